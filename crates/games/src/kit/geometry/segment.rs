//! Straight segments: how two of them meet, and points on them, near them, or in their way.

use std::cmp::Ordering;

use super::{Bend, Point, bend, cross, dot, nearest, vector};

/// A straight segment, including its ends. Both ends may be the same point.
///
/// ```
/// use kletka_games::kit::geometry::{Meeting, Point, Segment};
///
/// let line = Segment::new(Point::new(0, 0), Point::new(4, 4));
/// assert!(line.holds(Point::new(3, 3)) && !line.holds(Point::new(5, 5)));
/// assert_eq!(line.meets(Segment::new(Point::new(0, 4), Point::new(4, 0))), Meeting::Crosses);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Segment {
    /// The start.
    pub a: Point,
    /// The end.
    pub b: Point,
}

/// The common points of two segments.
///
/// ```
/// use kletka_games::kit::geometry::{Meeting, Point, Segment};
///
/// let segment = |ax, ay, bx, by| Segment::new(Point::new(ax, ay), Point::new(bx, by));
/// let line = segment(0, 0, 4, 0);
/// assert_eq!(line.meets(segment(0, 1, 4, 1)), Meeting::Apart);
/// assert_eq!(line.meets(segment(4, 0, 8, 3)), Meeting::Shares);
/// assert_eq!(line.meets(segment(2, 0, 2, 3)), Meeting::Touches);
/// assert_eq!(line.meets(segment(2, -1, 2, 1)), Meeting::Crosses);
/// assert_eq!(line.meets(segment(3, 0, 9, 0)), Meeting::Overlaps);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// No point in common.
    Apart,
    /// One point that is an end of both.
    Shares,
    /// One point that is an end of only one of them.
    Touches,
    /// One point that is an end of neither.
    Crosses,
    /// A piece with some length.
    Overlaps,
}

/// A position along a segment, as an exact fraction of its length. Ordered from the start to the end.
///
/// ```
/// use kletka_games::kit::geometry::{Along, Point, Segment};
///
/// let line = Segment::new(Point::new(0, 0), Point::new(30, 0));
/// let wall = Segment::new(Point::new(10, -5), Point::new(10, 5));
/// let hit = line.hit(wall).unwrap();
/// assert!(Along::START < hit && hit < Along::END);
/// assert_eq!(line.at(hit), Point::new(10, 0));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Along {
    part: i64,
    of: i64,
}

impl Along {
    /// The start of a segment.
    pub const START: Along = Along { part: 0, of: 1 };
    /// The end of a segment.
    pub const END: Along = Along { part: 1, of: 1 };

    /// `part` / `of` of the way. A position beyond the segment becomes the nearer end.
    pub(super) fn new(part: i64, of: i64) -> Along {
        let (part, of) = if of < 0 { (-part, -of) } else { (part, of.max(1)) };
        Along { part: part.clamp(0, of), of }
    }
}

impl Ord for Along {
    fn cmp(&self, other: &Along) -> Ordering {
        let product = |a: i64, b: i64| i128::from(a) * i128::from(b);
        product(self.part, other.of).cmp(&product(other.part, self.of))
    }
}

impl PartialOrd for Along {
    fn partial_cmp(&self, other: &Along) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Along {
    fn eq(&self, other: &Along) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Along {}

impl Segment {
    /// The segment between two points.
    pub const fn new(a: Point, b: Point) -> Segment {
        Segment { a, b }
    }

    /// Whether a point lies on the segment, ends included.
    pub fn holds(self, point: Point) -> bool {
        bend(self.a, self.b, point) == Bend::Straight && dot(point, self.a, self.b) <= 0
    }

    /// The common points of this segment and another one.
    pub fn meets(self, other: Segment) -> Meeting {
        let Segment { a, b } = self;
        let Segment { a: c, b: d } = other;
        let apart = |one: Bend, two: Bend| one != two && one != Bend::Straight && two != Bend::Straight;
        if apart(bend(a, b, c), bend(a, b, d)) && apart(bend(c, d, a), bend(c, d, b)) {
            return Meeting::Crosses;
        }
        // If they share anything else, they share an end of one of them.
        let mut common =
            [a, b].into_iter().filter(|p| other.holds(*p)).chain([c, d].into_iter().filter(|p| self.holds(*p)));
        let Some(first) = common.next() else { return Meeting::Apart };
        if common.any(|point| point != first) {
            Meeting::Overlaps
        } else if (first == a || first == b) && (first == c || first == d) {
            Meeting::Shares
        } else {
            Meeting::Touches
        }
    }

    /// Whether a point is at most this far from the segment.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Point, Segment};
    ///
    /// let line = Segment::new(Point::new(0, 0), Point::new(10, 0));
    /// assert!(line.near(Point::new(5, 3), 3) && line.near(Point::new(13, 4), 5));
    /// assert!(!line.near(Point::new(14, 0), 3));
    /// ```
    pub fn near(self, point: Point, distance: u32) -> bool {
        let apart = |a: i32, b: i32, own: i32| {
            let (a, b, own, by) = (i64::from(a), i64::from(b), i64::from(own), i64::from(distance));
            own + by < a.min(b) || a.max(b) < own - by
        };
        if apart(self.a.x, self.b.x, point.x) || apart(self.a.y, self.b.y, point.y) {
            return false;
        }
        let along = dot(self.a, self.b, point);
        if along <= 0 {
            self.a.near(point, distance)
        } else if along >= self.a.square_to(self.b) {
            self.b.near(point, distance)
        } else {
            self.line_near(point, distance)
        }
    }

    /// Whether a point is at most this far from the endless line through the segment. The ends must differ.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Point, Segment};
    ///
    /// let line = Segment::new(Point::new(0, 0), Point::new(10, 0));
    /// assert!(line.line_near(Point::new(99, 3), 3) && !line.line_near(Point::new(99, 4), 3));
    /// ```
    pub fn line_near(self, point: Point, distance: u32) -> bool {
        let height = i128::from(cross(self.a, self.b, point));
        let distance = i128::from(distance);
        height * height <= distance * distance * i128::from(self.a.square_to(self.b))
    }

    /// Whether the upright rectangles round two segments have a common point. This quick test already rules out most
    /// segments of a sheet.
    fn frames_meet(self, other: Segment) -> bool {
        let meet = |a: i32, b: i32, c: i32, d: i32| a.min(b) <= c.max(d) && c.min(d) <= a.max(b);
        meet(self.a.x, self.b.x, other.a.x, other.b.x) && meet(self.a.y, self.b.y, other.a.y, other.b.y)
    }

    /// The first point of another segment on a walk along this one; `None` if they do not meet.
    pub fn hit(self, other: Segment) -> Option<Along> {
        if !self.frames_meet(other) {
            return None;
        }
        let own = vector(self.a, self.b);
        let across = vector(other.a, other.b);
        let both = own.0 * across.1 - own.1 * across.0;
        match self.meets(other) {
            Meeting::Apart => None,
            _ if both != 0 => {
                let to = vector(self.a, other.a);
                Some(Along::new(to.0 * across.1 - to.1 * across.0, both))
            }
            // On the same line: the start, or the nearer end of the other segment.
            _ if other.holds(self.a) => Some(Along::START),
            _ => {
                let part = dot(self.a, self.b, other.a).min(dot(self.a, self.b, other.b));
                Some(Along::new(part, self.a.square_to(self.b)))
            }
        }
    }

    /// The first of some segments on a walk along this one, by number, and the position of the hit. If several are hit
    /// at one point, the first in their order counts.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Point, Segment};
    ///
    /// let upright = |x| Segment::new(Point::new(x, -9), Point::new(x, 9));
    /// let stroke = Segment::new(Point::new(0, 0), Point::new(50, 0));
    /// let walls = [upright(40), upright(20), upright(60)];
    /// assert_eq!(stroke.first(walls).map(|(wall, at)| (wall, stroke.at(at))), Some((1, Point::new(20, 0))));
    /// ```
    pub fn first(self, others: impl IntoIterator<Item = Segment>) -> Option<(usize, Along)> {
        let hits = others.into_iter().enumerate().filter_map(|(n, other)| Some((n, self.hit(other)?)));
        hits.min_by_key(|(_, at)| *at)
    }

    /// The position along the segment that is nearest to a point.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Along, Point, Segment};
    ///
    /// let line = Segment::new(Point::new(0, 0), Point::new(10, 0));
    /// assert_eq!(line.at(line.foot(Point::new(4, 7))), Point::new(4, 0));
    /// assert_eq!(line.foot(Point::new(14, 7)), Along::END);
    /// ```
    pub fn foot(self, point: Point) -> Along {
        Along::new(dot(self.a, self.b, point), self.a.square_to(self.b))
    }

    /// The point at a position along the segment, rounded to the nearest whole coordinates, halves to the larger ones.
    pub fn at(self, along: Along) -> Point {
        let between = |a: i32, b: i32| {
            let (a, b, part, of) = (i128::from(a), i128::from(b), i128::from(along.part), i128::from(along.of));
            nearest(a * of + (b - a) * part, of)
        };
        Point::new(between(self.a.x, self.b.x), between(self.a.y, self.b.y))
    }
}
