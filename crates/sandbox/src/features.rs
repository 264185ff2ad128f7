//! What is new in the messenger, and who knows it: an older server refuses it or passes over it, older programs of
//! people do not show it.

use serde::{Deserialize, Serialize};

/// Something new.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Feature {
    /// Messages that one person alone sees.
    Ephemeral,
    /// Colours of buttons.
    Styles,
    /// Buttons that only show something.
    Disabled,
    /// Times that each reader sees by the own clock.
    Times,
    /// A field for the answer beside buttons.
    Fields,
    /// Reactions to messages.
    Reactions,
    /// Polls to which people add options.
    Adding,
}

/// Who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Known {
    /// The server and the programs of people.
    All,
    /// The server; the programs of people are older.
    Server,
    /// Nobody: the server is older.
    Nobody,
}

impl Feature {
    /// All of them.
    pub const ALL: [Feature; 7] = [
        Feature::Ephemeral,
        Feature::Styles,
        Feature::Disabled,
        Feature::Times,
        Feature::Fields,
        Feature::Reactions,
        Feature::Adding,
    ];
}
