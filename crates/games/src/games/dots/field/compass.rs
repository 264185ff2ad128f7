//! The eight directions, and walks along chains.
//!
//! Directions are numbered clockwise from the top: 0 north, 1 north-east, … 7 north-west. Even ones are orthogonal. In
//! a *neighbour mask*, bit `d` is set if the neighbour in direction `d` is a live dot of the given seat.

use super::GREATEST;

/// The orthogonal directions of a neighbour mask.
pub const ORTHOGONAL: u8 = 0b0101_0101;

/// How far apart the rows of every sheet are, whatever its width: one number that the compiler knows makes each step an
/// addition of a constant, and a node has the same index on every sheet. It leaves room for one node of frame.
pub const STRIDE: usize = GREATEST as usize + 1;

/// Index steps of the eight directions, as wrapping additions. What stands behind them is no step at all: the number
/// of trailing zeros of an empty neighbour mask leads there.
pub const STEPS: [usize; 16] = {
    let (west, north) = (usize::MAX, STRIDE.wrapping_neg());
    let mut steps = [0; 16];
    steps[0] = north;
    steps[1] = north.wrapping_add(1);
    steps[2] = 1;
    steps[3] = STRIDE + 1;
    steps[4] = STRIDE;
    steps[5] = STRIDE.wrapping_add(west);
    steps[6] = west;
    steps[7] = north.wrapping_add(west);
    steps
};

/// The directions in which an arc of own neighbours ends clockwise and open ground follows, one bit for each arc.
///
/// Round a node the orthogonal neighbours without an own dot are the ways out. Two ways out that follow each other are
/// one piece of ground unless an own dot stands between them; the arcs of own dots between the pieces are what a dot
/// put here would join. No bit is set when there is no own neighbour, or when all four ways out are own dots: nothing
/// can be closed then. One bit means that all own neighbours are linked already: nothing can be closed either.
#[inline]
pub fn arcs(mask: u8) -> u8 {
    let diagonal = !ORTHOGONAL;
    mask & !mask.rotate_right(1) & (diagonal | !mask.rotate_right(2))
}

/// The way out that follows an arc which ends in `direction`.
#[inline]
pub fn way_out(direction: usize) -> usize {
    (direction + 2 - (direction & 1)) & 7
}

/// Where a walk along a chain stands. The ground that it follows is always on its right hand.
#[derive(Clone, Copy)]
pub struct Walk {
    /// The dot reached.
    pub at: usize,
    /// The direction of the last step.
    pub heading: usize,
    /// All turns so far in eighths, right turns positive.
    pub turns: i32,
}

impl Walk {
    /// A walk that has just left `from` in `direction`.
    #[inline]
    pub fn from(from: usize, direction: usize) -> Walk {
        Walk { at: from.wrapping_add(STEPS[direction & 7]), heading: direction, turns: 0 }
    }

    /// Goes one dot on, where `mask` tells the neighbours of the dot reached: the first own dot counter-clockwise from
    /// the way back. At a dead end that is the way back itself, which counts as half a turn to the left.
    #[inline]
    pub fn step(&mut self, mask: u8) {
        let turn = self.turn(mask);
        self.turns = self.turns.wrapping_add(turn);
        self.heading = self.heading.wrapping_add(turn as usize) & 7;
        self.at = self.at.wrapping_add(STEPS[self.heading]);
    }

    /// The turn that the next step makes, in −4 … 3.
    #[inline]
    fn turn(&self, mask: u8) -> i32 {
        let from_right = mask.rotate_left(4u32.wrapping_sub(self.heading as u32) & 7);
        3 - from_right.leading_zeros() as i32
    }

    /// All turns of the closed walk that goes on in `direction`, where it had begun: 8 when it ran clockwise round the
    /// ground on its right, so that this ground is enclosed, and −8 when it ran round the outside of its own dots.
    #[inline]
    pub fn closed(&self, direction: usize) -> i32 {
        self.turns + ((direction + 12 - self.heading) & 7) as i32 - 4
    }

    /// What this closed walk tells about two arcs of own dots, of which it left along the end `own`: the end along
    /// which the enclosed side lies, or `None` if it came back along the arc by which it had left.
    #[inline]
    pub fn verdict(&self, own: usize, other: usize) -> Option<usize> {
        // The direction from which it came back lies clockwise of `own` and not beyond `other`: that is the other arc.
        let back = (self.heading + 3).wrapping_sub(own) & 7;
        let linked = back < (other.wrapping_sub(own) & 7);
        linked.then(|| if self.closed(own) > 0 { own } else { other })
    }
}
