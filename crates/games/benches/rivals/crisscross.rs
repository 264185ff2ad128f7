//! Rivals at games on a grid of five by five: they write each digit where it scores most at once. Chance decides
//! between cells that are equally good.

use kletka_games::game::{Chance, Seat, Viewer};
use kletka_games::kit::crisscross::{Grid, SIDE, place_of};
use kletka_games::play::Match;

/// Scores the rows and the columns.
pub fn along_and_across(played: &Match, seat: Seat, chance: &mut Chance) -> Option<String> {
    let board = played.position().board(Viewer::Seat(seat));
    let own = board.split_once(&format!("seat {}\n", seat.0 + 1)).map(|(_, rest)| rest)?;
    greedy(own, chance, |grid| i64::from(grid.rows() + grid.columns()))
}

/// Scores the rows less the columns, or the other way round.
pub fn along_or_across(played: &Match, seat: Seat, chance: &mut Chance) -> Option<String> {
    let board = played.position().board(Viewer::Seat(seat));
    let owner = |line: &str| line.trim_start_matches(['>', ' ']).starts_with(&format!("{} ", seat.0 + 1));
    let rows = board.lines().find(|line| owner(line))?.ends_with("rows");
    let sign = if rows { 1 } else { -1 };
    greedy(&board, chance, |grid| sign * (i64::from(grid.rows()) - i64::from(grid.columns())))
}

/// The best cell for the digit of the throw, in the first grid of a text.
fn greedy(text: &str, chance: &mut Chance, worth: impl Fn(&Grid) -> i64) -> Option<String> {
    let lines = text.lines().skip_while(|line| *line != "  a b c d e").skip(1).take(SIDE);
    let cells = lines.filter_map(|line| Some(line.split_once(' ')?.1.split_once(" =")?.0));
    let grid = Grid::read(&cells.collect::<String>());
    let digit: u8 = text.lines().find(|line| line.starts_with("throw "))?.rsplit(' ').next()?.parse().ok()?;
    let valued: Vec<(i64, usize)> = grid
        .open()
        .map(|cell| {
            let mut then = grid;
            then.write(cell, digit);
            (worth(&then), cell)
        })
        .collect();
    let most = valued.iter().map(|(worth, _)| *worth).max();
    let best: Vec<usize> = valued.iter().filter(|(worth, _)| Some(*worth) == most).map(|(_, cell)| *cell).collect();
    chance.pick(&best).map(|cell| place_of(*cell).to_string())
}
