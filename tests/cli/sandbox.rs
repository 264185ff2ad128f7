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
fn an_address_in_use_is_one_sentence() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let ran = run(&["sandbox", "--port", &port]);
    assert!(ran.failed().contains("is in use already"), "{ran:?}");
    let ran = run_with(&[], &[("KLETKA_SANDBOX_PORT", "eighty")], b"");
    assert!(ran.failed().contains("--port"), "{ran:?}");
}
