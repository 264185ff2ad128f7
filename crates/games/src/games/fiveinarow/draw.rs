//! The picture: marks in the squares of the paper itself, which goes on beyond them.

use super::sheet::{SIDE, Sheet, Side, Stage};
use crate::base::{Place, Window};
use crate::game::scene::{Align, Ink, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::roster::least;
use crate::kit::{notes, signs};

/// Marks fill their squares more than on a ruled board, since there is nothing else in them, but keep off the lines.
const SIZE: f32 = 1.1;
/// Height of the line below, which says who plays which marks, and of the further line that lists what to choose from.
const FOOT: f32 = 2.0;
const CHOICES: f32 = 1.0;
/// The drawn part grows by this many cells at a time.
const STEP: u16 = 3;
/// From this many cells across on, the coordinates are so large that they are further away.
const LARGE: u16 = 13;
/// How far the tooth of a torn edge goes to both sides.
const TOOTH: f32 = 0.12;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let window = stepped(self.drawn);
        let (cols, rows) = (f32::from(window.cols), f32::from(window.rows));
        let places = window.cols.max(window.rows);
        let edge = notes::edge(places);
        let first = pt(edge + 0.5, edge + 0.5);
        let mut scene = Scene::new(cols + 2.0 * edge, rows + 3.0 * edge - 1.0 + below(self));
        let at = |place: Place| window.at(place, first, 1.0);
        cells(&mut scene, (cols, rows), edge);
        edges(window, &mut scene, &at);
        let gap = if places < LARGE { 1.3 } else { 0.4 + edge };
        scene.lettering(window, first, 1.0, gap, notes::coordinates(scene.width, places));
        let winner = self.side().other();
        for place in &self.latest {
            scene.wash(at(*place), 1.0, Ink::Accent);
        }
        for place in window.places() {
            let Some(side) = self.mark(place) else { continue };
            let ink = ink(self, side);
            match side {
                Side::Cross => scene.cross(at(place), SIZE, ink),
                Side::Ring => scene.nought(at(place), SIZE, ink),
            }
        }
        for (from, to) in &self.won {
            scene.strike((at(*from), at(*to)), 1.0, ink(self, winner), Nib::Bold);
        }
        foot(self, &mut scene, edge);
        scene
    }

    /// The shown part in letters.
    fn board(&self) -> String {
        self.window.text(|place| match self.mark(place) {
            Some(Side::Cross) => 'x',
            Some(Side::Ring) => 'o',
            None => '.',
        })
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        // Marks of an opening are nobody's.
        (self.stage == Stage::Play).then(|| signs::crosses(self.seat(Side::Cross) == seat)).flatten()
    }
}

/// Marks of an opening are nobody's until it is settled who plays which.
fn ink(sheet: &Sheet, side: Side) -> Ink {
    if sheet.stage == Stage::Play { Ink::Seat(sheet.seat(side).0) } else { Ink::Pencil }
}

/// The drawn part, extended to every third line of the sheet, so that the scale does not change with each mark.
fn stepped(drawn: Window) -> Window {
    // The first window, in the middle of the sheet, begins and ends at such lines.
    let along = |from: u16, count: u16| {
        let low = from.saturating_sub((from + 2) % STEP);
        let end = from + count;
        let high = (end + (STEP - (end + 2) % STEP) % STEP).min(SIDE);
        (low, high - low)
    };
    let ((col, cols), (row, rows)) = (along(drawn.from.col, drawn.cols), along(drawn.from.row, drawn.rows));
    Window { from: Place::new(col, row), cols, rows }
}

/// The lines between the cells: paler than the marks and the edge.
fn cells(scene: &mut Scene, (cols, rows): (f32, f32), edge: f32) {
    let (right, low) = (edge + cols, edge + rows);
    for n in 1..cols as u16 {
        let x = edge + f32::from(n);
        scene.stroke([pt(x, edge), pt(x, low)], Ink::Shade, Nib::Fine);
    }
    for n in 1..rows as u16 {
        let y = edge + f32::from(n);
        scene.stroke([pt(edge, y), pt(right, y)], Ink::Shade, Nib::Fine);
    }
}

/// Height of the area below the sheet.
fn below(sheet: &Sheet) -> f32 {
    if sheet.is_choice() { FOOT + CHOICES } else { FOOT }
}

/// The players of the marks. Before that is settled, the players' tasks.
fn foot(sheet: &Sheet, scene: &mut Scene, edge: f32) {
    let size = least(scene.width).max(1.0);
    let y = scene.height - below(sheet) + FOOT / 2.0;
    let key = match sheet.stage {
        Stage::Play => None,
        Stage::Three => Some("fiveinarow-sheet-three"),
        Stage::Choice | Stage::LastChoice => Some("fiveinarow-sheet-chooses"),
        Stage::Two => Some("fiveinarow-sheet-two"),
    };
    if let Some(key) = key {
        let says = Says::Words(Text::new(key).with("seat", sheet.mover()));
        scene.hand(pt(scene.width / 2.0, y), says, size, Align::Centre, Ink::Seat(sheet.mover().0));
        let among = match sheet.stage {
            Stage::Choice => "fiveinarow-sheet-choice",
            Stage::LastChoice => "fiveinarow-sheet-take",
            _ => return,
        };
        let at = pt(scene.width / 2.0, y + CHOICES);
        scene.hand(at, Says::Words(Text::new(among)), size, Align::Centre, Ink::Pencil);
        return;
    }
    scene.sides(pt(edge, y), size, sheet.seat(Side::Cross));
}

/// The sheet's own edge is a line, so that you see that it ends there; elsewhere it is torn off.
fn edges(window: Window, scene: &mut Scene, at: &impl Fn(Place) -> Pt) {
    let (from, last) = (window.from, window.last());
    let (low, high) = (at(from), at(last));
    let corners = corners(pt(low.x - 0.5, low.y - 0.5), pt(high.x + 0.5, high.y + 0.5));
    let ends = [from.row == 0, last.col + 1 == SIDE, last.row + 1 == SIDE, from.col == 0];
    for (n, ends) in ends.into_iter().enumerate() {
        let (a, b) = (corners[n], corners[(n + 1) % 4]);
        if ends {
            scene.stroke([a, b], Ink::Grid, Nib::Bold);
        } else {
            scene.stroke(torn(a, b), Ink::Pencil, Nib::Fine);
        }
    }
}

/// A zigzag along an upright or level line, two teeth to a square.
fn torn(a: Pt, b: Pt) -> Vec<Pt> {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let count = (2.0 * (dx.abs() + dy.abs())).round().max(1.0);
    let (dx, dy) = (dx / count, dy / count);
    let tooth = |n: u16| {
        let off = if n.is_multiple_of(2) { -2.0 * TOOTH } else { 2.0 * TOOTH };
        let along = f32::from(n) + 0.5;
        pt(a.x + dx * along - dy * off, a.y + dy * along + dx * off)
    };
    std::iter::once(a).chain((0..count as u16).map(tooth)).chain([b]).collect()
}

/// A slanting row among other marks.
pub fn emblem() -> Scene {
    const CROSSES: [(u8, u8); 7] = [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (2, 2), (4, 5)];
    const RINGS: [(u8, u8); 6] = [(3, 3), (2, 3), (3, 5), (5, 4), (4, 2), (6, 1)];
    let middle = |(x, y): (u8, u8)| pt(f32::from(x) + 0.5, f32::from(y) + 0.5);
    let mut scene = Scene::new(8.0, 8.0);
    scene.strip((middle(CROSSES[0]), middle(CROSSES[4])), 0.6, Ink::Accent);
    CROSSES.iter().for_each(|at| scene.cross(middle(*at), SIZE, Ink::Seat(0)));
    RINGS.iter().for_each(|at| scene.nought(middle(*at), SIZE, Ink::Seat(1)));
    scene
}
