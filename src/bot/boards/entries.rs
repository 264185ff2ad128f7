//! What an entry owes becomes a call.

use super::TEXT;
use super::call::{Call, Dest, Key, KeyDoes, Markup};
use super::headline::dress;
use super::{board, challenges, film, menu, sketch};
use crate::bot::leaf::reader::Reader;
use crate::bot::leaf::work::{Sent, Work};
use crate::bot::words::{self, cut, html};
use crate::game::{Seat, Text, Turn};
use crate::play::{record, sgf};
use crate::store::kept::{ChatRow, Due, EntryId, EntryRow, MatchId, NoteKey};

/// The call that an entry owes as things stand; `None` when nothing is owed any more.
pub fn ready(work: &mut Work<'_>, entry: EntryId, row: &EntryRow) -> Option<Call> {
    if let Due::Board { id, .. } = &row.due {
        // Moves from now on are not on this picture: they owe another.
        if work.cache.owed.get(&(*id, row.chat)) == Some(&entry) {
            work.cache.owed.remove(&(*id, row.chat));
        }
    }
    work.cache.answers.retain(|_, owed| *owed != entry);
    work.cache.lobbies.retain(|_, owed| *owed != entry);
    let chat = work.tx.chat(row.chat).filter(|chat| chat.closed.is_none())?;
    let call = call(work, row, &chat)?;
    let version = match &row.due {
        Due::Board { id, .. } | Due::Film { id, .. } => work.live(*id).map_or(0, |live| live.lines().len()),
        _ => 0,
    };
    let keyed = matches!(
        &call,
        Call::Photo { markup: Some(Markup::Inline(_)), .. } | Call::EditPhoto { markup: Some(Markup::Inline(_)), .. }
    );
    let board = if let Due::Board { id, .. } = &row.due { Some((*id, row.chat)) } else { None };
    work.cache.sent.insert(entry, Sent { peer: chat.peer, board, version, keyed, to: row.to });
    Some(call)
}

/// The text and buttons of a note.
struct Note<'a> {
    text: &'a [Text],
    about: Option<MatchId>,
    mention: &'a [u8],
    keys: &'a [Vec<NoteKey>],
}

fn call(work: &mut Work<'_>, row: &EntryRow, chat: &ChatRow) -> Option<Call> {
    let to = |topic| Dest { peer: chat.peer, private: chat.private, topic };
    match &row.due {
        Due::Board { id, fresh } => board::board_call(work, *id, row.chat, chat, *fresh),
        Due::Lobby { id } => challenges::lobby_call(work, *id, chat),
        Due::Note { text, about, mention, keys, reply_to, edits, topic } => {
            let (text, markup) = note(work, &Note { text, about: *about, mention, keys }, Reader::of(chat));
            Some(match edits {
                Some(message) => Call::EditText { to: to(*topic), message: *message, text, markup },
                None => Call::Say { to: to(*topic), text, markup, reply_to: *reply_to },
            })
        }
        Due::Sketch { .. } => sketch::sketch_call(work, row.chat, chat, &row.due),
        Due::Unkey { message } => Some(Call::Unkey { to: to(None), message: *message }),
        Due::Delete { message } => Some(Call::Delete { to: to(None), message: *message }),
        Due::Menu { lang, commands } => (chat.menu == *commands).then(|| Call::Menu {
            to: to(None),
            language: menu::language(*lang),
            commands: menu::described(work.games, commands, *lang),
        }),
        Due::Film { id, reply_to, topic } => film::film_call(work, *id, chat, to(*topic), *reply_to),
        Due::Record { id, reply_to, topic, sgf } => record_call(work, *id, to(*topic), *reply_to, *sgf),
    }
}

fn note(work: &Work<'_>, note: &Note<'_>, reader: Reader) -> (String, Option<Markup>) {
    let about = note.about.and_then(|id| work.tx.match_row(id));
    let dress = |seat: Seat| dress(work, about.as_ref(), seat, note.mention);
    let paragraphs: Vec<String> = note.text.iter().map(|text| html(text, reader, &dress)).collect();
    let mut text = cut(paragraphs.join("\n"), TEXT);
    let missing: Vec<String> = note
        .mention
        .iter()
        .filter(|seat| !paragraphs.iter().any(|p| p.contains(&dress(Seat(**seat)))))
        .map(|seat| dress(Seat(*seat)))
        .collect();
    if !missing.is_empty() {
        text = format!("{text}\n{}", missing.join(", "));
    }
    (text, (!note.keys.is_empty()).then(|| inline(note.keys, reader)))
}

/// The record of a match as a file; none in SGF when its game is not written so.
fn record_call(work: &mut Work<'_>, id: MatchId, to: Dest, reply_to: Option<i32>, sgf: bool) -> Option<Call> {
    let row = work.tx.match_row(id)?;
    let live = work.live(id)?;
    let over = matches!(live.turn(), Turn::Over(_));
    let (text, ending) = match sgf {
        true => (sgf::write(live)?, "sgf"),
        false => (record::write(live.header(), live.lines(), over), "txt"),
    };
    let name = format!("kletka-{}-{}.{ending}", row.id, row.game);
    Some(Call::Document { to, name, bytes: text.into_bytes(), caption: format!("№{id}"), reply_to })
}

pub fn inline(keys: &[Vec<NoteKey>], reader: Reader) -> Markup {
    let key = |key: &NoteKey| Key {
        label: words::say(&key.label, reader, &[]),
        does: if key.does.starts_with("https://") {
            KeyDoes::Link(key.does.clone())
        } else {
            KeyDoes::Press(key.does.clone())
        },
    };
    Markup::Inline(keys.iter().map(|row| row.iter().map(key).collect()).collect())
}
