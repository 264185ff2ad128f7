//! Rectangular boards: walking over their cells and printing them as text.

use super::coord::Place;

/// All cells of a board, row by row from the upper left corner.
pub fn places(cols: u16, rows: u16) -> impl Iterator<Item = Place> {
    (0..rows).flat_map(move |row| (0..cols).map(move |col| Place::new(col, row)))
}

/// A board as text: column letters above, row numbers at the left, one sign a cell. No trailing newline.
///
/// ```
/// let text = kletka_games::kit::grid::text(2, 2, |place| if place.col == place.row { 'x' } else { '.' });
/// assert_eq!(text, "  a b\n1 x .\n2 . x");
/// ```
pub fn text(cols: u16, rows: u16, sign: impl Fn(Place) -> char) -> String {
    let margin = rows.to_string().len();
    let heads: Vec<String> = (0..cols).map(|col| super::coord::Labels::Latin.column(col)).collect();
    let head: String = heads.iter().map(|letters| format!(" {letters}")).collect();
    let mut lines = vec![" ".repeat(margin) + &head];
    for row in 0..rows {
        // A sign stands under the last of its letters.
        let cell = |(col, letters): (u16, &String)| format!(" {:>1$}", sign(Place::new(col, row)), letters.len());
        let cells: String = (0..).zip(&heads).map(cell).collect();
        lines.push(format!("{:>margin$}{cells}", row + 1));
    }
    lines.join("\n")
}
