use super::*;

const MACAO: Stakes = <crate::games::macao::Macao as super::super::Nearest>::STAKES;

/// A round of two by recursion from each throw, without thresholds and without the shares of a play. The value is 1 for
/// the only winner and -1 for the loser.
struct Two {
    most: u32,
    /// The value of a tie for the player who made it.
    tie: f64,
    /// The value of a throw, by the sum and by the first player's total. `None` for the first player's own throw.
    known: HashMap<(u32, Option<u32>), f64>,
}

impl Two {
    /// A tie for points is worth nothing to either. For a chip, whoever made it begins the play-off.
    fn new(most: u32, stakes: Stakes) -> Two {
        let mut two = Two { most, tie: 0.0, known: HashMap::new() };
        for _ in 0..if stakes == Stakes::Share { 0 } else { 30 } {
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

/// Each sum below the best one: of the first player, and of the last one against each sum and against none.
#[test]
fn all_states_of_two_are_played_as_by_recursion() {
    for (most, stakes) in [(9, MACAO), (9, Stakes::Share), (21, Stakes::Share)] {
        let (mut two, mut odds) = (Two::new(most, stakes), Odds::new(most, stakes, 2));
        for (sum, other) in
            (1..most).flat_map(|sum| [None].into_iter().chain((0..=most).map(Some)).map(move |o| (sum, o)))
        {
            let front = match other {
                None => Front { best: 0, level: 0, others: 1 },
                Some(best) => Front { best, level: u32::from(best > 0), others: 0 },
            };
            let gain = two.rolls(sum, other) - two.holds(sum, other);
            let same = gain.abs() < 1e-9 || odds.rolls(sum, front) == (gain > 0.0);
            assert!(same, "{most} {stakes:?}: {sum} against {other:?} gains {gain} by a throw");
        }
    }
}

/// The value of a round for the first of two, from a program in another language: the chance to get the chip with nine
/// as the best sum, and with twenty-one the own point less the other's.
#[test]
fn the_value_of_a_round_for_the_first_player_is_known() {
    for (most, stakes, known) in [(9, MACAO, 0.435_339_768_5), (21, Stakes::Share, -0.133_965_993_1)] {
        let value = Odds::new(most, stakes, 2).first(2);
        assert!((value - known).abs() < 1e-9, "{most} {stakes:?}: {value}");
        // A play-off is such a round, so a tie has been given the right value.
        assert!(stakes == Stakes::Share || stakes == Stakes::Chip { opens: known });
    }
}

#[test]
fn the_last_player_throws_until_the_best_is_reached() {
    let mut odds = Odds::new(9, MACAO, 2);
    let alone = |best| Front { best, level: 1, others: 0 };
    assert!(odds.rolls(7, alone(8)) && !odds.rolls(7, alone(7)) && !odds.rolls(8, alone(7)));
    assert!(odds.rolls(6, alone(6)), "in a play-off the player who begins is worse off than after this throw");
    assert!(!odds.rolls(6, Front { best: 0, level: 0, others: 0 }), "anything wins");
    let many = Front { best: 0, level: 0, others: 49 };
    let mut odds = Odds::new(9, MACAO, 50);
    assert!(odds.rolls(7, many) && !odds.rolls(9, many), "against so many only nine will do");
}

#[test]
fn a_shared_point_gains_nothing_where_another_throw_cannot_lose() {
    let mut odds = Odds::new(21, Stakes::Share, 2);
    let mut ties = |sum| odds.rolls(sum, Front { best: sum, level: 1, others: 0 });
    assert!((1..=17).all(&mut ties), "from 16 on it can lose, but gains more");
    assert!(!(18..21).any(ties));
    // Of five players, two share the point: it is not lost to them by a throw, and there is little to gain.
    let mut odds = Odds::new(21, Stakes::Share, 5);
    let mut ties = |sum| odds.rolls(sum, Front { best: sum, level: 1, others: 0 });
    assert!(ties(15) && !ties(17));
}
