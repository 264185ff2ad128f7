//! Two bots with one token over one database: whatever happens to one of them, the other goes on.

use std::net::TcpStream;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kletka::store::postgres::PostgresStore;
use kletka::store::schema::Stage;
use kletka::store::{FATAL_EXIT, Store};
use kletka_sandbox::Sandbox;

use crate::bot::{Bot, Home, PATIENCE, SECRET, messenger, newest_call};
use crate::check;
use crate::crowd::{BOT, Kind};
use crate::health::{page, signal};
use crate::kills::{Crowd, settle};
use crate::ports::free;
use crate::server::Server;
use crate::thorough::amount;

/// How many pictures must have followed attempts at each table after each change.
const GOING_ON: usize = 2;

/// The fate of the bot that plays.
#[derive(Clone, Copy, Debug)]
enum End {
    Stopped,
    Killed,
    /// It sleeps until another one has taken over, and wakes.
    Asleep,
    /// Not the bot: the database is killed.
    Database,
}

fn start(home: &Home, sandbox: &Sandbox, store: &str) -> Bot {
    home.start_with(&[("KLETKA_API_URL", &sandbox.url()), ("KLETKA_STORE", store)])
}

/// The time of the bot that plays has passed, as it does by itself after ten seconds.
fn expire(server: &Server) {
    server.sql("kletka", "UPDATE kletka_node SET expires = now() WHERE id = (SELECT owner FROM kletka_token)");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_bot_stands_in_for_the_other() {
    let Some(mut server) = Server::start() else { return };
    let (store, sandbox, home) = (server.database("kletka"), Arc::new(messenger()), Home::new());
    let mut crowd = Crowd::gather(&sandbox);
    let mut plays = start(&home, &sandbox, &store);
    crowd.goes_on(&sandbox, GOING_ON).await;
    let ends = [End::Stopped, End::Killed, End::Asleep, End::Database, End::Asleep, End::Stopped, End::Killed];
    for end in ends.into_iter().take(amount(7, 4)) {
        let waits = start(&home, &sandbox, &store);
        match end {
            End::Stopped => plays.stop_well(),
            End::Killed => {
                plays.kill();
                expire(&server);
            }
            End::Asleep => {
                signal(&plays, "-STOP");
                // Its time passes by itself here, for its own clock as well: until then it may send.
                crowd.goes_on(&sandbox, GOING_ON).await;
                signal(&plays, "-CONT");
                assert_eq!(plays.wait(Duration::from_secs(30)).code(), Some(FATAL_EXIT), "{}", home.printed());
            }
            End::Database => {
                server.kill();
                server.start_again();
                crowd.goes_on(&sandbox, GOING_ON).await;
                plays.stop_well();
            }
        }
        crowd.goes_on(&sandbox, GOING_ON).await;
        println!("after {end:?}: {:?}", crowd.progress());
        plays = waits;
    }
    crowd.go_home().await;
    settle(&sandbox, &crowd).await;
    plays.stop_well();
    all_is_in(&crowd, &store).await;
    assert!(!home.printed().contains(SECRET), "the token was logged");
    assert!(!home.printed().contains("panicked"), "{}", home.printed());
}

/// A board is late if it comes this much later than boards usually do.
const LATE: Duration = Duration::from_secs(2);

/// How far a table may go while its pauses are measured: enough to keep the bot busy, not enough to end a match.
const LOAD: usize = 8;

/// How long each table waits for its first board from now on, and for the second.
async fn pauses(crowd: &Crowd) -> Vec<[Duration; 2]> {
    let (begun, before) = (Instant::now(), crowd.leash(LOAD));
    let mut came = vec![[None; 2]; before.len()];
    while came.iter().flatten().any(Option::is_none) {
        assert!(begun.elapsed() < PATIENCE, "from {before:?} only to {:?}", crowd.progress());
        for ((came, now), before) in came.iter_mut().zip(crowd.progress()).zip(&before) {
            let more = now - before;
            came.iter_mut().take(more).for_each(|at| _ = at.get_or_insert(begun.elapsed()));
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let times = came.into_iter().map(|came| came.map(Option::unwrap_or_default));
    times.map(|[first, second]| [first, second - first]).collect()
}

/// A new version comes: one process after the other is replaced, while people play.
#[tokio::test(flavor = "multi_thread")]
async fn processes_are_replaced_under_load() {
    let Some(server) = Server::start() else { return };
    let (store, sandbox, home) = (server.database("kletka"), Arc::new(messenger()), Home::new());
    let mut crowd = Crowd::gather(&sandbox);
    let mut plays = start(&home, &sandbox, &store);
    crowd.goes_on(&sandbox, GOING_ON).await;
    for round in 1..=amount(3, 1) {
        let waits = start(&home, &sandbox, &store);
        let give_up = Instant::now() + PATIENCE;
        while home.printed().matches("standing by").count() < round {
            assert!(Instant::now() < give_up, "{}", home.printed());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let usual = pauses(&crowd).await.into_iter().flatten().max().unwrap_or_default();
        let stopping = tokio::task::spawn_blocking(|| plays.stop_well());
        let pauses = pauses(&crowd).await;
        stopping.await.expect("it stops in good order");
        let longest = pauses.iter().flatten().max().copied().unwrap_or_default();
        println!("replaced: the longest pause of a table was {longest:.1?}, before that {usual:.1?}");
        let late = |pauses: &[Duration; 2]| pauses.iter().filter(|pause| **pause > LATE + 2 * usual).count();
        assert!(pauses.iter().all(|pauses| late(pauses) <= 1), "{pauses:?}");
        plays = waits;
    }
    crowd.go_home().await;
    settle(&sandbox, &crowd).await;
    plays.stop_well();
    all_is_in(&crowd, &store).await;
    assert!(!home.printed().contains("panicked"), "{}", home.printed());
}

/// A standby tells clients that deliver updates to try again, and says that it stands by.
#[tokio::test(flavor = "multi_thread")]
async fn who_stands_by_takes_no_updates() {
    let Some(server) = Server::start() else { return };
    let (store, sandbox, home) = (server.database("kletka"), messenger(), Home::new());
    let plays = start(&home, &sandbox, &store);
    let runs = |world: &kletka_sandbox::World| newest_call(world, "DeleteWebhook") > 0;
    sandbox.wait(runs, PATIENCE).await.expect("it begins");
    let [web, status] = [free(), free()].map(|at| at.to_string());
    let waits = home.start_with(&[
        ("KLETKA_API_URL", &sandbox.url()),
        ("KLETKA_STORE", &store),
        ("KLETKA_WEBHOOK", "http://localhost/here"),
        ("KLETKA_WEBHOOK_LISTEN", &web),
        ("KLETKA_STATUS", &status),
    ]);
    let give_up = Instant::now() + PATIENCE;
    while TcpStream::connect(&web).is_err() || !home.printed().contains("standing by") {
        assert!(Instant::now() < give_up, "{}", home.printed());
        std::thread::sleep(Duration::from_millis(5));
    }
    // Whoever opens connections and asks nothing keeps nobody waiting.
    let silent = |at: &str| (0..300).map(|_| TcpStream::connect(at).expect("it is there")).collect::<Vec<_>>();
    let (_silent, asked) = ([silent(&web), silent(&status)], Instant::now());
    let (away, well) = (page(&web, "/here"), page(&status, "/healthz"));
    assert!(asked.elapsed() < Duration::from_secs(2), "after {:?}", asked.elapsed());
    assert!(away.starts_with("HTTP/1.1 503"), "{away}");
    assert!(well.starts_with("HTTP/1.1 200") && well.contains("standing by"), "{well}");
    plays.stop_well();
    let takes = |world: &kletka_sandbox::World| newest_call(world, "SetWebhook") > 0;
    sandbox.wait(takes, PATIENCE).await.expect("it takes over");
    while !page(&web, "/here").starts_with("HTTP/1.1 405") {
        assert!(Instant::now() < give_up, "{}", page(&web, "/here"));
    }
    assert!(page(&status, "/healthz").contains("lease: held"));
    waits.stop_well();
}

/// A database that nobody uses has everything that people did, once.
async fn all_is_in(crowd: &Crowd, address: &str) {
    let address = address.parse().expect("an address");
    let store =
        tokio::task::spawn_blocking(move || PostgresStore::open(&address, BOT).unwrap_or_else(|no| panic!("{no}")));
    let store = store.await.expect("it opens");
    all_is_there(crowd, &store);
    tokio::task::spawn_blocking(|| drop(store)).await.expect("it closes");
}

/// The database has everything that people did, once.
fn all_is_there(crowd: &Crowd, store: &dyn Store) {
    let last = check::kept_in(store);
    assert_eq!(last.entries, 0, "the outbox is empty");
    assert_eq!(last.matches.len(), crowd.tables.len(), "one match for each challenge");
    assert!(last.matches.values().all(|(row, _)| row.stage == Stage::Live));
    for table in &crowd.tables {
        check::table(table, &last);
        if table.kind != Kind::SeaBattle {
            println!("№{}: {} lines", table.id(), last.matches[&table.id()].1.len());
        }
    }
}
