//! The store as its users see it: laws that all stores obey, damage of every kind, crashes, backups.

#[path = "store/backups.rs"]
mod backups;
#[path = "store/crashes.rs"]
mod crashes;
#[path = "store/damage.rs"]
mod damage;
#[cfg(all(unix, feature = "postgres"))]
#[path = "store/database/mod.rs"]
mod database;
#[path = "store/laws.rs"]
mod laws;
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[path = "store/power/mod.rs"]
mod power;
#[cfg(all(unix, feature = "postgres"))]
#[path = "server/mod.rs"]
mod server;
#[cfg(all(unix, feature = "postgres"))]
#[path = "thorough/mod.rs"]
mod thorough;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use kletka::store::disk::SledStore;
use kletka::store::memory::MemoryStore;
use kletka::store::{Batch, Entry, Seq, Store};
use tempfile::TempDir;

/// A directory for the data of one test.
fn room() -> TempDir {
    tempfile::tempdir().expect("a directory can be made")
}

fn open(dir: &Path) -> SledStore {
    SledStore::open(dir).unwrap_or_else(|error| panic!("{error}"))
}

fn all(store: &dyn Store) -> Vec<Entry> {
    store.scan(b"")
}

/// Waits until a batch is durable. If it took a minute, there would be a deadlock.
fn wait(store: &dyn Store, seq: Seq) {
    let mut durable = store.durable();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime starts");
    let reached = async {
        tokio::time::timeout(Duration::from_secs(60), durable.wait_for(|&done| done >= seq)).await.map(|_| ())
    };
    runtime.block_on(reached).unwrap_or_else(|_| panic!("batch {seq} does not become durable"));
}

/// The batch with this number: it writes a key of its own, counts, and overwrites and removes what earlier ones wrote.
fn batch(number: Seq) -> Batch {
    let mut batch = Batch::default();
    batch.put(key(number), format!("written by {number}").into_bytes());
    batch.put(b"count".to_vec(), number.to_string().into_bytes());
    batch.put(vec![0xff, (number % 5) as u8], vec![number as u8; (number % 7) as usize]);
    if number > 3 {
        batch.remove(key(number - 3));
    }
    batch
}

fn key(number: Seq) -> Vec<u8> {
    [b"key ", &number.to_be_bytes()[..]].concat()
}

/// The entries after the first batches.
fn after(count: Seq) -> Vec<Entry> {
    let twin = MemoryStore::new();
    (1..=count).for_each(|number| assert_eq!(twin.apply(batch(number)), number));
    all(&twin)
}

/// Applies a range of batches, each durable before the next.
fn fill(store: &dyn Store, from: Seq, to: Seq) {
    for number in from..=to {
        assert_eq!(store.apply(batch(number)), number);
        wait(store, number);
    }
}

/// A directory with the first batches, closed.
fn filled(count: Seq) -> TempDir {
    let dir = room();
    fill(&open(dir.path()), 1, count);
    dir
}

fn journal(dir: &Path) -> PathBuf {
    dir.join("journal")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a directory can be made");
    for entry in fs::read_dir(from).expect("it can be listed").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else if let Err(error) = fs::copy(entry.path(), &target) {
            // A running store renames and removes files of its own.
            assert_eq!(error.kind(), std::io::ErrorKind::NotFound, "{error}");
        }
    }
}

/// A copy of a directory, for a test to damage.
fn twin_of(dir: &TempDir) -> TempDir {
    let twin = room();
    copy(dir.path(), twin.path());
    twin
}
