//! The page: both lists side by side, with the rising one written from below, and the dice.

use super::{Phase, Sheet, numbers};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::listed;
use crate::kit::roster::{Cell, Foot, Head, Line, Roster, least};

/// Height of a line of a list; height of the dice below, their side, and where the legend begins beside the name there.
const LINE: f32 = 2.0;
const FOOT: f32 = 4.0;
const LEGEND: f32 = 12.4;
const DIE: f32 = 1.8;
/// Width of the dice, with the free space behind them, and how far the two lines beside them are from their middle.
const DICE: f32 = 5.3;
const BESIDE: f32 = 0.8;
/// The middle of a list's numbers, and the right edge of their ranks, as shares of its width.
const NUMBERS: f32 = 0.56;
const RANKS: f32 = 0.32;

pub fn scene(board: &Sheet) -> Scene {
    let roster = roster(board);
    let (width, table) = roster.extent();
    let back: Vec<Seat> = board.seats().iter().filter(|seat| board.player(*seat).back.is_some()).collect();
    let mut scene = Scene::new(width, table + FOOT);
    roster.draw(&mut scene, pt(0.0, 0.0), &mut |scene, line, top, wide| column(scene, board, line.seat, top, wide));
    let middle = table + FOOT / 2.0;
    if board.common.offered && !board.round.over || is_unused(board) {
        let polygon = corners(pt(0.2, middle - 1.2), pt(4.8, middle + 1.2));
        scene.add(Item::Fill { polygon, ink: Ink::Accent });
    }
    for (n, face) in (0..).zip(&board.common.faces) {
        let at = pt(1.4 + 2.2 * n as f32, middle);
        scene.add(Item::Die { at, side: DIE, face: *face, ink: Ink::Pencil });
    }
    thrower(&mut scene, board, middle);
    if !back.is_empty() {
        // The meaning of the hook beside a number.
        let y = middle - BESIDE;
        // It turns as it does on the sheet.
        hook(&mut scene, pt(LEGEND, y), back.iter().any(|seat| board.player(*seat).rises));
        let says = Says::Words(Text::new("arpeggio-sheet-back"));
        scene.hand(pt(LEGEND + 0.9, y), says, small(&scene), Align::Left, Ink::Pencil);
    }
    scene
}

/// Height of the words below the lists.
fn small(scene: &Scene) -> f32 {
    1.65 * least(scene.width)
}

/// Whether the match is over before the last throw was used.
fn is_unused(board: &Sheet) -> bool {
    board.round.over && board.round.thrower.is_some_and(|seat| board.player(seat).phase == Phase::Chooses)
}

/// The owner of the dice shown, and their number beside them. Dice on offer belong to whoever may take them.
fn thrower(scene: &mut Scene, board: &Sheet, beside: f32) {
    let offered = board.common.offered && !board.round.over;
    let seat = if offered { Some(board.round.mover()) } else { board.round.thrower };
    let Some(seat) = seat.filter(|_| !board.common.faces.is_empty()) else { return };
    let (size, room) = (small(scene), LEGEND - DICE - 1.4);
    scene.name(pt(DICE, beside - BESIDE), seat, size, Align::Left, room);
    let says = Says::Words(made(board, seat));
    scene.hand(pt(DICE, beside + BESIDE), says, size, Align::Left, Ink::Pencil);
}

/// The numbers that the dice of a seat make, as long as they can be written.
fn made(board: &Sheet, seat: Seat) -> Text {
    let open = board.player(seat).phase == Phase::Chooses;
    let numbers = numbers(&board.common.faces);
    let key = match numbers[..] {
        _ if board.round.over || !open && !board.common.offered => "arpeggio-sheet-threw",
        [_] if open && !board.common.again => "arpeggio-sheet-double",
        [_] => "arpeggio-sheet-one",
        _ => "arpeggio-sheet-two",
    };
    let (one, two) = (numbers.first().copied().unwrap_or(0), numbers.last().copied().unwrap_or(0));
    Text::new(key).with("one", one).with("two", two)
}

/// An arrow beside a list, the way that it is written.
fn way(scene: &mut Scene, x: f32, (from, to): (f32, f32), ink: Ink) {
    let back = if to > from { -0.5 } else { 0.5 };
    scene.stroke([pt(x, from), pt(x, to)], ink, Nib::Pen);
    scene.stroke([pt(x - 0.4, to + back), pt(x, to), pt(x + 0.4, to + back)], ink, Nib::Pen);
}

/// A curved arrow, which marks a step back.
fn hook(scene: &mut Scene, Pt { x, y }: Pt, rises: bool) {
    let turn = if rises { 0.45 } else { -0.45 };
    let bow = [pt(x - 0.5, y - turn), pt(x + 0.3, y - turn), pt(x + 0.3, y + turn), pt(x - 0.5, y + turn)];
    scene.stroke(bow, Ink::Pencil, Nib::Pen);
    let tip = [pt(x - 0.1, y + turn - 0.3), pt(x - 0.5, y + turn), pt(x - 0.1, y + turn + 0.3)];
    scene.stroke(tip, Ink::Pencil, Nib::Pen);
}

/// The list of a player: its lines with their numbers. A rising list begins below.
fn column(scene: &mut Scene, board: &Sheet, seat: Seat, top: Pt, wide: f32) {
    let player = board.player(seat);
    let (size, left) = (1.6 * least(scene.width), top.x - wide / 2.0);
    let latest = board.common.wrote == Some(seat) && !is_unused(board);
    let (high, low) = (top.y + 0.5, top.y + LINE * board.rules as f32 - 0.5);
    let ends = if player.rises { (low, high) } else { (high, low) };
    way(scene, left + 0.9, ends, Ink::Seat(seat.0));
    for n in 0..board.rules {
        let row = if player.rises { board.rules - 1 - n } else { n };
        let y = top.y + LINE * (row as f32 + 0.5);
        let says = Says::Plain(format!("{}.", n + 1));
        scene.hand(pt(left + wide * RANKS, y), says, size, Align::Right, Ink::Pencil);
        let Some(number) = player.list.get(n) else { continue };
        let at = pt(left + wide * NUMBERS, y);
        if latest && n + 1 == player.list.len() {
            let polygon = corners(pt(at.x - 1.3, y - LINE / 2.0 + 0.2), pt(at.x + 1.3, y + LINE / 2.0 - 0.2));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
        scene.hand(at, Says::Plain(number.to_string()), 1.8, Align::Centre, Ink::Seat(seat.0));
        if player.back == Some(n) {
            hook(scene, pt(at.x + 1.9, y), player.rises);
        }
    }
}

fn roster(board: &Sheet) -> Roster {
    let line = |seat: Seat| {
        let player = board.player(seat);
        let key = if player.rises { "arpeggio-sheet-rises" } else { "arpeggio-sheet-falls" };
        let words = Some(Text::new(key).with("count", player.list.len()).with("length", board.rules));
        let cells = vec![Cell { words, ..Cell::own(player.list.len()) }];
        let way = if player.rises { "rises" } else { "falls" };
        let note = format!("  {way} {}", listed(&player.list)).trim_end().to_owned();
        Line { seat, mark: board.mark(seat), place: None, cells, note }
    };
    let heads = vec![Head::new("count", ("arpeggio-sheet-count", 3.0), Foot::High(1.6))];
    let body = LINE * board.rules as f32;
    Roster { heads, lines: board.seats().iter().map(line).collect(), column: 9.0, body, own: None }
}

/// The table as text.
pub fn text(board: &Sheet) -> String {
    let mut lines = vec![roster(board).text("  list")];
    if !board.common.faces.is_empty() {
        let offered = if board.common.offered { ", offered" } else { "" };
        lines.push(format!("throw {}{offered}", listed(&board.common.faces)));
    }
    let back = board.seats().iter().filter(|seat| board.player(*seat).has_stepped_back);
    lines.extend(back.map(|seat| format!("step back used {}", seat.0 + 1)));
    lines.join("\n")
}

/// Two rows of notes, one up and one down.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for n in 0..4 {
        let (x, up, down) = (1.0 + 1.9 * n as f32, 6.6 - 0.8 * n as f32, 2.6 + 0.8 * n as f32);
        scene.add(Item::Dot { at: pt(x, up), r: 0.5, ink: Ink::Seat(0) });
        scene.stroke([pt(x + 0.45, up), pt(x + 0.45, up - 1.6)], Ink::Seat(0), Nib::Pen);
        scene.add(Item::Ring { at: pt(x, down - 1.4), r: 0.45, ink: Ink::Seat(1), nib: Nib::Pen });
    }
    scene
}
