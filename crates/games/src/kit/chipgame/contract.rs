//! The contract of a game of chips, and its table.

use std::fmt::Debug;

use super::room::Room;
use crate::game::{Counts, Family, Info, Nth, OptValues, Scene, SearchCtx, Seat, Seats, Table, Text, Weight};
use crate::kit::chips::Chips;
use crate::kit::dicegame::{After, Board, LUCK, Rolled};

/// What is usual for a game of chips with this id. The game adds its options.
pub const fn usual(id: &'static str, seats: Counts) -> Info {
    Info { words: LUCK, ..Info::of(id, seats, Family::CHIPS, Weight::Quarter) }
}

/// The goal of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Be the last player with chips.
    LastIn,
    /// Be the first player without chips.
    FirstOut,
}

/// Chips that the latest throw moved. `None` is the middle of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The previous owner.
    pub from: Option<Seat>,
    /// The seat that has it now. `None`: it is in the middle.
    pub to: Option<Seat>,
    /// Number of chips that moved.
    pub count: u32,
}

/// The chips on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Bank<M> {
    /// The stacks and the pot.
    pub chips: Chips,
    /// The game's own data about the middle.
    pub middle: M,
    /// The chips that the latest throw moved.
    pub(super) moved: Vec<Moved>,
    /// The turn in which a seat ran out of chips, counted from 1; 0 while it has some.
    pub(super) out: Vec<u32>,
}

/// The table of a game of chips.
pub type Pool<G> = Board<Rolled<Chipped<G>>>;

/// A game of chips, defined by the effect of a throw.
pub trait ChipGame: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The goal of the players.
    const GOAL: Goal;
    /// Width of the places at each side: more if the game needs less for its middle.
    const SIDE: f32 = 7.0;
    /// Least height of the table: more if its middle is large.
    const HIGH: f32 = 10.0;
    /// Whether the counts of all players that a throw has changed are highlighted. Otherwise only that of the thrower
    /// is, if it has changed, and that of a player who got a gift.
    const LIGHTS_ALL: bool = false;
    /// The rules of one match.
    type Rules: Clone + PartialEq + Debug + Send + Sync;
    /// The game's own data about the middle, besides the pot.
    type Middle: Clone + PartialEq + Debug + Send + Sync;

    /// The facts about the game.
    fn info(&self) -> &'static Info;

    /// The rules that these option values ask for.
    fn rules(&self, values: &OptValues) -> Self::Rules;

    /// The chips before the first throw, and the middle.
    fn deal(&self, rules: &Self::Rules, table: Table) -> (Chips, Self::Middle);

    /// Dice per throw.
    fn dice(&self) -> u8;

    /// Applies a throw. The seat has no choice unless [`may_hold`](ChipGame::may_hold) says so.
    fn thrown(&self, pool: &mut Pool<Self>, seat: Seat, faces: &[u8], told: &mut Vec<Text>) -> After;

    /// As [`RollHold::may_hold`](crate::kit::dicegame::RollHold::may_hold).
    fn may_hold(&self, _pool: &Pool<Self>, _seat: Seat) -> bool {
        false
    }

    /// As [`RollHold::held`](crate::kit::dicegame::RollHold::held).
    fn held(&self, _pool: &mut Pool<Self>, _seat: Seat, _told: &mut Vec<Text>) {}

    /// A turn is over, and it is known who ran out of chips.
    fn settled(&self, _pool: &mut Pool<Self>, _seat: Seat, _told: &mut Vec<Text>) {}

    /// As [`RollHold::round`](crate::kit::dicegame::RollHold::round).
    fn round(&self, _pool: &Pool<Self>) -> Option<Nth> {
        None
    }

    /// Whether the match ends before the goal is reached.
    fn is_over(&self, _pool: &Pool<Self>) -> bool {
        false
    }

    /// As [`RollHold::ask`](crate::kit::dicegame::RollHold::ask).
    fn ask(&self, _pool: &Pool<Self>, _seat: Seat) -> Text {
        Text::new("dice-ask-forced").with("dice", u32::from(self.dice()))
    }

    /// The sentence below the table.
    fn says(&self, pool: &Pool<Self>) -> Text;

    /// A sentence above that one, if one line is too short for the rule.
    fn says_before(&self, _pool: &Pool<Self>) -> Option<Text> {
        None
    }

    /// A few words after the dice and the name: the effect of the latest throw.
    fn happened(&self, _pool: &Pool<Self>) -> Option<Text> {
        None
    }

    /// Faces of dice that belong to a seat. They are drawn at its place.
    fn faces(&self, _pool: &Pool<Self>, _seat: Seat) -> Vec<u8> {
        Vec::new()
    }

    /// Draws the middle of the table.
    fn draw(&self, pool: &Pool<Self>, scene: &mut Scene, room: Room);

    /// The middle as plain text, one line or more.
    fn text(&self, pool: &Pool<Self>) -> String;

    /// As [`RollHold::rolls`](crate::kit::dicegame::RollHold::rolls): asked only if the seat may stop.
    fn rolls(&self, _pool: &Pool<Self>, _seat: Seat, _ctx: &mut SearchCtx<'_>) -> bool {
        true
    }

    /// As [`RollHold::emblem`](crate::kit::dicegame::RollHold::emblem).
    fn emblem(&self) -> Scene;
}

/// A game of chips, made into a game of throwing and stopping.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chipped<G>(pub G);

impl<G: ChipGame> Pool<G> {
    /// The number of chips of a seat.
    pub fn stack(&self, seat: Seat) -> u32 {
        self.common.chips.stack(seat)
    }

    /// The number of chips in the pot.
    pub fn pot(&self) -> u32 {
        self.common.chips.pot()
    }

    /// A seat pays `count` chips, or all it has. Returns the number paid.
    pub fn pay(&mut self, seat: Seat, count: u32) -> u32 {
        let count = self.common.chips.pay(seat, count);
        self.note(Some(seat), None, count)
    }

    /// A seat takes `count` chips from the pot, or all that are there. Returns the number taken.
    pub fn take(&mut self, seat: Seat, count: u32) -> u32 {
        let count = self.common.chips.take(seat, count);
        self.note(None, Some(seat), count)
    }

    /// A seat gives another one `count` chips, or all it has. Returns the number given.
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

    /// The chips that the latest throw moved.
    pub fn moved(&self) -> &[Moved] {
        &self.common.moved
    }

    /// The chips that the latest thrower has put and taken. Nothing for a player who has left since.
    pub fn put_and_taken(&self) -> (u32, u32) {
        let Some(seat) = self.round.thrower.filter(|seat| self.round.present().has(*seat)) else { return (0, 0) };
        let put = self.moved().iter().filter(|moved| moved.from == Some(seat)).map(|moved| moved.count);
        let taken = self.moved().iter().filter(|moved| moved.to == Some(seat)).map(|moved| moved.count);
        (put.sum(), taken.sum())
    }

    /// The seats that are present and have chips.
    pub fn holders(&self) -> Seats {
        let holders = self.common.chips.holders();
        self.round.present().iter().filter(|seat| holders.has(*seat)).collect()
    }

    /// The seat that throws after `seat`: the next one still in play.
    pub fn follower(&self, seat: Seat) -> Option<Seat> {
        let in_play = match G::GOAL {
            Goal::LastIn => self.holders(),
            Goal::FirstOut => self.round.present(),
        };
        in_play.after(seat)
    }

    /// Marks the seats that have run out of chips as out. Returns those that are newly out.
    pub(super) fn knock_out(&mut self) -> Seats {
        let (number, holders) = (self.round.number, self.common.chips.holders());
        let fresh = |seat: &Seat| !holders.has(*seat) && self.common.out[seat.index()] == 0;
        let fresh: Seats = self.round.present().iter().filter(fresh).collect();
        fresh.iter().for_each(|seat| self.common.out[seat.index()] = number);
        fresh
    }
}

/// `count` chips, as part of a sentence.
pub fn chips(count: u32) -> Text {
    Text::new("chips-count").with("count", count)
}
