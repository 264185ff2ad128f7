//! Draws that only some viewers may know: dice under a cup, a word that the bot has set, a fleet placed at random.
//!
//! For each such draw, the game says who knows it. The record does not mark these draws, because a replay asks the game
//! again. [`Match::is_closed`](crate::play::Match::is_closed) says what this means for the record.

use super::{Chance, Draw};
use crate::base::{Seats, Viewer};

/// What is hidden of the draws of a step.
#[derive(Clone, Default)]
pub(super) struct Cup {
    /// Who knows what falls now; `None`: everybody.
    knows: Option<Seats>,
    /// The draws that are hidden, by their numbers, and who knows each.
    covered: Vec<(usize, Seats)>,
    /// What everybody has learnt of them at once.
    open: Vec<String>,
    /// From whom the draws are hidden that another chance makes, and that chance.
    other: Option<(Viewer, Box<Chance>)>,
}

impl Cup {
    /// The chance that makes the next draw in place of the usual one, if there is one.
    pub fn elsewhere(&mut self) -> Option<&mut Chance> {
        let knows = self.knows?;
        let (who, other) = self.other.as_mut()?;
        hides(knows, *who).then_some(&mut **other)
    }

    /// Notes who knows the draw of that number.
    pub fn note(&mut self, number: usize) {
        self.covered.extend(self.knows.map(|knows| (number, knows)));
    }

    /// Whether the other chance has a fault.
    pub fn fault(&self) -> bool {
        self.other.as_ref().is_some_and(|(_, other)| other.fault())
    }
}

/// Whether what these seats know is hidden from a viewer.
fn hides(knows: Seats, who: Viewer) -> bool {
    match who {
        Viewer::Public => true,
        Viewer::Seat(seat) => !knows.has(seat),
        Viewer::Revealed => false,
    }
}

impl Chance {
    /// Draws what these seats alone may know, or nobody but the table ([`Seats::NONE`]), until the game reveals it.
    ///
    /// Whatever a game draws and does not show to everybody in the same step is drawn so. It changes nothing about the
    /// numbers, so a game may begin to hide a draw and old records replay. One cup within another is known to those who
    /// may look under both.
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

    /// Says what everybody learns at once of what this step has drawn hidden: how long a word is. Whatever is not said
    /// here must not show before the game reveals it.
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

    /// What was said of hidden draws, in order.
    pub fn open_parts(&self) -> &[String] {
        &self.cup.open
    }

    /// Whether something was drawn hidden.
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

    /// Who knows of hidden draws, one set of seats for each of them.
    pub fn knowing(&self) -> impl Iterator<Item = Seats> {
        self.cup.covered.iter().map(|(_, knows)| *knows)
    }

    /// What a viewer knows of what was drawn so far, in order.
    pub fn known_to(&self, who: Viewer) -> Vec<Draw> {
        self.part(|hidden| !hidden, who)
    }

    /// What is hidden from a viewer, in order.
    pub fn hidden_from(&self, who: Viewer) -> Vec<Draw> {
        self.part(|hidden| hidden, who)
    }

    fn part(&self, takes: impl Fn(bool) -> bool, who: Viewer) -> Vec<Draw> {
        let hidden = |n| self.cup.covered.iter().any(|(number, knows)| *number == n && hides(*knows, who));
        let all = self.drawn.iter().enumerate();
        all.filter(|(n, _)| takes(hidden(*n))).map(|(_, draw)| draw.clone()).collect()
    }

    /// This chance, except that another one makes the draws that are hidden from a viewer: so a step can be taken once
    /// more in which the viewer should see no difference. The laws of the games do that.
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
