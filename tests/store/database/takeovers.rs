//! Processes and primaries that end, and who goes on then.

use std::thread;
use std::time::{Duration, Instant};

use kletka::store::postgres::Hub;
use kletka::store::{FATAL_EXIT, Seq, Store};

use super::writer::Writer;
use super::{among, bot, is_as_after, open, server, shared};
use crate::server::{Server, address};
use crate::thorough::{amount, is_thorough};
use crate::{batch, wait};

/// The time of a process has passed, as it does by itself ten seconds after its last sign.
pub fn expire(server: &Server, database: &str, bot: i64) {
    let owner = format!("SELECT owner FROM kletka_token WHERE token = {bot}");
    server.sql(database, &format!("UPDATE kletka_node SET expires = now() WHERE id = ({owner})"));
}

#[test]
fn who_stops_hands_over_at_once() {
    let Some(address) = shared() else { return };
    let bot = bot();
    let first = open(&address, bot);
    wait(&first, first.apply(batch(1)));
    assert!(first.lease().holds());
    let lease = first.lease();
    thread::scope(|scope| {
        let second = scope.spawn(|| (open(&address, bot), Instant::now()));
        // It is a standby, however long that takes.
        thread::sleep(Duration::from_millis(700));
        assert!(!second.is_finished());
        first.apply(batch(2));
        let stopped = Instant::now();
        drop(first);
        assert!(!lease.holds());
        let (second, taken) = second.join().expect("it takes over");
        is_as_after(&second, 2);
        let took = taken - stopped;
        println!("handed over in {took:?}");
        assert!(took < Duration::from_secs(5), "{took:?}");
    });
}

/// A supervisor that cuts off a process from the database ends it soon after.
#[test]
fn who_stops_just_after_its_connections_were_cut_hands_over_all_the_same() {
    let Some(server) = server() else { return };
    let (address, bot) = (server.database("severed"), bot());
    for round in 1..=3 {
        let first = open(&address, bot);
        wait(&first, first.apply(batch(round)));
        server.sql("postgres", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'severed'");
        let stopped = Instant::now();
        drop(first);
        let took = stopped.elapsed();
        let owners = server.sql("severed", &format!("SELECT count(owner) FROM kletka_token WHERE token = {bot}"));
        assert_eq!(owners.trim(), "0", "it is free");
        assert!(took < Duration::from_secs(1), "after {took:?}");
    }
}

/// A process with several bots loses one of them to another process, and goes on with the others.
#[test]
fn who_has_more_bots_loses_one_alone() {
    let Some(place) = shared() else { return };
    let hub = Hub::new(&place.parse().unwrap_or_else(|error| panic!("{error}"))).expect("a thread");
    let [lost, kept] = [bot(), bot()];
    let (first, other) = (among(&hub, lost), among(&hub, kept));
    wait(&first, first.apply(batch(1)));
    // The process lives, so its time does not pass.
    let nobody = format!("UPDATE kletka_token SET owner = 'nobody' WHERE token = {lost}");
    server().expect("it was there before").sql("shared", &nobody);
    let next = open(&place, lost);
    // More than may wait for the database: nobody hangs on what will never be durable.
    for number in 2..=1_200 {
        first.apply(batch(number));
    }
    let mut ended = first.ended().expect("it says so");
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let why = runtime.block_on(async { ended.wait_for(Option::is_some).await.expect("it is open").clone() });
    assert!(why.is_some_and(|why| why.contains("has taken over")), "it is said");
    assert!(*first.durable().borrow() == 1);
    assert!(!first.lease().holds());
    drop(first);
    assert!(other.lease().holds());
    wait(&other, other.apply(batch(1)));
    is_as_after(&next, 1);
}

#[test]
fn who_is_killed_is_replaced_when_its_time_has_passed() {
    // Its time passes by itself here.
    let Some(address) = shared().filter(|_| is_thorough()) else { return };
    let bot = bot();
    let mut writer = Writer::start(&address, bot);
    writer.hear(20);
    let (durable, killed) = (writer.kill(), Instant::now());
    let store = open(&address, bot);
    let took = killed.elapsed();
    println!("replaced in {took:?}");
    assert!(took > Duration::from_secs(5) && took < Duration::from_secs(15), "{took:?}");
    assert!(store.last() >= durable);
    is_as_after(&store, store.last());
}

/// The number of kills.
fn rounds() -> u64 {
    amount(40, 12)
}

#[test]
fn nothing_that_was_acknowledged_is_lost_when_processes_are_killed() {
    let Some(address) = shared() else { return };
    let bot = bot();
    let mut from = 0;
    for round in 0..rounds() {
        let mut writer = Writer::start(&address, bot);
        writer.hear(from + 1 + round % 40);
        let durable = writer.kill();
        expire(&server().expect("it was there before"), "shared", bot);
        let store = open(&address, bot);
        assert!(store.last() >= durable, "{} of {durable}", store.last());
        is_as_after(&store, store.last());
        from = store.last();
    }
    println!("{} kills, {from} batches", rounds());
}

#[test]
fn the_database_may_be_killed_at_any_moment() {
    let Some(mut server) = Server::start() else { return };
    let address = server.database("kletka");
    let mut writer = Writer::start(&address, 1);
    for round in 0..rounds() {
        writer.hear(writer.durable + 1 + round % 40);
        server.kill();
        server.start_again();
    }
    writer.hear(writer.durable + 50);
    let durable = writer.kill();
    expire(&server, "kletka", 1);
    let store = open(&address, 1);
    assert!(store.last() >= durable);
    is_as_after(&store, store.last());
    println!("{} kills of the server, {durable} batches by one process", rounds());
}

#[test]
fn who_sleeps_past_its_time_neither_writes_nor_goes_on() {
    let Some(address) = shared() else { return };
    for _ in 0..3 {
        let bot = bot();
        let mut writer = Writer::start(&address, bot);
        writer.hear(30);
        writer.signal("STOP");
        expire(&server().expect("it was there before"), "shared", bot);
        let store = open(&address, bot);
        let from = store.last();
        for number in from + 1..=from + 20 {
            wait(&store, store.apply(batch(number)));
        }
        writer.signal("CONT");
        let (status, said) = writer.ends();
        assert_eq!(status.code(), Some(FATAL_EXIT), "{said}");
        assert!(said.contains("taken over the bot") && said.contains("safe to start again"), "{said}");
        is_as_after(&store, from + 20);
        drop(store);
        is_as_after(&open(&address, bot), from + 20);
    }
}

/// How many times a standby takes over, one after the other.
fn promotions() -> u64 {
    amount(8, 3)
}

/// A primary is killed while its standby sleeps, and the standby goes on. Gives the acknowledged rows, and those that
/// are there then. The same process writes all the time.
fn failover(primary: &Server, standby: &Server, synchronous: bool, from: Seq) -> (Seq, Seq) {
    if synchronous {
        primary.sql("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        primary.sql("postgres", "SELECT pg_reload_conf()");
    }
    let both = address(&[primary.socket(), standby.socket()], "kletka");
    let mut writer = Writer::start(&both, 1);
    writer.hear(from + 200);
    standby.signal_all("STOP");
    if !synchronous {
        // Bytes in the buffers of a sleeping replica's connection are not lost. This is more than they hold.
        primary.sql("kletka", "SELECT pg_logical_emit_message(false, 'kletka', repeat('x', 16000000))");
        writer.hear(writer.durable + 200);
    }
    thread::sleep(Duration::from_millis(300));
    primary.kill();
    standby.signal_all("CONT");
    standby.promote();
    // If nothing is lost, the process continues with the replica.
    if synchronous {
        writer.hear(writer.durable + 200);
    }
    let durable = writer.kill();
    expire(standby, "kletka", 1);
    let store = open(&both, 1);
    is_as_after(&store, store.last());
    (durable, store.last())
}

/// One standby after the other takes over. Gives the acknowledged rows, and those that were there then.
fn failovers(synchronous: bool) -> Vec<(Seq, Seq)> {
    let Some(mut primary) = Server::start() else { return Vec::new() };
    primary.database("kletka");
    let mut seen: Vec<(Seq, Seq)> = Vec::new();
    for _ in 0..promotions() {
        let standby = primary.standby();
        let from = seen.last().map_or(0, |(_, there)| *there);
        seen.push(failover(&primary, &standby, synchronous, from));
        primary = standby;
    }
    println!("acknowledged and there: {seen:?}");
    seen
}

#[test]
fn synchronous_standbys_have_all_that_was_acknowledged() {
    assert!(failovers(true).iter().all(|(acknowledged, there)| there >= acknowledged));
}

/// The test above can fail.
#[test]
fn standbys_that_are_not_waited_for_lose_some() {
    assert!(failovers(false).iter().all(|(acknowledged, there)| there < acknowledged));
}
