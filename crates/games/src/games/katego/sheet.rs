//! The table as the book rules it: a row for each player, a column for each number, and the points at the right. Below
//! it are the dice and the legend.

use super::layout::{self, BID, DIE, ENTRY, Layout, NAME, POINTS, SIGNS, STOCK};
use super::rules::Rules;
use super::score::{self, Verdict};
use super::table::{Mark, Table};
use super::variants::{Closing, Course, Prize};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Seats, Text};
use crate::kit::hand::Hand;

/// Height of handwriting, and of that in wide columns.
const HAND: f32 = 1.6;
const LARGE: f32 = 1.8;
/// A column of at least this width is wide.
const ROOMY: f32 = 3.0;
/// Half width and height of a ring around an entry, as shares of the height of its letters and of its line. It keeps
/// off the rules of the row.
const RING: (f32, f32) = (0.55, 0.38);
/// The cross through an entry that loses: fine, so that the digits below it are read.
const CROSSED: (Ink, Nib) = (Ink::Pencil, Nib::Fine);
/// Half the side of this cross, as a share of the height of a line.
const CROSS: f32 = 0.375;
/// The left edge of the second of two signs of the legend, as a share of the width.
const SECOND: f32 = 0.4;
/// How far inside its cell the highlighter of the latest entry ends, clear of the rules.
const CLEAR: f32 = 0.14;

/// A sign on a table.
#[derive(Clone, Copy, PartialEq)]
enum Sign {
    Won,
    Burnt,
    Out,
    Lost,
    Loser,
    /// Above the dice or throws that are left.
    Stock,
}

pub fn scene(table: &Table) -> Scene {
    let layout = Layout::of(table);
    let rules = &table.rules;
    let dice = layout.thrown(rules);
    let shown = signs(table);
    let goal = shown.iter().all(|sign| *sign == Sign::Stock) && has_plain_goal(rules);
    let signs = SIGNS * (shown.len().div_ceil(2) + usize::from(goal)) as f32;
    let bid = if layout::has_bids(rules) { BID } else { 0.0 };
    let mut scene = Scene::new(layout.width, (layout.bottom + dice + bid + signs).ceil());
    if let Some(roster) = &layout.roster {
        roster.draw(&mut scene, pt(0.0, 0.0), &mut |_, _, _, _| {});
    }
    washes(&mut scene, table, &layout);
    for band in 0..layout.bands {
        ruling(&mut scene, table, &layout, band);
        heads(&mut scene, table, &layout, band);
    }
    verdicts(&mut scene, table, &layout);
    let points = score::points(table);
    for (seat, _) in &layout.rows {
        for band in 0..layout.bands {
            name(&mut scene, table, *seat, &layout, band);
        }
        for column in 0..rules.columns {
            cell(&mut scene, table, (*seat, column), &layout);
        }
        if let Some(last) = layout.cell(*seat, rules.columns - 1).filter(|_| !is_covered(table, *seat)) {
            let total = Says::Plain(points[seat.index()].to_string().replace('-', "−"));
            let at = pt(layout.width - POINTS / 2.0, last.y + layout.row / 2.0);
            scene.hand(at, total, LARGE, Align::Centre, Ink::Seat(seat.0));
        }
    }
    thrown(&mut scene, table, &layout);
    self::bid(&mut scene, table, layout.bottom + dice + BID / 2.0);
    legend(&mut scene, rules, (&shown, goal), layout.bottom + dice + bid, layout.print(1.4));
    scene
}

fn is_covered(table: &Table, seat: Seat) -> bool {
    table.round.covered.has(seat)
}

/// Height of handwriting in a line of a cell.
fn hand(layout: &Layout, line: f32) -> f32 {
    line.min(if layout.column >= ROOMY { LARGE } else { HAND })
}

/// Height of a line of a cell with this many entries. If they are more than its lines, all are written smaller.
fn line(layout: &Layout, entries: usize) -> f32 {
    ENTRY.min(layout.row / entries.max(1) as f32)
}

/// Washes the latest entry, the current column, and rows that nobody else sees.
fn washes(scene: &mut Scene, table: &Table, layout: &Layout) {
    let mut wash = |at: Pt, w: f32, h: f32, ink: Ink| {
        scene.add(Item::Fill { polygon: corners(at, pt(at.x + w, at.y + h)), ink });
    };
    let rules = &table.rules;
    for (seat, _) in &layout.rows {
        for band in 0..layout.bands {
            if let Some(at) = layout.cell(*seat, band * layout.per).filter(|_| is_covered(table, *seat)) {
                wash(at, layout.column * layout.columns(band, rules) as f32, layout.row, Ink::Shade);
            }
        }
    }
    for (seat, _) in &layout.rows {
        let latest = table.player(*seat).latest.and_then(|(row, column)| layout.cell(row, column));
        latest.into_iter().for_each(|at| {
            wash(pt(at.x + CLEAR, at.y + CLEAR), layout.column - 2.0 * CLEAR, layout.row - 2.0 * CLEAR, Ink::Accent);
        });
    }
    // In an auction the winner takes any column.
    let fight = !matches!(rules.variant.course, Course::Table | Course::Row(Prize::Choice)) && !table.round.over;
    let column = table.common.fight.column;
    if fight && column < rules.columns {
        let (band, x) = (column / layout.per, layout.x(column));
        let top = layout.y(band) + layout.head;
        wash(pt(x, top), layout.column, layout.end(band) - top, Ink::Shade);
    }
}

/// The lines of a band of the table.
fn ruling(scene: &mut Scene, table: &Table, layout: &Layout, band: usize) {
    let columns = layout.columns(band, &table.rules);
    let (top, bottom, last) = (layout.y(band), layout.end(band), layout.left + layout.column * columns as f32);
    let right = if band + 1 == layout.bands { layout.width } else { last };
    let down = top - layout.top;
    for (at, (_, y)) in layout.rows.iter().enumerate() {
        let (y, under) = (y + down, y + down + layout.row);
        scene.stroke([pt(0.0, y), pt(right, y)], Ink::Pencil, Nib::Fine);
        let ends = layout.rows.get(at + 1).is_none_or(|(_, next)| next + down > under + 0.1);
        if ends {
            scene.stroke([pt(0.0, under), pt(right, under)], Ink::Pencil, Nib::Ruler);
        }
    }
    let y = top + layout.head;
    scene.stroke([pt(0.0, y), pt(right, y)], Ink::Pencil, Nib::Ruler);
    for column in 0..=columns {
        let x = layout.left + layout.column * column as f32;
        scene.stroke([pt(x, top), pt(x, bottom)], Ink::Pencil, Nib::Fine);
    }
}

fn print(scene: &mut Scene, at: Pt, text: String, size: f32, ink: Ink) {
    let says = Says::Plain(text);
    scene.print(at, says, size, Align::Centre, ink);
}

/// The numbers of the columns of a band, their points if they differ, and the stock left to throw.
fn heads(scene: &mut Scene, table: &Table, layout: &Layout, band: usize) {
    let rules = &table.rules;
    let top = layout.y(band);
    let middle = top + layout.head / 2.0;
    for column in (0..rules.columns).skip(layout.per * band).take(layout.per) {
        let (x, number) = (layout.x(column) + layout.column / 2.0, rules.number(column));
        if rules.variant.tent {
            print(scene, pt(x, top + 0.8), number.to_string(), 1.4, Ink::Pencil);
            let points = Says::Plain(format!("+{}", rules.points(column)));
            scene.hand(pt(x, top + 2.2), points, 1.4, Align::Centre, Ink::Pencil);
        } else {
            print(scene, pt(x, middle), number.to_string(), layout.print(1.4), Ink::Pencil);
        }
    }
    if layout::has_stock(rules) && band == 0 {
        stock(scene, rules, pt(NAME + STOCK / 2.0, middle));
    }
    if band + 1 == layout.bands {
        let says = Says::Words(Text::new("katego-sheet-points"));
        scene.hand(pt(layout.width - POINTS / 2.0, middle), says, layout.print(1.4), Align::Centre, Ink::Pencil);
    }
    let says = Says::Words(Text::new("katego-sheet-column"));
    scene.hand(pt(0.3, middle), says, layout.print(1.4), Align::Left, Ink::Pencil);
}

/// The sign above what is left to throw: a die, or two for throws.
fn stock(scene: &mut Scene, rules: &Rules, at: Pt) {
    let dice: &[_] = if rules.variant.stock > 0 { &[(0.0, 1.0, 1)] } else { &[(-0.5, 0.8, 3), (0.5, 0.8, 5)] };
    for &(x, side, face) in dice {
        scene.add(Item::Die { at: pt(at.x + x, at.y), side, face, ink: Ink::Pencil });
    }
}

/// The head of a row: its player and the stock left to throw, with signs for players who have chosen or left.
fn name(scene: &mut Scene, table: &Table, seat: Seat, layout: &Layout, band: usize) {
    let Some(corner) = layout.cell(seat, band * layout.per) else { return };
    let (y, ink) = (corner.y + layout.row / 2.0, Ink::Seat(seat.0));
    let last = NAME - if table.round.is_common() { 1.2 } else { 0.4 };
    // A winner's name is underlined twice, above the rule below it.
    scene.name(pt(0.3, y - 0.1), seat, 0.94 * HAND, Align::Left, last - 0.5);
    let present = table.round.present().has(seat);
    let waits = table.round.waiting.has(seat) || table.round.wanted.is_some_and(|(mover, _)| mover == seat);
    if !present {
        scene.stroke([pt(0.3, y), pt(last, y)], Ink::Pencil, Nib::Pen);
    } else if !waits && table.round.is_common() && !table.round.over && !table.round.waiting.is_empty() {
        scene.stroke([pt(last + 0.1, y), pt(last + 0.35, y + 0.35), pt(last + 0.85, y - 0.5)], ink, Nib::Pen);
    }
    if layout::has_stock(&table.rules) && band == 0 {
        let player = table.player(seat);
        let left = if table.rules.variant.stock > 0 { player.dice } else { player.throws };
        let at = pt(NAME + STOCK / 2.0, y);
        scene.hand(at, Says::Plain(left.to_string()), HAND, Align::Centre, Ink::Pencil);
    }
}

/// A player's entries in a column.
fn cell(scene: &mut Scene, table: &Table, (seat, column): (Seat, usize), layout: &Layout) {
    let Some(corner) = layout.cell(seat, column) else { return };
    // Nobody wins a burnt column, so its numbers are struck out.
    let burnt = is_burnt(table, (seat, column));
    let ink = if burnt { Ink::Pencil } else { Ink::Seat(seat.0) };
    let (x, marks) = (corner.x + layout.column / 2.0, table.cell(seat, column));
    let line = line(layout, marks.len());
    let size = hand(layout, line);
    for (n, mark) in marks.iter().enumerate() {
        let at = pt(x, corner.y + line * (n as f32 + 0.5));
        match mark {
            Mark::Value(value) if burnt => scene.struck(at, &value.to_string(), size, Ink::Seat(seat.0)),
            Mark::Value(value) => scene.hand(at, Says::Plain(value.to_string()), size, Align::Centre, ink),
            Mark::Dash => scene.stroke([pt(x - 0.45, at.y + 0.1), pt(x + 0.45, at.y - 0.1)], ink, Nib::Pen),
        }
    }
    let fight = &table.common.fight;
    let now = table.rules.variant.course == Course::Ladder && fight.column == column && !table.round.over;
    let (total, y) = (fight.totals[seat.index()], corner.y + layout.row / 2.0);
    if now && total > 0 {
        let ink = if fight.leader == Some(seat) { ink } else { Ink::Pencil };
        scene.hand(pt(x, y), Says::Plain(total.to_string()), size, Align::Centre, ink);
    }
    if now && !fight.within.has(seat) {
        scene.stroke([pt(x - 0.7, y + 0.3), pt(x + 0.7, y - 0.3)], Ink::Pencil, Nib::Fine);
    }
}

/// Whether a column is burnt at the table of a seat.
fn is_burnt(table: &Table, (seat, column): (Seat, usize)) -> bool {
    let own = |sides: &Vec<Seats>| sides.iter().any(|side| side.has(seat));
    table.rules.tables().iter().any(|sides| own(sides) && score::verdict(table, sides, column) == Verdict::Burnt)
}

/// The middle of the entry with this value, and the height of its line. Of several, the latest.
fn entry(table: &Table, (seat, column): (Seat, usize), layout: &Layout, value: u8) -> Option<(Pt, f32)> {
    let (corner, marks) = (layout.cell(seat, column)?, table.cell(seat, column));
    let (n, line) = (marks.iter().rposition(|mark| mark.value() == value)?, line(layout, marks.len()));
    Some((pt(corner.x + layout.column / 2.0, corner.y + line * (n as f32 + 0.5)), line))
}

/// Rings winners and hatches extinguished columns. The entries go over the lines.
fn verdicts(scene: &mut Scene, table: &Table, layout: &Layout) {
    for sides in table.rules.tables() {
        let seats = sides.iter().fold(Seats::NONE, |all, side| all.and(*side));
        for column in 0..table.rules.columns {
            let tops: Vec<f32> = seats.iter().filter_map(|seat| Some(layout.cell(seat, column)?.y)).collect();
            let top = tops.iter().copied().fold(f32::MAX, f32::min);
            let bottom = tops.iter().copied().fold(0.0, f32::max) + layout.row;
            let (left, right) = (layout.x(column), layout.x(column) + layout.column);
            match score::verdict(table, &sides, column) {
                Verdict::Won(side) => side.iter().for_each(|seat| winner(scene, table, (seat, column), layout)),
                Verdict::Out if !tops.is_empty() => {
                    let polygon = corners(pt(left, top), pt(right, bottom));
                    scene.add(Item::Hatch { polygon, ink: Ink::Pencil });
                }
                Verdict::Open | Verdict::Burnt | Verdict::Out => {}
            }
            let lost = score::loser(table, column).and_then(|seat| {
                let lowest = table.cell(seat, column).iter().map(|mark| mark.value()).min()?;
                entry(table, (seat, column), layout, lowest)
            });
            if let Some((at, line)) = lost {
                scene.add(Item::Cross { at, r: CROSS * line, ink: CROSSED.0, nib: CROSSED.1 });
            }
        }
    }
}

/// Rings the entries that have won a column. If nothing is written, it shows the points instead.
fn winner(scene: &mut Scene, table: &Table, (seat, column): (Seat, usize), layout: &Layout) {
    let Some(corner) = layout.cell(seat, column) else { return };
    let (ink, marks) = (Ink::Seat(seat.0), table.cell(seat, column));
    let middle = pt(corner.x + layout.column / 2.0, corner.y + layout.row / 2.0);
    let highest = marks.iter().map(|mark| mark.value()).max().unwrap_or(0);
    if table.rules.variant.course != Course::Table {
        let points = Says::Plain(table.rules.points(column).to_string());
        scene.hand(middle, points, hand(layout, ENTRY), Align::Centre, ink);
        ring(scene, (middle, ENTRY), ink);
    } else if table.rules.is_common() {
        entry(table, (seat, column), layout, highest).into_iter().for_each(|place| ring(scene, place, ink));
    } else if marks.len() > 1 {
        let (wide, high) = ((layout.column / 2.0 - 0.1).min(1.6), 0.5 * layout.row - 0.1);
        oval(scene, middle, (wide, high), ink);
    } else if highest > 0 {
        ring(scene, (middle, ENTRY), ink);
    }
}

/// A ring around an entry in a line of this height.
fn ring(scene: &mut Scene, (middle, line): (Pt, f32), ink: Ink) {
    oval(scene, middle, (RING.0 * line.min(HAND), RING.1 * line), ink);
}

/// An oval around a point.
fn oval(scene: &mut Scene, middle: Pt, (wide, high): (f32, f32), ink: Ink) {
    let around = (0..=20).map(|n| (n as f32 / 10.0 * std::f32::consts::PI).sin_cos());
    let points: Vec<Pt> = around.map(|(s, c)| pt(middle.x + wide * c, middle.y + high * s)).collect();
    scene.stroke(points, ink, Nib::Pen);
}

/// The dice of the turn, in two rows if there are many, and their value.
fn thrown(scene: &mut Scene, table: &Table, layout: &Layout) {
    let common = table.round.is_common();
    let player = table.player(table.round.mover());
    let own = !common && (player.value.is_some() || table.rules.variant.course == Course::Ladder);
    let faces = if own { &player.hand } else { &table.round.fallen };
    let (across, rows) = layout.dice(&table.rules);
    let faces = &faces[faces.len().saturating_sub(across * rows)..];
    let y = layout.bottom + 1.75;
    let mut left = 1.2;
    if own && !faces.is_empty() {
        scene.name(pt(0.3, y), table.round.mover(), HAND, Align::Left, NAME - 0.7);
        left = NAME + 1.0;
    }
    let ink = if common || !own { Ink::Pencil } else { Ink::Seat(table.round.mover().0) };
    if let Some(fixed) = table.fixed().filter(|_| !faces.is_empty()) {
        scene.add(Item::Die { at: pt(left, y), side: DIE, face: fixed, ink: Ink::Pencil });
        scene.hand(pt(left + 1.5, y), Says::Plain("×".to_owned()), HAND, Align::Centre, Ink::Pencil);
        left += 3.0;
    }
    let pitch = Hand::pitch(DIE);
    for (n, face) in faces.iter().enumerate() {
        let at = pt(left + pitch * (n % across) as f32, y + 2.5 * (n / across) as f32);
        scene.add(Item::Die { at, side: DIE, face: *face, ink });
    }
    if let Some(value) = player.value.filter(|_| own) {
        let at = pt(left + pitch * faces.len().min(across) as f32 - 0.6, y);
        scene.hand(at, Says::Plain(format!("= {value}")), LARGE, Align::Left, ink);
    }
}

/// The highest bid and its player.
fn bid(scene: &mut Scene, table: &Table, y: f32) {
    let fight = &table.common.fight;
    if let Some(leader) = fight.leader.filter(|_| fight.bid > 0 && !table.round.over) {
        let says = Says::Words(Text::new("katego-sheet-bid").with("seat", leader).with("dice", fight.bid));
        scene.hand(pt(0.3, y), says, HAND, Align::Left, Ink::Seat(leader.0));
    }
}

/// Whether a column's number goes to the highest single entry, so that a sentence says all before there are signs.
fn has_plain_goal(rules: &Rules) -> bool {
    let variant = rules.variant;
    let own = variant.course == Course::Table && variant.entries == 1 && variant.closing == Closing::Never;
    own && !variant.pairs && !variant.rising && !variant.tent
}

/// The signs that a table has now.
fn signs(table: &Table) -> Vec<Sign> {
    let (rules, columns) = (&table.rules, 0..table.rules.columns);
    let all = rules.tables();
    let some = |is: &dyn Fn(&Verdict) -> bool| {
        all.iter().any(|sides| columns.clone().any(|column| is(&score::verdict(table, sides, column))))
    };
    let has = |sign: &Sign| match sign {
        Sign::Won => some(&|verdict| matches!(verdict, Verdict::Won(_))),
        Sign::Burnt => some(&|verdict| *verdict == Verdict::Burnt),
        Sign::Out | Sign::Lost => some(&|verdict| *verdict == Verdict::Out),
        Sign::Loser => columns.clone().any(|column| score::loser(table, column).is_some()),
        Sign::Stock => true,
    };
    possible(rules).into_iter().filter(has).collect()
}

/// The signs that a table may have.
fn possible(rules: &Rules) -> Vec<Sign> {
    let variant = rules.variant;
    let mut signs = vec![Sign::Won];
    match variant.course {
        // In a common table entries rise, so no two are equal.
        Course::Table if rules.is_common() && !rules.has_losers() => {}
        Course::Table => signs.push(Sign::Burnt),
        Course::Ladder | Course::Row(Prize::Bid) => signs.push(Sign::Lost),
        Course::Row(Prize::First | Prize::Choice) => {}
    }
    if variant.closing == Closing::Equal || variant.guarded {
        signs.push(Sign::Out);
    }
    if rules.has_losers() {
        signs.push(Sign::Loser);
    }
    if layout::has_stock(rules) {
        signs.push(Sign::Stock);
    }
    signs
}

/// The legend of the signs, two in a line, below the goal, perhaps, as long as it has no sign.
fn legend(scene: &mut Scene, rules: &Rules, (signs, goal): (&[Sign], bool), mut top: f32, size: f32) {
    if goal {
        let says = Says::Words(Text::new("katego-sheet-goal"));
        scene.hand(pt(0.3, top + SIGNS / 2.0), says, size, Align::Left, Ink::Pencil);
        top += SIGNS;
    }
    for (n, sign) in signs.iter().copied().enumerate() {
        let (x, y) = (SECOND * scene.width * (n % 2) as f32 + 0.9, top + SIGNS * ((n / 2) as f32 + 0.5));
        let (low, high) = (pt(x - 0.5, y - 0.5), pt(x + 0.5, y + 0.5));
        let key = match sign {
            Sign::Won => {
                scene.add(Item::Ring { at: pt(x, y), r: 0.5, ink: Ink::Pencil, nib: Nib::Pen });
                "katego-sheet-won"
            }
            Sign::Burnt => {
                scene.struck(pt(x, y), "8", size, Ink::Pencil);
                "katego-sheet-burnt"
            }
            Sign::Out | Sign::Lost => {
                scene.add(Item::Hatch { polygon: corners(low, high), ink: Ink::Pencil });
                if sign == Sign::Out { "katego-sheet-out" } else { "katego-sheet-lost" }
            }
            Sign::Loser => {
                scene.add(Item::Cross { at: pt(x, y), r: 0.5, ink: CROSSED.0, nib: CROSSED.1 });
                "katego-sheet-loser"
            }
            Sign::Stock => {
                stock(scene, rules, pt(x, y));
                if rules.variant.stock > 0 { "katego-sheet-dice" } else { "katego-sheet-throws" }
            }
        };
        let beside = if sign == Sign::Stock { 1.2 } else { 0.9 };
        scene.hand(pt(x + beside, y), Says::Words(Text::new(key)), size, Align::Left, Ink::Pencil);
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
