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

/// A generation plays with what the one before has learnt, and only its own matches are learnt from. The first one
/// plays with a difference of distances.
struct Generation {
    /// How many matches it plays.
    matches: usize,
    /// Positions that a player looks at for a turn.
    positions: u64,
}

const GENERATIONS: [Generation; 3] = [
    Generation { matches: 2_500, positions: 150 },
    Generation { matches: 5_000, positions: 150 },
    Generation { matches: 10_000, positions: 800 },
];
/// How many positions inside each search are samples as well. Matches alone show the learner no bad turns.
const INNER: usize = 2;
/// How often the search has looked below such a position at least.
const VISITS: u32 = 4;
/// The limits of its search in one position.
const BOUNDS: Bounds = Bounds { links: 400, ends: 120 };
/// It looks at the best turns alone: turns nearly as good made no better samples.
const NEARLY: i32 = 0;
/// How often the learner looks at each sample.
const ROUNDS: usize = 3;
/// How far it steps at the beginning and at the end.
const STEP: (f32, f32) = (0.02, 0.003);
/// The weight of the match's result in the learning of the positions in it; the rest is the search's own value.
const RESULT: f32 = 0.2;
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

/// Moves a weight against its slope. The larger the sum of the squares of its slopes so far, the smaller is the step.
fn learn(weight: &mut f32, squares: &mut f32, slope: f32, step: f32) {
    *squares += slope * slope;
    *weight -= step * slope / squares.sqrt();
}

/// Weights, and the sums of the squares of their slopes so far.
#[derive(Clone, Copy)]
struct Row {
    weights: [f32; HIDDEN],
    squares: [f32; HIDDEN],
}

impl Row {
    fn new(weights: [f32; HIDDEN]) -> Row {
        Row { weights, squares: [1e-3; HIDDEN] }
    }

    fn learn(&mut self, slopes: &[f32; HIDDEN], step: f32) {
        for ((weight, square), slope) in self.weights.iter_mut().zip(&mut self.squares).zip(slopes) {
            learn(weight, square, *slope, step);
        }
    }
}

/// The network while it learns.
struct Learner {
    rows: Vec<Row>,
    start: Row,
    out: Row,
    /// What stands in front of the sum of the results, and its squares.
    last: (f32, f32),
}

impl Learner {
    /// A network that knows nothing.
    fn new(lot: &mut Lot) -> Learner {
        let rows = (0..INPUTS).map(|_| Row::new(std::array::from_fn(|_| 0.05 * lot.any()))).collect();
        let sign = |n: usize| if n.is_multiple_of(2) { 0.5 } else { -0.5 };
        let out = Row::new(std::array::from_fn(|n| sign(n) + 0.1 * lot.any()));
        Learner { rows, start: Row::new([0.3; HIDDEN]), out, last: (0.0, 1e-3) }
    }

    /// The network of the first generation: a difference of distances.
    fn by_hand() -> Learner {
        let none = Row::new([0.0; HIDDEN]);
        let mut by_hand = Learner { rows: vec![none; INPUTS], start: none, out: none, last: (-5.0, 1e-3) };
        (by_hand.start.weights[0], by_hand.out.weights[0]) = (0.5, 10.0);
        for rests in 0..=FAR as usize {
            by_hand.rows[net::OWN + rests].weights[0] = -0.05 * rests as f32;
            by_hand.rows[net::OTHER + rests].weights[0] = 0.05 * rests as f32;
        }
        for cell in 0..CELLS {
            by_hand.rows[net::BALL + cell].weights[0] = 0.02 * ((ROWS / 2) as f32 - (cell / COLS) as f32);
        }
        by_hand
    }

    fn hidden(&self, inputs: &[u16]) -> [f32; HIDDEN] {
        let mut sums = self.start.weights;
        for row in inputs.iter().map(|input| &self.rows[usize::from(*input)]) {
            sums.iter_mut().zip(&row.weights).for_each(|(sum, weight)| *sum += weight);
        }
        sums
    }

    fn expected(&self, sums: &[f32; HIDDEN]) -> f32 {
        let results = sums.iter().zip(&self.out.weights).map(|(sum, out)| sum.clamp(0.0, 1.0) * out);
        chance(results.sum::<f32>() + self.last.0)
    }

    fn learn(&mut self, sample: &Sample, step: f32) {
        let sums = self.hidden(&sample.inputs);
        let error = self.expected(&sums) - sample.chance;
        let inside = |n: usize| sums[n] > 0.0 && sums[n] < 1.0;
        let slopes = std::array::from_fn(|n| if inside(n) { error * self.out.weights[n] } else { 0.0 });
        self.out.learn(&sums.map(|sum| error * sum.clamp(0.0, 1.0)), step);
        self.start.learn(&slopes, step);
        learn(&mut self.last.0, &mut self.last.1, error, step);
        for input in &sample.inputs {
            self.rows[usize::from(*input)].learn(&slopes, step);
        }
    }

    /// The mean square error of the expectation.
    fn error(&self, samples: &[Sample]) -> f32 {
        let errors = samples.iter().map(|sample| self.expected(&self.hidden(&sample.inputs)) - sample.chance);
        errors.map(|error| error * error).sum::<f32>() / samples.len().max(1) as f32
    }

    /// Learns all samples, in a new order each time.
    fn learn_all(&mut self, samples: &mut [Sample], held: &[Sample], lot: &mut Lot) {
        let all = (ROUNDS * samples.len()) as f32;
        for round in 0..ROUNDS {
            for last in (1..samples.len()).rev() {
                samples.swap(last, lot.below(last + 1));
            }
            for (n, sample) in samples.iter().enumerate() {
                let part = (round * samples.len() + n) as f32 / all;
                self.learn(sample, STEP.0 * (1.0 - part) + STEP.1 * part);
            }
            eprintln!("  round {round}: error {:.5} in matches held back", self.error(held));
        }
    }

    /// The network in whole numbers of two bytes.
    fn bytes(&self) -> Vec<u8> {
        let number = |weight: &f32, one: f32| ((weight * one).round() as i16).to_le_bytes();
        let hidden = self.rows.iter().chain([&self.start]).flat_map(|row| &row.weights);
        let result = self.out.weights.iter().chain([&self.last.0]).map(|weight| number(weight, OUT as f32));
        hidden.map(|weight| number(weight, ONE.into())).chain(result).flatten().collect()
    }
}

/// A match of the computer against itself.
struct Game<const W: usize> {
    ground: Ground<W>,
    board: Board<W>,
    seat: Seat,
    /// How many turns are played at random.
    random: usize,
}

impl<const W: usize> Game<W> {
    fn new(pitch: Pitch, bounce: Bounce, random: usize) -> Game<W> {
        let ground = Ground::new(pitch, bounce);
        let board = Board::new(&ground, &Field::new(pitch, bounce));
        Game { ground, board, seat: Seat(0), random }
    }

    /// A position, and its mirror image.
    fn samples(&self, board: &Board<W>, seat: Seat, chance: f32) -> [Sample; 2] {
        let ground = &self.ground;
        let across = ground.pitch.cols as usize;
        let flipped = |n: usize| n / (across + 1) * (across + 1) + across - n % (across + 1);
        let (mut inputs, mut images) = (Vec::new(), Vec::new());
        for (from, way) in board.drawn(ground) {
            inputs.push(ground.link(seat, from, way) as u16);
            images.push(ground.link(seat, flipped(from), Way::ALL[way].mirrored().number()) as u16);
        }
        net::inputs(ground, board, seat, &board.reach(ground), |input| {
            inputs.push(input as u16);
            images.push(net::mirrored(input) as u16);
        });
        [inputs, images].map(|inputs| Sample { inputs, seat, chance })
    }

    /// Draws a turn. Returns the winner if it ends the round.
    fn draw(&mut self, ways: &[Way]) -> Option<Seat> {
        let mut arrival = Arrival::Again;
        for way in ways {
            arrival = self.board.go(&self.ground, *way, |_, _| {});
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
    fn play(mut self, net: &Net, positions: u64, lot: &mut Lot) -> Vec<Sample> {
        let (mut played, mut inner): (Vec<Sample>, Vec<Sample>) = Default::default();
        let expected = |value: i32| chance(value.clamp(-8 * UNIT, 8 * UNIT) as f32 / UNIT as f32);
        let winner = (0..).find_map(|turn| {
            let mut tree = Tree::new(&self.ground, net, self.board.clone(), self.seat, BOUNDS, NEARLY);
            let found = tree.search(positions, &Deadline::never());
            let mut below = tree.looked_into(VISITS);
            for _ in 0..INNER.min(below.len()) {
                let (board, seat, value) = below.swap_remove(lot.below(below.len()));
                inner.extend(self.samples(board, seat, expected(value)));
            }
            let random = turn < self.random;
            if !random {
                played.extend(self.samples(&self.board, self.seat, expected(found.value)));
            }
            match found.value {
                value if !random && value >= PROVEN => Some(self.seat),
                value if !random && value <= -PROVEN => Some(self.seat.other()),
                _ => self.draw(&Self::choice(&found, random, lot)),
            }
        });
        for sample in &mut played {
            let result = if Some(sample.seat) == winner { 1.0 } else { 0.0 };
            sample.chance += RESULT * (result - sample.chance);
        }
        played.append(&mut inner);
        played
    }
}

/// The samples of a match.
fn play(net: &Net, bounce: Bounce, positions: u64, lot: &mut Lot) -> Vec<Sample> {
    let usual = lot.below(4) < USUAL;
    let (cols, rows, goal) = if usual { (8, 10, 2) } else { PITCHES[lot.below(PITCHES.len())] };
    let (pitch, random) = (Pitch::new(cols, rows, goal), 1 + lot.below(8));
    match rows {
        12 => Game::<6>::new(pitch, bounce, random).play(net, positions, lot),
        _ => Game::<2>::new(pitch, bounce, random).play(net, positions, lot),
    }
}

/// Plays and learns, and writes the network after each generation.
fn teach(bounce: Bounce, file: &Path) -> io::Result<()> {
    let mut lot = Lot(0x1234_5678_9abc_def1);
    let mut bytes = Learner::by_hand().bytes();
    for (generation, Generation { matches, positions }) in GENERATIONS.into_iter().enumerate() {
        let (net, mut samples, mut held) = (Net::read(&bytes), Vec::new(), Vec::new());
        for n in 0..matches {
            let new = play(&net, bounce, positions, &mut lot);
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
