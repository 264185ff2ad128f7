//! Whatever a cup draws falls evenly, over many cups.

use kletka_people::cup::{Choice, Cup, Entrant, Rules, Sizes, Step};

/// How many cups each test draws.
const CUPS: u32 = 600;

/// A cup of equals that has begun, by the lot with this number.
fn started(choice: Choice, size: u8, people: u8, number: u32) -> Cup {
    let mut lot = [0; 32];
    lot[..4].copy_from_slice(&number.to_le_bytes());
    let mut cup = Cup::open(Rules { choice, sizes: Sizes::of([size]), span: 1, lot }).expect("a form for the game");
    for _ in 0..people {
        cup.join(1500).expect("room");
    }
    cup.start(0).expect("enough people");
    cup
}

/// The seats of a match.
fn seats(cup: &Cup, number: u16) -> Vec<Entrant> {
    cup.meeting(number).expect("a match").seats.clone()
}

fn seat_of(seats: &[Entrant], who: u8) -> usize {
    seats.iter().position(|one| one.0 == who).expect("plays")
}

/// Fails if draws of equally likely outcomes are as uneven as one in a thousand: Pearson's chi-square against its
/// quantile for up to four degrees of freedom.
fn even(what: &str, counts: &[u32]) {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let square: f64 = counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    let bound = [10.83, 13.82, 16.27, 18.47][counts.len() - 2];
    assert!(square < bound, "{what}: {counts:?}, chi-square {square:.1}");
}

#[test]
fn the_first_seat_of_a_pair_is_drawn() {
    let mut firsts = [0; 2];
    for number in 0..CUPS {
        firsts[seat_of(&seats(&started(Choice::Knockout, 2, 2, number), 1), 0)] += 1;
    }
    even("the first seat", &firsts);
}

#[test]
fn a_knockout_that_is_drawn_twice_falls_to_either_seat() {
    let (mut by_seat, mut by_entrant) = ([0; 2], [0; 2]);
    for number in 0..CUPS {
        let mut cup = started(Choice::Knockout, 2, 2, number);
        cup.result(1, &[1, 1], 0).expect("a draw");
        let again = seats(&cup, 2);
        let steps = cup.result(2, &[1, 1], 0).expect("another");
        let Step::Lot { winner, .. } = steps[0] else { panic!("{steps:?}") };
        by_seat[seat_of(&again, winner.0)] += 1;
        by_entrant[usize::from(winner.0)] += 1;
    }
    even("by seat", &by_seat);
    even("by player", &by_entrant);
}

#[test]
fn the_order_of_a_round_robin_is_drawn() {
    let mut opponents = [0; 5];
    for number in 0..CUPS {
        let cup = started(Choice::ByCount, 2, 6, number);
        let pairs = (1..=3).map(|number| seats(&cup, number));
        let own = pairs.flat_map(|pair| [(pair[0].0, pair[1].0), (pair[1].0, pair[0].0)]);
        let met = own.filter(|&(one, _)| one == 0).map(|(_, other)| other).next().expect("nobody is free");
        opponents[usize::from(met) - 1] += 1;
    }
    even("the first opponent", &opponents);
}

#[test]
fn seats_at_a_table_are_drawn_and_then_taken_in_turn() {
    let mut first = [0; 4];
    // Of two who sat on seats of the same number at two tables, and meet at a third.
    let mut equals = [0; 2];
    for number in 0..CUPS {
        let mut cup = started(Choice::Tables, 4, 8, number);
        let before = [seats(&cup, 1), seats(&cup, 2)];
        for table in &before {
            if let Some(seat) = table.iter().position(|one| one.0 == 0) {
                first[seat] += 1;
            }
        }
        let earlier = |one: Entrant| before.iter().flatten().position(|&other| other == one).expect("played") % 4;
        for table in [1, 2] {
            cup.result(table, &[1; 4], 0).expect("an open match");
        }
        for table in [3, 4].map(|number| seats(&cup, number)) {
            for pair in table.windows(2) {
                assert!(earlier(pair[0]) >= earlier(pair[1]), "cup {number}: {before:?}, then {table:?}");
                if earlier(pair[0]) == earlier(pair[1]) {
                    equals[usize::from(pair[0] > pair[1])] += 1;
                }
            }
        }
    }
    even("the first table", &first);
    even("equals", &equals);
}
