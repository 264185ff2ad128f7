//! Dice games with a sheet of boxes. You throw a hand up to three times and keep dice between the throws. Then you
//! write the hand into an open box. The game ends when all boxes are filled.
//!
//! A [`BoxGame`] says which boxes there are, what a hand scores in them, and how the computer plays. [`Boxed`] makes a
//! [`DiceGame`](crate::kit::dicegame::DiceGame) of it. It has what people type and tap, the sheet, and the dice on it.

mod draw;
mod play;

use std::fmt::Debug;

use crate::game::scene::{Ink, Scene};
use crate::game::{Info, OptValues, Reject, SearchCtx, Seat, Text};
use crate::kit::dicegame::Way;
use crate::kit::hand::Hand;
use crate::kit::scores::Entry;
pub use play::Boxed;

/// How often a hand may be thrown in a turn.
pub const THROWS: u8 = 3;

/// Boxes that are to be filled with the hand on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fill {
    /// Their rows: one for each that a turn fills; fewer where the others are named afterwards.
    pub rows: Vec<usize>,
    /// The faces that are meant, ascending, if there is a choice. Otherwise empty.
    pub faces: Vec<u8>,
}

impl Fill {
    /// One box as it comes.
    pub fn row(row: usize) -> Fill {
        Fill { rows: vec![row], faces: Vec::new() }
    }
}

/// What a player does with the dice on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// Keeps a die, or no longer.
    Toggle {
        /// Which: the first is 0.
        die: usize,
        /// What is said of it.
        sight: Sight,
    },
    /// Keeps dice with these faces, ascending, and no others.
    Keep(Vec<u8>),
    /// Throws what is not kept.
    Throw,
    /// Throws dice with these faces, ascending, and keeps all others.
    Again(Vec<u8>),
    /// Fills boxes.
    Fill {
        /// Which.
        fill: Fill,
        /// What they score, where that is known; `None` for a box that stands empty before another one is named.
        points: Option<i32>,
        /// What becomes of them.
        part: Part,
    },
}

impl Choice {
    /// A box as it comes.
    pub fn fill(fill: Fill) -> Choice {
        Choice::Fill { fill, points: None, part: Part::Whole }
    }

    /// Throws all of a hand but dice with these faces, which it has.
    pub fn throw_but(hand: &Hand, kept: &[u8]) -> Choice {
        Choice::Again(hand.without(kept).unwrap_or_else(|| hand.sorted()))
    }
}

/// What becomes of boxes that are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// They are filled.
    Whole,
    /// It is the first of two.
    First,
    /// It was the first of two boxes, and is not any more.
    Back,
}

/// The message about a die that a player keeps or releases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Only which it is: it lies differently before each player.
    Number,
    /// It shows a face and is not kept.
    Loose(u8),
    /// It shows a face and is kept.
    Kept(u8),
}

/// What a player may do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Dice fall.
    Throw,
    /// Dice are kept or thrown again, or boxes filled.
    Choose,
    /// The turn is over.
    Nothing,
}

/// One player: the sheet, and the dice of this turn, or of the last one.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// What stands in the boxes.
    pub column: Vec<Entry>,
    /// The rows of the boxes that may be filled, as bits, that of the first row being the lowest.
    pub free: usize,
    /// How many turns have filled boxes.
    pub turns: usize,
    /// The dice, once they have fallen.
    pub hand: Option<Hand>,
    /// How they lay before each throw but the first, with what was kept then.
    pub before: Vec<Hand>,
    /// How often they have fallen in this turn.
    pub throws: u8,
    /// What comes next.
    pub next: Next,
    /// The boxes that were filled last.
    pub latest: Vec<usize>,
    /// The first of two boxes of a turn, while the other one is not named.
    pub picked: Option<usize>,
    /// Whether the match is won by what was thrown.
    pub won: bool,
}

impl Player {
    fn new(boxes: usize, rows: &[usize]) -> Player {
        Player {
            column: vec![Entry::Open; boxes],
            free: rows.iter().fold(0, |bits, row| bits | 1 << row),
            turns: 0,
            hand: None,
            before: Vec::new(),
            throws: 0,
            next: Next::Nothing,
            latest: Vec::new(),
            picked: None,
            won: false,
        }
    }

    /// The rows of the boxes that are open, from the top.
    pub fn open(&self) -> impl Iterator<Item = usize> {
        (0..self.column.len()).filter(|row| self.is_open(*row))
    }

    /// Whether a box may be filled.
    pub fn is_open(&self, row: usize) -> bool {
        row < self.column.len() && self.free >> row & 1 == 1
    }

    /// Whether the dice have fallen once in this turn.
    pub fn is_first(&self) -> bool {
        self.throws == 1
    }
}

/// A game of boxes.
pub trait BoxGame: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The rules of one match.
    type Rules: Clone + PartialEq + Debug + Send + Sync;

    /// The facts. Among the words stand `throw`, `name`, `keep`, `again`, `die` and all boxes.
    fn info(&self) -> &'static Info;

    /// Checks option values, and fills in those that are derived.
    ///
    /// # Errors
    /// As [`Game::options`](crate::game::Game::options).
    fn rules(&self, values: &mut OptValues) -> Result<Self::Rules, Reject>;

    /// The words of the boxes from the top; those of the faces are `ones` to `sixes`. The message `<id>-box-<word>`
    /// names one.
    fn boxes(&self) -> &'static [&'static str];

    /// The rows of the boxes that are played, from the top. The others do not stand on the sheet.
    fn rows(&self, _rules: &Self::Rules) -> Vec<usize> {
        (0..self.boxes().len()).collect()
    }

    /// How many turns a player has.
    fn turns(&self, rules: &Self::Rules) -> usize {
        self.rows(rules).len() / self.at_once()
    }

    /// As [`DiceGame::way`](crate::kit::dicegame::DiceGame::way).
    ///
    /// # Errors
    /// With [`Why::Options`](crate::game::Why::Options) when it cannot be played so.
    fn way(&self, _rules: &Self::Rules, asked: Way) -> Result<Way, Reject> {
        Ok(asked)
    }

    /// What a line below the first part of the sheet has, which the message `<id>-box-bonus` names; `None`: there is no
    /// such line.
    fn bonus(&self, _rules: &Self::Rules, _column: &[Entry]) -> Option<Entry> {
        None
    }

    /// The row with which the second part of the sheet begins: a heavier line is above it.
    fn section(&self) -> usize;

    /// How many dice a hand has: a multiple of five, which lie in rows of five.
    fn dice(&self) -> usize {
        5
    }

    /// The ink of a die.
    fn ink(&self, _die: usize) -> Ink {
        Ink::Pencil
    }

    /// The letter of a die's colour, so that it is told without seeing colours; of dice in one colour none.
    fn letter(&self, _die: usize) -> Option<Text> {
        None
    }

    /// A sign of a die beside its face, where it has one.
    fn sign(&self, _die: usize) -> &'static str {
        ""
    }

    /// How many boxes a turn fills: one or two.
    fn at_once(&self) -> usize {
        1
    }

    /// Keeps dice with these faces and no others. `false`: the hand does not have them, and nothing changes.
    fn keep(&self, hand: &mut Hand, faces: &[u8]) -> bool {
        hand.keep(faces)
    }

    /// What a hand writes into boxes: an entry for each row of `fill`, none of them open. `first`: it lies so after the
    /// first throw of the turn. One row may be asked for where a turn fills two: then what it can have at best.
    ///
    /// # Errors
    /// With [`Why::Illegal`](crate::game::Why::Illegal) where the hand has not what `fill` speaks of.
    fn entries(&self, rules: &Self::Rules, hand: &Hand, first: bool, fill: &Fill) -> Result<Vec<Entry>, Reject>;

    /// A seat has filled boxes with its hand: `entries` go into these rows, which close. Whatever else that changes:
    /// with one throw for everybody nothing but that seat's own player.
    fn written(&self, _rules: &Self::Rules, _players: &mut [Player], _seat: Seat, _told: &mut Vec<Text>) {}

    /// Ways to fill boxes besides each of them as it comes, such as the lower one of two pairs.
    fn others(&self, _hand: &Hand) -> Vec<Fill> {
        Vec::new()
    }

    /// Whether that wins the match at once, if players throw for themselves.
    fn wins(&self, _hand: &Hand, _first: bool, _fill: &Fill) -> bool {
        false
    }

    /// What the dice on the table are worth to a player, in points: all that is still to come.
    fn worth(&self, rules: &Self::Rules, player: &Player) -> f64;

    /// The computer's choice for a player whose dice have fallen: to fill boxes, or to throw some dice
    /// [again](Choice::Again).
    fn think(&self, rules: &Self::Rules, player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice>;

    /// A drawing of what the game looks like.
    fn emblem(&self) -> Option<Scene> {
        None
    }

    /// The word of a box.
    fn word(&self, row: usize) -> &'static str {
        self.boxes().get(row).copied().unwrap_or_default()
    }

    /// What stands before a line of the sheet.
    fn head(&self, _rules: &Self::Rules, _players: &[Player], row: usize) -> Text {
        self.name(row)
    }

    /// The name of a box.
    fn name(&self, row: usize) -> Text {
        Text::new(format!("{}-box-{}", self.info().id, self.word(row)))
    }
}

/// Points as they are written down where what was wanted was met; else the box is struck out.
pub fn entry(points: Option<i32>) -> Entry {
    points.map_or(Entry::Struck, Entry::Scored)
}

/// What an entry counts.
pub fn points(entry: Entry) -> i32 {
    match entry {
        Entry::Scored(points) => points,
        Entry::Open | Entry::Struck => 0,
    }
}
