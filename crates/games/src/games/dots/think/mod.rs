//! The computer opponent, in five levels.
//!
//! Threats come first: [`threats`] finds the few dots that would close a chain, [`fight`] plays both sides' threats out
//! against each other, [`ladder`] follows chases to their end. What they say is where [`tree`] begins, a Monte-Carlo
//! tree search whose random games ([`playout`]) judge everything else. On a big sheet the threats carry the play, on a
//! small one the games do. A win by grounding that nothing can prevent any more ([`finish`]) is not thought about.
//!
//! 1. plays anywhere near other dots and sees a capture half of the time;
//! 2. takes what it can capture, and saves what would be captured next;
//! 3. plays short fights out and some random games;
//! 4. and 5. look further, and longer.
//!
//! All of it works on a copy of the field that does not keep grounding ([`vicinity::Quick`]). In a match with territory
//! the computer always paints, so nothing of that is known here; nor does it ever resign.

mod fight;
mod ladder;
mod rng;
mod playout;
mod vicinity;
mod threats;
mod tree;

mod finish;
mod quick;
mod search;
mod stop;
#[cfg(test)]
mod tests;

pub use playout::Terms;
pub use search::TreeMemory;

use super::field::{Field, Node};
use crate::game::{Deadline, Level, Seat};
use rng::Rng;
use vicinity::Vicinity;

/// What the computer is asked.
#[derive(Clone, Copy)]
pub struct Task<'a> {
    /// The field.
    pub field: &'a Field,
    /// Who moves.
    pub seat: Seat,
    /// The rules that concern captures.
    pub terms: Terms,
    /// The nodes to which this dot is confined; empty: none.
    pub zone: &'a [Node],
    /// Whether the match may be ended by grounding.
    pub ground: bool,
    /// The other seat has said stop: this one alone puts dots.
    pub stopped: bool,
}

/// What it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Puts a dot.
    Put(Node),
    /// Ends the match by grounding, which wins.
    Ground,
    /// Has nothing left to surround after a stop.
    Done,
}

/// How hard it thinks. Whatever runs out first ends the search, the deadline included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The most dots that a threat lacks, and how many dots are tried to find threats.
    pub threats: threats::Limits,
    /// How many dots a fight looks ahead.
    pub depth: u32,
    /// How many positions a fight looks at.
    pub positions: u32,
    /// How many random games are played.
    pub games: u32,
    /// How many steps of ladders are followed.
    pub ladder: u32,
    /// Whether it sees that the enemy is about to win by grounding.
    pub foresees: bool,
}

impl Effort {
    /// The effort of a level; `None` for the first two, which do not search.
    pub fn of(level: Level) -> Option<Effort> {
        let (longest, tries, depth, positions, ladder, games) = match level.number() {
            1 | 2 => return None,
            3 => (2, 20_000, 3, 5_000, 300, 1_500),
            4 => (3, 200_000, 5, 100_000, 3_000, 40_000),
            _ => (4, 1_000_000, 7, 1_000_000, 15_000, 200_000),
        };
        let foresees = level.number() > 3;
        Some(Effort { threats: threats::Limits { longest, tries }, depth, positions, games, ladder, foresees })
    }
}

/// The computer's move; `None` when there is none. The same task, level, seed and memory give the same answer as long
/// as the deadline does not cut the search short.
pub fn think(task: &Task<'_>, level: Level, seed: u64, memory: &mut TreeMemory, until: &Deadline) -> Option<Answer> {
    think_with(task, level, Effort::of(level), seed, memory, until)
}

/// The same with an effort that is not that of the level.
pub fn think_with(
    task: &Task<'_>,
    level: Level,
    effort: Option<Effort>,
    seed: u64,
    memory: &mut TreeMemory,
    until: &Deadline,
) -> Option<Answer> {
    if task.stopped {
        return Some(stop::surround(task.field, task.seat).map_or(Answer::Done, Answer::Put));
    }
    if task.ground && task.field.margin(task.seat) > 0 {
        return Some(Answer::Ground);
    }
    let mut rng = Rng::new(seed);
    let sheet = Vicinity::new(task.field);
    let node = match effort {
        _ if !task.zone.is_empty() => quick::first(task, &sheet, &mut rng),
        None => quick::answer(task, level, &sheet, &mut rng),
        Some(effort) => search::search(task, effort, &sheet, &mut rng, memory, until),
    };
    node.or_else(|| quick::anything(task)).map(Answer::Put)
}
