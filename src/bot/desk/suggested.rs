//! The command menu in the messenger's app: the commands of the table, then some games, no more than people will read.
//! Every chat starts with the first games of the registry, and later gets the ones that it plays most. The menu only
//! helps to find things: every game's command works, whether the menu shows it or not.

use std::cmp::Reverse;

use super::commands::COMMANDS;
use crate::bot::boards::menu::described;
use crate::bot::chats::rights::Scope;
use crate::bot::context::registry::Registry;
use crate::bot::context::work::Work;
use crate::bot::words::Lang;
use crate::store::schema::{ChatId, ChatRow, Due};

/// The most commands in a menu.
const MOST: usize = 30;

/// The commands suggested in all chats of a kind, with their descriptions.
pub fn suggested(games: Registry, scope: Scope, lang: Lang) -> Vec<(String, String)> {
    described(games, &usual(games, scope), lang)
}

/// The commands of the table for a kind of chat.
fn table(scope: Scope) -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().filter(move |command| command.scopes.contains(&scope)).map(|command| command.name)
}

/// The number of games that fit into a menu.
fn room(scope: Scope) -> usize {
    MOST.saturating_sub(table(scope).count())
}

/// The menu of chats that have not come to prefer other games.
fn usual(games: Registry, scope: Scope) -> Vec<&'static str> {
    table(scope).chain(games.iter().map(|game| game.info().id).take(room(scope))).collect()
}

/// The menu of a chat: the games played most there, in the order of the registry, so that it changes only when another
/// game enters. Of two played equally often, the one already in the menu stays.
fn own(games: Registry, row: &ChatRow) -> Vec<&'static str> {
    let scope = scope(row);
    let mut ids: Vec<(usize, &'static str)> = games.iter().map(|game| game.info().id).enumerate().collect();
    let played = |id: &str| row.played.get(id).copied().unwrap_or_default();
    let stands = |id: &str| row.menu.iter().any(|name| name == id);
    ids.sort_by_key(|(n, id)| (Reverse(played(id)), Reverse(stands(id)), *n));
    ids.truncate(room(scope));
    ids.sort_unstable();
    table(scope).chain(ids.into_iter().map(|(_, id)| id)).collect()
}

fn scope(row: &ChatRow) -> Scope {
    if row.private { Scope::Private } else { Scope::Groups }
}

/// Counts the matches that began in a step. If that brings another game into a chat's menu, enqueues the menu.
pub fn begun(work: &mut Work<'_>) {
    for (chat, game) in std::mem::take(&mut work.begun) {
        let Some(mut row) = work.tx.chat_copy(chat) else { continue };
        let played = row.played.entry(game).or_default();
        *played = played.saturating_add(1);
        let names = own(work.games, &row);
        let changed = match row.menu.is_empty() {
            true => names != usual(work.games, scope(&row)),
            false => names != row.menu,
        };
        if changed && enqueue(work, chat, &names) {
            row.menu = names.into_iter().map(str::to_owned).collect();
        }
        work.tx.put_chat(chat, &row);
    }
}

/// Enqueues a menu for a chat, unless the chat is closed to the bot: in English for everybody, and in the language of
/// the chat for those whose app speaks it.
fn enqueue(work: &mut Work<'_>, chat: ChatId, names: &[&str]) -> bool {
    let (own, commands) = (work.lang(chat), names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
    let langs = [Lang::ENGLISH, own].into_iter().take(if own == Lang::ENGLISH { 1 } else { 2 });
    let mut due = langs.map(|lang| Due::Menu { lang, commands: commands.clone() });
    due.all(|due| work.enqueue(chat, due).is_some())
}
