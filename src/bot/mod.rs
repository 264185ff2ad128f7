//! Incoming → effects: commands, challenges, boards, settings, words. Pure: knows no messenger's types and no clock.

pub mod call;
mod commands;
pub mod callback;
mod deadlines;
mod deliver;
pub mod desk;
pub mod film;
pub mod headline;
mod hours;
pub mod incoming;
mod lobby;
pub mod menus;
mod moves;
mod rooms;
mod settings;
mod sketch;
mod spans;
mod table;
pub mod words;

pub use lobby::options;
