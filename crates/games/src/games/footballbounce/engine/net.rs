//! The evaluation, learnt from matches of the computer against itself: a network with one hidden layer. It computes
//! with integers, so it gives the same value everywhere.

use super::board::{Board, CELLS, COLS, FAR, Ground, Reach};
use crate::game::Seat;

/// Sums of the hidden layer.
pub const HIDDEN: usize = 64;
/// The first inputs of each kind. The drawn links stand in front. Here begins the node of the ball.
pub const BALL: usize = 4 * CELLS;
const INSIDE: usize = BALL + CELLS;
const ENDS: usize = INSIDE + CELLS;
/// The nodes that come within reach in the turn after.
const SECOND: usize = ENDS + CELLS;
/// How far away the goal is that the mover attacks.
pub const OWN: usize = SECOND + CELLS;
/// How far away the mover's own goal is.
pub const OTHER: usize = OWN + FAR as usize + 1;
const MANY: usize = OTHER + FAR as usize + 1;
/// How many numbers of ends are told apart.
const COUNTS: usize = 8;
/// The number of inputs. Each is off or on.
pub const INPUTS: usize = MANY + COUNTS;
/// One in the hidden layer.
pub const ONE: i16 = 512;
/// One in the weights of the result.
pub const OUT: i32 = 256;
/// One in the result, in the logarithm of the odds.
pub const UNIT: i32 = 1000;
/// The length of a network in bytes.
pub const BYTES: usize = 2 * (INPUTS * HIDDEN + 2 * HIDDEN + 1);

/// The sums of the hidden layer before they are cut off.
#[derive(Clone, Copy, Debug)]
pub struct Sums([i16; HIDDEN]);

impl Sums {
    fn add(&mut self, row: &[i16; HIDDEN]) {
        self.0.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
    }
}

/// The weights.
#[derive(Clone, Debug)]
pub struct Net {
    rows: Vec<[i16; HIDDEN]>,
    start: Sums,
    out: [i16; HIDDEN],
    last: i32,
}

/// Reports the inputs of a position, except the links, to `told`. `seat` is to move.
pub fn inputs<const W: usize>(
    ground: &Ground<W>,
    board: &Board<W>,
    seat: Seat,
    reach: &Reach<W>,
    mut told: impl FnMut(usize),
) {
    told(BALL + ground.cell(seat, board.ball));
    reach.inside.nodes().for_each(|n| told(INSIDE + ground.cell(seat, n)));
    reach.ends.nodes().for_each(|n| told(ENDS + ground.cell(seat, n)));
    reach.second.nodes().for_each(|n| told(SECOND + ground.cell(seat, n)));
    told(OWN + reach.rests[seat.index()].min(FAR) as usize);
    told(OTHER + reach.rests[seat.other().index()].min(FAR) as usize);
    let ends = reach.ends.count();
    let many = if ends < 5 { ends } else { 3 + ends.ilog2() };
    told(MANY + (many as usize).min(COUNTS - 1));
}

/// The mirror image of an input, except the links.
pub fn mirrored(input: usize) -> usize {
    if (OWN..).contains(&input) {
        return input;
    }
    let (kind, cell) = ((input - BALL) / CELLS, (input - BALL) % CELLS);
    BALL + kind * CELLS + cell / COLS * COLS + (COLS - 1 - cell % COLS)
}

impl Net {
    /// A network from its bytes: little-endian numbers of two bytes. Missing ones count as zero.
    pub fn read(bytes: &[u8]) -> Net {
        let mut numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut row = || std::array::from_fn(|_| numbers.next().unwrap_or_default());
        let rows = (0..INPUTS).map(|_| row()).collect();
        let (start, out) = (Sums(row()), row());
        Net { rows, start, out, last: numbers.next().unwrap_or_default().into() }
    }

    /// The sums of the drawn links.
    pub fn sums<const W: usize>(&self, ground: &Ground<W>, board: &Board<W>, seat: Seat) -> Sums {
        let mut sums = self.start;
        board.drawn(ground).for_each(|(from, way)| self.draw(&mut sums, ground.link(seat, from, way)));
        sums
    }

    /// Adds a drawn link.
    pub fn draw(&self, sums: &mut Sums, link: usize) {
        sums.add(&self.rows[link]);
    }

    /// The value for the seat to move, in thousandths of the logarithm of its odds. `sums` has its links.
    pub fn value<const W: usize>(
        &self,
        sums: &Sums,
        ground: &Ground<W>,
        board: &Board<W>,
        seat: Seat,
        reach: &Reach<W>,
    ) -> i32 {
        let mut sums = *sums;
        inputs(ground, board, seat, reach, |n| sums.add(&self.rows[n]));
        let cut = |sum: i16| i32::from(sum.clamp(0, ONE));
        let result =
            sums.0.iter().zip(self.out).fold(0i32, |all, (sum, out)| all.wrapping_add(cut(*sum) * i32::from(out)));
        let one = i32::from(ONE) * OUT;
        ((i64::from(result) + i64::from(self.last) * i64::from(ONE)) * i64::from(UNIT) / i64::from(one)) as i32
    }
}
