//! What a button carries: at most 64 bytes, so ids are in base 36.

use crate::game::Family;
use crate::store::schema::{ChatId, CupId, Lang, MatchId, UserId};

/// The longest data that the messenger takes.
const LONGEST: usize = 64;

/// The meaning of a press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Callback {
    /// Play a move of a match whose log had that length.
    Move {
        id: MatchId,
        /// Length of the log when the keyboard was made: an old keyboard plays nothing.
        version: usize,
        /// The canonical text.
        text: String,
    },
    /// Play the move that the computer has suggested to whoever presses, when the log had that length.
    Hinted {
        id: MatchId,
        /// Length of the log when the hint was asked for.
        version: usize,
    },
    /// Something about a challenge: `join`, `start`, `leave`, `withdraw`, `accept`, `decline`.
    Lobby { id: MatchId, word: String },
    /// Consent or refusal to a proposal made when the log had that length: `agree`, `refuse`.
    Offer {
        id: MatchId,
        /// Length of the log when it was made.
        version: usize,
        word: String,
    },
    /// Objection to the throw of real dice that was typed when the log had that length.
    Object {
        id: MatchId,
        /// Length of the log when it was shown.
        version: usize,
    },
    /// Not to wait any longer for a player who has left the group.
    Drop { id: MatchId, user: UserId },
    /// The answer to a question whether it is meant.
    Question {
        id: MatchId,
        /// Who was asked.
        user: UserId,
        /// Until when it waits: milliseconds since 1970.
        until: u64,
        /// What is said.
        yes: bool,
    },
    /// Which match a message meant that could mean several.
    Which {
        id: MatchId,
        /// Who was asked.
        user: UserId,
        message: i32,
        /// What it said: a move, or a command with its slash.
        text: String,
    },
    /// The same once more, the other one begins.
    Rematch(MatchId),
    /// Show the large sheet of a board in another way: the part round the latest moves, or all of it.
    View {
        id: MatchId,
        /// Whether the part.
        near: bool,
    },
    /// Say what whoever presses has that nobody else sees.
    Holds(MatchId),
    /// Show whoever presses alone what is asked of them in secret, or their own board.
    Alone {
        id: MatchId,
        /// Whether to answer otherwise what was answered already.
        again: bool,
    },
    /// The match as a moving picture.
    Film(MatchId),
    /// The last board of the match as a card to pass on.
    Card(MatchId),
    /// The record of the match.
    Record(MatchId),
    /// Where the match turned.
    Back(MatchId),
    /// A setting of the chat; an empty value opens its choices.
    Setting {
        key: String,
        /// Its new value.
        value: String,
    },
    /// A page of the catalogue, by its name there.
    Catalogue(String),
    /// Start a challenge from the catalogue: a game's id, whom to play (`open`, `bot1` … `bot5`), perhaps settings.
    Play {
        game: String,
        /// Whom.
        against: String,
    },
    /// A page of the same catalogue, opened for the rules.
    Rules(String),
    /// Something about tables, cups, or what is kept of people.
    OfPeople(OfPeople),
    /// A button of the greeting.
    Greet(Greet),
    /// Nothing: a mark that only shows.
    Idle,
}

/// What is about tables, cups, or what is kept of people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfPeople {
    /// A page of the tables of the chat.
    Top(String),
    /// Something about one's own data: `file`, `erase`, `sure`, `not`.
    Privacy(String),
    /// Something about a cup: `join`, `leave`, `start`, `stop`.
    Cup { id: CupId, word: String },
    /// The puzzle of the day of that game.
    Daily(String),
    /// What somebody has done in a chat, as a picture.
    Stats { chat: ChatId, user: UserId },
}

/// What the buttons of the greeting do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Greet {
    /// Says how a friend is challenged.
    Friend,
    /// Lists the games that the computer plays.
    Computer,
    /// Opens the catalogue.
    Games,
    /// Lists the games of a family.
    Family(&'static Family),
    /// From now on the chat speaks that language.
    Speak(Lang),
}

impl Callback {
    /// The text that the button carries; `None` when it would be too long.
    pub fn write(&self) -> Option<String> {
        let text = match self {
            Callback::Move { id, version, text } => format!("m:{}:{}:{text}", base36(*id), base36(*version as u64)),
            Callback::Lobby { id, word } => format!("l:{}:{word}", base36(*id)),
            Callback::Offer { id, version, word } => format!("o:{}:{}:{word}", base36(*id), base36(*version as u64)),
            Callback::Hinted { id, version } => format!("j:{}:{}", base36(*id), base36(*version as u64)),
            Callback::Object { id, version } => format!("b:{}:{}", base36(*id), base36(*version as u64)),
            Callback::Drop { id, user } => format!("d:{}:{}", base36(*id), base36(*user as u64)),
            Callback::Question { id, user, until, yes } => {
                let word = if *yes { "yes" } else { "no" };
                format!("q:{}:{}:{}:{word}", base36(*id), base36(*user as u64), base36(*until))
            }
            Callback::Which { id, user, message, text } => {
                format!(
                    "w:{}:{}:{}:{text}",
                    base36(*id),
                    base36(*user as u64),
                    base36(u64::from(message.unsigned_abs()))
                )
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
            Callback::Idle => "-".to_owned(),
        };
        (text.len() <= LONGEST).then_some(text)
    }

    /// Reads what a button carried; `None` for what this program never wrote.
    pub fn read(text: &str) -> Option<Callback> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let two = || rest.split_once(':');
        Some(match kind {
            "m" | "o" => versioned(kind, rest)?,
            "l" => {
                let (id, word) = two()?;
                Callback::Lobby { id: number(id)?, word: word.to_owned() }
            }
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
            OfPeople::Daily(game) => format!("a:{game}"),
            OfPeople::Stats { chat, user } => format!("z:{}:{}", base36(*chat), base36(*user as u64)),
        }
    }

    fn read(kind: &str, rest: &str) -> Option<OfPeople> {
        Some(match kind {
            "t" => OfPeople::Top(rest.to_owned()),
            "a" => OfPeople::Daily(rest.to_owned()),
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

/// What belongs to a match as it stood when the log had so many lines.
fn versioned(kind: &str, text: &str) -> Option<Callback> {
    let (id, rest) = text.split_once(':')?;
    let (version, word) = rest.split_once(':')?;
    let (id, version, text) = (number(id)?, usize::try_from(number(version)?).ok()?, word.to_owned());
    Some(match kind {
        "m" => Callback::Move { id, version, text },
        _ => Callback::Offer { id, version, word: text },
    })
}

fn greet(word: &str) -> Option<Greet> {
    Some(match word {
        "friend" => Greet::Friend,
        "computer" => Greet::Computer,
        "games" => Greet::Games,
        word if word.starts_with('/') => Greet::Family(Family::find(word.trim_start_matches('/'))?),
        code => Greet::Speak(Lang::ALL.into_iter().find(|lang| lang.code() == code)?),
    })
}

/// What belongs to a match as it stood when the log had so many lines, and needs no words.
fn about_lines(kind: &str, text: &str) -> Option<Callback> {
    let (id, version) = text.split_once(':')?;
    let (id, version) = (number(id)?, usize::try_from(number(version)?).ok()?);
    Some(if kind == "j" { Callback::Hinted { id, version } } else { Callback::Object { id, version } })
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
    // Groups have negative ids, which are written as the same bits.
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
            Callback::OfPeople(OfPeople::Daily("bulls".into())),
            Callback::OfPeople(OfPeople::Cup { id: 17, word: "join".into() }),
            Callback::OfPeople(OfPeople::Stats { chat: 17, user: 7_000_000_000 }),
            Callback::Greet(Greet::Computer),
            Callback::Greet(Greet::Family(Family::DICE)),
            Callback::Greet(Greet::Speak(Lang::Ru)),
            Callback::Idle,
        ];
        for data in all {
            let text = data.write().unwrap();
            assert!(text.len() <= LONGEST);
            assert_eq!(Callback::read(&text), Some(data));
        }
    }

    #[test]
    fn what_was_never_written_is_nothing() {
        assert_eq!(Callback::Catalogue("x".repeat(80)).write(), None);
        for odd in ["", "m", "m:1", "m:zz:!:e4", "q:1", "::::", "l:é:x", "m:1:99999999999999999999:a"] {
            assert_eq!(Callback::read(odd), None, "{odd:?}");
        }
    }
}
