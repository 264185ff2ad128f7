//! Commands. Each stands here once: its names, where it is suggested, who may give it, what the help says of it, what
//! it does. The menus of the messenger, the help and the reader of messages derive from this.

use super::{catalogue, matches, menus, messages, opening, settings};
use crate::bot::chats::rights::{Rights, Scope};
use crate::bot::leaf::effects::Whom;
use crate::bot::leaf::incoming::Message;
use crate::bot::leaf::work::Work;
use crate::game::Text;
use crate::store::kept::{ChatId, MatchRow, Stage};

/// A command.
pub struct Command {
    /// Its name. What it does stands in `locales/` under `command-<name>`.
    pub name: &'static str,
    /// Other names that do the same.
    also: &'static [&'static str],
    /// Where the messenger's program suggests it.
    pub scopes: &'static [Scope],
    /// Who may give it.
    pub rights: Rights,
    /// Under which of [`GROUPS`] the help lists it, if at all.
    pub help: Option<&'static str>,
    /// Whether it counts as well when the message comes to it by a correction. A refused command always does.
    pub corrected: bool,
    /// What it does.
    pub does: Does,
}

/// The groups of the help, in order: what the commands of each are for. A few words about each command stand in
/// `locales/` under `help-<name>`.
pub const GROUPS: [&str; 3] = [OPEN, DURING, BESIDES];

const OPEN: &str = "help-group-open";
const DURING: &str = "help-group-match";
const BESIDES: &str = "help-group-besides";

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
    /// Whether it looks only, so that it does not matter what has run out meanwhile.
    pub looks: bool,
    /// Whether plain words stand for it in answers to a board: those in `locales/` under `word-<name>`.
    pub plain: bool,
    /// What happens.
    pub run: fn(&mut Work<'_>, &Ask<'_>, MatchRow),
}

/// A command as it was given.
pub struct Ask<'a> {
    /// Which.
    pub command: &'static Command,
    /// The chat.
    pub chat: ChatId,
    /// The message.
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
        Whom::of(self.chat, self.message)
    }

    /// Says why nothing happens. The message may be corrected.
    pub fn refuse(&self, work: &mut Work<'_>, text: Text) {
        work.refuse(self.chat, self.message, text);
    }
}

const EVERYWHERE: &[Scope] = &[Scope::Private, Scope::Groups];

/// What most commands have in common.
const USUAL: Command = Command {
    name: "",
    also: &[],
    scopes: EVERYWHERE,
    rights: Rights::All,
    help: Some(DURING),
    corrected: false,
    does: Does::Chat(|_, _| {}),
};

const OF_MATCH: OfMatch = OfMatch { others: &[], ended: false, looks: false, plain: false, run: |_, _, _| {} };

/// What those who look on may ask about.
const LOOK: OfMatch = OfMatch { others: &[Stage::Live], ended: true, looks: true, ..OF_MATCH };

/// All of them, in the order in which they are suggested.
pub static COMMANDS: [Command; 16] = [
    Command { name: "play", also: &["challenge"], help: Some(OPEN), does: Does::Chat(opening::play), ..USUAL },
    Command {
        name: "m",
        also: &["move"],
        rights: Rights::Players,
        corrected: true,
        does: Does::Chat(messages::move_command),
        ..USUAL
    },
    Command { name: "board", does: Does::Match(OfMatch { plain: true, run: matches::board, ..LOOK }), ..USUAL },
    Command { name: "matches", help: Some(OPEN), does: Does::Chat(menus::matches), ..USUAL },
    Command { name: "rules", help: Some(OPEN), does: Does::Chat(catalogue::rules), ..USUAL },
    Command {
        name: "resign",
        rights: Rights::Players,
        does: Does::Match(OfMatch { plain: true, run: matches::resign, ..OF_MATCH }),
        ..USUAL
    },
    Command {
        name: "draw",
        rights: Rights::Players,
        does: Does::Match(OfMatch { plain: true, run: matches::draw, ..OF_MATCH }),
        ..USUAL
    },
    Command {
        name: "undo",
        rights: Rights::Players,
        does: Does::Match(OfMatch { plain: true, run: matches::undo, ..OF_MATCH }),
        ..USUAL
    },
    Command {
        name: "cancel",
        does: Does::Match(OfMatch { others: &[Stage::Live, Stage::Lobby], run: matches::cancel, ..OF_MATCH }),
        ..USUAL
    },
    Command {
        name: "hint",
        rights: Rights::Players,
        does: Does::Match(OfMatch { looks: true, run: matches::hint, ..OF_MATCH }),
        ..USUAL
    },
    Command {
        name: "export",
        help: Some(BESIDES),
        does: Does::Match(OfMatch { run: matches::export, ..LOOK }),
        ..USUAL
    },
    Command {
        name: "replay",
        help: Some(BESIDES),
        does: Does::Match(OfMatch { run: matches::replay, ..LOOK }),
        ..USUAL
    },
    Command { name: "fair", help: Some(BESIDES), does: Does::Match(OfMatch { run: matches::fair, ..LOOK }), ..USUAL },
    Command { name: "settings", help: Some(BESIDES), does: Does::Chat(settings::command), ..USUAL },
    Command { name: "help", help: None, does: Does::Chat(menus::help), ..USUAL },
    Command { name: "start", scopes: &[], help: None, does: Does::Chat(menus::start), ..USUAL },
];

impl Command {
    /// The command of that name.
    pub fn find(name: &str) -> Option<&'static Command> {
        COMMANDS.iter().find(|command| command.name == name || command.also.contains(&name))
    }

    /// The command that plain words stand for, with what it does.
    pub fn spelled(fits: impl Fn(&str) -> bool) -> Option<&'static Command> {
        let plain = |command: &&Command| matches!(&command.does, Does::Match(OfMatch { plain: true, .. }));
        COMMANDS.iter().filter(plain).find(|command| fits(command.name))
    }
}

/// Runs a command.
pub fn run(work: &mut Work<'_>, ask: &Ask<'_>) {
    if ask.command.rights == Rights::Players && ask.message.is_anonymous() {
        return ask.refuse(work, Text::new("anonymous-plays"));
    }
    match &ask.command.does {
        Does::Chat(run) => run(work, ask),
        Does::Match(of_match) => matches::run(work, ask, of_match),
    }
}

/// A command as it is written: its name in lowercase and what follows it.
pub struct Written<'a> {
    /// The name.
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

    #[test]
    fn a_name_means_one_command() {
        let names: Vec<&str> =
            COMMANDS.iter().flat_map(|c| std::iter::once(c.name).chain(c.also.iter().copied())).collect();
        for name in &names {
            assert_eq!(names.iter().filter(|other| *other == name).count(), 1, "{name}");
            assert!(crate::games::find(name).is_none(), "{name} is a game");
        }
    }
}
