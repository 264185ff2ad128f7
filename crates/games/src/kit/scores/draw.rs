//! The score sheet on paper. A few players get a column each, as you would rule it by hand. Many get a line each.

use super::{Entry, ScoreSheet};
use crate::game::Seat;
use crate::game::scene::{Align, Face, Ink, Item, Nib, Pt, Says, Scene, corners, pt};
use crate::kit::roster::Lists;

/// Up to this many players get a column each; more get a line each, and the boxes are the columns.
const COLUMNS: usize = 6;
/// Up to this many names stand side by side; more of them stand in two lines by turns, so that each has room.
const NAMES: usize = 3;
/// Width of the names of boxes.
const BOXES: f32 = 6.0;
/// Height of the names of players above the columns.
const HEAD: f32 = 2.0;
/// In the table of lines: width of a name, of a box and of the total, and height of a line.
const NAME: f32 = 7.0;
const NARROW: f32 = 1.6;
const TOTAL: f32 = 2.4;
const LINE: f32 = 1.25;
/// What is between two lists of the table of lines.
const GAP: f32 = 1.0;

/// The name of a row of a sheet: in full if there is room, otherwise in one to three characters.
#[derive(Clone, PartialEq, Debug)]
pub struct Heading {
    /// In full.
    pub full: Says,
    /// In short.
    pub short: Says,
}

impl ScoreSheet {
    /// Width and height of the drawing in squares.
    pub fn extent(&self) -> (f32, f32) {
        let seats = self.columns.len();
        if seats <= COLUMNS {
            return (BOXES + seats as f32 * self.column_width(), HEAD + self.rows as f32 + 1.0);
        }
        self.lists().extent()
    }

    /// Draws the sheet with its upper left corner there. `heads` name the rows; the entries of `latest` are washed, so
    /// that they are found at once. Up to six players have a column each, more of them a line each.
    ///
    /// ```
    /// use kletka_games::game::scene::{Says, Scene, pt};
    /// use kletka_games::game::Seat;
    /// use kletka_games::kit::scores::{Heading, ScoreSheet};
    ///
    /// let mut sheet = ScoreSheet::new(2, 3);
    /// sheet.score(1, Seat(0), 12);
    /// let heads = ["fours", "fives"].map(|name| {
    ///     Heading { full: Says::Plain(name.to_owned()), short: Says::Plain(name[..2].to_owned()) }
    /// });
    /// let (width, height) = sheet.extent();
    /// let mut scene = Scene::new(width, height);
    /// sheet.draw(&mut scene, pt(0.0, 0.0), &heads, &[(1, Seat(0))]);
    /// ```
    pub fn draw(&self, scene: &mut Scene, corner: Pt, heads: &[Heading], latest: &[(usize, Seat)]) {
        if self.columns.len() <= COLUMNS {
            self.draw_columns(scene, corner, heads, latest);
        } else {
            self.draw_lines(scene, corner, heads, latest);
        }
    }

    /// The middle of a box, counted from the upper left corner of the drawing.
    pub fn middle(&self, row: usize, seat: Seat) -> Pt {
        if self.columns.len() <= COLUMNS {
            let column = self.column_width();
            return pt(BOXES + column * (f32::from(seat.0) + 0.5), HEAD + row as f32 + 0.5);
        }
        let corner = self.lists().corner(seat.index());
        pt(corner.x + NAME + NARROW * (row as f32 + 0.5), corner.y + LINE / 2.0)
    }

    /// How far below the upper edge of the drawing a row begins, where rows stand below each other.
    pub fn top_of(&self, row: usize) -> Option<f32> {
        (self.columns.len() <= COLUMNS).then_some(HEAD + row as f32)
    }

    /// Few columns are wide, so that names fit.
    fn column_width(&self) -> f32 {
        match self.columns.len() {
            ..=2 => 5.0,
            NAMES => 4.0,
            _ => 3.0,
        }
    }

    fn draw_columns(&self, scene: &mut Scene, corner: Pt, heads: &[Heading], latest: &[(usize, Seat)]) {
        let (width, height) = self.extent();
        let column = self.column_width();
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        let left = |seat: Seat| BOXES + column * f32::from(seat.0);
        for &(row, seat) in latest {
            wash(scene, at(left(seat), HEAD + row as f32), column, 1.0);
        }
        for (row, head) in heads.iter().enumerate().take(self.rows) {
            print(scene, at(0.3, HEAD + row as f32 + 0.5), head.full.clone(), Align::Left);
            scene.stroke([at(0.0, HEAD + row as f32), at(width, HEAD + row as f32)], Ink::Pencil, Nib::Fine);
        }
        for seat in self.seats().iter() {
            let middle = left(seat) + column / 2.0;
            let (by_turns, room) =
                if self.columns.len() <= NAMES { (1.0, 0.95) } else { (0.55 + f32::from(seat.0 % 2), 1.4) };
            scene.name(at(middle, by_turns), seat, 1.1, Align::Centre, column * room);
            if self.covered(seat).is_some() {
                cover(scene, at(left(seat), HEAD), at(left(seat) + column, height - 1.0), seat);
            }
            for row in 0..self.rows {
                self.draw_entry(scene, at(middle, HEAD + row as f32 + 0.5), row, seat, 1.1);
            }
            self.draw_total(scene, at(middle, height - 0.5), seat, Align::Centre);
            scene.stroke([at(left(seat), 0.0), at(left(seat), height)], Ink::Pencil, Nib::Fine);
        }
        for y in [HEAD, height - 1.0] {
            scene.stroke([at(0.0, y), at(width, y)], Ink::Pencil, Nib::Pen);
        }
        sum_sign(scene, at(0.3, height - 0.5), Align::Left);
    }

    fn lists(&self) -> Lists {
        Lists::of(self.columns.len(), (NAME + NARROW * self.rows as f32 + TOTAL, GAP), LINE, 0.0)
    }

    fn draw_lines(&self, scene: &mut Scene, corner: Pt, heads: &[Heading], latest: &[(usize, Seat)]) {
        let lists = self.lists();
        let at = |seat: Seat, x: f32, y: f32| {
            let line = lists.corner(seat.index());
            pt(corner.x + line.x + x, corner.y + line.y + LINE * y)
        };
        let left = |row: usize| NAME + NARROW * row as f32;
        for &(row, seat) in latest {
            wash(scene, at(seat, left(row), 0.0), NARROW, LINE);
        }
        for seat in self.seats().iter() {
            if seat.index() % lists.lines == 0 {
                self.draw_list_head(scene, at(seat, 0.0, -1.0), heads, &lists);
            }
            scene.name(at(seat, 0.2, 0.5), seat, 1.1, Align::Left, NAME - 0.4);
            if self.covered(seat).is_some() {
                cover(scene, at(seat, NAME, 0.0), at(seat, lists.width - TOTAL, 1.0), seat);
            }
            for row in 0..self.rows {
                self.draw_entry(scene, at(seat, left(row) + NARROW / 2.0, 0.5), row, seat, 1.0);
            }
            self.draw_total(scene, at(seat, lists.width - 0.2, 0.5), seat, Align::Right);
            scene.stroke([at(seat, 0.0, 1.0), at(seat, lists.width, 1.0)], Ink::Pencil, Nib::Fine);
        }
    }

    /// The short names above a list, and the lines between its columns.
    fn draw_list_head(&self, scene: &mut Scene, corner: Pt, heads: &[Heading], lists: &Lists) {
        let at = |x: f32, y: f32| pt(corner.x + x, corner.y + y);
        let height = LINE * (lists.lines as f32 + 1.0);
        for row in 0..=self.rows {
            let left = NAME + NARROW * row as f32;
            scene.stroke([at(left, 0.0), at(left, height)], Ink::Pencil, Nib::Fine);
            if let Some(head) = heads.get(row).filter(|_| row < self.rows) {
                print(scene, at(left + NARROW / 2.0, LINE / 2.0), head.short.clone(), Align::Centre);
            }
        }
        sum_sign(scene, at(lists.width - 0.2, LINE / 2.0), Align::Right);
        scene.stroke([at(0.0, LINE), at(lists.width, LINE)], Ink::Pencil, Nib::Pen);
    }

    /// The total of a seat; of a covered column a tick once its player has done what is waited for.
    fn draw_total(&self, scene: &mut Scene, at: Pt, seat: Seat, align: Align) {
        let ink = Ink::Seat(seat.0);
        match self.covered(seat) {
            None => scene.hand(at, Says::Plain(self.total(seat).to_string()), 1.2, align, ink),
            Some(true) => {
                let x = if align == Align::Right { at.x - 0.6 } else { at.x };
                let tick = [pt(x - 0.4, at.y), pt(x - 0.1, at.y + 0.3), pt(x + 0.5, at.y - 0.4)];
                scene.stroke(tick, ink, Nib::Bold);
            }
            Some(false) => {}
        }
    }

    fn draw_entry(&self, scene: &mut Scene, at: Pt, row: usize, seat: Seat, size: f32) {
        let ink = Ink::Seat(seat.0);
        match self.entry(row, seat) {
            Entry::Open => {}
            Entry::Scored(points) => scene.hand(at, Says::Plain(points.to_string()), size, Align::Centre, ink),
            Entry::Struck => scene.stroke([pt(at.x - 0.6, at.y + 0.2), pt(at.x + 0.6, at.y - 0.2)], ink, Nib::Pen),
        }
    }
}

fn print(scene: &mut Scene, at: Pt, says: Says, align: Align) {
    scene.add(Item::Label { at, says, size: 1.0, align, ink: Ink::Pencil, face: Face::Print });
}

/// What stands beside the totals: a sign that needs no language.
fn sum_sign(scene: &mut Scene, at: Pt, align: Align) {
    print(scene, at, Says::Plain("=".to_owned()), align);
}

/// A sheet that lies face down.
fn cover(scene: &mut Scene, from: Pt, to: Pt, seat: Seat) {
    scene.add(Item::Hatch { polygon: corners(from, to), ink: Ink::Seat(seat.0) });
}

fn wash(scene: &mut Scene, corner: Pt, width: f32, height: f32) {
    let polygon = corners(corner, pt(corner.x + width, corner.y + height));
    scene.add(Item::Fill { polygon, ink: Ink::Accent });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(rows: usize, seats: u8) -> Scene {
        let mut sheet = ScoreSheet::new(rows, seats);
        for seat in sheet.seats().iter() {
            sheet.score(0, seat, 100 + i32::from(seat.0));
            sheet.strike(1, seat);
        }
        let heads: Vec<Heading> = (0..rows)
            .map(|row| Heading { full: Says::Plain(format!("box {row}")), short: Says::Plain(row.to_string()) })
            .collect();
        let (width, height) = sheet.extent();
        let mut scene = Scene::new(width, height);
        sheet.draw(&mut scene, pt(0.0, 0.0), &heads, &[(0, Seat(seats - 1))]);
        scene
    }

    fn says(scene: &Scene) -> impl Iterator<Item = (&Says, Pt)> {
        scene.items.iter().filter_map(|item| match item {
            Item::Label { says, at, .. } => Some((says, *at)),
            _ => None,
        })
    }

    fn names(scene: &Scene) -> impl Iterator<Item = (Seat, Pt)> {
        scene.items.iter().filter_map(|item| match item {
            Item::Name { seat, at, .. } => Some((*seat, *at)),
            _ => None,
        })
    }

    #[test]
    fn every_sheet_is_drawn_within_its_extent() {
        for seats in 2..=50 {
            for rows in [2, 13, 18] {
                let scene = drawn(rows, seats);
                assert!(scene.width <= 64.0 && scene.height <= 64.0, "{seats} × {rows}");
                let inside = |p: &Pt| {
                    (-0.001..=scene.width + 0.001).contains(&p.x) && (-0.001..=scene.height + 0.001).contains(&p.y)
                };
                for item in &scene.items {
                    match item {
                        Item::Stroke { points, .. } | Item::Fill { polygon: points, .. } => {
                            assert!(points.iter().all(inside), "{seats} × {rows}: {item:?}");
                        }
                        Item::Label { at, .. } | Item::Name { at, .. } => {
                            assert!(inside(at), "{seats} × {rows}: {item:?}")
                        }
                        _ => panic!("nothing else is on a sheet"),
                    }
                }
            }
        }
    }

    #[test]
    fn every_player_stands_there_once_with_points_and_total_in_a_row() {
        for seats in [2, 3, 6, 7, 25, 50] {
            let scene = drawn(13, seats);
            for seat in (0..seats).map(Seat) {
                let name: Vec<Pt> = names(&scene).filter(|(named, _)| *named == seat).map(|(_, at)| at).collect();
                let points = Says::Plain((100 + u32::from(seat.0)).to_string());
                let points: Vec<Pt> = says(&scene).filter(|(s, _)| **s == points).map(|(_, at)| at).collect();
                assert_eq!((name.len(), points.len()), (1, 2), "{seat:?} of {seats}");
                for at in points {
                    let off = if seats > 6 { at.y - name[0].y } else { at.x - name[0].x };
                    assert!(off.abs() < 0.01, "{seat:?} of {seats}");
                }
            }
        }
    }

    #[test]
    fn a_covered_column_shows_a_tick_and_no_total() {
        for seats in [2, 9] {
            let mut sheet = ScoreSheet::new(4, seats);
            let totals = |sheet: &ScoreSheet| {
                let (width, height) = sheet.extent();
                let mut scene = Scene::new(width, height);
                sheet.draw(&mut scene, pt(0.0, 0.0), &[], &[]);
                let zeros = says(&scene).filter(|(s, _)| **s == Says::Plain("0".to_owned())).count();
                let hatched = scene.items.iter().filter(|item| matches!(item, Item::Hatch { .. })).count();
                (zeros, hatched)
            };
            assert_eq!(totals(&sheet), (usize::from(seats), 0));
            sheet.cover(Seat(0), true);
            sheet.cover(Seat(1), false);
            assert_eq!(totals(&sheet), (usize::from(seats) - 2, 2));
        }
    }

    #[test]
    fn the_middle_of_a_box_is_where_its_entry_stands() {
        for seats in [2, 6, 7, 50] {
            let scene = drawn(13, seats);
            let sheet = ScoreSheet::new(13, seats);
            for seat in (0..seats).map(Seat) {
                let points = Says::Plain((100 + u32::from(seat.0)).to_string());
                let middle = sheet.middle(0, seat);
                let near = |at: Pt| (at.x - middle.x).abs() < 0.01 && (at.y - middle.y).abs() < 0.01;
                assert!(says(&scene).any(|(s, at)| *s == points && near(at)), "{seat:?} of {seats}");
            }
        }
    }

    #[test]
    fn boxes_are_named_in_full_for_a_few_players_and_in_short_for_many() {
        let named = |scene: &Scene, text: &str| says(scene).any(|(s, _)| *s == Says::Plain(text.to_owned()));
        assert!(named(&drawn(13, 6), "box 12") && !named(&drawn(13, 7), "box 12"));
        assert!(named(&drawn(13, 7), "12"));
    }
}
