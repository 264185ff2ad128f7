//! A playthrough of every game, `tests/playthroughs/<id>.txt`: a record that is replayed, and what the table must look
//! like on the way; beside it, as `<id>.1.txt`, perhaps one by older rules, which replays as it did.
//! `playthroughs/reader.rs` says how it is written.

#[path = "playthroughs/reader.rs"]
mod reader;

use std::path::{Path, PathBuf};

use kletka_games::game::AnyGame;
use kletka_games::games::GAMES;
use kletka_games::play::record;

fn file(game: &dyn AnyGame) -> PathBuf {
    let name = format!("{}.txt", game.info().id);
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name)
}

/// The playthroughs by older rules of a game that are kept, with their numbers.
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
        let path = file(*game);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(reader::check(&text).header().game.info().id, id);
        for (rules, path) in older(*game) {
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let header = reader::check(&text).header().clone();
            assert_eq!((header.game.info().id, header.rules), (id, rules));
        }
    }
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
        let text = std::fs::read_to_string(file(*game)).unwrap_or_else(|error| panic!("{id}: {error}"));
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
