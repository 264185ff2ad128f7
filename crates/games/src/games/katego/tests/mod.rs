//! Played examples of the rules, and a slow second count of random matches.

mod dice;
mod pairs;
mod shown;
mod simple;
mod slow;
mod throws;

use super::score::{self, Verdict};
use super::table::{Mark, Table};
use super::variants::VARIANTS;
use super::{INFO, Katego};
use crate::game::{
    Chance, Drawn, Game, Input, Lexicon, OptValues, Outcome, Reject, Seat, Seats, Seed, StepCtx, Table as Seating,
    Text, Turn, Viewer,
};
use crate::kit::dicegame::{Diced, State};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);
const GAME: Diced<Katego> = Diced(Katego);

/// The words of the game as records have them.
struct Plain;

impl Lexicon for Plain {
    fn canonical(&self, text: &str) -> Option<&'static str> {
        INFO.words.iter().copied().find(|word| *word == text)
    }
}

/// A match in progress.
struct Played {
    state: State<Katego>,
    /// The events of the latest step.
    told: Vec<Text>,
}

fn options(settings: &str) -> OptValues {
    let mut values = OptValues::defaults(INFO.options);
    for setting in settings.split_whitespace() {
        values.take(INFO.options, INFO.presets, setting).expect("a setting of the game");
    }
    values
}

/// A match at its start, with these dice in the first throw.
fn begin(settings: &str, seats: u8, faces: &[u8]) -> Played {
    begin_by(INFO.rules, settings, seats, faces)
}

/// The same by the rules with that number.
fn begin_by(number: u16, settings: &str, seats: u8, faces: &[u8]) -> Played {
    let rules = GAME.options(&mut options(settings), seats).expect("options that can be played");
    let draws: Vec<u32> = faces.iter().map(|face| u32::from(*face)).collect();
    let mut ctx = StepCtx::new(Chance::given(&draws), 0);
    let state = GAME.setup(&rules, Seating { seats, first: A, rules: number }, &mut ctx);
    assert!(!ctx.chance.fault(), "the first throw has {} dice", ctx.chance.drawn().len());
    Played { state, told: ctx.events.into_iter().map(|event| event.text).collect() }
}

impl Played {
    fn table(&self) -> &Table {
        self.state.board()
    }

    fn asked(&self) -> Seats {
        GAME.turn(&self.state).seats()
    }

    fn mover(&self) -> Seat {
        self.asked().iter().next().expect("the match goes on")
    }

    /// Tries a move of a seat with these dice. Returns the match after it, the events, and whether other dice had to
    /// fall.
    fn tried(&self, seat: Seat, text: &str, faces: &[u8]) -> Result<(State<Katego>, Vec<Text>, bool), Reject> {
        let m = GAME.parse(&self.state, seat, &Input::canonical(text).by(&Plain))?;
        let draws: Vec<u32> = faces.iter().map(|face| u32::from(*face)).collect();
        let mut ctx = StepCtx::new(Chance::given(&draws), 0);
        let mut next = self.state.clone();
        GAME.apply(&mut next, seat, &m, &mut ctx)?;
        let told = ctx.events.iter().map(|event| event.text.clone()).collect();
        Ok((next, told, ctx.chance.fault()))
    }

    /// Plays a move of a seat with these dice.
    fn says(&mut self, seat: Seat, text: &str, faces: &[u8]) -> Result<(), Reject> {
        let (state, told, fault) = self.tried(seat, text, faces)?;
        assert!(!fault, "after `{text}` of {seat:?} other dice fall than {faces:?}");
        (self.state, self.told) = (state, told);
        Ok(())
    }

    /// Plays a legal move of the player who is asked.
    fn plays(&mut self, text: &str, faces: &[u8]) -> &mut Played {
        let mover = self.mover();
        self.says(mover, text, faces).unwrap_or_else(|reject| panic!("`{text}` of {mover:?}: {reject:?}"));
        self
    }

    /// The reason for which the bot refuses a move of the player who is asked.
    fn refuses(&self, text: &str) -> String {
        let reject = self.tried(self.mover(), text, &[]).expect_err("a refusal");
        reject.text.key.into_owned()
    }

    /// Whether the player who is asked has this choice.
    fn may(&self, text: &str) -> bool {
        let crate::game::Moves::Listed(moves) = GAME.moves(&self.state, self.mover()) else { return false };
        moves.iter().any(|m| GAME.write(m) == text)
    }

    fn outcome(&self) -> Outcome {
        match GAME.turn(&self.state) {
            Turn::Over(outcome) => outcome,
            Turn::Act(asks) => panic!("it goes on: {asks:?}"),
        }
    }

    /// The result of a column by its number.
    fn verdict(&self, number: u8) -> Verdict {
        verdict(self.table(), number)
    }
}

/// The result of a column at the first table.
fn verdict(table: &Table, number: u8) -> Verdict {
    let column = table.rules.column(number).expect("a column");
    score::verdict(table, &table.rules.tables()[0], column)
}

/// Two dice that add up to a value.
fn sum(value: u8) -> Vec<u8> {
    let low = (value / 2).max(value.saturating_sub(6));
    vec![low, value - low]
}

/// Two dice that give a product.
fn product(value: u8) -> Vec<u8> {
    let high = (1..=6).rev().find(|high| value.is_multiple_of(*high) && value / high <= 6).expect("a product");
    vec![value / high, high]
}

/// Plays values into columns, in turn. After the last one a seven falls, if somebody is to throw.
fn play(settings: &str, seats: u8, entries: &[(u8, u8)], dice: impl Fn(u8) -> Vec<u8>) -> Played {
    let faces = |at: usize| entries.get(at).map_or_else(|| vec![3, 4], |(value, _)| dice(*value));
    let mut played = begin(settings, seats, &faces(0));
    for (at, (_, column)) in entries.iter().enumerate() {
        let last = at + 1 == entries.len();
        let (mover, text) = (played.mover(), format!("k{column}"));
        let ended = last && matches!(played.tried(mover, &text, &[]), Ok((_, _, false)));
        played.plays(&text, &if ended { Vec::new() } else { faces(at + 1) });
    }
    played
}

/// A table at its end, with these marks in columns: seat, number of the column, values; 0 is a dash.
fn ended(settings: &str, seats: u8, marks: &[(Seat, u8, &[u8])]) -> Table {
    let rules = GAME.options(&mut options(settings), seats).expect("options that can be played");
    let mut ctx = StepCtx::new(Chance::seeded(&Seed([1; 32]), 0), 0);
    let mut table = GAME.setup(&rules, Seating { seats, first: A, rules: INFO.rules }, &mut ctx).board().clone();
    for (seat, number, values) in marks {
        let column = table.rules.column(*number).expect("a column");
        let mark = |value: &u8| if *value == 0 { Mark::Dash } else { Mark::Value(*value) };
        values.iter().map(mark).for_each(|mark| table.player_mut(*seat).row.write(column, mark));
    }
    table.round.over = true;
    table
}

/// A match of random choices, to its end. `look` sees each table, before the first choice and after each.
fn wander(settings: &str, seats: u8, seed: u8, mut look: impl FnMut(&Table, Option<(Seat, &str)>)) -> Played {
    let rules = GAME.options(&mut options(settings), seats).expect("options that can be played");
    let mut chance = Chance::seeded(&Seed([seed; 32]), 77);
    let mut ctx = StepCtx::new(Chance::seeded(&Seed([seed; 32]), 0), 0);
    let first = Seat(seed % seats);
    let mut state = GAME.setup(&rules, Seating { seats, first, rules: INFO.rules }, &mut ctx);
    look(state.board(), None);
    for ply in 1.. {
        let Some(seat) = GAME.turn(&state).seats().iter().next() else { break };
        let m = GAME.sample(&state, seat, &mut chance).expect("who is asked has a move");
        let mut ctx = StepCtx::new(Chance::seeded(&Seed([seed; 32]), ply), 0);
        GAME.apply(&mut state, seat, &m, &mut ctx).expect("a sample is legal");
        look(state.board(), Some((seat, &GAME.write(&m))));
    }
    Played { state, told: Vec::new() }
}

/// The numbers of players for a variant, among those that tests look at.
fn counts(id: &str) -> Vec<u8> {
    let seats = super::variants::of(id).seats;
    [2, 3, 4, 6, 8].into_iter().filter(|count| seats.has(*count)).collect()
}

fn won(seats: &[Seat]) -> Verdict {
    Verdict::Won(seats.iter().copied().collect())
}

#[test]
fn there_are_27_variants_and_each_has_a_way_to_be_played() {
    assert_eq!((VARIANTS.len(), VARIANTS[0].id), (27, "base"));
    for variant in VARIANTS {
        let seats = variant.seats.least();
        let setting = format!("variant={}", variant.id);
        assert!(GAME.options(&mut options(&setting), seats).is_ok(), "{setting}");
        let last = wander(&setting, seats, 3, |_, _| {});
        assert_eq!(last.outcome().places.len(), usize::from(seats), "{setting}");
        let view = GAME.view(&last.state, Viewer::Public);
        assert_eq!(view.scores(), last.outcome().scores, "{setting}: nothing is covered at the end");
    }
}

/// If all write at the same time, any number may play. If rows wait for each other, twelve may.
#[test]
fn fifty_may_write_at_the_same_time() {
    let read = |settings: &str, seats: u8| GAME.options(&mut options(settings), seats).map_err(|no| no.text.key);
    for settings in ["variant=psychological", "variant=diceless", "together=on", "variant=big together=on"] {
        assert!(read(settings, 50).is_ok(), "{settings}");
        let last = wander(&format!("{settings} columns=3"), 50, 1, |_, _| {});
        assert_eq!(last.outcome().places.len(), 50, "{settings}");
    }
    let named = read("variant=big named=on columns=9", 50);
    assert_eq!(named.err().as_deref(), Some("dice-named-many"), "not everybody could name a throw");
    for settings in ["variant=base", "variant=power", "variant=ladder"] {
        assert!(read(settings, 12).is_ok());
        assert_eq!(read(settings, 13).err().as_deref(), Some("katego-seats"), "{settings}");
    }
    assert_eq!(read("variant=pairs together=on", 10).err().as_deref(), Some("katego-seats"));
}

#[test]
fn psychological_katego_that_is_named_is_the_one_without_dice() {
    let no = GAME.options(&mut options("variant=psychological named=on"), 3).expect_err("a variant of its own");
    assert_eq!(no.text.key, "katego-named-is-diceless");
}
