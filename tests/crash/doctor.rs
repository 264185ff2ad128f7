//! `kletka doctor` and a database: it is looked at, and nothing in it changes.

use std::process::Output;

use kletka_sandbox::Sandbox;

use crate::bot::{Home, PATIENCE, SECRET, TOKEN, messenger};
use crate::server::Server;

fn examined(home: &Home, sandbox: &Sandbox, store: &str) -> String {
    let env = [("TELOXIDE_TOKEN", TOKEN), ("KLETKA_API_URL", &sandbox.url()), ("KLETKA_STORE", store)];
    let Output { stdout, stderr, .. } = home.run_with(&["doctor", "--listen", "2"], &env, "");
    let out = String::from_utf8(stdout).expect("it is text");
    assert!(stderr.is_empty() && !out.contains(SECRET) && !out.contains("data directory"), "{out}");
    out
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_looked_at_and_stays_as_it_is() {
    let Some(server) = Server::start() else { return };
    let (store, sandbox, home) = (server.database("kletka"), messenger(), Home::new());
    let out = examined(&home, &sandbox, &store);
    assert!(out.contains("✓ database: PostgreSQL ") && out.contains("makes its tables at its first start"), "{out}");
    assert!(out.contains("✓ other programs: none"), "{out}");
    assert_eq!(server.sql("kletka", "SELECT count(*) FROM pg_tables WHERE tablename LIKE 'kletka%'").trim(), "0");
    let bot = home.start_with(&[("KLETKA_API_URL", &sandbox.url()), ("KLETKA_STORE", &store)]);
    sandbox
        .wait(|world| world.calls().iter().any(|call| call.method == "SetMyCommands"), PATIENCE)
        .await
        .expect("the bot starts");
    // The bot itself may still write what follows its start.
    let held = || server.sql("kletka", "SELECT owner, epoch FROM kletka_token");
    let before = held();
    let out = examined(&home, &sandbox, &store);
    assert!(out.contains("; a process has 1 of 1 bots"), "{out}");
    assert!(out.contains("✓ other programs: not asked: that would interrupt the bot that runs"), "{out}");
    assert_eq!(held(), before);
    bot.stop_well();
    server.sql("kletka", "UPDATE kletka_schema SET version = 99");
    let out = examined(&home, &sandbox, &store);
    assert!(out.contains("✗ database: its tables are of version 99; use a newer kletka"), "{out}");
}
