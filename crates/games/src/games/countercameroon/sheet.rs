//! The list of the sums with the marks of all players, and the dice below it.

use super::{Player, Sheet};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::listed;
use crate::kit::pairs::{self, SUMS};
use crate::kit::roster::{Cell, Foot, Head, Line, Roster, least};
use crate::kit::tally::{self, ROW};

/// Width of the sums with their points.
const HEADS: f32 = 6.0;
/// Height of the sentence and of the dice below the list, and the distance of two dice.
const SAID: f32 = 2.0;
const DICE: f32 = 3.0;
const PITCH: f32 = 2.4;
/// Width of the sample of a stroke in the legend, and of that with its words; how far such a stroke and a frame keep
/// off the rules; distance of the marks from the rule at their left.
const STROKE: f32 = 1.8;
const CLOSED: f32 = 8.6;
const FREE: f32 = 0.45;
const FRAME: f32 = 0.16;
const INDENT: f32 = 0.75;
/// Height of the row of the points.
const POINTS: f32 = 2.0;

pub fn scene(board: &Sheet) -> Scene {
    let roster = roster(board);
    let (width, table) = roster.extent();
    let before = before(board);
    let older = if before.is_some() { SAID } else { 0.0 };
    let mut scene = Scene::new(HEADS + width, table + SAID + DICE + older);
    let mut listed = false;
    roster.draw(&mut scene, pt(HEADS, 0.0), &mut |scene, line, top, wide| {
        if !listed {
            let value = |sum: u8| board.rules.value(sum).to_string();
            tally::list(scene, (pt(0.0, top.y), ROW), (HEADS, HEADS + width), &value);
            for x in [HEADS, HEADS + width] {
                scene.stroke([pt(x, 0.0), pt(x, table)], Ink::Pencil, Nib::Ruler);
            }
            scene.stroke([pt(0.0, top.y), pt(HEADS, top.y)], Ink::Pencil, Nib::Ruler);
            tally::total(scene, table, POINTS, HEADS);
            listed = true;
        }
        column(scene, board, line.seat, top, wide);
    });
    legend(&mut scene, board, table);
    dice(&mut scene, board, table + SAID);
    if let Some(faces) = before {
        let dice: Vec<(u8, Ink)> = faces.iter().map(|face| (*face, Ink::Pencil)).collect();
        let y = scene.height - SAID / 2.0;
        scene.from_before(y, &dice);
    }
    scene
}

/// The dice of the latest marks, if newer ones are on the table. Nobody owns those of common throws.
fn before(board: &Sheet) -> Option<&[u8]> {
    let is_old = !board.round.over && !board.round.is_common() && board.round.throws > 0;
    let player = board.player(previous(board).filter(|_| is_old)?);
    (!player.latest.is_empty()).then_some(player.thrown.as_slice())
}

/// The seat that had the turn before.
fn previous(board: &Sheet) -> Option<Seat> {
    let present = board.round.present();
    present.iter().find(|other| present.after(*other) == Some(board.round.mover()))
}

/// The sentence below the list, and the legend of strokes through cells as long as there are any.
fn legend(scene: &mut Scene, board: &Sheet, top: f32) {
    let (size, y) = (1.3 * least(scene.width), top + SAID / 2.0);
    let says = if board.rules.four { "countercameroon-sheet" } else { "countercameroon-sheet-two" };
    let says = Says::Words(Text::new(says).with("throw", board.round.throws));
    scene.hand(pt(0.3, y), says, size, Align::Left, Ink::Pencil);
    if board.round.over || board.common.iter().all(|owners| owners.is_empty()) {
        return;
    }
    let closed = Says::Words(Text::new("countercameroon-sheet-closed"));
    let left = scene.width - CLOSED;
    scene.hand(pt(left + STROKE + 0.3, y), closed, size, Align::Left, Ink::Pencil);
    scene.stroke([pt(left, y), pt(left + STROKE, y)], Ink::Pencil, Nib::Bold);
}

/// The dice that fell last, at the right, right behind the name of the player who threw them.
fn dice(scene: &mut Scene, board: &Sheet, top: f32) {
    let faces = &board.round.fallen;
    let (right, y) = (scene.width - 1.4, top + DICE / 2.0);
    for (n, face) in faces.iter().rev().enumerate() {
        let at = pt(right - PITCH * n as f32, y);
        scene.add(Item::Die { at, side: 2.0, face: *face, ink: Ink::Pencil });
    }
    if let Some(seat) = thrower(board).filter(|_| !faces.is_empty()) {
        let at = pt(right - PITCH * (faces.len() as f32 - 0.5) - 0.5, y);
        scene.name(at, seat, 1.3 * least(scene.width), Align::Right, at.x - 0.3);
    }
}

/// The owner of the dice on the table. `None` if they are everybody's.
fn thrower(board: &Sheet) -> Option<Seat> {
    (!board.round.is_common()).then(|| board.round.thrower.unwrap_or(board.round.mover()))
}

/// The marks of a player. A sum that the player has won is framed with its points, and struck out for the others:
/// they cannot mark it any more. At the end that is true of all.
fn column(scene: &mut Scene, board: &Sheet, seat: Seat, top: Pt, wide: f32) {
    let player = board.player(seat);
    for (n, sum) in pairs::sums().enumerate() {
        let (owners, y) = (board.common[n], top.y + ROW * n as f32);
        let (start, middle) = (top.x - wide / 2.0, y + ROW / 2.0);
        let cell = corners(pt(start, y), pt(start + wide, y + ROW));
        let fresh = fresh(board, player, seat, sum);
        if owners.has(seat) {
            scene.add(Item::Fill { polygon: cell, ink: Ink::Seat(seat.0) });
            let high = ROW - 2.0 * FRAME;
            scene.frame(start + FRAME, y + FRAME, wide - 2.0 * FRAME, high, Ink::Seat(seat.0), Nib::Pen);
            // In place of the strokes: beside them, an 11 would look like two more.
            let (says, latest) = (Says::Plain(board.rules.value(sum).to_string()), fresh > 0);
            scene.hand(pt(top.x, middle), says, least(scene.width).max(1.7), Align::Centre, Ink::of(seat, latest));
            continue;
        }
        tally::strokes(scene, (pt(start + INDENT, middle), ROW), (player.marks[n], fresh), seat);
        if !owners.is_empty() && !board.round.over {
            scene.stroke([pt(start + FREE, middle), pt(start + wide - FREE, middle)], Ink::Pencil, Nib::Bold);
        }
    }
}

/// How many marks of a sum are among the latest.
fn fresh(board: &Sheet, player: &Player, seat: Seat, sum: u8) -> u8 {
    let before = previous(board);
    let last = board.round.is_common() || before == Some(seat) || board.round.over && board.round.mover() == seat;
    // A throw has two sums.
    player.latest.iter().filter(|latest| last && **latest == sum).count() as u8
}

/// The players with their points.
fn roster(board: &Sheet) -> Roster {
    let line = |seat: Seat| {
        let mark = |n: usize| match board.common[n] {
            owners if owners.has(seat) => "  *".to_owned(),
            owners if !owners.is_empty() => "  -".to_owned(),
            _ => format!("{:>3}", board.player(seat).marks[n]),
        };
        let marks: String = (0..SUMS).map(mark).collect();
        Line { seat, mark: board.mark(seat), place: None, cells: vec![Cell::own(board.points(seat))], note: marks }
    };
    let heads = vec![Head::new("points", ("countercameroon-sheet-points", 3.0), Foot::High(POINTS))];
    let lines = board.seats().iter().map(line).collect();
    Roster { heads, lines, column: 5.0, body: ROW * SUMS as f32, own: board.round.own }
}

/// The same as plain text: the marks of all players, with a star for a sum that the player has won and a dash for one
/// that another has.
pub fn text(board: &Sheet) -> String {
    let sums: String = pairs::sums().map(|sum| format!("{sum:>3}")).collect();
    format!("{}\ndice {}", roster(board).text(&sums), listed(&board.round.fallen)).trim_end().to_owned()
}

/// Two dice, and marks on their sum.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (at, face) in [(pt(2.2, 2.3), 6), (pt(5.8, 2.5), 5)] {
        scene.add(Item::Die { at, side: 2.9, face, ink: Ink::Pencil });
    }
    for n in 0..4u8 {
        let x = 4.5 + 0.8 * f32::from(n);
        scene.stroke([pt(x + 0.1, 5.1), pt(x - 0.1, 7.3)], Ink::Seat(0), Nib::Bold);
    }
    scene.hand(pt(2.2, 6.2), Says::Plain("11".to_owned()), 2.4, Align::Centre, Ink::Seat(1));
    scene
}
