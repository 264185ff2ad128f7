//! Delivery of updates to a webhook: one after the other, again and again until it is taken.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::server::Shared;
use super::world::World;

/// The first pause after a failed delivery; it doubles up to [`LONGEST_PAUSE`].
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// A delivery that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);
/// An answer's head is not longer.
const HEAD: usize = 16 * 1024;

/// Where updates go.
#[derive(Clone, Default, Debug)]
pub(super) struct Webhook {
    pub target: Option<Target>,
    pub secret: Option<String>,
    pub max_connections: Option<u64>,
    /// When the last delivery failed (seconds since 1970), and why.
    pub error: Option<(i64, String)>,
    /// Raised by every `setWebhook` and `deleteWebhook`.
    pub version: u64,
}

/// An address on this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Target {
    pub url: String,
    authority: String,
    path: String,
}

impl Target {
    /// Reads an address.
    ///
    /// # Errors
    /// What the messenger would say, when it is not plain HTTP to this machine.
    pub fn parse(url: &str) -> Result<Target, String> {
        let Some(rest) = url.strip_prefix("http://") else {
            return Err("bad webhook: an HTTP URL on the loopback interface must be provided for the sandbox".into());
        };
        let (authority, path) = rest.find('/').map_or((rest, "/"), |at| rest.split_at(at));
        let host = authority.rsplit_once(':').map_or(authority, |(host, _)| host);
        if !matches!(host, "localhost" | "127.0.0.1" | "[::1]") || path.contains(|c: char| c.is_whitespace()) {
            return Err("bad webhook: IP address is reserved or the URL is invalid".into());
        }
        let authority = if authority.contains(':') { authority.to_owned() } else { format!("{authority}:80") };
        Ok(Target { url: url.to_owned(), authority, path: path.to_owned() })
    }
}

impl World {
    /// Whether a webhook is set.
    pub fn webhook_url(&self) -> Option<&str> {
        self.webhook.target.as_ref().map(|t| t.url.as_str())
    }
}

/// Delivers as long as the sandbox lives.
pub(super) async fn deliver(shared: Arc<Shared>) {
    let mut changes = shared.subscribe();
    let mut pause = FIRST_PAUSE;
    loop {
        changes.borrow_and_update();
        let due = shared.look(|w| {
            let target = w.webhook.target.clone()?;
            Some((target, w.webhook.secret.clone(), w.webhook.version, w.updates.first()?))
        });
        let Some((target, secret, version, update)) = due else {
            if changes.changed().await.is_err() {
                return;
            }
            continue;
        };
        let body = update.json.to_string();
        let result = tokio::time::timeout(PATIENCE, post(&target, secret.as_deref(), &body)).await;
        let failure = match result {
            Ok(Ok(200)) => None,
            Ok(Ok(status)) => Some(format!("Wrong response from the webhook: {status}")),
            Ok(Err(error)) => Some(format!("Connection failed: {error}")),
            Err(_) => Some("Read timeout expired".to_owned()),
        };
        let failed = failure.is_some();
        shared.act(|w| {
            if w.webhook.version == version {
                match failure {
                    Some(words) => w.webhook.error = Some((w.clock.now(), words)),
                    None => w.updates.pop(update.id),
                }
            }
        });
        if failed {
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        } else {
            pause = FIRST_PAUSE;
        }
    }
}

/// Sends one JSON document and gives the status of the answer.
async fn post(target: &Target, secret: Option<&str>, body: &str) -> io::Result<u16> {
    let mut stream = TcpStream::connect(&target.authority).await?;
    let secret = secret.map(|s| format!("X-Telegram-Bot-Api-Secret-Token: {s}\r\n")).unwrap_or_default();
    let head = format!(
        "POST {} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{secret}Connection: close\r\n\r\n",
        target.path,
        target.authority,
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let mut answer = Vec::new();
    let mut chunk = [0; 1024];
    while !answer.contains(&b'\n') && answer.len() < HEAD {
        let read = stream.read(&mut chunk).await?;
        if read == 0 {
            break;
        }
        answer.extend_from_slice(&chunk[..read]);
    }
    let line = String::from_utf8_lossy(&answer);
    let status = line.split_whitespace().nth(1).and_then(|s| s.parse().ok());
    status.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "no HTTP answer"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine() {
        let target = Target::parse("http://127.0.0.1:8080/hook?x=1").unwrap();
        assert_eq!((target.authority.as_str(), target.path.as_str()), ("127.0.0.1:8080", "/hook?x=1"));
        assert_eq!(Target::parse("http://localhost").unwrap().authority, "localhost:80");
        assert!(Target::parse("https://127.0.0.1/").is_err());
        assert!(Target::parse("http://example.org/").is_err());
        assert!(Target::parse("http://localhost/a b").is_err());
    }
}
