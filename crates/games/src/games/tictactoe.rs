//! Tic-tac-toe, on any board from 3 × 3 to 10 × 10: the first row of marks wins.

/// A row of three.
fn emblem() -> Scene {
    const ROUNDS: [(u8, u8); 3] = [(0, 0), (2, 0), (1, 2)];
    let middle = |(x, y): (u8, u8)| pt(2.0 + 2.0 * f32::from(x), 2.0 + 2.0 * f32::from(y));
    let mut scene = Scene::new(8.0, 8.0);
    scene.strip((pt(2.0, 4.0), pt(6.0, 4.0)), 1.0, Ink::Accent);
    for at in [3.0, 5.0] {
        scene.stroke([pt(at, 1.0), pt(at, 7.0)], Ink::Pencil, Nib::Pen);
        scene.stroke([pt(1.0, at), pt(7.0, at)], Ink::Pencil, Nib::Pen);
    }
    for n in 0..3 {
        scene.add(Item::Cross { at: middle((n, 1)), r: 0.6, ink: Ink::Seat(0), nib: Nib::Bold });
    }
    for at in ROUNDS {
        scene.add(Item::Ring { at: middle(at), r: 0.65, ink: Ink::Seat(1), nib: Nib::Bold });
    }
    scene
}

#[cfg(test)]
mod tests;

use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{
    Ask, Counts, Drawn, Family, Game, Gesture, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject,
    SearchCtx, Seat, Skill, StepCtx, Table, Tap, Text, Turn, Unit, Viewer, Weight, Why,
};
use crate::kit::roster::least;
use crate::kit::{grid, signs};
use crate::search::lines::{self, Marks, Shape};

pub struct TicTacToe;

static INFO: Info = Info {
    options: &[
        OptDef::new("size", OptKind::Int { min: 3, max: 10, step: 1, default: Some(3) }),
        OptDef::new("line", OptKind::Int { min: 3, max: 10, step: 1, default: Some(3) }),
    ],
    ..Info::of("tictactoe", Counts::only(2), Family::LINES, Weight::Full)
};

/// The largest board with buttons. On a wider one, the cells on a phone are too small for a thumb.
const TAPPED: u16 = 5;

/// The board size and row length of a match.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    size: u16,
    line: u16,
}

/// The whole position. Nothing is hidden, so it is also the view of all viewers.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    size: u16,
    line: u16,
    /// The seat that draws crosses.
    first: Seat,
    mover: Seat,
    /// The cells of each seat. Bit `column + row × size` is a cell.
    marks: [u128; 2],
    last: Option<Place>,
}

impl Board {
    fn bit(&self, place: Place) -> u128 {
        1 << (place.col + place.row * self.size)
    }

    fn place(&self, bit: u8) -> Place {
        Place::new(u16::from(bit) % self.size, u16::from(bit) / self.size)
    }

    fn owner(&self, place: Place) -> Option<Seat> {
        let bit = self.bit(place);
        (0..2).map(Seat).find(|seat| self.marks[seat.index()] & bit != 0)
    }

    fn full(&self) -> bool {
        (self.marks[0] | self.marks[1]).count_ones() == u32::from(self.size * self.size)
    }

    /// The owner of a winning row and its two ends. Only the latest mark can have completed one.
    fn row(&self) -> Option<(Seat, Place, Place)> {
        let last = self.last?;
        let seat = self.owner(last)?;
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().find_map(|(dx, dy)| {
            let own = |place: Place| place.within(self.size, self.size) && self.owner(place) == Some(seat);
            let (from, before) = grid::run(last, (-dx, -dy), own);
            let (to, behind) = grid::run(last, (dx, dy), own);
            (before + behind + 1 >= self.line).then_some((seat, from, to))
        })
    }

    fn over(&self) -> bool {
        self.full() || self.row().is_some()
    }

    fn is_cross(&self, seat: Seat) -> bool {
        seat == self.first
    }
}

impl Game for TicTacToe {
    type Options = Options;
    type State = Board;
    type Move = Place;
    type View = Board;

    fn info(&self) -> &'static Info {
        &INFO
    }

    fn options(&self, values: &mut OptValues, _seats: u8) -> Result<Options, Reject> {
        let (size, line) = (values.int("size"), values.int("line"));
        if line > size {
            let text = Text::new("tictactoe-reject-line").with("line", line).with("size", size);
            return Err(Reject::new(Why::Options, text));
        }
        // The values are within the bounds of their definitions.
        Ok(Options { size: size as u16, line: line as u16 })
    }

    fn chance(&self, _options: &Options) -> bool {
        false
    }

    fn setup(&self, options: &Options, table: Table, _ply: &mut StepCtx) -> Board {
        let Options { size, line } = *options;
        Board { size, line, first: table.first, mover: table.first, marks: [0; 2], last: None }
    }

    fn turn(&self, board: &Board) -> Turn {
        if let Some((winner, ..)) = board.row() {
            return Turn::Over(Outcome::won(winner, 2));
        }
        if board.full() {
            return Turn::Over(Outcome::drawn(2));
        }
        let ask = if board.is_cross(board.mover) { "tictactoe-ask-cross" } else { "tictactoe-ask-round" };
        Ask::one(board.mover, Text::new(ask)).typed().into()
    }

    fn moves(&self, board: &Board, seat: Seat) -> Moves<Place> {
        if seat != board.mover || board.over() {
            return Moves::Listed(Vec::new());
        }
        let free = grid::places(board.size, board.size).filter(|place| board.owner(*place).is_none());
        Moves::Listed(free.collect())
    }

    fn parse(&self, _board: &Board, _seat: Seat, input: &Input<'_>) -> Result<Place, Reject> {
        input.place().ok_or_else(|| Reject::syntax(Text::new("tictactoe-reject-syntax")))
    }

    fn write(&self, m: &Place) -> String {
        m.to_string()
    }

    fn apply(&self, board: &mut Board, seat: Seat, m: &Place, _ply: &mut StepCtx) -> Result<(), Reject> {
        if !m.within(board.size, board.size) {
            let last = Place::new(board.size - 1, board.size - 1);
            let text = Text::new("tictactoe-reject-outside").with("place", *m).with("last", last);
            return Err(Reject::illegal(text));
        }
        if board.owner(*m).is_some() {
            let text = Text::new("tictactoe-reject-taken").with("place", *m);
            return Err(Reject::illegal(text));
        }
        board.marks[seat.index()] |= board.bit(*m);
        board.last = Some(*m);
        board.mover = seat.other();
        Ok(())
    }

    fn view(&self, board: &Board, _who: Viewer) -> Board {
        board.clone()
    }

    fn emblem(&self) -> Option<Scene> {
        Some(emblem())
    }

    fn gesture(&self, _board: &Board, _seat: Seat) -> Option<Gesture> {
        Some(Gesture::place())
    }

    fn buttons(&self, board: &Board, seat: Seat) -> Vec<Vec<Tap<Place>>> {
        if board.size > TAPPED || seat != board.mover || board.over() {
            return Vec::new();
        }
        let tap = |place: Place| match board.owner(place) {
            Some(seat) if board.is_cross(seat) => Tap::Mark(Text::new("tictactoe-cross")),
            Some(_) => Tap::Mark(Text::new("tictactoe-round")),
            None => Tap::Move(place),
        };
        (0..board.size).map(|row| (0..board.size).map(|col| tap(Place::new(col, row))).collect()).collect()
    }

    fn unit(&self) -> Option<Unit> {
        Some(Unit::Chances)
    }

    fn think(&self, board: &Board, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Place> {
        if board.over() || seat != board.mover {
            return None;
        }
        let Some(&Reach { depth, nodes }) = ctx.skill(&SKILLS) else { return self.sample(board, seat, ctx.chance) };
        if board.marks == [0; 2] && board.size > 3 {
            return Some(Place::new(board.size / 2, board.size / 2));
        }
        let shape = Shape::new(board.size, board.line);
        let marks = Marks { shape: &shape, of: board.marks, mover: seat };
        let (best, value) = lines::valued(&marks, depth, nodes, &ctx.until);
        ctx.evaluation = Some(value);
        match ctx.chance.pick(&best) {
            Some(&bit) => Some(board.place(bit)),
            // The search stops when nobody can win any more. The computer fills the rest in any order.
            None => self.sample(board, seat, ctx.chance),
        }
    }
}

/// How far a level looks.
struct Reach {
    /// The number of plies that it looks ahead.
    depth: u32,
    /// The most positions that it looks at.
    nodes: u64,
}

/// Levels 1 to 5. Two plies see a row to finish and a row to stop. Four see a fork coming. Nine are the whole game on 3
/// × 3.
const SKILLS: [Skill<Reach>; 5] = [
    Skill { slip: 85, how: Reach { depth: 1, nodes: 1_000 } },
    Skill { slip: 40, how: Reach { depth: 1, nodes: 1_000 } },
    Skill { slip: 15, how: Reach { depth: 2, nodes: 5_000 } },
    Skill { slip: 3, how: Reach { depth: 4, nodes: 50_000 } },
    Skill { slip: 0, how: Reach { depth: 12, nodes: 300_000 } },
];

/// Side of a cell in squares of the paper.
fn step(size: u16) -> f32 {
    match size {
        ..=3 => 4.0,
        4 => 3.0,
        _ => 2.0,
    }
}

/// Half the width of the strokes of crosses and noughts and of the one through the row, in sides of a cell, without the
/// pen's own width. The marks are all that is on the page, and both are as strong.
const STRONG: f32 = 0.015;
const THICK: f32 = 0.03;
/// How far a cross goes from its middle to each side, the radius of a nought, and how far the stroke through a row goes
/// beyond the middles of its ends.
const CROSS: f32 = 0.29;
const NOUGHT: f32 = 0.32;
const BEYOND: f32 = 0.44;

/// Height of the line that says who plays which marks, and of its letters.
const FOOT: f32 = 2.0;
const HAND: f32 = 1.2;
/// Height of the line below it that says how long a row must be.
const NOTE: f32 = 1.0;

/// A cross, perhaps the latest mark. Its arms are stronger than any nib.
fn cross(scene: &mut Scene, at: Pt, step: f32, (seat, latest): (Seat, bool)) {
    let r = CROSS * step;
    let arms = [(r, r), (r, -r)].map(|(dx, dy)| (pt(at.x - dx, at.y - dy), pt(at.x + dx, at.y + dy)));
    // The halo of an arm lies below both.
    for ink in latest.then_some(Ink::Latest(seat.0)).into_iter().chain([Ink::Seat(seat.0)]) {
        arms.into_iter().for_each(|arm| scene.thick(arm, STRONG * step, ink, Nib::Bold));
    }
}

/// A nought, perhaps the latest mark: two rings, one in the other.
fn nought(scene: &mut Scene, at: Pt, step: f32, (seat, latest): (Seat, bool)) {
    for (n, off) in [STRONG, -STRONG].into_iter().enumerate() {
        let ink = Ink::of(seat, latest && n == 0);
        scene.add(Item::Ring { at, r: (NOUGHT + off) * step, ink, nib: Nib::Bold });
    }
}

impl Drawn for Board {
    fn scene(&self) -> Scene {
        let (size, step) = (self.size, step(self.size));
        let corner = pt(1.0, 1.0);
        let side = f32::from(size) * step;
        let mut scene = Scene::new(side + 2.0, side + 2.0 + FOOT);
        let at = |place: Place| Scene::cell(corner, step, place);
        scene.grid(corner, (size, size), step);
        scene.coordinates(Scene::cell(corner, step, Place::new(0, 0)), size, size, step, step / 2.0 + 0.5, 0.8);
        for place in grid::places(size, size) {
            let Some(seat) = self.owner(place) else { continue };
            let draw = if self.is_cross(seat) { cross } else { nought };
            draw(&mut scene, at(place), step, (seat, self.last == Some(place)));
        }
        if let Some((seat, from, to)) = self.row() {
            let (from, to) = (at(from), at(to));
            let run = |from: f32, to: f32| (to - from).clamp(-step, step) * BEYOND;
            let (dx, dy) = (run(from.x, to.x), run(from.y, to.y));
            let ends = (pt(from.x - dx, from.y - dy), pt(to.x + dx, to.y + dy));
            scene.thick(ends, THICK * step, Ink::Seat(seat.0), Nib::Bold);
        }
        let (line, hand) = (pt(corner.x, side + 2.0 + FOOT / 2.0), least(scene.width).max(HAND));
        scene.sides(line, hand, self.first);
        if self.line < self.size {
            // Otherwise a row goes from edge to edge, which needs no word.
            let at = pt(corner.x, scene.height + NOTE / 2.0);
            let says = Text::new("tictactoe-set-line").with("value", self.line);
            scene.hand(at, Says::Words(says), hand, Align::Left, Ink::Pencil);
            scene.height += NOTE;
        }
        scene
    }

    fn board(&self) -> String {
        grid::text(self.size, self.size, |place| match self.owner(place) {
            Some(seat) if self.is_cross(seat) => 'x',
            Some(_) => 'o',
            None => '.',
        })
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        signs::crosses(self.is_cross(seat))
    }
}
