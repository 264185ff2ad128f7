//! The sheet. A few players get a column each, with the latest turn throw by throw. Many get a list. Below it are the
//! throws of this turn.

use super::Thirteen;
use super::rules::{Link, Player, Rules, THROWS, sum};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::Board;
use crate::kit::roster::{Cell, Foot, Head, Line, Roster};

/// Least width of a column.
const COLUMN: f32 = 5.6;
/// Height of a line for one throw, and of the line for the turns below them.
const STEP: f32 = 1.5;
const TURNS: f32 = 1.4;
/// Side of a die.
const DIE: f32 = 1.6;
/// Distance between two throws.
const APART: f32 = 3.0;
/// Height of the throws below the table.
const THROWN: f32 = 7.2;

/// The picture.
pub fn scene(board: &Board<Thirteen>) -> Scene {
    let roster = roster(board);
    let (width, table) = roster.extent();
    let mut scene = Scene::new(width, table + THROWN);
    let mut body = |scene: &mut Scene, line: &Line, top: Pt, wide| column(scene, board, line.seat, top, wide);
    roster.draw(&mut scene, pt(0.0, 0.0), &mut body);
    throws(&mut scene, board, table + 0.4);
    scene
}

/// The players with the running total, the points of this turn, and all points.
fn roster(board: &Board<Thirteen>) -> Roster {
    let absent = |key, wide| Head { text: None, list: Some((key, wide)), foot: Foot::Absent };
    let points = Head::new("points", ("thirteen-sheet-all", 2.9), Foot::High(1.9));
    let line = |seat: Seat| {
        let player = board.player(seat);
        let last = player.chain.last();
        let now = last.map_or_else(Cell::default, |link| Cell { latest: link.points > 0, ..Cell::own(link.total) });
        let turns: Vec<String> = player.turns.iter().map(u32::to_string).collect();
        let chain: String = player.chain.iter().map(text_of_link).collect();
        Line {
            seat,
            mark: board.mark(seat),
            place: None,
            cells: vec![now, Cell::pencil(player.in_chain()), Cell::own(player.points())],
            note: format!("  {}:{chain}", turns.join(" ")),
        }
    };
    Roster {
        heads: vec![absent("thirteen-sheet-now", 2.1), absent("thirteen-sheet-turn", 2.8), points],
        lines: board.seats().iter().map(line).collect(),
        column: COLUMN,
        body: STEP * THROWS as f32 + TURNS,
    }
}

fn ink(seat: Seat) -> Ink {
    Ink::Seat(seat.0)
}

fn plain(text: impl Into<String>) -> Says {
    Says::Plain(text.into())
}

/// The latest turn of a player throw by throw, and below it the turns that are over.
fn column(scene: &mut Scene, board: &Board<Thirteen>, seat: Seat, top: Pt, wide: f32) {
    let player = board.player(seat);
    for (n, link) in player.chain.iter().enumerate() {
        let latest = n + 1 == player.chain.len() && is_latest(board, seat);
        step(scene, *link, pt(top.x, top.y + STEP * (n as f32 + 0.5)), seat, latest);
    }
    let below = pt(top.x, top.y + STEP * THROWS as f32 + TURNS / 2.0);
    scene.hand(below, turns(player, wide), 1.0, Align::Centre, Ink::Pencil);
}

/// Whether what a seat has made of its last throw is the latest that happened.
fn is_latest(board: &Board<Thirteen>, seat: Seat) -> bool {
    board.round.is_common() || board.common == Some(seat)
}

/// One throw: what was done with it, what that makes, and what it scores in a ring.
fn step(scene: &mut Scene, link: Link, at: Pt, seat: Seat, latest: bool) {
    let by = link.op.map_or_else(|| sum(link.faces).to_string(), |op| op.with_sum(sum(link.faces)));
    if link.op.is_some() {
        scene.hand(pt(at.x - 0.75, at.y), plain(by), 0.95, Align::Right, Ink::Pencil);
    }
    let total = Ink::of(seat, latest && link.op.is_some());
    scene.hand(pt(at.x - 0.5, at.y), plain(link.total.to_string()), 1.25, Align::Left, total);
    if link.points > 0 {
        let ink = ink(seat);
        let middle = pt(at.x + 2.0, at.y);
        scene.hand(middle, plain(link.points.to_string()), 0.9, Align::Centre, ink);
        scene.add(Item::Ring { at: middle, r: 0.65, ink, nib: Nib::Pen });
    }
}

/// The points of the turns that are over, the latest ones where there are many.
fn turns(player: &Player, room: f32) -> Says {
    let fit = (room / 1.15) as usize;
    let hidden = player.turns.len().saturating_sub(fit);
    let shown = player.turns[hidden..].iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
    plain(if hidden > 0 { format!("… {shown}") } else { shown })
}

/// Whose throws are shown: those of the mover, or of anybody who has all that were for everybody, first of those before
/// whom the latest still lies.
fn thrower(board: &Board<Thirteen>) -> &Player {
    let mover = board.player(board.round.mover());
    let present = board.round.present();
    let lies = |seat: &Seat| board.player(*seat).thrown.is_some();
    let seat = present.iter().find(lies).or_else(|| present.iter().next());
    seat.filter(|_| board.round.is_common()).map_or(mover, |seat| board.player(seat))
}

/// The throws of this turn from left to right, the latest one washed, and which turn it is.
fn throws(scene: &mut Scene, board: &Board<Thirteen>, top: f32) {
    let Rules { divisor, rounds } = board.rules;
    let player = thrower(board);
    let done = player.chain.len() == THROWS;
    let turn = (player.turns.len() + usize::from(!done)).clamp(1, rounds);
    let says = Text::new("thirteen-sheet-of").with("turn", turn).with("turns", rounds).with("divisor", divisor);
    scene.hand(pt(0.5, top + 0.6), Says::Words(says), 1.0, Align::Left, Ink::Pencil);
    let thrown: Vec<[u8; 2]> = player.chain.iter().map(|link| link.faces).chain(player.thrown).collect();
    for (n, faces) in thrown.iter().enumerate() {
        let x = 2.0 + APART * n as f32;
        if n + 1 == thrown.len() {
            let polygon = corners(pt(x - 1.05, top + 1.28), pt(x + 1.05, top + 5.23));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
        for (die, (face, ink)) in faces.iter().zip([Ink::Pencil, Ink::Seat(1)]).enumerate() {
            draw_die(scene, pt(x, top + 2.3 + 1.9 * die as f32), *face, ink);
        }
        scene.hand(pt(x, top + 5.85), plain(sum(*faces).to_string()), 1.1, Align::Centre, Ink::Pencil);
    }
}

/// A die; the seventh face has a pip between the two columns of three.
fn draw_die(scene: &mut Scene, at: Pt, face: u8, ink: Ink) {
    scene.add(Item::Die { at, side: DIE, face: face.min(6), ink });
    if face == 7 {
        scene.add(Item::Dot { at, r: 0.09 * DIE, ink });
    }
}

/// The same as plain text: a line for each player with the points, those of the turns, and the latest turn, in which
/// `!` stands behind what scored; then the throw that lies there.
pub fn text(board: &Board<Thirteen>) -> String {
    let Rules { divisor, rounds } = board.rules;
    let mut lines = vec![format!("divisor {divisor}, {rounds} turns"), roster(board).text("  turns")];
    if let Some([white, red]) = thrower(board).thrown {
        lines.push(format!("throw {white}-{red} = {}", white + red));
    }
    lines.join("\n")
}

fn text_of_link(link: &Link) -> String {
    let scored = if link.points > 0 { "!" } else { "" };
    match link.op {
        None => format!(" {}", link.total),
        Some(op) => format!(" ({}{op}) {}{scored}", sum(link.faces), link.total),
    }
}

/// Two dice, and what they make.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    scene.add(Item::Die { at: pt(2.2, 2.3), side: 2.9, face: 6, ink: Ink::Pencil });
    scene.add(Item::Die { at: pt(5.8, 2.5), side: 2.9, face: 6, ink: Ink::Seat(1) });
    scene.add(Item::Dot { at: pt(5.8, 2.5), r: 0.26, ink: Ink::Seat(1) });
    scene.hand(pt(3.4, 6.1), plain("13"), 2.6, Align::Centre, Ink::Seat(0));
    scene.add(Item::Ring { at: pt(3.4, 6.1), r: 1.6, ink: Ink::Seat(0), nib: Nib::Bold });
    scene
}
