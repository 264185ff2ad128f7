//! Finished pixels: indices into the fixed palette of a theme, and their PNG.

use png::chunk::IDAT;
use zlib_rs::{Deflate, DeflateFlush, Status};

/// Compression level of the pixels, up to 9.
const LEVEL: i32 = 2;

/// The size of the window for finding repetitions, as a power of two; zlib's largest.
const WINDOW_BITS: u8 = 15;

/// Rows of pixels to compress at a time.
const ROWS: usize = 16;

/// The least free space for compressed pixels, in bytes.
const ROOM: usize = 4096;

/// A painted page. All pictures of a theme share one palette, so you can compare two of them index by index.
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
    /// The colour of a pixel; `None` beyond the edges.
    pub fn colour(&self, x: u32, y: u32) -> Option<[u8; 3]> {
        let inside = x < self.width && y < self.height;
        let index = self.pixels.get(y as usize * self.width as usize + x as usize).filter(|_| inside)?;
        self.palette.get(usize::from(*index)).copied()
    }

    /// The picture as an indexed PNG.
    pub fn png(&self) -> Vec<u8> {
        self.told(&[])
    }

    /// Like the plain PNG, with text chunks by keyword. Empty texts are left out. `Description` holds the alternative
    /// text.
    pub fn told(&self, texts: &[(&str, &str)]) -> Vec<u8> {
        let packed = self.packed();
        let mut out = Vec::with_capacity(packed.len() + 2048);
        let mut encoder = png::Encoder::new(&mut out, self.width, self.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.as_flattened());
        let mut texts = texts.iter().filter(|(_, text)| !text.is_empty());
        let said = texts.try_for_each(|(word, text)| encoder.add_itxt_chunk((*word).to_owned(), (*text).to_owned()));
        let written = said.and_then(|()| encoder.write_header()).and_then(|mut writer| {
            writer.write_chunk(IDAT, &packed)?;
            writer.finish()
        });
        written.expect("a vector takes all bytes, and a picture has at least one pixel");
        out
    }

    /// The compressed pixels. The encoder's own way clears a large buffer for each row, which doubles the time.
    fn packed(&self) -> Vec<u8> {
        let width = self.width as usize;
        let mut packer = Packer { deflate: Deflate::new(LEVEL, true, WINDOW_BITS), out: vec![0; 1 << 16] };
        let mut rows = Vec::with_capacity(ROWS * (width + 1));
        for part in self.pixels.chunks(ROWS * width) {
            rows.clear();
            for row in part.chunks_exact(width) {
                // Indices are not quantities, so a filter would only destroy the repetitions.
                rows.push(png::Filter::NoFilter as u8);
                rows.extend_from_slice(row);
            }
            packer.take(&rows);
        }
        packer.finish()
    }
}

/// A zlib stream in the making.
struct Packer {
    deflate: Deflate,
    /// The output so far, and free space.
    out: Vec<u8>,
}

impl Packer {
    /// Compresses more input.
    fn take(&mut self, mut input: &[u8]) {
        while !input.is_empty() {
            let before = self.deflate.total_in();
            self.press(input, DeflateFlush::NoFlush);
            input = &input[(self.deflate.total_in() - before) as usize..];
        }
    }

    fn finish(mut self) -> Vec<u8> {
        while self.press(&[], DeflateFlush::Finish) != Status::StreamEnd {}
        self.out.truncate(self.deflate.total_out() as usize);
        self.out
    }

    fn press(&mut self, input: &[u8], flush: DeflateFlush) -> Status {
        let written = self.deflate.total_out() as usize;
        if self.out.len() - written < ROOM {
            self.out.resize(self.out.len() * 2, 0);
        }
        let pressed = self.deflate.compress(input, &mut self.out[written..], flush);
        pressed.expect("there is input or an end, room for output, and the stream is not used after its end")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;
    use crate::palette::Palette;

    #[test]
    fn a_png_is_read_back_as_it_was() {
        let palette = &Palette::of(Theme::Paper).colours;
        for (width, height) in [(37, 11), (1, 1), (700, 300)] {
            let pixels = (0..width * height).map(|n| (u64::from(n).pow(2) / 7 % palette.len() as u64) as u8).collect();
            let picture = Picture { width, height, pixels, palette };
            let read = image::load_from_memory(&picture.png()).unwrap().into_rgb8();
            assert_eq!(read.dimensions(), (width, height));
            assert!(read.enumerate_pixels().all(|(x, y, p)| picture.colour(x, y) == Some(p.0)));
            assert_eq!(picture.colour(width, 0), None);
            let words = "1 · ×\n2 ·";
            let described = picture.told(&[("Description", words), ("Nothing", "")]);
            let decoder = png::Decoder::new(std::io::Cursor::new(&described)).read_info().unwrap();
            let said: Vec<_> = decoder.info().utf8_text.iter().map(|chunk| chunk.get_text().unwrap()).collect();
            assert_eq!(said, [words]);
            assert_eq!(image::load_from_memory(&described).unwrap().into_rgb8(), read);
        }
    }
}
