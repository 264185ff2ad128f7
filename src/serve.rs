//! Runs the bot: configuration → store → messenger → wait for a signal.

use std::io::IsTerminal;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tracing_subscriber::EnvFilter;

use crate::bot::Registry;
use crate::bot::seal::App;
use crate::cli::args::{Hidden, NO_TOKEN, Run};
use crate::cli::{fail, fail_with};
use crate::paint::Theme;
use crate::service::{self, Setup, Updates};
use crate::store::disk::{self, SledStore};
use crate::store::{self, FATAL_EXIT, OpenError};
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
    let mut early = stop.clone();
    // A store that is opened may be left at any instant, as by a kill.
    let store = tokio::select! {
        opened = open(run) => match opened {
            Ok(store) => Arc::new(store),
            Err(error) => return refuse(&error),
        },
        _ = early.wait_for(|stop| *stop) => return ExitCode::SUCCESS,
    };
    let telegram = tokio::select! {
        connected = Telegram::connect(token.reveal(), run.api_url.as_deref()) => match connected {
            Ok(telegram) => telegram,
            Err(error) => return fail(error),
        },
        _ = early.wait_for(|stop| *stop) => return ExitCode::SUCCESS,
    };
    let me = telegram.me();
    tracing::info!(bot = %me.username, reads_all = me.reads_all, data = %run.kept.data.display(), "running");
    let pace = if run.unpaced { Pace::unlimited() } else { Pace::telegram() };
    let setup = Setup {
        telegram,
        store,
        pace,
        clock: service::system_clock(),
        updates: updates(run),
        games: Registry::default(),
        limits: run.limits,
        keep: run.keep,
        look: Arc::new(Theme::default),
    };
    service::run(setup, stop).await.map_or_else(fail, |()| ExitCode::SUCCESS)
}

/// Opens the store on a thread that may block.
async fn open(run: &Run) -> Result<SledStore, OpenError> {
    let (dir, new) = (run.kept.data.clone(), run.new);
    let opened = tokio::task::spawn_blocking(move || {
        disk::may_begin(&dir, new)?;
        SledStore::open(&dir)
    });
    opened.await.unwrap_or_else(|panic| store::fatal(&panic))
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
