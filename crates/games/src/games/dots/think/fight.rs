//! A fight over the threats of both sides: alpha-beta over the dots that the threats lack, and over a move elsewhere.
//!
//! A fight looks for no new threats. A dot advances the threats of its own side that lack it, and ends those of the
//! enemy that lack it. The field tells what a capture really takes.

use super::super::field::Node;
use super::budget::Budget;
use super::playout::Terms;
use super::threats::Threat;
use super::vicinity::Quick;
use crate::game::{Deadline, Seat};

/// How often the clock is looked at, in positions.
const CLOCK: u32 = 32;

/// By what looking one dot further ahead takes longer. It is not begun where there is no time for it.
const GROWTH: f64 = 4.0;

/// As many nodes as one position counts for: the threats of both sides are gone through at each.
const POSITION: u32 = 8;

/// A threat that still lives: its number, and how many dots it lacks.
type Live = (u16, u8);

/// The fight in one position.
pub struct Fight<'a> {
    field: &'a mut Quick,
    terms: Terms,
    threats: [&'a [Threat]; 2],
    budget: Budget<'a>,
    /// Working room: in which list of moves each node was entered last.
    seen: Vec<u32>,
    stamp: u32,
}

/// What a fight promises for the seat that moves, as a difference of captured dots.
#[derive(Clone, PartialEq, Debug)]
pub struct Promise {
    /// After a dot that has nothing to do with it.
    pub elsewhere: i32,
    /// After the dots that have.
    pub moves: Vec<(Node, i32)>,
    /// How many dots were looked ahead.
    pub depth: u32,
}

impl<'a> Fight<'a> {
    /// A fight over these threats, seat 0 first.
    pub fn new(
        field: &'a mut Quick,
        terms: Terms,
        threats: [&'a [Threat]; 2],
        left: u32,
        until: &'a Deadline,
    ) -> Fight<'a> {
        let seen = vec![0; field.span()];
        Fight { field, terms, threats, budget: Budget::new(left, CLOCK, POSITION, until), seen, stamp: 0 }
    }

    /// What every dot promises for `seat`, looked up to `depth` dots ahead, deeper and deeper while it may.
    pub fn promise(&mut self, seat: Seat, depth: u32) -> Promise {
        let now = self.lead(seat);
        let mut promise = Promise { elsewhere: now, moves: Vec::new(), depth: 0 };
        for depth in 1..=depth {
            let before = self.budget.until().left();
            let Some(deeper) = self.round(seat, depth, &promise) else { break };
            promise = deeper;
            if !self.budget.until().affords(before, GROWTH) {
                break;
            }
        }
        promise
    }

    /// One depth for all dots; `None` when it had to stop.
    fn round(&mut self, seat: Seat, depth: u32, before: &Promise) -> Option<Promise> {
        let lives = [self.alive(Seat(0), None), self.alive(Seat(1), None)];
        let mut moves = self.moves(seat, depth, &lives);
        let known = |node: &Node| before.moves.iter().find(|(known, _)| known == node).map_or(i32::MIN, |(_, n)| *n);
        moves.sort_by_key(|node| std::cmp::Reverse(known(node)));
        let elsewhere = -self.value(seat.other(), depth - 1, -i32::MAX, i32::MAX, &lives, true);
        let mut promise = Promise { elsewhere, moves: Vec::with_capacity(moves.len()), depth };
        for node in moves {
            let worth = self.after(seat, node, depth, -i32::MAX, i32::MAX, &lives)?;
            promise.moves.push((node, worth));
        }
        (!self.budget.spent()).then_some(promise)
    }

    /// The worth of a dot for the seat that puts it.
    fn after(
        &mut self,
        seat: Seat,
        node: Node,
        depth: u32,
        alpha: i32,
        beta: i32,
        lives: &[Vec<Live>; 2],
    ) -> Option<i32> {
        let effect = self.field.put(seat, node).ok()?;
        let captured = effect.captured > 0 || effect.lost;
        let lives = [self.alive_of(Seat(0), lives, node, captured), self.alive_of(Seat(1), lives, node, captured)];
        let next = self.terms.after(seat, effect.captured);
        let worth = if next == seat {
            self.value(seat, depth - 1, alpha, beta, &lives, false)
        } else {
            -self.value(next, depth - 1, -beta, -alpha, &lives, false)
        };
        self.field.undo();
        Some(worth)
    }

    /// The worth of the position for the seat that moves. `idle`: the other one has just played elsewhere.
    fn value(&mut self, seat: Seat, depth: u32, alpha: i32, beta: i32, lives: &[Vec<Live>; 2], idle: bool) -> i32 {
        self.budget.spend();
        let lead = self.lead(seat);
        if depth == 0 || self.budget.spent() {
            return lead;
        }
        let moves = self.moves(seat, depth, lives);
        if moves.is_empty() {
            return lead;
        }
        let mut alpha = alpha;
        let mut best = i32::MIN + 1;
        for node in moves {
            let Some(worth) = self.after(seat, node, depth, alpha, beta, lives) else { continue };
            best = best.max(worth);
            alpha = alpha.max(best);
            if alpha >= beta || self.budget.spent() {
                return best;
            }
        }
        let elsewhere = match idle {
            true => lead,
            false => -self.value(seat.other(), depth - 1, -beta, -alpha, lives, true),
        };
        best.max(elsewhere)
    }

    /// Own captures less those of the other seat.
    fn lead(&self, seat: Seat) -> i32 {
        i32::from(self.field.score(seat)) - i32::from(self.field.score(seat.other()))
    }

    /// The dots worth trying: of own threats that can be carried out within `depth`, and against those of the enemy;
    /// those that decide soonest first.
    fn moves(&mut self, seat: Seat, depth: u32, lives: &[Vec<Live>; 2]) -> Vec<Node> {
        let mut moves = Vec::new();
        self.stamp += 1;
        let (own, other) = (seat.index(), seat.other().index());
        for lacking in 1..=super::threats::LONGEST as u32 {
            for (side, needed) in [(own, 2 * lacking - 1), (other, 2 * lacking)] {
                if needed > depth {
                    continue;
                }
                for &(nth, _) in lives[side].iter().filter(|(_, lacks)| u32::from(*lacks) == lacking) {
                    for &node in self.threats[side][usize::from(nth)].nodes() {
                        if self.seen[node.index()] != self.stamp && self.field.legal(node) {
                            self.seen[node.index()] = self.stamp;
                            moves.push(node);
                        }
                    }
                }
            }
        }
        moves
    }

    /// The threats of a seat that live, among `of` or among all.
    fn alive(&self, seat: Seat, of: Option<&[Live]>) -> Vec<Live> {
        let threats = self.threats[seat.index()];
        let lacks = |nth: u16| -> Option<Live> {
            let mut lacks = 0;
            for &node in threats[usize::from(nth)].nodes() {
                if self.field.legal(node) {
                    lacks += 1;
                } else if !self.field.live(seat, node) {
                    return None;
                }
            }
            (lacks > 0).then_some((nth, lacks))
        };
        match of {
            Some(of) => of.iter().filter_map(|(nth, _)| lacks(*nth)).collect(),
            None => (0..threats.len().min(usize::from(u16::MAX)) as u16).filter_map(lacks).collect(),
        }
    }

    /// The same after a dot on `node`.
    fn alive_of(&self, seat: Seat, lives: &[Vec<Live>; 2], node: Node, captured: bool) -> Vec<Live> {
        let of = &lives[seat.index()];
        if captured {
            return self.alive(seat, Some(of));
        }
        let own = self.field.live(seat, node);
        let threats = self.threats[seat.index()];
        let after = |&(nth, lacks): &Live| match threats[usize::from(nth)].nodes().contains(&node) {
            false => Some((nth, lacks)),
            true if own && lacks > 1 => Some((nth, lacks - 1)),
            true => None,
        };
        of.iter().filter_map(after).collect()
    }
}
