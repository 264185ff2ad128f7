//! Pictures that the bot names by a web address.

use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::cards::{away, keys};
use crate::png;

/// The type and content of each path.
type Files = HashMap<String, (&'static str, Vec<u8>)>;

/// A web server with some files. It counts how often it is asked.
struct Web {
    url: String,
    files: Arc<Mutex<Files>>,
    asked: Arc<AtomicUsize>,
}

fn web() -> Web {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let (files, asked) = (Arc::new(Mutex::new(Files::new())), Arc::new(AtomicUsize::new(0)));
    let (served, counted) = (Arc::clone(&files), Arc::clone(&asked));
    // The thread ends with the process.
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut head = [0; 2048];
            let read = stream.read(&mut head).unwrap();
            let head = String::from_utf8_lossy(&head[..read]).into_owned();
            counted.fetch_add(1, Ordering::SeqCst);
            let found = served.lock().unwrap().get(head.split(' ').nth(1).unwrap()).cloned();
            let (status, (kind, body)) = found.map_or((404, ("text/plain", b"gone".to_vec())), |found| (200, found));
            let length = body.len();
            let head = format!("HTTP/1.0 {status} -\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n");
            stream.write_all(&[head.as_bytes(), &body].concat()).unwrap();
        }
    });
    Web { url, files, asked }
}

impl Web {
    fn has(&self, path: &str, kind: &'static str, body: Vec<u8>) {
        self.files.lock().unwrap().insert(path.to_owned(), (kind, body));
    }
}

/// The head of a JPEG with this size.
fn jpeg() -> Vec<u8> {
    vec![0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 16, 0, 0, 0, 0]
}

fn photo(url: &str) -> Value {
    json!({ "media": { "type": "photo", "media": url, "caption": "board" }, "reply_markup": keys() })
}

#[test]
fn a_card_gets_its_picture_from_an_address_once() {
    let (away, web) = (away(), web());
    let (card, id) = away.card(away.pair);
    web.has("/p/1.png", "image/png", png(40, 30));
    let url = format!("{}/p/1.png", web.url);
    assert_eq!(away.edits("editMessageMedia", &id, photo(&url)), json!(true));
    let shown = away.sandbox.message(away.pair, card.id).unwrap();
    assert_eq!(shown.photo().unwrap().bytes.as_deref(), Some(png(40, 30).as_slice()));
    // Whatever is there now: the address means what it was.
    web.has("/p/1.png", "image/png", png(50, 30));
    let same = away.edits("editMessageMedia", &id, photo(&url));
    assert!(same.as_str().unwrap().contains("message is not modified"), "{same}");
    let (other, id) = away.card(away.foreign);
    assert_eq!(away.edits("editMessageMedia", &id, photo(&url)), json!(true));
    assert_eq!(away.sandbox.message(away.foreign, other.id).unwrap().photo().unwrap().width, 40);
    assert_eq!(web.asked.load(Ordering::SeqCst), 1);
    let named = away.sandbox.addresses();
    assert_eq!((named[0].url.as_str(), named[0].uses, named[0].failure), (url.as_str(), 3, None));
}

#[test]
fn a_failure_is_remembered_too() {
    let (away, web) = (away(), web());
    let (_, id) = away.card(away.pair);
    let late = format!("{}/late.png", web.url);
    let failed = "Bad Request: failed to get HTTP URL content";
    assert_eq!(away.edits("editMessageMedia", &id, photo(&late)), failed);
    web.has("/late.png", "image/png", png(40, 30));
    assert_eq!(away.edits("editMessageMedia", &id, photo(&late)), failed);
    assert_eq!(away.edits("editMessageMedia", &id, photo(&format!("{late}?2"))), failed, "another path, as it is");
    web.has("/page.png", "text/html", png(40, 30));
    web.has("/words.png", "image/png", b"words".to_vec());
    for path in ["/page.png", "/words.png"] {
        let said = away.edits("editMessageMedia", &id, photo(&format!("{}{path}", web.url)));
        assert_eq!(said, "Bad Request: wrong type of the web page content", "{path}");
    }
    let wrong = away.edits("editMessageMedia", &id, photo("http://localhost/a b.png"));
    assert_eq!(wrong, "Bad Request: wrong HTTP URL specified");
    assert_eq!(away.edits("editMessageMedia", &id, photo("http://example.org/a.png")), failed, "only this machine");
}

#[test]
fn a_proxy_stands_before_the_bot() {
    let (away, web) = (away(), web());
    let (_, id) = away.card(away.pair);
    web.has("/p/1.png", "image/png", png(40, 30));
    away.sandbox.route("https://bot.example/hook", &web.url);
    assert_eq!(away.edits("editMessageMedia", &id, photo("https://bot.example/hook/p/1.png")), json!(true));
}

#[test]
fn rows_take_only_jpegs_from_addresses() {
    let (away, web) = (away(), web());
    web.has("/a.jpg", "image/jpeg", jpeg());
    web.has("/a.png", "image/png", png(40, 30));
    let row = |path: &str| {
        json!({ "type": "photo", "id": path, "photo_url": format!("{}{path}", web.url), "thumbnail_url": "x",
            "caption": "board", "reply_markup": keys() })
    };
    let query = away.sandbox.type_inline(away.anna, away.pair, None, "");
    let answer =
        json!({ "inline_query_id": query.to_string(), "results": [row("/a.jpg"), row("/a.png"), row("/none.jpg")] });
    assert_eq!(crate::description(&away.sandbox, "answerInlineQuery", &answer), "ok", "the bot is not told");
    let rows = away.sandbox.suggested(query).unwrap();
    assert_eq!(rows.iter().map(|row| row.broken).collect::<Vec<_>>(), [false, true, true]);
    let sent = away.sandbox.choose(query, 0);
    let card = away.sandbox.message(away.pair, sent).unwrap();
    assert_eq!((card.photo().unwrap().width, card.text.as_str(), card.inline_id.is_some()), (16, "board", true));
}
