//! A hand of dice. You keep some of them and throw the others again.

use std::fmt;

use crate::game::Chance;
use crate::game::scene::{Align, Ink, Item, Nib, Pt, Says, Scene, pt};

/// Most faces that a die can have.
pub const MOST_SIDES: u8 = 12;

/// How far the stroke below a kept die is from it at least, and the side from which on the stroke is bold.
const CLEAR: f32 = 0.38;
const LARGE: f32 = 1.7;

/// Thrown dice with 2 to 12 faces each, some of them kept.
///
/// ```
/// use kletka_games::game::Chance;
/// use kletka_games::kit::hand::Hand;
///
/// let mut hand = Hand::throw(&mut Chance::given(&[5, 3, 1, 5, 2]), 5, 6);
/// assert!(hand.keep(&[5, 5]));
/// assert_eq!(hand.to_string(), "[5] 3 1 [5] 2");
/// hand.throw_again(&mut Chance::given(&[6, 5, 4]));
/// assert_eq!((hand.faces(), hand.sum(), hand.count(5)), ([5, 6, 5, 5, 4].as_slice(), 25, 3));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    sides: u8,
    faces: Vec<u8>,
    kept: Vec<bool>,
}

impl Hand {
    /// Throws `dice` dice with `sides` faces each (2 to 12). None is kept yet.
    pub fn throw(chance: &mut Chance, dice: usize, sides: u8) -> Hand {
        assert!((2..=MOST_SIDES).contains(&sides), "two to twelve faces");
        let mut hand = Hand { sides, faces: vec![1; dice], kept: vec![false; dice] };
        hand.throw_again(chance);
        hand
    }

    /// Dice with `sides` faces each that show these faces. None is kept yet.
    ///
    /// ```
    /// use kletka_games::kit::hand::Hand;
    ///
    /// assert_eq!(Hand::showing(&[3, 5, 5], 6).to_string(), "3 5 5");
    /// ```
    pub fn showing(faces: &[u8], sides: u8) -> Hand {
        Hand { sides, faces: faces.to_vec(), kept: vec![false; faces.len()] }
    }

    /// Throws the dice that are not kept, in order. Kept dice stay kept.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let mut hand = Hand::throw(&mut Chance::given(&[12, 1]), 2, 12);
    /// hand.toggle(0);
    /// hand.throw_again(&mut Chance::given(&[7]));
    /// assert_eq!(hand.to_string(), "[12] 7");
    /// ```
    pub fn throw_again(&mut self, chance: &mut Chance) {
        for (face, _) in self.faces.iter_mut().zip(&self.kept).filter(|(_, kept)| !**kept) {
            // A face is at most twelve.
            *face = chance.die(u32::from(self.sides)) as u8;
        }
    }

    /// Takes dice that were thrown outside of the hand: one for each die that is not kept, in order, or one for each
    /// die, which kept dice ignore (one throw for several hands). `false`: the number does not fit, and nothing
    /// changes.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let mut hand = Hand::throw(&mut Chance::given(&[5, 3, 1]), 3, 6);
    /// hand.keep(&[3]);
    /// assert!(hand.fall(&[6, 2]));
    /// assert_eq!(hand.faces(), [6, 3, 2]);
    /// assert!(hand.fall(&[1, 4, 5]) && !hand.fall(&[1]));
    /// assert_eq!(hand.faces(), [1, 3, 5]);
    /// ```
    pub fn fall(&mut self, faces: &[u8]) -> bool {
        let all = faces.len() == self.faces.len();
        if !all && faces.len() != self.loose().len() {
            return false;
        }
        let mut fallen = faces.iter();
        for (face, kept) in self.faces.iter_mut().zip(&self.kept) {
            if (all || !kept)
                && let Some(fell) = fallen.next()
                && !kept
            {
                *face = *fell;
            }
        }
        true
    }

    /// Keeps a die, or releases it; the first die is 0. `false`: there is no such die.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let mut hand = Hand::throw(&mut Chance::given(&[4, 4]), 2, 6);
    /// assert!(hand.toggle(1) && hand.is_kept(1) && hand.toggle(1) && !hand.is_kept(1));
    /// assert!(!hand.toggle(2));
    /// ```
    pub fn toggle(&mut self, die: usize) -> bool {
        let Some(kept) = self.kept.get_mut(die) else { return false };
        *kept = !*kept;
        true
    }

    /// Keeps dice with these faces and no others. Of equal dice it keeps the first ones. `false`: the hand does not
    /// have all of them, and nothing changes.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let mut hand = Hand::throw(&mut Chance::given(&[3, 5, 3]), 3, 6);
    /// assert!(hand.keep(&[3]) && hand.keep(&[5]));
    /// assert_eq!(hand.to_string(), "3 [5] 3");
    /// assert!(!hand.keep(&[5, 5]));
    /// ```
    pub fn keep(&mut self, faces: &[u8]) -> bool {
        let before = std::mem::replace(&mut self.kept, vec![false; self.faces.len()]);
        let all = self.keep_more(faces);
        if !all {
            self.kept = before;
        }
        all
    }

    /// Keeps dice with these faces in addition to the kept ones, for games in which dice set aside stay there. `false`:
    /// the other dice do not show all of them, and nothing changes.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let mut hand = Hand::throw(&mut Chance::given(&[1, 1, 5]), 3, 6);
    /// assert!(hand.keep_more(&[1]) && hand.keep_more(&[1]) && !hand.keep_more(&[1]));
    /// assert_eq!(hand.loose(), [5]);
    /// ```
    pub fn keep_more(&mut self, faces: &[u8]) -> bool {
        let mut kept = self.kept.clone();
        for wanted in faces {
            let die = (0..kept.len()).find(|&die| !kept[die] && self.faces[die] == *wanted);
            let Some(die) = die else { return false };
            kept[die] = true;
        }
        self.kept = kept;
        true
    }

    /// Releases all dice.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let mut hand = Hand::throw(&mut Chance::given(&[1, 5]), 2, 6);
    /// hand.keep(&[1, 5]);
    /// assert!(hand.loose().is_empty());
    /// hand.release();
    /// assert_eq!(hand.loose(), [1, 5]);
    /// ```
    pub fn release(&mut self) {
        self.kept.fill(false);
    }

    /// The faces, in the order of the dice.
    pub fn faces(&self) -> &[u8] {
        &self.faces
    }

    /// How many faces each die has.
    pub fn sides(&self) -> u8 {
        self.sides
    }

    /// Whether a die is kept.
    pub fn is_kept(&self, die: usize) -> bool {
        self.kept.get(die).is_some_and(|kept| *kept)
    }

    /// The faces of the kept dice, in order.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let mut hand = Hand::throw(&mut Chance::given(&[2, 6, 2]), 3, 6);
    /// hand.keep(&[2, 2]);
    /// assert_eq!((hand.kept(), hand.loose()), (vec![2, 2], vec![6]));
    /// ```
    pub fn kept(&self) -> Vec<u8> {
        self.those(true)
    }

    /// The faces of the dice that are not kept, in order.
    pub fn loose(&self) -> Vec<u8> {
        self.those(false)
    }

    fn those(&self, kept: bool) -> Vec<u8> {
        self.faces.iter().zip(&self.kept).filter(|(_, is)| **is == kept).map(|(face, _)| *face).collect()
    }

    /// All faces, ascending.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let hand = Hand::throw(&mut Chance::given(&[4, 1, 3]), 3, 6);
    /// assert_eq!(hand.sorted(), [1, 3, 4]);
    /// ```
    pub fn sorted(&self) -> Vec<u8> {
        let mut faces = self.faces.clone();
        faces.sort_unstable();
        faces
    }

    /// All faces except these, ascending; `None` if the hand does not have all of them.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let hand = Hand::throw(&mut Chance::given(&[4, 1, 4]), 3, 6);
    /// assert_eq!((hand.without(&[4]), hand.without(&[1, 1])), (Some(vec![1, 4]), None));
    /// ```
    pub fn without(&self, faces: &[u8]) -> Option<Vec<u8>> {
        let mut left = self.sorted();
        for face in faces {
            let at = left.iter().position(|other| other == face)?;
            left.remove(at);
        }
        Some(left)
    }

    /// How many dice show a face.
    pub fn count(&self, face: u8) -> usize {
        self.faces.iter().filter(|shown| **shown == face).count()
    }

    /// How many dice show each face: `counts()[face]`, with nothing at 0.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let hand = Hand::throw(&mut Chance::given(&[2, 2, 5]), 3, 6);
    /// assert_eq!((hand.counts()[2], hand.counts().iter().max()), (2, Some(&2)));
    /// ```
    pub fn counts(&self) -> [usize; MOST_SIDES as usize + 1] {
        let mut counts = [0; MOST_SIDES as usize + 1];
        for face in &self.faces {
            counts[usize::from(*face)] += 1;
        }
        counts
    }

    /// The sum of all faces.
    pub fn sum(&self) -> u32 {
        self.faces.iter().map(|face| u32::from(*face)).sum()
    }

    /// Draws the dice in a row: squares with side `side`, the middle of the first one at `at`, their middles
    /// [`pitch`](Hand::pitch) apart. Kept dice are underlined. Dice with more than six faces show numbers.
    ///
    /// ```
    /// use kletka_games::game::Chance;
    /// use kletka_games::game::scene::{Ink, Scene, pt};
    /// use kletka_games::kit::hand::Hand;
    ///
    /// let hand = Hand::throw(&mut Chance::given(&[2, 2, 5]), 3, 6);
    /// let mut scene = Scene::new(7.0, 3.0);
    /// hand.draw(&mut scene, pt(1.5, 1.5), 1.6, Ink::Pencil);
    /// assert_eq!(scene.items.len(), 3);
    /// ```
    pub fn draw(&self, scene: &mut Scene, at: Pt, side: f32, ink: Ink) {
        for die in 0..self.faces.len() {
            self.draw_die(scene, die, pt(at.x + Hand::pitch(side) * die as f32, at.y), side, ink);
        }
    }

    /// Draws one of the dice, counted from 0, with its middle at `at`. Draws nothing if there is no such die.
    pub fn draw_die(&self, scene: &mut Scene, die: usize, at: Pt, side: f32, ink: Ink) {
        let Some(&face) = self.faces.get(die) else { return };
        if self.sides <= 6 {
            scene.add(Item::Die { at, side, face, ink });
        } else {
            scene.frame(at.x - side / 2.0, at.y - side / 2.0, side, side, ink, Nib::Pen);
            let (says, size) = (Says::Plain(face.to_string()), 0.7 * side);
            scene.print(at, says, size, Align::Centre, ink);
        }
        if self.is_kept(die) {
            // Below a small die, the stroke keeps off it and its neighbours as well as below a large one.
            let (below, half) = (at.y + side / 2.0 + (0.22 * side).max(CLEAR), 0.46 * side);
            let nib = if side < LARGE { Nib::Pen } else { Nib::Bold };
            scene.stroke([pt(at.x - half, below), pt(at.x + half, below)], ink, nib);
        }
    }

    /// The distance between the middles of drawn dice with this side.
    pub fn pitch(side: f32) -> f32 {
        1.25 * side
    }
}

/// `[5] 3 1 [5] 2`: kept dice in brackets.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (face, kept)) in self.faces.iter().zip(&self.kept).enumerate() {
            let gap = if n > 0 { " " } else { "" };
            if *kept { write!(f, "{gap}[{face}]")? } else { write!(f, "{gap}{face}")? }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::Seed;

    #[test]
    fn numbers_stand_on_dice_with_many_faces() {
        let mut hand = Hand::throw(&mut Chance::given(&[12, 7]), 2, 12);
        hand.toggle(1);
        let mut scene = Scene::new(6.0, 3.0);
        hand.draw(&mut scene, pt(1.5, 1.5), 1.6, Ink::Seat(0));
        let says = |item: &Item| match item {
            Item::Label { says: Says::Plain(text), .. } => Some(text.clone()),
            _ => None,
        };
        assert_eq!(scene.items.iter().filter_map(says).collect::<Vec<_>>(), ["12", "7"]);
        // Two outlines, and a line below the kept die.
        assert_eq!(scene.items.iter().filter(|item| matches!(item, Item::Stroke { .. })).count(), 3);
    }

    proptest! {
        #[test]
        fn kept_dice_stay_and_the_others_are_drawn(
            dice in 1usize..11, sides in 2u8..=12, toggled in prop::collection::vec(0usize..12, 0..8), seed: [u8; 32],
        ) {
            let mut chance = Chance::seeded(&Seed(seed), 1);
            let mut hand = Hand::throw(&mut chance, dice, sides);
            for die in toggled {
                prop_assert_eq!(hand.toggle(die), die < dice);
            }
            let (before, loose, drawn) = (hand.clone(), hand.loose().len(), chance.drawn().len());
            hand.throw_again(&mut chance);
            prop_assert_eq!(chance.drawn().len(), drawn + loose);
            prop_assert_eq!(hand.kept(), before.kept());
            prop_assert!(hand.faces().iter().all(|face| (1..=sides).contains(face)));
            prop_assert_eq!(hand.counts().iter().sum::<usize>(), dice);
            let by_face: u32 = (1..=sides).map(|face| u32::from(face) * hand.count(face) as u32).sum();
            prop_assert_eq!(hand.sum(), by_face);
        }

        #[test]
        fn what_is_kept_by_its_faces_is_in_the_hand(faces in prop::collection::vec(1u8..=6, 0..7), seed: [u8; 32]) {
            let mut hand = Hand::throw(&mut Chance::seeded(&Seed(seed), 1), 5, 6);
            hand.toggle(0);
            let before = hand.clone();
            let mut wanted = faces.clone();
            wanted.sort_unstable();
            let has = (1..=6).all(|face| wanted.iter().filter(|f| **f == face).count() <= hand.count(face));
            prop_assert_eq!(hand.keep(&faces), has);
            let mut kept = hand.kept();
            kept.sort_unstable();
            if has {
                prop_assert_eq!(kept, wanted);
            } else {
                prop_assert_eq!(hand, before);
            }
        }
    }
}
