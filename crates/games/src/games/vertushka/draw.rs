//! The picture: the points of the match and the target, the dice, and the sum as you write it on a page, below that of
//! the game before. Around each die are the faces that may be tipped up, with the sums that they would make.

use super::cube::{Cube, Look};
use super::die::Die;
use super::sheet::{Round, Sheet};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};

/// Width of the page, and height of its head.
const WIDTH: f32 = 24.0;
const HEAD: f32 = 4.4;
/// Height of the part with the dice.
const DICE: f32 = 15.0;
/// Side of a single die, and of each of two dice.
const ONE: f32 = 4.9;
const TWO: f32 = 3.0;
/// Side of the small dice around them.
const SMALL: f32 = 1.9;
/// The middle of the score, how far names and points are from it, and the room of a name. The line that all stand on,
/// and how far the middle of letters is above it, in their heights.
const SCORE: f32 = 9.0;
const NAMES: f32 = 3.0;
const POINT: f32 = 1.45;
const ROOM: f32 = 5.6;
const BASE: f32 = 1.85;
const MIDDLE: f32 = 0.3;
/// Height of the handwriting for the sums and of the latest result, the distance between their lines, and the width of
/// their numbers.
const HAND: f32 = 1.75;
const RESULT: f32 = 2.4;
const LINE: f32 = 2.0;
const NUMBER: f32 = 1.6;
/// Height of words.
const WORDS: f32 = 1.35;
/// Width of a handwritten character, in heights.
const SIGN: f32 = 0.46;
/// Width of the target with its word, and of the points behind a sum; the radius of the target's ring.
const TARGET: f32 = 5.9;
const POINTS: f32 = 4.0;
const RING: f32 = 1.3;
/// The gap between numbers and signs of a sum, in heights.
const GAP: f32 = 0.2;

impl Drawn for Sheet {
    fn scene(&self) -> Scene {
        let sums = self.sums();
        let lines: usize = sums.iter().map(Sum::lines).sum();
        let mut scene = Scene::new(WIDTH, HEAD + DICE + lines as f32 * LINE + 0.9);
        head(&mut scene, self);
        goal(&mut scene, pt(WIDTH - TARGET, HEAD / 2.0 - 0.3), self.terms.target);
        dice(&mut scene, self, HEAD);
        let mut top = HEAD + DICE;
        for (n, sum) in sums.iter().enumerate() {
            sum.draw(&mut scene, top, n + 1 == sums.len());
            top += sum.lines() as f32 * LINE;
        }
        scene
    }

    /// The match in letters: the points, the game before, the dice with the faces that may be tipped up, and the sum.
    fn board(&self) -> String {
        let terms = self.terms;
        let mut lines = vec![format!("{} : {}, to {}", self.score(Seat(0)), self.score(Seat(1)), terms.points)];
        lines.extend(self.last.iter().map(|last| format!("last: {}", text_of_sum(last, terms.target))));
        if self.waits() {
            lines.push(format!("seat {} throws", self.round.thrower.0 + 1));
            return lines.join("\n");
        }
        for die in &self.round.dice {
            let faces = die.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" ");
            let before = die.before.map(|before| format!(", was {before}")).unwrap_or_default();
            let may = if self.mover().is_some() { format!(", may be {faces}") } else { String::new() };
            lines.push(format!("[{}]{before}{may}", die.top));
        }
        lines.push(text_of_sum(&self.round, terms.target));
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.scores())
    }
}

/// Both names, and the score between them.
fn head(scene: &mut Scene, sheet: &Sheet) {
    let middle = SCORE;
    for (seat, aside, align) in [(Seat(0), -1.0, Align::Right), (Seat(1), 1.0, Align::Left)] {
        scene.name(pt(middle + NAMES * aside, BASE - MIDDLE * 1.6), seat, 1.6, align, ROOM);
        let score = Says::Plain(sheet.score(seat).to_string());
        let at = pt(middle + POINT * aside, BASE - MIDDLE * 2.4);
        scene.hand(at, score, 2.4, Align::Centre, Ink::Seat(seat.0));
    }
    let at = pt(middle, BASE - MIDDLE * 2.4);
    scene.hand(at, Says::Plain(":".to_owned()), 2.4, Align::Centre, Ink::Pencil);
    let says = Says::Words(Text::new("vertushka-sheet-points").with("points", sheet.terms.points));
    scene.hand(pt(middle, 3.0), says, WORDS, Align::Centre, Ink::Pencil);
    scene.stroke([pt(0.0, 3.9), pt(WIDTH, 3.9)], Ink::Pencil, Nib::Fine);
}

/// The dice side by side, below `top`.
fn dice(scene: &mut Scene, sheet: &Sheet, top: f32) {
    let count = sheet.terms.dice;
    let side = if count == 1 { ONE } else { TWO };
    for number in 0..usize::from(count) {
        let middle = WIDTH * (number as f32 + 0.5) / f32::from(count);
        let cube = Cube { near: pt(middle, top + DICE / 2.0 - 0.7), side };
        let die = sheet.round.dice.get(number).copied();
        cube.draw(scene, die, sheet.round.tipped == Some(number));
        if let (Some(die), Some(mover)) = (die, sheet.mover()) {
            Look::all(die)
                .into_iter()
                .for_each(|(look, face)| way(scene, sheet, (number, die, cube), look, face, mover));
        }
    }
}

/// The face on one of the four sides, and the sum that it would make: a small die with an arrow to the top. A face that
/// was on top before must not come up. It is pale, with the reason below it.
fn way(scene: &mut Scene, sheet: &Sheet, (number, die, cube): (usize, Die, Cube), look: Look, face: u8, mover: Seat) {
    let (across, down) = look.way();
    let single = sheet.terms.dice == 1;
    let far = if single { (8.4, 4.2) } else { (4.4, 4.4) };
    let at = pt(cube.near.x + across * far.0, cube.near.y + down * far.1);
    let banned = die.check(face).is_err();
    let below = pt(at.x, at.y + 1.85);
    scene.add(Item::Die { at, side: SMALL, face, ink: if banned { Ink::Shade } else { Ink::Pencil } });
    if banned {
        let key = if single { "vertushka-sheet-before" } else { "vertushka-sheet-before-short" };
        scene.hand(below, Says::Words(Text::new(key)), WORDS, Align::Centre, Ink::Pencil);
        return;
    }
    let makes = sheet.round.total() + sheet.round.adds(number, face);
    let target = sheet.terms.target;
    // Between two dice there is no room for the word.
    let (says, size, ink) = match makes > target {
        true if single => (Says::Words(Text::new("vertushka-sheet-over").with("sum", makes)), WORDS, Ink::Pencil),
        true => (Says::Plain(format!("= {makes}")), 1.5, Ink::Pencil),
        false => (Says::Plain(format!("= {makes}")), 1.5, Ink::Seat(mover.0)),
    };
    scene.hand(below, says, size, Align::Centre, ink);
    if makes == target {
        scene.add(Item::Ring { at: below, r: 1.35, ink: Ink::Latest(mover.0), nib: Nib::Pen });
    }
    let from = pt(at.x - across * SMALL * 0.68, at.y - down.max(0.0) * SMALL * 0.5);
    arrow(scene, from, cube.goal(look), Ink::Seat(mover.0));
}

fn arrow(scene: &mut Scene, from: Pt, to: Pt, ink: Ink) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let bend = if dx > 0.0 { 0.16 } else { -0.16 };
    let middle = pt(from.x + dx / 2.0 + dy * bend, from.y + dy / 2.0 - dx * bend);
    let along = |t: f32| {
        let blend = |a: f32, m: f32, b: f32| a * (1.0 - t) * (1.0 - t) + 2.0 * m * t * (1.0 - t) + b * t * t;
        pt(blend(from.x, middle.x, to.x), blend(from.y, middle.y, to.y))
    };
    scene.stroke((0..=8).map(|n| along(n as f32 / 8.0)).collect::<Vec<_>>(), ink, Nib::Pen);
    let (hx, hy) = (to.x - along(0.8).x, to.y - along(0.8).y);
    let length = hx.hypot(hy).max(0.1);
    let (hx, hy) = (hx / length * 0.7, hy / length * 0.7);
    let barb = |aside: f32| pt(to.x - hx - hy * aside, to.y - hy + hx * aside);
    scene.stroke([barb(0.6), to, barb(-0.6)], ink, Nib::Pen);
}

/// A handwritten sum, broken into lines: the pieces with their positions.
struct Sum {
    /// The number of the game, if there are two sums, and the left edge of all lines.
    number: Option<usize>,
    left: f32,
    pieces: Vec<Piece>,
    won: Option<(Seat, u16)>,
}

struct Piece {
    text: String,
    ink: Ink,
    line: usize,
    /// The left edge of the piece, and its width.
    x: f32,
    width: f32,
}

impl Sum {
    fn of(round: &Round, target: u16, number: Option<usize>) -> Sum {
        let total = round.total();
        let left = 0.5 + if number.is_some() { NUMBER } else { 0.0 };
        let mut sum = Sum { number, left, pieces: Vec::new(), won: None };
        for (number, added) in round.added.iter().enumerate() {
            if number > 0 {
                sum.put("+".to_owned(), Ink::Pencil, 2);
            }
            sum.put(added.to_string(), Ink::Seat(round.by(number).0), 0);
        }
        if let Some(number) = round.added.len().checked_sub(1) {
            sum.put(format!("= {total}"), Ink::Latest(round.by(number).0), 0);
            let won = Round::won(total, round.by(number), target);
            sum.won = won.map(|won| (won.by, won.points));
        }
        sum
    }

    fn lines(&self) -> usize {
        self.pieces.last().map_or(1, |piece| piece.line + 1)
    }

    /// Adds a piece. It goes to the next line if this one has no room for it and `more` characters.
    fn put(&mut self, text: String, ink: Ink, more: usize) {
        let (sign, gap) = (SIGN * HAND, GAP * HAND);
        // The halo of a result keeps off the last number.
        let (large, gap) = if matches!(ink, Ink::Latest(_)) { (RESULT / HAND, 2.5 * gap) } else { (1.0, gap) };
        let width = text.chars().count() as f32 * sign * large;
        let (line, x) = self.pieces.last().map_or((0, self.left), |last| (last.line, last.x + last.width + gap));
        let full = x + width + more as f32 * sign > WIDTH - POINTS;
        let (line, x) = if full { (line + 1, self.left) } else { (line, x) };
        self.pieces.push(Piece { text, ink, line, x, width });
    }

    fn draw(&self, scene: &mut Scene, top: f32, latest: bool) {
        let y = |line: usize| top + LINE * (line as f32 + 0.5);
        if let Some(number) = self.number {
            scene.hand(pt(0.5, y(0)), Says::Plain(format!("{number}.")), WORDS, Align::Left, Ink::Pencil);
        }
        for piece in &self.pieces {
            let (ink, size) = match piece.ink {
                Ink::Latest(_) if latest => (piece.ink, RESULT),
                Ink::Latest(_) => (Ink::Pencil, RESULT),
                ink => (ink, HAND),
            };
            scene.hand(pt(piece.x, y(piece.line)), Says::Plain(piece.text.clone()), size, Align::Left, ink);
        }
        if let Some((last, (seat, points))) = self.pieces.last().zip(self.won) {
            let behind = pt(last.x + last.width + 2.0 * GAP * HAND, y(last.line));
            scene.hand(behind, Says::Plain(format!("→ +{points}")), HAND, Align::Left, Ink::Seat(seat.0));
        }
    }
}

impl Sheet {
    /// The sum of the game, below that of the game before, if there is one. Their results are below each other.
    fn sums(&self) -> Vec<Sum> {
        let target = self.terms.target;
        let Some(last) = &self.last else { return vec![Sum::of(&self.round, target, None)] };
        // The game that ended the match is among those that are won.
        let before = self.won.len() - usize::from(self.winner().is_some());
        let mut sums = vec![Sum::of(last, target, Some(before)), Sum::of(&self.round, target, Some(before + 1))];
        let ends = sums.iter().filter(|sum| sum.won.is_some()).filter_map(|sum| Some(sum.pieces.last()?.x));
        let right = ends.fold(0.0, f32::max);
        let results = sums.iter_mut().filter(|sum| sum.won.is_some()).filter_map(|sum| sum.pieces.last_mut());
        results.for_each(|result| result.x = right);
        sums
    }
}

/// The target in a ring from a point to the right, and the word for it.
fn goal(scene: &mut Scene, from: Pt, target: u16) {
    let at = pt(from.x + RING + 0.1, from.y);
    scene.hand(at, Says::Plain(target.to_string()), 1.6, Align::Centre, Ink::Pencil);
    scene.add(Item::Ring { at, r: RING, ink: Ink::Pencil, nib: Nib::Pen });
    let label = Says::Words(Text::new("vertushka-sheet-target"));
    scene.hand(pt(at.x + RING + 0.3, at.y), label, WORDS, Align::Left, Ink::Pencil);
}

fn text_of_sum(round: &Round, target: u16) -> String {
    let added: Vec<String> = round.added.iter().map(u8::to_string).collect();
    let by = round.by(round.added.len().saturating_sub(1));
    let end = match Round::won(round.total(), by, target) {
        Some(won) => format!(", seat {} +{}", won.by.0 + 1, won.points),
        None => format!(" of {target}"),
    };
    format!("{} = {}{end}", added.join(" + "), round.total())
}

/// A die before a tip, and the target.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let cube = Cube { near: pt(3.4, 4.6), side: 2.9 };
    cube.draw(&mut scene, Some(Die::thrown(5)), false);
    arrow(&mut scene, pt(7.2, 6.2), pt(4.9, 2.6), Ink::Seat(1));
    scene.hand(pt(6.4, 1.4), Says::Plain("31".to_owned()), 1.7, Align::Centre, Ink::Seat(0));
    scene.add(Item::Ring { at: pt(6.4, 1.4), r: 1.35, ink: Ink::Seat(0), nib: Nib::Pen });
    scene
}
