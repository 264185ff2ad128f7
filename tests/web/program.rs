//! The whole program: the sandbox and the bot.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::http::{Event, Events, client, post};

/// People of a new sandbox.
pub const ANNA: i64 = 11;
pub const BORIS: i64 = 12;
pub const VERA: i64 = 13;

/// `kletka sandbox` on a free port.
pub struct Program {
    child: Child,
    /// The address of its page.
    pub url: String,
}

impl Program {
    pub fn start(words: &[&str]) -> Program {
        Program::start_with(words, Stdio::inherit())
    }

    /// The same, with another destination for its log.
    fn start_with(words: &[&str], log: Stdio) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kletka"));
        command
            .arg("sandbox")
            .args(if words.contains(&"--port") { &[][..] } else { &["--port", "0"] })
            .args(words)
            .env_remove("TELOXIDE_TOKEN");
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split(' ').find(|word| word.starts_with("http://")).unwrap().to_owned();
        Program { child, url }
    }

    /// Kills it and restarts it at the same address, where open pages look for it.
    pub fn again(self, between: impl AsyncFnOnce()) -> impl Future<Output = Program> {
        let port = self.url.rsplit(':').next().expect("an address has a port").to_owned();
        drop(self);
        async move {
            between().await;
            Program::start(&["--port", &port])
        }
    }

    /// Waits until a page has reported that it is dark, or light.
    pub async fn night(&self, on: bool) {
        let mut events = Events::listen(&self.url, ANNA, None).await;
        until(&mut events, "state", |state| state["switches"]["night"] == on).await;
    }

    /// Switches the Mini App on, and waits for the bot that serves it.
    pub async fn show_app(&self) {
        self.act(ANNA, json!({ "do": "feature", "name": "apps", "known": "all" })).await;
        let (client, page) = (client(), format!("{}/app/", self.url));
        while !client.get(&page).send().await.is_ok_and(|page| page.status() == 200) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Somebody acts on a page of their own. Returns the consequences.
    pub async fn done(&self, user: i64, mut act: Value) -> Value {
        act["as"] = json!(user);
        let answer = post(&format!("{}/act", self.url), &act).await;
        assert_eq!(answer.status(), 200, "{answer:?}");
        answer.json().await.unwrap()
    }

    /// Somebody does something on a page of their own.
    pub async fn act(&self, user: i64, act: Value) {
        self.done(user, act).await;
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Waits for an event with this name that fits.
async fn until(events: &mut Events, name: &str, fits: impl Fn(&Value) -> bool) -> Event {
    loop {
        let event = events.of(name).await;
        if fits(&event.data) {
            return event;
        }
    }
}

#[tokio::test]
async fn a_bot_that_cannot_start_is_started_again() {
    let program = Program::start(&[]);
    let mut events = Events::listen(&program.url, ANNA, None).await;
    let runs = |state: &Value| state["switches"]["running"] == true;
    until(&mut events, "state", |state| {
        runs(state) && state["commands"]["group"].as_array().is_some_and(|c| !c.is_empty())
    })
    .await;
    // While it does not run, so that it is its start that fails.
    program.act(ANNA, json!({ "do": "run", "on": false })).await;
    until(&mut events, "state", |state| !runs(state)).await;
    program.act(ANNA, json!({ "do": "fault", "kind": "internal", "times": 1 })).await;
    program.act(ANNA, json!({ "do": "run", "on": true })).await;
    until(&mut events, "state", runs).await;
    program.act(ANNA, json!({ "do": "start", "argument": "" })).await;
    let answered =
        |news: &Value| news["messages"].as_array().unwrap().iter().any(|m| m["chat"] == ANNA && m["from"] == 4242);
    until(&mut events, "news", answered).await;
}

#[tokio::test]
async fn chats_and_matches_outlive_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let mut boards = Vec::new();
    // The groups contain the greeting, which is a picture too.
    let is_board = |m: &&Value| m["chat"] == ANNA && m["kind"] == "photo";
    for said in ["/tictactoe bot:1", "/board"] {
        let program = Program::start(&["--data", data]);
        let mut events = Events::listen(&program.url, ANNA, None).await;
        let fresh = events.of("news").await.data;
        let old = fresh["messages"].as_array().unwrap().iter().filter(is_board).count();
        assert_eq!(old, boards.len(), "the picture is there again");
        program.act(ANNA, json!({ "do": "say", "chat": ANNA, "text": said })).await;
        let board = |news: &Value| news["messages"].as_array().unwrap().iter().any(|m| is_board(&m));
        let news = until(&mut events, "news", board).await.data;
        let found = news["messages"].as_array().unwrap().iter().find(is_board).unwrap().clone();
        // Killed once the file is on disk.
        let document = folder.path().join("chats/world.json");
        let file = found["photo"]["id"].as_str().unwrap().to_owned();
        while !std::fs::read_to_string(&document).is_ok_and(|text| text.contains(&file)) {
            std::thread::sleep(Duration::from_millis(5));
        }
        boards.push(found);
    }
    assert!(boards[1]["text"].as_str().unwrap().starts_with("№1 · "), "{boards:?}");
}

#[tokio::test]
async fn a_sandbox_is_copied_while_it_runs_and_outlives_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy"));
    let words = ["--data", data.to_str().unwrap(), "--log", "trace"];
    let mut program = Program::start_with(&words, Stdio::piped());
    // Nobody reads the log any more.
    drop(program.child.stderr.take());
    let mut events = Events::listen(&program.url, ANNA, None).await;
    events.of("news").await;
    program.act(ANNA, json!({ "do": "say", "chat": ANNA, "text": "/tictactoe bot:1" })).await;
    let board = |news: &Value| news["messages"].as_array().unwrap().iter().any(|m| m["kind"] == "photo");
    until(&mut events, "news", board).await;
    while !std::fs::read_to_string(data.join("chats/world.json")).is_ok_and(|text| text.contains("Tic-tac-toe")) {
        std::thread::sleep(Duration::from_millis(5));
    }
    let backup = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kletka"));
        command.arg("backup").arg(&copy).arg("--data").arg(&data).output().unwrap()
    };
    let made = backup();
    assert!(made.status.success(), "{made:?}");
    let again = backup();
    assert_eq!(again.status.code(), Some(2), "{again:?}");
    assert!(String::from_utf8_lossy(&again.stderr).contains("is not empty"), "{again:?}");
    drop(program);
    let program = Program::start(&["--data", copy.to_str().unwrap()]);
    let mut events = Events::listen(&program.url, ANNA, None).await;
    assert!(board(&events.of("news").await.data), "the chats are there");
    program.act(ANNA, json!({ "do": "say", "chat": ANNA, "text": "/board" })).await;
    let shown = |news: &Value| news["messages"].as_array().unwrap().iter().any(|m| m["kind"] == "photo");
    until(&mut events, "news", shown).await;
}
