//! A small HTTP server, for what a few trusted programs ask of the bot: those that watch over it, and a proxy that is
//! to hear that another process has the bot. What they send is not read.

use std::convert::Infallible;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderValue, Method, Request, Response, StatusCode, header};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// The most connections at a time; more wait.
const CONNECTIONS: usize = 32;
/// How long the head of a request may take.
const HEAD: Duration = Duration::from_secs(3);
/// How long a connection may take in all.
const WHOLE: Duration = Duration::from_secs(15);
/// The pause after a connection that could not be taken: perhaps too many files are open.
const PAUSE: Duration = Duration::from_millis(50);

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Whether something is only to be read.
    pub reads: bool,
    /// The path.
    pub path: String,
}

/// What is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status code.
    pub code: u16,
    /// Plain text.
    pub text: String,
}

/// Answers each request, one a connection, for ever.
pub async fn serve<F>(listener: TcpListener, answer: impl Fn(Asked) -> F + Clone + Send + Sync + 'static)
where
    F: Future<Output = Answer> + Send + 'static,
{
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        let answer = answer.clone();
        tokio::spawn(async move {
            // One that hangs is closed; nobody need hear of it.
            let _ = timeout(WHOLE, converse(stream, answer)).await;
            drop(place);
        });
    }
}

async fn converse<F>(stream: TcpStream, answer: impl Fn(Asked) -> F + Clone + Send + Sync + 'static)
where
    F: Future<Output = Answer> + Send + 'static,
{
    let respond = service_fn(move |request: Request<hyper::body::Incoming>| {
        let reads = matches!(*request.method(), Method::GET | Method::HEAD);
        let answered = answer(Asked { reads, path: request.uri().path().to_owned() });
        async move { Ok::<_, Infallible>(response(answered.await)) }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).keep_alive(false);
    if let Err(error) = http.serve_connection(TokioIo::new(stream), respond).await {
        tracing::debug!(%error, "a connection ended early");
    }
}

fn response(answer: Answer) -> Response<Body> {
    let mut response = Response::new(Body::from(answer.text));
    *response.status_mut() = StatusCode::from_u16(answer.code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}
