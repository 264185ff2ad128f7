//! Gestures: how a move is made on the board with a finger.

use crate::base::Place;

/// The parts of a move that is made on the board with a finger. Pages collect the places and write the text that the
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
        /// The sign between two of them.
        between: char,
        /// The start of a path that goes on from there. The place itself is not typed.
        from: Option<Place>,
        /// The ends of a path beyond the board, as for a goal: steps to the right and down from the place `a1`. Such a
        /// node has no name, so its link is typed as an arrow: `e1 ↑`.
        beyond: Vec<(i16, i16)>,
    },
    /// Points between the lines, in tenths: `7.3 12.8`, several with commas. They lie on a
    /// [`Sheet`](crate::game::scene::Sheet).
    Points {
        /// How many at most.
        most: u16,
        /// The middles of pieces there. A touch of a piece means its middle.
        pieces: Vec<(i32, i32)>,
        /// Half the width and half the height of a piece; nothing where no pieces are placed.
        half: Option<(i32, i32)>,
    },
    /// A place and a letter: `b2 k`.
    Letter,
    /// A word along letters on the board, and one new letter among them: `c2 k crank`.
    Word {
        /// The letters on the board.
        letters: Vec<(Place, char)>,
    },
    /// Ships, each by its two ends: `a1-a4, c3`. One that is already exactly there is taken back.
    Fleet {
        /// The ships already placed.
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
        Gesture::Places { least: 2, most: 2, between: '-', from: None, beyond: Vec::new() }
    }

    /// So many places at least and at most.
    pub const fn places(least: u16, most: u16) -> Gesture {
        Gesture::Places { least, most, between: ' ', from: None, beyond: Vec::new() }
    }

    /// A path of at most `most` steps that goes on from a place.
    pub const fn path(from: Place, most: u16) -> Gesture {
        Gesture::Places { least: 1, most, between: ' ', from: Some(from), beyond: Vec::new() }
    }

    /// The same path, if it may also end at one of these nodes beyond the board.
    #[must_use]
    pub fn out_to(self, nodes: impl IntoIterator<Item = (i16, i16)>) -> Gesture {
        match self {
            Gesture::Places { least, most, between, from, .. } => {
                Gesture::Places { least, most, between, from, beyond: nodes.into_iter().collect() }
            }
            other => other,
        }
    }

    /// One point, and no pieces to place.
    pub const fn point() -> Gesture {
        Gesture::Points { most: 1, pieces: Vec::new(), half: None }
    }
}
