//! How many guesses the best computer needs for each of the 5,040 numbers of bulls and cows, and how long a guess takes
//! if there are many numbers.
//!
//! Matches with the same course so far share one search, so all numbers take a few seconds.

use std::collections::BTreeMap;
use std::time::Instant;

use kletka_games::game::{
    Chance, Deadline, Input, Level, Memo, OptValues, Position, SearchCtx, Seat, Seed, StepCtx, Table,
};
use kletka_games::games::find;

/// The number of the guessing seat, which the other one never guesses.
const OWN: &str = "987654";
const WRONG: &str = "012345";

/// A match in which seat 0 has made these guesses at a number.
fn after(settings: &str, secret: &str, guesses: &[String]) -> Box<dyn Position> {
    let game = find("bulls").expect("a game of the registry");
    let mut options = OptValues::defaults(game.info().options);
    for setting in settings.split_whitespace() {
        options.take(game.info().options, game.info().presets, setting).expect("a setting");
    }
    let mut ctx = StepCtx::new(Chance::none(), 0);
    let table = Table { seats: 2, first: Seat(0), rules: game.info().rules };
    let mut live = game.start(&mut options, table, &mut ctx).expect("two can play it");
    let mut play = |seat: u8, text: &str| {
        live.play(Seat(seat), &Input::canonical(text), &mut ctx).expect("legal");
    };
    play(0, &OWN[..secret.len()]);
    play(1, secret);
    for guess in guesses {
        play(0, guess);
        play(1, &WRONG[..secret.len()]);
    }
    live
}

fn thought(live: &dyn Position) -> String {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([3; 32]), 0), Memo::default());
    let level = Level::new(5).expect("a level");
    let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
    live.think(Seat(0), &mut ctx).expect("a guess")
}

/// Digits in the right place, and digits that both numbers have.
fn answer(guess: &str, secret: &str) -> (usize, usize) {
    let bulls = guess.chars().zip(secret.chars()).filter(|(a, b)| a == b).count();
    (bulls, guess.chars().filter(|digit| secret.contains(*digit)).count())
}

/// Counts the guesses for each of these numbers.
fn count(secrets: &[String], guesses: &mut Vec<String>, counts: &mut BTreeMap<usize, usize>) {
    let guess = thought(after("", &secrets[0], guesses).as_ref());
    let mut parts: BTreeMap<(usize, usize), Vec<String>> = BTreeMap::new();
    for secret in secrets {
        parts.entry(answer(&guess, secret)).or_default().push(secret.clone());
    }
    for ((bulls, _), part) in parts {
        if bulls == guess.len() {
            *counts.entry(guesses.len() + 1).or_default() += 1;
            continue;
        }
        guesses.push(guess.clone());
        count(&part, guesses, counts);
        guesses.pop();
    }
}

fn main() {
    let begun = Instant::now();
    let different = |text: &String| text.chars().all(|digit| text.matches(digit).count() == 1);
    let secrets: Vec<String> = (0..10_000).map(|n| format!("{n:04}")).filter(different).collect();
    let mut counts = BTreeMap::new();
    count(&secrets, &mut Vec::new(), &mut counts);
    let sum: usize = counts.iter().map(|(guesses, count)| guesses * count).sum();
    let most = counts.keys().max().copied().unwrap_or(0);
    println!("bulls, {} numbers in {:.1?}", secrets.len(), begun.elapsed());
    println!("  guesses: {counts:?}");
    println!("  on average {:.4}, at most {most}", sum as f64 / secrets.len() as f64);
    for (settings, secret) in [("digits=5", "50291"), ("digits=6", "502917"), ("digits=6 repeat=on", "505291")] {
        let mut guesses = Vec::new();
        let mut longest = 0.0f64;
        while guesses.last().is_none_or(|guess| guess != secret) {
            let live = after(settings, secret, &guesses);
            let begun = Instant::now();
            guesses.push(thought(live.as_ref()));
            longest = longest.max(begun.elapsed().as_secs_f64());
        }
        println!("  {settings:20} {secret} in {} guesses, the longest took {longest:.2} s", guesses.len());
    }
}
