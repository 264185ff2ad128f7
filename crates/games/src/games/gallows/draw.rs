//! The picture: the gallows stroke by stroke, with the strokes left and the tries beside it, and the word below on its
//! dashes. Under the word are the players. Above the tries is the player who sets the word.

use super::riddle::{LIVES, Phase, Riddle, UNKNOWN};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Drawn, Feat, Seat, Text};

/// The distances between letters of the word: the largest that the page has room for, or the last one.
const STEPS: [f32; 3] = [3.0, 2.5, 2.0];
/// The narrowest page.
const NARROW: f32 = 20.0;
/// The line of the dashes, and the top of the names below them.
const LINE: f32 = 15.0;
const NAMES: f32 = 16.0;
/// Positions of the setter's name, of the strokes left, and of the first tried letter.
const SETTER: Pt = pt(9.0, 1.0);
const LEFT: Pt = pt(9.0, 3.0);
const TRIED: Pt = pt(9.0, 5.0);
/// How many letters of the alphabet are in a row, the most of their distance, the distance of the rows, and the height
/// of a letter. The lower end of the tries, if the word below need not make room.
const ROW: usize = 8;
const APART: f32 = 1.8;
const DOWN: f32 = 1.7;
const HIGH: f32 = 1.6;
const END: f32 = 11.8;
/// Height of the setter's name, and of the count of strokes in the line below it.
const HAND: f32 = 1.9;
const COUNT: f32 = 1.65;
/// How much a highlight is shorter than its stroke at both ends, so that it keeps off other strokes.
const SHORT: f32 = 0.4;
/// The distance of wrong words, the height of their letters, and the width of one.
const LINES: f32 = 1.9;
const WORD: f32 = 2.1;
const LETTER: f32 = 0.97;
/// The weight of a stroke against a guess when the bot compares achievements.
const FEWER: i64 = 1_000;
/// The distance of strokes in a tally.
const TALLY: f32 = 0.58;
/// Room for the words that a player has won.
const POINTS: f32 = 2.6;
/// How many strokes the gallows have, before the man.
const GALLOWS: u8 = 3;
/// Names in a line.
const ABREAST: usize = 3;

impl Drawn for Riddle {
    fn scene(&self) -> Scene {
        let letters = self.word.len();
        let step = STEPS.into_iter().find(|step| letters as f32 * step <= NARROW).unwrap_or(STEPS[2]);
        let width = (letters as f32 * step).max(NARROW);
        let seats = self.points.len();
        let names = if seats > 1 { 2.0 * seats.div_ceil(ABREAST) as f32 } else { 0.0 };
        // Whoever has won is underlined, and the result keeps off these lines.
        let over = if self.phase == Phase::Over { 1.0 } else { 0.0 };
        // Every stroke has its guess beside it: with many of them, the word is lower.
        let low = (bottom(self) - END).ceil().max(0.0);
        let mut scene = Scene::new(width, NAMES + low + names + over);
        scene.stroke([pt(0.0, 11.0), pt(8.0, 11.0)], Ink::Grid, Nib::Bold);
        let hurt = is_hurt(self);
        // The missing part of the gallows is pale, or the page would begin empty.
        for line in (self.strokes..GALLOWS).flat_map(lines) {
            scene.stroke(line.map(|(x, y)| pt(x, y)), Ink::Shade, Nib::Bold);
        }
        for n in 0..self.strokes.min(LIVES) {
            stroke(&mut scene, n, hurt && n + 1 == self.strokes);
        }
        if let Some(setter) = self.setter {
            let key = if self.phase == Phase::Over { "gallows-setter-past" } else { "gallows-setter" };
            let says = Says::Words(Text::new(key).with("seat", setter));
            scene.hand(SETTER, says, HAND, Align::Left, Ink::Seat(setter.0));
        }
        match self.phase {
            Phase::Guessing => tally(&mut scene, LIVES.saturating_sub(self.strokes)),
            Phase::Setting(_) | Phase::Over => finder(&mut scene, self),
        }
        tried(&mut scene, self, width);
        let left = ((width - letters as f32 * step) / 2.0).floor();
        for n in 0..letters {
            letter(&mut scene, self, n, (pt(left + (n as f32 + 0.5) * step, LINE + low), step));
        }
        if seats > 1 {
            (0..seats as u8).for_each(|seat| player(&mut scene, self, Seat(seat), (width, NAMES + low)));
        }
        scene
    }

    /// The same in letters: the word, the tries, the strokes.
    fn board(&self) -> String {
        let word: Vec<String> = self.word.iter().map(|letter| self.shown(&letter.to_string())).collect();
        let tried: Vec<String> = self.tried.iter().map(|letter| self.shown(&letter.to_string())).collect();
        let wrong: Vec<String> = self.wrong.iter().map(|word| self.shown(word)).collect();
        let lines = [word.join(" "), tried.join(" "), wrong.join(" "), format!("{}/{LIVES}", self.strokes)];
        lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    }

    fn mark(&self, _seat: Seat) -> Option<Text> {
        None
    }

    fn scores(&self) -> Option<Vec<i64>> {
        (self.terms.words > 1).then(|| self.points.clone())
    }

    /// How many strokes it cost to find the word, and which letters were in it. Of equal strokes, fewer guesses are
    /// better.
    fn feat(&self) -> Option<Feat> {
        let strokes = i64::from(self.strokes + self.terms.lives - LIVES);
        let guesses = (self.tried.len() + self.wrong.len()) as i64;
        let signs = self.tried.iter().map(|letter| if self.word.contains(letter) { '●' } else { '○' }).collect();
        let text = Text::new("gallows-feat").with("strokes", strokes);
        is_found(self).then(|| Feat { worth: -(strokes * FEWER + guesses), text, signs })
    }
}

/// Whether the letter tried last has cost nothing.
fn hit(view: &Riddle) -> bool {
    view.latest.is_some_and(|letter| !view.has_cost(letter))
}

/// Whether the latest guess has cost a stroke.
fn is_hurt(view: &Riddle) -> bool {
    view.strokes > LIVES - view.terms.lives && !hit(view) && !is_found(view)
}

/// Whether the word is over because somebody has found it.
fn is_found(view: &Riddle) -> bool {
    view.phase != Phase::Guessing && view.won.last().is_some_and(|won| *won != view.setter)
}

/// The lines of one stroke of the drawing, as far as it has any.
fn lines(n: u8) -> &'static [[(f32, f32); 2]] {
    match n {
        0 => &[[(2.0, 11.0), (2.0, 1.0)], [(1.0, 11.0), (2.0, 9.0)], [(3.0, 11.0), (2.0, 9.0)]],
        1 => &[[(2.0, 1.0), (6.0, 1.0)], [(2.0, 3.0), (4.0, 1.0)]],
        2 => &[[(6.0, 1.0), (6.0, 3.0)]],
        3 => &[],
        4 => &[[(6.0, 5.0), (6.0, 8.0)]],
        5 => &[[(6.0, 5.5), (4.5, 7.0)]],
        6 => &[[(6.0, 5.5), (7.5, 7.0)]],
        7 => &[[(6.0, 8.0), (5.0, 10.0)]],
        _ => &[[(6.0, 8.0), (7.0, 10.0)]],
    }
}

/// One stroke of the drawing.
fn stroke(scene: &mut Scene, n: u8, latest: bool) {
    if latest {
        for [from, to] in lines(n) {
            let (from, to) = (pt(from.0, from.1), pt(to.0, to.1));
            let long = (to.x - from.x).hypot(to.y - from.y);
            let (dx, dy) = ((to.x - from.x) / long * SHORT, (to.y - from.y) / long * SHORT);
            scene.strip((pt(from.x + dx, from.y + dy), pt(to.x - dx, to.y - dy)), 0.4, Ink::Accent);
        }
    }
    for [from, to] in lines(n) {
        scene.stroke([pt(from.0, from.1), pt(to.0, to.1)], Ink::Grid, Nib::Bold);
    }
    if n == 3 {
        let at = pt(6.0, 4.0);
        if latest {
            wash(scene, at, 1.2);
        }
        scene.add(Item::Ring { at, r: 1.0, ink: Ink::Grid, nib: Nib::Bold });
    }
}

fn wash(scene: &mut Scene, at: Pt, half: f32) {
    let polygon = corners(pt(at.x - half, at.y - half), pt(at.x + half, at.y + half));
    scene.add(Item::Fill { polygon, ink: Ink::Accent });
}

/// The strokes left, in bundles of five, with their number in words directly behind.
fn tally(scene: &mut Scene, left: u8) {
    let wide = TALLY * (f32::from(left % 5) + 5.0 * f32::from(left / 5));
    let says = Says::Words(Text::new("gallows-left").with("left", left));
    let gap = if left == 0 { 0.0 } else { 0.6 };
    scene.hand(pt(LEFT.x + wide + gap, LEFT.y), says, COUNT, Align::Left, Ink::Pencil);
    for n in 0..left {
        let x = LEFT.x + 0.3 + TALLY * f32::from(n);
        let points = match n % 5 {
            4 => [pt(x - 4.5 * TALLY, LEFT.y + 0.5), pt(x - 0.5 * TALLY, LEFT.y - 0.5)],
            _ => [pt(x, LEFT.y - 0.8), pt(x, LEFT.y + 0.8)],
        };
        scene.stroke(points, Ink::Grid, Nib::Pen);
    }
}

/// After the end of a word: the finder, in place of the strokes left.
fn finder(scene: &mut Scene, view: &Riddle) {
    let found = view.won.last().copied().flatten().filter(|_| is_found(view));
    let (text, ink) = match found {
        Some(seat) => (Text::new("gallows-finder").with("seat", seat), Ink::Latest(seat.0)),
        None if view.won.is_empty() => return,
        None => (Text::new("gallows-unfound"), Ink::Pencil),
    };
    scene.hand(LEFT, Says::Words(text), HAND, Align::Left, ink);
}

/// The middle of the first wrong word, below the alphabet, and the bottom of the last one.
fn top(view: &Riddle) -> f32 {
    let rows = view.terms.dictionary().letters().chars().count().div_ceil(ROW);
    TRIED.y + 0.3 + rows as f32 * DOWN
}

fn bottom(view: &Riddle) -> f32 {
    top(view) + (view.wrong.len() as f32 - 0.5) * LINES
}

/// The alphabet, and the wrong words below it. Letters that were tried are ringed. Whatever has cost a stroke is
/// crossed out instead.
fn tried(scene: &mut Scene, view: &Riddle, width: f32) {
    let apart = ((width - TRIED.x) / ROW as f32).min(APART);
    for (n, letter) in view.terms.dictionary().letters().chars().enumerate() {
        let at = pt(TRIED.x + ((n % ROW) as f32 + 0.5) * apart, TRIED.y + 0.3 + (n / ROW) as f32 * DOWN);
        let is_tried = view.was_tried(letter);
        let cost = is_tried && view.has_cost(letter);
        if cost && view.latest == Some(letter) {
            wash(scene, at, 0.48 * apart);
        }
        let ink = if is_tried && !cost { Ink::Grid } else { Ink::Pencil };
        scene.hand(at, Says::Plain(view.shown(&letter.to_string())), HIGH, Align::Centre, ink);
        if cost {
            // Flatter than any stroke of a letter.
            let (wide, high) = (0.5 * apart, 0.2 * apart);
            scene.stroke([pt(at.x - wide, at.y + high), pt(at.x + wide, at.y - high)], Ink::Pencil, Nib::Pen);
        } else if is_tried {
            scene.add(Item::Ring { at, r: 0.55 * apart, ink, nib: Nib::Fine });
        }
    }
    let top = top(view);
    let latest = view.latest.is_none() && is_hurt(view);
    for (n, word) in view.wrong.iter().enumerate() {
        let (y, wide) = (top + n as f32 * LINES, word.chars().count() as f32 * LETTER);
        let end = (TRIED.x + wide).min(width - 0.3);
        if latest && n + 1 == view.wrong.len() {
            let polygon = corners(pt(TRIED.x - 0.2, y - LINES / 2.0), pt(end + 0.2, y + LINES / 2.0));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
        scene.hand(pt(TRIED.x, y), Says::Plain(view.shown(word)), WORD, Align::Left, Ink::Pencil);
        scene.stroke([pt(TRIED.x, y + 0.4), pt(end, y - 0.4)], Ink::Pencil, Nib::Fine);
    }
}

/// A letter of the word over its dash. Letters that nobody has found are in pencil, for the setter too.
fn letter(scene: &mut Scene, view: &Riddle, n: usize, (Pt { x, y }, step): (Pt, f32)) {
    scene.stroke([pt(x - 0.4 * step, y), pt(x + 0.4 * step, y)], Ink::Grid, Nib::Bold);
    let letter = view.word[n];
    if letter == UNKNOWN {
        return;
    }
    let over = view.phase != Phase::Guessing;
    let found = view.was_tried(letter) || is_found(view);
    let given = view.terms.ends && (n == 0 || n + 1 == view.word.len());
    if found && view.latest == Some(letter) {
        wash(scene, pt(x, y - 0.48 * step), 0.44 * step);
    }
    let ink = match () {
        () if found || given => Ink::Grid,
        () if over => Ink::Pencil,
        () => Ink::Shade,
    };
    scene.hand(pt(x, y - 0.47 * step), Says::Plain(view.shown(&letter.to_string())), 1.15 * step, Align::Centre, ink);
}

/// A name, and directly behind it the words won if there are several.
fn player(scene: &mut Scene, view: &Riddle, seat: Seat, (width, top): (f32, f32)) {
    let (line, column) = (seat.index() / ABREAST, seat.index() % ABREAST);
    let room = width / ABREAST as f32;
    let at = pt(room * column as f32 + 0.5, top + 2.0 * line as f32 + 1.0);
    if view.terms.words > 1 {
        let points = view.points.get(seat.index()).copied().unwrap_or(0);
        let end = at.x + room - POINTS;
        scene.name(pt(end, at.y), seat, 1.6, Align::Right, room - POINTS - 0.2);
        let points = Says::Plain(points.to_string());
        scene.hand(pt(end + 0.5, at.y), points, 1.7, Align::Left, Ink::Seat(seat.0));
    } else {
        scene.name(at, seat, 1.6, Align::Left, room - 1.2);
    }
}

pub fn emblem() -> Scene {
    let mut drawn = Scene::new(9.0, 12.0);
    drawn.stroke([pt(0.5, 11.0), pt(8.5, 11.0)], Ink::Grid, Nib::Bold);
    (0..LIVES).for_each(|n| stroke(&mut drawn, n, false));
    drawn
}
