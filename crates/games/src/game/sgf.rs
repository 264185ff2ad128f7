//! The game's part of SGF, the format in which programs for board games exchange matches. The syntax, and everything
//! that all games write in the same way, is in [`play::sgf`](crate::play::sgf). A game knows only its [`Dialect`].

use super::{Game, Seat, Text};

/// A property of a node: `SZ[39:32]`, `AB[aa][cc]`. Its values do not have the escapes of the file.
///
/// ```
/// use kletka_games::game::sgf::{Property, values};
/// let root = [Property::new("SZ", "39:32"), Property::list("AB", vec!["aa".to_owned(), "cc".to_owned()])];
/// assert_eq!(values(&root, "AB").collect::<Vec<_>>(), ["aa", "cc"]);
/// assert_eq!(values(&root, "AW").next(), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    /// Its name, in capital letters.
    pub name: String,
    /// Its values, at least one.
    pub values: Vec<String>,
}

impl Property {
    /// A property with one value.
    pub fn new(name: &str, value: impl Into<String>) -> Property {
        Property::list(name, vec![value.into()])
    }

    /// A property with several values.
    pub fn list(name: &str, values: Vec<String>) -> Property {
        Property { name: name.to_owned(), values }
    }
}

/// All values of the properties with this name, in order.
pub fn values<'a>(properties: &'a [Property], name: &'a str) -> impl Iterator<Item = &'a str> {
    properties.iter().filter(move |property| property.name == name).flat_map(|p| p.values.iter().map(String::as_str))
}

/// The beginning of a match that another program has written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beginning {
    /// Options in typed form: `size=39x32`. Missing ones have their defaults.
    pub settings: Vec<String>,
    /// The draws with which the set-up reaches this position.
    pub deal: Vec<u32>,
}

/// A value of `B` or `W` in another program's file, and its context.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The properties of the root.
    pub root: &'a [Property],
    /// The seat of the move, according to the file.
    pub seat: Seat,
    /// The value itself.
    pub value: &'a str,
    /// The previous value, if there is one.
    pub before: Option<&'a str>,
    /// Whether the other seat has moved before and makes no more moves in this file.
    pub last: bool,
}

/// Why a value does not represent moves.
#[derive(Clone, PartialEq, Debug)]
pub enum Unread {
    /// It does not have the form of a move.
    Form,
    /// It is a move by the rules of its program, but not by those here. The sentence gets the number of the node and
    /// the value as `$node` and `$given`.
    Rules(Text),
}

/// The SGF form of a two-player game. The first seat is `B` and the second one `W`.
///
/// A game can leave out what has no SGF form that other programs know: options and moves without a property are written
/// as comments that are read again.
///
/// ```
/// use kletka_games::game::sgf::Property;
/// use kletka_games::games::find;
/// let dots = find("dots").expect("a game");
/// assert_eq!(dots.sgf(), Some(40));
/// let beginning = dots.sgf_beginning(&[Property::new("SZ", "9")]).expect("it has SGF").expect("an empty sheet");
/// assert!(beginning.settings.contains(&"size=9x9".to_owned()), "{:?}", beginning.settings);
/// assert_eq!(dots.sgf_read("ca"), Some("c1".to_owned()));
/// ```
pub trait Dialect<G: Game + ?Sized> {
    /// The number of the game in the property `GM`.
    fn number(&self) -> u16;

    /// Board, rules and the position before the first move, as properties of the root.
    fn root(&self, start: &G::State) -> Vec<Property>;

    /// Reads a root that any program may have written.
    ///
    /// # Errors
    /// Says what cannot be played here.
    fn beginning(&self, root: &[Property]) -> Result<Beginning, Text>;

    /// The value of `B` or `W` for a move; `None` for a move that other programs do not know. `end` is the position
    /// after the last move of the match, because the effect of a move may only turn out later.
    fn value(&self, m: &G::Move, end: &G::State) -> Option<String>;

    /// The move that a value represents, by form alone. `None` if the value is not a move.
    fn read(&self, value: &str) -> Option<G::Move>;

    /// The moves that a value represents in a position: usually the one that [`read`](Self::read) finds. Other programs
    /// do not write down what follows from their rules, so moves of either seat may have to come before it.
    ///
    /// # Errors
    /// Says why it is not a move.
    fn moves(&self, _state: &G::State, played: &Played<'_>) -> Result<Vec<(Seat, G::Move)>, Unread> {
        self.read(played.value).map(|m| vec![(played.seat, m)]).ok_or(Unread::Form)
    }

    /// The move by which the seat to move ends a match that is over according to its result (`RE`); `None` if no move
    /// does.
    fn close(&self, _state: &G::State, _result: &str) -> Option<G::Move> {
        None
    }
}
