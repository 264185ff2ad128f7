//! A die as it stands on the table, seen from above one of its corners: three faces, with their pips.

use std::f32::consts::TAU;

use super::die::Die;
use crate::game::scene::{Ink, Item, Nib, Pt, Scene, pt};

/// How far the edges of a die of side 1 run across and down, seen so.
const ACROSS: f32 = 0.866;
const DOWN: f32 = 0.5;
/// How far from the middle of a face its outer pips are, and how large a pip is, in sides.
const OUT: f32 = 0.26;
const PIP: f32 = 0.085;
/// How often the pen goes round to blacken a pip, and how many points each round has.
const TURNS: usize = 6;
const ROUND: usize = 14;

/// Where a die is drawn.
#[derive(Clone, Copy)]
pub struct Cube {
    /// The corner next to the eye.
    pub near: Pt,
    /// The side.
    pub side: f32,
}

/// A face: its middle and half its sides.
#[derive(Clone, Copy)]
struct Face {
    middle: Pt,
    u: Pt,
    v: Pt,
}

/// Which way a side of the die looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// To the lower left: the front.
    Front,
    /// To the lower right.
    Right,
    /// To the upper left, hidden.
    Left,
    /// To the upper right, hidden.
    Back,
}

impl Look {
    /// All four, with what a die has there.
    pub fn all(die: Die) -> [(Look, u8); 4] {
        [(Look::Front, die.front), (Look::Right, die.right()), (Look::Left, die.left()), (Look::Back, die.back())]
    }

    /// The way out, across and down.
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
    /// A point of the die by how many sides it lies from the near corner to the left, to the right and down.
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

    /// The face on top.
    fn top(self) -> Face {
        self.face([0.5, 0.5, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0])
    }

    /// Where an arrow ends by which a side comes up: at the edge of the top that is nearest to it; of a side that is
    /// seen, at the corner, so that its pips stay free.
    pub fn goal(self, look: Look) -> Pt {
        match look {
            Look::Front => self.at(1.04, -0.04, 0.1),
            Look::Right => self.at(-0.04, 1.04, 0.1),
            Look::Left => self.at(1.0, 0.62, -0.05),
            Look::Back => self.at(0.62, 1.0, -0.05),
        }
    }

    /// Draws it; without a die a blank one, which has not been thrown. The top is washed where it is the latest move.
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
        let corners = [((-OUT, OUT), 2..=6), ((OUT, -OUT), 2..=6), ((-OUT, -OUT), 4..=6), ((OUT, OUT), 4..=6)];
        let sides = [((-OUT, 0.0), 6..=6), ((OUT, 0.0), 6..=6)];
        let pips = corners.into_iter().chain(sides).filter(|(_, faces)| faces.contains(&shown)).map(|(at, _)| at);
        let middle = (shown % 2 == 1).then_some((0.0, 0.0));
        pips.chain(middle).for_each(|at| self.pip(scene, at));
    }

    /// A pip lies in its face, so it is no round dot: the pen goes round in it from the middle until it is black.
    fn pip(self, scene: &mut Scene, (u, v): (f32, f32)) {
        let last = TURNS * ROUND;
        let points = (0..=last).map(|n| {
            let (angle, r) = (TAU * n as f32 / ROUND as f32, PIP * (n as f32 / (last - ROUND) as f32).min(1.0));
            self.at(u + r * angle.cos(), v + r * angle.sin())
        });
        scene.stroke(points.collect::<Vec<_>>(), Ink::Grid, Nib::Bold);
    }
}
