//! Messages that one person alone sees.

use std::time::Duration;

use kletka_sandbox::{Sandbox, SandboxConfig};
use serde_json::{Value, json};

use crate::{call, party, png, raw, sandbox};

/// A board with a button in a group, and Anna's press on it.
fn pressed(sandbox: &Sandbox, anna: i64, group: i64) -> String {
    let key = json!({ "inline_keyboard": [[{ "text": "Set my number", "callback_data": "1:set" }]] });
    let board = call(sandbox, "sendMessage", &json!({ "chat_id": group, "text": "board", "reply_markup": key }));
    let board = board["result"]["message_id"].as_i64().and_then(|id| i32::try_from(id).ok()).unwrap();
    sandbox.act(|world| world.press(anna, group, board, "Set my number"))
}

/// A question to one person in answer to a press.
fn ask(sandbox: &Sandbox, group: i64, to: i64, press: &str) -> Value {
    let question = json!({
        "chat_id": group,
        "text": "Four digits?",
        "reply_markup": { "inline_keyboard": [[{ "text": "Later", "callback_data": "1:later" }]], "force_reply": true },
        "ephemeral_message_parameters": { "receiver_user_id": to, "callback_query_id": press },
    });
    call(sandbox, "sendMessage", &question)
}

#[test]
fn a_question_to_one_person_and_its_answer_stay_between_that_person_and_the_bot() {
    let sandbox = sandbox();
    let (anna, boris, group) = party(&sandbox);
    let press = pressed(&sandbox, anna, group);
    let before = sandbox.transcript(group);
    let sent = ask(&sandbox, group, anna, &press)["result"].take();
    assert_eq!((sent["message_id"].as_i64(), sent["receiver_user"]["id"].as_i64()), (Some(0), Some(anna)));
    let number = sent["ephemeral_message_id"].as_i64().and_then(|id| i32::try_from(id).ok()).unwrap();
    let answer = sandbox.act(|world| world.reply_ephemeral(anna, number, "4821"));
    let updates = call(&sandbox, "getUpdates", &json!({}))["result"].take();
    let got = &updates.as_array().and_then(|all| all.last()).unwrap()["message"];
    assert_eq!((got["text"].as_str(), got["message_id"].as_i64()), (Some("4821"), Some(0)));
    assert_eq!((got["from"]["id"].as_i64(), got["ephemeral_message_id"].as_i64()), (Some(anna), Some(answer.into())));
    let later = sandbox.act(|world| world.press_ephemeral(anna, number, "Later"));
    assert!(sandbox.look(|world| world.pressed(&later).is_some()));
    let named = json!({ "chat_id": group, "receiver_user_id": anna, "ephemeral_message_id": number });
    let edit = |text: &str| {
        let mut edit = named.clone();
        edit["text"] = json!(text);
        call(&sandbox, "editEphemeralMessageText", &edit)
    };
    assert_eq!(edit("4821 kept")["result"], true, "no message comes back");
    assert_eq!(edit(&"4".repeat(1_025))["error_code"], 400, "an edited text is as short as a caption");
    let mut other = named.clone();
    other["receiver_user_id"] = json!(boris);
    assert_eq!(call(&sandbox, "deleteEphemeralMessage", &other)["error_code"], 400, "it is Anna's");
    let shown = |person| {
        let all = sandbox.look(|world| world.ephemerals(group, person));
        all.into_iter().map(|e| (e.message.text, e.asks)).collect::<Vec<_>>()
    };
    assert_eq!(shown(anna), [("4821 kept".to_owned(), true), ("4821".to_owned(), false)]);
    assert_eq!((shown(boris), sandbox.transcript(group)), (vec![], before), "others see nothing of it");
    assert_eq!(call(&sandbox, "deleteEphemeralMessage", &named)["result"], true);
    assert_eq!(shown(anna), [("4821".to_owned(), false)]);
    assert_eq!(edit("again")["error_code"], 400, "it is gone");
}

#[test]
fn without_rights_only_a_fresh_press_of_the_same_person_opens_the_way() {
    let sandbox = sandbox();
    let (anna, boris, group) = party(&sandbox);
    let press = pressed(&sandbox, anna, group);
    assert_eq!(ask(&sandbox, group, boris, &press)["error_code"], 400, "it was Anna who pressed");
    assert_eq!(ask(&sandbox, group, anna, "")["error_code"], 400);
    sandbox.act(|world| world.clock.advance(Duration::from_secs(14)));
    let number = ask(&sandbox, group, anna, &press)["result"]["ephemeral_message_id"].as_i64().unwrap();
    sandbox.act(|world| world.clock.advance(Duration::from_secs(2)));
    assert_eq!(ask(&sandbox, group, anna, &press)["error_code"], 400, "too late");
    // An answer to the bot alone opens it as a press does.
    let answer = sandbox.act(|world| world.reply_ephemeral(anna, i32::try_from(number).unwrap(), "48"));
    let mut reply = json!({ "chat_id": group, "text": "Four, please.", "reply_parameters": {} });
    reply["reply_parameters"]["ephemeral_message_id"] = json!(answer);
    reply["ephemeral_message_parameters"] = json!({ "receiver_user_id": anna });
    assert_eq!(call(&sandbox, "sendMessage", &reply)["ok"], true);
    sandbox.act(|world| world.promote_bot(anna, group));
    assert_eq!(ask(&sandbox, group, boris, "")["ok"], true, "an administrator needs no press");
    assert_eq!(ask(&sandbox, group, 99, "")["error_code"], 400, "nobody in the group");
    sandbox.act(|world| world.start_private(anna, ""));
    assert_eq!(ask(&sandbox, anna, anna, "")["error_code"], 400, "private chats have none");
}

#[test]
fn a_picture_for_one_person_is_uploaded_and_exchanged() {
    let sandbox = sandbox();
    let (anna, _, group) = party(&sandbox);
    sandbox.act(|world| world.promote_bot(anna, group));
    let form = |fields: &[(&str, String)]| {
        let field = |(name, value): &(&str, String)| {
            format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let head = "--b\r\nContent-Disposition: form-data; name=\"p\"; filename=\"p.png\"\r\n\
                    Content-Type: image/png\r\n\r\n";
        let fields: String = fields.iter().map(field).collect();
        [fields.as_bytes(), head.as_bytes(), &png(40, 30), b"\r\n--b--\r\n"].concat()
    };
    let post = |method: &str, body: &[u8]| -> Value {
        let path = format!("/bot{}/{method}", sandbox.token());
        serde_json::from_str(&raw(&sandbox, &path, "multipart/form-data; boundary=b", body).1).unwrap()
    };
    let place = ("chat_id", group.to_string());
    let to = ("ephemeral_message_parameters", json!({ "receiver_user_id": anna }).to_string());
    let sent = post("sendPhoto", &form(&[place.clone(), to, ("photo", "attach://p".to_owned())]));
    assert_eq!(sent["result"]["photo"][0]["width"], 40, "{sent}");
    let number = ("ephemeral_message_id", sent["result"]["ephemeral_message_id"].to_string());
    let media = json!({ "type": "photo", "media": "attach://p", "caption": "new" }).to_string();
    let fields = [place, number, ("receiver_user_id", anna.to_string()), ("media", media)];
    assert_eq!(post("editEphemeralMessageMedia", &form(&fields))["result"], true);
    let shown = sandbox.look(|world| world.ephemerals(group, anna));
    assert_eq!((shown.len(), shown[0].message.text.as_str()), (1, "new"));
    assert!(shown[0].message.photo().is_some() && sandbox.last(group).is_none());
}

#[test]
fn an_older_server_shows_everybody_what_was_meant_for_one() {
    let sandbox = Sandbox::start(SandboxConfig { ephemeral: false, ..SandboxConfig::default() }).unwrap();
    let (anna, _, group) = party(&sandbox);
    let press = pressed(&sandbox, anna, group);
    let sent = ask(&sandbox, group, anna, &press);
    assert_eq!(sent["result"]["ephemeral_message_id"], Value::Null);
    assert_eq!(sandbox.last(group).unwrap().text, "Four digits?");
    assert_eq!(call(&sandbox, "deleteEphemeralMessage", &json!({ "chat_id": group }))["error_code"], 404);
}
