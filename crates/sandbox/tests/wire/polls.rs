//! Polls, to which people may add answers.

use std::time::Duration;

use kletka_sandbox::{Feature, Known, Sandbox};
use serde_json::{Value, json};

use crate::{call, party, sandbox};

/// Sends a poll with additional fields. Returns the answer.
fn ask(sandbox: &Sandbox, group: i64, more: &Value) -> Value {
    let mut poll = json!({ "chat_id": group, "question": "Our move 12?", "options": [{ "text": "c7" }, "d4"] });
    for (name, value) in more.as_object().unwrap() {
        poll[name] = value.clone();
    }
    call(sandbox, "sendPoll", &poll)
}

fn id(sent: &Value) -> i32 {
    i32::try_from(sent["result"]["message_id"].as_i64().unwrap()).unwrap()
}

/// The bot's updates of that kind.
fn told(sandbox: &Sandbox, kind: &str) -> Vec<Value> {
    let updates = call(sandbox, "getUpdates", &json!({}))["result"].take();
    let all = updates.as_array().cloned().unwrap_or_default();
    all.into_iter().filter_map(|mut update| update.get_mut(kind).map(Value::take)).collect()
}

#[test]
fn people_vote_and_add_answers_of_their_own() {
    let sandbox = sandbox();
    let (anna, boris, group) = party(&sandbox);
    let sent = ask(&sandbox, group, &json!({ "is_anonymous": false, "allow_adding_options": true }));
    assert_eq!(sent["result"]["poll"]["options"][1]["text"], "d4", "{sent}");
    let poll = id(&sent);
    assert!(sandbox.vote(anna, group, poll, &[0]) && sandbox.vote(anna, group, poll, &[1]));
    assert!(!sandbox.vote(anna, group, poll, &[0, 1]) && !sandbox.vote(anna, group, poll, &[2]), "one of two");
    assert!(sandbox.add_option(boris, group, poll, " e5 ") && !sandbox.add_option(anna, group, poll, "e5"));
    assert!(sandbox.vote(boris, group, poll, &[2]) && sandbox.vote(anna, group, poll, &[]));
    let answers = told(&sandbox, "poll_answer");
    let short: Vec<_> = answers.iter().map(|one| (one["user"]["id"].clone(), one["option_ids"].clone())).collect();
    let expected = [(anna, json!([0])), (anna, json!([1])), (boris, json!([2])), (anna, json!([]))];
    assert_eq!(short, expected.map(|(user, options)| (json!(user), options)));
    assert_eq!(answers[2]["option_persistent_ids"], json!(["option-2"]));
    let added = told(&sandbox, "message").pop().unwrap();
    assert_eq!(added["poll_option_added"]["option_text"], "e5");
    let ended = call(&sandbox, "stopPoll", &json!({ "chat_id": group, "message_id": poll }))["result"].take();
    assert_eq!((&ended["is_closed"], &ended["total_voter_count"]), (&json!(true), &json!(1)));
    assert_eq!(ended["options"][2]["added_by_user"]["id"], boris);
    assert_eq!(told(&sandbox, "poll").len(), 1);
    assert!(!sandbox.vote(anna, group, poll, &[0]) && !sandbox.add_option(anna, group, poll, "f6"), "it is closed");
    let again = call(&sandbox, "stopPoll", &json!({ "chat_id": group, "message_id": poll }));
    assert_eq!(again["error_code"], 400);
}

#[test]
fn polls_have_limits_and_an_end() {
    let sandbox = sandbox();
    let (anna, _, group) = party(&sandbox);
    let many: Vec<String> = (0..13).map(|n| n.to_string()).collect();
    for odd in [
        json!({ "question": "" }),
        json!({ "question": "x".repeat(301) }),
        json!({ "options": [] }),
        json!({ "options": many }),
        json!({ "options": ["x".repeat(101)] }),
        json!({ "open_period": 4 }),
        json!({ "allow_adding_options": true }),
    ] {
        assert_eq!(ask(&sandbox, group, &odd)["error_code"], 400, "{odd}");
    }
    let fixed = json!({ "open_period": 60, "allows_revoting": false, "allows_multiple_answers": true });
    let poll = id(&ask(&sandbox, group, &fixed));
    assert!(sandbox.vote(anna, group, poll, &[0, 1]) && !sandbox.vote(anna, group, poll, &[0]), "once and for all");
    assert!(!sandbox.add_option(anna, group, poll, "e5"), "nothing is added here");
    assert!(told(&sandbox, "poll_answer").is_empty(), "it is anonymous");
    sandbox.advance(Duration::from_secs(61));
    let ended = told(&sandbox, "poll");
    assert_eq!((ended.len(), &ended[0]["is_closed"], &ended[0]["total_voter_count"]), (1, &json!(true), &json!(1)));
    sandbox.set_feature(Feature::Adding, Known::Nobody);
    let poll = id(&ask(&sandbox, group, &json!({ "is_anonymous": false, "allow_adding_options": true })));
    assert!(!sandbox.add_option(anna, group, poll, "e5"), "an older server passes over it");
}
