//! Games of dice round one table, and the ways in which any of them can be played: in turn, with one throw for
//! everybody, with throws that the players name instead of making them, and with real dice.
//!
//! A [`DiceGame`] is one player's way through a turn: what is thrown, what may be chosen, what it makes of a sheet.
//! [`Diced`] makes a [`Game`](crate::game::Game) of it. Nothing in a dice game knows in which of the ways it is played,
//! but for a few questions that only arise in one of them. Where one throws as often as one dares and stops in time,
//! the way through a turn is the same in all games: [`RollHold`] has what differs, and [`Rolled`] makes a dice game of
//! it.
//!
//! What is asked of a dice game, and when:
//!
//! ```text
//!  setup ─▶ begin ─▶ stage? ─┬─ Throw ──▶ fallen ─────────────────▶ stage?
//!             ▲              ├─ Choose ─▶ choose ─▶ (together: opened, once all have) ─▶ stage?
//!             │              └─ Done ───▶ settle ─▶ is_over? ─┬─ yes ▶ outcome
//!             └────────────── next ◀──────────────────────────┘  no
//! ```
//!
//! In turn that is the way of one seat after the other, and [`DiceGame::next`] may say whose comes. Together all go it
//! at the same time: `begin`, `fallen` and `choose` are asked for each of them, `settle` once when all are done.
//! Whoever leaves is reported by `leave` and asked for nothing more.
//!
//! - *In turn*: the dice of a seat fall by themselves where nothing is to be decided.
//! - *Together*: each throw is for all who still throw in this round; each chooses alone, in secret, by a press. When
//!   all have chosen, the next throw falls, or the next round begins. Where choices go on a sheet they stay secret to
//!   the end ([`DiceGame::is_covered`]), else until all have chosen.
//! - *Named*: the same, but the seats name in turn what the dice show. Where the number of throws is no multiple of the
//!   number of seats, the last ones are thrown; where there are fewer throws than seats, each of the first names one.
//! - *Real dice*: whoever is to throw types what fell; the house knows the rest ([`Game::by_hand`]).
//!
//! [`Game::by_hand`]: crate::game::Game::by_hand

mod contract;
mod play;
mod rollhold;
mod table;
#[cfg(test)]
mod tests;

pub use crate::game::Dice;
pub use contract::{Board, DICE, DiceGame, NAMED, Round, Stage, TOGETHER, Way};
pub use play::{Diced, Move, State};
pub use rollhold::{After, Choice, Phase, RollHold, Rolled, Runner, WORDS};
pub use table::{listed, some};
