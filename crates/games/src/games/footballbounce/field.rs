//! The free links, and where the ball goes: all of the rules except whose turn it is.

use crate::game::Seat;
use crate::kit::compass::Way;
use crate::kit::pitch::{Node, Pitch, Spot};

/// Nodes from one beyond the border to one beyond the other, on the largest pitch.
const STRIDE: usize = 19;
/// How many nodes are kept.
pub const NODES: usize = STRIDE * STRIDE;
/// A node that no line has touched and no border runs through.
const FRESH: u8 = 0xff;

/// What a border does to the ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bounce {
    /// It is thrown back by the law of reflection. Goals are the nodes of the goal line, posts included.
    Reflect,
    /// Its nodes count as visited. Goals lie one link beyond the goal line, which is no wall.
    Free,
}

/// What happens after a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// The turn is over.
    Rests,
    /// The same player must go on.
    Again,
    /// It lies in the goal that this seat attacks.
    Goal(Seat),
}

/// A node by its number.
pub fn index(node: Node) -> usize {
    let along = |n: i8| usize::try_from(i16::from(n) + 1).unwrap_or(0).min(STRIDE - 1);
    along(node.y) * STRIDE + along(node.x)
}

/// Where the ball lies and which links may still be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The measures.
    pub pitch: Pitch,
    /// What a border does.
    pub bounce: Bounce,
    /// Where the ball lies.
    pub ball: Node,
    /// The free links of each node, a bit for each direction.
    open: [u8; NODES],
}

impl Field {
    /// A clean field.
    pub fn new(pitch: Pitch, bounce: Bounce) -> Field {
        let mut field = Field { pitch, bounce, ball: pitch.centre(), open: [0; NODES] };
        for node in pitch.nodes() {
            let free = Way::ALL.into_iter().filter(|way| field.is_open_at_first(node, *way));
            field.open[index(node)] = free.fold(0, |mask, way| mask | 1 << way.number());
        }
        field
    }

    /// Whether a link from a node of the field belongs to it at all.
    fn is_open_at_first(&self, from: Node, way: Way) -> bool {
        let to = from.to(way);
        let spots = [self.pitch.spot(from), self.pitch.spot(to)];
        let inside = spots.contains(&Spot::Inside);
        let post = matches!(spots[0], Spot::Post(_));
        let mouth = spots.iter().any(|spot| matches!(spot, Spot::Mouth(_)));
        match (self.bounce, self.goal_of(to)) {
            (_, _) if inside => true,
            (Bounce::Free, Some(_)) => mouth || (post && way.slants()),
            // Along the line, or across a corner between two sides.
            (bounce, _) => {
                self.pitch.holds(to) && (way.slants() || (mouth && from.y == to.y && bounce == Bounce::Free))
            }
        }
    }

    /// Who attacks the goal that a node belongs to.
    pub fn goal_of(&self, node: Node) -> Option<Seat> {
        let (left, right) = self.pitch.posts();
        let line = match self.bounce {
            Bounce::Reflect => node.y,
            Bounce::Free if node.y < 0 => 0,
            Bounce::Free if node.y > self.pitch.rows => self.pitch.rows,
            Bounce::Free => return None,
        };
        let between = (left..=right).contains(&node.x);
        [Seat(0), Seat(1)].into_iter().find(|seat| between && self.pitch.line(*seat) == line)
    }

    /// Whether a node lies on a wall, where the ball cannot rest.
    pub fn is_wall(&self, node: Node) -> bool {
        matches!(self.pitch.spot(node), Spot::Wall | Spot::Post(_))
    }

    /// The free links of a node, a bit for each direction.
    pub fn open(&self, node: Node) -> u8 {
        self.open[index(node)]
    }

    /// The free links of the ball.
    pub fn ways(&self) -> impl Iterator<Item = Way> + use<> {
        let mask = self.open(self.ball);
        Way::ALL.into_iter().filter(move |way| mask >> way.number() & 1 != 0)
    }

    /// Whether a link from a node is free.
    pub fn is_free(&self, node: Node, way: Way) -> bool {
        self.open(node) >> way.number() & 1 != 0
    }

    /// Whether the ball has been at a node of the field, or may not stay there since a border runs through it.
    pub fn is_visited(&self, node: Node) -> bool {
        self.open(node) != FRESH
    }

    /// Where a wall throws the ball that has come in a direction.
    pub fn reflected(&self, node: Node, way: Way) -> Way {
        let beside = node.x == 0 || node.x == self.pitch.cols;
        let above = node.y == 0 || node.y == self.pitch.rows;
        match (beside, above) {
            (true, true) => way.back(),
            (true, false) => way.mirrored(),
            _ => way.upset(),
        }
    }

    /// Draws a free link, or takes back one that was drawn, and leaves the ball where it was.
    pub fn flip(&mut self, from: Node, way: Way) {
        self.open[index(from)] ^= 1 << way.number();
        let to = from.to(way);
        if self.pitch.holds(to) {
            self.open[index(to)] ^= 1 << way.back().number();
        }
    }

    /// Draws one free link of the ball and those that follow from it by reflection, and tells each.
    pub fn go(&mut self, way: Way, mut told: impl FnMut(Node, Way)) -> Arrival {
        let mut way = way;
        loop {
            let (from, to) = (self.ball, self.ball.to(way));
            let visited = self.is_visited(to);
            self.flip(from, way);
            self.ball = to;
            told(from, way);
            if let Some(seat) = self.goal_of(to) {
                return Arrival::Goal(seat);
            }
            if self.bounce == Bounce::Free || !self.is_wall(to) {
                return if visited { Arrival::Again } else { Arrival::Rests };
            }
            way = self.reflected(to, way);
            if !self.is_free(to, way) {
                return Arrival::Again;
            }
        }
    }
}
