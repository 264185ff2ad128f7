//! The computer's play: it takes what promises most points at the end. The rejected faces tell how many throws are
//! still to come. Their marks go to the sums that the player has begun, as often as dice make these sums. A sum that is
//! not worth it gets no more. The highest level plays the list to its end instead.

use std::sync::LazyLock;

use super::playouts::List;
use super::rules::{END, Player, REJECTS, Take, score};
use crate::game::SearchCtx;
use crate::kit::pairs::{self, SUMS};
use crate::search::rng::Rng;

/// By how many points a level may misjudge a take.
const BLUR: [f64; 5] = [1500.0, 750.0, 400.0, 200.0, 0.0];
/// The share of the throws that can make a sum that a player uses for it, since the player looks for other sums as
/// well.
const USED: f64 = 0.45;

/// For how many takes the highest level plays the list to its end, and how often.
const TAKES: usize = 8;
const PLAYS: u64 = 1_000;

/// The probability that a throw of five dice can make each sum.
static SPLITS: LazyLock<[f64; SUMS]> = LazyLock::new(|| {
    let mut shares = [0.0; SUMS];
    for n in 0..7776u32 {
        let dice = [1, 6, 36, 216, 1296].map(|unit| (n / unit % 6) as u8 + 1);
        for (all, sum) in shares.iter_mut().zip(pairs::sums()) {
            let made = (0..5).any(|a| (0..a).any(|b| dice[a] + dice[b] == sum));
            *all += if made { 1.0 / 7776.0 } else { 0.0 };
        }
    }
    shares
});

/// The mean number of throws to come, by the marks on the rejected faces. Of the faces thrown, the player always
/// rejects the one with the fewest marks.
static TO_COME: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let end = usize::from(END);
    let mut to_come = vec![0.0; (end + 1).pow(REJECTS as u32)];
    let faces = shown();
    for a in (0..end).rev() {
        for b in (0..end).rev() {
            for c in (0..end).rev() {
                let marks = [a, b, c];
                let after = |set: usize| {
                    let least = (0..REJECTS).filter(|n| set >> n & 1 == 1).min_by_key(|n| marks[*n]);
                    least.map_or(0.0, |n| {
                        let mut then = marks;
                        then[n] += 1;
                        to_come[place(then)]
                    })
                };
                let sum: f64 = (1..1 << REJECTS).map(|set| faces[set] * after(set)).sum();
                to_come[place(marks)] = (1.0 + sum) / (1.0 - faces[0]);
            }
        }
    }
    to_come
});

fn place([a, b, c]: [usize; REJECTS]) -> usize {
    let wide = usize::from(END) + 1;
    (a * wide + b) * wide + c
}

/// The probabilities of the sets of three faces, as bits, that five dice show.
fn shown() -> [f64; 1 << REJECTS] {
    // The chance that some faces are missing: a power of the share of the others.
    let without = |faces: u32| (f64::from(6 - faces) / 6.0).powi(5);
    std::array::from_fn(|set| {
        let some = (set as u32).count_ones();
        let missing = REJECTS as u32 - some;
        // All of these, and none of the others.
        let sign = |n: u32| if n.is_multiple_of(2) { 1.0 } else { -1.0 };
        let ways = |n: u32| [1.0, f64::from(some), f64::from(some * some.saturating_sub(1) / 2), 1.0][n as usize];
        (0..=some).map(|n| sign(n) * ways(n) * without(missing + n)).sum()
    })
}

/// The mean value of a sum with `marks` marks that gets `mean` more on average. The number of new marks is spread over
/// the throws to come, each of which may bring one.
fn average(sum: u8, marks: u8, mean: f64, to_come: f64) -> f64 {
    let throws = to_come.ceil().max(1.0);
    let p = (mean / throws).min(0.98);
    let mut share = (1.0 - p).powf(throws);
    let mut worth = 0.0;
    for more in 0..=throws as u8 {
        worth += share * f64::from(score(sum, marks.saturating_add(more)));
        share *= (throws - f64::from(more)) / (f64::from(more) + 1.0) * p / (1.0 - p);
    }
    worth
}

/// The estimate of a list's points at the end.
fn worth(player: &Player) -> f64 {
    let mut marks = [0; REJECTS];
    marks.iter_mut().zip(&player.rejects).for_each(|(own, (_, marks))| *own = usize::from(*marks).min(END.into()));
    let to_come = if player.is_done() { 0.0 } else { TO_COME[place(marks)] };
    let ways = |n: usize| 6.0 - (n as f64 - 5.0).abs();
    let begun = |n: &usize| player.marks[*n] > 0;
    let mean = |n: usize, all: f64| (2.0 * to_come * ways(n) / all).min(to_come * SPLITS[n] * USED);
    let with = |n: usize, all: f64| average(n as u8 + pairs::LEAST, player.marks[n], mean(n, all), to_come);
    let alone = |n: usize| f64::from(score(n as u8 + pairs::LEAST, player.marks[n]));
    let all: f64 = (0..SUMS).filter(begun).map(ways).sum();
    // The sums that are worth it share the marks.
    let good: Vec<usize> = (0..SUMS).filter(begun).filter(|n| with(*n, all) > alone(*n)).collect();
    let shared: f64 = good.iter().map(|n| ways(*n)).sum();
    (0..SUMS).map(|n| if good.contains(&n) { with(n, shared) } else { alone(n) }).sum()
}

/// The take with the most points at the end, on average. All takes see the same throws.
fn played_out(player: &Player, mut takes: Vec<Take>, ctx: &mut SearchCtx<'_>) -> Option<Take> {
    let list = List::of(player);
    takes.sort_by_key(|take| -list.worth(*take));
    takes.truncate(TAKES);
    let mut then: Vec<(i64, List)> = vec![(0, list); takes.len()];
    then.iter_mut().zip(&takes).for_each(|((_, list), take)| list.take(*take));
    let seed = u64::from(ctx.chance.range(0, u32::MAX));
    for play in 0..PLAYS {
        let mut throws = 0;
        for (sum, list) in &mut then {
            let (points, more) = list.end(&mut Rng::new(seed ^ play << 32));
            *sum += i64::from(points);
            throws += more;
        }
        if ctx.until.passed_after(throws) {
            break;
        }
    }
    let best = (0..takes.len()).max_by_key(|n| then[*n].0)?;
    Some(takes[best])
}

/// The computer's choice.
pub fn choice(player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Take> {
    let takes = player.takes(player.thrown?);
    let blur = *ctx.level.of(&BLUR);
    if blur == 0.0 {
        return played_out(player, takes, ctx);
    }
    let valued = takes.into_iter().map(|take| {
        let blur = blur * f64::from(ctx.chance.range(0, 1000)) / 1000.0;
        (worth(&player.with(take)) + blur, take)
    });
    valued.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, take)| take)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_faces_are_shown_with_the_right_chance() {
        let shown = shown();
        assert!((shown.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!((shown[0] - 1.0 / 32.0).abs() < 1e-12, "none of three");
        let one: f64 = (0..8).filter(|set| set & 1 == 1).map(|set| shown[set]).sum();
        assert!((one - (1.0 - (5.0f64 / 6.0).powi(5))).abs() < 1e-12);
    }

    #[test]
    fn a_list_lasts_some_twenty_throws() {
        assert!((TO_COME[0] - 21.0).abs() < 2.0, "{}", TO_COME[0]);
        assert!(TO_COME[place([7, 7, 7])] < 1.1 && TO_COME[place([7, 0, 0])] > TO_COME[place([7, 7, 0])]);
    }
}
