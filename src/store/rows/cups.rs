//! Stores cups and finds them.

use super::schema::{ChatId, CupId, CupRow, Tx, key, tail};

/// Kinds of keys: a cup, the cups of a chat, timers.
const CUP: u8 = b'C';
const OF_CHAT: u8 = b'B';
const TIMER: u8 = b'T';

impl Tx<'_> {
    /// The number of the next cup.
    pub fn next_cup(&mut self) -> CupId {
        self.next(CUP)
    }

    pub fn cup(&self, id: CupId) -> Option<CupRow> {
        self.row(&key(CUP, &[id]))
    }

    /// Writes a cup, its entry in the chat's index, and its timer. `before`: the row as it was read.
    pub fn put_cup(&mut self, before: Option<&CupRow>, row: &CupRow) {
        self.set(key(CUP, &[row.id]), row);
        let old = before.and_then(|before| before.timer);
        if old != row.timer {
            if let Some(at) = old {
                self.unset(key(TIMER, &[at, row.id]));
            }
            if let Some(at) = row.timer {
                self.set(key(TIMER, &[at, row.id]), &());
            }
        }
        if before.map(|before| before.chat) != Some(row.chat) {
            if let Some(before) = before {
                self.unset(key(OF_CHAT, &[before.chat, row.id]));
            }
            self.set(key(OF_CHAT, &[row.chat, row.id]), &());
        }
    }

    /// The cups of a chat, finished ones included, oldest first.
    pub fn cups_in(&self, chat: ChatId) -> Vec<CupId> {
        self.keys(&key(OF_CHAT, &[chat])).iter().map(|key| tail(key)).collect()
    }

    /// The first due timer of a cup: its time, and the cup.
    pub fn cup_due(&self, now: u64) -> Option<(u64, CupId)> {
        let (key, _) = self.store.range(&[TIMER], &[TIMER], 1).pop()?;
        let at = u64::from_be_bytes(*key.get(1..)?.first_chunk::<8>()?);
        (at <= now).then_some((at, tail(&key)))
    }

    /// The cups that have a timer.
    pub fn cups_waiting(&self) -> Vec<CupId> {
        self.keys(&key(TIMER, &[])).iter().map(|key| tail(key)).collect()
    }

    /// Removes a cup's timer, whether the cup still refers to it or not.
    pub fn drop_cup_timer(&mut self, id: CupId, at: u64) {
        self.unset(key(TIMER, &[at, id]));
    }
}

#[cfg(test)]
mod tests {
    use kletka_people::cup::{Choice, Cup, Entrant, Rules, Sizes};

    use super::super::schema::{CupMessageRow, CupPersonRow};
    use super::*;
    use crate::store::memory::MemoryStore;

    #[test]
    fn cups_are_found_by_their_chat_and_their_timer() {
        let rules = Rules { choice: Choice::ByCount, sizes: Sizes::of([2]), span: 9, lot: [0; 32] };
        let row = CupRow {
            id: 3,
            game: "dots".to_owned(),
            options: String::new(),
            clock: "1d".to_owned(),
            hints: None,
            casual: false,
            chat: 5,
            topic: None,
            founder: 7,
            made: 1,
            secret: String::new(),
            cup: Cup::open(rules).expect("two can play it"),
            people: vec![CupPersonRow { user: 7, name: "Anna".to_owned() }],
            matches: vec![0, 17],
            news: Vec::new(),
            messages: vec![CupMessageRow { round: 0, message: 4, written: true }],
            timer: Some(100),
        };
        let store = MemoryStore::new();
        let mut tx = Tx::new(&store);
        tx.put_cup(None, &row);
        tx.commit().expect("the batch is small");
        let mut tx = Tx::new(&store);
        assert_eq!((tx.cup(3), tx.cups_in(5), tx.cup_due(99)), (Some(row.clone()), vec![3], None));
        assert_eq!((tx.cup_due(100), tx.cups_waiting()), (Some((100, 3)), vec![3]));
        assert_eq!((row.entrant(7), row.match_of(1), row.match_of(2)), (Some(Entrant(0)), None, Some(17)));
        tx.put_cup(Some(&row), &CupRow { timer: None, chat: 6, ..row.clone() });
        tx.commit().expect("the batch is small");
        let tx = Tx::new(&store);
        assert_eq!((tx.cups_in(5), tx.cups_in(6), tx.cup_due(1000)), (vec![], vec![3], None));
    }
}
