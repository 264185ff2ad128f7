//! What a button carries: at most 64 bytes, so ids are written in base 36.

use crate::store::kept::MatchId;

/// The longest data that the messenger takes.
const LONGEST: usize = 64;

/// The meaning of a press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Data {
    /// Play a move of a match whose log had that length.
    Move {
        /// The match.
        id: MatchId,
        /// Length of the log when the keyboard was made: an old keyboard plays nothing.
        stamp: usize,
        /// The canonical text.
        text: String,
    },
    /// Something about a challenge: `join`, `start`, `leave`, `withdraw`, `accept`, `decline`.
    Lobby {
        /// The match.
        id: MatchId,
        /// What.
        word: String,
    },
    /// Consent or refusal to a proposal made when the log had that length: `agree`, `refuse`.
    Offer {
        /// The match.
        id: MatchId,
        /// Length of the log when it was made.
        stamp: usize,
        /// What.
        word: String,
    },
    /// The same once more, the other one begins.
    Rematch(MatchId),
    /// A setting of the chat; an empty value opens its choices.
    Setting {
        /// Which.
        key: String,
        /// Its new value.
        value: String,
    },
    /// A page of the catalogue: empty, a family, or a game.
    Catalogue(String),
    /// Start a challenge from the catalogue: a game's id and whom to play (`open`, `bot1` … `bot5`).
    Play {
        /// The game.
        game: String,
        /// Whom.
        against: String,
    },
    /// The rules of a game.
    Rules(String),
    /// Nothing: a mark that only shows.
    Idle,
}

impl Data {
    /// The text that the button carries; `None` when it would be too long.
    pub fn write(&self) -> Option<String> {
        let text = match self {
            Data::Move { id, stamp, text } => format!("m:{}:{}:{text}", base36(*id), base36(*stamp as u64)),
            Data::Lobby { id, word } => format!("l:{}:{word}", base36(*id)),
            Data::Offer { id, stamp, word } => format!("o:{}:{}:{word}", base36(*id), base36(*stamp as u64)),
            Data::Rematch(id) => format!("r:{}", base36(*id)),
            Data::Setting { key, value } => format!("s:{key}:{value}"),
            Data::Catalogue(page) => format!("c:{page}"),
            Data::Play { game, against } => format!("p:{game}:{against}"),
            Data::Rules(game) => format!("u:{game}"),
            Data::Idle => "-".to_owned(),
        };
        (text.len() <= LONGEST).then_some(text)
    }

    /// Reads what a button carried; `None` for what this program never wrote.
    pub fn read(text: &str) -> Option<Data> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let two = || rest.split_once(':');
        let number = |text: &str| u64::from_str_radix(text, 36).ok();
        Some(match kind {
            "m" | "o" => {
                let (id, rest) = two()?;
                let (stamp, text) = rest.split_once(':')?;
                let (id, stamp, text) = (number(id)?, usize::try_from(number(stamp)?).ok()?, text.to_owned());
                if kind == "m" { Data::Move { id, stamp, text } } else { Data::Offer { id, stamp, word: text } }
            }
            "l" => {
                let (id, word) = two()?;
                Data::Lobby { id: number(id)?, word: word.to_owned() }
            }
            "r" => Data::Rematch(number(rest)?),
            "s" => {
                let (key, value) = two()?;
                Data::Setting { key: key.to_owned(), value: value.to_owned() }
            }
            "c" => Data::Catalogue(rest.to_owned()),
            "p" => {
                let (game, against) = two()?;
                Data::Play { game: game.to_owned(), against: against.to_owned() }
            }
            "u" => Data::Rules(rest.to_owned()),
            "-" => Data::Idle,
            _ => return None,
        })
    }
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
            Data::Move { id: u64::MAX, stamp: 12_345, text: "a1-a4".into() },
            Data::Lobby { id: 17, word: "accept".into() },
            Data::Offer { id: 17, stamp: 0, word: "agree".into() },
            Data::Rematch(36),
            Data::Setting { key: "lang".into(), value: String::new() },
            Data::Catalogue(String::new()),
            Data::Play { game: "pig".into(), against: "bot3".into() },
            Data::Rules("pig".into()),
            Data::Idle,
        ];
        for data in all {
            let text = data.write().unwrap();
            assert!(text.len() <= LONGEST);
            assert_eq!(Data::read(&text), Some(data));
        }
        assert_eq!(Data::Catalogue("x".repeat(80)).write(), None);
        for odd in ["", "m", "m:1", "m:zz:!:e4", "q:1", "::::", "l:é:x", "m:1:99999999999999999999:a"] {
            assert_eq!(Data::read(odd), None, "{odd:?}");
        }
    }
}
