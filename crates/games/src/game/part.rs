//! A part of a drawing: a window round the place that matters, with a small map of the whole.

use super::scene::{Ink, Item, Nib, Pt, Says, Scene, pt};
use crate::base::{Place, Window};

/// Distance from the part to the paper's edge on each side: room for the coordinates.
const EDGE: f32 = 1.0;
/// Distance of the coordinates from the outer places, and their height, in steps of the board.
const GAP: f32 = 0.75;
/// How much farther letters are from the rows where a long board is cut.
const CLEAR: f32 = 0.25;
const PRINT: f32 = 0.62;
/// Greatest width and height of the map, in units.
const MAP: f32 = 5.0;
/// A line in pencil with at least this many points is a contour of the board, such as the border of a track.
const CONTOUR: usize = 12;

impl Scene {
    /// The sheet whose columns and rows the coordinates name. With several boards, it is the sheet that contains them
    /// all. `None` for a drawing without coordinates.
    ///
    /// ```
    /// use kletka_games::base::Window;
    /// use kletka_games::game::scene::{Scene, pt};
    ///
    /// let mut scene = Scene::new(40.0, 33.0);
    /// assert_eq!(scene.sheet(), None);
    /// scene.coordinates(pt(1.0, 1.0), 39, 32, 1.0, 0.75, 0.6);
    /// assert_eq!(scene.sheet(), Some(Window::board(39, 32)));
    /// ```
    pub fn sheet(&self) -> Option<Window> {
        self.named.or_else(|| self.labelled())
    }

    /// The places between the labels that a game has written by itself.
    fn labelled(&self) -> Option<Window> {
        let (mut cols, mut rows) = (Vec::new(), Vec::new());
        for item in &self.items {
            match item {
                Item::Label { says: Says::Column(col), .. } => cols.push(*col),
                Item::Label { says: Says::Row(row), .. } => rows.push(*row),
                _ => {}
            }
        }
        let from = Place::new(*cols.iter().min()?, *rows.iter().min()?);
        let last = Place::new(*cols.iter().max()?, *rows.iter().max()?);
        Some(Window { from, cols: last.col - from.col + 1, rows: last.row - from.row + 1 })
    }

    /// The drawing, cut to a window of its board. Places keep the coordinates that they have on the sheet. Beside it is
    /// a small map of the whole, on which a frame shows the window. `None` for a drawing without coordinates.
    ///
    /// ```
    /// use kletka_games::base::{Place, Window};
    /// use kletka_games::game::scene::{Ink, Item, Scene, pt};
    ///
    /// let mut scene = Scene::new(40.0, 33.0);
    /// scene.coordinates(pt(1.0, 1.0), 39, 32, 1.0, 0.75, 0.6);
    /// scene.add(Item::Dot { at: pt(30.0, 20.0), r: 0.24, ink: Ink::Seat(0) });
    /// let window = Window::board(39, 32).around(Place::new(29, 19), 16, 16);
    /// let part = scene.part(window).expect("it has coordinates");
    /// assert_eq!((part.width, part.height), (24.0, 19.0));
    /// ```
    pub fn part(&self, window: Window) -> Option<Scene> {
        let (first, step) = self.lattice?;
        if let Some(below) = self.below {
            return self.shortened(window, below);
        }
        let from = window.at_origin(window.from, first, step);
        let frame = Frame::of(window, first, step);
        // Everything moves by whole squares, so that it stays on the lines of the paper.
        let corner = pt(frame.low.x.floor(), frame.low.y.floor());
        let (right, low) = (EDGE + (frame.high.x - corner.x).ceil(), EDGE + (frame.high.y - corner.y).ceil());
        let mut part = Scene::new(right + EDGE + MAP, low + EDGE);
        let moved = |p: Pt| pt(p.x - corner.x + EDGE, p.y - corner.y + EDGE);
        self.items.iter().for_each(|item| frame.cut(item, &moved, &mut part));
        part.lettering(window, moved(from), step, GAP * step, PRINT * step);
        self.map(&Frame::of(self.sheet()?, first, step), &frame, pt(right + EDGE, EDGE), &mut part);
        Some(part)
    }

    /// Some rows of a long board, with what is beyond its edges where they reach one, and with what stands below it.
    fn shortened(&self, window: Window, below: f32) -> Option<Scene> {
        let ((first, step), sheet) = (self.lattice?, self.sheet()?);
        let window = Window { from: Place::new(sheet.from.col, window.from.row), cols: sheet.cols, ..window };
        let (is_top, is_low) = (window.from.row == sheet.from.row, window.last().row == sheet.last().row);
        let rows = Frame::of(window, first, step);
        let low = if is_top { 0.0 } else { rows.low.y };
        let high = if is_low { below } else { rows.high.y };
        let frame = Frame { low: pt(0.0, low), high: pt(self.width, high) };
        // By whole squares, so that everything stays on the lines of the paper.
        let up = low.floor() - if is_top { 0.0 } else { EDGE };
        let height = (high - up).ceil() + if is_low { 0.0 } else { EDGE };
        let mut part = Scene::new(self.width, height + self.height - below);
        self.items.iter().for_each(|item| frame.cut(item, &|p| pt(p.x, p.y - up), &mut part));
        let legend = Frame { low: pt(0.0, below), high: pt(self.width, self.height) };
        self.items.iter().for_each(|item| legend.cut(item, &|p| pt(p.x, p.y - below + height), &mut part));
        let from = window.at_origin(window.from, first, step);
        let named = part.items.len();
        part.lettering(window, pt(from.x, from.y - up), step, GAP * step, PRINT * step);
        // Where the board ends, letters keep their distance. Where it is cut, they keep off the ends of its lines.
        let middle = (rows.low.y + rows.high.y) / 2.0 - up;
        let farther = |ends: bool| if ends { self.above(first) - GAP * step } else { CLEAR * step };
        for item in &mut part.items[named..] {
            if let Item::Label { at, says: Says::Column(_), .. } = item {
                at.y += if at.y < middle { -farther(is_top) } else { farther(is_low) };
            }
        }
        Some(part)
    }

    /// How far letters are above the first place.
    fn above(&self, first: Pt) -> f32 {
        let letters = self.items.iter().filter_map(|item| match item {
            Item::Label { at, says: Says::Column(_), .. } => Some(first.y - at.y),
            _ => None,
        });
        letters.fold(0.0, f32::max)
    }

    /// Draws the map: the window, the marks on the board with their owners, and the long lines that divide it. Things
    /// beside the board, such as a legend, are left out.
    fn map(&self, board: &Frame, frame: &Frame, corner: Pt, part: &mut Scene) {
        let scale = MAP / self.width.max(self.height);
        let at = |p: Pt| pt(corner.x + p.x * scale, corner.y + p.y * scale);
        part.frame(corner.x, corner.y, self.width * scale, self.height * scale, Ink::Pencil, Nib::Fine);
        for item in &self.items {
            match item {
                Item::Dot { at: place, ink: ink @ (Ink::Seat(_) | Ink::Latest(_)), .. }
                | Item::Bead { at: place, ink: ink @ (Ink::Seat(_) | Ink::Latest(_)), .. }
                | Item::Cross { at: place, ink: ink @ (Ink::Seat(_) | Ink::Latest(_)), .. }
                | Item::Ring { at: place, ink: ink @ (Ink::Seat(_) | Ink::Latest(_)), .. }
                    if board.holds(*place) =>
                {
                    part.add(Item::Dot { at: at(*place), r: 0.05, ink: *ink });
                }
                Item::Sign { at: place, seat, .. } if board.holds(*place) => {
                    part.add(Item::Dot { at: at(*place), r: 0.05, ink: Ink::Seat(seat.0) });
                }
                Item::Stroke { points, ink: Ink::Pencil, .. } if points.len() >= CONTOUR => {
                    part.stroke(points.iter().map(|p| at(*p)).collect::<Vec<Pt>>(), Ink::Pencil, Nib::Fine);
                }
                _ => {}
            }
        }
        let (low, high) = (at(frame.low), at(frame.high));
        part.frame(low.x, low.y, high.x - low.x, high.y - low.y, Ink::Pencil, Nib::Pen);
    }
}

impl Window {
    /// The point of a place in a drawing with `a1` at `first`.
    fn at_origin(self, place: Place, first: Pt, step: f32) -> Pt {
        Window { from: Place::new(0, 0), ..self }.at(place, first, step)
    }
}

/// A side of a rectangle: the coordinate that it limits, the limit, and 1 if greater values are inside.
type Side = (fn(Pt) -> f32, f32, f32);

/// The visible rectangle of a drawing.
struct Frame {
    low: Pt,
    high: Pt,
}

impl Frame {
    /// The frame of a window on a board with `a1` at `first`, with half a step round it.
    fn of(window: Window, first: Pt, step: f32) -> Frame {
        let (from, to) = (window.at_origin(window.from, first, step), window.at_origin(window.last(), first, step));
        let half = step / 2.0;
        Frame { low: pt(from.x - half, from.y - half), high: pt(to.x + half, to.y + half) }
    }

    fn holds(&self, p: Pt) -> bool {
        (self.low.x..=self.high.x).contains(&p.x) && (self.low.y..=self.high.y).contains(&p.y)
    }

    /// Adds the visible part of an item to another drawing, at the position that `moved` gives.
    fn cut(&self, item: &Item, moved: &dyn Fn(Pt) -> Pt, part: &mut Scene) {
        let mut area = |polygon: &[Pt], made: &dyn Fn(Vec<Pt>) -> Item| {
            let polygon: Vec<Pt> = self.clipped(polygon).into_iter().map(moved).collect();
            if !polygon.is_empty() {
                part.add(made(polygon));
            }
        };
        match item {
            Item::Label { says: Says::Column(_) | Says::Row(_), .. } => {}
            Item::Stroke { points, ink, nib } => {
                for piece in self.pieces(points) {
                    part.stroke(piece.into_iter().map(moved).collect::<Vec<Pt>>(), *ink, *nib);
                }
            }
            Item::Hatch { polygon, ink } => area(polygon, &|polygon| Item::Hatch { polygon, ink: *ink }),
            Item::Fill { polygon, ink } => area(polygon, &|polygon| Item::Fill { polygon, ink: *ink }),
            Item::Blank { polygon } => area(polygon, &|polygon| Item::Blank { polygon }),
            Item::Grid { at, cols, rows, step } => {
                let (left, cols) = squares(at.x, *step, *cols, (self.low.x, self.high.x));
                let (top, rows) = squares(at.y, *step, *rows, (self.low.y, self.high.y));
                if cols > 0 && rows > 0 {
                    part.add(Item::Grid { at: moved(pt(left, top)), cols, rows, step: *step });
                }
            }
            one => {
                let mut one = one.clone();
                if let Some(at) = anchor(&mut one).filter(|at| self.holds(**at)) {
                    *at = moved(*at);
                    part.add(one);
                }
            }
        }
    }

    /// The pieces of a line that are inside.
    fn pieces(&self, points: &[Pt]) -> Vec<Vec<Pt>> {
        let mut pieces: Vec<Vec<Pt>> = Vec::new();
        for pair in points.windows(2) {
            let Some((a, b)) = self.stretch(pair[0], pair[1]) else { continue };
            match pieces.last_mut().filter(|piece| piece.last() == Some(&a)) {
                Some(piece) => piece.push(b),
                None => pieces.push(vec![a, b]),
            }
        }
        pieces
    }

    /// The part of a straight line that is inside.
    fn stretch(&self, a: Pt, b: Pt) -> Option<(Pt, Pt)> {
        let (mut from, mut to) = (0.0f32, 1.0f32);
        for (start, run, low, high) in
            [(a.x, b.x - a.x, self.low.x, self.high.x), (a.y, b.y - a.y, self.low.y, self.high.y)]
        {
            if run == 0.0 {
                if !(low..=high).contains(&start) {
                    return None;
                }
                continue;
            }
            let (one, two) = ((low - start) / run, (high - start) / run);
            (from, to) = (from.max(one.min(two)), to.min(one.max(two)));
        }
        let along = |t: f32| match t {
            0.0 => a,
            1.0 => b,
            _ => pt(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t),
        };
        (from < to).then(|| (along(from), along(to)))
    }

    /// The part of a polygon that is inside. Cuts at one side after the other.
    fn clipped(&self, polygon: &[Pt]) -> Vec<Pt> {
        let sides: [Side; 4] = [
            (|p| p.x, self.low.x, 1.0),
            (|p| p.x, self.high.x, -1.0),
            (|p| p.y, self.low.y, 1.0),
            (|p| p.y, self.high.y, -1.0),
        ];
        sides.into_iter().fold(polygon.to_vec(), |polygon, (of, bound, sign)| {
            let inside = |p: Pt| (of(p) - bound) * sign;
            let mut kept = Vec::new();
            for (n, &b) in polygon.iter().enumerate() {
                let a = polygon[(n + polygon.len() - 1) % polygon.len()];
                let (da, db) = (inside(a), inside(b));
                if (da < 0.0) != (db < 0.0) {
                    let t = da / (da - db);
                    kept.push(pt(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t));
                }
                if db >= 0.0 {
                    kept.push(b);
                }
            }
            kept
        })
    }
}

/// The position of an item that is shown either whole or not at all.
fn anchor(item: &mut Item) -> Option<&mut Pt> {
    match item {
        Item::Dot { at, .. }
        | Item::Bead { at, .. }
        | Item::Ring { at, .. }
        | Item::Cross { at, .. }
        | Item::Sign { at, .. }
        | Item::Label { at, .. }
        | Item::Name { at, .. }
        | Item::Die { at, .. } => Some(at),
        _ => None,
    }
}

/// The start and the number of the grid squares that are wholly inside a stretch.
fn squares(at: f32, step: f32, count: u16, (low, high): (f32, f32)) -> (f32, u16) {
    // The tolerance absorbs rounding errors of whole numbers.
    let first = ((low - at) / step - 1e-3).ceil().max(0.0);
    let end = ((high - at) / step + 1e-3).floor().min(f32::from(count));
    (at + first * step, (end - first).max(0.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Scene {
        let mut scene = Scene::new(40.0, 33.0);
        scene.coordinates(pt(1.0, 1.0), 39, 32, 1.0, 0.75, 0.6);
        scene.frame(1.0, 1.0, 38.0, 31.0, Ink::Grid, Nib::Pen);
        scene.add(Item::Hatch {
            polygon: vec![pt(8.0, 10.0), pt(14.0, 4.0), pt(20.0, 10.0), pt(14.0, 16.0)],
            ink: Ink::Seat(0),
        });
        scene.stroke(
            [pt(8.0, 10.0), pt(14.0, 4.0), pt(20.0, 10.0), pt(14.0, 16.0), pt(8.0, 10.0)],
            Ink::Seat(0),
            Nib::Pen,
        );
        for n in 1..=32u8 {
            scene.add(Item::Dot { at: pt(f32::from(n), f32::from(n)), r: 0.24, ink: Ink::Seat(n % 2) });
        }
        scene
    }

    #[test]
    fn a_part_shows_its_window_and_nothing_else() {
        let window = Window { from: Place::new(10, 5), cols: 16, rows: 16 };
        let part = sheet().part(window).expect("it has coordinates");
        let inside = |p: &Pt| (1.5..=17.5).contains(&p.x) && (1.5..=17.5).contains(&p.y);
        let on_map = |p: &Pt| (19.0..=24.0).contains(&p.x) && (1.0..=6.0).contains(&p.y);
        let (mut dots, mut mapped, mut columns) = (0, 0, Vec::new());
        for item in &part.items {
            match item {
                Item::Dot { at, .. } if inside(at) => {
                    assert_eq!((at.x.fract(), at.y.fract()), (0.0, 0.0), "it lies on the lines of the paper");
                    dots += 1;
                }
                Item::Dot { at, .. } if on_map(at) => mapped += 1,
                Item::Stroke { points, .. } => assert!(points.iter().all(|p| inside(p) || on_map(p)), "{points:?}"),
                Item::Hatch { polygon, .. } => assert!(polygon.len() >= 4 && polygon.iter().all(inside), "{polygon:?}"),
                Item::Label { says: Says::Column(col), .. } => columns.push(*col),
                Item::Label { says: Says::Row(row), .. } => assert!((5..21).contains(row)),
                other => panic!("{other:?}"),
            }
        }
        // Columns 10 to 25 and rows 5 to 20 have 10 to 20 in common.
        assert_eq!((dots, mapped), (11, 32));
        columns.sort_unstable();
        columns.dedup();
        assert_eq!(columns, (10..26).step_by(2).collect::<Vec<u16>>(), "every second one");
    }

    #[test]
    fn a_part_of_a_long_board_has_all_columns_and_what_is_below() {
        let mut scene = Scene::new(19.0, 31.0);
        scene.coordinates(pt(1.0, 2.0), 17, 25, 1.0, 1.5, 0.6);
        (scene.below, scene.focus) = (Some(28.0), vec![Place::new(8, 20)]);
        for y in [0.5, 15.0, 26.5, 29.5] {
            scene.add(Item::Dot { at: pt(4.0, y), r: 0.2, ink: Ink::Pencil });
        }
        let shown = |row: u16| {
            let part = scene.part(Window { from: Place::new(1, row), cols: 3, rows: 16 }).expect("it has coordinates");
            let dots = part.items.iter().filter_map(|item| match item {
                Item::Dot { at, .. } => Some(at.y),
                _ => None,
            });
            (part.named, (part.width, part.height), dots.collect::<Vec<_>>())
        };
        let named = |row| Some(Window { from: Place::new(0, row), cols: 17, rows: 16 });
        assert_eq!(shown(0), (named(0), (19.0, 22.0), vec![0.5, 15.0, 20.5]), "the goal is above");
        assert_eq!(shown(4), (named(4), (19.0, 22.0), vec![11.0, 20.5]), "{:?}", shown(4));
        assert_eq!(shown(9).2.len(), 3, "the goal is below");
    }

    #[test]
    fn places_of_a_part_are_found() {
        let window = Window { from: Place::new(10, 5), cols: 16, rows: 16 };
        let mut part = sheet().part(window).expect("it has coordinates");
        let before = part.items.len();
        part.ring(&[Place::new(10, 5), Place::new(0, 0)]);
        assert_eq!(part.items.len(), before + 1);
        assert!(Scene::new(5.0, 5.0).part(window).is_none());
    }

    #[test]
    fn a_grid_is_cut_to_whole_squares() {
        assert_eq!(squares(1.0, 1.0, 20, (5.0, 9.0)), (5.0, 4));
        assert_eq!(squares(1.0, 2.0, 3, (0.0, 99.0)), (1.0, 3));
        assert_eq!(squares(1.0, 1.0, 3, (7.0, 9.0)).1, 0);
    }
}
