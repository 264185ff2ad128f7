//! The sheet as the computer sees it. For each cell and direction it knows what a mark of either side would make there,
//! and updates this with every mark.
//!
//! A mark changes a digit of its neighbours' numbers ([`Kinds`]). The two best kinds of a cell are its *class*: classes
//! give the cells where a side makes a row, a four or an open three, and the value of the position.

use super::kinds::{BLOCKED, Kinds, MOST, OWN};
use super::rows::Kind;
use super::sheet::{SIDE, Sheet, Side, whole};
use super::weights::{CLASSES, Class, PLAIN, Tables};
use crate::base::Place;

/// Cells of blocked margin on each side, so that no neighbour lies outside.
const RIM: usize = MOST;
/// Cells from one row to the next.
const PITCH: usize = SIDE as usize + 2 * RIM;
/// All cells, the margin included.
const CELLS: usize = PITCH * PITCH;
/// From a cell to its neighbour on each of the four lines.
const STEPS: [usize; 4] = [1, PITCH, PITCH + 1, PITCH - 1];
/// How far from a mark cells are thought about.
const NEAR: usize = 2;

/// A cell of the field.
pub type Cell = u16;

/// The field's number of a place.
pub fn cell(place: Place) -> Cell {
    // Places of the sheet lie within.
    ((usize::from(place.row) + RIM) * PITCH + usize::from(place.col) + RIM) as Cell
}

/// The place of a cell.
pub fn place(cell: Cell) -> Place {
    let cell = usize::from(cell);
    Place::new((cell % PITCH - RIM) as u16, (cell / PITCH - RIM) as u16)
}

/// A set of places: a word for each row, a bit for each column.
#[derive(Clone)]
struct Cells {
    rows: [u64; SIDE as usize],
    /// The rows that hold any.
    some: u64,
    count: u32,
}

impl Cells {
    const NONE: Cells = Cells { rows: [0; SIDE as usize], some: 0, count: 0 };

    fn flip(&mut self, cell: usize, member: bool) {
        let row = cell / PITCH - RIM;
        self.rows[row] ^= 1 << (cell % PITCH - RIM);
        self.some = self.some & !(1 << row) | u64::from(self.rows[row] != 0) << row;
        self.count = if member { self.count + 1 } else { self.count - 1 };
    }

    fn iter(&self) -> impl Iterator<Item = Cell> {
        let rows = bits(self.some).map(|row| (row, self.rows[row]));
        // Both are below the sides of the field.
        rows.flat_map(|(row, cells)| bits(cells).map(move |col| ((row + RIM) * PITCH + col + RIM) as Cell))
    }
}

fn bits(word: u64) -> impl Iterator<Item = usize> {
    crate::kit::bits::bits(word)
}

/// The threats that a side makes on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Makes {
    Row,
    /// An open four, or two fours.
    Open,
    Four,
    /// An open three, and no four.
    Three,
}

/// For each class the best kind, and which of the sets a cell belongs to, none beyond the last.
const MEANINGS: ([Kind; CLASSES], [u8; CLASSES]) = {
    let (mut kinds, mut sets) = ([Kind::Nothing; CLASSES], [SET_COUNT as u8; CLASSES]);
    let (mut best, mut class) = (0, 0);
    while best < Kind::COUNT {
        let mut second = 0;
        while second <= best {
            kinds[class] = Kind::ALL[best];
            if best == Kind::Row as usize {
                sets[class] = Makes::Row as u8;
            } else if best > Kind::Four as usize || (best == Kind::Four as usize && second == best) {
                sets[class] = Makes::Open as u8;
            } else if best == Kind::Four as usize {
                sets[class] = Makes::Four as u8;
            } else if best == Kind::OpenThree as usize {
                sets[class] = Makes::Three as u8;
            }
            (second, class) = (second + 1, class + 1);
        }
        best += 1;
    }
    (kinds, sets)
};
const BEST: [Kind; CLASSES] = MEANINGS.0;
const SETS: [u8; CLASSES] = MEANINGS.1;
const SET_COUNT: usize = Makes::Three as usize + 1;

/// The mark on a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Free,
    Of(Side),
    /// It is none of the sheet.
    Rim,
}

/// Bits of a count of one kind.
const DIGIT: u32 = 4;

#[derive(Clone, Copy)]
struct Spot {
    /// The numbers of the four lines for each side.
    numbers: [[u32; 2]; 4],
    /// The kinds that the numbers mean.
    made: [[u8; 2]; 4],
    /// How many lines are of each kind, four bits for each.
    counts: [u64; 2],
    class: [Class; 2],
    mark: Mark,
}

impl Spot {
    const RIM: Spot = Spot { numbers: [[0; 2]; 4], made: [[0; 2]; 4], counts: [4; 2], class: [0; 2], mark: Mark::Rim };

    fn count(&self, side: usize, kind: Kind) -> u64 {
        self.counts[side] >> (DIGIT * kind as u32) & 15
    }
}

fn class_of(counts: u64) -> Class {
    // Every cell has four lines, so there are at least two.
    let first = (63 - counts.leading_zeros()) / DIGIT;
    let second = (63 - (counts - (1 << (DIGIT * first))).leading_zeros()) / DIGIT;
    (first * (first + 1) / 2 + second) as Class
}

/// The kinds that both sides could make on the empty cells.
pub struct Field {
    kinds: &'static Kinds,
    /// Whether crosses may not make two open threes.
    pub bans: bool,
    spots: Vec<Spot>,
    /// The cells where each side makes something.
    sets: [[Cells; SET_COUNT]; 2],
    /// What the cells are worth.
    tables: &'static Tables,
    /// Their total worth to each side if it is to move.
    worth: [i32; 2],
    /// The cells near marks, and those that have one; for each mark what the rows round it were before.
    near: [u64; SIDE as usize],
    marked: [u64; SIDE as usize],
    before: Vec<[u64; 2 * NEAR + 1]>,
    hash: u64,
}

impl Field {
    /// The marks of a sheet, weighed by the plain tables.
    pub fn new(sheet: &Sheet) -> Field {
        Field::weighed(sheet, &PLAIN)
    }

    /// The marks of a sheet, weighed by these tables.
    pub fn weighed(sheet: &Sheet, tables: &'static Tables) -> Field {
        let sets = || [Cells::NONE; SET_COUNT];
        let mut field = Field {
            kinds: Kinds::of(sheet.terms.goal),
            bans: sheet.terms.open3,
            spots: vec![Spot::RIM; CELLS],
            sets: [sets(), sets()],
            tables,
            worth: [0; 2],
            near: [0; SIDE as usize],
            marked: [0; SIDE as usize],
            before: Vec::new(),
            hash: 0,
        };
        whole().places().for_each(|place| field.spots[usize::from(cell(place))].mark = Mark::Free);
        for place in whole().places() {
            field.begin(cell(place).into());
        }
        for place in whole().places() {
            if let Some(side) = sheet.mark(place) {
                field.put(side, cell(place));
            }
        }
        field
    }

    /// The numbers of an empty cell of an empty sheet: everything beyond the edge is blocked.
    fn begin(&mut self, cell: usize) {
        for (direction, step) in STEPS.into_iter().enumerate() {
            for n in 1..=self.kinds.reach {
                for (other, above) in [(cell - n * step, false), (cell + n * step, true)] {
                    if self.spots[other].mark == Mark::Rim {
                        let blocked = BLOCKED * self.kinds.digit(n, above);
                        self.spots[cell].numbers[direction].iter_mut().for_each(|number| *number += blocked);
                    }
                }
            }
            (0..2).for_each(|side| self.judge(side, cell, direction));
        }
    }

    /// Recomputes the kind that a side can make on a line of a free cell.
    fn judge(&mut self, side: usize, cell: usize, direction: usize) {
        let spot = &mut self.spots[cell];
        let kind = self.kinds.number(spot.numbers[direction][side]);
        let old = spot.made[direction][side];
        if kind == old {
            return;
        }
        spot.made[direction][side] = kind;
        let one = |kind: u8| 1 << (DIGIT * u32::from(kind));
        spot.counts[side] = spot.counts[side] + one(kind) - one(old);
        let (was, class) = (spot.class[side], class_of(spot.counts[side]));
        if class != was {
            let before = self.worth(cell);
            self.spots[cell].class[side] = class;
            let after = self.worth(cell);
            (0..2).for_each(|of| self.worth[of] += after[of] - before[of]);
            self.turn(side, cell, was, class);
        }
    }

    /// The worth of a cell to each side if it is to move.
    fn worth(&self, cell: usize) -> [i32; 2] {
        let [cross, ring] = self.spots[cell].class;
        [self.tables.value(cross, ring), self.tables.value(ring, cross)]
    }

    /// A cell leaves a class for another.
    fn turn(&mut self, side: usize, cell: usize, was: Class, class: Class) {
        let (old, new) = (SETS[usize::from(was)], SETS[usize::from(class)]);
        if old != new {
            let sets = &mut self.sets[side];
            for (set, member) in [(old, false), (new, true)] {
                if let Some(set) = sets.get_mut(usize::from(set)) {
                    set.flip(cell, member);
                }
            }
        }
    }

    /// A cell stops being free, or becomes free again.
    fn count_in(&mut self, cell: usize, free: bool) {
        for (of, worth) in self.worth(cell).into_iter().enumerate() {
            let class = self.spots[cell].class[of];
            self.worth[of] += if free { worth } else { -worth };
            let (was, class) = if free { (0, class) } else { (class, 0) };
            self.turn(of, cell, was, class);
        }
    }

    /// Puts a mark on a free cell.
    pub fn put(&mut self, side: Side, at: Cell) {
        let cell = usize::from(at);
        self.count_in(cell, false);
        self.spots[cell].mark = Mark::Of(side);
        self.hash ^= sign(side, at);
        let (row, col) = (cell / PITCH - RIM, cell % PITCH - RIM);
        self.marked[row] |= 1 << col;
        let wide = ((1 << (2 * NEAR + 1)) - 1) << col >> NEAR & ((1 << SIDE) - 1);
        let mut before = [0; 2 * NEAR + 1];
        for (n, before) in before.iter_mut().enumerate() {
            if let Some(near) = (row + n).checked_sub(NEAR).and_then(|row| self.near.get_mut(row)) {
                *before = *near;
                *near |= wide;
            }
        }
        self.before.push(before);
        self.pass_all::<true>(side, cell);
    }

    /// Takes the latest mark back.
    pub fn take(&mut self, side: Side, at: Cell) {
        let cell = usize::from(at);
        self.pass_all::<false>(side, cell);
        let (row, col) = (cell / PITCH - RIM, cell % PITCH - RIM);
        self.marked[row] &= !(1 << col);
        for (n, before) in self.before.pop().unwrap_or_default().into_iter().enumerate() {
            if let Some(near) = (row + n).checked_sub(NEAR).and_then(|row| self.near.get_mut(row)) {
                *near = before;
            }
        }
        self.hash ^= sign(side, at);
        self.spots[cell].mark = Mark::Free;
        self.count_in(cell, true);
    }

    fn pass_all<const PUT: bool>(&mut self, side: Side, cell: usize) {
        for direction in 0..STEPS.len() {
            self.pass::<PUT, true>(side, cell, direction);
            self.pass::<PUT, false>(side, cell, direction);
        }
    }

    /// Changes the digit of a mark in the numbers of its neighbours on one side of a line.
    ///
    /// Marks are taken back in the opposite order: while a neighbour has a mark, nobody asks for its numbers, and when
    /// it is free again, this mark is gone. So only free neighbours are updated, and none beyond a mark of the other
    /// side.
    fn pass<const PUT: bool, const UP: bool>(&mut self, side: Side, from: usize, direction: usize) {
        let (me, other) = (side.index(), side.other().index());
        let mut matters = [true; 2];
        for n in 1..=self.kinds.reach {
            let away = n * STEPS[direction];
            let cell = if UP { from + away } else { from - away };
            match self.spots[cell].mark {
                Mark::Rim => return,
                Mark::Of(stone) => {
                    matters[stone.other().index()] = false;
                    if !matters[me] && !matters[other] {
                        return;
                    }
                }
                Mark::Free => {
                    // From the cells above the mark, it is below.
                    let digit = self.kinds.digit(n, !UP);
                    for (of, change) in [(me, digit * OWN), (other, digit * BLOCKED)] {
                        if matters[of] {
                            let number = &mut self.spots[cell].numbers[direction][of];
                            *number = if PUT { *number + change } else { *number - change };
                            self.judge(of, cell, direction);
                        }
                    }
                }
            }
        }
    }

    /// The best kind that a side can make on a free cell.
    pub fn best(&self, side: Side, cell: Cell) -> Kind {
        BEST[usize::from(self.spots[usize::from(cell)].class[side.index()])]
    }

    /// Whether the rules forbid a side to mark a free cell.
    pub fn is_banned(&self, side: Side, cell: Cell) -> bool {
        if !self.bans || side == Side::Ring {
            return false;
        }
        let spot = &self.spots[usize::from(cell)];
        spot.count(side.index(), Kind::OpenThree) > 1 && spot.count(side.index(), Kind::Row) == 0
    }

    /// How many cells there are where a side makes something, also those that it may not mark.
    pub fn count(&self, side: Side, makes: Makes) -> u32 {
        self.sets[side.index()][makes as usize].count
    }

    /// The cells where a side makes something, also those that it may not mark.
    pub fn cells(&self, side: Side, makes: Makes) -> impl Iterator<Item = Cell> {
        self.sets[side.index()][makes as usize].iter()
    }

    /// A cell where a side makes something, which it may mark.
    pub fn any(&self, side: Side, makes: Makes) -> Option<Cell> {
        match self.count(side, makes) {
            0 => None,
            _ => self.cells(side, makes).find(|cell| !self.is_banned(side, *cell)),
        }
    }

    /// A cell that completes a row of a side.
    pub fn any_row(&self, side: Side) -> Option<Cell> {
        self.cells(side, Makes::Row).next()
    }

    /// The free cells that have marks near them.
    pub fn close(&self) -> impl Iterator<Item = Cell> {
        let rows = self.near.iter().zip(&self.marked).enumerate().filter(|(_, (near, _))| **near != 0);
        // Both are below the sides of the field.
        rows.flat_map(|(row, (near, marked))| {
            bits(near & !marked).map(move |col| ((row + RIM) * PITCH + col + RIM) as Cell)
        })
    }

    /// How much a cell matters to a side.
    pub fn urgency(&self, side: Side, cell: Cell) -> i32 {
        let class = self.spots[usize::from(cell)].class;
        self.tables.urgency(class[side.index()], class[side.other().index()])
    }

    /// The lead of a side that is to move.
    pub fn lead(&self, side: Side) -> i32 {
        self.worth[side.index()] + self.tables.tempo
    }

    /// A number for the marks and whose move it is.
    pub fn key(&self, side: Side) -> u64 {
        self.hash ^ mix(u64::MAX - side.index() as u64)
    }

    /// The key after a mark of a side, which then is not to move.
    pub fn key_after(&self, side: Side, cell: Cell) -> u64 {
        self.key(side.other()) ^ sign(side, cell)
    }
}

fn sign(side: Side, at: Cell) -> u64 {
    mix(2 * u64::from(at) + side.index() as u64)
}

/// The finaliser of splitmix64.
fn mix(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
