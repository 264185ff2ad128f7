//! Tally strokes, and the list of the sums of two dice that players mark.

use crate::game::scene::{Align, Ink, Nib, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};
use crate::kit::pairs;
use crate::kit::roster::least;

/// Distance between strokes, and the additional gap after each five.
const APART: f32 = 0.45;
const FREE: f32 = 0.3;
/// More strokes than this are closer together, so that they keep to their column.
const ROOM: u8 = 10;
/// Half the height of a stroke, and of one that crosses four others, as shares of the line.
const HALF: f32 = 0.36;
const ACROSS: f32 = 0.24;
/// Height of a line of a list with room.
pub const ROW: f32 = 2.0;
/// The right edge of the sums.
const SUM: f32 = 1.9;

/// The width of this many strokes.
pub fn width(count: u8) -> f32 {
    let n = f32::from(count);
    if count == 0 { 0.0 } else { closer(count) * (APART * (n - 1.0) + FREE * f32::from((count - 1) / 5)) }
}

/// How much closer together this many strokes are.
fn closer(count: u8) -> f32 {
    f32::from(ROOM) / f32::from(count.max(ROOM))
}

/// Draws tally strokes from a point to the right, in a line this high. Each fifth stroke crosses the four before it.
/// The latest ones are shown by a wash of their cell: a halo would touch their neighbours.
///
/// ```
/// use kletka_games::game::scene::{Scene, pt};
/// use kletka_games::game::Seat;
/// use kletka_games::kit::tally;
///
/// let mut scene = Scene::new(4.0, 1.0);
/// tally::strokes(&mut scene, (pt(0.5, 0.5), 1.0), 7, Seat(0));
/// assert_eq!(scene.items.len(), 7);
/// ```
pub fn strokes(scene: &mut Scene, (at, row): (Pt, f32), count: u8, seat: Seat) {
    let apart = closer(count) * APART;
    for n in 0..count {
        let x = at.x + apart * f32::from(n) + closer(count) * FREE * f32::from(n / 5);
        let ends = match n % 5 {
            4 => [pt(x - 4.4 * apart, at.y + ACROSS * row), pt(x - 0.6 * apart, at.y - ACROSS * row)],
            _ => [pt(x + 0.04, at.y - HALF * row), pt(x - 0.04, at.y + HALF * row)],
        };
        scene.stroke(ends, Ink::Seat(seat.0), Nib::Bold);
    }
}

/// Writes all sums below each other from a corner, in lines this high, with the text of `beside` at the right edge.
/// Rules the lines between them up to `across`. Above the list are the headings.
pub fn list(scene: &mut Scene, (corner, row): (Pt, f32), (width, across): (f32, f32), beside: &dyn Fn(u8) -> String) {
    let size = least(scene.width).max(0.7 * row);
    let head = |key| Says::Words(Text::new(key));
    let heads = [(0.0, Align::Left, "tally-sheet-sums"), (width - 0.4, Align::Right, "tally-sheet-worth")];
    for (x, align, key) in heads {
        scene.hand(pt(corner.x + x, corner.y - 1.0), head(key), 1.1 * least(scene.width), align, Ink::Pencil);
    }
    for (n, sum) in pairs::sums().enumerate() {
        let y = corner.y + row * (n as f32 + 0.5);
        scene.hand(pt(corner.x + SUM, y), Says::Plain(sum.to_string()), size, Align::Right, Ink::Pencil);
        scene.hand(pt(corner.x + width - 0.4, y), Says::Plain(beside(sum)), size, Align::Right, Ink::Pencil);
        let below = if n + 1 == pairs::SUMS { width } else { across };
        let line = [pt(corner.x, y + row / 2.0), pt(corner.x + below, y + row / 2.0)];
        scene.stroke(line, Ink::Grid, Nib::Ruler);
    }
}
