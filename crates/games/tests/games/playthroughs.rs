//! A playthrough of every game, `tests/playthroughs/<id>.txt`: a record to replay, and the expected boards on the way.
//! There may be a second file, `<id>.table.txt`, with table words that the first lacks (somebody leaves, a deadline
//! passes). A file `<id>.1.txt` is by older rules and must replay as it did. `tests/playthroughs/reader.rs` explains
//! the format.

#[path = "../playthroughs/reader.rs"]
mod reader;

use std::path::{Path, PathBuf};

use kletka_games::game::{AnyGame, OptValues, Seat, Seats, Seed};
use kletka_games::games::GAMES;
use kletka_games::play::{Action, Clock, Header, Match, record};

use crate::common::amount;

fn file(game: &dyn AnyGame) -> PathBuf {
    let name = format!("{}.txt", game.info().id);
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name)
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The playthroughs of a game by its current rules.
fn texts(game: &dyn AnyGame) -> Vec<String> {
    let table = file(game).with_file_name(format!("{}.table.txt", game.info().id));
    [file(game), table].iter().take_while(|path| path.exists()).map(|path| read(path)).collect()
}

/// A game's existing playthroughs by older rules, with the versions of these rules.
fn older(game: &dyn AnyGame) -> impl Iterator<Item = (u16, PathBuf)> {
    let info = game.info();
    let files = (info.since..info.rules)
        .map(move |rules| (rules, file(game).with_file_name(format!("{}.{rules}.txt", info.id))));
    files.filter(|(_, path)| path.exists())
}

#[test]
fn every_game_has_one_and_it_still_plays_the_same() {
    for game in GAMES {
        let id = game.info().id;
        let texts = texts(*game);
        assert!(!texts.is_empty(), "{id} has none");
        for text in texts {
            assert_eq!(reader::check(&text).header().game.info().id, id);
        }
        for (rules, path) in older(*game) {
            let header = reader::check(&read(&path)).header().clone();
            assert_eq!((header.game.info().id, header.rules), (id, rules));
        }
    }
}

/// Table events that have happened in a match, or could have.
#[derive(Default, PartialEq, Eq, Debug)]
struct Words {
    back: bool,
    lapse: bool,
    leave: bool,
}

/// The table words in a match, and those that were possible in it.
fn words(played: &Match) -> [Words; 2] {
    let (mut said, mut known) = (Words::default(), Words::default());
    let mut live = Match::begin(played.header().clone()).expect("it has begun before");
    for line in played.lines() {
        known.lapse |= live.turn().until().is_some();
        live.enter(line).expect("its own line");
        known.back |= Seats::first(played.header().names.len() as u8).iter().any(|seat| live.takeback(seat).is_ok());
        match line.action() {
            Ok(Action::Undo(..)) => said.back = true,
            Ok(Action::Lapse) => said.lapse = true,
            Ok(Action::Resign(_) | Action::Flag(_)) => said.leave |= live.ending().is_none(),
            _ => {}
        }
    }
    [said, known]
}

/// Whether the others go on if one of three players leaves.
fn goes_on_without_one(game: &'static dyn AnyGame) -> bool {
    let header = Header {
        game,
        rules: game.info().rules,
        options: OptValues::defaults(game.info().options),
        names: ["Anna", "Boris", "Vera"].map(str::to_owned).to_vec(),
        clock: Clock::Off,
        first: Some(Seat(0)),
        seed: Some(Seed([7; 32])),
        deal: Vec::new(),
    };
    Match::begin(header).is_ok_and(|mut live| live.resign(Seat(1), 0).is_ok() && live.ending().is_none())
}

/// In the playthroughs of a game somebody takes a move back, somebody leaves and a deadline passes, as far as the game
/// has these.
#[test]
fn the_words_of_the_table_are_said_in_them() {
    let mut lacking = Vec::new();
    for game in GAMES {
        let mut said = Words::default();
        let mut known = Words { leave: goes_on_without_one(*game), ..Words::default() };
        for text in texts(*game) {
            let [own, could] = words(&reader::check(&text));
            said =
                Words { back: said.back || own.back, lapse: said.lapse || own.lapse, leave: said.leave || own.leave };
            known = Words { back: known.back || could.back, lapse: known.lapse || could.lapse, ..known };
        }
        if said != known {
            lacking.push(format!("{}: {said:?} of {known:?}", game.info().id));
        }
    }
    assert!(lacking.is_empty(), "what is said, of what could be:\n{}", lacking.join("\n"));
}

/// The example `boards` makes the sections in exactly this form. The quick run makes those of every third game.
#[test]
fn sections_are_made_as_they_stand() {
    for text in GAMES.iter().step_by(amount(1, 3)).flat_map(|game| texts(*game)) {
        assert_eq!(reader::made(&text).as_ref(), Ok(&text));
        let (record, sections) = reader::split(&text);
        let whole = reader::made(&record).expect("legal moves");
        let (_, all) = reader::split(&whole);
        assert_eq!(all.len(), reader::check(&whole).lines().len() + 1, "the start, and each line");
        for section in sections {
            let same = all.iter().find(|other| other.after == section.after).map(|other| other.expected);
            assert_eq!(same, Some(section.expected));
        }
    }
    let refused = reader::made("game tictactoe\nseats a | b\n1 b2\n1 b3\n").expect_err("twice in turn");
    assert!(refused.starts_with("line 2 was refused: 1 b3: "), "{refused}");
}

#[test]
fn some_are_kept_by_older_rules() {
    let kept: Vec<(&str, u16)> =
        GAMES.iter().flat_map(|game| older(*game).map(|(rules, _)| (game.info().id, rules))).collect();
    assert!(kept.contains(&("palms", 1)), "{kept:?}");
}

#[test]
fn what_is_written_is_read_again() {
    for game in GAMES {
        let id = game.info().id;
        let text = read(&file(*game));
        let (header, lines) =
            record::read(&reader::split(&text).0, GAMES).unwrap_or_else(|error| panic!("{id}: {error}"));
        let played = reader::replay(&header, &lines);
        let written = record::write(played.header(), played.lines(), true);
        let (header, again) = record::read(&written, GAMES).unwrap_or_else(|error| panic!("{id}: {error}\n{written}"));
        assert_eq!(again, played.lines(), "{id}");
        let copy = reader::replay(&header, &again);
        assert_eq!(reader::describe(&copy), reader::describe(&played), "{id}");
        assert_eq!(record::write(copy.header(), copy.lines(), true), written, "{id}");
    }
}
