//! *Your turn*: if you want it, a private message lists the slow matches in groups that wait for you.

use crate::bot::chats::people;
use crate::bot::context::work::Work;
use crate::game::Seat;
use crate::play::Clock;
use crate::store::schema::{ChatId, Due, MatchRow, Stage, TurnRow, UserId};

/// The most matches listed.
const TOLD: usize = 8;

/// Supergroups have the messenger's ids below this. Only their messages can be linked.
const SUPERGROUPS: i64 = -1_000_000_000_000;

/// The slow group matches in which a user is to move, oldest first, each with its board's message.
pub fn waiting(work: &mut Work<'_>, user: UserId) -> Vec<TurnRow> {
    let ids = work.tx.matches_of(user);
    let waits = ids.into_iter().filter_map(|id| {
        let row = work.tx.match_row(id).filter(|row| row.stage == Stage::Live)?;
        let seat = Seat(row.seat_of(user)?);
        let home = work.tx.chat(row.chat).filter(|home| !home.private)?;
        let live = work.live(id)?;
        let clock = live.header().clock;
        let asked = (clock == Clock::Off || clock.is_slow()) && live.turn().seats().has(seat);
        let board = row.boards.iter().find(|board| board.chat == row.chat).and_then(|board| board.message);
        // Where the bot is not, nothing can be linked.
        asked.then(|| TurnRow { id, message: board.filter(|_| home.peer < SUPERGROUPS && !home.away) })
    });
    waits.take(TOLD).collect()
}

/// The link of a match's button: to its board in the group, or to the private chat.
pub fn link(work: &Work<'_>, turn: &TurnRow) -> Option<String> {
    let row = work.tx.match_row(turn.id)?;
    let home = work.tx.chat(row.chat)?;
    Some(match turn.message {
        Some(message) => format!("https://t.me/c/{}/{message}", SUPERGROUPS - home.peer),
        None => work.cache.me.private_link(turn.id),
    })
}

/// Tells the players who want *your turn* messages what waits for them, once the match's board is shown.
pub fn tell_players(work: &mut Work<'_>, row: &MatchRow) {
    let users: Vec<UserId> = row.seats.iter().flat_map(|seat| seat.users()).collect();
    for user in users {
        if let Some(chat) = people::private_chat(work, user) {
            tell(work, chat);
        }
    }
}

/// Sends a user the message again if its content has changed.
pub fn tell(work: &mut Work<'_>, chat: ChatId) {
    let Some(row) = work.tx.chat(chat).filter(|row| row.private) else { return };
    if row.turns.as_ref().is_some_and(|turns| turns.told != waiting(work, row.peer)) {
        work.enqueue(chat, Due::Turns);
    }
}
