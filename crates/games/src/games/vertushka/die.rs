//! A die on the table: the face on top, the face in front, and the face that was on top before.

/// The number of faces. Opposite faces add up to one more.
pub const FACES: u8 = 6;

/// A die. Opposite faces add up to seven, and 1, 2, 3 run counter-clockwise around their corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// The face on top, 1 to 6.
    pub top: u8,
    /// The face in front. It matters only to the picture.
    pub front: u8,
    /// The face that was on top before its last tip, or `None` after the throw.
    pub before: Option<u8>,
}

/// The reason why a face cannot be tipped up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ban {
    /// No die has this face.
    NoFace,
    /// The face is on top.
    Top,
    /// The face is underneath, half a turn away.
    Under,
    /// The face was on top before the last tip.
    Before,
}

impl Die {
    /// A die that has just been thrown.
    pub fn thrown(top: u8) -> Die {
        let front = (1..=FACES).find(|face| beside(top, *face)).unwrap_or(top);
        Die { top, front, before: None }
    }

    /// The face to the right of the front.
    pub fn right(self) -> u8 {
        let (top, front) = (axis(self.top), axis(self.front));
        let side = 3 - (top.0 + front.0).min(3);
        let turns = (front.0 + 3 - top.0) % 3 == 1;
        let low = (top.1 == front.1) == turns;
        if low { side + 1 } else { opposite(side + 1) }
    }

    /// The face to the left of the front.
    pub fn left(self) -> u8 {
        opposite(self.right())
    }

    pub fn back(self) -> u8 {
        opposite(self.front)
    }

    /// Checks that a face may be tipped up.
    pub fn check(self, face: u8) -> Result<(), Ban> {
        match face {
            _ if !(1..=FACES).contains(&face) => Err(Ban::NoFace),
            _ if face == self.top => Err(Ban::Top),
            _ if face == opposite(self.top) => Err(Ban::Under),
            _ if self.before == Some(face) => Err(Ban::Before),
            _ => Ok(()),
        }
    }

    /// The faces that may be tipped up, ascending.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=FACES).filter(move |face| self.check(*face).is_ok())
    }

    /// The die after a quarter turn that brings one of its four sides up.
    pub fn tip(self, face: u8) -> Die {
        let front = match face {
            _ if face == self.front => opposite(self.top),
            _ if face == self.back() => self.top,
            _ => self.front,
        };
        Die { top: face, front, before: Some(self.top) }
    }
}

/// The face on the opposite side.
pub fn opposite(face: u8) -> u8 {
    FACES + 1 - face
}

/// Whether two faces share an edge.
pub fn beside(face: u8, other: u8) -> bool {
    face != other && face != opposite(other)
}

/// The axis of the die that a face is on, and whether it is the low side.
fn axis(face: u8) -> (u8, bool) {
    let low = face.min(opposite(face));
    (low - 1, face == low)
}
