//! A table of rows. For every row that can follow from a given one, it tells who loses if nobody errs.
//!
//! A row is the number made of its digits in mixed radix, with the leftmost digit the least. Cutting it is a remainder,
//! and lowering a digit is a difference. So rows of one length lie next to each other, and a row lies behind all rows
//! that it leads to.

use crate::game::Deadline;

/// How many rows pass between two looks at the clock.
const CLOCK: usize = 1 << 12;

/// The seat that loses from a row on, counted from the mover, who is 0.
pub type Loser = u8;

/// All rows that follow from the beginning of a row.
#[derive(Debug)]
pub struct Table {
    seats: u8,
    /// The highest value of each digit.
    most: Vec<u8>,
    /// The weight of each place, and one entry more.
    weight: Vec<usize>,
    /// The index of the first row of each length.
    begin: Vec<usize>,
    losers: Vec<Loser>,
}

impl Table {
    /// The bytes that it takes beside itself.
    pub fn heap(&self) -> usize {
        self.losers.capacity() * size_of::<Loser>()
    }

    /// The table of the longest beginning of a row that has at most `rows` rows and fits the time.
    pub fn new(row: &[u8], seats: u8, rows: usize, until: &Deadline) -> Table {
        // If the row is empty, the player before the mover has emptied it.
        let losers = vec![seats - 1];
        let mut table = Table { seats, most: Vec::new(), weight: vec![1], begin: vec![0], losers };
        for &digit in row {
            let next = table.weight[table.most.len()] * (usize::from(digit) + 1);
            if table.losers.len() + next > rows || !table.grow(digit, next, until) {
                break;
            }
        }
        table
    }

    /// Adds the rows that are one digit longer. Returns `false` if time is up.
    fn grow(&mut self, digit: u8, rows: usize, until: &Deadline) -> bool {
        let begin = self.losers.len();
        self.most.push(digit);
        self.weight.push(rows);
        self.begin.push(begin);
        for index in 0..rows {
            if index % CLOCK == 0 && until.passed() {
                self.losers.truncate(begin);
                self.most.pop();
                self.weight.pop();
                self.begin.pop();
                return false;
            }
            let loser = self.judge(index);
            self.losers.push(loser);
        }
        true
    }

    /// The loser from one of the longest rows, by its number among them.
    fn judge(&self, index: usize) -> Loser {
        let begin = self.begin[self.most.len()];
        let mut rest = index;
        for place in (0..self.most.len()).rev() {
            let weight = self.weight[place];
            let (digit, before) = (rest / weight, rest % weight);
            rest = before;
            if digit == 0 {
                let loser = self.passed(self.losers[self.begin[place] + before]);
                if loser != 0 {
                    return loser;
                }
            }
            for by in 1..=digit {
                let loser = self.passed(self.losers[begin + index - by * weight]);
                if loser != 0 {
                    return loser;
                }
            }
        }
        0
    }

    /// The same loser, counted from the seat before.
    fn passed(&self, loser: Loser) -> Loser {
        passed(loser, self.seats)
    }

    /// The length up to which everything is known.
    pub fn length(&self) -> usize {
        self.most.len()
    }

    /// Whether the table holds for a later row too, as far as it knows anything.
    pub fn serves(&self, row: &[u8], seats: u8) -> bool {
        self.seats == seats && row.iter().zip(&self.most).all(|(digit, most)| digit <= most)
    }

    /// The loser from a row on; `None` if the row is too long.
    pub fn loser(&self, row: &[u8]) -> Option<Loser> {
        let index: usize = row.iter().zip(&self.weight).map(|(digit, weight)| usize::from(*digit) * weight).sum();
        (row.len() <= self.length()).then(|| self.losers[self.begin[row.len()] + index])
    }
}

/// The loser, counted from the player who has just moved.
pub fn passed(loser: Loser, seats: u8) -> Loser {
    (loser + 1) % seats
}
