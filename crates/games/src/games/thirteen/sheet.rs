//! The sheet. A few players get a column each, with the latest turn throw by throw. Many players get a list. The throws
//! of this turn are below.

use super::Thirteen;
use super::rules::{Link, Player, Rules, THROWS, sum};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::Board;
use crate::kit::roster::{Cell, Foot, Head, Line, Roster, least};

/// Least width of a column.
const COLUMN: f32 = 6.0;
/// Height of a line for one throw, and of the line for the turns below them.
const STEP: f32 = 2.0;
const TURNS: f32 = 2.0;
/// The least width of a column with room for equals signs.
const ROOMY: f32 = 8.0;
/// Greatest height of an operation in a narrower one.
const NARROW: f32 = 1.25;
/// Side of a die, and the distance between the two dice of a throw.
const DIE: f32 = 1.25;
const APART: f32 = 1.56;
/// Side of the die with faces from 2 to 7, and of the frame that fills its outline.
const OTHER: f32 = 1.38;
const FRAME: f32 = 0.92;
/// Height of the name below the table, or of the space there without one, and of the throws below with their sums.
const SAID: f32 = 2.0;
const UNNAMED: f32 = 0.5;
const THROWN: f32 = 3.5;
/// Height of each line of the legend below them.
const LEGEND: f32 = 1.5;
/// Radius of the ring round a score, in a wide and in a narrow column.
const RING: [f32; 2] = [0.65, 0.56];
/// How far the light of the latest points goes beyond their ring.
const LIT: f32 = 0.2;

pub fn scene(board: &Board<Thirteen>) -> Scene {
    let roster = roster(board);
    let (width, table) = roster.extent();
    let said = if board.round.is_common() { UNNAMED } else { SAID };
    let legend = legend(board, roster.is_columns());
    let mut scene = Scene::new(width, table + said + THROWN + LEGEND * legend.len() as f32);
    let mut body = |scene: &mut Scene, line: &Line, top: Pt, wide| column(scene, board, line.seat, top, wide);
    roster.draw(&mut scene, pt(0.0, 0.0), &mut body);
    throws(&mut scene, board, table + said, legend);
    scene
}

/// The number of the turn, and what the frames mean. Only columns have rings, and sums of points.
fn legend(board: &Board<Thirteen>, in_columns: bool) -> Vec<Text> {
    let Rules { divisor, rounds } = board.rules;
    let player = board.player(thrower(board));
    let done = player.chain.len() == THROWS;
    let turn = (player.turns.len() + usize::from(!done)).clamp(1, rounds);
    let of = match in_columns {
        true => Text::new("thirteen-sheet-of").with("turn", turn).with("turns", rounds).with("divisor", divisor),
        false => Text::new("dice-sheet-round").with("round", turn).with("rounds", rounds),
    };
    let has_sums = in_columns && board.seats().iter().any(|seat| board.player(seat).turns.len() > 1);
    let sums = has_sums.then(|| Text::new("thirteen-sheet-turns"));
    [of, Text::new("thirteen-sheet-other")].into_iter().chain(sums).collect()
}

/// The players with the running total, the points of this turn, and all points.
fn roster(board: &Board<Thirteen>) -> Roster {
    let now = Head { text: None, list: Some(("thirteen-sheet-now", 2.6)), foot: Foot::Absent };
    let points = Head::new("points", ("thirteen-sheet-all", 2.9), Foot::High(1.6));
    let line = |seat: Seat| {
        let player = board.player(seat);
        let last = player.chain.last();
        let now = last.map_or_else(Cell::default, |link| Cell { latest: link.points > 0, ..Cell::own(link.total) });
        let words = Some(Text::new("thirteen-sheet-total").with("points", player.points()));
        let turns: Vec<String> = player.turns.iter().map(u32::to_string).collect();
        let chain: String = player.chain.iter().map(text_of_link).collect();
        Line {
            seat,
            mark: board.mark(seat),
            place: None,
            cells: vec![now, Cell { words, ..Cell::own(player.points()) }],
            note: format!("  {}:{chain}", turns.join(" ")),
        }
    };
    let turns = if board.rules.rounds > 1 { TURNS } else { 0.0 };
    Roster {
        heads: vec![now, points],
        lines: board.seats().iter().map(line).collect(),
        column: COLUMN,
        body: STEP * THROWS as f32 + turns,
        own: board.round.own,
    }
}

fn plain(text: impl Into<String>) -> Says {
    Says::Plain(text.into())
}

/// A player's latest turn throw by throw, and the finished turns below it.
fn column(scene: &mut Scene, board: &Board<Thirteen>, seat: Seat, top: Pt, wide: f32) {
    let player = board.player(seat);
    for n in (0..THROWS).filter(|_| wide >= ROOMY) {
        let at = pt(top.x - wide / 2.0 + 0.3, top.y + STEP * (n as f32 + 0.5));
        scene.hand(at, plain(format!("{}.", n + 1)), 1.4 * least(scene.width), Align::Left, Ink::Pencil);
    }
    for (n, link) in player.chain.iter().enumerate() {
        let latest = n + 1 == player.chain.len() && is_latest(board, seat);
        step(scene, *link, pt(top.x, top.y + STEP * (n as f32 + 0.5)), Ink::of(seat, latest), wide);
    }
    if board.rules.rounds > 1 {
        let below = pt(top.x, top.y + STEP * THROWS as f32 + TURNS / 2.0);
        scene.hand(below, turns(player, wide), 1.2 * least(scene.width), Align::Centre, Ink::Pencil);
    }
}

/// Whether a seat's last operation is the latest event.
fn is_latest(board: &Board<Thirteen>, seat: Seat) -> bool {
    board.round.is_common() || board.common == Some(seat)
}

/// One throw: the operation, the new total, and its score in a ring.
fn step(scene: &mut Scene, link: Link, at: Pt, ink: Ink, wide: f32) {
    let roomy = wide >= ROOMY;
    let by = match link.op {
        Some(op) => op.with_sum(sum(link.faces)),
        None => link.faces.map(|face| face.to_string()).join("+"),
    };
    let by = if roomy { format!("{by} =") } else { by };
    let size = if roomy { 1.5 * least(scene.width) } else { (1.4 * least(scene.width)).min(NARROW) };
    let x = if roomy { at.x } else { at.x - 0.3 };
    scene.fitted(pt(x - 0.2, at.y), plain(by), (size, x - 0.5 + wide / 2.0 - at.x), Align::Right, Ink::Pencil);
    scene.hand(pt(x + 0.2, at.y), plain(link.total.to_string()), if roomy { 1.6 } else { 1.25 }, Align::Left, ink);
    if link.points > 0 {
        let (middle, r) = if roomy { (pt(at.x + 3.2, at.y), RING[0]) } else { (pt(at.x + 2.14, at.y), RING[1]) };
        let ink = match ink {
            // A halo on both sides of the ring would leave no room for its number.
            Ink::Latest(seat) => {
                scene.lit(middle, r + LIT);
                Ink::Seat(seat)
            }
            ink => ink,
        };
        scene.hand(middle, plain(link.points.to_string()), 1.15 * size, Align::Centre, ink);
        scene.add(Item::Ring { at: middle, r, ink, nib: Nib::Pen });
    }
}

/// The points of the finished turns as a sum. If there are too many, only the latest ones are shown.
fn turns(player: &Player, room: f32) -> Says {
    let fit = (room / 1.6) as usize;
    let hidden = player.turns.len().saturating_sub(fit);
    let shown = player.turns[hidden..].iter().map(u32::to_string).collect::<Vec<_>>().join(" + ");
    plain(if hidden > 0 { format!("… {shown}") } else { shown })
}

/// The player whose throws are shown: the mover or, until the first throw of a turn, whoever had the last one. With
/// one throw for everybody, it is any player who is still in, if possible one whose latest throw waits for an
/// operation.
fn thrower(board: &Board<Thirteen>) -> Seat {
    let mover = board.player(board.round.mover());
    let waits = mover.chain.is_empty() && mover.thrown.is_none();
    let mover = board.common.filter(|_| waits).unwrap_or(board.round.mover());
    let present = board.round.present();
    let lies = |seat: &Seat| board.player(*seat).thrown.is_some();
    let seat = present.iter().find(lies).or_else(|| present.iter().next());
    seat.filter(|_| board.round.is_common()).unwrap_or(mover)
}

/// The throws of this turn from left to right, with the latest one washed. Above them is the name of whoever threw,
/// unless everybody has these dice, and below them is the legend.
fn throws(scene: &mut Scene, board: &Board<Thirteen>, top: f32, legend: Vec<Text>) {
    let seat = thrower(board);
    let player = board.player(seat);
    let size = (1.3 * least(scene.width)).max(1.0);
    if !board.round.is_common() {
        scene.name(pt(0.5, top - SAID / 2.0), seat, 1.15 * size, Align::Left, scene.width - 1.0);
    }
    for (n, says) in legend.into_iter().enumerate() {
        let at = pt(0.5, top + THROWN + LEGEND * (n as f32 + 0.5));
        scene.hand(at, Says::Words(says), size, Align::Left, Ink::Pencil);
    }
    let thrown: Vec<[u8; 2]> = player.chain.iter().map(|link| link.faces).chain(player.thrown).collect();
    let wide = scene.width / THROWS as f32;
    for (n, faces) in thrown.iter().enumerate() {
        let middle = wide * (n as f32 + 0.5);
        if n + 1 == thrown.len() {
            let (low, high) = (pt(middle - 1.08 * APART, top), pt(middle + 1.08 * APART, top + 2.0));
            scene.add(Item::Fill { polygon: corners(low, high), ink: Ink::Accent });
        }
        for (die, face) in faces.iter().enumerate() {
            draw_die(scene, pt(middle + APART * (die as f32 - 0.5), top + 1.0), *face, die == 1);
        }
        scene.hand(pt(middle, top + 2.6), plain(sum(*faces).to_string()), 1.15 * size, Align::Centre, Ink::Pencil);
    }
}

/// A die. The one with a seventh face has a thick outline, and that face a pip between the two columns of three.
fn draw_die(scene: &mut Scene, at: Pt, face: u8, is_other: bool) {
    let (faces, ink) = (face.min(6), Ink::Pencil);
    match is_other {
        true => [OTHER, FRAME * OTHER].into_iter().for_each(|side| scene.add(Item::Die { at, side, face: faces, ink })),
        false => scene.add(Item::Die { at, side: DIE, face: faces, ink }),
    }
    if face == 7 {
        scene.add(Item::Dot { at, r: 0.09 * DIE, ink });
    }
}

/// The sheet as plain text: a line for each player with the points, the points of the turns, and the latest turn. A `!`
/// stands after each score. Then comes the present throw.
pub fn text(board: &Board<Thirteen>) -> String {
    let Rules { divisor, rounds } = board.rules;
    let mut lines = vec![format!("divisor {divisor}, {rounds} turns"), roster(board).text("  turns")];
    if let Some([white, red]) = board.player(thrower(board)).thrown {
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

/// Two dice, and their sum.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    scene.add(Item::Die { at: pt(2.2, 2.3), side: 2.9, face: 6, ink: Ink::Pencil });
    scene.add(Item::Die { at: pt(5.8, 2.5), side: 2.9, face: 6, ink: Ink::Seat(1) });
    scene.add(Item::Dot { at: pt(5.8, 2.5), r: 0.26, ink: Ink::Seat(1) });
    scene.hand(pt(3.4, 6.1), plain("13"), 2.6, Align::Centre, Ink::Seat(0));
    scene.add(Item::Ring { at: pt(3.4, 6.1), r: 1.6, ink: Ink::Latest(0), nib: Nib::Bold });
    scene
}
