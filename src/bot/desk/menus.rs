//! Things to read: the greeting, the help, and lists.

use super::catalogue::{self, Shelf};
use super::command::{Ask, GROUPS};
use super::notes::{Spot, key, menu};
use super::{daily, matches, privacy, settings};
use crate::bot::boards::note::CHOOSE;
use crate::bot::chats::{directory, people};
use crate::bot::context::callback::{Callback, Greet};
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::Press;
use crate::bot::context::live;
use crate::bot::context::work::{FAIR, RULES, Work};
use crate::bot::table::views;
use crate::game::{Seat, Text, Turn};
use crate::store::schema::{ChatId, Due, MatchRow, NoteKey, SketchRow, Stage, UserId};

/// The most matches that `/matches` lists.
const LISTED: usize = 20;

/// `/start`, and deep links: `m17` (your own board of a match), and those of `/fair`, `/privacy` and `/daily`.
pub fn start(work: &mut Work<'_>, ask: &Ask<'_>) {
    let Ask { chat, message, rest, .. } = *ask;
    if is_linked(work, ask) {
        return;
    }
    let number = rest.strip_prefix('m').and_then(|digits| digits.parse().ok());
    if let Some(row) = number.and_then(|id| work.tx.match_row(id)).filter(|_| message.chat.private) {
        if row.seat_of(message.from.id).is_none() {
            let text = Text::new("toast-stranger").with("number", row.id as i64);
            return ask.refuse(work, text);
        }
        if row.stage == Stage::Live && views::own_board(work, &row, message.from.id) {
            return work.show_board(ask.whom(), row.id, chat);
        }
        if matches!(row.stage, Stage::Live | Stage::Over)
            && let Some(text) = asked(work, &row, message.from.id)
        {
            // There is no private board: show the common one.
            let what = SketchRow::Rings { places: Vec::new() };
            let reply_to = Some(message.id);
            return work.enqueue_answer(
                ask.whom(),
                Due::Sketch { id: row.id, what, text, reply_to, topic: None },
                None,
            );
        }
    }
    if !message.chat.private {
        return greet(work, ask);
    }
    for id in work.tx.matches_of(message.from.id) {
        if let Some(row) = work.tx.match_row(id) {
            views::seat_board(work, &row, message.from.id);
        }
    }
    if !shows_boards(work, ask) {
        greet(work, ask);
    }
    directory::show_all(work, chat, false);
}

/// Follows a deep link that is not about a match. `false` if it is not one.
fn is_linked(work: &mut Work<'_>, ask: &Ask<'_>) -> bool {
    if ask.rest == privacy::LINK {
        privacy::command(work, ask);
        return true;
    }
    if !ask.message.chat.private {
        return false;
    }
    if let Some(row) = ask.rest.strip_prefix(FAIR).and_then(|pledged| pledged_match(work, pledged)) {
        matches::fair(work, ask, row);
        directory::show_all(work, ask.chat, false);
        return true;
    }
    if let Some(game) = ask.rest.strip_prefix(RULES).filter(|game| work.games.find(game).is_some()) {
        catalogue::show(work, Spot::new(ask.whom()), Shelf::Rules, game);
        return true;
    }
    let Some(rest) = ask.rest.strip_prefix(daily::LINK) else { return false };
    match daily::link(work, ask, rest) {
        Ok(()) => directory::show_all(work, ask.chat, false),
        Err(why) => ask.refuse(work, why),
    }
    true
}

/// The match whose luck is fixed so. Only those have the whole link who have seen a message of the match.
fn pledged_match(work: &Work<'_>, pledged: &str) -> Option<MatchRow> {
    let row = work.tx.match_row(pledged.split_once('-')?.0.parse().ok()?)?;
    (live::pledged(&row)? == pledged).then_some(row)
}

fn greet(work: &mut Work<'_>, ask: &Ask<'_>) {
    work.enqueue_answer(ask.whom(), Due::Greeting { edits: None, topic: ask.message.topic }, None);
}

/// Whether a board waits for somebody in the private chat: one not shown yet, or one that asks for something, which is
/// shown again. A person who comes for a board needs no list of games.
fn shows_boards(work: &mut Work<'_>, ask: &Ask<'_>) -> bool {
    let mut waits = false;
    for id in work.tx.matches_of(ask.message.from.id) {
        let Some(row) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { continue };
        let Some(board) = row.boards.iter().find(|board| board.chat == ask.chat) else { continue };
        let Some(live) = work.live(id).filter(|live| views::is_worth(live, &row, board)) else { continue };
        let asked = row.seat_of(ask.message.from.id).is_some_and(|seat| live.turn().seats().has(Seat(seat)));
        if board.message.is_some() && asked {
            work.show_board(ask.whom(), id, ask.chat);
        }
        waits |= board.message.is_none() || asked;
    }
    waits
}

/// The player's prompt, or the people the match waits for.
fn asked(work: &mut Work<'_>, row: &MatchRow, user: UserId) -> Option<Text> {
    let seat = Seat(row.seat_of(user)?);
    let turn = work.live(row.id)?.turn();
    Some(match turn.ask_of(seat) {
        Some(ask) => ask.text.clone(),
        None if matches!(turn, Turn::Over(_)) => Text::new("reject-over"),
        None => {
            let waits = turn.seats().iter().map(|seat| Text::new("player").with("seat", seat));
            Text::new("ask-wait").with("players", waits.collect::<Vec<_>>())
        }
    })
}

/// Handles a button of the greeting. The result is a new message: a picture cannot become a page of text.
///
/// # Errors
/// A sentence that says why not.
pub fn greeted(work: &mut Work<'_>, press: &Press, chat: ChatId, greet: Greet) -> Result<(), Text> {
    let spot = Spot::new(Whom::pressing(chat, press));
    let Some(mut row) = work.tx.chat_copy(chat) else { return Ok(()) };
    match greet {
        Greet::Games => catalogue::show(work, spot, Shelf::Play, ""),
        Greet::Computer => catalogue::show(work, spot, Shelf::Play, catalogue::COMPUTER),
        Greet::Family(family) => catalogue::show(work, spot, Shelf::Play, family.key),
        Greet::Friend if !row.private => catalogue::show(work, spot, Shelf::Play, ""),
        Greet::Friend => {
            let link = work.cache.me.group_link();
            let keys = vec![vec![NoteKey { label: Text::new("key-add-group"), does: link }]];
            let first = work.games.iter().next().map_or("", |game| game.info().id);
            menu(work, spot, vec![Text::new("start-friend").with("command", first)], keys);
        }
        Greet::Languages => settings::languages(work, spot),
        // Buttons of former versions. In a group, settings have rules on who may change them.
        Greet::Speak(_) if !row.private => return Err(Text::new("toast-old-board")),
        Greet::Speak(lang) => {
            row.lang = lang;
            work.tx.put_chat(chat, &row);
            work.enqueue(chat, Due::Greeting { edits: Some(press.message), topic: press.topic });
        }
    }
    Ok(())
}

/// `/help`: how to play, in a few sentences, then all commands by purpose.
pub fn help(work: &mut Work<'_>, ask: &Ask<'_>) {
    let reads = work.tx.chat(ask.chat).is_some_and(|row| work.hears(&row));
    let mut text = vec![Text::new("help-how"), Text::new(if reads { "help-moves" } else { "help-answers" })];
    for group in GROUPS {
        let of_group = ask.table.iter().filter(|command| command.help == Some(group));
        let commands: Vec<Text> = of_group.map(|command| Text::new(format!("help-{}", command.name))).collect();
        text.push(Text::new("help-group").with("name", Text::new(group)).with("commands", commands));
    }
    let mut keys = vec![vec![key(Text::new("key-catalogue"), &Callback::Catalogue(String::new()))]];
    if ask.message.chat.private && work.cache.me.inline {
        keys.insert(0, vec![NoteKey { label: Text::new("key-play-friend"), does: CHOOSE.to_owned() }]);
    }
    menu(work, Spot::new(ask.whom()), text, keys);
}

/// `/matches`: the matches of the chat, or in private those of the user.
pub fn matches(work: &mut Work<'_>, ask: &Ask<'_>) {
    let Ask { chat, message, .. } = *ask;
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    let ids = if private { work.tx.matches_of(message.from.id) } else { work.tx.matches_in(chat) };
    let rows: Vec<MatchRow> = ids.into_iter().filter_map(|id| work.tx.match_row(id)).collect();
    if rows.is_empty() {
        return ask.refuse(work, Text::new("matches-none"));
    }
    let mut text = vec![Text::new("matches-head")];
    for row in rows.iter().take(LISTED) {
        let line = people::match_line(work, row);
        let names = people::names(work, row);
        let asked: Vec<Text> = match row.stage {
            Stage::Live => work.live(row.id).map(|live| live.turn().seats()).unwrap_or_default(),
            _ => Default::default(),
        }
        .iter()
        .filter_map(|seat| names.get(seat.index()).cloned())
        .collect();
        text.push(match row.stage {
            Stage::Lobby => Text::new("matches-lobby").with("match", line),
            _ => Text::new("matches-turn").with("match", line).with("asked", asked),
        });
    }
    if rows.len() > LISTED {
        text.push(Text::new("matches-more").with("count", rows.len() - LISTED));
    }
    work.answer(ask.whom(), None, text);
}
