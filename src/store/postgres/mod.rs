//! A store in a database that speaks PostgreSQL's protocol, for several processes as standbys of each other. One of
//! them owns the bot and holds its rows in memory. The database sees only commits: each is a single statement that
//! takes effect only if the owner has not changed. docs/design/database.md has the reasons.
//!
//! From the bottom up: `answers` (what the database says, as far as decisions hang on it), `backoff`, `writer` (commits
//! happen exactly once) and `owner` (who has the bot), which do no I/O; `tls`, `address`, `tables` (the statements),
//! `session` (a connection), `pool` (those of all bots), `rows` (what is kept in memory), `end` (the lease, and its
//! end), `post` (what leases need of the database), `keeper` (the thread of the leases), `hub` (what the bots of a
//! process share), this file. `bots` (the bots of a process, as rows), `sealed` (their tokens) and `look` (for `kletka
//! doctor`) stand beside.

mod address;
mod answers;
mod backoff;
mod bots;
mod end;
mod hub;
mod keeper;
mod look;
mod owner;
mod pool;
mod post;
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

use tokio::sync::watch;

pub use address::{Address, AddressError};
use answers::{Failure, Standing};
pub use answers::{Listed, Refused, Tables, TokenId};
use backoff::Backoff;
pub use bots::{Bots, Unlisted};
use end::End;
pub use hub::{Hub, Taken, Waiting};
use hub::{Seat, refused};
pub use look::{Look, look};
use pool::Pool;
use rows::{Map, Rows};
pub use sealed::{Key, NoKey};
use session::Session;
use writer::{Act, Heard, Writer};

use super::commit::Committer;
use super::lease::Lease;
use super::{Batch, Entry, Seq, Store, fatal};
use crate::clock::steady;

/// A bot's store in a database. While it lives, this process owns the bot. When another process takes over, this one
/// ends (see [`fatal`]); if it has more bots, only this bot ends ([`Store::ended`]).
pub struct PostgresStore {
    // It is dropped first: the remaining batches are written, and only then is the bot released.
    committer: Option<Committer>,
    seat: Seat,
    rows: Arc<Rows>,
    closing: Arc<Closing>,
    end: Arc<End>,
}

impl PostgresStore {
    /// Waits until this process owns the bot, which is its only one, and loads its rows. Retries as long as the
    /// database cannot be reached. This blocks; a process with several bots uses a [`Hub`].
    ///
    /// # Errors
    /// When the database refuses, and a retry would not help.
    pub fn open(address: &Address, token: TokenId) -> Result<PostgresStore, Refused> {
        Hub::new(address)?.only(token)?.wait()?.load()
    }

    /// Like [`open`](Self::open), but fails at once if the database cannot be reached or another process owns the bot.
    ///
    /// # Errors
    /// As for [`open`](Self::open), and in these two cases.
    pub fn open_unused(address: &Address, token: TokenId) -> Result<PostgresStore, Refused> {
        Hub::new(address)?.unused(token)?.wait()?.load()
    }

    /// A snapshot of a bot's rows. A process may own the bot meanwhile. Does not wait for a database that cannot be
    /// reached.
    ///
    /// # Errors
    /// When the database cannot be reached, or refuses, or does not know the bot.
    pub fn snapshot(address: &Address, token: TokenId) -> Result<Vec<Entry>, Refused> {
        let refused = |why: String| Refused { at: address.to_string(), why };
        let mut session = Session::new(address.clone()).map_err(|error| refused(error.to_string()))?;
        let rows = session.snapshot(token).map_err(|failure| refused(failure.to_string()))?;
        let rows = rows.ok_or_else(|| refused("the bot is not in the database".to_owned()))?;
        Ok(rows.into_iter().map(|(key, value)| (key.into(), value.into())).collect())
    }

    /// The store of a bot that we own, with its state and all of its rows.
    fn begin(mut seat: Seat, at: Standing, loaded: Map, end: Arc<End>) -> Result<PostgresStore, Failure> {
        let (rows, closing) = (Arc::new(Rows::new(loaded, at.seq)), Arc::new(Closing::default()));
        let mut write = Write {
            writer: Writer::new(at, seat.seed()),
            token: seat.token(),
            pool: seat.pool(),
            rows: Arc::clone(&rows),
            closing: Arc::clone(&closing),
            trouble: false,
        };
        seat.is_used();
        let ends = Arc::clone(&end);
        let some = move |upto| match write.some() {
            Err(ended) => {
                ends.come(&format!("batch {upto} cannot be made durable: {ended}"));
                write.rows.end();
                Ok::<_, String>(None)
            }
            Ok(done) => Ok(done),
        };
        let committer = Committer::start(at.seq, some).map_err(|error| Failure::Never(error.to_string()))?;
        Ok(PostgresStore { committer: Some(committer), seat, rows, closing, end })
    }

    fn committer(&self) -> &Committer {
        // It is taken only when the store is dropped.
        self.committer.as_ref().unwrap_or_else(|| fatal(&"the store was used after its end"))
    }
}

impl Taken {
    /// Loads the bot's rows. This blocks, and uses a connection of its own meanwhile: only a few bots should load at a
    /// time.
    ///
    /// # Errors
    /// When the database refuses.
    pub fn load(self) -> Result<PostgresStore, Refused> {
        let (begun, address) = (steady(), self.seat.address());
        // A separate connection: commits of other bots do not wait, and this bot's commits begin with a fresh one.
        let session = Session::new(address.clone()).map_err(|error| Failure::Never(error.to_string()));
        let loaded = session.and_then(|mut session| load(&mut session, self.seat.token()));
        let store = loaded.and_then(|rows| {
            let (epoch, count) = (self.at.epoch, rows.len());
            tracing::info!(epoch, rows = count, took = ?steady() - begun, "this process has the bot now");
            PostgresStore::begin(self.seat, self.at, rows, self.end)
        });
        store.map_err(|failure| refused(&address, &failure))
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
            // The new owner continues from what is durable.
        } else if self.rows.waiting() == 0 {
            self.seat.release();
        } else {
            tracing::warn!("the database could not be reached at the stop; what it lacks will be done again");
        }
    }
}

/// All rows of the bot. The takeover was acknowledged, so no row can be added meanwhile, and no row that is read can
/// get lost.
fn load(session: &mut Session, token: TokenId) -> Result<Map, Failure> {
    let mut backoff = Backoff::new(0);
    loop {
        match session.all(token) {
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

struct Write {
    writer: Writer,
    token: TokenId,
    pool: Arc<Pool>,
    rows: Arc<Rows>,
    closing: Arc<Closing>,
    /// Whether the current trouble was logged.
    trouble: bool,
}

impl Write {
    /// Makes the first waiting batches durable and returns the number of the last. `None`: the store was closed while
    /// the database could not be reached.
    fn some(&mut self) -> Result<Option<Seq>, Ended> {
        let group = self.rows.group();
        let writes = group.writes();
        let mut act = self.writer.begin(group.to);
        loop {
            let heard = match act {
                Act::Send { from, to } => {
                    let (token, at) = (self.token, (self.writer.epoch(), from, to));
                    self.pool.with(|session| session.write(token, at, &writes)).map(Heard::Written)
                }
                Act::Ask => {
                    let stands = self.pool.with(|session| session.ask(self.token));
                    stands.map(|stands| stands.map_or(Heard::Nowhere, Heard::Stands))
                }
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

    /// Waits for the pause. Returns `true` as soon as the store is being closed.
    fn within(&self, pause: Duration) -> bool {
        let waited = self.changed.wait_timeout_while(self.begun(), pause, |begun| !*begun);
        *waited.unwrap_or_else(PoisonError::into_inner).0
    }
}
