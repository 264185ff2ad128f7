use std::collections::HashMap;
use std::time::Duration;

use serde_json::Value;

use super::layout::Layout;
use super::*;
use crate::game::scene::{Item, Nib};
use crate::game::{Chance, Deadline, Drawn, Level, Memo, Seed, Why};
use crate::games::GAMES;
use crate::kit::geometry::{Bend, Point, Segment, bend};
use crate::kit::notes;
use crate::play::{Match, record};

const KNOWN: &str = include_str!("../../../tests/segments.json");

fn of(points: &[(i32, i32)]) -> Sheet {
    let points = points.iter().map(|(x, y)| Point::new(*x, *y)).collect();
    Sheet::new(Layout { points, side: 20 }, false, Seat(0))
}

fn refused(sheet: &mut Sheet, a: u8, b: u8) -> String {
    let before = sheet.clone();
    let reject = sheet.play(Pair::new(a, b)).expect_err("an illegal one");
    assert!(reject.why == Why::Illegal && *sheet == before);
    reject.text.key.into_owned()
}

#[test]
fn a_segment_crosses_touches_and_passes_nothing() {
    // A row of three, one below the middle of the row, and one on each side of that.
    let mut sheet = of(&[(0, 0), (4, 0), (8, 0), (4, 4), (0, 4), (8, 4)]);
    assert_eq!(refused(&mut sheet, 1, 3), "segments-reject-through");
    assert_eq!(refused(&mut sheet, 5, 6), "segments-reject-through");
    assert_eq!(refused(&mut sheet, 1, 1), "segments-reject-same");
    assert_eq!([refused(&mut sheet, 0, 1), refused(&mut sheet, 1, 7)], ["segments-reject-none"; 2]);
    sheet.play(Pair::new(4, 2)).expect("free");
    assert_eq!(
        [refused(&mut sheet, 2, 5), refused(&mut sheet, 4, 4)],
        ["segments-reject-taken", "segments-reject-same"]
    );
    assert_eq!(refused(&mut sheet, 1, 6), "segments-reject-cross");
    assert_eq!(refused(&mut sheet, 1, 3), "segments-reject-through", "through a point that is taken as well");
    sheet.play(Pair::new(1, 5)).expect("beside it");
    sheet.play(Pair::new(6, 3)).expect("beside it");
    assert!(sheet.open.is_empty() && Segments.turn(&sheet) == Turn::Over(Outcome::won(Seat(0), 2)));
}

#[test]
fn a_segment_is_named_in_many_ways() {
    let sheet = of(&[(0, 0), (4, 0), (8, 0)]);
    for text in ["3-9", "9-3", "3 9", "3–9", "3 - 9", "9 → 3", "3,9!", " 3:9. "] {
        assert_eq!(Segments.parse(&sheet, Seat(0), &Input::canonical(text)), Ok(Pair { a: 3, b: 9 }), "{text}");
    }
    for text in ["3", "-3 9", "3-9-4", "3-", "a3-b4", "three nine"] {
        let reject = Segments.parse(&sheet, Seat(0), &Input::canonical(text)).expect_err("no move");
        assert_eq!(reject.why, Why::Syntax, "{text}");
    }
    assert_eq!(Segments.write(&Pair::new(12, 7)), "7-12");
}

#[test]
fn points_on_a_circle_are_convex() {
    for points in 8..=30 {
        let Layout { points: circle, side } = layout::circle(points);
        let at = |n: usize| circle[n % circle.len()];
        assert!((0..circle.len()).all(|n| bend(at(n), at(n + 1), at(n + 2)) == Bend::Clockwise), "{points}");
        assert!((0..circle.len()).all(|n| height(at(n), at(n + 1), at(n + 2)) > 7.0), "{points}");
        assert!(points > 15 || side <= 20, "{points}: {side}");
    }
}

#[cfg(thorough)]
#[test]
fn random_points_keep_apart_and_clear_of_all_lines() {
    for points in 8..=30 {
        for number in [1, 2, 999_999_999 - u32::from(points)] {
            let layout = layout::random(points, number);
            let Layout { points: placed, side } = &layout;
            let room = 20..=20 * i32::from(*side) - 20;
            assert_eq!(placed.len(), usize::from(points));
            assert!(placed.iter().all(|point| room.contains(&point.x) && room.contains(&point.y)));
            // Slow and obvious: squared distances, and heights of triangles.
            for (n, a) in placed.iter().enumerate() {
                for (m, b) in placed[..n].iter().enumerate() {
                    assert!(a.square_to(*b) >= 30 * 30, "{number}: {a:?} {b:?}");
                    assert!(placed[..m].iter().all(|c| height(*a, *b, *c) > 7.0), "{number}: {a:?} {b:?}");
                }
            }
            assert!(*side <= if points > 15 { 64 } else { 20 }, "{points} points on {side} squares");
            assert_eq!(layout, layout::random(points, number), "a record has the number alone");
        }
    }
}

/// The signs at a point keep clear of the segments that pass it.
#[test]
fn what_is_drawn_at_a_point_leaves_room_for_what_passes() {
    let mut chance = Chance::seeded(&Seed([3; 32]), 0);
    for points in [8, 15, 20, 30] {
        let mut sheet = Sheet::new(layout::random(points, 9), false, Seat(0));
        while let Some(&pair) = chance.pick(&sheet.open) {
            sheet.play(pair).expect("a listed move");
            let (mut signs, mut segments) = (Vec::new(), Vec::new());
            for item in sheet.scene().items {
                match item {
                    Item::Dot { at, r, .. } | Item::Sign { at, r, .. } | Item::Cross { at, r, .. } => {
                        signs.push((at, r))
                    }
                    Item::Stroke { points, nib: Nib::Ruler, .. } => segments.push((points[0], points[1])),
                    Item::Stroke { .. } => panic!("a segment is straight"),
                    Item::Hatch { .. } => panic!("an area lies upon segments"),
                    _ => {}
                }
            }
            for ((at, r), segment) in signs.iter().flat_map(|sign| segments.iter().map(move |line| (*sign, *line))) {
                let off = notes::distance(at, segment);
                assert!(off < r + 0.01 || off > r + 0.07, "{r} at {at:?}, {segment:?} is {off} off");
            }
        }
    }
}

/// The least height of a triangle.
fn height(a: Point, b: Point, c: Point) -> f64 {
    let longest = [a.square_to(b), b.square_to(c), c.square_to(a)].into_iter().max().expect("three sides") as f64;
    let area = f64::from((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).abs();
    area / longest.sqrt()
}

#[test]
fn a_sheet_follows_from_its_number() {
    assert_eq!(layout::first::random(8, 1).points[..2], FIRST, "old records would have other points");
    assert_eq!(layout::random(20, 1).points[..2], NOW, "records would have other points");
}

/// The two topmost points of the first sheet of eight, and those of the first sheet of twenty by the present rules.
const FIRST: [Point; 2] = [Point::new(167, 22), Point::new(185, 134)];
const NOW: [Point; 2] = [Point::new(294, 23), Point::new(20, 34)];

/// A match by version 1 has its points in the old places, and `1-7` through a third point is still what it was.
#[test]
fn a_match_by_the_first_rules_replays_as_before() {
    let seed = "33f49a3e2880710f3727d0ccbf8e52d76e529a044216469b20104c3bfea050c2";
    let board = |rules: &str| {
        let text = format!("game segments{rules} points=20\nseats A | B\nseed {seed}\nfirst 1\n1 7-15\n");
        let (header, lines) = record::read(&text, GAMES).expect("a record");
        Match::replay(header, lines).map(|game| game.position().board(Viewer::Public)).ok()
    };
    let lines =
        |board: &Option<String>| board.as_ref().map(|board| board.lines().take(3).collect::<Vec<_>>().join("|"));
    let before = " 1  7.05  1.15 .| 2  2.00  1.90 .| 3 14.45  2.00 .";
    assert_eq!(lines(&board("/1")).as_deref(), Some(before));
    assert_ne!(board(""), board("/1"), "other points");
}

/// Whether two segments with four different ends have a common point, from the fractions at which they cross.
fn slow_meet(one: Segment, other: Segment) -> bool {
    let (r, s) = ((one.b.x - one.a.x, one.b.y - one.a.y), (other.b.x - other.a.x, other.b.y - other.a.y));
    let between = (other.a.x - one.a.x, other.a.y - one.a.y);
    let cross = |u: (i32, i32), v: (i32, i32)| i64::from(u.0) * i64::from(v.1) - i64::from(u.1) * i64::from(v.0);
    let (both, first, second) = (cross(r, s), cross(between, s), cross(between, r));
    let within = |part: i64| if both > 0 { (0..=both).contains(&part) } else { (both..=0).contains(&part) };
    if both != 0 {
        return within(first) && within(second);
    }
    let inside = |p: Point| [one.a, one.b].contains(&p) || one.holds(p);
    second == 0 && first == 0 && (inside(other.a) || inside(other.b) || other.holds(one.a))
}

#[test]
fn what_is_open_is_what_the_rules_say() {
    let mut chance = Chance::seeded(&Seed([6; 32]), 0);
    for round in 0..30 {
        // Use few places, so that many points are in line.
        let all: Vec<(i32, i32)> = (0..36).map(|n| (n % 6, n / 6)).collect();
        let mut places = all;
        chance.shuffle(&mut places);
        let mut sheet = of(&places[..8 + round % 5]);
        loop {
            let taken = |number: u8| sheet.drawn.iter().any(|(_, pair)| pair.has(number));
            let mut slow = Vec::new();
            for (a, b) in sheet.numbers().flat_map(|a| (a + 1..=sheet.points.len() as u8).map(move |b| (a, b))) {
                let way = Segment::new(sheet.point(a), sheet.point(b));
                let through = sheet.numbers().any(|c| {
                    let (ac, cb, ab) =
                        (way.a.square_to(sheet.point(c)), way.b.square_to(sheet.point(c)), way.a.square_to(way.b));
                    c != a && c != b && ((ac as f64).sqrt() + (cb as f64).sqrt() - (ab as f64).sqrt()).abs() < 1e-9
                });
                let crosses = sheet.drawn.iter().any(|(_, pair)| slow_meet(way, sheet.segment(*pair)));
                if !taken(a) && !taken(b) && !through && !crosses {
                    slow.push(Pair { a, b });
                }
            }
            assert_eq!(sheet.open, slow, "{sheet:?}");
            let Some(&m) = chance.pick(&slow) else { break };
            sheet.play(m).expect("a listed move");
        }
    }
}

fn known(key: &str) -> Value {
    let all: Value = serde_json::from_str(KNOWN).expect("JSON");
    all[key].clone()
}

/// The value by the definition, from the open pairs.
fn slow_value(sheet: &Sheet, seen: &mut HashMap<Vec<u8>, u32>) -> u32 {
    let key: Vec<u8> = sheet.open.iter().flat_map(|pair| [pair.a, pair.b]).collect();
    if let Some(&value) = seen.get(&key) {
        return value;
    }
    let after = |pair: Pair| {
        let mut after = sheet.clone();
        after.play(pair).expect("a listed move");
        after
    };
    let reached: Vec<u32> = sheet.open.iter().map(|pair| slow_value(&after(*pair), seen)).collect();
    let value = (0..).find(|value| !reached.contains(value)).expect("a number");
    seen.insert(key, value);
    value
}

#[test]
fn values_of_circles_are_the_known_ones() {
    let known: Vec<u32> = serde_json::from_value(known("grundy_convex")).expect("numbers");
    assert_eq!(think::arcs(known.len() - 1), known);
    for points in 3..=12u8 {
        let sheet = Sheet::new(layout::circle(points), true, Seat(0));
        assert_eq!(slow_value(&sheet, &mut HashMap::new()), known[usize::from(points)], "{points}");
        assert_eq!(think::web(&sheet).value(), known[usize::from(points)], "{points}");
    }
}

#[test]
fn values_of_point_sets_are_the_known_ones() {
    for set in known("point_sets").as_array().expect("a list") {
        let points: Vec<(i32, i32)> = serde_json::from_value(set["points"].clone()).expect("pairs");
        let sheet = of(&points.iter().map(|(x, y)| (*x, 20 - y)).collect::<Vec<_>>());
        let mut counts = Vec::new();
        let mut level = vec![sheet.clone()];
        while counts.len() < 3 {
            level = level.iter().flat_map(|sheet| sheet.open.iter().map(|pair| played(sheet, *pair))).collect();
            counts.push(level.len() as u64);
        }
        assert_eq!(serde_json::to_value(counts).expect("numbers"), set["perft"], "{points:?}");
        assert_eq!(u64::from(think::web(&sheet).value()), set["grundy"].as_u64().expect("a number"), "{points:?}");
        let wins = sheet.open.iter().filter(|pair| think::web(&played(&sheet, **pair)).value() == 0);
        let wins: Vec<(u8, u8)> = wins.map(|pair| (pair.a - 1, pair.b - 1)).collect();
        assert_eq!(serde_json::to_value(wins).expect("pairs"), set["winning_first_moves"], "{points:?}");
    }
}

fn played(sheet: &Sheet, pair: Pair) -> Sheet {
    let mut after = sheet.clone();
    after.play(pair).expect("a listed move");
    after
}

fn think_at(sheet: &Sheet, level: u8, chance: &mut Chance) -> (Pair, Option<f64>) {
    let mut memo = Memo::default();
    let level = Level::new(level).expect("a level");
    let mut ctx = SearchCtx::new(level, chance, Deadline::after(Duration::from_millis(40)), &mut memo);
    (Segments.think(sheet, sheet.mover, &mut ctx).expect("a move"), ctx.evaluation)
}

/// The player who can halve an even circle wins, and the best level never loses a won position.
#[test]
fn the_best_level_keeps_its_win() {
    let mut chance = Chance::seeded(&Seed([7; 32]), 0);
    for (points, circle) in [(12, true), (30, true), (15, true), (9, false)] {
        let placed = if circle { layout::circle(points) } else { layout::random(points, 5) };
        let mut sheet = Sheet::new(placed, circle, Seat(0));
        let mut sure = None;
        while !sheet.open.is_empty() {
            let level = if sheet.mover == Seat(0) { 5 } else { 3 };
            let (pair, evaluation) = think_at(&sheet, level, &mut chance);
            if sheet.mover == Seat(0) {
                assert!(sure != Some(1.0) || evaluation == sure, "{points}: {sheet:?}");
                sure = evaluation;
            }
            sheet.play(pair).expect("a legal move");
        }
        assert!(points % 2 == 1 || sure == Some(1.0), "{points}");
        assert_eq!(sheet.mover == Seat(1), sure == Some(1.0), "{points}");
    }
}

#[test]
fn a_record_has_the_number_of_its_sheet() {
    let begun = |text: &str| Match::begin(record::read(text, GAMES).expect("a record").0).expect("two can play it");
    let head = "game segments points=8\nseats A | B\nfirst 1\n";
    let first = begun(&format!("{head}deal 1\n"));
    let second = begun(&format!("{head}deal 2\n"));
    assert_ne!(first.position().board(Viewer::Public), second.position().board(Viewer::Public));
    assert_eq!(first.header().deal.len(), 1);
}
