//! The room in the middle of the table, and heaps of chips.

use crate::game::Text;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};

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
/// How much smaller the ring of a chip in a heap is: half the width of its stroke, so that no two touch.
const EDGE: f32 = 0.07;
/// The dot in a chip, as a share of its radius.
const DOT: f32 = 0.4;
/// Most rows of a low heap, and most chips in the lowest row of any.
const LOW: u32 = 3;
const ACROSS: u32 = 7;
/// The height of a row, as a share of the distance of two chips.
const ROW: f32 = 0.89;
/// From the middle of a heap's lowest row to that of its text, and how much higher both are for the text.
const BELOW: f32 = 1.8;
const RAISED: f32 = 0.4;
/// The distance of the dots in place of a chip, and their radius, as shares of the distance of two chips.
const DOTS: (f32, f32) = (0.3, 0.11);
/// Chips up to this radius have a finer ring, or a heap of them would be dark.
const FINE: f32 = 0.5;
/// A single chip is as large as if others were at least this far from it.
const SINGLE: f32 = 1.1;
/// Chips of a low heap against those of the players, since they are what all play for; and the height of the text below
/// a heap, in least heights.
const LARGER: f32 = 2.0;
const TEXT: f32 = 1.35;

/// How many chips of a stack are in a row, and how many rows flank its count.
pub(super) const FIVE: u32 = 5;
pub(super) const ROWS: u32 = 2;
/// The most rows of chips that nobody plays for any more.
const GONE: u32 = 3;
/// How far the first row of chips out of play is above the centre, and their text below the last one. More rows go
/// down, since arrows pass above.
const ASIDE: f32 = 0.4;
const UNDER: f32 = 1.7;
const ASIDE_TEXT: f32 = 1.25;

impl Room {
    /// Draws a single chip, which can be large.
    pub fn chip(self, scene: &mut Scene, at: Pt) {
        chip(scene, at, self.chip.max(SINGLE) * CHIP);
    }

    /// Draws chips that nobody plays for any more as those of the players, and the text below them.
    pub fn aside(self, scene: &mut Scene, count: u32, says: Text) {
        let shown = if count > FIVE * GONE { 0 } else { count };
        for n in 0..shown {
            let (row, here) = (n / FIVE, FIVE.min(count - n / FIVE * FIVE));
            let x = self.centre.x + self.chip * ((n % FIVE) as f32 - (here as f32 - 1.0) / 2.0);
            let y = self.centre.y - ASIDE + self.chip * row as f32;
            scene.add(Item::Bead { at: pt(x, y), r: self.chip * CHIP, ink: Ink::Pencil });
        }
        let rows = shown.div_ceil(FIVE).max(1) as f32;
        let at = pt(self.centre.x, self.centre.y - ASIDE + self.chip * (rows - 1.0) + UNDER);
        scene.hand(at, Says::Words(says), ASIDE_TEXT * self.hand, Align::Centre, Ink::Pencil);
    }

    /// Draws a heap of chips in the middle, and the text below it. The chips of a low heap are larger than those of the
    /// players. If there are too many, the topmost chip gives way to dots, as in a stack.
    pub fn heap(self, scene: &mut Scene, count: u32, says: Text) {
        let holds = |across: &u32| (0..LOW.min(*across)).map(|row| across - row).sum::<u32>() >= count;
        let across = (1..ACROSS).find(holds).unwrap_or(ACROSS);
        // A high heap needs its room.
        let large = (LARGER * self.chip).min(self.size.0 / across as f32);
        let pitch = if across < ACROSS { large } else { self.chip };
        let rows = (1..across).find(|rows| (0..*rows).map(|row| across - row).sum::<u32>() >= count).unwrap_or(across);
        let foot = self.centre.y + ROW * pitch * (rows as f32 - 1.0) / 2.0 - RAISED;
        let most = (1..=across).sum::<u32>();
        let shown = if count > most { most - 1 } else { count };
        for aside in [-1.0, 0.0, 1.0].into_iter().filter(|_| count > most) {
            let at = pt(self.centre.x + DOTS.0 * pitch * aside, foot - ROW * pitch * (across as f32 - 1.0));
            scene.add(Item::Dot { at, r: DOTS.1 * pitch, ink: Ink::Pencil });
        }
        pile(scene, pt(self.centre.x, foot), (shown, pitch, across), &mut |scene, at| {
            chip(scene, at, pitch * CHIP - EDGE);
        });
        let at = pt(self.centre.x, foot + BELOW);
        scene.hand(at, Says::Words(says), TEXT * self.hand, Align::Centre, Ink::Pencil);
    }
}

/// Draws a chip that is nobody's. It has a dot in its middle, where those of players have a hole, so you can tell them
/// apart without colours.
pub fn chip(scene: &mut Scene, at: Pt, r: f32) {
    let nib = if r > FINE { Nib::Bold } else { Nib::Pen };
    scene.add(Item::Ring { at, r, ink: Ink::Pencil, nib });
    scene.add(Item::Dot { at, r: DOT * r, ink: Ink::Pencil });
}

/// Draws a heap that stands on `foot`. Its rows have `across` chips and then one less each, at this distance. The last
/// row may have fewer: its chips, too, lie between those below them. Chips that do not fit are left out.
pub fn pile(
    scene: &mut Scene,
    foot: Pt,
    (count, pitch, across): (u32, f32, u32),
    chip: &mut dyn FnMut(&mut Scene, Pt),
) {
    let (mut left, mut y) = (count, foot.y);
    for row in (1..=across).rev() {
        let here = row.min(left);
        // In the middle, or half a chip beside it, as the number of the row asks.
        let aside = if (row - here).is_multiple_of(2) { 0.0 } else { 0.5 };
        for n in 0..here {
            let x = foot.x + pitch * (n as f32 - (here as f32 - 1.0) / 2.0 - aside);
            chip(scene, pt(x, y));
        }
        (left, y) = (left - here, y - ROW * pitch);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_of_too_many_chips_ends_with_dots() {
        let chips = |count: u32| {
            let room = Room { centre: pt(5.0, 5.0), size: (8.0, 10.0), hand: 1.0, chip: 0.9 };
            let mut scene = Scene::new(10.0, 10.0);
            room.heap(&mut scene, count, Text::new("chips-sheet-pot"));
            let rings = scene.items.iter().filter(|item| matches!(item, Item::Ring { .. })).count();
            let dots = scene.items.iter().filter(|item| matches!(item, Item::Dot { .. })).count();
            (rings, dots - rings)
        };
        assert_eq!([5, 28, 29, 131].map(chips), [(5, 0), (28, 0), (27, 3), (27, 3)]);
    }
}
