//! Runs the bot: configuration → store → messenger → wait for a signal.

use std::io::IsTerminal;
#[cfg(feature = "postgres")]
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing_subscriber::EnvFilter;

use crate::bot::Registry;
use crate::bot::seal::App;
use crate::cli::args::{Hidden, NO_TOKEN, Run};
#[cfg(feature = "postgres")]
use crate::cli::moving::{Moving, Shared};
use crate::cli::{fail, fail_with};
use crate::paint::Theme;
use crate::service::{self, Setup, Updates};
use crate::status::{self, Panel};
use crate::store::disk::{self, SledStore};
#[cfg(feature = "postgres")]
use crate::store::postgres::{Address, PostgresStore};
use crate::store::{self, FATAL_EXIT, OpenError, Store, transfer};
use crate::telegram::pace::Pace;
use crate::telegram::{Telegram, webhook};

/// How long the runtime may take to let go of what is still blocking at the end (a computer that thinks).
const GOODBYE: Duration = Duration::from_millis(300);

/// Runs the bot until a signal ends it.
pub fn serve(run: &Run) -> ExitCode {
    let Some(token) = &run.token else { return fail(NO_TOKEN) };
    match runtime(&run.log) {
        Ok(runtime) => finish(runtime, |runtime| runtime.block_on(bot(run, token))),
        Err(why) => fail(why),
    }
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
    Builder::new_multi_thread().enable_all().build().map_err(|error| format!("cannot start: {error}"))
}

/// Does all there is to do, and lets go of the runtime soon after.
pub(crate) fn finish(runtime: Runtime, work: impl FnOnce(&Runtime) -> ExitCode) -> ExitCode {
    let code = work(&runtime);
    runtime.shutdown_timeout(GOODBYE);
    code
}

async fn bot(run: &Run, token: &Hidden) -> ExitCode {
    let (stopping, stop) = watch::channel(false);
    tokio::spawn(async move {
        signal().await;
        tracing::info!("stopping");
        let _ = stopping.send(true);
    });
    let (panel, updates) = (Panel::default(), updates(run));
    if let Err(why) = show(run, &panel).await {
        return fail(why);
    }
    let mut early = stop.clone();
    // A store that is opened may be left at any instant, as by a kill.
    let store = tokio::select! {
        opened = open(run, token) => match opened {
            Ok(store) => store,
            Err(code) => return code,
        },
        _ = early.wait_for(|stop| *stop) => return ExitCode::SUCCESS,
        () = service::turned_away(&updates), if run.store.is_some() => return ExitCode::SUCCESS,
    };
    let telegram = tokio::select! {
        connected = Telegram::connect(token.reveal(), run.api_url.as_deref()) => match connected {
            Ok(telegram) => telegram,
            Err(error) => return fail(error),
        },
        _ = early.wait_for(|stop| *stop) => return ExitCode::SUCCESS,
    };
    let me = telegram.me();
    let kept = if run.store.is_some() { "the database".into() } else { run.kept.data.display().to_string() };
    tracing::info!(bot = %me.username, reads_all = me.reads_all, data = kept, "running");
    let setup = setup(run, telegram, store, updates);
    service::run_watched(setup, stop, &panel).await.map_or_else(fail, |()| ExitCode::SUCCESS)
}

fn setup(run: &Run, telegram: Telegram, store: Arc<dyn Store>, updates: Updates) -> Setup {
    Setup {
        telegram,
        store,
        pace: if run.unpaced { Pace::unlimited() } else { Pace::telegram() },
        clock: service::system_clock(),
        updates,
        games: Registry::default(),
        limits: run.limits,
        keep: run.keep,
        look: Arc::new(Theme::default),
    }
}

/// Lets those who watch over the bot ask, if that is wanted.
///
/// # Errors
/// One sentence, when nobody can listen there.
async fn show(run: &Run, panel: &Panel) -> Result<(), String> {
    let Some(address) = run.status else { return Ok(()) };
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| format!("`--status` cannot be {address}: {error}"))?;
    let at = listener.local_addr().unwrap_or(address);
    tracing::info!(%at, "health and numbers can be asked for");
    tokio::spawn(status::serve(listener, panel.clone()));
    Ok(())
}

/// Opens the store on a thread that may block.
///
/// # Errors
/// The code to exit with, after one sentence on why it does not open.
async fn open(run: &Run, token: &Hidden) -> Result<Arc<dyn Store>, ExitCode> {
    let opened = match &run.store {
        Some(address) => shared(address, token),
        None => own(run),
    };
    let store = opened.await.unwrap_or_else(|panic| store::fatal(&panic))?;
    transfer::is_whole(&*store).map_err(fail)?;
    Ok(store)
}

type Opening = JoinHandle<Result<Arc<dyn Store>, ExitCode>>;

/// The store in the data directory.
fn own(run: &Run) -> Opening {
    let (dir, new) = (run.kept.data.clone(), run.new);
    tokio::task::spawn_blocking(move || {
        let opened = disk::may_begin(&dir, new).and_then(|()| SledStore::open(&dir));
        opened.map(|store| Arc::new(store) as Arc<dyn Store>).map_err(|error| refuse(&error))
    })
}

/// The store in a database, as soon as no other process has the bot.
#[cfg(feature = "postgres")]
fn shared(address: &Hidden, token: &Hidden) -> Opening {
    let (address, number) = (address.reveal().parse::<Address>(), number(token));
    tokio::task::spawn_blocking(move || {
        let address = address.map_err(fail)?;
        let store = PostgresStore::open(&address, number).map_err(fail)?;
        Ok(Arc::new(store) as Arc<dyn Store>)
    })
}

#[cfg(not(feature = "postgres"))]
fn shared(_: &Hidden, _: &Hidden) -> Opening {
    let why = "this kletka knows no databases; build it with the feature `postgres`, or unset KLETKA_STORE";
    tokio::task::spawn_blocking(move || Err(fail(why)))
}

/// The number of the bot, which its token begins with.
#[cfg(feature = "postgres")]
pub(crate) fn number(token: &Hidden) -> i64 {
    token.reveal().split(':').next().and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// Compares a data directory with a database, moves what is kept from one to the other, or copies a database.
///
/// # Errors
/// One sentence, when either cannot be opened, when a bot runs on it, and when they are not the same in the end.
#[cfg(feature = "postgres")]
pub fn transfer_data(moving: &Moving) -> Result<transfer::Same, String> {
    let said = |error: &dyn std::fmt::Display| error.to_string();
    let own = |dir: &Path| SledStore::open(dir).map_err(|error| said(&error));
    match moving {
        Moving::Check { kept, shared } | Moving::Move { back: false, kept, shared } => {
            if !kept.data.join("journal").exists() {
                return Err(format!("{} has no journal, so nothing is kept there", kept.data.display()));
            }
            let (own, there) = (own(&kept.data)?, unused(shared)?);
            let moves = matches!(moving, Moving::Move { .. });
            let moved = if moves { transfer::copy(&own, &there) } else { transfer::compare(&own, &there) };
            moved.map_err(|error| said(&error))
        }
        Moving::Move { kept, shared, .. } => {
            let there = unused(shared)?;
            transfer::copy(&there, &own(&kept.data)?).map_err(|error| said(&error))
        }
        Moving::Backup { dir, shared } => {
            let rows = PostgresStore::snapshot(&address(shared)?, number(&shared.token));
            let rows = transfer::held(rows.map_err(|error| said(&error))?);
            transfer::copy(&rows, &own(dir)?).map_err(|error| said(&error))
        }
    }
}

#[cfg(feature = "postgres")]
fn address(shared: &Shared) -> Result<Address, String> {
    shared.store.reveal().parse().map_err(|error| format!("{error}"))
}

/// A bot's store in a database, on which no bot runs.
#[cfg(feature = "postgres")]
fn unused(shared: &Shared) -> Result<PostgresStore, String> {
    PostgresStore::open_unused(&address(shared)?, number(&shared.token)).map_err(|error| error.to_string())
}

/// Says why the store does not open. A disk that fails is no wrong setting.
fn refuse(error: &OpenError) -> ExitCode {
    match error.is_failure() {
        true => fail_with(u8::try_from(FATAL_EXIT).unwrap_or(u8::MAX), error),
        false => fail(error),
    }
}

fn updates(run: &Run) -> Updates {
    let Some(url) = run.webhook.clone() else { return Updates::Poll };
    let secret = match &run.webhook_secret {
        Some(secret) => secret.reveal().to_owned(),
        None => hex::encode(service::entropy()()),
    };
    let app = run.app.as_deref().zip(run.token.as_ref()).map(|(name, token)| App::new(name, token.reveal()));
    Updates::Webhook(webhook::Settings { listen: run.webhook_listen, url, secret, app })
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
