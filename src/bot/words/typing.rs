//! Moves as people type them: with the letters of their boards, and words in their language.

use super::messages::lookup;
use super::{Reader, Vocabulary};
use crate::game::{Input, Manner, Position, Seat};

impl Vocabulary {
    /// A move as this reader would type it: places in the letters of the boards, decimals as in the reader's language,
    /// and each word of the game in its first translation.
    pub fn typed(&self, canonical: &str, reader: Reader) -> String {
        let text = reader.labels.text(canonical);
        let mut out = String::with_capacity(text.len());
        let mut rest = text.as_str();
        while let Some(first) = rest.chars().next() {
            let letters = |c: char| c.is_alphanumeric();
            let length = rest.find(|c| letters(c) != letters(first)).unwrap_or(rest.len());
            let (run, after) = rest.split_at(length);
            out += &self.said(run, reader).unwrap_or_else(|| run.to_owned());
            rest = after;
        }
        super::decimals(out, reader)
    }

    /// The translation of a word of the game. `None` if it is not one.
    fn said(&self, word: &str, reader: Reader) -> Option<String> {
        let word = self.0.words.iter().find(|known| **known == word)?;
        let key = format!("{}-word-{word}", self.0.id);
        let typed = lookup(reader.lang, &key, None)?;
        typed.split('|').next().map(|first| first.trim().to_owned())
    }

    /// An example of what a seat may type now, as this reader would type it.
    pub fn example(&self, position: &dyn Position, seat: Seat, reader: Reader) -> Option<String> {
        Some(self.shown(position, seat, &position.example(seat)?, reader))
    }

    /// A move that a seat may make now, as this reader would type it.
    pub fn shown(&self, position: &dyn Position, seat: Seat, text: &str, reader: Reader) -> String {
        let read = |typed: &str| {
            let input = Input::typed(typed, reader.labels, Manner::Addressed).by(self);
            position.read(seat, &input).is_ok_and(|parsed| parsed.text() == text)
        };
        let said = self.typed(text, reader);
        // Letters that people have typed may contain a word of the game.
        let plain = reader.labels.text(text);
        if said != plain && !read(&said) { plain } else { said }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Labels;
    use crate::store::schema::Lang;

    #[test]
    fn a_move_is_written_as_its_reader_types_it() {
        let typed = |id: &str, move_: &str, lang, labels| {
            let game = crate::games::find(id).expect("a game");
            Vocabulary(game.info(), lang).typed(move_, Reader { lang, labels, several: false })
        };
        let ru = Lang::of(Some("ru"));
        let russian = |id, m| typed(id, m, ru, Labels::Cyrillic);
        assert_eq!(russian("yacht", "keep 5 5"), "оставить 5 5");
        assert_eq!(russian("golf", "roll w"), "откат з");
        assert_eq!(russian("barriers", "b2-b3"), "б2-б3");
        assert_eq!(russian("tanks", "15.7 13.3"), "15,7 13,3");
        assert_eq!(typed("barriers", "b2-b3", ru, Labels::Latin), "b2-b3");
        assert_eq!(typed("golf", "roll w", Lang::ENGLISH, Labels::Cyrillic), "roll w");
    }
}
