//! Reads out what the enemy gains near a new dot: whether it can still be caught, with what hangs on it.
//!
//! A dot that runs on in a lost ladder looks good to a search that ends before the ladder does, and every step loses
//! one more dot. So the enemy's captures and chases near a dot are read out after it, and compared with those before.

use super::super::field::Node;
use super::ladder::Ladder;
use super::threats::{Limits, find};
use super::vicinity::{Quick, Vicinity, gain, more};
use crate::game::{Deadline, Seat};

/// How near to a dot the enemy's next dots are looked for, in steps.
const NEAR: usize = 2;

/// How many dots are tried to find what the enemy threatens after one dot.
const TRIES: u32 = 1_500;

/// How many steps of ladders are followed after one dot.
const STEPS: u32 = 200;

/// A run of so many dots that is still hunted counts as lost.
const RUN: u32 = 5;

/// How many of the enemy's threats are followed after one dot.
const WAYS: usize = 12;

/// Reads for one seat.
pub struct Reader<'a> {
    field: &'a mut Quick,
    sheet: &'a Vicinity,
    seat: Seat,
    extra: bool,
    until: &'a Deadline,
}

/// What a dot changes for the seat that puts it, in captured dots. Nothing is said of what the enemy can do elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// By how much it is better than a dot elsewhere; negative where the enemy gains more after it than before.
    pub worth: i32,
    /// How many dots the enemy captures with this one; 0 if it cannot be caught.
    pub caught: i32,
    /// What it would capture next, if the enemy does nothing about it.
    pub threat: i32,
}

impl Reading {
    /// Whether the dot is caught and threatens nothing of that worth: then what a search of some moves sees in it only
    /// puts the loss off.
    pub fn caught(&self) -> bool {
        self.caught > self.threat
    }

    /// Whether the dot only makes a loss greater.
    pub fn doomed(&self) -> bool {
        self.caught() && self.worth < 0
    }
}

/// What the enemy gains near a node: anything, and with the dot on the node itself.
#[derive(Clone, Copy, Default)]
struct Loss {
    any: i32,
    own: i32,
}

impl<'a> Reader<'a> {
    /// A reader of this position; `extra`: who captures moves again.
    pub fn new(field: &'a mut Quick, sheet: &'a Vicinity, seat: Seat, extra: bool, until: &'a Deadline) -> Reader<'a> {
        Reader { field, sheet, seat, extra, until }
    }

    /// What a dot on `node` changes; `None` when there is no time left, or the dot cannot be put.
    pub fn read(&mut self, node: Node) -> Option<Reading> {
        let before = self.loss(node, RUN).any;
        if self.until.passed_after(1) {
            return None;
        }
        let effect = self.field.put(self.seat, node).ok()?;
        // A player who runs for long risks a dot for each step, and should do so only where more than that is at
        // stake.
        let run = RUN.max(before.unsigned_abs());
        let loss = if effect.lost { Loss { any: 1, own: 1 } } else { self.loss(node, run) };
        let threat = self.threat(node);
        self.field.undo();
        let gained = i32::from(effect.captured) + i32::from(effect.freed);
        // What was read only in part proves nothing.
        let whole = !self.until.passed_after(1);
        let reading = match self.extra && effect.captured > 0 {
            // The seat moves again before the enemy does: what is still lost is lost without this dot as well.
            true => Reading { worth: gained, caught: 0, threat },
            false => Reading { worth: gained + before - loss.any, caught: loss.own, threat },
        };
        whole.then_some(reading)
    }

    /// What the enemy gains near `node` whatever is answered; a run of so many dots counts as lost.
    fn loss(&mut self, node: Node, run: u32) -> Loss {
        let enemy = self.seat.other();
        let near: Vec<Node> = self.sheet.within(node, NEAR).iter().copied().chain([node]).collect();
        let limits = Limits { longest: 2, tries: TRIES };
        let threats = find(self.field, self.sheet, enemy, &near, limits, self.until);
        let (extra, until) = (self.extra, self.until);
        let mut ladder = Ladder { field: self.field, sheet: self.sheet, left: STEPS, enough: run, extra, until };
        let mut loss = Loss::default();
        for threat in threats.iter().filter(|threat| threat.nodes().len() <= 2).take(WAYS) {
            let [one, two] = [threat.nodes()[0], threat.nodes()[threat.nodes().len() - 1]];
            let own = ladder.catches(enemy, one, two, node);
            let known = if own { loss.own } else { loss.any };
            if i32::from(threat.gain) <= known {
                continue;
            }
            let gain = match one == two {
                // A player who captures and moves again captures the rest as well.
                true if extra => i32::from(threat.gain) + i32::from(more(ladder.field, enemy, one, &near)),
                true => i32::from(threat.gain),
                false => ladder.chase(enemy, threat).map_or(0, |chase| chase.gain),
            };
            loss.any = loss.any.max(gain);
            loss.own = if own { loss.own.max(gain) } else { loss.own };
        }
        loss
    }

    /// What the dot on `node` captures next.
    fn threat(&mut self, node: Node) -> i32 {
        let near = self.sheet.within(node, NEAR).to_vec();
        near.into_iter().map(|next| i32::from(gain(self.field, self.seat, next))).max().unwrap_or(0)
    }
}
