//! The time for pairing a Swiss of 64 people: in each round of a cup, and when few or hardly any may still meet. No
//! pairing may take longer than 50 ms.

#![allow(missing_docs, reason = "the macros of criterion make public functions without any")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use kletka_people::cup::Entrant;
use kletka_people::cup::pairing::{Contender, swiss};
use rand_chacha::ChaCha20Rng;
use rand_core::{RngCore, SeedableRng};

const PEOPLE: u8 = 64;
const ROUNDS: u8 = 7;
const BOUND: Duration = Duration::from_millis(50);

fn field() -> Vec<Contender> {
    let one = |at: u8| Contender {
        who: Entrant(at),
        points: 0,
        rating: 1500 + i32::from(at % 16),
        firsts: 0,
        bye: false,
        met: Vec::new(),
    };
    (0..PEOPLE).map(one).collect()
}

fn meet(field: &mut [Contender], one: Entrant, other: Entrant) {
    field[one.index()].met.push(other);
    field[other.index()].met.push(one);
}

/// The field before each round of a cup.
fn rounds(rng: &mut ChaCha20Rng) -> Vec<Vec<Contender>> {
    let mut field = field();
    let mut rounds = vec![field.clone()];
    for _ in 1..ROUNDS {
        for [one, other] in swiss(&field).pairs {
            meet(&mut field, one, other);
            let winner = if rng.next_u32().is_multiple_of(2) { one } else { other };
            field[winner.index()].points += 2;
        }
        rounds.push(field.clone());
    }
    rounds
}

/// People at different points. Any two have met with a probability of `density` percent.
fn crowded(density: u32, rng: &mut ChaCha20Rng) -> Vec<Contender> {
    let mut field = field();
    for one in 0..PEOPLE {
        field[usize::from(one)].points = (rng.next_u32() % 8) as u16;
        for other in (0..one).filter(|_| rng.next_u32() % 100 < density).collect::<Vec<_>>() {
            meet(&mut field, Entrant(one), Entrant(other));
        }
    }
    field
}

fn pairing(criterion: &mut Criterion) {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let mut fields: Vec<(String, Vec<Contender>)> = Vec::new();
    for (round, field) in (1..).zip(rounds(&mut rng)) {
        fields.push((format!("round {round}"), field));
    }
    for density in [60, 80, 90, 95, 99] {
        fields.push((format!("{density} % have met"), crowded(density, &mut rng)));
    }
    for (name, field) in fields {
        let begun = Instant::now();
        black_box(swiss(&field));
        let spent = begun.elapsed();
        assert!(spent <= BOUND, "{name}: {spent:?}");
        criterion.bench_function(&name, |bencher| bencher.iter(|| swiss(black_box(&field))));
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800));
    targets = pairing
}
criterion_main!(benches);
