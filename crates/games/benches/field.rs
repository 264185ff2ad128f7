//! Random complete games on the field of dots, one after another on one core: nanoseconds per move and games per
//! second, for the sheets 39×32 and 20×20.
//!
//! It does not use criterion's harness. The measure is the processor time of the thread (if the system gives it), which
//! stays the same beside other work, and the moves of a game have very different costs.

use std::hint::black_box;
use std::time::Instant;

use kletka_games::game::Seat;
use kletka_games::games::dots::field::{Field, Node, Rules};

mod lot;
mod spent;

use lot::Lot;
use spent::spent;

/// Rounds per measurement; the result is their median. Each round has its own shuffled orders.
const ROUNDS: usize = 7;
/// Shuffled orders per round: too many for the processor to learn their jumps by heart.
const ORDERS: usize = 64;
/// Least duration of a round, in nanoseconds.
const ROUND: u64 = 200_000_000;

impl Lot {
    fn shuffled(&mut self, nodes: &[Node]) -> Vec<Node> {
        let mut nodes = nodes.to_vec();
        for last in (1..nodes.len()).rev() {
            nodes.swap(last, self.below(last + 1));
        }
        nodes
    }
}

/// Plays a game in this order, by turns, until no node is left. Returns the number of moves. Then it empties the sheet,
/// by `undo` of every move or by clearing it.
fn game<const LOOSE: bool>(field: &mut Field<LOOSE>, order: &[Node], undo: bool) -> u64 {
    let mut seat = Seat(0);
    for &node in order {
        if field.put(seat, node).is_ok() {
            seat = seat.other();
        }
    }
    let moves = field.turn() as u64;
    black_box((field.hash(), field.score(Seat(0)), field.loose(Seat(0))));
    if undo {
        while field.undo().is_some() {}
    } else {
        field.clear();
    }
    moves
}

/// One round: nanoseconds per move, and games per second.
fn round<const LOOSE: bool>(field: &mut Field<LOOSE>, orders: &[Vec<Node>], undo: bool) -> (f64, f64) {
    let begun = Instant::now();
    let start = spent(begun);
    let (mut moves, mut games, mut passed) = (0, 0u32, 0);
    while passed < ROUND {
        for order in orders {
            moves += game(field, order, undo);
            games += 1;
        }
        passed = spent(begun) - start;
    }
    (passed as f64 / moves as f64, f64::from(games) * 1e9 / passed as f64)
}

/// Prints the median of some rounds.
fn measure<const LOOSE: bool>(what: &str, width: u8, height: u8, undo: bool) {
    let mut field = Field::<LOOSE>::new(width, height, Rules::default());
    let nodes: Vec<Node> = field.nodes().collect();
    let mut lot = Lot(0x1234_5678_9abc_def1);
    let rounds = (0..ROUNDS).map(|_| {
        let orders: Vec<_> = (0..ORDERS).map(|_| lot.shuffled(&nodes)).collect();
        round(&mut field, &orders, undo)
    });
    let mut rounds: Vec<_> = rounds.collect();
    rounds.sort_by(|one, two| one.0.total_cmp(&two.0));
    let (nanos, games) = rounds[ROUNDS / 2];
    println!("  {what:22} {nanos:6.1} ns a move {games:8.0} games a second");
}

fn main() {
    for (width, height) in [(39, 32), (20, 20)] {
        let bytes = Field::<true>::new(width, height, Rules::default()).bytes();
        let nodes = f64::from(u16::from(width) * u16::from(height));
        println!("dots {width}×{height}, {:.1} bytes a node", bytes as f64 / nodes);
        measure::<false>("play", width, height, false);
        measure::<false>("play and undo", width, height, true);
        measure::<true>("play, grounding kept", width, height, false);
        measure::<true>("the same and undo", width, height, true);
    }
}
