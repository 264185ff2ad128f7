//! Certain wins: in this turn, or in the next one whatever the enemy does in its own.
//!
//! A turn is one dot. If a player who captures moves again, it is any number of captures, one after another, and the
//! dot that ends them. If a number of captured dots wins, a capture may be enough. The search goes through all rows of
//! captures, up to a number of positions. What it has not seen to the end is not certain.

use super::super::field::{Effect, Field, Node};
use super::budget::Budget;
use super::playout::Terms;
use crate::game::{Deadline, Seat};

/// How many positions one question may take. A turn has seldom more than ten captures that do not hang on each other.
const POSITIONS: u32 = 20_000;

/// How often the clock is looked at, in positions.
const CLOCK: u32 = 32;

/// As many nodes as one position counts for: all places where something closes are looked for at each.
const POSITION: u32 = 6;

/// What a win in this turn is worth beside one in the next.
const AT_ONCE: i32 = 1_000;

/// Looks for certain wins in one position.
pub struct Sure<'a> {
    field: Field,
    terms: Terms,
    budget: Budget<'a>,
}

impl<'a> Sure<'a> {
    /// For a position of a match by these terms.
    pub fn new(field: &Field, terms: Terms, until: &'a Deadline) -> Sure<'a> {
        Sure { field: field.clone(), terms, budget: Budget::new(POSITIONS, CLOCK, POSITION, until) }
    }

    /// The captures by which `seat`, whose turn it is, wins in this turn; none at all where the word that ends the
    /// match does. `None` where it cannot, or that is not certain.
    pub fn way(&mut self, seat: Seat) -> Option<Vec<Node>> {
        let mut way = Vec::new();
        self.row(seat, &mut way, &mut Vec::new()).then_some(way)
    }

    /// Whether `seat` wins in its next turn at the latest, whatever the enemy, whose turn it is, does in this one.
    pub fn holds(&mut self, seat: Seat) -> bool {
        self.stands(seat, &mut Vec::new())
    }

    /// What `seat` is ahead by after a dot on `node` with which it wins at its next turn at the latest; more than that
    /// if in this one. `rest` are the dots that it may put after it, should it move again.
    pub fn keeps(&mut self, seat: Seat, node: Node, rest: &[Node]) -> Option<i32> {
        self.keeps_on(seat, node, rest, &mut Vec::new())
    }

    /// The position with one more dot, which is `ask`ed something; `None` where the dot cannot be put.
    pub fn with<T>(&mut self, seat: Seat, node: Node, ask: impl FnOnce(&mut Self, Effect) -> T) -> Option<T> {
        let effect = self.field.put(seat, node).ok()?;
        let answer = ask(self, effect);
        self.field.undo();
        Some(answer)
    }

    /// The position.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// Whether who captured so moves again.
    pub fn again(&self, effect: Effect) -> bool {
        self.terms.extra && effect.captured > 0
    }

    fn row(&mut self, seat: Seat, way: &mut Vec<Node>, seen: &mut Vec<u64>) -> bool {
        if self.won(seat) {
            return true;
        }
        if !self.terms.branch() || !self.budget.spend() {
            return false;
        }
        for node in self.closing(seat) {
            way.push(node);
            let wins = self.with(seat, node, |sure, effect| {
                let goes_on = !effect.lost && sure.again(effect) && !sure.full();
                sure.enough(seat) || (goes_on && sure.fresh(seen) && sure.row(seat, way, seen))
            });
            if wins == Some(true) {
                return true;
            }
            way.pop();
        }
        false
    }

    fn stands(&mut self, seat: Seat, seen: &mut Vec<u64>) -> bool {
        let enemy = seat.other();
        if self.won(enemy) || (self.terms.branch() && !self.budget.spend()) {
            return false;
        }
        let Some(way) = self.way(seat) else { return false };
        // Only a dot that closes something, or stands in the way, can change anything.
        let mut answers = self.closing(enemy);
        answers.extend(way.into_iter().filter(|node| !self.field.closes(enemy, *node)));
        answers.into_iter().all(|answer| {
            let stands = self.with(enemy, answer, |sure, effect| {
                if sure.enough(seat) || sure.enough(enemy) {
                    sure.enough(seat)
                } else if sure.again(effect) {
                    !sure.fresh(seen) || sure.stands(seat, seen)
                } else {
                    sure.way(seat).is_some()
                }
            });
            stands.unwrap_or(true)
        })
    }

    fn keeps_on(&mut self, seat: Seat, node: Node, rest: &[Node], seen: &mut Vec<u64>) -> Option<i32> {
        let keeps = self.with(seat, node, |sure, effect| {
            let margin = sure.field.margin(seat);
            if sure.enough(seat) {
                Some(AT_ONCE + margin)
            } else if sure.enough(seat.other()) {
                None
            } else if !sure.again(effect) {
                sure.holds(seat).then_some(margin)
            } else if sure.way(seat).is_some() {
                Some(AT_ONCE + margin)
            } else if sure.fresh(seen) {
                rest.iter().filter_map(|&node| sure.keeps_on(seat, node, rest, seen)).max()
            } else {
                None
            }
        });
        keeps.flatten()
    }

    /// Whether `seat`, whose turn it is, may say a word that wins, or has captured enough.
    fn won(&self, seat: Seat) -> bool {
        // A player who stops loses what is loose, too, and that would be enough for a sudden end.
        let word = self.terms.ground || self.terms.sudden == 0;
        word && self.field.margin(seat) > 0 || self.enough(seat)
    }

    /// Whether the match is over since `seat` has captured enough.
    fn enough(&self, seat: Seat) -> bool {
        let score = self.field.score(seat);
        self.terms.enough(score) && score > self.field.score(seat.other())
    }

    fn full(&self) -> bool {
        self.field.free() == 0
    }

    /// Where a dot of `seat` may close something.
    fn closing(&self, seat: Seat) -> Vec<Node> {
        let mut closing: Vec<Node> = self.field.moves().filter(|&node| self.field.closes(seat, node)).collect();
        // The order of the free nodes is nothing to rely on, and it decides what is seen before the end.
        closing.sort_unstable();
        closing
    }

    /// Whether a position is new in its turn; from now on it is not.
    fn fresh(&self, seen: &mut Vec<u64>) -> bool {
        let fresh = !seen.contains(&self.field.hash());
        if fresh {
            seen.push(self.field.hash());
        }
        fresh
    }
}
