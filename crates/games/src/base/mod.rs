//! The foundations of the contract and the kit: seats, places, chance, texts. Nothing here knows what a game is.

mod blank;
pub mod chance;
pub mod faces;
pub mod place;
mod points;
mod print;
pub mod seat;
pub mod text;
pub mod window;

pub use blank::is_blank;
pub use chance::{Chance, Draw, Seed};
pub use place::{Labels, Place};
pub use points::Points;
pub use seat::{Counts, Seat, Seats, Viewer};
pub use text::{Arg, Text, signed};
pub use window::Window;
