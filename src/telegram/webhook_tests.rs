use std::sync::Mutex;

use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::super::mock::{self, refusal, result};
use super::*;
use crate::bot::incoming::Incoming;

const SECRET: &str = "Just-a_secret1";

/// Keeps the numbers of what it was given.
#[derive(Clone, Default)]
struct Recorder(Arc<Mutex<Vec<u32>>>);

impl Intake for Recorder {
    async fn take(&self, batch: Vec<Incoming>) {
        let mut taken = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        taken.extend(batch.iter().map(|incoming| incoming.update));
        assert!(!taken.contains(&666), "the number of the beast");
    }
}

fn settings(url: &str, secret: &str) -> Settings {
    Settings { listen: ([127, 0, 0, 1], 0).into(), url: url.to_owned(), secret: secret.to_owned() }
}

/// What the messenger was told of the webhook.
fn registered(log: &mock::Log) -> Value {
    let line = &log.lines()[0];
    serde_json::from_str(line.strip_prefix("setwebhook ").expect("setWebhook")).expect("JSON")
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
    assert_eq!(*recorder.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner), [10, 666]);
    log.reaches(1).await;
    stop.send_replace(true);
    serving.await.expect("no panic").expect("a good end");
    let expected = serde_json::json!({
        "url": "https://bot.example/hooks/kletka",
        "allowed_updates": ["message", "edited_message", "callback_query", "my_chat_member"],
        "drop_pending_updates": false,
        "secret_token": SECRET,
    });
    assert_eq!(registered(&log), expected);
}

#[tokio::test]
async fn requests_that_hang_do_not_keep_others_out_for_long() {
    let (telegram, _) = mock::start(|_, _, _| result("true")).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("it is bound");
    let recorder = Recorder::default();
    let (_stop, stopped) = watch::channel(false);
    let limits = Limits { patience: Duration::from_millis(100), connections: 4 };
    let settings = settings("https://bot.example/", SECRET);
    tokio::spawn(serve_on(listener, telegram, settings, limits, recorder.clone(), stopped));
    let heads = ["POST / HTTP/1.1\r\nHost: a\r\n".to_owned(), body_to_come()];
    let mut hanging = Vec::new();
    for n in 0..20 {
        let mut stream = tokio::net::TcpStream::connect(address).await.expect("a connection");
        stream.write_all(heads[n % 2].as_bytes()).await.expect("it is open");
        hanging.push(stream);
    }
    let client = teloxide::net::default_reqwest_settings().no_proxy().build().expect("a client");
    let update = r#"{"update_id":10,"message":{"odd":1}}"#;
    let request = client.post(format!("http://{address}/")).header(SECRET_HEADER, SECRET).body(update);
    assert_eq!(request.send().await.expect("an answer").status().as_u16(), 200);
    assert_eq!(*recorder.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner), [10]);
    let mut answer = String::new();
    hanging[1].read_to_string(&mut answer).await.expect("it was closed");
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
}

/// The head of a request by somebody who knows the secret and never sends what was announced.
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
