//! Endurance: starts with many live matches, and a million moves.
//!
//! `cargo bench --bench endurance` runs everything. Arguments after `--` select one part: `live 1000` with this many
//! live matches, `starts 1000` with five starts on them, `mixed 1000` with a hundred moves of mixed games per second
//! beside them, or `moves 1000000` with this many moves. All but `mixed` use only the desk, on a store on disk. Each
//! line is measured in a separate process, so that its memory is its own.

#![allow(missing_docs, reason = "a bench has no documentation")]

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs};

use kletka::bot::Registry;
use kletka::bot::call::{Call, Delivery, Standing};
use kletka::bot::desk::{Desk, Effects, Me};
use kletka::bot::incoming::{Incoming, Kind};
use kletka::service;
use kletka::store::backup::backup;
use kletka::store::disk::SledStore;
use kletka::store::schema::{MatchId, MatchRow, Stage, Tx, Who};
use kletka::store::{Seq, Store};

#[path = "endurance/mixed.rs"]
mod mixed;
mod people;

use people::{MOVES, Table, asked, beside_the_build, busy, first_button, now};

/// Lines in the log of a live match.
const LINES: usize = 20;
/// Groups in the long run, with one match each.
const GROUPS: usize = 1000;
/// How many moves may wait for the disk in the long run.
const AHEAD: usize = 16;
/// How many moves are made at a hundred per second.
const PACED: usize = 1500;

/// A desk with people, and a messenger that accepts everything at once.
struct Room {
    desk: Desk,
    store: Arc<SledStore>,
    updates: u32,
    messages: i32,
}

impl Room {
    fn open(dir: &Path) -> Room {
        let store = Arc::new(SledStore::open(dir).unwrap_or_else(|error| panic!("{error}")));
        let me = Me { username: "kletka_bot".to_owned(), reads_all: false, inline: false };
        let desk = Desk::new(store.clone(), Registry::default(), me, service::entropy());
        Room { desk, store, updates: 0, messages: 10 }
    }

    fn update(&mut self, kind: Kind) -> Effects {
        self.updates += 1;
        self.messages += 1;
        self.desk.update(Incoming { update: self.updates, kind }, now())
    }

    /// Sends everything in the outbox, and what follows from that. Returns the calls and the number of the last batch.
    fn send(&mut self, effects: Effects) -> (Vec<Call>, Seq) {
        let (mut owed, mut calls) = (VecDeque::from(effects.push), Vec::new());
        while let Some(push) = owed.pop_front() {
            let Some(call) = self.desk.prepare(push.entry, now()).call else { continue };
            self.messages += 1;
            let standing = Standing { message: Some(self.messages), date: Some(now() / 1000) };
            owed.extend(self.desk.delivered(push.entry, Delivery::Done(standing), now()).push);
            calls.push(call);
        }
        (calls, self.desk.last())
    }

    /// Starts a match in a group.
    fn begin(&mut self, group: i64, players: [i64; 2], id: MatchId) -> Table {
        let mut table = Table { group, players, id };
        let lobby = self.update(Kind::Message(table.challenge(self.messages + 1)));
        let (calls, _) = self.send(lobby);
        let data = calls.iter().find_map(first_button).expect("a challenge has buttons");
        let press = table.accept(self.updates.to_string(), self.messages, data);
        let begun = self.update(Kind::Press(press));
        let (calls, _) = self.send(begun);
        table.begins(calls.iter().find_map(asked).expect("a new board asks somebody"));
        table
    }

    /// Makes a move. Returns its batch, and the last batch with its consequences.
    fn play(&mut self, table: &Table, number: usize) -> (Seq, Seq) {
        let typed = Kind::Message(table.moves(number, self.messages + 1, self.messages));
        let effects = self.update(typed);
        let seq = effects.seq;
        assert!(!effects.push.is_empty(), "a move is answered by a picture");
        let (_, last) = self.send(effects);
        (seq, last)
    }

    fn durable(&self, seq: Seq) {
        let mut durable = self.store.durable();
        let done = async { durable.wait_for(|done| *done >= seq).await.map(drop) };
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime starts");
        runtime.block_on(done).expect("the store is open");
    }
}

/// A value of `/proc/self/status` in megabytes, if the system reports it (Linux).
fn memory(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or_default() >> 10
}

/// The total size of all files below a directory, in bytes.
fn bytes(dir: &Path) -> u64 {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten();
    let size = |path: PathBuf| if path.is_dir() { bytes(&path) } else { path.metadata().map_or(0, |file| file.len()) };
    entries.map(|entry| size(entry.path())).sum()
}

/// A percentile of some times.
fn percentile(times: &mut [Duration], part: usize) -> Duration {
    times.sort_unstable();
    times.get((times.len() * part / 100).min(times.len().saturating_sub(1))).copied().unwrap_or_default()
}

/// Fills a directory with live matches. Each is a copy of one that was actually played, in a group of its own.
fn fill(dir: &Path, matches: u64) {
    let mut room = Room::open(dir);
    let table = room.begin(-1, [10_001, 20_001], 1);
    (0..LINES).for_each(|number| _ = room.play(&table, number));
    let store: &dyn Store = &*room.store;
    let tx = Tx::new(store);
    let (row, lines) = (tx.match_row(1).expect("it was played"), tx.lines(1));
    let (chat, users) = (tx.chat(row.chat).expect("it is there"), [10_001, 20_001]);
    let users = users.map(|user| tx.user(user).expect("they were met"));
    for id in 2..=matches {
        let mut tx = Tx::new(store);
        let n = id as i64;
        let mut chat = (*chat).clone();
        chat.peer = -n;
        let mut row = MatchRow { id: tx.next_match(), chat: tx.add_chat(&chat), ..row.clone() };
        for (seat, who) in row.seats.iter_mut().zip(0..) {
            let Who::User(former) = seat.who else { continue };
            let (own, known) = (former + n - 1, &users[who]);
            seat.who = Who::User(own);
            tx.put_user(own, &kletka::store::schema::UserRow { username: Some(format!("p{own}")), ..known.clone() });
        }
        row.boards.iter_mut().for_each(|board| board.chat = row.chat);
        // Write the row as it was at the beginning, and then its current state.
        let began = MatchRow { news: Vec::new(), last: row.began, ..row.clone() };
        tx.put_match(Some(&MatchRow { stage: Stage::Lobby, timer: None, ..began.clone() }), &began);
        tx.put_match(Some(&began), &row);
        lines.iter().enumerate().for_each(|(n, line)| tx.put_line(row.id, n, line));
        tx.commit().expect("it is small");
    }
}

/// Opens the filled directory, and plays a hundred moves per second in various matches.
fn live(dir: &Path, matches: u64) {
    let begun = Instant::now();
    let mut room = Room::open(dir);
    let opened = begun.elapsed();
    // Numbers that no earlier start on this directory has used.
    room.updates = (now() / 5 % (1 << 31)) as u32;
    room.messages = (now() / 5 % (1 << 30)) as i32;
    let owed = room.desk.resume(now());
    let started = begun.elapsed();
    let rss = memory("VmRSS:");
    room.send(owed);
    let size = room.store.size_on_disk();
    let mut times = Vec::new();
    let begun = Instant::now();
    for n in 0..PACED {
        let id = (n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) % matches + 1;
        let row = Tx::new(&*room.store).match_row(id).expect("it is live");
        let number = Tx::new(&*room.store).lines(id).len();
        let live = row.seats.iter().map(|seat| match seat.who {
            Who::User(user) => user,
            _ => 0,
        });
        let players: Vec<i64> = live.collect();
        let first = usize::from(row.first.unwrap_or_default()) % 2;
        let players = [players[first], players[1 - first]];
        let table = Table { group: -(id as i64), players, id };
        std::thread::sleep((begun + Duration::from_millis(10 * n as u64)).saturating_duration_since(Instant::now()));
        let asked = Instant::now();
        let (seq, _) = room.play(&table, number);
        room.durable(seq);
        times.push(asked.elapsed());
    }
    println!(
        "{matches} live matches: opened in {opened:?}, serving after {started:?} with {rss} MB; a move {:?}, p99 {:?}, \
         {} MB then (at most {}); journal {} MB, store {} MB, data {} MB",
        percentile(&mut times, 50),
        percentile(&mut times, 99),
        memory("VmRSS:"),
        memory("VmHWM:"),
        size.journal >> 20,
        size.store >> 20,
        size.live >> 20,
    );
}

/// Copies the filled directory.
fn copied(dir: &Path) {
    let (begun, idle) = (Instant::now(), busy());
    let report = backup(dir, &dir.join("copy")).unwrap_or_else(|error| panic!("{error}"));
    println!(
        "  a backup of {} keys: {:?}, {:?} of CPU, {} MB",
        report.keys,
        begun.elapsed(),
        busy() - idle,
        memory("VmHWM:")
    );
}

/// Makes very many moves, one after another in many groups. Prints a line for each tenth.
fn moves(dir: &Path, count: usize) {
    let mut room = Room::open(dir);
    let (mut tables, mut next): (Vec<Table>, MatchId) = (Vec::new(), 1);
    let (mut times, mut waiting, mut begun) = (Vec::new(), VecDeque::new(), Instant::now());
    let (mut most, mut written, mut former) = (0, 0, room.store.size_on_disk().journal);
    for made in 0..count {
        let (round, place) = (made / GROUPS % MOVES, made % GROUPS);
        if round == 0 && place == 0 {
            let players = |n: i64| [10_000 + n, 20_000 + n];
            let begin = |(n, id): (i64, MatchId)| room.begin(-n - 1, players(n), id);
            tables = (0i64..).take(GROUPS).zip(next..).map(begin).collect();
            next += GROUPS as u64;
        }
        let asked = Instant::now();
        let (seq, _) = room.play(&tables[place], round);
        waiting.push_back((asked, seq));
        if waiting.len() > AHEAD {
            let (asked, seq) = waiting.pop_front().expect("there are some");
            room.durable(seq);
            times.push(asked.elapsed());
        }
        if made % 100 == 99 {
            let journal = room.store.size_on_disk().journal;
            written += journal.saturating_sub(former);
            former = journal;
        }
        if made % 1000 == 999 {
            most = most.max(bytes(dir));
        }
        if (made + 1).is_multiple_of((count / 10).max(1)) {
            let size = room.store.size_on_disk();
            println!(
                "{} moves: {:.0}/s, {} MB ({} MB at most), journal {} MB, store {} MB, both and what lies beside at \
                 most {} MB, data {} MB, {} bytes of journal a move; a commit {:?}, p99 {:?}",
                made + 1,
                (count / 10) as f64 / begun.elapsed().as_secs_f64(),
                memory("VmRSS:"),
                memory("VmHWM:"),
                size.journal >> 20,
                size.store >> 20,
                most >> 20,
                size.live >> 20,
                written / (made as u64 + 1),
                percentile(&mut times, 50),
                percentile(&mut times, 99),
            );
            (times, begun) = (Vec::new(), Instant::now());
        }
    }
}

/// Runs one part in a separate process.
fn apart(words: &[&str]) {
    let program = env::current_exe().expect("a bench has a file");
    assert!(Command::new(program).args(words).status().expect("it starts").success(), "{words:?}");
}

fn live_with(matches: &str) {
    let dir = beside_the_build();
    let path = dir.path().to_str().expect("a plain path");
    ["fill", "open", "copy"].into_iter().for_each(|part| apart(&[part, matches, path]));
}

/// Starts repeatedly on the same data, with moves in between. Anything that grows from start to start would show here.
fn starts_with(matches: &str) {
    let dir = beside_the_build();
    let path = dir.path().to_str().expect("a plain path");
    ["fill", "open", "open", "open", "open", "open"].into_iter().for_each(|part| apart(&[part, matches, path]));
}

fn mixed_beside(matches: &str) {
    let dir = beside_the_build();
    let path = dir.path().to_str().expect("a plain path");
    ["fill", "mix"].into_iter().for_each(|part| apart(&[part, matches, path]));
}

fn moves_of(count: &str) {
    let dir = beside_the_build();
    apart(&["run", count, dir.path().to_str().expect("a plain path")]);
}

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: &str| word.parse().unwrap_or_else(|_| panic!("{word} is no number"));
    match words[..] {
        [] => {
            ["1000", "10000", "100000"].into_iter().for_each(live_with);
            mixed_beside("100000");
            moves_of("1000000");
        }
        ["live", matches] => live_with(matches),
        ["starts", matches] => starts_with(matches),
        ["mixed", matches] => mixed_beside(matches),
        ["moves", count] => moves_of(count),
        ["fill", matches, dir] => fill(Path::new(dir), number(matches)),
        ["open", matches, dir] => live(Path::new(dir), number(matches)),
        ["mix", matches, dir] => mixed::mixed(Path::new(dir), number(matches)),
        ["copy", _, dir] => copied(Path::new(dir)),
        ["run", count, dir] => moves(Path::new(dir), number(count) as usize),
        _ => panic!("what is {words:?}?"),
    }
}
