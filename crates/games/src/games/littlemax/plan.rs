//! The computer's play. For two it is exact: no way to play wins more often against it. Of more, each plays as if it
//! were alone with its neighbour: the one whose number it answers, or the one who answers its number.
//!
//! What was said before the last number does not matter once that is believed, so a chain is solved from its end. With
//! a number to beat, the one who throws chooses what to say for each throw, and the other one how often to doubt each
//! number; what is lost or comes next is known. That is a linear program: how often each number is said after each
//! throw, so that the sum over all numbers of what the better answer leaves is the largest.

use std::array;
use std::sync::OnceLock;

use super::Move;
use super::sheet::{Phase, View};
use crate::game::{SearchCtx, Seat};
use crate::kit::reading::{ORDER, TOP, chance, rank};
use crate::kit::simplex;

/// The most chips that a player may have.
const MOST: usize = 5;
/// How many of a hundred moves each level makes as somebody does who plays for the first time.
const NAIVE: [u32; 5] = [100, 66, 42, 20, 0];
/// How often of a hundred times such a player doubts a number.
const DOUBTS: u32 = 30;

/// What to do when one throws who has to beat a number, or has none to beat.
#[derive(Clone, PartialEq, Debug)]
pub struct Stage {
    /// How often the one who throws wins the match.
    pub value: f64,
    /// By what was thrown and what is said, both as places: how often that is said.
    pub says: Vec<Vec<f64>>,
    /// By what is said: how often it is doubted.
    pub doubts: Vec<f64>,
}

/// All of a chain between two players: by who of them throws, and by the first place that is higher than the last
/// number, from 0 to [`TOP`].
#[derive(Clone, PartialEq, Debug)]
pub struct Chain {
    stages: [Vec<Stage>; 2],
}

/// What the one who throws may get in the end for what was said: how often the match is won after each answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stakes {
    /// It is doubted and was true, or too low.
    pub holds: f64,
    /// It is doubted and was a lie.
    pub lies: f64,
    /// It is believed; a twenty-one costs a chip.
    pub goes: f64,
}

/// How often one with so many chips who begins a chain wins the match against one with so many.
fn begins(own: u32, other: u32) -> f64 {
    match (own, other) {
        (0, _) => 0.0,
        (_, 0) => 1.0,
        _ => Chain::get([own, other]).stages[0][0].value,
    }
}

impl Chain {
    /// The chain between players with so many chips each, at least one, made once.
    pub fn get(chips: [u32; 2]) -> &'static Chain {
        static CHAINS: [[OnceLock<Chain>; MOST]; MOST] = [const { [const { OnceLock::new() }; MOST] }; MOST];
        let [one, two] = chips.map(|chips| (chips as usize).clamp(1, MOST) - 1);
        // Those with fewer chips that this one needs never need this one.
        CHAINS[one][two].get_or_init(|| Chain::new(chips))
    }

    /// Solves it.
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

    /// What the first of both does who has to say that place at least.
    pub fn stage(&self, least: usize) -> &Stage {
        &self.stages[0][least]
    }
}

/// The stage of one who has to say that place at least, of those for all places up to the highest from some place on.
fn stage(stages: &[Stage], least: usize) -> &Stage {
    &stages[stages.len() + least - TOP - 1]
}

/// What is at stake for a side that says something; `stages` are those from the next place on, at least.
fn stakes(chips: [u32; 2], side: usize, said: usize, stages: &[Vec<Stage>; 2]) -> Stakes {
    let (own, other) = (chips[side], chips[1 - side]);
    let loses = |count: u32| 1.0 - begins(other.saturating_sub(count), own);
    let goes = if said == TOP { loses(1) } else { 1.0 - stage(&stages[1 - side], said + 1).value };
    Stakes { holds: loses(if said == TOP { 2 } else { 1 }), lies: begins(own.saturating_sub(1), other), goes }
}

/// The rows of the program of a stage: that each group of throws is no more than it is, then what each place brings, if
/// it is doubted and if it is not. The columns are how often each group says each place, then what each place brings.
fn program(groups: usize, stakes: &[Stakes]) -> Vec<Vec<f64>> {
    let count = stakes.len();
    let columns = groups * count + count;
    let mut rows: Vec<Vec<f64>> = Vec::new();
    for group in 0..groups {
        let mut row = vec![0.0; columns];
        row[group * count..(group + 1) * count].fill(1.0);
        rows.push(row);
    }
    // One is added to what is won, so that everything that is said brings something.
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
    /// Solves the throw of one who has to say at least that place, with what is at stake for each place from there on.
    fn solve(least: usize, stakes: &[Stakes]) -> Stage {
        let count = stakes.len();
        // All throws below are alike: whatever is said is a lie. They are the first group, each other throw is one.
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

/// The computer's move.
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
            // What the one who has said it had to beat.
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

/// Says the truth where that will do, otherwise one of the next three numbers.
fn timid(thrown: usize, least: usize, ctx: &mut SearchCtx<'_>) -> usize {
    if thrown >= least { thrown } else { least + ctx.chance.index(3) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody who knows how the other one plays, and answers as well as can be.
    struct Rival {
        own: u32,
        other: u32,
        /// How often the rival wins who throws and has to say that place at least, and when the other one has to.
        throws: [f64; TOP + 1],
        answers: [f64; TOP + 1],
    }

    /// How often one wins whose number was said and doubted, with so many chips against so many.
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

    /// Found by another program, which minimises regret.
    #[test]
    fn the_values_are_those_of_another_program() {
        let values = [(1, 1, 0.647_941), (2, 1, 0.853_924), (1, 2, 0.249_963), (2, 2, 0.574_302)];
        for (own, other, value) in values {
            assert!((begins(own, other) - value).abs() < 1e-5, "{own} {other}: {}", begins(own, other));
        }
    }
}
