//! The settings of a match: a game declares the definitions once, and the host chooses the values of one match.

/// Numbers at even distances: `5, 7…15`, and all of them if there are few.
fn stepped(min: i64, max: i64, step: i64) -> String {
    let last = max - (max - min) % step;
    match (last - min) / step {
        0 => min.to_string(),
        1 => format!("{min}, {last}"),
        _ => format!("{min}, {}…{last}", min + step),
    }
}

#[cfg(test)]
mod tests;
mod values;

use std::fmt;

pub use values::{OptError, OptValues};

/// The definition of one option.
///
/// ```
/// use kletka_games::game::{OptDef, OptKind, OptValues};
/// static DEFS: &[OptDef] = &[
///     OptDef::new("rounds", OptKind::Int { min: 3, max: 15, step: 2, default: Some(5) }).offering(&["3", "5", "9"]),
///     OptDef::new("open", OptKind::Flag { default: false }),
/// ];
/// let mut values = OptValues::defaults(DEFS);
/// values.take(DEFS, &[], "rounds=9").expect("an odd number");
/// assert_eq!(values.to_string(), "rounds=9 open=off");
/// assert!(values.take(DEFS, &[], "rounds=4").is_err());
/// ```
#[derive(Debug)]
pub struct OptDef {
    /// The name that people type: `size`.
    pub key: &'static str,
    /// The possible values.
    pub kind: OptKind,
    /// Values that the host may tap under a challenge without options; empty if there are none.
    pub offer: &'static [&'static str],
    /// Whether the words of the choice are the tags of languages. The default is then the language of the chat, if it
    /// is among them; if the chat is unknown, as in a record, it is the first.
    pub spoken: bool,
    /// The message prefix, if several games share the option; `None`: the id of the game.
    pub shared: Option<&'static str>,
    /// Whether each word of a choice is a variant with its own rules, a paragraph in `<id>-rules-<word>`.
    pub ruled: bool,
}

impl OptDef {
    /// An option that people type.
    pub const fn new(key: &'static str, kind: OptKind) -> OptDef {
        OptDef { key, kind, offer: &[], spoken: false, shared: None, ruled: false }
    }

    /// The same option, with values that people may also tap. The number 0 is for *no limit*, and is shown so.
    pub const fn offering(self, offer: &'static [&'static str]) -> OptDef {
        OptDef { offer, ..self }
    }

    /// The same option with shared messages: all games that have it use `<prefix>-opt-<key>` and so on.
    ///
    /// ```
    /// use kletka_games::game::{OptDef, OptKind};
    /// let together = OptDef::new("together", OptKind::Flag { default: false }).shared("dice");
    /// assert_eq!(together.shared, Some("dice"));
    /// ```
    pub const fn shared(self, prefix: &'static str) -> OptDef {
        OptDef { shared: Some(prefix), ..self }
    }

    /// The same choice, with words that are variants with their own rules. Each has a paragraph, `<id>-rules-<word>`,
    /// that you can ask for by name and that a challenge shows.
    ///
    /// ```
    /// use kletka_games::game::{OptDef, OptKind};
    /// assert!(OptDef::new("variant", OptKind::Choice(&["base", "city"])).ruled().ruled);
    /// ```
    pub const fn ruled(self) -> OptDef {
        OptDef { ruled: true, ..self }
    }

    /// The same choice, of languages by their tags. In a chat of one of them that one is the default.
    ///
    /// ```
    /// use kletka_games::game::{OptDef, OptKind, OptValues};
    /// static DEFS: &[OptDef] = &[OptDef::new("lang", OptKind::Choice(&["en", "ru"])).speaking()];
    /// assert_eq!(OptValues::spoken(DEFS, "ru").choice("lang"), "ru");
    /// assert_eq!(OptValues::defaults(DEFS).choice("lang"), "en");
    /// ```
    pub const fn speaking(self) -> OptDef {
        OptDef { spoken: true, ..self }
    }
}

/// The kinds of options. A default of `None` is derived from the others in [`Game::options`](super::Game::options).
///
/// ```
/// use kletka_games::game::{OptKind, OptValue};
/// let size = OptKind::Size { least: 5, most: (15, 15), step: 2, default: (9, 9) };
/// assert_eq!(size.parse("11x7"), Some(OptValue::Size(11, 7)));
/// assert_eq!((size.parse("8"), size.allowed()), (None, "5, 7…15 x 5, 7…15".to_owned()));
/// let start = OptKind::Choice(&["empty", "cross"]);
/// assert_eq!(start.default(), Some(OptValue::Choice("empty")));
/// ```
#[derive(Debug)]
pub enum OptKind {
    /// A whole number within bounds, both included.
    Int {
        /// Least value.
        min: i64,
        /// Greatest value.
        max: i64,
        /// Distance between the possible values, counted from the least: 2 for a side that must be odd.
        step: i64,
        /// The default; `None` if the game derives it from its other options.
        default: Option<i64>,
    },
    /// `on` or `off`.
    Flag {
        /// The value if the host sets none.
        default: bool,
    },
    /// One of several words; the first is the default.
    Choice(&'static [&'static str]),
    /// Width and height of a board, `20x20`. A single number means a square.
    Size {
        /// Least width and height.
        least: u8,
        /// Greatest width and height.
        most: (u8, u8),
        /// Distance between the possible sides, counted from the least.
        step: u8,
        /// The default size.
        default: (u8, u8),
    },
    /// Whole numbers separated by commas. The default is derived.
    List {
        /// Least value of each.
        min: i64,
        /// Greatest value of each.
        max: i64,
        /// Most numbers in the list.
        most: usize,
    },
    /// Free text: letters of an alphabet, in lowercase; those of any script as they are typed. The default is derived,
    /// or stays open and the set-up draws it.
    Text {
        /// Fewest and most letters; the most at most 64.
        length: (usize, usize),
        /// The allowed letters.
        alphabet: Alphabet,
    },
}

/// The letters of a free text.
///
/// ```
/// use kletka_games::game::options::Alphabet;
/// use kletka_games::game::{OptKind, OptValue};
/// let word = OptKind::Text { length: (3, 7), alphabet: Alphabet::Cyrillic };
/// assert_eq!(word.parse("балда"), Some(OptValue::Text("балда".to_owned())));
/// assert_eq!((word.parse("ghost"), word.default()), (None, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alphabet {
    /// `a` to `z`.
    Latin,
    /// `а` to `я` and `ё`.
    Cyrillic,
    /// Letters of any script.
    Any,
    /// `0` to `9`.
    Digits,
}

impl Alphabet {
    fn has(self, c: char) -> bool {
        match self {
            Alphabet::Latin => c.is_ascii_lowercase(),
            Alphabet::Cyrillic => matches!(c, 'а'..='я' | 'ё'),
            Alphabet::Any => c.is_alphabetic(),
            Alphabet::Digits => c.is_ascii_digit(),
        }
    }

    fn shown(self) -> &'static str {
        match self {
            Alphabet::Latin => "a…z",
            Alphabet::Cyrillic => "а…я",
            Alphabet::Any => "a…z а…я",
            Alphabet::Digits => "0…9",
        }
    }
}

/// A named bundle of settings: `official` for `size=39x32`.
///
/// ```
/// use kletka_games::game::{OptDef, OptKind, OptValues, Preset};
/// static DEFS: &[OptDef] = &[
///     OptDef::new("size", OptKind::Int { min: 3, max: 19, step: 1, default: Some(3) }),
///     OptDef::new("line", OptKind::Int { min: 3, max: 5, step: 1, default: Some(3) }),
/// ];
/// static PRESETS: &[Preset] = &[Preset { name: "gomoku", sets: &[("size", "15"), ("line", "5")] }];
/// let mut values = OptValues::defaults(DEFS);
/// values.take(DEFS, PRESETS, "gomoku").expect("a preset");
/// values.take(DEFS, PRESETS, "size=19").expect("what is said later counts");
/// assert_eq!(values.to_string(), "size=19 line=5");
/// ```
#[derive(Debug)]
pub struct Preset {
    /// The word that people type.
    pub name: &'static str,
    /// The settings of the preset.
    pub sets: &'static [(&'static str, &'static str)],
}

/// The value of one option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptValue {
    /// The value of an [`OptKind::Int`].
    Int(i64),
    /// The value of an [`OptKind::Flag`].
    Flag(bool),
    /// The word of an [`OptKind::Choice`].
    Choice(&'static str),
    /// Width and height of an [`OptKind::Size`].
    Size(u8, u8),
    /// The numbers of an [`OptKind::List`].
    List(Vec<i64>),
    /// The text of an [`OptKind::Text`].
    Text(String),
}

impl fmt::Display for OptValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptValue::Int(n) => write!(f, "{n}"),
            OptValue::Flag(on) => f.write_str(if *on { "on" } else { "off" }),
            OptValue::Choice(word) => f.write_str(word),
            OptValue::Size(width, height) => write!(f, "{width}x{height}"),
            OptValue::List(items) => {
                let items: Vec<_> = items.iter().map(i64::to_string).collect();
                f.write_str(&items.join(","))
            }
            OptValue::Text(text) => f.write_str(text),
        }
    }
}

impl OptKind {
    /// The default; `None` if the game derives it.
    pub fn default(&self) -> Option<OptValue> {
        match self {
            OptKind::Int { default, .. } => default.map(OptValue::Int),
            OptKind::Flag { default } => Some(OptValue::Flag(*default)),
            OptKind::Choice(words) => words.first().map(|word| OptValue::Choice(word)),
            OptKind::Size { default: (width, height), .. } => Some(OptValue::Size(*width, *height)),
            OptKind::List { .. } | OptKind::Text { .. } => None,
        }
    }

    /// The value that `text` means. `None` if the option cannot have it.
    pub fn parse(&self, text: &str) -> Option<OptValue> {
        match self {
            OptKind::Int { min, max, step, .. } => {
                text.parse().ok().filter(|n| (min..=max).contains(&n) && (n - min) % step == 0).map(OptValue::Int)
            }
            OptKind::Flag { .. } => match text {
                "on" | "yes" | "1" | "true" => Some(OptValue::Flag(true)),
                "off" | "no" | "0" | "false" => Some(OptValue::Flag(false)),
                _ => None,
            },
            OptKind::Choice(words) => {
                // For words with a number, the bare name means the first one.
                let counted = |word: &str| word.split_once(':').is_some_and(|(name, _)| name == text);
                let word = words.iter().find(|word| **word == text).or_else(|| words.iter().find(|word| counted(word)));
                word.map(|word| OptValue::Choice(word))
            }
            OptKind::Size { least, most, step, .. } => {
                // The cross between the numbers is also typed as a Cyrillic letter, a star or a real cross.
                let (width, height) = text.split_once(['x', 'х', '×', '*']).unwrap_or((text, text));
                let fits = |n: &u8, most: u8| (*least..=most).contains(n) && (n - least).is_multiple_of(*step);
                let side = |text: &str, most: u8| text.trim().parse().ok().filter(|n| fits(n, most));
                Some(OptValue::Size(side(width, most.0)?, side(height, most.1)?))
            }
            OptKind::List { min, max, most } => {
                let items: Option<Vec<i64>> =
                    text.split(',').map(|item| item.trim().parse().ok().filter(|n| (min..=max).contains(&n))).collect();
                items.filter(|items| !items.is_empty() && items.len() <= *most).map(OptValue::List)
            }
            OptKind::Text { length: (least, most), alphabet } => {
                let fits = (*least..=*most).contains(&text.chars().count()) && text.chars().all(|c| alphabet.has(c));
                fits.then(|| OptValue::Text(text.to_owned()))
            }
        }
    }

    /// A typed value in lowercase, unless that depends on a language which only the game knows.
    ///
    /// ```
    /// use kletka_games::game::OptKind;
    /// use kletka_games::game::options::Alphabet;
    /// let text = |alphabet| OptKind::Text { length: (1, 9), alphabet }.small("KIZ");
    /// assert_eq!((text(Alphabet::Latin), text(Alphabet::Any)), ("kiz".to_owned(), "KIZ".to_owned()));
    /// ```
    pub fn small(&self, typed: &str) -> String {
        match self {
            OptKind::Text { alphabet: Alphabet::Any, .. } => typed.to_owned(),
            _ => typed.to_lowercase(),
        }
    }

    /// The allowed values, as people would type them: `3…10`, `on | off`, `red | double`.
    pub fn allowed(&self) -> String {
        match self {
            OptKind::Int { min, max, step: 1, .. } => format!("{min}…{max}"),
            OptKind::Int { min, max, step, .. } => stepped(*min, *max, *step),
            OptKind::Flag { .. } => "on | off".to_owned(),
            OptKind::Choice(_) => self.shown().join(" | "),
            OptKind::Size { least, most: (width, height), step: 1, .. } => format!("{least}x{least}…{width}x{height}"),
            // The sides need not be equal.
            OptKind::Size { least, most: (width, height), step, .. } => {
                let sides = |most: &u8| stepped((*least).into(), (*most).into(), (*step).into());
                format!("{} x {}", sides(width), sides(height))
            }
            OptKind::List { min, max, .. } => format!("{min}…{max},{min}…{max},…"),
            OptKind::Text { length: (least, most), alphabet } => format!("{} × {least}…{most}", alphabet.shown()),
        }
    }

    /// The words of a choice. Words with a number (`crosses:1`, `crosses:2` and so on) count as one, with the least and
    /// the greatest number. The bare name means the first of them.
    ///
    /// ```
    /// use kletka_games::game::OptKind;
    /// let start = OptKind::Choice(&["empty", "crosses:1", "crosses:2", "crosses:3"]);
    /// assert_eq!(start.words(), [("empty", None), ("crosses", Some(("1", "3")))]);
    /// let dice = OptKind::Choice(&["2", "1", "real:2", "real:1"]);
    /// assert_eq!(dice.words()[2..], [("real", Some(("1", "2")))]);
    /// assert_eq!(dice.parse("real"), dice.parse("real:2"));
    /// ```
    pub fn words(&self) -> Vec<Word> {
        let OptKind::Choice(words) = self else { return Vec::new() };
        let mut shown: Vec<Word> = Vec::new();
        for word in *words {
            let number = |n: &str| n.parse::<u32>().ok();
            let counted = word.split_once(':').filter(|(_, n)| number(n).is_some());
            match (counted, shown.last_mut()) {
                (Some((name, next)), Some((before, Some(run)))) if name == *before => {
                    *run = if number(next) < number(run.0) { (next, run.1) } else { (run.0, next) };
                }
                (Some((name, number)), _) => shown.push((name, Some((number, number)))),
                (None, _) => shown.push((word, None)),
            }
        }
        shown
    }

    fn shown(&self) -> Vec<String> {
        let one = |(name, run): Word| match run {
            Some((first, last)) if first == last => format!("{name}:{first}"),
            Some((first, last)) => format!("{name}:{first}…{last}"),
            None => name.to_owned(),
        };
        self.words().into_iter().map(one).collect()
    }
}

/// A word of a choice, and the first and the last number that may follow it.
pub type Word = (&'static str, Option<(&'static str, &'static str)>);
