//! Rims for narrow places. They go from point to point by paths that avoid all rims and bend as seldom as possible, and
//! return so that exactly the right points are inside. Only the nodes of one region matter.

use super::sheet::{COLS, CORNERS, Line, Points, ROWS, Sheet};
use super::trace::Aim;
use crate::base::{Chance, Place};
use crate::kit::geometry::{Bend, Meeting, Segment, bend};
use crate::kit::grid;

/// The most points of a region to search. For every node, the search keeps which sets of points have been inside.
const MOST: usize = 8;
/// The most nodes from which a search continues.
const SOUGHT: usize = 1500;

/// The nodes of a region, and the pairs of nodes that see each other.
pub struct Net {
    /// The points of the region, then its other nodes.
    nodes: Vec<Place>,
    points: usize,
    sees: Vec<Vec<usize>>,
}

/// The part of a rim drawn so far: nodes in order.
type Drawn = Vec<usize>;

impl Net {
    /// The net of a region, or `None` if the region has too many points.
    pub fn new(sheet: &Sheet, region: Points) -> Option<Net> {
        let mut nodes: Vec<Place> = sheet.places(region).collect();
        let points = nodes.len();
        let first = *nodes.first().filter(|_| points <= MOST)?;
        let around = sheet.enclosing(first);
        let bare = grid::places(COLS, ROWS).filter(|node| !sheet.points.contains(node));
        nodes.extend(bare.filter(|node| sheet.enclosing(*node) == around));
        let mut sees = vec![Vec::new(); nodes.len()];
        for (a, b) in (0..nodes.len()).flat_map(|b| (0..b).map(move |a| (a, b))) {
            if sheet.is_clear(nodes[a], nodes[b]) {
                sees[a].push(b);
                sees[b].push(a);
            }
        }
        Some(Net { nodes, points, sees })
    }

    /// Tries to find a rim with this many points on it and inside.
    pub fn rim(&self, aim: Aim, chance: &mut Chance) -> Option<Line> {
        let mut order: Vec<usize> = (0..self.points).collect();
        chance.shuffle(&mut order);
        let (on, others) = order.split_at(aim.on.min(order.len()));
        let (first, last) = (*on.first()?, *on.last()?);
        let mut drawn = vec![first];
        for &to in &on[1..] {
            drawn = self.way(&drawn, to, &[], 0, chance)?;
        }
        let inside = (1usize << aim.inside.min(others.len())) - 1;
        let outline = self.way(&drawn, first, others, inside, chance).filter(|_| last != first || aim.inside > 0)?;
        // The last node repeats the first one.
        let corners: Vec<Place> = outline[1..].iter().map(|n| self.nodes[*n]).collect();
        (CORNERS.0..=CORNERS.1).contains(&corners.len()).then_some(Line(corners))
    }

    /// Extends the rim drawn so far to a point, by breadth-first search in random order. At the end, of the points in
    /// `others`, exactly those with their bits in `inside` are inside.
    fn way(&self, drawn: &Drawn, to: usize, others: &[usize], inside: usize, chance: &mut Chance) -> Option<Drawn> {
        let from = *drawn.last()?;
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        chance.shuffle(&mut order);
        let sides: Vec<Segment> = drawn.windows(2).map(|side| self.segment(side[0], side[1])).collect();
        let begun = drawn.windows(2).fold(0, |mask, side| mask ^ self.crosses(side[0], side[1], others));
        let mut seen = vec![false; self.nodes.len() << others.len()];
        // For each node: the points that the way to it has gone around so far, and the index of the entry before it.
        let mut reached = vec![(from, begun, 0)];
        let mut next = 0;
        while let Some(&(node, mask, _)) = reached.get(next).filter(|_| next < SOUGHT) {
            let mut sees = self.sees[node].clone();
            sees.sort_by_key(|n| order[*n]);
            for other in sees {
                let mask = mask ^ self.crosses(node, other, others);
                let ends = other == to && mask == inside;
                let bends = other >= self.points && !seen[other << others.len() | mask];
                if !(ends || bends) || !self.fits(&sides, node, other, [from, to]) {
                    continue;
                }
                reached.push((other, mask, next));
                if ends {
                    return Some(joined(drawn, &reached));
                }
                seen[other << others.len() | mask] = true;
            }
            next += 1;
        }
        None
    }

    fn segment(&self, a: usize, b: usize) -> Segment {
        Segment::new(self.nodes[a].into(), self.nodes[b].into())
    }

    /// Whether a side meets the drawn sides nowhere but at the ends of the way.
    fn fits(&self, drawn: &[Segment], a: usize, b: usize, ends: [usize; 2]) -> bool {
        let side = self.segment(a, b);
        let at_end = |other: &Segment| {
            let common = |n: usize| [a, b].contains(&n) && [other.a, other.b].contains(&self.nodes[n].into());
            ends.into_iter().any(common)
        };
        drawn.iter().all(|other| match side.meets(*other) {
            Meeting::Apart => true,
            Meeting::Shares => at_end(other),
            _ => false,
        })
    }

    /// The points that a side passes on their left. A closed line goes around the points that it passes an odd number
    /// of times.
    fn crosses(&self, a: usize, b: usize, points: &[usize]) -> usize {
        let (a, b) = (self.nodes[a], self.nodes[b]);
        let passes = |n: usize| {
            let point = self.nodes[n];
            let down = b.row > point.row;
            (a.row > point.row) != down && (bend(a.into(), b.into(), point.into()) == Bend::Clockwise) == down
        };
        points.iter().enumerate().filter(|(_, n)| passes(**n)).fold(0, |mask, (bit, _)| mask | 1 << bit)
    }
}

/// The rim drawn before, with the way to the node reached last.
fn joined(drawn: &Drawn, reached: &[(usize, usize, usize)]) -> Drawn {
    let mut back = Vec::new();
    let mut at = reached.len() - 1;
    while at != 0 {
        back.push(reached[at].0);
        at = reached[at].2;
    }
    drawn.iter().copied().chain(back.into_iter().rev()).collect()
}
