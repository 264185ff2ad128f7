//! The picture: the square with the latest word traced by arrows and its new letter highlighted; below it the words of
//! each seat with their points, and the sums beside the names.

use super::square::{Square, Written};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::grid;
use crate::kit::lists::{self, Line, List};

/// The upper left corner of the square.
const CORNER: Pt = Pt { x: 1.0, y: 1.0 };

/// Height of the line that says why others vote.
const VOTE: f32 = 2.0;

/// Side of a cell.
fn step(side: u16) -> f32 {
    match side {
        ..=3 => 4.0,
        4..=6 => 3.0,
        _ => 2.0,
    }
}

impl Drawn for Square {
    fn scene(&self) -> Scene {
        let side = f32::from(self.side) * step(self.side) + 2.0 * CORNER.x;
        let lists: Vec<List> = self.party.seats().iter().map(|seat| list(self, seat)).collect();
        let mut scene = lists::page((side, side), &lists);
        board(&mut scene, self);
        if let Some(claim) = &self.claim {
            let says = Text::new("balda-sheet-vote").with("word", self.shown(&claim.written.entry.word));
            scene.height += VOTE;
            let at = pt(CORNER.x, scene.height - VOTE / 2.0);
            scene.hand(at, Says::Words(says), 1.3, Align::Left, Ink::Pencil);
        }
        scene
    }

    /// The square in letters, and a line for each seat: its words and its points. A word that waits has a question
    /// mark.
    fn board(&self) -> String {
        let letter = |place: Place| self.cells[self.cell(place)].unwrap_or('.');
        let mut lines = vec![grid::text(self.side, self.side, letter)];
        for (seat, points) in self.party.seats().iter().zip(self.scores()) {
            let own = self.words.iter().filter(|written| written.seat == seat);
            let words: Vec<&str> = own.map(|written| &*written.entry.word).collect();
            let sum = if words.is_empty() { points.to_string() } else { format!("{} = {points}", words.join(", ")) };
            lines.push(format!("{}: {sum}", seat.0 + 1));
        }
        if let Some(claim) = &self.claim {
            let entry = &claim.written.entry;
            lines.push(format!("{} {} {}?", entry.place, entry.letter, entry.word));
        }
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.scores())
    }
}

/// The words of a seat, also one that waits: it has a question mark and no points.
fn list(square: &Square, seat: Seat) -> List {
    let claimed = square.claim.iter().map(|claim| &claim.written);
    let own = square.words.iter().chain(claimed).filter(|written| written.seat == seat);
    let line = |written: &Written| {
        let waits = square.claim.as_ref().is_some_and(|claim| claim.written == *written);
        let word = square.shown(&written.entry.word) + if waits { "?" } else { "" };
        let points = (!waits).then(|| written.points());
        Line { word, points, latest: latest(square).is_some_and(|last| last == written) }
    };
    let sum = square.scores().get(seat.index()).copied().unwrap_or(0);
    List { seat, lines: own.map(line).collect(), sum }
}

/// The word that is traced: the one that waits, or the latest one.
fn latest(square: &Square) -> Option<&Written> {
    square.claim.as_ref().map(|claim| &claim.written).or(square.words.last())
}

fn board(scene: &mut Scene, square: &Square) {
    let step = step(square.side);
    let at = |place: Place| Scene::cell(CORNER, step, place);
    scene.grid(CORNER, (square.side, square.side), step);
    scene.coordinates(at(Place::new(0, 0)), square.side, square.side, step, step / 2.0 + 0.6, 1.15);
    let last = latest(square);
    for place in last.iter().flat_map(|written| &written.path) {
        let new = last.is_some_and(|written| written.entry.place == *place);
        let ink = match last {
            Some(written) if !new => Ink::Seat(written.seat.0),
            _ => Ink::Accent,
        };
        scene.wash(at(*place), step, ink);
    }
    for place in grid::places(square.side, square.side) {
        let Some(letter) = square.cells[square.cell(place)] else { continue };
        let writer = square.words.iter().find(|written| written.entry.place == place);
        let ink = writer.map_or(Ink::Grid, |written| Ink::Seat(written.seat.0));
        scene.hand(at(place), Says::Plain(square.shown(&letter.to_string())), step * 0.8, Align::Centre, ink);
    }
    if let Some(claim) = &square.claim {
        let entry = &claim.written.entry;
        let (at, ink) = (at(entry.place), Ink::Seat(claim.written.seat.0));
        scene.hand(at, Says::Plain(square.shown(&entry.letter.to_string())), step * 0.8, Align::Centre, ink);
        let aside = pt(at.x + 0.34 * step, at.y - 0.26 * step);
        scene.hand(aside, Says::Plain("?".to_owned()), step * 0.4, Align::Centre, ink);
    }
    if let Some(written) = last {
        let ink = Ink::Seat(written.seat.0);
        written.path.windows(2).for_each(|pair| arrow(scene, (at(pair[0]), at(pair[1])), step, ink));
    }
}

/// An arrow over the line between two neighbouring cells.
fn arrow(scene: &mut Scene, (from, to): (Pt, Pt), step: f32, ink: Ink) {
    let (dx, dy) = ((to.x - from.x) / step, (to.y - from.y) / step);
    let middle = pt((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
    let along = |by: f32, aside: f32| pt(middle.x + dx * by - dy * aside, middle.y + dy * by + dx * aside);
    scene.stroke([along(-0.15 * step, 0.0), along(0.15 * step, 0.0)], ink, Nib::Bold);
    scene.stroke([along(0.0, 0.13 * step), along(0.15 * step, 0.0), along(0.0, -0.13 * step)], ink, Nib::Bold);
}

/// Three letters of a word round a corner, the last of them new.
pub fn emblem() -> Scene {
    const STEP: f32 = 2.6;
    const LETTERS: [(&str, u16, u16); 4] = [("C", 0, 1), ("A", 1, 1), ("T", 2, 1), ("S", 2, 0)];
    let mut scene = Scene::new(8.0, 8.0);
    let corner = pt(0.1, 1.4);
    let at = |col: u16, row: u16| Scene::cell(corner, STEP, Place::new(col, row));
    LETTERS.iter().for_each(|(_, col, row)| {
        let ink = if *row == 0 { Ink::Accent } else { Ink::Seat(0) };
        scene.wash(at(*col, *row), STEP, ink);
    });
    scene.add(Item::Grid { at: corner, cols: 3, rows: 2, step: STEP });
    for (letter, col, row) in LETTERS {
        let ink = if row == 0 { Ink::Seat(0) } else { Ink::Grid };
        scene.hand(at(col, row), Says::Plain(letter.to_owned()), STEP * 0.8, Align::Centre, ink);
    }
    for pair in LETTERS.windows(2) {
        arrow(&mut scene, (at(pair[0].1, pair[0].2), at(pair[1].1, pair[1].2)), STEP, Ink::Seat(0));
    }
    scene
}
