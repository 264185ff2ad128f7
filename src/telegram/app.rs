//! The Mini App's part of the web server: its page, the view of a match, and moves. It trusts only data signed by
//! Telegram. Its connections stay unauthenticated, so they get little time and crowd out nobody.

mod opened;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderValue, Method, Request, Response, StatusCode};
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tracing::Instrument;

use super::{Intake, Telegram};
use crate::bot::desk::{Look, Unseen};
use crate::bot::incoming::Touched;
use crate::bot::seal::App;
use crate::bot::words::{Lang, page_words};
use opened::{Opened, opened};

/// The path of everything here.
pub(super) const ROOT: &str = "/app/";

/// The largest request that is read. Signed init data takes a tenth of it.
const BODY: usize = 16 * 1024;

/// The longest move, in characters.
const MOVE: usize = 500;

/// The most pictures painted for the app at once, so that boards in chats rarely wait for them.
static PAINTING: Semaphore = Semaphore::const_new(2);

/// How long the body of a request may take.
const PATIENCE: Duration = Duration::from_secs(3);

/// Files of the page: path, type, content.
macro_rules! assets {
    ($($path:literal: $kind:literal, $file:literal;)*) => {
        const ASSETS: &[(&str, &str, &[u8])] =
            &[$(($path, $kind, include_bytes!(concat!("../../assets/", $file)))),*];
    };
}

assets! {
    "": "text/html; charset=utf-8", "app/index.html";
    "app.css": "text/css; charset=utf-8", "app/app.css";
    "app.js": "text/javascript; charset=utf-8", "app/app.js";
    "board.css": "text/css; charset=utf-8", "board/board.css";
    "board.js": "text/javascript; charset=utf-8", "board/board.js";
    "dom.js": "text/javascript; charset=utf-8", "board/dom.js";
    "finger.js": "text/javascript; charset=utf-8", "board/finger.js";
    "glass.js": "text/javascript; charset=utf-8", "board/glass.js";
    "places.js": "text/javascript; charset=utf-8", "board/places.js";
}

/// Headers of every response. Nothing from elsewhere is loaded, no inline code runs, and only the messenger may frame
/// the page.
const HEADERS: [(HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' blob:; base-uri 'none'; form-action 'none'; object-src 'none'; \
         frame-ancestors https://web.telegram.org https://*.telegram.org",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-cache"),
];

/// Answers a request of the page.
pub(super) async fn respond<I: Intake>(
    (app, telegram, intake): (&App, &Telegram, &Arc<I>),
    request: Request<Body>,
) -> Response<Body> {
    let path = request.uri().path().strip_prefix(ROOT).unwrap_or("?").to_owned();
    let now = telegram.clock().now();
    let mut response = match (request.method(), path.as_str()) {
        (&Method::GET, "words.js") => words(Lang::of(request.uri().query())),
        (&Method::GET, path) => asset(path),
        (&Method::POST, "board") => match asked(app, now, request).await {
            Ok((opened, asked)) => board(telegram, intake, &opened, &asked).await,
            Err(status) => bare(status),
        },
        (&Method::POST, "move") => match asked(app, now, request).await {
            Ok((opened, asked)) => moved(intake, now, opened, &asked).await,
            Err(status) => bare(status),
        },
        _ => bare(StatusCode::NOT_FOUND),
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

fn bare(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

fn told(kind: &'static str, body: impl Into<Body>) -> Response<Body> {
    let mut response = Response::new(body.into());
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

fn asset(path: &str) -> Response<Body> {
    let found = ASSETS.iter().find(|(own, ..)| *own == path);
    found.map_or_else(|| bare(StatusCode::NOT_FOUND), |(_, kind, content)| told(kind, *content))
}

/// The words of the page in a language, as a module.
fn words(lang: Lang) -> Response<Body> {
    let words: serde_json::Map<String, Value> =
        page_words(lang).into_iter().map(|(name, said)| (name, said.into())).collect();
    let module = format!(
        "const WORDS = {};\nexport const language = {};\nexport const say = (key) => WORDS[key] ?? key;\n",
        Value::from(words),
        Value::from(lang.code())
    );
    told("text/javascript; charset=utf-8", module)
}

/// Authenticates a request and parses its body.
async fn asked(app: &App, now: u64, request: Request<Body>) -> Result<(Opened, Value), StatusCode> {
    let read = timeout(PATIENCE, axum::body::to_bytes(request.into_body(), BODY)).await;
    let body = read.map_err(|_| StatusCode::REQUEST_TIMEOUT)?.map_err(|_| StatusCode::BAD_REQUEST)?;
    let asked: Value = serde_json::from_slice(&body).map_err(|_| StatusCode::BAD_REQUEST)?;
    let init = asked["init"].as_str().ok_or(StatusCode::BAD_REQUEST)?;
    let opened = opened(app, init, now / 1000)?;
    Ok((opened, asked))
}

/// The view of a match: the length of a description (four bytes, big-endian), the description, and the picture. If the
/// user has seen that version already, the answer says only that nothing is new.
async fn board<I: Intake>(telegram: &Telegram, intake: &Arc<I>, opened: &Opened, asked: &Value) -> Response<Body> {
    let (intake, id, user) = (Arc::clone(intake), opened.id, opened.by.id);
    let look = to_its_end(async move { intake.look(id, user).await }).await;
    let Look { picture, version, asks, may, buttons } = match look.unwrap_or(Err(Unseen::Later)) {
        Ok(look) => look,
        Err(Unseen::Nothing) => return bare(StatusCode::NOT_FOUND),
        Err(Unseen::Later | Unseen::Ask(_)) => return bare(StatusCode::SERVICE_UNAVAILABLE),
    };
    if asked["seen"].as_u64() == u64::try_from(version).ok() {
        return bare(StatusCode::NO_CONTENT);
    }
    let words = picture.board.clone();
    let Ok(_turn) = PAINTING.acquire().await else { return bare(StatusCode::SERVICE_UNAVAILABLE) };
    let (png, targets) = match telegram.painted(picture).await {
        Ok(painted) => painted,
        Err(_) => return bare(StatusCode::INTERNAL_SERVER_ERROR),
    };
    let targets: Value = serde_json::from_str(&targets).unwrap_or_default();
    let about =
        json!({ "version": version, "asks": asks, "may": may, "buttons": buttons, "words": words, "targets": targets });
    let about = about.to_string().into_bytes();
    let length = u32::try_from(about.len()).unwrap_or(0).to_be_bytes();
    told("application/octet-stream", [&length[..], &about, &png].concat())
}

/// Makes a move. The answer is for its author: why it was refused, or what only that player may see now.
async fn moved<I: Intake>(intake: &Arc<I>, now: u64, opened: Opened, asked: &Value) -> Response<Body> {
    let version = asked["version"].as_u64().and_then(|version| usize::try_from(version).ok());
    let text = asked["text"].as_str().filter(|text| text.chars().count() <= MOVE);
    let (Some(version), Some(text)) = (version, text) else { return bare(StatusCode::BAD_REQUEST) };
    let touched = Touched::new(opened.id, version, opened.by, text.to_owned(), now);
    let intake = Arc::clone(intake);
    match to_its_end(async move { intake.touch(touched).await }).await {
        Some(said) => told("application/json", json!({ "said": said }).to_string()),
        None => bare(StatusCode::INTERNAL_SERVER_ERROR),
    }
}

/// Works in a separate task: the page may be closed at any time, and then the rest of a request is never done. `None`:
/// the work has failed.
async fn to_its_end<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Option<T> {
    tokio::spawn(work.in_current_span()).await.ok()
}

#[cfg(test)]
#[path = "app_tests.rs"]
mod tests;
