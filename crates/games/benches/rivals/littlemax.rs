//! Rivals at Little Max who never bluff without need. Both say what they have thrown. If that is too low, they must
//! lie, and say the lowest number allowed.

use kletka_games::game::{Chance, Seat, Viewer};
use kletka_games::kit::reading::{ORDER, TOP, chance as share, number, place};
use kletka_games::play::Match;

/// Doubts a number that two dice show or beat in less than half of all throws.
pub fn honest(played: &Match, seat: Seat, _chance: &mut Chance) -> Option<String> {
    answer(played, seat, |truth| truth < 0.5)
}

/// Doubts a number with the probability that two dice do not reach it.
pub fn odds(played: &Match, seat: Seat, chance: &mut Chance) -> Option<String> {
    answer(played, seat, |truth| f64::from(chance.range(0, 999)) >= 1000.0 * truth)
}

fn answer(played: &Match, seat: Seat, doubts: impl FnOnce(f64) -> bool) -> Option<String> {
    let moves = played.position().moves(seat)?;
    let board = played.position().board(Viewer::Seat(seat));
    let said = || board.lines().find_map(|line| place(line.strip_prefix("said ")?.rsplit(": ").next()?.parse().ok()?));
    let has = |word: &str| moves.iter().any(|text| text == word);
    let text = match () {
        () if has("throw") => "throw",
        // A false twenty-one costs the liar a chip, and a true one the doubter two.
        () if has("pay") => "lift",
        () if has("believe") => {
            let truth: f64 = (said()?..=TOP).map(share).sum();
            if doubts(truth) { "lift" } else { "believe" }
        }
        () => {
            let cup = board.lines().find_map(|line| line.strip_prefix("cup "))?;
            let dice: Vec<u8> = cup.split(' ').filter_map(|face| face.parse().ok()).collect();
            let thrown = ORDER[place(number(&dice))?].to_string();
            return moves.iter().find(|text| **text == thrown).or(moves.first()).cloned();
        }
    };
    Some(text.to_owned())
}
