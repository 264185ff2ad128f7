//! The colours and habits of each theme.

use super::Theme;
use kletka_games::game::scene::{Ink, Nib};

/// A colour: red, green, blue.
pub(super) type Rgb = [u8; 3];

/// Number of pens before the colours repeat.
pub(super) const PENS: usize = 12;

/// The coverage of a pixel, in steps from 0 to `FULL`. Finer steps are invisible in strokes of a few pixels, and would
/// make the picture file larger: ink that hardly touches a pixel leaves it unchanged.
pub(super) const FULL: u8 = 7;

/// The way in which an ink is applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Touch {
    /// Covers everything below: print, pips.
    Full,
    /// Lettering on the highlighter.
    Marked,
    /// A dot of ink.
    Blot,
    /// A stroke of the pen.
    Stroke,
    /// The inner lines of a board.
    Ruling,
    /// The line below the title.
    Underline,
    /// A die of an earlier throw.
    Pale,
    /// The halo round a stroke or a dot.
    Halo,
    /// The lines of a hatching.
    Hatch,
    /// An even wash.
    Wash,
    /// The wash below a hatching.
    Faint,
}

impl Touch {
    /// The number of variants, for tables by touch.
    pub const COUNT: usize = Touch::Faint as usize + 1;
}

/// The colours and habits of a theme.
pub(super) struct Look {
    /// The background of the page.
    pub paper: Rgb,
    /// The squares printed on the paper.
    pub square: Rgb,
    /// The margin line.
    pub margin: Rgb,
    /// The lines of a board.
    pub grid: Rgb,
    /// The soft pencil.
    pub pencil: Rgb,
    /// The highlighter, which the eye finds first.
    pub accent: Rgb,
    /// The wash that sets a region apart.
    pub shade: Rgb,
    /// The pens of the seats.
    pub pens: [Rgb; PENS],
    /// The least contrast of lettering: that of accessibility guidelines for text, with high contrast the enhanced one.
    pub read: f32,
    /// Opacity of a stroke, of 255: real ink lets the squares shine through a little.
    pub cover: u8,
    /// Opacity of the highlighter, of 255. It makes white paper hardly darker, but dark paper much lighter: there it is
    /// dim, or red and blue would have to turn pale on it.
    pub highlight: u8,
    /// Opacity of the halo round the latest move, of 255. It is thin, so where strokes are broad it is stronger than
    /// the highlighter.
    pub halo: u8,
    /// The wavering of the hand; 1 is that on paper.
    pub wobble: f32,
    /// A factor for all stroke widths.
    pub weight: f32,
    /// Whether the paper has no squares below a board.
    pub bare: bool,
}

const PAPER: Look = Look {
    paper: [253, 252, 246],
    square: [190, 210, 236],
    margin: [236, 112, 124],
    grid: [74, 88, 120],
    pencil: [92, 100, 120],
    accent: [244, 172, 0],
    shade: [108, 122, 150],
    pens: [
        [12, 45, 133],
        [214, 52, 63],
        [45, 115, 49],
        [116, 47, 169],
        [179, 92, 1],
        [6, 113, 128],
        [107, 59, 23],
        [190, 26, 123],
        [68, 114, 193],
        [91, 87, 0],
        [63, 68, 78],
        [108, 17, 58],
    ],
    read: 4.5,
    cover: 236,
    highlight: 112,
    halo: 112,
    wobble: 1.0,
    weight: 1.0,
    bare: false,
};

const DARK: Look = Look {
    paper: [27, 31, 42],
    square: [52, 64, 92],
    margin: [134, 62, 76],
    grid: [142, 154, 186],
    pencil: [160, 168, 188],
    accent: [255, 198, 42],
    shade: [150, 166, 200],
    pens: [
        [92, 155, 221],
        [231, 90, 93],
        [162, 212, 89],
        [248, 132, 255],
        [221, 147, 41],
        [27, 164, 176],
        [203, 158, 123],
        [255, 146, 206],
        [176, 200, 251],
        [240, 234, 103],
        [215, 213, 217],
        [214, 101, 140],
    ],
    read: 4.5,
    cover: 240,
    highlight: 54,
    halo: 54,
    wobble: 1.0,
    weight: 1.06,
    bare: false,
};

const CONTRAST: Look = Look {
    paper: [255, 255, 255],
    square: [168, 178, 192],
    margin: [238, 150, 150],
    grid: [40, 40, 48],
    pencil: [48, 48, 58],
    accent: [255, 172, 0],
    shade: [90, 100, 120],
    pens: [
        [8, 25, 180],
        [247, 34, 59],
        [0, 81, 24],
        [157, 47, 224],
        [201, 87, 0],
        [20, 119, 135],
        [95, 42, 0],
        [233, 4, 133],
        [9, 83, 189],
        [128, 131, 65],
        [20, 20, 20],
        [106, 2, 57],
    ],
    read: 7.0,
    cover: 255,
    highlight: 112,
    halo: 128,
    wobble: 0.0,
    weight: 1.4,
    bare: true,
};

impl Look {
    /// The look of a theme.
    pub fn of(theme: Theme) -> &'static Look {
        match theme {
            Theme::Paper => &PAPER,
            Theme::Dark => &DARK,
            Theme::Contrast => &CONTRAST,
        }
    }

    /// The colour of lettering on the highlighter: the ink, as much darker (on dark paper lighter) as it takes to read
    /// it.
    pub fn marked(&self, ink: Ink) -> Rgb {
        self.seen(ink, self.lit(Touch::Wash), self.read)
    }

    /// The colour of lettering on bare paper: the ink, as much darker as it takes to read it.
    pub fn written(&self, ink: Ink) -> Rgb {
        match ink {
            // Nothing is written with the highlighter.
            Ink::Accent => self.accent,
            _ => self.seen(ink, self.paper, self.read),
        }
    }

    /// The colour of an ink on a ground, as much darker (on dark paper lighter) as it takes for this contrast.
    fn seen(&self, ink: Ink, ground: Rgb, least: f32) -> Rgb {
        let far = if self.is_dark() { [255; 3] } else { [0; 3] };
        let mut shades = (0..=u8::MAX).step_by(5).map(|share| mix(self.ink(ink), far, share));
        shades.find(|shade| contrast(*shade, ground) >= least).unwrap_or(far)
    }

    /// The colour of highlighted paper, as a wash or as a halo.
    pub fn lit(&self, touch: Touch) -> Rgb {
        mix(self.paper, self.accent, self.cover(Ink::Accent, touch))
    }

    /// The least contrast of an ink on highlighted paper: lettering is to be read, a stroke to be seen.
    fn least(&self, touch: Touch) -> f32 {
        match touch {
            Touch::Full | Touch::Marked => self.read,
            Touch::Stroke => SEEN,
            _ => 1.0,
        }
    }

    /// The colour of an ink.
    pub fn ink(&self, ink: Ink) -> Rgb {
        match ink {
            Ink::Seat(n) | Ink::Latest(n) => self.pens[usize::from(n) % PENS],
            Ink::Grid => self.grid,
            Ink::Pencil => self.pencil,
            Ink::Accent => self.accent,
            Ink::Shade => self.shade,
        }
    }

    /// The opacity of an ink on a fully covered pixel, of 255.
    pub fn cover(&self, ink: Ink, touch: Touch) -> u8 {
        match (touch, ink) {
            (Touch::Full | Touch::Marked, _) => 255,
            (Touch::Stroke, Ink::Shade) => 96,
            // A dot hides the ends of lines.
            (Touch::Blot, _) | (Touch::Stroke, Ink::Accent) => 255,
            (Touch::Stroke, _) => self.cover,
            (Touch::Ruling, _) => 150,
            (Touch::Underline | Touch::Pale, _) => 200,
            (Touch::Halo, _) => self.halo,
            (Touch::Hatch, _) => 132,
            (Touch::Wash, Ink::Seat(_) | Ink::Latest(_)) => 52,
            (Touch::Wash, Ink::Grid) => 112,
            (Touch::Wash, Ink::Pencil) => 56,
            (Touch::Wash, Ink::Accent) => self.highlight,
            (Touch::Wash, Ink::Shade) => 44,
            (Touch::Faint, _) => self.cover(ink, Touch::Wash) / 2,
        }
    }

    /// The opacity of an ink that covers `level` of [`FULL`] parts of a pixel, of 255.
    pub fn cover_at(&self, ink: Ink, touch: Touch, level: u8) -> u8 {
        let (cover, level, full) = (u32::from(self.cover(ink, touch)), u32::from(level), u32::from(FULL));
        ((cover * level + full / 2) / full) as u8
    }

    /// Mixes an ink with a ground of which it covers `level` of [`FULL`] parts of a pixel.
    ///
    /// The highlighter colours the paper and leaves the ink on it as it was: it filters light as a real one does. On
    /// dark paper it is light that is added, which only a darker ground shows. A wash of it hides the squares of the
    /// page, which would run through what it marks, and it hides washes of inks, with which it would make a colour that
    /// nobody has. Ink on it is as dark (or as light) as it takes to see it.
    pub fn covering(&self, ink: Ink, touch: Touch) -> impl Fn(Rgb, u8) -> Rgb {
        let lights = ink == Ink::Accent && matches!(touch, Touch::Wash | Touch::Halo);
        let colour = match touch {
            Touch::Marked => self.marked(ink),
            Touch::Full => self.written(ink),
            _ => self.ink(ink),
        };
        let on_paper = mix(self.paper, colour, self.cover(ink, touch));
        let hidden = if lights { self.hidden(touch) } else { Vec::new() };
        let lit = [Touch::Wash, Touch::Halo].map(|light| self.lit(light));
        let seen = lit.map(|ground| self.seen(ink, ground, self.least(touch)));
        let (paper, is_dark) = (self.paper, self.is_dark());
        let covers: [u8; FULL as usize + 1] = std::array::from_fn(|level| self.cover_at(ink, touch, level as u8));
        move |ground, level| {
            if !lights {
                let colour = lit.iter().position(|lit| *lit == ground).map_or(colour, |n| seen[n]);
                return mix(ground, colour, covers[usize::from(level)]);
            }
            let ground = if hidden.contains(&ground) { paper } else { ground };
            let channel = |n: usize| match is_dark {
                true => ground[n].max(on_paper[n]),
                false => (u32::from(ground[n]) * u32::from(on_paper[n]) / u32::from(paper[n])).min(255) as u8,
            };
            mix(ground, std::array::from_fn(channel), (u32::from(level) * 255 / u32::from(FULL)) as u8)
        }
    }

    /// The grounds on which the highlighter looks as it does on bare paper.
    fn hidden(&self, touch: Touch) -> Vec<Rgb> {
        let tints = |ink: Ink| {
            let grounds = [self.paper, self.square].into_iter();
            grounds.flat_map(move |ground| {
                [Touch::Wash, Touch::Faint].map(|wash| mix(ground, self.ink(ink), self.cover(ink, wash)))
            })
        };
        let tints = self.inks().filter(|ink| *ink != Ink::Accent).flat_map(tints);
        tints.chain((touch == Touch::Wash).then_some(self.square)).collect()
    }

    /// Whether the paper is darker than the ink.
    pub fn is_dark(&self) -> bool {
        contrast(self.paper, [0; 3]) < contrast(self.paper, [255; 3])
    }

    /// Half the width of a stroke in pixels, on a page `width` px wide with squares of `unit` px. The finest stroke is
    /// 0.86 px wide if the page is shown 360 px wide: a thinner one turns grey. The pen is three times as strong as the
    /// lines of the paper.
    pub fn radius(&self, nib: Nib, unit: f32, width: f32) -> f32 {
        let (share, least, most) = match nib {
            Nib::Fine => (0.045, 0.0024, 0.0035),
            Nib::Pen | Nib::Ruler => (0.075, 0.0047, 0.0058),
            Nib::Bold => (0.115, 0.0066, 0.0095),
        };
        (share * unit).clamp(least * width, most * width).max(1.0) * self.weight / 2.0
    }

    /// How many times broader than another stroke one in this ink is. The rim that the highlighter has on dark paper
    /// would outshine a stroke of the common breadth.
    pub fn breadth(&self, ink: Ink) -> f32 {
        match ink {
            Ink::Accent => 1.15,
            Ink::Latest(_) if self.is_dark() => 1.45,
            _ => 1.0,
        }
    }

    /// How far the halo of the latest move extends beyond it in pixels, on a page `width` px wide with squares of
    /// `unit` px. On dark paper it is close, so that the rim and the stroke are one mark.
    pub fn halo_reach(&self, unit: f32, width: f32) -> f32 {
        let (least, most) = if self.is_dark() { (0.006, 0.007) } else { (0.008, 0.014) };
        (0.16 * unit).clamp(least * width, most * width)
    }

    /// Every ink, the commonest first.
    pub fn inks(&self) -> impl Iterator<Item = Ink> {
        let pens = (0..PENS as u8).map(Ink::Seat);
        pens.clone().take(2).chain([Ink::Grid, Ink::Pencil, Ink::Accent, Ink::Shade]).chain(pens.skip(2))
    }
}

/// The least contrast at which a stroke is seen (WCAG 2.1, non-text contrast).
const SEEN: f32 = 3.0;

/// The contrast of two colours, in the way accessibility guidelines count it.
fn contrast(a: Rgb, b: Rgb) -> f32 {
    let linear = |v: u8| {
        let v = f32::from(v) / 255.0;
        if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    };
    let light = |c: Rgb| 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2]) + 0.05;
    (light(a) / light(b)).max(light(b) / light(a))
}

/// A mix with `share` of 255 parts of `ink` over `ground`.
pub(super) fn mix(ground: Rgb, ink: Rgb, share: u8) -> Rgb {
    let blend = |g: u8, i: u8| {
        let sum = u32::from(g) * u32::from(255 - share) + u32::from(i) * u32::from(share);
        ((sum + 127) / 255) as u8
    };
    [blend(ground[0], ink[0]), blend(ground[1], ink[1]), blend(ground[2], ink[2])]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixing_reaches_both_ends() {
        assert_eq!(mix([1, 2, 3], [200, 100, 0], 0), [1, 2, 3]);
        assert_eq!(mix([1, 2, 3], [200, 100, 0], 255), [200, 100, 0]);
    }

    #[test]
    fn squares_are_seen_best_in_contrast() {
        let of = |look: &Look| contrast(look.paper, look.square);
        assert!(of(&CONTRAST) >= 2.0 && of(&PAPER) >= 1.25 && of(&DARK) >= 1.3);
        assert!(of(&CONTRAST) > of(&PAPER).max(of(&DARK)));
    }

    #[test]
    fn every_name_is_read_on_the_highlighter_in_a_shade_of_its_ink() {
        for look in [&PAPER, &DARK, &CONTRAST] {
            let wash = mix(look.paper, look.accent, look.cover(Ink::Accent, Touch::Wash));
            for seat in (0..PENS as u8).map(Ink::Seat) {
                let (ink, name) = (look.ink(seat), look.marked(seat));
                assert!(contrast(name, wash) >= look.read, "{seat:?}: {name:?} on {wash:?}");
                let order = |[r, g, b]: Rgb| [r.cmp(&g), g.cmp(&b), b.cmp(&r)];
                let is_kept = order(ink).iter().zip(order(name)).all(|(a, b)| *a == b || b.is_eq());
                assert!(is_kept, "{seat:?}: {name:?} is no {ink:?}");
            }
        }
    }

    #[test]
    fn ink_on_the_highlighter_is_seen_and_so_is_the_highlighter() {
        for look in [&PAPER, &DARK, &CONTRAST] {
            for lit in [Touch::Wash, Touch::Halo].map(|light| look.lit(light)) {
                assert!(contrast(lit, look.paper) >= 1.3);
                for ink in look.inks() {
                    let on = |touch| look.covering(ink, touch)(lit, FULL);
                    assert!(contrast(on(Touch::Full), lit) >= look.read, "{ink:?} on {lit:?}");
                    // The ground that shines through a stroke takes a little of its contrast.
                    let is_pen = matches!(ink, Ink::Seat(_));
                    assert!(!is_pen || contrast(on(Touch::Stroke), lit) >= 0.9 * SEEN, "{ink:?} on {lit:?}");
                }
            }
        }
    }

    #[test]
    fn on_dark_paper_no_halo_is_wider_than_its_stroke() {
        let latest = Ink::Latest(0);
        for (unit, width) in [(20.0, 1280.0), (60.0, 1280.0), (160.0, 900.0)] {
            let breadth = |look: &Look| look.breadth(latest) * 2.0 * look.radius(Nib::Pen, unit, width);
            assert!(DARK.halo_reach(unit, width) < breadth(&DARK), "{unit}, {width}");
            assert!(breadth(&DARK) > breadth(&PAPER), "{unit}, {width}");
        }
    }

    #[test]
    fn the_highlighter_hides_the_squares_of_the_page() {
        for look in [&PAPER, &DARK, &CONTRAST] {
            let on = |ground| look.covering(Ink::Accent, Touch::Wash)(ground, FULL);
            assert_eq!(on(look.square), on(look.paper));
            assert_ne!(on(look.grid), on(look.paper));
        }
    }

    #[test]
    fn pens_are_told_apart() {
        for look in [&PAPER, &DARK, &CONTRAST] {
            let inks = look.pens.iter().chain([&look.accent]).collect::<Vec<_>>();
            for (n, a) in inks.iter().enumerate() {
                for b in &inks[..n] {
                    let apart: i32 = (0..3).map(|c| (i32::from(a[c]) - i32::from(b[c])).abs()).sum();
                    assert!(apart >= 60, "{a:?} and {b:?}");
                }
            }
        }
    }

    /// Ways to see colours: with all cones, without those for green or for red (Machado, Oliveira and Fernandes 2009,
    /// severity 1, on linear light), or as grey.
    const SIGHTS: [[[f32; 3]; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
        [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
        [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
    ];

    /// A colour as lightness, red against green, and yellow against blue (CIE 1976), for this way of seeing.
    fn lab(colour: Rgb, sight: &[[f32; 3]; 3]) -> [f32; 3] {
        let linear = colour.map(|v| {
            let v = f32::from(v) / 255.0;
            if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        });
        let times = |row: &[f32; 3], light: [f32; 3]| row.iter().zip(light).map(|(a, b)| a * b).sum::<f32>();
        let seen = [0, 1, 2].map(|n: usize| times(&sight[n], linear).clamp(0.0, 1.0));
        let rows = [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8729]];
        let [x, y, z] =
            rows.map(|row| times(&row, seen)).map(|v| if v > 0.00886 { v.cbrt() } else { 7.787 * v + 0.138 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    fn apart(a: Rgb, b: Rgb, sight: &[[f32; 3]; 3]) -> f32 {
        let (a, b) = (lab(a, sight), lab(b, sight));
        a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
    }

    /// You can tell apart ten seats even if you see no green or no red, and so their lettering. In grey you can tell
    /// the four that play most, and neighbours; signs help.
    #[test]
    fn ten_seats_are_told_apart_without_red_or_green_and_neighbours_without_colour() {
        for look in [&PAPER, &DARK, &CONTRAST] {
            let pens = (0..PENS).flat_map(|n| (0..n).map(move |k| (k, n)));
            for (k, n) in pens {
                let [ink, written] = [&|n| look.ink(n), &|n| look.written(n)] as [&dyn Fn(Ink) -> Rgb; 2];
                let far = |of: &dyn Fn(Ink) -> Rgb, sight| apart(of(Ink::Seat(k as u8)), of(Ink::Seat(n as u8)), sight);
                let (is_ten, is_near) = (n < 10, k + 1 == n || n < 4);
                let least = match (is_ten, is_near) {
                    (_, true) => [25.0, 10.5, 10.5, 4.5],
                    (true, false) => [21.0, 10.5, 10.5, 0.0],
                    (false, false) => [15.0, 0.0, 0.0, 0.0],
                };
                for (sight, least) in SIGHTS.iter().zip(least) {
                    assert!(far(ink, sight) >= least, "seats {k} and {n} are {} apart", far(ink, sight));
                }
                for sight in SIGHTS[..3].iter().filter(|_| is_ten) {
                    assert!(far(written, sight) >= 7.9, "letters of {k} and {n} are {} apart", far(written, sight));
                }
            }
        }
    }
}
