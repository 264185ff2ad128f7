//! The board for gestures: the positions of its places on a drawing.

use super::{Pt, Scene, pt};
use crate::base::{Place, Seat};

/// A part of a drawing where any point may be meant, not only a place. Numbers on it are tenths.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The position of the point `0 0`, which may be outside of the part.
    pub origin: Pt,
    /// The length of a unit, which has ten tenths.
    pub step: f32,
    /// The first and the last number across.
    pub across: (i32, i32),
    /// The first and the last number down.
    pub down: (i32, i32),
    /// The seat whose moves go there.
    pub seat: Seat,
}

impl Sheet {
    /// The position of a point. `None` if it is not on the sheet.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::game::scene::{Sheet, pt};
    /// let right = Sheet { origin: pt(1.0, 3.0), step: 2.0, across: (200, 400), down: (0, 280), seat: Seat(1) };
    /// assert_eq!(right.at(250, 15), Some(pt(51.0, 6.0)));
    /// assert_eq!(right.at(199, 15), None);
    /// ```
    pub fn at(&self, x: i32, y: i32) -> Option<Pt> {
        let within = |n: i32, (first, last): (i32, i32)| (first..=last).contains(&n);
        let along = |n: i32| self.step * n as f32 / 10.0;
        let on_it = within(x, self.across) && within(y, self.down);
        on_it.then(|| pt(self.origin.x + along(x), self.origin.y + along(y)))
    }
}

/// A board of places on a drawing. A sheet of which only some rows are shown is drawn in blocks, each of them a board.
///
/// ```
/// use kletka_games::game::Place;
/// use kletka_games::game::scene::{Scene, pt};
/// let mut scene = Scene::new(5.0, 5.0);
/// scene.coordinates(pt(1.5, 1.5), 3, 2, 1.0, 1.0, 0.5);
/// let board = &scene.boards[0];
/// assert_eq!((board.cols, board.rows.as_slice()), (3, &[0, 1][..]));
/// assert_eq!(board.at(Place::new(2, 1)), Some(pt(3.5, 2.5)));
/// assert_eq!(board.at(Place::new(2, 2)), None);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The middle of its first place.
    pub first: Pt,
    /// How far neighbours are apart.
    pub step: f32,
    /// The first column, 0 = `a`.
    pub col: u16,
    /// How many columns there are.
    pub cols: u16,
    /// The rows from the top, 0 = `1`.
    pub rows: Vec<u16>,
    /// The seat whose moves go there; `None`: everybody's.
    pub seat: Option<Seat>,
}

impl Board {
    /// The position of a place. `None` if it is not on the board.
    pub fn at(&self, place: Place) -> Option<Pt> {
        let col = place.col.checked_sub(self.col).filter(|col| *col < self.cols)?;
        let row = self.rows.iter().position(|row| *row == place.row)?;
        Some(pt(self.first.x + self.step * f32::from(col), self.first.y + self.step * row as f32))
    }

    /// The position of a node beyond the board, given as steps to the right and down from the place `a1`.
    pub fn beyond(&self, (right, down): (i16, i16)) -> Pt {
        let first = self.rows.first().copied().unwrap_or(0);
        let along = |n: i16, from: u16| self.step * (f32::from(n) - f32::from(from));
        pt(self.first.x + along(right, self.col), self.first.y + along(down, first))
    }

    /// All places of the board that a finger can touch.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.rows.iter().flat_map(|row| (self.col..self.col + self.cols).map(|col| Place::new(col, *row)))
    }
}

impl Scene {
    /// Sets the seat whose moves go to the board that was drawn last: of two like boards, that of an opponent, or the
    /// own one.
    pub fn played_by(&mut self, seat: Seat) {
        if let Some(board) = self.boards.last_mut() {
            board.seat = Some(seat);
        }
    }

    /// The boards where a move of a seat goes; of one of several whom nobody has told apart, those of everybody.
    ///
    /// ```
    /// use kletka_games::game::Seat;
    /// use kletka_games::game::scene::{Scene, pt};
    /// let mut scene = Scene::new(5.0, 10.0);
    /// for (seat, y) in [(Seat(1), 1.5), (Seat(0), 6.5)] {
    ///     scene.coordinates(pt(1.5, y), 3, 3, 1.0, 1.0, 0.5);
    ///     scene.played_by(seat);
    /// }
    /// let tops: Vec<f32> = scene.touched_by(Some(Seat(0))).map(|board| board.first.y).collect();
    /// assert_eq!((tops, scene.touched_by(None).count()), (vec![6.5], 0));
    /// ```
    pub fn touched_by(&self, seat: Option<Seat>) -> impl Iterator<Item = &Board> {
        self.boards.iter().filter(move |board| board.seat.is_none() || board.seat == seat)
    }
}
