//! Erases a user on request. First their matches end, then everything stored is processed, a part in each step. The
//! last message tells them that it is done, and their private chat goes with it.

use super::cups::{self, is_alive};
use super::{days, endings, lobby};
use crate::bot::chats::people;
use crate::bot::context::effects::CupOrder;
use crate::bot::context::live;
use crate::bot::context::work::Work;
use crate::game::{Seat, Text};
use crate::store::erase::ErasingRow;
use crate::store::schema::{Due, MatchId, Stage, UserId};

/// Boards of matches that ended longer ago are not repainted, in milliseconds.
const REPAINTED: u64 = 2 * 24 * 60 * 60 * 1000;

/// The progress of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    /// There is more to do at once.
    Further,
    /// It waits for the last message to be sent.
    Waits,
    /// Nothing of the user is stored any more.
    Done,
}

/// Starts the erasure: resigns live matches and withdraws challenges.
///
/// # Errors
/// A sentence that says that it is already running.
pub fn begin(work: &mut Work<'_>, user: UserId) -> Result<(), Text> {
    work.cache.typists.remove(&user);
    for id in work.tx.matches_of(user) {
        let Some(row) = work.tx.match_row(id) else { continue };
        match (row.stage, row.seat_of(user)) {
            (Stage::Lobby, _) => lobby::void(work, row, Text::new("lobby-withdrawn")),
            (Stage::Live, Some(seat)) if row.people(seat) == 1 => {
                // A seat that has dropped out cannot resign, and need not.
                endings::resign(work, &row, Seat(seat)).ok();
            }
            _ => {}
        }
    }
    for chat in work.tx.all_chats() {
        for id in work.tx.cups_in(chat) {
            let plays = work.tx.cup(id).is_some_and(|row| is_alive(&row.cup) && row.entrant(user).is_some());
            if plays {
                // If they have left already, the refusal is fine.
                cups::wanted(work, id, user, CupOrder::Leave).ok();
            }
        }
    }
    work.tx.begin_erasing(user).map(drop).ok_or_else(|| Text::new("privacy-under-way"))
}

/// Runs one step for the user being erased. `None` if there is none.
pub fn step(work: &mut Work<'_>) -> Option<Came> {
    let (user, mut row) = work.tx.erasing()?;
    if row.from.is_some() {
        some_matches(work, user, &mut row);
        work.tx.put_erasing(user, &row);
        return Some(Came::Further);
    }
    let Some(told) = row.told else {
        rest(work, user, &mut row);
        work.tx.put_erasing(user, &row);
        return Some(Came::Further);
    };
    if work.tx.entry(told).is_some() {
        return Some(Came::Waits);
    }
    if let Some(chat) = people::private_chat(work, user) {
        work.tx.forget_chat(chat);
    }
    work.tx.end_erasing(user);
    Some(Came::Done)
}

fn some_matches(work: &mut Work<'_>, user: UserId, row: &mut ErasingRow) {
    let seed = |row: &crate::store::schema::MatchRow| live::seed(row).map(|seed| hex::encode(seed.0));
    let changed: Vec<MatchId> = work.tx.erase_from_matches(user, row, &seed);
    for id in changed {
        work.cache.stored.matches.remove(&id);
        let Some(of_match) = work.tx.match_row(id).filter(|row| row.last + REPAINTED >= work.now) else { continue };
        let own = people::private_chat(work, user);
        for board in of_match.boards.iter().filter(|board| board.message.is_some() && Some(board.chat) != own) {
            work.enqueue(board.chat, Due::View { id });
        }
    }
}

/// Erases everything but matches, and enqueues the last message.
fn rest(work: &mut Work<'_>, user: UserId, row: &mut ErasingRow) {
    let own = people::private_chat(work, user);
    for (entry, queued) in work.tx.entries() {
        if Some(queued.chat) == own || queued.to.is_some_and(|to| to.user == user) {
            work.drop_entry(entry);
        }
    }
    days::spend(work, user);
    work.tx.erase_the_rest(user, row);
    let text = vec![Text::new("privacy-done").with("name", row.called())];
    let due = Due::Note {
        text,
        about: None,
        mention: Vec::new(),
        keys: Vec::new(),
        reply_to: None,
        edits: None,
        topic: None,
    };
    row.told = own.and_then(|own| work.enqueue(own, due)).or(Some(0));
    if let Some(mut chat) = own.and_then(|own| work.tx.chat_copy(own)) {
        // The row holds no personal data until it is deleted itself.
        chat.title.clear();
        chat.turns = None;
        own.into_iter().for_each(|own| work.tx.put_chat(own, &chat));
    }
}
