//! Closed curves with straight sides.

use super::{Along, Bend, Meeting, Point, Segment, Side, bend, cross};

/// A polygon: its corners in order. The last corner is joined to the first.
///
/// ```
/// use kletka_games::kit::geometry::{Point, Polygon, Side};
///
/// let rim = Polygon::new([Point::new(0, 0), Point::new(6, 0), Point::new(0, 6)]);
/// assert!(rim.is_simple());
/// assert_eq!((rim.side(Point::new(1, 1)), rim.side(Point::new(3, 3))), (Side::Inside, Side::Edge));
/// assert_eq!(rim.doubled_area(), 36);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Polygon {
    corners: Vec<Point>,
}

/// The relation of two simple polygons.
///
/// ```
/// use kletka_games::kit::geometry::{Lie, Point, Polygon};
///
/// let square = |from, to| Polygon::rectangle(Point::new(from, from), Point::new(to, to));
/// assert_eq!(square(0, 4).lie(&square(5, 9)), Lie::Apart);
/// assert_eq!(square(1, 3).lie(&square(0, 4)), Lie::Within);
/// assert_eq!(square(0, 4).lie(&square(1, 3)), Lie::Around);
/// assert_eq!(square(0, 4).lie(&square(4, 9)), Lie::Touches);
/// assert_eq!(square(0, 4).lie(&square(3, 9)), Lie::Crosses);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lie {
    /// Side by side; the curves have no point in common.
    Apart,
    /// The first within the second, without a common point of the curves.
    Within,
    /// The first around the second, without a common point of the curves.
    Around,
    /// The curves have points in common, but neither passes to the other side.
    Touches,
    /// Part of each curve is within the other polygon and part is not.
    Crosses,
}

impl Polygon {
    /// The polygon with these corners.
    pub fn new(corners: impl Into<Vec<Point>>) -> Polygon {
        Polygon { corners: corners.into() }
    }

    /// The rectangle along the axes between two opposite corners.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Point, Polygon};
    ///
    /// let tank = Polygon::rectangle(Point::new(30, 50), Point::new(50, 64));
    /// assert_eq!(tank.corners().len(), 4);
    /// ```
    pub fn rectangle(one: Point, other: Point) -> Polygon {
        Polygon::new([one, Point::new(other.x, one.y), other, Point::new(one.x, other.y)])
    }

    /// The corners in order.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// The sides in order; the last one leads back to the first corner.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Point, Polygon, Segment};
    ///
    /// let rim = Polygon::new([Point::new(0, 0), Point::new(6, 0), Point::new(0, 6)]);
    /// assert_eq!(rim.sides().last(), Some(Segment::new(Point::new(0, 6), Point::new(0, 0))));
    /// ```
    pub fn sides(&self) -> impl Iterator<Item = Segment> {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().zip(next).map(|(a, b)| Segment::new(*a, *b))
    }

    /// Whether the curve neither touches nor crosses itself, and has three corners at least.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Point, Polygon};
    ///
    /// let corners = [(0, 0), (4, 4), (4, 0), (0, 4)].map(|(x, y)| Point::new(x, y));
    /// assert!(!Polygon::new(corners).is_simple());
    /// assert!(!Polygon::new([Point::new(1, 2); 3]).is_simple());
    /// ```
    pub fn is_simple(&self) -> bool {
        let sides: Vec<Segment> = self.sides().collect();
        let last = sides.len().saturating_sub(1);
        let fits = |(m, one): (usize, &Segment)| {
            sides.iter().enumerate().skip(m + 1).all(|(n, two)| {
                let neighbours = n == m + 1 || (m, n) == (0, last);
                one.meets(*two) == if neighbours { Meeting::Shares } else { Meeting::Apart }
            })
        };
        // Three corners in one place share their ends like those of a triangle.
        sides.len() >= 3 && sides.iter().all(|side| side.a != side.b) && sides.iter().enumerate().all(fits)
    }

    /// Twice the area; positive if the corners go clockwise on the page.
    pub fn doubled_area(&self) -> i64 {
        let Some(&first) = self.corners.first() else { return 0 };
        self.sides().map(|side| cross(first, side.a, side.b)).sum()
    }

    /// The position of a point relative to the curve. If the curve crosses itself, a point is inside if a way out of it
    /// has an odd number of crossings.
    pub fn side(&self, point: Point) -> Side {
        let mut inside = false;
        for edge in self.sides() {
            if edge.holds(point) {
                return Side::Edge;
            }
            // A ray to the right crosses sides whose ends lie on different sides of it; an end on it counts as above.
            let down = edge.b.y > point.y;
            let crosses = (edge.a.y > point.y) != down && (bend(edge.a, edge.b, point) == Bend::Clockwise) == down;
            inside ^= crosses;
        }
        if inside { Side::Inside } else { Side::Outside }
    }

    /// Whether a point lies inside, on the curve, or at most this far from it.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Point, Polygon};
    ///
    /// let tank = Polygon::rectangle(Point::new(30, 50), Point::new(50, 64));
    /// assert!(tank.near(Point::new(40, 60), 0) && tank.near(Point::new(56, 60), 6));
    /// assert!(!tank.near(Point::new(55, 69), 6));
    /// ```
    pub fn near(&self, point: Point, distance: u32) -> bool {
        self.side(point) != Side::Outside || self.sides().any(|side| side.near(point, distance))
    }

    /// The first point of the curve on a walk along a segment; `None` if they do not meet.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Point, Polygon, Segment};
    ///
    /// let track = Polygon::rectangle(Point::new(0, 0), Point::new(90, 90));
    /// let stroke = Segment::new(Point::new(50, 50), Point::new(130, 50));
    /// assert_eq!(track.hit(stroke).map(|hit| stroke.at(hit)), Some(Point::new(90, 50)));
    /// ```
    pub fn hit(&self, segment: Segment) -> Option<Along> {
        self.sides().filter_map(|side| segment.hit(side)).min()
    }

    /// The upper left and the lower right corner of the rectangle around the polygon; `None` if it has no corners.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Point, Polygon};
    ///
    /// let rim = Polygon::new([Point::new(0, 2), Point::new(6, 0), Point::new(1, 6)]);
    /// assert_eq!(rim.bounds(), Some((Point::new(0, 0), Point::new(6, 6))));
    /// ```
    pub fn bounds(&self) -> Option<(Point, Point)> {
        let &first = self.corners.first()?;
        let wider = |(low, high): (Point, Point), c: &Point| {
            (Point::new(low.x.min(c.x), low.y.min(c.y)), Point::new(high.x.max(c.x), high.y.max(c.y)))
        };
        Some(self.corners.iter().fold((first, first), wider))
    }

    /// Whether the curves have a point in common.
    ///
    /// ```
    /// use kletka_games::kit::geometry::{Point, Polygon};
    ///
    /// let square = |from, to| Polygon::rectangle(Point::new(from, from), Point::new(to, to));
    /// assert!(square(0, 4).meets(&square(4, 9)) && square(0, 4).meets(&square(3, 9)));
    /// assert!(!square(0, 4).meets(&square(5, 9)) && !square(0, 4).meets(&square(1, 3)));
    /// ```
    pub fn meets(&self, other: &Polygon) -> bool {
        let Some((low, high)) = other.bounds() else { return false };
        // Most sides are far from the other curve.
        let far = |Segment { a, b }: &Segment| {
            a.x.max(b.x) < low.x || a.x.min(b.x) > high.x || a.y.max(b.y) < low.y || a.y.min(b.y) > high.y
        };
        self.sides().filter(|one| !far(one)).any(|one| other.sides().any(|two| one.meets(two) != Meeting::Apart))
    }

    /// The relation of this polygon to another one. Both must be [simple](Polygon::is_simple).
    pub fn lie(&self, other: &Polygon) -> Lie {
        if !self.meets(other) {
            let within = |one: &Polygon, two: &Polygon| one.corners.iter().all(|c| two.side(*c) == Side::Inside);
            return match (within(self, other), within(other, self)) {
                (true, _) => Lie::Within,
                (_, true) => Lie::Around,
                _ => Lie::Apart,
            };
        }
        let crossing = self.sides().any(|one| other.sides().any(|two| one.meets(two) == Meeting::Crosses));
        if crossing || self.passes(other) { Lie::Crosses } else { Lie::Touches }
    }

    /// Whether this curve has parts both inside and outside of another one, provided that no side crosses a side. The
    /// curves then meet only at corners, and between two of these a side stays on one side.
    fn passes(&self, other: &Polygon) -> bool {
        // Twice as large, so that the middles are whole.
        let doubled = |point: &Point| Point::new(2 * point.x, 2 * point.y);
        let large = Polygon::new(other.corners.iter().map(doubled).collect::<Vec<_>>());
        let (mut inside, mut outside) = (false, false);
        for side in self.sides() {
            let on_it = other.corners.iter().filter(|corner| side.holds(**corner));
            let mut stops: Vec<Point> = on_it.chain([&side.a, &side.b]).copied().collect();
            stops.sort_by_key(|stop| side.a.square_to(*stop));
            for pair in stops.windows(2) {
                let middle = Point::new(pair[0].x + pair[1].x, pair[0].y + pair[1].y);
                match large.side(middle) {
                    Side::Inside => inside = true,
                    Side::Outside => outside = true,
                    Side::Edge => {}
                }
            }
        }
        inside && outside
    }
}
