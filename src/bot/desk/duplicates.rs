//! Duplicate boards, and tables of a month. The messenger accepted a board, but the bot never learned it: the answer
//! was lost, or the bot was killed before it could record it. So the bot sent the board again. It learns the number of
//! the first message only when somebody replies to it or presses one of its buttons.

use crate::bot::boards::headline;
use crate::bot::boards::months::head as months_head;
use crate::bot::chats::months;
use crate::bot::context::incoming::{Message, Press};
use crate::bot::context::reader::Reader;
use crate::bot::context::work::Work;
use crate::bot::words::say;
use crate::store::schema::{ChatId, ChatRow, Due, MatchId, MatchRow, Policy, Stage};

/// Checks a reply to one of the bot's messages, which may be a duplicate board of a match.
pub fn answered(work: &mut Work<'_>, chat: ChatId, message: &Message, row: &MatchRow) {
    let Some(reply) = message.reply.as_ref().filter(|reply| reply.ours && reply.picture) else { return };
    let peer = work.tx.chat(chat).map(|chat| chat.peer);
    if peer == Some(message.chat.peer) && headline::heads(row, &reply.text) {
        seen(work, row.id, chat, reply.id, false);
    }
}

/// Checks a press on a move button, whose board may be a duplicate.
pub fn pressed(work: &mut Work<'_>, chat: ChatId, press: &Press, id: MatchId) {
    if work.tx.chat(chat).is_some_and(|chat| chat.peer == press.chat.peer) {
        seen(work, id, chat, press.message, true);
    }
}

/// Checks a press on the button below the table of a month.
pub fn month(work: &mut Work<'_>, chat: ChatId, press: &Press, month: u32) {
    let is_latest = |row: &ChatRow| row.peer == press.chat.peer && row.month.is_some_and(|(known, _)| known == month);
    if press.alone.is_none() && work.tx.chat(chat).is_some_and(|row| is_latest(&row)) {
        months::stands(work, chat, month, press.message);
    }
}

/// Checks a reply that may be to the latest table of a month.
pub fn answered_month(work: &mut Work<'_>, chat: ChatId, message: &Message) {
    let Some(reply) = message.reply.as_ref().filter(|reply| reply.ours && !reply.picture) else { return };
    let Some(row) = work.tx.chat(chat).filter(|row| row.peer == message.chat.peer) else { return };
    let Some((month, _)) = row.month else { return };
    let head = say(&months_head(month), Reader::of(&row), &[]);
    if reply.text.lines().next() == Some(head.as_str()) {
        months::stands(work, chat, month, reply.id);
    }
}

/// Notes that this message is a board of a match. If another board is known, the newer one stays.
fn seen(work: &mut Work<'_>, id: MatchId, chat: ChatId, message: i32, keyed: bool) {
    let Some(before) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { return };
    let mut row = before.clone();
    let Some(board) = row.boards.iter_mut().find(|board| board.chat == chat) else { return };
    if board.message == Some(message) {
        return;
    }
    let known = board.message;
    let (older, old_keyed) = match known {
        Some(known) if known > message => (Some(message), keyed),
        _ => {
            board.message = Some(message);
            (known, std::mem::replace(&mut board.keyed, keyed))
        }
    };
    work.tx.put_match(Some(&before), &row);
    let keeps = work.tx.chat(chat).is_some_and(|place| row.chat == chat && place.policy == Policy::Keep);
    match older {
        Some(message) if !keeps => work.enqueue(chat, Due::Delete { message }),
        Some(message) if old_keyed => work.enqueue(chat, Due::Unkey { message }),
        _ => None,
    };
}
