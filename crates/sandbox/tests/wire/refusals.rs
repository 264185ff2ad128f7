//! Refused calls, and their error texts.

use kletka_sandbox::{Sandbox, SandboxConfig};
use serde_json::{Value, json};
use teloxide::payloads::*;
use teloxide::prelude::*;
use teloxide::types::{InputFile, MessageId, ReplyParameters, ThreadId, UpdateKind};
use teloxide::{ApiError, RequestError};

use crate::{bot, call, description, party, png, raw, sandbox};

/// A call that is refused, and in which words.
type Case = (&'static str, Value, &'static str);

/// Invalid messages to a group.
fn wrong_messages(group: i64) -> Vec<Case> {
    let key = |data: &str| json!({ "inline_keyboard": [[{ "text": "a", "callback_data": data }]] });
    vec![
        ("sendMessage", json!({ "text": "x" }), "chat_id is empty"),
        ("sendMessage", json!({ "chat_id": 1, "text": "x" }), "chat not found"),
        ("setMyCommands", json!({ "commands": [], "scope": { "type": "chat", "chat_id": 1 } }), "chat not found"),
        ("sendMessage", json!({ "chat_id": group, "text": " \n" }), "message text is empty"),
        ("sendMessage", json!({ "chat_id": group, "text": "x".repeat(4097) }), "message is too long"),
        ("sendMessage", json!({ "chat_id": group, "text": "x", "reply_markup": key("") }), "BUTTON_DATA_INVALID"),
        (
            "sendMessage",
            json!({ "chat_id": group, "text": "x", "reply_markup": key(&"é".repeat(33)) }),
            "BUTTON_DATA_INVALID",
        ),
        (
            "sendMessage",
            json!({ "chat_id": group, "text": "<b>x", "parse_mode": "HTML" }),
            "can't parse entities: Can't find end tag corresponding to start tag \"b\"",
        ),
        (
            "sendMessage",
            json!({ "chat_id": group, "text": "x", "reply_parameters": { "message_id": 999 } }),
            "message to be replied not found",
        ),
        ("sendMessage", json!({ "chat_id": group, "text": "x", "message_thread_id": 5 }), "message thread not found"),
        ("sendPhoto", json!({ "chat_id": group }), "there is no photo in the request"),
        ("sendPhoto", json!({ "chat_id": group, "photo": "no-such-file" }), "wrong file identifier/HTTP URL specified"),
    ]
}

/// Invalid changes of messages: one of the bot's own, one of somebody else, and one with a forced reply.
fn wrong_changes(group: i64, own: &Value, alien: i32, asking: &Value) -> Vec<Case> {
    vec![
        ("editMessageText", json!({ "chat_id": group, "message_id": 999, "text": "x" }), "message to edit not found"),
        ("editMessageText", json!({ "chat_id": group, "message_id": asking, "text": "y" }), "message can't be edited"),
        ("editMessageText", json!({ "chat_id": group, "message_id": alien, "text": "x" }), "message can't be edited"),
        (
            "editMessageText",
            json!({ "chat_id": group, "message_id": own, "text": "x" }),
            "message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message",
        ),
        (
            "editMessageCaption",
            json!({ "chat_id": group, "message_id": own, "caption": "x" }),
            "there is no caption in the message to edit",
        ),
        (
            "editMessageCaption",
            json!({ "chat_id": group, "message_id": own, "caption": "x".repeat(1025) }),
            "message caption is too long",
        ),
        ("deleteMessage", json!({ "chat_id": group, "message_id": 999 }), "message to delete not found"),
        ("deleteMessage", json!({ "chat_id": group }), "message identifier is not specified"),
    ]
}

#[test]
fn refusals_have_the_messengers_words() {
    let sandbox = sandbox();
    let (_, boris, group) = party(&sandbox);
    let own = call(&sandbox, "sendMessage", &json!({ "chat_id": group, "text": "x" }))["result"]["message_id"].clone();
    let alien = sandbox.say(boris, group, "mine");
    let asking = json!({ "chat_id": group, "text": "x", "reply_markup": { "force_reply": true } });
    let asking = call(&sandbox, "sendMessage", &asking)["result"]["message_id"].clone();
    for (method, body, words) in wrong_messages(group).into_iter().chain(wrong_changes(group, &own, alien, &asking)) {
        assert_eq!(description(&sandbox, method, &body), format!("Bad Request: {words}"), "{method} {body}");
    }
    let anyway = json!({ "chat_id": group, "text": "x", "reply_parameters": { "message_id": 999, "allow_sending_without_reply": true } });
    assert_eq!(description(&sandbox, "sendMessage", &anyway), "ok");
    sandbox.advance_hours(49);
    let old = json!({ "chat_id": group, "message_id": own });
    assert_eq!(description(&sandbox, "deleteMessage", &old), "Bad Request: message can't be deleted for everyone");
}

#[test]
fn what_is_no_call_is_refused() {
    let sandbox = sandbox();
    let (anna, ..) = party(&sandbox);
    sandbox.start_private(anna, "");
    let strange = raw(&sandbox, "/bot1:x/getMe", "", b"");
    assert_eq!(strange, (401, json!({ "ok": false, "error_code": 401, "description": "Unauthorized" }).to_string()));
    assert_eq!(call(&sandbox, "logOut", &json!({}))["error_code"], 404);
    let form =
        raw(&sandbox, "/bot4242%3Asandbox/SENDMESSAGE?chat_id=7", "application/x-www-form-urlencoded", b"text=a+%26+b");
    assert_eq!(form.0, 200);
    assert_eq!(sandbox.last(anna).unwrap().text, "a & b");
}

#[tokio::test]
async fn photos_are_looked_at() {
    let sandbox = Sandbox::start(SandboxConfig { keep_photos: 2, ..SandboxConfig::default() }).unwrap();
    let bot = bot(&sandbox);
    let (_, _, group) = party(&sandbox);
    let refused =
        async |bytes: Vec<u8>| bot.send_photo(ChatId(group), InputFile::memory(bytes)).await.unwrap_err().to_string();
    let text = bot.send_photo(ChatId(group), InputFile::memory("not a picture")).await;
    assert!(matches!(text, Err(RequestError::Api(ApiError::ImageProcessFailed))));
    assert!(refused(png(21, 1)).await.contains("PHOTO_INVALID_DIMENSIONS"));
    assert!(refused(png(9_999, 2)).await.contains("PHOTO_INVALID_DIMENSIONS"));
    for width in 20..24 {
        bot.send_photo(ChatId(group), InputFile::memory(png(width, 20))).await.unwrap();
    }
    let kept: Vec<bool> = sandbox.messages(group).iter().map(|m| m.photo().unwrap().bytes.is_some()).collect();
    assert_eq!(kept, [false, false, true, true]);
    assert_eq!(sandbox.pictures(group).len(), 2);
}

#[tokio::test]
async fn closed_doors() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let (anna, boris, group) = party(&sandbox);
    let say = async |chat: i64| bot.send_message(ChatId(chat), "x").await.map(|m| m.id).map_err(|e| e.to_string());
    let words = |chat: i64| description(&sandbox, "sendMessage", &json!({ "chat_id": chat, "text": "x" }));
    assert_eq!(words(boris), "Forbidden: bot can't initiate conversation with a user");
    sandbox.start_private(anna, "");
    say(anna).await.unwrap();
    sandbox.block(anna);
    assert_eq!(words(anna), "Forbidden: bot was blocked by the user");
    sandbox.unblock(anna);
    say(anna).await.unwrap();
    let small = sandbox.add_group("Small", &[anna]);
    sandbox.kick_bot(anna, small);
    sandbox.kick_bot(anna, group);
    assert_eq!(words(small), "Forbidden: bot was kicked from the group chat");
    assert_eq!(words(group), "Forbidden: bot was kicked from the supergroup chat");
    sandbox.add_bot(anna, group);
    say(group).await.unwrap();
    sandbox.set_muted(group, true);
    assert_eq!(words(group), "Bad Request: not enough rights to send text messages to the chat");
    let standings: Vec<String> = bot
        .get_updates()
        .await
        .unwrap()
        .into_iter()
        .filter_map(|u| match u.kind {
            UpdateKind::MyChatMember(m) => Some(format!("{:?}", m.new_chat_member.status())),
            _ => None,
        })
        .collect();
    assert_eq!(standings, ["Banned", "Member", "Banned", "Banned", "Member"]);
}

#[tokio::test]
async fn topics_open_close_and_go() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let anna = sandbox.add_user(7, "Anna", None, "ru");
    let forum = sandbox.add_forum("Club", &[anna]);
    let topic = sandbox.open_topic(anna, forum, "Games").unwrap();
    let thread = ThreadId(MessageId(topic));
    let asked = sandbox.say_in(anna, forum, topic, "/new@kletka_bot dots");
    let updates = bot.get_updates().await.unwrap();
    let UpdateKind::Message(message) = &updates[1].kind else { panic!("{updates:?}") };
    assert!(message.is_topic_message && message.thread_id == Some(thread));
    let reply = bot.send_message(ChatId(forum), "here").reply_parameters(ReplyParameters::new(MessageId(asked)));
    assert_eq!(reply.await.unwrap().thread_id, Some(thread));
    let words = || {
        let body = json!({ "chat_id": forum, "text": "x", "message_thread_id": topic });
        description(&sandbox, "sendMessage", &body)
    };
    assert_eq!(words(), "ok");
    sandbox.close_topic(anna, forum, topic);
    assert_eq!(words(), "Bad Request: TOPIC_CLOSED");
    sandbox.reopen_topic(anna, forum, topic);
    assert_eq!(words(), "ok");
    sandbox.delete_topic(forum, topic);
    assert_eq!(words(), "Bad Request: message thread not found");
}

#[tokio::test]
async fn a_group_becomes_a_supergroup() {
    let sandbox = sandbox();
    let bot = bot(&sandbox);
    let anna = sandbox.add_user(7, "Anna", None, "ru");
    let group = sandbox.add_group("Friends", &[anna]);
    let new = sandbox.migrate(group);
    let updates = bot.get_updates().await.unwrap();
    let seen: Vec<_> = updates
        .iter()
        .map(|u| match &u.kind {
            UpdateKind::Message(m) => {
                (m.chat.id.0, m.migrate_to_chat_id().map(|c| c.0), m.migrate_from_chat_id().map(|c| c.0))
            }
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(seen, [(group, Some(new), None), (new, None, Some(group))]);
    let moved = bot.send_message(ChatId(group), "x").await;
    assert!(matches!(moved, Err(RequestError::MigrateToChatId(ChatId(to))) if to == new));
    bot.send_message(ChatId(new), "x").await.unwrap();
}
