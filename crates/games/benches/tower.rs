//! Trains the network with which the computer judges the Kremlin tower, and prints `games/tower/weights.rs`.
//!
//! `cargo bench -p kletka-games --bench tower -- MATCHES SEED`. The computer plays matches of two against itself, one
//! throw ahead. The first ones are played at random, and a third of the others with some random choices. After each
//! match, the network learns from the last position back to the first one: its target is a mean of its own judgement
//! of the next position and of that position's target (TD(λ)).

use kletka_games::kit;

use kit::pairs::SUMS;

#[path = "../src/games/tower/climb.rs"]
#[allow(dead_code, reason = "the game uses the rest")]
mod climb;
mod lot;
#[path = "../src/games/tower/outlook.rs"]
mod outlook;
#[path = "../src/games/tower/turn.rs"]
#[allow(dead_code, reason = "the game uses the rest")]
mod turn;

use climb::{Climb, GOAL, Heights, steps};
use lot::Lot;
use outlook::{INPUTS, Net, Pair, UNITS, Weights, mirrored};
use turn::{Runners, Search};

/// Matches that are played at random.
const RANDOM: usize = 5_000;
/// How much of a target comes from the next position's target.
const LAMBDA: f32 = 0.6;
/// The rate of learning: it falls from the first number to the second one.
const RATES: (f32, f32) = (0.02, 0.000_6);
/// How many of a hundred choices are random in some matches.
const SLIPS: usize = 15;
/// Longer matches are broken off, and the network learns from them as if the last player had lost.
const TURNS: usize = 400;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let (matches, seed) = (numbers.next().unwrap_or(150_000), numbers.next().unwrap_or(1));
    let mut lot = Lot(seed as u64);
    let mut weights: Weights = ([([0.0; INPUTS], 0.0); UNITS], 0.0);
    for (inputs, result) in &mut weights.0 {
        inputs.iter_mut().chain([result]).for_each(|weight| *weight = lot.below(601) as f32 / 1e3 - 0.3);
    }
    for n in 0..matches {
        let rate = RATES.0 + (RATES.1 - RATES.0) * n as f32 / matches as f32;
        let slips = if n < RANDOM { 100 } else { SLIPS * usize::from(lot.below(3) == 0) };
        let mut target = 0.0;
        for inputs in play(&Net::new(&weights), slips, &mut lot).iter().rev() {
            let judged = learn(&mut weights, inputs, target, rate);
            target = 1.0 - ((1.0 - LAMBDA) * judged + LAMBDA * target);
        }
    }
    print(&weights);
}

/// Both players' situation.
struct Tower {
    heights: [Heights; 2],
    owners: [Option<usize>; SUMS],
    goal: usize,
}

impl Tower {
    fn need(&self, player: usize) -> usize {
        self.goal - self.owners.iter().filter(|owner| **owner == Some(player)).count().min(self.goal)
    }

    fn climb(&self, player: usize) -> Climb {
        let closed = self.owners.map(|owner| owner.is_some());
        Climb { markers: self.heights[player], runners: Vec::new(), closed }
    }

    /// The situation of a player, if `climb` is that player's.
    fn pair<'a>(&'a self, climb: &'a Climb, player: usize) -> Pair<'a> {
        let other = &self.heights[1 - player];
        Pair { own: &climb.markers, other, closed: &climb.closed, needs: [player, 1 - player].map(|of| self.need(of)) }
    }

    /// Plays a turn.
    fn turn(&mut self, player: usize, net: &Net, slips: usize, lot: &mut Lot) {
        let before = self.climb(player);
        let mut search = Search::new(net, &before, self.need(player), std::iter::once(self.pair(&before, player)));
        let mut climb = before.clone();
        loop {
            let moves = climb.moves(std::array::from_fn(|_| lot.below(6) as u8 + 1));
            let mut after: Vec<Climb> = moves.iter().map(|taken| climb.after(taken)).collect();
            if after.is_empty() {
                return;
            }
            let best = if lot.below(100) < slips {
                lot.below(after.len())
            } else {
                let values: Vec<f32> = after.iter().map(|climb| search.value(&Runners::of(climb), 1)).collect();
                (0..values.len()).max_by(|a, b| values[*a].total_cmp(&values[*b])).unwrap_or(0)
            };
            climb = after.swap_remove(best);
            let runners = Runners::of(&climb);
            let random = lot.below(100) < slips;
            let throws = if random { lot.below(2) == 0 } else { search.stop(&runners) < search.throw(&runners, 1) };
            if !throws {
                break;
            }
        }
        for (sum, height) in climb.runners {
            let n = kit::pairs::index(sum).expect("it is a sum of two dice");
            self.heights[player][n] = height;
            if height == steps(sum) {
                self.owners[n] = Some(player);
            }
        }
    }
}

/// Plays a match. Returns the positions after all turns but the last one, each as its mover sees it.
fn play(net: &Net, slips: usize, lot: &mut Lot) -> Vec<[f32; INPUTS]> {
    // Some matches are short, so that the network knows all numbers of columns.
    let goal = [1, 2, 2, 2].get(lot.below(32)).copied().unwrap_or(GOAL);
    let mut tower = Tower { heights: [[0; SUMS]; 2], owners: [None; SUMS], goal };
    let mut positions = Vec::new();
    for turn in 0..TURNS {
        let player = turn % 2;
        tower.turn(player, net, slips, lot);
        if tower.need(player) == 0 {
            break;
        }
        let climb = tower.climb(player);
        positions.push(tower.pair(&climb, player).inputs());
    }
    positions
}

/// Moves the judgement of a position towards a target. Returns the judgement before.
fn learn((units, constant): &mut Weights, inputs: &[f32; INPUTS], target: f32, rate: f32) -> f32 {
    let sum = |weights: &[f32; INPUTS], place: fn(usize) -> usize| -> f32 {
        (0..INPUTS).map(|input| weights[place(input)] * inputs[input]).sum()
    };
    let sums: Vec<[f32; 2]> = units.iter().map(|(weights, _)| [sum(weights, |n| n), sum(weights, mirrored)]).collect();
    let both = |[own, twin]: [f32; 2]| own.max(0.0) + twin.max(0.0);
    let result: f32 = units.iter().zip(&sums).map(|((_, weight), sums)| weight * both(*sums)).sum();
    let judged = 1.0 / (1.0 + (-result - *constant).exp());
    let step = (target - judged) * rate;
    *constant += step;
    for ((weights, result), sums) in units.iter_mut().zip(&sums) {
        let by = sums.map(|sum| if sum > 0.0 { step * *result } else { 0.0 });
        *result += step * both(*sums);
        for input in (0..INPUTS).filter(|input| inputs[*input] != 0.0) {
            weights[input] += by[0] * inputs[input];
            weights[mirrored(input)] += by[1] * inputs[input];
        }
    }
    judged
}

/// Prints the source of the weights.
fn print((units, constant): &Weights) {
    println!("//! The weights of the network, as `cargo bench -p kletka-games --bench tower` prints them.\n");
    println!("use super::outlook::Weights;\n\npub const WEIGHTS: Weights = (\n    [");
    for (inputs, result) in units {
        let inputs: Vec<String> = inputs.iter().map(|weight| format!("{weight:.2}")).collect();
        println!("        ([{}], {result:.2}),", inputs.join(", "));
    }
    println!("    ],\n    {constant:.2},\n);");
}
