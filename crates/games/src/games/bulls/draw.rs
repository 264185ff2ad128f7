//! The picture: a column of guesses for each player, with the answers as pegs: a filled one for a bull and a ring for a
//! cow. Above the guesses is the number to find. Digits and pegs fill squares of the paper.

use super::code::{Answer, Clue, Code};
use super::sheet::View;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, inset, pt};
use crate::game::{Drawn, Feat, Seat, Text};
use crate::kit::roster::least;
use crate::kit::signs;

/// Width of a digit and height of the boxes, and height of a guess. Guesses lie on the lines of the paper.
const LINE: f32 = 2.0;
const HIGH: f32 = 3.0;
/// Positions of the name and below it: the caption of the boxes, the boxes of the number to find, and the first guess.
const NAME: f32 = 0.8;
const WHOSE: f32 = 2.7;
const SOUGHT: f32 = 4.0;
const HEAD: f32 = 7.0;
/// Height of a name, in heights of small letters.
const NAMED: f32 = 1.15;
/// The number of a guess stands left of its digits.
const COUNT: f32 = 2.0;
/// How far apart pegs are, and the free room beside them. Radii are shares of the former.
const PEG: f32 = 1.2;
const GAP: f32 = 0.4;
const DOT: f32 = 0.38;
const RING: f32 = 0.33;
/// Half the width of the dash for neither.
const NEITHER: f32 = 0.7;
/// How far inside its row a highlight ends.
const INSIDE: f32 = 0.15;
/// Height of a digit.
const DIGIT: f32 = 2.5;
/// Between two columns.
const AISLE: f32 = 1.0;
/// The fewest lines, of which those to come are a form to fill in, and the most. If there are more guesses, only the
/// latest are shown.
const FEWEST: usize = 5;
const MOST: usize = 18;
/// Height of a line of the legend below everything. A narrow page has two such lines.
const FOOT: f32 = 2.4;
const NARROW: f32 = 20.0;
/// The left edges of the two parts of the legend on a wide page, left and right of its middle, in heights of small
/// letters.
const TOGETHER: (f32, f32) = (4.5, 0.5);
/// How much lower everything below the name stands if long numbers make the letters large.
const LOWER: f32 = 1.0;

impl Drawn for View {
    fn scene(&self) -> Scene {
        let wide = width(self.kind.digits);
        let lines = self.sheets.iter().map(Vec::len).max().unwrap_or(0).clamp(fewest(self), MOST);
        let across = f32::from(self.seats) * (wide + AISLE) - AISLE;
        let foot = if across < NARROW { 2.0 * FOOT } else { FOOT };
        let low = HEAD + lower(self.kind.digits) + lines as f32 * HIGH;
        let mut scene = Scene::new(across, low + foot);
        for seat in (0..self.seats).map(Seat) {
            column(&mut scene, self, seat, (f32::from(seat.0) * (wide + AISLE), lines));
        }
        legend(&mut scene, low + FOOT - 1.0);
        scene
    }

    /// The sheet in letters. Above each column is the number to find (`-` before somebody has thought of it). The
    /// guesses with their bulls and cows follow.
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

    fn mark(&self, seat: Seat) -> Option<Text> {
        signs::half(seat)
    }

    /// How many guesses it took, and the answer to each.
    fn feat(&self) -> Option<Feat> {
        let guesses = self.sheets[0].len();
        let found = self.sheets[0].last().is_some_and(|clue| usize::from(clue.answer.bulls) == self.kind.digits);
        let signs = |clue: &Clue| match (clue.answer.bulls, clue.answer.cows) {
            (0, 0) => "–".to_owned(),
            (bulls, cows) => "●".repeat(bulls.into()) + &"○".repeat(cows.into()),
        };
        found.then(|| Feat {
            worth: -(guesses as i64),
            text: Text::new("bulls-feat").with("guesses", guesses),
            signs: self.sheets[0].iter().map(signs).collect::<Vec<_>>().join(" "),
        })
    }
}

/// The fewest lines of a column. At the end, when everybody sees both numbers, nobody fills in a form any more.
fn fewest(view: &View) -> usize {
    if view.secrets.iter().all(Option::is_some) { 1 } else { FEWEST }
}

/// Height of small letters: on a wide page they are larger.
fn small(scene: &Scene) -> f32 {
    (1.45 * least(scene.width)).max(1.75)
}

fn width(digits: usize) -> f32 {
    COUNT + digits as f32 * LINE + slot(digits)
}

fn lower(digits: usize) -> f32 {
    if digits > 4 { LOWER } else { 0.0 }
}

/// How many pegs lie beside each other: they fill two rows.
fn abreast(digits: usize) -> usize {
    digits.div_ceil(2)
}

/// The width of the part of a row with the pegs.
fn slot(digits: usize) -> f32 {
    (PEG * abreast(digits) as f32 + GAP).ceil()
}

/// The guesses of a seat, below its name and the number to find.
fn column(scene: &mut Scene, view: &View, seat: Seat, (left, lines): (f32, usize)) {
    let (digits, wide) = (view.kind.digits, width(view.kind.digits));
    scene.name(pt(left + COUNT, NAME), seat, (NAMED * small(scene)).max(2.0), Align::Left, wide - COUNT);
    // In nobody's ink: it names the one, below the name of the other.
    let says = match view.seats {
        1 => Text::new("bulls-seeks-bot"),
        _ => Text::new("bulls-seeks").with("seat", seat.other()),
    };
    let at = pt(left + COUNT, WHOSE + 0.6 * lower(digits));
    scene.fitted(at, Says::Words(says), (small(scene), wide - COUNT), Align::Left, Ink::Pencil);
    sought(scene, view, seat.other(), pt(left + COUNT, SOUGHT + lower(digits)));
    let low = pt(left + COUNT, HEAD + lower(digits));
    form(scene, low, digits, lines);
    let sheet = &view.sheets[seat.index()];
    let skipped = sheet.len().saturating_sub(MOST);
    for (line, (n, clue)) in sheet.iter().enumerate().skip(skipped).enumerate() {
        let (from, end) = (pt(low.x, low.y + line as f32 * HIGH), pt(left + wide, low.y + (line + 1) as f32 * HIGH));
        if view.latest == Some(seat) && n + 1 == sheet.len() {
            scene.add(Item::Fill { polygon: inset(from, end, INSIDE), ink: Ink::Accent });
        }
        if usize::from(clue.answer.bulls) == digits {
            // The number is found.
            scene.frame(from.x, from.y, end.x - from.x, HIGH, Ink::Seat(seat.0), Nib::Bold);
        }
        row(scene, pt(left, from.y + HIGH / 2.0), *clue, seat);
    }
    for line in 0..lines.max(sheet.len() - skipped) {
        number(scene, pt(left, low.y + (line as f32 + 0.5) * HIGH), skipped + line + 1);
    }
}

/// The ruled rows of a column: room for the digits and for the pegs of each guess.
fn form(scene: &mut Scene, low: Pt, digits: usize, lines: usize) {
    let (wide, high) = (digits as f32 * LINE + slot(digits), lines as f32 * HIGH);
    scene.add(Item::Blank { polygon: corners(low, pt(low.x + wide, low.y + high)) });
    for line in 1..lines {
        let y = low.y + line as f32 * HIGH;
        scene.stroke([pt(low.x, y), pt(low.x + wide, y)], Ink::Pencil, Nib::Fine);
    }
    let x = low.x + digits as f32 * LINE;
    scene.stroke([pt(x, low.y), pt(x, low.y + high)], Ink::Pencil, Nib::Fine);
    scene.frame(low.x, low.y, wide, high, Ink::Grid, Nib::Pen);
}

/// The number of a player that is sought: its digits, or signs that it is hidden or not yet chosen.
fn sought(scene: &mut Scene, view: &View, owner: Seat, at: Pt) {
    let digits = view.kind.digits;
    let (sought, chosen) = (view.secrets[owner.index()], view.chosen[owner.index()]);
    let middle = pt(at.x, at.y + LINE / 2.0);
    if sought.is_some() || chosen {
        scene.grid(at, (digits as u16, 1), LINE);
    }
    match sought {
        Some(code) => write(scene, middle, code, owner),
        None if chosen => hidden(scene, middle, digits),
        None => unset(scene, at, digits),
    }
}

/// The digits of a number, each in a cell.
fn write(scene: &mut Scene, at: Pt, code: Code, seat: Seat) {
    for (n, digit) in code.digits().enumerate() {
        let middle = pt(at.x + (n as f32 + 0.5) * LINE, at.y);
        scene.hand(middle, Says::Plain(digit.to_string()), DIGIT, Align::Centre, Ink::Seat(seat.0));
    }
}

/// A box in which there is no number yet, with a word that says so.
fn unset(scene: &mut Scene, at: Pt, digits: usize) {
    let wide = LINE * digits as f32;
    scene.frame(at.x, at.y, wide, LINE, Ink::Grid, Nib::Pen);
    let (middle, says) = (pt(at.x + wide / 2.0, at.y + LINE / 2.0 - 0.15), Says::Words(Text::new("bulls-unset")));
    scene.hand(middle, says, small(scene).min(0.23 * wide), Align::Centre, Ink::Pencil);
}

/// A question mark for each unknown digit.
fn hidden(scene: &mut Scene, at: Pt, digits: usize) {
    for n in 0..digits {
        let middle = pt(at.x + (n as f32 + 0.5) * LINE, at.y);
        scene.hand(middle, Says::Plain("?".to_owned()), 1.8, Align::Centre, Ink::Pencil);
    }
}

/// The number of a guess, left of its digits.
fn number(scene: &mut Scene, at: Pt, number: usize) {
    let (says, size) = (Says::Plain(number.to_string()), 0.86 * small(scene));
    let left = pt(at.x + COUNT - 0.4, at.y);
    scene.print(left, says, size, Align::Right, Ink::Pencil);
}

/// One guess with its answer.
fn row(scene: &mut Scene, at: Pt, clue: Clue, seat: Seat) {
    let digits = clue.code.len();
    write(scene, pt(at.x + COUNT, at.y), clue.code, seat);
    pegs(scene, pt(at.x + COUNT + digits as f32 * LINE + slot(digits) / 2.0, at.y), clue);
}

/// Bulls, then cows, in at most two rows round a point; a dash for neither.
fn pegs(scene: &mut Scene, middle: Pt, Clue { code, answer }: Clue) {
    // As in the legend: nobody's ink, and round in every look.
    let ink = Ink::Pencil;
    let (bulls, all) = (usize::from(answer.bulls), usize::from(answer.bulls + answer.cows));
    let abreast = abreast(code.len());
    let low = |n: usize| PEG * (n as f32 - 1.0) / 2.0;
    for n in 0..all {
        let (column, row) = ((n % abreast) as f32, (n / abreast) as f32);
        let at = pt(middle.x - low(abreast) + PEG * column, middle.y - low(all.div_ceil(abreast)) + PEG * row);
        if n < bulls {
            scene.add(Item::Dot { at, r: DOT * PEG, ink });
        } else {
            scene.add(Item::Ring { at, r: RING * PEG, ink, nib: Nib::Pen });
        }
    }
    if all == 0 {
        scene.stroke([pt(middle.x - NEITHER, middle.y), pt(middle.x + NEITHER, middle.y)], ink, Nib::Pen);
    }
}

/// The legend of the pegs, below the middle of everything; on a narrow page in two lines below the digits.
fn legend(scene: &mut Scene, top: f32) {
    let (ink, middle, small) = (Ink::Pencil, scene.width / 2.0, small(scene));
    let (first, second) = if scene.width < NARROW {
        (pt(COUNT + 0.4, top), pt(COUNT + 0.4, top + FOOT))
    } else {
        (pt(middle - TOGETHER.0 * small, top), pt(middle + TOGETHER.1 * small, top))
    };
    scene.add(Item::Dot { at: first, r: DOT * PEG, ink });
    scene.add(Item::Ring { at: second, r: RING * PEG, ink, nib: Nib::Pen });
    for (at, key) in [(first, "bulls-bull"), (second, "bulls-cow")] {
        scene.hand(pt(at.x + 1.0, at.y), Says::Words(Text::new(key)), small, Align::Left, ink);
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
            let middle = pt(0.8 + n as f32 * 1.4, y);
            scene.hand(middle, Says::Plain(digit.to_string()), 2.2, Align::Centre, Ink::Seat(0));
        }
        pegs(&mut scene, pt(6.2, y), Clue { code, answer: code.against(secret) });
    }
    scene
}
