//! The points, the segments between them, and the pairs that can still be joined.

use std::fmt;
use std::sync::Arc;

use super::layout::Layout;
use crate::game::{Reject, Seat, Text};
use crate::kit::geometry::{Meeting, Point, Segment};

/// Two points, by their numbers from 1. The smaller one comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The smaller number.
    pub a: u8,
    /// The larger number.
    pub b: u8,
}

impl Pair {
    /// A pair of two points in any order.
    pub fn new(a: u8, b: u8) -> Pair {
        Pair { a: a.min(b), b: a.max(b) }
    }

    /// Whether a point is one of the two.
    pub fn has(self, point: u8) -> bool {
        self.a == point || self.b == point
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.a, self.b)
    }
}

/// The whole position. Nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The points, in twentieths of a square. Number 1 has index 0.
    pub points: Arc<[Point]>,
    /// The side of the sheet in squares.
    pub side: u8,
    /// Whether the points lie on a circle, in order.
    pub circle: bool,
    /// The seat to move.
    pub mover: Seat,
    /// The joined pairs in the order of play, with the seats that drew them.
    pub drawn: Vec<(Seat, Pair)>,
    /// The pairs that can still be joined, in ascending order.
    pub open: Vec<Pair>,
}

impl Sheet {
    /// A sheet without segments.
    pub fn new(Layout { points, side }: Layout, circle: bool, first: Seat) -> Sheet {
        let points: Arc<[Point]> = points.into();
        let mut sheet = Sheet { points, side, circle, mover: first, drawn: Vec::new(), open: Vec::new() };
        let all = sheet.numbers().flat_map(|b| (1..b).map(move |a| Pair { a, b }));
        sheet.open = all.filter(|pair| sheet.passes(*pair).is_none()).collect();
        sheet.open.sort_unstable_by_key(|pair| (pair.a, pair.b));
        sheet
    }

    /// The numbers of the points, from 1.
    pub fn numbers(&self) -> std::ops::RangeInclusive<u8> {
        // There are at most 30.
        1..=self.points.len() as u8
    }

    /// The point with a number.
    pub fn point(&self, number: u8) -> Point {
        self.points[usize::from(number) - 1]
    }

    /// The segment between two points.
    pub fn segment(&self, pair: Pair) -> Segment {
        Segment::new(self.point(pair.a), self.point(pair.b))
    }

    /// The segment that ends in a point: the seat that drew it, and the point at its other end.
    pub fn joined(&self, number: u8) -> Option<(Seat, u8)> {
        let found = self.drawn.iter().find(|(_, pair)| pair.has(number));
        found.map(|(seat, pair)| (*seat, if pair.a == number { pair.b } else { pair.a }))
    }

    /// Whether one segment makes the other illegal.
    pub fn excludes(&self, one: Pair, other: Pair) -> bool {
        one.has(other.a) || one.has(other.b) || self.segment(one).meets(self.segment(other)) != Meeting::Apart
    }

    /// A third point on the segment, if there is one.
    fn passes(&self, pair: Pair) -> Option<u8> {
        let way = self.segment(pair);
        self.numbers().find(|number| !pair.has(*number) && way.holds(self.point(*number)))
    }

    /// The seat that has no move left, which ends the match.
    pub fn stuck(&self) -> Option<Seat> {
        self.open.is_empty().then_some(self.mover)
    }

    /// Joins two points for the mover, or refuses the pair.
    pub fn play(&mut self, pair: Pair) -> Result<(), Reject> {
        if !self.open.contains(&pair) {
            return Err(Reject::illegal(self.refusal(pair)));
        }
        let mut open = std::mem::take(&mut self.open);
        open.retain(|other| !self.excludes(pair, *other));
        self.open = open;
        self.drawn.push((self.mover, pair));
        self.mover = self.mover.other();
        Ok(())
    }

    /// The reason why two points cannot be joined.
    fn refusal(&self, pair: Pair) -> Text {
        let ends = [pair.a, pair.b];
        if let Some(number) = ends.into_iter().find(|number| !self.numbers().contains(number)) {
            return Text::new("segments-reject-none").with("point", number).with("last", *self.numbers().end());
        }
        if pair.a == pair.b {
            return Text::new("segments-reject-same");
        }
        let taken = ends.into_iter().find_map(|number| Some((number, self.joined(number)?.1)));
        if let Some((number, other)) = taken {
            return Text::new("segments-reject-taken").with("point", number).with("other", other);
        }
        if let Some(number) = self.passes(pair) {
            return Text::new("segments-reject-through").with("point", number);
        }
        // Free points with no third point between them can only be illegal because of a crossing.
        let crossed = self.drawn.iter().map(|(_, other)| *other).find(|other| self.excludes(pair, *other));
        let Pair { a, b } = crossed.unwrap_or(pair);
        Text::new("segments-reject-cross").with("a", a).with("b", b)
    }
}
