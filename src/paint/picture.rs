//! Finished pixels: indices into the fixed palette of a theme, and their PNG.

use std::sync::OnceLock;

use image::RgbImage;

use super::Theme;
use super::look::{HATCH, Look, Rgb, mix};
use crate::game::scene::Ink;

/// The most colours of a palette. One index of a byte stays free, for what is transparent in a moving picture.
const COLOURS: usize = 255;

/// How many colours are told apart on the way to the palette: 5, 6 and 5 bits.
const BUCKETS: usize = 1 << 16;

/// A painted page. All pictures of a theme share one palette, so two of them can be compared index by index.
#[derive(Clone)]
pub struct Picture {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// An index into the palette for each pixel, row by row.
    pub pixels: Vec<u8>,
    /// The colours: red, green, blue; at most 255.
    pub palette: &'static [[u8; 3]],
}

impl Picture {
    /// The nearest picture in the palette of a theme.
    pub(super) fn index(image: &RgbImage, theme: Theme) -> Picture {
        let palette = Palette::of(theme);
        let mut pixels = vec![0; image.as_raw().len() / 3];
        for (index, pixel) in pixels.iter_mut().zip(image.as_raw().chunks_exact(3)) {
            *index = palette.nearest[bucket([pixel[0], pixel[1], pixel[2]])];
        }
        Picture { width: image.width(), height: image.height(), pixels, palette: &palette.colours }
    }

    /// The colour of a pixel; `None` beyond the edges.
    pub fn colour(&self, x: u32, y: u32) -> Option<[u8; 3]> {
        let inside = x < self.width && y < self.height;
        let index = self.pixels.get(y as usize * self.width as usize + x as usize).filter(|_| inside)?;
        self.palette.get(usize::from(*index)).copied()
    }

    /// The picture as an indexed PNG.
    pub fn png(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(1 << 17);
        let mut encoder = png::Encoder::new(&mut out, self.width, self.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.as_flattened());
        // Indices are no quantities: a filter would only spoil the repetitions.
        encoder.set_filter(png::Filter::NoFilter);
        encoder.set_deflate_compression(png::DeflateCompression::Level(2));
        let written = encoder.write_header().and_then(|mut writer| {
            writer.write_image_data(&self.pixels)?;
            writer.finish()
        });
        written.expect("a vector takes all bytes, and there is one index for each of at least one pixel");
        out
    }
}

/// The fixed colours of a theme and the way to them.
struct Palette {
    colours: Vec<Rgb>,
    /// For each colour cut to 5, 6 and 5 bits the index of the nearest one.
    nearest: Box<[u8; BUCKETS]>,
}

impl Palette {
    /// The palette of a theme, made when first asked for.
    fn of(theme: Theme) -> &'static Palette {
        static PALETTES: [OnceLock<Palette>; 3] = [const { OnceLock::new() }; 3];
        PALETTES[theme as usize].get_or_init(|| Palette::new(Look::of(theme)))
    }

    /// First what covers areas, where a wrong shade would be seen, then blends with the paper for the edges of strokes,
    /// as many as there is room for.
    fn new(look: &Look) -> Palette {
        let mut colours = vec![look.paper, look.square, look.margin];
        let mut add = |colour: Rgb| {
            if colours.len() < COLOURS && !colours.contains(&colour) {
                colours.push(colour);
            }
        };
        for ink in look.inks() {
            let (colour, wash, faint) = (look.ink(ink), look.wash(ink), look.hatch_wash(ink));
            let hatched = mix(look.paper, colour, faint);
            let solid = mix(look.paper, colour, look.cover(ink));
            let washed = [look.paper, look.square].map(|ground| [wash, faint].map(|share| mix(ground, colour, share)));
            [colour, solid, mix(hatched, colour, HATCH)]
                .into_iter()
                .chain(washed.into_iter().flatten())
                .for_each(&mut add);
        }
        for ink in look.inks() {
            // Most pages need two pens only.
            let steps = if matches!(ink, Ink::Seat(4..)) { 6 } else { 10 };
            (1..steps).for_each(|step| add(mix(look.paper, look.ink(ink), (step * 255 / steps) as u8)));
        }
        let nearest = nearest(&colours);
        Palette { colours, nearest }
    }
}

/// The table from cut colours to the index of the nearest colour. The colours themselves are met exactly, the earlier
/// one where two share a bucket.
fn nearest(colours: &[Rgb]) -> Box<[u8; BUCKETS]> {
    let mut table = Box::new([0; BUCKETS]);
    for (cut, index) in table.iter_mut().enumerate() {
        let centre = [(cut >> 11 << 3) as u8 | 4, (cut >> 5 << 2) as u8 | 2, (cut << 3) as u8 | 4];
        let closest = (0..colours.len()).min_by_key(|n| apart(centre, colours[*n]));
        *index = closest.unwrap_or(0) as u8;
    }
    for (index, colour) in colours.iter().enumerate().rev() {
        table[bucket(*colour)] = index as u8;
    }
    table
}

/// A colour cut to 5, 6 and 5 bits.
fn bucket([r, g, b]: Rgb) -> usize {
    usize::from(r >> 3) << 11 | usize::from(g >> 2) << 5 | usize::from(b >> 3)
}

/// How different two colours look: squared distance, green counting most and blue least.
fn apart(a: Rgb, b: Rgb) -> u32 {
    let square = |n: usize| u32::from(a[n].abs_diff(b[n])).pow(2);
    3 * square(0) + 5 * square(1) + 2 * square(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn palettes_hold_the_inks_exactly() {
        for theme in [Theme::Paper, Theme::Dark, Theme::Contrast] {
            let (look, palette) = (Look::of(theme), Palette::of(theme));
            assert!(palette.colours.len() <= COLOURS && palette.colours.len() > 200);
            let index = |colour| palette.colours[usize::from(palette.nearest[bucket(colour)])];
            assert_eq!(index(look.paper), look.paper);
            for ink in look.inks() {
                let wash = mix(look.paper, look.ink(ink), look.wash(ink));
                assert!(apart(index(look.ink(ink)), look.ink(ink)) < 100, "{theme:?} {ink:?}");
                // Two washes may share a bucket of the table: five steps of red and of blue (125) happen, and are not seen.
                assert!(apart(index(wash), wash) <= 125, "{theme:?} {ink:?}");
            }
        }
    }

    #[test]
    fn a_png_is_read_back_as_it_was() {
        let image = RgbImage::from_fn(37, 11, |x, y| image::Rgb([x as u8 * 6, y as u8 * 20, 99]));
        let picture = Picture::index(&image, Theme::Paper);
        let read = image::load_from_memory(&picture.png()).unwrap().into_rgb8();
        assert_eq!(read.dimensions(), (37, 11));
        assert!(read.enumerate_pixels().all(|(x, y, p)| picture.colour(x, y) == Some(p.0)));
        assert_eq!(picture.colour(37, 0), None);
    }
}
