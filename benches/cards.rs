//! Cards under load: many pairs of friends who move once a second in their own chats, with the pictures of their boards
//! at addresses, or by way of one staging chat, which takes twenty a minute. How long a press waits for its toast, and
//! how long the card takes to show the move.
//!
//! `cargo bench --bench cards` runs both. Arguments after `--` select: `addresses` or `staging`, and with it the number
//! of cards and of seconds, as in `staging 100 30`. Everything shares one machine: people, messenger, bot and painters.

#![allow(missing_docs, reason = "a bench has no documentation")]

use std::net::TcpListener;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kletka::bot::{Limits, Registry};
use kletka::clock::Clock;
use kletka::paint::Theme;
use kletka::service::{self, Setup, TICK, Updates};
use kletka::store::Store;
use kletka::store::disk::SledStore;
use kletka::store::schema::{MatchId, Tx};
use kletka::telegram::Telegram;
use kletka::telegram::pace::Pace;
use kletka::telegram::posted::Places;
use kletka::telegram::webhook::Beside;
use kletka_sandbox::{Message, Sandbox, SandboxConfig, World};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Cards, and for how many seconds people play, if nobody says otherwise.
const CARDS: usize = 100;
const SECONDS: u64 = 30;
/// One move of each card in this time.
const PACE: Duration = Duration::from_secs(1);
/// Longer than anything should take.
const PATIENCE: Duration = Duration::from_secs(60);
/// Once people rest, the staging chat has room for more pictures within this time.
const RECOVERY: Duration = Duration::from_secs(75);
/// The bounds for 99 of 100 toasts and edits over addresses.
const TOAST: Duration = Duration::from_millis(300);
const EDIT: Duration = Duration::from_secs(1);

/// A card of two, and its match.
#[derive(Clone, Copy)]
struct Card {
    people: [i64; 2],
    chat: i64,
    message: i32,
    id: MatchId,
}

/// A running bot, the messenger, and the cards.
struct Hall {
    sandbox: Arc<Sandbox>,
    store: Arc<SledStore>,
    staging: i64,
    stop: watch::Sender<bool>,
    bot: tokio::task::JoinHandle<Result<(), service::Ended>>,
    _dir: tempfile::TempDir,
}

/// How long moves took.
#[derive(Default)]
struct Times {
    toasts: Vec<Duration>,
    edits: Vec<Duration>,
    /// Moves whose card had not shown them when the next one was due.
    late: usize,
}

impl Hall {
    async fn open(addresses: bool) -> Hall {
        let config = SandboxConfig { inline: true, keep_calls: 100, keep_photos: 1, ..SandboxConfig::default() };
        let sandbox = Arc::new(Sandbox::start(config).expect("the loopback interface has a free port"));
        let staging = sandbox.act(|world| {
            world.add_user(1, "Host", None, "en");
            world.add_supergroup("Pictures", &[1])
        });
        let telegram = Telegram::connect(sandbox.token(), Some(&sandbox.url()), Clock::messengers()).await;
        let telegram = telegram.expect("the sandbox answers");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = format!("http://{}", listener.local_addr().expect("it is bound"));
        telegram.show_cards(Places {
            address: addresses.then_some(address),
            dir: None,
            staging: if addresses { Vec::new() } else { vec![staging] },
            pace: Pace::telegram(),
        });
        let dir = tempfile::tempdir().expect("there is room on the disk");
        let store = Arc::new(SledStore::open(dir.path()).expect("a new store opens"));
        let setup = Setup {
            telegram,
            store: Arc::clone(&store) as Arc<dyn Store>,
            pace: Pace::unlimited(),
            updates: Updates::PollBeside(Beside { app: None, listener: Arc::new(listener) }),
            games: Registry::default(),
            limits: Limits::none(),
            keep: None,
            look: Arc::new(|| Theme::Paper),
            tick: TICK,
        };
        let (stop, stopping) = watch::channel(false);
        let bot = tokio::spawn(service::run(setup, stopping));
        Hall { sandbox, store, staging, stop, bot, _dir: dir }
    }

    /// Two friends begin a match on a card.
    async fn card(&self, n: usize) -> Card {
        let id = i64::try_from(n).expect("few cards");
        let people = [1_000 + 2 * id, 1_001 + 2 * id];
        let chat = self.sandbox.act(|world| {
            for user in people {
                world.add_user(user, &format!("P{user}"), None, "en");
            }
            world.add_pair(people[0], people[1])
        });
        let query = self.sandbox.type_inline(people[0], chat, None, "tictactoe size=8 line=8");
        self.sandbox.wait_for(|world| world.suggested(query), PATIENCE).await.expect("an invitation");
        let message = self.sandbox.choose(query, 0);
        let press = self.sandbox.press(people[1], chat, message, "Join");
        self.sandbox.toast(&press, PATIENCE).await.expect("a press is answered");
        let card = Card { people, chat, message, id: n as MatchId + 1 };
        let begun = |world: &World| shown(world, card).is_some();
        self.sandbox.wait(begun, PATIENCE).await.expect("a board");
        card
    }

    /// How many pictures stand in the staging chat.
    fn staged(&self) -> usize {
        self.sandbox.look(|world| world.chat(self.staging).map_or(0, |chat| chat.messages.len()))
    }

    async fn close(self) {
        self.stop.send_replace(true);
        self.bot.await.expect("the bot does not panic").expect("the bot stops in good order");
    }
}

/// The moves that the buttons of a card offer: the length of the log, and the data.
fn offered(card: &Message) -> Vec<(usize, String)> {
    let read = |data: &String| {
        let version = data.strip_prefix("m:")?.split(':').nth(1)?;
        Some((usize::from_str_radix(version, 36).ok()?, data.clone()))
    };
    card.buttons().iter().filter_map(|key| key.data.as_ref().and_then(read)).collect()
}

/// A card as it is, without a copy: people look at every change of the world.
fn there(world: &World, card: Card) -> Option<&Message> {
    world.chat(card.chat)?.messages.get(&card.message)
}

/// How many moves a card shows.
fn shown(world: &World, card: Card) -> Option<usize> {
    offered(there(world, card)?).first().map(|(version, _)| *version)
}

/// Two people move once a second, as soon as the card shows the move before.
async fn play(sandbox: Arc<Sandbox>, card: Card, begin: Instant, seconds: u64) -> Times {
    let mut times = Times::default();
    for n in 0..seconds {
        tokio::time::sleep_until((begin + PACE * n as u32).into()).await;
        let now = sandbox.message(card.chat, card.message).expect("the card stays");
        let keys = offered(&now);
        let Some((version, data)) = keys.get(n as usize * 5 % keys.len().max(1)).cloned() else { break };
        let Some(user) = now.mentioned().first().copied().filter(|user| card.people.contains(user)) else { break };
        let pressed = Instant::now();
        let press = sandbox.press_data(user, card.chat, card.message, &data);
        let toast = sandbox.toast(&press, PATIENCE).await.expect("a press is answered");
        assert_eq!(toast.text, "", "a move of whoever is asked, on the newest board");
        times.toasts.push(pressed.elapsed());
        let edited = |world: &World| there(world, card).is_some_and(|card| card.edits > now.edits);
        let shows = |world: &World| edited(world) && shown(world, card).is_some_and(|now| now > version);
        sandbox.wait(shows, PATIENCE).await.expect("the card shows the move");
        times.edits.push(pressed.elapsed());
        times.late += usize::from(pressed.elapsed() > PACE);
    }
    times
}

/// The value below which this share of the sorted times lies.
fn percentile(times: &[Duration], share: f64) -> Duration {
    let last = times.len().saturating_sub(1);
    times.get((last as f64 * share).round() as usize).copied().unwrap_or_default()
}

fn report(what: &str, times: &mut [Duration], bound: Option<Duration>) {
    times.sort_unstable();
    let [half, most, last] = [0.5, 0.99, 1.0].map(|share| percentile(times, share));
    let verdict = match bound {
        Some(bound) if most <= bound => format!(", within {bound:?}"),
        Some(bound) => format!(", MORE THAN {bound:?}"),
        None => String::new(),
    };
    println!("{what}: {} of them: p50 {half:.1?}, p99 {most:.1?}, max {last:.1?}{verdict}", times.len());
}

async fn run(addresses: bool, cards: usize, seconds: u64) {
    let hall = Hall::open(addresses).await;
    let mut all = Vec::new();
    for n in 0..cards {
        all.push(hall.card(n).await);
    }
    let (begin, mut players) = (Instant::now() + PACE, JoinSet::new());
    for (n, card) in all.iter().enumerate() {
        // People do not press at the same moment.
        let own = begin + PACE * n as u32 / cards as u32;
        players.spawn(play(Arc::clone(&hall.sandbox), *card, own, seconds));
    }
    let mut times = Times::default();
    while let Some(one) = players.join_next().await {
        let one = one.expect("a player gets what is due");
        times.toasts.extend(one.toasts);
        times.edits.extend(one.edits);
        times.late += one.late;
    }
    let way = if addresses { "addresses" } else { "one staging chat" };
    println!("{cards} cards over {way}, {:.1?} for {seconds} moves of each", begin.elapsed());
    report("toasts", &mut times.toasts, addresses.then_some(TOAST));
    report("edits", &mut times.edits, addresses.then_some(EDIT));
    println!("{} moves were shown after the next one was due", times.late);
    right(&hall, &all);
    if !addresses {
        recovers(&hall, &all).await;
    }
    hall.close().await;
}

/// Each card shows the newest state.
fn right(hall: &Hall, cards: &[Card]) {
    let tx = Tx::new(&*hall.store);
    for card in cards {
        let lines = tx.lines(card.id).len();
        assert_eq!(hall.sandbox.look(|world| shown(world, *card)), Some(lines), "№{}", card.id);
    }
    let pictures = cards.iter().filter(|card| {
        hall.sandbox.look(|world| world.message(card.chat, card.message).is_some_and(|card| card.photo().is_some()))
    });
    println!("{} of {} cards show a picture", pictures.count(), cards.len());
}

/// Once there is room, pictures follow.
async fn recovers(hall: &Hall, cards: &[Card]) {
    let (before, begun) = (hall.staged(), Instant::now());
    let more = |world: &World| world.chat(hall.staging).is_some_and(|chat| chat.messages.len() >= before + 5);
    let followed = hall.sandbox.wait(more, RECOVERY).await.is_ok();
    println!(
        "{} pictures were staged; 5 more {} after {:.1?}",
        before,
        if followed { "came" } else { "MISSING" },
        begun.elapsed()
    );
    assert!(followed, "nothing follows");
    right(hall, cards);
}

fn main() {
    // Tests of all targets start it without this.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let words: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let cards = number(1).and_then(|cards| usize::try_from(cards).ok()).unwrap_or(CARDS);
    let seconds = number(2).unwrap_or(SECONDS);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for (word, addresses) in [("addresses", true), ("staging", false)] {
        if words.first().is_none_or(|only| only == word) {
            runtime.block_on(run(addresses, cards, seconds));
        }
    }
}
