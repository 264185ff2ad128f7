//! `kletka duel`, between levels of the computer and against a program.

use crate::run;

#[test]
fn a_duel_prints_the_score_with_its_interval() {
    let out = run(&["duel", "tictactoe", "--a", "5", "--b", "1", "--games", "4", "--scale", "0.05"]);
    let told = out.out;
    assert_eq!(out.code, Some(0), "{told}");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 5, "{told}");
    assert!(lines[3].starts_with("4: A won "), "{told}");
    assert!(lines[4].starts_with("tictactoe at 0.05 of the time: level 5 (A, "), "{told}");
}

/// Computers that search by effort play the same matches each time, and in a game without chance all of them differ.
#[test]
fn a_duel_starts_from_openings_where_nothing_else_differs() {
    let lines = |words: &[&str]| {
        let told = run(&[&["duel"], words, &["--a", "5", "--b", "5", "--effort", "2000", "--games", "6"]].concat()).out;
        told.lines().take(6).map(str::to_owned).collect::<Vec<_>>()
    };
    let first = lines(&["tictactoe"]);
    assert!(first[5].starts_with("6: A won ") && first[5].ends_with("; 6 distinct"), "{first:?}");
    assert_eq!(lines(&["tictactoe"]), first);
    assert!(!lines(&["pig"])[5].contains("distinct"), "where there is chance, nothing is a repeat");
}

#[test]
fn a_duel_that_cannot_be_played_is_one_sentence() {
    for (words, told) in [
        (&["duel", "chess"][..], "there is no game `chess`"),
        (&["duel", "dots", "size=3"], "size cannot be 3."),
        (&["duel", "dots", "--a", "6"], "levels are 1 to 5, not 6"),
        (&["duel", "dots", "--scale", "0"], "a number above 0"),
        (&["duel", "dots", "--games", "0"], "0 is not in 1.."),
        (&["duel", "dots", "--engine", "no-such-program-here"], "does not start"),
        (&["duel", "dots", "--engine", "'"], "is no command"),
        (&["duel", "seabattle", "--engine", "cat"], "has secrets"),
        (&["duel", "dots", "--engine", "cat", "--b", "2"], "--b"),
    ] {
        let out = run(words);
        let error = out.failed();
        assert!(error.contains(told), "{words:?}: {error}");
    }
}

#[test]
fn a_program_plays_a_side_and_loses_when_it_falls_silent() {
    let engine = concat!("python3 '", env!("CARGO_MANIFEST_DIR"), "/tests/engines/first.py'");
    let words = ["duel", "dots", "--a", "1", "--scale", "0.01", "--games", "2", "--engine", engine];
    if std::process::Command::new("python3").arg("--version").output().is_ok() {
        // With default options, which put the first dots in a zone, and with areas in which nobody may play.
        for options in [&[][..], &["size=7", "start=cross", "extra=on", "border=on"], &["size=6", "territory=on"]] {
            let out = run(&[&words, options].concat());
            assert_eq!((out.code, out.err.as_str()), (Some(0), ""), "{options:?}: no move is late or illegal");
            assert!(out.out.contains("against the engine"), "{}", out.out);
        }
    } else {
        println!("no python3 here: the example engine is not tried");
    }
    // An echo is not an answer.
    let echo = run(&["duel", "dots", "--a", "1", "--games", "1", "--engine", "cat", "--seconds", "0.01", "size=5"]);
    assert!(echo.err.contains("side B gives no legal move in time and loses"), "{}", echo.err);
    assert!(echo.err.contains("` is no answer"), "{}", echo.err);
    assert!(echo.out.contains("A won 1"), "{}", echo.out);
    // A program that has exited loses each match, and the duel goes on.
    let gone = run(&["duel", "dots", "--a", "1", "--games", "2", "--engine", "true", "--seconds", "0.01", "size=5"]);
    assert!(gone.code == Some(0) && gone.out.contains("2: A won 2"), "{gone:?}");
    assert!(gone.err.contains("loses: it has ended without an answer"), "{}", gone.err);
}

/// A move that the program buffers until its input ends is distinguished from no move.
#[test]
fn a_program_that_keeps_its_answers_back_is_told_to_flush() {
    let words =
        ["duel", "dots", "--a", "1", "--games", "1", "--seconds", "0.01", "--start", "1ms", "size=5", "--engine"];
    let held = run(&[&words[..], &["sh -c 'x=$(cat); echo \\{\\\"move\\\":\\\"c3\\\"\\}'"]].concat());
    assert!(held.err.contains("too late: it thinks too long, or it does not flush"), "{held:?}");
    assert!(held.out.contains("A won 1"), "{held:?}");
    let illegal = "sh -c 'while read x; do echo \"{\\\"move\\\":\\\"z9\\\"}\"; done'";
    let wrong = run(&[&words[..], &[illegal]].concat());
    assert!(wrong.err.contains("loses: `z9` is refused. There is no z9 on this sheet"), "{wrong:?}");
}
