//! A person's live view.

use serde_json::{Value, json};

use crate::http::Events;
use crate::party::{ANNA, BORIS, VERA, party};

/// The words of all messages of an event, without those that the sandbox began with.
fn texts(news: &Value) -> Vec<&str> {
    let messages = news["messages"].as_array().unwrap().iter();
    messages
        .filter_map(|message| message["text"].as_str())
        .filter(|text| !text.is_empty() && !text.starts_with('/'))
        .collect()
}

#[tokio::test]
async fn words_arrive_as_they_were_written() {
    let party = party();
    let mut events = Events::listen(&party.url, BORIS, None).await;
    assert_eq!(events.next().await.name, "completions");
    let state = events.next().await;
    assert_eq!((state.name.as_str(), &state.data["me"]), ("state", &json!(BORIS)));
    assert_eq!(events.next().await.data["fresh"], true);
    let nasty = "<img src=x onerror=\"alert(1)\"> & \u{2028}\nevent: state\ndata: {}";
    party.say(ANNA, nasty).await;
    assert_eq!(texts(&events.of("news").await.data), [nasty]);
}

#[tokio::test]
async fn a_lost_connection_misses_nothing_and_repeats_nothing() {
    let party = party();
    let first = party.say(ANNA, "one").await;
    let mut events = Events::listen(&party.url, BORIS, None).await;
    let seen = events.of("news").await;
    assert_eq!(texts(&seen.data), ["one"]);
    drop(events);
    party.say(ANNA, "two").await;
    party.act(ANNA, json!({ "do": "delete", "chat": party.group, "message": first })).await;
    let mut events = Events::listen(&party.url, BORIS, Some(&seen.id)).await;
    let news = events.of("news").await;
    assert_eq!((texts(&news.data), &news.data["fresh"]), (vec!["two"], &json!(false)));
    assert_eq!(news.data["gone"], json!([{ "chat": party.group, "id": first }]));
    // Numbers of another run mean nothing.
    let mut events = Events::listen(&party.url, BORIS, Some("1-5")).await;
    let news = events.of("news").await;
    assert_eq!((texts(&news.data), &news.data["fresh"]), (vec!["two"], &json!(true)));
}

#[tokio::test]
async fn older_messages_are_given_by_and_by() {
    let party = party();
    let topic = party.sandbox.look(|world| *world.chat(party.forum).unwrap().topics.first_key_value().unwrap().0);
    party.act(ANNA, json!({ "do": "say", "chat": party.forum, "topic": topic, "text": "here" })).await;
    for n in 0..200 {
        party.say(ANNA, &format!("{n}.")).await;
    }
    let mut events = Events::listen(&party.url, BORIS, None).await;
    let mut shown = events.of("news").await.data["messages"].as_array().unwrap().clone();
    shown.retain(|message| message["chat"] == party.group);
    assert_eq!(shown.len(), 80);
    let older = async |user: i64, rest: &str| party.get(&format!("/older?as={user}&{rest}")).await;
    for (count, more) in [(80, true), (41, false)] {
        let before = format!("chat={}&before={}", party.group, shown[0]["id"]);
        let found: Value = older(BORIS, &before).await.json().await.unwrap();
        let mut found_messages = found["messages"].as_array().unwrap().clone();
        assert_eq!((found_messages.len(), &found["more"]), (count, &json!(more)));
        found_messages.append(&mut shown);
        shown = found_messages;
    }
    assert!(shown.windows(2).all(|pair| pair[0]["id"].as_i64() < pair[1]["id"].as_i64()));
    let there: Value =
        older(BORIS, &format!("chat={}&topic={topic}&before=999", party.forum)).await.json().await.unwrap();
    assert_eq!((texts(&there), &there["more"]), (vec!["here"], &json!(false)));
    party.act(ANNA, json!({ "do": "start", "argument": "" })).await;
    assert_eq!(older(BORIS, &format!("chat={ANNA}&before=999")).await.status(), 404, "private");
    assert_eq!(older(BORIS, "chat=1").await.status(), 400);
}

/// A picture that calls somebody begins an answer, with the buttons that it has.
#[tokio::test]
async fn buttons_and_an_answer_begun_do_not_exclude_each_other() {
    let party = party();
    let send = async |caption: &str, button: Value| {
        let keys = json!({ "inline_keyboard": [[button]] }).to_string();
        let form = [
            ("chat_id", party.group.to_string()),
            ("caption", caption.to_owned()),
            ("parse_mode", "HTML".to_owned()),
            ("reply_markup", keys),
        ];
        party.picture(&form).await
    };
    let calls = |user: i64| format!("<a href=\"tg://user?id={user}\">you</a>");
    send(&calls(ANNA), json!({ "text": "a1", "callback_data": "a1" })).await;
    send(&calls(ANNA), json!({ "text": "My board", "url": "https://t.me/kletka_bot?start=m1" })).await;
    send("nobody", json!({ "text": "a1", "callback_data": "a1" })).await;
    let asked = async |user: i64| -> Vec<bool> {
        let news = Events::listen(&party.url, user, None).await.of("news").await.data;
        let photos = news["messages"].as_array().unwrap().iter().filter(|m| m["kind"] == "photo");
        photos.map(|message| message.get("ask").is_some()).collect()
    };
    assert_eq!([asked(ANNA).await, asked(BORIS).await], [[true, false, false], [false; 3]]);
    party.act(ANNA, json!({ "do": "admin", "on": true })).await;
    assert_eq!(asked(ANNA).await, [false; 3], "where the bot reads everything, nobody need answer");
}

#[tokio::test]
async fn whether_the_bot_hears_is_told() {
    let party = party();
    let mut events = Events::listen(&party.url, BORIS, None).await;
    let hears = |state: &Value, id: i64| {
        let chats = state["chats"].as_array().unwrap().iter().find(|chat| chat["id"] == id);
        chats.map(|chat| chat["hears"].clone())
    };
    let state = events.of("state").await.data;
    assert_eq!([hears(&state, party.group), hears(&state, BORIS)], [Some(json!(false)), Some(json!(true))]);
    party.act(ANNA, json!({ "do": "admin", "on": true })).await;
    assert_eq!(hears(&events.of("state").await.data, party.group), Some(json!(true)));
}

#[tokio::test]
async fn what_is_private_is_seen_by_one() {
    let party = party();
    let mut events = Events::listen(&party.url, BORIS, None).await;
    events.of("news").await;
    party.act(ANNA, json!({ "do": "start", "argument": "" })).await;
    party.say(VERA, "for all").await;
    let news = events.of("news").await;
    assert_eq!(texts(&news.data), ["for all"]);
    assert!(news.data["messages"].as_array().unwrap().iter().all(|m| m["chat"] == party.group), "{news:?}");
    assert_eq!(party.get("/events?as=99").await.status(), 404);
    assert_eq!(party.get("/events?as=4242").await.status(), 404, "nobody looks on as the bot");
    assert_eq!(party.get("/events").await.status(), 400);
}

#[tokio::test]
async fn answers_to_presses_reach_who_pressed() {
    let party = party();
    let keys = json!({ "inline_keyboard": [[{ "text": "Go", "callback_data": "go" }]] });
    let sent = party.call("sendMessage", json!({ "chat_id": party.group, "text": "?", "reply_markup": keys })).await;
    let mut anna = Events::listen(&party.url, ANNA, None).await;
    let mut boris = Events::listen(&party.url, BORIS, None).await;
    let shown = anna.of("news").await.data;
    let asked = shown["messages"].as_array().unwrap().iter().find(|message| message["text"] == "?").unwrap();
    assert_eq!(asked["buttons"][0][0]["text"], "Go");
    boris.of("news").await;
    let press = json!({ "do": "press", "chat": party.group, "message": sent["message_id"], "data": "go" });
    let press = party.told(ANNA, press).await["press"].clone();
    let answer = json!({ "callback_query_id": press, "text": "No", "show_alert": true });
    party.call("answerCallbackQuery", answer).await;
    let told = anna.of("news").await.data["toasts"].clone();
    assert_eq!(told, json!([{ "press": press, "text": "No", "alert": true, "url": null }]));
    party.say(VERA, "next").await;
    assert_eq!(boris.of("news").await.data["toasts"], json!([]));
}

#[tokio::test]
async fn what_the_bot_is_doing_is_told_until_it_is_done() {
    let party = party();
    let mut events = Events::listen(&party.url, BORIS, None).await;
    events.of("news").await;
    party.call("sendChatAction", json!({ "chat_id": party.group, "action": "upload_photo" })).await;
    let notices = events.of("news").await.data["notices"].clone();
    assert_eq!(notices, json!([{ "chat": party.group, "topic": null, "action": "upload_photo" }]));
    party.call("sendMessage", json!({ "chat_id": party.group, "text": "here" })).await;
    assert_eq!(events.of("news").await.data["notices"], json!([]));
}

#[tokio::test]
async fn commands_follow_scope_and_language() {
    let party = party();
    let set = async |scope: &str, language: &str, name: &str| {
        let commands = json!([{ "command": name, "description": "…" }]);
        let scope = json!({ "type": scope });
        party.call("setMyCommands", json!({ "commands": commands, "scope": scope, "language_code": language })).await;
    };
    set("default", "", "plain").await;
    set("default", "ru", "russian").await;
    set("all_group_chats", "", "group").await;
    let of = async |user| Events::listen(&party.url, user, None).await.of("state").await.data["commands"].clone();
    let name = |commands: &Value, scope: &str| commands[scope][0]["command"].clone();
    let (anna, vera) = (of(ANNA).await, of(VERA).await);
    assert_eq!((name(&anna, "private"), name(&anna, "group")), (json!("plain"), json!("group")));
    assert_eq!((name(&vera, "private"), name(&vera, "group")), (json!("russian"), json!("group")));
    // One chat alone.
    let commands = json!([{ "command": "own", "description": "…" }]);
    let scope = json!({ "type": "chat", "chat_id": party.group });
    party.call("setMyCommands", json!({ "commands": commands, "scope": scope })).await;
    let state = Events::listen(&party.url, VERA, None).await.of("state").await.data;
    let chats = state["chats"].as_array().expect("a list");
    let own = |id: i64| chats.iter().find(|chat| chat["id"] == id).map(|chat| chat["commands"][0]["command"].clone());
    assert_eq!((own(party.group), own(VERA)), (Some(json!("own")), Some(Value::Null)));
}

#[tokio::test]
async fn switches_are_shown_to_all() {
    let party = party();
    let mut events = Events::listen(&party.url, BORIS, None).await;
    let before = events.of("state").await.data["switches"].clone();
    assert_eq!((&before["privacy"], &before["running"], &before["faults"]), (&json!(true), &json!(false), &json!(0)));
    party.act(ANNA, json!({ "do": "fault", "kind": "internal", "times": 2 })).await;
    assert_eq!(events.of("state").await.data["switches"]["faults"], 2);
    party.act(ANNA, json!({ "do": "run", "on": false })).await;
    assert_eq!(events.of("state").await.data["switches"]["wanted"], false);
}
