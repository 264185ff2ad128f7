//! Finds room for the number of a note, so that it covers nothing that it explains.

use crate::game::scene::{Align, Item, Pt, Says, Scene, pt};

/// Width of a letter and height of lettering, as shares of the height of a line. Letters of a text whose length only
/// its language knows.
const LETTER: f32 = 0.44;
const HIGH: f32 = 0.62;
const WORDS: usize = 9;

/// The number of directions that are tried, the length of a step as a share of the radius, and the number of steps.
const WAYS: u8 = 24;
const STEP: f32 = 0.25;
const STEPS: u8 = 40;

/// Half the side of the square that a number takes, as a share of its radius.
const BODY: f32 = 0.9;

/// Overlap that comes from rounding alone, in squares.
const NOTHING: f32 = 1e-3;

/// An upright rectangle: its corners with the smaller and with the greater numbers.
type Area = (Pt, Pt);

/// The point for a number of this radius that is nearest to the wanted one and covers no value and none of the other
/// numbers. If there is no room, the point that covers least.
pub fn place(scene: &Scene, at: Pt, r: f32, others: &[Pt]) -> Pt {
    let values = values(scene);
    let kept = |v: f32, end: f32| v.clamp(r.min(end / 2.0), (end - r).max(end / 2.0));
    let at = pt(kept(at.x, scene.width), kept(at.y, scene.height));
    let around = (1..=STEPS).flat_map(|step| (0..WAYS).map(move |way| (step, way))).map(|(step, way)| {
        let (sin, cos) = (f32::from(way) * std::f32::consts::TAU / f32::from(WAYS)).sin_cos();
        let off = STEP * r * f32::from(step);
        pt(kept(at.x + off * cos, scene.width), kept(at.y + off * sin, scene.height))
    });
    let full = |at: Pt| {
        let apart = others.iter().map(|other| (other.x - at.x).hypot(other.y - at.y));
        covered(&values, at, r) + apart.map(|apart| (2.2 * r - apart).max(0.0) * r).sum::<f32>()
    };
    let mut best = (at, full(at));
    for at in around {
        if best.1 < NOTHING {
            break;
        }
        let full = full(at);
        if full < best.1 - 1e-4 {
            best = (at, full);
        }
    }
    best.0
}

/// How much of the values a number covers, in squares.
pub fn covered(values: &[Area], at: Pt, r: f32) -> f32 {
    let (half, along) = (BODY * r, |low: f32, high: f32, from: f32, to: f32| (high.min(to) - low.max(from)).max(0.0));
    let cover = |(low, high): &Area| {
        along(low.x, high.x, at.x - half, at.x + half) * along(low.y, high.y, at.y - half, at.y + half)
    };
    values.iter().map(cover).sum()
}

/// The areas of everything that is to be read: lettering, dice, and the marks of players.
pub fn values(scene: &Scene) -> Vec<Area> {
    let widest = scene.width / 6.0;
    let about = |at: Pt, r: f32| (pt(at.x - r, at.y - r), pt(at.x + r, at.y + r));
    let set = |at: Pt, align: Align, wide: f32, size: f32| {
        let left = match align {
            Align::Left => at.x,
            Align::Centre => at.x - wide / 2.0,
            Align::Right => at.x - wide,
        };
        let half = HIGH * size / 2.0;
        (pt(left, at.y - half), pt(left + wide, at.y + half))
    };
    let area = |item: &Item| match item {
        Item::Label { at, says, size, align, .. } => {
            let letters = match says {
                Says::Plain(text) => text.chars().count(),
                Says::Column(_) | Says::Row(_) => 1,
                Says::Words(_) | Says::Name(_) => WORDS,
            };
            Some(set(*at, *align, LETTER * size * letters as f32, *size))
        }
        Item::Name { at, size, align, room, .. } => Some(set(*at, *align, room.min(LETTER * size * 6.0), *size)),
        Item::Die { at, side, .. } => Some(about(*at, side / 2.0)),
        Item::Dot { at, r, .. } | Item::Bead { at, r, .. } | Item::Sign { at, r, .. } | Item::Cross { at, r, .. } => {
            Some(about(*at, *r))
        }
        Item::Ring { at, r, .. } => Some(about(*at, *r)).filter(|_| *r < widest),
        _ => None,
    };
    scene.items.iter().filter_map(area).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scene::Ink;

    #[test]
    fn a_number_gives_way_to_what_it_explains() {
        let mut scene = Scene::new(20.0, 20.0);
        scene.hand(pt(10.0, 10.0), Says::Plain("25".to_owned()), 2.0, Align::Centre, Ink::Pencil);
        let there = place(&scene, pt(10.2, 10.0), 0.8, &[]);
        assert!(covered(&values(&scene), there, 0.8) < NOTHING);
        assert!((there.x - 10.0).hypot(there.y - 10.0) < 2.5, "it stays near");
        let free = pt(3.0, 3.0);
        assert_eq!(place(&scene, free, 0.8, &[]), free);
        let beside = place(&scene, free, 0.8, &[free]);
        assert!((beside.x - free.x).hypot(beside.y - free.y) >= 1.7);
    }
}
