//! The search: a tree that grows below the turns that look best for both players. A position takes the value of its
//! best turn. The line that is looked at next follows the best turns, and now and then one that is nearly as good but
//! was looked at less often. Certain results are proven on the way: a position is lost if all of its turns were
//! searched and lose.

use super::super::field::Arrival;
use super::board::{Board, Ground};
use super::net::Net;
use super::turns::{Bounds, End, Steps, Walk, path};
use crate::game::{Deadline, Seat};
use crate::kit::compass::Way;

/// The value of a won position; a win in `n` turns has `WON - n`.
pub const WON: i32 = 1_000_000;
/// Values beyond this are proven.
pub const PROVEN: i32 = WON - 10_000;
/// The value of a position in which all turns lose that were looked at, but there are more.
const BLEAK: i32 = PROVEN - 1;
/// The most that an estimate can be.
const ESTIMATE: i32 = 100_000;

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The value for the seat to move.
    pub value: i32,
    /// The turns with their values and how often the search went there; the best first.
    pub turns: Vec<(Vec<Way>, i32, u32)>,
    /// How many positions it evaluated.
    pub positions: u64,
}

/// A turn of a position in the tree.
struct Turn {
    /// The value for its mover.
    value: i32,
    visits: u32,
    /// The number of its position; zero if it was not looked at.
    branch: u32,
    step: (u32, Way),
}

/// A position in the tree.
struct Branch<const W: usize> {
    board: Board<W>,
    mover: Seat,
    turns: Vec<Turn>,
    steps: Steps,
}

pub struct Tree<'a, const W: usize> {
    ground: &'a Ground<W>,
    net: &'a Net,
    walk: Walk<W>,
    branches: Vec<Branch<W>>,
    positions: u64,
    bounds: Bounds,
    nearly: i32,
}

/// The value of a later position, seen from a turn earlier by the other player.
fn earlier(value: i32) -> i32 {
    match -value {
        value if value >= PROVEN => value - 1,
        value if value <= -PROVEN => value + 1,
        value => value,
    }
}

impl<'a, const W: usize> Tree<'a, W> {
    /// A tree with one position. It also looks into a turn that is `nearly` worse than the best one, in thousandths of
    /// the logarithm of the odds, if it was looked at half as often.
    pub fn new(
        ground: &'a Ground<W>,
        net: &'a Net,
        board: Board<W>,
        mover: Seat,
        bounds: Bounds,
        nearly: i32,
    ) -> Tree<'a, W> {
        let root = Branch { board, mover, turns: Vec::new(), steps: Vec::new() };
        Tree { ground, net, walk: Walk::default(), branches: vec![root], positions: 0, bounds, nearly }
    }

    /// Grows until a limit or until the value is certain.
    pub fn search(&mut self, positions: u64, until: &Deadline) -> Found {
        let mut before = 0;
        while self.positions < positions && self.value(0).abs() < BLEAK {
            self.grow();
            let more = self.positions - before;
            before = self.positions;
            if until.passed_after(u32::try_from(more).unwrap_or(u32::MAX)) {
                break;
            }
        }
        self.found()
    }

    /// The positions below which it has looked at least this often, with their movers and values.
    pub fn looked_into(&self, visits: u32) -> Vec<(&Board<W>, Seat, i32)> {
        let turns = self.branches.iter().flat_map(|branch| &branch.turns);
        let often = turns.filter(|turn| turn.visits >= visits && turn.branch != 0).map(|turn| turn.branch as usize);
        often.map(|n| (&self.branches[n].board, self.branches[n].mover, self.value(n))).collect()
    }

    fn found(&self) -> Found {
        let root = &self.branches[0];
        let turns = root.turns.iter().map(|turn| (path(&root.steps, turn.step), turn.value, turn.visits));
        let mut turns: Vec<(Vec<Way>, i32, u32)> = turns.collect();
        let certain = |value: i32| if value.abs() < BLEAK { 0 } else { value };
        turns.sort_by_key(|(_, value, visits)| std::cmp::Reverse((certain(*value), *visits, *value)));
        Found { value: self.value(0), turns, positions: self.positions }
    }

    /// The value of a position for its mover.
    fn value(&self, n: usize) -> i32 {
        self.branches[n].turns.iter().map(|turn| turn.value).max().unwrap_or_default()
    }

    /// Looks at the turns of the most promising position.
    fn grow(&mut self) {
        let (mut line, mut n) = (Vec::new(), 0);
        while let Some(best) = self.next(n) {
            line.push((n, best));
            n = match self.branches[n].turns[best].branch {
                0 => self.sprout(n, best),
                branch => branch as usize,
            };
        }
        self.look(n);
        for (above, turn) in line.into_iter().rev() {
            let value = earlier(self.value(n));
            let turn = &mut self.branches[above].turns[turn];
            turn.value = value;
            turn.visits += 1;
            n = above;
        }
    }

    /// The turn to look into. `None` if the position was not looked at.
    fn next(&self, n: usize) -> Option<usize> {
        let worth = |turn: &Turn| match turn.value {
            value if value.abs() >= BLEAK => value,
            value => value - self.nearly * (1 + turn.visits).ilog2() as i32,
        };
        let turns = self.branches[n].turns.iter().enumerate();
        turns.max_by_key(|(n, turn)| (worth(turn), std::cmp::Reverse(*n))).map(|(n, _)| n)
    }

    /// Adds the position after a turn.
    fn sprout(&mut self, n: usize, turn: usize) -> usize {
        let new = self.branches.len();
        let branch = &mut self.branches[n];
        let turn = &mut branch.turns[turn];
        turn.branch = new as u32;
        let mut board = branch.board.clone();
        for way in path(&branch.steps, turn.step) {
            board.go(self.ground, way, |_, _| {});
        }
        let mover = branch.mover.other();
        self.branches.push(Branch { board, mover, turns: Vec::new(), steps: Vec::new() });
        new
    }

    /// Lists the turns of a position, with their estimates.
    fn look(&mut self, n: usize) {
        let mut turns = Vec::new();
        for more in [1, 30] {
            turns.clear();
            let bounds = Bounds { links: more * self.bounds.links, ends: more * self.bounds.ends };
            let Branch { board, mover, .. } = &self.branches[n];
            let (ground, net) = (self.ground, self.net);
            let position = (board, *mover);
            let all = self.walk.each(ground, net, position, bounds, |end| {
                turns.push(Turn { value: judged(ground, net, *mover, &end), visits: 0, branch: 0, step: end.step });
                false
            });
            self.positions += turns.len() as u64;
            if all || turns.iter().any(|turn| turn.value > -PROVEN) {
                break;
            }
            // All that was seen loses. It looks again, and further.
            turns.iter_mut().for_each(|turn| turn.value = turn.value.max(-BLEAK));
        }
        if turns.is_empty() {
            // All turns are too long to look at.
            let way = Way::ALL.into_iter().find(|way| self.branches[n].board.is_free(*way));
            turns.extend(way.map(|way| Turn { value: -BLEAK, visits: 0, branch: 0, step: (0, way) }));
        }
        // Of those that lose, the one that takes longest is enough.
        let last = turns.iter().map(|turn| turn.value).max().unwrap_or_default();
        let mut kept = false;
        turns.retain(|turn| turn.value > -BLEAK || (turn.value == last && !std::mem::replace(&mut kept, true)));
        self.branches[n].steps.clone_from(&self.walk.steps);
        self.branches[n].turns = turns;
    }
}

/// The value of a turn for its mover.
fn judged<const W: usize>(ground: &Ground<W>, net: &Net, mover: Seat, end: &End<'_, W>) -> i32 {
    let other = mover.other();
    match end.arrival {
        Arrival::Goal(seat) if seat == mover => WON - 1,
        Arrival::Goal(_) | Arrival::Again => 1 - WON,
        Arrival::Rests => {
            let reach = end.board.reach(ground);
            if end.board.scores(ground, other, &reach) {
                return 2 - WON;
            }
            -net.value(end.sums, ground, end.board, other, &reach).clamp(-ESTIMATE, ESTIMATE)
        }
    }
}
