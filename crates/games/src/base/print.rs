//! Text boards for readers: they use the letters of the reader's board, and show only a part of a large sheet.

use std::ops::Range;

use super::{Labels, Window};

/// A column of a text board: its number, and its span in a line, including the gap before it.
struct Column {
    col: u16,
    at: Range<usize>,
}

impl Labels {
    /// A text board in this reader's letters. With a `part`, it shows only that part of the sheet. Lines that are not
    /// rows of a board stay as they are.
    ///
    /// ```
    /// use kletka_games::base::{Labels, Place, Window};
    ///
    /// let board = "  a b c\n1 x . .\n2 . o .\n3 . . x";
    /// assert_eq!(Labels::Cyrillic.board(board, None), board.replace("a b c", "а б в"));
    /// let part = Window { from: Place::new(1, 1), cols: 2, rows: 2 };
    /// assert_eq!(Labels::Latin.board(board, Some(part)), "  b c\n2 o .\n3 . x");
    /// ```
    pub fn board(self, text: &str, part: Option<Window>) -> String {
        let (mut margin, mut columns, mut lines) = (0, Vec::<Column>::new(), Vec::new());
        for line in text.lines() {
            let signs: Vec<char> = line.chars().collect();
            let row = line.split_whitespace().next().and_then(|first| first.parse::<u16>().ok());
            let piece = |at: Range<usize>| signs.get(at).unwrap_or_default().iter().collect::<String>();
            if let Some(heads) = heads(&signs) {
                margin = heads.first().map_or(0, |first| first.at.start);
                columns = heads;
                columns.retain(|head| part.is_none_or(|part| shows(part.from.col, part.cols, head.col)));
                let name = |head: &Column| format!("{:>1$}", self.column(head.col), head.at.len());
                lines.push(piece(0..margin) + &columns.iter().map(name).collect::<String>());
            } else if let (Some(part), Some(row), false) = (part, row, columns.is_empty()) {
                let cells = columns.iter().map(|column| piece(column.at.clone())).collect::<String>();
                let shown = row > 0 && shows(part.from.row, part.rows, row - 1);
                lines.extend(shown.then(|| piece(0..margin) + &cells));
            } else {
                lines.push(line.to_owned());
            }
        }
        lines.join("\n")
    }
}

/// Whether `one` is among the `count` columns or rows that start at `from`.
fn shows(from: u16, count: u16, one: u16) -> bool {
    one.checked_sub(from).is_some_and(|n| n < count)
}

/// The columns that a line names, if it does nothing else. They follow each other; a second board starts again from its
/// first.
fn heads(signs: &[char]) -> Option<Vec<Column>> {
    let mut columns: Vec<Column> = Vec::new();
    let mut begin = signs.iter().position(|sign| *sign != ' ').filter(|first| *first > 0)?;
    while begin < signs.len() {
        let end = signs[begin..].iter().position(|sign| *sign == ' ').map_or(signs.len(), |len| begin + len);
        let letters: String = signs[begin..end].iter().collect();
        let short = end - begin <= 2 && letters.chars().all(|c| c.is_ascii_lowercase());
        let col = short.then(|| Labels::Latin.index(&letters).ok()).flatten()?;
        // A window of a larger sheet may begin with any letter.
        let follows = columns.last().is_none_or(|last| col == last.col + 1 || col == columns[0].col);
        let from = columns.last().map_or(begin - 1, |last| last.at.end);
        columns.push(follows.then_some(Column { col, at: from..end })?);
        begin = signs[end..].iter().position(|sign| *sign != ' ').map_or(signs.len(), |gap| end + gap);
    }
    (columns.len() > 1).then_some(columns)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Place;

    #[test]
    fn a_part_of_a_large_sheet_keeps_its_columns_under_their_letters() {
        let sheet = Window::board(39, 32);
        let text = sheet.text(|place| if place == Place::new(27, 9) { 'x' } else { '.' });
        let part = sheet.around(Place::new(27, 9), 4, 3);
        assert_eq!(
            Labels::Latin.board(&text, Some(part)),
            "   z aa ab ac\n 9 .  .  .  .\n10 .  .  x  .\n11 .  .  .  ."
        );
        let cyrillic = Labels::Cyrillic.board(&text, Some(part));
        assert_eq!(cyrillic.lines().next(), Some("   э  ю  я аа"));
        assert_eq!(Labels::Latin.board(&text, None), text);
    }

    #[test]
    fn boards_beside_each_other_both_get_their_letters() {
        let text = "  a b c     a b c\n1 . . .   1 - - .";
        assert_eq!(Labels::Cyrillic.board(text, None), "  а б в     а б в\n1 . . .   1 - - .");
        for plain in ["goal 50, 2 dice", "  seat total burnt\n     1    14", "", "|||..", "seat 2: [6-5] = 11"] {
            assert_eq!(Labels::Cyrillic.board(plain, None), plain);
        }
    }
}
