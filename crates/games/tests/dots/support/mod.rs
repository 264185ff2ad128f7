//! What the tests of the field share.

pub mod slow;

use self::slow::{Slow, Spot};
use kletka_games::game::Seat;
use kletka_games::games::dots::field::{Field, Node, Rules};

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

    /// Compares what both fields tell about every node and the figures.
    pub fn compare(&self) {
        let houses = self.slow.houses();
        let grounded = [self.slow.grounded(0), self.slow.grounded(1)];
        let mut legal = 0;
        for spot in self.slow.spots() {
            let (node, at) = (self.node(spot), self.slow.at(spot));
            let place = self.fast.place(node);
            let seat = |seat: Option<usize>| seat.map(|seat| Seat(seat as u8));
            assert_eq!(place.dot, seat(self.slow.dots[at]), "dot {spot:?}\n{:?}", self.fast);
            assert_eq!(place.area, seat(self.slow.owner[at]), "area {spot:?}\n{:?}", self.fast);
            let barred = self.slow.owner[at].is_none() && self.slow.dots[at].is_none() && !self.slow.legal(spot);
            assert!(place.house == seat(houses[at]) || barred, "house {spot:?} {place:?}\n{:?}", self.fast);
            assert_eq!(place.grounded, grounded[0][at] || grounded[1][at], "grounded {spot:?}\n{:?}", self.fast);
            assert_eq!(self.fast.legal(node), self.slow.legal(spot), "legal {spot:?}\n{:?}", self.fast);
            legal += usize::from(self.slow.legal(spot));
        }
        assert_eq!(self.fast.free(), legal);
        assert!(self.fast.moves().all(|node| self.fast.legal(node)));
        for (seat, grounded) in grounded.iter().enumerate() {
            assert_eq!(usize::from(self.fast.score(Seat(seat as u8))), self.slow.score(seat), "{:?}", self.fast);
            assert_eq!(
                usize::from(self.fast.loose(Seat(seat as u8))),
                self.slow.loose(seat, grounded),
                "{:?}",
                self.fast
            );
        }
    }
}

/// A loop written from its least node on.
fn from_least(mut chain: Vec<Spot>) -> Vec<Spot> {
    let least = (0..chain.len()).min_by_key(|&nth| chain[nth]).unwrap_or(0);
    chain.rotate_left(least);
    chain
}
