//! Updates by webhook. A request is answered with 200 only after the effects of the update are durable. After any other
//! answer, the messenger sends the update again.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode, header};
use serde_json::Value;
use teloxide::payloads::{SetWebhook, SetWebhookSetters};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;
use tracing::Instrument;

use super::backoff::Backoff;
use super::door::{Answering, Door, LIMITS, Limits, bare, listen};
pub use super::hall::Hall;
use super::parcel::Parcel;
use super::wire::Fault;
use super::{Intake, Telegram, app, gallery, rest, stopped};
use crate::bot::seal::{App, same};
use crate::http::unauthenticated::Connection;
use crate::http::{self, Answer};

/// The header that carries the secret.
const SECRET_HEADER: &str = "x-telegram-bot-api-secret-token";
/// The largest update to read, in bytes. A message of full length with all its entities is far smaller.
const BODY: usize = 1024 * 1024;
/// The settings of the webhook.
#[derive(Clone)]
pub struct Settings {
    /// How updates arrive. The messenger requires HTTPS, so a proxy in front must provide it.
    pub at: At,
    /// The address that the messenger calls, `https://…`. A proxy in front must keep the path.
    pub url: String,
    /// The proof that a request comes from the messenger: 1 to 256 letters, digits, `_` and `-`.
    pub secret: String,
    /// The Mini App whose page is served at the same address. `None` if there is none.
    pub app: Option<App>,
}

/// The local end of the webhook.
#[derive(Clone)]
pub enum At {
    /// An address of the bot's own.
    Listen(SocketAddr),
    /// A hall shared with other bots. Each has another path.
    Hall(Hall),
}

/// A listener for pictures and the page of the Mini App, for a bot without a webhook.
#[derive(Clone)]
pub struct Beside {
    /// `None`: there is no app.
    pub app: Option<App>,
    /// The listener stays open from one run of the bot to the next.
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
    /// The server cannot listen at the address, or had to end.
    #[error("the webhook's server: {0}")]
    Server(#[from] std::io::Error),
    /// The token is no longer valid.
    #[error("the messenger no longer knows this bot token")]
    Unauthorized,
    /// The messenger refuses the webhook.
    #[error("the messenger refused the webhook: {0}")]
    Refused(String),
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
    match settings.at.clone() {
        At::Listen(address) => {
            let listener = TcpListener::bind(address).await?;
            serve_on(listener, telegram, settings, LIMITS, intake, stop).await
        }
        At::Hall(hall) => serve_in(&hall, telegram, settings, intake, stop).await,
    }
}

/// Serves pictures and the page of the Mini App until the stop.
///
/// # Errors
/// When the listener fails.
pub async fn serve_beside(
    telegram: Telegram,
    beside: Beside,
    intake: impl Intake,
    stop: watch::Receiver<bool>,
) -> std::io::Result<()> {
    let listener = beside.listener.try_clone()?;
    listener.set_nonblocking(true)?;
    // No request has an empty path, and nobody knows the secret: updates do not arrive here.
    let gate = Gate {
        path: String::new(),
        secret: telegram.wire().names().name(b"no update"),
        telegram,
        patience: LIMITS.body,
        wait: LIMITS.idle,
        intake: Arc::new(intake),
        app: beside.app,
    };
    // There are no other clients to protect from slow ones.
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
    let gate = gate(&telegram, settings, &request, limits, intake);
    let served = listen(listener, Arc::new(gate), limits, stop.clone());
    until_refused(served, &telegram, &request, stop).await
}

/// Serves until the given future ends, or the messenger refuses the address or the token.
async fn until_refused(
    served: impl Future<Output = ()>,
    telegram: &Telegram,
    request: &SetWebhook,
    stop: watch::Receiver<bool>,
) -> Result<(), WebhookError> {
    tokio::select! {
        () = served => Ok(()),
        Err(error) = register(telegram, request, stop) => Err(error),
        () = telegram.wire().revoked() => Err(WebhookError::Unauthorized),
    }
}

/// Serves at a path in the hall.
async fn serve_in(
    hall: &Hall,
    telegram: Telegram,
    settings: Settings,
    intake: impl Intake,
    stop: watch::Receiver<bool>,
) -> Result<(), WebhookError> {
    let request = registration(&settings)?;
    let gate = gate(&telegram, settings, &request, LIMITS, intake);
    let (place, mut until) = (hall.enter(request.url.path(), Arc::new(gate)), stop.clone());
    let ended = until_refused(stopped(&mut until), &telegram, &request, stop).await;
    place.leave().await;
    ended
}

/// Answers each request with 503, for ever: another process owns the bot, and the messenger must retry. In a hall this
/// happens by itself.
///
/// # Errors
/// When the address cannot be bound.
pub async fn turn_away(at: &At) -> std::io::Result<()> {
    let At::Listen(address) = at else { return Ok(()) };
    let listener = TcpListener::bind(address).await?;
    let busy = || async { Answer { code: 503, text: "another process has the bot\n".to_owned() } };
    http::serve(listener, move |_| busy()).await;
    Ok(())
}

async fn respond<I: Intake>(gate: &Gate<I>, connection: &Connection, request: Request<Body>) -> Response<Body> {
    let mut response = match gate.refusal(&request) {
        None if connection.admit(gate.wait).await => bare(gate.receive(request).await),
        None => bare(StatusCode::SERVICE_UNAVAILABLE),
        Some(status) => gate.show(connection, request, status).await,
    };
    if !connection.is_known() {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

fn registration(settings: &Settings) -> Result<SetWebhook, WebhookError> {
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    if !(1..=256).contains(&settings.secret.len()) || !settings.secret.chars().all(fits) {
        return Err(WebhookError::Secret);
    }
    let url = settings.url.parse().map_err(|_| WebhookError::Address(settings.url.clone()))?;
    Ok(SetWebhook::new(url).secret_token(settings.secret.clone()).drop_pending_updates(false))
}

async fn register(
    telegram: &Telegram,
    request: &SetWebhook,
    mut stop: watch::Receiver<bool>,
) -> Result<(), WebhookError> {
    let mut backoff = Backoff::new(Duration::from_millis(200), Duration::from_secs(30));
    let mut parcel = Parcel::new(request);
    telegram.ask_for_updates(&mut parcel);
    loop {
        let pause = match telegram.wire().send(&parcel).await {
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

fn gate<I: Intake>(
    telegram: &Telegram,
    settings: Settings,
    request: &SetWebhook,
    limits: Limits,
    intake: I,
) -> Gate<I> {
    Gate {
        path: request.url.path().to_owned(),
        secret: settings.secret,
        telegram: telegram.clone(),
        patience: limits.body,
        wait: limits.idle,
        intake: Arc::new(intake),
        app: settings.app,
    }
}

/// The checks that a request must pass.
struct Gate<I> {
    path: String,
    secret: String,
    /// Decodes updates, and paints for the Mini App.
    telegram: Telegram,
    /// How long the body of a request may take.
    patience: Duration,
    /// How long a connection of the messenger waits for a place.
    wait: Duration,
    intake: Arc<I>,
    app: Option<App>,
}

impl<I: Intake> Door for Gate<I> {
    fn answer<'a>(&'a self, connection: &'a Connection, request: Request<Body>) -> Answering<'a> {
        Box::pin(respond(self, connection, request))
    }
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

    /// Answers a request that brings no update: for a picture, or of the Mini App. `status`: what else to answer.
    async fn show(&self, connection: &Connection, request: Request<Body>, status: StatusCode) -> Response<Body> {
        let path = request.uri().path();
        let asked = gallery::asked(path, &self.path).filter(|_| gallery::reads(request.method()));
        if let Some((gallery, name)) = self.telegram.gallery().zip(asked) {
            let png = gallery.find(name).await;
            // Only the messenger was told the name, so it takes the place of no stranger.
            return match png.is_some() && !connection.admit(self.wait).await {
                true => bare(StatusCode::SERVICE_UNAVAILABLE),
                false => gallery::shown(png),
            };
        }
        match &self.app {
            Some(app) if path.starts_with(app::ROOT) => {
                app::respond((app, &self.telegram, &self.intake), request).await
            }
            _ => bare(status),
        }
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
        let Some(update) = self.telegram.read(&raw) else {
            tracing::error!(bytes = body.len(), "something came that is no update; it is ignored");
            return StatusCode::OK;
        };
        // In a separate task, since the messenger may hang up, and a transaction must not be interrupted.
        let intake = Arc::clone(&self.intake);
        match tokio::spawn(async move { intake.take(vec![update]).await }.in_current_span()).await {
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
