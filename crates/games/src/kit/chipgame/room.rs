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
    /// The distance of chips in the stacks. Those in the middle are at least as large.
    pub chip: f32,
}

/// The radius of a chip, as a share of the distance of two.
pub const CHIP: f32 = 0.47;
/// Width of a heap of such chips. A low heap has larger ones: their distances, and its greatest width and height.
const HEAP: f32 = 4.6;
const LARGE: [f32; 3] = [1.2, 1.0, 0.9];
const LOW: (f32, f32) = (6.0, 3.0);
/// A single chip is as large as if others were at least this far from it.
const SINGLE: f32 = 1.1;

impl Room {
    /// Draws one chip that lies alone, so that it can be large.
    pub fn chip(self, scene: &mut Scene, at: Pt) {
        scene.add(Item::Bead { at, r: self.chip.max(SINGLE) * CHIP, ink: Ink::Pencil });
    }

    /// Draws a heap of chips in the middle, and the text below it.
    pub fn heap(self, scene: &mut Scene, count: u32, says: Text) {
        let (pitch, across) = self.heaped(count);
        pile(scene, pt(self.centre.x, self.centre.y + 0.6), (count, pitch, across), Ink::Pencil);
        let at = pt(self.centre.x, self.centre.y + 2.2);
        scene.hand(at, Says::Words(says), 1.35 * self.hand, Align::Centre, Ink::Pencil);
    }

    /// The distance of chips in a heap, and how many are in its lowest row.
    fn heaped(self, count: u32) -> (f32, u32) {
        let fits = |pitch: f32| {
            let (across, rows) = ((LOW.0 / pitch) as u32, (LOW.1 / pitch) as u32);
            let holds: u32 = (0..rows.min(across)).map(|row| across - row).sum();
            (holds >= count && pitch >= self.chip).then_some((pitch, across))
        };
        LARGE.into_iter().find_map(fits).unwrap_or((self.chip, (HEAP / self.chip) as u32))
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
