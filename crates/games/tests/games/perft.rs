//! Compares counts of whole game trees with published numbers.

use std::collections::HashMap;

use kletka_games::game::Seat;
use kletka_games::game::{Chance, Input, OptValues, Position, StepCtx, Table, Turn, Viewer};
use kletka_games::games;
use kletka_games::games::GAMES;
use kletka_games::play::perft::Perft;
use kletka_games::play::{Match, record};

fn ctx() -> StepCtx {
    StepCtx::new(Chance::none(), 0)
}

/// The number of complete games from a position. It looks up known positions, so in the end the map has all reachable
/// ones.
fn complete_games(position: &dyn Position, known: &mut HashMap<String, u64>) -> u64 {
    let board = position.board(Viewer::Public);
    if let Some(&games) = known.get(&board) {
        return games;
    }
    let games = match position.turn() {
        Turn::Over(_) => 1,
        Turn::Act(_) => position.turn().seats().iter().map(|seat| games_after(position, seat, known)).sum(),
    };
    known.insert(board, games);
    games
}

fn games_after(position: &dyn Position, seat: Seat, known: &mut HashMap<String, u64>) -> u64 {
    let moves = position.moves(seat).expect("listed moves");
    let after = moves.iter().map(|text| {
        let mut next = position.copy();
        next.play(seat, &Input::canonical(text), &mut ctx()).expect("a listed move is legal");
        complete_games(next.as_ref(), known)
    });
    after.sum()
}

/// Numbers of sequences of legal moves by length, from the end of a record.
const COUNTS: &[(&str, &[u64])] = &[
    // Nobody can have won before the fifth move: falling factorials of 9. Then 1,440 games are over, after the sixth
    // 5,328 more (H. Bottomley, "How many Tic-Tac-Toe games are possible?").
    ("game tictactoe\nseats 1 | 2\n", &[9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]),
    // A row of four on 4 × 4 is complete with the seventh move at the earliest.
    ("game tictactoe size=4 line=4\nseats 1 | 2\n", &[16, 240, 3_360, 43_680]),
    // Any two cells of 40 × 40.
    ("game fiveinarow\nseats 1 | 2\n", &[1_600, 1_600 * 1_599]),
    // Crosses, rings or two more. After each choice, any empty cell may follow.
    ("game fiveinarow swap2=on\nseats 1 | 2\nfirst 1\n1 t20 u19 s22\n", &[3, 3 * 1_597]),
    // Eight links, then seven more from each untouched node. Also counted by an independent program.
    ("game footballbounce bounce=free\nseats 1 | 2\n", &[8, 56, 392, 2_720, 17_846]),
    // Free cells, and from the third die on also captures. Counted by an independent program.
    ("game cephalopod\nseats 1 | 2\n", &[25, 600, 13_800, 304_840]),
    ("game cephalopod size=3\nseats 1 | 2\n", &[9, 72, 504, 3_256, 21_096]),
    (
        "game cephalopod\nseats 1 | 2\nfirst 1\n1 e4\n2 d2\n1 c3\n2 d5\n1 d4 e4 d5\n2 a1\n1 e3\n2 e4 e3 d4\n1 e2\n2 c1\n\
         1 c2 c1 d2\n2 e1\n1 b4\n2 c5\n",
        &[20, 404, 8_195],
    ),
    // Self-avoiding walks of four steps on the square lattice (OEIS A001411).
    ("game footballlong\nseats 1 | 2\n", &[100]),
    // Four sides, then three each time; from the seventh tip on some games are over. Counted by an independent program.
    (
        "game vertushka points=1\nseats 1 | 2\nfirst 1\ndeal 5\n",
        &[4, 12, 36, 108, 324, 972, 2_676, 5_757, 7_461, 5_952, 2_673, 813, 102, 6, 0],
    ),
    (
        "game vertushka count=2 points=1\nseats 1 | 2\nfirst 1\ndeal 3 4\n",
        &[8, 56, 360, 1_496, 3_580, 5_280, 2_880, 630, 0],
    ),
    // Counted by an independent program.
    ("game turnover\nseats 1 | 2\nfirst 1\ndeal 1 2 2 4 5 3 3 4 6 6\n", &[7, 49, 298, 1_650, 8_520, 42_420, 200_417]),
];

#[test]
fn sequences_are_as_many_as_is_known() {
    for (text, counts) in COUNTS {
        // Each number of a row takes several times as long as the previous one.
        let counts = &counts[..counts.len() - crate::common::amount(0, counts.len().div_ceil(3))];
        let (header, lines) = record::read(text, GAMES).expect("a record");
        let played = Match::replay(header, lines).expect("legal moves");
        let counted = Perft::of(&played).count(played.position(), counts.len() as u32);
        assert_eq!(counted.as_deref(), Ok(counts), "{text}");
    }
}

/// 255,168 games and 5,478 positions: the well-known counts for the 3 × 3 board, with symmetric ones counted
/// separately.
#[test]
fn tic_tac_toe() {
    let game = games::find("tictactoe").expect("in the registry");
    let mut options = OptValues::defaults(game.info().options);
    let start = game
        .start(&mut options, Table { seats: 2, first: Seat(0), rules: 1 }, &mut ctx())
        .expect("defaults are possible");
    let mut known = HashMap::new();
    assert_eq!(complete_games(start.as_ref(), &mut known), 255_168);
    assert_eq!(known.len(), 5_478);
}
