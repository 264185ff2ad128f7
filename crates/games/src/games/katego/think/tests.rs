//! The computer's play against known values.

use std::collections::HashMap;

use super::exact::Ending;

/// The sums of two dice.
fn odds() -> Vec<(u8, f64)> {
    (2..=12u8).map(|sum| (sum, f64::from(6 - sum.abs_diff(7)) / 36.0)).collect()
}

/// The same by brute force over all throws of two dice, with the rows as keys.
fn brute(own: &[u8], other: &[u8], points: &[i64], known: &mut HashMap<(Vec<u8>, Vec<u8>), f64>) -> f64 {
    if let Some(value) = known.get(&(own.to_vec(), other.to_vec())) {
        return *value;
    }
    let value = if own.iter().chain(other).all(|cell| *cell > 0) {
        let lead: i64 =
            (0..own.len()).map(|n| points[n] * ((own[n] > other[n]) as i64 - (own[n] < other[n]) as i64)).sum();
        if lead > 0 {
            1.0
        } else if lead < 0 {
            0.0
        } else {
            0.5
        }
    } else {
        let mut all = 0.0;
        for a in 1..=6u8 {
            for b in 1..=6u8 {
                let mut best: f64 = 0.0;
                for column in (0..own.len()).filter(|column| own[*column] == 0) {
                    let mut next = own.to_vec();
                    next[column] = a + b;
                    best = best.max(1.0 - brute(other, &next, points, known));
                }
                all += best / 36.0;
            }
        }
        all
    };
    known.insert((own.to_vec(), other.to_vec()), value);
    value
}

#[test]
fn tables_of_one_and_two_columns_are_solved() {
    for points in [vec![1], vec![1, 2], vec![2, 3], vec![5, 5]] {
        let empty = vec![0; points.len()];
        let mut ending = Ending { rows: [empty.clone(), empty.clone()], points: points.clone(), odds: odds() };
        let (fast, slow) = (ending.before_throw(), brute(&empty, &empty, &points, &mut HashMap::new()));
        assert!((fast - slow).abs() < 1e-12, "{points:?}: {fast} and {slow}");
    }
    // With one column there is nothing to decide: both players are level.
    let mut one = Ending { rows: [vec![0], vec![0]], points: vec![1], odds: odds() };
    assert!((one.before_throw() - 0.5).abs() < 1e-12);
    // The other player has a seven there: six of 36 throws tie, fifteen win.
    let mut last = Ending { rows: [vec![0], vec![7]], points: vec![1], odds: odds() };
    assert!((last.before_throw() - 0.5).abs() < 1e-12);
    assert!((last.after(0, 8) - 1.0).abs() < 1e-12 && last.after(0, 6) < 1e-12);
}

#[test]
fn ends_of_longer_matches_are_solved() {
    let points = vec![1, 2, 3, 4];
    let ends = [([11, 0, 0, 6], [0, 0, 9, 6]), ([5, 0, 0, 0], [7, 9, 0, 0]), ([0, 3, 12, 0], [8, 0, 2, 0])];
    for (own, other) in &ends[..crate::amount(3, 1)] {
        let mut ending = Ending { rows: [own.to_vec(), other.to_vec()], points: points.clone(), odds: odds() };
        let slow = brute(own, other, &points, &mut HashMap::new());
        assert!((ending.before_throw() - slow).abs() < 1e-12);
    }
}

#[test]
fn sums_of_many_dice() {
    let odds = super::chances::sums(3);
    assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    assert!((odds[10] - 27.0 / 216.0).abs() < 1e-12);
}
