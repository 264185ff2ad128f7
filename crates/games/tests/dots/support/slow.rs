//! A second field of dots, slow and plain, written from the rules alone. After every move it recomputes everything by
//! flooding the sheet. The fast field is compared with it.

pub use super::nodes::{Nodes, Spot};

/// A sheet with dots, played in the slow way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slow {
    pub width: i32,
    pub height: i32,
    pub any: bool,
    /// The whole sheet, and its outermost nodes.
    sheet: Nodes,
    edge: Nodes,
    /// The nodes on which a dot may be put if they are free.
    open: Nodes,
    /// The nodes with dots of each player.
    pub dots: [Nodes; 2],
    /// The nodes that each player has captured.
    pub areas: [Nodes; 2],
    /// The result of [`Slow::enclosed`] for each player after the last move.
    closed: [Nodes; 2],
}

const ROUND: [Spot; 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

impl Slow {
    pub fn new(width: i32, height: i32, any: bool, border: bool) -> Slow {
        let sheet = Nodes::all(width, height);
        let mut slow = Slow { width, height, any, sheet, edge: sheet, open: sheet, ..Slow::default() };
        let inner: Vec<Spot> =
            slow.spots().filter(|&(x, y)| x > 0 && y > 0 && x + 1 < width && y + 1 < height).collect();
        slow.edge = sheet.without(Nodes::of(&inner));
        if border {
            slow.open = Nodes::of(&inner);
        }
        slow
    }

    /// All places, row by row.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let width = self.width;
        (0..self.height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    /// The live dots of the player.
    fn live(&self, player: usize) -> Nodes {
        self.dots[player].without(self.areas[1 - player])
    }

    /// The nodes without dots and outside of captured areas.
    pub fn free(&self) -> Nodes {
        let taken = self.dots[0].or(self.dots[1]).or(self.areas[0]).or(self.areas[1]);
        self.sheet.without(taken)
    }

    /// The nodes on which a dot may be put.
    pub fn legal(&self) -> Nodes {
        self.free().and(self.open)
    }

    /// The number of enemy dots that the player holds now.
    pub fn score(&self, player: usize) -> usize {
        self.dots[1 - player].and(self.areas[player]).count()
    }

    /// Puts a dot. Returns the new chains, each with its player.
    pub fn put(&mut self, player: usize, spot: Spot) -> Vec<(usize, Vec<Spot>)> {
        assert!(self.legal().has(spot));
        self.dots[player].add(spot);
        let closed = self.enclosed(player);
        let mut grounds = pieces(closed, self.wanted(player));
        grounds.sort_by_key(|&ground| self.area(player, ground).1.count());
        let mut chains = vec![];
        for ground in grounds {
            if !ground.and(self.wanted(player)).is_empty() {
                chains.push((player, self.capture(player, ground)));
            }
        }
        let enemy = 1 - player;
        // A captured area is out of play, so a dot can only be in the house of an enemy whose wall still stands.
        let enemy_closed = self.enclosed(enemy);
        for ground in pieces(enemy_closed, Nodes::of(&[spot])) {
            chains.push((enemy, self.capture(enemy, ground)));
        }
        self.closed[player] = if chains.is_empty() { closed } else { self.enclosed(player) };
        self.closed[enemy] = if chains.is_empty() { enemy_closed } else { self.enclosed(enemy) };
        chains
    }

    /// The nodes that make the player capture the enclosed ground round them.
    fn wanted(&self, player: usize) -> Nodes {
        if self.any { self.sheet.without(self.areas[player]) } else { self.live(1 - player) }
    }

    /// All ground that the live dots of the player cut off from the edge.
    fn enclosed(&self, player: usize) -> Nodes {
        let ground = self.sheet.without(self.live(player));
        ground.without(ground.reached(self.edge))
    }

    /// The smallest chain round a piece of ground, and everything inside it.
    fn area(&self, player: usize, ground: Nodes) -> (Vec<Spot>, Nodes) {
        let inside = |chain: &[Spot]| {
            let rows = || chain.iter().map(|(_, y)| *y);
            let rows = rows().min().unwrap_or(0)..rows().max().unwrap_or(0);
            let inside: Vec<Spot> = self.spots().filter(|s| rows.contains(&s.1) && winds(chain, *s)).collect();
            Nodes::of(&inside).without(Nodes::of(chain))
        };
        let loops = loops_of(&self.walk_round(player, ground)).into_iter();
        let mut areas = loops.map(|chain| (inside(&chain), chain));
        let round = areas.find(|(area, _)| ground.without(*area).is_empty());
        let (area, chain) = round.expect("enclosed ground has a chain round it");
        (chain, area)
    }

    /// Walks along the dots round a piece of ground, from above its first node, with one hand on the ground.
    fn walk_round(&self, player: usize, ground: Nodes) -> Vec<Spot> {
        let live = self.live(player);
        let first = ground.first().expect("ground is not empty");
        let start = (first.0, first.1 - 1);
        let mut walk = vec![];
        // The direction back to the previous place; at first that is the ground below.
        let (mut spot, mut back) = (start, 4);
        loop {
            let next = (1..=8)
                .map(|turn| (back + 8 - turn) % 8)
                .find(|&d| live.has((spot.0 + ROUND[d].0, spot.1 + ROUND[d].1)))
                .expect("a chain has neighbours");
            if spot == start && walk.get(1) == Some(&(spot.0 + ROUND[next].0, spot.1 + ROUND[next].1)) {
                return walk;
            }
            walk.push(spot);
            spot = (spot.0 + ROUND[next].0, spot.1 + ROUND[next].1);
            back = (next + 4) % 8;
        }
    }

    /// Captures the area round a piece of ground. Returns its chain.
    fn capture(&mut self, player: usize, ground: Nodes) -> Vec<Spot> {
        let (chain, area) = self.area(player, ground);
        self.areas[player] = self.areas[player].or(area);
        self.areas[1 - player] = self.areas[1 - player].without(area);
        chain
    }

    /// The houses of both players, which are free nodes.
    pub fn houses(&self) -> [Nodes; 2] {
        let houses = self.closed.map(|ground| ground.and(self.free()));
        assert!(houses[0].and(houses[1]).is_empty());
        houses
    }

    /// The player's nodes that are connected to the edge.
    pub fn grounded(&self, player: usize) -> Nodes {
        self.live(player).or(self.areas[player]).reached(self.edge)
    }

    /// The number of the player's live dots, and of enemy dots in the player's areas, that are not among the `grounded`
    /// nodes.
    pub fn loose(&self, player: usize, grounded: Nodes) -> usize {
        let held = self.dots[0].or(self.dots[1]).and(self.areas[player]);
        self.live(player).or(held).without(grounded).count()
    }
}

/// The pieces of ground that have at least one of the nodes. Straight steps link the nodes of a piece.
fn pieces(ground: Nodes, nodes: Nodes) -> Vec<Nodes> {
    let mut rest = nodes.and(ground);
    let mut pieces = vec![];
    while let Some(first) = rest.first() {
        let piece = ground.reached(Nodes::of(&[first]));
        rest = rest.without(piece);
        pieces.push(piece);
    }
    pieces
}

/// The simple loops of a closed walk. Pieces that are walked there and back are left out.
fn loops_of(walk: &[Spot]) -> Vec<Vec<Spot>> {
    let mut path: Vec<Spot> = vec![];
    let mut loops = vec![];
    for &spot in walk.iter().chain(walk.first()) {
        if let Some(from) = path.iter().position(|&s| s == spot) {
            loops.push(path[from..].to_vec());
            path.truncate(from);
        }
        path.push(spot);
    }
    loops.retain(|chain| chain.len() > 3);
    loops
}

/// Whether a closed line winds round a node that is not on it (a ray to the right crosses it an odd number of times).
fn winds(chain: &[Spot], (x, y): Spot) -> bool {
    let mut inside = false;
    for (nth, &(ax, ay)) in chain.iter().enumerate() {
        let (bx, by) = chain[(nth + 1) % chain.len()];
        // The ray runs just below the row, so a step between rows `y` and `y + 1` crosses it half-way.
        if (ay > y) != (by > y) && ax + bx > 2 * x {
            inside = !inside;
        }
    }
    inside
}
