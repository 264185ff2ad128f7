//! Boxes round places that people should look at.

use super::{Ink, Item, Nib, Pt, Scene};
use crate::base::Place;

impl Scene {
    /// Boxes places of the board in. You see them at once, and do not take them for the latest move, which is ringed.
    /// Places outside of the drawing are ignored.
    ///
    /// ```
    /// use kletka_games::game::Place;
    /// use kletka_games::game::scene::{Scene, pt};
    /// let mut scene = Scene::new(5.0, 5.0);
    /// scene.coordinates(pt(1.5, 1.5), 3, 3, 1.0, 1.0, 0.5);
    /// let lettered = scene.items.len();
    /// scene.ring(&[Place::new(0, 0), Place::new(40, 0)]);
    /// assert_eq!(scene.items.len(), lettered + 1, "the other one is not on the drawing");
    /// ```
    pub fn ring(&mut self, places: &[Place]) {
        for (at, step) in places.iter().filter_map(|place| self.spot(*place)).collect::<Vec<_>>() {
            let half = step * self.share(at, step);
            self.frame(at.x - half, at.y - half, 2.0 * half, 2.0 * half, Ink::Pencil, Nib::Bold);
        }
    }

    /// Half of the side of a box round a place, as a share of the step. It fills a cell. On boards of lines and dots,
    /// it is close round the node, so that the lines beside it stay free.
    fn share(&self, at: Pt, step: f32) -> f32 {
        let (mut node, mut dot) = (None, None);
        for item in &self.items {
            match *item {
                Item::Grid { at: from, cols, rows, step } => {
                    let (x, y) = ((at.x - from.x) / step, (at.y - from.y) / step);
                    let within = |at: f32, most: u16| (-0.1..f32::from(most) + 0.1).contains(&at);
                    let whole = |at: f32| (at - at.round()).abs() < 0.1;
                    if within(x, cols) && within(y, rows) {
                        node = Some(whole(x) && whole(y));
                    }
                }
                Item::Dot { at: there, r, .. } | Item::Sign { at: there, r, .. }
                    if (there.x - at.x).hypot(there.y - at.y) < 0.01 =>
                {
                    dot = Some(r / step)
                }
                _ => {}
            }
        }
        let is_node = node.unwrap_or(dot.is_some());
        if is_node { (dot.unwrap_or(0.0) + 0.1).clamp(0.2, 0.4) } else { 0.4 }
    }
}

#[cfg(test)]
mod tests {
    use crate::base::Place;
    use crate::game::scene::{Ink, Item, Nib, Scene, pt};

    /// The width of the box round the place a1 of a scene with its middle at (2, 2).
    fn width(items: Vec<Item>) -> f32 {
        let mut scene = Scene::new(8.0, 8.0);
        items.into_iter().for_each(|item| scene.add(item));
        scene.coordinates(pt(2.0, 2.0), 3, 3, 2.0, 1.0, 0.5);
        scene.ring(&[Place::new(0, 0)]);
        let Some(Item::Stroke { points, nib: Nib::Bold, .. }) = scene.items.last() else { panic!("no box") };
        let xs = points.iter().map(|point| point.x);
        xs.clone().fold(f32::MIN, f32::max) - xs.fold(f32::MAX, f32::min)
    }

    #[test]
    fn a_box_fills_a_cell_and_lies_close_round_a_node() {
        let grid = |x: f32| Item::Grid { at: pt(x, x), cols: 3, rows: 3, step: 2.0 };
        let dot = |r: f32| Item::Dot { at: pt(2.0, 2.0), r, ink: Ink::Pencil };
        let near = |items: Vec<Item>, most: f32| (width(items) - most).abs() < 0.01;
        assert!(near(vec![grid(1.0)], 1.6) && near(vec![grid(1.0), dot(0.1)], 1.6), "a cell, with a dot in it or not");
        assert!(near(vec![grid(2.0)], 0.8) && near(vec![dot(0.1)], 0.8), "a node");
        assert!(near(vec![grid(2.0), dot(0.5)], 1.4), "a node with a large dot");
    }
}
