//! Promises of the contract about a match that no law can see. The toys are played at a table.

mod asks;
mod hidden;
mod matches;
mod records;

use crate::common::Words;
use kletka_games::game::{AnyGame, Input, Labels, Manner, OptValues, Reject, Seat, Seed, Viewer};
use kletka_games::play::{Clock, Header, Match, Step};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// The header of a match with this many seats, in which the first seat begins.
fn header(game: &'static dyn AnyGame, seats: u8, settings: &[&str]) -> Header {
    let info = game.info();
    let mut options = OptValues::defaults(info.options);
    for setting in settings {
        options.take(info.options, info.presets, setting).expect("a setting of the game");
    }
    Header {
        game,
        rules: info.rules,
        options,
        names: (1..=seats).map(|n| format!("Player {n}")).collect(),
        clock: Clock::Off,
        first: Some(A),
        seed: Some(Seed([7; 32])),
        deal: Vec::new(),
    }
}

/// A match of a toy.
fn begin(id: &str, seats: u8, settings: &[&str]) -> Match {
    Match::begin(header(crate::toys::find(id).expect("a toy"), seats, settings)).expect("a match that can be played")
}

/// Says something in the usual way: in Russian, on a board with Cyrillic letters.
fn say(live: &mut Match, seat: Seat, text: &str, manner: Manner, at: u64) -> Result<Step, Reject> {
    let words = Words::of(live.header().game.info());
    live.play(seat, &Input::typed(text, Labels::Cyrillic, manner).by(&words), at)
}

/// Says something that must be a move. Returns the line of the record.
fn said(live: &mut Match, seat: Seat, text: &str, manner: Manner, at: u64) -> String {
    let step = say(live, seat, text, manner, at).unwrap_or_else(|reject| panic!("{seat:?} `{text}`: {reject:?}"));
    step.line.to_string()
}

/// The public board.
fn board(live: &Match) -> String {
    live.position().board(live.viewer(Viewer::Public))
}
