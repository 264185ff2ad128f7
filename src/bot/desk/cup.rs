//! `/cup`: opens a cup, lists the cups of a chat, and takes orders from a founder or an administrator.

use kletka_people::cup::{Choice, Cup, Phase, Rules, Sizes, share};

use super::command::Ask;
use super::notes::{Spot, menu, tell};
use super::{opening, search, stats};
use crate::bot::context::effects::{AdminQuery, AdminThen, CupOrder, Whom};
use crate::bot::context::incoming::Press;
use crate::bot::context::spans;
use crate::bot::context::work::{Work, kept};
use crate::bot::table::wish::{self, Terms};
use crate::bot::table::{cups, pending};
use crate::bot::words::settings::{self, is_called};
use crate::game::{AnyGame, Info, Text};
use crate::play::Clock;
use crate::store::schema::{ChatId, CupId, CupRow, Lang, MatchId, UserId};

/// The default length of a round, in milliseconds.
const ROUND: u64 = 7 * 24 * HOUR;

/// The shortest and the longest round, in milliseconds.
const ROUNDS: (u64, u64) = (10 * 60 * 1000, 60 * 24 * HOUR);

/// A table of many has up to this many seats, unless the game wants more.
const TABLE: u8 = 8;

/// The most cups in progress per chat.
const HERE: usize = 3;

/// The most cups listed.
const LISTED: usize = 10;

/// How long a second press on *Leave* is an answer, in milliseconds.
const SURE: u64 = 60_000;

const HOUR: u64 = 60 * 60 * 1000;

/// `/cup`, `/cup 1`, `/cup dots knockout round=1d`, `/cup stop`, `/cup out @boris`.
pub fn command(work: &mut Work<'_>, ask: &Ask<'_>) {
    if work.tx.chat(ask.chat).is_none_or(|chat| chat.private) {
        return ask.refuse(work, Text::new("cup-group"));
    }
    let words: Vec<&str> = ask.rest.split_whitespace().collect();
    let lang = work.lang(ask.chat);
    let done = match words.as_slice() {
        [] => return list(work, ask),
        [word] if is_number(work, word, lang) => again(work, ask, word),
        _ if ask.message.is_anonymous() && !is_order(words[0], lang) => Err(Text::new("anonymous-plays")),
        [word, rest @ ..] if is_called("cup-word-stop", "stop", word, lang) => order(work, ask, CupOrder::Stop, rest),
        [word, rest @ ..] if is_called("cup-word-out", "out", word, lang) => {
            match stats::meant(work, ask.message, rest.first().copied().unwrap_or_default()) {
                Ok(user) => order(work, ask, CupOrder::Out(user), rest.get(1..).unwrap_or_default()),
                Err(why) => Err(why),
            }
        }
        words => open(work, ask, words),
    };
    if let Err(why) = done {
        ask.refuse(work, why);
    }
}

fn is_order(word: &str, lang: Lang) -> bool {
    is_called("cup-word-stop", "stop", word, lang) || is_called("cup-word-out", "out", word, lang)
}

/// Whether a word is the number of a cup. Some games have a number as their name.
fn is_number(work: &Work<'_>, word: &str, lang: Lang) -> bool {
    super::resolve::number(word).is_some() && search::exact(work.games, &[word], lang).is_err()
}

/// Shows a cup again.
fn again(work: &mut Work<'_>, ask: &Ask<'_>, word: &str) -> Result<(), Text> {
    let id = super::resolve::number(word).unwrap_or_default();
    let row = work.tx.cup(id).filter(|row| row.chat == ask.chat);
    let row = row.ok_or_else(|| Text::new("cup-unknown").with("number", id as i64))?;
    if work.may_answer(ask.whom()) {
        cups::show_anew(work, &row);
    }
    Ok(())
}

/// The cups of a chat, one line each: all in progress, then the newest of those that have been played, then those that
/// never began. Empty if there were none.
pub fn lines(work: &Work<'_>, chat: ChatId) -> Vec<Text> {
    let mut rows: Vec<CupRow> = work.tx.cups_in(chat).into_iter().rev().filter_map(|id| work.tx.cup(id)).collect();
    rows.sort_by_key(|row| (!cups::is_alive(&row.cup), row.cup.round() == 0));
    rows.iter().take(LISTED).map(|row| line(work, row)).collect()
}

fn line(work: &Work<'_>, row: &CupRow) -> Text {
    let game = Text::new(format!("{}-name", row.game));
    let base = |key: &'static str| Text::new(key).with("number", row.id as i64).with("game", game.clone());
    match row.cup.phase() {
        Phase::Joining => base("cup-line-joining").with("count", row.cup.playing().count()),
        Phase::Running => base("cup-line-running").with("round", row.cup.round()).with("rounds", row.cup.rounds()),
        Phase::Over => {
            let names = cups::winners(work, row);
            if names.is_empty() { base("cup-line-off") } else { base("cup-line-over").with("winners", names) }
        }
    }
}

/// Lists the cups, and shows those in progress again.
fn list(work: &mut Work<'_>, ask: &Ask<'_>) {
    let lines = lines(work, ask.chat);
    if lines.is_empty() {
        let text = Text::new("cup-none").with("command", example(work));
        return ask.refuse(work, text);
    }
    let text = [Text::new("cup-list")].into_iter().chain(lines).collect();
    menu(work, Spot { reply_to: Some(ask.message.id), ..Spot::new(ask.whom()) }, text, Vec::new());
}

/// The id of a game that a cup can use, as an example.
pub fn example(work: &Work<'_>) -> &'static str {
    work.games.iter().find(|game| game.info().seats.has(2)).map_or("", |game| game.info().id)
}

/// Whether another cup fits into a chat.
fn has_room(work: &Work<'_>, chat: ChatId) -> Result<(), Text> {
    let rows = work.tx.cups_in(chat).into_iter().filter_map(|id| work.tx.cup(id));
    let alive: Vec<Text> = rows.filter(|row| cups::is_alive(&row.cup)).map(|row| line(work, &row)).collect();
    if alive.len() < HERE { Ok(()) } else { Err(Text::new("cup-many").with("most", HERE).with("cups", alive)) }
}

fn open(work: &mut Work<'_>, ask: &Ask<'_>, words: &[&str]) -> Result<(), Text> {
    has_room(work, ask.chat)?;
    let lang = work.lang(ask.chat);
    let (game, rest) = search::exact(work.games, words, lang)?;
    if !work.may_answer(ask.whom()) {
        return Ok(());
    }
    let Form { choice, span, settings } = form(game, rest, lang)?;
    let info = game.info();
    let (terms, own) = terms(info, &settings)?;
    let values = wish::options(game, &own, lang)?;
    let fits = |seats: &u8| game.check(&mut values.clone(), *seats).is_ok();
    let sizes = Sizes::of(info.seats.iter().filter(fits));
    let secret = (work.cache.entropy)();
    let cup = Cup::open(Rules { choice, sizes, span, lot: secret }).map_err(cups::refused)?;
    let clock = clock(terms.clock, span, at_a_table(choice, sizes))?;
    let row = CupRow {
        id: work.tx.next_cup(),
        game: info.id.to_owned(),
        options: values.to_string(),
        clock: clock.to_string(),
        hints: terms.hints,
        casual: terms.casual,
        chat: ask.chat,
        topic: ask.message.topic,
        founder: ask.message.from.id,
        made: work.now,
        secret: hex::encode(secret),
        cup,
        people: Vec::new(),
        matches: Vec::new(),
        news: Vec::new(),
        messages: Vec::new(),
        timer: Some(work.now + cups::LAPSES),
    };
    work.tx.put_cup(None, &row);
    cups::wanted(work, row.id, ask.message.from.id, CupOrder::Join)
}

/// The terms of the matches, and the options of the game. In a cup people meet, not chats.
fn terms(info: &Info, settings: &[String]) -> Result<(Terms, Vec<String>), Text> {
    let read = wish::terms(info, settings)?;
    if read.0.vote.is_some() { Err(Text::new("cup-no-vote")) } else { Ok(read) }
}

/// The seats of the largest usual table.
fn at_a_table(choice: Choice, sizes: Sizes) -> u64 {
    if choice != Choice::Tables && sizes.has(2) {
        return 2;
    }
    let usual = sizes.tables().filter(|size| *size <= TABLE).last();
    u64::from(usual.or(sizes.tables().next()).unwrap_or(2))
}

/// The clock that a cup gives: a time for all moves of a player, whatever the length of the game. All of it together is
/// less than the round. So nobody can let the round end on the other's move, and a match that is played at the speed of
/// its clock is over before. A tenth stays for messages that are under way.
fn fitting(span: u64, seats: u64) -> Clock {
    let most = share(span, seats) / 10 * 9;
    let units = [24 * HOUR, HOUR, HOUR / 60, HOUR / 3600];
    // In a unit that the game has, so that it can be shown.
    let unit = units.into_iter().find(|unit| most >= 3 * unit).unwrap_or(1);
    Clock::Timed { turn: 0, reserve: most / unit * unit }
}

/// How many moves of each player a match of a cup may well have. A time for each move comes again with each of them.
const MOVES: u64 = 20;

/// The clock of a cup: as wished for, if it fits into a round, or the one that fits.
fn clock(wished: Clock, span: u64, seats: u64) -> Result<Clock, Text> {
    let fitting = fitting(span, seats);
    if wished.is_off() {
        return Ok(fitting);
    }
    let whole = wished.turn().saturating_mul(MOVES).saturating_add(wished.reserve());
    match (spans::clock(wished), spans::clock(fitting)) {
        (Some(given), Some(most)) if whole > share(span, seats) => {
            let text = Text::new("cup-clock-long").with("clock", given).with("most", most);
            Err(text.with("round", spans::span(span)))
        }
        _ => Ok(wished),
    }
}

/// The terms of a cup, besides its game.
struct Form {
    choice: Choice,
    /// The length of a round, in milliseconds.
    span: u64,
    settings: Vec<String>,
}

fn form(game: &'static dyn AnyGame, words: &[&str], lang: Lang) -> Result<Form, Text> {
    let mut form = Form { choice: Choice::ByCount, span: ROUND, settings: Vec::new() };
    let mut rest = words;
    while let [word, ..] = rest {
        let mut count = 1;
        if is_called("cup-word-knockout", "knockout", word, lang) {
            form.choice = Choice::Knockout;
        } else if is_called("cup-word-tables", "tables", word, lang) {
            form.choice = Choice::Tables;
        } else if let Some(value) =
            word.split_once('=').filter(|(key, _)| is_called("cup-word-round", "round", key, lang))
        {
            form.span = span(value.1).ok_or_else(|| Text::new("cup-round-wrong").with("given", value.1))?;
        } else {
            let read = opening::setting(game.info(), rest, lang);
            let (setting, several) = read.ok_or_else(|| unknown(game.info(), word, lang))?;
            form.settings.push(setting);
            count = several;
        }
        rest = &rest[count..];
    }
    Ok(form)
}

/// Says that a word behind `/cup` is unknown, and what can be said about the cup and its matches.
fn unknown(info: &Info, word: &str, lang: Lang) -> Text {
    let own = ["cup-word-round", "cup-word-knockout", "cup-word-tables"];
    // Only games for more than two are played at tables of several.
    let own = if info.seats.most() > 2 { &own[..] } else { &own[..2] };
    settings::unknown(info, word, own, lang)
}

/// Parses a duration into milliseconds: `1d`, `12h`.
fn span(text: &str) -> Option<u64> {
    match text.parse::<Clock>().ok()? {
        Clock::Timed { turn, reserve: 0 } => Some(turn).filter(|span| (ROUNDS.0..=ROUNDS.1).contains(span)),
        _ => None,
    }
}

/// Handles an order of the founder or an administrator, about the cup with that number or the only one.
fn order(work: &mut Work<'_>, ask: &Ask<'_>, wanted: CupOrder, rest: &[&str]) -> Result<(), Text> {
    let number = rest.first().and_then(|word| super::resolve::number(word));
    let rows = work.tx.cups_in(ask.chat).into_iter().filter_map(|id| work.tx.cup(id));
    let rows: Vec<CupRow> = rows.filter(|row| number.is_none_or(|n| n == row.id) && cups::is_alive(&row.cup)).collect();
    let row = match rows.as_slice() {
        [] => return Err(Text::new("cup-none-alive")),
        [row] => row,
        _ => {
            return Err(Text::new("cup-which").with("cups", rows.iter().map(|row| line(work, row)).collect::<Vec<_>>()));
        }
    };
    let (user, anonymous) = (ask.message.from.id, ask.message.is_anonymous());
    let leads = wanted == CupOrder::Stop && cups::may_lead(row, user);
    let allowed = cups::allowed(row, user, anonymous, wanted)?;
    if anonymous || leads {
        return cups::wanted(work, row.id, user, allowed);
    }
    let then = AdminThen::Cup { asked: ask.whom(), id: row.id, wanted };
    work.fx.ask = Some(AdminQuery { peer: ask.message.chat.peer, user, then });
    Ok(())
}

/// Carries out the order of an administrator. While the messenger was asked whether they are one, the cup may have
/// started, and they may have joined it.
///
/// # Errors
/// A sentence that says why nothing happens.
pub fn lead(work: &mut Work<'_>, asked: Whom, id: CupId, wanted: CupOrder) -> Result<(), Text> {
    let row = work.tx.cup(id).ok_or_else(|| Text::new("cup-unknown").with("number", id as i64))?;
    let allowed = cups::allowed(&row, asked.user, false, wanted)?;
    cups::wanted(work, id, asked.user, allowed)
}

/// A press on a button of a cup.
///
/// # Errors
/// A sentence that says why nothing happens.
pub fn pressed(work: &mut Work<'_>, press: Press, chat: ChatId, id: CupId, word: &str) {
    let user: UserId = press.from.id;
    let row = work.tx.cup(id).filter(|row| row.chat == chat);
    let Some(row) = row else { return tell(work, &press, chat, Some(Text::new("toast-old-board")), &[]) };
    let wanted = match word {
        "join" => CupOrder::Join,
        "leave" if !is_sure(work, &row, user) => return tell(work, &press, chat, Some(pending::again()), &[]),
        "leave" => CupOrder::Leave,
        "start" if cups::may_lead(&row, user) => CupOrder::Start,
        "start" => return tell(work, &press, chat, Some(Text::new("cup-founder")), &[]),
        "stop" if cups::may_lead(&row, user) => CupOrder::Stop,
        "stop" => return tell(work, &press, chat, Some(Text::new("cup-founder")), &[]),
        _ => return tell(work, &press, chat, Some(Text::new("toast-old-board")), &[]),
    };
    let done = cups::allowed(&row, user, false, wanted).and_then(|wanted| cups::wanted(work, id, user, wanted));
    tell(work, &press, chat, done.err(), &[]);
}

/// Whether somebody may leave at once. Where that gives up a match that asks before it is resigned, the first press
/// only asks for a second one.
fn is_sure(work: &mut Work<'_>, row: &CupRow, user: UserId) -> bool {
    let plays = |id: &MatchId| work.tx.match_row(*id).is_some_and(|of_match| of_match.seat_of(user).is_some());
    let open = row.cup.awaited().filter_map(|(number, _)| row.match_of(number)).find(plays);
    if !open.and_then(|id| work.live(id)).is_some_and(|live| pending::needs_confirmation(live)) {
        return true;
    }
    let now = work.now;
    kept(&mut work.cache.leaving, (row.id, user), now).is_some_and(|asked| now <= asked + SURE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_moves_of_all_players_fit_into_a_round() {
        let fits = |round: &str, seats| {
            let span = span(round).expect("a length of a round");
            let clock = fitting(span, seats);
            assert!(clock.reserve() > 0 && seats * clock.reserve() < span, "{round}: {clock}");
            clock.to_string()
        };
        for (round, two, eight) in [
            ("7d", "3d", "18h"),
            ("1d", "10h", "162m"),
            ("10m", "4m", "67s"),
            ("2h", "54m", "13m"),
            ("30d", "13d", "3d"),
        ] {
            assert_eq!((fits(round, 2), fits(round, 8)), (format!("0s+{two}"), format!("0s+{eight}")), "{round}");
        }
    }
}
