use super::board::{Board, Drop};
use super::solve::Solver;
use super::think;
use std::collections::HashMap;

use crate::base::{Place, Seed};
use crate::game::{Chance, Deadline, Input, Labels, Level, Manner, Memo, SearchCtx, Seat, Viewer};
use crate::games::tests::begun;
use crate::games::tests::trial::refused;
use crate::play::Match;

/// A match of Anna and Boris after these moves, by turns.
fn after(settings: &str, moves: &[&str]) -> Match {
    let mut game = begun("cephalopod", settings, "Anna | Boris");
    for (n, text) in moves.iter().enumerate() {
        game.play(Seat(n as u8 % 2), &Input::canonical(text), 0).unwrap_or_else(|no| panic!("{text}: {:?}", no.text));
    }
    game
}

/// The board with these dice of the first player, by cells.
fn board(dice: &[(u16, u16, u8)]) -> Board {
    let mut board = Board::new(5);
    for (col, row, face) in dice {
        board.set(Place::new(*col, *row), *face);
    }
    board
}

#[test]
fn any_group_of_neighbours_up_to_six_can_be_captured_and_one_must_be() {
    // One, two and three around a cell: 1 + 2, 1 + 3, 2 + 3, or all.
    let board = board(&[(2, 1, 1), (3, 2, 2), (2, 3, 3)]);
    let mut sums: Vec<u8> = board.drops(Place::new(2, 2)).iter().filter_map(|drop| board.sum(*drop)).collect();
    sums.sort_unstable();
    assert_eq!(sums, [3, 4, 5, 6]);
    let drop = Drop::of(Place::new(2, 2), &[Place::new(2, 1), Place::new(2, 3)]).expect("neighbours");
    let next = board.after(Seat(1), drop);
    assert_eq!(next.die(Place::new(2, 2)).map(|die| (die.seat, die.face)), Some((Seat(1), 4)));
    assert_eq!((next.count(Seat(0)), next.count(Seat(1))), (1, 1), "the two went back to their owner");
}

#[test]
fn what_cannot_be_captured_leaves_a_one() {
    let board = board(&[(2, 1, 4), (3, 2, 3)]);
    let drops = board.drops(Place::new(2, 2));
    assert_eq!(drops, [Drop { at: Place::new(2, 2), taken: 0 }], "seven is too much");
    assert_eq!(board.after(Seat(0), drops[0]).die(Place::new(2, 2)).map(|die| die.face), Some(1));
}

#[test]
fn a_cell_alone_is_enough_where_nothing_is_to_choose() {
    let mut game = after("", &["c2", "c4", "a1", "a5"]);
    assert_eq!(refused(&mut game, "c2"), "cephalopod-reject-taken");
    assert_eq!(refused(&mut game, "c3 b3"), "cephalopod-reject-choice", "there is no die");
    assert_eq!(refused(&mut game, "c3 e5"), "cephalopod-reject-far");
    assert_eq!(refused(&mut game, "e1 e2"), "cephalopod-reject-none");
    assert_eq!(refused(&mut game, "f1"), "cephalopod-reject-off");
    game.play(Seat(0), &Input::typed("c3", Labels::Latin, Manner::Private), 0).expect("one capture");
    assert!(game.position().board(Viewer::Public).contains("3  .  .  2"));
}

#[test]
fn where_several_captures_are_possible_one_is_named() {
    let mut game = after("", &["c2", "c4", "b3", "a5"]);
    assert_eq!(refused(&mut game, "c3"), "cephalopod-reject-choice");
    game.play(Seat(0), &Input::typed("c3 c4 b3", Labels::Latin, Manner::Private), 0).expect("in any order");
    let board = game.position().board(Viewer::Public);
    assert!(board.contains("3  .  .  2") && board.contains("2  .  .  1"), "{board}");
}

#[test]
fn most_dice_win_when_the_board_is_full() {
    let moves = "a1, c1, b1 c1 a1, a3, c3, c1, b2, c2 c3 b2, c3, a2, b2 b1 c2 a2, a1, b3 b2 c3, a2 a1 a3, c2, \
                 a3, b2 c2 a2, c3, c2 c1 c3, c3, c1, a1, b1 c1 b2, a2 a1 a3, b2 b1 a2, c1, a3, b1, a1, \
                 a2 a1 a3, a1 b1 a2, b1 c1 a1, a1, c1 c2 b1, c2, b1, a2";
    let moves: Vec<&str> = moves.split(", ").collect();
    assert_eq!(after("size=3", &moves).outcome(), None);
    let game = after("size=3", &[&moves[..], &["a3"]].concat());
    let outcome = game.outcome().expect("nine dice");
    assert_eq!((outcome.places, outcome.scores), (vec![1, 2], Some(vec![5, 4])));
}

/// The winner when one side is the best level and the other moves at random.
fn duel(best: Seat, seed: u8) -> Option<Seat> {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([seed; 32]), 3), Memo::default());
    let mut sheet = super::Sheet { board: Board::new(3), mover: Seat(0), last: None, before: Board::new(3) };
    for _ in 0..200 {
        if sheet.board.is_full() {
            return Some(if sheet.board.count(Seat(0)) > sheet.board.count(Seat(1)) { Seat(0) } else { Seat(1) });
        }
        let drop = match sheet.mover == best {
            true => {
                let level = Level::new(5).expect("a level");
                let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
                think::think(&sheet, &mut ctx)
            }
            false => chance.pick(&sheet.board.moves()).copied(),
        }
        .expect("a cell is free");
        sheet.board = sheet.board.after(sheet.mover, drop);
        sheet.mover = sheet.mover.other();
    }
    None
}

#[cfg(thorough)]
#[test]
fn the_best_level_beats_whoever_plays_by_lot() {
    for seed in 0..3 {
        for best in [Seat(0), Seat(1)] {
            assert_eq!(duel(best, seed), Some(best), "seed {seed}");
        }
    }
}

/// The positions of a random match on the smallest board, with the seat to move.
fn wandered(seed: u8) -> Vec<(Board, Seat)> {
    let (mut chance, mut board, mut mover) = (Chance::seeded(&Seed([seed; 32]), 5), Board::new(3), Seat(0));
    let mut all = Vec::new();
    while !board.is_full() {
        all.push((board, mover));
        board = board.after(mover, *chance.pick(&board.moves()).expect("a cell is free"));
        mover = mover.other();
    }
    all
}

/// Whether the player to move wins, found without any of the solver's means.
fn wins(board: Board, mover: Seat, known: &mut HashMap<(Board, Seat), bool>) -> bool {
    if board.is_full() {
        return board.count(mover) > board.count(mover.other());
    }
    if let Some(won) = known.get(&(board, mover)) {
        return *won;
    }
    let won = board.moves().into_iter().any(|drop| !wins(board.after(mover, drop), mover.other(), known));
    known.insert((board, mover), won);
    won
}

#[test]
fn the_solver_finds_what_trying_all_moves_finds() {
    let (mut known, mut found) = (HashMap::new(), [0; 2]);
    let faces = |board: &Board| board.places().filter_map(|at| board.die(at)).map(|die| die.face).sum::<u8>();
    for (board, mover) in (0..60).flat_map(wandered).filter(|(board, _)| faces(board) > 20) {
        let drop = Solver::new(&Deadline::never(), u32::MAX).win(&board, mover).expect("no limit");
        let won = wins(board, mover, &mut known);
        let kept = drop.map(|drop| !wins(board.after(mover, drop), mover.other(), &mut known));
        assert_eq!(kept, won.then_some(true), "{board:?}");
        found[usize::from(won)] += 1;
    }
    assert!(found[0] > 20 && found[1] > 20, "{found:?}");
}

#[test]
fn the_solver_keeps_to_its_budget() {
    let (board, mover) = wandered(1)[2];
    assert_eq!(Solver::new(&Deadline::never(), 1_000).win(&board, mover), None);
    assert_eq!(Solver::new(&Deadline::after_work(1_000), u32::MAX).win(&board, mover), None);
}

/// The first player wins the smallest board with every first move, and the best level does not let go of that.
#[cfg(thorough)]
#[test]
fn the_best_level_keeps_what_is_won_on_the_smallest_board() {
    let (mut chance, mut kept) = (Chance::seeded(&Seed([2; 32]), 0), 0);
    // A single die, left over by a capture, and fuller boards.
    let alone = |(board, _): &(Board, Seat)| board.count(Seat(0)) + board.count(Seat(1)) == 1;
    let single = (0..100).flat_map(|seed| wandered(seed).into_iter().skip(2).find(alone)).take(3);
    let never = Deadline::never();
    let mut solver = Solver::new(&never, u32::MAX);
    for (board, mover) in (0..10).map(|seed| wandered(seed)[6 + usize::from(seed % 4)]).chain(single) {
        let mut lost = |board: &Board, mover| solver.win(board, mover).expect("no limit").is_none();
        if lost(&board, mover) {
            continue;
        }
        let (sheet, mut memo) = (super::Sheet { board, mover, last: None, before: board }, Memo::default());
        let mut ctx = SearchCtx::new(Level::BEST, &mut chance, Deadline::never(), &mut memo);
        let drop = think::think(&sheet, &mut ctx).expect("a move");
        let next = board.after(mover, drop);
        let won = if next.is_full() { next.count(mover) > 4 } else { lost(&next, mover.other()) };
        assert!(won, "{board:?}");
        kept += 1;
    }
    assert!(kept > 3, "few of them are won");
}

#[test]
fn a_message_tells_what_was_captured() {
    let mut game = after("", &["c2", "c4"]);
    let mut told = |seat: u8, text: &str| -> Vec<String> {
        let step = game.play(Seat(seat), &Input::canonical(text), 0).expect("a legal move");
        step.events.into_iter().map(|event| event.text.key.into_owned()).collect()
    };
    assert!(told(0, "a1").is_empty());
    assert_eq!(told(1, "c3"), ["cephalopod-takes"]);
}
