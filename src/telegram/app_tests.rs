use std::sync::{Arc, Mutex, OnceLock};

use tokio::sync::Notify;

use super::super::mock::{self, TOKEN, result, said};
use super::*;
use crate::bot::call::Picture;
use crate::bot::incoming::Incoming;
use crate::clock::Clock;
use crate::game::Scene;
use crate::paint::Theme;

/// A bot with one match, number 17, which Anna (11) may play.
#[derive(Default)]
struct Bot {
    touched: Mutex<Vec<Touched>>,
    /// Who was looked at, up to the end of that.
    seen: Mutex<Vec<i64>>,
    /// Whether requests take until they are allowed to go on.
    slow: bool,
    goes_on: Notify,
}

impl Bot {
    async fn wait(&self) {
        if self.slow {
            self.goes_on.notified().await;
        }
    }
}

impl Intake for Bot {
    async fn take(&self, _batch: Vec<Incoming>) {}

    async fn look(&self, id: u64, user: i64) -> Result<Look, Unseen> {
        self.wait().await;
        self.seen.lock().expect("no panic").push(user);
        if user == 13 {
            return Err(Unseen::Later);
        }
        let picture = Picture {
            scene: Scene::new(4.0, 4.0),
            board: format!("the board of {user}"),
            title: Vec::new(),
            theme: Theme::Paper,
            say: Box::new(|_| String::new()),
            finger: None,
            kept: Some(Arc::new(OnceLock::new())),
        };
        let buttons = vec![vec![("Pass".to_owned(), "pass".to_owned())]];
        let look = Look { picture: Box::new(picture), version: 3, asks: "Draw".to_owned(), may: user == 11, buttons };
        if id == 17 { Ok(look) } else { Err(Unseen::Nothing) }
    }

    async fn touch(&self, touched: Touched) -> String {
        self.wait().await;
        let said = format!("{} at {}", touched.press.data, touched.version);
        self.touched.lock().expect("no panic").push(touched);
        said
    }
}

struct Stage {
    app: App,
    telegram: Telegram,
    bot: Arc<Bot>,
}

impl Stage {
    async fn set() -> Stage {
        let (telegram, _) = mock::start(|_, _, _| result("true")).await;
        Stage { app: App::new("board", TOKEN), telegram, bot: Arc::default() }
    }

    async fn answer(&self, method: Method, path: &str, body: String) -> (u16, Vec<u8>) {
        let request = Request::builder().method(method).uri(path).body(Body::from(body)).expect("a request");
        let response = respond((&self.app, &self.telegram, &self.bot), request).await;
        let status = response.status().as_u16();
        let header = |name: &str| response.headers()[name].to_str().expect("ASCII").to_owned();
        let policy = header("content-security-policy");
        assert!(policy.starts_with("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!((header("referrer-policy"), header("cache-control")), ("no-referrer".into(), "no-cache".into()));
        (status, axum::body::to_bytes(response.into_body(), 1 << 20).await.expect("a body").to_vec())
    }

    /// The signed init data when somebody opens a match.
    fn init(&self, user: i64, id: u64) -> String {
        let (user, date) =
            (format!(r#"{{"id":{user},"first_name":"Anna"}}"#), (Clock::messengers().now() / 1000).to_string());
        said(&self.app, &[("user", &user), ("auth_date", &date), ("start_param", &self.app.start(id))])
    }

    async fn post(&self, path: &str, body: Value) -> (u16, Vec<u8>) {
        self.answer(Method::POST, path, body.to_string()).await
    }
}

#[tokio::test]
async fn the_page_is_whole() {
    let stage = Stage::set().await;
    let mut open = vec![String::new()];
    let mut read = 0;
    while let Some(path) = open.get(read).cloned() {
        read += 1;
        let (status, body) = stage.answer(Method::GET, &format!("/app/{path}"), String::new()).await;
        assert_eq!(status, 200, "{path}");
        let text = String::from_utf8(body).expect("text");
        for mark in ["src=\"", "href=\"", "from \"./"] {
            let found = text.split(mark).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned);
            let new: Vec<String> = found.filter(|path| !open.contains(path)).collect();
            open.extend(new);
        }
    }
    assert!(open.contains(&"finger.js".to_owned()) && open.len() == ASSETS.len(), "{open:?}");
    assert_eq!(stage.answer(Method::GET, "/app/../Cargo.toml", String::new()).await.0, 404);
    assert_eq!(stage.answer(Method::GET, "/app/board", String::new()).await.0, 404);
}

#[tokio::test]
async fn a_board_is_shown_to_whom_the_messenger_names() {
    let stage = Stage::set().await;
    let (status, body) = stage.post("/app/board", json!({ "init": stage.init(11, 17) })).await;
    assert_eq!(status, 200);
    let length = u32::from_be_bytes(body[..4].try_into().expect("four bytes")) as usize;
    let about: Value = serde_json::from_slice(&body[4..4 + length]).expect("JSON");
    assert_eq!((&about["version"], &about["may"], &about["asks"]), (&json!(3), &json!(true), &json!("Draw")));
    assert_eq!((&about["words"], &about["buttons"]), (&json!("the board of 11"), &json!([[["Pass", "pass"]]])));
    assert!(body[4 + length..].starts_with(b"\x89PNG"));
    let seen = |version: u32| stage.post("/app/board", json!({ "init": stage.init(11, 17), "seen": version }));
    assert_eq!((seen(3).await.0, seen(2).await.0), (204, 200));
    // A refusal shows nothing.
    let refused = |user, id| stage.post("/app/board", json!({ "init": stage.init(user, id), "seen": 3 }));
    assert_eq!(refused(11, 18).await, (404, Vec::new()), "no such match");
    assert_eq!(refused(13, 17).await, (503, Vec::new()), "nobody knows yet");
}

#[tokio::test]
async fn what_nobody_proves_is_not_believed() {
    let stage = Stage::set().await;
    let forged = stage.init(11, 17).replace("%31%37", "%31%38");
    for path in ["/app/board", "/app/move"] {
        let more = |init: &str| json!({ "init": init, "version": 3, "text": "a1" });
        assert_eq!(stage.post(path, more("")).await.0, 401, "{path}");
        assert_eq!(stage.post(path, more(&forged.replacen("hash=", "hash=0", 1))).await.0, 401, "{path}");
        assert_eq!(stage.post(path, json!({ "version": 3 })).await.0, 400, "{path}");
        assert_eq!(stage.answer(Method::POST, path, "{".to_owned()).await.0, 400, "{path}");
        assert_eq!(stage.answer(Method::POST, path, "x".repeat(BODY + 1)).await.0, 400, "{path}");
        let padded = json!({ "init": stage.init(11, 17), "version": 3, "text": "a1", "more": "x".repeat(BODY) });
        assert_eq!(stage.post(path, padded).await.0, 400, "{path}: it is true, and too long to be read");
        assert_eq!(stage.answer(Method::PUT, path, more(&stage.init(11, 17)).to_string()).await.0, 404, "{path}");
    }
    assert!(stage.bot.touched.lock().expect("no panic").is_empty());
}

#[tokio::test]
async fn a_move_is_made_by_whom_the_messenger_names() {
    let stage = Stage::set().await;
    let more = |version: Value, text: &str| json!({ "init": stage.init(11, 17), "version": version, "text": text });
    let (status, body) = stage.post("/app/move", more(json!(3), "a1-b1")).await;
    assert_eq!((status, body.as_slice()), (200, br#"{"said":"a1-b1 at 3"}"#.as_slice()));
    assert_eq!(stage.post("/app/move", more(json!(-3), "a1")).await.0, 400);
    assert_eq!(stage.post("/app/move", json!({ "init": stage.init(11, 17), "version": 3 })).await.0, 400);
    assert_eq!(stage.post("/app/move", more(json!(3), &"x".repeat(MOVE + 1))).await.0, 400);
    assert_eq!(stage.post("/app/move", more(json!(3), &"ж".repeat(MOVE))).await.0, 200);
    let touched = stage.bot.touched.lock().expect("no panic");
    assert_eq!((touched.len() - 1, touched[0].id, touched[0].press.from.id), (1, 17, 11));
    assert!(touched[0].press.chat.private);
}

#[tokio::test]
async fn a_request_is_done_to_its_end_though_its_page_was_closed() {
    let mut stage = Stage::set().await;
    stage.bot = Arc::new(Bot { slow: true, ..Bot::default() });
    let more = || json!({ "init": stage.init(11, 17), "version": 3, "text": "a1" });
    for path in ["/app/move", "/app/board"] {
        let closed = tokio::time::timeout(Duration::ZERO, stage.post(path, more())).await;
        assert!(closed.is_err(), "{path}: nobody waits for the answer");
    }
    while Arc::strong_count(&stage.bot) > 1 {
        stage.bot.goes_on.notify_one();
        tokio::task::yield_now().await;
    }
    assert_eq!(stage.bot.touched.lock().expect("no panic").len(), 1);
    assert_eq!(*stage.bot.seen.lock().expect("no panic"), [11]);
}

/// A request that says how long it is, and never comes to its end.
#[tokio::test(start_paused = true)]
async fn nobody_waits_for_a_request_without_an_end() {
    let app = App::new("board", TOKEN);
    let endless = Body::new(Endless);
    let request = Request::builder().method(Method::POST).uri("/app/board").body(endless).expect("a request");
    assert_eq!(asked(&app, 0, request).await.err(), Some(StatusCode::REQUEST_TIMEOUT));
}

/// A body of which nothing ever comes.
struct Endless;

impl hyper::body::Body for Endless {
    type Data = hyper::body::Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Result<hyper::body::Frame<Self::Data>, Self::Error>>> {
        std::task::Poll::Pending
    }
}
