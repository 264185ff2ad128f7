//! The commands. Each is defined once, here: its names, where the bot suggests it, who may give it, its line in the
//! help, and what it does. The messenger's menus, the help and the reader of messages use this table.

use super::command::{BESIDES, Command, DURING, Does, OPEN, OfMatch, Table};
use super::{catalogue, cup, daily, hint, matches, menus, moves, opening, privacy, settings, stats, top};
use crate::bot::chats::rights::{Rights, Scope};
use crate::store::schema::Stage;

const EVERYWHERE: &[Scope] = &[Scope::Private, Scope::Groups];

/// Defaults shared by most commands.
const USUAL: Command = Command {
    name: "",
    also: &[],
    scopes: EVERYWHERE,
    rights: Rights::All,
    help: Some(DURING),
    corrected: false,
    quiet: false,
    does: Does::Chat(|_, _| {}),
};

const OF_MATCH: OfMatch = OfMatch { others: &[], ended: false, read_only: false, plain: false, run: |_, _, _| {} };

/// For commands that spectators may use too.
const LOOK: OfMatch = OfMatch { others: &[Stage::Live], ended: true, read_only: true, ..OF_MATCH };

/// All commands, in the order of suggestions.
pub const COMMANDS: Table = Table(&[
    Command { name: "play", also: &["challenge"], help: Some(OPEN), does: Does::Chat(opening::play), ..USUAL },
    Command {
        name: "m",
        also: &["move"],
        rights: Rights::Players,
        corrected: true,
        does: Does::Chat(moves::command),
        ..USUAL
    },
    Command { name: "board", does: Does::Match(OfMatch { plain: true, run: matches::board, ..LOOK }), ..USUAL },
    Command { name: "matches", quiet: true, help: Some(OPEN), does: Does::Chat(menus::matches), ..USUAL },
    Command { name: "rules", quiet: true, help: Some(OPEN), does: Does::Chat(catalogue::rules), ..USUAL },
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
        quiet: true,
        rights: Rights::Players,
        does: Does::Match(OfMatch { read_only: true, run: hint::command, ..OF_MATCH }),
        ..USUAL
    },
    Command {
        name: "export",
        quiet: true,
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
    Command { name: "cup", scopes: &[Scope::Groups], help: Some(OPEN), does: Does::Chat(cup::command), ..USUAL },
    Command { name: "daily", help: Some(OPEN), does: Does::Chat(daily::command), ..USUAL },
    Command { name: "top", scopes: &[Scope::Groups], help: Some(BESIDES), does: Does::Chat(top::command), ..USUAL },
    Command { name: "stats", quiet: true, help: Some(BESIDES), does: Does::Chat(stats::command), ..USUAL },
    Command { name: "settings", help: Some(BESIDES), does: Does::Chat(settings::command), ..USUAL },
    Command {
        name: "privacy",
        scopes: &[Scope::Private],
        help: Some(BESIDES),
        does: Does::Chat(privacy::command),
        ..USUAL
    },
    Command { name: "help", quiet: true, help: None, does: Does::Chat(menus::help), ..USUAL },
    Command { name: "start", scopes: &[], help: None, does: Does::Chat(menus::start), ..USUAL },
]);

/// Whether only the person who uses the command needs its answer, so that it may be sent unseen by others.
pub fn is_quiet(name: &str) -> bool {
    COMMANDS.find(name).is_some_and(|command| command.quiet)
}

#[cfg(test)]
mod tests {
    use super::*;

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
