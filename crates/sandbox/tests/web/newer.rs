//! New features of the messenger, as people see them, and as they do not in an older app.

use serde_json::{Value, json};

use crate::http::Events;
use crate::party::{ANNA, BORIS, VERA, party};

/// The messages of an event.
fn messages(news: &Value) -> &[Value] {
    news["messages"].as_array().map_or(&[], Vec::as_slice)
}

#[tokio::test]
async fn people_react_and_see_who_has() {
    let party = party();
    let message = party.say(ANNA, "e4").await;
    let mut events = Events::listen(&party.url, VERA, None).await;
    events.of("news").await;
    let react = |emoji: Value| json!({ "do": "react", "chat": party.group, "message": message, "emoji": emoji });
    party.act(BORIS, react(json!("👍"))).await;
    let news = events.of("news").await.data;
    assert_eq!(messages(&news)[0]["reactions"], json!([{ "emoji": "👍", "people": [BORIS] }]));
    let own = json!([{ "type": "emoji", "emoji": "👍" }]);
    let arguments = json!({ "chat_id": party.group, "message_id": message, "reaction": own });
    party.call("setMessageReaction", arguments).await;
    let bot = party.sandbox.look(kletka_sandbox::World::bot);
    let news = events.of("news").await.data;
    assert_eq!(messages(&news)[0]["reactions"], json!([{ "emoji": "👍", "people": [BORIS, bot] }]));
    party.act(BORIS, react(Value::Null)).await;
    let news = events.of("news").await.data;
    assert_eq!(messages(&news)[0]["reactions"], json!([{ "emoji": "👍", "people": [bot] }]));
    for (odd, why) in [(react(json!("<b>")), "malformed"), (react(json!("🐌")), "malformed")] {
        assert_eq!(party.refused(ANNA, odd).await, why);
    }
    let elsewhere = json!({ "do": "react", "chat": party.group, "message": 9_999, "emoji": "👍" });
    assert_eq!(party.refused(ANNA, elsewhere).await, "gone");
}

#[tokio::test]
async fn an_older_program_shows_less() {
    let party = party();
    let keys = json!({ "inline_keyboard": [[
        { "text": "Yes", "callback_data": "1", "style": "danger" },
        { "text": "Finished", "disabled": {} },
    ]], "force_reply": true });
    let text = "until <tg-time unix=\"1800000000\" format=\"r\">noon</tg-time>";
    let sent = json!({ "chat_id": party.group, "text": text, "parse_mode": "HTML", "reply_markup": keys });
    party.call("sendMessage", sent).await;
    let mut events = Events::listen(&party.url, BORIS, None).await;
    let first = events.of("state").await.data["switches"]["features"].clone();
    let known = |one: &Value| one["known"] == if one["name"] == "apps" { "nobody" } else { "all" };
    assert!(first.as_array().unwrap().iter().all(known), "{first}");
    let looks = |news: &Value| {
        let message = messages(news).iter().find(|message| message["buttons"].is_array()).unwrap();
        let [yes, finished] = [0, 1].map(|n| &message["buttons"][0][n]);
        let style = yes["style"].as_str().map(str::to_owned);
        let off = (yes["off"].clone(), finished["off"].clone());
        (style, off, message["entities"].is_array(), message["ask"].is_object(), message["reactions"].is_array())
    };
    let news = events.of("news").await.data;
    assert_eq!(looks(&news), (Some("danger".to_owned()), (json!(false), json!(true)), true, true, true));
    for name in ["styles", "disabled", "times", "fields", "reactions"] {
        party.told(ANNA, json!({ "do": "feature", "name": name, "known": "server" })).await;
    }
    let mut events = Events::listen(&party.url, BORIS, None).await;
    let news = events.of("news").await.data;
    assert_eq!(looks(&news), (None, (json!(false), json!(false)), false, false, false));
    let found = messages(&news).iter().find(|message| message["buttons"].is_array()).unwrap()["id"].clone();
    let react = json!({ "do": "react", "chat": party.group, "message": found, "emoji": "👍" });
    assert_eq!(party.refused(ANNA, react).await, "gone");
}

/// A picture that one person sees in the place of a message.
#[tokio::test]
async fn what_stands_in_the_place_of_a_message_says_so_and_goes_in_an_older_program() {
    let party = party();
    let keys = json!({ "inline_keyboard": [[{ "text": "My fleet", "callback_data": "1" }]] });
    let board =
        party.call("sendMessage", json!({ "chat_id": party.group, "text": "board", "reply_markup": keys })).await;
    let mut events = Events::listen(&party.url, ANNA, None).await;
    events.of("news").await;
    let pressed = json!({ "do": "press", "chat": party.group, "message": board["message_id"], "data": "1" });
    let press = party.told(ANNA, pressed).await["press"].clone();
    let to = json!({ "receiver_user_id": ANNA, "callback_query_id": press, "replace_callback_query_message": true });
    let own = json!({ "chat_id": party.group, "text": "your fleet", "ephemeral_message_parameters": to });
    party.call("sendMessage", own).await;
    let news = events.of("news").await.data;
    assert_eq!((&messages(&news)[0]["alone"], &messages(&news)[0]["replaces"]), (&json!(true), &board["message_id"]));
    let id = messages(&news)[0]["id"].clone();
    party.told(BORIS, json!({ "do": "feature", "name": "ephemeral", "known": "server" })).await;
    let news = events.of("news").await.data;
    assert!(news["gone"].as_array().unwrap().contains(&json!({ "chat": party.group, "id": id })), "{news}");
}

#[tokio::test]
async fn a_poll_is_voted_on_and_added_to() {
    let party = party();
    let poll = json!({ "chat_id": party.group, "question": "Our move?", "options": ["c7", "d4"], "is_anonymous": false,
        "allow_adding_options": true, "hide_results_until_closes": true });
    let sent = party.call("sendPoll", poll).await;
    let message = sent["message_id"].clone();
    let vote = |options: Value| json!({ "do": "vote", "chat": party.group, "message": message, "options": options });
    party.told(ANNA, json!({ "do": "add", "chat": party.group, "message": message, "text": "e5" })).await;
    party.told(BORIS, vote(json!([2]))).await;
    assert_eq!(party.refused(VERA, vote(json!([3]))).await, "gone");
    let mut events = Events::listen(&party.url, BORIS, None).await;
    let news = events.of("news").await.data;
    let shown = &messages(&news).iter().find(|found| found["kind"] == "poll").unwrap()["poll"];
    assert_eq!(shown["options"][2], json!({ "text": "e5", "count": 1, "mine": true, "by": ANNA }));
    assert_eq!((&shown["adding"], &shown["hidden"], &shown["open"]), (&json!(true), &json!(true), &json!(true)));
}

#[tokio::test]
async fn a_command_that_is_marked_so_reaches_the_bot_alone() {
    let party = party();
    let commands = json!([
        { "command": "rules", "description": "Rules", "is_ephemeral": true },
        { "command": "new", "description": "A game" },
    ]);
    let scope = json!({ "type": "all_group_chats" });
    party.call("setMyCommands", json!({ "commands": commands, "scope": scope })).await;
    let mut events = Events::listen(&party.url, ANNA, None).await;
    events.of("news").await;
    let said = |text: &str| json!({ "do": "say", "chat": party.group, "text": text });
    let public = || party.sandbox.look(|world| world.transcript(party.group));
    let before = public();
    party.act(ANNA, said("/rules@kletka_bot dots")).await;
    let own = messages(&events.of("news").await.data)[0].clone();
    assert_eq!((&own["alone"], &own["text"]), (&json!(true), &json!("/rules@kletka_bot dots")));
    assert_eq!(public(), before, "nobody else reads it");
    let told = party.sandbox.look(|world| world.ephemerals(party.group, ANNA).len());
    assert_eq!(told, 1);
    for aloud in ["/new@kletka_bot dots", "/rules@other_bot", "rules", "/rulesx"] {
        party.act(ANNA, said(aloud)).await;
        assert!(public().contains(aloud), "{aloud}");
    }
    party.act(BORIS, json!({ "do": "feature", "name": "ephemeral", "known": "server" })).await;
    party.act(ANNA, said("/rules@kletka_bot")).await;
    assert!(public().contains("/rules@kletka_bot"), "an older program says it aloud");
}

#[tokio::test]
async fn the_app_is_opened_by_a_person_and_only_where_it_is() {
    let party = party();
    let open = json!({ "do": "app", "start": "m17-0a" });
    assert_eq!(party.refused(ANNA, open.clone()).await, "gone", "there is none");
    let nobody = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = nobody.local_addr().unwrap();
    drop(nobody);
    party.sandbox.act(|world| world.set_app("board", address));
    assert_eq!(party.refused(ANNA, open.clone()).await, "gone", "it is switched off");
    let known = |known: &str| json!({ "do": "feature", "name": "apps", "known": known });
    party.act(ANNA, known("all")).await;
    party.act(ANNA, open.clone()).await;
    assert_eq!(party.refused(ANNA, json!({ "do": "app", "start": "m17 & more" })).await, "malformed");
    let page = crate::http::client().get(format!("{}/app/", party.url)).send().await.unwrap();
    assert_eq!(page.status(), 502, "nobody serves it");
    party.act(ANNA, known("server")).await;
    assert_eq!(party.refused(ANNA, open).await, "gone", "an older program does not open it");
    let page = crate::http::client().get(format!("{}/app/", party.url)).send().await.unwrap();
    assert_eq!(page.status(), 502, "but the bot still has it");
    let mut events = Events::listen(&party.url, BORIS, None).await;
    assert_eq!(events.next().await.data["app"], Value::Null);
    party.act(ANNA, known("nobody")).await;
    let page = crate::http::client().get(format!("{}/app/", party.url)).send().await.unwrap();
    assert_eq!(page.status(), 404);
}
