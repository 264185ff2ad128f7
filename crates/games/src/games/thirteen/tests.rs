//! The rules by example. The vectors are in `tests/vectors/thirteen.json`.

use serde_json::Value;

use super::rules::{Link, Op, Player, THROWS, points};
use super::{Thirteen, plan};
use crate::game::scene::{Item, Says};
use crate::game::{
    Chance, Deadline, Drawn, Game, Input, Labels, Level, Manner, Memo, OptValues, SearchCtx, Seat, Seed, StepCtx,
    Table, Turn, Viewer, Why,
};
use crate::games::tests::seeded;
use crate::kit::dicegame::{Diced, Move, State};
use crate::play::Match;

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);
static GAME: Diced<Thirteen> = Diced(Thirteen);

fn vectors(game: &str) -> Vec<Value> {
    let all: Vec<Value> = serde_json::from_str(include_str!("../../../tests/vectors/thirteen.json")).unwrap();
    all.into_iter().filter(|vector| vector["game"] == game).collect()
}

fn numbers(value: &Value) -> Vec<u32> {
    serde_json::from_value(value.clone()).unwrap()
}

/// A player with this running total and a throw with this sum.
fn player(total: u32, sum: u32) -> Player {
    let high = (sum - 1).min(7) as u8;
    let link = Link { faces: [1, 2], op: None, total, points: 0 };
    Player { turns: Vec::new(), chain: vec![link], thrown: Some([sum as u8 - high, high]) }
}

/// The most points that these sums can make. It tries everything.
fn best(sums: &[u32], divisor: u32) -> u32 {
    fn on(total: u32, sums: &[u32], divisor: u32) -> u32 {
        let Some((sum, rest)) = sums.split_first() else { return 0 };
        let made = Op::ALL.into_iter().filter_map(|op| op.apply(total, *sum));
        made.map(|total| points(total, divisor) + on(total, rest, divisor)).max().unwrap()
    }
    on(sums[0], &sums[1..], divisor)
}

#[test]
fn what_can_be_made_of_a_throw() {
    for vector in vectors("thirteen_ops") {
        let player = player(vector["T"].as_u64().unwrap() as u32, vector["s"].as_u64().unwrap() as u32);
        let mut made: Vec<u32> = Op::ALL.into_iter().filter_map(|op| player.after(op)).collect();
        made.sort_unstable();
        made.dedup();
        assert_eq!(made, numbers(&vector["results"]));
        assert!(made.iter().all(|total| points(*total, 13) == 0));
    }
    assert_eq!((Op::Minus.apply(4, 5), Op::Minus.apply(5, 5), Op::Part(4).apply(9, 3)), (None, Some(0), Some(9)));
}

#[test]
fn the_best_of_some_sums() {
    for vector in vectors("thirteen_best") {
        let divisor = vector["divisor"].as_u64().unwrap() as u32;
        assert_eq!(u64::from(best(&numbers(&vector["sums"]), divisor)), vector["best"].as_u64().unwrap(), "{vector}");
    }
}

#[test]
fn nothing_scores_nothing() {
    assert_eq!([points(0, 13), points(13, 13), points(39, 13), points(59, 13)], [0, 1, 3, 0]);
}

fn begin(options: &str) -> Match {
    seeded("thirteen", options, "Anna | Boris", 7)
}

fn say(game: &mut Match, seat: Seat, text: &str) -> Result<(), (Why, String)> {
    let input = Input::typed(text, Labels::Latin, Manner::Private);
    game.play(seat, &input, 0).map(|_| ()).map_err(|reject| (reject.why, reject.text.key.to_string()))
}

/// Plays throws of real dice, which are typed, and moves.
fn play(game: &mut Match, seat: Seat, texts: &[&str]) {
    for text in texts {
        assert_eq!(say(game, seat, text), Ok(()), "{text}");
    }
}

fn board(game: &Match) -> String {
    game.position().board(Viewer::Public)
}

#[test]
fn the_example_of_the_book() {
    let mut game = begin("dice=real rounds=1");
    play(&mut game, ANNA, &["5-4", "6 4", "x3", "3 2", "*4"]);
    let line = ">    1      3  : 9 (10*3) 39! (5*4) 59";
    assert_eq!(board(&game).lines().nth(2), Some(line), "{}", board(&game));
    // An ordinary die stands in for the red one: its 1 counts as 7.
    play(&mut game, ANNA, &["6 1", "+", "1 2", "/2"]);
    assert!(board(&game).contains("(13+) 72 (3/2) 73\n"), "{}", board(&game));
    assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [BORIS]);
    assert_eq!(say(&mut game, BORIS, "7 2"), Err((Why::Illegal, "reject-wrong-dice".to_owned())));
    play(&mut game, BORIS, &["6 7"]);
    assert_eq!(game.position().scores(Viewer::Public), Some(vec![3, 0]), "the first throw never scores");
    play(&mut game, BORIS, &["67", "-"]);
    assert_eq!(game.position().scores(Viewer::Public), Some(vec![3, 0]), "nothing scores nothing");
    play(&mut game, BORIS, &["6 7", "+", "6 7", "26", "6 7", "/4"]);
    assert_eq!(game.position().scores(Viewer::Public), Some(vec![3, 3]));
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 1]));
}

#[test]
fn operations_are_typed_in_many_ways() {
    let (before, lay) = (39, player(39, 10));
    let read = |text: &str| {
        let input = Input::typed(text, Labels::Cyrillic, Manner::Addressed);
        super::read::choice(&lay, 13, &input).map(|choice| choice.op).map_err(|reject| reject.why)
    };
    for (op, texts) in [
        (Op::Plus, &["+", "+10", "+s", " + ", "49", "=49", "+с."][..]),
        (Op::Minus, &["-", "−", "–10", "- 10", "29"]),
        (Op::Times(3), &["*3", "x3", "х3", "×3", "X 3", "+3s", "+3с", "+10*3", "+30", "69", "+10×3"]),
        (Op::Part(2), &["/2", ":2", "÷2", "+5", "44", "+s/2", "+ 10 : 2"]),
        (Op::Part(4), &["/4", "+2", "41"]),
    ] {
        texts.iter().for_each(|text| assert_eq!(read(text), Ok(op), "{text}"));
        assert_eq!(op.apply(before, 10), lay.after(op));
        let said = [op.to_string(), op.sign(), op.with_sum(10)];
        said.iter().for_each(|text| assert_eq!(read(text), Ok(op), "{text} as it is shown"));
    }
    for text in ["", "x5", "/1", "/5", "++", "-3", "+11", "3x", "xx", "+3s4", "99999999999", "привет", "х"] {
        assert_eq!(read(text), Err(Why::Syntax), "{text}");
    }
    assert_eq!(read("50"), Err(Why::Illegal), "with what could be made");
    let overheard = Input::typed("50", Labels::Latin, Manner::Overheard);
    let said = super::read::choice(&lay, 13, &overheard).map_err(|reject| reject.why);
    assert_eq!(said.err(), Some(Why::Syntax), "a number that nobody addresses to the match is talk");
}

#[test]
fn what_is_chosen_together_opens_when_all_have_chosen() {
    let mut game = begin("together=on rounds=1");
    assert_eq!(game.turn().seats().len(), 2, "the first throw is nobody's choice");
    let before = board(&game);
    play(&mut game, ANNA, &["*4"]);
    assert_eq!(board(&game).replace('>', " "), before.replace('>', " "), "only that she has chosen shows");
    assert_eq!(game.turn().seats().iter().collect::<Vec<_>>(), [BORIS]);
    play(&mut game, BORIS, &["/4"]);
    assert!(board(&game).contains("*4)") && board(&game).contains("/4)"), "{}", board(&game));
    for _ in 0..THROWS - 2 {
        play(&mut game, BORIS, &["+"]);
        play(&mut game, ANNA, &["+"]);
    }
    assert!(game.outcome().is_some(), "{}", board(&game));
}

#[test]
fn throws_are_named_in_turn_and_the_last_ones_are_thrown() {
    let mut game = begin("named=on rounds=1");
    assert_eq!(say(&mut game, BORIS, "name 6 7").map_err(|(why, _)| why), Err(Why::NotYourTurn));
    let count = Err((Why::Illegal, "dice-name-count".to_owned()));
    assert_eq!(say(&mut game, ANNA, "name 5"), count);
    play(&mut game, ANNA, &["name 6 7"]);
    for (namer, named) in [(BORIS, "6 7"), (ANNA, "name 1 2"), (BORIS, "6 1")] {
        play(&mut game, namer, &[named]);
        play(&mut game, ANNA, &["+"]);
        assert!(game.turn().seats().has(BORIS));
        play(&mut game, BORIS, &["+"]);
    }
    // The fifth throw is the extra one: it has fallen, and both players choose.
    assert!(board(&game).contains("\nthrow "), "{}", board(&game));
    assert_eq!(game.turn().seats().len(), 2);
}

fn options(settings: &[&str]) -> <Diced<Thirteen> as Game>::Options {
    let info = GAME.info();
    let mut values = OptValues::defaults(info.options);
    settings.iter().for_each(|setting| values.take(info.options, &[], setting).unwrap());
    GAME.options(&mut values, 2).unwrap()
}

/// The points of two levels over some matches.
fn duel(levels: [u8; 2], matches: u8) -> ([i64; 2], u32) {
    let levels = levels.map(|level| Level::new(level).unwrap());
    let options = options(&[]);
    let (mut sums, mut wins) = ([0, 0], 0);
    for number in 0..matches {
        let mut ctx = StepCtx::new(Chance::seeded(&Seed([number; 32]), 0), 0);
        let mut thoughts = Chance::seeded(&Seed([number; 32]), 1);
        let table = Table { seats: 2, first: Seat(number % 2), rules: 1 };
        let mut state: State<Thirteen> = GAME.setup(&options, table, &mut ctx);
        while let Turn::Act(asks) = GAME.turn(&state) {
            let seat = asks[0].seats.iter().next().unwrap();
            let view = GAME.view(&state, Viewer::Seat(seat));
            let mut memo = Memo::default();
            let mut mind = SearchCtx::new(levels[seat.index()], &mut thoughts, Deadline::never(), &mut memo);
            let m = GAME.think(&view, seat, &mut mind).unwrap();
            assert!(matches!(m, Move::Choose(_)));
            GAME.apply(&mut state, seat, &m, &mut ctx).unwrap();
        }
        let scores = GAME.view(&state, Viewer::Public).scores().unwrap();
        wins += u32::from(scores[0] > scores[1]);
        (0..2).for_each(|seat| sums[seat] += scores[seat]);
    }
    (sums, wins)
}

#[cfg(thorough)]
#[test]
fn each_level_beats_the_one_below() {
    for level in 2..=5 {
        let (sums, wins) = duel([level, level - 1], 100);
        assert!(wins >= 55, "level {level}: {wins} of 100, {sums:?} points");
    }
}

#[cfg(thorough)]
#[test]
fn the_best_level_makes_what_a_turn_is_worth() {
    // 500 turns, each with a deviation of 3.5 from the mean.
    let (sums, _) = duel([5, 1], 100);
    let mean = sums[0] as f64 / 500.0;
    assert!((mean - 8.49).abs() < 0.6, "{mean}");
}

#[test]
fn a_computer_names_what_it_gains_by() {
    let (me, other) = (player(39, 10), player(40, 10));
    let mut chance = Chance::seeded(&Seed([1; 32]), 0);
    let mut memo = Memo::default();
    let ctx = SearchCtx::new(Level::BEST, &mut chance, Deadline::never(), &mut memo);
    let (mine, theirs) = ([&me, &other], [&other, &me]);
    for [namer, against] in [mine, theirs] {
        let ready = |player: &Player| Player { thrown: None, ..player.clone() };
        let named = plan::name(&ready(namer), &[&ready(against)], 13, &ctx).unwrap();
        assert!(super::DICE_OF_A_THROW.show(&named), "{named:?}");
    }
}

#[test]
fn the_page_has_room_for_everybody() {
    for seats in [2, 3, 6, 7, 24, 25, 50] {
        for way in ["together=off", "together=on"] {
            let mut ctx = StepCtx::new(Chance::seeded(&Seed([3; 32]), 0), 0);
            let table = Table { seats, first: BORIS, rules: 1 };
            let mut state = GAME.setup(&options(&[way]), table, &mut ctx);
            for _ in 0..6 * u32::from(seats) {
                let Turn::Act(asks) = GAME.turn(&state) else { break };
                let seat = asks[0].seats.iter().next().unwrap();
                let m = GAME.sample(&state, seat, &mut ctx.chance).unwrap();
                GAME.apply(&mut state, seat, &m, &mut ctx).unwrap();
            }
            let scene = GAME.view(&state, Viewer::Public).scene();
            assert!(scene.width <= 45.0 && scene.height <= 40.0, "{} x {}", scene.width, scene.height);
            let is_ring = |says: &Says| matches!(says, Says::Words(text) if text.key == "thirteen-sheet-of");
            let rings = scene.items.iter().any(|item| matches!(item, Item::Label { says, .. } if is_ring(says)));
            assert_eq!(rings, seats < 5, "only columns have rings, which the legend explains");
            let names = scene.items.iter().filter(|item| matches!(item, Item::Name { .. })).count();
            // One more beside the dice, unless they are everybody's.
            assert_eq!(names, usize::from(seats) + usize::from(way == "together=off"));
        }
    }
}
