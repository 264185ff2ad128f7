//! Score sheets: a row for each box, a column for each player. You fill each box once.

mod draw;

use crate::game::scene::Says;
use crate::game::{Seat, Seats};

/// The content of a box.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Entry {
    /// Empty so far.
    #[default]
    Open,
    /// Filled with points, which may be 0 or negative.
    Scored(i32),
    /// Struck out: worth nothing.
    Struck,
}

/// A table of boxes for 2 to 50 players. A bonus at the end is a row as well.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::kit::scores::{Entry, ScoreSheet};
///
/// let mut sheet = ScoreSheet::new(15, 3);
/// assert!(sheet.score(4, Seat(0), 25));
/// assert!(!sheet.score(4, Seat(0), 30), "a box is filled once");
/// assert!(sheet.strike(5, Seat(0)));
/// assert_eq!((sheet.entry(5, Seat(0)), sheet.total(Seat(0))), (Entry::Struck, 25));
/// assert_eq!(sheet.filled(Seat(0)), 2);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreSheet {
    rows: usize,
    /// A column for each seat, with all rows.
    columns: Vec<Vec<Entry>>,
    /// The covered columns, and whether their players have finished the pending step.
    covered: Vec<(Seat, bool)>,
    /// The seat whose boxes are drawn if there are too many players for columns.
    front: Option<Seat>,
    /// The viewer's seat, if known.
    own: Option<Seat>,
    /// The places that order the lines of many players; empty during the match.
    places: Vec<u8>,
    /// The remaining points of each box that all players share, if they share any.
    left: Vec<Says>,
    /// The first row below the rule that divides the rows. Without such a rule, it is the count of rows.
    upper: usize,
    /// The points that boxes could have now.
    prices: Vec<(usize, Seat, i32)>,
    /// Least width of the drawing with columns, in squares.
    wide: f32,
}

impl ScoreSheet {
    /// An empty sheet with this many rows and seats (2 to 50).
    pub fn new(rows: usize, seats: u8) -> ScoreSheet {
        assert!((2..=50).contains(&seats), "two to fifty seats");
        ScoreSheet::of(vec![vec![Entry::Open; rows]; usize::from(seats)])
    }

    /// A sheet with these columns, one per seat.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::scores::{Entry, ScoreSheet};
    ///
    /// let sheet = ScoreSheet::of(vec![vec![Entry::Scored(9), Entry::Open], vec![Entry::Open, Entry::Struck]]);
    /// assert_eq!((sheet.rows(), sheet.total(Seat(0)), sheet.filled(Seat(1))), (2, 9, 1));
    /// ```
    pub fn of(columns: Vec<Vec<Entry>>) -> ScoreSheet {
        let rows = columns.first().map_or(0, Vec::len);
        ScoreSheet {
            rows,
            columns,
            covered: Vec::new(),
            front: None,
            own: None,
            places: Vec::new(),
            left: Vec::new(),
            upper: rows,
            prices: Vec::new(),
            wide: 0.0,
        }
    }

    /// Covers the column of a seat, whose entries are unknown. `done`: the player has finished the pending step.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(1, 2);
    /// sheet.cover(Seat(0), true);
    /// sheet.cover(Seat(1), false);
    /// assert_eq!(sheet.text(&["pair"]), "        1   2\npair    #   #\ntotal   +   ?");
    /// ```
    pub fn cover(&mut self, seat: Seat, done: bool) {
        self.covered.push((seat, done));
    }

    /// Sets the seat whose boxes are drawn if there are too many players for columns. Without it, no boxes are drawn.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(10, 50);
    /// let lists = sheet.extent();
    /// sheet.show(Seat(7));
    /// assert!(sheet.extent().1 > lists.1);
    /// ```
    pub fn show(&mut self, seat: Seat) {
        self.front = Some(seat);
    }

    /// Sets the viewer. With many players, that line is marked.
    pub fn looked_at_by(&mut self, seat: Seat) {
        self.own = Some(seat);
    }

    /// Sets the place of each seat. The lines of many players are in that order.
    ///
    /// ```
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(10, 7);
    /// let before = sheet.clone();
    /// sheet.rank(vec![2, 1, 3, 4, 5, 6, 7]);
    /// assert!(sheet != before && sheet.extent() == before.extent());
    /// ```
    pub fn rank(&mut self, places: Vec<u8>) {
        self.places = places;
    }

    /// Sets the remaining points of each box, in a column of its own after their names.
    ///
    /// ```
    /// use kletka_games::game::scene::Says;
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(2, 3);
    /// let (narrow, _) = sheet.extent();
    /// sheet.leave(["60", ""].map(|left| Says::Plain(left.to_owned())).to_vec());
    /// assert!(sheet.extent().0 > narrow);
    /// ```
    pub fn leave(&mut self, left: Vec<Says>) {
        self.left = left;
    }

    /// Divides the rows with a thick rule above this one. The sheet grows by nothing.
    ///
    /// ```
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(14, 2);
    /// let before = sheet.clone();
    /// sheet.part(7);
    /// assert!(sheet != before && sheet.extent() == before.extent());
    /// ```
    pub fn part(&mut self, upper: usize) {
        self.upper = upper;
    }

    /// Sets the points that the dice would score in a box now. They are drawn in pencil and in brackets; in a box that
    /// is filled, they come on top, and stand beside its entry.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(2, 2);
    /// let before = sheet.clone();
    /// sheet.price(1, Seat(0), 8);
    /// assert!(sheet != before && sheet.total(Seat(0)) == 0);
    /// ```
    pub fn price(&mut self, row: usize, seat: Seat, points: i32) {
        self.prices.push((row, seat, points));
    }

    /// Makes the columns of a few players so wide that the drawing has at least this width, in whole squares.
    ///
    /// ```
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(10, 2);
    /// let (_, height) = sheet.extent();
    /// sheet.widen(20.0);
    /// assert_eq!(sheet.extent(), (20.0, height));
    /// ```
    pub fn widen(&mut self, width: f32) {
        self.wide = width;
    }

    fn covered(&self, seat: Seat) -> Option<bool> {
        self.covered.iter().find(|(other, _)| *other == seat).map(|(_, done)| *done)
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// All seats of the sheet.
    pub fn seats(&self) -> Seats {
        // At most fifty.
        Seats::first(self.columns.len() as u8)
    }

    /// The content of a box.
    pub fn entry(&self, row: usize, seat: Seat) -> Entry {
        self.column(seat).get(row).copied().unwrap_or_default()
    }

    /// Writes points into an open box. `false`: there is no such open box, and nothing changes.
    pub fn score(&mut self, row: usize, seat: Seat, points: i32) -> bool {
        self.fill(row, seat, Entry::Scored(points))
    }

    /// Strikes an open box out. `false`: there is no such open box, and nothing changes.
    pub fn strike(&mut self, row: usize, seat: Seat) -> bool {
        self.fill(row, seat, Entry::Struck)
    }

    fn fill(&mut self, row: usize, seat: Seat, entry: Entry) -> bool {
        let place = self.columns.get_mut(seat.index()).and_then(|column| column.get_mut(row));
        let Some(place) = place.filter(|place| **place == Entry::Open) else { return false };
        *place = entry;
        true
    }

    /// The open rows of a seat, from the top.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(3, 2);
    /// sheet.strike(1, Seat(1));
    /// assert_eq!(sheet.open(Seat(1)).collect::<Vec<_>>(), [0, 2]);
    /// ```
    pub fn open(&self, seat: Seat) -> impl Iterator<Item = usize> {
        self.column(seat).iter().enumerate().filter(|(_, entry)| **entry == Entry::Open).map(|(row, _)| row)
    }

    /// The number of filled boxes of a seat.
    pub fn filled(&self, seat: Seat) -> usize {
        self.column(seat).iter().filter(|entry| **entry != Entry::Open).count()
    }

    /// Whether these seats have no open box left.
    ///
    /// ```
    /// use kletka_games::game::{Seat, Seats};
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(1, 2);
    /// sheet.score(0, Seat(0), 7);
    /// assert!(sheet.is_full(Seats::one(Seat(0))) && !sheet.is_full(Seats::first(2)));
    /// ```
    pub fn is_full(&self, seats: Seats) -> bool {
        seats.iter().all(|seat| self.filled(seat) == self.rows)
    }

    /// The points of a seat in some of the rows.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(10, 2);
    /// for (row, points) in [(0, 3), (5, 18), (8, 25)] {
    ///     sheet.score(row, Seat(1), points);
    /// }
    /// assert_eq!((sheet.sum(Seat(1), 0..6), sheet.sum(Seat(1), [0, 8])), (21, 28));
    /// ```
    pub fn sum(&self, seat: Seat, rows: impl IntoIterator<Item = usize>) -> i64 {
        let points = |row| match self.entry(row, seat) {
            Entry::Scored(points) => i64::from(points),
            Entry::Open | Entry::Struck => 0,
        };
        rows.into_iter().map(points).sum()
    }

    /// The points of a seat in all rows.
    pub fn total(&self, seat: Seat) -> i64 {
        self.sum(seat, 0..self.rows)
    }

    /// The sheet as text: a line for each row, a column for each seat, `.` for an open box, `-` for a struck one, and
    /// the totals below. A covered column has `#`, and below it `+` if its player is done. `heads` name the rows in
    /// Latin letters. No trailing newline.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(2, 2);
    /// sheet.score(0, Seat(0), 12);
    /// sheet.strike(1, Seat(1));
    /// assert_eq!(sheet.text(&["fours", "pair"]), "        1   2\nfours  12   .\npair    .   -\ntotal  12   0");
    /// ```
    pub fn text(&self, heads: &[&str]) -> String {
        let head = |row: usize| heads.get(row).copied().unwrap_or_default();
        let margin = (0..self.rows).map(|row| head(row).chars().count()).chain([5]).max().unwrap_or(5);
        let cell = |row: usize, seat: Seat| match self.entry(row, seat) {
            _ if self.covered(seat).is_some() => "#".to_owned(),
            Entry::Open => ".".to_owned(),
            Entry::Scored(points) => points.to_string(),
            Entry::Struck => "-".to_owned(),
        };
        let sum = |seat: Seat| match self.covered(seat) {
            Some(done) => if done { "+" } else { "?" }.to_owned(),
            None => self.total(seat).to_string(),
        };
        let line = |head: &str, cell: &dyn Fn(Seat) -> String| {
            let cells: String = self.seats().iter().map(|seat| format!(" {:>3}", cell(seat))).collect();
            format!("{head:<margin$}{cells}")
        };
        let rows = (0..self.rows).map(|row| line(head(row), &|seat| cell(row, seat)));
        let first = line("", &|seat| (seat.0 + 1).to_string());
        let last = line("total", &sum);
        [first].into_iter().chain(rows).chain([last]).collect::<Vec<_>>().join("\n")
    }

    fn column(&self, seat: Seat) -> &[Entry] {
        self.columns.get(seat.index()).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_sheet_counts_what_was_written_first(
            seats in 2u8..=50,
            entries in prop::collection::vec((0usize..9, 0u8..52, prop::option::of(-90i32..90)), 0..90),
        ) {
            let mut sheet = ScoreSheet::new(8, seats);
            let mut written = std::collections::BTreeMap::new();
            for (row, seat, points) in entries {
                let fits = row < 8 && seat < seats && !written.contains_key(&(row, seat));
                let done = match points {
                    Some(points) => sheet.score(row, Seat(seat), points),
                    None => sheet.strike(row, Seat(seat)),
                };
                prop_assert_eq!(done, fits);
                if fits {
                    written.insert((row, seat), points);
                }
            }
            for seat in sheet.seats().iter() {
                let own = || written.iter().filter(|((_, other), _)| *other == seat.0);
                let sum: i64 = own().map(|(_, points)| i64::from(points.unwrap_or(0))).sum();
                prop_assert_eq!(sheet.total(seat), sum);
                prop_assert_eq!(sheet.filled(seat), own().count());
                prop_assert!(sheet.open(seat).all(|row| !written.contains_key(&(row, seat.0))));
                prop_assert_eq!(sheet.filled(seat) + sheet.open(seat).count(), 8);
            }
        }
    }
}
