//! A playthrough of every game, `tests/playthroughs/<id>.txt`: a record that is replayed, and what the table must look
//! like on the way. `playthroughs/reader.rs` says how it is written.

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

#[test]
fn every_game_has_one_and_it_still_plays_the_same() {
    for game in GAMES {
        let id = game.info().id;
        let path = file(*game);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(reader::check(&text).header().game.info().id, id);
    }
}

#[test]
fn what_is_written_is_read_again() {
    for game in GAMES {
        let id = game.info().id;
        let text = std::fs::read_to_string(file(*game)).unwrap_or_else(|error| panic!("{id}: {error}"));
        let (header, lines) = record::read(&reader::split(&text).0).unwrap_or_else(|error| panic!("{id}: {error}"));
        let played = reader::replay(&header, &lines);
        let written = record::write(played.header(), played.lines(), true);
        let (header, again) = record::read(&written).unwrap_or_else(|error| panic!("{id}: {error}\n{written}"));
        assert_eq!(again, played.lines(), "{id}");
        let copy = reader::replay(&header, &again);
        assert_eq!(reader::describe(&copy), reader::describe(&played), "{id}");
        assert_eq!(record::write(copy.header(), copy.lines(), true), written, "{id}");
    }
}
