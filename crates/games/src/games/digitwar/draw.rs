//! The picture: the names, and below them the row in cells of the paper, ten in a line, each with the number of its
//! place. Erased digits are pale and struck, each in the ink of the player who erased it. A lowered digit is in the ink
//! of the player who lowered it. Above the latest one stands the old digit. At the bottom is the loser.

use super::row::{Last, Row};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::roster::{Hand, Mark, least, name};

/// Digits in a line.
const LINE: usize = 10;
/// Rows of up to this many digits have large cells.
const FEW: usize = 6;
/// The narrowest page.
const NARROW: f32 = 12.0;
/// Height of a line of names, and how many names are in one. Four names take two lines.
const HEAD: f32 = 2.0;
const NAMES: usize = 3;
/// Room above the cells of a line, for the old digit, and below them, for the numbers of the places. The names are
/// directly above.
const ABOVE: f32 = 2.0;
const BELOW: f32 = 1.0;
/// Height of the line below the row with the aim of the game.
const AIM: f32 = 2.0;

/// The layout of the digits.
struct Cells {
    /// The top of the first line, below the names.
    top: f32,
    /// Side of a cell.
    step: f32,
    /// The left edge of each line.
    left: f32,
}

impl Cells {
    /// The cells for `length` digits below `names` lines of names, and the width of the page.
    fn of(length: usize, names: usize) -> (Cells, f32) {
        let step = if length <= FEW { 3.0 } else { 2.0 };
        let row = length.min(LINE) as f32 * step;
        let wide = row.max(NARROW);
        (Cells { top: HEAD * names as f32, step, left: ((wide - row) / 2.0).floor() }, wide)
    }

    /// Height of a line with the room above and below it.
    fn down(&self) -> f32 {
        ABOVE + self.step + BELOW
    }

    /// The middle of a digit.
    fn at(&self, index: usize) -> Pt {
        let y = self.top + self.down() * (index / LINE) as f32 + ABOVE + self.step / 2.0;
        pt(self.left + self.step * ((index % LINE) as f32 + 0.5), y)
    }
}

impl Drawn for Row {
    fn scene(&self) -> Scene {
        let length = self.paper.len();
        let seats = self.party.seats();
        let count = seats.iter().count();
        let names = count.div_ceil(NAMES);
        let (cells, wide) = Cells::of(length, names);
        let lines = length.div_ceil(LINE);
        let mut scene = Scene::new(wide, cells.top + cells.down() * lines as f32 + AIM);
        for line in 0..lines {
            let first = cells.at(line * LINE);
            let at = pt(first.x - cells.step / 2.0, first.y - cells.step / 2.0);
            let cols = (length - line * LINE).min(LINE) as u16;
            scene.grid(at, (cols, 1), cells.step);
        }
        (0..length).for_each(|index| number(&mut scene, &cells, index));
        let abreast = count.div_ceil(names);
        let room = wide / abreast as f32;
        for seat in seats.iter() {
            let (line, column) = (seat.index() / abreast, seat.index() % abreast);
            let at = pt(room * (column as f32 + 0.5), HEAD * (line as f32 + 0.45));
            let hand = Hand { size: 1.7, align: Align::Centre, room: room - 1.0 };
            name(&mut scene, seat, Mark::Idle, at, hand);
        }
        for index in (0..length).filter(|index| is_fresh(self, *index)) {
            scene.wash(cells.at(index), cells.step, Ink::Accent);
        }
        (0..length).for_each(|index| digit(&mut scene, self, &cells, index));
        for gone in &self.erased {
            (gone.from..gone.to).for_each(|index| strike(&mut scene, &cells, index, Ink::Seat(gone.by.0)));
        }
        // At the end, the player who has lost by that.
        let ended = self.erased.last().filter(|gone| gone.from == 0);
        let (says, ink) = match ended {
            Some(gone) => (Text::new("digitwar-sheet-lost").with("seat", gone.by), Ink::Seat(gone.by.0)),
            None => (Text::new("digitwar-sheet-aim"), Ink::Pencil),
        };
        let at = pt(wide / 2.0, scene.height - 0.6);
        scene.hand(at, Says::Words(says), 1.35 * least(wide), Align::Centre, ink);
        scene
    }

    /// The row in letters, with a dash for each erased digit.
    fn board(&self) -> String {
        let all: Vec<usize> = (0..self.paper.len()).collect();
        let sign = |index: &usize| match self.digits().get(*index) {
            Some(digit) => format!("{digit:>3}"),
            None => "  -".to_owned(),
        };
        let number = |index: &usize| format!("{:>3}", index + 1);
        let lines = all.chunks(LINE).map(|line| {
            let (digits, numbers): (String, String) =
                (line.iter().map(sign).collect(), line.iter().map(number).collect());
            format!("{digits}\n{numbers}")
        });
        lines.collect::<Vec<_>>().join("\n\n")
    }

    fn mark(&self, _seat: Seat) -> Option<Text> {
        None
    }
}

/// The number of a place.
fn number(scene: &mut Scene, cells: &Cells, index: usize) {
    let (mid, says) = (cells.at(index), Says::Plain((index + 1).to_string()));
    let at = pt(mid.x, mid.y + cells.step / 2.0 + 0.6);
    scene.print(at, says, 1.15, Align::Centre, Ink::Pencil);
}

/// A digit. The one lowered last is highlighted, and above it stands the old digit, crossed out.
fn digit(scene: &mut Scene, row: &Row, cells: &Cells, index: usize) {
    let (mid, half) = (cells.at(index), cells.step / 2.0);
    let ink = match row.by[index] {
        _ if is_fresh(row, index) => Ink::Grid,
        _ if index >= row.left => Ink::Shade,
        Some(seat) => Ink::Seat(seat.0),
        None => Ink::Grid,
    };
    if let Some(Last::Lowered(lowered, was)) = row.last
        && lowered == index
    {
        let polygon = corners(pt(mid.x - half, mid.y - half), pt(mid.x + half, mid.y + half));
        scene.add(Item::Fill { polygon, ink: Ink::Accent });
        let old = pt(mid.x, mid.y - half - 0.9);
        scene.hand(old, Says::Plain(was.to_string()), 1.8, Align::Centre, Ink::Pencil);
        scene.stroke([pt(old.x - 0.6, old.y + 0.3), pt(old.x + 0.6, old.y - 0.3)], ink, Nib::Fine);
    }
    scene.hand(mid, Says::Plain(row.paper[index].to_string()), cells.step * 1.3, Align::Centre, ink);
}

/// Whether a digit was erased by the latest move. It is not pale yet, so that it can still be read.
fn is_fresh(row: &Row, index: usize) -> bool {
    let latest = row.erased.last().filter(|_| row.last == Some(Last::Erased));
    latest.is_some_and(|gone| (gone.from..gone.to).contains(&index))
}

/// A stroke through a digit.
fn strike(scene: &mut Scene, cells: &Cells, index: usize, ink: Ink) {
    let (at, by) = (cells.at(index), cells.step * 0.4);
    scene.stroke([pt(at.x - by, at.y + by), pt(at.x + by, at.y - by)], ink, Nib::Pen);
}

/// A row of digits: one is lowered, and a zero is struck off with what follows it.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let digit = |scene: &mut Scene, at: Pt, digit: &str, ink: Ink| {
        scene.hand(at, Says::Plain(digit.to_owned()), 4.4, Align::Centre, ink);
    };
    digit(&mut scene, pt(1.5, 4.0), "7", Ink::Seat(0));
    digit(&mut scene, pt(4.0, 4.0), "2", Ink::Seat(0));
    digit(&mut scene, pt(6.5, 4.0), "0", Ink::Seat(1));
    scene.stroke([pt(5.0, 6.2), pt(7.9, 1.8)], Ink::Pencil, Nib::Pen);
    scene
}
