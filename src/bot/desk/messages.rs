//! Messages: commands, moves and everything else.

use super::command::{Ask, Written};
use super::commands::COMMANDS;
use super::meaning::{How, Meaning, Said};
use super::{alone, away, duplicates, moves, opening, resolve, run, search};
use crate::bot::chats::{directory, people};
use crate::bot::context::callback::{Callback, Invite};
use crate::bot::context::incoming::{Message, Press};
use crate::bot::context::work::Work;
use crate::bot::table::leavers;
use crate::game::Text;
use crate::store::schema::{ChatId, Due, Lang, MatchId};

/// Handles a message, new or edited by its author.
pub fn message(work: &mut Work<'_>, message: Message, edited: bool) {
    if message.forwarded || message.from.bot || edited && message.alone.is_some() {
        return;
    }
    if message.suggested
        && let Some(Callback::Invite(invite)) = message.key.as_deref().and_then(Callback::read)
    {
        return invited(work, &message, &invite);
    }
    let username = work.cache.me.username.clone();
    let Ok(written) = Written::read(&message.text, &username) else { return };
    let lang = work.tx.chat_of_peer(message.chat.peer).map_or(Lang::ENGLISH, |chat| work.lang(chat));
    let ours = |name: &str| COMMANDS.find(name).is_some() || search::command(work.games, name, lang).is_some();
    let written = written.filter(|written| message.chat.private || written.addressed || ours(&written.name));
    // A group enters the directory with its first command. Before that, ignore everything else in it.
    let known = work.tx.chat_of_peer(message.chat.peer).is_some();
    if written.is_none() && !message.chat.private && !known {
        return;
    }
    if message.channel {
        return by_channel(work, &message, written.is_some(), edited);
    }
    if !message.is_anonymous() {
        people::meet(work, &message.from);
    }
    let chat = directory::enter(work, &message.chat, &message.from);
    leavers::back(work, chat, message.from.id);
    // A message plays only once, even if its edit arrives before it.
    let (peer, user) = (message.chat.peer, message.from.id);
    let played = || work.tx.typed_from(peer, user, message.id).iter().any(|(typed, _)| *typed == message.id);
    if message.alone.is_none() && played() {
        return;
    }
    match written {
        Some(written) => command(work, chat, &message, &written, edited),
        None if message.alone.is_some() => alone::said(work, chat, &message),
        None => plain(work, chat, &message, edited),
    }
}

/// Handles an invitation that somebody has posted in a chat of the bot.
fn invited(work: &mut Work<'_>, message: &Message, invite: &Invite) {
    if message.channel || message.is_anonymous() {
        return;
    }
    people::meet(work, &message.from);
    let chat = directory::enter(work, &message.chat, &message.from);
    if let Err(why) = away::posted(work, chat, message, invite) {
        work.refuse(chat, message, why);
    }
}

/// Handles a message in the name of a channel: only people can play. The author is told so once a day.
fn by_channel(work: &mut Work<'_>, message: &Message, command: bool, edited: bool) {
    // The language of a group is that of the first person there.
    let Some(chat) = work.tx.chat_of_peer(message.chat.peer) else { return };
    let said = Said { table: COMMANDS, chat, message, text: &message.text, command: false, edited };
    let asks = command || matches!(Meaning::of(work, &said), Meaning::Anonymous);
    if asks && !edited && directory::tells_channel(work, chat, message.from.id) {
        moves::heed(work, &said, Meaning::Anonymous);
    }
}

fn command(work: &mut Work<'_>, chat: ChatId, message: &Message, written: &Written<'_>, edited: bool) {
    let rest = written.rest;
    let again = work.tx.take_refused(message.chat.peer, message.from.id, message.id);
    match COMMANDS.find(&written.name) {
        Some(command) if edited && !command.corrected && !again => {}
        Some(command) => {
            run::run(work, &Ask { command, table: COMMANDS, chat, message, rest, edited, named: false });
        }
        None if edited && !again => {}
        None => match search::command(work.games, &written.name, work.lang(chat)) {
            Some(game) => opening::open(work, chat, message, &format!("{} {rest}", game.info().id)),
            None => {
                let text = Text::new("command-unknown").with("name", written.name.as_str());
                work.refuse(chat, message, text);
            }
        },
    }
}

/// Handles plain text: an answer to a question or a board, or a move if the bot reads everything. The bot never answers
/// chatter.
fn plain(work: &mut Work<'_>, chat: ChatId, message: &Message, edited: bool) {
    duplicates::answered_month(work, chat, message);
    let said = Said { table: COMMANDS, chat, message, text: &message.text, command: false, edited };
    let meaning = Meaning::of(work, &said);
    if !message.is_anonymous()
        && !matches!(meaning, Meaning::Answer(_))
        && let Some(row) = resolve::answered(work, chat, message)
    {
        duplicates::answered(work, chat, message, &row);
    }
    moves::heed(work, &said, meaning);
}

/// Handles a press below the question which match a message meant: interprets the message again, for that match.
///
/// # Errors
/// A sentence that says why not.
pub fn which(work: &mut Work<'_>, press: &Press, chat: ChatId, meant: (MatchId, i32), said: &str) -> Result<(), Text> {
    let (id, message) = meant;
    let (peer, from) = (press.chat.peer, press.from.clone());
    let row =
        work.tx.match_row(id).filter(|_| !work.tx.typed_from(peer, from.id, message).iter().any(|m| m.0 == message));
    let row = row.ok_or_else(|| Text::new("toast-old-board"))?;
    let message = Message {
        chat: press.chat.clone(),
        topic: press.topic,
        id: message,
        alone: None,
        from,
        channel: false,
        at: press.at,
        text: said.to_owned(),
        mentions: Vec::new(),
        reply: None,
        forwarded: false,
        suggested: false,
        key: None,
    };
    work.enqueue(chat, Due::Delete { message: press.message });
    match Written::read(said, &work.cache.me.username) {
        Ok(Some(written)) => {
            work.tx.take_refused(peer, message.from.id, message.id);
            let command = COMMANDS.find(&written.name).ok_or_else(|| Text::new("toast-old-board"))?;
            let rest = format!("{id} {}", written.rest);
            let (message, rest) = (&message, rest.as_str());
            run::run(work, &Ask { command, table: COMMANDS, chat, message, rest, edited: false, named: false });
        }
        _ => {
            let message = &message;
            let said = Said { table: COMMANDS, chat, message, text: said, command: true, edited: false };
            moves::attempt(work, &said, row, said.text, How::Command);
        }
    }
    Ok(())
}
