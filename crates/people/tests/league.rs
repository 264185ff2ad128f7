//! Random leagues: how good the ratings are afterwards.

use kletka_people::rating::{Rating, after};
use rand_chacha::ChaCha20Rng;
use rand_core::{RngCore, SeedableRng};

/// Plays a match of players with these strengths. Each has a random performance by the logistic law. Returns the
/// places.
fn play(strengths: &[f64], rng: &mut ChaCha20Rng) -> Vec<u32> {
    // With Gumbel noise of scale 400 / ln 10, the better of two wins as often as Elo says.
    let shown: Vec<f64> = strengths
        .iter()
        .map(|strength| {
            let even = (f64::from(rng.next_u32()) + 0.5) / (f64::from(u32::MAX) + 1.0);
            strength - 400.0 / 10f64.ln() * (-even.ln()).ln()
        })
        .collect();
    shown.iter().map(|own| 1 + shown.iter().filter(|other| *other > own).count() as u32).collect()
}

/// A seat 200 points better than the rest ends about 200 points above them, for any number of seats.
#[test]
fn many_seats_do_not_push_a_rating_away() {
    for seats in [2_usize, 4, 8, 50] {
        let (mut gap, mut tables) = (0.0, 0.0);
        for seed in 0..12 {
            let mut rng = ChaCha20Rng::seed_from_u64(seed);
            let mut strengths = vec![0.0; seats];
            strengths[0] = 200.0;
            let mut ratings = vec![Rating::unknown(0); seats];
            for round in 0..400_u64 {
                let places = play(&strengths, &mut rng);
                let table: Vec<_> = ratings.iter().copied().zip(places).collect();
                ratings = after(&table, 1.0, round);
                if round >= 100 {
                    let rest = ratings[1..].iter().map(|one| one.mean()).sum::<f64>() / (seats - 1) as f64;
                    gap += ratings[0].mean() - rest;
                    tables += 1.0;
                }
            }
        }
        let gap = gap / tables;
        assert!((170.0..230.0).contains(&gap), "{seats} seats: {gap}");
    }
}

/// The number of matches until a deviation is below 110, at tables of 2, 4, 8 and 50.
#[test]
fn a_rating_is_known_after_some_matches() {
    for (seats, matches) in [(2, 18), (4, 9), (8, 9), (50, 9)] {
        let mut ratings = vec![Rating::unknown(0); seats];
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        for _ in 0..matches {
            let places = play(&vec![0.0; seats], &mut rng);
            let table: Vec<_> = ratings.iter().copied().zip(places).collect();
            ratings = after(&table, 1.0, 0);
        }
        let known = ratings.iter().filter(|rating| !rating.is_guess(0)).count();
        assert!(known * 10 >= seats * 9, "{seats} seats: {known} after {matches}");
    }
}

/// Forty people of different strength, with thirty matches each against random opponents: Kendall's tau of the order.
#[test]
fn a_league_finds_its_order() {
    const PEOPLE: usize = 40;
    let mut taus: Vec<f64> = (0..20).map(|seed| league(PEOPLE, seed)).collect();
    taus.sort_by(f64::total_cmp);
    assert!(taus[0] >= 0.75 && taus[10] >= 0.8, "{taus:?}");
}

fn league(people: usize, seed: u64) -> f64 {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let strength = |one: usize| one as f64 * 50.0;
    let mut ratings = vec![Rating::unknown(0); people];
    for round in 0..30 {
        let mut order: Vec<usize> = (0..people).collect();
        for at in (1..people).rev() {
            order.swap(at, rng.next_u32() as usize % (at + 1));
        }
        for pair in order.chunks_exact(2) {
            let places = play(&[strength(pair[0]), strength(pair[1])], &mut rng);
            let rated = after(&[(ratings[pair[0]], places[0]), (ratings[pair[1]], places[1])], 1.0, round);
            (ratings[pair[0]], ratings[pair[1]]) = (rated[0], rated[1]);
        }
    }
    let mut agree = 0_i32;
    for low in 0..people {
        for high in low + 1..people {
            agree += if ratings[high].mean() > ratings[low].mean() { 1 } else { -1 };
        }
    }
    f64::from(agree) / (people * (people - 1) / 2) as f64
}
