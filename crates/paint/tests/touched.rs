//! A finger finds the places of a picture where they are painted: in all looks, with a title and without, on whole
//! sheets and on parts of them.

use kletka_games::base::{Labels, Place, Window};
use kletka_games::game::Scene;
use kletka_games::game::scene::{Ink, Item, Says, pt};
use kletka_paint::{Heading, Page, Theme, lie, picture};

fn say(says: &Says) -> String {
    match says {
        Says::Column(col) => Labels::Latin.column(*col),
        Says::Row(row) => (row + 1).to_string(),
        _ => String::new(),
    }
}

/// A sheet with a dot on some of its places.
fn sheet(cols: u16, rows: u16, step: f32, dots: &[Place]) -> Scene {
    let first = pt(2.0, 2.0);
    let mut scene = Scene::new(f32::from(cols) * step + 4.0, f32::from(rows) * step + 4.0);
    scene.coordinates(first, cols, rows, step, 0.8, 0.6);
    for dot in dots {
        let at = scene.boards[0].at(*dot).expect("on the sheet");
        scene.add(Item::Dot { at, r: 0.3 * step, ink: Ink::Seat(0) });
    }
    scene
}

/// Whether each place has the colour of a dot exactly where one was drawn.
fn is_where_it_is_painted(scene: &Scene, dots: &[Place]) {
    for theme in [Theme::Paper, Theme::Dark, Theme::Contrast] {
        for title in [&[][..], &[Heading { text: "Anna 3 : 2 Boris".into(), ink: Ink::Seat(0) }]] {
            let page = Page { scene, title, theme, say: &say };
            let (painted, lie) = (picture(&page), lie(&page));
            assert_eq!((lie.width, lie.height), (painted.width, painted.height));
            let board = scene.boards.last().expect("it has coordinates");
            let colour = |place| {
                let (x, y) = lie.at(board.at(place).expect("its own place"));
                painted.colour(x.round() as u32, y.round() as u32).expect("on the picture")
            };
            let (on, off): (Vec<Place>, Vec<Place>) = board.places().partition(|place| dots.contains(place));
            let ink = colour(*on.first().expect("a dot in sight"));
            assert!(on.iter().all(|place| colour(*place) == ink), "{theme:?}");
            assert!(off.iter().all(|place| colour(*place) != ink), "{theme:?}");
        }
    }
}

#[test]
fn places_lie_where_they_are_painted() {
    let dots = [Place::new(0, 0), Place::new(2, 1), Place::new(4, 2), Place::new(4, 0)];
    for step in [1.0, 2.0, 3.0] {
        is_where_it_is_painted(&sheet(5, 3, step, &dots), &dots);
    }
    let far = [Place::new(0, 0), Place::new(38, 31), Place::new(17, 20), Place::new(18, 20)];
    is_where_it_is_painted(&sheet(39, 32, 1.0, &far), &far);
}

#[test]
fn a_part_of_a_sheet_has_its_own_places() {
    let dots = [Place::new(17, 20), Place::new(25, 28), Place::new(2, 2)];
    let whole = sheet(39, 32, 1.0, &dots);
    let part = whole.part(Window::board(39, 32).around(Place::new(20, 22), 16, 16)).expect("it has coordinates");
    assert_eq!((part.boards.len(), part.boards[0].cols, part.boards[0].rows.len()), (1, 16, 16));
    is_where_it_is_painted(&part, &dots);
}
