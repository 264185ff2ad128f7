//! The page: the number in a ring and the five dice, and below them the players with points and formulas.

use super::{Entry, Open, Task, View};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Drawn, Seat, Text};
use crate::kit::dicegame::listed;
use crate::kit::roster::{Cell, Foot, Hand, Head, Line, Mark, Roster, least, name};

/// Height of the number with the dice, and the middle of the first die. Height of a line of words. Width of a player.
const TASK: f32 = 5.0;
const DICE: f32 = 6.5;
const WORDS: f32 = 2.0;
const COLUMN: f32 = 12.5;
/// Up to this many players get a separate line for each formula, and everything is larger. Then: the width of that
/// table, the right edges of its points and values, and the heights of a player and of a formula. Without values, the
/// points stand in their place.
const FEW: usize = 6;
const NARROW: f32 = 18.0;
const RIGHTS: [f32; 2] = [11.5, 17.5];
/// Height of headings, and the gap between points and the points of the round.
const HEADING: f32 = 1.35;
const GAP: f32 = 0.3;
const PLAYER: f32 = 2.0;
const FORMULA: f32 = 1.0;
/// With more players than this there is no room for formulas.
const FORMULAS: usize = 16;

impl View {
    /// The task and the formulas to show: those of this round, or of the round before.
    fn shown(&self) -> (Option<&Task>, &[Option<Entry>]) {
        match (&self.open.task, &self.open.before) {
            (None, Some(before)) => (Some(&before.task), &before.entries),
            (task, _) => (task.as_ref(), &self.entries),
        }
    }

    /// Whether the page shows a round that is over.
    fn is_past(&self) -> bool {
        self.open.task.is_none() && self.open.before.is_some()
    }

    /// The number of the round on the page. Before the next number is named, that is the round before.
    fn number(&self) -> u32 {
        self.open.before.as_ref().filter(|_| self.is_past()).map_or(self.open.round, |before| before.round)
    }

    fn roster(&self) -> Roster {
        let open = &self.open;
        let (_, entries) = self.shown();
        let formulas = open.points.len() <= FORMULAS;
        let mut heads = vec![
            Head::new("points", ("ninetynine-sheet-points", 3.0), Foot::Absent),
            Head::new("   value", ("ninetynine-sheet-value", 3.4), Foot::Absent),
        ];
        heads.extend(formulas.then_some(Head {
            // On the text board the formula follows the line.
            text: None,
            list: Some(("ninetynine-sheet-formula", 9.6)),
            foot: Foot::Absent,
        }));
        let places = open.company.by_score(open.points.iter().map(|points| i64::from(*points)).collect()).places;
        let line = |seat: Seat| {
            let entry = entries.get(seat.index()).and_then(Option::as_ref);
            let scored = open.task.is_none() && open.before.as_ref().is_some_and(|before| before.winners.has(seat));
            let pencil = |says: String| Cell { latest: scored, ..Cell::pencil(says) };
            let formula = entry.map_or(String::new(), |entry| entry.formula.shown());
            let note = if formula.is_empty() { String::new() } else { format!("  {formula}") };
            let mut cells = vec![Cell::own(open.points[seat.index()])];
            cells.push(pencil(entry.map_or(String::new(), |entry| entry.value.to_string())));
            cells.extend(formulas.then(|| Cell::pencil(formula)));
            Line { seat, mark: mark(open, &places, seat), place: places.get(seat.index()).copied(), cells, note }
        };
        let lines = open.company.seats().iter().map(line).collect();
        // Formulas are long, so the page is too narrow for two columns, and every player has a line.
        Roster { heads, lines, column: COLUMN, body: 0.0, own: self.own }
    }
}

fn mark(open: &Open, places: &[u8], seat: Seat) -> Mark {
    match &open.task {
        _ if !open.company.present().has(seat) => Mark::Out,
        _ if open.ended && places.get(seat.index()) == Some(&1) => Mark::Won,
        _ if open.ended => Mark::Idle,
        None if seat == open.leader => Mark::Awaited,
        None => Mark::Idle,
        Some(_) if open.sent.has(seat) || open.done.has(seat) => Mark::Chosen,
        Some(_) => Mark::Awaited,
    }
}

impl Drawn for View {
    fn scene(&self) -> Scene {
        let (open, mut roster) = (&self.open, self.roster());
        // A player who has sent a formula may still send a better one, and the match waits for it: no tick yet.
        let waits = |line: &&mut Line| line.mark == Mark::Chosen && !open.done.has(line.seat);
        roster.lines.iter_mut().filter(waits).for_each(|line| line.mark = Mark::Awaited);
        let few = roster.lines.len() <= FEW;
        let (width, table) = if few { narrow(&roster) } else { roster.extent() };
        let best = open.before.as_ref().filter(|_| open.task.is_none()).map(|before| &before.best);
        let below = TASK + table;
        let mut scene = Scene::new(width, below + WORDS * if best.is_some() { 2.0 } else { 1.0 });
        draw(&mut scene, self.shown().0, pt(0.0, 0.0));
        if !self.is_past() {
            let says = Says::Words(Text::new("ninetynine-sheet-how"));
            scene.hand(pt(DICE - 0.9, 4.1), says, least(width).max(1.1), Align::Left, Ink::Pencil);
        }
        if few {
            self.table_of_few(&mut scene, &roster);
        } else {
            roster.draw(&mut scene, pt(0.0, TASK), &mut |_, _, _, _| {});
        }
        let key = if self.is_past() { "ninetynine-sheet-after" } else { "ninetynine-sheet-round" };
        let round = Text::new(key).with("round", self.number()).with("rounds", open.rules.rounds);
        let best = best.map(|best| {
            let text = Text::new("ninetynine-sheet-best").with("formula", best.formula.shown());
            text.with("value", best.value.to_string())
        });
        for (n, words) in (0..).zip(best.into_iter().chain([round])) {
            let at = pt(0.5, below + WORDS * (n as f32 + 0.5));
            scene.hand(at, Says::Words(words), least(width).max(1.1), Align::Left, Ink::Pencil);
        }
        scene
    }

    fn board(&self) -> String {
        let mut lines = vec![format!("round {} of {}", self.number(), self.open.rules.rounds)];
        if let (Some(task), _) = self.shown() {
            lines.push(format!("target {}, dice {}", task.target, listed(&task.dice)));
        }
        lines.push(self.roster().text("  formula"));
        let before = self.open.before.as_ref().filter(|_| self.open.task.is_none());
        lines.extend(before.map(|before| format!("best {} = {}", before.best.formula.shown(), before.best.value)));
        lines.join("\n")
    }

    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.open.points.iter().map(|points| i64::from(*points)).collect())
    }
}

/// Height of a player in the table of few. Formulas are there only after the round.
fn high(roster: &Roster) -> f32 {
    let formulas = roster.lines.iter().any(|line| line.cells.get(2).is_some_and(|cell| !cell.says.is_empty()));
    PLAYER + if formulas { FORMULA } else { 0.0 }
}

/// Width and height of the table of few, with the words above it.
fn narrow(roster: &Roster) -> (f32, f32) {
    (NARROW, WORDS + high(roster) * roster.lines.len() as f32)
}

/// How far the value of a formula is from the number, in words.
fn off(entry: &Entry, task: &Task) -> Text {
    let off = entry.value.off(task.target);
    match off.is_zero() {
        true => Text::new("ninetynine-sheet-exact"),
        false => Text::new("ninetynine-sheet-off").with("off", halved(&off.to_string())),
    }
}

/// A number as people write it.
fn halved(number: &str) -> String {
    // Not within another fraction, such as 1/24.
    number.strip_suffix(" 1/2").map_or_else(|| number.to_owned(), |whole| format!("{whole}½"))
}

impl View {
    /// The points that the round before gave to a seat, as long as its formulas are shown.
    fn gained(&self, seat: Seat) -> Option<u32> {
        let before = self.open.before.as_ref().filter(|_| self.open.task.is_none())?;
        before.winners.has(seat).then_some(before.points)
    }

    /// The points of a player, those of the round before, and the value of the formula.
    fn numbers(&self, scene: &mut Scene, line: &Line, y: f32, right: f32) {
        let ink = Ink::Seat(line.seat.0);
        if let [points, value, ..] = &line.cells[..] {
            scene.hand(pt(right, y), Says::Plain(points.says.clone()), 1.5, Align::Right, ink);
            scene.hand(pt(RIGHTS[1], y), Says::Plain(halved(&value.says)), 1.5, Align::Right, Ink::Pencil);
        }
        if let Some(points) = self.gained(line.seat) {
            scene.hand(pt(right + GAP, y), Says::Plain(format!("(+{points})")), 1.3, Align::Left, ink);
        }
    }

    /// A few players below each other: name, points and value. Below them are the distance from the number and the
    /// formula.
    fn table_of_few(&self, scene: &mut Scene, roster: &Roster) {
        let (task, entries) = self.shown();
        // Nobody has a value before the round has ended.
        let valued = roster.lines.iter().any(|line| line.cells.get(1).is_some_and(|cell| !cell.says.is_empty()));
        let rights = if valued { &RIGHTS[..] } else { &RIGHTS[1..] };
        for (head, right) in roster.heads.iter().zip(rights) {
            let Some((key, _)) = head.list else { continue };
            let at = pt(*right, TASK + 0.55 * WORDS);
            scene.hand(at, Says::Words(Text::new(key)), HEADING, Align::Right, Ink::Pencil);
        }
        let high = high(roster);
        let foot = TASK + WORDS + high * roster.lines.len() as f32;
        scene.stroke([pt(0.0, foot), pt(NARROW, foot)], Ink::Pencil, Nib::Ruler);
        let mut lines: Vec<&Line> = roster.lines.iter().collect();
        lines.sort_unstable_by_key(|line| (line.place, line.seat));
        for (n, line) in lines.into_iter().enumerate() {
            let top = TASK + WORDS + high * n as f32;
            scene.stroke([pt(0.0, top), pt(NARROW, top)], Ink::Pencil, Nib::Ruler);
            // Higher above words, which keep off the strokes below a winner.
            let middle = top + PLAYER / 2.0 - if valued { 0.2 } else { 0.0 };
            let hand = Hand { size: 1.4, align: Align::Left, room: 6.0 };
            name(scene, line.seat, line.mark, pt(0.5, middle), hand);
            self.numbers(scene, line, middle, rights[0]);
            let entry = entries.get(line.seat.index()).and_then(Option::as_ref);
            if let Some((entry, task)) = entry.zip(task) {
                let says = Says::Words(off(entry, task));
                scene.hand(pt(0.5, top + PLAYER + 0.3), says, 1.1, Align::Left, Ink::Pencil);
            } else if valued {
                let says = Says::Words(Text::new("ninetynine-sheet-none"));
                scene.hand(pt(0.5, top + PLAYER + 0.3), says, 1.1, Align::Left, Ink::Pencil);
            }
            if let Some(formula) = line.cells.get(2) {
                let says = Says::Plain(formula.says.clone());
                scene.hand(pt(RIGHTS[1], top + PLAYER + 0.3), says, 1.2, Align::Right, Ink::Pencil);
            }
        }
    }
}

/// The number in a ring, and the dice beside it. Before a number is named, the ring waits for it.
fn draw(scene: &mut Scene, task: Option<&Task>, corner: Pt) {
    let at = pt(corner.x + 2.5, corner.y + 1.7);
    scene.add(Item::Ring { at, r: 1.6, ink: Ink::Pencil, nib: Nib::Bold });
    let target = task.map_or("?".to_owned(), |task| task.target.to_string());
    scene.hand(at, Says::Plain(target), 1.8, Align::Centre, Ink::Pencil);
    let label = Says::Words(Text::new("ninetynine-sheet-target"));
    scene.hand(pt(at.x, at.y + 2.4), label, HEADING, Align::Centre, Ink::Pencil);
    for (n, face) in (0..).zip(task.iter().flat_map(|task| &task.dice)) {
        let at = pt(corner.x + DICE + 2.2 * n as f32, corner.y + 1.7);
        scene.add(Item::Die { at, side: 1.8, face: *face, ink: Ink::Pencil });
    }
}

/// The number, and a formula with gaps for dice.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    scene.hand(pt(4.0, 2.2), Says::Plain("99".to_owned()), 3.4, Align::Centre, Ink::Seat(1));
    for (x, face) in [(1.2, 3), (4.0, 6), (6.8, 5)] {
        scene.add(Item::Die { at: pt(x, 5.8), side: 1.8, face, ink: Ink::Seat(0) });
    }
    for (x, sign) in [(2.6, "+"), (5.4, "×")] {
        scene.hand(pt(x, 5.8), Says::Plain(sign.to_owned()), 1.4, Align::Centre, Ink::Pencil);
    }
    scene
}
