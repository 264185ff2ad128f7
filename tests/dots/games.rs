//! Random games: the fast field against the slow one, and taking back.

use crate::support::{Lot, Pair};
use kletka::game::Seat;
use kletka::games::dots::field::{Field, Rules};

/// Plays a random game to the last node, comparing after every move; now and then some moves are taken back.
fn play(width: u8, height: u8, rules: Rules, seed: u64) {
    let mut lot = Lot::new(seed);
    let mut pair = Pair::new(width, height, rules);
    let mut spots = pair.slow.spots();
    lot.shuffle(&mut spots);
    let mut states: Vec<Field> = vec![];
    let together = lot.below(4);
    for (nth, &spot) in spots.iter().enumerate() {
        if pair.slow.legal(spot) {
            states.push(pair.fast.clone());
            let seat = if together == 0 { lot.below(2) } else { nth & 1 };
            pair.put(seat, spot);
        } else {
            assert!(pair.fast.clone().put(Seat(0), pair.node(spot)).is_err());
        }
    }
    let end = pair.fast.clone();
    while let Some(state) = states.pop() {
        assert!(pair.fast.undo().is_some());
        assert!(pair.fast == state, "seed {seed}\n{:?}{:?}", pair.fast, state);
    }
    assert!(pair.fast.undo().is_none());
    for (seat, node) in end.record() {
        assert!(pair.fast.put(seat, node).is_ok());
    }
    assert!(pair.fast == end);
}

fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2_000)
}

#[test]
fn small_sheets() {
    for seed in 0..games() {
        let mut lot = Lot::new(seed + 1_000_000);
        let (width, height) = (5 + lot.below(8) as u8, 5 + lot.below(8) as u8);
        play(width, height, Rules::default(), seed);
    }
}

#[test]
fn other_rules() {
    for seed in 0..games() / 4 {
        let mut lot = Lot::new(seed + 2_000_000);
        let (width, height) = (3 + lot.below(10) as u8, 3 + lot.below(10) as u8);
        play(width, height, Rules { any: seed & 1 == 0, border: seed & 2 == 0 }, seed);
    }
}

#[test]
fn official_sheets() {
    for seed in 0..games() / 100 {
        play(39, 32, Rules::default(), seed);
    }
}
