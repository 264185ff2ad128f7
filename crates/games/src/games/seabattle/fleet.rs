//! Ships: legal spots, possible fleets for a board, and random fleets.

use super::cells::Cells;
use crate::base::Place;
use crate::game::Chance;

/// A ship on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Ship {
    /// Its leftmost or uppermost cell.
    pub at: Place,
    /// How many cells it has.
    pub len: u8,
    /// Whether it stands upright. A ship of one cell lies across.
    pub down: bool,
}

impl Ship {
    /// The ship with these two ends; `None` when they are not in one line or too far apart for any board.
    pub fn between(one: Place, two: Place) -> Option<Ship> {
        let (from, to) = (one.min(two), one.max(two));
        let (cols, rows) = (to.col.abs_diff(from.col), to.row.abs_diff(from.row));
        if cols > 0 && rows > 0 {
            return None;
        }
        let len = u8::try_from(cols.max(rows)).ok()?.checked_add(1)?;
        Some(Ship { at: from, len, down: rows > 0 })
    }

    pub fn end(self) -> Place {
        let far = u16::from(self.len) - 1;
        if self.down {
            Place::new(self.at.col, self.at.row.saturating_add(far))
        } else {
            Place::new(self.at.col.saturating_add(far), self.at.row)
        }
    }

    /// The cells it stands on.
    pub fn cells(self) -> Cells {
        let step = |n: u16| {
            let (right, below) = if self.down { (0, n) } else { (n, 0) };
            Place::new(self.at.col.saturating_add(right), self.at.row.saturating_add(below))
        };
        (0..u16::from(self.len)).map(step).collect()
    }

    /// All places where a ship of that length can stand on an empty board.
    pub fn everywhere(size: u16, len: u8) -> Vec<Ship> {
        let free = (size + 1).saturating_sub(u16::from(len));
        let across = (0..size).flat_map(|row| (0..free).map(move |col| (Place::new(col, row), false)));
        let down = (0..free).flat_map(|row| (0..size).map(move |col| (Place::new(col, row), true)));
        across.chain(down.filter(|_| len > 1)).map(|(at, down)| Ship { at, len, down }).collect()
    }
}

/// The usual fleet of a board, longest ship first.
pub fn usual(size: u16) -> &'static [u8] {
    match size {
        ..=8 => &[4, 3, 2, 2, 1, 1],
        9 => &[4, 3, 3, 2, 2, 1, 1],
        10 => &[4, 3, 3, 2, 2, 2, 1, 1, 1, 1],
        11 => &[4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1],
        12.. => &[5, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1],
    }
}

/// Why a fleet cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// A ship of that length is longer than the board.
    Long(u8),
    /// The ships leave too little water.
    Crowded,
}

/// Whether a fleet, longest ship first, can be played on a board.
///
/// With the water that keeps it from its neighbours on two sides a ship takes 2 × (length + 1) cells of a board that
/// is one larger. Fleets that take more than three fifths of it are refused: nearly every placement would be a puzzle,
/// and the answers would tell too much. The rest must also stand in plain rows, which proves that they fit.
///
/// # Errors
/// What is wrong with it.
pub fn check(size: u16, fleet: &[u8]) -> Result<(), Unfit> {
    if let Some(&len) = fleet.iter().find(|&&len| u16::from(len) > size) {
        return Err(Unfit::Long(len));
    }
    let taken: u32 = fleet.iter().map(|&len| 2 * (u32::from(len) + 1)).sum();
    let room = u32::from(size + 1).pow(2);
    if taken * 5 > room * 3 || rows(size, fleet).is_none() {
        return Err(Unfit::Crowded);
    }
    Ok(())
}

/// The fleet in rows with a row of water between them: each ship stands in the first row that has room.
fn rows(size: u16, fleet: &[u8]) -> Option<Vec<Ship>> {
    let mut used = vec![0; usize::from(size.div_ceil(2))];
    let place = |&len: &u8| {
        let row = used.iter().position(|col| col + u16::from(len) <= size)?;
        let at = Place::new(used[row], 2 * row as u16);
        used[row] += u16::from(len) + 1;
        Some(Ship { at, len, down: false })
    };
    fleet.iter().map(place).collect()
}

/// How often a fleet is begun again before it is put in plain rows. Two are enough for the usual fleets.
const TRIES: usize = 40;

/// Draws a fleet that [`check`] accepts.
///
/// The longest ship is placed first, each one at a spot that leaves water around the others. Spots are weighted: were
/// they all as likely, the long ships would lie in the middle, which more spots cover, and shooting from the middle
/// outwards would profit. A spot counts the more, the fewer others cover its cells.
pub fn draw(size: u16, fleet: &[u8], chance: &mut Chance) -> Vec<Ship> {
    let drawn = (0..TRIES).find_map(|_| attempt(size, fleet, chance));
    // `check` has accepted the fleet, so it stands in rows.
    drawn.or_else(|| rows(size, fleet)).unwrap_or_default()
}

fn attempt(size: u16, fleet: &[u8], chance: &mut Chance) -> Option<Vec<Ship>> {
    let mut ships = Vec::with_capacity(fleet.len());
    let mut closed = Cells::NONE;
    for &len in fleet {
        let spots: Vec<Ship> =
            Ship::everywhere(size, len).into_iter().filter(|ship| !ship.cells().meets(closed)).collect();
        let ship = weighted(&spots, |ship| weight(size, *ship), chance)?;
        closed = closed | ship.cells().grown();
        ships.push(ship);
    }
    Some(ships)
}

/// One of the items, each as likely as its weight says; `None` when there are none.
pub fn weighted<T: Copy>(items: &[T], weight: impl Fn(&T) -> u32, chance: &mut Chance) -> Option<T> {
    let total: u32 = items.iter().map(&weight).sum();
    let mut left = chance.range(0, total.checked_sub(1)?);
    let chosen = items.iter().find(|item| match left.checked_sub(weight(item)) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    chosen.copied()
}

/// The sum over the cells of a spot of the inverse of the number of spots, on the empty board, that cover the cell.
pub fn weight(size: u16, ship: Ship) -> u32 {
    let len = u16::from(ship.len);
    let along = |n: u16| (n + 1).min(len).min(size - n).min(size + 1 - len);
    let covered = |place: Place| if len == 1 { 1 } else { u32::from(along(place.col) + along(place.row)) };
    ship.cells().iter().map(|place| 1_000 / covered(place)).sum::<u32>() / u32::from(ship.len)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seed;
    use crate::games::seabattle::cells::{TABLE, index};
    use proptest::prelude::*;

    fn legal(size: u16, fleet: &[u8], ships: &[Ship]) -> bool {
        let mut lens: Vec<u8> = ships.iter().map(|ship| ship.len).collect();
        lens.sort_unstable_by(|a, b| b.cmp(a));
        let apart = ships
            .iter()
            .enumerate()
            .all(|(n, ship)| ships.iter().skip(n + 1).all(|other| !ship.cells().grown().meets(other.cells())));
        lens == fleet && apart && ships.iter().all(|ship| ship.cells().inside(Cells::board(size)))
    }

    #[test]
    fn ships_are_straight() {
        let ship = |one, two| Ship::between(Place::read(one).unwrap(), Place::read(two).unwrap());
        assert_eq!(ship("a1", "a4"), ship("a4", "a1"));
        assert_eq!(ship("b2", "d2").map(|ship| (ship.len, ship.down)), Some((3, false)));
        assert_eq!(ship("c3", "c3").map(|ship| (ship.len, ship.down)), Some((1, false)));
        assert_eq!(ship("a1", "b2"), None);
        assert_eq!(ship("a1", "zz1"), None);
        assert_eq!(ship("b2", "b5").unwrap().end(), Place::new(1, 4));
    }

    #[test]
    fn spots_are_counted() {
        assert_eq!(Ship::everywhere(10, 1).len(), 100);
        assert_eq!(Ship::everywhere(10, 4).len(), 140);
        assert_eq!(Ship::everywhere(8, 9).len(), 0);
    }

    #[test]
    fn the_usual_fleets_fit_and_crowded_ones_do_not() {
        for size in 8..=12 {
            assert_eq!(check(size, usual(size)), Ok(()));
        }
        assert_eq!(check(8, &[9]), Err(Unfit::Long(9)));
        assert_eq!(check(8, &[8; 4]), Err(Unfit::Crowded));
        assert_eq!(check(8, &[1; 12]), Ok(()));
        assert_eq!(check(8, &[1; 13]), Err(Unfit::Crowded));
    }

    #[test]
    fn drawn_fleets_cover_the_board_evenly() {
        let mut hits = [0u32; TABLE];
        let mut chance = Chance::seeded(&Seed([5; 32]), 1);
        let fleets = crate::amount(800, 200);
        for _ in 0..fleets {
            let ships = draw(10, usual(10), &mut chance);
            assert!(legal(10, usual(10), &ships));
            ships.iter().flat_map(|ship| ship.cells().iter()).for_each(|place| hits[index(place)] += 1);
        }
        // Twenty of a hundred cells carry a ship.
        let share = |cells: &dyn Fn(Place) -> bool| {
            let chosen: Vec<u32> = Cells::board(10).iter().filter(|p| cells(*p)).map(|p| hits[index(p)]).collect();
            chosen.iter().sum::<u32>() as f32 / (chosen.len() * fleets) as f32
        };
        let rim = |p: Place| p.col.min(p.row).min(9 - p.col).min(9 - p.row);
        for ring in 0..5 {
            let found = share(&|p| rim(p) == ring);
            assert!((0.17..0.24).contains(&found), "ring {ring}: {found}");
        }
        for parity in 0..2 {
            let found = share(&|p| (p.col + p.row) % 2 == parity);
            assert!((0.19..0.21).contains(&found), "colour {parity} of the chessboard: {found}");
        }
        let corners = share(&|p| p.col % 9 == 0 && p.row % 9 == 0);
        assert!((0.17..0.26).contains(&corners), "corners: {corners}");
    }

    proptest! {
        #[test]
        fn every_accepted_fleet_is_drawn(
            size in 8u16..=12,
            mut fleet in proptest::collection::vec(1u8..=12, 1..=20),
            seed in any::<[u8; 32]>(),
        ) {
            fleet.sort_by(|a, b| b.cmp(a));
            while check(size, &fleet).is_err() {
                fleet.remove(0);
            }
            let ships = draw(size, &fleet, &mut Chance::seeded(&Seed(seed), 1));
            prop_assert!(legal(size, &fleet, &ships), "{:?}", ships);
        }
    }
}
