//! The picture: the row in cells of the paper, each letter in the ink of the player who wrote it, with the latest one
//! highlighted. Below it are the lost letters of each player, and the results of the latest rounds.

use super::row::{End, Round, Row};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};

/// Width of the page in squares.
const WIDE: f32 = 22.0;
/// The axis round which the row grows and on which the letters of the players lie. Names have room left of these.
const AXIS: f32 = 12.0;
/// Height of the row, and of a round; the middle of the row. Height of a seat, which is also the width of its letters:
/// of a few seats, and of more.
const HEAD: f32 = 6.0;
const MIDDLE: f32 = 3.0;
const TALL: f32 = 3.0;
const LINE: f32 = 2.0;
const FEW: usize = 4;
const PAST: f32 = 2.0;
/// Height of the words beside the row and of a round.
const SMALL: f32 = 1.5;
/// Height of the line that says how to play, which is long.
const HOW: f32 = 1.45;
/// Height of letters, and of those that a player does not have yet, as shares of their cells.
const LETTER: f32 = 1.0;
const GHOST: f32 = 0.7;
/// The most letters of a line of the row.
const MOST: usize = 16;
/// The left edge of the letters that a player has.
const TABLE: f32 = AXIS - 5.0;
/// How many rounds are told.
const TOLD: usize = 3;

impl Drawn for Row {
    fn scene(&self) -> Scene {
        let (seats, line) = (self.lost.len(), line(self));
        let told = self.rounds.len().min(TOLD);
        let below = HEAD + line * seats as f32;
        // Until a round is over, its place says how to play.
        let mut scene = Scene::new(WIDE, below + 1.0 + PAST * told.max(1) as f32);
        if told == 0 {
            let says = Says::Words(Text::new("baldaline-sheet-how"));
            scene.hand(pt(0.5, below + 1.0 + PAST / 2.0), says, HOW, Align::Left, Ink::Pencil);
        }
        let rows = seats as u16;
        scene.grid(pt(TABLE, HEAD), (5, rows), line);
        letters(&mut scene, self);
        if self.letters.is_empty() && told > 0 && self.party.present().len() > 1 {
            let says = Says::Words(Text::new("baldaline-sheet-new"));
            scene.hand(pt(AXIS + 4.8, MIDDLE), says, SMALL, Align::Left, Ink::Pencil);
        }
        for seat in self.party.seats().iter() {
            standing(&mut scene, self, seat, (HEAD + line * (f32::from(seat.0) + 0.5), line));
        }
        for (n, round) in self.rounds.iter().skip(self.rounds.len() - told).enumerate() {
            let at = below + 1.0 + PAST * (n as f32 + 0.5);
            let letters = letters_after(self, self.rounds.len() - told + n);
            past(&mut scene, self, (round, letters), (at, n + 1 == told && self.letters.is_empty()));
        }
        scene
    }

    /// The row in letters, and a line for each seat: the letters that it has.
    fn board(&self) -> String {
        let mut lines = vec![format!("…{}…{}", self.run(), if self.doubted { "?" } else { "" })];
        for (seat, lost) in self.party.seats().iter().zip(&self.lost) {
            let letters: String = self.dictionary().ghost().chars().take(*lost).collect();
            let out = if self.party.present().has(seat) { "" } else { " out" };
            lines.push(format!("{}: {}{out}", seat.0 + 1, if letters.is_empty() { "-" } else { &letters }));
        }
        lines.join("\n")
    }
}

/// The row, with dots where it may go on; before its first letter an empty cell.
fn letters(scene: &mut Scene, row: &Row) {
    let cells = row.letters.len().max(1);
    // Of few cells, any number has the axis in its middle and its edges on the squares of the paper.
    let step = match cells {
        ..=3 => 4.0,
        4..=8 => 2.0,
        _ => 1.0,
    };
    let first = |line: usize| {
        let count = (cells - line * MOST).min(MOST);
        let left = (AXIS - step * count as f32 / 2.0).floor();
        (pt(left, if cells > MOST { 1.0 + 2.0 * line as f32 } else { (MIDDLE - step / 2.0).floor() }), count)
    };
    for line in 0..cells.div_ceil(MOST) {
        let (at, count) = first(line);
        scene.grid(at, (count as u16, 1), step);
    }
    let (start, _) = first(0);
    let (end, count) = first((cells - 1) / MOST);
    dots(scene, pt(start.x - 1.2, start.y + step / 2.0));
    let behind = pt(end.x + step * count as f32 + 1.2, end.y + step / 2.0);
    if row.doubted {
        let ink = Ink::Latest(row.party.mover().0);
        scene.hand(behind, Says::Plain("?".to_owned()), 3.0, Align::Centre, ink);
    } else {
        dots(scene, behind);
    }
    if row.letters.is_empty() {
        empty(scene, start, step);
    }
    for (n, (letter, seat)) in row.letters.iter().enumerate() {
        let (at, n, latest) = (first(n / MOST).0, n % MOST, n == row.latest);
        let at = pt(at.x + step * (n as f32 + 0.5), at.y + step / 2.0);
        if latest {
            wash(scene, at, step / 2.0);
        }
        let size = step * if step > 1.0 { 0.95 } else { 1.2 };
        scene.hand(at, Says::Plain(row.shown(&letter.to_string())), size, Align::Centre, Ink::Seat(seat.0));
    }
}

/// A line to write on, in an empty cell.
fn empty(scene: &mut Scene, corner: Pt, step: f32) {
    let (x, y) = (corner.x + step / 2.0, corner.y + 0.8 * step);
    scene.stroke([pt(x - 0.25 * step, y), pt(x + 0.25 * step, y)], Ink::Pencil, Nib::Fine);
}

/// Three dots: the row goes on.
fn dots(scene: &mut Scene, middle: Pt) {
    for n in [-0.5, 0.0, 0.5] {
        scene.add(Item::Dot { at: pt(middle.x + n, middle.y), r: 0.14, ink: Ink::Pencil });
    }
}

fn wash(scene: &mut Scene, at: Pt, half: f32) {
    let polygon = corners(pt(at.x - half, at.y - half), pt(at.x + half, at.y + half));
    scene.add(Item::Fill { polygon, ink: Ink::Accent });
}

/// Height of a seat.
fn line(row: &Row) -> f32 {
    if row.lost.len() > FEW { LINE } else { TALL }
}

/// A name and its letters, in a line of this height. Players who are out are struck through.
fn standing(scene: &mut Scene, row: &Row, seat: Seat, (y, line): (f32, f32)) {
    let lost = row.lost.get(seat.index()).copied().unwrap_or(0);
    let fresh = row.letters.is_empty() && row.rounds.last().is_some_and(|round| round.loser == seat);
    let (at, room) = (pt(TABLE - 0.6, y), TABLE - 1.0);
    match row.party.present().has(seat) {
        true => scene.name(at, seat, 1.8, Align::Right, room),
        false => scene.struck_name(at, seat, 1.8, Align::Right, room),
    }
    for (n, letter) in row.dictionary().ghost().chars().enumerate() {
        let (size, ink) = match n + 1 {
            n if n <= lost => (LETTER, Ink::of(seat, n == lost && fresh)),
            _ => (GHOST, Ink::Shade),
        };
        let at = pt(TABLE + line * (n as f32 + 0.5), y);
        scene.hand(at, Says::Plain(row.shown(&letter.to_string())), size * line, Align::Centre, ink);
    }
}

/// The letters that the loser of a round had after it.
fn letters_after(row: &Row, number: usize) -> String {
    let loser = row.rounds[number].loser;
    let lost = row.rounds[..=number].iter().filter(|round| round.loser == loser).count();
    row.collected(lost)
}

/// The loser of a round and the reason, in the loser's ink, with a halo if it is the latest event.
fn past(scene: &mut Scene, row: &Row, (round, letters): (&Round, String), (y, latest): (f32, bool)) {
    let (key, word) = match &round.end {
        End::Complete => ("baldaline-past-complete", ""),
        End::Named(word) => ("baldaline-past-named", word.as_str()),
        End::Wrong(word) => ("baldaline-past-wrong", word.as_str()),
        End::GaveUp => ("baldaline-past-gave-up", ""),
    };
    let text =
        Text::new(key).with("seat", round.loser).with("row", row.shown(&round.run)).with("word", row.shown(word));
    let text = text.with("letters", letters);
    scene.hand(pt(0.5, y), Says::Words(text), SMALL, Align::Left, Ink::of(round.loser, latest));
}

/// A row that goes on at both ends.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    wash(&mut scene, pt(6.0, 4.0), 1.0);
    scene.add(Item::Grid { at: pt(1.0, 3.0), cols: 3, rows: 1, step: 2.0 });
    for (n, (letter, seat)) in [("O", 0), ("S", 1), ("T", 0)].into_iter().enumerate() {
        let at = pt(2.0 + 2.0 * n as f32, 4.0);
        scene.hand(at, Says::Plain(letter.to_owned()), 2.2, Align::Centre, Ink::Seat(seat));
    }
    for x in [0.2, 0.6, 7.4, 7.8] {
        scene.add(Item::Dot { at: pt(x, 4.0), r: 0.14, ink: Ink::Pencil });
    }
    scene
}
