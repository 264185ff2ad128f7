//! A fight over the threats of both sides: alpha-beta over the dots that the threats lack, and over a move elsewhere.
//!
//! A fight looks for no new threats. A dot advances the threats of its own side that lack it, and ends those of the
//! enemy that lack it. The field tells what a capture really takes. A threat that cannot be carried out any more within
//! the dots that are looked ahead is dropped, and a table remembers the positions.

use super::super::field::Node;
use super::budget::Budget;
use super::playout::Terms;
use super::threats::Threat;
use super::vicinity::Quick;
use crate::game::{Deadline, Seat};
use crate::search::table::{Found, Table};

/// How often the clock is looked at, in positions.
const CLOCK: u32 = 32;

/// By what looking one dot further ahead takes longer. It is not begun where there is no time for it.
const GROWTH: f64 = 4.0;

/// As many nodes as one position counts for: the threats of both sides are gone through at each.
const POSITION: u32 = 8;

/// The worth of a dot at the root is exact up to so much below the best one; beyond that, it is an upper bound.
const WORSE: i32 = 8;

/// Mixed into the key of a position if seat 1 moves, and if the other seat has just played elsewhere.
const SIDES: [[u64; 2]; 2] = [[0, 0x9e37_79b9_7f4a_7c15], [0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9]];

/// A threat that still lives: its number, and how many dots it lacks.
type Live = (u16, u8);

/// The fight in one position.
pub struct Fight<'a> {
    field: &'a mut Quick,
    terms: Terms,
    threats: [&'a [Threat]; 2],
    budget: Budget<'a>,
    table: Table<Option<Node>>,
    /// The threats that live after each dot since the root, those of seat 0 first, and the dots worth trying there.
    lives: Vec<Live>,
    dots: Vec<Node>,
    /// Working room: in which list of moves each node was entered last.
    seen: Vec<u32>,
    stamp: u32,
}

/// Where the threats of a position are: seat 0 from the first to the second, seat 1 up to the third.
type Lives = [usize; 3];

/// What a fight promises for the seat that moves, as a difference of captured dots.
#[derive(Clone, PartialEq, Debug)]
pub struct Promise {
    /// After a dot that has nothing to do with it.
    pub elsewhere: i32,
    /// After the dots that have; of one that is much worse than the best, an upper bound.
    pub moves: Vec<(Node, i32)>,
    /// How many dots were looked ahead.
    pub depth: u32,
}

/// A position below the root.
#[derive(Clone, Copy)]
struct At {
    /// Who moves.
    seat: Seat,
    /// How many dots are still looked ahead.
    depth: u32,
    /// The window.
    alpha: i32,
    beta: i32,
    /// The other seat has just played elsewhere.
    idle: bool,
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
        let budget = Budget::new(left, CLOCK, POSITION, until);
        let (table, lives, dots) = (Table::default(), Vec::new(), Vec::new());
        Fight { field, terms, threats, budget, table, lives, dots, seen, stamp: 0 }
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
        self.lives.clear();
        self.dots.clear();
        let lives = self.all_alive();
        self.moves(seat, depth, lives, None);
        let mut moves = self.dots.clone();
        let known = |node: &Node| before.moves.iter().find(|(known, _)| known == node).map_or(i32::MIN, |(_, n)| *n);
        moves.sort_by_key(|node| std::cmp::Reverse(known(node)));
        let at = At { seat, depth, alpha: -i32::MAX, beta: i32::MAX, idle: false };
        let other = At { seat: seat.other(), depth: depth - 1, idle: true, ..at };
        let elsewhere = -self.value(other, lives);
        let mut promise = Promise { elsewhere, moves: Vec::with_capacity(moves.len()), depth };
        let mut best = elsewhere;
        for node in moves {
            let worth = self.after(At { alpha: best - WORSE, ..at }, node, lives)?;
            best = best.max(worth);
            promise.moves.push((node, worth));
        }
        (!self.budget.spent()).then_some(promise)
    }

    /// The worth of a dot for the seat that puts it.
    fn after(&mut self, at: At, node: Node, lives: Lives) -> Option<i32> {
        let effect = self.field.put(at.seat, node).ok()?;
        let captured = effect.captured > 0 || effect.lost;
        let next = self.terms.after(at.seat, effect.captured);
        let below = At { seat: next, depth: at.depth - 1, idle: false, ..at };
        let end = self.lives.len();
        let lives = self.alive_after(lives, node, captured, below);
        let worth = match next == at.seat {
            true => self.value(below, lives),
            false => -self.value(At { alpha: -at.beta, beta: -at.alpha, ..below }, lives),
        };
        self.lives.truncate(end);
        self.field.undo();
        Some(worth)
    }

    /// The worth of the position for the seat that moves.
    fn value(&mut self, at: At, lives: Lives) -> i32 {
        self.budget.spend();
        let lead = self.lead(at.seat);
        if at.depth == 0 || self.budget.spent() {
            return lead;
        }
        let known = self.table.get(self.key(at));
        if let Some(score) = known.and_then(|known| known.score(at.depth, 0, (at.alpha, at.beta))) {
            return score;
        }
        let from = self.dots.len();
        self.moves(at.seat, at.depth, lives, known.and_then(|known| known.best));
        let worth = match self.dots.len() == from {
            true => lead,
            false => self.best(at, lives, from, lead),
        };
        self.dots.truncate(from);
        worth
    }

    /// The worth of the best of the dots that are listed from a place on, or of playing elsewhere.
    fn best(&mut self, at: At, lives: Lives, from: usize, lead: i32) -> i32 {
        let (mut worth, mut best) = (i32::MIN + 1, None);
        let (mut now, end) = (at, self.dots.len());
        for nth in from..=end {
            let node = (nth < end).then(|| self.dots[nth]);
            let next = match node {
                Some(node) => self.after(now, node, lives),
                None if at.idle => Some(lead),
                None => {
                    let (alpha, beta) = (-at.beta, -now.alpha);
                    let other = At { seat: at.seat.other(), depth: at.depth - 1, alpha, beta, idle: true };
                    Some(-self.value(other, lives))
                }
            };
            if let Some(next) = next.filter(|next| *next > worth) {
                (worth, best) = (next, node);
            }
            now.alpha = now.alpha.max(worth);
            if now.alpha >= at.beta || self.budget.spent() {
                break;
            }
        }
        if !self.budget.spent() {
            let (depth, window) = (at.depth, (at.alpha, at.beta));
            self.table.put(self.key(at), Found { score: worth, best, depth, ply: 0, window, complete: false });
        }
        worth
    }

    /// The key of a position in the table.
    fn key(&self, at: At) -> u64 {
        self.field.hash() ^ SIDES[at.seat.index()][usize::from(at.idle)]
    }

    /// Own captures less those of the other seat.
    fn lead(&self, seat: Seat) -> i32 {
        i32::from(self.field.score(seat)) - i32::from(self.field.score(seat.other()))
    }

    /// Lists the dots worth trying: of own threats that can be carried out within `depth`, and against those of the
    /// enemy; those that decide soonest first.
    fn moves(&mut self, seat: Seat, depth: u32, lives: Lives, first: Option<Node>) {
        self.stamp += 1;
        if let Some(first) = first.filter(|first| self.field.legal(*first)) {
            self.seen[first.index()] = self.stamp;
            self.dots.push(first);
        }
        let (own, other) = (seat.index(), seat.other().index());
        for lacking in 1..=super::threats::LONGEST as u32 {
            for (side, needed) in [(own, 2 * lacking - 1), (other, 2 * lacking)] {
                if needed > depth {
                    continue;
                }
                for &(nth, lacks) in &self.lives[lives[side]..lives[side + 1]] {
                    if u32::from(lacks) != lacking {
                        continue;
                    }
                    for &node in self.threats[side][usize::from(nth)].nodes() {
                        if self.seen[node.index()] != self.stamp && self.field.legal(node) {
                            self.seen[node.index()] = self.stamp;
                            self.dots.push(node);
                        }
                    }
                }
            }
        }
    }

    /// How many dots a threat of a seat lacks; `None` if it lives no more.
    fn lacks(&self, side: usize, nth: u16) -> Option<u8> {
        let mut lacks = 0;
        for &node in self.threats[side][usize::from(nth)].nodes() {
            if self.field.legal(node) {
                lacks += 1;
            } else if !self.field.live(Seat(side as u8), node) {
                return None;
            }
        }
        (lacks > 0).then_some(lacks)
    }

    /// The threats that live at the root.
    fn all_alive(&mut self) -> Lives {
        let mut lives = [self.lives.len(); 3];
        for side in [0, 1] {
            for nth in 0..self.threats[side].len().min(usize::from(u16::MAX)) as u16 {
                if let Some(lacks) = self.lacks(side, nth) {
                    self.lives.push((nth, lacks));
                }
            }
            lives[side + 1] = self.lives.len();
        }
        lives
    }

    /// Those that live after a dot on `node` and can still be carried out where it leads.
    fn alive_after(&mut self, lives: Lives, node: Node, captured: bool, below: At) -> Lives {
        let mut after = [self.lives.len(); 3];
        for side in [0, 1] {
            let own = !captured && self.field.live(Seat(side as u8), node);
            let most = match side == below.seat.index() {
                true => below.depth.div_ceil(2),
                false => below.depth / 2,
            };
            for at in lives[side]..lives[side + 1] {
                let (nth, lacks) = self.lives[at];
                let lacks = match captured {
                    true => self.lacks(side, nth),
                    false if !self.threats[side][usize::from(nth)].nodes().contains(&node) => Some(lacks),
                    false => (own && lacks > 1).then(|| lacks - 1),
                };
                if let Some(lacks) = lacks.filter(|lacks| u32::from(*lacks) <= most) {
                    self.lives.push((nth, lacks));
                }
            }
            after[side + 1] = self.lives.len();
        }
        after
    }
}
