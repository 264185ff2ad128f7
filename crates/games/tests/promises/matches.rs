//! The steps of a match: play, undo, resignation, agreement, deadlines, and their consequences.

#![allow(clippy::unwrap_used, reason = "what fails in a helper of a test fails the test")]

use kletka_games::game::{Input, Manner, OptValues, Outcome, Seat, Seats, Seed, Turn, Viewer, Why};
use kletka_games::play::{Clock, Ending, Header, Line, Match, Step};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn header(id: &str, seats: usize, seed: Option<u8>) -> Header {
    let game = crate::toys::find(id).unwrap();
    let names = ["Anna", "Boris", "Clara", "Dmitri", "Eva"][..seats].iter().map(|name| (*name).to_owned()).collect();
    Header {
        game,
        rules: game.info().rules,
        options: OptValues::defaults(game.info().options),
        names,
        clock: Clock::Off,
        first: Some(A),
        seed: seed.map(|byte| Seed([byte; 32])),
        deal: Vec::new(),
    }
}

fn begin(id: &str, seats: usize) -> Match {
    Match::begin(header(id, seats, Some(1))).unwrap()
}

fn line(text: &str) -> Line {
    text.parse().unwrap()
}

/// Everything visible of a match.
fn sight(game: &Match) -> String {
    let known = game.position().seen(Viewer::Public);
    format!("{known:?} {:?} {:?} {:?} {:?}", game.turn(), game.ending(), game.ply(), game.lines())
}

/// Makes a step that must be refused without any change.
fn refused(
    game: &mut Match,
    step: impl FnOnce(&mut Match) -> Result<Step, kletka_games::game::Reject>,
) -> (Why, String) {
    let before = sight(game);
    let reject = step(game).unwrap_err();
    assert_eq!(sight(game), before);
    (reject.why, reject.text.key.into_owned())
}

fn is(why: Why, key: &str) -> (Why, String) {
    (why, key.to_owned())
}

#[test]
fn a_match_is_played_to_its_end() {
    let mut game = begin("nim", 2);
    assert_eq!(game.header().options.to_string(), "heap=7 most=three kinds=1,2", "derived options are filled in");
    let step = game.play(A, &Input::canonical("TAKE 3").said(Manner::Addressed), 1_000).unwrap();
    assert_eq!(step.line.to_string(), "1 take 3 @ 1000", "canonical");
    assert_eq!(game.last_move().unwrap().0, A);
    game.play(B, &Input::canonical("take 3").said(Manner::Addressed), 2_000).unwrap();
    assert_eq!((game.turn().seats().has(A), game.ending()), (true, None));
    game.play(A, &Input::canonical("take 1").said(Manner::Addressed), 3_000).unwrap();
    assert_eq!(game.ending(), Some(Ending::Rules));
    assert_eq!(game.outcome(), Some(Outcome::won(A, 2)));
    assert_eq!(
        refused(&mut game, |g| g.play(B, &Input::canonical("take 1").said(Manner::Addressed), 4_000)),
        is(Why::Over, "reject-over")
    );
    assert_eq!(refused(&mut game, |g| g.resign(B, 4_000)), is(Why::Over, "reject-over"));
    assert_eq!(refused(&mut game, |g| g.agree(4_000)), is(Why::Over, "reject-over"));
    assert_eq!(refused(&mut game, |g| g.cancel(4_000)), is(Why::Over, "reject-over"));
    assert_eq!(refused(&mut game, |g| g.lapse(4_000)), is(Why::Over, "reject-over"));
    assert_eq!(refused(&mut game, |g| g.undo(A, 2, 4_000)), is(Why::Over, "reject-over"));
}

#[test]
fn a_refusal_says_why_and_changes_nothing() {
    let mut game = begin("nim", 2);
    assert_eq!(
        refused(&mut game, |g| g.play(B, &Input::canonical("hello").said(Manner::Addressed), 1)),
        is(Why::Syntax, "toy-no-move"),
        "chatter first"
    );
    assert_eq!(
        refused(&mut game, |g| g.play(B, &Input::canonical("take 1").said(Manner::Addressed), 1)),
        is(Why::NotYourTurn, "reject-turn")
    );
    assert_eq!(
        refused(&mut game, |g| g.play(A, &Input::canonical("take 4").said(Manner::Addressed), 1)),
        is(Why::Illegal, "nim-too-many")
    );
    assert_eq!(
        refused(&mut game, |g| g.play(C, &Input::canonical("take 1").said(Manner::Addressed), 1)),
        is(Why::NotYourTurn, "reject-turn-others")
    );
    assert_eq!(
        refused(&mut game, |g| g.play(Seat(255), &Input::canonical("take 1").said(Manner::Addressed), 1)).0,
        Why::NotYourTurn
    );
    assert_eq!(refused(&mut game, |g| g.lapse(1)), is(Why::Illegal, "reject-lapse"));
}

#[test]
fn a_header_that_cannot_begin_is_refused() {
    let why = |header| Match::begin(header).map(|_| ()).unwrap_err();
    assert_eq!(why(header("nim", 3, None)).text.key, "reject-seats");
    assert_eq!(why(header("nim", 0, Some(1))).text.key, "reject-seats");
    let many = Header { names: vec![String::new(); 1_000], ..header("nim", 2, None) };
    assert_eq!(why(many).why, Why::Options);
    assert_eq!(why(Header { first: Some(C), ..header("nim", 2, None) }).text.key, "reject-first");
    assert_eq!(why(Header { rules: 1, ..header("nim", 2, None) }).text.key, "reject-rules");
    assert_eq!(why(header("dash", 2, None)).why, Why::Draws, "the set-up throws dice");
    assert_eq!(why(Header { deal: vec![3.into(), 7.into()], ..header("dash", 2, None) }).why, Why::Draws);
    assert_eq!(why(Header { deal: vec![1.into()], ..header("nim", 2, None) }).why, Why::Draws);
    let replayed = Match::replay(header("nim", 3, None), vec![line("1 take 1")]);
    assert!(matches!(replayed, Err((0, reject)) if reject.why == Why::Options));
}

#[test]
fn the_first_seat_is_drawn_by_lot() {
    let first = |byte| {
        let game = Match::begin(Header { first: None, ..header("dash", 3, Some(byte)) }).unwrap();
        assert_eq!(game.turn().seats().iter().next(), game.header().first);
        game.header().first.unwrap()
    };
    let drawn: Vec<_> = (0..60).map(first).collect();
    for seat in [A, B, C] {
        let times = drawn.iter().filter(|&&first| first == seat).count();
        assert!((8..=32).contains(&times), "{seat:?} begins {times} times");
    }
    assert_eq!(first(9), first(9));
}

#[test]
fn without_a_seed_the_first_line_tells_who_begins() {
    let open = Header { first: None, ..header("nim", 2, None) };
    let game = Match::replay(open.clone(), vec![line("2 take 1"), line("1 take 1")]).unwrap();
    assert_eq!(game.header().first, Some(B));
    assert_eq!(Match::replay(open, Vec::new()).unwrap().header().first, Some(A));
}

#[test]
fn chance_follows_from_the_seed_and_is_checked() {
    let mut live = begin("dash", 2);
    assert_eq!(live.header().deal.len(), 2);
    assert_eq!(live.opening().len(), 1);
    for (seat, at) in [(A, 5), (B, 6), (A, 7)] {
        live.play(seat, &Input::canonical("roll").said(Manner::Addressed), at).unwrap();
    }
    let draws: Vec<_> = live.lines().iter().map(|line| line.draws[0].clone()).collect();

    let seeded = Match::replay(live.header().clone(), live.lines().to_vec()).unwrap();
    let given = Match::replay(Header { seed: None, ..live.header().clone() }, live.lines().to_vec()).unwrap();
    assert_eq!([sight(&seeded), sight(&given)], [sight(&live), sight(&live)]);
    let bare = live.lines().iter().map(|line| Line { draws: Vec::new(), ..line.clone() }).collect();
    assert_eq!(sight(&Match::replay(live.header().clone(), bare).unwrap()), sight(&live), "draws are filled in");

    let mut forged = live.lines().to_vec();
    forged[1].draws = vec![(draws[1].number().expect("a die") % 6 + 1).into()];
    let replayed = Match::replay(live.header().clone(), forged.clone());
    assert!(matches!(replayed, Err((1, reject)) if reject.why == Why::Draws));
    let unseeded = Header { seed: None, ..live.header().clone() };
    assert!(Match::replay(unseeded.clone(), forged).is_ok(), "these could be the throws of real dice");
    let wrong_deal = Header {
        deal: vec![(live.header().deal[0].number().expect("a die") % 6 + 1).into(), 1.into()],
        ..live.header().clone()
    };
    assert_eq!(Match::begin(wrong_deal).unwrap_err().why, Why::Draws);

    let mut real = Match::begin(unseeded).unwrap();
    for text in ["1 roll", "1 roll ; 7", "1 roll ; 0", "1 roll ; 3 3", "1 pass ; 3"] {
        assert_eq!(refused(&mut real, |g| g.enter(&line(text))).0, Why::Draws, "{text}");
    }
    assert_eq!(
        refused(&mut real, |g| g.play(A, &Input::canonical("roll").said(Manner::Addressed), 1)).0,
        Why::Draws,
        "a throw needs a seed"
    );
    real.enter(&line("1 roll ; 3")).unwrap();
}

#[test]
fn undo_takes_back_the_last_own_move_and_what_followed() {
    let mut game = begin("nim", 2);
    assert_eq!(game.takeback(A).unwrap_err().text.key, "undo-none");
    game.play(A, &Input::canonical("take 1").said(Manner::Addressed), 10).unwrap();
    game.play(B, &Input::canonical("take 2").said(Manner::Addressed), 20).unwrap();
    assert_eq!((game.takeback(A), game.takeback(B)), (Ok(0), Ok(1)));
    let step = game.undo(B, 1, 30).unwrap();
    assert_eq!(step.line.to_string(), "2 !undo 1 @ 30");
    assert_eq!((game.ply(), game.lines().len()), (1, 3));
    assert_eq!(game.position().board(Viewer::Public), "||||||");
    assert_eq!(game.takeback(B).unwrap_err().text.key, "undo-none", "it was taken back");
    assert_eq!(game.last_move().unwrap().0, A);
    game.play(B, &Input::canonical("take 3").said(Manner::Addressed), 40).unwrap();
    game.undo(A, 0, 50).unwrap();
    assert_eq!((game.ply(), game.position().board(Viewer::Public)), (0, "|||||||".to_owned()));
    assert_eq!(game.last_move(), None);
    let again = Match::replay(game.header().clone(), game.lines().to_vec()).unwrap();
    assert_eq!(sight(&again), sight(&game));
}

#[test]
fn an_undo_that_no_longer_fits_is_refused() {
    let mut game = begin("nim", 2);
    for (seat, at) in [(A, 1), (B, 2), (A, 3)] {
        game.play(seat, &Input::canonical("take 1").said(Manner::Addressed), at).unwrap();
    }
    assert_eq!(game.takeback(A), Ok(2));
    for keep in [0, 1, 3, 4, usize::MAX] {
        assert_eq!(refused(&mut game, |g| g.undo(A, keep, 9)), is(Why::Illegal, "undo-gone"), "{keep}");
    }
    assert_eq!(refused(&mut game, |g| g.undo(C, 2, 9)), is(Why::Illegal, "undo-none"));
}

#[test]
fn undo_stops_at_chance_secrets_and_the_table() {
    let mut game = begin("dash", 3);
    game.play(A, &Input::canonical("pass").said(Manner::Addressed), 1).unwrap();
    game.play(B, &Input::canonical("pass").said(Manner::Addressed), 2).unwrap();
    assert_eq!(game.takeback(A), Ok(0));
    game.play(C, &Input::canonical("roll").said(Manner::Addressed), 3).unwrap();
    for seat in [A, B, C] {
        assert_eq!(game.takeback(seat).unwrap_err().text.key, "undo-chance");
    }
    game.play(A, &Input::canonical("peek").said(Manner::Addressed), 4).unwrap();
    assert_eq!(game.takeback(A).unwrap_err().text.key, "undo-reveal");
    game.play(B, &Input::canonical("pass").said(Manner::Addressed), 5).unwrap();
    assert_eq!(game.takeback(B), Ok(4), "nothing stands between");
    assert_eq!(refused(&mut game, |g| g.undo(A, 3, 6)), is(Why::Illegal, "undo-reveal"));
    game.resign(A, 7).unwrap();
    assert_eq!(game.takeback(B).unwrap_err().text.key, "undo-table");
    game.play(C, &Input::canonical("pass").said(Manner::Addressed), 8).unwrap();
    game.lapse(9).unwrap();
    assert_eq!(game.takeback(C).unwrap_err().text.key, "undo-table");
}

#[test]
fn an_undo_re_rolls_nothing() {
    let mut game = begin("dash", 2);
    game.play(A, &Input::canonical("pass").said(Manner::Addressed), 1).unwrap();
    let mut other = game.clone();
    let rolled = game.play(B, &Input::canonical("roll").said(Manner::Addressed), 2).unwrap().line.draws;
    other.play(B, &Input::canonical("pass").said(Manner::Addressed), 2).unwrap();
    other.undo(B, 1, 3).unwrap();
    assert_eq!(other.play(B, &Input::canonical("roll").said(Manner::Addressed), 4).unwrap().line.draws, rolled);
}

#[test]
fn time_never_runs_back() {
    let mut game = begin("nim", 2);
    game.play(A, &Input::canonical("take 1").said(Manner::Addressed), 500).unwrap();
    assert_eq!(game.play(B, &Input::canonical("take 1").said(Manner::Addressed), 300).unwrap().line.at, Some(500));
    game.undo(B, 1, 900).unwrap();
    assert_eq!(game.enter(&line("2 take 2")).unwrap().line.at, None, "what gives no time gets none");
    assert_eq!(
        game.play(A, &Input::canonical("take 1").said(Manner::Addressed), u64::MAX).unwrap().line.at,
        Some((1 << 53) - 1)
    );
}

#[test]
fn giving_up_loses_a_match_of_two() {
    let mut game = begin("nim", 2);
    assert_eq!(game.resign(B, 70).unwrap().line.to_string(), "2 !resign @ 70");
    assert_eq!((game.ending(), game.outcome()), (Some(Ending::Resigned(B)), Some(Outcome::lost(B, 2))));
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn the_others_go_on_where_the_game_allows_it() {
    let mut game = begin("dash", 3);
    game.resign(B, 1).unwrap();
    assert_eq!((game.ending(), game.present().iter().collect::<Vec<_>>()), (None, vec![A, C]));
    assert_eq!(refused(&mut game, |g| g.resign(B, 2)), is(Why::NotYourTurn, "reject-gone"));
    assert_eq!(
        refused(&mut game, |g| g.play(B, &Input::canonical("roll").said(Manner::Addressed), 2)),
        is(Why::NotYourTurn, "reject-gone")
    );
    assert_eq!(
        refused(&mut game, |g| g.play(B, &Input::canonical("well played").said(Manner::Addressed), 2)).0,
        Why::Syntax
    );
    game.play(A, &Input::canonical("roll").said(Manner::Addressed), 3).unwrap();
    assert!(game.turn().seats().has(C), "who left is passed over");
    game.resign(A, 4).unwrap();
    assert_eq!(game.ending(), Some(Ending::Resigned(A)), "the game itself says that it is over then");
    assert!(game.outcome().unwrap().scores.is_some());

    let mut game = begin("fists", 3);
    assert_eq!(game.resign(C, 1).map(|step| step.line.text), Ok("!resign".to_owned()));
    assert_eq!(game.outcome(), Some(Outcome::lost(C, 3)), "all others share the first place");
}

#[test]
fn agreeing_shares_the_first_place() {
    let mut game = begin("dash", 2);
    let step = game.play(A, &Input::canonical("roll").said(Manner::Addressed), 1).unwrap();
    let points = i64::from(step.line.draws[0].number().expect("a die"));
    assert_eq!(game.agree(2).unwrap().line.to_string(), "- !draw @ 2");
    assert_eq!(game.ending(), Some(Ending::Agreed));
    assert_eq!(game.outcome(), Some(Outcome::drawn(2).with_scores(vec![points, 0])));
    let mut game = begin("nim", 2);
    game.agree(2).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::drawn(2)));
    let mut game = begin("dash", 3);
    game.resign(A, 1).unwrap();
    game.agree(2).unwrap();
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![3, 1, 1]), "whoever left has no share");
}

#[test]
fn a_cancelled_match_has_no_outcome() {
    let mut game = begin("nim", 2);
    assert_eq!(game.cancel(2).unwrap().line.to_string(), "- !cancel @ 2");
    assert_eq!((game.ending(), game.outcome()), (Some(Ending::Cancelled), None));
    assert_eq!(game.turn(), Turn::Over(Outcome::drawn(2)));
}

#[test]
fn a_deadline_is_a_line_like_any_other() {
    let mut game = begin("dash", 2);
    let step = game.lapse(60_000).unwrap();
    assert_eq!((step.line.seat, &*step.line.text, step.line.draws.len()), (None, "!lapse", 1));
    assert!(game.turn().seats().has(B));
    assert_eq!(game.last_move(), None);
    let again = Match::replay(game.header().clone(), game.lines().to_vec()).unwrap();
    assert_eq!(sight(&again), sight(&game));
}

#[test]
fn secret_moves_belong_into_the_private_chat() {
    let mut game = begin("fists", 2);
    assert_eq!(
        refused(&mut game, |g| g.play(B, &Input::canonical("show 3").said(Manner::Addressed), 1)),
        is(Why::WrongChat, "reject-private")
    );
    game.play(B, &Input::canonical("show 3"), 1).unwrap();
    assert_eq!(game.last_move(), None, "it is a secret still");
    assert_eq!(game.takeback(B), Ok(0));
    assert_eq!(refused(&mut game, |g| g.play(B, &Input::canonical("show 4"), 2)).0, Why::NotYourTurn);
    game.play(A, &Input::canonical("show 5"), 3).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::by_score(vec![5, 3])));
}

#[test]
fn a_question_stands_while_only_others_act() {
    let mut game = begin("fists", 3);
    assert!(game.still_asks(A, 0) && !game.still_asks(A, 1), "there is no question yet to come");
    game.play(B, &Input::canonical("show 3"), 1).unwrap();
    assert!(game.still_asks(A, 0) && !game.still_asks(B, 0), "B has answered it");
    game.undo(B, 0, 2).unwrap();
    assert!(!game.still_asks(A, 0) && game.still_asks(A, 2), "taking back makes a new question");
    let mut game = begin("nim", 2);
    game.play(A, &Input::canonical("take 1").said(Manner::Addressed), 1).unwrap();
    game.play(B, &Input::canonical("take 1").said(Manner::Addressed), 2).unwrap();
    assert!(!game.still_asks(A, 1), "A was not asked while B moved");
}

#[test]
fn once_it_has_ended_everybody_looks_openly() {
    let (mut resigned, mut agreed, mut cancelled) = (begin("fists", 2), begin("fists", 2), begin("fists", 2));
    assert_eq!(resigned.viewer(Viewer::Seat(A)), Viewer::Seat(A));
    resigned.resign(A, 1).unwrap();
    agreed.agree(1).unwrap();
    cancelled.cancel(1).unwrap();
    for game in [resigned, agreed, cancelled] {
        assert_eq!([Viewer::Public, Viewer::Seat(B)].map(|who| game.viewer(who)), [Viewer::Revealed; 2]);
    }
}

#[test]
fn nothing_is_played_that_a_record_could_not_hold() {
    let mut game = begin("fists", 2);
    assert_eq!(refused(&mut game, |g| g.play(A, &Input::canonical("show 9"), 1)), is(Why::Syntax, "reject-line"));
    let mut game = begin("nim", 2);
    let odd = Line { seat: None, text: "take 1".to_owned(), draws: Vec::new(), at: None, shown: None };
    assert_eq!(refused(&mut game, |g| g.enter(&odd)), is(Why::Syntax, "reject-line"));
    for text in ["- !draw ; 3", "- !cancel ; 3", "1 !resign ; 3"] {
        let mut game = Match::begin(header("nim", 2, None)).unwrap();
        assert_eq!(refused(&mut game, |g| g.enter(&line(text))).0, Why::Draws, "{text}");
    }
}

/// A match with a clock, of a toy or a real game.
fn on_clock(id: &str, seats: usize, clock: &str) -> Match {
    let game = crate::toys::find(id).or_else(|| kletka_games::games::find(id)).unwrap();
    let (rules, options) = (game.info().rules, OptValues::defaults(game.info().options));
    let plain = header("nim", seats, Some(1));
    Match::begin(Header { game, rules, options, clock: clock.parse().unwrap(), ..plain }).unwrap()
}

fn left(game: &Match, seat: Seat, at: u64) -> (u64, u64) {
    let left = game.left(seat, at).unwrap();
    (left.turn, left.reserve)
}

#[test]
fn clocks_follow_from_the_times_of_the_log() {
    let mut game = on_clock("nim", 2, "10s+1m");
    assert_eq!((game.time_of(A), game.time_of(B)), (Some((0, 71_000)), None));
    game.play(A, &Input::canonical("take 1").said(Manner::Addressed), 31_000).unwrap();
    game.play(B, &Input::canonical("take 1").said(Manner::Addressed), 40_000).unwrap();
    assert_eq!(left(&game, A, 40_000), (10_000, 40_000));
    assert_eq!(left(&game, B, 40_000), (10_000, 60_000));
    let keep = game.takeback(B).unwrap();
    game.undo(B, keep, 62_000).unwrap();
    assert_eq!(left(&game, A, 62_000), (10_000, 29_000), "what was used up stays used up");
    assert_eq!(game.time_of(B), Some((62_000, 133_000)));
    let again = Match::replay(game.header().clone(), game.lines().to_vec()).unwrap();
    for seat in [A, B] {
        assert_eq!(again.time_of(seat), game.time_of(seat));
        assert_eq!(again.left(seat, 99_000), game.left(seat, 99_000));
    }
    game.resign(B, 70_000).unwrap();
    assert_eq!((game.time_of(A), game.time_of(B)), (None, None), "nobody is on the clock at the end");
    assert_eq!(begin("nim", 2).left(A, 0), None);
}

#[test]
fn a_deadline_of_the_game_stops_the_clocks() {
    let game = on_clock("dash", 2, "10s");
    assert_eq!(game.time_of(A), None);
    assert_eq!(left(&game, A, 99_000), (10_000, 0));
}

#[test]
fn a_fallen_flag_is_like_a_resignation() {
    let mut game = on_clock("nim", 2, "10s");
    assert_eq!(refused(&mut game, |g| g.flag(B, 11_000)), is(Why::NotYourTurn, "reject-turn-others"));
    let step = game.flag(A, 11_000).unwrap();
    assert_eq!(step.line.to_string(), "1 !flag @ 11000");
    assert_eq!((game.ending(), game.ending().unwrap().key()), (Some(Ending::Timeout(A)), "timeout"));
    assert_eq!(game.outcome(), Some(Outcome::lost(A, 2)));
    assert_eq!(game.timed_out(A), Some((0, 11_000)));
    assert_eq!(refused(&mut game, |g| g.flag(A, 12_000)), is(Why::Over, "reject-over"));
    // A game that can go on without somebody does so.
    let mut game = on_clock("pig", 3, "10s");
    game.flag(A, 11_000).unwrap();
    assert_eq!((game.ending(), game.present().has(A)), (None, false));
    assert_eq!(game.time_of(B), Some((11_000, 22_000)));
    assert_eq!(refused(&mut game, |g| g.takeback(B).and_then(|n| g.undo(B, n, 5))), is(Why::Illegal, "undo-table"));
}

#[test]
fn moves_are_counted_and_words_of_the_table_are_not() {
    let mut game = begin("nim", 2);
    for (n, seat) in [A, B].into_iter().enumerate() {
        assert_eq!(game.open_moves(), n);
        game.play(seat, &Input::canonical("take 1"), 1_000).unwrap();
    }
    game.undo(B, 1, 2_000).unwrap();
    assert_eq!(game.open_moves(), 1, "taken back");
    game.agree(3_000).unwrap();
    assert_eq!((game.open_moves(), game.ply()), (1, 2));
}

#[test]
fn the_table_moves_for_who_is_late() {
    let mut game = on_clock("nim", 2, "blitz");
    let step = game.blitz(A, 6_000).unwrap();
    assert!(step.line.to_string().starts_with("1 !blitz take "), "{}", step.line);
    assert_eq!((game.last_move().unwrap().0, game.open_moves()), (A, 1));
    assert_eq!(game.timed_out(A), Some((0, 6_000)));
    assert_eq!((game.unattended(Seats::NONE), game.movers()), (1, Seats::NONE));
    assert_eq!(refused(&mut game, |g| g.blitz(A, 9_000)).0, Why::Illegal);
    assert_eq!(refused(&mut game, |g| g.takeback(A).and_then(|n| g.undo(A, n, 9_000))).1, "undo-table");
    game.play(B, &Input::canonical("take 1").said(Manner::Addressed), 7_000).unwrap();
    assert_eq!((game.unattended(Seats::NONE), game.unattended(Seats::one(B))), (0, 1), "a machine does not count");
    assert_eq!(game.movers(), Seats::one(B));
    let again = Match::replay(game.header().clone(), game.lines().to_vec()).unwrap();
    assert_eq!(sight(&again), sight(&game));
    let unseeded = Header { seed: None, ..game.header().clone() };
    assert_eq!(
        sight(&Match::replay(unseeded, game.lines().to_vec()).unwrap()),
        sight(&game),
        "the line holds the move"
    );
    let same = on_clock("nim", 2, "blitz").blitz(A, 6_000).unwrap();
    assert_eq!(same.line, game.lines()[0], "it follows from the seed");
}

#[test]
fn a_random_move_may_throw_dice() {
    let mut game = on_clock("pig", 2, "blitz");
    for _ in 0..20 {
        let Some(seat) = game.turn().seats().iter().next() else { break };
        game.blitz(seat, 6_000).unwrap();
    }
    assert!(game.lines().iter().any(|line| !line.draws.is_empty()), "{:?}", game.lines());
    for seed in [game.header().seed, None] {
        let again = Match::replay(Header { seed, ..game.header().clone() }, game.lines().to_vec()).unwrap();
        assert_eq!(sight(&again), sight(&game));
    }
}
