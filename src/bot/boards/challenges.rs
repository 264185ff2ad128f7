//! The message of a challenge and its buttons.

use super::TEXT;
use super::call::{Call, Dest};
use super::headline::dress;
use super::note::inline;
use crate::bot::chats::people;
use crate::bot::context::callback::Callback;
use crate::bot::context::outbox::is_blitz;
use crate::bot::context::reader::Reader;
use crate::bot::context::registry::Registry;
use crate::bot::context::work::Work;
use crate::bot::context::{live, spans, terms};
use crate::bot::table::answers::TUNE;
use crate::bot::table::ballots;
use crate::bot::table::lobby::{self, joined_others};

use crate::bot::words::{cut, html, knows, say};
use crate::game::{AnyGame, Counts, OptDef, OptKind, Seat, Text};
use crate::play::Clock;
use crate::store::schema::{ChatRow, Lang, MatchId, MatchRow, NoteKey, SeatRow, Stage, Who};

/// A match in which somebody has moved within this time is just being played, in milliseconds.
const BUSY: u64 = 5 * 60 * 1000;

/// The current message of a challenge. `None` if there is nothing to show. `fresh`: as a new message.
pub fn lobby_call(work: &mut Work<'_>, id: MatchId, chat: &ChatRow, fresh: bool) -> Option<Call> {
    // The card of a challenge has become its board.
    let row = work.tx.match_row(id).filter(|row| !chat.away || matches!(row.stage, Stage::Lobby | Stage::Void))?;
    let reader = Reader::of(chat);
    let waiting: Vec<u8> = (0u8..).zip(&row.seats).filter(|(_, seat)| seat.joined.is_none()).map(|(n, _)| n).collect();
    let text = match row.stage {
        Stage::Lobby => waits(work, &row, &waiting, chat.lang),
        Stage::Void => off(&row, chat.lang),
        Stage::Live | Stage::Over => {
            let names = people::between(people::names(work, &row));
            let started = head("lobby-started", &row, chat.lang).with("names", names);
            std::iter::once(started).chain(crowded(work, &row)).collect()
        }
    };
    let dress = |seat: Seat| dress(work, Some(&row), seat, &waiting, reader);
    let mut lines: Vec<String> = text.iter().map(|text| html(text, reader, &dress)).collect();
    if let (Some(first), Some(luck)) = (lines.first_mut(), luck(work, &row, reader)) {
        *first += &luck;
    }
    let text = cut(lines.join("\n"), TEXT);
    let markup = (row.stage == Stage::Lobby).then(|| inline(&keys(work, &row), reader));
    let to = Dest::of(chat, row.topic);
    let fresh = fresh && !chat.away && matches!(row.stage, Stage::Lobby | Stage::Void);
    match row.lobby.filter(|_| !fresh) {
        Some(message) => Some(Call::EditText { to, message, text, markup }),
        None if row.stage == Stage::Lobby || row.voided.is_some() => {
            Some(Call::Say { to, text, markup, reply_to: None, silent: false })
        }
        None => None,
    }
}

/// That a challenge is off, and why.
pub(super) fn off(row: &MatchRow, lang: Lang) -> Vec<Text> {
    std::iter::once(head("lobby-void", row, lang)).chain(unasked(row)).chain(row.voided.clone()).collect()
}

/// The first line of a challenge: `$game` is the game's name, `$into` the name in the case that follows *to play*, if
/// the language has one.
fn head(key: &'static str, row: &MatchRow, lang: Lang) -> Text {
    let name = Text::new(format!("{}-name", row.game));
    Text::new(key).with("number", row.id as i64).with("game", name).with("into", into(&row.game, lang))
}

/// The name of a game in the case that follows *to play*, if the language has one.
pub fn into(game: &str, lang: Lang) -> Text {
    let into = format!("{game}-into");
    Text::new(if knows(&into, lang) { into } else { format!("{game}-name") })
}

/// The sign behind a first line where chance plays a part: a link to what `/fair` says, with a pledge in its address.
pub(super) fn luck(work: &Work<'_>, row: &MatchRow, reader: Reader) -> Option<String> {
    let header = live::header(work.games, row)?;
    let seats = lobby::expected(header.game, &header.options, row.seats.len());
    // In a blitz, chance moves for players who are late.
    let plays = header.game.chance(&header.options, seats) || header.clock == Clock::Blitz;
    let link = work.cache.me.fair_link(&live::pledged(row)?);
    plays.then(|| format!(" <a href=\"{link}\">{}</a>", say(&Text::new("luck-sign"), reader, &[])))
}

/// The people whom the bot no longer asks.
fn unasked(row: &MatchRow) -> impl Iterator<Item = Text> {
    let parted = |key, names: &[String]| -> Vec<Text> {
        names.iter().map(|name| Text::new(key).with("seat", name.as_str())).collect()
    };
    [parted("lobby-declined", &row.declined), parted("lobby-left", &row.left)].into_iter().flatten()
}

/// The text of a challenge that waits for these seats.
fn waits(work: &Work<'_>, row: &MatchRow, waiting: &[u8], lang: Lang) -> Vec<Text> {
    let host = row.seat_of(row.host).map_or(Seat(0), Seat);
    let guests =
        |seats: &[u8]| -> Vec<Text> { seats.iter().map(|n| Text::new("player").with("seat", Seat(*n))).collect() };
    let invited: Vec<u8> = (0u8..).take(row.seats.len()).filter(|n| *n != host.0).collect();
    let key = match () {
        () if row.anybody => "lobby-open",
        () if invited.is_empty() => "lobby-alone",
        () => "lobby-challenge",
    };
    let mut text = vec![head(key, row, lang).with("seat", host).with("guests", guests(&invited))];
    text.extend(settled(work, row, lang));
    text.extend(unasked(row));
    if let Some(counts) = own_counts(work, row) {
        text.push(Text::new("lobby-counts").with("counts", counts.to_string()));
    }
    if row.anybody {
        let names = people::names(work, row);
        text.push(Text::new("lobby-joined").with("count", row.seats.len()).with("names", names));
    } else if waiting.is_empty() {
        text.push(Text::new("lobby-ready"));
    } else if waiting.len() < invited.len() {
        text.push(Text::new("lobby-invited").with("guests", guests(waiting)));
    }
    text.extend(crowded(work, row));
    text
}

/// The settings: unusual options, the rules of a variant, the clock.
fn settled(work: &Work<'_>, row: &MatchRow, lang: Lang) -> Vec<Text> {
    let mut text = Vec::new();
    let unusual = live::header(work.games, row).map(|header| {
        let seats = lobby::expected(header.game, &header.options, row.seats.len());
        terms::unusual(header.game, &row.options, seats, lang)
    });
    let unusual = unusual.unwrap_or_default();
    if !unusual.is_empty() {
        text.push(Text::new("lobby-options").with("options", unusual));
    }
    if let Some(info) = work.games.find(&row.game).map(AnyGame::info)
        && let Some(word) = terms::variant(info, &row.options)
    {
        text.push(Text::new(terms::rules_key(info, word)));
    }
    if let Some(clock) = row.clock.parse().ok().and_then(spans::clock) {
        text.push(Text::new("lobby-clock").with("clock", clock));
    }
    if let Some(vote) = &row.vote {
        text.push(ballots::how(["lobby-vote", "lobby-vote-first"], vote));
    }
    if let Some(hints) = row.hints {
        text.push(Text::new(if hints { "lobby-hints" } else { "lobby-no-hints" }));
    }
    if row.casual {
        text.push(Text::new("lobby-casual"));
    }
    text.extend(met(work, row));
    text
}

/// How often the two of a challenge have beaten each other in this game.
fn met(work: &Work<'_>, row: &MatchRow) -> Option<Text> {
    let [SeatRow { who: Who::User(host), .. }, guest] = &row.seats[..] else { return None };
    let guest = match &guest.who {
        Who::User(guest) => *guest,
        Who::Username(name) => work.tx.user_named(name)?,
        Who::Computer(_) | Who::Chat => return None,
    };
    let ([own, theirs], drawn) = work.tx.between(row.chat, &row.game, *host, guest)?;
    // Nobody is called by it once more.
    let [one, other] = <[Text; 2]>::try_from(people::names(work, row)).ok()?;
    let text = Text::new("lobby-met").with("one", one).with("other", other);
    Some(text.with("own", own).with("theirs", theirs).with("drawn", drawn))
}

/// The numbers of players at an open table, if its settings narrow the game's own.
fn own_counts(work: &Work<'_>, row: &MatchRow) -> Option<Counts> {
    let all = work.games.find(&row.game)?.info().seats;
    lobby::counts(work, row).filter(|counts| row.anybody && *counts != all)
}

/// A blitz's warning in a group with other blitz matches: one alone takes up the whole rate limit.
fn crowded(work: &Work<'_>, row: &MatchRow) -> Option<Text> {
    let private = work.tx.chat(row.chat).is_none_or(|chat| chat.private);
    if private || !is_blitz(row) {
        return None;
    }
    let others = work.tx.matches_in(row.chat).into_iter().filter_map(|id| work.tx.match_row(id));
    let busy = |other: &MatchRow| {
        let moving = is_blitz(other) || other.last + BUSY > work.now;
        other.id != row.id && other.stage == Stage::Live && moving
    };
    let count = others.filter(busy).count();
    let link = work.cache.me.private_link(row.id);
    (count > 0).then(|| Text::new("lobby-crowded").with("count", count).with("link", link))
}

/// The buttons under a challenge.
fn keys(work: &Work<'_>, row: &MatchRow) -> Vec<Vec<NoteKey>> {
    let mut keys = offers(work.games, row);
    if row.seats.iter().all(|seat| seat.joined.is_some()) && !row.anybody {
        keys.push(vec![key(row, "key-start", "start"), key(row, "key-withdraw", "withdraw")]);
        return keys;
    }
    keys.extend(answers(work, row));
    keys
}

fn key(row: &MatchRow, label: &'static str, word: &str) -> NoteKey {
    spoken(row, Text::new(label), word.to_owned())
}

fn spoken(row: &MatchRow, label: Text, word: String) -> NoteKey {
    NoteKey { label, does: Callback::Lobby { id: row.id, word }.write().unwrap_or_default() }
}

/// The buttons by which a challenge is answered.
fn answers(work: &Work<'_>, row: &MatchRow) -> Vec<Vec<NoteKey>> {
    let key = |label, word| key(row, label, word);
    // A game for a fixed number starts by itself when they are there.
    let fixed = lobby::counts(work, row).is_some_and(|counts| counts.least() == counts.most());
    if row.anybody && fixed {
        return vec![vec![key("key-join", "join")], vec![key("key-withdraw", "withdraw")]];
    }
    if row.anybody {
        return vec![
            vec![key("key-join", "join"), key("key-start", "start")],
            vec![key("key-leave", "leave"), key("key-withdraw", "withdraw")],
        ];
    }
    vec![vec![key("key-accept", "accept"), key("key-decline", "decline")], vec![key("key-withdraw", "withdraw")]]
}

/// The values that the host may tap: a row for each option that offers some, the present one marked.
fn offers(games: Registry, row: &MatchRow) -> Vec<Vec<NoteKey>> {
    let Some((game, mut values)) = lobby::terms(games, row).filter(|_| row.tunable && !joined_others(row)) else {
        return Vec::new();
    };
    // Those that follow from the others and the number of seats as well.
    let seats = lobby::expected(game, &values, row.seats.len());
    let present = game.check(&mut values, seats).map_or_else(|_| row.options.clone(), |()| values.to_string());
    let present: Vec<&str> = present.split_whitespace().collect();
    let button = |def: &OptDef, value: &str| {
        let setting = format!("{}={value}", def.key);
        let shown = match def.kind {
            OptKind::Choice(_) => terms::value_name(game.info(), def, value),
            OptKind::Flag { .. } => Text::new(format!("table-is-{value}")),
            OptKind::Size { .. } => Text::new("key-value").with("value", value.replace('x', " × ")),
            OptKind::Int { .. } if value == "0" => Text::new("key-unlimited"),
            _ => Text::new("key-value").with("value", value),
        };
        let label =
            if present.contains(&setting.as_str()) { Text::new("key-chosen").with("label", shown) } else { shown };
        // The first button of the row names the option of a number or a yes.
        let bare = matches!(def.kind, OptKind::Flag { .. } | OptKind::Int { .. }) && def.offer.first() == Some(&value);
        let name = Text::new(terms::name_key(game.info(), def.key));
        let label = if bare { Text::new("key-option").with("name", name).with("label", label) } else { label };
        spoken(row, label, format!("{TUNE}{setting}"))
    };
    let offering = game.info().options.iter().filter(|def| !def.offer.is_empty());
    offering.map(|def| def.offer.iter().map(|value| button(def, value)).collect()).collect()
}
