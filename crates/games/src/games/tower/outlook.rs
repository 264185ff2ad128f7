//! The chance to win after a turn, as a small network sees it. It knows the heights of two players, the closed columns,
//! and how many columns either player still needs.
//!
//! `cargo bench -p kletka-games --bench tower` trains the network in matches against itself and prints `weights.rs`.

use std::array;

use super::climb::{Heights, steps};
use crate::kit::pairs::{self, SUMS};

/// Where the inputs begin: the players' heights as shares of the open columns, the closed columns, and the numbers of
/// columns that the players need, of which one each is set. The last input is always 1.
const OWN: usize = 0;
const OTHER: usize = SUMS;
const CLOSED: usize = 2 * SUMS;
const NEEDS: usize = 3 * SUMS;
const OTHER_NEEDS: usize = NEEDS + MANY;
const ONE: usize = OTHER_NEEDS + MANY;
/// Number of inputs.
pub const INPUTS: usize = ONE + 1;
/// Number of units. Each of them also sees the tower in a mirror, with 2 for 12, since both sides of it are alike.
pub const UNITS: usize = 16;
/// A player who needs more columns than this counts like one who needs this many.
const MANY: usize = 3;

/// The sums of the units, and of their mirrored twins.
pub type Layer = [f32; 2 * UNITS];
/// The weights of the inputs and of the result, for each unit, and a constant.
pub type Weights = ([([f32; INPUTS], f32); UNITS], f32);

/// The input that is this one in a mirror.
pub fn mirrored(input: usize) -> usize {
    if input < NEEDS { input / SUMS * SUMS + SUMS - 1 - input % SUMS } else { input }
}

/// The input for a number of columns.
fn needs(columns: usize) -> usize {
    columns.clamp(1, MANY) - 1
}

/// The share of the column with this index below a height.
fn share(n: usize, height: u8) -> f32 {
    f32::from(height) / f32::from(steps(pairs::LEAST + n as u8))
}

/// The situation of a player against another one.
#[derive(Clone, Copy, Debug)]
pub struct Pair<'a> {
    pub own: &'a Heights,
    pub other: &'a Heights,
    pub closed: &'a [bool; SUMS],
    /// The number of columns that the player needs, and the other one.
    pub needs: [usize; 2],
}

impl Pair<'_> {
    /// The inputs of the network.
    pub fn inputs(&self) -> [f32; INPUTS] {
        let mut inputs = [0.0; INPUTS];
        for n in 0..SUMS {
            match self.closed[n] {
                true => inputs[CLOSED + n] = 1.0,
                false => {
                    inputs[OWN + n] = share(n, self.own[n]);
                    inputs[OTHER + n] = share(n, self.other[n]);
                }
            }
        }
        inputs[NEEDS + needs(self.needs[0])] = 1.0;
        inputs[OTHER_NEEDS + needs(self.needs[1])] = 1.0;
        inputs[ONE] = 1.0;
        inputs
    }
}

/// The network.
pub struct Net {
    /// The weights of each input.
    rows: [Layer; INPUTS],
    result: Layer,
    constant: f32,
}

impl Net {
    pub fn new((units, constant): &Weights) -> Net {
        let side = |k: usize| (k % UNITS, k >= UNITS);
        let row = |input: usize| {
            array::from_fn(|k| match side(k) {
                (unit, false) => units[unit].0[input],
                (unit, true) => units[unit].0[mirrored(input)],
            })
        };
        Net { rows: array::from_fn(row), result: array::from_fn(|k| units[side(k).0].1), constant: *constant }
    }

    fn add(&self, layer: &mut Layer, input: usize, times: f32) {
        layer.iter_mut().zip(&self.rows[input]).for_each(|(sum, weight)| *sum += times * weight);
    }

    /// The sums of the units for these inputs.
    pub fn layer(&self, inputs: &[f32; INPUTS]) -> Layer {
        let mut layer = [0.0; 2 * UNITS];
        let set = inputs.iter().enumerate().filter(|(_, times)| **times != 0.0);
        set.for_each(|(input, times)| self.add(&mut layer, input, *times));
        layer
    }

    /// The chance to win.
    pub fn chance(&self, layer: &Layer) -> f32 {
        // Several sums at once are what processors do fast.
        let mut sums = [0.0; 8];
        for (results, units) in self.result.chunks_exact(8).zip(layer.chunks_exact(8)) {
            for (sum, (result, unit)) in sums.iter_mut().zip(results.iter().zip(units)) {
                *sum += result * unit.max(0.0);
            }
        }
        1.0 / (1.0 + (-sums.iter().sum::<f32>() - self.constant).exp())
    }

    /// Changes the sums of a pair when the player climbs to a height in the column with this index.
    pub fn climb(&self, layer: &mut Layer, pair: &Pair<'_>, n: usize, height: u8) {
        if height < steps(pairs::LEAST + n as u8) {
            return self.add(layer, OWN + n, share(n, height - pair.own[n]));
        }
        self.add(layer, OWN + n, -share(n, pair.own[n]));
        self.add(layer, OTHER + n, -share(n, pair.other[n]));
        self.add(layer, CLOSED + n, 1.0);
    }

    /// Changes the sums of a pair when the player has climbed so many columns, which do not win yet.
    pub fn reach(&self, layer: &mut Layer, pair: &Pair<'_>, tops: usize) {
        self.add(layer, NEEDS + needs(pair.needs[0]), -1.0);
        self.add(layer, NEEDS + needs(pair.needs[0] - tops), 1.0);
    }
}
