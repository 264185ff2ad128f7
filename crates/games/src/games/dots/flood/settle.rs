//! What a sheet comes to when everything on it is painted, and where something can be closed: for the computer, which
//! looks far ahead on the fast field alone.

use super::super::field::compass::{STEPS, arcs};
use super::super::field::{Field, Node};
use super::{Area, FloodField};
use crate::game::Seat;

impl FloodField {
    /// Paints all that can be painted: what is undecided, then what `first` has left, then what the other one has.
    pub fn settle(&mut self, first: Seat) {
        self.paint_all();
        for seat in [first, first.other()] {
            self.settle_own(seat);
        }
    }

    /// Paints all that `seat` has left and can paint; nothing may be undecided.
    pub fn settle_own(&mut self, seat: Seat) {
        let enemy = seat.other();
        for at in 0..self.dots.len() {
            if self.left[seat.index() & 1][at] && (self.rules.any || self.lives(enemy, at)) {
                // Where an own dot stands there is nothing to paint, and none is painted.
                let _ = self.paint(seat, Node(at as u16));
            }
        }
    }

    /// The areas that `seat` can paint, each by its first node.
    pub fn paintable(&self, seat: Seat) -> Vec<Node> {
        let first = |area: Area| area.nodes.first().copied();
        let paints = |node: &Node| self.clone().paint(seat, *node).is_ok();
        self.left(seat).into_iter().filter_map(first).filter(paints).collect()
    }

    /// The fast field of this look. What is left round live enemy dots must have been painted.
    pub fn fast(&self) -> Field {
        let (width, height) = self.plane.size();
        Field::settled(width, height, self.rules, |node| (self.dots[node.index()], self.owner[node.index()]))
    }

    /// Whether `node` lies in an area that `seat` has left open and that is still closed.
    pub fn in_left(&self, seat: Seat, node: Node) -> bool {
        self.left[seat.index() & 1].get(node.index()).is_some_and(|left| *left)
    }

    /// Whether any area is left open.
    pub fn open(&self) -> bool {
        self.left.iter().any(|left| left.contains(&true))
    }

    /// The free nodes on which a dot of `seat` may close something, row by row: it joins dots that are linked already.
    pub fn closing(&self, seat: Seat) -> Vec<Node> {
        let groups = self.groups(seat);
        let closes = |node: &Node| {
            let beside = |direction: usize| groups[node.index().wrapping_add(STEPS[direction])];
            let mask = (0..8).filter(|&direction| beside(direction) > 0).fold(0, |mask, at| mask | 1 << at);
            let ends = arcs(mask);
            let joined = |end: usize| ends >> end & 1 == 1;
            (0..8).any(|end| joined(end) && (0..end).any(|other| joined(other) && beside(other) == beside(end)))
        };
        self.moves().filter(closes).collect()
    }

    /// For each node the number of the group of linked live dots of `seat` that it belongs to, from 1; 0: none.
    fn groups(&self, seat: Seat) -> Vec<u16> {
        let mut groups = vec![0; self.dots.len()];
        for node in self.nodes().filter(|node| self.lives(seat, node.index())) {
            let mut open = vec![node.index()];
            while let Some(at) = open.pop() {
                if groups[at] == 0 {
                    groups[at] = node.0;
                    let beside = (0..8).map(|direction| at.wrapping_add(STEPS[direction]));
                    open.extend(beside.filter(|&next| self.lives(seat, next)));
                }
            }
        }
        groups
    }
}
