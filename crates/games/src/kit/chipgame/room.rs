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
}

impl Room {
    /// Draws a heap of chips in the middle, and the text below it.
    pub fn heap(self, scene: &mut Scene, count: u32, says: Text) {
        pile(scene, pt(self.centre.x, self.centre.y + 0.6), count, Ink::Pencil);
        let at = pt(self.centre.x, self.centre.y + 2.1);
        scene.hand(at, Says::Words(says), self.hand.max(1.3), Align::Centre, Ink::Pencil);
    }
}

/// Draws a heap of chips that stands on `foot`, in rows of five, four and three. Chips that do not fit are left out.
pub fn pile(scene: &mut Scene, foot: Pt, count: u32, ink: Ink) {
    let (mut left, mut y) = (count, foot.y);
    for row in [5u32, 4, 3, 2, 1] {
        let here = row.min(left);
        for n in 0..here {
            let x = foot.x + 0.9 * (n as f32 - (here as f32 - 1.0) / 2.0);
            scene.add(Item::Bead { at: pt(x, y), r: 0.4, ink });
        }
        (left, y) = (left - here, y - 0.8);
    }
}
