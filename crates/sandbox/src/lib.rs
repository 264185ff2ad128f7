//! A local stand-in for the messenger's Bot API: to test the bot, and to try it without a token.
//!
//! [`Sandbox::start`] opens it on this machine. You point a bot at [`Sandbox::url`], and it cannot tell the difference.
//! Tests add people and chats, let them write and press, wait for the bot's reaction, and read the chats.
//!
//! - The sandbox has a thread of its own, so it outlives any runtime of the bot that a test tears down.
//! - Everything that happens is one step under one lock. Nothing sleeps while it holds the lock.
//! - [`World`] is the state, with everything you can read and do. [`Sandbox`] has the same methods in short form.
//! - These are the modules, from the bottom up; none uses a later one: `poll`, `message`, `chat`, `html`, `entities`,
//!   `image`, `numbers`; the parts of the world (`addresses`, `clock`, `calls`, `doubts`, `faults`, [`limits`],
//!   `suggestions`, `updates`, `webhook`) and `config`; `world`, the state; `json`; what you can do with it
//!   (`features`, `visibility`, `queries`, `setup`, `people`, `inline`, `cards`, `guests`, `apps`, `reactions`,
//!   `polls`, `ephemeral`, `transcript`); `folder`, which saves it; `shared`; `refusal`, `params`, `fetched`, `api`;
//!   `delivery`, `server`; `web`; the sandbox itself, here; and `short`.
//! - Misuse by a test causes a panic (for example, a chat that was never added). Nothing that comes over the wire does.

// Only the program prints.
#![deny(clippy::print_stdout)]

mod addresses;
mod api;
mod apps;
mod calls;
mod cards;
mod chat;
mod clock;
mod config;
mod delivery;
mod doubts;
mod entities;
mod ephemeral;
mod faults;
mod features;
mod fetched;
mod folder;
mod guests;
mod html;
mod image;
mod inline;
mod json;
pub mod limits;
mod message;
mod numbers;
mod params;
mod people;
mod poll;
mod polls;
mod queries;
mod reactions;
mod refusal;
mod server;
mod setup;
mod shared;
mod short;
mod suggestions;
mod transcript;
mod updates;
mod visibility;
mod web;
mod webhook;
mod world;

use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::runtime::{Builder, Handle};
use tokio::sync::{oneshot, watch};

pub use addresses::Address;
pub use calls::{Call, Outcome};
pub use chat::{ANONYMOUS, BotStanding, Chat, ChatKind, Matter, Picture, Rank, Topic, User};
pub use clock::Clock;
pub use config::{Completion, SandboxConfig};
pub use doubts::Doubt;
pub use faults::{Fault, On};
pub use features::{Feature, Known};
pub use limits::Pace;
pub use message::{Body, Button, Entity, EntityKind, Ephemeral, Keyboard, Media, Message, Origin, Service};
pub use people::Line;
pub use poll::{Poll, PollOption};
pub use shared::Wanted;
pub use suggestions::{Above, Feedback, Query, Row};
pub use updates::{Order, Update};
pub use world::{Press, Toast, World};

use folder::{Folder, Snapshot};
use shared::Shared;

/// How long changes are collected before they are written.
const WRITING: Duration = Duration::from_millis(300);

/// A running stand-in for the messenger. Dropping it closes its port and all connections.
pub struct Sandbox {
    shared: Arc<Shared>,
    address: SocketAddr,
    token: String,
    runtime: Handle,
    folder: Option<Arc<Mutex<Folder>>>,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Sandbox {
    /// Opens the sandbox.
    ///
    /// # Errors
    /// If the port is taken, or the system does not provide a thread.
    pub fn start(config: SandboxConfig) -> io::Result<Sandbox> {
        Sandbox::begin(World::new(config), None)
    }

    /// Opens the sandbox with the world from a directory, and saves it there. Only one process may use it at a time.
    ///
    /// # Errors
    /// As [`start`](Self::start), and if the directory cannot be read or written.
    pub fn open(config: SandboxConfig, dir: &Path) -> io::Result<Sandbox> {
        let (folder, world) = Folder::open(dir, config)?;
        Sandbox::begin(world, Some(Arc::new(Mutex::new(folder))))
    }

    fn begin(world: World, folder: Option<Arc<Mutex<Folder>>>) -> io::Result<Sandbox> {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, world.config.port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let handle = runtime.handle().clone();
        let listener = {
            let _inside = runtime.enter();
            tokio::net::TcpListener::from_std(listener)?
        };
        let token = world.config.token.clone();
        let shared = Shared::new(world);
        if let Some(folder) = &folder {
            runtime.spawn(keep(shared.clone(), folder.clone()));
        }
        let (stop, stopped) = oneshot::channel();
        let served = shared.clone();
        let thread = std::thread::Builder::new().name("sandbox".to_owned()).spawn(move || {
            runtime.block_on(async move {
                tokio::select! {
                    result = server::serve(listener, served) => if let Err(error) = result {
                        tracing::error!(%error, "the sandbox has stopped");
                    },
                    _ = stopped => {}
                }
            });
        })?;
        Ok(Sandbox { shared, address, token, runtime: handle, folder, stop: Some(stop), thread: Some(thread) })
    }

    /// The address to give to the bot in place of the messenger's: `http://127.0.0.1:<port>`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The port, to open another sandbox on it later.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// As the bot must send it in every path.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Reads the world. Everything else waits meanwhile, so be brief, and do not call the sandbox from inside.
    pub fn look<R>(&self, look: impl FnOnce(&World) -> R) -> R {
        self.shared.look(look)
    }

    /// Changes the world in one step. Do not call the sandbox from inside.
    pub fn act<R>(&self, act: impl FnOnce(&mut World) -> R) -> R {
        self.shared.act(act)
    }

    /// A signal after every change, for code that shows the world to somebody.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.shared.subscribe()
    }

    /// The requests that people make on the page to whoever runs the bot.
    pub fn wanted(&self) -> watch::Receiver<Wanted> {
        self.shared.wanted().subscribe()
    }

    /// Shows the world as a web chat at an address, as long as the sandbox exists. Returns the address, since the
    /// system chooses the port if it is 0.
    ///
    /// # Errors
    /// If the address is taken, or does not belong to this machine.
    pub fn show(&self, address: SocketAddr) -> io::Result<SocketAddr> {
        web::show(&self.shared, address, &self.runtime)
    }

    /// The clock of the world: milliseconds since 1970.
    pub fn clock(&self) -> impl Fn() -> i64 + Send + Sync + 'static {
        let shared = Arc::clone(&self.shared);
        move || shared.look(|world| world.clock.now_ms())
    }

    /// Whether it is night, so that people look at a dark page.
    pub fn night(&self) -> impl Fn() -> bool + Send + Sync + 'static {
        let shared = Arc::clone(&self.shared);
        move || shared.look(|world| world.night)
    }

    /// Waits until a condition is true. Uses real time, even if the caller's own clock is paused.
    ///
    /// # Errors
    /// If it does not become true in time. The error tells what happened instead.
    pub async fn wait(&self, mut holds: impl FnMut(&World) -> bool, timeout: Duration) -> Result<(), TimedOut> {
        self.wait_for(|world| holds(world).then_some(()), timeout).await
    }

    /// Waits until `find` returns something, and returns it.
    ///
    /// # Errors
    /// As [`wait`](Self::wait).
    pub async fn wait_for<T>(
        &self,
        mut find: impl FnMut(&World) -> Option<T>,
        timeout: Duration,
    ) -> Result<T, TimedOut> {
        let mut changes = self.shared.subscribe();
        let mut timer = self.runtime.spawn(tokio::time::sleep(timeout));
        loop {
            changes.borrow_and_update();
            if let Some(found) = self.look(&mut find) {
                timer.abort();
                return Ok(found);
            }
            tokio::select! {
                biased;
                Ok(()) = changes.changed() => {}
                _ = &mut timer => return Err(TimedOut { after: timeout, story: self.look(story) }),
            }
        }
    }

    /// Waits for the answer to a press.
    ///
    /// # Errors
    /// As [`wait`](Self::wait).
    pub async fn toast(&self, press: &str, timeout: Duration) -> Result<Toast, TimedOut> {
        self.wait_for(|world| world.pressed(press)?.toast.clone(), timeout).await
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            // The thread ends at once. It has already printed a panic, if there was one.
            let _ended = thread.join();
        }
        if let Some(folder) = &self.folder {
            save(folder, self.look(Snapshot::of));
        }
    }
}

/// Saves the world in its directory.
async fn keep(shared: Arc<Shared>, folder: Arc<Mutex<Folder>>) {
    let mut changes = shared.subscribe();
    while changes.changed().await.is_ok() {
        // Changes that follow at once are written together with this one.
        tokio::time::sleep(WRITING).await;
        changes.borrow_and_update();
        let (snapshot, folder) = (shared.look(Snapshot::of), folder.clone());
        // A panic in the task has been printed. The next change is still written.
        let _ended = tokio::task::spawn_blocking(move || save(&folder, snapshot)).await;
    }
}

fn save(folder: &Mutex<Folder>, snapshot: Snapshot) {
    if let Err(error) = folder.lock().unwrap_or_else(PoisonError::into_inner).save(snapshot) {
        tracing::error!(%error, "the chats could not be written");
    }
}

/// The error if something does not happen in time.
#[derive(Clone, PartialEq, Eq)]
pub struct TimedOut {
    /// The time that was waited.
    pub after: Duration,
    /// All chats, and the last calls of the bot.
    pub story: String,
}

impl fmt::Display for TimedOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it did not happen within {:?}; what did happen:\n{}", self.after, self.story)
    }
}

/// The same as [`Display`](fmt::Display), since a failed test prints this.
impl fmt::Debug for TimedOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for TimedOut {}

/// The recent events, for people to read.
fn story(world: &World) -> String {
    let spoken = world.chats().filter(|c| !c.messages.is_empty());
    let chats = spoken.map(|c| format!("--- chat {} {}\n{}", c.id, c.title, world.transcript(c.id)));
    let calls = world.calls();
    let latest = calls.iter().skip(calls.len().saturating_sub(20));
    let latest = latest.map(|c| format!("{} {} → {:?}\n", c.method, c.args, c.outcome));
    let pending = format!("{} updates not confirmed, up to {}\n", world.pending_updates(), world.confirmed_offset());
    chats.chain(["--- last calls\n".to_owned()]).chain(latest).chain([pending]).collect()
}
