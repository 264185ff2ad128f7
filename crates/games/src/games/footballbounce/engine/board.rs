//! The field as the computer sees it: the free links of all nodes as sets, one for each direction. So it follows many
//! links at once.

use super::super::field::{Arrival, Bounce, Field};
use super::bits::Bits;
use crate::game::Seat;
use crate::kit::compass::Way;
use crate::kit::pitch::{Node, Pitch};

/// The columns and rows of a pitch that the evaluation tells apart. On a larger one, some count as the same.
pub const COLS: usize = 9;
/// The rows, see [`COLS`].
pub const ROWS: usize = 11;
pub const CELLS: usize = COLS * ROWS;

/// The constants of a round.
#[derive(Clone, Debug)]
pub struct Ground<const W: usize> {
    /// The size of the pitch and its goals.
    pub pitch: Pitch,
    /// The effect of a border on the ball.
    pub bounce: Bounce,
    /// The change of a node's number by each direction.
    steps: [isize; 8],
    /// The free links of the empty field.
    fresh: [Bits<W>; 8],
    /// The nodes of the goal that each seat attacks.
    goals: [Bits<W>; 2],
    /// The nodes at which the ball bounces.
    walls: Bits<W>,
    /// The continuations of the ball from a wall, by node and incoming direction.
    thrown: Vec<[u8; 8]>,
    /// A hash of each link, by either end.
    keys: Vec<[u64; 8]>,
    /// The cell of each node as each seat sees it, which attacks upwards.
    cells: [Vec<u16>; 2],
    /// The number of each link, by either end, as each seat sees it.
    links: [Vec<[u16; 8]>; 2],
}

/// Turns one number into another that differs in every bit: the finaliser of splitmix64.
fn mix(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ n >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ n >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ n >> 31
}

/// The cell of a node for the seat that attacks upwards.
fn cell(pitch: Pitch, node: Node) -> u16 {
    let half = COLS as i8 / 2;
    let col = (node.x - pitch.cols / 2).clamp(-half, half) + half;
    let (above, below) = (node.y.max(0), (pitch.rows - node.y).max(0));
    let last = ROWS as i8 - 1;
    let row = if above <= below { above.min(last / 2) } else { last - below.min(last / 2 - 1) };
    (row as u16) * COLS as u16 + col as u16
}

impl<const W: usize> Ground<W> {
    /// The ground of a pitch with at most `64 * W` nodes, goals included.
    pub fn new(pitch: Pitch, bounce: Bounce) -> Ground<W> {
        let field = Field::new(pitch, bounce);
        let stride = pitch.cols as isize + 1;
        let steps = Way::ALL.map(|way| isize::from(way.step().1) * stride + isize::from(way.step().0));
        let nodes: Vec<Node> =
            (-1..=pitch.rows + 1).flat_map(|y| (0..=pitch.cols).map(move |x| Node::new(x, y))).collect();
        let numbered = || nodes.iter().copied().enumerate();
        let set = |is: &dyn Fn(Node) -> bool| {
            numbered().filter(|(_, node)| is(*node)).fold(Bits::NONE, |all: Bits<W>, (n, _)| all.or(&Bits::of(n)))
        };
        let key = |node: Node, way: Way| {
            let (node, way) = if way.number() < 4 { (node, way) } else { (node.to(way), way.back()) };
            let (x, y) = (i64::from(node.x) + 2, i64::from(node.y) + 2);
            mix((y * 128 + x) as u64 * 4 + way.number() as u64)
        };
        let seen = |seat: usize, node: Node| if seat == 0 { node } else { Node::new(node.x, pitch.rows - node.y) };
        let link = |seat: usize, node: Node, way: Way| {
            let (node, way) = (seen(seat, node), if seat == 0 { way } else { way.upset() });
            let (node, way) = if way.number() < 4 { (node, way) } else { (node.to(way), way.back()) };
            cell(pitch, node) * 4 + way.number() as u16
        };
        let by_way = |node: Node, of: &dyn Fn(Node, Way) -> u64| Way::ALL.map(|way| of(node, way));
        Ground {
            pitch,
            bounce,
            steps,
            fresh: Way::ALL.map(|way| set(&|node| pitch.holds(node) && field.is_free(node, way))),
            goals: [0, 1].map(|seat| set(&|node| field.goal_of(node) == Some(Seat(seat)))),
            walls: set(&|node| bounce == Bounce::Reflect && pitch.holds(node) && field.is_wall(node)),
            thrown: nodes.iter().map(|node| Way::ALL.map(|way| field.reflected(*node, way).number() as u8)).collect(),
            keys: nodes.iter().map(|node| by_way(*node, &key)).collect(),
            cells: [0, 1].map(|seat| nodes.iter().map(|node| cell(pitch, seen(seat, *node))).collect()),
            links: [0, 1].map(|seat| nodes.iter().map(|node| Way::ALL.map(|way| link(seat, *node, way))).collect()),
        }
    }

    /// The number of a node.
    fn number(&self, node: Node) -> usize {
        let stride = self.pitch.cols as isize + 1;
        usize::try_from((node.y as isize + 1) * stride + node.x as isize).unwrap_or_default()
    }

    fn to(&self, from: usize, way: usize) -> usize {
        from.wrapping_add_signed(self.steps[way])
    }

    /// The cell of a node as a seat sees it.
    pub fn cell(&self, seat: Seat, n: usize) -> usize {
        usize::from(self.cells[seat.index()][n])
    }

    /// The number of a link as a seat sees it.
    pub fn link(&self, seat: Seat, from: usize, way: usize) -> usize {
        usize::from(self.links[seat.index()][from][way])
    }
}

/// The ball, and the links that are still free.
#[derive(Clone, Debug)]
pub struct Board<const W: usize> {
    ways: [Bits<W>; 8],
    visited: Bits<W>,
    /// The node of the ball.
    pub ball: usize,
    links: u64,
}

/// The nodes and ends that a seat can reach.
#[derive(Clone, Copy, Debug)]
pub struct Reach<const W: usize> {
    /// The nodes through which the ball can go in this turn.
    pub inside: Bits<W>,
    /// The nodes at which this turn can end.
    pub ends: Bits<W>,
    /// The other nodes that it can touch in the turn after.
    pub second: Bits<W>,
    /// How many times the ball rests on its way to the goal that each seat attacks, if both players want that.
    pub rests: [u32; 2],
}

/// The most rests on the way to a goal that are counted.
pub const FAR: u32 = 7;

impl<const W: usize> Board<W> {
    /// The position of a field.
    pub fn new(ground: &Ground<W>, field: &Field) -> Board<W> {
        let mut board = Board { ways: [Bits::NONE; 8], visited: Bits::NONE, ball: ground.number(field.ball), links: 0 };
        for node in field.pitch.nodes() {
            let n = ground.number(node);
            Way::ALL
                .into_iter()
                .filter(|way| field.is_free(node, *way))
                .for_each(|way| board.ways[way.number()].add(n));
            if field.is_visited(node) {
                board.visited.add(n);
            }
        }
        board
    }

    /// A hash of the links that were drawn since the search began, and of the ball.
    pub fn key(&self) -> u64 {
        self.links ^ mix(self.ball as u64 + 0x1_0000)
    }

    /// Whether the ball can go in a direction.
    pub fn is_free(&self, way: Way) -> bool {
        self.ways[way.number()].has(self.ball)
    }

    /// Whether the ball cannot go anywhere.
    pub fn is_stuck(&self) -> bool {
        self.ways.iter().all(|free| !free.has(self.ball))
    }

    /// Draws one free link of the ball and those that follow by reflection, and reports each to `told`, by its first
    /// node and its direction.
    pub fn go(&mut self, ground: &Ground<W>, way: Way, mut told: impl FnMut(usize, usize)) -> Arrival {
        let mut way = way.number();
        loop {
            let (from, to) = (self.ball, ground.to(self.ball, way));
            let visited = self.visited.has(to);
            self.ways[way].remove(from);
            self.ways[(way + 4) % 8].remove(to);
            self.visited.add(from);
            self.visited.add(to);
            self.links ^= ground.keys[from][way];
            self.ball = to;
            told(from, way);
            if let Some(seat) = (0..2).find(|seat| ground.goals[*seat].has(to)) {
                return Arrival::Goal(Seat(seat as u8));
            }
            if !ground.walls.has(to) {
                return if visited { Arrival::Again } else { Arrival::Rests };
            }
            way = usize::from(ground.thrown[to][way]);
            if !self.ways[way].has(to) {
                return Arrival::Again;
            }
        }
    }

    /// The nodes one free link away from some nodes.
    fn spread(&self, ground: &Ground<W>, from: &Bits<W>) -> Bits<W> {
        let mut all = Bits::NONE;
        for (free, step) in self.ways.iter().zip(ground.steps) {
            let going = from.and(free);
            let by = step.unsigned_abs() as u32;
            all = all.or(&if step > 0 { going.up(by) } else { going.down(by) });
        }
        all
    }

    /// The nodes that can be reached. Ignores that the law of reflection forces some links.
    pub fn reach(&self, ground: &Ground<W>) -> Reach<W> {
        let goals = ground.goals[0].or(&ground.goals[1]);
        let mut inside = Bits::of(self.ball);
        let mut reach = Reach { inside, ends: Bits::NONE, second: Bits::NONE, rests: [FAR; 2] };
        let mut front = inside;
        for rests in 0..FAR {
            let mut touched = Bits::NONE;
            while !front.is_empty() {
                let next = self.spread(ground, &front);
                touched = touched.or(&next);
                front = next.and(&self.visited).without(&inside).without(&goals);
                inside = inside.or(&front);
            }
            for (far, goal) in reach.rests.iter_mut().zip(&ground.goals) {
                if *far == FAR && !touched.and(goal).is_empty() {
                    *far = rests;
                }
            }
            front = touched.without(&inside).without(&goals);
            match rests {
                0 => (reach.inside, reach.ends) = (inside, front),
                1 => reach.second = inside.or(&front).without(&reach.inside).without(&reach.ends),
                _ => {}
            }
            if front.is_empty() || reach.rests.iter().all(|far| *far < FAR) {
                break;
            }
            inside = inside.or(&front);
        }
        reach
    }

    /// Whether a seat to move can score in this turn. A path through nodes where it must go on passes no node twice, so
    /// it needs no link twice.
    pub fn scores(&self, ground: &Ground<W>, seat: Seat, reach: &Reach<W>) -> bool {
        if reach.rests[seat.index()] > 0 || ground.bounce == Bounce::Free {
            return reach.rests[seat.index()] == 0;
        }
        let (mut seen, mut open) = (Bits::<W>::of(self.ball), vec![self.ball]);
        while let Some(from) = open.pop() {
            for way in (0..8).filter(|way| self.ways[*way].has(from)) {
                let (to, goal) = self.run(ground, from, way);
                match goal {
                    Some(scorer) if scorer == seat.index() => return true,
                    None if self.visited.has(to) && !seen.has(to) => {
                        seen.add(to);
                        open.push(to);
                    }
                    _ => {}
                }
            }
        }
        false
    }

    /// The end of a link and those that follow by reflection, and the seat that scores if it is in a goal.
    fn run(&self, ground: &Ground<W>, from: usize, way: usize) -> (usize, Option<usize>) {
        let (mut from, mut way) = (from, way);
        loop {
            let to = ground.to(from, way);
            let goal = (0..2).find(|seat| ground.goals[*seat].has(to));
            if goal.is_some() || !ground.walls.has(to) {
                return (to, goal);
            }
            let thrown = usize::from(ground.thrown[to][way]);
            if thrown == (way + 4) % 8 || !self.ways[thrown].has(to) {
                return (to, None);
            }
            (from, way) = (to, thrown);
        }
    }

    /// The links that are drawn, by their first nodes and directions.
    pub fn drawn(&self, ground: &Ground<W>) -> impl Iterator<Item = (usize, usize)> {
        let drawn: [Bits<W>; 4] = std::array::from_fn(|way| ground.fresh[way].without(&self.ways[way]));
        (0..4).flat_map(move |way| drawn[way].nodes().map(move |from| (from, way)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Seed};

    /// Random rounds: the sets of nodes know the same links as the field, and the same results of each.
    #[test]
    fn the_sets_agree_with_the_field() {
        let mut chance = Chance::seeded(&Seed([3; 32]), 0);
        for round in 0..60u8 {
            let bounce = if round % 2 == 0 { Bounce::Free } else { Bounce::Reflect };
            let pitch = Pitch::new(6 + 2 * (round % 6), 8, 2 + 2 * (round % 3));
            let ground = Ground::<6>::new(pitch, bounce);
            let mut field = Field::new(pitch, bounce);
            let mut board = Board::new(&ground, &field);
            while let Some(way) = chance.pick(&field.ways().collect::<Vec<_>>()).copied() {
                assert!(Way::ALL.into_iter().all(|way| board.is_free(way) == field.is_free(field.ball, way)));
                let arrival = field.go(way, |_, _| {});
                assert_eq!(board.go(&ground, way, |_, _| {}), arrival);
                assert_eq!(board.ball, ground.number(field.ball));
                if matches!(arrival, Arrival::Goal(_)) {
                    break;
                }
                let anew = Board::new(&ground, &field);
                assert_eq!((board.ways, board.visited), (anew.ways, anew.visited));
                assert_eq!(board.is_stuck(), field.ways().next().is_none());
            }
        }
    }
}
