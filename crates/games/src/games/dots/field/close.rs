//! What a dot closes.
//!
//! A new dot can close something only if two arcs of its own side's dots round it are linked already ([`group`]). Then
//! a walk runs out along the end of each such arc, with the ground between the arcs on its right ([`compass::Walk`]).
//! All walks take turns step by step, so the cost is that of the short ones. If a walk comes back and has turned right
//! once, it has run round enclosed ground. If it has turned left once, it has run round the outside of a chain. (No
//! chain of the same side can lie round the whole scene. A dot inside one would be in its own house, and never gets
//! here.)
//!
//! The walk hugs the ground, so its chain encloses the smallest area. Dead ends and whole rings that hang on the chain
//! are cut off where the walk meets itself ([`Field::trace`]). The area is filled from the chain inwards. That swallows
//! everything inside, houses too. So if several areas are closed at once, the smallest is taken first.
//!
//! [`group`]: super::group

use super::cell::{AREA, DEAD, DOT, HOUSE, LIVE, MARK, both};
use super::compass::{ORTHOGONAL, Walk, way_out};
use super::zobrist::{Fact, key};
use super::{Effect, Field};

impl<const LOOSE: bool> Field<LOOSE> {
    /// Closes what the dot of `me` at `at` closes between two linked arcs that end in the directions `ends`.
    pub(super) fn close_two(&mut self, me: usize, at: usize, ends: [usize; 2]) -> Effect {
        let mut effect = Effect::default();
        for end in ends {
            let inside = self.beside(at, way_out(end));
            if self.near[me][inside] & ORTHOGONAL == ORTHOGONAL {
                self.seize_one(me, inside, way_out(end), &mut effect);
                return effect;
            }
        }
        if let Some(end) = self.enclosing(me, at, ends) {
            self.close_at(me, at, end, &mut effect);
        }
        effect
    }

    /// The same for three or four arcs.
    pub(super) fn close_many(&mut self, me: usize, at: usize, ends: &[usize]) -> Effect {
        let mut effect = Effect::default();
        let (mut loops, count) = self.enclosing_of(me, at, ends);
        let loops = &mut loops[..count];
        for (area, end) in loops.iter_mut() {
            *area = self.twice_area(me, at, *end);
        }
        loops.sort_unstable();
        for &(_, end) in loops.iter() {
            self.close_at(me, at, end, &mut effect);
        }
        effect
    }

    /// Of several arcs, the ends of those whose walks run round an enclosed side, and how many they are. The last walk
    /// under way is not waited for: if all the others enclose something it must be the one round the outside, and if
    /// not it counts, unproved.
    fn enclosing_of(&self, me: usize, at: usize, ends: &[usize]) -> ([(i32, usize); 4], usize) {
        let mut walks = [Walk::from(at, 0); 4];
        let mut under_way = 0;
        for (walk, &end) in walks.iter_mut().zip(ends) {
            *walk = Walk::from(at, end);
            under_way += 1;
        }
        let mut loops = [(0, 0); 4];
        let (mut count, mut outside, mut ended) = (0, false, [false; 4]);
        while under_way > 1 {
            for ((walk, &end), ended) in walks.iter_mut().zip(ends).zip(&mut ended) {
                if walk.at != at {
                    walk.step(self.near[me][walk.at]);
                } else if !*ended {
                    *ended = true;
                    under_way -= 1;
                    if walk.closed(end) > 0 {
                        loops[count & 3] = (0, end);
                        count += 1;
                    } else {
                        outside = true;
                    }
                }
            }
        }
        let left = ends.iter().zip(&ended).find(|(_, ended)| !**ended);
        if let Some((&end, _)) = left.filter(|_| outside) {
            loops[count & 3] = (0, end);
            count += 1;
        }
        (loops, count)
    }

    /// Closes the chain that leaves `at` in the direction `end`, if it encloses the ground on its right.
    fn close_at(&mut self, me: usize, at: usize, end: usize, effect: &mut Effect) {
        if self.trace(me, at, end) {
            self.seize(me, self.beside(at, way_out(end)), effect);
        }
    }

    /// Of two linked arcs, the end of the one whose walk runs round the enclosed side; `None` if they turn out not to
    /// be linked any more.
    fn enclosing(&self, me: usize, at: usize, [first, second]: [usize; 2]) -> Option<usize> {
        let mut one = Walk::from(at, first);
        let mut two = Walk::from(at, second);
        let near = &self.near[me];
        loop {
            if one.at == at {
                return one.verdict(first, second);
            }
            if two.at == at {
                return two.verdict(second, first);
            }
            one.step(near[one.at]);
            two.step(near[two.at]);
        }
    }

    /// Twice the area inside the closed walk that leaves `at` in the direction `end`.
    fn twice_area(&self, me: usize, at: usize, end: usize) -> i32 {
        const RIGHT: [i32; 8] = [0, 1, 1, 1, 0, -1, -1, -1];
        const DOWN: [i32; 8] = [-1, -1, 0, 1, 1, 1, 0, -1];
        let mut walk = Walk::from(at, end);
        let (mut right, mut twice) = (RIGHT[end & 7], RIGHT[end & 7] * DOWN[end & 7]);
        while walk.at != at {
            walk.step(self.near[me][walk.at]);
            let (dx, dy) = (RIGHT[walk.heading & 7], DOWN[walk.heading & 7]);
            twice += (2 * right + dx) * dy;
            right += dx;
        }
        twice
    }

    /// Traces the chain of `seat` that leaves `start` in the direction `end` into the working room, every dot once and
    /// marked, without dead ends. `false`, and nothing marked, if it does not enclose the ground on its right.
    fn trace(&mut self, seat: usize, start: usize, end: usize) -> bool {
        self.ring.clear();
        self.ring.push(start as u16);
        self.cells[start] |= MARK;
        let mut walk = Walk::from(start, end);
        while walk.at != start {
            if self.cells[walk.at] & MARK == 0 {
                self.cells[walk.at] |= MARK;
                self.ring.push(walk.at as u16);
            } else {
                // The walk meets itself: what it ran since then only hangs on the chain.
                while let Some(&last) = self.ring.last()
                    && usize::from(last) != walk.at
                {
                    self.cells[usize::from(last)] &= !MARK;
                    self.ring.pop();
                }
            }
            walk.step(self.near[seat][walk.at]);
        }
        let encloses = walk.closed(end) > 0;
        if !encloses {
            self.unmark(0);
        }
        encloses
    }

    /// Takes what the traced chain of `me` encloses, of which `inside` is one node: a capture if an enemy dot lives
    /// there (or if the rules take everything), a house if not.
    fn seize(&mut self, me: usize, inside: usize, effect: &mut Effect) {
        let (filled, enemies) = self.fill(1 - me, inside);
        self.unmark(filled);
        if enemies > 0 || self.rules.any {
            self.capture(me, filled, effect);
        } else {
            self.build_house(me, filled);
        }
    }

    /// The same for the single node `inside` between four own dots, the newest of which lies against `direction`.
    fn seize_one(&mut self, me: usize, inside: usize, direction: usize, effect: &mut Effect) {
        self.filled[0] = inside as u16;
        if self.cells[inside] & LIVE << (1 - me) != 0 || self.rules.any {
            self.ring.clear();
            for turn in [4, 6, 0, 2] {
                self.ring.push(self.beside(inside, (direction + turn) & 7) as u16);
            }
            self.capture(me, 1, effect);
        } else {
            self.build_house(me, 1);
        }
    }

    /// Fills the marked chain from `inside` on. Gives how many nodes of the working room that took, and how many live
    /// dots of `enemy` are among them.
    fn fill(&mut self, enemy: usize, inside: usize) -> (usize, usize) {
        self.filled[0] = inside as u16;
        self.cells[inside] |= MARK;
        let (mut done, mut found, mut enemies) = (0, 1, 0);
        while done < found {
            let at = usize::from(self.filled[done]);
            done += 1;
            enemies += usize::from(self.cells[at] >> enemy & LIVE);
            for direction in [0, 2, 4, 6] {
                let next = self.beside(at, direction);
                let cell = self.cells[next];
                self.cells[next] = cell | MARK;
                self.filled[found] = next as u16;
                found += usize::from(cell & MARK == 0);
            }
        }
        (found, enemies)
    }

    /// Takes the marks from the chain and from the `filled` first nodes of the working room.
    fn unmark(&mut self, filled: usize) {
        for &at in self.ring.iter().chain(&self.filled[..filled]) {
            self.cells[usize::from(at)] &= !MARK;
        }
    }

    /// Captures the filled nodes for `me`.
    fn capture(&mut self, me: usize, filled: usize, effect: &mut Effect) {
        let enemy = 1 - me;
        let (mut captured, mut freed) = (0, 0);
        let (hash, logged) = (self.hash, self.log.len());
        for nth in 0..filled {
            let at = usize::from(self.filled[nth]);
            let before = self.cells[at];
            if before & AREA << me != 0 {
                continue;
            }
            self.note_captured(at, before);
            self.hash ^= key(Fact::Area(me), at);
            if before & AREA << enemy != 0 {
                self.hash ^= key(Fact::Area(enemy), at);
            }
            let mut after = before & !(AREA << enemy | both(HOUSE)) | AREA << me;
            if before & LIVE << enemy != 0 {
                after ^= LIVE << enemy | DEAD << enemy;
                captured += 1;
                self.toggle(enemy, at);
            } else if before & DEAD << me != 0 {
                after ^= LIVE << me | DEAD << me;
                freed += 1;
                self.toggle(me, at);
            } else if before & (DOT | both(AREA)) == 0 {
                self.occupy(at);
            }
            self.cells[at] = after;
        }
        self.note_capture(me, self.log.len() - logged, hash);
        self.score[me] += captured;
        self.score[enemy] -= freed;
        effect.captured += captured;
        effect.freed += freed;
        if LOOSE {
            self.settle_area(me, filled, captured, freed);
        }
    }

    /// Marks the free ones of the filled nodes as a house of `me`.
    fn build_house(&mut self, me: usize, filled: usize) {
        for nth in 0..filled {
            let at = usize::from(self.filled[nth]);
            let cell = self.cells[at];
            if cell & (DOT | both(AREA) | HOUSE << me) == 0 {
                self.note(at, cell);
                self.cells[at] = cell | HOUSE << me;
            }
        }
    }

    /// The dot of `me` at `at` was put into an enemy house. If it has captured something, that broke the wall, and the
    /// rest of the house is open ground; if not, the house closes over the dot.
    #[cold]
    pub(super) fn enter_house(&mut self, me: usize, at: usize, mut effect: Effect) -> Effect {
        if effect.captured > 0 {
            self.open_house(1 - me, at);
            return effect;
        }
        let inside = self.trace_round(1 - me, at);
        let (filled, _) = self.fill(me, inside);
        self.unmark(filled);
        self.capture(1 - me, filled, &mut Effect::default());
        effect.lost = true;
        effect
    }

    /// Unmarks the house of `owner` round `at`. All that is left of it begins beside that dot: it was the only one of
    /// its colour in the house, so the capturing chain passed through the house there and nowhere else.
    fn open_house(&mut self, owner: usize, at: usize) {
        self.filled[0] = at as u16;
        let (mut done, mut found) = (0, 1);
        while done < found {
            let at = usize::from(self.filled[done]);
            done += 1;
            for direction in [0, 2, 4, 6] {
                let next = self.beside(at, direction);
                let cell = self.cells[next];
                if cell & HOUSE << owner != 0 {
                    self.note(next, cell);
                    self.cells[next] = cell & !(HOUSE << owner);
                    self.filled[found] = next as u16;
                    found += 1;
                }
            }
        }
    }

    /// Traces the wall of the house of `owner` in which `at` lies; gives a node inside. Going up from there one meets
    /// the wall or an island inside the house; an island is left again above its topmost dot.
    fn trace_round(&mut self, owner: usize, mut at: usize) -> usize {
        loop {
            while self.cells[at] & LIVE << owner == 0 {
                at = self.beside(at, 0);
            }
            let (top, encloses) = self.topmost(owner, at);
            if encloses {
                // Nothing of the wall is above its topmost dot or left of it, so the house begins below it, and the
                // wall leaves it on the other side: south-east, or east if no dot is nearer to the house.
                let south_east = self.near[owner][top] >> 3 & 1;
                self.trace(owner, top, 2 + usize::from(south_east));
                return self.beside(top, 4);
            }
            at = self.beside(top, 0);
        }
    }

    /// The topmost and then leftmost dot of the walk of `owner` round the ground below the dot `at`, and whether the
    /// walk encloses that ground.
    fn topmost(&self, owner: usize, at: usize) -> (usize, bool) {
        if self.near[owner][at] == 0 {
            return (at, false);
        }
        // As if the walk had come up to the dot from the ground below it.
        let mut walk = Walk { at, heading: 0, turns: 0 };
        walk.step(self.near[owner][at]);
        let first = walk;
        let mut top = at;
        loop {
            top = top.min(walk.at);
            walk.step(self.near[owner][walk.at]);
            if (walk.at, walk.heading) == (first.at, first.heading) {
                return (top, walk.turns > first.turns);
            }
        }
    }
}
