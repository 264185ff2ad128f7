//! The picture of a lesson: numbers in hexagons on the drawing, and below it the notes in pencil. No game draws a
//! hexagon, so that nobody takes a number for a seat or for the label of a row.

use std::f32::consts::PI;

use super::{Anchor, room};
use crate::game::Text;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};

/// The page width in heights of a line, so that a telephone shows the letters large enough.
const LINES_ACROSS: f32 = 20.0;

/// Distance between lines of handwriting, in heights of a line.
const APART: f32 = 1.1;

/// The radius of the hexagon round a number, in heights of a line.
const HEXAGON: f32 = 0.52;

/// From this distance on, in radii, a line leads from a number to its place.
const LED: f32 = 1.6;

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

    fn radius(&self) -> f32 {
        HEXAGON * self.size
    }

    /// Writes a number in a hexagon on a blank background.
    fn number(&self, scene: &mut Scene, number: u8, at: Pt) {
        let r = self.radius();
        let corner = |n: u8| {
            let angle = PI / 3.0 * f32::from(n);
            pt(at.x + r * angle.cos(), at.y + r * angle.sin())
        };
        scene.add(Item::Blank { polygon: (0..6).map(corner).collect() });
        scene.stroke((0..=6).map(corner).collect::<Vec<_>>(), Ink::Pencil, Nib::Bold);
        let says = Says::Plain(number.to_string());
        scene.print(at, says, 0.8 * self.size, Align::Centre, Ink::Pencil);
    }

    /// The points of these numbers on a drawing, off everything that is to be read.
    fn places(&self, scene: &Scene, anchors: &[(u8, Anchor)]) -> Vec<(u8, Pt, Pt)> {
        let mut places: Vec<(u8, Pt, Pt)> = Vec::new();
        for (number, meant) in anchors.iter().filter_map(|(number, anchor)| Some((*number, point(scene, *anchor)?))) {
            let others: Vec<Pt> = places.iter().map(|(_, _, at)| *at).collect();
            places.push((number, meant, room::place(scene, meant, self.radius(), &others)));
        }
        places
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
    let r = hand.radius();
    for (number, meant, at) in hand.places(&scene, anchors) {
        // A number that had to give way points to what it means.
        if (meant.x - at.x).hypot(meant.y - at.y) > LED * r {
            scene.stroke([at, meant], Ink::Pencil, Nib::Fine);
        }
        hand.number(&mut scene, number, at);
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
        let number = |item: &Item| match item {
            Item::Label { at, says, .. } if *says == Says::Plain("1".to_owned()) => Some(*at),
            _ => None,
        };
        let at = noted.items.iter().find_map(number).expect("a number on the drawing");
        assert!(at.x < 8.0 && at.y > 0.0 && (8.0 - at.x).hypot(at.y) < 2.0, "{at:?}");
    }

    /// No number covers anything that readers need, in any lesson.
    #[test]
    fn numbers_cover_no_values() {
        let mut faults = Vec::new();
        for (name, text) in crate::lesson::LESSONS {
            // Some games are not built without their words.
            let Ok(lesson) = crate::lesson::Lesson::read(name, text) else { continue };
            let (scene, notes) = (lesson.plain(), lesson.notes().into());
            let (hand, values) = (Hand::of(&scene, notes), room::values(&scene));
            let r = hand.radius();
            for (number, _, at) in hand.places(&scene, &lesson.anchors) {
                let share = room::covered(&values, at, r) / (r * r);
                faults.extend((share > 0.05).then(|| format!("{name}: {number} covers {share:.2}")));
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
