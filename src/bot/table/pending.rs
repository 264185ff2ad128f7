//! Messages with buttons that wait for an answer: proposals, and confirmation questions before something you cannot
//! take back. Their text is made from the match when they are sent. This module opens and closes them.

use super::alarms::{self, UNDER_WAY};
use crate::bot::chats::people;
use crate::bot::context::work::Work;
use crate::game::{Seat, Text};
use crate::play::{Clock, Match};
use crate::store::schema::{
    Action, ChatId, Due, MatchId, MatchRow, NoteKey, OfferRow, Proposal, QuestionRow, Stage, UserId,
};

/// How long a question stays open, in milliseconds.
const WAITS: u64 = 60_000;

/// From this ply on, a mistake can cost you something.
const SETTLED: usize = 4;

/// The author of a request, and its place.
#[derive(Clone, Copy)]
pub struct Asker {
    /// The user, or the group for an anonymous administrator.
    pub user: UserId,
    pub chat: ChatId,
    /// The topic of the request.
    pub topic: Option<i32>,
    /// The message with the request.
    pub message: Option<i32>,
}

/// Whether ending this match needs a confirmation.
pub fn needs_confirmation(live: &Match) -> bool {
    live.ply() >= SETTLED && has_time(live)
}

/// Whether there is time for a confirmation. In blitz there is not.
pub fn has_time(live: &Match) -> bool {
    live.header().clock != Clock::Blitz
}

/// Asks somebody for a confirmation. Withdraws an earlier question to the same person.
pub fn ask(work: &mut Work<'_>, before: &MatchRow, asker: Asker, action: Action) {
    ask_for(work, before, asker, None, action);
}

/// The same for an action that somebody else requested.
pub fn ask_for(work: &mut Work<'_>, before: &MatchRow, asker: Asker, by: Option<UserId>, action: Action) {
    let Asker { user, chat, topic, message } = asker;
    let mut row = before.clone();
    // A question's expiry distinguishes it from the one before.
    let earlier = row.questions.iter().filter(|question| question.user == user).map(|question| question.until + 1);
    let until = earlier.max().unwrap_or_default().max(work.now + WAITS);
    withdraw(work, &mut row, |question| question.user == user);
    row.questions.push(QuestionRow { user, by, action, chat, topic, until, message: None });
    row.timer = alarms::alarm(work, &row);
    work.tx.put_match(Some(before), &row);
    // Below a card, a second press is the answer to one's own question.
    if by.is_some() || !work.tx.is_away(chat) {
        work.enqueue(chat, Due::Question { id: row.id, user, until, reply_to: message });
    }
}

/// Whether somebody was just asked the same below a card, so that asking for it again means yes.
pub fn is_asked(work: &Work<'_>, row: &MatchRow, asker: Asker, action: &Action) -> bool {
    let asked = |question: &QuestionRow| {
        let same = question.user == asker.user && question.by.is_none() && question.action == *action;
        same && work.now <= question.until
    };
    work.tx.is_away(asker.chat) && row.questions.iter().any(asked)
}

/// Asks for a second press.
pub fn again() -> Text {
    Text::new("toast-again")
}

/// Removes questions that no longer matter.
pub fn withdraw(work: &mut Work<'_>, row: &mut MatchRow, which: impl Fn(&QuestionRow) -> bool) {
    let (gone, kept) = row.questions.drain(..).partition(which);
    row.questions = kept;
    for QuestionRow { chat, message, by, .. } in gone {
        match message {
            Some(message) => drop(work.enqueue(chat, Due::Delete { message })),
            None if by.is_some() => work.redraw_card(row.id, chat),
            None => {}
        }
    }
}

/// Expires old questions: they lose their buttons, and say that nothing happened.
pub fn lapse(work: &mut Work<'_>, before: &MatchRow) -> MatchRow {
    let mut row = before.clone();
    let now = work.now;
    let (gone, kept): (Vec<_>, _) = row.questions.drain(..).partition(|question| question.until + UNDER_WAY <= now);
    row.questions = kept;
    if gone.is_empty() {
        return row;
    }
    work.tx.put_match(Some(before), &row);
    for question in gone {
        let text = Text::new("question-lapsed").with("match", people::match_line(work, &row));
        match question.message {
            Some(message) => {
                work.enqueue(question.chat, closing(vec![text], row.id, message, question.topic));
            }
            None => work.redraw_card(row.id, question.chat),
        }
    }
    row
}

/// Records the message of a question. If the question is already closed, deletes the message.
pub fn question_stands(work: &mut Work<'_>, id: MatchId, user: UserId, until: u64, chat: ChatId, message: i32) {
    let Some(before) = work.tx.match_row(id) else { return };
    let mut row = before.clone();
    match row.questions.iter_mut().find(|question| question.user == user && question.until == until) {
        Some(question) => {
            question.message = Some(message);
            work.tx.put_match(Some(&before), &row);
        }
        None => drop(work.enqueue(chat, Due::Delete { message })),
    }
}

/// The text of a proposal.
pub fn proposed(id: MatchId, what: Proposal, by: Seat) -> Text {
    let key = if what == Proposal::Draw { "offer-draw" } else { "offer-undo" };
    Text::new(key).with("seat", by).with("number", id as i64)
}

/// The pending proposal, if it was made at that log length.
pub fn standing_offer(work: &mut Work<'_>, row: &MatchRow, (version, what): (usize, Proposal)) -> Option<OfferRow> {
    let current = row.stage == Stage::Live && work.version(row.id) == Some(version);
    row.offer.clone().filter(|offer| current && offer.what == what)
}

/// Closes the note of a proposal: it shows the result, and has no buttons any more.
pub fn close_offer(work: &mut Work<'_>, row: &MatchRow, offer: &OfferRow, how: Text) {
    if let Some(message) = offer.message {
        let done = match how.key.as_ref() {
            "offer-agreed" => Some("key-agree"),
            "offer-refused" => Some("key-refuse"),
            _ => None,
        };
        let label = |key| Text::new("key-chosen").with("label", Text::new(key));
        let done = done.map(|key| vec![NoteKey { label: label(key), does: String::new() }]);
        let (text, about, topic) = (vec![proposed(row.id, offer.what, Seat(offer.by)), how], Some(row.id), row.topic);
        let (mention, keys, edits) = (Vec::new(), Vec::from_iter(done), Some(message));
        work.enqueue(row.chat, Due::Note { text, about, mention, keys, reply_to: None, edits, topic });
    }
}

/// Records the message of a proposal. `agreed`: the number of agreements that it shows.
pub fn offer_stands(work: &mut Work<'_>, id: MatchId, shown: (usize, Proposal), agreed: usize, message: i32) {
    let Some(before) = work.tx.match_row(id) else { return };
    let Some(offer) = standing_offer(work, &before, shown) else {
        work.enqueue(before.chat, Due::Unkey { message });
        return;
    };
    if offer.agreed.len() != agreed {
        let (version, what) = shown;
        work.enqueue(before.chat, Due::Offer { id, version, what, reply_to: None });
    }
    let offer = Some(OfferRow { message: Some(message), ..offer });
    work.tx.put_match(Some(&before), &MatchRow { offer, ..before.clone() });
}

fn closing(text: Vec<Text>, about: MatchId, message: i32, topic: Option<i32>) -> Due {
    let (mention, keys) = (Vec::new(), Vec::new());
    Due::Note { text, about: Some(about), mention, keys, reply_to: None, edits: Some(message), topic }
}
