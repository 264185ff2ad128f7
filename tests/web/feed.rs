//! What one person sees, live.

use serde_json::{Value, json};

use crate::http::{Events, get};
use crate::party::{ANNA, BORIS, VERA, party};

/// The words of all messages of an event, without those that the sandbox began with.
fn texts(news: &Value) -> Vec<&str> {
    let messages = news["messages"].as_array().unwrap().iter();
    messages
        .filter_map(|message| message["text"].as_str())
        .filter(|text| !text.is_empty() && !text.starts_with('/'))
        .collect()
}

#[test]
fn words_arrive_as_they_were_written() {
    let party = party();
    let mut events = Events::listen(party.address, BORIS, None);
    let state = events.next();
    assert_eq!((state.name.as_str(), &state.data["me"]), ("state", &json!(BORIS)));
    assert_eq!(events.next().data["fresh"], true);
    let nasty = "<img src=x onerror=\"alert(1)\"> & \u{2028}\nevent: state\ndata: {}";
    party.say(ANNA, nasty);
    assert_eq!(texts(&events.of("news").data), [nasty]);
}

#[test]
fn a_lost_connection_misses_nothing_and_repeats_nothing() {
    let party = party();
    let first = party.say(ANNA, "one");
    let mut events = Events::listen(party.address, BORIS, None);
    let seen = events.of("news");
    assert_eq!(texts(&seen.data), ["one"]);
    drop(events);
    party.say(ANNA, "two");
    party.act(ANNA, json!({ "do": "delete", "chat": party.group, "message": first }));
    let mut events = Events::listen(party.address, BORIS, Some(&seen.id));
    let news = events.of("news");
    assert_eq!((texts(&news.data), &news.data["fresh"]), (vec!["two"], &json!(false)));
    assert_eq!(news.data["gone"], json!([{ "chat": party.group, "id": first }]));
    // Numbers of another run mean nothing.
    let mut events = Events::listen(party.address, BORIS, Some("1-5"));
    let news = events.of("news");
    assert_eq!((texts(&news.data), &news.data["fresh"]), (vec!["two"], &json!(true)));
}

#[test]
fn what_is_private_is_seen_by_one() {
    let party = party();
    let mut events = Events::listen(party.address, BORIS, None);
    events.of("news");
    party.act(ANNA, json!({ "do": "start", "argument": "" }));
    party.say(VERA, "for all");
    let news = events.of("news");
    assert_eq!(texts(&news.data), ["for all"]);
    assert!(news.data["messages"].as_array().unwrap().iter().all(|m| m["chat"] == party.group), "{news:?}");
    assert_eq!(get(party.address, "/events?as=99").status, 404);
    assert_eq!(get(party.address, "/events?as=4242").status, 404, "nobody looks on as the bot");
    assert_eq!(get(party.address, "/events").status, 400);
}

#[test]
fn answers_to_presses_reach_who_pressed() {
    let party = party();
    let keys = json!({ "inline_keyboard": [[{ "text": "Go", "callback_data": "go" }]] });
    let sent = party.call("sendMessage", json!({ "chat_id": party.group, "text": "?", "reply_markup": keys }));
    let mut anna = Events::listen(party.address, ANNA, None);
    let mut boris = Events::listen(party.address, BORIS, None);
    let shown = anna.of("news").data;
    let asked = shown["messages"].as_array().unwrap().iter().find(|message| message["text"] == "?").unwrap();
    assert_eq!(asked["buttons"][0][0]["text"], "Go");
    boris.of("news");
    let press = json!({ "do": "press", "chat": party.group, "message": sent["message_id"], "data": "go" });
    let press = party.act(ANNA, press).json()["press"].clone();
    let answer = json!({ "callback_query_id": press, "text": "No", "show_alert": true });
    party.call("answerCallbackQuery", answer);
    let told = anna.of("news").data["toasts"].clone();
    assert_eq!(told, json!([{ "press": press, "text": "No", "alert": true, "url": null }]));
    party.say(VERA, "next");
    assert_eq!(boris.of("news").data["toasts"], json!([]));
}

#[test]
fn what_the_bot_is_doing_is_told_until_it_is_done() {
    let party = party();
    let mut events = Events::listen(party.address, BORIS, None);
    events.of("news");
    party.call("sendChatAction", json!({ "chat_id": party.group, "action": "upload_photo" }));
    let notices = events.of("news").data["notices"].clone();
    assert_eq!(notices, json!([{ "chat": party.group, "topic": null, "action": "upload_photo" }]));
    party.call("sendMessage", json!({ "chat_id": party.group, "text": "here" }));
    assert_eq!(events.of("news").data["notices"], json!([]));
}

#[test]
fn commands_follow_scope_and_language() {
    let party = party();
    let set = |scope: &str, language: &str, name: &str| {
        let commands = json!([{ "command": name, "description": "…" }]);
        let scope = json!({ "type": scope });
        party.call("setMyCommands", json!({ "commands": commands, "scope": scope, "language_code": language }));
    };
    set("default", "", "plain");
    set("default", "ru", "russian");
    set("all_group_chats", "", "group");
    let of = |user| Events::listen(party.address, user, None).of("state").data["commands"].clone();
    let name = |commands: &Value, scope: &str| commands[scope][0]["command"].clone();
    let (anna, vera) = (of(ANNA), of(VERA));
    assert_eq!((name(&anna, "private"), name(&anna, "group")), (json!("plain"), json!("group")));
    assert_eq!((name(&vera, "private"), name(&vera, "group")), (json!("russian"), json!("group")));
    // One chat alone.
    let commands = json!([{ "command": "own", "description": "…" }]);
    let scope = json!({ "type": "chat", "chat_id": party.group });
    party.call("setMyCommands", json!({ "commands": commands, "scope": scope }));
    let state = Events::listen(party.address, VERA, None).of("state").data;
    let chats = state["chats"].as_array().expect("a list");
    let own = |id: i64| chats.iter().find(|chat| chat["id"] == id).map(|chat| chat["commands"][0]["command"].clone());
    assert_eq!((own(party.group), own(VERA)), (Some(json!("own")), Some(Value::Null)));
}

#[test]
fn switches_are_shown_to_all() {
    let party = party();
    let mut events = Events::listen(party.address, BORIS, None);
    let before = events.of("state").data["switches"].clone();
    assert_eq!((&before["privacy"], &before["running"], &before["faults"]), (&json!(true), &json!(false), &json!(0)));
    party.act(ANNA, json!({ "do": "fault", "kind": "internal", "times": 2 }));
    assert_eq!(events.of("state").data["switches"]["faults"], 2);
    party.act(ANNA, json!({ "do": "run", "on": false }));
    assert_eq!(events.of("state").data["switches"]["wanted"], false);
}
