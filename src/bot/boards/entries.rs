//! Makes a call from an entry of the outbox.

use std::collections::BTreeMap;

use super::board::How;
use super::call::{Call, Dest, Invite, Markup, Only};
use super::note::{Note, note};
use super::{
    back, board, card, challenges, cover, cups, days, film, greeting, hint, lesson, menu, months, mydata, pending,
    sketch, tables, turns, votes,
};
use crate::bot::context::outbox::may_try;
use crate::bot::context::work::{Sent, Work};
use crate::bot::table::offers::is_contested;
use crate::bot::table::{self, alone};
use crate::game::{Seat, Turn};
use crate::play::sgf;
use crate::store::schema::{ChatId, ChatRow, Due, EntryId, EntryRow, Lang, MatchId, Membership, Stage, ToRow};

/// The call for an entry, as things are now; `None` if there is nothing to send any more.
pub fn ready(work: &mut Work<'_>, entry: EntryId, row: &EntryRow) -> Option<Call> {
    work.made_ready(entry);
    let Some(chat) = work.tx.chat(row.chat).filter(|chat| may_try(chat, &row.due)) else {
        work.miss(row);
        return None;
    };
    let lettered = work.cache.lettered.contains(&entry).then(|| ChatRow { written: true, ..(*chat).clone() });
    let mut call = call(work, entry, row, lettered.as_ref().unwrap_or(&chat))?.suited(&chat);
    if chat.away {
        let card = work.tx.posted(call.changes()?)?;
        call = call.posted(card.message);
        replace_older(work, entry, row);
    }
    if let Some(only) = row.to.and_then(|to| only(&to, &chat, work.now)) {
        call = call.only(only);
    }
    let version = match &row.due {
        Due::Board { id, .. } | Due::Film { id, .. } | Due::Alone { id, .. } => {
            work.live(*id).map_or(0, |live| live.lines().len())
        }
        Due::Day { day } => usize::from(table::days::is_over(work, *day)),
        Due::Offer { id, .. } => work.tx.match_row(*id).and_then(|row| row.offer).map_or(0, |offer| offer.agreed.len()),
        _ => 0,
    };
    let alone = call.dest().only.is_some();
    let keyed = matches!(call.markup(), Some(Markup::Inline(_)));
    let written = matches!(call, Call::Say { .. } | Call::EditText { .. });
    let board = if let Due::Board { id, .. } = &row.due { Some((*id, row.chat)) } else { None };
    let changes = call.changes();
    work.cache.sent.insert(entry, Sent { peer: chat.peer, board, version, keyed, written, to: row.to, alone, changes });
    Some(call)
}

/// Drops the boards of a match that wait for their pictures in a chat: a newer one takes their place.
fn replace_older(work: &mut Work<'_>, entry: EntryId, row: &EntryRow) {
    let Due::Board { id, .. } = row.due else { return };
    let same = |sent: &Sent| sent.board == Some((id, row.chat));
    let older = work.cache.sent.iter().filter(|(other, sent)| **other != entry && same(sent));
    let older: Vec<EntryId> = older.map(|(other, _)| *other).collect();
    older.into_iter().for_each(|other| work.drop_entry(other));
}

/// The person who alone sees an answer. `None`: everybody does. A private answer is edited and deleted as such.
fn only(to: &ToRow, chat: &ChatRow, now: u64) -> Option<Only> {
    let invited = to.answers.is_some() || to.press.is_some() || chat.membership == Membership::Admin;
    let quiet = to.quiet && invited && alone::is_quiet(chat, now);
    let invite = Invite { press: to.press.map(|press| press.to_string()), answers: to.answers };
    (quiet || to.there).then_some(Only { user: to.user, invite })
}

fn call(work: &mut Work<'_>, entry: EntryId, row: &EntryRow, chat: &ChatRow) -> Option<Call> {
    let to = |topic| Dest::of(chat, topic);
    match &row.due {
        Due::Board { id, fresh: true } => board::board_call(work, *id, row.chat, chat, How::Fresh),
        Due::Board { id, .. } => board::board_call(work, *id, row.chat, chat, How::Next),
        Due::View { id } => board::board_call(work, *id, row.chat, chat, How::Again),
        Due::Alone { id, user } => board::alone_call(work, *id, *user, row.chat, chat),
        Due::Turns => turns::turns_call(work, entry, chat),
        Due::Lobby { id, fresh } => challenge_call(work, (*id, *fresh), row.chat, chat),
        Due::Offer { id, version, what, reply_to } => {
            pending::offer_call(work, *id, (*version, *what), chat, *reply_to)
        }
        Due::Vote { id, poll } => votes::vote_call(work, *id, *poll, chat),
        Due::Question { id, user, until, reply_to } => {
            pending::question_call(work, *id, (*user, *until), chat, *reply_to)
        }
        Due::Note { text, about, mention, keys, reply_to, edits, topic } => {
            let note = Note { text, about: *about, mention, keys };
            Some(note_call(work, &note, chat, to(*topic), (*edits, *reply_to)))
        }
        Due::Greeting { edits, topic } => Some(greeting::greeting_call(work, chat, *topic, *edits)),
        Due::Cover { family, topic } => Some(cover::cover_call(work, chat, family, *topic)),
        Due::Sketch { .. } => sketch::sketch_call(work, row.chat, chat, &row.due),
        Due::Hint { .. } => hint_alone(work, row, chat),
        Due::Unkey { message } => Some(Call::Unkey { to: to(None), message: *message }),
        Due::Delete { message } => Some(Call::Delete { to: to(None), message: *message }),
        Due::React { message, emoji } => Some(Call::React { to: to(None), message: *message, emoji: emoji.clone() }),
        Due::Menu { lang, commands } => menu_call(work, chat, *lang, commands),
        Due::Lesson { topic, .. } => lesson::lesson_call(work, chat, to(*topic), &row.due),
        Due::MyData { user, reply_to } => Some(mydata::mydata_call(work, *user, row.chat, to(None), *reply_to)),
        Due::Day { day } => days::day_call(work, row.chat, chat, *day),
        Due::Month { month } => months::month_call(work, row.chat, chat, *month),
        Due::Cup { id, round } => cups::cup_call(work, *id, *round, chat),
        Due::Table { what, reply_to, topic } => {
            Some(tables::table_call(work, row.chat, chat, to(*topic), what, *reply_to))
        }
        Due::Film { .. } | Due::Card { .. } | Due::Back { .. } | Due::Record { .. } => of_match(work, chat, &row.due),
    }
}

/// A challenge, or the card that it has become and that its match has left. If a rematch is off, its card shows again
/// what it showed before: nothing else keeps the result there.
fn challenge_call(work: &mut Work<'_>, (id, fresh): (MatchId, bool), at: ChatId, chat: &ChatRow) -> Option<Call> {
    let off = work.tx.match_row(id).filter(|row| chat.away && row.stage == Stage::Void);
    let finished = off.and_then(|row| board::board_call(work, row.follows?, at, chat, How::Again));
    if finished.is_some() {
        return finished;
    }
    challenges::lobby_call(work, id, chat, fresh).or_else(|| board::left_call(work, id, at, chat))
}

/// The file of a match: its record or its film, complete or so far.
fn of_match(work: &mut Work<'_>, chat: &ChatRow, due: &Due) -> Option<Call> {
    let to = |topic| Dest::of(chat, topic);
    match due {
        Due::Film { id, reply_to, topic } => film::film_call(work, *id, chat, to(*topic), *reply_to),
        Due::Card { id, reply_to, topic } => card::card_call(work, *id, chat, to(*topic), *reply_to),
        Due::Back { id, reply_to, topic } => back::back_call(work, *id, chat, to(*topic), *reply_to),
        Due::Record { id, reply_to, topic, sgf } => record_call(work, *id, to(*topic), *reply_to, *sgf),
        _ => None,
    }
}

/// A hint is for one person, whatever has become of the group since it was asked for.
fn hint_alone(work: &mut Work<'_>, row: &EntryRow, chat: &ChatRow) -> Option<Call> {
    let Due::Hint { id, seat, reply_to } = &row.due else { return None };
    let alone = chat.private || row.to.and_then(|to| only(&to, chat, work.now)).is_some();
    alone.then(|| hint::hint_call(work, (*id, Seat(*seat)), row.chat, chat, *reply_to))?
}

/// The menu of a chat; none if the chat is to have another one by now.
fn menu_call(work: &Work<'_>, chat: &ChatRow, lang: Lang, commands: &[String]) -> Option<Call> {
    let described = || menu::described(work.games, commands, lang);
    let call = || Call::Menu { to: Dest::of(chat, None), language: menu::language(lang), commands: described() };
    (chat.menu == *commands).then(call)
}

fn note_call(
    work: &Work<'_>,
    said: &Note<'_>,
    chat: &ChatRow,
    to: Dest,
    (edits, reply_to): (Option<i32>, Option<i32>),
) -> Call {
    let (text, markup) = note(work, said, chat);
    match edits {
        Some(message) => Call::EditText { to, message, text, markup },
        None => Call::Say { to, text, markup, reply_to, silent: false },
    }
}

/// The record of a match as a file; none in SGF when its game is not written so, and none at all when the match hides
/// something again: a throw to which somebody objects may have ended it.
fn record_call(work: &mut Work<'_>, id: MatchId, to: Dest, reply_to: Option<i32>, sgf: bool) -> Option<Call> {
    let row = work.tx.match_row(id)?;
    let contested = is_contested(work, &row);
    let comments = work.tx.comments(id);
    let live = work.live(id)?;
    let over = matches!(live.turn(), Turn::Over(_)) && !contested;
    let (text, ending) = match sgf {
        _ if live.is_closed() => return None,
        true => (sgf::write(live)?, "sgf"),
        false => (commented(&live.record(over)?, live.lines().len(), &comments), "txt"),
    };
    let name = format!("kletka-{}-{}.{ending}", row.id, row.game);
    Some(Call::Document { to, name, bytes: text.into_bytes(), caption: format!("№{id}"), reply_to })
}

/// A record whose last `log` lines are the log, with comments above them.
fn commented(record: &str, log: usize, comments: &BTreeMap<u64, String>) -> String {
    let head = record.lines().count().saturating_sub(log);
    let numbers = std::iter::repeat_n(None, head).chain((0..).map(Some));
    let lines = record.lines().zip(numbers).map(|(line, n)| match n.and_then(|n| comments.get(&n)) {
        Some(comment) => format!("# {comment}\n{line}\n"),
        None => format!("{line}\n"),
    });
    lines.collect()
}
