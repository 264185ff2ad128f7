//! The cost of a durable commit: one caller alone, and 64 at a time who share the syncs.

#![allow(missing_docs, reason = "the macros of criterion make public functions without any")]

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kletka::store::disk::SledStore;
use kletka::store::{Batch, Seq, Store};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// The number of callers in the crowd.
const CROWD: u64 = 64;

/// Roughly what a move writes: its line, the match's summary, an index entry, an outbox entry. One kilobyte in all.
fn batch(number: u64) -> Batch {
    let mut batch = Batch::default();
    let id = (number % 5_000).to_be_bytes();
    batch.put([b"log", &number.to_be_bytes()[..]].concat(), vec![b'l'; 60]);
    batch.put([b"match", &id[..]].concat(), vec![b'm'; 500]);
    batch.put([b"index", &id[..]].concat(), vec![]);
    batch.put([b"outbox", &id[..]].concat(), vec![b'o'; 400]);
    batch
}

async fn commit(store: &SledStore, number: u64) -> Seq {
    let mut durable = store.durable();
    let seq = store.apply(batch(number));
    *durable.wait_for(|&done| done >= seq).await.expect("the store is open")
}

/// Commits by a crowd. Each caller makes `count` of them one after another.
async fn crowd(store: &Arc<SledStore>, count: u64) -> Duration {
    let begun = Instant::now();
    let mut callers = JoinSet::new();
    for caller in 0..CROWD {
        let store = store.clone();
        callers.spawn(async move {
            for number in caller * count..(caller + 1) * count {
                commit(&store, number).await;
            }
        });
    }
    callers.join_all().await;
    begun.elapsed()
}

fn store(bench: &mut Criterion) {
    // Beside the build, not in /tmp: that may be in memory, where a sync costs nothing.
    let dir = tempfile::tempdir_in(Path::new(env!("CARGO_TARGET_TMPDIR"))).expect("a directory can be made");
    let store = Arc::new(SledStore::open(dir.path()).expect("a new store opens"));
    let runtime = Runtime::new().expect("a runtime starts");
    let mut group = bench.benchmark_group("store");
    group.throughput(Throughput::Elements(1));
    group.bench_function("durable commit, alone", |bench| {
        let mut number = 0;
        bench.iter(|| {
            number += 1;
            runtime.block_on(commit(&store, number))
        });
    });
    group.throughput(Throughput::Elements(CROWD));
    group.bench_function("a durable commit by each of 64", |bench| {
        bench.iter_custom(|count| runtime.block_on(crowd(&store, count)));
    });
    group.finish();
}

criterion_group!(benches, store);
criterion_main!(benches);
