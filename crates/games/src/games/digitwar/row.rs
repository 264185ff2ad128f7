//! The row, and the effect of a move.

use crate::game::{Outcome, Reject, Seat, Text};
use crate::kit::party::Party;

/// A move, which need not be legal. Places count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Lowers the digit of a place.
    Lower {
        /// The place of the digit.
        place: u32,
        to: u32,
    },
    /// Erases the zero of a place, and everything to its right.
    Erase {
        /// The place of the zero.
        place: u32,
    },
}

/// Digits that were erased together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Erased {
    /// The first of them, counted from 0.
    pub from: usize,
    /// The index behind the last of them.
    pub to: usize,
    /// The seat that erased them.
    pub by: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Last {
    /// The index of a lowered digit, and the old digit.
    Lowered(usize, u8),
    /// The latest of the erasures.
    Erased,
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The digits on the paper, including the erased ones.
    pub paper: Vec<u8>,
    /// How many digits are left.
    pub left: usize,
    /// The seat that wrote each digit; `None` for digits of the start.
    pub by: Vec<Option<Seat>>,
    /// The erasures, from right to left.
    pub erased: Vec<Erased>,
    pub last: Option<Last>,
    /// The turns, and the seats that have left. At the end the loser is among these.
    pub party: Party,
}

impl Row {
    pub fn new(paper: Vec<u8>, seats: u8, first: Seat) -> Row {
        let (left, by) = (paper.len(), vec![None; paper.len()]);
        Row { paper, left, by, erased: Vec::new(), last: None, party: Party::new(seats, first) }
    }

    /// The digits that are left.
    pub fn digits(&self) -> &[u8] {
        &self.paper[..self.left]
    }

    /// The result at the end. The first player to leave is last, the one who emptied the row comes before those who
    /// left, and all others share the first place.
    pub fn outcome(&self) -> Option<Outcome> {
        (self.left == 0).then(|| Outcome { places: self.party.last_in(), scores: None })
    }

    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (digit, place) in self.digits().iter().zip(1..) {
            match digit {
                0 => moves.push(Move::Erase { place }),
                _ => moves.extend((0..u32::from(*digit)).map(|to| Move::Lower { place, to })),
            }
        }
        moves
    }

    /// Plays a move of the seat to move.
    pub fn play(&mut self, m: Move) -> Result<(), Reject> {
        let (Move::Lower { place, .. } | Move::Erase { place }) = m;
        let refuse = |key: &'static str| Err(Reject::illegal(Text::new(key).with("place", place)));
        let index = (place as usize).wrapping_sub(1);
        let Some(&digit) = self.digits().get(index) else {
            let text = Text::new("digitwar-reject-place").with("place", place).with("last", self.left);
            return Err(Reject::illegal(text));
        };
        match m {
            Move::Lower { .. } if digit == 0 => return refuse("digitwar-reject-zero"),
            Move::Lower { to, .. } if to >= u32::from(digit) => {
                let text = Text::new("digitwar-reject-higher").with("place", place).with("digit", digit);
                return Err(Reject::illegal(text.with("most", digit - 1)));
            }
            Move::Lower { to, .. } => {
                self.paper[index] = to as u8;
                self.by[index] = Some(self.party.mover());
                self.last = Some(Last::Lowered(index, digit));
            }
            Move::Erase { .. } if digit > 0 => {
                let text = Text::new("digitwar-reject-erase").with("place", place).with("digit", digit);
                return Err(Reject::illegal(text));
            }
            Move::Erase { .. } => self.erase(index),
        }
        if self.left == 0 {
            self.party.leave(self.party.mover());
        } else {
            self.party.pass();
        }
        Ok(())
    }

    fn erase(&mut self, from: usize) {
        self.erased.push(Erased { from, to: self.left, by: self.party.mover() });
        self.left = from;
        self.last = Some(Last::Erased);
    }
}
