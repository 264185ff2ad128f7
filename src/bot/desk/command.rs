//! What a command consists of, and how to read one.

use crate::bot::chats::rights::{Rights, Scope};
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::Message;
use crate::bot::context::work::Work;
use crate::bot::words;
use crate::game::Text;
use crate::store::schema::{ChatId, MatchRow, Stage};

pub struct Command {
    /// Its name. What it does stands in `locales/` under `command-<name>`.
    pub name: &'static str,
    /// Other names that do the same.
    pub also: &'static [&'static str],
    /// Where the messenger's program suggests it.
    pub scopes: &'static [Scope],
    /// Who may give it.
    pub rights: Rights,
    /// Under which of [`GROUPS`] the help lists it, if at all.
    pub help: Option<&'static str>,
    /// Whether it counts as well when the message comes to it by a correction. A refused command always does.
    pub corrected: bool,
    /// Whether nobody but whoever gives it needs to read the answer.
    pub quiet: bool,
    /// What it does.
    pub does: Does,
}

/// The groups of the help, in order: what the commands of each are for. A few words about each command stand in
/// `locales/` under `help-<name>`.
pub const GROUPS: [&str; 3] = [OPEN, DURING, BESIDES];

/// Commands that open a match.
pub const OPEN: &str = "help-group-open";
/// Commands during a match.
pub const DURING: &str = "help-group-match";
/// All others.
pub const BESIDES: &str = "help-group-besides";

/// What a command does.
pub enum Does {
    /// Something for the chat.
    Chat(fn(&mut Work<'_>, &Ask<'_>)),
    /// Something with a match, whose number may follow.
    Match(OfMatch),
}

/// A command about a match.
pub struct OfMatch {
    /// Which matches of the chat it may mean besides those of whoever gives it.
    pub others: &'static [Stage],
    /// Whether it means the match that has ended last when there is no other.
    pub ended: bool,
    /// Whether it only reads the match. Then deadlines that have passed need not be played first.
    pub read_only: bool,
    /// Whether plain words stand for it in answers to a board: those in `locales/` under `word-<name>`.
    pub plain: bool,
    /// What happens.
    pub run: fn(&mut Work<'_>, &Ask<'_>, MatchRow),
}

/// A command as it was given.
pub struct Ask<'a> {
    pub command: &'static Command,
    /// All there are: one may stand for another, and the help lists them.
    pub table: Table,
    pub chat: ChatId,
    pub message: &'a Message,
    /// What follows the name.
    pub rest: &'a str,
    /// Whether the message came to it by a correction.
    pub edited: bool,
    /// Whether it says which match is meant: by the number, or by what it answers.
    pub named: bool,
}

impl Ask<'_> {
    /// Who asks.
    pub fn whom(&self) -> Whom {
        let whom = Whom::of(self.chat, self.message);
        if self.command.quiet { whom.quietly() } else { whom }
    }

    /// Says why nothing happens. The message may be corrected.
    pub fn refuse(&self, work: &mut Work<'_>, text: Text) {
        work.refuse(self.chat, self.message, text);
    }
}

/// All commands there are.
#[derive(Clone, Copy)]
pub struct Table(pub &'static [Command]);

impl Table {
    /// All of them, in the order in which they are suggested.
    pub fn iter(self) -> impl Iterator<Item = &'static Command> {
        self.0.iter()
    }

    /// The command of that name.
    pub fn find(self, name: &str) -> Option<&'static Command> {
        self.iter().find(|command| command.name == name || command.also.contains(&name))
    }

    /// The command that plain words stand for.
    pub fn spelled(self, text: &str) -> Option<&'static Command> {
        let text = text.trim().trim_end_matches(['.', '!']).to_lowercase();
        let plain = |command: &&Command| matches!(&command.does, Does::Match(OfMatch { plain: true, .. }));
        self.iter().filter(plain).find(|command| words::spelled(&format!("word-{}", command.name), &text))
    }
}

/// A command as it is written: its name in lowercase and what follows it.
pub struct Written<'a> {
    pub name: String,
    /// What follows.
    pub rest: &'a str,
    /// Whether it names this bot (`/play@kletka_bot`).
    pub addressed: bool,
}

impl<'a> Written<'a> {
    /// Reads one. `None` for a text that is no command; `Err` for a command to another bot.
    pub fn read(text: &'a str, username: &str) -> Result<Option<Written<'a>>, ()> {
        let Some(body) = text.trim_start().strip_prefix('/') else { return Ok(None) };
        let (head, rest) = body.split_once(char::is_whitespace).unwrap_or((body, ""));
        let (name, bot) = head.split_once('@').map_or((head, None), |(name, bot)| (name, Some(bot)));
        if bot.is_some_and(|bot| !bot.eq_ignore_ascii_case(username)) {
            return Err(());
        }
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            return Ok(None);
        }
        Ok(Some(Written { name: name.to_ascii_lowercase(), rest: rest.trim(), addressed: bot.is_some() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read() {
        let read =
            |text| Written::read(text, "kletka_bot").map(|c| c.map(|c| (c.name, c.rest.to_owned(), c.addressed)));
        assert_eq!(read("/Play@Kletka_Bot pig @b"), Ok(Some(("play".into(), "pig @b".into(), true))));
        assert_eq!(read("/m  e4 "), Ok(Some(("m".into(), "e4".into(), false))));
        assert_eq!(read("/play@other x"), Err(()));
        assert_eq!(read("e4"), Ok(None));
        assert_eq!(read("/"), Ok(None));
        assert_eq!(read("/////"), Ok(None));
    }
}
