//! Round robins by [Berger tables](https://handbook.fide.com/chapter/C05Annex1).

/// The pairs of a round, and who has the bye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The pairs, as numbers from 0. The first of a pair has the first seat.
    pub pairs: Vec<[usize; 2]>,
    /// The person without an opponent, if their number is odd.
    pub free: Option<usize>,
}

/// The number of rounds until everybody has met everybody.
#[must_use]
pub fn rounds(people: usize) -> usize {
    (people + people % 2).saturating_sub(1)
}

/// Round `round` (from 1) of a round robin of `people`.
///
/// For each person, the numbers of first and second seats differ by at most one.
#[must_use]
pub fn round(people: usize, round: usize) -> Round {
    let even = people + people % 2;
    let (mut pairs, mut free) = (Vec::new(), None);
    // The published tables count from 1. Two people other than the last meet if their sum is `round + 1`, modulo one
    // less than the even number of people. The one who would meet themselves meets the last one.
    let turn = even.saturating_sub(1);
    for one in 1..even {
        let other = match (round + 1 + turn - one) % turn {
            0 => turn,
            other => other,
        };
        if one == other {
            match (even > people, one <= even / 2) {
                (true, _) => free = Some(one - 1),
                (false, true) => pairs.insert(0, [one - 1, even - 1]),
                (false, false) => pairs.insert(0, [even - 1, one - 1]),
            }
        } else if one < other {
            let lower_first = (one + other) % 2 == 1;
            pairs.push(if lower_first { [one - 1, other - 1] } else { [other - 1, one - 1] });
        }
    }
    Round { pairs, free }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The table for five or six players, as printed in the handbook.
    #[test]
    fn the_table_of_six() {
        let printed = [
            "1-6 2-5 3-4", //
            "6-4 5-3 1-2",
            "2-6 3-1 4-5",
            "6-5 1-4 2-3",
            "3-6 4-2 5-1",
        ];
        for (at, line) in printed.iter().enumerate() {
            let pair = |text: &str| text.split('-').map(|n| n.parse::<usize>().unwrap() - 1).collect::<Vec<_>>();
            let expected: BTreeSet<Vec<usize>> = line.split(' ').map(pair).collect();
            let found: BTreeSet<Vec<usize>> = round(6, at + 1).pairs.iter().map(|pair| pair.to_vec()).collect();
            assert_eq!(found, expected, "round {}", at + 1);
            let five = round(5, at + 1);
            let without: BTreeSet<Vec<usize>> = expected.into_iter().filter(|pair| !pair.contains(&5)).collect();
            assert_eq!(five.pairs.iter().map(|pair| pair.to_vec()).collect::<BTreeSet<_>>(), without);
            assert!(five.pairs.iter().all(|pair| !pair.contains(&five.free.unwrap())));
        }
    }

    #[test]
    fn everybody_meets_everybody_once_with_fair_seats() {
        for people in 0..=20 {
            let mut met = BTreeSet::new();
            let mut firsts = vec![0_i32; people];
            for at in 1..=rounds(people) {
                let Round { pairs, free } = round(people, at);
                assert_eq!(pairs.len() * 2 + usize::from(free.is_some()), people);
                for [first, second] in pairs {
                    assert!(met.insert([first.min(second), first.max(second)]));
                    firsts[first] += 1;
                    firsts[second] -= 1;
                }
            }
            assert_eq!(met.len(), people * people.saturating_sub(1) / 2);
            assert!(firsts.iter().all(|more| more.abs() <= 1), "{people}: {firsts:?}");
        }
    }
}
