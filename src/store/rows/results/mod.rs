//! Results of matches, and what derives from them: ratings, tallies, tables.
//!
//! A result is written in the transaction that ends its match, and it is the only source. If you enter all results of a
//! game in a chat again, in the order in which they ended, you get the same rows byte for byte ([`Tx::fold_results`]).
//! This is also how a result that no longer counts is removed.

mod fold;
mod rows;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use self::fold::{Ledger, unrated};
pub use self::rows::*;
use super::cbor::encode;
use super::schema::{ChatId, MatchId, ResultId, Tx, UserId, decode, key, tail};

/// Kinds of keys.
const RESULT: u8 = b'R';
const TALLY: u8 = b'S';
const HISTORY: u8 = b'J';
const PAIR: u8 = b'H';
const MONTH: u8 = b'M';
const CHATS: u8 = b'U';
/// Timers for announcing the table of a month in a chat.
const ANNOUNCED: u8 = b'Z';
/// A mark: matches that ended before results were stored have been entered.
const FORMER: u8 = b'V';

/// A person's month, by game id.
pub type MonthRow = BTreeMap<String, MonthGame>;

/// A key below one game in one chat. Game ids are words, so a zero byte terminates them.
fn game_key(kind: u8, chat: ChatId, game: &str, ids: &[u64]) -> Vec<u8> {
    let mut key = key(kind, &[chat]);
    key.extend_from_slice(game.as_bytes());
    key.push(0);
    for id in ids {
        key.extend_from_slice(&id.to_be_bytes());
    }
    key
}

/// The game in such a key.
fn game_of(key: &[u8]) -> Option<String> {
    let named = key.get(9..)?;
    let end = named.iter().position(|byte| *byte == 0)?;
    String::from_utf8(named[..end].to_vec()).ok()
}

impl Tx<'_> {
    /// Enters the result of a match that ends. It becomes the latest one, and `row` gets its ratings.
    pub fn add_result(&mut self, chat: ChatId, game: &str, row: &mut ResultRow) -> ResultId {
        let n = self.next(RESULT);
        let ledger = &mut Stored { tx: self, chat, game };
        row.unrated = row.unrated.or_else(|| unrated(ledger, row));
        fold::enter(ledger, row);
        self.set(game_key(RESULT, chat, game, &[n]), row);
        for user in row.seats.iter().flat_map(ResultSeat::users) {
            let known = key(CHATS, &[user as u64, chat]);
            if !self.has(&known) {
                self.set(known, &());
            }
        }
        n
    }

    /// Schedules the announcement of a chat's monthly table.
    pub fn announce_month(&mut self, chat: ChatId, at: u64) {
        let timer = key(ANNOUNCED, &[at, chat]);
        if !self.has(&timer) {
            self.set(timer, &());
        }
    }

    /// The first due announcement: its time, and the chat.
    pub fn month_due(&self, now: u64) -> Option<(u64, ChatId)> {
        let (key, _) = self.store.range(&[ANNOUNCED], &[ANNOUNCED], 1).pop()?;
        let at = u64::from_be_bytes(*key.get(1..)?.first_chunk::<8>()?);
        (at <= now).then_some((at, tail(&key)))
    }

    /// Removes an announcement that was made or rescheduled.
    pub fn drop_month(&mut self, chat: ChatId, at: u64) {
        self.unset(key(ANNOUNCED, &[at, chat]));
    }

    /// Whether matches that ended before results were stored have been entered.
    pub fn former_entered(&self) -> bool {
        self.has(&[FORMER])
    }

    /// Marks them as entered.
    pub fn put_former_entered(&mut self) {
        self.set(vec![FORMER], &());
    }

    /// All stored matches, ordered by number.
    pub fn all_matches(&self) -> Vec<MatchId> {
        self.keys(b"m").iter().map(|key| tail(key)).collect()
    }

    pub fn result(&self, chat: ChatId, game: &str, n: ResultId) -> Option<ResultRow> {
        self.row(&game_key(RESULT, chat, game, &[n]))
    }

    /// Removes the effect of a result: everything derived from the results of its game in its chat is recomputed.
    pub fn void_result(&mut self, chat: ChatId, game: &str, n: ResultId) {
        let own = game_key(RESULT, chat, game, &[n]);
        if let Some(mut row) = self.row::<ResultRow>(&own).filter(|row| !row.voided) {
            row.voided = true;
            self.set(own, &row);
            self.fold_results(chat, game);
        }
    }

    /// Enters all results of a game in a chat again, from the first on, and writes the rows that differ. Returns their
    /// number.
    pub fn fold_results(&mut self, chat: ChatId, game: &str) -> usize {
        let mut ledger = InMemory::default();
        let mut wanted: BTreeMap<Vec<u8>, Vec<u8>> = BTreeMap::new();
        let results = game_key(RESULT, chat, game, &[]);
        for (key, bytes) in self.entries_of(&results) {
            let Some(mut row) = decode::<ResultRow>(&bytes) else { continue };
            fold::enter(&mut ledger, &mut row);
            wanted.insert(key, encode(&row));
        }
        ledger.write(chat, game, &mut wanted);
        let mut differ = 0;
        for kind in [RESULT, TALLY, HISTORY, PAIR] {
            for (key, bytes) in self.entries_of(&game_key(kind, chat, game, &[])) {
                match wanted.remove(&key) {
                    Some(new) if new == bytes => {}
                    Some(new) => {
                        self.write(key, Some(new));
                        differ += 1;
                    }
                    // Leave an unreadable row for later inspection.
                    None if kind == RESULT => {}
                    None => {
                        self.unset(key);
                        differ += 1;
                    }
                }
            }
        }
        differ += wanted.len();
        wanted.into_iter().for_each(|(key, bytes)| self.write(key, Some(bytes)));
        differ + self.fold_months(chat, game, &ledger.months)
    }

    /// The part of one game in all months of a chat.
    fn fold_months(&mut self, chat: ChatId, game: &str, months: &BTreeMap<(u32, UserId), MonthGame>) -> usize {
        let mut rows: BTreeMap<Vec<u8>, (MonthRow, MonthRow)> = BTreeMap::new();
        for (key, bytes) in self.entries_of(&key(MONTH, &[chat])) {
            let old: MonthRow = decode(&bytes).unwrap_or_default();
            let mut new = old.clone();
            new.remove(game);
            rows.insert(key, (old, new));
        }
        for ((month, user), row) in months {
            let key = key(MONTH, &[chat, u64::from(*month), *user as u64]);
            rows.entry(key).or_default().1.insert(game.to_owned(), *row);
        }
        let mut differ = 0;
        for (key, (old, new)) in rows.into_iter().filter(|(_, (old, new))| old != new) {
            differ += 1;
            debug_assert!(!(old.is_empty() && new.is_empty()), "no row is empty");
            if new.is_empty() { self.unset(key) } else { self.set(key, &new) }
        }
        differ
    }

    /// All results of a game in a chat, oldest first.
    pub fn results(&self, chat: ChatId, game: &str) -> Vec<ResultRow> {
        let rows = self.entries_of(&game_key(RESULT, chat, game, &[]));
        rows.values().filter_map(|bytes| decode(bytes)).collect()
    }

    /// Replaces a player in the results of a game in a chat.
    pub(super) fn replace_in_results(&mut self, chat: ChatId, game: &str, old: Player, new: Player) {
        for (key, bytes) in self.entries_of(&game_key(RESULT, chat, game, &[])) {
            let Some(mut row) = decode::<ResultRow>(&bytes) else { continue };
            if replaced(&mut row, old, new) {
                self.set(key, &row);
            }
        }
        self.fold_results(chat, game);
    }

    /// Removes a chat from the index of a user with results.
    pub(super) fn forget_chat_of(&mut self, user: UserId, chat: ChatId) {
        self.unset(key(CHATS, &[user as u64, chat]));
    }

    /// Moves the results of a chat to another one.
    pub fn move_results(&mut self, from: ChatId, to: ChatId) {
        for game in self.games_with_results(from) {
            for (old, bytes) in self.entries_of(&game_key(RESULT, from, &game, &[])) {
                self.unset(old.clone());
                self.write(game_key(RESULT, to, &game, &[tail(&old)]), Some(bytes));
            }
            let users: Vec<UserId> = self.tallies(from, &game).into_iter().map(|(user, _)| user).collect();
            self.fold_results(from, &game);
            self.fold_results(to, &game);
            for user in users {
                self.unset(key(CHATS, &[user as u64, from]));
                self.set(key(CHATS, &[user as u64, to]), &());
            }
        }
    }

    /// The games with results in a chat.
    pub fn games_with_results(&self, chat: ChatId) -> Vec<String> {
        let prefix = key(TALLY, &[chat]);
        let mut games = Vec::new();
        let mut from = prefix.clone();
        // One lookup per game: the rest below it is skipped.
        while let Some((found, _)) = self.store.range(&prefix, &from, 1).pop() {
            let Some(game) = game_of(&found) else { break };
            from = game_key(TALLY, chat, &game, &[]);
            if let Some(last) = from.last_mut() {
                *last = 1;
            }
            games.push(game);
        }
        games
    }

    /// All chats and games with results.
    pub fn all_with_results(&self) -> Vec<(ChatId, String)> {
        let mut all = Vec::new();
        let mut from = vec![RESULT];
        while let Some((found, _)) = self.store.range(&[RESULT], &from, 1).pop() {
            let chat =
                found.get(1..9).and_then(|bytes| bytes.first_chunk::<8>()).map(|bytes| u64::from_be_bytes(*bytes));
            let (Some(chat), Some(game)) = (chat, game_of(&found)) else { break };
            from = game_key(RESULT, chat, &game, &[]);
            if let Some(last) = from.last_mut() {
                *last = 1;
            }
            all.push((chat, game));
        }
        all
    }

    /// A person's tally in a game in a chat. `None` if there is none.
    pub fn tally(&self, chat: ChatId, game: &str, user: UserId) -> Option<TallyRow> {
        self.row(&game_key(TALLY, chat, game, &[user as u64]))
    }

    /// Everybody's tallies in a game in a chat.
    pub fn tallies(&self, chat: ChatId, game: &str) -> Vec<(UserId, TallyRow)> {
        self.below(&game_key(TALLY, chat, game, &[]))
    }

    /// The latest matches of a person in a game in a chat.
    pub fn history(&self, chat: ChatId, game: &str, user: UserId) -> HistoryRow {
        self.row(&game_key(HISTORY, chat, game, &[user as u64])).unwrap_or_default()
    }

    /// The score between two people: the wins of each, and the draws.
    pub fn between(&self, chat: ChatId, game: &str, one: UserId, other: UserId) -> Option<([u32; 2], u32)> {
        let users = [one.min(other), one.max(other)];
        let row: PairRow = self.row(&game_key(PAIR, chat, game, &users.map(|user| user as u64)))?;
        let [first, second] = row.won;
        let won = if one <= other { [first, second] } else { [second, first] };
        (won != [0, 0] || row.drawn > 0).then_some((won, row.drawn))
    }

    /// Everybody's records in a month of a chat.
    pub fn month(&self, chat: ChatId, month: u32) -> Vec<(UserId, MonthRow)> {
        self.below(&key(MONTH, &[chat, u64::from(month)]))
    }

    /// The chats in which a person has results.
    pub fn chats_with_results_of(&self, user: UserId) -> Vec<ChatId> {
        self.keys(&key(CHATS, &[user as u64])).iter().map(|key| tail(key)).collect()
    }

    /// The rows below a prefix, with the last id of their keys.
    fn below<T: DeserializeOwned>(&self, prefix: &[u8]) -> Vec<(UserId, T)> {
        let rows = self.entries_of(prefix);
        rows.into_iter().filter_map(|(key, bytes)| Some((tail(&key) as UserId, decode(&bytes)?))).collect()
    }
}

/// Replaces a player in a result. Returns whether they were found.
fn replaced(row: &mut ResultRow, old: Player, new: Player) -> bool {
    let mut found = false;
    for seat in &mut row.seats {
        for player in [&mut seat.who].into_iter().chain(&mut seat.also).filter(|player| **player == old) {
            *player = new;
            found = true;
        }
    }
    found
}

/// A ledger over the store.
struct Stored<'t, 'a, 'g> {
    tx: &'t mut Tx<'a>,
    chat: ChatId,
    game: &'g str,
}

impl Stored<'_, '_, '_> {
    fn read<T: DeserializeOwned + Default>(&self, kind: u8, ids: &[u64]) -> T {
        self.tx.row(&game_key(kind, self.chat, self.game, ids)).unwrap_or_default()
    }

    fn put<T: Serialize>(&mut self, kind: u8, ids: &[u64], row: &T) {
        self.tx.set(game_key(kind, self.chat, self.game, ids), row);
    }

    fn month_row(&self, month: u32, user: UserId) -> (Vec<u8>, MonthRow) {
        let key = key(MONTH, &[self.chat, u64::from(month), user as u64]);
        let row = self.tx.row(&key).unwrap_or_default();
        (key, row)
    }
}

impl Ledger for Stored<'_, '_, '_> {
    fn tally(&mut self, user: UserId) -> TallyRow {
        self.read(TALLY, &[user as u64])
    }

    fn put_tally(&mut self, user: UserId, row: TallyRow) {
        self.put(TALLY, &[user as u64], &row);
    }

    fn history(&mut self, user: UserId) -> HistoryRow {
        self.read(HISTORY, &[user as u64])
    }

    fn put_history(&mut self, user: UserId, row: HistoryRow) {
        self.put(HISTORY, &[user as u64], &row);
    }

    fn pair(&mut self, users: [UserId; 2]) -> PairRow {
        self.read(PAIR, &users.map(|user| user as u64))
    }

    fn put_pair(&mut self, users: [UserId; 2], row: PairRow) {
        self.put(PAIR, &users.map(|user| user as u64), &row);
    }

    fn month(&mut self, month: u32, user: UserId) -> MonthGame {
        self.month_row(month, user).1.get(self.game).copied().unwrap_or_default()
    }

    fn put_month(&mut self, month: u32, user: UserId, row: MonthGame) {
        let (key, mut months) = self.month_row(month, user);
        months.insert(self.game.to_owned(), row);
        self.tx.set(key, &months);
    }
}

/// A ledger in memory, for entering results again.
#[derive(Default)]
struct InMemory {
    tallies: BTreeMap<UserId, TallyRow>,
    histories: BTreeMap<UserId, HistoryRow>,
    pairs: BTreeMap<[UserId; 2], PairRow>,
    months: BTreeMap<(u32, UserId), MonthGame>,
}

impl InMemory {
    /// Writes the rows in their stored form, except those of the months.
    fn write(&self, chat: ChatId, game: &str, rows: &mut BTreeMap<Vec<u8>, Vec<u8>>) {
        let own =
            |kind, ids: &[UserId]| game_key(kind, chat, game, &ids.iter().map(|user| *user as u64).collect::<Vec<_>>());
        rows.extend(self.tallies.iter().map(|(user, row)| (own(TALLY, &[*user]), encode(row))));
        rows.extend(self.histories.iter().map(|(user, row)| (own(HISTORY, &[*user]), encode(row))));
        rows.extend(self.pairs.iter().map(|(users, row)| (own(PAIR, users), encode(row))));
    }
}

impl Ledger for InMemory {
    fn tally(&mut self, user: UserId) -> TallyRow {
        self.tallies.get(&user).cloned().unwrap_or_default()
    }

    fn put_tally(&mut self, user: UserId, row: TallyRow) {
        self.tallies.insert(user, row);
    }

    fn history(&mut self, user: UserId) -> HistoryRow {
        self.histories.get(&user).cloned().unwrap_or_default()
    }

    fn put_history(&mut self, user: UserId, row: HistoryRow) {
        self.histories.insert(user, row);
    }

    fn pair(&mut self, users: [UserId; 2]) -> PairRow {
        self.pairs.get(&users).copied().unwrap_or_default()
    }

    fn put_pair(&mut self, users: [UserId; 2], row: PairRow) {
        self.pairs.insert(users, row);
    }

    fn month(&mut self, month: u32, user: UserId) -> MonthGame {
        self.months.get(&(month, user)).copied().unwrap_or_default()
    }

    fn put_month(&mut self, month: u32, user: UserId, row: MonthGame) {
        self.months.insert((month, user), row);
    }
}
