//! Random games: compares the fast field with the slow one, and tests undo.

use std::sync::atomic::{AtomicU64, Ordering};

use kletka_games::game::Seat;
use kletka_games::games::dots::field::{Field, Rules};

use super::support::{Lot, Pair};
use crate::common::amount;

/// Plays a random game to the last node, compares after every move, and then takes back every move. In a quarter of the
/// games it also checks the state after each undo, which takes as long as everything else.
fn play(width: u8, height: u8, rules: Rules, seed: u64) {
    let mut lot = Lot::new(seed);
    let mut pair = Pair::new(width, height, rules);
    let mut spots: Vec<_> = pair.slow.spots().collect();
    lot.shuffle(&mut spots);
    let mut states: Vec<Field> = vec![];
    let (together, all) = (lot.below(4), lot.below(4) == 0);
    for (nth, &spot) in spots.iter().enumerate() {
        if pair.slow.legal().has(spot) {
            if all || states.is_empty() {
                states.push(pair.fast.clone());
            }
            let seat = if together == 0 { lot.below(2) } else { nth & 1 };
            pair.put(seat, spot);
        } else {
            assert!(pair.fast.clone().put(Seat(0), pair.node(spot)).is_err());
        }
    }
    let end = pair.fast.clone();
    while pair.fast.undo().is_some() {
        if states.last().is_some_and(|state| state.turn() == pair.fast.turn()) {
            let state = states.pop();
            assert!(Some(&pair.fast) == state.as_ref(), "seed {seed}\n{:?}{state:?}", pair.fast);
        }
    }
    assert!(states.is_empty());
    for (seat, node) in end.record() {
        assert!(pair.fast.put(seat, node).is_ok());
    }
    assert!(pair.fast == end);
}

/// The number of games on small sheets, which sets the number on others. `GAMES` in the environment asks for more.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(amount(20_000, 200))
}

/// Plays the games numbered below `count`, as many at a time as there are processors.
fn all(count: u64, play: impl Fn(u64) + Sync) {
    let next = AtomicU64::new(0);
    let player = || {
        while let game = next.fetch_add(1, Ordering::Relaxed)
            && game < count
        {
            play(game);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(player);
        }
    });
}

#[test]
fn small_sheets() {
    all(games(), |seed| {
        let mut lot = Lot::new(seed + 1_000_000);
        let (width, height) = (5 + lot.below(8) as u8, 5 + lot.below(8) as u8);
        play(width, height, Rules::default(), seed);
    });
}

#[test]
fn other_rules() {
    all(games() / 4, |seed| {
        let mut lot = Lot::new(seed + 2_000_000);
        let (width, height) = (3 + lot.below(10) as u8, 3 + lot.below(10) as u8);
        play(width, height, Rules { any: seed & 1 == 0, border: seed & 2 == 0 }, seed);
    });
}

#[test]
fn official_sheets() {
    all(games() / 100, |seed| play(39, 32, Rules::default(), seed));
}

/// A field allocates its memory at the start, no more during a game, and not much in all.
#[test]
fn memory_is_taken_once() {
    for (width, height) in [(39, 32), (20, 20)] {
        let mut field = Field::<true>::new(width, height, Rules::default());
        let bytes = field.bytes();
        assert!(bytes <= 64 * usize::from(width) * usize::from(height), "{bytes} bytes");
        let mut nodes: Vec<_> = field.nodes().collect();
        for seed in 0..20 {
            Lot::new(seed).shuffle(&mut nodes);
            for (nth, &node) in nodes.iter().enumerate() {
                let legal = field.legal(node);
                assert_eq!(field.put(Seat((nth % 2) as u8), node).is_ok(), legal);
            }
            assert_eq!(field.bytes(), bytes);
            field.clear();
        }
    }
}
