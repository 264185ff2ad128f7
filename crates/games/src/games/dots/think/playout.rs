//! Random games that see captures near the last dots.

use super::super::field::Node;
use super::vicinity::{Quick, Vicinity};
use crate::game::Seat;
use crate::search::rng::Rng;

/// Out of a hundred chances to capture beside the last dots, how many are seen.
const SEES_CAPTURE: u32 = 95;

/// Out of a hundred captures that threaten beside the last dot, how many are defended against.
const SEES_THREAT: u32 = 80;

/// The rules of the match that a search must know besides those of the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// A capture gives another move.
    pub extra: bool,
    /// So many captured dots win at once; 0: never.
    pub sudden: u16,
    /// A seat that is still ahead without its own loose dots may end the match, on its turn.
    pub ground: bool,
}

impl Terms {
    /// Who moves after a move of `seat` that captured so many dots.
    #[inline]
    pub fn after(self, seat: Seat, captured: u16) -> Seat {
        if self.extra && captured > 0 { seat } else { seat.other() }
    }

    /// Whether captures decide more than the score: who moves next, or that the match is over.
    #[inline]
    pub fn branch(self) -> bool {
        self.extra || self.sudden > 0
    }

    /// Whether so many captured dots win at once.
    #[inline]
    pub fn enough(self, captured: u16) -> bool {
        self.sudden > 0 && captured >= self.sudden
    }

    /// The lead of seat 0 at the end of a game: the loose dots of whoever grounds go to the other one.
    #[inline]
    pub fn lead(self, field: &Quick, winner: Option<Seat>) -> f32 {
        match winner {
            Some(seat) if self.ground && field.margin(seat) > 0 => {
                [1.0, -1.0][seat.index()] * field.margin(seat) as f32
            }
            _ => f32::from(field.score(Seat(0))) - f32::from(field.score(Seat(1))),
        }
    }

    /// Who has won when it is the turn of `mover`: by the number of captured dots, or by grounding.
    #[inline]
    pub fn won(self, field: &Quick, mover: Seat) -> Option<Seat> {
        if self.ground && field.margin(mover) > 0 {
            return Some(mover);
        }
        [Seat(0), Seat(1)].into_iter().find(|&seat| self.enough(field.score(seat)))
    }
}

/// Plays random games; keeps its working room between them.
#[derive(Clone, Debug, Default)]
pub struct Playout {
    /// The nodes on which dots are put; their order is left over from the last game.
    pub pool: Vec<Node>,
    /// What was put in the last game, in order.
    pub played: Vec<(Seat, Node)>,
    /// Who ended it, by grounding or by enough captured dots.
    pub winner: Option<Seat>,
}

impl Playout {
    /// Plays on from the position on the field, `mover` to move and `last` the dot put last, until nothing is left of
    /// the pool. The dots remain on the field; [`Playout::played`] lists them.
    pub fn play(
        &mut self,
        field: &mut Quick,
        sheet: &Vicinity,
        terms: Terms,
        mover: Seat,
        last: Option<Node>,
        rng: &mut Rng,
    ) {
        self.played.clear();
        let mut mover = mover;
        let (mut last, mut before) = (last, None);
        let mut next = 0;
        loop {
            self.winner = terms.won(field, mover);
            if self.winner.is_some() {
                break;
            }
            let urgent = answer(field, sheet, mover, last, before, rng);
            let Some(node) = urgent.or_else(|| self.draw(field, mover, &mut next, rng)) else { break };
            let Ok(effect) = field.put(mover, node) else { break };
            self.played.push((mover, node));
            let turn = terms.after(mover, effect.captured);
            // A player who moves again has still to answer the dot of the enemy.
            (last, before) = if turn == mover { (last, Some(node)) } else { (Some(node), last) };
            mover = turn;
        }
    }

    /// The next node of the pool by lot that is free and no waste.
    #[inline]
    fn draw(&mut self, field: &Quick, mover: Seat, next: &mut usize, rng: &mut Rng) -> Option<Node> {
        while *next < self.pool.len() {
            let pick = *next + rng.below(self.pool.len() - *next);
            self.pool.swap(*next, pick);
            let node = self.pool[*next];
            *next += 1;
            if field.open(node) && !closed_in(field, mover, node) {
                return Some(node);
            }
        }
        None
    }
}

/// Whether the node lies between four dots of one side, where a dot of either is a waste.
#[inline]
fn closed_in(field: &Quick, mover: Seat, node: Node) -> bool {
    const ORTHOGONAL: u8 = 0b0101_0101;
    let closed = |seat| field.neighbours(seat, node) & ORTHOGONAL == ORTHOGONAL;
    closed(mover) || closed(mover.other())
}

/// A capture beside the last two dots, else the dot that forestalls one beside the last dot.
fn answer(
    field: &mut Quick,
    sheet: &Vicinity,
    mover: Seat,
    last: Option<Node>,
    before: Option<Node>,
    rng: &mut Rng,
) -> Option<Node> {
    let last = last?;
    if rng.percent(SEES_CAPTURE) {
        let capture = capture_beside(field, sheet, mover, last);
        if capture.is_some() {
            return capture;
        }
        let capture = before.and_then(|before| capture_beside(field, sheet, mover, before));
        if capture.is_some() {
            return capture;
        }
    }
    if rng.percent(SEES_THREAT) { capture_beside(field, sheet, mover.other(), last) } else { None }
}

/// A node beside `node` where a dot of `seat` captures.
#[inline]
fn capture_beside(field: &mut Quick, sheet: &Vicinity, seat: Seat, node: Node) -> Option<Node> {
    // A chain that passes by or through the node has another dot beside it, nearly always.
    if field.neighbours(seat, node) == 0 {
        return None;
    }
    sheet
        .beside(node)
        .iter()
        .copied()
        .find(|&node| field.closes(seat, node) && field.legal(node) && super::vicinity::gain(field, seat, node) > 0)
}
