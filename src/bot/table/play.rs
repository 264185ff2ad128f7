//! Moves: typed, tapped, or chosen by a computer.

use super::computers;
use super::deadlines::{overdue, too_late};
use super::pending::{self, Asker};
use super::steps::stepped;
use super::views::look;
use super::votes::{self, Says};
use crate::bot::context::effects::Thought;
use crate::bot::context::work::Work;
use crate::game::{Input, Reject, Seat, Secrecy, Text, Turn};
use crate::play::Match;
use crate::store::schema::{Action, MatchId, MatchRow, Stage, UserId, Who, WishRow};

pub struct Typed<'a> {
    /// The author, and the place of the message.
    pub asker: Asker,
    /// When it was sent: milliseconds since 1970.
    pub at: u64,
    pub input: Input<'a>,
}

/// Why a typed move was not played.
pub enum Refusal {
    /// The player's time had run out before. Contains the message to show.
    Late(Text),
    /// The log of the match can no longer be replayed.
    Unreadable,
    /// It is illegal, or not a move at all.
    Illegal(Reject),
}

/// Plays a typed move of a seat. Returns a confirmation for the player only, if it was a secret choice.
///
/// # Errors
/// Why it was not played.
pub fn typed(work: &mut Work<'_>, row: MatchRow, seat: Seat, typed: &Typed<'_>) -> Result<Option<Text>, Refusal> {
    let Some(chat) = work.tx.chat(typed.asker.chat) else { return Err(Refusal::Unreadable) };
    // The message's own time counts, even if it arrives late. The log never runs backwards.
    let time = typed.at.min(work.now);
    let known = work.version(row.id).unwrap_or_default();
    let row = overdue(work, row, time);
    if let Some(late) = too_late(work, &row, seat, time, known) {
        return Err(Refusal::Late(late));
    }
    let at = time.max(row.last).saturating_sub(row.began);
    let live = work.live(row.id).ok_or(Refusal::Unreadable)?;
    if votes::decide(&row, seat) {
        let text = votes::legal(live, seat, &typed.input, at).map_err(Refusal::Illegal)?;
        votes::cast(work, row, typed.asker, Says::Wishes(WishRow::Move(text)));
        return Ok(None);
    }
    if let Some(action) = confirmation(live, seat, &typed.input, at).map_err(Refusal::Illegal)? {
        pending::ask(work, &row, typed.asker, action);
        return Ok(None);
    }
    let (before, chosen) = (look(live, &row), choice(live, seat, &typed.input));
    let step = live.play(seat, &typed.input, at).map_err(Refusal::Illegal)?;
    let told = chosen.map(|chosen| confirmed(live, seat, chosen));
    let mut after = row.clone();
    // A private message to the bot has no number in the chat.
    let message = typed.asker.message.unwrap_or_default();
    if let Some(board) = after.boards.iter_mut().find(|board| board.chat == typed.asker.chat) {
        board.moved = board.moved.max(message);
    }
    match row.seats.get(seat.index()).map(|row| &row.who) {
        _ if typed.asker.message.is_none() => {}
        Some(Who::User(user)) => work.tx.put_typed(chat.peer, *user, message, row.id),
        Some(Who::Chat) => work.tx.put_typed(chat.peer, typed.asker.user, message, row.id),
        Some(Who::Username(_) | Who::Computer(_)) | None => {}
    }
    stepped(work, &row, after, &before, step, Some(seat));
    Ok(told)
}

/// The move, if it needs a confirmation. A secret move needs none: the question would reveal it.
fn confirmation(live: &Match, seat: Seat, input: &Input<'_>, at: u64) -> Result<Option<Action>, Reject> {
    if !pending::has_time(live) || live.turn().is_secret(seat) {
        return Ok(None);
    }
    let version = live.lines().len();
    live.grave(seat, input, at).map(|grave| grave.map(|text| Action::Move { text, version }))
}

/// Plays a move by a button made at that log length. Returns a confirmation for the presser only, if nobody else may
/// know. `asker`: the user who must first confirm a grave move; `None` if they have done so.
///
/// # Errors
/// Why it was not played.
pub fn tapped(
    work: &mut Work<'_>,
    row: MatchRow,
    seat: Seat,
    input: &Input<'_>,
    version: usize,
    asker: Option<Asker>,
) -> Result<Option<Text>, Text> {
    let row = overdue(work, row, work.now);
    if let Some(late) = too_late(work, &row, seat, work.now, version) {
        return Err(late);
    }
    let at = work.now.saturating_sub(row.began);
    let live = work.live(row.id).ok_or_else(|| Text::new("reject-over"))?;
    if let Some(chosen) = chosen_before(live, seat, input) {
        return Ok(Some(chosen));
    }
    // While several players are asked at once, the others' moves do not outdate a keyboard.
    if !live.still_asks(seat, version) && live.lines().len() != version && !matches!(live.turn(), Turn::Over(_)) {
        return Err(Text::new("toast-old-board"));
    }
    if let Some(asker) = asker.filter(|_| votes::decide(&row, seat)) {
        return voted(work, row, seat, input, asker);
    }
    if let Some(asker) = asker
        && let Some(action) = confirmation(live, seat, input, at).map_err(|reject| reject.text)?
        && let Some(asked) = asks(work, &row, asker, action)
    {
        return Ok(Some(asked));
    }
    let live = work.live(row.id).ok_or_else(|| Text::new("reject-over"))?;
    let (before, held, chosen) = (look(live, &row), live.position().holds(seat), choice(live, seat, input));
    let step = live.play(seat, input, at).map_err(|reject| reject.text)?;
    // A player who throws openly under a cup looks there at once.
    let looks = live.position().holds(seat).filter(|now| held.as_ref() != Some(now));
    let confirmed = chosen.map(|chosen| confirmed(live, seat, chosen)).or(looks);
    stepped(work, &row, row.clone(), &before, step, Some(seat));
    Ok(confirmed)
}

/// Asks a player to confirm a move. `None`: that was this press.
fn asks(work: &mut Work<'_>, row: &MatchRow, asker: Asker, action: Action) -> Option<Text> {
    if pending::is_asked(work, row, asker, &action) {
        return None;
    }
    pending::ask(work, row, asker, action.clone());
    let twice = work.tx.match_row(row.id).is_some_and(|row| pending::is_asked(work, &row, asker, &action));
    Some(if twice { pending::again() } else { Text::new("toast-question") })
}

/// The choice that an input means, if the player is asked for a secret choice.
fn choice(live: &Match, seat: Seat, input: &Input<'_>) -> Option<Text> {
    live.turn().ask_of(seat).filter(|ask| ask.secrecy == Secrecy::Sealed)?;
    live.position().read(seat, input).ok().map(|read| read.label().clone())
}

/// The answer to a player who presses after a secret choice: the choice and, if the other button means something else,
/// that it is too late to change.
fn chosen_before(live: &Match, seat: Seat, input: &Input<'_>) -> Option<Text> {
    let chosen = live.sealed(seat)?;
    let other = live.position().read(seat, input).is_ok_and(|m| !live.is_sealed_as(seat, m.text()));
    Some(Text::new(if other { "toast-sealed-late" } else { "toast-sealed" }).with("move", chosen))
}

/// Counts a press as a vote. Returns a confirmation for the presser.
fn voted(
    work: &mut Work<'_>,
    row: MatchRow,
    seat: Seat,
    input: &Input<'_>,
    asker: Asker,
) -> Result<Option<Text>, Text> {
    let at = work.now.saturating_sub(row.began);
    let live = work.live(row.id).ok_or_else(|| Text::new("reject-over"))?;
    let text = votes::legal(live, seat, input, at).map_err(|reject| reject.text)?;
    let label = live.position().read(seat, input).ok().map(|read| read.label().clone());
    votes::cast(work, row, asker, Says::Wishes(WishRow::Move(text)));
    Ok(label.map(|label| Text::new("toast-vote").with("move", label)))
}

/// Confirms a choice to the player, with what only that player holds now. The last choice opens all.
fn confirmed(live: &Match, seat: Seat, chosen: Text) -> Text {
    match live.position().holds(seat) {
        Some(holds) => Text::new("toast-sealed-holds").with("move", chosen).with("holds", holds),
        None if live.sealed(seat).is_none() => Text::new("toast-sealed-open").with("move", chosen),
        None => Text::new("toast-sealed").with("move", chosen),
    }
}

/// This player's private view of the match, for the button under the common picture.
///
/// # Errors
/// A sentence that says that there is nothing.
pub fn holds(work: &mut Work<'_>, id: MatchId, user: UserId) -> Result<Text, Text> {
    let row = work.tx.match_row(id).ok_or_else(|| Text::new("match-unknown").with("number", id as i64))?;
    let seat = row.seat_of(user).ok_or_else(|| Text::new("toast-stranger").with("number", id as i64))?;
    let live = work.live(id).filter(|live| live.present().has(Seat(seat)));
    live.and_then(|live| live.position().holds(Seat(seat))).ok_or_else(|| Text::new("hint-none"))
}

/// Plays a computer's decision.
pub fn thought(work: &mut Work<'_>, thought: Thought) {
    let Some(row) = work.tx.match_row(thought.id).filter(|row| row.stage == Stage::Live) else { return };
    computers::decided(work, &row, thought.seat, thought.took);
    let at = work.now.saturating_sub(row.began);
    let Some(live) = work.live(thought.id) else { return };
    // Commitments of others meanwhile do not outdate a thought, as long as its prompt is still open.
    if !live.still_asks(thought.seat, thought.version) {
        return computers::wake_computers(work, &row);
    }
    let fresh = live.lines().len() == thought.version;
    let before = look(live, &row);
    let played = match &thought.text {
        Some(text) => live.play(thought.seat, &Input::canonical(text), at),
        None => live.resign(thought.seat, at),
    };
    if played.is_err() && !fresh {
        return computers::wake_computers(work, &row);
    }
    let played = played.or_else(|reject| {
        tracing::error!(id = thought.id, why = ?reject.why, "the computer's move was refused");
        live.resign(thought.seat, at)
    });
    if let Ok(step) = played {
        stepped(work, &row, row.clone(), &before, step, Some(thought.seat));
    }
}
