//! Records: how they are read and written, the errors for invalid ones, and that every match can be restored from its
//! own.

#![allow(clippy::unwrap_used, reason = "what fails in a helper of a test fails the test")]

#[path = "../crates/games/tests/common/mod.rs"]
mod common;
mod toys;

use std::sync::LazyLock;

use common::Setting;
use kletka::cli::replay::Replay;
use kletka::game::{AnyGame, Chance, Input, Seat, Seats, Seed, Viewer};
use kletka::play::record::{self, LINE_MAX, LINES_MAX, write};
use kletka::play::{Clock, Fault, Header, Line, Match, RecordError};
use proptest::prelude::*;

/// Toys and real games together.
static GAMES: LazyLock<Vec<&dyn AnyGame>> = LazyLock::new(|| [toys::TOYS, toys::LAWFUL, kletka::games::GAMES].concat());

fn read(text: &str) -> Result<(Header, Vec<Line>), RecordError> {
    record::read(text, &GAMES)
}

/// Parses a record and writes it again.
fn again(text: &str) -> String {
    let (header, lines) = read(text).unwrap();
    write(&header, &lines, true)
}

fn replayed(text: &str) -> serde_json::Value {
    serde_json::from_str(&Replay::of(text, &GAMES).unwrap().json(true, false).unwrap()).unwrap()
}

const NIM: &str = "\
kletka 1
game nim/2 heap=5 most=three kinds=1,2
seats Anna | Boris
first 2
2 take 1 @ 1000
1 take 2 @ 2500
1 !undo 1 @ 2600
1 take 1 @ 3000
2 take 3 @ 9000
";

const RACE: &str = "\
kletka 1
game dash/2 peeks=on
seats Anna | Boris | Clara
first 1
deal 2 3
1 roll ; 6
2 pass
- !lapse ; 2 @ 70000
1 roll ; 5 @ 71000
2 !resign @ 72000
3 roll ; 3 @ 73000
- !draw @ 80000
";

#[test]
fn a_canonical_record_is_written_as_it_was_read() {
    assert_eq!(again(NIM), NIM);
    assert_eq!(again(RACE), RACE);
    let timed = NIM.replace("first 2\n", "clock 10s+1m\nfirst 2\n") + "1 !flag @ 90000\n";
    assert_eq!(again(&timed), timed);
    assert_eq!((replayed(&timed)["clock"].as_str(), replayed(NIM)["clock"].as_str()), (Some("10s+1m"), None));
    let seeded = RACE.replace("deal 2 3\n", "").replace("first", &format!("seed {}\nfirst", "0a".repeat(32)));
    assert_eq!(again(&seeded), seeded);
    let (header, lines) = read(&seeded).unwrap();
    assert!(!write(&header, &lines, false).contains("seed"), "the seed is written only on request");
}

#[test]
fn people_type_records_in_many_ways() {
    let typed = "\u{feff}\r\n  # a match in the park\r\nSEATS  Anna|Boris \r\nFirst 2\r\n\tGame NIM short kinds=1,2\r\n\r\n\
                 # moves\r\n2  take 2  \r\n 1 take 1\t@ 7\r\n";
    let written =
        "kletka 1\ngame nim/2 heap=3 most=two kinds=1,2\nseats Anna | Boris\nfirst 2\n2 take 2\n1 take 1 @ 7\n";
    assert_eq!(again(typed), written);
    assert_eq!(again("game nim\nseats a | b"), "kletka 1\ngame nim/2 heap=7 most=three\nseats a | b\n");
    assert_eq!(again("game nim/1\nseats a | b\n").lines().nth(1), Some("game nim/1 heap=7 most=three"));
}

#[test]
fn long_deals_stand_on_several_lines() {
    let (mut header, lines) = read(RACE).unwrap();
    header.deal = (0..1_000).map(|n| (u32::MAX - n).into()).collect();
    let text = write(&header, &lines, false);
    assert_eq!(text.lines().filter(|line| line.starts_with("deal ")).count(), 5);
    assert_eq!(read(&text).unwrap().0.deal, header.deal);
    header.seed = Some(Seed([1; 32]));
    assert!(!write(&header, &lines, true).contains("deal"), "the seed stands for it");
}

#[test]
fn names_are_written_so_that_they_can_be_read() {
    let (mut header, lines) = read(NIM).unwrap();
    header.names = vec!["A|nn\na ".to_owned(), " \t".to_owned()];
    let text = write(&header, &lines, true);
    assert!(text.contains("\nseats A/nn a | ?\n"), "{text}");
    assert_eq!(again(&text), text);
}

/// The head of a record whose fourth line is the first that may be wrong.
fn below(line: &str) -> String {
    format!("kletka 1\ngame nim/2\nseats Anna | Boris\n{line}")
}

#[test]
fn a_wrong_record_says_where_and_what() {
    let wrong = |text: &str| read(text).map(|_| ()).unwrap_err().to_string();
    let long = "x".repeat(LINE_MAX + 1);
    for (text, told) in [
        ("", "line 1: the record ends without a `game` line"),
        ("\n# nothing\n", "line 1: the record ends without a `game` line"),
        ("kletka 1\ngame nim\n", "line 2: the record ends without a `seats` line"),
        ("hello", "line 1: `hello` is neither a seat nor one of kletka, game, seats, clock, seed, first, deal"),
        ("kletka 2", "line 1: the record has format 2, but this program reads formats up to 1"),
        ("kletka one", "line 1: `one` is no format of records"),
        ("kletka 1\n\ngame", "line 3: `game` needs the id of a game"),
        ("game xyzzy/1", "line 1: there is no game `xyzzy`"),
        ("game nim/3", "line 1: the record has rules 3 of nim, but this program knows rules up to 2"),
        ("game nim/two", "line 1: `two` is no number of rules"),
        ("game nim/2 heap=99", "line 1: heap cannot be `99`; it may be 1…50"),
        ("game nim/2 pile=9", "line 1: nim has no option `pile`; it has heap, most, kinds"),
        ("game fists/2 a=9", "line 1: fists has no option `a`, it has none"),
        ("game nim\ngame nim", "line 2: a second `game` line"),
        ("seats", "line 1: `seats` needs a name for each seat, separated by `|`"),
        (&format!("seats {}", "|".repeat(64)), "line 1: 65 names, but a match has at most 64 seats"),
        (
            "clock 10",
            "line 1: `10` is no clock: a clock is `off`, `blitz`, or a time for each move and a reserve, as `10s+1m` (s, m, h, d; 1s to 30d, reserve up to 60d)",
        ),
        ("clock off\nclock off", "line 2: a second `clock` line"),
        ("seed 12", "line 1: a seed is 64 hexadecimal digits"),
        ("first 0", "line 1: `0` is no seat to begin: seats count from 1"),
        ("deal 3 4x", "line 1: the draw `4x` is neither a whole number nor a word"),
        (&below("first 3"), "line 4: there is no seat 3, the last one is 2"),
        (&below("3 take 1"), "line 4: there is no seat 3, the last one is 2"),
        (&below("1 take 1\nfirst 1"), "line 5: `first` belongs above the first move"),
        (&below("x take 1"), "line 4: `x` is neither a seat nor one of kletka, game, seats, clock, seed, first, deal"),
        (&below("1"), "line 4: a seat, but no move"),
        (&below("99 take 1"), "line 4: `99` is no seat: seats are 1 to 64, and `-` is the table"),
        (
            &below("1 take 1 @ soon"),
            "line 4: the time `soon` is no whole number of milliseconds from 0 to 9007199254740991",
        ),
        (&below("1 take 1 ; -6"), "line 4: the draw `-6` is neither a whole number nor a word"),
        (&below("- take 1"), "line 4: a move needs the number of its seat; `-` is for words of the table"),
        (
            &below("- !sleep"),
            "line 4: `!sleep` is none of !resign, !flag, !blitz move, !undo n, !draw, !cancel, !lapse",
        ),
        (&below("1 take\u{1b}[1m 1"), "line 4: a control character"),
        (&below(&long), "line 4: longer than 4096 bytes"),
    ] {
        assert_eq!(wrong(text), told, "{text:.80}");
    }
}

#[test]
fn a_record_has_an_end() {
    let full = below(&"1 x\n".repeat(LINES_MAX));
    assert_eq!(read(&full).unwrap().1.len(), LINES_MAX);
    let error = read(&(full + "1 x")).map(|_| ()).unwrap_err();
    assert_eq!(error, RecordError { line: LINES_MAX + 4, fault: Fault::ManyLines });
}

#[test]
fn a_replay_tells_what_became_of_every_line() {
    let told = replayed(NIM);
    assert_eq!(told["options"].to_string(), r#"{"heap":5,"kinds":[1,2],"most":"three"}"#);
    assert_eq!((&told["first"], &told["turn"]), (&2.into(), &serde_json::Value::Null));
    assert_eq!(
        told["outcome"],
        serde_json::json!({"places": [2, 1], "scores": null, "winner": 2, "draw": false, "ending": "rules"})
    );
    assert_eq!(
        told["lines"][2],
        serde_json::json!({"n": 3, "seat": 1, "move": "!undo 1", "draws": [], "at": 2600, "accepted": true})
    );
    let told = replayed(RACE);
    assert_eq!(
        told["outcome"],
        serde_json::json!({"places": [1, 3, 1], "scores": [11, 0, 1], "winner": null, "draw": false, "ending": "agreed"})
    );
    assert_eq!(told["board"], "1 = Anna, 2 = Boris,\n3 = Clara\n[11, 0, 1] of 15");
}

#[test]
fn after_a_refused_line_the_next_ones_are_tried() {
    let told = replayed(&below("first 1\n1 Take 1\n1 take 1\n2 shout\n2 take 9 ; 4\n2 take 2\n"));
    let lines: Vec<_> = (0..5).map(|n| told["lines"][n].clone()).collect();
    let reject = |n: usize| (lines[n]["reject"].as_str(), lines[n]["key"].as_str());
    assert_eq!((lines[0]["accepted"].as_bool(), lines[0]["move"].as_str()), (Some(true), Some("take 1")));
    assert_eq!(reject(1), (Some("not-your-turn"), Some("reject-turn")));
    assert_eq!(reject(2), (Some("syntax"), Some("toy-no-move")));
    assert_eq!(reject(3), (Some("illegal"), Some("nim-too-many")));
    assert_eq!(lines[3]["draws"], serde_json::json!([4]));
    assert_eq!(lines[4]["accepted"], true);
    assert_eq!(told["turn"], serde_json::json!({"seats": [1], "private": false}));
    assert_eq!(told["board"], "1 = Anna, 2 = Boris\n||||");
}

#[test]
fn a_replay_keeps_the_order_of_the_fields() {
    let json = Replay::of(&below("1 take 1"), &GAMES).unwrap().json(false, false).unwrap();
    assert_eq!(
        json,
        r#"{"game":"nim","rules":2,"options":{"heap":7,"most":"three","kinds":[1,2]},"seats":["Anna","Boris"],"first":1,"#
            .to_owned()
            + r#""lines":[{"n":1,"seat":1,"move":"take 1","draws":[],"at":null,"accepted":true}],"#
            + r#""turn":{"seats":[2],"private":false},"outcome":null}"#
    );
}

#[test]
fn a_header_that_cannot_begin_is_no_match() {
    let why = |text: &str| Replay::of(text, &GAMES).map(|_| ()).unwrap_err();
    assert_eq!(why("game nim\nseats a"), "no match can begin with its header. This game is for two players.");
    assert_eq!(
        why("game nim/1\nseats a|b"),
        "no match can begin with its header. This match was played by older rules (1, now 2) and can only be looked at."
    );
    assert_eq!(why("game dash\nseats a|b"), "no match can begin with its header. Those draws cannot have happened.");
    assert_eq!(why("game"), "line 1: `game` needs the id of a game");
}

/// The id of every game, with a possible number of seats.
fn tables() -> impl Strategy<Value = (&'static str, u8)> {
    let games: Vec<&'static dyn AnyGame> = toys::TOYS.iter().chain(kletka::games::GAMES).copied().collect();
    (0..games.len(), any::<u8>()).prop_map(move |(n, more)| {
        let (min, max) = (games[n].info().seats.least(), games[n].info().seats.most());
        (games[n].info().id, min + more % (max.min(min.saturating_add(3)) - min + 1))
    })
}

/// Plays at random: mostly moves, sometimes a table action.
fn random_match(game: &'static dyn AnyGame, seats: u8, seed: [u8; 32], actions: &[u8]) -> Match {
    let header = Header {
        game,
        rules: game.info().rules,
        options: Setting::random(game, seats, seed[0]).options,
        names: (1..=seats).map(|n| format!("Player {n}")).collect(),
        clock: [Clock::Off, Clock::Blitz, Clock::Timed { turn: 7_000, reserve: 90_000 }][usize::from(seed[1] % 3)],
        first: None,
        seed: Some(Seed(seed)),
        deal: Vec::new(),
    };
    let mut live = Match::begin(header).unwrap();
    let mut chance = Chance::seeded(&Seed(seed), 1 << 40);
    for (at, &action) in (0..).step_by(700).zip(actions) {
        let acting: Vec<Seat> = live.turn().seats().iter().collect();
        let Some(&seat) = chance.pick(&acting) else { break };
        // Refusals are as welcome as steps: they must leave no trace.
        let _ = match action {
            0..=3 => live.resign(Seat(action), at),
            61..=75 => live.blitz(seat, at),
            76..=78 => live.flag(seat, at),
            4 => live.agree(at),
            5 => live.cancel(at),
            6..=20 => live.lapse(at),
            21..=60 => live.takeback(seat).and_then(|keep| live.undo(seat, keep, at)),
            _ => match live.position().sample(seat, &mut chance) {
                Some(text) => live.play(seat, &Input::canonical(&text), at),
                None => continue,
            },
        };
    }
    live
}

/// Everything that any viewer can see of a match.
fn sight(game: &Match) -> String {
    let viewers = [Viewer::Public].into_iter().chain(Seats::first(4).iter().map(Viewer::Seat));
    let seats = game.header().names.len();
    let known: Vec<_> = viewers.take(seats + 1).map(|who| game.position().seen(who)).collect();
    let times: Vec<_> = (0..4).map(|n| (game.time_of(Seat(n)), game.left(Seat(n), 1 << 20))).collect();
    format!("{known:?} {:?} {:?} {:?} {:?} {times:?}", game.turn(), game.ending(), game.present(), game.lines())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn every_match_comes_back_from_its_record(
        (id, seats) in tables(),
        seed in any::<[u8; 32]>(),
        actions in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let game = GAMES.iter().copied().find(|game| game.info().id == id).unwrap();
        let live = random_match(game, seats, seed, &actions);
        for with_seed in [true, false] {
            let text = write(live.header(), live.lines(), with_seed);
            let (header, lines) = read(&text).unwrap();
            prop_assert_eq!(&write(&header, &lines, with_seed), &text);
            prop_assert_eq!(&lines[..], live.lines());
            let back = Match::replay(header, lines).map_err(|(n, why)| format!("line {n}: {why:?}")).unwrap();
            prop_assert_eq!(sight(&back), sight(&live));
        }
    }

    #[test]
    fn any_text_is_a_record_or_is_told_why_not(text in "\\PC*") {
        let _ = Replay::of(&text, &GAMES);
    }

    #[test]
    fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Replay::of(&String::from_utf8_lossy(&bytes), &GAMES);
    }

    /// Texts that are almost records.
    #[test]
    fn nearly_records_are_survived(
        pieces in prop::collection::vec(
            prop::sample::select(vec![
                "kletka", "game", "seats", "first", "deal", "seed", "nim", "dash/2", "fists", "heap=3", "a | b", "|", "1", "2",
                "3", "-", "roll", "take 1", "show 3", "!undo", "!resign", "!lapse", "!flag", "!blitz", "clock", "10s+1m", "!draw", " ; ", " @ ", "4", "99999999999",
                "18446744073709551615", "\n", "\n", "\n", " ", "\t", "#", "\r\n", "ж", "\u{0}",
            ]),
            0..60,
        ),
        head in prop::sample::select(vec!["", "game nim\nseats a | b\n", "game dash\nseats a|b|c\ndeal 1 1\n", "game fists\nseats a|b\n"]),
    ) {
        let text = format!("{head}{}", pieces.join(" "));
        if let Ok((header, lines)) = read(&text) {
            let canonical = write(&header, &lines, true);
            // A seed hides the deal, so the second pass must be stable.
            prop_assert_eq!(again(&canonical), canonical);
        }
        let _ = Replay::of(&text, &GAMES);
    }

    #[test]
    fn any_line_that_is_read_is_written_the_same(text in "(-|[0-9]{1,2}) [ !a-z0-9;@]{1,20}( ; [0-9 ]{0,5})?( @ [0-9]{1,4})?") {
        if let Ok(line) = text.parse::<Line>() {
            prop_assert_eq!(line.to_string().parse::<Line>(), Ok(line));
        }
    }
}
