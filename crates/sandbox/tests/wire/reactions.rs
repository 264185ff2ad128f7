//! Reactions, and other new features that may be unsupported.

use kletka_sandbox::{ANONYMOUS, Feature, Known, Sandbox, SandboxConfig};
use serde_json::{Value, json};

use crate::{call, party, sandbox};

/// A message of the bot.
fn said(sandbox: &Sandbox, group: i64) -> i32 {
    let sent = call(sandbox, "sendMessage", &json!({ "chat_id": group, "text": "A draw?" }));
    sent["result"]["message_id"].as_i64().and_then(|id| i32::try_from(id).ok()).unwrap()
}

/// The updates about reactions that wait; all are confirmed.
fn told(sandbox: &Sandbox, allowed: Value) -> Vec<Value> {
    let updates = call(sandbox, "getUpdates", &json!({ "allowed_updates": allowed }))["result"].take();
    let all = updates.as_array().cloned().unwrap_or_default();
    if let Some(last) = all.last().and_then(|last| last["update_id"].as_i64()) {
        call(sandbox, "getUpdates", &json!({ "offset": last + 1 }));
    }
    all.into_iter().filter_map(|mut update| update.get_mut("message_reaction").map(Value::take)).collect()
}

#[test]
fn reactions_are_told_to_an_administrator_who_has_asked_for_them() {
    let sandbox = sandbox();
    let (anna, boris, group) = party(&sandbox);
    let message = said(&sandbox, group);
    let wanted = || json!(["message", "message_reaction"]);
    assert_eq!(told(&sandbox, wanted()), [] as [Value; 0]);
    sandbox.react(anna, group, message, Some("👍"));
    assert_eq!(told(&sandbox, wanted()), [] as [Value; 0], "a member is told nothing");
    sandbox.promote_bot(anna, group);
    sandbox.react(anna, group, message, Some("👎"));
    sandbox.react(anna, group, message, Some("👎"));
    sandbox.react(boris, group, message, Some("👍"));
    sandbox.react(ANONYMOUS, group, message, Some("👍"));
    sandbox.react(anna, group, message, None);
    let all = told(&sandbox, wanted());
    let short: Vec<(Value, Value, Value)> = all
        .iter()
        .map(|one| {
            (
                one["user"]["id"].clone(),
                one["old_reaction"][0]["emoji"].clone(),
                one["new_reaction"][0]["emoji"].clone(),
            )
        })
        .collect();
    let expected = [
        (json!(anna), json!("👍"), json!("👎")),
        (json!(boris), Value::Null, json!("👍")),
        (Value::Null, Value::Null, json!("👍")),
        (json!(anna), json!("👎"), Value::Null),
    ];
    assert_eq!(short, expected);
    assert_eq!((&all[2]["actor_chat"]["id"], &all[0]["message_id"]), (&json!(group), &json!(message)));
    // An empty list means the usual kinds, and these are none of them.
    told(&sandbox, json!([]));
    sandbox.react(anna, group, message, Some("👍"));
    assert_eq!(told(&sandbox, json!([])), [] as [Value; 0]);
}

#[test]
fn the_bot_has_one_reaction_of_those_there_are() {
    let sandbox = sandbox();
    let (anna, _, group) = party(&sandbox);
    let message = sandbox.say(anna, group, "/m z9@kletka_bot");
    let react = |reaction: Value| {
        let wanted = json!({ "chat_id": group, "message_id": message, "reaction": reaction });
        call(&sandbox, "setMessageReaction", &wanted)
    };
    let one = |emoji: &str| json!({ "type": "emoji", "emoji": emoji });
    assert_eq!(react(json!([one("🤔")]))["result"], true);
    assert_eq!(sandbox.message(group, message).unwrap().reaction.as_deref(), Some("🤔"));
    for (odd, why) in [
        (json!([one("x")]), "Bad Request: REACTION_INVALID"),
        (json!([one("🐌")]), "Bad Request: REACTION_INVALID"),
        (json!([{ "type": "paid" }]), "Bad Request: REACTION_INVALID"),
        (json!([one("👍"), one("👎")]), "Bad Request: REACTIONS_TOO_MANY"),
    ] {
        assert_eq!(react(odd)["description"], why);
    }
    assert_eq!(react(json!([]))["result"], true);
    assert_eq!(sandbox.message(group, message).unwrap().reaction, None);
    sandbox.set_feature(Feature::Reactions, Known::Nobody);
    assert_eq!(react(json!([one("🤔")]))["error_code"], 404);
    sandbox.react(anna, group, message, Some("👍"));
    assert!(sandbox.message(group, message).unwrap().reactions.is_empty(), "nobody can react");
}

#[test]
fn buttons_that_do_nothing_have_colours_and_stand_beside_a_field() {
    let sandbox = sandbox();
    let (_, _, group) = party(&sandbox);
    let finished = json!({ "text": "Finished", "disabled": {}, "style": "danger" });
    let send = || {
        let markup = json!({ "inline_keyboard": [[finished]], "force_reply": true });
        call(&sandbox, "sendMessage", &json!({ "chat_id": group, "text": "over", "reply_markup": markup }))
    };
    let sent = send()["result"].take();
    assert_eq!(sent["reply_markup"], json!({ "inline_keyboard": [[finished]], "force_reply": true }));
    assert!(sandbox.last(group).unwrap().asks);
    // An edit changes the buttons and not the field.
    let edit = json!({ "chat_id": group, "message_id": sent["message_id"], "text": "again" });
    assert_eq!(call(&sandbox, "editMessageText", &edit)["ok"], true);
    assert!(sandbox.last(group).unwrap().asks);
    sandbox.set_feature(Feature::Styles, Known::Nobody);
    sandbox.set_feature(Feature::Fields, Known::Nobody);
    let plain = json!({ "inline_keyboard": [[{ "text": "Finished", "disabled": {} }]] });
    assert_eq!(send()["result"]["reply_markup"], plain, "an older server passes over what it does not know");
    sandbox.set_feature(Feature::Disabled, Known::Nobody);
    let why = send()["description"].take();
    assert!(why.as_str().unwrap().contains("Text buttons are unallowed"), "{why}");
}

#[test]
fn a_server_is_as_old_as_it_is_said_to_be() {
    let lacks = vec![Feature::Reactions, Feature::Disabled];
    let sandbox = Sandbox::start(SandboxConfig { lacks, times: false, ..SandboxConfig::default() }).unwrap();
    let known = || Feature::ALL.map(|feature| sandbox.look(|world| world.who_knows(feature)));
    use Known::{All, Nobody, Server};
    assert_eq!(known(), [All, All, Nobody, Nobody, All, Nobody, All, Nobody]);
    for feature in Feature::ALL {
        sandbox.set_feature(feature, Known::Nobody);
        sandbox.set_feature(feature, Known::Nobody);
    }
    assert_eq!(known(), [Nobody; 8]);
    for feature in Feature::ALL {
        sandbox.set_feature(feature, Known::Server);
    }
    assert_eq!(known(), [Server; 8]);
    for feature in Feature::ALL {
        sandbox.set_feature(feature, Known::All);
    }
    assert_eq!(known(), [All; 8]);
}
