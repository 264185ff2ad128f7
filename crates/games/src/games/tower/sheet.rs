//! The tower: a column of steps for each sum, with the markers of all players and the mover's runners. The players are
//! in the upper corners, where the tower leaves room.

use super::climb::steps;
use super::{Phase, Sheet};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::listed;
use crate::kit::pairs;
use crate::kit::roster::{Cell, Foot, Hand, Head, Line, Mark, Roster, least, name};

/// Side of a step, and the number of steps in the highest column.
const STEP: f32 = 2.0;
const HIGH: f32 = 13.0;
/// Width of the tower, and height of the sums below it.
const WIDE: f32 = STEP * pairs::SUMS as f32;
const SUMS: f32 = 2.0;
/// Height of the sign above a climbed column.
const ABOVE: f32 = 2.0;
/// Height of the sentence and of the dice below the tower.
const SAID: f32 = 2.0;
const DICE: f32 = 3.0;
/// Side of a die and of its cell, the distance of two pairs with their sums, and the height of a sum.
const DIE: f32 = 2.0;
const CELL: f32 = 2.6;
const PAIR: f32 = 10.0;
const SUM: f32 = 1.9;
/// Height and width of a player in a corner, and the distance between the marks below the name.
const PLAYER: f32 = 4.0;
const CORNER: f32 = 7.5;
const APART: f32 = 1.4;
/// The middle of these marks. A winner's name is underlined twice, and they keep off these lines.
const MARKS: f32 = 3.05;
/// Radius of a marker, half the size of the cross of a runner, the distance of two of them on a step, and how much
/// smaller they are there.
const MARKER: f32 = 0.42;
const RUNNER: f32 = 0.45;
const OFF: f32 = 0.98;
const SHARED: f32 = 0.8;

pub fn scene(board: &Sheet) -> Scene {
    let base = ABOVE + STEP * HIGH;
    let mut scene = Scene::new(WIDE, base + SUMS + SAID + DICE);
    for line in roster(board).lines {
        player(&mut scene, board, &line);
    }
    for sum in pairs::sums() {
        column(&mut scene, board, sum, pt(STEP * f32::from(sum - pairs::LEAST), base));
    }
    let below = base + SUMS;
    // The legend of crosses is there while there is one.
    let key = if board.climb(board.round.mover()).runners.is_empty() { "tower-sheet" } else { "tower-sheet-runners" };
    let says = Says::Words(Text::new(key).with("columns", board.rules));
    scene.hand(pt(0.3, below + 1.0), says, least(WIDE).max(1.6), Align::Left, Ink::Pencil);
    dice(&mut scene, board, below + SAID + DICE / 2.0);
    scene
}

/// The dice that fell last. Once their sums are taken, the dice stand in pairs, each with its sum behind it, in ink if
/// it was taken.
fn dice(scene: &mut Scene, board: &Sheet, y: f32) {
    let fallen = &board.round.fallen;
    let takes = matches!(board.common.phase, Phase::Takes(_));
    let taken = &board.common.latest;
    let Some(faces) = paired(fallen, taken).filter(|_| !takes) else {
        if takes {
            let (low, high) =
                (pt(WIDE / 2.0 - 2.0 * CELL, y - CELL / 2.0), pt(WIDE / 2.0 + 2.0 * CELL, y + CELL / 2.0));
            scene.add(Item::Fill { polygon: corners(low, high), ink: Ink::Accent });
        }
        for (n, face) in fallen.iter().enumerate() {
            let at = pt(WIDE / 2.0 + CELL * (n as f32 - 1.5), y);
            scene.add(Item::Die { at, side: DIE, face: *face, ink: Ink::Pencil });
        }
        return;
    };
    let seat = board.round.thrower.unwrap_or(board.round.mover());
    for (n, pair) in faces.chunks(2).enumerate() {
        let left = WIDE / 2.0 + PAIR * (n as f32 - 1.0) + 1.0;
        for (die, face) in pair.iter().enumerate() {
            let at = pt(left + CELL * (die as f32 + 0.5), y);
            scene.add(Item::Die { at, side: DIE, face: *face, ink: Ink::Pencil });
        }
        let ink = if n < taken.len() { Ink::Seat(seat.0) } else { Ink::Pencil };
        let says = Says::Plain(format!("= {}", pair.iter().sum::<u8>()));
        scene.hand(pt(left + 2.0 * CELL + 0.4, y), says, SUM, Align::Left, ink);
    }
}

/// Four dice in such an order that the first two make the first of the sums, and the others the second one if there is
/// one. `None` if no order does.
fn paired(faces: &[u8], sums: &[u8]) -> Option<[u8; 4]> {
    let (&[a, b, c, d], Some(first)) = (faces, sums.first()) else { return None };
    let orders = [[a, b, c, d], [a, c, b, d], [a, d, b, c], [b, c, a, d], [b, d, a, c], [c, d, a, b]];
    let makes = |[a, b, c, d]: &[u8; 4]| a + b == *first && sums.get(1).is_none_or(|second| c + d == *second);
    orders.into_iter().find(makes)
}

/// A player in an upper corner: the name, and below it a place for each column needed, with the player's mark for each
/// that the player has.
fn player(scene: &mut Scene, board: &Sheet, line: &Line) {
    let (left, y) = (line.seat.0.is_multiple_of(2), PLAYER * f32::from(line.seat.0 / 2));
    let (edge, inwards, align) = if left { (0.3, 1.0, Align::Left) } else { (WIDE - 0.3, -1.0, Align::Right) };
    let hand = Hand { size: 1.7, align, room: CORNER };
    name(scene, line.seat, line.mark, pt(edge, y + 1.0), hand);
    for n in 0..board.rules {
        // On both sides the marks go from left to right.
        let from_edge = if left { n } else { board.rules - 1 - n };
        let at = pt(edge + inwards * (0.6 + APART * from_edge as f32), y + MARKS);
        if n < board.columns(line.seat) {
            scene.sign(line.seat, at, 0.5);
        } else {
            scene.add(Item::Ring { at, r: 0.5, ink: Ink::Shade, nib: Nib::Pen });
        }
    }
}

/// The middle of a step in the column with this lower left corner. The first step is 1.
fn middle(corner: Pt, step: u8) -> Pt {
    pt(corner.x + STEP / 2.0, corner.y - STEP * (f32::from(step) - 0.5))
}

/// A player's own quarter of the step with this middle, if marks are so far apart.
fn quarter(at: Pt, seat: Seat, off: f32) -> Pt {
    let (dx, dy) = (f32::from(seat.0 % 2) - 0.5, f32::from(seat.0 / 2) - 0.5);
    pt(at.x + dx * off, at.y + dy * off)
}

/// The position and the scale of a seat's mark on a step of a column: in the middle, or in its own quarter if others
/// are there.
fn place(board: &Sheet, n: usize, (seat, height): (Seat, u8), corner: Pt) -> (Pt, f32) {
    let mover = board.round.mover();
    let runs = |other: Seat| {
        let runner = board.climb(mover).runners.iter().any(|(sum, at)| pairs::index(*sum) == Some(n) && *at == height);
        other == mover && runner
    };
    let there = |other: &Seat| *other != seat && (board.player(*other)[n] == height || runs(*other));
    let (off, scale) = if board.seats().iter().any(|other| there(&other)) { (OFF, SHARED) } else { (0.0, 1.0) };
    (quarter(middle(corner, height), seat, off), scale)
}

/// A column that a player has, from its top to its lower left corner: hatches, and a sign above. The sum and the sign
/// of one that has just won the match are washed.
fn owned(scene: &mut Scene, board: &Sheet, (sum, owner): (u8, Seat), (top, corner): (Pt, Pt)) {
    let right = corner.x + STEP;
    scene.add(Item::Hatch { polygon: corners(top, pt(right, corner.y)), ink: Ink::Seat(owner.0) });
    if board.mark(owner) == Mark::Won && board.common.latest.contains(&sum) {
        for (low, high) in [(corner.y + 0.2, corner.y + SUMS), (top.y - ABOVE, top.y - 0.1)] {
            let polygon = corners(pt(corner.x + 0.15, low), pt(right - 0.15, high));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
    }
    scene.sign(owner, pt(top.x + STEP / 2.0, top.y - ABOVE / 2.0), 0.8);
}

/// A column with its markers, and its sum below.
fn column(scene: &mut Scene, board: &Sheet, sum: u8, corner: Pt) {
    let (all, Some(n)) = (steps(sum), pairs::index(sum)) else { return };
    let owner = board.common.owners[n];
    let top = pt(corner.x, corner.y - STEP * f32::from(all));
    if let Some(owner) = owner {
        owned(scene, board, (sum, owner), (top, corner));
    }
    let climb = board.climb(board.round.mover());
    if let Some((_, height)) = climb.runners.iter().find(|(of, _)| *of == sum) {
        for step in climb.markers[n] + 1..=*height {
            let at = middle(corner, step);
            let h = STEP / 2.0;
            let polygon = corners(pt(at.x - h, at.y - h), pt(at.x + h, at.y + h));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
    }
    scene.add(Item::Grid { at: top, cols: 1, rows: u16::from(all), step: STEP });
    if let Some((_, height)) = climb.runners.iter().find(|(of, _)| *of == sum) {
        let mover = board.round.mover();
        let (at, scale) = place(board, n, (mover, *height), corner);
        scene.add(Item::Cross { at, r: RUNNER * scale, ink: Ink::Seat(mover.0), nib: Nib::Bold });
    }
    for seat in board.seats().iter().filter(|_| owner.is_none()) {
        let height = board.player(seat)[n];
        if height > 0 {
            let (at, scale) = place(board, n, (seat, height), corner);
            scene.sign(seat, at, MARKER * scale);
        }
    }
    let size = least(scene.width).max(1.7);
    let at = pt(corner.x + STEP / 2.0, corner.y + SUMS / 2.0);
    let ink = owner.map_or(Ink::Pencil, |owner| Ink::Seat(owner.0));
    scene.hand(at, Says::Plain(sum.to_string()), size, Align::Centre, ink);
}

/// The players with their columns, for the text board and the corners.
fn roster(board: &Sheet) -> Roster {
    let line = |seat: Seat| {
        let height = |n: usize| match board.common.owners[n] {
            None => format!("{:>3}", board.player(seat)[n]),
            Some(owner) => if owner == seat { "  *" } else { "  -" }.to_owned(),
        };
        let heights: String = (0..pairs::SUMS).map(height).collect();
        Line { seat, mark: board.mark(seat), place: None, cells: vec![Cell::own(board.columns(seat))], note: heights }
    };
    let heads = vec![Head { text: Some("columns"), list: None, foot: Foot::Absent }];
    let lines = board.seats().iter().map(line).collect();
    Roster { heads, lines, column: 5.0, body: 0.0, own: None }
}

/// The tower as plain text: the heights of all players, with a star for a column that the player has, and a dash for a
/// column that another player has.
pub fn text(board: &Sheet) -> String {
    let sums: String = pairs::sums().map(|sum| format!("{sum:>3}")).collect();
    let runners = match board.common.runners.is_empty() {
        true => String::new(),
        false => board
            .common
            .runners
            .iter()
            .fold("\nrunners".to_owned(), |text, (sum, height)| format!("{text} {sum}:{height}")),
    };
    let dice = if board.round.fallen.is_empty() { String::new() } else { listed(&board.round.fallen) };
    format!("{}{runners}\ndice {dice}", roster(board).text(&sums)).trim_end().to_owned()
}

/// A small tower with a star on it.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (n, high) in [1u8, 3, 5, 3, 1].into_iter().enumerate() {
        let x = 1.5 + n as f32;
        let top = 7.5 - f32::from(high);
        let ink = [Ink::Seat(1), Ink::Shade, Ink::Seat(0), Ink::Shade, Ink::Seat(1)][n];
        scene.add(Item::Fill { polygon: corners(pt(x, top), pt(x + 1.0, 7.5)), ink });
        scene.add(Item::Grid { at: pt(x, top), cols: 1, rows: u16::from(high), step: 1.0 });
    }
    let tip = |n: u8| {
        let angle = std::f32::consts::PI * (f32::from(n) * 0.8 - 0.5);
        pt(4.0 + 1.05 * angle.cos(), 1.3 + 1.05 * angle.sin())
    };
    scene.stroke((0..=5).map(tip).collect::<Vec<_>>(), Ink::Seat(1), Nib::Bold);
    scene
}
