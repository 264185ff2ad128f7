//! Keys of the position's hash. They are computed, not looked up. A table for two players on a big sheet would push the
//! field itself out of the fast cache, while two multiplications run in parallel with the work on the field.

/// What a key stands for.
#[derive(Clone, Copy)]
pub enum Fact {
    /// A dot of this seat stands on the node.
    Dot(usize),
    /// The node lies inside an area captured by this seat.
    Area(usize),
}

/// The key of a fact about a node: a bijective mix (the finaliser of SplitMix64) of a number that is different for
/// every pair, so no two keys are equal.
#[inline]
pub fn key(fact: Fact, node: usize) -> u64 {
    let kind = match fact {
        Fact::Dot(seat) => seat,
        Fact::Area(seat) => 2 + seat,
    };
    let mut word = ((node * 4 + kind + 1) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
