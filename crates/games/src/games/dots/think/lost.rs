//! Positions of matches in which the computer once played on where all was lost, and a match against somebody who puts
//! dots anywhere. Efforts stand for times, so that the answers depend on nothing else; the records are in
//! `tests/dots/lost`.

use crate::game::{Chance, Deadline, Input, Level, Memo, SearchCtx, Seat, Seed, Viewer};
use crate::games::GAMES;
use crate::play::{Match, record};

/// What a twentieth of a second, a fifth and a whole one amount to, in nodes, and with how many seeds each is tried.
const EFFORTS: [(u64, u8); 3] = [(215_000, 4), (860_000, 2), (4_300_000, 1)];

/// The move of a level at the end of a match, as far as so many nodes lead.
fn thought(played: &Match, level: Level, nodes: u64, seed: u8) -> String {
    let (mut chance, mut memo) = (Chance::seeded(&Seed([seed; 32]), 0), Memo::default());
    let mut ctx = SearchCtx::new(level, &mut chance, Deadline::after_work(nodes), &mut memo);
    let seat = played.turn().seats().iter().next().expect("somebody is to move");
    played.position().think(seat, &mut ctx).expect("a move")
}

/// The match of a record without its last moves.
fn before(record: &str, last: usize) -> Match {
    let lines: Vec<&str> = record.lines().filter(|line| !line.starts_with('#')).collect();
    let (header, lines) = record::read(&lines[..lines.len() - last].join("\n"), GAMES).expect("a record");
    Match::replay(header, lines).expect("legal moves")
}

/// Asserts that the best level does not play `bad` at the end of a record.
fn avoids(record: &str, bad: &str) {
    let played = before(record, 0);
    for (nodes, seeds) in EFFORTS {
        for seed in 0..seeds {
            assert_ne!(thought(&played, Level::BEST, nodes, seed), bad, "{nodes} nodes, seed {seed}");
        }
    }
    assert_eq!(thought(&played, Level::BEST, 50_000, 9), thought(&played, Level::BEST, 50_000, 9));
}

#[test]
fn a_lost_ladder_is_not_run() {
    avoids(include_str!("../../../../tests/dots/lost/ladder-1.txt"), "l6");
    avoids(include_str!("../../../../tests/dots/lost/ladder-2.txt"), "l9");
}

#[test]
fn what_is_behind_runs_into_no_corridor() {
    avoids(include_str!("../../../../tests/dots/lost/behind.txt"), "q15");
}

/// One captured dot and a chain that hangs on the edge end the match.
#[test]
fn a_race_to_the_edge_is_seen() {
    avoids(include_str!("../../../../tests/dots/lost/edge.txt"), "j13");
}

/// With a fifth of a second it is seen four own dots before the end of that record, and none of them loses: somebody
/// who thinks longer cannot ground.
#[test]
fn a_race_to_the_edge_is_seen_from_afar() {
    for own in 1..=4 {
        let mut played = before(include_str!("../../../../tests/dots/lost/edge.txt"), 2 * own);
        for _ in 0..2 * own + 4 {
            let seat = played.turn().seats().iter().next().expect("the match goes on");
            let nodes = [EFFORTS[1].0, 2 * EFFORTS[1].0][seat.index()];
            let text = thought(&played, Level::BEST, nodes, 1);
            assert_ne!(text, "ground", "{own} dots before the end");
            played.play(seat, &Input::canonical(&text), 0).expect("a legal move");
        }
    }
}

/// Level 3 takes what is free: against dots put anywhere it is ten ahead before the sheet is half full.
#[test]
fn a_beginner_is_beaten_by_ten_dots() {
    for seed in 3..6 {
        let lead = lead_over_a_beginner(seed);
        assert!(lead >= 10, "seed {seed}: {lead}");
    }
}

/// By how much level 3 is ahead after 120 moves, with a tenth of a second for each of its own.
fn lead_over_a_beginner(seed: u8) -> i64 {
    let (header, _) =
        record::read("game dots size=20x20 start=cross\nseats Kletka | Anna\nfirst 1\n", GAMES).expect("a header");
    let mut played = Match::begin(header).expect("it can begin");
    let mut anywhere = Chance::seeded(&Seed([seed; 32]), 0);
    for _ in 0..120 {
        let Some(seat) = played.turn().seats().iter().next() else { break };
        let text = match seat {
            Seat(0) => thought(&played, Level::DEFAULT, 2 * EFFORTS[0].0, 1),
            _ => {
                let moves = played.position().moves(seat).expect("moves");
                let dots: Vec<&String> = moves.iter().filter(|m| m.ends_with(|c: char| c.is_ascii_digit())).collect();
                anywhere.pick(&dots).expect("room for a dot").to_string()
            }
        };
        played.play(seat, &Input::canonical(&text), 0).expect("a legal move");
    }
    let scores = played.position().scores(Viewer::Public).expect("dots are counted");
    scores[0] - scores[1]
}
