//! The play of a single player. The value of each set of open boxes is exact except for the bonus. For the bonus, each
//! point in the faces' boxes counts extra, by a share. The more likely such a point decides the bonus, the larger is
//! the share.

use std::sync::LazyLock;

use super::boxes::{FACES, GOAL, PAIR, Sheet, WORDS, upper};
use crate::game::SearchCtx;
use crate::kit::boxgame::{Choice, Fill, Player};
use crate::search::keeping::{Plan, Step, counts, faces};

/// How many points a level may misjudge a value by.
const BLUR: [f64; 5] = [44.0, 24.0, 12.0, 6.0, 0.0];

/// The extra share of a point in the faces' boxes, for each plan. It represents the bonus.
const SHARES: [f64; 4] = [0.0, 0.7, 1.4, 2.1];

/// The mean number of dice that a player has in the box of a face, and the variance.
const MEAN: f64 = 3.0;
const SPREAD: f64 = 0.8;

/// Computed on first use.
static FIFTEEN: [LazyLock<Plan>; 4] = [
    LazyLock::new(|| plan(Sheet::Fifteen, 0)),
    LazyLock::new(|| plan(Sheet::Fifteen, 1)),
    LazyLock::new(|| plan(Sheet::Fifteen, 2)),
    LazyLock::new(|| plan(Sheet::Fifteen, 3)),
];
static THIRTEEN: [LazyLock<Plan>; 4] = [
    LazyLock::new(|| plan(Sheet::Thirteen, 0)),
    LazyLock::new(|| plan(Sheet::Thirteen, 1)),
    LazyLock::new(|| plan(Sheet::Thirteen, 2)),
    LazyLock::new(|| plan(Sheet::Thirteen, 3)),
];

fn plan(sheet: Sheet, n: usize) -> Plan {
    let boxes = if sheet == Sheet::Fifteen { WORDS.len() } else { PAIR };
    Plan::new(boxes, |row, hand, _| {
        let points = f64::from(sheet.score(row, hand).unwrap_or(0));
        if row < FACES { points * (1.0 + SHARES[n]) } else { points }
    })
}

/// The plan whose share is nearest to the value of a point towards the bonus.
fn plan_for(sheet: Sheet, player: &Player) -> &'static Plan {
    let missing = f64::from(GOAL - upper(&player.column));
    let open = || (0..FACES).filter(|row| player.is_open(*row)).map(|row| row as f64 + 1.0);
    let (mean, most) = (MEAN * open().sum::<f64>(), 5.0 * open().sum::<f64>());
    let spread = SPREAD * open().map(|face| face * face).sum::<f64>();
    let share = match missing > 0.0 && missing <= most {
        true => {
            let away = (missing - mean).powi(2) / (2.0 * spread);
            f64::from(sheet.bonus()) * (-away).exp() / (std::f64::consts::TAU * spread).sqrt()
        }
        false => 0.0,
    };
    let nearest = |a: &usize, b: &usize| (SHARES[*a] - share).abs().total_cmp(&(SHARES[*b] - share).abs());
    let n = (0..SHARES.len()).min_by(nearest).unwrap_or(0);
    if sheet == Sheet::Fifteen { &FIFTEEN[n] } else { &THIRTEEN[n] }
}

pub fn choice(sheet: Sheet, player: &Player, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let hand = player.hand.as_ref()?;
    let blur = *ctx.level.of(&BLUR);
    let step = plan_for(sheet, player).choose(player.free, &counts(hand.faces()), player.throws, blur, ctx.chance)?;
    Some(match step {
        Step::Fill(row) => Choice::fill(Fill::row(row)),
        Step::Keep(kept) => Choice::throw_but(hand, &faces(&kept)),
    })
}

/// The value of the dice on the table, with everything still to come.
pub fn worth(sheet: Sheet, player: &Player) -> f64 {
    let dice = player.hand.as_ref().map_or([0; 6], |hand| counts(hand.faces()));
    plan_for(sheet, player).best(player.free, &dice, player.throws)
}
