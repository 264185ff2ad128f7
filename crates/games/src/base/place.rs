//! Places on a board and how people type them.
//!
//! Columns are letters from the left (`a` … `z`, `aa` …). Rows are numbers from the top. `a1` is the upper left cell.
//! Records and games know only Latin letters. [`Labels::path`] reads what people type on a board with Cyrillic letters.

use std::fmt;

use serde::{Deserialize, Serialize};

const LATIN: [char; 26] = [
    'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w',
    'x', 'y', 'z',
];

/// The columns of a Cyrillic board: the row of the classic sea battle, without ё й ъ ы ь.
const CYRILLIC: [char; 28] = [
    'а', 'б', 'в', 'г', 'д', 'е', 'ж', 'з', 'и', 'к', 'л', 'м', 'н', 'о', 'п', 'р', 'с', 'т', 'у', 'ф', 'х', 'ц', 'ч',
    'ш', 'щ', 'э', 'ю', 'я',
];

/// The columns of a Ukrainian board: the alphabet without ґ ї й ь.
const UKRAINIAN: [char; 29] = [
    'а', 'б', 'в', 'г', 'д', 'е', 'є', 'ж', 'з', 'и', 'і', 'к', 'л', 'м', 'н', 'о', 'п', 'р', 'с', 'т', 'у', 'ф', 'х',
    'ц', 'ч', 'ш', 'щ', 'ю', 'я',
];

/// Number of columns that one or two Latin letters can name: `a` to `zz`.
const COLUMNS: u16 = 26 + 26 * 26;

/// Letters of the two scripts that look the same.
const TWINS: [(char, char); 13] = [
    ('a', 'а'),
    ('b', 'в'),
    ('c', 'с'),
    ('e', 'е'),
    ('h', 'н'),
    ('i', 'і'),
    ('k', 'к'),
    ('m', 'м'),
    ('o', 'о'),
    ('p', 'р'),
    ('t', 'т'),
    ('x', 'х'),
    ('y', 'у'),
];

/// Twins that are alike as capitals only. As small letters they are as likely meant as letters of the alphabet: a Latin
/// `b` as the second column of any board.
const CAPITALS: [char; 4] = ['b', 'в', 'h', 'н'];

/// The letters that a board is labelled with.
///
/// ```
/// use kletka_games::base::{Labels, Place};
/// let place = Place::new(2, 3);
/// assert_eq!((Labels::Latin.place(place), Labels::Cyrillic.place(place)), ("c4".to_owned(), "в4".to_owned()));
/// assert_eq!(Labels::Latin.column(26), "aa");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Labels {
    /// `a b c … z aa`.
    #[default]
    Latin,
    /// `а б в г д е ж з и к …`.
    Cyrillic,
    /// `а б в г д е є ж з и і к …`.
    Ukrainian,
}

impl Labels {
    fn alphabet(self) -> &'static [char] {
        match self {
            Labels::Latin => &LATIN,
            Labels::Cyrillic => &CYRILLIC,
            Labels::Ukrainian => &UKRAINIAN,
        }
    }

    /// The letters of a column, counted from 0.
    pub fn column(self, col: u16) -> String {
        let alphabet = self.alphabet();
        let digits = alphabet.len() as u16;
        let mut text = String::new();
        let mut rest = Some(col);
        while let Some(n) = rest {
            text.insert(0, alphabet[usize::from(n % digits)]);
            rest = (n / digits).checked_sub(1);
        }
        text
    }

    /// The name of a place in these letters.
    pub fn place(self, place: Place) -> String {
        format!("{}{}", self.column(place.col), u32::from(place.row) + 1)
    }

    /// Writes the coordinates of a canonical move text in these letters. Other words stay as they are.
    ///
    /// ```
    /// use kletka_games::base::Labels;
    /// assert_eq!(Labels::Cyrillic.text("b2-b4"), "б2-б4");
    /// assert_eq!(Labels::Cyrillic.text("d4>e5 c3"), "г4>д5 в3");
    /// assert_eq!(Labels::Cyrillic.text("random"), "random");
    /// ```
    pub fn text(self, canonical: &str) -> String {
        if self == Labels::Latin {
            return canonical.to_owned();
        }
        let mut text = String::with_capacity(canonical.len());
        for piece in canonical.split_inclusive(BETWEEN) {
            let word = piece.trim_end_matches(BETWEEN);
            match Place::read(word) {
                Some(place) if word.starts_with(|c: char| c.is_ascii_lowercase()) => text += &self.place(place),
                _ => text += word,
            }
            text += &piece[word.len()..];
        }
        text
    }

    /// The lookalike of a lowercase letter in this script, or the letter itself.
    ///
    /// ```
    /// use kletka_games::base::Labels;
    /// assert_eq!((Labels::Cyrillic.twin('a'), Labels::Cyrillic.twin('q')), ('а', 'q'));
    /// ```
    pub fn twin(self, letter: char) -> char {
        let twin = match self {
            Labels::Latin => TWINS.iter().find(|(_, c)| *c == letter).map(|(l, _)| *l),
            // Not every alphabet has the letter.
            Labels::Cyrillic | Labels::Ukrainian => {
                let twin = TWINS.iter().find(|(l, _)| *l == letter).map(|(_, c)| *c);
                twin.filter(|twin| self.alphabet().contains(twin))
            }
        };
        twin.unwrap_or(letter)
    }

    /// The column that these letters name. Lookalikes from the other script count too.
    pub(super) fn index(self, letters: &str) -> Result<u16, char> {
        let alphabet = self.alphabet();
        let mut col: u32 = 0;
        for typed in letters.chars() {
            let letter = typed.to_lowercase().next().unwrap_or(typed);
            let twin = if letter == typed && CAPITALS.contains(&letter) { letter } else { self.twin(letter) };
            let digit = alphabet.iter().position(|c| *c == twin).ok_or(letter)?;
            col = col * alphabet.len() as u32 + digit as u32 + 1;
        }
        u16::try_from(col - 1).map_err(|_| letters.chars().next().unwrap_or(' '))
    }
}

/// A cell or a node: column and row, both counted from 0.
///
/// ```
/// use kletka_games::base::Place;
/// let place = Place::new(4, 3);
/// assert_eq!(place.to_string(), "e4");
/// assert!(place.within(5, 4) && !place.within(4, 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Column, counted from the left.
    pub col: u16,
    /// Row, counted from the top.
    pub row: u16,
}

/// Latin, as the record writes it: `e4`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Labels::Latin.place(*self))
    }
}

impl Place {
    /// The place in this column and row, both counted from 0.
    pub fn new(col: u16, row: u16) -> Place {
        Place { col, row }
    }

    /// The place this many columns and rows away. `None` before the first column or row.
    ///
    /// ```
    /// use kletka_games::base::Place;
    /// let corner = Place::new(0, 0);
    /// assert_eq!((corner.moved((2, 1)), corner.moved((0, -1))), (Some(Place::new(2, 1)), None));
    /// ```
    pub fn moved(self, (cols, rows): (i16, i16)) -> Option<Place> {
        Some(Place::new(self.col.checked_add_signed(cols)?, self.row.checked_add_signed(rows)?))
    }

    /// Whether the place lies on a board with this many columns and rows.
    pub fn within(self, cols: u16, rows: u16) -> bool {
        self.col < cols && self.row < rows
    }

    /// Reads exactly one place in any of the ways people type it: `e4`, `E4`, `e 4`, `4e`, `e-4`, `e4!`.
    ///
    /// ```
    /// use kletka_games::base::Place;
    /// for typed in ["e4", "E4", "e 4", "4e", "e-4", "e4!"] {
    ///     assert_eq!(Place::read(typed), Some(Place::new(4, 3)), "{typed}");
    /// }
    /// assert_eq!((Place::read("e4 e5"), Place::read("hello")), (None, None));
    /// ```
    pub fn read(text: &str) -> Option<Place> {
        match Place::read_path(text)?.as_slice() {
            [place] => Some(*place),
            _ => None,
        }
    }

    /// Reads one or more places: `b2-b3`, `b2 b3`, `b2b3`, `b2:b3`, and paths of any length.
    ///
    /// ```
    /// use kletka_games::base::Place;
    /// let ship = Some(vec![Place::new(1, 1), Place::new(1, 2)]);
    /// assert_eq!([Place::read_path("b2-b3"), Place::read_path("b2b3")], [ship.clone(), ship]);
    /// ```
    pub fn read_path(text: &str) -> Option<Vec<Place>> {
        let runs = runs(text)?;
        runs.chunks(2)
            .map(|pair| {
                let [one, two] = pair else { return None };
                let (letters, digits) = if one.is_number() { (two, one) } else { (one, two) };
                let col = Labels::Latin.index(&letters.text).ok().filter(|_| letters.text.is_ascii())?;
                let row: u16 = digits.text.parse().ok()?;
                Some(Place { col, row: row.checked_sub(1)? })
            })
            .collect()
    }
}

/// The reason why a text is not a place on a board.
///
/// ```
/// use kletka_games::base::Labels;
/// use kletka_games::base::place::Misread;
/// assert_eq!(Labels::Latin.path("hello"), Err(Misread::Shape));
/// assert_eq!(Labels::Latin.path("ж4"), Err(Misread::Letter('ж')));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misread {
    /// The text does not consist of columns and rows.
    Shape,
    /// It does, but boards with these letters do not have this one.
    Letter(char),
}

impl Labels {
    /// Reads one or more places as people type them on a board with these letters: in all ways of [`Place::read_path`],
    /// and with lookalikes from the other script.
    ///
    /// ```
    /// use kletka_games::base::{Labels, Place};
    /// assert_eq!(Labels::Cyrillic.path("в3"), Ok(vec![Place::new(2, 2)]));
    /// assert_eq!(Labels::Cyrillic.path("B3"), Ok(vec![Place::new(2, 2)]), "a Latin B looks like the printed one");
    /// assert!(Labels::Cyrillic.path("d3").is_err());
    /// ```
    ///
    /// # Errors
    /// If the text is not a place, or has letters of another board.
    pub fn path(self, text: &str) -> Result<Vec<Place>, Misread> {
        let runs = runs(text).ok_or(Misread::Shape)?;
        runs.chunks(2).map(|pair| self.pair(pair)).collect()
    }

    /// The place at the beginning of a text, and its length in bytes: `в 2 к крона` begins with в2. Letters and digits
    /// must both end there, so `e44444` and `hello1` do not begin with a place.
    pub(crate) fn leading(self, text: &str) -> Result<(Place, usize), Misread> {
        let (mut runs, mut end, mut open) = (Vec::<Run>::new(), 0, false);
        for (at, typed) in text.char_indices() {
            let c = ascii(typed);
            let part = c.is_ascii_digit() || c.is_alphabetic();
            let goes_on = open && runs.last().is_some_and(|run| run.takes(c));
            if part && (goes_on || runs.len() < 2) {
                add(&mut runs, c, open).ok_or(Misread::Shape)?;
                (open, end) = (true, at + typed.len_utf8());
            } else if part || runs.len() == 2 || !is_gap(c) {
                break;
            } else {
                open = false;
            }
        }
        self.pair(&runs).map(|place| (place, end))
    }

    fn pair(self, pair: &[Run]) -> Result<Place, Misread> {
        let [one, two] = pair else { return Err(Misread::Shape) };
        let (letters, digits) = if one.is_number() { (two, one) } else { (one, two) };
        let row: u16 = digits.text.parse().map_err(|_| Misread::Shape)?;
        let row = row.checked_sub(1).ok_or(Misread::Shape)?;
        let col = self.index(&letters.text).map_err(Misread::Letter)?;
        // A text that a record cannot hold is not a place, although the longer alphabet has letters for it.
        if col < COLUMNS { Ok(Place { col, row }) } else { Err(Misread::Shape) }
    }
}

/// Letters or digits side by side: one or two letters, or one to three digits.
struct Run {
    text: String,
}

impl Run {
    fn is_number(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_digit())
    }

    /// Whether a letter or digit is of the same kind.
    fn takes(&self, c: char) -> bool {
        self.is_number() == c.is_ascii_digit()
    }
}

/// Adds a letter or digit to alternating runs: to the last one, if it is still `open`, or as a new one. `None` if no
/// place is written so. A long text is not read further than that.
fn add(runs: &mut Vec<Run>, c: char, open: bool) -> Option<()> {
    match runs.last_mut().filter(|run| run.takes(c)) {
        Some(run) => {
            run.text.push(c);
            let most = if c.is_ascii_digit() { 3 } else { 2 };
            (open && run.text.chars().count() <= most).then_some(())
        }
        None => {
            runs.push(Run { text: c.to_string() });
            Some(())
        }
    }
}

/// Splits a text into alternating runs. Their number is even. `None` for any other text.
fn runs(text: &str) -> Option<Vec<Run>> {
    let text = text.trim().trim_end_matches(['.', '!']);
    let (mut runs, mut open) = (Vec::new(), false);
    for c in text.chars().map(ascii) {
        let part = c.is_ascii_digit() || c.is_alphabetic();
        if part {
            add(&mut runs, c, open)?;
        } else if !is_gap(c) {
            return None;
        }
        open = part;
    }
    (!runs.is_empty() && runs.len().is_multiple_of(2)).then_some(runs)
}

/// Separators between the places of a canonical text.
const BETWEEN: [char; 5] = [' ', '-', ',', ':', '>'];

/// Whether `c` may separate the letters of a place from its digits.
pub(crate) fn is_gap(c: char) -> bool {
    matches!(c, ' ' | '-' | '–' | '—' | ':' | ',' | ';' | '\u{a0}')
}

/// The ASCII sign for a full-width one, as keyboards of East Asia write.
pub(crate) fn ascii(c: char) -> char {
    match c {
        '！'..='～' => char::from(b'!' + (u32::from(c) - u32::from('！')) as u8),
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_is_typed_in_many_ways() {
        let e4 = Some(Place::new(4, 3));
        for text in ["e4", "E4", "e 4", "4e", "e-4", "ｅ４", "Ｅ4", " e4 ", "e4.", "e4!", "4 E", "e – 4"] {
            assert_eq!(Place::read(text), e4, "{text:?}");
        }
        for text in ["", "e", "4", "e0", "e4x", "hello", "e4 e5", "e9999", "5 minutes", "4e5", "e4?", "é4", "е4"] {
            assert_eq!(Place::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn paths() {
        let path = Some(vec![Place::new(1, 1), Place::new(1, 2)]);
        for text in ["b2-b3", "b2 b3", "b2b3", "b2–b3", "b2:b3", "2b3b", "2b-3b", "B2, B3."] {
            assert_eq!(Place::read_path(text), path, "{text:?}");
        }
        assert_eq!(Place::read_path("a1 aa10 am32").map(|p| p.len()), Some(3));
    }

    #[test]
    fn columns_count_on_after_the_alphabet() {
        assert_eq!(Labels::Latin.column(25), "z");
        assert_eq!(Labels::Latin.column(26), "aa");
        assert_eq!(Labels::Latin.column(38), "am");
        assert_eq!(Labels::Cyrillic.column(9), "к");
        assert_eq!(Labels::Cyrillic.column(27), "я");
        assert_eq!(Labels::Cyrillic.column(28), "аа");
        assert_eq!([6, 10, 28, 29].map(|col| Labels::Ukrainian.column(col)), ["є", "і", "я", "аа"]);
        for col in 0..1500 {
            for labels in [Labels::Latin, Labels::Cyrillic, Labels::Ukrainian] {
                let letters = labels.column(col);
                if letters.chars().count() <= 2 {
                    assert_eq!(labels.index(&letters), Ok(col));
                }
            }
        }
    }

    #[test]
    fn a_board_reads_its_own_letters_and_their_twins() {
        let read = |labels: Labels, text| labels.path(text).map(|path| path.iter().map(Place::to_string).collect());
        let one = |text: &str| Ok(vec![text.to_owned()]);
        let cyrillic = |text| read(Labels::Cyrillic, text);
        assert_eq!(cyrillic("в3"), one("c3"));
        assert_eq!(cyrillic("B3"), one("c3"), "a Latin B looks like В");
        assert_eq!([cyrillic("b3"), cyrillic("h3")], ['b', 'h'].map(|letter| Err(Misread::Letter(letter))));
        assert_eq!(cyrillic("к10"), one("j10"));
        assert_eq!(cyrillic("а1-а4"), Ok(vec!["a1".into(), "a4".into()]));
        assert_eq!(cyrillic("d3"), Err(Misread::Letter('d')));
        assert_eq!(cyrillic("случайно"), Err(Misread::Shape));
        let ukrainian = |text| read(Labels::Ukrainian, text);
        assert_eq!([ukrainian("і2"), ukrainian("I2")], [one("k2"), one("k2")], "a Latin I looks like the printed one");
        assert_eq!(ukrainian("э2"), Err(Misread::Letter('э')));
        assert_eq!(cyrillic("i2"), Err(Misread::Letter('i')));
        let plain = |text| read(Labels::Latin, text);
        assert_eq!(plain("е4"), one("e4"), "a Cyrillic е");
        assert_eq!([plain("В4"), plain("в4")], [one("b4"), Err(Misread::Letter('в'))]);
        assert_eq!(plain("ж4"), Err(Misread::Letter('ж')));
        assert_eq!(plain("how are you"), Err(Misread::Shape));
    }

    #[test]
    fn a_column_that_no_record_can_name_is_no_place() {
        let (last, beyond) = (Labels::Cyrillic.column(COLUMNS - 1), Labels::Cyrillic.column(COLUMNS));
        assert_eq!(Labels::Cyrillic.path(&format!("{last}1")).map(|path| path[0].to_string()), Ok("zz1".into()));
        assert_eq!(Labels::Cyrillic.path(&format!("{beyond}1")), Err(Misread::Shape));
    }

    #[test]
    fn a_place_at_the_beginning_of_a_text() {
        let read =
            |text: &str| Labels::Cyrillic.leading(text).map(|(place, end)| (place.to_string(), text[end..].to_owned()));
        assert_eq!(read("в 2 к крона"), Ok(("c2".into(), " к крона".into())));
        assert_eq!(read("в2>"), Ok(("c2".into(), ">".into())));
        assert_eq!(read("2в-д4"), Ok(("c2".into(), "-д4".into())));
        assert_eq!(read("крона"), Err(Misread::Shape));
        assert_eq!(read("в2222"), Err(Misread::Shape));
        assert_eq!(read("> в2"), Err(Misread::Shape));
        assert_eq!(read("d2 к"), Err(Misread::Letter('d')));
    }

    #[test]
    fn canonical_texts_are_shown_in_the_letters_of_the_board() {
        assert_eq!(Labels::Cyrillic.text("c3"), "в3");
        assert_eq!(Labels::Cyrillic.text("a1-a4"), "а1-а4");
        assert_eq!(Labels::Cyrillic.text("roll"), "roll");
        assert_eq!(Labels::Cyrillic.text("paint c3"), "paint в3");
        assert_eq!(Labels::Latin.text("c3"), "c3");
    }
}
