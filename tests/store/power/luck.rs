//! Chance that can be repeated.

/// A sequence of numbers, determined by its seed.
pub struct Luck(u64);

impl Luck {
    /// The sequence of a seed.
    pub fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// A number of things out of `all`: often none or all.
    pub fn end(&mut self, all: usize) -> usize {
        match self.below(4) {
            0 => 0,
            1 => all,
            _ => self.below(all + 1),
        }
    }

    /// Incompressible bytes.
    pub fn noise(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| self.next() as u8).collect()
    }

    /// Another, independent sequence.
    pub fn fork(&mut self) -> Luck {
        Luck(self.next())
    }
}
