//! Laws that hold for every game, whatever its rules: for those of the registry and for the lawful toys, in many
//! settings. They know games only as `AnyGame`, `Position` and `Match`.
//!
//! A law is a function that takes a [`Setting`]. When it fails in the middle of a match, its message names the game,
//! the settings and the step and prints the record that leads there.

#[path = "../common/mod.rs"]
mod common;
#[path = "../../../../tests/toys/mod.rs"]
mod toys;

mod blame;
mod hidden;
mod moves;
mod reading;
mod registry;
mod scenes;
mod secrets;
mod walking;
mod words;

use common::Setting;
use kletka_games::game::{AnyGame, Chance, Position, Reject, Seat, Seats, Seed, Seen, StepCtx, Viewer};
use kletka_games::games::GAMES;

/// Every game that shall obey the laws.
fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().chain(toys::LAWFUL).copied()
}

/// Holds a law over every game in many settings.
fn each(law: impl FnMut(&Setting)) {
    common::each_of(games(), law);
}

/// Everybody who may look at a table of that many seats.
fn viewers(seats: u8) -> Vec<Viewer> {
    [Viewer::Public, Viewer::Revealed].into_iter().chain(Seats::first(seats).iter().map(Viewer::Seat)).collect()
}

/// All that anybody knows of a position.
fn known(position: &dyn Position, seats: u8) -> Vec<Seen> {
    viewers(seats).into_iter().map(|who| position.seen(who)).collect()
}

/// Nobody's dice: for steps that do not become part of a match.
fn no_chance() -> StepCtx {
    StepCtx::new(Chance::seeded(&Seed([0; 32]), u64::MAX), 0)
}

/// Whether it was refused to throw real dice without saying what fell; in a record that stands behind the move.
fn wants_faces(reject: &Reject) -> bool {
    reject.text.key == "reject-by-hand"
}

/// The seats of a table of which costly checks look at a few.
fn some_seats(seats: u8) -> impl Iterator<Item = Seat> {
    Seats::first(seats).iter().filter(move |seat| seat.0 < 3 || seat.0 + 1 == seats)
}
