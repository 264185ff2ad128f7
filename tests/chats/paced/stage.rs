//! The desk and the outbox under the limits of the stand-in. The clock stops while anything runs, and jumps when
//! everybody waits, so measurements are exact.

use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use kletka::bot::Registry;
use kletka::bot::call::{Call, Delivery, KeyDoes, Markup, Standing};
use kletka::bot::desk::{Desk, Effects, Me};
use kletka::bot::incoming::{Chat, Incoming, Kind, Message, Person, Press, Replied};
use kletka::store::Store;
use kletka::store::memory::MemoryStore;
use kletka::store::schema::Tx;
use kletka::telegram::outbox::{Outbox, Post, Source, Trouble, Way};
use kletka::telegram::pace::Pace;
use kletka_sandbox::limits::{Pace as Limits, Pacer};
use tokio::sync::{Notify, watch};
use tokio::time::Instant;

/// The start time: milliseconds since 1970, in the middle of a second.
const BEGIN: u64 = 1_800_000_000_500;
/// How long a call takes, including painting.
const WAY: Duration = Duration::from_millis(80);
/// After how long an unanswered call is given up.
const HANGS: Duration = Duration::from_secs(60);

/// A message in a chat.
#[derive(Clone, Debug)]
pub struct Sent {
    pub at: u64,
    pub chat: i64,
    pub id: i32,
    pub text: String,
    pub photo: bool,
    /// The callback data of its buttons.
    pub keys: Vec<String>,
    /// The message that it replies to.
    pub reply_to: Option<i32>,
}

/// The state of the messenger.
struct Messenger {
    pacer: Pacer,
    sent: Vec<Sent>,
    /// How many calls were told to wait.
    refused: usize,
    /// The chat whose next picture gets lost.
    hangs: Option<i64>,
}

/// One run of the bot: its outbox, and its stop signal.
struct Life {
    outbox: Outbox,
    stop: watch::Sender<bool>,
}

pub struct Stage {
    store: Arc<dyn Store>,
    desk: Mutex<Desk>,
    life: Mutex<OnceLock<Life>>,
    messenger: Mutex<Messenger>,
    written: Notify,
    ids: AtomicI32,
    began: Instant,
}

/// The interface that the pump sees.
struct Front(Arc<Stage>);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn desk(store: &Arc<dyn Store>) -> Desk {
    let me = Me { username: "kletka_bot".to_owned(), reads_all: false, inline: false };
    let mut desk = Desk::new(Arc::clone(store), Registry::default(), me, Box::new(|| [7; 32]));
    desk.limit_answers(Pace::telegram().answers);
    desk
}

impl Stage {
    pub fn open() -> Arc<Stage> {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let messenger =
            Messenger { pacer: Pacer::new(Some(Limits::default())), sent: Vec::new(), refused: 0, hangs: None };
        let stage = Arc::new(Stage {
            desk: Mutex::new(desk(&store)),
            store,
            life: Mutex::default(),
            messenger: Mutex::new(messenger),
            written: Notify::new(),
            ids: AtomicI32::new(100),
            began: Instant::now(),
        });
        stage.start();
        let ticks = Arc::clone(&stage);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_secs(1)).await;
                let effects = lock(&ticks.desk).tick(ticks.now());
                ticks.carry(&effects);
            }
        });
        stage
    }

    /// Starts the bot on the stored data.
    fn start(self: &Arc<Stage>) {
        let (stop, stopped) = watch::channel(false);
        let outbox = Outbox::start(Front(Arc::clone(self)), Front(Arc::clone(self)), Pace::telegram(), stopped);
        assert!(lock(&self.life).set(Life { outbox, stop }).is_ok(), "one life at a time");
        let effects = lock(&self.desk).resume(self.now());
        self.carry(&effects);
    }

    /// Stops the bot and restarts it at once.
    pub async fn restart(self: &Arc<Stage>) {
        let life = lock(&self.life).take().expect("it lives");
        life.stop.send_replace(true);
        life.outbox.finished().await;
        *lock(&self.desk) = desk(&self.store);
        self.start();
    }

    pub fn now(&self) -> u64 {
        BEGIN + u64::try_from(self.began.elapsed().as_millis()).expect("a test is short")
    }

    fn carry(&self, effects: &Effects) {
        let life = lock(&self.life);
        let Some(life) = life.get() else { return };
        for (chat, at) in &effects.wrote {
            life.outbox.wrote(*chat, Duration::from_millis(self.now() - at));
        }
        effects.push.iter().for_each(|push| life.outbox.push(*push));
    }

    fn update(&self, kind: Kind) -> i32 {
        let id = self.ids.fetch_add(1, Ordering::Relaxed);
        let update = u32::try_from(id).expect("ids are positive");
        let effects = lock(&self.desk).update(Incoming { update, kind }, self.now());
        self.carry(&effects);
        id
    }

    /// A user writes in a group, perhaps in reply to something.
    pub fn say(&self, user: i64, chat: i64, text: &str, answers: Option<&Sent>) -> i32 {
        let id = self.ids.fetch_add(1, Ordering::Relaxed);
        let reply = answers.map(|sent| Replied {
            id: sent.id,
            author: None,
            ours: true,
            text: sent.text.clone(),
            picture: sent.photo,
        });
        // The messenger's dates are in whole seconds.
        let at = self.now() / 1000 * 1000;
        let (chat, from, text) = (group(chat), person(user), text.to_owned());
        self.update(Kind::Message(Message {
            chat,
            topic: None,
            id,
            alone: None,
            from,
            channel: false,
            at,
            text,
            mentions: Vec::new(),
            reply,
            forwarded: false,
            suggested: false,
            key: None,
        }));
        id
    }

    pub fn press(&self, user: i64, sent: &Sent, data: &str) {
        let press = Press {
            id: "1".to_owned(),
            alone: None,
            posted: None,
            instance: None,
            from: person(user),
            chat: group(sent.chat),
            topic: None,
            message: sent.id,
            data: data.to_owned(),
            at: self.now(),
        };
        self.update(Kind::Press(press));
    }

    /// Everything that was sent.
    pub fn sent(&self) -> Vec<Sent> {
        lock(&self.messenger).sent.clone()
    }

    /// How many calls the messenger has told to wait.
    pub fn refused(&self) -> usize {
        lock(&self.messenger).refused
    }

    /// Loses the next picture for a group on its way. The bot notices when there is no answer for long.
    pub fn hang(&self, chat: i64) {
        lock(&self.messenger).hangs = Some(chat);
    }

    /// Waits for a message that fits: the newest one.
    pub async fn find(&self, what: &str, fits: impl Fn(&Sent) -> bool) -> Sent {
        let found = async {
            loop {
                let written = self.written.notified();
                if let Some(sent) = lock(&self.messenger).sent.iter().rev().find(|sent| fits(sent)) {
                    return sent.clone();
                }
                written.await;
            }
        };
        let found = tokio::time::timeout(Duration::from_secs(600), found).await;
        found.unwrap_or_else(|_| panic!("no message with {what} in {:#?}", self.sent()))
    }

    /// The next picture of that match in a group after a message.
    pub async fn board(&self, chat: i64, number: u64, after: i32) -> Sent {
        let head = format!("№{number} ·");
        self.find(&head, |sent| sent.chat == chat && sent.photo && sent.id > after && sent.text.starts_with(&head))
            .await
    }

    /// Two people start a match in a group. Returns its first board.
    pub async fn begun(&self, chat: i64, players: [i64; 2], number: u64, settings: &str) -> Sent {
        let said = self.say(
            players[0],
            chat,
            &format!("/tictactoe@kletka_bot @u{} size=6 line=6 {settings}", players[1]),
            None,
        );
        let lobby = self.find("a challenge", |sent| sent.chat == chat && sent.id > said && !sent.keys.is_empty()).await;
        let accept = lobby.keys.iter().find(|key| key.ends_with(":accept")).expect("it can be accepted");
        self.press(players[1], &lobby, accept);
        self.board(chat, number, said).await
    }

    /// The lines of a match.
    pub fn lines(&self, number: u64) -> Vec<String> {
        Tx::new(&*self.store).lines(number)
    }

    async fn perform(&self, call: Call) -> Result<Delivery, Trouble> {
        tokio::time::sleep(WAY).await;
        let (chat, private, photo) = (call.dest().peer, call.dest().private, matches!(call, Call::Photo { .. }));
        if photo && lock(&self.messenger).hangs.take_if(|hangs| *hangs == chat).is_some() {
            tokio::time::sleep(HANGS - WAY).await;
            return Err(Trouble::Later(None));
        }
        let (edits, text, markup, reply_to) = match call {
            Call::Photo { caption, markup, reply_to, .. } => (None, caption, markup, reply_to),
            Call::Say { text, markup, reply_to, .. } => (None, text, markup, reply_to),
            Call::EditText { message, text, markup, .. } => (Some(message), text, markup, None),
            Call::EditPhoto { message, caption, markup, .. } => (Some(message), caption, markup, None),
            _ => return Ok(Delivery::Done(Standing::default())),
        };
        let at = self.now();
        let mut messenger = lock(&self.messenger);
        let now = i64::try_from(at).expect("no such late time");
        if let Err(wait) = messenger.pacer.admit(now, chat, !private, edits.is_some()) {
            messenger.refused += 1;
            return Err(Trouble::Later(Some(Duration::from_secs(wait.into()))));
        }
        let id = edits.unwrap_or_else(|| self.ids.fetch_add(1, Ordering::Relaxed));
        messenger.sent.push(Sent { at, chat, id, text, photo, keys: keys(markup), reply_to });
        self.written.notify_waiters();
        Ok(Delivery::Done(Standing { message: Some(id), date: Some(at / 1000) }))
    }
}

fn keys(markup: Option<Markup>) -> Vec<String> {
    let Some(Markup::Inline(rows)) = markup else { return Vec::new() };
    let data = |does| if let KeyDoes::Press(data) = does { Some(data) } else { None };
    rows.into_iter().flatten().filter_map(|key| data(key.does)).collect()
}

fn group(peer: i64) -> Chat {
    Chat { peer, private: false, title: "Squared paper".to_owned() }
}

fn person(id: i64) -> Person {
    let language = Some("en".to_owned());
    Person { id, name: format!("U{id}"), username: Some(format!("u{id}")), language, bot: false }
}

/// The user whom a board asks.
pub fn asked(board: &Sent) -> i64 {
    let (_, rest) = board.text.split_once("tg://user?id=").expect("somebody is asked");
    rest.split_once('"').and_then(|(id, _)| id.parse().ok()).expect("a user")
}

impl Post for Front {
    async fn perform(&self, call: Call) -> Result<Delivery, Trouble> {
        self.0.perform(call).await
    }

    fn way(&self) -> Way {
        watch::channel(None).1
    }
}

impl Source for Front {
    async fn prepare(&self, entry: u64) -> Option<Call> {
        lock(&self.0.desk).prepare(entry, self.0.now()).call
    }

    async fn delivered(&self, entry: u64, how: Delivery) {
        let effects = lock(&self.0.desk).delivered(entry, how, self.0.now());
        self.0.carry(&effects);
    }
}
