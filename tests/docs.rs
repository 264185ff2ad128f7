//! Checks that the documents are still true: the table of games, the records behind the pictures and films, the
//! commands, the game that docs/adding-a-game.md walks through, and the links.

#[path = "docs/commands.rs"]
mod commands;
#[path = "docs/fair.rs"]
mod fair;
#[path = "docs/sticks.rs"]
mod sticks;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kletka::bot::words::Lang;
use kletka::cli::games::table;
use kletka::cli::languages;
use kletka::game::{
    AnyGame, Chance, Deadline, Input, Level, Memo, OptValues, SearchCtx, Seat, Seed, StepCtx, Table, Turn, Viewer,
};
use kletka::games::GAMES;
use kletka::play::{Match, record};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The files of a directory with that extension, in order.
fn files(dir: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(dir)).unwrap_or_else(|error| panic!("{dir}: {error}"));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a readable directory").path()).collect();
    files.retain(|path| path.extension().is_some_and(|own| own == ending));
    files.sort();
    files
}

/// The pages for readers, with their names: all but those of docs/design.
fn pages() -> Vec<(String, String)> {
    let paths = [files("", "md"), files("docs", "md")].concat();
    let named = |path: &PathBuf| {
        let name = path.strip_prefix(root()).expect("a file of the repository").display().to_string();
        (name.clone(), read(&name))
    };
    paths.iter().map(named).collect()
}

/// The records of the pictures and films, in order.
fn records() -> Vec<PathBuf> {
    files("docs", "txt")
}

#[test]
fn the_table_of_games_is_that_of_the_registry() {
    let page = read("docs/games.md");
    let (_, rest) = page.split_once("<!-- games:").expect("a mark above the table");
    let (_, rest) = rest.split_once("-->\n").expect("the end of the mark");
    let (shown, _) = rest.split_once("<!-- /games -->").expect("a mark below the table");
    assert_eq!(shown.trim(), table().trim(), "put this between the marks of docs/games.md:\n\n{}", table());
}

#[test]
fn the_table_of_languages_is_that_of_the_program() {
    let (readme, table) = (read("README.md"), languages::table());
    assert!(readme.contains(&format!("-->\n\n{table}\n<!-- /languages -->")), "put this into README.md:\n\n{table}");
}

/// The first page names up to five games of each family, and links to the rest.
#[test]
fn the_first_page_names_games_of_each_family() {
    let readme = read("README.md");
    let count = format!("**{} games**", GAMES.len());
    assert!(readme.contains(&count), "README.md gives another number of games: {count}");
    let row = |section: &str| {
        let (title, games) = section.split_once('\n').expect("a title");
        let names = games.lines().filter(|line| line.contains("| `/")).filter_map(|line| line.split(" | ").next());
        let names: Vec<&str> = names.map(|name| name.trim_start_matches("| ")).take(5).collect();
        format!("| [{title}](docs/games.md#{}) | {} |\n", anchor(title), names.join(", "))
    };
    let rows: String = table().split("### ").skip(1).map(row).collect();
    assert!(readme.contains(&rows), "put this into README.md:\n\n{rows}");
}

/// The first bytes of a picture or a film, and its maximum size: a page with large images is slow to load.
const IMAGES: [(&str, &[u8], usize); 2] = [("png", b"\x89PNG", 200_000), ("gif", b"GIF89a", 800_000)];

#[test]
fn every_record_replays_and_has_a_picture() {
    let pages: String = pages().into_iter().map(|(_, text)| text.replace("src=\"docs/", "src=\"")).collect();
    assert!(!records().is_empty());
    for path in records() {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (header, lines) = record::read(&text, GAMES).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let replayed = Match::replay(header, lines).map(|played| played.ply());
        assert!(replayed.is_ok_and(|plies| plies > 0), "{} does not replay", path.display());
        let images = IMAGES.map(|(ending, magic, most)| (path.with_extension(ending), magic, most));
        let images: Vec<_> = images.into_iter().filter(|(image, ..)| image.exists()).collect();
        assert!(!images.is_empty(), "{} has neither picture nor film", path.display());
        for (image, magic, most) in images {
            let bytes = fs::read(&image).unwrap_or_else(|error| panic!("{}: {error}", image.display()));
            assert!(bytes.starts_with(magic) && bytes.len() < most, "{}", image.display());
            let name = image.file_name().and_then(|name| name.to_str()).expect("a plain name");
            assert!(pages.contains(&format!("src=\"{name}\"")), "no page shows {name}");
        }
    }
}

/// A film of a match can only be made from a record, so the record is beside it. That of the friends is filmed in a
/// browser by a test.
#[test]
fn every_film_has_a_record() {
    let films: Vec<_> = files("docs", "gif");
    assert!(films.len() > 1);
    for film in films.iter().filter(|film| !film.ends_with("friends.gif")) {
        assert!(film.with_extension("txt").exists(), "{} has no record", film.display());
    }
}

/// The last position of each record, as a digest. If a drawing has changed, make the picture or the film again with the
/// command that the failure shows, look at it, and put the new number here.
const SHOWN: [(&str, u64); 4] = [
    ("dots", 16_135_547_640_904_685_016),
    ("pig", 10_016_673_583_082_058_609),
    ("seabattle", 17_813_702_332_885_493_963),
    ("tictactoe", 8_997_417_917_179_931_190),
];

#[test]
fn the_pictures_show_what_would_be_drawn_now() {
    let now: Vec<(String, u64)> = records()
        .iter()
        .map(|path| {
            let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let (header, lines) = record::read(&text, GAMES).expect("a record");
            let played = Match::replay(header, lines).map_err(|(line, _)| line).expect("legal moves");
            let scene = played.scene(played.viewer(Viewer::Public));
            // The drawing as data, not its pixels: FNV-1a of everything on it.
            let drawn = format!("{scene:?}");
            let digest = drawn.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |digest, byte| {
                (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
            (path.file_stem().and_then(|name| name.to_str()).expect("a plain name").to_owned(), digest)
        })
        .collect();
    let told: Vec<(String, u64)> = SHOWN.iter().map(|(name, digest)| ((*name).to_owned(), *digest)).collect();
    assert_eq!(now, told, "cargo run -- replay docs/NAME.txt --png docs/NAME.png (or --gif docs/NAME.gif)");
}

/// One game of each family has a picture, small enough for a page.
#[test]
fn every_family_has_a_picture() {
    let page = read("docs/families.md");
    let shown: Vec<&str> =
        page.split("families/").skip(1).filter_map(|rest| rest.split_once(".png").map(|(id, _)| id)).collect();
    let of = |id: &&str| GAMES.iter().find(|game| game.info().id == *id).map(|game| game.info().family);
    for game in GAMES {
        assert!(
            shown.iter().any(|id| of(id) == Some(game.info().family)),
            "no game of the family of {}",
            game.info().id
        );
    }
    let pictures = files("docs/families", "png");
    for path in &pictures {
        let (bytes, name) = (fs::read(path).expect("a picture"), path.file_stem().and_then(|name| name.to_str()));
        assert!(bytes.starts_with(IMAGES[0].1) && bytes.len() < IMAGES[0].2, "{}", path.display());
        assert!(name.is_some_and(|name| shown.contains(&name)), "{} is not shown", path.display());
    }
    let there = |id: &&str| pictures.iter().any(|path| path.file_stem().is_some_and(|name| name == *id));
    assert!(shown.iter().all(there), "a picture of {shown:?} is missing");
}

/// The example of a record is valid.
#[test]
fn the_record_on_the_page_replays() {
    let page = read("docs/records.md");
    let (_, rest) = page.split_once("```text\nkletka 1\n").expect("a record");
    let (text, _) = rest.split_once("```").expect("the end of the record");
    let (header, lines) = record::read(text, GAMES).expect("a record");
    assert_eq!(Match::replay(header, lines).map(|played| played.ply()).ok(), Some(3));
}

/// CI runs the test command of the first page.
#[test]
fn the_first_page_has_the_command_that_is_checked() {
    let (readme, checks) = (read("README.md"), read(".ci/run"));
    assert!(readme.contains("\ncargo test ") && checks.lines().any(|line| line == "cargo test"));
    assert!(readme.contains("\ncargo run --release "));
}

#[test]
fn every_setting_is_explained() {
    let page = read("docs/hosting.md");
    for setting in ["TELOXIDE_TOKEN", "KLETKA_DATA", "KLETKA_LOG", "KLETKA_API_URL", "KLETKA_WEBHOOK"] {
        assert!(page.contains(&format!("| `{setting}` |")), "{setting}");
    }
    let args = read("src/cli/args.rs");
    let set: BTreeSet<_> = args.split("env = \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(!set.is_empty());
    for name in set {
        assert!(page.contains(&format!("| `{name}` |")), "docs/hosting.md does not mention {name}");
    }
}

/// The anchor of a heading: its letters, digits and hyphens in lower case, and hyphens for spaces.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The headings of a page, as links name them.
fn anchors(text: &str) -> BTreeSet<String> {
    let prose = text.split("\n```").step_by(2).flat_map(str::lines);
    prose.filter(|line| line.starts_with('#')).map(|line| anchor(line.trim_start_matches('#').trim())).collect()
}

/// Every link from a document leads to a file of this repository, and to a heading that is there.
#[test]
fn links_lead_somewhere() {
    let pages = ["", "docs", "docs/design", "assets/fonts", "assets/words"].map(|dir| files(dir, "md"));
    for path in pages.concat() {
        let name = path.display();
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let folder = path.parent().expect("a file lies in a directory").to_owned();
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let images = text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        for link in links.chain(images).filter(|link| !link.starts_with("http")) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { folder.join(file) };
            assert!(target.exists(), "{name}: {link}");
            if !heading.is_empty() {
                let text = fs::read_to_string(&target).unwrap_or_else(|error| panic!("{name}: {link}: {error}"));
                assert!(anchors(&text).contains(heading), "{name}: {link}");
            }
        }
    }
}

/// The longest pages, in lines: the first page, the one for contributors, and all others.
const LONGEST: [(&str, usize); 3] = [("README.md", 200), ("CONTRIBUTING.md", 350), ("docs/", 400)];

/// Each page of docs says at once for whom it is, is short, and is on the map.
#[test]
fn pages_are_short_and_say_for_whom_they_are() {
    let map = read("docs/README.md");
    for (name, text) in pages() {
        let longest = LONGEST.iter().find(|(start, _)| name.starts_with(start)).map_or(usize::MAX, |(_, most)| *most);
        let lines = text.lines().count();
        assert!(lines <= longest, "{name} has {lines} lines");
        if let Some(file) = name.strip_prefix("docs/") {
            let first = text.lines().nth(2).unwrap_or_default();
            // A page in another language is for those who speak it.
            let spoken = Lang::all().any(|lang| file == format!("{}.md", lang.code()));
            let says = spoken || first.starts_with("This page is for ");
            assert!(text.starts_with("# ") && says, "{name}: {first}");
            assert!(file == "README.md" || map.contains(&format!("]({file})")), "docs/README.md has no link to {file}");
        }
    }
}

/// The prose of all documents is wrapped like comments. Tables, pictures and programs may be wider.
#[test]
fn prose_is_wrapped() {
    for path in [files("", "md"), files("docs", "md"), files("docs/design", "md")].concat() {
        let text = fs::read_to_string(&path).expect("a page");
        let prose = text.split("\n```").step_by(2).flat_map(str::lines);
        for line in prose.filter(|line| !line.starts_with('|') && !line.contains("<img")) {
            assert!(line.chars().count() <= 120, "{}: {line}", path.display());
        }
    }
}

/// A version has one entry, arranged by what a person can do: nobody reads more.
#[test]
fn the_entries_of_the_changelog_are_short() {
    let changelog = read("CHANGELOG.md");
    let entries: Vec<&str> = changelog.split("\n## [").skip(1).collect();
    assert!(entries.first().is_some_and(|entry| entry.starts_with("Unreleased]")));
    for entry in entries {
        let lines = entry.lines().count();
        assert!(lines <= 60, "{lines} lines: {}", entry.lines().next().unwrap_or_default());
    }
}

/// ARCHITECTURE.md is a map, so it stays short. Each reason is a page of its own, and the map links to all of them.
#[test]
fn the_map_is_short_and_links_to_every_decision() {
    let architecture = read("ARCHITECTURE.md");
    let lines = architecture.lines().count();
    assert!(lines <= 150, "ARCHITECTURE.md has {lines} lines");
    for page in files("docs/design", "md") {
        let name = page.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
        assert!(architecture.contains(&format!("(docs/design/{name})")), "ARCHITECTURE.md has no link to {name}");
        let text = fs::read_to_string(&page).unwrap_or_else(|error| panic!("{name}: {error}"));
        let lines = text.lines().count();
        assert!(text.starts_with("# ") && lines <= 80, "{name}: a title, and at most 80 lines (it has {lines})");
    }
}

/// Every dependency of the program has a line in the table of docs/design/dependencies.md.
#[test]
fn every_library_is_accounted_for() {
    let page = read("docs/design/dependencies.md");
    let table: Vec<_> = page.lines().filter(|line| line.starts_with("| `")).collect();
    let crates = ["", "crates/games/", "crates/paint/", "crates/people/", "crates/sandbox/"];
    for manifest in crates.map(|dir| format!("{dir}Cargo.toml")) {
        let text = read(&manifest);
        let listed = text.split("\n[dependencies]\n").nth(1).and_then(|rest| rest.split("\n[").next());
        let lines = listed.expect("a list of dependencies").lines().filter(|line| !line.starts_with('#'));
        let names = lines.filter_map(|line| line.split([' ', '.']).next()).filter(|name| !name.is_empty());
        for name in names.filter(|name| !name.starts_with("kletka")) {
            assert!(table.iter().any(|line| line.contains(&format!("`{name}` "))), "{manifest}: {name}");
        }
    }
}

/// The walk-through shows each file of the game as it is compiled and played here.
#[test]
fn the_walk_through_shows_what_is_compiled() {
    let page = read("docs/adding-a-game.md");
    for (file, kind) in
        [("sticks.rs", "rust"), ("sticks.en.ftl", "ftl"), ("sticks.ru.ftl", "ftl"), ("sticks.txt", "text")]
    {
        // Within the crate it is `crate`, in a test it is `kletka_games`.
        let shown = read(&format!("tests/docs/{file}")).replace("use kletka_games::", "use crate::");
        assert!(page.contains(&format!("```{kind}\n{shown}```\n")), "docs/adding-a-game.md shows another {file}");
    }
}

#[test]
fn the_playthrough_of_the_walk_through_is_played() {
    let text = read("tests/docs/sticks.txt");
    let (record, sections) = text.split_once("\n== after 2\n").expect("a section");
    let (after_two, end) = sections.split_once("\n== end\n").expect("an end");
    let (header, lines) = record::read(record, &[&sticks::Sticks]).expect("a record");
    let board = |played: &Match| played.position().board(Viewer::Public);
    let half = Match::replay(header.clone(), lines[..2].to_vec()).expect("legal moves");
    assert_eq!(after_two.trim(), format!("turn 1\n\n{}", board(&half)));
    let whole = Match::replay(header, lines).expect("legal moves");
    assert_eq!(whole.outcome().map(|outcome| outcome.places), Some(vec![2, 1]));
    assert_eq!(end.trim(), format!("places 2 1\n\n{}", board(&whole)));
}

/// The strongest level, moving first, wins from 21 sticks against any opponent.
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

/// Both languages have the same messages of the walk-through.
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
