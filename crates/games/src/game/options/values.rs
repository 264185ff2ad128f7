//! The values of one match, and how people type a setting.

use std::fmt;

use super::{OptDef, OptKind, OptValue, Preset};

/// The reason why a setting was refused.
///
/// ```
/// use kletka_games::game::options::OptError;
/// use kletka_games::game::{OptDef, OptKind, OptValues};
/// static DEFS: &[OptDef] = &[OptDef::new("again", OptKind::Flag { default: true })];
/// let mut values = OptValues::defaults(DEFS);
/// assert_eq!(values.take(DEFS, &[], "agian"), Err(OptError::Unknown("agian".to_owned())));
/// let allowed = "on | off".to_owned();
/// assert_eq!(
///     values.take(DEFS, &[], "again=perhaps"),
///     Err(OptError::Value { key: "again", given: "perhaps".to_owned(), allowed })
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptError {
    /// The game has no option and no preset with this name.
    Unknown(String),
    /// The option exists but cannot have this value.
    Value {
        /// The key of the option.
        key: &'static str,
        /// The text as typed.
        given: String,
        /// The allowed values, for the error message.
        allowed: String,
    },
}

/// The option values of one match, in the order of their definitions.
///
/// ```
/// use kletka_games::game::{OptDef, OptKind, OptValue, OptValues};
/// static DEFS: &[OptDef] = &[
///     OptDef::new("dice", OptKind::Int { min: 1, max: 2, step: 1, default: Some(2) }),
///     OptDef::new("goal", OptKind::Int { min: 10, max: 1000, step: 1, default: None }),
/// ];
/// let mut values = OptValues::defaults(DEFS);
/// // What nobody has said is derived by the game.
/// if values.value("goal").is_none() {
///     values.set("goal", OptValue::Int(50 * values.int("dice")));
/// }
/// assert_eq!(values.to_string(), "dice=2 goal=100");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OptValues(Vec<(&'static str, Option<OptValue>)>);

impl OptValues {
    /// All defaults. Options whose default is derived have no value yet.
    pub fn defaults(defs: &'static [OptDef]) -> OptValues {
        OptValues(defs.iter().map(|def| (def.key, def.kind.default())).collect())
    }

    /// The defaults for a chat in this language (two letters).
    pub fn spoken(defs: &'static [OptDef], language: &str) -> OptValues {
        let mut values = OptValues::defaults(defs);
        for def in defs {
            if let Some(value) = def.kind.parse(language).filter(|_| def.spoken) {
                values.set(def.key, value);
            }
        }
        values
    }

    /// Takes one setting as typed: `size=10`, a bare flag (`salvo`), or a bare word of a choice (`double`).
    ///
    /// # Errors
    /// If the game has no such option, or the option cannot have this value.
    pub fn take(&mut self, defs: &'static [OptDef], presets: &[Preset], setting: &str) -> Result<(), OptError> {
        let Some((key, value)) = setting.split_once('=') else {
            return self.take_bare(defs, presets, setting);
        };
        let Some(def) = defs.iter().find(|def| def.key.eq_ignore_ascii_case(key)) else {
            return Err(OptError::Unknown(key.to_owned()));
        };
        let parsed = def.kind.parse(&def.kind.small(value)).ok_or_else(|| OptError::Value {
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
                // A single number may mean anything.
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

    /// Sets the value of a defined option.
    pub fn set(&mut self, key: &str, value: OptValue) {
        let slot = self.0.iter_mut().find(|(name, _)| *name == key);
        debug_assert!(slot.is_some(), "there is no option `{key}`");
        if let Some(slot) = slot {
            slot.1 = Some(value);
        }
    }

    /// The value of an option. `None` if it has not been derived yet, or if there is no such option.
    pub fn value(&self, key: &str) -> Option<&OptValue> {
        self.0.iter().find(|(name, _)| *name == key).and_then(|(_, value)| value.as_ref())
    }

    /// Reads the value of an option as the kind that the game expects. An undefined key, or one of another kind, is a
    /// mistake of the game's author: tests stop there, and a release goes on without the option.
    fn read<'a, T>(&'a self, key: &str, read: impl FnOnce(&'a OptValue) -> Option<T>) -> Option<T> {
        let slot = self.0.iter().find(|(name, _)| *name == key);
        debug_assert!(slot.is_some(), "there is no option `{key}`");
        let value = slot?.1.as_ref()?;
        let read = read(value);
        debug_assert!(read.is_some(), "the option {key}={value} is of another kind");
        read
    }

    /// The number of an [`OptKind::Int`]; 0 if it is not derived yet.
    pub fn int(&self, key: &str) -> i64 {
        self.read(key, |value| if let OptValue::Int(n) = value { Some(*n) } else { None }).unwrap_or_default()
    }

    /// The state of an [`OptKind::Flag`].
    pub fn flag(&self, key: &str) -> bool {
        self.read(key, |value| if let OptValue::Flag(on) = value { Some(*on) } else { None }).unwrap_or_default()
    }

    /// The word of an [`OptKind::Choice`].
    pub fn choice(&self, key: &str) -> &'static str {
        self.read(key, |value| if let OptValue::Choice(word) = value { Some(*word) } else { None }).unwrap_or_default()
    }

    /// Width and height of an [`OptKind::Size`].
    pub fn size(&self, key: &str) -> (u8, u8) {
        let sides = |value: &OptValue| match value {
            OptValue::Size(width, height) => Some((*width, *height)),
            _ => None,
        };
        self.read(key, sides).unwrap_or_default()
    }

    /// The numbers of an [`OptKind::List`], if it has a value.
    pub fn list(&self, key: &str) -> Option<&[i64]> {
        self.read(key, |value| if let OptValue::List(items) = value { Some(items.as_slice()) } else { None })
    }

    /// The text of an [`OptKind::Text`], if it has a value.
    pub fn text(&self, key: &str) -> Option<&str> {
        self.read(key, |value| if let OptValue::Text(text) = value { Some(text.as_str()) } else { None })
    }

    /// Name and value of each option that has one, in the order of the definitions.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &OptValue)> {
        self.0.iter().filter_map(|(key, value)| Some((*key, value.as_ref()?)))
    }
}

/// As in a record: `size=10 again=on`.
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
