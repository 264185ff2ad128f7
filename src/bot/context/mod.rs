//! What everything in the bot stands on: the context of a step (its transaction, its effects, its time), what comes in,
//! and what is owed. Knows matches as far as they must be found and read again, and decides nothing about them.

pub mod budget;
pub mod callback;
pub mod effects;
pub mod hours;
pub mod incoming;
pub mod limits;
pub mod live;
pub mod outbox;
pub mod reader;
pub mod registry;
pub mod spans;
pub mod terms;
pub mod work;
