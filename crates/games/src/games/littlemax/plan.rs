//! The computer's play. For two players it is exact: nothing wins against it more often. With more players, each plays
//! as if it were alone with one neighbour: the player whose number it answers, or the player who answers its number.
//!
//! Once the last number is believed, the numbers before it do not matter, so a chain is solved from its end. With a
//! number to beat, the thrower chooses what to say for each throw, and the other player chooses how often to doubt each
//! number. The loss at stake and the value of the next stage are known. That makes a linear program. The variables are
//! how often each number is said after each throw. They maximise the sum, over all numbers, of what the other player's
//! better answer leaves.

use std::array;
use std::sync::OnceLock;

use super::Move;
use super::sheet::{Phase, View};
use crate::game::{SearchCtx, Seat};
use crate::kit::reading::{ORDER, TOP, chance, rank};
use crate::kit::simplex;

/// The most chips a player can have.
const MOST: usize = 5;
/// How many of a hundred moves each level makes like a beginner.
const NAIVE: [u32; 5] = [100, 66, 42, 20, 0];
/// How many of a hundred numbers a beginner doubts.
const DOUBTS: u32 = 30;

/// The solution for a thrower who has a number to beat, or none.
#[derive(Clone, PartialEq, Debug)]
pub struct Stage {
    /// The thrower's chance to win the match.
    pub value: f64,
    /// The chance to say a place after a throw, indexed by the thrown place, then by the place said.
    pub says: Vec<Vec<f64>>,
    /// The chance that a number is doubted, indexed by the place said.
    pub doubts: Vec<f64>,
}

/// The solution of a whole chain between two players. The indexes are which of them throws, and the first place above
/// the last number, from 0 to [`TOP`].
#[derive(Clone, PartialEq, Debug)]
pub struct Chain {
    stages: [Vec<Stage>; 2],
}

/// The thrower's chances to win the match with the number said, after each answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stakes {
    /// The number is doubted, and the dice show at least as much. The doubter pays.
    pub holds: f64,
    /// The number is doubted, and it was a lie.
    pub lies: f64,
    /// The number is believed. For a twenty-one the believer pays a chip.
    pub goes: f64,
}

/// The chance to win the match for the player who begins a chain, with the chips of both.
fn begins(own: u32, other: u32) -> f64 {
    match (own, other) {
        (0, _) => 0.0,
        (_, 0) => 1.0,
        _ => Chain::get([own, other]).stages[0][0].value,
    }
}

impl Chain {
    /// The chain between players with these numbers of chips, at least one each. It is solved once.
    pub fn get(chips: [u32; 2]) -> &'static Chain {
        static CHAINS: [[OnceLock<Chain>; MOST]; MOST] = [const { [const { OnceLock::new() }; MOST] }; MOST];
        let [one, two] = chips.map(|chips| (chips as usize).clamp(1, MOST) - 1);
        // No cycle: a chain needs only chains with fewer chips.
        CHAINS[one][two].get_or_init(|| Chain::new(chips))
    }

    fn new(chips: [u32; 2]) -> Chain {
        let mut stages: [Vec<Stage>; 2] = array::from_fn(|_| Vec::new());
        for least in (0..=TOP).rev() {
            let found = [0, 1].map(|side| {
                let stakes: Vec<Stakes> = (least..=TOP).map(|said| stakes(chips, side, said, &stages)).collect();
                Stage::solve(least, &stakes)
            });
            for (stages, stage) in stages.iter_mut().zip(found) {
                stages.insert(0, stage);
            }
        }
        Chain { stages }
    }

    /// The plan of the first player when they have to say this place or higher.
    pub fn stage(&self, least: usize) -> &Stage {
        &self.stages[0][least]
    }
}

/// The stage with this least place. `stages` ends with the stage for the highest place.
fn stage(stages: &[Stage], least: usize) -> &Stage {
    &stages[stages.len() + least - TOP - 1]
}

/// The stakes for a side that says a place. `stages` begins no later than at the next place.
fn stakes(chips: [u32; 2], side: usize, said: usize, stages: &[Vec<Stage>; 2]) -> Stakes {
    let (own, other) = (chips[side], chips[1 - side]);
    let loses = |count: u32| 1.0 - begins(other.saturating_sub(count), own);
    let goes = if said == TOP { loses(1) } else { 1.0 - stage(&stages[1 - side], said + 1).value };
    Stakes { holds: loses(if said == TOP { 2 } else { 1 }), lies: begins(own.saturating_sub(1), other), goes }
}

/// The rows of a stage's linear program. First: no group of throws is used more often than it occurs. Then, for each
/// place: its yield when doubted, and when not. The columns are how often each group says each place, then the yield of
/// each place.
fn program(groups: usize, stakes: &[Stakes]) -> Vec<Vec<f64>> {
    let count = stakes.len();
    let columns = groups * count + count;
    let mut rows: Vec<Vec<f64>> = Vec::new();
    for group in 0..groups {
        let mut row = vec![0.0; columns];
        row[group * count..(group + 1) * count].fill(1.0);
        rows.push(row);
    }
    // One is added to each win, so that every number said yields something.
    for (said, Stakes { holds, lies, goes }) in stakes.iter().enumerate() {
        for doubted in [true, false] {
            let mut row = vec![0.0; columns];
            row[groups * count + said] = 1.0;
            for group in 0..groups {
                let lifted = if group > said { holds } else { lies };
                row[group * count + said] = -1.0 - if doubted { lifted } else { goes };
            }
            rows.push(row);
        }
    }
    rows
}

impl Stage {
    /// Solves the stage with this least place, given the stakes for each place from there on.
    fn solve(least: usize, stakes: &[Stakes]) -> Stage {
        let count = stakes.len();
        // All throws below the least place are alike: any number said is a lie. They form the first group. Each other
        // throw is a group of its own.
        let odds: Vec<f64> = std::iter::once((0..least).map(chance).sum()).chain((least..=TOP).map(chance)).collect();
        let groups = odds.len();
        let rows = program(groups, stakes);
        let columns = groups * count + count;
        let mut bounds = odds.clone();
        bounds.resize(rows.len(), 0.0);
        let gains: Vec<f64> = (0..columns).map(|column| f64::from(u8::from(column >= groups * count))).collect();
        let best = simplex::most(&rows, &bounds, &gains);
        let says = |thrown: usize| {
            let group = (thrown + 1).saturating_sub(least);
            let parts = &best.amounts[group * count..(group + 1) * count];
            let sum: f64 = parts.iter().sum();
            vec![0.0; least].into_iter().chain(parts.iter().map(|part| part / sum)).collect()
        };
        let prices = best.prices[groups..].chunks(2).map(|pair| pair[0] / (pair[0] + pair[1]));
        Stage {
            value: best.value - 1.0,
            says: (0..=TOP).map(says).collect(),
            doubts: vec![0.0; least].into_iter().chain(prices).collect(),
        }
    }
}

pub fn think(view: &View, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Move> {
    let sheet = &view.sheet;
    if sheet.mover() != seat || sheet.outcome().is_some() {
        return None;
    }
    let naive = ctx.slips(*ctx.level.of(&NAIVE));
    let least = sheet.said().map_or(0, |said| said.place + 1);
    match sheet.phase {
        Phase::Open => Some(Move::Throw),
        Phase::Say => {
            let thrown = rank(&view.cup?);
            let chips = [seat, sheet.next(seat)].map(|seat| sheet.chips.left(seat));
            let place = match naive {
                true => timid(thrown, least, ctx),
                false => simplex::pick(&Chain::get(chips).stage(least).says[thrown], ctx.chance),
            };
            Some(Move::Say(ORDER[place.clamp(least, TOP)]))
        }
        Phase::Answer => {
            let said = sheet.said()?;
            // The least place that the player who said the number had to say.
            let before = sheet.chain.iter().rev().nth(1).map_or(0, |before| before.place + 1);
            let chips = [said.seat, seat].map(|seat| sheet.chips.left(seat));
            let doubts = match naive {
                true => f64::from(DOUBTS) / 100.0,
                false => Chain::get(chips).stage(before).doubts[said.place],
            };
            let goes = if said.place == TOP { Move::Pay } else { Move::Believe };
            Some(if simplex::pick(&[1.0 - doubts, doubts], ctx.chance) == 1 { Move::Lift } else { goes })
        }
    }
}

/// Says the truth if it is high enough, otherwise one of the three lowest places allowed.
fn timid(thrown: usize, least: usize, ctx: &mut SearchCtx<'_>) -> usize {
    if thrown >= least { thrown } else { least + ctx.chance.index(3) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A rival who knows the plan and gives the best reply.
    struct Rival {
        own: u32,
        other: u32,
        /// The rival's chance to win as the thrower, by the least place; and with the other player as the thrower.
        throws: [f64; TOP + 1],
        answers: [f64; TOP + 1],
    }

    /// The chance to win, with the chips of both, for the player whose number was said and doubted.
    fn doubted(is_true: bool, said: usize, own: u32, other: u32) -> f64 {
        match is_true {
            true => 1.0 - begins(other.saturating_sub(if said == TOP { 2 } else { 1 }), own),
            false => begins(own - 1, other),
        }
    }

    impl Rival {
        fn new(own: u32, other: u32) -> Rival {
            let mut rival = Rival { own, other, throws: [0.0; TOP + 1], answers: [0.0; TOP + 1] };
            for least in (0..=TOP).rev() {
                (rival.throws[least], rival.answers[least]) = (rival.best_throw(least), rival.best_answer(least));
            }
            rival
        }

        fn best_throw(&self, least: usize) -> f64 {
            let doubts = &Chain::get([self.own, self.other]).stage(least).doubts;
            let say = |thrown: usize, said: usize| {
                let goes = if said == TOP { 1.0 - begins(self.other - 1, self.own) } else { self.answers[said + 1] };
                let found = doubted(thrown >= said, said, self.own, self.other);
                doubts[said] * found + (1.0 - doubts[said]) * goes
            };
            let best = |thrown: usize| (least..=TOP).map(|said| say(thrown, said)).fold(0.0, f64::max);
            (0..=TOP).map(|thrown| chance(thrown) * best(thrown)).sum()
        }

        fn best_answer(&self, least: usize) -> f64 {
            let says = &Chain::get([self.other, self.own]).stage(least).says;
            let answer = |said: usize| {
                let share = |thrown: usize| chance(thrown) * says[thrown][said];
                let lifts = |thrown: usize| 1.0 - doubted(thrown >= said, said, self.other, self.own);
                let goes = if said == TOP { begins(self.own - 1, self.other) } else { self.throws[said + 1] };
                let lifted: f64 = (0..=TOP).map(|thrown| share(thrown) * lifts(thrown)).sum();
                lifted.max((0..=TOP).map(share).sum::<f64>() * goes)
            };
            (least..=TOP).map(answer).sum()
        }
    }

    #[test]
    fn nobody_who_knows_the_plan_wins_more_often_against_it() {
        let lives = crate::amount(5, 2);
        for (own, other) in (1..=lives).flat_map(|own| (1..=lives).map(move |other| (own, other))) {
            let rival = Rival::new(own, other);
            let (first, second) = (rival.throws[0] - begins(own, other), rival.answers[0] - 1.0 + begins(other, own));
            assert!(first.abs() < 1e-9 && second.abs() < 1e-9, "{own} {other}: {first} {second}");
        }
    }

    /// The values come from another program, which minimises regret.
    #[test]
    fn the_values_are_those_of_another_program() {
        let values = [(1, 1, 0.647_941), (2, 1, 0.853_924), (1, 2, 0.249_963), (2, 2, 0.574_302)];
        for (own, other, value) in values {
            assert!((begins(own, other) - value).abs() < 1e-5, "{own} {other}: {}", begins(own, other));
        }
    }
}
