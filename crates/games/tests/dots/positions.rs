//! The rules one by one, as pictures: `x` seat 0, `o` seat 1, `%` and `0` their captured dots, `-` a captured node
//! without a dot, `_` a house. A picture is set up dot by dot in reading order; the move comes after it.

use super::support::Pair;
use kletka_games::game::Seat;
use kletka_games::games::dots::field::{Effect, Refusal, Rules};

/// Sets up a picture.
fn sheet(rows: &[&str]) -> Pair {
    sheet_by(Rules::default(), rows)
}

fn sheet_by(rules: Rules, rows: &[&str]) -> Pair {
    let mut pair = Pair::new(rows[0].len() as u8, rows.len() as u8, rules);
    for (y, row) in (0..).zip(rows) {
        for (x, dot) in (0..).zip(row.bytes()) {
            match dot {
                b'x' => pair.put(0, (x, y)),
                b'o' => pair.put(1, (x, y)),
                _ => {}
            }
        }
    }
    pair
}

/// Asserts the look of the sheet.
fn looks(pair: &Pair, rows: &[&str]) {
    let picture: String = rows.iter().map(|row| format!("{row}\n")).collect();
    let fast = format!("{:?}", pair.fast);
    assert!(fast == picture, "is\n{fast}should be\n{picture}");
}

/// The score; seat 0 comes first.
fn score(pair: &Pair) -> (u16, u16) {
    (pair.fast.score(Seat(0)), pair.fast.score(Seat(1)))
}

/// The number of dots in each chain of the last move.
fn chains(pair: &Pair) -> Vec<usize> {
    pair.fast.last_chains().iter().map(|chain| chain.nodes.len()).collect()
}

/// The smallest chain: the corner dot at the upper left stays outside of it, the dot that hangs on it inside falls into
/// the area, and so does an island.
///
/// ```text
/// xx...      xx...
/// x.xx.      x-xx.
/// x..ox  →   x--0x
/// .x.x.      .x-x.
/// ..*..      ..x..
/// ```
#[test]
fn chain_is_the_smallest() {
    let mut pair = sheet(&["xx...", "x.xx.", "x..ox", ".x.x.", "....."]);
    pair.put(0, (2, 4));
    looks(&pair, &["xx...", "x-xx.", "x--0x", ".x-x.", "..x.."]);
    assert_eq!((score(&pair), chains(&pair)), ((1, 0), vec![9]));

    let mut pair = sheet(&["..xxx..", ".x...x.", "x..x..x", "x..xo.x", ".x...x.", "..xx..."]);
    pair.put(0, (4, 5));
    looks(&pair, &["..xxx..", ".x---x.", "x--x--x", "x--x0-x", ".x---x.", "..xxx.."]);
    assert_eq!((score(&pair), chains(&pair)), ((1, 0), vec![14]));
}

/// One dot closes a ring round an enemy dot and, with the same ring as its end, a bigger loop: the inner ring is drawn,
/// the rest is a house.
///
/// ```text
/// ..xxx..      ..xxx..
/// .x...x.      .x___x.
/// x..x..x      x__x__x
/// x.xox.x  →   x_x0x_x
/// .x.*.x.      .x_x_x.
/// ..x.x..      ..x.x..
/// ```
#[test]
fn inner_loop_first() {
    let mut pair = sheet(&["..xxx..", ".x...x.", "x..x..x", "x.xox.x", ".x...x.", "..x.x.."]);
    pair.put(0, (3, 4));
    looks(&pair, &["..xxx..", ".x___x.", "x__x__x", "x_x0x_x", ".x_x_x.", "..x.x.."]);
    assert_eq!((score(&pair), chains(&pair)), ((1, 0), vec![4]));
}

/// A dot put into an enemy house is captured at once, by the mover's own move.
///
/// ```text
/// .x.      .x.
/// x_x  →   x0x
/// .x.      .x.
/// ```
#[test]
fn house_closes_over_a_dot() {
    let mut pair = sheet(&[".x.", "x.x", ".x."]);
    looks(&pair, &[".x.", "x_x", ".x."]);
    let node = pair.node((1, 1));
    let mut field = pair.fast.clone();
    assert_eq!(field.put(Seat(1), node), Ok(Effect { captured: 0, freed: 0, lost: true }));
    pair.put(1, (1, 1));
    looks(&pair, &[".x.", "x0x", ".x."]);
    assert_eq!((score(&pair), chains(&pair)), ((1, 0), vec![4]));
    assert_eq!(pair.fast.loose(Seat(0)), 0);
}

/// A dot put into an enemy house that captures a dot of its wall lives, and the wall is gone.
///
/// ```text
/// .xo.      .xo.
/// x_xo  →   xo%o
/// .xo.      .xo.
/// ```
#[test]
fn house_broken_by_a_capture() {
    let mut pair = sheet(&[".xo.", "x.xo", ".xo."]);
    pair.put(1, (1, 1));
    looks(&pair, &[".xo.", "xo%o", ".xo."]);
    assert_eq!((score(&pair), chains(&pair)), ((0, 1), vec![4]));
}

/// The rest of a broken house is open ground again: a later dot there is not captured.
///
/// ```text
/// .xxo.      .xxo.       .xxo.
/// x__xo  →   x.o%o   →   xoo%o
/// .xxo.      .xxo.       .xxo.
/// ```
#[test]
fn broken_house_is_open_ground() {
    let mut pair = sheet(&[".xxo.", "x..xo", ".xxo."]);
    looks(&pair, &[".xxo.", "x__xo", ".xxo."]);
    pair.put(1, (2, 1));
    looks(&pair, &[".xxo.", "x.o%o", ".xxo."]);
    pair.put(1, (1, 1));
    looks(&pair, &[".xxo.", "xoo%o", ".xxo."]);
    assert_eq!(score(&pair), (0, 1));
}

/// An island of the owner inside a house: the house closes over the dot, over the island and over what lies in it.
///
/// ```text
/// ..xxx..      ..xxx..
/// .x___x.      .x---x.
/// x__x__x      x--x--x
/// x_x_x_x  →   x-x-x-x
/// x__x__x      x--x--x
/// .x_*_x.      .x-0-x.
/// ..xxx..      ..xxx..
/// ```
#[test]
fn house_with_an_island_closes_whole() {
    let mut pair = sheet(&["..xxx..", ".x...x.", "x..x..x", "x.x.x.x", "x..x..x", ".x...x.", "..xxx.."]);
    pair.put(1, (3, 5));
    looks(&pair, &["..xxx..", ".x---x.", "x--x--x", "x-x-x-x", "x--x--x", ".x-0-x.", "..xxx.."]);
    assert_eq!((score(&pair), chains(&pair)), ((1, 0), vec![16]));
}

/// A capture inside a capture: the outer captor frees its own dot and takes the ring; the count starts again.
///
/// ```text
/// ..x..      ..x..
/// .xox.      .x0x.
/// xo%ox  →   x0x0x     0 : 1 becomes 4 : 0
/// .xox.      .x0x.
/// ..*..      ..x..
/// ```
#[test]
fn capture_inside_a_capture() {
    let mut pair = sheet(&[".....", "..o..", ".oxo.", "..o..", "....."]);
    for spot in [(2, 0), (1, 1), (3, 1), (0, 2), (4, 2), (1, 3), (3, 3)] {
        pair.put(0, spot);
    }
    looks(&pair, &["..x..", ".xox.", "xo%ox", ".xox.", "....."]);
    assert_eq!(score(&pair), (0, 1));
    let before = pair.fast.clone();
    pair.put(0, (2, 4));
    looks(&pair, &["..x..", ".x0x.", "x0x0x", ".x0x.", "..x.."]);
    assert_eq!((score(&pair), chains(&pair)), ((4, 0), vec![8]));
    pair.fast.undo();
    assert!(pair.fast == before);
}

/// A capture inside a capture, checked by its effect: four enemy dots are captured, and the own dot among them is free.
///
/// ```text
/// ..o..      ..o..
/// .oxo.      .o%o.
/// ox0xo  →   o%o%o     1 : 0 becomes 0 : 4
/// .oxo.      .o%o.
/// ..*..      ..o..
/// ```
#[test]
fn recapture_frees_dots() {
    let mut pair = sheet(&[".....", "..x..", ".xox.", "..x..", "....."]);
    for spot in [(2, 0), (1, 1), (3, 1), (0, 2), (4, 2), (1, 3), (3, 3)] {
        pair.put(1, spot);
    }
    looks(&pair, &["..o..", ".oxo.", "ox0xo", ".oxo.", "....."]);
    let node = pair.node((2, 4));
    assert_eq!(pair.fast.clone().put(Seat(1), node), Ok(Effect { captured: 4, freed: 1, lost: false }));
    pair.put(1, (2, 4));
    looks(&pair, &["..o..", ".o%o.", "o%o%o", ".o%o.", "..o.."]);
    assert_eq!(score(&pair), (0, 4));
    assert!(!pair.fast.legal(pair.node((2, 2))));
}

/// An own captured area inside a new one adds nothing: only the dot at the right is captured by the second chain.
///
/// ```text
/// ..xxxxx..      ..xxxxx..
/// .x.....x.      .x-----x.
/// x...x...x      x---x---x
/// x..x0x.ox  →   x--x0x-0x     1 : 0 becomes 2 : 0
/// x...x...x      x---x---x
/// .x.....x.      .x-----x.
/// ..xxx*x..      ..xxxxx..
/// ```
#[test]
fn own_area_inside_counts_once() {
    let rows = ["..xxxxx..", ".x.....x.", "x...x...x", "x..xox.ox", "x...x...x", ".x.....x.", "..xxx.x.."];
    let mut pair = sheet(&rows);
    assert_eq!(score(&pair), (1, 0));
    pair.put(0, (5, 6));
    let rows = ["..xxxxx..", ".x-----x.", "x---x---x", "x--x0x-0x", "x---x---x", ".x-----x.", "..xxxxx.."];
    looks(&pair, &rows);
    assert_eq!((score(&pair), chains(&pair)), ((2, 0), vec![20]));
}

/// A captured area has no holes: an enemy house in it is captured with its walls, and so is an own one.
///
/// ```text
/// ...x......x..      ...x......x..
/// ..xox....x_x.      ..x0x....x-x.
/// .xo_ox..x.xox  →   .x0-0x..x-x0x
/// ..xox....x.x.      ..x0x....x-x.
/// ...*......*..      ...x......x..
/// ```
#[test]
fn houses_inside_a_capture_go_with_it() {
    let mut pair = sheet(&["...x...", "..xox..", ".xo.ox.", "..xox..", "......."]);
    looks(&pair, &["...x...", "..xox..", ".xo_ox.", "..xox..", "......."]);
    pair.put(0, (3, 4));
    looks(&pair, &["...x...", "..x0x..", ".x0-0x.", "..x0x..", "...x..."]);
    assert_eq!((score(&pair), chains(&pair)), ((4, 0), vec![8]));

    let mut pair = sheet(&[".xxxxx.", "x..x..x", "x.x.x.x", "x..x.ox", ".xxx.x."]);
    assert_eq!(pair.fast.place(pair.node((3, 2))).house, Some(Seat(0)));
    pair.put(0, (4, 4));
    assert_eq!(score(&pair), (1, 0));
}

/// A dot captured on entering a house leaves the loose dots of its own side and joins those of the captor, unless the
/// house hangs on the edge.
///
/// ```text
/// .....      .....
/// ..x..      ..x..
/// .x*x.  →   .x0x.     loose 4 : 0 becomes 5 : 0
/// ..x..      ..x..
/// .....      .....     with one more dot here 3 : 0 becomes 0 : 0
/// ```
#[test]
fn grounding_counts_a_dot_lost_in_a_house() {
    let loose = |pair: &Pair| (pair.fast.loose(Seat(0)), pair.fast.loose(Seat(1)));
    let mut pair = sheet(&[".....", "..x..", ".x.x.", "..x..", "....."]);
    assert_eq!(loose(&pair), (4, 0));
    pair.put(1, (2, 2));
    assert_eq!((loose(&pair), score(&pair)), ((5, 0), (1, 0)));
    pair.put(0, (2, 4));
    assert_eq!((loose(&pair), pair.fast.margin(Seat(0))), ((0, 0), 1));

    let mut pair = sheet(&[".....", "..x..", ".x.x.", "..x..", "..x.."]);
    assert_eq!(loose(&pair), (3, 0));
    pair.put(1, (2, 2));
    assert_eq!((loose(&pair), score(&pair)), ((0, 0), (1, 0)));
}

/// One dot closes three areas, the most possible.
///
/// ```text
/// .x.x.      .x.x.
/// xo*ox  →   x0x0x
/// .xox.      .x0x.
/// ..x..      ..x..
/// ```
#[test]
fn three_captures_by_one_dot() {
    let mut pair = sheet(&[".x.x.", "xo.ox", ".xox.", "..x.."]);
    pair.put(0, (2, 1));
    looks(&pair, &[".x.x.", "x0x0x", ".x0x.", "..x.."]);
    assert_eq!((score(&pair), chains(&pair)), ((3, 0), vec![4, 4, 4]));
}

/// One dot closes two areas, one with an enemy dot and one without: a capture and a house.
///
/// ```text
/// .x.x.      .x.x.
/// xo*.x  →   x0x_x
/// .x.x.      .x.x.
/// ```
#[test]
fn capture_and_house_by_one_dot() {
    let mut pair = sheet(&[".x.x.", "xo..x", ".x.x."]);
    pair.put(0, (2, 1));
    looks(&pair, &[".x.x.", "x0x_x", ".x.x."]);
    assert!(pair.fast.legal(pair.node((3, 1))));
}

/// The edge of the sheet is not a wall, and an outermost dot cannot be enclosed.
///
/// ```text
/// xox.
/// .x..
/// ```
#[test]
fn edge_is_no_wall() {
    let mut pair = sheet(&["xox.", "....", "...."]);
    pair.put(0, (1, 1));
    looks(&pair, &["xox.", ".x..", "...."]);
    assert_eq!(score(&pair), (0, 0));
}

/// A chain may run along the edge.
///
/// ```text
/// xxx      xxx
/// xo*  →   x0x
/// xxx      xxx
/// ```
#[test]
fn chain_along_the_edge() {
    let mut pair = sheet(&["xxx", "xo.", "xxx"]);
    pair.put(0, (2, 1));
    looks(&pair, &["xxx", "x0x", "xxx"]);
    assert_eq!(chains(&pair), vec![4]);
}

/// Dots in the last column and in the first one of the next row are not neighbours.
///
/// ```text
/// ..x.
/// .xox     all four neighbours but one; the dot below stands at the other edge
/// x...
/// ```
#[test]
fn rows_do_not_run_into_each_other() {
    let mut pair = sheet(&["..x", ".xo", "x.x"]);
    pair.put(0, (0, 1));
    pair.put(0, (0, 0));
    assert_eq!(score(&pair), (0, 0));
}

/// Own dots may be linked across a diagonal; the ground may not.
///
/// ```text
/// .xx.      .xx.
/// xo.x  →   x0-x
/// .x*.      .xx.     without the corner dots at the other diagonal nothing leaks out
/// ```
#[test]
fn diagonal_gap_is_closed_for_the_ground() {
    let mut pair = sheet(&[".xx.", "xo.x", ".x.."]);
    pair.put(0, (2, 2));
    looks(&pair, &[".xx.", "x0-x", ".xx."]);
}

/// A gap of one straight step leaks, even if it is reached round a corner.
///
/// ```text
/// .xx.
/// xo.x
/// .x..   the node at the lower right of the dot is free: nothing is enclosed
/// ...x
/// ```
#[test]
fn straight_gap_leaks() {
    let mut pair = sheet(&[".xx.", "xo.x", ".x..", "...."]);
    pair.put(0, (3, 3));
    assert_eq!(score(&pair), (0, 0));
}

/// Dots that are linked across a diagonal of an enemy chain: what is inside is captured, what is outside lives.
///
/// ```text
/// .xo      .xo
/// xox  →   x0x
/// .*.      .x.
/// ```
#[test]
fn chain_runs_through_a_diagonal_link() {
    let mut pair = sheet(&[".xo", "xox", "..."]);
    pair.put(0, (1, 2));
    looks(&pair, &[".xo", "x0x", ".x."]);
    assert_eq!(score(&pair), (1, 0));
}

/// With `any` a house is captured as soon as it is closed.
///
/// ```text
/// .x.      .x.
/// x.x  →   x-x
/// .*.      .x.
/// ```
#[test]
fn any_area_is_captured() {
    let mut pair = sheet_by(Rules { any: true, border: false }, &[".x.", "x.x", "..."]);
    pair.put(0, (1, 2));
    looks(&pair, &[".x.", "x-x", ".x."]);
    assert_eq!(pair.fast.put(Seat(0), pair.node((1, 1))), Err(Refusal::Area));
}

/// With `border` the outermost nodes take no dots.
#[test]
fn border_takes_no_dots() {
    let mut pair = sheet_by(Rules { any: false, border: true }, &["...", "...", "..."]);
    assert_eq!(pair.fast.free(), 1);
    assert_eq!(pair.fast.put(Seat(0), pair.node((0, 1))), Err(Refusal::Border));
    pair.put(0, (1, 1));
    assert_eq!((pair.fast.free(), pair.fast.loose(Seat(0))), (0, 1));
    assert_eq!(pair.fast.put(Seat(1), pair.node((1, 1))), Err(Refusal::Dot));
}

/// Grounding goes by straight steps and runs through a captured area.
///
/// ```text
/// .....      the ring hangs on nothing: 4 dots and the one it holds are loose
/// ..x..
/// .x0x.
/// ..x..      a dot on the lower edge grounds them all
/// ..*..
/// ```
#[test]
fn captured_area_is_grounded_whole() {
    let mut pair = sheet(&[".....", "..x..", ".xox.", "..x..", "....."]);
    assert_eq!((pair.fast.loose(Seat(0)), pair.fast.loose(Seat(1))), (5, 0));
    assert_eq!(pair.fast.margin(Seat(0)), -4);
    assert_eq!(pair.fast.loose_dots(Seat(0)).count(), 5);
    pair.put(0, (2, 4));
    assert_eq!((pair.fast.loose(Seat(0)), pair.fast.margin(Seat(0))), (0, 1));
}

/// The same position has the same hash after another order of moves, and undo restores it.
#[test]
fn hash_follows_the_position() {
    let one = sheet(&[".x.", "xox", ".x."]);
    let mut two = sheet(&[".x.", "x.x", "..."]);
    let before = two.fast.hash();
    two.put(1, (1, 1));
    two.put(0, (1, 2));
    assert_eq!(one.fast.hash(), two.fast.hash());
    two.fast.undo();
    two.fast.undo();
    assert_eq!(two.fast.hash(), before);
    assert_ne!(sheet(&["x.."]).fast.hash(), sheet(&["o.."]).fast.hash());
}
