//! Incoming → effects: commands, challenges, boards, settings, words. The module is pure: it uses no types of the
//! messenger and reads no clock.
//!
//! Its parts form layers. Each uses only those above it in this list: `context` (a step: transaction, effects, time),
//! `chats` (chats and people), `table` (one match), [`words`] and `boards` (what the bot shows), [`desk`] (resolves
//! user and match, and sets the order).

mod context;
mod chats;
mod table;
pub mod words;
mod boards;
pub mod desk;

pub use boards::menu::language as menu_language;
pub use boards::{call, headline, lettered, reel, targets};
pub use chats::rights::Scope;
pub use context::incoming;
pub use context::limits::Limits;
pub use context::registry::Registry;
pub use context::seal;
pub use context::times;
pub use context::work::UsualLook;
pub use desk::{Completed, completed, is_quiet, suggested};
pub use table::wish::options;
