//! A table of rows: for every row that can follow from a given one, it says who loses if nobody errs.
//!
//! A row is the number made of its digits in mixed radix, with the leftmost digit the least. Cutting it is a remainder,
//! and lowering a digit is a difference. So rows of one length lie next to each other, and whatever a row leads to lies
//! before it.

use crate::game::Deadline;

/// How often the clock is looked at, in rows.
const CLOCK: usize = 1 << 12;

/// The loser from a row on, counted from the mover, who is 0.
pub type Loser = u8;

/// All rows that the beginning of a row leads to.
#[derive(Debug)]
pub struct Table {
    seats: u8,
    /// The most that each digit can be.
    most: Vec<u8>,
    /// How much a digit of each place counts; one more than there are places.
    weight: Vec<usize>,
    /// Where rows of each length begin.
    begin: Vec<usize>,
    losers: Vec<Loser>,
}

impl Table {
    /// The table of as long a beginning of a row as has at most so many rows, and as time permits.
    pub fn new(row: &[u8], seats: u8, rows: usize, until: &Deadline) -> Table {
        // The player who has emptied the row is the one before the mover.
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

    /// Adds the rows that are longer by one digit; `false` when time was up.
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

    /// Who loses from the row of that number among the longest ones.
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

    /// The same seat as the one before counts it.
    fn passed(&self, loser: Loser) -> Loser {
        passed(loser, self.seats)
    }

    /// Up to which length everything is known.
    pub fn length(&self) -> usize {
        self.most.len()
    }

    /// Whether it also knows what a later row leads to, as far as it knows anything.
    pub fn serves(&self, row: &[u8], seats: u8) -> bool {
        self.seats == seats && row.iter().zip(&self.most).all(|(digit, most)| digit <= most)
    }

    /// Who loses from a row on; `None` for one that is too long.
    pub fn loser(&self, row: &[u8]) -> Option<Loser> {
        let index: usize = row.iter().zip(&self.weight).map(|(digit, weight)| usize::from(*digit) * weight).sum();
        (row.len() <= self.length()).then(|| self.losers[self.begin[row.len()] + index])
    }
}

/// Who loses, counted from the one who has just moved.
pub fn passed(loser: Loser, seats: u8) -> Loser {
    (loser + 1) % seats
}
