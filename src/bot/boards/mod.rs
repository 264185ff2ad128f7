//! Everything the bot shows. An entry of the outbox becomes a call, with the words and the picture of that moment.
//! Afterwards the bot records the result of the call.

pub mod back;
pub mod board;
mod bracket;
pub mod call;
pub mod card;
pub mod challenges;
pub mod chart;
pub mod cover;
pub mod cups;
pub mod days;
pub mod delivered;
pub mod entries;
pub mod film;
pub mod greeting;
pub mod headline;
pub mod hint;
pub mod lesson;
pub mod lettered;
pub mod menu;
pub mod months;
pub mod mydata;
pub mod note;
pub mod opening;
pub mod part;
pub mod pending;
pub mod rated;
pub mod reel;
pub mod sketch;
pub mod tables;
pub mod targets;
pub mod turns;
pub mod votes;
pub mod written;

/// The longest text, in visible characters; the messenger's own limit is 4,096.
pub const TEXT: usize = 4000;

/// The longest text below a picture, in visible characters; the messenger's own limit is 1,024.
pub const CAPTION: usize = 1000;
