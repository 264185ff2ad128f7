//! Laws that every store obeys, on disk or not.

use std::collections::BTreeMap;
use std::thread;

use kletka::store::memory::MemoryStore;
use kletka::store::{Batch, MAX_KEY, MAX_VALUE, Seq, Store};
use proptest::prelude::*;

use crate::{all, open, room, wait};

type Ops = Vec<(Vec<u8>, Option<Vec<u8>>)>;

#[test]
fn the_store_on_disk_obeys() {
    for law in LAWS {
        let dir = room();
        law(&open(dir.path()));
    }
}

#[test]
fn the_store_in_memory_obeys() {
    for law in LAWS {
        law(&MemoryStore::new());
    }
}

/// The laws of an empty store.
pub const LAWS: [fn(&dyn Store); 9] = [
    keys_have_values,
    the_last_write_of_a_batch_counts,
    every_batch_has_a_number,
    a_scan_is_ordered_and_keeps_to_its_prefix,
    prefixes_may_end_in_the_last_byte,
    a_range_begins_and_stops,
    the_largest_is_taken,
    what_is_applied_is_visible_at_once_and_durable_in_the_end,
    many_may_write_and_wait,
];

fn put(store: &dyn Store, keys: &[&[u8]]) -> Seq {
    store.apply(Batch { ops: keys.iter().map(|key| (key.to_vec(), Some(key.to_vec()))).collect() })
}

fn keys(entries: Vec<(Vec<u8>, Vec<u8>)>) -> Vec<Vec<u8>> {
    entries.into_iter().map(|(key, _)| key).collect()
}

fn keys_have_values(store: &dyn Store) {
    assert_eq!(store.get(b"a"), None);
    put(store, &[b"a", b"", b"\0"]);
    assert_eq!(store.get(b"a"), Some(b"a".to_vec()));
    assert_eq!(store.get(b""), Some(vec![]), "the empty key and the empty value are as good as any");
    assert_eq!(store.get(b"\0"), Some(vec![0]));
    assert_eq!(store.get(b"ab"), None);
    store.apply(Batch { ops: vec![(b"a".to_vec(), None), (b"never there".to_vec(), None)] });
    assert_eq!(store.get(b"a"), None);
    assert_eq!(all(store).len(), 2);
}

fn the_last_write_of_a_batch_counts(store: &dyn Store) {
    let mut batch = Batch::default();
    batch.put(b"twice".to_vec(), b"first".to_vec());
    batch.put(b"gone".to_vec(), b"there".to_vec());
    batch.remove(b"back".to_vec());
    batch.put(b"twice".to_vec(), b"second".to_vec());
    batch.remove(b"gone".to_vec());
    batch.put(b"back".to_vec(), b"again".to_vec());
    store.apply(batch);
    assert_eq!(store.get(b"twice"), Some(b"second".to_vec()));
    assert_eq!(store.get(b"gone"), None);
    assert_eq!(store.get(b"back"), Some(b"again".to_vec()));
}

fn every_batch_has_a_number(store: &dyn Store) {
    assert_eq!(*store.durable().borrow(), 0);
    assert_eq!(put(store, &[b"a"]), 1);
    assert_eq!(store.apply(Batch::default()), 2, "an empty one too");
    assert_eq!(put(store, &[b"a"]), 3, "and one that changes nothing");
    wait(store, 3);
    assert_eq!(*store.durable().borrow(), 3);
}

fn a_scan_is_ordered_and_keeps_to_its_prefix(store: &dyn Store) {
    put(store, &[b"b", b"ab", b"a", b"", b"aa", b"a\xff", b"a\0", b"\xff"]);
    assert_eq!(
        keys(store.scan(b"a")),
        [b"a".to_vec(), b"a\0".to_vec(), b"aa".to_vec(), b"ab".to_vec(), b"a\xff".to_vec()]
    );
    assert_eq!(keys(store.scan(b"")).len(), 8);
    assert!(keys(store.scan(b"")).is_sorted());
    assert!(store.scan(b"abc").is_empty());
}

fn prefixes_may_end_in_the_last_byte(store: &dyn Store) {
    put(store, &[b"\xfe", b"\xfe\xff", b"\xfe\xff\xff", b"\xff", b"\xff\0", b"\xff\xff", b"\xff\xff\xff"]);
    assert_eq!(store.scan(b"\xff").len(), 4);
    assert_eq!(store.scan(b"\xff\xff").len(), 2);
    assert_eq!(store.scan(b"\xfe\xff").len(), 2);
    assert_eq!(store.range(b"\xff", b"\xff\0\0", 9).len(), 2);
    assert!(store.scan(b"\xff\xff\xff\xff").is_empty());
}

fn a_range_begins_and_stops(store: &dyn Store) {
    put(store, &[b"l", b"m1", b"m2", b"m3", b"m4", b"n"]);
    assert_eq!(keys(store.range(b"m", b"m2", 2)), [b"m2", b"m3"]);
    assert_eq!(keys(store.range(b"m", b"m2\0", 9)), [b"m3", b"m4"], "between two keys");
    assert_eq!(keys(store.range(b"m", b"", 1)), [b"m1"], "from before the prefix");
    assert!(store.range(b"m", b"n", 9).is_empty(), "from behind the prefix");
    assert!(store.range(b"m", b"", 0).is_empty());
    assert_eq!(store.range(b"", b"", usize::MAX), all(store));
}

fn the_largest_is_taken(store: &dyn Store) {
    store.apply(Batch { ops: vec![(vec![7; MAX_KEY], Some(vec![8; MAX_VALUE]))] });
    assert_eq!(store.get(&[7; MAX_KEY]), Some(vec![8; MAX_VALUE]));
}

fn what_is_applied_is_visible_at_once_and_durable_in_the_end(store: &dyn Store) {
    for number in 1..=50u64 {
        let key = number.to_be_bytes();
        assert_eq!(put(store, &[&key]), number);
        assert!(store.get(&key).is_some());
        assert_eq!(store.scan(b"").len() as u64, number);
        assert!(*store.durable().borrow() <= number);
    }
    wait(store, 50);
}

fn many_may_write_and_wait(store: &dyn Store) {
    const EACH: u64 = 40;
    let writer = |name: u8| {
        let mut last = 0;
        for number in 0..EACH {
            let seq = store.apply(Batch { ops: vec![(vec![name, number as u8], Some(vec![name]))] });
            assert!(seq > last);
            last = seq;
            wait(store, seq);
        }
    };
    thread::scope(|scope| (0..8).for_each(|name| drop(scope.spawn(move || writer(name)))));
    assert_eq!(*store.durable().borrow(), 8 * EACH);
    assert_eq!(all(store).len() as u64, 8 * EACH);
}

/// Keys from a small alphabet, so that they collide and are prefixes of each other.
fn some_key() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(prop::sample::select(vec![0, 1, b'a', 0xfe, 0xff]), 0..4)
}

fn some_ops() -> impl Strategy<Value = Ops> {
    let value = prop::option::of(prop::collection::vec(any::<u8>(), 0..40));
    prop::collection::vec((some_key(), value), 0..12)
}

/// The writes of some sessions, and a query: a prefix, the start, and the limit.
pub type Sessions = (Vec<Vec<Ops>>, Vec<u8>, Vec<u8>, usize);

pub fn some_sessions() -> impl Strategy<Value = Sessions> {
    let sessions = prop::collection::vec(prop::collection::vec(some_ops(), 0..8), 1..4);
    (sessions, some_key(), some_key(), 0..9usize)
}

/// Sessions of batches, the store being closed and opened between them, against a plain map.
pub fn obeys_across_sessions(
    (sessions, prefix, from, limit): &Sessions,
    open: impl Fn() -> Box<dyn Store>,
) -> Result<(), TestCaseError> {
    let (twin, mut map, mut seq) = (MemoryStore::new(), BTreeMap::new(), 0);
    for session in sessions {
        let store = open();
        prop_assert_eq!(*store.durable().borrow(), seq);
        for ops in session {
            seq += 1;
            prop_assert_eq!(store.apply(Batch { ops: ops.clone() }), seq);
            prop_assert_eq!(twin.apply(Batch { ops: ops.clone() }), seq);
            for (key, value) in ops.clone() {
                match value {
                    Some(value) => map.insert(key, value),
                    None => map.remove(&key),
                };
            }
            for store in [&*store, &twin as &dyn Store] {
                prop_assert!(store.scan(b"").into_iter().eq(map.clone()));
                let within = |(key, _): &(&Vec<u8>, &Vec<u8>)| key.starts_with(prefix) && **key >= *from;
                let found = map.iter().filter(within).take(*limit);
                let expected: Vec<_> = found.map(|(k, v)| (k.clone(), v.clone())).collect();
                prop_assert_eq!(store.range(prefix, from, *limit), expected);
            }
        }
    }
    prop_assert_eq!(all(&*open()), all(&twin));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn it_is_an_ordered_map_across_sessions(sessions in some_sessions()) {
        let dir = room();
        obeys_across_sessions(&sessions, || Box::new(open(dir.path())))?;
    }
}
