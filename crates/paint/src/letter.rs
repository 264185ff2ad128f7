//! Lettering: fonts, signs that no font has, and stencils of text.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use ab_glyph::{Font, FontVec, PxScale, ScaleFont};
use icu_normalizer::{ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed};
use image::imageops::crop_imm;
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;
use zlib_rs::{InflateConfig, decompress_slice};

use super::look::FULL;
use super::page::AROUND_NAMES;
use kletka_games::base::is_blank;
use kletka_games::game::scene::Face;

/// The fonts in the order of [`order`]: the length of each, and its bytes as `build.rs` packs them.
static PACKED: [(usize, &[u8]); 3] = include!(concat!(env!("OUT_DIR"), "/fonts.rs"));

/// The typefaces, unpacked.
static FONTS: LazyLock<[FontVec; 3]> = LazyLock::new(|| {
    PACKED.map(|(length, packed)| {
        let mut bytes = vec![0; length];
        decompress_slice(&mut bytes, packed, InflateConfig::default());
        FontVec::try_from_vec(bytes).expect("the fonts are compiled in and a test opens them")
    })
});

/// The longest text that is set, in characters; no page has room for more.
const LONGEST: usize = 160;

/// Texts up to this length are often repeated (coordinates, digits, names, captions), so their stencils are kept.
const KEPT_LENGTH: usize = 40;

/// Most bytes of stencils before all are thrown away: enough for some hundred boards.
const KEPT: usize = 8 << 20;

/// Width of the halo round print, in pixels.
pub(super) const HALO: i32 = 3;

/// How far handwriting leans to the right out of its widths, as a share of the height of a line. Signs of another font
/// go along, or an arrow would stick to the digit before it.
const LEAN: f32 = 0.1;

/// A scribble, in place of a word in a script that no font has.
const SCRIBBLE: char = '~';

/// The end of a cut text.
const ELLIPSIS: char = '…';

/// The least share of its size to which text shrinks before it is cut.
const SHRINK: f32 = 0.72;

/// The same for lettering without letters.
const SHRINK_NUMBERS: f32 = 0.4;

/// How many signs of a name are left before other words are cut.
const BEGINNING: usize = 8;

/// A text as a coverage mask.
pub(super) struct Stencil {
    /// The mask, in levels of coverage.
    pub mask: GrayImage,
    /// The area to uncover around print, [`HALO`] larger on each side, so that no line of the paper touches it.
    pub halo: Option<GrayImage>,
    /// The column of the mask at which the text begins. Letters may extend further left, or begin further right.
    pub left: i32,
    /// The row of the mask in the middle of the capitals.
    pub middle: i32,
    /// Width of the text.
    pub width: f32,
}

impl Stencil {
    /// The middle of the letters themselves, from where the text begins.
    pub fn middle_of_ink(&self) -> f32 {
        self.mask.width() as f32 / 2.0 - self.left as f32
    }

    /// The extent of the ink itself if the text begins at `x`. Handwriting reaches beyond its advance width.
    pub fn ink_from(&self, x: f32) -> (f32, f32) {
        let left = x - self.left as f32;
        (left, left + self.mask.width() as f32)
    }

    /// The size of the stencil in memory.
    fn bytes(&self) -> usize {
        self.mask.len() + self.halo.as_ref().map_or(0, |halo| halo.len())
    }
}

/// A text and a size with which it fits.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fit {
    /// The pieces of the text.
    pub pieces: Vec<String>,
    /// The height of a line in pixels.
    pub size: f32,
}

/// The height of a face's capitals and digits, as a share of the line height.
pub(super) fn capital(face: Face) -> f32 {
    static SHARES: LazyLock<[f32; 2]> = LazyLock::new(|| {
        [Face::Print, Face::Hand].map(|face| {
            let font = FONTS[order(face)[0]].as_scaled(PxScale::from(1000.0));
            let outline = font.outline_glyph(font.scaled_glyph('H'));
            outline.map_or(0.0, |outline| outline.px_bounds().height() / 1000.0)
        })
    });
    SHARES[usize::from(face == Face::Hand)]
}

/// The fonts that a face tries, best first.
fn order(face: Face) -> [usize; 3] {
    match face {
        Face::Hand => [0, 2, 1],
        Face::Print => [1, 2, 0],
    }
}

/// The font that has a sign; `None` if none has it.
fn font_for(face: Face, c: char) -> Option<usize> {
    order(face).into_iter().find(|font| FONTS[*font].glyph_id(c).0 != 0)
}

/// Breaks a text into runs of one font each.
fn runs(face: Face, text: &str) -> Vec<(usize, String)> {
    let mut runs: Vec<(usize, String)> = Vec::new();
    for c in text.chars() {
        let Some(font) = font_for(face, c) else { continue };
        match runs.last_mut() {
            Some((last, run)) if *last == font => run.push(c),
            _ => runs.push((font, c.to_string())),
        }
    }
    runs
}

/// The width of a text in a line `size` px high.
pub(super) fn width(face: Face, text: &str, size: f32) -> f32 {
    let advance = |c: char| {
        let font = FONTS[font_for(face, c)?].as_scaled(PxScale::from(size));
        Some(font.h_advance(font.glyph_id(c)))
    };
    text.chars().filter_map(advance).sum()
}

/// How wide a handwritten text is whose line has this height, in the same unit.
///
/// ```
/// use kletka_paint::handwritten;
/// assert!(handwritten("WWW", 1.0) > handwritten("iii", 1.0));
/// ```
pub fn handwritten(text: &str, size: f32) -> f32 {
    width(Face::Hand, text, size)
}

/// The text with only signs that can be set, on one line. A letter and its accent become one sign, fancy letters become
/// plain ones, signs without a shape and pictographs are removed, and words in other scripts become a scribble. Never
/// empty, unless the text has nothing visible.
pub(super) fn legible(text: &str) -> String {
    const COMPOSED: ComposingNormalizerBorrowed<'static> = ComposingNormalizerBorrowed::new_nfc();
    const PLAIN: DecomposingNormalizerBorrowed<'static> = DecomposingNormalizerBorrowed::new_nfkd();
    let mut out = String::new();
    let mut visible = false;
    for c in COMPOSED.normalize(text).chars().take(LONGEST) {
        if c.is_whitespace() {
            if !out.ends_with(' ') {
                out.push(' ');
            }
        } else if !shapeless(c) {
            visible = true;
            let settable = |c: &char| font_for(Face::Hand, *c).is_some();
            if settable(&c) {
                out.push(c);
                continue;
            }
            // Fancy letters have a plain form, and letters with unusual accents a bare one.
            let before = out.len();
            out.extend(PLAIN.normalize_iter(std::iter::once(c)).filter(settable).filter(|c| !shapeless(*c)));
            if out.len() == before && c.is_alphanumeric() && !out.ends_with(SCRIBBLE) {
                out.push(SCRIBBLE);
            }
        }
    }
    if visible && out.trim().is_empty() { SCRIBBLE.to_string() } else { out }
}

/// The part of a text that can be set: without words that would lack a part. `None` if neither a letter nor a digit
/// would be left.
///
/// ```
/// use kletka_paint::writable;
///
/// assert_eq!(writable("李小龍 Lee 🦊").as_deref(), Some("Lee"));
/// assert_eq!(writable("محمد"), None);
/// ```
pub fn writable(text: &str) -> Option<String> {
    let words = text.split_whitespace().map(legible).filter(|word| word.contains(char::is_alphanumeric));
    let whole: Vec<String> = words.filter(|word| !word.contains(SCRIBBLE)).collect();
    (!whole.is_empty()).then(|| whole.join(" "))
}

/// Whether a sign has no shape of its own, such as controls, joiners, combining marks, and the tones of skin.
fn shapeless(c: char) -> bool {
    is_blank(c) || matches!(c, '\u{1f3fb}'..='\u{1f3ff}' | '\u{fff0}'..='\u{ffff}')
}

/// Makes pieces of a text fit into `room` px. First they shrink. Then the longest piece loses its end, again and again:
/// of names, which also have an ink, all but the beginning goes before anything else, and scores go last. Nothing may
/// remain of a piece.
pub(super) fn fit(face: Face, mut pieces: Vec<String>, names: &[bool], size: f32, room: f32) -> Fit {
    let whole = |pieces: &[String], size| pieces.iter().map(|p| width(face, p, size)).sum::<f32>();
    let natural = whole(&pieces, size);
    if natural <= room {
        return Fit { pieces, size };
    }
    // Without some of its digits a number would be another one.
    let least = if pieces.iter().any(|piece| piece.contains(char::is_alphabetic)) { SHRINK } else { SHRINK_NUMBERS };
    let size = size * (room / natural).max(least);
    let mut total = whole(&pieces, size);
    // A piece is measured again only if it changes, so this stays cheap.
    while total > room + 0.01 {
        let cuttable = (0..pieces.len()).filter(|n| !pieces[*n].is_empty());
        let first = |n: &usize| {
            let (piece, length) = (&pieces[*n], pieces[*n].chars().count());
            (names[*n] && length > BEGINNING, piece.contains(char::is_alphabetic), length)
        };
        let Some(longest) = cuttable.max_by_key(first) else { break };
        let old = width(face, &pieces[longest], size);
        pieces[longest] = shorter(&pieces[longest]);
        total += width(face, &pieces[longest], size) - old;
    }
    Fit { pieces, size }
}

/// The text with an ellipsis in place of its last sign or number; empty if only the ellipsis would remain.
fn shorter(text: &str) -> String {
    let text = text.trim_end_matches(ELLIPSIS);
    let number = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let last = text.chars().next_back().map_or(0, char::len_utf8);
    let kept = text[..number.len().min(text.len() - last)].trim_end();
    if kept.trim().is_empty() { String::new() } else { format!("{kept}{ELLIPSIS}") }
}

/// Breaks a text for a page into pieces that can be set, and tells which of them are names.
pub(super) fn pieces(text: &str) -> (Vec<String>, Vec<bool>) {
    let mut pieces: Vec<String> = text.split(AROUND_NAMES).map(legible).collect();
    if let Some(first) = pieces.first_mut() {
        *first = first.trim_start().to_owned();
    }
    if let Some(last) = pieces.last_mut() {
        *last = last.trim_end().to_owned();
    }
    let names = (0..pieces.len()).map(|n| n % 2 == 1).collect();
    (pieces, names)
}

/// The cache of stencils.
#[derive(Default)]
struct Stencils {
    by_text: HashMap<(u8, u32, String), Arc<Stencil>>,
    bytes: usize,
}

/// The stencil of a text in a line `size` px high.
pub(super) fn stencil(face: Face, text: &str, size: f32) -> Arc<Stencil> {
    static KEPT_STENCILS: LazyLock<Mutex<Stencils>> = LazyLock::new(Mutex::default);
    if text.chars().count() > KEPT_LENGTH {
        return Arc::new(set(face, text, size));
    }
    let key = (face as u8, size.to_bits(), text.to_owned());
    // A panic elsewhere cannot leave the map half changed, so a poisoned lock can be used.
    let kept = KEPT_STENCILS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(stencil) = kept.by_text.get(&key) {
        return stencil.clone();
    }
    drop(kept);
    // Sets the text without the lock, so that others need not wait.
    let stencil = Arc::new(set(face, text, size));
    let mut kept = KEPT_STENCILS.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.bytes >= KEPT {
        *kept = Stencils::default();
    }
    kept.bytes += stencil.bytes();
    kept.by_text.insert(key, stencil.clone());
    stencil
}

/// Sets a text as a stencil without empty edges.
fn set(face: Face, text: &str, size: f32) -> Stencil {
    let mut whole = drawn(face, text, size);
    whole.mask.iter_mut().for_each(|cover| *cover = level(*cover));
    let (width, height) = whole.mask.dimensions();
    let inked = |x: u32, y: u32| whole.mask.get_pixel(x, y).0[0] != 0;
    let rows = extent(height, |y| (0..width).any(|x| inked(x, y)));
    let cols = extent(width, |x| rows.clone().any(|y| inked(x, y)));
    let mask = crop_imm(&whole.mask, cols.start, rows.start, cols.len() as u32, rows.len() as u32).to_image();
    let halo = (face == Face::Print).then(|| halo(&mask, size));
    Stencil { mask, halo, left: whole.left - cols.start as i32, middle: whole.middle - rows.start as i32, ..whole }
}

/// Everything close to the letters of a mask.
fn halo(mask: &GrayImage, size: f32) -> GrayImage {
    let reach = (size * 0.08).clamp(1.0, HALO as f32);
    let whole = reach.floor() as i32;
    let near: Vec<(i32, i32)> = (-whole..=whole)
        .flat_map(|y| (-whole..=whole).map(move |x| (x, y)))
        .filter(|(x, y)| ((x * x + y * y) as f32) <= reach * reach)
        .collect();
    let (width, height) = mask.dimensions();
    let mut halo = GrayImage::new(width + 2 * HALO as u32, height + 2 * HALO as u32);
    for (x, y, _) in mask.enumerate_pixels().filter(|(_, _, level)| level.0[0] > FULL / 2) {
        for (dx, dy) in &near {
            // Nothing is farther away than `HALO`.
            halo.put_pixel((x as i32 + HALO + dx) as u32, (y as i32 + HALO + dy) as u32, Luma([FULL]));
        }
    }
    halo
}

/// The range from the first to the last number below `end` for which `holds` is true; 0..0 if there is none.
fn extent(end: u32, holds: impl Fn(u32) -> bool) -> Range<u32> {
    match ((0..end).find(|n| holds(*n)), (0..end).rfind(|n| holds(*n))) {
        (Some(first), Some(last)) => first..last + 1,
        _ => 0..0,
    }
}

/// Converts a coverage of up to 255 into a level.
fn level(cover: u8) -> u8 {
    ((u16::from(cover) * u16::from(FULL) + 127) / 255) as u8
}

/// Draws a text with room around it. The mask has shades up to 255.
fn drawn(face: Face, text: &str, size: f32) -> Stencil {
    let scale = PxScale::from(size);
    let home = &FONTS[order(face)[0]];
    let baseline = home.as_scaled(scale).ascent();
    // Swashes extend beyond the advance on both sides, and a fallback font may be taller than the first one.
    let pad = (size * 0.4).ceil() as i32;
    let total = width(face, text, size);
    let mut mask = GrayImage::new(total.ceil() as u32 + 2 * pad as u32 + 1, size.ceil() as u32 + 2 * pad as u32);
    let mut x = 0.0;
    for (font, run) in runs(face, text) {
        let rise = baseline - FONTS[font].as_scaled(scale).ascent();
        let lean = if face == Face::Hand && font != order(face)[0] { LEAN * size } else { 0.0 };
        let at = (pad + (x + lean + 0.5) as i32, pad + rise.round() as i32);
        draw_text_mut(&mut mask, Luma([255]), at.0, at.1, scale, &FONTS[font], &run);
        x += width(face, &run, size);
    }
    // Half the height of the capitals above the base line. Both main fonts have this share.
    let middle = pad + (baseline - size * 0.262).round() as i32;
    Stencil { mask, halo: None, left: pad, middle, width: total }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_letters_digits_and_marks() {
        for face in [Face::Hand, Face::Print] {
            for c in "AZaz09АЯаяЁёІіЇїЄєҐґŁłßñğ—…№×→←↑↓●✓~?!".chars() {
                assert!(font_for(face, c).is_some(), "{c}");
            }
        }
        assert_eq!(font_for(Face::Hand, 'я'), Some(0));
        assert_eq!(font_for(Face::Print, 'я'), Some(1));
        assert_eq!(font_for(Face::Hand, '→'), Some(2));
    }

    #[test]
    fn names_become_legible() {
        for (name, seen) in [
            ("Анна 🦊 12", "Анна 12"),
            ("🦊", "~"),
            ("👨‍👩‍👧", "~"),
            ("𝓐𝓷𝓷𝓪 𝟙", "Anna 1"),
            ("Ｂｏｂ", "Bob"),
            ("и\u{306}од", "йод"),
            ("Jose\u{301} Mu\u{308}n\u{303}oz", "José Müñoz"),
            ("q\u{301}b", "qb"),
            ("Ⓐ ℋ ʷ", "A H w"),
            ("🇫🇷 a\u{20e3}", " a"),
            ("Bob\u{202e}evil\u{200d}\u{0}\u{7}", "Bobevil"),
            ("tab\tnew\nline", "tab new line"),
            ("محمد", "~"),
            ("李小龍 Lee", "~ Lee"),
            (" : ", " : "),
            ("\u{200b}", ""),
            ("\u{2800}\u{3164}", ""),
            ("", ""),
        ] {
            assert_eq!(legible(name), seen, "{name:?}");
        }
    }

    #[test]
    fn long_pieces_are_cut_and_short_ones_stay() {
        let pieces = vec!["Bartholomew Featherstonehaugh the Third".to_owned(), " : ".into(), "Bo".into()];
        let names = [true, false, true];
        let fitted = fit(Face::Hand, pieces.clone(), &names, 40.0, 300.0);
        assert_eq!(fitted.pieces[1..], [" : ".to_owned(), "Bo".into()]);
        assert!(fitted.pieces[0].ends_with('…') && fitted.size < 40.0);
        let wide: f32 = fitted.pieces.iter().map(|p| width(Face::Hand, p, fitted.size)).sum();
        assert!(wide <= 300.1 && wide > 260.0, "{wide}");
        assert_eq!(fit(Face::Hand, pieces.clone(), &names, 40.0, 3000.0), Fit { pieces: pieces.clone(), size: 40.0 });
        assert!(fit(Face::Hand, pieces, &names, 40.0, 0.0).pieces.iter().all(String::is_empty));
    }

    #[test]
    fn names_are_cut_before_words_and_numbers_are_never_cut_in_two() {
        let (parts, names) = pieces("1. \u{e000}Maximiliane-Charlotte\u{e001}, \u{e000}Константин\u{e001}: 1112");
        assert_eq!(names, [false, true, false, true, false]);
        let natural: f32 = parts.iter().map(|piece| width(Face::Hand, piece, 40.0)).sum();
        let told = |room: f32| fit(Face::Hand, parts.clone(), &names, 40.0, room).pieces.concat();
        assert_eq!(told(0.6 * natural), "1. Maximiliane-…, Константин: 1112");
        assert_eq!(told(0.43 * natural), "1. Maxim…, Конст…: 1112");
        for percent in 0..100u8 {
            let told = told(natural * f32::from(percent) / 100.0);
            assert!(![": 1…", "11…"].iter().any(|part| told.contains(part)), "{percent} %: {told}");
        }
        let number = fit(Face::Hand, vec!["12345".to_owned()], &[false], 40.0, 50.0);
        assert_eq!(number.pieces, ["12345"]);
        assert!(number.size < SHRINK * 40.0);
    }

    #[test]
    fn a_stencil_holds_the_whole_text() {
        for text in ["j", "Щфу", "fff", "→●"] {
            for face in [Face::Hand, Face::Print] {
                let stencil = drawn(face, text, 40.0);
                let (w, h) = stencil.mask.dimensions();
                let edge = |x, y| x == 0 || y == 0 || x == w - 1 || y == h - 1;
                assert!(stencil.mask.enumerate_pixels().all(|(x, y, p)| !edge(x, y) || p.0[0] == 0), "{text}");
                assert!(stencil.mask.pixels().any(|p| p.0[0] > 200));
            }
        }
    }
}
