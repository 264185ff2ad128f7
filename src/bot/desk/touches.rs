//! The Mini App: who sees which board there, and the moves that are made on it. Nobody sees them being made, so what is
//! secret may be made there too.

use super::notes::tell;
use super::{Desk, refusals};
use crate::bot::boards::board::{Look, look, shown};
use crate::bot::boards::headline;
use crate::bot::chats::{directory, people};
use crate::bot::context::incoming::Touched;
use crate::bot::context::members::Told;
use crate::bot::context::work::Work;
use crate::bot::table::pending::Asker;
use crate::bot::table::play;
use crate::bot::words::Vocabulary;
use crate::game::{Input, Manner, Seat, Text};
use crate::store::Seq;
use crate::store::schema::{ChatId, MatchId, MatchRow, Peer, UserId};

/// A query whether a user is in a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemberQuery {
    /// The group.
    pub chat: ChatId,
    /// The messenger's id of the group.
    pub peer: Peer,
    /// The user.
    pub user: UserId,
}

/// Why somebody sees no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unseen {
    /// There is none, or not for them.
    Nothing,
    /// The messenger has not said whether they are in the group, so perhaps later.
    Later,
    /// The messenger is to be asked first.
    Ask(MemberQuery),
}

impl Desk {
    /// What a user sees of a match in the Mini App, and the last transaction whose effects it may show.
    ///
    /// # Errors
    /// Why they see nothing.
    pub fn seen_by(&mut self, id: MatchId, user: UserId, now: u64) -> Result<(Look, Seq), Unseen> {
        let (look, fx) = self.step(now, |work| seen(work, id, user)).ok_or(Unseen::Nothing)?;
        look.map(|look| (look, fx.seq))
    }

    /// The answer to a question of [`Unseen::Ask`].
    pub fn member(&mut self, query: MemberQuery, told: Told, now: u64) {
        self.cache.members.told(query.chat, query.user, told, now);
    }
}

/// What a user sees of a match. What stands in a group is for those who are there.
///
/// # Errors
/// Why it is nothing.
fn seen(work: &mut Work<'_>, id: MatchId, user: UserId) -> Result<Look, Unseen> {
    let row = work.tx.match_row(id).ok_or(Unseen::Nothing)?;
    // Where the bot is not, nobody can tell it who is there.
    if row.seat_of(user).is_none() && work.tx.is_away(row.chat) {
        return Err(Unseen::Nothing);
    }
    if let Some((chat, peer)) = group(work, &row, user) {
        if work.cache.members.must_ask(chat, user, work.now) {
            return Err(Unseen::Ask(MemberQuery { chat, peer, user }));
        }
        match standing(work, chat, user) {
            Told::In(true) | Told::Unsure => {}
            Told::In(false) => return Err(Unseen::Nothing),
            Told::Nothing => return Err(Unseen::Later),
        }
    }
    look(work, id, user).ok_or(Unseen::Nothing)
}

/// The group whose board of a match a user would see. `None`: their own one stands in private, or the bot is not there.
fn group(work: &Work<'_>, row: &MatchRow, user: UserId) -> Option<(ChatId, Peer)> {
    let board = shown(row, user)?;
    let chat = work.tx.chat(board.chat).filter(|chat| !chat.private && !chat.away)?;
    Some((board.chat, chat.peer))
}

/// What is known of somebody in a group. A player who has left is out, unless the messenger says otherwise.
fn standing(work: &Work<'_>, chat: ChatId, user: UserId) -> Told {
    let left = || work.tx.chat(chat).is_some_and(|row| row.left.contains(&user));
    match work.cache.members.of(chat, user, work.now) {
        Told::Unsure | Told::Nothing if left() => Told::In(false),
        told => told,
    }
}

/// Plays a move marked on a board, or typed below it, if the board was still the newest one. So the same move sent
/// twice is played once.
pub fn touched(work: &mut Work<'_>, touched: Touched) {
    let Touched { id, version, press } = touched;
    people::meet(work, &press.from);
    let Some(row) = work.tx.match_row(id) else {
        return work.toast(&press.id, String::new(), false);
    };
    let home = row.chat;
    let Some((game, seat)) = work.games.find(&row.game).zip(row.seat_of(press.from.id)) else {
        return tell(work, &press, home, Some(Text::new("toast-stranger").with("number", id as i64)), &[]);
    };
    if group(work, &row, press.from.id).is_some_and(|(chat, _)| standing(work, chat, press.from.id) == Told::In(false))
    {
        return tell(work, &press, home, Some(Text::new("toast-outside")), &[]);
    }
    let reader = directory::reader_of(work, &press.from, home);
    let names = headline::spoken(work, &row, reader);
    // The letters are those of the picture that this person sees.
    let at = shown(&row, press.from.id).and_then(|board| work.tx.chat(board.chat));
    let labels = at.map(|chat| directory::reader_of_match(work, &chat, &row).labels).unwrap_or_default();
    let words = Vocabulary(game.info(), reader.lang);
    let input = Input::typed(&press.data, labels, Manner::Private).by(&words);
    let asker = Asker { user: press.from.id, chat: home, topic: row.topic, message: None };
    let done = play::tapped(work, row, Seat(seat), &input, version, Some(asker));
    if done.is_ok() {
        refusals::forgive(work, id, press.from.id);
    }
    tell(work, &press, home, done.unwrap_or_else(Some), &names);
}
