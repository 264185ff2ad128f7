//! Areas that are left, painted in time, and broken out of. `x` is seat 0, `o` seat 1; a digit in a picture marks a
//! free node.

use super::*;
use crate::games::dots::field::Rules;

const X: Seat = Seat(0);
const O: Seat = Seat(1);

fn at(field: &FloodField, column: usize, row: usize) -> Node {
    field.node(column as u8, row as u8).expect("on the sheet")
}

/// Sets up a picture of live dots in reading order; what they close is left open.
fn sheet(rows: &[&str]) -> FloodField {
    let mut field = FloodField::new(rows[0].len() as u8, rows.len() as u8, Rules::default());
    for (row, dots) in rows.iter().enumerate() {
        for (column, dot) in dots.bytes().enumerate().filter(|(_, dot)| b"xo".contains(dot)) {
            let node = at(&field, column, row);
            field.put(Seat(u8::from(dot == b'o')), node).expect("a free node");
            field.leave_all();
        }
    }
    field
}

/// The node that a picture marks with a digit.
fn marked(field: &FloodField, rows: &[&str], mark: char) -> Node {
    let find = |(row, dots): (usize, &&str)| dots.find(mark).map(|column| at(field, column, row));
    rows.iter().enumerate().find_map(find).expect("a mark")
}

fn asked<'a>(field: &'a FloodField, seat: Seat) -> Open<'a> {
    Open { field, seat, terms: Terms::default(), paints: false }
}

/// Asserts what the levels that search do.
fn decides(open: Open<'_>, step: Step) {
    for number in 3..=5 {
        let level = Level::new(number).expect("a level");
        assert_eq!(decide(&open, level, &Deadline::never()), step, "level {number}");
        assert_eq!(decide(&open, level, &Deadline::after_work(500_000)), step, "level {number}");
    }
    for number in 1..=2 {
        let level = Level::new(number).expect("a level");
        assert_eq!(decide(&open, level, &Deadline::never()), open.sure(), "level {number}");
    }
}

const SAFE: [&str; 8] = [
    "............",
    "...xx.......",
    "..xo.x......",
    "...x1.......",
    "............",
    ".......ooo..",
    "............",
    "............",
];

#[test]
fn a_safe_area_is_left() {
    let mut field = sheet(&SAFE);
    let last = marked(&field, &SAFE, '1');
    field.put(X, last).expect("a free node");
    decides(asked(&field, X), Step::Leave);
    // With extra moves there is more to gain by painting, and with no turn to come everything is painted.
    decides(Open { terms: Terms { extra: true, ..Terms::default() }, ..asked(&field, X) }, Step::Paint);
    decides(Open { paints: true, ..asked(&field, X) }, Step::Paint);
    field.leave_all();
    decides(asked(&field, X), Step::Elsewhere);
    let inside = field.paintable(X)[0];
    decides(Open { terms: Terms { sudden: 1, ..Terms::default() }, ..asked(&field, X) }, Step::PaintRound(inside));
    decides(Open { paints: true, ..asked(&field, X) }, Step::PaintRound(inside));
}

/// An area without an empty node has nothing to be left for.
#[test]
fn what_is_full_is_painted() {
    let mut field = sheet(&["........", "...x....", "..xo....", "...x....", "........", "......oo", "........"]);
    let last = at(&field, 4, 2);
    field.put(X, last).expect("a free node");
    decides(asked(&field, X), Step::Paint);
}

/// A dot on 1 captures a part of the wall, and all that is inside is out.
///
/// ```text
/// .xxxo...
/// xo:oxo..
/// .xxx1...
/// ```
const WEAK: [&str; 7] = ["........", "..xxxo..", ".xo.oxo.", "..xxx1..", "........", "........", "........"];

#[test]
fn what_can_be_broken_out_of_is_painted() {
    let field = sheet(&WEAK);
    decides(asked(&field, X), Step::PaintRound(field.paintable(X)[0]));
    let mut closed = sheet(&["........", "..x2xo..", ".xo.oxo.", "..xxx1..", "........", "........", "........"]);
    let last = at(&closed, 3, 1);
    closed.put(X, last).expect("a free node");
    decides(asked(&closed, X), Step::Paint);
}

#[test]
fn the_enemy_area_is_broken_out_of() {
    let field = sheet(&WEAK);
    let mark = marked(&field, &WEAK, '1');
    decides(asked(&field, O), Step::Put(mark));
    // Once it is painted the dot is like any other.
    let mut painted = field.clone();
    painted.settle(X);
    decides(asked(&painted, O), Step::Elsewhere);
}

/// With no turn to pass, who has a spare node inside an open area makes the other one put a dot there. The area on the
/// right is painted, and painting the other one at once would only draw.
///
/// ```text
/// oxxxxoxox
/// xo:::xo%o
/// oxxxxoxox
/// ```
#[test]
fn a_spare_node_wins_the_end() {
    let mut field = sheet(&["oxxxxoxox", "xo...xoxo", "oxxxxoxox"]);
    let small = at(&field, 7, 1);
    field.paint(O, small).expect("an area that was left");
    assert_eq!((field.score(X), field.score(O), field.moves().count()), (0, 1, 3));
    let mut mover = X;
    for _ in 0..20 {
        let open = Open { field: &field, seat: mover, terms: Terms::default(), paints: false };
        let step = decide(&open, Level::BEST, &Deadline::never());
        let before = field.clone();
        match step {
            Step::Paint => drop(field.paint_all()),
            Step::Leave => drop(field.leave_all()),
            Step::PaintRound(node) => drop(field.paint(mover, node)),
            Step::Put(node) => drop(field.put(mover, node)),
            Step::Elsewhere => panic!("all is looked at"),
        }
        assert_ne!(field, before, "{step:?} changes something");
        if field.undecided().is_empty() && !matches!(step, Step::PaintRound(_)) {
            mover = mover.other();
        }
        if field.moves().next().is_none() {
            break;
        }
    }
    assert_eq!((field.score(X), field.score(O), field.moves().count()), (2, 1, 0));
}

/// The dot goes where it costs nothing.
#[test]
fn a_spare_dot_goes_into_an_own_open_area() {
    let field = sheet(&WEAK);
    assert_eq!(spare(&field, X), Some(at(&field, 3, 2)));
    let own = spare(&field, O).expect("room");
    assert!(!field.in_left(X, own));
}

/// Without any time all is painted, and nothing else is done.
#[test]
fn without_time_all_is_painted() {
    let field = sheet(&SAFE);
    let mut closed = field.clone();
    let last = marked(&field, &SAFE, '1');
    closed.put(X, last).expect("a free node");
    assert_eq!(decide(&asked(&closed, X), Level::BEST, &Deadline::after_work(0)), Step::Paint);
    closed.leave_all();
    assert!(matches!(decide(&asked(&closed, X), Level::BEST, &Deadline::after_work(0)), Step::PaintRound(_)));
    assert_eq!(decide(&asked(&closed, O), Level::BEST, &Deadline::after_work(0)), Step::Elsewhere);
}
