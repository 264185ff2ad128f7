//! Numbers that repeat with their seed, for benches and programs that need no good chance.

/// A small generator (xorshift). The seed is not 0.
pub struct Lot(pub u64);

impl Lot {
    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}
