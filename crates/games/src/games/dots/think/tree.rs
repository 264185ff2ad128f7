//! Monte-Carlo tree search (UCT with the values of moves wherever they came in the game, known as RAVE).

use super::super::field::Node;
use super::playout::{Playout, Terms};
use super::vicinity::{Quick, Vicinity, gain, sensible};
use crate::game::Seat;
use crate::search::rng::Rng;

/// The most moves kept below one position, apart from the first.
const WIDTH: usize = 28;

/// So many moves of a position are looked at from the first; with each game the more.
const WIDE: usize = 8;

/// After so many games through a position its moves are listed.
const RIPE: u32 = 6;

/// The most moves in a tree: 40 bytes each.
const MOST: usize = 600_000;

/// As many games as the first estimate of a move counts for inside the tree.
pub const PRIOR: f32 = 10.0;

/// How many games make what was learnt elsewhere count half.
const ELSEWHERE: f32 = 800.0;

/// How much is explored.
const EXPLORE: f32 = 0.05;

/// For how much of the value of a game it counts who has won, and neither when nor by how much.
const WON: f32 = 0.4;

/// How much less certain a win is for each dot before it.
const FADE: f32 = 0.985;

/// A move in the tree, and what is known of the position after it.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// Where the dot is put.
    pub node: Node,
    /// Who puts it.
    pub seat: Seat,
    /// Games that began with it from here, and the sum of their values for `seat`.
    pub games: u32,
    won: f32,
    /// The same for games in which it came later.
    later: f32,
    later_won: f32,
    /// What it was thought to be worth at first, 0 to 1, and as many games as that counts for.
    prior: f32,
    weight: f32,
    /// Where the moves after it begin, and how many they are.
    first: u32,
    count: u32,
}

impl Edge {
    /// A move that nothing is known of.
    pub fn new(seat: Seat, node: Node, prior: f32, weight: f32) -> Edge {
        Edge { node, seat, games: 0, won: 0.0, later: 0.0, later_won: 0.0, prior, weight, first: 0, count: 0 }
    }

    /// The same move with what another tree has learnt of it.
    pub fn knowing(self, old: &Edge) -> Edge {
        Edge { prior: self.prior, weight: self.weight, ..*old }
    }

    /// What it was thought to be worth at first.
    pub fn first(&self) -> f32 {
        self.prior
    }

    /// What it is worth for `seat`, 0 to 1.
    pub fn worth(&self) -> f32 {
        let games = self.games as f32;
        let own = (self.won + self.weight * self.prior) / (games + self.weight);
        let later = (self.later_won + self.weight * self.prior) / (self.later + self.weight);
        let share = (ELSEWHERE / (3.0 * games + ELSEWHERE)).sqrt();
        (1.0 - share) * own + share * later
    }
}

/// All that a tree needs of the position at its root.
pub struct Ground<'a> {
    /// The position; every game leaves it as it was.
    pub field: &'a mut Quick,
    /// The neighbourhoods.
    pub sheet: &'a Vicinity,
    /// The rules.
    pub terms: Terms,
    /// The dot put last before it.
    pub last: Option<Node>,
    /// For each seat, what dots at the nodes promise at first sight.
    pub heat: [Vec<f32>; 2],
    /// What the values are measured against.
    pub outlook: Outlook,
}

/// What random games led to: the lead of seat 0 in captured dots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// Its mean.
    pub middle: f32,
    /// How far it scatters, at least 1.
    pub scatter: f32,
}

impl Default for Outlook {
    /// What is expected where nothing is known.
    fn default() -> Outlook {
        Outlook { middle: 0.0, scatter: 1.0 }
    }
}

/// A tree of moves.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    edges: Vec<Edge>,
    /// How many of the first edges are moves at the root.
    roots: usize,
    /// Working room: for each seat and node, in which game it was last played.
    stamps: [Vec<u32>; 2],
    game: u32,
    playout: Playout,
}

impl Tree {
    /// The bytes that its moves take.
    pub fn heap(&self) -> usize {
        self.edges.capacity() * size_of::<Edge>()
    }

    /// A tree with these moves at its root.
    pub fn new(roots: Vec<Edge>, pool: Vec<Node>, span: usize) -> Tree {
        let playout = Playout { pool, ..Playout::default() };
        Tree { roots: roots.len(), edges: roots, stamps: [vec![0; span], vec![0; span]], game: 0, playout }
    }

    /// The moves at the root.
    pub fn roots(&self) -> &[Edge] {
        &self.edges[..self.roots]
    }

    /// The same tree with other moves at its root. Of those that it knows it keeps what it has learnt.
    pub fn replant(mut self, roots: Vec<Edge>, pool: Vec<Node>) -> Tree {
        let old = self.roots().to_vec();
        let known = |root: &Edge| old.iter().find(|old| (old.seat, old.node) == (root.seat, root.node));
        let roots: Vec<Edge> = roots.iter().map(|root| known(root).map_or(*root, |old| root.knowing(old))).collect();
        // The new moves take the place of the old ones; the rest of the tree moves over by the difference.
        let (from, to) = (self.roots, roots.len());
        self.edges.splice(..from, roots);
        for edge in self.edges.iter_mut().filter(|edge| edge.count > 0) {
            edge.first = edge.first + to as u32 - from as u32;
        }
        self.roots = to;
        self.playout.pool = pool;
        self
    }

    /// Plays one game through the tree and learns from it. Gives how many dots that took.
    pub fn play(&mut self, ground: &mut Ground<'_>, rng: &mut Rng) -> u32 {
        let from = ground.field.turn();
        let mut path = Vec::with_capacity(16);
        let (mut first, mut count) = (0, self.roots);
        let mut mover = self.edges.first().map_or(Seat(0), |edge| edge.seat);
        while count > 0 {
            let at = self.choose(first, count);
            let edge = self.edges[at];
            let Ok(effect) = ground.field.put(edge.seat, edge.node) else { break };
            path.push((at, first, count));
            mover = ground.terms.after(edge.seat, effect.captured);
            if edge.count == 0 && edge.games >= RIPE && ground.terms.won(ground.field, mover).is_none() {
                self.grow(at, ground, mover, rng);
            }
            (first, count) = (self.edges[at].first as usize, self.edges[at].count as usize);
        }
        let last = ground.field.last().map(|(_, node)| node).or(ground.last);
        self.playout.play(ground.field, ground.sheet, ground.terms, mover, last, rng);
        let value = ground.value(self.playout.winner, ground.field.turn() - from);
        self.learn(&path, value);
        let dots = ground.field.turn() - from;
        while ground.field.turn() > from {
            ground.field.undo();
        }
        dots as u32
    }

    /// The most promising of some moves.
    fn choose(&self, first: usize, count: usize) -> usize {
        let edges = &self.edges[first..first + count];
        let total: u32 = edges.iter().map(|edge| edge.games).sum();
        // Those that promise most come first, and with the games there come more of them.
        let wide = WIDE + (total as f32).sqrt() as usize;
        let edges = &edges[..count.min(wide)];
        let spread = EXPLORE * ((total + 1) as f32).ln().sqrt();
        let (mut best, mut highest) = (0, f32::MIN);
        for (nth, edge) in edges.iter().enumerate() {
            let hope = edge.worth() + spread / ((edge.games + 1) as f32).sqrt();
            if hope > highest {
                (best, highest) = (nth, hope);
            }
        }
        first + best
    }

    /// Lists the moves after an edge, whose dot is on the field.
    fn grow(&mut self, at: usize, ground: &mut Ground<'_>, mover: Seat, rng: &mut Rng) {
        if self.edges.len() + WIDTH > MOST {
            return;
        }
        let mut moves = Vec::with_capacity(self.playout.pool.len());
        for nth in 0..self.playout.pool.len() {
            let node = self.playout.pool[nth];
            if sensible(ground.field, mover, node) {
                let prior = ground.promise(mover, node) + rng.below(100) as f32 * 1e-4;
                moves.push(Edge::new(mover, node, prior, PRIOR));
            }
        }
        if ground.terms.extra {
            captures_first(&mut moves, ground.field);
        }
        moves.sort_unstable_by(|a, b| b.prior.total_cmp(&a.prior));
        moves.truncate(WIDTH);
        self.edges[at].first = self.edges.len() as u32;
        self.edges[at].count = moves.len() as u32;
        self.edges.extend(moves);
    }

    /// Enters the value of a game, for seat 0, into the moves that were made and those beside them.
    fn learn(&mut self, path: &[(usize, usize, usize)], value: f32) {
        self.game += 1;
        let worth = [value, 1.0 - value];
        for &(seat, node) in &self.playout.played {
            self.stamps[seat.index()][node.index()] = self.game;
        }
        for &(at, first, count) in path.iter().rev() {
            let edge = &mut self.edges[at];
            edge.games += 1;
            edge.won += worth[edge.seat.index()];
            let (seat, node) = (edge.seat, edge.node);
            self.stamps[seat.index()][node.index()] = self.game;
            for edge in &mut self.edges[first..first + count] {
                if self.stamps[edge.seat.index()][edge.node.index()] == self.game {
                    edge.later += 1.0;
                    edge.later_won += worth[edge.seat.index()];
                }
            }
        }
    }

    /// The tree below some moves that were made since, with them taken off; `None` when it does not know them.
    pub fn after(mut self, moves: impl Iterator<Item = (Seat, Node)>) -> Option<Tree> {
        let (mut first, mut count) = (0, self.roots);
        for (seat, node) in moves {
            let edges = &self.edges[first..first + count];
            let edge = edges.iter().find(|edge| (edge.seat, edge.node) == (seat, node))?;
            (first, count) = (edge.first as usize, edge.count as usize);
        }
        if count == 0 {
            return None;
        }
        let mut kept: Vec<Edge> = self.edges[first..first + count].to_vec();
        self.roots = count;
        let mut done = 0;
        while done < kept.len() {
            let (first, count) = (kept[done].first as usize, kept[done].count as usize);
            if count > 0 {
                kept[done].first = kept.len() as u32;
                kept.extend_from_slice(&self.edges[first..first + count]);
            }
            done += 1;
        }
        self.edges = kept;
        Some(self)
    }
}

impl Ground<'_> {
    /// The value of the field for seat 0, 0 to 1, at the end of a game of so many more dots. For one part it counts who
    /// has won. The rest goes the more to who has won the sooner that was, for what comes late may come otherwise, and
    /// else to who has more than was expected. So a loss is put off, and a match that is lost is still played well.
    fn value(&self, winner: Option<Seat>, dots: usize) -> f32 {
        let lead = self.terms.lead(self.field, winner);
        let sign = match winner {
            Some(seat) => [1.0, -1.0][seat.index()],
            None => lead.clamp(-1.0, 1.0),
        };
        let above = ((lead - self.outlook.middle) / (2.0 * self.outlook.scatter)).tanh();
        let sure = if winner.is_some() { FADE.powi(dots as i32) } else { 0.0 };
        0.5 + 0.5 * (WON * sign + (1.0 - WON) * (sure * sign + (1.0 - sure) * above))
    }

    /// What a dot promises at first sight, 0 to 1.
    pub fn promise(&mut self, mover: Seat, node: Node) -> f32 {
        let other = mover.other();
        // The first dots count most: the third of three is worth less than the one of one.
        let share = |dots: u16| f32::from(dots) / f32::from(dots + 2);
        let near = |field: &Quick, seat| f32::from(u8::from(field.neighbours(seat, node) != 0));
        let heat = |heat: &[f32]| heat[node.index()].min(1.0);
        let last = self.field.last().map(|(_, last)| last).or(self.last);
        let last = last.is_some_and(|last| self.sheet.beside(last).contains(&node));
        let promise = sight::ANY
            + sight::CAPTURES * share(gain(self.field, mover, node))
            + sight::SAVES * share(gain(self.field, other, node))
            + sight::OWN_BESIDE * near(self.field, mover)
            + sight::ENEMY_BESIDE * near(self.field, other)
            + sight::OWN_THREATS * heat(&self.heat[mover.index()])
            + sight::ENEMY_THREATS * heat(&self.heat[other.index()])
            + sight::LAST_BESIDE * f32::from(u8::from(last));
        promise.min(sight::MOST)
    }
}

/// Leaves only the moves that capture, if there are any: who moves again loses nothing by them.
fn captures_first(moves: &mut Vec<Edge>, field: &mut Quick) {
    let takes: Vec<bool> = moves.iter().map(|edge| gain(field, edge.seat, edge.node) > 0).collect();
    if takes.contains(&true) {
        let mut takes = takes.into_iter();
        moves.retain(|_| takes.next() == Some(true));
    }
}

/// What a move is thought to be worth at first sight: these parts, added up. They only decide what is looked at first.
mod sight {
    /// Any move.
    pub const ANY: f32 = 0.40;
    /// It captures.
    pub const CAPTURES: f32 = 0.25;
    /// The enemy would capture there.
    pub const SAVES: f32 = 0.22;
    /// An own dot is beside it.
    pub const OWN_BESIDE: f32 = 0.03;
    /// An enemy dot is beside it.
    pub const ENEMY_BESIDE: f32 = 0.04;
    /// Own threats lack it.
    pub const OWN_THREATS: f32 = 0.15;
    /// Enemy threats lack it.
    pub const ENEMY_THREATS: f32 = 0.12;
    /// The last dot is beside it.
    pub const LAST_BESIDE: f32 = 0.06;
    /// Never more than this in all.
    pub const MOST: f32 = 0.95;
}
