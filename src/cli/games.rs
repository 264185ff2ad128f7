//! `kletka games`: the registry as a table, as JSON and as a part of the README.

use std::process::ExitCode;

use serde::Serialize;

use super::{Typed, fail, print};
use crate::game::{Info, OptDef, OptKind};
use crate::games::GAMES;

/// One game in the JSON list.
#[derive(Serialize)]
struct Entry {
    id: &'static str,
    rules: u16,
    seats: (u8, u8),
    family: &'static str,
    options: Vec<Opt>,
    words: &'static [&'static str],
    hidden: bool,
    rival: bool,
}

/// One option in the JSON list. A default of `null` is derived from the other options.
#[derive(Serialize)]
struct Opt {
    key: &'static str,
    kind: &'static str,
    #[serde(serialize_with = "default")]
    default: &'static OptKind,
    allowed: String,
}

fn default<S: serde::Serializer>(kind: &OptKind, serializer: S) -> Result<S::Ok, S::Error> {
    kind.default().as_ref().map(Typed::from).serialize(serializer)
}

/// Prints the list of games.
pub fn run(json: bool) -> ExitCode {
    if !json {
        return print(list().trim_end(), ExitCode::SUCCESS);
    }
    let entries: Vec<_> = GAMES.iter().map(|game| entry(game.info())).collect();
    match serde_json::to_string(&entries) {
        Ok(text) => print(&text, ExitCode::SUCCESS),
        Err(error) => fail(format!("cannot write the list: {error}")),
    }
}

fn entry(info: &'static Info) -> Entry {
    Entry {
        id: info.id,
        rules: info.rules,
        seats: info.seats,
        family: info.family.key(),
        options: info.options.iter().map(opt).collect(),
        words: info.words,
        hidden: info.hidden,
        rival: info.rival,
    }
}

fn opt(def: &'static OptDef) -> Opt {
    let kind = match def.kind {
        OptKind::Int { .. } => "int",
        OptKind::Flag { .. } => "flag",
        OptKind::Choice(_) => "choice",
        OptKind::List { .. } => "list",
    };
    Opt { key: def.key, kind, default: &def.kind, allowed: def.kind.allowed() }
}

/// What a game is called for a reader at the terminal.
fn name(info: &Info) -> &'static str {
    info.id
}

/// `2`, or `2–6`.
fn seats(info: &Info) -> String {
    match info.seats {
        (min, max) if min == max => min.to_string(),
        (min, max) => format!("{min}–{max}"),
    }
}

/// `size=3 (3…10)`; a derived option has no default to show.
fn describe(def: &OptDef) -> String {
    let default = def.kind.default().map(|value| format!("={value}")).unwrap_or_default();
    format!("{}{default} ({})", def.key, def.kind.allowed())
}

/// The games as aligned columns, one option on a line of its own.
fn list() -> String {
    let wide = GAMES.iter().map(|game| game.info().id.len().max(name(game.info()).chars().count())).max().unwrap_or(0);
    let mut text = String::new();
    for info in GAMES.iter().map(|game| game.info()) {
        let (id, name, family) = (info.id, name(info), info.family.key());
        text += &format!("{id:wide$}  {name:wide$}  seats {:5}  {family}\n", seats(info));
        for def in info.options {
            text += &format!("{:wide$}  {}\n", "", describe(def));
        }
    }
    text
}

/// The games as a Markdown table.
pub fn table() -> String {
    let mut text = "| Game | Seats | Family | Options | Computer |\n|---|---|---|---|---|\n".to_owned();
    for info in GAMES.iter().map(|game| game.info()) {
        let options: Vec<_> =
            info.options.iter().map(|def| format!("`{}`", describe(def).replace('|', "\\|"))).collect();
        let rival = if info.rival { "yes" } else { "" };
        let cells = [name(info), &seats(info), info.family.key(), &options.join("<br>"), rival];
        text += &format!("| {} |\n", cells.join(" | "));
    }
    text
}
