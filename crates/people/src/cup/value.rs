//! What goes into a cup and comes out of it.

use serde::{Deserialize, Serialize};

/// How many people may play in a cup at once.
pub const MOST: usize = 64;

/// Somebody who joined a cup: a number from 0 on, in the order of joining. It is never given to anybody else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Entrant(pub u8);

impl Entrant {
    /// The place in a list of all who joined.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The number of a match within its cup, from 1 on.
pub type Number = u16;

/// With how many seats a game can be played: bit `n` for `n` seats, up to 63.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sizes(u64);

impl Sizes {
    /// These numbers of seats; those above 63 are left out.
    #[must_use]
    pub fn of(seats: impl IntoIterator<Item = u8>) -> Self {
        Sizes(seats.into_iter().filter(|&n| n < 64).fold(0, |bits, n| bits | 1 << n))
    }

    /// Whether the game can be played with that many.
    #[must_use]
    pub fn has(self, seats: u8) -> bool {
        seats < 64 && self.0 >> seats & 1 == 1
    }

    /// The numbers of seats that make a table of many: three and more, the lowest first.
    pub fn tables(self) -> impl Iterator<Item = u8> {
        (3..64).filter(move |&n| self.has(n))
    }
}

/// What the founder asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Round robin or Swiss by the number of people, where the game has two seats; tables otherwise.
    ByCount,
    /// A knockout.
    Knockout,
    /// Tables of many seats, also where the game has two.
    Tables,
}

/// What the cup is, from its start on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Everybody meets everybody.
    RoundRobin,
    /// A fixed number of rounds, in which people of equal points meet.
    Swiss,
    /// A player who loses is out.
    Knockout,
    /// Many seats at a table.
    Tables,
}

/// With what a cup is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// What the founder asks for.
    #[serde(rename = "c")]
    pub choice: Choice,
    /// With how many seats the game can be played.
    #[serde(rename = "s")]
    pub sizes: Sizes,
    /// How long a round takes at most, in milliseconds.
    #[serde(rename = "t")]
    pub span: u64,
    /// The secret that all lots follow from. If the caller commits to it beforehand, people can check the lots later.
    #[serde(rename = "l")]
    pub lot: [u8; 32],
}

/// How far a cup is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// People join.
    Joining,
    /// Rounds are played.
    Running,
    /// All is decided, or the cup was stopped.
    Over,
}

/// Whether somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Presence {
    /// Plays, or waits for the start.
    Playing,
    /// Left; may return.
    Left,
    /// Did not appear; may return.
    Absent,
    /// Was put out by an administrator; may not return.
    PutOut,
}

/// What the caller has to do, or to say, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Begin a match.
    Pair {
        /// Its number.
        number: Number,
        /// Who sits where.
        seats: Vec<Entrant>,
        /// The match that it plays anew: one that was cancelled, or a draw in a knockout.
        again: Option<Number>,
    },
    /// Has no opponent in this round and is not worse off: a point in a Swiss, the points of a third place at tables,
    /// the next round in a knockout.
    Bye(Entrant),
    /// Has no opponent in this round and no points for it: an odd number in a round robin, or a Swiss in which nobody
    /// is left for them and they have had a bye.
    Rest(Entrant),
    /// A match that is not begun: at most one of its two appears in this round.
    Forfeit {
        /// Its number.
        number: Number,
        /// Who gets the point, if anybody.
        winner: Option<Entrant>,
    },
    /// Give up this seat of a match that the others go on with. Its result is still awaited.
    Resign {
        /// The match.
        number: Number,
        /// Whose seat it is.
        entrant: Entrant,
    },
    /// End this match if it is still played: the cup awaits no result of it.
    CallOff(Number),
    /// A lot has decided this match.
    Lot {
        /// The match.
        number: Number,
        /// Who goes on.
        winner: Entrant,
    },
    /// Did not appear and is withdrawn; may come back ([`super::Cup::back`]).
    Withdrawn(Entrant),
    /// A round is over; the table of it may be shown.
    RoundOver(u8),
    /// The cup is over; all places of the table are final.
    Over,
}

/// Why a call was refused. Nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has no number of seats for this kind of cup.
    NoForm,
    /// The cup has not started.
    NotStarted,
    /// The cup has started already.
    Running,
    /// The cup is over.
    Over,
    /// Fewer people than the smallest cup of this kind needs: two, or a table.
    TooFew,
    /// Sixty-four people play, or 255 have come and gone.
    TooMany,
    /// Too late to join: half of the rounds are over, or the kind takes nobody after its start.
    TooLate,
    /// Nobody of that number has joined.
    Unknown,
    /// Plays already, so cannot return.
    AlreadyIn,
    /// Has left already.
    Gone,
    /// Was put out, so cannot return.
    PutOut,
    /// Has lost in the knockout, so cannot return.
    Eliminated,
    /// The cup has no match of that number.
    NoMatch,
    /// That match is decided, and what follows from it may be under way.
    Decided,
    /// Not one place for each seat.
    Places,
    /// The time of the round is not over yet.
    Early,
}
