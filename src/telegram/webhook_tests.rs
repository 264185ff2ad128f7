use std::sync::{Mutex, PoisonError};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::Instant;

use super::super::mock::{self, refusal, result};
use super::*;
use crate::bot::incoming::Incoming;

const SECRET: &str = "Just-a_secret1";

/// Records the numbers of the updates it gets.
#[derive(Clone, Default)]
struct Recorder(Arc<Mutex<Vec<u32>>>);

impl Recorder {
    fn numbers(&self) -> Vec<u32> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Intake for Recorder {
    async fn take(&self, batch: Vec<Incoming>) {
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        taken.extend(batch.iter().map(|incoming| incoming.update));
        assert!(!taken.contains(&666), "the number of the beast");
    }
}

fn settings(url: &str, secret: &str) -> Settings {
    Settings { at: At::Listen(([127, 0, 0, 1], 0).into()), url: url.to_owned(), secret: secret.to_owned(), app: None }
}

/// The registration that the messenger got.
fn registered(log: &mock::Log) -> Value {
    let line = &log.lines()[0];
    serde_json::from_str(line.strip_prefix("setwebhook ").expect("setWebhook")).expect("JSON")
}

#[tokio::test]
async fn the_page_of_the_app_stands_behind_the_same_address_where_there_is_one() {
    for there in [true, false] {
        let (telegram, log) = mock::start(|_, _, _| result("true")).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let base = format!("http://{}", listener.local_addr().expect("it is bound"));
        let (stop, stopped) = watch::channel(false);
        let app = there.then(|| App::new("board", mock::TOKEN));
        let settings = Settings { app, ..settings("https://bot.example/hooks/kletka", SECRET) };
        let recorder = Recorder::default();
        let serving = tokio::spawn(serve_on(listener, telegram, settings, LIMITS, recorder.clone(), stopped));
        let client = teloxide::net::default_reqwest_settings().no_proxy().build().expect("a client");
        let page = client.get(format!("{base}/app/")).send().await.expect("an answer");
        assert_eq!(
            (page.status().as_u16(), page.headers()["connection"] == "close"),
            (if there { 200 } else { 404 }, true)
        );
        let forged = client.post(format!("{base}/app/move")).body(r#"{"init":"hash=00","version":0,"text":"a1"}"#);
        let refused = forged.send().await.expect("an answer").status().as_u16();
        assert_eq!(refused, if there { 401 } else { 404 });
        assert!(recorder.numbers().is_empty());
        log.reaches(1).await;
        stop.send_replace(true);
        serving.await.expect("no panic").expect("a good end");
    }
}

#[tokio::test]
async fn pictures_stand_behind_the_same_address() {
    use super::super::pace::Pace;
    use super::super::posted::Places;
    let (telegram, _log) = mock::start(|_, _, _| result("true")).await;
    let public = "https://bot.example/hooks/kletka";
    telegram.show_cards(Places {
        address: Some(public.to_owned()),
        dir: None,
        staging: Vec::new(),
        pace: Pace::unlimited(),
    });
    let address = telegram.gallery().expect("there is one").hang("a picture".into());
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let base = format!("http://{}/hooks/kletka", listener.local_addr().expect("it is bound"));
    let (_stop, stopped) = watch::channel(false);
    tokio::spawn(serve_on(listener, telegram, settings(public, SECRET), LIMITS, Recorder::default(), stopped));
    let client = teloxide::net::default_reqwest_settings().no_proxy().build().expect("a client");
    let path = address.strip_prefix(public).expect("it is below the bot's");
    let found = client.get(format!("{base}{path}")).send().await.expect("an answer");
    let header = |name: &str| found.headers()[name].to_str().expect("text").to_owned();
    assert_eq!((found.status().as_u16(), header("content-type")), (200, "image/png".to_owned()));
    assert!(header("cache-control").contains("max-age=2592000"));
    assert_eq!(found.text().await.expect("a body"), "a picture");
    let head = client.head(format!("{base}{path}")).send().await.expect("an answer");
    assert_eq!((head.status().as_u16(), head.text().await.expect("no body").as_str()), (200, ""));
    for other in ["/p/", "/p", "/p/../../journal", "/p/0123456789abcdef0123456789abcdef.png"] {
        let answer = client.get(format!("{base}{other}")).send().await.expect("an answer");
        assert_eq!(answer.status().as_u16(), 404, "{other}");
        assert_eq!(answer.text().await.expect("a body"), "", "nothing is listed");
    }
    let posted = client.post(format!("{base}{path}")).body("x").send().await.expect("an answer");
    assert_eq!(posted.status().as_u16(), 404);
}

#[tokio::test]
async fn requests_must_prove_themselves_and_are_answered_when_taken() {
    let (telegram, log) = mock::start(|_, _, _| result("true")).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let base = format!("http://{}", listener.local_addr().expect("it is bound"));
    let recorder = Recorder::default();
    let (stop, stopped) = watch::channel(false);
    let settings = settings("https://bot.example/hooks/kletka", SECRET);
    let serving = tokio::spawn(serve_on(listener, telegram, settings, LIMITS, recorder.clone(), stopped));
    let client = teloxide::net::default_reqwest_settings().no_proxy().build().expect("a client");
    let post = async |path: &str, secret: Option<&str>, body: &str| {
        let mut request = client.post(format!("{base}{path}")).body(body.to_owned());
        if let Some(secret) = secret {
            request = request.header(SECRET_HEADER, secret);
        }
        request.send().await.expect("an answer").status().as_u16()
    };
    let update = |number: u32| format!(r#"{{"update_id":{number},"message":{{"odd":1}}}}"#);
    let path = "/hooks/kletka";
    assert_eq!(post(path, Some(SECRET), &update(10)).await, 200);
    assert_eq!(post(path, None, &update(11)).await, 401);
    assert_eq!(post(path, Some("Just-a_secret2"), &update(12)).await, 401);
    assert_eq!(post(path, Some("Just-a_secret"), &update(12)).await, 401);
    assert_eq!(post("/", Some(SECRET), &update(13)).await, 404);
    assert_eq!(post(path, Some(SECRET), "{").await, 200, "it would come for ever");
    assert_eq!(post(path, Some(SECRET), &"x".repeat(BODY + 1)).await, 200, "it would come for ever");
    let got = client.get(format!("{base}{path}")).send().await.expect("an answer");
    assert_eq!(got.status().as_u16(), 405);
    assert_eq!(post(path, Some(SECRET), &update(666)).await, 500, "what was not taken comes again");
    assert_eq!(recorder.numbers(), [10, 666]);
    log.reaches(1).await;
    stop.send_replace(true);
    serving.await.expect("no panic").expect("a good end");
    let expected = serde_json::json!({
        "url": "https://bot.example/hooks/kletka",
        "allowed_updates": ["message", "edited_message", "callback_query", "inline_query", "chosen_inline_result", "message_reaction", "my_chat_member"],
        "drop_pending_updates": false,
        "secret_token": SECRET,
    });
    assert_eq!(registered(&log), expected);
}

/// A server that runs as long as the sender lives.
async fn served(limits: Limits) -> (SocketAddr, Recorder, watch::Sender<bool>) {
    let (telegram, _) = mock::start(|_, _, _| result("true")).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("it is bound");
    let recorder = Recorder::default();
    let (stop, stopped) = watch::channel(false);
    let settings = settings("https://bot.example/", SECRET);
    tokio::spawn(serve_on(listener, telegram, settings, limits, recorder.clone(), stopped));
    (address, recorder, stop)
}

/// A connection that has sent this text.
async fn opened(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("it is open");
    stream
}

/// An update in a request by the messenger.
fn brought(number: u32) -> String {
    let body = format!(r#"{{"update_id":{number},"message":{{"odd":1}}}}"#);
    let length = body.len();
    format!("POST / HTTP/1.1\r\nHost: a\r\n{SECRET_HEADER}: {SECRET}\r\nContent-Length: {length}\r\n\r\n{body}")
}

/// The first line of the answer to a request over a connection.
async fn answered(stream: &mut TcpStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).await.expect("it is open");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.expect("an answer"));
    }
    String::from_utf8_lossy(&answer).lines().next().unwrap_or_default().to_owned()
}

/// Everything received until the connection is closed.
async fn rest_of(stream: &mut TcpStream) -> String {
    let mut rest = String::new();
    let _ = stream.read_to_string(&mut rest).await; // it may be cut off
    rest
}

/// Half of a request's head.
const HALF: &str = "POST / HTTP/1.1\r\nHost: a\r\n";

#[tokio::test]
async fn requests_that_hang_do_not_keep_others_out_for_long() {
    let limits =
        Limits { head: Duration::from_millis(100), body: Duration::from_millis(100), connections: 4, ..LIMITS };
    let (address, recorder, _stop) = served(limits).await;
    let mut hanging = Vec::new();
    for _ in 0..10 {
        hanging.push(opened(address, HALF).await);
        hanging.push(opened(address, &body_to_come()).await);
    }
    let mut stream = opened(address, "").await;
    assert_eq!(answered(&mut stream, &brought(10)).await, "HTTP/1.1 200 OK");
    assert_eq!(recorder.numbers(), [10]);
    let answer = rest_of(&mut hanging[1]).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert_eq!(rest_of(&mut hanging[0]).await, "", "half a head gets no answer");
}

#[tokio::test]
async fn two_thousand_half_open_connections_keep_no_update_waiting() {
    let (address, recorder, _stop) = served(LIMITS).await;
    let mut half_open = Vec::new();
    for n in 0..2_000 {
        half_open.push(opened(address, if n % 2 == 0 { HALF } else { "" }).await);
    }
    // More keep coming.
    let flood = tokio::spawn(async move {
        loop {
            half_open.remove(0);
            half_open.push(opened(address, HALF).await);
        }
    });
    for number in 10..30 {
        let sent = Instant::now();
        let mut stream = opened(address, "").await;
        assert_eq!(answered(&mut stream, &brought(number)).await, "HTTP/1.1 200 OK");
        assert!(sent.elapsed() <= Duration::from_secs(1), "update {number} after {:?}", sent.elapsed());
    }
    assert!(!flood.is_finished());
    flood.abort();
    assert_eq!(recorder.numbers(), (10..30).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_connection_of_the_messengers_stays_and_one_of_a_stranger_goes() {
    let (address, recorder, _stop) =
        served(Limits { head: Duration::from_millis(100), unauthenticated: 2, ..LIMITS }).await;
    let mut known = opened(address, "").await;
    assert_eq!(answered(&mut known, &brought(10)).await, "HTTP/1.1 200 OK");
    let mut half_open = Vec::new();
    for _ in 0..5 {
        half_open.push(opened(address, HALF).await);
    }
    for stranger in &mut half_open {
        assert_eq!(rest_of(stranger).await, "");
    }
    assert_eq!(answered(&mut known, &brought(11)).await, "HTTP/1.1 200 OK", "it may rest for longer");
    assert_eq!(recorder.numbers(), [10, 11]);
    let mut wrong = opened(address, &brought(12).replace(SECRET, "guessed")).await;
    let answer = rest_of(&mut wrong).await;
    assert!(answer.starts_with("HTTP/1.1 401 "), "{answer}");
    let asked = brought(13).replace("POST", "GET");
    assert_eq!(answered(&mut known, &asked).await, "HTTP/1.1 405 Method Not Allowed");
    assert_eq!(recorder.numbers(), [10, 11]);
}

/// The head of a request by somebody who knows the secret and never sends the announced body.
fn body_to_come() -> String {
    format!("POST / HTTP/1.1\r\nHost: a\r\n{SECRET_HEADER}: {SECRET}\r\nContent-Length: 9\r\n\r\n{{")
}

#[tokio::test]
async fn a_refused_webhook_is_an_error() {
    let text = "Bad Request: bad webhook: HTTPS url must be provided for webhook";
    let (telegram, _) = mock::start(move |_, _, _| refusal(400, text)).await;
    let (_stop, stopped) = watch::channel(false);
    let settings = settings("http://bot.example/", SECRET);
    let error = serve(telegram, settings, Recorder::default(), stopped).await.expect_err("it was refused");
    assert!(matches!(error, WebhookError::Refused(why) if why == text));
}

#[test]
fn settings_are_checked() {
    assert!(matches!(registration(&settings("bot", SECRET)), Err(WebhookError::Address(_))));
    for odd in ["", "a b", "ж", &"x".repeat(257)] {
        assert!(matches!(registration(&settings("https://bot.example/", odd)), Err(WebhookError::Secret)), "{odd}");
    }
}

#[test]
fn secrets_are_compared_whole() {
    assert!(same(b"abc", b"abc"));
    assert!(!same(b"abc", b"abd"));
    assert!(!same(b"abc", b"ab"));
    assert!(!same(b"", b"a"));
}
