//! Grounding: which dots hang on the edge of the sheet, by orthogonal steps over nodes that belong to their side.
//!
//! A grounded dot stays grounded, since nothing that reaches the edge can be enclosed. So each node is marked only
//! once, and the search that sets the marks costs a fixed amount for each dot of a game. The counts follow the marks:
//! `loose(k)` counts the live dots of k, and the dots that k has captured, without the marked ones.

use super::Field;
use super::cell::{AREA, DOT, GROUND, LIVE};
use super::compass::ORTHOGONAL;

impl<const LOOSE: bool> Field<LOOSE> {
    /// Counts the new dot of `me` at `at`, whose own neighbours are `mask`: loose, or grounded with all that hangs on
    /// it.
    #[inline]
    pub(super) fn note_loose(&mut self, me: usize, at: usize, mask: u8) {
        let round = self.cells[self.beside(at, 0)]
            | self.cells[self.beside(at, 2)]
            | self.cells[self.beside(at, 4)]
            | self.cells[self.beside(at, 6)];
        if round & GROUND << me == 0 {
            self.loose[me] = self.loose[me].wrapping_add(1);
            return;
        }
        self.cells[at] |= GROUND << me;
        if mask & ORTHOGONAL != 0 {
            self.filled[0] = at as u16;
            self.spread(me, 1);
        }
    }

    /// Marks all that hangs on the `found` first nodes of the working room, which are marked already.
    pub(super) fn spread(&mut self, me: usize, mut found: usize) {
        let mine = LIVE << me | AREA << me;
        let mark = GROUND << me;
        let mut done = 0;
        while done < found {
            let at = usize::from(self.filled[done]);
            done += 1;
            for direction in [0, 2, 4, 6] {
                let next = self.beside(at, direction);
                let cell = self.cells[next];
                if cell & mine != 0 && cell & mark == 0 {
                    self.ground_one(me, next);
                    self.filled[found] = next as u16;
                    found += 1;
                }
            }
        }
    }

    /// Marks one node of `me` and takes its dot out of the loose ones.
    #[inline]
    pub(super) fn ground_one(&mut self, me: usize, at: usize) {
        let cell = self.cells[at];
        self.note(at, cell);
        self.cells[at] = cell | GROUND << me;
        if cell & DOT != 0 {
            self.loose[me] = self.loose[me].wrapping_sub(1);
        }
    }

    /// Brings grounding up to date after `me` has captured the area between the `filled` first nodes of the working
    /// room and the traced chain: `captured` enemy dots and `freed` own ones.
    pub(super) fn settle_area(&mut self, me: usize, filled: usize, captured: u16, freed: u16) {
        // Nothing inside a chain can have been grounded for the other side.
        self.loose[1 - me] = self.loose[1 - me].wrapping_sub(captured + freed);
        self.loose[me] = self.loose[me].wrapping_add(captured + freed);
        let grounded = |&at: &u16| self.cells[usize::from(at)] & GROUND << me != 0;
        if !self.ring.iter().any(grounded) && !self.filled[..filled].iter().any(grounded) {
            return;
        }
        // All of it, not one node and what the search finds from there: dots inside that are grounded already may
        // stand between the others.
        let whole = filled + self.ring.len();
        self.filled[filled..whole].copy_from_slice(&self.ring);
        for found in 0..whole {
            let at = usize::from(self.filled[found]);
            if self.cells[at] & GROUND << me == 0 {
                self.ground_one(me, at);
            }
        }
        self.spread(me, whole);
    }
}
