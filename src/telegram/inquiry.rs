//! Asks the messenger how a bot stands, for `kletka doctor`. Nothing is changed there: no update is confirmed, and the
//! kinds of updates that the bot has asked for stay as they are.

use std::time::{Duration, Instant};

use serde_json::Value;
use teloxide::payloads::{GetChatMember, GetMe, GetMyCommands, GetMyCommandsSetters, GetUpdates, GetWebhookInfo};
use teloxide::types::{ChatId, UserId};

use super::menus::{Menu, scope};
use super::wire::{Client, Fault, Refusal, Wire};
use super::{ConnectError, Me, read_me};
use crate::clock::Clock;

/// How much longer than the wait that was asked for an answer may take.
const SPARE: Duration = Duration::from_secs(10);
/// The pause before an update that waits is looked at again: whoever fetches updates has it by then.
const AGAIN: Duration = Duration::from_secs(2);

/// A bot about which the messenger can be asked.
pub struct Inquiry {
    wire: Wire,
    clock: Clock,
}

/// What the messenger says of the bot's account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The account itself.
    pub me: Me,
    /// Whether people may add the bot to groups.
    pub joins: bool,
    /// Whether guest mode is on: people can call the bot in chats that it is not a member of.
    pub guests: bool,
    /// Whether its profile has a button for a Mini App.
    pub main_app: bool,
}

/// Why the messenger does not say who the bot is.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unanswered {
    /// It does not know the token.
    #[error("the messenger does not know it; ask @BotFather for a new one (/token), and set TELOXIDE_TOKEN")]
    Unauthorized,
    /// It does not answer, or not as it should.
    #[error("{0}")]
    Silent(String),
}

/// What the messenger says of the webhook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hook {
    /// Its address without the token; empty: there is none.
    pub url: String,
    /// How many updates wait.
    pub pending: u64,
    /// When a delivery last failed, in seconds since 1970, and why.
    pub error: Option<(u64, String)>,
}

/// Whether somebody else fetches the updates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Others {
    /// Nobody has done so in that time.
    None,
    /// An update waits, and nobody takes it.
    Waiting,
    /// Somebody does.
    Fetching,
}

impl Inquiry {
    /// Asks nothing yet. `api_url`: another Bot API server.
    ///
    /// # Errors
    /// If the token or the address is none. No error text contains the token.
    pub fn new(token: &str, api_url: Option<&str>) -> Result<Inquiry, ConnectError> {
        let clock = Clock::messengers();
        Ok(Inquiry { wire: Wire::new(&Client::new(api_url)?, token, api_url, clock.clone())?, clock })
    }

    /// The bot's account.
    ///
    /// # Errors
    /// If there is no answer, or the token is not valid.
    pub async fn account(&self) -> Result<Account, Unanswered> {
        let answer = match self.wire.call(&GetMe::new()).await {
            Ok(answer) => answer,
            Err(Fault::Refused(no)) if no.unauthorized() => return Err(Unanswered::Unauthorized),
            Err(fault) => return Err(Unanswered::Silent(why(fault))),
        };
        let can = |key: &str| answer[key].as_bool().unwrap_or(false);
        Ok(Account {
            me: read_me(&answer).map_err(|error| Unanswered::Silent(error.to_string()))?,
            // A server of one's own may leave it out.
            joins: answer["can_join_groups"].as_bool().unwrap_or(true),
            guests: can("supports_guest_queries"),
            main_app: can("has_main_web_app"),
        })
    }

    /// The messenger's time, in seconds since 1970.
    pub fn now(&self) -> u64 {
        self.clock.now() / 1_000
    }

    /// How far the clock of this machine is ahead of the messenger's, in milliseconds. `None`: answers have no dates.
    pub fn ahead(&self) -> Option<i64> {
        self.clock.ahead()
    }

    /// The webhook, and how long the messenger took to answer.
    ///
    /// # Errors
    /// Why there is no answer.
    pub async fn webhook(&self) -> Result<(Hook, Duration), String> {
        let begun = Instant::now();
        let answer = self.wire.call(&GetWebhookInfo::new()).await.map_err(why)?;
        let text = |key: &str| self.wire.scrub(answer[key].as_str().unwrap_or_default());
        let error = answer["last_error_date"].as_u64().map(|at| (at, text("last_error_message")));
        let pending = answer["pending_update_count"].as_u64().unwrap_or(0);
        Ok((Hook { url: text("url"), pending, error }, begun.elapsed()))
    }

    /// Whether the messenger's apps suggest the commands of that menu: `None`, if they suggest none.
    ///
    /// # Errors
    /// Why there is no answer.
    pub async fn suggests(&self, menu: &Menu) -> Result<Option<bool>, String> {
        let request = GetMyCommands::new().scope(scope(menu.scope));
        let request = match &menu.language {
            Some(language) => request.language_code(language.clone()),
            None => request,
        };
        let answer = self.wire.call(&request).await.map_err(why)?;
        let shown = answer.as_array().map(Vec::as_slice).unwrap_or_default();
        let same = |(shown, (name, _)): (&Value, &(String, String))| shown["command"] == name.as_str();
        let all = shown.len() == menu.commands.len() && shown.iter().zip(&menu.commands).all(same);
        Ok((!shown.is_empty()).then_some(all))
    }

    /// Whether the bot may send pictures to a chat. Of a member, the rights of the whole chat are not asked.
    ///
    /// # Errors
    /// Why there is no answer.
    pub async fn may_post(&self, chat: i64, me: i64) -> Result<bool, String> {
        let me = UserId(me.unsigned_abs());
        let member = self.wire.call(&GetChatMember::new(ChatId(chat), me)).await.map_err(why)?;
        let may = |right: &str| member[right].as_bool();
        Ok(match member["status"].as_str() {
            Some("creator" | "member") => true,
            // Only in a channel an administrator needs the right to post.
            Some("administrator") => may("can_post_messages").unwrap_or(true),
            Some("restricted") => may("can_send_photos").unwrap_or(false),
            _ => false,
        })
    }

    /// Whether somebody else fetches the bot's updates. Of two that wait for one, the messenger turns the first away:
    /// the other one loses its request when this one begins, and this one when the other comes again.
    ///
    /// # Errors
    /// Why there is no answer.
    pub async fn others(&self, patience: Duration) -> Result<Others, String> {
        let (begun, mut seen) = (Instant::now(), None);
        loop {
            let left = patience.saturating_sub(begun.elapsed()).max(Duration::from_secs(1));
            let first = match self.fetch(left).await {
                Err(Fault::Refused(Refusal { code: 409, .. })) => return Ok(Others::Fetching),
                Err(fault) => return Err(why(fault)),
                Ok(answer) => answer[0]["update_id"].as_u64(),
            };
            match first {
                None => return Ok(Others::None),
                _ if first == seen => return Ok(Others::Waiting),
                _ => tokio::time::sleep(AGAIN).await,
            }
            seen = first;
        }
    }

    /// A request without an offset confirms nothing (a negative one would), and one without kinds changes none.
    async fn fetch(&self, hold: Duration) -> Result<Value, Fault> {
        let timeout = u32::try_from(hold.as_secs()).ok();
        let request = GetUpdates { offset: None, limit: Some(1), timeout, allowed_updates: None };
        self.wire.call_within(&request, hold + SPARE).await
    }
}

fn why(fault: Fault) -> String {
    match fault {
        Fault::Lost(why) => why,
        Fault::Refused(no) => format!("{} {}", no.code, no.text),
    }
}
