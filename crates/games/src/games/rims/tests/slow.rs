//! A second implementation of the geometry of rims, slow and obvious. Random matches compare the two.

use super::super::sheet::{Points, node};
use super::super::trace::Aim;
use super::*;
use crate::kit::geometry::Point;

/// Whether two segments have a common point, from the fractions at which their lines cross.
fn meet((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let minus = |p: Point, q: Point| (i128::from(p.x - q.x), i128::from(p.y - q.y));
    let cross = |u: (i128, i128), v: (i128, i128)| u.0 * v.1 - u.1 * v.0;
    let (r, s, between) = (minus(b, a), minus(d, c), minus(c, a));
    let both = cross(r, s);
    if both != 0 {
        let within = |part: i128| (0..=both.abs()).contains(&(part * both.signum()));
        return within(cross(between, s)) && within(cross(between, r));
    }
    on(c, (a, b)) || on(d, (a, b)) || on(a, (c, d))
}

/// Whether a point lies on a segment: inside its bounding box, and with the same slope.
fn on(p: Point, (a, b): (Point, Point)) -> bool {
    let within = |v: i32, a: i32, b: i32| (a.min(b)..=a.max(b)).contains(&v);
    let slope = i128::from(b.y - a.y) * i128::from(p.x - a.x) == i128::from(p.y - a.y) * i128::from(b.x - a.x);
    within(p.x, a.x, b.x) && within(p.y, a.y, b.y) && slope
}

fn sides(corners: &[Point]) -> Vec<(Point, Point)> {
    (0..corners.len()).map(|n| (corners[n], corners[(n + 1) % corners.len()])).collect()
}

/// Whether a closed line touches or crosses itself.
fn knotted(corners: &[Point]) -> bool {
    let sides = sides(corners);
    let count = sides.len();
    let twice = (0..count).any(|n| corners[n + 1..].contains(&corners[n]));
    let crossing =
        (0..count).any(|m| (0..m).any(|n| m != n + 1 && (n, m) != (0, count - 1) && meet(sides[m], sides[n])));
    // From a corner back along the side that led to it.
    let back = (0..count).any(|n| {
        let (a, b, c) = (corners[n], corners[(n + 1) % count], corners[(n + 2) % count]);
        on(a, (b, c)) || on(c, (a, b))
    });
    twice || crossing || back
}

/// Whether a point is inside: counts by angles how often the line winds around it.
fn inside(p: Point, corners: &[Point]) -> bool {
    let angle = |q: Point| f64::from(q.y - p.y).atan2(f64::from(q.x - p.x));
    let turn = |(a, b): (Point, Point)| {
        let turn = angle(b) - angle(a);
        turn - std::f64::consts::TAU * (turn / std::f64::consts::TAU).round()
    };
    sides(corners).into_iter().map(turn).sum::<f64>().abs() > 3.0
}

/// The points on a typed rim, if it is legal by the rules and the rims drawn before.
fn allowed(sheet: &Sheet, line: &Line) -> Option<Points> {
    let corners: Vec<Point> = line.0.iter().map(|place| node(*place)).collect();
    let fits = (3..=12).contains(&corners.len()) && line.0.iter().all(|place| place.col < 20 && place.row < 14);
    if !fits || knotted(&corners) {
        return None;
    }
    let holds = |place: &Place| sides(&corners).into_iter().any(|side| on(node(*place), side));
    let held: Points =
        sheet.points.iter().enumerate().filter(|(_, place)| holds(place)).fold(0, |held, (n, _)| held | 1 << n);
    let taken = sheet.rims.iter().fold(0, |taken, rim| taken | rim.held);
    let own = sides(&corners);
    let meets = sheet.rims.iter().any(|rim| {
        let others = sides(rim.curve.corners());
        own.iter().any(|side| others.iter().any(|other| meet(*side, *other)))
    });
    (held & taken == 0 && !meets && (1..=u32::from(sheet.terms.most)).contains(&held.count_ones())).then_some(held)
}

/// The regions, found by angles alone.
fn regions(sheet: &Sheet) -> Vec<Points> {
    let around = |n: usize| -> Vec<bool> {
        sheet.rims.iter().map(|rim| inside(node(sheet.points[n]), rim.curve.corners())).collect()
    };
    let taken = sheet.rims.iter().fold(0, |taken, rim| taken | rim.held);
    let mut regions: Vec<(Vec<bool>, Points)> = Vec::new();
    for n in (0..sheet.points.len()).filter(|n| taken >> n & 1 == 0) {
        let own = around(n);
        match regions.iter_mut().find(|(around, _)| *around == own) {
            Some((_, points)) => *points |= 1 << n,
            None => regions.push((own, 1 << n)),
        }
    }
    regions.into_iter().map(|(_, points)| points).collect()
}

#[cfg(thorough)]
#[test]
fn what_may_be_drawn_is_what_the_rules_say() {
    let (mut legal, mut illegal) = (0, 0);
    for round in 0..2000u32 {
        let seed = (round % 251) as u8;
        let mut chance = Chance::seeded(&Seed([seed; 32]), u64::from(round));
        let mut sheet = strewn(8 + (round % 17) as u8, 1 + (round % 5) as u8, seed);
        while !sheet.is_over() {
            for _ in 0..3 {
                let aim = Aim { region: sheet.free(), on: 1 + chance.index(3), inside: chance.index(4) };
                let Some(line) = super::super::trace::attempt(&sheet, aim, &mut chance) else { continue };
                let slow = allowed(&sheet, &line);
                assert_eq!(sheet.judge(&line).ok().map(|(_, held)| held), slow, "{line}\n{}", sheet.board());
                *(if slow.is_some() { &mut legal } else { &mut illegal }) += 1;
            }
            let line = Rims.sample(&sheet, sheet.party.mover(), &mut chance).expect("a rim");
            sheet.play(&line).unwrap_or_else(|reject| panic!("{line}: {reject:?}"));
        }
        if round % 10 == 0 {
            assert!(!touching(&sheet), "{}", sheet.board());
        }
    }
    assert!(legal > 5_000 && illegal > 10_000, "{legal} {illegal}");
}

/// Whether any two rims of a sheet touch, loops included, or one holds a point of another.
fn touching(sheet: &Sheet) -> bool {
    let holds = |n: usize, m: usize| {
        let own = sides(sheet.rims[n].curve.corners());
        let points = sheet.places(sheet.rims[m].held).map(node);
        points.into_iter().any(|point| own.iter().any(|side| on(point, *side))) != (n == m)
    };
    let meets = |n: usize, m: usize| {
        let (one, other) = (sides(sheet.rims[n].curve.corners()), sides(sheet.rims[m].curve.corners()));
        one.iter().any(|a| other.iter().any(|b| meet(*a, *b)))
    };
    let count = sheet.rims.len();
    (0..count).any(|n| (0..count).any(|m| holds(n, m) || (n != m && meets(n, m))))
}

#[test]
fn regions_are_what_the_angles_say() {
    for round in 0..200u8 {
        let mut chance = Chance::seeded(&Seed([round; 32]), 5);
        let mut sheet = strewn(8 + round % 17, 4, round);
        while !sheet.is_over() {
            assert_eq!(sheet.regions(), regions(&sheet), "{}", sheet.board());
            let line = Rims.sample(&sheet, sheet.party.mover(), &mut chance).expect("a rim");
            sheet.play(&line).expect("a legal rim");
        }
    }
}
