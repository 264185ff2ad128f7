//! A course: the sheet with its hole and hills, and the path of a ball on it. Lengths are hundredths of a square.

use crate::game::{Chance, Seed};
use crate::kit::flick::SQUARE;
use crate::kit::geometry::{Along, Circle, Point, Polygon, Segment};

/// Vertical lines of the sheet.
pub const COLS: u16 = 20;
/// Horizontal lines of the sheet.
pub const ROWS: u16 = 34;
/// How near a ball must come to the middle of the hole to fall in.
pub const HOLE: u32 = 40;

/// A ball with this distance or more still to run rolls over the hole.
const FAST: u32 = 200;
/// How far a ball stops from a hill or the edge.
const HAIR: i32 = 10;
/// The least and the greatest radius of a hill.
const HILLS: (u32, u32) = (110, 190);
/// The least distances between hills, from a hill to the hole, and from a hill to the edges.
const GAP: i32 = 150;
const GREEN: i32 = 250;
const MARGIN: i32 = 60;
/// The hills lie between these heights.
const LAND: (i32, i32) = (700, 2900);
/// How far a hill of the first half may be from the line between start and hole.
const ASIDE: i32 = 250;
/// How many places are tried for a hill before it becomes a little smaller.
const TRIES: u32 = 40;

#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    pub hole: Point,
    pub hills: Vec<Circle>,
}

/// The reason why a ball stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// It has run out.
    Rest,
    /// The foot of a hill.
    Hill,
    /// The edge of the sheet.
    Edge,
    Hole,
}

impl Course {
    /// The course with this number, with `hills` hills.
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

    /// Puts a hill on the course, at random or on the line to the hole.
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

    /// The end of a ball's path along a line, and the reason why it stops there.
    pub fn roll(&self, line: Segment) -> (Point, Stop) {
        let hill = self.hills.iter().filter_map(|hill| Some((hill.entry(line)?, *hill))).min_by_key(|(at, _)| *at);
        let edge = sheet().hit(line);
        let first = hill.map(|(at, _)| at).into_iter().chain(edge).min();
        if let Some(at) = self.falls(line).filter(|at| first.is_none_or(|first| *at <= first)) {
            return (line.at(at), Stop::Hole);
        }
        match (hill, edge) {
            (Some((at, hill)), edge) if edge.is_none_or(|edge| at <= edge) => {
                // A hair in front of the foot.
                (hill.centre.towards(line.at(at), hill.r as i32 + HAIR), Stop::Hill)
            }
            (_, Some(at)) => (inside(line.at(at)), Stop::Edge),
            _ => (line.b, Stop::Rest),
        }
    }

    /// The point where a ball falls into the hole; `None` if it misses it or is too fast.
    fn falls(&self, line: Segment) -> Option<Along> {
        let at = Circle { centre: self.hole, r: HOLE }.entry(line)?;
        // A ball with exactly that distance to run is too fast.
        line.at(at).near(line.b, FAST - 1).then_some(at)
    }

    /// Whether a hill is on the line.
    pub fn is_blocked(&self, line: Segment) -> bool {
        self.hills.iter().any(|hill| hill.meets(line))
    }
}

/// The start of a seat's ball. The balls lie side by side at the bottom.
pub fn start(seat: usize, seats: usize) -> Point {
    let middle = SQUARE * (i32::from(COLS) + 1) / 2;
    Point::new(middle + 75 * (2 * seat as i32 + 1 - seats as i32), SQUARE * (i32::from(ROWS) - 1))
}

/// The edge of the sheet.
fn sheet() -> Polygon {
    let far = |lines: u16| SQUARE * i32::from(lines);
    Polygon::rectangle(Point::new(SQUARE, SQUARE), Point::new(far(COLS), far(ROWS)))
}

/// A point inside the sheet, at least a hair from its edge.
fn inside(at: Point) -> Point {
    let within = |n: i32, lines: u16| n.clamp(SQUARE + HAIR, SQUARE * i32::from(lines) - HAIR);
    Point::new(within(at.x, COLS), within(at.y, ROWS))
}
