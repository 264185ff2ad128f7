//! Dice that are split into pairs, each of which makes a sum of 2 to 12.

use crate::game::Text;

/// The least sum of two dice.
pub const LEAST: u8 = 2;
/// The highest sum of two dice.
pub const MOST: u8 = 12;
/// Number of different sums.
pub const SUMS: usize = 11;

/// All sums of two dice.
pub fn sums() -> impl Iterator<Item = u8> + Clone {
    LEAST..=MOST
}

/// The index of a sum in a list of all sums; `None` if two dice cannot make it.
///
/// ```
/// use kletka_games::kit::pairs;
///
/// assert_eq!((pairs::index(2), pairs::index(12), pairs::index(13)), (Some(0), Some(10), None));
/// ```
pub fn index(sum: u8) -> Option<usize> {
    (LEAST..=MOST).contains(&sum).then(|| usize::from(sum - LEAST))
}

/// The ways to split four dice into two pairs: two sums each, the lower one first. Ways with the same sums count once.
///
/// ```
/// use kletka_games::kit::pairs;
///
/// assert_eq!(pairs::of_four([1, 4, 5, 6]), [[5, 11], [6, 10], [7, 9]]);
/// assert_eq!(pairs::of_four([3; 4]), [[6, 6]]);
/// ```
pub fn of_four([a, b, c, d]: [u8; 4]) -> Vec<[u8; 2]> {
    let mut splits = vec![[a + b, c + d], [a + c, b + d], [a + d, b + c]];
    splits.iter_mut().for_each(|split| split.sort_unstable());
    splits.sort_unstable();
    splits.dedup();
    splits
}

/// The ways to put one of five dice aside and split the others into two pairs. Each way has the die and the two sums,
/// the lower one first.
///
/// ```
/// use kletka_games::kit::pairs;
///
/// assert_eq!(pairs::of_five([1, 2, 3, 4, 5]).len(), 15);
/// assert_eq!(pairs::of_five([2, 2, 2, 2, 6]), [(2, [4, 8]), (6, [4, 4])]);
/// ```
pub fn of_five(dice: [u8; 5]) -> Vec<(u8, [u8; 2])> {
    let without = |aside: usize| {
        let rest: [u8; 4] = std::array::from_fn(|n| dice[if n < aside { n } else { n + 1 }]);
        of_four(rest).into_iter().map(move |split| (dice[aside], split))
    };
    let mut splits: Vec<(u8, [u8; 2])> = (0..dice.len()).flat_map(without).collect();
    splits.sort_unstable();
    splits.dedup();
    splits
}

/// Sums as buttons show them: `5 & 9`, in the words of the language.
///
/// ```
/// use kletka_games::kit::pairs;
///
/// let (both, one) = (pairs::together(&[5, 9]), pairs::together(&[5]));
/// assert_eq!([both.key, one.key], ["dice-both", "dice-one"]);
/// ```
pub fn together(sums: &[u8]) -> Text {
    match sums {
        [one, other] => Text::new("dice-both").with("one", *one).with("other", *other),
        _ => Text::new("dice-one").with("one", sums.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")),
    }
}

/// Reads sums that people write side by side, and sorts them ascending: `5 9`, `5 & 9`, `5 и 9`, `5, 9`. `None`
/// if the text has anything else, or a number that two dice cannot make.
///
/// ```
/// use kletka_games::kit::pairs;
///
/// assert_eq!((pairs::read("9 и 5."), pairs::read("5 13"), pairs::read("5 a")), (Some(vec![5, 9]), None, None));
/// ```
pub fn read(text: &str) -> Option<Vec<u8>> {
    let text = text.trim_end_matches(['.', '!']);
    let apart = |c: char| matches!(c, ' ' | '&' | 'и' | '+' | ',' | '-');
    let parts = text.split(apart).filter(|part| !part.is_empty());
    let sum = |part: &str| part.parse().ok().filter(|sum| index(*sum).is_some());
    let mut sums = parts.map(sum).collect::<Option<Vec<u8>>>()?;
    sums.sort_unstable();
    Some(sums)
}
