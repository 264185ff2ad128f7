use proptest::prelude::*;

use super::*;
use crate::game::{Audience, Input, Manner, Seats, Seed, Why};
use crate::games::tests;
use crate::play::{Action, Match, record};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

/// A match by this version of the rules, with a seed that scatters the numbers.
fn set_up(rules: u16, settings: &str, seed: u8) -> Match {
    let mut game = tests::header("palms", settings, "Anna | Boris");
    (game.seed, game.rules) = (Some(Seed([seed; 32])), rules);
    Match::begin(game).expect("it can be played")
}

/// A match by the newest rules, once both players have seen their palms.
fn begun(settings: &str, seed: u8) -> Match {
    let mut game = set_up(INFO.rules, settings, seed);
    for seat in [TWO, ONE] {
        game.play(seat, &Input::canonical(READY), 0).expect("ready");
    }
    game
}

/// The cell of a number on a seat's palm, as text. It is read from the board that the seat sees.
fn cell(game: &Match, seat: Seat, number: usize) -> String {
    let board = game.position().board(Viewer::Seat(seat));
    for (row, line) in board.lines().skip(1).take(usize::from(hand::ROWS)).enumerate() {
        let cells = line.get(2..).unwrap_or_default().as_bytes().chunks(3);
        let texts = cells.map(|cell| std::str::from_utf8(cell).unwrap_or_default().trim().to_owned());
        if let Some(col) = texts.into_iter().position(|text| text == number.to_string()) {
            return Place::new(col as u16, row as u16).to_string();
        }
    }
    panic!("no {number} in\n{board}");
}

fn other_cell(game: &Match, seat: Seat, number: usize) -> String {
    cell(game, seat, if number == 1 { 2 } else { 1 })
}

fn call(game: &mut Match, number: usize, at: u64) {
    let seat = game.turn().seats().iter().next().expect("somebody calls");
    game.play(seat, &Input::canonical(&number.to_string()), at).expect("a number");
}

fn searcher(game: &Match) -> Seat {
    game.turn().seats().iter().next().expect("somebody looks")
}

/// The searcher finds the number at this time.
fn found(game: &mut Match, number: usize, at: u64) -> Vec<(Audience, Text)> {
    let seat = searcher(game);
    let place = cell(game, seat, number);
    let step = game.play(seat, &Input::canonical(&place), at).expect("the right cell");
    step.events.into_iter().map(|event| (event.to, event.text)).collect()
}

fn crosses(game: &Match) -> Vec<i64> {
    game.position().scores(Viewer::Public).expect("crosses")
}

fn key(game: &mut Match, seat: Seat, text: &str) -> String {
    let reject = game.play(seat, &Input::canonical(text), 1_000).expect_err(text);
    assert_eq!(reject.why, Why::Illegal);
    reject.text.key.into_owned()
}

#[test]
fn full_seconds_from_the_picture_to_the_answer_are_crosses() {
    // The call is at 10.0 s, its picture at 12.5 s, and the answer this many milliseconds later.
    for (took, want) in [(0, 0), (999, 0), (1_000, 1), (5_999, 5), (20_000, 20)] {
        let mut game = begun("", 7);
        call(&mut game, 17, 10_000);
        game.show(Seats::one(TWO), 12_500);
        let told = found(&mut game, 17, 12_500 + took);
        assert_eq!(crosses(&game), [want, 0], "{took} ms");
        let text = Text::new("palms-found").with("seat", TWO).with("number", 17usize).with("seconds", want as u32);
        let text = text.with("caller", ONE).with("crosses", want as u32).with("wrong", 0u32);
        assert_eq!(told, [(Audience::Reveal, text)]);
    }
    let mut game = begun("", 7);
    call(&mut game, 17, 10_000);
    found(&mut game, 17, 13_000);
    assert_eq!(crosses(&game), [3, 0], "where no picture is known it counts from the call");
}

#[test]
fn a_record_replays_to_the_same_crosses() {
    let mut game = begun("", 7);
    call(&mut game, 17, 10_000);
    game.show(Seats::one(TWO), 12_500);
    let wrong = other_cell(&game, TWO, 17);
    game.play(TWO, &Input::canonical(&wrong), 14_000).expect("a wrong cell");
    game.show(Seats::one(TWO), 16_000);
    found(&mut game, 17, 20_700);
    assert_eq!(crosses(&game), [9, 0], "eight seconds from the first picture, and a wrong cell");
    let again = tests::replayed(&record::write(game.header(), game.lines(), true));
    assert_eq!(crosses(&again), [9, 0]);
}

#[test]
fn a_wrong_cell_is_told_and_costs_one_more() {
    let mut game = begun("", 7);
    call(&mut game, 17, 10_000);
    let wrong = other_cell(&game, TWO, 17);
    let step = game.play(TWO, &Input::canonical(&wrong), 11_000).expect("a wrong cell");
    let text = Text::new("palms-wrong").with("seat", TWO).with("number", 17usize);
    assert_eq!(
        step.events.into_iter().map(|event| (event.to, event.text)).collect::<Vec<_>>(),
        [(Audience::All, text)]
    );
    assert_eq!((searcher(&game), crosses(&game)), (TWO, vec![0, 0]), "the search goes on");
    game.play(TWO, &Input::canonical("a1"), 12_000).expect("a cell beside the hand is wrong as well");
    found(&mut game, 17, 13_000);
    assert_eq!(crosses(&game), [5, 0], "three seconds and two wrong cells");
}

#[test]
fn an_answer_later_than_twenty_seconds_ends_the_call() {
    let mut game = begun("", 7);
    call(&mut game, 17, 10_000);
    assert_eq!(game.turn().until(), Some(30_000));
    game.lapse(30_000).expect("a deadline");
    assert_eq!((crosses(&game), searcher(&game)), (vec![20, 0], TWO), "who has not found it calls");
    let mut game = begun("", 7);
    call(&mut game, 17, 10_000);
    let wrong = other_cell(&game, TWO, 17);
    game.play(TWO, &Input::canonical(&wrong), 11_000).expect("a wrong cell");
    assert_eq!(game.turn().until(), Some(30_000), "that gives no more time");
    let told = found(&mut game, 17, 30_001);
    assert_eq!(&*told[0].1.key, "palms-late");
    assert_eq!(crosses(&game), [20, 0], "one call makes no more crosses");
    let mut game = begun("", 7);
    call(&mut game, 17, 10_000);
    for _ in 0..3 {
        game.play(TWO, &Input::canonical(&other_cell(&game, TWO, 17)), 20_000).expect("a wrong cell");
    }
    let told = found(&mut game, 17, 29_000);
    let text = Text::new("palms-found").with("seat", TWO).with("number", 17usize).with("seconds", 19u32);
    assert_eq!(told[0].1, text.with("caller", ONE).with("crosses", 20u32).with("wrong", 1u32), "not 19 and 3");
    assert_eq!(crosses(&game), [20, 0]);
}

/// Records of version 1: nobody says "ready" before the first call, a search has a minute, and there is no limit of
/// crosses.
#[test]
fn the_first_rules_are_still_played() {
    let mut game = set_up(1, "", 7);
    assert_eq!(game.turn().seats(), Seats::one(ONE), "nobody has to be ready");
    call(&mut game, 17, 10_000);
    assert_eq!(game.turn().until(), Some(70_000));
    let wrong = other_cell(&game, TWO, 17);
    game.play(TWO, &Input::canonical(&wrong), 11_000).expect("a wrong cell");
    let told = found(&mut game, 17, 70_001);
    assert_eq!((&*told[0].1.key, crosses(&game)), ("palms-late", vec![61, 0]));
    let text = record::write(game.header(), game.lines(), true);
    assert!(text.contains("game palms/1 "), "{text}");
    assert_eq!(crosses(&tests::replayed(&text)), [61, 0]);
    let mut game = set_up(1, "grid=12x5", 7);
    call(&mut game, 17, 0);
    found(&mut game, 17, 60_000);
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 2]));
}

#[test]
fn the_first_call_waits_until_both_have_seen_their_palms() {
    let mut game = set_up(INFO.rules, "", 7);
    for seat in [ONE, TWO] {
        assert!(game.turn().is_private(seat), "{seat:?} is shown the palm");
        assert!(game.position().board(Viewer::Seat(seat)).starts_with("    a  b"), "the palm is there to be seen");
        let own = game.position().buttons(Viewer::Seat(seat), seat);
        assert_eq!(own.into_iter().flatten().map(|tap| tap.text).collect::<Vec<_>>(), [Some(READY.to_owned())]);
    }
    assert_eq!(game.play(ONE, &Input::canonical("17"), 0).expect_err("too early").why, Why::Syntax);
    let open = game.play(ONE, &Input::canonical(READY).said(Manner::Addressed), 0).expect_err("in the group");
    assert_eq!(open.why, Why::WrongChat);
    let step = game.play(TWO, &Input::canonical(READY), 0).expect("ready");
    assert_eq!(step.events[0].text, Text::new("palms-ready").with("seat", TWO));
    assert_eq!(game.turn().seats(), Seats::one(ONE));
    assert!(game.position().board(Viewer::Public).ends_with("ready no : yes"));
    assert_eq!(game.play(TWO, &Input::canonical(READY), 0).expect_err("twice").why, Why::NotYourTurn);
    game.play(ONE, &Input::canonical(READY), 0).expect("ready");
    assert_eq!((game.turn().seats(), game.turn().is_private(ONE)), (Seats::one(ONE), false), "who was drawn calls");
}

#[test]
fn who_has_found_a_number_calls_the_next() {
    let mut game = begun("", 7);
    assert_eq!(game.turn().seats(), Seats::one(ONE));
    call(&mut game, 17, 0);
    found(&mut game, 17, 2_000);
    assert_eq!((searcher(&game), game.turn().is_secret(TWO)), (TWO, false));
    call(&mut game, 17, 3_000);
    assert_eq!(game.turn().seats(), Seats::one(ONE), "called in the other direction");
    found(&mut game, 17, 7_000);
    assert_eq!(crosses(&game), [2, 4]);
    assert_eq!(key(&mut game, ONE, "17"), "palms-reject-called");
    assert_eq!(key(&mut game, ONE, "31"), "palms-reject-number");
    assert_eq!(key(&mut game, ONE, "0"), "palms-reject-number");
    assert!(game.takeback(TWO).is_err(), "seconds are not taken back");
}

#[test]
fn who_fills_the_grid_first_wins() {
    let mut game = begun("grid=5x5", 7);
    call(&mut game, 17, 0);
    found(&mut game, 17, 20_000);
    call(&mut game, 3, 24_000);
    found(&mut game, 3, 30_000);
    call(&mut game, 4, 30_000);
    found(&mut game, 4, 40_000);
    assert_eq!(crosses(&game), [25, 6], "no more than there is room for");
    assert_eq!(game.turn(), Turn::Over(Outcome::by_score(vec![25, 6])));
}

#[test]
fn where_all_numbers_are_called_more_crosses_win() {
    let mut game = begun("numbers=10", 7);
    let mut now = 0;
    for number in 1..=10 {
        for pause in [2_000, if number == 1 { 3_000 } else { 2_000 }] {
            call(&mut game, number, now);
            now += pause;
            found(&mut game, number, now);
        }
    }
    assert_eq!(game.turn(), Turn::Over(Outcome::by_score(vec![20, 21])));
}

#[test]
fn cells_are_named_in_private_and_nothing_else() {
    let mut game = begun("", 7);
    call(&mut game, 17, 0);
    assert!(game.turn().is_secret(TWO) && !game.turn().is_secret(ONE));
    let open = game.play(TWO, &Input::canonical("f9").said(Manner::Addressed), 0).expect_err("in the group");
    assert_eq!(open.why, Why::WrongChat);
    assert_eq!(key(&mut game, TWO, "o9"), "palms-reject-outside");
    assert_eq!(key(&mut game, TWO, "a17"), "palms-reject-outside");
    assert_eq!(game.play(TWO, &Input::canonical("12"), 0).expect_err("no cell").why, Why::Syntax);
    assert_eq!(game.play(ONE, &Input::canonical("f9"), 0).expect_err("calls").why, Why::NotYourTurn);
    for text in ["9f", "F 9", "f-9!"] {
        assert_eq!(
            game.position().read(TWO, &Input::canonical(text)).map(|m| m.text().to_owned()).as_deref(),
            Ok("f9")
        );
    }
}

/// Everything that a viewer gets, as text.
fn shown(game: &Match, who: Viewer) -> String {
    let at = game.position();
    let buttons: Vec<usize> = [ONE, TWO].iter().map(|seat| at.buttons(who, *seat).len()).collect();
    format!("{:?} {} {:?} {:?} {buttons:?}", at.scene(who), at.board(who), at.turn(), at.scores(who))
}

/// Two matches differ only in the palm of one seat. They look the same to everybody else, during the match and after
/// it, though each answer names a different cell.
#[test]
fn nothing_of_a_palm_is_ever_shown_to_others() {
    let mut games = [7, 8].map(|seed| begun("grid=5x5", seed));
    let mut now = 0;
    for number in 1..30 {
        if games[0].outcome().is_some() {
            break;
        }
        now += 1_000;
        let heard = games.each_mut().map(|game| {
            call(game, number, now);
            let (seat, place) = (searcher(game), cell(game, searcher(game), number));
            let wrong = other_cell(game, seat, number);
            let mut events = game.play(seat, &Input::canonical(&wrong), now + 500).expect("wrong").events;
            events.extend(game.play(seat, &Input::canonical(&place), now + 4_000).expect("right").events);
            let label = game.last_move().map(|(_, label)| label.clone());
            (events, label)
        });
        assert_eq!(heard[0], heard[1]);
        now += 4_000;
        for who in [Viewer::Public, Viewer::Revealed] {
            assert_eq!(shown(&games[0], who), shown(&games[1], who), "{who:?}");
            assert!(games[0].position().seen(who) == games[1].position().seen(who));
        }
        for seat in [ONE, TWO] {
            let [one, two] = games.each_ref().map(|game| shown(game, Viewer::Seat(seat)));
            assert_ne!(one, two, "the own palm is shown");
        }
    }
    assert!(games[0].outcome().is_some(), "it came to its end");
}

/// A seat sees only its own palm, whatever is on the other one.
#[test]
fn who_calls_sees_nothing_of_the_other_palm() {
    let rules = Rules { numbers: 30, grid: (8, 8) };
    let table = Table { seats: 2, first: ONE, rules: 1 };
    let state = Palms.setup(&rules, table, &mut StepCtx::new(Chance::seeded(&Seed([1; 32]), 0), 0));
    let mut twin = state.clone();
    twin.palms[1] = Palm::draw(TWO, 30, &mut Chance::seeded(&Seed([2; 32]), 0));
    for who in [Viewer::Public, Viewer::Revealed, Viewer::Seat(ONE)] {
        let [one, two] = [&state, &twin].map(|state| Palms.view(state, who));
        assert_eq!(one, two, "{who:?}");
    }
    assert_ne!(Palms.view(&state, Viewer::Seat(TWO)), Palms.view(&twin, Viewer::Seat(TWO)));
    assert_ne!(state.palms[0].place(1), None);
}

#[test]
fn lines_of_answers_are_secret_and_have_their_times() {
    let mut game = begun("", 7);
    call(&mut game, 17, 10_000);
    game.show(Seats::one(TWO), 11_000);
    found(&mut game, 17, 14_000);
    let line = game.lines().last().expect("a line");
    assert!(matches!(line.action(), Ok(Action::Move(TWO, _))));
    assert_eq!((line.at, line.shown), (Some(14_000), Some(11_000)));
    assert_eq!(Palms.label(&Move::Cell(Place::new(5, 8))), Text::new("palms-do-find"));
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC*", at in any::<u64>()) {
        let mut game = begun("", 7);
        let _ = game.play(ONE, &Input::canonical(&text), at);
        call_if_asked(&mut game);
        let seat = searcher(&game);
        if let Ok(step) = game.play(seat, &Input::canonical(&text), at) {
            prop_assert!(step.line.seat == Some(seat));
        }
    }
}

fn call_if_asked(game: &mut Match) {
    if !game.turn().is_secret(searcher(game)) {
        call(game, 5, 0);
    }
}
