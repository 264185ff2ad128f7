//! The languages that the bot speaks.

use serde::{Deserialize, Serialize};

/// A language that the bot speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    Ru,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Ru];

    /// The language of a code such as `ru` or `en-GB`. English if it is unknown.
    pub fn of(code: Option<&str>) -> Lang {
        match code.map(|code| code.get(..2).unwrap_or(code)) {
            Some("ru" | "be") => Lang::Ru,
            _ => Lang::En,
        }
    }

    /// Its two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
        }
    }
}
