//! A wish to play: the game, its options and clock, and the opponents.

use crate::bot::chats::people;
use crate::bot::context::incoming::{Person, Press};
use crate::bot::context::terms::{self, CASUAL, CLOCK, FIRST, HINTS, RESIGNS, VOTE};
use crate::game::{AnyGame, Hidden, Info, Level, OptDef, OptValues, Text, options::OptError};
use crate::play::Clock;
use crate::store::schema::{ChatId, Lang, SeatRow, VoteRow, Who};

/// A wish to play a game.
pub struct Wish {
    pub game: &'static dyn AnyGame,
    /// Option settings in the form of a record.
    pub settings: Vec<String>,
    /// The invited opponents. If there are none, anybody may join.
    pub against: Vec<SeatRow>,
}

/// The origin of a challenge: the chat, the host, and the message or press.
pub struct Origin<'a> {
    pub chat: ChatId,
    /// The topic of the chat.
    pub topic: Option<i32>,
    pub host: &'a Person,
    /// The id of the message or press. The seed derives from it.
    pub joined: String,
    /// The invitation that somebody posted, if it began with one.
    pub invited: Option<Invited<'a>>,
}

/// An invitation that somebody posted.
#[derive(Clone, Copy)]
pub struct Invited<'a> {
    /// What tells it from others of its host.
    pub number: u32,
    /// The inline message that shows the match; `None` where the bot writes itself.
    pub message: Option<&'a str>,
}

/// The seat of a computer. The name is for records; chats use their own language.
pub fn computer_seat(level: Level, joined: &str) -> SeatRow {
    computer_seat_of(level.number(), joined)
}

/// The same, by the number of the level.
pub fn computer_seat_of(n: u8, joined: &str) -> SeatRow {
    SeatRow {
        who: Who::Computer(n),
        name: format!("Kletka (level {n})"),
        joined: Some(format!("computer {n} {joined}")),
        also: Vec::new(),
    }
}

/// The seat of the chat. The name is for records; chats use their own language.
pub fn chat_seat(joined: &str) -> SeatRow {
    SeatRow { who: Who::Chat, name: "The chat".to_owned(), joined: Some(joined.to_owned()), also: Vec::new() }
}

/// The seat of an invited user.
pub fn guest_seat(person: &Person) -> SeatRow {
    SeatRow { who: Who::User(person.id), name: people::display_name(person), joined: None, also: Vec::new() }
}

/// The seat of a person known only by username.
pub fn named_seat(username: &str) -> SeatRow {
    SeatRow {
        who: Who::Username(username.to_lowercase()),
        name: format!("@{username}"),
        joined: None,
        also: Vec::new(),
    }
}

/// The id that a press adds to the seed.
pub fn joined_by(press: &Press) -> String {
    format!("press {} {}", press.from.id, press.id)
}

/// The id that a message adds to the seed.
pub fn joined_with(person: &Person, message: i32) -> String {
    format!("message {} {message}", person.id)
}

/// Terms of a match besides the game's options.
pub struct Terms {
    pub clock: Clock,
    /// Whether computers resign lost matches. `None` if unspecified.
    pub resigns: Option<bool>,
    /// Whether players may ask the computer for hints; `None`: nothing is said of it.
    pub hints: Option<bool>,
    /// Whether the match moves no rating.
    pub casual: bool,
    /// How the chat plays one side. `None` if it does not.
    pub vote: Option<VoteRow>,
}

/// Limits on the length of a vote, in milliseconds.
const VOTE_LEAST: u64 = 10 * 1000;
const VOTE_MOST: u64 = 7 * 24 * 60 * 60 * 1000;

/// Splits settings into the terms of the match and those left for the game.
///
/// # Errors
/// A sentence that lists what is allowed.
pub fn terms(info: &Info, settings: &[String]) -> Result<(Terms, Vec<String>), Text> {
    let mut terms = Terms { clock: Clock::Off, resigns: None, hints: None, casual: false, vote: None };
    let mut rest = Vec::new();
    for setting in settings {
        match setting.split_once('=') {
            Some((key, value)) if key.eq_ignore_ascii_case(CLOCK) => {
                terms.clock = value.parse().map_err(|_| Text::new("clock-wrong").with("given", value))?;
            }
            Some((key, value)) if info.computer && key.eq_ignore_ascii_case(RESIGNS) => {
                terms.resigns = Some(state(value, "resigns-wrong")?);
            }
            Some((key, value)) if info.computer && key.eq_ignore_ascii_case(HINTS) => {
                terms.hints = Some(state(value, "hints-wrong")?);
            }
            Some((key, value)) if key.eq_ignore_ascii_case(CASUAL) => terms.casual = state(value, "casual-wrong")?,
            Some((key, value)) if key.eq_ignore_ascii_case(VOTE) => terms.vote = Some(vote(info, value)?),
            _ => rest.push(setting.clone()),
        }
    }
    // The votes are the chat's clock.
    if terms.vote.is_some() && !terms.clock.is_off() {
        return Err(Text::new("vote-clock"));
    }
    Ok((terms, rest))
}

/// Parses the vote setting. Voters must see what the players see.
fn vote(info: &Info, value: &str) -> Result<VoteRow, Text> {
    if info.hidden != Hidden::Nothing {
        return Err(Text::new("vote-secrets").with("game", Text::new(format!("{}-name", info.id))));
    }
    if value == FIRST {
        return Ok(VoteRow::default());
    }
    let lasts = match value.parse() {
        Ok(Clock::Timed { turn, reserve: 0 }) => Some(turn),
        _ => None,
    };
    let lasts = lasts.filter(|lasts| (VOTE_LEAST..=VOTE_MOST).contains(lasts));
    let lasts = lasts.ok_or_else(|| Text::new("vote-wrong").with("given", value))?;
    Ok(VoteRow { lasts: Some(lasts), ..VoteRow::default() })
}

/// Parses yes or no. `wrong`: the message key for anything else.
fn state(value: &str, wrong: &'static str) -> Result<bool, Text> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(Text::new(wrong).with("given", value)),
    }
}

/// The option values of a wish, in a chat of that language.
///
/// # Errors
/// A sentence that lists what is allowed.
pub fn options(game: &dyn AnyGame, settings: &[String], lang: Lang) -> Result<OptValues, Text> {
    let info = game.info();
    let mut values = terms::usual(info, lang);
    for setting in settings {
        values.take(info.options, info.presets, setting).map_err(|error| wrong_option(info, error))?;
    }
    Ok(values)
}

fn wrong_option(info: &Info, error: OptError) -> Text {
    match error {
        OptError::Value { key, given, allowed } => {
            let can_be = |def: &OptDef| terms::allowed(info, def);
            let allowed = info.options.iter().find(|def| def.key == key).map_or(allowed.into(), can_be);
            let name = Text::new(terms::name_key(info, key));
            Text::new("option-value").with("key", name).with("given", given).with("allowed", allowed)
        }
        OptError::Unknown(name) => {
            let known = info.options.iter().map(|def| Text::new(terms::name_key(info, def.key)));
            Text::new("option-unknown").with("name", name).with("known", known.collect::<Vec<Text>>())
        }
    }
}
