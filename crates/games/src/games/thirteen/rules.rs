//! The operations, and what a player has made of the throws.

use std::fmt;

use crate::game::Dice;

/// Throws of a turn. The first one begins the running total and never scores.
pub const THROWS: usize = 5;

/// An ordinary die, and one with the faces 2 to 7.
pub const DICE_OF_A_THROW: Dice = Dice::ordinary(2).raised(1);

/// The rules of one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// A running total scores where this divides it.
    pub divisor: u32,
    /// How many turns everybody has.
    pub rounds: usize,
}

/// What can be made of a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Add its sum.
    Plus,
    /// Take its sum off, unless less than nothing would be left.
    Minus,
    /// Add its sum so many times, 2 to 4.
    Times(u32),
    /// Add that part of its sum, a half to a quarter, what is left over dropped.
    Part(u32),
}

impl Op {
    /// All of them.
    pub const ALL: [Op; 8] =
        [Op::Plus, Op::Minus, Op::Times(2), Op::Times(3), Op::Times(4), Op::Part(2), Op::Part(3), Op::Part(4)];

    /// What a running total becomes with a throw of that sum; `None`: less than nothing.
    ///
    /// A turn makes at most 13 + 4 · 52 = 221 of it.
    pub fn apply(self, total: u32, sum: u32) -> Option<u32> {
        match self {
            Op::Minus => total.checked_sub(sum),
            added => total.checked_add(added.adds(sum)),
        }
    }

    /// By how much it changes a total.
    pub fn adds(self, sum: u32) -> u32 {
        match self {
            Op::Plus | Op::Minus => sum,
            Op::Times(times) => sum * times,
            Op::Part(part) => sum / part.max(1),
        }
    }

    /// As people write it: `+`, `−`, `×3`, `÷2`.
    pub fn sign(self) -> String {
        match self {
            Op::Plus => "+".to_owned(),
            Op::Minus => "−".to_owned(),
            Op::Times(times) => format!("×{times}"),
            Op::Part(part) => format!("÷{part}"),
        }
    }

    /// The same with the throw that it was used on: `+10`, `−5`, `+10×3`.
    pub fn with_sum(self, sum: u32) -> String {
        match self {
            Op::Plus | Op::Minus => format!("{}{sum}", self.sign()),
            Op::Times(_) | Op::Part(_) => format!("+{sum}{}", self.sign()),
        }
    }
}

/// As a record has it: `+`, `-`, `*3`, `/2`.
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

/// An operation that is chosen, and what a button says that it makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The operation.
    pub op: Op,
    /// The running total and the points; `None` where that is not the same for all who see it.
    pub makes: Option<(u32, u32)>,
}

impl Choice {
    /// An operation with what it would make for a player.
    pub fn shown(op: Op, player: &Player, divisor: u32) -> Choice {
        Choice { op, makes: player.after(op).map(|total| (total, points(total, divisor))) }
    }
}

/// What a running total scores. Nothing is a multiple of everything, and scores nothing.
pub fn points(total: u32, divisor: u32) -> u32 {
    if total.is_multiple_of(divisor) { total / divisor.max(1) } else { 0 }
}

/// A throw and what was made of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// What the dice showed.
    pub faces: [u8; 2],
    /// What was done with it; nothing with the first one of a turn.
    pub op: Option<Op>,
    /// The running total.
    pub total: u32,
    /// What that scored.
    pub points: u32,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The points of each turn that is over.
    pub turns: Vec<u32>,
    /// The latest turn so far.
    pub chain: Vec<Link>,
    /// A throw of which nothing has been made yet.
    pub thrown: Option<[u8; 2]>,
}

impl Player {
    /// A turn begins.
    pub fn begin(&mut self) {
        self.chain.clear();
        self.thrown = None;
    }

    /// The dice have fallen. The first throw of a turn is the running total.
    pub fn throw(&mut self, faces: [u8; 2]) {
        if self.chain.is_empty() {
            self.chain.push(Link { faces, op: None, total: sum(faces), points: 0 });
        } else {
            self.thrown = Some(faces);
        }
    }

    /// The running total.
    pub fn running(&self) -> u32 {
        self.chain.last().map_or(0, |link| link.total)
    }

    /// The sum of the throw of which something is to be made.
    pub fn sum(&self) -> u32 {
        self.thrown.map_or(0, sum)
    }

    /// What an operation would make of the running total.
    pub fn after(&self, op: Op) -> Option<u32> {
        self.thrown.and_then(|faces| op.apply(self.running(), sum(faces)))
    }

    /// Makes something of the throw; `None`: that would be less than nothing.
    pub fn go(&mut self, op: Op, divisor: u32) -> Option<Link> {
        let (faces, total) = (self.thrown?, self.after(op)?);
        let link = Link { faces, op: Some(op), total, points: points(total, divisor) };
        self.chain.push(link);
        self.thrown = None;
        Some(link)
    }

    /// After the last throw of a turn: writes its points down, and gives them.
    pub fn end_turn(&mut self) -> Option<u32> {
        let points = (self.chain.len() == THROWS).then(|| self.in_chain())?;
        self.turns.push(points);
        Some(points)
    }

    /// The points of the latest turn so far.
    pub fn in_chain(&self) -> u32 {
        self.chain.iter().map(|link| link.points).sum()
    }

    /// All points, those of a turn under way too.
    pub fn points(&self) -> u32 {
        let open = if self.chain.len() < THROWS { self.in_chain() } else { 0 };
        self.turns.iter().sum::<u32>() + open
    }

    /// How many throws are still to come in this turn, after the one that lies there.
    pub fn to_come(&self) -> usize {
        THROWS.saturating_sub(self.chain.len() + usize::from(self.thrown.is_some()))
    }
}

/// What the faces of a throw add up to.
pub fn sum(faces: [u8; 2]) -> u32 {
    u32::from(faces[0]) + u32::from(faces[1])
}
