use super::*;
use crate::game::{AnyGame, Chance, Deadline, Level, Manner, Memo, Position, Seed};
use proptest::prelude::*;
use std::collections::HashSet;

static GAME: TicTacToe = TicTacToe;

fn ctx() -> StepCtx {
    StepCtx::new(Chance::none(), 0)
}

fn start(settings: &[&str], first: Seat) -> Result<Box<dyn Position>, Reject> {
    let mut values = OptValues::defaults(INFO.options);
    for setting in settings {
        values.take(INFO.options, &[], setting).expect("a setting of this game");
    }
    GAME.start(&mut values, Table { seats: 2, first, rules: 1 }, &mut ctx())
}

fn played(settings: &[&str], moves: &str) -> Box<dyn Position> {
    let mut live = start(settings, Seat(0)).expect("possible options");
    for (n, m) in moves.split_whitespace().enumerate() {
        live.play(Seat((n % 2) as u8), &Input::canonical(m), &mut ctx()).expect("a legal move");
    }
    live
}

#[test]
fn a_row_a_column_and_a_diagonal_win() {
    for moves in ["a1 a2 b1 b2 c1", "b1 a1 b2 a2 b3", "a1 a2 b2 a3 c3", "c1 a1 b2 a2 a3"] {
        assert_eq!(played(&[], moves).turn(), Turn::Over(Outcome::won(Seat(0), 2)), "{moves}");
    }
    let second = played(&["size=5", "line=4"], "e5 a1 e3 b2 e1 c3 d1 d4");
    assert_eq!(second.turn(), Turn::Over(Outcome::won(Seat(1), 2)));
}

#[test]
fn a_full_board_is_a_draw() {
    let live = played(&[], "b2 a1 a2 c2 b1 b3 a3 c1 c3");
    assert_eq!(live.turn(), Turn::Over(Outcome::drawn(2)));
    assert_eq!(live.board(Viewer::Public), "  a b c\n1 o x o\n2 x x o\n3 x o x");
}

#[test]
fn a_longer_row_than_needed_wins_too() {
    let live = played(&["size=6", "line=4"], "a1 a6 b1 b6 c1 d6 e1 e6 f1 f6 d1");
    assert_eq!(live.turn(), Turn::Over(Outcome::won(Seat(0), 2)));
}

#[test]
fn taken_and_outside_cells_are_refused() {
    let mut live = played(&[], "b2");
    let before = live.seen(Viewer::Public);
    for (text, key) in [("b2", "tictactoe-reject-taken"), ("d1", "tictactoe-reject-outside")] {
        let reject =
            live.play(Seat(1), &Input::canonical(text).said(Manner::Addressed), &mut ctx()).expect_err("not legal");
        assert_eq!((reject.why, &*reject.text.key), (Why::Illegal, key));
    }
    assert_eq!(
        live.play(Seat(0), &Input::canonical("a1").said(Manner::Addressed), &mut ctx()).expect_err("turn").why,
        Why::NotYourTurn
    );
    assert_eq!(
        live.play(Seat(1), &Input::canonical("well").said(Manner::Addressed), &mut ctx()).expect_err("chatter").why,
        Why::Syntax
    );
    assert_eq!(live.seen(Viewer::Public), before);
}

#[test]
fn the_row_must_fit_on_the_board() {
    assert_eq!(start(&["line=4"], Seat(0)).err().map(|reject| reject.why), Some(Why::Options));
    assert!(start(&["line=4", "size=4"], Seat(0)).is_ok());
}

#[test]
fn buttons_keep_the_shape_of_the_board() {
    let live = played(&[], "b2 a1");
    let rows = live.buttons(Viewer::Public, Seat(0));
    let texts: Vec<_> = rows.iter().flatten().map(|button| button.text.as_deref()).collect();
    let n = None;
    assert_eq!(texts, [n, Some("b1"), Some("c1"), Some("a2"), n, Some("c2"), Some("a3"), Some("b3"), Some("c3")]);
    assert_eq!(rows[1][1].label, Text::new("tictactoe-cross"));
    assert!(live.buttons(Viewer::Public, Seat(1)).is_empty());
    assert!(played(&["size=6"], "b2").buttons(Viewer::Public, Seat(1)).is_empty());
}

#[test]
fn the_latest_mark_and_the_row_are_shown() {
    let items = |moves| played(&[], moves).scene(Viewer::Public).items;
    // Longer than the arm of a cross.
    let is_long = |points: &[Pt]| (points[1].x - points[0].x).hypot(points[1].y - points[0].y) > 8.0;
    let is_row = |item: &&Item| matches!(item, Item::Stroke { points, .. } if is_long(points));
    let struck = |items: &[Item]| items.iter().filter(is_row).count();
    let is_haloed = |item: &&Item| matches!(item, Item::Stroke { ink: Ink::Latest(_), .. });
    let haloed = |items: &[Item]| items.iter().filter(is_haloed).count();
    assert_eq!((struck(&items("")), haloed(&items(""))), (0, 0));
    assert_eq!((struck(&items("b2")), haloed(&items("b2"))), (0, 2), "two arms");
    assert_eq!(struck(&items("a1 a2 b1 b2 c1")), 1);
}

/// Visits every position that the computer can reach, whatever the opponent plays.
fn never_loses(board: &Board, own: Seat, seen: &mut HashSet<[u128; 2]>) {
    if let Turn::Over(outcome) = GAME.turn(board) {
        assert_eq!(outcome.places[own.index()], 1, "{}", board.board());
        return;
    }
    if !seen.insert(board.marks) {
        return;
    }
    let answers = if board.mover == own { all_answers(board) } else { GAME.legal(board) };
    for m in answers {
        let mut next = board.clone();
        GAME.apply(&mut next, board.mover, &m, &mut ctx()).expect("legal");
        never_loses(&next, own, seen);
    }
}

/// All moves that the strongest level may answer with, not only the random choice.
fn all_answers(board: &Board) -> Vec<Place> {
    let shape = Shape::new(board.size, board.line);
    let marks = Marks { shape: &shape, of: board.marks, mover: board.mover };
    let Skill { slip, how: Reach { depth, nodes } } = SKILLS[4];
    assert_eq!(slip, 0);
    let best = lines::best(&marks, depth, nodes, &Deadline::never());
    if best.is_empty() { GAME.legal(board) } else { best.iter().map(|&bit| board.place(bit)).collect() }
}

impl TicTacToe {
    fn legal(&self, board: &Board) -> Vec<Place> {
        match self.moves(board, board.mover) {
            Moves::Listed(moves) => moves,
            Moves::Unlisted => unreachable!("the moves are listed"),
        }
    }
}

#[test]
fn the_strongest_level_never_loses_on_three_by_three() {
    for own in [Seat(1), Seat(0)].into_iter().take(crate::amount(2, 1)) {
        let table = Table { seats: 2, first: Seat(0), rules: 1 };
        let board = GAME.setup(&Options { size: 3, line: 3 }, table, &mut ctx());
        never_loses(&board, own, &mut HashSet::new());
    }
}

fn thought(board: &Board, seat: Seat, level: u8, chance: &mut Chance, until: Deadline) -> Option<Place> {
    let level = Level::new(level).expect("a level");
    GAME.think(board, seat, &mut SearchCtx::new(level, chance, until, &mut Memo::default()))
}

/// The first level's share of the points against the second one.
fn points(levels: [u8; 2], options: Options, games: u8) -> f32 {
    let mut points = 0.0;
    for game in 0..games {
        let mut chance = Chance::seeded(&Seed([game; 32]), 1);
        let table = Table { seats: 2, first: Seat(game % 2), rules: 1 };
        let mut board = GAME.setup(&options, table, &mut ctx());
        let outcome = loop {
            if let Turn::Over(outcome) = GAME.turn(&board) {
                break outcome;
            }
            let seat = board.mover;
            let m = thought(&board, seat, levels[seat.index()], &mut chance, Deadline::never());
            GAME.apply(&mut board, seat, &m.expect("a move"), &mut ctx()).expect("legal");
        };
        points += if outcome.is_draw() { 0.5 } else { f32::from(2 - outcome.places[0]) };
    }
    points / f32::from(games)
}

#[test]
fn level_one_loses_to_a_beginner() {
    // Level 2 is a beginner: it sees a row that it can finish, but never one that it must stop.
    let three = Options { size: 3, line: 3 };
    assert!(points([1, 2], three, 200) < 0.42);
    assert!(points([1, 3], three, 200) < 0.15);
}

#[test]
fn higher_levels_are_stronger() {
    let (three, games) = (Options { size: 3, line: 3 }, crate::amount(100, 40));
    assert!(points([3, 2], three, games) > 0.6);
    assert!(points([4, 3], three, games) > 0.5);
    assert!(points([3, 2], Options { size: 7, line: 4 }, 20) > 0.6);
}

#[test]
fn it_answers_at_the_deadline() {
    let board = GAME.setup(&Options { size: 10, line: 6 }, Table { seats: 2, first: Seat(0), rules: 1 }, &mut ctx());
    let mut next = board.clone();
    GAME.apply(&mut next, Seat(0), &Place::new(4, 4), &mut ctx()).expect("legal");
    let until = Deadline::after(std::time::Duration::ZERO);
    let mut chance = Chance::seeded(&Seed([3; 32]), 1);
    let m = thought(&next, Seat(1), 5, &mut chance, until).expect("a move");
    assert!(GAME.apply(&mut next, Seat(1), &m, &mut ctx()).is_ok());
}

proptest! {
    #[test]
    fn any_text_is_read_without_panic(text in "\\PC*") {
        let live = played(&[], "");
        if let Ok(canonical) = live.read(Seat(0), &Input::canonical(&text)) {
            prop_assert_eq!(live.read(Seat(0), &Input::canonical(canonical.text())), Ok(canonical));
        }
    }

    #[test]
    fn random_matches_end(seed in any::<[u8; 32]>(), size in 3u16..=10, shorter in 0u16..=3) {
        let options = Options { size, line: size.saturating_sub(shorter).max(3) };
        let mut chance = Chance::seeded(&Seed(seed), 1);
        let mut board = GAME.setup(&options, Table { seats: 2, first: Seat(1), rules: 1 }, &mut ctx());
        let mut plies = 0;
        while let Some(m) = GAME.sample(&board, board.mover, &mut chance) {
            for m in GAME.legal(&board) {
                prop_assert!(GAME.apply(&mut board.clone(), board.mover, &m, &mut ctx()).is_ok());
            }
            let seat = board.mover;
            prop_assert!(GAME.apply(&mut board, seat, &m, &mut ctx()).is_ok());
            plies += 1;
        }
        prop_assert!(matches!(GAME.turn(&board), Turn::Over(_)));
        prop_assert!(plies <= u32::from(size * size));
    }
}
