//! The reader of a message.

use crate::base::Labels;
use crate::store::schema::{ChatRow, Lang};

/// The reader of a text: the language, the letters of the boards, and whether the text speaks to several people.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// The letters of the boards.
    pub labels: Labels,
    /// Whether several people are spoken to at once; messages ask for it as `$several`, which is `yes` or `no`.
    pub several: bool,
}

impl Reader {
    /// A person who reads in a chat.
    pub fn of(chat: &ChatRow) -> Reader {
        Reader { lang: chat.lang, labels: chat.letters(), several: false }
    }

    /// The same when it is that many people who are spoken to.
    pub fn told(self, people: usize) -> Reader {
        Reader { several: people > 1, ..self }
    }
}
