//! The bracket of a knockout, read from its matches.

use super::state::{Cup, Meeting};
use super::value::{Entrant, Kind, Number};

/// Two places of a bracket, and the winner of the tie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tie {
    /// The entrants who have come this far. `None` if the bracket has a gap, or if both of the tie before went out.
    pub sides: [Option<Entrant>; 2],
    /// The matches of the tie: none for a bye, two after a draw or a cancelled match.
    pub matches: Vec<Number>,
    /// The winner, once it is decided.
    pub winner: Option<Entrant>,
}

/// The order of seeds (from 0) in a bracket of `size` places, a power of two: the best two meet in the final, the best
/// four in the semifinals, and so on.
#[must_use]
pub fn order(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order.iter().flat_map(|&seed| [seed, last - seed]).collect();
    }
    order
}

impl Cup {
    /// The bracket of a knockout, round by round up to the current one; empty for other kinds.
    #[must_use]
    pub fn bracket(&self) -> Vec<Vec<Tie>> {
        if self.kind != Some(Kind::Knockout) {
            return Vec::new();
        }
        let order = order(self.seeds.len().next_power_of_two());
        let mut sides: Vec<Option<Entrant>> = order.iter().map(|&seed| self.seeds.get(seed).copied()).collect();
        let mut rounds = Vec::new();
        for round in 1..=self.round.min(self.rounds) {
            let ties: Vec<Tie> = sides.chunks_exact(2).map(|two| self.tie([two[0], two[1]], round)).collect();
            sides = ties.iter().map(|tie| tie.winner).collect();
            rounds.push(ties);
        }
        rounds
    }

    fn tie(&self, sides: [Option<Entrant>; 2], round: u8) -> Tie {
        let between =
            |meeting: &Meeting| meeting.round == round && sides.iter().flatten().all(|one| meeting.seats.contains(one));
        match sides {
            [Some(_), Some(_)] => {
                let matches: Vec<_> = self.numbered().filter(|(_, meeting)| between(meeting)).collect();
                let winner = matches.iter().find_map(|(_, meeting)| meeting.winner());
                Tie { sides, matches: matches.into_iter().map(|(number, _)| number).collect(), winner }
            }
            [one, other] => Tie { sides, matches: Vec::new(), winner: one.or(other) },
        }
    }

    /// The round in which each player lost; `None` for those who have not.
    pub(super) fn lost_in(&self) -> Vec<Option<u8>> {
        let mut lost = vec![None; self.players.len()];
        for meeting in self.meetings.iter().filter(|meeting| meeting.counts()) {
            for one in meeting.seats.iter().filter(|one| meeting.winner() != Some(**one)) {
                lost[one.index()] = Some(meeting.round);
            }
        }
        lost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_meet_late() {
        assert_eq!(order(1), [0]);
        assert_eq!(order(8), [0, 7, 3, 4, 1, 6, 2, 5]);
        for size in [2, 4, 16, 64] {
            let order = order(size);
            for width in [2, 4, 8].into_iter().filter(|&width| width <= size) {
                let best = size / width;
                let parts = order.chunks(width).map(|part| part.iter().filter(|&&seed| seed < best).count());
                assert!(parts.into_iter().all(|count| count == 1), "{order:?}");
            }
        }
    }
}
