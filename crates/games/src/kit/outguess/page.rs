//! The picture: the points of both seats, their way to the goal, and the latest rounds with their results.

use super::contract::{Gauge, Outguess, Round, View};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::roster::{self, Hand, Mark, least};
use crate::kit::signs;

/// Width of the page, width of one seat's half, and the middles of both halves and of the choices of a round.
const WIDE: f32 = 22.0;
const HALF: f32 = 10.0;
const MIDDLES: [f32; 2] = [5.0, 17.0];
const CHOICES: [f32; 2] = [8.0, 14.0];
/// Height of the names, of the points, and of a round with the gap below it.
const NAME: f32 = 2.0;
const POINTS: f32 = 3.0;
const ROUND: f32 = 3.0;
/// Height of the sentence at the lower edge, and of another one below it.
const RULE: f32 = 2.0;
const LINE: f32 = 1.5;
/// Height between the squares and the rounds, and that with the points beyond the goal in it.
const AIR: f32 = 2.0;
const BEYOND: f32 = 3.0;
/// How many points a line of squares has. Up to the first of these goals, squares are twice as large.
const ROW: u32 = 10;
const FEW: u32 = 30;
/// Height of the line on which a sign moves; how far the line is below the points, its numbers below it, and the number
/// of the lead above it.
const TUG: f32 = 4.0;
const DOWN: f32 = 1.3;
const BELOW: f32 = 1.5;
const ABOVE: f32 = 1.25;
/// Fewest and most rounds that the page shows.
const ROUNDS: (usize, usize) = (1, 6);
/// Every how many steps the line with the sign has a number.
const NUMBERED: u32 = 5;
/// How far above the first round a sign says that there were others.
const MORE: f32 = 0.7;
/// The side of a square for a choice, and that of a die in it.
const SIDE: f32 = 2.0;
const DIE: f32 = 1.8;

impl<G: Outguess> Drawn for View<G> {
    fn scene(&self) -> Scene {
        let open = usize::from(self.sheet.winner().is_none());
        let gauge = match self.sheet.game.gauge() {
            Gauge::Race => {
                let beyond = self.sheet.points.iter().any(|points| *points > self.sheet.terms.goal);
                self.squares().high(self.sheet.terms.goal) + if beyond { BEYOND } else { AIR }
            }
            // A sign that there were more rounds keeps off the numbers of the line.
            Gauge::Tug if self.sheet.rounds.len() + open > ROUNDS.1 => TUG + MORE,
            Gauge::Tug => TUG,
        };
        let shown = (self.sheet.rounds.len() + open).clamp(ROUNDS.0, ROUNDS.1);
        let high = NAME + POINTS + gauge + ROUND * shown as f32;
        // A lead is no number between the points: its sentence has a line of its own below the rule.
        let (key, goal, size, foot) = match self.sheet.game.gauge() {
            Gauge::Race => ("outguess-sheet-goal", NAME + POINTS / 2.0, 1.4, RULE),
            Gauge::Tug => ("outguess-sheet-lead", high + 0.4 * RULE + LINE, 1.35, RULE + LINE),
        };
        let mut scene = Scene::new(WIDE, high + foot);
        for seat in [Seat(0), Seat(1)] {
            self.draw_head(&mut scene, seat);
        }
        let goes = Text::new(key).with("points", self.sheet.terms.goal);
        for (y, says, size) in [(high + 0.4 * RULE, self.sheet.game.rule(), 1.35), (goal, goes, size)] {
            scene.hand(pt(WIDE / 2.0, y), Says::Words(says), size * least(WIDE), Align::Centre, Ink::Pencil);
        }
        match self.sheet.game.gauge() {
            Gauge::Race => [Seat(0), Seat(1)].into_iter().for_each(|seat| self.draw_race(&mut scene, seat)),
            Gauge::Tug => self.draw_tug(&mut scene),
        }
        self.draw_rounds(&mut scene, NAME + POINTS + gauge, shown - open, open == 1);
        scene
    }

    /// The points, which seats have chosen, and the latest rounds: the choices, then the results.
    fn board(&self) -> String {
        let [one, two] = self.sheet.points;
        let mut lines = vec![format!("points {one} : {two}")];
        if self.sheet.winner().is_none() {
            let says = |seat: usize| match (self.chosen[seat], self.ready[seat]) {
                (Some(number), _) => number.to_string(),
                (None, true) => "yes".to_owned(),
                (None, false) => "no".to_owned(),
            };
            lines.push(format!("chosen {} : {}", says(0), says(1)));
        }
        let from = self.sheet.rounds.len().saturating_sub(ROUNDS.1);
        for (n, Round { choices: [a, b], points: [one, two] }) in self.sheet.rounds.iter().enumerate().skip(from) {
            lines.push(format!("{:>3}.  {a} : {b}  +{one} : +{two}", n + 1));
        }
        lines.join("\n")
    }

    fn mark(&self, seat: Seat) -> Option<Text> {
        signs::half(seat)
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.sheet.scores())
    }
}

/// The squares for points: their side, and how many are in a line.
#[derive(Clone, Copy)]
struct Squares {
    side: f32,
    row: u32,
}

impl Squares {
    /// Height of all of them.
    fn high(self, goal: u32) -> f32 {
        goal.div_ceil(self.row) as f32 * self.side
    }

    /// The middle of a square, with the first one at this corner.
    fn middle(self, corner: Pt, square: u32) -> Pt {
        let (col, row) = ((square % self.row) as f32, (square / self.row) as f32);
        pt(corner.x + self.side * (col + 0.5), corner.y + self.side * (row + 0.5))
    }
}

impl<G: Outguess> View<G> {
    fn squares(&self) -> Squares {
        if self.sheet.terms.goal > FEW { Squares { side: 1.0, row: ROW } } else { Squares { side: 2.0, row: ROW / 2 } }
    }

    /// Draws the name and the points of a seat.
    fn draw_head(&self, scene: &mut Scene, seat: Seat) {
        let (n, x) = (seat.index(), MIDDLES[seat.index()]);
        let mark = match self.sheet.winner() {
            Some(winner) if winner == seat => Mark::Won,
            None if self.ready[n] => Mark::Chosen,
            _ => Mark::Idle,
        };
        let hand = Hand { size: 1.6, align: Align::Centre, room: HALF - 0.5 };
        roster::name(scene, seat, mark, pt(x, NAME / 2.0), hand);
        let says = Says::Plain(self.sheet.points[n].to_string());
        scene.hand(pt(x, NAME + POINTS / 2.0), says, POINTS - 0.4, Align::Centre, Ink::Seat(seat.0));
    }

    /// Draws a square for each point up to the goal, and crosses out those that a seat has. Points beyond the goal
    /// stand behind the last square.
    fn draw_race(&self, scene: &mut Scene, seat: Seat) {
        let (n, goal) = (seat.index(), self.sheet.terms.goal);
        let (squares, corner) = (self.squares(), pt(MIDDLES[n] - HALF / 2.0, NAME + POINTS));
        let points = self.sheet.points[n].min(goal);
        let new = self.sheet.rounds.last().map_or(0, |round| round.points[n]);
        let before = self.sheet.points[n] - new;
        for square in 0..goal {
            let at = squares.middle(corner, square);
            if (before..points).contains(&square) {
                scene.wash(at, squares.side, Ink::Accent);
            }
            let half = squares.side / 2.0;
            scene.frame(at.x - half, at.y - half, squares.side, squares.side, Ink::Grid, Nib::Fine);
            if square < points {
                scene.add(Item::Cross { at, r: 0.32 * squares.side, ink: Ink::Seat(seat.0), nib: Nib::Pen });
            }
        }
        let beyond = self.sheet.points[n] - points;
        if beyond > 0 {
            // Below the last line if it is full.
            let next = squares.middle(corner, goal);
            let y = if goal.is_multiple_of(squares.row) { corner.y + squares.high(goal) + 0.9 } else { next.y };
            let at = pt(next.x - squares.side / 2.0 + 0.3, y);
            let says = Says::Words(Text::new("outguess-sheet-more").with("points", beyond));
            scene.hand(at, says, 1.5 * least(WIDE), Align::Left, Ink::Seat(seat.0));
        }
    }

    /// Draws a line between both goals, and a sign on it that shows the lead.
    fn draw_tug(&self, scene: &mut Scene) {
        let (goal, [one, two]) = (self.sheet.terms.goal as f32, self.sheet.points);
        let y = NAME + POINTS + DOWN;
        let step = (WIDE - 2.0) / (2.0 * goal);
        let at = |lead: f32| pt(WIDE / 2.0 - step * lead.clamp(-goal, goal), y);
        scene.stroke([at(goal), at(-goal)], Ink::Pencil, Nib::Ruler);
        let lead = f64::from(one) - f64::from(two);
        self.draw_ticks(scene, &at);
        for (seat, end) in [(Seat(0), at(goal)), (Seat(1), at(-goal))] {
            scene.sign(seat, end, 0.5);
        }
        // It is at most some hundreds.
        let to = at(lead as f32);
        let ahead = if lead > 0.0 { Some(Seat(0)) } else { Some(Seat(1)).filter(|_| lead < 0.0) };
        if let Some(seat) = ahead {
            scene.stroke([at(0.0), to], Ink::Seat(seat.0), Nib::Bold);
        }
        match ahead {
            Some(seat) => scene.sign(seat, to, 0.45),
            None => scene.add(Item::Dot { at: to, r: 0.45, ink: Ink::Pencil }),
        }
        if let Some(seat) = ahead {
            let says = Says::Plain(format!("+{}", lead.abs()));
            scene.hand(pt(to.x, y - ABOVE), says, 2.0, Align::Centre, Ink::Seat(seat.0));
        }
    }

    /// Draws the steps of the line, with numbers at some of them. `at` is the point of a lead.
    fn draw_ticks(&self, scene: &mut Scene, at: &dyn Fn(f32) -> Pt) {
        for tick in 0..=2 * self.sheet.terms.goal {
            let (p, steps) = (at(tick as f32 - self.sheet.terms.goal as f32), tick.abs_diff(self.sheet.terms.goal));
            let ends = steps == self.sheet.terms.goal;
            let numbered = ends || steps.is_multiple_of(NUMBERED) && steps + 2 < self.sheet.terms.goal;
            let half = if numbered { 0.6 } else { 0.25 };
            scene.stroke([pt(p.x, p.y - half), pt(p.x, p.y + half)], Ink::Pencil, Nib::Fine);
            if numbered {
                let says = Says::Plain(steps.to_string());
                scene.hand(pt(p.x, p.y + BELOW), says, 1.6, Align::Centre, Ink::Pencil);
            }
        }
    }

    /// Draws the latest rounds, with the current one below them.
    fn draw_rounds(&self, scene: &mut Scene, top: f32, shown: usize, open: bool) {
        let rounds = &self.sheet.rounds;
        let from = rounds.len().saturating_sub(shown);
        if from > 0 {
            for aside in [-0.6, 0.0, 0.6] {
                scene.add(Item::Dot { at: pt(WIDE / 2.0 + aside, top - MORE), r: 0.14, ink: Ink::Pencil });
            }
        }
        for (line, (n, round)) in rounds.iter().enumerate().skip(from).enumerate() {
            let y = top + ROUND * line as f32 + SIDE / 2.0;
            number(scene, n + 1, y);
            for seat in [Seat(0), Seat(1)] {
                let latest = n + 1 == rounds.len();
                chosen(scene, seat, round.choices[seat.index()], y, latest);
                gained(scene, seat, round.points[seat.index()], y, latest);
            }
        }
        if open {
            let y = top + ROUND * (rounds.len() - from) as f32 + SIDE / 2.0;
            number(scene, rounds.len() + 1, y);
            for seat in [Seat(0), Seat(1)] {
                match self.chosen[seat.index()] {
                    Some(number) => chosen(scene, seat, number, y, true),
                    None => {
                        let corner = pt(CHOICES[seat.index()] - SIDE / 2.0, y - SIDE / 2.0);
                        scene.frame(corner.x, corner.y, SIDE, SIDE, Ink::Pencil, Nib::Fine);
                    }
                }
            }
        }
    }
}

/// Writes the number of a round in the middle.
fn number(scene: &mut Scene, n: usize, y: f32) {
    scene.hand(pt(WIDE / 2.0, y), Says::Plain(format!("{n}.")), 1.8, Align::Centre, Ink::Pencil);
}

/// Draws a seat's choice as a die.
fn chosen(scene: &mut Scene, seat: Seat, face: u8, y: f32, latest: bool) {
    let at = pt(CHOICES[seat.index()], y);
    if latest {
        scene.wash(at, SIDE + 0.4, Ink::Accent);
    }
    scene.add(Item::Die { at, side: DIE, face, ink: Ink::Seat(seat.0) });
}

/// Writes the points that a seat got on the outer side, below its own. None at all stand in pencil.
fn gained(scene: &mut Scene, seat: Seat, points: u32, y: f32, latest: bool) {
    let (says, ink) = match points {
        0 => ("0".to_owned(), Ink::Pencil),
        _ => (format!("+{points}"), Ink::of(seat, latest)),
    };
    scene.hand(pt(MIDDLES[seat.index()], y), Says::Plain(says), 2.2, Align::Centre, ink);
}

/// Two dice side by side in the inks of both seats, for an emblem.
pub fn dice(scene: &mut Scene, faces: [u8; 2]) {
    for (n, face) in faces.into_iter().enumerate() {
        let ink = Ink::Seat(n as u8);
        scene.add(Item::Die { at: pt(2.2 + 3.6 * n as f32, 5.2), side: 2.8, face, ink });
    }
}

/// An arrow that goes down, for an emblem.
pub fn arrow(scene: &mut Scene, tip: Pt, ink: Ink) {
    scene.stroke([pt(tip.x, tip.y - 2.4), tip], ink, Nib::Bold);
    scene.stroke([pt(tip.x - 0.7, tip.y - 0.9), tip, pt(tip.x + 0.7, tip.y - 0.9)], ink, Nib::Bold);
}
