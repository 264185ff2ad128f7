//! The picture: the rows that still have digits, with one digit per square of the paper. Crossed-out digits have a line
//! through them, and the latest ones are highlighted. Free pairs are not shown.
//!
//! In a race, short sheets stand below each other, so that their digits are as large as possible. If all of them
//! together are too long for a page, the picture has only one whole: the viewer's own, or that of the player who moved
//! last. Of each other sheet it has a line with the counts.

use super::race::Race;
use super::sheet::{COLS, Last, Sheet};
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Board, Drawn, Feat, Seat, Text};
use crate::kit::grid;
use crate::kit::roster::{self, Hand, Mark};

/// The most rows below each other, and of those on a page with narrow margins. A page of more rows has small squares,
/// so its coordinates are larger.
const DEEP: usize = 44;
const SHALLOW: usize = 26;
/// Width of the row numbers at each side of the cells: on a narrow page, where they are small, and on a wide one.
const EDGE: f32 = 1.0;
const BROAD: f32 = 2.0;
/// Width of a column of rows: one that is alone, also on a narrow page, and one beside another. The latter has numbers
/// at its left only, so that its squares are larger.
const WIDE: f32 = BROAD + COLS as f32 + 1.5;
const ALONE: f32 = 2.0 * EDGE + COLS as f32;
const HALF: f32 = BROAD + COLS as f32;
/// Space between two columns.
const GAP: f32 = 1.0;
/// Heights above the cells: the name, a count in one line or in two, and the letters. The letters come again below the
/// cells.
const NAME: f32 = 2.0;
const COUNT: f32 = 1.0;
const COUNTS: f32 = 3.0;
/// Widths of a name and of the count behind it as shares of their line: long words shrink into theirs. Height of a name
/// in heights of the count.
const NAMES: f32 = 0.41;
const BEHIND: f32 = 0.56;
const NAMED: f32 = 1.1;
const LETTERS: f32 = 1.0;
/// Height of the line below a sheet that counts the rows which are left out.
const FOLD: f32 = 2.0;
/// Space between a sheet and the next one below it.
const BELOW: f32 = 1.0;
/// The base value of a cleared sheet among achievements. Its moves are subtracted.
const CLEARED: i64 = 1_000_000;
/// The columns of a sheet with more rows.
const ACROSS: usize = 2;
/// The greatest height of sheets that stand below each other.
const STACK: f32 = 38.0;

/// Height of a digit in its cell, and where only those that are left have one.
const DIGIT: f32 = 1.25;
const LONELY: f32 = 1.5;

/// A highlighted pair of cells, and the seat that owns it.
type Pair = (Seat, (usize, usize));

/// A sheet on the page.
struct Spread {
    seat: Seat,
    /// The rows to show.
    rows: Vec<usize>,
    /// How many of the rows stand below each other.
    deep: usize,
    /// How many rows are left out, since all of their digits are crossed out.
    folded: usize,
    corner: Pt,
    /// Whether the name stands above the sheet, and the height of everything there.
    named: bool,
    head: f32,
    /// Height of small letters and of the coordinates. They are larger on a wide page.
    small: f32,
    print: f32,
    /// Width of the row numbers, and of the whole of a column.
    edge: f32,
    wide: f32,
}

/// How a digit that is crossed out looks: the smaller the squares, the less it may be beside those that are left.
#[derive(Clone, Copy, PartialEq)]
enum Past {
    /// The digit on a stroke.
    Bold,
    /// The digit on a thin stroke.
    Thin,
    /// A thin stroke alone.
    Bare,
}

impl Spread {
    /// These rows of a player's sheet in this many columns, perhaps on a narrow page.
    fn new(race: &Race, seat: Seat, rows: Vec<usize>, corner: Pt, (columns, narrow): (usize, bool)) -> Spread {
        // On a narrow page the coordinates are smaller than the digits.
        let (small, print) = match (narrow, columns) {
            (true, _) => (1.1, 0.85),
            (false, 1) => (1.4, 1.1),
            _ => (1.4, 1.4),
        };
        let (edge, wide) = match (narrow, columns) {
            (true, _) => (EDGE, ALONE),
            (false, 1) => (BROAD, WIDE),
            _ => (BROAD, HALF),
        };
        let deep = rows.len().div_ceil(columns).max(1);
        let named = race.seats().count() > 1;
        let head = match named {
            true if race.sheet(seat).refills > 0 => NAME + COUNT,
            true => NAME,
            false => COUNTS,
        };
        let folded = race.sheet(seat).cells().div_ceil(COLS) - rows.len();
        Spread { seat, rows, deep, folded, corner, named, head, small, print, edge, wide }
    }

    fn columns(&self) -> usize {
        self.rows.len().div_ceil(self.deep).max(1)
    }

    /// The upper left corner of a column's cells.
    fn cells(&self, column: usize) -> Pt {
        pt(self.corner.x + column as f32 * (self.wide + GAP) + self.edge, self.corner.y + self.head + LETTERS)
    }

    fn width(&self) -> f32 {
        self.columns() as f32 * (self.wide + GAP) - GAP
    }

    /// The bottom edge of the sheet without the line that counts the rows left out, and with it.
    fn low(&self) -> f32 {
        self.cells(0).y + self.rows.len().clamp(1, self.deep) as f32 + LETTERS
    }

    fn bottom(&self) -> f32 {
        self.low() + if self.folded > 0 { FOLD } else { 0.0 }
    }

    /// How the sheet shows a digit that was crossed out earlier.
    fn past(&self) -> Past {
        let rows = self.rows.len();
        if rows <= SHALLOW {
            Past::Bold
        } else if rows <= DEEP {
            Past::Thin
        } else {
            Past::Bare
        }
    }

    /// The middle of a cell, if its row is shown.
    fn spot(&self, cell: usize) -> Option<Pt> {
        let n = self.rows.iter().position(|row| *row == cell / COLS)?;
        let at = self.cells(n / self.deep);
        Some(pt(at.x + (cell % COLS) as f32 + 0.5, at.y + (n % self.deep) as f32 + 0.5))
    }
}

impl Drawn for Race {
    fn scene(&self) -> Scene {
        draw(self, None)
    }

    /// The sheets in letters; of several, each below its seat. A `.` is a crossed-out digit. Rows without digits are
    /// left out.
    fn board(&self) -> String {
        let sheets = self.seats().map(|seat| {
            let sheet = self.sheet(seat);
            let all = grid::text(COLS as u16, sheet.cells().div_ceil(COLS) as u16, |place| {
                let cell = usize::from(place.row) * COLS + usize::from(place.col);
                match sheet.cell(cell) {
                    Some((digit, true)) => char::from(b'0' + digit),
                    Some(_) => '.',
                    None => ' ',
                }
            });
            let mut lines = all.lines();
            let letters = lines.next().unwrap_or_default().to_owned();
            let rows = lines.enumerate().filter(|(row, _)| sheet.has_left(*row));
            let rows = rows.map(|(_, line)| format!("\n{}", line.trim_end()));
            let counts = format!("left {} refills {} moves {}", sheet.left, sheet.refills, sheet.moves);
            let head = if self.seats().count() > 1 { format!("seat {}\n", seat.0 + 1) } else { String::new() };
            format!("{head}{letters}{}\n{counts}", rows.collect::<String>())
        });
        sheets.collect::<Vec<_>>().join("\n\n")
    }

    /// The digits left, or the moves taken if none is left.
    fn feat(&self) -> Option<Feat> {
        let sheet = self.sheets.first()?;
        let (worth, text) = match sheet.left as i64 {
            0 => (CLEARED - i64::from(sheet.moves), Text::new("numbers-feat-cleared").with("moves", sheet.moves)),
            left => (-left, Text::new("numbers-feat").with("left", left)),
        };
        Some(Feat { worth, text, signs: String::new() })
    }
}

/// The sheets, with a pair highlighted.
pub fn draw(race: &Race, hint: Option<Pair>) -> Scene {
    let hinted = |seat: Seat| hint.filter(|(owner, _)| *owner == seat).map(|(_, pair)| pair);
    let seats: Vec<Seat> = race.seats().collect();
    let all: Vec<Vec<usize>> = seats.iter().map(|seat| rows(race.sheet(*seat), hinted(*seat))).collect();
    let whole = hint.map_or_else(|| whole(race), |(seat, _)| seat);
    let shown = if is_long(&all) { vec![whole] } else { seats.clone() };
    let mut scene = Scene::new(ALONE, 0.0);
    for seat in &shown {
        let rows = all[seat.index()].clone();
        let columns = if rows.len() > DEEP { ACROSS } else { 1 };
        let corner = pt(0.0, if scene.height > 0.0 { scene.height + BELOW } else { 0.0 });
        let narrow = rows.len() <= SHALLOW;
        let spread = Spread::new(race, *seat, rows, corner, (columns, narrow));
        scene.width = scene.width.max(spread.width());
        scene.height = spread.bottom();
        board(&mut scene, race, &spread);
        for at in hinted(*seat).into_iter().flat_map(|(one, two)| [spread.spot(one), spread.spot(two)]).flatten() {
            scene.add(Item::Ring { at, r: 0.5, ink: Ink::Latest(seat.0), nib: Nib::Pen });
        }
    }
    for seat in seats.iter().filter(|seat| !shown.contains(seat)) {
        let (at, wide) = (pt(0.0, scene.height), scene.width);
        scene.height += NAME;
        let size = if wide > ALONE { 1.4 } else { 1.1 };
        named(&mut scene, race, *seat, at, (size, wide));
    }
    scene
}

/// Whether the page shows the digits of a seat. If the sheets are long, it shows only one of them.
pub fn shows(race: &Race, seat: Seat) -> bool {
    let all: Vec<Vec<usize>> = race.seats().map(|seat| rows(race.sheet(seat), None)).collect();
    !is_long(&all) || whole(race) == seat
}

/// The seat whose sheet a page of long sheets shows: the viewer, otherwise whoever moved last.
fn whole(race: &Race) -> Seat {
    race.own.0.or(race.latest).unwrap_or(Seat(0))
}

/// Whether these rows of several sheets are too many for one page.
fn is_long(all: &[Vec<usize>]) -> bool {
    let high: f32 = all.iter().map(|rows| NAME + COUNT + 2.0 * LETTERS + BELOW + rows.len() as f32).sum();
    all.len() > 1 && high > STACK
}

/// The rows to show: those with digits left, and those of the latest change.
fn rows(sheet: &Sheet, hint: Option<(usize, usize)>) -> Vec<usize> {
    let mut latest = hint.map(|(one, two)| vec![one, two]).unwrap_or_default();
    if let Some(Last::Struck(one, two)) = sheet.last {
        latest.extend([one, two]);
    }
    let shown = |row: &usize| sheet.has_left(*row) || latest.iter().any(|cell| cell / COLS == *row);
    (0..sheet.cells().div_ceil(COLS)).filter(shown).collect()
}

/// The digits and the moves of a sheet.
fn counts(sheet: &Sheet) -> Says {
    Says::Words(Text::new("numbers-count").with("left", sheet.left).with("moves", sheet.moves))
}

/// A line with the player's name at the left, and the counts at the right.
fn named(scene: &mut Scene, race: &Race, seat: Seat, at: Pt, (size, wide): (f32, f32)) {
    let y = at.y + NAME / 2.0;
    let mark = if race.has_left(seat) { Mark::Out } else { Mark::Idle };
    let hand = Hand { size: NAMED * size, align: Align::Left, room: NAMES * wide };
    roster::name(scene, seat, mark, pt(at.x, y), hand);
    let at = pt(at.x + wide, y);
    scene.fitted(at, counts(race.sheet(seat)), (size, BEHIND * wide), Align::Right, Ink::Pencil);
}

/// The head of a sheet: its counts, after the player's name if there are several sheets.
fn head(scene: &mut Scene, race: &Race, (seat, is_named): (Seat, bool), at: Pt, (size, wide): (f32, f32)) {
    let sheet = race.sheet(seat);
    let (at, align) = if is_named {
        named(scene, race, seat, at, (size, wide));
        // Beside a name, there is only room for counts above zero.
        if sheet.refills == 0 {
            return;
        }
        (pt(at.x + wide, at.y + NAME + 0.4), Align::Right)
    } else {
        scene.hand(pt(at.x, at.y + 0.5), counts(sheet), size, Align::Left, Ink::Pencil);
        (pt(at.x, at.y + 1.8), Align::Left)
    };
    let refills = Text::new("numbers-refills").with("refills", sheet.refills);
    scene.hand(at, Says::Words(refills), size, align, Ink::Pencil);
}

fn board(scene: &mut Scene, race: &Race, spread: &Spread) {
    let sheet = race.sheet(spread.seat);
    for (n, rows) in spread.rows.chunks(spread.deep).enumerate() {
        labels(scene, rows, spread.cells(n), (spread.print, spread.columns() == 1));
        let (first, rows) = (spread.cells(n), rows.iter().map(|row| *row as u16).collect());
        let first = pt(first.x + 0.5, first.y + 0.5);
        scene.boards.push(Board { first, step: 1.0, col: 0, cols: COLS as u16, rows, seat: Some(spread.seat) });
    }
    // On a narrow page, from edge to edge of the cells. Names and larger letters need all the width.
    let inside = if spread.edge < BROAD && !spread.named { spread.edge } else { 0.0 };
    let (at, wide) = (pt(spread.corner.x + inside, spread.corner.y), spread.width() - 2.0 * inside);
    head(scene, race, (spread.seat, spread.named), at, (spread.small, wide));
    if spread.folded > 0 {
        let says = Says::Words(Text::new("numbers-folded").with("rows", spread.folded));
        let at = pt(at.x, spread.low() + FOLD / 2.0);
        scene.hand(at, says, spread.small, Align::Left, Ink::Pencil);
    }
    // The latest change of any other sheet is older.
    let fresh = race.latest == Some(spread.seat);
    for &row in &spread.rows {
        for cell in row * COLS..(row + 1) * COLS {
            if let (Some(digit), Some(at)) = (sheet.cell(cell), spread.spot(cell)) {
                digit_at(scene, sheet.last.filter(|_| fresh), (cell, digit), (at, spread.past()), spread.seat);
            }
        }
    }
}

/// The letters above and below, the numbers at the left or at both sides, and the ruled cells between them.
fn labels(scene: &mut Scene, rows: &[usize], at: Pt, (size, both): (f32, bool)) {
    scene.add(Item::Grid { at, cols: COLS as u16, rows: rows.len() as u16, step: 1.0 });
    let end = at.y + rows.len() as f32;
    let gap = 0.3 * size;
    let mut label = |at, says, align| {
        scene.print(at, says, size, align, Ink::Pencil);
    };
    for col in 0..COLS as u16 {
        let x = at.x + f32::from(col) + 0.5;
        label(pt(x, at.y - 0.6), Says::Column(col), Align::Centre);
        label(pt(x, end + 0.6), Says::Column(col), Align::Centre);
    }
    for (n, row) in rows.iter().enumerate() {
        let y = at.y + n as f32 + 0.5;
        label(pt(at.x - gap, y), Says::Row(*row as u16), Align::Right);
        if both {
            label(pt(at.x + COLS as f32 + gap, y), Says::Row(*row as u16), Align::Left);
        }
    }
}

/// A digit, crossed out or not. `last` is the change to highlight.
fn digit_at(
    scene: &mut Scene,
    last: Option<Last>,
    (cell, (digit, left)): (usize, (u8, bool)),
    (at, past): (Pt, Past),
    seat: Seat,
) {
    let struck = matches!(last, Some(Last::Struck(one, two)) if cell == one || cell == two);
    match last {
        Some(Last::Written(from)) if left && cell >= from => {
            wash(scene, at, Ink::Shade);
            if cell == from {
                let x = at.x - 0.5;
                scene.stroke([pt(x, at.y - 0.6), pt(x, at.y + 0.6)], Ink::Latest(seat.0), Nib::Bold);
            }
        }
        _ if struck => wash(scene, at, Ink::Accent),
        _ => {}
    }
    if !left {
        // In the ink of the seat, and below the digit, which has bare paper round it: so it can still be read.
        // It leans the other way than a one or a seven.
        let nib = if past == Past::Bold || struck { Nib::Pen } else { Nib::Fine };
        let ink = if past == Past::Bare && !struck { Ink::Shade } else { Ink::Seat(seat.0) };
        scene.stroke([pt(at.x - 0.42, at.y - 0.42), pt(at.x + 0.42, at.y + 0.42)], ink, nib);
        if past == Past::Bare && !struck {
            return;
        }
    }
    let ink = if left { Ink::Seat(seat.0) } else { Ink::Pencil };
    let size = if past == Past::Bare { LONELY } else { DIGIT };
    scene.hand(at, Says::Plain(digit.to_string()), size, Align::Centre, ink);
}

fn wash(scene: &mut Scene, at: Pt, ink: Ink) {
    let polygon = corners(pt(at.x - 0.5, at.y - 0.5), pt(at.x + 0.5, at.y + 0.5));
    scene.add(Item::Fill { polygon, ink });
}

/// Four numbers. Two that make ten are crossed out.
pub fn emblem() -> Scene {
    let mut scene = Scene::new(8.0, 8.0);
    for (n, digit) in ["3", "8", "7", "5"].into_iter().enumerate() {
        let (low, middle) = (pt(4.0 * (n % 2) as f32, 4.0 * (n / 2) as f32), 2.0);
        let struck = n % 2 == 0;
        let ink = if struck { Ink::Seat(0) } else { Ink::Pencil };
        scene.frame(low.x + 0.1, low.y + 0.1, 3.8, 3.8, Ink::Pencil, Nib::Fine);
        let at = pt(low.x + middle, low.y + middle);
        scene.hand(at, Says::Plain(digit.to_owned()), 3.6, Align::Centre, ink);
        if struck {
            scene.stroke([pt(low.x + 0.7, low.y + 3.2), pt(low.x + 3.3, low.y + 0.8)], Ink::Seat(1), Nib::Pen);
        }
    }
    scene
}
