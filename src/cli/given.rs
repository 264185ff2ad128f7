//! Arguments that several commands share: the place of the data, and values that must not be shown.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// The place of the data.
#[derive(clap::Args, Clone, Debug)]
pub struct Kept {
    /// The data directory.
    #[arg(long, env = "KLETKA_DATA", value_name = "DIR", default_value = "./kletka-data")]
    pub data: PathBuf,
}

/// A value that neither logs nor error messages may show.
#[derive(Clone, PartialEq, Eq)]
pub struct Hidden(String);

impl Hidden {
    /// A value to hide.
    pub fn new(text: &str) -> Hidden {
        Hidden(text.trim().to_owned())
    }

    /// The value itself.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether it is blank, as an unset variable of a compose file is.
    pub fn is_blank(&self) -> bool {
        self.0.is_empty()
    }
}

/// The ids of chats.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chats(pub Vec<i64>);

impl FromStr for Chats {
    type Err = String;

    /// Takes numbers with commas between them; a blank text has none.
    fn from_str(text: &str) -> Result<Chats, Self::Err> {
        let pieces = text.split(',').map(str::trim).filter(|piece| !piece.is_empty());
        let read = |piece: &str| piece.parse().map_err(|_| format!("the id of a chat is a number, not `{piece}`"));
        pieces.map(read).collect::<Result<_, _>>().map(Chats)
    }
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(…)")
    }
}

impl FromStr for Hidden {
    type Err = std::convert::Infallible;

    /// Takes anything: a parser's complaint would show the value, so it is looked at later.
    fn from_str(text: &str) -> Result<Hidden, Self::Err> {
        Ok(Hidden::new(text))
    }
}
