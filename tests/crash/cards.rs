//! Cards in chats without the bot: two people press at the same moment, again and again, while the program is killed.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kletka::game::Seat;
use kletka::store::schema::MatchId;
use kletka_sandbox::{Message, Sandbox, World};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::bot::{Bot, Home, PATIENCE, SECRET, messenger, newest_call};
use crate::check::{Kept, kept};
use crate::crowd::asked;
use crate::kills::Random;
use crate::stored::replay;
use crate::thorough::amount;

/// How long people wait for the card to change before they press again.
const HASTE: Duration = Duration::from_millis(150);
/// The games: one has a button for each cell, the other goes on forever.
const GAMES: [&str; 2] = ["tictactoe size=8 line=8", "pig dice=1 goal=1000"];
/// How many pairs of friends play each of them.
const PAIRS: i64 = 2;
/// How many changes of each card must follow the last kill.
const GOING_ON: usize = 2;

/// A press on a button that moves.
#[derive(Clone, Debug)]
struct Press {
    id: String,
    user: i64,
    /// The length of the log that the button is for.
    version: usize,
    /// The move.
    text: String,
}

/// Two friends, and their card.
struct Pair {
    sandbox: Arc<Sandbox>,
    people: [i64; 2],
    chat: i64,
    card: i32,
    presses: Mutex<Vec<Press>>,
    /// How many times the card has changed after a press.
    changes: AtomicUsize,
}

/// What the buttons of a card are for: the length of the log, and the moves.
fn moves(card: &Message) -> Vec<(String, usize, String)> {
    let read = |data: &String| {
        let mut parts = data.splitn(4, ':');
        let version = parts.next().filter(|kind| *kind == "m").and(parts.nth(1))?;
        Some((data.clone(), usize::from_str_radix(version, 36).ok()?, parts.next()?.to_owned()))
    };
    card.buttons().iter().filter_map(|key| key.data.as_ref().and_then(read)).collect()
}

/// Whether nearly all cells are taken: a match that ends would leave less to look at. Dice have at most two buttons.
fn is_full(keys: &[(String, usize, String)]) -> bool {
    (3..=4).contains(&keys.len())
}

impl Pair {
    /// One of two invites to a game in their own chat, and the other takes the seat.
    async fn sits_down(sandbox: &Arc<Sandbox>, people: [i64; 2], game: &str) -> Pair {
        let chat = sandbox.act(|world| {
            for user in people {
                world.add_user(user, &format!("P{user}"), None, "en");
            }
            world.add_pair(people[0], people[1])
        });
        let query = sandbox.type_inline(people[0], chat, None, game);
        sandbox.wait_for(|world| world.suggested(query), PATIENCE).await.expect("an invitation");
        let card = sandbox.choose(query, 0);
        let pair = Pair {
            sandbox: Arc::clone(sandbox),
            people,
            chat,
            card,
            presses: Mutex::default(),
            changes: AtomicUsize::new(0),
        };
        sandbox.press(people[1], chat, card, "Join");
        let begins = |card: &Message| card.button("Start").is_some() || !moves(card).is_empty();
        if pair.once(begins).await.button("Start").is_some() {
            sandbox.press(people[0], chat, card, "Start");
        }
        pair.once(|card| !moves(card).is_empty()).await;
        pair
    }

    fn now(&self) -> Message {
        self.sandbox.message(self.chat, self.card).expect("the card stays")
    }

    async fn once(&self, fits: impl Fn(&Message) -> bool) -> Message {
        let found = |world: &World| world.message(self.chat, self.card).filter(|card| fits(card));
        let found = self.sandbox.wait_for(found, PATIENCE).await;
        found.unwrap_or_else(|_| panic!("a card stands still:\n{}", self.sandbox.transcript(self.chat)))
    }

    fn presses(&self) -> Vec<Press> {
        self.presses.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn press(&self, user: i64, (data, version, text): &(String, usize, String)) {
        let mut presses = self.presses.lock().unwrap_or_else(PoisonError::into_inner);
        let id = self.sandbox.act(|world| world.press_data(user, self.chat, self.card, data));
        presses.push(Press { id, user, version: *version, text: text.clone() });
    }

    /// Presses until it is time to go home: whoever is asked, often twice, and often both at the same moment.
    async fn play(self: Arc<Pair>, home: watch::Receiver<bool>) {
        for n in 0.. {
            let card = self.now();
            let keys = moves(&card);
            let Some(user) = asked(&card).filter(|_| !*home.borrow() && !is_full(&keys)) else { return };
            self.press(user, &keys[n * 5 % keys.len()]);
            if n % 2 == 1 {
                self.press(self.people[0] + self.people[1] - user, &keys[n * 3 % keys.len()]);
            }
            if n % 3 == 2 {
                self.press(user, &keys[(n * 5 + 1) % keys.len()]);
            }
            let edits = card.edits;
            let changed = |world: &World| world.message(self.chat, self.card).is_some_and(|card| card.edits > edits);
            if self.sandbox.wait(changed, HASTE).await.is_ok() {
                self.changes.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// The presses that have made a move, as the bot has told.
    fn acknowledged(&self) -> Vec<Press> {
        let told = self.sandbox.look(|world| world.presses(self.chat));
        let moved = |press: &Press| {
            told.iter().any(|one| one.id == press.id && one.toast.as_ref().is_some_and(|toast| toast.text.is_empty()))
        };
        self.presses().into_iter().filter(moved).collect()
    }

    /// Each line of the log comes from one press, and each press that was acknowledged is a line.
    fn is_right(&self, id: MatchId, kept: &Kept) -> usize {
        let (row, lines) = &kept.matches[&id];
        let game = replay(row, lines);
        let seat = |press: &Press| row.seat_of(press.user).map(Seat);
        let presses = self.presses();
        for (n, line) in game.lines().iter().enumerate() {
            let stands = |press: &&Press| press.version == n && press.text == line.text && seat(press) == line.seat;
            assert!(presses.iter().any(|press| stands(&press)), "№{id}: nobody has pressed for line {n}: {line}");
        }
        for press in &self.acknowledged() {
            let line = game.lines().get(press.version).unwrap_or_else(|| panic!("№{id}: {press:?} was lost"));
            assert_eq!((line.seat, &line.text), (seat(press), &press.text), "№{id}: {press:?} stands elsewhere");
        }
        game.lines().len()
    }
}

/// Starts the bot, with a chat for its pictures.
fn start(home: &Home, sandbox: &Sandbox, staging: i64) -> Bot {
    home.start_with(&[("KLETKA_API_URL", &sandbox.url()), ("KLETKA_STAGING", &staging.to_string())])
}

/// The bot is killed some time after it has shown something.
async fn one_life(sandbox: &Sandbox, bot: Bot, life: usize, random: &mut Random) {
    let sign = ["EditMessageMedia", "AnswerCallbackQuery", "SendPhoto", "DeleteWebhook"][life % 4];
    let before = sandbox.look(|world| newest_call(world, sign));
    let lives = |world: &World| newest_call(world, sign) > before;
    // The start itself may have come before.
    let _ = sandbox.wait(lives, Duration::from_secs(2)).await;
    tokio::time::sleep(Duration::from_millis(random.between(0, 250))).await;
    if let Some(newest) = sandbox.last_update().filter(|_| life.is_multiple_of(3)) {
        // The messenger may deliver anything twice.
        sandbox.redeliver(newest.saturating_sub(u32::try_from(random.between(0, 20)).unwrap_or_default()));
    }
    bot.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_below_cards_survive_kills() {
    let (sandbox, home, mut random) = (Arc::new(messenger()), Home::new(), Random::from_environment());
    let staging = sandbox.act(|world| {
        world.set_inline(true);
        world.add_user(900, "Host", None, "en");
        world.add_supergroup("Pictures", &[900])
    });
    let mut bot = start(&home, &sandbox, staging);
    let (go, go_home) = watch::channel(false);
    let (mut pairs, mut players) = (Vec::new(), JoinSet::new());
    for n in 0..PAIRS * 2 {
        let game = GAMES[usize::try_from(n % 2).unwrap_or_default()];
        pairs.push(Arc::new(Pair::sits_down(&sandbox, [100 + 10 * n, 101 + 10 * n], game).await));
    }
    for pair in &pairs {
        players.spawn(Arc::clone(pair).play(go_home.clone()));
    }
    let kills = amount(14, 6);
    for life in 1..=kills {
        one_life(&sandbox, bot, life, &mut random).await;
        // What was acknowledged is on the disk, at any time.
        let stored = kept(&home.data());
        for (id, pair) in (1..).zip(&pairs) {
            pair.is_right(id, &stored);
        }
        bot = start(&home, &sandbox, staging);
    }
    go_on(&sandbox, &pairs).await;
    go.send_replace(true);
    while let Some(ended) = players.join_next().await {
        ended.expect("a player gets what is due");
    }
    show_all(&sandbox, &pairs).await;
    bot.stop_well();
    let lines = compared(&kept(&home.data()), &pairs);
    println!("{kills} kills, {lines} lines in {} matches", pairs.len());
    assert!(lines > kills, "people play");
    let calls = sandbox.look(|world| world.calls().iter().map(|call| call.args.clone()).collect::<Vec<_>>());
    let uploads = |args: &&String| args.contains("inline_message_id=") && args.contains(" bytes]");
    assert_eq!(calls.iter().find(uploads), None);
    assert!(!home.printed().contains(SECRET) && !home.printed().contains("ERROR"), "{}", home.printed());
}

/// The next press finds everything, and the card shows it.
async fn go_on(sandbox: &Sandbox, pairs: &[Arc<Pair>]) {
    let before: Vec<usize> = pairs.iter().map(|pair| pair.changes.load(Ordering::Relaxed)).collect();
    for (pair, before) in pairs.iter().zip(&before) {
        let goes_on = |world: &World| {
            let full = world.message(pair.chat, pair.card).is_some_and(|card| is_full(&moves(&card)));
            full || pair.changes.load(Ordering::Relaxed) >= before + GOING_ON
        };
        let went_on = sandbox.wait(goes_on, PATIENCE).await;
        assert!(went_on.is_ok(), "a card stands still:\n{}", sandbox.transcript(pair.chat));
    }
}

/// Waits until each card shows the last acknowledged move.
async fn show_all(sandbox: &Sandbox, pairs: &[Arc<Pair>]) {
    // Presses are handled one after the other, and the card is owed what the last of them has done.
    for pair in pairs {
        let newest = pair.presses().pop().expect("they have pressed").id;
        sandbox.toast(&newest, PATIENCE).await.expect("a press is answered");
        let least = pair.acknowledged().iter().map(|press| press.version + 1).max().unwrap_or_default();
        pair.once(|card| moves(card).iter().all(|(_, version, _)| *version >= least)).await;
    }
}

/// The matches are as people were told, and each card shows the newest state. Returns how many lines there are.
fn compared(last: &Kept, pairs: &[Arc<Pair>]) -> usize {
    assert_eq!(last.matches.len(), pairs.len(), "one match for each card");
    let mut lines = 0;
    for (id, pair) in (1..).zip(pairs) {
        let length = pair.is_right(id, last);
        assert!(moves(&pair.now()).iter().all(|(_, version, _)| *version == length), "№{id} shows another state");
        lines += length;
    }
    lines
}
