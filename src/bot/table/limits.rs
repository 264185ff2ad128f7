//! The limits for each person, applied to matches.

use crate::bot::context::work::Work;
use crate::game::Text;
use crate::store::schema::{ChatId, MatchRow, Stage, UserId};

/// Whether somebody may create another challenge in a chat. One that waits for nobody does not count.
///
/// # Errors
/// A sentence that says the limit and what to do.
pub fn may_challenge(work: &Work<'_>, user: UserId, chat: ChatId) -> Result<(), Text> {
    may_play(work, user)?;
    let limits = work.cache.limits;
    let own: Vec<MatchRow> =
        of(work, user, Stage::Lobby).filter(|row| row.host == user && !waits_for_nobody(row)).collect();
    if own.iter().filter(|row| row.chat == chat).count() >= limits.here {
        return Err(Text::new("limit-here").with("most", limits.here));
    }
    if own.len() >= limits.challenges {
        return Err(Text::new("limit-challenges").with("most", limits.challenges));
    }
    Ok(())
}

/// Whether all players have agreed, and nobody else may join.
fn waits_for_nobody(row: &MatchRow) -> bool {
    !row.anybody && row.seats.iter().all(|seat| seat.joined.is_some())
}

/// Whether somebody may play one more match.
///
/// # Errors
/// A sentence that says the limit and what to do.
pub fn may_play(work: &Work<'_>, user: UserId) -> Result<(), Text> {
    let most = work.cache.limits.matches;
    if of(work, user, Stage::Live).count() >= most {
        return Err(Text::new("limit-matches").with("most", most));
    }
    Ok(())
}

/// Whether somebody may start another match that the chat plays. It is not their own match, but it costs as much.
///
/// # Errors
/// A sentence that says the limit and what to do.
pub fn may_have_votes(work: &Work<'_>, user: UserId, chat: ChatId) -> Result<(), Text> {
    let most = work.cache.limits.matches;
    let rows = work.tx.matches_in(chat).into_iter().filter_map(|id| work.tx.match_row(id));
    let own = rows.filter(|row| row.vote.is_some() && row.host == user && row.stage == Stage::Live);
    if own.count() >= most {
        return Err(Text::new("limit-matches").with("most", most));
    }
    Ok(())
}

/// Whether somebody may get another film or record.
///
/// # Errors
/// A sentence that says the limit and what to do.
pub fn may_have_file(work: &mut Work<'_>, user: UserId) -> Result<(), Text> {
    if work.cache.files.spend(0, user, work.now) {
        return Ok(());
    }
    Err(Text::new("limit-files").with("most", work.cache.limits.files))
}

fn of(work: &Work<'_>, user: UserId, stage: Stage) -> impl Iterator<Item = MatchRow> {
    work.tx.matches_of(user).into_iter().filter_map(|id| work.tx.match_row(id)).filter(move |row| row.stage == stage)
}
