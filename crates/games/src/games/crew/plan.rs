//! The computer's play. It is exact for two players who throw in turn. Otherwise it aims for the highest crew on
//! average.

use std::sync::OnceLock;

use super::{ABOARD, ALL, BEST, Crew, THROWS, crew, hand};
use crate::game::{Seat, Seats};
use crate::kit::dicegame::Sheet;

/// How many results a turn may have: nothing, or a crew of up to twelve.
const RESULTS: usize = BEST as usize + 1;

/// The results of a throw, by how many are on board, 0 to 3.
pub struct Odds {
    /// The chance of each number on board after it, while somebody is still missing.
    aboard: [[f64; ABOARD.len()]; ABOARD.len() + 1],
    /// The chance of each crew, once everybody is on board.
    crews: [[f64; RESULTS]; ABOARD.len() + 1],
}

impl Odds {
    /// Goes through all throws.
    pub fn new() -> Odds {
        let mut odds = Odds { aboard: Default::default(), crews: Default::default() };
        for from in 0..=ABOARD.len() {
            let dice = ALL - from;
            let all = 6usize.pow(dice as u32);
            for n in 0..all {
                let faces = (0..dice).map(|die| (n / 6usize.pow(die as u32) % 6) as u8 + 1);
                let hand = hand(&[ABOARD[..from].iter().copied().chain(faces).collect()]);
                let chance = match crew(&hand) {
                    Some(sum) => &mut odds.crews[from][sum as usize],
                    None => &mut odds.aboard[from][hand.kept().len()],
                };
                *chance += 1.0 / all as f64;
            }
        }
        odds
    }

    /// The odds. They are counted once.
    fn get() -> &'static Odds {
        static ODDS: OnceLock<Odds> = OnceLock::new();
        ODDS.get_or_init(Odds::new)
    }
}

/// The values in a turn, given the values of its results.
pub struct Turn {
    worth: [f64; RESULTS],
    /// The value of throwing the crew again, by the number of throws made.
    crew: [f64; THROWS + 1],
    /// The value of the whole turn.
    pub all: f64,
}

impl Turn {
    /// Builds the values of a turn from those of its results.
    pub fn new(worth: [f64; RESULTS]) -> Turn {
        let odds = Odds::get();
        let mut turn = Turn { worth, crew: [f64::MIN; THROWS + 1], all: 0.0 };
        // The values by how many are on board, after `throws` throws. No throw follows the last one.
        let mut without = [worth[0]; ABOARD.len()];
        for throws in (0..THROWS).rev() {
            let again = turn.crew[throws + 1];
            let manned =
                |from: usize| -> f64 { (0..RESULTS).map(|sum| odds.crews[from][sum] * worth[sum].max(again)).sum() };
            let part =
                |from: usize| manned(from) + (0..ABOARD.len()).map(|n| odds.aboard[from][n] * without[n]).sum::<f64>();
            without = std::array::from_fn(part);
            turn.crew[throws] = manned(ABOARD.len());
        }
        turn.all = without[0];
        turn
    }

    /// Whether to throw a crew again after `throws` throws.
    pub fn rolls(&self, sum: u32, throws: usize) -> bool {
        throws < THROWS && self.crew[throws] > self.worth[sum as usize]
    }
}

/// The value of a match of two for the player to move, with `turns` turns to come: 1 for a win, half of that if both
/// are level. Indexed by the lead, from `-most`.
pub fn leads(turns: u32, most: i32) -> Vec<f64> {
    let start = |lead: i32| match lead {
        0 => 0.5,
        lead => f64::from(u8::from(lead > 0)),
    };
    let mut values: Vec<f64> = (-most..=most).map(start).collect();
    for _ in 0..turns {
        values = (-most..=most).map(|lead| Turn::new(after(&values, lead, most)).all).collect();
    }
    values
}

/// The values of the results of a turn with a lead, from the values of the rest for the other player.
fn after(values: &[f64], lead: i32, most: i32) -> [f64; RESULTS] {
    std::array::from_fn(|sum| {
        let behind = -(lead + sum as i32);
        1.0 - values[(behind.clamp(-most, most) + most) as usize]
    })
}

/// Whether a seat throws its crew again.
pub fn rolls(sheet: &Sheet<Crew>, seat: Seat) -> bool {
    let throws = &sheet.player(seat).throws;
    let Some(sum) = crew(&hand(throws)) else { return true };
    let others: Seats = sheet.round.present().without(seat);
    let turn = match (sheet.round.is_common(), others.len()) {
        (false, 1) => {
            let other = others.iter().next().unwrap_or(seat);
            let points = |seat: Seat| sheet.own(seat).points as i32;
            let left = |seat: Seat| sheet.common.of().saturating_sub(sheet.own(seat).results.len() as u32);
            let turns = (left(seat) + left(other)).saturating_sub(1);
            let most = (BEST * sheet.common.of()) as i32;
            Turn::new(after(&leads(turns, most), points(seat) - points(other), most))
        }
        _ => Turn::new(std::array::from_fn(|sum| sum as f64)),
    };
    turn.rolls(sum, throws.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The results of a throw with `aboard` dice on board, by going through all throws: the crew, or how many are on
    /// board.
    fn falls(aboard: usize) -> Vec<(Result<usize, usize>, f64)> {
        let dice = ALL - aboard;
        let throws = (0..6usize.pow(dice as u32)).map(|n| (0..dice).map(move |die| n / 6usize.pow(die as u32) % 6 + 1));
        let mut counts = std::collections::BTreeMap::new();
        for throw in throws {
            let mut loose: Vec<usize> = throw.collect();
            let mut all = aboard;
            while let Some(at) = (all < 3).then(|| loose.iter().position(|face| *face == 6 - all)).flatten() {
                loose.remove(at);
                all += 1;
            }
            let end = if all == 3 { Ok(loose.iter().sum()) } else { Err(all) };
            *counts.entry(end).or_insert(0.0) += 1.0;
        }
        counts.into_iter().map(|(end, count)| (end, count / 6f64.powi(dice as i32))).collect()
    }

    /// The chances of each result for a player who throws a crew again if it is below a bound, one bound after the
    /// first throw and one after the second.
    fn ends(falls: &[Vec<(Result<usize, usize>, f64)>], stops: [usize; 2]) -> [f64; RESULTS] {
        let mut ends = [0.0; RESULTS];
        let mut there = [1.0, 0.0, 0.0, 0.0];
        for stop in [stops[0], stops[1], 0] {
            let mut next = [0.0; 4];
            for (aboard, chance) in there.into_iter().enumerate() {
                for (end, part) in &falls[aboard] {
                    match end {
                        Ok(sum) if *sum >= stop => ends[*sum] += chance * part,
                        Ok(_) => next[3] += chance * part,
                        Err(aboard) => next[*aboard] += chance * part,
                    }
                }
            }
            there = next;
        }
        ends[0] += there.iter().sum::<f64>();
        ends
    }

    #[test]
    fn the_first_player_of_one_round_has_less_than_half() {
        let falls: Vec<_> = (0..4).map(falls).collect();
        let stops = (2..=12).flat_map(|one| (2..=12).map(move |two| [one, two]));
        let plans: Vec<[f64; RESULTS]> = stops.map(|stops| ends(&falls, stops)).collect();
        let best = |worth: &dyn Fn(usize) -> f64| {
            let value = |ends: &[f64; RESULTS]| (0..RESULTS).map(|sum| ends[sum] * worth(sum)).sum::<f64>();
            plans.iter().map(value).fold(0.0, f64::max)
        };
        let against = |own: usize, other: usize| match own.cmp(&other) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        let replies: Vec<f64> = (0..RESULTS).map(|sum| best(&|own| against(own, sum))).collect();
        let (tried, value) = (best(&|own| 1.0 - replies[own]), leads(2, 12)[12]);
        assert!((tried - value).abs() < 1e-9 && (value - FIRST).abs() < 1e-5, "{tried} {value}");
        let (mean, turn) = (best(&|sum| sum as f64), Turn::new(std::array::from_fn(|sum| sum as f64)));
        assert!((mean - turn.all).abs() < 1e-9 && (mean - MEAN).abs() < 1e-4, "{mean} {}", turn.all);
        assert!(turn.rolls(6, 2) && !turn.rolls(7, 2) && turn.rolls(7, 1) && !turn.rolls(9, 1));
    }

    #[test]
    fn ten_rounds_of_two_are_nearly_even() {
        let value = leads(20, 120)[120];
        assert!((value - TEN).abs() < 1e-5, "{value}");
    }

    /// The share of the first of two players, in one round and in ten, and the highest mean of a turn.
    const FIRST: f64 = 0.494_362;
    const TEN: f64 = 0.498_295;
    const MEAN: f64 = 4.084_580;
}
