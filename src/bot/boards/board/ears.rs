//! Whether plain text in a chat can be a move of a match.

use crate::bot::context::work::Work;
use crate::store::schema::{ChatId, ChatRow, MatchRow, SeatRow, Stage};

/// What becomes of plain text in the chat of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ears {
    /// It does not reach the bot.
    Deaf,
    /// It may be meant for another match of the same people.
    Unsure,
    /// It can only be a move of this match.
    Open,
}

impl Ears {
    pub fn of(work: &Work<'_>, row: &MatchRow, (at, chat): (ChatId, &ChatRow)) -> Ears {
        match work.hears(chat) {
            false => Ears::Deaf,
            true if plays_another(work, row, at) => Ears::Unsure,
            true => Ears::Open,
        }
    }
}

/// Whether somebody in a match plays another one in a chat.
fn plays_another(work: &Work<'_>, row: &MatchRow, chat: ChatId) -> bool {
    let others = work.tx.matches_in(chat).into_iter().filter(|id| *id != row.id);
    let mut others = others.filter_map(|id| work.tx.match_row(id)).filter(|other| other.stage == Stage::Live);
    others.any(|other| row.seats.iter().flat_map(SeatRow::users).any(|user| other.seat_of(user).is_some()))
}
