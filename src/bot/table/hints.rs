//! Hints: the computer's choice in the place of a player who asks.
//!
//! The computer thinks from that player's view, and nobody else reads the hint. A seat gets one hint per move: asking
//! again shows the same one. Hints are stored with the match; one in progress is lost by a restart.

use super::alone;
use super::computers::allowance;
use crate::bot::chats::people;
use crate::bot::context::effects::{Hint, Think, Thought, Whom};
use crate::bot::context::work::Work;
use crate::game::{AnyGame, Input, Level, Manner, Seat, Text, Viewer};
use crate::play::Match;
use crate::store::schema::{
    ChatRow, Due, EntryRow, MatchId, MatchRow, Membership, NoteKey, SeatRow, SketchRow, Stage, SuggestedRow, ToRow,
    UserId, Who,
};

/// The strength of the computer that is asked. It is careful: as an opponent it may slip, but not as an adviser.
const STRENGTH: u8 = 4;

/// Whether the players of a match may ask for hints.
///
/// # Errors
/// A sentence that says why not.
pub fn allowed(work: &Work<'_>, row: &MatchRow) -> Result<(), Text> {
    if !work.games.find(&row.game).map(AnyGame::info).is_some_and(|info| info.computer) {
        return Err(Text::new("challenge-no-computer"));
    }
    let why = match row.hints {
        Some(true) => return Ok(()),
        Some(false) => "hint-off",
        None if row.daily.is_some() => "hint-daily",
        None if row.cup.is_some() => "hint-cup",
        None if is_rated(row) => "hint-rated",
        None => return Ok(()),
    };
    Err(Text::new(why))
}

/// Whether a match may move a rating.
fn is_rated(row: &MatchRow) -> bool {
    let alone = |seat: &SeatRow| matches!(seat.who, Who::User(_)) && seat.also.is_empty();
    row.seats.len() > 1 && !row.casual && row.seats.iter().all(alone)
}

/// A player asks for a hint, which comes at once where it is known.
///
/// # Errors
/// A sentence that says why there is none.
pub fn ask(work: &mut Work<'_>, row: &MatchRow, seat: Seat, asked: Whom) -> Result<(), Text> {
    allowed(work, row)?;
    let Some(live) = work.live(row.id).filter(|live| live.turn().seats().has(seat)) else {
        return Err(Text::new("hint-later"));
    };
    if standing(live, row, seat).is_some() {
        return show(work, row, seat, asked);
    }
    // If it could not be shown, there is no point in thinking.
    place(work, row, seat, asked)?;
    if work.cache.hinting.contains(&asked.user) {
        return Err(Text::new("hint-thinking"));
    }
    think(work, row, seat, asked);
    Ok(())
}

/// Lets the computer think in the place of a seat.
fn think(work: &mut Work<'_>, row: &MatchRow, seat: Seat, asked: Whom) {
    let (now, seed) = (work.now, (work.cache.entropy)());
    let Some(live) = work.live(row.id) else { return };
    let (version, position) = (live.lines().len(), live.position().copy());
    let limit = allowance(live, seat, now.saturating_sub(row.began));
    let level = Level::new(STRENGTH).unwrap_or(Level::DEFAULT);
    let (id, host, careful, resigns) = (row.id, asked.user, true, false);
    let think = Think { id, version, host, seat, level, limit, careful, resigns, position, seed };
    work.fx.hints.push(Hint { think, asked });
}

/// A hint has been found; if the match has gone on meanwhile, nobody needs it.
pub fn found(work: &mut Work<'_>, thought: Thought, asked: Whom) {
    let Thought { id, version, seat, text, .. } = thought;
    let Some(before) = work.tx.match_row(id).filter(|row| row.stage == Stage::Live) else { return };
    let Some(live) = work.live(id) else { return };
    let newer = text.map(|text| SuggestedRow { seat: seat.0, version, text });
    let (known, fits) = (standing(live, &before, seat), newer.filter(|newer| stands(live, newer)));
    let asks = live.lines().len() == version || live.still_asks(seat, version);
    let mut row = before.clone();
    match (known, fits) {
        // A partner was faster.
        (Some(_), _) => {}
        (None, Some(newer)) => {
            row.suggested.retain(|old| old.seat != seat.0 && stands(live, old));
            row.suggested.push(newer);
            work.tx.put_match(Some(&before), &row);
        }
        (None, None) if asks => return work.answer(asked.quietly(), Some(id), vec![Text::new("hint-nothing")]),
        (None, None) => return,
    }
    if let Err(why) = show(work, &row, seat, asked) {
        work.answer(asked.quietly(), Some(id), vec![why]);
    }
}

/// The suggestion for a seat, as long as it can be played.
pub fn standing(live: &Match, row: &MatchRow, seat: Seat) -> Option<SuggestedRow> {
    row.suggested.iter().find(|known| known.seat == seat.0 && stands(live, known)).cloned()
}

/// Whether a suggestion is for the move that the seat has to make now, and can be played.
fn stands(live: &Match, known: &SuggestedRow) -> bool {
    let seat = Seat(known.seat);
    let since = live.lines().get(known.version..).unwrap_or_default();
    let input = Input::canonical(&known.text).said(Manner::Private);
    let own = since.iter().any(|line| line.seat == Some(seat));
    let at = live.lines().last().and_then(|line| line.at).unwrap_or_default();
    !own && live.still_asks(seat, known.version) && live.admits(seat, &input, at)
}

/// Owes a player the hint that is known.
fn show(work: &mut Work<'_>, row: &MatchRow, seat: Seat, asked: Whom) -> Result<(), Text> {
    let there = place(work, row, seat, asked)?;
    let reply_to = (there.chat == asked.chat).then_some(asked.message);
    work.enqueue_answer(there, Due::Hint { id: row.id, seat: seat.0, reply_to }, None);
    Ok(())
}

/// The private place where a player reads a hint: the private chat if it is asked for there; the group if the bot can
/// answer one person there and everybody sees the same of the match; otherwise the private chat.
fn place(work: &mut Work<'_>, row: &MatchRow, seat: Seat, asked: Whom) -> Result<Whom, Text> {
    let chat = work.tx.chat(asked.chat);
    let quiet = |chat: &ChatRow| {
        let invited = asked.alone.answers.is_some() || chat.membership == Membership::Admin;
        invited && alone::is_quiet(chat, work.now)
    };
    let (private, quiet) = chat.map_or((false, false), |chat| (chat.private, quiet(&chat)));
    if private || quiet && work.live(row.id).is_some_and(|live| is_open(live, seat)) {
        return Ok(asked.quietly());
    }
    let own = people::open_chat(work, asked.user).ok_or_else(|| elsewhere_said(work, row.id))?;
    Ok(Whom { chat: own, topic: None, ..asked })
}

/// Whether a seat knows no more than everybody, and answers in the open.
fn is_open(live: &Match, seat: Seat) -> bool {
    let position = live.position();
    let same = position.seen(Viewer::Seat(seat)) == position.seen(Viewer::Public);
    same && !live.turn().is_secret(seat) && position.hint(seat).is_none()
}

/// How to open the private chat.
fn elsewhere_said(work: &Work<'_>, id: MatchId) -> Text {
    let link = work.cache.me.private_link(id);
    Text::new("hint-private").with("link", link)
}

/// A hint could not be shown to one person in a group: it comes in private, or the person reads how to get it there.
pub fn elsewhere(work: &mut Work<'_>, entry: &EntryRow, user: UserId) {
    let Due::Hint { id, seat, reply_to } = entry.due else { return };
    match people::open_chat(work, user) {
        Some(chat) => {
            let due = Due::Hint { id, seat, reply_to: None };
            work.enqueue_row(EntryRow { chat, due, to: Some(ToRow::of(user)) });
        }
        None => {
            let text = vec![elsewhere_said(work, id)];
            let topic = work.tx.match_row(id).filter(|row| row.chat == entry.chat).and_then(|row| row.topic);
            work.note(entry.chat, topic, reply_to, Some(id), text);
        }
    }
}

/// The match and the seat of a hint that was asked for in a group and sent in private.
fn asked_elsewhere(entry: &EntryRow) -> Option<(MatchId, u8)> {
    match entry.due {
        Due::Hint { id, seat, reply_to: None } => Some((id, seat)),
        Due::Sketch { id, what: SketchRow::Hint { seat, .. }, reply_to: None, .. } => Some((id, seat)),
        _ => None,
    }
}

/// How many players of its match the group has told that they must open the private chat.
pub fn named(work: &Work<'_>, entry: &EntryRow) -> usize {
    let row = asked_elsewhere(entry).and_then(|(id, _)| work.tx.match_row(id));
    row.map_or(0, |row| row.named.len())
}

/// A hint that was asked for in a group could not be sent in private: the group tells the player so, so that nobody
/// waits in vain.
pub fn shut(work: &mut Work<'_>, entry: &EntryRow) {
    let Some((id, seat)) = asked_elsewhere(entry) else { return };
    let Some(row) = work.tx.match_row(id).filter(|row| row.chat != entry.chat && row.stage == Stage::Live) else {
        return;
    };
    let text = Text::new("hint-shut").with("seat", Seat(seat)).with("match", people::match_line(work, &row));
    let does = work.cache.me.private_link(id);
    let keys = vec![vec![NoteKey { label: Text::new("key-private"), does }]];
    let (text, about, mention, topic) = (vec![text], Some(id), vec![seat], row.topic);
    work.enqueue(row.chat, Due::Note { text, about, mention, keys, reply_to: None, edits: None, topic });
}
