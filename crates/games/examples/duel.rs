//! Lets two levels of the computer play a game against each other and says which share of the matches each has won:
//!
//! ```sh
//! cargo run --release -p kletka-games --example duel -- tower 5 3 1000 columns=2
//! ```
//!
//! Every two matches have the same dice, with the seats exchanged. The levels have as much time as they want, so a game
//! whose computer thinks until its time is over is measured at less than it can do.

use std::process::ExitCode;

use kletka_games::game::{Chance, Deadline, Input, Level, Memo, Outcome, SearchCtx, Seat, Seed, StepCtx, Table, Turn};
use kletka_games::games::GAMES;
use kletka_games::play::record;

/// The usual number of matches.
const MATCHES: u64 = 1000;

/// What is played: the game with its settings, and the levels.
struct Duel {
    header: String,
    levels: [Level; 2],
    matches: u64,
}

impl Duel {
    /// Reads the arguments: a game, two levels, the number of matches, and settings.
    fn read(args: &[String]) -> Option<Duel> {
        let level = |n: usize| Level::new(args.get(n)?.parse().ok()?);
        let levels = [level(1)?, level(2)?];
        let matches = args.get(3).map_or(Some(MATCHES), |count| count.parse().ok())?;
        let settings = args.get(4..).unwrap_or_default().join(" ");
        let header = format!("game {} {settings}\nseats One | Two\nfirst 1\n", args.first()?);
        Some(Duel { header, levels, matches })
    }

    /// Plays one match; whether seats are exchanged is the lowest bit of its number, and the rest chooses the dice.
    fn play(&self, number: u64) -> Result<(Outcome, usize), String> {
        let (seed, exchanged) = (number / 2, (number & 1) as usize);
        let (mut header, _) = record::read(&self.header, GAMES).map_err(|error| error.to_string())?;
        let mut ctx = StepCtx::new(Chance::seeded(&Seed([5; 32]), seed), 0);
        let table = Table { seats: 2, first: Seat((seed % 2) as u8), rules: header.rules };
        let game = header.game.start(&mut header.options, table, &mut ctx);
        let mut game = game.map_err(|reject| format!("{reject:?}"))?;
        let (mut thoughts, mut memo) = (Chance::seeded(&Seed([7; 32]), number), Memo::default());
        loop {
            let seat = match game.turn() {
                Turn::Over(outcome) => return Ok((outcome, exchanged)),
                Turn::Act(_) => game.turn().seats().iter().next().ok_or("nobody is asked")?,
            };
            let level = self.levels[seat.index() ^ exchanged];
            let mut search = SearchCtx::new(level, &mut thoughts, Deadline::never(), &mut memo);
            let text = game.think(seat, &mut search).ok_or("the computer has no move")?;
            game.play(seat, &Input::canonical(&text), &mut ctx).map_err(|reject| format!("{text}: {reject:?}"))?;
        }
    }

    /// The share of the first level, its standard error, and the mean points of both where the game has points.
    fn run(&self) -> Result<(f64, f64, [f64; 2]), String> {
        let (mut share, mut squares, mut points) = (0.0, 0.0, [0.0; 2]);
        for number in 0..self.matches {
            let (outcome, exchanged) = self.play(number)?;
            let place = |level: usize| outcome.places[level ^ exchanged];
            let won = match place(0).cmp(&place(1)) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            share += won;
            squares += won * won;
            for (level, sum) in points.iter_mut().enumerate() {
                *sum += outcome.scores.as_ref().map_or(0.0, |scores| scores[level ^ exchanged] as f64);
            }
        }
        let count = self.matches.max(1) as f64;
        let mean = share / count;
        Ok((mean, ((squares / count - mean * mean).max(0.0) / count).sqrt(), points.map(|sum| sum / count)))
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(duel) = Duel::read(&args) else {
        eprintln!("duel GAME LEVEL LEVEL [MATCHES [SETTING=VALUE…]]");
        return ExitCode::FAILURE;
    };
    match duel.run() {
        Ok((share, error, points)) => {
            let (share, error) = (100.0 * share, 100.0 * error);
            println!(
                "{}: {share:.1} % ± {error:.1} %, mean points {:.2} : {:.2}",
                args.join(" "),
                points[0],
                points[1]
            );
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
