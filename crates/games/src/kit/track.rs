//! Tracks of cells. Each seat moves one piece along its track.

use crate::game::{Outcome, Seat, Seats};
use crate::kit::rounds;

/// The pieces of all seats on a track. Cells are numbered from 0, where all start.
///
/// ```
/// use kletka_games::game::{Seat, Seats};
/// use kletka_games::kit::track::Track;
///
/// let mut track = Track::ring(12, 3);
/// let step = track.advance(Seat(1), 14);
/// assert_eq!((step.from, step.to, step.laps), (0, 2, 1));
/// assert_eq!((track.cell(Seat(1)), track.laps(Seat(1))), (2, 1));
/// assert_eq!(track.leaders(), Seats::one(Seat(1)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    cells: u32,
    closed: bool,
    /// The distance of each seat from the start, all laps included.
    gone: Vec<u32>,
}

/// The result of an advance.
///
/// ```
/// use kletka_games::game::{Seat, Seats};
/// use kletka_games::kit::track::Track;
///
/// // Sixty-three squares after the start: what is thrown too much counts backwards.
/// let mut track = Track::open(64, 2);
/// track.place(Seat(0), 60);
/// let step = track.advance(Seat(0), 5);
/// assert_eq!((step.to, step.surplus), (63, 2));
/// track.advance(Seat(0), -(step.surplus as i32));
/// assert_eq!(track.cell(Seat(0)), 61);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The cell before the advance.
    pub from: u32,
    /// The cell after it.
    pub to: u32,
    /// How often it passed the start of a closed track; negative if it went back past it.
    pub laps: i32,
    /// Steps that were not possible, because an open track ended or because nobody goes back beyond the start.
    pub surplus: u32,
    /// The seats that were ahead before and are behind now.
    pub overtaken: Seats,
    /// The seats that are level with it now: on the same cell of the same lap.
    pub level: Seats,
}

impl Track {
    /// A track with an end: the last cell is `cells - 1`.
    pub fn open(cells: u32, seats: u8) -> Track {
        assert!(cells > 0, "a track has cells");
        Track { cells, closed: false, gone: vec![0; usize::from(seats)] }
    }

    /// A closed track: after the last cell comes the first one again, in the next lap.
    pub fn ring(cells: u32, seats: u8) -> Track {
        Track { closed: true, ..Track::open(cells, seats) }
    }

    /// The cell of a seat.
    pub fn cell(&self, seat: Seat) -> u32 {
        self.gone(seat) % self.cells
    }

    /// The number of laps that a seat has completed.
    pub fn laps(&self, seat: Seat) -> u32 {
        self.gone(seat) / self.cells
    }

    /// The distance of a seat from the start in cells, all laps included.
    pub fn gone(&self, seat: Seat) -> u32 {
        self.gone.get(seat.index()).copied().unwrap_or(0)
    }

    /// Moves a seat forward, or back by a negative number.
    pub fn advance(&mut self, seat: Seat, steps: i32) -> Step {
        let before = self.gone(seat);
        let wanted = i64::from(before) + i64::from(steps);
        let last = if self.closed { u32::MAX } else { self.cells - 1 };
        let after = wanted.clamp(0, i64::from(last)) as u32;
        if let Some(gone) = self.gone.get_mut(seat.index()) {
            *gone = after;
        }
        let others = || self.seats().without(seat).iter();
        Step {
            from: before % self.cells,
            to: after % self.cells,
            // A difference of laps is at most as large as the number of steps.
            laps: (i64::from(after / self.cells) - i64::from(before / self.cells)) as i32,
            surplus: wanted.abs_diff(i64::from(after)) as u32,
            overtaken: others().filter(|other| before < self.gone(*other) && self.gone(*other) < after).collect(),
            level: others().filter(|other| self.gone(*other) == after).collect(),
        }
    }

    /// Puts a seat on a cell of its present lap.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::track::Track;
    ///
    /// let mut track = Track::open(64, 2);
    /// track.advance(Seat(0), 42);
    /// track.place(Seat(0), 30);
    /// assert_eq!(track.cell(Seat(0)), 30);
    /// ```
    pub fn place(&mut self, seat: Seat, cell: u32) {
        let cell = cell.min(self.cells - 1);
        if let Some(gone) = self.gone.get_mut(seat.index()) {
            *gone = (*gone / self.cells * self.cells).saturating_add(cell);
        }
    }

    /// The seats on a cell, in any lap.
    ///
    /// ```
    /// use kletka_games::game::{Seat, Seats};
    /// use kletka_games::kit::track::Track;
    ///
    /// let mut track = Track::ring(10, 3);
    /// track.advance(Seat(2), 10);
    /// track.advance(Seat(1), 4);
    /// assert_eq!(track.on(0), Seats::one(Seat(0)).with(Seat(2)));
    /// ```
    pub fn on(&self, cell: u32) -> Seats {
        self.seats().iter().filter(|seat| self.cell(*seat) == cell).collect()
    }

    /// The seats that are farthest ahead; several if they are level.
    pub fn leaders(&self) -> Seats {
        rounds::leaders(self.seats(), |seat| self.gone(seat))
    }

    /// The place of each seat, from 1. Level seats share a place.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::track::Track;
    ///
    /// let mut track = Track::open(20, 4);
    /// track.advance(Seat(2), 7);
    /// track.advance(Seat(3), 2);
    /// track.advance(Seat(0), 2);
    /// assert_eq!(track.places(), [2, 4, 1, 2]);
    /// ```
    pub fn places(&self) -> Vec<u8> {
        Outcome::places(&self.gone)
    }

    fn seats(&self) -> Seats {
        Seats::first(self.gone.len() as u8)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn nobody_goes_back_beyond_the_start_nor_beyond_the_end() {
        let mut ring = Track::ring(10, 2);
        ring.advance(Seat(0), 12);
        let back = ring.advance(Seat(0), -5);
        assert_eq!((back.to, back.laps, back.surplus), (7, -1, 0));
        assert_eq!(ring.advance(Seat(0), -9).surplus, 2);
        let mut open = Track::open(10, 2);
        assert_eq!((open.advance(Seat(0), i32::MAX).to, open.laps(Seat(0))), (9, 0));
        assert_eq!(open.advance(Seat(0), i32::MIN).to, 0);
    }

    #[test]
    fn the_end_of_all_numbers_does_not_overflow() {
        let mut ring = Track::ring(u32::MAX, 2);
        for _ in 0..3 {
            ring.advance(Seat(1), i32::MAX);
        }
        assert_eq!((ring.gone(Seat(1)), ring.leaders()), (u32::MAX, Seats::one(Seat(1))));
        ring.place(Seat(1), u32::MAX);
        ring.place(Seat(0), u32::MAX);
        ring.advance(Seat(0), 5);
    }

    proptest! {
        #[test]
        fn a_ring_is_walked_step_by_step(moves in prop::collection::vec((0u8..4, -20i32..40), 0..40)) {
            let mut track = Track::ring(12, 4);
            let mut slow = [0i32; 4];
            for (seat, steps) in moves {
                let n = usize::from(seat);
                let before = slow;
                let mut past = 0;
                for _ in 0..steps.abs() {
                    let next = slow[n] + steps.signum();
                    if next < 0 {
                        break;
                    }
                    past += next.div_euclid(12) - slow[n].div_euclid(12);
                    slow[n] = next;
                }
                let step = track.advance(Seat(seat), steps);
                prop_assert_eq!((step.laps, step.surplus as i32), (past, steps.abs() - (slow[n] - before[n]).abs()));
                for other in (0..4).filter(|other| *other != n) {
                    let passed = before[n] < slow[other] && slow[other] < slow[n];
                    prop_assert_eq!(step.overtaken.has(Seat(other as u8)), passed);
                    prop_assert_eq!(step.level.has(Seat(other as u8)), slow[other] == slow[n]);
                }
                for other in 0..4u8 {
                    let gone = slow[usize::from(other)] as u32;
                    prop_assert_eq!((track.cell(Seat(other)), track.laps(Seat(other))), (gone % 12, gone / 12));
                    prop_assert!(track.on(gone % 12).has(Seat(other)));
                }
            }
        }
    }
}
