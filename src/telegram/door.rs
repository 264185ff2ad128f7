//! The server behind the webhook's address: connections, and what strangers may use of them.

use std::convert::Infallible;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use super::stopped;
use crate::http::unauthenticated::{Connection, Unauthenticated};

/// The messenger sends head and body at once and opens up to 100 connections.
pub(super) const LIMITS: Limits = Limits {
    head: Duration::from_secs(3),
    unauthenticated: 256,
    body: Duration::from_secs(10),
    idle: Duration::from_secs(90),
    connections: 128,
};
/// How long requests in flight may take after the stop.
pub(super) const FAREWELL: Duration = Duration::from_secs(3);

/// A response in progress.
pub(super) type Answering<'a> = Pin<Box<dyn Future<Output = Response<Body>> + Send + 'a>>;

pub(super) trait Door: Send + Sync + 'static {
    fn answer<'a>(&'a self, connection: &'a Connection, request: Request<Body>) -> Answering<'a>;
}

/// Limits on what strangers and hanging connections may use of the server.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// How long a connection may take until the head of a request has proved that it comes from the messenger.
    pub head: Duration,
    /// The most unauthenticated connections. Beyond that, the oldest is closed.
    pub unauthenticated: usize,
    /// How long the body of a request may take.
    pub body: Duration,
    /// How long a connection of the messenger may be idle between requests.
    pub idle: Duration,
    /// The most connections of the messenger.
    pub connections: usize,
}

/// Serves connections until the stop, and then those that are in the middle of a request.
pub(super) async fn listen(
    listener: TcpListener,
    door: Arc<dyn Door>,
    limits: Limits,
    mut stop: watch::Receiver<bool>,
) {
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
        tokio::spawn(converse(stream, unauthenticated.enter(), Arc::clone(&door), limits.idle, graceful.watcher()));
    }
    unauthenticated.clear();
    if timeout(FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!("an update was still being taken at the stop; it will come again");
    }
}

/// Serves one connection to its end.
async fn converse(stream: TcpStream, connection: Arc<Connection>, door: Arc<dyn Door>, idle: Duration, until: Watcher) {
    let known = Arc::clone(&connection);
    let answer = service_fn(move |request: Request<hyper::body::Incoming>| {
        let (door, connection) = (Arc::clone(&door), Arc::clone(&known));
        async move { Ok::<_, Infallible>(door.answer(&connection, request.map(Body::new)).await) }
    });
    let mut http = http1::Builder::new();
    // This also limits the time between two requests. For the first one, unauthenticated connections have their own
    // limit.
    http.timer(TokioTimer::new()).header_read_timeout(idle);
    // Whoever has sent a request and closes its page still means it.
    http.half_close(true);
    let serving = until.watch(http.serve_connection(TokioIo::new(stream), answer));
    tokio::select! {
        ended = serving => if let Err(error) = ended {
            tracing::debug!(%error, "a connection of the webhook ended early");
        },
        () = connection.sent_away() => tracing::debug!("a connection of the webhook has proved nothing"),
    }
}

/// An answer without a body.
pub(super) fn bare(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}
