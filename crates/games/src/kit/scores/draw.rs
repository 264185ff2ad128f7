//! The score sheet on paper. A few players get a column each, as you would rule it by hand, on the squares. Many
//! players get a line each with their total, and below them are the boxes of one player.

mod entry;
#[cfg(test)]
mod tests;

use entry::{ENTRY, FREE, SHORT, UNITS, WIDE, bracketed};

use super::ScoreSheet;
use crate::base::signed;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::game::{Seat, Text};
use crate::kit::roster::{Lists, least};

/// Up to this many players get a column each; more get a line each.
const COLUMNS: usize = 6;
/// Up to this many names are side by side. More names alternate between two lines, so that each has room.
const NAMES: usize = 3;
/// Width of the names of boxes.
const BOXES: f32 = 7.0;
/// Width of the remaining points of boxes, and of the dice's worth to everybody, after their names.
const LEFT: f32 = 4.0;
const COMMON: f32 = 3.0;
/// Height of the rows of a short sheet, which are on the squares of the paper, and of the handwriting in them.
const HIGH: f32 = 2.0;
const LARGE: f32 = 1.6;
/// Height of the rows of a long sheet, on a narrow and on a wide page: a small telephone shows both 18 pixels high.
/// They have pale rules of their own on bare paper. Height of the handwriting in them.
const LOW: [f32; 2] = [1.25, 1.5];
const SMALL: f32 = 1.35;
/// Largest words beside the numbers, and the free space behind what the dice are worth to everybody.
const WORDS: f32 = 1.4;
const PAD: f32 = 0.5;
/// Height of the question mark in a column that lies face down, in widths of the column.
const ASKED: f32 = 1.3;
/// Least height of the names of boxes beside columns.
const HEADING: f32 = 1.25;
/// Height of the names of players above the columns, also beside the two lines above the remaining points of shared
/// boxes, and of the totals below them.
const HEAD: f32 = 2.0;
const TALL: f32 = 3.0;
const FOOT: f32 = 2.0;
/// Width of a digit of a total in heights, and how far it keeps off the rule at its left.
const DIGIT: f32 = 0.36;
const ASIDE: f32 = 0.3;
/// How far names in a single line are above its middle: a winner's is underlined twice, above a rule.
const RAISED: f32 = 0.15;
/// Height of the words below a sheet that lies face down, in least heights: in one line, and in two. A column that is
/// narrower than this has room for a sign only.
const HIDDEN: f32 = 1.65;
const STACKED: f32 = 1.15;
const NARROW: f32 = 4.0;
/// How far the middle of a tick in a list is from the right edge of the totals. Largest height of a name with one above
/// a column, in widths of the column.
const TICK: f32 = 0.6;
const TICKED: f32 = 0.31;
/// For many players: width of a list, and of a total in it.
const LIST: f32 = 10.0;
const TOTAL: f32 = 2.8;
/// Lists side by side.
const ABREAST: usize = 2;

impl ScoreSheet {
    /// Width and height of the drawing, in whole squares.
    pub fn extent(&self) -> (f32, f32) {
        if self.is_columns() {
            return (self.across(), self.foot() + FOOT);
        }
        let lists = self.lists().extent();
        let boxes = if self.front.is_some() { HEAD + self.half() as f32 } else { 0.0 };
        (lists.0, lists.1 + boxes)
    }

    /// Draws the sheet with its upper left corner at `corner`, on a crossing of the paper's lines. `heads` name the
    /// rows. The entries of `latest` are washed, so that you see them at once. Up to six players get a column each,
    /// more get a line each.
    ///
    /// ```
    /// use kletka_games::game::scene::{Says, Scene, pt};
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::scores::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::new(2, 3);
    /// sheet.score(1, Seat(0), 12);
    /// let heads = ["fours", "fives"].map(|name| Says::Plain(name.to_owned()));
    /// let (width, height) = sheet.extent();
    /// let mut scene = Scene::new(width, height);
    /// sheet.draw(&mut scene, pt(0.0, 0.0), &heads, &[(1, Seat(0))]);
    /// ```
    pub fn draw(&self, scene: &mut Scene, corner: Pt, heads: &[Says], latest: &[(usize, Seat)]) {
        if self.is_columns() {
            self.draw_columns(scene, corner, heads, latest);
        } else {
            self.draw_lines(scene, corner, latest);
            if let Some(seat) = self.front {
                self.draw_boxes(scene, corner, heads, seat, latest);
            }
        }
    }

    /// The middle of a box, from the upper left corner of the drawing. With many players, only one of them has boxes.
    pub fn middle(&self, row: usize, seat: Seat) -> Pt {
        if self.is_columns() {
            let column = self.column_width();
            let y = self.top(row) + self.high() / 2.0;
            return pt(self.boxes() + column * (f32::from(seat.0) + 0.5), y);
        }
        let corner = self.corner(row);
        pt(corner.x + LIST - ENTRY / 2.0, corner.y + 0.5)
    }

    /// Width of the names of boxes, and of their remaining points, or of prices for everybody.
    fn boxes(&self) -> f32 {
        match () {
            () if !self.left.is_empty() => BOXES + LEFT,
            () if self.is_closed() => BOXES + COMMON,
            () => BOXES,
        }
    }

    fn is_columns(&self) -> bool {
        self.columns.len() <= COLUMNS
    }

    /// The upper edge of a row, from that of the drawing; `None` with many players, whose rows are not all below each
    /// other.
    pub fn top_of(&self, row: usize) -> Option<f32> {
        self.is_columns().then_some(self.top(row))
    }

    fn top(&self, row: usize) -> f32 {
        self.head() + row as f32 * self.high()
    }

    /// The upper edge of the row of totals, on a line of the paper.
    fn foot(&self) -> f32 {
        self.top(self.rows).ceil()
    }

    /// Width of the boxes with all columns.
    fn across(&self) -> f32 {
        self.boxes() + self.columns.len() as f32 * self.column_width()
    }

    /// Height of the names above the columns.
    fn head(&self) -> f32 {
        if self.left.is_empty() { HEAD } else { TALL }
    }

    /// Whether a rule divides the rows.
    fn is_parted(&self) -> bool {
        (1..self.rows).contains(&self.upper)
    }

    /// If there are few columns, they are wide, so that names fit.
    fn column_width(&self) -> f32 {
        let wide = match self.columns.len() {
            ..=2 if !self.is_closed() => 5.0,
            ..=NAMES if !self.left.is_empty() => WIDE,
            ..=NAMES => 4.0,
            _ => 3.0,
        };
        ((self.wide - self.boxes()) / self.columns.len() as f32).max(wide)
    }

    /// Height of a row of the columns.
    fn high(&self) -> f32 {
        match self.rows {
            ..=SHORT => HIGH,
            _ if self.columns.len() <= NAMES && self.left.is_empty() => LOW[0],
            _ => LOW[1],
        }
    }

    /// Height of the handwriting in the boxes.
    fn size(&self) -> f32 {
        let low = match (self.is_columns(), self.rows <= SHORT) {
            (true, true) => LARGE,
            (true, false) => SMALL,
            (false, _) => 1.0,
        };
        (1.15 * least(self.extent().0.max(self.wide))).max(low)
    }

    fn draw_columns(&self, scene: &mut Scene, corner: Pt, heads: &[Says], latest: &[(usize, Seat)]) {
        let ((width, height), column, size) = (self.extent(), self.column_width(), self.size());
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        let left = |seat: Seat| self.boxes() + column * f32::from(seat.0);
        self.draw_rows(scene, corner);
        let part = self.is_parted().then(|| self.top(self.upper));
        for y in [self.head(), height - FOOT, height].into_iter().chain(part) {
            scene.stroke([at(0.0, y), at(width, y)], Ink::Pencil, Nib::Ruler);
        }
        let words = size.min(WORDS);
        for (row, head) in heads.iter().enumerate().take(self.rows) {
            let at = at(0.3, self.top(row) + self.high() / 2.0);
            scene.fitted(at, head.clone(), (words.max(HEADING), BOXES - 0.7), Align::Left, Ink::Pencil);
        }
        total_head(scene, at(0.3, height - FOOT / 2.0), words.max(1.3), Align::Left);
        self.draw_left(scene, corner, size);
        // Names in alternating lines are wider than their columns.
        let top = if self.columns.len() <= NAMES { 0.0 } else { self.head() };
        self.draw_covers(scene, corner);
        for seat in self.seats().iter() {
            // If all sheets are face down, the words below them are written once.
            let low = if self.is_closed() && seat.0 > 0 { height - FOOT } else { height };
            scene.stroke([at(left(seat), top), at(left(seat), low)], Ink::Pencil, Nib::Ruler);
        }
        for &(row, seat) in latest {
            wash(scene, at(left(seat), self.top(row)), (column, self.high()));
        }
        for seat in self.seats().iter() {
            let middle = left(seat) + column / 2.0;
            self.draw_name(scene, at(middle, 0.0), seat, (column, words));
            for row in 0..self.rows {
                let middle = at(middle, self.top(row) + self.high() / 2.0);
                self.draw_entry(scene, middle, row, seat, size.max(1.1));
            }
            if self.covered(seat).is_none() {
                let edge = middle + self.units(size.max(1.1)).max(self.long(seat, 1.2 * words.max(1.25)));
                self.draw_total(scene, at(edge, height - FOOT / 2.0), seat, 1.2 * words.max(1.25));
            }
        }
    }

    /// Draws the rules between the rows of a long sheet. No line of the paper runs between them.
    fn draw_rows(&self, scene: &mut Scene, corner: Pt) {
        if self.rows <= SHORT {
            return;
        }
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        let width = self.across();
        scene.add(Item::Blank { polygon: corners(at(0.0, self.head()), at(width, self.foot())) });
        for y in (1..self.rows).map(|row| self.top(row)) {
            scene.stroke([at(0.0, y), at(width, y)], Ink::Shade, Nib::Ruler);
        }
    }

    /// Whether all sheets are face down.
    pub fn is_closed(&self) -> bool {
        self.seats().iter().all(|seat| self.covered(seat).is_some())
    }

    /// Writes a large question mark into each column that is face down, and explains it below them. If all are, the
    /// words are written once.
    fn draw_covers(&self, scene: &mut Scene, corner: Pt) {
        let (_, height) = self.extent();
        let left = |n: usize| corner.x + self.boxes() + self.column_width() * n as f32;
        let area = |from: usize, to: usize| (pt(left(from), corner.y + self.head()), pt(left(to), corner.y + height));
        let covered = self.seats().iter().filter(|seat| self.covered(*seat).is_some()).map(Seat::index);
        let covered: Vec<(Pt, Pt)> = covered.map(|n| area(n, n + 1)).collect();
        // Above the rule between the rows, not on it.
        let low = if self.is_parted() { self.top(self.upper) } else { height - FOOT };
        for &(from, to) in &covered {
            let middle = pt((from.x + to.x) / 2.0, (from.y + corner.y + low) / 2.0);
            scene.hand(middle, Says::Plain("?".to_owned()), ASKED * (to.x - from.x), Align::Centre, Ink::Shade);
        }
        let said = if self.is_closed() { vec![area(0, self.columns.len())] } else { covered };
        for (from, to) in said {
            hidden(scene, pt((from.x + to.x) / 2.0, to.y - FOOT / 2.0), to.x - from.x);
        }
    }

    /// Writes a name over its column. Many names stand in two lines by turns.
    fn draw_name(&self, scene: &mut Scene, top: Pt, seat: Seat, (column, words): (f32, f32)) {
        let (down, room, size) = match self.columns.len() <= NAMES {
            true => (self.head() / 2.0 - RAISED, 0.9, words.max(WORDS)),
            false => {
                // Beside the first name there may be the words above the remaining points.
                let room = if seat.0 == 0 && !self.left.is_empty() { 1.0 } else { 1.4 };
                (self.head() - 1.6 + 0.9 * f32::from(seat.0 % 2), room, 1.15 * least(self.extent().0))
            }
        };
        let (at, size, room) = (pt(top.x, top.y + down), size.max(1.1), column * room);
        match self.covered(seat) {
            // With its tick, the name is in the middle, and needs more room. All names are equally large.
            Some(ticked) => {
                let size = size.min(TICKED * column).max(least(self.extent().0));
                match ticked {
                    true => scene.ticked_name(at, seat, size, Align::Centre, room),
                    false => scene.name(at, seat, size, Align::Centre, room),
                }
            }
            None => scene.name(at, seat, size, Align::Centre, room),
        }
    }

    /// Draws the remaining points of the boxes in a column after their names, if there are any.
    fn draw_left(&self, scene: &mut Scene, corner: Pt, size: f32) {
        let (width, height) = self.extent();
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        if self.is_closed() {
            scene.stroke([at(BOXES, 0.0), at(BOXES, height - FOOT)], Ink::Pencil, Nib::Ruler);
            self.draw_common_head(scene, corner);
        }
        if self.left.is_empty() {
            return;
        }
        // It is nobody's column.
        scene.add(Item::Fill { polygon: corners(at(BOXES, 0.0), at(self.boxes(), height - FOOT)), ink: Ink::Shade });
        scene.stroke([at(BOXES, 0.0), at(BOXES, height - FOOT)], Ink::Pencil, Nib::Ruler);
        for (key, y) in [("dice-sheet-left", 0.3), ("dice-sheet-left-all", 0.68)] {
            let head = Says::Words(Text::new(key));
            scene.hand(
                at(self.boxes() - LEFT / 2.0, self.head() * y),
                head,
                1.2 * least(width),
                Align::Centre,
                Ink::Pencil,
            );
        }
        for (row, left) in self.left.iter().enumerate() {
            let (y, right) = (self.top(row) + self.high() / 2.0, self.boxes());
            // A word fills the column.
            match left {
                Says::Words(_) => {
                    let middle = at(right - LEFT / 2.0, y);
                    scene.hand(middle, left.clone(), 1.3 * least(width), Align::Centre, Ink::Pencil)
                }
                _ => {
                    let edge = at(right - LEFT / 2.0 + UNITS * size, y);
                    scene.hand(edge, left.clone(), size, Align::Right, Ink::Pencil)
                }
            }
        }
    }

    fn lists(&self) -> Lists {
        let lines = self.columns.len().div_ceil(ABREAST);
        Lists { count: ABREAST, lines, width: LIST, pitch: LIST, line: 1.0 }
    }

    /// How many boxes of one player are below each other.
    fn half(&self) -> usize {
        self.rows.div_ceil(ABREAST)
    }

    /// The upper left corner of a box of one player, below the lists and the name.
    fn corner(&self, row: usize) -> Pt {
        let half = self.half().max(1);
        pt(LIST * (row / half) as f32, self.lists().extent().1 + HEAD + (row % half) as f32)
    }

    /// Draws all players with their totals. The viewer's own line is marked, if there is a viewer.
    fn draw_lines(&self, scene: &mut Scene, corner: Pt, latest: &[(usize, Seat)]) {
        let (lists, size) = (self.lists(), self.size());
        let (width, height) = lists.extent();
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        scene.stroke([at(0.0, 1.0), at(width, 1.0)], Ink::Pencil, Nib::Ruler);
        scene.stroke([at(LIST, 0.0), at(LIST, height)], Ink::Pencil, Nib::Ruler);
        for list in 1..=ABREAST {
            total_head(scene, at(LIST * list as f32 - 0.4, 0.5), size, Align::Right);
        }
        let mut seats: Vec<Seat> = self.seats().iter().collect();
        seats.sort_by_key(|seat| self.places.get(seat.index()).copied());
        for (n, seat) in seats.into_iter().enumerate() {
            let line = lists.corner(n);
            let at = |x: f32, y: f32| pt(corner.x + line.x + x, corner.y + line.y + y);
            if latest.iter().any(|(_, filled)| *filled == seat) {
                wash(scene, at(LIST - TOTAL, 0.0), (TOTAL, 1.0));
            }
            if self.own == Some(seat) {
                scene.add(Item::Fill { polygon: corners(at(0.0, 0.0), at(LIST - TOTAL, 1.0)), ink: Ink::Shade });
            }
            scene.name(at(0.3, 0.5), seat, size, Align::Left, LIST - TOTAL - 0.4);
            let edge = LIST - 0.4 - if self.covered(seat).is_some() { TICK } else { 0.0 };
            self.draw_total(scene, at(edge, 0.5), seat, size);
        }
    }

    /// Draws the boxes of one player, in two lists below the lines.
    fn draw_boxes(&self, scene: &mut Scene, corner: Pt, heads: &[Says], seat: Seat, latest: &[(usize, Seat)]) {
        let ((width, height), size) = (self.extent(), self.size());
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        let top = self.lists().extent().1 + HEAD;
        scene.name(at(0.3, top - 0.6), seat, size.max(1.1), Align::Left, width - 1.0);
        for y in [top, height] {
            scene.stroke([at(0.0, y), at(width, y)], Ink::Pencil, Nib::Ruler);
        }
        for x in [LIST - ENTRY, LIST, width - ENTRY] {
            scene.stroke([at(x, top), at(x, height)], Ink::Pencil, Nib::Ruler);
        }
        if self.is_parted() && !self.upper.is_multiple_of(self.half().max(1)) {
            let line = self.corner(self.upper);
            scene.stroke([at(line.x, line.y), at(line.x + LIST, line.y)], Ink::Pencil, Nib::Ruler);
        }
        for (row, head) in heads.iter().enumerate().take(self.rows) {
            let line = self.corner(row);
            if latest.contains(&(row, seat)) {
                wash(scene, at(line.x + LIST - ENTRY, line.y), (ENTRY, 1.0));
            }
            scene.hand(at(line.x + 0.3, line.y + 0.5), head.clone(), size, Align::Left, Ink::Pencil);
            if let Some(left) = self.left.get(row) {
                let at = at(line.x + LIST - ENTRY - 0.3, line.y + 0.5);
                scene.hand(at, left.clone(), size, Align::Right, Ink::Pencil);
            }
        }
        for row in 0..self.rows {
            let middle = self.middle(row, seat);
            self.draw_entry(scene, at(middle.x, middle.y), row, seat, size);
        }
    }

    /// How far the right edge of a total is at least from the middle of its column: a long one needs that room too.
    fn long(&self, seat: Seat, size: f32) -> f32 {
        DIGIT * size * signed(self.total(seat)).chars().count() as f32 + ASIDE - self.column_width() / 2.0
    }

    /// Draws the total of a seat. A covered one has a tick instead once its player has finished the pending step.
    fn draw_total(&self, scene: &mut Scene, at: Pt, seat: Seat, size: f32) {
        let ink = Ink::Seat(seat.0);
        match self.covered(seat) {
            None => scene.hand(at, Says::Plain(signed(self.total(seat))), size, Align::Right, ink),
            Some(true) => scene.tick(at, ink),
            Some(false) => {}
        }
    }

    /// Writes in a box, in pencil, how much of a sum there is that fills it.
    pub fn draw_towards(&self, scene: &mut Scene, row: usize, seat: Seat, (sum, goal): (i32, i32)) {
        if self.is_columns() || self.front == Some(seat) {
            let says = Says::Plain(format!("{sum}/{goal}"));
            scene.hand(self.middle(row, seat), says, self.size(), Align::Centre, Ink::Pencil);
        }
    }

    /// Writes the dice's worth to anybody before columns that are all face down, in pencil and in brackets.
    pub fn draw_common(&self, scene: &mut Scene, row: usize, points: i32) {
        let edge = pt(self.boxes() - PAD, self.middle(row, Seat(0)).y);
        bracketed(scene, (edge, Align::Right), signed(points.into()), self.size());
    }

    /// Says above these prices that they are for everybody.
    fn draw_common_head(&self, scene: &mut Scene, corner: Pt) {
        let all = if self.columns.len() == 2 { "dice-sheet-for-both" } else { "dice-sheet-for-all" };
        for (key, y) in [("dice-sheet-for", 0.22), (all, 0.68)] {
            let at = pt(corner.x + (BOXES + self.boxes()) / 2.0, corner.y + HEAD * y);
            let size = 1.35 * least(self.extent().0);
            scene.hand(at, Says::Words(Text::new(key)), size, Align::Centre, Ink::Pencil);
        }
    }
}

/// Draws the head of the totals.
fn total_head(scene: &mut Scene, at: Pt, size: f32, align: Align) {
    scene.hand(at, Says::Words(Text::new("dice-sheet-total")), size, align, Ink::Pencil);
}

/// Writes in place of a total that a sheet is face down: in one line if there is room, else in two.
fn hidden(scene: &mut Scene, at: Pt, wide: f32) {
    let (says, least) = (|key| Says::Words(Text::new(key)), least(scene.width));
    if wide >= 2.0 * NARROW {
        scene.hand(at, says("dice-sheet-hidden-all"), HIDDEN * least, Align::Centre, Ink::Pencil);
    } else if wide > NARROW {
        for (key, by) in [("dice-sheet-hidden", -0.45), ("dice-sheet-hidden-end", 0.45)] {
            scene.hand(pt(at.x, at.y + by), says(key), STACKED * least, Align::Centre, Ink::Pencil);
        }
    } else {
        scene.hand(at, Says::Plain("?".to_owned()), HIDDEN * least, Align::Centre, Ink::Pencil);
    }
}

/// Washes a box of this width and height from this corner.
fn wash(scene: &mut Scene, corner: Pt, (width, height): (f32, f32)) {
    let polygon = corners(pt(corner.x + FREE, corner.y), pt(corner.x + width - FREE, corner.y + height));
    scene.add(Item::Fill { polygon, ink: Ink::Accent });
}
