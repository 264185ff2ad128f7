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
/// The most players whose boxes are squares. Those of more are lower, so that the page is not too long for its width.
const SQUARE: usize = 2;
/// A box of a strip: whole squares of the paper. Height of the name above it, and of the numbers of the lines.
const WIDE: f32 = 3.0;
const HIGH: f32 = 3.0;
const LOW: f32 = 2.0;
const NAME: f32 = 2.0;
const NUMBER: f32 = 1.0;
/// Height of the arrow from one row of a strip to the next. All heights are whole, so that strips lie on the lines of
/// the paper.
const TURN: f32 = 2.0;
/// Height of the numbers in the boxes and in lower ones, and of those above them. How far the middle of the latter is
/// above a box, and that of a name below the upper edge of its line: they keep off each other and off the box.
const ENTRY: f32 = 2.5;
const FLAT: f32 = 2.0;
const LABEL: f32 = 1.4;
const ABOVE: f32 = 0.6;
const NAMED: f32 = 0.75;
/// How far the stroke below a number of the longest run is above the foot of its box, and how far numbers stand above
/// the middle to keep off it.
const UNDER: f32 = 0.3;
const RAISED: f32 = 0.1;
/// How far the highlighter of the latest number keeps off the lines of its box.
const CLEAR: f32 = 0.14;
/// Free space below the strip of a player.
const AIR: f32 = 1.0;
/// Height of the dice below all, their side, and their distance.
const FOOT: f32 = 3.0;
const DIE: f32 = 2.4;
const APART: f32 = 3.0;

pub fn scene(board: &Board<Ascent>) -> Scene {
    let seats = board.seats();
    let strips: Vec<Seat> = match board.players.len() <= STRIPS {
        true => seats.iter().collect(),
        false => board.round.own.into_iter().collect(),
    };
    let many = (board.players.len() > STRIPS).then(|| table(board));
    let (wide, list) = many.as_ref().map_or((0.0, 0.0), Roster::extent);
    let high = if strips.len() > SQUARE { LOW } else { HIGH };
    let rows = LINES.div_ceil(ROW) as f32;
    let each = NAME + (NUMBER + high) * rows + TURN * (rows - 1.0) + AIR;
    let width = if strips.is_empty() { wide } else { wide.max(WIDE * ROW as f32) };
    let list = if list > 0.0 { list + AIR } else { list };
    let mut scene = Scene::new(width, list + each * strips.len() as f32 + FOOT);
    if let Some(roster) = many {
        roster.draw(&mut scene, pt(0.0, 0.0), &mut |_, _, _, _| {});
    }
    for (n, seat) in (0..).zip(strips.iter().copied()) {
        Strip { corner: pt(0.0, list + each * n as f32), high }.draw(&mut scene, board, seat);
    }
    foot(&mut scene, board, !strips.is_empty());
    scene
}

/// The dice with the numbers that they make, and beside strips the legend of the strokes below numbers.
fn foot(scene: &mut Scene, board: &Board<Ascent>, strips: bool) {
    let (middle, size) = (scene.height - FOOT / 2.0, 1.45 * least(scene.width));
    let faces = board.round.fallen.as_slice();
    for (n, face) in (0..).zip(faces) {
        let at = pt(1.5 + APART * n as f32, middle);
        scene.add(Item::Die { at, side: DIE, face: *face, ink: Ink::Pencil });
    }
    let made = match numbers(faces)[..] {
        [one, two] => Some(Says::Words(Text::new("ascent-sheet-either").with("one", one).with("two", two))),
        [double] => Some(Says::Plain(double.to_string())),
        _ => None,
    };
    if let Some(made) = made {
        // They are what people write next.
        scene.hand(pt(1.0 + APART * faces.len() as f32, middle), made, 1.4 * size, Align::Left, Ink::Pencil);
    }
    if strips && board.players.iter().any(|player| longest(&player.ladder).1 > 1) {
        let right = scene.width - 0.5;
        let sample = [pt(right - 6.0, middle + 0.4), pt(right - 4.6, middle + 0.4)];
        scene.stroke(sample, Ink::Pencil, Nib::Bold);
        let says = Says::Words(Text::new("ascent-sheet-best"));
        scene.hand(pt(right - 4.2, middle), says, size, Align::Left, Ink::Pencil);
    }
}

/// The strip of a player: its upper left corner, and the height of its boxes.
#[derive(Clone, Copy)]
struct Strip {
    corner: Pt,
    high: f32,
}

impl Strip {
    /// The corners of a box, the upper left one and the lower right one.
    fn cell(self, line: usize) -> (Pt, Pt) {
        let (column, row) = ((line % ROW) as f32, (line / ROW) as f32);
        let y = self.corner.y + NAME + NUMBER + (NUMBER + self.high + TURN) * row;
        let low = pt(self.corner.x + WIDE * column, y);
        (low, pt(low.x + WIDE, low.y + self.high))
    }

    /// The name with the run, and below it the boxes in two rows.
    fn draw(self, scene: &mut Scene, board: &Board<Ascent>, seat: Seat) {
        let (player, size) = (board.player(seat), 1.6 * least(scene.width));
        let (left, right) = (self.corner.x + 0.2, self.corner.x + WIDE * ROW as f32 - 0.2);
        let y = self.corner.y + NAMED;
        name(scene, seat, board.mark(seat), pt(left, y), size);
        let run = Text::new("ascent-sheet-run").with("run", player.run());
        scene.hand(pt(right, y), Says::Words(run), size, Align::Right, Ink::Seat(seat.0));
        let (from, length) = longest(&player.ladder);
        let run = if length > 1 { from..from + length } else { 0..0 };
        for (low, high) in run.clone().map(|line| self.cell(line)) {
            scene.add(Item::Fill { polygon: corners(low, high), ink: Ink::Shade });
        }
        if let Some((low, high)) = player.latest.map(|line| self.cell(line)) {
            scene.add(Item::Fill { polygon: inset(low, high, CLEAR), ink: Ink::Accent });
        }
        for (line, entry) in player.ladder.iter().enumerate() {
            self.rule(scene, line);
            if let Some(number) = entry {
                self.entry(scene, line, *number, Ink::Seat(seat.0), run.contains(&line));
            }
        }
    }

    /// The lines of a box with its number above it, and before a row the arrow to it.
    fn rule(self, scene: &mut Scene, line: usize) {
        let (low, high) = self.cell(line);
        match line % ROW {
            0 => {
                let wide = WIDE * (LINES - line).min(ROW) as f32;
                scene.frame(low.x, low.y, wide, self.high, Ink::Pencil, Nib::Ruler);
                if line > 0 {
                    self.turn(scene, line);
                }
            }
            _ => scene.stroke([low, pt(low.x, high.y)], Ink::Pencil, Nib::Fine),
        }
        let at = pt(low.x + WIDE / 2.0, low.y - ABOVE);
        scene.hand(at, Says::Plain((line + 1).to_string()), LABEL, Align::Centre, Ink::Pencil);
    }

    /// A number in its box, underlined in the longest run.
    fn entry(self, scene: &mut Scene, line: usize, number: u8, ink: Ink, runs: bool) {
        let (low, high) = self.cell(line);
        if runs {
            let y = high.y - UNDER;
            scene.stroke([pt(low.x + 0.4, y), pt(high.x - 0.4, y)], ink, Nib::Bold);
        }
        let size = if self.high < HIGH { FLAT } else { ENTRY };
        let at = pt((low.x + high.x) / 2.0, (low.y + high.y) / 2.0 - RAISED);
        scene.hand(at, Says::Plain(number.to_string()), size, Align::Centre, ink);
    }

    /// An arrow from the end of a row to the beginning of the next one, before this line.
    fn turn(self, scene: &mut Scene, line: usize) {
        let ((_, last), (next, _)) = (self.cell(line - 1), self.cell(line));
        // Its tip stands above the number of that line.
        let tip = next.y - NUMBER - 0.4;
        let (from, to) = (pt(last.x - WIDE / 2.0, last.y + 0.2), pt(next.x + WIDE / 2.0, tip));
        let y = last.y + 0.8;
        scene.stroke([from, pt(from.x, y), pt(to.x, y), to], Ink::Grid, Nib::Fine);
        scene.stroke([pt(to.x - 0.3, to.y - 0.4), to, pt(to.x + 0.3, to.y - 0.4)], Ink::Grid, Nib::Fine);
    }
}

/// A name as tables have it.
fn name(scene: &mut Scene, seat: Seat, mark: Mark, at: Pt, size: f32) {
    let hand = Hand { size, align: Align::Left, room: 9.0 };
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
