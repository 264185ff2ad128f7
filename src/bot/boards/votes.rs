//! The message of a vote: the current proposals, and until when votes can change.

use super::call::{Call, Dest};
use super::note::{Note, note};
use crate::bot::context::work::Work;
use crate::bot::table::ballots;
use crate::store::schema::{ChatRow, MatchId};

/// The current message of a vote. `None` once it is over.
pub fn vote_call(work: &mut Work<'_>, id: MatchId, number: u32, chat: &ChatRow) -> Option<Call> {
    let row = work.tx.match_row(id)?;
    let poll = row.vote.as_ref()?.poll.clone().filter(|poll| poll.number == number)?;
    let text = [ballots::open(work, &row, &poll, chat)];
    let (text, markup) = note(work, &Note { text: &text, about: Some(id), mention: &[], keys: &[] }, chat);
    let to = Dest::of(chat, row.topic);
    Some(match poll.message {
        Some(message) => Call::EditText { to, message, text, markup },
        None => Call::Say { to, text, markup, reply_to: None, silent: false },
    })
}
