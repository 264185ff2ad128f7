//! Kletka: pencil-and-paper and dice games in group chats.
//!
//! The modules are in reading order. ARCHITECTURE.md has the map and the invariants. The first parts are crates of
//! their own, so the compiler enforces their boundaries: `crates/games` knows no chat, and `crates/paint` knows pixels.
//! The stand-in for the messenger, `crates/sandbox`, knows nothing of the rest, and only `local` uses it.

// All printing goes through `cli`, which copes with a closed pipe.
#![deny(clippy::print_stdout)]
#![allow(missing_docs, reason = "no other crate uses this library")]

pub use kletka_games::{base, game, games, hindsight, kit, lesson, play, search};
pub use kletka_paint as paint;

pub mod clock;
pub mod http;
pub mod status;
pub mod store;
pub mod bot;
pub mod telegram;
pub mod cli;
pub mod service;

mod data;
mod serve;
mod doctor;
#[cfg(feature = "sandbox")]
mod local;

pub use data::{backup, health, repair};
pub use doctor::doctor;
#[cfg(feature = "sandbox")]
pub use local::local;
pub use serve::serve;
#[cfg(feature = "postgres")]
pub use serve::{list_tokens, transfer_data};
