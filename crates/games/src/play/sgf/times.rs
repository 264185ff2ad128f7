//! Clocks and times in the form of other programs.

use super::super::clock::Clock;
use super::super::limits::TIME_MAX;
use crate::game::Seat;
use crate::game::sgf::{Property, values};

/// Properties for the seconds that a seat has left, after its move and in the root.
const LEFT: [&str; 2] = ["BL", "WL"];

/// The clock of another program, if there is the same one here.
pub fn clock(root: &[Property]) -> Option<Clock> {
    let reserve = values(root, "TM").next().map_or(Some(0.0), seconds)?;
    let turn = values(root, "OT").next().map_or(Some(0.0), turn)?;
    format!("{turn:.0}s+{reserve:.0}s").parse().ok()
}

/// Reads the seconds per move: `30`, `0+30`, `30 sec / move`.
fn turn(text: &str) -> Option<f64> {
    let text = text.trim();
    seconds(text.strip_prefix("0+").or(text.strip_suffix("sec / move")).unwrap_or(text))
}

/// Reads a number of seconds, perhaps with a fraction. Refuses more than a century.
fn seconds(text: &str) -> Option<f64> {
    text.trim().parse().ok().filter(|seconds| (0.0..4e9).contains(seconds))
}

/// The times of moves, as far as a file tells: from the decrease of the time that a seat has left.
pub struct Times {
    /// Free time per move, in milliseconds.
    turn: u64,
    left: [Option<u64>; 2],
    at: u64,
}

impl Times {
    /// The state before the first move.
    pub fn new(root: &[Property]) -> Times {
        let clock = clock(root).unwrap_or_default();
        let reserve = Some(clock.reserve()).filter(|ms| *ms > 0);
        Times { turn: clock.turn(), left: LEFT.map(|name| left(root, name).or(reserve)), at: 0 }
    }

    /// The time of a seat's move in a node, in milliseconds since the match began; `None` if the node does not tell. A
    /// move that has cost nothing counts as made at once, since there is no better information.
    pub fn of(&mut self, node: &[Property], seat: Seat) -> Option<u64> {
        let now = left(node, LEFT.get(seat.index())?)?;
        let before = self.left.get_mut(seat.index())?.replace(now);
        let lost = before.unwrap_or(now).saturating_sub(now);
        if lost > 0 {
            self.at = (self.at + lost + self.turn).min(TIME_MAX);
        }
        Some(self.at)
    }
}

/// Reads a time of a node, in milliseconds.
fn left(node: &[Property], name: &str) -> Option<u64> {
    values(node, name).next().and_then(seconds).map(|seconds| (seconds * 1000.0).round() as u64)
}
