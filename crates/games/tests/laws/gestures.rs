//! Gestures: the positions of places, and the text that a page writes for touched places.

use kletka_games::game::scene::{Item, Pt, Says, Scene, Sheet};
use kletka_games::game::{Board, Gesture, Input, Labels, Manner, Parsed, Place, Seat, Viewer};
use kletka_games::kit::tenths::Tenths;

use crate::course::Moment;
use crate::wants_faces;

/// A page's reading of a picture.
struct Page {
    gesture: Gesture,
    scene: Scene,
    seat: Seat,
}

impl Page {
    /// The boards where moves of the seat go.
    fn boards(&self) -> impl Iterator<Item = &Board> {
        self.scene.touched_by(Some(self.seat))
    }

    /// The sheet on which points of the seat are touched.
    fn sheets(&self) -> impl Iterator<Item = &Sheet> {
        self.scene.sheets.iter().filter(|sheet| sheet.seat == self.seat)
    }

    /// Whether something lies on the page.
    fn shows(&self, at: Pt) -> bool {
        (0.0..=self.scene.width).contains(&at.x) && (0.0..=self.scene.height).contains(&at.y)
    }

    fn has(&self, place: Place) -> bool {
        self.boards().any(|board| board.at(place).is_some())
    }
}

/// The pictures by which the seats that may act do so: the own ones, and the one of everybody.
fn pages(now: &Moment<'_>) -> Vec<Page> {
    let page = |who, seat| {
        let gesture = now.position().gesture(who, seat)?;
        Some(Page { gesture, scene: now.position().scene(who), seat })
    };
    now.acting().flat_map(|seat| [page(Viewer::Public, seat), page(Viewer::Seat(seat), seat)]).flatten().collect()
}

/// Each place that can be touched is on the page, at the crossing of its printed letter and number.
pub fn what_is_touched_is_where_it_is_printed(now: &Moment<'_>) {
    for page in pages(now).into_iter().filter(|_| now.is_close()) {
        let Page { scene, seat, gesture } = &page;
        if let Gesture::Points { pieces, .. } = gesture {
            assert_eq!(page.sheets().count(), 1, "{seat:?} touches one sheet");
            points_lie_where_their_numbers_are_printed(&page, pieces);
            continue;
        }
        assert!(page.boards().next().is_some(), "{seat:?} touches nothing");
        for board in page.boards() {
            for place in board.places() {
                let at = board.at(place).expect("its own place");
                assert!(page.shows(at), "{place} lies at {at:?}, beside the page");
            }
        }
        if let Gesture::Places { beyond, .. } = gesture {
            let board = page.boards().next().expect("one of them");
            for node in beyond {
                assert!(page.shows(board.beyond(*node)), "{node:?} lies beside the page");
                assert!(!board.places().any(|place| lies(place) == *node), "{node:?} has a name");
            }
        }
        let near = |a: f32, b: f32| (a - b).abs() < 1e-3;
        for item in &scene.items {
            let Item::Label { at, says, .. } = item else { continue };
            let stands = scene.boards.iter().any(|board| {
                board.places().any(|place| match (says, board.at(place)) {
                    (Says::Column(col), Some(there)) => *col == place.col && near(at.x, there.x),
                    (Says::Row(row), Some(there)) => *row == place.row && near(at.y, there.y),
                    _ => false,
                })
            });
            let names = matches!(says, Says::Column(_) | Says::Row(_));
            assert!(!names || stands, "{says:?} is printed at {at:?}, where no such place is");
        }
    }
}

/// A place as steps to the right and down.
fn lies(place: Place) -> (i16, i16) {
    let along = |n: u16| i16::try_from(n).expect("no board is so large");
    (along(place.col), along(place.row))
}

/// The corners of a sheet and its pieces are on the page, and a number at an edge is that of the point there.
fn points_lie_where_their_numbers_are_printed(page: &Page, pieces: &[(i32, i32)]) {
    let near = |a: f32, b: f32| (a - b).abs() < 0.5;
    for sheet in page.sheets() {
        let ((left, right), (top, low)) = (sheet.across, sheet.down);
        for (x, y) in [(left, top), (right, low)].iter().chain(pieces) {
            assert!(page.shows(sheet.at(*x, *y).expect("on the sheet")), "{x} {y}");
        }
        let (from, to) = (sheet.at(left, top).expect("a corner"), sheet.at(right, low).expect("a corner"));
        let printed = page.scene.items.iter().filter_map(|item| match item {
            Item::Label { at, says: Says::Plain(number), .. } => Some((*at, number.parse::<i32>().ok()? * 10)),
            _ => None,
        });
        for (at, number) in printed.filter(|(at, _)| (from.x - 0.1..to.x + 0.1).contains(&at.x)) {
            let outside = at.y < from.y || at.y > to.y;
            let across = sheet.at(number, top).is_some_and(|there| near(there.x, at.x));
            assert!(!outside || across, "{number} is printed at {at:?}");
        }
    }
}

/// The text of a finger's move, in the letters that are printed, is the move that was meant.
pub fn what_is_touched_is_the_move_that_was_meant(now: &Moment<'_>) {
    for page in pages(now).into_iter().filter(|_| now.is_close()) {
        for labels in [Labels::Latin, Labels::Cyrillic] {
            for place in page.boards().flat_map(Board::places) {
                assert_eq!(labels.path(&labels.place(place)), Ok(vec![place]), "{place}");
            }
            let listed = now.position().moves(page.seat).unwrap_or_default();
            let sample = now.position().sample(page.seat, &mut now.setting.chance(now.step as u64, 9));
            for text in now.some(listed).chain(sample) {
                let all = written(&page, &text, labels);
                let read: Vec<_> = all.iter().filter_map(|typed| read(now, &page, typed, labels)).collect();
                assert!(all.is_empty() || read.contains(&text), "`{text}` from {all:?}: {read:?}");
            }
            stands_there(now, &page, labels);
        }
    }
}

/// The texts that a page may write for a move: none if no gesture makes it, and several if a path ends in one of
/// several nodes without a name.
fn written(page: &Page, text: &str, labels: Labels) -> Vec<String> {
    let (named, last) = text.rsplit_once(' ').unwrap_or(("", text));
    match &page.gesture {
        Gesture::Places { from: Some(from), beyond, .. } if !beyond.is_empty() && Place::read(last).is_none() => {
            let before = Place::read_path(named).unwrap_or_default();
            let at = lies(before.last().copied().unwrap_or(*from));
            let steps = beyond.iter().map(|node| (node.0 - at.0, node.1 - at.1));
            let arrows = steps.filter_map(|step| ARROWS.iter().find(|(way, _)| *way == step));
            let named: Vec<String> = before.into_iter().map(|place| labels.place(place)).collect();
            arrows.map(|(_, arrow)| format!("{} {arrow}", named.join(" ")).trim().to_owned()).collect()
        }
        _ => typed(page, text, labels).into_iter().collect(),
    }
}

/// The arrow of a link to the right and down, as pages write it.
const ARROWS: [((i16, i16), char); 8] = [
    ((0, -1), '↑'),
    ((1, -1), '↗'),
    ((1, 0), '→'),
    ((1, 1), '↘'),
    ((0, 1), '↓'),
    ((-1, 1), '↙'),
    ((-1, 0), '←'),
    ((-1, -1), '↖'),
];

/// The text that a page writes for a move whose places all have names.
fn typed(page: &Page, text: &str, labels: Labels) -> Option<String> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    match &page.gesture {
        Gesture::Places { least, most, between, .. } => {
            let places =
                Place::read_path(&text.replace('>', " ")).filter(|path| path.iter().all(|at| page.has(*at)))?;
            let fits = (usize::from(*least)..=usize::from(*most)).contains(&places.len());
            assert!(fits, "`{text}` has {} places", places.len());
            let labelled: Vec<String> = places.into_iter().map(|place| labels.place(place)).collect();
            Some(labelled.join(&between.to_string()))
        }
        Gesture::Letter | Gesture::Word { .. } => {
            let place = Place::read(first).filter(|place| page.has(*place))?;
            Some(format!("{} {rest}", labels.place(place)))
        }
        Gesture::Points { most, .. } => {
            let points: Option<Vec<_>> = text.split(',').map(Tenths::read_point).collect();
            let points = points?;
            assert!(points.len() <= usize::from(*most), "`{text}` has {} points", points.len());
            let on_it = points.iter().all(|at| page.sheets().any(|sheet| sheet.at(at.x, at.y).is_some()));
            on_it.then(|| points.into_iter().map(Tenths::write_point).collect::<Vec<_>>().join(", "))
        }
        Gesture::Fleet { .. } => None,
    }
}

/// The canonical form of a written text.
fn read(now: &Moment<'_>, page: &Page, typed: &str, labels: Labels) -> Option<String> {
    match now.position().read(page.seat, &Input::typed(typed, labels, Manner::Addressed)) {
        Err(reject) if wants_faces(&reject) => None,
        read => Some(read.map(Parsed::into_text).unwrap_or_else(|reject| panic!("`{typed}`: {reject:?}"))),
    }
}

/// The page's facts about the position are true: a path goes on somewhere, a word has letters, ships can be taken back.
fn stands_there(now: &Moment<'_>, page: &Page, labels: Labels) {
    match &page.gesture {
        Gesture::Places { from: Some(from), .. } => {
            assert!(page.has(*from), "a path begins at {from}, which is on no board");
            for place in page.boards().flat_map(Board::places) {
                assert!(read(now, page, &labels.place(place), labels).is_some());
            }
        }
        Gesture::Word { letters } => {
            assert!(letters.iter().all(|(place, _)| page.has(*place)), "{letters:?}");
        }
        Gesture::Fleet { ships, .. } if !ships.is_empty() => {
            assert!(ships.iter().all(|(one, two)| page.has(*one) && page.has(*two)), "{ships:?}");
            let all = ships.iter().map(|(one, two)| format!("{}-{}", labels.place(*one), labels.place(*two)));
            assert!(read(now, page, &all.collect::<Vec<_>>().join(", "), labels).is_some());
        }
        _ => {}
    }
}
