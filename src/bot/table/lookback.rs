//! Analyses a finished match: the most costly move, and the better one. The match stores the result, and each chat that
//! asks is shown it once.

use super::limits;
use crate::bot::context::effects::{LookBack, Whom};
use crate::bot::context::work::Work;
use crate::game::{Position, Seat, Text, Unit};
use crate::hindsight::Turning;
use crate::play::Match;
use crate::store::schema::{Due, LookedRow, MatchId, MatchRow, TurningRow};

/// Shorter matches have nothing to look back at.
const PLIES: usize = 6;

/// The result of looking back at a match.
pub struct Looked {
    pub id: MatchId,
    /// The length of the log that was looked at.
    pub version: usize,
    /// The move that cost most, if one cost much.
    pub turning: Result<Option<Turning>, Failed>,
    /// The person who asks, and the chat.
    pub asked: Whom,
}

/// The search has failed, so the values of the moves are unknown.
pub struct Failed;

/// Whether there may be something to find.
pub fn is_offered(position: &dyn Position, ply: usize, row: &MatchRow) -> bool {
    row.seats.len() == 2 && ply >= PLIES && position.unit().is_some()
}

/// Someone wants to see where a match turned.
///
/// # Errors
/// A sentence that says why nothing comes (yet).
pub fn ask(work: &mut Work<'_>, row: &MatchRow, asked: Whom) -> Result<(), Text> {
    let offers = |live: &&mut Match| is_offered(live.position(), live.ply(), row);
    let live = work.live(row.id).filter(offers).ok_or_else(|| Text::new("back-nothing"))?;
    let (version, played) = (live.lines().len(), live.clone());
    if let Some(known) = row.looked.clone().filter(|known| known.version == version) {
        if known.turning.is_none() {
            return Err(Text::new("back-none"));
        }
        if known.chats.contains(&asked.chat) {
            return Err(Text::new("back-there"));
        }
        limits::may_have_file(work, asked.user)?;
        show(work, row, known, asked);
        return Ok(());
    }
    match work.cache.looking.get(&asked.user) {
        Some(id) if *id != row.id => return Err(Text::new("back-busy")),
        None if !work.cache.looking.values().any(|id| *id == row.id) => limits::may_have_file(work, asked.user)?,
        _ => return Err(Text::new("back-looking")),
    }
    work.fx.looks.push(LookBack { id: row.id, played: Box::new(played), asked });
    Err(Text::new("back-looking"))
}

/// The bot has looked back at a match. If the match has changed meanwhile, nobody needs the result.
pub fn found(work: &mut Work<'_>, looked: Looked) {
    let Looked { id, version, turning, asked } = looked;
    let now = work.version(id);
    let Some(row) = work.tx.match_row(id).filter(|_| now == Some(version)) else { return };
    // This is not kept: another version of the bot may do better.
    let Ok(turning) = turning else {
        return work.answer(asked, Some(id), vec![Text::new("back-failed").with("number", id as i64)]);
    };
    let known = LookedRow { version, turning: turning.map(kept), chats: Vec::new() };
    if known.turning.is_none() {
        work.answer(asked, Some(id), vec![Text::new("back-none-found").with("number", id as i64)]);
    }
    show(work, &row, known, asked);
}

/// Keeps the result, and owes its picture to the chat.
fn show(work: &mut Work<'_>, before: &MatchRow, mut known: LookedRow, asked: Whom) {
    known.chats.push(asked.chat);
    if known.turning.is_some() {
        work.enqueue(asked.chat, Due::Back { id: before.id, reply_to: Some(asked.message), topic: asked.topic });
    }
    work.tx.put_match(Some(before), &MatchRow { looked: Some(known), ..before.clone() });
}

fn kept(turning: Turning) -> TurningRow {
    let Turning { ply, seat: Seat(seat), played, better, unit, before, after } = turning;
    let points = unit == Unit::Points;
    let whole = |value: f64| if points { value.round() as i64 } else { (value * 1000.0).round() as i64 };
    TurningRow { ply, seat, played, better, points, before: whole(before), after: whole(after) }
}
