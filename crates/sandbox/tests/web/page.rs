//! The page's files, people's actions on it, and who may act.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;

use kletka_sandbox::Wanted;
use reqwest::{RequestBuilder, Response};
use serde_json::{Value, json};

use crate::http::client;
use crate::party::{ANNA, BORIS, Party, VERA, party};

/// A page that has a file need not load it again.
async fn is_kept(party: &Party, path: &str, file: &Response) {
    let tag = file.headers()["etag"].to_str().unwrap();
    for (had, status) in [(tag, 304), ("\"other\"", 200), (&format!("\"other\", W/{tag}"), 304)] {
        let again = client().get(format!("{}{path}", party.url)).header("If-None-Match", had).send().await.unwrap();
        assert_eq!((again.status().as_u16(), again.headers()["etag"].to_str().unwrap()), (status, tag), "{path}");
    }
}

/// The resources that a file of the page loads: nothing from elsewhere.
fn loaded(path: &str, text: &str) -> BTreeSet<String> {
    let mut loaded = BTreeSet::new();
    for mark in ["src=\"", "href=\"", "from \"", "url(", "SharedWorker(\""] {
        for found in text.split(mark).skip(1).filter_map(|rest| rest.split(['"', ')']).next()) {
            assert!(!found.contains("//"), "{path} loads {found}");
            if !found.contains('#') {
                loaded.insert(format!("/{}", found.trim_start_matches("./").trim_start_matches('/')));
            }
        }
    }
    loaded
}

#[tokio::test]
async fn the_page_is_whole_and_loads_nothing_from_elsewhere() {
    let party = party();
    let page = party.get("/").await;
    assert_eq!(page.status(), 200);
    assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8");
    let policy = page.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
    assert_eq!(page.headers()["x-content-type-options"], "nosniff");
    let mut asked = vec!["/".to_owned()];
    let mut read = 0;
    while let Some(path) = asked.get(read).cloned() {
        read += 1;
        let file = party.get(&path).await;
        assert_eq!(file.status(), 200, "{path}");
        is_kept(&party, &path, &file).await;
        if path.ends_with(".woff2") {
            assert_eq!(file.headers()["content-type"], "font/woff2");
            assert_eq!(file.headers()["cache-control"], "public, max-age=86400");
            let font = file.bytes().await.unwrap();
            assert!(font.starts_with(b"wOF2") && font.len() < 120_000, "{}", font.len());
            continue;
        }
        if path.ends_with(".svg") {
            continue;
        }
        let text = file.text().await.unwrap();
        let new: Vec<_> = loaded(&path, &text).into_iter().filter(|next| !asked.contains(next)).collect();
        asked.extend(new);
    }
    for path in ["/caveat.woff2", "/worker.js", "/stream.js"] {
        assert!(asked.iter().any(|asked| asked == path), "{path} is not in {asked:?}");
    }
    assert!(as_it_is(&party.url, "/../Cargo.toml").starts_with("HTTP/1.0 404"));
    assert_eq!(party.get("/nothing").await.status(), 404);
}

/// The answer to a path that a client would tidy up before it asks.
fn as_it_is(url: &str, path: &str) -> String {
    let address = url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[tokio::test]
async fn pages_from_elsewhere_are_refused() {
    let party = party();
    let body = json!({ "as": ANNA, "do": "say", "chat": party.group, "text": "hi" });
    let act = || client().post(format!("{}/act", party.url));
    let events = || client().get(format!("{}/events?as=11", party.url));
    let status = async |request: RequestBuilder| request.send().await.unwrap().status();
    assert_eq!(status(act().json(&body).header("Origin", &party.url)).await, 200);
    for (name, wrong) in [("Origin", "http://example.org"), ("Host", "example.org"), ("Sec-Fetch-Site", "cross-site")] {
        assert_eq!(status(act().json(&body).header(name, wrong)).await, 403, "{name}");
        assert_eq!(status(events().header(name, wrong)).await, 403, "{name}");
    }
    // A form of another page can be sent without a preflight request; it is refused as well.
    assert_eq!(status(act().header("Content-Type", "text/plain").body(body.to_string())).await, 415);
    assert_eq!(party.sandbox.messages(party.group).iter().filter(|m| m.text == "hi").count(), 1);
}

#[tokio::test]
async fn acts_are_checked() {
    let party = party();
    let chat = party.group;
    let say = |text: &str| json!({ "do": "say", "chat": chat, "text": text });
    assert_eq!(party.refused(99, say("hi")).await, "nobody");
    assert_eq!(party.refused(4242, say("I am the bot")).await, "nobody");
    assert_eq!(party.refused(ANNA, say(" \n ")).await, "empty");
    assert_eq!(party.refused(ANNA, say(&"я".repeat(4097))).await, "long");
    assert_eq!(
        party.refused(ANNA, json!({ "do": "say", "chat": BORIS, "text": "hi" })).await,
        "gone",
        "a private chat"
    );
    assert_eq!(party.refused(ANNA, json!({ "do": "say", "chat": 5, "text": "hi" })).await, "gone");
    assert_eq!(party.refused(ANNA, json!({ "do": "dance" })).await, "malformed");
    assert_eq!(party.act(ANNA, say(&"x".repeat(40_000))).await.status(), 413);
    let said = party.say(ANNA, "hello").await;
    for act in ["edit", "delete"] {
        let act = json!({ "do": act, "chat": chat, "message": said, "text": "bye" });
        assert_eq!(party.refused(BORIS, act).await, "gone", "not his");
    }
    for (name, why) in [(" ", "empty"), (&*"я".repeat(65), "long")] {
        assert_eq!(party.refused(ANNA, json!({ "do": "name", "name": name })).await, why);
    }
    let press = |data: &str, message: i32| json!({ "do": "press", "chat": chat, "message": message, "data": data });
    assert_eq!(party.refused(ANNA, press("x", 999)).await, "gone");
    assert_eq!(party.refused(ANNA, press(&"x".repeat(65), said)).await, "malformed");
    assert_eq!(party.refused(ANNA, json!({ "do": "start", "argument": "a b" })).await, "malformed");
    let topic = json!({ "do": "say", "chat": party.forum, "topic": 999, "text": "hi" });
    assert_eq!(party.refused(ANNA, topic).await, "gone");
}

#[tokio::test]
async fn what_people_do_is_done() {
    let party = party();
    let said = party.say(ANNA, "  first ").await;
    let answer = json!({ "do": "say", "chat": party.group, "reply": said, "text": "second" });
    let answer = i32::try_from(party.told(BORIS, answer).await["message"].as_i64().unwrap()).unwrap();
    assert_eq!(party.sandbox.message(party.group, answer).unwrap().reply_to, Some(said));
    party.act(ANNA, json!({ "do": "edit", "chat": party.group, "message": said, "text": "changed" })).await;
    assert_eq!(party.sandbox.message(party.group, said).unwrap().text, "changed");
    party.act(ANNA, json!({ "do": "delete", "chat": party.group, "message": said })).await;
    assert!(party.sandbox.message(party.group, said).unwrap().deleted);
    party.act(ANNA, json!({ "do": "name", "name": " <i>Аня</i> 🦊 " })).await;
    assert_eq!(party.sandbox.look(|world| world.user(ANNA).unwrap().first_name.clone()), "<i>Аня</i> 🦊");
    party.act(VERA, json!({ "do": "start", "argument": "m1" })).await;
    assert_eq!(party.sandbox.messages(VERA).last().unwrap().text, "/start m1");
    let topics = party.sandbox.look(|world| world.chat(party.forum).unwrap().topics.clone());
    let topic = *topics.first_key_value().unwrap().0;
    party.act(ANNA, json!({ "do": "say", "chat": party.forum, "topic": topic, "text": "here" })).await;
    assert_eq!(party.sandbox.messages(party.forum).last().unwrap().topic, Some(topic));
    party.sandbox.close_topic(ANNA, party.forum, topic);
    let again = json!({ "do": "say", "chat": party.forum, "topic": topic, "text": "here" });
    assert_eq!(party.refused(BORIS, again).await, "closed");
}

#[tokio::test]
async fn switches_reach_the_world_and_whoever_runs_the_bot() {
    let party = party();
    let wanted = party.sandbox.wanted();
    let before = party.sandbox.clock()();
    for act in [json!({ "do": "admin", "on": true }), json!({ "do": "clock", "hours": 24 })] {
        assert_eq!(party.act(ANNA, act).await.status(), 200);
    }
    assert_eq!(*wanted.borrow(), Wanted { running: true, turn: 0 });
    assert!(party.sandbox.clock()() - before >= 24 * 3_600_000);
    for kind in ["toomany", "internal", "drop"] {
        party.act(ANNA, json!({ "do": "fault", "kind": kind, "times": 1_000 })).await;
    }
    assert_eq!(party.sandbox.faults_left(), 100, "no more than that");
    party.act(ANNA, json!({ "do": "mend" })).await;
    let night = party.sandbox.night();
    for on in [true, false] {
        party.act(ANNA, json!({ "do": "night", "on": on })).await;
        assert_eq!(night(), on);
    }
    party.act(ANNA, json!({ "do": "privacy", "on": false })).await;
    assert_eq!(party.call("getMe", json!({})).await["can_read_all_group_messages"], true);
    party.act(ANNA, json!({ "do": "limits", "on": true })).await;
    party.act(ANNA, json!({ "do": "run", "on": false })).await;
    party.act(ANNA, json!({ "do": "restart" })).await;
    assert_eq!(*wanted.borrow(), Wanted { running: false, turn: 3 });
    assert!(party.sandbox.look(|world| world.paced()));
}

#[tokio::test]
async fn files_are_shown_or_saved_and_never_run() {
    let party = party();
    let boundary = "----x";
    let part = |name: &str, more: &str, value: &str| {
        format!("--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n{value}\r\n")
    };
    let html = "<script>alert(1)</script>";
    let file = "; filename=\"игра \\\"1\\\".html\"\r\nContent-Type: text/html";
    let body =
        [part("chat_id", "", &party.group.to_string()), part("document", file, html), format!("--{boundary}--\r\n")];
    let kind = format!("multipart/form-data; boundary={boundary}");
    let sent = client().post(party.method("sendDocument")).header("Content-Type", kind).body(body.concat());
    let sent: Value = sent.send().await.unwrap().json().await.unwrap();
    let id = sent["result"]["document"]["file_id"].as_str().unwrap_or_else(|| panic!("{sent}"));
    let saved = party.get(&format!("/file/{id}")).await;
    assert_eq!(saved.status(), 200);
    assert_eq!(saved.headers()["content-type"], "application/octet-stream");
    let name = saved.headers()["content-disposition"].to_str().unwrap();
    assert!(name.starts_with("attachment; filename*=UTF-8''%D0%B8%D0%B3") && name.is_ascii(), "{name}");
    assert_eq!(saved.text().await.unwrap(), html);
    assert_eq!(party.get("/file/file-999").await.status(), 404);
    assert_eq!(party.get("/file/..%2Fworld.json").await.status(), 404);
}
