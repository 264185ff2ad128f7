use super::*;

/// The same by brute force: tries every threshold of two players against each other.
fn by_thresholds(most: u32, stakes: Stakes) -> f64 {
    // How often a player who stops at a threshold ends at each sum.
    let ends = |threshold: u32| {
        let mut there = vec![0.0; most as usize + 7];
        let mut ends = vec![0.0; most as usize + 1];
        there[0] = 1.0;
        for sum in 0..=most as usize {
            if sum as u32 >= threshold {
                ends[sum] = there[sum];
            } else {
                (1..=6).for_each(|face| there[sum + face] += there[sum] / 6.0);
            }
        }
        ends
    };
    let even = if stakes == Stakes::Share { 1.0 } else { 0.5 };
    // The second player knows the first one's sum, and uses the best threshold against it.
    let second = |first: Option<u32>| {
        let share = |threshold: u32| -> (f64, f64) {
            let mine = ends(threshold);
            let (mut own, mut other, mut counted) = (0.0, 0.0, 0.0);
            for (sum, often) in (0u32..).zip(mine) {
                counted += often;
                match first {
                    Some(first) if sum < first => other += often,
                    Some(first) if sum == first => (own, other) = (own + often * even, other + often * even),
                    _ => own += often,
                }
            }
            (own, other + if first.is_some() { 1.0 - counted } else { 0.0 })
        };
        (1..=most).map(share).max_by(|one, two| one.0.total_cmp(&two.0)).expect("a threshold").1
    };
    let after: Vec<f64> = (0..=most).map(|sum| second(Some(sum))).collect();
    let first = |threshold: u32| ends(threshold).iter().zip(&after).map(|(often, share)| often * share).sum::<f64>();
    (1..=most).map(first).fold(0.0, f64::max)
}

#[test]
fn the_best_play_of_two_is_what_all_thresholds_give() {
    for (most, stakes) in [(9, Stakes::Chip), (9, Stakes::Share), (21, Stakes::Share), (21, Stakes::Chip)] {
        let value = Odds::new(most, stakes).first(2);
        let slow = by_thresholds(most, stakes);
        assert!((value - slow).abs() < 1e-9, "{most} {stakes:?}: {value} {slow}");
    }
}

/// The first player's share in a round of two, from an independent program that looks ahead from each throw. It was
/// computed for a chip with nine as the best sum, and for points with twenty-one, where level players get one each.
#[test]
fn the_share_of_the_first_player_is_known() {
    for (most, stakes, known) in [(9, Stakes::Chip, 0.424_892_598_6), (21, Stakes::Share, 0.546_350_214_7)] {
        let value = Odds::new(most, stakes).first(2);
        assert!((value - known).abs() < 1e-9, "{most} {stakes:?}: {value}");
    }
}

#[test]
fn the_last_player_throws_until_the_best_is_reached() {
    let mut odds = Odds::new(9, Stakes::Chip);
    let alone = |best| Front { best, level: 1, others: 0 };
    assert!(odds.rolls(7, alone(8)) && !odds.rolls(7, alone(7)) && !odds.rolls(8, alone(7)));
    assert!(!odds.rolls(6, Front { best: 0, level: 0, others: 0 }), "anything wins");
    let many = Front { best: 0, level: 0, others: 49 };
    assert!(odds.rolls(7, many) && !odds.rolls(9, many), "against so many only nine will do");
}
