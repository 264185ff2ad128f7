//! What somebody wants to play: the game, its options and clock, the opponents.

use crate::bot::chats::people;
use crate::bot::leaf::incoming::{Person, Press};
use crate::game::{AnyGame, Info, Level, OptValues, Text, options::OptError};
use crate::play::Clock;
use crate::store::kept::{ChatId, Lang, SeatRow, Who};

/// The setting of the table, beside the options of each game.
pub const CLOCK: &str = "clock";

/// What stands for all its values in a list of settings.
const CLOCK_EXAMPLE: &str = "clock=10s+1m";

/// What somebody wants to play.
pub struct Wish {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Option settings as typed.
    pub settings: Vec<String>,
    /// Who is challenged; nobody: whoever joins.
    pub against: Vec<SeatRow>,
}

/// Where a challenge is made, by whom, by which message or press.
pub struct Origin<'a> {
    /// The chat.
    pub chat: ChatId,
    /// The topic there.
    pub topic: Option<i32>,
    /// Who.
    pub host: &'a Person,
    /// The id of the message or press, as the seed is made of it.
    pub joined: String,
}

/// Reads `bot`, `bot:3`, `bot3`. `None` for a word that is about no computer.
///
/// # Errors
/// A sentence that says which strengths there are.
pub fn computer(word: &str) -> Option<Result<Level, Text>> {
    let rest = word.strip_prefix("bot")?;
    if rest.is_empty() {
        return Some(Ok(Level::DEFAULT));
    }
    let named = rest.strip_prefix(':');
    let level = named.unwrap_or(rest);
    let meant = named.is_some() || level.bytes().all(|b| b.is_ascii_digit());
    let found = level.parse().ok().and_then(Level::new);
    meant.then(|| found.ok_or_else(|| Text::new("challenge-level").with("given", word)))
}

/// The seat of a computer.
pub fn computer_seat(level: Level, joined: &str) -> SeatRow {
    let n = level.number();
    SeatRow {
        who: Who::Computer(n),
        name: format!("Kletka {n}"),
        joined: Some(format!("computer {n} {joined}")),
        also: Vec::new(),
    }
}

/// The seat of an invited user.
pub fn guest_seat(person: &Person) -> SeatRow {
    SeatRow { who: Who::User(person.id), name: people::display_name(person), joined: None, also: Vec::new() }
}

/// The seat of somebody known by username.
pub fn named_seat(username: &str) -> SeatRow {
    SeatRow {
        who: Who::Username(username.to_lowercase()),
        name: format!("@{username}"),
        joined: None,
        also: Vec::new(),
    }
}

/// The id by which a press enters the seed.
pub fn joined_by(press: &Press) -> String {
    format!("press {} {}", press.from.id, press.id)
}

/// The id by which a message enters the seed.
pub fn joined_with(person: &Person, message: i32) -> String {
    format!("message {} {message}", person.id)
}

/// The clock that the settings of a wish ask for, and the settings that are left for the game.
///
/// # Errors
/// A sentence that says what a clock may be.
pub fn clock(settings: &[String]) -> Result<(Clock, Vec<String>), Text> {
    let mut clock = Clock::Off;
    let mut rest = Vec::new();
    for setting in settings {
        match setting.split_once('=') {
            Some((key, value)) if key.eq_ignore_ascii_case(CLOCK) => {
                clock = value.parse().map_err(|_| Text::new("clock-wrong").with("given", value))?;
            }
            _ => rest.push(setting.clone()),
        }
    }
    Ok((clock, rest))
}

/// The option values of a wish, in a chat of that language.
///
/// # Errors
/// A sentence that names the nearest options and what is allowed.
pub fn options(game: &dyn AnyGame, settings: &[String], lang: Lang) -> Result<OptValues, Text> {
    let info = game.info();
    let mut values = OptValues::spoken(info.options, lang.code());
    for setting in settings {
        values.take(info.options, info.presets, setting).map_err(|error| wrong_option(info, error))?;
    }
    Ok(values)
}

fn wrong_option(info: &Info, error: OptError) -> Text {
    match error {
        OptError::Value { key, given, allowed } => {
            Text::new("option-value").with("key", key).with("given", given).with("allowed", allowed)
        }
        OptError::Unknown(name) => {
            let known = info.options.iter().map(|def| (def.key, format!("{}={}", def.key, def.kind.allowed())));
            let mut known: Vec<_> = known.chain([(CLOCK, CLOCK_EXAMPLE.to_owned())]).collect();
            known.extend(info.presets.iter().map(|preset| (preset.name, preset.name.to_owned())));
            known.sort_by(|a, b| nearness(&name, b.0).total_cmp(&nearness(&name, a.0)));
            let allowed: Vec<_> = known.into_iter().map(|(_, text)| text).collect();
            Text::new("option-unknown").with("name", name).with("allowed", allowed.join(", "))
        }
    }
}

/// How alike two names are, 0 to 1 (Jaro and Winkler).
pub fn nearness(a: &str, b: &str) -> f64 {
    strsim::jaro_winkler(&a.to_lowercase(), b)
}
