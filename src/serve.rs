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
use tracing_subscriber::EnvFilter;

use crate::bot::Registry;
use crate::bot::seal::App;
use crate::cli::args::{Hidden, NO_TOKEN, Run};
use crate::cli::tokens::{Named, Source, Tokens};
use crate::cli::{fail, fail_with, tokens};
use crate::clock::Clock;
use crate::paint::Theme;
use crate::service::{self, Ended, Room, Setup, Updates};
use crate::status::{self, Panel, Panels};
use crate::store::disk::{self, SledStore};
#[cfg(feature = "postgres")]
use crate::store::postgres::Hub;
use crate::store::{self, FATAL_EXIT, Store, transfer};
use crate::telegram::pace::Pace;
use crate::telegram::webhook::{self, At};
use crate::telegram::{Telegram, Workshop};

/// How long the runtime may take to let go of what is still blocking at the end (a computer that thinks).
const GOODBYE: Duration = Duration::from_millis(300);
/// How many threads may work for the bots at a time: desks, computers that think, and short waits for the disk.
const THREADS: usize = 64;
/// How many data directories may be brought into line at a time.
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

/// The bots of a process with several.
enum Bots {
    /// From a file, which is read before anything begins.
    Known(Tokens),
    /// They are asked for in the database.
    Listed,
}

/// Begins to log as wanted, and gives a runtime.
///
/// # Errors
/// One sentence, when either cannot be.
pub(crate) fn runtime(log: &str) -> Result<Runtime, String> {
    let filter = EnvFilter::try_new(log).map_err(|error| format!("`--log` cannot be `{log}`: {error}"))?;
    let colours = std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // The program that reads the log may go away: to complain of that would end the process, with nobody there to hear
    // it.
    log.with_target(false).with_ansi(colours).log_internal_errors(false).init();
    Builder::new_multi_thread()
        .max_blocking_threads(THREADS)
        .enable_all()
        .build()
        .map_err(|error| format!("cannot start: {error}"))
}

/// Does all there is to do, and lets go of the runtime soon after.
pub(crate) fn finish(runtime: Runtime, work: impl FnOnce(&Runtime) -> ExitCode) -> ExitCode {
    let code = work(&runtime);
    runtime.shutdown_timeout(GOODBYE);
    code
}

/// A stop that comes with a signal.
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

/// What the bots of a process share.
struct Commons {
    workshop: Workshop,
    room: Arc<Room>,
    /// How many data directories may be brought into line at a time, or loaded from the database.
    opening: Semaphore,
    /// Where what is kept lies in a database.
    #[cfg(feature = "postgres")]
    hub: Option<Hub>,
}

impl Commons {
    /// # Errors
    /// One sentence, when one of the addresses is none.
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
    /// The operator or the messenger wants it otherwise. Trying again would not help.
    Refused(String),
    /// What is kept cannot be read.
    Failed(String),
    /// It is safe to start again.
    Broken(String),
}

/// A bot of the process: what it runs with, and where it can be asked.
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
        // A store that is opened may be left at any instant, as by a kill.
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
        let setup = setup(self.run, telegram, store, self.updates.clone());
        service::run_among(setup, stop, (self.panel, &commons.room)).await.map_err(|ended| match ended {
            Ended::Refused(why) => End::Refused(why),
            Ended::Failed(why) => End::Broken(why),
        })
    }

    /// Opens the store.
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

/// Resolves with the stop.
async fn comes(stop: &mut watch::Receiver<bool>) {
    // Nobody left who could say so is a stop as well.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Closes a store that nobody has used.
async fn close(store: Arc<dyn Store>) -> Result<(), End> {
    // It may wait for the disk.
    let _ = tokio::task::spawn_blocking(|| drop(store)).await;
    Ok(())
}

fn setup(run: &Run, telegram: Telegram, store: Arc<dyn Store>, updates: Updates) -> Setup {
    Setup {
        telegram,
        store,
        pace: if run.unpaced { Pace::unlimited() } else { Pace::telegram() },
        updates,
        games: Registry::default(),
        limits: run.limits,
        keep: run.keep,
        look: Arc::new(Theme::default),
    }
}

/// Lets those who watch over the bots ask, if that is wanted.
///
/// # Errors
/// One sentence, when nobody can listen there.
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

/// Waits for something on a thread of its own, which may take any time.
async fn on_a_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, String> {
    let (done, opened) = oneshot::channel();
    let span = tracing::Span::current();
    let work = move || {
        let _span = span.enter();
        // Nobody may be left who wants it.
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
            // A disk that fails is no wrong setting.
            true => End::Failed(error.to_string()),
            false => End::Refused(error.to_string()),
        })
    })
    .await
}

/// The store in a database, as soon as no other process has the bot.
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

/// Advice for a program without them.
#[cfg(not(feature = "postgres"))]
pub(crate) const NO_DATABASE: &str =
    "this kletka knows no databases; build it with the feature `postgres`, or unset KLETKA_STORE";

/// The bots of the database, as soon as that is there.
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

/// How updates come to a bot.
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
