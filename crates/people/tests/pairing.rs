//! Compares the pairing of a Swiss with brute force, in random fields and in the rounds of random cups.
//!
//! With `KLETKA_THOROUGH=1` there are ten times as many.

#[path = "../../../tests/thorough/mod.rs"]
mod thorough;

use kletka_people::cup::Entrant;
use kletka_people::cup::pairing::{Contender, Round, swiss};
use rand_chacha::ChaCha20Rng;
use rand_core::{RngCore, SeedableRng};
use thorough::amount;

fn below(rng: &mut ChaCha20Rng, bound: u32) -> u32 {
    rng.next_u32() % bound
}

/// People of whom any two have met with a probability of `density` percent.
fn field(people: usize, density: u32, rng: &mut ChaCha20Rng) -> Vec<Contender> {
    let mut field: Vec<Contender> = (0..people)
        .map(|at| Contender {
            who: Entrant(at as u8),
            points: below(rng, 6) as u16,
            rating: 1400 + below(rng, 4) as i32 * 50,
            firsts: below(rng, 7) as i32 - 3,
            bye: below(rng, 3) == 0,
            met: Vec::new(),
        })
        .collect();
    for one in 0..people {
        for other in 0..one {
            if below(rng, 100) < density {
                field[one].met.push(Entrant(other as u8));
                field[other].met.push(Entrant(one as u8));
            }
        }
    }
    field
}

/// The most pairs among those who are open, by trying everything.
fn most(field: &[Contender], open: &[usize]) -> usize {
    let Some((&first, rest)) = open.split_first() else { return 0 };
    let without = |other: usize| rest.iter().copied().filter(|&one| one != other).collect::<Vec<_>>();
    let met = |other: usize| field[first].met.contains(&field[other].who);
    let with = rest.iter().filter(|&&other| !met(other)).map(|&other| 1 + most(field, &without(other))).max();
    with.unwrap_or(0).max(if 2 * with.unwrap_or(0) >= open.len() - 1 { 0 } else { most(field, rest) })
}

/// Whether everyone can be paired, or everyone but one person without a bye if their number is odd.
fn complete_exists(field: &[Contender]) -> bool {
    let all: Vec<usize> = (0..field.len()).collect();
    let without = |bye: usize| all.iter().copied().filter(|&one| one != bye).collect::<Vec<_>>();
    match field.len() % 2 {
        0 => 2 * most(field, &all) == field.len(),
        _ => all.iter().any(|&bye| !field[bye].bye && 2 * most(field, &without(bye)) == field.len() - 1),
    }
}

/// Checks that everyone occurs once, and nobody meets the same person twice.
fn lawful(field: &[Contender], round: &Round) {
    let mut all: Vec<Entrant> = round.pairs.as_flattened().to_vec();
    all.extend(round.byes.iter().chain(&round.rests));
    all.sort_unstable();
    let mut expected: Vec<Entrant> = field.iter().map(|one| one.who).collect();
    expected.sort_unstable();
    assert_eq!(all, expected);
    let find = |who: Entrant| field.iter().find(|one| one.who == who).expect("one of the field");
    for [one, other] in &round.pairs {
        assert!(!find(*one).met.contains(other));
    }
    assert!(round.byes.iter().all(|&one| !find(one).bye));
    assert!(round.rests.iter().all(|&one| find(one).bye));
}

/// How many of something are tried.
fn many(usual: usize) -> usize {
    amount(10 * usual, usual)
}

/// The shortfalls of a round, the most important first: pairs, a bye, the ranks of those paired, pairs with different
/// points, the sum of the differences, of their squares, and how uneven the seats are.
type Short = [i64; 7];

fn plus(one: Short, other: Short) -> Short {
    std::array::from_fn(|at| one[at] + other[at])
}

/// The shortfalls of a pair. `None` if they have met. `above`: how many are ranked higher than each of them.
fn pair_short(one: &Contender, other: &Contender, above: [usize; 2]) -> Option<Short> {
    let apart = i64::from(one.points.abs_diff(other.points));
    let lean = i64::from(one.firsts.abs().min(other.firsts.abs()));
    let uneven = if one.firsts.signum() == other.firsts.signum() && lean > 1 { (lean - 1).pow(2) } else { 0 };
    let standing = above.iter().sum::<usize>() as i64;
    let free = !one.met.contains(&other.who);
    free.then_some([-1, 0, standing, i64::from(apart > 0), apart, apart * apart, uneven])
}

fn standing(field: &[Contender]) -> Vec<&Contender> {
    let mut order: Vec<&Contender> = field.iter().collect();
    order.sort_by_key(|one| (std::cmp::Reverse((one.points, one.rating)), one.who));
    order
}

/// The best round by exhaustive search. Each paired person counts by how many are ranked higher, minus the number of
/// all, so that it is better to pair more people and higher ones.
fn best(field: &[Contender]) -> Short {
    let (order, size) = (standing(field), field.len());
    // For each set of people, with and without a bye left to give.
    let mut best = vec![[[0; 7]; 2]; 1 << size];
    for set in 1_usize..1 << size {
        let one = set.trailing_zeros() as usize;
        let rest = set & (set - 1);
        for left in 0..2 {
            let idle = if left == 1 && !order[one].bye {
                plus(best[rest][0], [0, -1, 0, 0, 0, 0, 0]).min(best[rest][1])
            } else {
                best[rest][left]
            };
            let others = (0..size).filter(|&other| rest >> other & 1 == 1);
            let paired = others.filter_map(|other| {
                let short = pair_short(order[one], order[other], [one, other])?;
                Some(plus(short, best[rest & !(1 << other)][left]))
            });
            best[set][left] = paired.min().map_or(idle, |paired| paired.min(idle));
        }
    }
    best[(1 << size) - 1][size % 2]
}

/// How a round that was paired falls short.
fn short(field: &[Contender], round: &Round) -> Short {
    let order = standing(field);
    let place = |who: Entrant| order.iter().position(|one| one.who == who).expect("one of the field");
    let pairs = round.pairs.iter().map(|pair| pair.map(place));
    let pairs = pairs.map(|[one, other]| pair_short(order[one], order[other], [one, other]).expect("have not met"));
    let bye = [0, -i64::from(field.len() % 2 == 1 && !round.byes.is_empty()), 0, 0, 0, 0, 0];
    pairs.fold(bye, plus)
}

#[test]
fn no_round_is_better_by_trying_everything() {
    let mut rng = ChaCha20Rng::seed_from_u64(7);
    for _ in 0..many(3_000) {
        let (people, density) = (below(&mut rng, 11) as usize, below(&mut rng, 90));
        let field = field(people, density, &mut rng);
        let round = swiss(&field);
        lawful(&field, &round);
        assert_eq!(short(&field, &round), best(&field), "{field:?}");
    }
}

/// The rounds of cups as they happen: of every number of people, with draws, and with people who leave.
#[test]
fn no_round_of_a_cup_is_better_by_trying_everything() {
    let mut rng = ChaCha20Rng::seed_from_u64(8);
    let mut rounds = 0;
    for cup in 0..many(1_500) {
        let mut field = even(4 + (cup % 7) as u8);
        field.iter_mut().for_each(|one| one.rating = 1400 + below(&mut rng, 5) as i32 * 40);
        for _ in 0..5 {
            let round = swiss(&field);
            assert_eq!(short(&field, &round), best(&field), "{field:?}");
            rounds += 1;
            played(&mut field, &round, &mut rng);
            if below(&mut rng, 12) == 0 && field.len() > 3 {
                field.remove(below(&mut rng, 3) as usize);
            }
        }
    }
    assert!(rounds >= many(7_000), "{rounds}");
}

/// Enters random results of a round.
fn played(field: &mut [Contender], round: &Round, rng: &mut ChaCha20Rng) {
    let at = |field: &[Contender], who: Entrant| field.iter().position(|one| one.who == who).expect("one of the field");
    for &[one, other] in &round.pairs {
        let points = [[2, 0], [0, 2], [1, 1]][below(rng, 3) as usize];
        let turn = if below(rng, 2) == 0 { 1 } else { -1 };
        for (who, met, points, turn) in [(one, other, points[0], turn), (other, one, points[1], -turn)] {
            let at = at(field, who);
            field[at].met.push(met);
            field[at].points += points;
            field[at].firsts += turn;
        }
    }
    for &who in &round.byes {
        let at = at(field, who);
        (field[at].bye, field[at].points) = (true, field[at].points + 2);
    }
}

/// Eight without draws: 0, 1, 6 and 7 have won the first round, then 2, 5, 6 and 7. All can meet somebody with as many
/// points, though not everybody can meet the first one tried.
#[test]
fn equals_meet_where_they_can() {
    let mut field = even(8);
    for (winner, loser) in [(0, 4), (1, 5), (6, 2), (7, 3), (6, 0), (7, 1), (2, 4), (5, 3)] {
        field[winner].points += 2;
        field[winner].met.push(Entrant(loser as u8));
        field[loser].met.push(Entrant(winner as u8));
    }
    let points = |who: Entrant| field[who.index()].points;
    let round = swiss(&field);
    assert!(round.pairs.iter().all(|pair| points(pair[0]) == points(pair[1])), "{round:?}");
    assert_eq!(round.pairs.len(), 4);
}

#[test]
fn complete_whenever_a_complete_pairing_exists() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let mut counts = [0, 0];
    for _ in 0..6_000 {
        let (people, density) = (below(&mut rng, 11) as usize, 10 + below(&mut rng, 85));
        let field = field(people, density, &mut rng);
        let round = swiss(&field);
        lawful(&field, &round);
        let exists = complete_exists(&field);
        counts[usize::from(exists)] += 1;
        if exists {
            assert_eq!((round.byes.len(), round.rests.len()), (people % 2, 0), "{field:?}");
        } else {
            let all: Vec<usize> = (0..people).collect();
            assert_eq!(round.pairs.len(), most(&field, &all), "{field:?}");
        }
    }
    assert!(counts.iter().all(|&count| count > 1_000), "both cases occur: {counts:?}");
}

/// Fields up to 64 in which few may still meet: there are at least as many pairs as by another way of matching.
#[test]
fn large_fields_in_which_few_may_meet() {
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    for _ in 0..300 {
        let people = 2 * (6 + below(&mut rng, 27) as usize);
        let mut field = field(people, 100, &mut rng);
        // A hidden complete pairing, and a few other possible pairs.
        let mut order: Vec<usize> = (0..people).collect();
        for at in (1..people).rev() {
            order.swap(at, below(&mut rng, at as u32 + 1) as usize);
        }
        let more = (0..people).map(|_| [0; 2].map(|_| below(&mut rng, people as u32) as usize)).collect::<Vec<_>>();
        for pair in order.chunks_exact(2).chain(more.iter().map(|pair| &pair[..])) {
            for (one, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                field[one].met.retain(|&who| who != Entrant(other as u8));
            }
        }
        let round = swiss(&field);
        lawful(&field, &round);
        assert_eq!(round.pairs.len() * 2, people);
    }
}

fn even(people: u8) -> Vec<Contender> {
    let one = |at: u8| Contender { who: Entrant(at), points: 0, rating: 0, firsts: 0, bye: false, met: Vec::new() };
    (0..people).map(one).collect()
}

fn pairs(field: &[Contender]) -> Vec<[u8; 2]> {
    swiss(field).pairs.iter().map(|pair| pair.map(|one| one.0)).collect()
}

#[test]
fn the_top_half_meets_the_bottom_half() {
    let mut field = even(8);
    assert_eq!(pairs(&field), [[0, 4], [1, 5], [2, 6], [3, 7]]);
    // Four have won; 0 and 2 have already met.
    field[..4].iter_mut().for_each(|winner| winner.points = 2);
    assert_eq!(pairs(&field), [[0, 2], [1, 3], [4, 6], [5, 7]]);
    field[0].met.push(Entrant(2));
    assert_eq!(pairs(&field), [[0, 3], [1, 2], [4, 6], [5, 7]]);
    // A higher rating counts before an earlier joining.
    field[3].rating = 10;
    assert_eq!(pairs(&field)[..2], [[3, 2], [0, 1]]);
}

#[test]
fn no_two_of_a_half_meet_where_another_way_is_left() {
    let mut field = even(6);
    let may = [[0, 5], [1, 4], [2, 3], [0, 2], [3, 5]];
    for one in 0..6 {
        let met = (0..6).filter(|&other| !may.contains(&[one, other]) && !may.contains(&[other, one]));
        field[usize::from(one)].met = met.map(Entrant).collect();
    }
    assert_eq!(pairs(&field), [[0, 5], [1, 4], [2, 3]]);
}

#[test]
fn whoever_meets_other_points_is_as_near_to_them_as_possible() {
    let mut field = even(4);
    field[0].points = 2;
    assert_eq!(pairs(&field), [[0, 1], [2, 3]]);
}

#[test]
fn who_always_sat_first_meets_somebody_who_did_not() {
    let mut field = even(6);
    (field[0].firsts, field[3].firsts) = (2, 2);
    assert_eq!(swiss(&field).pairs[0], [Entrant(0), Entrant(4)]);
    (field[4].firsts, field[5].firsts, field[2].firsts, field[1].firsts) = (3, 2, 4, 2);
    assert_eq!(swiss(&field).pairs[0], [Entrant(0), Entrant(3)], "as long as there is a choice");
}

#[test]
fn the_lowest_without_a_bye_gets_it() {
    let mut field = even(7);
    assert_eq!(swiss(&field).byes, [Entrant(6)]);
    field[6].bye = true;
    assert_eq!(swiss(&field).byes, [Entrant(5)]);
    // 5 is the only person whom 6 has not met, so 5 is needed.
    field[6].met = (0..5).map(Entrant).collect();
    let round = swiss(&field);
    assert_eq!((round.byes, round.rests), (vec![Entrant(4)], vec![]));
    assert!(round.pairs.contains(&[Entrant(5), Entrant(6)]));
}

#[test]
fn those_whom_nobody_can_meet_wait() {
    let mut field = even(4);
    field[0].met = vec![Entrant(1), Entrant(2), Entrant(3)];
    field[0].bye = true;
    let round = swiss(&field);
    assert_eq!((round.pairs, round.byes), (vec![[Entrant(1), Entrant(2)]], vec![Entrant(3)]));
    assert_eq!(round.rests, [Entrant(0)]);
    assert_eq!(swiss(&[]), Round::default());
    assert_eq!(swiss(&even(70)).pairs.len(), 32, "more than 64 are cut off");
}
