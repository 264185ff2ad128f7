//! The computer's play. The value of a throw of some dice with some points at risk is exact, as long as only the
//! player's own points count. Near the goal, a win counts more than points.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{Choice, Sheet, score};
use crate::game::{SearchCtx, Seat};

/// How many of a hundred choices each level makes at random.
const SLIPS: [u32; 5] = [95, 64, 36, 15, 0];
/// All points are multiples of this.
const STEP: u32 = 5;
/// With this many points at risk nobody throws on, unless they must.
const ENOUGH: u32 = 1000;
/// The extra value of reaching the goal.
const WIN: f64 = 150.0;
/// A player with at most this many points to go may win next turn. Against such a player, points banked before count
/// only at the rate of `LATE`.
const NEAR: u32 = 120;
const LATE: f64 = 0.5;

/// Throws grouped by the options that they offer: the probability, and for each number of dice to set aside, the best
/// points.
type Throws = Vec<(f64, Vec<(usize, u32)>)>;

/// Indexed by the number of dice.
static THROWS: LazyLock<Vec<Throws>> = LazyLock::new(|| (0..=score::DICE).map(throws).collect());

fn throws(dice: usize) -> Throws {
    let all = 6usize.pow(dice as u32);
    let mut throws: BTreeMap<Vec<(usize, u32)>, f64> = BTreeMap::new();
    for number in 0..all {
        let faces: Vec<u8> = (0..dice).map(|die| (number / 6usize.pow(die as u32) % 6) as u8 + 1).collect();
        let sets = score::worthwhile(&faces).into_iter();
        let sets = sets.filter_map(|set| Some((set.len(), score::points(&set)?)));
        // Six equal dice win, so they are worth any number of points.
        let options = if score::wins(&faces) { vec![(dice, u32::MAX)] } else { sets.collect() };
        *throws.entry(options).or_default() += 1.0 / all as f64;
    }
    throws.into_iter().map(|(options, share)| (share, options)).collect()
}

/// The facts that a decision depends on.
struct Outlook {
    /// The points still to go.
    missing: u32,
    /// The least points of the turn with which the player may stop.
    least: u32,
    /// The weight of points that do not win.
    calm: f64,
    /// The value of a throw, indexed by the points at risk in steps of [`STEP`], then by the number of dice.
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

    /// The value of a stop with these points.
    fn stop(&self, now: u32) -> f64 {
        match now {
            now if now >= self.missing => f64::from(self.missing) + WIN,
            now if now < self.least => 0.0,
            now => self.calm * f64::from(now),
        }
    }

    /// The value of another throw with these points and this many dice left.
    fn go_on(&self, now: u32, left: usize) -> f64 {
        let dice = if left == 0 { score::DICE } else { left };
        self.worth.get((now / STEP) as usize).map_or(0.0, |worth| worth[dice])
    }

    fn best(&self, now: u32, left: usize) -> f64 {
        self.stop(now).max(self.go_on(now, left))
    }
}

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
