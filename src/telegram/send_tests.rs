use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;

use super::super::menus::{Menu, Scope};
use super::super::mock::{self, Log, Reply, refusal, result};
use super::*;
use crate::bot::call::Closed;
use crate::bot::reel::Reel;
use crate::bot::words::Reader;
use crate::games::GAMES;
use crate::paint::Theme;

/// A match with two throws.
const RECORD: &str = "game pig dice=1\nseats A | B\n1 roll ; 4\n1 hold\n";

fn forum() -> Dest {
    Dest { peer: -1007, private: false, topic: Some(3), only: None, posted: None }
}

fn hello() -> Call {
    Call::Say { to: forum(), text: "<b>hi</b>".to_owned(), markup: None, reply_to: Some(4), silent: false }
}

fn keys() -> Markup {
    let key = |label: &str, does| Key::new(label.to_owned(), does);
    Markup::Inline(vec![
        vec![
            key("b4", KeyDoes::Press("m:17:b4".to_owned())),
            key("Help", KeyDoes::Link("https://t.me/kletka_bot?start=x".to_owned())),
        ],
        vec![key("broken", KeyDoes::Link("no link".to_owned()))],
    ])
}

/// Done, without the messenger's time.
fn done(message: Option<i32>) -> Result<Delivery, Trouble> {
    Ok(Delivery::Done(Standing { message, date: None }))
}

/// The fields of the n-th request.
fn fields(log: &Log, n: usize) -> Value {
    let line = log.lines()[n].clone();
    let (_, body) = line.split_once(' ').expect("method and body");
    serde_json::from_str(body).expect("JSON")
}

/// The result of the call if the messenger answers like this.
async fn ends(call: Call, reply: fn() -> Reply) -> Result<Delivery, Trouble> {
    let (telegram, _) = mock::start(move |_, _, _| reply()).await;
    telegram.perform(call).await
}

#[tokio::test]
async fn a_text_leaves_with_all_that_belongs_to_it() {
    let (telegram, log) = mock::start(|_, _, _| result(r#"{"message_id":7,"novelty":[]}"#)).await;
    assert_eq!(Post::perform(&telegram, hello()).await, done(Some(7)), "as the outbox calls it");
    let expected = json!({
        "chat_id": -1007, "message_thread_id": 3, "text": "<b>hi</b>", "parse_mode": "HTML",
        "link_preview_options": {"is_disabled": true},
        "reply_parameters": {"message_id": 4, "allow_sending_without_reply": true},
    });
    assert!(log.lines()[0].starts_with("sendmessage "));
    assert_eq!(fields(&log, 0), expected);
}

/// A text with a red button after one that cannot be sent, and a plain one below.
fn coloured() -> Call {
    let press = |label: &str| Key::new(label.to_owned(), KeyDoes::Press("q:1".to_owned()));
    let broken = Key { hue: Some(Hue::Green), ..Key::new("broken".to_owned(), KeyDoes::Link("no link".to_owned())) };
    let rows = vec![vec![broken, Key { hue: Some(Hue::Red), ..press("Yes") }], vec![press("No")]];
    let markup = Some(Markup::Inline(rows));
    Call::Say { to: forum(), text: "sure?".to_owned(), markup, reply_to: None, silent: false }
}

#[tokio::test]
async fn times_are_words_where_the_server_does_not_know_them() {
    let script = |_, _: &str, body: &str| match body.contains("tg-time") {
        true => refusal(400, "Bad Request: can't parse entities: Unsupported start tag at byte offset 5"),
        false => result(r#"{"message_id":7}"#),
    };
    let (telegram, log) = mock::start(script).await;
    let text = "Anna <tg-time unix=\"1800000000\" format=\"r\">11 h</tg-time>, <b>Boris</b> 2 h".to_owned();
    let call = || Call::Say { to: forum(), text: text.clone(), markup: None, reply_to: None, silent: false };
    assert_eq!(telegram.perform(call()).await, done(Some(7)));
    assert_eq!(telegram.perform(call()).await, done(Some(7)));
    let texts: Vec<Value> = (0..log.lines().len()).map(|n| fields(&log, n)["text"].clone()).collect();
    let plain = "Anna 11 h, <b>Boris</b> 2 h";
    assert_eq!(texts, [json!(text), json!(plain), json!(plain)], "refused once, then left out");
}

/// The styles of the buttons in the n-th request.
fn styles_of(log: &Log, n: usize) -> Vec<Value> {
    let rows = fields(log, n)["reply_markup"]["inline_keyboard"].clone();
    rows.as_array().into_iter().flatten().map(|row| row[0]["style"].clone()).collect()
}

#[tokio::test]
async fn buttons_have_colours() {
    let (telegram, log) = mock::start(|_, _, _| result(r#"{"message_id":7}"#)).await;
    assert_eq!(telegram.perform(coloured()).await, done(Some(7)));
    assert_eq!(styles_of(&log, 0), [json!("danger"), Value::Null]);
}

#[tokio::test]
async fn a_server_that_does_not_know_colours_gets_the_message_without_them() {
    let script = |_, _: &str, body: &str| match body.contains("style") {
        true => refusal(400, "Bad Request: can't parse inline keyboard button: unknown field"),
        false => result(r#"{"message_id":7}"#),
    };
    let (telegram, log) = mock::start(script).await;
    for _ in 0..2 {
        assert_eq!(telegram.perform(coloured()).await, done(Some(7)));
    }
    assert_eq!(log.lines().len(), 3, "it is not tried again at once");
    assert_eq!(styles_of(&log, 2), [Value::Null, Value::Null]);
    let other = || refusal(400, "Bad Request: message text is empty");
    let (telegram, log) = mock::start(move |_, _, _| other()).await;
    assert!(matches!(telegram.perform(coloured()).await, Ok(Delivery::Refused(_))));
    assert!(matches!(telegram.perform(coloured()).await, Ok(Delivery::Refused(_))));
    assert_eq!(log.lines().len(), 4, "what is refused without colours as well says nothing of them");
}

/// A note with a mark beside a red button, and one with a completed action.
fn marked() -> Call {
    let mark = Key::new("2/5".to_owned(), KeyDoes::Mark("-".to_owned()));
    let later = Key { hue: Some(Hue::Red), ..Key::new("»".to_owned(), KeyDoes::Press("c:3".to_owned())) };
    let rows = vec![vec![mark, later], vec![Key::new("✓ Agree".to_owned(), KeyDoes::Done)]];
    Call::Say {
        to: forum(),
        text: "a page".to_owned(),
        markup: Some(Markup::Inline(rows)),
        reply_to: None,
        silent: false,
    }
}

#[tokio::test]
async fn buttons_that_do_nothing_are_disabled_where_the_server_knows_that() {
    let script = |_, _: &str, body: &str| match body.contains("\"disabled\"") {
        true => refusal(400, "Bad Request: Text buttons are unallowed in the inline keyboard"),
        false => result(r#"{"message_id":7}"#),
    };
    let (telegram, log) = mock::start(script).await;
    for _ in 0..2 {
        assert_eq!(telegram.perform(marked()).await, done(Some(7)));
    }
    let later = json!({"text": "»", "callback_data": "c:3", "style": "danger"});
    let off = |label: &str| json!({"text": label, "disabled": {}});
    let old = json!([[{"text": "2/5", "callback_data": "-"}, later]]);
    let rows: Vec<Value> =
        (0..log.lines().len()).map(|n| fields(&log, n)["reply_markup"]["inline_keyboard"].clone()).collect();
    assert_eq!(rows, [json!([[off("2/5"), later], [off("✓ Agree")]]), old.clone(), old], "refused once, then left out");
    // A message with only such a button ends up without a keyboard.
    let alone = Markup::Inline(vec![vec![Key::new("✓ Agree".to_owned(), KeyDoes::Done)]]);
    let call = Call::EditText { to: forum(), message: 7, text: "agreed".to_owned(), markup: Some(alone) };
    assert_eq!(telegram.perform(call).await, done(Some(7)));
    assert_eq!(fields(&log, 3)["reply_markup"], Value::Null);
}

fn doubt() -> Call {
    Call::React { to: forum(), message: 5, emoji: Some("🤔".to_owned()) }
}

#[tokio::test]
async fn a_reaction_is_set_and_taken_away() {
    let (telegram, log) = mock::start(|_, _, _| result("true")).await;
    assert_eq!(telegram.perform(doubt()).await, done(None));
    assert!(log.lines()[0].starts_with("setmessagereaction "));
    let expected = json!({"chat_id": -1007, "message_id": 5, "reaction": [{"type": "emoji", "emoji": "🤔"}]});
    assert_eq!(fields(&log, 0), expected);
    assert_eq!(telegram.perform(Call::React { to: forum(), message: 5, emoji: None }).await, done(None));
    assert_eq!(fields(&log, 1)["reaction"], json!([]));
}

#[tokio::test]
async fn a_server_without_reactions_is_not_asked_for_them_again() {
    for (code, text, asked) in [(404, "Not Found: method not found", 1), (400, "Bad Request: REACTION_INVALID", 2)] {
        let (telegram, log) = mock::start(move |_, _, _| refusal(code, text)).await;
        for _ in 0..2 {
            assert!(matches!(telegram.perform(doubt()).await, Ok(Delivery::Refused(_))), "{text}");
        }
        assert_eq!(log.lines().len(), asked, "{text}");
    }
}

#[tokio::test]
async fn some_commands_of_a_group_are_given_where_nobody_else_reads_them() {
    let script = |_, _: &str, body: &str| match body.contains("is_ephemeral") {
        true => refusal(400, "Bad Request: can't parse BotCommand"),
        false => result("true"),
    };
    let (telegram, log) = mock::start(script).await;
    let menu = || {
        let commands = ["stats", "play"].map(|name| (name.to_owned(), "what it does".to_owned())).to_vec();
        Call::Menu { to: forum(), language: None, commands }
    };
    for _ in 0..2 {
        assert_eq!(telegram.perform(menu()).await, done(None));
    }
    let marks = |n: usize| [0, 1].map(|command| fields(&log, n)["commands"][command]["is_ephemeral"].clone());
    assert_eq!(marks(0), [json!(true), Value::Null]);
    assert_eq!((marks(1), marks(2)), ([Value::Null, Value::Null], [Value::Null, Value::Null]));
    assert_eq!(log.lines().len(), 3, "refused once, then left out");
}

#[tokio::test]
async fn a_server_that_refuses_buttons_that_fill_in_gets_the_others() {
    let script = |_, _: &str, body: &str| match body.contains("switch_inline_query") {
        true => refusal(400, "Bad Request: BUTTON_TYPE_INVALID"),
        false => result(r#"{"message_id":7}"#),
    };
    let (telegram, log) = mock::start(script).await;
    let key = |label: &str, does| Key::new(label.to_owned(), does);
    let (press, fill) = (|| KeyDoes::Press("q:1".to_owned()), || KeyDoes::Fill("b4".to_owned()));
    let rows = vec![vec![key("Pass", press()), key("b4", fill())], vec![key("c4", fill())], vec![key("Help", press())]];
    let markup = Some(Markup::Inline(rows));
    let call = Call::Say { to: forum(), text: "your move".to_owned(), markup, reply_to: None, silent: false };
    assert_eq!(telegram.perform(call).await, done(Some(7)));
    let labels = |n: usize| {
        let rows = fields(&log, n)["reply_markup"]["inline_keyboard"].clone();
        let row = |row: &Value| row.as_array().into_iter().flatten().map(|key| key["text"].clone()).collect::<Value>();
        rows.as_array().into_iter().flatten().map(row).collect::<Value>()
    };
    assert_eq!(labels(0), json!([["Pass", "b4"], ["c4"], ["Help"]]));
    assert_eq!(labels(1), json!([["Pass"], ["Help"]]), "no row is left empty");
}

#[tokio::test]
async fn a_topic_that_is_gone_is_left_out() {
    let script = |earlier, _: &str, _: &str| match earlier {
        0 => refusal(400, "Bad Request: message thread not found"),
        1 => refusal(400, "Bad Request: message to be replied not found"),
        _ => result(r#"{"message_id":7}"#),
    };
    let (telegram, log) = mock::start(script).await;
    assert_eq!(telegram.perform(hello()).await, done(Some(7)));
    assert_eq!(fields(&log, 1).get("message_thread_id"), None);
    assert_eq!(fields(&log, 2).get("reply_parameters"), None);
    assert_eq!(log.lines().len(), 3);
    let (telegram, log) = mock::start(|_, _, _| refusal(400, "Bad Request: message thread not found")).await;
    assert!(matches!(telegram.perform(hello()).await, Ok(Delivery::Refused(_))));
    assert_eq!(log.lines().len(), 2, "it is left out once");
}

#[tokio::test]
async fn what_may_go_through_later_is_trouble() {
    let gateway = || Reply::With(502, "<html>".to_owned());
    assert_eq!(ends(hello(), gateway).await, Err(Trouble::Later(None)));
    let flood = || {
        let body = r#"{"ok":false,"error_code":429,"description":"x","parameters":{"retry_after":12}}"#;
        Reply::With(429, body.to_owned())
    };
    assert_eq!(ends(hello(), flood).await, Err(Trouble::Later(Some(Duration::from_secs(12)))));
}

#[tokio::test]
async fn the_ends_of_calls() {
    let delete = || Call::Delete { to: forum(), message: 5 };
    let unkey = || Call::Unkey { to: forum(), message: 5 };
    assert_eq!(ends(delete(), || result("true")).await, done(None));
    let gone = || refusal(400, "Bad Request: message to delete not found");
    assert_eq!(ends(delete(), gone).await, Ok(Delivery::Missing));
    let same = || refusal(400, "Bad Request: message is not modified: specified new message content …");
    assert_eq!(ends(unkey(), same).await, done(Some(5)));
    assert_eq!(ends(unkey(), || result("{}")).await, done(Some(5)));
    let kicked = || refusal(403, "Forbidden: bot was kicked from the supergroup chat");
    assert_eq!(ends(hello(), kicked).await, Ok(Delivery::Closed(Closed::Kicked)));
    let html = || refusal(400, "Bad Request: can't parse entities: Unsupported start tag");
    assert!(matches!(ends(hello(), html).await, Ok(Delivery::Refused(_))));
}

#[tokio::test]
async fn the_messengers_own_time_is_read() {
    let unkey = || Call::Unkey { to: forum(), message: 5 };
    let at = |date| Ok(Delivery::Done(Standing { message: Some(5), date: Some(date) }));
    assert_eq!(ends(hello(), || result(r#"{"message_id":5,"date":1800000000}"#)).await, at(1_800_000_000));
    let changed = || result(r#"{"message_id":5,"date":1800000000,"edit_date":1800000007}"#);
    assert_eq!(ends(unkey(), changed).await, at(1_800_000_007), "when it was changed, not when it was new");
    assert_eq!(ends(hello(), || result(r#"{"message_id":5,"date":"soon"}"#)).await, done(Some(5)));
}

#[tokio::test]
async fn a_file_travels_as_a_form() {
    let (telegram, log) = mock::start(|_, _, _| result(r#"{"message_id":7}"#)).await;
    let call = Call::Document {
        to: forum(),
        name: "17.kletka".to_owned(),
        bytes: b"kletka 1".to_vec(),
        caption: "№17".to_owned(),
        reply_to: None,
    };
    assert_eq!(telegram.perform(call).await, done(Some(7)));
    let line = &log.lines()[0];
    assert!(line.starts_with("senddocument --"), "{line}");
    for piece in [
        "name=\"chat_id\"\r\n\r\n-1007\r\n",
        "name=\"document\"\r\n\r\nattach://file\r\n",
        "name=\"caption\"\r\n\r\n№17\r\n",
        "name=\"file\"; filename=\"17.kletka\"",
        "\r\n\r\nkletka 1\r\n",
    ] {
        assert!(line.contains(piece), "{piece:?} is not in {line}");
    }
}

fn aloud_photo() -> SendPhoto {
    SendPhoto {
        message_thread_id: Some(ThreadId(MessageId(3))),
        ..SendPhoto::new(ChatId(-1007), attached()).caption("").parse_mode(ParseMode::Html)
    }
}

#[tokio::test]
async fn a_film_is_made_and_sent_as_an_animation() {
    let (telegram, log) = mock::start(|_, _, _| result(r#"{"message_id":8}"#)).await;
    let (header, lines) = crate::play::record::read(RECORD, GAMES).expect("a record");
    let game = crate::play::Match::replay(header, lines).expect("it replays");
    let reel = Reel::new(game, Theme::Paper, Reader::default(), vec!["A".to_owned(), "B".to_owned()]);
    let film = Call::Film { to: forum(), reel: Box::new(reel), caption: "№17".to_owned(), reply_to: Some(4) };
    assert_eq!(telegram.perform(film).await, done(Some(8)));
    let line = &log.lines()[0];
    assert!(line.starts_with("sendanimation --"), "{line}");
    for piece in [
        "name=\"chat_id\"\r\n\r\n-1007\r\n",
        "name=\"message_thread_id\"\r\n\r\n3\r\n",
        "name=\"animation\"\r\n\r\nattach://file\r\n",
        "name=\"caption\"\r\n\r\n№17\r\n",
        "name=\"file\"; filename=\"replay.gif\"",
        "GIF89a",
    ] {
        assert!(line.contains(piece), "{piece:?} is not in {line}");
    }
}

#[test]
fn the_requests_of_pictures() {
    let parcel = photo(&forum(), b"PNG".to_vec(), "c".to_owned(), Some(keys()), Some(4), true);
    let expected = SendPhoto {
        message_thread_id: Some(ThreadId(MessageId(3))),
        reply_parameters: reply(4),
        reply_markup: below(keys()),
        disable_notification: Some(true),
        ..SendPhoto::new(ChatId(-1007), attached()).caption("c").parse_mode(ParseMode::Html)
    };
    assert_eq!(parcel, Parcel::new(&expected).with(board(b"PNG".to_vec())));
    let aloud = photo(&forum(), Vec::new(), String::new(), None, None, false);
    assert_eq!(
        aloud,
        Parcel::new(&aloud_photo()).with(board(Vec::new())),
        "nothing is said of a sound that is as usual"
    );
    let media = json!({"type": "photo", "media": "attach://file", "caption": "c", "parse_mode": "HTML"});
    let request = EditMessageMedia::new(
        ChatId(-1007),
        MessageId(5),
        InputMedia::Photo(InputMediaPhoto::new(attached()).caption("c").parse_mode(ParseMode::Html)),
    );
    assert_eq!(serde_json::to_value(&request).expect("JSON")["media"], media);
    let parcel = edit_photo(&forum(), 5, b"PNG".to_vec(), "c".to_owned(), None);
    assert_eq!(parcel, Parcel::new(&request).with(board(b"PNG".to_vec())));
}

#[test]
fn a_file_has_more_time_than_a_text() {
    let seconds = |parcel: Parcel| parcel.patience().as_secs();
    let file = || File { name: "1.txt".to_owned(), bytes: Vec::new() };
    assert_eq!(seconds(say(&forum(), String::new(), None, None, false)), 15);
    assert_eq!(seconds(photo(&forum(), Vec::new(), String::new(), None, None, false)), 60, "it may be shown by then");
    assert_eq!(seconds(edit_photo(&forum(), 5, Vec::new(), String::new(), None)), 60);
    assert_eq!(seconds(document(&forum(), file(), String::new(), None)), 60);
}

#[test]
fn what_stands_below() {
    let expected = json!({"inline_keyboard": [[
        {"text": "b4", "callback_data": "m:17:b4"},
        {"text": "Help", "url": "https://t.me/kletka_bot?start=x"},
    ]]});
    assert_eq!(serde_json::to_value(inline(keys())).expect("JSON"), expected);
    let force = below(Markup::ForceReply("ж".repeat(70)));
    let expected = json!({"force_reply": true, "selective": true, "input_field_placeholder": "ж".repeat(64)});
    assert_eq!(serde_json::to_value(force).expect("JSON"), expected);
    assert_eq!(inline(Markup::ForceReply("b4".to_owned())), None, "an edit carries buttons only");
    assert_eq!(below(Markup::Inline(vec![vec![]])), None);
}

#[tokio::test]
async fn answers_to_presses_are_not_waited_for() {
    let script = |_, _: &str, _: &str| {
        refusal(400, "Bad Request: query is too old and response timeout expired or query ID is invalid")
    };
    let (telegram, log) = mock::start(script).await;
    let answer = Answer { press: "q".to_owned(), text: "x".repeat(300), alert: true, url: None };
    telegram.answer(answer).await;
    let expected = json!({"callback_query_id": "q", "text": "x".repeat(200), "show_alert": true});
    assert_eq!(fields(&log, 0), expected);
}

#[tokio::test]
async fn administrators() {
    let script = |earlier, _: &str, _: &str| match earlier {
        0 => result(r#"{"status":"administrator","novelty":1}"#),
        1 => result(r#"{"status":"member"}"#),
        2 => refusal(400, "Bad Request: user not found"),
        _ => Reply::With(502, String::new()),
    };
    let (telegram, _) = mock::start(script).await;
    assert_eq!(telegram.is_admin(-1007, 1).await, Ok(true));
    assert_eq!(telegram.is_admin(-1007, 2).await, Ok(false));
    assert_eq!(telegram.is_admin(-1007, 3).await, Ok(false));
    assert_eq!(telegram.is_admin(-1007, 4).await, Err(Trouble::Later(None)));
    assert_eq!(telegram.is_admin(-1007, -4).await, Ok(false));
}

#[tokio::test]
async fn menus_of_commands() {
    let (telegram, log) = mock::start(|_, _, _| result("true")).await;
    let commands = ["stats", "play"].map(|name| (name.to_owned(), "what it does".to_owned())).to_vec();
    let menu = |scope, language: Option<&str>| Menu {
        scope,
        language: language.map(ToOwned::to_owned),
        commands: commands.clone(),
    };
    telegram.declare(vec![menu(Scope::Private, None), menu(Scope::Groups, Some("ru"))]).await;
    let (stats, play) = ("stats", json!({"command": "play", "description": "what it does"}));
    let list = json!([{"command": stats, "description": "what it does"}, play]);
    assert_eq!(fields(&log, 0), json!({"commands": list, "scope": {"type": "all_private_chats"}}));
    let list = json!([{"command": stats, "description": "what it does", "is_ephemeral": true}, play]);
    let expected = json!({"commands": list, "scope": {"type": "all_group_chats"}, "language_code": "ru"});
    assert_eq!(fields(&log, 1), expected, "in a group, others need not read it");
}

#[tokio::test]
async fn whoever_waits_sees_that_the_bot_is_at_work() {
    let (telegram, log) = mock::start(|_, _, _| result("true")).await;
    telegram.act(Act { peer: -1007, topic: Some(3), paints: true }).await;
    telegram.act(Act { peer: 5, topic: None, paints: false }).await;
    let sent = [0, 1].map(|n| fields(&log, n));
    assert_eq!(sent[0], json!({"chat_id": -1007, "message_thread_id": 3, "action": "upload_photo"}));
    assert_eq!(sent[1], json!({"chat_id": 5, "action": "typing"}));
}

#[tokio::test]
async fn without_the_lease_nothing_leaves() {
    let (telegram, log) = mock::start(|_, _, _| result(r#"{"message_id":7}"#)).await;
    let lease = Arc::new(AtomicBool::new(false));
    let holds = Arc::clone(&lease);
    telegram.only_while(move || holds.load(Ordering::Relaxed));
    assert!(telegram.perform(hello()).await.is_err(), "another time");
    assert_eq!(log.lines(), [""; 0]);
    lease.store(true, Ordering::Relaxed);
    assert_eq!(telegram.perform(hello()).await, done(Some(7)));
    let said = telegram.requests().into_iter().filter(|(method, how, _)| *method == "SendMessage" && how == "ok");
    assert_eq!(said.map(|(.., count)| count).collect::<Vec<_>>(), [1]);
}

#[tokio::test]
async fn the_menu_of_one_chat() {
    let (telegram, log) = mock::start(|_, _, _| result("true")).await;
    let menu = |language| Call::Menu {
        to: Dest { peer: -1007, private: false, topic: None, only: None, posted: None },
        language,
        commands: vec![("play".to_owned(), "challenge a friend".to_owned())],
    };
    for (n, language) in [None, Some("ru")].into_iter().enumerate() {
        assert_eq!(telegram.perform(menu(language)).await, Ok(Delivery::Done(Standing::default())));
        let sent = fields(&log, n);
        assert_eq!(sent["scope"], json!({"type": "chat", "chat_id": -1007}));
        assert_eq!(sent["commands"], json!([{"command": "play", "description": "challenge a friend"}]));
        assert_eq!(sent["language_code"].as_str(), language);
    }
}

#[tokio::test]
async fn connecting() {
    let (telegram, _) = mock::start(|_, _, _| result("true")).await;
    let me = telegram.me();
    assert_eq!((me.id, &*me.username, &*me.name, me.reads_all), (mock::ME, "kletka_bot", "Kletka", false));
    assert!(!format!("{telegram:?}").contains("secret"));
}
