//! Sentences with buttons below them: notes, answers and every other message without a board.

use super::TEXT;
use super::call::{Hue, Key, KeyDoes, Markup};
use super::headline::dress;
use crate::bot::chats::directory;
use crate::bot::context::callback::Callback;
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::words::{cut, html, say};
use crate::game::{Seat, Text};
use crate::store::schema::{ChatRow, MatchId, NoteKey};

/// What a button does that leads to a chat of one's choice, to play there.
pub const CHOOSE: &str = "@";

/// The text and buttons of a note.
pub struct Note<'a> {
    pub text: &'a [Text],
    pub about: Option<MatchId>,
    pub mention: &'a [u8],
    pub keys: &'a [Vec<NoteKey>],
}

/// A note as a chat reads it. Seats that it does not name are mentioned below it.
pub fn note(work: &Work<'_>, note: &Note<'_>, chat: &ChatRow) -> (String, Option<Markup>) {
    let about = note.about.and_then(|id| work.tx.match_row(id));
    let reader = about.as_ref().map_or_else(|| Reader::of(chat), |row| directory::reader_of_match(work, chat, row));
    let dress = |seat: Seat| dress(work, about.as_ref(), seat, note.mention, reader);
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

/// A button is red if its effect cannot be undone, and green if it begins something that people have agreed on.
fn hue(label: &str) -> Option<Hue> {
    match label {
        "key-yes" | "key-call-off" | "key-drop" | "key-withdraw" | "key-erase" | "key-erase-sure" => Some(Hue::Red),
        "key-accept" | "key-join" | "key-agree" => Some(Hue::Green),
        _ => None,
    }
}

/// The effect of a button of a note.
fn does(does: &str) -> KeyDoes {
    match Callback::read(does) {
        _ if does.is_empty() => KeyDoes::Done,
        _ if does.starts_with("https://") => KeyDoes::Link(does.to_owned()),
        _ if does == CHOOSE => KeyDoes::Choose,
        Some(Callback::Idle) => KeyDoes::Mark(does.to_owned()),
        _ => KeyDoes::Press(does.to_owned()),
    }
}

/// Buttons as a chat reads them.
pub fn inline(keys: &[Vec<NoteKey>], reader: Reader) -> Markup {
    let key =
        |key: &NoteKey| Key { label: say(&key.label, reader, &[]), does: does(&key.does), hue: hue(&key.label.key) };
    Markup::Inline(keys.iter().map(|row| row.iter().map(key).collect()).collect())
}
