//! Exact geometry on whole numbers. Tests for crossing, touching and lying inside never round, so a record replays
//! everywhere to the last bit.
//!
//! Each game chooses the unit: nodes of the paper, [tenths](super::tenths) of a square, or less. `x` grows to the
//! right, `y` downwards, as in a drawing. Everything is exact for coordinates up to ±10,000,000. Typed
//! [`Tenths`](super::tenths::Tenths) are far below that. Some results need not be whole numbers (a crossing, a mirror
//! image). They are rounded to the nearest whole number, and halves to the larger one.

mod angle;
mod circle;
mod polygon;
mod segment;
#[cfg(test)]
mod tests;

pub use angle::{cosine, sine};
pub use circle::Circle;
pub use polygon::{Lie, Polygon};
pub use segment::{Along, Meeting, Segment};

use crate::base::Place;
use crate::game::scene::{Pt, pt};

/// A point with whole coordinates.
///
/// ```
/// use kletka_games::base::Place;
/// use kletka_games::kit::geometry::Point;
///
/// assert_eq!(Point::from(Place::new(4, 3)), Point::new(4, 3));
/// assert_eq!(Point::new(4, 3).by(-1, 2), Point::new(3, 5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Point {
    /// Distance to the right.
    pub x: i32,
    /// Distance downwards.
    pub y: i32,
}

impl From<Place> for Point {
    fn from(place: Place) -> Point {
        Point::new(place.col.into(), place.row.into())
    }
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// The point this far to the right and downwards.
    #[must_use]
    pub fn by(self, x: i32, y: i32) -> Point {
        Point::new(self.x + x, self.y + y)
    }

    /// The point at this distance, rounded. The angle is in tenths of a degree, clockwise from the right.
    ///
    /// ```
    /// use kletka_games::kit::geometry::Point;
    ///
    /// let centre = Point::new(100, 100);
    /// assert_eq!(centre.polar(50, 900), Point::new(100, 150));
    /// assert_eq!(centre.polar(50, 3600 / 8), Point::new(135, 135));
    /// ```
    #[must_use]
    pub fn polar(self, distance: i32, angle: i32) -> Point {
        let off = |share: i32| nearest(i128::from(distance) * i128::from(share), 10_000);
        Point::new(self.x + off(cosine(angle)), self.y + off(sine(angle)))
    }

    /// The point at this distance in the direction of another one, rounded. It may lie beyond the other one. If both
    /// points are the same, the result is that point.
    ///
    /// ```
    /// use kletka_games::kit::geometry::Point;
    ///
    /// let (from, to) = (Point::new(10, 10), Point::new(40, 50));
    /// assert_eq!(from.towards(to, 10), Point::new(16, 18));
    /// assert_eq!((from.towards(to, 60), from.towards(from, 60)), (Point::new(46, 58), from));
    /// ```
    #[must_use]
    pub fn towards(self, other: Point, distance: i32) -> Point {
        let (x, y) = vector(self, other);
        // At least 1, so that nothing is divided by 0.
        let long = i128::from(self.square_to(other).isqrt().max(1));
        let off = |way: i64| nearest(i128::from(way) * i128::from(distance), long);
        Point::new(self.x + off(x), self.y + off(y))
    }

    /// The square of the distance to another point.
    ///
    /// ```
    /// use kletka_games::kit::geometry::Point;
    ///
    /// assert_eq!(Point::new(1, 1).square_to(Point::new(4, 5)), 25);
    /// ```
    pub fn square_to(self, other: Point) -> i64 {
        dot(self, other, other)
    }

    /// Whether another point is at most this far away.
    ///
    /// ```
    /// use kletka_games::kit::geometry::Point;
    ///
    /// assert!(Point::new(1, 1).near(Point::new(4, 5), 5) && !Point::new(1, 1).near(Point::new(4, 6), 5));
    /// ```
    pub fn near(self, other: Point, distance: u32) -> bool {
        self.square_to(other) <= i64::from(distance) * i64::from(distance)
    }

    /// The mirror image in the line through two other points, which must differ. It is exact if the line runs along the
    /// axes or a diagonal. Otherwise each coordinate is rounded to the nearest whole number, halves to the larger one.
    ///
    /// ```
    /// use kletka_games::kit::geometry::Point;
    ///
    /// // The sheet is folded in the middle: 7.3 becomes 32.7.
    /// let fold = (Point::new(200, 0), Point::new(200, 280));
    /// assert_eq!(Point::new(73, 128).mirrored(fold.0, fold.1), Point::new(327, 128));
    /// ```
    #[must_use]
    pub fn mirrored(self, a: Point, b: Point) -> Point {
        let length = i128::from(a.square_to(b));
        let foot = i128::from(dot(a, b, self));
        let image = |a: i32, b: i32, own: i32| {
            let (a, b, own) = (i128::from(a), i128::from(b), i128::from(own));
            nearest((2 * a - own) * length + 2 * (b - a) * foot, length)
        };
        Point::new(image(a.x, b.x, self.x), image(a.y, b.y, self.y))
    }

    /// The point in a drawing in which `per` of the game's units make one square.
    ///
    /// ```
    /// use kletka_games::game::scene::pt;
    /// use kletka_games::kit::geometry::Point;
    ///
    /// assert_eq!(Point::new(73, 128).pt(10), pt(7.3, 12.8));
    /// ```
    pub fn pt(self, per: u16) -> Pt {
        pt(self.x as f32 / f32::from(per), self.y as f32 / f32::from(per))
    }
}

/// The side to which a way through three points turns, as seen on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bend {
    /// To the right, as seen from someone who walks along the way.
    Clockwise,
    /// Straight on: all three points lie on a line.
    Straight,
    /// To the left.
    Counter,
}

/// How the way from `a` over `b` to `c` turns.
///
/// ```
/// use kletka_games::kit::geometry::{Bend, Point, bend};
///
/// let (a, b) = (Point::new(0, 0), Point::new(5, 0));
/// assert_eq!(bend(a, b, Point::new(5, 5)), Bend::Clockwise);
/// assert_eq!(bend(a, b, Point::new(9, 0)), Bend::Straight);
/// assert_eq!(bend(a, b, Point::new(9, -1)), Bend::Counter);
/// ```
pub fn bend(a: Point, b: Point, c: Point) -> Bend {
    match cross(a, b, c).signum() {
        1 => Bend::Clockwise,
        0 => Bend::Straight,
        _ => Bend::Counter,
    }
}

/// The position of a point relative to a closed curve.
///
/// ```
/// use kletka_games::kit::geometry::{Circle, Point, Side};
///
/// let circle = Circle { centre: Point::new(0, 0), r: 5 };
/// assert_eq!(circle.side(Point::new(3, 3)), Side::Inside);
/// assert_eq!(circle.side(Point::new(3, 4)), Side::Edge);
/// assert_eq!(circle.side(Point::new(4, 4)), Side::Outside);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Within the curve.
    Inside,
    /// On the curve.
    Edge,
    /// Outside of the curve.
    Outside,
}

/// The vector from one point to another.
fn vector(from: Point, to: Point) -> (i64, i64) {
    (i64::from(to.x) - i64::from(from.x), i64::from(to.y) - i64::from(from.y))
}

/// The cross product of the vectors from `a` to the others: twice the area of the triangle, positive when clockwise.
fn cross(a: Point, b: Point, c: Point) -> i64 {
    let ((bx, by), (cx, cy)) = (vector(a, b), vector(a, c));
    bx * cy - by * cx
}

/// The dot product of the vectors from `a` to the others.
fn dot(a: Point, b: Point, c: Point) -> i64 {
    let ((bx, by), (cx, cy)) = (vector(a, b), vector(a, c));
    bx * cx + by * cy
}

/// A quotient, rounded to the nearest whole number, halves to the larger one. `by` is positive.
fn nearest(value: i128, by: i128) -> i32 {
    let whole = (2 * value + by).div_euclid(2 * by);
    i32::try_from(whole).unwrap_or(if whole < 0 { i32::MIN } else { i32::MAX })
}
