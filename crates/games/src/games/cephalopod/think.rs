//! The computer: alpha-beta search, with an eye for dice that cannot be captured any more. The best level plays the
//! smallest board out to the end.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::Sheet;
use super::board::{Board, Die, Drop};
use super::solve::{self, Solver};
use crate::game::{SearchCtx, Seat, Skill};
use crate::search::alphabeta::{Limits, Node, search};

/// How far a level looks.
struct Reach {
    /// Plies to look ahead.
    depth: u32,
    /// Positions to visit.
    nodes: u64,
    /// Positions to visit before that, to play the smallest board out. It never takes more than 3,000,000.
    solves: u32,
}

const SKILLS: [Skill<Reach>; 5] = [
    Skill { slip: 45, how: Reach { depth: 1, nodes: 500, solves: 0 } },
    Skill { slip: 30, how: Reach { depth: 2, nodes: 4_000, solves: 0 } },
    Skill { slip: 10, how: Reach { depth: 2, nodes: 4_000, solves: 0 } },
    Skill { slip: 3, how: Reach { depth: 3, nodes: 20_000, solves: 0 } },
    Skill { slip: 0, how: Reach { depth: 40, nodes: 60_000, solves: 4_000_000 } },
];

/// The share of its time for playing out, which may come to nothing.
const SHARE: f64 = 0.7;

/// The value of a die on the board by its face. A six stays for ever, a five is captured only with a one.
const WORTH: [i32; 6] = [8, 8, 9, 10, 12, 16];

pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Drop> {
    let Some(&Reach { depth, nodes, solves }) = ctx.skill(&SKILLS) else {
        return ctx.chance.pick(&sheet.board.moves()).copied();
    };
    let plays_out = solves > 0 && sheet.board.size() == solve::SIZE;
    if let Some(drop) = plays_out.then(|| won(sheet, solves, ctx)).flatten() {
        return Some(drop);
    }
    let limits = Limits { depth, nodes, until: &ctx.until };
    let found = search(&Spot { board: sheet.board, mover: sheet.mover }, limits)?;
    ctx.chance.pick(&found.moves).copied()
}

/// A move that wins on the smallest board; `None` if there is none, or time did not suffice to find it.
fn won(sheet: &Sheet, nodes: u32, ctx: &mut SearchCtx<'_>) -> Option<Drop> {
    // The first player wins with every first move. A die that has captured is not the first.
    let mut dice = sheet.board.places().filter_map(|at| sheet.board.die(at));
    match (dice.next(), dice.next()) {
        (None, _) => ctx.chance.pick(&sheet.board.moves()).copied(),
        (Some(Die { face: 1, .. }), None) => None,
        _ => Solver::new(&ctx.until.share(SHARE), nodes).win(&sheet.board, sheet.mover)?,
    }
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
