//! Rivals at a thousand with two players: a rule of thumb for Farkle, where values are ten times as high, and the
//! solved game. That is a value iteration, as T. Neller and C. Presser solved Pig in 2004. It knows the usual rules
//! only, and takes a minute before its first move.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kletka_games::game::{Arg, Button, Chance, Seat, Viewer};
use kletka_games::play::Match;

const DICE: usize = 6;
/// Points count in steps of this many.
const STEP: usize = 5;
/// The goal in steps.
const GOAL: usize = 1000 / STEP;
/// With this many points in a turn the rule stops: the best number by trial.
const ENOUGH: usize = 25;
/// The value of six equal dice, which win, and of a street, in steps.
const SIX: usize = GOAL;
const STREET: usize = 30;
/// A chance that changes by less is exact enough.
const EXACT: f64 = 1e-6;

/// What a button offers: its text, the points of the turn, and the number of dice thrown next, or none.
struct Offer {
    text: String,
    points: usize,
    dice: Option<usize>,
}

/// The points of a seat and of its opponent, and its offers.
fn read(played: &Match, seat: Seat) -> Option<([usize; 2], Vec<Offer>)> {
    let who = Viewer::Seat(seat);
    let scores = played.position().scores(who)?;
    let points = [seat, seat.other()].map(|seat| scores[seat.index()] as usize);
    let offer = |button: Button| {
        let number = |name: &str| match button.label.args.iter().find(|(other, _)| other == name)?.1 {
            Arg::Num(number) => Some(number as usize),
            _ => None,
        };
        Some(Offer { points: number("points")?, dice: number("dice"), text: button.text.clone()? })
    };
    Some((points, played.position().buttons(who, seat).into_iter().flatten().filter_map(offer).collect()))
}

/// Sets all scoring dice aside, and stops with enough points. It throws six dice again in any case.
pub fn rule(played: &Match, seat: Seat, _chance: &mut Chance) -> Option<String> {
    let ([own, _], offers) = read(played, seat)?;
    let on = offers.iter().find(|offer| offer.dice.is_some())?;
    let stop = offers
        .iter()
        .find(|offer| offer.dice.is_none())
        .filter(|stop| stop.points + own >= GOAL * STEP || stop.points >= ENOUGH && on.dice != Some(DICE));
    Some(stop.unwrap_or(on).text.clone())
}

/// Takes the offer with the best chance to win against a player who does the same.
pub fn solved(played: &Match, seat: Seat, _chance: &mut Chance) -> Option<String> {
    let (points, offers) = read(played, seat)?;
    let [own, other] = points.map(|points| points / STEP);
    let turn = turn(&SOLVED, own, other);
    let worth = |offer: &Offer| {
        let now = offer.points / STEP;
        match offer.dice {
            Some(dice) => turn.get(now).map_or(0.0, |worth| worth[dice]),
            None => stop(&SOLVED, own + now, other),
        }
    };
    offers.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).map(|offer| offer.text.clone())
}

/// The chance to win for a player who begins a turn, by the own points and the opponent's.
type Wins = Vec<Vec<f64>>;

/// The different throws of some dice: their share, and for each number of dice to set aside the most points.
type Throws = Vec<(f64, Vec<(usize, usize)>)>;

/// Indexed by the number of dice.
static THROWS: LazyLock<Vec<Throws>> = LazyLock::new(|| {
    let throws = |dice: usize| {
        let all = DICE.pow(dice as u32);
        let mut throws: BTreeMap<Vec<(usize, usize)>, f64> = BTreeMap::new();
        for number in 0..all {
            let mut counts = [0; DICE];
            (0..dice).for_each(|die| counts[number / DICE.pow(die as u32) % DICE] += 1);
            *throws.entry(offers(counts)).or_default() += 1.0 / all as f64;
        }
        throws.into_iter().map(|(offers, share)| (share, offers)).collect()
    };
    (0..=DICE).map(throws).collect()
});

static SOLVED: LazyLock<Wins> = LazyLock::new(|| {
    let mut wins = vec![vec![0.5; GOAL]; GOAL];
    for sum in (0..=2 * GOAL - 2).rev() {
        for own in (sum + 1).saturating_sub(GOAL)..=sum / 2 {
            let other = sum - own;
            loop {
                let before = wins[own][other];
                wins[other][own] = turn(&wins, other, own)[0][DICE];
                wins[own][other] = turn(&wins, own, other)[0][DICE];
                if (wins[own][other] - before).abs() < EXACT {
                    break;
                }
            }
        }
    }
    wins
});

/// The most points for each number of dice set aside, from a throw with this many dice of each face.
fn offers(counts: [usize; DICE]) -> Vec<(usize, usize)> {
    if counts.contains(&DICE) {
        return vec![(DICE, SIX)];
    }
    let mut best: [Option<usize>; DICE + 1] = [Some(0), None, None, None, None, None, None];
    for (face, count) in (1..).zip(counts) {
        let before = best;
        for (dice, points) in (1..=count).filter_map(|dice| Some((dice, value(face, dice)?))) {
            for aside in 0..=DICE - dice {
                best[aside + dice] = best[aside + dice].max(before[aside].map(|sum| sum + points));
            }
        }
    }
    if counts == [1; DICE] {
        best[DICE] = Some(STREET);
    }
    (1..=DICE).filter_map(|dice| Some((dice, best[dice]?))).collect()
}

/// The value of dice of one face in steps. Three or more ones count as tens.
fn value(face: usize, dice: usize) -> Option<usize> {
    let high = if face == 1 { 10 } else { face };
    match (dice, face) {
        (1 | 2, 1) => Some(2 * dice),
        (1 | 2, 5) => Some(dice),
        (1 | 2, _) => None,
        (3, _) => Some(2 * high),
        (4, _) => Some(4 * high),
        _ => Some(20 * high),
    }
}

/// The chance to win for a player who stops, with the points after that.
fn stop(wins: &Wins, own: usize, other: usize) -> f64 {
    if own >= GOAL { 1.0 } else { 1.0 - wins[other][own] }
}

/// The chance to win before a throw, by the points of the turn and the number of dice.
fn turn(wins: &Wins, own: usize, other: usize) -> Vec<[f64; DICE + 1]> {
    let mut turn = vec![[0.0; DICE + 1]; GOAL - own];
    let bust = 1.0 - wins[other][own];
    for now in (0..turn.len()).rev() {
        for dice in 1..=DICE {
            let best = |offers: &[(usize, usize)]| {
                let worth = |(aside, points): &(usize, usize)| {
                    let left = if *aside == dice { DICE } else { dice - aside };
                    let on = turn.get(now + points).map_or(0.0, |worth| worth[left]);
                    stop(wins, own + now + points, other).max(on)
                };
                offers.iter().map(worth).reduce(f64::max).unwrap_or(bust)
            };
            turn[now][dice] = THROWS[dice].iter().map(|(share, offers)| share * best(offers)).sum();
        }
    }
    turn
}
