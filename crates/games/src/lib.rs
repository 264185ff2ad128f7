//! The games of Kletka, without a chat.
//!
//! In reading order: [`base`] has the foundations (seats, places, chance, messages as data). [`game`] is the contract
//! that every game obeys. [`kit`] has code that several games share, and [`search`] has code that several computer
//! opponents share. [`games`] is the registry, with a file or folder for each game. [`play`] is one match: record,
//! replay, validated moves, undo, clocks. [`lesson`] has the short matches that show how a game is played.
//! [`hindsight`] finds the move that cost most.
//!
//! Nothing in this crate does I/O or knows a chat, a user or a language. It reads a clock only for the deadline of a
//! search.

#![deny(clippy::print_stderr, clippy::print_stdout)]
#![cfg_attr(
    all(test, not(thorough)),
    allow(dead_code, unused_imports, reason = "what only thorough tests use stays where it is")
)]

pub mod base;
pub mod game;
pub mod kit;
pub mod search;
pub mod games;
pub mod play;
pub mod lesson;
pub mod hindsight;

/// The amount of work for a test: `full` if it was built with `KLETKA_THOROUGH`, otherwise `quick`.
#[cfg(test)]
pub(crate) fn amount<T>(full: T, quick: T) -> T {
    if cfg!(thorough) { full } else { quick }
}
