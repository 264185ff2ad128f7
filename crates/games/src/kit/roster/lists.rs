//! The places of lines in lists side by side.

use crate::game::scene::{Pt, pt};

/// The layout of a table of lines: lists side by side, and lines in each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lists {
    /// Number of lists.
    pub count: usize,
    /// Lines in each, without the head.
    pub lines: usize,
    /// Width of a list, without the gap to the next one.
    pub width: f32,
    /// Distance between the left edges of two lists.
    pub pitch: f32,
    /// Height of a line.
    pub line: f32,
}

impl Lists {
    /// Width and height, with the heads.
    pub fn extent(&self) -> (f32, f32) {
        (self.pitch * (self.count as f32 - 1.0) + self.width, self.line * (self.lines as f32 + 1.0))
    }

    /// The upper left corner of a line, below the head.
    pub fn corner(&self, n: usize) -> Pt {
        pt(self.pitch * (n / self.lines) as f32, self.line * ((n % self.lines) as f32 + 1.0))
    }
}
