//! The page of the bot's Mini App, in a frame of this page. The bot serves it. Its requests are passed on here, so it
//! has the address of this page, and no second port must be reachable.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::page::Page;

/// The time limit for an answer: a stopped bot gives none.
const PATIENCE: Duration = Duration::from_secs(20);
/// The largest answer: a picture and its description.
const ANSWER: u64 = 8 * 1024 * 1024;
/// The permissions of the frame. In the messenger, the bot's own headers set them.
const POLICY: &str = "default-src 'self'; img-src 'self' blob:; base-uri 'none'; form-action 'none'; \
                      object-src 'none'; frame-ancestors 'self'";

/// Passes a request on to the bot.
pub async fn passed(State(page): State<Page>, method: Method, uri: Uri, body: Bytes) -> Response {
    let address = page.shared.look(|world| world.app.as_ref().filter(|_| world.has_app()).map(|app| app.address));
    let Some(address) = address else { return StatusCode::NOT_FOUND.into_response() };
    match timeout(PATIENCE, ask(address, &method, uri.path(), &body)).await {
        Ok(Ok(answer)) => answered(&answer).unwrap_or_else(|| StatusCode::BAD_GATEWAY.into_response()),
        Ok(Err(_)) => StatusCode::BAD_GATEWAY.into_response(),
        Err(_) => StatusCode::GATEWAY_TIMEOUT.into_response(),
    }
}

/// Sends a request and returns the whole answer. The bot closes the connection after it.
async fn ask(address: SocketAddr, method: &Method, path: &str, body: &[u8]) -> io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body).await?;
    let mut answer = Vec::new();
    stream.take(ANSWER).read_to_end(&mut answer).await?;
    Ok(answer)
}

/// Converts the answer into one of this page: its status, type and body.
fn answered(answer: &[u8]) -> Option<Response> {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&answer[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status: u16 = lines.next()?.split_whitespace().nth(1)?.parse().ok()?;
    let headers: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once(':')).collect();
    let value = |name: &str| {
        let found = headers.iter().find(|(own, _)| own.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.trim().to_owned())
    };
    let body = &answer[end + 4..];
    let length: usize = value("content-length").map_or(Ok(body.len()), |length| length.parse()).ok()?;
    if body.len() != length {
        return None;
    }
    let kind = value("content-type").unwrap_or_else(|| "application/octet-stream".to_owned());
    let headers =
        [(CONTENT_TYPE, kind), (CONTENT_SECURITY_POLICY, POLICY.to_owned()), (CACHE_CONTROL, "no-cache".to_owned())];
    Some((StatusCode::from_u16(status).ok()?, headers, body.to_vec()).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_passed_on_whole_or_not_at_all() {
        let text = b"HTTP/1.1 401 Unauthorized\r\nContent-Type: text/plain\r\ncontent-length: 2\r\n\r\nno";
        let passed = answered(text).expect("it is whole");
        let kind = passed.headers()["content-type"].to_str().expect("text");
        assert_eq!((passed.status(), kind), (StatusCode::UNAUTHORIZED, "text/plain"));
        for broken in [&text[..text.len() - 1], &text[..30], b"HTTP/1.1\r\n\r\n", b""] {
            assert!(answered(broken).is_none());
        }
    }
}
