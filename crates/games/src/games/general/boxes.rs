//! The ten boxes of general: the six faces, straight, full house, four of a kind and the general, five equal dice.

use crate::game::{OptDef, OptKind, OptValues};

/// The words of the boxes, from the top of the sheet.
pub const WORDS: &[&str] =
    &["ones", "twos", "threes", "fours", "fives", "sixes", "straight", "full", "four", "general"];

/// How many boxes at the top belong to faces.
pub const FACES: usize = 6;

/// The row of the general.
pub const GENERAL: usize = 9;

/// The option for the points: those of the book, or the usual ones.
pub const POINTS: OptDef = OptDef::new("points", OptKind::Choice(&["book", "public"]));

/// The points of the boxes below the faces, from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    points: [i32; 4],
    /// The bonus of a straight, a full house or four of a kind on the first throw.
    at_once: i32,
}

/// The points of the book. A general counts 40, and the others stand below it as they usually do.
pub const BOOK: Scale = Scale { points: [10, 20, 30, 40], at_once: 5 };
/// The usual points.
pub const PUBLIC: Scale = Scale { points: [20, 30, 40, 60], at_once: 5 };

impl Scale {
    /// The scale that the options choose.
    pub fn of(values: &OptValues) -> Scale {
        if values.choice("points") == "public" { PUBLIC } else { BOOK }
    }

    /// The same scale without a bonus for the first throw.
    #[must_use]
    pub const fn level(self) -> Scale {
        Scale { at_once: 0, ..self }
    }

    /// The score of five dice in the box of a row, from how many show each face; `None` if they lack what the box
    /// wants.
    ///
    /// ```
    /// use kletka_games::games::general::boxes::{BOOK, PUBLIC};
    ///
    /// let full = [0, 0, 2, 0, 3, 0];
    /// assert_eq!((BOOK.score(7, &full, false), PUBLIC.score(7, &full, true)), (Some(20), Some(35)));
    /// assert_eq!((BOOK.score(4, &full, true), BOOK.score(0, &full, true)), (Some(15), None));
    /// ```
    pub fn score(self, row: usize, hand: &[u8; 6], first: bool) -> Option<i32> {
        if let Some(&dice) = hand.get(row) {
            return (dice > 0).then(|| i32::from(dice) * (row as i32 + 1));
        }
        let met = match row {
            6 => hand[1..5].iter().all(|dice| *dice == 1),
            7 => hand.contains(&3) && hand.contains(&2),
            8 => hand.iter().any(|dice| *dice >= 4),
            _ => hand.contains(&5),
        };
        let more = if first && row != GENERAL { self.at_once } else { 0 };
        self.points.get(row - 6).filter(|_| met).map(|points| points + more)
    }
}
