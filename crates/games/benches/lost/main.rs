//! The matches that public engines have won against level 5, once more: which move lost each of them, and what the
//! computer plays there now.
//!
//! `cargo bench -p kletka-games --bench lost -- EFFORT DEEP [NAME…]`. A search with the effort DEEP judges the
//! position before each move of the computer, which was the first seat. The move that lost is the last one before which
//! that search saw no defeat. There, level 5 chooses a move with the effort EFFORT and ten seeds, and the deep search
//! judges the position behind each choice. A move of five in a row took 35 ms in these matches, which is an effort of
//! 60000. Football took 2 ms or 50 ms, an effort of 4000 or 100000.
//!
//! ```text
//! cargo bench -p kletka-games --bench lost -- 60000 1000000 five
//! ```

use std::collections::BTreeMap;
use std::process::ExitCode;

use kletka_games::game::{Chance, Deadline, Input, Level, Memo, SearchCtx, Seat, Seed};
use kletka_games::games::GAMES;
use kletka_games::play::{Match, record};

/// The records, by the name of their file.
const MATCHES: &[(&str, &str)] = &[
    ("five-opening-7", include_str!("five-opening-7.txt")),
    ("fiveinarow-equal-time-1", include_str!("fiveinarow-equal-time-1.txt")),
    ("fiveinarow-equal-time-2", include_str!("fiveinarow-equal-time-2.txt")),
    ("fiveinarow-equal-time-3", include_str!("fiveinarow-equal-time-3.txt")),
    ("fiveinarow-equal-time-4", include_str!("fiveinarow-equal-time-4.txt")),
    ("footballbounce-2ms-1", include_str!("footballbounce-2ms-1.txt")),
    ("footballbounce-2ms-2", include_str!("footballbounce-2ms-2.txt")),
    ("footballbounce-2ms-3", include_str!("footballbounce-2ms-3.txt")),
    ("footballbounce-50ms-1", include_str!("footballbounce-50ms-1.txt")),
    ("footballbounce-50ms-2", include_str!("footballbounce-50ms-2.txt")),
    ("footballbounce-50ms-3", include_str!("footballbounce-50ms-3.txt")),
];
/// The computer's seat in all of them.
const OWN: Seat = Seat(0);
/// A position worth less is a defeat.
const DEFEAT: f64 = -0.5;
/// How often level 5 chooses.
const SEEDS: u8 = 10;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let numbers: Vec<u64> = words.iter().map_while(|word| word.parse().ok()).collect();
    let [effort, deep] = numbers[..] else {
        println!("EFFORT DEEP [NAME…]");
        return ExitCode::SUCCESS;
    };
    let named = |name: &str| words[2..].is_empty() || words[2..].iter().any(|part| name.contains(part.as_str()));
    for (name, text) in MATCHES.iter().filter(|(name, _)| named(name)) {
        match told(text, effort, deep) {
            Ok(told) => println!("{name}: {told}"),
            Err(error) => {
                println!("{name}: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// Says which move lost a match and what is played there now.
fn told(text: &str, effort: u64, deep: u64) -> Result<String, String> {
    let (header, lines) = record::read(text, GAMES).map_err(|error| format!("{error:?}"))?;
    let mut played = Match::begin(header).map_err(|reject| reject.text.key.to_string())?;
    let (mut lost, mut after) = (None, None);
    for (ply, line) in lines.iter().enumerate() {
        if played.turn().seats().has(OWN) {
            let value = judged(&played, deep)?;
            if value > DEFEAT {
                (lost, after) = (Some((ply, played.clone(), value)), None);
            } else {
                after = after.or(Some(value));
            }
        }
        played.enter(line).map_err(|reject| format!("{}: {}", line.text, reject.text.key))?;
    }
    let Some((ply, before, value)) = lost else { return Ok("lost from the start".to_owned()) };
    let mut chosen: BTreeMap<String, u8> = BTreeMap::new();
    for seed in 1..=SEEDS {
        let (choice, _value) = think(&before, effort, seed)?;
        *chosen.entry(choice).or_default() += 1;
    }
    let now = chosen.iter().map(|(choice, times)| {
        let mut next = before.clone();
        play(&mut next, choice)?;
        let worth = judged(&next, deep)?;
        Ok(format!("{choice} ({times} of {SEEDS}, {worth:+.2})"))
    });
    let now: Vec<String> = now.collect::<Result<_, String>>()?;
    let after = after.unwrap_or(-1.0);
    let (move_lost, line) = (&lines[ply].text, ply + 1);
    Ok(format!("line {line}, {move_lost} ({value:+.2} before, {after:+.2} after); now {}", now.join(", ")))
}

/// What a position is worth for the computer. A forced move has no value of its own: it is made.
fn judged(played: &Match, effort: u64) -> Result<f64, String> {
    let mut played = played.clone();
    loop {
        if let Some(outcome) = played.outcome() {
            let places = &outcome.places;
            return Ok(f64::from(places[1]) - f64::from(places[0]));
        }
        let own = played.turn().seats().has(OWN);
        match think(&played, effort, 1)? {
            (_, Some(value)) => return Ok(if own { value } else { -value }),
            (choice, None) => play(&mut played, &choice)?,
        }
    }
}

fn play(played: &mut Match, choice: &str) -> Result<(), String> {
    let seat = played.turn().seats().iter().next().ok_or("nobody moves")?;
    let step = played.play(seat, &Input::canonical(choice), 0);
    step.map(drop).map_err(|reject| format!("{choice}: {}", reject.text.key))
}

/// The move of level 5 for whose turn it is, and its value for this seat.
fn think(played: &Match, effort: u64, seed: u8) -> Result<(String, Option<f64>), String> {
    let seat = played.turn().seats().iter().next().ok_or("nobody moves")?;
    let (mut chance, mut memory) = (Chance::seeded(&Seed([seed; 32]), 0), Memo::default());
    let mut ctx = SearchCtx::new(Level::BEST, &mut chance, Deadline::after_work(effort), &mut memory);
    let choice = played.position().think(seat, &mut ctx).ok_or("no move is found")?;
    Ok((choice, ctx.evaluation))
}
