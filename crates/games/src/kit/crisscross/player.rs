//! A player with a grid, and the points of a grid.

use super::grid::Grid;
use super::search::Goal;

/// A player, whose points follow from the grid.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The grid, filled with one digit per throw.
    pub grid: Grid,
    /// The digit that the player must write.
    pub digit: Option<u8>,
    /// The cell that was written last.
    pub latest: Option<usize>,
    /// Whether the player has written the digit of this throw.
    pub is_done: bool,
}

/// The points of a grid for a goal.
pub fn points(goal: Goal, grid: &Grid) -> i64 {
    let [rows, columns] = [grid.rows(), grid.columns()].map(i64::from);
    match goal {
        Goal::Both => rows + columns,
        Goal::Lesser => rows.min(columns),
        Goal::Against => rows - columns,
    }
}
