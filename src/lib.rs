//! Kletka: pencil-and-paper and dice games in group chats.
//!
//! The house in reading order; ARCHITECTURE.md has the map and the invariants.

pub mod game;
pub mod kit;
pub mod rival;
pub mod games;
pub mod play;
pub mod paint;
pub mod store;
pub mod bot;
pub mod telegram;
pub mod sandbox;
pub mod cli;
pub mod service;

mod local;
mod serve;

pub use local::local;
pub use serve::serve;
