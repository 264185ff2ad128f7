//! The field of dots once more, slow and plain, written from the rules alone: after every move everything is found
//! anew by flooding the sheet. The fast field is compared with it.

/// A place as column and row.
pub type Spot = (i32, i32);

/// A sheet with dots, played by the slow way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slow {
    pub width: i32,
    pub height: i32,
    pub any: bool,
    pub border: bool,
    /// Whose dot stands where.
    pub dots: Vec<Option<usize>>,
    /// Who has captured the node.
    pub owner: Vec<Option<usize>>,
    /// What [`Slow::enclosed`] has found for each player after the last move.
    closed: [Vec<Vec<Spot>>; 2],
}

const STRAIGHT: [Spot; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
const ROUND: [Spot; 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

impl Slow {
    pub fn new(width: i32, height: i32, any: bool, border: bool) -> Slow {
        let nodes = (width * height) as usize;
        Slow { width, height, any, border, dots: vec![None; nodes], owner: vec![None; nodes], closed: [vec![], vec![]] }
    }

    /// All places, row by row.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let width = self.width;
        (0..self.height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    fn on_sheet(&self, (x, y): Spot) -> bool {
        x >= 0 && y >= 0 && x < self.width && y < self.height
    }

    pub fn at(&self, (x, y): Spot) -> usize {
        (y * self.width + x) as usize
    }

    fn outermost(&self, (x, y): Spot) -> bool {
        x == 0 || y == 0 || x + 1 == self.width || y + 1 == self.height
    }

    /// Whether a live dot of the player stands there.
    pub fn live(&self, player: usize, spot: Spot) -> bool {
        self.on_sheet(spot) && self.dots[self.at(spot)] == Some(player) && self.owner[self.at(spot)] != Some(1 - player)
    }

    pub fn legal(&self, spot: Spot) -> bool {
        let free = self.dots[self.at(spot)].is_none() && self.owner[self.at(spot)].is_none();
        free && !(self.border && self.outermost(spot))
    }

    /// Enemy dots that the player holds now.
    pub fn score(&self, player: usize) -> usize {
        (0..self.dots.len()).filter(|&at| self.dots[at] == Some(1 - player) && self.owner[at] == Some(player)).count()
    }

    /// Puts a dot; gives the chains drawn, each with its player.
    pub fn put(&mut self, player: usize, spot: Spot) -> Vec<(usize, Vec<Spot>)> {
        assert!(self.legal(spot));
        let at = self.at(spot);
        self.dots[at] = Some(player);
        let closed = self.enclosed(player);
        let mut grounds: Vec<_> = closed.iter().filter(|ground| self.worth(player, ground)).collect();
        grounds.sort_by_key(|ground| self.area(player, ground).1.len());
        let mut chains = vec![];
        for ground in grounds {
            if self.worth(player, ground) {
                chains.push((player, self.capture(player, ground)));
            }
        }
        let enemy = 1 - player;
        // A captured area is out of play, so a dot can only be in the house of an enemy whose wall still stands.
        let enemy_closed = self.enclosed(enemy);
        let house = enemy_closed.iter().find(|ground| ground.contains(&spot));
        if let Some(ground) = house {
            chains.push((enemy, self.capture(enemy, ground)));
        }
        self.closed[player] = if chains.is_empty() { closed } else { self.enclosed(player) };
        self.closed[enemy] = if chains.is_empty() { enemy_closed } else { self.enclosed(enemy) };
        chains
    }

    /// Whether the player captures this enclosed ground.
    fn worth(&self, player: usize, ground: &[Spot]) -> bool {
        ground.iter().any(|&s| self.live(1 - player, s) || self.any && self.owner[self.at(s)] != Some(player))
    }

    /// All pieces of ground, linked by straight steps, that the live dots of the player cut off from the edge.
    pub fn enclosed(&self, player: usize) -> Vec<Vec<Spot>> {
        let wall = |(dot, owner): (&Option<usize>, &Option<usize>)| *dot == Some(player) && *owner != Some(1 - player);
        let mut seen: Vec<bool> = self.dots.iter().zip(&self.owner).map(wall).collect();
        let mut pieces = vec![];
        for spot in self.spots() {
            if std::mem::replace(&mut seen[self.at(spot)], true) {
                continue;
            }
            let mut piece = vec![spot];
            let mut done = 0;
            while done < piece.len() {
                let (x, y) = piece[done];
                done += 1;
                for (dx, dy) in STRAIGHT {
                    let next = (x + dx, y + dy);
                    if self.on_sheet(next) && !std::mem::replace(&mut seen[self.at(next)], true) {
                        piece.push(next);
                    }
                }
            }
            if !piece.iter().any(|&s| self.outermost(s)) {
                pieces.push(piece);
            }
        }
        pieces
    }

    /// The smallest chain round a piece of ground, and all that lies inside it.
    fn area(&self, player: usize, ground: &[Spot]) -> (Vec<Spot>, Vec<Spot>) {
        let inside = |chain: &[Spot], spot: Spot| !chain.contains(&spot) && winds(chain, spot);
        let chain = loops_of(&self.walk_round(player, ground))
            .into_iter()
            .find(|chain| ground.iter().all(|&s| inside(chain, s)))
            .expect("enclosed ground has a chain round it");
        let area = self.spots().filter(|&s| inside(&chain, s)).collect();
        (chain, area)
    }

    /// Walks along the dots round a piece of ground, beginning above its first node, one hand on the ground.
    fn walk_round(&self, player: usize, ground: &[Spot]) -> Vec<Spot> {
        let first = *ground.iter().min_by_key(|(x, y)| (*y, *x)).expect("ground is not empty");
        let start = (first.0, first.1 - 1);
        let mut walk = vec![];
        // The direction to the place that one came from; at first that is the ground below.
        let (mut spot, mut back) = (start, 4);
        loop {
            let next = (1..=8)
                .map(|turn| (back + 8 - turn) % 8)
                .find(|&d| self.live(player, (spot.0 + ROUND[d].0, spot.1 + ROUND[d].1)))
                .expect("a chain has neighbours");
            if spot == start && walk.get(1) == Some(&(spot.0 + ROUND[next].0, spot.1 + ROUND[next].1)) {
                return walk;
            }
            walk.push(spot);
            spot = (spot.0 + ROUND[next].0, spot.1 + ROUND[next].1);
            back = (next + 4) % 8;
        }
    }

    /// Captures the area round a piece of ground; gives its chain.
    fn capture(&mut self, player: usize, ground: &[Spot]) -> Vec<Spot> {
        let (chain, area) = self.area(player, ground);
        for spot in area {
            let at = self.at(spot);
            self.owner[at] = Some(player);
        }
        chain
    }

    /// Whose house a free node lies in.
    pub fn houses(&self) -> Vec<Option<usize>> {
        let mut houses = vec![None; self.dots.len()];
        for player in 0..2 {
            for &spot in self.closed[player].iter().flatten() {
                let at = self.at(spot);
                if self.owner[at].is_none() && self.dots[at].is_none() {
                    assert_eq!(houses[at], None);
                    houses[at] = Some(player);
                }
            }
        }
        houses
    }

    /// Whether a node belongs to the player and hangs on the edge.
    pub fn grounded(&self, player: usize) -> Vec<bool> {
        let belongs = |s: Spot| self.live(player, s) || self.owner[self.at(s)] == Some(player);
        let mut seen = vec![false; self.dots.len()];
        let mut queue: Vec<Spot> = self.spots().filter(|&s| self.outermost(s) && belongs(s)).collect();
        queue.iter().for_each(|&s| seen[self.at(s)] = true);
        while let Some((x, y)) = queue.pop() {
            for (dx, dy) in STRAIGHT {
                let next = (x + dx, y + dy);
                if self.on_sheet(next) && belongs(next) && !seen[self.at(next)] {
                    seen[self.at(next)] = true;
                    queue.push(next);
                }
            }
        }
        seen
    }

    /// Own live dots, and enemy dots held in own areas, that are not among the `grounded` nodes of the player.
    pub fn loose(&self, player: usize, grounded: &[bool]) -> usize {
        let counts = |s: &Spot| {
            let held = self.dots[self.at(*s)].is_some() && self.owner[self.at(*s)] == Some(player);
            (self.live(player, *s) || held) && !grounded[self.at(*s)]
        };
        self.spots().filter(counts).count()
    }
}

/// The simple loops that a closed walk consists of; pieces that are walked there and back are left out.
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
