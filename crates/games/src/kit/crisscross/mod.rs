//! Games that fill grids of five by five with the digits of throws: [`Grids`] has the course of those in which all
//! have a grid of their own.
//!
//! `grid` has the grid and what it is worth, `chart` what a line may become, `search` the computer's play, `own` the
//! course, `player` who plays it, `page` the drawing of grids.

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
