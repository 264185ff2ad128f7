//! The best play of one player alone. For this player a general on the first throw is worth more than any box.

use std::sync::LazyLock;

use crate::game::SearchCtx;
use crate::games::general::boxes::{BOOK, GENERAL, PUBLIC, Scale, WORDS};
use crate::kit::boxgame::{Choice, Fill, Player};
use crate::search::keeping::{Plan, Step, counts, faces};

/// By how many points a level may misjudge a choice.
const BLUR: [f64; 5] = [40.0, 20.0, 11.0, 5.0, 0.0];
/// The value of winning at once: more than anybody can make up.
const WIN: f64 = 100.0;

static BOOK_PLAN: LazyLock<Plan> = LazyLock::new(|| plan(BOOK));
static PUBLIC_PLAN: LazyLock<Plan> = LazyLock::new(|| plan(PUBLIC));

fn plan(scale: Scale) -> Plan {
    Plan::new(WORDS.len(), |row, hand, first| match scale.score(row, hand, first) {
        Some(_) if first && row == GENERAL => WIN,
        points => points.unwrap_or(0).into(),
    })
}

fn plan_of(scale: Scale) -> &'static Plan {
    if scale == BOOK { &BOOK_PLAN } else { &PUBLIC_PLAN }
}

pub fn choice(scale: Scale, player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let hand = player.hand.as_ref()?;
    let (open, dice) = (player.free, counts(hand.faces()));
    let step = plan_of(scale).choose(open, &dice, player.throws, *ctx.level.of(&BLUR), ctx.chance)?;
    Some(match step {
        Step::Fill(row) => Choice::fill(Fill::row(row)),
        Step::Keep(kept) => Choice::throw_but(hand, &faces(&kept)),
    })
}

/// The value of the dice on the table, with all that is still to come.
pub fn worth(scale: Scale, player: &Player) -> f64 {
    let dice = player.hand.as_ref().map_or([0; 6], |hand| counts(hand.faces()));
    plan_of(scale).best(player.free, &dice, player.throws)
}
