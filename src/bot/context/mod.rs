//! The context of a step: its transaction, effects and time; the incoming update; and the outbox entries. It can find
//! and read matches, but decides nothing about them.

pub mod budget;
pub mod callback;
pub mod day;
pub mod doubts;
pub mod effects;
pub mod half;
pub mod hours;
pub mod incoming;
pub mod limits;
pub mod live;
pub mod members;
pub mod outbox;
pub mod reader;
pub mod registry;
pub mod seal;
pub mod short;
pub mod spans;
pub mod terms;
pub mod times;
pub mod work;
pub mod zone;
