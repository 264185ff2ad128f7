//! The known values, and the computer against independent solutions that play everything out.

use std::collections::HashMap;

use serde_json::Value;

use super::super::die::Die;
use super::super::sheet::{Sheet, Terms};
use super::super::solve::{Pay, Race, Values, Ways, points};
use super::super::{Move, Vertushka};
use super::{ANNA, thrown};
use crate::game::{Chance, Deadline, Game, Level, Memo, SearchCtx, Seat, Seed, StepCtx};
use crate::play::Match;

const KNOWN: &str = include_str!("../../../../tests/vertushka.json");
const ONE: Terms = Terms { dice: 1, target: 31, points: 6, real: false };

/// A single game, paid in points.
fn in_points(dice: u8, target: u16) -> (Ways, Values) {
    let ways = Ways::new(dice, target);
    let row = std::array::from_fn(|over| points(over as u16));
    let pay: Pay = [row; 2];
    let values = ways.values(pay);
    (ways, values)
}

/// The value in points of having made this sum with dice that lie this way.
fn worth((ways, values): &(Ways, Values), sum: u16, dice: &[Die]) -> f64 {
    ways.after(values, 0, sum, ways.position(dice))
}

fn numbers(value: &Value) -> Vec<i64> {
    serde_json::from_value(value.clone()).expect("numbers")
}

#[test]
fn the_known_values_of_a_game() {
    let known: Value = serde_json::from_str(KNOWN).expect("JSON");
    let game = in_points(1, 31);
    let throws: Vec<i64> = (1..=6).map(|face| -worth(&game, face.into(), &[Die::thrown(face)]) as i64).collect();
    assert_eq!(throws, numbers(&known["throws"]), "to the one who did not throw");
    for position in known["positions"].as_array().expect("positions") {
        let (sum, top) = (position[0].as_u64().expect("a sum") as u16, position[1].as_u64().expect("a face") as u8);
        let before = position[2].as_u64().filter(|face| *face > 0).map(|face| face as u8);
        let die = Die { before, ..Die::thrown(top) };
        let value = -worth(&game, sum, &[die]);
        assert_eq!(Some(value as i64), position[3].as_i64(), "{position}");
        let best = die.faces().filter(|face| worth(&game, sum + u16::from(*face), &[die.tip(*face)]) == value);
        assert_eq!(best.map(i64::from).collect::<Vec<_>>(), numbers(&position[4]), "{position}");
    }
}

/// Values of two dice for the player who did not throw, computed by an independent program.
const PAIRS: [(u8, u8, i64); 21] = [
    (1, 1, -2),
    (1, 2, -1),
    (1, 3, 2),
    (1, 4, 3),
    (1, 5, 2),
    (1, 6, 1),
    (2, 2, 1),
    (2, 3, 1),
    (2, 4, 3),
    (2, 5, 1),
    (2, 6, -1),
    (3, 3, 1),
    (3, 4, 1),
    (3, 5, 3),
    (3, 6, 2),
    (4, 4, 2),
    (4, 5, 2),
    (4, 6, 3),
    (5, 5, -1),
    (5, 6, -1),
    (6, 6, -2),
];

#[test]
fn the_values_of_two_dice() {
    let game = in_points(2, 31);
    for (one, two, value) in PAIRS {
        let dice = [Die::thrown(one), Die::thrown(two)];
        assert_eq!(-worth(&game, u16::from(one + two), &dice) as i64, value, "{one}-{two}");
        assert_eq!(-worth(&game, u16::from(one + two), &[dice[1], dice[0]]) as i64, value, "the other way round");
    }
}

/// A match played out by its own rules. Returns the value of a position for Anna, from −1 to 1.
fn slow(sheet: &Sheet, known: &mut HashMap<String, f64>) -> f64 {
    let key = format!("{:?} {:?} {:?}", sheet.scores(), sheet.round.dice, (sheet.round.total(), sheet.mover()));
    let key = format!("{key} {:?}", sheet.round.thrower);
    if let Some(value) = known.get(&key) {
        return *value;
    }
    let value = match sheet.winner() {
        Some(winner) => {
            if winner == ANNA {
                1.0
            } else {
                -1.0
            }
        }
        None => {
            let after: Vec<f64> = sheet.moves().iter().map(|m| slow_after(sheet, m, known)).collect();
            let sign = if sheet.mover() == Some(ANNA) { 1.0 } else { -1.0 };
            sign * after.iter().map(|value| sign * value).fold(f64::NEG_INFINITY, f64::max)
        }
    };
    known.insert(key, value);
    value
}

/// The mean over all throws that follow a move, if one does.
fn slow_after(sheet: &Sheet, m: &Move, known: &mut HashMap<String, f64>) -> f64 {
    let dice = usize::from(sheet.terms.dice);
    let mut values = Vec::new();
    for n in 0..6u32.pow(dice as u32) {
        let faces: Vec<u32> = (0..dice).map(|die| n / 6u32.pow(die as u32) % 6 + 1).collect();
        let (mut next, mut ctx) = (sheet.clone(), StepCtx::new(Chance::given(&faces), 0));
        let mover = sheet.mover().expect("it goes on");
        Vertushka.apply(&mut next, mover, m, &mut ctx).expect("a listed move");
        values.push(slow(&next, known));
        if ctx.chance.drawn().is_empty() {
            break;
        }
    }
    values.iter().sum::<f64>() / values.len() as f64
}

#[cfg(thorough)]
#[test]
fn a_match_is_worth_what_playing_it_out_shows() {
    for terms in [
        ONE,
        Terms { target: 15, points: 4, ..ONE },
        Terms { target: 22, points: 1, ..ONE },
        Terms { dice: 2, target: 17, points: 3, real: false },
    ] {
        let ways = Ways::new(terms.dice, terms.target);
        let race = Race::solve(&ways, terms.points, &Deadline::never());
        let points = usize::from(terms.points);
        let (mut known, mut sum, mut count) = (HashMap::new(), 0.0, 0);
        for one in 1..=6 {
            for two in 1..=if terms.dice == 2 { 6 } else { 1 } {
                let mut ctx = StepCtx::new(Chance::given(&[one, two][..terms.dice.into()]), 0);
                sum += slow(&Sheet::new(terms, ANNA, &mut ctx), &mut known);
                count += 1;
            }
        }
        let value = sum / f64::from(count);
        assert!((race.worth(points, points) - value).abs() < 1e-9, "{terms:?}: {value}");
    }
}

/// The first throw is a burden. This is how often the thrower wins with perfect play, in a game and in a match.
#[test]
fn the_chance_to_win() {
    let chance = |dice, points| {
        let race = Race::solve(&Ways::new(dice, 31), points, &Deadline::never());
        format!("{:.4}", (1.0 + race.worth(points.into(), points.into())) / 2.0)
    };
    assert_eq!([chance(1, 1), chance(1, 6)], ["0.3333", "0.4699"]);
    assert_eq!([chance(2, 1), chance(2, 6)], ["0.2500", "0.4379"]);
}

/// The longest match is solved in about a second. If there is no time for that, the rest is guessed, and the answer is
/// still legal.
#[test]
fn a_long_match_is_answered_in_time() {
    let ways = Ways::new(2, 31);
    let looks = |n: u64| Deadline::after_work(500 * n);
    let [early, later] = [3, 4].map(|n| Race::solve(&ways, 21, &looks(n)));
    let all = Race::solve(&ways, 2, &Deadline::never());
    for (need, other) in [(1, 1), (1, 2)] {
        assert!(
            (early.worth(need, other) - all.worth(need, other)).abs() < 1e-9,
            "there was time for {need} : {other}"
        );
    }
    assert!((early.worth(2, 1) + 1.0 / 3.0).abs() < 1e-9, "{}", early.worth(2, 1));
    assert!((later.worth(2, 1) - all.worth(2, 1)).abs() < 1e-9, "{}", later.worth(2, 1));
    assert!((early.worth(21, 1) + 20.0 / 22.0).abs() < 1e-9, "{}", early.worth(21, 1));
    let game = thrown("two target=99 points=21", "3 4", &[]);
    let (mut chance, mut memo) = (Chance::seeded(&Seed([1; 32]), 0), Memo::default());
    let mut ctx = SearchCtx::new(Level::BEST, &mut chance, looks(3), &mut memo);
    let told = game.position().think(super::BORIS, &mut ctx).expect("an answer");
    assert!(game.position().moves(super::BORIS).is_some_and(|moves| moves.contains(&told)), "{told}");
}

fn think(game: &Match, level: u8, seed: u8, memo: &mut Memo) -> (String, Option<f64>) {
    let mut chance = Chance::seeded(&Seed([seed; 32]), game.ply() as u64);
    let mut ctx = SearchCtx::new(Level::new(level).expect("a level"), &mut chance, Deadline::never(), memo);
    let seat = game.turn().seats().iter().next().expect("it goes on");
    let m = game.position().think(seat, &mut ctx).expect("a move");
    (m, ctx.evaluation)
}

/// At 5 : 5 any point wins, so the margin does not matter. At 0 : 0, three points are better than one.
#[test]
fn level_five_plays_for_the_match() {
    let game = thrown("", "4", &[]);
    let (m, value) = think(&game, 5, 1, &mut Memo::default());
    assert_eq!(m, "6", "the only tip that is worth two points");
    assert!(value.is_some_and(|value| value > 0.3), "{value:?}");
    let single = thrown("single", "4", &[]);
    assert_eq!(think(&single, 5, 1, &mut Memo::default()).1, Some(1.0), "won");
    assert_eq!(think(&thrown("single", "1", &[]), 5, 1, &mut Memo::default()).1, Some(-1.0), "lost");
}

#[test]
fn every_level_is_the_same_for_a_seed() {
    for (settings, throw) in [("", "3"), ("two", "2 6")] {
        let game = thrown(settings, throw, &[]);
        for level in 1..=5 {
            let thoughts = [(); 2].map(|()| think(&game, level, 7, &mut Memo::default()));
            assert_eq!(thoughts[0], thoughts[1]);
        }
    }
}

/// The wins of the first of two levels in this many matches.
fn duel(terms: Terms, levels: [u8; 2], matches: u32) -> u32 {
    let levels = levels.map(|n| Level::new(n).expect("a level"));
    let mut memos = [Memo::default(), Memo::default()];
    (0..matches)
        .filter(|number| {
            let mut seed = [0; 32];
            seed[..4].copy_from_slice(&number.to_le_bytes());
            let mut ctx = StepCtx::new(Chance::seeded(&Seed(seed), 0), 0);
            let mut thoughts = Chance::seeded(&Seed(seed), 1);
            let mut sheet = Sheet::new(terms, Seat((number % 2) as u8), &mut ctx);
            while let Some(seat) = sheet.mover() {
                let memo = &mut memos[seat.index()];
                let mut mind = SearchCtx::new(levels[seat.index()], &mut thoughts, Deadline::never(), memo);
                let m = Vertushka.think(&sheet, seat, &mut mind).expect("a move");
                Vertushka.apply(&mut sheet, seat, &m, &mut ctx).expect("a legal one");
            }
            sheet.winner() == Some(ANNA)
        })
        .count() as u32
}

#[cfg(thorough)]
#[test]
fn each_level_beats_the_one_below() {
    for (terms, matches) in [(ONE, 600), (Terms { dice: 2, ..ONE }, 200)] {
        for level in 2..=5 {
            let wins = duel(terms, [level, level - 1], matches);
            assert!(wins * 100 > matches * 60, "{terms:?}: level {level} wins {wins} of {matches}");
        }
    }
}
