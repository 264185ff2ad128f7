//! Divides the page: squares, margins, and the band for the title.

use super::palette::{FAINT_SQUARE, MARGIN_LINE, PAPER, SQUARE};
use kletka_games::game::Scene;
use kletka_games::game::scene::Pt;

/// Larger extents are cut off. No board is larger, and its squares would be invisible.
const MOST_UNITS: f32 = 256.0;

/// Free squares to the left of the drawing and below it.
const MARGIN: u32 = 1;

/// Least free squares to the right of the drawing, with room for the margin line.
const MARGIN_RIGHT: f32 = 1.5;

/// A page as wide as `FORTIES / k` squares gives 9/20 k, 11/20 k and k pixels to a square when it is shown 360, 440 and
/// 800 px wide.
const FORTIES: f32 = 800.0;

/// The least and the greatest such `k`, for pages from 89 down to 3 squares wide.
const SHARES: std::ops::RangeInclusive<u32> = 9..=266;

/// The good remainders of `k` by 20. With these, each line falls on almost the same part of its pixel as its
/// neighbours, at all three widths (off by at most 3/20 of a pixel), so none of them looks weaker.
const EVEN: [u32; 7] = [0, 2, 7, 9, 11, 13, 18];

/// From this many pixels per square on, any `k` will do if an even one would widen the page by an eighth.
const UNEVEN: u32 = 18;

/// Thickness of the lines, as a share of the page width: 2 pixels of 1,280. They are there to be drawn on, and a pen is
/// three times as strong.
const LINE: f32 = 1.5 / 1280.0;

/// Height of a title's line, as a share of the long side: the same for all pages, so that different games look alike
/// below each other. Its capitals are legible on a phone that shows the widest page. Only if a title is too long for a
/// narrow page, it is smaller.
const TITLE: f32 = 0.05;

/// How far the line below a title is from the middle of its capitals, as a share of its height.
const BASE: f32 = 0.26;

/// A page divided into squares. All lengths are pixels unless said otherwise.
#[derive(Debug)]
pub(super) struct Layout {
    /// Side of a square, which is one board unit.
    pub unit: u32,
    /// Width of the page.
    pub width: u32,
    /// Height of the page.
    pub height: u32,
    /// Thickness of the printed lines of the paper.
    thick: u32,
    /// The position of the drawing's (0, 0), always on a crossing of the paper's lines.
    pub origin: (u32, u32),
    /// Width of the drawing itself.
    pub drawn: f32,
    /// Height of the title's line of text.
    pub title: f32,
    /// The row on which the capitals of the title are centred.
    pub title_row: f32,
}

impl Layout {
    /// The layout with the largest squares that `long_side` and an even look allow.
    pub fn lay(scene: &Scene, titled: bool, long_side: u32) -> Layout {
        let extent = |e: f32| if e.is_finite() { e.clamp(1.0, MOST_UNITS) } else { 1.0 };
        let (w, h) = (extent(scene.width), extent(scene.height));
        let largest = (long_side / 16).max(2);
        (1..=largest)
            .rev()
            .filter_map(|unit| {
                Some(Layout::with_unit(unit, Ruled::evenly(unit, w, long_side)?, (w, h), titled, long_side))
            })
            .find(|sheet| sheet.height <= long_side)
            .unwrap_or_else(|| {
                // No layout for this extent is even, or only with squares of one pixel.
                let unit = (long_side / (w.max(h) as u32 + 6)).max(1);
                let width = ((least_cols(w).ceil() as u32) * unit).max(long_side / 2);
                let sheet = Layout::with_unit(unit, Ruled::new(width), (w, h), titled, long_side);
                Layout { width: sheet.width.min(long_side), height: sheet.height.min(long_side), ..sheet }
            })
    }

    /// The layout with squares of `unit` px on a page of this width, with any height. It never gets flatter than a
    /// letter-box.
    fn with_unit(unit: u32, ruled: Ruled, (w, h): (f32, f32), titled: bool, long_side: u32) -> Layout {
        let Ruled { width, thick } = ruled;
        let squares = |px: f32| (px / unit as f32).ceil() as u32;
        let rows = whole(h);
        let side = long_side as f32;
        let title = side * TITLE;
        // Leaves some air besides the title, so that a board without coordinates does not touch the underline.
        let band = if titled { squares(title * 1.5 + unit as f32 * 0.4) } else { MARGIN };
        let title_row = match band {
            1 => 0.56 * unit as f32,
            // Letters that fit between two lines of the paper are written on the lower one.
            _ if unit as f32 >= title * 1.15 => unit as f32 - BASE * title,
            _ => 0.48 * (band * unit) as f32,
        };
        let all_rows = (band + rows + MARGIN).max(width * 2 / 5 / unit);
        let free = width as f32 / unit as f32 - least_cols(w);
        let left = MARGIN + (free / 2.0).max(0.0) as u32;
        let top = band + (all_rows - band - rows - MARGIN) / 2;
        Layout {
            unit,
            width,
            height: all_rows * unit,
            thick,
            origin: (left * unit, top * unit),
            drawn: w * unit as f32,
            title,
            title_row,
        }
    }

    /// A point of the drawing in pixels; `None` if it is not a number or absurdly far away.
    pub fn place(&self, at: Pt) -> Option<Spot> {
        let unit = self.unit as f32;
        let near = |v: f32| v.abs() <= 4.0 * MOST_UNITS;
        (near(at.x) && near(at.y))
            .then_some(Spot { x: self.origin.0 as f32 + at.x * unit, y: self.origin.1 as f32 + at.y * unit })
    }

    /// The position of the margin line.
    pub fn margin(&self) -> u32 {
        self.width.saturating_sub(self.unit * 3 / 4)
    }

    /// The empty page as indices into a palette: paper, squares, margin line. A page has only two kinds of rows, so it
    /// just copies them.
    pub fn background(&self) -> Vec<u8> {
        let plain = self.row(false);
        let ruled = self.row(true);
        let mut pixels = Vec::with_capacity(self.height as usize * plain.len());
        for y in 0..self.height {
            let on_line = self.is_line(y);
            pixels.extend_from_slice(if on_line { &ruled } else { &plain });
        }
        pixels
    }

    /// Whether a column or row of pixels belongs to a printed line.
    fn is_line(&self, at: u32) -> bool {
        let at = at + self.thick / 2;
        at >= self.unit && at % self.unit < self.thick
    }

    /// One row of pixels; `ruled` if it runs along a line.
    fn row(&self, ruled: bool) -> Vec<u8> {
        let margin = self.margin();
        // If squares are only a few pixels wide, full lines would make the page blue.
        let square = if self.unit < 8 { FAINT_SQUARE } else { SQUARE };
        (0..self.width)
            .map(|x| {
                if x >= margin && x < margin + self.thick.max(2) && self.unit >= 8 {
                    MARGIN_LINE
                } else if ruled || self.is_line(x) {
                    square
                } else {
                    PAPER
                }
            })
            .collect()
    }
}

/// The number of whole squares for an extent. The tolerance keeps one such as 10.000001 from taking another square.
fn whole(extent: f32) -> u32 {
    (extent - 1e-3).ceil() as u32
}

/// The least width in squares of a page for a drawing of this width.
fn least_cols(w: f32) -> f32 {
    (MARGIN + whole(w)) as f32 + MARGIN_RIGHT
}

/// The width of a page, and the thickness of its printed lines, in pixels.
#[derive(Clone, Copy)]
struct Ruled {
    width: u32,
    thick: u32,
}

impl Ruled {
    fn new(width: u32) -> Ruled {
        Ruled { width, thick: ((LINE * width as f32).round() as u32).max(1) }
    }

    /// The smallest page for a drawing `w` units wide that scales down evenly; `None` if none fits within `long_side`.
    /// It is at least half as wide as that, so that the title has room and a phone need not enlarge it.
    fn evenly(unit: u32, w: f32, long_side: u32) -> Option<Ruled> {
        let least = least_cols(w).max(long_side as f32 / 2.0 / unit as f32);
        let most = ((FORTIES / least) as u32).min(*SHARES.end());
        let ruled = |share: u32| Ruled::new((FORTIES * unit as f32 / share as f32).round() as u32);
        let even = (*SHARES.start()..=most).rev().find(|share| EVEN.contains(&(share % 20)));
        // Lines that are uneven by a fraction of a pixel are less visible than a page that is mostly margin.
        let wide = even.is_none_or(|even| even * 9 < most * 8);
        let share = if wide && unit >= UNEVEN && most >= *SHARES.start() { Some(most) } else { even };
        share.map(ruled).filter(|ruled| ruled.width <= long_side)
    }
}

/// A point in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    /// Distance to the right.
    pub x: f32,
    /// Distance downwards.
    pub y: f32,
}

impl Spot {
    /// The point `share` of the way to `other`.
    pub fn towards(self, other: Spot, share: f32) -> Spot {
        Spot { x: self.x + (other.x - self.x) * share, y: self.y + (other.y - self.y) * share }
    }

    /// The distance to `other`.
    pub fn to(self, other: Spot) -> f32 {
        (other.x - self.x).hypot(other.y - self.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lay(w: f32, h: f32) -> Layout {
        Layout::lay(&Scene::new(w, h), true, 1280)
    }

    #[test]
    fn pages_keep_their_size() {
        for (w, h) in [(3.0, 3.0), (10.0, 10.0), (24.0, 12.0), (40.0, 33.0), (64.0, 64.0), (1.0, 64.0), (64.0, 1.0)] {
            let sheet = lay(w, h);
            let (long, short) = (sheet.width.max(sheet.height), sheet.width.min(sheet.height));
            assert!((640..=1280).contains(&long), "{w}×{h}: {sheet:?}");
            assert!(short * 3 >= long, "{w}×{h}: {sheet:?}");
        }
    }

    #[test]
    fn the_drawing_lies_on_the_squares_and_inside() {
        for (w, h) in [(3.0, 3.0), (9.5, 2.25), (24.0, 12.0), (64.0, 64.0)] {
            let sheet = lay(w, h);
            assert_eq!((sheet.origin.0 % sheet.unit, sheet.origin.1 % sheet.unit), (0, 0));
            let end = sheet.place(Pt { x: w, y: h }).unwrap();
            assert!(end.x < sheet.margin() as f32 && end.y < sheet.height as f32, "{sheet:?}");
            assert!(sheet.title * 1.4 < sheet.origin.1 as f32, "{sheet:?}");
        }
    }

    #[test]
    fn extents_that_are_none_still_give_a_page() {
        for e in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -5.0, 0.0, 1e30] {
            let sheet = lay(e, e);
            assert!(sheet.width <= 1280 && sheet.height <= 1280, "{sheet:?}");
        }
        assert_eq!(lay(2.0, 2.0).place(Pt { x: f32::NAN, y: 0.0 }), None);
        assert_eq!(lay(2.0, 2.0).place(Pt { x: 1e9, y: 0.0 }), None);
    }
}
