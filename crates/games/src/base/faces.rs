//! Dice that are thrown together, and their faces as people type them.

use std::ops::RangeInclusive;

use super::Chance;

/// Dice that are thrown at once. One of them may have higher faces than the others.
///
/// ```
/// use kletka_games::base::faces::Dice;
///
/// let dice = Dice::ordinary(2).raised(1);
/// assert_eq!((dice.faces(0), dice.faces(1)), (1..=6, 2..=7));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice {
    /// Number of dice.
    pub count: usize,
    /// Faces per die, 2 to 12.
    pub sides: u8,
    /// How much higher the faces of the last die are than 1 to `sides`.
    pub raised: u8,
}

impl Dice {
    /// `count` ordinary dice.
    pub const fn ordinary(count: usize) -> Dice {
        Dice { count, sides: 6, raised: 0 }
    }

    /// The same dice, with the faces of the last one higher by `raised`.
    pub const fn raised(self, raised: u8) -> Dice {
        Dice { raised, ..self }
    }

    /// The faces of one die; the first die is 0.
    pub fn faces(self, die: usize) -> RangeInclusive<u8> {
        let raised = if die + 1 == self.count { self.raised } else { 0 };
        1 + raised..=self.sides + raised
    }

    /// Whether the dice can show these faces.
    ///
    /// ```
    /// use kletka_games::base::faces::Dice;
    ///
    /// let dice = Dice::ordinary(2).raised(1);
    /// assert!(dice.show(&[6, 7]) && !dice.show(&[7, 6]) && !dice.show(&[6]));
    /// ```
    pub fn show(self, faces: &[u8]) -> bool {
        faces.len() == self.count && faces.iter().enumerate().all(|(die, face)| self.faces(die).contains(face))
    }

    /// Throws the dice, one after the other.
    ///
    /// ```
    /// use kletka_games::base::Chance;
    /// use kletka_games::base::faces::Dice;
    ///
    /// assert_eq!(Dice::ordinary(2).raised(1).throw(&mut Chance::given(&[3, 7])), [3, 7]);
    /// ```
    pub fn throw(self, chance: &mut Chance) -> Vec<u8> {
        let draw = |die| {
            let faces = self.faces(die);
            // A face is small.
            chance.range(u32::from(*faces.start()), u32::from(*faces.end())) as u8
        };
        (0..self.count).map(draw).collect()
    }

    /// Reads faces as people type them, for this number of dice or any other. An ordinary die may stand in for the
    /// raised one: it shows at the bottom the faces that it lacks at the top. `None` if the text is not a list of
    /// faces.
    ///
    /// ```
    /// use kletka_games::base::faces::Dice;
    ///
    /// let dice = Dice::ordinary(2).raised(1);
    /// assert_eq!([dice.read("5-4"), dice.read("3 1")], [Some(vec![5, 4]), Some(vec![3, 7])]);
    /// assert_eq!((dice.read("7 3"), dice.read("5")), (None, Some(vec![5])));
    /// ```
    pub fn read(self, text: &str) -> Option<Vec<u8>> {
        let mut faces = read(text, self.sides + self.raised)?;
        if faces.len() != self.count {
            return Some(faces);
        }
        if let Some(last) = faces.last_mut().filter(|last| **last <= self.raised) {
            *last += self.sides;
        }
        Some(faces).filter(|faces| self.show(faces))
    }
}

/// Reads the faces of dice with `sides` faces each: `3 5 5`, `3-5-5`, `3,5,5`, and `355` if no face has two digits.
/// `None` for anything else.
///
/// ```
/// use kletka_games::base::faces;
///
/// assert_eq!(faces::read("3 5 5", 6), Some(vec![3, 5, 5]));
/// assert_eq!(faces::read("355", 6), Some(vec![3, 5, 5]));
/// assert_eq!(faces::read("3 12", 12), Some(vec![3, 12]));
/// assert_eq!(faces::read("3 7", 6), None);
/// ```
pub fn read(text: &str, sides: u8) -> Option<Vec<u8>> {
    // Without faces of two digits, each sign is a face.
    let words = text.split([' ', '-', '–', ',', ';', '+']).flat_map(|word| word.split_inclusive(|_| sides < 10));
    let face = |word: &str| word.parse().ok().filter(|face| (1..=sides).contains(face));
    words.map(face).collect::<Option<Vec<u8>>>().filter(|faces| !faces.is_empty())
}
