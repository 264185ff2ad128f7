//! Scene → pixels → PNG or GIF. Only this crate uses `image` and `imageproc`.
//!
//! In reading order: `page` says what to paint, `look` has the colours of the themes, `palette` mixes them in advance,
//! `layout` divides the page, `hand` makes lines waver, `brush` turns shapes into pixels, `letter` sets text, `draw`
//! paints the items of a scene, `ground` keeps the shared beginnings of pages, `picture` has the finished pixels and
//! their PNG, and `film` turns many pages into one moving picture. `heading` (the title) and `verdict` (how it ended)
//! describe the match for all pages.
//!
//! A page is a pure function of its scene, title and theme. The wavering of a hand-drawn line depends only on its
//! place. So a mark that stays on the board looks the same in the next picture.

#![deny(clippy::print_stderr, clippy::print_stdout)]

mod brush;
mod draw;
mod film;
mod ground;
mod hand;
mod heading;
mod layout;
mod letter;
mod look;
mod page;
mod palette;
mod picture;
mod title;
mod verdict;

pub use draw::Lettering;
pub use film::{FILM_SIDE, Film, Shot};
pub use heading::{Say, player, title, versus};
pub use letter::{handwritten, writable};
pub use page::{AROUND_NAMES, Heading, Page, Theme};
pub use picture::Picture;
pub use verdict::{alone, verdict};

use std::sync::Arc;

use kletka_games::game::Scene;
use kletka_games::game::scene::{Item, Pt, corners, pt};

use brush::Canvas;
use ground::{Ground, Grounds, Kind, Plan};
use layout::Layout;

/// The longest side of a picture in pixels: messengers show this size without scaling it down themselves.
pub const LONG_SIDE: u32 = 1280;

/// Paints a page and encodes it as PNG, at most [`LONG_SIDE`] px on the long side.
pub fn png(page: &Page<'_>) -> Vec<u8> {
    picture(page).png()
}

/// The same, with texts that travel in the file.
pub fn told(page: &Page<'_>, texts: &[(&str, &str)]) -> Vec<u8> {
    picture(page).told(texts)
}

/// Paints a page, at most [`LONG_SIDE`] px on the long side.
pub fn picture(page: &Page<'_>) -> Picture {
    picture_within(page, LONG_SIDE)
}

/// Paints a page, at most `long_side` px on the long side (clamped to 64 to 4096).
pub fn picture_within(page: &Page<'_>, long_side: u32) -> Picture {
    static GROUNDS: Grounds = Grounds::new();
    painted(page, long_side.clamp(64, 4096), Some(&GROUNDS))
}

/// The measures of a drawing on its page.
#[derive(Clone, PartialEq, Debug)]
pub struct Measures {
    /// Width of the drawing, as a share of the page width.
    pub drawn: f32,
    /// Side of a unit, as a share of the page width.
    pub unit: f32,
    /// Height of the title's line, as a share of the page width.
    pub title: f32,
    /// All lettering apart from the title.
    pub letters: Vec<Lettering>,
}

impl Measures {
    /// The lettering with the lowest letters; `None` if there is none.
    pub fn lowest(&self) -> Option<&Lettering> {
        let letters = self.letters.iter().filter(|letters| !letters.text.is_empty());
        letters.min_by(|a, b| a.height.total_cmp(&b.height))
    }
}

/// The position of a drawing in its picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lie {
    /// Width of the picture in pixels.
    pub width: u32,
    /// In pixels, like the width.
    pub height: u32,
    /// The point (0, 0) of the drawing, in pixels.
    pub origin: (u32, u32),
    /// A unit of the drawing, in pixels.
    pub unit: u32,
}

impl Lie {
    /// A point of the drawing in pixels.
    pub fn at(self, point: Pt) -> (f32, f32) {
        let along = |origin: u32, units: f32| origin as f32 + self.unit as f32 * units;
        (along(self.origin.0, point.x), along(self.origin.1, point.y))
    }
}

/// The position of a page's drawing as [`picture`] paints it. Paints nothing.
pub fn lie(page: &Page<'_>) -> Lie {
    let Layout { width, height, origin, unit, .. } = Layout::lay(page.scene, !page.title.is_empty(), LONG_SIDE);
    Lie { width, height, origin, unit }
}

/// Measures a page as [`picture`] paints it.
pub fn measure(page: &Page<'_>) -> Measures {
    let sheet = Layout::lay(page.scene, !page.title.is_empty(), LONG_SIDE);
    let mut canvas = Canvas::new(sheet.width, sheet.background());
    let mut pen = draw::Pen::new(&mut canvas, &sheet, page.theme, page.say);
    pen.items(&page.scene.items);
    let (letters, width) = (pen.letters(), sheet.width as f32);
    Measures {
        drawn: sheet.drawn / width,
        unit: sheet.unit as f32 / width,
        title: title::size(&sheet, page.theme, page.title) / width,
        letters,
    }
}

/// Paints a page, on a ground if there is one for it. The pixels are the same with and without grounds.
fn painted(page: &Page<'_>, long_side: u32, grounds: Option<&Grounds>) -> Picture {
    let sheet = Layout::lay(page.scene, !page.title.is_empty(), long_side);
    let on_ground = grounds.and_then(|grounds| {
        let ground = ground(page, &sheet, long_side, grounds)?;
        // The bare paper below boards comes before the first item.
        if look::Look::of(page.theme).bare && page.scene.items[ground.len()..].iter().any(is_board) {
            return None;
        }
        let mut canvas = Canvas::new(sheet.width, ground.pixels());
        title::write(&mut canvas, &sheet, page.theme, page.title);
        if canvas.measured().is_some_and(|title| ground.meets(&title)) {
            grounds.drop(&ground);
            return None;
        }
        Some((canvas, ground.len()))
    });
    let (mut canvas, done) = on_ground.unwrap_or_else(|| {
        let mut canvas = Canvas::new(sheet.width, background(page.scene, page.theme, &sheet));
        title::write(&mut canvas, &sheet, page.theme, page.title);
        (canvas, 0)
    });
    draw::Pen::new(&mut canvas, &sheet, page.theme, page.say).items(&page.scene.items[done..]);
    let palette = &palette::Palette::of(page.theme).colours;
    Picture { width: sheet.width, height: sheet.height, pixels: canvas.finish(), palette }
}

fn is_board(item: &Item) -> bool {
    matches!(item, Item::Grid { .. })
}

/// The empty page. If the look wants it, there are no squares of the paper below boards, where they would compete.
fn background(scene: &Scene, theme: Theme, sheet: &Layout) -> Vec<u8> {
    let mut canvas = Canvas::new(sheet.width, sheet.background());
    if look::Look::of(theme).bare {
        for item in &scene.items {
            let Item::Grid { at, cols, rows, step } = item else { continue };
            let end = pt(at.x + step * f32::from(*cols), at.y + step * f32::from(*rows));
            let board: Option<Vec<_>> = corners(*at, end).into_iter().map(|corner| sheet.place(corner)).collect();
            board.iter().for_each(|board| canvas.fill(board, &palette::Tint::paper()));
        }
    }
    canvas.finish()
}

/// The ground of a page. It is painted now if its items have just become clear.
fn ground(page: &Page<'_>, sheet: &Layout, long_side: u32, grounds: &Grounds) -> Option<Arc<Ground>> {
    let kind = Kind::of(page, long_side);
    match grounds.plan(kind, page) {
        Plan::Begin(ground) => Some(ground),
        Plan::Keep(items) => {
            let mut canvas = Canvas::new(sheet.width, background(page.scene, page.theme, sheet));
            draw::Pen::new(&mut canvas, sheet, page.theme, page.say).items(&page.scene.items[..items]);
            let ground = Arc::new(Ground::new(kind, page, items, &mut canvas));
            grounds.put(Arc::clone(&ground), None);
            Some(ground)
        }
        Plan::Paint => None,
    }
}
