//! The computer's aim.
//!
//! Every level gives each open cell a worth and shoots at the best, in a salvo at the best few:
//!
//! 1. any cell;
//! 2. any cell, but after a hit the cells beside it, whether a ship can lie there or not;
//! 3. cells by which the ship that is hit can go on; else one colour of a chessboard, as children learn it; but half of
//!    the time it shoots like level 2;
//! 4. the cells that most spots of the remaining ships cover; but every fifth time it shoots like level 2;
//! 5. the cells that carry a ship in most of many fleets that agree with all answers, less where they lie beside one.
//!
//! The fifth needs about 55.6 shots for a fleet of which all are equally likely (`cargo bench --bench seabattle`). It
//! did not get better by more fleets, by weights for the lengths of ships or for the water that a ship clears, by
//! looking at the best next shot, or by shooting on in 3,000 imagined fleets until forty were left.

use super::cells::{Cells, TABLE, index};
use super::fleet::{self, Ship};
use super::waters::{Chart, View, missing};
use crate::base::Place;
use crate::game::{Chance, Deadline, Level, Seat};

/// How many fleets level 5 imagines for a shot.
const FLEETS: u32 = 3_000;

/// How much less a cell counts if it is water beside a ship: once the ship is sunk, it need not be shot at all. A cell
/// that carries a ship counts one.
const BESIDE: f64 = 0.15;

/// Fewer than this many say less than counting spots does.
const ENOUGH: u32 = 40;

/// How much more a cell counts if a ship that is hit may go on there: more than everything else together.
const WOUND: u64 = 1 << 40;

/// How much more a spot counts for each hit that it continues: more than all spots that cover a cell (at most 24 of
/// each of 20 ships, with weights of at most 1000).
const CONTINUES: u64 = 1 << 20;

/// The cells for a turn of a seat.
pub fn aim(view: &View, seat: Seat, level: Level, chance: &mut Chance, until: &Deadline) -> Vec<Place> {
    let target = Target::new(view, seat.other());
    let worth = match level.number() {
        1 => [0; TABLE],
        2 => target.beside(),
        3 if chance.range(0, 1) == 0 => target.beside(),
        3 => target.lattice(chance),
        4 if chance.range(0, 4) == 0 => target.beside(),
        4 => target.density(),
        _ => target.imagined(chance, until),
    };
    let mut cells: Vec<Place> = target.open.iter().collect();
    chance.shuffle(&mut cells);
    cells.sort_by_key(|place| std::cmp::Reverse(worth[index(*place)]));
    cells.truncate(view.volley);
    cells
}

/// A worth for every cell.
type Worth = [u64; TABLE];

/// The known facts about the enemy's board.
pub struct Target {
    size: u16,
    /// Cells that may be shot.
    open: Cells,
    /// Cells of ships that are hit but afloat.
    wounded: Cells,
    /// The lengths afloat, longest first.
    afloat: Vec<u8>,
    /// For each length in `afloat`, without repetition: all spots where such a ship can be.
    spots: Vec<(u8, Vec<Spot>)>,
}

/// A spot where a ship can be, with all that is asked about it again and again.
#[derive(Clone, Copy)]
struct Spot {
    ship: Ship,
    cells: Cells,
    /// With the water around it.
    grown: Cells,
    /// How likely it is beside others of its length, before any shot.
    weight: u32,
}

impl Target {
    /// The facts of a view about the board of a seat.
    pub fn new(view: &View, seat: Seat) -> Target {
        let chart = &view.sides[seat.index()].chart;
        Target::of(view.rules.size, &view.rules.fleet, chart)
    }

    /// The facts of a chart.
    pub fn of(size: u16, fleet: &[u8], chart: &Chart) -> Target {
        let afloat = missing(fleet, &chart.sunk);
        let open = chart.open(size);
        let wounded = chart.hits - chart.wrecks();
        let mut lens = afloat.clone();
        lens.dedup();
        // A ship has a cell that is not hit, stands on open and hit cells only, and on all hits that it touches.
        let possible = |spot: &Spot| {
            let Spot { cells, grown, .. } = *spot;
            cells.inside(open | wounded) && cells.meets(open) && (grown & wounded).inside(cells)
        };
        let spot = |ship: Ship| {
            let cells = ship.cells();
            Spot { ship, cells, grown: cells.grown(), weight: fleet::weight(size, ship) }
        };
        let spots_of = |len| Ship::everywhere(size, len).into_iter().map(spot).filter(possible).collect();
        let spots = lens.into_iter().map(|len| (len, spots_of(len))).collect();
        Target { size, open, wounded, afloat, spots }
    }

    fn count(&self, len: u8) -> u64 {
        self.afloat.iter().filter(|&&other| other == len).count() as u64
    }

    /// Cells beside a hit.
    fn beside(&self) -> Worth {
        let mut worth = [0; TABLE];
        for place in (self.wounded.beside() & self.open).iter() {
            worth[index(place)] = WOUND;
        }
        worth
    }

    /// Cells beside a hit by which a ship can go on.
    fn wounds(&self) -> Worth {
        let mut worth = [0; TABLE];
        let near = self.wounded.beside();
        for spot in self.spots.iter().flat_map(|(_, spots)| spots).filter(|spot| spot.cells.meets(self.wounded)) {
            for place in (spot.cells & self.open & near).iter() {
                worth[index(place)] = WOUND;
            }
        }
        worth
    }

    /// Wounds first, else one colour of a chessboard, on which every ship but the smallest has a cell.
    fn lattice(&self, chance: &mut Chance) -> Worth {
        let mut worth = self.wounds();
        let Some((len, spots)) = self.spots.first() else { return worth };
        let gap = u16::from(*len).min(2);
        let row = |place: Place| (place.col + place.row) % gap;
        // A ship that is hit is shot to the end.
        let closed = Cells::board(self.size) - self.open;
        let shot = |offset: &u16| closed.iter().filter(|place| row(*place) == *offset).count();
        let mut offsets: Vec<u16> = (0..gap).collect();
        chance.shuffle(&mut offsets);
        let begun = offsets.iter().copied().max_by_key(shot);
        let room = spots.iter().fold(Cells::NONE, |cells, spot| cells | spot.cells);
        for place in (self.open & room).iter() {
            worth[index(place)] += if Some(row(place)) == begun { 2 } else { 1 };
        }
        worth
    }

    /// How many spots cover each cell; those that continue a hit count above all others.
    fn density(&self) -> Worth {
        let mut worth = [0; TABLE];
        for (len, spots) in &self.spots {
            for spot in spots {
                let hits = (spot.cells & self.wounded).len() as u64;
                let factor = if hits > 0 { CONTINUES * hits } else { 1 };
                let value = u64::from(spot.weight) * self.count(*len) * factor;
                for place in (spot.cells & self.open).iter() {
                    worth[index(place)] += value;
                }
            }
        }
        worth
    }

    /// How good each cell looks in many imagined fleets; wounds first.
    fn imagined(&self, chance: &mut Chance, until: &Deadline) -> Worth {
        let mut worth = self.wounds();
        let (mut found, mut total) = (0, 0.0);
        let mut score = [0.0; TABLE];
        let mut buffers = Buffers::default();
        for _ in 0..FLEETS {
            if until.passed_after(1) {
                break;
            }
            let Some(weight) = self.imagine(&mut buffers, chance) else { continue };
            found += 1;
            total += weight;
            let (mut hulls, mut halo) = (Cells::NONE, Cells::NONE);
            for spot in &buffers.ships {
                hulls = hulls | spot.cells;
                halo = halo | spot.grown;
            }
            for place in (hulls & self.open).iter() {
                score[index(place)] += weight;
            }
            for place in ((halo - hulls) & self.open).iter() {
                score[index(place)] -= weight * BESIDE;
            }
        }
        if found < ENOUGH {
            return self.density();
        }
        for place in self.open.iter() {
            let cell = index(place);
            // From -1 to 1, in millionths.
            worth[cell] += ((score[cell] / total + 2.0).max(0.0) * 1e6) as u64;
        }
        worth
    }

    /// An imagined fleet, for tests that compare positions which nobody can tell apart.
    #[cfg(test)]
    pub fn fleet(&self, chance: &mut Chance) -> Option<Vec<Ship>> {
        let mut buffers = Buffers::default();
        self.imagine(&mut buffers, chance)?;
        Some(buffers.ships.iter().map(|spot| spot.ship).collect())
    }

    /// Ships afloat that agree with all answers, drawn at random, and the weight of the fleet; `None` when the draw
    /// came to a dead end. Ships for the hits are chosen first, then the others from the longest on.
    ///
    /// Every spot that is left is as likely. A fleet counts by how many there were for each ship, and less where the
    /// same fleet can be drawn in several orders: so in the sum all fleets count alike.
    fn imagine(&self, buffers: &mut Buffers, chance: &mut Chance) -> Option<f64> {
        buffers.ships.clear();
        buffers.left.clear();
        buffers.left.extend(&self.afloat);
        let (closed, weight) = self.imagine_hit(buffers, chance)?;
        Some(weight * self.imagine_others(buffers, closed | self.wounded, chance)?)
    }

    /// The ships for the hits: the cells that other ships cannot use, and the weight.
    fn imagine_hit(&self, buffers: &mut Buffers, chance: &mut Chance) -> Option<(Cells, f64)> {
        let Buffers { ships, choices, left } = buffers;
        let (mut closed, mut weight) = (Cells::NONE, 1.0);
        let mut bare = self.wounded;
        while let Some(wound) = bare.iter().next().map(Cells::one) {
            choices.clear();
            for (kind, (len, spots)) in self.spots.iter().enumerate() {
                if left.contains(len) {
                    let fits = |spot: &Spot| spot.cells.meets(wound) && !spot.cells.meets(closed);
                    choices.extend((0..spots.len()).filter(|n| fits(&spots[*n])).map(|n| (kind as u16, n as u16)));
                }
            }
            let &(kind, nth) = chance.pick(choices)?;
            let spot = self.spots[usize::from(kind)].1[usize::from(nth)];
            weight *= choices.len() as f64;
            let n = left.iter().position(|len| *len == spot.ship.len)?;
            left.remove(n);
            closed = closed | spot.grown;
            bare = bare - spot.cells;
            ships.push(spot);
        }
        Some((closed, weight))
    }

    /// The remaining ships, outside of closed cells: the weight.
    fn imagine_others(&self, buffers: &mut Buffers, mut closed: Cells, chance: &mut Chance) -> Option<f64> {
        let Buffers { ships, choices, left } = buffers;
        let mut weight = 1.0;
        for (kind, (len, spots)) in self.spots.iter().enumerate() {
            let count = left.iter().filter(|other| *other == len).count();
            if count == 0 {
                continue;
            }
            choices.clear();
            let free = (0..spots.len()).filter(|n| !spots[*n].cells.meets(closed));
            choices.extend(free.map(|n| (kind as u16, n as u16)));
            for order in 1..=count {
                let spot = spots[usize::from(chance.pick(choices)?.1)];
                weight *= choices.len() as f64 / order as f64;
                closed = closed | spot.grown;
                if order < count {
                    choices.retain(|(_, n)| !spots[usize::from(*n)].cells.meets(spot.grown));
                }
                ships.push(spot);
            }
        }
        Some(weight)
    }
}

/// Buffers for drawing one fleet after another.
#[derive(Default)]
struct Buffers {
    ships: Vec<Spot>,
    /// Kinds and numbers of spots.
    choices: Vec<(u16, u16)>,
    left: Vec<u8>,
}
