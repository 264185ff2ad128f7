//! The ring of a track: a smooth closed band that is drawn from a number. Its middle line runs round the sheet in
//! waves, and both borders follow it.
//!
//! Both borders must go round the middle of the sheet without turning back, and the band must be 3 to 4 squares wide
//! everywhere. Otherwise the bot throws the ring away and tries a calmer one. The calmest of all is an oval.

use crate::game::Chance;
use crate::kit::flick::SQUARE;
use crate::kit::geometry::{Bend, Point, Polygon, bend, cosine, sine};

/// Lines of the sheet across.
pub const COLS: u16 = 36;
/// Lines of the sheet down.
pub const ROWS: u16 = 26;
/// Points of each line of the ring.
pub const POINTS: usize = 90;
/// The least and the greatest width of a track, in hundredths of a square.
pub const WIDTH: (u32, u32) = (300, 400);

/// The distance between the middle line and the edges of the sheet.
const MARGIN: i32 = 230;
/// The waves of the middle line: how many per lap, and the greatest height in ten-thousandths.
const WAVES: [(i32, u32); 4] = [(2, 1900), (3, 2000), (4, 1300), (5, 800)];
/// The least length of a border's side.
const SHORT: u32 = 25;
/// How much calmer the next ring is, in hundredths of the waves' height.
const CALMER: i32 = 2;

/// A band: a middle line and two borders, with points in the direction of the race.
#[derive(Clone, PartialEq, Debug)]
pub struct Ring {
    /// The middle line.
    pub middle: Polygon,
    /// The border towards the middle of the sheet.
    pub inner: Polygon,
    /// The border towards the edges of the sheet.
    pub outer: Polygon,
}

impl Ring {
    pub fn draw(lot: &mut Chance) -> Ring {
        let mut wild = 100;
        loop {
            let ring = Ring::of(lot, wild);
            // Without waves a ring is always sound.
            if wild == 0 || ring.is_sound() {
                return ring.begun(lot);
            }
            wild = (wild - CALMER).max(0);
        }
    }

    /// A point of the middle line by its number from the start, and the points beside it on the inner and the outer
    /// border.
    pub fn at(&self, n: usize) -> (Point, Point, Point) {
        let corner = |line: &Polygon| line.corners()[n % POINTS];
        (corner(&self.middle), corner(&self.inner), corner(&self.outer))
    }

    /// A ring whose waves have this many hundredths of their full height.
    fn of(lot: &mut Chance, wild: i32) -> Ring {
        let waves = WAVES.map(|(count, most)| {
            let high = lot.range(most / 4, most) as i32 * wild / 100;
            (count, high, lot.range(0, 3599) as i32)
        });
        let middle = fitted(&(0..POINTS as i32).map(|n| on_wave(n, &waves)).collect::<Vec<_>>());
        let phase = lot.range(0, 3599) as i32;
        // The width swells and shrinks twice per lap.
        let half = |n: usize| 172 + 14 * cosine(angle(n as i32) * 2 + phase) / 10_000;
        let beside = |n: usize, side: i32| {
            let (before, after) = (middle[(n + POINTS - 1) % POINTS], middle[(n + 1) % POINTS]);
            let (x, y) = (after.x - before.x, after.y - before.y);
            let long = (before.square_to(after).isqrt() as i32).max(1);
            let by = side * half(n);
            middle[n].by(by * y / long, -by * x / long)
        };
        // The points go clockwise on the page, so the edges of the sheet are on the left.
        let [inner, outer] = [-1, 1].map(|side| Polygon::new((0..POINTS).map(|n| beside(n, side)).collect::<Vec<_>>()));
        Ring { middle: Polygon::new(middle), inner, outer }
    }

    /// Whether both borders go round the middle of the sheet and keep the right distance from each other.
    fn is_sound(&self) -> bool {
        let hub = Point::new(SQUARE * (i32::from(COLS) + 1) / 2, SQUARE * (i32::from(ROWS) + 1) / 2);
        let round = |line: &Polygon| line.sides().all(|side| bend(hub, side.a, side.b) == Bend::Clockwise);
        let clear = |line: &Polygon, from: &Polygon| {
            line.corners().iter().all(|point| {
                let near = |by: u32| from.sides().any(|side| side.near(*point, by));
                !near(WIDTH.0) && near(WIDTH.1)
            })
        };
        let roomy = self.inner.corners().iter().all(|point| !hub.near(*point, SQUARE as u32));
        // A side that nearly vanishes means a kink.
        let smooth = |line: &Polygon| line.sides().all(|side| !side.a.near(side.b, SHORT));
        let Ring { inner, outer, .. } = self;
        let calm = roomy && smooth(inner) && smooth(outer) && round(inner) && round(outer);
        calm && clear(inner, outer) && clear(outer, inner)
    }

    /// Chooses the direction and the start of the ring. It starts where it is nearly straight.
    fn begun(self, lot: &mut Chance) -> Ring {
        let (back, from) = (lot.range(0, 1) == 1, lot.index(POINTS));
        let at = |n: usize| self.middle.corners()[n % POINTS];
        let turn = |n: &usize| Polygon::new([at(n + POINTS - 3), at(*n), at(n + 3)]).doubled_area().abs();
        let first = (from..from + POINTS / 4).min_by_key(turn).unwrap_or(from) % POINTS;
        let [middle, inner, outer] = [&self.middle, &self.inner, &self.outer].map(|line| {
            let mut corners = line.corners().to_vec();
            corners.rotate_left(first);
            if back {
                corners[1..].reverse();
            }
            Polygon::new(corners)
        });
        Ring { middle, inner, outer }
    }
}

/// The angle of a point of the middle line, in tenths of a degree.
fn angle(n: i32) -> i32 {
    n * (3600 / POINTS as i32)
}

/// A point of the wavy line around the origin.
fn on_wave(n: i32, waves: &[(i32, i32, i32)]) -> Point {
    let wave = |(count, high, phase): &(i32, i32, i32)| high * cosine(count * angle(n) + phase) / 10_000;
    let r = 10_000 + waves.iter().map(wave).sum::<i32>();
    Point::new(r * cosine(angle(n)) / 10_000, r * sine(angle(n)) / 10_000)
}

/// The line, stretched over the sheet.
fn fitted(line: &[Point]) -> Vec<Point> {
    let stretch = |of: fn(&Point) -> i32, lines: u16| {
        let low = line.iter().map(of).min().unwrap_or_default();
        let high = line.iter().map(of).max().unwrap_or_default();
        let room = SQUARE * (i32::from(lines) - 1) - 2 * MARGIN;
        move |point: &Point| SQUARE + MARGIN + (of(point) - low) * room / (high - low).max(1)
    };
    let (x, y) = (stretch(|p| p.x, COLS), stretch(|p| p.y, ROWS));
    line.iter().map(|point| Point::new(x(point), y(point))).collect()
}
