//! Records with impossible draws: missing, too few, too many, absurd. A replay of any record must end with little time
//! and memory, and must refuse impossible draws.
//!
//! The test starts itself again below the limits of a shell, so that an endless replay fails the test and does not
//! block the machine.

use std::env;
use std::process::Command;

use crate::common::{Setting, amount, each_game};
use kletka_games::game::{Chance, Draw, Input, Seat, Turn, Viewer, Why};
use kletka_games::play::{Header, Line, Match};

/// The environment variable that says that the test runs below the limits.
const LIMITED: &str = "KLETKA_DRAWS_LIMITED";

/// The limits for all games together: kilobytes of memory and seconds of processor time.
const LIMITS: &str = "ulimit -v 2000000 && ulimit -t 300";

/// The length of a match before its record is spoilt.
const LINES: usize = 12;

/// The number of lines to spoil per match.
fn times() -> u64 {
    amount(2, 1)
}

/// The number of absurd draws to try in each place.
fn tried_draws() -> usize {
    amount(5, 2)
}

#[test]
fn draws_that_cannot_be_are_refused_in_little_time_and_memory() {
    if env::var_os(LIMITED).is_some() {
        return each_game(spoil);
    }
    let own = env::current_exe().expect("a test runs from a file");
    let script = format!("{LIMITS} && exec \"$0\" --exact --nocapture \"$1\"");
    let name = "draws::draws_that_cannot_be_are_refused_in_little_time_and_memory";
    let ran = Command::new("sh").args(["-c", &script]).arg(own).arg(name).env(LIMITED, "1").output();
    let ran = ran.expect("there is a shell");
    let told = [ran.stdout, ran.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let last: Vec<&str> = told.iter().flat_map(|text| text.lines().rev().take(30)).collect();
    assert!(ran.status.success(), "{}, the last lines first:\n{}", ran.status, last.join("\n"));
}

/// Plays a match and spoils its record in many ways.
fn spoil(setting: &Setting) {
    println!("{setting:?}");
    let live = some_match(setting);
    // Without a seed, the draws of the record are the chance.
    let header = Header { seed: None, ..live.header().clone() };
    let lines = live.lines();
    assert!(Match::replay(header.clone(), lines.to_vec()).is_ok(), "as it was played it is accepted");
    let mut chance = setting.chance(0, 11);
    for (n, deal) in spoilt(&header.deal, &mut chance).into_iter().enumerate() {
        println!("deal {n}");
        let few = deal.len() < header.deal.len() && header.deal.starts_with(&deal);
        let why = tried(Header { deal, ..header.clone() }, lines);
        assert!(!few || why == Some(Why::Draws), "a deal that is too short is taken: {why:?}");
    }
    for _ in 0..times() {
        let drawn: Vec<usize> = (0..lines.len()).filter(|n| !lines[*n].draws.is_empty()).collect();
        let Some(&n) = chance.pick(&drawn) else { break };
        for (m, draws) in spoilt(&lines[n].draws, &mut chance).into_iter().enumerate() {
            println!("line {n} {m}");
            let few = draws.len() < lines[n].draws.len() && lines[n].draws.starts_with(&draws);
            let mut lines = lines.to_vec();
            lines[n].draws = draws;
            if few {
                let refused = Match::replay(header.clone(), lines.clone()).err().map(|(n, reject)| (n, reject.why));
                assert_eq!(refused, Some((n, Why::Draws)), "too few draws are taken: {}", lines[n]);
            }
            tried(header.clone(), &lines);
        }
    }
}

/// The beginning of a random match.
fn some_match(setting: &Setting) -> Match {
    let mut live = setting.begin();
    for step in 0..LINES as u64 {
        let Turn::Act(_) = live.turn() else { break };
        let mut chance = setting.chance(step, 12);
        let seats: Vec<Seat> = live.turn().may().iter().collect();
        let seat = *chance.pick(&seats).expect("somebody may act");
        let text = live.position().sample(seat, &mut chance).expect("who may act has a move");
        live.play(seat, &Input::canonical(&text), step).expect("a sample is legal");
    }
    live
}

/// The same draws, spoilt in many ways.
fn spoilt(draws: &[Draw], chance: &mut Chance) -> Vec<Vec<Draw>> {
    let long: String = "ъ".repeat(64);
    let absurd: Vec<Draw> = [0, 1, 7, 36, 1_000_000, u32::MAX].map(Draw::Number).into_iter().collect();
    let words = ["a", "ъ", "zz-z’z", &long, "крона", "crown"].map(Draw::from);
    let mut all = vec![Vec::new(), absurd.clone(), words.to_vec()];
    // A game that throws until it gets another number never gets one from these.
    all.extend([1, 2, 6].map(|n| vec![Draw::Number(n); 400]));
    all.extend((draws.len() > 1).then(|| draws[..draws.len() - 1].to_vec()));
    let mut strange: Vec<Draw> = absurd.into_iter().chain(words).collect();
    chance.shuffle(&mut strange);
    for one in strange.into_iter().take(tried_draws()) {
        let mut more = draws.to_vec();
        more.push(one.clone());
        all.push(more);
        if !draws.is_empty() {
            let at = chance.index(draws.len());
            all.push([&draws[..at], &[one], &draws[at + 1..]].concat());
            all.push(draws[..at].to_vec());
        }
    }
    let mut order = draws.to_vec();
    chance.shuffle(&mut order);
    all.push(order);
    all
}

/// Replays a record like `kletka replay`: skips refused lines, and looks at everything in the end. Returns the reason
/// if it could not begin.
fn tried(mut header: Header, lines: &[Line]) -> Option<Why> {
    header.complete_first(lines);
    let mut live = match Match::begin(header) {
        Ok(live) => live,
        Err(reject) => return Some(reject.why),
    };
    for line in lines {
        let _ = live.enter(line);
    }
    let position = live.position();
    for who in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Revealed] {
        let who = live.viewer(who);
        let _ = (position.scene(who), position.board(who), position.scores(who));
    }
    for seat in live.turn().may().iter().take(2) {
        let _ = (position.buttons(Viewer::Seat(seat), seat), position.sample(seat, &mut Chance::given::<Draw>(&[])));
    }
    None
}
