//! Cups that are played step by step.

use kletka_people::cup::{
    Choice, Cup, End, Entrant, Kind, Line, Number, Phase, Presence, Refusal, Rules, Sizes, Step, Unfinished,
};

const DAY: u64 = 86_400_000;

fn rules(choice: Choice, sizes: impl IntoIterator<Item = u8>) -> Rules {
    Rules { choice, sizes: Sizes::of(sizes), span: DAY, lot: [7; 32] }
}

/// A cup at its start with this many people, each rated lower than the one before.
fn started(choice: Choice, sizes: impl IntoIterator<Item = u8>, people: u8) -> (Cup, Vec<Step>) {
    let mut cup = Cup::open(rules(choice, sizes)).expect("a form for the game");
    for one in 0..people {
        assert_eq!(cup.join(2000 - i32::from(one)), Ok(Entrant(one)));
    }
    let steps = cup.start(0).expect("enough people");
    (cup, steps)
}

fn two(people: u8) -> Cup {
    started(Choice::ByCount, [2], people).0
}

fn open(cup: &Cup) -> Vec<(Number, Vec<u8>)> {
    cup.awaited().map(|(number, meeting)| (number, meeting.seats.iter().map(|one| one.0).collect())).collect()
}

/// The open match of a player.
fn of(cup: &Cup, who: u8) -> Number {
    open(cup).into_iter().find(|(_, seats)| seats.contains(&who)).expect("plays").0
}

/// Plays all matches of the round. `beats` returns the winner of two players, or `None` for a draw.
fn round(cup: &mut Cup, beats: impl Fn(u8, u8) -> Option<u8>) -> Vec<Step> {
    let mut last = Vec::new();
    for (number, seats) in open(cup) {
        let winner = beats(seats[0], seats[1]);
        let places: Vec<u8> = seats.iter().map(|&one| if winner.is_none_or(|w| w == one) { 1 } else { 2 }).collect();
        last = cup.result(number, &places, 0).expect("an open match");
    }
    last
}

/// The steps when somebody leaves a match of two: it ends as if they had resigned.
fn given_up(number: Number, who: u8) -> [Step; 2] {
    [Step::Resign { number, entrant: Entrant(who) }, Step::CallOff(number)]
}

/// A match in which these have never moved, and those others owe a move.
fn unfinished(number: Number, absent: &[u8], late: &[u8]) -> Unfinished {
    let people = |who: &[u8]| who.iter().copied().map(Entrant).collect();
    Unfinished { number, absent: people(absent), late: people(late), places: Vec::new() }
}

fn lower(one: u8, other: u8) -> Option<u8> {
    Some(one.min(other))
}

/// The standing: entrants with their places and points in halves.
fn standing(cup: &Cup) -> Vec<(u8, (u8, u8), u16)> {
    cup.table().iter().map(|line| (line.entrant.0, line.places, line.points)).collect()
}

fn line(cup: &Cup, who: u8) -> Line {
    cup.table().into_iter().find(|line| line.entrant.0 == who).expect("in the table")
}

fn finish(cup: &mut Cup, beats: impl Fn(u8, u8) -> Option<u8>) {
    while cup.phase() == Phase::Running {
        round(cup, &beats);
    }
}

#[test]
fn a_round_robin_is_decided_by_the_mutual_result() {
    let mut cup = two(4);
    assert_eq!((cup.kind(), cup.rounds()), (Some(Kind::RoundRobin), 3));
    let wins = [(0, 2), (0, 3), (1, 0), (1, 2), (3, 1), (2, 3)];
    finish(&mut cup, |one, other| Some(if wins.contains(&(one, other)) { one } else { other }));
    assert_eq!(standing(&cup), [(1, (1, 1), 4), (0, (2, 2), 4), (2, (3, 3), 2), (3, (4, 4), 2)]);
    let first = line(&cup, 1);
    assert_eq!((first.wins, first.draws, first.losses, first.ties.mutual), (2, 0, 1, 2));
}

#[test]
fn then_by_sonneborn_berger_and_then_places_are_shared() {
    let mut cup = two(4);
    finish(&mut cup, |one, other| match (one.min(other), one.max(other)) {
        (0, 1) => None,
        (0, 2) => Some(0),
        (0, 3) => Some(3),
        (1, 3) => Some(1),
        _ => Some(2),
    });
    assert_eq!(standing(&cup), [(2, (1, 1), 4), (0, (2, 2), 3), (1, (3, 3), 3), (3, (4, 4), 2)]);
    assert_eq!((line(&cup, 0).ties.sonneborn, line(&cup, 1).ties.sonneborn), (11, 7));

    let mut cup = two(4);
    finish(&mut cup, |one, other| match (one.min(other), one.max(other)) {
        (0, 2) => Some(2),
        (one, _) => Some(one),
    });
    assert_eq!(standing(&cup), [(0, (1, 3), 4), (1, (1, 3), 4), (2, (1, 3), 4), (3, (4, 4), 0)]);
}

#[test]
fn who_leaves_a_round_robin_early_is_struck_until_they_return() {
    let mut cup = two(6);
    round(&mut cup, lower);
    round(&mut cup, lower);
    let number = of(&cup, 0);
    assert_eq!(cup.leave(Entrant(0), 0).unwrap(), given_up(number, 0));
    let gone = line(&cup, 0);
    assert_eq!((gone.struck, gone.points, gone.places), (true, 0, (6, 6)));
    assert_eq!(gone.games.len(), 3, "they are shown all the same");
    assert_eq!(cup.leave(Entrant(0), 0), Err(Refusal::Gone));
    cup.back(Entrant(0)).unwrap();
    let back = line(&cup, 0);
    assert_eq!((back.struck, back.points, back.wins, back.losses), (false, 4, 2, 1));
}

#[test]
fn who_leaves_a_round_robin_late_loses_the_rest() {
    let mut cup = two(4);
    round(&mut cup, lower);
    round(&mut cup, lower);
    let number = of(&cup, 0);
    assert_eq!(cup.leave(Entrant(0), 0).unwrap(), given_up(number, 0));
    finish(&mut cup, lower);
    let gone = line(&cup, 0);
    assert_eq!((gone.struck, gone.points, gone.presence), (false, 4, Presence::Left));
    assert_eq!(cup.meeting(number).unwrap().end, End::Forfeit);
}

#[test]
fn two_are_enough_and_one_is_not() {
    let mut cup = Cup::open(rules(Choice::ByCount, [2])).unwrap();
    assert_eq!(cup.start(0), Err(Refusal::TooFew));
    cup.join(1500).unwrap();
    assert_eq!(cup.start(0), Err(Refusal::TooFew));
    assert_eq!(cup.result(1, &[1, 2], 0), Err(Refusal::NotStarted));
    cup.join(1500).unwrap();
    cup.start(0).unwrap();
    assert_eq!(cup.start(0), Err(Refusal::Running));
    assert_eq!(cup.result(1, &[1], 0), Err(Refusal::Places));
    assert_eq!(cup.result(2, &[1, 2], 0), Err(Refusal::NoMatch));
    assert_eq!(cup.result(0, &[1, 2], 0), Err(Refusal::NoMatch));
    assert_eq!(cup.join(1500), Err(Refusal::TooLate));
    assert_eq!(cup.result(1, &[1, 1], 0).unwrap(), [Step::RoundOver(1), Step::Over]);
    assert_eq!(cup.stop(), Err(Refusal::Over));
    assert_eq!(cup.back(Entrant(9)), Err(Refusal::Unknown));
    assert_eq!(Cup::open(rules(Choice::Knockout, [3, 4])), Err(Refusal::NoForm));
    assert_eq!(Cup::open(rules(Choice::Tables, [2])), Err(Refusal::NoForm));
}

#[test]
fn a_cup_takes_sixty_four() {
    let mut cup = Cup::open(rules(Choice::ByCount, [2])).unwrap();
    for _ in 0..64 {
        cup.join(1500).unwrap();
    }
    assert_eq!(cup.join(1500), Err(Refusal::TooMany));
    cup.leave(Entrant(0), 0).unwrap();
    cup.join(1500).unwrap();
    assert_eq!(cup.back(Entrant(0)), Err(Refusal::TooMany), "the place is taken");
    cup.start(0).unwrap();
    assert_eq!((cup.kind(), cup.rounds(), cup.table().len()), (Some(Kind::Swiss), 7, 64));
    finish(&mut cup, lower);
    assert_eq!(line(&cup, 1).places, (1, 1));
    let row = serde_json::to_string(&cup).unwrap();
    assert!(row.len() < 16_000, "{}", row.len());
}

#[test]
fn a_swiss_is_ordered_by_buchholz_without_the_lowest() {
    for people in [7, 8] {
        let mut cup = two(people);
        assert_eq!(cup.rounds(), 4);
        finish(&mut cup, |one, other| (one + other != 9).then_some(one.min(other)));
        for line in cup.table() {
            let points = |who: Entrant| self::line(&cup, who.0).points;
            let mut all: Vec<u16> = line.games.iter().map(|game| points(game.against[0])).collect();
            let beaten: u16 = line.games.iter().map(|game| points(game.against[0]) * game.points).sum();
            all.extend((0..line.byes).map(|_| line.points));
            all.sort_unstable();
            assert_eq!(all.len(), 4);
            assert_eq!((line.ties.buchholz, line.ties.sonneborn), (all[1..].iter().sum(), beaten));
        }
        let table = cup.table();
        let key = |line: &Line| (line.points, line.ties.buchholz, line.ties.sonneborn, line.wins);
        assert!(table.is_sorted_by(|high, low| key(high) >= key(low)));
        assert!(table.windows(2).all(|two| (key(&two[0]) == key(&two[1])) == (two[0].places == two[1].places)));
    }
}

#[test]
fn who_comes_late_to_a_swiss_gets_half_a_point() {
    let mut cup = two(8);
    assert_eq!(cup.join(1500), Ok(Entrant(8)));
    assert_eq!((line(&cup, 8).points, line(&cup, 8).late), (1, true));
    round(&mut cup, lower);
    assert!(open(&cup).iter().any(|(_, seats)| seats.contains(&8)));
    assert_eq!(cup.join(1500), Ok(Entrant(9)), "one of four rounds is over");
    round(&mut cup, lower);
    assert_eq!(cup.join(1500), Err(Refusal::TooLate), "two of four are over");
    finish(&mut cup, lower);
    assert_eq!(cup.table().len(), 10);
}

#[test]
fn who_left_before_the_start_may_come_late() {
    let mut cup = Cup::open(rules(Choice::ByCount, [2])).unwrap();
    for _ in 0..8 {
        cup.join(1500).unwrap();
    }
    cup.leave(Entrant(3), 0).unwrap();
    cup.start(0).unwrap();
    assert_eq!(cup.table().len(), 7);
    cup.back(Entrant(3)).unwrap();
    assert_eq!((line(&cup, 3).points, line(&cup, 3).late), (1, true));
    assert_eq!(cup.back(Entrant(3)), Err(Refusal::AlreadyIn));
}

#[test]
fn a_cancelled_match_is_played_once_anew() {
    let mut cup = two(8);
    let (number, seats) = open(&cup)[0].clone();
    let steps = cup.void(number, 5).unwrap();
    assert_eq!(
        steps,
        [Step::Pair { number: 5, seats: seats.iter().copied().map(Entrant).collect(), again: Some(number) }]
    );
    assert_eq!(cup.ends(), Some(DAY + 5), "with the time of a round");
    assert_eq!(cup.void(number, 5), Err(Refusal::Decided));
    assert_eq!(cup.void(5, 5).unwrap(), []);
    assert_eq!(line(&cup, seats[0]).points, 1);
    assert_eq!(cup.meeting(5).unwrap().end, End::Shared);
}

#[test]
fn a_result_can_be_annulled_until_the_next_round_is_paired() {
    let mut cup = two(8);
    let (number, seats) = open(&cup)[0].clone();
    cup.result(number, &[1, 2], 0).unwrap();
    assert_eq!(line(&cup, seats[0]).points, 2);
    cup.void(number, 0).unwrap();
    assert_eq!(line(&cup, seats[0]).points, 0);
    // The winner is put out before the replay, and so is another player afterwards.
    let again = of(&cup, seats[0]);
    assert_eq!(cup.put_out(Entrant(seats[0]), 0).unwrap(), given_up(again, seats[0]));
    assert_eq!(line(&cup, seats[1]).points, 2);
    let (other, seats) = open(&cup)[0].clone();
    cup.result(other, &[1, 2], 0).unwrap();
    cup.put_out(Entrant(seats[0]), 0).unwrap();
    cup.void(other, 0).unwrap();
    assert_eq!((line(&cup, seats[0]).points, line(&cup, seats[1]).points), (0, 2));
    let (last, _) = open(&cup)[0];
    round(&mut cup, lower);
    assert_eq!((cup.meeting(last).unwrap().end, cup.round()), (End::Played, 2));
    assert_eq!(cup.void(last, 0), Err(Refusal::Decided));
}

#[test]
fn who_does_not_appear_loses_and_may_return() {
    let mut cup = two(8);
    assert_eq!(cup.overdue(&[], DAY - 1), Err(Refusal::Early));
    let matches = open(&cup);
    cup.result(matches[0].0, &[1, 2], 0).unwrap();
    let (a, b, c) = (&matches[1], &matches[2], &matches[3]);
    let all = [unfinished(a.0, &[a.1[0]], &[]), unfinished(b.0, &b.1, &[]), unfinished(c.0, &[], &[c.1[1]])];
    let others = [unfinished(matches[0].0, &[matches[0].1[0]], &[])];
    let steps = cup.overdue(&[&all[..], &others].concat(), DAY).unwrap();
    assert_eq!(steps[..2], [Step::Withdrawn(Entrant(a.1[0])), Step::CallOff(a.0)]);
    assert!(steps.contains(&Step::RoundOver(1)));
    let points = |who: u8| line(&cup, who).points;
    assert_eq!((points(a.1[0]), points(a.1[1])), (0, 2));
    assert_eq!((points(b.1[0]), points(b.1[1])), (0, 0), "neither appeared");
    assert_eq!((points(c.1[0]), points(c.1[1])), (2, 0), "the other one was to move");
    assert_eq!(line(&cup, c.1[1]).presence, Presence::Playing, "and may go on");
    assert_eq!(line(&cup, matches[0].1[0]).presence, Presence::Playing, "their match was over");
    assert_eq!(cup.ends(), Some(2 * DAY));
    assert!(!open(&cup).iter().any(|(_, seats)| seats.contains(&a.1[0])));
    cup.back(Entrant(a.1[0])).unwrap();
    round(&mut cup, lower);
    assert!(open(&cup).iter().any(|(_, seats)| seats.contains(&a.1[0])));
}

/// Whoever is losing gains nothing by waiting for the end of the round, and nothing is decided by lot.
#[test]
fn who_owes_a_move_at_the_end_of_a_round_has_lost() {
    let mut cup = two(4);
    let matches = open(&cup);
    let (a, b) = (&matches[0], &matches[1]);
    cup.overdue(&[unfinished(a.0, &[], &[a.1[1]]), unfinished(b.0, &[], &b.1)], DAY).unwrap();
    let points = [a.1[0], a.1[1], b.1[0], b.1[1]].map(|who| line(&cup, who).points);
    assert_eq!((points, cup.round()), ([2, 0, 0, 0], 2), "both, if both do");
    assert_eq!((cup.meeting(a.0).unwrap().end, line(&cup, b.1[0]).losses), (End::Late, 1));
    // Nobody is struck for that: they were there.
    cup.leave(Entrant(b.1[0]), DAY).unwrap();
    round(&mut cup, lower);
    assert!(!line(&cup, b.1[1]).struck);
}

/// A match whose own clocks will end it keeps the round open, and the others are decided.
#[test]
fn a_round_waits_for_a_match_that_goes_on() {
    let mut cup = two(4);
    let (a, b) = (open(&cup)[0].clone(), open(&cup)[1].0);
    assert_eq!(cup.overdue(&[unfinished(a.0, &[], &a.1[..1])], DAY).unwrap(), [Step::CallOff(a.0)]);
    assert_eq!((cup.overdue(&[], 2 * DAY), cup.round(), open(&cup).len()), (Ok(Vec::new()), 1, 1));
    cup.result(b, &[1, 2], 3 * DAY).unwrap();
    assert_eq!((cup.round(), cup.ends()), (2, Some(4 * DAY)));
}

/// In a knockout both go out, and whoever would have met one of them has a bye. After a final nobody has won.
#[test]
fn a_knockout_goes_on_without_two_who_owe_a_move() {
    let (mut cup, _) = started(Choice::Knockout, [2], 4);
    let matches = open(&cup);
    let (a, b) = (&matches[0], &matches[1]);
    cup.result(a.0, &[1, 2], 0).unwrap();
    let steps = cup.overdue(&[unfinished(b.0, &[], &b.1)], DAY).unwrap();
    assert!(steps.contains(&Step::Bye(Entrant(a.1[0]))) && !steps.iter().any(|step| matches!(step, Step::Lot { .. })));
    assert_eq!((steps.last(), standing(&cup)[0].0), (Some(&Step::Over), a.1[0]));

    let (mut cup, _) = started(Choice::Knockout, [2], 2);
    assert_eq!(cup.overdue(&[unfinished(1, &[], &[0, 1])], DAY).unwrap().last(), Some(&Step::Over));
    assert_eq!(cup.bracket()[0][0].winner, None);
    assert!(cup.table().iter().all(|line| line.out == Some(1)));
}

/// At a table of many, players who owe a move are last, and the others are placed by the current position.
#[test]
fn at_a_table_who_owes_a_move_is_last() {
    let (mut cup, _) = started(Choice::ByCount, [4], 4);
    let (number, seats) = open(&cup)[0].clone();
    let late = Unfinished { places: vec![1, 2, 3, 4], ..unfinished(number, &[], &seats[..2]) };
    cup.late(&late, 5).unwrap();
    assert_eq!(seats.iter().map(|&who| line(&cup, who).points).collect::<Vec<_>>(), [0, 0, 12, 10]);
    assert_eq!(cup.late(&late, 5), Err(Refusal::Decided));
}

/// Whoever plays in a cup can stop it only with a round that counts.
#[test]
fn a_cup_can_be_closed_with_its_round() {
    let mut cup = two(8);
    cup.close().unwrap();
    assert_eq!((cup.close(), cup.phase(), cup.is_stopped()), (Err(Refusal::Closing), Phase::Running, true));
    let steps = round(&mut cup, lower);
    assert_eq!(steps, [Step::RoundOver(1), Step::Over]);
    assert_eq!(line(&cup, 0).points, 2, "what was played counts");
    let mut last = two(2);
    assert_eq!(last.close(), Err(Refusal::Closing), "no round follows anyway");
}

/// Rows of older versions have no players who owe a move, and no cups that close.
#[test]
fn rows_of_older_versions_are_read() {
    let row = r#"{"o":{"c":"ByCount","s":4,"t":86400000,"l":[7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7]},
        "h":"Running","k":"RoundRobin","r":1,"n":1,"e":86400000,"p":[{"r":2000,"p":"Playing","f":1},
        {"r":1999,"p":"Playing","f":1}],"s":[1,0],"m":[{"r":1,"s":[1,0]}]}"#;
    let cup: Cup = serde_json::from_str(row).expect("a row");
    assert_eq!(cup, two(2));
    assert_eq!(serde_json::to_string(&cup).unwrap(), row.replace(['\n', ' '], ""), "and none of it is written yet");
}

#[test]
fn a_cup_goes_on_without_its_founder_and_can_be_stopped() {
    let mut cup = two(8);
    cup.leave(Entrant(0), 0).unwrap();
    cup.put_out(Entrant(1), 0).unwrap();
    assert_eq!(cup.back(Entrant(1)), Err(Refusal::PutOut));
    assert_eq!(cup.put_out(Entrant(1), 0), Err(Refusal::Gone));
    round(&mut cup, lower);
    assert_eq!(cup.round(), 2);
    let awaited: Vec<Number> = cup.awaited().map(|(number, _)| number).collect();
    let steps = cup.stop().unwrap();
    assert_eq!(steps, awaited.iter().map(|&n| Step::CallOff(n)).chain([Step::Over]).collect::<Vec<_>>());
    assert!(cup.table().last().unwrap().places.1 == 8);
    assert_eq!(cup.leave(Entrant(2), 0), Err(Refusal::Over));
}

#[test]
fn a_swiss_ends_when_nobody_is_left_to_be_paired() {
    let mut cup = two(7);
    for gone in 0..5 {
        cup.leave(Entrant(gone), 0).unwrap();
    }
    // The two who are left meet once. Leaving alone has ended a round or two.
    let mut steps = Vec::new();
    while cup.phase() == Phase::Running {
        steps = round(&mut cup, lower);
    }
    assert_eq!(steps.last(), Some(&Step::Over));
    assert!(cup.round() < cup.rounds() && !steps.contains(&Step::RoundOver(4)));
    assert_eq!(cup.table().len(), 7);
}

#[test]
fn a_knockout_gives_byes_to_the_best() {
    let (mut cup, steps) = started(Choice::Knockout, [2], 5);
    let byes: Vec<Step> = [0, 1, 2].map(|seed| Step::Bye(Entrant(seed))).to_vec();
    assert!(byes.iter().all(|bye| steps.contains(bye)) && steps.len() == 4, "{steps:?}");
    finish(&mut cup, lower);
    assert_eq!(cup.rounds(), 3);
    let places: Vec<(u8, (u8, u8))> = cup.table().iter().map(|line| (line.entrant.0, line.places)).collect();
    assert_eq!(places, [(0, (1, 1)), (1, (2, 2)), (2, (3, 4)), (3, (3, 4)), (4, (5, 5))]);
    let last = &cup.bracket()[2][0];
    assert_eq!((last.sides, last.winner), ([Some(Entrant(0)), Some(Entrant(1))], Some(Entrant(0))));
    assert_eq!((cup.table()[3].out, cup.table()[0].out), (Some(2), None));
}

#[test]
fn a_draw_in_a_knockout_is_replayed_and_then_a_lot_decides() {
    let mut winners = Vec::new();
    for lot in 0..20 {
        let mut cup = Cup::open(Rules { lot: [lot; 32], ..rules(Choice::Knockout, [2]) }).unwrap();
        for _ in 0..2 {
            cup.join(1500).unwrap();
        }
        cup.start(0).unwrap();
        let seats = cup.meeting(1).unwrap().seats.clone();
        let turned: Vec<Entrant> = seats.iter().rev().copied().collect();
        let again = Step::Pair { number: 2, seats: turned, again: Some(1) };
        assert_eq!(cup.result(1, &[1, 1], 9).unwrap(), [again]);
        let steps = cup.result(2, &[3, 3], 9).unwrap();
        let Step::Lot { number: 2, winner } = steps[0] else { panic!("{steps:?}") };
        assert_eq!(steps[1..], [Step::RoundOver(1), Step::Over]);
        assert_eq!((cup.table()[0].entrant, cup.bracket()[0][0].winner), (winner, Some(winner)));
        assert_eq!(cup.bracket()[0][0].matches, [1, 2]);
        winners.push(winner);
    }
    assert!(winners.contains(&Entrant(0)) && winners.contains(&Entrant(1)));
}

#[test]
fn who_has_lost_a_knockout_is_out() {
    let (mut cup, _) = started(Choice::Knockout, [2], 4);
    cup.result(of(&cup, 1), &[1, 2], 0).unwrap();
    // The winner leaves before the final is paired, and returns in time.
    let winner = cup.bracket()[0].iter().find_map(|tie| tie.winner).unwrap();
    assert_eq!(cup.leave(winner, 0).unwrap(), []);
    cup.back(winner).unwrap();
    let number = of(&cup, 0);
    let steps = cup.leave(Entrant(0), 0).unwrap();
    assert_eq!(steps[..2], given_up(number, 0));
    assert_eq!(cup.back(Entrant(0)), Err(Refusal::Eliminated));
    assert_eq!(cup.join(1500), Err(Refusal::TooLate));
    // The other finalist leaves for good.
    let steps = cup.leave(Entrant(3), 0).unwrap();
    assert_eq!(steps.last(), Some(&Step::Over));
    assert_eq!(cup.table()[0].entrant, winner);
}

#[test]
fn tables_play_two_rounds_and_a_final() {
    let (mut cup, steps) = started(Choice::ByCount, 3..=6, 11);
    assert_eq!((cup.kind(), cup.rounds()), (Some(Kind::Tables), 3));
    let sizes: Vec<usize> = open(&cup).iter().map(|(_, seats)| seats.len()).collect();
    assert_eq!((sizes, steps.len()), (vec![6, 5], 2));
    let by_number = |seats: &[u8]| {
        seats.iter().map(|own| 1 + seats.iter().filter(|one| *one < own).count() as u8).collect::<Vec<_>>()
    };
    for _ in 0..2 {
        for (number, seats) in open(&cup) {
            cup.result(number, &by_number(&seats), 0).unwrap();
        }
    }
    let firsts = [1, 2, 3, 4].map(|number| cup.meeting(number).unwrap().seats[0]);
    assert!(!firsts[..2].contains(&firsts[2]) && !firsts[..2].contains(&firsts[3]), "{firsts:?}");
    let finalists = open(&cup);
    let [(number, seats)] = &finalists[..] else { panic!("one final table: {finalists:?}") };
    assert!(seats.len() == 5 && seats.contains(&0) && seats.contains(&1));
    // In the final the order is reversed, and one player gives up.
    let turned: Vec<u8> = by_number(seats).iter().map(|place| 6 - place).collect();
    assert_eq!(cup.leave(Entrant(1), 0).unwrap(), [Step::Resign { number: *number, entrant: Entrant(1) }]);
    cup.result(*number, &turned, 0).unwrap();
    let table = cup.table();
    assert_eq!(table[0].entrant.0, *seats.iter().max().unwrap());
    assert_eq!((table[3].entrant.0, table[4].entrant.0), (0, 1));
    assert!(table[5..].iter().all(|line| !seats.contains(&line.entrant.0)));
    assert_eq!(line(&cup, 0).points, 12 + 12 + 2);
}

#[test]
fn who_does_not_fit_at_a_table_has_a_bye() {
    let (mut cup, steps) = started(Choice::Tables, [2, 4], 10);
    assert_eq!(steps.iter().filter(|step| matches!(step, Step::Bye(_))).count(), 2);
    assert!(steps.contains(&Step::Bye(Entrant(9))) && steps.contains(&Step::Bye(Entrant(8))));
    assert_eq!(line(&cup, 9).points, 6);
    let mut last = Vec::new();
    for (number, _) in open(&cup) {
        last = cup.result(number, &[1, 1, 1, 1], 0).unwrap();
    }
    let byes: Vec<&Step> = last.iter().filter(|step| matches!(step, Step::Bye(_))).collect();
    assert_eq!(byes, [&Step::Bye(Entrant(7)), &Step::Bye(Entrant(6))], "the lowest who have had none");
}
