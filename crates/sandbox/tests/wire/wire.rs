//! Faults, limits of pace, webhooks, and noise on the line.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::time::Duration;

use kletka_sandbox::{Fault, On, Outcome, Pace, Sandbox, SandboxConfig};
use proptest::prelude::*;
use serde_json::{Value, json};
use teloxide::RequestError;
use teloxide::payloads::*;
use teloxide::prelude::*;

use crate::{SOON, bot, call, party, raw, sandbox};

#[tokio::test]
async fn faults_happen_as_ordered() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let (_, _, group) = party(&sandbox);
    let say = async |text: &str| bot.send_message(ChatId(group), text).await;
    sandbox.fail(Fault::TooMany(7), On::method("sendMessage").in_chat(group), 1);
    assert!(matches!(say("a").await, Err(RequestError::RetryAfter(s)) if s.seconds() == 7));
    sandbox.fail(Fault::DropBefore, On::any(), 1);
    assert!(matches!(say("b").await, Err(RequestError::Network(_))));
    sandbox.fail(Fault::DropAfter, On::chat(group), 1);
    assert!(matches!(say("c").await, Err(RequestError::Network(_))));
    sandbox.fail(Fault::Hang(Duration::from_millis(50)), On::any(), 1);
    assert!(matches!(say("d").await, Err(RequestError::Network(_))));
    let own_words = Fault::Error { code: 400, description: "Bad Request: CHAT_WRITE_FORBIDDEN".into() };
    sandbox.fail(own_words, On::any(), 1);
    assert!(say("e").await.unwrap_err().to_string().contains("CHAT_WRITE_FORBIDDEN"));
    sandbox.fail(Fault::Internal, On::any(), 1);
    assert_eq!(call(&sandbox, "getMe", &json!({}))["error_code"], 500);
    sandbox.fail(Fault::BadGateway, On::any(), 1);
    let path = format!("/bot{}/getMe", sandbox.token());
    let (status, page) = raw(&sandbox, &path, "", b"");
    assert!(status == 502 && page.starts_with("<html>"));
    say("f").await.unwrap();
    assert_eq!(sandbox.faults_left(), 0);
    let texts: Vec<String> = sandbox.messages(group).into_iter().map(|m| m.text).collect();
    assert_eq!(texts, ["c", "f"], "only what was worked on");
    let outcomes: Vec<Outcome> = sandbox.calls_of("sendMessage").into_iter().map(|c| c.outcome).collect();
    use Outcome::{Done, DoneUnheard, Lost, Refused};
    let as_ordered =
        matches!(&outcomes[..], [Refused { code: 429, .. }, Lost, DoneUnheard, Lost, Refused { code: 400, .. }, Done]);
    assert!(as_ordered, "{outcomes:?}");
}

#[test]
fn the_pace_is_kept_when_it_is_switched_on() {
    let pace = Some(Pace { chat_burst: 2, group_minute: 4, all_second: 30 });
    let sandbox = Sandbox::start(SandboxConfig { pace, ..SandboxConfig::default() }).unwrap();
    let (_, _, group) = party(&sandbox);
    sandbox.act(|w| w.clock.stop());
    let say = || call(&sandbox, "sendMessage", &json!({ "chat_id": group, "text": "x" }));
    assert_eq!((say()["ok"].clone(), say()["ok"].clone()), (json!(true), json!(true)));
    let refused = say();
    assert_eq!(refused["description"], "Too Many Requests: retry after 2");
    assert_eq!(refused["parameters"]["retry_after"], 2);
    sandbox.advance(Duration::from_secs(2));
    say();
    let edit =
        |text: &str| call(&sandbox, "editMessageText", &json!({ "chat_id": group, "message_id": 1, "text": text }));
    assert_eq!(edit("y")["ok"], true);
    assert_eq!(edit("z")["parameters"]["retry_after"], 58);
}

/// A webhook that answers with these statuses, one request each, and returns the requests.
fn hook(statuses: &'static [u16]) -> (String, std::thread::JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let thread = std::thread::spawn(move || {
        let mut got = Vec::new();
        for status in statuses {
            let (mut stream, _) = listener.accept().unwrap();
            let mut request = Vec::new();
            let mut chunk = [0; 4096];
            while !request.ends_with(b"}") {
                let read = stream.read(&mut chunk).unwrap();
                request.extend_from_slice(&chunk[..read]);
            }
            got.push(String::from_utf8(request).unwrap());
            write!(stream, "HTTP/1.1 {status} X\r\nContent-Length: 0\r\n\r\n").unwrap();
        }
        got
    });
    (url, thread)
}

#[tokio::test]
async fn a_webhook_gets_updates_in_order_until_it_takes_them() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let anna = sandbox.add_user(7, "Anna", None, "ru");
    let (url, thread) = hook(&[500, 200, 200]);
    bot.set_webhook(url.parse().unwrap()).secret_token("s3cret").await.unwrap();
    sandbox.say(anna, anna, "one");
    sandbox.say(anna, anna, "two");
    sandbox.wait(|w| w.pending_updates() == 0, SOON).await.unwrap();
    let got = thread.join().unwrap();
    assert!(got.iter().all(|r| r.contains("X-Telegram-Bot-Api-Secret-Token: s3cret")));
    let order: Vec<bool> = got.iter().map(|r| r.contains("\"one\"")).collect();
    assert_eq!(order, [true, true, false]);
    assert!(bot.get_webhook_info().await.unwrap().url.is_some());
    assert_eq!(call(&sandbox, "getUpdates", &json!({}))["error_code"], 409);
    bot.delete_webhook().await.unwrap();
    assert!(bot.get_webhook_info().await.unwrap().url.is_none());
    assert!(bot.get_updates().await.unwrap().is_empty());
}

#[test]
fn a_port_can_be_used_again_at_once() {
    let first = sandbox();
    let port = first.port();
    call(&first, "getMe", &json!({}));
    drop(first);
    let second = Sandbox::start(SandboxConfig { port, ..SandboxConfig::default() }).unwrap();
    assert_eq!(call(&second, "getMe", &json!({}))["ok"], true);
}

/// Names of arguments, and their values.
const NAMES: &[&str] = &[
    "chat_id",
    "message_id",
    "text",
    "caption",
    "parse_mode",
    "entities",
    "reply_markup",
    "inline_keyboard",
    "callback_data",
    "media",
    "type",
    "photo",
    "offset",
    "length",
    "reply_parameters",
    "scope",
    "commands",
    "message_thread_id",
    "reaction",
    "emoji",
    "url",
    "limit",
    "user_id",
    "force_reply",
    "file_id",
];

/// Any JSON, with the names of real arguments more often than chance would have them.
fn noise() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-3i64..10).prop_map(Value::from),
        "(<[a-z/ ]{0,5}[>]?|&[a-z#0-9]{0,4};?|[@/]?\\PC{0,4}|attach://x|HTML|photo){0,4}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        let name = prop::sample::select(NAMES);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((name, inner), 0..8)
                .prop_map(|pairs| { pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect() }),
        ]
    })
}

#[test]
fn no_noise_upsets_the_server() {
    let sandbox = sandbox();
    let (anna, ..) = party(&sandbox);
    sandbox.start_private(anna, "");
    let methods = [
        "getUpdates",
        "setWebhook",
        "sendMessage",
        "sendPhoto",
        "editMessageText",
        "editMessageMedia",
        "deleteMessage",
        "answerCallbackQuery",
        "setMyCommands",
        "getChatMember",
        "setMessageReaction",
        "getFile",
        "sendDice",
    ];
    let method = prop::sample::select(methods.to_vec());
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig { cases: 400, ..ProptestConfig::default() });
    let result = runner.run(&(method, noise(), any::<bool>()), |(method, mut body, broken)| {
        if let (Some(map), true) = (body.as_object_mut(), method != "getUpdates") {
            map.entry("chat_id").or_insert_with(|| json!(anna));
        }
        let mut bytes = body.to_string().into_bytes();
        if broken {
            bytes.truncate(bytes.len() / 2);
        }
        let path = format!("/bot{}/{method}", sandbox.token());
        let (status, answer) = raw(&sandbox, &path, "application/json", &bytes);
        let answer: Value = serde_json::from_str(&answer).expect("an answer in JSON");
        prop_assert_eq!(answer["ok"].as_bool(), Some(status == 200));
        prop_assert!(status == 200 || answer["description"].is_string());
        prop_assert!(status < 500);
        Ok(())
    });
    result.unwrap();
}
