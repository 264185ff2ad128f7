//! Moves without a search: the first dot in its zone, the two weakest levels, and what is left at the end.

use super::super::field::Node;
use super::Task;
use super::vicinity::{Quick, Vicinity, gain, more, quick};
use crate::game::{Level, Seat};
use crate::search::rng::Rng;

/// How often, out of a hundred, the first level sees that it can capture.
const BEGINNER_SEES: u32 = 50;

/// A dot in the zone: two or three steps from a dot of the enemy, else anywhere.
pub fn first(task: &Task<'_>, sheet: &Vicinity, rng: &mut Rng) -> Option<Node> {
    let open: Vec<Node> = task.zone.iter().copied().filter(|&node| task.field.legal(node)).collect();
    let enemy = |node: &Node| task.field.live(task.seat.other(), *node);
    let beside = |node: &Node, reach| sheet.within(*node, reach).iter().any(enemy);
    let good: Vec<Node> = open.iter().copied().filter(|node| beside(node, 3) && !beside(node, 1)).collect();
    rng.pick(&good).or_else(|| rng.pick(&open))
}

/// The move of level 1 or 2.
pub fn answer(task: &Task<'_>, level: Level, sheet: &Vicinity, rng: &mut Rng) -> Option<Node> {
    let field = &mut quick(task.field);
    let near = sheet.candidates(field, task.seat, 2);
    let beginner = level.number() == 1;
    if !beginner || rng.percent(BEGINNER_SEES) {
        let take = greatest(&near, |node| takes(task, field, &near, (task.seat, node)));
        let save = greatest(&near, |node| takes(task, field, &near, (task.seat.other(), node)));
        let save = save.filter(|_| !beginner);
        // A player who moves again after a capture can still save what there is to be saved, and nobody moves after the
        // last.
        let first = take
            .filter(|(_, gain)| task.terms.extra || last(task, task.seat, *gain))
            .or_else(|| save.filter(|(_, gain)| last(task, task.seat.other(), *gain)));
        // A capture often ends the threat as well; the bigger one of the two is never far wrong.
        let urgent = first.or_else(|| [take, save].into_iter().flatten().max_by_key(|(_, gain)| *gain));
        if let Some((node, _)) = urgent {
            return Some(node);
        }
    }
    if !beginner {
        let contact = |node: &Node| field.neighbours(task.seat, *node) != 0 && touches(field, task, *node);
        let contacts: Vec<Node> = near.iter().copied().filter(contact).collect();
        if let Some(node) = rng.pick(&contacts) {
            return Some(node);
        }
    }
    rng.pick(&near)
}

/// What a dot captures; if it moves again with all that it captures then.
fn takes(task: &Task<'_>, field: &mut Quick, near: &[Node], (seat, node): (Seat, Node)) -> u16 {
    let first = gain(field, seat, node);
    if !task.terms.extra || first == 0 { first } else { first.saturating_add(more(field, seat, node, near)) }
}

/// Whether a seat has won when it has captured so many more.
fn last(task: &Task<'_>, seat: Seat, gain: u16) -> bool {
    task.terms.enough(task.field.score(seat).saturating_add(gain))
}

/// Whether an enemy dot is beside the node.
fn touches(field: &Quick, task: &Task<'_>, node: Node) -> bool {
    field.neighbours(task.seat.other(), node) != 0
}

/// The node with the greatest worth above 0.
fn greatest(nodes: &[Node], mut worth: impl FnMut(Node) -> u16) -> Option<(Node, u16)> {
    let worths = nodes.iter().map(|&node| (node, worth(node)));
    worths.filter(|(_, worth)| *worth > 0).max_by_key(|(_, worth)| *worth)
}

/// A legal move when no sensible one is left near other dots, or there are no dots yet: on open ground, else in an own
/// house, else anywhere; the nearest to the middle of the sheet.
pub fn anything(task: &Task<'_>) -> Option<Node> {
    let field = task.field;
    let cost = |node: &Node| match field.place(*node).house {
        None => 0,
        Some(owner) if owner == task.seat => 1,
        Some(_) => 2,
    };
    let from_middle = |node: &Node| {
        let (column, row) = field.place_of(*node);
        let twice = |at: u8, length: u8| (2 * i32::from(at) - i32::from(length) + 1).abs();
        twice(column, field.width()).max(twice(row, field.height()))
    };
    let inside = |node: &Node| task.zone.is_empty() || task.zone.contains(node);
    // By number as well, since the order of the free nodes is nothing to rely on.
    field.moves().filter(inside).min_by_key(|node| (cost(node), from_middle(node), *node))
}
