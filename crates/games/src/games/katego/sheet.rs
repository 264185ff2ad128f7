//! The table as the book rules it: a row for each player, a column for each number, and the points at the right. Below
//! it are the dice.

use super::rules::Rules;
use super::score::{self, Verdict};
use super::table::{Mark, Table};
use super::variants::{Course, Value};
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Seats, Text};
use crate::kit::hand::Hand;

/// Width of a name, of what is left to throw, of a column and of the points.
const NAME: f32 = 5.4;
const STOCK: f32 = 2.0;
const COLUMN: f32 = 1.75;
const POINTS: f32 = 2.4;
/// Height of the numbers of columns, and of an entry in a row.
const HEAD: f32 = 1.8;
const ENTRY: f32 = 1.85;
/// Room between pairs or tables.
const GAP: f32 = 0.5;
/// Height of what lies below the table.
const BELOW: f32 = 3.0;
/// Side of a die.
const DIE: f32 = 1.7;
/// Height of handwriting.
const HAND: f32 = 1.55;
/// Fewest units across, so that dice have room.
const WIDTH: f32 = 24.0;

/// Where everything stands.
pub(super) struct Layout {
    /// The seats from the top, with the upper edge of each row.
    pub rows: Vec<(Seat, f32)>,
    /// Left edge of the first column.
    pub left: f32,
    /// Width of a column.
    pub column: f32,
    /// Height of a row.
    pub row: f32,
    /// Lower edge of the table.
    pub bottom: f32,
    /// Width of the page.
    pub width: f32,
}

impl Layout {
    fn of(table: &Table) -> Layout {
        let rules = &table.rules;
        let row = ENTRY * lines(rules) as f32 + 0.2;
        let (mut rows, mut y) = (Vec::new(), HEAD);
        for group in groups(rules) {
            for seat in group.iter() {
                rows.push((seat, y));
                y += row;
            }
            y += GAP;
        }
        let left = NAME + if has_stock(rules) { STOCK } else { 0.0 };
        let columns = rules.columns as f32;
        let column = ((WIDTH - left - POINTS) / columns).max(COLUMN);
        Layout { rows, left, column, row, bottom: y - GAP, width: left + column * columns + POINTS }
    }

    fn x(&self, column: usize) -> f32 {
        self.left + self.column * (column as f32 + 0.5)
    }

    fn y(&self, seat: Seat) -> Option<f32> {
        self.rows.iter().find(|(other, _)| *other == seat).map(|(_, y)| *y)
    }
}

/// How many entries stand below each other in a cell.
fn lines(rules: &Rules) -> usize {
    match rules.variant.entries {
        0 => 2,
        entries => entries,
    }
}

/// Those whose rows stand together.
fn groups(rules: &Rules) -> Vec<Seats> {
    let all = Seats::first(rules.seats);
    let mut groups: Vec<Seats> = Vec::new();
    for seat in all.iter() {
        let group = match (rules.variant.twins, rules.variant.pairs) {
            (true, _) => all.iter().filter(|other| other.0 / 2 == seat.0 / 2).collect(),
            (_, true) => rules.team(seat),
            _ => all,
        };
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

/// Whether throws or dice are counted.
fn has_stock(rules: &Rules) -> bool {
    rules.variant.stock > 0 || rules.variant.throws != (0, 1)
}

/// The picture.
pub fn scene(table: &Table) -> Scene {
    let layout = Layout::of(table);
    let mut scene = Scene::new(layout.width, layout.bottom + BELOW);
    washes(&mut scene, table, &layout);
    ruling(&mut scene, table, &layout);
    heads(&mut scene, table, &layout);
    let points = score::points(table);
    for (seat, y) in &layout.rows {
        name(&mut scene, table, *seat, &layout, *y);
        for column in 0..table.rules.columns {
            cell(&mut scene, table, (*seat, column), &layout, *y);
        }
        let (x, y) = (layout.width - POINTS / 2.0, y + layout.row / 2.0);
        if !is_covered(table, *seat) {
            let total = Says::Plain(points[seat.index()].to_string());
            scene.hand(pt(x, y), total, 1.7, Align::Centre, Ink::Seat(seat.0));
        }
    }
    verdicts(&mut scene, table, &layout);
    below(&mut scene, table, &layout);
    scene
}

fn is_covered(table: &Table, seat: Seat) -> bool {
    table.round.covered.has(seat)
}

/// The latest entry, columns that are put out, the column that is fought for, and rows that nobody else sees.
fn washes(scene: &mut Scene, table: &Table, layout: &Layout) {
    let mut wash = |x: f32, y: f32, w: f32, h: f32, ink: Ink| {
        scene.add(Item::Fill { polygon: corners(pt(x, y), pt(x + w, y + h)), ink });
    };
    let left = |column: usize| layout.x(column) - layout.column / 2.0;
    for (seat, y) in &layout.rows {
        if is_covered(table, *seat) {
            wash(layout.left, *y, layout.width - layout.left - POINTS, layout.row, Ink::Shade);
        }
        if let Some((row, column)) = table.player(*seat).latest
            && let Some(y) = layout.y(row)
        {
            wash(left(column), y, layout.column, layout.row, Ink::Accent);
        }
    }
    let fight = table.rules.variant.course != Course::Table && !table.round.over;
    let column = table.common.fight.column;
    if fight && column < table.rules.columns {
        wash(left(column), HEAD, layout.column, layout.bottom - HEAD, Ink::Shade);
    }
}

/// The lines of the table.
fn ruling(scene: &mut Scene, table: &Table, layout: &Layout) {
    let right = layout.width;
    for (_, y) in &layout.rows {
        scene.stroke([pt(0.0, *y), pt(right, *y)], Ink::Pencil, Nib::Fine);
    }
    for (at, (_, y)) in layout.rows.iter().enumerate() {
        let under = y + layout.row;
        let ends = layout.rows.get(at + 1).is_none_or(|(_, next)| *next > under + 0.1);
        if ends {
            scene.stroke([pt(0.0, under), pt(right, under)], Ink::Pencil, Nib::Pen);
        }
    }
    scene.stroke([pt(0.0, HEAD), pt(right, HEAD)], Ink::Pencil, Nib::Pen);
    for column in 0..=table.rules.columns {
        let x = layout.left + layout.column * column as f32;
        scene.stroke([pt(x, 0.0), pt(x, layout.bottom)], Ink::Pencil, Nib::Fine);
    }
}

fn print(scene: &mut Scene, at: Pt, text: String, size: f32, ink: Ink) {
    let says = Says::Plain(text);
    scene.add(Item::Label { at, says, size, align: Align::Centre, ink, face: Face::Print });
}

/// The numbers of the columns, what they bring where that differs, and what is left to throw.
fn heads(scene: &mut Scene, table: &Table, layout: &Layout) {
    let rules = &table.rules;
    for column in 0..rules.columns {
        let (x, number) = (layout.x(column), rules.number(column));
        if rules.variant.tent {
            print(scene, pt(x - 0.35, HEAD / 2.0), number.to_string(), 0.8, Ink::Pencil);
            print(scene, pt(x + 0.45, HEAD / 2.0), format!("+{}", rules.points(column)), 0.8, Ink::Grid);
        } else {
            print(scene, pt(x, HEAD / 2.0), number.to_string(), 1.4, Ink::Pencil);
        }
    }
    if has_stock(rules) {
        let at = |x: f32| pt(NAME + x, HEAD / 2.0);
        if rules.variant.stock > 0 {
            scene.add(Item::Die { at: at(1.0), side: 0.9, face: 1, ink: Ink::Pencil });
        } else {
            scene.add(Item::Die { at: at(0.5), side: 0.75, face: 3, ink: Ink::Pencil });
            scene.add(Item::Die { at: at(1.45), side: 0.75, face: 5, ink: Ink::Pencil });
        }
    }
    print(scene, pt(layout.width - POINTS / 2.0, HEAD / 2.0), "=".to_owned(), 1.4, Ink::Pencil);
}

/// Who has this row, what is left to throw, who has chosen and who has left.
fn name(scene: &mut Scene, table: &Table, seat: Seat, layout: &Layout, top: f32) {
    let (y, ink) = (top + layout.row / 2.0, Ink::Seat(seat.0));
    scene.name(pt(0.3, y), seat, HAND, Align::Left, NAME - 1.1);
    let last = NAME - 1.0;
    let present = table.round.present().has(seat);
    let waits = table.round.waiting.has(seat) || table.round.wanted.is_some_and(|(mover, _)| mover == seat);
    if !present {
        scene.stroke([pt(0.3, y), pt(last, y)], Ink::Pencil, Nib::Pen);
    } else if !waits && table.round.is_common() && !table.round.over && !table.round.waiting.is_empty() {
        scene.stroke([pt(last + 0.1, y), pt(last + 0.35, y + 0.35), pt(last + 0.85, y - 0.5)], ink, Nib::Pen);
    }
    if has_stock(&table.rules) {
        let player = table.player(seat);
        let left = if table.rules.variant.stock > 0 { player.dice } else { player.throws };
        let at = pt(NAME + STOCK / 2.0, y);
        scene.hand(at, Says::Plain(left.to_string()), HAND, Align::Centre, Ink::Pencil);
    }
}

/// What a player has in a column.
fn cell(scene: &mut Scene, table: &Table, (seat, column): (Seat, usize), layout: &Layout, top: f32) {
    let (x, ink) = (layout.x(column), Ink::Seat(seat.0));
    let marks = table.cell(seat, column);
    let lines = lines(&table.rules);
    let hidden = marks.len().saturating_sub(lines);
    let inset = if marks.len() < lines { 0.0 } else { 0.1 };
    for (line, mark) in marks.iter().skip(hidden).enumerate() {
        let at = pt(x, top + inset + ENTRY * (line as f32 + 0.5));
        match mark {
            Mark::Value(value) => scene.hand(at, Says::Plain(value.to_string()), HAND, Align::Centre, ink),
            Mark::Dash => scene.stroke([pt(x - 0.45, at.y + 0.1), pt(x + 0.45, at.y - 0.1)], ink, Nib::Pen),
        }
    }
    let fight = &table.common.fight;
    let now = table.rules.variant.course == Course::Ladder && fight.column == column && !table.round.over;
    let total = fight.totals[seat.index()];
    if now && total > 0 {
        let ink = if fight.leader == Some(seat) { ink } else { Ink::Pencil };
        scene.hand(pt(x, top + layout.row / 2.0), Says::Plain(total.to_string()), HAND, Align::Centre, ink);
    }
    if now && !fight.within.has(seat) {
        let y = top + layout.row / 2.0;
        scene.stroke([pt(x - 0.7, y + 0.3), pt(x + 0.7, y - 0.3)], Ink::Pencil, Nib::Fine);
    }
}

/// Winners are ringed, burnt columns struck, extinguished ones shaded.
fn verdicts(scene: &mut Scene, table: &Table, layout: &Layout) {
    for sides in table.rules.tables() {
        let seats = sides.iter().fold(Seats::NONE, |all, side| all.and(*side));
        let tops: Vec<f32> = seats.iter().filter_map(|seat| layout.y(seat)).collect();
        let top = tops.iter().copied().fold(f32::MAX, f32::min);
        let bottom = tops.iter().copied().fold(0.0, f32::max) + layout.row;
        for column in 0..table.rules.columns {
            let x = layout.x(column);
            let half = layout.column / 2.0;
            match score::verdict(table, &sides, column) {
                Verdict::Open => {}
                Verdict::Burnt => {
                    let ends = [pt(x - half + 0.15, bottom - 0.15), pt(x + half - 0.15, top + 0.15)];
                    scene.stroke(ends, Ink::Pencil, Nib::Pen);
                }
                Verdict::Out => {
                    let polygon = corners(pt(x - half, top), pt(x + half, bottom));
                    scene.add(Item::Hatch { polygon, ink: Ink::Pencil });
                }
                Verdict::Won(side) => side.iter().for_each(|seat| winner(scene, table, (seat, column), layout)),
            }
            if let Some(y) = score::loser(table, column).and_then(|seat| layout.y(seat)) {
                let at = pt(x, y + layout.row / 2.0);
                scene.add(Item::Cross { at, r: 0.6, ink: Ink::Pencil, nib: Nib::Fine });
            }
        }
    }
}

/// The entries that have won a column are ringed; where nothing is written the points stand there.
fn winner(scene: &mut Scene, table: &Table, (seat, column): (Seat, usize), layout: &Layout) {
    let Some(top) = layout.y(seat) else { return };
    let (x, ink, marks) = (layout.x(column), Ink::Seat(seat.0), table.cell(seat, column));
    let middle = pt(x, top + layout.row / 2.0);
    let shown = marks.len().min(lines(&table.rules));
    if table.rules.variant.course != Course::Table {
        let points = Says::Plain(table.rules.points(column).to_string());
        scene.hand(middle, points, HAND, Align::Centre, ink);
        scene.add(Item::Ring { at: middle, r: 0.78, ink, nib: Nib::Pen });
    } else if table.rules.is_common() && shown > 0 {
        let inset = if marks.len() < lines(&table.rules) { 0.0 } else { 0.1 };
        let at = pt(x, top + inset + ENTRY * (shown as f32 - 0.5));
        scene.add(Item::Ring { at, r: 0.76, ink, nib: Nib::Pen });
    } else if shown > 1 {
        let high = 0.5 * layout.row - 0.25;
        let wide = layout.column / 2.0 - 0.2;
        let around = (0..=16).map(|n| (n as f32 / 8.0 * std::f32::consts::PI).sin_cos());
        let points: Vec<Pt> = around.map(|(s, c)| pt(middle.x + wide * c, middle.y + high * s)).collect();
        scene.stroke(points, ink, Nib::Pen);
    } else if shown == 1 && marks.iter().any(|mark| mark.value() > 0) {
        scene.add(Item::Ring { at: middle, r: 0.78, ink, nib: Nib::Pen });
    }
}

/// The dice of the turn, and what they are worth.
fn below(scene: &mut Scene, table: &Table, layout: &Layout) {
    let y = layout.bottom + BELOW / 2.0;
    let common = table.round.is_common();
    let player = table.player(table.round.mover());
    let own = !common && (player.value.is_some() || table.rules.variant.course == Course::Ladder);
    let faces = if own { &player.hand } else { &table.round.fallen };
    let mut x = 1.4;
    if own && !faces.is_empty() {
        scene.name(pt(0.3, y), table.round.mover(), HAND, Align::Left, NAME - 0.8);
        x = NAME + 1.1;
    }
    let ink = if common || !own { Ink::Pencil } else { Ink::Seat(table.round.mover().0) };
    if table.rules.variant.value == Value::Tour && !faces.is_empty() {
        let fixed = table.rules.fixed(player.turns);
        scene.add(Item::Die { at: pt(x, y), side: DIE, face: fixed, ink: Ink::Pencil });
        scene.hand(pt(x + 1.5, y), Says::Plain("×".to_owned()), HAND, Align::Centre, Ink::Pencil);
        x += 3.0;
    }
    for face in faces {
        scene.add(Item::Die { at: pt(x, y), side: DIE, face: *face, ink });
        x += Hand::pitch(DIE);
    }
    if let Some(value) = player.value.filter(|_| own) {
        let says = Says::Plain(format!("= {value}"));
        scene.hand(pt(x - 0.6, y), says, 1.8, Align::Left, ink);
    }
    bid(scene, table, layout, y);
}

/// Who has bid most.
fn bid(scene: &mut Scene, table: &Table, layout: &Layout, y: f32) {
    let fight = &table.common.fight;
    if let Some(leader) = fight.leader.filter(|_| fight.bid > 0 && !table.round.over) {
        let says = Says::Words(Text::new("katego-sheet-bid").with("seat", leader).with("dice", fight.bid));
        scene.hand(pt(layout.width - 0.4, y), says, HAND, Align::Right, Ink::Seat(leader.0));
    }
}

/// A column with its winner.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for x in [0.7, 2.9, 5.1, 7.3] {
        scene.stroke([pt(x, 0.5), pt(x, 7.5)], Ink::Pencil, Nib::Fine);
    }
    for y in [2.1, 3.9, 5.7, 7.5] {
        scene.stroke([pt(0.7, y), pt(7.3, y)], Ink::Pencil, Nib::Fine);
    }
    for (n, number) in ["7", "8", "9"].into_iter().enumerate() {
        print(&mut scene, pt(1.8 + 2.2 * n as f32, 1.3), number.to_owned(), 1.1, Ink::Pencil);
    }
    let entries = [(0, 0, "6"), (2, 0, "11"), (0, 1, "9"), (1, 1, "8"), (2, 1, "11"), (1, 2, "5"), (2, 2, "10")];
    for (column, row, value) in entries {
        let at = pt(1.8 + 2.2 * column as f32, 3.0 + 1.8 * row as f32);
        scene.hand(at, Says::Plain(value.to_owned()), 1.5, Align::Centre, Ink::Seat(row));
    }
    for (at, row) in [(pt(1.8, 4.8), 1), (pt(4.0, 4.8), 1)] {
        scene.add(Item::Ring { at, r: 0.85, ink: Ink::Seat(row), nib: Nib::Pen });
    }
    scene.stroke([pt(5.3, 7.3), pt(7.1, 2.3)], Ink::Pencil, Nib::Pen);
    scene
}
