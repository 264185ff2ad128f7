//! Everything that five dice can make.

use std::collections::HashSet;

use super::formula::{Formula, Op, Ratio};

/// All values that the dice can make, each with one formula, in the order found. The same dice give the same order.
pub fn results(dice: &[u8]) -> Vec<(Ratio, Formula)> {
    let all = (1usize << dice.len()) - 1;
    let mut made: Vec<Found> = vec![Found::default(); all + 1];
    for (n, face) in dice.iter().enumerate() {
        made[1 << n].add(Ratio::whole(i64::from(*face)), Made::Die(*face));
    }
    for mask in 1..=all {
        let mut found = std::mem::take(&mut made[mask]);
        // Split the set into two parts in every way. The first part has the lowest die.
        let lowest = mask & mask.wrapping_neg();
        let mut part = (mask - 1) & mask;
        while part > 0 {
            if part & lowest > 0 {
                join(&mut found, &made, (part, mask ^ part));
            }
            part = (part - 1) & mask;
        }
        made[mask] = found;
    }
    let whole = &made[all];
    (0..whole.values.len()).map(|n| (whole.values[n], formula(&made, (all, n)))).collect()
}

/// The formula that comes nearest to a number. Of equally near ones, the first found.
pub fn nearest(dice: &[u8], target: i64) -> Option<(Ratio, Formula)> {
    results(dice).into_iter().min_by_key(|(value, _)| value.off(target))
}

/// The values that a subset of the dice can make, each with the first way found.
#[derive(Clone, Default)]
struct Found {
    values: Vec<Ratio>,
    how: Vec<Made>,
    known: HashSet<Ratio>,
}

impl Found {
    fn add(&mut self, value: Ratio, how: Made) {
        if self.known.insert(value) {
            self.values.push(value);
            self.how.push(how);
        }
    }
}

#[derive(Clone, Copy)]
enum Made {
    Die(u8),
    /// Joins two values. Each is given by its subset of the dice and its index there.
    Join((usize, usize), Op, (usize, usize)),
}

/// Adds everything that two parts make together.
fn join(found: &mut Found, made: &[Found], (one, two): (usize, usize)) {
    for (a, x) in made[one].values.iter().enumerate() {
        for (b, y) in made[two].values.iter().enumerate() {
            for op in Op::ALL {
                let mut add = |value: Option<Ratio>, left, right| {
                    if let Some(value) = value {
                        found.add(value, Made::Join(left, op, right));
                    }
                };
                add(op.of(*x, *y), (one, a), (two, b));
                if matches!(op, Op::Sub | Op::Div) {
                    add(op.of(*y, *x), (two, b), (one, a));
                }
            }
        }
    }
}

fn formula(made: &[Found], (mask, n): (usize, usize)) -> Formula {
    match made[mask].how[n] {
        Made::Die(face) => Formula::Die(face),
        Made::Join(a, op, b) => Formula::Join(Box::new(formula(made, a)), op, Box::new(formula(made, b))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_have_the_values_they_stand_for_and_use_all_dice() {
        let dice = [2, 3, 5, 5, 6];
        let results = results(&dice);
        assert!(results.iter().all(|(value, formula)| formula.value() == Some(*value) && formula.dice() == dice));
        let (value, _) = nearest(&dice, 67).expect("something");
        assert_eq!(value, Ratio::whole(67));
    }

    /// A program in another language tries all orders of the dice and all shapes of formulas with exact fractions. It
    /// finds the same number of values.
    #[test]
    fn some_dice_make_so_many_values() {
        assert_eq!([results(&[1, 2, 3, 4, 5]).len(), results(&[6; 5]).len()], VALUES);
    }

    /// For 1 2 3 4 5, and for 6 6 6 6 6.
    const VALUES: [usize; 2] = [2144, 239];

    /// The same program finds this number of hits, over all targets and all throws.
    #[cfg(thorough)]
    #[test]
    fn so_many_targets_can_be_hit_exactly() {
        let mut exact = 0;
        for throw in throws() {
            let results = results(&throw);
            exact +=
                (33..=99).filter(|target| results.iter().any(|(value, _)| *value == Ratio::whole(*target))).count();
        }
        assert_eq!((throws().len(), exact), (252, EXACT));
    }

    const EXACT: usize = 10_518;

    #[cfg(thorough)]
    fn throws() -> Vec<[u8; 5]> {
        let all = (0..7776u32).map(|n| std::array::from_fn(|die| (n / 6u32.pow(die as u32) % 6) as u8 + 1));
        all.filter(|dice: &[u8; 5]| dice.is_sorted()).collect()
    }
}
