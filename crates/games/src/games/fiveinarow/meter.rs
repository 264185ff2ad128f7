//! Counts positions, and tells when it is time to answer.

use crate::game::Deadline;

/// How many positions are looked at between two looks at the clock.
const CLOCK: u32 = 128;

/// A count of positions with a deadline.
#[derive(Debug)]
pub struct Meter {
    until: Deadline,
    spent: u64,
    fresh: u32,
    /// Whether it is time to answer.
    pub over: bool,
}

impl Meter {
    pub fn new(until: Deadline) -> Meter {
        Meter { until, spent: 0, fresh: 0, over: false }
    }

    /// One more position; whether it is time to answer.
    pub fn count(&mut self) -> bool {
        self.fresh += 1;
        if self.fresh == CLOCK {
            self.spent += u64::from(self.fresh);
            self.over |= self.until.passed_after(self.fresh);
            self.fresh = 0;
        }
        self.over
    }

    /// How many positions it has counted.
    pub fn spent(&self) -> u64 {
        self.spent + u64::from(self.fresh)
    }
}
