//! Two dice, read as one number, the higher die first. 21 beats everything, then come the pairs, then the rest.

/// All numbers from the lowest to the highest.
pub const ORDER: [u8; 21] = [31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65, 11, 22, 33, 44, 55, 66, 21];

/// The index of the highest number.
pub const TOP: usize = ORDER.len() - 1;

/// The number that two dice show.
///
/// ```
/// use kletka_games::kit::reading;
///
/// assert_eq!((reading::number(&[4, 6]), reading::number(&[1, 2])), (64, 21));
/// ```
pub fn number(dice: &[u8]) -> u8 {
    let (low, high) = (dice.iter().min().unwrap_or(&0), dice.iter().max().unwrap_or(&0));
    10 * high + low
}

/// The index of a number in the order; `None` if two dice cannot show it.
///
/// ```
/// use kletka_games::kit::reading;
///
/// assert!(reading::place(11) > reading::place(65) && reading::place(12).is_none());
/// ```
pub fn place(number: u8) -> Option<usize> {
    ORDER.iter().position(|other| *other == number)
}

/// The index of two dice in the order.
pub fn rank(dice: &[u8]) -> usize {
    place(number(dice)).unwrap_or(0)
}

/// The probability of the number at this index.
///
/// ```
/// use kletka_games::kit::reading;
///
/// let sum: f64 = (0..=reading::TOP).map(reading::chance).sum();
/// assert!((sum - 1.0).abs() < 1e-12);
/// ```
pub fn chance(place: usize) -> f64 {
    let double = ORDER[place] / 10 == ORDER[place] % 10;
    if double { 1.0 / 36.0 } else { 2.0 / 36.0 }
}
