//! A rival at four rows: it crosses the number that passes over the fewest others, a common advice for that game.

use kletka_games::game::{Chance, Seat, Viewer};
use kletka_games::play::Match;

/// How many numbers a cross may pass over, unless it saves a penalty.
const GAP: usize = 1;

/// Crosses the nearest number, or passes.
pub fn nearest(played: &Match, seat: Seat, chance: &mut Chance) -> Option<String> {
    let moves = played.position().moves(seat)?;
    let board = played.position().board(Viewer::Seat(seat));
    let own = board.split_once(&format!("seat {}\n", seat.0 + 1)).map(|(_, rest)| rest)?;
    let gap = |text: &str| {
        let (row, number) = text.split_once(' ')?;
        let line = own.lines().find_map(|line| line.strip_prefix(row))?;
        // Numbers that can be crossed stand in the line; those to the left are marks.
        line.split_whitespace().filter(|cell| cell.parse::<u8>().is_ok()).position(|cell| cell == number)
    };
    let mut gaps: Vec<(usize, &String)> = moves.iter().filter_map(|text| Some((gap(text)?, text))).collect();
    chance.shuffle(&mut gaps);
    let best = gaps.into_iter().min_by_key(|(gap, _)| *gap);
    let saves = played.turn().ask_of(seat)?.text.key == "fourrows-ask-penalty";
    best.filter(|(gap, _)| saves || *gap <= GAP).map(|(_, text)| text.clone()).or_else(|| moves.last().cloned())
}
