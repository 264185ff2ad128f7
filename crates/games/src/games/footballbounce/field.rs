//! The free links, and the ball's moves: all of the rules except whose turn it is.

use crate::game::Seat;
use crate::kit::compass::Way;
use crate::kit::pitch::{Node, Pitch, Spot};

/// How many nodes there are from one beyond the border to one beyond the opposite border, on the largest pitch.
const STRIDE: usize = 19;
/// How many nodes the field stores.
pub const NODES: usize = STRIDE * STRIDE;
/// The free links of a node that no line has touched and no border runs through.
const FRESH: u8 = 0xff;

/// The effect of a border on the ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bounce {
    /// It throws the ball back by the law of reflection. Goals are the nodes of the goal line, posts included.
    Reflect,
    /// Its nodes count as visited. Goals lie one link beyond the goal line, which is not a wall.
    Free,
}

/// The result of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// The turn is over.
    Rests,
    /// The same player must move on.
    Again,
    /// The ball lies in the goal that this seat attacks.
    Goal(Seat),
}

/// The number of a node.
pub fn index(node: Node) -> usize {
    let along = |n: i8| usize::try_from(i16::from(n) + 1).unwrap_or(0).min(STRIDE - 1);
    along(node.y) * STRIDE + along(node.x)
}

/// The ball, and the links that are still free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The size of the pitch and its goals.
    pub pitch: Pitch,
    /// The effect of a border on the ball.
    pub bounce: Bounce,
    /// The node of the ball.
    pub ball: Node,
    /// The free links of each node, a bit for each direction.
    open: [u8; NODES],
}

impl Field {
    /// A field without lines, with the ball in its centre.
    pub fn new(pitch: Pitch, bounce: Bounce) -> Field {
        let mut field = Field { pitch, bounce, ball: pitch.centre(), open: [0; NODES] };
        for node in pitch.nodes() {
            let free = Way::ALL.into_iter().filter(|way| field.is_open_at_first(node, *way));
            field.open[index(node)] = free.fold(0, |mask, way| mask | 1 << way.number());
        }
        field
    }

    /// Whether the empty field has a link from this node in this direction.
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

    /// The seat that attacks the goal of a node; `None` if the node is not in a goal.
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

    /// Whether the ball has been at a node of the field. Nodes on a border, where the ball may not stay, count as
    /// visited too.
    pub fn is_visited(&self, node: Node) -> bool {
        self.open(node) != FRESH
    }

    /// The direction in which a wall throws the ball back, by the direction in which it came.
    pub fn reflected(&self, node: Node, way: Way) -> Way {
        let beside = node.x == 0 || node.x == self.pitch.cols;
        let above = node.y == 0 || node.y == self.pitch.rows;
        match (beside, above) {
            (true, true) => way.back(),
            (true, false) => way.mirrored(),
            _ => way.upset(),
        }
    }

    /// Draws a free link, or takes back a drawn one. The ball stays where it is.
    pub fn flip(&mut self, from: Node, way: Way) {
        self.open[index(from)] ^= 1 << way.number();
        let to = from.to(way);
        if self.pitch.holds(to) {
            self.open[index(to)] ^= 1 << way.back().number();
        }
    }

    /// Draws one free link of the ball and those that follow by reflection, and reports each to `told`.
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
