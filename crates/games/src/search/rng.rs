//! A small, fast and portable random number generator for playouts, which draw millions of numbers and record none.

/// xorshift64*, seeded through splitmix64.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator. Equal seeds give equal numbers.
    pub fn new(seed: u64) -> Rng {
        let n = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        // Zero is the one state that xorshift never leaves.
        Rng((n ^ (n >> 31)).max(1))
    }

    /// The next 32 bits.
    #[inline]
    pub fn draw(&mut self) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) as u32
    }

    /// A number below `bound`. With a bound this small, the bias does not matter to a search.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.draw()) * bound as u64) >> 32) as usize
    }

    /// True in `percent` percent of calls.
    #[inline]
    pub fn percent(&mut self, percent: u32) -> bool {
        self.below(100) < percent as usize
    }

    /// One of the items; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len().max(1))).copied()
    }
}
