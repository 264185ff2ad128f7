//! Draws that only some viewers may know: dice under a cup, a word that the bot has set, a fleet placed at random.
//!
//! For each such draw, the game says who knows it. The record does not mark these draws, because a replay asks the game
//! again. [`Match::is_closed`](crate::play::Match::is_closed) says what this means for the record.

use super::{Chance, Draw};
use crate::base::{Seats, Viewer};

/// The hidden draws of a step.
#[derive(Clone, Default)]
pub(super) struct Cup {
    /// The seats that know the draws made now; `None`: everybody.
    knows: Option<Seats>,
    /// The hidden draws by number, and the seats that know each.
    covered: Vec<(usize, Seats)>,
    /// The parts of hidden draws that everybody learns at once.
    open: Vec<String>,
    /// A viewer, and the chance that makes the draws hidden from that viewer.
    other: Option<(Viewer, Box<Chance>)>,
}

impl Cup {
    /// The chance that makes the next draw in place of the usual one, if any.
    pub fn elsewhere(&mut self) -> Option<&mut Chance> {
        let knows = self.knows?;
        let (who, other) = self.other.as_mut()?;
        hides(knows, *who).then_some(&mut **other)
    }

    /// Notes which seats know the draw with this number.
    pub fn note(&mut self, number: usize) {
        self.covered.extend(self.knows.map(|knows| (number, knows)));
    }

    /// Whether the other chance has a fault.
    pub fn fault(&self) -> bool {
        self.other.as_ref().is_some_and(|(_, other)| other.fault())
    }
}

/// Whether a draw that only these seats know is hidden from a viewer.
fn hides(knows: Seats, who: Viewer) -> bool {
    match who {
        Viewer::Public => true,
        Viewer::Seat(seat) => !knows.has(seat),
        Viewer::Revealed => false,
    }
}

impl Chance {
    /// Makes draws that only these seats may know until the game reveals them. With [`Seats::NONE`] only the table
    /// knows.
    ///
    /// Use it for every draw that the game does not show to everybody in the same step. It does not change the numbers,
    /// so a game may start to hide a draw and old records still replay. In nested cups, a draw is known to the seats
    /// that may look under both.
    ///
    /// ```
    /// use kletka_games::base::{Chance, Draw, Seat, Seats, Viewer};
    /// let mut chance = Chance::given(&[6, 2, 5]);
    /// let open = chance.die(6);
    /// let dice = chance.hidden(Seats::one(Seat(1)), |cup| [cup.die(6), cup.die(6)]);
    /// assert_eq!((open, dice), (6, [2, 5]));
    /// assert_eq!(chance.known_to(Viewer::Seat(Seat(0))), [Draw::Number(6)]);
    /// assert_eq!(chance.known_to(Viewer::Seat(Seat(1))), chance.drawn());
    /// ```
    pub fn hidden<T>(&mut self, knows: Seats, draw: impl FnOnce(&mut Chance) -> T) -> T {
        let around = self.cup.knows;
        self.cup.knows = Some(around.map_or(knows, |others| others.within(knows)));
        let drawn = draw(self);
        self.cup.knows = around;
        drawn
    }

    /// Says what everybody learns at once about this step's hidden draws, such as the length of a word. Nothing else
    /// about them may show before the game reveals it.
    ///
    /// ```
    /// use kletka_games::base::{Chance, Seats};
    /// let mut chance = Chance::given(&["crown"]);
    /// let word = chance.hidden(Seats::NONE, |cup| cup.word(1, |_| "crown".to_owned()));
    /// chance.open_part(word.len());
    /// assert_eq!(chance.open_parts(), ["5"]);
    /// ```
    pub fn open_part(&mut self, part: impl ToString) {
        self.cup.open.push(part.to_string());
    }

    /// The parts said with [`open_part`](Self::open_part), in order.
    pub fn open_parts(&self) -> &[String] {
        &self.cup.open
    }

    /// Whether any draw is hidden.
    ///
    /// ```
    /// use kletka_games::base::{Chance, Seats};
    /// let mut chance = Chance::fixed(0);
    /// chance.die(6);
    /// assert!(!chance.hides());
    /// chance.hidden(Seats::NONE, |cup| cup.die(6));
    /// assert!(chance.hides());
    /// ```
    pub fn hides(&self) -> bool {
        !self.cup.covered.is_empty()
    }

    /// The seats that know each hidden draw, one set per draw.
    pub fn knowing(&self) -> impl Iterator<Item = Seats> {
        self.cup.covered.iter().map(|(_, knows)| *knows)
    }

    /// The draws so far that a viewer knows, in order.
    pub fn known_to(&self, who: Viewer) -> Vec<Draw> {
        self.part(|hidden| !hidden, who)
    }

    /// The draws that are hidden from a viewer, in order.
    pub fn hidden_from(&self, who: Viewer) -> Vec<Draw> {
        self.part(|hidden| hidden, who)
    }

    fn part(&self, takes: impl Fn(bool) -> bool, who: Viewer) -> Vec<Draw> {
        let hidden = |n| self.cup.covered.iter().any(|(number, knows)| *number == n && hides(*knows, who));
        let all = self.drawn.iter().enumerate();
        all.filter(|(n, _)| takes(hidden(*n))).map(|(_, draw)| draw.clone()).collect()
    }

    /// This chance, except that `other` makes the draws that are hidden from a viewer. The laws of the games repeat a
    /// step with it: the viewer should see no difference.
    ///
    /// ```
    /// use kletka_games::base::{Chance, Seats, Viewer};
    /// let step = |chance: &mut Chance| (chance.die(6), chance.hidden(Seats::NONE, |cup| cup.die(6)));
    /// let mut chance = Chance::given(&[4]).hiding(Viewer::Public, Chance::given(&[1]));
    /// assert_eq!(step(&mut chance), (4, 1));
    /// assert!(!chance.fault());
    /// ```
    #[must_use]
    pub fn hiding(mut self, who: Viewer, other: Chance) -> Chance {
        self.cup.other = Some((who, Box::new(other)));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{Seat, Seed};

    fn step(chance: &mut Chance) -> [u32; 4] {
        let first = chance.die(6);
        let [second, third] = [0, 1].map(|n| chance.hidden(Seats::one(Seat(n)), |cup| cup.die(6)));
        [first, second, third, chance.die(6)]
    }

    #[test]
    fn a_cup_changes_no_number() {
        let seed = Seed([7; 32]);
        let mut open = Chance::seeded(&seed, 3);
        let faces = std::array::from_fn(|_| open.die(6));
        let mut covered = Chance::seeded(&seed, 3);
        assert_eq!(step(&mut covered), faces);
        assert_eq!(covered.drawn(), open.drawn());
        assert_eq!(step(&mut Chance::given(covered.drawn())), faces, "a record replays it");
        assert!(covered.hides() && !open.hides());
    }

    #[test]
    fn everybody_knows_what_is_not_hidden_from_them() {
        let mut chance = Chance::given(&[1, 2, 3, 4]);
        step(&mut chance);
        let known = |who| chance.known_to(who).iter().filter_map(Draw::number).collect::<Vec<_>>();
        assert_eq!(known(Viewer::Public), [1, 4]);
        assert_eq!(known(Viewer::Seat(Seat(0))), [1, 2, 4]);
        assert_eq!(known(Viewer::Seat(Seat(1))), [1, 3, 4]);
        assert_eq!(known(Viewer::Revealed), [1, 2, 3, 4]);
        assert_eq!(chance.hidden_from(Viewer::Seat(Seat(2))), [Draw::Number(2), Draw::Number(3)]);
    }

    #[test]
    fn within_a_cup_those_know_who_may_look_under_both() {
        let (both, second) = (Seats::first(2), Seats::one(Seat(1)));
        let mut chance = Chance::given(&[1, 2]);
        chance.hidden(both, |cup| (cup.hidden(second, |cup| cup.die(6)), cup.die(6)));
        assert!(chance.knowing().eq([second, both]));
    }

    #[test]
    fn another_chance_makes_what_is_hidden_from_a_viewer() {
        let anna = Viewer::Seat(Seat(0));
        let mut chance = Chance::given(&[1, 2, 4]).hiding(anna, Chance::given(&[6]));
        assert_eq!(step(&mut chance), [1, 2, 6, 4]);
        assert!(!chance.fault());
        let mut chance = Chance::given(&[1, 2, 4]).hiding(anna, Chance::given(&[6, 6]));
        step(&mut chance);
        assert!(chance.fault(), "one draw of the other is left over");
        let mut chance = Chance::given(&[1, 2, 4]).hiding(anna, Chance::given(&[7]));
        step(&mut chance);
        assert!(chance.fault(), "no die shows seven");
    }

    #[test]
    fn a_chance_does_not_tell_what_it_has_drawn() {
        let mut chance = Chance::given(&["crown"]);
        chance.hidden(Seats::NONE, |cup| cup.word(1, |_| "crown".to_owned()));
        assert_eq!(format!("{chance:?}"), "Chance { drawn: 1, fault: false, .. }");
    }
}
