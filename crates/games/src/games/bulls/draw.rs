//! The picture: a column of guesses for each player, with the answers as pegs: a filled one for a bull and a ring for a
//! cow. Above them is the number that the player looks for.

use super::code::{Answer, Clue, Code};
use super::sheet::{Phase, View};
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};

/// Height of a guess. Whole squares keep the lines on those of the paper.
const LINE: f32 = 2.0;
/// The number that is looked for, below the name, and the first guess below that.
const SOUGHT: f32 = 2.0;
const HEAD: f32 = 4.0;
/// Width of a digit, and of a peg.
const DIGIT: f32 = 1.4;
const PEG: f32 = 0.9;
/// The number of a guess stands left of its digits.
const COUNT: f32 = 1.5;
/// Between digits and pegs, and between two columns.
const GAP: f32 = 0.8;
const AISLE: f32 = 1.5;
/// The fewest lines, and the most: of more only the latest are shown.
const FEWEST: usize = 5;
const MOST: usize = 24;
/// What the pegs mean, below everything: two lines where the page is narrow.
const FOOT: f32 = 3.0;
const NARROW: f32 = 20.0;

impl Drawn for View {
    fn scene(&self) -> Scene {
        let wide = width(self.kind.digits);
        let lines = self.sheets.iter().map(Vec::len).max().unwrap_or(0).clamp(FEWEST, MOST);
        let across = f32::from(self.seats) * (wide + AISLE) - AISLE;
        let mut scene = Scene::new(across, HEAD + lines as f32 * LINE + FOOT);
        for seat in (0..self.seats).map(Seat) {
            let left = f32::from(seat.0) * (wide + AISLE);
            if seat.0 > 0 {
                let x = left - AISLE / 2.0;
                scene.stroke([pt(x, 0.5), pt(x, scene.height - FOOT)], Ink::Pencil, Nib::Fine);
            }
            column(&mut scene, self, seat, left);
        }
        legend(&mut scene);
        scene
    }

    /// The sheet in letters: above each column the number that is looked for (`-` before somebody has thought of it),
    /// then the guesses with their bulls and cows.
    fn board(&self) -> String {
        let blank = self.kind.digits + 9;
        let head = |seat: Seat| {
            let sought = match (self.secrets[seat.other().index()], self.chosen[seat.other().index()]) {
                (Some(code), _) => code.to_string(),
                (None, true) => "?".repeat(self.kind.digits),
                (None, false) => "-".repeat(self.kind.digits),
            };
            format!("{:<blank$}", format!("    {sought}"))
        };
        let line = |seat: Seat, n: usize| {
            let told = self.sheets[seat.index()]
                .get(n)
                .map(|Clue { code, answer: Answer { bulls, cows } }| format!("{:>2}. {code} {bulls}b{cows}c", n + 1));
            format!("{:<blank$}", told.unwrap_or_default())
        };
        let seats: Vec<Seat> = (0..self.seats).map(Seat).collect();
        let lines = self.sheets.iter().map(Vec::len).max().unwrap_or(0);
        let heads = seats.iter().map(|seat| head(*seat)).collect::<Vec<_>>().join("   ");
        let rows = (0..lines).map(|n| seats.iter().map(|seat| line(*seat, n)).collect::<Vec<_>>().join("   "));
        let all: Vec<String> = std::iter::once(heads).chain(rows).map(|line| line.trim_end().to_owned()).collect();
        all.join("\n")
    }
}

fn width(digits: usize) -> f32 {
    COUNT + digits as f32 * (DIGIT + PEG) + GAP
}

/// The guesses of a seat, below its name and the number that it looks for.
fn column(scene: &mut Scene, view: &View, seat: Seat, left: f32) {
    let wide = width(view.kind.digits);
    scene.name(pt(left + wide / 2.0, 0.9), seat, 1.4, Align::Centre, wide);
    let sought = view.secrets[seat.other().index()];
    let chosen = view.chosen[seat.other().index()];
    boxes(scene, pt(left + COUNT, SOUGHT), view.kind.digits, sought, chosen, seat.other());
    let mover = matches!(view.phase, Phase::Guessing(mover) | Phase::Last(mover) if mover == seat);
    if mover {
        arrow(scene, pt(left + COUNT - 0.3, SOUGHT + DIGIT / 2.0), seat);
    }
    let sheet = &view.sheets[seat.index()];
    let skipped = sheet.len().saturating_sub(MOST);
    for (line, (n, clue)) in sheet.iter().enumerate().skip(skipped).enumerate() {
        let y = HEAD + (line as f32 + 0.5) * LINE;
        if view.latest == Some(seat) && n + 1 == sheet.len() {
            wash(scene, left, y, wide);
        }
        row(scene, pt(left, y), n + 1, *clue, seat);
    }
}

/// The number that is looked for, digit by digit, as far as it is known.
fn boxes(scene: &mut Scene, at: Pt, digits: usize, sought: Option<Code>, chosen: bool, owner: Seat) {
    scene.add(Item::Grid { at, cols: digits as u16, rows: 1, step: DIGIT });
    let mut sign = |n: usize, says: String, ink: Ink| {
        let middle = pt(at.x + (n as f32 + 0.5) * DIGIT, at.y + DIGIT / 2.0);
        scene.hand(middle, Says::Plain(says), 1.6, Align::Centre, ink);
    };
    match sought {
        Some(code) => code.digits().enumerate().for_each(|(n, digit)| sign(n, digit.to_string(), Ink::Seat(owner.0))),
        None if chosen => (0..digits).for_each(|n| sign(n, "?".to_owned(), Ink::Pencil)),
        None => {}
    }
}

/// Points to the number that is looked for now.
fn arrow(scene: &mut Scene, tip: Pt, seat: Seat) {
    let at = |x: f32, y: f32| pt(tip.x + x, tip.y + y);
    scene.stroke([at(-1.1, 0.0), at(0.0, 0.0)], Ink::Seat(seat.0), Nib::Bold);
    scene.stroke([at(-0.45, -0.4), at(0.0, 0.0), at(-0.45, 0.4)], Ink::Seat(seat.0), Nib::Bold);
}

fn wash(scene: &mut Scene, left: f32, y: f32, wide: f32) {
    let (top, low) = (y - LINE * 0.47, y + LINE * 0.47);
    let polygon = vec![pt(left, top), pt(left + wide, top), pt(left + wide, low), pt(left, low)];
    scene.add(Item::Fill { polygon, ink: Ink::Accent });
}

/// One guess with its answer.
fn row(scene: &mut Scene, at: Pt, number: usize, clue: Clue, seat: Seat) {
    let says = Says::Plain(number.to_string());
    let left = pt(at.x + 1.1, at.y);
    scene.add(Item::Label { at: left, says, size: 0.9, align: Align::Right, ink: Ink::Pencil, face: Face::Print });
    for (n, digit) in clue.code.digits().enumerate() {
        let middle = pt(at.x + COUNT + (n as f32 + 0.5) * DIGIT, at.y);
        scene.hand(middle, Says::Plain(digit.to_string()), 1.8, Align::Centre, Ink::Seat(seat.0));
    }
    let first = pt(at.x + COUNT + clue.code.len() as f32 * DIGIT + GAP + PEG / 2.0, at.y);
    pegs(scene, first, clue.answer, seat);
}

/// Bulls, then cows; a dash for neither.
fn pegs(scene: &mut Scene, first: Pt, answer: Answer, seat: Seat) {
    let ink = Ink::Seat(seat.other().0);
    for n in 0..answer.bulls + answer.cows {
        let at = pt(first.x + f32::from(n) * PEG, first.y);
        if n < answer.bulls {
            scene.add(Item::Dot { at, r: 0.37, ink });
        } else {
            scene.add(Item::Ring { at, r: 0.33, ink, nib: Nib::Pen });
        }
    }
    if answer == Answer::default() {
        scene.stroke([pt(first.x - 0.3, first.y), pt(first.x + 0.5, first.y)], Ink::Pencil, Nib::Pen);
    }
}

/// What the pegs mean.
fn legend(scene: &mut Scene) {
    let top = scene.height - FOOT + 1.0;
    let second = if scene.width < NARROW { pt(0.5, top + 1.3) } else { pt(scene.width / 2.0 + 1.0, top) };
    let (first, ink) = (pt(0.5, top), Ink::Pencil);
    scene.add(Item::Dot { at: first, r: 0.37, ink });
    scene.add(Item::Ring { at: second, r: 0.33, ink, nib: Nib::Pen });
    for (at, key) in [(first, "bulls-bull"), (second, "bulls-cow")] {
        scene.hand(pt(at.x + 0.9, at.y), Says::Words(Text::new(key)), 1.2, Align::Left, ink);
    }
}

/// Three guesses, the last of which is right.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let secret = Code::new(&[6, 1, 0]);
    for (n, digits) in [[0, 1, 2], [6, 0, 1], [6, 1, 0]].into_iter().enumerate() {
        let code = Code::new(&digits);
        let y = 1.6 + 2.4 * n as f32;
        for (n, digit) in code.digits().enumerate() {
            let middle = pt(0.8 + n as f32 * 1.3, y);
            scene.hand(middle, Says::Plain(digit.to_string()), 2.0, Align::Centre, Ink::Seat(0));
        }
        pegs(&mut scene, pt(5.2, y), code.against(secret), Seat(0));
    }
    scene
}
