//! Cards: messages that people post from the bot's suggestions, in chats that the bot is in or not.

use std::time::Duration;

use kletka_sandbox::{BotStanding, ChatKind, Doubt, Feedback, Message, Pace, Sandbox, SandboxConfig};
use serde_json::{Value, json};

use crate::{call, description, party, png, raw};

/// A sandbox with inline mode. Anna and Boris have a chat of their own, and are in a group without the bot.
pub struct Away {
    pub sandbox: Sandbox,
    pub anna: i64,
    pub boris: i64,
    pub pair: i64,
    pub foreign: i64,
}

pub fn away() -> Away {
    let sandbox = Sandbox::start(SandboxConfig { inline: true, ..SandboxConfig::default() }).unwrap();
    let (anna, boris, _) = party(&sandbox);
    let pair = sandbox.add_pair(anna, boris);
    let foreign = sandbox.add_foreign_group("Next door", &[anna, boris]);
    Away { sandbox, anna, boris, pair, foreign }
}

pub fn keys() -> Value {
    json!({ "inline_keyboard": [[{ "text": "Join", "callback_data": "j:1" }]] })
}

/// An article that becomes a card.
fn challenge() -> Value {
    json!({ "type": "article", "id": "dots", "title": "Dots", "reply_markup": keys(),
        "input_message_content": { "message_text": "<b>Dots</b> 20", "parse_mode": "HTML" } })
}

impl Away {
    /// Anna types in a chat and posts the only row of the answer.
    pub fn posts(&self, chat: i64, row: &Value) -> Message {
        let query = self.sandbox.type_inline(self.anna, chat, None, "dots");
        let answer = json!({ "inline_query_id": query.to_string(), "results": [row] });
        assert_eq!(description(&self.sandbox, "answerInlineQuery", &answer), "ok");
        let id = self.sandbox.choose(query, 0);
        self.sandbox.message(chat, id).unwrap()
    }

    /// Anna posts a challenge. Returns the id of the card as well.
    pub fn card(&self, chat: i64) -> (Message, String) {
        let card = self.posts(chat, &challenge());
        let id = card.inline_id.clone().unwrap();
        (card, id)
    }

    /// What an edit of a card leads to: `true`, or the refusal.
    pub fn edits(&self, method: &str, card: &str, mut body: Value) -> Value {
        body["inline_message_id"] = json!(card);
        let answer = call(&self.sandbox, method, &body);
        answer.get("result").unwrap_or(&answer["description"]).clone()
    }

    /// The updates so far of a kind.
    pub fn told(&self, kind: &str) -> Vec<Value> {
        let all = self.sandbox.look(|world| world.updates());
        all.iter().filter_map(|update| update.json.get(kind).cloned()).collect()
    }

    /// The id of a picture that the bot has uploaded to Anna's private chat.
    pub fn uploaded(&self) -> String {
        self.sandbox.start_private(self.anna, "");
        let path = format!("/bot{}/sendPhoto", self.sandbox.token());
        let head = format!("--x\r\nContent-Disposition: form-data; name=\"chat_id\"\r\n\r\n{}\r\n", self.anna);
        let file = "--x\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a.png\"\r\n\r\n";
        let body = [head.as_bytes(), file.as_bytes(), &png(40, 30), b"\r\n--x--\r\n"].concat();
        let (status, answer) = raw(&self.sandbox, &path, "multipart/form-data; boundary=x", &body);
        assert_eq!(status, 200, "{answer}");
        let answer: Value = serde_json::from_str(&answer).unwrap();
        answer["result"]["photo"][0]["file_id"].as_str().unwrap().to_owned()
    }
}

#[test]
fn the_bot_knows_nothing_of_chats_without_it() {
    let away = away();
    for chat in [away.pair, away.foreign] {
        let said = away.sandbox.say(away.boris, chat, "/new@kletka_bot dots");
        assert_eq!(away.sandbox.update_of(chat, said), None);
        for (method, more) in
            [("sendMessage", json!({ "text": "hi" })), ("getChat", json!({})), ("leaveChat", json!({}))]
        {
            let mut body = more.clone();
            body["chat_id"] = json!(chat);
            assert_eq!(description(&away.sandbox, method, &body), "Bad Request: chat not found", "{method}");
        }
    }
    assert_eq!(away.sandbox.last_update(), None);
    let of = |chat: i64| away.sandbox.look(|world| world.chat(chat).map(|chat| (chat.kind, chat.bot)));
    assert_eq!(of(away.pair), Some((ChatKind::Pair, BotStanding::Never)));
    away.sandbox.set_bot(away.pair, BotStanding::Member);
    away.sandbox.add_bot(away.anna, away.foreign);
    assert_eq!((of(away.pair).unwrap().1, of(away.foreign).unwrap().1), (BotStanding::Never, BotStanding::Member));
    assert_eq!(away.told("my_chat_member")[0]["old_chat_member"]["status"], "left");
    let hello = json!({ "chat_id": away.foreign, "text": "hi" });
    assert_eq!(description(&away.sandbox, "sendMessage", &hello), "ok");
}

#[test]
#[should_panic(expected = "between two others")]
fn nobody_else_writes_in_the_chat_of_two() {
    let away = away();
    let vera = away.sandbox.add_user(9, "Vera", None, "ru");
    away.sandbox.say(vera, away.pair, "hi");
}

#[test]
fn a_card_is_pressed_where_the_bot_is_not() {
    let away = away();
    let basic = away.sandbox.add_group("Basic", &[away.anna]);
    for (chat, kind) in [(away.pair, "private"), (away.foreign, "supergroup"), (basic, "group"), (away.anna, "sender")]
    {
        let (card, id) = away.card(chat);
        assert_eq!(away.told("inline_query").pop().unwrap()["chat_type"], kind);
        assert_eq!((card.from, card.via_bot, card.text.as_str()), (away.anna, true, "Dots 20"));
        assert_eq!(card.entities[0].kind.name(), "bold");
        away.sandbox.press(away.boris, chat, card.id, "Join");
        let press = away.told("callback_query").pop().unwrap();
        assert_eq!((&press["inline_message_id"], &press["data"]), (&json!(id), &json!("j:1")));
        assert_eq!((press["from"]["id"].as_i64(), press.get("message")), (Some(away.boris), None));
        let instance = press["chat_instance"].as_str().unwrap();
        assert!(instance.parse::<i64>().is_ok() && instance != chat.to_string(), "{instance}");
        away.sandbox.press(away.anna, chat, card.id, "j:1");
        assert_eq!(away.told("callback_query").pop().unwrap()["chat_instance"], instance);
        // Only a chat with the bot in it tells of the message itself.
        let known = away.sandbox.update_of(chat, card.id).is_some();
        assert_eq!(known, chat == basic || chat == away.anna, "{kind}");
        assert_eq!(away.sandbox.last_card(chat).map(|card| card.id), Some(card.id));
        assert_eq!(away.sandbox.card(&id), Some((chat, card.id)));
    }
    let told = away.told("message").into_iter().find(|message| message["chat"]["id"] == basic).unwrap();
    assert_eq!((&told["reply_markup"], &told["via_bot"]["id"]), (&keys(), &json!(4242)));
    // The messages of the bot's own chats carry the same number as cards there.
    let board = call(&away.sandbox, "sendMessage", &json!({ "chat_id": basic, "text": "x", "reply_markup": keys() }));
    let board = i32::try_from(board["result"]["message_id"].as_i64().unwrap()).unwrap();
    away.sandbox.press(away.anna, basic, board, "Join");
    let presses = away.told("callback_query");
    let there = presses
        .iter()
        .find(|press| press["inline_message_id"] == json!(away.sandbox.last_card(basic).unwrap().inline_id));
    assert_eq!(presses.last().unwrap()["chat_instance"], there.unwrap()["chat_instance"]);
}

#[test]
fn a_card_without_buttons_has_no_id() {
    let away = away();
    let mut row = challenge();
    row.as_object_mut().unwrap().remove("reply_markup");
    assert_eq!(away.posts(away.pair, &row).inline_id, None);
    let app = json!({ "inline_keyboard": [[{ "text": "App", "web_app": { "url": "https://bot.example/" } }]] });
    row["reply_markup"] = app;
    let query = away.sandbox.type_inline(away.anna, away.pair, None, "");
    let answer = json!({ "inline_query_id": query.to_string(), "results": [row] });
    assert_eq!(description(&away.sandbox, "answerInlineQuery", &answer), "Bad Request: BUTTON_TYPE_INVALID");
}

#[test]
fn a_card_is_edited() {
    let away = away();
    let (card, id) = away.card(away.pair);
    let now = || away.sandbox.message(away.pair, card.id).unwrap();
    let text = json!({ "text": "<b>Dots</b>: Anna", "parse_mode": "HTML", "reply_markup": keys() });
    assert_eq!(away.edits("editMessageText", &id, text.clone()), json!(true));
    assert_eq!((now().text.as_str(), now().edits, now().button("Join").is_some()), ("Dots: Anna", 1, true));
    let same = away.edits("editMessageText", &id, text);
    assert!(same.as_str().unwrap().starts_with("Bad Request: message is not modified"), "{same}");
    assert_eq!(away.edits("editMessageReplyMarkup", &id, json!({})), json!(true));
    assert!(now().keyboard.is_none());
    assert_eq!(away.edits("editMessageReplyMarkup", &id, json!({ "reply_markup": keys() })), json!(true));
    assert_eq!(away.edits("editMessageText", &id, json!({ "text": "bare" })), json!(true));
    assert!(now().keyboard.is_none(), "an edit without a keyboard takes it off");
    // The bot reads of where it was, and a fault finds it there.
    let edit = away.sandbox.calls_of("editMessageText").pop().unwrap();
    assert_eq!((edit.chat, edit.message), (Some(away.pair), Some(card.id)));
    let not_ours = "Bad Request: invalid inline message identifier specified";
    assert_eq!(away.edits("editMessageText", "CAADAgAD", json!({ "text": "x" })), not_ours);
    let unknown = format!("AgAA{}", "0".repeat(32));
    assert_eq!(away.edits("editMessageText", &unknown, json!({ "text": "x" })), "Bad Request: MESSAGE_ID_INVALID");
    away.sandbox.delete(away.pair, card.id);
    assert_eq!(away.edits("editMessageText", &id, json!({ "text": "x" })), "Bad Request: MESSAGE_ID_INVALID");
    away.sandbox.set_doubt(Doubt::GoneOtherwise, true);
    let otherwise = "Bad Request: message to edit not found";
    assert_eq!(away.edits("editMessageText", &id, json!({ "text": "x" })), otherwise);
    away.sandbox.press_data(away.boris, away.pair, card.id, "j:1");
    assert_eq!(away.told("callback_query").pop().unwrap()["inline_message_id"], json!(id), "a press may come late");
}

#[test]
fn a_text_becomes_a_picture_and_stays_one() {
    let away = away();
    let (card, id) = away.card(away.foreign);
    let file = away.uploaded();
    let now = || away.sandbox.message(away.foreign, card.id).unwrap();
    let media = |file: &str, caption: &str| json!({ "media": { "type": "photo", "media": file, "caption": caption } });
    assert_eq!(away.edits("editMessageMedia", &id, media(&file, "the board")), json!(true));
    assert_eq!((now().text.as_str(), now().photo().unwrap().width), ("the board", 40));
    let same = away.edits("editMessageMedia", &id, media(&file, "the board"));
    assert!(same.as_str().unwrap().starts_with("Bad Request: message is not modified"), "{same}");
    assert_eq!(away.sandbox.pictures(away.foreign).len(), 1);
    assert_eq!(away.edits("editMessageText", &id, json!({ "text": "words" })), json!(true));
    assert_eq!((now().text.as_str(), now().photo().is_some()), ("words", true), "it never becomes a text again");
    let long = "x".repeat(1025);
    assert_eq!(away.edits("editMessageText", &id, json!({ "text": long })), "Bad Request: MEDIA_CAPTION_TOO_LONG");
    away.sandbox.set_doubt(Doubt::CaptionOnly, true);
    let refused = "Bad Request: there is no text in the message to edit";
    assert_eq!(away.edits("editMessageText", &id, json!({ "text": "more" })), refused);
    assert_eq!(away.edits("editMessageCaption", &id, json!({ "caption": "more" })), json!(true));
    assert_eq!(now().text, "more");
    let unknown = "Bad Request: wrong file identifier/HTTP URL specified";
    assert_eq!(away.edits("editMessageMedia", &id, media("file-99", "")), unknown);
}

#[test]
fn nothing_is_uploaded_to_a_card() {
    let away = away();
    let (card, id) = away.card(away.pair);
    let path = format!("/bot{}/editMessageMedia", away.sandbox.token());
    let media = json!({ "type": "photo", "media": "attach://board" });
    let part = |head: &str| format!("--x\r\nContent-Disposition: form-data; {head}\r\n\r\n");
    let texts = format!("{}{id}\r\n{}{media}\r\n", part("name=\"inline_message_id\""), part("name=\"media\""));
    let file = part("name=\"board\"; filename=\"a.png\"");
    let body = [texts.as_bytes(), file.as_bytes(), &png(40, 30), b"\r\n--x--\r\n"].concat();
    let (status, answer) = raw(&away.sandbox, &path, "multipart/form-data; boundary=x", &body);
    assert_eq!(status, 400, "{answer}");
    assert!(answer.contains("Bad Request: invalid message content specified"), "{answer}");
    assert_eq!(away.sandbox.message(away.pair, card.id).unwrap().edits, 0);
}

#[test]
fn rows_with_pictures_of_the_bot() {
    let away = away();
    let file = away.uploaded();
    let row =
        json!({ "type": "photo", "id": "p", "photo_file_id": file, "caption": "the board", "reply_markup": keys() });
    let card = away.posts(away.pair, &row);
    assert_eq!((card.text.as_str(), card.photo().unwrap().width, card.inline_id.is_some()), ("the board", 40, true));
    let mut row = row;
    row["input_message_content"] = json!({ "message_text": "words" });
    let card = away.posts(away.pair, &row);
    assert_eq!((card.text.as_str(), card.photo()), ("words", None));
}

#[test]
fn edits_count_to_the_pace_of_the_chat() {
    let away = away();
    away.sandbox.set_pace(Some(Pace::default()));
    for (chat, admitted) in [(away.pair, 3), (away.foreign, 20)] {
        let (_, id) = away.card(chat);
        let edit = |n: usize| away.edits("editMessageText", &id, json!({ "text": format!("{n}") }));
        let done = (0..admitted + 1).filter(|n| edit(*n) == json!(true)).count();
        assert_eq!(done, admitted, "{chat}");
        let body = json!({ "inline_message_id": id, "text": "more" });
        let answer = call(&away.sandbox, "editMessageText", &body);
        assert!(answer["error_code"] == 429 && answer["parameters"]["retry_after"].as_u64() >= Some(1), "{answer}");
        away.sandbox.advance(Duration::from_secs(60));
        assert_eq!(edit(99), json!(true));
    }
}

#[test]
fn a_copy_of_a_card_is_none() {
    let away = away();
    let (card, id) = away.card(away.pair);
    let copy = away.sandbox.forward(away.boris, away.pair, card.id, away.foreign);
    let copied = away.sandbox.message(away.foreign, copy).unwrap();
    assert_eq!((copied.inline_id, copied.keyboard, copied.text.as_str()), (None, None, "Dots 20"));
    assert_eq!(away.edits("editMessageText", &id, json!({ "text": "board" })), json!(true));
    assert_eq!(away.sandbox.message(away.foreign, copy).unwrap().text, "Dots 20", "it never changes");
    let leads = json!({ "inline_keyboard": [[{ "text": "See", "url": "https://t.me/kletka_bot?start=m1" }],
        [{ "text": "Play", "switch_inline_query_chosen_chat": { "query": "dots", "allow_user_chats": true } }]] });
    assert_eq!(away.edits("editMessageReplyMarkup", &id, json!({ "reply_markup": leads })), json!(true));
    let copy = away.sandbox.forward(away.boris, away.pair, card.id, away.foreign);
    let copied = away.sandbox.message(away.foreign, copy).unwrap();
    assert_eq!((copied.inline_id.as_ref(), copied.buttons().len()), (None, 2));
}

#[test]
fn the_bot_is_told_what_was_chosen_as_often_as_its_owner_wants() {
    let away = away();
    let mut bare = challenge();
    bare.as_object_mut().unwrap().remove("reply_markup");
    for (feedback, told) in [(Feedback::Off, 0), (Feedback::Half, 2), (Feedback::On, 4)] {
        away.sandbox.set_feedback(feedback);
        let before = away.told("chosen_inline_result").len();
        for _ in 0..4 {
            away.card(away.pair);
        }
        assert_eq!(away.told("chosen_inline_result").len() - before, told, "{feedback:?}");
    }
    let chosen = away.told("chosen_inline_result").pop().unwrap();
    let card = away.sandbox.last_card(away.pair).unwrap();
    assert_eq!((&chosen["inline_message_id"], &chosen["result_id"]), (&json!(card.inline_id), &json!("dots")));
    assert_eq!((&chosen["query"], &chosen["from"]["id"]), (&json!("dots"), &json!(away.anna)));
    away.posts(away.pair, &bare);
    assert_eq!(away.told("chosen_inline_result").pop().unwrap().get("inline_message_id"), None);
}

#[test]
fn what_nobody_knows_goes_both_ways() {
    let away = away();
    let (card, _) = away.card(away.pair);
    away.sandbox.start_private(away.boris, "");
    away.sandbox.block(away.boris);
    let presses = || away.told("callback_query").len();
    away.sandbox.press(away.boris, away.pair, card.id, "Join");
    assert_eq!(presses(), 1);
    away.sandbox.set_doubt(Doubt::BlockedPresses, true);
    away.sandbox.press(away.boris, away.pair, card.id, "Join");
    assert_eq!(presses(), 1);
    // Where the bot is a member it gets the card as well, before or after the first press.
    let group = away.sandbox.add_group("Friends", &[away.anna]);
    let (early, _) = away.card(group);
    away.sandbox.press(away.anna, group, early.id, "Join");
    away.sandbox.set_doubt(Doubt::PressFirst, true);
    let (late, _) = away.card(group);
    assert_eq!(away.sandbox.update_of(group, late.id), None);
    away.sandbox.press(away.anna, group, late.id, "Join");
    let pressed = away.sandbox.last_update().unwrap() - 1;
    assert_eq!(away.sandbox.update_of(group, late.id), Some(pressed + 1));
    assert!(away.sandbox.update_of(group, early.id) < Some(pressed));
}

#[test]
fn a_button_above_the_rows_leads_to_the_private_chat() {
    let away = away();
    let answered = |button: Value| {
        let query = away.sandbox.type_inline(away.anna, away.pair, None, "");
        let answer = json!({ "inline_query_id": query.to_string(), "results": [], "button": button });
        (query, description(&away.sandbox, "answerInlineQuery", &answer))
    };
    let (query, said) = answered(json!({ "text": "My matches", "start_parameter": "matches" }));
    let button = away.sandbox.button_above(query).unwrap();
    assert_eq!((said.as_str(), button.text.as_str(), button.argument.as_str()), ("ok", "My matches", "matches"));
    let (_, said) = answered(json!({ "text": "My matches", "start_parameter": "a b" }));
    assert_eq!(said, "Bad Request: START_PARAM_INVALID");
}

#[test]
fn cards_survive_the_process() {
    let dir = tempfile::tempdir().unwrap();
    let config = || SandboxConfig { inline: true, ..SandboxConfig::default() };
    let sandbox = Sandbox::open(config(), dir.path()).unwrap();
    let (anna, boris, _) = party(&sandbox);
    let pair = sandbox.add_pair(anna, boris);
    let first = Away { sandbox, anna, boris, pair, foreign: 0 };
    let (card, id) = first.card(pair);
    drop(first);
    let sandbox = Sandbox::open(config(), dir.path()).unwrap();
    assert_eq!(sandbox.card(&id), Some((pair, card.id)));
    let again = Away { sandbox, anna, boris, pair, foreign: 0 };
    assert_eq!(again.edits("editMessageText", &id, json!({ "text": "board" })), json!(true));
}
