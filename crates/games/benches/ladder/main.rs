//! The ladder: in every game and variant with a computer, each level plays a series against the level below.
//!
//! `cargo bench --bench ladder` plays the rows that are missing in docs/ladder.md and writes the table again after each
//! one. You may stop it: the next run continues from there. `-- GAME …` plays the rows of these games again. Computers
//! count work instead of reading a clock, and seeds are fixed, so the same matches are played on every machine. Only
//! the length of a series that ended because of its cost, and the times, depend on the machine.

// Duels start from the same openings.
#[path = "../../../../src/cli/openings.rs"]
#[allow(dead_code, reason = "its tests are run with the program")]
mod openings;
mod series;
#[path = "../spent/mod.rs"]
mod spent;
mod table;
#[path = "../wilson/mod.rs"]
mod wilson;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use kletka_games::games::GAMES;
use table::Ladder;

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    if let Some(unknown) = wanted.iter().find(|id| GAMES.iter().all(|game| game.info().id != **id)) {
        eprintln!("there is no game `{unknown}`");
        return ExitCode::from(2);
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ladder.md");
    let ladder = Ladder::read(&file);
    let is_due = |rung: &series::Rung| match &wanted[..] {
        [] => !ladder.has(rung),
        wanted => wanted.iter().any(|id| rung.game.info().id == *id),
    };
    let due: Vec<_> = series::rungs().into_iter().filter(is_due).collect();
    let (next, ladder) = (AtomicUsize::new(0), Mutex::new(ladder));
    thread::scope(|threads| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            threads.spawn(|| {
                while let Some(rung) = due.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let row = table::row(rung, &rung.play());
                    println!("{row}");
                    let mut ladder = ladder.lock().expect("nobody panics while the table is open");
                    ladder.put(rung, row);
                    std::fs::write(&file, ladder.text()).expect("docs can be written");
                }
            });
        }
    });
    ExitCode::SUCCESS
}
