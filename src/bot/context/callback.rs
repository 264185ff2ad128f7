//! Callback data of buttons. It has at most 64 bytes, so ids are in base 36.

use crate::game::Family;
use crate::store::days::Day;
use crate::store::schema::{ChatId, CupId, Lang, MatchId, UserId};

/// The most bytes of callback data that the messenger accepts.
const LONGEST: usize = 64;

/// The beginning of the names of pages of tables that are asked for as pictures.
pub const PICTURE: char = '!';

/// The meaning of a button press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Callback {
    Move {
        id: MatchId,
        /// Length of the log when the keyboard was made: a press on an outdated keyboard plays nothing.
        version: usize,
        /// The move in canonical form.
        text: String,
    },
    /// Adds a place to a move that is pressed together, or half a place: a letter or a number.
    Half {
        id: MatchId,
        /// Length of the log when the keyboard was made.
        version: usize,
        /// The place, the letters of a column, or the number of a row.
        text: String,
    },
    /// Plays the move that the computer suggested to the person who presses, when the log had that length.
    Hinted {
        id: MatchId,
        /// Length of the log when the hint was asked for.
        version: usize,
    },
    /// Something about a challenge: `join`, `start`, `leave`, `withdraw`, `accept`, `decline`.
    Lobby { id: MatchId, word: String },
    /// Accepts or refuses a proposal: `agree`, `refuse`.
    Offer {
        id: MatchId,
        /// Length of the log when the proposal was made.
        version: usize,
        word: String,
    },
    /// Objects to a typed throw of real dice.
    Object {
        id: MatchId,
        /// Length of the log when the throw was shown.
        version: usize,
    },
    /// Stops waiting for a player who has left the group.
    Drop { id: MatchId, user: UserId },
    /// Answers a question whether a text was meant as a move.
    Question {
        id: MatchId,
        /// The user who was asked.
        user: UserId,
        /// When the question expires: milliseconds since 1970.
        until: u64,
        yes: bool,
    },
    /// Picks the match that an ambiguous message meant.
    Which {
        id: MatchId,
        /// The user who was asked.
        user: UserId,
        message: i32,
        /// The text of the message: a move, or a command with its slash.
        text: String,
    },
    /// Starts a rematch; the other player begins.
    Rematch(MatchId),
    /// Switches a large board between the part around the latest moves and the whole sheet.
    View {
        id: MatchId,
        /// Whether to show only the part.
        near: bool,
    },
    /// Tells the player who presses what only they may see.
    Holds(MatchId),
    /// Shows, to the player who presses only, the secret question for them or their own board.
    Alone {
        id: MatchId,
        /// Whether to change an answer already given.
        again: bool,
    },
    /// Requests the match as a film.
    Film(MatchId),
    /// Requests the last board of the match as a card to share.
    Card(MatchId),
    /// Requests the record of the match.
    Record(MatchId),
    /// Asks where the match turned.
    Back(MatchId),
    /// Changes a setting of the chat. An empty value opens its choices.
    Setting { key: String, value: String },
    /// Opens a page of the catalogue by its name.
    Catalogue(String),
    /// Starts a challenge from the catalogue: a game's id, the opponent (`open`, `bot1` … `bot5`), perhaps settings.
    Play { game: String, against: String },
    /// Opens a page of the catalogue for rules.
    Rules(String),
    /// Something about tables, cups, or stored personal data.
    OfPeople(OfPeople),
    /// A button of the greeting.
    Greet(Greet),
    /// Takes a seat in a match to which a posted message invites.
    Invite(Invite),
    /// What else people ask of a match below a card: `open`, `shut`, `draw`, `undo`, `resign`.
    More { id: MatchId, word: String },
    /// Shows a match in this posted message from now on.
    Show {
        id: MatchId,
        /// Proves that it comes from the bot.
        proof: u64,
    },
    /// Does nothing: the button is only a mark.
    Idle,
}

/// Callbacks about tables, cups, or stored personal data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfPeople {
    /// Opens a page of the chat's tables.
    Top(String),
    /// An action on one's own data: `file`, `erase`, `sure`, `not`.
    Privacy(String),
    /// An action on a cup: `join`, `leave`, `start`, `stop`.
    Cup { id: CupId, word: String },
    /// Plays the puzzle that a game has on a day. Buttons of former versions do not name their day: it is 0.
    Daily { day: Day, game: String },
    /// Shows a person's statistics in a chat as a picture.
    Stats { chat: ChatId, user: UserId },
}

/// The buttons of the greeting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Greet {
    /// Explains how to challenge a friend.
    Friend,
    /// Lists the games that the computer plays.
    Computer,
    Games,
    /// Lists the games of a family.
    Family(&'static Family),
    /// Lists the languages.
    Languages,
    /// Switches the chat to this language: a button of former versions.
    Speak(Lang),
}

/// An invitation to a match, before anything of it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invite {
    /// The game's id.
    pub game: String,
    /// The person who invites.
    pub host: UserId,
    /// The language of that person.
    pub lang: Lang,
    /// What tells it from others of that person.
    pub number: u32,
    /// Settings in the form of a record, with spaces between them.
    pub settings: String,
    /// Proves that it comes from the bot.
    pub proof: u64,
}

impl Invite {
    /// What it says, besides the proof.
    pub fn said(&self) -> String {
        let Invite { game, host, lang, number, settings, .. } = self;
        format!("{game}:{}:{}:{}:{settings}", base36(*host as u64), lang.code(), base36(u64::from(*number)))
    }

    fn read(text: &str) -> Option<Invite> {
        let (said, proof) = text.rsplit_once(':')?;
        let mut parts = said.splitn(5, ':');
        let game = parts.next()?.to_owned();
        let host = number(parts.next()?)? as UserId;
        let code = parts.next()?;
        let lang = Lang::tagged(code)?;
        let count = u32::try_from(number(parts.next()?)?).ok()?;
        let settings = parts.next()?.to_owned();
        Some(Invite { game, host, lang, number: count, settings, proof: number(proof)? })
    }
}

impl Callback {
    /// The callback data. `None` if it would be too long.
    pub fn write(&self) -> Option<String> {
        let text = match self {
            Callback::Move { id, version, text } => format!("m:{}:{}:{text}", base36(*id), base36(*version as u64)),
            Callback::Half { id, version, text } => format!("half:{}:{}:{text}", base36(*id), base36(*version as u64)),
            Callback::Lobby { id, word } => format!("l:{}:{word}", base36(*id)),
            Callback::More { id, word } => format!("more:{}:{word}", base36(*id)),
            Callback::Show { id, proof } => format!("show:{}:{}", base36(*id), base36(*proof)),
            Callback::Offer { id, version, word } => format!("o:{}:{}:{word}", base36(*id), base36(*version as u64)),
            Callback::Hinted { id, version } => format!("j:{}:{}", base36(*id), base36(*version as u64)),
            Callback::Object { id, version } => format!("b:{}:{}", base36(*id), base36(*version as u64)),
            Callback::Drop { id, user } => format!("d:{}:{}", base36(*id), base36(*user as u64)),
            Callback::Question { id, user, until, yes } => {
                let word = if *yes { "yes" } else { "no" };
                format!("q:{}:{}:{}:{word}", base36(*id), base36(*user as u64), base36(*until))
            }
            Callback::Which { id, user, message, text } => {
                let message = base36(u64::from(message.unsigned_abs()));
                format!("w:{}:{}:{message}:{text}", base36(*id), base36(*user as u64))
            }
            Callback::Rematch(id) => format!("r:{}", base36(*id)),
            Callback::View { id, near } => format!("v:{}:{}", base36(*id), if *near { "near" } else { "whole" }),
            Callback::Holds(id) => format!("h:{}", base36(*id)),
            Callback::Alone { id, again } => format!("{}:{}", if *again { "n" } else { "e" }, base36(*id)),
            Callback::Film(id) => format!("f:{}", base36(*id)),
            Callback::Card(id) => format!("k:{}", base36(*id)),
            Callback::Record(id) => format!("x:{}", base36(*id)),
            Callback::Back(id) => format!("back:{}", base36(*id)),
            Callback::Setting { key, value } => format!("s:{key}:{value}"),
            Callback::Catalogue(page) => format!("c:{page}"),
            Callback::Play { game, against } => format!("p:{game}:{against}"),
            Callback::Rules(game) => format!("u:{game}"),
            Callback::OfPeople(what) => what.write(),
            Callback::Greet(greet) => greet.write(),
            Callback::Invite(invite) => format!("+:{}:{}", invite.said(), base36(invite.proof)),
            Callback::Idle => "-".to_owned(),
        };
        (text.len() <= LONGEST).then_some(text)
    }

    /// Parses callback data. `None` if this program never wrote it.
    pub fn read(text: &str) -> Option<Callback> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let two = || rest.split_once(':');
        Some(match kind {
            "m" | "o" | "half" => versioned(kind, rest)?,
            "l" | "more" => worded(kind, rest)?,
            "show" => shown(rest)?,
            "b" | "j" => about_lines(kind, rest)?,
            "d" => dropped(rest)?,
            "q" => question(rest)?,
            "w" => which(rest)?,
            "r" => Callback::Rematch(number(rest)?),
            "v" => {
                let (id, view) = two()?;
                Callback::View { id: number(id)?, near: view == "near" }
            }
            "h" => Callback::Holds(number(rest)?),
            "e" | "n" => Callback::Alone { id: number(rest)?, again: kind == "n" },
            "f" => Callback::Film(number(rest)?),
            "k" => Callback::Card(number(rest)?),
            "x" => Callback::Record(number(rest)?),
            "back" => Callback::Back(number(rest)?),
            "s" => {
                let (key, value) = two()?;
                Callback::Setting { key: key.to_owned(), value: value.to_owned() }
            }
            "c" => Callback::Catalogue(rest.to_owned()),
            "p" => {
                let (game, against) = two()?;
                Callback::Play { game: game.to_owned(), against: against.to_owned() }
            }
            "u" => Callback::Rules(rest.to_owned()),
            "g" => Callback::Greet(greet(rest)?),
            "+" => Callback::Invite(Invite::read(rest)?),
            "-" => Callback::Idle,
            _ => Callback::OfPeople(OfPeople::read(kind, rest)?),
        })
    }
}

impl Greet {
    fn write(self) -> String {
        match self {
            Greet::Friend => "g:friend".to_owned(),
            Greet::Computer => "g:computer".to_owned(),
            Greet::Games => "g:games".to_owned(),
            Greet::Languages => "g:languages".to_owned(),
            Greet::Family(family) => format!("g:/{}", family.key),
            Greet::Speak(lang) => format!("g:{}", lang.code()),
        }
    }
}

impl OfPeople {
    fn write(&self) -> String {
        match self {
            OfPeople::Top(page) => format!("t:{page}"),
            OfPeople::Privacy(word) => format!("i:{word}"),
            OfPeople::Cup { id, word } => format!("y:{}:{word}", base36(*id)),
            OfPeople::Daily { day, game } => format!("a:{}:{game}", base36((*day).into())),
            OfPeople::Stats { chat, user } => format!("z:{}:{}", base36(*chat), base36(*user as u64)),
        }
    }

    fn read(kind: &str, rest: &str) -> Option<OfPeople> {
        Some(match kind {
            "t" => OfPeople::Top(rest.to_owned()),
            "a" => {
                let (day, game) = rest.split_once(':').unwrap_or(("0", rest));
                OfPeople::Daily { day: Day::try_from(number(day)?).ok()?, game: game.to_owned() }
            }
            "i" => OfPeople::Privacy(rest.to_owned()),
            "y" => {
                let (id, word) = rest.split_once(':')?;
                OfPeople::Cup { id: number(id)?, word: word.to_owned() }
            }
            "z" => {
                let (chat, user) = rest.split_once(':')?;
                OfPeople::Stats { chat: number(chat)?, user: number(user)? as UserId }
            }
            _ => return None,
        })
    }
}

/// Parses the callbacks that carry a match id and a log length.
fn versioned(kind: &str, text: &str) -> Option<Callback> {
    let (id, rest) = text.split_once(':')?;
    let (version, word) = rest.split_once(':')?;
    let (id, version, text) = (number(id)?, usize::try_from(number(version)?).ok()?, word.to_owned());
    Some(match kind {
        "m" => Callback::Move { id, version, text },
        "half" => Callback::Half { id, version, text },
        _ => Callback::Offer { id, version, word: text },
    })
}

/// Parses the callbacks that carry a match id and a word.
fn worded(kind: &str, text: &str) -> Option<Callback> {
    let (id, word) = text.split_once(':')?;
    let (id, word) = (number(id)?, word.to_owned());
    Some(if kind == "l" { Callback::Lobby { id, word } } else { Callback::More { id, word } })
}

fn greet(word: &str) -> Option<Greet> {
    Some(match word {
        "friend" => Greet::Friend,
        "computer" => Greet::Computer,
        "games" => Greet::Games,
        "languages" => Greet::Languages,
        word if word.starts_with('/') => Greet::Family(Family::find(word.trim_start_matches('/'))?),
        code => Greet::Speak(Lang::tagged(code)?),
    })
}

/// Parses the callbacks that carry a match id and a log length, and no text.
fn about_lines(kind: &str, text: &str) -> Option<Callback> {
    let (id, version) = text.split_once(':')?;
    let (id, version) = (number(id)?, usize::try_from(number(version)?).ok()?);
    Some(if kind == "j" { Callback::Hinted { id, version } } else { Callback::Object { id, version } })
}

fn shown(text: &str) -> Option<Callback> {
    let (id, proof) = text.split_once(':')?;
    Some(Callback::Show { id: number(id)?, proof: number(proof)? })
}

fn dropped(text: &str) -> Option<Callback> {
    let (id, user) = text.split_once(':')?;
    Some(Callback::Drop { id: number(id)?, user: number(user)? as UserId })
}

fn question(text: &str) -> Option<Callback> {
    let mut parts = text.split(':');
    let mut next = || number(parts.next()?);
    let (id, user, until) = (next()?, next()?, next()?);
    let yes = match parts.next()? {
        "yes" => true,
        "no" => false,
        _ => return None,
    };
    // Groups have negative ids; these are written as unsigned with the same bits.
    Some(Callback::Question { id, user: user as UserId, until, yes })
}

fn which(text: &str) -> Option<Callback> {
    let mut parts = text.splitn(4, ':');
    let mut next = || number(parts.next()?);
    let (id, user, message) = (next()?, next()? as UserId, i32::try_from(next()?).ok()?);
    Some(Callback::Which { id, user, message, text: parts.next()?.to_owned() })
}

fn number(text: &str) -> Option<u64> {
    u64::from_str_radix(text, 36).ok()
}

fn base36(mut n: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((n % 36) as u32, 36).unwrap_or('0'));
        n /= 36;
        if n == 0 {
            return digits.iter().rev().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pressed_below_a_card_is_read() {
        let half = Callback::Half { id: u64::MAX, version: 12_345, text: "aa27".into() };
        let more = Callback::More { id: u64::MAX, word: "resign".into() };
        for callback in [half, more, Callback::Show { id: u64::MAX, proof: u64::MAX }] {
            let text = callback.write().expect("it is short");
            assert_eq!(Callback::read(&text), Some(callback), "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let all = [
            Callback::Move { id: u64::MAX, version: 12_345, text: "a1-a4".into() },
            Callback::Lobby { id: 17, word: "accept".into() },
            Callback::Offer { id: 17, version: 0, word: "agree".into() },
            Callback::Question { id: u64::MAX, user: -1_002_000_000_000, until: 1_800_000_000_000, yes: false },
            Callback::Object { id: 17, version: 40 },
            Callback::Hinted { id: u64::MAX, version: 12_345 },
            Callback::Drop { id: u64::MAX, user: 7_000_000_000 },
            Callback::Which { id: 17, user: 7_000_000_000, message: 99, text: "/board near: a".into() },
            Callback::Which { id: 17, user: -1_002_000_000_000, message: i32::MAX, text: "б2".into() },
            Callback::Rematch(36),
            Callback::View { id: 17, near: true },
            Callback::View { id: 17, near: false },
            Callback::Holds(17),
            Callback::Alone { id: 17, again: true },
            Callback::Film(17),
            Callback::Card(17),
            Callback::Record(17),
            Callback::Back(17),
            Callback::Setting { key: "lang".into(), value: String::new() },
            Callback::Catalogue(String::new()),
            Callback::Play { game: "pig".into(), against: "bot3".into() },
            Callback::Rules("pig".into()),
            Callback::OfPeople(OfPeople::Top("!pig".into())),
            Callback::OfPeople(OfPeople::Daily { day: 20_786, game: "bulls".into() }),
            Callback::OfPeople(OfPeople::Cup { id: 17, word: "join".into() }),
            Callback::OfPeople(OfPeople::Stats { chat: 17, user: 7_000_000_000 }),
            Callback::Greet(Greet::Computer),
            Callback::Greet(Greet::Family(Family::DICE)),
            Callback::Greet(Greet::Languages),
            Callback::Greet(Greet::Speak(Lang::of(Some("ru")))),
            Callback::Idle,
        ];
        for data in all {
            let text = data.write().unwrap();
            assert!(text.len() <= LONGEST);
            assert_eq!(Callback::read(&text), Some(data));
        }
    }

    #[test]
    fn an_invitation_fits_into_a_button() {
        let invite = Invite {
            game: "dots".into(),
            host: 7_000_000_000,
            lang: Lang::of(Some("ru")),
            number: 0xff_ffff,
            settings: "size=39x32".into(),
            proof: 0xffff_ffff_ffff,
        };
        let text = Callback::Invite(invite.clone()).write().unwrap();
        assert!(text.len() <= LONGEST);
        assert_eq!(Callback::read(&text), Some(Callback::Invite(invite.clone())));
        assert_eq!(Callback::Invite(Invite { settings: "x".repeat(64), ..invite }).write(), None);
    }

    #[test]
    fn what_was_never_written_is_nothing() {
        assert_eq!(Callback::Catalogue("x".repeat(80)).write(), None);
        for odd in ["", "m", "m:1", "m:zz:!:e4", "q:1", "::::", "l:é:x", "m:1:99999999999999999999:a"] {
            assert_eq!(Callback::read(odd), None, "{odd:?}");
        }
    }
}
