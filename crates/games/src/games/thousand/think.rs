//! The computer's play. What a throw of some dice is worth with some points at risk is known exactly, as long as only
//! one's own points count; near the goal it counts more to win than to have many.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{Choice, Sheet, score};
use crate::game::{SearchCtx, Seat};

/// How often of a hundred times a level takes anything.
const SLIPS: [u32; 5] = [95, 64, 36, 15, 0];
/// All points are multiples of that.
const STEP: u32 = 5;
/// With so many points at risk nobody throws on who need not.
const ENOUGH: u32 = 1000;
/// What it counts more to reach the goal.
const WIN: f64 = 150.0;
/// Another player with so many points to go may win next turn: what is put by before counts that part only.
const NEAR: u32 = 120;
const LATE: f64 = 0.5;

/// Throws that offer the same: with what probability they fall, and for each number of dice that may be set aside the
/// best points.
type Throws = Vec<(f64, Vec<(usize, u32)>)>;

/// By the number of dice.
static THROWS: LazyLock<Vec<Throws>> = LazyLock::new(|| (0..=score::DICE).map(throws).collect());

fn throws(dice: usize) -> Throws {
    let all = 6usize.pow(dice as u32);
    let mut throws: BTreeMap<Vec<(usize, u32)>, f64> = BTreeMap::new();
    for number in 0..all {
        let faces: Vec<u8> = (0..dice).map(|die| (number / 6usize.pow(die as u32) % 6) as u8 + 1).collect();
        let sets = score::worthwhile(&faces).into_iter();
        let sets = sets.filter_map(|set| Some((set.len(), score::points(&set)?)));
        // Six equal dice are worth whatever there is.
        let options = if score::wins(&faces) { vec![(dice, u32::MAX)] } else { sets.collect() };
        *throws.entry(options).or_default() += 1.0 / all as f64;
    }
    throws.into_iter().map(|(options, share)| (share, options)).collect()
}

/// What a player looks at.
struct Outlook {
    /// Points to go.
    missing: u32,
    /// Points that a turn must have before the player may stop.
    least: u32,
    /// What points count that do not win.
    calm: f64,
    /// What a throw of so many dice is worth with so many steps of points at risk.
    worth: Vec<[f64; score::DICE + 1]>,
}

impl Outlook {
    fn new(board: &Sheet, seat: Seat) -> Outlook {
        let points = |seat: Seat| board.player(seat).points();
        let goal = board.rules.goal;
        let pressed = board.round.present().without(seat).iter().any(|other| points(other) + NEAR >= goal);
        let (missing, least) = (goal.saturating_sub(points(seat)), board.rules.least(points(seat)));
        let calm = if pressed { LATE } else { 1.0 };
        let steps = (missing.min(ENOUGH) / STEP) as usize;
        let mut outlook = Outlook { missing, least, calm, worth: vec![[0.0; score::DICE + 1]; steps] };
        let begun = (board.player(seat).now / STEP) as usize;
        for step in (begun..steps).rev() {
            for dice in 1..=score::DICE {
                outlook.worth[step][dice] = outlook.average(step as u32 * STEP, dice);
            }
        }
        outlook
    }

    fn average(&self, now: u32, dice: usize) -> f64 {
        let best = |options: &[(usize, u32)]| {
            options.iter().map(|(set, points)| self.best(now.saturating_add(*points), dice - set)).fold(0.0, f64::max)
        };
        THROWS[dice].iter().map(|(share, options)| share * best(options)).sum()
    }

    /// What it is worth to stop with so many points.
    fn stop(&self, now: u32) -> f64 {
        match now {
            now if now >= self.missing => f64::from(self.missing) + WIN,
            now if now < self.least => 0.0,
            now => self.calm * f64::from(now),
        }
    }

    /// What it is worth to throw on with so many points and dice left.
    fn go_on(&self, now: u32, left: usize) -> f64 {
        let dice = if left == 0 { score::DICE } else { left };
        self.worth.get((now / STEP) as usize).map_or(0.0, |worth| worth[dice])
    }

    fn best(&self, now: u32, left: usize) -> f64 {
        self.stop(now).max(self.go_on(now, left))
    }
}

/// What the computer does.
pub fn choice(board: &Sheet, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Choice> {
    let player = board.player(seat);
    let sets = score::worthwhile(&player.thrown);
    let (all, least) = (score::points(sets.first()?)?, board.rules.least(player.points()));
    let may_stop = player.now + all >= least;
    if ctx.slips(*ctx.level.of(&SLIPS)) {
        let on = ctx.slips(50) || !may_stop;
        return Some(Choice::shown(player, None, on));
    }
    let outlook = Outlook::new(board, seat);
    let worth = |set: &[u8]| {
        let points = score::points(set).unwrap_or(0);
        outlook.go_on(player.now + points, player.thrown.len() - set.len())
    };
    let (n, set) = sets.iter().enumerate().max_by(|a, b| worth(a.1).total_cmp(&worth(b.1)))?;
    if may_stop && outlook.stop(player.now + all) >= worth(set) {
        return Some(Choice::shown(player, None, false));
    }
    Some(Choice::shown(player, (n > 0).then(|| set.clone()), true))
}
