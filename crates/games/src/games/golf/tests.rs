//! The rules by example, and the path of a ball against a slow second look.

use super::course::{COLS, Course, HOLE, ROWS, Stop, start};
use super::round::{Fate, MOST};
use super::*;
use crate::game::{Deadline, Level, Memo, Outcome, Seed, Why};
use crate::games::tests::replayed;
use crate::kit::flick::{self, SQUARE};
use crate::kit::geometry::{Circle, Point, Segment, Side};

const FLAT: Terms = Terms { hills: 0, penalty: 0 };
const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);
/// The two draws of an exact stroke.
const SURE: [u32; 2] = [2048, 2048];

fn ctx(draws: &[u32]) -> StepCtx {
    StepCtx::new(Chance::given(draws), 0)
}

/// A match on a course of its own: the hole at k10, and these hills.
fn begun(terms: Terms, seats: u8, hills: &[(i32, i32, u32)]) -> Round {
    let mut round = Round::new(terms, seats, ANNA, &mut ctx(&[1]));
    let hills = hills.iter().map(|(x, y, r)| Circle { centre: Point::new(*x, *y), r: *r }).collect();
    round.course = Course { hole: Point::new(1100, 1000), hills }.into();
    round
}

fn put(round: &mut Round, seat: Seat, x: i32, y: i32) {
    round.balls[seat.index()].at = Point::new(x, y);
}

/// An exact stroke of the seat to move. Returns the keys of the events.
fn strike(round: &mut Round, x: i32, y: i32) -> Vec<String> {
    let Stage::Stroke(seat) = round.stage else { panic!("nobody strikes") };
    let mut ctx = ctx(&SURE);
    Golf.apply(round, seat, &Move::Aim(Aim::near(Point::new(x, y))), &mut ctx).expect("within reach");
    assert!(!ctx.chance.fault());
    ctx.events.iter().map(|event| event.text.key.to_string()).collect()
}

fn way(name: &str) -> Move {
    Move::Roll(WAYS.into_iter().find(|way| way.name == name).expect("a way"))
}

fn apply(round: &mut Round, m: Move) -> Result<(), Reject> {
    let seat = Golf.turn(round).seats().iter().next().expect("it goes on");
    Golf.apply(round, seat, &m, &mut ctx(&SURE))
}

#[test]
fn courses_have_their_hills_where_balls_can_pass() {
    for number in 1..=1000 {
        let course = Course::of(number, 8);
        assert_eq!(course.hills.len(), 8, "{number}");
        for (n, hill) in course.hills.iter().enumerate() {
            let far = |other: Point| (hill.centre.square_to(other) as f64).sqrt() - f64::from(hill.r);
            let r = hill.r as i32;
            let on_sheet = |n: i32, lines: u16| n - r >= SQUARE && n + r <= SQUARE * i32::from(lines);
            assert!(on_sheet(hill.centre.x, COLS) && on_sheet(hill.centre.y, ROWS), "{number}");
            assert!(far(course.hole) >= 250.0 && (0..4).all(|seat| far(start(seat, 4)) > 250.0), "{number}");
            assert!(course.hills[..n].iter().all(|other| far(other.centre) - f64::from(other.r) > 149.0), "{number}");
        }
    }
    assert_eq!((Course::of(1, 8).hole, Course::of(1, 8).hills[0]), FIRST, "old records would have another course");
    assert_eq!(Course::of(1, 2).hole, FIRST.0);
}

/// The hole and the first hill of the first course.
const FIRST: (Point, Circle) = (Point::new(1081, 300), Circle { centre: Point::new(1211, 1397), r: 132 });

/// Follows a line in small steps. Returns where a ball stops first, and why.
fn slow_roll(course: &Course, line: Segment) -> ((f64, f64), Stop) {
    let (ax, ay) = (f64::from(line.a.x), f64::from(line.a.y));
    let (dx, dy) = (f64::from(line.b.x) - ax, f64::from(line.b.y) - ay);
    let long = dx.hypot(dy);
    let steps = long.ceil() as i32 * 4;
    for step in 0..=steps {
        let part = f64::from(step) / f64::from(steps.max(1));
        let (x, y) = (ax + dx * part, ay + dy * part);
        let far = |point: Point| (f64::from(point.x) - x).hypot(f64::from(point.y) - y);
        if far(course.hole) <= f64::from(HOLE) && long * (1.0 - part) < 200.0 {
            return ((x, y), Stop::Hole);
        }
        if course.hills.iter().any(|hill| far(hill.centre) <= f64::from(hill.r)) {
            return ((x, y), Stop::Hill);
        }
        if !(100.0..=2000.0).contains(&x) || !(100.0..=3400.0).contains(&y) {
            return ((x, y), Stop::Edge);
        }
    }
    ((ax + dx, ay + dy), Stop::Rest)
}

#[test]
fn balls_go_as_far_as_a_slow_second_look_says() {
    let mut chance = Chance::seeded(&Seed([4; 32]), 0);
    let (mut seen, mut unlike) = ([0; 4], 0);
    for number in 1..=crate::amount(40, 8) {
        let course = Course::of(number, 8);
        let mut from = start(0, 2);
        for n in 0..100 {
            let aim = REACH.some(from, &mut chance).expect("an aim").point();
            let near_hole = course.hole.by(chance.range(0, 300) as i32 - 150, chance.range(0, 300) as i32 - 150);
            let aim = if n % 4 == 0 && from.near(near_hole, 1200) { near_hole } else { aim };
            let line = flick::stroke(&mut chance, from, aim);
            let (end, stop) = course.roll(line);
            let ((x, y), slow) = slow_roll(&course, line);
            // Only one of the two may see a hill touched by less than a step, or a hole that the ball just passes too
            // fast.
            unlike += u32::from(stop != slow);
            let far = (f64::from(end.x) - x).hypot(f64::from(end.y) - y);
            assert!(stop != slow || far < 16.0, "{number}: {line:?} {stop:?} {far}");
            assert!(REACH.holds(end) && course.hills.iter().all(|hill| hill.side(end) == Side::Outside), "{end:?}");
            seen[stop as usize] += 1;
            from = if stop == Stop::Hole { start(0, 2) } else { end };
        }
    }
    assert!(seen.iter().all(|count| *count > crate::amount(10, 0)) && unlike < 12, "{seen:?} {unlike}");
}

#[test]
fn a_ball_is_in_when_it_is_near_enough_and_slow_enough() {
    let course = begun(FLAT, 2, &[]).course;
    let stop = |x: i32, to: i32| course.roll(Segment::new(Point::new(x, 1500), Point::new(x, to))).1;
    assert_eq!(stop(1100, 1040), Stop::Hole, "within 0.4 of a square");
    assert_eq!(stop(1100, 1041), Stop::Rest);
    assert_eq!((stop(1140, 1000), stop(1141, 1000)), (Stop::Hole, Stop::Rest), "beside it as well");
    // The ball reaches the hole 40 before its middle.
    assert_eq!((stop(1100, 841), stop(1100, 840)), (Stop::Hole, Stop::Rest), "less than two squares to run");
    let mut round = begun(FLAT, 2, &[]);
    put(&mut round, ANNA, 1100, 1500);
    assert_eq!(strike(&mut round, 1100, 1000), ["golf-told-in"]);
    assert_eq!((round.ball(ANNA).fate, round.ball(ANNA).strokes), (Fate::In, 1));
}

#[test]
fn a_hill_stops_a_ball_and_the_next_opponent_rolls_it() {
    let mut round = begun(FLAT, 3, &[(1000, 2700, 150)]);
    put(&mut round, ANNA, 1000, 3300);
    assert_eq!(strike(&mut round, 1000, 2400), ["golf-told-hill"]);
    assert_eq!(round.ball(ANNA).at, Point::new(1000, 2860), "a hair before the foot");
    assert_eq!((round.stage, round.ball(ANNA).strokes), (Stage::Roll(ANNA, BORIS), 1));
    let aimed = apply(&mut round.clone(), Move::Aim(Aim::near(Point::new(1000, 3000)))).expect_err("not now");
    assert_eq!(aimed.text.key, "golf-reject-roll");
    assert_eq!(Golf.buttons(&round, BORIS).len(), 3);
    for (name, at) in [("w", (700, 2860)), ("s", (1000, 3160)), ("se", (1212, 3072)), ("n", (1000, 2860))] {
        let mut round = round.clone();
        apply(&mut round, way(name)).expect("rolled");
        assert_eq!(round.ball(ANNA).at, Point::new(at.0, at.1), "{name}; into the hill it stays where it is");
        assert_eq!((round.stage, round.ball(ANNA).strokes), (Stage::Stroke(BORIS), 1), "nothing is added");
    }
    let reject = apply(&mut begun(FLAT, 2, &[]), way("w")).expect_err("nothing to roll");
    assert_eq!((reject.text.key.as_ref(), reject.why), ("golf-reject-stroke", Why::Illegal));
}

#[test]
fn with_a_penalty_strokes_are_added_instead() {
    let mut round = begun(Terms { penalty: 2, ..FLAT }, 2, &[(1000, 2700, 150)]);
    put(&mut round, ANNA, 1000, 3300);
    assert_eq!(strike(&mut round, 1000, 2400), ["golf-told-penalty"]);
    assert_eq!((round.stage, round.ball(ANNA).strokes), (Stage::Stroke(BORIS), 3));
}

#[test]
fn the_edge_stops_a_ball_and_rolling_may_hole_it() {
    let mut round = begun(FLAT, 2, &[(1000, 1100, 50)]);
    put(&mut round, ANNA, 200, 2000);
    let line = Segment::new(Point::new(200, 2000), Point::new(-300, 2000));
    assert_eq!(round.course.roll(line), (Point::new(110, 2000), Stop::Edge));
    round.stage = Stage::Roll(ANNA, BORIS);
    put(&mut round, ANNA, 1250, 1000);
    apply(&mut round, way("w")).expect("rolled");
    assert_eq!((round.ball(ANNA).fate, round.ball(ANNA).strokes), (Fate::In, 0), "whoever rolled it");
}

/// A match of two. Anna has holed with `anna` strokes. Boris has made `boris` strokes, and strikes without holing.
fn after(anna: u8, boris: u8) -> Stage {
    let mut round = begun(FLAT, 2, &[]);
    (round.balls[0].fate, round.balls[0].strokes, round.balls[1].strokes) = (Fate::In, anna, boris);
    round.stage = Stage::Stroke(BORIS);
    put(&mut round, BORIS, 500, 3000);
    strike(&mut round, 500, 2800);
    round.stage
}

#[test]
fn the_fewest_strokes_win_and_it_ends_when_nothing_can_change() {
    assert_eq!(after(5, 3), Stage::Stroke(BORIS), "with a fifth stroke he could draw");
    assert_eq!(after(5, 4), Stage::Over, "the sixth is one too many");
    let mut round = begun(FLAT, 3, &[]);
    for (ball, strokes) in round.balls.iter_mut().zip([4, 6, 4]) {
        (ball.fate, ball.strokes) = (Fate::In, strokes);
    }
    assert_eq!(round.outcome(), Outcome { places: vec![1, 3, 1], scores: Some(vec![4, 6, 4]) });
    round.balls[0].fate = Fate::Up;
    assert_eq!(round.outcome().places, [3, 2, 1], "who is not in comes after those who are");
}

#[test]
fn a_ball_is_picked_up_after_too_many_strokes() {
    let mut round = begun(FLAT, 2, &[]);
    round.balls[0].strokes = MOST - 1;
    assert_eq!(strike(&mut round, 900, 2800), ["golf-told-up"]);
    assert_eq!((round.ball(ANNA).fate, round.stage), (Fate::Up, Stage::Stroke(BORIS)), "Boris may still hole");
}

#[test]
fn whoever_leaves_is_last_and_somebody_else_rolls() {
    let mut round = begun(FLAT, 3, &[]);
    round.stage = Stage::Roll(ANNA, BORIS);
    round.leave(BORIS, &mut ctx(&[]));
    assert_eq!(round.stage, Stage::Roll(ANNA, Seat(2)));
    round.leave(ANNA, &mut ctx(&[]));
    assert_eq!((round.stage, round.outcome().places), (Stage::Over, vec![2, 3, 1]));
}

#[test]
fn moves_are_typed_in_many_ways() {
    let mut round = begun(FLAT, 2, &[]);
    let read = |round: &Round, text: &str| {
        Golf.parse(round, ANNA, &Input::canonical(text).said(crate::game::Manner::Private)).map(|m| Golf.write(&m))
    };
    assert!(read(&round, "w").is_err(), "a letter is a way only where one is asked for");
    assert_eq!(read(&round, "e 5").as_deref(), Ok("e5"));
    round.stage = Stage::Roll(BORIS, ANNA);
    // The words come from the registry's side, so the test reads plain text through the whole game.
    let live = replayed("game golf\nseats A | B\nfirst 1\ndeal 1\n");
    for text in ["roll w", "roll  W.", "k24", "11.5 24.2"] {
        assert!(live.position().read(ANNA, &Input::canonical(text)).is_ok(), "{text}");
    }
    for text in ["roll", "roll x", "hello"] {
        assert!(live.position().read(ANNA, &Input::canonical(text)).is_err(), "{text}");
    }
    assert_eq!(read(&round, "e 5").as_deref(), Ok("e5"));
}

/// Level 5 needs few strokes, whatever is in its way.
#[test]
fn the_computer_holes_with_few_strokes_and_decides_the_same_twice() {
    let mut all = 0;
    for number in 1..=8 {
        let mut round = Round::new(Terms { hills: 4, penalty: 1 }, 2, ANNA, &mut ctx(&[number]));
        let mut chance = Chance::seeded(&Seed([number as u8; 32]), 0);
        while round.ball(ANNA).fate == Fate::Playing {
            let think = |round: &Round| {
                let (mut chance, mut memo) = (Chance::seeded(&Seed([1; 32]), 0), Memo::default());
                let level = Level::new(5).expect("a level");
                Golf.think(round, ANNA, &mut SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo))
            };
            let m = think(&round).expect("a move");
            assert!(round.ball(ANNA).strokes > 0 || Some(m) == think(&round), "the same twice");
            let mut ctx = StepCtx::new(chance.clone(), 0);
            Golf.apply(&mut round, ANNA, &m, &mut ctx).expect("a legal move");
            (chance, round.stage) = (ctx.chance, Stage::Stroke(ANNA));
        }
        assert_eq!(round.ball(ANNA).fate, Fate::In, "{number}");
        all += u32::from(round.ball(ANNA).strokes);
    }
    assert!(all <= 8 * 6, "{all} strokes");
}
