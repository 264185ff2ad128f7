//! The search of a turn: the chance to win with the runners where they are, some throws ahead.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::climb::{Climb, RUNNERS, steps};
use super::outlook::{Layer, Net, Pair};
use crate::kit::pairs::{self, LEAST, SUMS};

/// How many throws to look ahead, by the number of runners. Until all of them are on the tower, a throw has many
/// results.
const AHEAD: [u32; RUNNERS + 1] = [1, 1, 2, 3];

/// The indices of one or two columns in which runners go up a step.
type Move = (u8, Option<u8>);

/// The ways to split a throw, as indices of columns.
type Splits = Vec<[u8; 2]>;

/// Different results, with their probabilities.
type Results<T> = Vec<(T, f32)>;

/// All ways to split throws of four dice.
static THROWS: LazyLock<Results<Splits>> = LazyLock::new(|| {
    let mut throws = Vec::new();
    for n in 0..1296u32 {
        let dice = [1, 6, 36, 216].map(|unit| (n / unit % 6) as u8 + 1);
        add(&mut throws, pairs::of_four(dice).iter().map(|split| split.map(|sum| sum - LEAST)).collect(), 1.0 / 1296.0);
    }
    throws
});

/// What three runners do with the throws that are of use to them, by the set of the columns in which they can go up.
static MOVES: LazyLock<Vec<Results<Vec<Move>>>> = LazyLock::new(|| {
    let of = |columns: u16| {
        let mut all = Vec::new();
        for (splits, share) in THROWS.iter().filter(|_| columns.count_ones() as usize <= RUNNERS) {
            let mut moves: Vec<Move> = splits.iter().flat_map(|split| moves(*split, columns, columns, 0)).collect();
            moves.sort_unstable();
            moves.dedup();
            if !moves.is_empty() {
                add(&mut all, moves, *share);
            }
        }
        all
    };
    (0..1 << SUMS).map(of).collect()
});

/// Adds the probability of a result to that of the same result.
fn add<T: PartialEq>(all: &mut Results<T>, result: T, share: f32) {
    match all.iter_mut().find(|(other, _)| *other == result) {
        Some((_, sum)) => *sum += share,
        None => all.push((result, share)),
    }
}

fn has(columns: u16, n: u8) -> bool {
    columns >> n & 1 == 1
}

/// The moves with a split, as [`Climb::moves`] has them: with runners in the columns `runs`, if one can go up in the
/// columns `open`, and this many runners are free.
fn moves([a, b]: [u8; 2], runs: u16, open: u16, free: usize) -> impl Iterator<Item = Move> {
    let goes = |n: u8| has(open, n) && (has(runs, n) || free > 0);
    let new = usize::from(!has(runs, a)) + usize::from(!has(runs, b) && a != b);
    let moves = match (goes(a), goes(b)) {
        (true, true) if new <= free => [Some((a, Some(b))), None],
        (true, true) => [Some((a, None)), Some((b, None))],
        (true, false) => [Some((a, None)), None],
        (false, true) => [Some((b, None)), None],
        (false, false) => [None, None],
    };
    moves.into_iter().flatten()
}

fn top(n: u8) -> u8 {
    steps(LEAST + n)
}

/// The runners: the indices of their columns, ascending, and their heights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Runners {
    at: [(u8, u8); RUNNERS],
    count: usize,
}

impl Runners {
    pub fn of(climb: &Climb) -> Runners {
        let mut runners = Runners { at: [(0, 0); RUNNERS], count: climb.runners.len() };
        for (at, (sum, height)) in runners.at.iter_mut().zip(&climb.runners) {
            *at = (sum - LEAST, *height);
        }
        runners.at[..runners.count].sort_unstable();
        runners
    }

    fn all(&self) -> &[(u8, u8)] {
        &self.at[..self.count]
    }

    /// Goes up a step, if there is one.
    fn step(&mut self, n: u8, marker: u8) {
        if let Some((_, height)) = self.at[..self.count].iter_mut().find(|(of, _)| *of == n) {
            *height = top(n).min(*height + 1);
            return;
        }
        self.at[self.count] = (n, marker + 1);
        self.count += 1;
        self.at[..self.count].sort_unstable();
    }

    fn tops(&self) -> usize {
        self.all().iter().filter(|(n, height)| *height == top(*n)).count()
    }

    /// A number for this situation and a number of throws ahead.
    fn key(&self, ahead: u32) -> u32 {
        self.at.iter().fold(ahead, |key, (n, height)| key << 8 | u32::from(*n) << 4 | u32::from(*height))
    }

    /// How many throws to look ahead.
    pub fn ahead(&self) -> u32 {
        AHEAD[self.count]
    }
}

/// The search of one decision.
pub struct Search<'a> {
    net: &'a Net,
    climb: &'a Climb,
    /// The player against each other one, and the network's sums before the turn.
    pairs: Vec<(Pair<'a>, Layer)>,
    /// The number of columns that the player needs.
    need: usize,
    /// The columns that are not closed.
    open: u16,
    /// The chance to win after a throw of no use.
    lost: f32,
    known: HashMap<u32, f32>,
}

impl<'a> Search<'a> {
    /// The search of a player who needs this many columns, against each other player.
    pub fn new(net: &'a Net, climb: &'a Climb, need: usize, pairs: impl Iterator<Item = Pair<'a>>) -> Search<'a> {
        let pairs: Vec<_> = pairs.map(|pair| (pair, net.layer(&pair.inputs()))).collect();
        let open = (0..SUMS).filter(|n| !climb.closed[*n]).fold(0, |open, n| open | 1 << n);
        let lost = pairs.iter().map(|(_, layer)| net.chance(layer)).product();
        Search { net, climb, pairs, need, open, lost, known: HashMap::new() }
    }

    /// The chance to win by a stop. Against several players, it is the product of the chances against each of them.
    pub fn stop(&self, runners: &Runners) -> f32 {
        let tops = runners.tops();
        if tops >= self.need {
            return 1.0;
        }
        let against = |(pair, layer): &(Pair<'_>, Layer)| {
            let mut layer = *layer;
            runners.all().iter().for_each(|(n, height)| self.net.climb(&mut layer, pair, usize::from(*n), *height));
            if tops > 0 {
                self.net.reach(&mut layer, pair, tops);
            }
            self.net.chance(&layer)
        };
        self.pairs.iter().map(against).product()
    }

    /// The chance to win, this many throws ahead.
    pub fn value(&mut self, runners: &Runners, ahead: u32) -> f32 {
        let key = runners.key(ahead);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let stop = self.stop(runners);
        let value = if ahead == 0 || stop >= 1.0 { stop } else { stop.max(self.throw(runners, ahead)) };
        self.known.insert(key, value);
        value
    }

    /// The chance to win by another throw, the first of this many.
    pub fn throw(&mut self, runners: &Runners, ahead: u32) -> f32 {
        let runs = runners.all().iter().fold(0, |runs, (n, _)| runs | 1 << n);
        let topped = runners.all().iter().filter(|(n, height)| *height == top(*n));
        let open = topped.fold(self.open, |open, (n, _)| open & !(1 << n));
        let (mut value, mut useful) = (0.0, 0.0);
        let mut count = |best: f32, share: f32| {
            value += share * best;
            useful += share;
        };
        match RUNNERS - runners.count {
            0 => {
                for (moves, share) in &MOVES[usize::from(runs & open)] {
                    count(self.best(runners, moves.iter().copied(), ahead).unwrap_or(self.lost), *share);
                }
            }
            free => {
                for (splits, share) in THROWS.iter() {
                    let moves = splits.iter().flat_map(|split| moves(*split, runs, open, free));
                    if let Some(best) = self.best(runners, moves, ahead) {
                        count(best, *share);
                    }
                }
            }
        }
        value + (1.0 - useful) * self.lost
    }

    /// The best value after one of these moves.
    fn best(&mut self, runners: &Runners, moves: impl Iterator<Item = Move>, ahead: u32) -> Option<f32> {
        let after = |(a, b): Move| {
            let mut then = *runners;
            [Some(a), b].into_iter().flatten().for_each(|n| then.step(n, self.climb.markers[usize::from(n)]));
            self.value(&then, ahead - 1)
        };
        moves.map(after).reduce(f32::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Situations of a turn after these throws, each with the first, the last, or a middle one of its moves.
    fn climbs() -> impl Iterator<Item = Climb> {
        (0..60usize).map(|n| {
            let markers =
                std::array::from_fn(|column| top(column as u8).saturating_sub(1 + (n * (column + 3) % 7) as u8));
            let closed = std::array::from_fn(|column| (n + column * column) % 5 == 0);
            let mut climb = Climb { markers, runners: Vec::new(), closed };
            for throw in 0..n % 4 {
                let moves =
                    climb.moves(std::array::from_fn(|die| ((n * (die + 2) + throw * 5 + die * die) % 6) as u8 + 1));
                if let Some(taken) = moves.get(n % moves.len().max(1)) {
                    climb = climb.after(taken);
                }
            }
            climb
        })
    }

    /// The search of a player who needs five columns, so that none of the situations wins.
    fn search<'a>(net: &'a Net, climb: &'a Climb) -> Search<'a> {
        let pair = Pair { own: &climb.markers, other: &[1; SUMS], closed: &climb.closed, needs: [5, 2] };
        Search::new(net, climb, 5, std::iter::once(pair))
    }

    #[test]
    fn runners_move_as_the_rules_say() {
        let net = Net::new(&super::super::weights::WEIGHTS);
        for climb in climbs() {
            let (mut search, mut expected) = (search(&net, &climb), 0.0);
            for n in 0..1296u32 {
                let dice = [1, 6, 36, 216].map(|unit| (n / unit % 6) as u8 + 1);
                let after = climb.moves(dice).into_iter().map(|taken| search.stop(&Runners::of(&climb.after(&taken))));
                expected += after.reduce(f32::max).unwrap_or(search.lost) / 1296.0;
            }
            let value = search.throw(&Runners::of(&climb), 1);
            assert!((value - expected).abs() < 1e-4, "{climb:?}: {value}, but {expected}");
        }
    }

    #[test]
    fn a_stop_is_judged_as_the_position_after_it() {
        let net = Net::new(&super::super::weights::WEIGHTS);
        for climb in climbs() {
            let (mut own, mut closed) = (climb.markers, climb.closed);
            for (sum, height) in &climb.runners {
                let n = usize::from(sum - LEAST);
                own[n] = *height;
                closed[n] = *height == steps(*sum);
            }
            let after =
                Pair { own: &own, other: &[1; SUMS], closed: &closed, needs: [5 - Runners::of(&climb).tops(), 2] };
            let (chance, value) =
                (net.chance(&net.layer(&after.inputs())), search(&net, &climb).stop(&Runners::of(&climb)));
            assert!((value - chance).abs() < 1e-5, "{climb:?}: {value}, but {chance}");
        }
    }
}
