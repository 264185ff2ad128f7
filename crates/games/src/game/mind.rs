//! With what a computer opponent thinks.

use std::any::Any;
use std::fmt;
use std::time::{Duration, Instant};

use crate::base::Chance;

/// Strength of a computer opponent: 1 loses to a beginner, 5 is the best there is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The level when nothing is said.
    pub const DEFAULT: Level = Level(3);

    /// Level 1 to 5, `None` for any other number.
    pub fn new(level: u8) -> Option<Level> {
        (1..=5).contains(&level).then_some(Level(level))
    }

    /// The number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// How long a computer of that strength may think about a move at most. Games whose search ends by itself take
    /// less.
    pub fn patience(self) -> Duration {
        Duration::from_millis(match self.0 {
            1 | 2 => 100,
            3 => 250,
            4 => 2000,
            _ => 10_000,
        })
    }
}

/// When a search must answer.
#[derive(Clone, Copy, Debug)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// That long from now.
    pub fn after(time: Duration) -> Deadline {
        Deadline(Instant::now().checked_add(time))
    }

    /// Never: the search ends by itself.
    pub fn never() -> Deadline {
        Deadline(None)
    }

    /// An earlier one for a first step, which may take that share of the time that is left now.
    pub fn share(&self, part: f64) -> Deadline {
        let now = Instant::now();
        Deadline(self.0.map(|until| now + until.saturating_duration_since(now).mul_f64(part.clamp(0.0, 1.0))))
    }

    /// Whether it is time to answer.
    pub fn passed(&self) -> bool {
        self.0.is_some_and(|until| Instant::now() >= until)
    }
}

/// What a computer opponent keeps from one of its moves in a match to the next, such as the part of a search tree that
/// still stands. It may be lost at any time, and the next move must then be as legal as with it.
#[derive(Default)]
pub struct Memo(Option<Box<dyn Any + Send>>);

impl Memo {
    /// Takes out what was kept, when it is of that type.
    pub fn take<T: Any + Send>(&mut self) -> Option<T> {
        self.0.take()?.downcast().ok().map(|kept| *kept)
    }

    /// Whether nothing is kept.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Keeps something for the next move.
    pub fn keep<T: Any + Send>(&mut self, kept: T) {
        self.0 = Some(Box::new(kept));
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_empty() { "Memo(empty)" } else { "Memo(kept)" })
    }
}

/// With what a computer opponent thinks about one move.
#[derive(Debug)]
pub struct SearchCtx<'a> {
    /// How strong it is.
    pub level: Level,
    /// Its own chance, which is not the match's.
    pub chance: &'a mut Chance,
    /// When it must answer.
    pub until: Deadline,
    /// What it kept from its move before.
    pub memo: &'a mut Memo,
    /// How long after the question the answer may be seen at the earliest: a computer that reacts at once is no fun in
    /// a game of reaction. Nothing, unless the game says otherwise.
    pub delay: Duration,
}

impl<'a> SearchCtx<'a> {
    /// What a computer of that level has to think about one move.
    pub fn new(level: Level, chance: &'a mut Chance, until: Deadline, memo: &'a mut Memo) -> SearchCtx<'a> {
        SearchCtx { level, chance, until, memo, delay: Duration::ZERO }
    }
}
