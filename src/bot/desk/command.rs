//! The parts of a command, and how to read one.

use crate::bot::chats::rights::{Rights, Scope};
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::Message;
use crate::bot::context::work::Work;
use crate::bot::words;
use crate::game::Text;
use crate::store::schema::{ChatId, Lang, MatchRow, Stage};

pub struct Command {
    /// Its name. Its description is in `locales/` under `command-<name>`.
    pub name: &'static str,
    /// Aliases.
    pub also: &'static [&'static str],
    /// The kinds of chats in which the messenger's app suggests it.
    pub scopes: &'static [Scope],
    /// The rights needed to use it.
    pub rights: Rights,
    /// The group of [`GROUPS`] under which the help lists it, if at all.
    pub help: Option<&'static str>,
    /// Whether it also runs when an edit turns the message into it. A refused command always does.
    pub corrected: bool,
    /// Whether only the person who uses it needs to read the answer.
    pub quiet: bool,
    pub does: Does,
}

/// The groups of the help, in order, by purpose. A short text about each command is in `locales/` under `help-<name>`.
pub const GROUPS: [&str; 3] = [OPEN, DURING, BESIDES];

/// Commands that start a match.
pub const OPEN: &str = "help-group-open";
/// Commands during a match.
pub const DURING: &str = "help-group-match";
pub const BESIDES: &str = "help-group-besides";

/// The action of a command.
pub enum Does {
    /// An action on the chat.
    Chat(fn(&mut Work<'_>, &Ask<'_>)),
    /// An action on a match. The match's number may follow the name.
    Match(OfMatch),
}

/// A command about a match.
pub struct OfMatch {
    /// The stages of other people's matches that it may mean.
    pub others: &'static [Stage],
    /// Whether it falls back to the match that ended last.
    pub ended: bool,
    /// Whether it only reads the match. If so, passed deadlines need not be played first.
    pub read_only: bool,
    /// Whether plain words in a reply to a board work as the command: those in `locales/` under `word-<name>`.
    pub plain: bool,
    pub run: fn(&mut Work<'_>, &Ask<'_>, MatchRow),
}

/// A command as given by a user.
pub struct Ask<'a> {
    pub command: &'static Command,
    /// All commands. Plain words can invoke one, and the help lists them.
    pub table: Table,
    pub chat: ChatId,
    pub message: &'a Message,
    /// The text after the name, as far as it is read.
    pub rest: &'a str,
    /// Whether an edit turned the message into it.
    pub edited: bool,
    /// Whether it says which match is meant: by a number, or by the message it answers.
    pub named: bool,
}

impl Ask<'_> {
    /// The person who asks.
    pub fn whom(&self) -> Whom {
        let whom = Whom::of(self.chat, self.message);
        if self.command.quiet { whom.quietly() } else { whom }
    }

    /// Says why nothing happens. The author may then correct the message.
    pub fn refuse(&self, work: &mut Work<'_>, text: Text) {
        work.refuse(self.chat, self.message, text);
    }
}

/// The table of commands.
#[derive(Clone, Copy)]
pub struct Table(pub &'static [Command]);

impl Table {
    /// All commands, in the order of suggestions.
    pub fn iter(self) -> impl Iterator<Item = &'static Command> {
        self.0.iter()
    }

    /// Finds a command by name or alias.
    pub fn find(self, name: &str) -> Option<&'static Command> {
        self.iter().find(|command| command.name == name || command.also.contains(&name))
    }

    /// Finds the command that plain words invoke, in a language or in English.
    pub fn spelled(self, text: &str, lang: Lang) -> Option<&'static Command> {
        let text = words::calm(text);
        let plain = |command: &&Command| matches!(&command.does, Does::Match(OfMatch { plain: true, .. }));
        self.iter().filter(plain).find(|command| words::spelled(&format!("word-{}", command.name), text, lang))
    }
}

/// The most characters after a command's name. Nothing that works is as long, and an answer can still quote it.
const LONGEST: usize = 1_000;

/// A command as written: its lowercase name and the rest.
pub struct Written<'a> {
    pub name: String,
    /// The text after the name, as far as it is read.
    pub rest: &'a str,
    /// Whether it names this bot (`/play@kletka_bot`).
    pub addressed: bool,
}

impl<'a> Written<'a> {
    /// Parses a command. `None` if the text is not a command; `Err` if the command is for another bot.
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
        let rest = rest.trim();
        let rest = rest.char_indices().nth(LONGEST).map_or(rest, |(end, _)| &rest[..end]);
        Ok(Some(Written { name: name.to_ascii_lowercase(), rest, addressed: bot.is_some() }))
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
        let long = "ё".repeat(4_000);
        assert_eq!(read(&format!("/play {long}")), Ok(Some(("play".into(), "ё".repeat(1_000), false))));
    }
}
