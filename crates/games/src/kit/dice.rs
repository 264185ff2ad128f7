//! Dice: throws, and the odds of each result. To keep some of the dice, see [`Hand`](super::hand::Hand).

pub use crate::base::faces::read;
use crate::game::Chance;

/// Throws `dice` ordinary dice, one after the other.
///
/// ```
/// use kletka_games::game::Chance;
/// use kletka_games::kit::dice;
///
/// assert_eq!(dice::throw(&mut Chance::given(&[3, 6]), 2), [3, 6]);
/// ```
pub fn throw(chance: &mut Chance, dice: usize) -> Vec<u8> {
    // A face is at most 6.
    (0..dice).map(|_| chance.die(6) as u8).collect()
}

/// How many of all possible throws are lost, and how many safe throws there are for each sum.
///
/// ```
/// use kletka_games::kit::dice::Odds;
///
/// let odds = Odds::of(1, |faces| faces[0] == 1);
/// assert_eq!((odds.throws, odds.lost, odds.mean()), (6, 1, 4.0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Number of possible throws, all equally likely.
    pub throws: usize,
    /// Number of lost throws.
    pub lost: usize,
    /// The sums of safe throws, ascending, each with the number of such throws.
    pub sums: Vec<(usize, usize)>,
}

impl Odds {
    /// Counts all throws of `dice` dice (at most four, so that the count stays small). `busts` says which are lost.
    pub fn of(dice: usize, busts: impl Fn(&[u8]) -> bool) -> Odds {
        Odds::of_sides(dice, 6, busts)
    }

    /// The same for dice with 2 to 12 faces.
    ///
    /// ```
    /// use kletka_games::kit::dice::Odds;
    ///
    /// assert_eq!(Odds::of_sides(2, 12, |_| false).mean(), 13.0);
    /// ```
    pub fn of_sides(dice: usize, sides: u8, busts: impl Fn(&[u8]) -> bool) -> Odds {
        assert!((1..=4).contains(&dice), "one to four dice");
        assert!((2..=12).contains(&sides), "two to twelve faces");
        let sides = usize::from(sides);
        let throws = sides.pow(dice as u32);
        let mut lost = 0;
        let mut counts = vec![0; sides * dice + 1];
        for number in 0..throws {
            let faces: Vec<u8> = (0..dice).map(|die| (number / sides.pow(die as u32) % sides) as u8 + 1).collect();
            if busts(&faces) {
                lost += 1;
            } else {
                counts[faces.iter().map(|&face| usize::from(face)).sum::<usize>()] += 1;
            }
        }
        let sums = counts.into_iter().enumerate().filter(|&(_, count)| count > 0).collect();
        Odds { throws, lost, sums }
    }

    /// The probability of `throws` out of all throws.
    pub fn share(&self, throws: usize) -> f64 {
        throws as f64 / self.throws as f64
    }

    /// The mean sum of a safe throw.
    pub fn mean(&self) -> f64 {
        let total: usize = self.sums.iter().map(|&(sum, count)| sum * count).sum();
        total as f64 / (self.throws - self.lost) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_throw_is_drawn_die_by_die() {
        let mut chance = Chance::given(&[3, 6]);
        assert_eq!((throw(&mut chance, 2), chance.fault()), (vec![3, 6], false));
    }

    #[test]
    fn faces_are_typed_in_some_ways() {
        for text in ["3 5 5", "355", "3-5-5", "3, 5, 5", "3+5+5", " 35 5 "] {
            assert_eq!(read(text, 6), Some(vec![3, 5, 5]), "{text:?}");
        }
        for text in ["", " ", "0", "7", "3 x", "3.5", "-", "１"] {
            assert_eq!(read(text, 6), None, "{text:?}");
        }
        assert_eq!((read("12", 12), read("1 2", 12), read("13", 12)), (Some(vec![12]), Some(vec![1, 2]), None));
    }

    #[test]
    fn one_die_that_loses_with_a_one() {
        let odds = Odds::of(1, |faces| faces[0] == 1);
        assert_eq!((odds.share(odds.lost), odds.mean()), (1.0 / 6.0, 4.0));
        assert_eq!(odds.sums.iter().map(|(sum, _)| *sum).collect::<Vec<_>>(), [2, 3, 4, 5, 6]);
    }

    #[test]
    fn two_dice_lose_as_often_by_a_red_one_as_by_a_double() {
        let red = Odds::of(2, |faces| faces[0] == 1);
        let double = Odds::of(2, |faces| faces[0] == faces[1]);
        assert_eq!((red.throws, red.lost, double.lost), (36, 6, 6));
        assert_eq!((red.mean(), double.mean()), (7.5, 7.0));
        let ends = |odds: &Odds| (odds.sums[0].0, odds.sums[odds.sums.len() - 1].0);
        assert_eq!((ends(&red), ends(&double)), ((3, 12), (3, 11)));
    }
}
