//! What the host of a match may configure: definitions that a game declares once, and the values of one match.

use std::fmt;

/// The definition of one option.
#[derive(Debug)]
pub struct OptDef {
    /// Its name as it is typed: `size`.
    pub key: &'static str,
    /// What it may be.
    pub kind: OptKind,
    /// Values that the host may tap under a challenge that says nothing about options; empty: none.
    pub offer: &'static [&'static str],
    /// Values that are the default in a chat of a language: two-letter codes with values. Where the chat is unknown, as in
    /// a record, the usual default holds.
    pub spoken: &'static [(&'static str, &'static str)],
}

impl OptDef {
    /// An option that is typed.
    pub const fn new(key: &'static str, kind: OptKind) -> OptDef {
        OptDef { key, kind, offer: &[], spoken: &[] }
    }

    /// The same option, with values that may be tapped as well.
    pub const fn offering(self, offer: &'static [&'static str]) -> OptDef {
        OptDef { offer, ..self }
    }

    /// The same option, with another default in chats of some languages.
    ///
    /// ```
    /// use kletka_games::game::{OptDef, OptKind, OptValues};
    /// static DEFS: &[OptDef] = &[OptDef::new("lang", OptKind::Choice(&["en", "ru"])).speaking(&[("ru", "ru")])];
    /// assert_eq!(OptValues::spoken(DEFS, "ru").choice("lang"), "ru");
    /// assert_eq!(OptValues::defaults(DEFS).choice("lang"), "en");
    /// ```
    pub const fn speaking(self, spoken: &'static [(&'static str, &'static str)]) -> OptDef {
        OptDef { spoken, ..self }
    }
}

/// The kinds of options. A default of `None` is derived from the others in [`Game::options`](super::Game::options).
#[derive(Debug)]
pub enum OptKind {
    /// A whole number within bounds, both included.
    Int {
        /// Least value.
        min: i64,
        /// Greatest value.
        max: i64,
        /// How far apart the possible values are, counted from the least: 2 for a side that must be odd.
        step: i64,
        /// Value when nothing is said; `None` where the game derives it from its other options.
        default: Option<i64>,
    },
    /// `on` or `off`.
    Flag {
        /// Value when nothing is said.
        default: bool,
    },
    /// One of several words; the first is the default.
    Choice(&'static [&'static str]),
    /// Width and height of a board, `20x20`; one number alone is a square.
    Size {
        /// Least width and height.
        least: u8,
        /// Greatest width and height.
        most: (u8, u8),
        /// How far apart the possible sides are, counted from the least.
        step: u8,
        /// Size when nothing is said.
        default: (u8, u8),
    },
    /// Whole numbers separated by commas, derived when nothing is said.
    List {
        /// Least value of each.
        min: i64,
        /// Greatest value of each.
        max: i64,
        /// How many at most.
        most: usize,
    },
    /// Free text: letters of an alphabet, in lowercase, derived when nothing is said.
    Text {
        /// Fewest and most letters; the most at most 64.
        length: (usize, usize),
        /// The letters that may stand in it.
        alphabet: Alphabet,
    },
}

/// The letters of a free text.
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
#[derive(Debug)]
pub struct Preset {
    /// The word.
    pub name: &'static str,
    /// The settings it stands for.
    pub sets: &'static [(&'static str, &'static str)],
}

/// One value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptValue {
    /// Of [`OptKind::Int`].
    Int(i64),
    /// Of [`OptKind::Flag`].
    Flag(bool),
    /// Of [`OptKind::Choice`].
    Choice(&'static str),
    /// Of [`OptKind::Size`]: width and height.
    Size(u8, u8),
    /// Of [`OptKind::List`].
    List(Vec<i64>),
    /// Of [`OptKind::Text`].
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
    /// The value when nothing is said; `None` where the game derives it.
    pub fn default(&self) -> Option<OptValue> {
        match self {
            OptKind::Int { default, .. } => default.map(OptValue::Int),
            OptKind::Flag { default } => Some(OptValue::Flag(*default)),
            OptKind::Choice(words) => words.first().map(|word| OptValue::Choice(word)),
            OptKind::Size { default: (width, height), .. } => Some(OptValue::Size(*width, *height)),
            OptKind::List { .. } | OptKind::Text { .. } => None,
        }
    }

    /// The value that `text` spells, or `None` when the option cannot be that.
    pub fn parse(&self, text: &str) -> Option<OptValue> {
        match self {
            OptKind::Int { min, max, step, .. } => {
                text.parse().ok().filter(|n| (min..=max).contains(&n) && (n - min) % step == 0).map(OptValue::Int)
            }
            OptKind::Flag { .. } => match text {
                "on" | "yes" | "1" | "true" | "да" | "вкл" => Some(OptValue::Flag(true)),
                "off" | "no" | "0" | "false" | "нет" | "выкл" => Some(OptValue::Flag(false)),
                _ => None,
            },
            OptKind::Choice(words) => words.iter().find(|word| **word == text).map(|word| OptValue::Choice(word)),
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

    /// What is allowed, as it would be typed: `3…10`, `on | off`, `red | double`.
    pub fn allowed(&self) -> String {
        match self {
            OptKind::Int { min, max, step: 1, .. } => format!("{min}…{max}"),
            OptKind::Int { min, max, step, .. } => format!("{min}, {}…{max}", min + step),
            OptKind::Flag { .. } => "on | off".to_owned(),
            OptKind::Choice(words) => collapsed(words).join(" | "),
            OptKind::Size { least, most: (width, height), step: 1, .. } => format!("{least}x{least}…{width}x{height}"),
            OptKind::Size { least, most: (width, height), step, .. } => {
                let next = least + step;
                format!("{least}x{least}, {next}x{next}…{width}x{height}")
            }
            OptKind::List { min, max, .. } => format!("{min}…{max},{min}…{max},…"),
            OptKind::Text { length: (least, most), alphabet } => format!("{} × {least}…{most}", alphabet.shown()),
        }
    }
}

/// The words of a choice, with `crosses:1`, `crosses:2` and so on written as `crosses:1…8`.
fn collapsed(words: &[&str]) -> Vec<String> {
    let mut shown: Vec<String> = Vec::new();
    let mut run: Option<(&str, &str)> = None;
    for word in words {
        let counted = word.split_once(':').filter(|(_, n)| n.parse::<u32>().is_ok());
        match (counted, run) {
            (Some((name, last)), Some((before, first))) if name == before => {
                shown.pop();
                shown.push(format!("{name}:{first}…{last}"));
            }
            _ => {
                shown.push((*word).to_owned());
                run = counted;
            }
        }
    }
    shown
}

/// Why a setting was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptError {
    /// The game has no option and no preset of that name.
    Unknown(String),
    /// The option exists but cannot be that; what is allowed.
    Value {
        /// The option.
        key: &'static str,
        /// What was given.
        given: String,
        /// What may be given.
        allowed: String,
    },
}

/// The option values of one match, in the order of their definitions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OptValues(Vec<(&'static str, Option<OptValue>)>);

impl OptValues {
    /// All defaults; derived ones are still open.
    pub fn defaults(defs: &'static [OptDef]) -> OptValues {
        OptValues(defs.iter().map(|def| (def.key, def.kind.default())).collect())
    }

    /// The same as a chat of that language (two letters) has them.
    pub fn spoken(defs: &'static [OptDef], language: &str) -> OptValues {
        let mut values = OptValues::defaults(defs);
        for def in defs {
            let own = def.spoken.iter().find(|(code, _)| *code == language);
            if let Some(value) = own.and_then(|(_, value)| def.kind.parse(value)) {
                values.set(def.key, value);
            }
        }
        values
    }

    /// Takes one setting as typed: `size=10`, a bare flag (`salvo`), or a bare word of a choice (`double`).
    ///
    /// # Errors
    /// When the game has no such option, or the option cannot be that.
    pub fn take(&mut self, defs: &'static [OptDef], presets: &[Preset], setting: &str) -> Result<(), OptError> {
        let Some((key, value)) = setting.split_once('=') else {
            return self.take_bare(defs, presets, setting);
        };
        let Some(def) = defs.iter().find(|def| def.key.eq_ignore_ascii_case(key)) else {
            return Err(OptError::Unknown(key.to_owned()));
        };
        let lower = value.to_lowercase();
        let parsed = def.kind.parse(&lower).ok_or_else(|| OptError::Value {
            key: def.key,
            given: value.to_owned(),
            allowed: def.kind.allowed(),
        })?;
        self.set(def.key, parsed);
        Ok(())
    }

    fn take_bare(&mut self, defs: &'static [OptDef], presets: &[Preset], word: &str) -> Result<(), OptError> {
        let lower = word.to_lowercase();
        if let Some(preset) = presets.iter().find(|preset| preset.name == lower) {
            for (key, value) in preset.sets {
                self.take(defs, &[], &format!("{key}={value}"))?;
            }
            return Ok(());
        }
        for def in defs {
            let value = match &def.kind {
                OptKind::Flag { .. } if def.key == lower => Some(OptValue::Flag(true)),
                OptKind::Choice(_) => def.kind.parse(&lower),
                // One number alone may mean anything.
                OptKind::Size { .. } if lower.parse::<u32>().is_err() => def.kind.parse(&lower),
                _ => None,
            };
            if let Some(value) = value {
                self.set(def.key, value);
                return Ok(());
            }
        }
        Err(OptError::Unknown(word.to_owned()))
    }

    /// Sets the value of an option that is defined.
    pub fn set(&mut self, key: &str, value: OptValue) {
        if let Some(slot) = self.0.iter_mut().find(|(name, _)| *name == key) {
            slot.1 = Some(value);
        }
    }

    /// The value of an option; `None` while it is still to be derived.
    pub fn value(&self, key: &str) -> Option<&OptValue> {
        self.0.iter().find(|(name, _)| *name == key).and_then(|(_, value)| value.as_ref())
    }

    /// The number of an [`OptKind::Int`]; 0 for an option that is none.
    pub fn int(&self, key: &str) -> i64 {
        match self.value(key) {
            Some(OptValue::Int(n)) => *n,
            _ => 0,
        }
    }

    /// The state of an [`OptKind::Flag`].
    pub fn flag(&self, key: &str) -> bool {
        matches!(self.value(key), Some(OptValue::Flag(true)))
    }

    /// The word of an [`OptKind::Choice`]; empty for an option that is none.
    pub fn choice(&self, key: &str) -> &'static str {
        match self.value(key) {
            Some(OptValue::Choice(word)) => word,
            _ => "",
        }
    }

    /// Width and height of an [`OptKind::Size`]; zeros for an option that is none.
    pub fn size(&self, key: &str) -> (u8, u8) {
        match self.value(key) {
            Some(OptValue::Size(width, height)) => (*width, *height),
            _ => (0, 0),
        }
    }

    /// The numbers of an [`OptKind::List`], if they are set.
    pub fn list(&self, key: &str) -> Option<&[i64]> {
        match self.value(key) {
            Some(OptValue::List(items)) => Some(items),
            _ => None,
        }
    }

    /// The text of an [`OptKind::Text`], if it is set.
    pub fn text(&self, key: &str) -> Option<&str> {
        match self.value(key) {
            Some(OptValue::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// Name and value of each option that is set, in the order of the definitions.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &OptValue)> {
        self.0.iter().filter_map(|(key, value)| Some((*key, value.as_ref()?)))
    }
}

/// As the record writes them: `size=10 again=on`.
impl fmt::Display for OptValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (key, value)) in self.iter().enumerate() {
            if n > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{key}={value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static DEFS: &[OptDef] = &[
        OptDef::new("size", OptKind::Int { min: 3, max: 10, step: 1, default: Some(3) }),
        OptDef::new("again", OptKind::Flag { default: true }),
        OptDef::new("bust", OptKind::Choice(&["red", "double"])),
        OptDef::new("fleet", OptKind::List { min: 1, max: 6, most: 4 }),
    ];
    static PRESETS: &[Preset] = &[Preset { name: "quick", sets: &[("size", "4"), ("again", "off")] }];

    fn taken(settings: &[&str]) -> Result<String, OptError> {
        let mut values = OptValues::defaults(DEFS);
        for setting in settings {
            values.take(DEFS, PRESETS, setting)?;
        }
        Ok(values.to_string())
    }

    #[test]
    fn settings_are_typed_in_several_ways() {
        assert_eq!(taken(&[]).unwrap(), "size=3 again=on bust=red");
        assert_eq!(taken(&["SIZE=7", "double"]).unwrap(), "size=7 again=on bust=double");
        assert_eq!(taken(&["quick", "again", "fleet=3,2"]).unwrap(), "size=4 again=on bust=red fleet=3,2");
    }

    #[test]
    fn a_derived_number_stays_open_until_it_is_said() {
        static GOAL: &[OptDef] = &[OptDef::new("goal", OptKind::Int { min: 10, max: 1000, step: 1, default: None })];
        let mut values = OptValues::defaults(GOAL);
        assert_eq!((values.value("goal"), values.to_string()), (None, String::new()));
        values.take(GOAL, &[], "goal=50").unwrap();
        assert_eq!((values.int("goal"), values.to_string()), (50, "goal=50".into()));
    }

    #[test]
    fn words_with_numbers_are_shown_as_one() {
        let shown = |words: &'static [&'static str]| OptKind::Choice(words).allowed();
        assert_eq!(shown(&["empty", "crosses:1", "crosses:2", "crosses:3"]), "empty | crosses:1…3");
        assert_eq!(shown(&["a:1", "b:1", "b:x", "c"]), "a:1 | b:1 | b:x | c");
    }

    #[test]
    fn a_size_is_typed_in_several_ways() {
        static SHEET: &[OptDef] =
            &[OptDef::new("size", OptKind::Size { least: 5, most: (39, 32), step: 1, default: (20, 20) })];
        let taken = |setting: &str| {
            let mut values = OptValues::defaults(SHEET);
            values.take(SHEET, &[], setting).map(|()| values.size("size"))
        };
        for (setting, size) in [("size=39x32", (39, 32)), ("size=7", (7, 7)), ("12х9", (12, 9)), ("SIZE=5×5", (5, 5))]
        {
            assert_eq!(taken(setting), Ok(size), "{setting}");
        }
        assert_eq!(taken("7"), Err(OptError::Unknown("7".into())));
        let allowed = || "5x5…39x32".to_owned();
        for given in ["4x9", "39x33", "40x5", "x", "5x", "5x5x5", "-5x5"] {
            let refused = OptError::Value { key: "size", given: given.to_owned(), allowed: allowed() };
            assert_eq!(taken(&format!("size={given}")), Err(refused));
        }
    }

    #[test]
    fn sizes_may_come_in_steps_and_texts_have_an_alphabet() {
        static ODD: &[OptDef] = &[
            OptDef::new("side", OptKind::Int { min: 3, max: 9, step: 2, default: Some(5) }),
            OptDef::new("board", OptKind::Size { least: 5, most: (11, 9), step: 2, default: (5, 5) }),
            OptDef::new("word", OptKind::Text { length: (2, 5), alphabet: Alphabet::Cyrillic }),
        ];
        let taken = |setting: &str| {
            let mut values = OptValues::defaults(ODD);
            values.take(ODD, &[], setting).map(|()| values.to_string())
        };
        assert_eq!(taken("side=7"), Ok("side=7 board=5x5".into()));
        assert_eq!(taken("board=11x9"), Ok("side=5 board=11x9".into()));
        assert_eq!(taken("word=БАЛДА"), Ok("side=5 board=5x5 word=балда".into()));
        let allowed = |setting: &str| match taken(setting) {
            Err(OptError::Value { allowed, .. }) => allowed,
            other => panic!("{setting}: {other:?}"),
        };
        assert_eq!(allowed("side=6"), "3, 5…9");
        assert_eq!(allowed("board=6x5"), "5x5, 7x7…11x9");
        for word in ["word=я", "word=слишком", "word=ghost", "word=два слова", "word=a=b"] {
            assert_eq!(allowed(word), "а…я × 2…5");
        }
    }

    #[test]
    fn what_is_not_possible_says_what_is() {
        assert_eq!(taken(&["sise=4"]), Err(OptError::Unknown("sise".into())));
        assert_eq!(
            taken(&["size=11"]),
            Err(OptError::Value { key: "size", given: "11".into(), allowed: "3…10".into() })
        );
        assert!(taken(&["fleet=1,2,3,4,5"]).is_err());
        assert!(taken(&["fleet="]).is_err());
    }
}
