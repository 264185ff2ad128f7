//! Chats without the bot: cards and calls on the page.

use serde_json::{Value, json};

use crate::http::Events;
use crate::party::{ANNA, BORIS, Party, VERA, party};

/// The chat of Anna and Boris, and the group without the bot.
fn places(party: &Party) -> (i64, i64) {
    let of = |title: &str, bot: bool| {
        let there = |world: &kletka_sandbox::World| {
            world
                .chats()
                .find(|chat| chat.title == title && chat.private() == bot && chat.members.len() > 1)
                .map(|c| c.id)
        };
        party.sandbox.look(there).unwrap()
    };
    (of("", false), of("Next door", false))
}

fn chat(state: &Value, id: i64) -> Option<Value> {
    state["chats"].as_array().unwrap().iter().find(|chat| chat["id"] == id).cloned()
}

/// Anna types behind the bot's name in a chat, and the bot suggests a card. Returns the query.
async fn suggested(party: &Party, chat: i64) -> Value {
    party.sandbox.set_inline(true);
    let query = party.told(ANNA, json!({ "do": "inline", "chat": chat, "text": "dots" })).await["query"].clone();
    let buttons = json!({ "inline_keyboard": [[
        { "text": "Join", "callback_data": "j" },
        { "text": "Play", "switch_inline_query_chosen_chat": { "query": "dots", "allow_user_chats": true } },
    ]] });
    let card = json!({ "type": "article", "id": "1", "title": "Dots", "reply_markup": buttons,
        "input_message_content": { "message_text": "Dots 20" } });
    let broken = json!({ "type": "photo", "id": "2", "photo_url": "http://127.0.0.1:1/a.jpg", "caption": "x" });
    let above = json!({ "text": "My matches", "start_parameter": "matches" });
    let answer = json!({ "inline_query_id": query.to_string(), "results": [card, broken], "button": above });
    party.call("answerInlineQuery", answer).await;
    query
}

#[tokio::test]
async fn a_chat_of_two_is_called_like_the_other() {
    let party = party();
    let (pair, foreign) = places(&party);
    for (user, other) in [(ANNA, "Boris"), (BORIS, "Anna")] {
        let state = Events::listen(&party.url, user, None).await.of("state").await.data;
        let shown = chat(&state, pair).unwrap();
        assert_eq!((&shown["title"], &shown["kind"], &shown["bot"]), (&json!(other), &json!("pair"), &json!(false)));
        assert_eq!((&shown["hears"], &chat(&state, foreign).unwrap()["bot"]), (&json!(true), &json!(false)));
    }
    let state = Events::listen(&party.url, VERA, None).await.of("state").await.data;
    assert_eq!(chat(&state, pair), None);
    assert_eq!(party.refused(VERA, json!({ "do": "say", "chat": pair, "text": "hi" })).await, "gone");
    party.act(ANNA, json!({ "do": "admin", "on": true })).await;
    let state = Events::listen(&party.url, VERA, None).await.of("state").await.data;
    assert_eq!(state["switches"]["admin"], true, "the group without the bot does not count");
}

#[tokio::test]
async fn a_card_is_posted_pressed_passed_on_and_deleted() {
    let party = party();
    let (pair, foreign) = places(&party);
    let mut events = Events::listen(&party.url, ANNA, None).await;
    events.of("news").await;
    let query = suggested(&party, pair).await;
    let suggestions = events.of("news").await.data["suggestions"][0].clone();
    assert_eq!(suggestions["button"], json!({ "text": "My matches", "argument": "matches" }));
    assert_eq!((&suggestions["rows"][0]["title"], &suggestions["rows"][1]["broken"]), (&json!("Dots"), &json!(true)));
    assert_eq!(party.refused(ANNA, json!({ "do": "choose", "query": query, "row": 1 })).await, "gone");
    let card = party.told(ANNA, json!({ "do": "choose", "query": query, "row": 0 })).await["message"].clone();
    let shown = events.of("news").await.data["messages"][0].clone();
    let pick = json!({ "query": "dots", "users": true, "bots": false, "groups": false });
    assert_eq!((&shown["via"], &shown["buttons"][0][1]["pick"]), (&json!(4242), &pick));
    assert_eq!(party.refused(ANNA, json!({ "do": "edit", "chat": pair, "message": card, "text": "x" })).await, "gone");
    let press = json!({ "do": "press", "chat": pair, "message": card, "data": "j" });
    let press = party.told(BORIS, press).await["press"].clone();
    assert!(press.is_string(), "{press}");
    let pressed = party.sandbox.look(|world| world.updates().pop().unwrap().json);
    let id = pressed["callback_query"]["inline_message_id"].clone();
    party.call("editMessageText", json!({ "inline_message_id": id, "text": "Anna and Boris" })).await;
    assert_eq!(events.of("news").await.data["messages"][0]["text"], "Anna and Boris");
    let forward = |to: i64| json!({ "do": "forward", "chat": pair, "message": card, "to": to });
    party.told(BORIS, forward(foreign)).await;
    assert_eq!(party.sandbox.messages(foreign).last().unwrap().text, "Anna and Boris");
    assert_eq!(party.refused(BORIS, forward(ANNA)).await, "gone", "the private chat of another");
    assert_eq!(party.refused(VERA, forward(foreign)).await, "gone");
    let copy = party.sandbox.messages(foreign).last().unwrap().id;
    assert_eq!(party.refused(ANNA, json!({ "do": "delete", "chat": foreign, "message": copy })).await, "gone");
    party.told(BORIS, json!({ "do": "delete", "chat": pair, "message": card })).await;
    assert!(party.sandbox.messages(pair).last().unwrap().deleted, "either of two may delete it");
}

#[tokio::test]
async fn the_owner_of_the_bot_switches_what_it_may() {
    let party = party();
    let (pair, _) = places(&party);
    let turn = party.sandbox.wanted().borrow().turn;
    party.told(ANNA, json!({ "do": "feedback", "level": "half" })).await;
    party.told(ANNA, json!({ "do": "guests", "on": true })).await;
    assert_eq!(party.sandbox.wanted().borrow().turn, turn + 1, "the bot asks for guest mode when it starts");
    let state = Events::listen(&party.url, ANNA, None).await.of("state").await.data;
    assert_eq!((&state["switches"]["feedback"], &state["switches"]["guests"]), (&json!("half"), &json!(true)));
    party.call("getUpdates", json!({ "allowed_updates": ["guest_message"] })).await;
    party.told(ANNA, json!({ "do": "say", "chat": pair, "text": "@kletka_bot dots" })).await;
    let called = party.sandbox.look(|world| world.updates().pop().unwrap().json);
    let board =
        json!({ "type": "article", "id": "1", "title": "Dots", "input_message_content": { "message_text": "here" } });
    let answer = json!({ "guest_query_id": called["guest_message"]["guest_query_id"], "result": board });
    party.call("answerGuestQuery", answer).await;
    let news = Events::listen(&party.url, BORIS, None).await.of("news").await.data;
    let shown =
        news["messages"].as_array().unwrap().iter().find(|message| message["chat"] == pair && message["from"] == 4242);
    assert_eq!(shown.unwrap()["text"], "here");
}
