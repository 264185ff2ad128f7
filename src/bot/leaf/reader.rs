//! Who reads.

use crate::base::Labels;
use crate::store::kept::{ChatRow, Lang};

/// Who reads: the language and the letters of the boards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// The letters of the boards.
    pub labels: Labels,
}

impl Reader {
    /// Whoever reads in a chat.
    pub fn of(chat: &ChatRow) -> Reader {
        Reader { lang: chat.lang, labels: chat.letters() }
    }
}
