//! Guest mode: the bot is called where it is not a member, and answers once.

use kletka_sandbox::{Doubt, Matter};
use serde_json::{Value, json};

use crate::cards::{Away, away, keys};
use crate::{call, description};

/// A sandbox with guest mode, and a bot that asks for its updates.
fn hosted() -> Away {
    let away = away();
    away.sandbox.set_guests(true);
    let kinds = json!({ "allowed_updates": ["message", "callback_query", "guest_message"] });
    assert_eq!(call(&away.sandbox, "getUpdates", &kinds)["ok"], true);
    away
}

fn board(text: &str) -> Value {
    json!({ "type": "article", "id": "b", "title": "Board", "reply_markup": keys(),
        "input_message_content": { "message_text": text } })
}

impl Away {
    fn calls(&self) -> Vec<Value> {
        self.told("guest_message")
    }

    /// The bot answers its newest call.
    fn answers(&self, result: &Value) -> Value {
        let id = self.calls().pop().unwrap()["guest_query_id"].clone();
        call(&self.sandbox, "answerGuestQuery", &json!({ "guest_query_id": id, "result": result }))
    }
}

#[test]
fn a_call_is_answered_once_and_the_answer_is_a_card() {
    let away = hosted();
    assert_eq!(call(&away.sandbox, "getMe", &json!({}))["result"]["supports_guest_queries"], true);
    for chat in [away.pair, away.foreign] {
        let said = away.sandbox.say(away.anna, chat, "@Kletka_bot dots");
        let called = away.calls().pop().unwrap();
        assert_eq!((&called["text"], &called["message_id"]), (&json!("@Kletka_bot dots"), &json!(said)));
        assert_eq!(called["from"]["id"], away.anna);
        let answered = away.answers(&board("Dots: Anna"));
        let id = answered["result"]["inline_message_id"].as_str().unwrap_or_else(|| panic!("{answered}")).to_owned();
        let card = away.sandbox.last(chat).unwrap();
        assert_eq!((card.from, card.reply_to, card.inline_id.as_deref()), (4242, Some(said), Some(id.as_str())));
        assert_eq!((card.via_bot, card.guest_of), (false, Some(away.anna)));
        let late = "Bad Request: query is too old and response timeout expired or query ID is invalid";
        assert_eq!(away.answers(&board("again"))["description"], late);
        away.sandbox.press(away.boris, chat, card.id, "Join");
        assert_eq!(away.told("callback_query").pop().unwrap()["inline_message_id"], json!(id));
        assert_eq!(away.edits("editMessageText", &id, json!({ "text": "Dots: Boris" })), json!(true));
        // A reply to the answer calls it again, and brings it along without its id.
        away.sandbox.reply(away.boris, chat, card.id, "k10");
        let called = away.calls().pop().unwrap();
        assert_eq!((&called["text"], &called["reply_to_message"]["text"]), (&json!("k10"), &json!("Dots: Boris")));
        assert_eq!(called["reply_to_message"].get("inline_message_id"), None);
        assert_eq!(called["reply_to_message"]["guest_bot_caller_user"]["id"], away.anna);
    }
    assert_eq!(away.told("message"), [] as [Value; 0], "nothing else is told");
}

#[test]
fn only_a_call_is_a_call() {
    let away = hosted();
    let (card, _) = away.card(away.pair);
    away.sandbox.say(away.anna, away.pair, "dots");
    away.sandbox.say(away.anna, away.pair, "/new@kletka_bot dots");
    away.sandbox.say(away.anna, away.pair, "@kletka_bots dots");
    away.sandbox.say(away.anna, away.anna, "@kletka_bot dots");
    away.sandbox.reply(away.boris, away.pair, card.id, "k10");
    let group = away.sandbox.add_group("With the bot", &[away.anna]);
    away.sandbox.say(away.anna, group, "@kletka_bot dots");
    assert_eq!(away.calls().len(), 0);
    away.sandbox.set_doubt(Doubt::CardReplies, true);
    away.sandbox.reply(away.boris, away.pair, card.id, "k10");
    assert_eq!(away.calls().pop().unwrap()["reply_to_message"]["reply_markup"], keys());
    away.sandbox.set_doubt(Doubt::Overlap, true);
    away.sandbox.set_privacy(false);
    let twice = away.sandbox.say(away.anna, group, "@kletka_bot dots");
    assert_eq!(away.calls().pop().unwrap()["message_id"], twice);
    assert_eq!(away.told("message").pop().unwrap()["message_id"], twice);
    let before = away.calls().len();
    away.sandbox.set_guests(false);
    away.sandbox.say(away.anna, away.pair, "@kletka_bot dots");
    assert_eq!(away.calls().len(), before);
}

#[test]
fn a_bot_that_does_not_ask_for_calls_gets_none() {
    let away = away();
    away.sandbox.set_guests(true);
    away.sandbox.say(away.anna, away.pair, "@kletka_bot dots");
    call(&away.sandbox, "getUpdates", &json!({ "allowed_updates": ["message"] }));
    away.sandbox.say(away.anna, away.pair, "@kletka_bot dots");
    assert_eq!(away.calls().len(), 0);
}

/// The number of the chat in a call is that of somebody's private chat with the bot. Nothing must be sent there.
#[test]
fn the_chat_of_two_has_a_number_that_means_another_one() {
    let away = hosted();
    away.sandbox.say(away.anna, away.pair, "@kletka_bot dots");
    let chat = away.calls().pop().unwrap()["chat"].clone();
    assert_eq!((&chat["id"], &chat["type"]), (&json!(away.boris), &json!("private")));
    away.sandbox.set_doubt(Doubt::CallersChat, true);
    away.sandbox.say(away.anna, away.pair, "@kletka_bot dots");
    assert_eq!(away.calls().pop().unwrap()["chat"]["id"], away.anna);
}

#[test]
fn a_refused_answer_leaves_room_for_another() {
    let away = hosted();
    let file = away.uploaded();
    let photo =
        json!({ "type": "photo", "id": "p", "photo_file_id": file, "caption": "board", "reply_markup": keys() });
    away.sandbox.set_permitted(away.foreign, Matter::Photo, false);
    away.sandbox.say(away.anna, away.foreign, "@kletka_bot dots");
    assert_eq!(away.answers(&photo)["description"], "Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN");
    assert_eq!(away.answers(&board(""))["description"], "Bad Request: message text is empty");
    assert_eq!(away.answers(&board("in letters"))["ok"], true);
    away.sandbox.say(away.anna, away.pair, "@kletka_bot dots");
    assert_eq!(away.answers(&photo)["ok"], true);
    assert_eq!(away.sandbox.last(away.pair).unwrap().photo().unwrap().width, 40);
    let nobody = json!({ "guest_query_id": "5", "result": board("x") });
    let late = "Bad Request: query is too old and response timeout expired or query ID is invalid";
    assert_eq!(description(&away.sandbox, "answerGuestQuery", &nobody), late);
}
