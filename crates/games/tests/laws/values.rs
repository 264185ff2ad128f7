//! The values that computers give positions.

use kletka_games::game::{Chance, Deadline, Level, Memo, Position, SearchCtx, Seat, Seed, Unit};

use crate::common::{Setting, Ways, amount, wander};
use crate::games;

/// The effort for a position, in nodes.
const EFFORT: u64 = 500;

/// The value of a position for a seat, and the computer's move.
fn valued(position: &dyn Position, seat: Seat) -> (Option<f64>, Option<String>) {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([0; 32]), 0), Memo::default());
    let mut ctx = SearchCtx::new(Level::BEST, &mut chance, Deadline::after_work(EFFORT), &mut memo);
    let text = position.think(seat, &mut ctx);
    (ctx.evaluation, text)
}

/// A computer whose values can be compared gives the same position the same value again, within its unit. The quick run
/// asks the computers of every third game.
#[test]
fn the_same_effort_gives_the_same_value() {
    let mut known = 0;
    for game in games().step_by(amount(1, 3)) {
        let setting = Setting::plain(game);
        let mut beginning = Vec::new();
        wander(&setting, Ways::Moves, |live, step| {
            if setting.looks_closely(step) {
                beginning.push(live.position().copy());
            }
        });
        let Some(unit) = beginning.first().and_then(|position| position.unit()) else { continue };
        assert!(game.info().computer, "{setting:?} has values without a computer");
        for (n, position) in beginning.iter().enumerate() {
            for seat in position.turn().seats().iter() {
                let (value, text) = valued(&**position, seat);
                assert_eq!(valued(&**position, seat), (value, text), "{setting:?}, position {n}");
                known += usize::from(value.is_some());
                let fits = |value: f64| value.is_finite() && (unit == Unit::Points || value.abs() <= 1.0);
                assert!(value.is_none_or(fits), "{setting:?}, position {n}: {value:?}");
            }
        }
    }
    // With so little effort a computer that only proves may know no value.
    assert!(known > 0 || std::env::var_os("KLETKA_LAWS").is_some(), "no position has a value");
}
