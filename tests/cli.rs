//! The program as a shell sees it: its output, and its exit codes.

#![allow(clippy::unwrap_used, reason = "what fails in a helper of a test fails the test")]

#[path = "../crates/games/tests/playthroughs/reader.rs"]
mod playthroughs;
#[path = "cli/doctor.rs"]
mod doctor;
#[path = "cli/duels.rs"]
mod duels;
#[path = "cli/encodings.rs"]
mod encodings;
#[path = "cli/pages.rs"]
mod pages;
#[path = "program/mod.rs"]
mod program;
#[cfg(feature = "sandbox")]
#[path = "cli/sandbox.rs"]
mod sandbox;

use std::io::Write;
use std::process::{Command, Stdio};

use kletka::game::{AnyGame, Chance, Input, OptValues, Seed};
use kletka::games::GAMES;
use kletka::play::{Clock, Header, Match, record};

/// The result of running the program.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    /// Checks that nothing was done and that one sentence says why. Returns the sentence.
    fn failed(&self) -> &str {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        self.err.trim_end().strip_prefix("kletka: ").unwrap()
    }
}

/// Runs the program without any settings of this environment.
fn run_with(words: &[&str], env: &[(&str, &str)], input: &[u8]) -> Ran {
    let mut command = command(words, env);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    // A program that never reads its input may have closed it already.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// The program with these arguments, without any settings of this environment.
fn command(words: &[&str], env: &[(&str, &str)]) -> Command {
    let mut command = Command::new(program::program());
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("KLETKA_") || name == "TELOXIDE_TOKEN" {
            command.env_remove(name);
        }
    }
    command.args(words).envs(env.iter().copied());
    command
}

fn run(words: &[&str]) -> Ran {
    run_with(words, &[], b"")
}

/// The output of a successful run, as JSON.
fn json(ran: &Ran) -> serde_json::Value {
    assert_eq!(ran.code, Some(0), "{ran:?}");
    serde_json::from_str(&ran.out).unwrap()
}

fn replay(input: &[u8]) -> Ran {
    run_with(&["replay", "-"], &[], input)
}

/// The record of a match that was played at random for some plies and then ended by agreement.
fn some_record(game: &'static dyn AnyGame) -> String {
    let info = game.info();
    let seed = Seed([7; 32]);
    let header = Header {
        game,
        rules: info.rules,
        options: OptValues::defaults(info.options),
        names: (1..=info.seats.least()).map(|n| format!("Player {n}")).collect(),
        clock: Clock::Off,
        first: None,
        seed: Some(seed),
        deal: Vec::new(),
    };
    let mut live = Match::begin(header).unwrap();
    let mut chance = Chance::seeded(&seed, 1 << 40);
    for at in (0..12_000).step_by(1_000) {
        let Some(seat) = live.turn().seats().iter().next() else { break };
        let Some(text) = live.position().sample(seat, &mut chance) else { break };
        live.play(seat, &Input::canonical(&text), at).unwrap();
    }
    if live.ending().is_none() {
        live.agree(12_000).unwrap();
    }
    record::write(live.header(), live.lines(), true)
}

#[test]
fn a_record_of_every_game_is_replayed() {
    for game in GAMES {
        let text = some_record(*game);
        let ran = replay(text.as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{text}\n{}", ran.out);
        assert_eq!(ran.out.lines().count(), 1, "one object on one line");
        let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!((&told["game"], &told["turn"]), (&game.info().id.into(), &serde_json::Value::Null));
        assert!(told["outcome"]["ending"].is_string() && told["board"].is_null(), "{told}");
    }
}

#[test]
fn a_refused_line_is_told_by_the_exit_code() {
    for game in GAMES {
        let ran = replay((some_record(*game) + "1 !resign\n").as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
        let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        let last = told["lines"].as_array().unwrap().last().unwrap();
        assert_eq!((&last["accepted"], &last["reject"]), (&false.into(), &"over".into()));
    }
}

#[test]
fn the_final_position_is_shown_on_request() {
    let folder = tempfile::tempdir().unwrap();
    for game in GAMES {
        let file = folder.path().join("match.txt");
        std::fs::write(&file, some_record(*game)).unwrap();
        let ran = run(&["replay", "--board", file.to_str().unwrap()]);
        let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert!(!told["board"].as_str().unwrap().is_empty());
    }
}

#[test]
fn the_sections_of_a_playthrough_are_made_on_request() {
    for game in GAMES {
        let file = format!("{}/crates/games/tests/playthroughs/{}.txt", env!("CARGO_MANIFEST_DIR"), game.info().id);
        let kept = std::fs::read_to_string(file).unwrap();
        let (record, sections) = playthroughs::split(&kept);
        let ran = run_with(&["replay", "--boards", "-"], &[], record.as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        let made = format!("{record}\n{}", ran.out);
        let played = playthroughs::check(&made);
        assert_eq!(playthroughs::split(&made).1.len(), played.lines().len() + 1, "the start, and each line");
        for section in sections {
            assert!(ran.out.contains(section.expected), "{}", section.expected);
        }
    }
    let refused = run_with(&["replay", "--boards", "-"], &[], b"game tictactoe\nseats a | b\n1 b2\n1 b3\n");
    assert!(refused.failed().starts_with("move 2 (`b3`) is refused"));
}

/// Lines as a person types them: Windows line ends, no seed, no `first`, impossible draws, moves out of turn.
#[test]
fn a_record_typed_by_hand_is_told_line_by_line() {
    let text = "\u{feff}kletka 1\r\ngame pig goal=20 dice=1\r\nseats Anna | Boris | Vera\r\n\r\n# real dice\r\n\
        2 roll ; 7\r\n2 Roll ; 6\r\n1 roll ; 6\r\n2 hold\r\n3 roll\r\n3 roll ; 1\r\n1 hold\r\n1 sing\r\n- !draw\r\n2 roll ; 2\r\n";
    let ran = replay(text.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let lines = told["lines"].as_array().unwrap();
    let rejects: Vec<_> = lines.iter().map(|line| line["reject"].as_str().unwrap_or("-")).collect();
    assert_eq!(rejects, ["draws", "-", "not-your-turn", "-", "draws", "-", "illegal", "syntax", "-", "over"]);
    for line in lines {
        assert_eq!(line["accepted"] == true, line["message"].is_null(), "{line}");
    }
    assert_eq!(lines[1]["move"], "roll", "what was accepted stands there in its canonical form");
    assert_eq!(lines[2]["message"], "Not your turn: Boris is to move.");
    assert_eq!((&told["first"], &told["outcome"]["ending"]), (&2.into(), &"agreed".into()));
}

/// Seat numbers are those of the record everywhere.
#[test]
fn seats_count_from_one() {
    let told = |moves: &str| -> serde_json::Value {
        let ran = replay(format!("game tictactoe\nseats Anna | Boris\nfirst 2\n{moves}").as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        serde_json::from_str(&ran.out).unwrap()
    };
    let live = told("2 b2\n");
    assert_eq!(
        (&live["first"], &live["lines"][0]["seat"], &live["turn"]["seats"]),
        (&2.into(), &2.into(), &[1].into())
    );
    let over = told("2 b2\n1 a1\n2 b1\n1 a2\n2 b3\n");
    assert_eq!((&over["turn"], &over["outcome"]["winner"]), (&serde_json::Value::Null, &2.into()));
    assert_eq!(over["outcome"]["places"], serde_json::json!([2, 1]));
}

#[test]
fn the_final_position_is_painted_on_request() {
    let folder = tempfile::tempdir().unwrap();
    for game in GAMES {
        let (file, picture) = (folder.path().join("match.txt"), folder.path().join("match.png"));
        std::fs::write(&file, some_record(*game)).unwrap();
        let ran = run(&["replay", file.to_str().unwrap(), "--png", picture.to_str().unwrap()]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(std::fs::read(&picture).unwrap().starts_with(b"\x89PNG"));
    }
    let nowhere = folder.path().join("missing").join("match.png");
    for option in ["--png", "--gif"] {
        let ran = run_with(&["replay", "-", option, nowhere.to_str().unwrap()], &[], b"game pig\nseats a | b\n");
        assert!(ran.failed().starts_with("cannot write "));
    }
}

#[test]
fn the_whole_match_is_painted_on_request() {
    let folder = tempfile::tempdir().unwrap();
    for game in GAMES {
        let (file, film) = (folder.path().join("match.txt"), folder.path().join("match.gif"));
        let text = some_record(*game);
        std::fs::write(&file, &text).unwrap();
        let ran = run(&["replay", file.to_str().unwrap(), "--gif", film.to_str().unwrap()]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        let mut reader = gif::DecodeOptions::new().read_info(std::fs::File::open(&film).unwrap()).unwrap();
        let (mut frames, mut last) = (0, 0);
        while let Some(frame) = reader.read_next_frame().unwrap() {
            (frames, last) = (frames + 1, frame.delay);
        }
        let (header, lines) = record::read(&text, GAMES).unwrap();
        let plies = Match::replay(header, lines).unwrap().ply();
        // If nothing changes in the picture, one frame covers several plies. A title page comes first.
        assert!((3..=plies + 2).contains(&frames) && last >= 300, "{frames} frames of {plies} plies of {text}");
    }
}

#[test]
fn a_match_is_written_and_read_in_sgf() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.sgf");
    for game in GAMES {
        let written = run_with(&["replay", "-", "--sgf", file.to_str().unwrap()], &[], some_record(*game).as_bytes());
        if game.sgf().is_none() {
            assert_eq!(written.failed(), format!("matches of {} are not written in SGF", game.info().id));
            continue;
        }
        let read = run(&["replay", file.to_str().unwrap()]);
        assert_eq!((written.code, read.code, read.err.as_str()), (Some(0), Some(0), ""), "{}", read.out);
        let [written, read] = [written, read].map(|ran| serde_json::from_str::<serde_json::Value>(&ran.out).unwrap());
        let moves = |told: &serde_json::Value| {
            let lines = told["lines"].as_array().unwrap().iter();
            lines.map(|line| (line["seat"].clone(), line["move"].clone())).collect::<Vec<_>>()
        };
        assert_eq!((&written["outcome"], &written["options"]), (&read["outcome"], &read["options"]));
        assert_eq!(moves(&written), moves(&read));
    }
    // Names in an older encoding do not affect the moves. If the file declares the encoding, they are decoded as well.
    let old = replay(b"(;GM[40]SZ[9]CA[windows-1251]PB[\xc2\xe5\xf0\xe0]PW[Oleg];B[aa];W[aa];B[bb])");
    let told: serde_json::Value = serde_json::from_str(&old.out).unwrap();
    assert_eq!((old.code, told["lines"].as_array().unwrap().len(), &told["seats"][1]), (Some(1), 2, &"Oleg".into()));
    assert_eq!(told["seats"][0], "Вера");
    let unsaid = replay(b"\r\n(;GM[40]SZ[9]PB[\xc2\xe5]PW[Oleg];B[aa])");
    assert!(unsaid.code == Some(0) && unsaid.out.contains("Oleg") && unsaid.out.contains("Ве"), "{unsaid:?}");
    let short = replay(b"(;GM[40]SZ[9]ca[CP-1251]PB[\xc2\xe5\xf0\xe0];B[aa])");
    assert!(short.out.contains("Вера"), "{short:?}");
    let several = replay(b"(;GM[40]SZ[9];B[aa])(;GM[40]SZ[9];B[bb])");
    let told = "kletka: The file holds several matches. Only the first one was read.\n";
    assert_eq!((several.code, several.err.as_str()), (Some(0), told));
    assert_eq!(
        replay(b"(;GM[1];B[aa])").failed(),
        "the standard input is no record of a match: There is no game here with the number GM[1]."
    );
}

#[test]
fn what_is_no_record_is_one_sentence() {
    let unknown = replay(b"kletka 1\ngame xyzzy/1 size=3\nseats a | b\n");
    assert_eq!(unknown.failed(), "the standard input is no record of a match: line 2: there is no game `xyzzy`");
    assert_eq!(
        replay(b"").failed(),
        "the standard input is no record of a match: line 1: the record ends without a `game` line"
    );
    assert_eq!(replay(b"game \xff\xfe").failed(), "cannot read the standard input: it is no text in UTF-8");
    assert_eq!(
        replay(&vec![b'\n'; (32 << 20) + 1]).failed(),
        "cannot read the standard input: it is larger than 32 megabytes"
    );
    let refused = replay(b"game tictactoe line=9\nseats Anna | Boris\n");
    assert_eq!(
        refused.failed(),
        "the standard input is no record of a match: no match can begin with its header. \
         A row of 9 does not fit on a board of 3 \u{d7} 3."
    );
    assert!(run(&["replay", "no-such-file"]).failed().starts_with("cannot read no-such-file: "));
    assert!(run(&["replay", "."]).failed().starts_with("cannot read .: "));
}

#[test]
fn the_games_are_listed() {
    let ran = run(&["games", "--json"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let list: Vec<serde_json::Value> = serde_json::from_str(&ran.out).unwrap();
    let ids: Vec<_> = list.iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, GAMES.iter().map(|game| game.info().id).collect::<Vec<_>>());
    for (told, info) in list.iter().zip(GAMES.iter().map(|game| game.info())) {
        assert!(told["name"].as_str().is_some_and(|name| !name.contains("-name")), "{told}");
        assert_eq!(told["seats"], serde_json::json!([info.seats.least(), info.seats.most()]));
        for (option, def) in told["options"].as_array().unwrap().iter().zip(info.options) {
            assert_eq!((&option["key"], &option["allowed"]), (&def.key.into(), &def.kind.allowed().into()));
            assert_eq!(option["default"].is_null(), def.kind.default().is_none());
        }
    }
    let (human, table) = (run(&["games"]), kletka::cli::games::table());
    for (game, told) in GAMES.iter().zip(&list) {
        for word in [game.info().id, told["name"].as_str().unwrap()] {
            assert!(human.out.contains(word) && table.contains(word));
        }
    }
    let columns = |line: &str| line.replace("\\|", "").matches('|').count();
    assert!(table.lines().all(|line| line.is_empty() || line.starts_with("### ") || columns(line) == 5), "{table}");
    let options = GAMES.iter().flat_map(|game| game.info().options);
    for def in options {
        assert!(human.out.contains(&format!("  {}", def.key)), "`kletka games` does not show the option {}", def.key);
    }
}

#[test]
fn without_a_token_the_bot_says_how_to_get_one() {
    for words in [&["run"][..], &["run", "--token", ""], &["--api-url", "http://localhost:1"]] {
        assert!(run(words).failed().contains("@BotFather"), "{words:?}");
    }
}

#[cfg(not(feature = "sandbox"))]
#[test]
fn without_a_token_and_a_sandbox_a_plain_start_says_what_to_do() {
    let ran = run(&[]);
    assert!(ran.failed().contains("@BotFather") && ran.failed().contains("the feature `sandbox`"), "{ran:?}");
    assert!(run(&["sandbox"]).failed().contains("sandbox"));
}

#[test]
fn settings_that_cannot_be_are_one_sentence() {
    let set = |name, value| run_with(&[], &[(name, value)], b"");
    assert!(set("KLETKA_API_URL", "example.org").failed().contains("`--api-url` must be an address"));
    assert!(set("KLETKA_WEBHOOK", "http://example.org").failed().contains("begins with https://"));
    assert!(set("KLETKA_WEBHOOK_LISTEN", "8443").failed().contains("--webhook-listen"));
    assert!(run(&["replay"]).failed().contains("<FILE>"));
    assert!(run(&["dance"]).failed().contains("dance"));
    for name in ["TELOXIDE_TOKEN", "KLETKA_WEBHOOK_SECRET"] {
        let ran = set(name, "not a s3cret");
        assert!(!ran.failed().contains("s3cret"));
        assert!(!run_with(&["--help"], &[(name, "not a s3cret")], b"").out.contains("s3cret"));
    }
}

#[test]
fn settings_of_the_bot_do_not_disturb_other_commands() {
    let env = [("TELOXIDE_TOKEN", "1:a"), ("KLETKA_DATA", "/nowhere"), ("KLETKA_WEBHOOK", "nonsense")];
    assert_eq!(run_with(&["games"], &env, b"").code, Some(0));
    assert!(run_with(&["replay", "no-such-file"], &env, b"").failed().contains("no-such-file"));
}

#[test]
fn help_and_version_are_no_failures() {
    assert_eq!(run(&["--version"]).out.trim_end(), format!("kletka {}", kletka::cli::args::VERSION));
    for words in [&["--help"][..], &["replay", "--help"], &["help", "games"]] {
        let ran = run(words);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(ran.out.contains("Usage:"));
    }
}

#[test]
fn positions_are_studied() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("corner.kletka");
    std::fs::write(&file, "game tictactoe\nseats Anna | Boris\n1 a1\n2 b3\n1 b1\n2 c2\n").expect("a file");
    let path = file.to_str().expect("plain letters");
    let perft = |words: &[&str]| run(&[&["perft"], words].concat());
    assert_eq!(perft(&["tictactoe", "--depth", "3"]).out, "1 9\n2 72\n3 504\n");
    assert_eq!(perft(&["tictactoe", "size=4", "--depth", "1"]).out, "1 16\n");
    assert_eq!(perft(&["tictactoe", "--after", path, "--depth", "2"]).out, "1 5\n2 16\n", "c1 wins");
    let divided = perft(&["tictactoe", "--after", path, "--depth", "2", "--divide"]).out;
    assert!(divided.contains("c1: 0\n") && divided.contains("a2: 4\n") && divided.ends_with("\n2 16\n"), "{divided}");
    let replayed = json(&run(&["replay", "--moves", path]));
    let seats = serde_json::json!([{ "seat": 1, "moves": ["c1", "a2", "b2", "a3", "c3"] }]);
    assert_eq!(replayed["moves"], seats);
    let thought = json(&run(&["think", path, "--level", "5", "--time", "100ms"]));
    assert_eq!((&thought["move"], &thought["seat"]), (&"c1".into(), &1.into()));
    assert!(thought["line"].is_null() && thought["value"].is_null(), "{thought}");
    let explained = json(&run(&["think", path, "--level", "5", "--effort", "1000", "--explain"]));
    assert_eq!((&explained["line"], &explained["value"]), (&serde_json::json!(["c1"]), &"won".into()), "{explained}");
    for (words, told) in [
        (&["perft", "chess", "--depth", "1"][..], "there is no game `chess`"),
        (&["perft", "dots", "--after", path, "--depth", "1"], "that record is one of tictactoe"),
        (&["perft", "dots", "size=99", "--depth", "1"], "size cannot be 99"),
        (&["think", path, "--level", "9"], "levels are 1 to 5, not 9"),
        (&["think", path, "--time", "soon"], "a time like 2s or 300ms"),
    ] {
        let out = run(words);
        let error = out.failed();
        assert!(error.contains(told), "{words:?}: {error}");
    }
}

/// A database whose address cannot be right ends the start; nobody has to find out from the log why nothing happens.
#[cfg(feature = "postgres")]
#[test]
fn a_database_that_is_not_there_at_all_ends_the_start() {
    use std::io::Read;
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let at = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            // It is asked for TLS, and has none.
            let mut stream = stream.unwrap();
            let _ = stream.read_exact(&mut [0; 8]).and_then(|()| stream.write_all(b"N"));
        }
    });
    let plain = format!("postgres://kletka@{at}/kletka?sslmode=require");
    let (nowhere, key) = ("postgres://kletka@no-such-host.invalid/kletka".to_owned(), "00".repeat(32));
    for (address, why) in [(plain, "does not support TLS"), (nowhere, "lookup address information")] {
        let one = [("KLETKA_STORE", address.as_str()), ("TELOXIDE_TOKEN", "1:a"), ("KLETKA_LOG", "error")];
        let many = [one[0], one[2], ("KLETKA_TOKENS", "database"), ("KLETKA_TOKENS_KEY", key.as_str())];
        for settings in [&one[..], &many[..]] {
            let ran = run_with(&["run"], settings, b"");
            assert!(ran.failed().starts_with("the store at ") && ran.failed().contains(why), "{ran:?}");
        }
    }
}
