//! How many shots each level of sea battle needs to sink a fleet, on average over fleets that are all equally likely.
//!
//! `cargo bench -p kletka-games --bench seabattle -- [FLEETS [LEVEL…]]`: 300 fleets and all levels unless told
//! otherwise. All levels shoot at the same fleets. Level 5 has no limit of time, so the results repeat.

use std::time::Instant;

use kletka_games::base::Place;
use kletka_games::game::{
    Chance, Deadline, Input, Level, Memo, OptValues, Position, SearchCtx, Seat, Seed, StepCtx, Table, Turn,
};
use kletka_games::games::find;

#[path = "lot/mod.rs"]
mod lot;
#[path = "spent/mod.rs"]
mod spent;

use lot::Lot;
use spent::spent;

/// The usual board and fleet.
const SIZE: u16 = 10;
const FLEET: [u16; 10] = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1];

/// A ship by its ends, the smaller first.
type Ship = (Place, Place);

fn apart((a, b): Ship, (c, d): Ship) -> bool {
    let gap = |a: u16, b: u16, c: u16, d: u16| c > b + 1 || a > d + 1;
    gap(a.col, b.col, c.col, d.col) || gap(a.row, b.row, c.row, d.row)
}

/// A fleet. Whole fleets are drawn until one is legal, so that each legal fleet is as likely.
fn fleet(lot: &mut Lot) -> Vec<Ship> {
    loop {
        let mut ships: Vec<Ship> = Vec::new();
        let fits = FLEET.iter().all(|length| {
            let (along, across) = (lot.below(usize::from(SIZE - length + 1)) as u16, lot.below(SIZE.into()) as u16);
            let far = along + length - 1;
            let ship = match lot.below(2) {
                0 => (Place::new(along, across), Place::new(far, across)),
                _ => (Place::new(across, along), Place::new(across, far)),
            };
            let fits = ships.iter().all(|other| apart(*other, ship));
            ships.push(ship);
            fits
        });
        if fits {
            return ships;
        }
    }
}

fn typed(ships: &[Ship]) -> String {
    ships.iter().map(|(one, two)| format!("{one}-{two}")).collect::<Vec<_>>().join(", ")
}

/// The cells of the board, those without a ship first. Shooting in this order never sinks a fleet before the last
/// cells.
fn water_first(ships: &[Ship]) -> Vec<Place> {
    let hull = |place: &Place| ships.iter().any(|ship| holds(*ship, *place));
    let all = (0..SIZE).flat_map(|row| (0..SIZE).map(move |col| Place::new(col, row)));
    let (hulls, water): (Vec<Place>, Vec<Place>) = all.partition(hull);
    [water, hulls].concat()
}

fn holds((a, b): Ship, place: Place) -> bool {
    (a.col..=b.col).contains(&place.col) && (a.row..=b.row).contains(&place.row)
}

/// A match of two who have placed their fleets. A hit earns no further shot.
fn begun(own: &[Ship], enemy: &[Ship]) -> Box<dyn Position> {
    let game = find("seabattle").expect("a game of the registry");
    let mut options = OptValues::defaults(game.info().options);
    options.take(game.info().options, game.info().presets, "again=off").expect("a setting");
    let mut ctx = StepCtx::new(Chance::none(), 0);
    let table = Table { seats: 2, first: Seat(0), rules: game.info().rules };
    let mut live = game.start(&mut options, table, &mut ctx).expect("two can play it");
    for (seat, ships) in [own, enemy].into_iter().enumerate() {
        for text in [typed(ships), "ready".to_owned()] {
            live.play(Seat(seat as u8), &Input::canonical(&text), &mut ctx).expect("legal");
        }
    }
    live
}

/// The shots that a level needs, and its processor time in nanoseconds.
fn shots(level: Level, own: &[Ship], enemy: &[Ship], number: u64) -> (u64, u64) {
    let mut live = begun(own, enemy);
    let mut ctx = StepCtx::new(Chance::none(), 0);
    let mut seed = [5; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let (mut chance, mut memo) = (Chance::seeded(&Seed(seed), 0), Memo::default());
    let (mut fired, mut used) = (0, 0);
    let mut answers = water_first(own).into_iter();
    loop {
        let begun = Instant::now();
        let before = spent(begun);
        let mut search = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
        let text = live.think(Seat(0), &mut search).expect("a shot");
        used += spent(begun).saturating_sub(before);
        fired += 1;
        live.play(Seat(0), &Input::canonical(&text), &mut ctx).expect("legal");
        if matches!(live.turn(), Turn::Over(_)) {
            return (fired, used);
        }
        let answer = answers.next().expect("as many cells as shots").to_string();
        live.play(Seat(1), &Input::canonical(&answer), &mut ctx).expect("legal");
    }
}

fn main() {
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench").map(|word| word.parse::<u64>());
    let mut next = || words.next().map(|word| word.expect("a number"));
    let count = next().unwrap_or(300);
    let levels: Vec<u64> = std::iter::from_fn(next).collect();
    let levels = if levels.is_empty() { (1..=5).collect() } else { levels };
    for level in levels {
        let level = Level::new(level as u8).expect("levels 1 to 5");
        let (mut sum, mut squares, mut used) = (0, 0, 0);
        for number in 0..count {
            let mut lot = Lot(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(number + 1) | 1);
            let (own, enemy) = (fleet(&mut lot), fleet(&mut lot));
            let (fired, nanos) = shots(level, &own, &enemy, number);
            (sum, squares, used) = (sum + fired, squares + fired * fired, used + nanos);
        }
        let all = count as f64;
        let mean = sum as f64 / all;
        let error = ((squares as f64 / all - mean * mean) / all).sqrt();
        let each = used as f64 / 1e6 / sum as f64;
        println!("level {}: {mean:.2} ± {error:.2} shots (standard error), {each:.2} ms a shot", level.number());
    }
}
