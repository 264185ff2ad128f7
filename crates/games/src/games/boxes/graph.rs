//! The missing lines as strings of squares. Nothing else matters for the squares that are still to be won.
//!
//! A square with two missing lines is a link: its strings run from a *joint* (a square with more missing lines) or the
//! edge to another. A string that hangs on nothing is a chain, or a loop if it closes on itself.

use crate::kit::bits::bits;

/// Lines as bits, one for each line of the graph.
pub type Lines = u64;

/// The outside of the sheet, which has no square.
const NONE: u8 = u8::MAX;

/// Added to the length of a loop, so that it differs from every chain's.
const LOOP: u8 = 64;

/// The squares at both ends of a string, or the number of squares for the edge, and how many links lie between.
type Strung = (u8, u8, u8);

/// The lines of a sheet, each a bit, and the squares that they surround.
#[derive(Debug)]
pub struct Graph {
    /// The lines around each square.
    squares: Vec<Lines>,
    /// The squares at both sides of each line.
    beside: Vec<[u8; 2]>,
    /// For each symmetry of the sheet a random number for each square, and one for the edge.
    marks: Vec<Vec<u64>>,
}

/// The string that one line opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    /// How many squares go with it.
    pub squares: usize,
    /// The line that opens it best: of two squares the one between them, so that the far line cannot be drawn instead.
    pub line: usize,
    /// All lines of the string.
    pub lines: Lines,
    /// How its ends are attached.
    pub kind: Kind,
}

/// How the ends of a string are attached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// At least one end is a square with three or four missing lines.
    Joined,
    /// Both ends are at the edge or at closed squares.
    Free,
    /// It closes on itself.
    Loop,
}

/// Squares that can be closed one after the other from one end, and the choice that this gives.
#[derive(Clone, Copy, Debug)]
pub struct Gift {
    /// All lines of the string.
    pub lines: Lines,
    pub squares: i32,
    /// How many of them the mover may leave to the other player, so that the other player must move on.
    pub gift: i32,
}

impl Graph {
    /// A graph of `lines` lines, with the lines around each square. `symmetries` are the orders of the squares that
    /// leave the sheet as it is. The first is the order itself.
    pub fn new(lines: usize, squares: Vec<Lines>, symmetries: &[Vec<usize>]) -> Graph {
        let mut beside = vec![[NONE; 2]; lines];
        for (square, around) in squares.iter().enumerate() {
            for line in bits(*around) {
                let side = usize::from(beside[line][0] != NONE);
                beside[line][side] = square as u8;
            }
        }
        let edge = squares.len();
        let marked = |order: &Vec<usize>| order.iter().chain([&edge]).map(|square| mix(*square as u64 + 1)).collect();
        Graph { marks: symmetries.iter().map(marked).collect(), squares, beside }
    }

    pub fn all(&self) -> Lines {
        if self.beside.len() == 64 { Lines::MAX } else { (1 << self.beside.len()) - 1 }
    }

    /// How many squares are open.
    pub fn left(&self, open: Lines) -> i32 {
        self.squares.iter().filter(|square| **square & open != 0).count() as i32
    }

    /// The squares at both sides of a line.
    fn sides(&self, line: usize) -> impl Iterator<Item = u8> {
        self.beside[line].into_iter().filter(|square| *square != NONE)
    }

    /// The missing lines of a square.
    fn missing(&self, square: u8, open: Lines) -> Lines {
        self.squares[usize::from(square)] & open
    }

    fn across(&self, line: usize, square: u8) -> u8 {
        let [one, two] = self.beside[line];
        if one == square { two } else { one }
    }

    /// How many squares a line closes.
    pub fn closes(&self, line: usize, open: Lines) -> i32 {
        self.sides(line).filter(|square| self.missing(*square, open).count_ones() == 1).count() as i32
    }

    /// The missing lines that would let the other player close a square: those of all links.
    pub fn loony(&self, open: Lines) -> Lines {
        let around = self.squares.iter().map(|square| square & open);
        around.filter(|missing| missing.count_ones() == 2).fold(0, |all, missing| all | missing)
    }

    /// The string that a line of a link opens.
    pub fn chain(&self, line: usize, open: Lines) -> Chain {
        let (mut lines, mut squares, mut kind) = (1 << line, 0, Kind::Free);
        let mut inner = line;
        for side in self.sides(line) {
            let (mut square, mut from) = (side, line);
            loop {
                let missing = self.missing(square, open);
                if missing.count_ones() != 2 {
                    kind = Kind::Joined;
                    break;
                }
                squares += 1;
                let next = (missing & !(1 << from)).trailing_zeros() as usize;
                if next == line {
                    return Chain { squares, line, lines, kind: Kind::Loop };
                }
                if squares == 2 && from != line {
                    inner = from;
                }
                lines |= 1 << next;
                let beyond = self.across(next, square);
                if beyond == NONE {
                    break;
                }
                (square, from) = (beyond, next);
            }
        }
        Chain { squares, line: if squares == 2 { inner } else { line }, lines, kind }
    }

    /// The squares that can be closed in a row from one that lacks a single line: their lines, how many they are, and
    /// whether the far end lacks a single line as well.
    fn row(&self, start: u8, open: Lines) -> (Lines, i32, bool) {
        let (mut square, mut lines, mut squares) = (start, 0, 0);
        loop {
            let missing = self.missing(square, open & !lines);
            squares += 1;
            if missing == 0 {
                return (lines, squares, true);
            }
            lines |= missing;
            let next = self.across(missing.trailing_zeros() as usize, square);
            if next == NONE || self.missing(next, open & !lines).count_ones() > 1 {
                return (lines, squares, false);
            }
            square = next;
        }
    }

    /// Draws the lines that close squares while there is no choice. Returns the number of closed squares, and the one
    /// string that may be taken or given. You may give away the last two squares of a string, or the last four if both
    /// ends are open. Of several such strings only one that costs the least is worth keeping.
    pub fn settle(&self, open: &mut Lines) -> (i32, Option<Gift>) {
        let mut taken = 0;
        loop {
            let (mut kept, mut took): (Option<Gift>, bool) = (None, false);
            for square in 0..self.squares.len() as u8 {
                let missing = self.missing(square, *open);
                let kept_lines = kept.map_or(0, |kept| kept.lines);
                if missing.count_ones() != 1 || missing & kept_lines != 0 {
                    continue;
                }
                let (lines, squares, closed) = self.row(square, *open);
                let gift = if closed { 4 } else { 2 };
                let row = Gift { lines, squares, gift };
                let take = match kept {
                    _ if squares < gift => row,
                    None => {
                        kept = Some(row);
                        continue;
                    }
                    Some(other) if other.gift > gift => kept.replace(row).unwrap_or(row),
                    Some(_) => row,
                };
                *open &= !take.lines;
                (taken, took) = (taken + take.squares, true);
            }
            // The closed squares may have joined other squares to the string that is left.
            if !took {
                return (taken, kept);
            }
        }
    }

    /// A number that is the same for positions of equal worth that differ only in where their strings lie, or by a
    /// symmetry of the sheet. It identifies the joints and the edge, and the lengths of the strings between them. No
    /// square can be closed in the position.
    pub fn key(&self, open: Lines) -> u64 {
        let mut strings = [(0, 0, 0); 2 * 64];
        let count = self.strings(open, &mut strings);
        let sum = |marks: &Vec<u64>| {
            let mark = |square: u8| marks[usize::from(square)];
            let number = |(one, two, length): &Strung| {
                mix(mark(*one).wrapping_add(mark(*two)).wrapping_mul(2 * u64::from(*length) + 1))
            };
            strings[..count].iter().map(number).fold(0, u64::wrapping_add)
        };
        self.marks.iter().map(sum).min().unwrap_or_default()
    }

    /// Writes down the strings of a position, and returns how many there are. A string between two joints is there
    /// twice.
    fn strings(&self, open: Lines, strings: &mut [Strung]) -> usize {
        let edge = self.squares.len() as u8;
        let (mut count, mut links, mut joints) = (0, 0u64, 0u64);
        for (square, around) in self.squares.iter().enumerate() {
            match (around & open).count_ones() {
                2 => links |= 1 << square,
                3 | 4 => joints |= 1 << square,
                _ => {}
            }
        }
        for joint in bits(joints) {
            for line in bits(self.squares[joint] & open) {
                let (end, length) = self.follow(line, joint as u8, open, &mut links);
                strings[count] = (joint as u8, if end == NONE { edge } else { end }, length);
                count += 1;
            }
        }
        // The links that are left hang on no joint.
        while links != 0 {
            let link = links.trailing_zeros() as u8;
            links &= links - 1;
            strings[count] = (edge, edge, self.free(link, open, &mut links));
            count += 1;
        }
        count
    }

    /// The length of the string of a link that hangs on nothing, over 64 for a loop. Removes its links from the set.
    fn free(&self, link: u8, open: Lines, links: &mut u64) -> u8 {
        let mut length = 1;
        for line in bits(self.missing(link, open)) {
            let (end, more) = self.follow(line, link, open, links);
            length += more;
            if end == link {
                return LOOP + length;
            }
        }
        length
    }

    /// Follows a string from a square over one of its lines. Returns the square at its end, and the number of links
    /// between. Removes the links from the set. A joint ends the string, and so does a link that was followed before.
    fn follow(&self, line: usize, from: u8, open: Lines, links: &mut u64) -> (u8, u8) {
        let (mut line, mut square, mut length) = (line, from, 0);
        loop {
            let next = self.across(line, square);
            let missing = if next == NONE { 0 } else { self.missing(next, open) };
            if missing.count_ones() != 2 || next == from {
                return (next, length);
            }
            *links &= !(1 << next);
            length += 1;
            line = (missing & !(1 << line)).trailing_zeros() as usize;
            square = next;
        }
    }
}

/// Scatters a number over 64 bits (the last step of SplitMix64).
fn mix(n: u64) -> u64 {
    let n = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
