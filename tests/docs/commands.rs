//! The commands on the pages: those of the program parse, those of cargo name tests, benches and examples that are
//! there, and those of the chat are known.

use std::fs;
use std::path::PathBuf;

use clap::Parser;
use clap::error::ErrorKind;
use kletka::cli::args::Args;
use kletka::games::GAMES;

use super::{files, pages, read, root};

/// The lines of the shell blocks of a page, without comments. Whether the block exports variables comes with each.
fn shell_lines(text: &str) -> Vec<(String, bool)> {
    let blocks = text.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    let lines = |block: &str| {
        let exports = block.contains("export ");
        let plain = block.lines().map(|line| line.split(" #").next().unwrap_or_default().trim().to_owned());
        plain.filter(|line| !line.is_empty()).map(|line| (line, exports)).collect::<Vec<_>>()
    };
    blocks.flat_map(lines).collect()
}

/// The code within the lines of a page.
fn inline_code(text: &str) -> impl Iterator<Item = String> {
    let prose: Vec<&str> = text.split("```").step_by(2).collect();
    let spans: Vec<String> = prose.iter().flat_map(|part| part.split('`').skip(1).step_by(2)).map(joined).collect();
    spans.into_iter()
}

/// A text on one line.
fn joined(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words of a command without the variables before it.
fn words(line: &str) -> Vec<&str> {
    line.split(' ').skip_while(|word| word.contains('=')).filter(|word| !word.is_empty()).collect()
}

/// The arguments of our program in a command, if it is one.
fn of_the_program<'a>(words: &'a [&'a str]) -> Option<&'a [&'a str]> {
    match words {
        ["kletka", rest @ ..] => Some(rest),
        ["cargo", "run", rest @ ..] if !rest.contains(&"-p") && !rest.contains(&"--example") => {
            rest.iter().position(|word| *word == "--").map(|at| &rest[at + 1..])
        }
        _ => None,
    }
}

/// Why the program does not take the arguments. In a sentence they may be incomplete.
fn refusal(arguments: &[&str], incomplete: bool) -> Option<String> {
    let given = arguments.iter().take_while(|word| !matches!(**word, "<" | ">" | "|"));
    // Elsewhere a word in capitals is a file.
    let given = given.map(|word| if *word == "N" { "1" } else { word });
    let error = Args::try_parse_from(std::iter::once("kletka").chain(given)).err()?;
    let fine = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => true,
        ErrorKind::MissingRequiredArgument | ErrorKind::MissingSubcommand => incomplete,
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => incomplete,
        _ => false,
    };
    (!fine).then(|| error.to_string())
}

#[test]
fn the_program_takes_its_commands() {
    let mut tried = 0;
    for (name, text) in pages() {
        let lines = shell_lines(&text).into_iter().chain(inline_code(&text).map(|code| (code, true)));
        for (line, incomplete) in lines {
            let words = words(&line);
            let Some(arguments) = of_the_program(&words) else { continue };
            assert_eq!(refusal(arguments, incomplete), None, "{name}: {line}");
            tried += 1;
        }
    }
    assert!(tried > 40, "only {tried} commands were found");
}

/// The crates of the workspace.
fn crates() -> Vec<PathBuf> {
    let inner = fs::read_dir(root().join("crates")).expect("the crates").map(|entry| entry.expect("a crate").path());
    inner.chain([root().to_owned()]).collect()
}

/// Whether a crate has a test, a bench or an example of that name.
fn exists(kind: &str, name: &str) -> bool {
    let places = [format!("{kind}/{name}.rs"), format!("{kind}/{name}/main.rs")];
    crates().iter().any(|dir| places.iter().any(|place| dir.join(place).exists()))
}

/// All of the repository's Rust in one text.
fn source() -> String {
    let mut open: Vec<PathBuf> = ["src", "tests", "crates"].map(|dir| root().join(dir)).into();
    let mut text = String::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(path).expect("a directory").map(|entry| entry.expect("a file").path()));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text += &fs::read_to_string(path).expect("a source file");
        }
    }
    text
}

/// Checks the names in a cargo command.
fn check_cargo(words: &[&str], source: &str) -> Result<(), String> {
    for pair in words.windows(2) {
        let good = match pair[0] {
            "--test" => exists("tests", pair[1]),
            "--bench" => exists("benches", pair[1]),
            "--example" => exists("examples", pair[1]),
            "-p" => pair[1].strip_prefix("kletka-").is_some_and(|dir| root().join("crates").join(dir).is_dir()),
            _ => true,
        };
        if !good {
            return Err(format!("there is no {} {}", pair[0], pair[1]));
        }
    }
    let [_, "test", rest @ ..] = words else { return Ok(()) };
    let valued = |at: usize| at > 0 && matches!(rest[at - 1], "--test" | "-p");
    let filters = rest.iter().enumerate().filter(|(at, word)| !word.starts_with('-') && !valued(*at));
    for part in filters.flat_map(|(_, filter)| filter.split("::")).filter(|part| *part != "sticks") {
        // A filter may be the beginning of a name.
        if !source.contains(&format!("fn {part}")) && !source.contains(&format!("mod {part};")) {
            return Err(format!("no test is called {part}"));
        }
    }
    Ok(())
}

#[test]
fn cargo_finds_what_its_commands_name() {
    let source = source();
    let mut tried = 0;
    for (name, text) in pages() {
        let lines = shell_lines(&text).into_iter().map(|(line, _)| line).chain(inline_code(&text));
        for line in lines {
            let words = words(&line);
            if words.first() == Some(&"cargo") {
                assert_eq!(check_cargo(&words, &source), Ok(()), "{name}: {line}");
                tried += 1;
            }
            if let Some(script) = words.first().filter(|word| word.starts_with(".ci/")) {
                assert!(root().join(script).exists(), "{name}: {line}");
            }
        }
    }
    assert!(tried > 20, "only {tried} commands were found");
}

/// Commands of @BotFather, and paths of a bot's own server.
const OTHERS: [&str; 6] = ["newbot", "setinline", "setprivacy", "newapp", "healthz", "metrics"];

#[test]
fn the_chat_knows_its_commands() {
    let core = read("locales/en/core.ftl");
    let also: Vec<String> = files("locales/en", "ftl")
        .iter()
        .flat_map(|path| fs::read_to_string(path).expect("texts").lines().map(str::to_owned).collect::<Vec<_>>())
        .filter(|line| line.contains("-also = "))
        .collect();
    let known = |command: &str| {
        core.contains(&format!("\ncommand-{command} = "))
            || GAMES.iter().any(|game| game.info().id == command)
            || also.iter().any(|line| line.split(['=', '|']).any(|word| word.trim().to_lowercase() == command))
            || OTHERS.contains(&command)
    };
    for name in ["README.md", "docs/playing.md", "docs/games.md", "docs/hosting.md"] {
        for code in inline_code(&read(name)) {
            let Some(rest) = code.strip_prefix('/') else { continue };
            let command = rest.split(|c: char| !c.is_ascii_lowercase()).next().unwrap_or_default();
            let path = rest[command.len()..].starts_with('/');
            assert!(path || known(command), "{name}: /{command}");
        }
    }
    let playing = read("docs/playing.md");
    let (_, settings) = playing.split_once("\n## Settings\n").expect("a section of settings");
    let rows = settings.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('=').map(|(name, _)| name));
    let rows: Vec<&str> = rows.collect();
    assert!(rows.len() > 10);
    for name in rows {
        assert!(core.contains(&format!("\nsetting-{name} = ")), "{name} is no setting");
    }
}
