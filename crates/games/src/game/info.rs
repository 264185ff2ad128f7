//! Facts about a game, and the decisions of a table before the set-up.

use super::{OptDef, Preset};
use crate::base::{Counts, Seat};

/// The family of a game in the catalogue. The message `family-<key>` is its name. A large family has parts, and its
/// games belong to these.
///
/// ```
/// use kletka_games::game::Family;
/// assert_eq!(Family::WORDS.key, "words");
/// assert!(Family::ALL.contains(&Family::DICE) && !Family::ALL.contains(&Family::STOPPING));
/// assert_eq!((Family::STOPPING.whole(), Family::WORDS.whole()), (Family::DICE, Family::WORDS));
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Family {
    /// The key: one lowercase word.
    pub key: &'static str,
    /// The family that this is a part of; `None` for a whole family.
    pub of: Option<&'static Family>,
}

impl Family {
    /// Lines, squares, rows of marks, and territory.
    pub const LINES: &'static Family = &Family { key: "lines", of: None };
    /// Hidden forces and shots.
    pub const BATTLES: &'static Family = &Family { key: "battles", of: None };
    /// Pen strokes and paths: football, races, golf.
    pub const STROKES: &'static Family = &Family { key: "strokes", of: None };
    /// Words and letters.
    pub const WORDS: &'static Family = &Family { key: "words", of: None };
    /// Games with numbers on paper.
    pub const NUMBERS: &'static Family = &Family { key: "figures", of: None };
    /// Dice. All its games belong to parts.
    pub const DICE: &'static Family = &Family { key: "dice", of: None };
    /// Games for one player.
    pub const ALONE: &'static Family = &Family { key: "alone", of: None };

    /// Dice: throw as often as you dare, and stop in time.
    pub const STOPPING: &'static Family = &Family::dice("stopping");
    /// Dice: combinations that score in boxes or against other players.
    pub const COMBINATIONS: &'static Family = &Family::dice("combinations");
    /// Dice: numbers and arithmetic.
    pub const RECKONING: &'static Family = &Family::dice("reckoning");
    /// Dice: numbers in a square that score in rows and columns.
    pub const CROSSING: &'static Family = &Family::dice("crossing");
    /// Dice: fields and columns that belong to the player with the most there.
    pub const POWER: &'static Family = &Family::dice("power");
    /// Dice: lies and hidden choices.
    pub const BLUFF: &'static Family = &Family::dice("bluff");
    /// Dice: chips that go round the table.
    pub const CHIPS: &'static Family = &Family::dice("chips");
    /// Dice: pieces on a track.
    pub const RACES: &'static Family = &Family::dice("races");
    /// Dice: boards for two, where the dice are pieces or decide how pieces move.
    pub const BOARDS: &'static Family = &Family::dice("boards");
    /// Dice: games that small children can play.
    pub const CHILDREN: &'static Family = &Family::dice("children");
    /// Dice: little but luck.
    pub const LUCK: &'static Family = &Family::dice("luck");

    /// All whole families, in the order that users see.
    pub const ALL: &'static [&'static Family] =
        &[Family::LINES, Family::BATTLES, Family::STROKES, Family::WORDS, Family::NUMBERS, Family::DICE, Family::ALONE];

    /// The parts of families, in the order that users see.
    const PARTS: &'static [&'static Family] = &[
        Family::STOPPING,
        Family::COMBINATIONS,
        Family::RECKONING,
        Family::CROSSING,
        Family::POWER,
        Family::BLUFF,
        Family::BOARDS,
        Family::RACES,
        Family::CHIPS,
        Family::CHILDREN,
        Family::LUCK,
    ];

    const fn dice(key: &'static str) -> Family {
        Family { key, of: Some(Family::DICE) }
    }

    /// The family with this key. Also knows the keys of old buttons.
    ///
    /// ```
    /// use kletka_games::game::Family;
    /// assert_eq!(Family::find("dice"), Some(Family::DICE));
    /// assert_eq!((Family::find("sheets"), Family::find("no")), (Some(Family::LINES), None));
    /// ```
    pub fn find(key: &str) -> Option<&'static Family> {
        let key = if key == "sheets" { Family::LINES.key } else { key };
        Family::each().find(|family| family.key == key)
    }

    /// All families and parts, in the order that users see.
    pub fn each() -> impl Iterator<Item = &'static Family> {
        Family::ALL.iter().chain(Family::PARTS).copied()
    }

    /// The family itself, or the one that it is a part of.
    pub fn whole(&'static self) -> &'static Family {
        self.of.unwrap_or(self)
    }

    /// Its parts in the order that users see.
    pub fn parts(&'static self) -> impl Iterator<Item = &'static Family> {
        Family::PARTS.iter().copied().filter(move |part| part.of == Some(self))
    }

    /// Whether games of the family `other` belong to this one.
    pub fn has(&'static self, other: &'static Family) -> bool {
        other == self || other.of == Some(self)
    }
}

/// The secrets of a game during a match, so that its record [stays closed](crate::play::Match::is_closed). A game that
/// [draws something hidden](crate::base::Chance::hidden) cannot have `Nothing` here, and must have `Views` if a player
/// knows the draw.
///
/// ```
/// use kletka_games::game::Hidden;
/// use kletka_games::games::find;
/// let hides = |id| find(id).map(|game| game.info().hidden);
/// let hidden = [Hidden::Nothing, Hidden::Choices, Hidden::Views].map(Some);
/// assert_eq!([hides("dots"), hides("pig"), hides("seabattle")], hidden);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// No secrets: the record is open from the start.
    Nothing,
    /// Choices that players make by a press. Players see no more than everyone, so they need no pictures of their own.
    Choices,
    /// More than that: each player sees a picture of their own.
    Views,
}

/// The facts about a game.
///
/// ```
/// use kletka_games::game::{Counts, Family, Hidden, Info, OptDef, OptKind, Weight};
///
/// static INFO: Info = Info {
///     // Matches that were begun by the first rules are still played by them.
///     rules: 2,
///     options: &[OptDef::new("wrong", OptKind::Int { min: 5, max: 10, step: 1, default: Some(7) })],
///     words: &["word"],
///     hidden: Hidden::Views,
///     computer: false,
///     ..Info::of("gallows", Counts::from_to(2, 6), Family::WORDS, Weight::Full)
/// };
/// assert!(INFO.seats.has(3) && INFO.since < INFO.rules && INFO.daily.is_none());
/// ```
#[derive(Debug)]
pub struct Info {
    /// One lowercase ASCII word. Names the file, the command, the message prefix and the record.
    pub id: &'static str,
    /// The version of the rules. Raised when an old log would replay differently.
    pub rules: u16,
    /// The oldest rules version that can still be played ([`Table::rules`]). Equal to `rules` if only one can.
    pub since: u16,
    /// The possible player counts.
    pub seats: Counts,
    /// The game's place in the catalogue.
    pub family: &'static Family,
    /// How much its results change ratings.
    pub weight: Weight,
    /// The options that the host may set.
    pub options: &'static [OptDef],
    /// Named bundles of settings.
    pub presets: &'static [Preset],
    /// The canonical words among its moves. The message `<id>-word-<word>` lists what people may type for a word,
    /// separated by `|`; the bot itself uses the first one.
    pub words: &'static [&'static str],
    /// The level of secrecy during a match.
    pub hidden: Hidden,
    /// Whether there is a computer opponent.
    pub computer: bool,
    /// The settings as a puzzle of the day; `None` if it is not one.
    pub daily: Option<Daily>,
}

impl Info {
    /// The words of a game in which players only throw, so that the dice decide everything.
    pub const LUCK: &'static [&'static str] = &["roll"];

    /// The facts about a game that has a computer opponent and nothing special: the first version of its rules, no
    /// settings, no words, no secrets and no puzzle of the day. A game names what is different, as above.
    pub const fn of(id: &'static str, seats: Counts, family: &'static Family, weight: Weight) -> Info {
        Info {
            id,
            rules: 1,
            since: 1,
            seats,
            family,
            weight,
            options: &[],
            presets: &[],
            words: &[],
            hidden: Hidden::Nothing,
            computer: true,
            daily: None,
        }
    }

    /// How many levels its computer has: five, or one if the dice decide everything; none without a computer.
    ///
    /// ```
    /// use kletka_games::games::find;
    /// let levels = |id| find(id).map(|game| game.info().levels());
    /// assert_eq!((levels("dots"), levels("beetle")), (Some(5), Some(1)));
    /// ```
    pub fn levels(&self) -> u8 {
        match self.computer {
            false => 0,
            true if self.words == Info::LUCK => 1,
            true => 5,
        }
    }
}

/// A puzzle of the day: everybody plays the same one, alone.
///
/// ```
/// use kletka_games::games::find;
/// let daily = |id| find(id).and_then(|game| game.info().daily);
/// assert_eq!(daily("yacht").and_then(|daily| daily.computer), Some(5));
/// assert_eq!(daily("dots"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Daily {
    /// The settings that differ from the defaults, as records write them.
    pub settings: &'static [&'static str],
    /// The level of the computer on the second seat, 1 to 5; `None` if there is one seat.
    pub computer: Option<u8>,
}

impl Info {
    /// The message prefix for an option: the id of the game, unless several games share the option.
    ///
    /// ```
    /// use kletka_games::games::find;
    /// let yacht = find("yacht").expect("a game").info();
    /// assert_eq!((yacht.names("together"), yacht.names("unknown")), ("dice", "yacht"));
    /// assert_eq!(yacht.names_value("real"), "dice");
    /// ```
    pub fn names(&self, option: &str) -> &'static str {
        let def = self.options.iter().find(|def| def.key == option);
        def.and_then(|def| def.shared).unwrap_or(self.id)
    }

    /// The message prefix for a word that an option may have as its value.
    pub fn names_value(&self, word: &str) -> &'static str {
        let has = |def: &&OptDef| def.kind.words().iter().any(|(name, _)| *name == word);
        let def = self.options.iter().find(has);
        def.and_then(|def| def.shared).unwrap_or(self.id)
    }
}

/// How much the results of a game change ratings: the more chance decides, the less.
///
/// ```
/// use kletka_games::game::Weight;
/// assert_eq!([Weight::Full, Weight::Half, Weight::Quarter].map(Weight::quarters), [4, 2, 1]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// Skill decides.
    Full,
    /// Chance, or guessing hidden information, decides as often as skill.
    Half,
    /// Mostly chance decides.
    Quarter,
}

impl Weight {
    /// The share of the full change, in quarters.
    pub fn quarters(self) -> u8 {
        match self {
            Weight::Full => 4,
            Weight::Half => 2,
            Weight::Quarter => 1,
        }
    }
}

/// The decisions of the table before the set-up.
///
/// ```
/// use kletka_games::game::{Seat, Table};
///
/// /// By the first rules a match had seven rounds.
/// fn rounds(table: Table) -> u8 {
///     if table.rules < 2 { 7 } else { 2 * table.seats }
/// }
/// let table = Table { seats: 4, first: Seat(2), rules: 2 };
/// assert_eq!((rounds(table), rounds(Table { rules: 1, ..table })), (8, 7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// The number of players.
    pub seats: u8,
    /// The first player: drawn by lot, or the other one in a rematch.
    pub first: Seat,
    /// The rules version of the match, between [`Info::since`] and [`Info::rules`].
    pub rules: u16,
}
