//! *Your turn*: if you want it, a private message lists the slow matches in groups that wait for you, and those on
//! cards that have waited for a while. There nothing else tells you.

use crate::bot::chats::people;
use crate::bot::context::work::Work;
use crate::game::{Seat, Text};
use crate::play::{Clock, Match};
use crate::store::schema::{ChatId, Due, MatchRow, NoteKey, Stage, TurnRow, UserId};

/// The most matches listed.
const TOLD: usize = 8;

/// Supergroups have the messenger's ids below this. Only their messages can be linked.
const SUPERGROUPS: i64 = -1_000_000_000_000;

/// How long a match on a card waits before its players are told, in milliseconds: who plays in earnest looks there.
const LOOKING: u64 = 2 * 60 * 1000;

/// The slow group matches and the matches on cards in which a user is to move, oldest first, each with its board's
/// message. `told`: what the user has been told.
pub fn waiting(work: &mut Work<'_>, user: UserId, told: &[TurnRow]) -> Vec<TurnRow> {
    let ids = work.tx.matches_of(user);
    let waits = ids.into_iter().filter_map(|id| {
        let row = work.tx.match_row(id).filter(|row| row.stage == Stage::Live)?;
        let seat = Seat(row.seat_of(user)?);
        let home = work.tx.chat(row.chat).filter(|home| !home.private)?;
        let waited = due(work, &row).is_some_and(|at| at <= work.now);
        let live = work.live(id)?;
        if home.away {
            let known = told.iter().find(|turn| turn.id == id);
            return on_a_card(live, seat, waited, known).map(|since| TurnRow { id, message: None, since: Some(since) });
        }
        let clock = live.header().clock;
        let asked = (clock == Clock::Off || clock.is_slow()) && live.turn().seats().has(seat);
        let board = row.boards.iter().find(|board| board.chat == row.chat).and_then(|board| board.message);
        asked.then(|| TurnRow { id, message: board.filter(|_| home.peer < SUPERGROUPS), since: None })
    });
    waits.take(TOLD).collect()
}

/// If a match on a card waits for a seat: the length of its log when its player was told, or now if not yet.
fn on_a_card(live: &Match, seat: Seat, waited: bool, known: Option<&TurnRow>) -> Option<usize> {
    let since = known.and_then(|turn| turn.since).filter(|since| live.still_asks(seat, *since));
    let now = live.lines().len();
    since.or(waited.then_some(now)).filter(|_| live.turn().seats().has(seat))
}

/// When the players of a match are told that it waits. `None` where the board itself tells them.
pub fn due(work: &Work<'_>, row: &MatchRow) -> Option<u64> {
    work.tx.is_away(row.chat).then_some(row.last + LOOKING)
}

/// The link of a match's button: to its board in the group, or to the private chat.
fn link(work: &Work<'_>, turn: &TurnRow) -> Option<String> {
    let row = work.tx.match_row(turn.id)?;
    let home = work.tx.chat(row.chat)?;
    Some(match turn.message {
        Some(message) => format!("https://t.me/c/{}/{message}", SUPERGROUPS - home.peer),
        None => work.cache.me.private_link(turn.id),
    })
}

/// The button that leads to a match.
pub fn key(work: &Work<'_>, turn: &TurnRow) -> Option<NoteKey> {
    let row = work.tx.match_row(turn.id)?;
    let game = Text::new(format!("{}-name", row.game));
    let label = Text::new("key-turn").with("number", turn.id as i64).with("game", game);
    Some(NoteKey { label, does: link(work, turn)? })
}

/// Tells the players who want *your turn* messages what waits for them, once the match's board is shown, or when it has
/// waited for long.
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
    if row.turns.as_ref().is_some_and(|turns| turns.told != waiting(work, row.peer, &turns.told)) {
        work.enqueue(chat, Due::Turns);
    }
}
