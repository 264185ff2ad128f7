//! Lists of words below a board: the words of each seat, with points and sums.

use crate::game::Seat;
use crate::game::scene::{Align, Ink, Nib, Pt, Says, Scene, pt};
use crate::kit::roster::least;

/// Gap between the board and the lists, and heights of a name with its sum and of a word.
const GAP: f32 = 1.0;
const HEAD: f32 = 2.0;
const LINE: f32 = 1.25;
/// How far a name stands above the middle of its line.
const RAISED: f32 = 0.45;
/// Height of the letters, and their width and that of digits as a share of that.
const SIZE: f32 = 1.3;
const LETTER: f32 = 0.52;
const DIGIT: f32 = 0.36;
/// Free space at both sides of a list, and at the edges of the page, where the board ends as well.
const EDGE: f32 = 0.5;
const OUTER: f32 = 1.0;
/// Largest width of a name with its sum, and what stays free behind sums and points, so that each is nearer to its own
/// name or word than to the next one; less in narrow lists, which end there.
const HEADED: f32 = 7.5;
const BEHIND: f32 = 1.0;
const NARROW: f32 = 0.2;
/// Height of a name, and in narrow lists; the least width of a wide one.
const NAMES: f32 = 1.7;
const SMALL: f32 = 1.4;
const ROOMY: f32 = 7.0;
/// Number of lists side by side, and number of narrow lists that fit side by side.
const ABREAST: usize = 2;
const ALL: usize = 3;
/// The fewest lines and the most lines of each list, if all lists are side by side, and if two are below each other.
const FEW: usize = 4;
const LONG: usize = 14;
const LEAST: usize = 3;
const SHORT: usize = 7;

/// One word of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The word in the form to be written.
    pub word: String,
    /// Its points, if the list shows them.
    pub points: Option<i64>,
    /// Whether it is the latest move, which the eye should find.
    pub latest: bool,
}

/// The words that a seat has written.
#[derive(Clone, PartialEq, Debug)]
pub struct List {
    /// The owner of the words.
    pub seat: Seat,
    /// The words, the oldest first.
    pub lines: Vec<Line>,
    /// The sum, which stands next to the name.
    pub sum: i64,
}

/// A page with room for a board of this width and height, in whole squares, and the lists below it. If a list has more
/// words than room, a sign replaces its oldest ones.
///
/// ```
/// use kletka_games::game::Seat;
/// use kletka_games::game::scene::{Item, Says};
/// use kletka_games::kit::lists::{Line, List, page};
///
/// let line = Line { word: "CRANE".to_owned(), points: Some(5), latest: true };
/// let scene = page((17.0, 17.0), &[List { seat: Seat(0), lines: vec![line], sum: 5 }]);
/// let said = Says::Plain("CRANE".to_owned());
/// assert!(scene.items.iter().any(|item| matches!(item, Item::Label { says, .. } if *says == said)));
/// ```
pub fn page((wide, high): (f32, f32), lists: &[List]) -> Scene {
    let abreast = if lists.len() == ALL { ALL } else { lists.len().clamp(1, ABREAST) };
    let deep = lists.len().div_ceil(abreast);
    let width = ((wide - 2.0 * OUTER) / abreast as f32).floor();
    let most = if deep > 1 { SHORT } else { LONG };
    let rows = lists.iter().map(|list| list.lines.len().div_ceil(beside(list, width))).max().unwrap_or(0);
    // Lists start with room for some words, so that the page does not grow with each word.
    let rows = rows.clamp(if deep > 1 { LEAST } else { FEW }, most);
    let block = HEAD + (rows as f32 * LINE).ceil() + 1.0;
    let mut scene = Scene::new(wide, high + GAP + block * deep as f32 - 1.0);
    for (n, list) in lists.iter().enumerate() {
        let (column, top) = (n % abreast, high + GAP + block * (n / abreast) as f32);
        let edge = |column: usize| OUTER + width * column as f32;
        let (mut left, mut right) = (edge(column), edge(column + 1) - EDGE);
        if column > 0 {
            scene.stroke([pt(left, top), pt(left, top + block - 1.0)], Ink::Pencil, Nib::Fine);
            left += EDGE;
        }
        if column + 1 == abreast {
            right = wide - OUTER;
        }
        let behind = if abreast == ALL || width < ROOMY { NARROW } else { BEHIND };
        draw(&mut scene, list, (pt(left, top), right, behind), (beside(list, width), rows));
    }
    scene
}

/// Letters in a line: the word and its points.
fn letters(line: &Line) -> usize {
    line.word.chars().count() + line.points.map_or(0, |points| points.to_string().len() + 1)
}

/// How many words of a list fit side by side.
fn beside(list: &List, width: f32) -> usize {
    let longest = list.lines.iter().map(letters).max().unwrap_or(0);
    (((width - EDGE) / ((longest as f32 + 1.5) * LETTER * SIZE)) as usize).max(1)
}

/// Draws a name with the sum and, below a line, the latest words: from this corner to the right edge, with free space
/// behind sums and points, as many words side by side and below each other.
fn draw(scene: &mut Scene, list: &List, (corner, right, behind): (Pt, f32, f32), (across, rows): (usize, usize)) {
    let left = corner.x;
    let ink = Ink::Seat(list.seat.0);
    let sum = list.sum.to_string();
    // In a wide list, too, the sum stands near the name.
    let end = (right - behind).min(left + HEADED);
    let room = end - left - DIGIT * 1.9 * sum.len() as f32 - 0.5;
    // The lines under the name of a winner keep off the rule.
    let y = corner.y + HEAD / 2.0 - RAISED;
    scene.name(pt(left, y), list.seat, if behind < BEHIND { SMALL } else { NAMES }, Align::Left, room);
    scene.hand(pt(end, y), Says::Plain(sum), 1.9, Align::Right, ink);
    scene.stroke([pt(left, corner.y + HEAD), pt(right, corner.y + HEAD)], Ink::Pencil, Nib::Pen);
    let (room, column) = (rows * across, (right - left) / across as f32);
    let hidden = if list.lines.len() > room { list.lines.len() - room + 1 } else { 0 };
    let sign = (hidden > 0).then_some(None);
    for (n, line) in sign.into_iter().chain(list.lines.iter().skip(hidden).map(Some)).enumerate() {
        let x = left + column * (n % across) as f32;
        let y = corner.y + HEAD + LINE * (n / across) as f32 + 0.8;
        match line {
            Some(line) => word(scene, line, (x, x + column - behind, y), list.seat),
            None => scene.hand(pt(x, y), Says::Plain("…".to_owned()), SIZE, Align::Left, Ink::Pencil),
        }
    }
}

/// Draws a word with its points, from the left to the right end of its room.
fn word(scene: &mut Scene, line: &Line, (left, right, y): (f32, f32, f32), seat: Seat) {
    // Long words are written smaller, so that their points have room.
    let size = SIZE.min((right - left) / (LETTER * letters(line) as f32)).max(least(scene.width));
    let ink = Ink::of(seat, line.latest);
    scene.hand(pt(left, y), Says::Plain(line.word.clone()), size, Align::Left, ink);
    if let Some(points) = line.points {
        scene.hand(pt(right, y), Says::Plain(points.to_string()), SIZE, Align::Right, Ink::Seat(seat.0));
    }
}
