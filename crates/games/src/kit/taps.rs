//! Moves as buttons.

use crate::game::{Moves, Tap};

/// Up to so many moves are offered: more would bury the picture.
const MOST: usize = 12;
/// How many of them stand in a row.
const ABREAST: usize = 4;

/// All moves as buttons, four in a row, once twelve or fewer are left; none before.
///
/// ```
/// use kletka_games::game::Moves;
/// use kletka_games::kit::taps;
///
/// let rows = taps::few(Moves::Listed(vec!['a', 'b', 'c', 'd', 'e']));
/// assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [4, 1]);
/// assert!(taps::few(Moves::Listed(vec!['a'; 13])).is_empty());
/// ```
pub fn few<M: Clone>(moves: Moves<M>) -> Vec<Vec<Tap<M>>> {
    match moves {
        Moves::Listed(moves) if moves.len() <= MOST => {
            moves.chunks(ABREAST).map(|row| row.iter().cloned().map(Tap::Move).collect()).collect()
        }
        _ => Vec::new(),
    }
}
