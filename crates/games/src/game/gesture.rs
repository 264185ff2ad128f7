//! The board under a finger: what a move is made of, and where its places lie on a drawing.

use super::Scene;
use super::scene::{Pt, pt};
use crate::base::{Place, Seat};

/// What a move is made of that is made on the board by a finger. Pages collect the places and write the text that the
/// game reads; they know no game.
///
/// ```
/// use kletka_games::game::{Seat, Gesture, Viewer};
/// use kletka_games::games::GAMES;
/// use kletka_games::play::{Match, record};
/// let made_of = |text: &str| {
///     let (header, lines) = record::read(text, GAMES).expect("a record");
///     Match::replay(header, lines).expect("legal moves").position().gesture(Viewer::Public, Seat(0))
/// };
/// assert_eq!(made_of("game tictactoe\nseats Anna | Boris\n"), Some(Gesture::place()));
/// assert_eq!(made_of("game boxes\nseats Anna | Boris\n"), Some(Gesture::line()));
/// assert_eq!(made_of("game pig\nseats Anna | Boris\n"), None);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Gesture {
    /// Places, one after the other: `b2`, `b2-b3`, `e6 f7 g8`.
    Places {
        /// How many at least.
        least: u16,
        /// How many at most.
        most: u16,
        /// What stands between two of them.
        between: char,
        /// Where a path begins that goes on from there; the place itself is not typed.
        from: Option<Place>,
    },
    /// A place and a letter: `b2 k`.
    Letter,
    /// A word along letters that stand on the board, and one new letter among them: `c2 k crank`.
    Word {
        /// The letters that stand there.
        letters: Vec<(Place, char)>,
    },
    /// Ships, each by its two ends: `a1-a4, c3`. One that stands exactly there is taken back.
    Fleet {
        /// Those that stand there.
        ships: Vec<(Place, Place)>,
        /// How long those are that are missing.
        missing: Vec<u8>,
    },
}

impl Gesture {
    /// One place.
    pub const fn place() -> Gesture {
        Gesture::places(1, 1)
    }

    /// Two places with a dash between them.
    pub const fn line() -> Gesture {
        Gesture::Places { least: 2, most: 2, between: '-', from: None }
    }

    /// So many places at least and at most.
    pub const fn places(least: u16, most: u16) -> Gesture {
        Gesture::Places { least, most, between: ' ', from: None }
    }

    /// A path of at most so many steps that goes on from a place.
    pub const fn path(from: Place, most: u16) -> Gesture {
        Gesture::Places { least: 1, most, between: ' ', from: Some(from) }
    }
}

/// A board of places on a drawing. A sheet of which only some rows are shown is drawn in blocks, each of them a board.
///
/// ```
/// use kletka_games::game::Place;
/// use kletka_games::game::scene::{Scene, pt};
/// let mut scene = Scene::new(5.0, 5.0);
/// scene.coordinates(pt(1.5, 1.5), 3, 2, 1.0, 1.0, 0.5);
/// let board = &scene.boards[0];
/// assert_eq!((board.cols, board.rows.as_slice()), (3, &[0, 1][..]));
/// assert_eq!(board.at(Place::new(2, 1)), Some(pt(3.5, 2.5)));
/// assert_eq!(board.at(Place::new(2, 2)), None);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The middle of its first place.
    pub first: Pt,
    /// How far neighbours are apart.
    pub step: f32,
    /// The first column, 0 = `a`.
    pub col: u16,
    /// How many columns there are.
    pub cols: u16,
    /// The rows from the top, 0 = `1`.
    pub rows: Vec<u16>,
    /// The seat whose moves go there; `None`: everybody's.
    pub seat: Option<Seat>,
}

impl Board {
    /// Where a place lies; `None` for one that is not on the board.
    pub fn at(&self, place: Place) -> Option<Pt> {
        let col = place.col.checked_sub(self.col).filter(|col| *col < self.cols)?;
        let row = self.rows.iter().position(|row| *row == place.row)?;
        Some(pt(self.first.x + self.step * f32::from(col), self.first.y + self.step * row as f32))
    }

    /// Its places.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.rows.iter().flat_map(|row| (self.col..self.col + self.cols).map(|col| Place::new(col, *row)))
    }
}

impl Scene {
    /// Says whose moves go to the board that was drawn last: of two like boards that of an opponent, or the own one.
    pub fn played_by(&mut self, seat: Seat) {
        if let Some(board) = self.boards.last_mut() {
            board.seat = Some(seat);
        }
    }

    /// The boards where a move of a seat goes; of one of several whom nobody has told apart, those of everybody.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::game::scene::{Scene, pt};
    /// let mut scene = Scene::new(5.0, 10.0);
    /// for (seat, y) in [(Seat(1), 1.5), (Seat(0), 6.5)] {
    ///     scene.coordinates(pt(1.5, y), 3, 3, 1.0, 1.0, 0.5);
    ///     scene.played_by(seat);
    /// }
    /// let tops: Vec<f32> = scene.touched_by(Some(Seat(0))).map(|board| board.first.y).collect();
    /// assert_eq!((tops, scene.touched_by(None).count()), (vec![6.5], 0));
    /// ```
    pub fn touched_by(&self, seat: Option<Seat>) -> impl Iterator<Item = &Board> {
        self.boards.iter().filter(move |board| board.seat.is_none() || board.seat == seat)
    }
}
