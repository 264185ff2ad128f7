//! New features of the messenger, and who supports them: an older server refuses or ignores a feature, older clients do
//! not show it.

use serde::{Deserialize, Serialize};

/// A feature of a recent Bot API, which a server or clients may lack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Feature {
    /// Messages that only one person sees.
    Ephemeral,
    /// Colours of buttons.
    Styles,
    /// Buttons that only show something and do nothing.
    Disabled,
    /// Times that each reader sees in local time.
    Times,
    /// An input field for the reply, in addition to buttons.
    Fields,
    /// Reactions to messages.
    Reactions,
    /// Polls with options that people can add.
    Adding,
    /// Mini Apps. A bot does without until somebody switches this on.
    Apps,
}

/// The parties that support a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Known {
    /// The server and people's clients.
    All,
    /// Only the server; people's clients are older.
    Server,
    /// Nobody, since the server is older.
    Nobody,
}

impl Feature {
    /// All of them, for the switches of the page.
    pub const ALL: [Feature; 8] = [
        Feature::Ephemeral,
        Feature::Styles,
        Feature::Disabled,
        Feature::Times,
        Feature::Fields,
        Feature::Reactions,
        Feature::Adding,
        Feature::Apps,
    ];
}
