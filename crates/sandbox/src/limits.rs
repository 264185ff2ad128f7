//! The messenger's limits: sizes, and the rate at which a bot may write.

use std::collections::{HashMap, VecDeque};

/// Characters in a text.
pub const TEXT: usize = 4096;
/// Characters in a caption.
pub const CAPTION: usize = 1024;
/// Bytes in the data of a button, at least one.
pub const BUTTON_DATA: usize = 64;
/// Buttons below a message.
pub const BUTTONS: usize = 100;
/// Characters in the hint of an input field.
pub const PLACEHOLDER: usize = 64;
/// Characters in the answer to a press.
pub const TOAST: usize = 200;
/// Bytes of a photo.
pub const PHOTO_BYTES: usize = 10 * 1024 * 1024;
/// Bytes of any upload.
pub const UPLOAD_BYTES: usize = 50 * 1024 * 1024;
/// Sum of width and height of a photo.
pub const PHOTO_SIDES: u32 = 10_000;
/// Greatest ratio of the longer to the shorter side of a photo.
pub const PHOTO_RATIO: u32 = 20;
/// A bot may delete a message for this many seconds.
pub const DELETABLE_SECONDS: i64 = 48 * 60 * 60;
/// A press can be answered for this many milliseconds.
pub const ANSWERABLE_MS: i64 = 30_000;
/// Characters that people can type after a bot's name.
pub const INLINE: usize = 256;
/// The field of a button that puts text into the input field. It needs inline mode.
pub const FILL: &str = "switch_inline_query_current_chat";
/// The fields of a button that lets people choose a chat, and puts text into its input field.
pub const PICKS: [&str; 2] = ["switch_inline_query", "switch_inline_query_chosen_chat"];
/// Characters of the argument in a link to the bot.
pub const ARGUMENT: usize = 64;
/// Bytes of a photo that the bot names by its address.
pub const FETCHED_PHOTO_BYTES: usize = 5 * 1024 * 1024;
/// Lines that a bot can suggest at once.
pub const SUGGESTIONS: usize = 50;
/// Bytes in the id of a suggested line, at least one.
pub const SUGGESTION_ID: usize = 64;
/// The bot can answer typed text after its name for this many milliseconds.
pub const SUGGESTIBLE_MS: i64 = 30_000;
/// The bot can answer a call in guest mode for this many milliseconds.
pub const GUEST_MS: i64 = 30_000;
/// A bot without rights can reply to one person only for this many milliseconds after a press or a message to it alone.
pub const EPHEMERAL_MS: i64 = 15_000;
/// Characters in the question of a poll.
pub const POLL_QUESTION: usize = 300;
/// Characters in an option of a poll, at least one.
pub const POLL_OPTION: usize = 100;
/// Options of a poll, at least one.
pub const POLL_OPTIONS: usize = 12;
/// Seconds that a poll can stay open.
pub const POLL_PERIOD: std::ops::RangeInclusive<i64> = 5..=2_628_000;
/// Commands in one scope and language.
pub const COMMANDS: usize = 100;
/// Characters in the name of a command.
pub const COMMAND_NAME: usize = 32;
/// Characters in the description of a command.
pub const COMMAND_DESCRIPTION: usize = 256;

/// Whether a button begins a text for the bot, here or in another chat.
pub fn begins(button: &serde_json::Value) -> bool {
    PICKS.iter().chain([&FILL]).any(|field| button.get(field).is_some())
}

/// Whether a link to the bot can carry this argument.
pub fn is_argument(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    text.len() <= ARGUMENT && text.chars().all(plain)
}

/// The rate limits for a bot. In groups, edits count like new messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Messages that may come at once in one chat. After that, one per second.
    pub chat_burst: usize,
    /// Messages and edits per minute in a group.
    pub group_minute: usize,
    /// Messages and edits per second in all chats.
    pub all_second: usize,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { chat_burst: 3, group_minute: 20, all_second: 30 }
    }
}

/// A window of time that admits a limited number of events.
#[derive(Default)]
struct Window {
    events: VecDeque<i64>,
}

impl Window {
    /// Milliseconds until one more event is admitted; 0 means now.
    fn wait(&mut self, now: i64, span: i64, limit: usize) -> i64 {
        while self.events.front().is_some_and(|at| now.saturating_sub(*at) >= span) {
            self.events.pop_front();
        }
        let over = (self.events.len() + 1).saturating_sub(limit);
        match over.checked_sub(1) {
            None => 0,
            // If a window admits nothing, no event ever frees it.
            Some(index) => self.events.get(index).map_or(span, |at| at.saturating_add(span).saturating_sub(now)),
        }
    }
}

/// Counts the bot's messages against the rate limits.
pub struct Pacer {
    /// The limits; `None` if there are none.
    pub pace: Option<Pace>,
    chats: HashMap<i64, Window>,
    groups: HashMap<i64, Window>,
    all: Window,
}

impl Pacer {
    /// A pacer that has counted nothing yet.
    pub fn new(pace: Option<Pace>) -> Pacer {
        Pacer { pace, chats: HashMap::new(), groups: HashMap::new(), all: Window::default() }
    }

    /// Counts one message or edit, or returns the seconds to wait.
    pub fn admit(&mut self, now: i64, chat: i64, group: bool, edit: bool) -> Result<(), u32> {
        let Some(pace) = &self.pace else { return Ok(()) };
        let own = self.chats.entry(chat).or_default();
        let mut wait = self.all.wait(now, 1_000, pace.all_second);
        if !edit {
            // One per second on average, with a burst: that many in as many seconds.
            let span = i64::try_from(pace.chat_burst).unwrap_or(i64::MAX).saturating_mul(1_000);
            wait = wait.max(own.wait(now, span, pace.chat_burst));
        }
        let shared = self.groups.entry(chat).or_default();
        if group {
            wait = wait.max(shared.wait(now, 60_000, pace.group_minute));
        }
        if wait > 0 {
            return Err(u32::try_from(wait.saturating_add(999) / 1_000).unwrap_or(u32::MAX));
        }
        self.all.events.push_back(now);
        if !edit {
            own.events.push_back(now);
        }
        if group {
            shared.events.push_back(now);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_then_one_a_second_then_twenty_a_minute() {
        let mut pacer = Pacer::new(Some(Pace::default()));
        assert!((0..3).all(|_| pacer.admit(0, 5, true, false).is_ok()));
        assert_eq!(pacer.admit(0, 5, true, false), Err(3));
        assert!(pacer.admit(0, 5, true, true).is_ok(), "edits have no burst");
        let mut sent = 4;
        let mut now = 1_000;
        while pacer.admit(now, 5, true, false).is_ok() || now < 20_000 {
            sent += 1;
            now += 1_000;
        }
        assert!(sent > 17, "{sent}");
        assert!(pacer.admit(now, 5, true, true).is_err(), "edits count in the minute");
        assert!(pacer.admit(now, 7, false, false).is_ok());
        assert!(pacer.admit(60_001, 5, true, true).is_ok());
    }
}
