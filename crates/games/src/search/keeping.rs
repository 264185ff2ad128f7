//! The best play with five dice. You throw up to three times and keep some dice between the throws. Then you write the
//! hand into one box of a sheet. Each box is filled once. This module computes the exact value of each set of open
//! boxes for a player who plays alone for the most points.
//!
//! A hand is the number of dice that show each face. There are 252 hands of five dice, and 462 of up to five. The value
//! of keeping some dice follows from the value of keeping one die more. So a throw costs six additions for each hand.

use crate::game::Chance;

/// Dice per throw.
const DICE: u8 = 5;
/// Faces of a die.
const FACES: usize = 6;
/// Less than any sheet is worth: the value if nothing can be done.
const MISERY: f64 = -1e6;
/// A hand without a neighbour: it has no such die, or no room for another.
const NONE: u16 = u16::MAX;

/// The number of dice with each face; the ones come first.
pub type Counts = [u8; FACES];

/// Counts some faces.
///
/// ```
/// use kletka_games::search::keeping::counts;
/// assert_eq!(counts(&[5, 1, 5, 6, 5]), [1, 0, 0, 0, 3, 1]);
/// ```
pub fn counts(faces: &[u8]) -> Counts {
    let mut counts = [0; FACES];
    for face in faces {
        if let Some(count) = counts.get_mut(usize::from(*face).wrapping_sub(1)) {
            *count += 1;
        }
    }
    counts
}

/// The faces of a hand, ascending.
///
/// ```
/// use kletka_games::search::keeping::{counts, faces};
/// assert_eq!(faces(&counts(&[5, 1, 5])), [1, 5, 5]);
/// ```
pub fn faces(hand: &Counts) -> Vec<u8> {
    (1..).zip(hand).flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(*count))).collect()
}

/// All hands of up to five dice.
#[derive(Debug)]
struct Hands {
    /// All hands, those with fewer dice first.
    all: Vec<Counts>,
    /// The number of the first hand of five dice.
    full: usize,
    /// The hand with one die more of each face.
    more: Vec<[u16; FACES]>,
    /// Each hand with each that has one die less. Hands with fewer dice come first.
    less: Vec<[u16; 2]>,
}

impl Hands {
    fn new() -> Hands {
        let mut all: Vec<Counts> = vec![[0; FACES]];
        let mut full = 0;
        for _ in 0..DICE {
            let grown = all[full..].iter().flat_map(|hand| {
                // Adds a die only at the highest face or above, so that each hand comes up once.
                let least = hand.iter().rposition(|count| *count > 0).unwrap_or(0);
                (least..FACES).map(|face| with(hand, face))
            });
            let grown: Vec<Counts> = grown.collect();
            full = all.len();
            all.extend(grown);
        }
        let number = |wanted: Option<Counts>| {
            let found = wanted.and_then(|wanted| all.iter().position(|hand| *hand == wanted));
            found.map_or(NONE, |n| n as u16)
        };
        let more = all.iter().map(|hand| {
            let room = hand.iter().sum::<u8>() < DICE;
            std::array::from_fn(|face| number(room.then(|| with(hand, face))))
        });
        let more: Vec<[u16; FACES]> = more.collect();
        let grown = (0u16..).zip(&more).flat_map(|(n, more)| more.iter().map(move |grown| [*grown, n]));
        let less = grown.filter(|[grown, _]| *grown != NONE).collect();
        Hands { all, full, more, less }
    }

    /// The hands of five dice.
    fn thrown(&self) -> &[Counts] {
        &self.all[self.full..]
    }

    /// The value of each hand if the other dice are thrown, computed from the values of the five-dice hands.
    fn average(&self, worth: &mut [f64]) {
        for (n, more) in self.more.iter().enumerate().take(self.full).rev() {
            let [a, b, c, d, e, f] = *more;
            let (low, high) = ([a as usize, b as usize, c as usize], [d as usize, e as usize, f as usize]);
            let sum = worth[low[0]] + worth[low[1]] + worth[low[2]] + worth[high[0]] + worth[high[1]] + worth[high[2]];
            worth[n] = sum / FACES as f64;
        }
    }

    /// The value of each hand if any of its dice may be kept.
    fn best(&self, worth: &mut [f64]) {
        for &[n, less] in &self.less {
            if worth[less as usize] > worth[n as usize] {
                worth[n as usize] = worth[less as usize];
            }
        }
    }
}

fn with(hand: &Counts, face: usize) -> Counts {
    let mut hand = *hand;
    hand[face] += 1;
    hand
}

/// A possible step with five dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Ends the turn with this box.
    Fill(usize),
    /// Keep these dice and throw all others.
    Keep(Counts),
}

/// The value of a sheet for each set of open boxes.
///
/// ```
/// use kletka_games::search::keeping::Plan;
/// // One box that counts everything: a five or a six is kept, before the last throw a four as well.
/// let plan = Plan::new(1, |_, hand, _| (1..).zip(hand).map(|(face, &dice)| f64::from(face * u32::from(dice))).sum());
/// assert!((plan.worth(1) - 5.0 * (4.0 + 2.0 / 3.0)).abs() < 1e-9);
/// ```
#[derive(Debug)]
pub struct Plan {
    hands: Hands,
    boxes: usize,
    /// The score of each five-dice hand in each box: after the first throw, and after a later one.
    first: Vec<f64>,
    later: Vec<f64>,
    /// Values by the set of open boxes; bit 0 is the first box.
    worth: Vec<f64>,
}

/// The values of hands while a set of boxes is open.
struct Turn {
    /// The value of each hand of up to five kept dice, with one throw left and with two left.
    last: Vec<f64>,
    second: Vec<f64>,
    /// The value of each five-dice hand after the first throw.
    first: Vec<f64>,
}

impl Plan {
    /// The plan for this many boxes (at most 16). `points` gives the score of five dice in a box; its last argument
    /// says whether this is the first throw.
    pub fn new(boxes: usize, points: impl Fn(usize, &Counts, bool) -> f64) -> Plan {
        let mut plan = Plan::of_a_turn(boxes, points, |_| 0.0);
        let mut turn = plan.turn_space();
        for open in 1..plan.worth.len() {
            plan.value(open, &mut turn);
            let thrown = turn.first.as_mut_slice();
            plan.hands.average(thrown);
            plan.worth[open] = thrown[0];
        }
        plan
    }

    /// The plan for a single turn, for games in which boxes are filled several times. `left` gives the value of the
    /// open boxes after the turn.
    ///
    /// ```
    /// use kletka_games::search::keeping::{Plan, Step, counts};
    /// // Sixes and ones. An open box of sixes is worth two points.
    /// let points = |row: usize, hand: &[u8; 6], _| f64::from(hand[[5, 0][row]]);
    /// let plan = Plan::of_a_turn(2, points, |open| if open & 1 == 1 { 2.0 } else { 0.0 });
    /// let steps = plan.steps(3, &counts(&[6, 6, 6, 1, 1]), 3);
    /// assert_eq!(steps, [(Step::Fill(0), 3.0), (Step::Fill(1), 4.0)]);
    /// ```
    pub fn of_a_turn(boxes: usize, points: impl Fn(usize, &Counts, bool) -> f64, left: impl Fn(usize) -> f64) -> Plan {
        let hands = Hands::new();
        let table = |first: bool| {
            let hands = hands.thrown().iter();
            hands.flat_map(|hand| (0..boxes).map(move |n| (n, hand))).map(|(n, hand)| points(n, hand, first)).collect()
        };
        let (first, later) = (table(true), table(false));
        Plan { hands, boxes, first, later, worth: (0..1 << boxes).map(left).collect() }
    }

    /// The expected points still to come, by the set of open boxes.
    pub fn worth(&self, open: usize) -> f64 {
        self.worth.get(open).copied().unwrap_or_default()
    }

    /// All possible steps with five dice after this many throws (1 to 3) while these boxes are open, each with the
    /// expected points still to come. Empty if `hand` does not have five dice.
    pub fn steps(&self, open: usize, hand: &Counts, throws: u8) -> Vec<(Step, f64)> {
        let Some(thrown) = self.hands.thrown().iter().position(|other| other == hand) else { return Vec::new() };
        let mut turn = self.turn_space();
        self.value(open, &mut turn);
        let filled = self.filled(open, thrown, if throws == 1 { &self.first } else { &self.later });
        let mut steps: Vec<(Step, f64)> = filled.map(|(n, worth)| (Step::Fill(n), worth)).collect();
        let kept = match throws {
            1 => &turn.second,
            2 => &turn.last,
            _ => return steps,
        };
        let parts = self.hands.all[..self.hands.full].iter().zip(kept);
        let parts = parts.filter(|(part, _)| part.iter().zip(hand).all(|(few, many)| few <= many));
        steps.extend(parts.map(|(part, worth)| (Step::Keep(*part), *worth)));
        steps
    }

    /// The expected points still to come after the best step.
    pub fn best(&self, open: usize, hand: &Counts, throws: u8) -> f64 {
        self.steps(open, hand, throws).into_iter().map(|(_, worth)| worth).fold(MISERY, f64::max)
    }

    /// The choice of a player who misjudges each value by up to `blur` points; 0 is the best play.
    ///
    /// ```
    /// use kletka_games::game::{Chance, Seed};
    /// use kletka_games::search::keeping::{Plan, Step, counts};
    /// let plan = Plan::new(1, |_, hand, _| f64::from(hand[5]));
    /// let step = plan.choose(1, &counts(&[6, 1, 6, 2, 3]), 2, 0.0, &mut Chance::seeded(&Seed([1; 32]), 0));
    /// assert_eq!(step, Some(Step::Keep(counts(&[6, 6]))), "sixes are kept");
    /// ```
    pub fn choose(&self, open: usize, hand: &Counts, throws: u8, blur: f64, chance: &mut Chance) -> Option<Step> {
        let mut blurred = |worth: f64| match blur > 0.0 {
            true => worth + blur * f64::from(chance.range(0, 1000)) / 1000.0,
            false => worth,
        };
        let steps = self.steps(open, hand, throws).into_iter().map(|(step, worth)| (step, blurred(worth)));
        steps.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(step, _)| step)
    }

    fn turn_space(&self) -> Turn {
        let space = || vec![0.0; self.hands.all.len()];
        Turn { last: space(), second: space(), first: space() }
    }

    /// The value of filling each open box with a hand.
    fn filled(&self, open: usize, thrown: usize, points: &[f64]) -> impl Iterator<Item = (usize, f64)> {
        let row = &points[thrown * self.boxes..][..self.boxes];
        self.left(open).map(|(n, left)| (n, row[n] + left))
    }

    /// The open boxes, each with the value of the others once it is filled.
    fn left(&self, open: usize) -> impl Iterator<Item = (usize, f64)> {
        let boxes = (0..self.boxes).filter(move |n| open >> n & 1 == 1);
        boxes.map(move |n| (n, self.worth[open & !(1 << n)]))
    }

    /// Computes the values of all hands.
    fn value(&self, open: usize, turn: &mut Turn) {
        let full = self.hands.full;
        let boxes: Vec<(usize, f64)> = self.left(open).collect();
        for (worth, points) in turn.last[full..].iter_mut().zip(self.later.chunks(self.boxes)) {
            *worth = best_box(&boxes, points);
        }
        self.hands.average(&mut turn.last);
        turn.second.copy_from_slice(&turn.last);
        self.hands.best(&mut turn.second);
        self.hands.average(&mut turn.second);
        turn.first.copy_from_slice(&turn.second);
        self.hands.best(&mut turn.first);
        if self.first == self.later {
            // Keeping all five dice is the same as stopping, which has been counted.
            return;
        }
        for (worth, points) in turn.first[full..].iter_mut().zip(self.first.chunks(self.boxes)) {
            *worth = worth.max(best_box(&boxes, points));
        }
    }
}

/// The best value of filling one of these boxes, given the points of a hand in all boxes.
fn best_box(boxes: &[(usize, f64)], points: &[f64]) -> f64 {
    let (mut best, mut at) = (f64::MIN, 0);
    // A plain loop: the tests of a game run without optimisation, where an iterator costs three times as much.
    while at < boxes.len() {
        let worth = points[boxes[at].0] + boxes[at].1;
        if worth > best {
            best = worth;
        }
        at += 1;
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_as_many_as_they_are_and_know_their_neighbours() {
        let hands = Hands::new();
        assert_eq!((hands.all.len(), hands.thrown().len()), (462, 252));
        for (n, hand) in hands.all.iter().enumerate() {
            for (face, dice) in hand.iter().enumerate() {
                let more = hands.more[n][face];
                assert_eq!(more == NONE, n >= hands.full);
                if more != NONE {
                    assert_eq!(hands.all[usize::from(more)][face], dice + 1);
                    assert!(hands.less.contains(&[more, n as u16]));
                }
            }
            let faces = hand.iter().filter(|dice| **dice > 0).count();
            assert_eq!(hands.less.iter().filter(|[grown, _]| usize::from(*grown) == n).count(), faces);
        }
        assert!(hands.less.is_sorted_by_key(|[_, less]| *less), "what is kept of few dice is known before it is used");
    }

    #[test]
    fn what_is_thrown_is_weighted_by_its_ways() {
        let hands = Hands::new();
        let mut worth = vec![0.0; 462];
        for (n, hand) in hands.all.iter().enumerate().skip(hands.full) {
            worth[n] = f64::from(u8::from(hand.contains(&5)));
        }
        hands.average(&mut worth);
        assert!((worth[0] - 6.0 / 7776.0).abs() < 1e-12);
    }

    /// The probability of five equal dice in three throws is well known: 4.6029 %.
    #[test]
    fn five_equal_dice_in_three_throws() {
        let plan = Plan::new(1, |_, hand, _| f64::from(u8::from(hand.contains(&5))));
        assert!((plan.worth(1) - 0.046_028_643).abs() < 1e-8);
    }
}
