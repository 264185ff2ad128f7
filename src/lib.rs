//! Kletka: pencil-and-paper and dice games in group chats.
//!
//! The house in reading order; ARCHITECTURE.md has the map and the invariants.

pub mod bot;
pub mod game;
pub mod games;
pub mod kit;
pub mod paint;
pub mod play;
pub mod rival;
pub mod sandbox;
pub mod cli;
mod serve;

pub use serve::serve;
