//! The board under a finger: where a place lies, and what a page writes for the places that were touched.

use kletka_games::game::scene::{Item, Says, Scene};
use kletka_games::game::{Board, Gesture, Input, Labels, Manner, Parsed, Place, Seat, Viewer};

use crate::course::Moment;
use crate::wants_faces;

/// What a page reads of a picture.
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

/// Each place that can be touched lies on the page and stands where its letter and its number are printed.
pub fn what_is_touched_is_where_it_is_printed(now: &Moment<'_>) {
    for page in pages(now).into_iter().filter(|_| now.is_close()) {
        let Page { scene, seat, .. } = &page;
        assert!(page.boards().next().is_some(), "{seat:?} touches nothing");
        for board in page.boards() {
            for place in board.places() {
                let at = board.at(place).expect("its own place");
                let on_page = (0.0..=scene.width).contains(&at.x) && (0.0..=scene.height).contains(&at.y);
                assert!(on_page, "{place} lies at {at:?}, beside the page");
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
                if let Some(typed) = written(&page, &text, labels) {
                    assert_eq!(read(now, &page, &typed, labels).as_deref(), Some(text.as_str()), "`{typed}`");
                }
            }
            stands_there(now, &page, labels);
        }
    }
}

/// What a page would write for a move, where it is one that a finger can make.
fn written(page: &Page, text: &str, labels: Labels) -> Option<String> {
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
        Gesture::Fleet { .. } => None,
    }
}

/// The canonical text of what was written.
fn read(now: &Moment<'_>, page: &Page, typed: &str, labels: Labels) -> Option<String> {
    match now.position().read(page.seat, &Input::typed(typed, labels, Manner::Addressed)) {
        Err(reject) if wants_faces(&reject) => None,
        read => Some(read.map(Parsed::into_text).unwrap_or_else(|reject| panic!("`{typed}`: {reject:?}"))),
    }
}

/// What a page knows of the position is so: a path goes on somewhere, a word has letters, ships can be taken back.
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
