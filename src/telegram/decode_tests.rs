use proptest::prelude::*;
use serde_json::json;

use super::*;

const ME: i64 = 900;
const NOW: u64 = 1_700_000_000_123;

fn kind(update: Value) -> Kind {
    decode(&update, ME, NOW).expect("it has a number").kind
}

fn group() -> Value {
    json!({"id": -1007, "type": "supergroup", "title": "Chess\n club", "is_forum": true})
}

fn anna() -> Value {
    json!({"id": 1, "is_bot": false, "first_name": " Анна\u{202e}", "last_name": "K.\u{7}", "username": "anna",
           "language_code": "ru"})
}

/// A message in the group, with additional or changed fields.
fn said(more: Value) -> Value {
    let mut message = json!({"message_id": 5, "from": anna(), "chat": group(), "date": 1_700_000_000, "text": "b4"});
    for (key, value) in more.as_object().expect("fields") {
        message[key] = value.clone();
    }
    json!({"update_id": 10, "message": message})
}

fn read_said(more: Value) -> Message {
    match kind(said(more)) {
        Kind::Message(message) => message,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_message() {
    let incoming = decode(&said(json!({})), ME, NOW).expect("it has a number");
    let anna = Person {
        id: 1,
        name: "Анна K.".to_owned(),
        username: Some("anna".to_owned()),
        language: Some("ru".to_owned()),
        bot: false,
    };
    let message = Message {
        chat: Chat { peer: -1007, private: false, title: "Chess club".to_owned() },
        topic: None,
        id: 5,
        alone: None,
        from: anna,
        channel: false,
        at: 1_700_000_000_000,
        text: "b4".to_owned(),
        mentions: vec![],
        reply: None,
        forwarded: false,
        suggested: false,
        key: None,
    };
    assert_eq!(incoming, Incoming { update: 10, kind: Kind::Message(message) });
}

#[test]
fn a_message_with_novelties_is_still_a_message() {
    let message = read_said(json!({
        "entities": [{"type": "hologram", "offset": 0, "length": 2}, 7],
        "reply_to_message": {"message_id": 4, "chat": group(), "date": 1, "hologram": {}},
        "gift_of_tomorrow": {"x": 1},
        "edit_date": "yesterday",
    }));
    assert_eq!(message.text, "b4");
    assert_eq!(message.reply.map(|reply| reply.id), Some(4));
}

#[test]
fn captions_and_mentions() {
    let message = read_said(json!({
        "text": null, "caption": "/play dots Boris",
        "caption_entities": [
            {"type": "bot_command", "offset": 0, "length": 5},
            {"type": "text_mention", "offset": 11, "length": 5, "user": {"id": 2, "is_bot": false, "first_name": "Boris"}},
        ],
    }));
    assert_eq!(message.text, "/play dots @#2");
    assert_eq!(message.mentions.iter().map(|person| (person.id, &*person.name)).collect::<Vec<_>>(), [(2, "Boris")]);
}

#[test]
fn mentions_stand_where_the_messenger_says_and_nowhere_else() {
    let marked = |places: &[(u64, u64, i64)]| {
        let entity = |&(offset, length, id): &(u64, u64, i64)| {
            let user = json!({"id": id, "is_bot": false, "first_name": "somebody"});
            json!({"type": "text_mention", "offset": offset, "length": length, "user": user})
        };
        with_mentions("АннаБорис, привет!", &places.iter().map(entity).collect::<Vec<_>>())
    };
    assert_eq!(marked(&[(4, 5, 2), (0, 4, 1)]), "@#1@#2, привет!");
    assert_eq!(marked(&[(0, 6, 1), (4, 5, 2)]), "@#1рис, привет!", "one that begins within another is left out");
    assert_eq!(marked(&[(17, 1, 1)]), "АннаБорис, привет@#1");
    for (offset, length) in [(17, 2), (18, 1), (u64::MAX, 1), (1, u64::MAX)] {
        assert_eq!(marked(&[(offset, length, 1)]), "АннаБорис, привет!", "{offset}, {length}: beyond the text");
    }
}

#[test]
fn replies() {
    let ours = json!({"message_id": 4, "chat": group(), "date": 1, "caption": "№17",
                      "from": {"id": ME, "is_bot": true, "first_name": "Kletka"}});
    let reply = read_said(json!({"reply_to_message": ours})).reply.expect("there is one");
    assert_eq!((reply.id, reply.ours, &*reply.text), (4, true, "№17"));
    let channel = json!({"message_id": 4, "chat": group(), "date": 1, "text": "news", "sender_chat": group(),
                         "from": {"id": 777_000, "is_bot": false, "first_name": "Telegram"}});
    let reply = read_said(json!({"reply_to_message": channel})).reply.expect("there is one");
    assert_eq!((reply.author, reply.ours, &*reply.text), (None, false, "news"));
}

#[test]
fn topics() {
    let opening = json!({"message_id": 3, "chat": group(), "date": 1, "forum_topic_created": {"name": "Games"}});
    let inside = read_said(json!({"message_thread_id": 3, "is_topic_message": true, "reply_to_message": opening}));
    assert_eq!((inside.topic, inside.reply), (Some(3), None));
    assert_eq!(read_said(json!({"message_thread_id": 3})).topic, None, "a thread of replies is no topic");
}

#[test]
fn forwards() {
    assert!(read_said(json!({"forward_origin": {"type": "hidden_user", "date": 1}})).forwarded);
    assert!(!read_said(json!({})).forwarded);
}

#[test]
fn an_edited_message_has_the_time_of_the_edit() {
    let mut update = said(json!({"edit_date": 1_700_000_060}));
    update["edited_message"] = update["message"].take();
    update.as_object_mut().expect("an object").remove("message");
    match kind(update) {
        Kind::Edited(message) => assert_eq!(message.at, 1_700_000_060_000),
        other => panic!("{other:?}"),
    }
}

#[test]
fn who_is_not_a_person_is_not_heard() {
    for more in [
        json!({"sender_chat": {"title": "no id"}}),
        json!({"sender_chat": {"id": -1009, "type": "channel", "title": "News"}, "is_automatic_forward": true}),
        json!({"from": {"id": 3, "is_bot": true, "first_name": "Another"}}),
        json!({"from": null}),
        json!({"chat": {"id": -1009, "type": "channel", "title": "News"}}),
        json!({"message_id": "five"}),
    ] {
        assert_eq!(kind(said(more.clone())), Kind::Other, "{more}");
    }
    let post = json!({"update_id": 1, "channel_post": said(json!({}))["message"]});
    assert_eq!(kind(post), Kind::Other);
    assert_eq!(kind(json!({"update_id": 1, "hologram": {}})), Kind::Other);
    assert_eq!(decode(&json!({"message": {}}), ME, NOW), None);
    assert_eq!(decode(&json!([]), ME, NOW), None);
}

#[test]
fn an_anonymous_administrator_is_the_group() {
    let hidden = json!({"id": 1_087_968_824, "is_bot": true, "first_name": "Group", "username": "GroupAnonymousBot"});
    let message = read_said(json!({"sender_chat": group(), "from": hidden}));
    assert!(message.is_anonymous() && !message.from.bot && message.from.username.is_none());
    assert_eq!((message.from.id, &*message.from.name), (-1007, "Chess club"));
    assert!(!read_said(json!({})).is_anonymous());
}

#[test]
fn who_writes_as_a_channel_is_that_channel() {
    let nominal = json!({"id": 136_817_688, "is_bot": true, "first_name": "Channel", "username": "Channel_Bot"});
    let news = json!({"id": -1009, "type": "channel", "title": "News"});
    let message = read_said(json!({"sender_chat": news, "from": nominal}));
    assert!(message.channel && !message.is_anonymous() && !message.from.bot);
    assert_eq!((message.from.id, &*message.from.name), (-1009, "News"));
    assert!(!read_said(json!({})).channel && !read_said(json!({"sender_chat": group()})).channel);
}

#[test]
fn both_halves_of_a_migration_say_the_same() {
    let old = said(json!({"chat": {"id": -7, "type": "group", "title": "x"}, "migrate_to_chat_id": -1007}));
    let new = said(json!({"sender_chat": group(), "migrate_from_chat_id": -7}));
    assert_eq!(kind(old), Kind::Migrated { from: -7, to: -1007 });
    assert_eq!(kind(new), Kind::Migrated { from: -7, to: -1007 });
}

#[test]
fn a_topic_opens_again() {
    let event = said(json!({"message_thread_id": 3, "is_topic_message": true, "forum_topic_reopened": {}}));
    match kind(event) {
        Kind::Reopened { chat, topic } => assert_eq!((chat.peer, topic), (-1007, 3)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn people_come_and_go() {
    match kind(said(json!({"left_chat_member": anna()}))) {
        Kind::Left { chat, who } => assert_eq!((chat.peer, who.id), (-1007, 1)),
        other => panic!("{other:?}"),
    }
    let robot = json!({"id": 7, "is_bot": true, "first_name": "Robot"});
    match kind(said(json!({"new_chat_members": [robot, anna()]}))) {
        Kind::Joined { chat, who } => assert_eq!((chat.peer, who.len(), who[0].id), (-1007, 1, 1)),
        other => panic!("{other:?}"),
    }
    assert_eq!(read_said(json!({"left_chat_member": robot})).text, "b4", "a bot that goes is nobody who plays");
    assert_eq!(read_said(json!({"left_chat_member": 1, "new_chat_members": "?"})).text, "b4");
}

#[test]
fn presses() {
    let below = json!({"message_id": 8, "chat": group(), "date": 1, "message_thread_id": 3, "is_topic_message": true});
    let press = |message: Value| json!({"id": "q", "from": anna(), "message": message, "data": "m:17:b4"});
    match kind(json!({"update_id": 1, "callback_query": press(below)})) {
        Kind::Press(press) => {
            assert_eq!((press.id.as_str(), press.message, press.topic, press.at), ("q", 8, Some(3), NOW));
            assert_eq!((press.chat.peer, press.from.id, press.data.as_str()), (-1007, 1, "m:17:b4"));
        }
        other => panic!("{other:?}"),
    }
    let gone = json!({"message_id": 8, "chat": group(), "date": 0});
    match kind(json!({"update_id": 1, "callback_query": press(gone)})) {
        Kind::Press(press) => assert_eq!((press.message, press.topic), (8, None)),
        other => panic!("{other:?}"),
    }
    let inline = json!({"id": "q", "from": anna(), "inline_message_id": "x", "chat_instance": "-5", "data": "y"});
    match kind(json!({"update_id": 1, "callback_query": inline})) {
        Kind::Press(press) => {
            assert_eq!((press.posted.as_deref(), press.message, press.data.as_str()), (Some("x"), 0, "y"));
            assert_eq!((press.chat.peer, press.chat.private), (away_peer("-5"), false));
        }
        other => panic!("{other:?}"),
    }
    let game = json!({"id": "q", "from": anna(), "inline_message_id": "x", "game_short_name": "y"});
    assert_eq!(kind(json!({"update_id": 1, "callback_query": game})), Kind::Other);
}

#[test]
fn membership() {
    let change = |member: Value| {
        let change =
            json!({"chat": group(), "from": anna(), "date": 1, "old_chat_member": {}, "new_chat_member": member});
        kind(json!({"update_id": 1, "my_chat_member": change}))
    };
    for (member, expected) in [
        (json!({"status": "member"}), Membership::Member),
        (json!({"status": "administrator"}), Membership::Admin),
        (json!({"status": "restricted", "is_member": true}), Membership::Member),
        (json!({"status": "restricted", "is_member": false}), Membership::Out),
        (json!({"status": "left"}), Membership::Out),
        (json!({"status": "kicked", "until_date": 0}), Membership::Out),
    ] {
        match change(member.clone()) {
            Kind::Membership { now, by, chat } => assert_eq!((now, by.id, chat.peer), (expected, 1, -1007), "{member}"),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(change(json!({"status": "spectator"})), Kind::Other);
}

/// The names of fields that have a meaning somewhere.
const FIELDS: &str = "update_id message edited_message callback_query inline_query via_bot my_chat_member query message_id \
    chat from date id type text caption entities user reply_to_message sender_chat title first_name is_bot message_thread_id \
    is_topic_message is_automatic_forward migrate_to_chat_id new_chat_member left_chat_member new_chat_members \
    status data";

/// JSON that often has the keys of an update, and sometimes the shapes.
fn plausible() -> impl Strategy<Value = Value> {
    let key = prop::sample::select(FIELDS.split_whitespace().collect::<Vec<_>>());
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (0..100u32).prop_map(Value::from),
        prop::sample::select(vec!["private", "supergroup", "text_mention", "member", "kicked"]).prop_map(Value::from),
        ".{0,8}".prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 64, 12, move |inner| {
        prop_oneof![
            1 => prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            4 => prop::collection::vec((key.clone(), inner), 0..12)
                .prop_map(|pairs| pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()),
        ]
    })
}

proptest! {
    #[test]
    fn nothing_that_comes_in_panics(mut raw in plausible(), number: u32) {
        let _ = decode(&raw, ME, NOW);
        if let Some(fields) = raw.as_object_mut() {
            fields.insert("update_id".to_owned(), number.into());
            prop_assert_eq!(decode(&raw, ME, NOW).map(|incoming| incoming.update), Some(number));
        }
    }
}

/// Puts an unknown field into every object, and an unknown item into every list of objects. `seed` chooses them.
fn with_novelties(value: &mut Value, seed: u32) {
    let novelty = match seed % 5 {
        0 => json!({"hologram": [seed]}),
        1 => json!(null),
        2 => json!("hologram"),
        3 => json!(true),
        _ => json!(-1.5e300),
    };
    match value {
        Value::Object(fields) => {
            for (n, (_, field)) in fields.iter_mut().enumerate() {
                with_novelties(field, seed.rotate_left(3) ^ u32::try_from(n).unwrap_or_default());
            }
            fields.insert(format!("field_of_tomorrow_{}", seed % 7), novelty);
        }
        Value::Array(items) if items.iter().any(Value::is_object) => {
            items.iter_mut().for_each(|item| with_novelties(item, seed.rotate_left(5)));
            items.insert(seed as usize % (items.len() + 1), json!({"type": "hologram", "offset": 0, "length": 1}));
        }
        _ => {}
    }
}

/// The updates that the bot depends on.
fn living() -> Vec<Value> {
    let below = json!({"message_id": 4, "from": {"id": ME, "is_bot": true, "first_name": "Kletka"}, "chat": group(),
        "date": 1, "caption": "№17", "photo": [{"file_id": "x"}], "reply_markup": {"inline_keyboard":
        [[{"text": "a1", "callback_data": "m:1"}, {"text": "Finished", "disabled": {}}]], "force_reply": true}});
    let mention = json!([{"type": "date_time", "offset": 0, "length": 1, "unix_time": 1},
        {"type": "text_mention", "offset": 1, "length": 1, "user": {"id": 2, "is_bot": false, "first_name": "Boris"}}]);
    let answer = json!({"reply_to_message": below, "entities": mention, "text": "b4"});
    let mut edited = said(json!({"edit_date": 1_700_000_060}));
    edited["edited_message"] = edited["message"].take();
    edited.as_object_mut().expect("an object").remove("message");
    vec![
        said(answer),
        edited,
        said(json!({"via_bot": {"id": ME, "is_bot": true, "first_name": "Kletka"}})),
        json!({"update_id": 11, "callback_query": {"id": "7", "from": anna(), "message": below, "data": "m:1"}}),
        json!({"update_id": 12, "inline_query": {"id": "8", "from": anna(), "query": "№17 b4", "offset": ""}}),
        reacted(json!({"user": anna()}), json!([]), json!(["👍"])),
        json!({"update_id": 13, "my_chat_member": {"chat": group(), "from": anna(), "date": 1,
            "new_chat_member": {"status": "administrator"}}}),
    ]
}

/// A change of reactions to a message of the group.
fn reacted(who: Value, old: Value, new: Value) -> Value {
    let list = |emoji: Value| -> Vec<Value> {
        let all = emoji.as_array().cloned().unwrap_or_default();
        all.into_iter().map(|emoji| json!({"type": "emoji", "emoji": emoji})).collect()
    };
    let mut change = json!({"chat": group(), "message_id": 4, "date": 1, "old_reaction": list(old),
        "new_reaction": list(new)});
    for (name, value) in who.as_object().expect("an object") {
        change[name] = value.clone();
    }
    json!({"update_id": 14, "message_reaction": change})
}

#[test]
fn of_reactions_those_that_are_new_count() {
    let added = |old: Value, new: Value| match kind(reacted(json!({"user": anna()}), old, new)) {
        Kind::Reaction(reaction) => {
            assert_eq!(
                (reaction.chat.peer, reaction.message, reaction.from.id),
                (group()["id"].as_i64().expect("an id"), 4, 1)
            );
            reaction.added
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(added(json!([]), json!(["👍"])), ["👍"]);
    assert_eq!(added(json!(["👍"]), json!(["👎"])), ["👎"]);
    assert_eq!(added(json!(["👍", "❤"]), json!(["❤"])), [""; 0], "one was taken away");
    let mut odd = reacted(json!({"user": anna()}), json!([]), json!(["👍"]));
    odd["message_reaction"]["new_reaction"] = json!([{"type": "paid"}, {"type": "custom_emoji", "custom_emoji_id": "5"}, 7, {"type": "emoji", "emoji": "👍"}]);
    let Kind::Reaction(reaction) = kind(odd) else { panic!("it is a reaction") };
    assert_eq!(reaction.added, ["👍"]);
    let hidden = reacted(json!({"actor_chat": group()}), json!([]), json!(["👍"]));
    assert_eq!(kind(hidden), Kind::Other, "nobody knows whose it is");
}

proptest! {
    /// Whatever the messenger adds, everything known is read as before.
    #[test]
    fn novelties_cost_nothing(seed: u32) {
        for update in living() {
            let before = decode(&update, ME, NOW).expect("it has a number");
            prop_assert_ne!(&before.kind, &Kind::Other);
            let mut newer = update.clone();
            with_novelties(&mut newer, seed);
            prop_assert_eq!(decode(&newer, ME, NOW), Some(before), "{}", newer);
        }
    }
}

#[test]
fn what_is_typed_behind_the_name_and_what_is_chosen() {
    let query = json!({"update_id": 12, "inline_query": {"id": "8", "from": anna(), "query": "№17 b4", "offset": ""}});
    match kind(query) {
        Kind::Inline(query) => assert_eq!((&*query.id, query.from.id, &*query.text), ("8", 1, "№17 b4")),
        other => panic!("{other:?}"),
    }
    let via = |bot: i64| read_said(json!({"via_bot": {"id": bot, "is_bot": true, "first_name": "Bot"}})).suggested;
    assert_eq!([via(ME), via(901)], [true, false], "another bot suggests its own");
}
