//! Some positions of a match, kept so that the time for an undo does not grow with the match.
//!
//! A game need not know how to take a move back: the match plays everything before it again. In a long match with
//! thousands of undos, each of them would replay the whole match. So the match keeps some positions, more of them near
//! the end: one for each power of two, counted in plies back from the latest undo. A match without undos keeps none.

use super::clock::Clocks;
use crate::game::{Position, Seat};

/// Everything that the next plies depend on.
pub(super) struct Mark {
    pub position: Box<dyn Position>,
    pub gone: Vec<Seat>,
    pub clock: u64,
    pub clocks: Clocks,
}

/// The marks with their plies, the latest last.
#[derive(Default)]
pub(super) struct Marks(Vec<(usize, Mark)>);

impl Marks {
    /// Forgets the marks beyond a ply.
    pub fn cut(&mut self, ply: usize) {
        self.0.retain(|(mark, _)| *mark <= ply);
    }

    /// Keeps a mark for the position after `ply` plies.
    pub fn add(&mut self, ply: usize, mark: Mark) {
        self.0.push((ply, mark));
    }

    /// The latest mark and its ply.
    pub fn last(&self) -> Option<&(usize, Mark)> {
        self.0.last()
    }

    /// Whether a position at this distance from the end is worth keeping.
    pub fn is_due(distance: usize) -> bool {
        distance == 0 || distance.is_power_of_two()
    }

    /// Keeps only the latest of all marks that are about equally far from `ply`.
    pub fn thin(&mut self, ply: usize) {
        let mut nearer = None;
        let mut stays: Vec<(usize, Mark)> = Vec::with_capacity(self.0.len());
        for (mark, kept) in self.0.drain(..).rev() {
            let distance = (ply - mark).checked_ilog2();
            if nearer != Some(distance) {
                stays.push((mark, kept));
            }
            nearer = Some(distance);
        }
        stays.reverse();
        self.0 = stays;
    }

    /// The plies of all marks.
    #[cfg(test)]
    pub fn plies(&self) -> Vec<usize> {
        self.0.iter().map(|(ply, _)| *ply).collect()
    }
}
