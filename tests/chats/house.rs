//! A running bot, a messenger, and people.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use kletka::bot::{Limits, Registry};
use kletka::clock::Clock;
use kletka::game::AnyGame;
use kletka::paint::Theme;
use kletka::service::{self, Setup, Updates};
use kletka::store::Store;
use kletka::store::memory::MemoryStore;
use kletka::store::schema::{EntryRow, Tx};
use kletka::telegram::Telegram;
use kletka::telegram::pace::Pace;
use kletka::telegram::posted::Places;
use kletka_sandbox::{EntityKind, Keyboard, Line, Message, Sandbox, SandboxConfig};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How long anything may take. Tests wait for conditions, never for time.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A clock that leaps hours is looked at often.
const TICK: Duration = Duration::from_millis(20);

/// The bot's own id in the sandbox.
pub const BOT: i64 = 4242;
pub const ANNA: i64 = 11;
pub const BORIS: i64 = 12;
pub const VERA: i64 = 13;

/// The result of running the bot.
type Ending = JoinHandle<Result<(), service::Ended>>;

/// A group with Anna, Boris and Vera, and the bot in it.
pub struct House {
    pub sandbox: Sandbox,
    pub group: i64,
    games: Registry,
    limits: Limits,
    answers: usize,
    keep: Option<u32>,
    store: Arc<dyn Store>,
    clock: Arc<AtomicU64>,
    night: Arc<AtomicBool>,
    fences: AtomicU64,
    places: Option<Places>,
    bot: Option<(watch::Sender<bool>, Ending)>,
}

impl House {
    /// A house in which everybody speaks English.
    pub async fn open() -> House {
        House::with(SandboxConfig::default(), "en").await
    }

    pub async fn with(config: SandboxConfig, language: &str) -> House {
        House::playing(Registry::default(), config, language).await
    }

    /// A house with other games.
    pub async fn of(games: &'static [&'static dyn AnyGame]) -> House {
        House::playing(Registry(games), SandboxConfig::default(), "en").await
    }

    /// The same, with a configuration and a language.
    pub async fn playing(games: Registry, config: SandboxConfig, language: &str) -> House {
        let sandbox = Sandbox::start(config).expect("the loopback interface has a free port");
        let group = sandbox.act(|world| {
            world.add_user(ANNA, "Anna", Some("anna"), language);
            world.add_user(BORIS, "Boris", Some("boris"), language);
            world.add_user(VERA, "Vera", None, language);
            world.add_group("Squared paper", &[ANNA, BORIS, VERA])
        });
        // A whole second, as the messenger's dates are.
        let now = Clock::messengers().now() / 1000 * 1000;
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let clock = Arc::new(AtomicU64::new(now));
        let (night, fences) = (Arc::default(), AtomicU64::new(0));
        let (limits, answers, keep) = (Limits::none(), usize::MAX, None);
        let (places, bot) = (None, None);
        let mut house =
            House { sandbox, group, store, clock, night, fences, games, limits, answers, keep, places, bot };
        house.start().await;
        house
    }

    pub async fn start(&mut self) {
        self.start_by(Updates::Poll).await;
    }

    /// Starts the bot, with this way of receiving updates.
    pub async fn start_by(&mut self, updates: Updates) {
        let url = self.sandbox.url();
        let (time, night) = (Arc::clone(&self.clock), Arc::clone(&self.night));
        let clock = Clock::given(move || time.load(Ordering::Relaxed));
        let telegram = Telegram::connect(self.sandbox.token(), Some(&url), clock).await.expect("the sandbox answers");
        if let Some(places) = self.places.clone() {
            telegram.show_cards(places);
        }
        let setup = Setup {
            telegram,
            store: Arc::clone(&self.store),
            pace: Pace { answers: self.answers, ..Pace::unlimited() },
            updates,
            games: self.games,
            limits: self.limits,
            keep: self.keep,
            look: Arc::new(move || if night.load(Ordering::Relaxed) { Theme::Dark } else { Theme::Paper }),
            tick: TICK,
        };
        let (stop, stopping) = watch::channel(false);
        self.bot = Some((stop, tokio::spawn(service::run(setup, stopping))));
    }

    /// Sets the limits from the next start on.
    pub fn limit(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// Sets how many answers per minute a person gets in a group, from the next start on.
    pub fn answer_at_most(&mut self, answers: usize) {
        self.answers = answers;
    }

    /// Sets where the pictures of cards are, from the next start on.
    pub fn show_cards(&mut self, places: Places) {
        self.places = Some(places);
    }

    /// Removes matches this many days after their end, from the next start on.
    pub fn keep(&mut self, days: u32) {
        self.keep = Some(days);
    }

    /// Sets the games from the next start on.
    pub fn play_with(&mut self, games: &'static [&'static dyn AnyGame]) {
        self.games = Registry(games);
    }

    /// Makes the dark look the default from now on.
    pub fn darken(&self) {
        self.night.store(true, Ordering::Relaxed);
    }

    /// Stops the bot cleanly.
    pub async fn stop(&mut self) {
        if let Some((stop, bot)) = self.bot.take() {
            let _ = stop.send(true);
            bot.await.expect("the bot does not panic").expect("the bot stops in good order");
        }
    }

    /// The entries of the outbox.
    pub fn outbox(&self) -> Vec<EntryRow> {
        Tx::new(&*self.store).entries().into_iter().map(|(_, entry)| entry).collect()
    }

    /// A house in which Anna and Boris have opened their private chats.
    pub async fn opened() -> House {
        let house = House::open().await;
        for user in [ANNA, BORIS] {
            house.whisper(user, "/start");
            house.told_in(user, "Hello!").await;
        }
        house
    }

    /// Waits until the outbox is empty.
    pub async fn settled(&self) {
        let settled = self.kept(|tx| tx.entries().is_empty()).await;
        assert!(settled, "{:?} is owed in\n{}", self.outbox(), self.sandbox.transcript(self.group));
    }

    /// Everything stored.
    pub fn rows(&self) -> Vec<(Vec<u8>, Vec<u8>)> {
        self.store.scan(b"")
    }

    /// Like [`kept`](Self::kept).
    pub async fn holds(&self, holds: impl Fn(&Tx<'_>) -> bool) -> bool {
        self.kept(holds).await
    }

    /// Reads the current state of the store.
    pub fn look<T>(&self, read: impl Fn(&Tx<'_>) -> T) -> T {
        read(&Tx::new(&*self.store))
    }

    /// Waits until a condition on the stored data holds. `false` if it does not in time.
    async fn kept(&self, holds: impl Fn(&Tx<'_>) -> bool) -> bool {
        let mut steps = self.store.durable();
        let held = async {
            loop {
                // Mark the number as seen before reading, and release it: holding it while reading the store would keep
                // others from announcing their writes.
                steps.borrow_and_update();
                if holds(&Tx::new(&*self.store)) {
                    return true;
                }
                if steps.changed().await.is_err() {
                    return false;
                }
            }
        };
        tokio::time::timeout(PATIENCE, held).await.unwrap_or(false)
    }

    /// Lets hours pass.
    pub fn advance(&self, hours: u64) {
        self.pass(hours * 3600);
    }

    /// Lets seconds pass.
    pub fn pass(&self, seconds: u64) {
        // Advance the messenger first: messages written from now on must not be dated before the bot's next actions.
        self.sandbox.act(|world| world.clock.advance(Duration::from_secs(seconds)));
        self.lag(seconds);
    }

    /// Stops the messenger's clock at the bot's second. If it stopped a second later, messages would be dated ahead of
    /// the bot, which counts that as its own present.
    pub fn stop_clock(&self) {
        let now = self.clock.load(Ordering::Relaxed) / 1000;
        self.sandbox.act(|world| {
            world.clock.stop();
            world.clock.set(i64::try_from(now).expect("seconds since 1970 are few"));
        });
    }

    /// Lets seconds pass for the bot alone: messages written then reach it late.
    pub fn lag(&self, seconds: u64) {
        self.clock.fetch_add(seconds * 1000, Ordering::Relaxed);
    }

    /// Waits until no timer is due any more.
    pub async fn idle(&self) {
        let now = || self.clock.load(Ordering::Relaxed);
        let idle = self
            .kept(|tx| tx.due(now(), 1).is_empty() && tx.month_due(now()).is_none() && tx.day_due(now()).is_none())
            .await;
        assert!(idle, "a timer is due in\n{}", self.sandbox.transcript(self.group));
    }

    /// Lets time pass until that hour of the day, UTC.
    pub fn pass_until(&self, hour: u64) {
        let now = self.clock.load(Ordering::Relaxed) / 1000 % 86_400;
        self.pass((86_400 + hour * 3600 - now) % 86_400 + 1);
    }

    /// A user writes in the group.
    pub fn say(&self, user: i64, text: &str) -> i32 {
        self.sandbox.act(|world| world.say(user, self.group, text))
    }

    /// A user replies to a message in the group that still exists. A reply to a deleted message would arrive without
    /// it, and an old board is deleted some time after the new one has come.
    pub fn reply(&self, user: i64, message: i32, text: &str) -> i32 {
        self.sandbox.act(|world| {
            let there = world.message(self.group, message).is_some_and(|m| !m.deleted);
            assert!(there, "{text:?} would answer a message that is gone in\n{}", world.transcript(self.group));
            world.reply(user, self.group, message, text)
        })
    }

    /// A user writes to the bot in private.
    pub fn whisper(&self, user: i64, text: &str) -> i32 {
        self.sandbox.act(|world| world.say(user, user, text))
    }

    /// Waits for a message of a chat that fits: the newest one that is not deleted.
    pub async fn find(&self, chat: i64, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        let found = self.sandbox.wait_for(
            |world: &kletka_sandbox::World| world.messages(chat).iter().rev().find(|m| !m.deleted && fits(m)).cloned(),
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

    /// A user presses a button. Returns the toast.
    pub async fn press(&self, user: i64, message: &Message, label: &str) -> String {
        let press = self.sandbox.act(|world| world.press(user, message.chat, message.id, label));
        let toast = self.sandbox.toast(&press, PATIENCE).await.expect("a press is answered");
        toast.text
    }

    /// A user writes anything anywhere.
    pub fn write(&self, user: i64, chat: i64, line: Line) -> i32 {
        self.sandbox.act(|world| world.write(user, chat, line))
    }

    /// A user edits their own message in the group.
    pub fn correct(&self, user: i64, message: i32, text: &str) {
        self.sandbox.act(|world| world.edit(user, self.group, message, text));
    }

    /// A user presses a button that may no longer be there. Returns the toast.
    pub async fn press_data(&self, user: i64, message: &Message, data: &str) -> String {
        let press = self.sandbox.act(|world| world.press_data(user, message.chat, message.id, data));
        self.sandbox.toast(&press, PATIENCE).await.expect("a press is answered").text
    }

    /// The bot's messages in a chat after a message, deleted ones included, once it has answered everything sent to it
    /// so far. For this, a command that it must answer is sent last, and its answer is left out.
    pub async fn said(&self, user: i64, chat: i64, since: i32) -> Vec<Message> {
        let fence = format!("/fence{}", self.fences.fetch_add(1, Ordering::Relaxed));
        self.write(user, chat, Line::new(&format!("{fence}@kletka_bot")));
        // If the bot is an administrator, only the user who sent the command sees the answer.
        let newest = |world: &kletka_sandbox::World| {
            let answers = |message: &Message| message.from == BOT && message.text.contains(&fence);
            let alone = world.ephemerals(chat, user).iter().any(|shown| answers(&shown.message));
            let all = world.messages(chat).iter().rev().find(|message| answers(message)).map(|message| message.id);
            all.or(alone.then_some(i32::MAX))
        };
        let Ok(answer) = self.sandbox.wait_for(newest, PATIENCE).await else {
            panic!("no answer to {fence} in\n{}", self.sandbox.transcript(chat))
        };
        let said = self.sandbox.messages(chat).into_iter();
        said.filter(|message| message.from == BOT && message.id > since && message.id < answer).collect()
    }

    /// Checks that the bot has written nothing in the group after a message.
    pub async fn silent(&self, since: i32) {
        let said = self.said(VERA, self.group, since).await;
        assert!(said.is_empty(), "{:?} in\n{}", texts(&said), self.sandbox.transcript(self.group));
    }

    /// Checks that the bot has answered a message in the group with exactly one text, and returns it.
    pub async fn answer(&self, message: i32) -> Message {
        let said = self.said(VERA, self.group, message).await;
        let [answer] = said.as_slice() else {
            panic!("{} answers in\n{}", said.len(), self.sandbox.transcript(self.group));
        };
        assert_eq!(answer.reply_to, Some(message), "{answer:?}");
        assert_eq!(answer.photo(), None, "{answer:?}");
        answer.clone()
    }

    /// The only text by the bot after a message in the group, whether it replies to that or not.
    pub async fn answerless(&self, message: i32) -> Message {
        let said = self.said(VERA, self.group, message).await;
        let [text] = said.as_slice() else { panic!("{:?} in\n{}", texts(&said), self.sandbox.transcript(self.group)) };
        text.clone()
    }

    /// The board that follows a message in a chat: the newest picture after it.
    pub async fn board(&self, chat: i64, after: i32) -> Message {
        let fits = |message: &Message| message.from == BOT && message.id > after && message.photo().is_some();
        self.find(chat, "a board", fits).await
    }

    /// Waits until a message is deleted.
    pub async fn gone(&self, message: &Message) {
        let gone = |world: &kletka_sandbox::World| world.message(message.chat, message.id).is_none_or(|m| m.deleted);
        self.sandbox.wait(gone, PATIENCE).await.expect("the message is deleted");
    }

    /// Waits until the text of a message changes, and returns the message.
    pub async fn changed(&self, message: &Message) -> Message {
        let (chat, id, before) = (message.chat, message.id, message.text.clone());
        let newer = self.sandbox.wait_for(|world| world.message(chat, id).filter(|m| m.text != before), PATIENCE);
        newer.await.expect("the message changes")
    }

    /// Anna challenges Boris by a command (without its `@kletka_bot`), and he accepts. Returns the first board.
    pub async fn accepted(&self, command: &str) -> Message {
        let (name, rest) = command.split_once(' ').unwrap_or((command, ""));
        self.match_of(ANNA, &format!("{name}@kletka_bot {rest}"), BORIS).await
    }
}

/// Writes a picture into the directory named by `KLETKA_SCREENSHOTS`, for inspection. Does nothing without it.
pub fn shoot(message: &Message, name: &str) {
    let Some(dir) = std::env::var_os("KLETKA_SCREENSHOTS") else { return };
    let bytes = message.media().and_then(|media| media.bytes.clone()).expect("a picture that is kept");
    std::fs::write(std::path::Path::new(&dir).join(name), bytes).expect("the folder is there");
}

/// The texts of messages.
pub fn texts(messages: &[Message]) -> Vec<&str> {
    messages.iter().map(|message| message.text.as_str()).collect()
}

/// The argument that the link behind the sign of luck passes to `/start`: the number of the match and the beginning of
/// its pledge.
pub fn pledged(message: &Message) -> Option<String> {
    let start = |kind: &EntityKind| match kind {
        EntityKind::TextLink(url) => url.strip_prefix("https://t.me/kletka_bot?start=fair").map(str::to_owned),
        _ => None,
    };
    let found = message.entities.iter().find_map(|entity| start(&entity.kind));
    let signed = message.text.lines().next().is_some_and(|first| first.ends_with(" 🎲"));
    assert_eq!(found.is_some(), signed, "{}", message.text);
    found
}

/// The player to move, according to a board's caption, and the other one of Anna and Boris.
pub fn mover(board: &Message) -> (i64, i64) {
    match board.mentioned().as_slice() {
        [ANNA] => (ANNA, BORIS),
        [BORIS] => (BORIS, ANNA),
        other => panic!("{other:?} are asked by {board:?}"),
    }
}

/// The hint of an open answer field.
pub fn placeholder(message: &Message) -> Option<&str> {
    match &message.keyboard {
        Some(Keyboard::ForceReply { placeholder, selective: true }) => placeholder.as_deref(),
        _ => None,
    }
}

/// The labels of the buttons, one string per row.
pub fn labels(message: &Message) -> Vec<String> {
    let Some(Keyboard::Inline(rows)) = &message.keyboard else { return Vec::new() };
    rows.iter().map(|row| row.iter().map(|b| b.text.as_str()).collect::<Vec<_>>().join(" | ")).collect()
}
