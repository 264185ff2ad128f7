//! The consequences of an accepted step: the log line, news, boards, timers, computers.

use super::views::{Before, changed, is_worth, look};
use super::{alarms, alone, ballots, computers, days, pending, results};
use crate::bot::chats::people;
use crate::bot::context::work::Work;
use crate::game::{Outcome, Seat, Seats, Text, Turn};
use crate::play::{Match, Step};
use crate::store::schema::{ChatId, MatchRow, NewsRow, Stage, ViewRow, Who};

/// The most sentences of news on a board.
const NEWS: usize = 6;

/// The longest log of a live match, in lines.
const LONGEST: usize = 20_000;

/// Records an accepted step and handles its consequences: news, boards, timers, computers.
pub fn stepped(work: &mut Work<'_>, before: &MatchRow, mut row: MatchRow, seen: &Before, step: Step, by: Option<Seat>) {
    let Some(live) = work.live(row.id) else { return };
    let version = live.lines().len();
    let turn = live.turn();
    let races = computers::races(&row, &seen.turn, &turn, by);
    let news = if races { Vec::new() } else { told(live, seen, &step, by) };
    let changed = changed(live, &row, seen, !news.is_empty() || step.line.is_table_word());
    let worth: Vec<bool> = row.boards.iter().map(|board| is_worth(live, &row, board)).collect();
    let outcome = live.outcome();
    row.shown.retain(|shown| live.is_shown(Seat(shown.seat)));
    work.tx.put_line(row.id, version - 1, &step.line.to_string());
    row.last = row.began + step.line.at.unwrap_or_default();
    ballots::fall(work, &mut row);
    end_pending(work, &mut row, by, matches!(turn, Turn::Over(_)));
    for board in row.boards.iter_mut().filter(|board| matches!(board.view, Some(ViewRow::At(_)))) {
        board.view = None;
    }
    row.news.extend(news.into_iter().map(|text| NewsRow { version, text, to: None }));
    let whispered = whispers(work, &mut row, version, &step, by);
    let alone = alone::to_show(&row, &seen.turn, &turn, whispered);
    let chats = boards_to_send(&mut row, version, whispered, changed.into_iter().zip(worth));
    shorten(&mut row);
    row.timer = alarms::alarm(work, &row);
    if matches!(turn, Turn::Over(_)) {
        over(work, &mut row, outcome);
    } else {
        results::withdraw(work, &mut row);
    }
    work.tx.put_match(Some(before), &row);
    let waits = races || computers::holds_boards(work, &row, &turn);
    chats.into_iter().filter(|_| !waits).for_each(|chat| work.enqueue_board(row.id, chat, false));
    alone.into_iter().for_each(|user| work.enqueue_alone(row.id, row.chat, user));
    computers::wake_computers(work, &row);
    if version >= LONGEST && row.stage == Stage::Live {
        close_long(work, &row);
    }
}

/// Keeps the latest sentences, and those of the first step that the group has not read about yet: mostly it is what a
/// person did before computers answered at length. Where sentences that it has not read are left out, there are dots.
fn shorten(row: &mut MatchRow) {
    let home = row.boards.iter().find(|board| board.chat == row.chat);
    let shown = home.map(|board| board.shown).unwrap_or_default();
    let first = row.news.iter().map(|news| news.version).find(|version| *version > shown);
    let mut gap = None;
    while row.news.len() > NEWS {
        let at = row.news.iter().position(|news| Some(news.version) != first).unwrap_or_default();
        let spare = row.news.remove(at);
        gap = Some((at, spare.version)).filter(|(_, version)| *version > shown).or(gap);
    }
    if let Some((at, version)) = gap {
        row.news.insert(at, NewsRow { version, text: Text::new("news-gap"), to: None });
    }
}

/// Handles the end of a match: records it in its chats, writes the result, and notes it for its cup.
pub(super) fn over(work: &mut Work<'_>, row: &mut MatchRow, outcome: Option<Outcome>) {
    row.outcome = outcome;
    row.stage = Stage::Over;
    note_ended(work, row);
    results::record(work, row);
    days::ended(work, row);
    if row.cup.is_some() {
        work.ended.push(row.id);
    }
}

/// The chats whose boards need an update. `new` tells for each board whether it has changed, and whether it is worth
/// showing. A board not worth showing counts as shown: its news is in the group.
fn boards_to_send(
    row: &mut MatchRow,
    version: usize,
    whispered: Seats,
    new: impl Iterator<Item = (bool, bool)>,
) -> Vec<ChatId> {
    let mut chats = Vec::new();
    for (board, (changed, worth)) in row.boards.iter_mut().zip(new) {
        let told = board.seat.is_some_and(|seat| whispered.has(Seat(seat)));
        if told || (changed && worth) {
            chats.push(board.chat);
        } else if !worth {
            board.shown = version;
        }
    }
    chats
}

/// Ends a match with too long a log, without a result.
fn close_long(work: &mut Work<'_>, row: &MatchRow) {
    let at = work.now.saturating_sub(row.began);
    let Some(live) = work.live(row.id) else { return };
    let (before, version) = (look(live, row), live.lines().len() + 1);
    let Ok(step) = live.cancel(at) else { return };
    let mut after = row.clone();
    after.news.push(NewsRow { version, text: Text::new("news-long").with("most", LONGEST), to: None });
    stepped(work, row, after, &before, step, None);
}

/// A proposal lapses with the next step. A player who moves on, or has nothing left to play, is no longer asked.
fn end_pending(work: &mut Work<'_>, row: &mut MatchRow, by: Option<Seat>, over: bool) {
    if let Some(offer) = row.offer.take() {
        pending::close_offer(work, row, &offer, Text::new("offer-lapsed"));
    }
    let seats = row.seats.clone();
    let theirs = |user| by.and_then(|seat| seats.get(seat.index())).is_some_and(|seat| seat.users().any(|u| u == user));
    pending::withdraw(work, row, |question| over || theirs(question.user));
}

/// The public news of a step. If the game says nothing about a move, the move itself is told, unless it is secret or
/// only prepares another one.
fn told(live: &Match, seen: &Before, step: &Step, by: Option<Seat>) -> Vec<Text> {
    let mut news: Vec<Text> =
        step.events.iter().filter(|event| event.is_public()).map(|event| event.text.clone()).collect();
    let secret = by.is_some_and(|seat| seen.turn.is_secret(seat));
    let prepares = live.only_prepared(live.lines().len().saturating_sub(1));
    if news.is_empty()
        && !secret
        && !prepares
        && !step.line.is_table_word()
        && let (Some(seat), Some((_, label))) = (by, live.last_move())
    {
        news.push(Text::new("news-move").with("seat", seat).with("move", label));
    }
    news
}

/// Delivers a step's news for single seats: with their own boards, or otherwise as a private note. Returns the seats
/// whose boards have news.
fn whispers(work: &mut Work<'_>, row: &mut MatchRow, version: usize, step: &Step, by: Option<Seat>) -> Seats {
    // What the seat alone was told is about what it did before. A message that goes on would still tell it.
    row.news.retain(|news| news.to.is_none() || news.to != by.map(|seat| seat.0));
    let mut told = Seats::NONE;
    for event in step.events.iter().filter(|event| !event.is_public()) {
        for seat in (0u8..).take(row.seats.len()).filter(|seat| event.whispers_to(Seat(*seat))) {
            let Some(Who::User(user)) = row.seats.get(usize::from(seat)).map(|seat| seat.who.clone()) else {
                continue;
            };
            let alone = row.alone.iter().any(|one| one.user == user);
            if alone || row.boards.iter().any(|board| board.seat == Some(seat)) {
                row.news.push(NewsRow { version, text: event.text.clone(), to: Some(seat) });
                told = told.with(Seat(seat));
            } else if let Some(chat) = people::private_chat(work, user) {
                work.note(chat, None, None, Some(row.id), vec![event.text.clone()]);
            }
        }
    }
    told
}

/// Records, in every chat that shows the match, that it was the last to end there.
pub fn note_ended(work: &mut Work<'_>, row: &MatchRow) {
    for id in row.boards.iter().map(|board| board.chat) {
        if let Some(mut chat) = work.tx.chat_copy(id) {
            chat.ended = Some(row.id);
            work.tx.put_chat(id, &chat);
        }
    }
}
