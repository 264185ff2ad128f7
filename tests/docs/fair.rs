//! The page on how to check the dice: its program computes the same seed and throws as this program.

use std::io::Write;
use std::process::{Command, Stdio};

use kletka::game::{Chance, Seat};
use kletka::games::GAMES;
use kletka::play::fair::Secret;
use kletka::play::{Match, record};

use super::read;

/// The output of the program on the page. `None` if there is no Python.
fn printed(secret: Secret, joined: &[String]) -> Option<String> {
    let page = read("docs/fair.md");
    let (_, rest) = page.split_once("```python\n").expect("a program");
    let (program, _) = rest.split_once("```").expect("the end of the program");
    let mut python = Command::new("python3")
        .arg("-")
        .arg(hex::encode(secret.0))
        .args(joined)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    python.stdin.take()?.write_all(program.as_bytes()).expect("it is read");
    let output = python.wait_with_output().expect("it ends");
    assert!(output.status.success(), "the program of docs/fair.md fails");
    Some(String::from_utf8(output.stdout).expect("plain text"))
}

#[test]
fn players_can_compute_their_dice() {
    let secret = Secret(std::array::from_fn(|n| n as u8));
    let joined = ["message 11 5".to_owned(), "press 12 987654321".to_owned()];
    let Some(printed) = printed(secret, &joined) else {
        println!("skipped: there is no python3 here");
        return;
    };
    let seed = secret.seed(&joined);
    let mut lines = vec![format!("pledge {}", secret.pledge()), format!("seed {}", hex::encode(seed.0))];
    for stream in 1..=5 {
        let mut chance = Chance::seeded(&seed, stream);
        let faces: Vec<String> = (0..20).map(|_| chance.die(6).to_string()).collect();
        lines.push(format!("move {stream} {}", faces.join(" ")));
    }
    assert_eq!(printed.lines().collect::<Vec<_>>(), lines);

    // The first throw of a match belongs to its first move.
    let begun =
        format!("kletka 1\ngame pig/1 dice=2\nseats Anna | Boris\nfirst 1\nseed {}\n1 roll\n", hex::encode(seed.0));
    let (header, played) = record::read(&begun, GAMES).expect("a record");
    let live = Match::replay(header, played).expect("it replays");
    let line = &live.lines()[0];
    assert_eq!(line.seat, Some(Seat(0)));
    let drawn: Vec<String> = line.draws.iter().map(ToString::to_string).collect();
    assert!(lines[2].starts_with(&format!("move 1 {} ", drawn.join(" "))), "{drawn:?} in {}", lines[2]);
}
