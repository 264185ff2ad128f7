//! Rectangular boards: loops over their cells, text boards, and windows of a larger sheet.

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

/// A board as text: column letters above, row numbers at the left, one sign per cell. No trailing newline.
///
/// ```
/// let text = kletka_games::kit::grid::text(2, 2, |place| if place.col == place.row { 'x' } else { '.' });
/// assert_eq!(text, "  a b\n1 x .\n2 . x");
/// ```
pub fn text(cols: u16, rows: u16, sign: impl Fn(Place) -> char) -> String {
    Window::board(cols, rows).text(sign)
}

/// The length of a row from a place in one direction: the farthest place up to which all are `held`, and the number of
/// steps to it. The place itself need not be held. A row ends at the first column and at the first row.
///
/// ```
/// use kletka_games::base::Place;
/// use kletka_games::kit::grid;
///
/// let held = |place: Place| place.col == place.row && place.col < 4;
/// assert_eq!(grid::run(Place::new(1, 1), (1, 1), held), (Place::new(3, 3), 2));
/// assert_eq!(grid::run(Place::new(1, 1), (-1, -1), held), (Place::new(0, 0), 1));
/// assert_eq!(grid::run(Place::new(1, 1), (1, 0), held), (Place::new(1, 1), 0));
/// ```
pub fn run(from: Place, step: (i16, i16), held: impl Fn(Place) -> bool) -> (Place, u16) {
    let mut end = (from, 0);
    while let Some(place) = end.0.moved(step).filter(|place| held(*place)) {
        end = (place, end.1 + 1);
    }
    end
}
