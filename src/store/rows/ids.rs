//! The ids of chats, matches, people and entries.

/// The messenger's id of a chat. It changes when a group becomes a supergroup.
pub type Peer = i64;
/// Number of a chat in this store.
pub type ChatId = u64;
/// Number of a match, assigned to its challenge: the `17` of `№17`.
pub type MatchId = u64;
/// The messenger's id of a user.
pub type UserId = i64;
/// Number of a result. Results are numbered in the order in which they end.
pub type ResultId = u64;
/// Number of a cup.
pub type CupId = u64;
/// Number of an outbox entry.
pub type EntryId = u64;
