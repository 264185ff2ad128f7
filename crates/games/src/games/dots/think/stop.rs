//! What to do when the other seat has said stop: it puts no more dots, so all that is loose can be surrounded.

use std::collections::VecDeque;

use super::super::field::{Field, Node};
use crate::game::Seat;

/// The next dot round the loose dots of the enemy; `None` when nothing can be gained any more.
///
/// Loose dots that hang together by orthogonal steps do not reach the edge, so the free nodes beside them, put dot by
/// dot, become a chain. The piece that gains most for the dots that it takes comes first, since the time may run out.
pub fn surround(field: &Field, seat: Seat) -> Option<Node> {
    let enemy = seat.other();
    let mut best: Option<(f32, Node)> = None;
    let mut seen = [vec![false; field.span()], vec![false; field.span()]];
    for dot in field.loose_dots(enemy) {
        for (seen, houses) in seen.iter_mut().zip([false, true]) {
            let Some(piece) = (!seen[dot.index()]).then(|| Piece::round(field, enemy, dot, houses, seen)) else {
                continue;
            };
            let Some((worth, gap)) = piece.plan() else { continue };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, gap));
            }
        }
    }
    best.map(|(_, gap)| gap)
}

/// Enemy dots and areas that hang together, and what is free round them.
#[derive(Default)]
struct Piece {
    dots: usize,
    /// Some of it hangs on the edge, or on nodes where no dot may be put.
    held: bool,
    /// Free nodes beside it on open ground.
    gaps: Vec<Node>,
    /// Free nodes beside it in an enemy house.
    entered: Vec<Node>,
}

impl Piece {
    /// The piece of `enemy` that `dot` belongs to; with the houses that it touches, or without.
    fn round(field: &Field, enemy: Seat, dot: Node, houses: bool, seen: &mut [bool]) -> Piece {
        let mut piece = Piece::default();
        let mut open = VecDeque::from([dot]);
        seen[dot.index()] = true;
        while let Some(node) = open.pop_front() {
            let place = field.place(node);
            piece.dots += usize::from(place.dot.is_some());
            piece.held |= place.grounded;
            for next in orthogonal(field, node).filter(|next| !seen[next.index()]).collect::<Vec<_>>() {
                let place = field.place(next);
                let house = place.house == Some(enemy);
                if place.area == Some(enemy) || field.live(enemy, next) || (houses && house) {
                    seen[next.index()] = true;
                    open.push_back(next);
                } else if field.legal(next) {
                    let gaps = if house { &mut piece.entered } else { &mut piece.gaps };
                    if !gaps.contains(&next) {
                        gaps.push(next);
                    }
                } else {
                    piece.held |= place.dot.is_none() && place.area.is_none();
                }
            }
        }
        piece
    }

    /// How many dots it gives for each that it takes, and the next of these; `None` when it cannot be surrounded.
    /// Into a house only the very last dot may go: it captures, any other is lost.
    fn plan(&self) -> Option<(f32, Node)> {
        let next = self.gaps.first().or(self.entered.first()).copied()?;
        let possible = !self.held && self.entered.len() < 2;
        possible.then(|| (self.dots as f32 / (self.gaps.len() + self.entered.len()) as f32, next))
    }
}

/// The nodes above, beside and below.
fn orthogonal(field: &Field, node: Node) -> impl Iterator<Item = Node> + '_ {
    let (column, row) = field.place_of(node);
    let spots = [
        (Some(column), row.checked_sub(1)),
        (column.checked_add(1), Some(row)),
        (Some(column), row.checked_add(1)),
        (column.checked_sub(1), Some(row)),
    ];
    spots.into_iter().filter_map(move |(column, row)| field.node(column?, row?))
}
