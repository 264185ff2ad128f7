//! Typed moves.

use super::command::Ask;
use super::meaning::{How, Meaning, Said};
use super::resolve::{self, not_live, unreadable};
use super::{questions, refusals, run};
use crate::bot::chats::{directory, people};
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::Message;
use crate::bot::context::work::Work;
use crate::bot::table::pending::Asker;
use crate::bot::table::play::{Refusal, Typed};
use crate::bot::table::{alone, deadlines, play, views};
use crate::bot::words::Vocabulary;
use crate::game::{Input, Manner, Reject, Seat, Text, Why};
use crate::play::Match;
use crate::store::schema::{ChatId, MatchRow, Stage, UserId};

/// `/m e4`, `/m 17 e4`. Words that invoke commands work too.
pub fn command(work: &mut Work<'_>, ask: &Ask<'_>) {
    let Ask { table, chat, message, rest, edited, .. } = *ask;
    if rest.is_empty() {
        return ask.refuse(work, Text::new("move-how"));
    }
    let said = Said { table, chat, message, text: rest, command: true, edited };
    match Meaning::of(work, &said) {
        Meaning::Nothing(text) => ask.refuse(work, text),
        meaning => heed(work, &said, meaning),
    }
}

/// Acts on the meaning of a text.
pub fn heed(work: &mut Work<'_>, said: &Said<'_>, meaning: Meaning<'_>) {
    let Said { table, chat, message, edited, .. } = *said;
    match meaning {
        Meaning::Answer(answer) => questions::answered(work, chat, message, *answer),
        Meaning::Word(command, rest) => {
            run::run(work, &Ask { command, table, chat, message, rest: &rest, edited, named: false });
        }
        Meaning::Move(row, text, how) => {
            // The answered board may have been recorded in the meantime.
            let row = work.tx.match_row(row.id).unwrap_or(*row);
            attempt(work, said, row, text, how);
        }
        Meaning::Which(rows) => resolve::which(work, chat, message, &rows, said.text),
        Meaning::Anonymous => work.reply(Whom::of(chat, message), Text::new("anonymous-plays")),
        Meaning::Nothing(text) => work.reply(Whom::of(chat, message), text),
        Meaning::Talk => {}
    }
}

/// Handles a text that is meant as a move of a match.
pub fn attempt(work: &mut Work<'_>, said: &Said<'_>, row: MatchRow, text: &str, how: How) {
    let Said { chat, message, edited, .. } = *said;
    let user = message.from.id;
    let Some(seat) = row.seat_for(chat, user) else { return };
    // An edited message is a new attempt, unless a later message of the same person has moved the match.
    let played = || work.tx.typed_from(message.chat.peer, user, message.id).iter().any(|(_, id)| *id == row.id);
    if edited && (row.stage != Stage::Live || played()) {
        return;
    }
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    if row.stage != Stage::Live {
        // People discuss challenges and ended matches. Answer only if they try to play.
        if how == How::Command || private || resolve::is_move(work, &row, user, text, work.lang(chat)) {
            let late = deadlines::too_late(work, &row, Seat(seat), message.at, usize::MAX);
            work.reply(Whom::of(chat, message), late.unwrap_or_else(|| not_live(row.stage)));
        }
        return;
    }
    work.note_place(&row, Whom::of(chat, message));
    let row = with_own_board(work, row, chat, user);
    typed(work, &Attempt { chat, message, seat: Seat(seat), text, how, private }, row);
}

/// A text that somebody wrote for a match.
struct Attempt<'a> {
    chat: ChatId,
    message: &'a Message,
    seat: Seat,
    text: &'a str,
    how: How,
    /// Whether the chat is private.
    private: bool,
}

/// Plays a typed move of a seat. If the text is not a move, the bot answers only if it was meant as one.
fn typed(work: &mut Work<'_>, attempt: &Attempt<'_>, row: MatchRow) {
    let Attempt { chat, message, seat, text, how, private } = *attempt;
    let Some(game) = work.games.find(&row.game) else { return };
    let (id, whom) = (row.id, Whom::of(chat, message));
    let shown_elsewhere = row.boards.iter().all(|board| board.chat != chat);
    let manner = match how {
        _ if private => Manner::Private,
        How::Command | How::Answer => Manner::Addressed,
        How::Plain => Manner::Overheard,
    };
    let words = Vocabulary(game.info(), work.lang(chat));
    let input = Input::typed(text, directory::reader(work, row.chat).labels, manner).by(&words);
    let asker = Asker { user: whom.user, chat, topic: message.topic, message: Some(message.id) };
    match play::typed(work, row, seat, &Typed { asker, at: message.at, input: input.clone() }) {
        Ok(told) => {
            work.understand(whom);
            refusals::forgive(work, id, whom.user);
            // The board of the group says nothing there.
            if let Some(text) = told.filter(|_| private && shown_elsewhere) {
                work.reply(whom, text);
            }
        }
        Err(Refusal::Late(late)) => {
            let reads = |live: &mut Match| live.position().read(seat, &input).is_ok();
            if how == How::Command || work.live(id).is_some_and(reads) {
                work.refuse_move(whom, id, late);
            }
        }
        Err(Refusal::Unreadable) => work.reply(whom, unreadable(id)),
        Err(Refusal::Illegal(reject)) => {
            let hints = reject.why == Why::Syntax && how != How::Command;
            // In private, the text can only be meant for the bot. In a group, a hint comes once.
            let near = manner != Manner::Overheard && words.nearly(text);
            if !hints || (private && !text.is_empty()) || (near && refusals::first_hint(work, id, whom.user)) {
                let reject = with_the_way(work, chat, reject);
                refusals::refuse(work, whom, id, reject);
            }
        }
    }
}

/// A secret was typed where everybody reads it. If the bot asks for secrets in this group, names the button for it.
fn with_the_way(work: &Work<'_>, chat: ChatId, reject: Reject) -> Reject {
    let asks = || work.tx.chat(chat).is_some_and(|row| alone::is_offered(&row, work.now));
    if reject.text.key == "reject-private" && asks() {
        return Reject { text: Text::new("reject-alone"), ..reject };
    }
    reject
}

/// Adds the player's own board to the match if they type in a private chat that was not open at the start.
fn with_own_board(work: &mut Work<'_>, row: MatchRow, chat: ChatId, user: UserId) -> MatchRow {
    let shown = row.boards.iter().any(|board| board.chat == chat);
    if shown || people::private_chat(work, user) != Some(chat) || !views::own_board(work, &row, user) {
        return row;
    }
    work.enqueue_board(row.id, chat, false);
    work.tx.match_row(row.id).unwrap_or(row)
}
