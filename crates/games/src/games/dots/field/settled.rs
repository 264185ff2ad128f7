//! A field that begins with dots and areas on it instead of an empty sheet.

use super::cell::{AREA, BARRED, DEAD, DOT, GROUND, HOUSE, LIVE, TAKEN};
use super::zobrist::{Fact, key};
use super::{Field, Node, Rules};
use crate::game::Seat;

impl<const LOOSE: bool> Field<LOOSE> {
    /// A field on which `look` tells for each node whose dot stands there and who has captured it, as if that had been
    /// played. What is closed round a live enemy dot must be captured. No moves lie before it: the record is empty, and
    /// only what is put from here on can be taken back.
    ///
    /// In what order the dots came is not known, so two dots that are linked no more are not taken for linked;
    /// [`Field::closes`] may be nearer to the truth for that than on a field that has played it all.
    pub fn settled(
        width: u8,
        height: u8,
        rules: Rules,
        look: impl Fn(Node) -> (Option<Seat>, Option<Seat>),
    ) -> Field<LOOSE> {
        let mut field = Field::new(width, height, rules);
        for node in field.nodes().collect::<Vec<_>>() {
            let (dot, area) = look(node);
            let index = |seat: Seat| seat.index() & 1;
            field.set(node.index(), dot.map(index), area.map(index));
        }
        for seat in [0, 1] {
            field.link_all(seat);
            field.mark_houses(seat);
            if LOOSE {
                field.mark_ground(seat);
            }
        }
        // What was written down for taking it back is no move.
        field.log.clear();
        field
    }

    /// Sets what is on a node that is still empty. Nodes that the rules bar stay as they are.
    fn set(&mut self, at: usize, dot: Option<usize>, area: Option<usize>) {
        if self.cells[at] & BARRED != 0 || (dot, area) == (None, None) {
            return;
        }
        self.occupy(at);
        if let Some(area) = area {
            self.cells[at] |= AREA << area;
            self.hash ^= key(Fact::Area(area), at);
        }
        let Some(dot) = dot else { return };
        self.hash ^= key(Fact::Dot(dot), at);
        self.links[at] = at as u16;
        self.sizes[at] = 1;
        if area == Some(1 - dot) {
            self.cells[at] |= DEAD << dot;
            self.score[1 - dot] += 1;
        } else {
            self.cells[at] |= LIVE << dot;
            self.toggle(dot, at);
        }
    }

    /// Hangs the live dots of a seat that are linked on one root for each group.
    fn link_all(&mut self, seat: usize) {
        let mut seen = vec![false; self.cells.len()];
        for root in 0..self.cells.len() {
            if seen[root] || self.cells[root] & LIVE << seat == 0 {
                continue;
            }
            seen[root] = true;
            let mut group = vec![root];
            let mut done = 0;
            while let Some(&at) = group.get(done) {
                done += 1;
                self.links[at] = root as u16;
                let mask = self.near[seat][at];
                for direction in (0..8).filter(|direction| mask >> direction & 1 == 1) {
                    let next = self.beside(at, direction);
                    if !seen[next] {
                        seen[next] = true;
                        group.push(next);
                    }
                }
            }
            self.sizes[root] = group.len() as u16;
        }
    }

    /// Marks the free nodes that live dots of a seat cut off from the frame. Node 0 is part of that, and it hangs
    /// together.
    fn mark_houses(&mut self, seat: usize) {
        let mut outside = vec![false; self.cells.len()];
        outside[0] = true;
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            for direction in [0, 2, 4, 6] {
                let next = self.beside(at, direction);
                if self.cells.get(next).is_some_and(|cell| cell & LIVE << seat == 0) && !outside[next] {
                    outside[next] = true;
                    open.push(next);
                }
            }
        }
        for (cell, outside) in self.cells.iter_mut().zip(outside) {
            if !outside && *cell & TAKEN == 0 {
                *cell |= HOUSE << seat;
            }
        }
    }

    /// Counts what of a seat is loose, and marks what hangs on the edge.
    fn mark_ground(&mut self, seat: usize) {
        let (mine, mark) = (LIVE << seat | AREA << seat, GROUND << seat);
        let dots = self.cells.iter().filter(|cell| **cell & mine != 0 && **cell & DOT != 0).count();
        self.loose[seat] = dots as u16;
        let mut found = 0;
        for at in 0..self.cells.len() {
            let hangs = |field: &Self, direction| field.cells[field.beside(at, direction)] & mark != 0;
            if self.cells[at] & mine == 0 || ![0, 2, 4, 6].into_iter().any(|direction| hangs(self, direction)) {
                continue;
            }
            self.ground_one(seat, at);
            self.filled[found] = at as u16;
            found += 1;
        }
        self.spread(seat, found);
    }
}
