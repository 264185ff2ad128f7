//! Removes ended matches after a time, if the operator wants that. Their results stay.

use super::schema::{BoardRow, MatchId, Stage, Tx, key, tail};
use crate::store::logs::LINE;

impl Tx<'_> {
    /// The next matches from a number on, at most `most`, live ones included.
    pub fn matches_from(&self, from: MatchId, most: usize) -> Vec<MatchId> {
        self.store.range(b"m", &key(b'm', &[from]), most).iter().map(|(key, _)| tail(key)).collect()
    }

    /// Removes a match if it is over and its last line is older than a time (milliseconds since 1970). Returns whether
    /// it did.
    pub fn remove_ended(&mut self, id: MatchId, before: u64) -> bool {
        let over = |stage| matches!(stage, Stage::Over | Stage::Void);
        let Some(row) = self.match_row(id).filter(|row| over(row.stage) && row.last < before) else { return false };
        if let Some(at) = row.timer {
            self.unset(key(b't', &[at, id]));
        }
        // A rematch is shown by the same card.
        if row.rematch.is_none() {
            let away = |board: &&BoardRow| self.is_away(board.chat);
            let cards: Vec<i32> = row.boards.iter().filter(away).filter_map(|board| board.message).collect();
            cards.into_iter().for_each(|card| self.forget_posted(card));
        }
        for part in [LINE, b'v', b'm', b'g'] {
            for entry in self.keys(&key(part, &[id])) {
                self.unset(entry);
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::MemoryStore;
    use crate::store::schema::MatchRow;
    use crate::store::{Entry, Store};

    fn rows(store: &MemoryStore) -> Vec<Entry> {
        store.range(b"", b"", usize::MAX)
    }

    #[test]
    fn nothing_is_left_of_a_removed_match_but_its_number() {
        let store = MemoryStore::new();
        let mut tx = Tx::new(&store);
        let id = tx.next_match();
        tx.commit().expect("the batch is small");
        let empty = rows(&store);
        let mut tx = Tx::new(&store);
        let live = MatchRow { id, chat: 5, stage: Stage::Live, last: 100, ..MatchRow::default() };
        tx.put_match(None, &live);
        (0..300).for_each(|n| tx.put_line(id, n, "1 b2"));
        tx.put_comment(id, 7, "a word");
        tx.commit().expect("the batch is small");
        let mut tx = Tx::new(&store);
        assert!(!tx.remove_ended(id, 200), "it goes on");
        let over = MatchRow { stage: Stage::Over, ..live.clone() };
        tx.put_match(Some(&live), &over);
        tx.commit().expect("the batch is small");
        let mut tx = Tx::new(&store);
        assert!(!tx.remove_ended(id, 100), "it is young");
        assert!(tx.remove_ended(id, 101));
        tx.commit().expect("the batch is small");
        assert_eq!(rows(&store), empty);
        assert!(Tx::new(&store).matches_from(0, 9).is_empty());
    }
}
