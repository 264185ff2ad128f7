//! Shared code for the tests of the field.

pub mod nodes;
pub mod slow;

use self::nodes::Nodes;
use self::slow::{Slow, Spot};
use kletka_games::game::Seat;
use kletka_games::games::dots::field::{Field, Node, Rules};

/// The number of games to play out of `games`: all if everything is tried, otherwise one in twenty.
pub fn some(games: u64) -> u64 {
    crate::common::amount(games, games / 20)
}

/// A small generator of pseudo-random numbers (xorshift*), so that every run plays the same games.
pub struct Lot(u64);

impl Lot {
    pub fn new(seed: u64) -> Lot {
        Lot(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((u128::from(self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)) * bound as u128) >> 64) as usize
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// Both fields, played side by side and compared.
pub struct Pair {
    pub fast: Field,
    pub slow: Slow,
}

impl Pair {
    pub fn new(width: u8, height: u8, rules: Rules) -> Pair {
        let slow = Slow::new(i32::from(width), i32::from(height), rules.any, rules.border);
        Pair { fast: Field::new(width, height, rules), slow }
    }

    pub fn node(&self, (x, y): Spot) -> Node {
        self.fast.node(x as u8, y as u8).expect("on the sheet")
    }

    /// Plays one dot on both and compares everything.
    pub fn put(&mut self, seat: usize, spot: Spot) {
        let before = [self.slow.score(0), self.slow.score(1)];
        let effect = self.fast.put(Seat(seat as u8), self.node(spot)).expect("legal in the slow field");
        let chains = self.slow.put(seat, spot);
        let after = [self.slow.score(0), self.slow.score(1)];
        assert_eq!(effect.lost, chains.iter().any(|(by, _)| *by != seat), "{:?}", self.fast);
        assert_eq!(usize::from(effect.captured) + before[seat], after[seat], "{:?}", self.fast);
        assert_eq!(after[1 - seat] + usize::from(effect.freed), before[1 - seat] + usize::from(effect.lost));
        self.compare();
        self.compare_chains(chains);
    }

    pub fn compare_chains(&self, slow: Vec<(usize, Vec<Spot>)>) {
        let fast = self.fast.last_chains().into_iter().map(|chain| {
            let spots = chain.nodes.iter().map(|&node| self.fast.place_of(node));
            (chain.seat.index(), from_least(spots.map(|(x, y)| (i32::from(x), i32::from(y))).collect()))
        });
        let mut fast: Vec<_> = fast.collect();
        let mut slow: Vec<_> = slow.into_iter().map(|(by, chain)| (by, from_least(chain))).collect();
        fast.sort();
        slow.sort();
        assert_eq!(fast, slow, "{:?}", self.fast);
    }

    /// Compares what both fields say about every node, and the figures.
    pub fn compare(&self) {
        let grounded = [0, 1].map(|seat| self.slow.grounded(seat));
        let slow = Told {
            dots: self.slow.dots,
            areas: self.slow.areas,
            houses: self.slow.houses(),
            grounded: grounded[0].or(grounded[1]),
            legal: self.slow.legal(),
        };
        // The fields need not agree on houses where the rules forbid every dot.
        let barred = self.slow.free().without(slow.legal);
        let mut fast = self.told();
        for (fast, slow) in fast.houses.iter_mut().zip(slow.houses) {
            *fast = fast.without(barred).or(slow.and(barred));
        }
        assert!(fast == slow, "{:?}fast {fast:?}\nslow {slow:?}", self.fast);
        assert_eq!(self.fast.free(), slow.legal.count());
        assert!(self.fast.moves().all(|node| self.fast.legal(node)));
        for (seat, grounded) in grounded.into_iter().enumerate() {
            let (score, loose) = (self.slow.score(seat), self.slow.loose(seat, grounded));
            let of = Seat(seat as u8);
            let told = (usize::from(self.fast.score(of)), usize::from(self.fast.loose(of)));
            assert_eq!(told, (score, loose), "{:?}", self.fast);
        }
    }

    /// The fast field's information about every node.
    fn told(&self) -> Told {
        let mut told = Told::default();
        for (spot, node) in self.slow.spots().zip(self.fast.nodes()) {
            let place = self.fast.place(node);
            let add = |to: &mut [Nodes; 2], seat: Option<Seat>| {
                if let Some(seat) = seat {
                    to[seat.index()].add(spot);
                }
            };
            add(&mut told.dots, place.dot);
            add(&mut told.areas, place.area);
            add(&mut told.houses, place.house);
            if place.grounded {
                told.grounded.add(spot);
            }
            if self.fast.legal(node) {
                told.legal.add(spot);
            }
        }
        told
    }
}

/// A field's information about every node.
#[derive(PartialEq, Eq, Debug, Default)]
struct Told {
    dots: [Nodes; 2],
    areas: [Nodes; 2],
    houses: [Nodes; 2],
    grounded: Nodes,
    legal: Nodes,
}

/// A loop, rotated to begin with its least node.
fn from_least(mut chain: Vec<Spot>) -> Vec<Spot> {
    let least = (0..chain.len()).min_by_key(|&nth| chain[nth]).unwrap_or(0);
    chain.rotate_left(least);
    chain
}
