//! Runs the bot: configuration → store → messenger → wait for a signal. `several` does so for all bots of a process.

#[cfg(feature = "postgres")]
mod listing;
#[cfg(feature = "postgres")]
mod moving;
mod several;

#[cfg(feature = "postgres")]
pub use listing::list_tokens;
#[cfg(feature = "postgres")]
pub use moving::transfer_data;
pub(crate) use several::address as address_of;

use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{Semaphore, oneshot, watch};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::bot::Registry;
use crate::bot::seal::App;
use crate::cli::args::{Hidden, NO_TOKEN, Run};
use crate::cli::tokens::{Named, Source, Tokens};
use crate::cli::{fail, fail_with, tokens};
use crate::clock::Clock;
use crate::paint::Theme;
use crate::service::{self, Ended, Room, Setup, TICK, Updates};
use crate::status::{self, Panel, Panels};
use crate::store::disk::{self, SledStore};
use crate::store::places::PICTURES;
#[cfg(feature = "postgres")]
use crate::store::postgres::Hub;
use crate::store::{self, FATAL_EXIT, Store, transfer};
use crate::telegram::pace::Pace;
use crate::telegram::posted::Places;
use crate::telegram::webhook::{self, At};
use crate::telegram::{Telegram, Workshop};

/// How long the runtime may wait at the end for work that still blocks, such as a computer that thinks.
const GOODBYE: Duration = Duration::from_millis(300);
/// The most threads for the bots: desks, computers that think, and short waits for the disk.
const THREADS: usize = 64;
/// The most data directories to upgrade at the same time.
const OPENING: usize = 4;

/// Runs the bot, or several, until a signal ends it.
pub fn serve(run: &Run) -> ExitCode {
    let named = match &run.tokens {
        Some(Source::File(file)) => tokens::read(file).map(|tokens| Some(Bots::Known(tokens))),
        Some(Source::Database) => Ok(Some(Bots::Listed)),
        None if run.token.is_none() => Err(NO_TOKEN.to_owned()),
        None => Ok(None),
    };
    match named.and_then(|named| Ok((named, runtime(&run.log)?))) {
        Ok((Some(named), runtime)) => finish(runtime, |runtime| runtime.block_on(several::bots(run, named))),
        Ok((None, runtime)) => finish(runtime, |runtime| runtime.block_on(bot(run))),
        Err(why) => fail(why),
    }
}

/// The bots of a process that runs several.
enum Bots {
    /// They come from a file, which is read before anything starts.
    Known(Tokens),
    /// They are read from the database.
    Listed,
}

/// Sets up logging and the runtime.
///
/// # Errors
/// One sentence, if either fails.
pub(crate) fn runtime(log: &str) -> Result<Runtime, String> {
    let filter = log.parse::<Targets>().map_err(|error| format!("`--log` cannot be `{log}`: {error}"))?;
    let lines = fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    // The program that reads the log may go away. Reporting that would end the process, and nobody would read it.
    tracing_subscriber::registry().with(lines.with_target(false).log_internal_errors(false)).with(filter).init();
    Builder::new_multi_thread()
        .max_blocking_threads(THREADS)
        .enable_all()
        .build()
        .map_err(|error| format!("cannot start: {error}"))
}

/// Runs the work, then shuts the runtime down with a short timeout.
pub(crate) fn finish(runtime: Runtime, work: impl FnOnce(&Runtime) -> ExitCode) -> ExitCode {
    let code = work(&runtime);
    runtime.shutdown_timeout(GOODBYE);
    code
}

/// A stop that a signal triggers.
fn stop() -> watch::Receiver<bool> {
    let (stopping, stop) = watch::channel(false);
    tokio::spawn(async move {
        signal().await;
        tracing::info!("stopping");
        let _ = stopping.send(true);
    });
    stop
}

/// The only bot of the process.
async fn bot(run: &Run) -> ExitCode {
    let Some(token) = &run.token else { return fail(NO_TOKEN) };
    let (stop, panel) = (stop(), Panel::default());
    if let Err(why) = show(run, Panels::one(panel.clone())).await {
        return fail(why);
    }
    let commons = match Commons::new(run) {
        Ok(commons) => commons,
        Err(why) => return fail(why),
    };
    let at = At::Listen(run.webhook_listen);
    let place = Place { run, token, dir: &run.kept.data, updates: updates(run, token, at), panel: &panel };
    match place.serve(&commons, stop).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(End::Refused(why)) => fail(why),
        Err(End::Failed(why)) => fail_with(u8::try_from(FATAL_EXIT).unwrap_or(u8::MAX), why),
        Err(End::Broken(why)) => store::fatal(&why),
    }
}

/// Shared by all bots of a process.
struct Commons {
    workshop: Workshop,
    room: Arc<Room>,
    /// Limits how many data directories are upgraded, or loaded from the database, at the same time.
    opening: Semaphore,
    /// The database and the connections to it, if data is in one.
    #[cfg(feature = "postgres")]
    hub: Option<Hub>,
}

impl Commons {
    /// # Errors
    /// One sentence, if an address is invalid.
    fn new(run: &Run) -> Result<Commons, String> {
        let workshop = Workshop::new(run.api_url.as_deref(), Clock::messengers()).map_err(|error| error.to_string())?;
        Ok(Commons {
            workshop,
            room: Arc::new(Room::new(service::cores())),
            opening: Semaphore::new(OPENING),
            #[cfg(feature = "postgres")]
            hub: run.store.as_ref().map(hub).transpose()?,
        })
    }
}

#[cfg(feature = "postgres")]
fn hub(address: &Hidden) -> Result<Hub, String> {
    let address = address.reveal().parse().map_err(|error: store::postgres::AddressError| error.to_string())?;
    Hub::new(&address).map_err(|error| error.to_string())
}

/// Why a bot has ended before the stop.
enum End {
    /// The configuration or the messenger rejects it. Trying again would not help.
    Refused(String),
    /// The stored data cannot be read.
    Failed(String),
    /// It failed, and it is safe to start it again.
    Broken(String),
}

/// A bot of the process: its configuration, and the panel that reports its health.
struct Place<'a> {
    run: &'a Run,
    token: &'a Hidden,
    dir: &'a Path,
    updates: Updates,
    panel: &'a Panel,
}

impl Place<'_> {
    /// Runs the bot until the stop.
    async fn serve(&self, commons: &Commons, stop: watch::Receiver<bool>) -> Result<(), End> {
        let mut early = stop.clone();
        // A store that is being opened may be dropped at any point: that is no worse than a kill.
        let store = tokio::select! {
            opened = self.open(commons) => opened?,
            () = comes(&mut early) => return Ok(()),
            () = service::turned_away(&self.updates), if self.run.store.is_some() => return Ok(()),
        };
        let telegram = tokio::select! {
            connected = Telegram::connect_with(&commons.workshop, self.token.reveal()) => {
                connected.map_err(|error| End::Refused(error.to_string()))?
            }
            () = comes(&mut early) => return close(store).await,
        };
        let me = telegram.me();
        let kept = if self.run.store.is_some() { "the database".into() } else { self.dir.display().to_string() };
        tracing::info!(bot = %me.username, reads_all = me.reads_all, data = kept, "running");
        telegram.show_cards(self.places());
        let setup = setup(self.run, telegram, store, self.updates.clone());
        service::run_among(setup, stop, (self.panel, &commons.room)).await.map_err(|ended| match ended {
            Ended::Refused(why) => End::Refused(why),
            Ended::Failed(why) => End::Broken(why),
        })
    }

    /// Where the pictures of cards can be. What several machines share is not for files.
    fn places(&self) -> Places {
        let address = if let Updates::Webhook(settings) = &self.updates { Some(settings.url.clone()) } else { None };
        let dir = self.run.store.is_none().then(|| self.dir.join(PICTURES));
        let staging = self.run.staging.clone().unwrap_or_default().0;
        Places { address, dir, staging, pace: pace(self.run) }
    }

    async fn open(&self, commons: &Commons) -> Result<Arc<dyn Store>, End> {
        let opened = match &self.run.store {
            Some(_) => shared(commons, self.token, self.run.tokens.is_none()).await,
            None => {
                let Ok(_permit) = commons.opening.acquire().await else { return std::future::pending().await };
                own(self.dir, self.run.new).await
            }
        };
        let store = opened.unwrap_or_else(|panic| store::fatal(&panic))?;
        transfer::is_whole(&*store).map_err(|error| End::Refused(error.to_string()))?;
        Ok(store)
    }
}

/// Resolves when the stop comes.
async fn comes(stop: &mut watch::Receiver<bool>) {
    // If nobody is left to send a stop, that is a stop as well.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Closes a store that was never used.
async fn close(store: Arc<dyn Store>) -> Result<(), End> {
    // Dropping it may block on the disk.
    let _ = tokio::task::spawn_blocking(|| drop(store)).await;
    Ok(())
}

fn setup(run: &Run, telegram: Telegram, store: Arc<dyn Store>, updates: Updates) -> Setup {
    Setup {
        telegram,
        store,
        pace: pace(run),
        updates,
        games: Registry::default(),
        limits: run.limits,
        keep: run.keep,
        look: Arc::new(Theme::default),
        tick: TICK,
    }
}

fn pace(run: &Run) -> Pace {
    if run.unpaced { Pace::unlimited() } else { Pace::telegram() }
}

/// Serves health and metrics, if configured.
///
/// # Errors
/// One sentence, if the address cannot be bound.
async fn show(run: &Run, panels: Panels) -> Result<(), String> {
    let Some(address) = run.status else { return Ok(()) };
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| format!("`--status` cannot be {address}: {error}"))?;
    let at = listener.local_addr().unwrap_or(address);
    tracing::info!(%at, "health and numbers can be asked for");
    tokio::spawn(status::serve(listener, panels));
    Ok(())
}

type Opened = Result<Arc<dyn Store>, End>;

/// Runs blocking work of any length on a thread of its own.
async fn on_a_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, String> {
    let (done, opened) = oneshot::channel();
    let span = tracing::Span::current();
    let work = move || {
        let _span = span.enter();
        // The caller may be gone.
        let _ = done.send(work());
    };
    thread::Builder::new().name("opening".to_owned()).spawn(work).map_err(|error| error.to_string())?;
    opened.await.map_err(|_| "opening the store has failed".to_owned())
}

/// The store in a data directory.
async fn own(dir: &Path, new: bool) -> Result<Opened, String> {
    let dir = dir.to_owned();
    on_a_thread(move || {
        let opened = disk::may_begin(&dir, new).and_then(|()| SledStore::open(&dir));
        opened.map(|store| Arc::new(store) as Arc<dyn Store>).map_err(|error| match error.is_failure() {
            // A failing disk is not a configuration error.
            true => End::Failed(error.to_string()),
            false => End::Refused(error.to_string()),
        })
    })
    .await
}

/// The store in a database, as soon as no other process owns the bot.
#[cfg(feature = "postgres")]
async fn shared(commons: &Commons, token: &Hidden, alone: bool) -> Result<Opened, String> {
    let Some(hub) = &commons.hub else { return Err("there is no database".to_owned()) };
    let refused = |error: store::postgres::Refused| End::Refused(error.to_string());
    let waiting = if alone { hub.only(number(token)) } else { hub.among(number(token)) };
    let taken = match waiting {
        Ok(waiting) => waiting.taken().await,
        Err(error) => Err(error),
    };
    let taken = match taken {
        Ok(taken) => taken,
        Err(error) => return Ok(Err(refused(error))),
    };
    let Ok(_permit) = commons.opening.acquire().await else { return std::future::pending().await };
    on_a_thread(move || taken.load().map(|store| Arc::new(store) as Arc<dyn Store>).map_err(refused)).await
}

#[cfg(not(feature = "postgres"))]
async fn shared(_: &Commons, _: &Hidden, _: bool) -> Result<Opened, String> {
    Ok(Err(End::Refused(NO_DATABASE.to_owned())))
}

/// The hint for a program that is built without databases.
#[cfg(not(feature = "postgres"))]
pub(crate) const NO_DATABASE: &str =
    "this kletka knows no databases; build it with the feature `postgres`, or unset KLETKA_STORE";

/// The bots that the database lists, as soon as it can be reached.
///
/// # Errors
/// One sentence, which shows no token.
#[cfg(feature = "postgres")]
async fn listed(run: &Run) -> Result<Tokens, String> {
    let (Some(store), Some(key)) = (run.store.clone(), run.tokens_key.clone()) else {
        return Err(NO_TOKEN.to_owned());
    };
    on_a_thread(move || listing::bots(&store, &key)).await?
}

#[cfg(not(feature = "postgres"))]
async fn listed(_: &Run) -> Result<Tokens, String> {
    Err(NO_DATABASE.to_owned())
}

/// The same, but now or never, and the database stays as it is.
///
/// # Errors
/// One sentence, which shows no token.
#[cfg(feature = "postgres")]
pub(crate) fn listed_now(run: &Run) -> Result<Vec<Named>, String> {
    let (Some(store), Some(key)) = (&run.store, &run.tokens_key) else { return Err(NO_TOKEN.to_owned()) };
    listing::bots_now(store, key)
}

#[cfg(not(feature = "postgres"))]
pub(crate) fn listed_now(_: &Run) -> Result<Vec<Named>, String> {
    Err(NO_DATABASE.to_owned())
}

/// The number of the bot, which its token begins with.
#[cfg(feature = "postgres")]
pub(crate) fn number(token: &Hidden) -> i64 {
    token.reveal().split(':').next().and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// How a bot gets its updates.
fn updates(run: &Run, token: &Hidden, at: At) -> Updates {
    let Some(url) = run.webhook.clone() else { return Updates::Poll };
    let secret = match &run.webhook_secret {
        Some(secret) => secret.reveal().to_owned(),
        None => hex::encode(service::entropy()()),
    };
    let app = run.app.as_deref().map(|name| App::new(name, token.reveal()));
    Updates::Webhook(webhook::Settings { at, url, secret, app })
}

/// Resolves with SIGTERM, SIGINT or Ctrl-C.
pub(crate) async fn signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = term.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
