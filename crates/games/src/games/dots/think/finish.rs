//! Winning by grounding with the next move, for certain; and seeing that the enemy is about to.

use super::super::field::{Field, Node};
use super::Task;
use super::vicinity::Vicinity;
use crate::game::Deadline;

/// How many dots one more dot is expected to ground at most. Where more are missing, nothing is tried.
const GROUNDED: i32 = 40;

/// How near to a dot that is feared an answer to it stands, in steps.
const NEAR: usize = 3;

/// A dot after which the seat can ground at its next move whatever the enemy puts: it then leads by more than it has
/// loose. `None` where grounding is not allowed, no such dot is among the candidates, or it is too far away.
pub fn winning(task: &Task<'_>, candidates: &[Node]) -> Option<Node> {
    let far = task.field.margin(task.seat) <= -GROUNDED;
    let behind = task.field.score(task.seat) <= task.field.score(task.seat.other());
    // With a second move after a capture, or a win by captured dots, one answer is not all that can happen.
    if !task.ground || far || behind || task.terms.extra || task.terms.sudden > 0 {
        return None;
    }
    let mut field = task.field.clone();
    let mut best = None;
    for &node in candidates {
        if field.put(task.seat, node).is_err() {
            continue;
        }
        let margin = field.margin(task.seat);
        if margin > 0 && best.is_none_or(|(most, _)| margin > most) {
            // Only a dot that closes something can change who holds what.
            let answers: Vec<Node> = field.moves().filter(|&answer| field.closes(task.seat.other(), answer)).collect();
            let holds = answers.into_iter().all(|answer| {
                let put = field.put(task.seat.other(), answer).is_ok();
                let holds = field.margin(task.seat) > 0;
                if put {
                    field.undo();
                }
                holds
            });
            best = if holds { Some((margin, node)) } else { best };
        }
        field.undo();
    }
    best.map(|(_, node)| node)
}

/// The same question for the enemy, on another field.
fn asked<'a>(task: &Task<'_>, field: &'a Field) -> Task<'a> {
    Task { field, seat: task.seat.other(), terms: task.terms, zone: &[], ground: task.ground, stopped: false }
}

/// The dots that keep the enemy from winning by grounding next, where it is about to: it may ground at once, or has a
/// dot after which it can. `None` where there is nothing to fear, or nothing to be done.
pub fn saving(task: &Task<'_>, candidates: &[Node], sheet: &Vicinity, until: &Deadline) -> Option<Vec<Node>> {
    let enemy = task.seat.other();
    let exact = task.ground && !task.terms.extra && task.terms.sudden == 0;
    if !exact || task.field.score(enemy) <= task.field.score(task.seat) {
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
