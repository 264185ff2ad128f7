//! The score sheet: a pencil table for a few players, a ranking for many, and below it the latest series.

use super::Pig;
use super::rules::{Dice, End, Series, Table, sum};
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::{DiceGame, Phase};

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
/// Height of the line about the round before.
const BEFORE: f32 = 1.4;
/// Side of a die.
const DIE: f32 = 1.6;

/// The picture.
pub fn scene(board: &Table) -> Scene {
    let (width, table) = extent(board.players.len());
    let dice = board.rules.dice.count() as f32;
    let common = board.round.is_common();
    let mut scene = Scene::new(width, table + 4.0 + 2.0 * dice + if common { BEFORE } else { 0.0 });
    if board.players.len() <= COLUMNS {
        columns(&mut scene, board);
    } else {
        ranking(&mut scene, board);
    }
    series(&mut scene, board, table + 1.0);
    if board.players.len() <= COLUMNS && board.series().throws.len() <= BESIDE {
        race(&mut scene, board, table + 1.0);
    }
    if let Some(series) = &board.common.before {
        let (at, says) = (pt(0.5, scene.height - 0.8), Says::Words(before(series)));
        scene.hand(at, says, 0.9, Align::Left, Ink::Pencil);
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
fn columns(scene: &mut Scene, board: &Table) {
    let (width, height) = extent(board.players.len());
    let column = column_width(board.players.len());
    for (n, player) in board.players.iter().enumerate() {
        let seat = Seat(n as u8);
        let x = column * (n as f32 + 0.5);
        name(scene, board, seat, pt(x, HEAD / 2.0), Align::Centre, column - 0.6);
        totals(scene, board, seat, x);
        let says = Says::Words(Text::new("pig-sheet-burnt").with("points", player.own.burnt));
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
fn totals(scene: &mut Scene, board: &Table, seat: Seat, x: f32) {
    let totals = &board.own(seat).totals;
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
        } else if has_banked(board, seat) {
            scene.stroke([pt(at.x - half, at.y + 0.5), pt(at.x + half, at.y + 0.5)], Ink::Accent, Nib::Pen);
        }
    }
}

/// Whether a seat has just banked, or has done so in this round for everybody.
fn has_banked(board: &Table, seat: Seat) -> bool {
    match board.round.is_common() {
        true => board.player(seat).phase == Phase::Held && !board.player(seat).throws.is_empty(),
        false => board.series().end == Some(End::Banked) && board.series().by == seat,
    }
}

/// Whether the series would be a seat's.
fn is_in(board: &Table, seat: Seat) -> bool {
    match board.round.is_common() {
        true => board.player(seat).is_in(),
        false => board.series().by == seat && board.series().end.is_none(),
    }
}

fn ink(seat: Seat) -> Ink {
    Ink::Seat(seat.0)
}

/// A name of at most `room`; a line below it says whose turn it is, a tick behind it that a secret choice is made, a
/// line through it that the player has left.
fn name(scene: &mut Scene, board: &Table, seat: Seat, at: Pt, align: Align, room: f32) {
    scene.name(at, seat, HAND, align, room);
    let (left, right) = if align == Align::Left { (at.x, at.x + 4.0) } else { (at.x - 2.0, at.x + 2.0) };
    if !board.round.present().has(seat) {
        scene.stroke([pt(left, at.y), pt(right, at.y)], Ink::Pencil, Nib::Pen);
    } else if board.acts(seat) {
        scene.stroke([pt(left, at.y + 0.6), pt(right, at.y + 0.6)], ink(seat), Nib::Bold);
    } else if board.round.covered.has(seat) && is_in(board, seat) {
        let tick = [pt(right, at.y - 0.1), pt(right + 0.25, at.y + 0.25), pt(right + 0.7, at.y - 0.5)];
        scene.stroke(tick, ink(seat), Nib::Bold);
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
fn ranking(scene: &mut Scene, board: &Table) {
    let players = &board.players;
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
    for (n, (place, seat)) in ranked(board).into_iter().enumerate() {
        let corner = pt(LIST * (n / rows) as f32, LINE * ((n % rows) as f32 + 1.0));
        ranked_line(scene, board, place, seat, corner);
    }
}

/// Places and seats in the order of the ranking.
fn ranked(board: &Table) -> Vec<(u8, Seat)> {
    let mut ranked: Vec<(u8, Seat)> = board.game.outcome(board).places.into_iter().zip((0..).map(Seat)).collect();
    ranked.sort_unstable();
    ranked
}

fn ranked_line(scene: &mut Scene, board: &Table, place: u8, seat: Seat, corner: Pt) {
    let (burnt, left) = (board.own(seat).burnt, !board.round.present().has(seat));
    let y = corner.y + LINE / 2.0;
    let at = |x: f32| pt(corner.x + x, y);
    if !left {
        let says = Says::Plain(place.to_string());
        let face = Face::Print;
        scene.add(Item::Label { at: at(1.2), says, size: 0.9, align: Align::Right, ink: Ink::Pencil, face });
    }
    name(scene, board, seat, at(1.6), Align::Left, 5.4);
    scene.hand(at(9.3), Says::Plain(board.score(seat).to_string()), 1.3, Align::Right, ink(seat));
    if burnt > 0 {
        scene.hand(at(12.5), Says::Plain(burnt.to_string()), 0.9, Align::Right, Ink::Pencil);
    }
    if has_banked(board, seat) {
        scene.stroke([at(7.1), at(9.4)].map(|p| pt(p.x, p.y + 0.6)), Ink::Accent, Nib::Pen);
    }
}

/// The latest series below `top`: what it came to, and its throws, as many of the last ones as fit.
fn series(scene: &mut Scene, board: &Table, top: f32) {
    let series = board.series();
    let (says, ink) = match board.round.is_common() {
        true => (Text::new("pig-sheet-round").with("points", series.points()), Ink::Pencil),
        false => (remark(series), ink(series.by)),
    };
    scene.hand(pt(0.5, top + 0.5), Says::Words(says), HAND, Align::Left, ink);
    let room = ((scene.width - 2.0) / THROW) as usize;
    let hidden = series.throws.len().saturating_sub(room);
    let top = top + 1.2;
    if hidden > 0 {
        scene.hand(pt(0.6, top + 1.0), Says::Plain("…".to_owned()), HAND, Align::Centre, Ink::Pencil);
    }
    for (n, faces) in series.throws.iter().enumerate().skip(hidden) {
        let x = 1.2 + THROW * ((n - hidden) as f32 + 0.5);
        let latest = n + 1 == series.throws.len();
        throw(scene, faces, board.rules.dice, pt(x, top), latest, latest && series.end == Some(End::Bust));
    }
}

/// How far everybody is on the way to the goal, beside a short series below `top`; pencil is what the series would add.
fn race(scene: &mut Scene, board: &Table, top: f32) {
    let (rules, series, players) = (board.rules, board.series(), board.players.len());
    let (end, start) = (scene.width - 0.5, scene.width - 0.5 - WAY);
    let goal = Says::Words(Text::new("pig-sheet-goal").with("points", rules.goal));
    scene.hand(pt(end, top + 0.5), goal, HAND, Align::Right, Ink::Pencil);
    let apart = ((1.5 + 1.9 * rules.dice.count() as f32) / players as f32).min(1.2);
    let line = |n: usize| top + 1.9 + apart * n as f32;
    let along = |points: f32| start + WAY * (points / rules.goal as f32).clamp(0.0, 1.0);
    for seat in (0..players).map(|n| Seat(n as u8)) {
        let (y, score) = (line(seat.index()), board.score(seat) as f32);
        let runs = is_in(board, seat);
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

/// What is written of the round before.
fn before(series: &Series) -> Text {
    let bust = series.end == Some(End::Bust);
    let key = if bust { "pig-sheet-before-bust" } else { "pig-sheet-before" };
    Text::new(key).with("points", series.points()).with("throws", series.throws.len())
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
pub fn text(board: &Table) -> String {
    let rules = board.rules;
    let dice = match rules.dice {
        Dice::One => "1 die, bust on 1",
        Dice::Red => "2 dice, bust on red 1",
        Dice::Double => "2 dice, bust on a double",
    };
    let overtake = if rules.overtake { ", overtaking" } else { "" };
    let common = if board.round.is_common() { ", one throw for all" } else { "" };
    let mut lines = vec![format!("goal {}, {dice}{overtake}{common}", rules.goal), "  seat total burnt".to_owned()];
    for (seat, player) in (0..).map(Seat).zip(&board.players) {
        let mark = if board.acts(seat) { '>' } else { ' ' };
        let left = if board.round.present().has(seat) { status(board, seat) } else { "  left" };
        lines.push(format!("{mark}{:>5}{:>6}{:>6}{left}", seat.0 + 1, board.score(seat), player.own.burnt));
    }
    let by = match board.round.is_common() {
        true => "round".to_owned(),
        false => format!("seat {}", board.series().by.0 + 1),
    };
    lines.push(by + &text_of_series(board.series()));
    lines.join("\n")
}

/// Where a seat stands in a round for everybody.
fn status(board: &Table, seat: Seat) -> &'static str {
    match (board.round.is_common(), is_in(board, seat), has_banked(board, seat)) {
        (true, true, _) => "  in",
        (true, _, true) => "  stopped",
        _ => "",
    }
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
    format!(":{}{end}", throws.collect::<String>())
}

/// A throw, and the total that it makes; with one throw for everybody, two totals.
pub fn emblem(game: Pig) -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (at, face, ink) in [(pt(2.2, 2.4), 5, Ink::Seat(1)), (pt(5.8, 2.6), 6, Ink::Pencil)] {
        scene.add(Item::Die { at, side: 2.9, face, ink });
    }
    let second = match game {
        Pig::Pig => 0,
        Pig::Sysna => 2,
    };
    for (x, total, seat) in [(2.0, "24", 0), (5.8, "35", second)] {
        scene.hand(pt(x, 6.0), Says::Plain(total.to_owned()), 2.2, Align::Centre, Ink::Seat(seat));
    }
    scene.stroke([pt(0.9, 6.5), pt(3.1, 5.5)], Ink::Seat(0), Nib::Pen);
    scene.stroke([pt(4.6, 7.0), pt(7.0, 7.0)], Ink::Accent, Nib::Bold);
    scene
}
