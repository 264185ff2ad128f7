//! Dice games with a sheet of boxes. You throw a hand up to three times and keep dice between the throws. Then you
//! write the hand into an open box. The game ends when all boxes are filled.
//!
//! A [`BoxGame`] says which boxes there are, what a hand scores in them, and how the computer plays. [`Boxed`] makes a
//! [`DiceGame`](crate::kit::dicegame::DiceGame) of it. It has what people type and tap, the sheet, and the dice on it.

mod draw;
mod play;
#[cfg(test)]
mod tests;

use std::fmt::Debug;

use crate::game::scene::{Ink, Scene};
use crate::game::{Info, OptValues, Reject, SearchCtx, Seat, Text};
use crate::kit::dicegame::Way;
use crate::kit::hand::Hand;
use crate::kit::scores::Entry;
pub use play::Boxed;

/// How often a hand may be thrown in a turn.
pub const THROWS: u8 = 3;

/// The boxes to fill with the hand on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fill {
    /// Their rows, one for each box that a turn fills. There are fewer if the player names the others afterwards.
    pub rows: Vec<usize>,
    /// The faces to use, ascending, if there is a choice. Otherwise empty.
    pub faces: Vec<u8>,
}

impl Fill {
    /// One box, without a choice of faces.
    pub fn row(row: usize) -> Fill {
        Fill { rows: vec![row], faces: Vec::new() }
    }
}

/// A player's choice for the dice on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// Keeps a die, or releases it.
    Toggle {
        /// The die, counted from 0.
        die: usize,
        /// The part of the message about it.
        sight: Sight,
    },
    /// Keeps dice with these faces, ascending, and no others.
    Keep(Vec<u8>),
    /// Throws the dice that are not kept.
    Throw,
    /// Throws dice with these faces, ascending, and keeps all others.
    Again(Vec<u8>),
    /// Writes the hand into boxes, which ends the turn.
    Fill {
        /// The boxes and faces.
        fill: Fill,
        /// The score, if it is known; `None` for a box that stays empty until another one is named.
        points: Option<i32>,
        /// Whether the boxes are filled, picked or put back.
        part: Part,
    },
}

impl Choice {
    /// Fills boxes, without a known score.
    pub fn fill(fill: Fill) -> Choice {
        Choice::Fill { fill, points: None, part: Part::Whole }
    }

    /// Throws all dice of a hand except those with these faces, which it has.
    pub fn throw_but(hand: &Hand, kept: &[u8]) -> Choice {
        Choice::Again(hand.without(kept).unwrap_or_else(|| hand.sorted()))
    }
}

/// The effect of naming boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// They are filled.
    Whole,
    /// This is the first of two boxes.
    First,
    /// This was the first of two boxes, and no longer is.
    Back,
}

/// The message about a die that a player keeps or releases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Only its number: it lies differently before each player.
    Number,
    /// It shows this face and is not kept.
    Loose(u8),
    /// It shows this face and is kept.
    Kept(u8),
}

/// A player's next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The dice fall again, except those kept.
    Throw,
    /// Keeps dice, throws again, or fills boxes.
    Choose,
    /// The turn is over.
    Nothing,
}

/// One player: the sheet, and the dice of the current or the last turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// The entries of the boxes, by row.
    pub column: Vec<Entry>,
    /// The rows of the boxes that may be filled, as bits; the lowest bit is the first row.
    pub free: usize,
    /// How many turns have filled boxes so far.
    pub turns: usize,
    /// The dice; `None` before the first throw of the turn.
    pub hand: Option<Hand>,
    /// The dice before each throw but the first, with the ones kept then.
    pub before: Vec<Hand>,
    /// Throws so far in this turn.
    pub throws: u8,
    /// The player's next step.
    pub next: Next,
    /// The boxes that were filled last.
    pub latest: Vec<usize>,
    /// The first of a turn's two boxes, until the player names the other one.
    pub picked: Option<usize>,
    /// Whether the latest throw wins the match.
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

    /// Whether this is the first throw of the turn.
    pub fn is_first(&self) -> bool {
        self.throws == 1
    }
}

/// A game of boxes.
pub trait BoxGame: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The rules of one match.
    type Rules: Clone + PartialEq + Debug + Send + Sync;

    /// The facts about the game. Its words include `throw`, `name`, `keep`, `again`, `die` and all boxes.
    fn info(&self) -> &'static Info;

    /// Checks option values, and fills in derived ones.
    ///
    /// # Errors
    /// As [`Game::options`](crate::game::Game::options).
    fn rules(&self, values: &mut OptValues) -> Result<Self::Rules, Reject>;

    /// The words of the boxes from the top. Those of the faces are `ones` to `sixes`. The message `<id>-box-<word>`
    /// names a box.
    fn boxes(&self) -> &'static [&'static str];

    /// The rows of the boxes in play, from the top. The others are not on the sheet.
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
    /// With [`Why::Options`](crate::game::Why::Options) if the game cannot be played that way.
    fn way(&self, _rules: &Self::Rules, asked: Way) -> Result<Way, Reject> {
        Ok(asked)
    }

    /// The entry of the bonus line below the first part of the sheet. The message `<id>-box-bonus` names the line.
    /// `None`: there is no such line.
    fn bonus(&self, _rules: &Self::Rules, _column: &[Entry]) -> Option<Entry> {
        None
    }

    /// The sum that brings the bonus, as far as a column has it, and what it must be; `None` without a bonus.
    fn towards(&self, _column: &[Entry]) -> Option<(i32, i32)> {
        None
    }

    /// The first row of the sheet's second part. A heavier line is drawn above it.
    fn section(&self) -> usize;

    /// Dice per hand: a multiple of five, since they lie in rows of five.
    fn dice(&self) -> usize {
        5
    }

    /// The ink of a die.
    fn ink(&self, _die: usize) -> Ink {
        Ink::Pencil
    }

    /// The letter of a die's colour, for readers who cannot see colours; `None` if all dice have one colour.
    fn letter(&self, _die: usize) -> Option<Text> {
        None
    }

    /// A sign beside the face of a die; empty if it has none.
    fn sign(&self, _die: usize) -> &'static str {
        ""
    }

    /// Boxes that a turn fills: one or two.
    fn at_once(&self) -> usize {
        1
    }

    /// Keeps dice with these faces and no others. `false`: the hand does not have them, and nothing changes.
    fn keep(&self, hand: &mut Hand, faces: &[u8]) -> bool {
        hand.keep(faces)
    }

    /// The entries that a hand writes into boxes: one for each row of `fill`, none of them open. `first`: this is the
    /// first throw of the turn. In games that fill two boxes per turn, `fill` may have a single row: then the entry is
    /// the best possible one.
    ///
    /// # Errors
    /// With [`Why::Illegal`](crate::game::Why::Illegal) if the hand lacks the faces of `fill`.
    fn entries(&self, rules: &Self::Rules, hand: &Hand, first: bool, fill: &Fill) -> Result<Vec<Entry>, Reject>;

    /// A seat has filled boxes with its hand: `entries` go into these rows, which close. Make all other changes here.
    /// With one throw for everybody, change only that seat's own player.
    fn written(&self, _rules: &Self::Rules, _players: &mut [Player], _seat: Seat, _told: &mut Vec<Text>) {}

    /// Ways to fill boxes besides the plain ones, such as the lower one of two pairs.
    fn others(&self, _hand: &Hand) -> Vec<Fill> {
        Vec::new()
    }

    /// Whether this fill wins the match at once, if players throw for themselves.
    fn wins(&self, _hand: &Hand, _first: bool, _fill: &Fill) -> bool {
        false
    }

    /// The value of the dice on the table for a player, in points still to come.
    fn worth(&self, rules: &Self::Rules, player: &Player) -> f64;

    /// The computer's choice for a player who has thrown: to fill boxes, or to throw some dice [again](Choice::Again).
    fn think(&self, rules: &Self::Rules, player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice>;

    /// The dice of a finished turn in the order of the boxes that they went into; `None` if they may lie as they fell.
    fn laid(&self, _rules: &Self::Rules, _player: &Player) -> Option<Hand> {
        None
    }

    /// A small drawing that shows what the game looks like.
    fn emblem(&self) -> Option<Scene> {
        None
    }

    /// The word of a box.
    fn word(&self, row: usize) -> &'static str {
        self.boxes().get(row).copied().unwrap_or_default()
    }

    /// The points that a box lacks until it is full, if the players share it.
    fn left(&self, _rules: &Self::Rules, _players: &[Player], _row: usize) -> Option<i32> {
        None
    }

    /// The name of a box.
    fn name(&self, row: usize) -> Text {
        Text::new(format!("{}-box-{}", self.info().id, self.word(row)))
    }
}

/// The entry for these points; `None` strikes the box out.
pub fn entry(points: Option<i32>) -> Entry {
    points.map_or(Entry::Struck, Entry::Scored)
}

/// The points of an entry.
pub fn points(entry: Entry) -> i32 {
    match entry {
        Entry::Scored(points) => points,
        Entry::Open | Entry::Struck => 0,
    }
}
