//! Updates that the messenger brings itself. A request is answered with 200 only after the update's effects are
//! durable; anything else makes it come again.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use serde_json::Value;
use teloxide::payloads::{SetWebhook, SetWebhookSetters};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, timeout};

use super::backoff::Backoff;
use super::decode::decode;
use super::wire::Fault;
use super::{Intake, Telegram, WANTED, now, rest, stopped};

/// The header that carries the secret.
const SECRET_HEADER: &str = "x-telegram-bot-api-secret-token";
/// The largest update that is read. A message of full length with all its entities stays far below.
const BODY: usize = 1024 * 1024;
/// What strangers may take of the server. The messenger sends head and body at once and opens up to 40 connections.
const LIMITS: Limits = Limits { patience: Duration::from_secs(10), connections: 128 };
/// How often it is said that no connection is free.
const COMPLAINT: Duration = Duration::from_secs(60);
/// How long requests in flight may take after the stop.
const FAREWELL: Duration = Duration::from_secs(3);

/// How the messenger reaches the bot.
#[derive(Clone, PartialEq, Eq)]
pub struct Settings {
    /// Where the server listens. The messenger wants HTTPS, so something in front of it speaks that.
    pub listen: SocketAddr,
    /// The address that the messenger calls, `https://…`. What stands in front must keep the path.
    pub url: String,
    /// What proves that it is the messenger: 1 to 256 letters, digits, `_` and `-`.
    pub secret: String,
}

/// Why there is no webhook.
#[derive(Debug, thiserror::Error)]
pub enum WebhookError {
    /// The address cannot be one.
    #[error("the address of the webhook is not a web address: {0}")]
    Address(String),
    /// The secret has other characters, or too many, or none.
    #[error("the secret of the webhook needs 1 to 256 letters, digits, _ or -")]
    Secret,
    /// The server cannot listen there, or had to end.
    #[error("the webhook's server: {0}")]
    Server(#[from] std::io::Error),
    /// The token is no longer valid.
    #[error("the messenger no longer knows this bot token")]
    Unauthorized,
    /// The messenger does not take the webhook.
    #[error("the messenger refused the webhook: {0}")]
    Refused(String),
}

/// What those who are not the messenger, or hang, may take of the server.
#[derive(Clone, Copy)]
struct Limits {
    /// How long the head of a request may take, and then its body.
    patience: Duration,
    /// The most connections at once.
    connections: usize,
}

/// Tells the messenger where the bot is and takes updates until the stop. The webhook stays set, so updates wait there
/// for the next start.
///
/// # Errors
/// When the settings are not possible, the server cannot run or the messenger refuses.
pub async fn serve(
    telegram: Telegram,
    settings: Settings,
    intake: impl Intake,
    stop: watch::Receiver<bool>,
) -> Result<(), WebhookError> {
    let listener = TcpListener::bind(settings.listen).await?;
    serve_on(listener, telegram, settings, LIMITS, intake, stop).await
}

async fn serve_on(
    listener: TcpListener,
    telegram: Telegram,
    settings: Settings,
    limits: Limits,
    intake: impl Intake,
    stop: watch::Receiver<bool>,
) -> Result<(), WebhookError> {
    let request = registration(&settings)?;
    let gate = Arc::new(Gate {
        path: request.url.path().to_owned(),
        secret: settings.secret,
        me: telegram.me().id,
        patience: limits.patience,
        intake: Arc::new(intake),
    });
    let app = Router::new().fallback(receive).with_state(gate);
    tokio::select! {
        () = listen(listener, app, limits, stop.clone()) => Ok(()),
        Err(error) = register(&telegram, &request, stop) => Err(error),
    }
}

/// Serves connections until the stop, and then those that are in the middle of a request.
async fn listen(listener: TcpListener, app: Router, limits: Limits, mut stop: watch::Receiver<bool>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.patience);
    let graceful = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(limits.connections));
    let mut complained: Option<Instant> = None;
    loop {
        if places.available_permits() == 0 && complained.is_none_or(|at| at.elapsed() >= COMPLAINT) {
            complained = Some(Instant::now());
            tracing::warn!("the webhook has no connection free; updates wait until one is");
        }
        let next = async {
            let place = Arc::clone(&places).acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            biased;
            () = stopped(&mut stop) => break,
            next = next => next,
        };
        let Ok((stream, _)) = accepted else {
            // It was closed before it was taken, or there are too many files open: nothing that lasts.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let serving = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(app.clone()));
        let serving = graceful.watch(serving);
        tokio::spawn(async move {
            if let Err(error) = serving.await {
                tracing::debug!(%error, "a connection of the webhook ended early");
            }
            drop(place);
        });
    }
    if timeout(FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!("an update was still being taken at the stop; it will come again");
    }
}

fn registration(settings: &Settings) -> Result<SetWebhook, WebhookError> {
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    if !(1..=256).contains(&settings.secret.len()) || !settings.secret.chars().all(fits) {
        return Err(WebhookError::Secret);
    }
    let url = settings.url.parse().map_err(|_| WebhookError::Address(settings.url.clone()))?;
    Ok(SetWebhook::new(url).secret_token(settings.secret.clone()).allowed_updates(WANTED).drop_pending_updates(false))
}

async fn register(
    telegram: &Telegram,
    request: &SetWebhook,
    mut stop: watch::Receiver<bool>,
) -> Result<(), WebhookError> {
    let mut backoff = Backoff::new(Duration::from_millis(200), Duration::from_secs(30));
    loop {
        let pause = match telegram.wire().call(request).await {
            Ok(_) => return Ok(()),
            Err(Fault::Lost(why)) => {
                tracing::warn!(%why, "the webhook is not set yet: the messenger cannot be reached");
                backoff.pause()
            }
            Err(Fault::Refused(no)) if no.unauthorized() => return Err(WebhookError::Unauthorized),
            Err(Fault::Refused(no)) => no.retry_after.ok_or(WebhookError::Refused(no.text))?,
        };
        if rest(pause, &mut stop).await {
            return Ok(());
        }
    }
}

/// What a request must pass.
struct Gate<I> {
    path: String,
    secret: String,
    me: i64,
    patience: Duration,
    intake: Arc<I>,
}

async fn receive<I: Intake>(State(gate): State<Arc<Gate<I>>>, request: Request) -> StatusCode {
    if request.uri().path() != gate.path {
        return StatusCode::NOT_FOUND;
    }
    if request.method() != Method::POST {
        return StatusCode::METHOD_NOT_ALLOWED;
    }
    let shown = request.headers().get(SECRET_HEADER).map(|secret| secret.as_bytes()).unwrap_or_default();
    if !same(shown, gate.secret.as_bytes()) {
        return StatusCode::UNAUTHORIZED;
    }
    if announced(request.headers()) > BODY {
        tracing::error!("an update was too large to be read; it is ignored");
        return StatusCode::OK; // or it would come for ever
    }
    let Ok(body) = timeout(gate.patience, axum::body::to_bytes(request.into_body(), BODY)).await else {
        return StatusCode::REQUEST_TIMEOUT;
    };
    let Ok(body) = body else {
        return StatusCode::BAD_REQUEST; // cut off on its way: it shall come again
    };
    let raw: Value = serde_json::from_slice(&body).unwrap_or_default();
    let Some(update) = decode(&raw, gate.me, now()) else {
        tracing::error!(bytes = body.len(), "something came that is no update; it is ignored");
        return StatusCode::OK;
    };
    // In a task of its own, since the messenger may hang up, and what has begun must not be cut off.
    let intake = Arc::clone(&gate.intake);
    match tokio::spawn(async move { intake.take(vec![update]).await }).await {
        Ok(()) => StatusCode::OK,
        Err(error) => {
            tracing::error!(%error, "an update was not taken; it will come again");
            StatusCode::INTERNAL_SERVER_ERROR
        }
    }
}

/// The announced length of the body.
fn announced(headers: &HeaderMap) -> usize {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    length.and_then(|length| length.parse().ok()).unwrap_or(0)
}

/// Compares in a time that depends on the lengths alone.
fn same(a: &[u8], b: &[u8]) -> bool {
    let differ = a.iter().zip(b).fold(0, |differ, (x, y)| std::hint::black_box(differ | (x ^ y)));
    a.len() == b.len() && differ == 0
}

#[cfg(test)]
#[path = "webhook_tests.rs"]
mod tests;
