//! What the bytes of the store mean: the rows of chats, people, matches and results, and their keys.
//!
//! [`schema`] has the keys and the transaction that reads and writes rows. The files `…_rows` have the rows themselves,
//! and `cbor` how they are written; `row_cache` keeps those that were read recently. The other files extend the
//! transaction by what belongs to one kind of row.

mod alone_rows;
mod cbor;
mod cup_rows;
mod cups;
pub mod days;
pub mod erase;
mod ids;
mod lang;
mod main_rows;
mod matches;
mod outbox;
mod outbox_rows;
mod pending;
mod posted;
pub mod results;
mod retention;
mod row_cache;
pub mod schema;
mod told_rows;
mod turning_rows;
mod turns;
mod typed;
mod vote_rows;
