//! Pictures: there is something to see, it is on the page, and the eye finds the latest move.

use kletka_games::game::emblem::{EMBLEM, emblem};
use kletka_games::game::scene::{Board, Ink, Item, Pt, Scene, Sign};
use kletka_games::game::{Input, Place, Seat, Viewer};
use kletka_games::play::{Action, Match};

use crate::common::{self, Setting, Ways};
use crate::course::Moment;
use crate::{games, no_chance};

/// What stands for a seat on the text board stands for no other one, whoever looks. Either all have something, or none
/// has.
pub fn on_text_boards_everybody_has_a_sign_of_their_own(now: &Moment<'_>) {
    for who in now.some_viewers() {
        let marks = now.position().marks(who, now.setting.seats);
        let told = marks.iter().flatten().count();
        assert!(told == 0 || told == marks.len(), "{who:?} reads whose some of it is: {marks:?}");
        let twice = (0..told).find(|n| marks[..*n].contains(&marks[*n]));
        assert_eq!(twice, None, "{who:?} reads one sign of two: {marks:?}");
    }
}

/// All numbers of an item.
fn numbers(item: &Item) -> Vec<f32> {
    let all = |points: &[Pt]| points.iter().flat_map(|p| [p.x, p.y]).collect();
    match item {
        Item::Grid { at, step, .. } => vec![at.x, at.y, *step],
        Item::Stroke { points, .. } => all(points),
        Item::Dot { at, r, .. }
        | Item::Bead { at, r, .. }
        | Item::Ring { at, r, .. }
        | Item::Cross { at, r, .. }
        | Item::Sign { at, r, .. } => {
            vec![at.x, at.y, *r]
        }
        Item::Hatch { polygon, .. } | Item::Fill { polygon, .. } | Item::Blank { polygon } => all(polygon),
        Item::Label { at, size, .. } => vec![at.x, at.y, *size],
        Item::Name { at, size, room, .. } => vec![at.x, at.y, *size, *room],
        Item::Die { at, side, .. } => vec![at.x, at.y, *side],
    }
}

/// The ink of an item; `None` if it has none.
fn ink(item: &Item) -> Option<Ink> {
    match item {
        Item::Grid { .. } | Item::Blank { .. } => None,
        Item::Name { seat, .. } => Some(Ink::Seat(seat.0)),
        Item::Sign { seat, latest, .. } => Some(Ink::of(*seat, *latest)),
        Item::Stroke { ink, .. }
        | Item::Dot { ink, .. }
        | Item::Bead { ink, .. }
        | Item::Ring { ink, .. }
        | Item::Cross { ink, .. }
        | Item::Hatch { ink, .. }
        | Item::Fill { ink, .. }
        | Item::Label { ink, .. }
        | Item::Die { ink, .. } => Some(*ink),
    }
}

/// Whether the anchor of an item is off the page.
fn is_off(item: &Item, scene: &Scene) -> bool {
    match item {
        Item::Label { at, .. }
        | Item::Dot { at, .. }
        | Item::Bead { at, .. }
        | Item::Sign { at, .. }
        | Item::Die { at, .. } => !((0.0..=scene.width).contains(&at.x) && (0.0..=scene.height).contains(&at.y)),
        _ => false,
    }
}

pub fn there_is_always_something_to_see(now: &Moment<'_>) {
    for who in now.some_viewers().filter(|_| now.is_close()) {
        let board = now.position().board(who);
        assert!(!board.is_empty() && !board.ends_with('\n'), "{who:?} reads {board:?}");
        let scene = now.position().scene(who);
        assert!(scene.width > 0.0 && scene.height > 0.0, "{} x {}", scene.width, scene.height);
        assert!(scene.width.is_finite() && scene.height.is_finite());
        let wrong = scene.items.iter().find(|item| numbers(item).iter().any(|n| !n.is_finite()));
        assert!(wrong.is_none(), "{wrong:?}");
        let off = scene.items.iter().find(|item| is_off(item, &scene));
        assert!(off.is_none(), "{off:?} on a page of {} x {}", scene.width, scene.height);
        let scores = now.position().scores(who);
        let all = scores.is_none_or(|scores| scores.len() == usize::from(now.setting.seats));
        assert!(all, "a score for each seat");
    }
}

/// Whether a length is a whole number of squares.
fn is_whole(units: f32) -> bool {
    (units - units.round()).abs() < 1e-3
}

/// The lines of a board are on those of the paper, and pens draw the marks: the highlighter only washes.
pub fn boards_lie_on_the_squares_and_marks_are_inked(now: &Moment<'_>) {
    for who in now.some_viewers().filter(|_| now.is_close()) {
        let scene = now.position().scene(who);
        for item in &scene.items {
            if let Item::Grid { at, step, .. } = item {
                assert!([at.x, at.y, *step].into_iter().all(is_whole), "{item:?} does not lie on the squares");
            }
            let washes = matches!(item, Item::Fill { .. });
            assert!(washes || ink(item) != Some(Ink::Accent), "{item:?} is drawn with the highlighter");
        }
    }
}

/// The places in a canonical text. A pass has none.
fn places(text: &str) -> impl Iterator<Item = Place> {
    text.split([' ', '-', ',', ':']).filter_map(Place::read)
}

/// Whether the latest step was an open move to a place.
fn is_at_a_place(live: &Match) -> bool {
    let line = live.lines().last().filter(|_| live.last_move().is_some());
    matches!(line.map(|line| line.action()), Some(Ok(Action::Move(_, text))) if places(text).next().is_some())
}

pub fn the_latest_move_is_marked(now: &Moment<'_>) {
    if now.is_close() && is_at_a_place(now.live) {
        let scene = now.position().scene(Viewer::Public);
        let is_latest = |item: &Item| matches!(ink(item), Some(Ink::Accent | Ink::Latest(_)));
        assert!(scene.items.iter().any(is_latest), "nothing shows the latest move");
    }
}

/// Whether a place is on the page of a scene that has named places.
fn is_on_page(scene: &Scene, place: Place) -> bool {
    scene.spot(place).is_some()
}

pub fn what_a_refusal_marks_is_on_the_page(now: &Moment<'_>) {
    if !now.is_close() {
        return;
    }
    let scene = now.position().scene(Viewer::Public);
    let said = now.live.lines().iter().rev().take(6).map(|line| line.text.as_str());
    for text in said.chain(["a1", "b2", "a1-b2", "zz999"]) {
        for seat in now.some_seats() {
            let played = now.position().copy().play(seat, &Input::canonical(text), &mut no_chance());
            for place in played.err().into_iter().flat_map(|reject| reject.marks) {
                assert!(is_on_page(&scene, place), "`{text}` is refused and marks {place}");
            }
        }
    }
}

/// The greeting shows every game in a square.
#[test]
fn an_emblem_shows_something_and_keeps_to_its_square() {
    for game in games() {
        let id = game.info().id;
        let drawing = emblem(game);
        assert!(!drawing.items.is_empty(), "{id}: nothing to see");
        let within = |item: &Item| numbers(item).iter().all(|n| (0.0..=EMBLEM).contains(n));
        let beyond = drawing.items.iter().find(|item| game.emblem().is_some() && !within(item));
        assert!(beyond.is_none(), "{id}: {beyond:?} is not in the square");
    }
}

/// The kind and the seat of a mark right on a place of a board that all play on.
fn owned(item: &Item, boards: &[Board]) -> Option<(&'static str, Seat)> {
    let (kind, at, ink) = match item {
        Item::Dot { at, ink, .. } => ("dot", at, *ink),
        Item::Bead { at, ink, .. } => ("bead", at, *ink),
        Item::Ring { at, ink, .. } => ("ring", at, *ink),
        Item::Cross { at, ink, .. } => ("cross", at, *ink),
        _ => return None,
    };
    let (Ink::Seat(seat) | Ink::Latest(seat)) = ink else { return None };
    let is_on = |board: &Board| {
        let along = |at: f32, first: f32| (at - first) / board.step;
        let (x, y) = (along(at.x, board.first.x), along(at.y, board.first.y));
        let within = |n: f32, count: usize| (n - n.round()).abs() < 0.01 && n > -0.5 && n < count as f32 - 0.5;
        board.seat.is_none() && within(x, board.cols.into()) && within(y, board.rows.len())
    };
    boards.iter().any(is_on).then_some((kind, Seat(seat)))
}

/// The fault of a picture's signs, if any.
fn unsigned(scene: &Scene) -> Option<String> {
    let marks: Vec<_> = scene.items.iter().filter_map(|item| owned(item, &scene.boards)).collect();
    for (kind, seat) in &marks {
        if let Some((_, other)) = marks.iter().find(|(also, other)| also == kind && other != seat) {
            return Some(format!("a {kind} is {seat:?}'s and {other:?}'s"));
        }
    }
    let signs = scene.items.iter().filter_map(|item| match item {
        Item::Sign { seat, .. } => Some(*seat),
        _ => None,
    });
    if let Some(seat) = signs.clone().find(|seat| seat.index() >= Sign::ALL.len()) {
        return Some(format!("there is no sign for {seat:?}"));
    }
    let dot = marks.iter().find(|(kind, seat)| *kind == "dot" && Sign::of(*seat) != Sign::Dot);
    dot.map(|(_, seat)| format!("{seat:?} has the first seat's sign"))
}

/// With any number of seats. The table of signs gives each seat its own, and it is the same in every look.
#[test]
fn no_two_seats_of_a_picture_have_the_same_sign() {
    let (most, mut all) = (Sign::ALL.len() as u8, Vec::new());
    for game in games() {
        for seats in game.info().seats.iter().take_while(|seats| *seats <= most) {
            let (setting, mut faults) = (Setting::random(game, seats, 5), Vec::new());
            common::wander(&setting, Ways::Moves, |live, step| {
                if setting.looks_closely(step) {
                    faults.extend(unsigned(&live.position().scene(Viewer::Public)));
                }
            });
            all.extend(faults.first().map(|fault| format!("{} with {seats}: {fault}", game.info().id)));
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}
