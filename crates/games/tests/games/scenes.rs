//! The page of each game, without pixels: a census of its items, and properties of every drawing.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::each_game;
use kletka_games::game::scene::{Item, Says, Scene};
use kletka_games::game::{AnyGame, Chance, Input, OptValues, Seat, StepCtx, Table, Viewer};
use kletka_games::games;

/// The name of an item's kind.
fn kind(item: &Item) -> &'static str {
    match item {
        Item::Grid { .. } => "grid",
        Item::Stroke { .. } => "stroke",
        Item::Dot { .. } => "dot",
        Item::Ring { .. } => "ring",
        Item::Cross { .. } => "cross",
        Item::Hatch { .. } => "hatch",
        Item::Fill { .. } => "fill",
        Item::Blank { .. } => "blank",
        Item::Label { .. } => "label",
        Item::Bead { .. } => "bead",
        Item::Sign { .. } => "sign",
        Item::Name { .. } => "name",
        Item::Die { .. } => "die",
    }
}

/// The number of items of each kind, after the extent: `18x12: die 4, label 10`.
fn census(scene: &Scene) -> String {
    let mut counts = BTreeMap::new();
    for item in &scene.items {
        *counts.entry(kind(item)).or_insert(0) += 1;
    }
    let counts: Vec<_> = counts.into_iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    format!("{}x{}: {}", scene.width, scene.height, counts.join(", "))
}

/// A known position of a game, and the census of its page.
struct Page {
    game: &'static str,
    options: &'static [&'static str],
    seats: u8,
    /// Moves of the seat with the prompt (the first one, if there are several), each with its draws.
    moves: &'static [(&'static str, &'static [u32])],
    census: &'static str,
}

/// A fleet is placed. This draws nothing.
const READY: (&str, &[u32]) = ("ready", &[]);

static PAGES: &[Page] = &[
    Page {
        game: "tictactoe",
        options: &[],
        seats: 2,
        moves: &[],
        census: "14x16: blank 1, cross 1, grid 1, label 12, name 2, ring 1",
    },
    Page {
        game: "tictactoe",
        options: &[],
        seats: 2,
        moves: &[("a1", &[]), ("b1", &[]), ("a2", &[]), ("b2", &[]), ("a3", &[])],
        census: "14x16: blank 1, cross 1, grid 1, label 12, name 2, ring 5, stroke 9",
    },
    Page {
        game: "seabattle",
        options: &[],
        seats: 2,
        moves: &[],
        census: "17x28: grid 2, label 82, name 2, stroke 20",
    },
    Page {
        game: "seabattle",
        options: &["fleet=2"],
        seats: 2,
        moves: &[("a1-b1", &[]), READY, ("c3-c4", &[]), READY, ("c3", &[]), ("e5", &[]), ("a1", &[]), ("b1", &[])],
        census: "16x28: blank 1, cross 5, dot 5, fill 2, grid 2, hatch 2, label 82, name 2, stroke 4",
    },
    Page { game: "pig", options: &[], seats: 2, moves: &[], census: "18x20: die 2, dot 2, label 8, name 4, stroke 13" },
    Page {
        game: "pig",
        options: &["dice=1"],
        seats: 3,
        moves: &[("roll", &[4]), ("hold", &[]), ("roll", &[6]), ("roll", &[1])],
        census: "18x19: cross 1, die 2, dot 3, fill 1, label 13, name 6, stroke 37",
    },
    Page {
        game: "pig",
        options: &[],
        seats: 50,
        moves: &[("roll", &[2, 3]), ("roll", &[6, 6])],
        census: "26x34: die 6, fill 1, label 107, name 50, stroke 2",
    },
];

#[test]
fn known_positions_hold_what_they_held() {
    let now = PAGES.iter().map(|page| {
        let game = games::find(page.game).expect("a page of a game that is in the registry");
        (page.game, census(&position(game, page).scene(Viewer::Public)))
    });
    let held = PAGES.iter().map(|page| (page.game, page.census.to_owned()));
    assert_eq!(now.collect::<Vec<_>>(), held.collect::<Vec<_>>());
}

fn position(game: &'static dyn AnyGame, page: &Page) -> Box<dyn kletka_games::game::Position> {
    let info = game.info();
    let mut options = OptValues::defaults(info.options);
    for setting in page.options {
        options.take(info.options, info.presets, setting).expect("options that the game has");
    }
    let table = Table { seats: page.seats, first: Seat(0), rules: 1 };
    let mut ctx = StepCtx::new(Chance::none(), 0);
    let mut position = game.start(&mut options, table, &mut ctx).expect("options that can be played");
    for (text, draws) in page.moves {
        let seat = position.turn().seats().iter().next().expect("the match goes on");
        position.play(seat, &Input::canonical(text), &mut StepCtx::new(Chance::given(draws), 0)).expect("a legal move");
    }
    position
}

/// Games whose small grids have sums on two sides.
const SUMMED: [&str; 3] = ["alongacross", "alongonly", "minimum"];

/// A board with coordinates has them on all four sides: every letter above and below, every number left and right.
#[test]
fn coordinates_stand_on_all_four_sides() {
    each_game(|setting| {
        if SUMMED.contains(&setting.game.info().id) {
            return;
        }
        let (position, _) = setting.start(setting.chance(0, 0)).expect("a setting was checked when it was made");
        let scene = position.scene(Viewer::Public);
        let (mut columns, mut rows) = (BTreeMap::new(), BTreeMap::new());
        for item in &scene.items {
            // Compares lines of print in tenths of a unit.
            match item {
                Item::Label { at, says: Says::Column(col), .. } => {
                    columns.entry(*col).or_insert_with(BTreeSet::new).insert((at.y * 10.0) as i32);
                }
                Item::Label { at, says: Says::Row(row), .. } => {
                    rows.entry(*row).or_insert_with(BTreeSet::new).insert((at.x * 10.0) as i32);
                }
                _ => {}
            }
        }
        assert!(columns.values().all(|lines| lines.len() >= 2), "{setting:?}: {columns:?}");
        assert!(rows.values().all(|lines| lines.len() >= 2), "{setting:?}: {rows:?}");
    });
}
