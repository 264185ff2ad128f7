//! What the tests over the whole registry share: settings to try, random matches, the words of a game.

#![allow(dead_code, reason = "each test program uses a part of it")]

use std::fmt;
use std::path::Path;

use kletka_games::game::{
    AnyGame, Chance, Draw, Input, OptKind, OptValue, OptValues, Parsed, Position, Reject, Seat, Seed, StepCtx, Table,
    Text, Turn,
};
use kletka_games::games::GAMES;

/// Steps after which a random match counts as endless.
pub const ENDLESS: usize = 20_000;

/// A game with seats, options and a seed: all that decides a random match.
pub struct Setting {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// How many play.
    pub seats: u8,
    /// The options, derived ones filled in.
    pub options: OptValues,
    /// What all random choices follow from.
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
        let seats = game.info().seats.least();
        let mut options = OptValues::defaults(game.info().options);
        assert!(game.check(&mut options, seats).is_ok(), "the defaults can be played");
        Setting { game, seats, options, seed: 0 }
    }

    /// A setting with random options, or the defaults where those cannot be played together.
    pub fn random(game: &'static dyn AnyGame, seats: u8, seed: u8) -> Setting {
        let mut chance = Chance::seeded(&Seed([seed; 32]), u64::from(seats));
        let mut options = OptValues::defaults(game.info().options);
        for def in game.info().options {
            if let Some(value) = some_value(&def.kind, &mut chance) {
                options.set(def.key, value);
            }
        }
        if game.check(&mut options, seats).is_err() {
            options = OptValues::defaults(game.info().options);
            assert!(game.check(&mut options, seats).is_ok(), "the defaults can be played");
        }
        Setting { game, seats, options, seed }
    }

    /// A chance of its own for a step and a purpose.
    pub fn chance(&self, step: u64, purpose: u64) -> Chance {
        Chance::seeded(&Seed([self.seed; 32]), 16 * step + purpose)
    }

    /// Starts it with that chance.
    pub fn start(&self, chance: Chance) -> Result<(Box<dyn Position>, StepCtx), Reject> {
        let mut ctx = StepCtx::new(chance, 0);
        let table = Table { seats: self.seats, first: Seat(self.seed % self.seats), rules: 1 };
        let position = self.game.start(&mut self.options.clone(), table, &mut ctx)?;
        Ok((position, ctx))
    }

    /// Costly checks look at the opening, and then at every step that is a multiple of seventeen.
    pub fn looks_closely(&self, step: usize) -> bool {
        step < 8 || step.is_multiple_of(17)
    }
}

/// A value that an option may have; `None`: leave it as it is.
fn some_value(kind: &OptKind, chance: &mut Chance) -> Option<OptValue> {
    match kind {
        OptKind::Int { min, max, step, default } => {
            // Small numbers more often than big ones, so that matches stay short; the bounds and the default as well.
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
        OptKind::List { .. } | OptKind::Text { .. } => None,
    }
}

/// Runs a check with each game: the fewest seats, one more, and the most (up to eight), defaults and random options.
pub fn each_game(mut check: impl FnMut(&Setting)) {
    for &game in GAMES {
        let (min, max) = (game.info().seats.least(), game.info().seats.most());
        check(&Setting::plain(game));
        let counts = game.info().seats;
        let mut seats =
            vec![min, counts.at_least(min + 1), counts.iter().filter(|n| *n <= 8.max(min)).max().unwrap_or(max)];
        seats.dedup();
        for seats in seats {
            for seed in 1..=3 {
                check(&Setting::random(game, seats, seed));
            }
        }
    }
}

/// One accepted step of a random match.
pub struct Step {
    /// Who moved.
    pub seat: Seat,
    /// The canonical text.
    pub text: String,
    /// What was drawn.
    pub draws: Vec<Draw>,
    /// Milliseconds since the beginning.
    pub at: u64,
}

/// A random match that was played to its end, or until it counted as endless.
pub struct Played {
    /// The last position.
    pub position: Box<dyn Position>,
    /// What the set-up drew.
    pub deal: Vec<Draw>,
    /// The steps.
    pub log: Vec<Step>,
    /// What was told.
    pub events: Vec<Text>,
}

/// Plays a random match: some seat that may act plays a sample. `look` sees each position and the number of its step,
/// the last one included.
pub fn walk(setting: &Setting, mut look: impl FnMut(&dyn Position, usize)) -> Played {
    let (position, ctx) = setting.start(setting.chance(0, 0)).expect("a setting was checked when it was made");
    let mut played = Played {
        position,
        deal: ctx.chance.drawn().to_vec(),
        log: Vec::new(),
        events: ctx.events.into_iter().map(|event| event.text).collect(),
    };
    for step in 0..ENDLESS {
        look(&*played.position, step);
        let Turn::Act(_) = played.position.turn() else { break };
        let mut choice = setting.chance(step as u64 + 1, 1);
        let seats: Vec<_> = played.position.turn().seats().iter().collect();
        let seat = *choice.pick(&seats).unwrap_or_else(|| panic!("{setting:?}: nobody may act at step {step}"));
        let sample = played.position.sample(seat, &mut choice);
        let text = sample.unwrap_or_else(|| panic!("{setting:?}: {seat:?} has no move at step {step}"));
        let at = 1000 * step as u64;
        let mut ctx = StepCtx::new(setting.chance(step as u64 + 1, 0), at);
        let made = played.position.play(seat, &Input::canonical(&text), &mut ctx);
        let text =
            made.map(Parsed::into_text).unwrap_or_else(|reject| panic!("{setting:?} at step {step}: {reject:?}"));
        played.log.push(Step { seat, text, draws: ctx.chance.drawn().to_vec(), at });
        played.events.extend(ctx.events.into_iter().map(|event| event.text));
    }
    played
}

/// The entries of a Fluent file.
pub type Entries = Vec<(String, String)>;

/// The entries of a game's file in each language, key and text.
pub fn languages(id: &str) -> Vec<(&'static str, Entries)> {
    ["en", "ru"].map(|language| (language, entries(language, id))).to_vec()
}

/// Reads the messages of a Fluent file: a key at the beginning of a line, ` = `, a text that may go on in indented
/// lines. Attributes, terms and comments are none.
fn entries(language: &str, id: &str) -> Entries {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().find(|dir| dir.join("locales").is_dir());
    let path = root.expect("the words lie beside the crates").join("locales").join(language).join(format!("{id}.ftl"));
    let file = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut entries: Entries = Vec::new();
    for line in file.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        match (line.split_once('='), entries.last_mut()) {
            (Some((key, text)), _) if begins => {
                let key = key.trim().to_owned();
                assert!(entries.iter().all(|(other, _)| *other != key), "{}: {key} stands twice", path.display());
                entries.push((key, text.trim().to_owned()));
            }
            (_, Some((_, text))) if line.starts_with(' ') => {
                if !text.is_empty() {
                    text.push('\n');
                }
                text.push_str(line.trim());
            }
            _ => {}
        }
    }
    entries
}
