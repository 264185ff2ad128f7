//! The computer. A turn is a path. Of the paths that draw the same links and end at the same node, it looks at one. It
//! finds a goal within one turn without drawing anything. So every forced goal within three turns shows as a turn after
//! which each answer leaves a goal.

use std::collections::HashSet;

use super::field::{Arrival, Bounce, Field, NODES, index};
use super::sheet::Sheet;
use crate::game::{Deadline, SearchCtx, Seat};
use crate::kit::compass::{Step, Way};
use crate::kit::pitch::Node;
use crate::search::alphabeta::{self, Limits};

/// The skill of a level.
struct Skill {
    /// How many turns it looks ahead.
    depth: u32,
    /// How many positions it looks at.
    nodes: u64,
    /// How many links of a hundred it makes at random.
    slip: u32,
    /// How many links it follows to find a goal that cannot be prevented.
    links: u32,
}

const SKILLS: [Skill; 5] = [
    Skill { depth: 1, nodes: 100, slip: 70, links: 0 },
    Skill { depth: 1, nodes: 300, slip: 30, links: 0 },
    Skill { depth: 2, nodes: 600, slip: 8, links: 0 },
    Skill { depth: 3, nodes: 2_500, slip: 1, links: 2_000_000 },
    Skill { depth: 12, nodes: 12_000, slip: 0, links: 40_000_000 },
];

/// How many turns it compares in a position.
const COMPARED: usize = 600;
/// How many of them it looks at closely.
const WIDTH: usize = 40;
/// The longest turn that it looks at, in links.
const LONGEST: usize = 30;
/// How many links a node counts for if the ball would rest there.
const REST: u32 = 3;
/// How many links pass between two looks at the clock.
const CLOCK: u32 = 256;

/// The computer's turn. If it slips, only a link.
pub fn think(sheet: &Sheet, ctx: &mut SearchCtx<'_>) -> Option<Vec<Step>> {
    let &Skill { depth, nodes, slip, links } = ctx.level.of(&SKILLS);
    if ctx.slips(slip) {
        let steps: Vec<Step> = sheet.steps().collect();
        return ctx.chance.pick(&steps).map(|step| vec![*step]);
    }
    let position = Position::new(&sheet.field, sheet.mover);
    if let Some(way) = position.shot() {
        ctx.evaluation = Some(1.0);
        return Some(steps(sheet, &way));
    }
    let until = ctx.until.share(0.4);
    if let Some(way) = forced(&position, links, &until) {
        ctx.evaluation = Some(1.0);
        return Some(steps(sheet, &way));
    }
    let position = Position { later: ctx.until, ..position };
    let found = alphabeta::search(&position, Limits { depth, nodes, until: &ctx.until })?;
    // An estimate is a difference of distances. A proven score is far beyond it.
    ctx.evaluation = Some((f64::from(found.score) / 30.0).clamp(-1.0, 1.0));
    ctx.chance.pick(&found.moves).map(|turn| steps(sheet, turn.ways()))
}

/// A turn as steps.
fn steps(sheet: &Sheet, ways: &[Way]) -> Vec<Step> {
    let mut node = sheet.field.ball;
    let step = |way: &Way| {
        node = node.to(*way);
        node.place().filter(|_| sheet.terms.pitch.holds(node)).map_or(Step::Go(*way), Step::To)
    };
    ways.iter().map(step).collect()
}

/// All links of a turn, including those that follow by reflection.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Path {
    ways: [Way; LONGEST],
    len: usize,
}

impl Path {
    fn new(ways: &[Way]) -> Path {
        let mut path = Path { ways: [Way::N; LONGEST], len: ways.len().min(LONGEST) };
        path.ways[..path.len].copy_from_slice(&ways[..path.len]);
        path
    }

    fn ways(&self) -> &[Way] {
        &self.ways[..self.len]
    }
}

/// The end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The ball rests, and the other player goes on.
    Rests,
    /// The ball lies in the goal that this seat attacks.
    Goal(Seat),
    /// The ball cannot be moved on.
    Stuck,
}

/// A field and the seat to move.
#[derive(Clone, Debug)]
pub struct Position {
    field: Field,
    mover: Seat,
    /// A hash of the drawn links.
    links: u64,
    /// The time at which it stops listing turns of this position.
    until: Deadline,
    /// The same for later positions. The turns of the first position are always listed.
    later: Deadline,
}

/// Turns one number into another that differs in every bit: the finaliser of splitmix64.
fn mix(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ n >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ n >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ n >> 31
}

/// The hash of one link, the same from both of its ends.
fn hash(from: Node, way: Way) -> u64 {
    let (node, way) = if way.number() < 4 { (from, way) } else { (from.to(way), way.back()) };
    mix((index(node) * 4 + way.number()) as u64)
}

/// A walk over all turns of a position.
struct Tour<'a> {
    seen: HashSet<u64>,
    ways: Vec<Way>,
    /// How many more links it may draw.
    left: &'a mut u32,
    until: &'a Deadline,
}

impl Position {
    /// The position before any turn.
    pub fn new(field: &Field, mover: Seat) -> Position {
        Position { field: field.clone(), mover, links: 0, until: Deadline::never(), later: Deadline::never() }
    }

    /// A hash of the links and the ball.
    fn hash(&self) -> u64 {
        self.links ^ mix(index(self.field.ball) as u64 + 0x1_0000)
    }

    fn go(&mut self, way: Way, ways: &mut Vec<Way>) -> Arrival {
        let links = &mut self.links;
        self.field.go(way, |from, way| {
            *links ^= hash(from, way);
            ways.push(way);
        })
    }

    /// Takes links back, the latest first, until `len` are left.
    fn back(&mut self, ways: &mut Vec<Way>, len: usize) {
        while ways.len() > len {
            let Some(way) = ways.pop() else { return };
            let from = self.field.ball.to(way.back());
            self.field.flip(from, way);
            self.links ^= hash(from, way);
            self.field.ball = from;
        }
    }

    /// Visits each turn while its links are drawn, until a visit returns that it wants no more. `None` if it had to
    /// stop earlier.
    fn each(
        &mut self,
        tour: &mut Tour<'_>,
        visit: &mut impl FnMut(&mut Position, &[Way], End) -> bool,
    ) -> Option<bool> {
        let mask = self.field.open(self.field.ball);
        for way in toward(self.mover).into_iter().filter(|way| mask >> way.number() & 1 != 0) {
            *tour.left = tour.left.checked_sub(1)?;
            if tour.left.is_multiple_of(CLOCK) && tour.until.passed() {
                return None;
            }
            let len = tour.ways.len();
            let arrival = self.go(way, &mut tour.ways);
            let stuck = self.field.open(self.field.ball) == 0;
            let enough = match arrival {
                Arrival::Goal(seat) => Some(visit(self, &tour.ways, End::Goal(seat))),
                _ if !tour.seen.insert(self.hash()) => Some(false),
                Arrival::Rests => Some(visit(self, &tour.ways, End::Rests)),
                Arrival::Again if stuck => Some(visit(self, &tour.ways, End::Stuck)),
                Arrival::Again => self.each(tour, visit),
            };
            self.back(&mut tour.ways, len);
            if enough? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// The links by which the mover reaches the goal within this turn, if it can. The path leads through nodes where it
    /// must go on anyway. A path that passes no node twice needs no link twice.
    pub fn shot(&self) -> Option<Vec<Way>> {
        let mut came: [Option<(Node, Way)>; NODES] = [None; NODES];
        let mut open = vec![self.field.ball];
        let mut next = 0;
        while let Some(&node) = open.get(next) {
            next += 1;
            let mask = self.field.open(node);
            for way in Way::ALL.into_iter().filter(|way| mask >> way.number() & 1 != 0) {
                let (to, goal) = self.run(node, way);
                if goal == Some(self.mover) {
                    return Some(self.traced(&came, node, way));
                }
                if goal.is_none() && to != self.field.ball && came[index(to)].is_none() && self.goes_on(to) {
                    came[index(to)] = Some((node, way));
                    open.push(to);
                }
            }
        }
        None
    }

    /// Whether the ball may not rest at a node.
    fn goes_on(&self, node: Node) -> bool {
        self.field.is_visited(node) || self.field.is_wall(node)
    }

    /// The end of a link and those that follow by reflection, and the seat that scores if it is in a goal.
    fn run(&self, from: Node, way: Way) -> (Node, Option<Seat>) {
        let (mut from, mut way) = (from, way);
        loop {
            let to = from.to(way);
            let goal = self.field.goal_of(to);
            if goal.is_some() || self.field.bounce == Bounce::Free || !self.field.is_wall(to) {
                return (to, goal);
            }
            let thrown = self.field.reflected(to, way);
            if thrown == way.back() || !self.field.is_free(to, thrown) {
                return (to, None);
            }
            (from, way) = (to, thrown);
        }
    }

    /// The links from the ball to a node and on in a direction.
    fn traced(&self, came: &[Option<(Node, Way)>; NODES], node: Node, way: Way) -> Vec<Way> {
        let mut choices = vec![way];
        let mut at = node;
        while let Some((from, way)) = came[index(at)] {
            choices.push(way);
            at = from;
        }
        let mut copy = self.clone();
        let mut ways = Vec::new();
        for way in choices.into_iter().rev() {
            copy.go(way, &mut ways);
        }
        ways
    }

    /// The distances to the goals that each seat attacks, in free links. A rest counts for several.
    fn distances(&self) -> [u32; 2] {
        const FAR: u32 = 99;
        let mut far = [FAR; 2];
        let mut known = [FAR; NODES];
        // The nodes to look at, by the number of rounds until then.
        let mut rounds: [Vec<Node>; REST as usize + 1] = Default::default();
        rounds[0].push(self.field.ball);
        known[index(self.field.ball)] = 0;
        let mut distance = 0;
        while distance < FAR && far.contains(&FAR) && rounds.iter().any(|round| !round.is_empty()) {
            let turn = distance as usize % rounds.len();
            while let Some(node) = rounds[turn].pop() {
                if known[index(node)] != distance {
                    continue;
                }
                if let Some(seat) = self.field.goal_of(node) {
                    far[seat.index()] = far[seat.index()].min(distance);
                    continue;
                }
                let mask = self.field.open(node);
                for to in Way::ALL.into_iter().filter(|way| mask >> way.number() & 1 != 0).map(|way| node.to(way)) {
                    let goes_on = self.field.goal_of(to).is_some() || self.goes_on(to);
                    let further = distance + if goes_on { 1 } else { REST };
                    if further < known[index(to)] {
                        known[index(to)] = further;
                        rounds[further as usize % (REST as usize + 1)].push(to);
                    }
                }
            }
            distance += 1;
        }
        far
    }

    /// The position after a turn, during its visit.
    fn rested(&self) -> Position {
        Position { mover: self.mover.other(), ..self.clone() }
    }

    /// Turns worth comparing, with their value to the mover. Those that let the other player score at once come last.
    fn turns(&self) -> Vec<(i32, Path)> {
        let mut left = 20 * COMPARED as u32;
        let mut turns = Vec::new();
        let mut lost = None;
        let mut tour = Tour { seen: HashSet::new(), ways: Vec::new(), left: &mut left, until: &self.until };
        self.clone().each(&mut tour, &mut |position, ways, end| {
            if ways.len() > LONGEST {
                return false;
            }
            match end {
                End::Rests => {
                    let after = position.rested();
                    let threat = if after.shot().is_some() { 1_000 } else { 0 };
                    turns.push((-alphabeta::Node::estimate(&after) - threat, Path::new(ways)));
                }
                _ => lost = lost.or(Some(Path::new(ways))),
            }
            turns.len() >= COMPARED
        });
        if turns.is_empty() {
            // Every turn loses, or all turns are too long to look at.
            let link = self.field.ways().next().map(|way| Path::new(&[way]));
            turns.extend(lost.or(link).map(|path| (0, path)));
        }
        turns.sort_by_key(|(worth, _)| -worth);
        turns
    }
}

/// The directions, first those towards the goal that a seat attacks.
fn toward(seat: Seat) -> [Way; 8] {
    let north = [Way::N, Way::Ne, Way::Nw, Way::E, Way::W, Way::Se, Way::Sw, Way::S];
    if seat == Seat(0) { north } else { north.map(Way::upset) }
}

/// A turn after which no answer of the other player prevents a goal.
fn forced(position: &Position, links: u32, until: &Deadline) -> Option<Vec<Way>> {
    let (mut left, mut found) = (links, None);
    let mut answers = links;
    let mut tour = Tour { seen: HashSet::new(), ways: Vec::new(), left: &mut left, until };
    position.clone().each(&mut tour, &mut |position, ways, end| {
        if end != End::Rests {
            return false;
        }
        let mut after = position.rested();
        let mut inner = Tour { seen: HashSet::new(), ways: Vec::new(), left: &mut answers, until };
        let escape = after.shot().is_some().then_some(true);
        let escape = escape.or_else(|| after.each(&mut inner, &mut |after, _, end| escapes(after, end)));
        if escape == Some(false) {
            found = Some(ways.to_vec());
        }
        escape != Some(true)
    });
    found
}

/// Whether a turn leaves the other player without a goal at once.
fn escapes(position: &Position, end: End) -> bool {
    match end {
        End::Goal(seat) => seat == position.mover,
        End::Stuck => false,
        End::Rests => position.rested().shot().is_none(),
    }
}

impl alphabeta::Node for Position {
    type Move = Path;

    fn seat(&self) -> Seat {
        self.mover
    }

    fn verdict(&self) -> Option<i32> {
        match self.shot() {
            Some(_) => Some(1),
            None if self.field.open(self.field.ball) == 0 => Some(-1),
            None => self.field.goal_of(self.field.ball).map(|seat| if seat == self.mover { 1 } else { -1 }),
        }
    }

    fn estimate(&self) -> i32 {
        let far = self.distances();
        let (own, other) = (far[self.mover.index()] as i32, far[self.mover.other().index()] as i32);
        other - own
    }

    fn moves(&self) -> Vec<Path> {
        let mut turns = self.turns();
        turns.truncate(WIDTH);
        turns.into_iter().map(|(_, path)| path).collect()
    }

    fn after(&self, path: Path) -> Position {
        let mut after = Position { until: self.later, ..self.clone() };
        let mut arrival = Arrival::Again;
        let mut ways = Vec::new();
        let mut links = path.ways();
        while let Some((way, _)) = links.split_first() {
            let drawn = ways.len();
            arrival = after.go(*way, &mut ways);
            links = links.get(ways.len() - drawn..).unwrap_or_default();
        }
        if arrival == Arrival::Rests {
            after.mover = self.mover.other();
        }
        after
    }

    fn key(&self) -> u64 {
        self.hash() ^ mix(u64::from(self.mover.0) + 0x2_0000)
    }
}
