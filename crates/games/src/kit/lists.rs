//! Lists of words beside a board: the words of each seat, with points and sums.

use crate::game::Seat;
use crate::game::scene::{Align, Ink, Nib, Pt, Says, Scene, pt};

/// Width of a list, and what is free at its left.
const WIDE: f32 = 6.6;
const GAP: f32 = 0.5;
/// Height of a name and of a sum, and of a line.
const HEAD: f32 = 1.8;
const LINE: f32 = 1.6;
/// Height of what is written, and how wide a letter of it is in parts of that.
const SIZE: f32 = 1.5;
const LETTER: f32 = 0.45;
/// How many lists stand beside each other.
const ABREAST: usize = 2;
/// The most lines of each, and where two lists stand below each other.
const LONG: usize = 10;
const SHORT: usize = 5;

/// A word of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// As it is written.
    pub word: String,
    /// Its points, if the list shows them.
    pub points: Option<i64>,
    /// Whether it is the latest move, which the eye should find.
    pub latest: bool,
}

/// What a seat has written.
#[derive(Clone, PartialEq, Debug)]
pub struct List {
    /// The seat.
    pub seat: Seat,
    /// The words, the oldest first.
    pub lines: Vec<Line>,
    /// What stands under them.
    pub sum: i64,
}

/// A page with room for a board of that width and height at its left, and the lists at its right. Where one is too long
/// for the page, a sign stands for its oldest words.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::game::scene::{Item, Says};
/// use kletka_games::kit::lists::{Line, List, page};
///
/// let line = Line { word: "CRANE".to_owned(), points: Some(5), latest: true };
/// let scene = page((16.2, 16.2), &[List { seat: Seat(0), lines: vec![line], sum: 5 }]);
/// let said = Says::Plain("CRANE".to_owned());
/// assert!(scene.items.iter().any(|item| matches!(item, Item::Label { says, .. } if *says == said)));
/// ```
pub fn page((wide, high): (f32, f32), lists: &[List]) -> Scene {
    let deep = lists.len().div_ceil(ABREAST);
    let fit = if deep > 1 { SHORT } else { (((high - 2.0 * HEAD) / LINE) as usize).max(LONG) };
    let longest = lists.iter().map(|list| list.lines.len()).max().unwrap_or(0);
    // Lists begin with room for some words, so that the page does not grow with each of them.
    let rows = longest.clamp(SHORT, fit);
    let block = 2.0 * HEAD + rows as f32 * LINE + 0.4;
    let across = wide + WIDE * lists.len().min(ABREAST) as f32;
    let mut scene = Scene::new(across, high.max(block * deep as f32 + 0.4));
    for (n, list) in lists.iter().enumerate() {
        let corner = pt(wide + WIDE * (n % ABREAST) as f32, 0.2 + block * (n / ABREAST) as f32);
        draw(&mut scene, list, corner, rows);
    }
    scene
}

/// A name, the latest words, and the sum under a line.
fn draw(scene: &mut Scene, list: &List, corner: Pt, rows: usize) {
    let (left, right, ink) = (corner.x + GAP, corner.x + WIDE - 0.2, Ink::Seat(list.seat.0));
    scene.name(pt(left, corner.y + HEAD / 2.0), list.seat, 1.6, Align::Left, right - left);
    let hidden = if list.lines.len() > rows { list.lines.len() - rows + 1 } else { 0 };
    let mut y = corner.y + HEAD + LINE / 2.0;
    if hidden > 0 {
        scene.hand(pt(left, y), Says::Plain("…".to_owned()), SIZE, Align::Left, Ink::Pencil);
        y += LINE;
    }
    for line in list.lines.iter().skip(hidden) {
        let ink = if line.latest { Ink::Accent } else { ink };
        // Long words are written smaller, so that their points have room.
        let size = SIZE.min((right - left - 1.3) / (LETTER * line.word.chars().count() as f32));
        scene.hand(pt(left, y), Says::Plain(line.word.clone()), size, Align::Left, ink);
        if let Some(points) = line.points {
            scene.hand(pt(right, y), Says::Plain(points.to_string()), SIZE, Align::Right, ink);
        }
        y += LINE;
    }
    let y = corner.y + HEAD + rows as f32 * LINE + 0.2;
    scene.stroke([pt(left, y), pt(right, y)], Ink::Pencil, Nib::Fine);
    scene.hand(pt(right, y + HEAD / 2.0), Says::Plain(list.sum.to_string()), 1.8, Align::Right, ink);
}
