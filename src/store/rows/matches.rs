//! Match rows, and the indices that find them.
//!
//! When a stage of a match begins, its row is written whole. After that, only changed fields are written.

use std::sync::Arc;

use super::cbor;
use super::schema::{ChatId, MatchId, MatchRow, SeatRow, Stage, Tx, UserId, Who, decode, key};

impl MatchRow {
    /// The seat of the chat.
    pub fn chat_seat(&self) -> Option<u8> {
        let found = self.seats.iter().position(|seat| seat.who == Who::Chat)?;
        u8::try_from(found).ok()
    }

    /// The seat for which a user speaks in a chat: their own, or the chat's seat if the match is played there.
    pub fn seat_for(&self, chat: ChatId, user: UserId) -> Option<u8> {
        self.seat_of(user).or_else(|| self.chat_seat().filter(|_| self.chat == chat))
    }

    /// Whether a user is one of the voters of the chat.
    pub fn is_voter(&self, chat: ChatId, user: UserId) -> bool {
        self.seat_of(user).is_none() && self.seat_for(chat, user).is_some()
    }
}

/// A cached match row, with the bytes written when its stage began.
struct CachedMatch {
    row: MatchRow,
    whole: Arc<[u8]>,
}

impl Tx<'_> {
    /// Takes the number of the next match.
    pub fn next_match(&mut self) -> MatchId {
        self.next(b'm')
    }

    pub fn match_row(&self, id: MatchId) -> Option<MatchRow> {
        self.cached_match(id).map(|known| match Arc::try_unwrap(known) {
            Ok(known) => known.row,
            Err(known) => known.row.clone(),
        })
    }

    fn cached_match(&self, id: MatchId) -> Option<Arc<CachedMatch>> {
        let whole = key(b'm', &[id]);
        self.cached_or(&whole, || {
            let whole = self.bytes(&whole)?;
            let row = match self.bytes(&key(b'g', &[id])) {
                None => decode(&whole),
                Some(changes) => cbor::decode_changed(&whole, &changes),
            };
            Some(CachedMatch { row: row?, whole: whole.into() })
        })
    }

    /// Writes the row of a match: whole when its stage begins, and then only what has changed since.
    fn set_match(&mut self, before: Option<&MatchRow>, row: &MatchRow) {
        let (whole, moved) = (key(b'm', &[row.id]), key(b'g', &[row.id]));
        let stands = before.is_some_and(|before| before.stage == row.stage);
        let (base, bytes) = (self.cached_match(row.id).filter(|_| stands), cbor::encode(row));
        let changed = base.and_then(|base| Some((cbor::changes(&base.whole, &bytes)?, Arc::clone(&base.whole))));
        let base = match changed {
            Some((changes, base)) => {
                self.write(moved, Some(changes));
                base
            }
            None => {
                let base = Arc::from(&*bytes);
                if self.has(&moved) {
                    self.write(moved, None);
                }
                self.write(whole.clone(), Some(bytes));
                base
            }
        };
        self.keep(&whole, CachedMatch { row: row.clone(), whole: base });
    }

    /// Writes a match, its entries in the indices of chats and users, and its timer. `before`: the row as it was read.
    pub fn put_match(&mut self, before: Option<&MatchRow>, row: &MatchRow) {
        self.set_match(before, row);
        let old_timer = before.and_then(|row| row.timer);
        if old_timer != row.timer {
            if let Some(at) = old_timer {
                self.unset(key(b't', &[at, row.id]));
            }
            if let Some(at) = row.timer {
                self.set(key(b't', &[at, row.id]), &());
            }
        }
        if let Some(old) = before.filter(|old| old.chat != row.chat) {
            self.unset(key(b'c', &[old.chat, row.id]));
        }
        if before.is_some_and(|before| is_indexed_as(before, row)) {
            return;
        }
        let alive = matches!(row.stage, Stage::Lobby | Stage::Live);
        let users = row.seats.iter().flat_map(SeatRow::users);
        let mut index: Vec<Vec<u8>> = users.map(|user| key(b'p', &[user as u64, row.id])).collect();
        index.push(key(b'c', &[row.chat, row.id]));
        for entry in index {
            match (alive, self.has(&entry)) {
                (true, false) => self.set(entry, &()),
                (false, true) => self.unset(entry),
                _ => {}
            }
        }
    }

    /// Writes a match whole, so that nothing of its old row remains below its changes. The indices stay the same.
    pub(super) fn put_match_whole(&mut self, row: &MatchRow) {
        let (whole, moved) = (key(b'm', &[row.id]), key(b'g', &[row.id]));
        let bytes = cbor::encode(row);
        if self.has(&moved) {
            self.write(moved, None);
        }
        self.write(whole.clone(), Some(bytes.clone()));
        self.keep(&whole, CachedMatch { row: row.clone(), whole: Arc::from(&*bytes) });
    }

    /// Removes users who have left their seats before the start from the index.
    pub fn forget_seats(&mut self, id: MatchId, seats: &[SeatRow]) {
        for seat in seats {
            if let Who::User(user) = seat.who {
                self.unset(key(b'p', &[user as u64, id]));
            }
        }
    }
}

/// Whether a match in play has the same index entries as before.
fn is_indexed_as(before: &MatchRow, row: &MatchRow) -> bool {
    let users = |row: &MatchRow| row.seats.iter().flat_map(SeatRow::users).collect::<Vec<_>>();
    let same = (before.stage, before.chat) == (row.stage, row.chat) && users(before) == users(row);
    same && row.stage == Stage::Live
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::MemoryStore;

    const ANNA: UserId = 71;
    const BORIS: UserId = 82;

    /// A challenge of Anna in chat 3 that waits for Boris.
    fn challenge() -> MatchRow {
        let seat = |who: &str, joined: &str| format!(r#"{{"who":{who},"name":"somebody","joined":{joined}}}"#);
        let seats = [seat(r#"{"user":71}"#, r#""press 71 1""#), seat(r#"{"user":82}"#, "null")].join(",");
        let json = format!(
            r#"{{"id":17,"game":"a","rules":1,"options":"","room":3,"topic":null,"host":71,"open":true,"seats":[{seats}],"stage":"lobby","secret":"00","first":null,"made":1,"began":1,"last":1,"lobby":null,"voided":null,"offer":null,"boards":[],"news":[],"timer":null,"outcome":null,"rematch":null}}"#
        );
        serde_json::from_str(&json).expect("a row")
    }

    fn put(store: &MemoryStore, before: Option<&MatchRow>, row: MatchRow) -> MatchRow {
        let mut tx = Tx::new(store);
        tx.put_match(before, &row);
        tx.commit().expect("the batch is small");
        row
    }

    /// How often the match is listed under Anna, under Boris, and in chats 3 and 4.
    fn listed(store: &MemoryStore) -> [usize; 4] {
        let tx = Tx::new(store);
        [tx.matches_of(ANNA), tx.matches_of(BORIS), tx.matches_in(3), tx.matches_in(4)].map(|all| all.len())
    }

    #[test]
    fn a_match_is_listed_for_its_chat_and_those_who_have_joined_until_it_ends() {
        let store = MemoryStore::new();
        let lobby = put(&store, None, challenge());
        assert_eq!(listed(&store), [1, 0, 1, 0], "Boris is only invited");
        let mut joined = lobby.clone();
        joined.seats[1].joined = Some("press 82 2".to_owned());
        let joined = put(&store, Some(&lobby), joined);
        assert_eq!(listed(&store), [1, 1, 1, 0]);
        let live = put(&store, Some(&joined), MatchRow { stage: Stage::Live, ..joined.clone() });
        let moved = put(&store, Some(&live), MatchRow { chat: 4, last: 9, ..live.clone() });
        assert_eq!(listed(&store), [1, 1, 0, 1], "the group has become another chat");
        let mut shared = moved.clone();
        shared.seats[0].who = Who::Chat;
        let shared = put(&store, Some(&moved), shared);
        put(&store, Some(&shared), MatchRow { stage: Stage::Over, ..shared.clone() });
        assert_eq!(listed(&store)[1..], [0, 0, 0]);
    }

    #[test]
    fn whoever_leaves_a_challenge_has_it_no_longer() {
        let store = MemoryStore::new();
        let row = put(&store, None, challenge());
        let mut tx = Tx::new(&store);
        tx.forget_seats(row.id, &row.seats[..1]);
        tx.commit().expect("the batch is small");
        assert_eq!(listed(&store), [0, 0, 1, 0]);
    }

    #[test]
    fn a_match_has_one_timer() {
        let store = MemoryStore::new();
        let due = || Tx::new(&store).due(100, 9);
        let first = put(&store, None, MatchRow { timer: Some(50), ..challenge() });
        assert_eq!(due(), [(50, 17)]);
        let same = put(&store, Some(&first), MatchRow { last: 7, ..first.clone() });
        assert_eq!(due(), [(50, 17)]);
        let later = put(&store, Some(&same), MatchRow { timer: Some(60), ..same.clone() });
        assert_eq!(due(), [(60, 17)]);
        put(&store, Some(&later), MatchRow { timer: None, ..later.clone() });
        assert_eq!(due(), []);
    }

    #[test]
    fn a_chat_speaks_through_those_who_have_no_seat_of_their_own() {
        let mut row = challenge();
        assert_eq!((row.chat_seat(), row.seat_for(3, 93)), (None, None));
        row.seats[1].who = Who::Chat;
        assert_eq!(row.chat_seat(), Some(1));
        assert_eq!([ANNA, 93].map(|user| row.seat_for(3, user)), [Some(0), Some(1)]);
        assert_eq!([ANNA, 93].map(|user| row.seat_for(4, user)), [Some(0), None], "it is played elsewhere");
        assert_eq!([(3, ANNA), (3, 93), (4, 93)].map(|(chat, user)| row.is_voter(chat, user)), [false, true, false]);
    }
}
