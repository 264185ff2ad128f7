use proptest::prelude::*;

use super::field::{FOLD, HALF, REACH, WIDE, landing};
use super::*;
use crate::game::scene::{Ink, Item, Says};
use crate::game::{Audience, Deadline, Event, Level, Manner, Memo, Seats, Seed, Why};
use crate::games::tests::{self, play};
use crate::kit::placing::{CLEAR, RANDOM, READY};
use crate::play::Match;

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

/// Seven tanks of each side: those of seat 0, then those of seat 1.
const LEFT: &str = "2 2, 2 6, 2 10, 2 14, 2 18, 2 22, 10 10";
const RIGHT: &str = "38 2, 38 6, 38 10, 38 14, 38 18, 38 22, 30 10";

fn begun(settings: &str) -> Match {
    let mut header = tests::header("tanks", settings, "Anna | Boris");
    header.seed = Some(Seed([5; 32]));
    Match::begin(header).expect("it can be played")
}

/// All tanks are placed, each side has missed once, and seat 0 fires.
fn firing(settings: &str) -> Match {
    let mut game = placed(settings);
    play(&mut game, &["15 25", "25 25"]).expect("two misses");
    game
}

/// All tanks are placed, and seat 0 fires first.
fn placed(settings: &str) -> Match {
    let mut game = begun(&format!("tanks=7 {settings}"));
    for (seat, tanks) in [(ONE, LEFT), (TWO, RIGHT)] {
        for text in [tanks, READY] {
            game.play(seat, &Input::canonical(text), 0).expect("legal");
        }
    }
    game
}

fn fire(game: &mut Match, at: &str) -> Vec<Event> {
    let seat = game.turn().seats().iter().next().expect("somebody fires");
    game.play(seat, &Input::canonical(at), 0).expect("a shot").events
}

fn told(game: &mut Match, at: &str) -> String {
    fire(game, at).remove(0).text.key.into_owned()
}

fn key(game: &mut Match, seat: Seat, text: &str) -> String {
    let reject = game.play(seat, &Input::canonical(text), 0).expect_err(text);
    assert_eq!(reject.why, Why::Illegal);
    reject.text.key.into_owned()
}

fn shooter(game: &Match) -> Seat {
    game.turn().seats().iter().next().expect("somebody fires")
}

/// The squared distance of a point from a tank. It looks at every tenth of the tank.
fn slow(tank: Point, at: Point) -> i64 {
    let xs = tank.x - HALF.0..=tank.x + HALF.0;
    let all = xs.flat_map(|x| (tank.y - HALF.1..=tank.y + HALF.1).map(move |y| Point::new(x, y)));
    all.map(|point| point.square_to(at)).min().expect("a tank has an extent")
}

proptest! {
    #[test]
    fn hits_are_those_of_a_slow_look(x in 0..400i32, y in 0..280i32, dx in -30..=30i32, dy in -30..=30i32) {
        let (tank, at) = (Point::new(x, y), Point::new(x + dx, y + dy));
        let want = match slow(tank, at) {
            0 => Lies::Within,
            square if square <= i64::from(REACH * REACH) => Lies::Near,
            _ => Lies::Away,
        };
        prop_assert_eq!(Tank::new(tank).lies(at), want);
    }

    #[test]
    fn no_shot_is_at_two_tanks(seed in any::<[u8; 32]>(), x in 0..=200i32, y in 0..=280i32) {
        let tanks = field::draw(TWO, MOST, &mut Chance::seeded(&Seed(seed), 1));
        prop_assert_eq!(tanks.len(), MOST);
        prop_assert!(tanks.iter().all(|tank| field::fits(TWO, tank.at)));
        let at = landing(Point::new(x, y));
        prop_assert!(tanks.iter().filter(|tank| tank.lies(at) != Lies::Away).count() <= 1);
    }

    #[test]
    fn the_fold_mirrors(x in 0..=400i32, y in 0..=280i32) {
        let at = Point::new(x, y);
        prop_assert_eq!(landing(at), Point::new(WIDE - x, y));
        prop_assert_eq!(landing(landing(at)), at);
    }

    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC*") {
        for game in [begun(""), firing("")] {
            if let Ok(read) = game.position().read(ONE, &Input::canonical(&text)) {
                prop_assert_eq!(game.position().read(ONE, &Input::canonical(read.text())), Ok(read));
            }
        }
    }

    #[test]
    fn any_point_is_refused_or_placed(x in any::<i32>(), y in any::<i32>(), near in any::<bool>()) {
        let at = if near { Point::new(x.rem_euclid(220), y.rem_euclid(300)) } else { Point::new(x, y) };
        let rules = Rules { tanks: 7, norepeat: true, grid: false };
        let mut ctx = StepCtx::new(Chance::none(), 0);
        let mut state = Tanks.setup(&rules, Table { seats: 2, first: ONE, rules: 1 }, &mut ctx);
        let placed = Tanks.apply(&mut state, ONE, &Move::Place(Placing::Put(vec![at])), &mut ctx).is_ok();
        prop_assert_eq!(placed, state.tanks[0].len() == 1);
        state.phase = Phase::Firing(ONE);
        let fired = Tanks.apply(&mut state, ONE, &Move::Shot(at), &mut ctx).is_ok();
        prop_assert_eq!(fired, (0..=FOLD).contains(&at.x) && (0..=HIGH).contains(&at.y));
    }
}

#[test]
fn a_finger_places_tanks_on_the_own_board_and_draws_shots_on_every_one() {
    let mut game = begun("tanks=7");
    game.play(ONE, &Input::canonical("2 2"), 0).expect("legal");
    let made_of = |game: &Match, who: Viewer, seat: Seat| game.position().gesture(who, seat);
    let own = Gesture::Points { most: 10, pieces: vec![(20, 20)], half: Some((10, 7)) };
    assert_eq!(made_of(&game, Viewer::Seat(ONE), ONE), Some(own));
    assert_eq!([Viewer::Public, Viewer::Seat(TWO)].map(|who| made_of(&game, who, ONE)), [None, None]);
    let game = firing("");
    assert_eq!(made_of(&game, Viewer::Public, ONE), Some(Gesture::point()));
    assert_eq!(made_of(&game, Viewer::Public, TWO), None);
}

#[test]
fn a_shot_lands_on_the_mirrored_point() {
    let mut game = firing("");
    // 38 2 is an enemy tank. A point 2 units from one outer edge lands 2 units from the other.
    assert_eq!(told(&mut game, "2 2"), "tanks-direct");
    assert_eq!(told(&mut game, "10 10"), "tanks-direct", "30 is as far from the fold as 10");
    assert_eq!(told(&mut game, "20 5"), "tanks-miss", "the fold itself belongs to both halves");
    assert_eq!(told(&mut game, "38 6"), "tanks-direct", "and back");
}

#[test]
fn within_the_tank_it_is_destroyed_and_near_it_knocked_out() {
    // The tank at 38 6 reaches from 37 to 39 and from 5.3 to 6.7. Its mirror image reaches from 1 to 3.
    for at in ["3 6.7", "1 5.3", "2 6"] {
        assert_eq!(told(&mut firing(""), at), "tanks-direct", "{at}: the edge belongs to it");
    }
    for at in ["3.1 6", "3.6 6", "2 7.3", "3.4 7.1", "0.4 6"] {
        assert_eq!(told(&mut firing(""), at), "tanks-knocked", "{at}");
    }
    for at in ["3.7 6", "2 7.4", "3.5 7.1", "3.4 7.2", "3.6 6.8"] {
        assert_eq!(told(&mut firing(""), at), "tanks-miss", "{at}");
    }
}

#[test]
fn a_second_knock_out_destroys_and_a_wreck_cannot_be_hit() {
    let mut game = firing("");
    assert_eq!(told(&mut game, "3.4 6"), "tanks-knocked");
    assert_eq!(told(&mut game, "0.6 6"), "tanks-finished");
    assert_eq!(game.position().scores(Viewer::Public), Some(vec![1, 0]));
    assert_eq!(told(&mut game, "2 6"), "tanks-miss");
}

#[test]
fn the_first_turn_has_one_shot_hit_or_not() {
    for at in ["2 2", "3.4 6", "15 25"] {
        let mut game = placed("norepeat=on");
        fire(&mut game, at);
        assert_eq!(shooter(&game), TWO, "{at}");
        // The tank at 2 6 has the same index as the tank that was hit.
        fire(&mut game, "38 6");
        assert_eq!(shooter(&game), TWO, "from the second turn on a hit gives another");
        fire(&mut game, "25 25");
        fire(&mut game, "2 10");
        assert_eq!(shooter(&game), ONE);
    }
    let mut old = tests::header("tanks/1", "tanks=7", "Anna | Boris");
    old.seed = Some(Seed([5; 32]));
    let mut game = Match::begin(old).expect("it can be played");
    for (seat, text) in [(ONE, LEFT), (ONE, READY), (TWO, RIGHT), (TWO, READY), (ONE, "2 2"), (ONE, "2 6")] {
        game.play(seat, &Input::canonical(text), 0).expect("by the first rules a hit always gives another shot");
    }
}

#[test]
fn a_successful_shot_gives_another() {
    let mut game = firing("");
    fire(&mut game, "3.4 6");
    assert_eq!(shooter(&game), ONE, "to knock out is a success");
    fire(&mut game, "2 10");
    assert_eq!(shooter(&game), ONE);
    fire(&mut game, "15 25");
    assert_eq!(shooter(&game), TWO);
}

#[test]
fn one_draws_on_the_own_half() {
    let mut game = firing("");
    for at in ["20.1 5", "38 2", "-0.1 5", "5 28.1", "5 -1"] {
        assert_eq!(key(&mut game, ONE, at), "tanks-reject-half", "{at}");
    }
    fire(&mut game, "0 0");
    assert_eq!(key(&mut game, TWO, "19.9 5"), "tanks-reject-half");
    fire(&mut game, "40 28");
}

#[test]
fn without_repeats_the_next_shot_is_at_another_tank() {
    let mut game = firing("norepeat=on");
    fire(&mut game, "3.4 6");
    assert_eq!(key(&mut game, ONE, "2 6"), "tanks-reject-repeat");
    assert_eq!(key(&mut game, ONE, "0.6 6"), "tanks-reject-repeat", "nor near it");
    fire(&mut game, "3.4 10");
    assert_eq!(told(&mut game, "2 6"), "tanks-direct", "only the next shot is barred");
    let mut game = firing("norepeat=on");
    fire(&mut game, "3.4 6");
    fire(&mut game, "15 25");
    fire(&mut game, "25 25");
    assert_eq!(told(&mut game, "2 6"), "tanks-direct", "and not that of the next turn");
    let mut game = firing("norepeat=on");
    play(&mut game, &["2 2", "2 10", "2 14", "2 18", "2 22", "10 10", "3.4 6"]).expect("one is left, knocked out");
    assert_eq!(told(&mut game, "0.6 6"), "tanks-finished", "where it is the last one it may be shot at");
    assert_eq!(told(&mut firing(""), "3.4 6"), "tanks-knocked");
}

#[test]
fn who_destroys_the_last_tank_wins() {
    let mut game = firing("");
    play(&mut game, &["2 2", "2 6", "2 10", "2 14", "2 18", "2 22"]).expect("six hits");
    assert!(game.outcome().is_none());
    fire(&mut game, "10 10");
    assert_eq!(game.turn(), Turn::Over(Outcome::won(ONE, 2).with_scores(vec![7, 0])));
}

#[test]
fn tanks_stand_on_their_half_and_apart() {
    let mut game = begun("");
    game.play(ONE, &Input::canonical("5 5"), 0).expect("a tank");
    for at in ["0.9 9", "19.1 9", "9 0.6", "9 27.4", "30 9"] {
        assert_eq!(key(&mut game, ONE, at), "tanks-reject-outside", "{at}");
    }
    // 3.2 to the right leave 1.2 between the tanks: exactly the reach of two near hits.
    for at in ["6 6", "8.2 5", "5 7.6", "7.7 6.9"] {
        assert_eq!(key(&mut game, ONE, at), "tanks-reject-near", "{at}");
    }
    game.play(ONE, &Input::canonical("8.3 5, 5 7.7, 1 0.7, 19 27.3"), 0).expect("farther apart");
    assert_eq!(key(&mut game, ONE, READY), "tanks-reject-missing");
    assert_eq!(key(&mut game, ONE, "15 15, 15.5 15"), "tanks-reject-among");
    assert!(game.position().board(Viewer::Seat(ONE)).ends_with("5 / 10"), "all of them or none");
    game.play(ONE, &Input::canonical("19 27.3"), 0).expect("taken back");
    assert!(game.position().board(Viewer::Seat(ONE)).ends_with("4 / 10"));
    game.play(ONE, &Input::canonical(CLEAR), 0).expect("all taken back");
    assert!(game.position().board(Viewer::Seat(ONE)).ends_with("0 / 10"));
    let mut full = begun("tanks=7");
    full.play(ONE, &Input::canonical(LEFT), 0).expect("seven");
    assert_eq!(key(&mut full, ONE, "15 25"), "tanks-reject-spent");
}

#[test]
fn points_are_typed_in_several_ways() {
    let (placing, game) = (begun(""), firing(""));
    let read =
        |game: &Match, text: &str| game.position().read(ONE, &Input::canonical(text)).ok().map(|m| m.text().to_owned());
    for text in ["7.3 12.8", "7,3 12,8", "7.3, 12.8", "7.3; 12.8", " 7.3  12.8!", "７.3 12.8"] {
        assert_eq!(read(&game, text).as_deref(), Some("7.3 12.8"), "{text}");
    }
    assert_eq!(read(&game, "7 12.0").as_deref(), Some("7 12"));
    for text in ["7.35 12", "7.3", "7.3 12.8 1", "1 2 3 4", "a 5", "", "99999999999 1", "random"] {
        assert_eq!(read(&game, text), None, "{text}");
    }
    assert_eq!(read(&placing, "4 5; 7.3 12.8\n10 20").as_deref(), Some("4 5, 7.3 12.8, 10 20"));
    assert_eq!(read(&placing, &"1 1 ".repeat(11)), None);
}

#[test]
fn armies_are_placed_in_private_and_opened_together() {
    let mut game = begun("");
    let open = game.play(ONE, &Input::canonical("5 5").said(Manner::Addressed), 0).expect_err("in the group");
    assert_eq!(open.why, Why::WrongChat);
    for text in [RANDOM, READY] {
        game.play(TWO, &Input::canonical(text), 0).expect("legal");
    }
    let board = |game: &Match, who| game.position().board(who);
    assert!(!board(&game, Viewer::Public).contains('T') && !board(&game, Viewer::Seat(ONE)).contains('T'));
    assert_eq!(game.turn().seats(), Seats::one(ONE));
    game.play(ONE, &Input::canonical(RANDOM), 0).expect("legal");
    let step = game.play(ONE, &Input::canonical(READY), 0).expect("legal");
    assert_eq!(step.events.iter().map(|event| event.to).collect::<Vec<_>>(), [Audience::All, Audience::Reveal]);
    assert_eq!(board(&game, Viewer::Public).matches('T').count(), 40);
    assert_eq!(board(&game, Viewer::Public), board(&game, Viewer::Seat(TWO)), "everything is open");
}

/// Two set-ups that differ in the tanks of a seat look the same to everybody else in every respect.
#[test]
fn tanks_show_to_their_owner_alone_before_they_are_open() {
    let shown = |game: &Match, who| {
        let (at, scores) = (game.position(), game.position().scores(who));
        let buttons = [ONE, TWO].map(|seat| at.buttons(who, seat).len());
        (format!("{:?} {:?}", at.scene(who), at.turn()), at.board(who), buttons, scores, at.seen(who))
    };
    let set_ups = ["", "5 5", "7.3 12.8, 5 5", LEFT];
    let games: Vec<Match> = set_ups
        .iter()
        .map(|tanks| {
            let mut game = begun("tanks=7 help=grid");
            game.play(TWO, &Input::canonical("25 5"), 0).expect("legal");
            if !tanks.is_empty() {
                let step = game.play(ONE, &Input::canonical(tanks), 0).expect("legal");
                assert!(step.events.iter().all(|event| !event.is_public() && !event.whispers_to(TWO)));
            }
            game
        })
        .collect();
    for game in &games {
        for who in [Viewer::Public, Viewer::Seat(TWO)] {
            assert!(shown(game, who) == shown(&games[0], who), "{who:?}");
        }
    }
    assert_ne!(shown(&games[1], Viewer::Seat(ONE)).1, shown(&games[3], Viewer::Seat(ONE)).1);
    let label = games[0].position().read(ONE, &Input::canonical("5 5")).expect("a tank").label().clone();
    assert!(label.args.is_empty(), "a caption does not say where a tank stands");
}

/// How many ruler numbers a viewer sees, and whether the sheet has a grid.
fn ruled(game: &Match, who: Viewer) -> (usize, bool) {
    let scene = game.position().scene(who);
    let numbers = scene
        .items
        .iter()
        .filter(|item| matches!(item, Item::Label { says: Says::Plain(text), .. } if text.parse::<i32>().is_ok()));
    (numbers.count(), scene.items.iter().any(|item| matches!(item, Item::Grid { .. })))
}

#[test]
fn rulers_stand_at_one_half_and_a_grid_only_for_children() {
    // Five numbers above, five below, and five at the side, since the corner has its number above.
    let game = firing("");
    for who in [Viewer::Public, Viewer::Seat(ONE), Viewer::Seat(TWO)] {
        assert_eq!(ruled(&game, who), (15, false), "{who:?}");
    }
    let at = |game: &Match, text: &str| {
        game.position()
            .scene(Viewer::Public)
            .items
            .iter()
            .any(|item| matches!(item, Item::Label { says: Says::Plain(says), .. } if says == text))
    };
    assert!(at(&game, "0") && !at(&game, "40"), "of whoever fires");
    assert_eq!(ruled(&firing("help=grid"), Viewer::Public), (30, true));
}

#[test]
fn the_latest_shot_is_marked_on_both_halves() {
    let mut game = firing("");
    fire(&mut game, "15 25");
    fire(&mut game, "25 20");
    let scene = game.position().scene(Viewer::Public);
    let washes = scene.items.iter().filter_map(|item| match item {
        Item::Fill { polygon, ink: Ink::Accent } => Some(polygon[0].x < scene.width / 2.0),
        _ => None,
    });
    // The burst on the left, the bar of the aim on the right.
    let (left, right): (Vec<bool>, Vec<bool>) = washes.partition(|is_left| *is_left);
    assert_eq!((left.len(), right.len()), (1, 1));
}

fn mind<T>(level: u8, chance: &mut Chance, think: impl FnOnce(&mut SearchCtx<'_>) -> T) -> T {
    let level = Level::new(level).expect("a level");
    think(&mut SearchCtx::new(level, chance, Deadline::never(), &mut Memo::default()))
}

/// A match in which all tanks are drawn at random.
fn drawn(norepeat: bool, chance: &mut Chance) -> State {
    let rules = Rules { tanks: MOST, norepeat, grid: false };
    let mut ctx = StepCtx::new(Chance::none(), 0);
    let mut state = Tanks.setup(&rules, Table { seats: 2, first: ONE, rules: 1 }, &mut ctx);
    state.tanks = [ONE, TWO].map(|seat| field::draw(seat, MOST, chance));
    state.phase = Phase::Firing(ONE);
    state
}

/// The number of shots that a level needs for ten tanks, summed over twenty matches.
fn needs(level: u8, norepeat: bool) -> usize {
    let one = |seed: u8| {
        let mut chance = Chance::seeded(&Seed([seed; 32]), 1);
        let mut state = drawn(norepeat, &mut chance);
        while !matches!(state.phase, Phase::Over(_)) {
            state.phase = Phase::Firing(ONE);
            let view = Tanks.view(&state, Viewer::Seat(ONE));
            let m = mind(level, &mut chance, |ctx| Tanks.think(&view, ONE, ctx)).expect("a shot");
            Tanks.apply(&mut state, ONE, &m, &mut StepCtx::new(Chance::none(), 0)).expect("legal");
        }
        state.shots.len()
    };
    (0..20).map(one).sum()
}

#[test]
fn better_eyes_need_fewer_shots() {
    for norepeat in [false, true] {
        let all = [5, 4, 3, 2, 1].map(|level| needs(level, norepeat));
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "{all:?}");
    }
}

#[test]
fn the_eye_errs_as_much_as_its_level_says() {
    let mut chance = Chance::seeded(&Seed([3; 32]), 1);
    let mut state = drawn(false, &mut chance);
    state.tanks[1] = vec![Tank::new(Point::new(300, 140))];
    let view = Tanks.view(&state, Viewer::Seat(ONE));
    for (level, deviation) in [(1, 15.0), (2, 10.0), (3, 7.0), (4, 5.5), (5, 3.5)] {
        let off: Vec<f64> = (0..4_000)
            .map(|_| match mind(level, &mut chance, |ctx| Tanks.think(&view, ONE, ctx)) {
                Some(Move::Shot(at)) => f64::from(at.x - 100),
                other => panic!("{other:?}"),
            })
            .collect();
        let mean = off.iter().sum::<f64>() / off.len() as f64;
        let found = (off.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / off.len() as f64).sqrt();
        // Rounding adds a variance of one twelfth, in squared tenths.
        let want = (deviation * deviation + 1.0 / 12.0f64).sqrt();
        assert!(mean.abs() < 0.7 && (found / want - 1.0).abs() < 0.05, "level {level}: {mean} ± {found}, not {want}");
    }
}

#[test]
fn it_finishes_what_is_knocked_out() {
    let mut chance = Chance::seeded(&Seed([3; 32]), 1);
    let mut state = drawn(false, &mut chance);
    state.tanks[1][6].hull = Hull::Knocked;
    let view = Tanks.view(&state, Viewer::Seat(ONE));
    for _ in 0..20 {
        let Some(Move::Shot(at)) = mind(5, &mut chance, |ctx| Tanks.think(&view, ONE, ctx)) else { panic!("a shot") };
        assert_eq!(state.target(ONE, at).map(|(n, _)| n), Some(6));
    }
}

#[test]
fn the_computer_places_its_army() {
    let mut game = begun("");
    let mut chance = Chance::seeded(&Seed([4; 32]), 1);
    for want in [RANDOM, READY] {
        let text = mind(3, &mut chance, |ctx| game.position().think(TWO, ctx)).expect("a move");
        assert_eq!(text, want);
        game.play(TWO, &Input::canonical(&text), 0).expect("legal");
    }
}
