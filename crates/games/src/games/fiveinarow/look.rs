//! The search of one position: what is decided already, what can be left out, and its moves.

use super::field::{Cell, Makes};
use super::memory::{Bound, Known, PROVEN, WON};
use super::order::{Node, PLIES};
use super::rows::Kind;
use super::search::{Outlook, Search};
use super::sheet::Side;

/// Positions that a search for fours may look at within the search, and where the depth ends.
const FOURS: u32 = 60;
const LEAF: u32 = 24;
/// A position whose lead exceeds this for each ply left is not searched further.
const AHEAD: i32 = 160;
const AHEAD_PLIES: i32 = 3;
/// From this depth on, a side that is ahead passes to see whether it stays so, and looks this much less far.
const PASS: i32 = 3;
const PASSED: i32 = 2;
/// From this depth on, it looks a ply less far where no best move is known.
const UNKNOWN: i32 = 4;
/// A move that forces nothing is left out if the lead is behind by this, and this for each ply left.
const BEHIND: i32 = 100;
const BEHIND_PLIES: i32 = 3;
/// It is left out too if so many moves have been tried, and this times the square of the plies left.
const TRIED: i32 = 4;
const TRIED_MORE: i32 = 2;
const TRIED_PLIES: i32 = 2;
/// Parts of a ply.
const PLY: i32 = 64;

impl Search<'_> {
    /// The score of a position for the side that is to move.
    pub fn value(&mut self, node: Node, window: (i32, i32)) -> i32 {
        let Node { side, depth, ply, .. } = node;
        self.stopped |= self.meter.count() || self.nodes() > self.effort.nodes;
        if self.stopped {
            return 0;
        }
        let other = side.other();
        if self.field.count(side, Makes::Row) > 0 {
            return WON - ply - 1;
        }
        match (self.field.count(other, Makes::Row), self.field.any_row(other)) {
            (0, _) => {}
            // The answer is forced, so it costs no depth.
            (1, Some(only)) if !self.field.is_banned(side, only) => {
                return self.after(Node { depth: depth + 1, ..node }, only, 0, window, true);
            }
            _ => return -(WON - ply - 2),
        }
        if self.field.any(side, Makes::Open).is_some() {
            return WON - ply - 3;
        }
        if depth <= 0 || ply as usize >= PLIES {
            let lead = self.field.lead(side);
            let enough = lead >= window.1;
            return if enough { lead } else { self.by_fours(side, ply, LEAF).unwrap_or(lead) };
        }
        self.look(node, window)
    }

    /// A win by fours of the side to move.
    fn by_fours(&mut self, side: Side, ply: i32, nodes: u32) -> Option<i32> {
        let fours = self.effort.fours.1;
        if fours == 0 || self.field.count(side, Makes::Four) == 0 {
            return None;
        }
        let win = self.fours.any(self.field, side, fours, nodes)?;
        Some(WON - ply - win.plies)
    }

    /// The best of the moves.
    fn look(&mut self, mut node: Node, window: (i32, i32)) -> i32 {
        let Node { side, depth, ply, .. } = node;
        let key = self.field.key(side);
        let known = self.memory.get(key, ply);
        if let Some(score) = known.and_then(|known| known.decides(depth, window)) {
            return score;
        }
        if known.is_none()
            && depth > 1
            && let Some(score) = self.by_fours(side, ply, FOURS)
        {
            self.memory.put(key, ply, Known { score, bound: Bound::AtLeast, depth, best: None });
            return score;
        }
        let outlook = self.outlook(node, window);
        if let Some(score) = self.ahead(node, outlook, window) {
            return score;
        }
        let best = known.and_then(|known| known.best);
        if self.effort.keen && best.is_none() && depth >= UNKNOWN {
            node.depth -= 1;
        }
        let from = self.order.list.len();
        self.order.add(self.field, side, self.effort.width);
        self.order.sort(node, from, best);
        let found = self.try_all(node, from, outlook, window);
        self.order.list.truncate(from);
        if self.stopped {
            return 0;
        }
        // Nobody can put a mark any more.
        let Some((cell, score)) = found else { return 0 };
        let bound = match score {
            _ if score <= window.0 => Bound::AtMost,
            _ if score >= window.1 => Bound::AtLeast,
            _ => Bound::Exact,
        };
        self.memory.put(key, ply, Known { score, bound, depth: node.depth, best: Some(cell) });
        score
    }

    fn outlook(&mut self, Node { side, ply, .. }: Node, window: (i32, i32)) -> Outlook {
        let lead = self.field.lead(side);
        let ply = ply as usize;
        self.leads[ply] = lead;
        Outlook {
            threat: self.field.any(side.other(), Makes::Open).is_some(),
            lead,
            rises: ply < 2 || lead > self.leads[ply - 2],
            open: window.1 - window.0 > 1,
        }
    }

    /// A score that is high enough, if the mover is so far ahead that it could even pass.
    fn ahead(&mut self, node: Node, outlook: Outlook, window: (i32, i32)) -> Option<i32> {
        let Node { side, depth, ply, latest } = node;
        let Outlook { threat, lead, open, .. } = outlook;
        if open || threat || window.1 >= PROVEN {
            return None;
        }
        if depth <= AHEAD_PLIES && lead - AHEAD * depth >= window.1 {
            return Some(lead);
        }
        if !self.effort.keen || depth < PASS || latest.is_none() || lead < window.1 || window.0 <= -PROVEN {
            return None;
        }
        let depth = depth - 1 - PASSED - depth / 4;
        let next = Node { side: side.other(), depth, ply: ply + 1, latest: None };
        let score = -self.value(next, (-window.1, -window.0));
        // After a pass nothing is proven.
        (score >= window.1 && !self.stopped).then(|| score.min(PROVEN - 1))
    }

    /// Tries the moves of the list from there on.
    fn try_all(
        &mut self,
        node: Node,
        from: usize,
        outlook: Outlook,
        (mut alpha, beta): (i32, i32),
    ) -> Option<(Cell, i32)> {
        let mut best: Option<(Cell, i32)> = None;
        let mut tried = 0;
        for n in from..self.order.list.len() {
            let (_, cell) = self.order.list[n];
            let may_skip = best.is_some_and(|(_, most)| most > -PROVEN);
            if may_skip && self.is_idle(node, tried, cell, outlook, alpha) {
                continue;
            }
            let cut = self.late(node, tried, cell, outlook);
            let score = self.after(node, cell, cut, (alpha, beta), tried == 0);
            tried += 1;
            if self.stopped {
                return None;
            }
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((cell, score));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.order.praise(node, from, n);
                break;
            }
        }
        best
    }

    /// Whether a move forces nothing, stops nothing, and comes late or could not make up for what is missing.
    fn is_idle(&self, Node { side, depth, .. }: Node, tried: u32, cell: Cell, outlook: Outlook, alpha: i32) -> bool {
        let Outlook { threat, lead, open, .. } = outlook;
        if !self.effort.keen || threat || depth > BEHIND_PLIES {
            return false;
        }
        let late = depth <= TRIED_PLIES && tried as i32 >= TRIED + TRIED_MORE * depth * depth;
        let behind = !open && lead + BEHIND * (depth + 1) <= alpha;
        (late || behind)
            && self.field.best(side, cell) < Kind::OpenThree
            && self.field.best(side.other(), cell) < Kind::OpenFour
    }

    /// How many plies less far it looks where a move comes late in the order.
    pub fn late(&self, Node { side, depth, .. }: Node, tried: u32, cell: Cell, outlook: Outlook) -> i32 {
        let forces = self.field.best(side, cell) >= Kind::OpenThree;
        if !self.effort.keen {
            let early = depth < 3 || tried < 3 || forces || outlook.threat;
            return if early { 0 } else { ((depth.ilog2() * tried.ilog2() / 2) as i32).min(depth - 2) };
        }
        if depth < 2 || tried == 0 {
            return 0;
        }
        let mut cut = 3 * PLY / 2 + sixteenths(depth as u32) * sixteenths(tried + 1) * 17 / 128;
        for (less, holds) in [(-PLY, outlook.open), (PLY, !outlook.rises), (-PLY, forces)] {
            cut += if holds { less } else { 0 };
        }
        let cut = if outlook.threat { cut / 2 } else { cut };
        (cut / PLY).clamp(0, depth - 1)
    }

    /// The score of a move for the side that makes it: in the full window for the first one; otherwise whether it is
    /// better than `alpha`, at first at a depth smaller by `cut`.
    pub fn after(&mut self, node: Node, cell: Cell, cut: i32, (alpha, beta): (i32, i32), first: bool) -> i32 {
        self.field.put(node.side, cell);
        let next = Node { side: node.side.other(), depth: node.depth - 1, ply: node.ply + 1, latest: Some(cell) };
        let mut score = alpha + 1;
        if !first {
            if cut > 0 {
                score = -self.value(Node { depth: next.depth - cut, ..next }, (-alpha - 1, -alpha));
            }
            if score > alpha {
                score = -self.value(next, (-alpha - 1, -alpha));
            }
        }
        if first || (score > alpha && score < beta) {
            score = -self.value(next, (-beta, -alpha));
        }
        self.field.take(node.side, cell);
        score
    }
}

/// Sixteen times the binary logarithm of each number, rounded down.
const LOGS: [i32; 64] = {
    let (mut logs, mut n) = ([0; 64], 1);
    while n < logs.len() {
        logs[n] = (n as u128).pow(16).ilog2() as i32;
        n += 1;
    }
    logs
};

fn sixteenths(n: u32) -> i32 {
    LOGS[LOGS.len().min(n as usize + 1) - 1]
}
