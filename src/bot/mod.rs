//! Incoming → effects: commands, challenges, boards, settings, words. Pure: knows no messenger's types and no clock.

pub mod call;
mod commands;
pub mod data;
mod deliver;
pub mod desk;
pub mod film;
pub mod headline;
pub mod incoming;
mod lobby;
pub mod menus;
mod moves;
mod rooms;
mod sketch;
mod table;
pub mod words;
