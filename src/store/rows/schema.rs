//! The schema: all rows and their keys.
//!
//! There is one table of bytes. The first byte of a key is its kind. Ids follow in big-endian order, so they sort. Rows
//! are CBOR after one byte for their format; older versions wrote JSON. `rows` defines their content. Each step of a
//! match writes only what has changed since its stage began. Chats have numbers of our own ([`ChatId`]). The
//! messenger's id of a chat is a value in its row. When a group becomes a supergroup, this value changes and nothing
//! else must move.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use super::alone_rows::*;
pub(super) use super::cbor::decode;
use super::cbor::encode;
pub use super::cup_rows::*;
pub use super::ids::*;
pub use super::lang::*;
pub use super::main_rows::*;
pub use super::outbox_rows::*;
pub use super::pending::*;
pub use super::row_cache::RowCache;
pub use super::told_rows::*;
pub use super::turning_rows::*;
pub use super::vote_rows::*;
use crate::store::logs::LINE;
use crate::store::{Batch, Oversize, Seq, Store};

/// How many update numbers to remember.
const REMEMBERED: u64 = 20_000;

pub(super) fn key(kind: u8, ids: &[u64]) -> Vec<u8> {
    let mut key = Vec::with_capacity(1 + 8 * ids.len());
    key.push(kind);
    for id in ids {
        key.extend_from_slice(&id.to_be_bytes());
    }
    key
}

/// The last id of a key.
pub(super) fn tail(key: &[u8]) -> u64 {
    let bytes = key.last_chunk::<8>().copied().unwrap_or_default();
    u64::from_be_bytes(bytes)
}

/// The reads and writes of one step. Writes are gathered, reads see them, and [`Tx::commit`] applies all or none of
/// them.
pub struct Tx<'a> {
    pub(super) store: &'a dyn Store,
    writes: BTreeMap<Vec<u8>, Option<Vec<u8>>>,
    cache: Option<&'a RowCache>,
}

impl<'a> Tx<'a> {
    /// A transaction over a store.
    pub fn new(store: &'a dyn Store) -> Tx<'a> {
        Tx { store, writes: BTreeMap::new(), cache: None }
    }

    /// A transaction that can use rows cached by earlier ones.
    pub fn cached_by(store: &'a dyn Store, cache: &'a RowCache) -> Tx<'a> {
        cache.begin(store.last());
        Tx { cache: Some(cache), ..Tx::new(store) }
    }

    /// Applies the writes. `None` if there are none.
    ///
    /// # Errors
    /// If they exceed what a store accepts. Nothing is applied in that case. A store would end the process over such a
    /// batch, and the update that caused it would do so again after every start.
    pub fn commit(self) -> Result<Option<Seq>, Oversize> {
        if self.writes.is_empty() {
            return Ok(None);
        }
        let batch = Batch { ops: self.writes.into_iter().collect() };
        batch.check()?;
        let seq = self.store.apply(batch);
        if let Some(cache) = self.cache {
            cache.commit(seq);
        }
        Ok(Some(seq))
    }

    pub(super) fn bytes(&self, key: &[u8]) -> Option<Vec<u8>> {
        match self.writes.get(key) {
            Some(value) => value.clone(),
            None => self.store.get(key),
        }
    }

    pub(super) fn has(&self, key: &[u8]) -> bool {
        self.bytes(key).is_some()
    }

    pub(super) fn row<T: DeserializeOwned>(&self, key: &[u8]) -> Option<T> {
        decode(&self.bytes(key)?)
    }

    /// Reads a row that will probably be read again soon.
    pub(super) fn cached<T: DeserializeOwned + Any + Send + Sync>(&self, key: &[u8]) -> Option<Arc<T>> {
        self.cached_or(key, || self.row(key))
    }

    /// The same, with another way to read it.
    pub(super) fn cached_or<T: Any + Send + Sync>(
        &self,
        key: &[u8],
        read: impl FnOnce() -> Option<T>,
    ) -> Option<Arc<T>> {
        let Some(cache) = self.cache else { return read().map(Arc::new) };
        cache.find(key).unwrap_or_else(|| {
            let row = read().map(Arc::new);
            cache.keep(key, row.clone());
            row
        })
    }

    pub(super) fn write(&mut self, key: Vec<u8>, value: Option<Vec<u8>>) {
        if let Some(cache) = self.cache {
            cache.forget(&key);
        }
        self.writes.insert(key, value);
    }

    pub(super) fn set<T: Serialize>(&mut self, key: Vec<u8>, row: &T) {
        self.write(key, Some(encode(row)));
    }

    /// Writes a row that will probably be read again soon.
    pub(super) fn set_cached<T: Serialize + Clone + Any + Send + Sync>(&mut self, key: Vec<u8>, row: &T) {
        self.write(key.clone(), Some(encode(row)));
        self.keep(&key, row.clone());
    }

    /// Caches the row written under a key, or the rows under all keys with a prefix.
    pub(super) fn keep<T: Any + Send + Sync>(&self, key: &[u8], row: T) {
        if let Some(cache) = self.cache {
            cache.keep(key, Some(Arc::new(row)));
        }
    }

    pub(super) fn unset(&mut self, key: Vec<u8>) {
        self.write(key, None);
    }

    /// All entries with a prefix, including this step's writes, ascending by key.
    pub(super) fn entries_of(&self, prefix: &[u8]) -> BTreeMap<Vec<u8>, Vec<u8>> {
        let mut entries: BTreeMap<_, _> = self.store.scan(prefix).into_iter().collect();
        for (key, value) in self.writes.range(prefix.to_vec()..).take_while(|(key, _)| key.starts_with(prefix)) {
            match value {
                Some(value) => entries.insert(key.clone(), value.clone()),
                None => entries.remove(key),
            };
        }
        entries
    }

    /// All keys with a prefix, including this step's writes, ascending.
    pub(super) fn keys(&self, prefix: &[u8]) -> Vec<Vec<u8>> {
        self.entries_of(prefix).into_keys().collect()
    }

    /// Increments a counter and returns it, from 1.
    pub(super) fn next(&mut self, counter: u8) -> u64 {
        let key = key(b'n', &[u64::from(counter)]);
        let next = self.cached::<u64>(&key).map_or(0, |last| *last) + 1;
        self.set_cached(key, &next);
        next
    }

    /// Remembers an update. `false` if it was handled before.
    pub fn first_time(&mut self, update: u32) -> bool {
        let own = key(b'd', &[u64::from(update)]);
        if self.has(&own) {
            return false;
        }
        let count = self.next(b'd');
        self.set(own, &count);
        self.set(key(b'e', &[count]), &update);
        if let Some(old) = count.checked_sub(REMEMBERED) {
            let old_key = key(b'e', &[old]);
            if let Some(forgotten) = self.row::<u32>(&old_key) {
                self.unset(key(b'd', &[u64::from(forgotten)]));
                self.unset(old_key);
            }
        }
        true
    }

    /// The number of the chat with that id of the messenger.
    pub fn chat_of_peer(&self, peer: Peer) -> Option<ChatId> {
        self.cached(&key(b'h', &[peer as u64])).map(|id| *id)
    }

    pub fn chat(&self, id: ChatId) -> Option<Arc<ChatRow>> {
        self.cached(&key(b'r', &[id]))
    }

    /// A copy of a chat, to modify.
    pub fn chat_copy(&self, id: ChatId) -> Option<ChatRow> {
        self.chat(id).map(Arc::unwrap_or_clone)
    }

    pub fn put_chat(&mut self, id: ChatId, row: &ChatRow) {
        self.set_cached(key(b'r', &[id]), row);
    }

    pub fn add_chat(&mut self, row: &ChatRow) -> ChatId {
        let id = self.next(b'r');
        self.set(key(b'h', &[row.peer as u64]), &id);
        self.put_chat(id, row);
        id
    }

    /// Makes another id of the messenger lead to a chat.
    pub fn lead_to_chat(&mut self, peer: Peer, id: ChatId) {
        self.set(key(b'h', &[peer as u64]), &id);
    }

    pub fn user(&self, id: UserId) -> Option<UserRow> {
        self.cached(&key(b'u', &[id as u64])).map(Arc::unwrap_or_clone)
    }

    /// Writes a user, and the index by username.
    pub fn put_user(&mut self, id: UserId, row: &UserRow) {
        if let Some(name) = &row.username {
            self.set(name_key(name), &id);
        }
        self.set_cached(key(b'u', &[id as u64]), row);
    }

    /// The user last seen with that username.
    pub fn user_named(&self, username: &str) -> Option<UserId> {
        let id: UserId = self.row(&name_key(username))?;
        let current = self.user(id)?.username?;
        current.eq_ignore_ascii_case(username).then_some(id)
    }

    /// Removes a user, and the username from the index.
    pub(super) fn forget_user(&mut self, id: UserId, username: Option<&str>) {
        self.unset(key(b'u', &[id as u64]));
        if let Some(name) = username.filter(|name| self.row::<UserId>(&name_key(name)) == Some(id)) {
            self.unset(name_key(name));
        }
    }

    /// Removes a chat, and the id of the messenger that leads to it.
    pub fn forget_chat(&mut self, id: ChatId) {
        if let Some(row) = self.chat(id) {
            self.unset(key(b'h', &[row.peer as u64]));
        }
        self.forget_days_of_chat(id);
        self.unset(key(b'r', &[id]));
    }

    pub fn all_chats(&self) -> Vec<ChatId> {
        self.keys(b"r").iter().map(|key| tail(key)).collect()
    }

    /// Challenges and live matches of a chat, oldest first.
    pub fn matches_in(&self, chat: ChatId) -> Vec<MatchId> {
        self.keys(&key(b'c', &[chat])).iter().map(|key| tail(key)).collect()
    }

    /// Challenges and live matches of a user, oldest first.
    pub fn matches_of(&self, user: UserId) -> Vec<MatchId> {
        self.keys(&key(b'p', &[user as u64])).iter().map(|key| tail(key)).collect()
    }

    /// All challenges and live matches.
    pub fn matches_alive(&self) -> Vec<MatchId> {
        self.keys(b"c").iter().map(|key| tail(key)).collect()
    }

    /// Due timers of matches, oldest first.
    pub fn due(&self, now: u64, limit: usize) -> Vec<(u64, MatchId)> {
        let first = self.store.range(b"t", b"t", limit);
        first
            .iter()
            .filter_map(|(key, _)| Some((timer_time(key)?, tail(key))))
            .take_while(|(at, _)| *at <= now)
            .collect()
    }

    /// Removes a match's timer, whether the match still refers to it or not.
    pub fn drop_timer(&mut self, id: MatchId, at: u64) {
        self.unset(key(b't', &[at, id]));
    }

    /// Writes a line of a log, in the format of the record.
    pub fn put_line(&mut self, id: MatchId, n: usize, line: &str) {
        self.set(key(LINE, &[id, n as u64]), &line);
    }

    /// Writes a comment on a line, for exported records. It is not part of the log.
    pub fn put_comment(&mut self, id: MatchId, n: usize, comment: &str) {
        self.set(key(b'v', &[id, n as u64]), &comment);
    }

    /// The comments on the lines of a match, by line number.
    pub fn comments(&self, id: MatchId) -> BTreeMap<u64, String> {
        let entries = self.entries_of(&key(b'v', &[id])).into_iter();
        entries.filter_map(|(key, comment)| Some((tail(&key), decode(&comment)?))).collect()
    }

    /// The whole log of a match, including this step's lines. A missing or unreadable line becomes an empty string,
    /// which is not a valid line: to skip it would describe another match.
    pub fn lines(&self, id: MatchId) -> Vec<String> {
        let entries = self.entries_of(&key(LINE, &[id])).into_iter().zip(0..);
        let read = |((key, line), n): ((Vec<u8>, Vec<u8>), u64)| (tail(&key) == n).then(|| decode(&line)).flatten();
        entries.map(|entry| read(entry).unwrap_or_default()).collect()
    }
}

fn name_key(username: &str) -> Vec<u8> {
    let mut key = vec![b'a'];
    key.extend_from_slice(username.to_ascii_lowercase().as_bytes());
    key
}

fn timer_time(key: &[u8]) -> Option<u64> {
    Some(u64::from_be_bytes(*key.get(1..)?.first_chunk::<8>()?))
}

#[cfg(test)]
mod tests {
    use tokio::sync::watch;

    use super::super::cbor::{FORMAT, JSON};
    use super::*;
    use crate::store::Entry;
    use crate::store::memory::MemoryStore;

    /// A match as older versions wrote it.
    const FORMER: &str = r#"{"id":17,"game":"a","rules":1,"options":"","room":3,"topic":null,"host":7,"open":true,"seats":[{"who":{"user":7},"name":"Anna","joined":"press 7 1"}],"stage":"live","secret":"00","first":null,"made":1,"began":1,"last":1,"lobby":null,"voided":null,"offer":null,"boards":[],"news":[],"timer":null,"outcome":null,"rematch":null}"#;

    fn step<T>(store: &MemoryStore, act: impl FnOnce(&mut Tx<'_>) -> T) -> T {
        let mut tx = Tx::new(store);
        let done = act(&mut tx);
        tx.commit().expect("the batch is small");
        done
    }

    fn former() -> (MemoryStore, MatchRow) {
        let store = MemoryStore::new();
        let mut batch = Batch::default();
        batch.put(key(b'm', &[17]), [&[JSON], FORMER.as_bytes()].concat());
        store.apply(batch);
        let row = Tx::new(&store).match_row(17).expect("it is read for ever");
        assert_eq!(Some(row.clone()), serde_json::from_str(FORMER).ok());
        (store, row)
    }

    #[test]
    fn of_a_match_only_what_has_changed_is_written() {
        let (store, before) = former();
        let mut row = MatchRow { last: 5, ..before.clone() };
        step(&store, |tx| tx.put_match(Some(&before), &row));
        let whole = store.get(&key(b'm', &[17]));
        assert_eq!(whole.as_ref().and_then(|bytes| bytes.first()), Some(&FORMAT), "it is written anew once");
        for last in [6, 9] {
            let next = MatchRow { last, reminded: Some(ReminderRow { version: 2, at: 8 }), ..row.clone() };
            step(&store, |tx| tx.put_match(Some(&row), &next));
            row = next;
            assert_eq!(store.get(&key(b'm', &[17])), whole);
            let changes = store.get(&key(b'g', &[17])).expect("there are some");
            assert!(changes.len() < 40, "{} bytes", changes.len());
            assert_eq!(Tx::new(&store).match_row(17).as_ref(), Some(&row));
        }
    }

    #[test]
    fn a_field_that_comes_and_goes_is_never_left_behind() {
        let (store, former) = former();
        let shown = vec![ShownRow { seat: 0, at: 4 }];
        let rows = [
            MatchRow { shown: shown.clone(), ..former.clone() },
            MatchRow { last: 3, shown: shown.clone(), ..former.clone() },
            MatchRow { last: 3, ..former.clone() },
            MatchRow { last: 4, shown, ..former.clone() },
            MatchRow { last: 4, stage: Stage::Over, ..former.clone() },
        ];
        let mut before = former;
        for row in rows {
            step(&store, |tx| tx.put_match(Some(&before), &row));
            assert_eq!(Tx::new(&store).match_row(17).as_ref(), Some(&row));
            before = row;
        }
        assert_eq!(store.get(&key(b'g', &[17])), None, "the last stage was written whole");
    }

    #[test]
    fn an_update_is_new_once_and_long_remembered() {
        let store = MemoryStore::new();
        let last = u32::try_from(REMEMBERED).expect("few");
        step(&store, |tx| assert!((0..=last).all(|update| tx.first_time(update))));
        let again = |update| step(&store, |tx| tx.first_time(update));
        assert_eq!([last, 1, 0].map(again), [false, false, true], "the oldest was forgotten");
    }

    #[test]
    fn people_are_found_by_the_name_they_have_now() {
        let store = MemoryStore::new();
        let row = |name: &str| UserRow { name: "A".to_owned(), username: Some(name.to_owned()), lang: Lang::default() };
        for (user, name) in [(71, "anna_k"), (82, "boris"), (71, "Queen")] {
            step(&store, |tx| tx.put_user(user, &row(name)));
        }
        let named = |name: &str| Tx::new(&store).user_named(name);
        assert_eq!(["queen", "anna_k", "BORIS"].map(named), [Some(71), None, Some(82)]);
        step(&store, |tx| tx.put_user(82, &row("anna_k")));
        step(&store, |tx| tx.forget_user(71, Some("anna_k")));
        assert_eq!(["queen", "anna_k"].map(named), [None, Some(82)], "the name has another owner");
    }

    #[test]
    fn a_chat_is_found_by_each_of_its_ids() {
        let store = MemoryStore::new();
        let row: ChatRow = serde_json::from_str(
            r#"{"chat":-5,"private":false,"title":"Club","lang":"ru","labels":null,"policy":"edit","standing":"admin","closed":null}"#,
        )
        .expect("a row");
        let id = step(&store, |tx| tx.add_chat(&row));
        step(&store, |tx| tx.lead_to_chat(-1005, id));
        let found = |peer| Tx::new(&store).chat_of_peer(peer);
        assert_eq!([-5, -1005, -6].map(found), [Some(id), Some(id), None]);
        step(&store, |tx| tx.forget_chat(id));
        assert_eq!((found(-5), Tx::new(&store).all_chats()), (None, vec![]));
    }

    /// A store that allows only scans.
    struct Scanned(MemoryStore);

    impl Store for Scanned {
        fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
            panic!("{key:?} is read by itself")
        }

        fn scan(&self, prefix: &[u8]) -> Vec<Entry> {
            self.0.scan(prefix)
        }

        fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> Vec<Entry> {
            self.0.range(prefix, from, limit)
        }

        fn last(&self) -> Seq {
            self.0.last()
        }

        fn apply(&self, batch: Batch) -> Seq {
            self.0.apply(batch)
        }

        fn durable(&self) -> watch::Receiver<Seq> {
            self.0.durable()
        }
    }

    #[test]
    fn a_log_is_read_at_once_with_the_lines_of_this_step() {
        let store = MemoryStore::new();
        step(&store, |tx| (0..300).for_each(|n| tx.put_line(17, n, &n.to_string())));
        store.apply(Batch { ops: vec![(key(b'l', &[17, 5]), Some(b"no row".to_vec()))] });
        let store = Scanned(store);
        let mut tx = Tx::new(&store);
        tx.put_line(17, 299, "another");
        tx.put_line(17, 300, "new");
        let expected = |n: usize| match n {
            5 => String::new(),
            299 => "another".to_owned(),
            300 => "new".to_owned(),
            n => n.to_string(),
        };
        assert_eq!(tx.lines(17), (0..301).map(expected).collect::<Vec<_>>());
        // A missing line is not skipped.
        tx.unset(key(LINE, &[17, 100]));
        assert_eq!((tx.lines(17).len(), &tx.lines(17)[99], &tx.lines(17)[100]), (300, &expected(99), &String::new()));
    }
}
