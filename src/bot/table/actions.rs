//! Actions that players ask the table for: resigning, cancelling, a draw, a takeback. The table carries out some at
//! once, and others only after a confirmation.

use super::pending::{self, Asker};
use super::{cups, deadlines, endings, leavers, play, proposals, votes};
use crate::bot::chats::people;
use crate::bot::context::work::Work;
use crate::game::{Input, Manner, Seat, Text};
use crate::store::schema::{Action, MatchId, MatchRow, Proposal, QuestionRow, Stage, UserId};

/// Carries out a player's request, or asks for a confirmation first: if it is not clear which match the player means,
/// or before ending a match that has gone on for a while. Returns the news, for players who do not see it in their
/// chat.
///
/// # Errors
/// Why it is impossible.
pub fn request(
    work: &mut Work<'_>,
    row: MatchRow,
    asker: Asker,
    action: Action,
    sure: bool,
) -> Result<Vec<Text>, Text> {
    if action != Action::Cancel && row.is_voter(asker.chat, asker.user) {
        return votes::request(work, row, asker, &action).map(|()| Vec::new());
    }
    let ends = matches!(action, Action::Resign | Action::Cancel);
    if ends && let Some(host) = host_of(&row, asker.user) {
        possible(work, &row, asker, &action)?;
        let message = asker.message.filter(|_| asker.chat == row.chat);
        let of_host = Asker { user: host, chat: row.chat, topic: row.topic, message };
        pending::ask_for(work, &row, of_host, Some(asker.user), action);
        return Ok(vec![Text::new("host-asked")]);
    }
    let confirm = ends && work.live(row.id).is_some_and(|live| pending::needs_confirmation(live));
    if sure && !confirm || pending::is_asked(work, &row, asker, &action) {
        return carry_out(work, row, asker, action);
    }
    possible(work, &row, asker, &action)?;
    pending::ask(work, &row, asker, action);
    Ok(Vec::new())
}

/// The host, if the user is only a partner on a seat: a partner cannot end a match without its host.
fn host_of(row: &MatchRow, user: UserId) -> Option<UserId> {
    let along = row.seats.iter().any(|seat| seat.also.iter().any(|partner| partner.user == user));
    (along && user != row.host).then_some(row.host)
}

/// Whether the action is possible.
fn possible(work: &mut Work<'_>, row: &MatchRow, asker: Asker, action: &Action) -> Result<(), Text> {
    if *action == Action::Cancel {
        return Ok(());
    }
    let seat = seat_of(work, row, asker)?;
    match action {
        Action::Draw => proposals::possible(work, row, Proposal::Draw),
        Action::Undo => takeback(work, row.id, seat).map(drop),
        Action::Resign | Action::Cancel | Action::Drop { .. } | Action::Move { .. } => Ok(()),
    }
}

/// The seat of somebody who is still in the match.
fn seat_of(work: &mut Work<'_>, row: &MatchRow, asker: Asker) -> Result<Seat, Text> {
    let seat = row.seat_of(asker.user).map(Seat);
    let seat = seat.ok_or_else(|| Text::new("toast-stranger").with("number", row.id as i64))?;
    proposals::still_plays(work, row.id, seat).map(|()| seat)
}

fn takeback(work: &mut Work<'_>, id: MatchId, seat: Seat) -> Result<Proposal, Text> {
    match work.tx.match_row(id) {
        Some(row) if row.cup.is_some() => return Err(Text::new("cup-no-undo")),
        Some(row) if row.daily.is_some() => return Err(Text::new("daily-no-undo")),
        _ => {}
    }
    let live = work.live(id).ok_or_else(|| Text::new("reject-over"))?;
    live.takeback(seat).map(Proposal::Undo).map_err(|reject| reject.text)
}

fn carry_out(work: &mut Work<'_>, row: MatchRow, asker: Asker, action: Action) -> Result<Vec<Text>, Text> {
    let reply_to = asker.message.filter(|_| asker.chat == row.chat);
    match action {
        Action::Cancel => {
            cups::call_off(work, &row)?;
            endings::cancel(work, row.id)?;
            Ok(vec![Text::new("over-cancelled")])
        }
        Action::Resign => {
            let seat = seat_of(work, &row, asker)?;
            endings::resign(work, &row, seat)?;
            Ok(vec![people::about("news-resigned", &row, seat)])
        }
        Action::Drop { user } => leavers::drop_out(work, &row, user),
        Action::Draw => {
            let seat = seat_of(work, &row, asker)?;
            proposals::propose(work, row, seat, Proposal::Draw, reply_to)
        }
        Action::Undo => {
            let seat = seat_of(work, &row, asker)?;
            let what = takeback(work, row.id, seat)?;
            proposals::propose(work, row, seat, what, reply_to)
        }
        Action::Move { text, version } => {
            let seat = seat_of(work, &row, asker)?;
            let alone = work.tx.chat(asker.chat).is_some_and(|chat| chat.private);
            let manner = if alone { Manner::Private } else { Manner::Pressed };
            play::tapped(work, row, seat, &Input::canonical(&text).said(manner), version, None)?;
            Ok(Vec::new())
        }
    }
}

/// Handles the answer to a confirmation question. Returns the news.
///
/// # Errors
/// Why it is no longer possible.
pub fn answered(work: &mut Work<'_>, before: &MatchRow, question: QuestionRow, yes: bool) -> Result<Vec<Text>, Text> {
    let mut row = before.clone();
    pending::withdraw(work, &mut row, |asked| *asked == question);
    work.tx.put_match(Some(before), &row);
    if !yes {
        return Ok(Vec::new());
    }
    let row = deadlines::overdue(work, row, work.now);
    if row.stage != Stage::Live {
        return Err(Text::new("reject-over"));
    }
    let QuestionRow { user, chat, topic, action, .. } = question;
    carry_out(work, row, Asker { user, chat, topic, message: None }, action)
}
