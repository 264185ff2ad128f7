//! Before the lines can be played out, random games tell which lines make the other player open the first long chain.
//!
//! A random game draws lines that give nothing away until there are no more. Only strings are left then. They are
//! counted, not played: the shortest is opened first, and its taker chooses who opens the next one. The tree over them
//! is UCT (Kocsis and Szepesvári, 2006).

use super::sheet::Sheet;
use crate::game::Deadline;
use crate::search::rng::Rng;

/// How strongly the search prefers lines that it has seldom tried.
const EXPLORE: f32 = 0.5;
/// The weight of the lead in a game's worth, beside the winner.
const LEAD: f32 = 0.2;
/// How many games pass between two looks at the clock.
const LOOK: u32 = 64;
const NONE: u16 = u16::MAX;

/// A sheet in which lines and squares have numbers.
pub struct Yard {
    beside: Vec<[u16; 2]>,
    around: Vec<[u16; 4]>,
}

/// A position: the drawn lines, and the lead of the player to move.
#[derive(Clone)]
struct State {
    drawn: Vec<bool>,
    /// How many lines each square lacks.
    missing: Vec<u8>,
    lead: i32,
    /// Whether the player to move is the one at the root.
    own: bool,
}

/// A line tried in a position. Its worth is for the player who draws it.
struct Node {
    line: u16,
    children: Option<(u32, u32)>,
    visits: f32,
    worth: f32,
}

impl Yard {
    /// The lines and squares of a sheet.
    pub fn new(sheet: &Sheet) -> Yard {
        let mut beside = vec![[NONE; 2]; sheet.lines.len()];
        for (line, sides) in beside.iter_mut().enumerate() {
            sheet.beside(sheet.line(line)).zip(sides).for_each(|(square, side)| *side = square as u16);
        }
        let around = (0..sheet.squares.len()).map(|square| sheet.around(square).map(|line| line as u16)).collect();
        Yard { beside, around }
    }

    fn sides(&self, line: u16) -> impl Iterator<Item = usize> {
        self.beside[usize::from(line)].into_iter().filter(|square| *square != NONE).map(usize::from)
    }

    fn far(&self, line: u16, square: usize) -> u16 {
        let [one, two] = self.beside[usize::from(line)];
        if usize::from(one) == square { two } else { one }
    }

    /// Whether a line gives nothing away.
    fn is_safe(&self, state: &State, line: u16) -> bool {
        self.sides(line).all(|square| state.missing[square] > 2)
    }

    /// Draws a line, and then takes all squares that it can. Updates the lead and the turn.
    fn draw(&self, state: &mut State, line: u16) {
        let closed = self.set(state, line);
        if closed > 0 {
            state.lead += closed;
        } else {
            (state.lead, state.own) = (-state.lead, !state.own);
        }
        while let Some(square) = state.missing.iter().position(|missing| *missing == 1) {
            let open = self.around[square].into_iter().find(|line| !state.drawn[usize::from(*line)]);
            let Some(open) = open else { break };
            state.lead += self.set(state, open);
        }
    }

    /// Draws a line, and returns how many squares it closes.
    fn set(&self, state: &mut State, line: u16) -> i32 {
        state.drawn[usize::from(line)] = true;
        let mut closed = 0;
        for square in self.sides(line) {
            state.missing[square] -= 1;
            closed += i32::from(state.missing[square] == 0);
        }
        closed
    }

    /// The string of a square with two missing lines: its squares, its lines, and whether it is a loop.
    fn string(&self, state: &State, start: usize, squares: &mut Vec<usize>, lines: &mut Vec<u16>) -> bool {
        squares.clear();
        lines.clear();
        squares.push(start);
        let open = |square: usize, but: u16| {
            let missing = self.around[square].into_iter().filter(|line| !state.drawn[usize::from(*line)]);
            missing.filter(move |line| *line != but)
        };
        for first in open(start, NONE) {
            let (mut line, mut square) = (first, start);
            loop {
                lines.push(line);
                let next = self.far(line, square);
                if next == NONE || state.missing[usize::from(next)] != 2 {
                    break;
                }
                square = usize::from(next);
                if square == start {
                    return true;
                }
                squares.push(square);
                let Some(other) = open(square, line).next() else { break };
                line = other;
            }
        }
        false
    }

    /// The lead of the mover if every line gives something away. The strings are opened one after the other.
    fn strings(&self, state: &mut State) -> i32 {
        let (mut squares, mut lines) = (Vec::with_capacity(16), Vec::with_capacity(16));
        let mut order: Vec<(i32, bool)> = Vec::with_capacity(16);
        loop {
            let mut cheapest: Option<(i32, i32, bool, Vec<u16>)> = None;
            let mut seen = vec![false; state.missing.len()];
            for start in 0..state.missing.len() {
                if state.missing[start] != 2 || seen[start] {
                    continue;
                }
                let circle = self.string(state, start, &mut squares, &mut lines);
                squares.iter().for_each(|square| seen[*square] = true);
                let length = squares.len() as i32;
                // Short ones first: they cannot be given back. A loop costs its taker four, a chain two.
                let cost = if length < 3 || circle { length } else { length + 4 };
                if cheapest.as_ref().is_none_or(|(least, ..)| cost < *least) {
                    cheapest = Some((cost, length, circle, lines.clone()));
                }
            }
            let Some((_, length, circle, lines)) = cheapest else { break };
            order.push((length, circle));
            for line in lines {
                if !state.drawn[usize::from(line)] {
                    self.set(state, line);
                }
            }
        }
        // The lead of the player who need not open, from the last string to the first.
        let kept = order.into_iter().rev().fold(0, |kept, (length, circle)| {
            let gift = if circle { 4 } else { 2 };
            if length < 3 { length - kept } else { (length - kept).max(length - 2 * gift + kept) }
        });
        -kept
    }

    /// The lead of the player to move at the end of a random game.
    fn random_game(&self, mut state: State, order: &mut [u16], rng: &mut Rng) -> i32 {
        let mut turns = 0;
        // A line that gives something away now always will.
        for place in 0..order.len() {
            let other = place + rng.below(order.len() - place);
            order.swap(place, other);
            if self.is_safe(&state, order[place]) && !state.drawn[usize::from(order[place])] {
                self.set(&mut state, order[place]);
                turns += 1;
            }
        }
        let left = self.strings(&mut state);
        state.lead + if turns % 2 == 0 { left } else { -left }
    }
}

/// The tree over random games from one position.
struct Tree<'a> {
    yard: &'a Yard,
    nodes: Vec<Node>,
    squares: f32,
}

impl Tree<'_> {
    /// The lines to try: those that give nothing away, and one line of each string of one or two squares. If no line is
    /// safe, one line of each string.
    fn expand(&mut self, node: usize, state: &State) {
        let first = self.nodes.len() as u32;
        let lines = (0..self.yard.beside.len() as u16).filter(|line| !state.drawn[usize::from(*line)]);
        let safe = lines.filter(|line| self.yard.is_safe(state, *line));
        let mut lines: Vec<u16> = safe.collect();
        let sole = lines.is_empty();
        let (mut squares, mut string, mut seen) = (Vec::new(), Vec::new(), vec![false; state.missing.len()]);
        for start in 0..state.missing.len() {
            if state.missing[start] != 2 || seen[start] {
                continue;
            }
            self.yard.string(state, start, &mut squares, &mut string);
            squares.iter().for_each(|square| seen[*square] = true);
            if sole || squares.len() < 3 {
                let inner = |line: &u16| self.yard.sides(*line).filter(|square| squares.contains(square)).count() == 2;
                let middle = if squares.len() == 2 { string.iter().copied().find(inner) } else { None };
                lines.extend(middle.or(string.first().copied()));
            }
        }
        self.nodes.extend(lines.into_iter().map(|line| Node { line, children: None, visits: 0.0, worth: 0.0 }));
        self.nodes[node].children = Some((first, self.nodes.len() as u32));
    }

    /// The child to try next.
    fn choose(&self, (first, end): (u32, u32), visits: f32) -> usize {
        let explored = (visits + 1.0).ln();
        let promise = |node: &Node| match node.visits {
            0.0 => f32::INFINITY,
            visits => node.worth / visits + EXPLORE * (explored / visits).sqrt(),
        };
        let children = first as usize..end as usize;
        let best = children.max_by(|a, b| promise(&self.nodes[*a]).total_cmp(&promise(&self.nodes[*b])));
        best.unwrap_or(first as usize)
    }

    /// One more game. `path` begins at the root.
    fn grow(&mut self, root: &State, order: &mut [u16], rng: &mut Rng) {
        let (mut state, mut path, mut movers) = (root.clone(), vec![0], Vec::new());
        loop {
            let node = path[path.len() - 1];
            if self.nodes[node].children.is_none() && (self.nodes[node].visits > 0.0 || node == 0) {
                self.expand(node, &state);
            }
            let Some((first, end)) = self.nodes[node].children.filter(|(first, end)| first < end) else { break };
            let child = self.choose((first, end), self.nodes[node].visits);
            movers.push(state.own);
            self.yard.draw(&mut state, self.nodes[child].line);
            path.push(child);
        }
        let own = state.own;
        let lead = self.yard.random_game(state, order, rng);
        let lead = if own { lead } else { -lead };
        let worth = |lead: i32| 0.5 + 0.5 * ((1.0 - LEAD) * lead.signum() as f32 + LEAD * lead as f32 / self.squares);
        self.nodes[0].visits += 1.0;
        for (node, own) in path[1..].iter().zip(movers) {
            let gained = worth(if own { lead } else { -lead });
            self.nodes[*node].visits += 1.0;
            self.nodes[*node].worth += gained;
        }
    }
}

/// The number of the line that most of the random games recommend; `None` where there is no choice.
pub fn recommend(sheet: &Sheet, lead: i32, games: u32, until: &Deadline, rng: &mut Rng) -> Option<usize> {
    let yard = Yard::new(sheet);
    let missing = (0..sheet.squares.len()).map(|square| sheet.missing(square) as u8).collect();
    let drawn: Vec<bool> = sheet.lines.iter().map(Option::is_some).collect();
    let mut order: Vec<u16> = (0..drawn.len() as u16).filter(|line| !drawn[usize::from(*line)]).collect();
    let root = State { drawn, missing, lead, own: true };
    let mut tree = Tree { yard: &yard, nodes: Vec::new(), squares: sheet.squares.len() as f32 };
    tree.nodes.push(Node { line: 0, children: None, visits: 0.0, worth: 0.0 });
    for game in 0..games {
        if game % LOOK == LOOK - 1 && until.passed_after(LOOK * order.len() as u32) {
            break;
        }
        tree.grow(&root, &mut order, rng);
    }
    let (first, end) = tree.nodes[0].children?;
    let children = tree.nodes[first as usize..end as usize].iter();
    children.max_by(|a, b| a.visits.total_cmp(&b.visits)).map(|node| usize::from(node.line))
}
