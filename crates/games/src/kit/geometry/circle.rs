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
    /// The centre, in the game's unit.
    pub centre: Point,
    /// The radius, in the game's unit.
    pub r: u32,
}

impl Circle {
    /// Whether a point lies inside, on the edge or outside.
    pub fn side(self, point: Point) -> Side {
        let r = i64::from(self.r);
        match self.centre.square_to(point).cmp(&(r * r)) {
            std::cmp::Ordering::Less => Side::Inside,
            std::cmp::Ordering::Equal => Side::Edge,
            std::cmp::Ordering::Greater => Side::Outside,
        }
    }

    /// Whether a segment touches the circle or its inside.
    pub fn meets(self, segment: Segment) -> bool {
        segment.near(self.centre, self.r)
    }

    /// The first point of the disc on a walk along a segment; `None` if they do not meet. If the point is not an exact
    /// fraction of the squared length, the result is a little later, never earlier.
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
        // Not negative, since the segment meets the circle; not above `towards`, since the segment begins outside.
        let root = i64::try_from(root.unsigned_abs().isqrt()).unwrap_or(towards);
        Some(Along::new(towards - root, length))
    }
}
