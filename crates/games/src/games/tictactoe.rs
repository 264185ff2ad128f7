//! Tic-tac-toe, on any board from 3 × 3 to 10 × 10: the first row of marks wins.

use crate::base::Place;
use crate::game::scene::{Ink, Item, Nib, Scene, pt};
use crate::game::{
    Ask, Counts, Family, Game, Hidden, Info, Input, Moves, OptDef, OptKind, OptValues, Outcome, Reject, SearchCtx,
    Seat, StepCtx, Table, Tap, Text, Turn, Viewer, Why,
};
use crate::kit::grid;
use crate::search::lines::{self, Marks, Shape};

/// The registry's entry.
pub struct TicTacToe;

static INFO: Info = Info {
    id: "tictactoe",
    rules: 1,
    since: 1,
    seats: Counts::only(2),
    family: Family::LINES,
    options: &[
        OptDef::new("size", OptKind::Int { min: 3, max: 10, step: 1, default: Some(3) }),
        OptDef::new("line", OptKind::Int { min: 3, max: 10, step: 1, default: Some(3) }),
    ],
    presets: &[],
    words: &[],
    hidden: Hidden::Nothing,
    computer: true,
};

/// The largest board that is played with buttons: a phone shows no more cells side by side that a thumb can hit.
const TAPPED: u16 = 5;

/// Board and row length of a match.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    size: u16,
    line: u16,
}

/// The whole position; nothing is hidden, so it is also what everybody sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    size: u16,
    line: u16,
    /// Draws crosses.
    first: Seat,
    mover: Seat,
    /// The cells of each seat: bit column + row × size.
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

    /// The owner of a winning row and its two ends. Only the latest mark can have made one.
    fn row(&self) -> Option<(Seat, Place, Place)> {
        let last = self.last?;
        let seat = self.owner(last)?;
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().find_map(|(dx, dy)| {
            let (from, before) = self.reach(last, seat, -dx, -dy);
            let (to, behind) = self.reach(last, seat, dx, dy);
            (before + behind + 1 >= self.line).then_some((seat, from, to))
        })
    }

    /// The farthest cell in a direction up to which all cells are of a seat, and how far away it is.
    fn reach(&self, from: Place, seat: Seat, dx: i32, dy: i32) -> (Place, u16) {
        let next = |place: Place| {
            let col = u16::try_from(i32::from(place.col) + dx).ok()?;
            let row = u16::try_from(i32::from(place.row) + dy).ok()?;
            let place = Place::new(col, row);
            (place.within(self.size, self.size) && self.owner(place) == Some(seat)).then_some(place)
        };
        let mut end = (from, 0);
        while let Some(place) = next(end.0) {
            end = (place, end.1 + 1);
        }
        end
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
        // Both lie within the bounds of their definitions.
        Ok(Options { size: size as u16, line: line as u16 })
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
        Ask::one(board.mover, Text::new(ask)).like("b2").into()
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

    fn scene(&self, board: &Board) -> Scene {
        draw(board)
    }

    fn board(&self, board: &Board) -> String {
        grid::text(board.size, board.size, |place| match board.owner(place) {
            Some(seat) if board.is_cross(seat) => 'x',
            Some(_) => 'o',
            None => '.',
        })
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

    fn think(&self, board: &Board, seat: Seat, ctx: &mut SearchCtx<'_>) -> Option<Place> {
        let SearchCtx { level, chance, until, .. } = ctx;
        if board.over() || seat != board.mover {
            return None;
        }
        let Skill { depth, nodes, slip } = SKILLS[usize::from(level.number()) - 1];
        if chance.range(1, 100) <= slip {
            return self.sample(board, seat, chance);
        }
        if board.marks == [0; 2] && board.size > 3 {
            return Some(Place::new(board.size / 2, board.size / 2));
        }
        let shape = Shape::new(board.size, board.line);
        let marks = Marks { shape: &shape, of: board.marks, mover: seat };
        let best = lines::best(&marks, depth, nodes, until);
        match chance.pick(&best) {
            Some(&bit) => Some(board.place(bit)),
            // The search stops where nobody can win any more; the rest is filled in any order.
            None => self.sample(board, seat, chance),
        }
    }
}

/// How a level plays.
struct Skill {
    /// Plies that it looks ahead.
    depth: u32,
    /// Positions that it looks at.
    nodes: u64,
    /// How many moves of a hundred it makes without looking.
    slip: u32,
}

/// Level 1 to 5. Two plies see a row to finish and a row to stop; four see a fork coming; nine are the whole game on
/// 3 × 3.
const SKILLS: [Skill; 5] = [
    Skill { depth: 1, nodes: 1_000, slip: 85 },
    Skill { depth: 1, nodes: 1_000, slip: 40 },
    Skill { depth: 2, nodes: 5_000, slip: 15 },
    Skill { depth: 4, nodes: 50_000, slip: 3 },
    Skill { depth: 12, nodes: 300_000, slip: 0 },
];

/// Side of a cell in squares of the paper.
fn step(size: u16) -> f32 {
    match size {
        ..=3 => 4.0,
        4 => 3.0,
        _ => 2.0,
    }
}

fn draw(board: &Board) -> Scene {
    let (size, step) = (board.size, step(board.size));
    let corner = pt(1.0, 1.0);
    let side = f32::from(size) * step;
    let mut scene = Scene::new(side + 2.0, side + 2.0);
    if let Some(last) = board.last {
        let at = Scene::cell(corner, step, last);
        let h = step * 0.46;
        let polygon =
            vec![pt(at.x - h, at.y - h), pt(at.x + h, at.y - h), pt(at.x + h, at.y + h), pt(at.x - h, at.y + h)];
        scene.add(Item::Fill { polygon, ink: Ink::Accent });
    }
    scene.add(Item::Grid { at: corner, cols: size, rows: size, step });
    scene.coordinates(Scene::cell(corner, step, Place::new(0, 0)), size, size, step, step / 2.0 + 0.5, 0.8);
    for place in grid::places(size, size) {
        let at = Scene::cell(corner, step, place);
        match board.owner(place) {
            Some(seat) if board.is_cross(seat) => {
                scene.add(Item::Cross { at, r: step * 0.28, ink: Ink::Seat(seat.0), nib: Nib::Bold });
            }
            Some(seat) => scene.add(Item::Ring { at, r: step * 0.31, ink: Ink::Seat(seat.0), nib: Nib::Bold }),
            None => {}
        }
    }
    if let Some((seat, from, to)) = board.row() {
        let (a, b) = (Scene::cell(corner, step, from), Scene::cell(corner, step, to));
        // The stroke goes on for less than half a cell beyond the outermost marks.
        let run = |from: u16, to: u16| (f32::from(to) - f32::from(from)).clamp(-1.0, 1.0) * step * 0.42;
        let (dx, dy) = (run(from.col, to.col), run(from.row, to.row));
        scene.stroke([pt(a.x - dx, a.y - dy), pt(b.x + dx, b.y + dy)], Ink::Seat(seat.0), Nib::Bold);
    }
    scene
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{AnyGame, Chance, Deadline, Level, Manner, Memo, Position, Seed};
    use proptest::prelude::*;
    use std::collections::HashSet;

    static GAME: TicTacToe = TicTacToe;

    fn ctx() -> StepCtx {
        StepCtx::new(Chance::none(), 0)
    }

    fn start(settings: &[&str], first: Seat) -> Result<Box<dyn Position>, Reject> {
        let mut values = OptValues::defaults(INFO.options);
        for setting in settings {
            values.take(INFO.options, &[], setting).expect("a setting of this game");
        }
        GAME.start(&mut values, Table { seats: 2, first, rules: 1 }, &mut ctx())
    }

    fn played(settings: &[&str], moves: &str) -> Box<dyn Position> {
        let mut live = start(settings, Seat(0)).expect("possible options");
        for (n, m) in moves.split_whitespace().enumerate() {
            live.play(Seat((n % 2) as u8), &Input::canonical(m), &mut ctx()).expect("a legal move");
        }
        live
    }

    #[test]
    fn a_row_a_column_and_a_diagonal_win() {
        for moves in ["a1 a2 b1 b2 c1", "b1 a1 b2 a2 b3", "a1 a2 b2 a3 c3", "c1 a1 b2 a2 a3"] {
            assert_eq!(played(&[], moves).turn(), Turn::Over(Outcome::won(Seat(0), 2)), "{moves}");
        }
        let second = played(&["size=5", "line=4"], "e5 a1 e3 b2 e1 c3 d1 d4");
        assert_eq!(second.turn(), Turn::Over(Outcome::won(Seat(1), 2)));
    }

    #[test]
    fn a_full_board_is_a_draw() {
        let live = played(&[], "b2 a1 a2 c2 b1 b3 a3 c1 c3");
        assert_eq!(live.turn(), Turn::Over(Outcome::drawn(2)));
        assert_eq!(live.board(Viewer::Public), "  a b c\n1 o x o\n2 x x o\n3 x o x");
    }

    #[test]
    fn a_longer_row_than_needed_wins_too() {
        let live = played(&["size=6", "line=4"], "a1 a6 b1 b6 c1 d6 e1 e6 f1 f6 d1");
        assert_eq!(live.turn(), Turn::Over(Outcome::won(Seat(0), 2)));
    }

    #[test]
    fn taken_and_outside_cells_are_refused() {
        let mut live = played(&[], "b2");
        let before = live.seen(Viewer::Public);
        for (text, key) in [("b2", "tictactoe-reject-taken"), ("d1", "tictactoe-reject-outside")] {
            let reject =
                live.play(Seat(1), &Input::canonical(text).said(Manner::Addressed), &mut ctx()).expect_err("not legal");
            assert_eq!((reject.why, &*reject.text.key), (Why::Illegal, key));
        }
        assert_eq!(
            live.play(Seat(0), &Input::canonical("a1").said(Manner::Addressed), &mut ctx()).expect_err("turn").why,
            Why::NotYourTurn
        );
        assert_eq!(
            live.play(Seat(1), &Input::canonical("well").said(Manner::Addressed), &mut ctx()).expect_err("chatter").why,
            Why::Syntax
        );
        assert_eq!(live.seen(Viewer::Public), before);
    }

    #[test]
    fn the_row_must_fit_on_the_board() {
        assert_eq!(start(&["line=4"], Seat(0)).err().map(|reject| reject.why), Some(Why::Options));
        assert!(start(&["line=4", "size=4"], Seat(0)).is_ok());
    }

    #[test]
    fn buttons_keep_the_shape_of_the_board() {
        let live = played(&[], "b2 a1");
        let rows = live.buttons(Viewer::Public, Seat(0));
        let texts: Vec<_> = rows.iter().flatten().map(|button| button.text.as_deref()).collect();
        let n = None;
        assert_eq!(texts, [n, Some("b1"), Some("c1"), Some("a2"), n, Some("c2"), Some("a3"), Some("b3"), Some("c3")]);
        assert_eq!(rows[1][1].label, Text::new("tictactoe-cross"));
        assert!(live.buttons(Viewer::Public, Seat(1)).is_empty());
        assert!(played(&["size=6"], "b2").buttons(Viewer::Public, Seat(1)).is_empty());
    }

    #[test]
    fn the_latest_mark_and_the_row_are_shown() {
        let items = |moves| played(&[], moves).scene(Viewer::Public).items;
        let struck = |items: &[Item]| items.iter().filter(|item| matches!(item, Item::Stroke { .. })).count();
        let washed = |items: &[Item]| items.iter().filter(|item| matches!(item, Item::Fill { .. })).count();
        assert_eq!((struck(&items("")), washed(&items(""))), (0, 0));
        assert_eq!((struck(&items("b2")), washed(&items("b2"))), (0, 1));
        assert_eq!(struck(&items("a1 a2 b1 b2 c1")), 1);
    }

    /// Every position that the computer can be led to, whatever the other one plays.
    fn never_loses(board: &Board, own: Seat, seen: &mut HashSet<[u128; 2]>) {
        if let Turn::Over(outcome) = GAME.turn(board) {
            assert_eq!(outcome.places[own.index()], 1, "{}", GAME.board(board));
            return;
        }
        if !seen.insert(board.marks) {
            return;
        }
        let answers = if board.mover == own { all_answers(board) } else { GAME.legal(board) };
        for m in answers {
            let mut next = board.clone();
            GAME.apply(&mut next, board.mover, &m, &mut ctx()).expect("legal");
            never_loses(&next, own, seen);
        }
    }

    /// All that the strongest level may answer with, not just what chance picks.
    fn all_answers(board: &Board) -> Vec<Place> {
        let shape = Shape::new(board.size, board.line);
        let marks = Marks { shape: &shape, of: board.marks, mover: board.mover };
        let Skill { depth, nodes, slip } = SKILLS[4];
        assert_eq!(slip, 0);
        let best = lines::best(&marks, depth, nodes, &Deadline::never());
        if best.is_empty() { GAME.legal(board) } else { best.iter().map(|&bit| board.place(bit)).collect() }
    }

    impl TicTacToe {
        fn legal(&self, board: &Board) -> Vec<Place> {
            match self.moves(board, board.mover) {
                Moves::Listed(moves) => moves,
                Moves::Unlisted => unreachable!("the moves are listed"),
            }
        }
    }

    #[test]
    fn the_strongest_level_never_loses_on_three_by_three() {
        for own in [Seat(0), Seat(1)] {
            let table = Table { seats: 2, first: Seat(0), rules: 1 };
            let board = GAME.setup(&Options { size: 3, line: 3 }, table, &mut ctx());
            never_loses(&board, own, &mut HashSet::new());
        }
    }

    fn thought(board: &Board, seat: Seat, level: u8, chance: &mut Chance, until: Deadline) -> Option<Place> {
        let level = Level::new(level).expect("a level");
        GAME.think(board, seat, &mut SearchCtx::new(level, chance, until, &mut Memo::default()))
    }

    /// How many of the points the first of two levels makes on a board.
    fn points(levels: [u8; 2], options: Options, games: u8) -> f32 {
        let mut points = 0.0;
        for game in 0..games {
            let mut chance = Chance::seeded(&Seed([game; 32]), 1);
            let table = Table { seats: 2, first: Seat(game % 2), rules: 1 };
            let mut board = GAME.setup(&options, table, &mut ctx());
            let outcome = loop {
                if let Turn::Over(outcome) = GAME.turn(&board) {
                    break outcome;
                }
                let seat = board.mover;
                let m = thought(&board, seat, levels[seat.index()], &mut chance, Deadline::never());
                GAME.apply(&mut board, seat, &m.expect("a move"), &mut ctx()).expect("legal");
            };
            points += if outcome.is_draw() { 0.5 } else { f32::from(2 - outcome.places[0]) };
        }
        points / f32::from(games)
    }

    #[test]
    fn level_one_loses_to_a_beginner() {
        // Level 2 sees a row that it can finish, but never one that it must stop: a beginner.
        let three = Options { size: 3, line: 3 };
        assert!(points([1, 2], three, 200) < 0.42);
        assert!(points([1, 3], three, 200) < 0.15);
    }

    #[test]
    fn higher_levels_are_stronger() {
        let three = Options { size: 3, line: 3 };
        assert!(points([3, 2], three, 100) > 0.6);
        assert!(points([4, 3], three, 100) > 0.5);
        assert!(points([3, 2], Options { size: 7, line: 4 }, 20) > 0.6);
    }

    #[test]
    fn it_answers_at_the_deadline() {
        let board =
            GAME.setup(&Options { size: 10, line: 6 }, Table { seats: 2, first: Seat(0), rules: 1 }, &mut ctx());
        let mut next = board.clone();
        GAME.apply(&mut next, Seat(0), &Place::new(4, 4), &mut ctx()).expect("legal");
        let until = Deadline::after(std::time::Duration::ZERO);
        let mut chance = Chance::seeded(&Seed([3; 32]), 1);
        let m = thought(&next, Seat(1), 5, &mut chance, until).expect("a move");
        assert!(GAME.apply(&mut next, Seat(1), &m, &mut ctx()).is_ok());
    }

    proptest! {
        #[test]
        fn any_text_is_read_without_panic(text in "\\PC*") {
            let live = played(&[], "");
            if let Ok(canonical) = live.read(Seat(0), &Input::canonical(&text)) {
                prop_assert_eq!(live.read(Seat(0), &Input::canonical(canonical.text())), Ok(canonical));
            }
        }

        #[test]
        fn random_matches_end(seed in any::<[u8; 32]>(), size in 3u16..=10, shorter in 0u16..=3) {
            let options = Options { size, line: size.saturating_sub(shorter).max(3) };
            let mut chance = Chance::seeded(&Seed(seed), 1);
            let mut board = GAME.setup(&options, Table { seats: 2, first: Seat(1), rules: 1 }, &mut ctx());
            let mut plies = 0;
            while let Some(m) = GAME.sample(&board, board.mover, &mut chance) {
                for m in GAME.legal(&board) {
                    prop_assert!(GAME.apply(&mut board.clone(), board.mover, &m, &mut ctx()).is_ok());
                }
                let seat = board.mover;
                prop_assert!(GAME.apply(&mut board, seat, &m, &mut ctx()).is_ok());
                plies += 1;
            }
            prop_assert!(matches!(GAME.turn(&board), Turn::Over(_)));
            prop_assert!(plies <= u32::from(size * size));
        }
    }
}
