//! A goal in the next turn that no answer prevents. The search proves longer wins, where it looks; this looks at every
//! turn.

use super::super::field::Arrival;
use super::board::{Board, Ground};
use super::net::Net;
use super::turns::{Bounds, End, Walk, path};
use crate::game::{Deadline, Seat};
use crate::kit::compass::Way;

/// A turn that scores, or after which each answer leaves a goal. It draws at most this many links.
pub fn forced<const W: usize>(
    ground: &Ground<W>,
    net: &Net,
    (board, mover): (&Board<W>, Seat),
    links: usize,
    until: &Deadline,
) -> Option<Vec<Way>> {
    let (mut walk, mut answers) = (Walk::default(), Walk::default());
    let (mut goal, mut ends) = (None, Vec::new());
    let bounds = Bounds { links: links / 4, ends: usize::MAX };
    walk.each(ground, net, (board, mover), bounds, |end| {
        goal = goal.or((end.arrival == Arrival::Goal(mover)).then_some(end.step));
        if end.arrival == Arrival::Rests {
            ends.push((end.board.clone(), end.step));
        }
        goal.is_some() || until.passed_after(1)
    });
    let mut left = links.saturating_sub(walk.links);
    let mut wins = |end: &Board<W>| {
        let reach = end.reach(ground);
        if end.scores(ground, mover.other(), &reach) {
            return false;
        }
        let bounds = Bounds { links: left, ends: usize::MAX };
        let position = (end, mover.other());
        let all =
            answers.each(ground, net, position, bounds, |end| until.passed_after(1) || escapes(ground, mover, &end));
        left = left.saturating_sub(answers.links);
        all
    };
    let found = || ends.iter().take_while(|_| !until.passed_after(1)).find(|(end, _)| wins(end)).map(|(_, step)| *step);
    let step = goal.or_else(found)?;
    Some(path(&walk.steps, step))
}

/// Whether an answer leaves the mover of the turn before without a goal at once.
fn escapes<const W: usize>(ground: &Ground<W>, mover: Seat, end: &End<'_, W>) -> bool {
    match end.arrival {
        Arrival::Goal(seat) => seat != mover,
        Arrival::Again => false,
        Arrival::Rests => !end.board.scores(ground, mover, &end.board.reach(ground)),
    }
}
