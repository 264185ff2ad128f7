//! A cache of decoded rows that were read or written recently. Most steps of a match touch the same few rows.
//!
//! The cache is right as long as nobody else writes to the store. We detect this by the number of the last batch. If
//! the number is not the expected one, or if a transaction was abandoned after it had written, we drop everything and
//! read it again.

use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use crate::store::Seq;

/// The most cached rows. When it is exceeded, all are dropped: the ones that matter come back at once.
const MOST: usize = 8192;

/// A row. `None`: there is known to be none.
type Row = Option<Arc<dyn Any + Send + Sync>>;

/// Cached rows, by key.
#[derive(Default)]
pub struct RowCache(RefCell<Inner>);

#[derive(Default)]
struct Inner {
    rows: HashMap<Vec<u8>, Row>,
    /// The last batch included.
    upto: Seq,
    /// Whether a transaction has written rows that are not in the store yet.
    ahead: bool,
}

impl RowCache {
    /// Begins a transaction over a store with that last batch.
    pub(super) fn begin(&self, last: Seq) {
        let known = &mut *self.0.borrow_mut();
        if known.ahead || known.upto != last || known.rows.len() >= MOST {
            *known = Inner { upto: last, ..Inner::default() };
        }
    }

    /// Ends a transaction: its writes are in the store as that batch.
    pub(super) fn commit(&self, batch: Seq) {
        let known = &mut *self.0.borrow_mut();
        if batch != known.upto + 1 {
            known.rows.clear();
        }
        (known.upto, known.ahead) = (batch, false);
    }

    /// A row if it is cached, including the knowledge that there is none.
    pub(super) fn find<T: Any + Send + Sync>(&self, key: &[u8]) -> Option<Option<Arc<T>>> {
        match self.0.borrow().rows.get(key)? {
            None => Some(None),
            Some(row) => Arc::downcast(Arc::clone(row)).ok().map(Some),
        }
    }

    /// Remembers a row that was read.
    pub(super) fn keep<T: Any + Send + Sync>(&self, key: &[u8], row: Option<Arc<T>>) {
        let row = row.map(|row| row as Arc<dyn Any + Send + Sync>);
        self.0.borrow_mut().rows.insert(key.to_vec(), row);
    }

    /// Drops the row of a key that is being written.
    pub(super) fn forget(&self, key: &[u8]) {
        let known = &mut *self.0.borrow_mut();
        known.ahead = true;
        known.rows.remove(key);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::store::Store;
    use crate::store::memory::MemoryStore;
    use crate::store::schema::{Due, EntryRow, MatchRow, Stage, Tx, UserRow};

    const MATCH: &str = r#"{"id":1,"game":"a","rules":1,"options":"","room":3,"topic":null,"host":7,"open":true,"seats":[],"stage":"live","secret":"00","first":null,"made":1,"began":1,"last":1,"lobby":null,"voided":null,"offer":null,"boards":[],"news":[],"timer":null,"outcome":null,"rematch":null}"#;

    /// The action of a step.
    #[derive(Clone, Debug)]
    enum Does {
        Match { id: u64, last: u64, over: bool },
        User { id: i64, name: String },
        Lead { peer: i64, chat: u64 },
        Owe { chat: u64 },
        Pay { entry: u64 },
        Typed { message: i32, id: u64 },
        Update(u32),
    }

    fn act(tx: &mut Tx<'_>, does: &Does) {
        match does {
            Does::Match { id, last, over } => {
                let stage = if *over { Stage::Over } else { Stage::Live };
                let before = tx.match_row(*id);
                let row = before.clone().unwrap_or_else(|| serde_json::from_str(MATCH).expect("a row"));
                tx.put_match(before.as_ref(), &MatchRow { id: *id, last: *last, timer: Some(*last), stage, ..row });
            }
            Does::User { id, name } => {
                let lang = Default::default();
                tx.put_user(*id, &UserRow { name: name.clone(), username: Some(name.clone()), lang });
            }
            Does::Lead { peer, chat } => tx.lead_to_chat(*peer, *chat),
            Does::Owe { chat } => {
                tx.enqueue(&EntryRow { chat: *chat, due: Due::Turns, to: None });
            }
            Does::Pay { entry } => tx.remove_entry(*entry),
            Does::Typed { message, id } => tx.put_typed(-5, 1, *message, *id),
            Does::Update(update) => drop(tx.first_time(*update)),
        }
    }

    fn actions() -> impl Strategy<Value = Does> {
        prop_oneof![
            (1..4u64, 0..9u64, any::<bool>()).prop_map(|(id, last, over)| Does::Match { id, last, over }),
            (1..4i64, "[a-c]").prop_map(|(id, name)| Does::User { id, name }),
            (1..4i64, 1..4u64).prop_map(|(peer, chat)| Does::Lead { peer, chat }),
            (1..4u64).prop_map(|chat| Does::Owe { chat }),
            (1..9u64).prop_map(|entry| Does::Pay { entry }),
            (1..50i32, 1..4u64).prop_map(|(message, id)| Does::Typed { message, id }),
            (1..9u32).prop_map(Does::Update),
        ]
    }

    /// The end of a step: it is kept, abandoned, or kept by a writer without the cache.
    #[derive(Clone, Copy, Debug)]
    enum Ends {
        Kept,
        GivenUp,
        Elsewhere,
    }

    /// Everything that can be read.
    fn told(tx: &Tx<'_>) -> String {
        let rows = (1..4).map(|id| (tx.match_row(id), tx.user(id as i64), tx.chat_of_peer(id as i64)));
        let named = ["a", "b", "c"].map(|name| tx.user_named(name));
        let entries = (1..9).map(|id| tx.entry(id)).collect::<Vec<_>>();
        format!("{:?} {named:?} {entries:?} {:?}", rows.collect::<Vec<_>>(), tx.typed_from(-5, 1, 0))
    }

    proptest! {
        #[test]
        fn whoever_knows_rows_reads_what_is_in_the_store(
            steps in prop::collection::vec(
                (
                    prop::collection::vec(actions(), 0..5),
                    prop::sample::select(vec![Ends::Kept, Ends::Kept, Ends::GivenUp, Ends::Elsewhere]),
                ),
                0..30,
            ),
        ) {
            let (store, known) = (MemoryStore::new(), RowCache::default());
            for (actions, ends) in steps {
                let mut tx = match ends {
                    Ends::Elsewhere => Tx::new(&store),
                    Ends::Kept | Ends::GivenUp => Tx::cached_by(&store, &known),
                };
                let mut twin = Tx::new(&store);
                for does in &actions {
                    act(&mut tx, does);
                    act(&mut twin, does);
                    prop_assert_eq!(told(&tx), told(&twin), "in the step");
                }
                if !matches!(ends, Ends::GivenUp) {
                    tx.commit().expect("the batch is small");
                }
                prop_assert_eq!(told(&Tx::cached_by(&store, &known)), told(&Tx::new(&store)), "after the step");
            }
        }
    }

    #[test]
    fn nothing_grows_for_ever() {
        let (store, known) = (MemoryStore::new(), RowCache::default());
        for id in 0..3 * MOST as i64 {
            Tx::cached_by(&store, &known).user(id);
        }
        assert!(known.0.borrow().rows.len() <= MOST);
        assert_eq!(store.last(), 0);
    }
}
