//! Chance that replays: ChaCha20, key = the match's seed, stream = the number of the ply.

use std::collections::VecDeque;

use rand_chacha::ChaCha20Rng;
use rand_core::{RngCore, SeedableRng};

/// The secret of a match from which all its chance follows. `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// Where the numbers of one step come from, and what was drawn so far.
///
/// Each ply has a stream of its own: taking a move back re-rolls nothing, and a change in one ply shifts no other.
/// Every draw is kept as the value that the game saw (a die that shows four is drawn as `4`), so that it can be
/// written into the record and checked on replay.
#[derive(Clone, Debug)]
pub struct Chance {
    source: Draws,
    drawn: Vec<u32>,
    fault: bool,
}

#[derive(Clone, Debug)]
enum Draws {
    Seeded(Box<ChaCha20Rng>),
    Given(VecDeque<u32>),
}

impl Chance {
    /// The chance of ply number `stream` of the match with that seed.
    pub fn seeded(seed: &Seed, stream: u64) -> Chance {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(stream);
        Chance { source: Draws::Seeded(Box::new(rng)), drawn: Vec::new(), fault: false }
    }

    /// A chance that gives back what a record says was drawn.
    pub fn given(draws: &[u32]) -> Chance {
        Chance { source: Draws::Given(draws.iter().copied().collect()), drawn: Vec::new(), fault: false }
    }

    /// A whole number from `low` to `high`, both included, each as likely as the others.
    ///
    /// Where a record runs out of draws or gives one outside the range, `low` is answered and [`fault`](Self::fault)
    /// is set: the step is then refused as a whole, so games need not look.
    pub fn range(&mut self, low: u32, high: u32) -> u32 {
        assert!(low <= high, "a range that holds at least one number");
        let value = match &mut self.source {
            Draws::Seeded(rng) => low + below(rng, u64::from(high - low) + 1),
            Draws::Given(draws) => match draws.pop_front() {
                Some(value) if (low..=high).contains(&value) => value,
                _ => {
                    self.fault = true;
                    low
                }
            },
        };
        self.drawn.push(value);
        value
    }

    /// A throw of a die with `faces` faces: 1 to `faces`.
    pub fn die(&mut self, faces: u32) -> u32 {
        self.range(1, faces)
    }

    /// An index below `len` (which must not be 0).
    pub fn index(&mut self, len: usize) -> usize {
        self.range(0, u32::try_from(len - 1).unwrap_or(u32::MAX)) as usize
    }

    /// One of the items, each as likely; `None` when there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.index(items.len())) }
    }

    /// Brings the items into a random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// What was drawn so far, in order.
    pub fn drawn(&self) -> &[u32] {
        &self.drawn
    }

    /// Whether a record gave a draw that cannot have happened, too few of them, or some that were not used.
    pub fn fault(&self) -> bool {
        self.fault || matches!(&self.source, Draws::Given(rest) if !rest.is_empty())
    }
}

/// A number below `n` without bias: draws that fall into the incomplete last block are thrown away.
fn below(rng: &mut ChaCha20Rng, n: u64) -> u32 {
    let blocks = (1u64 << 32) / n;
    loop {
        let draw = u64::from(rng.next_u32());
        if draw < blocks * n {
            return (draw % n) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_repeats_and_streams_differ() {
        let seed = Seed([7; 32]);
        let draw = |stream| {
            let mut chance = Chance::seeded(&seed, stream);
            (0..32).map(|_| chance.die(6)).collect::<Vec<_>>()
        };
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }

    #[test]
    fn given_draws_are_checked() {
        let mut chance = Chance::given(&[4, 6]);
        assert_eq!((chance.die(6), chance.fault()), (4, true), "one draw is left over");
        assert_eq!((chance.die(6), chance.fault()), (6, false));
        chance.die(6);
        assert!(chance.fault(), "ran out");
        let mut chance = Chance::given(&[7]);
        assert_eq!((chance.die(6), chance.fault()), (1, true));
    }

    #[test]
    fn a_die_is_fair() {
        let mut counts = [0u32; 6];
        let mut chance = Chance::seeded(&Seed([1; 32]), 1);
        for _ in 0..60_000 {
            counts[chance.die(6) as usize - 1] += 1;
        }
        assert!(counts.iter().all(|&n| (9_600..10_400).contains(&n)), "{counts:?}");
    }

    #[test]
    fn the_seed_does_not_show() {
        assert_eq!(format!("{:?}", Seed([9; 32])), "Seed(…)");
    }
}
