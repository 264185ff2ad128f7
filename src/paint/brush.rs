//! Shapes to pixels: exact coverage of capsules and discs, scan-line coverage of polygons.
//!
//! A stroke is gathered in a coverage mask first, where overlapping parts do not add up, and inked in one go. So the
//! joints of a translucent line show no beads.

use image::{GrayImage, RgbImage};

use super::look::Rgb;
use super::sheet::Spot;

/// Scan lines for each row of pixels of a polygon. Across, the coverage is exact.
const SCANS: u32 = 4;

/// A picture in the making.
pub(super) struct Canvas {
    image: RgbImage,
    /// Coverage that awaits [`Canvas::ink`], one byte a pixel; all zero outside `spans`.
    mask: Vec<u8>,
    /// For each row, the columns from..to where the mask may be set.
    spans: Vec<(u32, u32)>,
    /// The rows from..to that have a span.
    dirty: (u32, u32),
}

const NO_SPAN: (u32, u32) = (u32::MAX, 0);

impl Canvas {
    /// A canvas that begins as this image.
    pub fn new(image: RgbImage) -> Canvas {
        let (width, height) = image.dimensions();
        let mask = vec![0; width as usize * height as usize];
        Canvas { image, mask, spans: vec![NO_SPAN; height as usize], dirty: NO_SPAN }
    }

    /// The finished image.
    pub fn finish(self) -> RgbImage {
        self.image
    }

    /// Width in pixels.
    pub fn width(&self) -> u32 {
        self.image.width()
    }

    /// Height in pixels.
    pub fn height(&self) -> u32 {
        self.image.height()
    }

    /// Adds a round-ended line to the mask, `r` its half width.
    pub fn capsule(&mut self, a: Spot, b: Spot, r: f32) {
        let reach = r + 1.0;
        let (top, low) = if a.y <= b.y { (a, b) } else { (b, a) };
        let (dx, dy) = (low.x - top.x, low.y - top.y);
        let square = dx * dx + dy * dy;
        let Some(rows) = pixels(top.y - reach, low.y + reach, self.height()) else { return };
        for y in rows {
            let py = y as f32 + 0.5;
            // Only the part of the line within reach above and below this row can touch it.
            let (from, to) = if dy > 1e-3 {
                (((py - reach - top.y) / dy).clamp(0.0, 1.0), ((py + reach - top.y) / dy).clamp(0.0, 1.0))
            } else {
                (0.0, 1.0)
            };
            let (x0, x1) = (top.x + dx * from, top.x + dx * to);
            let Some(cols) = pixels(x0.min(x1) - reach, x0.max(x1) + reach, self.width()) else { continue };
            let row = self.touch(y, cols.start, cols.end);
            for (cover, x) in row.iter_mut().zip(cols) {
                let (px, py) = (x as f32 + 0.5 - top.x, py - top.y);
                let along = if square > 0.0 { ((px * dx + py * dy) / square).clamp(0.0, 1.0) } else { 0.0 };
                let (ox, oy) = (px - dx * along, py - dy * along);
                // Not `hypot`: it guards against overflow, which pixels cannot cause, and takes several times as long.
                let off = (ox * ox + oy * oy).sqrt();
                *cover = (*cover).max(((r + 0.5 - off).clamp(0.0, 1.0) * 255.0) as u8);
            }
        }
    }

    /// Adds lines through the points, each with its own half width, to the mask.
    pub fn line(&mut self, points: &[(Spot, f32)]) {
        if let [(at, r)] = points {
            self.capsule(*at, *at, *r);
        }
        for pair in points.windows(2) {
            self.capsule(pair[0].0, pair[1].0, (pair[0].1 + pair[1].1) / 2.0);
        }
    }

    /// Adds the inside of a polygon (by the even-odd rule) to the mask.
    pub fn polygon(&mut self, corners: &[Spot]) {
        let mut row = Vec::new();
        let (width, height) = (self.width(), self.height());
        scan(corners, width, height, &mut row, |y, from, row| {
            let mask = self.touch(y, from, from + row.len() as u32);
            for (cover, share) in mask.iter_mut().zip(row) {
                *cover = (*cover).max((share * 255.0 + 0.5) as u8);
            }
        });
    }

    /// Inks what the mask has gathered and clears it. `cover` is how opaque the ink is, of 255.
    pub fn ink(&mut self, ink: Rgb, cover: u8) {
        let width = self.width() as usize;
        let (first, last) = std::mem::replace(&mut self.dirty, NO_SPAN);
        for y in first..last {
            let (from, to) = std::mem::replace(&mut self.spans[y as usize], NO_SPAN);
            if from >= to {
                continue;
            }
            let start = y as usize * width;
            let mask = &mut self.mask[start + from as usize..start + to as usize];
            let bytes = &mut (*self.image)[(start + from as usize) * 3..(start + to as usize) * 3];
            // Most of a wide span is empty (think of a frame): eight pixels are looked at in one go.
            for (mask, pixels) in mask.chunks_mut(8).zip(bytes.chunks_mut(24)) {
                if is_empty(mask) {
                    continue;
                }
                for (m, pixel) in mask.iter_mut().zip(pixels.chunks_exact_mut(3)) {
                    lay(pixel, ink, share(std::mem::take(m), cover));
                }
            }
        }
    }

    /// Inks through a ready-made mask whose upper left corner lies at (`x`, `y`).
    pub fn stamp(&mut self, stencil: &GrayImage, x: i32, y: i32, ink: Rgb, cover: u8) {
        let (width, height) = (self.width() as i32, self.height() as i32);
        let (w, h) = (stencil.width() as i32, stencil.height() as i32);
        let (from, to) = ((-x).max(0), (width - x).min(w));
        if from >= to {
            return;
        }
        for row in (-y).max(0)..(height - y).min(h) {
            let source = (row * w + from) as usize..(row * w + to) as usize;
            let target = ((y + row) * width + x + from) as usize * 3;
            let pixels = (*self.image)[target..].chunks_exact_mut(3);
            for (m, pixel) in (**stencil)[source].iter().zip(pixels) {
                if *m != 0 {
                    lay(pixel, ink, share(*m, cover));
                }
            }
        }
    }

    /// The mask's row `y` from column `from` to `to`, noted as touched.
    fn touch(&mut self, y: u32, from: u32, to: u32) -> &mut [u8] {
        let span = &mut self.spans[y as usize];
        *span = (span.0.min(from), span.1.max(to));
        self.dirty = (self.dirty.0.min(y), self.dirty.1.max(y + 1));
        let start = y as usize * self.image.width() as usize;
        &mut self.mask[start + from as usize..start + to as usize]
    }
}

/// The coverage of a polygon as a stencil of its own.
pub(super) fn stencil(corners: &[Spot], width: u32, height: u32) -> GrayImage {
    let mut image = GrayImage::new(width, height);
    let mut row = Vec::new();
    scan(corners, width, height, &mut row, |y, from, row| {
        let start = (y * width + from) as usize;
        for (cover, share) in (*image)[start..].iter_mut().zip(row) {
            *cover = (share * 255.0 + 0.5) as u8;
        }
    });
    image
}

/// Hands out the coverage of a polygon row by row: the row, the first column, the shares from 0 to 1.
fn scan(corners: &[Spot], width: u32, height: u32, row: &mut Vec<f32>, mut out: impl FnMut(u32, u32, &[f32])) {
    let (left, right) = range(corners.iter().map(|c| c.x));
    let (top, low) = range(corners.iter().map(|c| c.y));
    let (Some(cols), Some(rows)) = (pixels(left, right, width), pixels(top, low, height)) else { return };
    let mut crossings = Vec::new();
    for y in rows {
        row.clear();
        // Two more than needed: a crossing writes its pixel and the next one.
        row.resize(cols.len() + 2, 0.0);
        for scan in 0..SCANS {
            cross(corners, y as f32 + (scan as f32 + 0.5) / SCANS as f32, &mut crossings);
            for pair in crossings.chunks_exact(2) {
                for (x, sign) in [(pair[0], 1.0), (pair[1], -1.0)] {
                    let x = (x - cols.start as f32).clamp(0.0, cols.len() as f32);
                    let part = x.fract();
                    row[x as usize] += sign * (1.0 - part) / SCANS as f32;
                    row[x as usize + 1] += sign * part / SCANS as f32;
                }
            }
        }
        let mut sum = 0.0;
        for share in row.iter_mut() {
            sum += *share;
            *share = sum.clamp(0.0, 1.0);
        }
        out(y, cols.start, &row[..cols.len()]);
    }
}

/// Where the closed outline crosses the horizontal line at `y`, from left to right; always an even number of places.
pub(super) fn cross(corners: &[Spot], y: f32, crossings: &mut Vec<f32>) {
    crossings.clear();
    let Some(mut a) = corners.last() else { return };
    for b in corners {
        if (a.y <= y) != (b.y <= y) {
            crossings.push(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
        }
        a = b;
    }
    crossings.sort_by(f32::total_cmp);
}

/// The pixels that the stretch from `from` to `to` touches, cut to 0..`end`.
fn pixels(from: f32, to: f32, end: u32) -> Option<std::ops::Range<u32>> {
    // Casts saturate, and a NaN becomes 0.
    let (from, to) = (from.floor().max(0.0) as u32, (to.ceil().max(0.0) as u32).min(end));
    (from < to).then_some(from..to)
}

/// The least and the greatest of some values.
fn range(values: impl Iterator<Item = f32>) -> (f32, f32) {
    values.fold((f32::INFINITY, f32::NEG_INFINITY), |(least, most), v| (least.min(v), most.max(v)))
}

/// The product of two shares of 255, as a share of 256.
fn share(a: u8, b: u8) -> i32 {
    let part = i32::from(a) * i32::from(b);
    // Exact at both ends: 0 of 256 and, for 255 × 255, 256 of 256.
    (part + (part >> 7) + 128) >> 8
}

/// Lays `share` of 256 parts of ink over a pixel. Most pixels of a mask are empty or full, and these two are quick.
fn lay(pixel: &mut [u8], ink: Rgb, share: i32) {
    match share {
        0 => {}
        256 => pixel.copy_from_slice(&ink),
        _ => {
            for (ground, ink) in pixel.iter_mut().zip(ink) {
                let step = i32::from(ink) - i32::from(*ground);
                *ground = (i32::from(*ground) + ((step * share + 128) >> 8)) as u8;
            }
        }
    }
}

/// Whether nothing is set in a piece of a mask.
fn is_empty(mask: &[u8]) -> bool {
    match <[u8; 8]>::try_from(mask) {
        Ok(eight) => u64::from_ne_bytes(eight) == 0,
        Err(_) => mask.iter().all(|m| *m == 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f32::consts::PI;

    fn spot(x: f32, y: f32) -> Spot {
        Spot { x, y }
    }

    fn canvas() -> Canvas {
        Canvas::new(RgbImage::from_pixel(60, 40, image::Rgb([255; 3])))
    }

    /// The inked area in pixels.
    fn area(mut canvas: Canvas) -> f32 {
        canvas.ink([0; 3], 255);
        canvas.finish().pixels().map(|p| f32::from(255 - p.0[0]) / 255.0).sum()
    }

    #[test]
    fn areas_are_right() {
        let mut one = canvas();
        one.capsule(spot(20.3, 15.8), spot(20.3, 15.8), 8.0);
        assert!((area(one) - PI * 64.0).abs() < 3.0);

        let mut one = canvas();
        one.capsule(spot(10.0, 10.0), spot(40.0, 30.0), 2.0);
        let exact = 4.0 * 30f32.hypot(20.0) + PI * 4.0;
        assert!((area(one) - exact).abs() < 3.0);

        let mut one = canvas();
        one.polygon(&[spot(10.25, 5.25), spot(30.75, 5.25), spot(30.75, 25.5), spot(10.25, 25.5)]);
        assert!((area(one) - 20.5 * 20.25).abs() < 0.5);

        let mut one = canvas();
        one.polygon(&[spot(10.0, 5.0), spot(50.0, 20.0), spot(12.0, 31.0)]);
        let exact = ((40.0 * 26.0) - (2.0 * 15.0)) / 2.0;
        assert!((area(one) - exact).abs() < 1.0);
    }

    #[test]
    fn shares_are_exact_at_both_ends() {
        assert_eq!((share(0, 255), share(255, 0), share(255, 255)), (0, 0, 256));
        for a in 0..=255u8 {
            for b in [1, 52, 132, 236, 255] {
                let exact = f32::from(a) * f32::from(b) / 65025.0 * 256.0;
                assert!((share(a, b) as f32 - exact).abs() <= 1.0);
            }
        }
    }

    #[test]
    fn overlapping_parts_of_a_stroke_do_not_add_up() {
        let mut once = canvas();
        once.capsule(spot(5.0, 9.7), spot(50.0, 9.7), 1.3);
        let mut twice = canvas();
        twice.capsule(spot(5.0, 9.7), spot(50.0, 9.7), 1.3);
        twice.capsule(spot(5.0, 9.7), spot(50.0, 9.7), 1.3);
        assert_eq!(area(once), area(twice));
    }

    #[test]
    fn a_stencil_is_what_a_polygon_is() {
        let corners = [spot(3.5, 2.0), spot(20.0, 8.0), spot(9.0, 30.0)];
        let mut direct = canvas();
        direct.polygon(&corners);
        let mut stamped = canvas();
        stamped.stamp(&stencil(&corners, 24, 32), 0, 0, [0; 3], 255);
        assert_eq!(area(direct), area(stamped));
    }

    #[test]
    fn what_lies_outside_is_cut_off() {
        let mut canvas = canvas();
        for v in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1e9, -1e9, 0.0, 39.99, 60.0] {
            for w in [0.0, 30.0, v] {
                canvas.capsule(spot(v, w), spot(w, v), 2.0);
                canvas.capsule(spot(w, w), spot(v, v), v);
                canvas.polygon(&[spot(v, w), spot(w, v), spot(v, v), spot(3.0, 3.0)]);
            }
        }
        canvas.polygon(&[]);
        canvas.polygon(&[spot(3.0, 3.0)]);
        canvas.line(&[]);
        let stencil = GrayImage::from_pixel(9, 9, image::Luma([255]));
        for (x, y) in [(-4, -4), (-9, 0), (58, 38), (60, 40), (1000, -1000)] {
            canvas.stamp(&stencil, x, y, [0; 3], 255);
        }
        canvas.ink([0; 3], 255);
    }
}
