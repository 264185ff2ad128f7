//! Rules of the house that the compiler does not check, checked by reading the source: which room may use which, which
//! room may import which crate, and what must not appear anywhere. ARCHITECTURE.md lists the invariants.

#[path = "house/circles.rs"]
mod circles;

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use kletka::games::GAMES;

/// The longest file allowed, in lines.
const LONGEST: usize = 500;
/// The widest line allowed, in characters: the formatter's setting, also for comments, which it leaves alone.
const WIDEST: usize = 120;
/// The longest function allowed, in lines.
const LONGEST_FUNCTION: usize = 40;

/// The source directories: the program's own, and those of the crates, whose boundaries the compiler enforces.
const FOLDERS: &[&str] = &["src", "crates/games/src", "crates/paint/src", "crates/people/src", "crates/sandbox/src"];

/// Which rooms a room may use, besides itself. Anything else is forbidden. Between `games`, `paint`, `people`, the
/// sandbox and the program, the manifests already enforce this; these are the rules within a crate.
const ROOMS: &[(&str, &[&str])] = &[
    ("base", &[]),
    ("game", &["base"]),
    ("kit", &["base", "game"]),
    ("search", &["game"]),
    ("games", &["base", "game", "kit", "search"]),
    ("play", &["game"]),
    ("rating.rs", &[]),
    ("cup", &[]),
    ("lesson", &["game", "games", "play"]),
    ("hindsight.rs", &["game", "play"]),
    // Rows contain values of these rooms, but call none of their code.
    ("clock.rs", &[]),
    ("store", &["base", "clock", "game", "paint"]),
    ("bot", &["base", "game", "games", "hindsight", "lesson", "paint", "play", "store"]),
    ("http.rs", &["http"]),
    ("http", &[]),
    ("status.rs", &["http"]),
    ("telegram", &["bot", "clock", "http", "paint"]),
    ("cli", &["bot", "game", "games", "paint", "play"]),
    ("service.rs", &["bot", "clock", "status", "store", "telegram"]),
    ("service", &["bot", "clock", "game", "hindsight", "play", "status", "store", "telegram"]),
    ("data.rs", &["cli", "store"]),
    ("local.rs", &["bot", "cli", "clock", "data", "paint", "serve", "service", "store", "telegram"]),
    ("serve.rs", &["bot", "cli", "clock", "paint", "service", "status", "store", "telegram"]),
    ("doctor.rs", &["cli", "serve", "store"]),
    ("doctor", &["bot", "cli", "store", "telegram"]),
    ("serve", &["bot", "cli", "service", "status", "store", "telegram"]),
];

/// The rooms of the bot. Each may use those before it.
const BOT_ROOMS: &[&str] = &["context", "chats", "table", "words", "boards", "desk"];
/// Exceptions: earlier rooms that a room must not use. The table speaks no language.
const BOT_SHUT: &[(&str, &str)] = &[("words", "chats"), ("words", "table")];

/// Which part of the program may import a crate. A path ends in `/` or is a file. Every dependency is listed.
const CRATES: &[(&str, &[&str])] = &[
    ("axum", &["http.rs", "telegram/"]),
    ("chacha20poly1305", &["store/postgres/sealed.rs"]),
    ("ciborium", &["store/rows/cbor.rs"]),
    ("clap", &["cli/"]),
    ("crc32fast", &["store/frame.rs"]),
    ("encoding_rs", &["cli/replay.rs"]),
    ("fluent_bundle", &["bot/words/"]),
    ("futures_util", &["store/postgres/session.rs"]),
    ("hex", &["bot/", "serve.rs", "serve/", "telegram/"]),
    ("hmac", &["bot/context/seal.rs"]),
    ("httpdate", &["telegram/wire.rs"]),
    ("hyper", &["http.rs", "telegram/"]),
    ("hyper_util", &["http.rs", "telegram/"]),
    ("jiff", &["bot/context/"]),
    ("kletka_games", &["cli/openings.rs"]),
    ("kletka_paint", &[]),
    ("kletka_people", &["bot/", "store/"]),
    ("kletka_sandbox", &["local.rs"]),
    ("rand_core", &["store/", "service/entropy.rs"]),
    ("rustix", &["cli/cpu.rs", "clock.rs", "doctor/disk.rs", "telegram/painters.rs"]),
    ("serde", &[""]),
    ("serde_json", &["bot/boards/mydata.rs", "bot/boards/targets.rs", "cli/", "store/", "telegram/"]),
    ("sha2", &["bot/context/seal.rs"]),
    ("shlex", &["cli/engine.rs"]),
    ("sled", &["store/tree.rs"]),
    ("strsim", &["bot/"]),
    ("subtle", &["bot/context/seal.rs"]),
    ("teloxide", &["telegram/"]),
    ("thiserror", &[""]),
    (
        "tokio",
        &[
            "clock.rs",
            "doctor.rs",
            "http.rs",
            "http/",
            "store/",
            "telegram/",
            "local.rs",
            "serve.rs",
            "serve/",
            "service.rs",
            "service/",
            "status.rs",
        ],
    ),
    ("tokio_postgres", &["store/postgres/"]),
    ("tokio_rustls", &["store/postgres/tls.rs"]),
    (
        "tracing",
        &[
            "bot/",
            "clock.rs",
            "http.rs",
            "http/",
            "store/",
            "telegram/",
            "local.rs",
            "serve.rs",
            "serve/",
            "service.rs",
            "service/",
        ],
    ),
    ("tracing_subscriber", &["serve.rs"]),
    ("webpki_roots", &["store/postgres/tls.rs"]),
    ("zerocopy", &[]),
    ("zlib_rs", &["bot/words/", "store/compress.rs"]),
];

/// The same for the crate of people.
const CRATES_OF_PEOPLE: &[(&str, &[&str])] = &[("rand_chacha", &["cup/"]), ("serde", &[""])];

/// The same for the sandbox.
const CRATES_OF_THE_SANDBOX: &[(&str, &[&str])] = &[
    ("axum", &[""]),
    ("futures_util", &["web/feed.rs"]),
    ("hex", &["apps.rs"]),
    ("hmac", &["apps.rs"]),
    ("httpdate", &["server.rs"]),
    ("serde", &[""]),
    ("serde_json", &[""]),
    ("sha2", &["apps.rs"]),
    ("tokio", &[""]),
    ("tracing", &[""]),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files of a directory with that extension, in order.
fn files(dir: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![root().join(dir)];
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(&dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display())) {
            let path = entry.expect("a readable directory").path();
            match path.is_dir() {
                true => open.push(path),
                false if path.extension().is_some_and(|e| e == ending) => found.push(path),
                false => {}
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "nothing in {dir}");
    found
}

/// All of the repository's own Rust, including tests.
fn everything() -> Vec<PathBuf> {
    ["src", "crates", "tests", "benches"].iter().flat_map(|dir| files(dir, "rs")).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A source file without its tests and comments.
struct Source {
    /// Its directory in [`FOLDERS`].
    folder: &'static str,
    /// Its path below that directory, with `/`.
    path: String,
    code: String,
}

impl Source {
    /// The directory or file directly below its folder.
    fn room(&self) -> &str {
        self.path.split('/').next().unwrap_or_default()
    }
}

/// The house: every source file that is not only for tests.
fn sources() -> Vec<Source> {
    FOLDERS.iter().flat_map(|folder| sources_of(folder)).collect()
}

fn sources_of(folder: &'static str) -> Vec<Source> {
    let src = root().join(folder);
    let all = files(folder, "rs");
    let tests: BTreeSet<PathBuf> = all.iter().flat_map(|path| test_files(path)).collect();
    let source = |path: &PathBuf| {
        let below = path.strip_prefix(&src).expect("a file of its folder");
        let path_text = below.components().map(|c| c.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/");
        Source { folder, path: path_text, code: code(&read(path)) }
    };
    all.iter().filter(|path| !tests.contains(*path)).map(source).collect()
}

/// The files that a file declares as modules only for tests, and all below them.
fn test_files(path: &Path) -> Vec<PathBuf> {
    let text = read(path);
    let folder = path.parent().expect("a file lies in a directory");
    let own = match path.file_stem().and_then(|stem| stem.to_str()) {
        Some("mod" | "lib" | "main") | None => folder.to_owned(),
        Some(stem) => folder.join(stem),
    };
    let text = text.replace("#[cfg(all(test, thorough))]\n", "#[cfg(test)]\n");
    let declarations = text.split("#[cfg(test)]\n").skip(1);
    let file = |declaration: &str| {
        let (attribute, rest) = match declaration.strip_prefix("#[path = \"") {
            Some(rest) => rest.split_once("\"]\n").map(|(name, rest)| (Some(name), rest))?,
            None => (None, declaration),
        };
        let name = rest.lines().next()?.strip_prefix("mod ")?.strip_suffix(';')?;
        let file = attribute.map_or_else(|| own.join(format!("{name}.rs")), |attribute| folder.join(attribute));
        let below = file.with_extension("");
        let below = below.to_str().filter(|_| below.is_dir()).map(|below| files(below, "rs")).unwrap_or_default();
        Some(below.into_iter().chain([file]))
    };
    declarations.filter_map(file).flatten().collect()
}

/// The part that is compiled into the program: lines without comments, up to the test module at the end of the file.
fn code(text: &str) -> String {
    let program = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    program.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code)).collect::<Vec<_>>().join("\n")
}

/// The words that follow `word`, unless that is the end of a longer word or in the middle of a path.
fn after<'a>(code: &'a str, word: &str) -> impl Iterator<Item = &'a str> {
    code.match_indices(word).filter_map(move |(at, _)| {
        let begins = !code[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | ':'));
        begins.then(|| {
            let rest = &code[at + word.len()..];
            rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
        })
    })
}

#[test]
fn rooms_use_only_what_they_may() {
    let mut seen = BTreeSet::new();
    let crates = |source: &&Source| !matches!(source.folder, "crates/paint/src" | "crates/sandbox/src");
    let roots = |source: &&Source| matches!(source.path.as_str(), "lib.rs" | "main.rs");
    for source in sources().iter().filter(crates).filter(|source| !roots(source)) {
        let room = source.room();
        let known = ROOMS.iter().find(|(name, _)| *name == room);
        let (_, allowed) = known.unwrap_or_else(|| panic!("{room} is a room that this test does not know"));
        for used in after(&source.code, "crate::") {
            assert!(used == room || allowed.contains(&used), "{} may not use crate::{used}", source.path);
        }
        seen.insert(room.to_owned());
    }
    assert_eq!(seen.len(), ROOMS.len(), "a room of the list is gone");
}

#[test]
fn the_bot_goes_in_one_direction() {
    let mut seen = BTreeSet::new();
    for source in sources_of("src").iter().filter(|source| source.room() == "bot" && source.path != "bot/mod.rs") {
        let mut parts = source.path.split('/').skip(1);
        let (room, file) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let place = BOT_ROOMS.iter().position(|name| *name == room);
        let place = place.unwrap_or_else(|| panic!("{} stands in no room of the bot", source.path));
        assert!(!source.code.contains("super::super::"), "{} reaches over its room", source.path);
        // In a room's own file, `super` is the bot; elsewhere it is the room.
        let above = if file == "mod.rs" { "super::" } else { "crate::bot::" };
        for used in after(&source.code, "crate::bot::").chain(after(&source.code, above)) {
            let below = BOT_ROOMS[..=place].contains(&used) && !BOT_SHUT.contains(&(room, used));
            assert!(below, "{} may not use bot::{used}", source.path);
        }
        seen.insert(room.to_owned());
    }
    assert_eq!(seen.len(), BOT_ROOMS.len(), "a room of the list is gone");
}

/// Whether a file uses a crate. In a room with a module of that name, a bare path means the module.
fn imports(source: &Source, name: &str) -> bool {
    let module = root().join(source.folder).join(source.room()).join(format!("{name}.rs")).exists();
    let path = if module { format!("use {name}::") } else { format!("{name}::") };
    after(&source.code, &path).next().is_some()
}

#[test]
fn each_crate_stays_in_its_room() {
    let lists = [
        ("Cargo.toml", "src", CRATES),
        ("crates/people/Cargo.toml", "crates/people/src", CRATES_OF_PEOPLE),
        ("crates/sandbox/Cargo.toml", "crates/sandbox/src", CRATES_OF_THE_SANDBOX),
    ];
    for (manifest, folder, crates) in lists {
        let manifest = read(&root().join(manifest));
        let listed = manifest.split("[dependencies]\n").nth(1).and_then(|rest| rest.split("\n[").next());
        let names = listed.expect("a list of dependencies").lines().filter_map(|line| line.split_once(" = "));
        let names: BTreeSet<String> =
            names.map(|(name, _)| name.trim_end_matches(".workspace").replace('-', "_")).collect();
        assert_eq!(names, crates.iter().map(|(name, _)| (*name).to_owned()).collect());
        for source in sources_of(folder).iter().filter(|source| (folder, source.path.as_str()) != ("src", "lib.rs")) {
            for (name, rooms) in crates {
                let imported = imports(source, name);
                let may = rooms.iter().any(|room| source.path.starts_with(room));
                assert!(!imported || may, "{} may not import {name}", source.path);
            }
        }
    }
}

/// Whether a word occurs that is not the beginning of a longer one.
fn has_word(code: &str, word: &str) -> bool {
    let longer = |rest: &str| rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    code.match_indices(word).any(|(at, _)| !longer(&code[at + word.len()..]))
}

#[test]
fn games_and_people_know_no_clock_no_thread_and_no_machine() {
    let games: Vec<_> = sources().into_iter().filter(|s| matches!(s.room(), "games" | "kit" | "search")).collect();
    assert!(games.len() > GAMES.len());
    for source in games.into_iter().chain(sources_of("crates/people/src")) {
        for word in ["async", "await", "Instant", "SystemTime", "std::env", "std::fs", "std::io", "std::net"] {
            assert!(!has_word(&source.code, word), "{} has {word}", source.path);
        }
        for word in ["std::thread", "thread_local", "static mut", "tracing::"] {
            assert!(!source.code.contains(word), "{} has {word}", source.path);
        }
    }
}

#[test]
fn nobody_but_a_game_knows_its_id() {
    for source in sources().iter().filter(|source| source.room() != "games") {
        for id in GAMES.iter().map(|game| game.info().id) {
            for literal in [format!("\"{id}\""), format!("\"{id}-"), format!("games::{id}")] {
                assert!(!source.code.contains(&literal), "{} has {literal}", source.path);
            }
        }
    }
}

/// The compiler takes whatever a crate shows for used. Unit tests and examples in comments do not count as a use.
#[test]
fn each_public_function_has_a_use() {
    let sources = sources();
    let inside = |path: &PathBuf| FOLDERS.iter().any(|folder| path.starts_with(root().join(folder)));
    let outside: Vec<String> = everything().iter().filter(|path| !inside(path)).map(|path| code(&read(path))).collect();
    let mut counts = HashMap::new();
    for text in sources.iter().map(|source| &source.code).chain(&outside) {
        for word in text.split(|c: char| !c.is_alphanumeric() && c != '_') {
            *counts.entry(word).or_insert(0) += 1;
        }
    }
    for source in &sources {
        let shown = source.code.replace("#[cfg(test)]\n    pub fn ", "");
        for head in ["pub fn ", "pub const fn ", "pub async fn "] {
            let unused = after(&shown, head).find(|name| counts.get(name) == Some(&1));
            assert_eq!(unused, None, "{} has a function that nothing uses", source.path);
        }
    }
}

/// A game is `games/<id>.rs` or `games/<id>/mod.rs`.
#[test]
fn a_game_is_a_file_of_its_name() {
    let names: BTreeSet<String> = sources()
        .iter()
        .filter(|source| source.folder == "crates/games/src")
        .filter_map(|source| source.path.strip_prefix("games/").filter(|path| *path != "mod.rs"))
        .map(|path| path.split('/').next().unwrap_or_default().trim_end_matches(".rs").to_owned())
        .collect();
    let known: BTreeSet<String> = GAMES.iter().map(|game| game.info().id.to_owned()).collect();
    assert_eq!(names, known);
}

#[test]
fn nothing_is_left_undone() {
    // Split in two, so that this file can be checked too.
    let marks = [["TO", "DO"], ["FIX", "ME"], ["XX", "X:"], ["#[ign", "ore"]].map(|parts| parts.concat());
    for path in everything().into_iter().chain(files("locales", "ftl")) {
        let text = read(&path);
        for mark in &marks {
            assert!(!text.contains(mark), "{} has {mark}", path.display());
        }
    }
}

#[test]
fn no_file_is_long() {
    for path in everything() {
        let lines = read(&path).lines().count();
        assert!(lines <= LONGEST, "{} has {lines} lines", path.display());
    }
}

/// The formatter ensures most of this, but it breaks neither comments nor code within macros. Quoted texts may be
/// longer: no break improves them.
#[test]
fn no_line_is_wide() {
    for path in everything() {
        for (n, line) in read(&path).lines().enumerate() {
            let quoted = !line.trim_start().starts_with("//") && (line.contains('"') || line.ends_with('\\'));
            let width = line.chars().count();
            assert!(width <= WIDEST || quoted, "{}:{} has {width} characters", path.display(), n + 1);
        }
    }
}

/// The functions of a formatted file, with their lengths in lines.
fn functions(text: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (n, line) in lines.iter().enumerate() {
        let indent = &line[..line.len() - line.trim_start().len()];
        let Some((before, rest)) = line.trim_start().split_once("fn ") else { continue };
        let head = |word: &str| matches!(word, "const" | "async") || word.starts_with("pub");
        if line.ends_with([';', '}']) || !before.split_whitespace().all(head) {
            continue;
        }
        let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
        let closing = format!("{indent}}}");
        // A declaration in a trait has no body and ends with its signature.
        let ends = |line: &str| line == closing || line.starts_with(&format!("{indent})")) && line.ends_with(';');
        let length = lines[n..].iter().position(|line| ends(line)).map_or(1, |last| last + 1);
        found.push((name, length));
    }
    found
}

#[test]
fn no_function_is_long() {
    for path in [files("src", "rs"), files("crates", "rs")].iter().flatten() {
        for (name, lines) in functions(&read(path)) {
            assert!(lines <= LONGEST_FUNCTION, "{}: {name} has {lines} lines", path.display());
        }
    }
}
