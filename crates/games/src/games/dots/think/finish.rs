//! Winning with the next move, for certain; seeing that the enemy is about to; and when to end a match.

use super::super::field::{Field, Node};
use super::Task;
use super::sure::Sure;
use super::vicinity::{Vicinity, quick, sweep};
use crate::game::{Deadline, Seat};

/// How many dots one more dot is expected to ground at most. Where more are missing, nothing is tried.
const GROUNDED: i32 = 40;

/// How near to a dot that is feared an answer to it stands, in steps.
const NEAR: usize = 3;

/// More dots than this behind, with what it captures in this turn, a seat is not about to win by one more.
const LEAP: i32 = 6;

/// A dot after which the seat wins at its next move whatever the enemy puts, or in this turn: by grounding, since it
/// then leads by more than it has loose, or by as many captured dots as win at once. `None` where no such dot is among
/// the candidates, or all that is too far away.
pub fn winning(task: &Task<'_>, candidates: &[Node], until: &Deadline) -> Option<Node> {
    if !exact(task) || far(task) {
        return None;
    }
    if task.terms.branch()
        && let Some(way) = Sure::new(task.field, task.terms, until).way(task.seat)
        && let Some(&first) = way.first()
    {
        return Some(first);
    }
    // By a dot that has nothing beside it, nothing is closed next.
    let helps = |node: &&Node| !task.terms.branch() || task.field.neighbours(task.seat, **node) != 0;
    let candidates: Vec<Node> = candidates.iter().filter(helps).copied().collect();
    keeping(task, &candidates, until).into_iter().max_by_key(|(_, margin)| *margin).map(|(node, _)| node)
}

/// Whether there is something that ends a match at once.
fn exact(task: &Task<'_>) -> bool {
    task.terms.ground || task.terms.sudden > 0
}

/// Whether the seat is too far from a win for one dot, or one turn, to make it certain.
fn far(task: &Task<'_>) -> bool {
    let (field, seat) = (task.field, task.seat);
    if !task.terms.branch() {
        return field.margin(seat) <= -GROUNDED || field.score(seat) <= field.score(seat.other());
    }
    let mut quick = quick(field);
    let nodes: Vec<Node> = field.nodes().collect();
    let score = i32::from(field.score(seat)) + sweep(&mut quick, seat, &nodes);
    let ground =
        task.terms.ground && field.margin(seat) > -GROUNDED && score + LEAP > i32::from(field.score(seat.other()));
    let sudden = task.terms.sudden > 0 && score + LEAP >= i32::from(task.terms.sudden);
    !ground && !sudden
}

/// The dots after which the seat wins at its next move whatever the enemy puts, each with what it is ahead by; where it
/// wins in this turn by more.
pub fn keeping(task: &Task<'_>, candidates: &[Node], until: &Deadline) -> Vec<(Node, i32)> {
    let mut sure = Sure::new(task.field, task.terms, until);
    let keeps = |&node: &Node| sure.keeps(task.seat, node, candidates).map(|margin| (node, margin));
    candidates.iter().filter_map(keeps).collect()
}

/// Whether the match is lost for certain: the enemy wins next, and no dot of the seat, nor any row of captures, keeps
/// it from that.
pub fn lost(task: &Task<'_>) -> bool {
    exact(task) && Sure::new(task.field, task.terms, &Deadline::never()).holds(task.seat.other())
}

/// How many of the enemy's latest dots tell how it plays.
const LATEST: usize = 8;

/// So many dots before it, of either seat, are what a dot may answer.
const ANSWERED: usize = 4;

/// Whether the enemy puts its dots anywhere: at least half of the latest are far from all that was just put. Who plays
/// so can be beaten by more than the one dot that wins.
pub fn roams(record: &[(Seat, Node)], seat: Seat, sheet: &Vicinity) -> bool {
    let own = (ANSWERED..record.len()).rev().filter(|&at| record[at].0 != seat).take(LATEST);
    let far = |at: &usize| {
        let near = sheet.within(record[*at].1, NEAR);
        !record[at - ANSWERED..*at].iter().any(|(_, node)| near.contains(node))
    };
    own.filter(far).count() >= LATEST / 2
}

/// The same question for the enemy, on another field.
fn asked<'a>(task: &Task<'a>, field: &'a Field) -> Task<'a> {
    Task { field, seat: task.seat.other(), ..*task }
}

/// The dots that keep the enemy from a certain win, where it is about to have one: it may win in its next turn, or has
/// a dot after which it can. `None` where there is nothing to fear, or nothing to be done.
pub fn saving(task: &Task<'_>, candidates: &[Node], sheet: &Vicinity, until: &Deadline) -> Option<Vec<Node>> {
    let enemy = task.seat.other();
    let ahead = || task.field.score(enemy) > task.field.score(task.seat);
    if !exact(task) || !(task.terms.branch() || ahead()) {
        return None;
    }
    let half = until.share(0.5);
    let mut sure = Sure::new(task.field, task.terms, &half);
    let at_once = sure.way(enemy).is_some();
    let feared = winning(&asked(task, task.field), candidates, until);
    if !at_once && feared.is_none() {
        return None;
    }
    // What captures, and what stands near the dot that is feared, is looked at; more could not be looked through.
    let near = feared.map_or(&[][..], |node| sheet.within(node, NEAR));
    let worth =
        |node: &Node| at_once || near.contains(node) || feared == Some(*node) || task.field.closes(task.seat, *node);
    let mut worth: Vec<Node> = candidates.iter().copied().filter(worth).collect();
    if task.terms.branch() {
        worth.retain(|&node| holds_out(task, &mut sure, node));
    }
    let mut saving = Vec::new();
    for (nth, &node) in worth.iter().enumerate() {
        if until.passed() {
            // Rows of captures take long to go through. Those that were not are not lost for certain.
            saving.extend(worth[nth..].iter().filter(|_| task.terms.branch()));
            break;
        }
        if saves(task, &mut sure, node, (&worth, candidates), until) {
            saving.push(node);
        }
    }
    (!saving.is_empty()).then_some(saving)
}

/// Whether the enemy does not win in its very next turn after a dot on `node`, or the seat moves again.
fn holds_out(task: &Task<'_>, sure: &mut Sure<'_>, node: Node) -> bool {
    let seat = task.seat;
    sure.with(seat, node, |sure, effect| sure.again(effect) || sure.way(seat.other()).is_none()) == Some(true)
}

/// Whether the enemy has no certain win after a dot on `node`; where who put it moves again, after the rest of that
/// turn.
fn saves(
    task: &Task<'_>,
    sure: &mut Sure<'_>,
    node: Node,
    (worth, candidates): (&[Node], &[Node]),
    until: &Deadline,
) -> bool {
    let saves = sure.with(task.seat, node, |sure, effect| {
        let again = sure.again(effect);
        if again && sure.way(task.seat).is_some() {
            return true;
        }
        let quiet =
            sure.way(task.seat.other()).is_none() && winning(&asked(task, sure.field()), candidates, until).is_none();
        let open = again && !quiet && !until.passed();
        quiet || (open && worth.iter().any(|&next| saves(task, sure, next, (worth, candidates), until)))
    });
    saves == Some(true)
}
