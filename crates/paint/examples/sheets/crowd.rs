//! Matches with any number of players, played by the computer; large ones are played at random.

use std::iter;

use kletka_games::game::{Chance, Deadline, Input, Level, Memo, SearchCtx, Seat, Seed};
use kletka_games::games::GAMES;
use kletka_games::play::{Header, Line, Match, record};

/// Most moves, since some matches of fifty never end.
const MOVES: u64 = 3000;

/// Most players for whom the computer thinks; with more it would take minutes.
const THINKERS: usize = 6;

/// The work that the computer spends on a move.
const EFFORT: u64 = 300;

/// Names of all lengths.
const NAMES: [&str; 7] = ["Anna", "Boris", "Vera", "Константин", "Gleb", "Maria Antonia", "Jo"];

/// A match such as `pig@20@together=on`: its header, with the draws of the set-up, and its lines.
pub fn played(wanted: &str) -> Result<(Header, Vec<Line>), String> {
    let mut parts = wanted.split('@');
    let id = parts.next().unwrap_or_default();
    let seats = parts.next().and_then(|seats| seats.parse().ok()).ok_or("how many play?")?;
    let again = iter::once(String::new()).chain((2..).map(|n: u32| format!(" {n}")));
    let names: Vec<String> = again.flat_map(|n| NAMES.map(|name| format!("{name}{n}"))).take(seats).collect();
    let settings: String = parts.map(|setting| format!(" {setting}")).collect();
    let text = format!("game {id}{settings}\nseats {}\nfirst 1\n", names.join(" | "));
    let (header, _) = record::read(&text, GAMES).map_err(|error| error.to_string())?;
    let begun = Match::begin(Header { seed: Some(Seed([7; 32])), ..header });
    let mut live = begun.map_err(|reject| format!("{reject:?}"))?;
    for ply in 0..MOVES {
        let at = live.deadline().unwrap_or(ply * 1000);
        let Some(seat) = live.turn().seats().iter().next() else { break };
        let Some(text) = thought(&live, seat, ply) else { break };
        if let Err(reject) = live.play(seat, &Input::canonical(&text), at.min(ply * 1000)) {
            return Err(format!("{text}: {reject:?}"));
        }
    }
    Ok((live.header().clone(), live.lines().to_vec()))
}

/// The computer's move; a random one if it has none.
fn thought(live: &Match, seat: Seat, ply: u64) -> Option<String> {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([8; 32]), ply), Memo::default());
    let level = Level::new(3)?;
    let mut mind = SearchCtx::new(level, &mut chance, Deadline::after_work(EFFORT), &mut memo);
    let computed = live.header().game.info().computer && live.header().names.len() <= THINKERS;
    let text = computed.then(|| live.position().think(seat, &mut mind)).flatten();
    text.or_else(|| live.position().sample(seat, &mut chance))
}
