//! The picture: a blank sheet with its fold, the tanks, and each shot on both halves. Rulers run along the outer edges
//! of one half only: players should find by eye where the fold carries a shot.

use super::field::{Effect, FOLD, HALF, HIGH, Hull, Phase, Shot, Tank, View, WIDE, destroyed, landing, left};
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::geometry::Point;

/// Squares of the page to a unit of the sheet: a little less than one, so that the page has no free room beside it.
const UNIT: f32 = 0.92;
/// From the edge of the page to the sheet: room for the rulers, and above it for the names.
const EDGE: f32 = 1.9;
const HEAD: f32 = 3.8;
/// The sheet on the page.
const SHEET: (f32, f32) = (WIDE as f32 / 10.0 * UNIT, HIGH as f32 / 10.0 * UNIT);
/// A ruler has a number every so many units.
const MARK: i32 = 5;
/// A dash of the fold, and the space behind it.
const DASH: f32 = 0.7;

/// Where the upper left corner of the sheet is.
const CORNER: Pt = Pt { x: EDGE, y: HEAD };

impl Drawn for View {
    fn scene(&self) -> Scene {
        let mut scene = Scene::new(SHEET.0 + 2.0 * EDGE, SHEET.1 + HEAD + EDGE);
        paper(&mut scene, self.rules.grid);
        for seat in [Seat(0), Seat(1)] {
            head(&mut scene, self, seat);
        }
        if self.rules.grid {
            [Seat(0), Seat(1)].into_iter().for_each(|seat| rulers(&mut scene, seat));
        } else if let Some(seat) = self.ruled() {
            rulers(&mut scene, seat);
        }
        for seat in [Seat(0), Seat(1)] {
            self.tanks(seat).iter().for_each(|tank| draw(&mut scene, *tank, seat));
        }
        for (n, shot) in self.shots.iter().enumerate() {
            fired(&mut scene, *shot, n + 1 == self.shots.len());
        }
        scene
    }

    /// The sheet in letters, a sign a unit: `T` a tank, `t` one that is knocked out, `#` a wreck, `o` where a shot was
    /// drawn or landed, `|` the fold; below it how many tanks are left, or how many the viewer has placed.
    fn board(&self) -> String {
        let mut rows = vec![vec!['.'; (WIDE / 10) as usize]; (HIGH / 10) as usize];
        let mut put = |at: Point, sign: char| {
            let row = usize::try_from(at.y.min(HIGH - 1) / 10).ok().and_then(|row| rows.get_mut(row));
            let cell = usize::try_from(at.x.min(WIDE - 1) / 10).ok().and_then(|col| row?.get_mut(col));
            cell.into_iter().for_each(|cell| *cell = sign);
        };
        for shot in &self.shots {
            put(shot.at, 'o');
            put(landing(shot.at), 'o');
        }
        for tank in [Seat(0), Seat(1)].into_iter().flat_map(|seat| self.tanks(seat)) {
            let sign = match tank.hull {
                Hull::Whole => 'T',
                Hull::Knocked => 't',
                Hull::Wreck => '#',
            };
            put(tank.at.by(-HALF.0 / 2, 0), sign);
            put(tank.at.by(HALF.0 / 2, 0), sign);
        }
        let line = |row: &Vec<char>| {
            let (one, two) = row.split_at(row.len() / 2);
            format!("{}|{}", one.iter().collect::<String>(), two.iter().collect::<String>())
        };
        let counts = match self.phase {
            Phase::Placing(_) => self.yard().map(|seat| format!("{} / {}", self.tanks(seat).len(), self.rules.tanks)),
            _ => Some(format!("{} : {}", left(self.tanks(Seat(0))), left(self.tanks(Seat(1))))),
        };
        rows.iter().map(line).chain(counts).collect::<Vec<_>>().join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        let known = [0, 1].map(|n| self.tanks(Seat(n)).to_vec());
        Some(destroyed(&known))
    }
}

/// Where a point of the sheet is on the page.
fn on_page(at: Point) -> Pt {
    let at = at.pt(10);
    pt(CORNER.x + at.x * UNIT, CORNER.y + at.y * UNIT)
}

/// Blank paper with a fold in the middle, or squares to count for children.
fn paper(scene: &mut Scene, grid: bool) {
    let (right, low) = (CORNER.x + SHEET.0, CORNER.y + SHEET.1);
    scene.add(Item::Blank { polygon: vec![CORNER, pt(right, CORNER.y), pt(right, low), pt(CORNER.x, low)] });
    if grid {
        scene.add(Item::Grid { at: CORNER, cols: (WIDE / 10) as u16, rows: (HIGH / 10) as u16, step: UNIT });
    }
    scene.frame(CORNER.x, CORNER.y, SHEET.0, SHEET.1, Ink::Grid, Nib::Pen);
    let middle = CORNER.x + SHEET.0 / 2.0;
    let dashes = (SHEET.1 / (2.0 * DASH)) as u16;
    for n in 0..dashes {
        let y = CORNER.y + f32::from(n) * 2.0 * DASH + DASH / 2.0;
        scene.stroke([pt(middle, y), pt(middle, y + DASH)], Ink::Pencil, Nib::Pen);
    }
}

/// The name above a half, and how many tanks are left or whether they are placed.
fn head(scene: &mut Scene, view: &View, seat: Seat) {
    let from = CORNER.x + f32::from(seat.0) * SHEET.0 / 2.0;
    scene.name(pt(from + 0.5, 0.9), seat, 1.9, Align::Left, SHEET.0 / 2.0 - 6.0);
    let (ink, end) = (Ink::Seat(seat.0), pt(from + SHEET.0 / 2.0 - 0.5, 0.9));
    match view.phase {
        Phase::Placing(ready) if ready.has(seat) && view.yard() != Some(seat) => {
            let at = |x: f32, y: f32| pt(end.x - 2.0 + x, end.y + y);
            scene.stroke([at(0.0, 0.0), at(0.7, 0.8), at(2.0, -0.9)], ink, Nib::Bold);
        }
        Phase::Placing(_) if view.yard() == Some(seat) => {
            let says = format!("{} / {}", view.tanks(seat).len(), view.rules.tanks);
            scene.hand(end, Says::Plain(says), 1.8, Align::Right, ink);
        }
        Phase::Placing(_) => {}
        _ => {
            let text = Text::new("tanks-left").with("count", left(view.tanks(seat)));
            scene.hand(end, Says::Words(text), 1.7, Align::Right, ink);
        }
    }
}

/// Numbers along the three outer edges of a half.
fn rulers(scene: &mut Scene, seat: Seat) {
    let mut mark = |at: Pt, dx: f32, dy: f32, number: i32| {
        scene.stroke([at, pt(at.x + dx * 0.5, at.y + dy * 0.5)], Ink::Grid, Nib::Pen);
        let (at, says) = (pt(at.x + dx * 1.25, at.y + dy * 1.2), Says::Plain(number.to_string()));
        scene.add(Item::Label { at, says, size: 1.1, align: Align::Centre, ink: Ink::Pencil, face: Face::Print });
    };
    let first = i32::from(seat.0) * FOLD / 10;
    for number in (first..=first + FOLD / 10).step_by(MARK as usize) {
        mark(on_page(Point::new(10 * number, 0)), 0.0, -1.0, number);
        mark(on_page(Point::new(10 * number, HIGH)), 0.0, 1.0, number);
    }
    for number in (0..=HIGH / 10).step_by(MARK as usize) {
        let (x, side) = if seat.0 == 0 { (0, -1.0) } else { (WIDE, 1.0) };
        mark(on_page(Point::new(x, 10 * number)), side, 0.0, number);
    }
}

/// A tank seen from above, its gun towards the fold; one that is knocked out is hatched, a wreck is crossed.
fn draw(scene: &mut Scene, tank: Tank, seat: Seat) {
    let (at, ink) = (on_page(tank.at), Ink::Seat(seat.0));
    let (w, h) = (HALF.0 as f32 / 10.0 * UNIT, HALF.1 as f32 / 10.0 * UNIT);
    let corners = vec![pt(at.x - w, at.y - h), pt(at.x + w, at.y - h), pt(at.x + w, at.y + h), pt(at.x - w, at.y + h)];
    let enemy = Ink::Seat(seat.other().0);
    match tank.hull {
        Hull::Whole => scene.add(Item::Fill { polygon: corners, ink }),
        Hull::Knocked | Hull::Wreck => scene.add(Item::Hatch { polygon: corners, ink: enemy }),
    }
    let nib = if tank.hull == Hull::Wreck { Nib::Fine } else { Nib::Pen };
    scene.frame(at.x - w, at.y - h, 2.0 * w, 2.0 * h, ink, nib);
    let ahead = if seat.0 == 0 { 1.0 } else { -1.0 };
    scene.add(Item::Ring { at, r: 0.4, ink, nib });
    scene.stroke([pt(at.x + 0.4 * ahead, at.y), pt(at.x + w * ahead, at.y)], ink, Nib::Pen);
    if tank.hull == Hull::Wreck {
        for (one, two) in [(-1.0, -1.0), (-1.0, 1.0)] {
            let ends = [pt(at.x + one * w, at.y + two * h), pt(at.x - one * w, at.y - two * h)];
            scene.stroke(ends, enemy, Nib::Bold);
        }
    }
}

/// A shot where it was drawn and where it landed; the latest is ringed at both, with a line across the fold.
fn fired(scene: &mut Scene, shot: Shot, latest: bool) {
    let (from, to, ink) = (on_page(shot.at), on_page(landing(shot.at)), Ink::Seat(shot.by.0));
    scene.add(Item::Dot { at: from, r: 0.2, ink });
    match shot.effect {
        Effect::Miss => scene.add(Item::Dot { at: to, r: 0.2, ink }),
        _ => scene.add(Item::Cross { at: to, r: 0.3, ink, nib: Nib::Pen }),
    }
    if latest {
        scene.stroke([from, to], Ink::Accent, Nib::Fine);
        for at in [from, to] {
            scene.add(Item::Ring { at, r: 0.7, ink: Ink::Accent, nib: Nib::Bold });
        }
    }
}

/// A corner of a battle.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let at = |x: i32, y: i32| Point::new(x - 20, y - 40);
    for (seat, x, y, hull) in
        [(0, 18, 15, Hull::Whole), (0, 15, 62, Hull::Knocked), (1, 63, 22, Hull::Wreck), (1, 60, 58, Hull::Whole)]
    {
        draw(&mut scene, Tank { at: at(x, y), hull }, Seat(seat));
    }
    for n in 0..5u8 {
        let y = 0.3 + 1.6 * f32::from(n);
        scene.stroke([pt(4.0, y), pt(4.0, y + 0.9)], Ink::Pencil, Nib::Pen);
    }
    scene.add(Item::Dot { at: pt(1.7, 2.2), r: 0.2, ink: Ink::Seat(0) });
    scene
}
