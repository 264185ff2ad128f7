use super::plan;
use crate::game::{Input, Labels, Manner, Viewer};
use crate::games::tests::thoughts;
use crate::games::tests::trial::{self, play, refused, scores};
use crate::play::Match;

fn begin(settings: &str) -> Match {
    trial::begin("hundredone", settings)
}

/// All players who are asked choose the same after a throw.
fn all(game: &mut Match, choices: &[&str]) -> Vec<String> {
    choices.iter().flat_map(|choice| play(game, &[choice])).collect()
}

#[test]
fn the_sum_nearest_to_a_hundred_from_below_wins() {
    let mut game = trial::seated("hundredone", "rounds=1", "Anna | Boris");
    let throws = [("4", "40", "40"), ("6", "6", "6"), ("2", "20", "2"), ("1", "10", "1"), ("5", "5", "50")];
    for (throw, anna, boris) in throws {
        play(&mut game, &[throw, anna, boris]);
    }
    let told = play(&mut game, &["3", "3", "3"]);
    assert_eq!(scores(&game), [1, 0], "84, and 102 is out");
    assert!(told.contains(&"hundredone-out".to_owned()) && told.contains(&"dice-round-won".to_owned()), "{told:?}");
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2]));
}

#[test]
fn a_hundred_counts_and_one_more_is_out() {
    let mut game = begin("together=off rounds=1");
    play(&mut game, &["6", "60", "2", "20", "1", "10", "4", "4", "3", "3", "3"]);
    assert_eq!(play(&mut game, &["3"]), ["hundredone-made"], "60 + 20 + 10 + 4 + 3 + 3 = 100");
    let told = play(&mut game, &["5", "50", "5", "50", "1"]);
    assert_eq!(told.len(), 5);
    assert_eq!(play(&mut game, &["1"]), ["hundredone-out"], "101: the other throws are not made");
    assert_eq!(trial::asked(&game), [2]);
    play(&mut game, &["6", "60", "6", "6", "6", "6", "6", "6", "6", "6", "6", "6"]);
    assert_eq!(scores(&game), [1, 0, 0]);
}

#[test]
fn those_who_are_level_all_get_the_point_and_nobody_where_all_are_out() {
    let mut game = begin("rounds=2");
    for _ in 0..6 {
        play(&mut game, &["1"]);
        all(&mut game, &["1", "10", "10"]);
    }
    assert_eq!(scores(&game), [0, 1, 1]);
    play(&mut game, &["6"]);
    all(&mut game, &["60", "60", "60"]);
    play(&mut game, &["5"]);
    let told = all(&mut game, &["50", "50", "50"]);
    assert!(told.contains(&"dice-round-nobody".to_owned()));
    assert_eq!((scores(&game), game.outcome().map(|outcome| outcome.places)), (vec![0, 1, 1], Some(vec![3, 1, 1])));
}

#[test]
fn a_throw_is_written_as_it_fell() {
    let mut game = begin("");
    play(&mut game, &["4"]);
    assert_eq!([refused(&mut game, "50"), refused(&mut game, "3")], ["hundredone-reject"; 2]);
    assert_eq!(refused(&mut game, "44"), "hundredone-syntax");
    play(&mut game, &["4", "40"]);
    let board = game.position().board(Viewer::Public);
    assert!(!board.contains("40"), "nobody sees what the others write: {board}");
}

#[test]
fn each_opens_a_round_in_turn() {
    let mut game = begin("together=off rounds=3");
    for opener in 0..3 {
        assert_eq!(trial::asked(&game), [opener]);
        for _ in 0..18 {
            play(&mut game, &["1", "1"]);
        }
    }
    assert_eq!(scores(&game), [3, 3, 3]);
}

#[test]
fn throws_are_named_in_turn() {
    let header = crate::games::tests::header("hundredone", "named=on rounds=1", "Anna | Boris");
    let mut game = Match::begin(header).expect("it can be played");
    let namer = trial::asked(&game);
    let seat = game.turn().seats().iter().next().expect("one names");
    game.play(seat, &Input::typed("name 5", Labels::Latin, Manner::Private), 0).expect("a face");
    play(&mut game, &["50", "5"]);
    assert_ne!(trial::asked(&game), namer, "the other one names the next");
}

/// The values come from a separate program that knows nothing of this one.
#[test]
fn the_highest_mean_of_a_round_is_88_61() {
    assert!((plan::highest(6)[6][0] - 88.610_360_939_643_67).abs() < 1e-9);
    let first = plan::back(plan::alone(&[], 1), 6)[6][0];
    assert!((first + 0.050_422_741_486_266_8).abs() < 1e-9, "whoever throws first is behind: {first}");
    let gain = plan::pairs(6)[6][0][0];
    assert!((gain - 0.065_114_883_401_920_4).abs() < 1e-9, "{gain}");
}

/// The last three throws, by trying everything.
#[test]
fn the_last_throws_are_played_as_brute_force_does() {
    fn best(sum: u32, left: u32) -> f64 {
        if sum > 100 {
            return 0.0;
        }
        match left {
            0 => f64::from(sum),
            _ => (1..=6).map(|face| best(sum + face, left - 1).max(best(sum + 10 * face, left - 1))).sum::<f64>() / 6.0,
        }
    }
    let table = plan::highest(3);
    for sum in 0..=101u32 {
        assert!((table[3][sum as usize] - best(sum, 3)).abs() < 1e-9, "{sum}");
    }
}

#[test]
fn no_computer_writes_tens_that_are_too_much() {
    let mut game = trial::seated("hundredone", "together=off", "Anna | Boris");
    play(&mut game, &["6", "60", "4"]);
    assert!(thoughts(&game, 1..=1).len() > 1, "40 makes a hundred, and a weak one writes either");
    play(&mut game, &["4", "4"]);
    assert_eq!(thoughts(&game, 1..=5), ["4".to_owned()].into(), "64 and 40 are out");
}
