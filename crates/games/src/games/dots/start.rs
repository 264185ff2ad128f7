//! The dots that stand before the first move, and the zone of the first moves.

use super::paper::Paper;
use crate::base::Place;
use crate::game::{Chance, Seat};

/// The words of the option `start`.
pub(super) const WORDS: &[&str] = &[
    "empty",
    "cross",
    "double-cross",
    "crosses:1",
    "crosses:2",
    "crosses:3",
    "crosses:4",
    "crosses:5",
    "crosses:6",
    "crosses:7",
    "crosses:8",
    "turned:1",
    "turned:2",
    "turned:3",
    "turned:4",
    "turned:5",
    "turned:6",
    "turned:7",
    "turned:8",
];

/// What stands on the sheet at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// Nothing.
    Empty,
    /// A cross in the middle: two dots of each on the diagonals of a square.
    Cross,
    /// Two crosses side by side in the middle, the second mirrored.
    DoubleCross,
    /// That many crosses at places drawn by lot, which do not touch.
    Crosses(u8),
    /// The same, and it is drawn for each which of the two has its upper left dot.
    Turned(u8),
}

impl Start {
    /// What one of [`WORDS`] means.
    pub fn read(word: &str) -> Start {
        match word {
            "cross" => Start::Cross,
            "double-cross" => Start::DoubleCross,
            _ => match word.split_once(':') {
                Some(("crosses", count)) => count.parse().map_or(Start::Empty, Start::Crosses),
                Some(("turned", count)) => count.parse().map_or(Start::Empty, Start::Turned),
                _ => Start::Empty,
            },
        }
    }

    /// How many crosses are drawn.
    pub fn drawn(self) -> Option<u8> {
        match self {
            Start::Crosses(count) | Start::Turned(count) => Some(count),
            Start::Empty | Start::Cross | Start::DoubleCross => None,
        }
    }

    /// How many crosses find room however they are drawn: each takes the places round it from the others, at most 25.
    pub fn most_crosses(width: u8, height: u8, border: bool) -> u8 {
        let rim = if border { 2 } else { 0 };
        let places = u32::from(width - 1 - rim) * u32::from(height - 1 - rim);
        // The clamp keeps it far below what a byte holds.
        places.div_ceil(25).clamp(1, 8) as u8
    }

    /// Puts the dots.
    pub fn put(self, paper: &mut Paper, (width, height): (u8, u8), border: bool, chance: &mut Chance) {
        let (col, row) = ((width - 1) / 2, (height - 1) / 2);
        match self {
            Start::Empty => {}
            Start::Cross => cross(paper, col, row, false),
            Start::DoubleCross => {
                cross(paper, col - 1, row, false);
                cross(paper, col + 1, row, true);
            }
            Start::Crosses(count) | Start::Turned(count) => {
                let mut open = places((width, height), border);
                for _ in 0..count {
                    let Some(&(col, row)) = chance.pick(&open) else { return };
                    let turned = matches!(self, Start::Turned(_)) && chance.range(0, 1) == 1;
                    cross(paper, col, row, turned);
                    keep_clear(&mut open, (col, row));
                }
            }
        }
    }
}

/// Where the upper left dot of a cross may stand on an empty sheet, row by row.
fn places((width, height): (u8, u8), border: bool) -> Vec<(u8, u8)> {
    let rim = u8::from(border);
    (rim..height - 1 - rim).flat_map(|row| (rim..width - 1 - rim).map(move |col| (col, row))).collect()
}

/// Strikes the places on which another cross would touch the one at `(col, row)`.
fn keep_clear(open: &mut Vec<(u8, u8)>, (col, row): (u8, u8)) {
    open.retain(|other| other.0.abs_diff(col) > 2 || other.1.abs_diff(row) > 2);
}

/// What is drawn when crosses with these upper left dots come, in that order, on a sheet without a border, where each
/// says whether it is turned; `None` when they cannot come. Beside one that is turned all have that drawn.
pub(super) fn draws(crosses: &[(Place, bool)], size: (u8, u8)) -> Option<Vec<u32>> {
    let mut open = places(size, false);
    let mut drawn = Vec::new();
    let any = crosses.iter().any(|(_, turned)| *turned);
    for (cross, turned) in crosses {
        let corner = (u8::try_from(cross.col).ok()?, u8::try_from(cross.row).ok()?);
        let at = open.iter().position(|place| *place == corner)?;
        drawn.push(u32::try_from(at).ok()?);
        drawn.extend(any.then_some(u32::from(*turned)));
        keep_clear(&mut open, corner);
    }
    Some(drawn)
}

/// Puts a cross whose upper left dot, of the first seat unless `mirrored`, stands there.
fn cross(paper: &mut Paper, col: u8, row: u8, mirrored: bool) {
    for (dx, dy) in [(0, 0), (1, 0), (1, 1), (0, 1)] {
        let seat = Seat(u8::from((dx != dy) != mirrored));
        if let Some(node) = paper.node(Place::new(u16::from(col + dx), u16::from(row + dy))) {
            // The nodes of a start are free, and nothing can be closed yet.
            let _ = paper.put(seat, node);
        }
    }
}

/// The corners of the zone in which the first dots are put: 8 × 15 nodes on the official sheet of 39 × 32, as much of
/// any other, never less than two. Where it cannot lie in the middle exactly, it lies further left and up.
pub(super) fn zone(width: u8, height: u8) -> (Place, Place) {
    let side = |nodes: u8, part: u32, whole: u32| {
        // Half a node is rounded up.
        let share = (u32::from(nodes) * part * 2 + whole) / (whole * 2);
        (share as u16).clamp(2, u16::from(nodes))
    };
    let (cols, rows) = (side(width, 8, 39), side(height, 15, 32));
    let from = Place::new((u16::from(width) - cols) / 2, (u16::from(height) - rows) / 2);
    (from, Place::new(from.col + cols - 1, from.row + rows - 1))
}
