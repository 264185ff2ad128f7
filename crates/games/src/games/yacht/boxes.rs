//! The scores of five dice in each box.

use crate::search::keeping::Counts;

/// The requirement of a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// Five equal dice.
    Yacht,
    Large,
    Small,
    /// Four equal dice.
    Four,
    /// Three with one face and two with another.
    Full,
    /// Two with one face and two with another.
    Pairs,
    /// Three equal dice.
    Three,
    /// Two equal dice.
    Pair,
    /// Anything.
    Chance,
    /// Dice with this face. Three of them score nothing, and fewer count against the player.
    School(u8),
}

/// The words of the boxes, from the top of the sheet. As in the book, the school ends with the ones.
pub const WORDS: &[&str] = &[
    "yacht", "large", "small", "four", "full", "pairs", "three", "pair", "chance", "sixes", "fives", "fours", "threes",
    "twos", "ones",
];

/// The row of the pair.
pub const PAIR: usize = 7;
/// The rows above the school, from the top.
const UPPER: [Row; 9] =
    [Row::Yacht, Row::Large, Row::Small, Row::Four, Row::Full, Row::Pairs, Row::Three, Row::Pair, Row::Chance];

/// The requirement of a row's box.
pub fn row(n: usize) -> Row {
    UPPER.get(n).copied().unwrap_or(Row::School(WORDS.len().saturating_sub(n) as u8))
}

impl Row {
    /// Whether a face may be named with this box.
    pub fn has_faces(self) -> bool {
        matches!(self, Row::Yacht | Row::Four | Row::Three | Row::Pair)
    }
}

/// The score of a hand in a box, or `None` if it does not meet the requirement. Of several possible values the highest
/// counts, unless a face is named.
pub fn score(row: Row, hand: &Counts, first: bool, face: Option<u8>) -> Option<i32> {
    let sum = || (1..).zip(hand).map(|(face, dice)| face * i32::from(*dice)).sum::<i32>();
    let has = |dice: &[u8]| hand == dice;
    let equal = |dice: u8| {
        let found = (1..=6u8).rev().find(|f| hand[usize::from(f - 1)] >= dice && face.is_none_or(|face| face == *f));
        found.map(|face| i32::from(face) * i32::from(dice))
    };
    let (base, bonus) = match row {
        Row::Yacht => (equal(5)?, 50),
        Row::Large => (has(&[0, 1, 1, 1, 1, 1]).then_some(20)?, 20),
        Row::Small => (has(&[1, 1, 1, 1, 1, 0]).then_some(15)?, 20),
        Row::Four => (equal(4)?, 10),
        Row::Full => ((hand.contains(&3) && hand.contains(&2)).then(sum)?, 0),
        Row::Pairs => (two_pairs(hand)?, 0),
        Row::Three => (equal(3)?, 0),
        Row::Pair => (equal(2)?, 0),
        Row::Chance => return Some(sum()),
        Row::School(face) => return Some(school(face, hand)),
    };
    Some(if first { 2 * base + bonus } else { base + bonus })
}

/// Four dice with two faces.
fn two_pairs(hand: &Counts) -> Option<i32> {
    let pairs = (1..).zip(hand).filter(|(_, dice)| **dice >= 2);
    let (count, sum) = pairs.fold((0, 0), |(count, sum), (face, _)| (count + 1, sum + 2 * face));
    (count == 2).then_some(sum)
}

fn school(face: u8, hand: &Counts) -> i32 {
    let dice = hand.get(usize::from(face).wrapping_sub(1)).copied().map_or(0, i32::from);
    if dice <= 3 { 10 * (dice - 3) } else { dice * i32::from(face) }
}

/// The face of the lower of two pairs, or `None` without two pairs.
pub fn lower_pair(hand: &Counts) -> Option<u8> {
    let mut pairs = (1..).zip(hand).filter(|(_, dice)| **dice >= 2).map(|(face, _)| face);
    let lower = pairs.next();
    pairs.next().and(lower)
}
