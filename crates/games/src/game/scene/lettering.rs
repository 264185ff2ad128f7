//! The coordinates along the sides of a board.

use super::{Align, Board, Ink, Pt, Says, Scene, pt};
use crate::base::{Place, Window};

impl Scene {
    /// Adds coordinates on all four sides of a board. `first` is the middle of the first cell, or the first node. Its
    /// neighbours are `step` units apart. `gap` is the distance from the middle of the outermost cells to the middle of
    /// the labels, `size` the height of the print, in units.
    pub fn coordinates(&mut self, first: Pt, cols: u16, rows: u16, step: f32, gap: f32, size: f32) {
        self.lettering(Window::board(cols, rows), first, step, gap, size);
    }

    /// The same for a window of a larger sheet. Places keep their letters and numbers.
    ///
    /// ```
    /// use kletka_games::game::scene::{Item, Says, Scene, pt};
    /// use kletka_games::base::Place;
    /// use kletka_games::base::Window;
    ///
    /// let window = Window { from: Place::new(7, 11), cols: 15, rows: 15 };
    /// let mut scene = Scene::new(17.0, 17.0);
    /// scene.lettering(window, pt(1.5, 1.5), 1.0, 1.0, 0.7);
    /// let first = Says::Column(8);
    /// assert!(scene.items.iter().any(|item| matches!(item, Item::Label { says, .. } if *says == first)));
    /// ```
    pub fn lettering(&mut self, window: Window, first: Pt, step: f32, gap: f32, size: f32) {
        self.lattice = Some((window.at(Place::new(0, 0), first, step), step));
        self.named = Some(self.named.map_or(window, |named| named.joined(window)));
        let (from, last) = (window.from, window.last());
        let rows = (from.row..=last.row).collect();
        self.boards.push(Board { first, step, col: from.col, cols: window.cols, rows, seat: None });
        let size = size * if apart(window.cols.max(window.rows)) > 1 { LARGER } else { 1.0 };
        let end = window.at(last, first, step);
        let mut label = |at, says| {
            self.print(at, says, size, Align::Centre, Ink::Pencil);
        };
        let every = apart(window.cols.max(window.rows));
        for col in (from.col..=last.col).filter(|col| is_labelled(*col, every)) {
            let x = window.at(Place::new(col, from.row), first, step).x;
            label(pt(x, first.y - gap), Says::Column(col));
            label(pt(x, end.y + gap), Says::Column(col));
        }
        for row in (from.row..=last.row).filter(|row| is_labelled(*row, every)) {
            let y = window.at(Place::new(from.col, row), first, step).y;
            label(pt(first.x - gap, y), Says::Row(row));
            label(pt(end.x + gap, y), Says::Row(row));
        }
    }
}

/// The factor by which coordinates are larger if not every place has one.
const LARGER: f32 = 1.5;

/// Up to this many places across, each has its coordinate; up to the second number, every second one; beyond it, every
/// fifth.
const ALL_LABELLED: u16 = 12;
const HALF_LABELLED: u16 = 24;

/// The interval of the coordinates on a board with this many places across.
fn apart(places: u16) -> u16 {
    if places <= ALL_LABELLED {
        1
    } else if places <= HALF_LABELLED {
        2
    } else {
        5
    }
}

/// Whether place `n` has its coordinate: 1, 3, 5 … or 1, 5, 10 ….
fn is_labelled(n: u16, every: u16) -> bool {
    match every {
        5 => n == 0 || (n + 1).is_multiple_of(5),
        _ => n.is_multiple_of(every),
    }
}

impl Window {
    /// The point of a place of the window in a drawing with the first cell (or node) at `first` and its neighbours
    /// `step` units apart. [`Scene::lettering`](crate::game::Scene::lettering) takes the same numbers.
    ///
    /// ```
    /// use kletka_games::game::scene::pt;
    /// use kletka_games::base::Place;
    /// use kletka_games::base::Window;
    ///
    /// let window = Window { from: Place::new(7, 7), cols: 15, rows: 15 };
    /// assert_eq!(window.at(Place::new(8, 7), pt(1.5, 1.5), 1.0), pt(2.5, 1.5));
    /// ```
    pub fn at(self, place: Place, first: Pt, step: f32) -> Pt {
        let along = |n: u16, from: u16| f32::from(n) - f32::from(from);
        pt(first.x + step * along(place.col, self.from.col), first.y + step * along(place.row, self.from.row))
    }
}
