//! The bots of a process as rows of a database, with sealed tokens.

use crate::bot::{Bot, Home};
use crate::server::Server;
use crate::several::{SECRET, greets, nothing_shows, said, token};
use crate::switchboard::Switchboard;

const KEY: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const OTHER_KEY: &str = "1f1e1d1c1b1a191817161514131211100f0e0d0c0b0a09080706050403020100";

/// The list in a database, as an operator sees it.
struct List<'a> {
    home: &'a Home,
    store: &'a str,
    key: &'a str,
}

impl List<'_> {
    /// Runs the command. Returns the exit code and the output.
    fn does(&self, words: &[&str], more: &[(&str, &str)], input: &str) -> (Option<i32>, String) {
        let own = [("KLETKA_STORE", self.store), ("KLETKA_TOKENS_KEY", self.key)];
        let output = self.home.run_with(&[&["tokens"], words].concat(), &[&own, more].concat(), input);
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert!(!said.contains(SECRET) && !said.contains(self.key), "{said}");
        (output.status.code(), said)
    }

    fn well(&self, words: &[&str], input: &str) -> String {
        let (code, said) = self.does(words, &[], input);
        assert_eq!(code, Some(0), "{said}");
        said
    }

    /// One sentence says why nothing was done.
    fn refused(&self, words: &[&str], input: &str, told: &str) {
        let (code, said) = self.does(words, &[], input);
        assert!(code == Some(2) && said.lines().count() == 1 && said.contains(told), "{said}");
    }
}

#[test]
fn tokens_are_listed_sealed() {
    let Some(server) = Server::start() else { return };
    let (home, store) = (Home::new(), server.database("kletka"));
    let list = List { home: &home, store: &store, key: KEY };
    assert_eq!(list.well(&["list"], ""), "no bot is listed\n");
    assert!(list.well(&["add", "boris"], &format!("{}\n", token(1))).starts_with("boris (5001) is listed"));
    let (code, said) = list.does(&["add", "anna"], &[("TELOXIDE_TOKEN", &token(0))], "");
    assert!(code == Some(0) && said.starts_with("anna (5000) is listed"), "{said}");
    assert_eq!(list.well(&["list"], ""), "anna 5000\nboris 5001\n");
    let rows = server.sql("kletka", "SELECT name, token, encode(sealed, 'escape') FROM kletka_bot");
    assert!(rows.contains("anna|5000|") && !rows.contains("AA-"), "{rows}");

    list.refused(&["add", "vera"], &token(0), "5000 is listed already, as anna; remove that first");
    list.refused(&["add", "anna"], &token(2), "another bot is listed as anna; remove it first");
    list.refused(&["add", "Vera"], &token(2), "a name has small letters");
    list.refused(&["add", "vera"], SECRET, "the token does not look like one");
    list.refused(&["add", "vera"], " \n", "there is no token");
    list.refused(&["remove", "vera"], "", "no bot named vera is listed");
    List { key: OTHER_KEY, ..list }.refused(&["add", "vera"], &token(2), "does not open: KLETKA_TOKENS_KEY is not");
    List { key: &KEY[1..], ..list }.refused(&["add", "vera"], &token(2), "a key for tokens has 64 hexadecimal");
    assert_eq!(list.well(&["list"], ""), "anna 5000\nboris 5001\n", "nothing was changed");
    assert!(list.well(&["add", "anna"], "5000:AA-another").starts_with("anna (5000) has its new token"));

    let (code, said) = list.does(&["rekey"], &[("KLETKA_TOKENS_NEW_KEY", OTHER_KEY)], "");
    assert_eq!((code, said.as_str()), (Some(0), "2 tokens are sealed with the new key\n"));
    list.refused(&["add", "vera"], &token(2), "does not open");
    let list = List { key: OTHER_KEY, ..list };
    assert!(list.well(&["add", "vera"], &token(2)).starts_with("vera (5002) is listed"));
    assert!(list.well(&["remove", "boris"], "").starts_with("boris is no longer listed"));
    assert_eq!(list.well(&["list"], ""), "anna 5000\nvera 5002\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_come_from_a_database() {
    let Some(server) = Server::start() else { return };
    let (board, home, store) = (Switchboard::start().await, Home::new(), server.database("kletka"));
    let list = List { home: &home, store: &store, key: KEY };
    for (n, name) in ["anna", "boris"].iter().enumerate() {
        list.well(&["add", name], &token(n));
    }
    let sandboxes = [0, 1].map(|n| board.add(&token(n)));
    let start = |key: &str| -> Bot {
        let own = [("KLETKA_TOKENS", "database"), ("TELOXIDE_TOKEN", ""), ("KLETKA_API_URL", board.url.as_str())];
        home.start_with(&[&own[..], &[("KLETKA_STORE", store.as_str()), ("KLETKA_TOKENS_KEY", key)]].concat())
    };
    let bots = start(KEY);
    for sandbox in &sandboxes {
        greets(sandbox, 7).await;
    }
    bots.stop_well();

    // Neither another key nor a row that was moved to another name opens anything.
    assert_eq!(start(OTHER_KEY).wait(crate::bot::PATIENCE).code(), Some(2));
    said(&home, &["the token of anna does not open: KLETKA_TOKENS_KEY is not the key"]);
    server.sql("kletka", "UPDATE kletka_bot SET name = 'vera' WHERE name = 'boris'");
    assert_eq!(start(KEY).wait(crate::bot::PATIENCE).code(), Some(2));
    said(&home, &["the token of vera does not open"]);
    list.well(&["remove", "vera"], "");
    list.well(&["remove", "anna"], "");
    assert_eq!(start(KEY).wait(crate::bot::PATIENCE).code(), Some(2));
    said(&home, &["no bot is listed in the database; `kletka tokens add NAME` adds one"]);
    nothing_shows(&home);
}
