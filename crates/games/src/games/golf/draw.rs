//! The picture: the tall sheet with the hole and its flag, hatched hills, every line of each ball in its ink, and the
//! strokes beside the names.

use super::course::{COLS, HOLE, ROWS, Stop};
use super::round::{Fate, REACH, Round, Stage, Trace};
use crate::base::Place;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::flick::{self, Aim, SQUARE};
use crate::kit::geometry::{Circle, Point};
use crate::kit::grid;

/// The position of `a1`.
const FIRST: Pt = Pt { x: 2.0, y: 2.0 };
/// Height of a player's line under the sheet. In it: the right edge of the name, the middle of the mark, and the left
/// edges of the strokes and of the ball's fate.
const HIGH: f32 = 2.0;
const NAME: f32 = 6.4;
const MARK: f32 = 7.5;
const STROKES: f32 = 8.6;
const FATE: f32 = 14.0;
/// Height of the handwriting there, and of the coordinates.
const HAND: f32 = 1.6;
const PRINT: f32 = 1.0;
/// Height of the last line, the legend of the ring and the dashed circle, and its remaining height at the end, so that
/// the lines under the winner keep off the result.
const LAST: f32 = 2.0;
const CLEAR: f32 = 1.0;
/// In that line: the positions of the sign for the ring and of the dashes for the circle, the number and distance of
/// the dashes, and the size of the words.
const RINGED: f32 = 2.0;
const DASHED: f32 = 8.6;
const DASHES: u8 = 3;
const DASH: f32 = 0.6;
const SMALLER: f32 = 0.95;
/// Radius of the ring round the ball that is to play.
const MOVER: f32 = 0.75;
/// Radius of a ball, and of balls in the hole; how far the middles of these are apart, and from the edge of the hole.
const BALL: f32 = 0.36;
const FALLEN: f32 = 0.42;
const ABREAST: f32 = 1.15;
const BRIM: f32 = 0.8;
/// The most of them side by side.
const ACROSS: usize = 2;
/// The number of corners of a drawn hill.
const ROUND: i32 = 36;

impl Drawn for Round {
    fn scene(&self) -> Scene {
        let lines = self.seats().len() as f32;
        let last = if self.stage == Stage::Over { CLEAR } else { LAST };
        let mut scene = Scene::new(f32::from(COLS) + 3.0, f32::from(ROWS) + 3.0 + HIGH * lines + last);
        scene.entire = true;
        let (wide, high) = (f32::from(COLS) - 1.0, f32::from(ROWS) - 1.0);
        scene.frame(FIRST.x, FIRST.y, wide, high, Ink::Pencil, Nib::Pen);
        scene.coordinates(FIRST, COLS, ROWS, 1.0, 1.15, PRINT);
        // The highlighter lies below all that is drawn.
        if let Some(trace) = self.traces.last() {
            scene.strip((drawn(trace.line.a), drawn(trace.line.b)), 0.3, Ink::Accent);
        }
        for hill in &self.course.hills {
            raised(&mut scene, *hill);
        }
        if let Stage::Stroke(mover) = self.stage {
            flick::circle(&mut scene, REACH, self.ball(mover).at, (FIRST, true), Ink::Seat(mover.0));
            legend(&mut scene, high + 4.0 + HIGH * lines + LAST / 2.0, Ink::Seat(mover.0));
        }
        for (n, trace) in self.traces.iter().enumerate() {
            let is_last = self.traces[n + 1..].iter().all(|later| later.seat != trace.seat);
            line(&mut scene, trace, if is_last { Nib::Bold } else { Nib::Fine });
        }
        let fallen: Vec<Seat> = self.seats().filter(|seat| self.ball(*seat).fate == Fate::In).collect();
        hole(&mut scene, drawn(self.course.hole), &fallen);
        for seat in self.seats().filter(|seat| !matches!(self.ball(*seat).fate, Fate::Left | Fate::In)) {
            ball(&mut scene, self, seat);
        }
        for seat in self.seats() {
            player(&mut scene, self, seat, high + 4.0 + HIGH * (f32::from(seat.0) + 0.5));
        }
        scene
    }

    /// The sheet in letters: `O` the hole, `#` hills, digits balls, `*` ends of strokes. A line for each ball follows.
    fn board(&self) -> String {
        let at = |place: Place| Aim::at(place).point();
        let here = |point: Point, place: Place| Aim::near(point).nearest(COLS, ROWS) == place;
        let lies = |seat: &Seat| !matches!(self.ball(*seat).fate, Fate::Left | Fate::In);
        let board = grid::text(COLS, ROWS, |place| {
            let ball = self.seats().rev().filter(lies).find(|seat| here(self.ball(*seat).at, place));
            match ball {
                Some(seat) => char::from(b'1' + seat.0),
                None if here(self.course.hole, place) => 'O',
                None if self.course.hills.iter().any(|hill| hill.centre.near(at(place), hill.r)) => '#',
                None if self.traces.iter().any(|trace| here(trace.line.b, place)) => '*',
                None => '.',
            }
        });
        let mut lines = vec![board];
        lines.extend(self.seats().map(|seat| {
            let ball = self.ball(seat);
            let sign = match self.stage {
                Stage::Stroke(mover) | Stage::Roll(_, mover) if mover == seat => '>',
                _ => ' ',
            };
            let fate = match ball.fate {
                Fate::Playing => "",
                Fate::In => " in",
                Fate::Up => " picked up",
                Fate::Left => " left",
            };
            let part = |n: i32| format!("{}.{:02}", n / SQUARE, n % SQUARE);
            format!("{sign}{} at {} {} strokes {}{fate}", seat.0 + 1, part(ball.at.x), part(ball.at.y), ball.strokes)
        }));
        lines.join("\n")
    }
}

fn drawn(point: Point) -> Pt {
    flick::drawn(point, FIRST)
}

/// A hill: hatched, with a bold foot.
fn raised(scene: &mut Scene, hill: Circle) {
    let foot: Vec<Pt> = (0..=ROUND).map(|n| drawn(hill.centre.polar(hill.r as i32, n * 3600 / ROUND))).collect();
    scene.add(Item::Hatch { polygon: foot.clone(), ink: Ink::Pencil });
    scene.stroke(foot, Ink::Pencil, Nib::Bold);
}

/// The hole with its flag: dark and ringed, or open with all balls that have fallen in.
fn hole(scene: &mut Scene, at: Pt, fallen: &[Seat]) {
    let across = fallen.len().clamp(1, ACROSS);
    let rows = fallen.len().div_ceil(across).max(1);
    let r = match fallen.len() {
        0 => 1.5 * HOLE as f32 / SQUARE as f32,
        _ => BRIM + ABREAST / 2.0 * ((across - 1) as f32).hypot((rows - 1) as f32),
    };
    // Its foot is at the edge of the hole, and it stays on the sheet, however near the edge of that the hole is.
    let (foot, top) = (pt(at.x + 0.87 * r, at.y - 0.5 * r), (at.y - 2.1).max(FIRST.y + 0.25));
    flag(scene, foot, top);
    match fallen {
        [] => scene.add(Item::Dot { at, r: HOLE as f32 / SQUARE as f32, ink: Ink::Pencil }),
        _ => scene.bare(at, r),
    }
    scene.add(Item::Ring { at, r, ink: Ink::Pencil, nib: if fallen.is_empty() { Nib::Pen } else { Nib::Bold } });
    for (n, seat) in fallen.iter().enumerate() {
        let (row, here) = (n / across, across.min(fallen.len() - n / across * across));
        let along = (n % across) as f32 - (here as f32 - 1.0) / 2.0;
        let down = row as f32 - (rows as f32 - 1.0) / 2.0;
        scene.sign(*seat, pt(at.x + ABREAST * along, at.y + ABREAST * down), FALLEN);
    }
}

/// A flag in nobody's ink, from its foot up to this height.
fn flag(scene: &mut Scene, foot: Pt, top: f32) {
    let top = pt(foot.x, top);
    scene.stroke([foot, top], Ink::Pencil, Nib::Pen);
    let flag = [top, pt(top.x + 1.2, top.y + 0.4), pt(top.x, top.y + 0.8), top];
    scene.add(Item::Fill { polygon: flag.to_vec(), ink: Ink::Pencil });
    scene.stroke(flag, Ink::Pencil, Nib::Pen);
}

/// A stroke, the last one of a ball with a bolder nib. A rolled ball leaves dots. The latest one lies on the
/// highlighter, so it needs no halo.
fn line(scene: &mut Scene, trace: &Trace, nib: Nib) {
    let ink = Ink::Seat(trace.seat.0);
    let (a, b) = (drawn(trace.line.a), drawn(trace.line.b));
    if trace.rolled {
        let part = |n: u8| pt(a.x + (b.x - a.x) * f32::from(n) / 8.0, a.y + (b.y - a.y) * f32::from(n) / 8.0);
        (0..=8).for_each(|n| scene.add(Item::Dot { at: part(n), r: 0.1, ink }));
    } else {
        scene.stroke([a, b], ink, nib);
    }
    if trace.stop == Stop::Hill && !trace.rolled {
        scene.add(Item::Cross { at: b, r: 0.55, ink, nib });
    } else {
        scene.add(Item::Dot { at: b, r: 0.18, ink });
    }
}

/// A ball on the sheet. The one that is to play is ringed.
fn ball(scene: &mut Scene, round: &Round, seat: Seat) {
    let at = drawn(round.ball(seat).at);
    scene.sign(seat, at, BALL);
    // A ball that is to roll lies on a cross, which shows enough.
    if matches!(round.stage, Stage::Stroke(mover) if mover == seat) {
        scene.add(Item::Ring { at, r: MOVER, ink: Ink::Seat(seat.0), nib: Nib::Pen });
    }
}

/// A player under the sheet: the name with the mark, then the strokes and the state of the ball.
fn player(scene: &mut Scene, round: &Round, seat: Seat, y: f32) {
    let (ball, ink) = (round.ball(seat), Ink::Seat(seat.0));
    scene.name(pt(NAME, y), seat, HAND, Align::Right, NAME);
    scene.sign(seat, pt(MARK, y), 0.5);
    let strokes = Text::new("golf-has-strokes").with("count", ball.strokes);
    scene.hand(pt(STROKES, y), Says::Words(strokes), HAND, Align::Left, ink);
    let says = match (ball.fate, round.stage) {
        (Fate::Playing, Stage::Roll(of, by)) if of == seat => Text::new("golf-is-rolled").with("other", by),
        (Fate::Playing, Stage::Over) => Text::new("golf-is-out"),
        (Fate::Playing, _) => return,
        (Fate::In, _) => Text::new("golf-is-in"),
        (Fate::Up, _) => Text::new("golf-is-up"),
        (Fate::Left, _) => Text::new("golf-is-left"),
    };
    scene.hand(pt(FATE, y), Says::Words(says), HAND, Align::Left, Ink::Pencil);
}

/// The legend of the mover's ring and dashed circle, at this height.
fn legend(scene: &mut Scene, y: f32, ink: Ink) {
    let says = |scene: &mut Scene, x: f32, key: &'static str| {
        scene.hand(pt(x, y), Says::Words(Text::new(key)), SMALLER * HAND, Align::Left, Ink::Pencil);
    };
    scene.add(Item::Ring { at: pt(RINGED + MOVER, y), r: MOVER, ink, nib: Nib::Pen });
    says(scene, RINGED + 2.0 * MOVER + 0.5, "golf-sheet-mover");
    for n in 0..DASHES {
        let left = DASHED + DASH * f32::from(n);
        scene.stroke([pt(left, y), pt(left + 0.6 * DASH, y)], ink, Nib::Fine);
    }
    says(scene, DASHED + DASH * f32::from(DASHES) + 0.3, "golf-sheet-reach");
}

/// A hole with its flag, a hill, and two strokes of a ball.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    let foot: Vec<Pt> = (0..=ROUND)
        .map(|n| (n as f32 / ROUND as f32 * std::f32::consts::TAU).sin_cos())
        .map(|(x, y)| pt(2.6 + 1.5 * x, 3.0 + 1.5 * y))
        .collect();
    scene.add(Item::Hatch { polygon: foot.clone(), ink: Ink::Pencil });
    scene.stroke(foot, Ink::Pencil, Nib::Bold);
    scene.add(Item::Dot { at: pt(6.0, 3.4), r: 0.5, ink: Ink::Pencil });
    scene.stroke([pt(6.0, 3.4), pt(6.0, 0.4)], Ink::Pencil, Nib::Bold);
    let flag = vec![pt(6.0, 0.4), pt(7.8, 1.1), pt(6.0, 1.8)];
    scene.add(Item::Fill { polygon: flag.clone(), ink: Ink::Seat(1) });
    scene.stroke([flag.as_slice(), &flag[..1]].concat(), Ink::Seat(1), Nib::Bold);
    scene.stroke([pt(1.0, 7.5), pt(4.6, 6.4), pt(5.4, 4.2)], Ink::Seat(0), Nib::Bold);
    for at in [pt(4.6, 6.4), pt(5.4, 4.2)] {
        scene.add(Item::Dot { at, r: 0.35, ink: Ink::Seat(0) });
    }
    scene
}
