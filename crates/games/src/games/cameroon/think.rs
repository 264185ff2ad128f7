//! The computer's play. If each player has boxes of their own, the best play of one player alone is known. In shared
//! columns the computer looks for the most points in this turn, and does not write a straight for less than it is worth
//! later.

use std::sync::LazyLock;

use super::{Columns, LARGE, SMALL, WORDS};
use crate::game::SearchCtx;
use crate::kit::boxgame::{Choice, Fill, Player};
use crate::search::keeping::{Plan, Step, counts, faces};

/// By how many points a level may misjudge a choice.
const BLUR: [f64; 5] = [40.0, 21.0, 11.0, 5.0, 0.0];
/// The worth of a straight that is still open.
const STRAIGHT: f64 = 2.0;

static OWN: LazyLock<Plan> = LazyLock::new(|| Plan::new(WORDS.len(), |row, hand, _| scored(Columns::Own, row, hand)));
static SHARED: LazyLock<Plan> = LazyLock::new(|| {
    let left = |open: usize| STRAIGHT * f64::from((open & (1 << SMALL | 1 << LARGE)).count_ones());
    Plan::of_a_turn(WORDS.len(), |row, hand, _| scored(Columns::Shared, row, hand), left)
});

fn scored(columns: Columns, row: usize, hand: &[u8; 6]) -> f64 {
    columns.score(row, hand).unwrap_or(0).into()
}

fn plan(columns: Columns) -> &'static Plan {
    if columns == Columns::Own { &OWN } else { &SHARED }
}

pub fn choice(columns: Columns, player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let hand = player.hand.as_ref()?;
    let (dice, blur) = (counts(hand.faces()), *ctx.level.of(&BLUR));
    let step = plan(columns).choose(player.free, &dice, player.throws, blur, ctx.chance)?;
    Some(match step {
        Step::Fill(row) => Choice::fill(Fill::row(row)),
        Step::Keep(kept) => Choice::throw_but(hand, &faces(&kept)),
    })
}

/// The value of the dice on the table, with all that is still to come.
pub fn worth(columns: Columns, player: &Player) -> f64 {
    let dice = player.hand.as_ref().map_or([0; 6], |hand| counts(hand.faces()));
    plan(columns).best(player.free, &dice, player.throws)
}
