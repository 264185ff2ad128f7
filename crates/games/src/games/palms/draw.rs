//! The picture: both grids with their crosses, and the calls so far. In private, the player's own palm is above them.
//! All cells lie on the squares of the paper.

use std::ops::Range;

use super::hand::{self, COLS, Palm, ROWS};
use super::sheet::{Open, Phase, Search, View};
use crate::base::{Labels, Place};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::{grid, signs};

/// Up to this many cells across, a cell is two squares wide in the public picture.
const FEW: u16 = 5;
/// The least width of a seat's part, and the gap between the two.
const NARROW: f32 = 8.0;
const GAP: f32 = 2.0;
/// Height above a grid for the name and the number to find, and below it for the count and the seconds lost.
const NAME: f32 = 4.0;
const LOST: f32 = 4.0;
/// Height of the line that names the player of the calls below it.
const CALLED: f32 = 2.0;
/// Width, line and height of a number to call.
const CALL: f32 = 2.0;
const LINE: f32 = 1.5;
const PRINT: f32 = 1.9;
/// The margin between page and palm, with room for the coordinates.
const EDGE: f32 = 1.0;
/// Height of the coordinates, before every large board makes them larger.
const LABEL: f32 = 0.7;
/// The cells of a small hand behind a name, and the room for it or for the number that a seat has called.
const SMALL: f32 = 0.24;
const BEHIND: f32 = 4.0;
/// Height of the numbers on a palm, and of those of two digits, which keep off each other; of the number to find.
const NUMBER: f32 = 1.15;
const WIDE: f32 = 1.0;
const SOUGHT: f32 = 3.0;
/// Height of that number behind the name of its caller.
const CALLING: f32 = 3.6;

impl Drawn for View {
    fn scene(&self) -> Scene {
        match &self.palm {
            Some(palm) => private(self, palm),
            None => public(&self.open),
        }
    }

    /// The sheet in letters. In private it begins with your own palm, with a dot for each cell without a number. Then
    /// come the crosses, the calls, and either who is ready or the number to find. The first seat is on the left.
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

    fn mark(&self, seat: Seat) -> Option<Text> {
        signs::half(seat)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.open.crosses.map(i64::from).to_vec())
    }
}

/// Width of a seat's part, with cells of this size. Numbers stand in pairs of squares.
fn width(open: &Open, step: f32) -> f32 {
    (f32::from(open.rules.grid.0) * step / CALL).ceil() * CALL
}

/// Both grids, and below them the numbers. Called numbers are crossed out.
fn public(open: &Open) -> Scene {
    let (cols, rows) = open.rules.grid;
    let step = if cols.max(rows) <= FEW { 2.0 } else { 1.0 };
    let wide = width(open, step).max(NARROW);
    let lines = (open.rules.numbers.div_ceil((wide / CALL) as usize) as f32 * LINE).ceil();
    let below = NAME + f32::from(rows) * step + LOST + CALLED;
    let mut scene = Scene::new(2.0 * wide + GAP, below + lines + 1.0);
    for seat in [Seat(0), Seat(1)] {
        let corner = pt(f32::from(seat.0) * (wide + GAP), 0.0);
        column(&mut scene, open, seat, corner, (wide, step));
        if calling(open) != Some(seat) {
            small_hand(&mut scene, seat, pt(corner.x + wide, corner.y));
        }
        let says = Says::Words(Text::new("palms-sheet-called"));
        let size = small(&scene);
        scene.hand(pt(corner.x, below - 0.6 * CALLED), says, size, Align::Left, Ink::Pencil);
        calls(&mut scene, open, seat, pt(corner.x, below), wide);
    }
    scene
}

/// A seat's hand, to the left of this corner of its part. Its wrist stands on the grid.
fn small_hand(scene: &mut Scene, seat: Seat, corner: Pt) {
    let left = corner.x - SMALL * f32::from(COLS);
    let on = |p: Pt| pt(left + SMALL * p.x, corner.y + NAME + SMALL * (p.y - f32::from(ROWS)));
    let outline: Vec<Pt> = hand::outline(seat).into_iter().map(on).collect();
    scene.add(Item::Fill { polygon: outline.clone(), ink: Ink::Shade });
    for line in hand::lines(seat) {
        scene.stroke(line.into_iter().map(on).collect::<Vec<_>>(), Ink::Pencil, Nib::Fine);
    }
    scene.stroke(outline, Ink::Seat(seat.0), Nib::Bold);
}

/// Your own palm with the number to find in a corner, and both grids below.
fn private(view: &View, palm: &Palm) -> Scene {
    let (across, down) = (f32::from(COLS) + 2.0 * EDGE, f32::from(ROWS) + 2.0 * EDGE);
    let wide = width(&view.open, 1.0).max(NARROW - 1.0);
    let both = (2.0 * wide + GAP).max(across);
    let mut scene = Scene::new(both, down + NAME + f32::from(view.open.rules.grid.1) + LOST);
    let corner = pt(EDGE + ((both - across) / 2.0).floor(), EDGE);
    draw(&mut scene, palm, corner);
    scene.coordinates(Scene::cell(corner, 1.0, Place::new(0, 0)), COLS, ROWS, 1.0, 1.0, LABEL);
    others(&mut scene, corner);
    if let Phase::Searching(Search { caller, number, .. }) = view.open.phase
        && caller == palm.owner.other()
    {
        // There is room above the thumb.
        let x = if palm.owner.0 == 0 { 1.4 } else { f32::from(COLS) - 1.4 };
        let at = pt(corner.x + x, corner.y + 2.5);
        scene.hand(at, Says::Plain(number.to_string()), SOUGHT, Align::Centre, Ink::Latest(caller.0));
    }
    for seat in [Seat(0), Seat(1)] {
        column(&mut scene, &view.open, seat, pt(f32::from(seat.0) * (both - wide), down), (wide, 1.0));
    }
    scene
}

/// The coordinates between those that every large board has. You name a cell against the clock, so nobody should have
/// to count.
fn others(scene: &mut Scene, corner: Pt) {
    let mut label = |x: f32, y: f32, says| {
        let (at, ink) = (pt(corner.x + x, corner.y + y), Ink::Pencil);
        let size = 1.5 * LABEL;
        scene.print(at, says, size, Align::Centre, ink);
    };
    for col in (1..COLS).step_by(2) {
        for y in [-0.5, f32::from(ROWS) + 0.5] {
            label(f32::from(col) + 0.5, y, Says::Column(col));
        }
    }
    for row in (1..ROWS).step_by(2) {
        for x in [-0.5, f32::from(COLS) + 0.5] {
            label(x, f32::from(row) + 0.5, Says::Row(row));
        }
    }
}

/// A hand with its numbers, on cells of one square.
fn draw(scene: &mut Scene, palm: &Palm, corner: Pt) {
    let ink = Ink::Seat(palm.owner.0);
    let on = |p: Pt| pt(corner.x + p.x, corner.y + p.y);
    let outline: Vec<Pt> = hand::outline(palm.owner).into_iter().map(on).collect();
    scene.add(Item::Fill { polygon: outline.clone(), ink: Ink::Shade });
    scene.add(Item::Grid { at: corner, cols: COLS, rows: ROWS, step: 1.0 });
    for line in hand::lines(palm.owner) {
        // A line through a number would strike it out.
        let free = |p: &Pt| !palm.numbers().any(|(_, place)| near(place, *p));
        for part in line.chunk_by(|a, b| free(a) && free(b)).filter(|part| part.len() > 1) {
            scene.stroke(part.iter().map(|p| on(*p)).collect::<Vec<_>>(), Ink::Pencil, Nib::Fine);
        }
    }
    scene.stroke(outline, ink, Nib::Bold);
    for (number, place) in palm.numbers() {
        // People do not write every number in the middle of its cell.
        let off = |n: usize| ((n % 5) as f32 - 2.0) * 0.03;
        let x = f32::from(place.col) + 0.5 + off(3 * number) + inward(place.col);
        let at = on(pt(x, f32::from(place.row) + 0.5 + off(number * number)));
        let size = if number < 10 { NUMBER } else { WIDE };
        scene.hand(at, Says::Plain(number.to_string()), size, Align::Centre, ink);
    }
}

/// Whether a point lies in a cell or comes near it.
fn near(place: Place, p: Pt) -> bool {
    let away = |n: f32, cell: u16| (n - f32::from(cell) - 0.5).abs();
    away(p.x, place.col) < 0.75 && away(p.y, place.row) < 0.6
}

/// How far numbers of the outer columns keep off the outline and the coordinates beyond it.
fn inward(col: u16) -> f32 {
    match col {
        0 => 0.12,
        _ if col + 1 == COLS => -0.12,
        _ => 0.0,
    }
}

/// The name, the grid with a seat's crosses, and the seconds it has lost.
fn column(scene: &mut Scene, open: &Open, seat: Seat, corner: Pt, (wide, step): (f32, f32)) {
    let (cols, rows) = open.rules.grid;
    let high = f32::from(rows) * step;
    head(scene, open, seat, corner, wide);
    let at = pt(corner.x, corner.y + NAME);
    // The lines of the board lie over the highlighter.
    let end = pt(at.x + step * f32::from(cols), at.y + high);
    scene.add(Item::Blank { polygon: corners(at, end) });
    let crosses = open.crosses[seat.index()];
    let new = open.latest.filter(|latest| latest.caller == seat).map_or(0, |latest| latest.crosses);
    fresh(scene, (at, step), crosses.saturating_sub(new)..crosses, cols);
    scene.add(Item::Grid { at, cols, rows, step });
    for place in grid::places(cols, rows).take(crosses as usize) {
        let at = Scene::cell(at, step, place);
        scene.add(Item::Cross { at, r: 0.33 * step, ink: Ink::Seat(seat.0), nib: Nib::Pen });
    }
    let text = Text::new("palms-crosses").with("count", crosses).with("all", open.rules.cells());
    let size = small(scene);
    scene.hand(pt(corner.x, at.y + high + 1.0), Says::Words(text), size, Align::Left, Ink::Seat(seat.0));
    let text = Text::new("palms-lost").with("seconds", open.lost[seat.index()]);
    scene.hand(pt(corner.x, at.y + high + 2.5), Says::Words(text), size, Align::Left, Ink::Pencil);
}

/// Washes the latest crosses of a grid: those that touch as one area.
fn fresh(scene: &mut Scene, (at, step): (Pt, f32), crosses: Range<u32>, cols: u16) {
    let cols = u32::from(cols);
    if crosses.is_empty() {
        return;
    }
    let ((top, from), (low, to)) =
        ((crosses.start / cols, crosses.start % cols), ((crosses.end - 1) / cols, (crosses.end - 1) % cols + 1));
    let inner = 0.04 * step;
    let on = |(col, row): (u32, u32), (x, y): (f32, f32)| {
        pt(at.x + step * col as f32 + inner * x, at.y + step * row as f32 + inner * y)
    };
    let row = |row: u32, (from, to): (u32, u32)| corners(on((from, row), (1.0, 1.0)), on((to, row + 1), (-1.0, -1.0)));
    let areas = match low - top {
        0 => vec![row(top, (from, to))],
        1 if to <= from => vec![row(top, (from, cols)), row(low, (0, to))],
        _ => vec![vec![
            on((from, top), (1.0, 1.0)),
            on((cols, top), (-1.0, 1.0)),
            on((cols, low), (-1.0, -1.0)),
            on((to, low), (-1.0, -1.0)),
            on((to, low + 1), (-1.0, -1.0)),
            on((0, low + 1), (1.0, -1.0)),
            on((0, top + 1), (1.0, 1.0)),
            on((from, top + 1), (1.0, 1.0)),
        ]],
    };
    areas.into_iter().for_each(|polygon| scene.add(Item::Fill { polygon, ink: Ink::Accent }));
}

/// Height of small letters. They stay legible on a wide page.
fn small(scene: &Scene) -> f32 {
    (scene.width / 14.0).max(1.3)
}

/// The name, and behind it the number that this seat has called, or a tick once the seat has looked at its palm.
fn head(scene: &mut Scene, open: &Open, seat: Seat, corner: Pt, wide: f32) {
    let (y, right) = (corner.y + NAME / 2.0, corner.x + wide);
    let room = wide - BEHIND;
    match open.phase {
        Phase::Searching(Search { caller, number, .. }) if caller == seat => {
            scene.hand(pt(right, y), Says::Plain(number.to_string()), CALLING, Align::Right, Ink::Latest(seat.0));
        }
        Phase::Looking(_) if !open.is_looking(seat) => {
            return scene.ticked_name(pt(corner.x, y), seat, 1.7, Align::Left, room);
        }
        _ => {}
    }
    scene.name(pt(corner.x, y), seat, 1.7, Align::Left, room);
}

/// The seat whose number is sought.
fn calling(open: &Open) -> Option<Seat> {
    match open.phase {
        Phase::Searching(Search { caller, .. }) => Some(caller),
        _ => None,
    }
}

/// The seat that has called last.
fn latest_caller(open: &Open) -> Option<Seat> {
    calling(open).or(open.latest.map(|latest| latest.caller))
}

/// The numbers. Those that a seat has called are crossed out, and the latest of all is highlighted.
fn calls(scene: &mut Scene, open: &Open, seat: Seat, corner: Pt, wide: f32) {
    let across = (wide / CALL) as usize;
    let last = latest_caller(open).filter(|caller| *caller == seat).and(open.called[seat.index()].last());
    for number in 1..=open.rules.numbers {
        let n = number - 1;
        let left = pt(corner.x + (n % across) as f32 * CALL, corner.y + LINE * (n / across) as f32);
        let at = pt(left.x + CALL / 2.0, left.y + LINE / 2.0);
        if last == Some(&number) {
            let polygon = corners(left, pt(left.x + CALL, left.y + LINE));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
        let (says, ink) = (number.to_string(), Ink::Seat(seat.0));
        match open.has_called(seat, number) {
            true => scene.struck(at, &says, PRINT, ink),
            false => scene.hand(at, Says::Plain(says), PRINT, Align::Centre, ink),
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
