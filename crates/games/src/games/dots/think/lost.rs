//! Positions of matches in which the computer once played on where all was lost, and a match against somebody who puts
//! dots anywhere. Efforts stand for times, so that the answers depend on nothing else; the records are in
//! `tests/dots/lost`.

use crate::game::{Chance, Deadline, Input, Level, Memo, SearchCtx, Seat, Seed, Viewer};
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

/// Asserts that the best level does not play `bad` at the end of a record.
fn avoids(record: &str, bad: &str) {
    let lines: Vec<&str> = record.lines().filter(|line| !line.starts_with('#')).collect();
    let (header, lines) = record::read(&lines.join("\n")).expect("a record");
    let played = Match::replay(header, lines).expect("legal moves");
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

/// Level 3 takes what is free: against dots put anywhere it is ten ahead before the sheet is half full.
#[test]
fn a_beginner_is_beaten_by_ten_dots() {
    let (header, _) =
        record::read("game dots size=20x20 start=cross\nseats Kletka | Anna\nfirst 1\n").expect("a header");
    let mut played = Match::begin(header).expect("it can begin");
    let mut anywhere = Chance::seeded(&Seed([3; 32]), 0);
    for _ in 0..120 {
        let Some(seat) = played.turn().seats().iter().next() else { break };
        let text = match seat {
            Seat(0) => thought(&played, Level::DEFAULT, 1_000_000, 1),
            _ => {
                let moves = played.position().moves(seat).expect("moves");
                let dots: Vec<&String> = moves.iter().filter(|m| m.ends_with(|c: char| c.is_ascii_digit())).collect();
                anywhere.pick(&dots).expect("room for a dot").to_string()
            }
        };
        played.play(seat, &Input::canonical(&text), 0).expect("a legal move");
    }
    let scores = played.position().scores(Viewer::Public).expect("dots are counted");
    assert!(scores[0] - scores[1] >= 10, "{scores:?}");
}
