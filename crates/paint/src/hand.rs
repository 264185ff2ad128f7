//! A hand that wavers: pure functions from points to small offsets.
//!
//! Nothing here keeps state or draws a random number. An offset depends only on the point in board units. So it is the
//! same in every picture of a match, no matter what else is on the page.

use std::f32::consts::TAU;

use super::layout::Spot;
use kletka_games::game::scene::Pt;

/// Number of dot shapes; the point of a dot picks one.
pub(super) const DOTS: u32 = 24;

/// Mixes numbers into a well-spread one (the finaliser of SplitMix64).
fn mix(a: u64, b: u64) -> u64 {
    let mut z = a.wrapping_add(b.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A seed for a point. It counts sixty-fourths of a unit, so that rounding in a game's arithmetic does not matter.
pub(super) fn seed(at: Pt) -> u64 {
    let grain = |v: f32| (v * 64.0).round() as i64 as u64;
    mix(mix(1, grain(at.x)), grain(at.y))
}

/// A seed for two points.
pub(super) fn seed_of_two(a: Pt, b: Pt) -> u64 {
    mix(seed(a), seed(b))
}

/// A value from -1 to 1, the `n`th of a seed.
pub(super) fn value(seed: u64, n: i64) -> f32 {
    (mix(seed, n as u64) >> 40) as f32 / (1u64 << 23) as f32 - 1.0
}

/// Smooth noise from -1 to 1 along a line, about one bend for each 1 of `t`.
pub(super) fn noise(seed: u64, t: f32) -> f32 {
    let n = t.floor();
    let ease = ease(t - n);
    value(seed, n as i64) * (1.0 - ease) + value(seed, n as i64 + 1) * ease
}

/// Smooth noise from -1 to 1 over the page, about one bump for each unit.
fn field(seed: u64, at: Pt) -> f32 {
    let (col, row) = (at.x.floor(), at.y.floor());
    let (ex, ey) = (ease(at.x - col), ease(at.y - row));
    let corner = |dx: i64, dy: i64| value(mix(seed, (col as i64 + dx) as u64), row as i64 + dy);
    let upper = corner(0, 0) * (1.0 - ex) + corner(1, 0) * ex;
    let lower = corner(0, 1) * (1.0 - ex) + corner(1, 1) * ex;
    upper * (1.0 - ey) + lower * ey
}

/// From 0 to 1 with level ends.
fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// The wavering of a hand on a page with a certain scale.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    /// The largest offset in pixels; 0 for a ruler.
    pub sway: f32,
    /// Side of a square in pixels.
    pub unit: f32,
}

impl Hand {
    /// The hand of a theme (`wobble` 1 on paper) on squares of `unit` px.
    pub fn new(wobble: f32, unit: f32) -> Hand {
        Hand { sway: (unit * 0.03).clamp(0.5, 2.0) * wobble, unit }
    }

    /// The same hand, `share` as shaky.
    pub fn calmer(self, share: f32) -> Hand {
        Hand { sway: self.sway * share, ..self }
    }

    /// The point where the pen lands if the hand aims at `spot`.
    pub fn land(self, at: Pt, spot: Spot) -> Spot {
        // Reads the field off the lattice points of the board, where this kind of noise looks most alike.
        let from = Pt { x: at.x * 0.9 + 0.37, y: at.y * 0.9 + 0.61 };
        Spot { x: spot.x + self.sway * field(11, from), y: spot.y + self.sway * field(23, from) }
    }

    /// The pen's pressure at a place, about 1.
    fn pressure(self, at: Pt) -> f32 {
        if self.sway == 0.0 { 1.0 } else { 1.0 + 0.13 * field(37, at) }
    }

    /// Appends the line from `a` (board and pixel position) to `b` in short pieces, without its first point. It bends a
    /// little on the way, by a function of its two ends.
    pub fn draw(self, a: (Pt, Spot), b: (Pt, Spot), radius: f32, out: &mut Vec<(Spot, f32)>) {
        let (from, to) = (self.land(a.0, a.1), self.land(b.0, b.1));
        let length = from.to(to);
        // A bend is about two units long, so pieces of half a unit follow it closely.
        let piece = if self.sway == 0.0 { 64.0 } else { (self.unit * 0.5).clamp(6.0, 16.0) };
        let pieces = (length / piece).ceil().clamp(1.0, 256.0);
        let seed = seed_of_two(a.0, b.0);
        let bend = self.sway.min(length * 0.03);
        let bends = (length / self.unit * 0.55).clamp(1.0, 40.0);
        let normal = Spot { x: -(to.y - from.y) / length.max(1e-3), y: (to.x - from.x) / length.max(1e-3) };
        for piece in 1..=pieces as u32 {
            let t = piece as f32 / pieces;
            // Both ends stay where the pen was set down, so that lines meet.
            let off = bend * noise(seed, t * bends) * (6.0 * t * (1.0 - t)).min(1.0);
            let spot = from.towards(to, t);
            let at = Pt { x: a.0.x + (b.0.x - a.0.x) * t, y: a.0.y + (b.0.y - a.0.y) * t };
            let spot = Spot { x: spot.x + normal.x * off, y: spot.y + normal.y * off };
            out.push((spot, radius * self.pressure(at)));
        }
    }

    /// A line through points, in the form for the brush.
    pub fn path(self, points: &[(Pt, Spot)], radius: f32) -> Vec<(Spot, f32)> {
        let mut out = Vec::new();
        if let Some(&(at, spot)) = points.first() {
            out.push((self.land(at, spot), radius * self.pressure(at)));
        }
        for pair in points.windows(2) {
            self.draw(pair[0], pair[1], radius, &mut out);
        }
        out
    }

    /// A ring round a point: an almost closed loop with an end that overshoots its beginning.
    pub fn ring(self, at: Pt, spot: Spot, r: f32, radius: f32) -> Vec<(Spot, f32)> {
        let seed = seed(at);
        let pieces = (TAU * r / 5.0).clamp(20.0, 200.0) as u32;
        let shaky = if self.sway == 0.0 { 0.0 } else { (self.sway * 1.3 / r.max(1.0)).min(0.06) };
        let (start, over) = (2.3 + 0.5 * value(seed, 1), if shaky == 0.0 { 0.0 } else { 0.3 });
        let (flat, lean) = (shaky * 0.5 * value(seed, 2), value(seed, 3) * 3.0);
        (0..=pieces)
            .map(|piece| {
                let t = piece as f32 / pieces as f32;
                let angle = start + (TAU + over) * t;
                // The spiral keeps the end of the loop apart from its beginning.
                let off = flat * (2.0 * (angle - lean)).cos() + shaky * (0.6 * noise(seed, t * 4.0) + 0.7 * (t - 0.5));
                let (sin, cos) = angle.sin_cos();
                let press = radius * (1.0 + 0.12 * (shaky / 0.06) * noise(seed ^ 5, t * 3.0));
                (Spot { x: spot.x + cos * r * (1.0 + off), y: spot.y + sin * r * (1.0 + off) }, press)
            })
            .collect()
    }
}

/// The outline of one of the [`DOTS`] shapes of a blot of radius `r` round `centre`: almost a disc.
pub(super) fn blot(shape: u32, centre: Spot, r: f32, wobble: f32) -> Vec<Spot> {
    let seed = mix(77, u64::from(shape));
    let corners = (TAU * r / 2.0).clamp(16.0, 120.0) as u32;
    let (two, three, five) = (0.068 * value(seed, 1), 0.025 * value(seed, 2), 0.01 * value(seed, 3));
    let (a, b, c) = (value(seed, 4) * 3.2, value(seed, 5) * 3.2, value(seed, 6) * 3.2);
    // The corners of a polygon are on the disc, so its sides are inside. This factor keeps the area of the disc.
    let swell = 1.0 + 3.3 / (corners * corners) as f32;
    (0..corners)
        .map(|corner| {
            let angle = TAU * corner as f32 / corners as f32;
            let bumps =
                two * (2.0 * angle + a).cos() + three * (3.0 * angle + b).cos() + five * (5.0 * angle + c).cos();
            let r = r * swell * (1.0 + wobble * bumps);
            Spot { x: centre.x + r * angle.cos(), y: centre.y + r * angle.sin() }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kletka_games::game::scene::pt;

    const HAND: Hand = Hand { sway: 1.5, unit: 40.0 };

    fn both(x: f32, y: f32) -> (Pt, Spot) {
        (pt(x, y), Spot { x: x * 40.0, y: y * 40.0 })
    }

    #[test]
    fn noise_is_smooth_and_bounded() {
        for step in 0..2000 {
            let t = step as f32 * 0.05 - 50.0;
            let (here, next) = (noise(9, t), noise(9, t + 0.05));
            assert!((-1.0..=1.0).contains(&here) && (here - next).abs() < 0.2);
            let (here, next) = (field(9, pt(t, 0.3 * t)), field(9, pt(t + 0.05, 0.3 * t)));
            assert!((-1.0..=1.0).contains(&here) && (here - next).abs() < 0.2);
        }
    }

    #[test]
    fn a_line_stays_near_and_ends_where_the_next_begins() {
        let path = HAND.path(&[both(1.0, 1.0), both(6.0, 1.0), both(6.0, 4.0)], 2.0);
        for (spot, r) in &path {
            let off = if spot.x < 238.0 { (spot.y - 40.0).abs() } else { (spot.x - 240.0).abs() };
            assert!(off <= 4.5 && (1.6..2.4).contains(r), "{spot:?} {r}");
        }
        let next = HAND.path(&[both(6.0, 4.0), both(9.0, 9.0)], 2.0);
        assert_eq!(path.last(), next.first());
    }

    #[test]
    fn a_longer_line_repeats_the_shorter_one() {
        let short = HAND.path(&[both(1.0, 1.0), both(3.0, 2.0)], 2.0);
        let long = HAND.path(&[both(1.0, 1.0), both(3.0, 2.0), both(4.0, 5.0)], 2.0);
        assert_eq!(short[..], long[..short.len()]);
    }

    #[test]
    fn a_ruler_is_straight() {
        let ruler = Hand::new(0.0, 40.0);
        assert!(ruler.path(&[both(1.0, 1.0), both(9.0, 1.0)], 2.0).iter().all(|(s, r)| s.y == 40.0 && *r == 2.0));
        let ring = ruler.ring(pt(3.0, 3.0), Spot { x: 120.0, y: 120.0 }, 30.0, 2.0);
        assert!(ring.iter().all(|(s, _)| (s.to(Spot { x: 120.0, y: 120.0 }) - 30.0).abs() < 0.01));
    }

    #[test]
    fn blots_are_almost_discs_and_all_different() {
        let centre = Spot { x: 0.0, y: 0.0 };
        let shapes: Vec<_> = (0..DOTS).map(|shape| blot(shape, centre, 10.0, 1.0)).collect();
        for (n, shape) in shapes.iter().enumerate() {
            assert!(shape.iter().all(|s| (8.9..11.1).contains(&s.to(centre))));
            assert!(!shapes[..n].contains(shape));
        }
    }
}
