//! The computer's play. What a turn is worth follows exactly from the chance to win after it, and for that there is a
//! formula: it fits the solved game of two, which `benches/rivals/thousand.rs` iterates for a minute.

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
/// For [`chance`]: the weight of a lead, the lead that the turn is worth, and what the last points before the goal add.
/// Fitted to all 40,000 pairs of points, with an error of 0.006 (root mean square).
const LEAD: f64 = 0.2307;
const TURN: f64 = 26.3;
const LAST: (f64, f64) = (4.58, 19.9);

/// The chance to win for a player who begins a turn, by the points still to go of that player and of the other one.
fn chance(own: u32, other: u32) -> f64 {
    let (own, other) = (f64::from(own), f64::from(other));
    let lead = LEAD * (other - own + TURN) / (own + other).sqrt() + LAST.0 * (-own / LAST.1).exp();
    1.0 / (1.0 + (-lead).exp())
}

/// The chance to win after a stop with each number of points below those that win, in steps of [`STEP`]. At least the
/// first, that after a turn without points.
fn stops(missing: u32, other: u32) -> Vec<f64> {
    (0..missing.div_ceil(STEP).max(1)).map(|step| 1.0 - chance(other, missing.saturating_sub(step * STEP))).collect()
}

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
    /// As [`stops`] has them.
    stops: Vec<f64>,
    /// The chance to win before a throw, indexed by the points at risk in steps of [`STEP`], then by the number of
    /// dice.
    worth: Vec<[f64; score::DICE + 1]>,
}

impl Outlook {
    fn new(board: &Sheet, seat: Seat) -> Outlook {
        let points = |seat: Seat| board.player(seat).points();
        let goal = board.rules.goal;
        let missing = |seat: Seat| goal.saturating_sub(points(seat));
        // Of several others, the nearest to the goal. Alone, somebody as far as the player.
        let other = board.round.present().without(seat).iter().map(missing).min().unwrap_or(missing(seat)).max(STEP);
        let (missing, least) = (missing(seat), board.rules.least(points(seat)));
        let steps = (missing.min(ENOUGH) / STEP) as usize;
        let mut outlook =
            Outlook { missing, least, stops: stops(missing, other), worth: vec![[0.0; score::DICE + 1]; steps] };
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
            let after = options.iter().map(|(set, points)| self.best(now.saturating_add(*points), dice - set));
            after.reduce(f64::max).unwrap_or(self.stops[0])
        };
        THROWS[dice].iter().map(|(share, options)| share * best(options)).sum()
    }

    /// The chance to win after a stop with these points.
    fn stop(&self, now: u32) -> f64 {
        match now {
            now if now >= self.missing => 1.0,
            now if now < self.least => 0.0,
            now => self.stops[(now / STEP) as usize],
        }
    }

    /// The chance to win before another throw with these points and this many dice left.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Some values of the solved game.
    #[test]
    fn the_chance_is_nearly_that_of_the_solved_game() {
        let solved = [
            (1000, 1000, 0.532),
            (1000, 600, 0.107),
            (800, 1000, 0.765),
            (600, 800, 0.796),
            (400, 200, 0.159),
            (200, 400, 0.902),
            (100, 100, 0.603),
            (25, 25, 0.901),
        ];
        for (own, other, exact) in solved {
            let fitted = chance(own, other);
            assert!((fitted - exact).abs() < 0.02, "{own}, {other}: {fitted} for {exact}");
        }
    }

    /// Also after more points than anybody throws on with.
    #[test]
    fn no_stop_short_of_the_goal_is_a_win() {
        let all = stops(5000, 5000);
        assert_eq!(all.len(), 1000);
        assert!(all.is_sorted() && all.iter().all(|chance| (0.0..1.0).contains(chance)), "{all:?}");
        assert_eq!(stops(0, 5).len(), 1, "a turn without points");
    }

    /// Except with five points to go, where nearly every turn wins.
    #[test]
    fn fewer_points_to_go_are_better() {
        let all = || (10..=1000).step_by(5);
        for one in all() {
            assert!(all().all(|own| chance(own - 5, one) > chance(own, one)), "{one}");
            assert!(all().all(|other| chance(one, other - 5) < chance(one, other)), "{one}");
        }
    }
}
