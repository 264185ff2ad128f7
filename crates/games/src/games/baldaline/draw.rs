//! The picture: the row in large letters, each in the ink of the player who wrote it, with the latest one accented.
//! Below it stands how many letters each player has lost, and how the latest rounds ended.

use super::row::{End, Round, Row, penalty, shown};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Seat, Text};

/// Width of the page, and how much of it the row may fill.
const WIDE: f32 = 24.0;
const ROOM: f32 = 20.0;
/// The most that two letters of the row are apart.
const STEP: f32 = 3.0;
/// Height of the row, of a seat and of a round.
const HEAD: f32 = 6.0;
const LINE: f32 = 2.1;
const PAST: f32 = 1.5;
/// How many rounds are told.
const TOLD: usize = 4;

impl Drawn for Row {
    fn scene(&self) -> Scene {
        let seats = self.lost.len();
        let told = self.rounds.len().min(TOLD);
        let below = HEAD + LINE * seats as f32;
        let mut scene = Scene::new(WIDE, below + 0.6 + PAST * told as f32);
        letters(&mut scene, self);
        for seat in self.party.seats().iter() {
            standing(&mut scene, self, seat, HEAD + LINE * (f32::from(seat.0) + 0.5));
        }
        for (n, round) in self.rounds.iter().rev().take(TOLD).enumerate() {
            past(&mut scene, round, below + 0.4 + PAST * (n as f32 + 0.5), n == 0 && self.letters.is_empty());
        }
        scene
    }

    /// The row in letters, and a line for each seat: the letters that it has.
    fn board(&self) -> String {
        let mut lines = vec![format!("…{}…{}", self.run(), if self.doubted { "?" } else { "" })];
        for (seat, lost) in self.party.seats().iter().zip(&self.lost) {
            let letters: String = penalty(self.lang).chars().take(*lost).collect();
            let out = if self.party.present().has(seat) { "" } else { " out" };
            lines.push(format!("{}: {}{out}", seat.0 + 1, if letters.is_empty() { "-" } else { &letters }));
        }
        lines.join("\n")
    }
}

/// The row, with dots where it may go on.
fn letters(scene: &mut Scene, row: &Row) {
    let count = row.letters.len();
    let step = STEP.min(ROOM / count.max(1) as f32);
    let middle = pt(WIDE / 2.0, HEAD / 2.0);
    let at = |n: f32| pt(middle.x + step * (n + 0.5 - count as f32 / 2.0), middle.y);
    let dots = |scene: &mut Scene, x: f32| {
        for n in [-0.5, 0.0, 0.5] {
            scene.add(Item::Dot { at: pt(x + n, middle.y + 0.9), r: 0.13, ink: Ink::Pencil });
        }
    };
    dots(scene, at(-1.0).x + step / 2.0 - 1.0);
    dots(scene, at(count as f32).x - step / 2.0 + 1.0);
    for (n, (letter, seat)) in row.letters.iter().enumerate() {
        let (at, latest) = (at(n as f32), n == row.latest);
        if latest {
            wash(scene, at, step * 0.46, 2.0);
        }
        let ink = Ink::of(*seat, latest);
        scene.hand(at, Says::Plain(shown(&letter.to_string())), step.min(2.6) * 1.3, Align::Centre, ink);
        scene.stroke(
            [pt(at.x - step * 0.4, middle.y + 2.2), pt(at.x + step * 0.4, middle.y + 2.2)],
            Ink::Seat(seat.0),
            Nib::Bold,
        );
    }
    if row.doubted {
        scene.hand(pt(WIDE - 1.2, middle.y), Says::Plain("?".to_owned()), 3.6, Align::Centre, Ink::Accent);
    }
}

fn wash(scene: &mut Scene, at: Pt, wide: f32, high: f32) {
    let polygon = corners(pt(at.x - wide, at.y - high), pt(at.x + wide, at.y + high));
    scene.add(Item::Fill { polygon, ink: Ink::Accent });
}

/// A name and the letters that it has; who is out is struck through.
fn standing(scene: &mut Scene, row: &Row, seat: Seat, y: f32) {
    let lost = row.lost.get(seat.index()).copied().unwrap_or(0);
    let fresh = row.letters.is_empty() && row.rounds.last().is_some_and(|round| round.loser == seat);
    scene.name(pt(1.0, y), seat, 1.7, Align::Left, 11.0);
    for (n, letter) in penalty(row.lang).chars().enumerate() {
        let (size, ink) = match n + 1 {
            n if n == lost && fresh => (2.1, Ink::Accent),
            n if n <= lost => (2.1, Ink::Seat(seat.0)),
            _ => (1.3, Ink::Shade),
        };
        let at = pt(14.0 + 2.0 * n as f32, y);
        scene.hand(at, Says::Plain(shown(&letter.to_string())), size, Align::Centre, ink);
    }
    if !row.party.present().has(seat) {
        scene.stroke([pt(0.6, y + 0.2), pt(WIDE - 0.6, y - 0.2)], Ink::Seat(seat.0), Nib::Pen);
    }
}

/// Who lost a round, and how.
fn past(scene: &mut Scene, round: &Round, y: f32, latest: bool) {
    let (key, word) = match &round.end {
        End::Complete => ("baldaline-past-complete", ""),
        End::Named(word) => ("baldaline-past-named", word.as_str()),
        End::Wrong(word) => ("baldaline-past-wrong", word.as_str()),
        End::GaveUp => ("baldaline-past-gave-up", ""),
    };
    let length = (round.run.chars().count() + word.chars().count() + 8) as f32;
    let size = (1.2f32).min(WIDE / length);
    let ink = if latest { Ink::Accent } else { Ink::Pencil };
    let text = Text::new(key).with("row", shown(&round.run)).with("word", shown(word));
    scene.name(pt(1.0, y), round.loser, 1.2, Align::Left, 5.5);
    scene.hand(pt(7.0, y), Says::Words(text), size, Align::Left, ink);
}

/// A row that goes on at both ends.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    wash(&mut scene, pt(6.1, 3.6), 1.0, 1.5);
    for (n, (letter, ink)) in [("O", Ink::Seat(0)), ("S", Ink::Seat(1)), ("T", Ink::Accent)].into_iter().enumerate() {
        let x = 1.9 + 2.1 * n as f32;
        scene.hand(pt(x, 3.6), Says::Plain(letter.to_owned()), 3.0, Align::Centre, ink);
        scene.stroke([pt(x - 0.8, 5.4), pt(x + 0.8, 5.4)], ink, Nib::Bold);
    }
    for x in [0.15, 0.5, 7.5, 7.85] {
        scene.add(Item::Dot { at: pt(x, 4.6), r: 0.12, ink: Ink::Pencil });
    }
    scene
}
