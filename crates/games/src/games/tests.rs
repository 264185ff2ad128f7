//! Matches for the tests of single games.

mod nearest;
pub mod trial;

use std::collections::BTreeSet;

use crate::game::{Chance, Deadline, Input, Level, Memo, OptValues, Reject, SearchCtx, Seat, Seed, Viewer, Why};
use crate::games::{GAMES, find};
use crate::play::{Header, Match, record};

/// The header of a match. The first of these names (`Anna | Boris`) begins.
pub fn header(game: &str, settings: &str, names: &str) -> Header {
    record::read(&format!("game {game} {settings}\nseats {names}\nfirst 1\n"), GAMES).expect("a record").0
}

/// A match. The first of these names begins.
pub fn begun(game: &str, settings: &str, names: &str) -> Match {
    Match::begin(header(game, settings, names)).expect("it can be played")
}

/// A match with chance from a seed.
pub fn seeded(game: &str, settings: &str, names: &str, seed: u8) -> Match {
    let seed = Some(Seed([seed; 32]));
    Match::begin(Header { seed, ..header(game, settings, names) }).expect("it can be played")
}

/// The match of a record.
pub fn replayed(text: &str) -> Match {
    let (header, lines) = record::read(text, GAMES).expect("a record");
    Match::replay(header, lines).unwrap_or_else(|(line, reject)| panic!("{line}: {reject:?}\n{text}"))
}

/// Two computers of these levels play this many matches and take turns to begin. Returns the first computer's share in
/// percent, with a draw as a half, and its average points.
#[cfg(thorough)]
pub fn rivals(game: &str, settings: &str, levels: [u8; 2], matches: u8) -> (f64, f64) {
    use crate::game::Turn;
    let (mut wins, mut points) = (0.0, 0.0);
    for n in 0..matches {
        let mut live = seeded(game, settings, "Anna | Boris", n);
        let (mut chance, mut memo) = (Chance::seeded(&Seed([n; 32]), u64::MAX), Memo::default());
        let first = usize::from(n % 2);
        while let Turn::Act(_) = live.turn() {
            let seat = live.turn().seats().iter().next().expect("somebody is asked");
            let level = Level::new(levels[(seat.index() + first) % 2]).expect("a level");
            let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
            let text = live.position().think(seat, &mut ctx).expect("a move");
            live.play(seat, &Input::canonical(&text), 0).expect("a legal move");
        }
        let outcome = live.outcome().expect("it is over");
        let (own, other) = (outcome.places[first], outcome.places[1 - first]);
        wins += if own == other { 0.5 } else { f64::from(u8::from(own < other)) };
        points += outcome.scores.map_or(0.0, |scores| scores[first] as f64);
    }
    (100.0 * wins / f64::from(matches), points / f64::from(matches))
}

/// Plays moves in turn. Each is made by the first seat that is asked.
pub fn play(game: &mut Match, moves: &[&str]) -> Result<(), Reject> {
    for m in moves {
        let seat = game.turn().seats().iter().next().expect("it goes on");
        game.play(seat, &Input::canonical(m), 0)?;
    }
    Ok(())
}

/// All that a computer of each of these levels thinks of in a position, asked forty times.
pub fn thoughts(game: &Match, levels: std::ops::RangeInclusive<u8>) -> BTreeSet<String> {
    let seat = game.turn().seats().iter().next().expect("it goes on");
    let think = |level, luck| {
        let (mut chance, mut memo) = (Chance::fixed(luck), Memo::default());
        let level = Level::new(level).expect("a level");
        let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
        game.position().think(seat, &mut ctx).expect("a move")
    };
    levels.flat_map(|level| (0..40).map(move |luck| think(level, luck))).collect()
}

/// The refusal of the last move, after legal ones.
pub fn refused(mut game: Match, moves: &[&str], last: &str) -> Reject {
    play(&mut game, moves).expect("legal moves");
    let reject = play(&mut game, &[last]).expect_err("an illegal one");
    assert_eq!(reject.why, Why::Illegal);
    reject
}

/// The daily puzzle of each game can be played, differs from day to day, and ends with a result.
#[test]
fn puzzles_of_the_day_can_be_played() {
    let puzzles: Vec<_> = GAMES.iter().filter_map(|game| Some((game, game.info().daily?))).collect();
    assert!(puzzles.len() >= 5);
    for (game, daily) in puzzles {
        let info = game.info();
        let names = if daily.computer.is_some() { "Anna | Computer" } else { "Anna" };
        let header = header(info.id, &daily.settings.join(" "), names);
        assert!(game.chance(&header.options, 1 + u8::from(daily.computer.is_some())), "{}", info.id);
        let board = |seed: u8| {
            let begun = Match::begin(Header { seed: Some(Seed([seed; 32])), ..header.clone() }).expect(info.id);
            begun.position().board(Viewer::Revealed)
        };
        assert_eq!(board(1), board(1), "{}", info.id);
        assert!((2..5).any(|seed| board(seed) != board(1)), "{}", info.id);
        assert!(daily.computer.is_none() || info.computer, "{}", info.id);
    }
}

#[test]
fn more_players_than_throws_cannot_name_them() {
    for (id, settings, throws) in [
        ("ascent", "named=on", 15),
        ("express", "named=on", 30),
        ("hundredone", "named=on rounds=1", 6),
        ("housenumbers", "named=on rounds=1", 3),
        ("thirteen", "named=on rounds=1", 5),
        ("yatzy", "named=on", 15),
    ] {
        let game = find(id).expect("a game");
        let mut options = OptValues::defaults(game.info().options);
        for setting in settings.split(' ') {
            options.take(game.info().options, game.info().presets, setting).expect("a setting");
        }
        let fits = |seats: u8| game.check(&mut options.clone(), seats).map_err(|reject| reject.text.key);
        let most = game.info().seats.iter().filter(|seats| fits(*seats).is_ok()).max();
        assert_eq!(most, Some(throws), "{id}");
        assert_eq!(fits(throws + 1), Err("dice-named-many".into()), "{id}");
    }
}

#[test]
fn who_is_left_of_a_game_of_dice_has_points() {
    for id in ["yatzy", "yacht", "general", "goldengeneral", "cameroon", "express", "ascent", "thirteen"] {
        let mut game = seeded(id, "", "Anna | Boris", 1);
        game.resign(Seat(0), 0).expect("Anna goes");
        let outcome = game.outcome().expect("it is over");
        assert_eq!((outcome.places, outcome.scores.is_some()), (vec![2, 1], true), "{id}");
    }
}
