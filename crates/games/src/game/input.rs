//! Typed text. A game reads it piece by piece: a place, a number, a word of the game, plain letters. Nothing is
//! rewritten unless the game asks for it.

use std::cell::Cell;

use crate::base::place::{self, Misread, ascii};
use crate::base::{Labels, Place};

/// The way in which a text reached the match.
///
/// ```
/// use kletka_games::game::{Input, Labels, Manner};
/// let said = |manner| Input::typed("e4", Labels::Latin, manner);
/// assert!(!said(Manner::Overheard).explicit() && said(Manner::Addressed).explicit());
/// assert_eq!(Input::canonical("e4").manner(), Manner::Recorded);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Typed in the group without any sign that it is a move. It may be talk.
    Overheard,
    /// Typed in the group as a move: in reply to a board, or after the command.
    Addressed,
    /// A button under a picture in the group. Others do not see who pressed what.
    Pressed,
    /// Typed in the private chat, where nobody else reads it.
    Private,
    /// From a record, or by the bot itself. It was accepted once, in whatever manner.
    Recorded,
}

/// The words that people may type for those of a game, in any language.
///
/// ```
/// use kletka_games::game::{Input, Labels, Lexicon, Manner};
///
/// struct Russian;
///
/// impl Lexicon for Russian {
///     fn canonical(&self, text: &str) -> Option<&'static str> {
///         matches!(text, "hold" | "беру" | "хватит с меня").then_some("hold")
///     }
/// }
///
/// let word = |text| Input::typed(text, Labels::Cyrillic, Manner::Addressed).by(&Russian).word();
/// assert_eq!([word("Беру!"), word("хватит  с меня"), word("roll")], [Some("hold"), Some("hold"), None]);
/// ```
pub trait Lexicon {
    /// The canonical word for a text (lowercase, single spaces), if there is one.
    fn canonical(&self, text: &str) -> Option<&'static str>;
}

/// A typed text, or a part of one.
///
/// ```
/// use kletka_games::game::{Input, Labels, Manner, Place};
/// let input = Input::typed("в 2 к крона", Labels::Cyrillic, Manner::Addressed);
/// let mut read = input.reader();
/// assert_eq!(read.place(), Some(Place::new(2, 1)));
/// assert_eq!(read.letters().as_deref(), Some("к"));
/// assert_eq!(read.letters().as_deref(), Some("крона"));
/// assert!(read.end());
/// ```
#[derive(Clone)]
pub struct Input<'a> {
    raw: &'a str,
    labels: Labels,
    manner: Manner,
    /// The words that people may type. `None`: only the canonical ones.
    lexicon: Option<&'a dyn Lexicon>,
    /// The words of the game.
    words: &'static [&'static str],
    /// The letter that kept the text from being a place when one was wanted.
    stray: Cell<Option<char>>,
}

impl<'a> Input<'a> {
    /// A text as typed on a board with these letters.
    pub fn typed(raw: &'a str, labels: Labels, manner: Manner) -> Input<'a> {
        Input { raw, labels, manner, lexicon: None, words: &[], stray: Cell::new(None) }
    }

    /// A text as in a record: Latin letters, canonical words.
    pub fn canonical(raw: &'a str) -> Input<'a> {
        Input::typed(raw, Labels::Latin, Manner::Recorded)
    }

    /// The same text in another manner.
    pub fn said(self, manner: Manner) -> Input<'a> {
        Input { manner, ..self }
    }

    /// The same text, with a lexicon for its words.
    pub fn by(self, lexicon: &'a dyn Lexicon) -> Input<'a> {
        Input { lexicon: Some(lexicon), ..self }
    }

    /// The same text for a game with these words.
    pub(super) fn among(&self, words: &'static [&'static str]) -> Input<'a> {
        Input { words, ..self.clone() }
    }

    /// The text as typed, without spaces at its ends and without the mark with which a Spanish call begins.
    pub fn raw(&self) -> &'a str {
        self.raw.trim().trim_start_matches('¡')
    }

    /// Whether the text was meant for the match: a reply, a command, the private chat, a button. Otherwise it was
    /// overheard.
    pub fn explicit(&self) -> bool {
        self.manner != Manner::Overheard
    }

    /// How the text reached the match.
    pub fn manner(&self) -> Manner {
        self.manner
    }

    /// The letters of the board on which the text was typed.
    pub fn labels(&self) -> Labels {
        self.labels
    }

    /// The letter of another board that kept a text from being a place.
    ///
    /// ```
    /// use kletka_games::game::{Input, Labels, Manner};
    /// let input = Input::typed("d6", Labels::Cyrillic, Manner::Addressed);
    /// assert_eq!((input.stray(), input.place(), input.stray()), (None, None, Some('d')));
    /// ```
    pub fn stray(&self) -> Option<char> {
        self.stray.get()
    }

    /// The pieces between spaces, each as an input of its own.
    ///
    /// ```
    /// use kletka_games::game::Input;
    /// let input = Input::canonical("bid 3 sixes");
    /// let tokens = input.tokens();
    /// assert_eq!((tokens.len(), tokens[1].number()), (3, Some(3)));
    /// ```
    pub fn tokens(&self) -> Vec<Input<'a>> {
        self.raw().split_whitespace().map(|raw| Input { raw, ..self.clone() }).collect()
    }

    /// A part of the text, as an input of its own.
    pub fn part<'b>(&self, raw: &'b str) -> Input<'b>
    where
        'a: 'b,
    {
        Input { raw, ..self.clone() }
    }

    /// A reader that goes from left to right, for moves with several parts.
    pub fn reader(&self) -> Reader<'a, '_> {
        Reader { input: self, rest: self.raw() }
    }

    /// The whole text as one place, in any of the ways people type it: `e4`, `E4`, `e 4`, `4e`, `e-4`, `e4!`.
    pub fn place(&self) -> Option<Place> {
        self.path().filter(|path| path.len() == 1).map(|path| path[0])
    }

    /// The whole text as one or more places: `b2-b3`, `b2 b3`, `b2b3`, `b2:b3`, and paths of any length.
    pub fn path(&self) -> Option<Vec<Place>> {
        self.wanted(self.labels.path(self.raw))
    }

    /// The whole text as a whole number, perhaps with a sign.
    pub fn number(&self) -> Option<i64> {
        let mut read = self.reader();
        read.number().filter(|_| read.end())
    }

    /// The whole text as a number with at most one decimal, in tenths: `3.5` and `3,5` are 35.
    ///
    /// ```
    /// use kletka_games::game::Input;
    /// let tenths = |text| Input::canonical(text).tenths();
    /// assert_eq!([tenths("3.5"), tenths("3,5"), tenths("-4"), tenths("3.55")], [Some(35), Some(35), Some(-40), None]);
    /// ```
    pub fn tenths(&self) -> Option<i64> {
        let mut read = self.reader();
        read.tenths().filter(|_| read.end())
    }

    /// The whole text as digits, leading zeros included. There may be spaces between them.
    ///
    /// ```
    /// use kletka_games::game::Input;
    /// let digits = |text| Input::canonical(text).digits();
    /// assert_eq!([digits("0123!"), digits("01 2３")], [Some(vec![0, 1, 2, 3]), Some(vec![0, 1, 2, 3])]);
    /// assert_eq!([digits("-12"), digits("12a"), digits("")], [None, None, None]);
    /// ```
    pub fn digits(&self) -> Option<Vec<u8>> {
        let text = self.raw().trim_end_matches(['.', '!']);
        let digits = text.chars().filter(|c| !c.is_whitespace()).map(|c| ascii(c).to_digit(10));
        digits.map(|digit| digit.map(|digit| digit as u8)).collect::<Option<Vec<u8>>>().filter(|all| !all.is_empty())
    }

    /// The whole text as a word of the game, in any language.
    pub fn word(&self) -> Option<&'static str> {
        let mut read = self.reader();
        read.word().filter(|_| read.end())
    }

    /// The whole text as letters: a word as the player wrote it.
    pub fn letters(&self) -> Option<String> {
        let mut read = self.reader();
        read.letters().filter(|_| read.end())
    }

    /// The canonical word for a text.
    fn known(&self, text: &str) -> Option<&'static str> {
        match self.lexicon {
            Some(lexicon) => lexicon.canonical(text),
            None => self.words.iter().copied().find(|word| *word == text),
        }
    }

    fn wanted<T>(&self, read: Result<T, Misread>) -> Option<T> {
        if let Err(Misread::Letter(letter)) = read {
            self.stray.set(Some(letter));
        }
        read.ok()
    }
}

/// Reads a text from left to right. Each method takes what it finds and leaves the rest, or takes nothing.
///
/// ```
/// use kletka_games::game::{Input, Place};
/// // The start, a path, and a number.
/// let input = Input::canonical("b2> c3 d4 = 3");
/// let mut read = input.reader();
/// assert_eq!((read.place(), read.sign(&['>'])), (Some(Place::new(1, 1)), Some('>')));
/// assert_eq!(read.path().map(|path| path.len()), Some(2));
/// assert!(read.number().is_none(), "nothing is taken where something else stands");
/// assert_eq!((read.sign(&['=']), read.number(), read.end()), (Some('='), Some(3), true));
/// ```
#[derive(Clone)]
pub struct Reader<'a, 'i> {
    input: &'i Input<'a>,
    rest: &'a str,
}

impl<'a> Reader<'a, '_> {
    /// The rest of the text, without spaces at its ends.
    pub fn rest(&self) -> &'a str {
        self.rest.trim()
    }

    /// Whether nothing is left except a full stop or an exclamation mark.
    pub fn end(&self) -> bool {
        self.rest.trim().trim_end_matches(['.', '!']).is_empty()
    }

    /// Whether the next letter or digit follows directly, without a space: `a1a4` is one word.
    pub fn touches(&self) -> bool {
        self.rest.starts_with(char::is_alphanumeric)
    }

    /// Takes a place: `e4`, `e 4`, `4e`, `e-4`, in the letters of the board.
    pub fn place(&mut self) -> Option<Place> {
        let text = self.rest.trim_start_matches(is_gap);
        let (place, length) = self.input.wanted(self.input.labels.leading(text))?;
        self.rest = &text[length..];
        Some(place)
    }

    /// Takes all places that follow each other, at least one.
    pub fn path(&mut self) -> Option<Vec<Place>> {
        let mut path = vec![self.place()?];
        while let Some(place) = self.place() {
            path.push(place);
        }
        Some(path)
    }

    /// Takes a whole number, perhaps with a sign.
    pub fn number(&mut self) -> Option<i64> {
        self.decimal(0)
    }

    /// Takes a number with at most one decimal, in tenths.
    pub fn tenths(&mut self) -> Option<i64> {
        self.decimal(1)
    }

    /// Takes a word of the game, in any language. It may consist of several words. It ends at a space, a comma or a
    /// dash.
    ///
    /// ```
    /// use kletka_games::game::{Input, Labels, Lexicon, Manner};
    ///
    /// struct Steps;
    ///
    /// impl Lexicon for Steps {
    ///     fn canonical(&self, text: &str) -> Option<&'static str> {
    ///         match text {
    ///             "up" | "straight on" => Some("up"),
    ///             "left" => Some("left"),
    ///             _ => None,
    ///         }
    ///     }
    /// }
    ///
    /// let input = Input::typed("straight on, left-up", Labels::Latin, Manner::Addressed).by(&Steps);
    /// let mut read = input.reader();
    /// assert_eq!([read.word(), read.word(), read.word()], [Some("up"), Some("left"), Some("up")]);
    /// ```
    pub fn word(&mut self) -> Option<&'static str> {
        let text = self.rest.trim_start_matches(is_gap);
        let (mut said, mut ends) = (String::new(), Vec::with_capacity(PIECES));
        for (at, c) in text.char_indices().chain([(text.len(), ' ')]).take(LETTERS) {
            if is_gap(c) && !said.ends_with(' ') {
                ends.push((at, said.len()));
            }
            if ends.len() == PIECES {
                break;
            }
            match c.is_whitespace() {
                true if said.ends_with(' ') => {}
                true => said.push(' '),
                false => said.extend(c.to_lowercase()),
            }
        }
        let known = |(end, length): (usize, usize)| {
            self.input.known(said[..length].trim_end_matches(['.', '!'])).map(|word| (word, end))
        };
        let (word, end) = ends.into_iter().rev().find_map(known)?;
        self.rest = &text[end..];
        Some(word)
    }

    /// Takes a run of letters, as typed.
    pub fn letters(&mut self) -> Option<String> {
        let text = self.rest.trim_start_matches(is_gap);
        let length = text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len());
        self.rest = if length > 0 { &text[length..] } else { self.rest };
        (length > 0).then(|| text[..length].to_owned())
    }

    /// Takes one of these signs: an arrow, a comma, a question mark.
    pub fn sign(&mut self, signs: &[char]) -> Option<char> {
        let text = self.rest.trim_start();
        let sign = text.chars().next().filter(|c| signs.contains(c))?;
        self.rest = &text[sign.len_utf8()..];
        Some(sign)
    }

    /// Takes a number with at most this many decimals, scaled to a whole number.
    fn decimal(&mut self, decimals: usize) -> Option<i64> {
        let text = self.rest.trim_start();
        let body = text.strip_prefix(['-', '−', '+']).unwrap_or(text);
        let digits = |text: &str| text.chars().take_while(|c| ascii(*c).is_ascii_digit()).collect::<String>();
        let whole = digits(body);
        let after = &body[whole.len()..];
        let part = after.strip_prefix(['.', ',']).map(digits).filter(|part| !part.is_empty() && decimals > 0);
        let part = part.unwrap_or_default();
        let length = text.len() - after.len() + if part.is_empty() { 0 } else { part.len() + 1 };
        let ends = !text[length..].starts_with(char::is_alphanumeric);
        if whole.is_empty() || part.chars().count() > decimals || !ends {
            return None;
        }
        let plain: String = whole.chars().chain(format!("{part:0<decimals$}").chars()).map(ascii).collect();
        let value: i64 = plain.parse().ok()?;
        self.rest = &text[length..];
        Some(if text.starts_with(['-', '−']) { -value } else { value })
    }
}

/// The most letters of a word of the game, and the most pieces between its gaps. What is longer is not searched.
const LETTERS: usize = 64;
const PIECES: usize = 8;

/// Whether `c` may separate the parts of a move.
fn is_gap(c: char) -> bool {
    c.is_whitespace() || place::is_gap(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    static WORDS: &[&str] = &["roll", "take"];

    struct Russian;

    impl Lexicon for Russian {
        fn canonical(&self, text: &str) -> Option<&'static str> {
            match text {
                "roll" | "бросаю" | "бросаю кости" => Some("roll"),
                "take" | "беру" => Some("take"),
                _ => None,
            }
        }
    }

    fn cyrillic(raw: &str) -> Input<'_> {
        Input::typed(raw, Labels::Cyrillic, Manner::Overheard).by(&Russian)
    }

    #[test]
    fn what_is_not_asked_for_as_a_place_is_not_touched() {
        let input = cyrillic(" x7 ");
        assert_eq!((input.raw(), input.stray()), ("x7", None));
        assert_eq!(input.tokens()[0].raw(), "x7");
        assert_eq!(cyrillic("d6").letters(), None);
        assert_eq!((input.place(), cyrillic("x7").reader().letters()), (Some(Place::new(20, 6)), Some("x".to_owned())));
    }

    #[test]
    fn a_letter_of_another_board_is_remembered() {
        let input = cyrillic("d6");
        assert_eq!((input.place(), input.stray()), (None, Some('d')));
        let input = cyrillic("да будет так");
        assert_eq!((input.place(), input.stray()), (None, None), "that has no shape of a place");
    }

    #[test]
    fn words_of_the_game_in_any_language() {
        for text in ["roll", "Бросаю", "бросаю  кости!", " БРОСАЮ."] {
            assert_eq!(cyrillic(text).word(), Some("roll"), "{text}");
        }
        assert_eq!(cyrillic("бросаю всё").word(), None);
        let input = cyrillic("беру 3,5 и 2");
        let mut read = input.reader();
        assert_eq!((read.word(), read.tenths(), read.rest()), (Some("take"), Some(35), "и 2"));
        let canonical = Input::canonical("take").among(WORDS);
        assert_eq!((canonical.word(), Input::canonical("беру").among(WORDS).word()), (Some("take"), None));
    }

    #[test]
    fn numbers() {
        let whole = |text: &str| Input::canonical(text).number();
        assert_eq!([whole("12"), whole("-3"), whole("+4!"), whole("７")], [Some(12), Some(-3), Some(4), Some(7)]);
        assert_eq!([whole("3.5"), whole("x"), whole("12th"), whole("99999999999999999999")], [None; 4]);
        let tenths = |text: &str| Input::canonical(text).tenths();
        assert_eq!(
            [tenths("3.5"), tenths("3,5"), tenths("-0.1"), tenths("4")],
            [Some(35), Some(35), Some(-1), Some(40)]
        );
        assert_eq!([tenths("3.55"), tenths("3."), tenths(".5")], [None, Some(30), None]);
    }

    #[test]
    fn parts_are_taken_from_left_to_right() {
        let input = cyrillic("в2> б3-б4: слово");
        let mut read = input.reader();
        assert_eq!(read.place(), Some(Place::new(2, 1)));
        assert_eq!((read.sign(&['<', '>']), read.sign(&['<', '>'])), (Some('>'), None));
        assert_eq!(read.path(), Some(vec![Place::new(1, 2), Place::new(1, 3)]));
        assert!(!read.end());
        assert_eq!((read.number(), read.letters()), (None, Some("слово".to_owned())));
        assert!(read.end());
    }
}
