//! Points that need not be whole.

use std::fmt::{self, Display, Formatter};

use serde::{Serialize, Serializer};

use super::{Arg, signed};

/// A number of points, exact to a quarter. People read `2¾`, programs `2.75`.
///
/// ```
/// use kletka_games::base::Points;
/// let read = |quarters| Points::quarters(quarters).to_string();
/// assert_eq!([12, 2, 11, -1, -6].map(read), ["3", "½", "2¾", "−¼", "−1½"]);
/// assert_eq!((Points::quarters(11).number(), Points::from(3).number()), (2.75, 3.0));
/// assert!(Points::quarters(1) > Points::from(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Points {
    quarters: i64,
}

impl Points {
    /// So many quarters of a point.
    pub fn quarters(quarters: i64) -> Points {
        Points { quarters }
    }

    /// The whole points in it: `2` of `2¾`.
    pub fn whole(self) -> i64 {
        self.quarters / 4
    }

    /// The exact number.
    pub fn number(self) -> f64 {
        self.quarters as f64 / 4.0
    }

    /// How many points there are between two scores.
    pub fn between(self, other: Points) -> Points {
        Points { quarters: self.quarters.saturating_sub(other.quarters).saturating_abs() }
    }

    fn is_whole(self) -> bool {
        self.quarters % 4 == 0
    }
}

impl From<i64> for Points {
    fn from(whole: i64) -> Points {
        Points { quarters: whole.saturating_mul(4) }
    }
}

impl Display for Points {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let part = ["", "¼", "½", "¾"][(self.quarters % 4).unsigned_abs() as usize];
        match (self.whole(), self.quarters < 0) {
            (0, _) if part.is_empty() => f.write_str("0"),
            (0, true) => write!(f, "−{part}"),
            (0, false) => f.write_str(part),
            (whole, _) => write!(f, "{}{part}", signed(whole)),
        }
    }
}

impl From<Points> for Arg {
    fn from(points: Points) -> Arg {
        if points.is_whole() { Arg::Num(points.whole()) } else { Arg::Str(points.to_string()) }
    }
}

impl Serialize for Points {
    /// As an integer where it is one.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_whole() { serializer.serialize_i64(self.whole()) } else { serializer.serialize_f64(self.number()) }
    }
}
