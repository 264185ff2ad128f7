//! Moves as buttons.

use crate::game::{Moves, Tap};

/// Most moves that get buttons; more would bury the picture.
const MOST: usize = 12;
/// Buttons per row.
const ABREAST: usize = 4;

/// All moves as buttons, four per row, if there are at most twelve. Otherwise no buttons.
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
