//! Many pages as one moving picture: a GIF in which each frame holds only the changes.
//!
//! Successive scenes have almost all their items in common. So the film compares the items of two scenes, not their
//! pixels. At each item that has appeared or disappeared, it clears the paper. Then it draws the items that reach into
//! that part again, in order and nowhere else. The pixels are the same as for a whole new page.

use gif::{DisposalMethod, Encoder, Repeat};

use super::brush::{Canvas, Frame};
use super::draw::Pen;
use super::layout::Layout;
use super::look::Look;
use super::palette::Palette;
use super::{Heading, Theme, background, title};
use kletka_games::game::Scene;
use kletka_games::game::scene::{Item, Says};

/// The longest side of a film in pixels. Messengers show films smaller than pictures, and each frame has a cost.
pub const FILM_SIDE: u32 = 640;

/// How far ahead to look for an item in the other scene. Most scenes differ by a handful of items in one place.
const AHEAD: usize = 64;

/// One page of a film.
pub struct Shot {
    /// The drawing. Its size may differ from that of the page before.
    pub scene: Scene,
    /// The title above it, as that of a [`Page`](super::Page).
    pub title: Vec<Heading>,
    /// Duration of the shot, in hundredths of a second.
    pub stands: u16,
}

/// Pages to show one after the other, again and again.
pub struct Film<'a> {
    /// The pages, in order.
    pub shots: &'a [Shot],
    /// The look of all pages.
    pub theme: Theme,
    /// Turns lettering into words for the reader.
    pub say: &'a dyn Fn(&Says) -> String,
    /// How often they are shown; `None`: without end.
    pub rounds: Option<u16>,
}

impl Film<'_> {
    /// The film as GIF, at most [`FILM_SIDE`] px on the long side. A shot that looks like the previous one prolongs it.
    pub fn gif(&self) -> Vec<u8> {
        let sheet = self.sheet();
        let ground = sheet.background();
        let mut canvas = Canvas::new(sheet.width, ground.clone());
        let mut reel = Reel::new(&sheet, &Palette::of(self.theme).colours, self.rounds);
        let pen = Pen::new(&mut canvas, &sheet, self.theme, self.say);
        let mut stage = Stage { pen, sheet: &sheet, theme: self.theme, ground, title: None, reaches: Vec::new() };
        let mut before = None;
        for shot in self.shots {
            let dirty = stage.show(before, shot);
            reel.add(stage.pen.canvas.pixels(), &dirty, shot.stands);
            before = Some(shot);
        }
        reel.finish()
    }

    /// The page that has room for all drawings. They all start at its upper left corner.
    fn sheet(&self) -> Layout {
        let extent = |of: fn(&Scene) -> f32| self.shots.iter().map(|shot| of(&shot.scene)).fold(1.0, f32::max);
        let largest = Scene::new(extent(|scene| scene.width), extent(|scene| scene.height));
        let titled = self.shots.iter().any(|shot| !shot.title.is_empty());
        Layout::lay(&largest, titled, FILM_SIDE)
    }
}

/// A page that turns into one shot after the other.
struct Stage<'a> {
    pen: Pen<'a>,
    sheet: &'a Layout,
    theme: Theme,
    /// The empty page.
    ground: Vec<u8>,
    /// The part of the page that the title touches.
    title: Option<Frame>,
    /// The part of the page that each item of the scene touches.
    reaches: Vec<Option<Frame>>,
}

impl Stage<'_> {
    /// Turns the page from `before` (`None`: the empty page) into `shot`. Returns the parts that have changed. They do
    /// not overlap.
    fn show(&mut self, before: Option<&Shot>, shot: &Shot) -> Vec<Frame> {
        let mut dirty = Vec::new();
        let mut touch = |reach: Option<Frame>| {
            if let Some(frame) = reach {
                join(&mut dirty, frame);
            }
        };
        if before.map(|before| &before.title) != Some(&shot.title) {
            touch(self.title.take());
            self.pen.canvas.measure();
            title::write(self.pen.canvas, self.sheet, self.theme, &shot.title);
            self.title = self.pen.canvas.measured();
            touch(self.title.clone());
        }
        let old = before.map_or(&[][..], |before| &before.scene.items);
        let mut reaches = std::mem::take(&mut self.reaches);
        for (item, kept) in shot.scene.items.iter().zip(kept(old, &shot.scene.items)) {
            let reach = match kept {
                // Takes the entry, so that the remaining ones at the end are the items that have disappeared.
                Some(n) => reaches[n].take(),
                None => {
                    self.pen.canvas.measure();
                    self.pen.item(item);
                    let reach = self.pen.canvas.measured();
                    touch(reach.clone());
                    reach
                }
            };
            self.reaches.push(reach);
        }
        reaches.into_iter().for_each(touch);
        // Bare paper appears and disappears with the boards, whose parts have changed then.
        if Look::of(self.theme).bare {
            self.ground = background(&shot.scene, self.theme, self.sheet);
        }
        for frame in &dirty {
            self.paint(frame, shot);
        }
        dirty
    }

    /// Paints a part of the page again.
    fn paint(&mut self, frame: &Frame, shot: &Shot) {
        let meets = |reach: &Option<Frame>| reach.as_ref().is_some_and(|reach| reach.within(frame).is_some());
        self.pen.canvas.clip(frame);
        self.pen.canvas.restore(frame, &self.ground);
        if meets(&self.title) {
            title::write(self.pen.canvas, self.sheet, self.theme, &shot.title);
        }
        for (item, _) in shot.scene.items.iter().zip(&self.reaches).filter(|(_, reach)| meets(reach)) {
            self.pen.item(item);
        }
    }
}

/// Adds a frame to others that do not overlap. Frames that it overlaps are merged with it.
fn join(frames: &mut Vec<Frame>, mut frame: Frame) {
    while let Some(n) = frames.iter().position(|other| other.within(&frame).is_some()) {
        frame = frame.with(frames.swap_remove(n));
    }
    frames.push(frame);
}

/// For each new item the same old one, if any. Both are in the same order, since it matters which ink is drawn first
/// where inks overlap. An item that is not found although it is there is only drawn once more.
fn kept(old: &[Item], new: &[Item]) -> Vec<Option<usize>> {
    let mut kept = vec![None; new.len()];
    let (mut from, mut to) = (0, 0);
    while from < old.len() && to < new.len() {
        if old[from] == new[to] {
            kept[to] = Some(from);
            (from, to) = (from + 1, to + 1);
            continue;
        }
        let gone = (1..=AHEAD).find(|n| old.get(from + n) == Some(&new[to]));
        let come = (1..=AHEAD).find(|n| new.get(to + n) == Some(&old[from]));
        match (gone, come) {
            (None, None) => (from, to) = (from + 1, to + 1),
            (Some(gone), come) if come.is_none_or(|come| gone <= come) => from += gone,
            (_, come) => to += come.unwrap_or(1),
        }
    }
    kept
}

/// A GIF in the making.
struct Reel {
    encoder: Encoder<Vec<u8>>,
    width: u32,
    /// The index that leaves a pixel unchanged: the first one that no colour has.
    clear: u8,
    /// The pixels of the last frame.
    shown: Vec<u8>,
    /// The latest frame, whose duration may still grow.
    latest: Option<gif::Frame<'static>>,
}

impl Reel {
    const SOUND: &str =
        "a vector takes all bytes, and neither the sides of a film nor its palette are too large for GIF";

    fn new(sheet: &Layout, palette: &'static [[u8; 3]], rounds: Option<u16>) -> Reel {
        let (width, height) = (sheet.width as u16, sheet.height as u16);
        let mut encoder = Encoder::new(Vec::new(), width, height, palette.as_flattened()).expect(Self::SOUND);
        // A file says how often a film comes again after the first time.
        let again = rounds.map_or(Repeat::Infinite, |rounds| Repeat::Finite(rounds.saturating_sub(1)));
        encoder.set_repeat(again).expect(Self::SOUND);
        Reel { encoder, width: sheet.width, clear: palette.len() as u8, shown: Vec::new(), latest: None }
    }

    /// Adds a frame for pixels that differ from the last frame only in some parts. The first frame is complete.
    fn add(&mut self, pixels: &[u8], parts: &[Frame], stands: u16) {
        let next = if self.shown.is_empty() {
            let rows = 0..(pixels.len() / self.width as usize) as u32;
            self.shown = pixels.to_vec();
            Some(framed(Frame { cols: 0..self.width, rows }, self.shown.clone()))
        } else {
            let changed = parts.iter().filter_map(|part| self.changed(pixels, part)).reduce(Frame::with);
            changed.map(|frame| self.delta(pixels, frame))
        };
        if let Some(next) = next {
            self.shift(Some(next));
        }
        if let Some(latest) = &mut self.latest {
            latest.delay = latest.delay.saturating_add(stands);
        }
    }

    /// Writes the latest frame, since its duration is known now, and takes the next one.
    fn shift(&mut self, next: Option<gif::Frame<'static>>) {
        if let Some(latest) = std::mem::replace(&mut self.latest, next) {
            self.encoder.write_frame(&latest).expect(Self::SOUND);
        }
    }

    /// The smallest frame around the changed pixels of a part.
    fn changed(&self, pixels: &[u8], part: &Frame) -> Option<Frame> {
        let rows = part.rows.clone().zip(part.spans(self.width)).filter_map(|(y, row)| {
            let (old, new) = (&self.shown[row.clone()], &pixels[row]);
            let differs = |(old, new): (&u8, &u8)| old != new;
            let first = old.iter().zip(new).position(differs)?;
            let last = old.iter().zip(new).rposition(differs)?;
            let start = part.cols.start;
            Some(Frame { cols: start + first as u32..start + last as u32 + 1, rows: y..y + 1 })
        });
        rows.reduce(Frame::with)
    }

    /// The frame that turns the shown pixels into these, which differ only there.
    fn delta(&mut self, pixels: &[u8], frame: Frame) -> gif::Frame<'static> {
        let mut buffer = Vec::with_capacity(frame.cols.len() * frame.rows.len());
        for row in frame.spans(self.width) {
            let (old, new) = (&mut self.shown[row.clone()], &pixels[row]);
            buffer.extend(old.iter().zip(new).map(|(old, new)| if old == new { self.clear } else { *new }));
            old.copy_from_slice(new);
        }
        gif::Frame { transparent: Some(self.clear), ..framed(frame, buffer) }
    }

    fn finish(mut self) -> Vec<u8> {
        self.shift(None);
        self.encoder.into_inner().expect(Self::SOUND)
    }
}

/// A frame with these pixels at their place. They stay when the next frame comes.
fn framed(frame: Frame, pixels: Vec<u8>) -> gif::Frame<'static> {
    gif::Frame {
        left: frame.cols.start as u16,
        top: frame.rows.start as u16,
        width: frame.cols.len() as u16,
        height: frame.rows.len() as u16,
        dispose: DisposalMethod::Keep,
        buffer: pixels.into(),
        ..gif::Frame::default()
    }
}
