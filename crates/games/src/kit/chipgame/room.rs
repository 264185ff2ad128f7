//! The room in the middle of the table, and heaps of chips.

use crate::game::Text;
use crate::game::scene::{Align, Ink, Item, Pt, Says, Scene, pt};

/// The free rectangle in the middle of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// The centre, in units of the drawing.
    pub centre: Pt,
    /// Width and height, in units of the drawing.
    pub size: (f32, f32),
    /// The least height of handwriting.
    pub hand: f32,
    /// The distance of chips in the stacks. Those in the middle have the same size.
    pub chip: f32,
}

/// The radius of a chip, as a share of the distance of two.
pub const CHIP: f32 = 0.47;
/// Width of a heap.
const HEAP: f32 = 4.6;

impl Room {
    /// Draws one chip.
    pub fn chip(self, scene: &mut Scene, at: Pt) {
        scene.add(Item::Bead { at, r: self.chip * CHIP, ink: Ink::Pencil });
    }

    /// Draws a heap of chips in the middle, and the text below it.
    pub fn heap(self, scene: &mut Scene, count: u32, says: Text) {
        let across = (HEAP / self.chip) as u32;
        pile(scene, pt(self.centre.x, self.centre.y + 0.6), (count, self.chip, across), Ink::Pencil);
        let at = pt(self.centre.x, self.centre.y + 2.1);
        scene.hand(at, Says::Words(says), self.hand.max(1.3), Align::Centre, Ink::Pencil);
    }
}

/// Draws a heap of chips that stands on `foot`. Its rows have `across` chips and then one less each, at this distance.
/// Chips that do not fit are left out.
pub fn pile(scene: &mut Scene, foot: Pt, (count, pitch, across): (u32, f32, u32), ink: Ink) {
    let (mut left, mut y) = (count, foot.y);
    for row in (1..=across).rev() {
        let here = row.min(left);
        for n in 0..here {
            let x = foot.x + pitch * (n as f32 - (here as f32 - 1.0) / 2.0);
            scene.add(Item::Bead { at: pt(x, y), r: pitch * CHIP, ink });
        }
        (left, y) = (left - here, y - 0.89 * pitch);
    }
}
