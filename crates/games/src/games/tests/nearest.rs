//! Rounds of two in which the sum nearest to a number wins: each decision of the highest level, against an exact
//! solution of its own.

use std::collections::HashMap;

use super::trial;
use crate::game::{Chance, Deadline, Level, Memo, SearchCtx};
use crate::play::Match;

/// A round of two by recursion from each throw, without thresholds and without the shares of a play. The value is 1 for
/// the only winner and -1 for the loser.
struct Two {
    most: u32,
    /// The value of a tie for the player who made it. A shared point is worth as much as none to both.
    tie: f64,
    /// The value of a throw, by the sum and by the first player's total. `None` for the first player's own throw.
    known: HashMap<(u32, Option<u32>), f64>,
}

impl Two {
    /// Whoever makes a tie begins the play-off, if there is one.
    fn new(most: u32, plays_off: bool) -> Two {
        let mut two = Two { most, tie: 0.0, known: HashMap::new() };
        for _ in 0..if plays_off { 30 } else { 0 } {
            two.tie = two.rolls(0, None);
            two.known.clear();
        }
        two
    }

    /// The value of ending with a sum; 0 is out.
    fn holds(&mut self, sum: u32, other: Option<u32>) -> f64 {
        match other {
            None => -self.rolls(0, Some(sum)),
            Some(0) if sum == 0 => 0.0,
            Some(other) if sum == other => self.tie,
            Some(other) => {
                if sum > other {
                    1.0
                } else {
                    -1.0
                }
            }
        }
    }

    fn rolls(&mut self, sum: u32, other: Option<u32>) -> f64 {
        if let Some(known) = self.known.get(&(sum, other)) {
            return *known;
        }
        let mut all = 0.0;
        for now in sum + 1..sum + 7 {
            all += match now {
                now if now > self.most => self.holds(0, other),
                now if now == self.most => self.holds(now, other),
                now => self.holds(now, other).max(self.rolls(now, other)),
            };
        }
        self.known.insert((sum, other), all / 6.0);
        all / 6.0
    }
}

/// The throws that add up to a sum.
fn throws(sum: u32) -> Vec<String> {
    let last = (sum - 1) % 6 + 1;
    std::iter::repeat_n(6, ((sum - 1) / 6) as usize).chain([last]).map(|face: u32| face.to_string()).collect()
}

/// A match of two in which somebody has a sum: the first player, if the other one has no total yet, or the last player.
fn match_at(id: &str, most: u32, sum: u32, other: Option<u32>) -> Match {
    let mut moves = match other {
        None => Vec::new(),
        // The first player is out.
        Some(0) => [throws(most - 1), throws(6)].concat(),
        Some(other) => throws(other),
    };
    moves.extend(other.filter(|other| (1..most).contains(other)).map(|_| "hold".to_owned()));
    moves.extend(throws(sum));
    let mut game = trial::seated(id, "", "Anna | Boris");
    trial::play(&mut game, &moves.iter().map(String::as_str).collect::<Vec<_>>());
    game
}

/// Whether the highest level throws on.
fn level_five_rolls(game: &Match) -> bool {
    let seat = game.turn().seats().iter().next().expect("somebody is asked");
    let (mut chance, mut memo) = (Chance::fixed(0), Memo::default());
    let level = Level::new(5).expect("a level");
    let mut ctx = SearchCtx::new(level, &mut chance, Deadline::never(), &mut memo);
    game.position().think(seat, &mut ctx).expect("a move") == "roll"
}

/// Each sum below the best one: of the first player, and of the last one against each total and against none.
#[test]
fn the_highest_level_plays_all_states_of_two_as_by_recursion() {
    for (id, most, plays_off, states) in [("macao", 9, true, 88), ("twentyone", 21, false, 460)] {
        let (mut two, mut count) = (Two::new(most, plays_off), 0);
        for (sum, other) in
            (1..most).flat_map(|sum| [None].into_iter().chain((0..=most).map(Some)).map(move |o| (sum, o)))
        {
            let gain = two.rolls(sum, other) - two.holds(sum, other);
            let rolls = level_five_rolls(&match_at(id, most, sum, other));
            let same = gain.abs() < 1e-9 || rolls == (gain > 0.0);
            assert!(same, "{id}: {sum} against {other:?} gains {gain} by a throw");
            count += 1;
        }
        assert_eq!(count, states);
    }
}
