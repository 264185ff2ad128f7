//! Shared code for tests over many games: settings to try, random matches, failure messages with the record of a match,
//! and the words of a game.

#![allow(dead_code, unused_imports, reason = "each test program uses a part of it")]

mod words;

use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use kletka_games::game::options::Alphabet;
use kletka_games::game::{
    AnyGame, Chance, Event, Input, OptKind, OptValue, OptValues, Position, Reject, Seat, Seats, Seed, StepCtx, Table,
    Turn,
};
use kletka_games::games::GAMES;
use kletka_games::play::{Clock, Header, Match, record};

pub use words::{Entries, Words, fact, languages};

/// A random match with this many steps counts as endless.
pub const ENDLESS: usize = 20_000;

/// How many moves of a list are tried in runs that do not try everything.
const SOME: usize = 40;

/// The same in runs that try everything: only the longest lists are longer than that.
const MANY: usize = 160;

/// How often random options are drawn before a game counts as one that accepts none.
const TRIES: u64 = 1_000;

/// Whether to try everything, which takes minutes. With `KLETKA_THOROUGH` in the environment there are two random
/// settings for each number of seats instead of one, matches go on to their end however long they are, and more
/// positions are checked closely, with more moves of a list.
pub fn is_thorough() -> bool {
    static THOROUGH: LazyLock<bool> = LazyLock::new(|| std::env::var_os("KLETKA_THOROUGH").is_some());
    *THOROUGH
}

/// How much to try: `full` if everything is tried, or if `KLETKA_LAWS` names a few games; otherwise `quick`.
pub fn amount<T>(full: T, quick: T) -> T {
    static FEW: LazyLock<bool> = LazyLock::new(|| std::env::var_os("KLETKA_LAWS").is_some());
    if is_thorough() || *FEW { full } else { quick }
}

/// A random match stops after this many steps, unless everything is tried.
pub fn long() -> usize {
    amount(400, 60)
}

/// A game with seats, options and a seed. Together they determine a random match.
pub struct Setting {
    /// The game to play.
    pub game: &'static dyn AnyGame,
    /// The number of players.
    pub seats: u8,
    /// The options, with derived ones filled in.
    pub options: OptValues,
    /// The seed of all random choices.
    pub seed: u8,
}

impl fmt::Debug for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} seats={} seed={}", self.game.info().id, self.options, self.seats, self.seed)
    }
}

impl Setting {
    /// The defaults with the fewest seats.
    pub fn plain(game: &'static dyn AnyGame) -> Setting {
        let info = game.info();
        Setting::with(game, info.seats.least(), OptValues::defaults(info.options), 0)
            .expect("the defaults can be played")
    }

    /// A setting with random options. Draws options until the game accepts them.
    pub fn random(game: &'static dyn AnyGame, seats: u8, seed: u8) -> Setting {
        let tries = (0..TRIES).find_map(|n| {
            let mut chance = Chance::seeded(&Seed([seed; 32]), u64::from(seats) + 64 * n);
            let mut options = OptValues::defaults(game.info().options);
            for def in game.info().options {
                if let Some(value) = some_value(&def.kind, &mut chance) {
                    options.set(def.key, value);
                }
            }
            Setting::with(game, seats, options, seed)
        });
        tries.unwrap_or_else(|| panic!("{}: no options of {TRIES} can be played", game.info().id))
    }

    fn with(game: &'static dyn AnyGame, seats: u8, mut options: OptValues, seed: u8) -> Option<Setting> {
        game.check(&mut options, seats).is_ok().then_some(Setting { game, seats, options, seed })
    }

    /// A separate chance for a step and a purpose.
    pub fn chance(&self, step: u64, purpose: u64) -> Chance {
        Chance::seeded(&Seed([self.seed; 32]), 16 * step + purpose)
    }

    fn first(&self) -> Seat {
        Seat(self.seed % self.seats)
    }

    /// Starts a position with this chance.
    pub fn start(&self, chance: Chance) -> Result<(Box<dyn Position>, StepCtx), Reject> {
        let mut ctx = StepCtx::new(chance, 0);
        let table = Table { seats: self.seats, first: self.first(), rules: self.game.info().rules };
        let position = self.game.start(&mut self.options.clone(), table, &mut ctx)?;
        Ok((position, ctx))
    }

    /// The match with this setting, before its first move.
    pub fn begin(&self) -> Match {
        let header = Header {
            game: self.game,
            rules: self.game.info().rules,
            options: self.options.clone(),
            names: (1..=self.seats).map(|n| format!("Player {n}")).collect(),
            clock: Clock::Off,
            first: Some(self.first()),
            seed: Some(Seed([self.seed; 32])),
            deal: Vec::new(),
        };
        Match::begin(header).unwrap_or_else(|reject| panic!("{self:?} cannot begin: {reject:?}"))
    }

    /// Whether costly checks look at this step. They look at the opening and then now and then, at steps that are at
    /// least a third further than the one before. In thorough runs they also look at every multiple of seventeen as
    /// long as the match is not very long.
    pub fn looks_closely(&self, step: usize) -> bool {
        // Two and three times a power of two have nothing below their two highest bits.
        let sparse = || step.trailing_zeros() + 2 >= usize::BITS - step.leading_zeros();
        step < 8 || sparse() || is_thorough() && step < long() && step.is_multiple_of(17)
    }

    /// Moves of a list, in order: of a long list some at even distances.
    pub fn some<T>(&self, moves: Vec<T>, step: usize) -> impl Iterator<Item = T> {
        let apart = moves.len().div_ceil(if is_thorough() { MANY } else { SOME }).max(1);
        moves.into_iter().skip(step % apart).step_by(apart)
    }
}

/// A value that an option may have; `None`: leave the option as it is.
fn some_value(kind: &OptKind, chance: &mut Chance) -> Option<OptValue> {
    match kind {
        OptKind::Int { min, max, step, default } => {
            // Small numbers, the bounds and the default come more often than big ones, so that matches stay short.
            let span = u32::try_from((max - min) / step).unwrap_or(u32::MAX);
            let near = min + step * i64::from(chance.range(0, span.min(20)));
            let choices = [*min, near, near, default.unwrap_or(near)];
            chance.pick(&choices).map(|&n| OptValue::Int(n))
        }
        OptKind::Flag { .. } => Some(OptValue::Flag(chance.range(0, 1) == 1)),
        OptKind::Choice(words) => chance.pick(words).map(|word| OptValue::Choice(word)),
        OptKind::Size { least, most: (width, height), step, .. } => {
            let mut side = |most: u8| least + step * chance.range(0, u32::from(6.min(most - least) / step)) as u8;
            Some(OptValue::Size(side(*width), side(*height)))
        }
        // Derived in half of the cases.
        OptKind::List { .. } | OptKind::Text { .. } if chance.range(0, 1) == 0 => None,
        OptKind::List { min, max, most } => {
            let span = u32::try_from(max - min).unwrap_or(u32::MAX);
            let count = chance.range(1, (*most).min(4) as u32);
            Some(OptValue::List((0..count).map(|_| min + i64::from(chance.range(0, span))).collect()))
        }
        OptKind::Text { length: (least, most), alphabet } => {
            let letters: Vec<char> = match alphabet {
                Alphabet::Latin => ('a'..='z').collect(),
                Alphabet::Cyrillic => ('а'..='я').chain(['ё']).collect(),
                Alphabet::Any => ('a'..='f').chain('а'..='е').collect(),
                Alphabet::Digits => ('0'..='9').collect(),
            };
            let count = chance.range(*least as u32, *most as u32);
            Some(OptValue::Text((0..count).filter_map(|_| chance.pick(&letters)).collect()))
        }
    }
}

/// Runs a check with each game of the registry in many settings.
pub fn each_game(check: impl FnMut(&Setting)) {
    GAMES.iter().flat_map(|game| settings(*game)).collect::<Vec<_>>().iter().for_each(check);
}

/// Many settings of a game. With the fewest seats: the defaults, the defaults of a Russian chat, each preset, and each
/// variant of a game with a `variant` option. With random options: the fewest seats, one more, the most up to eight,
/// and once the most of all. Quick runs use random options only with the fewest seats and the most up to eight.
pub fn settings(game: &'static dyn AnyGame) -> Vec<Setting> {
    let info = game.info();
    let (counts, least) = (info.seats, info.seats.least());
    let mut settings = vec![Setting::plain(game)];
    let spoken = OptValues::spoken(info.options, "ru");
    if spoken != OptValues::defaults(info.options) {
        settings.push(Setting::with(game, least, spoken, 4).expect("the defaults of every chat can be played"));
    }
    for preset in info.presets {
        let mut options = OptValues::defaults(info.options);
        options.take(info.options, info.presets, preset.name).expect("a preset of settings that there are");
        // A preset may be for more players. The laws of the registry check that it is for somebody.
        settings.extend(Setting::with(game, least, options, 5));
    }
    settings.extend(variants(game));
    let eight = counts.iter().filter(|n| *n <= 8).max().unwrap_or(least);
    let between = amount(counts.at_least(least + 1), least);
    for seats in BTreeSet::from([least, between, eight]) {
        settings.extend((1..=if is_thorough() { 2 } else { 1 }).map(|seed| Setting::random(game, seats, seed)));
    }
    if amount(counts.most(), eight) > eight {
        settings.push(Setting::random(game, counts.most(), 6));
    }
    settings
}

/// Each variant of a game with a `variant` option, with the fewest seats that can play it.
fn variants(game: &'static dyn AnyGame) -> Vec<Setting> {
    let info = game.info();
    let words = info.options.iter().filter(|def| def.key == "variant").flat_map(|def| match def.kind {
        OptKind::Choice(words) => words.to_vec(),
        _ => Vec::new(),
    });
    let setting = |word: &'static str| {
        let mut options = OptValues::defaults(info.options);
        options.set("variant", OptValue::Choice(word));
        info.seats.iter().find_map(|seats| Setting::with(game, seats, options.clone(), 7))
    };
    words.filter_map(setting).collect()
}

/// Panics with a message about a match: the fault, the game with its settings, the number of steps, and the record,
/// which `kletka replay` reads.
pub fn blame(setting: &Setting, live: &Match, what: &str) -> ! {
    let record = record::write(live.header(), live.lines(), true);
    panic!("{what}\nin {setting:?} at step {}:\n{record}", live.lines().len());
}

/// Runs a check of a match. If it panics, the message [blames](blame) the match.
pub fn at<T>(setting: &Setting, live: &Match, check: impl FnOnce() -> T) -> T {
    caught(check).unwrap_or_else(|said| blame(setting, live, &said))
}

/// The result of a check, or its message if it panicked.
pub fn caught<T>(check: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(check)).map_err(|panic| {
        let said = panic.downcast_ref::<String>().cloned();
        said.or_else(|| panic.downcast_ref::<&str>().map(|said| (*said).to_owned())).unwrap_or_default()
    })
}

/// The events of a random match besides moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ways {
    /// Nothing but moves, even after a deadline.
    Moves,
    /// Deadlines pass.
    Lapses,
    /// Deadlines pass, and seats leave.
    Leaving,
}

/// The next step of a random match.
#[derive(Debug)]
enum Action {
    Move(Seat, String),
    Lapse,
    Leave(Seat),
}

/// Plays a random match to its end, or for [`long`] steps unless everything is tried. At each step some seat that may
/// act plays a sample, even one that nobody waits for, or a deadline passes, or a seat leaves. Time never goes back.
/// `look` sees each position and the number of its step, including the last one.
pub fn wander(setting: &Setting, ways: Ways, mut look: impl FnMut(&Match, usize)) -> Match {
    follow(setting, ways, |live, step, _| look(live, step))
}

/// Like [`wander`], but `look` also sees the events since the previous position.
pub fn follow(setting: &Setting, ways: Ways, mut look: impl FnMut(&Match, usize, &[Event])) -> Match {
    let mut live = setting.begin();
    let mut events = live.opening().to_vec();
    for step in 0..ENDLESS {
        at(setting, &live, || look(&live, step, &events));
        let Turn::Act(_) = live.turn() else { return live };
        if step >= long() && !is_thorough() {
            return live;
        }
        let mut chance = setting.chance(step as u64 + 1, 1);
        let (action, time) = at(setting, &live, || (action(&live, ways, &mut chance), time(&live, &mut chance)));
        let until = live.turn().until().unwrap_or(0);
        let made = catch_unwind(AssertUnwindSafe(|| match &action {
            Action::Move(seat, text) => {
                if chance.die(4) == 1 {
                    live.show(Seats::one(*seat), time.saturating_sub(700));
                }
                live.play(*seat, &Input::canonical(text), time)
            }
            Action::Lapse => live.lapse(time.max(until)),
            Action::Leave(seat) => live.resign(*seat, time),
        }));
        match made {
            Ok(Ok(step)) => events = step.events,
            Ok(Err(reject)) => blame(setting, &live, &format!("{action:?} is refused: {reject:?}")),
            Err(_) => blame(setting, &live, &format!("{action:?} panics")),
        }
    }
    blame(setting, &live, "the match goes on and on");
}

/// Chooses the next step.
fn action(live: &Match, ways: Ways, chance: &mut Chance) -> Action {
    let turn = live.turn();
    if ways == Ways::Leaving && chance.die(12) == 1 {
        let present: Vec<Seat> = live.present().iter().collect();
        return Action::Leave(*chance.pick(&present).expect("a match without seats is over"));
    }
    let seats: Vec<Seat> = turn.may().iter().collect();
    let nobody = turn.seats().is_empty() || seats.is_empty();
    if turn.until().is_some() && ((ways != Ways::Moves && chance.die(5) == 1) || nobody) {
        return Action::Lapse;
    }
    let seat = *chance.pick(&seats).expect("somebody may act, or a deadline passes");
    Action::Move(seat, live.position().sample(seat, chance).unwrap_or_else(|| panic!("{seat:?} has no sample")))
}

/// The time of the next step: a little later than the previous one, and mostly, but not always, before the deadline.
fn time(live: &Match, chance: &mut Chance) -> u64 {
    let now = live.lines().last().and_then(|line| line.at).unwrap_or(0);
    let time = now + u64::from(chance.range(0, 2_500));
    match live.turn().until() {
        Some(until) if until > now && chance.die(8) > 1 => time.min(until - 1),
        _ => time,
    }
}

/// Plays a random match of moves only. `look` sees each position and the number of its step, including the last one.
pub fn walk(setting: &Setting, mut look: impl FnMut(&dyn Position, usize)) -> Match {
    wander(setting, Ways::Moves, |live, step| look(live.position(), step))
}
