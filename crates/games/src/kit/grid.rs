//! Rectangular boards: walking over their cells, printing them as text, and windows of a larger sheet.

use crate::base::Place;
pub use crate::base::Window;

/// All cells of a board, row by row from the upper left corner.
///
/// ```
/// use kletka_games::kit::grid;
///
/// let names: Vec<String> = grid::places(2, 2).map(|place| place.to_string()).collect();
/// assert_eq!(names, ["a1", "b1", "a2", "b2"]);
/// ```
pub fn places(cols: u16, rows: u16) -> impl Iterator<Item = Place> {
    Window::board(cols, rows).places()
}

/// A board as text: column letters above, row numbers at the left, one sign a cell. No trailing newline.
///
/// ```
/// let text = kletka_games::kit::grid::text(2, 2, |place| if place.col == place.row { 'x' } else { '.' });
/// assert_eq!(text, "  a b\n1 x .\n2 . x");
/// ```
pub fn text(cols: u16, rows: u16, sign: impl Fn(Place) -> char) -> String {
    Window::board(cols, rows).text(sign)
}
