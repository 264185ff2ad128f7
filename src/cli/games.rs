//! `kletka games`: the registry as a table, as JSON, and for docs/games.md.

use std::process::ExitCode;

use serde::Serialize;

use super::{Typed, fail, name, print, said};
use crate::game::{Family, Hidden, Info, OptDef, OptKind};
use crate::games::GAMES;

/// One game in the JSON list.
#[derive(Serialize)]
struct Entry {
    id: &'static str,
    name: String,
    rules: u16,
    seats: (u8, u8),
    family: &'static str,
    options: Vec<Opt>,
    words: &'static [&'static str],
    hidden: bool,
    #[serde(rename = "rival")]
    computer: bool,
}

/// One option in the JSON list. If the default is `null`, it derives from other options.
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
        name: name(info),
        rules: info.rules,
        seats: (info.seats.least(), info.seats.most()),
        family: info.family.key,
        options: info.options.iter().map(opt).collect(),
        words: info.words,
        hidden: info.hidden != Hidden::Nothing,
        computer: info.computer,
    }
}

fn opt(def: &'static OptDef) -> Opt {
    let kind = match def.kind {
        OptKind::Int { .. } => "int",
        OptKind::Flag { .. } => "flag",
        OptKind::Choice(_) => "choice",
        OptKind::Size { .. } => "size",
        OptKind::List { .. } => "list",
        OptKind::Text { .. } => "text",
    };
    Opt { key: def.key, kind, default: &def.kind, allowed: def.kind.allowed() }
}

/// `2`, or `2–6`.
fn seats(info: &Info) -> String {
    info.seats.to_string()
}

/// `size=3 (3…10)`. A derived option has no default to show.
fn describe(def: &OptDef) -> String {
    let default = def.kind.default().map(|value| format!("={value}")).unwrap_or_default();
    format!("{}{default} ({})", def.key, def.kind.allowed())
}

/// The name of a family.
fn family(info: &Info) -> String {
    said(format!("family-{}", info.family.key))
}

/// The game in a sentence or two.
fn about(info: &Info) -> String {
    said(format!("{}-about", info.id))
}

/// The games as aligned columns, with one line for each option.
fn list() -> String {
    let games: Vec<_> = GAMES.iter().map(|game| game.info()).map(|info| (info, name(info))).collect();
    let wide = |width: &dyn Fn(&(&Info, String)) -> usize| games.iter().map(width).max().unwrap_or(0);
    let (ids, names) = (wide(&|(info, _)| info.id.len()), wide(&|(_, name)| name.chars().count()));
    let mut text = String::new();
    for (info, name) in &games {
        let computer = if info.computer { ", with a computer opponent" } else { "" };
        text += &format!("{:ids$}  {name:names$}  seats {:5}  {}{computer}\n", info.id, seats(info), family(info));
        for def in info.options {
            text += &format!("{:ids$}  {}\n", "", describe(def));
        }
    }
    text
}

/// The games as Markdown tables, one per family, with what a reader needs to choose. For options there are `kletka
/// games` and `/rules`.
pub fn table() -> String {
    let families = Family::ALL.iter().flat_map(|whole| std::iter::once(*whole).chain(whole.parts()));
    let mut text = String::new();
    for family in families {
        let games: Vec<_> = GAMES.iter().map(|game| game.info()).filter(|info| info.family == family).collect();
        let Some(first) = games.first() else { continue };
        let whole = family.of.map_or(String::new(), |whole| format!("{}: ", said(format!("family-{}", whole.key))));
        text += &format!("### {whole}{}\n\n", self::family(first));
        text += "| Game | Command | Players | What it is |\n|---|---|---|---|\n";
        for info in games {
            let cells = [name(info), format!("`/{}`", info.id), seats(info), about(info)];
            text += &format!("| {} |\n", cells.map(|cell| cell.replace('|', "\\|")).join(" | "));
        }
        text += "\n";
    }
    text
}
