//! Messages that somebody in a group sends only to the bot: answers to questions that nobody else sees.

use super::resolve::{self, unreadable};
use crate::bot::chats::directory;
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::{Message, Press};
use crate::bot::context::work::Work;
use crate::bot::table::alone;
use crate::bot::table::pending::Asker;
use crate::bot::table::play::{self, Refusal, Typed};
use crate::bot::words::Vocabulary;
use crate::game::{Input, Manner, Seat, Text};
use crate::store::schema::{ChatId, InviteRow, MatchId, MatchRow, Stage, UserId};

/// Handles a text that nobody else reads, like a move in a private chat. The messenger need not say which message it
/// answers.
pub fn said(work: &mut Work<'_>, chat: ChatId, message: &Message) {
    let user = message.from.id;
    let found = resolve::numbered(work, chat, user, &message.text);
    let found = found.map(|(row, text)| (row, text.to_owned()));
    let found = found.or_else(|| Some((meant(work, chat, message)?, message.text.clone())));
    let Some((row, text)) = found.filter(|(row, _)| row.stage == Stage::Live) else {
        return work.reply(Whom::of(chat, message), Text::new("alone-idle"));
    };
    let (id, invite) = (row.id, InviteRow { press: None, answers: message.alone, at: work.now });
    let refused = typed(work, row, message, &text).err();
    if refused.is_none() {
        super::refusals::forgive(work, id, user);
    }
    alone::answered(work, id, user, invite, refused);
}

/// The match that a message refers to: that of the message it replies to, or else the one with the latest question, or
/// else the only one that asks for a secret.
fn meant(work: &mut Work<'_>, chat: ChatId, message: &Message) -> Option<MatchRow> {
    let user = message.from.id;
    let plays = |row: &MatchRow| row.stage == Stage::Live && row.seat_of(user).is_some();
    if let Some(row) = resolve::answered(work, chat, message).filter(|row| plays(row)) {
        return Some(row);
    }
    let rows = work.tx.matches_in(chat).into_iter().filter_map(|id| work.tx.match_row(id));
    let mut rows: Vec<MatchRow> = rows.filter(plays).collect();
    let asked = |row: &MatchRow| alone::find(row, user).map(|one| one.invite.at);
    if let Some(last) = rows.iter().filter(|row| asked(row).is_some()).max_by_key(|row| asked(row)) {
        return Some(last.clone());
    }
    rows.retain(|row| waits(work, row, user));
    rows.pop().filter(|_| rows.is_empty())
}

/// Whether a match asks a player for something secret.
fn waits(work: &mut Work<'_>, row: &MatchRow, user: UserId) -> bool {
    let Some(seat) = row.seat_of(user).map(Seat) else { return false };
    work.live(row.id).is_some_and(|live| live.turn().is_secret(seat))
}

/// Plays a typed move for a player.
///
/// # Errors
/// Why the move is refused.
fn typed(work: &mut Work<'_>, row: MatchRow, message: &Message, text: &str) -> Result<Option<Text>, Text> {
    let (id, user) = (row.id, message.from.id);
    let seat = row.seat_of(user).map(Seat).ok_or_else(|| Text::new("toast-stranger").with("number", id as i64))?;
    let game = work.games.find(&row.game).ok_or_else(|| unreadable(id))?;
    let words = Vocabulary(game.info(), work.lang(row.chat));
    let input = Input::typed(text, directory::reader(work, row.chat).labels, Manner::Private).by(&words);
    let asker = Asker { user, chat: row.chat, topic: row.topic, message: None };
    play::typed(work, row, seat, &Typed { asker, at: message.at, input }).map_err(|refusal| match refusal {
        Refusal::Late(late) => late,
        Refusal::Unreadable => unreadable(id),
        Refusal::Illegal(reject) => reject.text,
    })
}

/// Handles a move made by a button that nobody else sees.
pub fn pressed(work: &mut Work<'_>, press: &Press, id: MatchId) {
    if press.alone.is_some() {
        let invite = InviteRow { press: Some(press.id.clone()), answers: None, at: work.now };
        alone::answered(work, id, press.from.id, invite, None);
    }
}
