//! The rules by example, and the geometry against a second, slow implementation.

use super::cars::{Car, Fate, LIVES};
use super::ring::{COLS, POINTS, ROWS, Ring};
use super::track::{GATE, Track, Way};
use super::*;
use crate::game::scene::{Ink, Item, Nib, pt};
use crate::game::{Deadline, Drawn, Level, Memo, Seats, Seed, Why};
use crate::kit::flick::{self, SQUARE};
use crate::kit::geometry::{Lie, Point, Polygon, Segment};

const PLAIN: Extras = Extras { danger: false, gates: false, obstacles: false };
const ALL: Extras = Extras { danger: true, gates: true, obstacles: true };
const TERMS: Terms = Terms { laps: 1, races: 1, extras: PLAIN, overtake: false };
const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);
/// The two draws of a stroke that goes exactly where it is aimed.
const SURE: [u32; 2] = [2048, 2048];

fn ctx(draws: &[u32]) -> StepCtx {
    StepCtx::new(Chance::given(draws), 0)
}

fn begun(terms: Terms, seats: u8) -> Series {
    Series::new(terms, seats, ANNA, &mut ctx(&[1]))
}

/// A point of the middle line, rounded as a player can type it.
fn middle(race: &Series, n: usize) -> Aim {
    Aim::near(race.track.beside(n, 0))
}

/// An exact stroke of the next driver. Returns the keys of the events.
fn drive(race: &mut Series, aim: Aim) -> Vec<String> {
    let Stage::Drive(seat) = race.stage else { panic!("nobody drives") };
    let mut ctx = ctx(&SURE);
    Race.apply(race, seat, &Move::Aim(aim), &mut ctx).expect("within reach");
    assert!(!ctx.chance.fault());
    ctx.events.iter().map(|event| event.text.key.to_string()).collect()
}

/// An exact stroke to the middle of the track.
fn drive_to(race: &mut Series, n: usize) -> Vec<String> {
    let aim = middle(race, n);
    drive(race, aim)
}

/// Puts a car on the middle line.
fn put(race: &mut Series, seat: Seat, n: usize, half: i16) {
    let at = middle(race, n).point();
    let car = &mut race.cars[seat.index()];
    (car.way, car.moved) = (Way { at, half, ..car.way }, true);
}

/// Drives the next driver's car into the outer border.
fn crash(race: &mut Series) -> Vec<String> {
    let Stage::Drive(seat) = race.stage else { panic!("nobody drives") };
    let n = race.track.nearest(race.car(seat).way);
    let aim = Aim::near(race.track.beside(n, 215));
    drive(race, aim)
}

fn refusal(race: &Series, m: Move) -> Reject {
    let (mut copy, seat) = (race.clone(), Race.turn(race).seats().iter().next().expect("it goes on"));
    Race.apply(&mut copy, seat, &m, &mut ctx(&SURE)).expect_err("not allowed")
}

/// The distance from a point to a line, in floating point.
fn distance(point: Point, line: &Polygon) -> f64 {
    let far = |side: Segment| {
        let (ax, ay) = (f64::from(side.a.x), f64::from(side.a.y));
        let (dx, dy) = (f64::from(side.b.x) - ax, f64::from(side.b.y) - ay);
        let (px, py) = (f64::from(point.x) - ax, f64::from(point.y) - ay);
        let part = ((px * dx + py * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        (px - part * dx).hypot(py - part * dy)
    };
    line.sides().map(far).fold(f64::MAX, f64::min)
}

#[cfg(thorough)]
#[test]
fn every_track_is_a_band_three_to_four_squares_wide() {
    for number in 1..=1000 {
        let Ring { inner, outer, .. } = Track::of(number, PLAIN).ring;
        assert!(inner.is_simple() && outer.is_simple() && inner.lie(&outer) == Lie::Within, "{number}");
        let on_sheet = |point: &Point| {
            let within = |n: i32, lines: u16| (SQUARE..=SQUARE * i32::from(lines)).contains(&n);
            within(point.x, COLS) && within(point.y, ROWS)
        };
        for (own, other) in [(&inner, &outer), (&outer, &inner)] {
            assert!(own.corners().iter().all(on_sheet), "{number}");
            let wide = |point: &Point| (300.0..=400.0).contains(&distance(*point, other));
            assert!(own.corners().iter().all(wide), "{number}");
        }
    }
}

/// Whether straight strokes lead all the way round through all gates, from node to node across the track.
fn goes_round(track: &Track) -> bool {
    let lanes = [0, -100, 100];
    let gate = |n: usize| {
        let found = track.gates.iter().find(|gate| track.passed(gate.along) / 2 == n % POINTS / 2);
        found.map(|gate| gate.circle.centre)
    };
    let nodes = |n: usize| gate(n).map_or(lanes.map(|off| track.beside(n, off)).to_vec(), |gate| vec![gate]);
    let mut reached: Vec<Point> = vec![track.beside(0, 0)];
    for n in (2..=POINTS).step_by(2) {
        let leads = |to: &Point| reached.iter().any(|from| track.is_free(Segment::new(*from, *to)));
        reached = nodes(n).into_iter().filter(|to| track.is_open(*to) && leads(to)).collect();
    }
    !reached.is_empty()
}

#[test]
fn every_track_can_be_driven_with_all_that_stands_on_it() {
    for number in 1..=crate::amount(250, 40) {
        assert!(goes_round(&Track::of(number, ALL)), "{number}");
    }
}

#[test]
fn a_track_follows_from_its_number() {
    let track = Track::of(1, ALL);
    assert_eq!(track.ring, Track::of(1, PLAIN).ring, "what stands on it does not change it");
    assert_eq!(track.ring.at(0), FIRST, "old records would have another track");
    assert_eq!((track.gates[0].circle.centre, track.zones[0].1[0]), PLACED);
    assert!(track.gates.iter().all(|gate| gate.circle.r == GATE));
}

/// The start of the first track as three points, its first gate, and the beginning of its first zone.
const FIRST: (Point, Point, Point) = (Point::new(1570, 2321), Point::new(1536, 2150), Point::new(1604, 2492));
const PLACED: (Point, Point) = (Point::new(2685, 2263), Point::new(1912, 2438));

/// The angle of a point as seen from the middle of the sheet, in turns.
fn turn_of(point: Point) -> f64 {
    (f64::from(point.y) - 1350.0).atan2(f64::from(point.x) - 1850.0) / std::f64::consts::TAU
}

/// Walks along a stroke in small steps. Returns the first point off the track or in an obstacle.
fn slow_end(track: &Track, stroke: Segment) -> Option<(f64, f64)> {
    let inside = |line: &Polygon, x: f64, y: f64| {
        let crossings = line.sides().filter(|side| {
            let (ax, ay) = (f64::from(side.a.x), f64::from(side.a.y));
            let (bx, by) = (f64::from(side.b.x), f64::from(side.b.y));
            (ay > y) != (by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)
        });
        crossings.count() % 2 == 1
    };
    let (a, b) = (stroke.a, stroke.b);
    let steps = 1 + a.square_to(b).isqrt() as i32 / 4;
    (0..=steps).find_map(|step| {
        let part = f64::from(step) / f64::from(steps);
        let x = f64::from(a.x) + f64::from(b.x - a.x) * part;
        let y = f64::from(a.y) + f64::from(b.y - a.y) * part;
        let on = inside(&track.ring.outer, x, y)
            && !inside(&track.ring.inner, x, y)
            && !track.obstacles.iter().any(|thing| inside(thing, x, y));
        (!on).then_some((x, y))
    })
}

#[test]
fn contacts_and_laps_are_those_of_a_slow_second_look() {
    let mut chance = Chance::seeded(&Seed([8; 32]), 0);
    let (mut contacts, mut grazes) = (0, 0);
    for number in 1..=crate::amount(20, 5) {
        let track = Track::of(number, Extras { gates: false, ..ALL });
        let mut way = track.start(0, 2);
        let ahead = turn_of(track.beside(5, 0)) - turn_of(track.beside(0, 0));
        let sign = (ahead - ahead.round()).signum();
        let mut turns = 0.0;
        for _ in 0..120 {
            let aim = REACH.some(way.at, &mut chance).expect("an aim");
            let stroke = flick::stroke(&mut chance, way.at, aim.point());
            let run = track.run(way, stroke, u8::MAX);
            let near = |x: f64, y: f64| (f64::from(run.end.x) - x).hypot(f64::from(run.end.y) - y) < 6.0;
            match slow_end(&track, stroke) {
                Some((x, y)) => assert!(run.cost > 0 && near(x, y), "{number}: {stroke:?} {run:?}"),
                // The steps can miss a corner that the stroke touches.
                None if run.cost > 0 => grazes += 1,
                None => assert!(run.end == stroke.b && run.way.at == stroke.b),
            }
            assert!(track.is_on(run.way.at) && track.is_free(Segment::new(run.way.at, run.way.at)), "{run:?}");
            assert!(run.cost == 0 || run.way.at.near(run.end, 12 * 4) || run.way.at == way.at);
            contacts += u32::from(run.cost > 0);
            for (a, b) in [(way.at, run.end), (run.end, run.way.at)] {
                let by = turn_of(b) - turn_of(a);
                turns += sign * (by - by.round());
            }
            way = run.way;
            // The start line points nearly, but not quite, to the middle of the sheet.
            let driven = f64::from(track.travelled(way)) / f64::from(track.lap());
            let seen = (turns - driven).abs();
            assert!(seen < 0.2, "{number}: {driven} laps are {turns} turns at {way:?}");
        }
    }
    assert!(contacts > crate::amount(500, 100) && grazes < 40, "{contacts} {grazes}");
}

#[test]
fn a_lap_counts_when_it_was_driven_in_the_right_direction() {
    let mut race = begun(TERMS, 2);
    put(&mut race, BORIS, 40, 0);
    // Back and forth over the start.
    for n in [88, 3, 88, 3, 87, 2] {
        drive_to(&mut race, n);
        assert_eq!(race.car(ANNA).fate, Fate::Driving);
        race.stage = Stage::Drive(ANNA);
    }
    // All the way backwards, and over the start again.
    let mut race = begun(TERMS, 2);
    put(&mut race, BORIS, 40, 0);
    for n in (0..POINTS).rev().chain([POINTS - 1, POINTS - 2]).chain([1, 2]) {
        drive_to(&mut race, n);
        race.stage = Stage::Drive(ANNA);
    }
    assert_eq!((race.car(ANNA).fate, race.car(ANNA).way.half), (Fate::Driving, -2), "one lap behind");
    // Forwards.
    let mut race = begun(TERMS, 2);
    put(&mut race, BORIS, 40, 0);
    for n in 1..POINTS {
        assert!(drive_to(&mut race, n).is_empty());
        race.stage = Stage::Drive(ANNA);
    }
    assert_eq!(drive_to(&mut race, 2), ["race-told-home"]);
    assert_eq!((race.car(ANNA).fate, race.stage), (Fate::Home(1), Stage::Over));
    assert_eq!(race.outcome().places, [1, 2]);
}

#[test]
fn several_laps_are_counted_one_by_one() {
    let mut race = begun(Terms { laps: 2, ..TERMS }, 2);
    put(&mut race, BORIS, 40, 0);
    let mut told = Vec::new();
    for n in (1..=POINTS).chain(1..=POINTS) {
        told.extend(drive_to(&mut race, n + 1));
        race.stage = Stage::Drive(ANNA);
    }
    assert_eq!(told, ["race-told-lap", "race-told-home"]);
}

#[test]
fn a_contact_costs_a_life_and_the_next_turn() {
    let mut race = begun(TERMS, 2);
    assert_eq!(crash(&mut race), ["race-told-contact"]);
    let Car { lives, turned, way, .. } = *race.car(ANNA);
    assert!(lives == LIVES - 1 && turned);
    let trace = race.traces[0];
    assert!(trace.contact == Some(way.at) && race.track.is_open(way.at) && trace.line.b != way.at);
    assert_eq!(race.stage, Stage::Drive(BORIS));
    drive_to(&mut race, 3);
    assert_eq!(race.stage, Stage::Drive(BORIS), "Anna turns her car");
    assert_eq!(race.missed(), Seats::one(ANNA));
    drive_to(&mut race, 5);
    assert_eq!((race.stage, race.missed()), (Stage::Drive(ANNA), Seats::NONE));
}

#[test]
fn the_sixth_contact_is_fatal_and_whoever_is_left_has_won() {
    let mut race = begun(TERMS, 2);
    put(&mut race, BORIS, 2, 0);
    for lives in (0..LIVES).rev() {
        assert_eq!(crash(&mut race), ["race-told-contact"]);
        assert_eq!(race.car(ANNA).lives, lives);
        put(&mut race, ANNA, 10, 0);
        race.stage = Stage::Drive(ANNA);
    }
    assert_eq!(crash(&mut race), ["race-told-wrecked"]);
    assert_eq!((race.car(ANNA).fate, race.outcome().places), (Fate::Wrecked, vec![2, 1]));
}

#[test]
fn a_contact_in_a_danger_zone_takes_two_lives() {
    let extras = Extras { danger: true, ..PLAIN };
    let mut race = begun(Terms { extras, ..TERMS }, 3);
    let (outer, line) = race.track.zones[0].clone();
    let (within, beyond) = (line[3], if outer { 215 } else { -215 });
    let n = (0..POINTS).find(|n| [race.track.ring.at(*n).1, race.track.ring.at(*n).2].contains(&within));
    let n = n.expect("a point of a border");
    put(&mut race, ANNA, n, 0);
    let aim = Aim::near(race.track.beside(n, beyond));
    assert_eq!(drive(&mut race, aim), ["race-told-danger"]);
    assert_eq!(race.car(ANNA).lives, LIVES - 2);
    // With one life left, the car is wrecked.
    put(&mut race, BORIS, n, 0);
    race.cars[1].lives = 1;
    assert_eq!(drive(&mut race, aim), ["race-told-wrecked"]);
}

#[test]
fn gates_are_crossed_in_order_or_the_lap_does_not_count() {
    let extras = Extras { gates: true, ..PLAIN };
    let mut race = begun(Terms { extras, ..TERMS }, 2);
    let gates: Vec<(usize, Aim)> =
        race.track.gates.iter().map(|gate| (race.track.passed(gate.along), Aim::near(gate.circle.centre))).collect();
    put(&mut race, BORIS, 40, 0);
    let side = if race.track.beside(gates[0].0, 150).near(gates[0].1.point(), 160) { -130 } else { 130 };
    let beside = |race: &Series, n: usize| Aim::near(race.track.beside(n, side));
    // Past the first gate, and through the others.
    let mut told = Vec::new();
    for n in 1..POINTS {
        let gate = gates[1..].iter().find(|(at, _)| *at == n).map(|(_, aim)| *aim);
        let aim = gate.unwrap_or(if n < gates[1].0 - 3 { beside(&race, n) } else { middle(&race, n) });
        told.extend(drive(&mut race, aim));
        race.stage = Stage::Drive(ANNA);
    }
    told.extend(drive_to(&mut race, 2));
    assert_eq!(told, Vec::<String>::new(), "neither the second gate without the first, nor the lap");
    assert_eq!(race.track.counted(race.car(ANNA).way), race.track.gates[0].along);
    // One more lap, through all of them.
    for n in 3..=POINTS + 1 {
        let gate = gates.iter().find(|(at, _)| *at == n).map(|(_, aim)| *aim);
        race.stage = Stage::Drive(ANNA);
        let aim = gate.unwrap_or(middle(&race, n));
        told.extend(drive(&mut race, aim));
    }
    assert_eq!(told, ["race-told-gate", "race-told-gate", "race-told-gate", "race-told-home"]);
}

/// Anna passes Boris, who is this far beside her way. Returns the lives that he loses.
fn passed(terms: Terms, off: i32, spikes: bool, moved: bool) -> u8 {
    let mut race = begun(terms, 2);
    put(&mut race, ANNA, 4, 0);
    put(&mut race, BORIS, 7, 0);
    let at = race.track.beside(7, off);
    (race.cars[1].way.at, race.cars[1].moved, race.cars[0].spikes) = (at, moved, spikes);
    let to = middle(&race, 10);
    drive(&mut race, to);
    LIVES - race.car(BORIS).lives
}

#[test]
fn who_is_passed_closely_loses_a_life() {
    let overtaking = Terms { overtake: true, ..TERMS };
    assert_eq!(passed(overtaking, 30, false, true), 1);
    assert_eq!(passed(overtaking, 110, false, true), 0, "more than half a square away");
    assert_eq!(passed(overtaking, 30, false, false), 0, "who stands at the start is not passed");
    assert_eq!(passed(TERMS, 30, false, true), 0, "unless it was agreed on");
    assert_eq!((passed(TERMS, 30, true, true), passed(overtaking, 30, true, true)), (1, 2), "spikes take one more");
    let mut race = begun(overtaking, 2);
    put(&mut race, ANNA, 10, 0);
    put(&mut race, BORIS, 7, 0);
    drive_to(&mut race, 4);
    assert_eq!(race.car(BORIS).lives, LIVES, "backwards nobody is passed");
}

/// The cars of these seats finish in this order, and the others are wrecked.
fn ended(race: &mut Series, order: &[u8]) -> Vec<String> {
    for (n, seat) in order.iter().enumerate() {
        race.cars[usize::from(*seat)].fate = Fate::Home(n as u8 + 1);
    }
    let last = race.driving().iter().next().expect("somebody drives");
    race.stage = Stage::Drive(last);
    let aim = Aim::near(race.car(last).way.at.by(60, 0));
    drive(race, aim)
}

#[test]
fn a_series_is_driven_for_points_that_buy_lives_and_spikes() {
    let mut race = begun(Terms { races: 2, ..TERMS }, 3);
    ended(&mut race, &[2, 0]);
    assert_eq!((race.points(), race.stage), (Some(vec![3, 2, 5]), Stage::Shop(Seat(2))), "the first buys first");
    let buy = |race: &mut Series, m: Move, draws: &[u32]| {
        let seat = Race.turn(race).seats().iter().next().expect("somebody is asked");
        Race.apply(race, seat, &m, &mut ctx(draws)).expect("it can be paid");
    };
    assert_eq!(refusal(&race, Move::Aim(middle(&race, 3))).text.key, "race-reject-shop");
    buy(&mut race, Move::Buy(Ware::Spikes), &[]);
    assert_eq!(refusal(&race, Move::Buy(Ware::Spikes)).text.key, "race-reject-spikes");
    buy(&mut race, Move::Buy(Ware::Life), &[]);
    assert_eq!(race.stage, Stage::Shop(ANNA), "all is spent");
    assert_eq!(
        Race.moves(&race, ANNA),
        Moves::Listed(vec![Move::Buy(Ware::Life), Move::Buy(Ware::Spikes), Move::Done])
    );
    buy(&mut race, Move::Buy(Ware::Life), &[]);
    assert_eq!(race.stage, Stage::Shop(BORIS), "with a point nothing is bought");
    assert_eq!(refusal(&race, Move::Buy(Ware::Spikes)).text.key, "race-reject-price");
    buy(&mut race, Move::Done, &[2]);
    assert_eq!((race.number, race.stage), (2, Stage::Drive(BORIS)), "the last one drives first");
    assert_eq!(race.cars.iter().map(|car| car.lives).collect::<Vec<_>>(), [LIVES + 1, LIVES, LIVES + 1]);
    assert!(race.car(Seat(2)).spikes && race.traces.is_empty() && race.track.ring != begun(TERMS, 3).track.ring);
    assert_eq!(refusal(&race, Move::Done).text.key, "race-reject-drive");
    ended(&mut race, &[0, 1]);
    assert_eq!((race.stage, race.outcome().scores), (Stage::Over, Some(vec![8, 5, 7])), "what is spent still counts");
    assert_eq!(race.outcome().places, [1, 3, 2]);
}

#[test]
fn places_go_by_the_order_then_by_the_way_and_who_left_is_last() {
    let mut race = begun(TERMS, 5);
    for (seat, n) in [(0, 10), (1, 20), (2, 30), (3, 40)] {
        put(&mut race, Seat(seat), n, 0);
    }
    (race.cars[0].fate, race.cars[1].fate, race.cars[2].fate) = (Fate::Wrecked, Fate::Wrecked, Fate::Home(1));
    race.leave(Seat(4), &mut ctx(&[]));
    assert_eq!((race.stage, race.outcome().places), (Stage::Over, vec![4, 3, 1, 2, 5]));
}

#[test]
fn the_latest_stroke_is_the_boldest_and_its_car_has_the_wash() {
    let mut race = begun(TERMS, 2);
    for n in [2, 2, 5, 5] {
        drive_to(&mut race, n);
        let trace = *race.traces.last().expect("a stroke");
        let scene = race.scene();
        let washes = scene.items.iter().filter_map(|item| match item {
            Item::Fill { polygon, ink: Ink::Accent } => Some(polygon.clone()),
            _ => None,
        });
        let [wash] = washes.collect::<Vec<_>>().try_into().expect("one wash");
        let at = flick::drawn(race.car(trace.seat).way.at, pt(3.0, 3.0));
        assert!(wash.iter().all(|p| ((p.x - at.x).hypot(p.y - at.y) - 1.2).abs() < 0.01), "{n}");
        let bold = scene.items.iter().filter_map(|item| match item {
            Item::Stroke { ink: Ink::Seat(seat), nib: Nib::Bold, .. } => Some(Seat(*seat)),
            _ => None,
        });
        assert_eq!(bold.collect::<Vec<_>>(), [trace.seat], "{n}");
    }
}

#[test]
fn aims_are_refused_with_the_rule_in_the_way() {
    let race = begun(TERMS, 2);
    let at = race.car(ANNA).way.at;
    let aim = |x, y| Move::Aim(Aim::near(Point::new(x, y)));
    let far = refusal(&race, aim(if at.x > 1850 { at.x - 900 } else { at.x + 900 }, at.y));
    assert_eq!((far.text.key.as_ref(), far.marks.len(), far.why), ("race-reject-far", 1, Why::Illegal));
    assert_eq!(refusal(&race, aim(at.x, at.y)).text.key, "race-reject-here");
    assert_eq!(refusal(&race, aim(0, 500)).text.key, "race-reject-off");
    assert_eq!(refusal(&race, Move::Buy(Ware::Life)).text.key, "race-reject-drive");
}

/// Level 5 drives a lap on its own.
#[test]
fn the_computer_comes_home_and_decides_the_same_twice() {
    for (number, extras) in [(3, PLAIN), (4, ALL)] {
        let mut race = Series::new(Terms { extras, ..TERMS }, 2, ANNA, &mut ctx(&[number]));
        let (mut strokes, mut chance) = (0, Chance::seeded(&Seed([number as u8; 32]), 0));
        while race.car(ANNA).fate == Fate::Driving {
            let think = |race: &Series| {
                let (mut chance, mut memo) = (Chance::seeded(&Seed([1; 32]), 0), Memo::default());
                let level = Level::new(5).expect("a level");
                Race.think(race, ANNA, &mut SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo))
            };
            let m = think(&race).expect("a move");
            assert!(strokes > 0 || Some(m) == think(&race), "the same twice");
            let mut ctx = StepCtx::new(chance.clone(), 0);
            Race.apply(&mut race, ANNA, &m, &mut ctx).expect("a legal move");
            (chance, strokes, race.stage) = (ctx.chance, strokes + 1, Stage::Drive(ANNA));
            assert!(strokes < 40, "{number}");
        }
        assert!(race.car(ANNA).lives >= 2, "{number}");
    }
}
