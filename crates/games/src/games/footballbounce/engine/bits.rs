//! Sets of nodes, a bit for each.

/// A set of nodes with numbers below `64 * W`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    pub const NONE: Bits<W> = Bits([0; W]);

    pub fn of(n: usize) -> Bits<W> {
        let mut bits = Bits::NONE;
        bits.add(n);
        bits
    }

    /// Whether a node is in the set.
    pub fn has(&self, n: usize) -> bool {
        self.0.get(n / 64).is_some_and(|word| word >> (n % 64) & 1 != 0)
    }

    pub fn add(&mut self, n: usize) {
        if let Some(word) = self.0.get_mut(n / 64) {
            *word |= 1 << (n % 64);
        }
    }

    /// Takes a node out.
    pub fn remove(&mut self, n: usize) {
        if let Some(word) = self.0.get_mut(n / 64) {
            *word &= !(1 << (n % 64));
        }
    }

    /// Whether no node is in the set.
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The number of nodes.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The nodes of both sets.
    #[must_use]
    pub fn and(&self, other: &Bits<W>) -> Bits<W> {
        Bits(std::array::from_fn(|n| self.0[n] & other.0[n]))
    }

    /// The nodes of either set.
    #[must_use]
    pub fn or(&self, other: &Bits<W>) -> Bits<W> {
        Bits(std::array::from_fn(|n| self.0[n] | other.0[n]))
    }

    /// The nodes of this set alone.
    #[must_use]
    pub fn without(&self, other: &Bits<W>) -> Bits<W> {
        Bits(std::array::from_fn(|n| self.0[n] & !other.0[n]))
    }

    /// Adds a number between 1 and 63 to the number of each node.
    #[must_use]
    pub fn up(&self, by: u32) -> Bits<W> {
        let carry = |n: usize| if n == 0 { 0 } else { self.0[n - 1] >> (64 - by) };
        Bits(std::array::from_fn(|n| self.0[n] << by | carry(n)))
    }

    /// Takes a number between 1 and 63 from the number of each node.
    #[must_use]
    pub fn down(&self, by: u32) -> Bits<W> {
        let carry = |n: usize| if n + 1 == W { 0 } else { self.0[n + 1] << (64 - by) };
        Bits(std::array::from_fn(|n| self.0[n] >> by | carry(n)))
    }

    /// The nodes, in order.
    pub fn nodes(&self) -> impl Iterator<Item = usize> + use<W> {
        self.0.into_iter().enumerate().flat_map(|(n, word)| {
            let mut word = word;
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(64 * n + bit)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_moves_across_its_words() {
        let mut set = Bits::<2>::of(3);
        set.add(63);
        set.add(100);
        assert_eq!(set.up(9).nodes().collect::<Vec<_>>(), [12, 72, 109]);
        assert_eq!(set.up(9).down(9), set);
        assert_eq!(set.down(40).nodes().collect::<Vec<_>>(), [23, 60], "what falls off is gone");
        set.remove(63);
        assert_eq!((set.count(), set.has(63), set.has(100), set.has(999)), (2, false, true, false));
        assert_eq!(set.and(&Bits::of(3)).or(&Bits::of(4)).without(&Bits::of(3)), Bits::of(4));
        assert!(!set.is_empty() && Bits::<2>::NONE.is_empty());
    }
}
