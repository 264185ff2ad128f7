//! A small HTTP server for requests from a few trusted programs: monitoring, and a proxy that needs to know that
//! another process owns the bot. It does not read request bodies. Idle connections never block active ones.

pub(crate) mod unauthenticated;

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
use tokio::time::timeout;

use unauthenticated::{Connection, Unauthenticated};

/// The most requests that are handled at a time. Others wait.
const CONNECTIONS: usize = 128;
/// The most connections without a request. Beyond that, the oldest is closed.
const SILENT: usize = 256;
/// The time limit for the head of a request.
const HEAD: Duration = Duration::from_secs(3);
/// The time limit for a whole connection.
const WHOLE: Duration = Duration::from_secs(15);
/// The pause after a failed `accept`: the process may have too many open files.
const PAUSE: Duration = Duration::from_millis(50);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Whether it is a read: `GET` or `HEAD`.
    pub reads: bool,
    pub path: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub code: u16,
    /// Plain text.
    pub text: String,
}

/// Answers requests for ever, one per connection.
pub async fn serve<F>(listener: TcpListener, answer: impl Fn(Asked) -> F + Clone + Send + Sync + 'static)
where
    F: Future<Output = Answer> + Send + 'static,
{
    let silent = Unauthenticated::new(HEAD, SILENT, CONNECTIONS);
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        let (answer, connection) = (answer.clone(), silent.enter());
        tokio::spawn(async move {
            // A connection that hangs or sends no request is closed without a log line.
            tokio::select! {
                _ = timeout(WHOLE, converse(stream, Arc::clone(&connection), answer)) => {}
                () = connection.sent_away() => {}
            }
        });
    }
}

async fn converse<F>(
    stream: TcpStream,
    connection: Arc<Connection>,
    answer: impl Fn(Asked) -> F + Clone + Send + Sync + 'static,
) where
    F: Future<Output = Answer> + Send + 'static,
{
    let respond = service_fn(move |request: Request<hyper::body::Incoming>| {
        let reads = matches!(*request.method(), Method::GET | Method::HEAD);
        let answered = answer(Asked { reads, path: request.uri().path().to_owned() });
        let connection = Arc::clone(&connection);
        async move {
            let busy = || Answer { code: 503, text: "too many ask at once\n".to_owned() };
            Ok::<_, Infallible>(response(if connection.admit(WHOLE).await { answered.await } else { busy() }))
        }
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

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    /// As many connections as a proxy may open, or somebody who tries to block everybody else.
    #[tokio::test]
    async fn silent_and_half_open_connections_keep_no_request_waiting() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let well = |_| async { Answer { code: 200, text: "ok\n".to_owned() } };
        tokio::spawn(serve(listener, well));
        let mut silent = Vec::new();
        for number in 0..1_000 {
            let mut stream = TcpStream::connect(address).await.unwrap();
            if number % 2 == 0 {
                stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\n").await.unwrap();
            }
            silent.push(stream);
            if number % 100 == 0 {
                let (asked, mut stream) = (Instant::now(), TcpStream::connect(address).await.unwrap());
                stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").await.unwrap();
                let mut said = String::new();
                stream.read_to_string(&mut said).await.unwrap();
                assert!(said.starts_with("HTTP/1.1 200 ") && said.ends_with("ok\n"), "{said}");
                assert!(asked.elapsed() < HEAD / 2, "after {:?}, with {number}", asked.elapsed());
            }
        }
    }
}
