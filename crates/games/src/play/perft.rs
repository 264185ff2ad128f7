//! Counts the sequences of legal moves, as chess engines do to compare their rules (*performance test*).

use super::Match;
use crate::game::{Chance, Input, Position, Reject, Seat, Seats, Seed, StepCtx};

/// Counts sequences of legal moves from a position.
#[derive(Clone, Copy, Debug)]
pub struct Perft {
    /// Seats that have not left.
    present: Seats,
    /// The time of each move.
    at: u64,
    /// The n-th move has the chance of the match at its n-th ply.
    seed: Option<Seed>,
    ply: u64,
}

/// A first move, and the number of sequences that begin with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The seat of the move.
    pub seat: Seat,
    /// The canonical text of the move.
    pub text: String,
    /// The number of sequences of the full length.
    pub count: u64,
}

/// The reason why nothing can be counted.
#[derive(Clone, PartialEq, Debug)]
pub enum Uncounted {
    /// The game has too many moves to list them.
    Endless,
    /// A move that the game lists was refused. This is a bug in the game.
    Refused(String, Reject),
}

impl Perft {
    /// The counter for continuations of this match.
    pub fn of(played: &Match) -> Perft {
        Perft { present: played.present(), at: played.clock, seed: played.header().seed, ply: played.ply() as u64 + 1 }
    }

    /// The number of sequences of each length up to `depth`, the shortest first. A sequence that ends a match is not
    /// part of a longer one.
    ///
    /// ```
    /// use kletka_games::games::GAMES;
    /// use kletka_games::play::perft::Perft;
    /// use kletka_games::play::{Match, record};
    /// let (header, _) = record::read("game tictactoe\nseats Anna | Boris\n", GAMES).expect("a record");
    /// let played = Match::begin(header).expect("two can play it");
    /// assert_eq!(Perft::of(&played).count(played.position(), 4), Ok(vec![9, 72, 504, 3024]));
    /// ```
    ///
    /// # Errors
    /// If the moves cannot be listed.
    pub fn count(&self, position: &dyn Position, depth: u32) -> Result<Vec<u64>, Uncounted> {
        (1..=depth).map(|depth| self.sequences(position, depth)).collect()
    }

    /// For each legal move, the number of sequences of this length that begin with it.
    ///
    /// # Errors
    /// If the moves cannot be listed.
    pub fn divide(&self, position: &dyn Position, depth: u32) -> Result<Vec<Branch>, Uncounted> {
        let mut branches = Vec::new();
        for (seat, text) in self.moves(position)? {
            let count = match depth {
                0 | 1 => 1,
                _ => self.next().sequences(self.after(position, seat, &text)?.as_ref(), depth - 1)?,
            };
            branches.push(Branch { seat, text, count });
        }
        Ok(branches)
    }

    fn sequences(&self, position: &dyn Position, depth: u32) -> Result<u64, Uncounted> {
        let moves = self.moves(position)?;
        if depth <= 1 {
            return Ok(moves.len() as u64);
        }
        moves.iter().try_fold(0u64, |sum, (seat, text)| {
            let next = self.after(position, *seat, text)?;
            Ok(sum.saturating_add(self.next().sequences(next.as_ref(), depth - 1)?))
        })
    }

    /// All legal moves of all seats that may act.
    fn moves(&self, position: &dyn Position) -> Result<Vec<(Seat, String)>, Uncounted> {
        let mut all = Vec::new();
        for seat in position.turn().among(self.present).may().iter() {
            let moves = position.moves(seat).ok_or(Uncounted::Endless)?;
            all.extend(moves.into_iter().map(|text| (seat, text)));
        }
        Ok(all)
    }

    fn after(&self, position: &dyn Position, seat: Seat, text: &str) -> Result<Box<dyn Position>, Uncounted> {
        let chance = self.seed.map_or_else(Chance::none, |seed| Chance::seeded(&seed, self.ply));
        let mut next = position.copy();
        let mut ctx = StepCtx::new(chance, self.at);
        match next.play(seat, &Input::canonical(text), &mut ctx) {
            Ok(_) => Ok(next),
            Err(reject) => Err(Uncounted::Refused(text.to_owned(), reject)),
        }
    }

    fn next(&self) -> Perft {
        Perft { ply: self.ply + 1, ..*self }
    }
}
