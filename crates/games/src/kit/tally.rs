//! Tally strokes, and the list of the sums of two dice that players mark.

use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::pairs;
use crate::kit::roster::least;

/// Distance between strokes, and the additional gap after each five.
const APART: f32 = 0.7;
const FREE: f32 = 0.3;
/// The last of so many strokes crosses the others.
const FIVE: u8 = 5;
/// More strokes than this are closer together, so that they keep to their column.
const ROOM: u8 = 6;
/// Half the height of a stroke, and of one that crosses four others, as shares of the line.
const HALF: f32 = 0.32;
const ACROSS: f32 = 0.24;
/// Distance between strokes in several lines below each other, so that you can count them.
const STACKED: f32 = 0.9;
/// How far the wash of the latest strokes reaches beyond them, in distances of strokes: towards a neighbour, and where
/// there is none. Half its height as a share of the line: it keeps off the rules.
const WASH: f32 = 0.66;
const FAR: f32 = 1.1;
const TALL: f32 = 0.45;
/// Height of the numbers of a list as a share of the line, of its headings in least heights, and the most for which
/// both of these have room.
const NUMBERS: f32 = 0.85;
const HEADINGS: f32 = 1.4;
const LARGE: f32 = 1.55;
/// Height of a line of a list with room.
pub const ROW: f32 = 2.0;
/// How far the middle of the headings is above the list: that of the names beside them.
const HEADED: f32 = 1.2;
/// The right edge of the sums, and how far that of their worth is from the end: below the middle of its heading.
const SUM: f32 = 2.3;
const WORTH: f32 = 1.1;

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
/// The `fresh` latest ones have a wash below them: a halo would touch their neighbours.
///
/// ```
/// use kletka_games::game::scene::{Scene, pt};
/// use kletka_games::game::Seat;
/// use kletka_games::kit::tally;
///
/// let mut scene = Scene::new(4.0, 1.0);
/// tally::strokes(&mut scene, (pt(0.5, 0.5), 1.0), (7, 1), Seat(0));
/// assert_eq!(scene.items.len(), 7 + 1);
/// ```
pub fn strokes(scene: &mut Scene, place: (Pt, f32), counts: (u8, u8), seat: Seat) {
    spaced(scene, place, counts, seat, APART);
}

/// Draws strokes at this distance.
fn spaced(scene: &mut Scene, (at, row): (Pt, f32), (count, fresh): (u8, u8), seat: Seat, apart: f32) {
    let apart = closer(count) * apart;
    let along = |n: u8| at.x + apart * f32::from(n) + closer(count) * FREE * f32::from(n / 5);
    if fresh > 0 {
        let first = count.saturating_sub(fresh);
        // A stroke across begins at the left of those that it crosses.
        let first = if (first..count).any(|n| n % 5 == 4 && n - 4 < first) { first / 5 * 5 } else { first };
        // Such a stroke ends before the place of a fifth one.
        let last = along(count - 1) - if count % 5 == 0 { 0.6 * apart } else { 0.0 };
        let before = if first % 5 == 0 { FAR } else { WASH };
        let (low, high) = (along(first) - (before * apart).min(FAR * APART), last + FAR * apart);
        let polygon = corners(pt(low, at.y - TALL * row), pt(high, at.y + TALL * row));
        scene.add(Item::Fill { polygon, ink: Ink::Accent });
    }
    for n in 0..count {
        let x = along(n);
        let ends = match n % 5 {
            4 => [pt(x - 4.4 * apart, at.y + ACROSS * row), pt(x - 0.6 * apart, at.y - ACROSS * row)],
            _ => [pt(x + 0.04, at.y - HALF * row), pt(x - 0.04, at.y + HALF * row)],
        };
        scene.stroke(ends, Ink::Seat(seat.0), Nib::Pen);
    }
}

/// Draws tally strokes in a narrow column: each five in a line of its own, one below the other in the height of a row.
pub fn stacked(scene: &mut Scene, (at, row): (Pt, f32), (count, fresh): (u8, u8), seat: Seat) {
    let high = row / f32::from(count.div_ceil(FIVE).max(1));
    for line in 0..count.div_ceil(FIVE) {
        let from = FIVE * line;
        let end = count.min(from + FIVE);
        let new = end.saturating_sub(count.saturating_sub(fresh).max(from));
        let y = at.y - row / 2.0 + high * (f32::from(line) + 0.5);
        let apart = if count > FIVE { STACKED } else { APART };
        spaced(scene, (pt(at.x, y), high), (end - from, new), seat, apart);
    }
}

/// Writes the word for the totals before the feet of the columns, and rules the lower edge of the table there, which is
/// `low` units down, and the upper edge of their row. That row is `high`, the room before the columns `wide`.
pub fn total(scene: &mut Scene, low: f32, high: f32, wide: f32) {
    let says = Says::Words(Text::new("dice-sheet-total"));
    let size = 1.35 * least(scene.width);
    scene.hand(pt(0.3, low - high / 2.0), says, size, Align::Left, Ink::Pencil);
    for y in [low - high, low] {
        scene.stroke([pt(0.0, y), pt(wide, y)], Ink::Pencil, Nib::Ruler);
    }
}

/// Height of the numbers in a line of a list this high.
pub fn number(scene: &Scene, row: f32) -> f32 {
    least(scene.width).max(NUMBERS * row)
}

/// Writes all sums below each other from a corner, in lines this high, with the text of `beside` at the right edge.
/// Rules the lines between them up to `across`. Above the list are the headings.
pub fn list(scene: &mut Scene, (corner, row): (Pt, f32), (width, across): (f32, f32), beside: &dyn Fn(u8) -> String) {
    let (size, heading) = (number(scene, row), (HEADINGS * least(scene.width)).min(LARGE));
    let head = |key| Says::Words(Text::new(key));
    let heads = [(0.0, Align::Left, "tally-sheet-sums"), (width - 0.4, Align::Right, "tally-sheet-worth")];
    for (x, align, key) in heads {
        scene.hand(pt(corner.x + x, corner.y - HEADED), head(key), heading, align, Ink::Pencil);
    }
    for (n, sum) in pairs::sums().enumerate() {
        let y = corner.y + row * (n as f32 + 0.5);
        scene.hand(pt(corner.x + SUM, y), Says::Plain(sum.to_string()), size, Align::Right, Ink::Pencil);
        scene.hand(pt(corner.x + width - WORTH, y), Says::Plain(beside(sum)), size, Align::Right, Ink::Pencil);
        // Thin between the lines, so that the marks stand out.
        let (below, nib) = if n + 1 == pairs::SUMS { (width, Nib::Ruler) } else { (across, Nib::Fine) };
        scene.stroke([pt(corner.x, y + row / 2.0), pt(corner.x + below, y + row / 2.0)], Ink::Pencil, nib);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fives_stand_below_each_other_in_a_narrow_column() {
        let mut scene = Scene::new(4.0, 2.0);
        stacked(&mut scene, (pt(0.5, 1.0), 2.0), (13, 2), Seat(0));
        assert_eq!(scene.items.len(), 13 + 1);
        for item in &scene.items {
            let (Item::Stroke { points, .. } | Item::Fill { polygon: points, .. }) = item else { panic!("{item:?}") };
            let inside = |p: &Pt| (0.0..=0.5 + 4.0 * STACKED).contains(&p.x) && (0.0..=2.0).contains(&p.y);
            assert!(points.iter().all(inside), "{points:?}");
        }
    }
}
