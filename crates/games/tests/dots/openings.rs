//! Published start positions, compared with the game's set-ups.

use kletka_games::game::{Chance, OptValues, Seat, StepCtx, Table, Viewer};
use serde_json::Value;

/// The text board of a new match on a sheet of this size.
fn board(width: u64, height: u64, start: &str) -> String {
    let game = kletka_games::games::find("dots").expect("dots are in the registry");
    let mut values = OptValues::defaults(game.info().options);
    for setting in [format!("size={width}x{height}"), format!("start={start}")] {
        values.take(game.info().options, &[], &setting).expect("an option of dots");
    }
    let mut ctx = StepCtx::new(Chance::none(), 0);
    let table = Table { seats: 2, first: Seat(0), rules: 1 };
    game.start(&mut values, table, &mut ctx).expect("possible options").board(Viewer::Public)
}

/// The same board, with the dots of a published position.
fn published(width: u64, height: u64, dots: &[Value]) -> String {
    let spot = |dot: &Value, n: usize| dot[n].as_u64().expect("a number");
    kletka_games::kit::grid::text(width as u16, height as u16, |place| {
        let here = |dot: &&Value| (spot(dot, 1), spot(dot, 2)) == (u64::from(place.col), u64::from(place.row));
        match dots.iter().find(here).map(|dot| spot(dot, 0)) {
            Some(0) => 'x',
            Some(_) => 'o',
            None => '.',
        }
    })
}

/// The middle is rounded up and to the left here. Some programs round differently on sheets with an odd height, and
/// some put the second cross of two elsewhere. We do not have those positions.
#[test]
fn the_published_crosses_are_ours() {
    let vectors: Value = serde_json::from_str(include_str!("dots.json")).expect("the vectors are JSON");
    let openings = vectors["openings"].as_array().expect("a list");
    let mut checked = 0;
    for opening in openings {
        let name = opening["name"].as_str().unwrap_or_default();
        let (width, height) = (opening["width"].as_u64().unwrap_or(0), opening["height"].as_u64().unwrap_or(0));
        let start = match name {
            _ if width < 5 || height < 5 || height % 2 == 1 => continue,
            _ if name.starts_with("official cross") || name == "cross" => "cross",
            _ if name.starts_with("double cross") => "double-cross",
            _ => continue,
        };
        let dots = opening["dots"].as_array().expect("a list");
        assert_eq!(board(width, height, start), published(width, height, dots), "{name} {width}x{height}");
        checked += 1;
    }
    assert_eq!(checked, 6);
}
