//! A store in a database that speaks PostgreSQL's wire, for several processes that stand in for each other. One of them
//! has the bot and holds its rows in memory; the database sees only commits, each a single statement that takes effect
//! only while the bot has not changed hands. docs/design/database.md has the reasons.
//!
//! From the bottom up: `answers` (what the database says, as far as decisions hang on it), `backoff`, `writer` (commits
//! happen exactly once) and `owner` (who has the bot), which do no I/O; `tls`, `address`, `tables` (the statements),
//! `session` (a connection), `rows` (what is kept in memory), `end` (the lease, and its end), `keeper` (the thread of
//! the lease), this file. `bots` (the bots of a process, as rows) and `sealed` (their tokens) stand beside.

mod address;
mod answers;
mod backoff;
mod bots;
mod end;
mod keeper;
mod owner;
mod rows;
mod sealed;
mod session;
mod tables;
mod tls;
mod writer;

#[cfg(test)]
mod simulation;

use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rand_core::{OsRng, TryRngCore};
use tokio::sync::watch;

pub use address::{Address, AddressError};
use answers::{Failure, Standing};
pub use answers::{Listed, TokenId};
use backoff::Backoff;
pub use bots::{Bots, Unlisted};
use end::End;
use keeper::Keeper;
use rows::{Map, Rows};
pub use sealed::{Key, NoKey};
use session::Session;
use writer::{Act, Heard, Writer};

use super::commit::Committer;
use super::lease::{Lease, now};
use super::{Batch, Entry, Seq, Store, fatal};

/// What keeps a bot's store in a database from being opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the store at {at} cannot be used: {why}")]
pub struct Refused {
    /// Where it is.
    pub at: String,
    /// What the database said.
    pub why: String,
}

/// A bot's store in a database. While it lives this process has the bot. When another one takes over, the process ends
/// (see [`fatal`]), or if it has more bots, only this one does ([`Store::ended`]).
pub struct PostgresStore {
    // The order of drops matters: what is left is written, and only then the bot is set free.
    committer: Option<Committer>,
    keeper: Keeper,
    rows: Arc<Rows>,
    closing: Arc<Closing>,
    end: Arc<End>,
}

impl PostgresStore {
    /// Waits until this process has the bot, and loads what is kept for it. As long as the database cannot be reached
    /// it keeps trying.
    ///
    /// # Errors
    /// When the database refuses, and trying again would not help.
    pub fn open(address: &Address, token: TokenId) -> Result<PostgresStore, Refused> {
        PostgresStore::begin(address, token, true, true)
    }

    /// The same for one of several bots of the process, which goes on when another one takes over this bot.
    ///
    /// # Errors
    /// As for [`open`](Self::open).
    pub fn open_among(address: &Address, token: TokenId) -> Result<PostgresStore, Refused> {
        PostgresStore::begin(address, token, true, false)
    }

    /// The same, but this waits neither for a database that cannot be reached nor for another process that has the bot.
    ///
    /// # Errors
    /// As for [`open`](Self::open), and in these two cases.
    pub fn open_unused(address: &Address, token: TokenId) -> Result<PostgresStore, Refused> {
        PostgresStore::begin(address, token, false, true)
    }

    /// All rows of a bot as they are at one instant; a process may have the bot meanwhile. A database that cannot be
    /// reached is not waited for.
    ///
    /// # Errors
    /// When the database cannot be reached, or refuses, or does not know the bot.
    pub fn snapshot(address: &Address, token: TokenId) -> Result<Vec<Entry>, Refused> {
        let refused = |why: String| Refused { at: address.to_string(), why };
        let mut session = Session::new(address.clone(), token).map_err(|error| refused(error.to_string()))?;
        let rows = session.snapshot().map_err(|failure| refused(failure.to_string()))?;
        let rows = rows.ok_or_else(|| refused("the bot is not in the database".to_owned()))?;
        Ok(rows.into_iter().map(|(key, value)| (key.into(), value.into())).collect())
    }

    fn begin(address: &Address, token: TokenId, waits: bool, alone: bool) -> Result<PostgresStore, Refused> {
        let refused = |failure: Failure| Refused { at: address.to_string(), why: failure.to_string() };
        let never = |error: std::io::Error| refused(Failure::Never(error.to_string()));
        let session = || Session::new(address.clone(), token).map_err(never);
        let (me, seed) = name().map_err(refused)?;
        let end = Arc::new(End::new(alone));
        let (keeper, at) = Keeper::take(session()?, (me, seed), waits, &end).map_err(refused)?;
        let (begun, mut session) = (now(), session()?);
        let loaded = load(&mut session).map_err(refused)?;
        tracing::info!(epoch = at.epoch, rows = loaded.len(), took = ?now() - begun, "this process has the bot now");
        let (rows, closing) = (Arc::new(Rows::new(loaded, at.seq)), Arc::new(Closing::default()));
        let mut write = Write {
            writer: Writer::new(at, seed),
            session,
            rows: Arc::clone(&rows),
            closing: Arc::clone(&closing),
            trouble: false,
        };
        let ends = Arc::clone(&end);
        let some = move |upto| match write.some() {
            Err(ended) => {
                ends.come(&format!("batch {upto} cannot be made durable: {ended}"));
                write.rows.end();
                Ok::<_, String>(None)
            }
            Ok(done) => Ok(done),
        };
        let committer = Committer::start(at.seq, some).map_err(never)?;
        Ok(PostgresStore { committer: Some(committer), keeper, rows, closing, end })
    }

    fn committer(&self) -> &Committer {
        // It goes only when the store does.
        self.committer.as_ref().unwrap_or_else(|| fatal(&"the store was used after its end"))
    }
}

impl Store for PostgresStore {
    fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
        self.rows.get(key)
    }

    fn scan(&self, prefix: &[u8]) -> Vec<Entry> {
        self.rows.range(prefix, prefix, usize::MAX)
    }

    fn range(&self, prefix: &[u8], from: &[u8], limit: usize) -> Vec<Entry> {
        self.rows.range(prefix, from, limit)
    }

    fn last(&self) -> Seq {
        self.rows.last()
    }

    fn apply(&self, batch: Batch) -> Seq {
        if let Err(oversize) = batch.check() {
            fatal(&format_args!("the program wrote {oversize}"));
        }
        let seq = self.rows.apply(batch);
        self.committer().submit(seq);
        seq
    }

    fn durable(&self) -> watch::Receiver<Seq> {
        self.committer().durable()
    }

    fn lease(&self) -> Lease {
        Lease::until(self.end.until())
    }

    fn ended(&self) -> Option<watch::Receiver<Option<String>>> {
        Some(self.end.why())
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.closing.begin();
        drop(self.committer.take());
        if self.end.has_come() {
            // Whoever has taken over goes on from what is durable.
        } else if self.rows.waiting() == 0 {
            self.keeper.release();
        } else {
            tracing::warn!("the database could not be reached at the stop; what it lacks will be done again");
        }
    }
}

/// The name of this process, which no other has, and a number as rare.
fn name() -> Result<(String, u64), Failure> {
    let mut bytes = [0; 16];
    OsRng.try_fill_bytes(&mut bytes).map_err(|error| Failure::Never(error.to_string()))?;
    let [a, b] = [0, 8].map(|from| u64::from_be_bytes(std::array::from_fn(|n| bytes[from + n])));
    let host = std::fs::read_to_string("/etc/hostname").unwrap_or_default();
    let host = host.trim().chars().take(60).collect::<String>();
    Ok((format!("{host}/{}/{a:016x}", std::process::id()), b))
}

/// All rows of the bot. The takeover was acknowledged, so nothing is added to them any more, and nothing that is read
/// can get lost.
fn load(session: &mut Session) -> Result<Map, Failure> {
    let mut backoff = Backoff::new(0);
    loop {
        match session.all() {
            Ok(rows) => return Ok(rows.into_iter().collect()),
            Err(Failure::Never(why)) => return Err(Failure::Never(why)),
            Err(failure) => {
                tracing::warn!(%failure, "the rows could not be loaded; trying again");
                std::thread::sleep(backoff.pause());
            }
        }
    }
}

/// Why nothing can be written any more.
#[derive(Debug)]
enum Ended {
    Fenced(Standing),
    Broken(String),
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ended::Fenced(at) => write!(f, "another process has taken over the bot (epoch {})", at.epoch),
            Ended::Broken(why) => f.write_str(why),
        }
    }
}

/// Does what the writer wants.
struct Write {
    writer: Writer,
    session: Session,
    rows: Arc<Rows>,
    closing: Arc<Closing>,
    /// Whether it was said that something goes wrong.
    trouble: bool,
}

impl Write {
    /// Makes the first batches that wait durable; gives the number of the last. `None`: the store was closed while the
    /// database could not be reached.
    fn some(&mut self) -> Result<Option<Seq>, Ended> {
        let group = self.rows.group();
        let writes = group.writes();
        let mut act = self.writer.begin(group.to);
        loop {
            let heard = match act {
                Act::Send { from, to } => {
                    self.session.write(self.writer.epoch(), from, to, &writes).map(Heard::Written)
                }
                Act::Ask => self.session.ask().map(|stands| stands.map_or(Heard::Nowhere, Heard::Stands)),
                Act::Pause(pause) if self.closing.within(pause) => return Ok(None),
                Act::Pause(_) => Ok(Heard::Rested),
                Act::Done(seq) => {
                    self.rows.written(&group);
                    self.recovered();
                    return Ok(Some(seq));
                }
                Act::Fenced(at) => return Err(Ended::Fenced(at)),
                Act::Broken(why) => return Err(Ended::Broken(why)),
            };
            let heard = heard.unwrap_or_else(|failure| self.failed(failure));
            act = self.writer.hear(heard);
        }
    }

    fn failed(&mut self, failure: Failure) -> Heard {
        if !std::mem::replace(&mut self.trouble, true) {
            tracing::warn!(%failure, "what was done does not reach the database; trying again");
        }
        Heard::Failed(failure)
    }

    fn recovered(&mut self) {
        if std::mem::take(&mut self.trouble) {
            tracing::info!(seq = self.writer.done(), "the database has everything again");
        }
    }
}

/// Whether the store is being closed.
#[derive(Default)]
struct Closing {
    begun: Mutex<bool>,
    changed: Condvar,
}

impl Closing {
    fn begun(&self) -> MutexGuard<'_, bool> {
        self.begun.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(&self) {
        *self.begun() = true;
        self.changed.notify_all();
    }

    /// Waits for so long; `true` as soon as the store is being closed.
    fn within(&self, pause: Duration) -> bool {
        let waited = self.changed.wait_timeout_while(self.begun(), pause, |begun| !*begun);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }
}
