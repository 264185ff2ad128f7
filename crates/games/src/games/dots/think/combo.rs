//! What a turn captures if a player who captures moves again.
//!
//! Such a turn is a row of captures and the dot that ends it. The search goes through all rows, in every order, since
//! one capture may open another or take it away. The dot that ends a turn either stands where the other player would
//! capture next, or has nothing to do with it. Then the search looks at that player's captures in the same way, turn by
//! turn. Unlike in a [`fight`](super::fight), captures are found anew in each position.

use std::collections::HashMap;

use super::super::field::Node;
use super::budget::Budget;
use super::fight::Promise;
use super::playout::Terms;
use super::vicinity::{Quick, Vicinity, gain};
use crate::game::{Deadline, Seat};

/// How many turns are looked ahead at most.
const TURNS: u32 = 4;

/// How many positions are looked at.
const POSITIONS: u32 = 200_000;

/// How often the clock is looked at, in positions.
const CLOCK: u32 = 8;

/// As many nodes as one position counts for: all places are gone through for captures.
const POSITION: u32 = 10;

/// By what looking one turn further ahead takes longer. It is not begun where there is no time for it.
const GROWTH: f64 = 4.0;

/// What a win is worth, more than all dots that a fight is about; and more for each turn that it comes sooner.
const WON: i32 = 200;

/// The captures of both seats in one position.
pub struct Combo<'a> {
    field: &'a mut Quick,
    sheet: &'a Vicinity,
    terms: Terms,
    budget: Budget<'a>,
    /// The worth of positions for who moves in them, so many turns before the end.
    known: HashMap<(u64, Seat, u32), i32>,
}

impl<'a> Combo<'a> {
    /// The captures of a position of a match by these terms.
    pub fn new(field: &'a mut Quick, sheet: &'a Vicinity, terms: Terms, until: &'a Deadline) -> Combo<'a> {
        Combo { field, sheet, terms, budget: Budget::new(POSITIONS, CLOCK, POSITION, until), known: HashMap::new() }
    }

    /// What the dots promise for `seat`, looked further and further ahead while it may.
    pub fn promise(&mut self, seat: Seat, candidates: &[Node]) -> Promise {
        let mut promise = Promise { elsewhere: self.lead(seat), moves: Vec::new(), depth: 0 };
        let candidates = self.urgent(seat, candidates);
        for turns in 2..=TURNS {
            let before = self.budget.until().left();
            let deeper = self.round(seat, &candidates, turns);
            // What was looked at only in part is still better than nothing.
            if self.budget.spent() && promise.depth > 0 {
                break;
            }
            promise = deeper;
            if self.budget.spent() || !self.budget.until().affords(before, GROWTH) {
                break;
            }
        }
        promise
    }

    /// The capture that is best made first, where who captures moves again: nothing is lost by it. `None` where there
    /// is none, or the turn passes.
    pub fn capture(&mut self, seat: Seat, candidates: &[Node]) -> Option<Node> {
        if !self.terms.extra {
            return None;
        }
        let captures: Vec<Node> = candidates.iter().copied().filter(|&node| gain(self.field, seat, node) > 0).collect();
        if captures.len() < 2 {
            return captures.first().copied();
        }
        let promise = self.promise(seat, &captures);
        let worth = |node: Node| promise.moves.iter().find(|(known, _)| *known == node).map(|(_, worth)| *worth);
        captures.into_iter().max_by_key(|&node| (worth(node), gain(self.field, seat, node), std::cmp::Reverse(node)))
    }

    /// The dots that may have to do with captures, those that capture or keep the enemy from capturing first.
    fn urgent(&mut self, seat: Seat, candidates: &[Node]) -> Vec<Node> {
        let rank = |combo: &mut Self, node: Node| {
            let takes = |combo: &mut Self, seat| gain(combo.field, seat, node) > 0;
            let beside = combo.field.neighbours(seat, node) | combo.field.neighbours(seat.other(), node);
            match () {
                () if takes(combo, seat) => Some(0),
                () if takes(combo, seat.other()) => Some(1),
                () => (beside != 0).then_some(2),
            }
        };
        let ranked = candidates.iter().filter_map(|&node| rank(self, node).map(|rank| (rank, node)));
        let mut ranked: Vec<(u8, Node)> = ranked.collect();
        ranked.sort_unstable();
        ranked.into_iter().map(|(_, node)| node).collect()
    }

    /// The worth of all dots so many turns before the end, the own one counted; only of some where it has to stop.
    fn round(&mut self, seat: Seat, candidates: &[Node], turns: u32) -> Promise {
        let elsewhere = -self.value(seat.other(), turns - 1);
        let mut promise = Promise { elsewhere, moves: Vec::with_capacity(candidates.len()), depth: turns };
        for &node in candidates {
            let worth = self.after(seat, node, turns);
            if self.budget.spent() {
                break;
            }
            promise.moves.extend(worth.map(|worth| (node, worth)));
        }
        promise
    }

    /// The worth of a dot for who puts it.
    fn after(&mut self, mover: Seat, node: Node, turns: u32) -> Option<i32> {
        let effect = self.field.put(mover, node).ok()?;
        let next = self.terms.after(mover, effect.captured);
        let worth = if next == mover { self.value(mover, turns) } else { -self.value(next, turns - 1) };
        self.field.undo();
        Some(worth)
    }

    /// The worth of the position for who moves, so many turns before the end.
    fn value(&mut self, mover: Seat, turns: u32) -> i32 {
        let key = (self.field.hash(), mover, turns);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        self.budget.spend();
        let worth = match self.terms.won(self.field, mover) {
            Some(winner) if winner == mover => WON + turns as i32,
            Some(_) => -WON - turns as i32,
            None if turns == 0 || self.budget.spent() => self.lead(mover),
            None => self.best(mover, turns),
        };
        if !self.budget.spent() {
            self.known.insert(key, worth);
        }
        worth
    }

    /// The worth of the best turn.
    fn best(&mut self, mover: Seat, turns: u32) -> i32 {
        let captures = self.captures(mover);
        let goes_on = self.terms.extra && !captures.is_empty();
        let taken = captures.into_iter().filter_map(|node| self.after(mover, node, turns)).max();
        // A player who moves again gains by a capture and loses nothing: no turn ends before the last.
        if let Some(taken) = taken.filter(|_| goes_on) {
            return taken;
        }
        let elsewhere = -self.value(mover.other(), turns - 1);
        let defences = if turns > 1 { self.captures(mover.other()) } else { Vec::new() };
        let kept = defences.into_iter().filter_map(|node| self.after(mover, node, turns)).max();
        [taken, kept].into_iter().flatten().fold(elsewhere, i32::max)
    }

    /// Where a seat captures by one dot.
    fn captures(&mut self, seat: Seat) -> Vec<Node> {
        let field = &mut *self.field;
        self.sheet.all().iter().copied().filter(|&node| field.legal(node) && gain(field, seat, node) > 0).collect()
    }

    /// Own captures less those of the other seat.
    fn lead(&self, seat: Seat) -> i32 {
        i32::from(self.field.score(seat)) - i32::from(self.field.score(seat.other()))
    }
}

/// What a fight promises, with what the captures do: a dot that leaves the enemy more than it takes is worth no more
/// than that, and for the others the fight may know more.
pub fn join(fought: Promise, combo: &Promise) -> Promise {
    let mut joined: Vec<(Node, i32)> =
        fought.moves.iter().map(|(node, worth)| (*node, worth - fought.elsewhere)).collect();
    for &(node, worth) in &combo.moves {
        let gain = worth - combo.elsewhere;
        match joined.iter_mut().find(|(known, _)| *known == node) {
            Some((_, fought)) if gain >= 0 => *fought = gain.max(*fought),
            Some((_, fought)) => *fought = gain,
            None => joined.push((node, gain)),
        }
    }
    Promise { elsewhere: 0, moves: joined, depth: fought.depth }
}
