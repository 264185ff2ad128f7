//! The value of a row: the points that it brings on average with `n` throws to come, if it is filled as well as can be.
//! It looks at each row alone. A player has four rows but one cross for the white sum, so a row gets a share of the
//! throws that would suit it.

use std::sync::{LazyLock, OnceLock};

use super::sheet::{COLUMNS, Line, NEEDED, points};

/// The most throws that it looks ahead.
pub const AHEAD: usize = 40;
/// The most crosses of a row, with its lock.
const CROSSES: usize = COLUMNS + 1;

/// How often a row gets the dice that suit it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Luck {
    /// The share of the player's own throws, in which a coloured die counts too.
    pub own: f64,
    /// The chance that no other row needs the white sum.
    pub white: f64,
    /// The chance that no other row needs the coloured die.
    pub coloured: f64,
}

/// The value of a row, by the first column that may be crossed and by the number of crosses.
type Layer = [[f64; CROSSES + 1]; COLUMNS + 1];

/// The value of a row, by the number of throws to come.
pub struct Outlook(Vec<Layer>);

impl Outlook {
    /// The outlook of a player with such luck.
    pub fn new(luck: Luck) -> Outlook {
        let mut layers = vec![std::array::from_fn(|_| std::array::from_fn(|count| points(count as u8) as f64))];
        for throw in 0..AHEAD {
            layers.push(before(&layers[throw], luck));
        }
        Outlook(layers)
    }

    /// The outlook of a player among `seats` players.
    pub fn among(seats: u32) -> &'static Outlook {
        static KEPT: LazyLock<[OnceLock<Outlook>; 9]> = LazyLock::new(Default::default);
        let seats = seats.clamp(1, 8);
        let luck = Luck { own: 1.0 / f64::from(seats), white: WHITE, coloured: COLOURED };
        KEPT[seats as usize].get_or_init(|| Outlook::new(luck))
    }

    /// The value of a row with `throws` throws to come.
    pub fn worth(&self, line: Line, throws: usize) -> f64 {
        self.0[throws.min(AHEAD)][line.next()][usize::from(line.count())]
    }
}

/// How often the dice are free for a row, found by trial.
const WHITE: f64 = 0.6;
const COLOURED: f64 = 0.6;

/// The values of rows one throw earlier.
fn before(after: &Layer, luck: Luck) -> Layer {
    let mut layer = *after;
    for (next, worths) in layer.iter_mut().enumerate().take(COLUMNS) {
        // A row has at most as many crosses as there are columns to the left.
        for (count, worth) in worths.iter_mut().enumerate().take(next + 1) {
            *worth = mean(after, (next, count), luck);
        }
    }
    layer
}

/// The mean over all throws of two white dice and a coloured one. Faces here are columns, from 0. A sum is two more
/// than a column.
fn mean(after: &Layer, at: (usize, usize), luck: Luck) -> f64 {
    let worth = |(next, count): (usize, usize)| after[next][count];
    let best = |at, column| crossed(at, column).map_or(worth(at), |to| worth(to).max(worth(at)));
    let mut total = 0.0;
    for dice in 0..216 {
        let (one, two, coloured) = (dice % 6, dice / 6 % 6, dice / 36);
        let white = one + two;
        let by_white = best(at, white);
        // The better of both white dice with the coloured one.
        let by_coloured = |at| best(at, one + coloured).max(best(at, two + coloured));
        let both = crossed(at, white).map_or(by_coloured(at), |to| by_coloured(to).max(by_coloured(at)));
        let alone = [
            (luck.white * (1.0 - luck.coloured), by_white),
            ((1.0 - luck.white) * luck.coloured, by_coloured(at)),
            (luck.white * luck.coloured, both),
            ((1.0 - luck.white) * (1.0 - luck.coloured), worth(at)),
        ];
        let own: f64 = alone.iter().map(|(chance, worth)| chance * worth).sum();
        let other = luck.white * by_white + (1.0 - luck.white) * worth(at);
        total += luck.own * own + (1.0 - luck.own) * other;
    }
    total / 216.0
}

/// A row after a cross; `None` if it cannot be crossed there.
fn crossed((next, count): (usize, usize), column: usize) -> Option<(usize, usize)> {
    match column {
        _ if column < next => None,
        column if column + 1 < COLUMNS => Some((column + 1, count + 1)),
        // The lock counts too.
        _ => (count >= usize::from(NEEDED)).then_some((COLUMNS, count + 2)),
    }
}
