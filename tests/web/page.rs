//! The page's files, what people do on it, and who may.

use kletka::sandbox::Wanted;
use serde_json::json;

use crate::http::{ask, get};
use crate::party::{ANNA, BORIS, VERA, party};

#[test]
fn the_page_is_whole_and_loads_nothing_from_elsewhere() {
    let party = party();
    let page = get(party.address, "/");
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.starts_with("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    let mut asked = vec!["/".to_owned()];
    let mut read = 0;
    while let Some(path) = asked.get(read).cloned() {
        read += 1;
        let file = get(party.address, &path);
        assert_eq!(file.status, 200, "{path}");
        if path.ends_with(".ttf") || path.ends_with(".svg") {
            continue;
        }
        let text = file.text();
        for mark in ["src=\"", "href=\"", "from \"", "url("] {
            for found in text.split(mark).skip(1).filter_map(|rest| rest.split(['"', ')']).next()) {
                let next = format!("/{}", found.trim_start_matches("./").trim_start_matches('/'));
                assert!(!found.contains("//"), "{path} loads {found}");
                if !asked.contains(&next) && !found.contains('#') {
                    asked.push(next);
                }
            }
        }
    }
    assert!(asked.len() > 10, "{asked:?}");
    assert_eq!(get(party.address, "/../Cargo.toml").status, 404);
    assert_eq!(get(party.address, "/nothing").status, 404);
}

#[test]
fn pages_from_elsewhere_are_refused() {
    let party = party();
    let body = json!({ "as": ANNA, "do": "say", "chat": party.group, "text": "hi" }).to_string();
    let kind = "Content-Type: application/json\r\n";
    let own = format!("{kind}Origin: http://{}\r\n", party.address);
    assert_eq!(ask(party.address, "POST", "/act", &own, &body).status, 200);
    for wrong in ["Origin: http://example.org\r\n", "Host: example.org\r\n", "Sec-Fetch-Site: cross-site\r\n"] {
        assert_eq!(ask(party.address, "POST", "/act", &format!("{kind}{wrong}"), &body).status, 403, "{wrong}");
        assert_eq!(ask(party.address, "GET", "/events?as=11", wrong, "").status, 403, "{wrong}");
    }
    // What a form of another page can send without being asked is not taken either.
    assert_eq!(ask(party.address, "POST", "/act", "Content-Type: text/plain\r\n", &body).status, 415);
    assert_eq!(party.sandbox.messages(party.group).iter().filter(|m| m.text == "hi").count(), 1);
}

#[test]
fn acts_are_checked() {
    let party = party();
    let chat = party.group;
    let say = |text: &str| json!({ "do": "say", "chat": chat, "text": text });
    assert_eq!(party.refused(99, say("hi")), "nobody");
    assert_eq!(party.refused(4242, say("I am the bot")), "nobody");
    assert_eq!(party.refused(ANNA, say(" \n ")), "empty");
    assert_eq!(party.refused(ANNA, say(&"я".repeat(4097))), "long");
    assert_eq!(party.refused(ANNA, json!({ "do": "say", "chat": BORIS, "text": "hi" })), "gone", "a private chat");
    assert_eq!(party.refused(ANNA, json!({ "do": "say", "chat": 5, "text": "hi" })), "gone");
    assert_eq!(party.refused(ANNA, json!({ "do": "dance" })), "malformed");
    assert_eq!(party.act(ANNA, say(&"x".repeat(40_000))).status, 413);
    let said = party.say(ANNA, "hello");
    for act in ["edit", "delete"] {
        let act = json!({ "do": act, "chat": chat, "message": said, "text": "bye" });
        assert_eq!(party.refused(BORIS, act), "gone", "not his");
    }
    let press = |data: &str, message: i32| json!({ "do": "press", "chat": chat, "message": message, "data": data });
    assert_eq!(party.refused(ANNA, press("x", 999)), "gone");
    assert_eq!(party.refused(ANNA, press(&"x".repeat(65), said)), "malformed");
    assert_eq!(party.refused(ANNA, json!({ "do": "start", "argument": "a b" })), "malformed");
    let topic = json!({ "do": "say", "chat": party.forum, "topic": 999, "text": "hi" });
    assert_eq!(party.refused(ANNA, topic), "gone");
}

#[test]
fn what_people_do_is_done() {
    let party = party();
    let said = party.say(ANNA, "  first ");
    let answer = json!({ "do": "say", "chat": party.group, "reply": said, "text": "second" });
    let answer = i32::try_from(party.act(BORIS, answer).json()["message"].as_i64().unwrap()).unwrap();
    assert_eq!(party.sandbox.message(party.group, answer).unwrap().reply_to, Some(said));
    party.act(ANNA, json!({ "do": "edit", "chat": party.group, "message": said, "text": "changed" }));
    assert_eq!(party.sandbox.message(party.group, said).unwrap().text, "changed");
    party.act(ANNA, json!({ "do": "delete", "chat": party.group, "message": said }));
    assert!(party.sandbox.message(party.group, said).unwrap().deleted);
    party.act(VERA, json!({ "do": "start", "argument": "m1" }));
    assert_eq!(party.sandbox.messages(VERA).last().unwrap().text, "/start m1");
    let topics = party.sandbox.look(|world| world.chat(party.forum).unwrap().topics.clone());
    let topic = *topics.first_key_value().unwrap().0;
    party.act(ANNA, json!({ "do": "say", "chat": party.forum, "topic": topic, "text": "here" }));
    assert_eq!(party.sandbox.messages(party.forum).last().unwrap().topic, Some(topic));
    party.sandbox.close_topic(ANNA, party.forum, topic);
    let again = json!({ "do": "say", "chat": party.forum, "topic": topic, "text": "here" });
    assert_eq!(party.refused(BORIS, again), "closed");
}

#[test]
fn switches_reach_the_world_and_whoever_runs_the_bot() {
    let party = party();
    let wanted = party.sandbox.wanted();
    let before = party.sandbox.clock()();
    for act in [json!({ "do": "admin", "on": true }), json!({ "do": "clock", "hours": 24 })] {
        assert_eq!(party.act(ANNA, act).status, 200);
    }
    assert_eq!(*wanted.borrow(), Wanted { running: true, turn: 0 });
    assert!(party.sandbox.clock()() - before >= 24 * 3_600_000);
    for kind in ["toomany", "internal", "drop"] {
        party.act(ANNA, json!({ "do": "fault", "kind": kind, "times": 1_000 }));
    }
    assert_eq!(party.sandbox.faults_left(), 100, "no more than that");
    party.act(ANNA, json!({ "do": "mend" }));
    party.act(ANNA, json!({ "do": "privacy", "on": false }));
    assert_eq!(party.call("getMe", json!({}))["can_read_all_group_messages"], true);
    party.act(ANNA, json!({ "do": "limits", "on": true }));
    party.act(ANNA, json!({ "do": "run", "on": false }));
    party.act(ANNA, json!({ "do": "restart" }));
    assert_eq!(*wanted.borrow(), Wanted { running: false, turn: 3 });
    assert!(party.sandbox.look(|world| world.paced()));
}

#[test]
fn files_are_shown_or_saved_and_never_run() {
    let party = party();
    let boundary = "----x";
    let part = |name: &str, more: &str, value: &str| {
        format!("--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n{value}\r\n")
    };
    let html = "<script>alert(1)</script>";
    let file = "; filename=\"игра \\\"1\\\".html\"\r\nContent-Type: text/html";
    let body =
        [part("chat_id", "", &party.group.to_string()), part("document", file, html), format!("--{boundary}--\r\n")];
    let api = party.sandbox.url().strip_prefix("http://").unwrap().parse().unwrap();
    let kind = format!("Content-Type: multipart/form-data; boundary={boundary}\r\n");
    let sent = ask(api, "POST", &format!("/bot{}/sendDocument", party.sandbox.token()), &kind, &body.concat()).json();
    let id = sent["result"]["document"]["file_id"].as_str().unwrap_or_else(|| panic!("{sent}")).to_owned();
    let saved = get(party.address, &format!("/file/{id}"));
    assert_eq!((saved.status, saved.text().as_str()), (200, html));
    assert_eq!(saved.header("content-type"), Some("application/octet-stream"));
    let name = saved.header("content-disposition").unwrap();
    assert!(name.starts_with("attachment; filename*=UTF-8''%D0%B8%D0%B3") && name.is_ascii(), "{name}");
    assert_eq!(get(party.address, "/file/file-999").status, 404);
    assert_eq!(get(party.address, "/file/..%2Fworld.json").status, 404);
}
