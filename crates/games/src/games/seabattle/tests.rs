//! The rules one by one, then invariants of every match: laws, secrets, aim.

use proptest::prelude::*;

use super::think::Target;
use super::*;
use crate::game::{AnyGame, Deadline, Drawn, Event, Level, Manner, Memo, Parsed, Position, Seats, Seed};
use crate::kit::placing::{CLEAR, RANDOM, READY};

static GAME: SeaBattle = SeaBattle;
const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

/// A fleet for 10 × 10: a 4 in the corner a1, singles along the right edge.
const FLEET: &str = "a1-d1 a3-c3 a5-c5 a7-b7 a9-b9 d7-e7 j1 j3 j5 j7";

fn a_step() -> StepCtx {
    StepCtx::new(Chance::seeded(&Seed([1; 32]), 1), 0)
}

fn values(settings: &[&str]) -> OptValues {
    let mut values = OptValues::defaults(INFO.options);
    for setting in settings {
        values.take(INFO.options, &[], setting).expect("a setting of this game");
    }
    values
}

fn start(settings: &[&str]) -> Box<dyn Position> {
    let table = Table { seats: 2, first: ONE, rules: 1 };
    GAME.start(&mut values(settings), table, &mut a_step()).expect("possible options")
}

fn play(live: &mut dyn Position, seat: Seat, moves: &str) -> Vec<Event> {
    let mut ctx = a_step();
    for text in moves.split_whitespace() {
        live.play(seat, &Input::canonical(text), &mut ctx).unwrap_or_else(|reject| panic!("{text}: {reject:?}"));
    }
    ctx.events
}

/// Both seats have placed the same fleet; seat 0 shoots.
fn firing(settings: &[&str]) -> Box<dyn Position> {
    let mut live = start(settings);
    for seat in [ONE, TWO] {
        play(live.as_mut(), seat, FLEET);
        play(live.as_mut(), seat, READY);
    }
    live
}

fn refused(live: &mut dyn Position, seat: Seat, text: &str) -> (Why, String) {
    let known = |live: &dyn Position| [ONE, TWO].map(|seat| live.seen(Viewer::Seat(seat)));
    let before = known(live);
    let reject = live.play(seat, &Input::canonical(text), &mut a_step()).expect_err(text);
    assert_eq!(known(live), before, "{text} changed something");
    (reject.why, reject.text.key.into_owned())
}

fn illegal(key: &str) -> (Why, String) {
    (Why::Illegal, format!("seabattle-reject-{key}"))
}

fn shooter(live: &dyn Position) -> Seat {
    live.turn().seats().iter().next().expect("somebody shoots")
}

fn keys(events: &[Event]) -> Vec<&str> {
    events.iter().map(|event| &*event.text.key).collect()
}

#[test]
fn options_derive_and_check_the_fleet() {
    let mut settings = values(&["size=8"]);
    assert!(GAME.check(&mut settings, 2).is_ok());
    assert_eq!(settings.to_string(), "size=8 fleet=4,3,2,2,1,1 again=on salvo=off");
    let mut settings = values(&["fleet=1,3,2"]);
    assert!(GAME.check(&mut settings, 2).is_ok());
    assert_eq!(settings.list("fleet"), Some(&[3, 2, 1][..]));
    for setting in ["fleet=11", "fleet=9,9,9,9,9"] {
        let reject = GAME.check(&mut values(&[setting]), 2).expect_err(setting);
        assert_eq!(reject.why, Why::Options);
    }
}

#[test]
fn ships_keep_apart_and_within_the_fleet() {
    let mut live = start(&[]);
    play(live.as_mut(), ONE, "a1-a4");
    assert_eq!(refused(live.as_mut(), ONE, "b5-c5"), illegal("near"), "a corner");
    assert_eq!(refused(live.as_mut(), ONE, "f1-f4"), illegal("spent"));
    assert_eq!(refused(live.as_mut(), ONE, "f1-f5"), illegal("length"));
    assert_eq!(refused(live.as_mut(), ONE, "f1-g2"), illegal("bent"));
    assert_eq!(refused(live.as_mut(), ONE, "j9-k9"), illegal("outside"));
    assert_eq!(refused(live.as_mut(), ONE, "ready"), illegal("missing"));
    assert_eq!(refused(live.as_mut(), ONE, "hello").0, Why::Syntax);
}

#[test]
fn a_ship_typed_again_is_taken_back() {
    let mut live = start(&[]);
    let empty = live.seen(Viewer::Seat(ONE));
    play(live.as_mut(), ONE, "a4-a1 a1-a4");
    assert_eq!(live.seen(Viewer::Seat(ONE)), empty);
    play(live.as_mut(), ONE, "a1-a4 j10 clear");
    assert_eq!(live.seen(Viewer::Seat(ONE)), empty);
}

#[test]
fn several_ships_are_placed_at_once() {
    let read = |text| {
        GAME.start(&mut values(&[]), Table { seats: 2, first: ONE, rules: 1 }, &mut a_step())
            .ok()
            .and_then(|live| live.read(ONE, &Input::canonical(text)).ok().map(|m| m.text().to_owned()))
    };
    for (typed, written) in [
        ("a1-a4 c1-c3", "a1-a4, c1-c3"),
        ("A1 – a4;c3c1, e5", "a1-a4, c1-c3, e5"),
        ("a1 a4", "a1-a4"),
        ("a1, a4", "a1, a4"),
        ("a1 c1 e1", "a1, c1, e1"),
    ] {
        assert_eq!(read(typed).as_deref(), Some(written), "{typed}");
        assert_eq!(read(written).as_deref(), Some(written), "{written}");
    }
    assert_eq!([read("a1-a4 and c1"), read("a1 b1, c"), read(&"a1,".repeat(21))], [None, None, None]);
    let mut live = start(&[]);
    let one = |live: &mut dyn Position, text| live.play(ONE, &Input::canonical(text), &mut a_step());
    one(live.as_mut(), "a1-d1, a3-c3, j1").expect("three ships");
    assert!(live.board(Viewer::Seat(ONE)).lines().nth(1).is_some_and(|row| row.contains("S S S S")));
    let before = live.board(Viewer::Seat(ONE));
    let reject = one(live.as_mut(), "a5-c5, i2").expect_err("the second touches j1");
    let why = Text::new("seabattle-reject-near");
    let want = Text::new("seabattle-reject-among").with("ship", Arg::Move("i2".to_owned())).with("why", why);
    assert_eq!((reject.text, live.board(Viewer::Seat(ONE))), (want, before), "all of them or none");
}

#[test]
fn fleets_are_placed_in_private_and_in_any_order() {
    let mut live = start(&[]);
    let open =
        live.play(ONE, &Input::canonical("a1-a4").said(Manner::Addressed), &mut a_step()).expect_err("in the group");
    assert_eq!(open.why, Why::WrongChat);
    assert_eq!(keys(&play(live.as_mut(), TWO, RANDOM)), ["seabattle-complete"]);
    let told = play(live.as_mut(), TWO, READY);
    assert!(told[0].is_public());
    assert_eq!(live.turn().seats(), Seats::one(ONE));
    assert_eq!(refused(live.as_mut(), TWO, "clear").0, Why::NotYourTurn);
    play(live.as_mut(), ONE, "random ready");
    assert_eq!(live.turn().seats(), Seats::one(ONE));
    assert!(!live.turn().is_secret(ONE) && !live.turn().is_secret(TWO));
}

#[test]
fn buttons_serve_the_set_up_in_private_alone() {
    let mut live = start(&[]);
    let texts = |live: &dyn Position, who| -> Vec<String> {
        live.buttons(who, ONE).into_iter().flatten().filter_map(|button| button.text).collect()
    };
    assert_eq!(texts(live.as_ref(), Viewer::Seat(ONE)), [RANDOM]);
    assert!(texts(live.as_ref(), Viewer::Public).is_empty());
    play(live.as_mut(), ONE, FLEET);
    assert_eq!(texts(live.as_ref(), Viewer::Seat(ONE)), [RANDOM, CLEAR, READY]);
    play(live.as_mut(), ONE, READY);
    assert!(texts(live.as_ref(), Viewer::Seat(ONE)).is_empty());
}

#[test]
fn a_hit_earns_another_shot_unless_switched_off() {
    let mut live = firing(&[]);
    assert_eq!(keys(&play(live.as_mut(), ONE, "a1")), ["seabattle-hit"]);
    assert_eq!(shooter(live.as_ref()), ONE);
    assert_eq!(keys(&play(live.as_mut(), ONE, "j1")), ["seabattle-sunk"]);
    assert_eq!(shooter(live.as_ref()), ONE);
    assert_eq!(keys(&play(live.as_mut(), ONE, "e5")), ["seabattle-miss"]);
    assert_eq!(shooter(live.as_ref()), TWO);
    let mut live = firing(&["again=off"]);
    play(live.as_mut(), ONE, "a1");
    assert_eq!(shooter(live.as_ref()), TWO);
}

#[test]
fn answers_are_reveals() {
    let mut live = firing(&[]);
    let told = play(live.as_mut(), ONE, "e5");
    assert_eq!(told[0].to, crate::game::Audience::Reveal);
    assert_eq!(told[0].text, Text::new("seabattle-miss").with("place", Place::new(4, 4)).with("seat", ONE));
}

#[test]
fn cells_that_are_known_cannot_be_shot() {
    let mut live = firing(&[]);
    play(live.as_mut(), ONE, "a1 j1");
    assert_eq!(refused(live.as_mut(), ONE, "a1"), illegal("shot-before"));
    assert_eq!(refused(live.as_mut(), ONE, "i2"), illegal("empty"));
    assert_eq!(refused(live.as_mut(), ONE, "k1"), illegal("outside"));
    assert_eq!(refused(live.as_mut(), ONE, "a2 a3").0, Why::Syntax);
    assert_eq!(refused(live.as_mut(), TWO, "a2").0, Why::NotYourTurn);
    play(live.as_mut(), ONE, "a2");
    assert_eq!(refused(live.as_mut(), TWO, "random").0, Why::Syntax, "a word of the set-up is chatter now");
}

#[test]
fn the_cells_around_a_sunk_ship_are_marked() {
    let mut live = firing(&[]);
    play(live.as_mut(), ONE, "j1 a1 h8");
    let board = live.board(Viewer::Public);
    let right: Vec<&str> = board.lines().map(|line| &line[line.len() - 22..]).collect();
    assert_eq!(right[0], "   a b c d e f g h i j");
    assert_eq!(right[1], " 1 x . . . . . . . - #");
    assert_eq!(right[2], " 2 . . . . . . . . - -");
    assert_eq!(right[8], " 8 . . . . . . . o . .");
}

#[test]
fn a_salvo_has_a_shot_for_each_ship_afloat() {
    let mut live = firing(&["salvo"]);
    let shoot = |live: &mut dyn Position, seat, cells: &str| {
        live.play(seat, &Input::canonical(cells).said(Manner::Addressed), &mut a_step())
    };
    let short = shoot(live.as_mut(), ONE, "a1 b1").expect_err("two of ten");
    assert_eq!(short.text, Text::new("seabattle-reject-volley").with("want", 10).with("given", 2));
    let twice = shoot(live.as_mut(), ONE, "a1 b1 c1 a1 e1 f1 g1 h1 i1 j1").expect_err("a1 twice");
    assert_eq!(&*twice.text.key, "seabattle-reject-twice");
    let mut told = a_step();
    live.play(ONE, &Input::canonical("j1 j2 j3 j5 j7 a1 b1 c1 d1 e9").said(Manner::Addressed), &mut told)
        .expect("ten cells");
    let Some((_, Arg::List(cells))) = told.events[0].text.args.iter().find(|(name, _)| name == "cells") else {
        panic!("a sentence for each cell");
    };
    let found: Vec<&str> = cells.iter().map(|text| text.key.rsplit('-').next().unwrap_or_default()).collect();
    assert_eq!(found, ["sunk", "miss", "sunk", "sunk", "sunk", "hit", "hit", "hit", "sunk", "miss"]);
    assert_eq!(live.turn(), Ask::one(TWO, Text::new("seabattle-ask-salvo").with("shots", 5)).typed().into());
}

#[test]
fn the_last_ship_ends_the_match_and_opens_everything() {
    let mut live = start(&["fleet=2,1"]);
    for seat in [ONE, TWO] {
        play(live.as_mut(), seat, "a1-b1 j10 ready");
    }
    assert!(!live.board(Viewer::Public).contains('S'));
    play(live.as_mut(), ONE, "a1 b1 j10");
    assert_eq!(live.turn(), Turn::Over(Outcome::won(ONE, 2).with_scores(vec![2, 0])));
    assert_eq!(live.scores(Viewer::Public), Some(vec![2, 0]));
    assert!(live.board(Viewer::Public).contains('S'), "the winner's ships are shown");
    assert_eq!(refused(live.as_mut(), ONE, "e5").0, Why::Over);
}

/// The table may end a match that the position would go on with, in any phase.
#[test]
fn the_open_view_shows_both_fleets() {
    let mut live = start(&[]);
    play(live.as_mut(), ONE, "a1-a4 c1-c2");
    play(live.as_mut(), TWO, "j10");
    let ships = |live: &dyn Position, who| live.board(who).matches('S').count();
    assert_eq!([Viewer::Public, Viewer::Revealed].map(|who| ships(live.as_ref(), who)), [0, 7]);
    assert!(live.buttons(Viewer::Revealed, ONE).is_empty());
    let live = firing(&[]);
    assert_eq!([Viewer::Public, Viewer::Revealed].map(|who| ships(live.as_ref(), who)), [0, 40]);
}

#[test]
fn the_latest_shot_is_marked() {
    use crate::game::scene::{Ink, Item};
    let mut live = firing(&[]);
    let marked = |live: &dyn Position| {
        let items = live.scene(Viewer::Public).items;
        items.iter().filter(|item| matches!(item, Item::Fill { ink: Ink::Accent, .. })).count()
    };
    assert_eq!(marked(live.as_ref()), 0);
    play(live.as_mut(), ONE, "e5");
    assert_eq!(marked(live.as_ref()), 1);
}

#[test]
fn the_set_up_shows_what_is_missing() {
    use crate::game::scene::{Item, Says};
    let mut live = start(&[]);
    play(live.as_mut(), ONE, "a1-a4 c1-c2");
    let counts = live.scene(Viewer::Seat(ONE)).items.into_iter().filter_map(|item| match item {
        Item::Label { says: Says::Plain(text), .. } => Some(text),
        _ => None,
    });
    assert_eq!(counts.collect::<Vec<_>>(), ["× 2", "× 2", "× 4"]);
}

/// A match in which both fleets are drawn and shots are about to begin.
fn drawn(settings: &[&str], chance: &mut Chance) -> State {
    let rules = GAME.options(&mut values(settings), 2).expect("possible");
    let mut state = GAME.setup(&rules, Table { seats: 2, first: ONE, rules: 1 }, &mut a_step());
    for waters in &mut state.waters {
        waters.ships = fleet::draw(rules.size, &rules.fleet, chance);
    }
    state.phase = Phase::Firing(ONE);
    state
}

/// The same match with another fleet of a seat, one that would have given the same answers.
fn other_fleet(state: &State, seat: Seat, chance: &mut Chance) -> Option<State> {
    let chart = state.chart(seat);
    let target = Target::of(state.rules.size, &state.rules.fleet, &chart);
    let mut other = state.clone();
    other.waters[seat.index()].ships = chart.sunk.clone();
    other.waters[seat.index()].ships.extend(target.fleet(chance)?);
    assert_eq!(other.chart(seat), chart, "the other fleet answers alike");
    Some(other)
}

/// All that a viewer gets.
fn shown(state: &State, who: Viewer) -> (String, String, Scene, Option<Vec<i64>>, Turn) {
    let view = GAME.view(state, who);
    (format!("{view:?}"), view.board(), view.scene(), view.scores(), GAME.turn(state))
}

#[cfg(thorough)]
#[test]
fn nothing_shows_that_no_shot_has_told() {
    let mut compared = 0;
    for (n, settings) in [&[][..], &["size=8"], &["salvo"], &["again=off", "size=12"]].into_iter().enumerate() {
        let mut chance = Chance::seeded(&Seed([n as u8; 32]), 3);
        let mut state = drawn(settings, &mut chance);
        while let Phase::Firing(seat) = state.phase {
            for hidden in [ONE, TWO] {
                let Some(other) = other_fleet(&state, hidden, &mut chance) else { continue };
                for who in [Viewer::Public, Viewer::Seat(hidden.other())] {
                    assert_eq!(shown(&state, who), shown(&other, who), "{who:?}");
                }
                compared += usize::from(other.waters[hidden.index()].hulls() != state.waters[hidden.index()].hulls());
            }
            let m = GAME.sample(&state, seat, &mut chance).expect("a shot");
            GAME.apply(&mut state, seat, &m, &mut a_step()).expect("legal");
        }
    }
    assert!(compared > 300, "only {compared} pairs differed");
}

#[test]
fn the_set_up_shows_to_its_owner_alone() {
    let empty = start(&[]);
    let mut placed = start(&[]);
    play(placed.as_mut(), ONE, FLEET);
    for who in [Viewer::Public, Viewer::Seat(TWO)] {
        assert_eq!(empty.seen(who), placed.seen(who));
        assert_eq!(empty.scene(who), placed.scene(who));
        assert_eq!(empty.board(who), placed.board(who));
    }
    assert_ne!(empty.seen(Viewer::Seat(ONE)), placed.seen(Viewer::Seat(ONE)));
    let label = placed.read(ONE, &Input::canonical("a1-a4")).expect("a ship").label().clone();
    assert!(label.args.is_empty(), "a caption does not say where a ship stands");
}

#[test]
fn the_computer_places_its_fleet() {
    let mut live = start(&[]);
    let until = Deadline::never();
    let mut chance = Chance::seeded(&Seed([4; 32]), 1);
    for want in [RANDOM, READY] {
        let mut memory = Memo::default();
        let mut ctx = SearchCtx::new(Level::DEFAULT, &mut chance, until, &mut memory);
        let text = live.think(TWO, &mut ctx).expect("a move");
        assert_eq!(text, want);
        live.play(TWO, &Input::canonical(&text), &mut a_step()).expect("legal");
    }
}

fn thought(view: &View, level: Level, chance: &mut Chance, until: Deadline) -> Option<Move> {
    GAME.think(view, ONE, &mut SearchCtx::new(level, chance, until, &mut Memo::default()))
}

/// Shots that a level needs on average for a drawn fleet.
fn shots(level: u8, settings: &[&str], games: u8) -> f32 {
    let level = Level::new(level).expect("a level");
    let mut fired = 0;
    for game in 0..games {
        let mut chance = Chance::seeded(&Seed([game; 32]), 7);
        let mut state = drawn(settings, &mut chance);
        while !matches!(state.phase, Phase::Over(_)) {
            state.phase = Phase::Firing(ONE);
            let view = GAME.view(&state, Viewer::Seat(ONE));
            let m = thought(&view, level, &mut chance, Deadline::never()).expect("a shot");
            GAME.apply(&mut state, ONE, &m, &mut a_step()).expect("legal");
            fired += 1;
        }
    }
    fired as f32 / f32::from(games)
}

#[cfg(thorough)]
#[test]
fn higher_levels_need_fewer_shots() {
    // No ships of one cell: those are found by luck alone and blur the difference.
    let [one, two, three, four] = [1, 2, 3, 4].map(|level| shots(level, &["fleet=5,4,3,3,2"], 20));
    assert!(one > two + 5.0 && two > three + 2.0 && three > four + 1.0, "{one} {two} {three} {four}");
    assert!(four < 45.0, "{four}");
    let five = shots(5, &["fleet=5,4,3,3,2"], 2);
    assert!(five < 50.0, "{five}");
}

#[test]
fn it_answers_at_the_deadline_and_aims_whole_salvos() {
    let mut chance = Chance::seeded(&Seed([8; 32]), 1);
    let state = drawn(&["salvo"], &mut chance);
    let view = GAME.view(&state, Viewer::Seat(ONE));
    let until = Deadline::after(std::time::Duration::ZERO);
    for level in (1..=5).filter_map(Level::new) {
        let m = thought(&view, level, &mut chance, until).expect("a salvo");
        assert!(GAME.apply(&mut state.clone(), ONE, &m, &mut a_step()).is_ok());
    }
}

proptest! {
    #[test]
    fn any_text_is_read_without_panic(text in "\\PC*", salvo in any::<bool>()) {
        let set_up = start(&[]);
        let shooting = firing(if salvo { &["salvo"] } else { &[] });
        for live in [set_up, shooting] {
            if let Ok(canonical) = live.read(ONE, &Input::canonical(&text)) {
                prop_assert_eq!(live.read(ONE, &Input::canonical(canonical.text())), Ok(canonical));
            }
        }
    }

    #[test]
    fn any_two_places_are_refused_or_placed(a in any::<(u16, u16)>(), b in any::<(u16, u16)>()) {
        let rules = GAME.options(&mut values(&[]), 2).expect("possible");
        let mut state = GAME.setup(&rules, Table { seats: 2, first: ONE, rules: 1 }, &mut a_step());
        let m = Move::Place(Placing::Put(vec![(Place::new(a.0, a.1), Place::new(b.0, b.1))]));
        let placed = GAME.apply(&mut state, ONE, &m, &mut a_step()).is_ok();
        prop_assert_eq!(placed, state.waters[0].ships.len() == 1);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(crate::amount(12, 4)))]
    #[test]
    fn random_matches_end(
        seed in any::<[u8; 32]>(), size in 8i64..=12, again in any::<bool>(), salvo in any::<bool>(),
    ) {
        let mut settings = values(&[]);
        settings.set("size", OptValue::Int(size));
        settings.set("again", OptValue::Flag(again));
        settings.set("salvo", OptValue::Flag(salvo));
        let table = Table { seats: 2, first: TWO, rules: 1 };
        let mut chance = Chance::seeded(&Seed(seed), 1);
        let mut live = GAME.start(&mut settings, table, &mut a_step()).expect("possible");
        for step in 0..2_000 {
            let Some(seat) = live.turn().seats().iter().next() else { break };
            if step % 16 == 0 {
                for text in live.moves(seat).unwrap_or_default() {
                    prop_assert!(live.copy().play(seat, &Input::canonical(&text), &mut a_step()).is_ok(), "{}", text);
                }
            }
            let text = live.sample(seat, &mut chance).expect("whoever may act can");
            let mut ctx = StepCtx::new(Chance::seeded(&Seed(seed), 100 + step), 0);
            prop_assert_eq!(live.play(seat, &Input::canonical(&text), &mut ctx).map(Parsed::into_text), Ok(text));
        }
        prop_assert!(matches!(live.turn(), Turn::Over(_)));
    }
}
