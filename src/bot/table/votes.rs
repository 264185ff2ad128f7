//! Votes: the chat plays one side, and its members decide what it does.

use super::ballots::{self, Decision};
use super::pending::Asker;
use super::steps::stepped;
use super::views::look;
use super::{alarms, endings, proposals};
use crate::bot::context::incoming::Press;
use crate::bot::context::work::Work;
use crate::game::{Input, Reject, Seat, Text};
use crate::play::Match;
use crate::store::schema::{
    Action, BallotRow, MatchId, MatchRow, NewsRow, OfferRow, PollRow, Proposal, Stage, WishRow,
};

/// How long the chat may consider resigning or agreeing if the first move counts, in milliseconds.
const CONSULTATION: u64 = 10 * 60 * 1000;

pub enum Says {
    /// An action of the chat.
    Wishes(WishRow),
    /// Agreement to a proposal, or a proposal of the chat's own.
    Agrees(Proposal),
}

/// Whether the moves of a seat are decided by votes.
pub fn decide(row: &MatchRow, seat: Seat) -> bool {
    row.chat_seat() == Some(seat.0) && row.vote.as_ref().is_some_and(|vote| vote.lasts.is_some())
}

/// The canonical text of a legal move.
///
/// # Errors
/// Why it is illegal.
pub fn legal(live: &Match, seat: Seat, input: &Input<'_>, at: u64) -> Result<String, Reject> {
    live.clone().play(seat, input, at).map(|step| step.line.text)
}

/// Handles a voter's request to the table.
///
/// # Errors
/// Why there is no vote on it.
pub fn request(work: &mut Work<'_>, row: MatchRow, asker: Asker, action: &Action) -> Result<(), Text> {
    let seat = row.chat_seat().map(Seat).ok_or_else(|| Text::new("reject-gone"))?;
    proposals::still_plays(work, row.id, seat)?;
    let undo = row.offer.as_ref().map(|offer| offer.what).filter(|what| matches!(what, Proposal::Undo(_)));
    let says = match (action, undo) {
        (Action::Resign, _) => Says::Wishes(WishRow::Resign),
        (Action::Draw, _) => {
            proposals::possible(work, &row, Proposal::Draw)?;
            Says::Agrees(Proposal::Draw)
        }
        (Action::Undo, Some(undo)) => Says::Agrees(undo),
        _ => return Err(Text::new("vote-no-undo")),
    };
    cast(work, row, asker, says);
    Ok(())
}

/// Handles a voter's answer to a proposal by a button.
///
/// # Errors
/// Why it does not count as a vote.
pub fn answer(work: &mut Work<'_>, press: &Press, row: MatchRow, offer: &OfferRow, agreed: bool) -> Result<(), Text> {
    if !agreed {
        return Err(Text::new("toast-vote-against"));
    }
    let asker = Asker { user: press.from.id, chat: row.chat, topic: row.topic, message: None };
    cast(work, row, asker, Says::Agrees(offer.what));
    Ok(())
}

/// Records a ballot. The first ballot starts a vote, and any ballot may decide it.
pub fn cast(work: &mut Work<'_>, before: MatchRow, asker: Asker, says: Says) {
    let mut row = before.clone();
    let Some(vote) = row.vote.as_mut().filter(|_| before.stage == Stage::Live) else { return };
    let (user, message) = (asker.user, asker.message.unwrap_or_default());
    let (wish, agrees) = match says {
        Says::Wishes(wish) => (Some(wish), None),
        Says::Agrees(what) => (None, Some(what)),
    };
    let polls = vote.polls;
    let closes = work.now.saturating_add(vote.lasts.unwrap_or(CONSULTATION));
    let new = || PollRow { number: polls + 1, closes, ballots: Vec::new(), message: None };
    let poll = vote.poll.get_or_insert_with(new);
    vote.polls = poll.number;
    if !ballots::enter(poll, BallotRow { user, message, wish, agrees }) {
        return;
    }
    work.tx.put_match(Some(&before), &row);
    work.enqueue_vote(&row);
    alarms::set_alarm(work, row.id);
    let Some(row) = work.tx.match_row(row.id) else { return };
    let at = work.now.saturating_sub(row.began);
    if let (Some(vote), Some(poll)) = (&row.vote, ballots::poll(&row)) {
        let decision = ballots::decided(vote, poll, false);
        carry_out(work, &row, decision, at);
    }
}

/// Closes a vote at that time of the match: carries out what most want. `false` if there was no vote.
pub fn close(work: &mut Work<'_>, row: &MatchRow, at: u64) -> bool {
    let (Some(vote), Some(poll)) = (&row.vote, ballots::poll(row)) else { return false };
    let decision = ballots::decided(vote, poll, true);
    carry_out(work, row, decision, at);
    let open = |row: &MatchRow| ballots::poll(row).is_some_and(|now| now.number == poll.number);
    if let Some(row) = work.tx.match_row(row.id).filter(open) {
        ended(work, &row, false);
        alarms::set_alarm(work, row.id);
    }
    true
}

/// Carries out a decision. The chat's own proposal comes with its move.
fn carry_out(work: &mut Work<'_>, row: &MatchRow, decision: Decision, at: u64) {
    let Some(seat) = row.chat_seat().map(Seat) else { return };
    if decision.resigns {
        if let Some((row, _)) = ended(work, row, true)
            && endings::resign(work, &row, seat).is_err()
        {
            alarms::set_alarm(work, row.id);
        }
        return;
    }
    let waits = |offer: &OfferRow| Some(offer.what) == decision.agrees && !offer.agreed.contains(&seat.0);
    if let Some(offer) = row.offer.clone().filter(waits) {
        if let Some((row, _)) = ended(work, row, true) {
            let id = row.id;
            proposals::agree(work, row, offer, seat);
            alarms::set_alarm(work, id);
        }
        return;
    }
    if let Some(text) = &decision.plays {
        plays(work, row, seat, text, at);
    }
    if decision.agrees == Some(Proposal::Draw) {
        proposes(work, row.id, seat);
    }
}

/// Offers a draw for the chat.
fn proposes(work: &mut Work<'_>, id: MatchId, seat: Seat) {
    let Some(before) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live && row.offer.is_none()) else {
        return;
    };
    let mut row = before.clone();
    // The ballots for the draw are done; the vote about the move goes on.
    let poll = row.vote.as_mut().and_then(|vote| vote.poll.as_mut());
    poll.into_iter().flat_map(|poll| &mut poll.ballots).for_each(|ballot| ballot.agrees = None);
    work.tx.put_match(Some(&before), &row);
    if let Err(text) = proposals::propose(work, row, seat, Proposal::Draw, None) {
        tracing::debug!(id, why = %text.key, "the draw that the chat wants cannot be offered");
    }
}

/// Plays the chat's move at a time of the match. The counts are recorded with it.
fn plays(work: &mut Work<'_>, row: &MatchRow, seat: Seat, text: &str, at: u64) {
    let Some(counts) = ballots::poll(row).cloned().map(|poll| ballots::counts(work, row, &poll, false)) else {
        return;
    };
    let Some((row, poll)) = ended(work, row, true) else { return };
    let Some(live) = work.live(row.id) else { return };
    let (before, n) = (look(live, &row), live.lines().len());
    let step = match live.play(seat, &Input::canonical(text), at) {
        Ok(step) => step,
        Err(reject) => {
            tracing::error!(id = row.id, why = ?reject.why, "the move that the chat has chosen was refused");
            return alarms::set_alarm(work, row.id);
        }
    };
    work.tx.put_comment(row.id, n, &ballots::comment(&poll));
    let mut after = row.clone();
    let told = Text::new("news-vote").with("counts", counts);
    after.news.push(NewsRow { version: n + 1, text: told, to: None });
    stepped(work, &row, after, &before, step, Some(seat));
}

/// Ends a vote regularly: editing a message that cast a ballot no longer plays anything.
fn ended(work: &mut Work<'_>, before: &MatchRow, decided: bool) -> Option<(MatchRow, PollRow)> {
    let mut row = before.clone();
    let poll = ballots::poll(before)?.clone();
    let counts = ballots::counts(work, before, &poll, true);
    let how = Text::new(if decided { "vote-closed" } else { "vote-undecided" }).with("counts", counts);
    ballots::end(work, &mut row, how)?;
    if let Some(vote) = row.vote.as_mut().filter(|_| decided) {
        vote.voters = poll.ballots.len();
    }
    work.tx.put_match(Some(before), &row);
    if let Some(peer) = work.tx.chat(row.chat).map(|chat| chat.peer) {
        for ballot in poll.ballots.iter().filter(|ballot| ballot.message > 0) {
            work.tx.put_typed(peer, ballot.user, ballot.message, row.id);
        }
    }
    Some((row, poll))
}
