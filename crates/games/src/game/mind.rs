//! The means that a computer opponent has for thinking.

use std::any::Any;
use std::cell::Cell;
use std::fmt;
use std::time::{Duration, Instant};

use crate::base::Chance;

/// Strength of a computer opponent: 1 loses to a beginner, 5 is the strongest.
///
/// ```
/// use kletka_games::game::Level;
/// assert_eq!(Level::new(5).map(Level::number), Some(5));
/// assert_eq!((Level::new(6), Level::DEFAULT.number()), (None, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The level of an opponent without a number, `bot`.
    pub const DEFAULT: Level = Level(3);
    /// The strongest level.
    pub const BEST: Level = Level(5);

    /// Level 1 to 5; `None` for any other number.
    pub fn new(level: u8) -> Option<Level> {
        (1..=5).contains(&level).then_some(Level(level))
    }

    /// The number of the level, 1 to 5.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The entry for this level in a table of all five.
    ///
    /// ```
    /// use kletka_games::game::Level;
    /// assert_eq!(Level::DEFAULT.of(&[80, 45, 15, 4, 0]), &15);
    /// ```
    pub fn of<T>(self, levels: &[T; 5]) -> &T {
        &levels[usize::from(self.0) - 1]
    }

    /// Whether a computer of this level resigns a lost match by default. A weaker one plays with people who may still
    /// want to see the end.
    ///
    /// ```
    /// use kletka_games::game::Level;
    /// assert!(Level::DEFAULT.resigns() && !Level::new(2).is_some_and(Level::resigns));
    /// ```
    pub fn resigns(self) -> bool {
        self.0 >= 3
    }

    /// The most time that a computer of this level may think about a move. Games whose search ends by itself take less.
    pub fn patience(self) -> Duration {
        Duration::from_millis(match self.0 {
            1 | 2 => 100,
            3 => 250,
            4 => 2000,
            _ => 10_000,
        })
    }
}

/// How a level of a game plays: see [`SearchCtx::skill`].
#[derive(Clone, Copy, Debug)]
pub struct Skill<T> {
    /// In how many of a hundred moves it slips.
    pub slip: u32,
    /// How it plays otherwise.
    pub how: T,
}

/// The unit of the values of positions ([`SearchCtx::evaluation`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// From −1 (lost) to 1 (won).
    Chances,
    /// The lead in points at the end.
    Points,
}

/// The limit of a search: a time, or an amount of work.
///
/// Work is counted in nodes: visited positions, dots placed in random games, or anything else that a game's search
/// counts. A search limited by work never reads a clock, so its answer does not depend on the load of the machine.
///
/// ```
/// use kletka_games::game::Deadline;
/// use std::time::Duration;
/// assert!(Deadline::after(Duration::ZERO).passed());
/// let hour = Deadline::after(Duration::from_secs(3600));
/// assert!(!hour.passed() && !hour.share(0.5).passed() && hour.share(0.0).passed());
/// assert!(!Deadline::never().passed());
/// let work = Deadline::after_work(3000);
/// let half = work.share(0.5);
/// assert!(!work.passed_after(1000) && half.passed_after(500), "the half is over");
/// assert!(!work.passed_after(1000) && work.passed_after(600), "and the whole");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Deadline(Until);

#[derive(Clone, Copy, Debug)]
enum Until {
    Never,
    Time(Instant),
    /// Ends when the thread's total work reaches this.
    Work(u64),
}

thread_local! {
    /// The total work of this thread for searches limited by work: their clock.
    static WORK: Cell<u64> = const { Cell::new(0) };
}

/// How many nodes count as one look at the clock, if the search does not say.
const LOOK: u32 = 500;

impl Deadline {
    /// A deadline this long from now.
    pub fn after(time: Duration) -> Deadline {
        Deadline(Instant::now().checked_add(time).map_or(Until::Never, Until::Time))
    }

    /// A deadline after this many nodes, searched by the current thread.
    pub fn after_work(nodes: u64) -> Deadline {
        Deadline(Until::Work(WORK.get().saturating_add(nodes)))
    }

    /// No deadline: the search ends by itself.
    pub fn never() -> Deadline {
        Deadline(Until::Never)
    }

    /// An earlier deadline for a first step, which may use this share of what is left.
    pub fn share(&self, part: f64) -> Deadline {
        let part = part.clamp(0.0, 1.0);
        Deadline(match self.0 {
            Until::Never => Until::Never,
            Until::Time(until) => {
                let now = Instant::now();
                Until::Time(now + until.saturating_duration_since(now).mul_f64(part))
            }
            Until::Work(until) => {
                let now = WORK.get();
                Until::Work(now + (until.saturating_sub(now) as f64 * part) as u64)
            }
        })
    }

    /// The rest: seconds, or nodes if work is counted; infinite without a deadline. A search that measures its steps by
    /// this can tell whether it can finish a longer one.
    pub fn left(&self) -> f64 {
        match self.0 {
            Until::Never => f64::INFINITY,
            Until::Time(until) => until.saturating_duration_since(Instant::now()).as_secs_f64(),
            Until::Work(until) => until.saturating_sub(WORK.get()) as f64,
        }
    }

    /// Whether there is time for a step `times` as long as the last one. `before`: the remaining time before the last
    /// one.
    ///
    /// ```
    /// use kletka_games::game::Deadline;
    /// let until = Deadline::after_work(100);
    /// let before = until.left();
    /// assert!(!until.passed_after(20) && until.affords(before, 3.0) && !until.affords(before, 5.0));
    /// assert!(Deadline::never().affords(f64::INFINITY, 5.0));
    /// ```
    pub fn affords(&self, before: f64, times: f64) -> bool {
        let left = self.left();
        left.is_infinite() || (before - left) * times <= left
    }

    /// Whether it is time to answer, for a search that checks the clock every few hundred nodes.
    pub fn passed(&self) -> bool {
        self.passed_after(LOOK)
    }

    /// Whether it is time to answer, after this many more nodes.
    pub fn passed_after(&self, nodes: u32) -> bool {
        match self.0 {
            Until::Never => false,
            Until::Time(until) => Instant::now() >= until,
            Until::Work(until) => {
                WORK.set(WORK.get().saturating_add(u64::from(nodes)));
                WORK.get() >= until
            }
        }
    }
}

/// Data that a computer opponent keeps from one move in a match to the next, such as a part of its search tree. It may
/// be lost at any time. The next move must then be just as legal.
///
/// ```
/// use kletka_games::game::Memo;
/// let mut memo = Memo::default();
/// memo.keep(vec![3u32, 1, 4], 3 * size_of::<u32>());
/// assert!(memo.bytes() >= 12);
/// assert_eq!(memo.take::<Vec<u32>>(), Some(vec![3, 1, 4]));
/// assert!(memo.is_empty() && memo.take::<Vec<u32>>().is_none());
/// ```
#[derive(Default)]
pub struct Memo(Option<(Box<dyn Any + Send>, usize)>);

impl Memo {
    /// Takes out the kept value, if it has this type.
    pub fn take<T: Any + Send>(&mut self) -> Option<T> {
        self.0.take()?.0.downcast().ok().map(|kept| *kept)
    }

    /// Whether nothing is kept.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Keeps something for the next move. `heap` is its size on the heap in bytes, as far as it matters: all computers
    /// together keep no more than a certain amount.
    pub fn keep<T: Any + Send>(&mut self, kept: T, heap: usize) {
        self.0 = Some((Box::new(kept), size_of::<T>() + heap));
    }

    /// How many bytes the kept value takes.
    pub fn bytes(&self) -> usize {
        self.0.as_ref().map_or(0, |(_, bytes)| *bytes)
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_empty() { "Memo(empty)" } else { "Memo(kept)" })
    }
}

/// The input and the results of a computer opponent's search for one move.
///
/// ```
/// use kletka_games::game::{Chance, Deadline, Level, Memo, SearchCtx, Seat, Seed};
/// use kletka_games::games::GAMES;
/// use kletka_games::play::{Match, record};
/// let text = "game tictactoe\nseats Anna | Boris\n1 a1\n2 b3\n1 b1\n2 c2\n";
/// let (header, lines) = record::read(text, GAMES).expect("a record");
/// let played = Match::replay(header, lines).expect("legal moves");
/// let (mut chance, mut memo) = (Chance::seeded(&Seed([0; 32]), 0), Memo::default());
/// let level = Level::new(5).expect("a level");
/// let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
/// assert_eq!(played.position().think(Seat(0), &mut ctx).as_deref(), Some("c1"), "a row is finished");
/// ```
#[derive(Debug)]
pub struct SearchCtx<'a> {
    /// Strength of the computer.
    pub level: Level,
    /// The computer's own chance, separate from that of the match.
    pub chance: &'a mut Chance,
    /// The time by which it must answer.
    pub until: Deadline,
    /// The data that it kept at its last move.
    pub memo: &'a mut Memo,
    /// The least time between the question and the visible answer: a computer that reacts at once is no fun in a game
    /// of reaction. Zero by default.
    pub delay: Duration,
    /// The search's evaluation of the position for its seat, if it has one: the expected lead in points if the game
    /// counts points, otherwise from −1 (lost) to 1 (won).
    pub evaluation: Option<f64>,
    /// Whether it takes care and never slips, as when a player asks for a hint. False by default.
    pub careful: bool,
    /// Whether it may resign a match that is certainly lost. False by default.
    pub resigns: bool,
    /// Whether it resigns instead of moving; see [`Self::give_up`].
    pub resigned: bool,
    /// Whether it has slipped in this move; see [`Self::slips`].
    pub slipped: bool,
}

impl<'a> SearchCtx<'a> {
    /// The context for one move of a computer with this level.
    pub fn new(level: Level, chance: &'a mut Chance, until: Deadline, memo: &'a mut Memo) -> SearchCtx<'a> {
        SearchCtx {
            level,
            chance,
            until,
            memo,
            delay: Duration::ZERO,
            evaluation: None,
            careful: false,
            resigns: false,
            resigned: false,
            slipped: false,
        }
    }

    /// Resigns the match, if it may. The game then returns no move. `false`: it must go on.
    ///
    /// ```
    /// use kletka_games::game::{Chance, Deadline, Level, Memo, SearchCtx, Seed};
    /// let (mut chance, mut memo) = (Chance::seeded(&Seed([0; 32]), 0), Memo::default());
    /// let mut ctx = SearchCtx::new(Level::DEFAULT, &mut chance, Deadline::never(), &mut memo);
    /// assert!(!ctx.give_up() && !ctx.resigned);
    /// ctx.resigns = true;
    /// assert!(ctx.give_up() && ctx.resigned);
    /// ```
    pub fn give_up(&mut self) -> bool {
        self.resigned = self.resigns;
        self.resigned
    }

    /// Whether it makes this move without a search, which happens in `of_hundred` percent of its moves, and never if it
    /// is careful. A slip need not mind what is [absurd](super::Game::absurd), nor a win or a loss at once: the
    /// position sees to that for all games.
    ///
    /// ```
    /// use kletka_games::game::{Chance, Deadline, Level, Memo, SearchCtx, Seed};
    /// let (mut chance, mut memo) = (Chance::seeded(&Seed([0; 32]), 0), Memo::default());
    /// let mut ctx = SearchCtx::new(Level::DEFAULT, &mut chance, Deadline::never(), &mut memo);
    /// assert!(ctx.slips(100) && !ctx.slips(0));
    /// ctx.careful = true;
    /// assert!(!ctx.slips(100));
    /// ```
    pub fn slips(&mut self, of_hundred: u32) -> bool {
        let slips = self.chance.range(1, 100) <= of_hundred && !self.careful;
        self.slipped |= slips;
        slips
    }

    /// How its level plays, by the table of the game. `None`: it [slips](Self::slips) in this move.
    ///
    /// ```
    /// use kletka_games::game::{Chance, Deadline, Level, Memo, SearchCtx, Seed, Skill};
    /// let (mut chance, mut memo) = (Chance::seeded(&Seed([0; 32]), 0), Memo::default());
    /// let mut ctx = SearchCtx::new(Level::DEFAULT, &mut chance, Deadline::never(), &mut memo);
    /// let plies = [100, 100, 0, 0, 0].map(|slip| Skill { slip, how: 2 });
    /// assert_eq!(ctx.skill(&plies), Some(&2));
    /// ctx.level = Level::new(1).expect("a level");
    /// assert_eq!(ctx.skill(&plies), None);
    /// ```
    pub fn skill<'t, T>(&mut self, levels: &'t [Skill<T>; 5]) -> Option<&'t T> {
        let Skill { slip, how } = self.level.of(levels);
        (!self.slips(*slip)).then_some(how)
    }
}
