//! The sheet as the computer sees it. For each cell and direction it knows what a mark of either side would make there,
//! and updates this with every mark.
//!
//! The surroundings of a cell on a line are a number with one digit for each neighbour (empty, own, blocked), which
//! differs from side to side. A mark changes a digit of its neighbours' numbers, and a table says what kind each number
//! is.

use super::rows::{Goal, Kind, Stretch};
use super::sheet::{SIDE, Sheet, Side, whole};
use crate::base::Place;

/// Cells of blocked margin on each side, so that no neighbour lies outside: as many as the longest row.
const RIM: usize = 6;
/// Cells from one row to the next.
const PITCH: usize = SIDE as usize + 2 * RIM;
/// All cells, the margin included.
const CELLS: usize = PITCH * PITCH;
/// From a cell to its neighbour on each of the four lines.
const STEPS: [usize; 4] = [1, PITCH, PITCH + 1, PITCH - 1];
/// What a mark that makes a kind is worth.
const WORTH: [i32; Kind::COUNT] = [0, 1, 3, 6, 16, 20, 60, 70, 400, 450, 1200];
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
    count: u32,
}

impl Cells {
    const NONE: Cells = Cells { rows: [0; SIDE as usize], count: 0 };

    fn set(&mut self, cell: usize, member: bool) {
        let (row, bit) = (&mut self.rows[cell / PITCH - RIM], 1 << (cell % PITCH - RIM));
        let was = *row & bit != 0;
        if was != member {
            *row ^= bit;
            self.count = if member { self.count + 1 } else { self.count - 1 };
        }
    }

    fn add_to(&self, list: &mut Vec<Cell>) {
        if self.count == 0 {
            return;
        }
        for (row, cells) in self.rows.iter().enumerate() {
            let mut left = *cells;
            while left != 0 {
                // Both are below the sides of the field.
                list.push(((row + RIM) * PITCH + left.trailing_zeros() as usize + RIM) as Cell);
                left &= left - 1;
            }
        }
    }
}

/// What is known of the numbers of lines; each is worked out when it is first met.
struct Kinds {
    goal: Goal,
    known: Vec<u8>,
}

/// A digit of a number: an empty cell is 0.
const OWN: u32 = 1;
const BLOCKED: u32 = 2;
/// What a digit counts, for each neighbour.
const DIGITS: [u32; 2 * RIM] = {
    let mut digits = [1; 2 * RIM];
    let mut nth = 1;
    while nth < digits.len() {
        digits[nth] = 3 * digits[nth - 1];
        nth += 1;
    }
    digits
};

impl Kinds {
    fn new(goal: Goal) -> Kinds {
        Kinds { goal, known: vec![u8::MAX; 3usize.pow(2 * u32::from(goal.line))] }
    }

    /// The value of a neighbour's digit: the neighbours below the cell come first, from the far end, then those above.
    fn digit(nth: u32) -> u32 {
        DIGITS[nth as usize]
    }

    fn of(&mut self, number: u32) -> Kind {
        let known = self.known[number as usize];
        match Kind::ALL.get(usize::from(known)) {
            Some(kind) => *kind,
            None => self.work_out(number),
        }
    }

    fn work_out(&mut self, number: u32) -> Kind {
        let line = u32::from(self.goal.line);
        let mut stretch = Stretch { goal: self.goal, own: 1 << line, free: 0 };
        let mut left = number;
        for nth in 0..2 * line {
            let bit = if nth < line { nth } else { nth + 1 };
            match left % 3 {
                0 => stretch.free |= 1 << bit,
                OWN => stretch.own |= 1 << bit,
                _ => {}
            }
            left /= 3;
        }
        let kind = stretch.kind(|bit| {
            let nth = if bit < line { bit } else { bit - 1 };
            self.of(number + OWN * Kinds::digit(nth))
        });
        self.known[number as usize] = kind as u8;
        kind
    }
}

/// What is on a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Free,
    Of(Side),
    /// It is none of the sheet.
    Rim,
}

/// What both sides could make of the empty cells.
pub struct Field {
    kinds: Kinds,
    /// Whether crosses may not make two open threes.
    pub bans: bool,
    marks: Vec<Mark>,
    /// For each side and cell the numbers of the four lines.
    numbers: [Vec<[u32; 4]>; 2],
    /// What they stand for.
    made: [Vec<[Kind; 4]>; 2],
    /// What the cells are worth to each side, and all of them together.
    worth: [Vec<i32>; 2],
    total: [i32; 2],
    /// The cells where each side makes a row, an open or double four, a four.
    rows: [Cells; 2],
    opens: [Cells; 2],
    fours: [Cells; 2],
    /// Marks near each cell, and the free cells that have some.
    near: Vec<u8>,
    close: Cells,
    hash: u64,
}

impl Field {
    /// The marks of a sheet.
    pub fn new(sheet: &Sheet) -> Field {
        let each = || [Cells::NONE; 2];
        let mut field = Field {
            kinds: Kinds::new(sheet.terms.goal),
            bans: sheet.terms.open3,
            marks: vec![Mark::Rim; CELLS],
            numbers: [vec![[0; 4]; CELLS], vec![[0; 4]; CELLS]],
            made: [vec![[Kind::Nothing; 4]; CELLS], vec![[Kind::Nothing; 4]; CELLS]],
            worth: [vec![0; CELLS], vec![0; CELLS]],
            total: [0; 2],
            rows: each(),
            opens: each(),
            fours: each(),
            near: vec![0; CELLS],
            close: Cells::NONE,
            hash: 0,
        };
        whole().places().for_each(|place| field.marks[usize::from(cell(place))] = Mark::Free);
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

    /// The numbers of an empty cell of an empty sheet: what lies beyond the edge is blocked.
    fn begin(&mut self, cell: usize) {
        let line = self.kinds.goal.line.into();
        for (direction, step) in STEPS.into_iter().enumerate() {
            for n in 1..=line {
                for (other, nth) in [(cell - n * step, line - n), (cell + n * step, line + n - 1)] {
                    if self.marks[other] == Mark::Rim {
                        let blocked = BLOCKED * Kinds::digit(nth as u32);
                        self.numbers.iter_mut().for_each(|numbers| numbers[cell][direction] += blocked);
                    }
                }
            }
        }
        self.judge_all(cell);
    }

    /// Works out anew what both sides can make of a cell; nothing where it is not free.
    fn judge_all(&mut self, cell: usize) {
        for (side, direction) in (0..2).flat_map(|side| (0..4).map(move |direction| (side, direction))) {
            self.judge(side, cell, direction);
        }
    }

    /// The same of one line and side.
    fn judge(&mut self, side: usize, cell: usize, direction: usize) {
        let number = self.numbers[side][cell][direction];
        let kind = if self.marks[cell] == Mark::Free { self.kinds.of(number) } else { Kind::Nothing };
        let made = &mut self.made[side][cell];
        let old = made[direction];
        if kind == old {
            return;
        }
        made[direction] = kind;
        let best = made.iter().copied().max().unwrap_or_default();
        if kind.max(old) >= Kind::Four {
            self.rows[side].set(cell, best == Kind::Row);
            self.opens[side].set(cell, matches!(best, Kind::OpenFour | Kind::TwoFours));
            self.fours[side].set(cell, best == Kind::Four);
        }
        let change = WORTH[kind as usize] - WORTH[old as usize];
        self.worth[side][cell] += change;
        self.total[side] += change;
    }

    /// Puts a mark on a free cell.
    pub fn put(&mut self, side: Side, at: Cell) {
        self.change(side, at, true);
    }

    /// Takes the latest mark back.
    pub fn take(&mut self, side: Side, at: Cell) {
        self.change(side, at, false);
    }

    fn change(&mut self, side: Side, at: Cell, put: bool) {
        let cell = usize::from(at);
        self.marks[cell] = if put { Mark::Of(side) } else { Mark::Free };
        self.hash ^= mix(2 * u64::from(at) + side.index() as u64);
        self.judge_all(cell);
        self.surround(cell, put);
        for direction in 0..STEPS.len() {
            self.pass(side, cell, direction, true, put);
            self.pass(side, cell, direction, false, put);
        }
    }

    /// Changes the digit of a mark in the numbers of its neighbours on one side of a line.
    fn pass(&mut self, side: Side, from: usize, direction: usize, up: bool, put: bool) {
        let line = usize::from(self.kinds.goal.line);
        // Behind a mark of the other one nothing can matter to a side any more.
        let mut matters = [true; 2];
        for n in 1..=line {
            let away = n * STEPS[direction];
            // For the cells above the mark it lies below, so its digit is among their lower ones.
            let (cell, nth) = if up { (from + away, line - n) } else { (from - away, line + n - 1) };
            match self.marks[cell] {
                Mark::Rim => return,
                Mark::Of(other) => matters[other.other().index()] = false,
                Mark::Free => {}
            }
            let digit = Kinds::digit(nth as u32);
            for of in [side, side.other()] {
                let change = digit * if of == side { OWN } else { BLOCKED };
                let number = &mut self.numbers[of.index()][cell][direction];
                *number = if put { *number + change } else { *number - change };
            }
            if self.marks[cell] == Mark::Free {
                (0..2).filter(|of| matters[*of]).for_each(|of| self.judge(of, cell, direction));
            }
        }
    }

    /// Keeps count of the marks near the cells round a changed one.
    fn surround(&mut self, cell: usize, put: bool) {
        for row in cell / PITCH - NEAR..=cell / PITCH + NEAR {
            for at in row * PITCH + cell % PITCH - NEAR..=row * PITCH + cell % PITCH + NEAR {
                self.near[at] = if put { self.near[at] + 1 } else { self.near[at] - 1 };
                let inside = (RIM..RIM + usize::from(SIDE)).contains(&row)
                    && (RIM..RIM + usize::from(SIDE)).contains(&(at % PITCH));
                if inside {
                    self.close.set(at, self.near[at] > 0 && self.marks[at] == Mark::Free);
                }
            }
        }
    }

    /// What the most dangerous line of a cell is for a side.
    pub fn best(&self, side: Side, cell: Cell) -> Kind {
        self.made[side.index()][usize::from(cell)].into_iter().max().unwrap_or_default()
    }

    /// Whether the rules forbid a side to mark a free cell.
    pub fn is_banned(&self, side: Side, cell: Cell) -> bool {
        if !self.bans || side == Side::Ring {
            return false;
        }
        let made = self.made[side.index()][usize::from(cell)];
        let threes = made.iter().filter(|kind| **kind == Kind::OpenThree).count();
        threes > 1 && !made.contains(&Kind::Row)
    }

    /// How many cells complete a row of a side.
    pub fn rows(&self, side: Side) -> u32 {
        self.rows[side.index()].count
    }

    /// The cells that complete a row of a side.
    pub fn row_cells(&self, side: Side) -> Vec<Cell> {
        let mut list = Vec::new();
        self.rows[side.index()].add_to(&mut list);
        list
    }

    /// The cells where a side makes an open four or two fours in one line, which it may mark.
    pub fn open_cells(&self, side: Side) -> Vec<Cell> {
        let mut list = Vec::new();
        self.opens[side.index()].add_to(&mut list);
        list.retain(|cell| !self.is_banned(side, *cell));
        list
    }

    /// The cells where a side makes a four that is not open, also those that it may not mark.
    pub fn four_cells(&self, side: Side) -> Vec<Cell> {
        let mut list = Vec::new();
        self.fours[side.index()].add_to(&mut list);
        list
    }

    /// The free cells that have marks near them, the most valuable first.
    pub fn close(&self, side: Side, list: &mut Vec<Cell>) {
        self.close.add_to(list);
        list.sort_by_cached_key(|cell| -self.urgency(side, *cell));
    }

    /// How much a cell matters to a side.
    pub fn urgency(&self, side: Side, cell: Cell) -> i32 {
        let worth = |side: Side| self.worth[side.index()][usize::from(cell)];
        worth(side) * 5 / 4 + worth(side.other())
    }

    /// How much better a side stands, which is to move.
    pub fn lead(&self, side: Side) -> i32 {
        let total = |side: Side| self.total[side.index()];
        total(side) * 5 / 4 - total(side.other())
    }

    /// A number for the marks and whose move it is.
    pub fn key(&self, side: Side) -> u64 {
        self.hash ^ mix(u64::MAX - side.index() as u64)
    }
}

/// The finaliser of splitmix64.
fn mix(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
