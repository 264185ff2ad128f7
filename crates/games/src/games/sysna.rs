//! Sysna: pig with one throw for everybody. In each round all begin together; before every further throw each decides
//! in secret whether to stay in, and whoever is caught up with or passed loses points.
//!
//! The game is a form of [`pig`](super::pig).

use crate::game::{Counts, Family, Hidden, Info, OptDef, OptKind};
use crate::kit::dicegame::{DICE, WORDS};

use super::pig::BUST;

/// The facts.
pub static INFO: Info = Info {
    id: "sysna",
    rules: 1,
    since: 1,
    seats: Counts::from_to(2, 50),
    family: Family::DICE,
    options: &[
        OptDef::new("goal", OptKind::Int { min: 10, max: 1000, step: 1, default: Some(200) })
            .offering(&["100", "200", "300"]),
        BUST.shared("pig"),
        DICE,
    ],
    presets: &[],
    words: WORDS,
    hidden: Hidden::Choices,
    computer: true,
};
