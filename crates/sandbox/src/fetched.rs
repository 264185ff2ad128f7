//! Files that the bot names by a web address. The sandbox really fetches them over HTTP, from this machine only, and
//! remembers the outcome of each address, failures included: nobody fetches it a second time.

use std::io;
use std::time::Duration;

use axum::body::Bytes;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::addresses::{Address, Content, FAILED, WRONG, is_address};
use super::params::Params;
use super::shared::Shared;
use super::webhook::Target;
use super::world::World;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// The largest answer, in bytes.
const LARGEST: u64 = 20 * 1024 * 1024;

impl World {
    /// The web addresses that the bot has named in place of files.
    pub fn addresses(&self) -> Vec<Address> {
        let known = self.addresses.known.iter().map(|(url, (uses, content))| {
            let failure = if let Content::Failed(why) = content { Some(*why) } else { None };
            Address { url: url.clone(), uses: *uses, failure }
        });
        known.collect()
    }

    /// Lets addresses that begin with `from` be fetched from `to` instead, as a proxy in front of the bot does. Such an
    /// address may begin with `https://`; the sandbox itself speaks only plain HTTP.
    pub fn route(&mut self, from: &str, to: &str) {
        self.addresses.routes.push((from.to_owned(), to.to_owned()));
    }
}

/// Fetches whatever a call names by its address.
pub(super) async fn fetch(shared: &Shared, method: &str, params: &Params) {
    for url in named(method, params) {
        let Some(from) = shared.quietly(|world| world.addresses.name(&url)) else { continue };
        let content = get(&from).await;
        // If two calls name it at the same moment, both get what the first one did.
        shared.quietly(|world| {
            world.addresses.known.entry(url).or_insert((1, content));
        });
    }
}

/// The addresses in a call; `method` is in lower case.
fn named(method: &str, params: &Params) -> Vec<String> {
    let of = |name: &str, field: &str| -> Vec<Value> {
        match params.json(name) {
            Ok(Some(Value::Array(list))) => list.iter().map(|one| one[field].clone()).collect(),
            Ok(Some(one)) => vec![one[field].clone()],
            _ => Vec::new(),
        }
    };
    let values = match method {
        "sendphoto" => params.text("photo").map(Value::String).into_iter().collect(),
        "senddocument" => params.text("document").map(Value::String).into_iter().collect(),
        "sendanimation" => params.text("animation").map(Value::String).into_iter().collect(),
        "editmessagemedia" | "editephemeralmessagemedia" => of("media", "media"),
        "answerinlinequery" => of("results", "photo_url"),
        "answerguestquery" => of("result", "photo_url"),
        _ => Vec::new(),
    };
    values.iter().filter_map(Value::as_str).filter(|value| is_address(value)).map(str::to_owned).collect()
}

async fn get(url: &str) -> Content {
    let host = url.split("://").nth(1).unwrap_or_default();
    if host.is_empty() || host.starts_with('/') || url.contains(char::is_whitespace) {
        return Content::Failed(WRONG);
    }
    let Ok(target) = Target::parse(url) else { return Content::Failed(FAILED) };
    match tokio::time::timeout(PATIENCE, ask(&target)).await {
        Ok(Ok(answer)) => read(&answer).unwrap_or(Content::Failed(FAILED)),
        _ => Content::Failed(FAILED),
    }
}

/// The whole answer to a request. In HTTP/1.0 it ends with the connection, and comes in one piece.
async fn ask(target: &Target) -> io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(&target.authority).await?;
    let head = format!("GET {} HTTP/1.0\r\nHost: {}\r\nAccept: */*\r\n\r\n", target.path, target.authority);
    stream.write_all(head.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.take(LARGEST).read_to_end(&mut answer).await?;
    Ok(answer)
}

/// The content of an answer; `None` unless it is a complete one with the status 200.
fn read(answer: &[u8]) -> Option<Content> {
    const END: &[u8] = b"\r\n\r\n";
    let end = answer.windows(END.len()).position(|four| four == END)?;
    let (head, body) = (std::str::from_utf8(answer.get(..end)?).ok()?, answer.get(end + END.len()..)?);
    let (status, fields) = head.split_once("\r\n")?;
    let field = |wanted: &str| {
        let pairs = fields.lines().filter_map(|line| line.split_once(':'));
        pairs.filter(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| value.trim()).next()
    };
    let whole = field("content-length").is_none_or(|length| length.parse() == Ok(body.len()));
    let found = status.split(' ').nth(1) == Some("200") && whole && !body.is_empty();
    let mime = field("content-type").unwrap_or_default().to_ascii_lowercase();
    found.then(|| Content::Fresh(mime, Bytes::copy_from_slice(body)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(answer: &str) -> Option<(String, Bytes)> {
        match read(answer.as_bytes()) {
            Some(Content::Fresh(mime, bytes)) => Some((mime, bytes)),
            _ => None,
        }
    }

    #[test]
    fn answers() {
        let found = said("HTTP/1.1 200 OK\r\nContent-Type: Image/PNG\r\ncontent-length: 3\r\n\r\nabc");
        assert_eq!(found, Some(("image/png".to_owned(), Bytes::from_static(b"abc"))));
        assert_eq!(said("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nabc"), None, "cut off");
        assert_eq!(said("HTTP/1.1 302 Found\r\nLocation: /x\r\n\r\nabc"), None);
        assert_eq!(said("HTTP/1.1 200 OK\r\nX: y\r\n\r\n"), None, "nothing there");
        assert_eq!(said("200"), None);
    }

    #[tokio::test]
    async fn addresses_that_lead_nowhere() {
        for (url, why) in [("http://", WRONG), ("https:///a", WRONG), ("http://localhost/a b", WRONG)] {
            assert!(matches!(get(url).await, Content::Failed(said) if said == why), "{url}");
        }
        for url in ["http://example.org/a.png", "https://localhost/a.png", "http://127.0.0.1:1/a.png"] {
            assert!(matches!(get(url).await, Content::Failed(FAILED)), "{url}");
        }
    }
}
