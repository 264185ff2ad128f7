//! Challenges: from a player's wish to the first move.

use super::away;
use super::limits;
use super::views;
use super::wish::{self, Origin, Wish};
use super::{alarms, computers, steps};
use crate::bot::context::incoming::Person;
use crate::bot::context::live;
use crate::bot::context::registry::Registry;
use crate::bot::context::work::Work;
use crate::game::{AnyGame, Counts, Info, OptValues, Reject, Text, Turn};
use crate::play::Match;
use crate::store::schema::{ChatId, Lang, MatchId, MatchRow, SeatRow, Stage, UserId, Who};

/// A challenge lapses after a day, in milliseconds.
pub const LAPSES: u64 = 24 * 60 * 60 * 1000;

/// Creates a challenge, or starts at once against the computer.
///
/// # Errors
/// Why it is impossible.
pub fn challenge(work: &mut Work<'_>, wish: Wish, origin: &Origin<'_>) -> Result<MatchId, Text> {
    let info = wish.game.info();
    let (terms, settings) = wish::terms(info, &wish.settings)?;
    let (private, lang) = work.tx.chat(origin.chat).map_or((false, Lang::default()), |chat| (chat.private, chat.lang));
    let values = wish::options(wish.game, &settings, lang)?;
    let humans = wish.against.iter().filter(|seat| !matches!(seat.who, Who::Computer(_))).count();
    check_opponents(info, &wish.against, humans, private)?;
    let there = wish.against.len() + 1;
    let few = !holds(wish.game, &values, there) && has_room(wish.game, &values, there);
    let wanted = !private && terms.vote.is_none() && (wish.against.is_empty() || humans == 0 && few);
    let seats = match terms.vote {
        Some(_) => seats_of_chat(work, wish.against, origin, private)?,
        None => seats_of_host(work, wish.against, origin)?,
    };
    check_terms(wish.game, &values, there, wanted)?;
    let anybody = wanted && has_room(wish.game, &values, there);
    match anybody || seats.iter().any(|seat| seat.joined.is_none()) {
        true => limits::may_challenge(work, origin.host.id, origin.chat)?,
        false => limits::may_play(work, origin.host.id)?,
    }
    let tunable = settings.is_empty() && info.options.iter().any(|def| !def.offer.is_empty());
    let clock = if terms.clock.is_off() { String::new() } else { terms.clock.to_string() };
    let row = MatchRow {
        options: values.to_string(),
        clock,
        resigns: terms.resigns,
        hints: terms.hints,
        casual: terms.casual,
        vote: terms.vote,
        anybody,
        tunable,
        seats,
        ..unmade(work, info.id, info.rules, origin)
    };
    let id = row.id;
    seat_or_wait(work, None, row);
    Ok(id)
}

fn host_seat(origin: &Origin<'_>) -> SeatRow {
    SeatRow { joined: Some(origin.joined.clone()), ..wish::guest_seat(origin.host) }
}

/// The seats if the challenger plays.
fn seats_of_host(work: &Work<'_>, against: Vec<SeatRow>, origin: &Origin<'_>) -> Result<Vec<SeatRow>, Text> {
    check_guests(work, &against, Some(origin.host))?;
    Ok([host_seat(origin)].into_iter().chain(against).collect())
}

/// The seats if the chat plays. The challenger is a voter, or plays against the chat.
fn seats_of_chat(
    work: &Work<'_>,
    mut against: Vec<SeatRow>,
    origin: &Origin<'_>,
    private: bool,
) -> Result<Vec<SeatRow>, Text> {
    if private || against.is_empty() {
        return Err(Text::new(if private { "vote-private" } else { "vote-alone" }));
    }
    for seat in against.iter_mut().filter(|seat| is_host(seat, origin.host)) {
        *seat = host_seat(origin);
    }
    check_guests(work, &against, None)?;
    limits::may_have_votes(work, origin.host.id, origin.chat)?;
    Ok([wish::chat_seat(&origin.joined)].into_iter().chain(against).collect())
}

/// Whether a seat names the host.
fn is_host(seat: &SeatRow, host: &Person) -> bool {
    match &seat.who {
        Who::User(id) => *id == host.id,
        Who::Username(name) => host.username.as_deref().map(str::to_lowercase).as_ref() == Some(name),
        Who::Computer(_) | Who::Chat => false,
    }
}

/// Whether the game can be played there against these people and computers.
fn check_opponents(info: &Info, against: &[SeatRow], humans: usize, private: bool) -> Result<(), Text> {
    if against.len() > humans && !info.computer {
        return Err(Text::new("challenge-no-computer"));
    }
    if info.seats.most() == 1 && !against.is_empty() {
        return Err(Text::new("challenge-alone"));
    }
    if private && (humans > 0 || against.is_empty() && !info.seats.has(1)) {
        return Err(Text::new(if info.computer { "challenge-private" } else { "challenge-group" }));
    }
    Ok(())
}

/// The row of a new challenge, with nothing agreed yet.
pub fn unmade(work: &mut Work<'_>, game: &str, rules: u16, origin: &Origin<'_>) -> MatchRow {
    MatchRow {
        id: work.tx.next_match(),
        game: game.to_owned(),
        rules,
        chat: origin.chat,
        topic: origin.topic,
        host: origin.host.id,
        secret: hex::encode((work.cache.entropy)()),
        invitation: origin.invited.map(|invited| invited.number),
        lobby: origin.invited.and_then(|invited| Some(work.tx.add_posted(origin.chat, invited.message?))),
        made: work.now,
        began: work.now,
        last: work.now,
        timer: Some(work.now + LAPSES),
        ..MatchRow::default()
    }
}

/// A seat count. Too large a count becomes 255, which every game refuses.
fn exactly(there: usize) -> u8 {
    u8::try_from(there).unwrap_or(u8::MAX)
}

/// Whether exactly `count` can play with these settings.
fn holds(game: &dyn AnyGame, values: &OptValues, count: usize) -> bool {
    game.check(&mut values.clone(), exactly(count)).is_ok()
}

/// The fewest players with these settings, given the people already seated.
fn at_least(game: &dyn AnyGame, values: &OptValues, there: usize) -> Option<u8> {
    let mut counts = game.info().seats.iter().filter(|count| usize::from(*count) >= there);
    counts.find(|count| holds(game, values, (*count).into()))
}

/// Whether another person can join. Some settings exclude that.
fn has_room(game: &dyn AnyGame, values: &OptValues, there: usize) -> bool {
    at_least(game, values, there + 1).is_some()
}

/// Checks settings for the people seated, or for an open challenge, for the fewest who can play.
///
/// # Errors
/// Why nobody can play with them.
pub fn check_terms(game: &dyn AnyGame, values: &OptValues, there: usize, open: bool) -> Result<(), Text> {
    let count = if open { expected(game, values, there) } else { exactly(there) };
    game.check(&mut values.clone(), count).map_err(|reject| reject.text)
}

/// The game of a challenge and its settings.
pub fn terms(games: Registry, row: &MatchRow) -> Option<(&'static dyn AnyGame, OptValues)> {
    terms_of(games, &row.game, &row.options)
}

/// A game by its id, and its settings in the form of a record.
pub fn terms_of(games: Registry, game: &str, options: &str) -> Option<(&'static dyn AnyGame, OptValues)> {
    let game = games.find(game)?;
    let settings: Vec<String> = options.split_whitespace().map(str::to_owned).collect();
    Some((game, wish::options(game, &settings, Lang::default()).ok()?))
}

/// The possible player counts on the terms of a challenge.
pub fn counts(work: &Work<'_>, row: &MatchRow) -> Option<Counts> {
    let (game, values) = terms(work.games, row)?;
    game.counts(&values)
}

/// Whether another person can join an open challenge.
pub fn has_seats(work: &Work<'_>, row: &MatchRow) -> bool {
    terms(work.games, row).is_some_and(|(game, values)| has_room(game, &values, row.seats.len()))
}

/// Whether a challenge can become a match with the people seated, and in an open one with others who may join.
pub fn fills(work: &Work<'_>, row: &MatchRow) -> bool {
    let Some((game, values)) = terms(work.games, row) else { return false };
    let there = row.seats.len();
    if row.anybody { at_least(game, &values, there).is_some() } else { holds(game, &values, there) }
}

/// Checks whether these people can be invited. A host who plays cannot invite themselves.
fn check_guests(work: &Work<'_>, against: &[SeatRow], host: Option<&Person>) -> Result<(), Text> {
    for (n, seat) in against.iter().enumerate() {
        if matches!(seat.who, Who::Computer(_) | Who::Chat) {
            continue;
        }
        if host.is_some_and(|host| is_host(seat, host)) {
            return Err(Text::new("challenge-oneself"));
        }
        if seat.who == Who::Username(work.cache.me.username.to_lowercase()) {
            return Err(Text::new("challenge-bot-how"));
        }
        let same = |other: &SeatRow| {
            other.who == seat.who || known(work, other).is_some_and(|user| known(work, seat) == Some(user))
        };
        if against[..n].iter().any(same) {
            return Err(Text::new("challenge-twice").with("name", seat.name.clone()));
        }
    }
    Ok(())
}

/// The user of a seat, even if only the username was given.
fn known(work: &Work<'_>, seat: &SeatRow) -> Option<UserId> {
    match &seat.who {
        Who::User(id) => Some(*id),
        Who::Username(name) => work.tx.user_named(name),
        Who::Computer(_) | Who::Chat => None,
    }
}

/// After a challenge has changed: starts the match if everybody has joined, or updates the message.
pub fn seat_or_wait(work: &mut Work<'_>, before: Option<&MatchRow>, row: MatchRow) {
    let all = row.seats.iter().all(|seat| seat.joined.is_some());
    if all && (!row.anybody || !has_seats(work, &row)) {
        begin(work, before, row);
    } else {
        work.tx.put_match(before, &row);
        work.enqueue_lobby(row.id, row.chat);
    }
}

/// The first position, by the newest rules: they may have changed while the challenge waited.
fn set_up(work: &Work<'_>, row: &mut MatchRow) -> Result<Match, Option<Reject>> {
    row.rules = work.games.find(&row.game).map_or(row.rules, |game| game.info().rules);
    let live = Match::begin(live::header(work.games, row).ok_or(None)?).map_err(Some)?;
    let header = live.header();
    row.options = header.options.to_string();
    row.deal = if header.has_words() { header.deal.clone() } else { Vec::new() };
    Ok(live)
}

/// Starts a match: the first position, its boards, and computers to move.
pub fn begin(work: &mut Work<'_>, before: Option<&MatchRow>, mut row: MatchRow) {
    let live = match set_up(work, &mut row) {
        Ok(live) => live,
        Err(reject) => {
            work.tx.put_match(before, &row);
            let text =
                reject.map_or_else(|| Text::new("game-unknown").with("name", row.game.clone()), |r: Reject| r.text);
            return void(work, row, text);
        }
    };
    let shown = row.lobby.is_some() || before.is_some();
    row.stage = Stage::Live;
    row.began = work.now;
    row.last = work.now;
    let (turn, outcome) = (live.turn(), live.outcome());
    row.boards = views::first_boards(work, &row, &live);
    let worth: Vec<ChatId> =
        row.boards.iter().filter(|board| views::is_worth(&live, &row, board)).map(|board| board.chat).collect();
    work.keep(row.id, live);
    row.timer = alarms::alarm(work, &row);
    // Dice that nobody has a say in may have decided the whole match.
    if matches!(turn, Turn::Over(_)) {
        steps::over(work, &mut row, outcome);
    }
    work.tx.put_match(before, &row);
    work.begun.push((row.chat, row.game.clone()));
    work.try_pictures(row.chat);
    let waits = computers::waits_for_computers(&row, &turn);
    worth.into_iter().filter(|_| !waits).for_each(|chat| work.enqueue_board(row.id, chat, false));
    // The challenge says what the board shows, so it can wait.
    if shown {
        work.enqueue_lobby(row.id, row.chat);
    }
    computers::wake_computers(work, &row);
    away::draw_pieces(work, row.id);
}

pub fn void(work: &mut Work<'_>, before: MatchRow, why: Text) {
    let mut row = before.clone();
    row.stage = Stage::Void;
    row.voided = Some(why);
    row.timer = None;
    work.tx.put_match(Some(&before), &row);
    work.enqueue_lobby(row.id, row.chat);
}

/// The expected player count of a challenge: the people seated, or the fewest who can play with its settings. If nobody
/// can, the fewest of the game, so that the game explains why.
pub fn expected(game: &dyn AnyGame, values: &OptValues, there: usize) -> u8 {
    let seats = game.info().seats;
    at_least(game, values, there).unwrap_or_else(|| exactly(there).max(seats.at_least(exactly(there))))
}

/// Whether another person than the host has joined.
pub fn joined_others(row: &MatchRow) -> bool {
    let other = |seat: &&SeatRow| !matches!(seat.who, Who::Computer(_) | Who::Chat) && seat.who != Who::User(row.host);
    row.seats.iter().filter(other).any(|seat| seat.joined.is_some())
}
