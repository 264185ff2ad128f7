//! Rivals at express, the solitaire of S. Sackson for several: a rule of thumb, and the same rule with the list played
//! to its end many times.

use kletka_games::game::{Chance, Seat, Viewer};
use kletka_games::kit::pairs;
use kletka_games::play::Match;

use crate::lot::Lot;

/// The points of a mark beyond the fifth, by the sum from 2 to 12; and what a sum with too few marks costs.
const VALUES: [i32; pairs::SUMS] = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100];
const FEW: i32 = 200;
/// What the rule thinks of a mark: it costs this much to begin a sum, and more for each step from seven, and a sum that
/// is begun gains this much. A rejected face costs this much for each mark that it has. Found by trial.
const BEGIN: i32 = 100;
const STEP: i32 = 15;
const BEGUN: i32 = 40;
const REJECT: i32 = 12;
/// How many takes are played to the end, how often, and how many marks of a face end a list.
const TAKES: usize = 8;
const PLAYS: usize = 200;
const END: i32 = 8;

/// Two sums and the rejected face.
type Take = (u8, [u8; 2]);

#[derive(Clone)]
struct List {
    marks: [i32; pairs::SUMS],
    /// The marks of the faces from 1 to 6.
    rejects: [i32; 7],
}

/// Takes what the rule thinks most of.
pub fn rule(played: &Match, seat: Seat, _chance: &mut Chance) -> Option<String> {
    let (list, mut takes) = read(played, seat)?;
    takes.sort_by_key(|(_, take)| -list.worth(take));
    takes.into_iter().next().map(|(text, _)| text)
}

/// Plays the takes that the rule likes best to the end of the list, and takes the one with the best mean.
pub fn rollouts(played: &Match, seat: Seat, chance: &mut Chance) -> Option<String> {
    let (list, mut takes) = read(played, seat)?;
    takes.sort_by_key(|(_, take)| -list.worth(take));
    takes.truncate(TAKES);
    let seed = 1 + chance.range(0, 1 << 30) as u64;
    let sum = |take: &Take| {
        let mut lot = Lot(seed);
        (0..PLAYS).map(|_| list.with(take).end(&mut lot)).sum::<i32>()
    };
    takes.into_iter().max_by_key(|(_, take)| sum(take)).map(|(text, _)| text)
}

impl List {
    fn with(&self, (out, sums): &Take) -> List {
        let mut then = self.clone();
        sums.iter().filter_map(|sum| pairs::index(*sum)).for_each(|sum| then.marks[sum] += 1);
        if self.rejects[usize::from(*out)] > 0 || !self.is_full() {
            then.rejects[usize::from(*out)] += 1;
        }
        then
    }

    /// Whether three faces are rejected.
    fn is_full(&self) -> bool {
        self.rejects.iter().filter(|marks| **marks > 0).count() >= 3
    }

    fn worth(&self, (out, sums): &Take) -> i32 {
        let mark = |sum: &u8| match self.marks[usize::from(*sum - pairs::LEAST)] {
            0 => -BEGIN - STEP * i32::from(sum.abs_diff(7)),
            1..5 => BEGUN,
            5..10 => VALUES[usize::from(*sum - pairs::LEAST)],
            _ => 0,
        };
        sums.iter().map(mark).sum::<i32>() - REJECT * self.rejects[usize::from(*out)]
    }

    /// The points at the end, if the rule plays on.
    fn end(mut self, lot: &mut Lot) -> i32 {
        while self.rejects.iter().all(|marks| *marks < END) {
            let dice: [u8; 5] = std::array::from_fn(|_| lot.below(6) as u8 + 1);
            let is_reject = |face: &u8| self.rejects[usize::from(*face)] > 0;
            let bound = self.is_full() && dice.iter().any(is_reject);
            let takes = pairs::of_five(dice).into_iter().filter(|(out, _)| !bound || is_reject(out));
            let Some(take) = takes.max_by_key(|take| self.worth(take)) else { break };
            self = self.with(&take);
        }
        let score = |(marks, value): (&i32, &i32)| match marks {
            0 | 5 => 0,
            1..5 => -FEW,
            _ => (marks.min(&10) - 5) * value,
        };
        self.marks.iter().zip(&VALUES).map(score).sum()
    }
}

/// The list of a seat as the board shows it, and its moves.
fn read(played: &Match, seat: Seat) -> Option<(List, Vec<(String, Take)>)> {
    let board = played.position().board(Viewer::Seat(seat));
    let line = board.lines().nth(1 + seat.index())?.trim_start_matches('>');
    let (rejected, numbers): (Vec<&str>, Vec<&str>) = line.split_whitespace().partition(|word| word.contains(':'));
    let marks: Vec<i32> = numbers.iter().rev().take(pairs::SUMS).rev().filter_map(|word| word.parse().ok()).collect();
    let mut rejects = [0; 7];
    for (face, marks) in rejected.iter().filter_map(|word| word.split_once(':')) {
        rejects[face.parse::<usize>().ok()?] = marks.parse().ok()?;
    }
    let take = |text: String| {
        let numbers: Vec<u8> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
        let &[low, high, out] = numbers.as_slice() else { return None };
        Some((text, (out, [low, high])))
    };
    let takes = played.position().moves(seat)?.into_iter().filter_map(take).collect();
    Some((List { marks: marks.try_into().ok()?, rejects }, takes))
}
