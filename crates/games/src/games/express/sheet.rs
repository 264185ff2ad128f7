//! The lists of the players side by side. If there are many, their points and one list. The dice lie below.

use super::Sheet;
use super::rules::{END, REJECTS, score, value};
use crate::base::signed;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::{DiceGame, listed};
use crate::kit::pairs::{self, SUMS};
use crate::kit::roster::{Cell, Foot, Head, Line, Roster, least};
use crate::kit::tally::{self, ROW};

/// Width of the sums with their points, and of a list beside them that needs no narrow letters.
const HEADS: f32 = 6.0;
const LIST: f32 = 9.0;
/// Lines of a list: the sums, and the rejected faces below a line.
const LINES: f32 = (SUMS + REJECTS) as f32;
/// Distance of the marks from the rule at their left, and height of the row of the points.
const INDENT: f32 = 0.8;
const POINTS: f32 = 2.0;
/// The middle of a rejected face and the first of its marks, from the rule at their left.
const FACE: f32 = 1.0;
const TALLY: f32 = 2.4;
/// In a column narrower than this, a price has no room behind more than five marks in a line.
const NARROW: f32 = 8.5;
/// How far points keep off the rule at their right: their halo is wider than they are.
const FREE: f32 = 0.85;
/// Height of a line of the one list below the points of many.
const LOW: f32 = 1.0;
/// Height of the headings above it and of its owner's name, which keep off the points, and where the middle of the name
/// is, above the list as the headings are.
const HEADED: f32 = 2.0;
const OWNED: f32 = 1.2;
/// Height of a sentence and of the dice below the lists, their distance, and least width of the words before them in
/// least heights.
const SAID: f32 = 2.0;
const DICE: f32 = 3.0;
const APART: f32 = 2.6;
const THROWN: f32 = 5.0;

pub fn scene(board: &Sheet) -> Scene {
    let roster = roster(board);
    let (width, table) = roster.extent();
    let columns = roster.is_columns();
    let (left, one) = if columns { (HEADS, None) } else { (0.0, front(board)) };
    let more = if one.is_some() { LOW * LINES + HEADED } else { 0.0 };
    let said = SAID * says(board).len() as f32;
    let before = before(board);
    let older = if before.is_some() { SAID } else { 0.0 };
    let mut scene = Scene::new(left + width, table + more + said + DICE + older);
    let mut first = true;
    roster.draw(&mut scene, pt(left, 0.0), &mut |scene, line, top, wide| {
        if std::mem::take(&mut first) {
            heads(scene, (pt(0.0, top.y), ROW), HEADS + width);
            for x in [HEADS, HEADS + width] {
                scene.stroke([pt(x, 0.0), pt(x, table)], Ink::Pencil, Nib::Ruler);
            }
            scene.stroke([pt(0.0, top.y), pt(HEADS, top.y)], Ink::Pencil, Nib::Ruler);
            tally::total(scene, table, POINTS, HEADS);
        }
        column(scene, board, line.seat, (pt(top.x - wide / 2.0, top.y), ROW), wide);
    });
    if let Some(seat) = one {
        let top = table + HEADED;
        heads(&mut scene, (pt(0.0, top), LOW), width);
        scene.stroke([pt(0.0, top), pt(width, top)], Ink::Pencil, Nib::Ruler);
        scene.stroke([pt(HEADS, top - HEADED + 0.2), pt(HEADS, top + LOW * LINES)], Ink::Pencil, Nib::Ruler);
        column(&mut scene, board, seat, (pt(HEADS, top), LOW), width - HEADS);
        let (at, size) = (pt(HEADS + INDENT, top - OWNED), (1.3 * least(width)).max(1.3));
        scene.name(at, seat, size, Align::Left, width - HEADS - INDENT);
    }
    below(&mut scene, board, table + more);
    if let Some(dice) = before {
        let y = scene.height - SAID / 2.0;
        scene.from_before(y, &dice.map(|face| (face, Ink::Pencil)));
    }
    scene
}

/// The dice of the latest marks, if newer ones lie on the table.
fn before(board: &Sheet) -> Option<[u8; 5]> {
    let is_old = |seat: &Seat| match board.round.is_common() {
        true => board.player(*seat).thrown.is_some(),
        false => board.round.throws > 0,
    };
    let marked = board.seats().iter().filter(|seat| !board.round.over && is_last(board, *seat));
    let mut takes = marked.filter(is_old).map(|seat| board.player(seat)).filter(|player| player.latest.is_some());
    takes.next()?.from
}

/// The one player of many whose list is shown: the viewer, or the mover. At the end it is the player with most points.
fn front(board: &Sheet) -> Option<Seat> {
    match board.round.own {
        _ if board.round.over => board.seats().iter().max_by_key(|seat| (board.player(*seat).points(), 255 - seat.0)),
        None if !board.round.is_common() => Some(board.round.mover()),
        own => own,
    }
}

/// The sums with the points of a mark beyond the fifth one, and the word for rejected faces.
fn heads(scene: &mut Scene, (corner, row): (Pt, f32), across: f32) {
    tally::list(scene, (corner, row), (HEADS, across), &|sum| value(sum).to_string());
    let y = corner.y + row * SUMS as f32;
    scene.stroke([pt(corner.x, y), pt(corner.x + across, y)], Ink::Pencil, Nib::Ruler);
    let at = pt(corner.x + HEADS / 2.0, y + row * REJECTS as f32 / 2.0);
    let says = Says::Words(Text::new("express-sheet-rejected"));
    scene.hand(at, says, 1.35 * least(scene.width), Align::Centre, Ink::Pencil);
}

/// The marks of a player with their points, and the rejected faces, from an upper left corner on.
fn column(scene: &mut Scene, board: &Sheet, seat: Seat, (corner, row): (Pt, f32), wide: f32) {
    let size = tally::number(scene, row);
    // A narrow column has less room behind the strokes.
    let narrow = (wide / LIST).min(1.0);
    let strokes = if wide < NARROW { tally::stacked } else { tally::strokes };
    let player = board.player(seat);
    let latest = player.latest.filter(|_| is_last(board, seat));
    // A take has two sums and a die.
    let fresh = |sum: u8| latest.map_or(0, |take| take.sums.iter().filter(|other| **other == sum).count() as u8);
    let dropped = |face: u8| u8::from(latest.is_some_and(|take| take.out == face));
    for (n, (sum, marks)) in pairs::sums().zip(player.marks).enumerate() {
        let y = corner.y + row * (n as f32 + 0.5);
        strokes(scene, (pt(corner.x + INDENT, y), row), (marks, fresh(sum)), seat);
        let points = score(sum, marks);
        if marks > 0 {
            // Five marks make up for the price of the first: nothing, which is not the same as no mark.
            let says = Says::Plain(signed(points.into()));
            let ink = Ink::of(seat, fresh(sum) > 0);
            scene.hand(pt(corner.x + wide - FREE * narrow, y), says, size * narrow, Align::Right, ink);
        }
    }
    for (n, (face, marks)) in player.rejects.iter().enumerate() {
        let y = corner.y + row * ((SUMS + n) as f32 + 0.5);
        let at = pt(corner.x + FACE, y);
        scene.hand(at, Says::Plain(face.to_string()), size, Align::Centre, Ink::Pencil);
        strokes(scene, (pt(corner.x + TALLY, y), row), (*marks, dropped(*face)), seat);
        if *marks >= END {
            scene.add(Item::Ring { at, r: 0.32 * row, ink: Ink::Seat(seat.0), nib: Nib::Pen });
        }
    }
}

/// Whether a take of this seat was the latest one, or with common throws one of the latest: a player whose list is
/// finished takes no more.
fn is_last(board: &Sheet, seat: Seat) -> bool {
    let takes = |seat: Seat| board.player(seat).marks.iter().map(|marks| u32::from(*marks)).sum::<u32>();
    match board.round.is_common() {
        true => board.seats().iter().all(|other| takes(other) <= takes(seat)),
        false => {
            let present = board.round.present();
            let before = present.iter().find(|other| present.after(*other) == Some(board.round.mover()));
            if board.round.over { board.round.thrower == Some(seat) } else { before == Some(seat) }
        }
    }
}

/// The worth of marks, and the meaning of a ring once there is one.
fn says(board: &Sheet) -> Vec<Text> {
    let full = board.players.iter().flat_map(|player| &player.rejects).any(|(_, marks)| *marks >= END);
    let ring = full.then(|| Text::new("express-sheet-full").with("marks", END));
    [Text::new("express-sheet")].into_iter().chain(ring).collect()
}

/// These sentences, and the dice with the number of their throw.
fn below(scene: &mut Scene, board: &Sheet, mut top: f32) {
    let (size, dice) = (1.2 * least(scene.width), &board.round.fallen);
    for says in says(board) {
        scene.hand(pt(0.5, top + SAID / 2.0), Says::Words(says), size, Align::Left, Ink::Pencil);
        top += SAID;
    }
    let (y, all) = (top + DICE / 2.0, APART * dice.len() as f32);
    if !dice.is_empty() {
        let says = Says::Words(thrown(board));
        scene.hand(pt(0.5, y), says, size, Align::Left, Ink::Pencil);
    }
    let left = ((scene.width - all) / 2.0).max(THROWN * least(scene.width));
    for (n, face) in dice.iter().enumerate() {
        let at = pt(left + APART * (n as f32 + 0.5), y);
        scene.add(Item::Die { at, side: 2.0, face: *face, ink: Ink::Pencil });
    }
}

/// The number of the throw on the table. Until a turn has its throw, that is the one before.
fn thrown(board: &Sheet) -> Text {
    let number = board.round.number.saturating_sub(u32::from(board.round.throws == 0));
    match board.round.over {
        true => Text::new("express-sheet-last"),
        false => Text::new("express-sheet-throw").with("throw", number),
    }
}

/// The players with their points. In lists also how near the end each is.
fn roster(board: &Sheet) -> Roster {
    let places = board.round.over.then(|| board.game.outcome(board).places);
    let line = |seat: Seat| {
        let player = board.player(seat);
        let marks: String = player.marks.iter().map(|marks| format!("{marks:>3}")).collect();
        let rejects: String = player.rejects.iter().map(|(face, marks)| format!(" {face}:{marks}")).collect();
        let most = player.rejects.iter().map(|(_, marks)| *marks).max().unwrap_or(0);
        let points = Cell::own(player.points());
        let cells = vec![points, Cell::pencil(format!("{most}/{END}"))];
        Line {
            seat,
            mark: board.mark(seat),
            place: places.as_ref().and_then(|places| places.get(seat.index()).copied()),
            cells,
            note: format!("{marks} {rejects}").trim_end().to_owned(),
        }
    };
    let points = Head::new("points", ("express-sheet-points", 3.6), Foot::High(POINTS));
    let most = Head { text: None, list: Some(("express-sheet-out", 2.6)), foot: Foot::Absent };
    let lines = board.seats().iter().map(line).collect();
    Roster { heads: vec![points, most], lines, column: 7.0, body: ROW * LINES, own: board.round.own }
}

/// The same as plain text: the marks on the sums, then the rejected faces with theirs.
pub fn text(board: &Sheet) -> String {
    let sums: String = pairs::sums().map(|sum| format!("{sum:>3}")).collect();
    let table = roster(board).text(&format!("{sums}  out"));
    format!("{table}\ndice {}", listed(&board.round.fallen)).trim_end().to_owned()
}

/// Two pairs and a die that is crossed out.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (n, face) in [6u8, 5, 4, 4].into_iter().enumerate() {
        let at = pt(if n % 2 == 0 { 1.6 } else { 4.0 }, if n < 2 { 1.6 } else { 4.4 });
        let ink = if n < 2 { Ink::Seat(0) } else { Ink::Seat(1) };
        scene.add(Item::Die { at, side: 2.0, face, ink });
    }
    for (at, says, ink) in [(pt(6.6, 1.6), "11", Ink::Seat(0)), (pt(6.6, 4.4), "8", Ink::Seat(1))] {
        scene.hand(at, Says::Plain(says.to_owned()), 1.8, Align::Centre, ink);
    }
    scene.add(Item::Die { at: pt(2.8, 6.9), side: 1.7, face: 2, ink: Ink::Pencil });
    scene.add(Item::Cross { at: pt(2.8, 6.9), r: 1.0, ink: Ink::Accent, nib: Nib::Bold });
    scene
}
