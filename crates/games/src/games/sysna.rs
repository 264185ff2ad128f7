//! Sysna: pig with one throw for everybody. In each round all begin together; before every further throw each decides
//! in secret whether to stay in, and whoever is caught up with or passed loses points.
//!
//! The game is a form of [`pig`](super::pig), which has its facts and rules.

use super::pig::Pig;
use crate::kit::dicegame::{Diced, Rolled};

/// The registry's entry.
pub static SYSNA: Diced<Rolled<Pig>> = Diced(Rolled(Pig::Sysna));
