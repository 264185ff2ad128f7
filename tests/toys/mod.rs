//! Games only for tests, each a page long.
//!
//! [`TOYS`] are three that together do everything a table must handle, and some of it wrong on purpose: records must
//! survive that. [`LAWFUL`] obey every law, and do what no game of the registry does yet.

#![allow(dead_code, reason = "each test program plays some of them")]

pub mod alone;
pub mod cup;
pub mod endless;
pub mod fists;
pub mod letters;
pub mod nim;
pub mod race;
pub mod react;
pub mod seal;
pub mod setter;
pub mod sheet;
pub mod vote;

use kletka_games::game::{AnyGame, Counts, Family, Info, Input, OptDef, Preset, Reject, Seat, Seats, Text, Weight};

/// Toys that misbehave where it must not matter to a table.
pub static TOYS: &[&dyn AnyGame] = &[&nim::Nim, &race::Race, &fists::Fists];

/// Toys that obey the laws.
pub static LAWFUL: &[&dyn AnyGame] = &[
    &vote::Vote,
    &seal::Seal,
    &alone::Alone,
    &setter::Setter,
    &cup::Cup(cup::Slip::None),
    &letters::Letters,
    &endless::Endless,
    &react::React(react::WORDS),
];

/// Finds a toy by id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    TOYS.iter().chain(LAWFUL).copied().find(|game| game.info().id == id)
}

/// The facts of a toy without anything special.
const fn facts(id: &'static str, seats: Counts) -> Info {
    Info { computer: false, ..Info::of(id, seats, Family::LUCK, Weight::Full) }
}

const fn info(id: &'static str, seats: Counts, options: &'static [OptDef], presets: &'static [Preset]) -> Info {
    Info { rules: 2, since: 2, options, presets, ..facts(id, seats) }
}

fn no_move() -> Reject {
    Reject::syntax(Text::new("toy-no-move"))
}

fn numbers(input: &Input<'_>, word: &str, up_to: u8) -> Result<u8, Reject> {
    let number = input.raw().to_lowercase().strip_prefix(word).and_then(|n| n.trim().parse().ok());
    number.filter(|n| (1..=up_to).contains(n)).ok_or_else(no_move)
}

/// A word in small letters, without the mark that is left of a letter like `İ`.
fn small(word: &str) -> String {
    word.to_lowercase().chars().filter(|c| c.is_alphabetic()).collect()
}

/// Each of the first `count` seats.
fn all(count: u8) -> impl Iterator<Item = Seat> {
    Seats::first(count).iter()
}
