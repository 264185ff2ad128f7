//! The picture of a lesson: numbers in rings on the drawing, and below it the notes in pencil.

use std::f32::consts::PI;

use super::Anchor;
use crate::game::Text;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};

/// The page width in heights of a line, so that a telephone shows the letters large enough.
const LINES_ACROSS: f32 = 20.0;

/// Distance between lines of handwriting, in heights of a line.
const APART: f32 = 1.1;

/// The radius of the ring round a number, in heights of a line.
const RING: f32 = 0.48;

/// Distance of a number from the middle of its place, in steps of the board, so that the place stays visible.
const BESIDE: f32 = 0.36;

/// The size of the notes on a drawing.
struct Hand {
    /// The height of a line.
    size: f32,
    /// Distance between lines: half squares of the paper, or a whole number of lines per square.
    pitch: f32,
}

impl Hand {
    /// The size for this many notes under a drawing.
    fn of(scene: &Scene, notes: usize) -> Hand {
        // The page is wider than the drawing by its margins, and never less than half as wide as it is high.
        let high = scene.height + 3.0 + notes as f32 * scene.width / LINES_ACROSS;
        let size = (scene.width.ceil() + 2.5).max(high / 2.0) / LINES_ACROSS;
        let least = APART * size;
        let pitch = if least > 0.5 { (2.0 * least).ceil() / 2.0 } else { 1.0 / (1.0 / least).floor() };
        Hand { size, pitch }
    }

    fn ring(&self) -> f32 {
        RING * self.size
    }

    /// Writes a number in a ring on a blank background.
    fn number(&self, scene: &mut Scene, number: u8, at: Pt) {
        const CORNERS: u8 = 16;
        let r = self.ring();
        let corner = |n: u8| {
            let angle = 2.0 * PI * f32::from(n) / f32::from(CORNERS);
            pt(at.x + r * angle.cos(), at.y + r * angle.sin())
        };
        scene.add(Item::Blank { polygon: (0..CORNERS).map(corner).collect() });
        scene.add(Item::Ring { at, r, ink: Ink::Pencil, nib: Nib::Pen });
        scene.hand(at, Says::Plain(number.to_string()), self.size, Align::Centre, Ink::Pencil);
    }
}

/// The point of an anchor on a drawing; `None` if the drawing does not show that place.
pub fn point(scene: &Scene, anchor: Anchor) -> Option<Pt> {
    let (at, beside) = match anchor {
        Anchor::Point(at) => (at, 0.0),
        Anchor::Place(place) => scene.spot(place).map(|(at, step)| (at, BESIDE * step))?,
    };
    let is_inside = (0.0..=scene.width).contains(&at.x) && (0.0..=scene.height).contains(&at.y);
    is_inside.then_some(pt(at.x + beside, at.y - beside))
}

/// The drawing with the notes. It gets higher by whole squares and keeps its width.
pub fn annotated(mut scene: Scene, anchors: &[(u8, Anchor)], words: Vec<Text>) -> Scene {
    let hand = Hand::of(&scene, words.len());
    let r = hand.ring();
    // The ring of a number stays within the drawing.
    let kept = |v: f32, end: f32| v.clamp(r.min(end / 2.0), (end - r).max(end / 2.0));
    for (number, anchor) in anchors {
        if let Some(at) = point(&scene, *anchor) {
            let at = pt(kept(at.x, scene.width), kept(at.y, scene.height));
            hand.number(&mut scene, *number, at);
        }
    }
    let top = scene.height.ceil();
    scene.height = top + (hand.pitch * words.len() as f32).ceil();
    for (number, text) in (1..).zip(words) {
        let y = top + hand.pitch * (f32::from(number) - 0.5);
        hand.number(&mut scene, number, pt(r, y));
        scene.hand(pt(2.0 * r + 0.4 * hand.size, y), Says::Words(text), hand.size, Align::Left, Ink::Pencil);
    }
    scene
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Place;

    fn noted(width: f32, height: f32, notes: u8) -> Scene {
        let mut scene = Scene::new(width, height);
        scene.coordinates(pt(1.0, 1.0), 3, 3, 1.0, 0.75, 0.6);
        let anchors: Vec<_> = (1..=notes).map(|n| (n, Anchor::Place(Place::new(2, 0)))).collect();
        annotated(scene, &anchors, (1..=notes).map(|n| Text::new(n.to_string())).collect())
    }

    #[test]
    fn notes_lie_on_whole_squares_below_the_drawing() {
        for (width, height) in [(4.0, 4.0), (13.0, 13.0), (40.0, 33.5), (7.0, 30.0), (30.0, 3.0)] {
            for notes in 2..=5 {
                let scene = noted(width, height, notes);
                assert_eq!((scene.width, scene.height.fract()), (width, 0.0));
                let words = scene.items.iter().filter_map(|item| match item {
                    Item::Label { at, says: Says::Words(_), size, .. } => Some((at.y, *size)),
                    _ => None,
                });
                let words: Vec<_> = words.collect();
                assert_eq!(words.len(), usize::from(notes));
                assert!(words.iter().all(|(y, size)| y - size / 2.0 >= height && y + size / 2.0 <= scene.height));
                assert!(words.windows(2).all(|pair| pair[1].0 - pair[0].0 >= pair[0].1));
                assert!(words.iter().all(|(_, size)| size * 21.0 >= width));
            }
        }
    }

    #[test]
    fn numbers_stay_on_the_drawing() {
        let mut scene = Scene::new(8.0, 8.0);
        scene.coordinates(pt(1.0, 1.0), 7, 7, 1.0, 0.75, 0.6);
        let corner = Anchor::Point(pt(8.0, 0.0));
        assert_eq!(point(&scene, Anchor::Place(Place::new(0, 9))), None);
        assert_eq!(point(&scene, Anchor::Point(pt(-0.1, 2.0))), None);
        let noted = annotated(scene, &[(1, corner)], vec![Text::new("x")]);
        let ring = noted.items.iter().find_map(|item| match item {
            Item::Ring { at, r, .. } => Some((*at, *r)),
            _ => None,
        });
        let (at, r) = ring.expect("a number has a ring");
        assert_eq!(at, pt(8.0 - r, r));
    }
}
