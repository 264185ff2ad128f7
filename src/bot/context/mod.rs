//! The context of a step: its transaction, its effects and its time; what comes in; and the entries of the outbox. It
//! can find and read matches, but decides nothing about them.

pub mod budget;
pub mod callback;
pub mod day;
pub mod doubts;
pub mod effects;
pub mod hours;
pub mod incoming;
pub mod limits;
pub mod live;
pub mod outbox;
pub mod reader;
pub mod registry;
pub mod seal;
pub mod spans;
pub mod terms;
pub mod times;
pub mod work;
