//! `kletka sandbox`, and a start without arguments.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::{command, run, run_with};

/// Starts a program that runs until it is stopped, stops it, and returns the first line that it printed.
fn started(words: &[&str], env: &[(&str, &str)]) -> String {
    let mut command = command(words, env);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    line
}

#[test]
fn without_a_token_a_plain_start_is_the_sandbox() {
    let port = ("KLETKA_SANDBOX_PORT", "0");
    let blank =
        [port, ("TELOXIDE_TOKEN", ""), ("KLETKA_API_URL", ""), ("KLETKA_WEBHOOK", " "), ("KLETKA_WEBHOOK_SECRET", "")];
    for line in [started(&[], &[port]), started(&[], &blank), started(&["sandbox", "--port", "0"], &[])] {
        assert!(line.contains(" http://127.0.0.1:") && line.ends_with('\n'), "{line}");
    }
}

#[test]
fn a_plain_start_hands_on_what_the_sandbox_can_use() {
    let dir = tempfile::tempdir().unwrap();
    let (given, set) = (dir.path().join("given"), dir.path().join("set"));
    let [given_to, set_to] = [&given, &set].map(|dir| dir.to_str().unwrap());
    let line = started(&["--port", "0", "--data", given_to, "--log", "error", "--limits", "here=2"], &[]);
    assert!(line.contains(" http://127.0.0.1:"), "{line}");
    let line = started(&["--port", "0"], &[("KLETKA_DATA", set_to), ("KLETKA_LOG", "error")]);
    assert!(line.contains(" http://127.0.0.1:"), "{line}");
    for dir in [given, set] {
        let kept: Vec<_> = std::fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(kept.len(), 2, "chats and matches are in {dir:?}: {kept:?}");
    }
}

#[test]
fn a_plain_start_refuses_what_the_sandbox_cannot_use() {
    for words in [
        &["--status", "127.0.0.1:0"][..],
        &["--store=postgres://a:s3cret@b/c"],
        &["--port", "0", "--keep", "3"],
        &["--new"],
        &["--app", "board", "--webhook", ""],
    ] {
        let ran = run(words);
        let said = ran.failed();
        assert!(said.starts_with("the sandbox has no use for `--") && said.contains("@BotFather"), "{words:?}: {said}");
        assert!(!said.contains("s3cret"), "{said}");
    }
    for (name, value) in [("KLETKA_STATUS", "127.0.0.1:0"), ("KLETKA_STORE", "3"), ("KLETKA_KEEP", "3")] {
        let ran = run_with(&[], &[(name, value)], b"");
        assert!(ran.failed().contains(&format!("no use for `{name}`")), "{ran:?}");
    }
    let ran = run_with(&["--port", "0"], &[("TELOXIDE_TOKEN", "110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw")], b"");
    assert!(ran.failed().contains("--port"), "a bot has no port: {ran:?}");
    for (words, told) in
        [(&["games", "--port", "0"][..], "--port"), (&["--port", "eighty"], "eighty"), (&["--loud"], "--loud")]
    {
        assert!(run(words).failed().contains(told), "{words:?}");
    }
}

#[test]
fn an_address_in_use_is_one_sentence() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let ran = run(&["sandbox", "--port", &port]);
    assert!(ran.failed().contains("is in use already"), "{ran:?}");
    let ran = run_with(&[], &[("KLETKA_SANDBOX_PORT", "eighty")], b"");
    assert!(ran.failed().contains("--port"), "{ran:?}");
}
