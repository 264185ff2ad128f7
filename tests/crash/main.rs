//! The program itself, with its data on disk, against the stand-in of the messenger: killed, stopped, and started
//! incorrectly.

mod bot;
mod cards;
mod check;
mod crowd;
#[cfg(all(unix, feature = "postgres"))]
mod doctor;
mod health;
mod kills;
#[cfg(all(unix, feature = "postgres"))]
mod listed;
#[path = "../ports/mod.rs"]
mod ports;
#[path = "../program/mod.rs"]
mod program;
#[cfg(all(unix, feature = "postgres"))]
#[path = "../server/mod.rs"]
mod server;
mod several;
#[cfg(all(unix, feature = "postgres"))]
mod standby;
mod starts;
#[path = "../stored/mod.rs"]
mod stored;
mod switchboard;
#[path = "../thorough/mod.rs"]
mod thorough;
