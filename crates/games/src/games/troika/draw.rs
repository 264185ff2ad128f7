//! The picture: letters in the ink of the player who wrote them. The latest letter is highlighted, and the words that
//! it completed have a line around them. Lines around all words would be a tangle, so the other words are only listed
//! below the board.

use super::board::{Board, Run};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat};
use crate::kit::grid;
use crate::kit::lists::{self, Line, List};

/// The upper left corner of the board.
const CORNER: Pt = Pt { x: 1.0, y: 1.0 };

/// Side of a cell.
fn step(side: u16) -> f32 {
    match side {
        ..=3 => 4.0,
        4 => 4.0,
        _ => 3.0,
    }
}

impl Drawn for Board {
    fn scene(&self) -> Scene {
        let step = step(self.side);
        let side = f32::from(self.side) * step + 2.0 * CORNER.x;
        let mut scene = lists::page((side, side), &[list(self, Seat(0)), list(self, Seat(1))]);
        let at = |place: Place| Scene::cell(CORNER, step, place);
        scene.grid(CORNER, (self.side, self.side), step);
        scene.coordinates(at(Place::new(0, 0)), self.side, self.side, step, step / 2.0 + 0.6, 1.15);
        if let Some(last) = self.last {
            scene.wash(at(last), step, Ink::Accent);
        }
        for place in grid::places(self.side, self.side) {
            let Some((letter, seat)) = self.cells[self.cell(place)] else { continue };
            let says = Says::Plain(self.dictionary().capitals(&letter.to_string()));
            scene.hand(at(place), says, step * 0.8, Align::Centre, Ink::Seat(seat.0));
        }
        for found in self.found.iter().filter(|found| self.is_fresh(found)) {
            let [a, _, c]: Run = found.cells;
            let ends = (at(self.place(a)), at(self.place(c)));
            around(&mut scene, ends, step * 0.42, Ink::Seat(found.seat.0));
        }
        scene
    }

    /// The board in letters, and the words of both seats.
    fn board(&self) -> String {
        let letter = |place: Place| self.cells[self.cell(place)].map_or('.', |(letter, _)| letter);
        let mut lines = vec![grid::text(self.side, self.side, letter)];
        for seat in (0..2).map(Seat) {
            let own = self.found.iter().filter(|found| found.seat == seat);
            let words: Vec<&str> = own.map(|found| &*found.word).collect();
            let count = words.len();
            lines.push(format!("{}: {}", seat.0 + 1, [&[&*count.to_string()], &*words].concat().join(" ")));
        }
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.scores())
    }
}

fn list(board: &Board, seat: Seat) -> List {
    let own: Vec<_> = board.found.iter().filter(|found| found.seat == seat).collect();
    let line = |word: &str, latest| Line { word: board.dictionary().capitals(word), points: None, latest };
    let lines = own.iter().map(|found| line(&found.word, board.is_fresh(found))).collect();
    List { seat, lines, sum: own.len() as i64 }
}

/// A closed line around a run, with cut corners, at this distance from the middles of the letters.
fn around(scene: &mut Scene, (from, to): (Pt, Pt), room: f32, ink: Ink) {
    let length = ((to.x - from.x).powi(2) + (to.y - from.y).powi(2)).sqrt();
    let (dx, dy) = ((to.x - from.x) / length * room, (to.y - from.y) / length * room);
    let by = |p: Pt, along: f32, aside: f32| pt(p.x + along * dx - aside * dy, p.y + along * dy + aside * dx);
    let end = |p: Pt, way: f32| {
        [by(p, 0.3 * way, way), by(p, 0.85 * way, 0.6 * way), by(p, 0.85 * way, -0.6 * way), by(p, 0.3 * way, -way)]
    };
    let mut outline = [end(from, -1.0), end(to, 1.0)].concat();
    outline.push(outline[0]);
    scene.stroke(outline, ink, Nib::Bold);
}

/// A word of three along a diagonal.
pub fn emblem() -> Scene {
    const LETTERS: [(&str, u16, u16, u8); 5] =
        [("T", 0, 0, 0), ("O", 1, 1, 1), ("Y", 2, 2, 0), ("B", 0, 1, 1), ("E", 2, 0, 0)];
    let (corner, step, mut scene) = (pt(0.4, 0.4), 2.4, Scene::new(8.0, 8.0));
    let at = |col: u16, row: u16| Scene::cell(corner, step, Place::new(col, row));
    scene.add(Item::Grid { at: corner, cols: 3, rows: 3, step });
    for (letter, col, row, seat) in LETTERS {
        scene.hand(at(col, row), Says::Plain(letter.to_owned()), step * 0.8, Align::Centre, Ink::Seat(seat));
    }
    around(&mut scene, (at(0, 0), at(2, 2)), 0.9, Ink::Seat(0));
    scene
}
