//! The board: a spiral of squares that winds inwards against the clock, with the things on it, and the players below.

use super::Sheet;
use super::path::{BRIDGE, DEATH, GEESE, HOME, INN, MAZE, PRISON, START, WELL};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, corners, pt};
use crate::game::{Scene, Seat, Text};
use crate::kit::roster::{Cell, Foot, Hand, Head, Mark, Roster, least, name};

/// Squares of the spiral across and down, and the side of one.
const ACROSS: usize = 9;
const DOWN: usize = 7;
const SIDE: f32 = 3.0;
const WIDTH: f32 = SIDE * ACROSS as f32;
const HEIGHT: f32 = SIDE * DOWN as f32;
/// Height of a line of players, who stand in two columns, and of the gap above them.
const LINE: f32 = 2.0;
const GAP: f32 = 1.0;
/// Height of the numbers of squares, as a share of the least height of letters.
const NUMBER: f32 = 1.5;
/// The scale of the things on squares and of the geese there. Their drawings give larger numbers. The middle of a thing
/// on its square, at the lower right below the number and clear of the walls, and bare paper round it.
const THING: f32 = 0.64;
const GOOSE: f32 = 0.62;
const THING_AT: (f32, f32) = (2.16, 2.1);
const BEHIND: f32 = 0.7;
/// The farthest that two dice move a piece.
const THROW: u32 = 12;
/// Radius of a piece, also beside a thing, and the width of bare paper round it.
const PIECE: f32 = 0.72;
const SMALL: f32 = 0.62;
const RIM: f32 = 0.12;
/// Height of its number, as a share of its radius and of the least height of letters.
const FIGURE: f32 = 1.68;
/// How far inside its square the inner frame of the last one is, the middle of its goose, and the size of that one.
const INNER: f32 = 0.22;
const HOME_AT: (f32, f32) = (1.6, 2.1);
const HOME_SIZE: f32 = 0.74;
/// Pieces stand at the lower right of a square, clear of its number and walls; beside a thing at the lower left. Their
/// way runs below the numbers and right of them, and ends this far inside the last square: below the wall above a
/// piece, and behind the wall to the left of it. Where the piece or a thing stands right behind the wall, it ends this
/// far before that; or before the thing on the square there.
const STAND: (f32, f32) = (2.12, 2.1);
const BY_THING: (f32, f32) = (0.84, 2.1);
const INSIDE: f32 = 0.25;
const UP_TO: f32 = 1.04;
const LANE: (f32, f32) = (2.16, 1.88);
const BEFORE: f32 = 0.36;
const BEFORE_THING: f32 = 1.65;
/// Length and half the width of the head of a way.
const BARB: (f32, f32) = (0.5, 0.32);
/// Height of the names below the board and of the words behind them, as shares of the least height of letters; the room
/// for a name, and where the words begin in their column.
const NAMES: f32 = 1.3;
const WORDS: f32 = 1.25;
const ROOM: f32 = 4.4;
const SAID: f32 = 6.9;
/// The left edge of the second column: well after the words of the first one.
const SECOND: f32 = 14.5;

/// The squares of the spiral in order, each by its column from the left and its row from the top.
fn spiral() -> Vec<(usize, usize)> {
    let mut taken = [[false; ACROSS]; DOWN];
    let (mut column, mut row, mut turn) = (0i32, DOWN as i32 - 1, 0);
    // Right, up, left, down.
    const STEPS: [(i32, i32); 4] = [(1, 0), (0, -1), (-1, 0), (0, 1)];
    let mut squares = Vec::new();
    loop {
        squares.push((column as usize, row as usize));
        taken[row as usize][column as usize] = true;
        let free = |turn: usize| {
            let (x, y) = (column + STEPS[turn % 4].0, row + STEPS[turn % 4].1);
            let inside = (0..ACROSS as i32).contains(&x) && (0..DOWN as i32).contains(&y);
            (inside && !taken[y as usize][x as usize]).then_some((x, y))
        };
        let Some((next, (x, y))) = [turn, turn + 1].into_iter().find_map(|turn| Some((turn, free(turn)?))) else {
            return squares;
        };
        (turn, column, row) = (next, x, y);
    }
}

/// The upper left corner of a square.
fn corner(squares: &[(usize, usize)], square: u32) -> Option<Pt> {
    let (column, row) = squares.get((square as usize).checked_sub(1)?)?;
    Some(pt(SIDE * *column as f32, SIDE * *row as f32))
}

pub(super) fn scene(sheet: &Sheet) -> Scene {
    let squares = spiral();
    let lines = sheet.seats().len().div_ceil(2) as f32;
    let below = HEIGHT + GAP + LINE * lines;
    let mut scene = sheet.footed((WIDTH, below), Text::new("goose-sheet"));
    sheet.draw_latest(&mut scene, pt(SECOND + 0.5, below), None);
    if let Some((last, before)) = sheet.common.trail.split_last() {
        before.iter().for_each(|square| wash(&mut scene, corner(&squares, *square), Ink::Shade));
        wash(&mut scene, corner(&squares, *last), Ink::Accent);
    }
    walls(&mut scene, &squares);
    let passed = way(&mut scene, sheet, &squares);
    entrance(&mut scene);
    for square in 1..=HOME {
        if let Some(at) = corner(&squares, square) {
            content(&mut scene, square, at, passed.contains(&square));
        }
    }
    for seat in sheet.seats().iter() {
        let square = sheet.common.at(seat);
        if let Some(corner) = corner(&squares, square) {
            let (at, r) = stand(square, corner);
            piece(&mut scene, seat, at, r);
        }
        player(&mut scene, sheet, seat);
    }
    scene
}

/// Draws the number and the content of a square with this corner. A way that passes goes behind a thing.
fn content(scene: &mut Scene, square: u32, at: Pt, is_passed: bool) {
    let (off, inner) = if square == HOME { (HOME_AT, INNER) } else { (THING_AT, 0.0) };
    if square == HOME {
        let side = SIDE - 2.0 * INNER;
        scene.frame(at.x + INNER, at.y + INNER, side, side, Ink::Pencil, Nib::Pen);
    }
    let place = pt(at.x + off.0, at.y + off.1);
    if is_passed && is_marked(square) {
        scene.bare(place, BEHIND);
    }
    thing(scene, square, place);
    let number = pt(at.x + 0.16 + inner, at.y + 0.68 + inner);
    scene.hand(number, Says::Plain(square.to_string()), NUMBER * least(WIDTH), Align::Left, Ink::Pencil);
}

/// Washes a square, if it is on the board.
fn wash(scene: &mut Scene, corner: Option<Pt>, ink: Ink) {
    if let Some(at) = corner {
        scene.add(Item::Fill { polygon: corners(at, pt(at.x + SIDE, at.y + SIDE)), ink });
    }
}

/// The position of a piece on a square with this corner, and its radius.
fn stand(square: u32, corner: Pt) -> (Pt, f32) {
    let ((x, y), r) = if is_marked(square) { (BY_THING, SMALL) } else { (STAND, PIECE) };
    (pt(corner.x + x, corner.y + y), r)
}

/// The lines of the board: thin between a square and the next one, thick between the windings.
fn walls(scene: &mut Scene, squares: &[(usize, usize)]) {
    let number = |column: Option<usize>, row: Option<usize>| {
        let place = (column?, row?);
        squares.iter().position(|square| *square == place)
    };
    let thin =
        |one: Option<usize>, two: Option<usize>| matches!((one, two), (Some(one), Some(two)) if one.abs_diff(two) == 1);
    for column in 0..=ACROSS {
        let left = column.checked_sub(1);
        let is_thin = |row: usize| {
            // The entrance is open.
            let enters = (column, row) == (0, DOWN - 1);
            enters || thin(number(left, Some(row)), number(Some(column), Some(row)))
        };
        let x = SIDE * column as f32;
        wall(scene, DOWN, &is_thin, &|row| pt(x, SIDE * row as f32));
    }
    for row in 0..=DOWN {
        let above = row.checked_sub(1);
        let is_thin = |column: usize| thin(number(Some(column), above), number(Some(column), Some(row)));
        let y = SIDE * row as f32;
        wall(scene, ACROSS, &is_thin, &|column| pt(SIDE * column as f32, y));
    }
}

/// A line across the board in several parts, each thin or thick. One stroke draws neighbours that are alike.
fn wall(scene: &mut Scene, parts: usize, is_thin: &dyn Fn(usize) -> bool, at: &dyn Fn(usize) -> Pt) {
    let mut from = 0;
    for n in 1..=parts {
        if n == parts || is_thin(n) != is_thin(from) {
            let (ink, nib) = if is_thin(from) { (Ink::Grid, Nib::Fine) } else { (Ink::Pencil, Nib::Bold) };
            scene.stroke([at(from), at(n)], ink, nib);
            from = n;
        }
    }
}

/// The squares of a trail with all squares between them, as far as a throw goes.
fn steps(trail: &[u32]) -> Vec<u32> {
    let between = |pair: &[u32]| {
        let (from, to) = (pair[0], pair[1]);
        match from.abs_diff(to) {
            ..=THROW if from < to => (from + 1..=to).collect(),
            ..=THROW => (to..from).rev().collect(),
            _ => vec![to],
        }
    };
    trail.first().copied().into_iter().chain(trail.windows(2).flat_map(between)).collect()
}

/// The latest path of a piece along the spiral, below everything on the squares. Returns the squares that it passes
/// without a stop, which have no wash.
fn way(scene: &mut Scene, sheet: &Sheet, squares: &[(usize, usize)]) -> Vec<u32> {
    let Some(mover) = sheet.round.thrower else { return Vec::new() };
    let passed = steps(&sheet.common.trail);
    let trail: Vec<Pt> = passed.iter().filter_map(|square| corner(squares, *square)).collect();
    // A piece that has not moved has no way.
    let [.., before, last] = trail[..] else { return Vec::new() };
    let lane = |corner: Pt| pt(corner.x + LANE.0, corner.y + LANE.1);
    let (before, last) = (lane(before), lane(last));
    let (dx, dy) = (last.x - before.x, last.y - before.y);
    let length = dx.hypot(dy).max(0.01);
    let (dx, dy) = (dx / length, dy / length);
    // The head is clear of the piece, and of the thing on its square or before it.
    let marked = |back: usize| is_marked(passed[passed.len() - back]);
    let (inside, bends) = match (dx > 0.5, dx < -0.5 || dy < -0.5) {
        (true, _) if !marked(1) => (UP_TO, 1),
        (true, _) if marked(2) && trail.len() > 2 => (-BEFORE_THING, 2),
        (true, _) => (-BEFORE, 1),
        (_, true) => (-BEFORE, 1),
        _ => (INSIDE, 1),
    };
    let wall = pt(if dx > 0.0 { LANE.0 } else { SIDE - LANE.0 }, if dy > 0.0 { LANE.1 } else { SIDE - LANE.1 });
    let back = (wall.x * dx).hypot(wall.y * dy) - inside;
    let tip = pt(last.x - dx * back, last.y - dy * back);
    let (long, wide) = BARB;
    let barb = |side: f32| pt(tip.x - dx * long + dy * side * wide, tip.y - dy * long - dx * side * wide);
    let line = trail[..trail.len() - bends].iter().copied().map(lane);
    let line: Vec<Pt> = line.chain([tip, barb(1.0), tip, barb(-1.0)]).collect();
    scene.stroke(line, Ink::Seat(mover.0), Nib::Bold);
    passed.into_iter().filter(|square| !sheet.common.trail.contains(square)).collect()
}

/// Whether there is a thing on a square.
fn is_marked(square: u32) -> bool {
    GEESE.contains(&square) || [BRIDGE, INN, WELL, MAZE, PRISON, DEATH, HOME].contains(&square)
}

/// An arrow at the open side of the first square.
fn entrance(scene: &mut Scene) {
    let tip = pt(0.75, HEIGHT - SIDE + BY_THING.1);
    scene.stroke([pt(tip.x - 0.65, tip.y), tip], Ink::Pencil, Nib::Pen);
    scene.stroke([pt(tip.x - 0.35, tip.y - 0.3), tip, pt(tip.x - 0.35, tip.y + 0.3)], Ink::Pencil, Nib::Pen);
}

/// A piece: a ring with the number of its seat.
fn piece(scene: &mut Scene, seat: Seat, at: Pt, r: f32) {
    scene.bare(at, r + RIM);
    scene.add(Item::Ring { at, r, ink: Ink::Seat(seat.0), nib: Nib::Pen });
    let size = FIGURE * r * least(WIDTH);
    scene.hand(at, Says::Plain((seat.0 + 1).to_string()), size, Align::Centre, Ink::Seat(seat.0));
}

/// A line of the players: the piece, the name, and its square.
fn player(scene: &mut Scene, sheet: &Sheet, seat: Seat) {
    let least = least(WIDTH);
    let (column, row) = (seat.index() % 2, seat.index() / 2);
    let left = SECOND * column as f32;
    let y = HEIGHT + GAP + LINE * (row as f32 + 0.5);
    piece(scene, seat, pt(left + 1.2, y), PIECE);
    let (mark, size) = (sheet.stands(seat), NAMES * least);
    name(scene, seat, mark, pt(left + 2.3, y), Hand { size, align: Align::Left, room: ROOM });
    // At the end nobody rests any more.
    let waits = if sheet.round.over { 0 } else { u32::from(sheet.common.waits(seat)) };
    let at = sheet.common.at(seat);
    let says = match (mark, at) {
        (Mark::Out, _) => return,
        (_, at) if waits > 0 => Says::Words(Text::new("goose-sheet-waits").with("square", at).with("left", waits)),
        (_, at) if sheet.common.missed(seat) && !sheet.round.over => {
            Says::Words(Text::new("goose-sheet-missed").with("square", at))
        }
        (_, START) => Says::Words(Text::new("goose-sheet-start")),
        (_, at) => Says::Plain(at.to_string()),
    };
    // Right behind the room for the name.
    scene.hand(pt(left + SAID, y), says, WORDS * least, Align::Left, Ink::Seat(seat.0));
}

/// The thing on a square.
fn thing(scene: &mut Scene, square: u32, at: Pt) {
    match square {
        HOME => goose(scene, at, HOME_SIZE, Ink::Pencil, Nib::Bold),
        _ if GEESE.contains(&square) => goose(scene, at, GOOSE, Ink::Pencil, Nib::Pen),
        BRIDGE => bridge(scene, at),
        INN => inn(scene, at),
        WELL => well(scene, at),
        MAZE => maze(scene, at),
        PRISON => prison(scene, at),
        DEATH => skull(scene, at),
        _ => {}
    }
}

/// A stroke through points around a place.
fn draw(scene: &mut Scene, at: Pt, points: &[(f32, f32)], nib: Nib) {
    let points: Vec<Pt> = points.iter().map(|(x, y)| pt(at.x + THING * x, at.y + THING * y)).collect();
    scene.stroke(points, Ink::Pencil, nib);
}

/// A goose that walks to the right: body and neck in one line, beak, eye, wing and feet.
fn goose(scene: &mut Scene, at: Pt, size: f32, ink: Ink, nib: Nib) {
    let mut line = |points: &[(f32, f32)], nib: Nib| {
        let points: Vec<Pt> = points.iter().map(|(x, y)| pt(at.x + size * x, at.y + size * y)).collect();
        scene.stroke(points, ink, nib);
    };
    // From the tail along the belly up the neck, around the head and back down to the tail.
    line(
        &[
            (-1.0, 0.0),
            (-0.7, 0.4),
            (-0.2, 0.6),
            (0.3, 0.5),
            (0.55, 0.2),
            (0.62, -0.3),
            (0.72, -0.62),
            (0.62, -0.85),
            (0.4, -0.85),
            (0.3, -0.6),
            (0.32, -0.25),
            (0.1, -0.02),
            (-0.45, -0.05),
            (-1.0, 0.0),
        ],
        nib,
    );
    line(&[(0.7, -0.74), (1.02, -0.62), (0.72, -0.56)], nib);
    line(&[(-0.5, 0.14), (-0.15, 0.34), (0.2, 0.16)], Nib::Fine);
    line(&[(-0.1, 0.6), (-0.1, 0.9), (0.12, 0.95)], Nib::Fine);
    line(&[(0.2, 0.55), (0.22, 0.9), (0.44, 0.95)], Nib::Fine);
    scene.add(Item::Dot { at: pt(at.x + size * 0.52, at.y - size * 0.68), r: 0.07 * size, ink });
}

/// A bridge with one arch and a rail.
fn bridge(scene: &mut Scene, at: Pt) {
    let turns = (0..=10).map(|n| std::f32::consts::PI * n as f32 / 10.0);
    let arch: Vec<(f32, f32)> = turns.map(|turn| (-0.6 * turn.cos(), 0.75 - 0.55 * turn.sin())).collect();
    draw(scene, at, &[(-1.0, 0.75), (-1.0, -0.1), (1.0, -0.1), (1.0, 0.75)], Nib::Pen);
    draw(scene, at, &[(-1.0, -0.45), (1.0, -0.45)], Nib::Pen);
    draw(scene, at, &arch, Nib::Pen);
}

/// A house with a door, a window and a sign.
fn inn(scene: &mut Scene, at: Pt) {
    draw(scene, at, &[(-0.7, -0.2), (-0.7, 0.9), (0.7, 0.9), (0.7, -0.2)], Nib::Pen);
    draw(scene, at, &[(-0.95, -0.1), (0.0, -0.95), (0.95, -0.1)], Nib::Pen);
    draw(scene, at, &[(-0.2, 0.9), (-0.2, 0.3), (0.2, 0.3), (0.2, 0.9)], Nib::Fine);
    draw(scene, at, &[(-0.15, -0.35), (0.15, -0.35), (0.15, -0.05), (-0.15, -0.05), (-0.15, -0.35)], Nib::Fine);
}

/// A well with a roof.
fn well(scene: &mut Scene, at: Pt) {
    draw(scene, at, &[(-0.75, 0.3), (-0.6, 0.95), (0.6, 0.95), (0.75, 0.3), (-0.75, 0.3)], Nib::Pen);
    for x in [-0.5, 0.5] {
        draw(scene, at, &[(x, 0.3), (x, -0.4)], Nib::Fine);
    }
    draw(scene, at, &[(-0.9, -0.4), (0.0, -0.95), (0.9, -0.4), (-0.9, -0.4)], Nib::Pen);
}

/// Walls that wind inwards.
fn maze(scene: &mut Scene, at: Pt) {
    let line = [
        (-0.9, 0.9),
        (-0.9, -0.9),
        (0.9, -0.9),
        (0.9, 0.9),
        (-0.45, 0.9),
        (-0.45, -0.45),
        (0.45, -0.45),
        (0.45, 0.45),
        (0.0, 0.45),
        (0.0, 0.0),
    ];
    draw(scene, at, &line, Nib::Pen);
}

/// A window with bars.
fn prison(scene: &mut Scene, at: Pt) {
    scene.frame(at.x - 0.9 * THING, at.y - 0.9 * THING, 1.8 * THING, 1.8 * THING, Ink::Pencil, Nib::Pen);
    for x in [-0.45, 0.0, 0.45] {
        draw(scene, at, &[(x, -0.9), (x, 0.9)], Nib::Fine);
    }
}

fn skull(scene: &mut Scene, at: Pt) {
    let head = [
        (-0.35, 0.4),
        (-0.75, 0.15),
        (-0.8, -0.4),
        (-0.4, -0.9),
        (0.4, -0.9),
        (0.8, -0.4),
        (0.75, 0.15),
        (0.35, 0.4),
        (0.35, 0.9),
        (-0.35, 0.9),
        (-0.35, 0.4),
    ];
    draw(scene, at, &head, Nib::Pen);
    for x in [-0.35, 0.35] {
        scene.add(Item::Dot { at: pt(at.x + THING * x, at.y - THING * 0.25), r: 0.2 * THING, ink: Ink::Pencil });
    }
    draw(scene, at, &[(0.0, 0.05), (-0.1, 0.25), (0.1, 0.25), (0.0, 0.05)], Nib::Fine);
    for x in [-0.1, 0.12] {
        draw(scene, at, &[(x, 0.5), (x, 0.9)], Nib::Fine);
    }
}

/// The players with their squares and the turns that they miss.
pub(super) fn text(sheet: &Sheet) -> String {
    let heads = vec![Head::new("square", ("goose-sheet-square", 4.0), Foot::Absent)];
    let mut roster: Roster = sheet.listed(heads, (5.0, 0.0), |seat| vec![Cell::own(sheet.common.at(seat))]);
    for line in &mut roster.lines {
        let waits = sheet.common.waits(line.seat);
        if waits > 0 {
            line.note = format!("{}  rests {waits}", line.note);
        }
    }
    roster.text("  dice")
}

/// A goose on its square.
pub(super) fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    scene.frame(0.6, 0.6, 6.8, 6.8, Ink::Pencil, Nib::Pen);
    goose(&mut scene, pt(4.0, 4.6), 2.7, Ink::Seat(0), Nib::Bold);
    scene.hand(pt(1.1, 1.9), Says::Plain("9".to_owned()), 2.2, Align::Left, Ink::Pencil);
    scene
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spiral_goes_through_every_square_to_one_in_the_middle() {
        let squares = spiral();
        assert_eq!((squares.len(), squares[0]), (HOME as usize, (0, DOWN - 1)));
        let beside = |pair: &[(usize, usize)]| pair[0].0.abs_diff(pair[1].0) + pair[0].1.abs_diff(pair[1].1) == 1;
        assert!(squares.windows(2).all(beside));
        let (column, row) = squares[62];
        assert!((3..6).contains(&column) && (2..5).contains(&row), "{column} {row}");
    }
}
