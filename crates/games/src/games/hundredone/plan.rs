//! The computer's play, computed throw by throw from the end of a round.
//!
//! Let `w(s, 0)` be the value of a round that ends with the sum `s`. The sum 101 represents all sums that are too high:
//!
//! ```text
//! w(s, k) = 1/6 · Σ over f of max(w(s + f, k−1), w(s + 10f, k−1))
//! ```
//!
//! Level 4 takes the sum itself for `w(s, 0)`, and nothing for one that is too high. Level 5 wants to be ahead: it
//! counts the players that it beats less those that beat it. If all throw for themselves, later players know what to
//! beat, and try just that. If one throw is for everybody, level 5 follows each of the others, who plays as level 4,
//! through the same throws.

use std::cmp::Ordering;
use std::sync::LazyLock;

use super::{Choice, MOST, Player, Sheet, THROWS};
use crate::game::{SearchCtx, Seat};

/// How many sums there are, with one for all that are too high, and the index of that one.
const SUMS: usize = MOST as usize + 2;
const OUT: usize = SUMS - 1;

/// The value of each sum.
type Worth = Vec<f64>;

fn after(sum: usize, worth: usize) -> usize {
    (sum + worth).min(OUT)
}

/// The rank of a sum against others: 0 if it is too high.
fn rank(sum: usize) -> usize {
    if sum == OUT { 0 } else { sum }
}

/// 1 for a sum that beats the other, -1 for one that loses to it.
fn beats(sum: usize, other: usize) -> f64 {
    match rank(sum).cmp(&rank(other)) {
        Ordering::Greater => 1.0,
        Ordering::Less => -1.0,
        Ordering::Equal => 0.0,
    }
}

/// Whether a face is worth more as tens. If both are level, it is not.
fn tens(worth: impl Fn(usize) -> f64, sum: usize, face: usize) -> bool {
    worth(after(sum, 10 * face)) > worth(after(sum, face))
}

/// The value of every sum before `0..=throws` throws, from the values at the end.
pub fn back(end: Worth, throws: usize) -> Vec<Worth> {
    let mut all = vec![end];
    for k in 0..throws {
        let best = |sum, face| all[k][after(sum, face)].max(all[k][after(sum, 10 * face)]);
        let next = (0..SUMS).map(|sum| (1..=6).map(|face| best(sum, face)).sum::<f64>() / 6.0).collect();
        all.push(next);
    }
    all
}

/// The highest mean of the sum that counts.
pub fn highest(throws: usize) -> Vec<Worth> {
    back((0..SUMS).map(|sum| rank(sum) as f64).collect(), throws)
}

/// The chance to beat a sum, less the chance to fall short of it, for a player with all throws to come.
fn chase(target: usize) -> f64 {
    back((0..SUMS).map(|sum| beats(sum, target)).collect(), THROWS)[THROWS][0]
}

/// The value of each sum at the end for a player who competes with the results `done` and with `later` players to come.
pub fn alone(done: &[usize], later: usize) -> Worth {
    let end = |sum| {
        let ahead: f64 = done.iter().map(|other| beats(sum, *other)).sum();
        ahead - if later > 0 { later as f64 * chase(rank(sum)) } else { 0.0 }
    };
    (0..SUMS).map(end).collect()
}

/// The value of each pair of sums before `0..=throws` throws for both players. The first sum is the player's own. The
/// second is that of an opponent who plays for the highest mean.
pub fn pairs(throws: usize) -> Vec<Vec<Worth>> {
    let highest = highest(throws);
    let mut all = vec![(0..SUMS).map(|own| (0..SUMS).map(|other| beats(own, other)).collect()).collect::<Vec<Worth>>()];
    for k in 0..throws {
        let made: Vec<Vec<usize>> =
            (0..SUMS).map(|other| (0..=6).map(|face| follow(&highest[k], other, face)).collect()).collect();
        let worth = |own: usize, other: usize, face: usize| {
            let other = made[other][face];
            all[k][after(own, face)][other].max(all[k][after(own, 10 * face)][other])
        };
        let mean = |own, other| (1..=6).map(|face| worth(own, other, face)).sum::<f64>() / 6.0;
        let next = (0..SUMS).map(|own| (0..SUMS).map(|other| mean(own, other)).collect()).collect();
        all.push(next);
    }
    all
}

/// The sum after a throw for a player who plays for the highest mean.
fn follow(highest: &Worth, sum: usize, face: usize) -> usize {
    after(sum, if tens(|sum| highest[sum], sum, face) { 10 * face } else { face })
}

fn sum(player: &Player) -> usize {
    (player.sum() as usize).min(OUT)
}

/// How many of a hundred throws each level writes down at random.
const SLIPS: [u32; 5] = [80, 25, 0, 0, 0];
/// The value of a throw to come for a level that does not compute.
const GUESS: usize = 8;

pub fn choice(sheet: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let player = sheet.player(seat);
    let face = player.thrown?;
    if ctx.slips(*ctx.level.of(&SLIPS)) {
        return ctx.chance.pick(&Choice::both(face)).copied();
    }
    let (own, die, left) = (sum(player), usize::from(face), player.to_come());
    let tens = match ctx.level.number() {
        ..=3 => own + 10 * die + GUESS * left <= MOST as usize,
        4 => tens(|sum| HIGHEST[left][sum], own, die),
        _ if sheet.round.is_common() => ahead(sheet, seat, die, left),
        _ => {
            let bout = sheet.common.bout();
            let made = |other: &Seat| sheet.player(*other).results.last().copied().flatten().unwrap_or(0) as usize;
            let done: Vec<usize> = bout.done().iter().map(|other| made(&other)).collect();
            let later = bout.order().len().saturating_sub(done.len() + 1);
            let worth = back(alone(&done, later), left);
            tens(|sum| worth[left][sum], own, die)
        }
    };
    Some(Choice { face, tens })
}

/// Both tables are the same in every match.
static HIGHEST: LazyLock<Vec<Worth>> = LazyLock::new(|| highest(THROWS));
static PAIRS: LazyLock<Vec<Vec<Worth>>> = LazyLock::new(|| pairs(THROWS));

/// Whether tens are better against all others, who have the same throws.
fn ahead(sheet: &Sheet, seat: Seat, face: usize, left: usize) -> bool {
    let others = sheet.round.present().without(seat);
    let others = others.iter().map(|other| match sum(sheet.player(other)) {
        OUT => OUT,
        sum => follow(&HIGHEST[left], sum, face),
    });
    let others: Vec<usize> = others.collect();
    let worth = |own: usize| others.iter().map(|other| PAIRS[left][own][*other]).sum();
    tens(worth, sum(sheet.player(seat)), face)
}

/// The face that the computer names: the one that gains most on the others. `None` for any face.
pub fn name(sheet: &Sheet, seat: Seat, ctx: &SearchCtx<'_>) -> Option<u8> {
    let others = sheet.round.present().without(seat);
    let left = sheet.round.present().iter().map(|seat| sheet.player(seat).to_come()).max()?.checked_sub(1)?;
    if ctx.level.number() < 3 || others.is_empty() {
        return None;
    }
    let worth = &HIGHEST[left];
    let made = |seat: Seat, face: usize| match sum(sheet.player(seat)) {
        OUT => 0.0,
        own => worth[after(own, face)].max(worth[after(own, 10 * face)]),
    };
    let gain = |face: &u8| {
        let theirs: f64 = others.iter().map(|other| made(other, usize::from(*face))).sum();
        made(seat, usize::from(*face)) - theirs / f64::from(others.len())
    };
    (1..=6).max_by(|one, other| gain(one).total_cmp(&gain(other)))
}
