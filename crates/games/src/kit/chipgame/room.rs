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
pub const CHIP: f32 = 0.44;
/// Most rows of a low heap, and most chips in the lowest row of any.
const LOW: u32 = 3;
const ACROSS: u32 = 7;
/// From the middle of a heap's lowest row to that of its text.
pub const BELOW: f32 = 1.4;
/// A single chip is as large as if others were at least this far from it.
const SINGLE: f32 = 1.1;
/// Chips of a low heap against those of the players, since they are what all play for; and the height of the text below
/// a heap, in least heights.
const LARGER: f32 = 1.4;
const TEXT: f32 = 1.35;

impl Room {
    /// Draws one chip that lies alone, so that it can be large.
    pub fn chip(self, scene: &mut Scene, at: Pt) {
        scene.add(Item::Bead { at, r: self.chip.max(SINGLE) * CHIP, ink: Ink::Pencil });
    }

    /// Draws a heap of chips that stands on the centre, and the text [`BELOW`] it. The chips of a low heap
    /// are larger than those of the players.
    pub fn heap(self, scene: &mut Scene, count: u32, says: Text) {
        let holds = |across: &u32| (0..LOW.min(*across)).map(|row| across - row).sum::<u32>() >= count;
        let across = (1..ACROSS).find(holds).unwrap_or(ACROSS);
        // A high heap needs its room.
        let pitch = if across < ACROSS { LARGER * self.chip } else { self.chip };
        pile(scene, self.centre, (count, pitch, across), Ink::Pencil);
        let at = pt(self.centre.x, self.centre.y + BELOW);
        scene.hand(at, Says::Words(says), TEXT * self.hand, Align::Centre, Ink::Pencil);
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
