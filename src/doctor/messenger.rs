//! What the messenger says of a bot.

use std::time::Duration;

use crate::bot::Registry;
use crate::cli::args::Hidden;
use crate::cli::sheet::{Point, Sheet};
use crate::telegram::Me;
use crate::telegram::inquiry::{Account, Hook, Inquiry, Others, Unanswered};
use crate::telegram::menus::menus;

/// The usual server.
const TELEGRAM: &str = "api.telegram.org";
/// An answer that takes longer than this is slow.
const SLOW: Duration = Duration::from_secs(2);
/// From this difference on the bot calls the clock of the machine wrong, in milliseconds.
const APART: u64 = 10_000;
/// A delivery that failed so long ago says nothing of today, in seconds.
const LONG_AGO: u64 = 3_600;
/// So many updates that wait are more than a moment's.
const MANY: u64 = 100;

/// A bot, and what is known of it here.
pub(super) struct Visit<'a> {
    pub token: &'a Hidden,
    pub api_url: Option<&'a str>,
    /// The address of the webhook that the bot would set.
    pub webhook: Option<&'a str>,
    /// The Mini App that the bot would serve.
    pub app: Option<&'a str>,
    /// The staging chats.
    pub staging: &'a [i64],
    /// Whether the bot runs, as far as its directory or its database says.
    pub runs: bool,
    /// How long to wait for another program, in seconds.
    pub listen: u32,
}

impl Visit<'_> {
    /// Asks, and adds a point for each answer. Without an account there is nothing more to ask.
    pub async fn pay(&self, sheet: &mut Sheet) {
        let server = self.api_url.map_or(TELEGRAM, host);
        let inquiry = match Inquiry::new(self.token.reveal(), self.api_url) {
            Ok(inquiry) => inquiry,
            Err(error) => return sheet.add(&Point::wrong("token", error.to_string())),
        };
        let account = match inquiry.account().await {
            Ok(account) => account,
            Err(error @ Unanswered::Unauthorized) => return sheet.add(&Point::wrong("token", error.to_string())),
            Err(Unanswered::Silent(why)) => {
                let text = format!("{server} does not answer ({why}); check the network, the proxy and KLETKA_API_URL");
                return sheet.add(&Point::wrong("Bot API", text));
            }
        };
        sheet.add(&token(&account));
        let hook = match inquiry.webhook().await {
            Ok((hook, took)) => {
                sheet.add(&answers(server, took));
                Ok(hook)
            }
            Err(why) => Err(why),
        };
        sheet.add(&clock(inquiry.ahead()));
        self.modes(&account).iter().for_each(|point| sheet.add(point));
        sheet.add(&self.pictures(&inquiry, &account.me).await);
        match hook {
            Ok(hook) => {
                sheet.add(&self.hook(&hook, inquiry.now()));
                sheet.add(&self.others(&inquiry, &hook).await);
            }
            Err(why) => sheet.add(&Point::wrong("webhook", format!("{server} does not say: {why}"))),
        }
        sheet.add(&commands(&inquiry).await);
    }

    /// What is set at @BotFather.
    fn modes(&self, account: &Account) -> [Point; 6] {
        let groups = match account.joins {
            true => Point::good("groups", "people can add the bot to them"),
            false => Point::wrong("groups", "nobody can add the bot to one; send /setjoingroups to @BotFather: Enable"),
        };
        let privacy = match account.me.reads_all {
            true => Point::good("privacy mode", "off; people in groups can type their moves"),
            false => Point::look(
                "privacy mode",
                "on; people in groups reply to a board, press or use /m. If they are to type moves like any message, \
                 send /setprivacy to @BotFather (Disable), and add the bot to each group again",
            ),
        };
        let inline = match account.me.inline {
            true => Point::good("inline mode", "on; boards have the button Move, and people can play in any chat"),
            false => Point::look(
                "inline mode",
                "off; send /setinline to @BotFather, and boards get the button Move, and people can play in any chat",
            ),
        };
        let feedback = Point::good(
            "inline feedback",
            "not needed; with /setinlinefeedback at @BotFather, a move that is chosen elsewhere needs no press",
        );
        let guests = match account.guests {
            true => Point::good("guest mode", "on; people can call the bot where it is not a member"),
            false => Point::good("guest mode", "off; @BotFather switches it on, for calls where it is not a member"),
        };
        [groups, privacy, inline, feedback, guests, self.app(account.main_app)]
    }

    /// What shows pictures in chats that the bot is not in.
    async fn pictures(&self, inquiry: &Inquiry, me: &Me) -> Point {
        const NAME: &str = "pictures";
        let mut shut = Vec::new();
        for chat in self.staging {
            match inquiry.may_post(*chat, me.id).await {
                Ok(true) => {}
                Ok(false) => shut.push(format!("{chat} (the bot may not post there)")),
                Err(why) => shut.push(format!("{chat} ({why})")),
            }
        }
        if !shut.is_empty() {
            let text =
                format!("staging chats take none: {}; add the bot there, or mend KLETKA_STAGING", shut.join(", "));
            return Point::wrong(NAME, text);
        }
        match (self.webhook, self.staging.len()) {
            (Some(url), _) => {
                Point::good(NAME, format!("in chats that the bot is not in, they come from {}", host(url)))
            }
            (None, 1..) => Point::good(NAME, "in chats that the bot is not in, they come by way of the staging chats"),
            (None, 0) if me.inline => Point::look(
                NAME,
                "in chats that the bot is not in, boards are in letters; set KLETKA_WEBHOOK, or name chats where the \
                 bot may post (KLETKA_STAGING)",
            ),
            (None, 0) => Point::good(NAME, "without inline mode, there are only chats that the bot is in"),
        }
    }

    fn app(&self, main: bool) -> Point {
        match (self.app, main) {
            (Some(name), _) => {
                let at = self.webhook.map(host).unwrap_or_default();
                Point::good("Mini App", format!("`{name}`; its address at @BotFather must be https://{at}/app/"))
            }
            (None, true) => Point::look(
                "Mini App",
                "the bot's profile has a button for one, but the bot serves none; set KLETKA_APP, or remove it at \
                 @BotFather",
            ),
            (None, false) => Point::good("Mini App", "none"),
        }
    }

    /// The webhook; `now`: in seconds since 1970. Its path and its query may be secrets, so they are not shown.
    fn hook(&self, hook: &Hook, now: u64) -> Point {
        let there = if hook.url.is_empty() { "none" } else { host(&hook.url) };
        match self.webhook {
            Some(own) if own == hook.url => delivered(hook, now),
            Some(_) if self.runs => Point::wrong(
                "webhook",
                format!("another one than KLETKA_WEBHOOK is set ({there}); restart the bot, and look who changes it"),
            ),
            Some(_) => Point::look("webhook", format!("it is {there} now; the bot sets KLETKA_WEBHOOK when it starts")),
            None if hook.url.is_empty() && hook.pending < MANY => {
                Point::good("webhook", format!("none, since the bot fetches its updates; {}", waiting(hook.pending)))
            }
            None if hook.url.is_empty() => {
                let text = format!("none, and {}; start the bot before they are a day old", waiting(hook.pending));
                Point::look("webhook", text)
            }
            None if self.runs => Point::wrong(
                "webhook",
                format!("{there} gets the updates, not the bot that runs; restart it, and look who has set that"),
            ),
            None => Point::look(
                "webhook",
                format!("{there} gets the updates; the bot removes that when it starts. Set KLETKA_WEBHOOK to keep it"),
            ),
        }
    }

    /// Whether another program fetches the updates. Whoever asks interrupts it, so a bot that runs here is left alone.
    async fn others(&self, inquiry: &Inquiry, hook: &Hook) -> Point {
        const NAME: &str = "other programs";
        if !hook.url.is_empty() {
            return Point::good(NAME, "while a webhook is set, nobody can fetch updates");
        }
        if self.runs {
            return Point::good(
                NAME,
                "not asked: that would interrupt the bot that runs. Its log says if there are any",
            );
        }
        if self.listen == 0 {
            return Point::look(NAME, "not asked (`--listen 0`)");
        }
        match inquiry.others(Duration::from_secs(u64::from(self.listen))).await {
            Ok(Others::None) => Point::good(NAME, format!("none has fetched updates within {} s", self.listen)),
            Ok(Others::Waiting) => Point::good(NAME, "none; updates wait for the bot"),
            Ok(Others::Fetching) => Point::wrong(
                NAME,
                "one fetches this bot's updates with the same token, and only one can; stop it, or send /revoke to \
                 @BotFather for a new token",
            ),
            Err(why) => Point::wrong(NAME, format!("the server does not say: {why}")),
        }
    }
}

fn token(account: &Account) -> Point {
    let me = &account.me;
    Point::good("token", format!("@{}, “{}”, number {}", me.username, me.name, me.id))
}

fn answers(server: &str, took: Duration) -> Point {
    let text = format!("{server} answers within {} ms", took.as_millis());
    match took > SLOW {
        true => Point::look("Bot API", format!("{text}, which is slow; boards will be late")),
        false => Point::good("Bot API", text),
    }
}

/// `ahead`: how far the clock of this machine is, in milliseconds.
fn clock(ahead: Option<i64>) -> Point {
    let Some(ahead) = ahead else {
        return Point::look("clock", "the server's answers have no date to compare with; have it set by NTP");
    };
    let (apart, way) = (ahead.unsigned_abs(), if ahead > 0 { "ahead of" } else { "behind" });
    if apart < APART {
        return Point::good("clock", format!("within {} s of the server's", apart / 1_000 + 1));
    }
    let text = format!("{} s {way} the server's; have it set by NTP (timedatectl set-ntp true)", apart / 1_000);
    Point::wrong("clock", text)
}

/// The webhook is the bot's own.
fn delivered(hook: &Hook, now: u64) -> Point {
    let wait = format!("{}, {}", host(&hook.url), waiting(hook.pending));
    let Some((at, why)) = &hook.error else {
        return match hook.pending < MANY {
            true => Point::good("webhook", wait),
            false => Point::look("webhook", format!("{wait}; is the bot running?")),
        };
    };
    let age = now.saturating_sub(*at);
    if age > LONG_AGO && hook.pending == 0 {
        return Point::good("webhook", format!("{wait}; the last failure was {} h ago ({why})", age / 3_600));
    }
    let text = format!(
        "{wait}; {age} s ago Telegram said: {why}. That address must lead to KLETKA_WEBHOOK_LISTEN, and the bot must run"
    );
    Point::wrong("webhook", text)
}

fn waiting(updates: u64) -> String {
    if updates == 1 { "1 update waits".to_owned() } else { format!("{updates} updates wait") }
}

/// The menus of commands.
async fn commands(inquiry: &Inquiry) -> Point {
    const NAME: &str = "command menu";
    let (mut some, mut all) = (false, true);
    for menu in menus(Registry::default()) {
        match inquiry.suggests(&menu).await {
            Ok(shown) => (some, all) = (some || shown.is_some(), all && shown == Some(true)),
            Err(why) => return Point::wrong(NAME, format!("the server does not say: {why}")),
        }
    }
    match (all, some) {
        (true, _) => Point::good(NAME, "that of this version"),
        (false, true) => {
            Point::look(NAME, "that of another version, or of another program; the bot sets it at its start")
        }
        (false, false) => Point::look(NAME, "empty; the bot sets it at its start"),
    }
}

/// The host of an address, with its port.
fn host(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    host.rsplit_once('@').map_or(host, |(_, host)| host)
}

#[cfg(test)]
#[path = "messenger_tests.rs"]
mod tests;
