//! How long the answer to an inline query takes at the desk, while people type a move behind the bot's name: the median
//! and the 99th percentile, by game. People wait for it with every letter, so it is to take less than 50 ms.
//!
//! The matches play themselves: the bot suggests moves, and one of them is sent. For each move the query is empty at
//! first, then half of a move, then all of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kletka::bot::Registry;
use kletka::bot::call::{Call, KeyDoes, Markup};
use kletka::bot::desk::{Desk, Effects, Me};
use kletka::bot::incoming::{Chat, Incoming, Inline, Kind, Message, Person, Press};
use kletka::clock::Clock;
use kletka::service;
use kletka::store::memory::MemoryStore;

mod delivered;

use delivered::delivered;

/// The games: sheets with the most moves, long paths, words, dice.
const GAMES: [&str; 8] = [
    "dots size=39x32",
    "boxes size=9x9",
    "fiveinarow",
    "tictactoe size=10 line=10",
    "barriers",
    "footballbounce",
    "footballlong",
    "pig",
];

/// The two who play.
const PLAYERS: [i64; 2] = [10_000, 20_000];

/// The most moves of a match.
const MOVES: usize = 400;

/// The time limit for the answer in 99 of 100 cases.
const BOUND: Duration = Duration::from_millis(50);

/// A desk with one match.
struct Counter {
    desk: Desk,
    updates: u32,
    times: Vec<Duration>,
}

impl Counter {
    fn open(game: &str) -> Counter {
        let me = Me { username: "kletka_bot".to_owned(), reads_all: false, inline: true };
        let desk = Desk::new(Arc::new(MemoryStore::new()), Registry::default(), me, service::entropy());
        let mut counter = Counter { desk, updates: 0, times: Vec::new() };
        let (name, options) = game.split_once(' ').unwrap_or((game, ""));
        let challenge = counter.said(PLAYERS[0], &format!("/{name} @p{} {options}", PLAYERS[1]), false);
        let lobby = counter.update(Kind::Message(challenge));
        let data = counter.calls(&lobby).iter().find_map(accept).expect("a challenge has buttons");
        let (id, from) = (counter.updates.to_string(), person(PLAYERS[1]));
        let press = Press {
            id,
            from,
            chat: group(),
            topic: None,
            message: 2,
            alone: None,
            posted: None,
            instance: None,
            data,
            at: now(),
        };
        let begun = counter.update(Kind::Press(press));
        counter.calls(&begun);
        counter
    }

    fn update(&mut self, kind: Kind) -> Effects {
        self.updates += 1;
        self.desk.update(Incoming { update: self.updates, kind }, now())
    }

    /// A message that a player types, or chooses from the suggestions.
    fn said(&self, player: i64, text: &str, suggested: bool) -> Message {
        Message {
            chat: group(),
            topic: None,
            id: i32::try_from(self.updates).expect("a bench is short") + 10,
            alone: None,
            from: person(player),
            at: now(),
            text: text.to_owned(),
            mentions: Vec::new(),
            reply: None,
            forwarded: false,
            suggested,
            key: None,
            channel: false,
        }
    }

    /// The calls of some effects. They count as delivered.
    fn calls(&mut self, effects: &Effects) -> Vec<Call> {
        delivered(&mut self.desk, effects, now())
    }

    /// The texts that the bot suggests to a player who has typed this far.
    fn suggested(&mut self, player: i64, text: &str) -> Vec<String> {
        let query = Inline { id: self.updates.to_string(), from: person(player), text: format!("№1 {text}") };
        let begun = Instant::now();
        let effects = self.update(Kind::Inline(query));
        self.times.push(begun.elapsed());
        let rows = effects.suggest.into_iter().flat_map(|answer| answer.rows);
        rows.map(|row| row.text).filter(|text| !text.starts_with('/')).collect()
    }

    /// One move of the player to move. `false`: there is none, or the move cannot be suggested.
    fn step(&mut self, number: usize) -> bool {
        for player in PLAYERS {
            let likely = self.suggested(player, "");
            // Not always the first: a match would stay in one corner.
            let Some(text) = likely.get(number % likely.len().max(1)).cloned() else { continue };
            let half: String = text.chars().take(text.chars().count() / 2).collect();
            self.suggested(player, &half);
            self.suggested(player, &text);
            let said = self.said(player, &text, true);
            let played = self.update(Kind::Message(said));
            return !self.calls(&played).is_empty();
        }
        false
    }
}

fn now() -> u64 {
    Clock::messengers().now()
}

fn group() -> Chat {
    Chat { peer: -1, private: false, title: "Squared paper".to_owned() }
}

fn person(id: i64) -> Person {
    let language = Some("en".to_owned());
    Person { id, name: format!("Player {id}"), username: Some(format!("p{id}")), language, bot: false }
}

/// The data of the button that takes a challenge up. Those for its settings come before it.
fn accept(call: &Call) -> Option<String> {
    let Some(Markup::Inline(rows)) = call.markup() else { return None };
    let key = rows.iter().flatten().find(|key| key.label == "Accept")?;
    match &key.does {
        KeyDoes::Press(data) => Some(data.clone()),
        _ => None,
    }
}

/// The value below which this share of the sorted times lies.
fn percentile(times: &[Duration], share: f64) -> Duration {
    let last = times.len().saturating_sub(1);
    times.get((last as f64 * share).round() as usize).copied().unwrap_or_default()
}

fn main() {
    // Tests of all targets start it without this.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let mut all = Vec::new();
    for game in GAMES {
        let mut counter = Counter::open(game);
        let moves = (0..MOVES).take_while(|number| counter.step(*number)).count();
        assert!(moves > 0, "{game}: nothing was suggested");
        let mut times = std::mem::take(&mut counter.times);
        times.sort_unstable();
        report(game, moves, &times);
        all.append(&mut times);
    }
    all.sort_unstable();
    report("all", 0, &all);
    assert!(percentile(&all, 0.99) < BOUND, "an inline query takes longer than {BOUND:?}");
}

fn report(game: &str, moves: usize, times: &[Duration]) {
    let [half, most, last] = [0.5, 0.99, 1.0].map(|share| percentile(times, share).as_secs_f64() * 1e3);
    println!(
        "{game}: {} queries, {moves} moves: p50 {half:.2} ms, p99 {most:.2} ms, at most {last:.2} ms",
        times.len()
    );
}
