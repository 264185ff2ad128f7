//! The computer: alpha-beta search, with an eye for dice that cannot be captured any more.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::Sheet;
use super::board::{Board, Drop};
use crate::game::{SearchCtx, Seat, Skill};
use crate::search::alphabeta::{Limits, Node, search};

/// Plies to look ahead, and positions to visit.
struct Reach {
    depth: u32,
    nodes: u64,
}

const SKILLS: [Skill<Reach>; 5] = [
    Skill { slip: 70, how: Reach { depth: 1, nodes: 500 } },
    Skill { slip: 30, how: Reach { depth: 1, nodes: 500 } },
    Skill { slip: 10, how: Reach { depth: 2, nodes: 4_000 } },
    Skill { slip: 3, how: Reach { depth: 3, nodes: 20_000 } },
    Skill { slip: 0, how: Reach { depth: 40, nodes: 60_000 } },
];

/// The value of a die on the board by its face. A six stays for ever, a five is captured only with a one.
const WORTH: [i32; 6] = [8, 8, 9, 10, 12, 16];

pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Drop> {
    let Some(&Reach { depth, nodes }) = ctx.skill(&SKILLS) else {
        return ctx.chance.pick(&sheet.board.moves()).copied();
    };
    let limits = Limits { depth, nodes, until: &ctx.until };
    let found = search(&Spot { board: sheet.board, mover: sheet.mover }, limits)?;
    ctx.chance.pick(&found.moves).copied()
}

/// A position of the search.
#[derive(Clone, Copy, Hash)]
struct Spot {
    board: Board,
    mover: Seat,
}

impl Spot {
    fn worth(&self, seat: Seat) -> i32 {
        let own = self.board.places().filter_map(|at| self.board.die(at)).filter(|die| die.seat == seat);
        own.map(|die| WORTH[usize::from(die.face.clamp(1, 6)) - 1]).sum()
    }
}

impl Node for Spot {
    type Move = Drop;

    fn seat(&self) -> Seat {
        self.mover
    }

    /// The match is decided when the board is full, or when enough sixes can never be taken.
    fn verdict(&self) -> Option<i32> {
        let other = self.mover.other();
        if self.board.is_full() {
            return Some(if self.board.count(self.mover) > self.board.count(other) { 1 } else { -1 });
        }
        let fixed = |seat: Seat| {
            let dice = self.board.places().filter_map(|at| self.board.die(at));
            dice.filter(|die| die.seat == seat && die.face == super::board::HIGHEST).count() as u16
        };
        let half = self.board.size() * self.board.size() / 2;
        match () {
            () if fixed(self.mover) > half => Some(1),
            () if fixed(other) > half => Some(-1),
            () => None,
        }
    }

    fn estimate(&self) -> i32 {
        self.worth(self.mover) - self.worth(self.mover.other())
    }

    /// Captures first, above all those of the opponent's dice.
    fn moves(&self) -> Vec<Drop> {
        let mut moves = self.board.moves();
        let gain = |drop: &Drop| {
            let own = |seat: Seat| if seat == self.mover { -1 } else { 2 };
            drop.cells().filter_map(|cell| self.board.die(cell)).map(|die| own(die.seat)).sum::<i32>()
        };
        moves.sort_by_key(|drop| std::cmp::Reverse(gain(drop)));
        moves
    }

    fn after(&self, drop: Drop) -> Spot {
        Spot { board: self.board.after(self.mover, drop), mover: self.mover.other() }
    }

    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }
}
