//! Carries every request: payload in, plain JSON or a [`Fault`] out. Only this module knows the token. It removes the
//! token from every error text.

use std::error::Error;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, UNIX_EPOCH};

use serde::Serialize;
use serde_json::Value;
use teloxide::Bot;
use teloxide::requests::Payload;
use tokio::sync::watch;

use super::availability::{Availability, Way};
use super::backoff::Backoff;
use super::parcel::Parcel;
use super::tally::{Outcome, Tally};
use crate::bot::seal::{Invites, Names};
use crate::clock::{Clock, steady};

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConnectError {
    /// The token is malformed.
    #[error("the bot token is malformed: it looks like 123456:ABC-def, without spaces")]
    Token,
    /// The messenger does not know the token.
    #[error("the messenger does not know this bot token; ask @BotFather for a new one")]
    Unauthorized,
    /// The address of the API is invalid.
    #[error("the address of the Bot API is not a web address: {0}")]
    Address(String),
    /// The messenger refuses for another reason.
    #[error("the messenger refused getMe: {0}")]
    Refused(String),
    /// The network client could not be built.
    #[error("the network client cannot start: {0}")]
    Client(String),
    /// The system cannot start the threads that paint.
    #[error("the threads that paint cannot start: {0}")]
    Threads(String),
}

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// No answer, or none of the messenger's own: network error, timeout, 5xx. While the messenger is away, the request
    /// may not even have been sent. Worth another attempt. It is already logged.
    Lost(String),
    Refused(Refusal),
}

/// The longest pause that the bot lets itself be told, in seconds: a day.
const LONGEST_WAIT: u64 = 24 * 60 * 60;

/// A refusal by the messenger.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Refusal {
    /// The error code, like an HTTP status.
    pub code: u16,
    /// The reason in English, without the token.
    pub text: String,
    /// How long to wait before the next attempt.
    pub retry_after: Option<Duration>,
    /// The new id of a chat that has migrated.
    pub moved: Option<i64>,
}

impl Refusal {
    /// Whether the token is not (or no longer) valid. A malformed token gets a 404.
    pub fn unauthorized(&self) -> bool {
        matches!(self.code, 401 | 404) && (self.text == "Unauthorized" || self.text == "Not Found")
    }

    /// Whether the server does not know the method.
    pub fn is_of_method(&self) -> bool {
        self.code == 404 && !self.unauthorized()
    }
}

/// An HTTP client for any bot. It keeps connections open between requests. Cheap to clone.
#[derive(Clone)]
pub(super) struct Client(Bot);

impl Client {
    /// A client for Telegram, or for another Bot API server.
    pub fn new(api_url: Option<&str>) -> Result<Client, ConnectError> {
        let mut settings = teloxide::net::default_reqwest_settings()
            .tcp_keepalive(Duration::from_secs(30))
            .referer(false) // a redirect would hand the address, and with it the token, to another server
            .user_agent(concat!("kletka/", env!("CARGO_PKG_VERSION")));
        if api_url.is_some_and(local) {
            settings = settings.no_proxy();
        }
        let client = settings.build().map_err(|error| ConnectError::Client(error.without_url().to_string()))?;
        Ok(Client(Bot::with_client("", client)))
    }
}

/// The messenger's server, through teloxide's client.
#[derive(Clone)]
pub(super) struct Wire {
    bot: Bot,
    availability: Arc<Availability>,
    leave: Arc<OnceLock<Leave>>,
    tally: Arc<Tally>,
    clock: Clock,
    /// Whether the messenger no longer accepts the token.
    revoked: Arc<watch::Sender<bool>>,
}

/// Whether requests may leave now.
type Leave = Box<dyn Fn() -> bool + Send + Sync>;

impl Wire {
    pub fn new(client: &Client, token: &str, api_url: Option<&str>, clock: Clock) -> Result<Wire, ConnectError> {
        // These characters need no escaping in a URL, so a plain search finds every copy of the token.
        let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, ':' | '_' | '-');
        if token.is_empty() || !token.chars().all(fits) {
            return Err(ConnectError::Token);
        }
        let mut bot = Bot::with_client(token, client.0.client().clone());
        if let Some(url) = api_url {
            let refused = |why: &str| ConnectError::Address(format!("{} ({why})", url.replace(token, "…")));
            let mut parsed = bot.api_url();
            parsed = parsed.join(url).map_err(|error| refused(&error.to_string()))?;
            if !url.starts_with("http://") && !url.starts_with("https://") {
                return Err(refused("it begins with http:// or https://"));
            }
            let path = parsed.path().trim_end_matches('/').to_owned();
            parsed.set_path(&path);
            bot = bot.set_api_url(parsed);
        }
        let (availability, revoked) = (Arc::new(Availability::new()), Arc::new(watch::Sender::new(false)));
        Ok(Wire { bot, availability, leave: Arc::default(), tally: Arc::default(), clock, revoked })
    }

    /// The key of invitations that people post.
    pub fn invites(&self) -> Invites {
        Invites::new(self.bot.token())
    }

    /// The key of the names of pictures.
    pub fn names(&self) -> Names {
        Names::new(self.bot.token())
    }

    /// Restricts requests: from now on they leave only while this returns `true`. Only the first call counts.
    pub fn only_while(&self, leave: impl Fn() -> bool + Send + Sync + 'static) {
        self.leave.set(Box::new(leave)).ok();
    }

    /// The counts of requests by outcome.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Resolves when the messenger no longer accepts the token.
    pub async fn revoked(&self) {
        // The sender is in `self`, so this cannot fail.
        let _ = self.revoked.subscribe().wait_for(|revoked| *revoked).await;
    }

    /// Whether the messenger is away, and until when.
    pub fn way(&self) -> Way {
        self.availability.way()
    }

    /// Whether the messenger is away.
    pub fn is_away(&self) -> bool {
        self.availability.is_away()
    }

    /// Resolves when a lost call may be tried again: together with all others while the messenger is away, otherwise
    /// after its own pause.
    pub async fn recover(&self, own: &mut Backoff) {
        if !self.is_away() {
            tokio::time::sleep(own.pause()).await;
        }
        self.availability.ready().await;
    }

    /// Sends a request without a file.
    pub async fn call<P: Payload + Serialize>(&self, payload: &P) -> Result<Value, Fault> {
        self.send(&Parcel::new(payload)).await
    }

    /// Like `call`, with another time limit.
    pub async fn call_within<P: Payload + Serialize>(&self, payload: &P, limit: Duration) -> Result<Value, Fault> {
        self.send_within(&Parcel::new(payload), limit).await
    }

    pub async fn send(&self, parcel: &Parcel) -> Result<Value, Fault> {
        self.send_within(parcel, parcel.patience()).await
    }

    /// Sends a request, with another time limit than its own.
    pub async fn send_within(&self, parcel: &Parcel, limit: Duration) -> Result<Value, Fault> {
        let packed = parcel.pack();
        // The last check before the request: the process may have slept since the call was prepared.
        if self.leave.get().is_some_and(|leave| !leave()) {
            return Err(Fault::Lost("another process may have the bot".to_owned()));
        }
        if !self.availability.admits() {
            return Err(Fault::Lost("the messenger cannot be reached".to_owned()));
        }
        let answer = self.attempt(parcel.method, packed, limit).await;
        let outcome = match &answer {
            Ok(_) => Outcome::Done,
            Err(Fault::Lost(_)) => Outcome::Lost,
            Err(Fault::Refused(no)) => Outcome::Refused(no.code),
        };
        self.tally.count(parcel.method, outcome);
        if let Err(Fault::Refused(no)) = &answer
            && no.code == 401
        {
            self.revoked.send_replace(true);
        }
        answer
    }

    async fn attempt(&self, method: &str, (content, body): (String, Vec<u8>), limit: Duration) -> Result<Value, Fault> {
        let request = self.bot.client().post(self.address(method)).timeout(limit);
        let began = steady();
        let sent = request.header("content-type", content).body(body).send().await;
        let response = sent.map_err(|error| {
            let alone = error.is_connect();
            self.lost(&error.without_url(), alone)
        })?;
        let status = response.status().as_u16();
        let dated = response.headers().get("date").and_then(|date| seconds(date.to_str().ok()?));
        let body = response.bytes().await.map_err(|error| self.lost(&error.without_url(), false))?;
        let answer = self.read(status, &body);
        match &answer {
            Err(Fault::Lost(why)) => self.availability.lost(why, false),
            _ => self.availability.answered(),
        }
        // A self-hosted server may not date its responses, but it dates a message that was just sent.
        let sent = answer.as_ref().ok().filter(|_| method.starts_with("Send")).and_then(|sent| sent["date"].as_u64());
        if let (Ok(_) | Err(Fault::Refused(_)), Some(date)) = (&answer, dated.or(sent)) {
            self.clock.answered(began, date);
        }
        answer
    }

    fn address(&self, method: &str) -> String {
        format!("{}/bot{}/{method}", self.bot.api_url().as_str().trim_end_matches('/'), self.bot.token())
    }

    fn read(&self, status: u16, body: &[u8]) -> Result<Value, Fault> {
        let mut answer: Value = serde_json::from_slice(body).unwrap_or_default();
        match answer["ok"].as_bool() {
            Some(true) => return Ok(answer["result"].take()),
            // The gateway in front of the messenger answers in HTML. Only "too large" is permanent; other errors pass.
            None if status != 413 => return Err(Fault::Lost(format!("status {status} without a usable answer"))),
            _ => {}
        }
        let code = answer["error_code"].as_u64().and_then(|code| u16::try_from(code).ok()).unwrap_or(status);
        let text = self.scrub(answer["description"].as_str().unwrap_or("no reason given"));
        if code >= 500 {
            return Err(Fault::Lost(format!("{code}: {text}")));
        }
        let more = &answer["parameters"];
        let wait = more["retry_after"].as_u64().or((code == 429).then_some(1));
        let retry_after = wait.map(|seconds| Duration::from_secs(seconds.min(LONGEST_WAIT)));
        Err(Fault::Refused(Refusal { code, text, retry_after, moved: more["migrate_to_chat_id"].as_i64() }))
    }

    fn lost(&self, error: &(dyn Error + 'static), alone: bool) -> Fault {
        let causes = std::iter::successors(Some(error), |&error| error.source());
        let chain: Vec<String> = causes.map(ToString::to_string).collect();
        let why = self.scrub(&chain.join(": "));
        self.availability.lost(&why, alone);
        Fault::Lost(why)
    }

    /// The text without the token.
    pub fn scrub(&self, text: &str) -> String {
        text.replace(self.bot.token(), "…")
    }
}

/// Parses an HTTP date into seconds since 1970.
fn seconds(date: &str) -> Option<u64> {
    Some(httpdate::parse_http_date(date).ok()?.duration_since(UNIX_EPOCH).ok()?.as_secs())
}

/// Whether the address is on this machine: such a server is never behind a proxy, whatever the environment says.
fn local(url: &str) -> bool {
    let host = url.split_once("://").map_or(url, |(_, rest)| rest);
    ["localhost", "127.", "[::1]"].iter().any(|here| host.starts_with(here))
}

#[cfg(test)]
mod tests {
    use teloxide::payloads::GetMe;

    use super::*;

    const TOKEN: &str = "4711:AAsecret-Secret_secret";

    fn made(token: &str, api_url: Option<&str>) -> Result<Wire, ConnectError> {
        Wire::new(&Client::new(api_url)?, token, api_url, Clock::messengers())
    }

    fn wire() -> Wire {
        made(TOKEN, Some("http://127.0.0.1:1/")).expect("the address is one")
    }

    #[test]
    fn dates_of_answers_are_read() {
        assert_eq!(seconds("Sun, 06 Nov 1994 08:49:37 GMT"), Some(784_111_777));
        assert_eq!((seconds("yesterday"), seconds("Sun, 06 Nov 1904 08:49:37 GMT")), (None, None));
    }

    #[tokio::test]
    async fn no_error_tells_the_token() {
        let lost = wire().call(&GetMe::new()).await.expect_err("nobody listens on port 1");
        assert!(matches!(&lost, Fault::Lost(_)));
        assert!(!format!("{lost:?}").contains("secret"), "{lost:?}");
        let body = format!(r#"{{"ok":false,"error_code":400,"description":"no such path /bot{TOKEN}/x"}}"#);
        let refused = wire().read(400, body.as_bytes()).expect_err("it is a refusal");
        assert!(!format!("{refused:?}").contains("secret"), "{refused:?}");
        let odd = format!("not an address {TOKEN}");
        let address = made(TOKEN, Some(&odd)).err().expect("it is not an address");
        assert!(!format!("{address:?} {address}").contains("secret"), "{address}");
    }

    #[tokio::test]
    async fn without_leave_nothing_is_sent() {
        let (wire, may) = (wire(), Arc::new(std::sync::atomic::AtomicBool::new(true)));
        let leave = Arc::clone(&may);
        wire.only_while(move || leave.load(std::sync::atomic::Ordering::Relaxed));
        let lost = async |wire: &Wire| match wire.call(&GetMe::new()).await {
            Err(Fault::Lost(why)) => why,
            other => panic!("{other:?}"),
        };
        may.store(false, std::sync::atomic::Ordering::Relaxed);
        assert_eq!(lost(&wire).await, "another process may have the bot");
        assert!(!wire.is_away(), "that says nothing about the messenger");
        may.store(true, std::sync::atomic::Ordering::Relaxed);
        assert_ne!(lost(&wire).await, "another process may have the bot");
        assert!(wire.is_away(), "nobody listens on port 1");
    }

    #[tokio::test(start_paused = true)]
    async fn a_lost_call_rests_by_itself_or_with_all_others() {
        let (wire, mut own) = (wire(), Backoff::new(Duration::from_secs(7), Duration::from_secs(7)));
        let began = tokio::time::Instant::now();
        wire.recover(&mut own).await;
        assert_eq!(began.elapsed(), Duration::from_secs(7), "others may be answered");
        wire.availability.lost("no connection", true);
        wire.recover(&mut own).await;
        assert!(began.elapsed() < Duration::from_secs(8), "one call finds out for all");
    }

    #[test]
    fn only_a_server_on_this_machine_is_behind_no_proxy() {
        for here in ["http://localhost:8081", "http://127.0.0.1:8081/", "https://[::1]/x", "127.0.0.1"] {
            assert!(local(here), "{here}");
        }
        for there in ["https://api.telegram.org", "http://host.example/localhost", "http://10.127.0.1"] {
            assert!(!local(there), "{there}");
        }
    }

    #[test]
    fn a_token_has_only_plain_characters() {
        for odd in ["", "47 11:AA", "4711:AA/getMe", "4711:AA\n", "4711:ЖЖ", "4711:A%20"] {
            assert_eq!(made(odd, None).err(), Some(ConnectError::Token), "{odd:?}");
        }
    }

    #[test]
    fn the_address_keeps_the_path_of_the_server() {
        let wire = made(TOKEN, Some("http://host.example/telegram/")).expect("it is an address");
        assert_eq!(wire.address("GetMe"), format!("http://host.example/telegram/bot{TOKEN}/GetMe"));
        let wire = made(TOKEN, None).expect("the usual address");
        assert_eq!(wire.address("GetMe"), format!("https://api.telegram.org/bot{TOKEN}/GetMe"));
    }

    #[test]
    fn answers_are_read() {
        let read = |status, body: &str| wire().read(status, body.as_bytes());
        assert_eq!(read(200, r#"{"ok":true,"result":{"message_id":5,"new":{}}}"#).expect("ok")["message_id"], 5);
        let refused = |code: u16, text: &str| Refusal { code, text: text.to_owned(), ..Refusal::default() };
        let flood = r#"{"ok":false,"error_code":429,"description":"x","parameters":{"retry_after":7}}"#;
        let wait = Refusal { retry_after: Some(Duration::from_secs(7)), ..refused(429, "x") };
        assert_eq!(read(429, flood), Err(Fault::Refused(wait.clone())));
        let ages = flood.replace('7', "9223372036854775808");
        let day = Refusal { retry_after: Some(Duration::from_secs(86_400)), ..wait };
        assert_eq!(read(429, &ages), Err(Fault::Refused(day)), "the clock would not reach further");
        let moved = r#"{"ok":false,"error_code":400,"description":"x","parameters":{"migrate_to_chat_id":-1007}}"#;
        assert_eq!(read(400, moved), Err(Fault::Refused(Refusal { moved: Some(-1007), ..refused(400, "x") })));
        let odd = r#"{"ok":false,"error_code":400,"description":"x","parameters":{}}"#;
        assert_eq!(read(400, odd), Err(Fault::Refused(refused(400, "x"))));
        assert!(matches!(read(502, "<html>Bad Gateway</html>"), Err(Fault::Lost(_))));
        assert!(matches!(read(500, r#"{"ok":false,"error_code":500,"description":"x"}"#), Err(Fault::Lost(_))));
        assert!(matches!(read(413, "<html>"), Err(Fault::Refused(Refusal { code: 413, .. }))));
        assert!(matches!(read(200, "<html>log in to this network</html>"), Err(Fault::Lost(_))));
    }
}
