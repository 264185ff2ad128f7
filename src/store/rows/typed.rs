//! Messages that have moved a match: if you edit one of these later, it plays nothing. And messages that were refused
//! commands: you may correct those.
//!
//! The key contains the messenger's id of the chat, not our own number. When a group becomes a supergroup, the same
//! message ids belong to other messages.

use std::sync::Arc;

use super::schema::{MatchId, Peer, Tx, UserId, decode, key, tail};

/// How many typed moves of a user in a chat to remember. An edit of an older message would come after the newer ones.
const TYPED: usize = 32;

/// How many refused commands of a user in a chat to remember.
const REFUSED: usize = 8;

impl Tx<'_> {
    /// Remembers a message as a refused command.
    pub fn put_refused(&mut self, peer: Peer, user: UserId, message: i32) {
        self.set(message_key(b'f', peer, user, message), &());
        self.forget_oldest(key(b'f', &[peer as u64, user as u64]), REFUSED);
    }

    /// Whether a message was a refused command. Forgets it.
    pub fn take_refused(&mut self, peer: Peer, user: UserId, message: i32) -> bool {
        let own = message_key(b'f', peer, user, message);
        let refused = self.row::<()>(&own).is_some();
        if refused {
            self.unset(own);
        }
        refused
    }

    /// Remembers that a user's message has moved a match, and forgets the oldest if there are too many.
    pub fn put_typed(&mut self, peer: Peer, user: UserId, message: i32, id: MatchId) {
        let all = key(b'y', &[peer as u64, user as u64]);
        let mut typed = self.typed(&all).map_or_else(Vec::new, Arc::unwrap_or_clone);
        self.set(message_key(b'y', peer, user, message), &id);
        match typed.binary_search_by_key(&message, |(typed, _)| *typed) {
            Ok(known) => typed[known].1 = id,
            Err(place) => typed.insert(place, (message, id)),
        }
        for (old, _) in typed.drain(..typed.len().saturating_sub(TYPED)) {
            self.unset(message_key(b'y', peer, user, old));
        }
        self.keep(&all, typed);
    }

    fn forget_oldest(&mut self, prefix: Vec<u8>, kept: usize) {
        let keys = self.keys(&prefix);
        for old in &keys[..keys.len().saturating_sub(kept)] {
            self.unset(old.clone());
        }
    }

    /// All messages of a user in a chat that have moved a match, ordered by id.
    fn typed(&self, all: &[u8]) -> Option<Arc<Vec<(i32, MatchId)>>> {
        self.cached_or(all, || {
            let found = self.entries_of(all);
            let typed = |(key, value): (&Vec<u8>, &Vec<u8>)| Some((i32::try_from(tail(key)).ok()?, decode(value)?));
            Some(found.iter().filter_map(typed).collect())
        })
    }

    /// The messages of a user in a chat that have moved a match, from this one on.
    pub fn typed_from(&self, peer: Peer, user: UserId, message: i32) -> Vec<(i32, MatchId)> {
        let all = self.typed(&key(b'y', &[peer as u64, user as u64]));
        let from = |all: &Vec<(i32, MatchId)>| all.iter().copied().filter(|(typed, _)| *typed >= message).collect();
        all.map_or_else(Vec::new, |all| from(&all))
    }
}

/// The key of a message. Message ids are positive, so they sort.
fn message_key(kind: u8, peer: Peer, user: UserId, message: i32) -> Vec<u8> {
    key(kind, &[peer as u64, user as u64, u64::try_from(message).unwrap_or_default()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::MemoryStore;

    #[test]
    fn messages_are_found_from_one_on() {
        let store = MemoryStore::new();
        let mut tx = Tx::new(&store);
        for (peer, user, message, id) in [(-5, 1, 7, 1), (-5, 1, 300, 2), (-5, 2, 8, 1), (-6, 1, 9, 3)] {
            tx.put_typed(peer, user, message, id);
        }
        tx.commit().expect("the batch is small");
        let tx = Tx::new(&store);
        assert_eq!(tx.typed_from(-5, 1, 1), [(7, 1), (300, 2)]);
        assert_eq!(tx.typed_from(-5, 1, 8), [(300, 2)]);
        assert_eq!(tx.typed_from(-5, 3, 1), []);
    }

    #[test]
    fn the_oldest_of_many_are_forgotten() {
        let store = MemoryStore::new();
        for message in 1..=100 {
            let mut tx = Tx::new(&store);
            tx.put_typed(-5, 1, message, 1);
            tx.commit().expect("the batch is small");
        }
        let kept = Tx::new(&store).typed_from(-5, 1, 1);
        assert_eq!((kept.len(), kept[0].0, kept[TYPED - 1].0), (TYPED, 69, 100));
    }
}
