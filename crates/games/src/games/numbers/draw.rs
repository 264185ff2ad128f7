//! The picture: the rows in which something is left, in several columns if the sheet is long. Crossed-out digits have a
//! line through them, and the latest line is accented. Free pairs are not shown.

use super::race::Race;
use super::sheet::{COLS, Last, Sheet};
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::grid;

/// Side of a cell.
const STEP: f32 = 1.5;
/// The most rows under each other.
const DEEP: usize = 24;
/// Width of a column of rows with their numbers, and how much of it is at the left of the cells.
const WIDE: f32 = COLS as f32 * STEP + 3.2;
const EDGE: f32 = 1.6;
/// What is above the cells: a line of words and the letters.
const HEAD: f32 = 3.2;
/// Below the cells: the letters again.
const FOOT: f32 = 1.6;
/// The most columns of rows beside each other, where there are several sheets.
const ACROSS: usize = 4;

/// A pair of cells of a seat that is pointed at.
type Pair = (Seat, (usize, usize));

impl Drawn for Race {
    fn scene(&self) -> Scene {
        draw(self, None)
    }

    /// The sheets in letters: `.` is a digit that is crossed out; rows without digits are left out.
    fn board(&self) -> String {
        let sheets = self.seats().map(|seat| {
            let sheet = self.sheet(seat);
            let all = grid::text(COLS as u16, sheet.cells().div_ceil(COLS) as u16, |place| {
                let cell = usize::from(place.row) * COLS + usize::from(place.col);
                match sheet.cell(cell) {
                    Some((digit, true)) => char::from(b'0' + digit),
                    Some(_) => '.',
                    None => ' ',
                }
            });
            let mut lines = all.lines();
            let letters = lines.next().unwrap_or_default().to_owned();
            let rows = lines.enumerate().filter(|(row, _)| sheet.has_left(*row));
            let rows = rows.map(|(_, line)| format!("\n{}", line.trim_end()));
            let counts = format!("left {} refills {} moves {}", sheet.left, sheet.refills, sheet.moves);
            format!("{letters}{}\n{counts}", rows.collect::<String>())
        });
        sheets.collect::<Vec<_>>().join("\n\n")
    }
}

/// The sheets, and a pair that is pointed at.
pub fn draw(race: &Race, hint: Option<Pair>) -> Scene {
    let mut scene = Scene::new(WIDE, 1.0);
    let (mut column, mut top, mut bottom) = (0, 0.0f32, 0.0f32);
    for seat in race.seats() {
        let rows = rows(race.sheet(seat), hint.filter(|(owner, _)| *owner == seat));
        let columns = rows.len().div_ceil(DEEP).max(1);
        if column > 0 && column + columns > ACROSS {
            (column, top) = (0, bottom + 0.6);
        }
        let corner = pt(column as f32 * WIDE, top);
        let high = HEAD + rows.len().clamp(1, DEEP) as f32 * STEP + FOOT;
        board(&mut scene, race, seat, &rows, corner);
        if let Some((_, (one, two))) = hint.filter(|(owner, _)| *owner == seat) {
            let at = |cell: usize| spot(&rows, corner, cell);
            for at in [one, two].into_iter().filter_map(at) {
                scene.add(Item::Ring { at, r: STEP * 0.45, ink: Ink::Accent, nib: Nib::Bold });
            }
        }
        column += columns;
        bottom = bottom.max(top + high);
        scene.width = scene.width.max(column as f32 * WIDE);
        scene.height = bottom;
    }
    scene
}

/// The rows that are shown: those where something is left, and those of the latest change.
fn rows(sheet: &Sheet, hint: Option<Pair>) -> Vec<usize> {
    let mut latest = hint.map(|(_, (one, two))| vec![one, two]).unwrap_or_default();
    if let Some(Last::Struck(one, two)) = sheet.last {
        latest.extend([one, two]);
    }
    let shown = |row: &usize| sheet.has_left(*row) || latest.iter().any(|cell| cell / COLS == *row);
    (0..sheet.cells().div_ceil(COLS)).filter(shown).collect()
}

/// The middle of a cell, if its row is shown.
fn spot(rows: &[usize], corner: Pt, cell: usize) -> Option<Pt> {
    let n = rows.iter().position(|row| *row == cell / COLS)?;
    let x = corner.x + (n / DEEP) as f32 * WIDE + EDGE + ((cell % COLS) as f32 + 0.5) * STEP;
    Some(pt(x, corner.y + HEAD + ((n % DEEP) as f32 + 0.5) * STEP))
}

fn board(scene: &mut Scene, race: &Race, seat: Seat, rows: &[usize], corner: Pt) {
    let sheet = race.sheet(seat);
    let mut x = corner.x + EDGE;
    if race.sheets.len() > 1 {
        scene.name(pt(x, corner.y + 0.8), seat, 1.1, Align::Left, 5.0);
        x += 5.4;
    }
    let text = Text::new("numbers-count").with("left", sheet.left).with("refills", sheet.refills);
    let text = text.with("moves", sheet.moves);
    scene.hand(pt(x, corner.y + 0.8), Says::Words(text), 0.9, Align::Left, Ink::Pencil);
    for (n, lines) in rows.chunks(DEEP).enumerate() {
        labels(scene, lines, pt(corner.x + n as f32 * WIDE + EDGE, corner.y + HEAD));
    }
    // A latest change of somebody else's sheet is older.
    let fresh = race.latest == Some(seat);
    for &row in rows {
        for cell in row * COLS..(row + 1) * COLS {
            if let (Some((digit, left)), Some(at)) = (sheet.cell(cell), spot(rows, corner, cell)) {
                digit_at(scene, sheet, cell, (digit, left), at, seat, fresh);
            }
        }
    }
    let Some(Last::Struck(one, two)) = sheet.last else { return };
    if let (true, Some(a), Some(b)) = (fresh, spot(rows, corner, one), spot(rows, corner, two)) {
        link(scene, a, b);
    }
}

/// Letters above and below, numbers at both sides, and the ruled cells between.
fn labels(scene: &mut Scene, rows: &[usize], at: Pt) {
    scene.add(Item::Grid { at, cols: COLS as u16, rows: rows.len() as u16, step: STEP });
    let end = at.y + rows.len() as f32 * STEP;
    let mut label = |at, says| {
        scene.add(Item::Label { at, says, size: 0.8, align: Align::Centre, ink: Ink::Pencil, face: Face::Print });
    };
    for col in 0..COLS as u16 {
        let x = at.x + (f32::from(col) + 0.5) * STEP;
        label(pt(x, at.y - 0.7), Says::Column(col));
        label(pt(x, end + 0.7), Says::Column(col));
    }
    for (n, row) in rows.iter().enumerate() {
        let y = at.y + (n as f32 + 0.5) * STEP;
        label(pt(at.x - 0.8, y), Says::Row(*row as u16));
        label(pt(at.x + COLS as f32 * STEP + 0.8, y), Says::Row(*row as u16));
    }
}

fn digit_at(scene: &mut Scene, sheet: &Sheet, cell: usize, (digit, left): (u8, bool), at: Pt, seat: Seat, fresh: bool) {
    let struck = match sheet.last {
        Some(Last::Struck(one, two)) => fresh && (cell == one || cell == two),
        Some(Last::Written(from)) if fresh && left && cell >= from => {
            wash(scene, at, Ink::Shade);
            if cell == from {
                let x = at.x - STEP / 2.0;
                scene.stroke([pt(x, at.y - STEP * 0.6), pt(x, at.y + STEP * 0.6)], Ink::Accent, Nib::Bold);
            }
            false
        }
        _ => false,
    };
    if struck {
        wash(scene, at, Ink::Accent);
    }
    let ink = if left { Ink::Seat(seat.0) } else { Ink::Pencil };
    scene.hand(at, Says::Plain(digit.to_string()), 1.35, Align::Centre, ink);
    if !left {
        let (r, ink) = (STEP * 0.36, if struck { Ink::Accent } else { Ink::Pencil });
        let nib = if struck { Nib::Pen } else { Nib::Fine };
        scene.stroke([pt(at.x - r, at.y + r), pt(at.x + r, at.y - r)], ink, nib);
    }
}

fn wash(scene: &mut Scene, at: Pt, ink: Ink) {
    let h = STEP * 0.46;
    scene.add(Item::Fill { polygon: corners(pt(at.x - h, at.y - h), pt(at.x + h, at.y + h)), ink });
}

/// A line between the two latest, where they stand in one row or column of the picture.
fn link(scene: &mut Scene, a: Pt, b: Pt) {
    if a.x == b.x || a.y == b.y {
        scene.stroke([a, b], Ink::Accent, Nib::Fine);
    }
}
