//! Dice games round one table, and the ways to play any of them: in turn, with one throw for everyone, with throws that
//! the players name instead of making them, and with real dice.
//!
//! A [`DiceGame`] describes one player's way through a turn: what you throw, what you may choose, and what it does to
//! your sheet. [`Diced`] makes a [`Game`](crate::game::Game) out of it. A dice game does not know how it is played,
//! apart from a few questions that arise in only one of these ways. In some games you throw as often as you dare and
//! stop in time. They all share one way through a turn. [`RollHold`] has the differences, and [`Rolled`] makes a dice
//! game out of it.
//!
//! These are the questions that a dice game answers, and when:
//!
//! ```text
//!  setup ─▶ begin ─▶ stage? ─┬─ Throw ──▶ fallen ─────────────────▶ stage?
//!             ▲              ├─ Choose ─▶ choose ─▶ (together: opened, once all have) ─▶ stage?
//!             │              └─ Done ───▶ settle ─▶ is_over? ─┬─ yes ▶ outcome
//!             └────────────── next ◀──────────────────────────┘  no
//! ```
//!
//! When seats play in turn, one seat after the other goes this way, and [`DiceGame::next`] may say whose turn comes
//! next. When they play together, all go this way at once: `begin`, `fallen` and `choose` are called for each seat, and
//! `settle` once when all are done. If a player leaves, the game hears of it through `leave` and gets no more questions
//! about that seat.
//!
//! - *In turn*: if a seat has nothing to decide, its dice fall by themselves.
//! - *Together*: each throw is for all who still throw in this round. Each player chooses alone, in secret, by a press.
//!   When all have chosen, the next throw falls or the next round begins. Choices that go on a sheet may stay secret to
//!   the end ([`DiceGame::is_covered`]). Others stay secret until all have chosen.
//! - *Named*: the same, but the seats take turns to name what the dice show. If the number of throws is not a multiple
//!   of the number of seats, the last throws are made with dice. If there are fewer throws than seats, each of the
//!   first seats names one.
//! - *Real dice*: the player who throws types the result. The bot knows the rest ([`Game::by_hand`]).
//!
//! [`Game::by_hand`]: crate::game::Game::by_hand

mod contract;
mod nearest;
mod odds;
mod play;
mod rollhold;
mod rounded;
mod runner;
mod table;
#[cfg(test)]
mod tests;

pub use crate::game::Dice;
pub use contract::{Board, DICE, DiceGame, NAMED, Round, Stage, TOGETHER, Way};
pub use nearest::{Near, Nearest, Terms};
pub use odds::Stakes;
pub use play::{Diced, Move, State};
pub use rollhold::{After, Choice, LUCK, RollHold, Rolled, WORDS, say_more};
pub use rounded::{ROUNDS, Rounded, Scored, Sheet, Tally, Worth};
pub use runner::{Lot, Phase, Runner};
pub use table::{listed, some};
