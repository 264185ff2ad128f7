//! One sheet: rows of nine digits, some of them crossed out.

use super::place;
use crate::base::Place;
use crate::game::{Chance, Reject, Text};

/// Digits per row.
pub const COLS: usize = 9;
/// The most rows. No sheet of this size has ever been cleared, and a sheet must end somewhere.
pub const ROWS: usize = 100;

/// The digits at the beginning: 1 to 9 and 11 to 19.
const START: &[u8] = b"123456789111213141516171819";

/// The bit that marks a digit as crossed out.
const STRUCK: u8 = 0x10;

/// A move on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Crosses out two cells. The first one comes first in reading order.
    Strike(Place, Place),
    /// Writes on the digits that are left.
    More,
}

impl Move {
    /// A move that crosses out two cells, in reading order.
    pub fn strike(one: Place, two: Place) -> Move {
        if (one.row, one.col) <= (two.row, two.col) { Move::Strike(one, two) } else { Move::Strike(two, one) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Last {
    /// These two were crossed out.
    Struck(usize, usize),
    /// All digits from this cell on were written on.
    Written(usize),
}

/// The digits of one player, and their history in numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    cells: Vec<u8>,
    /// How many digits are left.
    pub left: usize,
    /// How often the rest has been written on.
    pub refills: u32,
    /// The most times that the rest may be written on.
    allowed: u32,
    /// The number of moves so far, those that wrote on included.
    pub moves: u32,
    /// Whether no move is left though digits are.
    pub dead: bool,
    /// The latest change, or `None` at the beginning.
    pub last: Option<Last>,
}

impl Sheet {
    /// The bytes that it takes beside itself.
    pub fn heap(&self) -> usize {
        self.cells.capacity()
    }

    /// The sheet at the beginning: 1 to 9 and 11 to 19.
    pub fn begin() -> Sheet {
        Sheet::of(START.iter().map(|digit| digit - b'0').collect())
    }

    /// A sheet with the same number of digits, drawn by chance.
    pub fn drawn(chance: &mut Chance) -> Sheet {
        Sheet::of(START.iter().map(|_| chance.die(9) as u8).collect())
    }

    /// The same sheet, with at most this number of refills.
    pub fn allowing(self, allowed: u32) -> Sheet {
        Sheet { allowed, ..self }
    }

    /// A sheet with these digits. A 0 is a crossed-out cell.
    pub fn of(digits: Vec<u8>) -> Sheet {
        let cells: Vec<u8> = digits.into_iter().map(|digit| if digit == 0 { STRUCK } else { digit }).collect();
        let left = cells.iter().filter(|cell| **cell < STRUCK).count();
        Sheet { cells, left, refills: 0, allowed: u32::MAX, moves: 0, dead: false, last: None }
    }

    /// The number of cells, crossed-out ones included.
    pub fn cells(&self) -> usize {
        self.cells.len()
    }

    /// The digit in a cell, and whether it is still there. `None`: there is no such cell.
    pub fn cell(&self, cell: usize) -> Option<(u8, bool)> {
        self.cells.get(cell).map(|digit| (digit % STRUCK, *digit < STRUCK))
    }

    /// The digit in a cell, or `None` if it is crossed out.
    pub fn digit(&self, cell: usize) -> Option<u8> {
        self.cells.get(cell).copied().filter(|digit| *digit < STRUCK)
    }

    /// Whether a row has digits left.
    pub fn has_left(&self, row: usize) -> bool {
        (row * COLS..(row + 1) * COLS).any(|cell| self.digit(cell).is_some())
    }

    /// Whether all digits are crossed out.
    pub fn cleared(&self) -> bool {
        self.left == 0
    }

    /// Whether the player can still move.
    pub fn open(&self) -> bool {
        !self.cleared() && !self.dead
    }

    /// All pairs that can be crossed out, each one once, in the order of their second cells.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let (mut before, mut above) = (None, [None; COLS]);
        (0..self.cells())
            .flat_map(move |cell| {
                let Some(digit) = self.digit(cell) else { return [None; 2] };
                let fits = |other: usize| fit(self.cells[other], digit).then_some((other, cell));
                let beside: Option<usize> = before.replace(cell);
                let upon: Option<usize> = above[cell % COLS].replace(cell);
                // One cell may be the nearest in both directions.
                [beside.and_then(fits), upon.filter(|upon| Some(*upon) != beside).and_then(fits)]
            })
            .flatten()
    }

    /// Whether a refill fits on the sheet and is still allowed.
    fn has_room(&self) -> bool {
        self.refills < self.allowed && self.cells() + self.left <= COLS * ROWS
    }

    /// Whether the rest may be written on now.
    pub fn may_refill(&self, stuck: bool) -> bool {
        self.has_room() && !(stuck && self.pair_from(0).is_some())
    }

    pub fn moves(&self, stuck: bool) -> Vec<Move> {
        let mut moves: Vec<Move> = self.pairs().map(|(one, two)| Move::Strike(place(one), place(two))).collect();
        if self.has_room() && (!stuck || moves.is_empty()) {
            moves.push(Move::More);
        }
        moves
    }

    /// The first pair, by its first cell. The search begins at `begin` and wraps around to the start.
    fn pair_from(&self, begin: usize) -> Option<(usize, usize)> {
        (begin..self.cells()).chain(0..begin).find_map(|one| {
            let digit = self.digit(one)?;
            let fits = |two: &usize| self.digit(*two).is_some_and(|other| fit(digit, other));
            let two = [1, COLS].into_iter().find_map(|step| self.between(one, self.cells(), step).filter(fits))?;
            Some((one, two))
        })
    }

    /// Some move: the first pair from a random cell on. Now and then, or if there is no pair, a refill.
    pub fn some_move(&self, stuck: bool, chance: &mut Chance) -> Option<Move> {
        if !stuck && self.has_room() && chance.die(8) == 1 {
            return Some(Move::More);
        }
        let pair = self.pair_from(chance.index(self.cells()));
        let pair = pair.map(|(one, two)| Move::Strike(place(one), place(two)));
        pair.or_else(|| self.has_room().then_some(Move::More))
    }

    /// Plays a move, or refuses it.
    pub fn play(&mut self, m: Move, stuck: bool) -> Result<(), Reject> {
        match m {
            Move::Strike(one, two) => {
                let (from, to) = (self.left_at(one)?, self.left_at(two)?);
                if let Some(text) = self.refusal(from, to) {
                    return Err(Reject::illegal(text));
                }
                self.strike(from, to);
            }
            Move::More if self.refills >= self.allowed => {
                return Err(Reject::illegal(Text::new("numbers-reject-refills").with("count", self.allowed)));
            }
            Move::More if !self.has_room() => {
                return Err(Reject::illegal(Text::new("numbers-reject-full").with("count", ROWS)));
            }
            Move::More if !self.may_refill(stuck) => return Err(Reject::illegal(Text::new("numbers-reject-stuck"))),
            Move::More => self.refill(),
        }
        // The next pair is rarely far from the latest change.
        let near = match self.last {
            Some(Last::Struck(one, _)) => one,
            _ => 0,
        };
        self.dead = !self.has_room() && !self.cleared() && self.pair_from(near).is_none();
        Ok(())
    }

    /// The cell at a place, if its digit is left.
    fn left_at(&self, at: Place) -> Result<usize, Reject> {
        let cell = usize::from(at.row) * COLS + usize::from(at.col);
        let refuse = |text: Text| Err(Reject::illegal(text.with("place", at)));
        match self.cell(cell).filter(|_| usize::from(at.col) < COLS) {
            None => refuse(Text::new("numbers-reject-outside").with("last", place(self.cells() - 1))),
            Some((_, false)) => refuse(Text::new("numbers-reject-struck")),
            Some((_, true)) => Ok(cell),
        }
    }

    /// The reason why two cells that are left cannot be crossed out, or `None` if they can.
    fn refusal(&self, one: usize, two: usize) -> Option<Text> {
        if one == two {
            return Some(Text::new("numbers-reject-same").with("place", place(one)));
        }
        let (a, b) = (self.cells[one], self.cells[two]);
        if !fit(a, b) {
            return Some(Text::new("numbers-reject-fit").with("one", a).with("two", b));
        }
        let column = one % COLS == two % COLS;
        let along = self.between(one, two, 1)?;
        let across = if column { self.between(one, two, COLS)? } else { along };
        let between = if column { across } else { along };
        // In one row or column, people see the digits between. Otherwise they need to hear which way the bot looked.
        let plain = column || one / COLS == two / COLS;
        let text = Text::new(if plain { "numbers-reject-between" } else { "numbers-reject-order" });
        Some(text.with("digit", self.cells[between]).with("place", place(between)))
    }

    /// The first cell between two, in steps of this size, with a digit left.
    fn between(&self, one: usize, two: usize, step: usize) -> Option<usize> {
        (one + step..two).step_by(step).find(|cell| self.digit(*cell).is_some())
    }

    /// Crosses out a pair without a check.
    pub fn strike(&mut self, one: usize, two: usize) {
        self.cells[one] |= STRUCK;
        self.cells[two] |= STRUCK;
        self.left -= 2;
        self.moves += 1;
        self.last = Some(Last::Struck(one, two));
    }

    /// Writes on the digits that are left, without a check.
    pub fn refill(&mut self) {
        let from = self.cells();
        for cell in 0..from {
            self.cells.extend(self.digit(cell));
        }
        self.left *= 2;
        self.moves += 1;
        self.refills += 1;
        self.last = Some(Last::Written(from));
    }
}

/// Whether two digits are equal or make ten.
fn fit(one: u8, two: u8) -> bool {
    one == two || one + two == 10
}
