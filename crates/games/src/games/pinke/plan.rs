//! Whether to throw on, decided by the average number of chips that the rest of the turn brings.

use super::{FIRST, Fields, LAST, STAYS};

/// The number of throws out of 36 with this sum.
fn ways(sum: u32) -> u32 {
    6 - sum.abs_diff(STAYS)
}

/// The number of throws out of 36 that are two ones or two sixes.
const SWEEPS: f64 = 2.0;
/// The cost of a second sweep: a chip on every field.
const FLOOD: f64 = (LAST - FIRST + 1) as f64;
const ALL: f64 = 36.0;

/// Whether another throw is better than a stop.
pub fn rolls(full: u16, sevens: u32, swept: bool) -> bool {
    gain(full, sevens, swept) > 0.0
}

/// The chips that a throw brings on average, with the best play for the rest of the turn.
fn gain(full: u16, sevens: u32, swept: bool) -> f64 {
    let mut sum = 0.0;
    for field in FIRST..=LAST {
        let chance = f64::from(ways(field)) / ALL;
        let taken = field != STAYS && full & Fields::bit(field) != 0;
        sum += chance * if taken { 1.0 + gain(full & !Fields::bit(field), sevens, swept).max(0.0) } else { -1.0 };
    }
    let sweep = match swept {
        true => -FLOOD,
        // After a sweep the player must throw again.
        false => f64::from(full.count_ones() + sevens) + gain(0, 0, true),
    };
    sum + SWEEPS / ALL * sweep
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_board_costs_a_chip_and_more_after_a_sweep() {
        assert!((gain(0, 0, true) + 34.0 / 36.0 + 18.0 / 36.0).abs() < 1e-12);
        let swept = -52.0 / 36.0;
        assert!((gain(0, 5, false) - (-34.0 / 36.0 + 2.0 / 36.0 * (5.0 + swept))).abs() < 1e-12);
    }

    /// The same gain, from all throws of two dice one by one and every way to stop.
    #[test]
    fn the_gain_is_that_of_the_best_of_all_ways_to_stop() {
        fn best(full: &[u32], sevens: u32, swept: bool) -> f64 {
            let brings = |sum: u32| match sum {
                2 | 12 if swept => -9.0,
                2 | 12 => full.len() as f64 + f64::from(sevens) + best(&[], 0, true),
                sum if full.contains(&sum) => {
                    let left: Vec<u32> = full.iter().copied().filter(|field| *field != sum).collect();
                    let on = best(&left, sevens, swept);
                    if on > 0.0 { 1.0 + on } else { 1.0 }
                }
                _ => -1.0,
            };
            (2..=12u32).map(|sum| f64::from(6 - sum.abs_diff(7)) * brings(sum)).sum::<f64>() / 36.0
        }
        for (full, sevens) in [(vec![6, 8], 0), (vec![3, 5, 6, 8, 9], 4), (vec![3, 4, 6, 9, 10], 12)] {
            let bits = full.iter().fold(0, |bits, sum| bits | Fields::bit(*sum));
            for swept in [false, true] {
                let (exact, tried) = (gain(bits, sevens, swept), best(&full, sevens, swept));
                assert!((exact - tried).abs() < 1e-9, "{full:?} {sevens} {swept}: {exact} {tried}");
            }
        }
        assert!(rolls(0b1_1111_0111, 3, false) && !rolls(0b1000, 0, false));
    }
}
