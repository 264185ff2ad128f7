//! The page: a strip of fifteen lines for each of a few players, or a list of all players with your own strip below.

use super::Ascent;
use super::ladder::{LINES, Ladder, longest, numbers};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, inset, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::{Board, listed};
use crate::kit::roster::{self, Cell, Foot, Hand, Head, Line, Mark, Roster, least};

/// The most players that have strips on the page.
const STRIPS: usize = 4;
/// Lines of a strip beside each other; the others are below them.
const ROW: usize = 8;
/// A line of a strip; height of the name above it, and of the numbers of the lines.
const WIDE: f32 = 2.5;
const HIGH: f32 = 2.0;
const NAME: f32 = 2.0;
const NUMBER: f32 = 1.0;
/// Height of the arrow from one row of a strip to the next. All heights are whole, so that strips lie on the lines of
/// the paper.
const TURN: f32 = 2.0;
/// How far the highlighter of the latest number keeps off the lines of its box.
const CLEAR: f32 = 0.14;
/// Free space below the strip of a player.
const AIR: f32 = 1.0;
/// Height of the dice below all, their side, and their distance.
const FOOT: f32 = 2.0;
const DIE: f32 = 1.8;
const APART: f32 = 2.3;

/// The page.
pub fn scene(board: &Board<Ascent>) -> Scene {
    let seats = board.seats();
    let strips: Vec<Seat> = match board.players.len() <= STRIPS {
        true => seats.iter().collect(),
        false => board.round.own.into_iter().collect(),
    };
    let many = (board.players.len() > STRIPS).then(|| table(board));
    let (wide, list) = many.as_ref().map_or((0.0, 0.0), Roster::extent);
    let rows = LINES.div_ceil(ROW) as f32;
    let each = NAME + (NUMBER + HIGH) * rows + TURN * (rows - 1.0) + AIR;
    let width = (WIDE * ROW as f32).max(wide);
    let mut scene = Scene::new(width, list + each * strips.len() as f32 + FOOT);
    if let Some(roster) = many {
        roster.draw(&mut scene, pt(0.0, 0.0), &mut |_, _, _, _| {});
    }
    for (n, seat) in (0..).zip(strips) {
        strip(&mut scene, board, seat, pt(0.0, list + each * n as f32));
    }
    foot(&mut scene, board);
    scene
}

/// The dice with the numbers that they make, and what the strokes below numbers are.
fn foot(scene: &mut Scene, board: &Board<Ascent>) {
    let (middle, size) = (scene.height - FOOT / 2.0, (1.15 * least(scene.width)).max(1.5));
    let faces = board.round.fallen.as_slice();
    for (n, face) in (0..).zip(faces) {
        let at = pt(1.2 + APART * n as f32, middle);
        scene.add(Item::Die { at, side: DIE, face: *face, ink: Ink::Pencil });
    }
    let made = match numbers(faces)[..] {
        [one, two] => Some(Says::Words(Text::new("ascent-sheet-either").with("one", one).with("two", two))),
        [double] => Some(Says::Plain(double.to_string())),
        _ => None,
    };
    if let Some(made) = made {
        scene.hand(pt(1.0 + APART * faces.len() as f32, middle), made, size, Align::Left, Ink::Pencil);
    }
    if board.players.iter().any(|player| longest(&player.ladder).1 > 1) {
        let right = scene.width - 0.5;
        let sample = [pt(right - 6.0, middle + 0.4), pt(right - 4.6, middle + 0.4)];
        scene.stroke(sample, Ink::Pencil, Nib::Bold);
        let says = Says::Words(Text::new("ascent-sheet-best"));
        scene.hand(pt(right - 4.2, middle), says, size, Align::Left, Ink::Pencil);
    }
}

/// The upper left corner of a line.
fn low(strip: Pt, line: usize) -> Pt {
    let (column, row) = ((line % ROW) as f32, (line / ROW) as f32);
    pt(strip.x + WIDE * column, strip.y + NAME + NUMBER + (NUMBER + HIGH + TURN) * row)
}

/// An arrow from the end of a row of a strip to the beginning of the next one, before this line.
fn turn(scene: &mut Scene, strip: Pt, line: usize) {
    let (last, next) = (low(strip, line - 1), low(strip, line));
    // Its tip stands above the number of that line.
    let tip = next.y - NUMBER - 0.2;
    let (from, to) = (pt(last.x + WIDE / 2.0, last.y + HIGH + 0.2), pt(next.x + WIDE / 2.0, tip));
    let y = last.y + HIGH + 1.0;
    scene.stroke([from, pt(from.x, y), pt(to.x, y), to], Ink::Grid, Nib::Fine);
    scene.stroke([pt(to.x - 0.25, to.y - 0.4), to, pt(to.x + 0.25, to.y - 0.4)], Ink::Grid, Nib::Fine);
}

/// The name with the run, and below it the lines in two rows.
fn strip(scene: &mut Scene, board: &Board<Ascent>, seat: Seat, corner: Pt) {
    let player = board.player(seat);
    let (size, width) = (least(scene.width).max(1.5), WIDE * ROW as f32);
    let ink = Ink::Seat(seat.0);
    name(scene, seat, board.mark(seat), pt(corner.x + 0.2, corner.y + NAME / 2.0), size);
    let run = Text::new("ascent-sheet-run").with("run", player.run());
    scene.hand(pt(corner.x + width - 0.2, corner.y + NAME / 2.0), Says::Words(run), size, Align::Right, ink);
    let cell = |line: usize| {
        let low = low(corner, line);
        corners(low, pt(low.x + WIDE, low.y + HIGH))
    };
    let (from, length) = longest(&player.ladder);
    for line in (from..from + length).filter(|_| length > 1) {
        scene.add(Item::Fill { polygon: cell(line), ink: Ink::Shade });
    }
    if let Some(low) = player.latest.map(|line| low(corner, line)) {
        scene.add(Item::Fill { polygon: inset(low, pt(low.x + WIDE, low.y + HIGH), CLEAR), ink: Ink::Accent });
    }
    for line in 0..LINES {
        let low = low(corner, line);
        if line > 0 && line.is_multiple_of(ROW) {
            turn(scene, corner, line);
        }
        match line % ROW {
            0 => scene.frame(low.x, low.y, WIDE * (LINES - line).min(ROW) as f32, HIGH, Ink::Pencil, Nib::Ruler),
            _ => scene.stroke([low, pt(low.x, low.y + HIGH)], Ink::Pencil, Nib::Fine),
        }
        let (middle, label) = (low.x + WIDE / 2.0, (1.2 * least(scene.width)).max(1.2));
        let says = Says::Plain((line + 1).to_string());
        scene.hand(pt(middle, low.y - NUMBER / 2.0), says, label, Align::Centre, Ink::Pencil);
        if length > 1 && (from..from + length).contains(&line) && player.ladder[line].is_some() {
            let y = low.y + HIGH - 0.25;
            scene.stroke([pt(low.x + 0.3, y), pt(low.x + WIDE - 0.3, y)], ink, Nib::Bold);
        }
        if let Some(number) = player.ladder[line] {
            let says = Says::Plain(number.to_string());
            scene.hand(pt(middle, low.y + HIGH / 2.0), says, 1.7, Align::Centre, ink);
        }
    }
}

/// A name as tables have it.
fn name(scene: &mut Scene, seat: Seat, mark: Mark, at: Pt, size: f32) {
    let hand = Hand { size, align: Align::Left, room: 5.4 };
    roster::name(scene, seat, mark, at, hand);
}

fn table(board: &Board<Ascent>) -> Roster {
    let places = board.round.party.by_score(board.players.iter().map(|player| player.run() as i64).collect()).places;
    let line = |seat: Seat| {
        let player = board.player(seat);
        let cells = vec![Cell::own(player.run())];
        let note = format!("  {}", list(&player.ladder)).trim_end().to_owned();
        Line { seat, mark: board.mark(seat), place: places.get(seat.index()).copied(), cells, note }
    };
    let heads = vec![Head::new("run", ("ascent-sheet-runs", 3.0), Foot::Absent)];
    Roster { heads, lines: board.seats().iter().map(line).collect(), column: 12.5, body: 0.0, own: board.round.own }
}

/// A list as text, a dot for an empty line.
pub fn list(ladder: &Ladder) -> String {
    let entry = |entry: &Option<u8>| entry.map_or("·".to_owned(), |number| number.to_string());
    ladder.iter().map(entry).collect::<Vec<_>>().join(" ")
}

/// The table as text.
pub fn text(board: &Board<Ascent>) -> String {
    let mut lines = vec![table(board).text("  list")];
    if !board.round.fallen.is_empty() {
        lines.push(format!("throw {}", listed(&board.round.fallen)));
    }
    lines.join("\n")
}

/// Steps that rise, with numbers on them.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let mut steps = vec![pt(0.2, 7.6)];
    for n in 0..4 {
        let (x, y) = (0.2 + 1.9 * n as f32, 5.9 - 1.5 * n as f32);
        steps.extend([pt(x, y), pt(x + 1.9, y)]);
    }
    scene.stroke(steps, Ink::Seat(0), Nib::Bold);
    for (n, number) in [12, 24, 35, 61].into_iter().enumerate() {
        let at = pt(1.15 + 1.9 * n as f32, 5.0 - 1.5 * n as f32);
        scene.hand(at, Says::Plain(number.to_string()), 1.5, Align::Centre, Ink::Seat(1));
    }
    scene
}
