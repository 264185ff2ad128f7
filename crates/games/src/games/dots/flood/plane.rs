//! The plane of a sheet: indices, floods, and the chain round a piece of ground, found without any memory.
//!
//! The sheet is stored in the same way as in the fast field, so nodes mean the same in both: row by row, with frame
//! between rows and a row of frame above and below. Node 0 is a corner of the frame, which is connected.

use super::super::field::compass::{STEPS, STRIDE, Walk};
use super::super::field::{GREATEST, Node};

/// The size of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plane {
    width: usize,
    height: usize,
}

impl Plane {
    /// A sheet of `width` × `height` nodes, each brought into 1…[`GREATEST`].
    pub fn new(width: u8, height: u8) -> Plane {
        let width = usize::from(width.clamp(1, GREATEST));
        let height = usize::from(height.clamp(1, GREATEST));
        Plane { width, height }
    }

    /// Width and height, in nodes.
    pub fn size(&self) -> (u8, u8) {
        (self.width as u8, self.height as u8)
    }

    /// How many nodes are stored, the frame included.
    pub fn span(&self) -> usize {
        STRIDE * (self.height + 2) + 1
    }

    /// The node in a column and a row, both from 0 at the upper left; `None` outside the sheet.
    pub fn node(&self, column: u8, row: u8) -> Option<Node> {
        let (column, row) = (usize::from(column), usize::from(row));
        (column < self.width && row < self.height).then(|| Node(((row + 1) * STRIDE + column + 1) as u16))
    }

    /// Column and row of a node of the sheet, both from 0.
    pub fn place_of(&self, node: Node) -> (u8, u8) {
        let (column, row) = self.column_and_row(node.index());
        (column.wrapping_sub(1) as u8, row.wrapping_sub(1) as u8)
    }

    /// All nodes of the sheet, row by row.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        (0..self.span()).filter(|&at| self.on_sheet(at)).map(|at| Node(at as u16))
    }

    /// Whether an index is that of a node, and not of the frame or of nothing.
    pub fn on_sheet(&self, at: usize) -> bool {
        let (column, row) = self.column_and_row(at);
        (1..=self.width).contains(&column) && (1..=self.height).contains(&row)
    }

    /// Whether a node of the sheet is one of the outermost.
    pub fn outermost(&self, at: usize) -> bool {
        let (column, row) = self.column_and_row(at);
        column == 1 || row == 1 || column == self.width || row == self.height
    }

    /// The four neighbours of a node of the sheet by straight steps.
    pub fn straight(&self, at: usize) -> [usize; 4] {
        [0, 2, 4, 6].map(|direction| at.wrapping_add(STEPS[direction]))
    }

    /// What straight steps over nodes that may be passed reach from `start`, that included.
    pub fn flood(&self, start: usize, pass: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut reached = vec![false; self.span()];
        let mut open = vec![start];
        reached[start] = true;
        while let Some(at) = open.pop() {
            for next in self.straight(at) {
                if next < reached.len() && !reached[next] && pass(next) {
                    reached[next] = true;
                    open.push(next);
                }
            }
        }
        reached
    }

    /// The chain of `live` dots round a piece of ground that they enclose, and the nodes inside, row by row. It
    /// encloses the smallest area that holds the ground.
    pub fn area(&self, ground: &[bool], live: impl Fn(usize) -> bool) -> (Vec<Node>, Vec<Node>) {
        let chain = self.chain(&self.walk(ground, live));
        let mut on_chain = vec![false; self.span()];
        chain.iter().for_each(|node| on_chain[node.index()] = true);
        let reached = self.flood(0, |at| !on_chain[at]);
        let inside = |node: &Node| !reached[node.index()] && !on_chain[node.index()];
        let nodes = self.nodes().filter(inside).collect();
        (chain, nodes)
    }

    /// The chain in a walk round a piece of ground. The walk also runs along what hangs on the chain: dead ends there
    /// and back, islands the other way round. Only the chain itself is clockwise.
    fn chain(&self, walk: &[usize]) -> Vec<Node> {
        let mut path: Vec<usize> = vec![];
        for &at in walk.iter().chain(walk.first()) {
            if let Some(from) = path.iter().position(|&before| before == at) {
                if self.twice_area(&path[from..]) > 0 {
                    return path[from..].iter().map(|&at| Node(at as u16)).collect();
                }
                path.truncate(from);
            }
            path.push(at);
        }
        vec![]
    }

    /// The closed walk along the dots round a piece of ground, with the ground on the right hand, from the dot above
    /// the first node of the ground on.
    fn walk(&self, ground: &[bool], live: impl Fn(usize) -> bool) -> Vec<usize> {
        let first = ground.iter().position(|&here| here).unwrap_or(0);
        let mask = |at: usize| {
            let beside = |&direction: &usize| live(at.wrapping_add(STEPS[direction]));
            (0..8).filter(beside).fold(0, |mask, direction| mask | 1 << direction)
        };
        // As if it had come up to that dot from the ground below.
        let mut walk = Walk { at: first.wrapping_add(STEPS[0]), heading: 0, turns: 0 };
        let mut dots = vec![];
        loop {
            dots.push(walk.at);
            walk.step(mask(walk.at));
            if dots.len() > 1 && walk.at == dots[1] && dots.last() == dots.first() {
                dots.pop();
                return dots;
            }
        }
    }

    /// Twice the area inside a closed line, positive when it runs clockwise.
    fn twice_area(&self, line: &[usize]) -> i32 {
        let spot = |&at: &usize| {
            let (column, row) = self.column_and_row(at);
            (column as i32, row as i32)
        };
        let next = line.iter().cycle().skip(1).map(spot);
        line.iter().map(spot).zip(next).map(|(one, two)| one.0 * two.1 - one.1 * two.0).sum()
    }

    /// Column and row, both from 1; what lies before or behind is the frame.
    fn column_and_row(&self, at: usize) -> (usize, usize) {
        (at % STRIDE, at / STRIDE)
    }
}
