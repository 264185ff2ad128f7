//! Files as other dots programs write them.

use super::{CAPTURE, dots, foreign, moves, played, read, replayed, sgf, sight};
use kletka::game::{Input, Manner, Seat};
use kletka::play::Match;

/// The last line played, the winner, and the ending.
fn ended(text: &str) -> (String, Option<i64>, Option<String>) {
    let told = replayed(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    let last = told["lines"].as_array().expect("lines").last().expect("a line").clone();
    assert_eq!(last["accepted"], true, "{text}: {last}");
    let ending = told["outcome"]["ending"].as_str().map(str::to_owned);
    let seat = last["seat"].as_i64().map_or("-".to_owned(), |seat| seat.to_string());
    (format!("{seat} {}", last["move"].as_str().expect("a move")), told["outcome"]["winner"].as_i64(), ending)
}

fn over(line: &str, winner: i64, ending: &str) -> (String, Option<i64>, Option<String>) {
    (line.to_owned(), Some(winner), Some(ending.to_owned()))
}

/// How many lines were played before one was refused, with its key and its message.
fn broken(text: &str) -> (usize, String, String) {
    let told = replayed(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(told["outcome"], serde_json::Value::Null, "{text}");
    let lines = told["lines"].as_array().expect("lines");
    let good = lines.iter().take_while(|line| line["accepted"] == true).count();
    assert_eq!(good + 1, lines.len(), "{text}: nothing behind a refusal");
    let text = |key: &str| lines[good][key].as_str().expect("a text").to_owned();
    (good, text("key"), text("message"))
}

/// A sentence without the marks around its arguments.
fn plain(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

/// The first seat has captured a dot, and the second one is to move.
const CAUGHT: &str = ";B[ab];W[bb];B[ba];W[ee];B[cb];W[ed];B[bc.bcabbacbbc]";

#[test]
fn a_value_without_a_place_grounds() {
    let file = |tail: &str| format!("(;GM[40]SZ[5]{CAUGHT}{tail})");
    assert_eq!(ended(&file(";W[ea];B[]")), over("1 ground", 1, "rules"));
    // One program writes no move, only the result. In that case, it may also be the loser's turn.
    let by_rule = file("").replace("SZ[5]", "SZ[5]RE[B+G]");
    assert_eq!(ended(&by_rule), over("2 !resign", 1, "resigned"));
    assert_eq!(ended(&by_rule.replace("])", "];W[ea])")), over("1 ground", 1, "rules"));
    let (good, key, figures) = broken(&file(";W[]"));
    assert_eq!((good, key.as_str()), (7, "dots-reject-ground"));
    assert!(figures.contains("you have captured 0, the other player 1"), "{figures}");
}

#[test]
fn words_end_a_match() {
    let file = |tail: &str| format!("(;GM[40]SZ[5]RE[B+R]{CAUGHT}{tail})");
    assert_eq!(ended(&file(";W[resign]")), over("2 !resign", 1, "resigned"));
    assert_eq!(ended(&file(";B[resign]")), over("1 !resign", 2, "resigned"), "also out of turn");
    assert_eq!(ended(&file(";W[time]")), over("2 !flag", 1, "timeout"));
    assert_eq!(ended(&file(";B[time]")), over("1 !resign", 2, "resigned"), "the clock of the first seat stood still");
    assert_eq!(ended(&file(";W[draw]")), over("- !draw", 1, "agreed"), "the score decides");
    assert_eq!(moves(&file(";W[interrupt]")).len(), 7, "that ends nothing");
}

/// The dots after a stop: all in one node, or each in its own, on the turn of the player who places them or not.
#[test]
fn whoever_goes_on_alone_was_left_alone() {
    for tail in [";B[ed][de]", ";B[ed];B[de]", ";B[ed]C[W pressed STOP];B[de.decddcedde]"] {
        let text = format!("(;GM[40]SZ[7]RE[B+1];B[cd];W[dd];B[dc];W[ga]{tail})");
        assert_eq!(moves(&text), ["1 c4", "2 d4", "1 d3", "2 g1", "1 e4", "2 stop", "1 d5"], "{tail}");
        assert_eq!(ended(&text), over("1 done", 1, "rules"), "{tail}");
    }
    let text = "(;GM[40]SZ[7]RE[W+1];W[cd];B[dd];W[dc];B[ga];W[ed];W[de][aa])";
    assert_eq!(ended(text), over("2 done", 2, "rules"));
    // We do not bring about other results.
    assert_eq!(ended(&text.replace("W+1", "W+9")), ("2 a1".to_owned(), None, None));
    for wrong in ["(;GM[40]SZ[7];B[cd];B[dd];W[dc])", "(;GM[40]SZ[7]RU[Stop=0];B[cd];B[dd])"] {
        assert_eq!(broken(wrong).0, 1, "{wrong}");
    }
}

#[test]
fn an_area_is_closed_by_a_move_without_a_dot() {
    // If everything is captured at once, there is nothing left to do, or the rules are different.
    let file = |tail: &str| format!("(;GM[40]SZ[5]RE[W+R]{CAUGHT}{tail})");
    assert_eq!(moves(&file(";W[ea];B[.bcabbacbbc];B[aa];W[eb]")).len(), 10);
    let (good, key, why) = broken(&file(";W[ea];B[.cbdccdbccb];W[eb]"));
    assert_eq!((good, key.as_str()), (8, "dots-sgf-chain"));
    let wanted =
        "Node 10: by the rules here “.cbdccdbccb” does not capture that area. What comes after it was not read.";
    assert_eq!(plain(&why), wanted);
    // There, an empty area is captured; here, it is a house.
    let house = "(;GM[40]SZ[5];B[ab];W[ee];B[ba];W[ed];B[cb];W[ec];B[bc.bcabbacbbc];W[ea])";
    let (good, key, _) = broken(house);
    assert_eq!((good, key.as_str()), (6, "dots-sgf-chain"));
    assert_eq!(moves(&house.replace("SZ", "RU[BaseMode=1]SZ")).len(), 8);
}

/// If captures are optional, the chains tell who captured, and when.
#[test]
fn areas_may_stay_open() {
    let closed = CAUGHT.split('.').next().expect("a dot");
    let file = |tail: &str| format!("(;GM[40]SZ[5]RU[MustSurr=0,MinArea=0]{closed}{tail})");
    let told = |tail: &str| moves(&file(tail))[7..].to_vec();
    assert_eq!(told(".bcabbacbbc];W[ea]"), ["2 e1"], "captured with the next dot");
    assert_eq!(told("];W[ea];B[.bcabbacbbc]"), ["1 leave", "2 e1", "1 paint b2"]);
    assert_eq!(told("];W[ea];B[aa.bcabbacbbc]"), ["1 leave", "2 e1", "1 paint b2", "1 a1"]);
    assert_eq!(told("];B[.bcabbacbbc];W[ea]"), ["1 paint", "2 e1"], "in two nodes");
    let played = |text: &str| read(text).map(|all| Match::replay(all.header, all.lines).map(|game| game.ply()));
    assert!(matches!(played(&file("];W[ea];B[aa.bcabbacbbc]")), Ok(Ok(11))));
}

#[test]
fn a_pass_ends_the_good_beginning() {
    let text = "(;GM[40]SZ[5]RU[AddTurn=0,Pass=1]RE[W+R];B[aa];W[bb];B[];W[cc])";
    let (good, key, why) = broken(text);
    assert_eq!((good, key.as_str()), (2, "dots-sgf-pass"));
    assert!(why.contains("Node") && why.contains('4') && why.ends_with("What comes after it was not read."), "{why}");
}

/// The valid beginning of a file is kept if later moves are invalid here, however its program understood them.
#[test]
fn what_is_no_move_ends_the_good_beginning() {
    for (value, key) in [
        ("cccc", "sgf-value"),
        ("pass", "sgf-value"),
        ("--", "sgf-value"),
        (".", "sgf-value"),
        ("3-3", "sgf-value"),
        ("a1", "sgf-value"),
        ("aa:cc", "sgf-value"),
        ("tt", "dots-reject-outside"),
    ] {
        let (good, told, why) = broken(&format!("(;GM[40]SZ[9]RE[B+R];B[aa];W[bb];B[{value}];W[dd])"));
        assert_eq!((good, told.as_str()), (2, key), "{value}: {why}");
        assert!(key != "sgf-value" || plain(&why).starts_with(&format!("Node 4: “{value}” is no move.")), "{why}");
    }
    let nothing = broken("(;GM[40]SZ[9];B[1-1];W[2-2])");
    assert_eq!((nothing.0, nothing.1.as_str()), (0, "sgf-value"));
}

#[test]
fn a_set_up_behind_a_move_ends_the_good_beginning() {
    for set in ["AB[dd]", "AW[dd][ee]", "AE[aa]", "B[cc]AE[aa]"] {
        let (good, key, why) = broken(&format!("(;GM[40]SZ[9]RE[B+R];B[aa];W[bb];{set};B[ff])"));
        assert_eq!((good, key.as_str()), (2, "sgf-setup"), "{set}");
        let value = &set[set.find('A').expect("one of them")..];
        assert!(plain(&why).starts_with(&format!("Node 4: “{value}” changes the position without a move")), "{why}");
    }
}

/// Komi does not exist here: if it may have decided the match, the end is not read.
#[test]
fn komi_leaves_the_end_open() {
    let file = |root: &str, tail: &str| format!("(;GM[40]SZ[7]{root};B[cd];W[dd];B[dc];W[ga]{tail})");
    for root in ["KM[6.5]", "KM[-3]RE[W+2.5]", "KM[half]"] {
        let (good, key, why) = broken(&file(root, ""));
        assert_eq!((good, key.as_str()), (4, "sgf-komi"), "{root}: {why}");
    }
    let stopped = broken(&file("KM[6.5]RE[B+1]", ";B[ed][de]"));
    assert_eq!((stopped.0, stopped.1.as_str()), (7, "sgf-komi"));
    assert_eq!(ended(&file("KM[6.5]RE[B+R]", "")), over("2 !resign", 1, "resigned"));
    assert_eq!(ended(&file("KM[6.5]", ";B[resign]")), over("1 !resign", 2, "resigned"));
    for none in ["KM[0]", "KM[0.00]", "KM[]"] {
        assert_eq!(moves(&file(none, "")).len(), 4, "{none}");
        assert_eq!(replayed(&file(none, "")).expect("a match")["lines"].as_array().expect("lines").len(), 4);
    }
}

/// Captures against the edge of the sheet, or by other rules, are not ignored.
#[test]
fn captures_by_rules_that_we_lack_end_the_good_beginning() {
    for chain in ["baab", "baabba", "baabaaba", "baab??", "zz", "MMMLLLLMMM"] {
        let (good, key, why) = broken(&format!("(;GM[40]SZ[5]RE[B+1];B[ab];W[aa];B[ba.{chain}];W[ee])"));
        assert_eq!((good, key.as_str()), (2, "dots-sgf-chain"), "{chain}: {why}");
    }
    // A malformed chain still indicates a capture, and there is one.
    for chain in [".bcabbacb", ".bcabbacbb", ".x"] {
        assert_eq!(moves(&format!("(;GM[40]SZ[5]{})", CAUGHT.replace(".bcabbacbbc", chain))).len(), 7, "{chain}");
    }
    let bare = CAUGHT.replace(".bcabbacbbc", "");
    for rule in ["LastSafe", "Punish"] {
        let (good, key, why) = broken(&format!("(;GM[40]SZ[5]RU[{rule}=1]{bare};W[ea])"));
        assert_eq!((good, key.as_str()), (6, "dots-sgf-lacking"), "{why}");
        assert!(
            plain(&why).starts_with("Node 8: by the rules here “bc” captures, and the file has the rule “"),
            "{why}"
        );
        assert_eq!(moves(&format!("(;GM[40]SZ[5]RU[{rule}=1]{CAUGHT};W[ea])")).len(), 8, "it captures there as well");
        assert_eq!(moves(&format!("(;GM[40]SZ[5]RU[{rule}=0]{bare};W[ea])")).len(), 8);
    }
}

/// A dot lost in a house has the chain of the house, which has the other colour.
#[test]
fn a_chain_is_of_the_colour_of_its_dots() {
    let house = "(;GM[40]SZ[6];B[ab];W[ee];B[ba];W[ed];B[cb];W[ec];B[bc];W[bb.bcabbacbbc];B[ff])";
    assert_eq!(moves(house).len(), 9);
    assert_eq!(
        replayed(house).expect("a match")["board"],
        replayed(&house.replace(".bcabbacbbc", "")).expect("one")["board"]
    );
    assert_eq!(broken(&house.replace("bb.bcabbacbbc", "ea.bcabbacbbc")).1, "dots-sgf-chain", "nobody was lost");
}

/// Scores have many notations.
#[test]
fn a_stop_ends_with_its_score() {
    let file = |result: &str| format!("(;GM[40]SZ[7]RE[{result}];B[cd];W[dd];B[dc];W[ga];B[ed][de])");
    for result in ["B+1", "B+1.0", "B+1.00", "b+1", "Black+1"] {
        assert_eq!(ended(&file(result)), over("1 done", 1, "rules"), "{result}");
    }
    for result in ["W+1", "B+2", "0", "Draw", "B+one", "B+NaN"] {
        assert_eq!(ended(&file(result)).1, None, "{result}");
    }
    let level = "(;GM[40]SZ[7]RE[Draw];B[cd];W[dd];B[dc];W[ga];B[ed][gg])";
    let told = replayed(level).expect("a match");
    assert_eq!((&told["outcome"]["draw"], &told["outcome"]["ending"]), (&true.into(), &"rules".into()));
}

#[test]
fn of_several_matches_the_first_is_read() {
    let first = "(;GM[40]SZ[9];B[aa](;W[bb])(;W[cc]))";
    assert!(!read(first).expect("a match").more);
    let both = read(&format!("{first}\r\n(;GM[40]SZ[9];B[dd])")).expect("a match");
    assert!(both.more && both.lines.len() == 2);
}

#[test]
fn crosses_stand_as_they_stand() {
    let board = |setup: &str| replayed(&format!("(;GM[40]SZ[8:7]{setup};W[aa])")).expect("a match")["board"].clone();
    assert_eq!(board("AB[dc][cd]AW[cc][dd]"), board(";AW[cc][dd]AB[dc][cd]"));
    let mixed = board("AB[cb][bc][fe][gf]AW[bb][cc][ge][ff]");
    assert_eq!(
        mixed,
        "x = B, o = W\n  a b c d e f g h\n1 o . . . . . . .\n2 . o x . . . . .\n3 . x o . . . . .\n4 . . . . . . . .\n\
         5 . . . . . x o .\n6 . . . . . o x .\n7 . . . . . . . ."
    );
}

/// Two crosses in the middle may be the first moves, some of which are not in turn.
#[test]
fn a_set_up_may_be_written_as_moves() {
    let setup = ";B[sp];W[tp];B[tq];W[sq];W[up];B[vp];W[vq];B[uq]";
    let text = format!("(;GM[40]SZ[39:32]RU[russian]{setup};B[ur];W[wq])");
    let told = replayed(&text).expect("a match");
    assert_eq!((&told["options"]["start"], &told["first"]), (&"double-cross".into(), &1.into()));
    assert_eq!(moves(&text), ["1 u18", "2 w17"]);
    let single = "(;GM[40]SZ[39:32];B[tp];W[up];B[uq];W[tq];B[vq];W[to];B[sp];W[sq])";
    assert_eq!(moves(single).len(), 8, "these are in turn");
}

#[test]
fn times_are_told_by_what_is_left() {
    let text = "(;GM[40]SZ[9]TM[600.0]OT[0+30]BL[615]WL[615];B[aa]BL[630];W[bb]WL[630];B[cc]BL[614.7];\
        W[dd]WL[x];B[ee]BL[614.7];W[ff]WL[600])";
    let all = read(text).expect("a match");
    assert_eq!(all.header.clock.to_string(), "30s+10m");
    let wanted = ["1 a1 @ 0", "2 b2 @ 0", "1 c3 @ 45300", "2 d4", "1 e5 @ 45300", "2 f6 @ 105300"].map(str::to_owned);
    assert_eq!(moves(text), wanted);
    let clock = |root: &str| read(&format!("(;GM[40]{root})")).expect("a match").header.clock.to_string();
    assert_eq!(["OT[25 sec / move]TM[300]", "OT[5x30 byo-yomi]", "TM[-5]"].map(clock), ["25s+5m", "off", "off"]);
}

#[test]
fn files_of_all_ages_are_read() {
    let old = "\r\n(;gm[40]\r\nSiZe[9]\r\npb[Ann\\]a]kw[]XX[1][2]\r\n;b[aa]tr[bb];w[bb](;b[cc])(;b[dd];w[ee]))\r\n";
    assert_eq!(moves(old), ["1 a1", "2 b2", "1 c3"]);
    assert_eq!(read(old).expect("a match").header.names, ["Ann]a", "W"]);
    let rules = |rules: &str| replayed(&format!("(;GM[40]RU[{rules}])")).expect("a match")["options"].clone();
    assert_eq!(rules("additionalturn=1,mustsurround=1")["extra"], true);
    assert_eq!(rules("holes,additionalturn,mustsurround")["extra"], true, "a rule that stands alone is on");
    assert_eq!(rules("dotsCaptureEmptyBase1startPosIsRandom0sui1")["capture"], "any");
    assert_eq!(rules("AddTurn=1,Colour=red,MustSurr=1,InstantWin=15")["sudden"], 15);
    assert_eq!((&rules("MustSurr=0")["territory"], &rules("MustSurr=1")["territory"]), (&true.into(), &false.into()));
}

/// A complete match of a server, with sixteen dots at the start and chains of up to 120 dots.
#[test]
fn a_whole_match_of_a_server_is_played() {
    let vectors: serde_json::Value = include_str!("../../crates/games/tests/dots/dots.json").parse().expect("vectors");
    let found = vectors["vectors"].as_array().into_iter().flatten().find(|one| one["name"] == "zagram352562");
    let one = found.expect("that match");
    let number = |of: &serde_json::Value| of.as_u64().expect("a number") as u8;
    let letter = |n: u8| char::from(if n < 26 { b'a' + n } else { b'A' + n - 26 });
    let place = |xy: &[serde_json::Value]| format!("{}{}", letter(number(&xy[0])), letter(number(&xy[1])));
    let mut text = "(;GM[40]SZ[39:32]RU[MustSurr=1,MinArea=1]RE[W+R]".to_owned();
    for (n, dot) in one["moves"].as_array().expect("moves").iter().enumerate() {
        let dot = dot.as_array().expect("a move");
        let property = match (number(&dot[0]), n < 16) {
            (0, true) => "AW",
            (_, true) => "AB",
            (0, false) => ";W",
            (_, false) => ";B",
        };
        let closed = one["contours"].as_array().expect("chains").iter().filter(|chain| chain["after"] == n + 1);
        let chains = closed.flat_map(|chain| chain["contours"].as_array().expect("chains"));
        let chains = chains.map(|chain| {
            let places = chain.as_array().expect("places").iter();
            places.map(|xy| place(xy.as_array().expect("a place"))).collect::<String>()
        });
        let chains: String = chains.map(|chain| format!(".{chain}")).collect();
        text += &format!("{property}[{}{chains}]", place(&dot[1..]));
    }
    let told = replayed(&(text + ")")).expect("a match");
    let lines = told["lines"].as_array().expect("lines");
    assert!(lines.len() == 245 && lines.iter().all(|line| line["accepted"] == true), "{:?}", lines.last());
    assert_eq!((&told["options"]["start"], &told["outcome"]["winner"]), (&"crosses:4".into(), &2.into()));
}

fn plays(game: &mut Match, moves: &str) {
    for m in moves.split(", ") {
        let (seat, text) = m.split_once(' ').expect("a seat and a move");
        let seat = Seat(seat.parse::<u8>().expect("a number") - 1);
        let done = game.play(seat, &Input::canonical(text).said(Manner::Addressed), 0);
        done.unwrap_or_else(|why| panic!("{m}: {why:?}"));
    }
}

/// Each comes back with the same dots, the same score and the same end.
#[test]
fn matches_come_back_as_they_were() {
    let mut all = Vec::new();
    for first in [1, 2] {
        for start in ["empty", "cross", "double-cross", "crosses:2", "turned:3"] {
            let seed = "5a".repeat(32);
            let head =
                format!("game dots size=17 start={start} zone=off\nseats Anna | Boris\nseed {seed}\nfirst {first}");
            let mut game = played(&head);
            plays(&mut game, &format!("{first} a1, {} b1, {first} q17", 3 - first));
            all.push(game);
        }
    }
    let caught = || dots("size=5 zone=off", CAPTURE);
    let mut grounded = caught();
    plays(&mut grounded, "2 e1, 1 ground");
    let mut resigned = caught();
    resigned.resign(Seat(0), 0).expect("it goes on");
    let mut agreed = dots("size=5 zone=off", "c3, d4");
    agreed.agree(0).expect("it goes on");
    let late = played("game dots size=5\nseats Anna | Boris\nclock 10s\n1 c3 @ 0\n2 !flag @ 90000\n");
    let mut stopped = dots("size=5 zone=off territory=on", CAPTURE);
    plays(&mut stopped, "1 leave, 2 stop, 1 paint b2, 1 e1, 1 done");
    let sudden = dots("size=5 zone=off sudden=1", CAPTURE);
    let extra = dots("size=5 zone=off extra=on capture=any", &format!("{CAPTURE}, e1, d1"));
    let ends = [&grounded, &resigned, &agreed, &late, &stopped, &sudden].map(|game| game.ending().map(|e| e.key()));
    let wanted = ["rules", "resigned", "agreed", "timeout", "rules", "rules"].map(Some);
    assert_eq!(ends, wanted);
    all.extend([grounded, resigned, agreed, late, stopped, sudden, extra]);
    for game in all {
        let text = sgf(&game);
        let back = |text: &str| {
            let all = read(text).unwrap_or_else(|why| panic!("{text}: {why}"));
            Match::replay(all.header, all.lines).unwrap_or_else(|(n, why)| panic!("{text}: line {n}: {why:?}"))
        };
        assert_eq!((sight(&back(&text)), sgf(&back(&text))), (sight(&game), text.clone()));
        assert_eq!(sight(&back(&foreign(&text))), sight(&game), "{text}");
    }
}
