//! What is kept. Keys and values are bytes here; `kept` gives them their meaning.
//!
//! A [`Store`] applies batches in order: what was applied is visible to reads at once, and durable (on disk, power cut
//! included) once [`Store::durable`] has reached its number. Nothing is acknowledged before that.

pub mod journal;
pub mod kept;
pub mod memory;
pub mod sled;

use tokio::sync::watch;

/// The number of a batch, counted from 1 without gaps over the whole life of the data.
pub type Seq = u64;

/// Changes that happen together or not at all.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Batch {
    /// Key and new value (`None`: removed), in order; the last write of a key counts.
    pub ops: Vec<(Vec<u8>, Option<Vec<u8>>)>,
}

impl Batch {
    /// Sets a key.
    pub fn put(&mut self, key: Vec<u8>, value: Vec<u8>) {
        self.ops.push((key, Some(value)));
    }

    /// Removes a key.
    pub fn remove(&mut self, key: Vec<u8>) {
        self.ops.push((key, None));
    }
}

/// A durable ordered map. Failures of the disk end the process (see [`fatal`]), so no method returns an error.
pub trait Store: Send + Sync {
    /// The value of a key.
    fn get(&self, key: &[u8]) -> Option<Vec<u8>>;

    /// All keys that begin with `prefix`, ascending, with their values.
    fn scan(&self, prefix: &[u8]) -> Vec<(Vec<u8>, Vec<u8>)>;

    /// The first `limit` keys of a prefix that are at least `from`, ascending, with their values.
    fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> Vec<(Vec<u8>, Vec<u8>)>;

    /// Applies a batch and gives its number. Reads see it at once.
    fn apply(&self, batch: Batch) -> Seq;

    /// The number up to which batches are on disk; changes are announced.
    fn durable(&self) -> watch::Receiver<Seq>;
}
