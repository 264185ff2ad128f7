//! The fixed colours of a theme, and the result of covering each of them with ink.
//!
//! A page consists of indices from the first stroke on. A table says what ink does to a pixel, from how much of the
//! pixel is covered and from the colour that was there before. So painting needs no blending and no search for the
//! nearest colour at the end, and takes a third of the memory of true colours.

use std::sync::OnceLock;

use super::Theme;
use super::look::{FULL, Look, PENS, Rgb, Touch, mix};
use kletka_games::game::scene::Ink;

/// Most colours of a palette. One index of a byte stays free for transparency in a moving picture.
const COLOURS: usize = 255;

/// Number of levels of coverage.
const LEVELS: usize = FULL as usize + 1;

/// Number of inks: the pens and four others.
const INKS: usize = PENS + 4;

/// Pixels that a loop handles at once.
const BLOCK: usize = 8;

/// Index of the paper.
pub(super) const PAPER: u8 = 0;

/// Index of the squares printed on the paper.
pub(super) const SQUARE: u8 = 1;

/// Index of the margin line.
pub(super) const MARGIN_LINE: u8 = 2;

/// Index of squares so small that their lines must be fainter.
pub(super) const FAINT_SQUARE: u8 = 3;

/// The effect of an ink: for each level of coverage, the index that each index turns into.
pub(super) struct Tint([[u8; 256]; LEVELS]);

impl Tint {
    /// The tint that covers with bare paper. It has no soft edge, so a contour should follow.
    pub fn paper() -> Tint {
        Tint(std::array::from_fn(|level| if level > LEVELS / 2 { [PAPER; 256] } else { UNTOUCHED }))
    }

    /// The tint that clears paper for lettering, and leaves highlighted paper as it is.
    fn clearing(lit: impl Iterator<Item = u8>) -> Tint {
        let mut tint = Tint::paper();
        for index in lit {
            tint.0.iter_mut().for_each(|over| over[usize::from(index)] = index);
        }
        tint
    }

    /// Applies the ink to pixels, each covered by its level.
    pub fn lay(&self, levels: &[u8], pixels: &mut [u8]) {
        let (level_blocks, last_levels) = levels.as_chunks::<BLOCK>();
        let (pixel_blocks, last_pixels) = pixels.as_chunks_mut::<BLOCK>();
        for (levels, pixels) in level_blocks.iter().zip(pixel_blocks) {
            // Many blocks are empty (as in a frame) or full (as in an area). This compares them and does not match,
            // since a pattern is checked byte by byte.
            if *levels == [FULL; BLOCK] {
                let (over, first) = (&self.0[LEVELS - 1], pixels[0]);
                if *pixels == [first; BLOCK] {
                    *pixels = [over[usize::from(first)]; BLOCK];
                } else {
                    pixels.iter_mut().for_each(|pixel| *pixel = over[usize::from(*pixel)]);
                }
            } else if *levels != [0; BLOCK] {
                self.lay_each(levels, pixels);
            }
        }
        self.lay_each(last_levels, last_pixels);
    }

    fn lay_each(&self, levels: &[u8], pixels: &mut [u8]) {
        for (level, pixel) in levels.iter().zip(pixels) {
            // Levels never exceed `FULL`; the mask avoids a bounds check per pixel.
            *pixel = self.0[usize::from(level & FULL)][usize::from(*pixel)];
        }
    }
}

/// The result for pixels that are not covered.
const UNTOUCHED: [u8; 256] = {
    let mut same = [0; 256];
    let mut index = 0;
    while index < same.len() {
        same[index] = index as u8;
        index += 1;
    }
    same
};

/// The fixed colours of a theme and its tints.
pub(super) struct Palette {
    look: &'static Look,
    /// The colours. The first ones are those of the empty page.
    pub colours: Vec<Rgb>,
    /// All indices, sorted by the green of their colours.
    by_green: Vec<u8>,
    /// The tint that clears paper for lettering.
    pub clearing: Tint,
    /// The tint for each ink and touch, computed on first use.
    tints: [[OnceLock<Box<Tint>>; Touch::COUNT]; INKS],
}

impl Palette {
    /// How wide the rim of the highlighter is, on a page `width` px wide; `None` without one.
    ///
    /// On dark paper the highlighter is so dim that the inks on it keep their colours. The rim makes up for it.
    pub fn rim(&self, width: f32) -> Option<f32> {
        self.look.is_dark().then_some(width * 0.0026)
    }

    /// How far the highlighter reaches beyond lettering, in heights of a line. Slanting letters would touch the rim
    /// that it has on dark paper.
    pub fn beyond(&self) -> f32 {
        if self.look.is_dark() { 0.21 } else { 0.16 }
    }

    /// The palette of a theme, created on first use.
    pub fn of(theme: Theme) -> &'static Palette {
        static PALETTES: [OnceLock<Palette>; 3] = [const { OnceLock::new() }; 3];
        PALETTES[theme as usize].get_or_init(|| Palette::new(Look::of(theme)))
    }

    /// The colours of a look. Each ink adds those for areas, where a wrong shade would be visible, and for the edges of
    /// its strokes. The edges of hatching follow as far as there is room, the commonest inks first.
    fn colours(look: &Look) -> Vec<Rgb> {
        let mut colours = vec![look.paper, look.square, look.margin, mix(look.paper, look.square, 90)];
        let mut add = |colour: Rgb| {
            if colours.len() < COLOURS && !colours.contains(&colour) {
                colours.push(colour);
            }
        };
        let over = |ground, ink, touch, level| look.covering(ink, touch)(ground, level);
        let faint = |ink| over(look.paper, ink, Touch::Faint, FULL);
        let lit = [Touch::Wash, Touch::Halo].map(|light| look.lit(light));
        lit.iter().for_each(|lit| add(*lit));
        add(over(look.square, Ink::Accent, Touch::Halo, FULL));
        for ink in look.inks() {
            add(look.ink(ink));
            add(look.written(ink));
            if matches!(ink, Ink::Seat(_)) {
                add(look.marked(ink));
                if look.written(ink) != look.ink(ink) {
                    (1..=FULL).for_each(|level| add(over(look.paper, ink, Touch::Full, level)));
                }
            }
            for ground in [look.paper, look.square] {
                add(over(ground, ink, Touch::Wash, FULL));
                add(over(ground, ink, Touch::Faint, FULL));
            }
            add(over(faint(ink), ink, Touch::Hatch, FULL));
            (1..=FULL).for_each(|level| add(over(look.paper, ink, Touch::Stroke, level)));
            lit.iter().for_each(|lit| add(over(*lit, ink, Touch::Stroke, FULL)));
        }
        for ink in look.inks() {
            [2, 5].into_iter().for_each(|level| add(over(faint(ink), ink, Touch::Hatch, level)));
        }
        colours
    }

    fn new(look: &'static Look) -> Palette {
        let colours = Palette::colours(look);
        let lit = [Touch::Wash, Touch::Halo].map(|light| look.lit(light));
        let mut by_green: Vec<u8> = (0..colours.len() as u8).collect();
        by_green.sort_by_key(|index| colours[usize::from(*index)][1]);
        let lit = (0..=u8::MAX).zip(&colours).filter(|(_, colour)| lit.contains(colour)).map(|(index, _)| index);
        let clearing = Tint::clearing(lit);
        Palette {
            look,
            colours,
            by_green,
            clearing,
            tints: [const { [const { OnceLock::new() }; Touch::COUNT] }; INKS],
        }
    }

    /// The tint of an ink with this touch.
    pub fn tint(&self, ink: Ink, touch: Touch) -> &Tint {
        let row = match ink {
            Ink::Seat(n) | Ink::Latest(n) => usize::from(n) % PENS,
            Ink::Grid => PENS,
            Ink::Pencil => PENS + 1,
            Ink::Accent => PENS + 2,
            Ink::Shade => PENS + 3,
        };
        self.tints[row][touch as usize].get_or_init(|| Box::new(self.mixed(ink, touch)))
    }

    fn mixed(&self, ink: Ink, touch: Touch) -> Tint {
        let mut tint = Tint([UNTOUCHED; LEVELS]);
        let covered = self.look.covering(ink, touch);
        for (level, over) in (0..).zip(&mut tint.0).skip(1) {
            for (ground, index) in self.colours.iter().zip(over) {
                *index = self.nearest(covered(*ground, level));
            }
        }
        tint
    }

    /// The index of the most similar colour. The search goes both ways from the same green, which counts most and so
    /// soon rules out the rest.
    fn nearest(&self, colour: Rgb) -> u8 {
        let (mut least, mut closest) = (u32::MAX, PAPER);
        let mut closer = |index: &u8| {
            let known = self.colours[usize::from(*index)];
            let far = apart(colour, known);
            if far < least {
                (least, closest) = (far, *index);
            }
            apart([0, colour[1], 0], [0, known[1], 0]) <= least
        };
        let same = self.by_green.partition_point(|index| self.colours[usize::from(*index)][1] < colour[1]);
        let (below, above) = self.by_green.split_at(same);
        // Searches each side up to the first colour whose green alone is too far off.
        let _ = (below.iter().rev().all(&mut closer), above.iter().all(&mut closer));
        closest
    }
}

/// The difference of two colours to the eye: squared distance, with most weight on green and least on blue.
fn apart(a: Rgb, b: Rgb) -> u32 {
    let square = |n: usize| u32::from(a[n].abs_diff(b[n])).pow(2);
    3 * square(0) + 5 * square(1) + 2 * square(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    const THEMES: [Theme; 3] = [Theme::Paper, Theme::Dark, Theme::Contrast];

    #[test]
    fn palettes_hold_what_covers_areas_exactly() {
        for theme in THEMES {
            let (look, palette) = (Look::of(theme), Palette::of(theme));
            assert!(palette.colours.len() <= COLOURS && palette.colours.len() > 200);
            for ink in look.inks() {
                for touch in [Touch::Full, Touch::Stroke, Touch::Wash, Touch::Faint] {
                    let index = palette.tint(ink, touch).0[usize::from(FULL)][usize::from(PAPER)];
                    let exact = look.covering(ink, touch)(look.paper, FULL);
                    assert_eq!(palette.colours[usize::from(index)], exact, "{theme:?} {ink:?} {touch:?}");
                }
            }
        }
    }

    #[test]
    fn more_ink_is_never_less() {
        for theme in THEMES {
            let (look, palette) = (Look::of(theme), Palette::of(theme));
            for ink in look.inks() {
                let tint = palette.tint(ink, Touch::Stroke);
                let ramp = tint.0.map(|over| palette.colours[usize::from(over[usize::from(PAPER)])]);
                assert_eq!(ramp[0], look.paper);
                let far = ramp.map(|colour| apart(colour, look.paper));
                assert!(far.is_sorted() && far[1] < far[LEVELS - 1], "{theme:?} {ink:?}");
            }
        }
    }

    #[test]
    fn lettering_clears_paper_and_leaves_the_highlighter() {
        for theme in THEMES {
            let palette = Palette::of(theme);
            let mut pixels = [PAPER; 2];
            palette.tint(Ink::Accent, Touch::Wash).lay(&[FULL, 0], &mut pixels);
            let lit = pixels[0];
            palette.tint(Ink::Grid, Touch::Stroke).lay(&[0, FULL], &mut pixels);
            assert!(lit != PAPER && pixels[1] != PAPER);
            palette.clearing.lay(&[FULL; 2], &mut pixels);
            assert_eq!(pixels, [lit, PAPER], "{theme:?}");
        }
    }

    #[test]
    fn paper_covers_everything() {
        let mut pixels = [PAPER, SQUARE, 77, 254];
        Tint::paper().lay(&[0, FULL, FULL, FULL], &mut pixels);
        assert_eq!(pixels, [PAPER; 4]);
        let mut pixels = [5, 77];
        Tint::paper().lay(&[0, 1], &mut pixels);
        assert_eq!(pixels, [5, 77]);
    }
}
