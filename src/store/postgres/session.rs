//! A connection to the database that reconnects by itself, and the statements for it. Each call blocks, with a time
//! limit.

use std::collections::HashMap;
use std::error::Error as _;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::TryStreamExt;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::error::{DbError, SqlState};
use tokio_postgres::{AsyncMessage, Client, Connection, Error, Row, Socket, Statement};

use super::address::Address;
use super::answers::{Epoch, Failure, Holder, Listed, Standing, Tables, TokenId};
use super::tables;
use super::tls::Private;
use crate::clock::steady;
use crate::store::Seq;

/// The time limit for a statement.
const ANSWER: Duration = Duration::from_secs(10);
/// The time limit for connecting, over all hosts.
const CONNECT: Duration = Duration::from_secs(20);
/// The time limit for reading all rows, and for upgrading the tables.
const LONG: Duration = Duration::from_secs(600);

/// How long a start waits for host names to resolve.
const NAMES: Duration = Duration::from_secs(10);
/// How long a statement waits for a locked row before it should be retried.
const PATIENT: Duration = Duration::from_secs(5);

/// Server-side limits. A transaction that was left open must not lock a row for long, and the server should notice when
/// its client is gone. JIT is off: with [`PLANS`] off, a plan that has to scan a table counts as expensive, and
/// compiling it would delay a release by a third of a second.
const SETTINGS: [&str; 3] =
    ["SET idle_in_transaction_session_timeout = 5000", "SET client_connection_check_interval = 5000", "SET jit = off"];

/// The planner's ways to find rows without their index. They are off for commits, because without statistics of a
/// freshly filled table the planner would scan all of it for each commit. They are on for reading all rows, which took
/// three times as long with the index.
const PLANS: [&str; 2] = ["enable_bitmapscan", "enable_seqscan"];

/// The writes of a commit.
#[derive(Default)]
pub(super) struct Writes<'a> {
    pub(super) keys: Vec<&'a [u8]>,
    pub(super) values: Vec<&'a [u8]>,
    pub(super) gone: Vec<&'a [u8]>,
}

/// A key and its value, without spare capacity.
pub(super) type Packed = (Box<[u8]>, Box<[u8]>);

/// A connection that reconnects by itself.
pub(super) struct Session {
    /// `None` only while it is dropped.
    runtime: Option<Runtime>,
    address: Address,
    /// How long a statement waits for a locked row.
    patience: Duration,
    live: Option<Live>,
    reach: Reach,
}

/// Whether we can reach the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    /// It works, or may work.
    Fair,
    /// Since this time, host names could not be resolved.
    Nameless(Duration),
    /// No such host, or the host has no TLS.
    Hopeless,
}

struct Live {
    client: Client,
    /// The prepared statement for commits, once there is one.
    write: Option<Statement>,
    /// Whether the server has sent a warning since the last statement.
    warned: Arc<AtomicBool>,
    carrier: JoinHandle<()>,
}

impl Drop for Live {
    fn drop(&mut self) {
        self.carrier.abort();
    }
}

impl Session {
    /// A connection that connects at the first request.
    pub(super) fn new(address: Address) -> io::Result<Session> {
        let runtime = Some(Builder::new_current_thread().enable_all().build()?);
        Ok(Session { runtime, address, patience: PATIENT, live: None, reach: Reach::Fair })
    }

    /// Sets how long a statement waits for a locked row.
    pub(super) fn hasty(mut self, patience: Duration) -> Session {
        self.patience = patience;
        self
    }

    /// Commits writes. Returns whether the commit has taken effect.
    pub(super) fn write(
        &mut self,
        token: TokenId,
        (epoch, from, to): (Epoch, Seq, Seq),
        writes: &Writes<'_>,
    ) -> Result<bool, Failure> {
        let (from, to) = (number(from), number(to));
        self.run(ANSWER, async |live| {
            let values: [&(dyn tokio_postgres::types::ToSql + Sync); 7] =
                [&token, &epoch, &from, &to, &writes.keys, &writes.values, &writes.gone];
            let write = match &live.write {
                Some(write) => write,
                None => live.write.insert(live.client.prepare(tables::WRITE).await?),
            };
            Ok(live.client.query_one(write, &values).await?.try_get::<_, i64>(0)? == 1)
        })
    }

    /// The state of a bot's row. `None`: there is no row.
    pub(super) fn ask(&mut self, token: TokenId) -> Result<Option<Standing>, Failure> {
        self.run(ANSWER, async |live| {
            live.client.query_opt(tables::ASK, &[&token]).await?.map(|row| standing(&row, 0)).transpose()
        })
    }

    /// Upgrades the tables. This comes first: only here is an address refused that looks wrong. Later, an unknown host
    /// or missing TLS counts as a temporary network fault.
    pub(super) fn raise(&mut self) -> Result<(), Failure> {
        let raised = self.run(LONG, async |live| raise(&mut live.client).await);
        let version = raised.map_err(|failure| match self.reach {
            Reach::Hopeless => Failure::Never(failure.to_string()),
            Reach::Nameless(since) if steady() > since + NAMES => Failure::Never(failure.to_string()),
            _ => failure,
        })?;
        if version > tables::VERSION {
            let why = format!("its tables are of version {version}, which this kletka does not know; use a newer one");
            return Err(Failure::Never(why));
        }
        Ok(())
    }

    /// The version of the server, how long it took to say that, and what tables it has. Nothing is written.
    pub(super) fn survey(&mut self) -> Result<(String, Duration, Tables), Failure> {
        self.run(ANSWER, async |live| {
            let begun = steady();
            let server = live.client.query_one("SHOW server_version", &[]).await?.try_get(0)?;
            let took = steady().saturating_sub(begun);
            let version = match live.client.query_opt(tables::SEEN_VERSION, &[]).await {
                Ok(row) => row.map_or(Ok(0), |row| row.try_get(0))?,
                Err(error) if error.code() == Some(&SqlState::UNDEFINED_TABLE) => 0,
                Err(error) => return Err(error),
            };
            let tables = match version {
                0 => Tables::Missing,
                ..tables::VERSION => Tables::Older,
                tables::VERSION => Tables::Ours,
                _ => Tables::Newer(version),
            };
            Ok((server, took, tables))
        })
    }

    /// Has bots stand there.
    pub(super) fn register(&mut self, tokens: &[TokenId]) -> Result<(), Failure> {
        self.run(ANSWER, async |live| live.client.execute(tables::REGISTER, &[&tokens]).await.map(drop))
    }

    /// Renews the lease of a process.
    pub(super) fn renew(&mut self, me: &str) -> Result<(), Failure> {
        self.run(ANSWER, async |live| live.client.execute(tables::RENEW, &[&me]).await.map(drop))
    }

    /// The owners of bots. A bot without a row is missing from the result.
    pub(super) fn look(&mut self, tokens: &[TokenId]) -> Result<HashMap<TokenId, Holder>, Failure> {
        self.run(ANSWER, async |live| {
            let rows = live.client.query(tables::LOOK, &[&tokens]).await?;
            let holder = |row: &Row| {
                let holder = Holder { owner: row.try_get(1)?, gone: row.try_get(2)?, at: standing(row, 3)? };
                Ok((row.try_get(0)?, holder))
            };
            rows.iter().map(holder).collect()
        })
    }

    /// Takes over bots of one owner that are still in the given epochs. Returns those that were taken, with their
    /// state.
    pub(super) fn take(
        &mut self,
        me: &str,
        owner: Option<&str>,
        seen: &[(TokenId, Epoch)],
    ) -> Result<HashMap<TokenId, Standing>, Failure> {
        let (tokens, epochs): (Vec<TokenId>, Vec<Epoch>) = seen.iter().copied().unzip();
        self.run(ANSWER, async |live| {
            let rows = live.client.query(tables::TAKE, &[&tokens, &me, &epochs, &owner]).await?;
            rows.iter().map(|row| Ok((row.try_get(0)?, standing(row, 1)?))).collect()
        })
    }

    /// Releases bots that are still in the given epochs. If the process has no others, deletes its row.
    pub(super) fn release(
        &mut self,
        (me, last): (&str, bool),
        bots: &[(TokenId, Epoch)],
        patience: Duration,
    ) -> Result<(), Failure> {
        let (tokens, epochs): (Vec<TokenId>, Vec<Epoch>) = bots.iter().copied().unzip();
        self.run(patience, async |live| {
            live.client.execute(tables::RELEASE, &[&tokens, &epochs, &me, &last]).await.map(drop)
        })
    }

    /// A snapshot of a bot's rows, in no order.
    pub(super) fn all(&mut self, token: TokenId) -> Result<Vec<Packed>, Failure> {
        self.run(LONG, async |live| {
            live.plans(true).await?;
            let rows = read(&live.client, token).await?;
            live.plans(false).await.map(|()| rows)
        })
    }

    /// The same for a bot that another process may own. `None`: there is no row.
    pub(super) fn snapshot(&mut self, token: TokenId) -> Result<Option<Vec<Packed>>, Failure> {
        let known =
            self.run(ANSWER, async |live| Ok(live.client.query_opt(tables::KNOWN, &[&token]).await?.is_some()))?;
        if known { self.all(token).map(Some) } else { Ok(None) }
    }

    /// The bots whose tokens are in the database.
    pub(super) fn bots(&mut self) -> Result<Vec<Listed>, Failure> {
        self.run(ANSWER, async |live| {
            let rows = live.client.query(tables::BOTS, &[]).await?;
            let bot =
                |row: &Row| Ok(Listed { name: row.try_get(0)?, number: row.try_get(1)?, sealed: row.try_get(2)? });
            rows.iter().map(bot).collect()
        })
    }

    /// Adds a bot, or replaces its token. Returns whether it took effect.
    pub(super) fn put_bot(&mut self, bot: &Listed) -> Result<bool, Failure> {
        self.run(ANSWER, async |live| {
            Ok(live.client.execute(tables::PUT_BOT, &[&bot.name, &bot.number, &bot.sealed]).await? == 1)
        })
    }

    /// Removes a bot from the list. Returns whether it was there.
    pub(super) fn remove_bot(&mut self, name: &str) -> Result<bool, Failure> {
        self.run(ANSWER, async |live| Ok(live.client.execute(tables::REMOVE_BOT, &[&name]).await? == 1))
    }

    /// Replaces the seals of all bots, or of none. Returns whether it took effect.
    pub(super) fn reseal(&mut self, all: &[(Listed, Vec<u8>)]) -> Result<bool, Failure> {
        let names: Vec<&str> = all.iter().map(|(bot, _)| bot.name.as_str()).collect();
        let old: Vec<&[u8]> = all.iter().map(|(bot, _)| bot.sealed.as_slice()).collect();
        let new: Vec<&[u8]> = all.iter().map(|(_, sealed)| sealed.as_slice()).collect();
        self.run(ANSWER, async |live| {
            let transaction = live.client.transaction().await?;
            let replaced = transaction.execute(tables::RESEAL, &[&names, &old, &new]).await?;
            let there: i64 = transaction.query_one(tables::COUNT_BOTS, &[]).await?.try_get(0)?;
            let whole = replaced == all.len() as u64 && usize::try_from(there) == Ok(all.len());
            if whole {
                transaction.commit().await?
            } else {
                transaction.rollback().await?
            }
            Ok(whole)
        })
    }

    /// Connects if necessary, and runs work with a time limit. If the outcome is unknown, the connection is dropped,
    /// together with any late answer.
    fn run<T>(
        &mut self,
        patience: Duration,
        work: impl AsyncFnOnce(&mut Live) -> Result<T, Error>,
    ) -> Result<T, Failure> {
        let (address, patience_of_rows, slot) = (&self.address, self.patience, &mut self.live);
        let (reach, connecting) = (&mut self.reach, CONNECT.min(2 * patience));
        let Some(runtime) = &self.runtime else { return Err(Failure::Never("the session is over".to_owned())) };
        let outcome = runtime.block_on(async {
            let live = match slot {
                Some(live) => live,
                None => slot.insert(connect(address, patience_of_rows, connecting, reach).await?),
            };
            live.warned.store(false, Ordering::Relaxed);
            match timeout(patience, work(live)).await {
                // It took effect, but the server does not guarantee that it lasts: its wait for a replica was cut
                // short.
                Ok(Ok(_)) if live.warned.load(Ordering::Relaxed) => {
                    Err(Failure::Lost("the database has answered with a warning".to_owned()))
                }
                Ok(answer) => answer.map_err(|error| failure(&error)),
                Err(_) => Err(Failure::Lost(format!("the database has not answered for {} s", patience.as_secs()))),
            }
        });
        if !matches!(outcome, Ok(_) | Err(Failure::Later(_))) || self.live.as_ref().is_some_and(Live::is_closed) {
            self.live = None;
        }
        outcome
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        drop(self.live.take());
        // This also works where nobody may wait for a runtime to end. Nothing is left in it.
        self.runtime.take().into_iter().for_each(Runtime::shutdown_background);
    }
}

impl Live {
    /// Allows or forbids full table scans.
    async fn plans(&self, whole: bool) -> Result<(), Error> {
        for setting in PLANS {
            self.set(&format!("SET {setting} = {}", if whole { "on" } else { "off" })).await?;
        }
        Ok(())
    }

    async fn set(&self, setting: &str) -> Result<(), Error> {
        match self.client.batch_execute(setting).await {
            // Other engines and older servers may not know these settings.
            Err(error) if error.as_db_error().is_some() && !self.is_closed() => {
                tracing::debug!(setting, %error, "the database does not know a setting");
                Ok(())
            }
            answer => answer,
        }
    }

    fn is_closed(&self) -> bool {
        self.client.is_closed()
    }
}

/// A failure here comes before any statement, so it can be retried.
async fn connect(address: &Address, patience: Duration, limit: Duration, reach: &mut Reach) -> Result<Live, Failure> {
    let connected = timeout(limit, open(address, patience)).await;
    let connected = connected.map_err(|_| Failure::Later("the database does not answer".to_owned()))?;
    // With several hosts, another one may be right.
    let wrong = connected.as_ref().err().filter(|_| address.config.get_hosts().len() == 1);
    *reach = wrong.map_or(Reach::Fair, |error| reach.after(error));
    connected.map_err(|error| match failure(&error) {
        Failure::Lost(why) => Failure::Later(why),
        other => other,
    })
}

async fn open(address: &Address, patience: Duration) -> Result<Live, Error> {
    let (client, connection) = address.config.connect(address.tls.clone()).await?;
    let warned = Arc::new(AtomicBool::new(false));
    let carrier = tokio::spawn(carry(connection, Arc::clone(&warned)));
    let live = Live { client, write: None, warned, carrier };
    for setting in SETTINGS {
        live.set(setting).await?;
    }
    live.set(&format!("SET lock_timeout = {}", patience.as_millis())).await?;
    live.plans(false).await?;
    Ok(live)
}

/// Reads all rows of a bot as a stream.
async fn read(client: &Client, token: TokenId) -> Result<Vec<Packed>, Error> {
    let mut coming = pin!(client.query_raw(tables::ALL, [token]).await?);
    let mut rows: Vec<Packed> = Vec::new();
    while let Some(row) = coming.try_next().await? {
        rows.push((row.try_get::<_, &[u8]>(0)?.into(), row.try_get::<_, &[u8]>(1)?.into()));
    }
    Ok(rows)
}

/// Drives a connection while somebody waits for it.
async fn carry(mut connection: Connection<Socket, Private<Socket>>, warned: Arc<AtomicBool>) {
    while let Some(Ok(message)) = std::future::poll_fn(|cx| connection.poll_message(cx)).await {
        if let AsyncMessage::Notice(notice) = message
            && notice.severity() == "WARNING"
        {
            tracing::warn!(code = notice.code().code(), "the database warns: {}", notice.message());
            warned.store(true, Ordering::Relaxed);
        }
    }
}

/// Upgrades the tables to our version if they are older. Returns the version they have then.
async fn raise(client: &mut Client) -> Result<i32, Error> {
    let seen = client.query_opt(tables::SEEN_VERSION, &[]).await;
    match seen {
        Ok(Some(row)) if row.try_get::<_, i32>(0)? >= tables::VERSION => return row.try_get(0),
        Err(error) if error.code() != Some(&SqlState::UNDEFINED_TABLE) => return Err(error),
        Ok(_) | Err(_) => {}
    }
    for statement in tables::BEGIN {
        match client.batch_execute(statement).await {
            // Another process was first by a moment, which `IF NOT EXISTS` does not see. It has finished by now.
            Err(error) if is_made_by_another(&error) => {}
            made => made?,
        }
    }
    let transaction = client.transaction().await?;
    // The second process waits here, and then finds the tables upgraded.
    let version: i32 = transaction.query_one(tables::LOCKED_VERSION, &[]).await?.try_get(0)?;
    for step in tables::RAISE.iter().skip(usize::try_from(version).unwrap_or_default()) {
        transaction.batch_execute(step).await?;
    }
    let version = version.max(tables::VERSION);
    transaction.execute(tables::SET_VERSION, &[&version]).await?;
    transaction.commit().await?;
    Ok(version)
}

/// Whether a table exists because another process created it at the same time.
fn is_made_by_another(error: &Error) -> bool {
    let raced = [SqlState::DUPLICATE_TABLE, SqlState::DUPLICATE_OBJECT, SqlState::UNIQUE_VIOLATION];
    error.code().is_some_and(|code| raced.contains(code))
}

/// Batches count from 1, and the database counts up to 2^63.
fn number(seq: Seq) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn standing(row: &Row, first: usize) -> Result<Standing, Error> {
    let seq: i64 = row.try_get(first + 1)?;
    Ok(Standing { epoch: row.try_get(first)?, seq: Seq::try_from(seq).unwrap_or_default() })
}

/// Classifies an error. The text shows no values: the server puts these into fields that are not read here.
fn failure(error: &Error) -> Failure {
    if let Some(said) = error.as_db_error() {
        return refusal(said);
    }
    let mut why = error.to_string();
    if let Some(source) = error.source() {
        why = format!("{why}: {source}");
    }
    // A response that cannot be decoded, or a parameter that cannot be encoded, is our own fault.
    let ours = ["error deserializing", "error serializing", "query returned", "invalid configuration"];
    let ours = ours.iter().any(|kind| why.starts_with(kind)) || why.contains("certificate");
    if ours { Failure::Never(why) } else { Failure::Lost(why) }
}

impl Reach {
    /// Classifies one more failed connection attempt. The libraries have no codes for it, only messages.
    fn after(self, error: &Error) -> Reach {
        let why = format!("{error}: {}", error.source().map(ToString::to_string).unwrap_or_default());
        // The second text is musl's.
        let later = why.contains("Temporary failure") || why.contains("Try again");
        match self {
            _ if why.contains("does not support TLS") => Reach::Hopeless,
            _ if !why.contains("lookup address information") => Reach::Fair,
            // The network may come up after the bot.
            Reach::Nameless(since) if later => Reach::Nameless(since),
            _ if later => Reach::Nameless(steady()),
            _ => Reach::Hopeless,
        }
    }
}

/// Classifies the server's own error by its code.
fn refusal(said: &DbError) -> Failure {
    let code = said.code().code();
    let why = format!("{} ({code})", said.message());
    match code {
        // Temporary: a lock conflict, too many connections, no space, or the server is starting.
        "40001" | "40P01" | "55P03" | "57P03" | "23505" | "42P07" => Failure::Later(why),
        // The outcome is unknown: the session ended, perhaps after the commit, or the server itself does not know. Or
        // it has become a standby: nothing was written, but the connection must be dropped for one to the primary.
        "40003" | "57P01" | "57P02" | "57P04" | "57P05" | "57014" | "25P03" | "25006" => Failure::Lost(why),
        _ if code.starts_with("53") => Failure::Later(why),
        _ if code.starts_with("08") || code.starts_with("58") => Failure::Lost(why),
        _ => Failure::Never(why),
    }
}
