//! The computer opponent, in five levels.
//!
//! Threats come first. [`threats`] finds the few dots that would close a chain, [`fight`] plays the threats of both
//! sides out against each other, and [`ladder`] follows chases to their end. [`tree`] begins with their results. It is
//! a Monte-Carlo tree search whose random games ([`playout`]) judge everything else. On a big sheet the threats decide
//! the play, on a small one the random games do. If nothing can prevent a win any more ([`finish`]), the computer does
//! not think about it. If a player who captures moves again, a turn is a row of captures, and [`combo`] goes through
//! those of both sides.
//!
//! 1. plays anywhere near other dots and sees a capture half of the time;
//! 2. takes what it can capture, and saves what would be captured next;
//! 3. plays short fights out and some random games;
//! 4. and 5. look further, and longer.
//!
//! If a match may end by grounding, so may the random games: a lead that hangs on the edge wins. The computer does not
//! run after what is certainly lost ([`read`]). It gives up a match that is certainly lost if the table likes that. In
//! a match with territory, all this code sees the sheet with everything painted that can be. [`open`] decides what
//! stays open, when to paint it, and where to break out of the enemy's open areas.

mod budget;
mod combo;
mod fight;
mod ladder;
mod playout;
mod vicinity;
mod threats;
mod tree;

mod finish;
mod open;
mod quick;
mod read;
mod search;
mod signs;
mod stop;
mod sure;
#[cfg(all(test, thorough))]
mod lost;
#[cfg(test)]
mod rows;
#[cfg(test)]
mod tests;

pub use open::{Open, Step, decide, spare};
pub use playout::Terms;
pub use search::TreeMemory;

use super::field::{Field, Node};
use crate::game::{Deadline, Level, Seat};
use crate::search::rng::Rng;
use vicinity::Vicinity;

/// What the computer is asked.
#[derive(Clone, Copy)]
pub struct Task<'a> {
    /// The field. In a match with territory it has all painted that can be, and the dots before it are in the record
    /// alone.
    pub field: &'a Field,
    /// All dots of the match, in the order in which they were put.
    pub record: &'a [(Seat, Node)],
    /// Who moves.
    pub seat: Seat,
    /// The rules that concern captures.
    pub terms: Terms,
    /// The nodes to which this dot is confined; empty: none.
    pub zone: &'a [Node],
    /// The other seat has said stop: this one alone puts dots.
    pub stopped: bool,
    /// By how much the seat is ahead without its loose dots, by the scoring of the match's own variant.
    pub margin: i32,
    /// Whether it may give up a match that is lost for certain.
    pub resigns: bool,
}

/// What it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Puts a dot.
    Put(Node),
    /// Ends the match by grounding, which wins.
    Ground,
    /// Puts no more dots: whatever the other one still surrounds, it wins.
    Stop,
    /// Has nothing left to surround after a stop.
    Done,
    /// Gives up.
    Resign,
}

/// The share of the time left that short fights take.
const SHORT: f64 = 0.08;

/// How hard it thinks. Whatever runs out first ends the search, the deadline included.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// The most dots that a threat lacks, and how many dots are tried to find threats.
    pub threats: threats::Limits,
    /// How many dots a fight looks ahead.
    pub depth: u32,
    /// How many positions a fight looks at.
    pub positions: u32,
    /// The share of the time left that it may take.
    pub fights: f64,
    /// How many random games are played.
    pub games: u32,
    /// How many steps of ladders are followed.
    pub ladder: u32,
    /// How many dots are read out before the random games.
    pub reads: usize,
    /// Whether it sees that the enemy is about to win by grounding.
    pub foresees: bool,
    /// The share of the time that it takes.
    pub share: f64,
}

impl Effort {
    /// The effort of a level; `None` for the first two, which do not search.
    pub fn of(level: Level) -> Option<Effort> {
        let (longest, tries, depth, positions, ladder, reads, games) = match level.number() {
            1 | 2 => return None,
            3 => (2, 20_000, 3, 5_000, 300, 12, 200),
            4 => (3, 200_000, 5, 100_000, 3_000, 60, 40_000),
            _ => (4, 1_000_000, 9, 1_000_000, 15_000, 400, 200_000),
        };
        // With little time there are few random games, and fights decide most of the moves of the best level.
        let (share, fights) = match level.number() {
            3 => (0.07, SHORT),
            4 => (0.18, SHORT),
            _ => (1.0, 0.45),
        };
        let foresees = level.number() > 3;
        let threats = threats::Limits { longest, tries };
        Some(Effort { threats, depth, positions, fights, games, ladder, reads, foresees, share })
    }

    /// The effort against somebody who plays anywhere: then all the time is taken to see captures from afar, for what
    /// is not guarded goes to whoever closes most with every dot.
    fn at_leisure(self) -> Effort {
        let threats = threats::Limits { longest: self.threats.longest.max(3), tries: self.threats.tries.max(200_000) };
        Effort { threats, depth: self.depth.max(5), games: self.games.max(40_000), share: 1.0, fights: SHORT, ..self }
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
    let mut rng = Rng::new(seed);
    let sheet = Vicinity::new(task.field);
    if let Some(answer) = end(task, effort.is_some(), &sheet, until) {
        return Some(answer);
    }
    let node = match effort {
        _ if !task.zone.is_empty() => quick::first(task, &sheet, &mut rng),
        None => quick::answer(task, level, &sheet, &mut rng),
        Some(effort) => search::search(task, effort, &sheet, &mut rng, memory, until),
    };
    node.or_else(|| quick::anything(task)).map(Answer::Put)
}

/// By how many dots a match against somebody who plays anywhere is won; then it is time to end it.
const ENOUGH: i32 = 10;

/// The word that ends the match, where that wins or nothing else can be done. A seat that `plays on` does not end it
/// against somebody who puts dots anywhere before it is well ahead, as long as it can end it later for certain.
fn end(task: &Task<'_>, plays_on: bool, sheet: &Vicinity, until: &Deadline) -> Option<Answer> {
    if task.resigns && finish::lost(task) {
        return Some(Answer::Resign);
    }
    // A player who stops loses no more than what is loose; enough of that would win a match with a sudden end.
    let sure = task.terms.ground || task.terms.sudden == 0;
    if task.margin <= 0 || !sure || !task.zone.is_empty() {
        return None;
    }
    let word = if task.terms.ground { Answer::Ground } else { Answer::Stop };
    let waits = plays_on && task.margin < ENOUGH && finish::roams(task.record, task.seat, sheet);
    (!waits || search::safe(task, sheet, until).is_empty()).then_some(word)
}
