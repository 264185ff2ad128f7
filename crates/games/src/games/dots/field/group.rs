//! Which dots are linked: a forest over the dots of both seats.
//!
//! Dots of one seat that are neighbours in any of the eight directions have the same root. Links are never shortened
//! afterwards, because undo must be able to cut them where they were made. The smaller tree is hung on the bigger one,
//! so paths to the root stay short.
//!
//! Captured dots stay in the forest. So two dots may have one root although the dots between them are captured by now.
//! That is harmless: it only means that a trace is walked for nothing. The other error, linked dots with different
//! roots, does not occur. Only dots that are set free could be unlinked, and those lie inside an area of their own
//! side, where no chain needs them.

use super::Effect;
use super::Field;
use super::cell::HOUSE;
use super::history::LINK;

impl<const LOOSE: bool> Field<LOOSE> {
    /// Hangs the dot at `at` on its neighbours in `mask`, which are linked with each other already.
    #[inline]
    pub(super) fn join(&mut self, at: usize, mask: u8) {
        self.links[at] = at as u16;
        self.sizes[at] = 1;
        // Without neighbours this is the dot itself.
        let beside = self.beside(at, mask.trailing_zeros() as usize);
        self.links[at] = self.links[beside];
    }

    /// Links the two or more arcs of own dots round the dot of `me` at `at` and closes what they close. `cell` is what
    /// was on the node before.
    #[inline]
    pub(super) fn join_arcs(&mut self, me: usize, at: usize, arcs: u8, cell: u16) -> Effect {
        let rest = arcs & arcs.wrapping_sub(1);
        let more = rest & rest.wrapping_sub(1) != 0;
        let effect = if more { self.join_many(me, at, arcs, cell) } else { self.join_two(me, at, arcs, rest, cell) };
        if cell & HOUSE << (1 - me) != 0 { self.enter_house(me, at, effect) } else { effect }
    }

    /// Joins exactly two arcs: the ends of both are in `arcs`, that of the second alone in `rest`.
    #[inline]
    fn join_two(&mut self, me: usize, at: usize, arcs: u8, rest: u8, cell: u16) -> Effect {
        let ends = [arcs.trailing_zeros() as usize, rest.trailing_zeros() as usize];
        let one = self.root(self.beside(at, ends[0]));
        let two = self.root(self.beside(at, ends[1]));
        if one != two {
            let (big, small) = self.hang(one, two);
            self.links[at] = big as u16;
            if let Some(turn) = self.turns.last_mut() {
                turn.hung = small as u16;
            }
            return Effect::default();
        }
        self.links[at] = one as u16;
        if cell & HOUSE << me != 0 { Effect::default() } else { self.close_two(me, at, ends) }
    }

    /// Joins three or four arcs.
    fn join_many(&mut self, me: usize, at: usize, arcs: u8, cell: u16) -> Effect {
        let mut found = [(0, 0); 4];
        let mut count = 0;
        let mut rest = arcs;
        while rest != 0 && count < 4 {
            let end = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            found[count] = (end, self.root(self.beside(at, end)));
            count += 1;
        }
        let found = &found[..count];
        let mut linked = [0; 4];
        let mut size = 0;
        for &(end, root) in found {
            if found.iter().filter(|(_, same)| *same == root).count() > 1 {
                linked[size] = end;
                size += 1;
            }
        }
        self.links[at] = found[0].1 as u16;
        for &(_, root) in &found[1..] {
            // Both anew: what was found may have been hung on something since.
            let (top, root) = (self.root(at), self.root(root));
            if top != root {
                let (big, small) = self.hang(top, root);
                self.log.push(LINK | small as u32);
                self.links[at] = big as u16;
            }
        }
        if cell & HOUSE << me != 0 {
            return Effect::default();
        }
        match linked[..size] {
            [] => Effect::default(),
            [one, two] => self.close_two(me, at, [one, two]),
            _ => self.close_many(me, at, &linked[..size]),
        }
    }

    /// Hangs the smaller of two trees on the bigger; gives the roots of the bigger and of the smaller.
    #[inline]
    fn hang(&mut self, one: usize, two: usize) -> (usize, usize) {
        let (big, small) = if self.sizes[one] > self.sizes[two] { (one, two) } else { (two, one) };
        self.links[small] = big as u16;
        self.sizes[big] = self.sizes[big].wrapping_add(self.sizes[small]);
        (big, small)
    }

    /// Cuts a tree off where it was hung on another.
    #[inline]
    pub(super) fn cut(&mut self, small: usize) {
        let big = usize::from(self.links[small]);
        self.sizes[big] = self.sizes[big].wrapping_sub(self.sizes[small]);
        self.links[small] = small as u16;
    }

    /// The root of a dot. Most ways are two links or shorter; those take no turn of the loop, so that the length of the
    /// way, which nothing foretells, costs no mispredicted jump.
    #[inline]
    pub(super) fn root(&self, at: usize) -> usize {
        let mut at = usize::from(self.links[at]);
        loop {
            let up = usize::from(self.links[at]);
            let top = usize::from(self.links[up]);
            if top == up {
                return up;
            }
            at = top;
        }
    }
}
