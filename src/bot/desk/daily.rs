//! `/daily`: the puzzles of the day. In a group, it shows them with their table. You play them in private.

use super::command::Ask;
use super::notes::{Spot, menu, tell};
use super::search;
use crate::bot::boards::days::{drawn_from, head, table};
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::{Person, Press};
use crate::bot::context::work::Work;
use crate::bot::table::lobby::{self, unmade};
use crate::bot::table::wish::{self, Origin};
use crate::bot::table::{days, limits, views};
use crate::bot::words::settings::is_called;
use crate::game::{AnyGame, Text};
use crate::store::days::{Day, TryRow};
use crate::store::schema::{ChatId, Due, Lang, MatchRow, SeatRow, Stage};

/// The prefix of deep links from a group to a puzzle.
pub const LINK: &str = "daily-";

/// Goes into every puzzle's seed in place of a player's message id, so that all players get the same seed.
const JOINED: &str = "daily";

/// `/daily`, `/daily bulls`, `/daily yesterday`.
pub fn command(work: &mut Work<'_>, ask: &Ask<'_>) {
    let words: Vec<&str> = ask.rest.split_whitespace().collect();
    let private = work.tx.chat(ask.chat).is_none_or(|chat| chat.private);
    let done = match words.as_slice() {
        [word] if is_called("daily-word-yesterday", "yesterday", word, work.lang(ask.chat)) => {
            yesterday(work, ask);
            Ok(())
        }
        [] => {
            show(work, ask);
            Ok(())
        }
        words => puzzle(work, words, work.lang(ask.chat)).and_then(|game| match private {
            true => open(work, ask.whom(), &ask.message.from, (game, days::day_of(work.now))),
            false => {
                show(work, ask);
                Ok(())
            }
        }),
    };
    if let Err(why) = done {
        ask.refuse(work, why);
    }
}

/// The game that the words name, if it has a puzzle of the day.
fn puzzle(work: &Work<'_>, words: &[&str], lang: Lang) -> Result<&'static dyn AnyGame, Text> {
    let none = || {
        let all = days::puzzles(work.games).map(|(game, _)| Text::new(format!("{}-name", game.info().id)));
        Text::new("daily-none").with("games", all.collect::<Vec<_>>())
    };
    match search::one(work.games, words, lang)? {
        (game, []) if game.info().daily.is_some() => Ok(game),
        _ => Err(none()),
    }
}

/// Shows today's puzzles, as a new message.
fn show(work: &mut Work<'_>, ask: &Ask<'_>) {
    if work.may_answer(ask.whom()) {
        days::show(work, ask.chat, days::day_of(work.now), ask.message.topic);
    }
}

/// Yesterday's puzzles: the group's table, and the secret they were drawn from.
fn yesterday(work: &mut Work<'_>, ask: &Ask<'_>) {
    let day = days::day_of(work.now).saturating_sub(1);
    let Some(drawn_from) = drawn_from(work, day) else {
        return ask.refuse(work, Text::new("daily-nobody"));
    };
    let mut text = vec![head(day)];
    text.extend(work.tx.chat_day(ask.chat, day).map(|row| table(work, &row, day)).unwrap_or_default());
    text.push(drawn_from);
    menu(work, Spot { reply_to: Some(ask.message.id), ..Spot::new(ask.whom()) }, text, Vec::new());
}

/// A puzzle: its game and its day.
type Puzzle = (&'static dyn AnyGame, Day);

/// Handles a press on a puzzle's button, in private.
pub fn pressed(work: &mut Work<'_>, press: &Press, chat: ChatId, day: Day, game: &str) {
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    match work.tx.chat_day(chat, day) {
        _ if !private => {}
        Some(row) if row.message == Some(press.message) => {}
        // It was sent twice.
        Some(_) => days::stands(work, chat, day, (press.message, false), false),
        // A former version has written it, and does not know it as the message of a day.
        None => drop(work.enqueue(chat, Due::Unkey { message: press.message })),
    }
    let game = work.games.find(game).filter(|game| private && game.info().daily.is_some());
    let done = match game {
        Some(game) => open(work, Whom::pressing(chat, press), &press.from, (game, day)),
        None => Err(Text::new("toast-old-board")),
    };
    tell(work, press, chat, done.err(), &[]);
}

/// Handles a deep link from a group: the result will go into that group's table.
///
/// # Errors
/// A sentence that says why nothing happens.
pub fn link(work: &mut Work<'_>, ask: &Ask<'_>, rest: &str) -> Result<(), Text> {
    let old = || Text::new("toast-old-board");
    let parts: Vec<&str> = rest.split('-').collect();
    let [game, chat, day, proof] = parts[..] else { return Err(old()) };
    let game = work.games.find(game).filter(|game| game.info().daily.is_some()).ok_or_else(old)?;
    let (chat, day): (ChatId, Day) = (chat.parse().map_err(|_| old())?, day.parse().map_err(|_| old())?);
    let known = days::known_secret(work, day).is_some() && work.tx.chat(chat).is_some_and(|chat| !chat.private);
    if !known || days::proof(work, day, chat) != proof {
        return Err(old());
    }
    days::end(work, chat, day);
    let user = &ask.message.from;
    if !days::is_over(work, day) && !days::join(work, chat, day, user.id) {
        return Err(Text::new("daily-full"));
    }
    open(work, ask.whom(), user, (game, day))
}

/// Starts a puzzle, or continues it. If it cannot be played any more, says why, and offers today's puzzles.
fn open(work: &mut Work<'_>, asked: Whom, user: &Person, (game, day): Puzzle) -> Result<(), Text> {
    let id = game.info().id;
    let tried = work.tx.user_day(user.id, day).try_of(id).cloned();
    let begun = tried.as_ref().and_then(|tried| work.tx.match_row(tried.id));
    // What a player has begun stays theirs when its day is over.
    if let Some(row) = begun.filter(|row| row.stage == Stage::Live) {
        views::seat_board(work, &row, user.id);
        work.show_board(asked, row.id, asked.chat);
        return Ok(());
    }
    let why = match tried {
        _ if days::is_over(work, day) => {
            days::end(work, asked.chat, day);
            Text::new("daily-over")
        }
        None if days::is_spent(work, day, user.id, id) => Text::new("daily-spent"),
        None => return begin(work, asked.chat, day, user, game),
        Some(TryRow { done: Some(done), game, .. }) => {
            Text::new("daily-done").with("line", days::told(day, &game, done.feat.as_ref()))
        }
        Some(_) => return Err(Text::new("daily-gone")),
    };
    days::show(work, asked.chat, days::day_of(work.now), None);
    Err(why)
}

/// Starts the puzzle of a day in a private chat.
fn begin(work: &mut Work<'_>, chat: ChatId, day: Day, user: &Person, game: &'static dyn AnyGame) -> Result<(), Text> {
    limits::may_play(work, user.id)?;
    let info = game.info();
    let Some(daily) = info.daily else { return Ok(()) };
    let lang = work.tx.chat(chat).map(|row| row.lang).unwrap_or_default();
    let settings: Vec<String> = daily.settings.iter().map(|one| (*one).to_owned()).collect();
    let values = wish::options(game, &settings, lang)?;
    let origin = Origin { chat, topic: None, host: user, joined: JOINED.to_owned(), invited: None };
    let own = SeatRow { joined: Some(JOINED.to_owned()), ..wish::guest_seat(user) };
    let computer = daily.computer.map(|level| wish::computer_seat_of(level, JOINED));
    let secret = days::secret_of(work, day, info.id);
    let row = MatchRow {
        options: values.to_string(),
        seats: [own].into_iter().chain(computer).collect(),
        first: Some(0),
        secret: hex::encode(secret.0),
        daily: Some(day),
        ..unmade(work, info.id, info.rules, &origin)
    };
    days::begun(work, day, user.id, &row);
    lobby::begin(work, None, row);
    Ok(())
}
