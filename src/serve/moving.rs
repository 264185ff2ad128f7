//! `kletka store`: compares, moves and copies stored data, and prints digests to compare elsewhere.

use std::fmt;
use std::path::Path;

use super::number;
use crate::bot::seal::hmac;
use crate::cli::moving::{Moving, Shared};
use crate::store::disk::SledStore;
use crate::store::places::{must_be_no_sandbox, must_have_data};
use crate::store::postgres::{Address, PostgresStore};
use crate::store::schema::Tx;
use crate::store::transfer::{self, Same, TransferError};
use crate::store::{Store, logs};

/// How many characters of a digest are shown.
const SHOWN: usize = 16;

/// The counts and digests that both places share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    same: Same,
    logs: Logs,
}

/// The number and the digest of all matches' logs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Logs {
    matches: u64,
    lines: u64,
    /// The digest of the decoded lines. It does not depend on how rows are encoded.
    digest: [u8; 32],
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Logs { matches, lines, digest } = &self.logs;
        let digest = &hex::encode(digest)[..SHOWN];
        write!(f, "{}; {lines} lines in the logs of {matches} matches, digest {digest}", self.same)
    }
}

/// Reads the logs of all matches.
fn logs_of(store: &dyn Store) -> Logs {
    let (tx, mut all) = (Tx::new(store), Logs::default());
    for id in logs::logged(store) {
        let lines = tx.lines(id);
        let text = format!("{id}\n{}\n", lines.join("\n"));
        all.digest = hmac(&all.digest, text.as_bytes());
        all.matches += 1;
        all.lines += lines.len() as u64;
    }
    all
}

/// Also compares the logs of two stores whose rows are the same.
fn done(same: Result<Same, TransferError>, one: &dyn Store, other: &dyn Store) -> Result<Done, String> {
    let same = same.map_err(|error| error.to_string())?;
    let (logs, twin) = (logs_of(one), logs_of(other));
    if logs == twin { Ok(Done { same, logs }) } else { Err("the logs of the matches differ".to_owned()) }
}

/// Compares a data directory with a database, moves data from one to the other, or copies a database.
///
/// # Errors
/// One sentence, if either cannot be opened, if a bot runs on it, or if they differ in the end.
pub fn transfer_data(moving: &Moving) -> Result<Done, String> {
    let said = |error: &dyn std::fmt::Display| error.to_string();
    let own = |dir: &Path| SledStore::open(dir).map_err(|error| said(&error));
    match moving {
        Moving::Check { kept, shared } | Moving::Move { back: false, kept, shared } => {
            must_have_data(&kept.data).map_err(|error| said(&error))?;
            let (own, there) = (own(&kept.data)?, unused(shared)?);
            match moving {
                Moving::Move { .. } => done(transfer::copy(&own, &there), &own, &there),
                _ => done(transfer::compare(&own, &there), &own, &there),
            }
        }
        Moving::Move { kept, shared, .. } => {
            must_be_no_sandbox(&kept.data).map_err(|error| said(&error))?;
            let (there, own) = (unused(shared)?, own(&kept.data)?);
            done(transfer::copy(&there, &own), &there, &own)
        }
        Moving::Backup { dir, shared } => {
            let rows = PostgresStore::snapshot(&address(shared)?, number(&shared.token));
            let (rows, own) = (transfer::held(rows.map_err(|error| said(&error))?), own(dir)?);
            done(transfer::copy(&rows, &own), &rows, &own)
        }
    }
}

fn address(shared: &Shared) -> Result<Address, String> {
    shared.store.reveal().parse().map_err(|error| format!("{error}"))
}

/// The store in a database of a bot that no process owns.
fn unused(shared: &Shared) -> Result<PostgresStore, String> {
    PostgresStore::open_unused(&address(shared)?, number(&shared.token)).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Batch;
    use crate::store::memory::MemoryStore;

    #[test]
    fn a_digest_is_of_all_lines_in_their_order() {
        let with = |logs: &[(u64, &[&str])]| {
            let store = MemoryStore::new();
            let mut tx = Tx::new(&store);
            for (id, lines) in logs {
                lines.iter().enumerate().for_each(|(n, line)| tx.put_line(*id, n, line));
            }
            tx.commit().expect("it is small");
            let mut other = Batch::default();
            other.put(b"last".to_vec(), vec![1]);
            store.apply(other);
            logs_of(&store)
        };
        let first = with(&[(1, &["1 a1", "2 b2"]), (7, &["1 roll ; 4"])]);
        assert_eq!((first.matches, first.lines), (2, 3));
        assert_eq!(first, with(&[(7, &["1 roll ; 4"]), (1, &["1 a1", "2 b2"])]));
        for other in [
            with(&[(1, &["1 a1", "2 b2"])]),
            with(&[(1, &["2 b2", "1 a1"]), (7, &["1 roll ; 4"])]),
            with(&[(1, &["1 a1", "2 b2"]), (8, &["1 roll ; 4"])]),
            with(&[(1, &["1 a1"]), (7, &["1 roll ; 4"])]),
        ] {
            assert_ne!(first.digest, other.digest);
        }
        assert_eq!(with(&[]), Logs::default());
    }
}
