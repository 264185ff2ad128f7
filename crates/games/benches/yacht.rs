//! The best computer at yacht: the exact value of its play, the time it takes, and its score on 20,000 sheets.

use std::time::Instant;

use kletka_games::game::{
    Chance, Deadline, Input, Level, Memo, OptValues, SearchCtx, Seed, StepCtx, Table, Turn, Viewer,
};
use kletka_games::games::{find, yacht};

/// Two sheets a match.
const MATCHES: u64 = 10_000;

/// The points of two computers in a match.
fn played(number: u64, longest: &mut f64) -> Vec<i64> {
    let game = find("yacht").expect("a game of the registry");
    let mut options = OptValues::defaults(game.info().options);
    let mut ctx = StepCtx::new(Chance::seeded(&Seed([5; 32]), 2 * number), 0);
    let table = Table { seats: 2, first: kletka_games::game::Seat(0), rules: game.info().rules };
    let mut live = game.start(&mut options, table, &mut ctx).expect("two can play it");
    let (mut thoughts, mut memo) = (Chance::seeded(&Seed([5; 32]), 2 * number + 1), Memo::default());
    while let Turn::Act(_) = live.turn() {
        let seat = live.turn().seats().iter().next().expect("somebody is on turn");
        let begun = Instant::now();
        let mut search = SearchCtx::new(Level::BEST, &mut thoughts, Deadline::never(), &mut memo);
        let text = live.think(seat, &mut search).expect("a choice");
        *longest = longest.max(begun.elapsed().as_secs_f64());
        live.play(seat, &Input::canonical(&text), &mut ctx).expect("legal");
    }
    live.scores(Viewer::Public).expect("points")
}

fn main() {
    let begun = Instant::now();
    println!("yacht: {:.8} points on average, computed in {:.2?}", yacht::expectation(), begun.elapsed());
    let (begun, mut longest) = (Instant::now(), 0.0);
    let points: Vec<f64> = (0..MATCHES).flat_map(|n| played(n, &mut longest)).map(|points| points as f64).collect();
    let mean = points.iter().sum::<f64>() / points.len() as f64;
    let variance = points.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / points.len() as f64;
    let error = (variance / points.len() as f64).sqrt();
    println!("  {} sheets: {mean:.2} ± {error:.2}, in {:.1?}", points.len(), begun.elapsed());
    println!("  the longest thought took {:.1} ms", 1000.0 * longest);
}
