//! The chat plays one side: its members vote, and what they decide is done.

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

/// How long the chat may think about giving up or agreeing where its first move counts, in milliseconds.
const CONSULTATION: u64 = 10 * 60 * 1000;

/// What somebody of the chat says.
pub enum Says {
    /// What the chat is to do.
    Wishes(WishRow),
    /// What it is to agree to, or to propose.
    Agrees(Proposal),
}

/// Whether the moves of a seat are voted on.
pub fn decide(row: &MatchRow, seat: Seat) -> bool {
    row.chat_seat() == Some(seat.0) && row.vote.as_ref().is_some_and(|vote| vote.lasts.is_some())
}

/// The canonical text of a move that could be made now.
///
/// # Errors
/// Why it could not.
pub fn legal(live: &Match, seat: Seat, input: &Input<'_>, at: u64) -> Result<String, Reject> {
    live.clone().play(seat, input, at).map(|step| step.line.text)
}

/// What somebody of the chat wants of the table.
///
/// # Errors
/// A sentence that says why it is not voted on.
pub fn request(work: &mut Work<'_>, row: MatchRow, asker: Asker, action: &Action) -> Result<(), Text> {
    let seat = row.chat_seat().map(Seat);
    if seat.is_none_or(|seat| work.live(row.id).is_some_and(|live| !live.present().has(seat))) {
        return Err(Text::new("reject-gone"));
    }
    let undo = row.offer.as_ref().map(|offer| offer.what).filter(|what| matches!(what, Proposal::Undo(_)));
    let says = match (action, undo) {
        (Action::Resign, _) => Says::Wishes(WishRow::Resign),
        (Action::Draw, _) => {
            proposals::possible(&row, Proposal::Draw)?;
            Says::Agrees(Proposal::Draw)
        }
        (Action::Undo, Some(undo)) => Says::Agrees(undo),
        _ => return Err(Text::new("vote-no-undo")),
    };
    cast(work, row, asker, says);
    Ok(())
}

/// Somebody of the chat has answered a proposal by a button.
///
/// # Errors
/// A sentence that says why that is no vote.
pub fn answer(work: &mut Work<'_>, press: &Press, row: MatchRow, offer: &OfferRow, agreed: bool) -> Result<(), Text> {
    if !agreed {
        return Err(Text::new("toast-vote-against"));
    }
    let asker = Asker { user: press.from.id, chat: row.chat, topic: row.topic, message: None };
    cast(work, row, asker, Says::Agrees(offer.what));
    Ok(())
}

/// Puts down what somebody of the chat says. The first voice begins a vote, and one may decide it.
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

/// The time of a vote is over: what most want is done, at that time of the match. `false` when there was none.
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

/// Does what is decided. A proposal of the chat's own goes with its move.
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

/// The chat offers a draw.
fn proposes(work: &mut Work<'_>, id: MatchId, seat: Seat) {
    let Some(before) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live && row.offer.is_none()) else {
        return;
    };
    let mut row = before.clone();
    // What it has said of that is done; it goes on about its move.
    let poll = row.vote.as_mut().and_then(|vote| vote.poll.as_mut());
    poll.into_iter().flat_map(|poll| &mut poll.ballots).for_each(|ballot| ballot.agrees = None);
    work.tx.put_match(Some(&before), &row);
    if let Err(text) = proposals::propose(work, row, seat, Proposal::Draw, None) {
        tracing::debug!(id, why = %text.key, "the draw that the chat wants cannot be offered");
    }
}

/// Makes the move that the chat wants, at a time of the match. The counts go with it.
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

/// Ends a vote by its own rules; a message that has cast one moves nothing if it is corrected later.
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
