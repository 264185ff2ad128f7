//! Messages as data: a key and named arguments. They become words at the last moment, in each reader's language.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{Place, Seat};

/// A message: the key of an entry in `locales/` and its arguments.
///
/// It is stored (in the outbox), logged and compared as data; only `bot::words` turns it into a sentence.
///
/// ```
/// use kletka_games::base::{Arg, Place, Seat, Text};
/// let text = Text::new("seabattle-hit").with("seat", Seat(1)).with("at", Place::new(0, 4));
/// assert_eq!(text.key, "seabattle-hit");
/// assert_eq!(text.args[1], ("at".into(), Arg::Place(Place::new(0, 4))));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Text {
    /// Key of the Fluent message, `<game id>-…` for those of a game.
    pub key: Cow<'static, str>,
    /// Named arguments, in the order they were added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Text {
    /// The message with this key and no arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    /// The same message with one more argument.
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Arg>) -> Text {
        self.args.push((name.into(), value.into()));
        self
    }
}

/// A number as people write it, with a true minus sign.
///
/// ```
/// use kletka_games::base::signed;
/// assert_eq!([signed(-20), signed(0), signed(7)], ["−20", "0", "7"]);
/// ```
pub fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// An argument of a [`Text`].
///
/// ```
/// use kletka_games::base::{Arg, Text};
/// assert_eq!(Arg::from(3u8), Arg::Num(3));
/// assert_eq!(Arg::from("крона"), Arg::Str("крона".to_owned()));
/// let parts = vec![Text::new("toy-three"), Text::new("toy-five")];
/// assert!(matches!(Arg::from(parts), Arg::List(parts) if parts.len() == 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number. It selects plural forms.
    Num(i64),
    /// A string that needs no translation, such as a typed word or a file name.
    Str(String),
    /// A language by its tag: what it calls itself.
    Language(String),
    /// The name of the player of a seat.
    Seat(Seat),
    /// A place on the board, written in the letters of the reader's board.
    Place(Place),
    /// Several places.
    Places(Vec<Place>),
    /// The canonical text of a move or of a point of it, its coordinates written in the letters of the reader's board
    /// and its decimals as in the reader's language.
    Move(String),
    /// Another message, in the reader's language.
    Text(Box<Text>),
    /// Several messages, joined by commas.
    List(Vec<Text>),
}

impl From<i64> for Arg {
    fn from(value: i64) -> Arg {
        Arg::Num(value)
    }
}
impl From<i32> for Arg {
    fn from(value: i32) -> Arg {
        Arg::Num(i64::from(value))
    }
}
impl From<u32> for Arg {
    fn from(value: u32) -> Arg {
        Arg::Num(i64::from(value))
    }
}
impl From<u16> for Arg {
    fn from(value: u16) -> Arg {
        Arg::Num(i64::from(value))
    }
}
impl From<u8> for Arg {
    fn from(value: u8) -> Arg {
        Arg::Num(i64::from(value))
    }
}
impl From<usize> for Arg {
    fn from(value: usize) -> Arg {
        Arg::Num(i64::try_from(value).unwrap_or(i64::MAX))
    }
}
impl From<&str> for Arg {
    fn from(value: &str) -> Arg {
        Arg::Str(value.to_owned())
    }
}
impl From<String> for Arg {
    fn from(value: String) -> Arg {
        Arg::Str(value)
    }
}
impl From<Seat> for Arg {
    fn from(value: Seat) -> Arg {
        Arg::Seat(value)
    }
}
impl From<Place> for Arg {
    fn from(value: Place) -> Arg {
        Arg::Place(value)
    }
}
impl From<Vec<Place>> for Arg {
    fn from(value: Vec<Place>) -> Arg {
        Arg::Places(value)
    }
}
impl From<Text> for Arg {
    fn from(value: Text) -> Arg {
        Arg::Text(Box::new(value))
    }
}
impl From<Vec<Text>> for Arg {
    fn from(value: Vec<Text>) -> Arg {
        Arg::List(value)
    }
}
