//! Circles, computed with squares of distances.

use super::{Along, Point, Segment, Side, dot};

/// A circle.
///
/// ```
/// use kletka_games::kit::geometry::{Circle, Point, Segment};
///
/// let hill = Circle { centre: Point::new(50, 0), r: 20 };
/// let stroke = Segment::new(Point::new(0, 0), Point::new(100, 0));
/// assert!(hill.meets(stroke));
/// assert_eq!(hill.entry(stroke).map(|foot| stroke.at(foot)), Some(Point::new(30, 0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circle {
    /// Its centre.
    pub centre: Point,
    /// Its radius.
    pub r: u32,
}

impl Circle {
    /// Where a point lies.
    pub fn side(self, point: Point) -> Side {
        let r = i64::from(self.r);
        match self.centre.square_to(point).cmp(&(r * r)) {
            std::cmp::Ordering::Less => Side::Inside,
            std::cmp::Ordering::Equal => Side::Edge,
            std::cmp::Ordering::Greater => Side::Outside,
        }
    }

    /// Whether a segment touches the circle or what is in it.
    pub fn meets(self, segment: Segment) -> bool {
        segment.near(self.centre, self.r)
    }

    /// The first point of the disc on a walk along a segment; `None` if they do not meet. What
    /// a fraction of the square of the length cannot say exactly is said a little later, never earlier.
    pub fn entry(self, segment: Segment) -> Option<Along> {
        if !self.meets(segment) {
            return None;
        }
        if self.side(segment.a) != Side::Outside {
            return Some(Along::START);
        }
        // The smaller root of |a + t(b - a) - centre|² = r², times the square of the length.
        let length = segment.a.square_to(segment.b);
        let towards = dot(segment.a, segment.b, self.centre);
        let r = i128::from(self.r);
        let beyond = i128::from(segment.a.square_to(self.centre)) - r * r;
        let root = i128::from(towards) * i128::from(towards) - i128::from(length) * beyond;
        // Not negative, since the segment meets the circle; and not above `towards`, since it begins outside.
        let root = i64::try_from(root.unsigned_abs().isqrt()).unwrap_or(towards);
        Some(Along::new(towards - root, length))
    }
}
