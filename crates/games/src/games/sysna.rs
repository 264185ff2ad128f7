//! Sysna: pig with one throw for everyone. In each round all players begin together. Before every further throw, each
//! of them decides in secret whether to stay in. If another player catches up with you or passes you, you lose points.
//!
//! The game is a form of [`pig`](super::pig), which has its definition and its rules.

use super::pig::Pig;
use crate::kit::dicegame::{Diced, Rolled};

pub static SYSNA: Diced<Rolled<Pig>> = Diced(Rolled(Pig::Sysna));
