//! The points, what joins them, and what may still be joined.

use std::fmt;
use std::sync::Arc;

use super::layout::Layout;
use crate::game::{Reject, Seat, Text};
use crate::kit::geometry::{Meeting, Point, Segment};

/// Two points, by their numbers from 1, the smaller first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The smaller number.
    pub a: u8,
    /// The larger one.
    pub b: u8,
}

impl Pair {
    /// Two points in any order.
    pub fn new(a: u8, b: u8) -> Pair {
        Pair { a: a.min(b), b: a.max(b) }
    }

    /// Whether a point is an end of it.
    pub fn has(self, point: u8) -> bool {
        self.a == point || self.b == point
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.a, self.b)
    }
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The points, in twentieths of a square.
    pub points: Arc<[Point]>,
    /// The side of the sheet in squares.
    pub side: u8,
    /// Whether the points lie on a circle, in their order.
    pub circle: bool,
    /// Whose turn it is.
    pub mover: Seat,
    /// What was joined, and by whom, in order.
    pub drawn: Vec<(Seat, Pair)>,
    /// What may still be joined.
    pub open: Vec<Pair>,
}

impl Sheet {
    /// Nothing is joined yet.
    pub fn new(Layout { points, side }: Layout, circle: bool, first: Seat) -> Sheet {
        let points: Arc<[Point]> = points.into();
        let mut sheet = Sheet { points, side, circle, mover: first, drawn: Vec::new(), open: Vec::new() };
        let all = sheet.numbers().flat_map(|b| (1..b).map(move |a| Pair { a, b }));
        sheet.open = all.filter(|pair| sheet.passes(*pair).is_none()).collect();
        sheet.open.sort_by_key(|pair| (pair.a, pair.b));
        sheet
    }

    /// The numbers of the points.
    pub fn numbers(&self) -> std::ops::RangeInclusive<u8> {
        // At most 30.
        1..=self.points.len() as u8
    }

    /// The point of a number.
    pub fn point(&self, number: u8) -> Point {
        self.points[usize::from(number) - 1]
    }

    /// The segment between two points.
    pub fn segment(&self, pair: Pair) -> Segment {
        Segment::new(self.point(pair.a), self.point(pair.b))
    }

    /// Whose segment ends in a point, and where it leads.
    pub fn joined(&self, number: u8) -> Option<(Seat, u8)> {
        let found = self.drawn.iter().find(|(_, pair)| pair.has(number));
        found.map(|(seat, pair)| (*seat, if pair.a == number { pair.b } else { pair.a }))
    }

    /// Whether two segments cannot both be drawn.
    pub fn excludes(&self, one: Pair, other: Pair) -> bool {
        one.has(other.a) || one.has(other.b) || self.segment(one).meets(self.segment(other)) != Meeting::Apart
    }

    /// A third point on the way.
    fn passes(&self, pair: Pair) -> Option<u8> {
        let way = self.segment(pair);
        self.numbers().find(|number| !pair.has(*number) && way.holds(self.point(*number)))
    }

    /// Joins two points for whoever's turn it is.
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

    /// Why two points cannot be joined.
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
        // What is free, passes through nothing and is not open crosses something.
        let crossed = self.drawn.iter().map(|(_, other)| *other).find(|other| self.excludes(pair, *other));
        let Pair { a, b } = crossed.unwrap_or(pair);
        Text::new("segments-reject-cross").with("a", a).with("b", b)
    }
}
