//! The sheet: the points, the rims through them, and the rules for a new rim.

use std::fmt;
use std::sync::Arc;

use super::loops::{self, UNIT};
use crate::base::Place;
use crate::game::{Outcome, Reject, Seat, Text};
use crate::kit::geometry::{Meeting, Point, Polygon, Segment, Side};
use crate::kit::party::Party;

/// Nodes across.
pub const COLS: u16 = 20;
/// Nodes down.
pub const ROWS: u16 = 14;
/// The least and the most corners of a rim.
pub const CORNERS: (usize, usize) = (3, 12);

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The number of points on the sheet.
    pub points: u8,
    /// The most points on a rim.
    pub most: u8,
    /// Whether the player who draws the last rim loses.
    pub misere: bool,
}

/// A rim as text: the nodes of its corners in order, or one point for a small loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line(pub Vec<Place>);

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places: Vec<String> = self.0.iter().map(Place::to_string).collect();
        f.write_str(&places.join(" "))
    }
}

/// A set of points. Bit n is point n.
pub type Points = u32;

/// The numbers of the points in a set.
pub fn members(points: Points) -> impl Iterator<Item = usize> + Clone {
    (0..Points::BITS as usize).filter(move |n| points >> n & 1 != 0)
}

/// A rim on the sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Rim {
    /// The seat that drew it.
    pub seat: Seat,
    /// The move as it was written.
    pub line: Line,
    /// Its corners, with `UNIT` units to a square. The rules judge rims by these corners alone.
    pub curve: Polygon,
    /// The points on the rim.
    pub held: Points,
}

/// The reason why a rim cannot be drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Fault {
    /// A corner is not on the sheet.
    Outside(Place),
    /// Too few corners, or too many.
    Corners(usize),
    /// The place for a loop is not a point.
    Bare(Place),
    /// The rim touches or crosses itself.
    Knot,
    /// The rim passes through points that are already on a rim.
    Taken(Points),
    /// The rim passes through no point.
    Empty,
    /// The rim passes through too many points.
    Many(Points),
    /// The rim touches or crosses the rim with this number.
    Meets(usize),
}

/// The whole position. Nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The options of the match.
    pub terms: Terms,
    /// The nodes of the points, indexed by point.
    pub points: Arc<[Place]>,
    /// The mover, and the seats that have left.
    pub party: Party,
    /// The rims, in the order of drawing.
    pub rims: Vec<Rim>,
    /// For each point, the rims that enclose it. Bit n is rim n.
    around: Vec<u32>,
}

/// The corner of a rim at a node.
pub fn node(place: Place) -> Point {
    Point::new(i32::from(place.col) * UNIT, i32::from(place.row) * UNIT)
}

impl Sheet {
    /// A sheet without rims.
    pub fn new(terms: Terms, points: Vec<Place>, seats: u8, first: Seat) -> Sheet {
        let around = vec![0; points.len()];
        Sheet { terms, points: points.into(), party: Party::new(seats, first), rims: Vec::new(), around }
    }

    fn all(&self) -> Points {
        // There are at most 24.
        (1 << self.points.len()) - 1
    }

    /// The points on no rim.
    pub fn free(&self) -> Points {
        self.rims.iter().fold(self.all(), |free, rim| free & !rim.held)
    }

    /// The free points, grouped by region. Rims never meet, so two points are in different regions if and only if a rim
    /// encloses exactly one of them.
    pub fn regions(&self) -> Vec<Points> {
        let mut regions: Vec<(u32, Points)> = Vec::new();
        for n in members(self.free()) {
            match regions.iter_mut().find(|(around, _)| *around == self.around[n]) {
                Some((_, points)) => *points |= 1 << n,
                None => regions.push((self.around[n], 1 << n)),
            }
        }
        regions.into_iter().map(|(_, points)| points).collect()
    }

    /// Whether the match is over. A free point always has room for a loop (see `loops`).
    pub fn is_over(&self) -> bool {
        self.party.present().len() < 2 || self.free() == 0
    }

    /// The outcome. The player of the last rim is first, or last with `misere`, and the others share the other places.
    /// Players who have left come behind them, the first to leave at the end.
    pub fn outcome(&self) -> Option<Outcome> {
        let last = self.rims.last().map(|rim| rim.seat);
        let places = || self.party.ranked(|seat| (last == Some(seat)) != self.terms.misere);
        self.is_over().then(|| Outcome { places: places(), scores: None })
    }

    /// A seat leaves, and the others go on.
    pub fn leave(&mut self, seat: Seat) {
        if !self.is_over() {
            self.party.leave(seat);
        }
    }

    /// Draws a rim for the mover, or refuses it.
    pub fn play(&mut self, line: &Line) -> Result<(), Reject> {
        let (curve, held) = self.judge(line).map_err(|fault| self.refusal(line, &fault))?;
        let bit = 1 << self.rims.len();
        let inside = self.inside(&curve, self.all());
        members(inside).for_each(|n| self.around[n] |= bit);
        self.rims.push(Rim { seat: self.party.mover(), line: line.clone(), curve, held });
        self.party.pass();
        Ok(())
    }

    /// The curve of a rim and the points on it, or the reason why it is illegal.
    pub fn judge(&self, line: &Line) -> Result<(Polygon, Points), Fault> {
        if let Some(place) = line.0.iter().find(|place| !place.within(COLS, ROWS)) {
            return Err(Fault::Outside(*place));
        }
        let curve = match line.0[..] {
            [place] => return self.looped(place),
            _ if !(CORNERS.0..=CORNERS.1).contains(&line.0.len()) => return Err(Fault::Corners(line.0.len())),
            _ => Polygon::new(line.0.iter().copied().map(node).collect::<Vec<_>>()),
        };
        if !curve.is_simple() {
            return Err(Fault::Knot);
        }
        let held = self.held_by(&curve);
        let taken = held & !self.free();
        if taken != 0 {
            return Err(Fault::Taken(taken));
        }
        match held.count_ones() {
            0 => return Err(Fault::Empty),
            count if count > self.terms.most.into() => return Err(Fault::Many(held)),
            _ => {}
        }
        match self.rims.iter().position(|rim| rim.curve.meets(&curve)) {
            Some(rim) => Err(Fault::Meets(rim)),
            None => Ok((curve, held)),
        }
    }

    /// The loop at a point.
    fn looped(&self, place: Place) -> Result<(Polygon, Points), Fault> {
        let number = self.points.iter().position(|point| *point == place).ok_or(Fault::Bare(place))?;
        let held = 1 << number;
        if self.free() & held == 0 {
            return Err(Fault::Taken(held));
        }
        Ok((loops::smallest(node(place), self.rims.iter().map(|rim| &rim.curve)), held))
    }

    /// The points that a curve passes through.
    fn held_by(&self, curve: &Polygon) -> Points {
        let on = |n: &usize| {
            let point = node(self.points[*n]);
            curve.sides().any(|side| side.holds(point))
        };
        (0..self.points.len()).filter(on).fold(0, |held, n| held | 1 << n)
    }

    /// The rims that enclose a node, or `None` if the node is on a rim. Bit n is rim n.
    pub fn enclosing(&self, place: Place) -> Option<u32> {
        let sides = self.rims.iter().map(|rim| rim.curve.side(node(place)));
        sides.enumerate().try_fold(0, |around, (n, side)| match side {
            Side::Edge => None,
            Side::Inside => Some(around | 1 << n),
            Side::Outside => Some(around),
        })
    }

    /// Whether the straight line between two nodes meets no rim and passes through no other point.
    pub fn is_clear(&self, from: Place, to: Place) -> bool {
        let way = Segment::new(node(from), node(to));
        let line = Polygon::new([way.a, way.b]);
        let ends = [from, to];
        !self.rims.iter().any(|rim| rim.curve.meets(&line))
            && !self.points.iter().any(|point| !ends.contains(point) && way.holds(node(*point)))
    }

    /// The subset of these points that a curve encloses.
    pub fn inside(&self, curve: &Polygon, points: Points) -> Points {
        let inside = |n: &usize| curve.side(node(self.points[*n])) == Side::Inside;
        members(points).filter(inside).fold(0, |inside, n| inside | 1 << n)
    }

    /// The nodes of some points.
    pub fn places(&self, points: Points) -> impl Iterator<Item = Place> + Clone {
        members(points & self.all()).map(|n| self.points[n])
    }

    /// The message for a fault, with the places to mark.
    fn refusal(&self, line: &Line, fault: &Fault) -> Reject {
        let first = |points: Points| self.places(points).next().unwrap_or(Place::new(0, 0));
        let last = Place::new(COLS - 1, ROWS - 1);
        let (text, marks) = match *fault {
            Fault::Outside(place) => {
                (Text::new("rims-reject-outside").with("place", place).with("last", last), Vec::new())
            }
            Fault::Corners(count) => {
                let text = Text::new("rims-reject-corners").with("count", count);
                (text.with("least", CORNERS.0).with("most", CORNERS.1), Vec::new())
            }
            Fault::Bare(place) => (Text::new("rims-reject-bare").with("place", place), vec![place]),
            Fault::Knot => (Text::new("rims-reject-knot"), knot(line)),
            Fault::Taken(points) => {
                let text = Text::new("rims-reject-taken").with("place", first(points));
                (text, self.places(points).collect())
            }
            Fault::Empty => (Text::new("rims-reject-empty"), Vec::new()),
            Fault::Many(points) => {
                let text = Text::new("rims-reject-many").with("count", points.count_ones());
                (text.with("most", self.terms.most), self.places(points).collect())
            }
            Fault::Meets(rim) => {
                let held = self.rims[rim].held;
                (Text::new("rims-reject-meets").with("place", first(held)), self.places(held).collect())
            }
        };
        let mut reject = Reject::illegal(text);
        reject.marks = marks;
        reject
    }
}

/// The corners of the first two sides that meet illegally.
fn knot(line: &Line) -> Vec<Place> {
    let next = line.0.iter().cycle().skip(1);
    let sides: Vec<(Place, Place)> = line.0.iter().copied().zip(next.copied()).collect();
    let segment = |(a, b): (Place, Place)| Segment::new(a.into(), b.into());
    for (m, n) in (0..sides.len()).flat_map(|n| (0..n).map(move |m| (m, n))) {
        let neighbours = n == m + 1 || (m, n) == (0, sides.len() - 1);
        let fits = if neighbours { Meeting::Shares } else { Meeting::Apart };
        if segment(sides[m]).meets(segment(sides[n])) != fits {
            let mut corners = vec![sides[m].0, sides[m].1, sides[n].0, sides[n].1];
            corners.sort_unstable();
            corners.dedup();
            return corners;
        }
    }
    Vec::new()
}
