//! Lines that break, and a server that refuses for the moment.

use kletka::store::Store;

use super::proxy::{Fault, Proxy};
use super::{bot, is_as_after, open, server, shared};
use crate::server::address;
use crate::thorough::is_thorough;
use crate::{batch, wait};

/// Writes over a line that breaks; all must be there once.
fn through(fault: Fault, every: u64, most: u64, batches: u64) {
    let Some(straight) = shared() else { return };
    let proxy = Proxy::start(server().expect("it was there before").socket(), fault, every, most);
    let (crooked, bot) = (address(&[proxy.socket()], "shared"), bot());
    let store = open(&crooked, bot);
    for number in 1..=batches {
        assert_eq!(store.apply(batch(number)), number);
        // Some go alone, others together.
        if number % 3 == 0 {
            wait(&store, number);
        }
    }
    wait(&store, batches);
    assert!(proxy.broken() >= most.min(5), "{} statements were broken", proxy.broken());
    println!("{fault:?}: {} statements were broken", proxy.broken());
    drop(store);
    // The farewell may have been lost as well.
    super::takeovers::expire(&server().expect("it was there before"), "shared", bot);
    is_as_after(&open(&straight, bot), batches);
}

#[test]
fn a_line_may_break_before_a_statement() {
    through(Fault::Before, 7, 60, 300);
}

#[test]
fn a_line_may_break_within_a_statement() {
    through(Fault::Within, 7, 60, 300);
}

#[test]
fn a_line_may_break_before_the_answer() {
    through(Fault::After, 7, 60, 300);
}

/// Nobody hears that the answer is lost: it is given up after ten seconds.
#[test]
fn a_line_may_fall_silent() {
    if is_thorough() {
        through(Fault::Silence, 9, 1, 40);
    }
}

/// Lets every thirteenth row that is written for a bot fail, in a database of its own. A rollback resets no count.
fn trigger(database: &str, kind: &str, deferred: &str, what: &str) -> String {
    let server = server().expect("it was there before");
    let address = server.database(database);
    drop(open(&address, 1));
    server.sql(database, "CREATE SEQUENCE turns");
    let body = format!("BEGIN IF nextval('turns') % 13 = 0 THEN {what}; END IF; RETURN NULL; END");
    server.sql(database, &format!("CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $${body}$$"));
    let when = format!("AFTER INSERT ON kletka_kv {deferred} FOR EACH ROW EXECUTE FUNCTION fail()");
    server.sql(database, &format!("CREATE {kind} fail {when}"));
    address
}

fn refused(database: &str, kind: &str, deferred: &str, what: &str) {
    if shared().is_none() {
        return;
    }
    let address = trigger(database, kind, deferred, what);
    let store = open(&address, 1);
    for number in 1..=120 {
        assert_eq!(store.apply(batch(number)), number);
        if number % 4 == 0 {
            wait(&store, number);
        }
    }
    drop(store);
    let turns = server().expect("it was there before").sql(database, "SELECT last_value / 13 FROM turns");
    println!("{database}: {turns} statements failed");
    assert!(turns.parse::<u64>().is_ok_and(|turns| turns > 5), "{turns}");
    is_as_after(&open(&address, 1), 120);
}

const CONFLICT: &str = "RAISE EXCEPTION 'as two that meet' USING ERRCODE = '40001'";

#[test]
fn what_meets_another_statement_is_sent_again() {
    refused("conflicts", "TRIGGER", "", CONFLICT);
}

#[test]
fn what_fails_at_the_commit_is_sent_again() {
    refused("commits", "CONSTRAINT TRIGGER", "DEFERRABLE INITIALLY DEFERRED", CONFLICT);
}

#[test]
fn a_server_that_ends_the_connection_is_asked_again() {
    refused("ends", "TRIGGER", "", "PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(9)");
}
