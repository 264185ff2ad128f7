//! The scores of five dice in each box, on the sheet with fifteen boxes and on the sheet with thirteen.

use crate::kit::boxgame::points;
use crate::kit::scores::Entry;
use crate::search::keeping::Counts;

/// The words of the boxes. The sheet with thirteen has all except the last two.
pub const WORDS: &[&str] = &[
    "ones", "twos", "threes", "fours", "fives", "sixes", "three", "four", "small", "large", "full", "chance", "yatzy",
    "pair", "pairs",
];
/// The number of boxes at the top, one for each face.
pub const FACES: usize = 6;
/// The rows of five equal dice and of the pair.
pub const FIVE: usize = 12;
pub const PAIR: usize = 13;
/// The total of the faces' boxes that brings the bonus: three dice of each face.
pub const GOAL: i32 = 63;

/// The two forms of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// Fifteen boxes. Most of them count only the dice that fit the box.
    Fifteen,
    /// Thirteen boxes, some of them with fixed points. Five equal dice count again and again.
    Thirteen,
}

impl Sheet {
    /// The rows of its boxes, from the top.
    pub fn rows(self) -> Vec<usize> {
        match self {
            Sheet::Fifteen => (0..FACES).chain(PAIR..WORDS.len()).chain(FACES..PAIR).collect(),
            Sheet::Thirteen => (0..PAIR).collect(),
        }
    }

    /// The bonus when the faces reach their goal.
    pub fn bonus(self) -> i32 {
        match self {
            Sheet::Fifteen => 50,
            Sheet::Thirteen => 35,
        }
    }

    /// The score of a hand in a row's box, or `None` if it does not meet the box's requirement.
    pub fn score(self, row: usize, hand: &Counts) -> Option<i32> {
        if row < FACES {
            return (hand[row] > 0).then(|| i32::from(hand[row]) * (row as i32 + 1));
        }
        match self {
            Sheet::Fifteen => fifteen(row, hand),
            Sheet::Thirteen => thirteen(row, hand),
        }
    }
}

/// The total of the faces' boxes.
pub fn upper(column: &[Entry]) -> i32 {
    column.iter().take(FACES).copied().map(points).sum()
}

fn sum(hand: &Counts) -> i32 {
    (1..).zip(hand).map(|(face, dice)| face * i32::from(*dice)).sum()
}

/// This many dice with the highest face that has them, or `None`.
fn equal(hand: &Counts, dice: u8) -> Option<i32> {
    let face = hand.iter().rposition(|count| *count >= dice)?;
    Some(i32::from(dice) * (face as i32 + 1))
}

/// Four dice with two faces.
fn two_pairs(hand: &Counts) -> Option<i32> {
    let pairs: Vec<i32> = (1..).zip(hand).filter(|(_, dice)| **dice >= 2).map(|(face, _)| 2 * face).collect();
    (pairs.len() == 2).then(|| pairs.iter().sum())
}

fn is_full(hand: &Counts) -> bool {
    hand.contains(&3) && hand.contains(&2)
}

fn fifteen(row: usize, hand: &Counts) -> Option<i32> {
    match WORDS[row] {
        "pair" => equal(hand, 2),
        "pairs" => two_pairs(hand),
        "three" => equal(hand, 3),
        "four" => equal(hand, 4),
        "small" => (hand[..5] == [1; 5]).then_some(15),
        "large" => (hand[1..] == [1; 5]).then_some(20),
        "full" => is_full(hand).then(|| sum(hand)),
        "chance" => Some(sum(hand)),
        _ => equal(hand, 5).map(|_| 50),
    }
}

fn thirteen(row: usize, hand: &Counts) -> Option<i32> {
    let row_of = |length: usize| hand.windows(length).any(|faces| faces.iter().all(|dice| *dice > 0));
    match WORDS[row] {
        "three" => equal(hand, 3).map(|_| sum(hand)),
        "four" => equal(hand, 4).map(|_| sum(hand)),
        "small" => row_of(4).then_some(30),
        "large" => row_of(5).then_some(40),
        "full" => is_full(hand).then_some(25),
        "chance" => Some(sum(hand)),
        _ => equal(hand, 5).map(|_| 50),
    }
}
