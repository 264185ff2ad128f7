//! The operations, and the record of a player's throws.

use std::fmt;

use crate::game::Dice;

/// Throws in a turn. The first one begins the running total and never scores.
pub const THROWS: usize = 5;

/// An ordinary die, and a die with the faces 2 to 7.
pub const DICE_OF_A_THROW: Dice = Dice::ordinary(2).raised(1);

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The number that a running total must be a multiple of to score.
    pub divisor: u32,
    /// Turns per player.
    pub rounds: usize,
}

/// An operation on a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Add its sum.
    Plus,
    /// Subtract its sum, unless the total would fall below zero.
    Minus,
    /// Add its sum this many times, 2 to 4.
    Times(u32),
    /// Add this part of its sum, from a half to a quarter, rounded down.
    Part(u32),
}

impl Op {
    pub const ALL: [Op; 8] =
        [Op::Plus, Op::Minus, Op::Times(2), Op::Times(3), Op::Times(4), Op::Part(2), Op::Part(3), Op::Part(4)];

    /// The new running total after a throw of this sum. `None`: it would be below zero.
    ///
    /// A turn reaches at most 13 + 4 · 52 = 221.
    pub fn apply(self, total: u32, sum: u32) -> Option<u32> {
        match self {
            Op::Minus => total.checked_sub(sum),
            added => total.checked_add(added.adds(sum)),
        }
    }

    /// The size of its change to a total.
    pub fn adds(self, sum: u32) -> u32 {
        match self {
            Op::Plus | Op::Minus => sum,
            Op::Times(times) => sum * times,
            Op::Part(part) => sum / part.max(1),
        }
    }

    /// The text for people: `+`, `−`, `×3`, `÷2`.
    pub fn sign(self) -> String {
        match self {
            Op::Plus => "+".to_owned(),
            Op::Minus => "−".to_owned(),
            Op::Times(times) => format!("×{times}"),
            Op::Part(part) => format!("÷{part}"),
        }
    }

    /// The same with the sum of the throw: `+10`, `−5`, `+10×3`.
    pub fn with_sum(self, sum: u32) -> String {
        match self {
            Op::Plus | Op::Minus => format!("{}{sum}", self.sign()),
            Op::Times(_) | Op::Part(_) => format!("+{sum}{}", self.sign()),
        }
    }
}

/// The text for records: `+`, `-`, `*3`, `/2`.
impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Op::Plus => f.write_str("+"),
            Op::Minus => f.write_str("-"),
            Op::Times(times) => write!(f, "*{times}"),
            Op::Part(part) => write!(f, "/{part}"),
        }
    }
}

/// A chosen operation, and the result that its button shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    pub op: Op,
    /// The running total and the points. `None`: they are not the same for all who see the button.
    pub makes: Option<(u32, u32)>,
}

impl Choice {
    /// An operation with its result for a player.
    pub fn shown(op: Op, player: &Player, divisor: u32) -> Choice {
        Choice { op, makes: player.after(op).map(|total| (total, points(total, divisor))) }
    }
}

/// The score of a running total. Zero is a multiple of everything, and it scores zero.
pub fn points(total: u32, divisor: u32) -> u32 {
    if total.is_multiple_of(divisor) { total / divisor.max(1) } else { 0 }
}

/// A throw and the operation on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    pub faces: [u8; 2],
    /// The operation, or `None` for the first throw of a turn.
    pub op: Option<Op>,
    /// The running total afterwards.
    pub total: u32,
    /// The points that this total scored.
    pub points: u32,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The points of each finished turn.
    pub turns: Vec<u32>,
    /// The latest turn, as far as it has gone.
    pub chain: Vec<Link>,
    /// A throw that waits for its operation.
    pub thrown: Option<[u8; 2]>,
}

impl Player {
    pub fn begin(&mut self) {
        self.chain.clear();
        self.thrown = None;
    }

    /// Takes a throw. The first throw of a turn is the running total.
    pub fn throw(&mut self, faces: [u8; 2]) {
        if self.chain.is_empty() {
            self.chain.push(Link { faces, op: None, total: sum(faces), points: 0 });
        } else {
            self.thrown = Some(faces);
        }
    }

    pub fn running(&self) -> u32 {
        self.chain.last().map_or(0, |link| link.total)
    }

    /// The sum of the throw that waits for its operation, or 0.
    pub fn sum(&self) -> u32 {
        self.thrown.map_or(0, sum)
    }

    /// The running total after an operation, if it is possible.
    pub fn after(&self, op: Op) -> Option<u32> {
        self.thrown.and_then(|faces| op.apply(self.running(), sum(faces)))
    }

    /// Uses an operation on the throw. `None`: the total would be below zero.
    pub fn go(&mut self, op: Op, divisor: u32) -> Option<Link> {
        let (faces, total) = (self.thrown?, self.after(op)?);
        let link = Link { faces, op: Some(op), total, points: points(total, divisor) };
        self.chain.push(link);
        self.thrown = None;
        Some(link)
    }

    /// After the last throw of a turn, records the turn's points and returns them.
    pub fn end_turn(&mut self) -> Option<u32> {
        let points = (self.chain.len() == THROWS).then(|| self.in_chain())?;
        self.turns.push(points);
        Some(points)
    }

    /// The points of the latest turn so far.
    pub fn in_chain(&self) -> u32 {
        self.chain.iter().map(|link| link.points).sum()
    }

    /// All points, including those of an unfinished turn.
    pub fn points(&self) -> u32 {
        let open = if self.chain.len() < THROWS { self.in_chain() } else { 0 };
        self.turns.iter().sum::<u32>() + open
    }

    /// The number of throws still to come in this turn, after the present one.
    pub fn to_come(&self) -> usize {
        THROWS.saturating_sub(self.chain.len() + usize::from(self.thrown.is_some()))
    }
}

/// The sum of the faces.
pub fn sum(faces: [u8; 2]) -> u32 {
    u32::from(faces[0]) + u32::from(faces[1])
}
