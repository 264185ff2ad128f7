//! How fast it is. By default for a moment only; with `KLETKA_FIGURES=1` for as long as figures need, and with
//! `KLETKA_FSYNC=on` over a server that waits for its disk. The figures of docs/operations.md are from here.

use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use kletka::store::postgres::{Hub, PostgresStore};
use kletka::store::{Batch, Store};
use tokio::runtime::Builder;

use super::{among, bot, open};
use crate::server::{Server, address};
use crate::wait;

/// The arguments of the process that takes over.
const ADDRESS: &str = "KLETKA_TEST_TAKEOVER";
const BOT: &str = "KLETKA_TEST_TAKER";

/// For how long everybody moves, and how many matches there are at a takeover.
fn measure() -> (Duration, u64) {
    if std::env::var_os("KLETKA_FIGURES").is_some() {
        (Duration::from_secs(10), 100_000)
    } else {
        (Duration::from_millis(200), 1_000)
    }
}

/// Roughly what a move writes: its line, the match's summary, an index, an outbox entry. One kilobyte in all.
fn a_move(number: u64) -> Batch {
    let mut batch = Batch::default();
    let id = (number % 5_000).to_be_bytes();
    batch.put([b"log", &number.to_be_bytes()[..]].concat(), vec![b'l'; 60]);
    batch.put([b"match", &id[..]].concat(), vec![b'm'; 500]);
    batch.put([b"index", &id[..]].concat(), vec![]);
    batch.put([b"outbox", &id[..]].concat(), vec![b'o'; 400]);
    batch
}

/// Makes moves, and waits for each to be durable. Returns how long each took.
fn mover(store: &PostgresStore, from: u64, until: Instant) -> Vec<Duration> {
    let runtime = Builder::new_current_thread().build().expect("a runtime starts");
    let (mut durable, mut took) = (store.durable(), Vec::new());
    for number in from.. {
        let begun = Instant::now();
        if begun >= until {
            break;
        }
        let seq = store.apply(a_move(number));
        runtime.block_on(durable.wait_for(|done| *done >= seq)).expect("the store is open");
        took.push(begun.elapsed());
    }
    took
}

/// Measures several bots of one process with several movers each.
fn moves(address: &str, name: &str, bots: usize, movers: u64) {
    let hub = Hub::new(&address.parse().unwrap_or_else(|no| panic!("{no}"))).expect("a thread");
    let stores: Vec<PostgresStore> = (0..bots).map(|_| among(&hub, bot())).collect();
    let (begun, before) = (Instant::now(), stores.iter().map(Store::last).sum::<u64>());
    let until = begun + measure().0;
    let mut took: Vec<Duration> = thread::scope(|scope| {
        let each = stores.iter().flat_map(|store| (0..movers).map(move |n| (store, n * 1_000_000)));
        let all: Vec<_> = each.map(|(store, from)| scope.spawn(move || mover(store, from, until))).collect();
        all.into_iter().flat_map(|one| one.join().expect("it moves")).collect()
    });
    let seconds = begun.elapsed().as_secs_f64();
    assert_eq!(took.len() as u64 + before, stores.iter().map(Store::last).sum::<u64>(), "each move counts once");
    took.sort_unstable();
    let at = |part: f64| took[(took.len() as f64 * part) as usize].as_secs_f64() * 1_000.0;
    let rate = took.len() as f64 / seconds;
    println!("{name}: {bots} bots × {movers}: {rate:.0} moves/s, p50 {:.1} ms, p99 {:.1} ms", at(0.5), at(0.99));
}

#[test]
fn moves_become_durable_at_some_pace() {
    let Some(primary) = Server::start() else { return };
    let place = primary.database("kletka");
    let all = [(1, 1), (1, 16), (16, 1), (16, 4), (64, 1)];
    all.iter().for_each(|(bots, movers)| moves(&place, "primary alone", *bots, *movers));
    let standby = primary.standby();
    primary.sql("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
    primary.sql("postgres", "SELECT pg_reload_conf()");
    let both = address(&[primary.socket(), standby.socket()], "kletka");
    all.iter().for_each(|(bots, movers)| moves(&both, "synchronous standby", *bots, *movers));
}

/// The memory of this process, in megabytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|kb| kb.parse::<u64>().ok()).unwrap_or_default() / 1_024
}

#[test]
fn a_takeover_loads_everything() {
    let Some(server) = Server::start() else { return };
    let (place, bot, matches) = (server.database("kletka"), bot(), measure().1);
    let first = open(&place, bot);
    for from in (0..matches).step_by(1_000) {
        let mut batch = Batch::default();
        for id in from..from + 1_000 {
            let id = id.to_be_bytes();
            batch.put([b"log", &id[..]].concat(), vec![b'l'; 600]);
            batch.put([b"match", &id[..]].concat(), vec![b'm'; 500]);
            batch.put([b"chat", &id[..]].concat(), vec![]);
            batch.put([b"user", &id[..]].concat(), vec![]);
        }
        wait(&first, first.apply(batch));
    }
    drop(first);
    let mut command = Command::new(std::env::current_exe().expect("a test has a file"));
    command.args(["database::figures::the_one_that_takes_over", "--exact", "--nocapture"]);
    let output = command.env(ADDRESS, place).env(BOT, bot.to_string()).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = said.lines().find(|line| line.contains("taken over")).unwrap_or_else(|| panic!("{said}"));
    println!("{matches} matches: {line}");
    assert!(line.starts_with(&format!("{} rows", 4 * matches)), "{line}");
}

/// Not a test by itself: a process that has nothing yet takes over.
#[test]
fn the_one_that_takes_over() {
    let (Ok(address), Ok(bot)) = (std::env::var(ADDRESS), std::env::var(BOT)) else { return };
    let (begun, before) = (Instant::now(), memory());
    let store = open(&address, bot.parse().expect("a number"));
    let (took, more) = (begun.elapsed(), memory().saturating_sub(before));
    println!("\n{} rows taken over in {took:.1?}, {more} MB", store.scan(b"").len());
}
