//! Chooses which part of a large sheet a board shows.

use crate::base::{Place, Window};
use crate::game::Scene;
use crate::play::Match;
use crate::store::schema::ViewRow;

/// The largest side of a sheet whose coordinates are legible on a phone.
const LEGIBLE: u16 = 20;

/// From this side on a part is shown until somebody asks for the whole sheet: on a phone its squares are too small to
/// be told apart at a glance.
const HUGE: u16 = 30;

/// From this many rows on a board with something below it, such as a pitch, is shown in part: its page would be so tall
/// that chats show it small.
const TALL: u16 = 24;

/// The side of a part. Coordinates are legible with it.
const SIDE: u16 = 16;

/// How near to its edge a part may have the latest moves.
const MARGIN: u16 = 2;

/// The sheet of a drawing, when it is a large one.
pub fn large_sheet(scene: &Scene) -> Option<Window> {
    scene.sheet().filter(|sheet| sheet.cols > LEGIBLE || sheet.rows > LEGIBLE)
}

/// The part of a large sheet that the bot shows by default.
pub fn usual(scene: &Scene, sheet: Window) -> ViewRow {
    let most = if scene.below.is_some() { sheet.rows.saturating_add(HUGE - TALL) } else { sheet.cols.max(sheet.rows) };
    if !scene.entire && most >= HUGE { ViewRow::Near } else { ViewRow::Whole }
}

/// What is shown of a large sheet; `None`: all of it.
pub fn part(live: &Match, scene: &Scene, sheet: Window, view: ViewRow) -> Option<Window> {
    match view {
        ViewRow::Whole => None,
        ViewRow::Near => Some(near(sheet, scene.focus.iter().copied().chain(live.latest_places()))),
        ViewRow::At(place) => Some(sheet.around(place, SIDE, SIDE)),
    }
}

/// The part round the latest of some places, the newest first, as many as fit; without any the middle of the sheet.
pub fn near(sheet: Window, places: impl Iterator<Item = Place>) -> Window {
    let mut places = places.filter(|place| sheet.holds(*place));
    let Some(newest) = places.next() else {
        let middle = Place::new(sheet.from.col + sheet.cols / 2, sheet.from.row + sheet.rows / 2);
        return sheet.around(middle, SIDE, SIDE);
    };
    let (mut low, mut high) = (newest, newest);
    for place in places {
        let wider = (
            Place::new(low.col.min(place.col), low.row.min(place.row)),
            Place::new(high.col.max(place.col), high.row.max(place.row)),
        );
        let room = SIDE - 2 * MARGIN;
        if wider.1.col - wider.0.col >= room || wider.1.row - wider.0.row >= room {
            break;
        }
        (low, high) = wider;
    }
    let middle = Place::new(low.col + (high.col - low.col) / 2, low.row + (high.row - low.row) / 2);
    sheet.around(middle, SIDE, SIDE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_huge_sheet_is_shown_in_part_unless_all_of_it_counts() {
        let mut scene = Scene::new(40.0, 40.0);
        let shown = |scene: &Scene, cols, rows| usual(scene, Window::board(cols, rows));
        assert_eq!(shown(&scene, 29, 29), ViewRow::Whole);
        assert_eq!([shown(&scene, 30, 12), shown(&scene, 12, 30)], [ViewRow::Near; 2]);
        scene.entire = true;
        assert_eq!(shown(&scene, 39, 39), ViewRow::Whole);
        let pitch = Scene { below: Some(29.0), ..Scene::default() };
        assert_eq!([shown(&pitch, 17, 25), shown(&pitch, 31, 21)], [ViewRow::Near, ViewRow::Whole]);
    }

    #[test]
    fn a_part_holds_as_many_of_the_latest_moves_as_fit() {
        let sheet = Window::board(39, 32);
        let part = |places: &[(u16, u16)]| near(sheet, places.iter().map(|(col, row)| Place::new(*col, *row)));
        assert_eq!(part(&[]), sheet.around(Place::new(19, 16), 16, 16));
        let four = [(30, 20), (24, 20), (25, 12), (20, 12)];
        let window = part(&four);
        assert_eq!((window.cols, window.rows), (16, 16));
        for (col, row) in four {
            assert!(window.holds(Place::new(col, row)), "{col} {row} in {window:?}");
        }
        let far = part(&[(2, 2), (35, 30), (3, 3)]);
        assert_eq!(far.from, Place::new(0, 0), "the newest alone counts when the others are far away");
    }
}
