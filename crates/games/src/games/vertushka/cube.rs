//! A die on the table, seen from above one of its corners: three faces with their pips.

use std::f32::consts::TAU;

use super::die::Die;
use crate::game::scene::{Ink, Item, Nib, Pt, Scene, pips, pt};

/// How far the edges of a die of side 1 run across and down in this view.
const ACROSS: f32 = 0.866;
const DOWN: f32 = 0.5;
/// The distance of outer pips from the middle of a face, and the radius of a pip, in sides.
const OUT: f32 = 0.26;
const PIP: f32 = 0.085;
/// How many turns the pen makes to blacken a pip, and the points per turn.
const TURNS: usize = 6;
const ROUND: usize = 14;

/// The position of a die in the drawing.
#[derive(Clone, Copy)]
pub struct Cube {
    /// The corner nearest to the eye.
    pub near: Pt,
    /// The length of a side.
    pub side: f32,
}

/// A face: its middle, and half of each of its edges.
#[derive(Clone, Copy)]
struct Face {
    middle: Pt,
    u: Pt,
    v: Pt,
}

/// The direction of a side of the die.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The lower left: the front.
    Front,
    /// The lower right.
    Right,
    /// The upper left, hidden.
    Left,
    /// The upper right, hidden.
    Back,
}

impl Look {
    /// All four directions, with the die's faces.
    pub fn all(die: Die) -> [(Look, u8); 4] {
        [(Look::Front, die.front), (Look::Right, die.right()), (Look::Left, die.left()), (Look::Back, die.back())]
    }

    /// The direction outwards, across and down.
    pub fn way(self) -> (f32, f32) {
        match self {
            Look::Front => (-1.0, 1.0),
            Look::Right => (1.0, 1.0),
            Look::Left => (-1.0, -1.0),
            Look::Back => (1.0, -1.0),
        }
    }
}

impl Cube {
    /// A point of the die, in sides from the near corner: to the left, to the right and down.
    fn at(self, left: f32, right: f32, down: f32) -> Pt {
        let across = (right - left) * ACROSS;
        pt(self.near.x + across * self.side, self.near.y + (down - (left + right) * DOWN) * self.side)
    }

    fn face(self, middle: [f32; 3], u: [f32; 3], v: [f32; 3]) -> Face {
        let half = |way: [f32; 3]| {
            let end = self.at(way[0] / 2.0, way[1] / 2.0, way[2] / 2.0);
            pt(end.x - self.near.x, end.y - self.near.y)
        };
        Face { middle: self.at(middle[0], middle[1], middle[2]), u: half(u), v: half(v) }
    }

    fn top(self) -> Face {
        self.face([0.5, 0.5, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0])
    }

    /// The tip of the arrow for a side that would come up. It is at the nearest edge of the top. For a visible side it
    /// is at the corner, so that the pips stay clear.
    pub fn goal(self, look: Look) -> Pt {
        match look {
            Look::Front => self.at(1.04, -0.04, 0.1),
            Look::Right => self.at(-0.04, 1.04, 0.1),
            Look::Left => self.at(1.0, 0.62, -0.05),
            Look::Back => self.at(0.62, 1.0, -0.05),
        }
    }

    /// Draws the die. `None` is a blank die before the throw. The top is washed after the latest move.
    pub fn draw(self, scene: &mut Scene, die: Option<Die>, latest: bool) {
        let front = self.face([0.5, 0.0, 0.5], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]);
        let right = self.face([0.0, 0.5, 0.5], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]);
        let faces = [self.top(), front, right];
        let outline = [
            self.at(0.0, 0.0, 1.0),
            self.at(1.0, 0.0, 1.0),
            self.at(1.0, 0.0, 0.0),
            self.at(1.0, 1.0, 0.0),
            self.at(0.0, 1.0, 0.0),
            self.at(0.0, 1.0, 1.0),
        ];
        scene.add(Item::Blank { polygon: outline.to_vec() });
        if latest {
            scene.add(Item::Fill { polygon: faces[0].corners(), ink: Ink::Accent });
        }
        scene.add(Item::Fill { polygon: faces[1].corners(), ink: Ink::Shade });
        scene.add(Item::Hatch { polygon: faces[2].corners(), ink: Ink::Shade });
        scene.stroke([&outline[..], &outline[..1]].concat(), Ink::Grid, Nib::Bold);
        for end in [self.at(1.0, 0.0, 0.0), self.at(0.0, 1.0, 0.0), self.at(0.0, 0.0, 1.0)] {
            scene.stroke([self.near, end], Ink::Grid, Nib::Pen);
        }
        let Some(die) = die else { return };
        for (face, shown) in faces.into_iter().zip([die.top, die.front, die.right()]) {
            face.pips(scene, shown);
        }
    }
}

impl Face {
    fn at(self, u: f32, v: f32) -> Pt {
        pt(self.middle.x + 2.0 * (u * self.u.x + v * self.v.x), self.middle.y + 2.0 * (u * self.u.y + v * self.v.y))
    }

    fn corners(self) -> Vec<Pt> {
        [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(u, v)| self.at(u, v)).to_vec()
    }

    fn pips(self, scene: &mut Scene, shown: u8) {
        pips(shown).for_each(|(u, v)| self.pip(scene, (OUT * u, OUT * v)));
    }

    /// A pip lies in its face, so it is not a round dot: the pen spirals from the middle until the pip is black.
    fn pip(self, scene: &mut Scene, (u, v): (f32, f32)) {
        let last = TURNS * ROUND;
        let points = (0..=last).map(|n| {
            let (angle, r) = (TAU * n as f32 / ROUND as f32, PIP * (n as f32 / (last - ROUND) as f32).min(1.0));
            self.at(u + r * angle.cos(), v + r * angle.sin())
        });
        scene.stroke(points.collect::<Vec<_>>(), Ink::Grid, Nib::Bold);
    }
}
