//! The picture: the track with its borders, and each car's strokes in its ink with its own mark. Contacts are crossed.
//! Lives are tally marks under the sheet.

use super::cars::{Car, Fate, REACH, Series, Stage, Trace};
use super::ring::{COLS, POINTS, ROWS};
use super::signs::{LEGEND, RADIUS, crash, foot, gate, hatched, legend};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, along, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::flick::{self, Aim, SQUARE};
use crate::kit::geometry::{Point, Polygon, Segment};
use crate::kit::grid;

/// The position of `a1`.
const FIRST: Pt = Pt { x: 3.0, y: 3.0 };
/// Height of a car's line under the sheet, and the right edge of the name in it.
const HIGH: f32 = 3.0;
const NAME: f32 = 15.0;
/// Width of the tally of lives there.
const TALLY: f32 = 4.0;
/// Height of the line above the cars, the legend of the tallies.
const HEAD: f32 = 2.5;
/// The width of a danger zone.
const ZONE: f32 = 1.1;
/// Radius of a car, of the bare paper round it, of the end of a stroke, and of a cross over a wreck and at a contact,
/// which is so far beyond the border that no car hides it. The bare paper beside a stroke.
const CAR: f32 = 0.54;
const HALO: f32 = 0.66;
const END: f32 = 0.36;
const WRECK: f32 = 0.95;
const TOUCHED: f32 = 0.6;
const BEYOND: f32 = 1.55;
const EDGE: f32 = 0.26;
/// Radius of the wash round the car that made the latest stroke.
const LIT: f32 = 1.2;
/// How many strokes of each car have dots.
const RECENT: usize = 4;
/// The distance of the two lines of the start, and how far its arrow reaches behind and before them.
const START: f32 = 0.6;
const ARROW: (f32, f32) = (1.2, 2.0);
/// How far inside the track the number of a gate stands, in hundredths, how many points of the ring farther along it,
/// by preference, and how near to its line no car is then. The ring round that number.
const BESIDE: i32 = 200;
const ASIDE: [usize; 5] = [0, 2, POINTS - 2, 4, POINTS - 4];
const CLEAR: u32 = 90;
const DISC: f32 = 1.25;
/// Height of the handwriting there, of the numbers on the track, and of the coordinates. They are large because squares
/// are small on such a wide page.
const HAND: f32 = 2.3;
const PRINT: f32 = 2.2;
const COORDINATES: f32 = 1.45;

impl Drawn for Series {
    fn scene(&self) -> Scene {
        let lines = self.seats().len() as f32;
        let mut scene = Scene::new(f32::from(COLS) + 5.0, f32::from(ROWS) + 5.0 + HEAD + HIGH * lines + foot(self));
        scene.entire = true;
        ruled(&mut scene);
        let (old, new) = by_age(self);
        ground(&mut scene, self, &new);
        scene.coordinates(FIRST, COLS, ROWS, 1.0, 1.6, COORDINATES);
        if let Stage::Drive(mover) = self.stage {
            flick::circle(&mut scene, REACH, self.car(mover).way.at, (FIRST, false), Ink::Pencil);
        }
        strokes(&mut scene, &old, &new);
        // Whoever is out of the race hides neither gates nor the latest stroke.
        cars(&mut scene, self, |car| car.is_out());
        gates(&mut scene, self);
        latest(&mut scene, self);
        contacts(&mut scene, self);
        cars(&mut scene, self, |car| !car.is_out());
        head(&mut scene);
        for (n, (place, seat)) in order(self).into_iter().enumerate() {
            driver(&mut scene, self, (place, seat), f32::from(ROWS) + 5.0 + HEAD + HIGH * (n as f32 + 0.5));
        }
        legend(&mut scene, self);
        scene
    }

    /// The sheet in letters: `#` obstacles, `=` the start, `o` gates, `x` contacts, digits cars, dots the track. Then a
    /// line for each car.
    fn board(&self) -> String {
        let track = &self.track;
        let at = |place: Place| Aim::at(place).point();
        let here = |point: Point, place: Place| Aim::near(point).nearest(COLS, ROWS) == place;
        let board = grid::text(COLS, ROWS, |place| {
            let car = self
                .seats()
                .rev()
                .find(|seat| self.car(*seat).fate != Fate::Left && here(self.car(*seat).way.at, place));
            let touched = self.traces.iter().any(|trace| trace.contact.is_some() && here(trace.line.b, place));
            match car {
                Some(seat) => char::from(b'1' + seat.0),
                None if touched => 'x',
                None if track.gates.iter().any(|gate| here(gate.circle.centre, place)) => 'o',
                None if track.obstacles.iter().any(|thing| thing.near(at(place), 30)) => '#',
                None if track.lines[0].across.near(at(place), 40) && track.is_on(at(place)) => '=',
                None if track.is_on(at(place)) => '.',
                None => ' ',
            }
        });
        let mut lines: Vec<String> = board.lines().map(|line| line.trim_end().to_owned()).collect();
        lines.push(format!("race {} of {}, laps {}", self.number, self.terms.races, self.terms.laps));
        lines.extend(self.seats().map(|seat| line(self, seat)));
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        self.points()
    }
}

fn drawn(point: Point) -> Pt {
    flick::drawn(point, FIRST)
}

fn outline(polygon: &Polygon) -> Vec<Pt> {
    let corners = polygon.corners();
    corners.iter().chain(corners.first()).map(|corner| drawn(*corner)).collect()
}

/// The line above the cars: the legend of the tallies.
fn head(scene: &mut Scene) {
    let at = pt(NAME + 0.4, f32::from(ROWS) + 5.0 + HEAD / 2.0);
    scene.hand(at, Says::Words(Text::new("race-sheet-lives")), LEGEND, Align::Left, Ink::Pencil);
}

/// The gates, each with a line to its number in a ring inside the track, out of reach of cars. The number of the
/// driver's next one has the driver's ink. A gate itself never has: one of the cars is a ring too.
fn gates(scene: &mut Scene, race: &Series) {
    for (n, target) in race.track.gates.iter().enumerate() {
        let (at, spot) = (drawn(target.circle.centre), numbered(race, target.circle.centre));
        let (ink, nib) = match race.stage {
            Stage::Drive(mover) if usize::from(race.car(mover).way.gate) == n => (Ink::Seat(mover.0), Nib::Bold),
            _ => (Ink::Pencil, Nib::Pen),
        };
        let (dx, dy) = (spot.x - at.x, spot.y - at.y);
        let from = RADIUS / dx.hypot(dy).max(RADIUS);
        scene.stroke([pt(at.x + dx * from, at.y + dy * from), spot], Ink::Pencil, Nib::Fine);
        gate(scene, at);
        scene.bare(spot, DISC);
        scene.add(Item::Ring { at: spot, r: DISC, ink, nib });
        let says = Says::Plain((n + 1).to_string());
        scene.print(spot, says, PRINT, Align::Centre, ink);
    }
}

/// The position of the number of a gate: beyond the inner border, beside the gate or a bit along the track, where no
/// car stands on its line.
fn numbered(race: &Series, gate: Point) -> Pt {
    let ring = &race.track.ring;
    let nearest = (0..POINTS).min_by_key(|n| ring.at(*n).0.square_to(gate)).unwrap_or_default();
    let spot = |aside: usize| {
        let (_, inner, outer) = ring.at(nearest + aside);
        let wide = (inner.square_to(outer).isqrt() as i32).max(1);
        inner.by((inner.x - outer.x) * BESIDE / wide, (inner.y - outer.y) * BESIDE / wide)
    };
    let is_free = |spot: &Point| {
        let line = Segment { a: gate, b: *spot };
        race.seats().all(|seat| !line.near(race.car(seat).way.at, CLEAR))
    };
    let spots = ASIDE.map(spot);
    drawn(spots.into_iter().find(is_free).unwrap_or(spots[0]))
}

/// The lines of the sheet that have coordinates, so that places are easy to find.
fn ruled(scene: &mut Scene) {
    let (wide, high) = (f32::from(COLS) - 1.0, f32::from(ROWS) - 1.0);
    let labelled = |lines: u16| (0..lines).filter(|n| *n == 0 || (n + 1).is_multiple_of(5)).map(f32::from);
    for x in labelled(COLS) {
        scene.stroke([pt(FIRST.x + x, FIRST.y), pt(FIRST.x + x, FIRST.y + high)], Ink::Shade, Nib::Fine);
    }
    for y in labelled(ROWS) {
        scene.stroke([pt(FIRST.x, FIRST.y + y), pt(FIRST.x + wide, FIRST.y + y)], Ink::Shade, Nib::Fine);
    }
}

/// The track with everything on it. Below the borders, bare paper lies beside the strokes, and a wash round the latest
/// car: beside a border, the halo of a stroke would be hard to see.
fn ground(scene: &mut Scene, race: &Series, new: &[&Trace]) {
    let ring = &race.track.ring;
    let mut band = outline(&ring.outer);
    band.extend(outline(&ring.inner).into_iter().rev());
    scene.add(Item::Fill { polygon: band, ink: Ink::Shade });
    for trace in new {
        scene.add(Item::Blank { polygon: along((drawn(trace.line.a), drawn(trace.line.b)), EDGE) });
    }
    if let Some(latest) = race.traces.last() {
        scene.lit(drawn(race.car(latest.seat).way.at), LIT);
    }
    for (outer, line) in &race.track.zones {
        zone(scene, *outer, line, race);
    }
    for border in [&ring.outer, &ring.inner] {
        scene.stroke(outline(border), Ink::Pencil, Nib::Pen);
    }
    for thing in &race.track.obstacles {
        hatched(scene, &thing.corners().iter().map(|corner| drawn(*corner)).collect::<Vec<_>>(), Nib::Pen);
    }
    start(scene, race);
}

/// A danger zone: hatches outside the border. The legend says what they cost.
fn zone(scene: &mut Scene, outer: bool, line: &[Point], race: &Series) {
    let (out, inn) = (&race.track.ring.outer, &race.track.ring.inner);
    let (own, other) = if outer { (out, inn) } else { (inn, out) };
    // Away from the opposite border.
    let away = |point: &Point, by: f32| {
        let n = own.corners().iter().position(|corner| corner == point).unwrap_or_default();
        let (at, from) = (drawn(*point), drawn(other.corners()[n % POINTS]));
        let long = (at.x - from.x).hypot(at.y - from.y).max(0.1);
        pt(at.x + (at.x - from.x) * by / long, at.y + (at.y - from.y) * by / long)
    };
    let far = line.iter().rev().map(|point| away(point, ZONE));
    hatched(scene, &line.iter().map(|point| drawn(*point)).chain(far).collect::<Vec<_>>(), Nib::Fine);
}

/// The start: a double line across the track, and an arrow.
fn start(scene: &mut Scene, race: &Series) {
    let track = &race.track;
    let (_, a, b) = track.ring.at(0);
    let (before, ..) = track.ring.at(POINTS - 1);
    let (a, b, before) = (drawn(a), drawn(b), drawn(before));
    let middle = drawn(track.ring.at(0).0);
    let long = (middle.x - before.x).hypot(middle.y - before.y).max(0.1);
    let (dx, dy) = ((middle.x - before.x) / long, (middle.y - before.y) / long);
    scene.stroke([a, b], Ink::Pencil, Nib::Bold);
    let back = |p: Pt, by: f32| pt(p.x - dx * by, p.y - dy * by);
    scene.stroke([back(a, START), back(b, START)], Ink::Pencil, Nib::Pen);
    // Outside the track, so that no car hides it.
    let (wide, beside) = ((b.x - a.x).hypot(b.y - a.y).max(0.1), 0.9);
    let foot = pt(b.x + (b.x - a.x) / wide * beside, b.y + (b.y - a.y) / wide * beside);
    let tip = back(foot, -ARROW.1);
    let barb = |side: f32| pt(tip.x - dx * 0.6 - dy * 0.4 * side, tip.y - dy * 0.6 + dx * 0.4 * side);
    scene.stroke([back(foot, ARROW.0), tip], Ink::Pencil, Nib::Pen);
    scene.stroke([barb(1.0), tip, barb(-1.0)], Ink::Pencil, Nib::Pen);
}

/// The older strokes, and the last ones of each car but the latest of all.
fn by_age(race: &Series) -> (Vec<&Trace>, Vec<&Trace>) {
    let later = |n: usize, seat: Seat| race.traces[n + 1..].iter().filter(|later| later.seat == seat).count();
    let (old, new): (Vec<_>, Vec<_>) =
        (0..race.traces.len().saturating_sub(1)).partition(|n| later(*n, race.traces[*n].seat) >= RECENT);
    let of = |numbers: Vec<usize>| numbers.into_iter().map(|n| &race.traces[n]).collect();
    (of(old), of(new))
}

/// The strokes of all cars but the latest one. Of each car the last ones have signs: in a long race, cars are lost
/// among the others.
fn strokes(scene: &mut Scene, old: &[&Trace], new: &[&Trace]) {
    for trace in old {
        scene.stroke([drawn(trace.line.a), drawn(trace.line.b)], Ink::Seat(trace.seat.0), Nib::Fine);
    }
    for trace in new {
        stroke(scene, trace, Nib::Pen);
    }
}

/// The latest stroke: the boldest one.
fn latest(scene: &mut Scene, race: &Series) {
    let Some(trace) = race.traces.last() else { return };
    stroke(scene, trace, Nib::Bold);
    // A car that is out may have hidden where it begins.
    if race.traces.iter().rev().skip(1).any(|before| before.line.b == trace.line.a) {
        scene.sign(trace.seat, drawn(trace.line.a), END);
    }
}

/// A stroke with the driver's sign at its end.
fn stroke(scene: &mut Scene, trace: &Trace, nib: Nib) {
    let (at, ink) = (drawn(trace.line.b), Ink::Seat(trace.seat.0));
    scene.stroke([drawn(trace.line.a), at], ink, nib);
    scene.sign(trace.seat, at, END);
}

/// Crosses beside the contacts, on the other side of the border than the track, with a line to where the car touched.
fn contacts(scene: &mut Scene, race: &Series) {
    for trace in &race.traces {
        let Some(stands) = trace.contact else { continue };
        let (from, touched, ink) = (drawn(stands), drawn(trace.line.b), Ink::Seat(trace.seat.0));
        let on = BEYOND / (touched.x - from.x).hypot(touched.y - from.y).max(0.1);
        let at = pt(touched.x + (touched.x - from.x) * on, touched.y + (touched.y - from.y) * on);
        scene.stroke([touched, at], ink, Nib::Fine);
        crash(scene, at, TOUCHED, ink);
    }
}

/// Some of the cars, that of the next driver last.
fn cars(scene: &mut Scene, race: &Series, which: fn(&Car) -> bool) {
    let mut seats: Vec<Seat> = race.seats().filter(|seat| which(race.car(*seat))).collect();
    seats.sort_by_key(|seat| race.stage == Stage::Drive(*seat));
    for seat in seats {
        let at = drawn(race.car(seat).way.at);
        // The latest car has the wash of its stroke round it.
        if race.traces.last().is_none_or(|trace| trace.seat != seat) {
            scene.bare(at, HALO);
        }
        scene.sign(seat, at, CAR);
        if race.car(seat).fate == Fate::Wrecked {
            crash(scene, at, WRECK, Ink::Pencil);
        }
    }
}

/// The cars with their present places: first those that have finished, then the others by their distance, then those
/// that are out.
fn order(race: &Series) -> Vec<(usize, Seat)> {
    let rank = |seat: Seat| {
        let car = race.car(seat);
        match car.fate {
            Fate::Home(place) => (0, i32::from(place)),
            Fate::Driving => (1, -race.track.counted(car.way)),
            Fate::Wrecked => (2, -race.track.counted(car.way)),
            Fate::Left => (3, 0),
        }
    };
    let mut seats: Vec<Seat> = race.seats().collect();
    seats.sort_by_key(|seat| rank(*seat));
    let place = |seat: &Seat| 1 + seats.iter().filter(|other| rank(**other) < rank(*seat)).count();
    seats.iter().map(|seat| (place(seat), *seat)).collect()
}

/// A car under the sheet: place, name, mark, lives as tally marks, and state.
fn driver(scene: &mut Scene, race: &Series, (place, seat): (usize, Seat), y: f32) {
    let car = race.car(seat);
    // Before the first stroke nobody is ahead.
    if !race.traces.is_empty() {
        scene.hand(pt(1.0, y), Says::Plain(format!("{place}.")), HAND, Align::Left, Ink::Pencil);
    }
    scene.sign(seat, pt(4.4, y), 0.65);
    match car.is_out() {
        true => scene.struck_name(pt(6.0, y), seat, HAND, Align::Left, NAME - 6.5),
        false => scene.name(pt(6.0, y), seat, HAND, Align::Left, NAME - 6.5),
    }
    lives(scene, seat, car.lives, pt(NAME + 0.8, y));
    let all = remarks(race, seat);
    if !all.is_empty() {
        // More than three remarks need smaller handwriting.
        let size = if all.len() > 3 { 0.8 * HAND } else { HAND };
        let text = Text::new("race-is").with("all", all);
        scene.hand(pt(NAME + 1.2 + tally(race), y), Says::Words(text), size, Align::Left, Ink::Pencil);
    }
}

/// The width of the longest tally, so that remarks stand below each other.
fn tally(race: &Series) -> f32 {
    race.seats().map(|seat| across(race.car(seat).lives)).fold(TALLY, f32::max)
}

/// The width of a tally.
fn across(count: u8) -> f32 {
    0.55 * f32::from(count) + 0.5 * f32::from(count / 5)
}

/// Tally marks in fives.
fn lives(scene: &mut Scene, seat: Seat, count: u8, at: Pt) {
    let x = |n: u8| at.x + across(n);
    for n in 0..count {
        let ink = Ink::Seat(seat.0);
        match n % 5 {
            4 => scene.stroke([pt(x(n - 4) - 0.4, at.y + 0.6), pt(x(n - 1) + 0.4, at.y - 0.6)], ink, Nib::Pen),
            _ => scene.stroke([pt(x(n), at.y - 0.85), pt(x(n), at.y + 0.85)], ink, Nib::Pen),
        }
    }
}

/// A car's state, in words.
fn remarks(race: &Series, seat: Seat) -> Vec<Text> {
    let (terms, car) = (&race.terms, race.car(seat));
    let own = match car.fate {
        Fate::Home(place) => Some(Text::new("race-is-home").with("place", place)),
        Fate::Wrecked => Some(Text::new("race-is-wrecked")),
        Fate::Left => Some(Text::new("race-is-left")),
        Fate::Driving if car.turned => Some(Text::new("race-is-turned")),
        Fate::Driving if race.missed().has(seat) => Some(Text::new("race-is-missed")),
        Fate::Driving if terms.laps > 1 => {
            Some(Text::new("race-is-lap").with("lap", car.way.lap + 1).with("laps", terms.laps))
        }
        Fate::Driving => None,
    };
    let gates = race.track.gates.len();
    let gate = (gates > 0 && car.fate == Fate::Driving)
        .then(|| Text::new("race-is-gate").with("gate", car.way.gate).with("gates", gates));
    let spikes = car.spikes.then(|| Text::new("race-is-spiked"));
    let points = (terms.races > 1).then(|| Text::new("race-is-points").with("points", car.points));
    [own, gate, spikes, points].into_iter().flatten().collect()
}

/// A car's line on the text board.
fn line(race: &Series, seat: Seat) -> String {
    let car = race.car(seat);
    let way = car.way;
    let sign = match race.stage {
        Stage::Drive(mover) | Stage::Shop(mover) if mover == seat => '>',
        _ => ' ',
    };
    let done = race.track.counted(way);
    let mut text = format!("{sign}{} at {}.{:02}", seat.0 + 1, way.at.x / SQUARE, way.at.x % SQUARE);
    text += &format!(" {}.{:02} lives {}", way.at.y / SQUARE, way.at.y % SQUARE, car.lives);
    text += &format!(" done {}", done.div_euclid(SQUARE));
    if !race.track.gates.is_empty() {
        text += &format!(" gates {}", way.gate);
    }
    if race.terms.races > 1 {
        text += &format!(" points {} purse {}", car.points, car.purse);
    }
    let fate = match car.fate {
        Fate::Home(place) => format!(" home {place}"),
        Fate::Wrecked => " wrecked".to_owned(),
        Fate::Left => " left".to_owned(),
        Fate::Driving if car.turned => " turned".to_owned(),
        Fate::Driving => String::new(),
    };
    text + if car.spikes { " spikes" } else { "" } + &fate
}

/// A ring with its start, and two cars in the bends.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let ring = |x: f32, y: f32| {
        let turn = |n: u8| (f32::from(n) * std::f32::consts::TAU / 24.0).sin_cos();
        (0..=24).map(turn).map(|(sin, cos)| pt(4.0 + x * sin, 4.0 + y * cos)).collect::<Vec<_>>()
    };
    scene.stroke(ring(3.8, 3.2), Ink::Pencil, Nib::Bold);
    scene.stroke(ring(1.6, 1.1), Ink::Pencil, Nib::Bold);
    scene.stroke([pt(4.0, 5.1), pt(4.0, 7.2)], Ink::Pencil, Nib::Pen);
    scene.stroke([pt(4.0, 5.7), pt(6.2, 5.3), pt(7.0, 3.6)], Ink::Seat(0), Nib::Bold);
    scene.stroke([pt(4.0, 6.6), pt(6.1, 6.2), pt(7.0, 4.9)], Ink::Seat(1), Nib::Bold);
    scene.sign(Seat(0), pt(7.0, 3.6), 0.4);
    scene.sign(Seat(1), pt(7.0, 4.9), 0.4);
    scene
}
