//! Winning by grounding with the next move, for certain; seeing that the enemy is about to; and when to end a match.

use super::super::field::{Field, Node};
use super::Task;
use super::vicinity::Vicinity;
use crate::game::{Deadline, Seat};

/// How many dots one more dot is expected to ground at most. Where more are missing, nothing is tried.
const GROUNDED: i32 = 40;

/// How near to a dot that is feared an answer to it stands, in steps.
const NEAR: usize = 3;

/// A dot after which the seat can ground at its next move whatever the enemy puts: it then leads by more than it has
/// loose. `None` where grounding is not allowed, no such dot is among the candidates, or it is too far away.
pub fn winning(task: &Task<'_>, candidates: &[Node]) -> Option<Node> {
    let far = task.field.margin(task.seat) <= -GROUNDED;
    let behind = task.field.score(task.seat) <= task.field.score(task.seat.other());
    if !exact(task) || far || behind {
        return None;
    }
    keeping(task, candidates).into_iter().max_by_key(|(_, margin)| *margin).map(|(node, _)| node)
}

/// Whether one answer is all that can happen: there is no second move after a capture, and no win by captured dots.
fn exact(task: &Task<'_>) -> bool {
    task.terms.ground && !task.terms.extra && task.terms.sudden == 0
}

/// The dots after which the seat can ground at its next move whatever the enemy puts, each with what it is ahead by.
pub fn keeping(task: &Task<'_>, candidates: &[Node]) -> Vec<(Node, i32)> {
    let mut field = task.field.clone();
    let mut keeping = Vec::new();
    for &node in candidates {
        if field.put(task.seat, node).is_err() {
            continue;
        }
        let margin = field.margin(task.seat);
        if margin > 0 && holds(&mut field, task.seat) {
            keeping.push((node, margin));
        }
        field.undo();
    }
    keeping
}

/// Whether the seat can ground after every answer of the enemy.
fn holds(field: &mut Field, seat: Seat) -> bool {
    let enemy = seat.other();
    // Only a dot that closes something can change who holds what.
    let answers: Vec<Node> = field.moves().filter(|&answer| field.closes(enemy, answer)).collect();
    answers.into_iter().all(|answer| {
        let put = field.put(enemy, answer).is_ok();
        let holds = field.margin(seat) > 0;
        if put {
            field.undo();
        }
        holds
    })
}

/// Whether the match is lost for certain: the enemy will ground next, and no dot of the seat keeps it from that.
pub fn lost(task: &Task<'_>) -> bool {
    let enemy = task.seat.other();
    if !exact(task) || task.field.margin(enemy) <= 0 {
        return false;
    }
    let mut field = task.field.clone();
    let closing: Vec<Node> = field.moves().filter(|&node| field.closes(task.seat, node)).collect();
    !closing.into_iter().any(|node| {
        let put = field.put(task.seat, node).is_ok();
        let saved = field.margin(enemy) <= 0;
        if put {
            field.undo();
        }
        saved
    })
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

/// The dots that keep the enemy from winning by grounding next, where it is about to: it may ground at once, or has a
/// dot after which it can. `None` where there is nothing to fear, or nothing to be done.
pub fn saving(task: &Task<'_>, candidates: &[Node], sheet: &Vicinity, until: &Deadline) -> Option<Vec<Node>> {
    let enemy = task.seat.other();
    if !exact(task) || task.field.score(enemy) <= task.field.score(task.seat) {
        return None;
    }
    let at_once = task.field.margin(enemy) > 0;
    let feared = winning(&asked(task, task.field), candidates);
    if !at_once && feared.is_none() {
        return None;
    }
    let mut field = task.field.clone();
    // What captures, and what stands near the dot that is feared, is looked at; more could not be looked through.
    let near = feared.map_or(&[][..], |node| sheet.within(node, NEAR));
    let worth =
        |node: &Node| at_once || near.contains(node) || feared == Some(*node) || task.field.closes(task.seat, *node);
    let mut saving = Vec::new();
    for &node in candidates.iter().filter(|node| worth(node)) {
        if until.passed() {
            break;
        }
        if field.put(task.seat, node).is_ok() {
            if field.margin(enemy) <= 0 && winning(&asked(task, &field), candidates).is_none() {
                saving.push(node);
            }
            field.undo();
        }
    }
    (!saving.is_empty()).then_some(saving)
}
