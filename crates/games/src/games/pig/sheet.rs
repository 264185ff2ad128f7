//! The score sheet: a pencil table for a few players, a ranking for many, and below it the latest series.

use super::rules::{Dice, End, Player, Series, State, sum};
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};

/// Up to this many players get a column each with all their totals; more are ranked in a list.
const COLUMNS: usize = 6;
/// Width of the page at least, so that the dice have room.
const WIDTH: f32 = 18.0;
/// Totals of a column that are shown, the latest ones.
const TOTALS: usize = 8;
/// Height of the head with the names.
const HEAD: f32 = 2.0;
/// Height of the handwriting.
const HAND: f32 = 1.1;
/// Distance between two throws of a series.
const THROW: f32 = 2.4;
/// So many throws leave the right half of the page free.
const BESIDE: usize = 3;
/// How long the way to the goal is drawn.
const WAY: f32 = 7.5;
/// Side of a die.
const DIE: f32 = 1.6;

/// The picture.
pub fn scene(state: &State) -> Scene {
    let (width, table) = extent(state.players().len());
    let dice = state.rules().dice.count() as f32;
    let mut scene = Scene::new(width, table + 4.0 + 2.0 * dice);
    if state.players().len() <= COLUMNS {
        columns(&mut scene, state);
    } else {
        ranking(&mut scene, state);
    }
    series(&mut scene, state, table + 1.0);
    if state.players().len() <= COLUMNS && state.series().throws.len() <= BESIDE {
        race(&mut scene, state, table + 1.0);
    }
    scene
}

/// Width of the page and height of the table for that many players.
fn extent(players: usize) -> (f32, f32) {
    if players <= COLUMNS {
        return (column_width(players) * players as f32, HEAD + TOTALS as f32 + 1.0);
    }
    let (lists, rows) = lists(players);
    (LIST * lists as f32, LINE * (rows as f32 + 1.0))
}

fn column_width(players: usize) -> f32 {
    (WIDTH / players as f32).max(5.0)
}

/// One column for each player: the name, the totals (each crossed out when the next is written below it), what burnt.
fn columns(scene: &mut Scene, state: &State) {
    let (width, height) = extent(state.players().len());
    let column = column_width(state.players().len());
    for (n, player) in state.players().iter().enumerate() {
        let seat = Seat(n as u8);
        let x = column * (n as f32 + 0.5);
        name(scene, state, seat, pt(x, HEAD / 2.0), Align::Centre, column - 0.6);
        totals(scene, state, seat, x);
        let says = Says::Words(Text::new("pig-sheet-burnt").with("points", player.burnt));
        scene.hand(pt(x, height - 0.5), says, 0.9, Align::Centre, Ink::Pencil);
        if n > 0 {
            let edge = column * n as f32;
            scene.stroke([pt(edge, 0.0), pt(edge, height)], Ink::Pencil, Nib::Pen);
        }
    }
    scene.stroke([pt(0.0, HEAD), pt(width, HEAD)], Ink::Pencil, Nib::Pen);
    scene.stroke([pt(0.0, height - 1.0), pt(width, height - 1.0)], Ink::Pencil, Nib::Fine);
}

/// The latest totals of a column around `x`, from the top down.
fn totals(scene: &mut Scene, state: &State, seat: Seat, x: f32) {
    let totals = &state.players()[seat.index()].totals;
    let hidden = totals.len().saturating_sub(TOTALS);
    for (line, total) in totals[hidden..].iter().enumerate() {
        let at = pt(x, HEAD + 0.5 + line as f32);
        if hidden > 0 && line == 0 {
            // Older totals are only hinted at.
            scene.hand(at, Says::Plain("…".to_owned()), HAND, Align::Centre, ink(seat));
            continue;
        }
        let text = total.to_string();
        let half = 0.3 * text.len() as f32 + 0.2;
        scene.hand(at, Says::Plain(text), HAND, Align::Centre, ink(seat));
        if hidden + line + 1 < totals.len() {
            scene.stroke([pt(at.x - half, at.y + 0.25), pt(at.x + half, at.y - 0.25)], ink(seat), Nib::Fine);
        } else if banked(state) == Some(seat) {
            scene.stroke([pt(at.x - half, at.y + 0.5), pt(at.x + half, at.y + 0.5)], Ink::Accent, Nib::Pen);
        }
    }
}

/// Who has just banked.
fn banked(state: &State) -> Option<Seat> {
    let series = state.series();
    (series.end == Some(End::Banked)).then_some(series.by)
}

fn ink(seat: Seat) -> Ink {
    Ink::Seat(seat.0)
}

/// A name of at most `room`; a line below it says whose turn it is, a line through it that the player has left.
fn name(scene: &mut Scene, state: &State, seat: Seat, at: Pt, align: Align, room: f32) {
    scene.name(at, seat, HAND, align, room);
    let (left, right) = if align == Align::Left { (at.x, at.x + 4.0) } else { (at.x - 2.0, at.x + 2.0) };
    if state.players()[seat.index()].left {
        scene.stroke([pt(left, at.y), pt(right, at.y)], Ink::Pencil, Nib::Pen);
    } else if state.acts(seat) {
        scene.stroke([pt(left, at.y + 0.6), pt(right, at.y + 0.6)], ink(seat), Nib::Bold);
    }
}

/// Width of a column of the ranking.
const LIST: f32 = 13.0;
/// Height of a line of the ranking.
const LINE: f32 = 1.5;

/// How many columns a ranking has, and how many lines each.
fn lists(players: usize) -> (usize, usize) {
    let lists = if players <= 24 { 2 } else { 3 };
    (lists, players.div_ceil(lists))
}

/// The best first, in columns one after another: place, name, points, what burnt.
fn ranking(scene: &mut Scene, state: &State) {
    let players = state.players();
    let (lists, rows) = lists(players.len());
    let (width, height) = extent(players.len());
    for list in 0..lists {
        let x = LIST * list as f32;
        for (at, key) in [(9.3, "pig-sheet-total"), (12.5, "pig-sheet-lost")] {
            let says = Says::Words(Text::new(key));
            let at = pt(x + at, LINE / 2.0);
            scene.add(Item::Label { at, says, size: 0.9, align: Align::Right, ink: Ink::Pencil, face: Face::Print });
        }
        if list > 0 {
            scene.stroke([pt(x, 0.0), pt(x, height)], Ink::Pencil, Nib::Fine);
        }
    }
    scene.stroke([pt(0.0, LINE), pt(width, LINE)], Ink::Pencil, Nib::Pen);
    for (n, (place, seat)) in ranked(state).into_iter().enumerate() {
        let corner = pt(LIST * (n / rows) as f32, LINE * ((n % rows) as f32 + 1.0));
        ranked_line(scene, state, place, seat, corner);
    }
}

/// Places and seats in the order of the ranking.
fn ranked(state: &State) -> Vec<(u8, Seat)> {
    let mut ranked: Vec<(u8, Seat)> = state.places().into_iter().zip((0..).map(Seat)).collect();
    ranked.sort_unstable();
    ranked
}

fn ranked_line(scene: &mut Scene, state: &State, place: u8, seat: Seat, corner: Pt) {
    let Player { burnt, left, .. } = state.players()[seat.index()];
    let y = corner.y + LINE / 2.0;
    let at = |x: f32| pt(corner.x + x, y);
    if !left {
        let says = Says::Plain(place.to_string());
        let face = Face::Print;
        scene.add(Item::Label { at: at(1.2), says, size: 0.9, align: Align::Right, ink: Ink::Pencil, face });
    }
    name(scene, state, seat, at(1.6), Align::Left, 5.4);
    scene.hand(at(9.3), Says::Plain(state.score(seat).to_string()), 1.3, Align::Right, ink(seat));
    if burnt > 0 {
        scene.hand(at(12.5), Says::Plain(burnt.to_string()), 0.9, Align::Right, Ink::Pencil);
    }
    if banked(state) == Some(seat) {
        scene.stroke([at(7.1), at(9.4)].map(|p| pt(p.x, p.y + 0.6)), Ink::Accent, Nib::Pen);
    }
}

/// The latest series below `top`: what it came to, and its throws, as many of the last ones as fit.
fn series(scene: &mut Scene, state: &State, top: f32) {
    let series = state.series();
    scene.hand(pt(0.5, top + 0.5), Says::Words(remark(series)), HAND, Align::Left, ink(series.by));
    let room = ((scene.width - 2.0) / THROW) as usize;
    let hidden = series.throws.len().saturating_sub(room);
    let top = top + 1.2;
    if hidden > 0 {
        scene.hand(pt(0.6, top + 1.0), Says::Plain("…".to_owned()), HAND, Align::Centre, Ink::Pencil);
    }
    for (n, faces) in series.throws.iter().enumerate().skip(hidden) {
        let x = 1.2 + THROW * ((n - hidden) as f32 + 0.5);
        let latest = n + 1 == series.throws.len();
        throw(scene, faces, state.rules().dice, pt(x, top), latest, latest && series.end == Some(End::Bust));
    }
}

/// How far everybody is on the way to the goal, beside a short series below `top`; pencil is what the series would add.
fn race(scene: &mut Scene, state: &State, top: f32) {
    let (rules, series, players) = (state.rules(), state.series(), state.players().len());
    let (end, start) = (scene.width - 0.5, scene.width - 0.5 - WAY);
    let goal = Says::Words(Text::new("pig-sheet-goal").with("points", rules.goal));
    scene.hand(pt(end, top + 0.5), goal, HAND, Align::Right, Ink::Pencil);
    let apart = ((1.5 + 1.9 * rules.dice.count() as f32) / players as f32).min(1.2);
    let line = |n: usize| top + 1.9 + apart * n as f32;
    let along = |points: f32| start + WAY * (points / rules.goal as f32).clamp(0.0, 1.0);
    for seat in (0..players).map(|n| Seat(n as u8)) {
        let (y, score) = (line(seat.index()), state.score(seat) as f32);
        let runs = series.by == seat && series.end.is_none();
        let reach = along(score + if runs { series.points() as f32 } else { 0.0 });
        scene.stroke([pt(start, y), pt(end, y)], Ink::Shade, Nib::Fine);
        if reach > along(score) {
            scene.stroke([pt(along(score), y), pt(reach, y)], Ink::Pencil, Nib::Bold);
        }
        if score > 0.0 {
            scene.stroke([pt(start, y), pt(along(score), y)], ink(seat), Nib::Bold);
        }
        scene.add(Item::Dot { at: pt(along(score), y), r: 0.22, ink: ink(seat) });
    }
    scene.stroke([pt(end, line(0) - 0.5), pt(end, line(players - 1) + 0.5)], Ink::Pencil, Nib::Pen);
}

/// What is written above the dice.
fn remark(series: &Series) -> Text {
    let key = match series.end {
        None if series.throws.is_empty() => return Text::new("pig-sheet-first").with("seat", series.by),
        None => "pig-sheet-series",
        Some(End::Banked) => "pig-sheet-banked",
        Some(End::Bust) => "pig-sheet-bust",
    };
    Text::new(key).with("seat", series.by).with("points", series.points())
}

/// The dice of a throw, one below the other, and what they make; the latest is framed, a lost one crossed out.
fn throw(scene: &mut Scene, faces: &[u8], dice: Dice, top: Pt, latest: bool, bust: bool) {
    let step = 1.9;
    for (n, &face) in faces.iter().enumerate() {
        let red = n == 0 && dice != Dice::Double;
        let ink = if red { Ink::Seat(1) } else { Ink::Pencil };
        scene.add(Item::Die { at: pt(top.x, top.y + 1.0 + step * n as f32), side: DIE, face, ink });
    }
    let below = top.y + step * faces.len() as f32 + 0.55;
    if latest {
        scene.frame(top.x - 1.05, top.y - 0.02, 2.1, step * faces.len() as f32 + 0.15, Ink::Accent, Nib::Pen);
    }
    if bust {
        scene.add(Item::Cross { at: pt(top.x, below + 0.1), r: 0.36, ink: Ink::Accent, nib: Nib::Bold });
    } else {
        scene.hand(pt(top.x, below), Says::Plain(format!("+{}", sum(faces))), 0.9, Align::Centre, Ink::Pencil);
    }
}

/// The same as plain text: a line for each player, the one to move marked, then the latest series with the latest
/// throw in brackets. A seat stands for its player.
pub fn text(state: &State) -> String {
    let rules = state.rules();
    let dice = match rules.dice {
        Dice::One => "1 die, bust on 1",
        Dice::Red => "2 dice, bust on red 1",
        Dice::Double => "2 dice, bust on a double",
    };
    let overtake = if rules.overtake { ", overtaking" } else { "" };
    let mut lines = vec![format!("goal {}, {dice}{overtake}", rules.goal), "  seat total burnt".to_owned()];
    for (seat, player) in (0..).map(Seat).zip(state.players()) {
        let mark = if state.acts(seat) { '>' } else { ' ' };
        let left = if player.left { "  left" } else { "" };
        lines.push(format!("{mark}{:>5}{:>6}{:>6}{left}", seat.0 + 1, state.score(seat), player.burnt));
    }
    lines.push(text_of_series(state.series()));
    lines.join("\n")
}

fn text_of_series(series: &Series) -> String {
    let last = series.throws.len();
    let throws = series.throws.iter().enumerate().map(|(n, faces)| {
        let faces = faces.iter().map(u8::to_string).collect::<Vec<_>>().join("-");
        if n + 1 == last { format!(" [{faces}]") } else { format!(" {faces}") }
    });
    let end = match series.end {
        None if last == 0 => " no throw yet".to_owned(),
        None => format!(" = {}", series.points()),
        Some(End::Banked) => format!(" = {} banked", series.points()),
        Some(End::Bust) => format!(" bust, {} burnt", series.points()),
    };
    format!("seat {}:{}{end}", series.by.0 + 1, throws.collect::<String>())
}

/// A throw, and the total that it makes.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (at, face, ink) in [(pt(2.2, 2.4), 5, Ink::Seat(1)), (pt(5.8, 2.6), 6, Ink::Pencil)] {
        scene.add(Item::Die { at, side: 2.9, face, ink });
    }
    for (x, total) in [(2.0, "24"), (5.8, "35")] {
        scene.hand(pt(x, 6.0), Says::Plain(total.to_owned()), 2.2, Align::Centre, Ink::Seat(0));
    }
    scene.stroke([pt(0.9, 6.5), pt(3.1, 5.5)], Ink::Seat(0), Nib::Pen);
    scene.stroke([pt(4.6, 7.0), pt(7.0, 7.0)], Ink::Accent, Nib::Bold);
    scene
}
