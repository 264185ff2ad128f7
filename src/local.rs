//! `kletka sandbox`: the bot and the stand-in for the messenger in one process. The bot talks to the stand-in over
//! HTTP, just as it talks to Telegram.

use std::io::{ErrorKind, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use kletka_sandbox::{Completion, Sandbox, SandboxConfig};
use tokio::sync::watch;

use crate::bot::seal::App;
use crate::bot::words::Lang;
use crate::bot::{Completed, Limits, Registry, UsualLook, completed};
use crate::cli::args::Local;
use crate::cli::fail;
use crate::clock::Clock;
use crate::paint::Theme;
use crate::serve::{self, signal};
use crate::service::{self, Setup, TICK, Updates};
use crate::store::Store;
use crate::store::disk::SledStore;
use crate::store::memory::MemoryStore;
use crate::store::places::{BOT, CHATS, has_data};
use crate::telegram::Telegram;
use crate::telegram::pace::Pace;
use crate::telegram::posted::Places;
use crate::telegram::webhook::Beside;

/// How many messages to keep per chat, and for how many pictures to keep the image data.
const MESSAGES: usize = 1_000;
const PICTURES: usize = 200;
/// The pause before starting again a bot that failed to start.
const AGAIN: Duration = Duration::from_millis(500);
/// The short name of the bot's Mini App.
const APP: &str = "board";
/// How many of the bot's calls to remember.
const CALLS: usize = 1_000;

/// Runs the sandbox until a signal ends it.
pub fn local(local: &Local) -> ExitCode {
    match serve::runtime(&local.log) {
        Ok(runtime) => serve::finish(runtime, |runtime| runtime.block_on(run(local))),
        Err(why) => fail(why),
    }
}

async fn run(local: &Local) -> ExitCode {
    let (sandbox, store) = match open(local) {
        Ok(opened) => opened,
        Err(why) => return fail(why),
    };
    let address = SocketAddr::new(local.listen, local.port);
    let shown = match sandbox.show(address) {
        Ok(shown) => shown,
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            return fail(format!("{address} is in use already; choose another port with `--port`"));
        }
        Err(error) => return fail(format!("cannot listen at {address}: {error}")),
    };
    let line = format!("kletka: no Telegram needed, the chat is at http://{shown} (Ctrl-C ends it)");
    // If nobody reads this line, the page still works.
    let _ = writeln!(std::io::stdout(), "{line}");
    let (stopping, stop) = watch::channel(false);
    tokio::spawn(async move {
        signal().await;
        let _ = stopping.send(true);
    });
    let beside = match beside(&sandbox) {
        Ok(beside) => beside,
        Err(error) => return fail(format!("the bot's pictures have no place: {error}")),
    };
    match keep_running((&sandbox, &store, &beside, local.limits), stop).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => fail(why),
    }
}

/// Opens the stand-in and the bot's store, in memory or in the directory.
fn open(local: &Local) -> Result<(Sandbox, Arc<dyn Store>), String> {
    let (keep_messages, keep_photos, keep_calls) = (MESSAGES, PICTURES, CALLS);
    // In the chats without the bot, people play by inline mode alone.
    let inline = true;
    let config = SandboxConfig { inline, keep_messages, keep_photos, keep_calls, ..SandboxConfig::default() };
    let (sandbox, store): (_, Arc<dyn Store>) = match &local.data {
        None => (Sandbox::start(config), Arc::new(MemoryStore::new())),
        Some(dir) => {
            if has_data(dir) {
                return Err(format!("{} has the data of a bot; give another directory to a sandbox", dir.display()));
            }
            // Open the store first: its lock keeps a second process out of the whole directory.
            let store = SledStore::open(&dir.join(BOT)).map_err(|error| error.to_string())?;
            (Sandbox::open(config, &dir.join(CHATS)), Arc::new(store))
        }
    };
    let sandbox = sandbox.map_err(|error| format!("the sandbox cannot be opened: {error}"))?;
    sandbox.act(|world| {
        world.add_example_chats();
        world.complete_with(|language| {
            let words = completed(Registry::default(), Lang::of(Some(language)));
            words.into_iter().map(completion).collect()
        });
    });
    Ok((sandbox, store))
}

/// The bot's own web server: its pictures, and its Mini App, at a place that the sandbox's page knows.
fn beside(sandbox: &Sandbox) -> std::io::Result<Beside> {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = listener.local_addr()?;
    sandbox.act(|world| world.set_app(APP, address));
    Ok(Beside { app: Some(App::new(APP, sandbox.token())), listener: Arc::new(listener) })
}

/// A completion of the page, for something that the bot understands.
fn completion(word: Completed) -> Completion {
    Completion { word: word.word, about: word.about, then: word.then.into_iter().map(completion).collect() }
}

/// The sandbox, the bot's store, its web server, and the limits for each person.
type Place<'a> = (&'a Sandbox, &'a Arc<dyn Store>, &'a Beside, Limits);

/// Runs the bot as the page demands: stopped, started or restarted, always with the same store.
///
/// # Errors
/// When it ends by itself.
async fn keep_running(place: Place<'_>, mut stop: watch::Receiver<bool>) -> Result<(), String> {
    let sandbox = place.0;
    let (mut wanted, halt) = (sandbox.wanted(), stop.clone());
    while !*stop.borrow() {
        let running = wanted.borrow_and_update().running;
        let (stopping, stopped) = watch::channel(false);
        let changed = async {
            tokio::select! {
                // If nobody can change it any more, that is a stop too.
                _ = wanted.changed() => {}
                _ = stop.wait_for(|stop| *stop) => {}
            }
        };
        if !running {
            changed.await;
            continue;
        }
        let Some(setup) = start(place, halt.clone()).await else { break };
        let mut bot = tokio::spawn(service::run(setup, stopped));
        sandbox.act(|world| world.set_running(true));
        let ended = tokio::select! {
            ended = &mut bot => Some(ended),
            () = changed => None,
        };
        let _ = stopping.send(true);
        let ended = match ended {
            Some(ended) => ended,
            None => bot.await,
        };
        sandbox.act(|world| world.set_running(false));
        ended.map_err(|error| error.to_string())?.map_err(|ended| ended.to_string())?;
    }
    Ok(())
}

/// Starts the bot. `None` if it is to stop. People can make calls fail, even the bot's first one: then the bot is
/// started once more, as a supervisor would do.
async fn start(place: Place<'_>, mut stop: watch::Receiver<bool>) -> Option<Setup> {
    let started = async {
        loop {
            match setup(place).await {
                Ok(setup) => return setup,
                Err(error) => tracing::warn!(%error, "the bot could not start; trying again"),
            }
            tokio::time::sleep(AGAIN).await;
        }
    };
    tokio::select! {
        setup = started => Some(setup),
        _ = stop.wait_for(|stop| *stop) => None,
    }
}

async fn setup((sandbox, store, beside, limits): Place<'_>) -> Result<Setup, String> {
    let telegram = Telegram::connect(sandbox.token(), Some(&sandbox.url()), clock(sandbox)).await;
    let telegram = telegram.map_err(|error| error.to_string())?;
    let pace = if sandbox.look(|world| world.paced()) { Pace::telegram() } else { Pace::unlimited() };
    let address = beside.listener.local_addr().map_err(|error| error.to_string())?;
    let places = Places { address: Some(format!("http://{address}")), dir: None, staging: Vec::new(), pace };
    telegram.show_cards(places);
    let apps = sandbox.look(|world| world.has_app());
    let app = beside.app.clone().filter(|_| apps);
    Ok(Setup {
        telegram,
        store: Arc::clone(store),
        pace,
        updates: Updates::PollBeside(Beside { app, ..beside.clone() }),
        games: Registry::default(),
        limits,
        keep: None,
        look: look(sandbox),
        tick: TICK,
    })
}

/// The clock of the chats. People can change it.
fn clock(sandbox: &Sandbox) -> Clock {
    let now = sandbox.clock();
    Clock::given(move || u64::try_from(now()).unwrap_or_default())
}

/// The look of pictures: as dark as the page that shows them.
fn look(sandbox: &Sandbox) -> UsualLook {
    let night = sandbox.night();
    Arc::new(move || if night() { Theme::Dark } else { Theme::default() })
}
