//! Updates by webhook. A request is answered with 200 only after the effects of the update are durable. After any other
//! answer, the messenger sends the update again.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode, header};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use serde_json::Value;
use teloxide::payloads::{SetWebhook, SetWebhookSetters};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use super::backoff::Backoff;
use super::decode::decode;
use super::unauthenticated::{Connection, Unauthenticated};
use super::wire::Fault;
use super::{Intake, Telegram, WANTED, app, now, rest, stopped};
use crate::bot::seal::{App, same};
use crate::http::{self, Answer};

/// The header that carries the secret.
const SECRET_HEADER: &str = "x-telegram-bot-api-secret-token";
/// The largest update to read, in bytes. A message of full length with all its entities is far smaller.
const BODY: usize = 1024 * 1024;
/// The messenger sends head and body at once and opens up to 100 connections.
const LIMITS: Limits = Limits {
    head: Duration::from_secs(3),
    unauthenticated: 256,
    body: Duration::from_secs(10),
    idle: Duration::from_secs(90),
    connections: 128,
};
/// How long requests in flight may take after the stop.
const FAREWELL: Duration = Duration::from_secs(3);

/// The settings of the webhook.
#[derive(Clone, PartialEq, Eq)]
pub struct Settings {
    /// The server's local address. The messenger requires HTTPS, so a proxy in front must provide it.
    pub listen: SocketAddr,
    /// The address that the messenger calls, `https://…`. A proxy in front must keep the path.
    pub url: String,
    /// The proof that a request comes from the messenger: 1 to 256 letters, digits, `_` and `-`.
    pub secret: String,
    /// The Mini App whose page stands behind the same address; `None`: there is none.
    pub app: Option<App>,
}

/// The page of the Mini App where updates come another way: the app, and a place of its own where it is served.
#[derive(Clone)]
pub struct Beside {
    /// The app.
    pub app: App,
    /// It stays open from one run of the bot to the next.
    pub listener: Arc<std::net::TcpListener>,
}

/// Why the webhook failed.
#[derive(Debug, thiserror::Error)]
pub enum WebhookError {
    /// The address is invalid.
    #[error("the address of the webhook is not a web address: {0}")]
    Address(String),
    /// The secret is empty, too long, or has other characters.
    #[error("the secret of the webhook needs 1 to 256 letters, digits, _ or -")]
    Secret,
    /// The server cannot listen there, or had to end.
    #[error("the webhook's server: {0}")]
    Server(#[from] std::io::Error),
    /// The token is no longer valid.
    #[error("the messenger no longer knows this bot token")]
    Unauthorized,
    /// The messenger refuses the webhook.
    #[error("the messenger refused the webhook: {0}")]
    Refused(String),
}

/// Limits on what strangers and hanging connections may use of the server.
#[derive(Clone, Copy)]
struct Limits {
    /// How long a connection may take until the head of a request has proved that it comes from the messenger.
    head: Duration,
    /// The most unauthenticated connections. Beyond that, the oldest is closed.
    unauthenticated: usize,
    /// How long the body of a request may take.
    body: Duration,
    /// How long a connection of the messenger may be idle between requests.
    idle: Duration,
    /// The most connections of the messenger.
    connections: usize,
}

/// Registers the webhook and takes updates until the stop. The webhook stays registered, so updates wait at the
/// messenger for the next start.
///
/// # Errors
/// If the settings are invalid, the server cannot run, or the messenger refuses.
pub async fn serve(
    telegram: Telegram,
    settings: Settings,
    intake: impl Intake,
    stop: watch::Receiver<bool>,
) -> Result<(), WebhookError> {
    let listener = TcpListener::bind(settings.listen).await?;
    serve_on(listener, telegram, settings, LIMITS, intake, stop).await
}

/// Serves the page of the Mini App alone until the stop.
///
/// # Errors
/// When the system does not give its place.
pub async fn serve_app(
    telegram: Telegram,
    beside: Beside,
    intake: impl Intake,
    stop: watch::Receiver<bool>,
) -> std::io::Result<()> {
    let listener = beside.listener.try_clone()?;
    listener.set_nonblocking(true)?;
    // No request has an empty path, and nobody knows the secret: updates do not come in here.
    let gate = Gate {
        path: String::new(),
        secret: hex::encode(beside.app.proof("")),
        me: telegram.me().id,
        patience: LIMITS.body,
        wait: LIMITS.idle,
        intake: Arc::new(intake),
        app: Some((beside.app, telegram)),
    };
    // Nobody else comes here, so nobody is in a hurry.
    let limits = Limits { head: LIMITS.idle, ..LIMITS };
    listen(TcpListener::from_std(listener)?, Arc::new(gate), limits, stop).await;
    Ok(())
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
        patience: limits.body,
        wait: limits.idle,
        intake: Arc::new(intake),
        app: settings.app.map(|app| (app, telegram.clone())),
    });
    tokio::select! {
        () = listen(listener, gate, limits, stop.clone()) => Ok(()),
        Err(error) = register(&telegram, &request, stop) => Err(error),
    }
}

/// Answers each request with 503, for ever: another process has the bot, and the messenger is to try again.
///
/// # Errors
/// When nobody can listen there.
pub async fn turn_away(listen: SocketAddr) -> std::io::Result<()> {
    let listener = TcpListener::bind(listen).await?;
    let busy = || async { Answer { code: 503, text: "another process has the bot\n".to_owned() } };
    http::serve(listener, move |_| busy()).await;
    Ok(())
}

/// Serves connections until the stop, and then those that are in the middle of a request.
async fn listen<I: Intake>(listener: TcpListener, gate: Arc<Gate<I>>, limits: Limits, mut stop: watch::Receiver<bool>) {
    let graceful = GracefulShutdown::new();
    let unauthenticated = Unauthenticated::new(limits.head, limits.unauthenticated, limits.connections);
    loop {
        // Nobody waits for a place before this: an accepted connection without proof is closed when others come.
        let accepted = tokio::select! {
            biased;
            () = stopped(&mut stop) => break,
            accepted = listener.accept() => accepted,
        };
        let Ok((stream, _)) = accepted else {
            // The connection was closed before it was accepted, or too many files are open. Neither lasts.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        tokio::spawn(converse(stream, unauthenticated.enter(), Arc::clone(&gate), limits.idle, graceful.watcher()));
    }
    unauthenticated.clear();
    if timeout(FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!("an update was still being taken at the stop; it will come again");
    }
}

/// Serves one connection to its end.
async fn converse<I: Intake>(
    stream: TcpStream,
    connection: Arc<Connection>,
    gate: Arc<Gate<I>>,
    idle: Duration,
    until: Watcher,
) {
    let known = Arc::clone(&connection);
    let answer = service_fn(move |request: Request<hyper::body::Incoming>| {
        let (gate, connection) = (Arc::clone(&gate), Arc::clone(&known));
        async move { Ok::<_, Infallible>(respond(&gate, &connection, request.map(Body::new)).await) }
    });
    let mut http = http1::Builder::new();
    // This also limits the time between two requests. For the first one, unauthenticated connections have their own
    // limit.
    http.timer(TokioTimer::new()).header_read_timeout(idle);
    let serving = until.watch(http.serve_connection(TokioIo::new(stream), answer));
    tokio::select! {
        ended = serving => if let Err(error) = ended {
            tracing::debug!(%error, "a connection of the webhook ended early");
        },
        () = connection.sent_away() => tracing::debug!("a connection of the webhook has proved nothing"),
    }
}

async fn respond<I: Intake>(gate: &Gate<I>, connection: &Connection, request: Request<Body>) -> Response<Body> {
    let mut response = match (gate.refusal(&request), &gate.app) {
        (Some(_), Some((app, telegram))) if request.uri().path().starts_with(app::ROOT) => {
            app::respond((app, telegram, &*gate.intake), request).await
        }
        (Some(status), _) => bare(status),
        (None, _) if connection.admit(gate.wait).await => bare(gate.receive(request).await),
        (None, _) => bare(StatusCode::SERVICE_UNAVAILABLE),
    };
    if !connection.is_known() {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// An answer without a body.
fn bare(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
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
            Err(Fault::Lost(_)) => {
                tokio::select! {
                    () = stopped(&mut stop) => return Ok(()),
                    () = telegram.wire().recover(&mut backoff) => continue,
                }
            }
            Err(Fault::Refused(no)) if no.unauthorized() => return Err(WebhookError::Unauthorized),
            Err(Fault::Refused(no)) => no.retry_after.ok_or(WebhookError::Refused(no.text))?,
        };
        if rest(pause, &mut stop).await {
            return Ok(());
        }
    }
}

/// The checks that a request must pass.
struct Gate<I> {
    path: String,
    secret: String,
    me: i64,
    /// How long the body of a request may take.
    patience: Duration,
    /// How long a connection of the messenger waits for a place.
    wait: Duration,
    intake: Arc<I>,
    /// The Mini App, and who paints for it.
    app: Option<(App, Telegram)>,
}

impl<I: Intake> Gate<I> {
    /// Why a request does not come from the messenger, judging by its head.
    fn refusal(&self, request: &Request<Body>) -> Option<StatusCode> {
        if request.uri().path() != self.path {
            return Some(StatusCode::NOT_FOUND);
        }
        if request.method() != Method::POST {
            return Some(StatusCode::METHOD_NOT_ALLOWED);
        }
        let shown = request.headers().get(SECRET_HEADER).map(|secret| secret.as_bytes()).unwrap_or_default();
        (!same(shown, self.secret.as_bytes())).then_some(StatusCode::UNAUTHORIZED)
    }

    /// Takes the update in a request.
    async fn receive(&self, request: Request<Body>) -> StatusCode {
        if announced(request.headers()) > BODY {
            tracing::error!("an update was too large to be read; it is ignored");
            return StatusCode::OK; // or it would come for ever
        }
        let Ok(body) = timeout(self.patience, axum::body::to_bytes(request.into_body(), BODY)).await else {
            return StatusCode::REQUEST_TIMEOUT;
        };
        let Ok(body) = body else {
            return StatusCode::BAD_REQUEST; // cut off on its way: it shall come again
        };
        let raw: Value = serde_json::from_slice(&body).unwrap_or_default();
        let Some(update) = decode(&raw, self.me, now()) else {
            tracing::error!(bytes = body.len(), "something came that is no update; it is ignored");
            return StatusCode::OK;
        };
        // In a separate task, since the messenger may hang up, and what has begun must not be interrupted.
        let intake = Arc::clone(&self.intake);
        match tokio::spawn(async move { intake.take(vec![update]).await }).await {
            Ok(()) => StatusCode::OK,
            Err(error) => {
                tracing::error!(%error, "an update was not taken; it will come again");
                StatusCode::INTERNAL_SERVER_ERROR
            }
        }
    }
}

/// The announced length of the body.
fn announced(headers: &HeaderMap) -> usize {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    length.and_then(|length| length.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
#[path = "webhook_tests.rs"]
mod tests;
