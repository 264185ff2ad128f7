//! The picture: the gallows stroke by stroke, the tries beside it, and the word below on its dashes.

use super::riddle::{LIVES, Phase, Riddle, UNKNOWN};
use crate::game::Drawn;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};

/// How far apart the letters of the word are.
const STEP: f32 = 1.7;
/// The narrowest page, in letters.
const NARROW: usize = 11;
/// Where the word stands.
const LINE: f32 = 12.6;
/// Where the letters that were tried begin, how far apart they are, and how many stand in a row.
const TRIED: Pt = pt(9.8, 1.6);
const APART: f32 = 1.55;
/// How many wrong words there is room for.
const WRONG: usize = 3;

impl Drawn for Riddle {
    fn scene(&self) -> Scene {
        let letters = self.word.len();
        let width = letters.max(NARROW) as f32 * STEP + 1.0;
        let mut scene = Scene::new(width, LINE + 1.4);
        scene.stroke([pt(0.8, 10.2), pt(8.2, 10.2)], Ink::Grid, Nib::Bold);
        let hurt = self.strokes > LIVES - self.terms.lives;
        for n in 0..self.strokes.min(LIVES) {
            let latest = hurt && n + 1 == self.strokes && !hit(self);
            stroke(&mut scene, n, if latest { Ink::Accent } else { Ink::Pencil });
        }
        tried(&mut scene, self, width);
        let left = (width - letters as f32 * STEP) / 2.0;
        for n in 0..letters {
            letter(&mut scene, self, n, left + (n as f32 + 0.5) * STEP);
        }
        scene
    }

    /// The same in letters: the word, what was tried, the strokes.
    fn board(&self) -> String {
        let word: Vec<String> = self.word.iter().map(|letter| capital(*letter)).collect();
        let tried: Vec<String> = self.tried.iter().map(|letter| capital(*letter)).collect();
        let wrong: Vec<String> = self.wrong.iter().map(|word| word.to_uppercase()).collect();
        let lines = [word.join(" "), tried.join(" "), wrong.join(" "), format!("{}/{LIVES}", self.strokes)];
        lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        (self.terms.words > 1).then(|| self.points.clone())
    }
}

/// Whether the letter tried last stands in the word.
fn hit(view: &Riddle) -> bool {
    view.latest.is_some_and(|letter| view.word.contains(&letter))
}

/// One stroke of the drawing.
fn stroke(scene: &mut Scene, n: u8, ink: Ink) {
    let lines: &[[(f32, f32); 2]] = match n {
        0 => &[[(2.2, 10.2), (2.2, 0.9)], [(1.3, 10.2), (2.2, 8.6)], [(3.1, 10.2), (2.2, 8.6)]],
        1 => &[[(2.2, 0.9), (6.4, 0.9)], [(2.2, 2.4), (3.6, 0.9)]],
        2 => &[[(6.0, 0.9), (6.0, 2.3)]],
        3 => return scene.add(Item::Ring { at: pt(6.0, 3.2), r: 0.9, ink, nib: Nib::Bold }),
        4 => &[[(6.0, 4.1), (6.0, 6.8)]],
        5 => &[[(6.0, 4.7), (4.7, 6.0)]],
        6 => &[[(6.0, 4.7), (7.3, 6.0)]],
        7 => &[[(6.0, 6.8), (4.9, 8.8)]],
        _ => &[[(6.0, 6.8), (7.1, 8.8)]],
    };
    for [from, to] in lines {
        scene.stroke([pt(from.0, from.1), pt(to.0, to.1)], ink, Nib::Bold);
    }
}

/// The letters that were tried, those that are not in the word crossed out, and the wrong words below them.
fn tried(scene: &mut Scene, view: &Riddle, width: f32) {
    let row = ((width - 0.4 - TRIED.x) / APART).floor().max(1.0) as usize;
    for (n, letter) in view.tried.iter().enumerate() {
        let at = pt(TRIED.x + (n % row) as f32 * APART + 0.5, TRIED.y + (n / row) as f32 * APART);
        let right = view.word.contains(letter);
        let ink = if right { Ink::Grid } else { Ink::Pencil };
        scene.hand(at, Says::Plain(capital(*letter)), 1.3, Align::Centre, ink);
        if !right {
            let ink = if view.latest == Some(*letter) { Ink::Accent } else { Ink::Pencil };
            scene.stroke([pt(at.x - 0.55, at.y + 0.5), pt(at.x + 0.55, at.y - 0.5)], ink, Nib::Pen);
        }
    }
    let top = TRIED.y + view.tried.len().div_ceil(row) as f32 * APART;
    let skipped = view.wrong.len().saturating_sub(WRONG);
    for (n, word) in view.wrong.iter().skip(skipped).enumerate() {
        let (y, wide) = (top + n as f32 * 1.4, word.chars().count() as f32 * 0.58);
        scene.hand(pt(TRIED.x, y), Says::Plain(word.to_uppercase()), 1.0, Align::Left, Ink::Pencil);
        scene.stroke([pt(TRIED.x, y + 0.1), pt((TRIED.x + wide).min(width - 0.3), y - 0.1)], Ink::Accent, Nib::Pen);
    }
}

/// A letter of the word over its dash. What was not found shows in red at the end; its setter sees it in pencil.
fn letter(scene: &mut Scene, view: &Riddle, n: usize, x: f32) {
    scene.stroke([pt(x - 0.62, LINE + 0.75), pt(x + 0.62, LINE + 0.75)], Ink::Grid, Nib::Bold);
    let letter = view.word[n];
    if letter == UNKNOWN {
        return;
    }
    let over = view.phase != Phase::Guessing;
    let found = view.was_tried(letter) || (over && view.won.last().is_some_and(|won| *won != view.setter));
    let given = view.terms.ends && (n == 0 || n + 1 == view.word.len());
    let ink = match () {
        () if found && view.latest == Some(letter) => Ink::Accent,
        () if found || given => Ink::Grid,
        () if over => Ink::Accent,
        () => Ink::Shade,
    };
    scene.hand(pt(x, LINE - 0.25), Says::Plain(capital(letter)), 2.0, Align::Centre, ink);
}

fn capital(letter: char) -> String {
    letter.to_uppercase().collect()
}
