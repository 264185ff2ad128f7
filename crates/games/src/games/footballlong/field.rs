//! The nodes that no line has touched, and the ball's moves: all of the rules except whose turn it is.

use crate::game::{Chance, Seat};
use crate::kit::compass::Way;
use crate::kit::pitch::{Node, Pitch, Spot};

/// Rows of nodes of the largest pitch.
const ROWS: usize = 31;

/// The kind of links in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    /// Four links along the lines of the paper.
    Straight,
    /// Three links, which may slant.
    Slanting,
}

impl Stride {
    /// The number of links in a turn.
    pub fn links(self) -> usize {
        match self {
            Stride::Straight => 4,
            Stride::Slanting => 3,
        }
    }

    /// The directions that links may take.
    pub fn ways(self) -> &'static [Way] {
        match self {
            Stride::Straight => &Way::STRAIGHT,
            Stride::Slanting => &Way::ALL,
        }
    }
}

/// The result of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// A free node.
    Free,
    /// The goal of the other side.
    Goal,
    /// The link is not allowed.
    Shut(Shut),
}

/// Why a link is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    /// Slanting links are not allowed at all.
    Slants,
    /// A line has touched the node.
    Visited,
    /// It would cross a line.
    Crosses,
    /// The node lies on the border.
    Border,
    /// It leaves the pitch.
    Leaves,
    /// It leads into the mover's own goal.
    Own,
}

/// The path of a free kick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ray {
    /// The nodes after the ball's, one for each link.
    pub nodes: Vec<Node>,
    /// Whether it ends in the goal.
    pub goal: bool,
    /// Whether it stays on the pitch for its full length.
    pub full: bool,
}

/// The ball, and the lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The size of the pitch and its goals.
    pub pitch: Pitch,
    /// The kind of links in a turn.
    pub stride: Stride,
    /// The node of the ball.
    pub ball: Node,
    /// The nodes that a line has touched: one number for each row, one bit for each column.
    visited: [u32; ROWS],
    /// The squares with a slanting line, in the same way.
    slanted: [u32; ROWS],
}

/// The square that a slanting link runs through, by its upper left node.
fn square(from: Node, way: Way) -> Node {
    let to = from.to(way);
    Node::new(from.x.min(to.x), from.y.min(to.y))
}

/// Whether the bit of a node is set. No bit is set beyond the pitch.
fn bit(rows: &[u32; ROWS], node: Node) -> bool {
    let row = usize::try_from(node.y).ok().and_then(|y| rows.get(y)).copied().unwrap_or_default();
    (0..32).contains(&node.x) && row >> node.x & 1 != 0
}

fn set(rows: &mut [u32; ROWS], node: Node, on: bool) {
    if let Some(row) = usize::try_from(node.y).ok().and_then(|y| rows.get_mut(y)).filter(|_| (0..32).contains(&node.x))
    {
        *row = if on { *row | 1 << node.x } else { *row & !(1 << node.x) };
    }
}

impl Field {
    /// A field without lines, with the ball in its centre.
    pub fn new(pitch: Pitch, stride: Stride) -> Field {
        let mut field = Field { pitch, stride, ball: pitch.centre(), visited: [0; ROWS], slanted: [0; ROWS] };
        set(&mut field.visited, pitch.centre(), true);
        field
    }

    /// Puts the ball back into the centre. The lines stay.
    pub fn recentre(&mut self) {
        self.ball = self.pitch.centre();
        set(&mut self.visited, self.ball, true);
    }

    /// Whether a line has touched a node.
    pub fn is_visited(&self, node: Node) -> bool {
        bit(&self.visited, node)
    }

    /// The result of a link of the ball for a seat.
    pub fn link(&self, seat: Seat, way: Way) -> Link {
        let (from, to) = (self.ball, self.ball.to(way));
        if way.slants() && self.stride == Stride::Straight {
            return Link::Shut(Shut::Slants);
        }
        match (self.pitch.spot(to), self.pitch.spot(from)) {
            (Spot::Beyond, Spot::Mouth(attacker)) if attacker == seat => Link::Goal,
            (Spot::Beyond, Spot::Mouth(_)) => Link::Shut(Shut::Own),
            (Spot::Beyond, _) => Link::Shut(Shut::Leaves),
            (Spot::Wall | Spot::Post(_), _) => Link::Shut(Shut::Border),
            _ if self.is_visited(to) => Link::Shut(Shut::Visited),
            _ if way.slants() && bit(&self.slanted, square(from, way)) => Link::Shut(Shut::Crosses),
            _ => Link::Free,
        }
    }

    /// Draws a link of the ball that is free or leads into the goal.
    pub fn go(&mut self, way: Way) {
        if way.slants() {
            set(&mut self.slanted, square(self.ball, way), true);
        }
        self.ball = self.ball.to(way);
        set(&mut self.visited, self.ball, true);
    }

    /// The least number of free links from the ball to the goal that each seat attacks, and the number of nodes within
    /// reach of a turn. Ignores that links must not cross lines. `None` if no path leads to a goal.
    pub fn reach(&self) -> ([Option<u32>; 2], u32) {
        let open = self.open();
        let last = usize::from(self.pitch.rows.unsigned_abs());
        let (mut seen, mut far, mut near) = ([0u32; ROWS], [None; 2], 0);
        set(&mut seen, self.ball, true);
        for links in 1.. {
            let before = seen;
            for y in 0..=last {
                let row = |y: usize| before.get(y).copied().unwrap_or_default();
                let beside = |row: u32| row << 1 | row >> 1;
                let around = row(y.wrapping_sub(1)) | row(y + 1);
                let slanting = if self.stride == Stride::Slanting { beside(around) } else { 0 };
                seen[y] |= (beside(row(y)) | around | slanting) & open[y];
            }
            for (seat, y) in [(0, 0), (1, last)] {
                // One more link, from the line into the goal.
                let there = before[y] & open[y] != 0 || (links == 1 && before[y] != 0);
                far[seat] = far[seat].or(there.then_some(links));
            }
            let turn = self.stride.links() as u32;
            if links <= turn {
                near = seen.iter().map(|row| row.count_ones()).sum();
            }
            if seen == before || (links >= turn && far.iter().all(Option::is_some)) {
                break;
            }
        }
        (far, near)
    }

    /// The nodes that no line has touched and where the border is open.
    fn open(&self) -> [u32; ROWS] {
        let (left, right) = self.pitch.posts();
        let between = |from: i8, to: i8| (1u32 << to) - (1u32 << (from + 1));
        let last = usize::from(self.pitch.rows.unsigned_abs());
        std::array::from_fn(|y| match y {
            _ if y > last => 0,
            _ if y == 0 || y == last => between(left, right) & !self.visited[y],
            _ => between(0, self.pitch.cols) & !self.visited[y],
        })
    }

    /// Takes back a link that was free when it was drawn.
    fn back(&mut self, way: Way) {
        set(&mut self.visited, self.ball, false);
        self.ball = self.ball.to(way.back());
        if way.slants() {
            set(&mut self.slanted, square(self.ball, way), false);
        }
    }

    /// The marks of the latest links, and the node of the ball. Paths with the same marks end alike.
    pub fn marks(&self, ways: &[Way]) -> (Node, Vec<(Node, bool)>) {
        let mut at = self.ball;
        let mut marks = Vec::with_capacity(2 * ways.len());
        for way in ways.iter().rev() {
            marks.push((at, false));
            at = at.to(way.back());
            if way.slants() {
                marks.push((square(at, *way), true));
            }
        }
        marks.sort_unstable();
        (self.ball, marks)
    }

    /// Visits each path along which a seat may move the ball, while its links are drawn, until a visit wants no more.
    /// The visit is told whether the path ends in the goal. That last link is not drawn.
    pub fn each(&mut self, seat: Seat, visit: &mut impl FnMut(&mut Field, &[Way], bool) -> bool) -> bool {
        self.walk(seat, &mut Vec::with_capacity(4), visit)
    }

    fn walk(
        &mut self,
        seat: Seat,
        ways: &mut Vec<Way>,
        visit: &mut impl FnMut(&mut Field, &[Way], bool) -> bool,
    ) -> bool {
        if ways.len() == self.stride.links() {
            return visit(self, ways, false);
        }
        for &way in self.stride.ways() {
            let link = self.link(seat, way);
            ways.push(way);
            let enough = match link {
                Link::Goal => visit(self, ways, true),
                Link::Free => {
                    self.go(way);
                    let enough = self.walk(seat, ways, visit);
                    self.back(way);
                    enough
                }
                Link::Shut(_) => false,
            };
            ways.pop();
            if enough {
                return true;
            }
        }
        false
    }

    /// Whether a seat can move the ball.
    pub fn can_move(&self, seat: Seat) -> bool {
        self.clone().each(seat, &mut |_, _, _| true)
    }

    /// A path by which a seat reaches the goal within this turn.
    pub fn shot(&self, seat: Seat) -> Option<Vec<Way>> {
        // From further away a turn has too few links, since one of them crosses the line.
        if usize::from(self.ball.y.abs_diff(self.pitch.line(seat))) >= self.stride.links() {
            return None;
        }
        let mut found = None;
        self.clone().each(seat, &mut |_, ways, goal| {
            if goal {
                found = Some(ways.to_vec());
            }
            goal
        });
        found
    }

    /// A random path along which a seat may move the ball.
    pub fn some(&self, seat: Seat, chance: &mut Chance) -> Option<Vec<Way>> {
        let mut ways = Vec::with_capacity(4);
        self.clone().stray(seat, &mut ways, chance).then_some(ways)
    }

    /// Goes on at random until the turn is complete.
    fn stray(&mut self, seat: Seat, ways: &mut Vec<Way>, chance: &mut Chance) -> bool {
        if ways.len() == self.stride.links() {
            return true;
        }
        let mut order = [Way::N; 8];
        let all = self.stride.ways();
        order[..all.len()].copy_from_slice(all);
        chance.shuffle(&mut order[..all.len()]);
        for &way in &order[..all.len()] {
            let link = self.link(seat, way);
            ways.push(way);
            if link == Link::Goal {
                return true;
            }
            if link == Link::Free {
                self.go(way);
                if self.stray(seat, ways, chance) {
                    return true;
                }
                self.back(way);
            }
            ways.pop();
        }
        false
    }

    /// The path of a free kick of a seat: straight across all lines, thrown back by posts, up to the border or into the
    /// goal.
    pub fn ray(&self, seat: Seat, way: Way, links: u8) -> Ray {
        let (mut at, mut way) = (self.ball, way);
        let mut ray = Ray { nodes: Vec::with_capacity(links.into()), goal: false, full: true };
        for _ in 0..links {
            let next = at.to(way);
            match self.pitch.spot(next) {
                Spot::Inside | Spot::Mouth(_) => {}
                // Along the goal line the ball comes straight back.
                Spot::Post(_) if way == Way::E || way == Way::W => way = way.back(),
                Spot::Post(_) => way = way.upset(),
                Spot::Beyond if self.pitch.spot(at) == Spot::Mouth(seat) => ray.goal = true,
                Spot::Wall | Spot::Beyond => {
                    ray.full = false;
                    return ray;
                }
            }
            ray.nodes.push(next);
            at = next;
            if ray.goal {
                return ray;
            }
        }
        ray
    }

    /// The free kicks that a seat may take: those of the full length, otherwise the longest.
    pub fn kicks(&self, seat: Seat, links: u8) -> Vec<(Way, Ray)> {
        let mut rays: Vec<(Way, Ray)> = Way::ALL.into_iter().map(|way| (way, self.ray(seat, way, links))).collect();
        if rays.iter().any(|(_, ray)| ray.full) {
            rays.retain(|(_, ray)| ray.full);
            return rays;
        }
        let longest = rays.iter().map(|(_, ray)| ray.nodes.len()).max().unwrap_or_default();
        rays.retain(|(_, ray)| ray.nodes.len() == longest);
        rays
    }

    /// Draws a free kick.
    pub fn kick(&mut self, ray: &Ray) {
        for node in &ray.nodes {
            if let Some(way) = self.ball.way_to(*node) {
                self.go(way);
            }
        }
    }
}
