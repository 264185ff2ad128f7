//! Fifteen lines, and the longest run of neighbouring ones whose numbers rise.

use std::sync::LazyLock;

/// How many lines there are, and as many throws.
pub const LINES: usize = 15;

/// A list: the number of two digits in each line; `None` for an empty one.
pub type Ladder = [Option<u8>; LINES];

/// The numbers that a throw can make, the lower one first; of a double there is one.
pub fn numbers(faces: &[u8]) -> Vec<u8> {
    let &[a, b] = faces else { return Vec::new() };
    let (low, high) = (a.min(b), a.max(b));
    let mut numbers = vec![10 * low + high, 10 * high + low];
    numbers.dedup();
    numbers
}

/// The 21 throws, each with how many of 36 make it.
pub static THROWS: LazyLock<Vec<([u8; 2], f32)>> = LazyLock::new(|| {
    let throws = (1..=6u8).flat_map(|a| (a..=6).map(move |b| [a, b]));
    throws.map(|[a, b]| ([a, b], if a == b { 1.0 } else { 2.0 })).collect()
});

/// The first line and the length of the longest run without a gap. Of equally long runs the first counts.
pub fn longest(ladder: &Ladder) -> (usize, usize) {
    let (mut best, mut from) = ((0, 0), 0);
    for line in 0..LINES {
        let rises = line > 0 && matches!((ladder[line - 1], ladder[line]), (Some(a), Some(b)) if a < b);
        if !rises {
            from = line;
        }
        if ladder[line].is_some() && line + 1 - from > best.1 {
            best = (from, line + 1 - from);
        }
    }
    best
}

/// The chance that a throw can make a number between two others, by these two, from 0 to 77. There 0 and 77 mean no
/// bound.
static BETWEEN: LazyLock<Vec<[f32; TOP]>> = LazyLock::new(|| {
    let fits = |low: usize, high: usize| {
        let makes = |faces: &[u8; 2]| numbers(faces).iter().any(|n| (low + 1..high).contains(&usize::from(*n)));
        THROWS.iter().filter(|(faces, _)| makes(faces)).map(|(_, ways)| ways).sum::<f32>() / 36.0
    };
    (0..TOP).map(|low| std::array::from_fn(|high| fits(low, high))).collect()
});

const TOP: usize = 78;
/// The share of the fitting throws that go into a gap. Other gaps need them too.
const SHARE: f32 = 0.7;

/// An estimate of the longest run once all lines are filled. It is the best over all stretches whose entries rise.
/// Their gaps get what fits from the throws that are left. Exact where no line is empty.
pub fn promise(ladder: &Ladder) -> f32 {
    let left = ladder.iter().filter(|entry| entry.is_none()).count() as f32;
    let mut best = 0.0f32;
    for from in 0..LINES {
        // The stretch from this line grows line by line: the number below, the open gap, and the sure share so far.
        let (mut low, mut gap, mut sum, mut sure) = (0usize, 0usize, 0.0f32, 1.0f32);
        for entry in &ladder[from..] {
            match *entry {
                None => gap += 1,
                Some(number) if usize::from(number) <= low => break,
                Some(number) => {
                    let (length, chance) = filled(gap, BETWEEN[low][usize::from(number)], left);
                    (sum, sure) = (sum + length + 1.0, sure * chance);
                    (low, gap) = (number.into(), 0);
                }
            }
            let (length, chance) = filled(gap, BETWEEN[low][TOP - 1], left);
            best = best.max((sum + length) * sure * chance);
        }
    }
    best
}

/// How much of a gap counts, and how likely it closes. A throw fits with the chance `fits`, and `left` throws are left.
fn filled(gap: usize, fits: f32, left: f32) -> (f32, f32) {
    if gap == 0 {
        return (0.0, 1.0);
    }
    let ratio = SHARE * fits * left / gap as f32;
    (gap as f32, (ratio / (1.0 + ratio)).min(1.0).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Seed};

    #[test]
    fn a_throw_makes_two_numbers_and_a_double_one() {
        assert_eq!((numbers(&[4, 1]), numbers(&[3, 3])), (vec![14, 41], vec![33]));
        assert_eq!(THROWS.iter().map(|(_, ways)| ways).sum::<f32>(), 36.0);
    }

    /// The longest run by trying all stretches.
    fn tried(ladder: &Ladder) -> usize {
        let rises =
            |part: &[Option<u8>]| part.iter().all(Option::is_some) && part.windows(2).all(|pair| pair[0] < pair[1]);
        let all = (0..LINES).flat_map(|from| (from + 1..=LINES).map(move |to| (from, to)));
        all.filter(|(from, to)| rises(&ladder[*from..*to])).map(|(from, to)| to - from).max().unwrap_or(0)
    }

    #[test]
    fn the_longest_run_is_found_and_a_full_list_promises_it() {
        let mut chance = Chance::seeded(&Seed([4; 32]), 0);
        for n in 0..2000 {
            let mut number = || 10 * chance.die(6) as u8 + chance.die(6) as u8;
            let mut ladder: Ladder = std::array::from_fn(|_| Some(number()));
            assert_eq!((longest(&ladder).1, promise(&ladder)), (tried(&ladder), tried(&ladder) as f32));
            ladder[n % LINES] = None;
            let (from, length) = longest(&ladder);
            assert_eq!(length, tried(&ladder));
            assert_eq!(
                tried(&{
                    let mut part: Ladder = [None; LINES];
                    part[from..from + length].copy_from_slice(&ladder[from..from + length]);
                    part
                }),
                length
            );
        }
    }

    #[test]
    fn the_example_of_the_rules_has_a_run_of_three() {
        let mut ladder: Ladder = [None; LINES];
        for (line, number) in [12, 15, 24, 23].into_iter().enumerate() {
            ladder[line] = Some(number);
        }
        assert_eq!(longest(&ladder), (0, 3));
    }
}
