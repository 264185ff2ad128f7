//! The signs of the seats: one table for all games and all looks.

use super::{Item, Pt, Scene};
use crate::base::Seat;

/// The sign of a seat. No two seats of a picture have the same one, and none means another seat in the next game.
///
/// Full and hollow ones take turns, so that neighbours differ most. There is no cross: it strikes things out, and
/// whoever begins has it at noughts and crosses, where a ring is the other player. Games in which pieces have a number
/// or a face of their own do not need signs.
///
/// ```
/// use kletka_games::base::Seat;
/// use kletka_games::game::scene::Sign;
///
/// assert_eq!([0, 1, 2].map(|seat| Sign::of(Seat(seat))), [Sign::Dot, Sign::Ring, Sign::Triangle]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// A full disc.
    Dot,
    /// A hollow disc.
    Ring,
    /// A full triangle.
    Triangle,
    /// A hollow square.
    Square,
    /// A full plus.
    Plus,
    /// A hollow triangle that stands on its tip.
    Funnel,
    /// A full diamond, higher than wide.
    Diamond,
    /// A hollow bar, wider than high.
    Bar,
    /// A full star with five points.
    Star,
    /// A full hourglass.
    Glass,
}

/// A corner on a sign of radius 1.
type Corner = (f32, f32);

const TRIANGLE: &[Corner] = &[(0.0, -1.35), (1.25, 0.85), (-1.25, 0.85)];
const SQUARE: &[Corner] = &[(-0.98, -0.98), (0.98, -0.98), (0.98, 0.98), (-0.98, 0.98)];
const DIAMOND: &[Corner] = &[(0.0, -1.65), (0.85, 0.0), (0.0, 1.65), (-0.85, 0.0)];
const FUNNEL: &[Corner] = &[(0.0, 1.4), (-1.35, -0.95), (1.35, -0.95)];
const PLUS: &[Corner] = &[
    (-0.4, -1.3),
    (0.4, -1.3),
    (0.4, -0.4),
    (1.3, -0.4),
    (1.3, 0.4),
    (0.4, 0.4),
    (0.4, 1.3),
    (-0.4, 1.3),
    (-0.4, 0.4),
    (-1.3, 0.4),
    (-1.3, -0.4),
    (-0.4, -0.4),
];
const BAR: &[Corner] = &[(-1.45, -0.65), (1.45, -0.65), (1.45, 0.65), (-1.45, 0.65)];
const STAR: &[Corner] = &[
    (0.0, -1.5),
    (0.3, -0.42),
    (1.43, -0.46),
    (0.5, 0.16),
    (0.88, 1.21),
    (0.0, 0.52),
    (-0.88, 1.21),
    (-0.5, 0.16),
    (-1.43, -0.46),
    (-0.3, -0.42),
];
const GLASS: &[Corner] = &[(-1.0, -1.25), (1.0, -1.25), (0.2, 0.0), (1.0, 1.25), (-1.0, 1.25), (-0.2, 0.0)];

impl Sign {
    /// All of them, in the order of the seats.
    pub const ALL: [Sign; 10] = [
        Sign::Dot,
        Sign::Ring,
        Sign::Triangle,
        Sign::Square,
        Sign::Plus,
        Sign::Funnel,
        Sign::Diamond,
        Sign::Bar,
        Sign::Star,
        Sign::Glass,
    ];

    /// The sign of a seat. No game with signs has more seats than there are signs.
    pub fn of(seat: Seat) -> Sign {
        Sign::ALL[seat.index() % Sign::ALL.len()]
    }

    /// Whether bare paper is inside.
    pub const fn is_hollow(self) -> bool {
        matches!(self, Sign::Ring | Sign::Square | Sign::Funnel | Sign::Bar)
    }

    /// The corners of its outline round (0, 0) at radius 1; `None` of a disc.
    pub const fn corners(self) -> Option<&'static [(f32, f32)]> {
        match self {
            Sign::Dot | Sign::Ring => None,
            Sign::Triangle => Some(TRIANGLE),
            Sign::Square => Some(SQUARE),
            Sign::Diamond => Some(DIAMOND),
            Sign::Funnel => Some(FUNNEL),
            Sign::Plus => Some(PLUS),
            Sign::Bar => Some(BAR),
            Sign::Star => Some(STAR),
            Sign::Glass => Some(GLASS),
        }
    }
}

impl Scene {
    /// Adds the sign of a seat.
    ///
    /// ```
    /// use kletka_games::base::Seat;
    /// use kletka_games::game::scene::{Item, Scene, pt};
    ///
    /// let mut scene = Scene::new(4.0, 4.0);
    /// scene.sign(Seat(1), pt(2.0, 2.0), 0.3);
    /// assert_eq!(scene.items, [Item::Sign { at: pt(2.0, 2.0), r: 0.3, seat: Seat(1), latest: false }]);
    /// ```
    pub fn sign(&mut self, seat: Seat, at: Pt, r: f32) {
        self.add(Item::Sign { at, r, seat, latest: false });
    }
}
