use super::*;
use crate::games::tests::{replayed, trial};
use crate::play::Match;

/// The number 67 was named, and 2 3 5 5 6 fell.
fn task(settings: &str, names: &str) -> Match {
    replayed(&format!("game ninetynine {settings}\nseats {names}\ndeal\nfirst 1\n1 67 ; 5 2 6 3 5\n"))
}

fn by(game: &mut Match, seat: u8, text: &str) -> Result<String, String> {
    let input = Input::typed(text, crate::game::Labels::Latin, crate::game::Manner::Private);
    let step = game.play(Seat(seat), &input, 0).map_err(|reject| reject.text.key.to_string())?;
    Ok(step.events.iter().map(|event| event.text.key.to_string()).collect::<Vec<_>>().join(" "))
}

#[test]
fn the_example_of_the_rules_hits() {
    let mut game = task("rounds=1", "Anna | Boris");
    assert_eq!(by(&mut game, 1, "5 x 5 x 3 - (2 + 6)").as_deref(), Ok("ninetynine-hit"));
    assert_eq!(trial::asked(&game), [0], "whoever has hit is done");
    assert_eq!(by(&mut game, 0, "5*6*2+5+3").as_deref(), Ok("ninetynine-made"));
    let told = by(&mut game, 0, "done").expect("it is over");
    assert_eq!(told, "ninetynine-exact", "there is nothing better to be shown");
    assert_eq!(trial::scores(&game), [0, 2]);
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![2, 1]));
}

#[test]
fn the_best_of_several_counts_and_who_is_equally_near_shares() {
    let mut game = task("rounds=1", "Anna | Boris | Vera");
    // First 68, then something worse. The other seat comes to 66, from below.
    assert_eq!(by(&mut game, 0, "5*6*2+5+3").as_deref(), Ok("ninetynine-made"));
    assert_eq!(by(&mut game, 0, "2+3+5+5+6").as_deref(), Ok("ninetynine-worse"));
    assert_eq!(by(&mut game, 1, "(5+6)*5+3*2").as_deref(), Ok("ninetynine-made"));
    assert_eq!(by(&mut game, 1, "(6*5+3)*2*5").as_deref(), Ok("ninetynine-worse"));
    assert_eq!(by(&mut game, 1, "(5+6)*6+5-(3+2)"), Err("ninetynine-reject-dice".to_owned()));
    assert_eq!(by(&mut game, 1, "(5+6)*(5+3-2)").as_deref(), Ok("ninetynine-made"));
    by(&mut game, 0, "done").expect("a word");
    by(&mut game, 1, "done").expect("a word");
    let told = by(&mut game, 2, "done").expect("the last one");
    assert_eq!(told, "ninetynine-nearest ninetynine-silent ninetynine-best");
    assert_eq!(trial::scores(&game), [1, 1, 0]);
}

#[test]
fn what_is_no_answer_is_refused_and_changes_nothing() {
    let mut game = task("", "Anna | Boris");
    let before = game.position().board(Viewer::Revealed);
    for (text, why) in [
        ("67", "ninetynine-reject-formula"),
        ("5*5*3-2", "ninetynine-reject-dice"),
        ("5*5*3-(2+6)+1", "ninetynine-reject-dice"),
        ("3*2/(6-5-5+6)", "ninetynine-reject-dice"),
        ("6*3*2/(5-5)", "ninetynine-reject-zero"),
    ] {
        assert_eq!(by(&mut game, 0, text), Err(why.to_owned()), "{text}");
    }
    assert_eq!(game.position().board(Viewer::Revealed), before);
    let mut game = replayed("game ninetynine\nseats Anna | Boris\ndeal\nfirst 1\n");
    for text in ["32", "100", "2+3", "hello"] {
        assert_eq!(by(&mut game, 0, text), Err("ninetynine-reject-number".to_owned()), "{text}");
    }
}

#[test]
fn nobody_sees_a_formula_of_others_before_the_end() {
    let mut game = task("rounds=2", "Anna | Boris");
    by(&mut game, 0, "5*6*2+5+3").expect("a formula");
    let shows = |game: &Match, who| game.position().board(who).contains("5 × 6 × 2");
    assert!(shows(&game, Viewer::Seat(Seat(0))));
    assert!(!shows(&game, Viewer::Seat(Seat(1))) && !shows(&game, Viewer::Public));
    by(&mut game, 0, "done").expect("a word");
    by(&mut game, 1, "done").expect("a word");
    assert!(shows(&game, Viewer::Public), "the round is over");
    assert_eq!(trial::asked(&game), [1], "the next one leads");
}

#[test]
fn the_time_ends_a_round_for_all() {
    let mut game = task("rounds=2 minutes=3", "Anna | Boris");
    assert_eq!(game.turn().until(), Some(180_000));
    by(&mut game, 1, "5*6*2+5+3").expect("a formula");
    game.lapse(180_000).expect("time is over");
    assert_eq!((trial::scores(&game), trial::asked(&game)), (vec![0, 1], vec![1]));
}

/// Of thirty tasks a few are out of reach, and each level hits far more of the others than the one below.
#[test]
fn from_level_to_level_more_numbers_are_hit() {
    use crate::game::{Deadline, Level, Memo};
    let hits = |level| {
        let hit = |task: u64| {
            let mut chance = Chance::fixed(task);
            let (target, dice) = (LEAST + chance.index((MOST - LEAST + 1) as usize) as i64, FIVE.throw(&mut chance));
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            let record = format!("game ninetynine\nseats A | B\ndeal\nfirst 1\n1 {target} ; {}\n", dice.join(" "));
            let game = replayed(&record);
            let (mut memo, level) = (Memo::default(), Level::new(level).expect("a level"));
            let mut mind = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
            let sent = game.position().think(Seat(0), &mut mind).expect("a formula");
            let formula = Formula::read(&sent);
            formula.and_then(|formula| formula.value()) == Some(Ratio::whole(target))
        };
        (0..30).filter(|task| hit(*task)).count()
    };
    let all: Vec<usize> = (2..=5).map(hits).collect();
    assert!(all[0] < 2 && (2..=6).contains(&all[1]) && (10..=18).contains(&all[2]) && all[3] > 22, "{all:?}");
}

#[test]
fn a_formula_may_say_what_it_makes_if_that_is_right() {
    let mut game = task("rounds=1", "Anna | Boris");
    for (text, key) in [
        ("5*5*3-(2+6)=66", "ninetynine-reject-equals"),
        ("5*5*3-(2+6)=", "ninetynine-reject-formula"),
        ("5*5*3-(2+6)=a lot", "ninetynine-reject-formula"),
        ("5*5=25", "ninetynine-reject-dice"),
        ("2+3/(5-5)+6=67", "ninetynine-reject-zero"),
    ] {
        assert_eq!(by(&mut game, 1, text), Err(key.to_owned()), "{text}");
    }
    assert_eq!(by(&mut game, 1, "5*5*3-(2+6) = 67.").as_deref(), Ok("ninetynine-hit"));
}
