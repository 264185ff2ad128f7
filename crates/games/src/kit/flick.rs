//! The flick of a pen. A player says where the stroke should go, and it lands near by. The longer the stroke, the less
//! exact it is.
//!
//! The lines of a sheet have numbers from 1, in the same order as their letters. `a1` is the point `1 1`. `11.5 7.2`
//! lies half a square to the right of line k and a fifth of a square below line 7. Games count in hundredths of a
//! square ([`SQUARE`]).

use std::fmt;

use super::geometry::{Point, Segment};
use super::normal;
use super::tenths::Tenths;
use crate::base::{Arg, Place, Text};
use crate::game::scene::{Ink, Nib, Pt, Scene, pt};
use crate::game::{Chance, Input, Reject};

/// The side of a square.
pub const SQUARE: i32 = 100;

/// The standard deviations of a stroke along its direction and across it, in thousandths of its length.
const ALONG: u32 = 40;
const ACROSS: u32 = 60;

/// The largest distance from the corner of a sheet that is read, in tenths of a square. The game then refuses it.
const FAR: i64 = 99_999;

/// Dashes of the circle of possible aims, for each square of its radius.
const DASHES: i32 = 6;

/// Separators between two numbers.
const BETWEEN: [char; 7] = ['-', '–', '—', ',', ';', ':', '/'];

/// A point to aim at, in tenths of a square.
///
/// ```
/// use kletka_games::game::Input;
/// use kletka_games::kit::flick::Aim;
/// use kletka_games::kit::geometry::Point;
///
/// let aim = |text| Aim::read(&Input::canonical(text)).map(|aim| aim.to_string());
/// assert_eq!([aim("k7"), aim("11 7"), aim("11.0; 7")].map(Option::unwrap), ["k7"; 3]);
/// assert_eq!([aim("11,5 7.2"), aim("k.5 7.2")].map(Option::unwrap), ["11.5 7.2"; 2]);
/// assert_eq!((aim("k7.5").as_deref(), aim("seven")), (Some("11 7.5"), None));
/// assert_eq!(Aim::near(Point::new(1149, 716)).point(), Point::new(1150, 720));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    x: i32,
    y: i32,
}

impl Aim {
    /// The crossing of two lines.
    pub fn at(place: Place) -> Aim {
        let tenths = |line: u16| (10 * (i64::from(line) + 1)).min(FAR) as i32;
        Aim { x: tenths(place.col), y: tenths(place.row) }
    }

    /// The point that people can type and that is nearest to `point`, which is in hundredths.
    pub fn near(point: Point) -> Aim {
        let tenths = |n: i32| (n.saturating_add(5)).div_euclid(10);
        Aim { x: tenths(point.x), y: tenths(point.y) }
    }

    /// The nearest crossing of two lines.
    pub fn rounded(self) -> Aim {
        let line = |n: i32| (n.saturating_add(5)).div_euclid(10).saturating_mul(10);
        Aim { x: line(self.x), y: line(self.y) }
    }

    /// Reads a place, two numbers, or a letter with a number where either may have a decimal: `k7`, `11.5 7.2`,
    /// `k.5 7.2`, `k7.5`.
    pub fn read(input: &Input<'_>) -> Option<Aim> {
        if let Some(place) = input.place() {
            return Some(Aim::at(place));
        }
        let mut read = input.reader();
        let x = match read.tenths() {
            Some(x) => x,
            None => {
                let letters = read.letters()?;
                // The letters of a column are read as its first place.
                let place = *input.labels().path(&format!("{letters}1")).ok()?.first()?;
                let part = read.sign(&['.', ',']).map_or(Some(0), |_| read.number())?;
                (0..10).contains(&part).then(|| 10 * (i64::from(place.col) + 1) + part)?
            }
        };
        read.sign(&BETWEEN);
        let y = read.tenths()?;
        // A dash before the second number may just be a separator, so a point above the sheet counts as its edge.
        let (x, y) = (x.clamp(-FAR, FAR) as i32, y.clamp(0, FAR) as i32);
        read.end().then_some(Aim { x, y })
    }

    /// The point in hundredths.
    pub fn point(self) -> Point {
        Point::new(self.x * (SQUARE / 10), self.y * (SQUARE / 10))
    }

    /// The crossing of lines at this point, or the nearest one on a sheet with this many lines.
    pub fn nearest(self, cols: u16, rows: u16) -> Place {
        let line = |n: i32, lines: u16| ((n + 5).div_euclid(10) - 1).clamp(0, i32::from(lines) - 1) as u16;
        Place::new(line(self.x, cols), line(self.y, rows))
    }
}

/// A crossing of lines, or two numbers.
impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // This many lines have names that can be read again.
        let line = |n: i32, most: i32| (n % 10 == 0 && (10..=10 * most).contains(&n)).then(|| (n / 10 - 1) as u16);
        match (line(self.x, 26 * 27), line(self.y, 999)) {
            (Some(col), Some(row)) => write!(f, "{}", Place::new(col, row)),
            _ => write!(f, "{} {}", Tenths(self.x), Tenths(self.y)),
        }
    }
}

/// The sheet, and how far a player may aim.
///
/// ```
/// use kletka_games::base::Place;
/// use kletka_games::kit::flick::{Aim, Reach};
/// use kletka_games::kit::geometry::Point;
///
/// let reach = Reach { cols: 36, rows: 26, squares: 8 };
/// let refused = |col, row| reach.check(Point::new(500, 500), Aim::at(Place::new(col, row)), "toy").err();
/// assert_eq!(refused(12, 4), None);
/// assert_eq!(refused(13, 4).map(|reject| reject.marks), Some(vec![Place::new(13, 4)]));
/// assert_eq!(refused(40, 4).map(|reject| reject.text.key), Some("toy-reject-off".into()));
/// assert_eq!(refused(4, 4).map(|reject| reject.text.key), Some("toy-reject-here".into()));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Lines across.
    pub cols: u16,
    /// Lines down.
    pub rows: u16,
    /// Largest distance of an aim, in squares.
    pub squares: u16,
}

impl Reach {
    /// Whether a point lies on the sheet.
    pub fn holds(self, point: Point) -> bool {
        let within = |n: i32, lines: u16| (SQUARE..=SQUARE * i32::from(lines)).contains(&n);
        within(point.x, self.cols) && within(point.y, self.rows)
    }

    /// The point of the sheet that is nearest to a point.
    fn nearest(self, point: Point) -> Point {
        let within = |n: i32, lines: u16| n.clamp(SQUARE, SQUARE * i32::from(lines));
        Point::new(within(point.x, self.cols), within(point.y, self.rows))
    }

    /// Whether a player may aim at a point. The game supplies the messages of a refusal: `-reject-off` with `last` for
    /// an aim that is not on the sheet, `-reject-here` for the position of the pen, `-reject-far` with `far` and `most`
    /// for an aim that is too far away.
    ///
    /// # Errors
    /// With a mark at the place of the aim, so that the player can find it.
    pub fn check(self, from: Point, aim: Aim, game: &str) -> Result<(), Reject> {
        let (at, to) = (aim.nearest(self.cols, self.rows), aim.point());
        let refuse = |why: &str| Text::new(format!("{game}-reject-{why}"));
        let text = if !self.holds(to) {
            return Err(Reject::illegal(refuse("off").with("last", Place::new(self.cols - 1, self.rows - 1))));
        } else if from.near(to, SQUARE as u32 / 10) {
            refuse("here")
        } else if !from.near(to, self.most()) {
            let far = from.square_to(to).isqrt() * 10 / i64::from(SQUARE);
            // A refusal never says which choice would be allowed.
            let far = Tenths((far as i32).max(10 * i32::from(self.squares) + 1));
            refuse("far").with("far", Arg::Move(far.to_string())).with("most", self.squares)
        } else {
            return Ok(());
        };
        Err(Reject { marks: vec![at], ..Reject::illegal(text) })
    }

    /// The largest distance of an aim, in hundredths.
    pub fn most(self) -> u32 {
        u32::from(self.squares) * SQUARE as u32
    }

    /// A random point that a player may aim at.
    pub fn some(self, from: Point, chance: &mut Chance) -> Option<Aim> {
        let around = |chance: &mut Chance| chance.range(0, 2 * self.most()) as i32 - self.most() as i32;
        let mut tried = (0..64).map(|_| Aim::near(from.by(around(chance), around(chance))));
        tried.find(|aim| self.allows(from, *aim)).or_else(|| self.beside(from))
    }

    /// A point one square away, on the side with more room.
    fn beside(self, from: Point) -> Option<Aim> {
        let step = if from.x > SQUARE * i32::from(self.cols) / 2 { -SQUARE } else { SQUARE };
        Some(Aim::near(from.by(step, 0))).filter(|aim| self.allows(from, *aim))
    }

    /// Whether a player may aim at a point.
    pub fn allows(self, from: Point, aim: Aim) -> bool {
        let to = aim.point();
        self.holds(to) && from.near(to, self.most()) && !from.near(to, SQUARE as u32 / 10)
    }
}

/// The stroke that results from an aim. Draws two numbers.
///
/// ```
/// use kletka_games::game::Chance;
/// use kletka_games::kit::flick;
/// use kletka_games::kit::geometry::Point;
///
/// // 4 % of the length is the standard deviation along the stroke, 6 % across it.
/// let (from, aim) = (Point::new(100, 100), Point::new(900, 100));
/// assert_eq!(flick::stroke(&mut Chance::given(&[2048, 2048]), from, aim).b, aim);
/// assert_eq!(flick::stroke(&mut Chance::given(&[2048, 4095]), from, aim).b, Point::new(900, 276));
/// ```
pub fn stroke(chance: &mut Chance, from: Point, aim: Point) -> Segment {
    Segment::new(from, normal::stroke(chance, from, aim, ALONG, ACROSS))
}

/// How many strokes a [`fan`] has.
pub const FAN: usize = 21;

/// Strokes that represent all possible results of an aim. All are equally likely.
///
/// ```
/// use kletka_games::kit::flick;
/// use kletka_games::kit::geometry::Point;
///
/// let (from, aim) = (Point::new(100, 100), Point::new(900, 100));
/// let ends: Vec<Point> = flick::fan(from, aim).map(|stroke| stroke.b).collect();
/// assert_eq!((ends.len(), ends.iter().filter(|end| **end == aim).count()), (flick::FAN, 1));
/// ```
pub fn fan(from: Point, aim: Point) -> impl Iterator<Item = Segment> {
    // The middles of three and of seven equally likely parts, in thousandths of the standard deviation.
    let (along, across) = ([0, -967, 967], [0, -366, 366, -792, 792, -1465, 1465]);
    let errors = along.into_iter().flat_map(move |along| across.into_iter().map(move |across| (along, across)));
    errors.map(move |(along, across)| {
        let (along, across) = (along * i64::from(ALONG), across * i64::from(ACROSS));
        Segment::new(from, normal::strayed(from, aim, along, across))
    })
}

/// A point in a drawing that has `a1` at `first`.
///
/// ```
/// use kletka_games::game::scene::pt;
/// use kletka_games::kit::flick;
/// use kletka_games::kit::geometry::Point;
///
/// assert_eq!(flick::drawn(Point::new(100, 350), pt(2.0, 2.0)), pt(2.0, 4.5));
/// ```
pub fn drawn(point: Point, first: Pt) -> Pt {
    let at = point.by(-SQUARE, -SQUARE).pt(SQUARE as u16);
    pt(first.x + at.x, first.y + at.y)
}

/// Draws a dashed line round the points that a player may aim at: a circle, and where that leaves the sheet, its edge.
/// A sheet that is `framed` shows its edge itself.
///
/// ```
/// use kletka_games::game::scene::{Ink, Scene, pt};
/// use kletka_games::kit::flick::{self, Reach};
/// use kletka_games::kit::geometry::Point;
///
/// let mut scene = Scene::new(40.0, 30.0);
/// let reach = Reach { cols: 36, rows: 26, squares: 8 };
/// let mut dashes = |framed| {
///     scene.items.clear();
///     flick::circle(&mut scene, reach, Point::new(1800, 500), (pt(2.0, 2.0), framed), Ink::Pencil);
///     scene.items.len()
/// };
/// assert!((1..dashes(false)).contains(&dashes(true)));
/// ```
pub fn circle(scene: &mut Scene, reach: Reach, from: Point, (first, framed): (Pt, bool), ink: Ink) {
    let dashes = DASHES * i32::from(reach.squares);
    for dash in 0..dashes {
        let arc = [0, 1, 2, 3].map(|n| from.polar(reach.most() as i32, (6 * dash + n) * 600 / dashes));
        let inside = arc.map(|point| reach.nearest(point));
        // An arc far beyond a corner shrinks to a point.
        if inside == arc || !framed && !inside[0].near(inside[3], SQUARE as u32 / 5) {
            scene.stroke(inside.map(|point| drawn(point, first)), ink, Nib::Fine);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::{Labels, Manner, Seed};

    fn typed(text: &str, labels: Labels) -> Option<String> {
        Aim::read(&Input::typed(text, labels, Manner::Addressed)).map(|aim| aim.to_string())
    }

    #[test]
    fn what_lies_above_the_sheet_is_written_as_it_is_read() {
        let aim = Aim::read(&Input::canonical("f--41842")).expect("an aim, if a wild one");
        assert_eq!(Aim::read(&Input::canonical(&aim.to_string())), Some(aim));
    }

    #[test]
    fn an_aim_is_typed_in_many_ways() {
        for text in ["k7", "K7", "7k", "k-7", "11 7", "11.0 7", "11; 7.0", "11,0 7,0", "k 7.0!", "11/7", "11 - 7"] {
            assert_eq!(typed(text, Labels::Latin).as_deref(), Some("k7"), "{text}");
        }
        for text in ["11.5 7.2", "11,5 7,2", "11.5-7.2", "k.5 7.2", "k,5 7.2", "K.5-7.2", "11.5, 7.2."] {
            assert_eq!(typed(text, Labels::Latin).as_deref(), Some("11.5 7.2"), "{text}");
        }
        // к is the tenth letter of a Cyrillic board.
        assert_eq!(typed("к7.5", Labels::Cyrillic).as_deref(), Some("10 7.5"));
        assert_eq!(typed("к.5 7", Labels::Cyrillic).as_deref(), Some("10.5 7"));
        assert_eq!(typed("aj26", Labels::Latin).as_deref(), Some("aj26"));
        for text in ["", "k", "7.5", "k.55 7", "11.55 7", "1 2 3", "about 5.5", "k7.5 m", "ж.5 7", "10.5 -"] {
            assert_eq!(typed(text, Labels::Latin), None, "{text}");
        }
    }

    #[test]
    fn an_aim_belongs_to_the_nearest_crossing_of_the_sheet() {
        let nearest = |x, y| Aim { x, y }.nearest(36, 26);
        assert_eq!((nearest(114, 74), nearest(115, 75)), (Place::new(10, 6), Place::new(11, 7)));
        assert_eq!((nearest(-50, 0), nearest(9_000, 9_000)), (Place::new(0, 0), Place::new(35, 25)));
    }

    #[test]
    fn a_refusal_says_how_far_it_was_and_where_the_sheet_ends() {
        let reach = Reach { cols: 36, rows: 26, squares: 8 };
        let refused = |from: i32, x| reach.check(Point::new(from, 500), Aim { x, y: 50 }, "toy").map_err(|no| no.text);
        let far =
            |far: &str| Err(Text::new("toy-reject-far").with("far", Arg::Move(far.to_owned())).with("most", 8_u16));
        assert_eq!((refused(500, 130), refused(500, 150)), (Ok(()), far("10")));
        assert_eq!(refused(496, 130), far("8.1"), "beyond the most, though by less than a tenth");
        assert_eq!(refused(500, 361), Err(Text::new("toy-reject-off").with("last", Place::new(35, 25))));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(x in -99_999..100_000, y in 0..100_000) {
            let aim = Aim { x, y };
            prop_assert_eq!(Aim::read(&Input::canonical(&aim.to_string())), Some(aim));
        }

        #[test]
        fn any_text_is_read_and_refused_without_a_panic(text in ".*", x in 0..4000, y in 0..4000) {
            if let Some(aim) = Aim::read(&Input::canonical(&text)) {
                let reach = Reach { cols: 36, rows: 26, squares: 8 };
                let refused = reach.check(Point::new(x, y), aim, "toy").is_err();
                prop_assert_eq!(refused, !reach.allows(Point::new(x, y), aim));
            }
        }

        #[test]
        fn there_is_always_something_to_aim_at(x in 100..3600, y in 100..2600, seed: u8) {
            let reach = Reach { cols: 36, rows: 26, squares: 8 };
            let some = reach.some(Point::new(x, y), &mut Chance::seeded(&Seed([seed; 32]), 0));
            prop_assert!(some.is_some_and(|aim| reach.check(Point::new(x, y), aim, "toy").is_ok()));
        }
    }

    #[test]
    fn a_fan_is_as_wide_as_the_hand_is_unsteady() {
        let (from, aim) = (Point::new(0, 0), Point::new(10_000, 0));
        let squares = |of: &dyn Fn(Point) -> i32| {
            fan(from, aim).map(|stroke| f64::from(of(stroke.b)).powi(2)).sum::<f64>() / FAN as f64
        };
        let (along, across) = (squares(&|end: Point| end.x - aim.x).sqrt(), squares(&|end: Point| end.y).sqrt());
        // There are no outliers, so the spread is a little narrower than 400 and 600.
        assert!((300.0..=400.0).contains(&along) && (500.0..=600.0).contains(&across), "{along} {across}");
    }
}
