//! The computer: expectimax. It looks some moves ahead and averages over the six throws before each of them. It leaves
//! a throw as soon as the average cannot come into the window any more (the pruning *Star1* of B. Ballard, 1983).

use super::bout::{Bout, THROWS};
use super::grid::{Grid, Hop};
use crate::game::{Deadline, SearchCtx, Seat};

/// How a level plays.
struct Skill {
    /// The moves that it looks ahead, its own included.
    depth: u32,
    /// How many of a hundred moves it makes without looking.
    slip: u32,
}

const SKILLS: [Skill; 5] = [
    Skill { depth: 1, slip: 70 },
    Skill { depth: 1, slip: 30 },
    Skill { depth: 1, slip: 5 },
    Skill { depth: 2, slip: 3 },
    Skill { depth: 3, slip: 0 },
];

/// Faces of the die.
const FACES: u8 = 6;
/// Values with a smaller difference than this differ only by rounding.
const EQUAL: f64 = 1e-9;
/// How many positions are visited between two looks at the clock.
const CLOCK: u32 = 256;

/// A position before the mover's throw.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub grid: Grid,
    pub mover: Seat,
    /// The opponent's latest move, and the number of chips moved.
    pub last: Option<(Hop, u8)>,
}

pub fn think(bout: &Bout, die: u8, ctx: &mut SearchCtx<'_>) -> Option<Hop> {
    let &Skill { depth, slip } = ctx.level.of(&SKILLS);
    let mut hops = bout.grid.hops(die, bout.banned());
    if hops.len() < 2 || ctx.slips(slip) {
        return ctx.chance.pick(&hops).copied();
    }
    // Nothing happens after the last throw.
    let depth = depth.min(u32::from(THROWS.saturating_sub(bout.throws)) + 1);
    let mut found = None;
    for depth in 1..=depth {
        let mut search = Search::new(bout, &ctx.until);
        let (good, _) = search.best(bout, die, &hops, depth);
        if search.stopped {
            break;
        }
        // In a deeper search, try the best moves first.
        hops.sort_by_key(|hop| !good.contains(hop));
        found = Some(good);
    }
    let good = found.unwrap_or(hops);
    ctx.chance.pick(&good).copied()
}

/// The state of a search.
pub struct Search<'a> {
    /// The height above which equal stacks are not worth more. In a series it is the number of points still missing.
    cap: [u16; 2],
    until: &'a Deadline,
    visited: u32,
    /// Whether the time is over. Results since then mean nothing.
    pub stopped: bool,
}

impl<'a> Search<'a> {
    /// A search that has not begun.
    pub fn new(bout: &Bout, until: &'a Deadline) -> Search<'a> {
        let cap = bout.won.map(|won| bout.terms.points.saturating_sub(won).max(1));
        Search { cap, until, visited: 0, stopped: false }
    }

    /// The value of a win by stacks of this height, from 0 to 1.
    fn gain(&self, seat: Seat, height: u8) -> f64 {
        let cap = self.cap[seat.index()];
        f64::from(cap.min(height.into())) / f64::from(cap)
    }

    /// The best moves with this throw, and their value.
    pub fn best(&mut self, bout: &Bout, die: u8, hops: &[Hop], depth: u32) -> (Vec<Hop>, f64) {
        let (mut good, mut most) = (Vec::new(), f64::NEG_INFINITY);
        for hop in hops {
            let value = self.hop(bout.grid, bout.mover, *hop, die, depth, (most - EQUAL, 1.0));
            if value > most + EQUAL {
                (good, most) = (Vec::new(), value);
            }
            if value > most - EQUAL {
                good.push(*hop);
            }
        }
        (good, most)
    }

    /// The value of a move for the mover.
    fn hop(&mut self, grid: Grid, mover: Seat, hop: Hop, die: u8, depth: u32, window: (f64, f64)) -> f64 {
        let grid = grid.after(hop, die);
        if let Some(height) = grid.made(mover) {
            return self.gain(mover, height);
        }
        if let Some(height) = grid.made(mover.other()) {
            return -self.gain(mover.other(), height);
        }
        let spot = Spot { grid, mover: mover.other(), last: Some((hop, die)) };
        -self.throws(&spot, depth - 1, (-window.1, -window.0))
    }

    /// The value of a position before the throw: the average over the faces. Values are between −1 and 1, so the search
    /// can skip faces once the others decide that the average is outside the window.
    pub fn throws(&mut self, spot: &Spot, depth: u32, (alpha, beta): (f64, f64)) -> f64 {
        self.visited += 1;
        if self.visited.is_multiple_of(CLOCK) && self.until.passed_after(CLOCK) {
            self.stopped = true;
        }
        if self.stopped {
            return 0.0;
        }
        if depth == 0 {
            return self.estimate(spot);
        }
        let faces = f64::from(FACES);
        let mut sum = 0.0;
        for die in 1..=FACES {
            let left = f64::from(FACES - die);
            let window = ((faces * alpha - sum - left).max(-1.0), (faces * beta - sum + left).min(1.0));
            let value = self.thrown(spot, die, depth, window);
            sum += value;
            if sum + left <= faces * alpha {
                return (sum + left) / faces;
            }
            if sum - left >= faces * beta {
                return (sum - left) / faces;
            }
        }
        sum / faces
    }

    /// The value of a throw for the mover.
    fn thrown(&mut self, spot: &Spot, die: u8, depth: u32, (mut alpha, beta): (f64, f64)) -> f64 {
        let banned = spot.last.filter(|(_, count)| *count == die).map(|(hop, _)| hop.back());
        let mut hops = spot.grid.hops(die, banned);
        if hops.is_empty() {
            let next = Spot { mover: spot.mover.other(), last: None, ..*spot };
            return -self.throws(&next, depth - 1, (-beta, -alpha));
        }
        let mut best = f64::NEG_INFINITY;
        // Try winning moves first, and of these the highest stacks.
        if let Some(height) = spot.grid.finish(spot.mover, die) {
            let won = hops.iter().filter(|hop| spot.grid.after(**hop, die).made(spot.mover) == Some(height));
            best = won.map(|_| self.gain(spot.mover, height)).next().unwrap_or(best);
            alpha = alpha.max(best);
        }
        if depth > 1 && alpha < beta {
            hops.sort_by_cached_key(|hop| self.look(spot, *hop, die));
        }
        for hop in hops {
            if alpha >= beta && best.is_finite() {
                break;
            }
            best = best.max(self.hop(spot.grid, spot.mover, hop, die, depth, (alpha, beta)));
            alpha = alpha.max(best);
        }
        best
    }

    /// How good a move looks for the opponent. It sorts the moves to try.
    fn look(&self, spot: &Spot, hop: Hop, die: u8) -> i64 {
        let next = Spot { grid: spot.grid.after(hop, die), mover: spot.mover.other(), last: None };
        (self.estimate(&next) * 1e6) as i64
    }

    /// An estimate without search: from how many throws the mover wins at once or, if not, the opponent.
    fn estimate(&self, spot: &Spot) -> f64 {
        let chance = |seat: Seat| {
            let gains = (1..=FACES).filter_map(|die| Some(self.gain(seat, spot.grid.finish(seat, die)?)));
            gains.sum::<f64>() / f64::from(FACES)
        };
        let own = chance(spot.mover);
        own - (1.0 - own) * chance(spot.mover.other())
    }
}
