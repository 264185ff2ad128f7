//! The picture of a view, and the same as text.

use super::cells::Cells;
use super::fleet::Ship;
use super::waters::{Mark, Phase, Side, View, missing};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, inset, pt};
use crate::game::{Drawn, Seat, Text, Viewer};
use crate::kit::{grid, signs};

/// From the edge of a board to its neighbour: room for the coordinates. Whole squares here and below keep the boards on
/// the lines of the paper.
const EDGE: f32 = 1.0;
/// Height of the line with the name, and of the name.
const NAME: f32 = 2.0;
const HAND: f32 = 1.4;
/// Height of the coordinates, and how far they stand from the middles of the outermost cells.
const PRINT: f32 = 1.0;
const GAP: f32 = 1.15;
/// From the coordinates to the fleet of the owner beside a board. A square apart, the numbers belong to the board.
const APART: f32 = 1.0;
/// How far inside its cell the latest shot is highlighted: within the contour of a ship.
const LIT: f32 = 0.1;
/// Radius of the sight over the fleet that is shot at.
const SIGHT: f32 = 0.6;
/// Side of a cell of the ships still to be placed.
const YARD: f32 = 1.0;

impl Drawn for View {
    /// One board below the other, so that a phone shows them large; while a seat places its fleet, its own board alone
    /// with the ships still to be placed.
    fn scene(&self) -> Scene {
        match self.yard() {
            Some((seat, ships, missing)) => yard(self, seat, ships, &missing),
            None => pair(self),
        }
    }

    /// Both boards as text, side by side: `.` not shot, `o` miss, `x` hit, `#` sunk, `-` known to be empty, `S` a ship
    /// that the viewer may see.
    fn board(&self) -> String {
        let size = self.rules.size;
        let one = |side: &Side| {
            let hulls = side.ships.iter().flatten().fold(Cells::NONE, |cells, ship| cells | ship.cells());
            grid::text(size, size, |place| match side.chart.mark(place) {
                Mark::Hit => 'x',
                Mark::Sunk => '#',
                Mark::Miss => 'o',
                _ if hulls.has(place) => 'S',
                Mark::Clear => '-',
                Mark::Unknown => '.',
            })
        };
        if let (Phase::Placing(_), Viewer::Seat(seat)) = (self.phase, self.viewer) {
            return one(&self.sides[seat.index().min(1)]);
        }
        let [left, right] = [one(&self.sides[0]), one(&self.sides[1])];
        let lines = left.lines().zip(right.lines()).map(|(left, right)| format!("{left}   {right}"));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        let is_alone = matches!((self.phase, self.viewer), (Phase::Placing(_), Viewer::Seat(_)));
        if is_alone { None } else { signs::half(seat) }
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.sides.iter().rev().map(|side| side.chart.sunk.len() as i64).collect())
    }
}

fn pair(view: &View) -> Scene {
    let (side, block) = (f32::from(view.rules.size), block(view));
    let (wide, left) = (berths(&view.rules.fleet), 2.0 * EDGE + side + APART);
    let mut scene = Scene::new(left + wide, 2.0 * block);
    for seat in [Seat(0), Seat(1)] {
        let corner = pt(EDGE, NAME + EDGE + block * f32::from(seat.0));
        board(&mut scene, view, seat, corner);
        scene.played_by(seat.other());
        fleet(&mut scene, view, seat, pt(left, corner.y));
    }
    if let Phase::Firing(shooter) = view.phase {
        let target = NAME + EDGE + block * f32::from(shooter.other().0);
        scene.frame(EDGE, target, side, side, Ink::Seat(shooter.0), Nib::Bold);
        sight(&mut scene, pt(left + wide / 2.0, target - EDGE - 0.5 * NAME), Ink::Seat(shooter.0));
        // Mark a refused shot on the board that it was aimed at.
        let aimed = scene.touched_by(Some(shooter)).next().map(|board| (board.first, board.step));
        scene.lattice = aimed.or(scene.lattice);
    }
    scene
}

/// How high a board is, with its name and coordinates.
fn block(view: &View) -> f32 {
    NAME + 2.0 * EDGE + f32::from(view.rules.size)
}

/// A board with its owner above it.
fn board(scene: &mut Scene, view: &View, seat: Seat, corner: Pt) {
    let size = view.rules.size;
    let Side { chart, ships } = &view.sides[seat.index()];
    let latest = view.latest.filter(|(target, _)| *target == seat).map_or(Cells::NONE, |(_, cells)| cells);
    scene.add(Item::Grid { at: corner, cols: size, rows: size, step: 1.0 });
    scene.coordinates(Scene::cell(corner, 1.0, Place::new(0, 0)), size, size, 1.0, GAP, PRINT);
    owner(scene, view, seat, corner);
    if view.phase.is_ready(seat) && view.viewer != Viewer::Revealed {
        tick(scene, corner, f32::from(size));
    }
    for ship in ships.iter().flatten().filter(|ship| !chart.sunk.contains(ship)) {
        let ink = Ink::Seat(seat.0);
        scene.add(Item::Fill { polygon: deck(corner, 1.0, *ship), ink });
        outline(scene, corner, 1.0, *ship, ink, Nib::Pen);
    }
    for ship in &chart.sunk {
        wreck(scene, corner, 1.0, *ship, seat);
    }
    // Bare of ships and hatches, so that the highlighter keeps its colour.
    for place in latest.iter() {
        let polygon = square(corner, place, LIT);
        scene.add(Item::Blank { polygon: polygon.clone() });
        scene.add(Item::Fill { polygon, ink: Ink::Accent });
    }
    let pen = Ink::Seat(seat.other().0);
    for place in grid::places(size, size) {
        let at = Scene::cell(corner, 1.0, place);
        match chart.mark(place) {
            Mark::Hit | Mark::Sunk => scene.add(Item::Cross { at, r: 0.3, ink: pen, nib: Nib::Pen }),
            Mark::Miss => scene.add(Item::Dot { at, r: 0.17, ink: pen }),
            Mark::Clear => scene.add(Item::Dot { at, r: 0.11, ink: Ink::Pencil }),
            Mark::Unknown => {}
        }
    }
}

/// The owner's name above a board, and directly behind it that this player places ships or how many are afloat.
fn owner(scene: &mut Scene, view: &View, seat: Seat, corner: Pt) {
    let half = f32::from(view.rules.size) / 2.0;
    let name = pt(corner.x + half, corner.y - EDGE - 0.55 * NAME);
    let says = match view.phase {
        Phase::Placing(_) if view.phase.is_ready(seat) || view.viewer == Viewer::Seat(seat) => {
            return scene.name(name, seat, HAND, Align::Centre, 2.0 * half);
        }
        Phase::Placing(_) => Text::new("seabattle-places"),
        _ => {
            let afloat = view.rules.fleet.len() - view.sides[seat.index()].chart.sunk.len();
            Text::new("seabattle-afloat").with("count", afloat)
        }
    };
    scene.name(name, seat, HAND, Align::Right, half);
    scene.hand(pt(name.x + 0.6, name.y), Says::Words(says), HAND, Align::Left, Ink::Seat(seat.0));
}

/// A cross in a ring, in the ink of who fires, over the fleet that is shot at.
fn sight(scene: &mut Scene, at: Pt, ink: Ink) {
    scene.add(Item::Ring { at, r: SIGHT, ink, nib: Nib::Pen });
    for (x, y) in [(SIGHT + 0.3, 0.0), (0.0, SIGHT + 0.3)] {
        scene.stroke([pt(at.x - x, at.y - y), pt(at.x + x, at.y + y)], ink, Nib::Pen);
    }
}

/// The corners of a cell, moved this far inside its edges.
fn square(corner: Pt, place: Place, by: f32) -> Vec<Pt> {
    let low = pt(corner.x + f32::from(place.col), corner.y + f32::from(place.row));
    inset(low, pt(low.x + 1.0, low.y + 1.0), by)
}

/// A big tick over the board of a seat that is ready.
fn tick(scene: &mut Scene, corner: Pt, side: f32) {
    let at = |x: f32, y: f32| pt(corner.x + side * x, corner.y + side * y);
    scene.stroke([at(0.35, 0.52), at(0.46, 0.64), at(0.68, 0.36)], Ink::Pencil, Nib::Bold);
}

/// Upper left corner and extent of a ship, a little inside its cells.
fn hull(corner: Pt, step: f32, ship: Ship) -> (f32, f32, f32, f32) {
    let long = f32::from(ship.len);
    let (w, h) = if ship.down { (1.0, long) } else { (long, 1.0) };
    let inset = 0.08;
    let x = corner.x + (f32::from(ship.at.col) + inset) * step;
    let y = corner.y + (f32::from(ship.at.row) + inset) * step;
    (x, y, (w - 2.0 * inset) * step, (h - 2.0 * inset) * step)
}

fn outline(scene: &mut Scene, corner: Pt, step: f32, ship: Ship, ink: Ink, nib: Nib) {
    let (x, y, w, h) = hull(corner, step, ship);
    scene.frame(x, y, w, h, ink, nib);
}

/// The corners of a ship.
fn deck(corner: Pt, step: f32, ship: Ship) -> Vec<Pt> {
    let (x, y, w, h) = hull(corner, step, ship);
    corners(pt(x, y), pt(x + w, y + h))
}

/// A sunk ship: a bold outline, hatched with the pen of who sank it.
fn wreck(scene: &mut Scene, corner: Pt, step: f32, ship: Ship, owner: Seat) {
    scene.add(Item::Hatch { polygon: deck(corner, step, ship), ink: Ink::Seat(owner.other().0) });
    outline(scene, corner, step, ship, Ink::Seat(owner.0), Nib::Bold);
}

/// The whole fleet of a seat beside its board, as many ships in a line as fit; sunk ships are hatched and crossed out.
/// Everybody may know all of it.
fn fleet(scene: &mut Scene, view: &View, seat: Seat, at: Pt) {
    let fleet = &view.rules.fleet;
    let (step, below) = scale(fleet, f32::from(view.rules.size));
    let mut afloat = missing(fleet, &view.sides[seat.index()].chart.sunk);
    for (&len, (x, y)) in fleet.iter().zip(moored(fleet, step)) {
        let floats = afloat.iter().position(|other| *other == len);
        if let Some(n) = floats {
            afloat.remove(n);
        }
        berth(scene, pt(at.x + x, at.y + below * f32::from(y)), step, len, seat, floats.is_some());
    }
}

/// The width of the ships beside a board: that of the longest one, if it is no longer than usual.
fn berths(fleet: &[u8]) -> f32 {
    fleet.first().map_or(1.0, |len| f32::from((*len).clamp(3, 5)))
}

/// The position of each ship of a fleet beside a board: how far to the right, and in which line. A short one follows a
/// longer one in its line if there is room.
fn moored(fleet: &[u8], step: f32) -> Vec<(f32, u16)> {
    let mut lines: Vec<f32> = Vec::new();
    let place = |len: &u8| {
        let long = f32::from(*len) * step;
        let line = lines.iter().position(|x| x + long <= berths(fleet)).unwrap_or(lines.len());
        lines.resize(lines.len().max(line + 1), 0.0);
        let at = (lines[line], line as u16);
        lines[line] += long + step;
        at
    };
    fleet.iter().map(place).collect()
}

/// The side of a cell of the ships beside a board of that height, and the distance of their lines. Cells are squares of
/// the paper or halves, with water between the lines if there is room.
fn scale(fleet: &[u8], high: f32) -> (f32, f32) {
    let lines =
        |step: f32| 1.0 + moored(fleet, step).iter().fold(0.0, |most: f32, (_, line)| most.max(f32::from(*line)));
    let fits = |(step, below): &(f32, f32)| {
        fleet.first().is_none_or(|len| f32::from(*len) * step <= berths(fleet))
            && (lines(*step) - 1.0) * below + step <= high
    };
    [(1.0, 2.0), (1.0, 1.0), (0.5, 1.0), (0.5, 0.5)].into_iter().find(fits).unwrap_or((0.25, 0.5))
}

/// A ship beside the board, crossed out cell by cell when it is sunk.
fn berth(scene: &mut Scene, corner: Pt, step: f32, len: u8, seat: Seat, floats: bool) {
    let ship = Ship { at: Place::new(0, 0), len, down: false };
    if floats {
        return outline(scene, corner, step, ship, Ink::Seat(seat.0), Nib::Pen);
    }
    wreck(scene, corner, step, ship, seat);
    for n in 0..len {
        let at = pt(corner.x + (f32::from(n) + 0.5) * step, corner.y + step / 2.0);
        scene.add(Item::Cross { at, r: 0.32 * step, ink: Ink::Seat(seat.other().0), nib: Nib::Pen });
    }
}

/// The own board, and beside it a ship of each kind that is missing with how many there are of it.
fn yard(view: &View, seat: Seat, ships: &[Ship], missing: &[u8]) -> Scene {
    let side = f32::from(view.rules.size);
    let longest = view.rules.fleet.first().map_or(1.0, |&len| f32::from(len));
    // Once all ships are placed, the board has the page for itself.
    let notes = if missing.is_empty() { 0.0 } else { (longest * YARD + 3.0).ceil() };
    let mut scene = Scene::new(2.0 * EDGE + side + notes, NAME + 2.0 * EDGE + side);
    board(&mut scene, view, seat, pt(EDGE, NAME + EDGE));
    debug_assert!(ships.len() + missing.len() == view.rules.fleet.len());
    let mut kinds = missing.to_vec();
    kinds.dedup();
    for (n, len) in kinds.into_iter().enumerate() {
        let count = missing.iter().filter(|&&other| other == len).count();
        let corner = pt(2.0 * EDGE + side + 0.4, NAME + EDGE + 2.0 * n as f32);
        let ship = Ship { at: Place::new(0, 0), len, down: false };
        outline(&mut scene, corner, YARD, ship, Ink::Seat(seat.0), Nib::Pen);
        let at = pt(corner.x + (f32::from(len) + 0.4) * YARD, corner.y + YARD / 2.0);
        scene.hand(at, Says::Plain(format!("× {count}")), 1.2, Align::Left, Ink::Pencil);
    }
    scene
}

/// Ships at sea, one of them sunk, one hit.
pub fn emblem() -> Scene {
    const SHIPS: [(f32, f32, f32, f32); 4] =
        [(1.0, 1.0, 4.0, 1.0), (6.0, 3.0, 1.0, 3.0), (1.0, 4.0, 1.0, 2.0), (3.0, 6.0, 2.0, 1.0)];
    const HITS: [(f32, f32); 4] = [(6.5, 3.5), (6.5, 4.5), (6.5, 5.5), (2.5, 1.5)];
    const MISSES: [(f32, f32); 5] = [(6.5, 1.5), (4.5, 3.5), (1.5, 6.5), (3.5, 4.5), (7.5, 6.5)];
    let mut scene = Scene::new(8.0, 8.0);
    scene.add(Item::Grid { at: pt(0.0, 0.0), cols: 8, rows: 7, step: 1.0 });
    let (x, y, w, h) = SHIPS[1];
    scene.add(Item::Hatch { polygon: corners(pt(x, y), pt(x + w, y + h)), ink: Ink::Seat(1) });
    SHIPS.iter().for_each(|(x, y, w, h)| scene.frame(*x, *y, *w, *h, Ink::Seat(0), Nib::Bold));
    for (x, y) in HITS {
        scene.add(Item::Cross { at: pt(x, y), r: 0.3, ink: Ink::Seat(1), nib: Nib::Pen });
    }
    for (x, y) in MISSES {
        scene.add(Item::Dot { at: pt(x, y), r: 0.16, ink: Ink::Seat(1) });
    }
    scene
}
