//! The computer's play after a seven. It is exact for two players. With more, the player with the fewest open sums
//! counts as the only opponent.

use std::sync::OnceLock;

use super::{ALL, Crossed, SUMS, Sheet, bit};
use crate::game::Seat;

/// The number of sets of crossed sums.
const SETS: usize = ALL as usize + 1;
/// The chance of a seven.
const SEVEN: f32 = 6.0 / 36.0;

/// The chance of a sum, by its bit.
fn chance(n: usize) -> f32 {
    f32::from(6 - SUMS[n].abs_diff(7)) / 36.0
}

/// The thrower's chance to win, by the sums that both players have crossed.
pub struct Plan {
    wins: Vec<f32>,
}

impl Plan {
    /// The plan. It is computed once, in about a tenth of a second.
    pub fn get() -> &'static Plan {
        static PLAN: OnceLock<Plan> = OnceLock::new();
        PLAN.get_or_init(Plan::new)
    }

    fn new() -> Plan {
        let mut plan = Plan { wins: vec![0.0; SETS * SETS] };
        let last = usize::from(ALL);
        // A player with all sums has won. If that is not the thrower, the thrower has lost.
        for other in 0..=last {
            plan.wins[last * SETS + other] = 1.0;
        }
        for low in (0..last).rev() {
            for high in (low..last).rev() {
                plan.pair(low as Crossed, high as Crossed);
            }
        }
        plan
    }

    /// The thrower's chance to win.
    pub fn wins(&self, own: Crossed, other: Crossed) -> f32 {
        self.wins[usize::from(own) * SETS + usize::from(other)]
    }

    /// The value of the throws that change a set, and the chance of the throws that only pass the turn.
    fn parts(&self, own: Crossed, other: Crossed) -> (f32, f32) {
        let (mut worth, mut passes) = (0.0, 0.0);
        for n in 0..SUMS.len() {
            let sum = 1 << n;
            match (own & sum == 0, other & sum == 0) {
                (true, _) => worth += chance(n) * self.wins(own | sum, other),
                (false, true) => worth += chance(n) * (1.0 - self.wins(other | sum, own)),
                (false, false) => passes += chance(n),
            }
        }
        let best = open(own).map(|sum| 1.0 - self.passed(other, own | sum)).fold(0.0, f32::max);
        (worth + SEVEN * best, passes)
    }

    /// The chance of the next thrower. The player before may have all sums.
    fn passed(&self, next: Crossed, before: Crossed) -> f32 {
        if before == ALL { 0.0 } else { self.wins(next, before) }
    }

    /// Both chances for a pair of sets. They depend on each other, since a throw that changes nothing passes the turn.
    fn pair(&mut self, one: Crossed, two: Crossed) {
        let ((a, passes), (b, _)) = (self.parts(one, two), self.parts(two, one));
        // v = a + p (1 − w) and w = b + p (1 − v).
        let v = (a + passes * (1.0 - b - passes)) / (1.0 - passes * passes);
        let w = b + passes * (1.0 - v);
        self.wins[usize::from(one) * SETS + usize::from(two)] = v;
        self.wins[usize::from(two) * SETS + usize::from(one)] = w;
    }
}

/// The bits of the open sums.
fn open(crossed: Crossed) -> impl Iterator<Item = Crossed> {
    (0..SUMS.len()).map(|n| 1 << n).filter(move |sum| crossed & sum == 0)
}

/// The sum that the computer crosses after a seven: the best one, or the worst.
pub fn cross(sheet: &Sheet, seat: Seat, best: bool) -> Option<u8> {
    let own = sheet.player(seat).crossed;
    let others = sheet.round.present().without(seat);
    let rival = others.iter().map(|other| sheet.player(other).crossed).max_by_key(|crossed| crossed.count_ones())?;
    let plan = Plan::get();
    let sign = if best { 1.0 } else { -1.0 };
    let worth = |sum: &u8| -sign * plan.passed(rival, own | bit(*sum));
    sheet.player(seat).open().max_by(|a, b| worth(a).total_cmp(&worth(b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same chance, computed by repeatedly looking one throw ahead, for all sets in which only these sums may be
    /// open.
    fn tried(sums: Crossed) -> f64 {
        let sets: Vec<Crossed> = (0..=ALL).filter(|set| set & !sums == ALL & !sums).collect();
        let mut wins: std::collections::HashMap<(Crossed, Crossed), f64> = std::collections::HashMap::new();
        for _ in 0..400 {
            for own in &sets {
                for other in &sets {
                    let value = |own: Crossed, other: Crossed| match (own == ALL, other == ALL) {
                        (true, _) => 1.0,
                        (_, true) => 0.0,
                        _ => wins.get(&(own, other)).copied().unwrap_or(0.5),
                    };
                    let after = |sum: u8| {
                        let crossed = bit(sum);
                        match () {
                            () if sum == 7 => open(*own).map(|sum| 1.0 - value(*other, own | sum)).fold(0.0, f64::max),
                            () if own & crossed == 0 => value(own | crossed, *other),
                            () => 1.0 - value(other | crossed, *own),
                        }
                    };
                    let mut mean = 0.0;
                    for n in 0..36u8 {
                        mean += after(n / 6 + n % 6 + 2) / 36.0;
                    }
                    wins.insert((*own, *other), mean);
                }
            }
        }
        wins[&(ALL & !sums, ALL & !sums)]
    }

    #[test]
    fn the_first_player_has_more_than_half() {
        let plan = Plan::get();
        let known = [bit(2), bit(6) | bit(8), bit(2) | bit(4) | bit(9) | bit(12)];
        for sums in known.into_iter().take(crate::amount(3, 2)) {
            let (value, other) = (f64::from(plan.wins(ALL & !sums, ALL & !sums)), tried(sums));
            assert!((value - other).abs() < 1e-4, "{sums:b}: {value} {other}");
        }
        assert!((plan.wins(0, 0) - FIRST).abs() < 1e-4, "{}", plan.wins(0, 0));
    }

    /// The first player's chance if both play their best.
    const FIRST: f32 = 0.531_076;
}
