//! Many bots of one process: they share a few connections and one lease, and none of them waits for another.

use std::process::Child;
use std::thread;
use std::time::Duration;

use kletka::store::Store;
use kletka::store::postgres::{Hub, PostgresStore};

use super::{among, is_as_after, open};
use crate::server::Server;
use crate::{batch, wait};

/// How many bots there are; with two connections each the server would refuse.
const BOTS: i64 = 120;
/// Sixteen for commits, four for loading, one for the leases; and the one that asks.
const CONNECTIONS: i64 = 22;

fn hub(address: &str) -> Hub {
    Hub::new(&address.parse().unwrap_or_else(|error| panic!("{error}"))).unwrap_or_else(|error| panic!("{error}"))
}

/// All bots of a process. As there, no more than four load at a time.
fn all(hub: &Hub) -> Vec<PostgresStore> {
    let bots: Vec<i64> = (1..=BOTS).collect();
    thread::scope(|scope| {
        let parts: Vec<_> = bots.chunks(BOTS as usize / 4).map(|part| scope.spawn(|| open_some(hub, part))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("they open")).collect()
    })
}

fn open_some(hub: &Hub, bots: &[i64]) -> Vec<PostgresStore> {
    bots.iter().map(|bot| among(hub, *bot)).collect()
}

fn number(server: &Server, question: &str) -> i64 {
    server.sql("kletka", question).parse().expect("a number")
}

#[test]
fn many_bots_need_few_connections_and_one_lease() {
    let Some(server) = Server::start() else { return };
    let address = server.database("kletka");
    let first = hub(&address);
    let stores = all(&first);
    for count in 1..=20 {
        stores.iter().for_each(|store| assert_eq!(store.apply(batch(count)), count));
    }
    stores.iter().for_each(|store| wait(store, 20));
    let connections = "SELECT count(*) FROM pg_stat_activity WHERE datname = 'kletka'";
    let used = number(&server, connections);
    println!("{used} connections");
    assert!(used <= CONNECTIONS, "{used}");
    assert_eq!(number(&server, "SELECT count(*) FROM kletka_node"), 1, "the process has one row");
    assert_eq!(number(&server, "SELECT count(DISTINCT owner) FROM kletka_token WHERE owner IS NOT NULL"), 1);

    // Another process waits for all of them, and has them when this one has let go.
    let second = hub(&address);
    let stores = thread::scope(|scope| {
        let next = scope.spawn(|| all(&second));
        while number(&server, "SELECT count(*) FROM kletka_node") < 2 {
            thread::sleep(Duration::from_millis(5));
        }
        let used = number(&server, connections);
        assert!(used <= CONNECTIONS + 1, "who waits needs one: {used}");
        assert!(stores.iter().all(|store| store.lease().holds()));
        drop(stores);
        next.join().expect("it takes over")
    });
    stores.iter().for_each(|store| is_as_after(store, 20));
    drop((stores, first, second));
    assert_eq!(number(&server, "SELECT count(*) FROM kletka_node"), 0, "who stops leaves nothing");
    assert_eq!(number(&server, "SELECT count(*) FROM kletka_token WHERE owner IS NULL AND seq = 20"), BOTS);
}

/// Somebody has a bot's row, and does not let go of it.
struct Holder<'a> {
    server: &'a Server,
    psql: Child,
}

impl Holder<'_> {
    fn of<'a>(server: &'a Server, bot: i64, work: &str) -> Holder<'a> {
        let held = format!("BEGIN; UPDATE kletka_token SET {work} WHERE token = {bot}; SELECT pg_sleep(600);");
        let psql = server.begin("kletka", &held);
        while number(server, "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'") == 0 {
            thread::sleep(Duration::from_millis(5));
        }
        Holder { server, psql }
    }
}

impl Drop for Holder<'_> {
    fn drop(&mut self) {
        let ends = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
        self.server.sql("kletka", ends);
        // It has lost its server.
        let _ = self.psql.wait();
    }
}

#[test]
fn a_bot_whose_row_is_held_keeps_no_other_waiting() {
    let Some(server) = Server::start() else { return };
    let address = server.database("kletka");
    let first = hub(&address);
    let [held, free] = [1, 2].map(|bot| among(&first, bot));
    let holder = Holder::of(&server, 1, "seq = seq");
    held.apply(batch(1));
    for count in 1..=50 {
        free.apply(batch(count));
        wait(&free, count);
    }
    assert_eq!(*held.durable().borrow(), 0);
    drop(holder);
    wait(&held, 1);
    drop((held, free, first));

    // Their owner has died, and another process wants them both.
    server.sql("kletka", "UPDATE kletka_token SET owner = 'dead'");
    let holder = Holder::of(&server, 1, "seq = seq");
    let second = hub(&address);
    thread::scope(|scope| {
        let held = scope.spawn(|| among(&second, 1));
        let free = among(&second, 2);
        free.apply(batch(51));
        wait(&free, 51);
        assert!(!held.is_finished(), "nobody can take it over");
        drop(holder);
        let held = held.join().expect("it is let go of");
        assert!(held.lease().holds() && free.lease().holds());
        is_as_after(&held, 1);
        is_as_after(&free, 51);
    });
}

/// A takeover waits for a commit that is under way, and then sees it.
#[test]
fn a_takeover_sees_the_commit_it_has_waited_for() {
    let Some(server) = Server::start() else { return };
    let address = server.database("kletka");
    drop(open(&address, 1));
    for (round, owner) in ["'dead'", "'expired'", "NULL"].iter().enumerate() {
        server.sql("kletka", "INSERT INTO kletka_node VALUES ('expired', now()) ON CONFLICT DO NOTHING");
        server.sql("kletka", &format!("UPDATE kletka_token SET owner = {owner}"));
        let before = number(&server, "SELECT epoch FROM kletka_token");
        let commit = "BEGIN; UPDATE kletka_token SET seq = seq + 1; SELECT pg_sleep(0.4); COMMIT";
        thread::scope(|scope| {
            scope.spawn(|| server.sql("kletka", commit));
            while number(&server, "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'") == 0 {
                thread::sleep(Duration::from_millis(5));
            }
            let store = open(&address, 1);
            assert_eq!(store.last(), round as u64 + 1, "{owner}");
        });
        assert_eq!(number(&server, "SELECT epoch FROM kletka_token"), before + 1, "{owner}: it was taken once");
    }
}
