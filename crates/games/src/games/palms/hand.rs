//! The outline of a hand on squared paper, and the numbers scattered inside it.

use crate::base::Place;
use crate::game::scene::{Pt, pt};
use crate::game::{Chance, Seat};

/// The cells of a right hand, marked `#`.
const HAND: [&str; 16] = [
    "......##......",
    "...##.##.##...",
    "...##.##.##...",
    "...##.##.##.##",
    "...##.##.##.##",
    "...##.##.##.##",
    "#..##.##.##.##",
    "##.###########",
    "##.###########",
    "##############",
    ".#############",
    "..############",
    "...##########.",
    "....#########.",
    ".....#######..",
    ".....#######..",
];

/// The size of the sheet around a hand, in cells.
pub const COLS: u16 = HAND[0].len() as u16;
pub const ROWS: u16 = HAND.len() as u16;

/// How corners are rounded. The first pass starts the turn at most this far from a corner, so fingers have round tips.
/// Then: how many more passes cut the corners that are left, and how far from them.
const TURN: f32 = 1.0;
const ROUNDS: usize = 2;
const ROUND: f32 = 0.4;

/// A hand with its numbers. A view can print it for debugging, but the state that holds it has no `Debug`.
#[derive(Clone, PartialEq, Debug)]
pub struct Palm {
    /// The seat that owns it. The first seat has a right hand, the second a left one.
    pub owner: Seat,
    /// The cells of the numbers, from number 1 on.
    places: Vec<Place>,
}

impl Palm {
    /// Scatters the numbers from 1 to `count`, each in a cell of its own.
    pub fn draw(owner: Seat, count: usize, chance: &mut Chance) -> Palm {
        let mut free: Vec<Place> = cells(owner).into_iter().filter(|place| has_room(owner, *place)).collect();
        let places = (0..count.min(free.len())).map(|_| free.swap_remove(chance.index(free.len()))).collect();
        Palm { owner, places }
    }

    /// The cell of a number, counted from 1.
    pub fn place(&self, number: usize) -> Option<Place> {
        self.places.get(number.checked_sub(1)?).copied()
    }

    /// The number in a cell, if there is one.
    pub fn number(&self, place: Place) -> Option<usize> {
        self.places.iter().position(|other| *other == place).map(|n| n + 1)
    }

    pub fn numbers(&self) -> impl Iterator<Item = (usize, Place)> {
        (1..).zip(self.places.iter().copied())
    }
}

/// Whether a cell lies in the hand of a seat.
pub fn holds(owner: Seat, place: Place) -> bool {
    let col = if owner.0 == 0 { Some(place.col) } else { (COLS - 1).checked_sub(place.col) };
    let row = HAND.get(usize::from(place.row)).map(|row| row.as_bytes());
    col.zip(row).is_some_and(|(col, row)| row.get(usize::from(col)) == Some(&b'#'))
}

/// Whether a cell lies in the hand. The cell may be outside the sheet.
fn inside(owner: Seat, col: i32, row: i32) -> bool {
    let place = u16::try_from(col).ok().zip(u16::try_from(row).ok());
    place.is_some_and(|(col, row)| holds(owner, Place::new(col, row)))
}

/// The cells of the hand of a seat, row by row.
pub fn cells(owner: Seat) -> Vec<Place> {
    crate::kit::grid::places(COLS, ROWS).filter(|place| holds(owner, *place)).collect()
}

/// Whether a cell has room for a number. The outline cuts off the corners of cells.
fn has_room(owner: Seat, place: Place) -> bool {
    let beside = |dx: i32, dy: i32| inside(owner, i32::from(place.col) + dx, i32::from(place.row) + dy);
    (beside(-1, 0) && beside(1, 0)) || (beside(0, -1) && beside(0, 1))
}

/// The outline of a seat's hand, closed and with rounded corners. The corner of the cell `a1` is the origin.
pub fn outline(owner: Seat) -> Vec<Pt> {
    let turned = cut(&corners(owner), TURN, 0.5);
    let mut points = (0..ROUNDS).fold(turned, |points, _| cut(&points, ROUND, 0.25));
    points.extend(points.first().copied());
    points
}

/// The lines in a right palm: those of life, head and heart, from the side of the thumb. They only make the hand a
/// hand.
const PALM: [&[(f32, f32)]; 3] = [
    &[(3.2, 9.3), (4.6, 9.7), (5.7, 10.6), (6.4, 12.0), (6.5, 13.6), (6.1, 15.0)],
    &[(3.4, 9.1), (5.6, 9.5), (8.0, 10.3), (10.2, 11.3), (11.8, 12.4)],
    &[(6.4, 7.7), (7.4, 8.5), (9.2, 8.9), (11.6, 9.0), (13.6, 8.8)],
];
/// The joints of the fingers: the left edge, and the heights of both.
const JOINTS: [(f32, [f32; 2]); 4] = [(3.0, [3.2, 5.2]), (6.0, [2.3, 4.8]), (9.0, [3.2, 5.4]), (12.0, [4.7, 6.4])];

/// The lines in a seat's hand, on the same squares as its outline.
pub fn lines(owner: Seat) -> Vec<Vec<Pt>> {
    let across = |x: f32| if owner.0 == 0 { x } else { f32::from(COLS) - x };
    let palm = PALM.iter().map(|line| bent(&line.iter().map(|(x, y)| pt(across(*x), *y)).collect::<Vec<_>>()));
    let joint = |left: f32, y: f32| [(0.3, 0.0), (1.0, 0.12), (1.7, 0.0)].map(|(x, low)| pt(across(left + x), y + low));
    let joints = JOINTS.iter().flat_map(|(left, heights)| heights.map(|y| joint(*left, y).to_vec()));
    palm.chain(joints).collect()
}

/// An open line with its corners rounded.
fn bent(points: &[Pt]) -> Vec<Pt> {
    (0..ROUNDS).fold(points.to_vec(), |points, _| {
        let along = |(a, b): (&Pt, &Pt), part: f32| pt(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y));
        let pairs = points.iter().zip(points.iter().skip(1));
        let inner = pairs.flat_map(|pair| [along(pair, 0.25), along(pair, 0.75)]);
        points.first().copied().into_iter().chain(inner).chain(points.last().copied()).collect()
    })
}

/// A closed line with its corners cut off. Each cut is `most` from the corner, but takes no more than a share of the
/// edge.
fn cut(corners: &[Pt], most: f32, share: f32) -> Vec<Pt> {
    let count = corners.len();
    let mut points: Vec<Pt> = Vec::with_capacity(2 * count);
    for n in 0..count {
        let corner = corners[n];
        for other in [corners[(n + count - 1) % count], corners[(n + 1) % count]] {
            let (dx, dy) = (other.x - corner.x, other.y - corner.y);
            let length = dx.hypot(dy);
            let far = most.min(length * share) / length;
            let at = pt(corner.x + dx * far, corner.y + dy * far);
            // The ends of two cuts may meet.
            if points.last() != Some(&at) {
                points.push(at);
            }
        }
    }
    if points.len() > 1 && points.first() == points.last() {
        points.pop();
    }
    points
}

/// The corners of the cells' outline, in order.
fn corners(owner: Seat) -> Vec<Pt> {
    // Follow the edge step by step, with the hand on the right.
    let Some(first) = cells(owner).first().copied() else { return Vec::new() };
    let start = (i32::from(first.col), i32::from(first.row));
    let (mut at, mut way) = (start, (1, 0));
    let mut corners = Vec::new();
    loop {
        // The cells ahead, on the left and on the right, seen from a crossing of lines.
        let ahead = |side: (i32, i32)| {
            let (x, y) = (2 * at.0 + way.0 + side.0, 2 * at.1 + way.1 + side.1);
            inside(owner, (x - 1).div_euclid(2), (y - 1).div_euclid(2))
        };
        let (right, left) = ((-way.1, way.0), (way.1, -way.0));
        let turn = match (ahead(left), ahead(right)) {
            (true, _) => left,
            (false, true) => way,
            (false, false) => right,
        };
        if turn != way {
            corners.push(pt(at.0 as f32, at.1 as f32));
            way = turn;
        }
        at = (at.0 + way.0, at.1 + way.1);
        if at == start {
            corners.push(pt(at.0 as f32, at.1 as f32));
            return corners;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seed;

    #[test]
    fn a_hand_is_one_piece_and_has_room_for_all_numbers() {
        for owner in [Seat(0), Seat(1)] {
            let all = cells(owner);
            assert_eq!(all.len(), HAND.iter().map(|row| row.matches('#').count()).sum::<usize>());
            assert!(
                all.iter().filter(|place| has_room(owner, **place)).count() >= 90,
                "half as many more than numbers"
            );
            assert!(outline(owner).iter().all(|p| p.x.is_finite() && p.y.is_finite()));
            // The outline encloses the same area as the cells, so it surrounds all of them and nothing else.
            let corners = corners(owner);
            let next = corners.iter().cycle().skip(1);
            let doubled: f32 = corners.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum();
            assert_eq!((doubled.abs() / 2.0) as usize, all.len());
        }
        assert!(holds(Seat(0), Place::new(0, 6)) && holds(Seat(1), Place::new(13, 6)), "the thumb");
        assert!(!holds(Seat(1), Place::new(14, 9)) && !holds(Seat(0), Place::new(0, 16)));
    }

    #[test]
    fn every_number_has_a_cell_of_its_own() {
        for count in [10, 60] {
            let palm = Palm::draw(Seat(1), count, &mut Chance::seeded(&Seed([3; 32]), 0));
            let mut places: Vec<Place> = palm.numbers().map(|(_, place)| place).collect();
            assert!(palm.numbers().all(|(n, place)| palm.number(place) == Some(n) && palm.place(n) == Some(place)));
            assert!(places.iter().all(|place| holds(Seat(1), *place)));
            places.sort();
            places.dedup();
            assert_eq!(places.len(), count);
            assert_eq!((palm.place(0), palm.place(count + 1)), (None, None));
        }
    }
}
