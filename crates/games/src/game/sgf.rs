//! What a game says about itself in SGF, the format in which programs for board games exchange matches. The syntax, and
//! everything that all games write in the same way, is in [`play::sgf`](crate::play::sgf). A game knows only its
//! [`Dialect`].

use super::{Game, Seat, Text};

/// A property of a node: `SZ[39:32]`, `AB[aa][cc]`. Values stand without the escapes of the file.
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

/// All values of the properties of that name, in order.
pub fn values<'a>(properties: &'a [Property], name: &'a str) -> impl Iterator<Item = &'a str> {
    properties.iter().filter(move |property| property.name == name).flat_map(|p| p.values.iter().map(String::as_str))
}

/// With what a match begins that another program has written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beginning {
    /// Options as they are typed: `size=39x32`. What is not among them has its default.
    pub settings: Vec<String>,
    /// What the set-up has drawn to come to this position.
    pub deal: Vec<u32>,
}

/// A value of `B` or `W` in a file of another program, and what stands round it.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The properties of the root.
    pub root: &'a [Property],
    /// Whose move it is said to be.
    pub seat: Seat,
    /// What is said of it.
    pub value: &'a str,
    /// The value before it.
    pub before: Option<&'a str>,
    /// Whether the other seat has moved before, and makes no move any more in this file.
    pub last: bool,
}

/// Why a value makes no moves.
#[derive(Clone, PartialEq, Debug)]
pub enum Unread {
    /// It has not the form of a move.
    Form,
    /// By the rules of its program it is a move, by those here it is none. The sentence gets the number of the node
    /// and the value as `$node` and `$given`.
    Rules(Text),
}

/// How a game of two is written in SGF, where the first seat is `B` and the second one `W`.
///
/// A game need not say here what has no word that other programs know: options and moves without a
/// property are written as comments that are read again.
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

    /// Board, rules and what stands there before the first move, as properties of the root.
    fn root(&self, start: &G::State) -> Vec<Property>;

    /// Reads the root as any program may have written it.
    ///
    /// # Errors
    /// What about it cannot be played here.
    fn beginning(&self, root: &[Property]) -> Result<Beginning, Text>;

    /// The value of `B` or `W` for a move; `None` for a move that other programs do not know. `end` is the position
    /// after the last move of the match, because what a move has done may only turn out later.
    fn value(&self, m: &G::Move, end: &G::State) -> Option<String>;

    /// The move that a value means: form only, no rules. `None` if the value is not a move.
    fn read(&self, value: &str) -> Option<G::Move>;

    /// The moves that a value means in a position: usually the one that [`read`](Self::read) finds. Other programs do
    /// not write down what follows from their rules, so words may have to be put before it, of whichever seat.
    ///
    /// # Errors
    /// Why it is none.
    fn moves(&self, _state: &G::State, played: &Played<'_>) -> Result<Vec<(Seat, G::Move)>, Unread> {
        self.read(played.value).map(|m| vec![(played.seat, m)]).ok_or(Unread::Form)
    }

    /// The move with which the seat whose turn it is ends a match that is over according to its result (`RE`); `None`
    /// where no move of the game does.
    fn close(&self, _state: &G::State, _result: &str) -> Option<G::Move> {
        None
    }
}
