//! A matching of maximum weight in any graph.
//!
//! This is Edmonds' algorithm with blossoms, as in Z. Galil, [*Efficient algorithms for finding maximum matching in
//! graphs*](https://doi.org/10.1145/6462.6502) (1986). Each vertex has a label. An edge is *tight* if the labels of its
//! ends are twice its weight; an odd cycle of tight edges shrinks to one node, a *blossom*. Each stage searches
//! for a path of tight edges between two single vertices. If there is none, it moves the labels until another edge is
//! tight or no further pair can add weight. For 64 vertices this takes about a millisecond.

use std::collections::VecDeque;

/// No vertex, no node. Vertices have the numbers from 1, blossoms those above.
const NONE: usize = 0;

/// For each of `size` vertices its partner in a matching of maximum weight. `weight` is symmetric; where it is 0 or
/// less, there is no edge. Weights are below 2^120, so that sums do not overflow.
#[must_use]
pub fn heaviest(size: usize, weight: impl Fn(usize, usize) -> i128) -> Vec<Option<usize>> {
    let mut search = Search::new(size, |one, other| weight(one - 1, other - 1));
    while search.adds_a_pair() {}
    search.mate[1..=size].iter().map(|mate| mate.checked_sub(1)).collect()
}

/// The place of a node in the trees of a stage. The roots are the single vertices.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    /// In no tree.
    Free,
    /// At an even distance from its root.
    Even,
    /// At an odd distance from its root.
    Odd,
}

/// An edge between two vertices. Nodes have the tightest one between any of their vertices. Without weight: none.
#[derive(Clone, Copy)]
struct Edge {
    from: usize,
    to: usize,
    weight: i128,
}

/// The state of the search. All lists are by node.
struct Search {
    /// The number of vertices.
    size: usize,
    /// The highest number of a node so far.
    nodes: usize,
    edges: Vec<Vec<Edge>>,
    label: Vec<i128>,
    /// The vertex that a node is matched with.
    mate: Vec<usize>,
    /// The even vertex with the tightest edge to a node.
    slack: Vec<usize>,
    /// The outermost blossom that a node is in; itself if it is in none.
    top: Vec<usize>,
    /// The vertex through which a node was reached.
    parent: Vec<usize>,
    level: Vec<Level>,
    /// The nodes of a blossom in the order of its cycle, from its base.
    cycle: Vec<Vec<usize>>,
    /// For each vertex, the node of a blossom's cycle that it is in.
    part: Vec<Vec<usize>>,
    /// When a node was last seen on the way to a root.
    seen: Vec<usize>,
    ways: usize,
    /// Even vertices whose edges have not been looked at.
    queue: VecDeque<usize>,
}

impl Search {
    fn new(size: usize, weight: impl Fn(usize, usize) -> i128) -> Search {
        // At most size / 2 blossoms exist at once, one of them perhaps while another one opens.
        let all = 2 * size + 1;
        let edge = |from: usize, to: usize| {
            let real = from != to && (1..=size).contains(&from) && (1..=size).contains(&to);
            Edge { from, to, weight: if real { weight(from, to).max(0) } else { 0 } }
        };
        let edges: Vec<Vec<Edge>> = (0..all).map(|from| (0..all).map(|to| edge(from, to)).collect()).collect();
        let most = edges.iter().flatten().map(|edge| edge.weight).max().unwrap_or_default();
        let own = |node: usize| (0..=size).map(|vertex| if vertex == node { node } else { NONE }).collect();
        Search {
            size,
            nodes: size,
            edges,
            label: vec![most; all],
            mate: vec![NONE; all],
            slack: vec![NONE; all],
            top: (0..all).map(|node| if node <= size { node } else { NONE }).collect(),
            parent: vec![NONE; all],
            level: vec![Level::Free; all],
            cycle: vec![Vec::new(); all],
            part: (0..all).map(own).collect(),
            seen: vec![0; all],
            ways: 0,
            queue: VecDeque::new(),
        }
    }

    /// How far the edge between two nodes is from tight.
    fn distance(&self, from: usize, to: usize) -> i128 {
        let Edge { from, to, .. } = self.edges[from][to];
        self.label[from] + self.label[to] - 2 * self.edges[from][to].weight
    }

    fn is_outer(&self, node: usize) -> bool {
        self.top[node] == node
    }

    /// Whether a node is a blossom in no other one.
    fn outer_blossoms(&self) -> impl Iterator<Item = usize> + use<> {
        let outer: Vec<usize> = (self.size + 1..=self.nodes).filter(|&node| self.is_outer(node)).collect();
        outer.into_iter()
    }

    fn note_slack(&mut self, from: usize, node: usize) {
        let known = self.slack[node];
        if known == NONE || self.distance(from, node) < self.distance(known, node) {
            self.slack[node] = from;
        }
    }

    fn find_slack(&mut self, node: usize) {
        self.slack[node] = NONE;
        for from in 1..=self.size {
            let outer = self.top[from];
            if self.edges[from][node].weight > 0 && outer != node && self.level[outer] == Level::Even {
                self.note_slack(from, node);
            }
        }
    }

    /// Puts the vertices of a node into the queue.
    fn enqueue(&mut self, node: usize) {
        if node <= self.size {
            return self.queue.push_back(node);
        }
        for part in self.cycle[node].clone() {
            self.enqueue(part);
        }
    }

    fn set_top(&mut self, node: usize, top: usize) {
        self.top[node] = top;
        if node > self.size {
            for part in self.cycle[node].clone() {
                self.set_top(part, top);
            }
        }
    }

    /// Turns a cycle so that the way from its base to `part` has an even number of steps. Returns that number.
    fn even_way(&mut self, blossom: usize, part: usize) -> usize {
        let cycle = &mut self.cycle[blossom];
        let at = cycle.iter().position(|&one| one == part).unwrap_or_default();
        if at % 2 == 0 {
            return at;
        }
        cycle[1..].reverse();
        cycle.len() - at
    }

    /// Matches a node with another one; within a blossom, the pairs move along, and its base changes.
    fn set_mate(&mut self, node: usize, other: usize) {
        let edge = self.edges[node][other];
        self.mate[node] = edge.to;
        if node <= self.size {
            return;
        }
        let base = self.part[node][edge.from];
        let steps = self.even_way(node, base);
        for step in 0..steps {
            let (one, other) = (self.cycle[node][step], self.cycle[node][step ^ 1]);
            self.set_mate(one, other);
        }
        self.set_mate(base, other);
        self.cycle[node].rotate_left(steps);
    }

    /// Swaps matched and other edges on the way from a node to its root.
    fn augment(&mut self, mut node: usize, mut other: usize) {
        loop {
            let next = self.top[self.mate[node]];
            self.set_mate(node, other);
            if next == NONE {
                return;
            }
            other = self.top[self.parent[next]];
            self.set_mate(next, other);
            (node, other) = (other, next);
        }
    }

    /// The first node that two nodes have in common on their ways to their roots.
    fn meeting(&mut self, one: usize, other: usize) -> Option<usize> {
        self.ways += 1;
        let (mut node, mut next) = (one, other);
        while node != NONE || next != NONE {
            if node != NONE {
                if self.seen[node] == self.ways {
                    return Some(node);
                }
                self.seen[node] = self.ways;
                let odd = self.top[self.mate[node]];
                node = if odd == NONE { NONE } else { self.top[self.parent[odd]] };
            }
            std::mem::swap(&mut node, &mut next);
        }
        None
    }

    /// Shrinks the cycle through two nodes and their meeting point.
    fn shrink(&mut self, one: usize, base: usize, other: usize) {
        let unused = (self.size + 1..=self.nodes).find(|&node| self.top[node] == NONE);
        let blossom = unused.unwrap_or(self.nodes + 1);
        self.nodes = self.nodes.max(blossom);
        (self.label[blossom], self.level[blossom], self.mate[blossom]) = (0, Level::Even, self.mate[base]);
        let mut cycle = self.way_to(one, base);
        cycle.push(base);
        cycle.reverse();
        cycle.extend(self.way_to(other, base));
        self.cycle[blossom] = cycle.clone();
        self.set_top(blossom, blossom);
        for node in 1..=self.nodes {
            self.edges[blossom][node].weight = 0;
            self.edges[node][blossom].weight = 0;
        }
        self.part[blossom].fill(NONE);
        for part in cycle {
            for node in 1..=self.nodes {
                if self.edges[blossom][node].weight == 0 || self.distance(part, node) < self.distance(blossom, node) {
                    self.edges[blossom][node] = self.edges[part][node];
                    self.edges[node][blossom] = self.edges[node][part];
                }
            }
            for vertex in 1..=self.size {
                if self.part[part][vertex] != NONE {
                    self.part[blossom][vertex] = part;
                }
            }
        }
        self.find_slack(blossom);
    }

    /// The nodes from one up to a base, without the base. Those at odd levels become even, so their edges count.
    fn way_to(&mut self, from: usize, base: usize) -> Vec<usize> {
        let (mut way, mut node) = (Vec::new(), from);
        while node != base {
            let odd = self.top[self.mate[node]];
            way.extend([node, odd]);
            self.enqueue(odd);
            node = self.top[self.parent[odd]];
        }
        way
    }

    /// Opens an odd blossom whose label has come to 0.
    fn open(&mut self, blossom: usize) {
        let cycle = self.cycle[blossom].clone();
        cycle.iter().for_each(|&part| self.set_top(part, part));
        let entry = self.part[blossom][self.edges[blossom][self.parent[blossom]].from];
        let steps = self.even_way(blossom, entry);
        let cycle = self.cycle[blossom].clone();
        for pair in cycle[..steps].chunks_exact(2) {
            let (odd, even) = (pair[0], pair[1]);
            self.parent[odd] = self.edges[even][odd].from;
            (self.level[odd], self.level[even]) = (Level::Odd, Level::Even);
            self.slack[odd] = NONE;
            self.find_slack(even);
            self.enqueue(even);
        }
        self.level[entry] = Level::Odd;
        self.parent[entry] = self.parent[blossom];
        for &free in &cycle[steps + 1..] {
            self.level[free] = Level::Free;
            self.find_slack(free);
        }
        self.top[blossom] = NONE;
    }

    /// Uses a tight edge from an even vertex. Returns whether it led to another pair.
    fn use_tight(&mut self, edge: Edge) -> bool {
        let (one, other) = (self.top[edge.from], self.top[edge.to]);
        match self.level[other] {
            Level::Free => {
                let even = self.top[self.mate[other]];
                self.parent[other] = edge.from;
                (self.level[other], self.level[even]) = (Level::Odd, Level::Even);
                (self.slack[other], self.slack[even]) = (NONE, NONE);
                self.enqueue(even);
            }
            Level::Even => match self.meeting(one, other) {
                Some(base) => self.shrink(one, base, other),
                None => {
                    self.augment(one, other);
                    self.augment(other, one);
                    return true;
                }
            },
            Level::Odd => {}
        }
        false
    }

    /// One stage: the matching gets one pair more. `false` if that would add no weight.
    fn adds_a_pair(&mut self) -> bool {
        self.level.fill(Level::Free);
        self.slack.fill(NONE);
        self.queue.clear();
        for node in 1..=self.nodes {
            if self.is_outer(node) && self.mate[node] == NONE {
                (self.parent[node], self.level[node]) = (NONE, Level::Even);
                self.enqueue(node);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.grows_to_a_pair() {
                return true;
            }
            if !self.move_labels() {
                return false;
            }
            for node in 1..=self.nodes {
                let from = self.slack[node];
                if self.is_outer(node) && from != NONE && self.top[from] != node && self.distance(from, node) == 0 {
                    let edge = self.edges[from][node];
                    if self.use_tight(edge) {
                        return true;
                    }
                }
            }
            for blossom in self.outer_blossoms() {
                if self.level[blossom] == Level::Odd && self.label[blossom] == 0 {
                    self.open(blossom);
                }
            }
        }
    }

    /// Looks at the edges of all vertices in the queue. Returns whether they led to another pair.
    fn grows_to_a_pair(&mut self) -> bool {
        while let Some(from) = self.queue.pop_front() {
            if self.level[self.top[from]] == Level::Odd {
                continue;
            }
            for to in 1..=self.size {
                let edge = self.edges[from][to];
                if edge.weight == 0 || self.top[from] == self.top[to] {
                    continue;
                }
                if self.distance(from, to) > 0 {
                    self.note_slack(from, self.top[to]);
                } else if self.use_tight(edge) {
                    return true;
                }
            }
        }
        false
    }

    /// Moves the labels as far as possible. `false` if a single vertex then counts for nothing.
    fn move_labels(&mut self) -> bool {
        let odd = self.outer_blossoms().filter(|&node| self.level[node] == Level::Odd).map(|node| self.label[node] / 2);
        let reached = (1..=self.nodes).filter(|&node| self.is_outer(node) && self.slack[node] != NONE);
        let reached = reached.filter_map(|node| match self.level[node] {
            Level::Free => Some(self.distance(self.slack[node], node)),
            Level::Even => Some(self.distance(self.slack[node], node) / 2),
            Level::Odd => None,
        });
        let by = odd.chain(reached).min().unwrap_or(i128::MAX);
        let even = |&vertex: &usize| self.level[self.top[vertex]] == Level::Even;
        if (1..=self.size).filter(even).any(|vertex| self.label[vertex] <= by) {
            return false;
        }
        for vertex in 1..=self.size {
            match self.level[self.top[vertex]] {
                Level::Even => self.label[vertex] -= by,
                Level::Odd => self.label[vertex] += by,
                Level::Free => {}
            }
        }
        for blossom in self.outer_blossoms() {
            match self.level[blossom] {
                Level::Even => self.label[blossom] += 2 * by,
                Level::Odd => self.label[blossom] -= 2 * by,
                Level::Free => {}
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::{RngCore, SeedableRng};

    /// The maximum weight by trying everything: for each set of vertices, the best of its lowest one.
    fn most(weights: &[Vec<i128>]) -> i128 {
        let size = weights.len();
        let mut best = vec![0; 1 << size];
        for set in 1_usize..1 << size {
            let one = set.trailing_zeros() as usize;
            let rest = set & (set - 1);
            let with = (0..size).filter(|&other| rest >> other & 1 == 1 && weights[one][other] > 0);
            let with = with.map(|other| weights[one][other] + best[rest & !(1 << other)]).max();
            best[set] = with.unwrap_or(0).max(best[rest]);
        }
        best[(1 << size) - 1]
    }

    fn random(size: usize, bound: u32, density: u32, rng: &mut ChaCha20Rng) -> Vec<Vec<i128>> {
        let mut weights = vec![vec![0; size]; size];
        for (one, other) in (0..size).flat_map(|one| (0..one).map(move |other| (one, other))) {
            if rng.next_u32() % 100 < density {
                let weight = 1 + i128::from(rng.next_u32() % bound);
                (weights[one][other], weights[other][one]) = (weight, weight);
            }
        }
        weights
    }

    fn weight_of(weights: &[Vec<i128>]) -> i128 {
        let mates = heaviest(weights.len(), |one, other| weights[one][other]);
        for (one, mate) in mates.iter().enumerate() {
            assert!(mate.is_none_or(|other| mates[other] == Some(one) && weights[one][other] > 0), "{mates:?}");
        }
        mates.iter().enumerate().filter_map(|(one, mate)| mate.map(|other| weights[one][other])).sum::<i128>() / 2
    }

    #[test]
    fn as_heavy_as_by_trying_everything() {
        let mut rng = ChaCha20Rng::seed_from_u64(5);
        for round in 0..4_000 {
            let (size, bound) = (round % 12, [1, 2, 3, 10, 1_000][round / 12 % 5]);
            let density = 20 + rng.next_u32() % 81;
            let weights = random(size, bound, density, &mut rng);
            assert_eq!(weight_of(&weights), most(&weights), "{weights:?}");
        }
    }

    /// A hidden matching in which each edge weighs as much as the sum of what its ends can bring.
    #[test]
    fn large_graphs_with_a_known_maximum() {
        let mut rng = ChaCha20Rng::seed_from_u64(6);
        for _ in 0..60 {
            let size = 64;
            let brings: Vec<i128> = (0..size).map(|_| 1 + i128::from(rng.next_u32() % 50)).collect();
            let mut weights = vec![vec![0; size]; size];
            for one in 0..size {
                for other in 0..one {
                    let less = i128::from(rng.next_u32() % 4) * i128::from(rng.next_u32() % 9);
                    let weight = if one / 2 == other / 2 { 0 } else { less };
                    let weight = (brings[one] + brings[other] - weight).max(0);
                    (weights[one][other], weights[other][one]) = (weight, weight);
                }
            }
            assert_eq!(weight_of(&weights), brings.iter().sum());
        }
    }
}
