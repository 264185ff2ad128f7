//! The program itself, with its data on disk, against the stand-in of the messenger: killed, stopped, and started
//! incorrectly.

mod bot;
mod check;
mod crowd;
mod health;
mod kills;
mod starts;
