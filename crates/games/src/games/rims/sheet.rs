//! The sheet: the points, the rims through them, and what a new rim must not do.

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
/// How many corners a rim may have.
pub const CORNERS: (usize, usize) = (3, 12);

/// By what a match is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How many points there are.
    pub points: u8,
    /// Through how many of them a rim may pass.
    pub most: u8,
    /// Whether the one who draws the last rim loses.
    pub misere: bool,
}

/// A rim as it is written: the nodes of its corners in order, or one point for a small loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line(pub Vec<Place>);

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places: Vec<String> = self.0.iter().map(Place::to_string).collect();
        f.write_str(&places.join(" "))
    }
}

/// Some of the points, bit = number.
pub type Points = u32;

/// The numbers of some points.
pub fn members(points: Points) -> impl Iterator<Item = usize> + Clone {
    (0..Points::BITS as usize).filter(move |n| points >> n & 1 != 0)
}

/// A rim that is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Rim {
    /// Who drew it.
    pub seat: Seat,
    /// How it was written.
    pub line: Line,
    /// Its corners, `UNIT` to a square. All that is judged is judged by these.
    pub curve: Polygon,
    /// The points on it.
    pub held: Points,
}

/// Why a rim cannot be drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Fault {
    /// A corner that is not on the sheet.
    Outside(Place),
    /// Too few corners, or too many.
    Corners(usize),
    /// A place for a loop that is no point.
    Bare(Place),
    /// It touches or crosses itself.
    Knot,
    /// It passes through points that are on a rim already.
    Taken(Points),
    /// It passes through no point.
    Empty,
    /// It passes through too many.
    Many(Points),
    /// It touches or crosses the rim of that number.
    Meets(usize),
}

/// The whole position; nothing is hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// By what it is played.
    pub terms: Terms,
    /// The nodes of the points.
    pub points: Arc<[Place]>,
    /// Whose turn it is, and who has left.
    pub party: Party,
    /// What is drawn, in order.
    pub rims: Vec<Rim>,
    /// By which rims each point is enclosed, bit = number of the rim.
    around: Vec<u32>,
}

/// The corner of a rim on a node.
pub fn node(place: Place) -> Point {
    Point::new(i32::from(place.col) * UNIT, i32::from(place.row) * UNIT)
}

impl Sheet {
    /// Nothing is drawn yet.
    pub fn new(terms: Terms, points: Vec<Place>, seats: u8, first: Seat) -> Sheet {
        let around = vec![0; points.len()];
        Sheet { terms, points: points.into(), party: Party::new(seats, first), rims: Vec::new(), around }
    }

    /// All points.
    fn all(&self) -> Points {
        // At most 24.
        (1 << self.points.len()) - 1
    }

    /// The points that are on no rim.
    pub fn free(&self) -> Points {
        self.rims.iter().fold(self.all(), |free, rim| free & !rim.held)
    }

    /// The free points, those together that no rim parts. Rims never meet, so two points are parted exactly when some
    /// rim is around one of them alone.
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

    /// Whether it has ended. There is always room for a loop at a free point (see `loops`).
    pub fn is_over(&self) -> bool {
        self.party.present().len() < 2 || self.free() == 0
    }

    /// The player of the last rim is last (or first, without `misere`), and the others share the other places. Players
    /// who left the table come behind them, the first to leave at the end.
    pub fn outcome(&self) -> Option<Outcome> {
        let last = self.rims.last().map(|rim| rim.seat);
        let places = || self.party.ranked(|seat| (last == Some(seat)) != self.terms.misere);
        self.is_over().then(|| Outcome { places: places(), scores: None })
    }

    /// A seat leaves; the others go on.
    pub fn leave(&mut self, seat: Seat) {
        if !self.is_over() {
            self.party.leave(seat);
        }
    }

    /// Draws a rim for whoever's turn it is.
    pub fn play(&mut self, line: &Line) -> Result<(), Reject> {
        let (curve, held) = self.judge(line).map_err(|fault| self.refusal(line, &fault))?;
        let bit = 1 << self.rims.len();
        let inside = self.inside(&curve, self.all());
        members(inside).for_each(|n| self.around[n] |= bit);
        self.rims.push(Rim { seat: self.party.mover(), line: line.clone(), curve, held });
        self.party.pass();
        Ok(())
    }

    /// The curve of a rim and the points on it, if it may be drawn.
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

    /// By which rims a node is enclosed; `None` on a rim.
    pub fn enclosing(&self, place: Place) -> Option<u32> {
        let sides = self.rims.iter().map(|rim| rim.curve.side(node(place)));
        sides.enumerate().try_fold(0, |around, (n, side)| match side {
            Side::Edge => None,
            Side::Inside => Some(around | 1 << n),
            Side::Outside => Some(around),
        })
    }

    /// Whether a straight line from node to node meets no rim and passes through no third point.
    pub fn is_clear(&self, from: Place, to: Place) -> bool {
        let way = Segment::new(node(from), node(to));
        let line = Polygon::new([way.a, way.b]);
        let ends = [from, to];
        !self.rims.iter().any(|rim| rim.curve.meets(&line))
            && !self.points.iter().any(|point| !ends.contains(point) && way.holds(node(*point)))
    }

    /// Which of some points a curve encloses.
    pub fn inside(&self, curve: &Polygon, points: Points) -> Points {
        let inside = |n: &usize| curve.side(node(self.points[*n])) == Side::Inside;
        members(points).filter(inside).fold(0, |inside, n| inside | 1 << n)
    }

    /// The nodes of some points.
    pub fn places(&self, points: Points) -> impl Iterator<Item = Place> + Clone {
        members(points & self.all()).map(|n| self.points[n])
    }

    /// What is said of a fault, and where it lies.
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

/// The corners of the first two sides that meet where they should not.
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
