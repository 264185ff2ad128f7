//! What the documents say is still true: the table of games, the records behind the pictures, the commands, the game
//! that CONTRIBUTING.md walks through, and the links.

#[path = "docs/fair.rs"]
mod fair;
#[path = "docs/sticks.rs"]
mod sticks;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kletka::cli::games::table;
use kletka::game::{
    AnyGame, Chance, Deadline, Input, Level, Memo, OptValues, SearchCtx, Seat, Seed, StepCtx, Table, Turn, Viewer,
};
use kletka::play::{Match, record};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The records of the pictures, in order.
fn records() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("docs")).expect("a directory of records");
    let mut records: Vec<_> = entries.map(|entry| entry.expect("a readable directory").path()).collect();
    records.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    records.sort();
    records
}

#[test]
fn the_table_of_games_is_that_of_the_registry() {
    let readme = read("README.md");
    let (_, rest) = readme.split_once("<!-- games:").expect("a mark above the table");
    let (_, rest) = rest.split_once("-->\n").expect("the end of the mark");
    let (shown, _) = rest.split_once("<!-- /games -->").expect("a mark below the table");
    assert_eq!(shown.trim(), table().trim(), "put this between the marks of README.md:\n\n{}", table());
}

#[test]
fn every_picture_has_a_record_that_replays() {
    let readme = read("README.md");
    assert!(!records().is_empty());
    for path in records() {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (header, lines) = record::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let replayed = Match::replay(header, lines).map(|played| played.ply());
        assert!(replayed.is_ok_and(|plies| plies > 0), "{} does not replay", path.display());
        let picture = path.with_extension("png");
        let bytes = fs::read(&picture).unwrap_or_else(|error| panic!("{}: {error}", picture.display()));
        assert!(bytes.starts_with(b"\x89PNG") && bytes.len() < 200_000, "{}", picture.display());
        let shown = format!("docs/{}", picture.file_name().and_then(|name| name.to_str()).expect("a plain name"));
        assert!(readme.contains(&shown), "{shown} stands in no document");
    }
}

/// What each picture shows, as a number. When a drawing has changed, paint the picture anew with the command that the
/// failure shows, look at it, and put the new number here.
const SHOWN: [(&str, u64); 4] = [
    ("dots", 2_782_062_747_442_616_421),
    ("pig", 13_701_832_116_276_982_603),
    ("seabattle", 5_421_632_160_754_002_256),
    ("tictactoe", 16_102_434_863_767_461_416),
];

#[test]
fn the_pictures_show_what_would_be_drawn_now() {
    let now: Vec<(String, u64)> = records()
        .iter()
        .map(|path| {
            let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let (header, lines) = record::read(&text).expect("a record");
            let played = Match::replay(header, lines).map_err(|(line, _)| line).expect("legal moves");
            let scene = played.position().scene(played.viewer(Viewer::Public));
            // The drawing as data, not its pixels: FNV-1a of all that is on it.
            let drawn = format!("{scene:?}");
            let digest = drawn.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |digest, byte| {
                (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
            (path.file_stem().and_then(|name| name.to_str()).expect("a plain name").to_owned(), digest)
        })
        .collect();
    let told: Vec<(String, u64)> = SHOWN.iter().map(|(name, digest)| ((*name).to_owned(), *digest)).collect();
    assert_eq!(now, told, "cargo run -- replay docs/NAME.txt --png docs/NAME.png");
}

/// The example of a record in the README is one.
#[test]
fn the_record_of_the_readme_replays() {
    let readme = read("README.md");
    let (_, rest) = readme.split_once("```text\nkletka 1\n").expect("a record");
    let (text, _) = rest.split_once("```").expect("the end of the record");
    let (header, lines) = record::read(text).expect("a record");
    assert_eq!(Match::replay(header, lines).map(|played| played.ply()).ok(), Some(3));
}

#[test]
fn the_commands_of_the_readme_are_those_that_are_checked() {
    let (readme, checks) = (read("README.md"), read(".ci/run"));
    assert!(readme.contains("\ncargo test ") && checks.lines().any(|line| line == "cargo test"));
    for setting in ["TELOXIDE_TOKEN", "KLETKA_DATA", "KLETKA_LOG", "KLETKA_API_URL", "KLETKA_WEBHOOK"] {
        assert!(readme.contains(&format!("| `{setting}` |")), "{setting}");
    }
    let args = read("src/cli/args.rs");
    let set: BTreeSet<_> = args.split("env = \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(!set.is_empty());
    for name in set {
        assert!(readme.contains(&format!("| `{name}` |")), "README.md does not tell of {name}");
    }
}

/// Every link from a document to a file of the house leads to one.
#[test]
fn links_lead_somewhere() {
    for name in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "assets/fonts/README.md"] {
        let text = read(name);
        let folder = root().join(name).parent().expect("a file lies in a directory").to_owned();
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let images = text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        for link in links.chain(images).filter(|link| !link.starts_with("http") && !link.starts_with('#')) {
            let file = link.split('#').next().unwrap_or_default();
            assert!(folder.join(file).exists(), "{name}: {link}");
        }
    }
}

/// Every library that the program is built of stands in the table of ARCHITECTURE.md.
#[test]
fn every_library_is_accounted_for() {
    let architecture = read("ARCHITECTURE.md");
    let table: Vec<_> = architecture.lines().filter(|line| line.starts_with("| `")).collect();
    for manifest in ["", "crates/games/", "crates/paint/", "crates/sandbox/"].map(|dir| format!("{dir}Cargo.toml")) {
        let text = read(&manifest);
        let listed = text.split("\n[dependencies]\n").nth(1).and_then(|rest| rest.split("\n[").next());
        let lines = listed.expect("a list of dependencies").lines().filter(|line| !line.starts_with('#'));
        let names = lines.filter_map(|line| line.split([' ', '.']).next()).filter(|name| !name.is_empty());
        for name in names.filter(|name| !name.starts_with("kletka")) {
            assert!(table.iter().any(|line| line.contains(&format!("`{name}` "))), "{manifest}: {name}");
        }
    }
}

/// CONTRIBUTING.md shows each file of the game as it is compiled and played here.
#[test]
fn the_walk_through_shows_what_is_compiled() {
    let contributing = read("CONTRIBUTING.md");
    for (file, kind) in
        [("sticks.rs", "rust"), ("sticks.en.ftl", "ftl"), ("sticks.ru.ftl", "ftl"), ("sticks.txt", "text")]
    {
        // Within the crate it is `crate`, from a test it is `kletka_games`.
        let shown = read(&format!("tests/docs/{file}")).replace("use kletka_games::", "use crate::");
        assert!(contributing.contains(&format!("```{kind}\n{shown}```\n")), "CONTRIBUTING.md shows another {file}");
    }
}

#[test]
fn the_playthrough_of_the_walk_through_is_played() {
    let text = read("tests/docs/sticks.txt");
    let (record, sections) = text.split_once("\n== after 2\n").expect("a section");
    let (after_two, end) = sections.split_once("\n== end\n").expect("an end");
    let find = |id: &str| (id == "sticks").then_some(&sticks::Sticks as &'static dyn AnyGame);
    let (header, lines) = record::read_with(record, &find).expect("a record");
    let board = |played: &Match| played.position().board(Viewer::Public);
    let half = Match::replay(header.clone(), lines[..2].to_vec()).expect("legal moves");
    assert_eq!(after_two.trim(), format!("turn 1\n\n{}", board(&half)));
    let whole = Match::replay(header, lines).expect("legal moves");
    assert_eq!(whole.outcome().map(|outcome| outcome.places), Some(vec![2, 1]));
    assert_eq!(end.trim(), format!("places 2 1\n\n{}", board(&whole)));
}

/// The strongest level wins from 21 sticks whoever is against it, when it begins.
#[test]
fn the_computer_of_the_walk_through_counts() {
    let game: &'static dyn AnyGame = &sticks::Sticks;
    let mut options = OptValues::defaults(game.info().options);
    for seed in 0..20 {
        let mut chance = Chance::seeded(&Seed([seed; 32]), 1);
        let mut step = StepCtx::new(Chance::none(), 0);
        let mut live =
            game.start(&mut options, Table { seats: 2, first: Seat(0), rules: 1 }, &mut step).expect("possible");
        let outcome = loop {
            let seat = match live.turn() {
                turn @ Turn::Act(_) => turn.seats().iter().next().expect("somebody may act"),
                Turn::Over(outcome) => break outcome,
            };
            let level = Level::new(if seat == Seat(0) { 5 } else { 3 }).expect("a level");
            let mut memory = Memo::default();
            let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memory);
            let text = live.think(seat, &mut ctx).expect("a move");
            live.play(seat, &Input::canonical(&text), &mut step).expect("a legal move");
        };
        assert_eq!(outcome.places, [1, 2]);
    }
}

/// The words of the walk-through: both languages have the same messages.
#[test]
fn the_words_of_the_walk_through_are_complete() {
    let keys = |language: &str| -> BTreeSet<String> {
        let text = read(&format!("tests/docs/sticks.{language}.ftl"));
        text.lines()
            .filter(|line| line.starts_with("sticks-"))
            .filter_map(|line| line.split(" =").next())
            .map(Into::into)
            .collect()
    };
    assert_eq!(keys("en"), keys("ru"));
    let source = read("tests/docs/sticks.rs");
    let spoken: BTreeSet<_> = source.split("\"sticks-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    for key in spoken {
        assert!(keys("en").contains(&format!("sticks-{key}")), "sticks-{key}");
    }
}
