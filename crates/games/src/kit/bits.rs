//! Small sets as the bits of a number.

/// The places of the bits of a set, the lowest first.
///
/// ```
/// use kletka_games::kit::bits::bits;
/// assert_eq!(bits(0b1001 | 1 << 63).collect::<Vec<_>>(), [0, 3, 63]);
/// ```
pub fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(bit)
    })
}
