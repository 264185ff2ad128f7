//! The content of a box: its entry, and in pencil the points that the dice would score in it.

use super::super::{Entry, ScoreSheet};
use crate::base::signed;
use crate::game::Seat;
use crate::game::scene::{Align, Ink, Nib, Pt, Says, Scene, pt};

/// Up to this many rows are high, with larger letters.
pub(super) const SHORT: usize = 10;
/// Width of the box entries below the lists of many players.
pub(super) const ENTRY: f32 = 3.0;
/// How far the wash of a box and a price keep off the rules beside them.
pub(super) const FREE: f32 = 0.1;
/// The right edge of numbers from the middle of a column, in heights of the entries: units stand below units. In
/// columns with prices beside entries, it is further to the left, and the prices begin this far after it.
pub(super) const UNITS: f32 = 0.42;
const PRICED: f32 = 0.12;
const BEHIND: f32 = 0.3;
/// Length of the dash in a box that is struck out, and width of a bracket in heights of the entries.
const DASH: f32 = 0.8;
const BRACKET: f32 = 0.3;
/// If a filled box may have more: how far its entry is above the middle of a high row, and the price below it; how far
/// they are to the sides in a low row; and the height of the price in heights of the entries, also if there is room.
const ABOVE: f32 = 0.55;
const BELOW: f32 = 0.5;
const BESIDE: f32 = 0.45;
const PRICE: f32 = 0.76;
const LARGER: f32 = 0.9;
/// The least width of a column for both beside each other.
pub(super) const WIDE: f32 = 5.0;

impl ScoreSheet {
    /// Whether columns have room for a price beside each entry, of which only shared boxes have both.
    fn is_roomy(&self) -> bool {
        self.is_columns() && !self.left.is_empty() && self.column_width() >= WIDE
    }

    /// The right edge of the numbers in a column, from its middle.
    pub(super) fn units(&self, size: f32) -> f32 {
        size * if self.is_roomy() { PRICED } else { UNITS }
    }

    /// Draws the content of a box, and the points that it could have, if there are any.
    pub(super) fn draw_entry(&self, scene: &mut Scene, at: Pt, row: usize, seat: Seat, size: f32) {
        let price = self.prices.iter().find(|price| (price.0, price.1) == (row, seat)).map(|price| price.2);
        let (entry, units) = (self.entry(row, seat), self.units(size));
        let at = match price {
            None => at,
            Some(points) => {
                let half = self.column_width() / 2.0 - 2.0 * FREE;
                let beside = |edge: f32| (pt(edge, 0.0), Align::Right, PRICE, (BESIDE + units, 0.0));
                // An edge and the height of the price from the middle, its height in those of the entries, and how far
                // the entry gives way to it to the left and up.
                let (price, align, share, (aside, up)) = match () {
                    () if entry == Entry::Open => (pt(units + BRACKET * size, 0.0), Align::Right, 1.0, (0.0, 0.0)),
                    () if self.is_roomy() => (pt(units + BEHIND, 0.0), Align::Left, LARGER, (0.0, 0.0)),
                    () if self.is_columns() && self.rows <= SHORT => {
                        (pt(units + BRACKET * size, BELOW), Align::Right, PRICE, (0.0, ABOVE))
                    }
                    () if self.is_columns() => beside(half),
                    () => beside(ENTRY / 2.0 - FREE),
                };
                let edge = pt(at.x + price.x, at.y + price.y);
                bracketed(scene, (edge, align), signed(points.into()), share * size);
                pt(at.x - aside, at.y - up)
            }
        };
        let edge = pt(at.x + units, at.y);
        match entry {
            Entry::Open => {}
            Entry::Scored(points) => {
                scene.hand(edge, Says::Plain(signed(points.into())), size, Align::Right, Ink::Seat(seat.0))
            }
            Entry::Struck => scene.stroke([pt(edge.x - DASH, at.y), edge], Ink::Pencil, Nib::Pen),
        }
    }
}

/// Writes points in brackets, in pencil, up to their right edge or from their left one.
pub(super) fn bracketed(scene: &mut Scene, (edge, align): (Pt, Align), points: String, size: f32) {
    scene.hand(edge, Says::Plain(format!("({points})")), size, align, Ink::Pencil);
}
