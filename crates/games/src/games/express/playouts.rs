//! A list played to its end by a simple rule, again and again: the best judge of a take, since a sum is worth nothing
//! until it has five marks, and costs if it never has them.

use super::rules::{END, Player, REJECTS, Take, score, value};
use crate::kit::pairs::{self, SUMS};
use crate::search::rng::Rng;

/// What the rule thinks of a mark: it costs this much to begin a sum, and more for each step from seven, and a sum that
/// is begun gains this much. A rejected face costs this much for each mark that it has. Found by trial.
const BEGIN: i32 = 200;
const STEP: i32 = 20;
const BEGUN: i32 = 45;
const REJECT: i32 = 20;

/// The ways to take two pairs out of five dice, and the fifth die.
const WAYS: [([usize; 4], usize); 15] = ways();

const fn ways() -> [([usize; 4], usize); 15] {
    let mut all = [([0; 4], 0); 15];
    let mut out = 0;
    while out < 5 {
        let mut rest = [0; 4];
        let mut n = 0;
        while n < 4 {
            rest[n] = if n < out { n } else { n + 1 };
            n += 1;
        }
        let [a, b, c, d] = rest;
        all[3 * out] = ([a, b, c, d], out);
        all[3 * out + 1] = ([a, c, b, d], out);
        all[3 * out + 2] = ([a, d, b, c], out);
        out += 1;
    }
    all
}

/// A list without the dice of the moment.
#[derive(Clone, Copy)]
pub struct List {
    marks: [u8; SUMS],
    /// The marks of each face, and how many faces have some.
    rejects: [u8; 7],
    faces: usize,
    /// What the rule thinks of another mark on each sum.
    worth: [i32; SUMS],
}

impl List {
    pub fn of(player: &Player) -> List {
        let mut rejects = [0; 7];
        player.rejects.iter().for_each(|(face, marks)| rejects[usize::from(*face)] = *marks);
        let mut list = List { marks: player.marks, rejects, faces: player.rejects.len(), worth: [0; SUMS] };
        (0..SUMS).for_each(|n| list.judge(n));
        list
    }

    fn judge(&mut self, n: usize) {
        let sum = n as u8 + pairs::LEAST;
        self.worth[n] = match self.marks[n] {
            0 => -BEGIN - STEP * i32::from(sum.abs_diff(7)),
            1..5 => BEGUN,
            5..10 => value(sum),
            _ => 0,
        };
    }

    /// What the rule thinks of a take.
    pub fn worth(&self, take: Take) -> i32 {
        let marks = take.sums.map(|sum| self.worth[usize::from(sum - pairs::LEAST)]);
        marks[0] + marks[1] - REJECT * i32::from(self.rejects[usize::from(take.out)])
    }

    pub fn take(&mut self, take: Take) {
        for n in take.sums.map(|sum| usize::from(sum - pairs::LEAST)) {
            self.marks[n] = self.marks[n].saturating_add(1);
            self.judge(n);
        }
        let marks = &mut self.rejects[usize::from(take.out)];
        if *marks > 0 || self.faces < REJECTS {
            self.faces += usize::from(*marks == 0);
            *marks += 1;
        }
    }

    /// The points at the end if the rule plays on, and the number of throws.
    pub fn end(mut self, rng: &mut Rng) -> (i32, u32) {
        let mut throws = 0;
        while self.rejects.iter().all(|marks| *marks < END) {
            let mut number = rng.below(7776);
            let dice: [u8; 5] = std::array::from_fn(|_| {
                let face = number % 6;
                number /= 6;
                face as u8 + 1
            });
            self.take(self.best(dice));
            throws += 1;
        }
        ((0..SUMS).map(|n| score(n as u8 + pairs::LEAST, self.marks[n])).sum(), throws)
    }

    fn best(&self, dice: [u8; 5]) -> Take {
        let is_reject = |face: u8| self.rejects[usize::from(face)] > 0;
        let bound = self.faces >= REJECTS && dice.into_iter().any(is_reject);
        let mut best = (i32::MIN, Take { sums: [0; 2], out: 0 });
        for ([a, b, c, d], out) in WAYS {
            if bound && !is_reject(dice[out]) {
                continue;
            }
            let take = Take { sums: [dice[a] + dice[b], dice[c] + dice[d]], out: dice[out] };
            let worth = self.worth(take);
            if worth > best.0 {
                best = (worth, take);
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_goes_the_way_of_its_player() {
        let mut rng = Rng::new(3);
        for _ in 0..200 {
            let (mut player, mut list) = (Player::default(), List::of(&Player::default()));
            while !player.is_done() {
                let dice = std::array::from_fn(|_| rng.below(6) as u8 + 1);
                let mut take = list.best(dice);
                take.sums.sort_unstable();
                assert!(player.takes(dice).contains(&take), "{take:?} of {dice:?}");
                player.take(take);
                list.take(take);
                let rejects = player.rejects.iter().map(|(face, _)| list.rejects[usize::from(*face)]);
                assert!(rejects.eq(player.rejects.iter().map(|(_, marks)| *marks)), "{:?}", player.rejects);
                assert_eq!((list.marks, list.faces), (player.marks, player.rejects.len()));
            }
            assert_eq!(list.end(&mut rng), (player.points(), 0));
        }
    }
}
