//! Tests of the computer.

use super::tests::{ctx, field, shut_in, stands, terms};
use super::*;
use crate::game::{Deadline, Level, Memo, Seed};

fn thought(state: &State, level: u8, chance: &mut Chance) -> Move {
    let mut memo = Memo::default();
    let level = Level::new(level).expect("a level");
    let until = Deadline::after(std::time::Duration::from_millis(4));
    let mut ctx = SearchCtx::new(level, chance, until, &mut memo);
    let seat = state.sheet.mover;
    FootballLong.think(&FootballLong.view(state, Viewer::Seat(seat)), seat, &mut ctx).expect("a move")
}

/// Whether some move scores at once for a seat that is asked now.
fn scores(state: &State, seat: Seat) -> bool {
    let Moves::Listed(moves) = FootballLong.moves(state, seat) else { return false };
    moves.iter().any(|m| after(state, seat, m).sheet.goals[seat.index()] > state.sheet.goals[seat.index()])
}

fn after(state: &State, seat: Seat, m: &Move) -> State {
    let mut after = state.clone();
    FootballLong.apply(&mut after, seat, m, &mut ctx()).expect("a legal move");
    after
}

#[test]
fn from_level_3_on_goals_are_taken_and_none_is_left_that_could_be_stopped() {
    let mut chance = Chance::seeded(&Seed([8; 32]), 0);
    let (mut taken, mut stopped) = (0, 0);
    for round in 0..24u32 {
        let stride = if round % 2 == 0 { Stride::Straight } else { Stride::Slanting };
        let terms = terms(8, 8 + 2 * (round % 3) as u8, 4, stride);
        let mut state = State { sheet: Sheet::new(terms, Seat(0)), chosen: [None; 2] };
        while state.sheet.winner().is_none() && !matches!(state.sheet.phase, Phase::Penalties(_)) {
            let seat = state.sheet.mover;
            let level = 3 + (round % 3) as u8;
            let m = thought(&state, level, &mut chance);
            let next = after(&state, seat, &m);
            let open = |next: &State| next.sheet.mover != seat && scores(next, next.sheet.mover);
            if scores(&state, seat) {
                taken += 1;
                assert_eq!(next.sheet.winner(), Some(seat), "a goal is taken");
            } else if open(&next) {
                let Moves::Listed(moves) = FootballLong.moves(&state, seat) else { panic!("listed") };
                assert!(moves.iter().all(|m| open(&after(&state, seat, m))), "level {level} leaves a goal: {m:?}");
            } else {
                stopped += 1;
            }
            let sample = FootballLong.sample(&state, seat, &mut chance).expect("a move");
            state = after(&state, seat, if chance.die(3) == 1 { &m } else { &sample });
        }
    }
    assert!(taken > 5 && stopped > 50, "{taken} {stopped}");
}

/// A careless level overlooks goals, but it has a move as long as there is one.
#[test]
fn whoever_can_only_score_scores() {
    let small = terms(8, 8, 4, Stride::Straight);
    let around = shut_in("e1");
    let visited: Vec<&str> = around.iter().map(String::as_str).collect();
    let state = stands(small, field(small, "e1", &visited));
    let mut chance = Chance::seeded(&Seed([9; 32]), 0);
    for level in (1..=5).cycle().take(100) {
        let m = thought(&state, level, &mut chance);
        assert_eq!(after(&state, Seat(0), &m).sheet.winner(), Some(Seat(0)), "level {level}");
    }
}

#[test]
fn the_computer_plays_the_same_with_the_same_chance() {
    let state = State { sheet: Sheet::new(terms(8, 12, 2, Stride::Straight), Seat(0)), chosen: [None; 2] };
    let think = |seed| {
        let mut chance = Chance::seeded(&Seed([seed; 32]), 0);
        let mut memo = Memo::default();
        let mut ctx = SearchCtx::new(Level::new(4).expect("a level"), &mut chance, Deadline::never(), &mut memo);
        FootballLong.think(&FootballLong.view(&state, Viewer::Public), Seat(0), &mut ctx)
    };
    assert_eq!(think(1), think(1));
}
