//! In a match with territory: what to leave open, when to paint it, and where to break out of an area of the enemy.
//!
//! Painting costs no turn. So an area may stay open as long as the enemy's next move gains nothing that it would not
//! gain if the area were painted. Such gains are a dot that captures a part of the wall, a full sheet, the end of the
//! match. An open area keeps the enemy from grounding no less than a painted one: the dots inside are loose. The enemy
//! can paint as well, so the computer breaks out of its areas at once or never. A small alpha-beta over just these
//! moves sees all of it a few dots ahead. Everything else is one move, a dot elsewhere. If few nodes are free, it looks
//! at all dots, to the end of the match: there is no pass, and a spare node in an area of its own may win it.

use super::super::field::{Effect, Node};
use super::super::flood::FloodField;
use super::{Effort, Terms};
use crate::game::{Deadline, Level, Seat};

/// So many free nodes at most are looked at to the end.
const LAST: usize = 8;

/// Where the enemy can leave so few nodes free, the sheet might be full before the next turn.
const FEW: usize = 8;

/// How many dots are looked ahead at least and at most where not all are.
const DEPTHS: std::ops::RangeInclusive<u32> = 2..=4;

/// By what it takes longer to look one dot further. That is not begun where there is no time for it.
const GROWTH: f64 = 6.0;

/// The share of the time that looking to the end may take, and that looking at what is open may.
const SHARES: (f64, f64) = (0.3, 0.4);

/// For how many nodes of other searches a position counts.
const COST: u32 = 200;

/// More than any lead, in quarters of a dot.
const WON: i32 = 100_000;

/// More than any value.
const MOST: i32 = 10 * WON;

/// What is asked.
#[derive(Clone, Copy)]
pub struct Open<'a> {
    /// The sheet.
    pub field: &'a FloodField,
    /// Who moves.
    pub seat: Seat,
    /// The rules that concern captures.
    pub terms: Terms,
    /// Everything is painted: the enemy has no turn any more, or the dot is confined to the zone.
    pub paints: bool,
}

/// What to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Capture what was just closed.
    Paint,
    /// Leave it open.
    Leave,
    /// Capture the area round this node, which was left before.
    PaintRound(Node),
    /// Put this dot.
    Put(Node),
    /// The best move with everything painted.
    Elsewhere,
}

/// What to do about the areas that are open, and in the last moves of a match. The same question, level and deadline in
/// nodes have the same answer.
pub fn decide(open: &Open<'_>, level: Level, until: &Deadline) -> Step {
    let sure = open.sure();
    let Some(effort) = Effort::of(level).filter(|_| !open.paints) else { return sure };
    let until = until.share(effort.share);
    if open.field.moves().nth(LAST).is_none()
        && let Some(step) = Look::new(open, true, &until.share(SHARES.0)).best(u32::MAX)
    {
        return step;
    }
    let nothing = sure == Step::Elsewhere && !open.field.open();
    if nothing || (sure != Step::Elsewhere && open.hurries()) {
        return sure;
    }
    let until = until.share(SHARES.1);
    let mut look = Look::new(open, false, &until);
    let mut found = None;
    for depth in DEPTHS {
        let before = until.left();
        let Some(step) = look.open(open, depth) else { break };
        found = Some(step);
        if !until.affords(before, GROWTH) {
            break;
        }
    }
    found.unwrap_or(sure)
}

/// A dot for who has nothing to do on the settled sheet: in an own area that is open it costs nothing.
pub fn spare(field: &FloodField, seat: Seat) -> Option<Node> {
    let cost = |node: Node| match field.place(node).house {
        _ if field.in_left(seat, node) => 0,
        Some(owner) if owner == seat => 1,
        None if !field.in_left(seat.other(), node) => 2,
        _ => 3,
    };
    field.moves().min_by_key(|node| (cost(*node), *node))
}

impl Open<'_> {
    /// The step that needs no thought: to paint one thing after the other.
    fn sure(&self) -> Step {
        if !self.field.undecided().is_empty() {
            return Step::Paint;
        }
        self.field.paintable(self.seat).first().map_or(Step::Elsewhere, |node| Step::PaintRound(*node))
    }

    /// Whether all is painted without looking: there are extra moves, the sheet may be full soon, or the match is won
    /// with that, by grounding or by captured dots.
    fn hurries(&self) -> bool {
        let mut own = self.field.clone();
        own.settle(self.seat);
        let grounds = self.terms.ground && own.margin(self.seat) > 0;
        let sudden = self.terms.enough(own.score(self.seat));
        let mut enemy = self.field.clone();
        enemy.leave_all();
        enemy.settle_own(self.seat.other());
        self.terms.extra || grounds || sudden || enemy.moves().nth(FEW).is_none()
    }

    /// Whether a dot gains more than it does on the sheet with everything painted, where it may not even be possible.
    fn gains(&self, node: Node) -> bool {
        let lead = |field: &FloodField| {
            let mut field = field.clone();
            field.settle(self.seat);
            i32::from(field.score(self.seat)) - i32::from(field.score(self.seat.other()))
        };
        let (mut open, mut painted) = (self.field.clone(), self.field.clone());
        painted.settle(self.seat);
        let before = lead(&painted);
        let put = [&mut open, &mut painted].map(|field| field.put(self.seat, node).is_ok());
        put == [true, false] || (put[0] && lead(&open) > lead(&painted).max(before))
    }
}

/// A position of the search.
#[derive(Clone)]
struct Position {
    field: FloodField,
    mover: Seat,
    over: bool,
}

/// A search.
struct Look<'a> {
    root: Position,
    terms: Terms,
    /// All dots are looked at, to the end; else only those that concern captures.
    all: bool,
    until: &'a Deadline,
    /// The time was too short: what is found now means nothing.
    stopped: bool,
}

impl<'a> Look<'a> {
    fn new(open: &Open<'_>, all: bool, until: &'a Deadline) -> Look<'a> {
        let root = Position { field: open.field.clone(), mover: open.seat, over: false };
        Look { root, terms: open.terms, all, until, stopped: false }
    }

    /// What is best about the areas that are open, so many dots ahead. `None` when there is no time for it.
    ///
    /// What else there is to gain on the sheet is gained with an area painted and with it open alike, so these two are
    /// compared as if the dot to come was elsewhere. Of two that are as good it is painted.
    fn open(&mut self, open: &Open<'_>, depth: u32) -> Option<Step> {
        let root = self.root.clone();
        if !root.field.undecided().is_empty() {
            return self.best(depth);
        }
        let own = root.field.paintable(root.mover);
        let elsewhere = self.follow(&root, Step::Elsewhere, depth, -MOST, MOST);
        let painted = own.iter().find(|node| {
            let next = self.after(&root, Step::PaintRound(**node));
            self.follow(&next, Step::Elsewhere, depth, -MOST, MOST) >= elsewhere
        });
        let step = painted.copied().or_else(|| {
            // The enemy can break out of one of two at a time: neither gains anything by being painted alone.
            let first = own.first().filter(|_| own.len() > 1)?;
            let mut next = root.clone();
            next.field.settle_own(root.mover);
            let all = self.follow(&next, Step::Elsewhere, depth, -MOST, MOST);
            (all >= elsewhere).then_some(*first)
        });
        if step.is_some() || self.stopped {
            return step.map(Step::PaintRound).filter(|_| !self.stopped);
        }
        match self.best(depth)? {
            Step::Put(node) if open.gains(node) => Some(Step::Put(node)),
            _ => Some(Step::Elsewhere),
        }
    }

    /// The best step, so many dots ahead. Of two that are as good painting comes first, and a dot of its own last.
    /// `None` when there is no time for it.
    fn best(&mut self, depth: u32) -> Option<Step> {
        let root = self.root.clone();
        let (mut best, mut most) = (None, -MOST);
        for step in self.steps(&root, depth) {
            let value = self.follow(&root, step, depth, most, MOST);
            if value > most {
                (best, most) = (Some(step), value);
            }
        }
        best.filter(|_| !self.stopped)
    }

    /// What a position is worth for its mover, in quarters of a dot.
    fn value(&mut self, at: &Position, depth: u32, mut least: i32, most: i32) -> i32 {
        self.stopped |= self.until.passed_after(COST);
        if self.stopped || at.over {
            let lead = at.lead(&at.field);
            return lead.signum() * WON + 4 * lead;
        }
        if at.field.undecided().is_empty()
            && let Some(margin) = self.grounds(at)
        {
            return WON + 4 * margin;
        }
        if depth == 0 {
            return self.stand(at);
        }
        for step in self.steps(at, depth) {
            least = least.max(self.follow(at, step, depth, least, most));
            if least >= most || self.stopped {
                break;
            }
        }
        least
    }

    /// What a step is worth for who takes it.
    fn follow(&mut self, at: &Position, step: Step, depth: u32, least: i32, most: i32) -> i32 {
        let mut next = self.after(at, step);
        if !self.all && matches!(step, Step::Put(_)) && !next.field.undecided().is_empty() {
            next = self.after(&next, Step::Paint);
        }
        let dot = matches!(step, Step::Put(_) | Step::Elsewhere);
        let depth = if dot && !self.all { depth - 1 } else { depth };
        if next.mover == at.mover {
            self.value(&next, depth, least, most)
        } else {
            -self.value(&next, depth, -most, -least)
        }
    }

    /// By how much the mover wins by grounding, if it can do that now: it paints before.
    fn grounds(&self, at: &Position) -> Option<i32> {
        if !self.terms.ground {
            return None;
        }
        let mut own = at.field.clone();
        own.settle_own(at.mover);
        Some(own.margin(at.mover)).filter(|margin| *margin > 0)
    }

    /// What a position is worth as it stands: all that is captured, with what is open painted, and a quarter for each
    /// empty node that is open, as at an agreed end.
    fn stand(&self, at: &Position) -> i32 {
        let mut settled = at.field.clone();
        settled.settle(at.mover);
        let empty = |seat| i32::from(at.field.unpainted(seat));
        let sudden = |seat| self.terms.enough(settled.score(seat));
        let won = if sudden(at.mover) {
            WON
        } else if sudden(at.mover.other()) {
            -WON
        } else {
            0
        };
        won + 4 * at.lead(&settled) + empty(at.mover) - empty(at.mover.other())
    }

    /// The steps that are looked at.
    fn steps(&self, at: &Position, depth: u32) -> Vec<Step> {
        if !at.field.undecided().is_empty() {
            return vec![Step::Paint, Step::Leave];
        }
        let closing = |seat| at.field.closing(seat).into_iter();
        let mut steps: Vec<Step> = vec![];
        // Before the last dot it is looked at as it stands, and that paints.
        if depth > 1 {
            steps.extend(at.field.paintable(at.mover).into_iter().map(Step::PaintRound));
        }
        if self.all {
            let mut dots: Vec<Node> = closing(at.mover).collect();
            dots.extend(at.field.moves().filter(|node| !dots.contains(node)).collect::<Vec<_>>());
            steps.extend(dots.into_iter().map(Step::Put));
            return steps;
        }
        steps.push(Step::Elsewhere);
        let captures = |seat| closing(seat).filter(move |&node| captures(&at.field, seat, node));
        let mut dots: Vec<Node> = captures(at.mover).collect();
        if depth > 1 {
            let enemy: Vec<Node> = captures(at.mover.other()).filter(|node| !dots.contains(node)).collect();
            dots.extend(enemy);
        }
        steps.extend(dots.into_iter().map(Step::Put));
        steps
    }

    /// The position after a step, by the rules of the match.
    fn after(&self, at: &Position, step: Step) -> Position {
        let mut next = at.clone();
        let effect = match step {
            Step::Paint => next.field.paint_all(),
            Step::Leave => next.field.leave_all(),
            Step::PaintRound(node) => {
                let _ = next.field.paint(at.mover, node);
                next.over = self.over(&next.field);
                return next;
            }
            Step::Put(node) => next.field.put(at.mover, node).unwrap_or_default(),
            Step::Elsewhere => Effect::default(),
        };
        if next.field.undecided().is_empty() {
            next.over = self.over(&next.field);
            next.mover = self.terms.after(at.mover, effect.captured);
        }
        next
    }

    /// Whether the match is over: the sheet is full, or somebody has captured enough. Dots elsewhere are not put, so
    /// one node is taken for none where those are left out.
    fn over(&self, field: &FloodField) -> bool {
        let enough = |seat| self.terms.enough(field.score(seat));
        field.moves().nth(usize::from(!self.all)).is_none() || enough(Seat(0)) || enough(Seat(1))
    }
}

impl Position {
    /// By how much the mover is ahead on a sheet.
    fn lead(&self, field: &FloodField) -> i32 {
        i32::from(field.score(self.mover)) - i32::from(field.score(self.mover.other()))
    }
}

/// Whether a dot closes an area that can be painted.
fn captures(field: &FloodField, seat: Seat, node: Node) -> bool {
    let mut field = field.clone();
    field.put(seat, node).is_ok() && !field.undecided().is_empty()
}

#[cfg(test)]
mod tests;
