//! Grids on the page. Up to six players see all grids side by side. With more players, the page has the viewer's own
//! grid, and below it a list of scores. The dice are at the bottom.

use super::grid::{CELLS, Grid, LINES, SIDE, line, place_of};
use super::player::{Player, points};
use super::search::Goal;
use crate::base::Window;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Place, Seat, Seats, Text};
use crate::kit::dicegame::{Round, listed};
use crate::kit::roster::{self, Cell, Foot, Hand, Head, Line, Mark, Roster, least};

/// Most players with a grid on the page, and grids side by side.
const GRIDS: usize = 6;
const ABREAST: usize = 2;
/// Side of a cell if there are several grids, or one above a long list.
const SMALL: f32 = 2.0;
/// Side of a cell if the grid is alone on the page.
pub const LARGE: f32 = 3.0;
/// Height of a name above a grid with the sum at its right, and their middle, clear of the letters below; height of the
/// column letters and width of the row numbers.
const NAME: f32 = 2.0;
const HIGH: f32 = 0.6;
const LABEL: f32 = 1.0;
/// Distance from the frame to their middle: letters have parts that reach down.
const NEAR: f32 = 0.6;
const ABOVE: f32 = 0.8;
/// Width of a sign of the sum, as a share of its height, and the gap between two grids.
const SIGN: f32 = 0.3;
const BETWEEN: f32 = 1.0;
/// Height of the foot with the dice, side of a die there and in a free quarter, and the distance between dice and the
/// height of their digit as shares of the side.
const FOOT: f32 = 3.0;
/// Height of the words about points in least heights: below a page, and in the width of a grid.
const BELOW: f32 = 1.26;
const BESIDE: f32 = 1.35;
/// Distance of the two lines of the latter.
const LINE: f32 = 1.6;
const DIE: f32 = 1.8;
const LARGE_DIE: f32 = 2.4;
const APART: f32 = 1.28;
const DIGIT: f32 = 1.06;
/// Least width of a list of many players, and width of an entry.
const LIST: f32 = 14.0;
const ENTRY: f32 = 2.4;

/// Width of the margin for line scores, by the side of a cell: two digits have room, in whole squares of the paper.
fn margin(cell: f32) -> f32 {
    cell.min(2.0)
}

/// From the upper left corner of a grid to that of the next one beside it and below it.
fn pitch(cell: f32) -> (f32, f32) {
    let side = Page::side(cell);
    (side + BETWEEN, (NAME + side).ceil())
}

/// A grid on the page.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    /// The grid to draw.
    pub grid: &'a Grid,
    /// Its upper left corner, above the letters of the columns.
    pub at: Pt,
    /// Side of a cell, in units of the drawing.
    pub cell: f32,
    /// The cell that was written last.
    pub latest: Option<usize>,
    /// The inks for the scores of rows and columns.
    pub inks: [Ink; 2],
}

impl Page<'_> {
    /// Side of the square for the grid and everything around its cells.
    pub fn side(cell: f32) -> f32 {
        cell * SIDE as f32 + margin(cell) + 2.0 * LABEL
    }

    /// The upper left corner of a cell.
    pub fn corner(&self, n: usize) -> Pt {
        let Place { col, row } = place_of(n);
        pt(self.at.x + LABEL + self.cell * f32::from(col), self.at.y + LABEL + self.cell * f32::from(row))
    }

    /// The middle of a cell.
    pub fn middle(&self, n: usize) -> Pt {
        let corner = self.corner(n);
        pt(corner.x + self.cell / 2.0, corner.y + self.cell / 2.0)
    }

    /// Draws the grid. `ink` is the pen that wrote in a cell.
    pub fn draw(&self, scene: &mut Scene, ink: impl Fn(usize) -> Ink) {
        self.labels(scene);
        self.cells(scene, ink);
    }

    /// Draws the grid in pencil, without letters and numbers.
    pub fn draw_bare(&self, scene: &mut Scene) {
        self.cells(scene, |_| Ink::Pencil);
    }

    fn cells(&self, scene: &mut Scene, ink: impl Fn(usize) -> Ink) {
        let (corner, side, worth) = (self.corner(0), self.cell * SIDE as f32, margin(self.cell));
        let end = pt(corner.x + side, corner.y + side);
        for (low, high) in
            [(pt(end.x, corner.y), pt(end.x + worth, end.y)), (pt(corner.x, end.y), pt(end.x, end.y + worth))]
        {
            scene.add(Item::Blank { polygon: corners(low, high) });
        }
        for n in 0..=SIDE {
            let along = self.cell * n as f32;
            for (from, to) in [
                (pt(end.x, corner.y + along), pt(end.x + worth, corner.y + along)),
                (pt(corner.x + along, end.y), pt(corner.x + along, end.y + worth)),
            ] {
                scene.stroke([from, to], Ink::Pencil, Nib::Fine);
            }
        }
        for (from, to) in [(pt(end.x, corner.y), end), (pt(corner.x, end.y), end)] {
            let out = |p: Pt| if from.x < to.x { pt(p.x, p.y + worth) } else { pt(p.x + worth, p.y) };
            scene.stroke([out(from), out(to)], Ink::Pencil, Nib::Fine);
        }
        // A grid has five columns.
        scene.grid(corner, (SIDE as u16, SIDE as u16), self.cell);
        scene.frame(corner.x, corner.y, side, side, Ink::Pencil, Nib::Ruler);
        if let Some(latest) = self.latest {
            scene.wash(self.middle(latest), self.cell, Ink::Accent);
        }
        for n in 0..CELLS {
            if let Some(digit) = self.grid.digit(n) {
                let says = Says::Plain(digit.to_string());
                scene.hand(self.middle(n), says, 1.15 * self.cell, Align::Centre, ink(n));
            }
        }
        for n in 0..LINES {
            self.worth(scene, n);
        }
    }

    /// The letters of the columns above and the numbers of the rows on the left. At the other ends are the scores.
    fn labels(&self, scene: &mut Scene) {
        // Column letters are lowercase, so they need more height.
        let size = (1.27 * least(scene.width)).max(1.15);
        let mut label = |at, says, ink| {
            scene.print(at, says, size, Align::Centre, ink);
        };
        let low = self.corner(0);
        // A grid has five columns.
        for n in 0..SIDE as u16 {
            let along = self.cell * (f32::from(n) + 0.5);
            label(pt(low.x + along, low.y - ABOVE), Says::Column(n), Ink::Pencil);
            label(pt(low.x - NEAR, low.y + along), Says::Row(n), Ink::Pencil);
        }
        // The head of the scores at both ends, in the ink of whoever gets them.
        let sum = self.cell * SIDE as f32 + margin(self.cell) / 2.0;
        let [rows, columns] = self.inks;
        for (at, ink) in [(pt(low.x + sum, low.y - ABOVE), rows), (pt(low.x - NEAR, low.y + sum), columns)] {
            label(at, Says::Plain("∑".to_owned()), ink);
        }
    }

    /// Draws the score of a line at its end, in ink if it is not 0.
    fn worth(&self, scene: &mut Scene, n: usize) {
        let last = self.middle(line(n)[SIDE - 1]);
        let beyond = (self.cell + margin(self.cell)) / 2.0;
        let (at, ink) = match n < SIDE {
            true => (pt(last.x + beyond, last.y), self.inks[0]),
            false => (pt(last.x, last.y + beyond), self.inks[1]),
        };
        let worth = self.grid.worth(n);
        let ink = if worth > 0 { ink } else { Ink::Pencil };
        if worth > 0 || self.grid.digits(n).len() == SIDE {
            scene.hand(
                at,
                Says::Plain(worth.to_string()),
                (1.12 * least(scene.width)).max(0.9 * margin(self.cell)),
                Align::Centre,
                ink,
            );
        }
    }

    /// Makes the places known that people name. Use it if there is only one grid.
    pub fn name_places(&self, scene: &mut Scene) {
        scene.lattice = Some((self.middle(0), self.cell));
        scene.named = Some(Window::board(SIDE as u16, SIDE as u16));
    }
}

/// A game with a grid for each player, as a viewer sees it.
pub struct Shown<'a> {
    /// The players, by seat.
    pub players: &'a [Player],
    /// The mark of each player, by seat.
    pub marks: Vec<Mark>,
    /// The course of the match.
    pub round: &'a Round,
    /// How rows and columns make the points of a grid.
    pub goal: Goal,
    /// How many common throws there are.
    pub throws: u32,
}

impl Shown<'_> {
    fn seats(&self) -> Seats {
        self.round.party.seats()
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
}

/// The page of a game with a grid for each player.
pub fn scene(board: &Shown<'_>) -> Scene {
    let seats: Vec<Seat> = board.seats().iter().collect();
    if seats.len() > GRIDS {
        return footed(list(board), board);
    }
    let scene = grids(board, &seats);
    if seats.len() > 1 && seats.len() % ABREAST == 1 { beside(scene, board) } else { footed(scene, board) }
}

/// Draws all grids, two side by side.
fn grids(board: &Shown<'_>, seats: &[Seat]) -> Scene {
    let alone = seats.len() == 1;
    let cell = if alone { LARGE } else { SMALL };
    let side = Page::side(cell);
    let (across, down) = (seats.len().min(ABREAST), seats.len().div_ceil(ABREAST));
    let (beside, below) = pitch(cell);
    let width = side + beside * (across as f32 - 1.0);
    let mut scene = Scene::new(width, below * down as f32);
    for (n, seat) in seats.iter().enumerate() {
        let corner = pt(beside * (n % ABREAST) as f32, below * (n / ABREAST) as f32);
        sheet(&mut scene, board, (*seat, corner, cell));
    }
    scene
}

/// Draws a player's grid, with the name above it and the points.
fn sheet(scene: &mut Scene, board: &Shown<'_>, (seat, corner, cell): (Seat, Pt, f32)) {
    let player = board.player(seat);
    let size = (1.15 * least(scene.width)).max(1.3);
    let points = points(board.goal, &player.grid);
    let right = pt(corner.x + LABEL + cell * SIDE as f32 + margin(cell), corner.y + HIGH);
    let mark = board.marks[seat.index()];
    let (sum, high) = (sum(board.goal, &player.grid, points), (1.33 * least(scene.width)).max(0.5 * cell));
    let room = right.x - corner.x - LABEL - SIGN * high * (sum.chars().count() + 1) as f32;
    roster::name(scene, seat, mark, pt(corner.x + LABEL, corner.y + HIGH), Hand { size, align: Align::Left, room });
    let (says, ink) = match mark {
        Mark::Out => (Says::Words(Text::new("crisscross-sheet-out")), Ink::Pencil),
        _ => (Says::Plain(sum), Ink::Seat(seat.0)),
    };
    scene.hand(right, says, high, Align::Right, ink);
    // The digits of somebody who is out are pale.
    let pen = if mark == Mark::Out { Ink::Shade } else { Ink::Seat(seat.0) };
    let page = Page {
        grid: &player.grid,
        at: pt(corner.x, corner.y + NAME),
        cell,
        // A player who has left wrote in an earlier throw.
        latest: player.latest.filter(|_| mark != Mark::Out),
        inks: [pen; 2],
    };
    page.draw(scene, |_| pen);
    if board.seats().len() == 1 || board.seats().len() > GRIDS as u32 {
        page.name_places(scene);
    }
}

/// The sum that turns row and column scores into points.
fn sum(goal: Goal, grid: &Grid, points: i64) -> String {
    let (rows, columns) = (grid.rows(), grid.columns());
    match goal {
        Goal::Lesser => format!("{rows} : {columns} → {points}"),
        _ => format!("{rows} + {columns} = {points}"),
    }
}

/// The viewer's own grid, or at the end that of the leader, and below it the list of all players.
fn list(board: &Shown<'_>) -> Scene {
    let roster = roster(board);
    let (width, height) = roster.extent();
    let best = board.seats().iter().max_by_key(|seat| {
        (board.round.present().has(*seat), points(board.goal, &board.player(*seat).grid), std::cmp::Reverse(seat.0))
    });
    let front = if board.round.over { best } else { board.round.own };
    let side = Page::side(SMALL);
    let top = if front.is_some() { NAME + side } else { 0.0 };
    let width = width.max(side);
    let mut scene = Scene::new(width, top + height);
    if let Some(seat) = front {
        sheet(&mut scene, board, (seat, pt(((width - side) / 2.0).floor(), 0.0), SMALL));
    }
    roster.draw(&mut scene, pt(0.0, top), &mut |_, _, _, _| {});
    scene
}

/// The players with the scores of their grids.
fn roster(board: &Shown<'_>) -> Roster {
    let scores: Vec<i64> = board.players.iter().map(|player| points(board.goal, &player.grid)).collect();
    let line = |seat: Seat| {
        let grid = &board.player(seat).grid;
        let (points, mark) = (scores[seat.index()], board.marks[seat.index()]);
        let better = scores.iter().filter(|other| **other > points).count();
        // At most fifty players.
        let place = (board.round.over && mark != Mark::Out).then_some(better as u8 + 1);
        let cells = vec![Cell::pencil(grid.rows()), Cell::pencil(grid.columns()), Cell::own(points)];
        Line { seat, mark, place, cells, note: String::new() }
    };
    Roster {
        heads: vec![
            Head::new("rows", ("crisscross-sheet-rows", ENTRY), Foot::Absent),
            Head::new("columns", ("crisscross-sheet-columns", ENTRY), Foot::Absent),
            Head::new("points", ("crisscross-sheet-points", ENTRY + 0.2), Foot::Absent),
        ],
        lines: board.seats().iter().map(line).collect(),
        column: LIST,
        body: 0.0,
        own: board.round.own,
    }
}

/// Draws the dice of the latest throw in the quarter that an odd number of grids leaves free.
fn beside(mut scene: Scene, board: &Shown<'_>) -> Scene {
    let side = Page::side(SMALL);
    let at = pt(pitch(SMALL).0 + LABEL, scene.height - side / 2.0 - 2.0 * LABEL);
    dice(&mut scene, &board.round.fallen, (at, LARGE_DIE), Ink::Pencil);
    count(&mut scene, board, (pt(at.x, at.y + 2.8), Align::Left));
    let keys = match board.goal {
        Goal::Lesser => ["crisscross-sheet-against", "crisscross-sheet-the-lesser"],
        _ => ["crisscross-sheet-plus", "crisscross-sheet-are-points"],
    };
    for (n, key) in keys.into_iter().enumerate() {
        let at = pt(at.x, at.y + 4.8 + LINE * n as f32);
        scene.hand(at, Says::Words(Text::new(key)), BESIDE * least(scene.width), Align::Left, Ink::Pencil);
    }
    scene
}

/// Draws the dice of the latest throw below the page, with their digit and the number of the throw.
fn footed(mut scene: Scene, board: &Shown<'_>) -> Scene {
    let y = scene.height + FOOT / 2.0;
    scene.height += FOOT;
    thrown(&mut scene, &board.round.fallen, pt(LABEL, y), Ink::Pencil);
    let right = |y: f32| (pt(scene.width - 0.2, y), Align::Right);
    let (above, below) = (right(y - 0.7), right(y + 0.8));
    count(&mut scene, board, above);
    legend(&mut scene, board, below);
    scene
}

/// Writes the number of the throw.
fn count(scene: &mut Scene, board: &Shown<'_>, (at, align): (Pt, Align)) {
    if board.round.common > 0 {
        let says = Text::new("crisscross-sheet-throw").with("throw", board.round.common).with("all", board.throws);
        scene.hand(at, Says::Words(says), (1.33 * least(scene.width)).max(1.3), align, Ink::Pencil);
    }
}

/// Writes below the page what the numbers beside a name are.
fn legend(scene: &mut Scene, board: &Shown<'_>, (at, align): (Pt, Align)) {
    if board.seats().len() <= GRIDS as u32 {
        let lesser = matches!(board.goal, Goal::Lesser);
        let says = Text::new(if lesser { "crisscross-sheet-lesser" } else { "crisscross-sheet-both" });
        scene.hand(at, Says::Words(says), BELOW * least(scene.width), align, Ink::Pencil);
    }
}

/// Draws two dice and their digit in this ink, from the left edge.
pub fn thrown(scene: &mut Scene, faces: &[u8], from: Pt, ink: Ink) {
    dice(scene, faces, (from, DIE), ink);
}

/// The same with dice of this side.
fn dice(scene: &mut Scene, faces: &[u8], (from, side): (Pt, f32), ink: Ink) {
    for (n, face) in faces.iter().enumerate() {
        let at = pt(from.x + side / 2.0 + APART * side * n as f32, from.y);
        scene.add(Item::Die { at, side, face: *face, ink: Ink::Pencil });
    }
    if !faces.is_empty() {
        let at = pt(from.x + APART * side * faces.len() as f32 + 0.2, from.y);
        // Of a sum of two digits, the last one counts.
        let sum = faces.iter().sum::<u8>();
        let sum = if sum > 9 { format!("{sum} ") } else { String::new() };
        let says = Says::Plain(format!("{sum}→ {}", super::digit(faces)));
        scene.hand(at, says, DIGIT * side, Align::Left, ink);
    }
}

/// The same as plain text: the list, the grids of a few players or the viewer's own, and the throw.
pub fn text(board: &Shown<'_>) -> String {
    let mut parts = vec![roster(board).text("")];
    let few = board.seats().len() <= GRIDS as u32;
    for seat in board.seats().iter().filter(|seat| few || board.round.own == Some(*seat)) {
        parts.push(format!("seat {}\n{}", seat.0 + 1, board.player(seat).grid.text()));
    }
    if let faces @ [_, _] = board.round.fallen.as_slice() {
        parts.push(format!("throw {} = {}", listed(faces), super::digit(faces)));
    }
    parts.join("\n\n")
}

/// Draws nine cells of a grid with a row and a column that score.
pub fn emblem(digits: [u8; 9], inks: [Ink; 2]) -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    scene.add(Item::Grid { at: pt(0.5, 0.5), cols: 3, rows: 3, step: 2.0 });
    scene.frame(0.5, 0.5, 6.0, 6.0, Ink::Pencil, Nib::Ruler);
    for (n, digit) in digits.into_iter().enumerate() {
        let at = pt(1.5 + 2.0 * (n % 3) as f32, 1.5 + 2.0 * (n / 3) as f32);
        let ink = if n / 3 == 1 {
            inks[0]
        } else if n % 3 == 1 {
            inks[1]
        } else {
            Ink::Pencil
        };
        scene.hand(at, Says::Plain(digit.to_string()), 1.7, Align::Centre, ink);
    }
    scene.strip((pt(0.9, 3.5), pt(6.1, 3.5)), 0.0, Ink::Accent);
    for (points, ink) in [([pt(6.8, 3.5), pt(7.7, 3.5)], inks[0]), ([pt(3.5, 6.8), pt(3.5, 7.7)], inks[1])] {
        scene.stroke(points, ink, Nib::Bold);
    }
    scene
}
