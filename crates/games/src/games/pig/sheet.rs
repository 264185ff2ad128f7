//! The score sheet: a pencil table for a few players or a ranking for many, and the latest series below it.

use super::Pig;
use super::rules::{Dice, End, Series, Table, sum};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::dicegame::{DiceGame, Phase};
use crate::kit::roster::{Cell, Foot, Head, Line, Mark, Roster, least};

/// Least width of a column.
const COLUMN: f32 = 5.0;
/// Height of the total in a column, and of its handwriting.
const TOTAL: f32 = 2.0;
const LARGE: f32 = 2.0;
/// Height of the handwriting.
const HAND: f32 = 1.1;
/// Distance between two throws of a series, and between two dice of a throw. There are fewer throws if everybody has
/// the same ones, so these are larger.
const THROW: f32 = 2.2;
const COMMON: f32 = 3.0;
/// Height of the line with the round before, and the distance of its middle from the sums above.
const BEFORE: f32 = 2.0;
const APART: f32 = 1.1;
/// Width of the names before the tracks, the space behind the goal, how far beyond the goal a player with more is
/// drawn, and the distance between two tracks.
const NAMES: f32 = 5.0;
const BEHIND: f32 = 1.0;
const MORE: f32 = 0.5;
const LANE: f32 = 1.5;
/// Height of a line of the legend below the tracks, and height of its words in least heights.
const LEGEND: f32 = 2.1;
const WORDS: f32 = 1.5;
/// From one tick of a track to the next, in points: on a short way, and on one of more than `SHORT`. So many ticks have
/// a number each, if it keeps this far from the words at the goal.
const TICKS: [u32; 2] = [10, 50];
const SHORT: u32 = 100;
const NUMBERS: u32 = 5;
const GOAL: f32 = 3.6;
/// Radius of the mark of a player, and of that for the sum that a stop would give.
const STANDS: f32 = 0.4;
const WOULD: f32 = 0.38;
/// From one dash of a track to the next.
const DASH: f32 = 0.6;
/// Side of a die, as a share of the distance.
const DIE: f32 = 0.72;
/// The same of the red die, which has a double outline.
const RED: f32 = 0.76;

/// The picture: the table, the series with its dice, the result of the round before, and each player's track.
pub fn scene(board: &Table) -> Scene {
    let roster = roster(board);
    let (width, table) = roster.extent();
    let series_top = table + 0.5;
    let below = (series_top + 2.5 + pitch(board) * rows(board) as f32).ceil();
    let before = if board.common.before.is_some() { BEFORE } else { 0.0 };
    let tracks = if roster.is_columns() { tracks(board) } else { 0.0 };
    let mut scene = Scene::new(width, below + before + tracks);
    let mut body = |scene: &mut Scene, line: &Line, top: Pt, _| total(scene, board, line.seat, top);
    roster.draw(&mut scene, pt(0.0, 0.0), &mut body);
    series(&mut scene, board, series_top);
    if let Some(series) = &board.common.before {
        let (at, says) = (pt(width / 2.0, below + APART), Says::Words(before_this(series)));
        scene.hand(at, says, 1.25 * least(width), Align::Centre, Ink::Pencil);
    }
    if roster.is_columns() {
        race(&mut scene, board, below + before);
    }
    scene
}

/// The distance between throws and between dice.
fn pitch(board: &Table) -> f32 {
    if board.round.is_common() { COMMON } else { THROW }
}

/// How many dice are below each other. A single throw for everybody has room for its dice side by side.
fn rows(board: &Table) -> usize {
    let alone = board.round.is_common() && board.series().throws.len() == 1;
    if alone { 1 } else { board.rules.dice.count() }
}

/// Whether every player has a hollow mark, now or in this round. A single one needs no words: its series has them.
fn has_marks(board: &Table) -> bool {
    board.round.is_common() && !board.round.over
}

/// Height of the tracks, with the lines below them.
fn tracks(board: &Table) -> f32 {
    let legends = u8::from(board.rules.dice == Dice::Red) + u8::from(has_marks(board));
    (2.5 + LANE * board.players.len() as f32 + LEGEND * f32::from(legends)).ceil()
}

/// The players with their banked points, which a column shows large, and with their burnt points.
fn roster(board: &Table) -> Roster {
    let places = board.game.outcome(board).places;
    let line = |(seat, place): (Seat, u8)| {
        let total = Cell { latest: has_changed(board, seat), ..Cell::own(board.score(seat)) };
        let words = Some(fate(board, seat).unwrap_or_else(|| Text::new("pig-sheet-burnt").with("points", 0)));
        let cells = vec![total, Cell { words, ..Cell::pencil(board.own(seat).burnt) }];
        Line { seat, mark: board.stands(seat), place: Some(place), cells, note: status(board, seat).to_owned() }
    };
    let is_bare = board.seats().iter().all(|seat| fate(board, seat).is_none());
    Roster {
        heads: vec![
            Head::new("total", ("pig-sheet-total", 2.2), Foot::Absent),
            Head::new("burnt", ("pig-sheet-lost", 3.4), if is_bare { Foot::Absent } else { Foot::High(1.6) }),
        ],
        lines: board.seats().iter().zip(places).map(line).collect(),
        column: COLUMN,
        body: TOTAL,
        own: board.round.own,
    }
}

/// The words below a seat's points: with one throw for everybody the points of this round, otherwise those that have
/// burnt.
fn fate(board: &Table, seat: Seat) -> Option<Text> {
    let player = board.player(seat);
    let (key, points) = match (board.stands(seat), board.round.is_common()) {
        (Mark::Out, _) => return Some(Text::new("pig-sheet-out")),
        (_, true) if overtaken(board, seat) > 0 => ("pig-sheet-overtaken", overtaken(board, seat)),
        (_, true) if has_banked(board, seat) => ("pig-sheet-gained", player.sum()),
        // The line below says how much: it never belonged to the total above.
        (_, true) if player.phase == Phase::Lost => ("pig-sheet-lost", board.series().points()),
        (_, true) => return None,
        (_, false) => ("pig-sheet-burnt", player.own.burnt),
    };
    (points > 0).then(|| Text::new(key).with("points", points))
}

/// The banked points of a column.
fn total(scene: &mut Scene, board: &Table, seat: Seat, top: Pt) {
    let (at, says) = (pt(top.x, top.y + TOTAL / 2.0), Says::Plain(board.score(seat).to_string()));
    scene.hand(at, says, LARGE, Align::Centre, Ink::of(seat, has_changed(board, seat)));
}

/// Whether a seat has just banked, or has banked in this common round.
fn has_banked(board: &Table, seat: Seat) -> bool {
    match board.round.is_common() {
        true => board.player(seat).phase == Phase::Held && !board.player(seat).throws.is_empty(),
        false => board.series().end == Some(End::Banked) && board.series().by == seat,
    }
}

/// The points that a seat has lost in this common round to those who have overtaken it.
fn overtaken(board: &Table, seat: Seat) -> u32 {
    let gained = if has_banked(board, seat) { board.player(seat).sum() } else { 0 };
    if board.round.is_common() { (board.own(seat).from + gained).saturating_sub(board.score(seat)) } else { 0 }
}

/// Whether the total of a seat is new.
fn has_changed(board: &Table, seat: Seat) -> bool {
    has_banked(board, seat) || overtaken(board, seat) > 0
}

/// Whether a seat could bank the series.
fn is_in(board: &Table, seat: Seat) -> bool {
    match board.round.is_common() {
        true => board.player(seat).is_in(),
        false => board.series().by == seat && board.series().end.is_none(),
    }
}

fn ink(seat: Seat) -> Ink {
    Ink::Seat(seat.0)
}

/// The latest series below `top`, in the middle: its sum, and as many of its last throws as fit.
fn series(scene: &mut Scene, board: &Table, top: f32) {
    let series = board.series();
    let (says, ink) = match board.round.is_common() {
        true => {
            let bust = series.end == Some(End::Bust);
            let key = if bust { "pig-sheet-round-bust" } else { "pig-sheet-round" };
            (Text::new(key).with("points", series.points()), Ink::Pencil)
        }
        false => (remark(series), ink(series.by)),
    };
    let at = pt(scene.width / 2.0, top + 0.5);
    scene.hand(at, Says::Words(says), (1.25 * HAND).max(least(scene.width)), Align::Centre, ink);
    let pitch = pitch(board);
    let room = ((scene.width - 1.0) / pitch) as usize;
    let hidden = series.throws.len().saturating_sub(room);
    let across = (series.throws.len() - hidden) * board.rules.dice.count() / rows(board);
    let left = (scene.width - pitch * across as f32) / 2.0;
    // Align the dice with the squares.
    let top = top + 1.5;
    if hidden > 0 {
        scene.hand(pt(left - 0.5, top + pitch / 2.0), Says::Plain("…".to_owned()), HAND, Align::Centre, Ink::Pencil);
    }
    for (n, faces) in series.throws.iter().enumerate().skip(hidden) {
        let latest = n + 1 == series.throws.len();
        // A throw that everybody has is nobody's.
        let ink = if board.round.is_common() { Ink::Pencil } else { Ink::Latest(series.by.0) };
        let bust = (latest && series.end == Some(End::Bust)).then_some(ink);
        let corner = pt(left + pitch * (n - hidden) as f32, top);
        throw(scene, (faces, board.rules.dice), (corner, pitch, rows(board)), latest, bust);
    }
}

/// Each player's way to the goal, below `top`. The dashes are the points that the series would add.
fn race(scene: &mut Scene, board: &Table, top: f32) {
    let (rules, series, players) = (board.rules, board.series(), board.players.len());
    let (start, end, size) = (NAMES + 0.5, scene.width - BEHIND, 1.35 * least(scene.width));
    let line = |n: usize| top + 2.5 + LANE * n as f32;
    let along = |points: f32| match points / rules.goal as f32 {
        share if share > 1.0 => end + MORE,
        share => start + (end - start) * share.max(0.0),
    };
    // Keep clear of the sums above.
    numbers(scene, rules.goal, (top + 0.9, end), &along);
    // Below all tracks: nearer to the dice, it would look like another throw.
    legends(scene, board, line(players - 1));
    scene.stroke([pt(end, line(0) - 0.5), pt(end, line(players - 1) + 0.5)], Ink::Pencil, Nib::Ruler);
    let tick = tick(rules.goal);
    for at in (1..rules.goal.div_ceil(tick)).map(|n| along((n * tick) as f32)) {
        (0..players).for_each(|n| scene.stroke([pt(at, line(n) - 0.2), pt(at, line(n) + 0.2)], Ink::Pencil, Nib::Fine));
    }
    for seat in (0..players).map(|n| Seat(n as u8)) {
        let (y, score) = (line(seat.index()), board.score(seat) as f32);
        let runs = is_in(board, seat);
        let reach = along(score + if runs { series.points() as f32 } else { 0.0 });
        scene.name(pt(0.5, y), seat, size, Align::Left, NAMES - 0.5);
        scene.stroke([pt(start, y), pt(end, y)], Ink::Pencil, Nib::Fine);
        if reach > along(score) {
            dashes(scene, (along(score), reach), y, seat);
        }
        if score > 0.0 {
            scene.stroke([pt(start, y), pt(along(score), y)], ink(seat), Nib::Bold);
        }
        if reach > along(score) {
            // The sum that a stop would give, above the dashes on bare paper.
            scene.bare(pt(reach, y), WOULD);
            scene.add(Item::Bead { at: pt(reach, y), r: WOULD, ink: ink(seat) });
        }
        scene.add(Item::Dot { at: pt(along(score), y), r: STANDS, ink: Ink::of(seat, has_changed(board, seat)) });
    }
}

/// The legend of a double frame, and of a hollow mark as long as there are any, in lines below this height.
fn legends(scene: &mut Scene, board: &Table, mut y: f32) {
    let mut line = |scene: &mut Scene, key| {
        y += LEGEND;
        let says = Says::Words(Text::new(key));
        scene.hand(pt(2.5, y), says, WORDS * least(scene.width), Align::Left, Ink::Pencil);
        pt(1.3, y)
    };
    if board.rules.dice == Dice::Red {
        let at = line(scene, "pig-sheet-red");
        scene.other_die(at, 1.5, 1, Ink::Pencil);
    }
    if has_marks(board) {
        let at = line(scene, "pig-sheet-would");
        scene.add(Item::Ring { at, r: WOULD, ink: Ink::Pencil, nib: Nib::Bold });
    }
}

/// The numbers of the ticks at this height, with the goal in words at the right end of the tracks.
fn numbers(scene: &mut Scene, goal: u32, (y, end): (f32, f32), along: &dyn Fn(f32) -> f32) {
    let size = 1.35 * least(scene.width);
    let says = Says::Words(Text::new("pig-sheet-goal").with("points", goal));
    scene.hand(pt(end, y), says, size, Align::Right, Ink::Pencil);
    let ticks = goal.div_ceil(tick(goal));
    let pitch = tick(goal) * ticks.div_ceil(NUMBERS);
    for points in (0..goal).step_by(pitch as usize) {
        let x = along(points as f32);
        if x < end - GOAL {
            scene.hand(pt(x, y), Says::Plain(points.to_string()), size, Align::Centre, Ink::Pencil);
        }
    }
}

/// From one tick of a track to the next, in points.
fn tick(goal: u32) -> u32 {
    TICKS[usize::from(goal > SHORT)]
}

/// A dashed line from one point of a track to another.
fn dashes(scene: &mut Scene, (from, to): (f32, f32), y: f32, seat: Seat) {
    for n in 0..((to - from) / DASH).ceil() as usize {
        let x = from + DASH * n as f32;
        scene.stroke([pt(x, y), pt((x + 0.6 * DASH).min(to), y)], ink(seat), Nib::Bold);
    }
}

/// The caption above the dice.
fn remark(series: &Series) -> Text {
    let key = match series.end {
        None if series.throws.is_empty() => return Text::new("pig-sheet-first").with("seat", series.by),
        None => "pig-sheet-series",
        Some(End::Banked) => "pig-sheet-banked",
        Some(End::Bust) => "pig-sheet-bust",
    };
    Text::new(key).with("seat", series.by).with("points", series.points())
}

/// The caption for the round before.
fn before_this(series: &Series) -> Text {
    let bust = series.end == Some(End::Bust);
    let key = if bust { "pig-sheet-before-bust" } else { "pig-sheet-before" };
    Text::new(key).with("points", series.points()).with("throws", series.throws.len())
}

/// The dice of a throw in this many rows, this far apart, and their sum below. The latest throw is washed. A throw that
/// lost the series is crossed out in the ink `bust`.
fn throw(
    scene: &mut Scene,
    (faces, dice): (&[u8], Dice),
    (corner, pitch, rows): (Pt, f32, usize),
    latest: bool,
    bust: Option<Ink>,
) {
    let (wide, high) = (pitch * (faces.len() / rows) as f32, pitch * rows as f32);
    if latest {
        scene.add(Item::Fill { polygon: corners(corner, pt(corner.x + wide, corner.y + high)), ink: Ink::Accent });
    }
    let middle = corner.x + wide / 2.0;
    for (n, &face) in faces.iter().enumerate() {
        let (column, row) = (n / rows, n % rows);
        let at = pt(corner.x + pitch * (column as f32 + 0.5), corner.y + pitch * (row as f32 + 0.5));
        let ink = Ink::Pencil;
        match n == 0 && dice == Dice::Red {
            true => scene.other_die(at, RED * pitch, face, ink),
            false => scene.add(Item::Die { at, side: DIE * pitch, face, ink }),
        }
    }
    let below = pt(middle, corner.y + high + 0.5);
    match bust {
        Some(ink) => scene.add(Item::Cross { at: below, r: 0.36, ink, nib: Nib::Bold }),
        None => {
            let says = Says::Plain(format!("+{}", sum(faces)));
            scene.hand(below, says, 1.35 * least(scene.width), Align::Centre, Ink::Pencil);
        }
    }
}

/// The sheet as plain text: a line for each player, with a mark for the mover, then the latest series with the latest
/// throw in brackets. Players are written as seats.
pub fn text(board: &Table) -> String {
    let rules = board.rules;
    let dice = match rules.dice {
        Dice::One => "1 die, bust on 1",
        Dice::Red => "2 dice, bust on red 1",
        Dice::Double => "2 dice, bust on a double",
    };
    let overtake = if rules.overtake { ", overtaking" } else { "" };
    let common = if board.round.is_common() { ", one throw for all" } else { "" };
    let rules = format!("goal {}, {dice}{overtake}{common}", rules.goal);
    let by = match board.round.is_common() {
        true => "round".to_owned(),
        false => format!("seat {}", board.series().by.0 + 1),
    };
    format!("{rules}\n{}\n{by}{}", roster(board).text(""), text_of_series(board.series()))
}

/// A seat's status in a common round.
fn status(board: &Table, seat: Seat) -> &'static str {
    let here = board.round.is_common() && board.round.present().has(seat);
    match (here, is_in(board, seat), has_banked(board, seat)) {
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

/// A throw and the total that it makes, or two totals if one throw counts for everybody.
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
    scene.stroke([pt(4.6, 7.0), pt(7.0, 7.0)], Ink::Latest(second), Nib::Bold);
    scene
}
