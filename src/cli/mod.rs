//! The command line. Each command is a function that prints and returns an exit code. Code 2 always means that the
//! command did nothing; one sentence on standard error says why.

pub mod args;
pub mod chosen;
mod cpu;
pub mod duel;
mod engine;
pub mod games;
pub mod given;
pub mod languages;
#[cfg(feature = "postgres")]
pub mod listing;
#[cfg(feature = "postgres")]
pub mod moving;
mod openings;
pub mod replay;
pub mod sheet;
pub mod studies;
pub mod study;
pub mod tokens;

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;

use serde::Serialize;

use crate::bot::words::{Reader, say};
use crate::game::{Info, OptValue, OptValues, Text};

/// The exit code of a command that did nothing.
pub const FAILED: u8 = 2;

/// Says in one sentence why nothing was done.
pub fn fail(why: impl Display) -> ExitCode {
    fail_with(FAILED, why)
}

/// The same with another exit code.
pub fn fail_with(code: u8, why: impl Display) -> ExitCode {
    // If even this cannot be written, the exit code still tells.
    let _ = writeln!(std::io::stderr(), "kletka: {why}");
    ExitCode::from(code)
}

/// Prints a text with a line break. It is not an error if the reader has gone (`kletka games | head -1`).
pub fn print(text: &str, code: ExitCode) -> ExitCode {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.write_all(b"\n")).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => fail(format!("cannot write: {error}")),
        _ => code,
    }
}

/// A message without arguments, in English: a terminal has no chat language.
fn said(key: String) -> String {
    say(&Text::new(key), Reader::default(), &[])
}

/// The name of a game, in English.
fn name(info: &Info) -> String {
    said(format!("{}-name", info.id))
}

/// An option value in JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Typed<'a> {
    Int(i64),
    Flag(bool),
    Word(&'a str),
    Text(String),
    List(&'a [i64]),
}

impl<'a> From<&'a OptValue> for Typed<'a> {
    fn from(value: &'a OptValue) -> Typed<'a> {
        match value {
            OptValue::Int(n) => Typed::Int(*n),
            OptValue::Flag(on) => Typed::Flag(*on),
            OptValue::Size(..) => Typed::Text(value.to_string()),
            OptValue::Choice(word) => Typed::Word(word),
            OptValue::List(items) => Typed::List(items),
            OptValue::Text(text) => Typed::Word(text),
        }
    }
}

/// All options as a JSON object, in the order of their definitions.
fn typed_options<S: serde::Serializer>(options: &OptValues, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(options.iter().map(|(key, value)| (key, Typed::from(value))))
}
