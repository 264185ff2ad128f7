//! The board under a finger: what a move is made of.

use crate::base::Place;

/// What a move is made of that is made on the board by a finger. Pages collect the places and write the text that the
/// game reads; they know no game.
///
/// ```
/// use kletka_games::game::{Gesture, Seat, Viewer};
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
