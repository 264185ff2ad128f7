//! Winning by grounding with the next move, for certain.

use super::super::field::Node;
use super::Task;

/// How many dots one more dot is expected to ground at most. Where more are missing, nothing is tried.
const GROUNDED: i32 = 40;

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
