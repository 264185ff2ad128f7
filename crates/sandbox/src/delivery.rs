//! Delivers updates to a webhook, one after the other, and retries each until the bot accepts it.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::shared::Shared;
use super::webhook::Target;

/// The first pause after a failed delivery. It doubles each time, up to [`LONGEST_PAUSE`].
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// The timeout of a delivery.
const PATIENCE: Duration = Duration::from_secs(60);
/// The largest head of an answer, in bytes.
const HEAD: usize = 16 * 1024;

/// Delivers updates as long as the sandbox exists.
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

/// Sends one JSON document and returns the status of the answer.
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
