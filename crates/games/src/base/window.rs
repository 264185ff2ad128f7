//! The part of a sheet that is shown.

use super::{Labels, Place};

/// The part of a sheet that is shown. A whole board is the window that begins at `a1`; on a sheet without visible ends
/// the window grows with the match. Places keep the letters and numbers that they have on the sheet.
///
/// ```
/// use kletka_games::base::Place;
/// use kletka_games::base::Window;
///
/// let sheet = Window::board(40, 40);
/// let start = sheet.around(Place::new(20, 20), 15, 15);
/// assert_eq!((start.from, start.last()), (Place::new(13, 13), Place::new(27, 27)));
/// // A mark two columns from the edge: the window grows just enough for a margin of four cells.
/// let grown = start.grown(Place::new(25, 20), 4, sheet);
/// assert_eq!((grown.from, grown.cols, grown.rows), (start.from, 17, 15));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// The upper left place.
    pub from: Place,
    /// Columns, at least 1.
    pub cols: u16,
    /// Rows, at least 1.
    pub rows: u16,
}

impl Window {
    /// A whole board.
    pub fn board(cols: u16, rows: u16) -> Window {
        Window { from: Place::new(0, 0), cols, rows }
    }

    /// The lower right place.
    ///
    /// ```
    /// use kletka_games::base::Window;
    ///
    /// assert_eq!(Window::board(40, 28).last().to_string(), "an28");
    /// ```
    pub fn last(self) -> Place {
        Place::new(self.from.col + (self.cols - 1), self.from.row + (self.rows - 1))
    }

    /// Whether a place is shown.
    ///
    /// ```
    /// use kletka_games::base::Place;
    /// use kletka_games::base::Window;
    ///
    /// let window = Window { from: Place::new(2, 2), cols: 3, rows: 3 };
    /// assert!(window.holds(Place::new(4, 4)) && !window.holds(Place::new(1, 2)));
    /// ```
    pub fn holds(self, place: Place) -> bool {
        let last = self.last();
        (self.from.col..=last.col).contains(&place.col) && (self.from.row..=last.row).contains(&place.row)
    }

    /// The window of this size on the sheet with `place` in its middle, or as near to it as the edges allow. A size
    /// larger than the sheet is cut down.
    ///
    /// ```
    /// use kletka_games::base::Place;
    /// use kletka_games::base::Window;
    ///
    /// let window = Window::board(40, 40).around(Place::new(1, 39), 15, 15);
    /// assert_eq!((window.from, window.cols), (Place::new(0, 25), 15));
    /// ```
    #[must_use]
    pub fn around(self, place: Place, cols: u16, rows: u16) -> Window {
        let (left, cols) = centred(self.from.col, self.cols, place.col, cols);
        let (top, rows) = centred(self.from.row, self.rows, place.row, rows);
        Window { from: Place::new(left, top), cols, rows }
    }

    /// This window, grown until it holds `place` with `margin` more on each side. It never shrinks, and it stays on the
    /// sheet.
    ///
    /// ```
    /// use kletka_games::base::Place;
    /// use kletka_games::base::Window;
    ///
    /// let window = Window { from: Place::new(5, 5), cols: 15, rows: 15 };
    /// let grown = window.grown(Place::new(1, 12), 4, Window::board(40, 40));
    /// assert_eq!((grown.from, grown.cols, grown.rows), (Place::new(0, 5), 20, 15));
    /// ```
    #[must_use]
    pub fn grown(self, place: Place, margin: u16, sheet: Window) -> Window {
        let (left, cols) = stretched((self.from.col, self.last().col), place.col, margin, sheet.from.col, sheet.cols);
        let (top, rows) = stretched((self.from.row, self.last().row), place.row, margin, sheet.from.row, sheet.rows);
        Window { from: Place::new(left, top), cols, rows }
    }

    /// The smallest window that holds this one and another.
    ///
    /// ```
    /// use kletka_games::base::Place;
    /// use kletka_games::base::Window;
    ///
    /// let other = Window { from: Place::new(4, 1), cols: 6, rows: 2 };
    /// assert_eq!(Window::board(3, 8).joined(other), Window::board(10, 8));
    /// ```
    #[must_use]
    pub fn joined(self, other: Window) -> Window {
        let from = Place::new(self.from.col.min(other.from.col), self.from.row.min(other.from.row));
        let last = Place::new(self.last().col.max(other.last().col), self.last().row.max(other.last().row));
        let side = |from: u16, last: u16| (last - from).saturating_add(1);
        Window { from, cols: side(from.col, last.col), rows: side(from.row, last.row) }
    }

    /// All places of the window, row by row from the upper left.
    ///
    /// ```
    /// use kletka_games::base::Place;
    /// use kletka_games::base::Window;
    ///
    /// let window = Window { from: Place::new(7, 7), cols: 2, rows: 1 };
    /// assert_eq!(window.places().collect::<Vec<_>>(), [Place::new(7, 7), Place::new(8, 7)]);
    /// ```
    pub fn places(self) -> impl Iterator<Item = Place> {
        let Place { col: left, row: top } = self.from;
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| Place::new(left + col, top + row)))
    }

    /// The window as text: column letters above, row numbers at the left, one sign per cell. No trailing newline.
    ///
    /// ```
    /// use kletka_games::base::Place;
    /// use kletka_games::base::Window;
    ///
    /// let window = Window { from: Place::new(25, 8), cols: 2, rows: 2 };
    /// let text = window.text(|place| if place.to_string() == "aa10" { 'x' } else { '.' });
    /// assert_eq!(text, "   z aa\n 9 .  .\n10 .  x");
    /// ```
    pub fn text(self, sign: impl Fn(Place) -> char) -> String {
        let number = |row: u16| (u32::from(row) + 1).to_string();
        let margin = number(self.last().row).len();
        let cols = self.from.col..=self.last().col;
        let heads: Vec<(u16, String)> = cols.map(|col| (col, Labels::Latin.column(col))).collect();
        let head: String = heads.iter().map(|(_, letters)| format!(" {letters}")).collect();
        let mut lines = vec![" ".repeat(margin) + &head];
        for row in self.from.row..=self.last().row {
            // A sign belongs under the last of its letters.
            let cell = |(col, letters): &(u16, String)| format!(" {:>1$}", sign(Place::new(*col, row)), letters.len());
            let cells: String = heads.iter().map(cell).collect();
            lines.push(format!("{:>margin$}{cells}", number(row)));
        }
        lines.join("\n")
    }
}

/// Start and length of a stretch round `middle` that stays within `from … from + len`.
fn centred(from: u16, len: u16, middle: u16, wanted: u16) -> (u16, u16) {
    let wanted = wanted.clamp(1, len);
    let begin = middle.saturating_sub(wanted / 2).clamp(from, from + (len - wanted));
    (begin, wanted)
}

/// Start and length of the stretch `low … high`, widened to hold `to` with a margin, within `from … from + len`.
fn stretched((low, high): (u16, u16), to: u16, margin: u16, from: u16, len: u16) -> (u16, u16) {
    let least = low.min(to.saturating_sub(margin).max(from));
    let most = high.max(to.saturating_add(margin).min(from + (len - 1)));
    (least, most - least + 1)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn place(most: u16) -> impl Strategy<Value = Place> {
        (0..most, 0..most).prop_map(|(col, row)| Place::new(col, row))
    }

    proptest! {
        #[test]
        fn a_window_grows_only_and_never_leaves_the_sheet(
            first in place(40), marks in prop::collection::vec(place(40), 0..20),
        ) {
            let sheet = Window::board(40, 40);
            let mut window = sheet.around(first, 15, 15);
            prop_assert!(window.holds(first) && (window.cols, window.rows) == (15, 15));
            for mark in marks {
                let before = window;
                window = window.grown(mark, 4, sheet);
                prop_assert!(window.holds(before.from) && window.holds(before.last()));
                prop_assert!(sheet.holds(window.from) && sheet.holds(window.last()));
                for near in sheet.places().filter(|p| p.col.abs_diff(mark.col).max(p.row.abs_diff(mark.row)) <= 4) {
                    prop_assert!(window.holds(near), "{mark} has too little margin at {near}");
                }
                prop_assert_eq!(window.grown(mark, 4, sheet), window);
            }
        }
    }

    #[test]
    fn the_places_of_a_window_are_those_that_it_holds() {
        let window = Window { from: Place::new(3, 5), cols: 4, rows: 2 };
        let held: Vec<Place> = Window::board(20, 20).places().filter(|place| window.holds(*place)).collect();
        assert_eq!(window.places().collect::<Vec<_>>(), held);
    }

    #[test]
    fn a_board_at_the_end_of_all_numbers_does_not_overflow() {
        let window = Window { from: Place::new(u16::MAX, u16::MAX), cols: 1, rows: 1 };
        assert!(window.holds(window.last()) && window.text(|_| 'x').ends_with("65536    x"));
    }
}
