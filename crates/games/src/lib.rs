//! The games of Kletka, without a chat: what a game is, what games share, the games themselves, and one match.
//!
//! In reading order: [`base`] has what everything stands on (seats, places, chance, messages as data), [`game`] is the
//! contract that every game obeys, [`kit`] has what several games share, [`search`] what several computer opponents
//! share, [`games`] is the registry with one file or folder a game, [`play`] is one match: record, replay, checked
//! play, undo, clocks, and [`lesson`] has the short matches that show how a game is played. Nothing in this crate
//! does I/O, reads a clock (but for the deadline of a search), or knows a chat, a user or a language.

#![deny(clippy::print_stderr, clippy::print_stdout)]
#![cfg_attr(
    all(test, not(feature = "slow-tests")),
    allow(dead_code, unused_imports, reason = "what only the slow tests use stays where it is")
)]

pub mod base;
pub mod game;
pub mod kit;
pub mod search;
pub mod games;
pub mod play;
pub mod lesson;
