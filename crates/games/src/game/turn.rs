//! Whose turn it is, what the end was, and why a move was refused.

use serde::{Deserialize, Serialize};

use super::{Seat, Seats, Text};
use crate::kit::coord::Place;

/// The one source of who may act.
#[derive(Clone, PartialEq, Debug)]
pub enum Turn {
    /// The match goes on.
    Act(Act),
    /// It has ended.
    Over(Outcome),
}

impl Turn {
    /// The seats that may act now; empty once the match is over.
    pub fn seats(&self) -> Seats {
        match self {
            Turn::Act(act) => act.seats,
            Turn::Over(_) => Seats::NONE,
        }
    }
}

/// Who is asked for what.
#[derive(Clone, PartialEq, Debug)]
pub struct Act {
    /// One seat: alternating play. Several: at the same time or in any order; a seat leaves the set once it has committed.
    pub seats: Seats,
    /// Seats that may act as well, but are not asked: they may cut in, nobody waits for them, and computers never do.
    pub others: Seats,
    /// The move is secret and must be made in the private chat.
    pub private: bool,
    /// What is asked, as a short sentence ("shoot at a cell").
    pub ask: Text,
    /// An example of a move as it is typed, shown as a placeholder ("e5"); empty where buttons serve.
    pub example: &'static str,
    /// A deadline in milliseconds after which the table plays `!lapse`.
    pub within: Option<u64>,
}

impl Act {
    /// An open move asked of one seat, without a deadline.
    pub fn open(seat: Seat, ask: Text, example: &'static str) -> Act {
        Act { seats: Seats::one(seat), others: Seats::NONE, private: false, ask, example, within: None }
    }
}

/// How a match ended: a place for each seat and, where the game has one, a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Place of each seat, from 1; ties share a place.
    pub places: Vec<u8>,
    /// Score of each seat, where the game counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i64>>,
}

impl Outcome {
    /// `winner` first, all others share the second place.
    pub fn won(winner: Seat, seats: u8) -> Outcome {
        let places = (0..seats).map(|seat| if seat == winner.0 { 1 } else { 2 }).collect();
        Outcome { places, scores: None }
    }

    /// `loser` last, all others share the first place.
    pub fn lost(loser: Seat, seats: u8) -> Outcome {
        let places = (0..seats).map(|seat| if seat == loser.0 { seats.max(2) } else { 1 }).collect();
        Outcome { places, scores: None }
    }

    /// All share the first place.
    pub fn drawn(seats: u8) -> Outcome {
        Outcome { places: vec![1; usize::from(seats)], scores: None }
    }

    /// The same outcome with the score of each seat.
    pub fn with_scores(mut self, scores: Vec<i64>) -> Outcome {
        self.scores = Some(scores);
        self
    }

    /// Places from scores: most points first, equal scores share a place.
    pub fn by_score(scores: Vec<i64>) -> Outcome {
        let places = scores.iter().map(|s| 1 + scores.iter().filter(|t| *t > s).count() as u8).collect();
        Outcome { places, scores: Some(scores) }
    }

    /// The seats on the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().zip(0..).filter(|(place, _)| **place == 1).map(|(_, seat)| Seat(seat))
    }

    /// Whether everybody shares the first place.
    pub fn is_draw(&self) -> bool {
        self.places.iter().all(|&place| place == 1)
    }
}

/// The kind of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The text is no move at all: chatter, which a group never hears an answer to.
    Syntax,
    /// The text could mean several moves.
    Ambiguous,
    /// A move, but not allowed here.
    Illegal,
    /// A move, but another seat is asked.
    NotYourTurn,
    /// A secret move typed in the group, or an open one typed in private.
    WrongChat,
    /// The match has ended.
    Over,
    /// The options of the match are not possible.
    Options,
    /// What a record says was drawn cannot have been drawn.
    Draws,
}

/// A refusal: its kind, a sentence that says what would be allowed, and places to mark on the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Reject {
    /// The kind.
    pub why: Why,
    /// The sentence.
    pub text: Text,
    /// Places that the answer rings on a picture, where a sentence alone would leave people searching; mostly none.
    pub marks: Vec<Place>,
}

impl Reject {
    /// A refusal of that kind.
    pub fn new(why: Why, text: Text) -> Reject {
        Reject { why, text, marks: Vec::new() }
    }

    /// The text is no move; `text` says what a move looks like.
    pub fn syntax(text: Text) -> Reject {
        Reject::new(Why::Syntax, text)
    }

    /// A move that the rules do not allow.
    pub fn illegal(text: Text) -> Reject {
        Reject::new(Why::Illegal, text)
    }
}
