//! Turns shapes into pixels: exact coverage of capsules and discs, scan-line coverage of polygons.
//!
//! A stroke first collects its coverage in a mask, where overlapping parts do not add up. Then it is inked in one go.
//! So a translucent line shows no beads at its joints. Shapes that do not overlap themselves are inked directly.
//!
//! Coverage has levels from 0 to [`FULL`] everywhere. The loops over pixels use blocks of a fixed length, which the
//! compiler turns into a few vector instructions.
//!
//! A canvas can be *clipped* to a part of it. A drawing then gives exactly the same pixels in that part as on the whole
//! canvas: coverage is counted from the beginning of a shape, not from that of the clip.

use std::ops::Range;

use image::GrayImage;

use super::layout::Spot;
use super::look::FULL;
use super::palette::Tint;

/// Scan lines per row of pixels for a polygon. Across, the coverage is finer.
const SCANS: u32 = 4;

/// The amount that one scan line adds to a pixel that is wholly inside.
const SHARE: i16 = 256;

/// Pixels that a loop handles at once.
const BLOCK: usize = 8;

/// A picture in the making.
pub(super) struct Canvas {
    width: u32,
    height: u32,
    /// An index into a palette for each pixel.
    pixels: Vec<u8>,
    /// The parts of a stroke that wait for [`Canvas::ink`].
    parts: Vec<Capsule>,
    /// A buffer for levels of coverage. All zero, except while a stroke is inked.
    mask: Vec<u8>,
    /// The columns from..to that may be set in each row of the mask.
    spans: Vec<(usize, usize)>,
    /// The part in which drawing has an effect.
    clip: Frame,
    /// The smallest frame around everything drawn, inside and outside of the clip.
    touched: Option<Frame>,
}

const NO_SPAN: (usize, usize) = (usize::MAX, 0);

impl Canvas {
    /// A canvas that starts with these pixels, row by row.
    pub fn new(width: u32, pixels: Vec<u8>) -> Canvas {
        let height = (pixels.len() / width as usize) as u32;
        let clip = Frame { cols: 0..width, rows: 0..height };
        let (parts, mask, spans) = (Vec::new(), Vec::new(), Vec::new());
        Canvas { width, height, pixels, parts, mask, spans, clip, touched: None }
    }

    /// The whole canvas as a frame.
    pub fn page(&self) -> Frame {
        Frame { cols: 0..self.width, rows: 0..self.height }
    }

    /// Limits drawing to a part of the canvas.
    pub fn clip(&mut self, frame: &Frame) {
        self.clip = frame.clone();
    }

    /// Until the next [`Canvas::clip`], drawing only measures.
    pub fn measure(&mut self) {
        self.clip = Frame { cols: 0..0, rows: 0..0 };
        self.touched = None;
    }

    /// The smallest frame around all pixels that have been touched since [`Canvas::measure`], or would have been.
    pub fn measured(&mut self) -> Option<Frame> {
        self.touched.take()
    }

    /// The pixels, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// Restores a part from other pixels of the same size.
    pub fn restore(&mut self, frame: &Frame, ground: &[u8]) {
        for row in frame.spans(self.width) {
            self.pixels[row.clone()].copy_from_slice(&ground[row]);
        }
    }

    /// Notes that something is drawn in a frame. Returns its visible part.
    fn touch(&mut self, frame: &Frame) -> Option<Frame> {
        let touched = self.touched.take();
        self.touched = Some(match touched {
            Some(touched) => touched.with(frame.clone()),
            None => frame.clone(),
        });
        frame.within(&self.clip)
    }

    pub fn finish(self) -> Vec<u8> {
        self.pixels
    }

    /// Width in pixels.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Adds a round-ended line to the stroke; `r` is half its width.
    pub fn capsule(&mut self, a: Spot, b: Spot, r: f32) {
        self.parts.extend(Capsule::new(a, b, r));
    }

    /// Adds lines through the points, each with its own half width, to the stroke.
    pub fn line(&mut self, points: &[(Spot, f32)]) {
        if let [(at, r)] = points {
            self.capsule(*at, *at, *r);
        }
        for pair in points.windows(2) {
            self.capsule(pair[0].0, pair[1].0, (pair[0].1 + pair[1].1) / 2.0);
        }
    }

    /// Inks the stroke collected so far.
    pub fn ink(&mut self, tint: &Tint) {
        self.lay(tint, None);
    }

    /// Inks the stroke collected so far, and then its edge, `width` px wide, with another tint.
    pub fn ink_rimmed(&mut self, tint: &Tint, width: f32, rim: &Tint) {
        self.lay(tint, Some((width, rim)));
    }

    /// Inks the stroke collected so far, and perhaps its edge: how many pixels wide, and with which tint.
    fn lay(&mut self, tint: &Tint, edge: Option<(f32, &Tint)>) {
        let page = self.page();
        let frame = self.parts.iter().filter_map(|part| part.frame(&page)).reduce(Frame::with);
        let Some((frame, seen)) = frame.and_then(|frame| self.touch(&frame).map(|seen| (frame, seen))) else {
            self.parts.clear();
            return;
        };
        // A block may extend beyond the edge.
        let stride = frame.cols.len() + BLOCK;
        let mut mask = std::mem::take(&mut self.mask);
        if mask.len() < stride * frame.rows.len() {
            mask.resize(stride * frame.rows.len(), 0);
        }
        self.spans.clear();
        self.spans.resize(frame.rows.len(), NO_SPAN);
        self.cover(&frame, &seen, &mut mask);
        let rim = edge.map(|(width, rim)| {
            let mut core = vec![0; stride * frame.rows.len()];
            self.parts.iter_mut().for_each(|part| part.reach -= width);
            self.cover(&frame, &seen, &mut core);
            (core, rim)
        });
        self.parts.clear();
        self.ink_rows(&frame, &seen, &mut mask, tint, rim.as_ref());
        self.mask = mask;
    }

    /// Inks through a mask of a frame, perhaps with another tint outside of a core. Clears the mask.
    fn ink_rows(&mut self, frame: &Frame, seen: &Frame, mask: &mut [u8], tint: &Tint, rim: Option<&(Vec<u8>, &Tint)>) {
        let stride = frame.cols.len() + BLOCK;
        for (row, (from, to)) in self.spans.iter().enumerate().filter(|(_, span)| span.0 < span.1) {
            let levels = &mut mask[row * stride..][..*to];
            let first = (*from).max((seen.cols.start - frame.cols.start) as usize);
            let last = (*to).min((seen.cols.end - frame.cols.start) as usize);
            if first < last {
                let start = (row + frame.rows.start as usize) * self.width as usize + frame.cols.start as usize;
                let (levels, pixels) = (&mut levels[first..last], &mut self.pixels[start + first..start + last]);
                tint.lay(levels, pixels);
                if let Some((core, rim)) = rim {
                    let core = &core[row * stride..][first..last];
                    levels.iter_mut().zip(core).for_each(|(level, core)| *level = level.saturating_sub(*core));
                    rim.lay(levels, pixels);
                }
            }
            levels[*from..].fill(0);
        }
    }

    /// Adds the coverage of the stroke to a mask of its frame, and widens the spans to what it sets.
    fn cover(&mut self, frame: &Frame, seen: &Frame, mask: &mut [u8]) {
        let (page, stride) = (self.page(), frame.cols.len() + BLOCK);
        for part in &self.parts {
            let Some(within) = part.frame(&page).and_then(|part| part.within(seen)) else { continue };
            for y in within.rows {
                let Some(cols) = part.cols(y, seen.cols.end) else { continue };
                let row = (y - frame.rows.start) as usize;
                let from = (cols.start - frame.cols.start) as usize;
                let to = from + cols.len().next_multiple_of(BLOCK);
                let span = &mut self.spans[row];
                *span = (span.0.min(from), span.1.max(to));
                part.cover(cols.start, y, &mut mask[row * stride..][from..to]);
            }
        }
    }

    /// Inks the inside of a polygon, by the even-odd rule.
    pub fn fill(&mut self, corners: &[Spot], tint: &Tint) {
        let Some(frame) = outline(corners, &self.page()) else { return };
        let Some(seen) = self.touch(&frame) else { return };
        let width = self.width as usize;
        let hidden = (seen.cols.start - frame.cols.start) as usize;
        scan(corners, &Frame { rows: seen.rows, ..frame }, |y, levels| {
            let start = y as usize * width + seen.cols.start as usize;
            tint.lay(&levels[hidden..][..seen.cols.len()], &mut self.pixels[start..][..seen.cols.len()]);
        });
    }

    /// Inks through a ready-made mask of levels with its upper left corner at (`x`, `y`).
    pub fn stamp(&mut self, stencil: &GrayImage, x: i32, y: i32, tint: &Tint) {
        let (w, h) = (stencil.width() as i32, stencil.height() as i32);
        let within = |from: i32, size: i32, end: u32| {
            let (from, to) = (from.max(0), from.saturating_add(size).min(end as i32));
            (from < to).then_some(from as u32..to as u32)
        };
        let (Some(cols), Some(rows)) = (within(x, w, self.width), within(y, h, self.height)) else { return };
        let Some(seen) = self.touch(&Frame { cols, rows }) else { return };
        let left = (seen.cols.start as i32 - x) as usize;
        for row in seen.rows.clone() {
            let levels = &(**stencil)[((row as i32 - y) * w) as usize + left..][..seen.cols.len()];
            let start = (row * self.width + seen.cols.start) as usize;
            tint.lay(levels, &mut self.pixels[start..][..levels.len()]);
        }
    }
}

/// A rectangle of pixels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    /// Columns, from left to right.
    pub cols: Range<u32>,
    /// Rows, from top to bottom.
    pub rows: Range<u32>,
}

impl Frame {
    /// The smallest rectangle around both.
    pub fn with(self, other: Frame) -> Frame {
        let both = |a: Range<u32>, b: Range<u32>| a.start.min(b.start)..a.end.max(b.end);
        Frame { cols: both(self.cols, other.cols), rows: both(self.rows, other.rows) }
    }

    /// The common part of both; `None` if there is none.
    pub fn within(&self, other: &Frame) -> Option<Frame> {
        let common = |a: &Range<u32>, b: &Range<u32>| a.start.max(b.start)..a.end.min(b.end);
        let frame = Frame { cols: common(&self.cols, &other.cols), rows: common(&self.rows, &other.rows) };
        (!frame.cols.is_empty() && !frame.rows.is_empty()).then_some(frame)
    }

    /// The positions of its rows among the pixels of a canvas `width` px wide.
    pub fn spans(&self, width: u32) -> impl Iterator<Item = Range<usize>> + use<> {
        let (cols, width) = (self.cols.clone(), width as usize);
        self.rows.clone().map(move |row| {
            let start = row as usize * width;
            start + cols.start as usize..start + cols.end as usize
        })
    }
}

/// A round-ended line.
struct Capsule {
    /// The upper end.
    top: Spot,
    /// The direction to the lower end, with length 1, and the distance.
    along: Spot,
    length: f32,
    /// The largest distance from the line at which pixels are covered.
    reach: f32,
}

impl Capsule {
    /// The line from `a` to `b` with half width `r`; `None` if a value is not finite.
    fn new(a: Spot, b: Spot, r: f32) -> Option<Capsule> {
        let (top, low) = if a.y <= b.y { (a, b) } else { (b, a) };
        let (dx, dy) = (low.x - top.x, low.y - top.y);
        let (length, reach) = ((dx * dx + dy * dy).sqrt(), r + 0.5);
        // A point has no direction, so any one will do.
        let along = if length > 1e-6 { Spot { x: dx / length, y: dy / length } } else { Spot { x: 1.0, y: 0.0 } };
        (length + reach).is_finite().then_some(Capsule { top, along, length, reach })
    }

    /// The least and the greatest `x`.
    fn width(&self) -> (f32, f32) {
        let low = self.top.x + self.along.x * self.length;
        (self.top.x.min(low) - self.reach, self.top.x.max(low) + self.reach)
    }

    /// The part of the page that the line can touch.
    fn frame(&self, page: &Frame) -> Option<Frame> {
        let (left, right) = self.width();
        let low = self.top.y + self.along.y * self.length;
        let cols = pixels(left, right, page.cols.end)?;
        Some(Frame { cols, rows: pixels(self.top.y - self.reach, low + self.reach, page.rows.end)? })
    }

    /// The columns of a row that the line can touch: those of the band along the whole straight line, within its width.
    fn cols(&self, y: u32, end: u32) -> Option<Range<u32>> {
        let (left, right) = self.width();
        if self.along.y <= 1e-3 {
            return pixels(left, right, end);
        }
        let middle = self.top.x + (y as f32 + 0.5 - self.top.y) * self.along.x / self.along.y;
        let half = self.reach / self.along.y;
        pixels(left.max(middle - half), right.min(middle + half), end)
    }

    /// Covers whole blocks of pixels from (`x`, `y`). Pixels that are already covered more stay so.
    fn cover(&self, x: u32, y: u32, levels: &mut [u8]) {
        let (ux, uy) = (self.along.x, self.along.y);
        let (mut px, py) = (x as f32 + 0.5 - self.top.x, y as f32 + 0.5 - self.top.y);
        for block in levels.as_chunks_mut::<BLOCK>().0 {
            for (n, level) in block.iter_mut().enumerate() {
                let px = px + n as f32;
                let (along, across) = (px * ux + py * uy, px * uy - py * ux);
                let beyond = along - along.clamp(0.0, self.length);
                // Not `hypot`: it guards against overflow, which pixels cannot cause, and is several times slower.
                let off = (across * across + beyond * beyond).sqrt();
                *level = (*level).max(rounded((self.reach - off).clamp(0.0, 1.0) * f32::from(FULL)));
            }
            px += BLOCK as f32;
        }
    }
}

/// The coverage of a polygon as a stencil of levels.
pub(super) fn stencil(corners: &[Spot], width: u32, height: u32) -> GrayImage {
    let mut image = GrayImage::new(width, height);
    if let Some(frame) = outline(corners, &Frame { cols: 0..width, rows: 0..height }) {
        scan(corners, &frame, |y, levels| {
            let start = (y * width + frame.cols.start) as usize;
            (*image)[start..][..levels.len()].copy_from_slice(levels);
        });
    }
    image
}

/// The part of the page that a polygon can touch.
fn outline(corners: &[Spot], page: &Frame) -> Option<Frame> {
    let (left, right) = range(corners.iter().map(|c| c.x));
    let (top, low) = range(corners.iter().map(|c| c.y));
    Some(Frame { cols: pixels(left, right, page.cols.end)?, rows: pixels(top, low, page.rows.end)? })
}

/// Passes the coverage of a polygon to `out`, row by row: the row, and the levels of all columns of the frame. The
/// frame has all columns that the polygon can touch, and those of its rows that are wanted.
fn scan(corners: &[Spot], frame: &Frame, mut out: impl FnMut(u32, &[u8])) {
    let cols = &frame.cols;
    let (start, end) = (cols.start as f32, cols.len() as f32);
    // One more step than columns, since a crossing changes its pixel and the next one.
    let mut steps = vec![0; (cols.len() + 2).next_multiple_of(BLOCK)];
    let mut levels = vec![0; steps.len()];
    let mut crossings = Vec::new();
    let mut sides = Sides::new(corners);
    let mut was_upright = false;
    for y in frame.rows.clone() {
        let same_sides = !sides.reach(y);
        let upright = sides.are_upright(y);
        // Most polygons are upright rectangles, whose rows are alike.
        if !(same_sides && upright && was_upright) {
            steps.fill(0);
            for scan in 0..SCANS {
                cross(sides.here.iter().copied(), height(y, scan), &mut crossings);
                for pair in crossings.chunks_exact(2) {
                    for (x, sign) in [(pair[0], 1), (pair[1], -1)] {
                        let x = (x - start).clamp(0.0, end);
                        let part = (x.fract() * f32::from(SHARE)) as i16;
                        steps[x as usize] += sign * (SHARE - part);
                        steps[x as usize + 1] += sign * part;
                    }
                }
            }
            sum(&steps, &mut levels);
        }
        was_upright = upright;
        out(y, &levels[..cols.len()]);
    }
}

/// The `y` of a scan line of a row.
fn height(row: u32, scan: u32) -> f32 {
    row as f32 + (scan as f32 + 0.5) / SCANS as f32
}

/// A side of a polygon, from corner to corner.
type Side = (Spot, Spot);

/// The sides of a polygon while its rows are passed from top to bottom.
struct Sides {
    /// The sides that have not been reached, the uppermost at the end.
    ahead: Vec<Side>,
    /// The sides that touch the row.
    here: Vec<Side>,
}

impl Sides {
    fn new(corners: &[Spot]) -> Sides {
        let mut ahead: Vec<Side> = sides(corners).collect();
        ahead.sort_unstable_by(|a, b| top(b).total_cmp(&top(a)));
        Sides { ahead, here: Vec::new() }
    }

    /// Goes down to a row. Returns whether other sides touch it than the row before.
    fn reach(&mut self, row: u32) -> bool {
        let (upper, before) = (row as f32, self.here.len());
        self.here.retain(|side| low(side) > upper);
        let mut changed = self.here.len() < before;
        while let Some(side) = self.ahead.pop_if(|side| top(side) < upper + 1.0) {
            if low(&side) > upper {
                self.here.push(side);
                changed = true;
            }
        }
        changed
    }

    /// Whether all sides here go straight down through all scan lines of a row.
    fn are_upright(&self, row: u32) -> bool {
        let (first, last) = (height(row, 0), height(row, SCANS - 1));
        self.here.iter().all(|side| side.0.x == side.1.x && top(side) <= first && low(side) > last)
    }
}

fn top((a, b): &Side) -> f32 {
    a.y.min(b.y)
}

fn low((a, b): &Side) -> f32 {
    a.y.max(b.y)
}

/// The sides of the closed outline through some corners.
pub(super) fn sides(corners: &[Spot]) -> impl Iterator<Item = Side> + use<'_> {
    corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
}

/// Adds up the steps from pixel to pixel, and turns them into levels.
fn sum(steps: &[i16], levels: &mut [u8]) {
    const WHOLE: i32 = SHARE as i32 * SCANS as i32;
    let level = |sum: i32| ((sum * i32::from(FULL) + WHOLE / 2) / WHOLE).clamp(0, i32::from(FULL)) as u8;
    let mut total = 0;
    for (steps, levels) in steps.chunks_exact(BLOCK).zip(levels.chunks_exact_mut(BLOCK)) {
        // The inside of a polygon is long and uniform.
        if steps == [0; BLOCK] {
            levels.fill(level(total));
            continue;
        }
        for (step, out) in steps.iter().zip(levels) {
            total += i32::from(*step);
            *out = level(total);
        }
    }
}

/// The crossings of the sides of a closed outline with the horizontal line at `y`, from left to right. Their number is
/// always even. Sides that do not reach the line may be left out.
pub(super) fn cross(sides: impl Iterator<Item = Side>, y: f32, crossings: &mut Vec<f32>) {
    crossings.clear();
    let crossing = sides.filter(|(a, b)| (a.y <= y) != (b.y <= y));
    crossings.extend(crossing.map(|(a, b)| a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)));
    crossings.sort_unstable_by(f32::total_cmp);
}

/// The pixels that the stretch from `from` to `to` touches, clamped to 0..`end`.
fn pixels(from: f32, to: f32, end: u32) -> Option<Range<u32>> {
    // Casts saturate, and a NaN becomes 0. Rounding up is written out because there is no instruction for it.
    let (from, whole) = (from as u32, to as u32);
    let to = whole.saturating_add(u32::from(whole as f32 != to && to > 0.0)).min(end);
    (from < to).then_some(from..to)
}

/// The least and the greatest of some values.
fn range(values: impl Iterator<Item = f32>) -> (f32, f32) {
    values.fold((f32::INFINITY, f32::NEG_INFINITY), |(least, most), v| (least.min(v), most.max(v)))
}

/// Rounds a value from 0 to [`FULL`]. Adding 2²³ leaves no bit for a fraction and puts the whole number into the lowest
/// bits. This is faster than a cast, which checks for values out of range.
fn rounded(level: f32) -> u8 {
    (level + 8_388_608.0).to_bits() as u8
}

#[cfg(test)]
mod tests;
