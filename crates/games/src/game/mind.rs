//! With what a computer opponent thinks.

use std::any::Any;
use std::fmt;
use std::time::{Duration, Instant};

use crate::base::Chance;

/// Strength of a computer opponent: 1 loses to a beginner, 5 is the best there is.
///
/// ```
/// use kletka_games::game::Level;
/// assert_eq!(Level::new(5).map(Level::number), Some(5));
/// assert_eq!((Level::new(6), Level::DEFAULT.number()), (None, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The level when nothing is said.
    pub const DEFAULT: Level = Level(3);
    /// The strongest.
    pub const BEST: Level = Level(5);

    /// Level 1 to 5, `None` for any other number.
    pub fn new(level: u8) -> Option<Level> {
        (1..=5).contains(&level).then_some(Level(level))
    }

    /// The number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What a table of all five has for this one.
    ///
    /// ```
    /// use kletka_games::game::Level;
    /// assert_eq!(Level::DEFAULT.of(&[80, 45, 15, 4, 0]), &15);
    /// ```
    pub fn of<T>(self, levels: &[T; 5]) -> &T {
        &levels[usize::from(self.0) - 1]
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
///
/// ```
/// use kletka_games::game::Deadline;
/// use std::time::Duration;
/// assert!(Deadline::after(Duration::ZERO).passed());
/// let hour = Deadline::after(Duration::from_secs(3600));
/// assert!(!hour.passed() && !hour.share(0.5).passed() && hour.share(0.0).passed());
/// assert!(!Deadline::never().passed());
/// ```
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
///
/// ```
/// use kletka_games::game::Memo;
/// let mut memo = Memo::default();
/// memo.keep(vec![3u32, 1, 4]);
/// assert_eq!(memo.take::<Vec<u32>>(), Some(vec![3, 1, 4]));
/// assert!(memo.is_empty() && memo.take::<Vec<u32>>().is_none());
/// ```
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
///
/// ```
/// use kletka_games::game::{Chance, Deadline, Level, Memo, SearchCtx, Seat, Seed};
/// use kletka_games::play::{Match, record};
/// let text = "game tictactoe\nseats Anna | Boris\n1 a1\n2 b3\n1 b1\n2 c2\n";
/// let (header, lines) = record::read(text).expect("a record");
/// let played = Match::replay(header, lines).expect("legal moves");
/// let (mut chance, mut memo) = (Chance::seeded(&Seed([0; 32]), 0), Memo::default());
/// let level = Level::new(5).expect("a level");
/// let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
/// assert_eq!(played.position().think(Seat(0), &mut ctx).as_deref(), Some("c1"), "a row is finished");
/// ```
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
    /// What the search makes of the position for its seat, if it makes something of it: the lead in points that it
    /// expects where points are counted, else from −1 (lost) to 1 (won).
    pub evaluation: Option<f64>,
}

impl<'a> SearchCtx<'a> {
    /// What a computer of that level has to think about one move.
    pub fn new(level: Level, chance: &'a mut Chance, until: Deadline, memo: &'a mut Memo) -> SearchCtx<'a> {
        SearchCtx { level, chance, until, memo, delay: Duration::ZERO, evaluation: None }
    }

    /// Whether it makes this move without looking, as it does so many times in a hundred.
    ///
    /// ```
    /// use kletka_games::game::{Chance, Deadline, Level, Memo, SearchCtx, Seed};
    /// let (mut chance, mut memo) = (Chance::seeded(&Seed([0; 32]), 0), Memo::default());
    /// let mut ctx = SearchCtx::new(Level::DEFAULT, &mut chance, Deadline::never(), &mut memo);
    /// assert!(ctx.slips(100) && !ctx.slips(0));
    /// ```
    pub fn slips(&mut self, of_hundred: u32) -> bool {
        self.chance.range(1, 100) <= of_hundred
    }
}
