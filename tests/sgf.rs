//! Matches in SGF: ours as other programs see them, and theirs as we do.

#[path = "../crates/games/tests/common/mod.rs"]
mod common;
#[path = "sgf/others.rs"]
mod others;

use common::Setting;
use kletka::bot::words::{Lang, Reader, say};
use kletka::cli::replay::Replay;
use kletka::game::{AnyGame, Chance, Input, Manner, OptValue, OptValues, Seat, Seed, Viewer};
use kletka::games::{GAMES, find};
use kletka::play::sgf::{self as files, Reading, SgfError, write};
use kletka::play::{Clock, Header, Line, Match, record};
use proptest::prelude::*;

/// Reads a match of a game in the registry.
fn read(text: &str) -> Result<Reading, SgfError> {
    files::read(text, GAMES)
}

fn played(text: &str) -> Match {
    let (header, lines) = record::read(text, GAMES).expect("a record");
    Match::replay(header, lines).unwrap_or_else(|(n, why)| panic!("line {n}: {why:?}"))
}

/// A match of dots, with moves separated by commas. The first seat begins, and turns follow the rules.
fn dots(options: &str, moves: &str) -> Match {
    let mut live = played(&format!("game dots {options}\nseats Anna | Boris\nfirst 1\n"));
    for m in moves.split(',').map(str::trim).filter(|m| !m.is_empty()) {
        let seat = live.turn().seats().iter().next().expect("somebody is asked");
        live.play(seat, &Input::canonical(m).said(Manner::Addressed), 0).unwrap_or_else(|why| panic!("{m}: {why:?}"));
    }
    live
}

fn sgf(game: &Match) -> String {
    write(game).expect("a game with SGF")
}

/// The same file as another program would have written it: without the head of our record.
fn foreign(text: &str) -> String {
    let from = text.find("C[kletka: game").expect("the head of a record");
    let to = from + text[from..].find(']').expect("a closed value") + 1;
    text[..from].to_owned() + &text[to..]
}

/// The report of `kletka replay` on a file.
fn replayed(text: &str) -> Result<serde_json::Value, String> {
    let replay = Replay::of(text, GAMES)?;
    Ok(serde_json::from_str(&replay.json(true, false).expect("an answer")).expect("an object"))
}

fn why(text: &str) -> String {
    replayed(text).expect_err("no match")
}

/// The moves read from a file.
fn moves(text: &str) -> Vec<String> {
    read(text).expect("a match").lines.iter().map(Line::to_string).collect()
}

const CAPTURE: &str = "a2, b2, b1, e5, c2, e4, b3";

#[test]
fn a_match_is_written_whole() {
    let mut game = dots("size=5x6 zone=off", &format!("{CAPTURE}, e1"));
    game.resign(Seat(1), 9000).expect("it goes on");
    let version = env!("CARGO_PKG_VERSION");
    let text = format!(
        "(;FF[4]GM[40]CA[UTF-8]AP[Kletka:{version}]SZ[5:6]\
         RU[Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=1,LastSafe=0,ScoreTerr=0,InstantWin=0]\
         PB[Anna]PW[Boris]RE[B+R]C[kletka: game dots/1 size=5x6 start=empty zone=off capture=enemy extra=off border=off \
         sudden=0 ground=on territory=off stoptime=180]\n\
         ;B[ab];W[bb];B[ba];W[ee];B[cb];W[ed];B[bc.bcabbacbbc];W[ea];C[kletka: 2 !resign @ 9000])\n"
    );
    assert_eq!(sgf(&game), text);
    let told = replayed(&text).expect("a match");
    assert_eq!(told["board"], format!("x = Anna, o = Boris\n{}", game.position().board(Viewer::Public)));
    assert_eq!((&told["outcome"]["winner"], &told["outcome"]["ending"]), (&1.into(), &"resigned".into()));
}

#[test]
fn rules_and_crosses_stand_in_the_root() {
    let text = sgf(&dots("size=7 double-cross capture=any extra=on sudden=9 territory=on", ""));
    assert!(text.contains("SZ[7]RU[Punish=0,Holes=1,AddTurn=1,MustSurr=0,"), "{text}");
    assert!(text.contains("ScoreTerr=1,InstantWin=9]AB[cd][de][fd][ee]AW[dd][ce][ed][fe]PB[Anna]"), "{text}");
    let told = replayed(&foreign(&text)).expect("a match");
    let options = &told["options"];
    assert_eq!(
        (&options["start"], &options["capture"], &options["extra"], &options["sudden"], &options["territory"]),
        (&"double-cross".into(), &"any".into(), &true.into(), &9.into(), &true.into())
    );
    let wide = sgf(&dots("official zone=off", "a1, aa1, z27, am32"));
    assert!(wide.contains("SZ[39:32]") && wide.ends_with(";B[aa];W[Aa];B[zA];W[MF])\n"), "{wide}");
}

/// With several areas, each has its chain; a dot lost in a house has none.
#[test]
fn a_move_carries_the_chains_of_its_own_captures_alone() {
    let two = "a2, b2, b1, d2, d1, e5, e2, e4, b3, e6, d3, f6";
    let text = sgf(&dots("size=6 zone=off", &format!("{two}, c2")));
    assert!(text.ends_with(";B[cb.cbdaebdccb.cbbcabbacb])\n"), "{text}");
    let lost = sgf(&dots("size=6 zone=off", "a2, e5, b1, e4, c2, e6, b3, b2"));
    assert!(lost.contains(";B[bc];W[bb])"), "{lost}");
}

#[test]
fn words_are_comments_that_are_read_again() {
    let game = dots("size=5 zone=off", &format!("{CAPTURE}, stop, e1, done"));
    let text = sgf(&game);
    assert!(text.ends_with(";C[kletka: 2 stop @ 0];B[ea]\n;C[kletka: 1 done @ 0])\n"), "{text}");
    assert!(text.contains("RE[B+1]"), "{text}");
    for text in [foreign(&text), text] {
        let told = replayed(&text).expect("a match");
        assert_eq!((&told["outcome"]["scores"][0], &told["outcome"]["ending"]), (&1.into(), &"rules".into()));
    }
}

/// Half a point for each open node, and half of that: quarters, of which programs read the exact number.
#[test]
fn quarters_of_a_point_are_told_exactly() {
    let moves = "c2, c3, b3, g7, d3, g6, d4, g5, c5, g4, b4, leave";
    let mut game = dots("size=7x7 zone=off territory=on", moves);
    game.agree(0).expect("it goes on");
    let text = sgf(&game);
    assert!(text.contains("RE[B+0.25]"), "{text}");
    assert_eq!(
        replayed(&text).expect("a match")["outcome"],
        serde_json::json!({"places": [1, 2], "scores": [0.25, 0], "winner": 1, "draw": false, "ending": "agreed"})
    );
}

/// An area that is painted with the word, or by the next dot, has its chain at the dot that closed it.
#[test]
fn in_a_match_with_territory_the_chain_stands_where_it_was_closed() {
    let options = "size=5 zone=off territory=on";
    for (then, written) in [
        ("paint, e1", ";B[bc.bcabbacbbc];C[kletka: 1 paint @ 0];W[ea])"),
        ("e1", ";B[bc.bcabbacbbc];W[ea])"),
        ("leave, e1", ";B[bc];C[kletka: 1 leave @ 0];W[ea])"),
        ("leave, e1, paint b2, a5", ";B[bc];C[kletka: 1 leave @ 0];W[ea];C[kletka: 1 paint b2 @ 0];B[ae])"),
    ] {
        let mut game = dots(options, CAPTURE);
        for m in then.split(", ") {
            // The dot behind an undecided area belongs to the opponent, who may cut in.
            let seat = if m == "e1" { Seat(1) } else { Seat(0) };
            game.play(seat, &Input::canonical(m).said(Manner::Addressed), 0)
                .unwrap_or_else(|why| panic!("{then}: {why:?}"));
        }
        let text = sgf(&game);
        assert!(text.replace('\n', "").ends_with(written), "{then}: {text}");
        let board = format!("x = Anna, o = Boris\n{}", game.position().board(Viewer::Public));
        assert_eq!(replayed(&text).expect("a match")["board"], board);
    }
}

#[test]
fn what_was_taken_back_is_not_written() {
    let mut game = dots("size=5 zone=off", "a1, b1, c1");
    let keep = game.takeback(Seat(0)).expect("a move to take back");
    game.undo(Seat(0), keep, 0).expect("still so");
    game.play(Seat(0), &Input::canonical("d1").said(Manner::Addressed), 0).expect("legal");
    assert!(sgf(&game).ends_with(";B[aa];W[ba];B[da])\n"));
    game.cancel(0).expect("it goes on");
    assert!(sgf(&game).contains("RE[Void]"));
    assert_eq!(replayed(&sgf(&game)).expect("a match")["outcome"]["ending"], "cancelled");
}

#[test]
fn the_one_who_begins_is_told() {
    let game = played("game dots size=5 zone=off\nseats A\\nna [1] | B\nfirst 2\n2 c3\n");
    let text = sgf(&game);
    assert!(text.contains("PB[A\\\\nna [1\\]]PW[B]PL[W]RE[?]"), "{text}");
    let told = replayed(&text).expect("a match");
    assert_eq!((&told["first"], &told["seats"][0]), (&2.into(), &"A\\nna [1]".into()));
    let unsaid = replayed("(;GM[40]SZ[9];W[ee];B[dd])").expect("a match");
    assert_eq!((&unsaid["first"], &unsaid["seats"]), (&2.into(), &serde_json::json!(["B", "W"])));
    // Our own file omits the first seat when it begins, even if nobody has moved.
    assert_eq!(read(&sgf(&dots("size=5", ""))).expect("a match").header.first, Some(Seat(0)));
}

#[test]
fn clocks_are_written_and_read() {
    let head = "game dots size=5 zone=off\nseats Anna | Boris\nfirst 1\nclock";
    let flagged = sgf(&played(&format!("{head} 10s+1m\n1 c3 @ 2000\n2 !flag @ 90000\n")));
    assert!(flagged.contains("TM[60]OT[10]RE[B+T]"), "{flagged}");
    assert!(flagged.ends_with("kletka: clock 10s+1m]\n;B[cc];C[kletka: 2 !flag @ 90000])\n"), "{flagged}");
    assert_eq!(replayed(&flagged).expect("a match")["outcome"]["ending"], "timeout");
    // Other programs see the dot that was placed by the clock. We also see who placed it.
    let late = sgf(&played(&format!("{head} blitz\n1 !blitz c3 @ 7000\n")));
    assert!(late.contains("TM[0]OT[5]RE[?]") && late.ends_with(";B[cc]C[kletka: 1 !blitz c3 @ 7000])\n"), "{late}");
    assert_eq!(moves(&late), ["1 !blitz c3 @ 7000"]);
    let clock = |root: &str| read(&format!("(;GM[40]{root})")).expect("a match").header.clock.to_string();
    assert_eq!(
        ["TM[180]OT[10]", "OT[15]", "TM[90]", "OT[10 fast]TM[9]", "TM[0]", ""].map(clock),
        ["10s+3m", "15s", "0s+90s", "off", "off", "off"]
    );
}

#[test]
fn games_without_sgf_have_none() {
    for game in GAMES.iter().filter(|game| game.sgf().is_none()) {
        let seats = game.info().seats.least();
        let names = (1..=seats).map(|n| n.to_string()).collect::<Vec<_>>().join("|");
        let seed = "00".repeat(32);
        assert_eq!(write(&played(&format!("game {}\nseats {names}\nseed {seed}", game.info().id))), None);
    }
}

/// A possible file of a dots server: sixteen moves, a capture with its chain, properties without a meaning here, a
/// variation, Windows line ends.
const SERVED: &str = "\u{feff}(;FF[4]GM[40]CA[UTF-8]AP[Some server:7]SZ[8:7]\r\n\
    RU[Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=1,LastSafe=0,ScoreTerr=0,InstantWin=0]\r\n\
    AB[dd][ee]AW[ed][de]\r\nPB[Вера\\]]BR[1500]PW[Oleg]DT[2020-02-02]TM[180]RE[B+R]\r\n\
    ;B[fd]BL[175.2]\r\n;W[ce]C[a comment\\\r\n that goes on];B[ec];W[cd]TR[aa]\r\n\
    (;B[ee.x];W[aa])\r\n(;B[gg]))\r\n";

#[test]
fn a_file_of_a_server_is_played() {
    let text = SERVED.replace("B[ee.x];W[aa]", "B[ff];W[cc];B[fe]").replace("B[ec]", "B[ec.ecfdeeddec]");
    let told = replayed(&text).expect("a match");
    assert_eq!(told["seats"], serde_json::json!(["Вера]", "Oleg"]));
    assert_eq!((&told["options"]["start"], &told["options"]["size"]), (&"cross".into(), &"8x7".into()));
    assert_eq!((&told["outcome"]["winner"], &told["outcome"]["ending"]), (&1.into(), &"resigned".into()));
    let lines = told["lines"].as_array().expect("lines");
    let moves: Vec<_> =
        lines.iter().map(|line| format!("{} {}", line["seat"], line["move"].as_str().unwrap())).collect();
    assert_eq!(moves, ["1 f4", "2 c5", "1 e3", "2 c4", "1 f6", "2 c3", "1 f5", "2 !resign"]);
    assert_eq!(
        told["board"],
        "x = Вера], o = Oleg\n  a b c d e f g h\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . o . x . . .\n4 . . o x O x . .\n\
         5 . . o o x x . .\n6 . . . . . x . .\n7 . . . . . . . ."
    );
}

#[test]
fn after_an_illegal_move_nothing_more_is_tried() {
    let told = replayed(SERVED).expect("a match");
    let lines = told["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 5, "neither the next move nor the result");
    assert_eq!((&lines[4]["n"], &lines[4]["accepted"]), (&5.into(), &false.into()));
    assert_eq!(lines[4]["message"], "There is already a dot on e5.");
    let out = replayed("(;GM[40]SZ[5];B[ff])").expect("a match");
    assert_eq!(out["lines"][0]["key"], "dots-reject-outside");
}

#[test]
fn several_crosses_are_recognised() {
    let told =
        |setup: &str| replayed(&format!("(;GM[40]SZ[12:9]{setup};B[aa])")).map(|told| told["options"]["start"].clone());
    assert_eq!(told(""), Ok("empty".into()));
    assert_eq!(told("AB[ee:ff]AW[aa]").unwrap_err(), told("AB[aa]").unwrap_err());
    assert_eq!(told("AB[fe][gf]AW[ge][ff]"), Ok("cross".into()));
    assert_eq!(told(";AW[ge][ff]AB[gf][fe]"), Ok("cross".into()), "the first dots may stand on a node of their own");
    assert_eq!(told("AB[ee][ff][he][gf]AW[fe][ef][ge][hf]"), Ok("double-cross".into()));
    assert_eq!(told("AB[bb][cc]AW[bc][cb]"), Ok("crosses:1".into()));
    assert_eq!(told("AB[bb][cc][hd][ie]AW[bc][cb][id][he]"), Ok("crosses:2".into()));
    assert_eq!(told("AB[ge][ff]AW[fe][gf]"), Ok("turned:1".into()), "the other one above on the left");
    assert_eq!(told("AB[bc][cb][hd][ie]AW[bb][cc][id][he]"), Ok("turned:2".into()));
    for wrong in [
        "AB[fe]",
        "AW[fe][gf]AB[ge]",
        "AB[fe]AW[gf]",
        "AB[fe][gf]AW[ge][ff][aa]",
        "AB[fe][gf][gf]AW[ge][ff]",
        "AB[bb][cc][ed][fe]AW[bc][cb][dd][ee]",
        "AB[bb][cc][dd][ee]AW[bc][cb][de][ed]",
        "AB[zz][AA]AW[zA][Az]",
        "AB[aa:MM]",
        "AB[a]",
    ] {
        let refused = told(wrong).expect_err(wrong);
        assert!(refused.starts_with("The dots at the start are neither"), "{wrong}: {refused}");
    }
}

#[test]
fn results_are_read() {
    let ending = |result: &str, moves: &str| {
        let told = replayed(&format!("(;GM[40]SZ[5]RE[{result}]{moves})")).expect("a match");
        (told["outcome"]["winner"].as_i64(), told["outcome"]["ending"].as_str().map(str::to_owned))
    };
    let ended = |winner, how: &str| (Some(winner), Some(how.to_owned()));
    assert_eq!(ending("W+R", ";B[aa]"), ended(2, "resigned"));
    assert_eq!(ending(" B+Time ", ";B[aa]"), ended(1, "timeout"));
    assert_eq!(ending("W+T", ";B[aa]"), ended(2, "resigned"), "the clock of the first seat stood still");
    for forfeit in ["B+F", "b+r", "Black+Resign", "B + Forfeit"] {
        assert_eq!(ending(forfeit, ";B[aa]"), ended(1, "resigned"), "{forfeit}");
    }
    for open in ["B+8", "0", "Draw", "?", "Void", "", "X+R", "Б+R", "+"] {
        assert_eq!(ending(open, ";B[aa]"), (None, None), "{open}");
    }
    assert_eq!(ending("W+R", ";B[aa];C[kletka: - !draw]").1.as_deref(), Some("agreed"), "it was over already");
}

#[test]
fn what_cannot_be_read_says_why() {
    for (text, told) in [
        ("(", "Line 1, column 1: there is nothing in the match, not one “;”."),
        ("(;GM[40]\nSZ[9", "Line 2, column 3: the bracket “[” is not closed by “]”."),
        ("(;GM[40]SZ[9];B[aa];W[bb]\r\n", "Line 1, column 26: the file ends here, and its match is not closed by “)”."),
        ("(;GM[40]SZ[9];B[aa];W;B[cc])", "Line 1, column 21: “W” is not followed by a value in square brackets."),
        ("(;GM[40]SZ[9]\n;B[aa]];W[bb])", "Line 2, column 7: “]” has no place here."),
        ("(;GM[40]SZ[9]\0;B[aa])", "Line 1, column 14: “\\0” has no place here."),
        ("(SZ[9];GM[40])", "Line 1, column 2: “SZ” stands before the first “;”."),
        ("(;SZ[19];B[aa])", "The file does not say of which game it is: there is no number behind GM."),
        ("(;GM[dots])", "There is no game here with the number GM[dots]."),
        ("(;GM[40]SZ[4])", "A sheet of “4” cannot be played: it has 5 to 39 intersections each way."),
        ("(;GM[40]SZ[39:40])", "A sheet of “39:40” cannot be played: it has 5 to 39 intersections each way."),
        ("(;GM[40]SZ[9];C[kletka: 1])", "Node 2: what is noted there for Kletka cannot be read (a seat, but no move)."),
        (
            "(;GM[40]SZ[9];C[kletka: 3 a1])",
            "Node 2: what is noted there for Kletka cannot be read (there is no seat 3, the last one is 2).",
        ),
        (
            "(;GM[40]RU[InstantWin=501])",
            "“InstantWin=501” cannot be played here: at most 500 captured dots win at once.",
        ),
        (
            "(;GM[40]RU[InstantWin=99999999999])",
            "“InstantWin=99999999999” cannot be played here: at most 500 captured dots win at once.",
        ),
        ("(;GM[40]RU[InstantWin=many])", "The rule “InstantWin=many” cannot be played here."),
        ("(;GM[40]RU[AddTurn=1,InstantWin])", "The rule “InstantWin=” cannot be played here."),
        ("(;GM[40]RU[Stop=1,AddTurn=2])", "The rule “AddTurn=2” cannot be played here."),
        (
            "(;GM[40]C[kletka: game dots/9])",
            "Node 1: what is noted there for Kletka cannot be read (the record has rules 9 of dots, but this program knows \
             rules up to 1).",
        ),
        (
            "(;GM[40]C[kletka: game dots start=crosses:1])",
            "no match can begin with its header. Those draws cannot have happened.",
        ),
    ] {
        assert_eq!(why(text).replace(['\u{2068}', '\u{2069}'], ""), told, "{text}");
    }
    assert_eq!(why(&format!("(;GM[40]C[{}])", "x".repeat(9 << 20))), "The file is larger than 8 megabytes.");
    let full = format!("(;GM[40]SZ[9]{})", ";B[aa]".repeat(record::LINES_MAX + 1));
    assert_eq!(why(&full), "Node 100002: more than 100000 moves are not read.");
    assert_eq!(moves("(;GM[40]B[aa];W[bb]W[cc]B[dd];N[x])"), ["1 a1", "2 b2", "2 c3", "1 d4"]);
}

#[test]
fn what_cannot_be_read_says_so_in_the_language_of_the_reader() {
    let huge = "x".repeat(9 << 20);
    let many = format!("(;GM[40]SZ[9]{})", ";B[aa]".repeat(record::LINES_MAX + 1));
    for (text, told) in [
        ("(;GM[40]\nSZ[9", "Строка 2, знак 3: скобка «[» не закрыта скобкой «]»."),
        ("(;GM[40]SZ[9];B[aa]", "Строка 1, знак 19: файл кончился, а партия не закрыта скобкой «)»."),
        ("(;GM[40]SZ[9];W)", "Строка 1, знак 15: после «W» нет значения в квадратных скобках."),
        ("(;GM[40]]", "Строка 1, знак 9: «]» здесь не к месту."),
        ("(SZ[9])", "Строка 1, знак 2: «SZ» стоит раньше первой «;»."),
        ("()", "Строка 1, знак 2: партия пуста, в ней нет ни одной «;»."),
        ("x", "Строка 1, знак 1: в файле нет партии, ничто не начинается со скобки «(»."),
        ("(;SZ[9])", "Из файла не видно, какая это игра: после GM нет её номера."),
        ("(;GM[1])", "Игры с номером GM[1] здесь нет."),
        ("(;GM[40]SZ[9];C[kletka: 1])", "Узел 2: пометку для «Клетки» не разобрать (a seat, but no move)."),
        (
            "(;GM[40]RU[InstantWin=501])",
            "«InstantWin=501» здесь не сыграть: сразу выигрывают самое большее 500 окружённых точек.",
        ),
        (&huge, "Файл больше 8 мегабайт."),
        (&many, "Узел 100002: ходов больше 100000, столько не прочесть."),
    ] {
        let said = |lang| say(&read(text).expect_err("no match").text(), Reader { lang, ..Reader::default() }, &[]);
        assert_eq!(said(Lang::of(Some("ru"))).replace(['\u{2068}', '\u{2069}', '\u{a0}'], ""), told);
        assert!(said(Lang::ENGLISH).is_ascii() || said(Lang::ENGLISH).contains('“'), "{}", said(Lang::ENGLISH));
    }
}

/// A random match of dots, with an occasional table action.
fn random_match(setting: &Setting, actions: &[u8]) -> Match {
    let seed = Seed([setting.seed; 32]);
    let mut live = Match::begin(Header {
        game: setting.game,
        rules: setting.game.info().rules,
        options: setting.options.clone(),
        names: vec!["Anna".to_owned(), "B] \\[c]".to_owned()],
        clock: [Clock::Off, Clock::Blitz, Clock::Timed { turn: 7_000, reserve: 90_000 }][usize::from(setting.seed % 3)],
        first: None,
        seed: Some(seed),
        deal: Vec::new(),
    })
    .expect("settings are checked");
    let mut chance = Chance::seeded(&seed, 1 << 40);
    for (at, &action) in (0..).step_by(700).zip(actions) {
        let asked: Vec<Seat> = live.turn().may().iter().collect();
        let Some(&seat) = chance.pick(&asked) else { break };
        let legal = live.position().moves(seat).unwrap_or_default();
        let words: Vec<&String> = legal.iter().filter(|m| !m.ends_with(|c: char| c.is_ascii_digit())).collect();
        // Refusals are welcome: they must leave no trace.
        let _ = match action {
            0 => live.resign(seat, at),
            1 => live.agree(at),
            2 => live.cancel(at),
            3 => live.flag(seat, at),
            4..=9 => live.lapse(at),
            61..=75 => live.blitz(seat, at),
            10..=30 => live.takeback(seat).and_then(|keep| live.undo(seat, keep, at)),
            31..=60 if !words.is_empty() => {
                live.play(seat, &Input::canonical(chance.pick(&words).expect("a word")).said(Manner::Addressed), at)
            }
            _ => match live.position().sample(seat, &mut chance) {
                Some(text) => live.play(seat, &Input::canonical(&text).said(Manner::Addressed), at),
                None => continue,
            },
        };
    }
    live
}

/// Everything that a file can keep of a match: all but times and deadlines.
fn sight(game: &Match) -> String {
    let position = game.position();
    let [board, scores] = [position.board(Viewer::Public), format!("{:?}", position.scores(Viewer::Public))];
    format!("{board}\n{scores} {:?} {:?} {:?} {}", game.turn().seats(), game.ending(), game.outcome(), game.ply())
}

fn back(text: &str) -> Result<Match, TestCaseError> {
    let reading = read(text).map_err(|error| TestCaseError::fail(error.to_string()))?;
    let again = Match::replay(reading.header, reading.lines);
    again.map_err(|(n, why)| TestCaseError::fail(format!("line {n}: {why:?}\n{text}")))
}

fn game() -> &'static dyn AnyGame {
    find("dots").expect("a game of the registry")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn every_match_comes_back(seed in any::<u8>(), actions in prop::collection::vec(any::<u8>(), 0..160)) {
        let live = random_match(&Setting::random(game(), 2, seed), &actions);
        let text = sgf(&live);
        let again = back(&text)?;
        prop_assert_eq!(sight(&again), sight(&live));
        prop_assert_eq!(again.header().options.to_string(), live.header().options.to_string());
        prop_assert_eq!(&again.header().deal, &live.header().deal);
        prop_assert_eq!(sgf(&again), text);
    }

    /// Other programs see enough of the file if they know the rules.
    #[test]
    fn the_root_says_what_is_played(seed in any::<u8>(), actions in prop::collection::vec(76u8.., 0..120)) {
        let mut setting = Setting::random(game(), 2, seed);
        setting.options.set("border", OptValue::Flag(false));
        prop_assume!(setting.game.check(&mut setting.options, 2).is_ok());
        let live = random_match(&setting, &actions);
        let again = back(&foreign(&sgf(&live)))?;
        prop_assert_eq!(again.position().board(Viewer::Public), live.position().board(Viewer::Public));
        prop_assert_eq!(again.position().scores(Viewer::Public), live.position().scores(Viewer::Public));
        let said = |game: &Match| {
            let options: &OptValues = &game.header().options;
            (options.size("size"), options.choice("capture"), options.flag("extra"), options.int("sudden"))
        };
        prop_assert_eq!(said(&again), said(&live));
    }

    #[test]
    fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = Replay::of(&format!("({}", String::from_utf8_lossy(&bytes)), GAMES);
    }

    /// Texts that are almost SGF.
    #[test]
    fn nearly_sgf_is_survived(
        pieces in prop::collection::vec(
            prop::sample::select(vec![
                "(", ")", ";", "[", "]", "\\", "B", "W", "B[aa]", "W[bb.aabb]", "B[MM]", "W[]", "AB[cc:ff]", "AW[aa]", "SZ[9]",
                "SZ[:]", "RU[AddTurn=1,=,MustSurr=x]", "RE[B+R]", "PL[W]", "C[kletka: 1 ground]", "C[kletka: - !undo]",
                "C[kletka: game pig]", "C[kletka: deal 5]", "C[kletka: 1 a1 ; 7 @ 9]", "PB[x|y]", "\r\n", "ж", "\u{0}", " ",
            ]),
            0..40,
        ),
        head in prop::sample::select(vec!["(", "(;GM[40]", "(;GM[40]SZ[7];B[dd]"]),
    ) {
        let _ = Replay::of(&format!("{head}{}", pieces.concat()), GAMES);
    }
}
