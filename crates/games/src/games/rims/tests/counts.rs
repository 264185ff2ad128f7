//! The solved game, and the computer that plays it.

use std::collections::HashMap;
use std::time::Duration;

use serde_json::Value;

use super::super::heaps::{Heaps, Split, sorted};
use super::*;
use crate::game::{Deadline, Level, Memo};

const KNOWN: &str = include_str!("../../../../tests/rims.json");

fn known(key: &str) -> Vec<u8> {
    let all: Value = serde_json::from_str(KNOWN).expect("JSON");
    serde_json::from_value(all[key].clone()).expect("numbers")
}

fn heaps(most: u8, misere: bool, seats: u8) -> Heaps {
    Heaps::new(Terms { points: 24, most, misere }, seats, Deadline::never())
}

/// The values of single regions, from the definition.
fn values(most: u8, up_to: u8) -> Vec<u8> {
    let mut values: Vec<u8> = vec![0];
    for of in 1..=up_to {
        let value = |split: Split| values[usize::from(split.less)] ^ values[usize::from(of - split.on - split.less)];
        let reached: Vec<u8> = Split::all(of, most).map(value).collect();
        values.push((0..).find(|value| !reached.contains(value)).expect("a number"));
    }
    values
}

#[test]
fn without_a_limit_it_is_nim_with_heaps_that_split() {
    assert_eq!(values(24, 10), known("grundy_0_to_10"));
    for (misere, key) in [(false, "normal"), (true, "misere")] {
        let mut heaps = heaps(24, misere, 2);
        let lost: Vec<u8> = (0..=24)
            .filter(|n| {
                let last = heaps.last(if *n == 0 { &[][..] } else { std::slice::from_ref(n) });
                !heaps.wins(last)
            })
            .collect();
        assert_eq!(lost, known(key));
    }
}

/// With at most two points on a rim, the game is Kayles. The values are those of Guy and Smith, "The G-values of
/// various games", 1956. The rows that the first player loses when the last move loses are those of Sibert and Conway,
/// "Mathematical Kayles", 1992.
#[test]
fn with_two_points_at_most_it_is_kayles() {
    let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4];
    assert_eq!(values(2, 24), kayles);
    let mut normal = heaps(2, false, 2);
    for (a, b) in (1..=12u8).flat_map(|a| (1..=a).map(move |b| (a, b))) {
        let last = normal.last(&[a, b]);
        assert_eq!(normal.wins(last), kayles[usize::from(a)] != kayles[usize::from(b)], "{a} and {b}");
    }
    let mut misere = heaps(2, true, 2);
    let lost: Vec<u8> = (1..=24)
        .filter(|n| {
            let last = misere.last(&[*n]);
            !misere.wins(last)
        })
        .collect();
    assert_eq!(lost, [1, 4, 9, 12, 20]);
}

/// The player who is last, from the definition: everybody first wants to be last (or not), then that the next player
/// is.
fn slow(heaps: &[u8], most: u8, misere: bool, seats: u8, seen: &mut HashMap<Vec<u8>, u8>) -> u8 {
    if heaps.is_empty() {
        return seats - 1;
    }
    if let Some(&last) = seen.get(heaps) {
        return last;
    }
    let mut all = Vec::new();
    for (n, of) in heaps.iter().enumerate() {
        for on in 1..=most.min(*of) {
            for inside in 0..=of - on {
                let mut after = heaps.to_vec();
                after.remove(n);
                after.extend([inside, of - on - inside].into_iter().filter(|size| *size > 0));
                all.push((1 + slow(&sorted(after), most, misere, seats, seen)) % seats);
            }
        }
    }
    let wish: Vec<u8> = if misere { (1..seats).chain([0]).collect() } else { (0..seats).collect() };
    let last = wish.into_iter().find(|last| all.contains(last)).expect("somebody");
    seen.insert(heaps.to_vec(), last);
    last
}

#[test]
fn who_is_last_is_what_the_definition_says() {
    for (most, misere, seats) in [(4, true, 2), (4, false, 3), (3, true, 3), (24, true, 4), (2, false, 4)] {
        let (mut counted, mut seen) = (heaps(most, misere, seats), HashMap::new());
        for position in [vec![9], vec![5, 3], vec![4, 4, 1], vec![3, 2, 2, 1], vec![1, 1, 1]] {
            let expected = slow(&position, most, misere, seats, &mut seen);
            assert_eq!(counted.last(&position), expected, "{position:?} {most} {misere} {seats}");
            if seats == 2 {
                let wins = counted.wins(expected);
                assert_eq!(counted.hope(&position) > 0, wins, "{position:?}");
                assert!(counted.sure(&position) == 0 || !wins, "{position:?}");
            }
        }
    }
}

fn thinks(sheet: &Sheet, level: u8, chance: &mut Chance, time: Duration) -> (Line, Option<f64>) {
    let mut memo = Memo::default();
    let mut ctx = SearchCtx::new(Level::new(level).expect("a level"), chance, Deadline::after(time), &mut memo);
    (Rims.think(sheet, sheet.party.mover(), &mut ctx).expect("a move"), ctx.evaluation)
}

fn sizes(sheet: &Sheet) -> Vec<u8> {
    sorted(sheet.regions().into_iter().map(|region| region.count_ones() as u8).collect())
}

const MINUTE: Duration = Duration::from_secs(60);

/// The first player wins with any number of points except one, and a fresh sheet has room for every winning rim.
#[test]
fn the_best_level_begins_with_a_rim_that_wins() {
    for (seed, most, misere) in [(1, 4, true), (2, 24, true), (3, 2, false), (4, 24, false), (5, 3, true), (6, 1, true)]
    {
        let mut sheet = strewn(8 + 2 * seed, most, seed);
        sheet.terms.misere = misere;
        let (line, evaluation) = thinks(&sheet, 5, &mut chance(seed), MINUTE);
        let mut counted = heaps(most, misere, 2);
        let wins = counted.last(&sizes(&sheet));
        let wins = counted.wins(wins);
        assert_eq!(evaluation, Some(if wins { 1.0 } else { -1.0 }));
        sheet.play(&line).expect("a legal rim");
        let then = counted.last(&sizes(&sheet));
        assert_eq!(!counted.wins(then), wins, "{line}\n{}", sheet.board());
        let again = || thinks(&strewn(8 + 2 * seed, most, seed), 3, &mut chance(seed), MINUTE);
        assert_eq!(again(), again(), "the same seed, the same move");
    }
}

#[test]
fn the_best_level_wins_nearly_always() {
    let (mut won, matches) = (0, crate::amount(24, 6));
    for seed in 0..matches {
        let mut sheet = strewn(16, if seed % 3 == 0 { 24 } else { 4 }, seed);
        let mut own = chance(seed);
        let best = Seat(seed % 2);
        while !sheet.is_over() {
            let level = if sheet.party.mover() == best { 5 } else { 2 };
            let (line, _) = thinks(&sheet, level, &mut own, MINUTE);
            sheet.play(&line).unwrap_or_else(|reject| panic!("{line}: {reject:?}"));
        }
        won += u8::from(sheet.outcome().is_some_and(|outcome| outcome.places[best.index()] == 1));
    }
    assert!(won * 8 >= matches * 7, "{won} of {matches}");
}

#[test]
fn every_level_draws_what_may_be_drawn_also_without_time() {
    let mut own = chance(9);
    for (round, seats) in [2, 3, 4, 2, 4].into_iter().enumerate() {
        let fresh = strewn(10 + 3 * round as u8, [4, 24, 1, 2, 3][round], round as u8);
        let terms = Terms { misere: round % 2 == 0, ..fresh.terms };
        let mut sheet = Sheet::new(terms, fresh.points.to_vec(), seats, Seat(0));
        while !sheet.is_over() {
            let level = 1 + (sheet.rims.len() % 5) as u8;
            let time = if sheet.rims.len().is_multiple_of(3) { Duration::ZERO } else { Duration::from_millis(20) };
            let (line, _) = thinks(&sheet, level, &mut own, time);
            sheet.play(&line).unwrap_or_else(|reject| panic!("{line}: {reject:?}"));
        }
    }
}
