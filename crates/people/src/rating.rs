//! Ratings by [Glicko-1](https://www.glicko.net/glicko/glicko.pdf), for two to fifty seats.
//!
//! A match counts as a game against each of the other seats, and each of those games has the weight `min(1, 2 / (n -
//! 1))` for `n` seats. Without the weight a match of fifty would count as forty-nine matches: a player 200 points
//! stronger than the rest would end thousands of points above them.

use std::f64::consts::{LN_10, PI};

use serde::{Deserialize, Serialize};

/// Milliseconds in a day.
const DAY: f64 = 86_400_000.0;

/// The lowest and the highest deviation, in points.
const DEVIATION: (f64, f64) = (45.0, 350.0);

/// From this deviation on a rating counts as a guess, in points.
const GUESS: f64 = 110.0;

/// The growth of the squared deviation per day: from 60 to 110 points in a year.
const GROWTH: f64 = (110.0 * 110.0 - 60.0 * 60.0) / 365.0;

/// The strength of a player at a game, with its certainty.
///
/// Numbers are in thousandths of a point, so that equal results give equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The estimate, in thousandths of a point.
    #[serde(rename = "m")]
    mean: i32,
    /// The standard deviation at that time, in thousandths of a point.
    #[serde(rename = "d")]
    deviation: i32,
    /// The time of the estimate, in milliseconds since 1970.
    #[serde(rename = "t")]
    at: u64,
}

impl Rating {
    /// The rating of a player without matches: 1500 with a deviation of 350.
    #[must_use]
    pub fn unknown(at: u64) -> Self {
        Rating::new(1500.0, DEVIATION.1, at)
    }

    /// A rating of `mean` and `deviation` points, made at `at` (milliseconds since 1970).
    #[must_use]
    pub fn new(mean: f64, deviation: f64, at: u64) -> Self {
        let thousandths = |points: f64| (points * 1000.0).round() as i32;
        Rating { mean: thousandths(mean), deviation: thousandths(deviation.clamp(DEVIATION.0, DEVIATION.1)), at }
    }

    /// The estimate in points.
    #[must_use]
    pub fn mean(self) -> f64 {
        f64::from(self.mean) / 1000.0
    }

    /// The estimate for display: whole points.
    #[must_use]
    pub fn points(self) -> i32 {
        self.mean().round() as i32
    }

    /// The deviation at `now`, in points. It grows with the time since the last match.
    #[must_use]
    pub fn deviation(self, now: u64) -> f64 {
        let days = now.saturating_sub(self.at) as f64 / DAY;
        let then = f64::from(self.deviation) / 1000.0;
        (then * then + GROWTH * days).sqrt().clamp(DEVIATION.0, DEVIATION.1)
    }

    /// Whether the rating is a guess at `now`. The display adds a question mark then.
    #[must_use]
    pub fn is_guess(self, now: u64) -> bool {
        self.deviation(now) >= GUESS
    }

    /// The sort key for tables: the estimate minus its deviation at `now`, in points. Players who are surely strong
    /// come first.
    #[must_use]
    pub fn surely(self, now: u64) -> f64 {
        self.mean() - self.deviation(now)
    }
}

/// The factor by which an opponent's deviation reduces the information in a result: `g` in the paper.
fn certainty(deviation: f64) -> f64 {
    let q = LN_10 / 400.0;
    1.0 / (1.0 + 3.0 * q * q * deviation * deviation / (PI * PI)).sqrt()
}

/// The ratings after a match that ended at `now`, in the order of `seats`.
///
/// A seat is its previous rating and its place: 1 for the winner, equal numbers for a tie. `share` is the share of the
/// change that counts: 1 for a game of skill, less if chance decides.
#[must_use]
pub fn after(seats: &[(Rating, u32)], share: f64, now: u64) -> Vec<Rating> {
    let weight = (2.0 / (seats.len().max(2) - 1) as f64).min(1.0);
    let one = |at: usize| {
        let (own, place) = seats[at];
        let others = seats.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &(rating, other))| {
            let score = match place.cmp(&other) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            Game { rating: rating.mean(), deviation: rating.deviation(now), score, weight }
        });
        let (mean, deviation) = updated(own.mean(), own.deviation(now), others, share);
        Rating::new(mean, deviation, now)
    };
    (0..seats.len()).map(one).collect()
}

/// One opponent in a rating period of the paper.
struct Game {
    rating: f64,
    deviation: f64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    score: f64,
    weight: f64,
}

/// The new estimate and deviation, by the formulas of the paper with weights.
fn updated(mean: f64, deviation: f64, games: impl Iterator<Item = Game>, share: f64) -> (f64, f64) {
    let q = LN_10 / 400.0;
    let (mut known, mut surprise) = (0.0, 0.0);
    for game in games {
        let g = certainty(game.deviation);
        let expected = 1.0 / (1.0 + 10f64.powf(-g * (mean - game.rating) / 400.0));
        known += game.weight * q * q * g * g * expected * (1.0 - expected);
        surprise += game.weight * g * (game.score - expected);
    }
    let before = 1.0 / (deviation * deviation);
    let change = q / (before + known) * surprise;
    (mean + share * change, (1.0 / (before + share * known)).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked example of Glickman's paper: 1500 with a deviation of 200 beats 1400/30 and loses to 1550/100 and
    /// 1700/300, which gives 1464 and 151.4.
    #[test]
    fn the_example_of_the_paper() {
        let games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
            .map(|(rating, deviation, score)| Game { rating, deviation, score, weight: 1.0 });
        let (mean, deviation) = updated(1500.0, 200.0, games.into_iter(), 1.0);
        assert!((mean - 1464.11).abs() < 0.01, "{mean}");
        assert!((deviation - 151.40).abs() < 0.01, "{deviation}");
        assert!((certainty(30.0) - 0.9955).abs() < 1e-4);
        assert!((certainty(100.0) - 0.9531).abs() < 1e-4);
        assert!((certainty(300.0) - 0.7242).abs() < 1e-4);
    }

    #[test]
    fn silence_makes_a_rating_less_certain() {
        let rating = Rating::new(1600.0, 60.0, 0);
        assert!((rating.deviation(365 * DAY as u64) - 110.0).abs() < 0.01);
        assert!(rating.is_guess(366 * DAY as u64) && !rating.is_guess(364 * DAY as u64));
        assert!((rating.deviation(100_000 * DAY as u64) - 350.0).abs() < 1e-9);
        assert_eq!(rating.points(), 1600);
        assert!((rating.surely(0) - 1540.0).abs() < 0.01 && (rating.surely(365 * DAY as u64) - 1490.0).abs() < 0.01);
    }

    #[test]
    fn chance_leaves_a_share_of_the_change() {
        let seats = [(Rating::unknown(0), 1), (Rating::unknown(0), 2)];
        let change = |share| after(&seats, share, 0)[0].mean() - 1500.0;
        assert!((change(0.25) * 4.0 - change(1.0)).abs() < 0.01);
        assert!((change(0.5) * 2.0 - change(1.0)).abs() < 0.01);
        assert!(after(&seats, 0.25, 0)[0].deviation(0) > after(&seats, 1.0, 0)[0].deviation(0));
    }

    /// Against up to two others each counts whole. However many more there are, together they count as two.
    #[test]
    fn many_opponents_count_as_two() {
        let equal = || Game { rating: 1500.0, deviation: 350.0, score: 1.0, weight: 1.0 };
        for (seats, games) in [(2, 1), (3, 2), (4, 2), (8, 2), (50, 2)] {
            let mut table = vec![(Rating::unknown(0), 2); seats];
            table[0].1 = 1;
            let winner = after(&table, 1.0, 0)[0];
            let (mean, deviation) = updated(1500.0, 350.0, (0..games).map(|_| equal()), 1.0);
            assert_eq!(winner, Rating::new(mean, deviation, 0), "{seats} seats");
        }
    }

    #[test]
    fn a_draw_of_equals_changes_no_estimate() {
        let rated = after(&[(Rating::unknown(0), 1); 5], 1.0, 7);
        assert!(rated.iter().all(|rating| rating.points() == 1500 && rating.deviation(7) < 350.0));
    }
}
