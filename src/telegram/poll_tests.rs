use std::sync::Arc;

use serde_json::json;

use super::super::mock::{self, Log, Reply, refusal, result};
use super::*;
use crate::bot::incoming::{Incoming, Kind};

/// Logs the updates it gets, and can request a stop meanwhile.
struct Recorder {
    log: Log,
    stop: Option<Arc<watch::Sender<bool>>>,
}

impl Intake for Recorder {
    async fn take(&self, batch: Vec<Incoming>) {
        if let Some(stop) = &self.stop {
            stop.send_replace(true);
            tokio::task::yield_now().await; // a chance to be cut off
        }
        assert!(batch.iter().all(|incoming| incoming.kind == Kind::Other));
        let numbers: Vec<u32> = batch.iter().map(|incoming| incoming.update).collect();
        self.log.add(format!("!took {numbers:?}"));
    }

    async fn abreast(&self, yes: bool) {
        self.log.add(format!("!abreast {yes}"));
    }
}

fn updates(numbers: &[u32]) -> Reply {
    let odd: Vec<Value> = numbers.iter().map(|number| json!({"update_id": number, "message": {"odd": true}})).collect();
    result(&Value::from(odd).to_string())
}

/// Method and offset of a line in the log.
fn short(line: &str) -> String {
    let Some(fields) = line.strip_prefix("getupdates ") else {
        return line.to_owned();
    };
    let fields: Value = serde_json::from_str(fields).expect("JSON");
    assert_eq!(
        fields["allowed_updates"],
        json!([
            "message",
            "edited_message",
            "callback_query",
            "inline_query",
            "chosen_inline_result",
            "message_reaction",
            "my_chat_member"
        ])
    );
    format!("get {} {}", fields["offset"], fields["timeout"])
}

async fn run(script: impl Fn(usize, &str, &str) -> Reply + Send + Sync + 'static, lines: usize) -> Vec<String> {
    let (telegram, log) = mock::start(script).await;
    let (stop, stopped) = watch::channel(false);
    let intake = Recorder { log: log.clone(), stop: None };
    let polling = tokio::spawn(poll(telegram, intake, stopped));
    tokio::time::timeout(CONFLICT, log.reaches(lines)).await.expect("nobody else fetches, so there is no rest");
    stop.send_replace(true);
    polling.await.expect("no panic").expect("no refusal of the token");
    log.lines().iter().map(|line| short(line)).collect()
}

#[tokio::test]
async fn updates_are_confirmed_after_they_were_taken() {
    let script = |earlier, _: &str, _: &str| match earlier {
        0 => result("true"),
        1 => updates(&[10, 11]),
        2 => Reply::Hold,
        _ => updates(&[12]),
    };
    let expected = [
        "deletewebhook {\"drop_pending_updates\":false}",
        "get null 0",
        "!took [10, 11]",
        "get 12 0",
        "get 12 0", // the farewell; what it brings is left to the next start
    ];
    assert_eq!(run(script, 4).await, expected);
}

#[tokio::test]
async fn an_offset_is_forgotten_once_it_was_heard() {
    let script = |earlier, _: &str, _: &str| match earlier {
        0 => result("true"),
        1 => updates(&[10]),
        2 => updates(&[]),
        3 => updates(&[3]), // a new count after a quiet week
        _ => Reply::Hold,
    };
    let lines = run(script, 8).await;
    let expected = ["get null 0", "!took [10]", "get 11 0", "!abreast true", "get null 25", "!took [3]", "get 4 25"];
    assert_eq!(lines[1..8], expected);
}

#[tokio::test]
async fn whether_old_updates_may_wait_is_told_at_each_change() {
    let script = |earlier, _: &str, _: &str| match earlier {
        0 => result("true"),
        2 => Reply::With(502, "<html>Bad Gateway</html>".to_owned()),
        4.. => Reply::Hold,
        _ => updates(&[]),
    };
    let lines = run(script, 8).await;
    let (abreast, behind) = ("!abreast true", "!abreast false");
    assert_eq!(lines[1..8], ["get null 0", abreast, "get null 25", behind, "get null 0", abreast, "get null 25"]);
}

#[tokio::test]
async fn a_stop_cuts_off_nothing_that_is_being_taken() {
    let script = |earlier, _: &str, _: &str| match earlier {
        0 => result("true"),
        1 => updates(&[10]),
        _ => updates(&[]),
    };
    let (telegram, log) = mock::start(script).await;
    let (stop, stopped) = watch::channel(false);
    let intake = Recorder { log: log.clone(), stop: Some(Arc::new(stop)) };
    assert_eq!(poll(telegram, intake, stopped).await, Ok(()));
    let lines: Vec<String> = log.lines().iter().map(|line| short(line)).collect();
    assert_eq!(lines[1..], ["get null 0", "!took [10]", "get 11 0"]);
}

#[tokio::test]
async fn hiccups_are_waited_out_and_a_dead_token_ends_it() {
    let script = |earlier, _: &str, _: &str| match earlier {
        0 => refusal(429, "Too Many Requests"),
        1 => result("true"),
        2 => Reply::With(502, "<html>Bad Gateway</html>".to_owned()),
        3 | 5 => refusal(401, "Unauthorized"),
        4 => updates(&[10]),
        6 => updates(&[11]),
        _ => refusal(401, "Unauthorized"),
    };
    let script = move |earlier, method: &str, body: &str| match script(earlier, method, body) {
        Reply::With(429, _) => Reply::With(
            429,
            r#"{"ok":false,"error_code":429,"description":"slow down","parameters":{"retry_after":0}}"#.to_owned(),
        ),
        other => other,
    };
    let (telegram, log) = mock::start(script).await;
    let (_stop, stopped) = watch::channel(false);
    let intake = Recorder { log: log.clone(), stop: None };
    assert_eq!(poll(telegram, intake, stopped).await, Err(PollError::Unauthorized));
    assert!(log.lines().contains(&"!took [10]".to_owned()));
    assert!(log.lines().contains(&"!took [11]".to_owned()), "one denial was an error of the messenger");
}

#[tokio::test]
async fn a_conflict_is_retried_slowly() {
    let (telegram, _) = mock::start(|_, _, _| result("true")).await;
    let (_stop, stop) = watch::channel(false);
    let mut poller = Poller { telegram, stop, offset: None, backoff: fresh_backoff(), behind: None, denied: 0 };
    let no = |code| Refusal {
        code,
        text: "Conflict: terminated by other getUpdates request".to_owned(),
        ..Refusal::default()
    };
    assert_eq!(poller.patience_with(&no(409)), CONFLICT);
    assert_eq!(poller.patience_with(&no(400)), Duration::from_millis(100));
    let wait = Refusal { retry_after: Some(Duration::from_secs(9)), ..no(429) };
    assert_eq!(poller.patience_with(&wait), Duration::from_secs(9));
}
