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

    /// Returns a match.
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
