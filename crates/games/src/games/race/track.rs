//! A track: its ring with the start line, gates, danger zones and obstacles, and the effect of a stroke on it.
//!
//! Lengths are hundredths of a square. Two lines count how often a car has been round: the start, and a line on the far
//! side. A car that crosses one of them forwards gains half a lap. A car that crosses backwards loses half a lap. So it
//! does not help to drive back and forth over the start.

use super::ring::{POINTS, Ring};
use crate::game::{Chance, Seed};
use crate::kit::geometry::{Along, Bend, Circle, Meeting, Point, Polygon, Segment, Side, bend};

/// How far a line across the track reaches beyond the borders. The margin keeps rounded strokes from slipping past its
/// ends.
const BEYOND: i32 = 30;
/// The radius of a gate.
pub const GATE: u32 = 60;
/// The number of gates, of zones and of obstacles, if the match has them.
const COUNT: usize = 3;
/// The distance from the border to a car that has touched it.
const HAIR: i32 = 12;

/// The optional features of a track.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Extras {
    /// Stretches of the border that cost two lives.
    pub danger: bool,
    /// Circles that a car must cross in order.
    pub gates: bool,
    /// Obstacles on the track.
    pub obstacles: bool,
}

/// A side that stops cars, and the lives that a contact costs.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Wall {
    side: Segment,
    cost: u8,
}

/// A line across the track.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line {
    /// The segment from beyond the inner border to beyond the outer one.
    pub across: Segment,
    /// The side of the line that is ahead.
    ahead: Bend,
}

/// A circle that a car must cross.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gate {
    pub circle: Circle,
    /// The distance from the start, along the middle line.
    pub along: i32,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    pub ring: Ring,
    /// The start, and the line on the far side.
    pub lines: [Line; 2],
    /// The gates, in order.
    pub gates: Vec<Gate>,
    /// The danger zones: whether at the outer border, and the points.
    pub zones: Vec<(bool, Vec<Point>)>,
    pub obstacles: Vec<Polygon>,
    walls: Vec<Wall>,
    /// The distance of each point of the middle line from the start. The last element is the length of a lap.
    marks: Vec<i32>,
}

/// A car's position and its progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    pub at: Point,
    /// Laps done.
    pub lap: u8,
    /// Half laps since the latest full lap. It is negative after driving backwards.
    pub half: i16,
    /// Gates crossed in this lap.
    pub gate: u8,
}

/// The result of a stroke.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Run {
    /// The car's position and progress afterwards.
    pub way: Way,
    /// The end of the stroke's line.
    pub end: Point,
    /// The lives lost by a contact, or 0 without one.
    pub cost: u8,
    /// Whether the car has finished its last lap.
    pub finished: bool,
}

/// Something that a stroke crosses.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Event {
    /// One of the two lines, forwards (1) or backwards (-1).
    Line(usize, i16),
    Gate(usize),
}

impl Track {
    /// The track with this number.
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

    /// Adds the extras. The draws are the same whether the match uses them or not, so the ring alone identifies a
    /// track.
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

    /// The point beside a point of the middle line, at this distance outwards.
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

    /// The start position of a seat: the cars stand side by side on the line.
    pub fn start(&self, seat: usize, seats: usize) -> Way {
        let (_, a, b) = self.ring.at(0);
        let part = |a: i32, b: i32| a + (b - a) * (seat as i32 + 1) / (seats as i32 + 1);
        let at = Point::new(part(a.x, b.x), part(a.y, b.y));
        // Slightly over the line, whatever the rounding was.
        let (next, ..) = self.ring.at(1);
        let at = at.by(2 * (next.x - at.x).signum(), 2 * (next.y - at.y).signum());
        Way { at, lap: 0, half: 0, gate: 0 }
    }

    /// The run of a stroke in a race of this many laps.
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
        // The car turns round and stands slightly inside. This too may cross a line.
        let at = self.inside(stroke, self.walls[wall].side);
        let (way, finish) = self.pass(way, Segment::new(stroke.b, at), laps);
        Run { way: Way { at, ..way }, cost: self.walls[wall].cost, finished: finish.is_some(), ..run }
    }

    /// Counts the lines and gates on a straight way. Returns the progress, and where the last lap was finished, if it
    /// was.
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

    /// The position of a car that has touched a side: a little away from it at a right angle. If another side is in the
    /// way there, a little back on its way, or where the stroke began.
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

    /// Whether a car may stand at a point: on the track, and not close to a side.
    pub fn is_open(&self, at: Point) -> bool {
        let near = |wall: &Wall| wall.side.near(at, HAIR as u32 / 2);
        self.is_on(at) && !self.walls.iter().any(near)
    }

    /// Whether a point lies on the track, but on no border and in no obstacle.
    pub fn is_on(&self, at: Point) -> bool {
        let clear = |thing: &Polygon| thing.side(at) == Side::Outside;
        self.ring.outer.side(at) == Side::Inside && clear(&self.ring.inner) && self.obstacles.iter().all(clear)
    }

    /// The distance that a car has driven since the start, laps included.
    pub fn travelled(&self, way: Way) -> i32 {
        let half = way.half.div_euclid(2);
        let far = way.half.rem_euclid(2) == 1;
        (i32::from(way.lap) + i32::from(half)) * self.lap() + self.along(way.at, far)
    }

    /// The distance that counts: at most up to the gate that the car has to cross next.
    pub fn counted(&self, way: Way) -> i32 {
        let travelled = self.travelled(way);
        match self.gates.get(usize::from(way.gate)) {
            Some(gate) => travelled.min(i32::from(way.lap) * self.lap() + gate.along),
            None => travelled,
        }
    }

    /// The distance from the start to the nearest point of the middle line, within one half of the lap.
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

    /// The number of the middle line's point nearest to a car, within its half of the lap.
    pub fn nearest(&self, way: Way) -> usize {
        self.passed(self.along(way.at, way.half.rem_euclid(2) == 1))
    }

    /// The last point of the middle line within this distance from the start.
    pub fn passed(&self, along: i32) -> usize {
        self.marks.partition_point(|mark| *mark <= along).saturating_sub(1)
    }

    /// Whether a stroke touches nothing.
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

    /// Whether a point is over the line. A point on the line is over it.
    fn is_over(&self, at: Point) -> bool {
        let side = bend(self.across.a, self.across.b, at);
        side == self.ahead || side == Bend::Straight
    }

    /// Whether a stroke crosses the line, forwards (1) or backwards (-1), and where.
    fn crossed(&self, stroke: Segment) -> Option<(i16, Along)> {
        let (before, after) = (self.is_over(stroke.a), self.is_over(stroke.b));
        if before == after || stroke.meets(self.across) == Meeting::Apart {
            return None;
        }
        Some((if after { 1 } else { -1 }, stroke.hit(self.across)?))
    }
}
