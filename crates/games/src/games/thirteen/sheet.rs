//! The sheet: a column for each of a few players with the latest turn throw by throw, a list for many, and below it the
//! throws of this turn.

use super::Thirteen;
use super::rules::{Link, Player, Rules, THROWS, sum};
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::Board;

/// Up to this many players get a column each; more stand in a list.
const COLUMNS: usize = 6;
/// Width of the page at least.
const WIDTH: f32 = 18.0;
/// Least width of a column.
const COLUMN: f32 = 5.6;
/// Height of the head with the names.
const HEAD: f32 = 2.0;
/// Height of a line for one throw.
const STEP: f32 = 1.5;
/// Height of the lines for the turns and for the sum below a column.
const FOOT: f32 = 3.4;
/// Width of a list.
const LIST: f32 = 15.0;
/// Height of a line of a list.
const LINE: f32 = 1.5;
/// Side of a die.
const DIE: f32 = 1.6;
/// Distance between two throws.
const APART: f32 = 3.0;
/// Height of the throws below the table.
const THROWN: f32 = 7.2;

/// The picture.
pub fn scene(board: &Board<Thirteen>) -> Scene {
    let seats = board.players.len();
    let (width, table) = extent(seats);
    let mut scene = Scene::new(width, table + THROWN);
    if seats <= COLUMNS {
        columns(&mut scene, board);
    } else {
        list(&mut scene, board);
    }
    throws(&mut scene, board, table + 0.4);
    scene
}

/// Width of the page and height of the table.
fn extent(seats: usize) -> (f32, f32) {
    if seats <= COLUMNS {
        return (column(seats) * seats as f32, HEAD + STEP * THROWS as f32 + FOOT);
    }
    let (lists, lines) = lists(seats);
    (LIST * lists as f32, LINE * (lines as f32 + 1.0))
}

fn column(seats: usize) -> f32 {
    (WIDTH / seats as f32).max(COLUMN)
}

/// How many lists there are, and how many lines each has.
fn lists(seats: usize) -> (usize, usize) {
    let lists = if seats <= 40 { 2 } else { 3 };
    (lists, seats.div_ceil(lists))
}

fn ink(seat: Seat) -> Ink {
    Ink::Seat(seat.0)
}

fn plain(text: impl Into<String>) -> Says {
    Says::Plain(text.into())
}

/// Whether the match waits for a seat; in a view of what is chosen in secret, whether it has not chosen so far.
fn is_awaited(board: &Board<Thirteen>, seat: Seat) -> bool {
    let round = &board.round;
    let throws = round.wanted.is_some_and(|(thrower, _)| thrower == seat);
    !round.over && (throws || round.waiting.has(seat))
}

/// A name of at most `room`, underlined while it is waited for, ticked off once it has chosen in secret, struck out
/// when the player has left.
fn name(scene: &mut Scene, board: &Board<Thirteen>, seat: Seat, at: Pt, align: Align, room: f32) {
    scene.name(at, seat, 1.1, align, room);
    let half = room.min(4.0) / 2.0;
    let middle = if align == Align::Left { at.x + half } else { at.x };
    let (left, right) = (middle - half, middle + half);
    if !board.round.present().has(seat) {
        scene.stroke([pt(left, at.y), pt(right, at.y)], Ink::Pencil, Nib::Pen);
    } else if is_awaited(board, seat) {
        scene.stroke([pt(left, at.y + 0.6), pt(right, at.y + 0.6)], ink(seat), Nib::Bold);
    } else if board.round.covered.has(seat) {
        let tick = [pt(right - 0.1, at.y - 0.1), pt(right + 0.15, at.y + 0.25), pt(right + 0.6, at.y - 0.5)];
        scene.stroke(tick, ink(seat), Nib::Bold);
    }
}

fn columns(scene: &mut Scene, board: &Board<Thirteen>) {
    let seats = board.players.len();
    let ((width, height), column) = (extent(seats), column(seats));
    let below = HEAD + STEP * THROWS as f32;
    for (seat, player) in board.seats().iter().zip(&board.players) {
        let left = column * seat.0 as f32;
        let middle = left + column / 2.0;
        name(scene, board, seat, pt(middle, HEAD / 2.0), Align::Centre, column - 1.6);
        for (n, link) in player.chain.iter().enumerate() {
            let latest = n + 1 == player.chain.len() && is_latest(board, seat);
            step(scene, *link, pt(middle, HEAD + STEP * (n as f32 + 0.5)), ink(seat), latest);
        }
        scene.hand(pt(middle, below + 0.7), turns(player, column), 0.9, Align::Centre, Ink::Pencil);
        let at = pt(middle, below + 2.2);
        scene.hand(at, plain(player.points().to_string()), 1.9, Align::Centre, ink(seat));
        if seat.0 > 0 {
            scene.stroke([pt(left, 0.0), pt(left, height)], Ink::Pencil, Nib::Pen);
        }
    }
    scene.stroke([pt(0.0, HEAD), pt(width, HEAD)], Ink::Pencil, Nib::Pen);
    scene.stroke([pt(0.0, below), pt(width, below)], Ink::Pencil, Nib::Fine);
    scene.stroke([pt(0.0, height), pt(width, height)], Ink::Pencil, Nib::Pen);
}

/// Whether what a seat has made of its last throw is the latest that happened.
fn is_latest(board: &Board<Thirteen>, seat: Seat) -> bool {
    board.round.is_common() || board.common == Some(seat)
}

/// One throw: what was done with it, what that makes, and what it scores in a ring.
fn step(scene: &mut Scene, link: Link, at: Pt, ink: Ink, latest: bool) {
    let by = link.op.map_or_else(|| sum(link.faces).to_string(), |op| op.with_sum(sum(link.faces)));
    if link.op.is_some() {
        scene.hand(pt(at.x - 0.75, at.y), plain(by), 0.75, Align::Right, Ink::Pencil);
    }
    scene.hand(pt(at.x - 0.5, at.y), plain(link.total.to_string()), 1.25, Align::Left, ink);
    if latest && link.op.is_some() {
        scene.stroke([pt(at.x - 0.5, at.y + 0.62), pt(at.x + 1.0, at.y + 0.62)], Ink::Accent, Nib::Pen);
    }
    if link.points > 0 {
        let middle = pt(at.x + 2.0, at.y);
        scene.hand(middle, plain(link.points.to_string()), 0.9, Align::Centre, ink);
        scene.add(Item::Ring { at: middle, r: 0.65, ink: Ink::Accent, nib: Nib::Pen });
    }
}

/// The points of the turns that are over, the latest ones where there are many.
fn turns(player: &Player, room: f32) -> Says {
    let fit = (room / 1.15) as usize;
    let hidden = player.turns.len().saturating_sub(fit);
    let shown = player.turns[hidden..].iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
    plain(if hidden > 0 { format!("… {shown}") } else { shown })
}

/// The seats in order, in lists one after another: name, running total, points of this turn, all points.
fn list(scene: &mut Scene, board: &Board<Thirteen>) {
    let (lists, lines) = lists(board.players.len());
    let (width, height) = extent(board.players.len());
    for n in 0..lists {
        let left = LIST * n as f32;
        for (at, key) in [(8.6, "thirteen-sheet-now"), (11.6, "thirteen-sheet-turn"), (14.6, "thirteen-sheet-all")] {
            let (at, says) = (pt(left + at, LINE / 2.0), Says::Words(Text::new(key)));
            scene.add(Item::Label { at, says, size: 0.85, align: Align::Right, ink: Ink::Pencil, face: Face::Print });
        }
        if n > 0 {
            scene.stroke([pt(left, 0.0), pt(left, height)], Ink::Pencil, Nib::Fine);
        }
    }
    scene.stroke([pt(0.0, LINE), pt(width, LINE)], Ink::Pencil, Nib::Pen);
    scene.stroke([pt(0.0, height), pt(width, height)], Ink::Pencil, Nib::Pen);
    for (seat, player) in board.seats().iter().zip(&board.players) {
        let n = seat.index();
        let corner = pt(LIST * (n / lines) as f32, LINE * ((n % lines) as f32 + 1.0));
        let at = |x: f32| pt(corner.x + x, corner.y + LINE / 2.0);
        name(scene, board, seat, at(0.4), Align::Left, 5.6);
        if let Some(link) = player.chain.last() {
            scene.hand(at(8.6), plain(link.total.to_string()), 1.1, Align::Right, ink(seat));
            if link.points > 0 {
                scene.stroke([at(7.0), at(8.7)].map(|p| pt(p.x, p.y + 0.58)), Ink::Accent, Nib::Pen);
            }
        }
        scene.hand(at(11.6), plain(player.in_chain().to_string()), 1.0, Align::Right, Ink::Pencil);
        scene.hand(at(14.6), plain(player.points().to_string()), 1.25, Align::Right, ink(seat));
    }
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

/// The throws of this turn from left to right, the latest one framed, and which turn it is.
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
        for (die, (face, ink)) in faces.iter().zip([Ink::Pencil, Ink::Seat(1)]).enumerate() {
            draw_die(scene, pt(x, top + 2.3 + 1.9 * die as f32), *face, ink);
        }
        let latest = n + 1 == thrown.len();
        if latest {
            scene.frame(x - 1.05, top + 1.28, 2.1, 3.95, Ink::Accent, Nib::Pen);
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
    let mut lines = vec![format!("divisor {divisor}, {rounds} turns"), "  seat points  turns".to_owned()];
    for (seat, player) in board.seats().iter().zip(&board.players) {
        let mark = if is_awaited(board, seat) { '>' } else { ' ' };
        let turns: Vec<String> = player.turns.iter().map(u32::to_string).collect();
        let chain: String = player.chain.iter().map(text_of_link).collect();
        let left = if board.round.present().has(seat) { "" } else { "  left" };
        let line = format!("{mark}{:>5}{:>7}  {}:{chain}{left}", seat.0 + 1, player.points(), turns.join(" "));
        lines.push(line);
    }
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
    scene.add(Item::Ring { at: pt(3.4, 6.1), r: 1.6, ink: Ink::Accent, nib: Nib::Bold });
    scene
}
