//! The last columns of two players, played out to the end: the mean over all throws, with the best column for each.

use super::super::table::Table;
use super::super::variants::{Closing, Counting, Course, Run};
use super::chances;
use crate::game::Seat;

/// The most free cells that it looks through to the end.
const MOST: usize = 5;

/// Two rows, and the points of their columns.
#[derive(Clone)]
pub struct Ending {
    /// The entries of the mover and of the other player; 0 for a free cell.
    pub rows: [Vec<u8>; 2],
    /// The points of the columns.
    pub points: Vec<i64>,
    /// The values with their probabilities.
    pub odds: Vec<(u8, f64)>,
}

impl Ending {
    /// The end of a match of two. `None` unless so few cells are free that it can be solved.
    pub fn of(table: &Table, seat: Seat) -> Option<Ending> {
        let variant = table.rules.variant;
        let plain = variant.course == Course::Table && variant.entries == 1 && variant.throws == (0, 1);
        let free = variant.run == Run::Free && !variant.rising && variant.closing == Closing::Never;
        let two = table.seats().len() == 2 && table.round.present().len() == 2 && !table.round.is_common();
        if !plain || !free || !two || variant.stock > 0 || variant.counting != Counting::Sum {
            return None;
        }
        let row = |seat: Seat| {
            let cells = 0..table.rules.columns;
            cells.map(|column| table.cell(seat, column).first().map_or(0, |mark| mark.value())).collect::<Vec<u8>>()
        };
        let rows = [row(seat), row(seat.other())];
        let left = rows.iter().flatten().filter(|value| **value == 0).count();
        let odds = chances::throw(&table.rules, 2, 0).into_iter().enumerate();
        let odds = odds.filter(|(_, share)| *share > 0.0).map(|(value, share)| (value as u8, share)).collect();
        let points = (0..table.rules.columns).map(|column| table.rules.points(column)).collect();
        (left <= MOST).then_some(Ending { rows, points, odds })
    }

    /// The mover's share of the match after it writes a value in a column: 1 for a win, a half for a tie.
    pub fn after(&mut self, column: usize, value: u8) -> f64 {
        self.rows[0][column] = value;
        self.rows.swap(0, 1);
        let share = 1.0 - self.before_throw();
        self.rows.swap(0, 1);
        self.rows[0][column] = 0;
        share
    }

    /// The same before the mover throws.
    pub fn before_throw(&mut self) -> f64 {
        let free: Vec<usize> = (0..self.points.len()).filter(|column| self.rows[0][*column] == 0).collect();
        if free.is_empty() {
            if self.rows[1].contains(&0) {
                self.rows.swap(0, 1);
                let share = 1.0 - self.before_throw();
                self.rows.swap(0, 1);
                return share;
            }
            return self.end();
        }
        let odds = std::mem::take(&mut self.odds);
        self.odds.clone_from(&odds);
        let mut all = 0.0;
        for (value, share) in odds {
            all += share * free.iter().map(|column| self.after(*column, value)).fold(0.0, f64::max);
        }
        all
    }

    /// The result when all cells are full.
    fn end(&self) -> f64 {
        let columns = self.points.iter().zip(self.rows[0].iter().zip(&self.rows[1]));
        let lead: i64 = columns.map(|(points, (own, other))| points * i64::from(own.cmp(other) as i8)).sum();
        match lead {
            0 => 0.5,
            lead if lead > 0 => 1.0,
            _ => 0.0,
        }
    }
}
