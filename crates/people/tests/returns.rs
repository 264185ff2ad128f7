//! Who may come back to a cup, and what its rules say of themselves.

use kletka_people::cup::{Choice, Cup, Entrant, Phase, Refusal, Rules, Sizes, share};

const DAY: u64 = 86_400_000;

/// A running cup of this many people in a game for two.
fn two(people: u8) -> Cup {
    let rules = Rules { choice: Choice::ByCount, sizes: Sizes::of([2]), span: DAY, lot: [7; 32] };
    let mut cup = Cup::open(rules).expect("a form for the game");
    for one in 0..people {
        assert_eq!(cup.join(2000 - i32::from(one)), Ok(Entrant(one)));
    }
    cup.start(0).expect("enough people");
    cup
}

#[test]
fn nobody_comes_back_to_a_cup_that_is_over() {
    let mut cup = two(4);
    cup.leave(Entrant(3), 0).expect("plays");
    assert_eq!(cup.clone().back(Entrant(3)), Ok(()));
    for number in 1..=6 {
        cup.result(number, &[1, 2], 0).ok();
    }
    assert_eq!(cup.phase(), Phase::Over);
    assert_eq!(cup.back(Entrant(3)), Err(Refusal::Over));
    assert_eq!(cup.back(Entrant(4)), Err(Refusal::Unknown));
}

#[test]
fn whoever_leaves_a_full_cup_may_find_their_place_taken() {
    let mut cup = two(64);
    cup.leave(Entrant(5), 0).expect("plays");
    assert_eq!(cup.clone().back(Entrant(5)), Ok(()));
    assert_eq!(cup.join(1500), Ok(Entrant(64)));
    assert_eq!(cup.back(Entrant(5)), Err(Refusal::TooMany));
}

#[test]
fn a_number_of_seats_named_twice_is_that_number() {
    assert_eq!(Sizes::of([2, 4, 2]), Sizes::of([4, 2]));
}

/// All players of a match together have a round, and nobody more than half of one.
#[test]
fn the_players_of_a_match_share_its_round() {
    assert_eq!([1, 2, 3, 8].map(|seats| share(DAY, seats)), [2, 2, 3, 8].map(|part| DAY / part));
}
