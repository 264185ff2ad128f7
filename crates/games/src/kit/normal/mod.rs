//! The error of a hand that aims: normally distributed whole numbers from the chance of the match.
//!
//! They come from a table of equally likely steps. So a draw means the same error on every machine, to the last bit,
//! and a record replays. Each error draws exactly one number, from 0 to 4095.

mod table;

use super::geometry::Point;
use crate::game::Chance;

/// Number of equally likely errors.
const STEPS: u32 = 2 * table::UPPER.len() as u32;

/// A normally distributed error with this standard deviation, as a whole number in the same unit. No error is larger
/// than 3.668 standard deviations. Draws one number.
///
/// ```
/// use kletka_games::game::Chance;
/// use kletka_games::kit::normal;
///
/// // The middle of the 4,096 steps is no error; the steps mirror each other.
/// assert_eq!(normal::error(&mut Chance::given(&[2048]), 1000), 0);
/// assert_eq!(normal::error(&mut Chance::given(&[0]), 1000), -3668);
/// assert_eq!(normal::error(&mut Chance::given(&[4095]), 1000), 3668);
/// ```
pub fn error(chance: &mut Chance, deviation: u32) -> i32 {
    let scaled = i64::from(thousandths(chance)) * i64::from(deviation);
    i32::try_from(rounded(scaled, 1000)).unwrap_or(if scaled < 0 { i32::MIN } else { i32::MAX })
}

/// The end of a stroke from `from` that was aimed at `aim`. Its error grows with its length. The standard deviations
/// along the stroke and across it are in thousandths of the length. Draws two numbers, along first.
///
/// ```
/// use kletka_games::game::Chance;
/// use kletka_games::kit::geometry::Point;
/// use kletka_games::kit::normal;
///
/// let (from, aim) = (Point::new(0, 0), Point::new(1000, 0));
/// let end = normal::stroke(&mut Chance::given(&[2048, 4095]), from, aim, 40, 60);
/// assert_eq!(end, Point::new(1000, 220));
/// ```
pub fn stroke(chance: &mut Chance, from: Point, aim: Point, along: u32, across: u32) -> Point {
    let mut error = |share: u32| i64::from(thousandths(chance)) * i64::from(share);
    let (along, across) = (error(along), error(across));
    strayed(from, aim, along, across)
}

/// The end of a stroke with known errors along and across, in millionths of its length.
///
/// ```
/// use kletka_games::kit::geometry::Point;
/// use kletka_games::kit::normal;
///
/// let end = normal::strayed(Point::new(0, 0), Point::new(0, 1000), -40_000, 60_000);
/// assert_eq!(end, Point::new(-60, 960));
/// ```
pub fn strayed(from: Point, aim: Point, along: i64, across: i64) -> Point {
    let (along, across) = (i128::from(along), i128::from(across));
    let (dx, dy) = (i128::from(aim.x) - i128::from(from.x), i128::from(aim.y) - i128::from(from.y));
    let off = |millionths: i128| {
        let off = millionths.signum() * ((millionths.abs() + 500_000) / 1_000_000);
        i32::try_from(off).unwrap_or(if off < 0 { i32::MIN } else { i32::MAX })
    };
    Point::new(aim.x.saturating_add(off(dx * along - dy * across)), aim.y.saturating_add(off(dy * along + dx * across)))
}

/// One step of the table, in thousandths of the standard deviation.
fn thousandths(chance: &mut Chance) -> i32 {
    quantile(chance.range(0, STEPS - 1) as usize)
}

/// The error of a step below [`STEPS`].
fn quantile(step: usize) -> i32 {
    let half = table::UPPER.len();
    if step >= half { table::UPPER[step - half] } else { -table::UPPER[half - 1 - step] }
}

/// A quotient to the nearest whole number, halves away from zero, so that errors stay symmetric.
fn rounded(value: i64, by: i64) -> i64 {
    value.signum() * ((value.abs() + by / 2) / by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seed;

    fn all() -> impl DoubleEndedIterator<Item = i32> {
        (0..STEPS as usize).map(quantile)
    }

    /// The distribution function of the normal distribution, by its series; good to nine digits within ±4.
    fn below(x: f64) -> f64 {
        let (mut term, mut sum) = (x, x);
        for n in 1..120 {
            term *= x * x / f64::from(2 * n + 1);
            sum += term;
        }
        0.5 + sum * (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt()
    }

    #[test]
    fn the_table_holds_the_quantiles() {
        for (step, error) in all().enumerate() {
            // Half a thousandth to either side encloses the probability of the step.
            let probability = (step as f64 + 0.5) / f64::from(STEPS);
            let (low, high) = (f64::from(2 * error - 1) / 2000.0, f64::from(2 * error + 1) / 2000.0);
            assert!(below(low) <= probability + 1e-9 && probability <= below(high) + 1e-9, "step {step}");
        }
    }

    #[test]
    fn quotients_are_rounded_alike_on_both_sides() {
        let values = [-1500, -1499, -500, -499, 0, 499, 500, 1499, 1500];
        assert_eq!(values.map(|value| rounded(value, 1000)), [-2, -1, -1, 0, 0, 0, 1, 1, 2]);
    }

    #[test]
    fn a_stroke_that_strays_beyond_all_numbers_ends_on_its_own_side() {
        let end = |along| strayed(Point::new(0, 0), Point::new(1_000_000_000, 0), along, 0).x;
        assert_eq!((end(5_000_000), end(-5_000_000)), (i32::MAX, 1_000_000_000 + i32::MIN));
    }

    #[test]
    fn it_is_symmetric_and_ascends() {
        assert!(all().eq(all().rev().map(|error| -error)));
        assert!(all().is_sorted());
        assert_eq!(all().map(i64::from).sum::<i64>(), 0);
    }

    #[test]
    fn its_variance_is_one_and_known_shares_lie_within_known_bounds() {
        let squares: i64 = all().map(|error| i64::from(error) * i64::from(error)).sum();
        let variance = squares as f64 / f64::from(STEPS) / 1e6;
        assert!((0.999..=1.001).contains(&variance), "{variance}");
        let within = |bound: i32| all().filter(|error| error.abs() <= bound).count() as f64 / f64::from(STEPS);
        for (bound, share) in [(674, 0.5), (1000, 0.6827), (1960, 0.95), (2576, 0.99), (3000, 0.9973)] {
            assert!((within(bound) - share).abs() < 0.001, "{bound}: {}", within(bound));
        }
    }

    #[test]
    fn an_error_draws_one_number_and_a_stroke_two() {
        let mut chance = Chance::seeded(&Seed([5; 32]), 1);
        error(&mut chance, 100);
        assert_eq!(chance.drawn().len(), 1);
        stroke(&mut chance, Point::new(0, 0), Point::new(30, 40), 40, 60);
        assert_eq!(chance.drawn().len(), 3);
        let mut again = Chance::given(chance.drawn());
        error(&mut again, 7);
        stroke(&mut again, Point::new(1, 2), Point::new(3, 4), 1, 1);
        assert!(!again.fault());
    }

    #[test]
    fn errors_of_many_draws_have_the_deviation_that_was_asked_for() {
        let mut chance = Chance::seeded(&Seed([9; 32]), 2);
        let errors: Vec<f64> = (0..40_000).map(|_| f64::from(error(&mut chance, 500))).collect();
        let mean = errors.iter().sum::<f64>() / errors.len() as f64;
        let deviation = (errors.iter().map(|e| (e - mean).powi(2)).sum::<f64>() / errors.len() as f64).sqrt();
        assert!(mean.abs() < 10.0 && (deviation - 500.0).abs() < 10.0, "{mean} ± {deviation}");
    }

    #[test]
    fn a_stroke_turns_with_its_direction() {
        let end = |x, y| stroke(&mut Chance::given(&[4095, 0]), Point::new(7, 7), Point::new(7 + x, 7 + y), 40, 60);
        // 14.672 % further on, 22.008 % to the side.
        assert_eq!(end(1000, 0), Point::new(7 + 1147, 7 - 220));
        assert_eq!(end(0, 1000), Point::new(7 + 220, 7 + 1147));
        assert_eq!(end(-1000, 0), Point::new(7 - 1147, 7 + 220));
        assert_eq!(end(0, 0), Point::new(7, 7));
    }

    #[test]
    fn the_largest_numbers_do_not_overflow() {
        assert_eq!(error(&mut Chance::given(&[4095]), u32::MAX), i32::MAX);
        let far = Point::new(i32::MIN, i32::MAX);
        stroke(&mut Chance::given(&[0, 0]), Point::new(i32::MAX, i32::MIN), far, u32::MAX, u32::MAX);
    }
}
