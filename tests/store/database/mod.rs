//! The store in a real database: the laws of every store, processes that end or sleep, a primary that dies, connections
//! that are cut. All of it is skipped if PostgreSQL is not installed.

mod faults;
mod figures;
mod many;
mod proxy;
mod takeovers;
mod writer;

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock};

use kletka::store::postgres::{Hub, PostgresStore, Refused};
use kletka::store::{Store, transfer};
use proptest::test_runner::{Config, TestRunner};

use crate::laws::{LAWS, obeys_across_sessions, some_sessions};
use crate::server::Server;

/// The server of all tests that do it no harm; with an empty database of that name.
fn server() -> Option<MutexGuard<'static, Server>> {
    static SERVER: OnceLock<Option<Mutex<Server>>> = OnceLock::new();
    let server = SERVER.get_or_init(|| {
        let server = Server::start()?;
        server.sql("postgres", "CREATE DATABASE shared");
        Some(Mutex::new(server))
    });
    server.as_ref().map(|server| server.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// The address of the database that many tests share.
fn shared() -> Option<String> {
    server().map(|server| crate::server::address(&[server.socket()], "shared"))
}

/// A bot that no other test has.
fn bot() -> i64 {
    static LAST: AtomicI64 = AtomicI64::new(7_000_000_000);
    LAST.fetch_add(1, Ordering::Relaxed)
}

fn open(address: &str, bot: i64) -> PostgresStore {
    let address = address.parse().unwrap_or_else(|error| panic!("{error}"));
    PostgresStore::open(&address, bot).unwrap_or_else(|error| panic!("{error}"))
}

/// One of several bots of a process.
fn among(hub: &Hub, bot: i64) -> PostgresStore {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime starts");
    let taken = runtime.block_on(async { hub.among(bot)?.taken().await });
    taken.and_then(|taken| taken.load()).unwrap_or_else(|error: Refused| panic!("{error}"))
}

#[test]
fn the_store_in_a_database_obeys() {
    let Some(address) = shared() else { return };
    for law in LAWS {
        law(&open(&address, bot()));
    }
}

#[test]
fn it_is_an_ordered_map_across_sessions() {
    let Some(address) = shared() else { return };
    let mut runner = TestRunner::new(Config::with_cases(8));
    let sessions = runner.run(&some_sessions(), |case| {
        let bot = bot();
        obeys_across_sessions(&case, || Box::new(open(&address, bot)))
    });
    sessions.unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn the_tables_are_raised_by_one_of_many() {
    let Some(server) = server() else { return };
    let address = server.database("raised");
    std::thread::scope(|scope| {
        for bot in 1..=6 {
            let address = &address;
            scope.spawn(move || assert_eq!(open(address, bot).apply(Default::default()), 1));
        }
    });
    assert_eq!(server.sql("raised", "SELECT version FROM kletka_schema"), "2");
    assert_eq!(server.sql("raised", "SELECT count(*) FROM kletka_token WHERE owner IS NULL AND seq = 1"), "6");
    assert_eq!(server.sql("raised", "SELECT count(*) FROM kletka_node"), "0", "who stops leaves nothing");
    server.sql("raised", "UPDATE kletka_schema SET version = 99");
    let refused = PostgresStore::open(&address.parse().unwrap(), 1).map(drop).unwrap_err().to_string();
    assert!(refused.contains("of version 99, which this kletka does not know"), "{refused}");
}

#[test]
fn what_the_database_refuses_is_said_without_the_password() {
    let Some(server) = server() else { return };
    let address = crate::server::address(&[server.socket()], "nowhere").replace("kletka@", "kletka:s3cret@");
    let refused = PostgresStore::open(&address.parse().unwrap(), 1).map(drop).unwrap_err().to_string();
    assert!(refused.contains("database \"nowhere\" does not exist") && !refused.contains("s3cret"), "{refused}");
}

#[test]
fn a_backup_is_one_instant_of_a_bot_that_runs() {
    let Some(place) = shared() else { return };
    let (address, bot) = (place.parse().unwrap_or_else(|error| panic!("{error}")), bot());
    let runs = open(&place, bot);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for number in 1..=400 {
                assert_eq!(runs.apply(crate::batch(number)), number);
            }
        });
        for _ in 0..4 {
            let rows = PostgresStore::snapshot(&address, bot).unwrap_or_else(|refused| panic!("{refused}"));
            let count = rows.iter().find(|(key, _)| key == b"count").map_or(b"0".to_vec(), |(_, value)| value.clone());
            let count: u64 = std::str::from_utf8(&count).expect("a text").parse().expect("a number");
            let dir = crate::room();
            let same =
                transfer::copy(&transfer::held(rows), &crate::open(dir.path())).unwrap_or_else(|no| panic!("{no}"));
            assert_eq!(crate::all(&crate::open(dir.path())), crate::after(count), "after {count}");
            assert_eq!(same.rows, crate::after(count).len() as u64);
        }
    });
    let unknown = PostgresStore::snapshot(&address, 1).map(drop).unwrap_err().to_string();
    assert!(unknown.contains("the bot is not in the database"), "{unknown}");
}

/// The content after the first batches equals that of a store in memory.
fn is_as_after(store: &dyn Store, count: u64) {
    assert_eq!(store.last(), count);
    assert!(crate::all(store) == crate::after(count), "the rows are not those of {count} batches");
}

#[test]
fn what_is_kept_moves_to_a_database_and_back() {
    let Some(place) = shared() else { return };
    let (address, bot) = (place.parse().unwrap_or_else(|error| panic!("{error}")), bot());
    let dir = crate::filled(60);
    let there = |bot| PostgresStore::open_unused(&address, bot).map_err(|refused| refused.to_string());
    let moved = transfer::copy(&crate::open(dir.path()), &there(bot).unwrap()).unwrap_or_else(|no| panic!("{no}"));
    assert_eq!(moved.rows, crate::after(60).len() as u64);
    let back = crate::room();
    let same = transfer::copy(&there(bot).unwrap(), &crate::open(back.path())).unwrap_or_else(|no| panic!("{no}"));
    assert_eq!((same, crate::all(&crate::open(back.path()))), (moved, crate::after(60)));
    let runs = open(&place, bot);
    let refused = there(bot).map(drop).unwrap_err();
    assert!(refused.contains("a bot runs there") && refused.contains("stop it first"), "{refused}");
    runs.apply(crate::batch(61));
    let differ = transfer::compare(&crate::open(dir.path()), &runs).unwrap_err().to_string();
    assert!(differ.contains("differ from row"), "{differ}");
    let again = transfer::copy(&crate::open(dir.path()), &runs).unwrap_err().to_string();
    assert!(again.contains("nothing was changed"), "{again}");
}

/// A command says at once that nobody answers; only a bot waits.
#[test]
fn whoever_does_not_wait_says_that_nobody_answers() {
    let address = "postgres://kletka@127.0.0.1:1/kletka?sslmode=disable".parse().unwrap_or_else(|no| panic!("{no}"));
    let refused = PostgresStore::open_unused(&address, bot()).map(drop).unwrap_err().to_string();
    assert!(refused.contains("127.0.0.1") && !refused.contains("postgres://"), "{refused}");
}
