//! One address for the stand-ins of several bots: each request is forwarded to that of its token. A line can be slow,
//! and a token can be revoked.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use kletka_sandbox::{Sandbox, SandboxConfig};
use tokio::net::TcpListener;
use tokio::sync::watch;

/// The largest request: a picture.
const LARGEST: usize = 8 << 20;
/// The messenger's answer to an unknown token.
const UNKNOWN: &str = r#"{"ok":false,"error_code":401,"description":"Unauthorized"}"#;

/// The target of requests with a token.
#[derive(Clone)]
struct Line {
    /// `None`: nobody ever writes to the bot.
    to: Option<String>,
    /// How long each request takes more.
    slow: Duration,
    /// Whether the messenger no longer knows the token. Requests on their way hear it as well.
    revoked: Arc<watch::Sender<bool>>,
}

/// The address, and the lines behind it.
pub struct Switchboard {
    pub url: String,
    lines: Lines,
}

type Lines = Arc<Mutex<HashMap<String, Line>>>;

fn lock(lines: &Lines) -> MutexGuard<'_, HashMap<String, Line>> {
    lines.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Switchboard {
    pub async fn start() -> Switchboard {
        let (lines, client) = (Lines::default(), reqwest::Client::builder().no_proxy().build().expect("a client"));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("the loopback interface has a free port");
        let url = format!("http://{}", listener.local_addr().expect("it has an address"));
        let known = Arc::clone(&lines);
        let app = Router::new().fallback(move |request: Request<Body>| {
            let (lines, client) = (Arc::clone(&known), client.clone());
            async move { carry(request, &lines, &client).await }
        });
        tokio::spawn(async move { axum::serve(listener, app).await });
        Switchboard { url, lines }
    }

    /// Adds a stand-in for one more bot.
    pub fn add(&self, token: &str) -> Arc<Sandbox> {
        let config =
            SandboxConfig { token: token.to_owned(), keep_calls: 40, keep_photos: 10_000, ..Default::default() };
        let sandbox = Sandbox::start(config).expect("the loopback interface has a free port");
        self.connect(token, Some(sandbox.url()));
        Arc::new(sandbox)
    }

    /// One more bot to which nobody ever writes.
    pub fn add_quiet(&self, token: &str) {
        self.connect(token, None);
    }

    fn connect(&self, token: &str, to: Option<String>) {
        let line = Line { to, slow: Duration::ZERO, revoked: Arc::default() };
        lock(&self.lines).insert(token.to_owned(), line);
    }

    /// Delays each request of a bot by this much from now on.
    pub fn slow_down(&self, token: &str, slow: Duration) {
        lock(&self.lines).get_mut(token).expect("it is known").slow = slow;
    }

    /// From now on the messenger does not know a token.
    pub fn revoke(&self, token: &str) {
        lock(&self.lines)[token].revoked.send_replace(true);
    }
}

async fn carry(request: Request<Body>, lines: &Lines, client: &reqwest::Client) -> Response<Body> {
    let path = request.uri().path().to_owned();
    let token = path.strip_prefix("/bot").and_then(|rest| rest.split('/').next()).unwrap_or_default();
    let Some(line) = lock(lines).get(token).cloned() else { return answer(StatusCode::UNAUTHORIZED, UNKNOWN) };
    let mut revoked = line.revoked.subscribe();
    tokio::select! {
        biased;
        _ = revoked.wait_for(|revoked| *revoked) => answer(StatusCode::UNAUTHORIZED, UNKNOWN),
        answered = pass_on(request, &line, client) => answered,
    }
}

async fn pass_on(request: Request<Body>, line: &Line, client: &reqwest::Client) -> Response<Body> {
    tokio::time::sleep(line.slow).await;
    let (path, kind) = (request.uri().path().to_owned(), request.headers().get(header::CONTENT_TYPE).cloned());
    let body = to_bytes(request.into_body(), LARGEST).await.expect("a request comes whole");
    let Some(to) = &line.to else { return silence(&path, &body).await };
    let onward = client.post(format!("{to}{path}"));
    let onward = kind.iter().fold(onward, |onward, kind| onward.header("content-type", kind.as_bytes()));
    match onward.body(body).send().await {
        Ok(answered) => {
            let status = StatusCode::from_u16(answered.status().as_u16()).expect("a status");
            answer(status, answered.bytes().await.unwrap_or_default())
        }
        Err(_) => answer(StatusCode::BAD_GATEWAY, ""),
    }
}

/// The messenger's answers to a bot without any users.
async fn silence(path: &str, body: &[u8]) -> Response<Body> {
    let method = path.rsplit('/').next().unwrap_or_default().to_lowercase();
    let result = match method.as_str() {
        "getme" => r#"{"id":4242,"is_bot":true,"first_name":"Quiet","username":"quiet_bot"}"#,
        "getupdates" => {
            let asked: serde_json::Value = serde_json::from_slice(body).unwrap_or_default();
            tokio::time::sleep(Duration::from_secs(asked["timeout"].as_u64().unwrap_or_default())).await;
            "[]"
        }
        _ => "true",
    };
    answer(StatusCode::OK, format!(r#"{{"ok":true,"result":{result}}}"#))
}

fn answer(status: StatusCode, body: impl Into<Body>) -> Response<Body> {
    let mut response = Response::new(body.into());
    *response.status_mut() = status;
    response
}
