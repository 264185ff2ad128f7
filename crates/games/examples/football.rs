//! Teaches the computer of bouncing football its evaluation, by matches against itself:
//!
//! - `cargo run --release -p kletka-games --example football free` makes `assets/football-free.net`;
//! - the same with `reflect` makes `assets/football-reflect.net`.
//!
//! The seed is fixed, so the same program makes the same file. `docs/design/football-evaluation.md` tells more.

#[path = "../benches/lot/mod.rs"]
mod lot;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

use kletka_games::game::{Deadline, Seat};
use kletka_games::games::footballbounce::engine::board::{Board, CELLS, COLS, FAR, Ground, ROWS};
use kletka_games::games::footballbounce::engine::net::{self, HIDDEN, INPUTS, Net, ONE, OUT, UNIT};
use kletka_games::games::footballbounce::engine::tree::{Found, PROVEN, Tree};
use kletka_games::games::footballbounce::engine::turns::Bounds;
use kletka_games::games::footballbounce::field::{Arrival, Bounce, Field};
use kletka_games::kit::compass::Way;
use kletka_games::kit::pitch::Pitch;
use lot::Lot;

/// Matches of each generation. A generation plays with what the one before has learnt; the first one with a difference
/// of distances.
const MATCHES: [usize; 2] = [2_500, 5_000];
/// Positions that a player looks at for a turn.
const POSITIONS: u64 = 150;
/// The limits of its search in one position.
const BOUNDS: Bounds = Bounds { links: 400, ends: 120 };
/// How often the learner looks at each sample.
const ROUNDS: usize = 2;
/// How far it steps in the first round and in the last one.
const STEP: (f32, f32) = (0.02, 0.004);
/// The weight of the match's result in the learning; the rest is the search's own value.
const RESULT: f32 = 0.6;
/// How many matches of four are played on the usual pitch.
const USUAL: usize = 3;
const PITCHES: [(u8, u8, u8); 5] = [(6, 8, 2), (8, 10, 4), (8, 8, 2), (6, 10, 2), (8, 12, 2)];

impl Lot {
    /// A number from -1 to 1.
    fn any(&mut self) -> f32 {
        self.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0
    }
}

struct Sample {
    /// The inputs that are on.
    inputs: Vec<u16>,
    /// The seat to move.
    seat: Seat,
    /// Its chance to win.
    chance: f32,
}

fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// A weight, and the sum of the squares of its slopes so far. The larger that is, the smaller are its steps.
#[derive(Clone, Copy)]
struct Weight(f32, f32);

impl Weight {
    fn new(start: f32) -> Weight {
        Weight(start, 1e-3)
    }

    fn learn(&mut self, slope: f32, step: f32) {
        self.1 += slope * slope;
        self.0 -= step * slope / self.1.sqrt();
    }
}

type Row = [Weight; HIDDEN];

/// The network while it learns.
struct Learner {
    rows: Vec<Row>,
    start: Row,
    out: Row,
    last: Weight,
}

impl Learner {
    /// A network that knows nothing.
    fn new(lot: &mut Lot) -> Learner {
        let rows = (0..INPUTS).map(|_| std::array::from_fn(|_| Weight::new(0.05 * lot.any()))).collect();
        let sign = |n: usize| if n.is_multiple_of(2) { 0.5 } else { -0.5 };
        let out = std::array::from_fn(|n| Weight::new(sign(n) + 0.1 * lot.any()));
        Learner { rows, start: [Weight::new(0.3); HIDDEN], out, last: Weight::new(0.0) }
    }

    /// The network of the first generation: a difference of distances.
    fn by_hand() -> Learner {
        let none = [Weight::new(0.0); HIDDEN];
        let mut by_hand = Learner { rows: vec![none; INPUTS], start: none, out: none, last: Weight::new(-5.0) };
        (by_hand.start[0], by_hand.out[0]) = (Weight::new(0.5), Weight::new(10.0));
        for rests in 0..=FAR as usize {
            by_hand.rows[net::OWN + rests][0].0 = -0.05 * rests as f32;
            by_hand.rows[net::OTHER + rests][0].0 = 0.05 * rests as f32;
        }
        for cell in 0..CELLS {
            by_hand.rows[net::BALL + cell][0].0 = 0.02 * ((ROWS / 2) as f32 - (cell / COLS) as f32);
        }
        by_hand
    }

    fn hidden(&self, inputs: &[u16]) -> [f32; HIDDEN] {
        let mut sums = self.start.map(|weight| weight.0);
        for row in inputs.iter().map(|input| &self.rows[usize::from(*input)]) {
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight.0);
        }
        sums
    }

    fn expected(&self, sums: &[f32; HIDDEN]) -> f32 {
        let results = sums.iter().zip(&self.out).map(|(sum, out)| sum.clamp(0.0, 1.0) * out.0);
        chance(results.sum::<f32>() + self.last.0)
    }

    fn learn(&mut self, sample: &Sample, step: f32) {
        let sums = self.hidden(&sample.inputs);
        let error = self.expected(&sums) - sample.chance;
        let mut slopes = [0.0; HIDDEN];
        for (n, sum) in sums.iter().enumerate() {
            slopes[n] = if *sum > 0.0 && *sum < 1.0 { error * self.out[n].0 } else { 0.0 };
            self.out[n].learn(error * sum.clamp(0.0, 1.0), step);
            self.start[n].learn(slopes[n], step);
        }
        self.last.learn(error, step);
        for input in &sample.inputs {
            let row = &mut self.rows[usize::from(*input)];
            row.iter_mut().zip(&slopes).for_each(|(weight, slope)| weight.learn(*slope, step));
        }
    }

    /// The mean square error of the expectation.
    fn error(&self, samples: &[Sample]) -> f32 {
        let errors = samples.iter().map(|sample| self.expected(&self.hidden(&sample.inputs)) - sample.chance);
        errors.map(|error| error * error).sum::<f32>() / samples.len().max(1) as f32
    }

    /// Learns all samples, in a new order each time.
    fn learn_all(&mut self, samples: &mut [Sample], held: &[Sample], lot: &mut Lot) {
        for round in 0..ROUNDS {
            let part = round as f32 / (ROUNDS - 1) as f32;
            let step = STEP.0 * (1.0 - part) + STEP.1 * part;
            for last in (1..samples.len()).rev() {
                samples.swap(last, lot.below(last + 1));
            }
            samples.iter().for_each(|sample| self.learn(sample, step));
            eprintln!("  round {round}: error {:.4} in matches held back", self.error(held));
        }
    }

    /// The network in whole numbers of two bytes.
    fn bytes(&self) -> Vec<u8> {
        let number = |weight: &Weight, one: f32| ((weight.0 * one).round() as i16).to_le_bytes();
        let hidden = self.rows.iter().chain([&self.start]).flatten().map(|weight| number(weight, ONE.into()));
        let result = self.out.iter().chain([&self.last]).map(|weight| number(weight, OUT as f32));
        hidden.chain(result).flatten().collect()
    }
}

/// A match of the computer against itself, and its mirror image.
struct Game<const W: usize> {
    ground: Ground<W>,
    boards: [Board<W>; 2],
    seat: Seat,
    /// How many turns are played at random.
    random: usize,
}

impl<const W: usize> Game<W> {
    fn new(pitch: Pitch, bounce: Bounce, random: usize) -> Game<W> {
        let ground = Ground::new(pitch, bounce);
        let board = Board::new(&ground, &Field::new(pitch, bounce));
        Game { ground, boards: [board.clone(), board], seat: Seat(0), random }
    }

    /// The position, and its mirror image.
    fn samples(&self, chance: f32) -> [Sample; 2] {
        let seat = self.seat;
        self.boards.each_ref().map(|board| {
            let links = board.drawn(&self.ground).map(|(from, way)| self.ground.link(seat, from, way) as u16);
            let mut inputs: Vec<u16> = links.collect();
            let reach = board.reach(&self.ground);
            net::inputs(&self.ground, board, seat, &reach, |input| inputs.push(input as u16));
            Sample { inputs, seat, chance }
        })
    }

    /// Draws a turn. Returns the winner if it ends the round.
    fn draw(&mut self, ways: &[Way]) -> Option<Seat> {
        let mut arrival = Arrival::Again;
        for way in ways {
            arrival = self.boards[0].go(&self.ground, *way, |_, _| {});
            self.boards[1].go(&self.ground, way.mirrored(), |_, _| {});
        }
        let other = self.seat.other();
        match arrival {
            Arrival::Goal(seat) => Some(seat),
            Arrival::Again => Some(other),
            Arrival::Rests => {
                self.seat = other;
                None
            }
        }
    }

    /// A turn that does not lose at once, if there is one: by lot at the beginning, and sometimes later.
    fn choice(found: &Found, random: bool, lot: &mut Lot) -> Vec<Way> {
        let fair = found.turns.iter().filter(|(_, value, _)| *value > -PROVEN).count().max(1);
        let nth = match random {
            true => lot.below(fair),
            false if lot.below(10) == 0 => lot.below(fair.min(4)),
            false => 0,
        };
        found.turns[nth].0.clone()
    }

    /// Plays until somebody has won or surely wins.
    fn play(mut self, net: &Net, lot: &mut Lot) -> Vec<Sample> {
        let mut samples: Vec<Sample> = Vec::new();
        let winner = (0..).find_map(|turn| {
            let mut tree = Tree::new(&self.ground, net, self.boards[0].clone(), self.seat, BOUNDS);
            let found = tree.search(POSITIONS, &Deadline::never());
            let random = turn < self.random;
            if !random {
                samples.extend(self.samples(chance(found.value.clamp(-10 * UNIT, 10 * UNIT) as f32 / UNIT as f32)));
            }
            match found.value {
                value if !random && value >= PROVEN => Some(self.seat),
                value if !random && value <= -PROVEN => Some(self.seat.other()),
                _ => self.draw(&Self::choice(&found, random, lot)),
            }
        });
        for sample in &mut samples {
            let result = if Some(sample.seat) == winner { 1.0 } else { 0.0 };
            sample.chance += RESULT * (result - sample.chance);
        }
        samples
    }
}

/// The samples of a match.
fn play(net: &Net, bounce: Bounce, lot: &mut Lot) -> Vec<Sample> {
    let usual = lot.below(4) < USUAL;
    let (cols, rows, goal) = if usual { (8, 10, 2) } else { PITCHES[lot.below(PITCHES.len())] };
    let (pitch, random) = (Pitch::new(cols, rows, goal), 1 + lot.below(8));
    match rows {
        12 => Game::<6>::new(pitch, bounce, random).play(net, lot),
        _ => Game::<2>::new(pitch, bounce, random).play(net, lot),
    }
}

/// Plays and learns, and writes the network after each generation.
fn teach(bounce: Bounce, file: &Path) -> io::Result<()> {
    let mut lot = Lot(0x1234_5678_9abc_def1);
    let mut bytes = Learner::by_hand().bytes();
    let (mut samples, mut held) = (Vec::new(), Vec::new());
    for (generation, matches) in MATCHES.into_iter().enumerate() {
        let net = Net::read(&bytes);
        for n in 0..matches {
            let new = play(&net, bounce, &mut lot);
            if n % 20 == 0 { held.extend(new) } else { samples.extend(new) }
        }
        eprintln!("generation {generation}: {} samples", samples.len());
        let mut learner = Learner::new(&mut lot);
        learner.learn_all(&mut samples, &held, &mut lot);
        bytes = learner.bytes();
        fs::write(file, &bytes)?;
    }
    Ok(())
}

fn main() -> ExitCode {
    let asked = env::args().nth(1).unwrap_or_default();
    let bounce = match asked.as_str() {
        "free" => Bounce::Free,
        "reflect" => Bounce::Reflect,
        _ => {
            eprintln!("Say `free` or `reflect`.");
            return ExitCode::FAILURE;
        }
    };
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/football-{asked}.net"));
    match teach(bounce, &file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", file.display());
            ExitCode::FAILURE
        }
    }
}
