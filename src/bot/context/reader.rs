//! The reader of a message.

use crate::base::Labels;
use crate::store::schema::{ChatRow, Lang};

/// The reader of a text: language, board letters, and whether the text addresses several people.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reader {
    pub lang: Lang,
    /// The letters of the boards.
    pub labels: Labels,
    /// Whether the text addresses several people. Messages see this as `$several`, which is `yes` or `no`.
    pub several: bool,
}

impl Reader {
    /// A single reader in a chat.
    pub fn of(chat: &ChatRow) -> Reader {
        Reader { lang: chat.lang, labels: chat.letters(), several: false }
    }

    /// The same reader, for a text that addresses this many people.
    pub fn told(self, people: usize) -> Reader {
        Reader { several: people > 1, ..self }
    }
}
