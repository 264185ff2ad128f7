//! The messages of proposals and questions, with their buttons.

use super::call::{Call, Dest};
use super::challenges;
use super::note::{Note, note};
use crate::bot::chats::people;
use crate::bot::context::callback::Callback;
use crate::bot::context::work::Work;
use crate::bot::table::{pending, proposals};
use crate::bot::words;
use crate::game::{Input, Seat, Text};
use crate::store::schema::{
    Action, ChatRow, Lang, MatchId, MatchRow, NoteKey, OfferRow, Proposal, QuestionRow, Stage, UserId,
};

/// The note that asks those who have not agreed to a proposal yet. `None` when it is decided.
pub fn offer_call(
    work: &mut Work<'_>,
    id: MatchId,
    (version, what): (usize, Proposal),
    chat: &ChatRow,
    reply_to: Option<i32>,
) -> Option<Call> {
    let row = work.tx.match_row(id)?;
    let offer = pending::standing_offer(work, &row, (version, what))?;
    let mention = proposals::waiting(work, &row, &offer);
    let mut text = proposed(&row, &offer, &mention);
    text.extend(work.sees_reactions(chat).then(|| Text::new("how-react")));
    let does = |word: &str| Callback::Offer { id, version, word: word.to_owned() };
    let keys = [vec![key("key-agree", does("agree")), key("key-refuse", does("refuse"))]];
    let note = Note { text: &text, about: Some(id), mention: &mention, keys: &keys };
    Some(call(work, note, chat, row.topic, (offer.message, reply_to)))
}

/// A proposal, and who has not agreed yet.
fn proposed(row: &MatchRow, offer: &OfferRow, waiting: &[u8]) -> Vec<Text> {
    let guests: Vec<Text> = waiting.iter().map(|n| Text::new("player").with("seat", Seat(*n))).collect();
    let text = pending::proposed(row.id, offer.what, Seat(offer.by));
    vec![text, Text::new("lobby-invited").with("guests", guests)]
}

/// What a card asks people besides the move: a proposal, and questions that somebody else asks for. At the beginning of
/// the first match of a chat it tells how to hear of one's turn: changes of a card notify nobody. A finished match says
/// so if its rematch is off.
pub fn asked(work: &mut Work<'_>, row: &MatchRow, chat: &ChatRow) -> Vec<Text> {
    if row.stage != Stage::Live {
        let next = row.rematch.and_then(|next| work.tx.match_row(next)).filter(|next| next.stage == Stage::Void);
        return next.map(|next| challenges::off(&next, chat.lang)).unwrap_or_default();
    }
    let first = chat.played.values().map(|count| u64::from(*count)).sum::<u64>() == 1;
    let begins = first && work.live(row.id).is_some_and(|live| live.open_moves() == 0);
    let mut text: Vec<Text> = begins.then(|| Text::new("card-turns")).into_iter().collect();
    if let Some(offer) = &row.offer {
        let waiting = proposals::waiting(work, row, offer);
        text.extend(proposed(row, offer, &waiting));
    }
    for question in row.questions.iter().filter(|question| question.by.is_some()) {
        text.extend(asks(work, row, question));
    }
    text
}

/// The note that asks somebody whether it is meant; `None` when that has been said, or it is too late.
pub fn question_call(
    work: &mut Work<'_>,
    id: MatchId,
    (user, until): (UserId, u64),
    chat: &ChatRow,
    reply_to: Option<i32>,
) -> Option<Call> {
    let row = work.tx.match_row(id).filter(|row| row.stage == Stage::Live)?;
    let asked = |question: &&QuestionRow| question.user == user && question.until == until && until >= work.now;
    let question = row.questions.iter().find(asked)?.clone();
    let text = [asks(work, &row, &question)?, Text::new(if work.hears(chat) { "sure-how" } else { "sure-how-reply" })];
    let does = |yes: bool| Callback::Question { id, user, until, yes };
    let keys = [vec![key("key-yes", does(true)), key("key-no", does(false))]];
    let mention: Vec<u8> = row.seat_of(user).into_iter().collect();
    let note = Note { text: &text, about: Some(id), mention: &mention, keys: &keys };
    Some(call(work, note, chat, question.topic, (None, reply_to)))
}

fn asks(work: &mut Work<'_>, row: &MatchRow, question: &QuestionRow) -> Option<Text> {
    let seat = row.seat_of(question.user).map(Seat);
    let key = match &question.action {
        Action::Resign if question.by.is_some() => "sure-resign-along",
        Action::Cancel if question.by.is_some() => "sure-cancel-along",
        Action::Resign => "sure-resign",
        Action::Cancel => "sure-cancel",
        Action::Draw => "sure-draw",
        Action::Undo => "sure-undo",
        Action::Drop { .. } => "sure-drop",
        Action::Move { .. } => "sure-move",
    };
    let mut text = Text::new(key).with("match", people::match_line(work, row));
    if let Some(by) = question.by {
        text = text.with("by", people::called(work, by)).with("host", people::called(work, question.user));
    }
    if let Action::Drop { user } = question.action {
        text = text.with("name", people::called(work, user));
    }
    if let (Action::Move { text: m, .. }, Some(seat)) = (&question.action, seat) {
        let parsed = work.live(row.id)?.position().read(seat, &Input::canonical(m)).ok()?;
        text = text.with("move", meant(parsed.label()));
    }
    Some(match seat {
        Some(seat) if question.action != Action::Cancel => text.with("seat", seat),
        _ => text,
    })
}

/// The move as the question calls it: some labels are made for a button, or do not say what makes the move grave.
fn meant(label: &Text) -> Text {
    let key = format!("{}-sure", label.key);
    match words::knows(&key, Lang::ENGLISH) {
        true => Text { key: key.into(), args: label.args.clone() },
        false => label.clone(),
    }
}

fn key(label: &'static str, does: Callback) -> NoteKey {
    NoteKey { label: Text::new(label), does: does.write().unwrap_or_default() }
}

fn call(
    work: &Work<'_>,
    said: Note<'_>,
    chat: &ChatRow,
    topic: Option<i32>,
    (edits, reply_to): (Option<i32>, Option<i32>),
) -> Call {
    let (text, markup) = note(work, &said, chat);
    let to = Dest::of(chat, topic);
    match edits {
        Some(message) => Call::EditText { to, message, text, markup },
        None => Call::Say { to, text, markup, reply_to, silent: false },
    }
}
