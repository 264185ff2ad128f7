//! The picture: both grids with their crosses and the calls so far. In private, the player's own palm is above them.

use super::hand::{self, COLS, Palm, ROWS};
use super::sheet::{Open, Phase, Search, View};
use crate::base::{Labels, Place};
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};

/// Width of a grid where everybody looks, and below a palm.
const WIDE: f32 = 9.0;
const NARROW: f32 = 7.2;
/// Between the two grids.
const GAP: f32 = 2.0;
/// Above a grid: the name; below it: what was lost.
const NAME: f32 = 2.0;
const LOST: f32 = 1.8;
/// Called numbers stand so many in a line.
const LINE: usize = 10;
/// From the edge of the page to the palm: room for the coordinates. Whole squares keep the cells on the paper's.
const EDGE: f32 = 1.0;
/// Between a palm and the grids below it.
const BELOW: f32 = 1.0;
/// Height of the numbers on a palm, and of the one that is looked for.
const NUMBER: f32 = 0.8;
const SOUGHT: f32 = 2.6;

impl Drawn for View {
    fn scene(&self) -> Scene {
        match &self.palm {
            Some(palm) => private(self, palm),
            None => public(&self.open),
        }
    }

    /// The sheet in letters: in private the own palm, a dot for each cell without a number; then crosses, calls, and
    /// who is ready or the number that is looked for, those of the first seat at the left.
    fn board(&self) -> String {
        let open = &self.open;
        let mut lines: Vec<String> = self.palm.iter().flat_map(palm).collect();
        let [one, two] = open.crosses;
        lines.push(format!("crosses {one} : {two} of {}", open.rules.cells()));
        lines.push(format!("lost {} : {}", open.lost[0], open.lost[1]));
        let called = |seat: usize| open.called[seat].iter().map(|n| format!(" {n}")).collect::<String>();
        lines.push(format!("called{} :{}", called(0), called(1)));
        match open.phase {
            Phase::Looking(ready) => {
                lines.push(format!("ready {}", ready.map(|ready| if ready { "yes" } else { "no" }).join(" : ")));
            }
            Phase::Searching(search) => lines.push(format!("sought {}", search.number)),
            Phase::Calling(_) | Phase::Over => {}
        }
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.open.crosses.map(i64::from).to_vec())
    }
}

/// Both grids, and below them the numbers, those that were called crossed out.
fn public(open: &Open) -> Scene {
    let lines = open.rules.numbers.div_ceil(LINE) as f32;
    let mut scene = Scene::new(2.0 * WIDE + GAP, NAME + WIDE + LOST + lines * WIDE / LINE as f32);
    for seat in [Seat(0), Seat(1)] {
        let corner = pt(f32::from(seat.0) * (WIDE + GAP), 0.0);
        column(&mut scene, open, seat, corner, WIDE);
        calls(&mut scene, open, seat, pt(corner.x, corner.y + NAME + WIDE + LOST));
    }
    scene
}

/// The own palm, in a corner of it the number that is looked for, and both grids below.
fn private(view: &View, palm: &Palm) -> Scene {
    let (across, down) = (f32::from(COLS), f32::from(ROWS));
    let top = down + 2.0 * EDGE + BELOW;
    let mut scene = Scene::new(across + 2.0 * EDGE, top + NAME + NARROW + LOST);
    let corner = pt(EDGE, EDGE);
    draw(&mut scene, palm, corner, 1.0, NUMBER);
    scene.coordinates(Scene::cell(corner, 1.0, Place::new(0, 0)), COLS, ROWS, 1.0, 1.0, 0.7);
    if let Phase::Searching(Search { caller, number, .. }) = view.open.phase
        && caller == palm.owner.other()
    {
        // Above the thumb there is room.
        let x = if palm.owner.0 == 0 { 1.4 } else { across - 1.4 };
        scene.hand(
            pt(corner.x + x, corner.y + 2.5),
            Says::Plain(number.to_string()),
            SOUGHT,
            Align::Centre,
            Ink::Accent,
        );
    }
    let apart = scene.width - NARROW;
    for seat in [Seat(0), Seat(1)] {
        column(&mut scene, &view.open, seat, pt(f32::from(seat.0) * apart, top), NARROW);
    }
    scene
}

/// A hand with its numbers, whose cells have that side.
fn draw(scene: &mut Scene, palm: &Palm, corner: Pt, step: f32, size: f32) {
    let ink = Ink::Seat(palm.owner.0);
    let on = |p: Pt| pt(corner.x + step * p.x, corner.y + step * p.y);
    let outline: Vec<Pt> = hand::outline(palm.owner).into_iter().map(on).collect();
    scene.stroke(outline, ink, Nib::Pen);
    for (number, place) in palm.numbers() {
        // Nobody writes all of them in the middle.
        let off = |n: usize| ((n % 5) as f32 - 2.0) * 0.04;
        let at =
            on(pt(f32::from(place.col) + 0.5 + off(3 * number), f32::from(place.row) + 0.5 + off(number * number)));
        scene.hand(at, Says::Plain(number.to_string()), size, Align::Centre, ink);
    }
}

/// The name, the grid with the crosses of a seat, and what it has lost.
fn column(scene: &mut Scene, open: &Open, seat: Seat, corner: Pt, wide: f32) {
    let (cols, rows) = open.rules.grid;
    let ink = Ink::Seat(seat.0);
    let calling = matches!(open.phase, Phase::Calling(caller) if caller == seat);
    let searched = match open.phase {
        Phase::Searching(search) if search.caller == seat => Some(format!("{}?", search.number)),
        _ if calling => Some("?".to_owned()),
        _ => None,
    };
    scene.name(pt(corner.x, corner.y + 0.9), seat, 1.3, Align::Left, wide - 2.6);
    if let Some(says) = searched {
        scene.hand(pt(corner.x + wide, corner.y + 0.9), Says::Plain(says), 1.5, Align::Right, Ink::Accent);
    }
    if matches!(open.phase, Phase::Looking(_)) && !open.is_looking(seat) {
        let tick = [pt(-1.3, 0.9), pt(-1.0, 1.3), pt(-0.3, 0.3)].map(|p| pt(corner.x + wide + p.x, corner.y + p.y));
        scene.stroke(tick, ink, Nib::Bold);
    }
    let step = wide / f32::from(cols.max(rows));
    let grid = pt(corner.x + (wide - step * f32::from(cols)) / 2.0, corner.y + NAME);
    scene.add(Item::Grid { at: grid, cols, rows, step });
    let crosses = open.crosses[seat.index()];
    let new = open.latest.filter(|latest| latest.caller == seat).map_or(0, |latest| latest.crosses);
    for (n, place) in (0..crosses).zip(crate::kit::grid::places(cols, rows)) {
        let latest = n + new >= crosses;
        let (ink, nib) = if latest { (Ink::Accent, Nib::Bold) } else { (ink, Nib::Pen) };
        scene.add(Item::Cross { at: Scene::cell(grid, step, place), r: 0.33 * step, ink, nib });
    }
    let y = corner.y + NAME + wide + 0.8;
    let text = Text::new("palms-crosses").with("count", crosses).with("all", open.rules.cells());
    scene.hand(pt(corner.x, y), Says::Words(text), 1.0, Align::Left, ink);
    let text = Text::new("palms-lost").with("seconds", open.lost[seat.index()]);
    scene.hand(pt(corner.x + wide, y), Says::Words(text), 1.0, Align::Right, Ink::Pencil);
}

/// The numbers, those that a seat has called crossed out, the latest in the accent.
fn calls(scene: &mut Scene, open: &Open, seat: Seat, corner: Pt) {
    let step = WIDE / LINE as f32;
    let last = open.called[seat.index()].last();
    for number in 1..=open.rules.numbers {
        let n = number - 1;
        let at = pt(corner.x + ((n % LINE) as f32 + 0.5) * step, corner.y + ((n / LINE) as f32 + 0.5) * step);
        let called = open.has_called(seat, number);
        let says = Says::Plain(number.to_string());
        let ink = if called { Ink::Pencil } else { Ink::Seat(seat.0) };
        scene.add(Item::Label { at, says, size: 0.62, align: Align::Centre, ink, face: Face::Print });
        if called {
            scene.stroke([pt(at.x - 0.34, at.y + 0.28), pt(at.x + 0.34, at.y - 0.28)], Ink::Pencil, Nib::Fine);
        }
        if last == Some(&number) {
            scene.add(Item::Ring { at, r: 0.45, ink: Ink::Accent, nib: Nib::Pen });
        }
    }
}

/// A palm in letters, line by line.
fn palm(palm: &Palm) -> Vec<String> {
    let letters: String = (0..COLS).map(|col| format!("{:>3}", Labels::Latin.column(col))).collect();
    let cell = |place: Place| match palm.number(place) {
        Some(number) => format!("{number:>3}"),
        None if hand::holds(palm.owner, place) => "  .".to_owned(),
        None => "   ".to_owned(),
    };
    let row = |row: u16| {
        let cells: String = (0..COLS).map(|col| cell(Place::new(col, row))).collect();
        format!("{:>2}{cells}", row + 1).trim_end().to_owned()
    };
    std::iter::once(format!("  {letters}")).chain((0..ROWS).map(row)).collect()
}

/// A hand with some numbers.
pub fn emblem() -> Scene {
    const STEP: f32 = 0.48;
    const NUMBERS: [(&str, f32, f32); 6] =
        [("7", 1.95, 2.2), ("17", 3.4, 1.6), ("4", 4.85, 2.8), ("23", 2.6, 5.0), ("9", 4.3, 5.6), ("12", 6.2, 4.6)];
    let mut scene = Scene::new(8.0, 8.0);
    let outline: Vec<Pt> =
        hand::outline(Seat(0)).into_iter().map(|p| pt(0.6 + STEP * p.x, 0.15 + STEP * p.y)).collect();
    scene.stroke(outline, Ink::Seat(0), Nib::Bold);
    for (number, x, y) in NUMBERS {
        scene.hand(pt(x + 0.6, y), Says::Plain(number.to_owned()), 1.0, Align::Centre, Ink::Seat(1));
    }
    scene
}
