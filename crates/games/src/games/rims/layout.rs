//! The points of a match, scattered over the nodes with room around each.

use super::sheet::{COLS, ROWS};
use crate::base::{Chance, Place};
use crate::kit::grid;

/// The squared distance between points, times the number of points.
const ROOM: u16 = 100;
/// The least squared distance: points are at least two nodes apart, since the loops beside them need that.
const LEAST: i64 = 4;

/// Scatters points, and sorts them from the top down. None lies on the edge, so a rim can go around all of them.
///
/// Each point is a random node far enough from the earlier ones. If no node is left, the points may come nearer.
pub fn strewn(points: u8, chance: &mut Chance) -> Vec<Place> {
    let inner = |place: &Place| (1..COLS - 1).contains(&place.col) && (1..ROWS - 1).contains(&place.row);
    let mut apart = i64::from(ROOM / u16::from(points.max(1)));
    let mut placed: Vec<Place> = Vec::new();
    while placed.len() < usize::from(points) {
        let room = |place: &Place| placed.iter().all(|other| square(*other, *place) >= apart.max(LEAST));
        let free: Vec<Place> = grid::places(COLS, ROWS).filter(inner).filter(room).collect();
        match chance.pick(&free) {
            Some(place) => placed.push(*place),
            None if apart > LEAST => apart -= 1,
            None => break,
        }
    }
    placed.sort_unstable_by_key(|place| (place.row, place.col));
    placed
}

/// The squared distance between two nodes.
pub fn square(a: Place, b: Place) -> i64 {
    let (dx, dy) = (i64::from(a.col) - i64::from(b.col), i64::from(a.row) - i64::from(b.row));
    dx * dx + dy * dy
}
