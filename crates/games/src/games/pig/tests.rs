//! The rules by example. The vectors are in `tests/vectors/pig.json`.

use serde_json::Value;

use super::Pig;
use super::plan::{Eighth, Standing, pace};
use super::rules::{Dice, End, Rules, Table as Sheet};
use crate::game::scene::{Ink, Item, Says};
use crate::game::{
    AnyGame, Chance, Deadline, Drawn, Game, Level, Memo, Moves, OptValues, SearchCtx, Seat, Seats, Seed, StepCtx,
    Table, Tap, Text, Turn, Viewer, Why,
};
use crate::kit::dicegame::{self, Choice, DiceGame, Diced, Move, Rolled, Way};

type State = dicegame::State<Rolled<Pig>>;

static GAME: Diced<Rolled<Pig>> = Diced(Rolled(Pig::Pig));
const ROLL: Move<Choice> = Move::Choose(Choice::Roll);
const HOLD: Move<Choice> = Move::Choose(Choice::Hold);
const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);
const TWO_DICE: Rules = Rules { dice: Dice::Red, goal: 200, overtake: false };
const ONE_DIE: Rules = Rules { dice: Dice::One, goal: 100, overtake: false };

fn ctx(draws: &[u32]) -> StepCtx {
    StepCtx::new(Chance::given(draws), 0)
}

/// The first position. `first` is to throw.
fn begun(rules: Rules, seats: u8, first: Seat) -> State {
    GAME.setup(&(rules, Way::Turns, false), Table { seats, first, rules: 1 }, &mut ctx(&[]))
}

/// A position in the middle of a match.
fn with_scores(rules: Rules, scores: &[u32], mover: Seat) -> State {
    let mut state = begun(rules, scores.len() as u8, mover);
    for (player, &score) in state.board_mut().players.iter_mut().zip(scores) {
        player.own.totals.push(score);
    }
    state
}

fn view(state: &State) -> Sheet {
    GAME.view(state, Viewer::Public)
}

fn shown(state: &State) -> String {
    view(state).board()
}

fn mover(state: &State) -> Seat {
    state.board().round.mover()
}

/// The state after throws with these faces. Every draw must be used.
fn thrown(mut state: State, throws: &[&[u32]]) -> State {
    for faces in throws {
        let (mut ctx, mover) = (ctx(faces), mover(&state));
        GAME.apply(&mut state, mover, &ROLL, &mut ctx).unwrap();
        assert!(!ctx.chance.fault(), "{faces:?}");
    }
    state
}

/// The state after the mover has stopped, and the keys of the events.
fn held(mut state: State) -> (State, Vec<String>) {
    let (mut ctx, mover) = (ctx(&[]), mover(&state));
    GAME.apply(&mut state, mover, &HOLD, &mut ctx).unwrap();
    (state, ctx.events.iter().map(|event| event.text.key.to_string()).collect())
}

fn scores(state: &State) -> Vec<i64> {
    GAME.view(state, Viewer::Public).scores().unwrap()
}

fn vectors(game: &str) -> Vec<Value> {
    let all: Vec<Value> = serde_json::from_str(include_str!("../../../tests/vectors/pig.json")).unwrap();
    all.into_iter().filter(|vector| vector["game"] == game).collect()
}

#[test]
fn a_series_is_banked_or_burnt() {
    let vector = &vectors("pig_two_dice")[0];
    let number = |key: &str| vector[key].as_u64().unwrap() as u32;
    let throws: Vec<Vec<u32>> = serde_json::from_value(vector["throws"].clone()).unwrap();
    let throws: Vec<&[u32]> = throws.iter().map(Vec::as_slice).collect();
    let state = thrown(with_scores(TWO_DICE, &[number("start"), 0], ANNA), &throws);
    assert_eq!(state.board().series().points(), number("series"));

    let (stopped, told) = held(state.clone());
    assert_eq!((stopped.board().score(ANNA), mover(&stopped)), (number("if_stop"), BORIS));
    assert_eq!(told, ["pig-banked"]);

    let bust = thrown(state, &[&[1, 6]]);
    assert_eq!((bust.board().score(ANNA), mover(&bust)), (number("if_next_red_is_1"), BORIS));
    assert_eq!(bust.board().players[0].own.burnt, 28, "the losing throw is not added");
    assert_eq!((bust.board().series().end, bust.board().series().by), (Some(End::Bust), ANNA), "it stays on the page");
}

#[test]
fn keep_pace_stops_where_the_vectors_say() {
    for vector in vectors("pig_keep_pace_trunc") {
        let number = |key: &str| vector[key].as_u64().map(|n| n as usize);
        let standing = Standing { goal: 100, me: number("me").unwrap(), leader: number("op").unwrap() };
        assert_eq!(pace(Eighth::Dropped, Dice::One, standing), number("hold_at"), "{vector}");
    }
}

#[test]
fn overtaking_takes_ten_from_those_between_once() {
    let rules = Rules { overtake: true, ..TWO_DICE };
    let state = with_scores(rules, &[60, 62, 4, 45], Seat(3));
    let (state, told) = held(thrown(state, &[&[6, 6], &[6, 6], &[2, 4]]));
    assert_eq!(scores(&state), [50, 52, 4, 75], "who was behind is not overtaken");
    assert_eq!(told, ["pig-banked", "pig-overtaken", "pig-overtaken"]);

    let state = with_scores(rules, &[60, 45], BORIS);
    let (state, _) = held(thrown(state, &[&[6, 6], &[2, 1]]));
    assert_eq!(scores(&state), [50, 60], "caught up with counts");

    let state = with_scores(rules, &[4, 0], BORIS);
    let (state, _) = held(thrown(state, &[&[3, 2]]));
    assert_eq!(scores(&state), [0, 5], "not below zero");

    let state = with_scores(TWO_DICE, &[60, 45], BORIS);
    assert_eq!(scores(&held(thrown(state, &[&[6, 6], &[2, 1]])).0), [60, 60], "only when it was agreed on");
}

#[test]
fn what_busts_depends_on_the_dice() {
    let one = begun(ONE_DIE, 2, ANNA);
    assert_eq!(thrown(one.clone(), &[&[4], &[1]]).board().players[0].own.burnt, 4);
    assert_eq!(thrown(one, &[&[2]]).board().series().points(), 2);
    let red = begun(TWO_DICE, 2, ANNA);
    assert_eq!(
        thrown(red.clone(), &[&[6, 1], &[6, 6]]).board().series().points(),
        19,
        "a white one and a double are safe"
    );
    assert_eq!(mover(&thrown(red, &[&[1, 1]])), BORIS);
    let double = begun(Rules { dice: Dice::Double, ..TWO_DICE }, 2, ANNA);
    assert_eq!(thrown(double.clone(), &[&[1, 6]]).board().series().points(), 7);
    assert_eq!(mover(&thrown(double, &[&[6, 6]])), BORIS);
}

#[test]
fn the_goal_ends_the_match_at_once() {
    let state = thrown(with_scores(ONE_DIE, &[94, 99, 20], ANNA), &[&[4], &[2]]);
    let Turn::Over(outcome) = GAME.turn(&state) else { panic!("100 are banked by themselves") };
    assert_eq!(outcome.places, [1, 2, 3]);
    assert_eq!(outcome.scores, Some(vec![100, 99, 20]));
    assert_eq!(GAME.moves(&state, ANNA), Moves::Listed(vec![]));
}

#[test]
fn equal_points_share_a_place() {
    let state = thrown(with_scores(ONE_DIE, &[30, 98, 30, 7], BORIS), &[&[5]]);
    let Turn::Over(outcome) = GAME.turn(&state) else { panic!("103 win") };
    assert_eq!((outcome.places, outcome.scores), (vec![2, 1, 2, 4], Some(vec![30, 103, 30, 7])));
}

#[test]
fn a_turn_begins_with_a_throw() {
    let mut state = begun(ONE_DIE, 2, ANNA);
    let reject = GAME.apply(&mut state, ANNA, &HOLD, &mut ctx(&[])).unwrap_err();
    assert_eq!((reject.why, reject.text.key.as_ref()), (Why::Illegal, "dice-roll-first"));
    assert_eq!(GAME.moves(&state, ANNA), Moves::Listed(vec![ROLL]));
    assert_eq!(GAME.buttons(&view(&state), BORIS), Vec::<Vec<Tap<Move<Choice>>>>::new());
    let state = thrown(state, &[&[3]]);
    assert_eq!(GAME.buttons(&view(&state), ANNA), [[Tap::Move(ROLL), Tap::Move(HOLD)]]);
    let mut state = held(state).0;
    assert!(GAME.apply(&mut state, BORIS, &HOLD, &mut ctx(&[])).is_err(), "not with the throws of another");
}

#[test]
fn the_others_go_on_when_somebody_leaves() {
    let mut state = thrown(with_scores(ONE_DIE, &[50, 20, 10], ANNA), &[&[6]]);
    assert!(GAME.leave(&mut state, ANNA, &mut ctx(&[])));
    assert_eq!((mover(&state), state.board().series().throws.len(), state.board().players[0].own.burnt), (BORIS, 0, 0));
    state = held(thrown(state, &[&[2]])).0;
    state = held(thrown(state, &[&[2]])).0;
    assert_eq!(mover(&state), BORIS, "an empty chair is passed over");
    assert!(GAME.leave(&mut state, Seat(2), &mut ctx(&[])));
    let Turn::Over(outcome) = GAME.turn(&state) else { panic!("one is left") };
    assert_eq!(outcome.places, [3, 1, 2], "who left first is last, whatever they had");
}

#[test]
fn the_goal_follows_the_dice_unless_it_is_said() {
    let check = |settings: &[&str]| {
        let defs = AnyGame::info(&GAME).options;
        let mut values = OptValues::defaults(defs);
        settings.iter().for_each(|setting| values.take(defs, &[], setting).unwrap());
        AnyGame::check(&GAME, &mut values, 2).map(|()| values.to_string()).map_err(|reject| reject.why)
    };
    assert_eq!(check(&[]).unwrap(), "goal=200 dice=2 bust=red overtake=off together=off");
    assert_eq!(check(&["dice=1"]).unwrap(), "goal=100 dice=1 bust=red overtake=off together=off");
    assert_eq!(
        check(&["double", "goal=50", "overtake"]).unwrap(),
        "goal=50 dice=2 bust=double overtake=on together=off"
    );
    assert_eq!(check(&["dice=1", "double"]), Err(Why::Options));
}

#[test]
fn the_text_board() {
    let state = thrown(with_scores(TWO_DICE, &[50, 78], ANNA), &[&[3, 2], &[6, 5]]);
    let board = "goal 200, 2 dice, bust on red 1\n  seat total burnt\n>    1    50     0\n     2    78     0\n\
                 seat 1: 3-2 [6-5] = 16";
    assert_eq!(shown(&state), board);
    let board = shown(&thrown(state, &[&[1, 4]]));
    assert!(board.ends_with(">    2    78     0\nseat 1: 3-2 6-5 [1-4] bust, 16 burnt"), "{board}");
}

#[test]
fn the_page_has_room_for_everybody() {
    for seats in [2, 3, 6, 7, 24, 25, 50] {
        let scores: Vec<u32> = (0..seats).map(|n| n * 7 % 199).collect();
        let mut state = with_scores(TWO_DICE, &scores, Seat(1));
        state = thrown(state, &[&[2, 6][..]; 9]);
        let scene = view(&state).scene();
        assert!(scene.width <= 26.0 && scene.height <= 40.0, "legible on a phone: {seats} seats");
        let name = |item: &Item| if let Item::Name { seat, .. } = item { Some(*seat) } else { None };
        let named: Seats = scene.items.iter().filter_map(name).collect();
        assert_eq!(named, Seats::first(seats as u8));
        let inside = |at: &crate::game::scene::Pt| at.x > 0.0 && at.x < scene.width && at.y < scene.height;
        for item in &scene.items {
            if let Item::Label { at, .. } | Item::Name { at, .. } | Item::Die { at, .. } = item {
                assert!(inside(at), "{item:?}");
            }
        }
    }
}

/// The inks belong to the players, so a double outline tells the red die. It is also in the legend.
#[test]
fn the_red_die_has_a_double_outline() {
    let outlines = |rules: Rules, faces: &[u32]| -> Vec<(u8, Ink)> {
        let scene = view(&thrown(begun(rules, 2, ANNA), &[faces])).scene();
        let die = |item: &Item| if let Item::Die { face, ink, .. } = item { Some((*face, *ink)) } else { None };
        scene.items.iter().filter_map(die).collect()
    };
    let pencil = |faces: &[u8]| -> Vec<(u8, Ink)> { faces.iter().map(|face| (*face, Ink::Pencil)).collect() };
    assert_eq!(outlines(TWO_DICE, &[5, 2]), pencil(&[5, 5, 2, 1, 1]));
    assert_eq!(outlines(Rules { dice: Dice::Double, ..TWO_DICE }, &[2, 1]), pencil(&[2, 1]));
    assert_eq!(outlines(ONE_DIE, &[1]), pencil(&[1]));
}

/// Wins of seat 0 in matches between two levels that take turns to begin.
fn thought(state: &State, seat: Seat, level: Level, chance: &mut Chance) -> Option<Move<Choice>> {
    GAME.think(&view(state), seat, &mut SearchCtx::new(level, chance, Deadline::never(), &mut Memo::default()))
}

fn duel(rules: Rules, levels: [u8; 2], matches: u8) -> u32 {
    let levels = levels.map(|n| Level::new(n).unwrap());
    let mut wins = 0;
    for number in 0..matches {
        let mut state = begun(rules, 2, Seat(number % 2));
        let mut ctx = StepCtx::new(Chance::seeded(&Seed([number; 32]), 0), 0);
        let mut thoughts = Chance::seeded(&Seed([number; 32]), 1);
        while let Turn::Act(_) = GAME.turn(&state) {
            let seat = mover(&state);
            let m = thought(&state, seat, levels[seat.index()], &mut thoughts).unwrap();
            GAME.apply(&mut state, seat, &m, &mut ctx).unwrap();
        }
        wins += u32::from(DiceGame::outcome(&GAME.0, state.board()).places[0] == 1);
    }
    wins
}

#[test]
fn the_best_level_beats_the_first() {
    assert!(duel(ONE_DIE, [5, 1], 60) > 40);
    assert!(duel(TWO_DICE, [4, 1], 60) > 40);
}

#[test]
fn every_level_ends_a_match_of_many() {
    let rules = Rules { overtake: true, ..ONE_DIE };
    let mut state = begun(rules, 5, ANNA);
    let mut ctx = StepCtx::new(Chance::seeded(&Seed([3; 32]), 0), 0);
    for _ in 0..10_000 {
        let Turn::Act(_) = GAME.turn(&state) else { return };
        let seat = mover(&state);
        let level = Level::new(seat.0 + 1).unwrap();
        let m = thought(&state, seat, level, &mut ctx.chance).unwrap();
        GAME.apply(&mut state, seat, &m, &mut ctx).unwrap();
    }
    panic!("five players reach 100 in ten thousand steps");
}

/// The first picture names the thrower, whoever begins.
#[test]
fn before_the_first_throw_the_page_names_who_begins() {
    for first in [ANNA, BORIS] {
        let view = GAME.view(&begun(TWO_DICE, 2, first), Viewer::Public);
        let says = view.scene().items.into_iter().find_map(|item| match item {
            Item::Label { says: Says::Words(text), .. } if text.key == "pig-sheet-first" => Some(text),
            _ => None,
        });
        assert_eq!(says, Some(Text::new("pig-sheet-first").with("seat", first)));
        assert!(view.board().contains(&format!("seat {}: no throw yet", first.0 + 1)));
    }
}
