//! The best play of a single player. The value of each set of open boxes is known exactly.

use std::sync::LazyLock;

use super::boxes::{WORDS, row, score};
use crate::game::SearchCtx;
use crate::kit::boxgame::{Choice, Fill, Player};
use crate::search::keeping::{Plan, Step, counts, faces};

/// How many points a level may misjudge a value by.
const BLUR: [f64; 5] = [48.0, 26.0, 13.0, 6.5, 0.0];

/// It is computed on first use, in a fraction of a second.
static PLAN: LazyLock<Plan> =
    LazyLock::new(|| Plan::new(WORDS.len(), |n, hand, first| score(row(n), hand, first, None).unwrap_or(0).into()));

/// The average score of a whole sheet with the best play of a single player.
pub fn expectation() -> f64 {
    PLAN.worth((1 << WORDS.len()) - 1)
}

pub fn choice(player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let hand = player.hand.as_ref()?;
    let (open, dice) = (player.free, counts(hand.faces()));
    let step = PLAN.choose(open, &dice, player.throws, *ctx.level.of(&BLUR), ctx.chance)?;
    Some(match step {
        Step::Fill(row) => Choice::fill(Fill::row(row)),
        Step::Keep(kept) => Choice::throw_but(hand, &faces(&kept)),
    })
}

/// The value of the dice on the table, with everything still to come.
pub fn worth(player: &Player) -> f64 {
    let dice = player.hand.as_ref().map_or([0; 6], |hand| counts(hand.faces()));
    PLAN.best(player.free, &dice, player.throws)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expectation of the best play of a single player, for the whole sheet and for single boxes.
    const ALL: f64 = 208.061_292_98;
    const ALONE: [(&str, f64); 6] = [
        ("pair", 15.865_270_87),
        ("pairs", 15.583_531_225),
        ("three", 11.619_899_714),
        ("full", 7.640_880_824),
        ("chance", 23.333_333_333),
        ("ones", -9.681_191_41),
    ];

    #[cfg(thorough)]
    #[test]
    fn the_best_play_has_the_known_expectation() {
        assert!((expectation() - ALL).abs() < 1e-8);
        for (word, expected) in ALONE {
            let n = WORDS.iter().position(|name| *name == word).unwrap();
            assert!((PLAN.worth(1 << n) - expected).abs() < 1e-8, "{word}: {}", PLAN.worth(1 << n));
        }
    }

    #[cfg(thorough)]
    #[test]
    fn the_first_decisions_are_the_known_ones() {
        let first = |dice: &[u8]| {
            let steps = PLAN.steps((1 << WORDS.len()) - 1, &counts(dice), 1);
            steps.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap().0
        };
        assert_eq!(first(&[1, 2, 3, 4, 5]), Step::Fill(2), "the small straight, 50");
        assert_eq!(first(&[1, 1, 1, 1, 1]), Step::Fill(0), "the yacht, 60");
        assert_eq!(first(&[1, 1, 1, 2, 2]), Step::Keep(counts(&[1, 1, 1])));
        assert_eq!(first(&[1, 1, 2, 2, 3]), Step::Keep(counts(&[2, 2])));
    }
}
