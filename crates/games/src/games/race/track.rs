//! A track: its ring with the start line, gates, danger zones and obstacles, and what becomes of a stroke on it.
//!
//! Lengths are hundredths of a square. Two lines count how often a car has been round: the start, and one on the far
//! side. If a car crosses one of them forwards, it gains half a lap. If it crosses backwards, it loses one. So it does
//! not help to drive to and fro over the start.

use super::ring::{POINTS, Ring};
use crate::game::{Chance, Seed};
use crate::kit::geometry::{Along, Bend, Circle, Meeting, Point, Polygon, Segment, Side, bend};

/// How far a line across the track reaches beyond the borders, so that what is rounded cannot slip past its ends.
const BEYOND: i32 = 30;
/// The radius of a gate.
pub const GATE: u32 = 60;
/// How many gates, zones and obstacles there are, where there are any.
const COUNT: usize = 3;
/// How far inside a car stands after it has touched the border.
const HAIR: i32 = 12;

/// What may stand on a track besides its borders.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Extras {
    /// Stretches of the border that cost two lives.
    pub danger: bool,
    /// Circles that must be crossed in order.
    pub gates: bool,
    /// Things that stand in the way.
    pub obstacles: bool,
}

/// A side that stops cars, and how many lives it takes.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Wall {
    side: Segment,
    cost: u8,
}

/// A line across the track.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line {
    /// From beyond the inner border to beyond the outer one.
    pub across: Segment,
    /// On which side of it lies what comes next.
    ahead: Bend,
}

/// A circle that must be crossed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gate {
    /// Where it is.
    pub circle: Circle,
    /// How far from the start.
    pub along: i32,
}

/// A track.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// The band.
    pub ring: Ring,
    /// The start, and the line on the far side.
    pub lines: [Line; 2],
    /// The gates in their order.
    pub gates: Vec<Gate>,
    /// The danger zones: whether at the outer border, and its points.
    pub zones: Vec<(bool, Vec<Point>)>,
    /// The obstacles.
    pub obstacles: Vec<Polygon>,
    walls: Vec<Wall>,
    /// How far each point of the middle line is from the start; the last number is the length of a lap.
    marks: Vec<i32>,
}

/// Where a car is, and how far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where it stands.
    pub at: Point,
    /// Laps done.
    pub lap: u8,
    /// Half laps since the latest lap was done; less than 0 after driving backwards.
    pub half: i16,
    /// The gates crossed in this lap.
    pub gate: u8,
}

/// What became of a stroke.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Run {
    /// Where the car is then.
    pub way: Way,
    /// Where its line ends.
    pub end: Point,
    /// How many lives it loses because it has touched something; 0: nothing was touched.
    pub cost: u8,
    /// Whether it has done the last lap.
    pub finished: bool,
}

/// What a stroke comes upon.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Event {
    /// A line, forwards (1) or backwards (-1).
    Line(usize, i16),
    Gate(usize),
}

impl Track {
    /// The track of a number.
    pub fn of(number: u32, extras: Extras) -> Track {
        let mut key = [0; 32];
        key[..4].copy_from_slice(&number.to_le_bytes());
        let mut lot = Chance::seeded(&Seed(key), 0);
        let ring = Ring::draw(&mut lot);
        let mut marks = vec![0];
        for side in ring.middle.sides() {
            let long = side.a.square_to(side.b).isqrt() as i32;
            marks.push(marks.last().copied().unwrap_or_default() + long);
        }
        let lines = [0, POINTS / 2].map(|n| Line::across(&ring, n));
        let mut track = Track {
            ring,
            lines,
            gates: Vec::new(),
            zones: Vec::new(),
            obstacles: Vec::new(),
            walls: Vec::new(),
            marks,
        };
        track.furnish(&mut lot, extras);
        track
    }

    /// Puts on it what shall stand there. The same is drawn whether it is used or not, so that the ring alone tells
    /// tracks apart.
    fn furnish(&mut self, lot: &mut Chance, extras: Extras) {
        let part = POINTS / COUNT;
        let mut drawn = |low: usize, high: usize| lot.range(low as u32, high as u32) as usize;
        for n in 0..COUNT {
            let (gate, off) = (n * part + drawn(12, 17), drawn(0, 160) as i32 - 80);
            let (zone, long, outer) = (n * part + drawn(3, 14), drawn(7, 11), drawn(0, 2) > 0);
            let (obstacle, kind) = (n * part + drawn(22, 26), drawn(0, 2));
            if extras.gates {
                let circle = Circle { centre: self.beside(gate, off), r: GATE };
                self.gates.push(Gate { circle, along: self.marks[gate] });
            }
            if extras.danger {
                let border = if outer { &self.ring.outer } else { &self.ring.inner }.corners();
                self.zones.push((outer, (zone..=zone + long).map(|n| border[n % POINTS]).collect()));
            }
            if extras.obstacles {
                self.obstacles.push(self.obstacle(obstacle, kind));
            }
        }
        let costly = |a: Point, b: Point| self.zones.iter().any(|(_, line)| line.windows(2).any(|pair| pair == [a, b]));
        let borders = self.ring.inner.sides().chain(self.ring.outer.sides());
        let borders = borders.map(|side| Wall { side, cost: 1 + u8::from(costly(side.a, side.b)) });
        let things = self.obstacles.iter().flat_map(Polygon::sides).map(|side| Wall { side, cost: 1 });
        self.walls = borders.chain(things).collect();
    }

    /// The point so far beside a point of the middle line, outwards.
    pub fn beside(&self, n: usize, off: i32) -> Point {
        let (middle, inner, outer) = self.ring.at(n);
        middle.towards(if off < 0 { inner } else { outer }, off.abs())
    }

    /// A wedge at one of the borders, or an island.
    fn obstacle(&self, n: usize, kind: usize) -> Polygon {
        let ring = &self.ring;
        let wedge = |border: &Polygon, tip: i32| {
            let foot = |n: usize| border.corners()[n % POINTS];
            Polygon::new([foot(n + POINTS - 1), self.beside(n, tip), foot(n + 1)])
        };
        match kind {
            0 => wedge(&ring.inner, -20),
            1 => wedge(&ring.outer, 20),
            _ => {
                let at = self.beside(n, 0);
                Polygon::new([at.by(-45, 0), at.by(0, -45), at.by(45, 0), at.by(0, 45)])
            }
        }
    }

    /// The length of a lap.
    pub fn lap(&self) -> i32 {
        self.marks.last().copied().unwrap_or_default()
    }

    /// Where the cars of so many seats start: side by side on the line.
    pub fn start(&self, seat: usize, seats: usize) -> Way {
        let (_, a, b) = self.ring.at(0);
        let part = |a: i32, b: i32| a + (b - a) * (seat as i32 + 1) / (seats as i32 + 1);
        let at = Point::new(part(a.x, b.x), part(a.y, b.y));
        // A hair over the line, wherever it was rounded to.
        let (next, ..) = self.ring.at(1);
        let at = at.by(2 * (next.x - at.x).signum(), 2 * (next.y - at.y).signum());
        Way { at, lap: 0, half: 0, gate: 0 }
    }

    /// What becomes of a stroke of a car that is to do so many laps.
    pub fn run(&self, from: Way, stroke: Segment, laps: u8) -> Run {
        let hit = stroke.first(self.walls.iter().map(|wall| wall.side));
        let stroke = Segment::new(stroke.a, hit.map_or(stroke.b, |(_, at)| stroke.at(at)));
        let (way, finish) = self.pass(from, stroke, laps);
        let run = Run { way: Way { at: stroke.b, ..way }, end: stroke.b, cost: 0, finished: false };
        if let Some(at) = finish {
            let end = stroke.at(at);
            return Run { way: Way { at: end, ..way }, end, finished: true, ..run };
        }
        let Some((wall, _)) = hit else { return run };
        // The car is turned round and stands a hair inside: also that may lead over a line.
        let at = self.inside(stroke, self.walls[wall].side);
        let (way, finish) = self.pass(way, Segment::new(stroke.b, at), laps);
        Run { way: Way { at, ..way }, cost: self.walls[wall].cost, finished: finish.is_some(), ..run }
    }

    /// Counts the lines and gates on a straight way. The place where the last lap was done, if it was.
    fn pass(&self, from: Way, stroke: Segment, laps: u8) -> (Way, Option<Along>) {
        let mut way = from;
        let lines = self.lines.iter().enumerate().filter_map(|(n, line)| {
            let (step, at) = line.crossed(stroke)?;
            Some((at, Event::Line(n, step)))
        });
        let gates = self.gates.iter().enumerate().skip(from.gate.into());
        let gates = gates.filter_map(|(n, gate)| Some((gate.circle.entry(stroke)?, Event::Gate(n))));
        let mut events: Vec<(Along, Event)> = lines.chain(gates).collect();
        events.sort_by_key(|(at, _)| *at);
        for (at, event) in events {
            match event {
                Event::Line(_, step) => way.half += step,
                Event::Gate(n) if n == usize::from(way.gate) => way.gate += 1,
                Event::Gate(_) => {}
            }
            let home = matches!(event, Event::Line(0, 1)) && way.half >= 2;
            if home && usize::from(way.gate) == self.gates.len() {
                way = Way { lap: way.lap + 1, half: 0, gate: 0, ..way };
                if way.lap >= laps {
                    return (way, Some(at));
                }
            }
        }
        (way, None)
    }

    /// Where a car stands that has touched a side: a hair before it, squarely, or where that would be beyond another
    /// side, a hair back on its way, or where it came from.
    fn inside(&self, stroke: Segment, side: Segment) -> Point {
        let at = stroke.b;
        let (dx, dy) = (side.b.x - side.a.x, side.b.y - side.a.y);
        let square = [1, -1].map(|way| at.by(-dy * way, dx * way));
        let own = bend(side.a, side.b, stroke.a);
        let square = square.into_iter().filter(|to| bend(side.a, side.b, *to) == own).map(|to| at.towards(to, HAIR));
        let along = [HAIR, 2 * HAIR, 4 * HAIR].into_iter().filter(|by| !at.near(stroke.a, *by as u32));
        let mut tried = square.chain(along.map(|by| at.towards(stroke.a, by)));
        tried.find(|to| self.is_open(*to)).unwrap_or(stroke.a)
    }

    /// Whether a car may stand there: on the track, and not right at a side.
    pub fn is_open(&self, at: Point) -> bool {
        let near = |wall: &Wall| wall.side.near(at, HAIR as u32 / 2);
        self.is_on(at) && !self.walls.iter().any(near)
    }

    /// Whether a point lies on the track, on neither border, and in no obstacle.
    pub fn is_on(&self, at: Point) -> bool {
        let clear = |thing: &Polygon| thing.side(at) == Side::Outside;
        self.ring.outer.side(at) == Side::Inside && clear(&self.ring.inner) && self.obstacles.iter().all(clear)
    }

    /// How far a car has come on its way round since the start, laps included.
    pub fn travelled(&self, way: Way) -> i32 {
        let half = way.half.div_euclid(2);
        let far = way.half.rem_euclid(2) == 1;
        (i32::from(way.lap) + i32::from(half)) * self.lap() + self.along(way.at, far)
    }

    /// How far it has come as it counts: not beyond the gate that it has to cross next.
    pub fn counted(&self, way: Way) -> i32 {
        let travelled = self.travelled(way);
        match self.gates.get(usize::from(way.gate)) {
            Some(gate) => travelled.min(i32::from(way.lap) * self.lap() + gate.along),
            None => travelled,
        }
    }

    /// How far from the start the point of the middle line is that lies nearest, within a half of the way.
    fn along(&self, at: Point, far: bool) -> i32 {
        let (first, last) = if far { (POINTS / 2, POINTS) } else { (0, POINTS / 2) };
        let point = |n: usize| self.ring.at(n).0;
        let nearest = (first..=last).min_by_key(|n| point(*n).square_to(at)).unwrap_or(first);
        let pieces = nearest.saturating_sub(1).max(first)..nearest.max(first + 1).min(last - 1) + 1;
        let feet = pieces.map(|n| {
            let piece = Segment::new(point(n), point(n + 1));
            let foot = piece.at(piece.foot(at));
            (foot.square_to(at), self.marks[n] + piece.a.square_to(foot).isqrt() as i32)
        });
        feet.min().map_or(self.marks[first], |(_, along)| along)
    }

    /// The point of the middle line nearest to a place, by its number, as far as half laps tell.
    pub fn nearest(&self, way: Way) -> usize {
        self.passed(self.along(way.at, way.half.rem_euclid(2) == 1))
    }

    /// The latest point of the middle line at so long a way from the start.
    pub fn passed(&self, along: i32) -> usize {
        self.marks.partition_point(|mark| *mark <= along).saturating_sub(1)
    }

    /// Whether a stroke comes to its end without touching anything.
    pub fn is_free(&self, stroke: Segment) -> bool {
        !self.walls.iter().any(|wall| stroke.hit(wall.side).is_some())
    }
}

impl Line {
    /// The line across a ring at one of its points.
    fn across(ring: &Ring, n: usize) -> Line {
        let (_, a, b) = ring.at(n);
        let far = a.square_to(b).isqrt() as i32 + BEYOND;
        let across = Segment::new(b.towards(a, far), a.towards(b, far));
        Line { across, ahead: bend(across.a, across.b, ring.at(n + 1).0) }
    }

    /// Whether a point is over the line. Who stands on it is over it.
    fn is_over(&self, at: Point) -> bool {
        let side = bend(self.across.a, self.across.b, at);
        side == self.ahead || side == Bend::Straight
    }

    /// Whether a stroke crosses it, forwards or backwards, and where.
    fn crossed(&self, stroke: Segment) -> Option<(i16, Along)> {
        let (before, after) = (self.is_over(stroke.a), self.is_over(stroke.b));
        if before == after || stroke.meets(self.across) == Meeting::Apart {
            return None;
        }
        Some((if after { 1 } else { -1 }, stroke.hit(self.across)?))
    }
}
