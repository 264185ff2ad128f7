//! `/daily`: the puzzles of the day. In a group, it shows them with their table. You play them in private.

use super::command::Ask;
use super::notes::{Spot, key, keys_in_rows, menu, tell};
use super::search;
use crate::bot::boards::days::{head, next, table};
use crate::bot::context::callback::{Callback, OfPeople};
use crate::bot::context::effects::Whom;
use crate::bot::context::incoming::{Person, Press};
use crate::bot::context::work::Work;
use crate::bot::table::lobby::{self, unmade};
use crate::bot::table::wish::{self, Origin};
use crate::bot::table::{days, limits, views};
use crate::bot::words::settings::is_called;
use crate::game::{AnyGame, Text};
use crate::store::days::{Day, TryRow};
use crate::store::schema::{ChatId, MatchRow, NoteKey, SeatRow, Stage, UserId};

/// The prefix of deep links from a group to a puzzle.
pub const LINK: &str = "daily-";

/// Goes into every puzzle's seed in place of a player's message id, so that all players get the same seed.
const JOINED: &str = "daily";

/// Buttons per row.
const ACROSS: usize = 2;

/// `/daily`, `/daily bulls`, `/daily yesterday`.
pub fn command(work: &mut Work<'_>, ask: &Ask<'_>) {
    let words: Vec<&str> = ask.rest.split_whitespace().collect();
    let private = work.tx.chat(ask.chat).is_none_or(|chat| chat.private);
    let done = match words.as_slice() {
        [word] if is_called("daily-word-yesterday", "yesterday", word) => {
            yesterday(work, ask);
            Ok(())
        }
        [] if private => {
            list(work, Spot { reply_to: Some(ask.message.id), ..Spot::new(ask.whom()) }, ask.message.from.id);
            Ok(())
        }
        [] => show(work, ask),
        words => match puzzle(work, words) {
            Ok(game) if private => open(work, ask.whom(), &ask.message.from, game),
            Ok(_) => show(work, ask),
            Err(why) => Err(why),
        },
    };
    if let Err(why) = done {
        ask.refuse(work, why);
    }
}

/// The game that the words name, if it has a puzzle of the day.
fn puzzle(work: &Work<'_>, words: &[&str]) -> Result<&'static dyn AnyGame, Text> {
    let none = || {
        let all = days::puzzles(work.games).map(|(game, _)| Text::new(format!("{}-name", game.info().id)));
        Text::new("daily-none").with("games", all.collect::<Vec<_>>())
    };
    match search::one(work.games, words)? {
        (game, []) if game.info().daily.is_some() => Ok(game),
        _ => Err(none()),
    }
}

/// Shows the puzzles in a group, as a new message.
fn show(work: &mut Work<'_>, ask: &Ask<'_>) -> Result<(), Text> {
    if work.may_answer(ask.whom()) {
        days::show(work, ask.chat, days::day_of(work.now), ask.message.topic);
    }
    Ok(())
}

/// Today's puzzles in private, with the user's results so far.
fn list(work: &mut Work<'_>, spot: Spot, user: UserId) {
    let today = days::day_of(work.now);
    let own = work.tx.user_day(user, today);
    let mut text = vec![head(today)];
    let done = own.tries.iter().filter_map(|one| Some((one, one.done.as_ref()?)));
    text.extend(done.map(|(one, done)| days::told(today, &one.game, done.feat.as_ref())));
    let row = days::row_of(today, &|day| work.tx.user_day(user, day).has_solved());
    text.extend((!row.is_empty()).then(|| Text::new("daily-row").with("row", row)));
    let zone = work.zone(spot.asked.chat);
    text.push(Text::new("daily-alone").with("time", next(today, &zone)));
    text.push(Text::new("daily-pledge").with("pledge", days::secret(work, today).pledge()));
    let keys: Vec<NoteKey> = days::puzzles(work.games)
        .filter(|(game, _)| own.try_of(game.info().id).is_none_or(|one| one.done.is_none()))
        .map(|(game, _)| {
            let id = game.info().id;
            key(Text::new(format!("{id}-name")), &Callback::OfPeople(OfPeople::Daily(id.to_owned())))
        })
        .collect();
    menu(work, spot, text, keys_in_rows(keys, ACROSS));
}

/// Yesterday's puzzles: the group's table, and the secret they were drawn from.
fn yesterday(work: &mut Work<'_>, ask: &Ask<'_>) {
    let day = days::day_of(work.now).saturating_sub(1);
    let Some(secret) = days::known_secret(work, day) else {
        return ask.refuse(work, Text::new("daily-nobody"));
    };
    let mut text = vec![head(day)];
    text.extend(work.tx.chat_day(ask.chat, day).map(|row| table(work, &row, day)).unwrap_or_default());
    let shown = Text::new("daily-secret").with("secret", hex::encode(secret.0)).with("pledge", secret.pledge());
    text.push(shown.with("date", day_iso(day)));
    menu(work, Spot { reply_to: Some(ask.message.id), ..Spot::new(ask.whom()) }, text, Vec::new());
}

fn day_iso(day: Day) -> String {
    crate::bot::context::day::iso(days::begins(day))
}

/// Handles a press on a puzzle's button, in private.
///
/// # Errors
/// A sentence that says why nothing happens.
pub fn pressed(work: &mut Work<'_>, press: &Press, chat: ChatId, game: &str) {
    let private = work.tx.chat(chat).is_some_and(|row| row.private);
    let game = work.games.find(game).filter(|game| private && game.info().daily.is_some());
    let done = match game {
        Some(game) => open(work, Whom::pressing(chat, press), &press.from, game),
        None => Err(Text::new("toast-old-board")),
    };
    tell(work, press, chat, done.err(), &[]);
}

/// Handles a deep link from a group: the result will go into that group's table. A link of an earlier day leads to
/// today's puzzle.
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
    let user = &ask.message.from;
    if !days::join(work, chat, days::day_of(work.now), user.id) {
        return Err(Text::new("daily-full"));
    }
    open(work, ask.whom(), user, game)
}

/// Starts today's puzzle, or continues it. If it is over, says how it ended.
fn open(work: &mut Work<'_>, asked: Whom, user: &Person, game: &'static dyn AnyGame) -> Result<(), Text> {
    let today = days::day_of(work.now);
    let tried = work.tx.user_day(user.id, today).try_of(game.info().id).cloned();
    match tried {
        None => begin(work, asked.chat, today, user, game),
        Some(TryRow { done: Some(done), game, .. }) => {
            list(work, Spot::new(asked), user.id);
            Err(Text::new("daily-done").with("line", days::told(today, &game, done.feat.as_ref())))
        }
        Some(TryRow { id, .. }) => match work.tx.match_row(id).filter(|row| row.stage == Stage::Live) {
            Some(row) => {
                views::seat_board(work, &row, user.id);
                work.show_board(asked, id, asked.chat);
                Ok(())
            }
            None => Err(Text::new("daily-gone")),
        },
    }
}

/// Starts the puzzle of a day in a private chat.
fn begin(work: &mut Work<'_>, chat: ChatId, day: Day, user: &Person, game: &'static dyn AnyGame) -> Result<(), Text> {
    limits::may_play(work, user.id)?;
    let info = game.info();
    let Some(daily) = info.daily else { return Ok(()) };
    let lang = work.tx.chat(chat).map(|row| row.lang).unwrap_or_default();
    let settings: Vec<String> = daily.settings.iter().map(|one| (*one).to_owned()).collect();
    let values = wish::options(game, &settings, lang)?;
    let origin = Origin { chat, topic: None, host: user, joined: JOINED.to_owned() };
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
