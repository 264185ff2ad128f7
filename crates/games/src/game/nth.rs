//! The number of a round.

/// The number of a round, and how many there are.
///
/// ```
/// use kletka_games::game::Nth;
/// assert_eq!(Nth::of(3, 5), Nth { now: 3, of: Some(5) });
/// assert_eq!(Nth::of(6, 5), Nth::of(5, 5), "after the last round, its number");
/// assert_eq!(Nth::open(6).of, None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nth {
    /// The number of the round, counted from 1.
    pub now: u32,
    /// How many rounds a match has; `None` if that is not fixed.
    pub of: Option<u32>,
}

impl Nth {
    /// A round of a fixed number of them.
    pub fn of(now: u32, of: u32) -> Nth {
        Nth { now: now.min(of), of: Some(of) }
    }

    /// A round of a match that has as many as it takes.
    pub fn open(now: u32) -> Nth {
        Nth { now, of: None }
    }
}
