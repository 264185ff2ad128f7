//! A course: the sheet with its hole and hills, and how far a ball goes on it. Lengths are hundredths of a square.

use crate::game::{Chance, Seed};
use crate::kit::flick::SQUARE;
use crate::kit::geometry::{Along, Circle, Point, Polygon, Segment};

/// Lines of the sheet across and down.
pub const COLS: u16 = 20;
/// Lines of the sheet down.
pub const ROWS: u16 = 34;
/// How near to the hole a ball must come to fall in.
pub const HOLE: u32 = 40;

/// With so much still to run, or more, a ball rolls over the hole.
const FAST: u32 = 200;
/// How far a ball stands from a hill or the edge that has stopped it.
const HAIR: i32 = 10;
/// The least and the greatest radius of a hill.
const HILLS: (u32, u32) = (110, 190);
/// How far apart hills are, how far from the hole, and how far from the edges.
const GAP: i32 = 150;
const GREEN: i32 = 250;
const MARGIN: i32 = 60;
/// The rows between which hills are.
const LAND: (i32, i32) = (700, 2900);
/// How far a hill of the first half may lie beside the way from the start to the hole.
const ASIDE: i32 = 250;
/// How often a hill is tried before it becomes a little smaller.
const TRIES: u32 = 40;

/// A course.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The hole.
    pub hole: Point,
    /// The hills.
    pub hills: Vec<Circle>,
}

/// What stops a ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Nothing but its own slowness.
    Rest,
    /// The foot of a hill.
    Hill,
    /// The edge of the sheet.
    Edge,
    /// It is in the hole.
    Hole,
}

impl Course {
    /// The course of a number, with so many hills.
    pub fn of(number: u32, hills: u8) -> Course {
        let mut key = [0; 32];
        key[..4].copy_from_slice(&number.to_le_bytes());
        let mut lot = Chance::seeded(&Seed(key), 0);
        let hole = Point::new(lot.range(500, 1600) as i32, 300);
        let mut course = Course { hole, hills: Vec::new() };
        for n in 0..hills {
            course.raise(&mut lot, n < hills.div_ceil(2));
        }
        course
    }

    /// Puts a hill somewhere, or where it is in the way.
    fn raise(&mut self, lot: &mut Chance, in_the_way: bool) {
        let (mut tried, mut r) = (0, lot.range(HILLS.0, HILLS.1) as i32);
        loop {
            let low = SQUARE + MARGIN + r;
            let y = lot.range((LAND.0 + r) as u32, (LAND.1 - r) as u32) as i32;
            let wide = SQUARE * i32::from(COLS) - MARGIN - r;
            let x = if in_the_way {
                let (from, to) = (start(0, 1), self.hole);
                let on_way = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y);
                (on_way + lot.range(0, 2 * ASIDE as u32) as i32 - ASIDE).clamp(low, wide)
            } else {
                lot.range(low as u32, wide as u32) as i32
            };
            let centre = Point::new(x, y);
            let clear = |hill: &Circle| !hill.centre.near(centre, hill.r + (r + GAP) as u32);
            if self.hills.iter().all(clear) && !self.hole.near(centre, (r + GREEN) as u32) {
                self.hills.push(Circle { centre, r: r as u32 });
                return;
            }
            tried += 1;
            r = if tried % TRIES == 0 { (r - 10).max(30) } else { r };
        }
    }

    /// How far a ball goes along a line, and what stops it.
    pub fn roll(&self, line: Segment) -> (Point, Stop) {
        let hill = self.hills.iter().filter_map(|hill| Some((hill.entry(line)?, *hill))).min_by_key(|(at, _)| *at);
        let edge = sheet().hit(line);
        let first = hill.map(|(at, _)| at).into_iter().chain(edge).min();
        if let Some(at) = self.falls(line).filter(|at| first.is_none_or(|first| *at <= first)) {
            return (line.at(at), Stop::Hole);
        }
        match (hill, edge) {
            (Some((at, hill)), edge) if edge.is_none_or(|edge| at <= edge) => {
                // A hair before the foot.
                (hill.centre.towards(line.at(at), hill.r as i32 + HAIR), Stop::Hill)
            }
            (_, Some(at)) => (inside(line.at(at)), Stop::Edge),
            _ => (line.b, Stop::Rest),
        }
    }

    /// Where a ball falls into the hole that is not too fast for it.
    fn falls(&self, line: Segment) -> Option<Along> {
        let at = Circle { centre: self.hole, r: HOLE }.entry(line)?;
        // Just as much is too much.
        line.at(at).near(line.b, FAST - 1).then_some(at)
    }

    /// Whether a hill lies in the way.
    pub fn is_blocked(&self, line: Segment) -> bool {
        self.hills.iter().any(|hill| hill.meets(line))
    }
}

/// Where the ball of a seat begins: side by side at the bottom.
pub fn start(seat: usize, seats: usize) -> Point {
    let middle = SQUARE * (i32::from(COLS) + 1) / 2;
    Point::new(middle + 75 * (2 * seat as i32 + 1 - seats as i32), SQUARE * (i32::from(ROWS) - 1))
}

/// The edge of the sheet.
fn sheet() -> Polygon {
    let far = |lines: u16| SQUARE * i32::from(lines);
    Polygon::rectangle(Point::new(SQUARE, SQUARE), Point::new(far(COLS), far(ROWS)))
}

/// A hair within the edge of the sheet.
fn inside(at: Point) -> Point {
    let within = |n: i32, lines: u16| n.clamp(SQUARE + HAIR, SQUARE * i32::from(lines) - HAIR);
    Point::new(within(at.x, COLS), within(at.y, ROWS))
}
