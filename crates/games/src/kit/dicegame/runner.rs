//! A player of a game of throwing and stopping, with the throws of the turn.

use super::table::listed;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, corners, pt};
use crate::game::{Scene, Text};

/// Side of a die, and of its cell.
const DIE: f32 = 1.6;
pub(super) const CELL: f32 = 2.0;
/// The gap between two throws of several dice in a row. The distance of the dice in all but the last one, and room for
/// the word before them, in heights of its letters.
const GAP: f32 = 0.5;
const SMALL: f32 = 1.5;
const BEFORE: f32 = 2.6;
/// How far the stroke below a die is from its middle, as a share of the distance of dice.
const UNDER: f32 = 0.54;
/// Radius of a pip, as a share of the side of its die, and how much wider bare paper is round one on a stroke.
const PIP: f32 = 0.1;
const FREE: f32 = 1.7;

/// A player's phase in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Must throw.
    Throws,
    /// May throw on or stop. Before the first throw of their own turn, players can only throw.
    Chooses,
    /// Has stopped, or does not have a turn.
    Held,
    /// Has lost the turn by a throw.
    Lost,
}

/// The state of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lot {
    /// Nothing in particular.
    Plain,
    /// Kept: in the ink of its player, and underlined.
    Kept,
    /// Out of play: crossed out.
    Dead,
    /// Of a throw of this turn that no longer counts: small. Pale dice are of the round before.
    Past,
    /// Of the round before: pale, and never highlighted.
    Before,
    /// Kept in the round before: pale and underlined.
    Stayed,
}

/// A player of such a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Runner<P> {
    /// The player's phase in the turn.
    pub phase: Phase,
    /// The faces of each throw of the turn. With common throws, those while the player was in.
    pub throws: Vec<Vec<u8>>,
    /// The throws of the turn before, if nobody has cleared them off the table.
    pub before: Vec<Vec<u8>>,
    /// The game's data about the player.
    pub own: P,
}

impl<P> Runner<P> {
    /// Whether the player has neither stopped nor lost.
    pub fn is_in(&self) -> bool {
        matches!(self.phase, Phase::Throws | Phase::Chooses)
    }

    /// The throws to show, and whether they are past: until the first throw of a turn, the dice of the turn before are
    /// shown.
    pub fn shown(&self) -> (&[Vec<u8>], bool) {
        let past = self.throws.is_empty() && self.is_in();
        (if past { &self.before } else { &self.throws }, past)
    }

    /// The sum of all faces.
    pub fn sum(&self) -> u32 {
        self.throws.iter().flatten().map(|face| u32::from(*face)).sum()
    }

    /// The faces of all throws, as people write them.
    pub fn faces(&self) -> String {
        listed(&self.throws.concat())
    }
}

/// How a round has ended for a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// The throws of the current turn, oldest first.
    pub throws: Vec<Vec<u8>>,
    /// Whether they were too much.
    pub lost: bool,
    /// Whether they won something.
    pub won: bool,
}

/// Draws throws in a column this wide, down from the middle of its upper edge. There are at most this many dice across
/// and this many rows; a few dice are centred. Those of the round before are pale.
pub fn draw_column(
    scene: &mut Scene,
    throws: &[Vec<u8>],
    top: Pt,
    wide: f32,
    (most, rows): (usize, usize),
    (latest, ink): (bool, Ink),
) {
    let (across, _) = filled(throws, wide, (most, rows));
    let left = top.x - across as f32 * CELL / 2.0;
    let faces: Vec<u8> = throws.concat();
    let odd = faces.len() % across;
    // A last row that is not full is in the middle.
    if latest_dice(throws) > 1 || odd == 0 || faces.len() > across * rows {
        return draw(scene, throws, pt(left, top.y), (across, rows), (latest, ink));
    }
    let (full, rest) = faces.split_at(faces.len() - odd);
    draw(scene, &[full.to_vec()], pt(left, top.y), (across, rows), (false, ink));
    let low = pt(top.x - odd as f32 * CELL / 2.0, top.y + CELL * (full.len() / across) as f32);
    let rest: Vec<Vec<u8>> = rest.iter().map(|face| vec![*face]).collect();
    draw(scene, &rest, low, (odd, 1), (latest, ink));
}

/// Draws throws in one row from a corner. The last one is highlighted. If throws have several dice, those before it are
/// small, behind a word in letters of this `size`. If there are too many dice, it draws those of the last throws.
/// Returns the right edge of the row.
pub(super) fn draw_row(scene: &mut Scene, throws: &[Vec<u8>], corner: Pt, (wide, size): (f32, f32)) -> f32 {
    let Some((last, before)) = throws.split_last() else { return corner.x };
    let several = throws.iter().any(|throw| throw.len() > 1);
    let (pitch, gap, word) = if several { (SMALL, GAP, BEFORE * size) } else { (CELL, 0.0, 0.0) };
    let each = |throw: &Vec<u8>| throw.len() as f32 * pitch + gap;
    let long = |before: &[Vec<u8>]| match before {
        [] => 0.0,
        _ => word + before.iter().map(each).sum::<f32>(),
    };
    let own = last.len() as f32 * CELL;
    let from = (0..before.len()).find(|from| long(&before[*from..]) + own <= wide).unwrap_or(before.len());
    let before = &before[from..];
    let (mut x, y) = (corner.x, corner.y + CELL / 2.0);
    if several && !before.is_empty() {
        let says = Says::Words(Text::new("dice-sheet-before"));
        scene.hand(pt(x, y), says, size, Align::Left, Ink::Pencil);
        x += word;
    }
    for throw in before {
        for (die, face) in throw.iter().enumerate() {
            let at = pt(x + pitch * (die as f32 + 0.5), y);
            scene.add(Item::Die { at, side: pitch * DIE / CELL, face: *face, ink: Ink::Pencil });
        }
        x += each(throw);
    }
    draw(scene, std::slice::from_ref(last), pt(x, corner.y), (last.len(), 1), (true, Ink::Pencil));
    x + own
}

/// Draws a die in its state. `pitch` is the distance of dice.
pub(super) fn draw_lot(scene: &mut Scene, lot: Lot, face: u8, (at, pitch): (Pt, f32), own: Ink) {
    let side = if lot == Lot::Past { 0.55 } else { 0.8 } * pitch;
    let ink = match lot {
        Lot::Kept => own,
        Lot::Before | Lot::Stayed => Ink::Shade,
        Lot::Plain | Lot::Past | Lot::Dead => Ink::Pencil,
    };
    scene.add(Item::Die { at, side, face, ink });
    match lot {
        Lot::Plain | Lot::Past | Lot::Before => {}
        Lot::Kept | Lot::Stayed => {
            // Pale dice are in pencil too.
            let (ink, nib) = if lot == Lot::Stayed { (Ink::Pencil, Nib::Pen) } else { (own, Nib::Bold) };
            let y = at.y + UNDER * pitch;
            scene.stroke([pt(at.x - side / 2.0, y), pt(at.x + side / 2.0, y)], ink, nib);
        }
        // A single stroke between the pips of a two or a five, and the middle pip on it, so that the face can be read.
        Lot::Dead => {
            let (half, up) = (0.45 * pitch, 0.08 * pitch);
            scene.stroke([pt(at.x - half, at.y + up), pt(at.x + half, at.y - up)], own, Nib::Pen);
            if face % 2 == 1 {
                scene.bare(at, FREE * PIP * side);
                scene.add(Item::Dot { at, r: PIP * side, ink });
            }
        }
    }
}

/// The number of dice of the latest throw.
fn latest_dice(throws: &[Vec<u8>]) -> usize {
    throws.last().map_or(0, Vec::len)
}

/// How many dice across and how many rows [`draw_column`] draws.
fn filled(throws: &[Vec<u8>], wide: f32, (most, rows): (usize, usize)) -> (usize, usize) {
    let here = throws.iter().map(Vec::len).sum::<usize>().max(1);
    let across = most.min(((wide - 0.5) / CELL) as usize).min(here).max(1);
    (across, here.div_ceil(across).min(rows))
}

/// Crosses out throws that [`draw_column`] has drawn, if there are any.
pub(super) fn cross_column(
    scene: &mut Scene,
    throws: &[Vec<u8>],
    top: Pt,
    (wide, size): (f32, (usize, usize)),
    (ink, nib): (Ink, Nib),
) {
    if throws.is_empty() {
        return;
    }
    let (across, rows) = filled(throws, wide, size);
    let (half, high) = (across as f32 * CELL / 2.0 - 0.1, rows as f32 * CELL - 0.1);
    // A single stroke leaves the faces legible.
    scene.stroke([pt(top.x - half, top.y + high), pt(top.x + half, top.y + 0.1)], ink, nib);
}

/// Draws throws from a corner, `across` columns and `down` rows of cells. If there are more, it draws the last ones.
/// `latest` highlights the last throw.
pub(super) fn draw(
    scene: &mut Scene,
    throws: &[Vec<u8>],
    corner: Pt,
    (across, down): (usize, usize),
    (latest, ink): (bool, Ink),
) {
    let faces: Vec<u8> = throws.concat();
    let hidden = faces.len().saturating_sub(across * down);
    let fresh = faces.len() - latest_dice(throws);
    if latest && fresh < faces.len() {
        wash_rows(scene, corner, across, (fresh.max(hidden) - hidden, faces.len() - hidden));
    }
    for (n, face) in faces.iter().enumerate().skip(hidden) {
        let (column, row) = ((n - hidden) % across, (n - hidden) / across);
        let low = pt(corner.x + CELL * column as f32, corner.y + CELL * row as f32);
        let at = pt(low.x + CELL / 2.0, low.y + CELL / 2.0);
        scene.add(Item::Die { at, side: DIE, face: *face, ink });
    }
}

/// Washes the cells from one to before another, in a single stroke for each row.
fn wash_rows(scene: &mut Scene, corner: Pt, across: usize, (from, to): (usize, usize)) {
    for row in from / across..to.div_ceil(across) {
        let (first, last) = (from.max(row * across) - row * across, to.min((row + 1) * across) - row * across);
        let top = corner.y + CELL * row as f32;
        let (low, high) = (pt(corner.x + CELL * first as f32, top), pt(corner.x + CELL * last as f32, top + CELL));
        scene.add(Item::Fill { polygon: corners(low, high), ink: Ink::Accent });
    }
}
