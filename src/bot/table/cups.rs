//! Cups in a chat: people join, matches begin and end, rounds follow each other. [`kletka_people::cup`] decides the
//! pairings; this module carries out its steps.

use kletka_people::cup::{Cup, Entrant, Kind, Number, Phase, Presence, Refusal, Step, Unfinished};

use super::alarms::UNDER_WAY;
use super::wish::Origin;
use super::{endings, lobby};
use crate::bot::chats::people;
use crate::bot::context::effects::CupOrder;
use crate::bot::context::incoming::Person;
use crate::bot::context::work::Work;
use crate::game::{Seat, Seats, Text};
use crate::play::{Action, Ending, Line, Match};
use crate::store::schema::{
    CupId, CupMessageRow, CupNewsRow, CupPersonRow, CupRow, Due, MatchId, MatchRow, SeatRow, Stage, UserId, Who,
};

/// A cup that nobody starts lapses after a week, in milliseconds.
pub const LAPSES: u64 = 7 * 24 * 60 * 60 * 1000;

/// How often a round whose time is over is looked at, in milliseconds.
const AGAIN: u64 = 10 * 60 * 1000;

/// The rating assumed for a person without one, in points.
const UNRATED: i32 = 1500;

/// The message for a call that the cup has refused.
pub fn refused(why: Refusal) -> Text {
    Text::new(match why {
        Refusal::NoForm => "cup-no-form",
        Refusal::NotStarted => "cup-not-started",
        Refusal::Running => "cup-running",
        Refusal::Over => "cup-is-over",
        Refusal::TooFew => "cup-too-few",
        Refusal::TooMany => "cup-too-many",
        Refusal::TooLate => "cup-too-late",
        Refusal::Unknown => "cup-not-in",
        Refusal::AlreadyIn => "cup-already-in",
        Refusal::Gone => "cup-gone",
        Refusal::PutOut => "cup-put-out",
        Refusal::Eliminated => "cup-eliminated",
        Refusal::Closing => "cup-closing",
        Refusal::NoMatch | Refusal::Decided | Refusal::Places | Refusal::Early => "cup-decided",
    })
}

/// Carries out a user's order about a cup, if they have the right to give it.
///
/// # Errors
/// Why nothing happens.
pub fn wanted(work: &mut Work<'_>, id: CupId, user: UserId, wanted: CupOrder) -> Result<(), Text> {
    let before = work.tx.cup(id).ok_or_else(|| Text::new("cup-unknown").with("number", id as i64))?;
    let mut row = before.clone();
    let now = work.now;
    let entrant = |row: &CupRow, user| row.entrant(user).ok_or_else(|| refused(Refusal::Unknown));
    let steps = match wanted {
        CupOrder::Join => {
            join(work, &mut row, user)?;
            Vec::new()
        }
        CupOrder::Leave => {
            let entrant = row.entrant(user).ok_or_else(|| Text::new("cup-you-not-in"))?;
            row.cup.leave(entrant, now).map_err(refused)?
        }
        CupOrder::Out(user) => {
            let entrant = entrant(&row, user)?;
            // The text for somebody who has left says it to them.
            let other = |why| refused(if why == Refusal::Gone { Refusal::Unknown } else { why });
            row.cup.put_out(entrant, now).map_err(other)?
        }
        CupOrder::Start => row.cup.start(now).map_err(refused)?,
        CupOrder::Stop => row.cup.stop().map_err(refused)?,
        CupOrder::Close => {
            row.cup.close().map_err(refused)?;
            row.news.push(CupNewsRow { round: row.cup.round(), text: Text::new("cup-closes") });
            Vec::new()
        }
    };
    carry_out(work, &before, row, steps);
    Ok(())
}

/// The order that a user may give about a cup. Players in it, or people who may be players behind the name of the
/// group, cannot make its matches not count: they stop it after its round, and put nobody out once it has started.
///
/// # Errors
/// Why they may not give it.
pub fn allowed(row: &CupRow, user: UserId, anonymous: bool, wanted: CupOrder) -> Result<CupOrder, Text> {
    let plays = anonymous || row.entrant(user).is_some();
    if !plays || row.cup.phase() != Phase::Running {
        return Ok(wanted);
    }
    match wanted {
        CupOrder::Stop => Ok(CupOrder::Close),
        CupOrder::Out(_) if anonymous => Err(Text::new("cup-anonymous")),
        CupOrder::Out(_) => Err(Text::new("cup-no-out")),
        other => Ok(other),
    }
}

/// Adds a person to a cup, perhaps again.
fn join(work: &mut Work<'_>, row: &mut CupRow, user: UserId) -> Result<(), Text> {
    if let Some(entrant) = row.entrant(user) {
        return row.cup.back(entrant).map_err(refused);
    }
    let rating = work.tx.tally(row.chat, &row.game, user).and_then(|tally| tally.rating);
    row.cup.join(rating.map_or(UNRATED, |rating| rating.points())).map_err(refused)?;
    let name = work.tx.user(user).map_or_else(|| format!("#{user}"), |user| user.name);
    row.people.push(CupPersonRow { user, name });
    Ok(())
}

/// Whether somebody may start or stop a cup without being an administrator: the founder, or any player once the founder
/// has left.
pub fn may_lead(row: &CupRow, user: UserId) -> bool {
    let plays = |user| {
        let entrant = row.entrant(user);
        row.cup.entrants().any(|(one, _, presence)| Some(one) == entrant && presence == Presence::Playing)
    };
    user == row.founder || (!plays(row.founder) && row.entrant(row.founder).is_some() && plays(user))
}

/// Carries out the steps of a cup, and stores it.
pub fn carry_out(work: &mut Work<'_>, before: &CupRow, mut row: CupRow, steps: Vec<Step>) {
    if row.cup.phase() == Phase::Over && before.cup.phase() == Phase::Running {
        // An edit would tell nobody that the cup is over.
        take_away(work, &mut row);
    }
    let mut round = before.cup.round();
    // The invitation or the finished round changes. New rounds come before their boards.
    let mut shown = vec![round];
    show(work, &row, round);
    let mut orders = Vec::new();
    for step in steps {
        match step {
            Step::Pair { number, seats, again } => {
                // The first match of a round begins the round.
                round = row.cup.meeting(number).map_or(round, |meeting| meeting.round);
                show_once(work, &row, round, &mut shown);
                begin(work, &mut row, number, &seats);
                let former = again.and_then(|number| row.match_of(number));
                if let Some((former, id)) = former.zip(row.match_of(number)) {
                    let text = Text::new("cup-again").with("former", former as i64).with("number", id as i64);
                    row.news.push(CupNewsRow { round, text });
                }
            }
            Step::RoundOver(over) => {
                show_once(work, &row, over, &mut shown);
                round = over.saturating_add(1);
            }
            Step::Resign { .. } | Step::CallOff(_) => orders.push(step),
            other => tell_of(&mut row, round_of(round, before), &other),
        }
    }
    let last = row.cup.round();
    show_once(work, &row, last, &mut shown);
    row.timer = next_look(&row, work.now);
    work.tx.put_cup(Some(before), &row);
    orders.into_iter().for_each(|order| obey(work, &row, &order));
}

/// When to look at a cup: at the end of its round, and then again and again while that waits for matches.
pub fn next_look(row: &CupRow, now: u64) -> Option<u64> {
    match row.cup.phase() {
        Phase::Joining => Some(row.made + LAPSES),
        // A move sent in time may be under way.
        Phase::Running => row.cup.ends().map(|ends| ends + UNDER_WAY).map(|at| if at > now { at } else { now + AGAIN }),
        Phase::Over => None,
    }
}

/// The round of a bye: the first one before a cup's first match.
fn round_of(round: u8, before: &CupRow) -> u8 {
    if before.cup.phase() == Phase::Joining { 1 } else { round }
}

/// Adds news about one person.
fn tell_of(row: &mut CupRow, round: u8, step: &Step) {
    let (key, one) = match step {
        Step::Bye(one) => ("cup-bye", one),
        Step::Rest(one) => ("cup-rest", one),
        Step::Withdrawn(one) => ("cup-withdrawn", one),
        Step::Forfeit { winner: Some(one), number } => (forfeit(row, *number), one),
        Step::Lot { winner, .. } => ("cup-lot", winner),
        _ => return,
    };
    let name = |one: Entrant| {
        let person = row.people.get(one.index());
        person.map_or_else(
            || people::nth(one.index()),
            |person| people::kept_among(person.user, &person.name, one.index()),
        )
    };
    let mut text = Text::new(key).with("name", name(*one));
    if let Step::Forfeit { number, .. } = step {
        let gone = row.cup.meeting(*number).and_then(|meeting| meeting.gone.first().copied());
        text = text.with("gone", gone.map(name).unwrap_or_else(|| name(*one)));
    }
    row.news.push(CupNewsRow { round, text });
}

/// The result of a match that cannot begin, for the player who is there: in a round robin a point, unless the other
/// one's matches count for nobody.
fn forfeit(row: &CupRow, number: Number) -> &'static str {
    let seats = row.cup.meeting(number).map(|meeting| meeting.seats.clone()).unwrap_or_default();
    let struck = row.cup.table().iter().any(|line| line.struck && seats.contains(&line.entrant));
    match row.cup.kind() {
        Some(Kind::Knockout) => "cup-forfeit",
        _ if struck => "cup-forfeit-struck",
        _ => "cup-forfeit-point",
    }
}

/// Enqueues the message of a round, unless this step has done so already.
fn show_once(work: &mut Work<'_>, row: &CupRow, round: u8, shown: &mut Vec<u8>) {
    if !shown.contains(&round) {
        shown.push(round);
        show(work, row, round);
    }
}

/// Enqueues the message of a round.
pub fn show(work: &mut Work<'_>, row: &CupRow, round: u8) {
    work.enqueue(row.chat, Due::Cup { id: row.id, round });
}

/// Shows a cup in a new message below all others.
pub fn show_anew(work: &mut Work<'_>, before: &CupRow) {
    let mut row = before.clone();
    take_away(work, &mut row);
    work.tx.put_cup(Some(before), &row);
    show(work, &row, row.cup.round());
}

/// Takes the latest message of a cup away: it comes anew.
fn take_away(work: &mut Work<'_>, row: &mut CupRow) {
    let round = row.cup.round();
    let old = row.message(round);
    row.messages.retain(|shown| shown.round != round);
    old.map(|old| work.enqueue(row.chat, Due::Delete { message: old.message }));
}

/// Begins a match of a cup.
fn begin(work: &mut Work<'_>, row: &mut CupRow, number: Number, seats: &[Entrant]) {
    let cup = row.id;
    let seat = |one: &Entrant| {
        let person = row.people.get(one.index())?;
        let joined = Some(format!("cup {cup} {number} {}", person.user));
        let name = work.tx.user(person.user).map_or_else(|| person.name.clone(), |user| user.name);
        Some(SeatRow { who: Who::User(person.user), name, joined, also: Vec::new() })
    };
    let seats: Vec<SeatRow> = seats.iter().filter_map(seat).collect();
    let host = Person { id: row.founder, name: String::new(), username: None, language: None, bot: false };
    let joined = format!("cup {cup}");
    let origin = Origin { chat: row.chat, topic: row.topic, host: &host, joined, invited: None };
    let rules = work.games.find(&row.game).map_or(0, |game| game.info().rules);
    let made = MatchRow {
        options: row.options.clone(),
        clock: row.clock.clone(),
        hints: row.hints,
        casual: row.casual,
        seats,
        // The cup has assigned the seats so that everybody begins about equally often.
        first: Some(0),
        cup: Some((cup, number)),
        ..lobby::unmade(work, &row.game, rules, &origin)
    };
    row.matches.resize(row.matches.len().max(usize::from(number)), 0);
    row.matches[usize::from(number) - 1] = made.id;
    lobby::begin(work, None, made);
}

/// Carries out a cup's order about a match: calls it off, or resigns for a seat.
fn obey(work: &mut Work<'_>, row: &CupRow, order: &Step) {
    match order {
        Step::CallOff(number) => {
            let live = row.match_of(*number).and_then(|id| work.tx.match_row(id));
            if let Some(live) = live.filter(|live| live.stage == Stage::Live)
                && let Err(why) = endings::cancel(work, live.id)
            {
                tracing::warn!(id = live.id, why = %why.key, "a match of a cup goes on without it");
            }
        }
        Step::Resign { number, entrant } => {
            let Some(live) = row.match_of(*number).and_then(|id| work.tx.match_row(id)) else { return };
            let seat = row.user(*entrant).and_then(|user| live.seat_of(user));
            if let Some(seat) = seat.filter(|_| live.stage == Stage::Live)
                && let Err(why) = endings::resign(work, &live, Seat(seat))
            {
                tracing::warn!(id = live.id, why = %why.key, "a seat of a cup's match stays");
            }
        }
        _ => {}
    }
}

/// Updates the cups of the matches that ended in this step.
pub fn after_endings(work: &mut Work<'_>) {
    while let Some(id) = work.ended.pop() {
        ended(work, id);
    }
}

/// Handles the end of a cup match.
fn ended(work: &mut Work<'_>, id: MatchId) {
    let Some(live) = work.tx.match_row(id).filter(|row| row.stage == Stage::Over) else { return };
    let Some((cup, number)) = live.cup else { return };
    let Some(before) = work.tx.cup(cup) else { return };
    let (now, mut row) = (work.now, before.clone());
    let done = match how(work, &row, number, &live) {
        How::Counts(places) => row.cup.result(number, &places, now),
        How::Anew => row.cup.void(number, now),
        How::Late => {
            let late = unfinished(work, &row, number, &live);
            row.cup.late(&late, now)
        }
        How::Silent(late) => row.cup.late(&late, now),
        How::Absent(user) => match row.entrant(user) {
            Some(entrant) => row.cup.leave(entrant, now).map(|mut steps| {
                steps.insert(0, Step::Withdrawn(entrant));
                steps
            }),
            None => return,
        },
    };
    // A match about which the cup has decided already needs no further steps.
    if let Ok(steps) = done {
        carry_out(work, &before, row, steps);
    }
}

/// How the end of a match counts in its cup.
enum How {
    /// It has a result: each seat's place.
    Counts(Vec<u8>),
    /// The program can no longer play it, so it must be replayed.
    Anew,
    /// It ended without one. Players who owed a move have lost.
    Late,
    /// One of the two players did not appear at all.
    Absent(UserId),
    /// It has a result, but at the table there were people who did not appear at all.
    Silent(Unfinished),
}

fn how(work: &mut Work<'_>, cup: &CupRow, number: Number, row: &MatchRow) -> How {
    let places = row.outcome.as_ref().map(|outcome| outcome.places.clone());
    let Some(live) = work.live(row.id) else { return places.map_or(How::Anew, How::Counts) };
    let (ending, moved) = (live.ending(), live.movers());
    let absent = |seat: Seat| row.seats.get(seat.index()).and_then(|seat| seat.users().next());
    match (ending, places) {
        (Some(Ending::Timeout(seat)), Some(places)) if !moved.has(seat) && row.seats.len() == 2 => {
            absent(seat).map_or(How::Counts(places), How::Absent)
        }
        (_, Some(places)) if row.seats.len() > 2 => {
            let Unfinished { absent, .. } = unfinished(work, cup, number, row);
            match absent.is_empty() {
                true => How::Counts(places),
                false => How::Silent(Unfinished { number, absent, late: Vec::new(), places }),
            }
        }
        (_, Some(places)) => How::Counts(places),
        // If somebody has called it off, the cup has decided before ([`call_off`]). Otherwise time was over for all who
        // owed a move, or the match was too long.
        (_, None) => How::Late,
    }
}

/// The state of a match without a result: who owes a move in it.
pub fn unfinished(work: &mut Work<'_>, row: &CupRow, number: Number, of_match: &MatchRow) -> Unfinished {
    let seen = |live: &mut Match| (live.owing(), live.movers(), expected(live));
    let (owing, moved, expected) = work.live(of_match.id).map(seen).unwrap_or_default();
    let people = |seats: Seats| -> Vec<Entrant> {
        let users = seats.iter().filter_map(|seat| of_match.seats.get(seat.index())).flat_map(SeatRow::users);
        users.filter_map(|user| row.entrant(user)).collect()
    };
    let absent = expected.iter().filter(|seat| !moved.has(*seat)).collect();
    Unfinished { number, absent: people(absent), late: people(owing), places: Vec::new() }
}

/// The seats that had to show themselves by a move. At a table, whoever runs out of time leaves the match, and where
/// time has ended it, the last one left has not shown up either without a move.
fn expected(live: &Match) -> Seats {
    let all = Seats::first(live.header().names.len() as u8);
    let due = match live.ending() {
        _ if all.len() <= 2 => live.owing(),
        None | Some(Ending::Timeout(_) | Ending::Cancelled) => all,
        Some(Ending::Rules | Ending::Resigned(_) | Ending::Agreed) => {
            all.iter().filter(|seat| !live.present().has(*seat)).collect()
        }
    };
    let gave_up = |line: &Line| if let Ok(Action::Resign(seat)) = line.action() { Some(seat) } else { None };
    live.lines().iter().filter_map(gave_up).fold(due, Seats::without)
}

/// Whether a match that has no result of its own counts in its cup: all who played it have lost.
pub fn all_have_lost(work: &Work<'_>, of_match: &MatchRow) -> bool {
    let cup = of_match.cup.and_then(|(cup, number)| Some((work.tx.cup(cup)?, number)));
    let meeting = cup.as_ref().and_then(|(row, number)| row.cup.meeting(*number));
    meeting.is_some_and(|meeting| meeting.counts() && meeting.seats.iter().all(|&one| meeting.has_forfeited(one)))
}

/// A match is called off, or its result annulled, by an administrator who does not play in its cup: the cup plays it
/// again.
///
/// # Errors
/// A sentence that says that the next round was already paired.
pub fn call_off(work: &mut Work<'_>, live: &MatchRow) -> Result<(), Text> {
    let Some((cup, number)) = live.cup else { return Ok(()) };
    let Some(before) = work.tx.cup(cup) else { return Ok(()) };
    let mut row = before.clone();
    let steps = row.cup.void(number, work.now).map_err(refused)?;
    carry_out(work, &before, row, steps);
    Ok(())
}

/// Records the message of a round. It takes the place of the one before.
pub fn stands(work: &mut Work<'_>, id: CupId, newer: CupMessageRow) {
    let Some(before) = work.tx.cup(id).filter(|row| row.message(newer.round) != Some(newer)) else { return };
    let mut row = before.clone();
    let old: Vec<CupMessageRow> = row.messages.extract_if(.., |shown| shown.round == newer.round).collect();
    row.messages.push(newer);
    work.tx.put_cup(Some(&before), &row);
    for old in old.into_iter().filter(|old| old.message != newer.message) {
        work.enqueue(row.chat, Due::Delete { message: old.message });
    }
}

/// Handles a lost message of a round: sends it again if it is the latest round. `gone`: which message was to be edited;
/// another one may have taken its place.
pub fn missing_message(work: &mut Work<'_>, id: CupId, round: u8, gone: Option<i32>) {
    let stands = |row: &CupRow| row.message(round).map(|shown| shown.message);
    let Some(before) = work.tx.cup(id).filter(|row| stands(row) == gone) else { return };
    let mut row = before.clone();
    row.messages.retain(|shown| shown.round != round);
    work.tx.put_cup(Some(&before), &row);
    if round == row.cup.round() && (round > 0 || row.cup.phase() != Phase::Over) {
        show(work, &row, round);
    }
}

/// The winners of a cup that is over: nobody if it was stopped, if nobody is left in a knockout, or if several are
/// first and nobody ever appeared.
pub fn winners(work: &Work<'_>, row: &CupRow) -> Vec<Text> {
    let table = row.cup.table();
    let first = table.iter().filter(|line| line.places.0 == 1 && line.out.is_none() && !row.cup.is_stopped());
    let first: Vec<Text> = first.map(|line| called(work, row, line.entrant)).collect();
    // Whoever is left alone has won. But people do not share what nobody has played for.
    if first.len() > 1 && !row.cup.is_played() { Vec::new() } else { first }
}

/// The current name of a cup's participant.
pub fn called(work: &Work<'_>, row: &CupRow, entrant: Entrant) -> Text {
    let person = row.people.get(entrant.index());
    person.map_or_else(
        || people::nth(entrant.index()),
        |person| people::called_among(work, person.user, &person.name, entrant.index()),
    )
}

/// Whether a cup takes entrants or is in progress.
pub fn is_alive(cup: &Cup) -> bool {
    cup.phase() != Phase::Over
}
