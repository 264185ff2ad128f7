//! Rounds with one throw for everyone, in pig and in sysna, and real dice.

use super::Pig;
use super::rules::End;
use crate::game::{AnyGame, Hidden, Input, Labels, Manner, OptValues, Seat, Seed, Viewer, Why};
use crate::games::GAMES;
use crate::kit::dicegame::{Diced, Phase, Rolled};
use crate::play::{Header, Line, Match, record};

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);
const VERA: Seat = Seat(2);

fn begin(settings: &str, seed: Option<u8>) -> Match {
    let (header, _) = record::read(&format!("game {settings}\nseats Anna | Boris | Vera\nfirst 1\n"), GAMES).unwrap();
    let seed = seed.map(|byte| Seed([byte; 32]));
    Match::begin(Header { seed, ..header }).unwrap()
}

fn say(game: &mut Match, seat: Seat, text: &str) -> Result<(), (Why, String)> {
    let input = Input::typed(text, Labels::Latin, Manner::Private);
    game.play(seat, &input, 0).map(|_| ()).map_err(|reject| (reject.why, reject.text.key.to_string()))
}

/// Plays moves, each by its own seat.
fn play(game: &mut Match, moves: &[(Seat, &str)]) {
    for (seat, text) in moves {
        assert_eq!(say(game, *seat, text), Ok(()), "{seat:?} {text}\n{}", board(game));
    }
}

fn board(game: &Match) -> String {
    game.position().board(Viewer::Public)
}

fn scores(game: &Match) -> Vec<i64> {
    game.position().scores(Viewer::Public).unwrap()
}

/// The next thrower types the faces.
fn throw(game: &mut Match, faces: &str) {
    let thrower = game.turn().seats().iter().next().unwrap();
    play(game, &[(thrower, faces)]);
}

#[test]
fn a_round_ends_for_each_by_a_stop_or_a_bust() {
    let mut game = begin("sysna dice=real", None);
    throw(&mut game, "3 2");
    assert_eq!(game.turn().seats().len(), 3, "nobody may stop before the first throw");
    play(&mut game, &[(ANNA, "roll"), (BORIS, "hold")]);
    assert_eq!(scores(&game), [0, 0, 0], "nobody knows so far");
    play(&mut game, &[(VERA, "roll")]);
    assert_eq!(scores(&game), [0, 5, 0]);
    assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [BORIS], "the thrower changes");
    throw(&mut game, "6-6");
    play(&mut game, &[(VERA, "roll"), (ANNA, "hold")]);
    assert_eq!(scores(&game), [17, 5, 0]);
    throw(&mut game, "1 6");
    assert!(board(&game).contains("    3     0    17"), "the losing throw is not added: {}", board(&game));
    // The next round waits for its first throw, and all players are in again.
    assert!(board(&game).ends_with("round: no throw yet"), "{}", board(&game));
    throw(&mut game, "66");
    assert_eq!(game.turn().seats().len(), 3);
    play(&mut game, &[(VERA, "hold"), (ANNA, "hold"), (BORIS, "hold")]);
    assert_eq!(scores(&game), [29, 17, 12], "all have stopped: the round is over");
    assert!(board(&game).ends_with("no throw yet"));
}

#[test]
fn a_new_round_is_told_unless_the_match_is_over() {
    let mut game = begin("sysna dice=real goal=10", None);
    throw(&mut game, "3 2");
    play(&mut game, &[(ANNA, "hold"), (BORIS, "hold")]);
    let last = |game: &mut Match| {
        let seat = game.turn().seats().iter().next().unwrap();
        let step = game.play(seat, &Input::typed("hold", Labels::Latin, Manner::Private), 0).unwrap();
        step.events.iter().map(|event| event.text.key.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(last(&mut game), ["dice-all-chosen", "pig-round-stop", "pig-round-new"]);
    throw(&mut game, "3 2");
    play(&mut game, &[(ANNA, "hold"), (BORIS, "hold")]);
    assert_eq!(last(&mut game), ["dice-all-open", "pig-round-stop"]);
    assert_eq!(scores(&game), [10; 3]);
}

#[test]
fn overtaking_is_looked_at_once_when_a_round_is_over() {
    let mut game = begin("sysna dice=real", None);
    throw(&mut game, "6 6");
    play(&mut game, &[(ANNA, "hold"), (BORIS, "roll"), (VERA, "roll")]);
    throw(&mut game, "3 2");
    play(&mut game, &[(BORIS, "hold"), (VERA, "roll")]);
    throw(&mut game, "1 1");
    assert_eq!(scores(&game), [12, 17, 0], "they began the round level, so nobody was overtaken");
    throw(&mut game, "6 6");
    play(&mut game, &[(ANNA, "roll"), (BORIS, "roll"), (VERA, "hold")]);
    throw(&mut game, "1 1");
    // Vera has gone from 0 to 12. She has caught up with Anna, who loses ten, but she has not passed Boris.
    assert_eq!(scores(&game), [2, 17, 12]);
    throw(&mut game, "6 6");
    play(&mut game, &[(ANNA, "roll"), (BORIS, "hold"), (VERA, "roll")]);
    throw(&mut game, "6 5");
    play(&mut game, &[(ANNA, "hold"), (VERA, "hold")]);
    // The scores were Boris 29, Anna 25, Vera 35: Vera has passed Boris, and Anna has passed nobody.
    assert_eq!(scores(&game), [25, 19, 35]);
}

#[test]
fn most_points_win_once_somebody_has_the_goal() {
    let mut game = begin("sysna dice=real goal=20", None);
    throw(&mut game, "6 6");
    play(&mut game, &[(ANNA, "roll"), (BORIS, "roll"), (VERA, "roll")]);
    throw(&mut game, "6 6");
    play(&mut game, &[(ANNA, "hold"), (BORIS, "roll"), (VERA, "roll")]);
    assert!(game.outcome().is_none(), "the round goes on for the others");
    throw(&mut game, "2 3");
    play(&mut game, &[(BORIS, "hold"), (VERA, "roll")]);
    throw(&mut game, "1 3");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.places, outcome.scores), (vec![2, 1, 3], Some(vec![24, 29, 0])));
}

#[test]
fn who_leaves_lets_the_others_go_on() {
    let mut game = begin("sysna goal=50", Some(7));
    let mut others = 0;
    for _ in 0..200 {
        let Some(seat) = game.turn().seats().without(VERA).iter().next() else { break };
        others += 1;
        play(&mut game, &[(seat, if others % 3 == 0 { "hold" } else { "roll" })]);
    }
    assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [VERA], "only she has not chosen");
    game.resign(VERA, 0).unwrap();
    assert_eq!(game.turn().seats().within(game.present()), game.turn().seats());
    assert!(!game.turn().seats().has(VERA));
    game.resign(ANNA, 0).unwrap();
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![2, 1, 3]));
}

#[test]
fn pig_is_played_together_by_the_same_rounds() {
    let mut game = begin("pig dice=real:1 goal=10 together=on", None);
    assert_eq!(game.position().hidden(), Hidden::Choices);
    throw(&mut game, "6");
    play(&mut game, &[(ANNA, "hold"), (BORIS, "roll"), (VERA, "roll")]);
    throw(&mut game, "5");
    play(&mut game, &[(BORIS, "hold"), (VERA, "hold")]);
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![3, 1, 1]));
    assert_eq!(begin("pig", Some(1)).position().hidden(), Hidden::Nothing);
}

#[test]
fn real_dice_are_typed_by_the_mover() {
    let mut game = begin("pig dice=real", None);
    let by_hand = Err((Why::Illegal, "reject-by-hand".to_owned()));
    assert_eq!(say(&mut game, ANNA, "roll"), by_hand);
    assert_eq!(say(&mut game, ANNA, "7 1"), Err((Why::Illegal, "reject-wrong-dice".to_owned())));
    play(&mut game, &[(ANNA, "3 2"), (ANNA, "65"), (ANNA, "hold"), (BORIS, "1-6")]);
    let lines: Vec<String> = game.lines().iter().map(Line::to_string).collect();
    assert_eq!(lines, ["1 roll ; 3 2 @ 0", "1 roll ; 6 5 @ 0", "1 hold @ 0", "2 roll ; 1 6 @ 0"]);
    assert_eq!((scores(&game), game.objection(ANNA)), (vec![16, 0, 0], Some(3)));
    game.undo(ANNA, 3, 0).unwrap();
    play(&mut game, &[(BORIS, "2 6")]);
    let text = record::write(game.header(), game.lines(), true);
    let (header, lines) = record::read(&text, GAMES).unwrap();
    assert_eq!(board(&Match::replay(header, lines).unwrap()), board(&game));
}

#[test]
fn one_or_two_dice_real_or_not() {
    let check = |settings: &[&str]| {
        let game = Diced(Rolled(Pig::Pig));
        let defs = AnyGame::info(&game).options;
        let mut values = OptValues::defaults(defs);
        settings.iter().for_each(|setting| values.take(defs, &[], setting).unwrap());
        AnyGame::check(&game, &mut values, 2).map(|()| values.to_string()).map_err(|reject| reject.why)
    };
    assert_eq!(check(&["real"]).unwrap(), "goal=200 dice=real:2 bust=red overtake=off together=off");
    assert_eq!(check(&["dice=real"]).unwrap(), check(&["dice=real:2"]).unwrap());
    assert_eq!(check(&["dice=real:1"]).unwrap(), "goal=100 dice=real:1 bust=red overtake=off together=off");
    assert_eq!(check(&["dice=real:1", "double"]), Err(Why::Options));
}

#[test]
fn what_a_player_did_in_a_round() {
    use crate::game::{Chance, Game, StepCtx, Table};
    let game = Diced(Rolled(Pig::Sysna));
    let mut values = OptValues::defaults(Game::info(&game).options);
    let options = Game::options(&game, &mut values, 2).unwrap();
    let mut ctx = StepCtx::new(Chance::given(&[2, 2]), 0);
    let state = game.setup(&options, Table { seats: 2, first: BORIS, rules: 1 }, &mut ctx);
    assert!(!ctx.chance.fault(), "the first throw of a round falls by itself");
    assert_eq!(state.board().player(ANNA).phase, Phase::Chooses);
    assert_eq!((state.board().series().end, state.board().series().points()), (None::<End>, 4));
}
