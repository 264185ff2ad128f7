//! The page: the sheets of a few players one below the other, or a list of all players with one sheet below it, and the
//! dice. Numbers that can still be crossed have the colour of their row. Each row has its letter too.

use super::sheet::{COLUMNS, PENALTY, Row, Sheet};
use super::table::{Phase, Table, Throw};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, inset, pt};
use crate::game::{Seat, Text};
use crate::kit::roster::{self, Cell, Foot, Hand, Head, Line, Mark, Roster, least};

/// The most players that have sheets on the page.
const SHEETS: usize = 4;
/// Side of a cell. A row has its letter before the numbers and its lock behind them.
const CELL: f32 = 2.0;
const WIDTH: f32 = CELL * (COLUMNS + 2) as f32;
/// Height of the name above the rows, and of the gap below them.
const NAME: f32 = 2.0;
const GAP: f32 = 1.0;
/// Height of the foot with the dice and the words below them, of the dice that older marks come from, the middle of the
/// dice in the foot, and the side of a die.
const FOOT: f32 = 5.0;
const OLDER: f32 = 2.0;
const DICE: f32 = 1.6;
const DIE: f32 = 2.0;
/// In the sum above a sheet, whose parts have the colours of their rows: the width of a part with two digits, the gap
/// for the sign before the next one, the width of the cost of penalties and the width of the total.
const PART: f32 = 1.5;
const PLUS: f32 = 0.9;
const LOSS: f32 = 2.0;
const TOTAL: f32 = 2.4;
/// Left edge of the boxes for penalties, if there is room, and the distance between them.
const BOXES: f32 = 9.6;
const BOX: f32 = 1.25;
/// How far inside its cell the highlighter of a mark ends, clear of the rules.
const CLEAR: f32 = 0.12;
/// Width of a penalty's cost, before the boxes.
const COST: f32 = 1.8;
/// Height of the numbers in cells.
const PRINT: f32 = 1.5;
/// Half the side of a cross.
const ARM: f32 = 0.74;
/// Width of an entry of the list.
const ENTRY: f32 = 2.3;

/// Whether everybody's page has all sheets.
pub fn shows_all(table: &Table) -> bool {
    table.sheets.len() <= SHEETS
}

/// The ink of a row and its die.
fn ink(row: Row) -> Ink {
    Ink::Seat([1, 4, 2, 0][row.index()])
}

/// The letter of a row.
fn letter(row: Row) -> Says {
    Says::Words(Text::new(match row {
        Row::Red => "fourrows-letter-red",
        Row::Yellow => "fourrows-letter-yellow",
        Row::Green => "fourrows-letter-green",
        Row::Blue => "fourrows-letter-blue",
    }))
}

/// The seats whose sheets are on the page.
fn shown(table: &Table, own: Option<Seat>) -> Vec<Seat> {
    let seats = table.company.seats();
    let first = |seat: &Seat| table.company.by_score(table.points()).places[seat.index()] == 1;
    match table.phase {
        _ if shows_all(table) => seats.iter().collect(),
        Phase::Over => seats.iter().find(first).into_iter().collect(),
        _ => vec![own.unwrap_or(table.active)],
    }
}

pub fn scene(table: &Table, own: Option<Seat>) -> Scene {
    let list = (!shows_all(table)).then(|| roster(table, own));
    let (wide, top) = list.as_ref().map_or((WIDTH, 0.0), |roster| (roster.extent().0, roster.extent().1 + GAP));
    let seats = shown(table, own);
    let each = NAME + CELL * Row::ALL.len() as f32 + GAP;
    let foot = FOOT + if before(table).is_some() { OLDER } else { 0.0 };
    let mut scene = Scene::new(wide.max(WIDTH), top + each * seats.len() as f32 + foot);
    if let Some(roster) = list {
        roster.draw(&mut scene, pt(0.0, 0.0), &mut |_, _, _, _| {});
    }
    // Penalties stand below each other, so the longest sum decides where.
    let taken = |seat: &Seat| long(table.sheet(*seat)) + BOX * f32::from(table.rules.penalties) + 0.6;
    let boxes = seats.iter().map(|seat| WIDTH - taken(seat)).fold(BOXES, f32::min);
    for (n, seat) in seats.into_iter().enumerate() {
        sheet(&mut scene, table, seat, (top + each * n as f32, boxes));
    }
    if table.throw.is_some() {
        let top = scene.height - foot;
        dice(&mut scene, table, top + DICE);
        words(&mut scene, table, top + FOOT - 0.9);
    }
    if let Some(throw) = before(table) {
        let y = scene.height - OLDER / 2.0;
        let white = throw.white.map(|face| (face, Ink::Pencil));
        let coloured = Row::ALL.into_iter().filter_map(|row| Some((throw.coloured[row.index()]?, ink(row))));
        scene.from_before(y, &white.into_iter().chain(coloured).collect::<Vec<_>>());
    }
    scene
}

/// The throw that the highlighted marks come from, if newer dice lie on the table.
fn before(table: &Table) -> Option<Throw> {
    let is_old = table.latest.0 < table.turn && matches!(table.phase, Phase::White | Phase::Coloured);
    table.marked.filter(|_| is_old)
}

/// The mark of a player in the list.
fn mark(table: &Table, seat: Seat) -> Mark {
    let over = table.phase == Phase::Over;
    match seat {
        _ if !table.company.present().has(seat) => Mark::Out,
        _ if over && table.company.by_score(table.points()).places[seat.index()] == 1 => Mark::Won,
        _ if table.waiting.has(seat) => Mark::Awaited,
        _ => Mark::Idle,
    }
}

/// A sheet: the name, the penalties and the sum above four rows.
fn sheet(scene: &mut Scene, table: &Table, seat: Seat, (top, boxes): (f32, f32)) {
    let sheet = table.sheet(seat);
    // A winner's name is underlined twice, above the frame.
    let (y, size) = (top + 0.8, least(scene.width).max(1.6));
    let hand = Hand { size, align: Align::Left, room: boxes - COST - 0.8 };
    roster::name(scene, seat, mark(table, seat), pt(0.2, y), hand);
    sum(scene, sheet, (pt(WIDTH, y), size), Ink::Seat(seat.0));
    penalties(scene, table, seat, pt(boxes, y));
    let rows = || Row::ALL.into_iter().zip((0..).map(|n| top + NAME + CELL * n as f32));
    let (corner, count) = (pt(0.0, top + NAME), Row::ALL.len());
    // The lines of the page would run through the numbers.
    let polygon = corners(corner, pt(WIDTH, corner.y + CELL * count as f32));
    scene.add(Item::Blank { polygon });
    rows().for_each(|(row, top)| wash(scene, table, (seat, row), top));
    scene.add(Item::Grid { at: corner, cols: COLUMNS as u16 + 2, rows: count as u16, step: CELL });
    scene.frame(corner.x, corner.y, WIDTH, CELL * count as f32, Ink::Pencil, Nib::Ruler);
    rows().for_each(|(row, top)| line(scene, table, (seat, row), top));
}

/// Boxes for the penalties. Those that the player has are crossed.
fn penalties(scene: &mut Scene, table: &Table, seat: Seat, from: Pt) {
    let fresh = table.latest.1.contains(&(seat, None));
    let count = table.sheet(seat).penalties;
    let cost = Says::Plain(format!("−{PENALTY}"));
    scene.hand(pt(from.x - 0.5, from.y), cost, 1.25 * least(scene.width), Align::Right, Ink::Pencil);
    for n in 0..table.rules.penalties {
        let low = pt(from.x + BOX * f32::from(n), from.y - 0.5);
        if fresh && n + 1 == count {
            let polygon = corners(pt(low.x - 0.1, low.y - 0.1), pt(low.x + 1.1, low.y + 1.1));
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
        scene.frame(low.x, low.y, 1.0, 1.0, Ink::Pencil, Nib::Fine);
        if n < count {
            let at = pt(low.x + 0.5, low.y + 0.5);
            scene.add(Item::Cross { at, r: 0.4, ink: Ink::Seat(seat.0), nib: Nib::Pen });
        }
    }
}

/// The ground of a row. Numbers that can still be crossed are washed, numbers passed over are not. A locked row is
/// grey.
fn wash(scene: &mut Scene, table: &Table, (seat, row): (Seat, Row), top: f32) {
    let line = table.sheet(seat).line(row);
    let cells = |from: usize, to: usize| corners(pt(CELL * from as f32, top), pt(CELL * to as f32, top + CELL));
    scene.add(Item::Fill { polygon: cells(0, 1), ink: ink(row) });
    if table.is_locked(row) {
        scene.add(Item::Fill { polygon: cells(1, COLUMNS + 2), ink: Ink::Shade });
    } else if line.next() < COLUMNS {
        scene.add(Item::Fill { polygon: cells(line.next() + 1, COLUMNS + 2), ink: ink(row) });
    }
    for (who, mark) in &table.latest.1 {
        if let Some(number) = mark.filter(|(of, _)| *who == seat && *of == row).map(|(_, number)| number) {
            let column = row.column(number) + 1;
            let last = if column == COLUMNS { column + 2 } else { column + 1 };
            let polygon = inset(pt(CELL * column as f32, top), pt(CELL * last as f32, top + CELL), CLEAR);
            scene.add(Item::Fill { polygon, ink: Ink::Accent });
        }
    }
}

/// Draws the numbers and crosses of a row.
fn line(scene: &mut Scene, table: &Table, (seat, row): (Seat, Row), top: f32) {
    let line = table.sheet(seat).line(row);
    let at = |column: usize| pt(CELL * (column as f32 + 1.5), top + CELL / 2.0);
    scene.hand(pt(CELL / 2.0, top + CELL / 2.0), letter(row), PRINT, Align::Centre, Ink::Pencil);
    for column in 0..COLUMNS {
        let (number, at, size) = (row.number(column), at(column), PRINT);
        let says = Says::Plain(number.to_string());
        // Below the number, whose bare paper keeps the strokes off its digits.
        if line.has(column) {
            cross(scene, at, seat);
        }
        scene.print(at, says, size, Align::Centre, Ink::Pencil);
    }
    let padlock = match () {
        () if line.is_locked() => Lock::Crossed,
        () if table.is_locked(row) => Lock::Shut,
        () => Lock::Open,
    };
    lock(scene, at(COLUMNS), padlock);
    if padlock == Lock::Crossed {
        cross(scene, at(COLUMNS), seat);
    }
}

/// A cross through a cell's number, thin enough to leave it legible.
fn cross(scene: &mut Scene, at: Pt, seat: Seat) {
    scene.add(Item::Cross { at, r: ARM, ink: Ink::Seat(seat.0), nib: Nib::Fine });
}

/// The state of a padlock.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lock {
    Open,
    Shut,
    /// Shut by the player whose sheet it is on, and under a cross.
    Crossed,
}

/// A padlock: its shackle hangs open until somebody locks the row. Under a cross it is not filled, or both would be one
/// blot.
fn lock(scene: &mut Scene, at: Pt, lock: Lock) {
    let closed = lock != Lock::Open;
    let at = if closed { at } else { pt(at.x - 0.2, at.y) };
    let (low, high) = (pt(at.x - 0.45, at.y - 0.05), pt(at.x + 0.45, at.y + 0.6));
    if lock == Lock::Shut {
        scene.add(Item::Fill { polygon: corners(low, high), ink: Ink::Pencil });
    }
    scene.frame(low.x, low.y, high.x - low.x, high.y - low.y, Ink::Pencil, Nib::Pen);
    let aside = if closed { 0.0 } else { 0.45 };
    let arc = (0..=8).map(|n| {
        let angle = std::f32::consts::PI * n as f32 / 8.0;
        pt(at.x + aside - 0.3 * angle.cos(), at.y - 0.3 - 0.4 * angle.sin())
    });
    let mut shackle = vec![pt(at.x + aside - 0.3, low.y)];
    shackle.extend(arc);
    shackle.extend(closed.then(|| pt(at.x + 0.3, low.y)));
    scene.stroke(shackle, Ink::Pencil, Nib::Pen);
}

/// The dice, with the sum of the white ones.
fn dice(scene: &mut Scene, table: &Table, y: f32) {
    let Some(throw) = table.throw else { return };
    let (white, first, step) = ([1.2, 3.7], 11.1, 4.3);
    for (x, face) in white.into_iter().zip(throw.white) {
        scene.add(Item::Die { at: pt(x, y), side: DIE, face, ink: Ink::Pencil });
    }
    let says = Says::Plain(format!("= {}", throw.sum()));
    scene.hand(pt(5.1, y), says, 1.7, Align::Left, Ink::Pencil);
    for row in Row::ALL {
        let x = first + step * row.index() as f32;
        scene.hand(pt(x - 1.95, y), letter(row), PRINT, Align::Centre, Ink::Pencil);
        match throw.coloured[row.index()] {
            Some(face) => scene.add(Item::Die { at: pt(x, y), side: DIE, face, ink: ink(row) }),
            None => lock(scene, pt(x, y), Lock::Shut),
        }
    }
}

/// Which dice count now, and for whom. At the end, why it has come.
fn words(scene: &mut Scene, table: &Table, y: f32) {
    let says = match table.phase {
        Phase::White => Text::new("fourrows-sheet-white"),
        Phase::Coloured => Text::new("fourrows-sheet-coloured"),
        Phase::Throw => Text::new("fourrows-sheet-before"),
        Phase::Over => match table.ended() {
            Some(text) => text,
            None => return,
        },
    };
    scene.hand(pt(0.2, y), Says::Words(says), 1.35 * least(scene.width), Align::Left, Ink::Pencil);
}

/// The width of the sum above a sheet.
fn long(sheet: &Sheet) -> f32 {
    let loss = if sheet.penalties > 0 { LOSS } else { 0.0 };
    Row::ALL.len() as f32 * (PART + PLUS) - PLUS + loss + TOTAL
}

/// The sum of the points of the rows and the penalties, up to its right edge: `10 + 28 + 0 + 3 − 5 = 36`. Each part is
/// on the colour of its row.
fn sum(scene: &mut Scene, sheet: &Sheet, (end, size): (Pt, f32), pen: Ink) {
    let mut left = end.x - long(sheet);
    for row in Row::ALL {
        let (low, high) = (pt(left, end.y - size / 2.0), pt(left + PART, end.y + size / 2.0));
        scene.add(Item::Fill { polygon: corners(low, high), ink: ink(row) });
        let points = sheet.line(row).points().to_string();
        scene.hand(pt(left + PART / 2.0, end.y), Says::Plain(points), size, Align::Centre, Ink::Pencil);
        if row.index() > 0 {
            scene.hand(pt(left - PLUS / 2.0, end.y), Says::Plain("+".to_owned()), size, Align::Centre, Ink::Pencil);
        }
        left += PART + PLUS;
    }
    let cost = if sheet.penalties > 0 { format!("− {} ", sheet.cost()) } else { String::new() };
    let rest = Says::Plain(format!("{cost}= {}", sheet.points()));
    scene.hand(end, rest, size, Align::Right, pen);
}

/// The players with the crosses of their rows, the penalties and the points.
fn roster(table: &Table, own: Option<Seat>) -> Roster {
    let places = table.company.by_score(table.points()).places;
    let line = |seat: Seat| {
        let sheet = table.sheet(seat);
        let of = |n: usize| {
            table.latest.1.iter().any(|(who, mark)| *who == seat && mark.map(|(row, _)| row.index()) == Some(n))
        };
        let rows = sheet.lines.iter().enumerate();
        let crosses = rows.map(|(n, line)| Cell { latest: of(n), ..Cell::own(line.count()) });
        let fresh = table.latest.1.contains(&(seat, None));
        let penalties = Cell { latest: fresh, own: fresh, ..Cell::pencil(sheet.penalties) };
        let cells = crosses.chain([penalties, Cell::own(sheet.points())]).collect();
        let place = (table.phase == Phase::Over).then(|| places[seat.index()]);
        Line { seat, mark: mark(table, seat), place, cells, note: String::new() }
    };
    let heads = vec![
        Head::new("red", ("fourrows-letter-red", ENTRY), Foot::Absent),
        Head::new("yellow", ("fourrows-letter-yellow", ENTRY), Foot::Absent),
        Head::new("green", ("fourrows-letter-green", ENTRY), Foot::Absent),
        Head::new("blue", ("fourrows-letter-blue", ENTRY), Foot::Absent),
        Head::new("penalties", ("fourrows-sheet-penalties", ENTRY + 2.4), Foot::Absent),
        Head::new("points", ("fourrows-sheet-points", ENTRY + 1.2), Foot::Absent),
    ];
    Roster { heads, lines: table.company.seats().iter().map(line).collect(), column: WIDTH, body: 0.0, own }
}

/// The same as plain text: the list, the sheets and the dice. An `x` is a cross, a dot is a number passed over.
pub fn text(table: &Table, own: Option<Seat>) -> String {
    let mut parts = vec![roster(table, own).text("")];
    for seat in shown(table, own) {
        let rows = Row::ALL.map(|row| written(table, seat, row));
        parts.push(format!("seat {}\n{}", seat.0 + 1, rows.join("\n")));
    }
    if let Some(throw) = table.throw {
        let coloured = Row::ALL.into_iter().filter_map(|row| Some((row, throw.coloured[row.index()]?)));
        let coloured: String = coloured.map(|(row, face)| format!("  {} {face}", row.word())).collect();
        let [one, two] = throw.white;
        parts.push(format!("white {one} {two} = {}{coloured}", throw.sum()));
    }
    parts.join("\n\n")
}

/// A row in letters.
fn written(table: &Table, seat: Seat, row: Row) -> String {
    let line = table.sheet(seat).line(row);
    let cell = |column: usize| match column {
        _ if line.has(column) => "  x".to_owned(),
        _ if column < line.next() || table.is_locked(row) => "  .".to_owned(),
        _ => format!("{:>3}", row.number(column)),
    };
    let cells: String = (0..COLUMNS).map(cell).collect();
    let lock = if line.is_locked() { "  x" } else { "" };
    // The longest word of all languages has seven letters.
    format!("{:<7}{cells}{lock}", row.word())
}

/// A player's sheet as a sentence.
pub fn holds(sheet: &Sheet) -> Text {
    let rows = Row::ALL.map(|row| {
        let line = sheet.line(row);
        let text = match line.next() {
            0 => Text::new("fourrows-holds-empty"),
            next => Text::new("fourrows-holds-row").with("count", line.count()).with("last", row.number(next - 1)),
        };
        text.with("row", row.name())
    });
    Text::new("fourrows-holds").with("rows", rows.to_vec()).with("points", sheet.points())
}

/// Two rows with crosses, and a white die.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (n, row) in [Row::Red, Row::Blue].into_iter().enumerate() {
        let top = 0.6 + 2.2 * n as f32;
        scene.add(Item::Fill { polygon: corners(pt(0.0, top), pt(8.0, top + 2.0)), ink: ink(row) });
        for column in 0..4 {
            let x = 2.0 * column as f32;
            scene.frame(x, top, 2.0, 2.0, ink(row), Nib::Ruler);
            if (column + n) % 3 != 1 {
                scene.add(Item::Cross { at: pt(x + 1.0, top + 1.0), r: 0.6, ink: ink(row), nib: Nib::Bold });
            }
        }
    }
    for (x, face, ink) in [(2.0, 5, Ink::Pencil), (5.6, 3, ink(Row::Green))] {
        scene.add(Item::Die { at: pt(x, 6.4), side: 2.4, face, ink });
    }
    scene
}
