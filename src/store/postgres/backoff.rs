//! Exponential backoff with jitter, so that processes that wait for the same thing do not retry in step.

use std::time::Duration;

const SHORTEST: Duration = Duration::from_millis(10);
const LONGEST: Duration = Duration::from_secs(1);

/// Pauses that grow.
#[derive(Clone, Debug)]
pub struct Backoff {
    next: Duration,
    random: u64,
}

impl Backoff {
    /// Starts with the shortest pause. Each process should use a different seed.
    pub fn new(seed: u64) -> Backoff {
        Backoff { next: SHORTEST, random: seed }
    }

    /// The next pause, between a half and the whole of its nominal length.
    pub fn pause(&mut self) -> Duration {
        let length = self.next;
        self.next = (length * 2).min(LONGEST);
        length / 2 + length.mul_f64(self.fraction() / 2.0)
    }

    /// Starts with the shortest pause again after a success.
    pub fn reset(&mut self) {
        self.next = SHORTEST;
    }

    /// A number between 0 and 1 (splitmix64).
    fn fraction(&mut self) -> f64 {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.random;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_a_second_and_begin_anew() {
        let mut backoff = Backoff::new(7);
        for step in 0..20 {
            let length = (SHORTEST * 2u32.pow(step)).min(LONGEST);
            let pause = backoff.pause();
            assert!(pause >= length / 2 && pause <= length, "{pause:?} of {length:?}");
        }
        backoff.reset();
        assert!(backoff.pause() <= SHORTEST);
        assert_ne!(Backoff::new(1).pause(), Backoff::new(2).pause(), "not all at once");
    }
}
