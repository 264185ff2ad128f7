//! Early ends of a match: somebody resigns or cancels it, or the program no longer supports its rules.

use super::steps::{note_ended, stepped};
use super::views::look;
use super::{ballots, lobby, pending, results};
use crate::bot::chats::people;
use crate::bot::context::live;
use crate::bot::context::work::Work;
use crate::game::{Seat, Text};
use crate::store::schema::{Due, MatchId, MatchRow, NewsRow, Stage, UserId};

/// Resigns for a seat.
///
/// # Errors
/// Why it cannot.
pub fn resign(work: &mut Work<'_>, row: &MatchRow, seat: Seat) -> Result<(), Text> {
    let at = work.now.saturating_sub(row.began);
    let Some(live) = work.live(row.id) else { return Ok(()) };
    let before = look(live, row);
    let step = live.resign(seat, at).map_err(|reject| reject.text)?;
    let version = live.lines().len();
    let mut after = row.clone();
    after.news.push(NewsRow { version, text: people::about("news-resigned", row, seat), to: None });
    stepped(work, row, after, &before, step, Some(seat));
    Ok(())
}

/// The permission to withdraw a challenge or call a match off.
pub enum Leave {
    /// Granted: the user is the host of a challenge, or a player before anybody's second move.
    Granted,
    /// Only administrators of the match's chat may.
    Administrators,
    /// Nobody may: why.
    Refused(Text),
}

/// Checks whether a user may call a match off.
pub fn leave_to_cancel(work: &mut Work<'_>, row: &MatchRow, user: UserId) -> Leave {
    // A player of a cup has no say in what counts in it, whatever their rank.
    if takes_part(work, row, user) {
        return Leave::Refused(Text::new("cup-no-cancel"));
    }
    let party = row.seat_of(user).is_some() || row.vote.is_some() && row.host == user;
    match row.stage {
        Stage::Over if results::may_annul(work, row) => return Leave::Administrators,
        Stage::Void | Stage::Over => return Leave::Refused(Text::new("reject-over")),
        Stage::Live if row.daily.is_some() => return Leave::Refused(Text::new("daily-no-cancel")),
        Stage::Lobby if row.host == user => return Leave::Granted,
        Stage::Live if party && work.live(row.id).is_some_and(|live| live.is_young()) => return Leave::Granted,
        Stage::Lobby | Stage::Live => {}
    }
    if work.tx.chat(row.chat).is_none_or(|chat| chat.private) {
        return Leave::Refused(Text::new(if party { "cancel-too-late" } else { "cancel-who" }));
    }
    Leave::Administrators
}

/// Whether somebody plays, or has played, in the cup of a match.
fn takes_part(work: &Work<'_>, of_match: &MatchRow, user: UserId) -> bool {
    let cup = of_match.cup.and_then(|(cup, _)| work.tx.cup(cup));
    cup.is_some_and(|row| row.entrant(user).is_some())
}

/// Withdraws a challenge or calls a match off.
///
/// # Errors
/// Why it is impossible.
pub fn cancel(work: &mut Work<'_>, id: MatchId) -> Result<(), Text> {
    let Some(row) = work.tx.match_row(id) else { return Ok(()) };
    if row.stage == Stage::Lobby {
        lobby::void(work, row, Text::new("lobby-withdrawn"));
        return Ok(());
    }
    let at = work.now.saturating_sub(row.began);
    let Some(live) = work.live(id) else { return Ok(()) };
    let before = look(live, &row);
    let step = live.cancel(at).map_err(|reject| reject.text)?;
    // The caption says how it ended; there is no more news.
    stepped(work, &row, row.clone(), &before, step, None);
    Ok(())
}

/// Closes a live match whose rules are no longer supported. Its last picture stays, without buttons, and the chat is
/// told. `false` if the match can go on.
pub fn outdated(work: &mut Work<'_>, before: &MatchRow) -> bool {
    if before.stage != Stage::Live || !live::is_outdated(work.games, before) {
        return false;
    }
    let mut row = before.clone();
    row.stage = Stage::Over;
    row.timer = None;
    if let Some(offer) = row.offer.take() {
        pending::close_offer(work, &row, &offer, Text::new("offer-lapsed"));
    }
    ballots::fall(work, &mut row);
    pending::withdraw(work, &mut row, |_| true);
    row.news.clear();
    row.shown.clear();
    for board in &mut row.boards {
        let keyed = std::mem::take(&mut board.keyed);
        if let Some(message) = board.message.filter(|_| keyed) {
            work.enqueue(board.chat, Due::Unkey { message });
        }
    }
    work.tx.put_match(Some(before), &row);
    note_ended(work, &row);
    if row.cup.is_some() {
        work.ended.push(row.id);
    }
    let last = row.boards.iter().find(|board| board.chat == row.chat).and_then(|board| board.message);
    let text = Text::new("match-outdated").with("match", people::match_line(work, &row));
    work.note(row.chat, row.topic, last, Some(row.id), vec![text]);
    true
}
