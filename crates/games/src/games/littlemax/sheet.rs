//! The position, and each viewer's view of it.

use crate::game::{Outcome, Seat, Seats, StepCtx, Table, Text, Viewer};
use crate::kit::dice;
use crate::kit::lives::Lives;
use crate::kit::party::Party;
use crate::kit::reading::{ORDER, TOP, number, rank};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Throws the first dice of a chain.
    Open,
    /// Has thrown and says a number.
    Say,
    /// Believes the last number or not.
    Answer,
}

/// A number in the chain, and the seat that said it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    pub seat: Seat,
    /// Its index in [`ORDER`].
    pub place: usize,
}

/// The end of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// The dice under the cup, or `None` if nobody has lifted it.
    pub dice: Option<[u8; 2]>,
    /// The seat that did not believe the last number.
    pub doubter: Seat,
    /// The seat that lost chips, and how many.
    pub loser: Seat,
    pub chips: u32,
}

/// The public part of the position.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Chips per player at the start, and the chips left.
    pub all: u32,
    pub chips: Lives,
    pub party: Party,
    pub phase: Phase,
    /// The number of the chain, from 1.
    pub round: u32,
    /// The numbers of this chain; after its end they stay until the next throw.
    pub chain: Vec<Said>,
    pub end: Option<End>,
    /// The last number of the chain before and its end, until somebody says a number in this one.
    pub before: Option<(Said, End)>,
}

/// The whole position. It has no `Debug`, so that nothing prints it by accident.
#[derive(Clone)]
pub struct State {
    pub sheet: Sheet,
    /// The dice under the cup.
    pub cup: Option<[u8; 2]>,
}

/// The position as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub sheet: Sheet,
    /// The dice under the cup, if the viewer has looked at them.
    pub cup: Option<[u8; 2]>,
    /// The viewer's seat, or `None` if the viewer is not a player. It is part of the view because every player will
    /// have dice to look at and so gets a board of their own.
    pub own: Option<Seat>,
}

impl Sheet {
    pub fn new(all: u32, table: Table) -> Sheet {
        Sheet {
            all,
            chips: Lives::new(table.seats, all),
            party: Party::new(table.seats, table.first),
            phase: Phase::Open,
            round: 1,
            chain: Vec::new(),
            end: None,
            before: None,
        }
    }

    pub fn mover(&self) -> Seat {
        self.party.mover()
    }

    /// The number that has to be believed or beaten.
    pub fn said(&self) -> Option<Said> {
        self.chain.last().copied().filter(|_| self.end.is_none())
    }

    /// The seat that threw the dice under the cup.
    pub fn keeper(&self) -> Option<Seat> {
        match self.phase {
            Phase::Open => None,
            Phase::Say => Some(self.mover()),
            Phase::Answer => self.said().map(|said| said.seat),
        }
    }

    /// The seats that are still in play.
    pub fn alive(&self) -> Seats {
        self.chips.holders().within(self.party.present())
    }

    /// The next seat in play after this one.
    pub fn next(&self, seat: Seat) -> Seat {
        self.alive().after(seat).unwrap_or(seat)
    }

    pub fn say(&mut self, seat: Seat, place: usize) {
        self.chain.push(Said { seat, place });
        self.before = None;
        self.phase = Phase::Answer;
        self.party.give(self.next(seat));
    }

    /// The last player with chips wins. A player who was out later ranks higher.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.alive().len() > 1 {
            return None;
        }
        let places = self.party.ranked(|seat| self.chips.standing(seat));
        Some(Outcome { places, scores: Some(self.scores()) })
    }

    pub fn scores(&self) -> Vec<i64> {
        self.party.seats().iter().map(|seat| self.chips.left(seat).into()).collect()
    }

    /// Ends a chain: the loser pays.
    fn settle(&mut self, end: End) {
        for _ in 0..end.chips {
            self.chips.lose(Seats::one(end.loser));
        }
        self.end = Some(end);
        self.phase = Phase::Open;
        self.round += 1;
        self.party.give(if self.alive().has(end.loser) { end.loser } else { self.next(end.loser) });
    }
}

impl State {
    pub fn throw(&mut self, seat: Seat, ctx: &mut StepCtx) {
        let thrown = ctx.chance.hidden(Seats::one(seat), |chance| dice::throw(chance, 2));
        self.cup = <[u8; 2]>::try_from(thrown).ok();
        if self.sheet.phase == Phase::Open {
            self.sheet.before = self.sheet.chain.last().copied().zip(self.sheet.end.take());
            self.sheet.chain.clear();
        }
        self.sheet.phase = Phase::Say;
    }

    /// A seat lifts the cup.
    pub fn lift(&mut self, seat: Seat, ctx: &mut StepCtx) {
        let (Some(said), Some(dice)) = (self.sheet.said(), self.cup.take()) else { return };
        let is_true = rank(&dice) >= said.place;
        let (loser, chips) = match is_true {
            true => (seat, if said.place == TOP { 2 } else { 1 }),
            false => (said.seat, 1),
        };
        self.sheet.settle(End { dice: Some(dice), doubter: seat, loser, chips });
        let key = if is_true { "littlemax-true" } else { "littlemax-false" };
        let text = Text::new(key).with("seat", seat).with("liar", said.seat).with("said", ORDER[said.place]);
        let text = text.with("number", number(&dice)).with("loser", loser).with("chips", chips);
        ctx.reveal(text.with("left", self.sheet.chips.left(loser)));
    }

    /// A seat gives up a chip instead of lifting the cup.
    pub fn pay(&mut self, seat: Seat, ctx: &mut StepCtx) {
        self.cup = None;
        self.sheet.settle(End { dice: None, doubter: seat, loser: seat, chips: 1 });
        ctx.tell(Text::new("littlemax-pays").with("seat", seat).with("left", self.sheet.chips.left(seat)));
    }

    /// A seat leaves. If it has the cup or has to answer, the chain is over.
    pub fn leave(&mut self, seat: Seat, ctx: &mut StepCtx) {
        let sheet = &mut self.sheet;
        let (mover, keeper) = (sheet.mover(), sheet.keeper());
        sheet.party.leave(seat);
        if mover == seat {
            sheet.party.give(sheet.next(seat));
        }
        if sheet.phase == Phase::Open || (mover != seat && keeper != Some(seat)) {
            return;
        }
        (self.cup, sheet.phase) = (None, Phase::Open);
        sheet.chain.clear();
        sheet.before = None;
        sheet.round += 1;
        if sheet.outcome().is_none() {
            ctx.tell(Text::new("littlemax-anew").with("seat", sheet.mover()));
        }
    }

    pub fn view(&self, who: Viewer) -> View {
        let sees = who == Viewer::Revealed || self.sheet.keeper().is_some_and(|keeper| who.is(keeper));
        let own = match who {
            Viewer::Seat(seat) => Some(seat).filter(|_| self.sheet.outcome().is_none()),
            Viewer::Public | Viewer::Revealed => None,
        };
        View { sheet: self.sheet.clone(), cup: self.cup.filter(|_| sees), own }
    }
}
