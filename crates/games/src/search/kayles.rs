//! The opponent for games in which each move uses itself up and excludes other moves for both players, and in which you
//! lose if you have no move left: barriers, segments. Only the remaining moves and their exclusions matter.
//!
//! Groups of moves that are not connected, directly or through others, are independent parts. Each part is equivalent
//! to a heap of Nim (Sprague and Grundy). The value of the position is the sum of its parts without carry.

mod nodes;
mod solver;
#[cfg(test)]
mod tests;
mod think;

use crate::game::{SearchCtx, Skill};
use solver::Solver;

/// The remaining moves, numbered, each with the moves that it excludes. A move excludes itself.
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
    /// The image of each move on the board turned by half, if there is one.
    turned: Vec<Option<usize>>,
}

/// How far a level looks.
struct Reach {
    /// The most remaining moves for which it searches to the end.
    counted: usize,
    /// The search depth in plies before that.
    depth: u32,
}

/// Level 1 to 5. The last one searches to the end if time allows.
const SKILLS: [Skill<Reach>; 5] = [
    Skill { slip: 95, how: Reach { counted: 3, depth: 1 } },
    Skill { slip: 45, how: Reach { counted: 8, depth: 1 } },
    Skill { slip: 8, how: Reach { counted: 16, depth: 2 } },
    Skill { slip: 0, how: Reach { counted: 40, depth: 3 } },
    Skill { slip: 0, how: Reach { counted: usize::MAX, depth: 60 } },
];

impl Web {
    /// A web of `moves` moves; `exclude` says which two exclude each other.
    pub fn new(moves: usize, exclude: impl Fn(usize, usize) -> bool) -> Web {
        let excluded = |a: usize| (0..moves).filter(|&b| a == b || exclude(a, b)).collect();
        Web { excludes: (0..moves).map(excluded).collect(), turned: vec![None; moves] }
    }

    /// The same web on a board that looks the same when turned by half. A player who can answer every move with its
    /// image has won. `image` is the image of a move, if it is left.
    #[must_use]
    pub fn turning(self, image: impl Fn(usize) -> Option<usize>) -> Web {
        let turned = (0..self.excludes.len()).map(image).collect();
        Web { turned, ..self }
    }

    fn solver<const N: usize>(&self, counts: bool) -> Solver<N> {
        Solver::new(&self.excludes, &self.turned, counts)
    }

    /// The size of the equivalent heap of Nim. 0: the mover loses.
    pub fn value(&self) -> u32 {
        match self.excludes.len() {
            1..=64 => self.solver::<1>(true).value(),
            65..=128 => self.solver::<2>(true).value(),
            129..=256 => self.solver::<4>(true).value(),
            _ => self.solver::<7>(true).value(),
        }
    }

    /// The computer's move among this many seats; `None` if no move is left. A seat that cannot move is out. So among
    /// several seats the last one to move is first, and the one that moved before it is second.
    pub fn think(&self, seats: u32, ctx: &mut SearchCtx<'_>) -> Option<usize> {
        let all: Vec<usize> = (0..self.excludes.len()).collect();
        let Some(&Reach { counted, depth }) = ctx.skill(&SKILLS) else { return ctx.chance.pick(&all).copied() };
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
