//! What a game of chips says, and the table on which it is played.

use std::fmt::Debug;

use super::room::Room;
use crate::game::{Info, OptValues, Scene, SearchCtx, Seat, Seats, Table, Text};
use crate::kit::chips::Chips;
use crate::kit::dicegame::{After, Board, Rolled};

/// What one plays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To be the last one with chips.
    LastIn,
    /// To be the first one without.
    FirstOut,
}

/// Chips that the latest throw moved. `None` is the middle of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Whose they were.
    pub from: Option<Seat>,
    /// Whose they are.
    pub to: Option<Seat>,
    /// How many.
    pub count: u32,
}

/// What lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Bank<M> {
    /// The stacks, and what lies in the middle.
    pub chips: Chips,
    /// What else the game keeps of the middle.
    pub middle: M,
    /// What the latest throw moved.
    pub(super) moved: Vec<Moved>,
    /// At which turn a seat was out, counted from 1; 0 as long as it has chips.
    pub(super) out: Vec<u32>,
}

/// The table of a game of chips.
pub type Pool<G> = Board<Rolled<Chipped<G>>>;

/// A game of chips, as what a throw does.
pub trait ChipGame: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// What one plays for.
    const GOAL: Goal;
    /// The rules of one match.
    type Rules: Clone + PartialEq + Debug + Send + Sync;
    /// What lies in the middle besides the pot.
    type Middle: Clone + PartialEq + Debug + Send + Sync;

    /// The facts.
    fn info(&self) -> &'static Info;

    /// The rules of a match.
    fn rules(&self, values: &OptValues) -> Self::Rules;

    /// The chips before the first throw, and the middle.
    fn deal(&self, rules: &Self::Rules, table: Table) -> (Chips, Self::Middle);

    /// How many dice are thrown.
    fn dice(&self) -> u8;

    /// What a throw does. Nothing is left to choose, unless [`may_hold`](ChipGame::may_hold) says so.
    fn thrown(&self, pool: &mut Pool<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After;

    /// As [`RollHold::may_hold`](crate::kit::dicegame::RollHold::may_hold).
    fn may_hold(&self, _pool: &Pool<Self>, _seat: Seat) -> bool {
        false
    }

    /// As [`RollHold::held`](crate::kit::dicegame::RollHold::held).
    fn held(&self, _pool: &mut Pool<Self>, _seat: Seat, _told: &mut Vec<Text>) {}

    /// A turn is over, and those who ran out of chips are known.
    fn settled(&self, _pool: &mut Pool<Self>, _seat: Seat, _told: &mut Vec<Text>) {}

    /// Whether the match ends though the goal is not reached.
    fn is_over(&self, _pool: &Pool<Self>) -> bool {
        false
    }

    /// As [`RollHold::ask`](crate::kit::dicegame::RollHold::ask).
    fn ask(&self, _pool: &Pool<Self>, _seat: Seat) -> Text {
        Text::new("dice-ask-forced").with("dice", u32::from(self.dice()))
    }

    /// The sentence below the table.
    fn says(&self, pool: &Pool<Self>) -> Text;

    /// Faces of dice that belong to a seat, in its place at the table.
    fn faces(&self, _pool: &Pool<Self>, _seat: Seat) -> Vec<u8> {
        Vec::new()
    }

    /// Draws the middle in that room.
    fn draw(&self, pool: &Pool<Self>, scene: &mut Scene, room: Room);

    /// The middle as plain text, of one line or more.
    fn text(&self, pool: &Pool<Self>) -> String;

    /// As [`RollHold::rolls`](crate::kit::dicegame::RollHold::rolls): asked where a seat may stop.
    fn rolls(&self, _pool: &Pool<Self>, _seat: Seat, _ctx: &mut SearchCtx<'_>) -> bool {
        true
    }

    /// As [`RollHold::emblem`](crate::kit::dicegame::RollHold::emblem).
    fn emblem(&self) -> Scene;
}

/// A game of chips, made into one of throwing and stopping.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chipped<G>(pub G);

impl<G: ChipGame> Pool<G> {
    /// How many chips a seat has.
    pub fn stack(&self, seat: Seat) -> u32 {
        self.common.chips.stack(seat)
    }

    /// How many lie in the middle.
    pub fn pot(&self) -> u32 {
        self.common.chips.pot()
    }

    /// A seat pays, as many as it has at most. Answers how many.
    pub fn pay(&mut self, seat: Seat, count: u32) -> u32 {
        let count = self.common.chips.pay(seat, count);
        self.note(Some(seat), None, count)
    }

    /// A seat takes from the middle, as many as lie there at most. Answers how many.
    pub fn take(&mut self, seat: Seat, count: u32) -> u32 {
        let count = self.common.chips.take(seat, count);
        self.note(None, Some(seat), count)
    }

    /// A seat gives chips to another one, as many as it has at most. Answers how many.
    pub fn give(&mut self, from: Seat, to: Seat, count: u32) -> u32 {
        let count = self.common.chips.give(from, to, count);
        self.note(Some(from), Some(to), count)
    }

    fn note(&mut self, from: Option<Seat>, to: Option<Seat>, count: u32) -> u32 {
        if count > 0 {
            self.common.moved.push(Moved { from, to, count });
        }
        count
    }

    /// What the latest throw moved.
    pub fn moved(&self) -> &[Moved] {
        &self.common.moved
    }

    /// Those who are there and have chips.
    pub fn holders(&self) -> Seats {
        let holders = self.common.chips.holders();
        self.round.present().iter().filter(|seat| holders.has(*seat)).collect()
    }

    /// The seat that throws after another: the next one that is in.
    pub fn follower(&self, seat: Seat) -> Option<Seat> {
        let in_play = match G::GOAL {
            Goal::LastIn => self.holders(),
            Goal::FirstOut => self.round.present(),
        };
        in_play.after(seat)
    }

    /// Those who have run out of chips since the last turn.
    pub(super) fn knock_out(&mut self) -> Seats {
        let (number, holders) = (self.round.number, self.common.chips.holders());
        let fresh = |seat: &Seat| !holders.has(*seat) && self.common.out[seat.index()] == 0;
        let fresh: Seats = self.round.present().iter().filter(fresh).collect();
        fresh.iter().for_each(|seat| self.common.out[seat.index()] = number);
        fresh
    }
}

/// So many chips, as a part of a sentence.
pub fn chips(count: u32) -> Text {
    Text::new("chips-count").with("count", count)
}
