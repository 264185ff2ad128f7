//! The opponent for games in which each move uses itself up and excludes others, for both players, and you lose if you
//! have no move left: barriers, segments. All that matters is which moves are left and which exclude each other.
//!
//! Groups of moves that are not connected, directly or through others, are independent parts. Each part is worth as
//! much as a heap of Nim (Sprague and Grundy). The position is worth the sum of the parts without carry.

mod nodes;
mod solver;
#[cfg(test)]
mod tests;
mod think;

use crate::game::SearchCtx;
use solver::Solver;

/// The moves that are left, numbered, each with those that it excludes. A move excludes itself.
///
/// ```
/// use kletka_games::search::kayles::Web;
/// // A row of three cells: two places for a barrier of two, of which one excludes the other; and a place far away.
/// let near = |a: usize, b: usize| a.max(b) < 2;
/// assert_eq!(Web::new(2, near).value(), 1);
/// assert_eq!(Web::new(3, near).value(), 0, "two heaps of one");
/// ```
#[derive(Clone, Debug)]
pub struct Web {
    excludes: Vec<Vec<usize>>,
    /// The image of each move when the board is turned by half, where it has one.
    turned: Vec<Option<usize>>,
}

/// How a level plays.
struct Skill {
    /// How many moves of a hundred it makes without looking.
    slip: u32,
    /// Up to how many moves are left does it count to the end.
    counted: usize,
    /// How many plies it looks ahead before that.
    depth: u32,
}

/// Level 1 to 5. The last one counts whenever time allows.
const SKILLS: [Skill; 5] = [
    Skill { slip: 60, counted: 3, depth: 1 },
    Skill { slip: 25, counted: 8, depth: 1 },
    Skill { slip: 8, counted: 16, depth: 2 },
    Skill { slip: 0, counted: 40, depth: 3 },
    Skill { slip: 0, counted: usize::MAX, depth: 60 },
];

impl Web {
    /// So many moves, and which two of them exclude each other.
    pub fn new(moves: usize, exclude: impl Fn(usize, usize) -> bool) -> Web {
        let excluded = |a: usize| (0..moves).filter(|&b| a == b || exclude(a, b)).collect();
        Web { excludes: (0..moves).map(excluded).collect(), turned: vec![None; moves] }
    }

    /// The same on a board that looks the same when it is turned by half: whoever can answer every move with its image
    /// has won. `image` is that of a move, if it is left.
    #[must_use]
    pub fn turning(self, image: impl Fn(usize) -> Option<usize>) -> Web {
        let turned = (0..self.excludes.len()).map(image).collect();
        Web { turned, ..self }
    }

    fn solver<const N: usize>(&self, counts: bool) -> Solver<N> {
        Solver::new(&self.excludes, &self.turned, counts)
    }

    /// The size of the heap of Nim that it is worth. 0: the mover loses.
    pub fn value(&self) -> u32 {
        match self.excludes.len() {
            1..=64 => self.solver::<1>(true).value(),
            65..=128 => self.solver::<2>(true).value(),
            129..=256 => self.solver::<4>(true).value(),
            _ => self.solver::<7>(true).value(),
        }
    }

    /// The computer's move among so many seats; `None` when none is left. Who cannot move is out, so among several the
    /// last to move is first, and who moved before is second.
    pub fn think(&self, seats: u32, ctx: &mut SearchCtx<'_>) -> Option<usize> {
        let all: Vec<usize> = (0..self.excludes.len()).collect();
        let &Skill { slip, counted, depth } = ctx.level.of(&SKILLS);
        if ctx.slips(slip) {
            return ctx.chance.pick(&all).copied();
        }
        let counts = all.len() <= counted;
        match all.len() {
            0 => None,
            1..=64 => think::think(self.solver::<1>(counts), seats, counts, depth, ctx),
            65..=128 => think::think(self.solver::<2>(counts), seats, counts, depth, ctx),
            129..=256 => think::think(self.solver::<4>(counts), seats, counts, depth, ctx),
            // No board has more: 30 points have 435 pairs.
            _ => think::think(self.solver::<7>(counts), seats, counts, depth, ctx),
        }
    }
}
