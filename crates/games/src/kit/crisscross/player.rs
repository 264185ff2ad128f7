//! A player with a grid, and what a grid brings.

use super::grid::Grid;
use super::search::Goal;

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The grid.
    pub grid: Grid,
    /// The digit that is to be written.
    pub digit: Option<u8>,
    /// The cell that was written last.
    pub latest: Option<usize>,
    /// Whether the digit of this throw is written.
    pub is_done: bool,
}

/// What a grid brings by a goal.
pub fn points(goal: Goal, grid: &Grid) -> i64 {
    let [rows, columns] = [grid.rows(), grid.columns()].map(i64::from);
    match goal {
        Goal::Both => rows + columns,
        Goal::Lesser => rows.min(columns),
        Goal::Against => rows - columns,
    }
}
