//! The input and the output of a cup.

use serde::{Deserialize, Serialize};

/// Most people who can play in a cup at once.
pub const MOST: usize = 64;

/// A person who joined a cup: a number from 0, in the order of joining. It is never reused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Entrant(pub u8);

impl Entrant {
    /// The index in a list of everyone who joined.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The number of a match within its cup, from 1.
pub type Number = u16;

/// The seat counts with which a game can be played: bit `n` for `n` seats, up to 63.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sizes(u64);

impl Sizes {
    /// These seat counts, without those above 63.
    #[must_use]
    pub fn of(seats: impl IntoIterator<Item = u8>) -> Self {
        Sizes(seats.into_iter().filter(|&n| n < 64).fold(0, |bits, n| bits | 1 << n))
    }

    /// Whether the game can be played with this many seats.
    #[must_use]
    pub fn has(self, seats: u8) -> bool {
        seats < 64 && self.0 >> seats & 1 == 1
    }

    /// The seat counts of tables of many: three and more, the lowest first.
    pub fn tables(self) -> impl Iterator<Item = u8> {
        (3..64).filter(move |&n| self.has(n))
    }
}

/// The kind of cup that its founder asks for. `Kind` follows once it starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Round robin or Swiss by the number of people, if the game has two seats; otherwise tables.
    ByCount,
    /// One loss, and you are out.
    Knockout,
    /// Tables of many seats, even if the game has two.
    Tables,
}

/// The kind of a cup, from its start on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Everybody meets everybody.
    RoundRobin,
    /// A fixed number of rounds, in which people with equal points meet.
    Swiss,
    /// The loser of a match is out.
    Knockout,
    /// Many seats at each table.
    Tables,
}

/// The rules that a cup is opened with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// Decides the kind once the number of players is known.
    #[serde(rename = "c")]
    pub choice: Choice,
    /// The seat counts with which the game can be played.
    #[serde(rename = "s")]
    pub sizes: Sizes,
    /// The most time for a round, in milliseconds.
    #[serde(rename = "t")]
    pub span: u64,
    /// The secret from which all lots follow. If the caller commits to it beforehand, people can check the lots later.
    #[serde(rename = "l")]
    pub lot: [u8; 32],
}

/// The share of a round that all moves of one player may take in a match with this many seats: the same for everybody,
/// so half of it in a match of two.
#[must_use]
pub fn share(span: u64, seats: u64) -> u64 {
    span / seats.max(2)
}

/// The phase of a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// People can join.
    Joining,
    /// Rounds are being played.
    Running,
    /// Everything is decided, or the cup was stopped.
    Over,
}

/// Whether a person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Presence {
    /// Is playing, or waits for the start.
    Playing,
    /// Has left; may return.
    Left,
    /// Did not appear; may return.
    Absent,
    /// An administrator put them out; they may not return.
    PutOut,
}

/// A match that was not finished when its time was over. The caller decides who owed a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// The number of the match.
    pub number: Number,
    /// The players who have never moved although they had to. They lose and are withdrawn.
    pub absent: Vec<Entrant>,
    /// The other players who owed a move. They lose.
    pub late: Vec<Entrant>,
    /// The current place of each seat, for players who owe no move. If empty, they are equal.
    pub places: Vec<u8>,
}

/// The actions and messages for the caller, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The caller starts a match of these entrants.
    Pair {
        /// The number of the match.
        number: Number,
        /// The players by seat.
        seats: Vec<Entrant>,
        /// The match that this one replays: a cancelled one, or a draw in a knockout.
        again: Option<Number>,
    },
    /// Has no opponent in this round without any disadvantage: a point in a Swiss, the points of a third place at
    /// tables, the next round in a knockout.
    Bye(Entrant),
    /// Has no opponent in this round and gets no points: with an odd number in a round robin, or in a Swiss if no
    /// opponent is left and they have already had a bye.
    Rest(Entrant),
    /// A match that does not begin, since at most one of its two players appears in this round.
    Forfeit {
        /// The number of the match.
        number: Number,
        /// The player who gets the point; `None` if nobody does.
        winner: Option<Entrant>,
    },
    /// Give up this seat of a match. In a match of two that is its result; at a table of many the others go on.
    Resign {
        /// The number of the match.
        number: Number,
        /// The player of the seat.
        entrant: Entrant,
    },
    /// End this match if it is still going on: the cup no longer waits for its result.
    CallOff(Number),
    /// A lot has decided this match.
    Lot {
        /// The number of the match.
        number: Number,
        /// The player who goes on.
        winner: Entrant,
    },
    /// Did not appear and is withdrawn; may return ([`super::Cup::back`]).
    Withdrawn(Entrant),
    /// A round is over; you may show its table.
    RoundOver(u8),
    /// The cup is over; all places in the table are final.
    Over,
}

/// The reason for a refused call. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has no seat count for this kind of cup.
    NoForm,
    /// The cup has not started.
    NotStarted,
    /// The cup has already started.
    Running,
    /// The cup is over.
    Over,
    /// Too few people for the smallest cup of this kind: two, or a table.
    TooFew,
    /// Sixty-four people are playing, or 255 have come and gone.
    TooMany,
    /// Too late to join: half of the rounds are over, or the kind takes nobody after its start.
    TooLate,
    /// Nobody with this number has joined.
    Unknown,
    /// Is already playing, so cannot return.
    AlreadyIn,
    /// Has already left.
    Gone,
    /// Was put out, so cannot return.
    PutOut,
    /// Has lost in the knockout, so cannot return.
    Eliminated,
    /// The cup has no match with this number.
    NoMatch,
    /// The match is decided, and its consequences may be under way.
    Decided,
    /// The number of places differs from the number of seats.
    Places,
    /// The time of the round is not over yet.
    Early,
    /// The cup ends with this round anyway.
    Closing,
}
