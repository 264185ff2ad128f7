//! Several bots in one process. Each has its own store, desk, rate limits and health. They share connections, painters
//! and CPU time. A failure of one does not affect the others.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tracing::Instrument;

use super::{Bots, Commons, End, Place, comes, listed, show, stop, updates};
use crate::bot::seal::hmac;
use crate::cli::args::{Hidden, Run};
use crate::cli::tokens::{Named, Source};
use crate::cli::{fail, fail_with};
use crate::service::Updates;
use crate::status::{Panel, Panels};
use crate::store::disk::may_begin;
use crate::store::{FATAL_EXIT, OpenError};
use crate::telegram::webhook::{At, Hall};

/// The backoff before a failed bot is restarted: the first pause, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(60));
/// A bot that has run this long did not fail because of its configuration.
const SOUND: Duration = Duration::from_secs(300);
/// A file that the data directory of a single bot contains.
const OF_ONE: &str = "journal";

/// Runs all bots until a signal ends them.
pub(super) async fn bots(run: &Run, bots: Bots) -> ExitCode {
    let stop = stop();
    let mut early = stop.clone();
    let tokens = match bots {
        Bots::Known(tokens) => tokens,
        Bots::Listed => tokio::select! {
            listed = listed(run) => match listed {
                Ok(tokens) => tokens,
                Err(why) => return fail(why),
            },
            () = comes(&mut early) => return ExitCode::SUCCESS,
        },
    };
    if let (true, Some(Source::File(file))) = (tokens.open, &run.tokens) {
        let file = file.display();
        tracing::warn!("others can read the tokens in {file}; let only its owner do that (chmod 600)");
    }
    match begin(run, &tokens.bots, &stop).await {
        Ok(bots) => all(bots, stop).await,
        Err(why) => fail(why),
    }
}

/// Starts all bots.
///
/// # Errors
/// One sentence, if none of them could start.
async fn begin(run: &Run, named: &[Named], stop: &watch::Receiver<bool>) -> Result<JoinSet<bool>, String> {
    if run.store.is_none() {
        whole(&run.kept.data, run.new)?;
    }
    let panels: Vec<Panel> = named.iter().map(|_| Panel::default()).collect();
    let names = named.iter().map(|bot| bot.name.clone());
    show(run, Panels::of(names.zip(panels.iter().cloned()))).await?;
    let hall = hall(run, named, stop).await?;
    let (commons, run) = (Arc::new(Commons::new(run)?), Arc::new(run.clone()));
    tracing::info!(bots = named.len(), "several bots in one process");
    let mut bots = JoinSet::new();
    for (bot, panel) in named.iter().zip(panels) {
        // Every log line within the span carries the bot's name.
        let span = tracing::error_span!("bot", name = bot.name);
        let one = One::new(&run, bot, hall.as_ref(), panel);
        bots.spawn(one.serve(Arc::clone(&commons), stop.clone()).instrument(span));
    }
    Ok(bots)
}

/// Waits until all of them have ended.
async fn all(mut bots: JoinSet<bool>, stop: watch::Receiver<bool>) -> ExitCode {
    let mut failed = false;
    while let Some(ended) = bots.join_next().await {
        failed |= ended.unwrap_or(true);
    }
    match *stop.borrow() {
        true => ExitCode::SUCCESS,
        false if failed => fail_with(u8::try_from(FATAL_EXIT).unwrap_or(u8::MAX), "no bot is left"),
        false => fail("no bot is left"),
    }
}

/// Checks that the data directories of several bots may be used.
fn whole(dir: &Path, new: bool) -> Result<(), String> {
    if dir.join(OF_ONE).exists() {
        let dir = dir.display();
        return Err(format!(
            "{dir} has the data of a single bot; move it into {dir}/NAME, or choose another directory"
        ));
    }
    may_begin(dir, new).map_err(|error: OpenError| error.to_string())
}

/// The server that receives the updates of all bots by webhook, if configured.
async fn hall(run: &Run, named: &[Named], stop: &watch::Receiver<bool>) -> Result<Option<Hall>, String> {
    let Some(url) = &run.webhook else { return Ok(None) };
    let at = run.webhook_listen;
    let listener = TcpListener::bind(at).await;
    let listener = listener.map_err(|error| format!("`--webhook-listen` cannot be {at}: {error}"))?;
    let hall = Hall::new(named.iter().map(|bot| path(&address(url, &bot.name))));
    tokio::spawn(hall.clone().serve(listener, stop.clone()));
    Ok(Some(hall))
}

/// The public address of a bot.
pub(crate) fn address(url: &str, name: &str) -> String {
    format!("{}/{name}", url.trim_end_matches('/'))
}

/// The path of an address.
fn path(url: &str) -> String {
    let behind = url.split_once("://").map_or(url, |(_, behind)| behind);
    behind.find('/').map_or_else(|| "/".to_owned(), |at| behind[at..].to_owned())
}

/// One of several bots.
struct One {
    run: Arc<Run>,
    token: Hidden,
    dir: PathBuf,
    updates: Updates,
    panel: Panel,
}

impl One {
    fn new(run: &Arc<Run>, bot: &Named, hall: Option<&Hall>, panel: Panel) -> One {
        let own = Run {
            webhook: run.webhook.as_ref().map(|url| address(url, &bot.name)),
            // One bot's secret reveals nothing about another's.
            webhook_secret: run
                .webhook_secret
                .as_ref()
                .map(|secret| Hidden::new(&hex::encode(hmac(secret.reveal().as_bytes(), bot.name.as_bytes())))),
            ..Run::clone(run)
        };
        let at = hall.map_or(At::Listen(run.webhook_listen), |hall| At::Hall(hall.clone()));
        let (token, dir) = (bot.token.clone(), run.kept.data.join(&bot.name));
        One { run: Arc::clone(run), updates: updates(&own, &token, at), token, dir, panel }
    }

    /// Runs the bot until the stop, and restarts it when it fails. Returns whether its stored data could not be read.
    async fn serve(self, commons: Arc<Commons>, mut stop: watch::Receiver<bool>) -> bool {
        let mut pause = PAUSES.0;
        loop {
            let begun = Instant::now();
            let (run, token, dir, updates) = (&*self.run, &self.token, &*self.dir, self.updates.clone());
            let place = Place { run, token, dir, updates, panel: &self.panel };
            let (why, failed) = match place.serve(&commons, stop.clone()).await {
                Ok(()) => return false,
                Err(End::Broken(why)) => {
                    pause = if begun.elapsed() > SOUND { PAUSES.0 } else { pause };
                    tracing::error!("{why}; the bot is started again in {} s", pause.as_secs());
                    if tokio::time::timeout(pause, comes(&mut stop)).await.is_ok() {
                        return false;
                    }
                    pause = PAUSES.1.min(2 * pause);
                    continue;
                }
                Err(End::Refused(why)) => (why, false),
                Err(End::Failed(why)) => (why, true),
            };
            tracing::error!("this bot has ended, the others go on: {why}");
            self.panel.ended(why);
            return failed;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_bot_has_a_path_of_its_own() {
        for (url, there) in [
            ("https://bots.example", "/anna"),
            ("https://bots.example/", "/anna"),
            ("http://bots.example:8443/hooks/", "/hooks/anna"),
        ] {
            assert_eq!(path(&address(url, "anna")), there);
        }
    }
}
