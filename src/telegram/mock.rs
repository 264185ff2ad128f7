//! A Bot API server for tests. It responds from a script and records the requests.

use std::future::pending;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, Uri};
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::Telegram;
use crate::bot::seal::App;
use crate::clock::Clock;

/// The id of the bot.
pub const ME: i64 = 900;
pub const TOKEN: &str = "900:AAsecret-Secret_secret";

/// The server's reaction to a request.
pub enum Reply {
    /// Answers with a status and a body.
    With(u16, String),
    /// Never answers.
    Hold,
}

/// An answer with a result.
pub fn result(json: &str) -> Reply {
    Reply::With(200, format!(r#"{{"ok":true,"result":{json}}}"#))
}

pub fn refusal(code: u16, text: &str) -> Reply {
    Reply::With(code, format!(r#"{{"ok":false,"error_code":{code},"description":"{text}"}}"#))
}

/// The requests in order, method and body joined by a space. Tests may add lines of their own.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<String>>>, Arc<watch::Sender<usize>>);

impl Log {
    pub fn add(&self, line: String) {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lines.push(line);
        let count = lines.len();
        drop(lines);
        // Not under the lock: a thread that waits for the number may be about to read the lines. So if two threads add
        // lines at once, the second may get here first, and the number must only grow.
        self.1.send_if_modified(|length| {
            let grows = count > *length;
            *length = count.max(*length);
            grows
        });
    }

    pub fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Resolves when the log has this many lines.
    pub async fn reaches(&self, count: usize) {
        self.1.subscribe().wait_for(|&length| length >= count).await.expect("the log lives as long as the test");
    }
}

type Script = Arc<dyn Fn(usize, &str, &str) -> Reply + Send + Sync>;

/// Starts a server and connects to it. The script gets the number of earlier requests (without getMe), the method in
/// lowercase, and the body.
pub async fn start(script: impl Fn(usize, &str, &str) -> Reply + Send + Sync + 'static) -> (Telegram, Log) {
    let log = Log::default();
    let script: Script = Arc::new(script);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let url = format!("http://{}", listener.local_addr().expect("it is bound"));
    let app = Router::new().fallback(serve).with_state((log.clone(), script));
    tokio::spawn(async move { axum::serve(listener, app).await });
    let telegram = Telegram::connect(TOKEN, Some(&url), Clock::messengers()).await.expect("the server is there");
    (telegram, log)
}

async fn serve(State((log, script)): State<(Log, Script)>, uri: Uri, body: Bytes) -> (StatusCode, String) {
    let method = uri.path().rsplit('/').next().unwrap_or_default().to_lowercase();
    let body = String::from_utf8_lossy(&body).into_owned();
    let me = format!(r#"{{"id":{ME},"is_bot":true,"first_name":"Kletka","username":"kletka_bot"}}"#);
    let reply = if method == "getme" {
        result(&me)
    } else {
        let earlier = log.lines().iter().filter(|line| !line.starts_with('!')).count();
        let reply = script(earlier, &method, &body);
        log.add(format!("{method} {body}"));
        reply
    };
    match reply {
        Reply::With(status, body) => (StatusCode::from_u16(status).expect("a status"), body),
        Reply::Hold => pending().await,
    }
}

/// Init data with these fields and the messenger's signature.
pub fn said(app: &App, fields: &[(&str, &str)]) -> String {
    let mut lines: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    lines.sort();
    let proof = hex::encode(app.proof(&lines.join("\n")));
    let escaped = |value: &str| value.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    let mut pairs: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
    pairs.insert(1, format!("hash={proof}"));
    pairs.join("&")
}
