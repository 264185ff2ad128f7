//! How long the small searches beside the tree go on.

use crate::game::Deadline;

/// How many positions a search may still look at, and until when.
pub struct Budget<'a> {
    left: u32,
    clock: u32,
    cost: u32,
    until: &'a Deadline,
}

impl<'a> Budget<'a> {
    /// For so many `positions`. The clock is looked at after every `clock` of them; each counts as `cost` nodes.
    pub fn new(positions: u32, clock: u32, cost: u32, until: &'a Deadline) -> Budget<'a> {
        Budget { left: positions, clock, cost, until }
    }

    /// Takes one position. Whether anything is left then; once the time is over, nothing is.
    pub fn spend(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        if self.left.is_multiple_of(self.clock) && self.until.passed_after(self.clock * self.cost) {
            self.left = 0;
        }
        self.left > 0
    }

    /// Whether nothing is left.
    pub fn spent(&self) -> bool {
        self.left == 0
    }

    /// When the search must answer.
    pub fn until(&self) -> &'a Deadline {
        self.until
    }
}
