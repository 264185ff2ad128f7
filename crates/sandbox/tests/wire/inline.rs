//! The inline mode, and times that each reader sees by the own clock.

use kletka_sandbox::{EntityKind, Sandbox, SandboxConfig};
use serde_json::{Value, json};

use crate::{call, party, sandbox};

/// An article.
fn article(id: &str, title: &str, text: &str) -> Value {
    json!({ "type": "article", "id": id, "title": title, "description": "what it does",
        "input_message_content": { "message_text": text } })
}

#[test]
fn what_is_typed_reaches_the_bot_and_what_is_chosen_is_sent() {
    let sandbox = Sandbox::start(SandboxConfig { inline: true, ..SandboxConfig::default() }).unwrap();
    let (anna, _, group) = party(&sandbox);
    assert_eq!(call(&sandbox, "getMe", &json!({}))["result"]["supports_inline_queries"], true);
    let query = sandbox.type_inline(anna, group, None, "b4");
    let updates = call(&sandbox, "getUpdates", &json!({}));
    let got = &updates["result"][0]["inline_query"];
    assert_eq!((got["query"].as_str(), got["from"]["id"].as_i64()), (Some("b4"), Some(anna)));
    assert_eq!(
        (got["chat_type"].as_str(), &got["chat"]),
        (Some("supergroup"), &Value::Null),
        "the bot is not told where"
    );
    assert_eq!(sandbox.suggested(query), None);
    let answer = |results: Value| {
        call(&sandbox, "answerInlineQuery", &json!({ "inline_query_id": query.to_string(), "results": results }))
    };
    for (results, refusal) in [
        (json!([article("1", "", "b4")]), "ARTICLE_TITLE_EMPTY"),
        (json!([article("1", "b4", "")]), "message text is empty"),
        (json!([article("1", "b4", "b4"), article("1", "b5", "b5")]), "RESULT_ID_INVALID"),
        (json!([{ "type": "photo", "id": "1" }]), "WEBDOCUMENT_URL_INVALID"),
        (json!([{ "type": "game", "id": "1" }]), "unsupported inline query result type"),
    ] {
        let answered = answer(results);
        let said = answered["description"].as_str().unwrap_or_default();
        assert!(said.contains(refusal), "{said}");
    }
    assert_eq!(answer(json!([article("1", "b4", "b4"), article("2", "b5", "№1 b5")]))["ok"], true);
    assert_eq!(answer(json!([article("1", "b4", "b4")]))["error_code"], 400, "an answer is given once");
    let rows = sandbox.suggested(query).expect("it was answered");
    assert_eq!((rows.len(), rows[1].title.as_str(), rows[1].about.as_str()), (2, "b5", "what it does"));
    // Privacy mode lets the bot's own suggestions through.
    let sent = sandbox.choose(query, 1);
    let message = sandbox.message(group, sent).expect("it was sent");
    assert_eq!((message.from, message.text.as_str(), message.via_bot), (anna, "№1 b5", true));
    let update = sandbox.update_of(group, sent).expect("the bot gets it");
    let updates = call(&sandbox, "getUpdates", &json!({ "offset": update }));
    assert_eq!(updates["result"][0]["message"]["via_bot"]["is_bot"], true);
}

#[test]
fn buttons_that_fill_in_need_the_inline_mode() {
    let sandbox = sandbox();
    let (_, _, group) = party(&sandbox);
    let key = json!({ "inline_keyboard": [[{ "text": "Move", "switch_inline_query_current_chat": "b4" }]] });
    let send = || call(&sandbox, "sendMessage", &json!({ "chat_id": group, "text": "x", "reply_markup": key.clone() }));
    assert_eq!(send()["description"], "Bad Request: BUTTON_INVALID");
    sandbox.set_inline(true);
    assert_eq!(send()["ok"], true);
}

#[test]
fn a_time_is_marked_or_refused_by_an_older_server() {
    let text = "<tg-time unix=\"1800000000\" format=\"r\">11 h</tg-time>";
    let say = json!({ "text": text, "parse_mode": "HTML" });
    for times in [true, false] {
        let sandbox = Sandbox::start(SandboxConfig { times, ..SandboxConfig::default() }).unwrap();
        let (_, _, group) = party(&sandbox);
        let mut say = say.clone();
        say["chat_id"] = json!(group);
        let sent = call(&sandbox, "sendMessage", &say);
        if !times {
            let why = "Bad Request: can't parse entities: Unsupported start tag \"tg-time\"";
            assert_eq!(sent["description"], why);
            continue;
        }
        let entity = &sent["result"]["entities"][0];
        assert_eq!((entity["type"].as_str(), entity["unix_time"].as_u64()), (Some("date_time"), Some(1_800_000_000)));
        let message = sandbox.last(group).expect("it was sent");
        assert_eq!((message.text.as_str(), &message.entities[0].kind), ("11 h", &EntityKind::DateTime(1_800_000_000)));
    }
}
