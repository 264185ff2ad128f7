use super::*;

const MACAO: Stakes = <crate::games::macao::Macao as super::super::Nearest>::STAKES;

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
