//! Typed choices, buttons and pictures.

use super::*;
use crate::game::scene::{Item, Says, Scene};
use crate::game::{Labels, Manner, Tap};

#[test]
fn columns_are_typed_in_some_ways() {
    let played = begin("", 2, &sum(7));
    let reads = |text: &str| {
        let input = Input::typed(text, Labels::Cyrillic, Manner::Addressed).by(&Plain);
        GAME.parse(&played.state, A, &input).map(|m| GAME.write(&m)).ok()
    };
    for text in ["k7", "K7", "к7", "К 7", "k 7!", "7", "7.", "column 7"] {
        assert_eq!(reads(text).as_deref(), Some("column 7"), "{text}");
    }
    for (text, canonical) in [("dash 5", "dash 5"), ("throw", "throw"), ("4 dice", "throw 4"), ("bid 4", "bid 4")] {
        assert_eq!(reads(text).as_deref(), Some(canonical));
    }
    for text in
        ["", "k", "к", "7 7", "hello", "kk7", "-7", "999", "k7 x", "bid", "dash", "dash 300", "throw 11", "bid 0"]
    {
        assert_eq!(reads(text), None, "{text}");
    }
}

#[test]
fn a_number_alone_is_what_is_asked_for() {
    let reads = |settings: &str| {
        let played = begin(settings, 2, &[]);
        GAME.parse(&played.state, A, &Input::canonical("3")).map(|m| GAME.write(&m)).ok()
    };
    assert_eq!(reads("variant=skittles").as_deref(), Some("throw 3"));
    assert_eq!(reads("variant=auction").as_deref(), Some("bid 3"));
}

#[test]
fn buttons_show_what_can_be_chosen() {
    let mut played = begin("columns=3", 2, &sum(7));
    played.plays("k2", &sum(5)).plays("k1", &sum(9));
    let texts = |played: &Played, seat: Seat| -> Vec<String> {
        let view = GAME.view(&played.state, Viewer::Public);
        let taps = GAME.buttons(&view, seat).into_iter().flatten();
        taps.filter_map(|tap| if let Tap::Move(m) = tap { Some(GAME.write(&m)) } else { None }).collect()
    };
    assert_eq!((texts(&played, A), texts(&played, B)), (vec!["column 1".to_owned(), "column 3".to_owned()], vec![]));
    // The buttons under the group's picture are for all players whose rows are covered.
    let mut played = begin("columns=3 together=on", 2, &sum(7));
    played.says(A, "k2", &[]).and_then(|()| played.says(B, "k1", &sum(3))).expect("free columns");
    assert_eq!(texts(&played, A).len(), 3);
}

#[test]
fn the_table_of_the_book_is_drawn() {
    let entries = [(6, 9), (8, 9), (8, 9), (10, 9), (7, 12), (11, 12), (5, 12), (11, 12)];
    let played = play("", 4, &entries, sum);
    let scene = GAME.view(&played.state, Viewer::Public).scene();
    let count = |is: fn(&Item) -> bool| scene.items.iter().filter(|item| is(item)).count();
    assert_eq!(ovals(&scene).len(), 1, "the ten in column 9");
    assert_eq!(count(|item| matches!(item, Item::Ring { .. })), 1, "what a ring means");
    assert_eq!(count(|item| matches!(item, Item::Die { .. })), 2);
    assert_eq!(count(|item| matches!(item, Item::Name { .. })), 9, "four rows in two bands, and whose dice they are");
}

/// The heights of the middles of all ovals.
fn ovals(scene: &Scene) -> Vec<f32> {
    let oval = |item: &Item| match item {
        Item::Stroke { points, .. } if points.len() == 21 => {
            Some(((points[0].y + points[10].y) * 50.0).round() / 100.0)
        }
        _ => None,
    };
    scene.items.iter().filter_map(oval).collect()
}

/// A player has several entries. The ring is around the highest and the cross over the lowest, not over the latest.
#[test]
fn the_podium_marks_the_entries_that_count() {
    let mut played = begin("variant=podium columns=3", 2, &sum(9));
    played.plays("k2", &sum(8)).plays("k2", &sum(3)).plays("k2", &sum(5)).plays("k2", &sum(6));
    let table = played.table();
    let (scene, layout) = (super::super::sheet::scene(table), super::super::layout::Layout::of(table));
    let row = |seat: Seat| layout.cell(seat, 1).expect("a row").y;
    let in_table = |at: &f32| *at < layout.bottom;
    let rings = ovals(&scene).into_iter();
    let crosses =
        scene.items.iter().filter_map(|item| if let Item::Cross { at, .. } = item { Some(at.y) } else { None });
    assert_eq!(rings.filter(in_table).collect::<Vec<_>>(), [row(A) + 1.0], "nine, before the three");
    assert_eq!(crosses.filter(in_table).collect::<Vec<_>>(), [row(A) + 3.0], "the three is the lowest of all");
}

/// All entries of a cell are there, however many they are, and the ring is around the one that counts.
#[test]
fn more_entries_than_lines_are_written_smaller() {
    let mut played = begin("variant=podium columns=3", 2, &sum(12));
    played.plays("k2", &sum(8)).plays("k1", &sum(9)).plays("k2", &sum(7)).plays("k1", &sum(4)).plays("k2", &sum(6));
    let table = played.table();
    let (scene, layout) = (super::super::sheet::scene(table), super::super::layout::Layout::of(table));
    let corner = layout.cell(A, 1).expect("a row");
    let entry = |item: &Item| match item {
        Item::Label { at, says: Says::Plain(text), .. } if (at.x - corner.x - layout.column / 2.0).abs() < 0.01 => {
            (corner.y..corner.y + layout.row).contains(&at.y).then(|| (text.clone(), at.y))
        }
        _ => None,
    };
    let entries: Vec<(String, f32)> = scene.items.iter().filter_map(entry).collect();
    assert_eq!(entries.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>(), ["12", "9", "4"]);
    assert!(ovals(&scene).iter().any(|y| (y - entries[0].1).abs() < 0.01), "the twelve is ringed");
}

#[test]
fn every_page_can_be_shown_by_a_telephone() {
    for variant in VARIANTS {
        for seats in variant.seats.iter() {
            for columns in [2, 9, 12, 18].into_iter().step_by(crate::amount(1, 3)) {
                let settings = format!("variant={} columns={columns}", variant.id);
                let rules = GAME.options(&mut options(&settings), seats).expect("options that can be played");
                let mut ctx = StepCtx::new(Chance::seeded(&Seed([1; 32]), 0), 0);
                let seating = Seating { seats, first: A, rules: INFO.rules };
                let scene = super::super::sheet::scene(GAME.setup(&rules, seating, &mut ctx).board());
                assert!(scene.height <= 68.0 && scene.width <= 46.0, "{} of {seats} × {columns}", variant.id);
            }
        }
    }
}

#[test]
fn nothing_on_a_picture_leaves_the_page() {
    for variant in VARIANTS {
        let seats = variant.seats.most();
        wander(&format!("variant={}", variant.id), seats, 5, |table, _| {
            if table.round.number % crate::amount(16, 64) > 1 {
                return;
            }
            let scene = super::super::sheet::scene(table);
            let inside =
                |x: f32, y: f32| (-0.3..=scene.width + 0.3).contains(&x) && (-0.3..=scene.height + 0.3).contains(&y);
            for item in &scene.items {
                let fits = match item {
                    Item::Stroke { points, .. } | Item::Fill { polygon: points, .. } => {
                        points.iter().all(|p| inside(p.x, p.y))
                    }
                    Item::Label { at, .. } | Item::Ring { at, .. } | Item::Die { at, .. } => inside(at.x, at.y),
                    _ => true,
                };
                assert!(fits, "{}: {item:?}", variant.id);
            }
        });
    }
}
