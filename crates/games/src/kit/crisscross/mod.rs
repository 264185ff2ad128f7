//! Games that fill grids of five by five with the digits of throws. [`Grids`] runs those in which each player has a
//! grid.
//!
//! `grid` has the grid and its score, `chart` the prospects of a line, `search` the computer's play, `own` the course
//! of a match, `player` the state of a player, and `page` the drawing of grids.

mod chart;
mod grid;
mod own;
mod page;
mod player;
mod search;

pub use grid::{CELLS, CENTRE, Grid, LINES, SIDE, cell_at, digit, line, place_of, score};
pub use own::{CENTRED, GridGame, Grids, Sheets, buttons, read, write};
pub use page::{LARGE, Page, emblem, thrown};
pub use player::Player;
pub use search::{Goal, choice};
