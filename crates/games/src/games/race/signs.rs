//! Signs on the sheet and its legend: gates, danger zones, obstacles, contacts, and the reach of a driver.

use super::cars::{Series, Stage};
use super::track::GATE;
use crate::game::Text;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::kit::flick::SQUARE;

/// Height of a line of the legend below the cars, and of its handwriting. Signs in a line, and the width of one with
/// its words.
const FOOT: f32 = 2.5;
pub const LEGEND: f32 = 2.1;
const ABREAST: usize = 2;
const ENTRY: f32 = 17.2;
/// Empty paper between the cars and the legend.
const APART: f32 = 1.0;
/// Radius of a gate.
pub const RADIUS: f32 = GATE as f32 / SQUARE as f32;

/// A hatched part of the sheet with its contour: a danger zone or an obstacle.
pub fn hatched(scene: &mut Scene, polygon: &[Pt], nib: Nib) {
    scene.add(Item::Hatch { polygon: polygon.to_vec(), ink: Ink::Pencil });
    scene.stroke([polygon, &polygon[..1]].concat(), Ink::Pencil, nib);
}

/// A sign of the legend: its message, and how it is drawn round a place.
type Entry = (&'static str, fn(&mut Scene, Pt));

/// The signs on the sheet now.
fn signs(race: &Series) -> Vec<Entry> {
    let track = &race.track;
    let all: [(bool, Entry); 5] = [
        (!track.gates.is_empty(), ("race-sheet-gate", gate)),
        (!track.zones.is_empty(), ("race-sheet-zone", zone_sign)),
        (!track.obstacles.is_empty(), ("race-sheet-obstacle", obstacle_sign)),
        (race.traces.iter().any(|trace| trace.contact.is_some()), ("race-sheet-contact", contact_sign)),
        (matches!(race.stage, Stage::Drive(_)), ("race-sheet-reach", reach_sign)),
    ];
    all.into_iter().filter(|(there, _)| *there).map(|(_, entry)| entry).collect()
}

/// Height of the legend.
pub fn foot(race: &Series) -> f32 {
    match signs(race).len().div_ceil(ABREAST) {
        0 => 0.0,
        lines => APART + FOOT * lines as f32,
    }
}

/// The legend of the signs on the sheet.
pub fn legend(scene: &mut Scene, race: &Series) {
    let top = scene.height - foot(race) + APART;
    for (n, (key, sign)) in signs(race).into_iter().enumerate() {
        let (x, y) = (1.0 + ENTRY * (n % ABREAST) as f32, top + FOOT * ((n / ABREAST) as f32 + 0.5));
        sign(scene, pt(x + 1.0, y));
        scene.hand(pt(x + 2.8, y), Says::Words(Text::new(key)), LEGEND, Align::Left, Ink::Pencil);
    }
}

/// A part of a danger zone.
fn zone_sign(scene: &mut Scene, at: Pt) {
    let polygon = corners(pt(at.x - 1.0, at.y - 0.7), pt(at.x + 1.0, at.y + 0.7));
    hatched(scene, &polygon, Nib::Fine);
}

/// A wedge at a border, and a block in the middle of the track.
fn obstacle_sign(scene: &mut Scene, at: Pt) {
    let by = |x: f32, y: f32| pt(at.x + x, at.y + y);
    let wedge = [by(-1.25, 0.7), by(-0.65, -0.7), by(-0.05, 0.7)];
    let block = [by(0.85, 0.42), by(0.43, 0.0), by(0.85, -0.42), by(1.27, 0.0)];
    for thing in [&wedge[..], &block] {
        hatched(scene, thing, Nib::Pen);
    }
}

/// The sign at a car's contact with the border.
fn contact_sign(scene: &mut Scene, at: Pt) {
    crash(scene, at, 0.7, Ink::Pencil);
}

pub fn gate(scene: &mut Scene, at: Pt) {
    scene.add(Item::Ring { at, r: RADIUS, ink: Ink::Pencil, nib: Nib::Pen });
}

/// A part of the circle round the points that the driver may aim at.
fn reach_sign(scene: &mut Scene, at: Pt) {
    for n in 0..3u8 {
        let left = at.x - 1.0 + 0.8 * f32::from(n);
        scene.stroke([pt(left, at.y), pt(left + 0.45, at.y)], Ink::Pencil, Nib::Fine);
    }
}

/// A cross where a car touched the border or was wrecked.
pub fn crash(scene: &mut Scene, at: Pt, r: f32, ink: Ink) {
    scene.add(Item::Cross { at, r, ink, nib: Nib::Bold });
}
