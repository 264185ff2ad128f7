//! A running bot, a messenger, and people.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kletka::sandbox::{Message, Sandbox, SandboxConfig};
use kletka::service::{self, Setup, Updates};
use kletka::store::Store;
use kletka::store::memory::MemoryStore;
use kletka::telegram::Telegram;
use kletka::telegram::pace::Pace;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long anything may take; tests wait for conditions, never for time.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// The bot's own id in the sandbox.
pub const BOT: i64 = 4242;
pub const ANNA: i64 = 11;
pub const BORIS: i64 = 12;
pub const VERA: i64 = 13;

/// A group with Anna, Boris and Vera, and the bot in it.
pub struct House {
    pub sandbox: Sandbox,
    pub group: i64,
    store: Arc<dyn Store>,
    clock: Arc<AtomicU64>,
    bot: Option<(watch::Sender<bool>, JoinHandle<Result<(), String>>)>,
}

impl House {
    /// A house in which everybody speaks English.
    pub async fn open() -> House {
        House::with(SandboxConfig::default(), "en").await
    }

    pub async fn with(config: SandboxConfig, language: &str) -> House {
        let sandbox = Sandbox::start(config).expect("the loopback interface has a free port");
        let group = sandbox.act(|world| {
            world.add_user(ANNA, "Anna", Some("anna"), language);
            world.add_user(BORIS, "Boris", Some("boris"), language);
            world.add_user(VERA, "Vera", None, language);
            world.add_group("Squared paper", &[ANNA, BORIS, VERA])
        });
        let now = service::system_clock()();
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let mut house = House { sandbox, group, store, clock: Arc::new(AtomicU64::new(now)), bot: None };
        house.start().await;
        house
    }

    /// Starts the bot.
    pub async fn start(&mut self) {
        let url = self.sandbox.url();
        let telegram = Telegram::connect(self.sandbox.token(), Some(&url)).await.expect("the sandbox answers");
        let clock = Arc::clone(&self.clock);
        let setup = Setup {
            telegram,
            store: Arc::clone(&self.store),
            pace: Pace::unlimited(),
            clock: Arc::new(move || clock.load(Ordering::Relaxed)),
            updates: Updates::Poll,
        };
        let (stop, stopping) = watch::channel(false);
        self.bot = Some((stop, tokio::spawn(service::run(setup, stopping))));
    }

    /// Stops the bot in good order.
    pub async fn stop(&mut self) {
        if let Some((stop, bot)) = self.bot.take() {
            let _ = stop.send(true);
            bot.await.expect("the bot does not panic").expect("the bot stops in good order");
        }
    }

    /// Lets hours pass for the bot.
    pub fn advance(&self, hours: u64) {
        self.clock.fetch_add(hours * 3_600_000, Ordering::Relaxed);
        self.sandbox.act(|world| world.clock.advance(Duration::from_secs(hours * 3600)));
    }

    /// Somebody writes in the group.
    pub fn say(&self, user: i64, text: &str) -> i32 {
        self.sandbox.act(|world| world.say(user, self.group, text))
    }

    /// Somebody answers a message in the group.
    pub fn reply(&self, user: i64, message: i32, text: &str) -> i32 {
        self.sandbox.act(|world| world.reply(user, self.group, message, text))
    }

    /// Somebody writes to the bot in private.
    pub fn whisper(&self, user: i64, text: &str) -> i32 {
        self.sandbox.act(|world| world.say(user, user, text))
    }

    /// Waits for a message of a chat that fits, the newest one that is not deleted.
    pub async fn find(&self, chat: i64, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        let found = self.sandbox.wait_for(
            |world: &kletka::sandbox::World| world.messages(chat).iter().rev().find(|m| !m.deleted && fits(m)).cloned(),
            PATIENCE,
        );
        match found.await {
            Ok(message) => message,
            Err(_) => panic!("no message with {what} in\n{}", self.sandbox.transcript(chat)),
        }
    }

    /// Waits for a message of the bot in the group that contains a text.
    pub async fn told(&self, text: &str) -> Message {
        self.told_in(self.group, text).await
    }

    /// The same in any chat.
    pub async fn told_in(&self, chat: i64, text: &str) -> Message {
        self.find(chat, text, |message| message.from == BOT && message.text.contains(text)).await
    }

    /// Somebody presses a button and is told.
    pub async fn press(&self, user: i64, message: &Message, label: &str) -> String {
        let press = self.sandbox.act(|world| world.press(user, message.chat, message.id, label));
        let toast = self.sandbox.toast(&press, PATIENCE).await.expect("a press is answered");
        toast.text
    }
}
