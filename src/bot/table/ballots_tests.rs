use super::*;

fn vote(voters: usize, said: &[(UserId, &str)]) -> (VoteRow, PollRow) {
    let mut poll = PollRow { number: 1, closes: 0, ballots: Vec::new(), message: None };
    for (message, (user, word)) in (1..).zip(said) {
        let (wish, agrees) = match *word {
            "resign" => (Some(WishRow::Resign), None),
            "draw" => (None, Some(Proposal::Draw)),
            text => (Some(WishRow::Move(text.to_owned())), None),
        };
        enter(&mut poll, BallotRow { user: *user, message, wish, agrees });
    }
    (VoteRow { voters, lasts: Some(600_000), ..VoteRow::default() }, poll)
}

/// The decision before the time is over, and the final one.
fn both(voters: usize, said: &[(UserId, &str)]) -> (Decision, Decision) {
    let (vote, poll) = vote(voters, said);
    (decided(&vote, &poll, false), decided(&vote, &poll, true))
}

fn plays(text: &str) -> Decision {
    Decision { plays: Some(text.to_owned()), ..Decision::default() }
}

#[test]
fn more_than_half_of_those_before_close_a_vote() {
    let said = [(1, "e4"), (2, "e4"), (3, "d5")];
    assert_eq!(both(0, &said), (Decision::default(), plays("e4")), "nobody knows how many there are");
    assert_eq!(both(3, &said), (plays("e4"), plays("e4")));
    assert_eq!(both(4, &said), (Decision::default(), plays("e4")), "half is not more than half");
    assert_eq!(both(4, &[]), (Decision::default(), Decision::default()), "without votes nothing happens");
}

#[test]
fn of_a_tie_counts_what_had_so_many_first() {
    let (_, played) = both(0, &[(1, "e4"), (2, "d5"), (3, "d5"), (4, "e4")]);
    assert_eq!(played, plays("d5"));
    // The voter joins this choice again, after the others.
    let (_, played) = both(0, &[(1, "e4"), (2, "e4"), (3, "d5"), (4, "d5"), (1, "c3"), (1, "e4")]);
    assert_eq!(played, plays("d5"));
    let (_, played) = both(0, &[(1, "e4"), (2, "e4"), (3, "d5"), (4, "d5"), (1, "e4")]);
    assert_eq!(played, plays("e4"), "who says it again has been there before");
}

#[test]
fn to_give_up_needs_sixty_percent() {
    let resigns = Decision { resigns: true, ..Decision::default() };
    let three = [(1, "resign"), (2, "resign"), (3, "resign")];
    assert_eq!(both(5, &three), (resigns, Decision { resigns: true, ..Decision::default() }));
    let (early, late) = both(6, &[&three[..], &[(4, "resign")]].concat());
    assert!(early.resigns && late.resigns, "two thirds of those before, all of those who are there");
    let (_, late) = both(0, &[(1, "resign"), (2, "resign"), (3, "e4"), (4, "d5")]);
    assert_eq!(late, plays("e4"), "half is not enough");
    let (early, _) = both(1, &[(1, "e4"), (2, "e4"), (3, "resign")]);
    assert!(!early.resigns, "those who are there count as well");
}

#[test]
fn to_give_up_needs_more_than_half_of_those_before() {
    let alone = [(1, "resign")];
    for (before, resigns) in [(0, false), (1, true), (2, false), (3, false)] {
        assert_eq!(both(before, &alone).1.resigns, resigns, "of {before}");
    }
    assert!(both(0, &[(1, "resign"), (2, "resign")]).1.resigns);
    let three = [(1, "resign"), (2, "resign"), (3, "resign")];
    assert!(both(5, &three).1.resigns && !both(6, &three).1.resigns, "half is not more than half");
    let (_, late) = both(4, &[(1, "resign"), (2, "resign"), (3, "e4")]);
    assert_eq!(late, plays("e4"), "the others' move counts");
    // Where the first move counts, nobody knows how many there are.
    let (mut vote, poll) = vote(1, &alone);
    vote.lasts = None;
    assert!(!decided(&vote, &poll, true).resigns);
}

#[test]
fn to_agree_needs_more_than_half() {
    let draw = Some(Proposal::Draw);
    let (early, late) = both(4, &[(1, "draw"), (2, "draw")]);
    assert_eq!((early.agrees, late.agrees), (None, draw));
    let (early, late) = both(2, &[(1, "draw"), (2, "draw"), (1, "e4"), (3, "d5"), (4, "c3")]);
    assert_eq!((early.agrees, late.agrees), (None, None));
    assert_eq!(late.plays.as_deref(), Some("e4"));
}

#[test]
fn a_message_corrected_late_changes_nothing() {
    let (_, mut poll) = vote(0, &[(1, "e4"), (1, "d5")]);
    let e4 = || Some(WishRow::Move("e4".to_owned()));
    assert!(!enter(&mut poll, BallotRow { user: 1, message: 1, wish: e4(), agrees: None }));
    assert!(!enter(&mut poll, BallotRow { user: 1, message: 9, wish: Some(WishRow::Move("d5".into())), agrees: None }));
    assert!(enter(&mut poll, BallotRow { user: 1, message: 0, wish: e4(), agrees: None }), "a press is always new");
    assert_eq!(comment(&poll), "votes: e4 1");
    let (_, poll) = vote(0, &[(1, "d5"), (2, "e4"), (3, "e4"), (4, "resign"), (4, "draw")]);
    assert_eq!(comment(&poll), "votes: e4 2, d5 1, !resign 1, !draw 1");
}

#[test]
fn a_vote_closes_by_the_time_of_its_chat() {
    let noon = 1_800_000_000_000 - 1_800_000_000_000 % 86_400_000 + 12 * 3_600_000;
    let said = |closes: u64, zone| {
        let text = until(closes, noon, &Zone::fixed(zone));
        let time = text.args.iter().find(|(key, _)| key == "time").map(|(_, time)| format!("{time:?}"));
        (text.key.to_string(), time.unwrap_or_default())
    };
    let (key, time) = said(noon + 14 * 60_000, 180);
    assert!(key == "vote-closes" && time.contains("15:14") && !time.contains("UTC"), "{time}");
    let (key, time) = said(noon + 12 * 3_600_000 + 5 * 60_000, 0);
    assert!(key == "vote-closes-on" && time.contains("0:05 UTC"), "{time}");
}

#[test]
fn a_vote_that_closes_soon_says_in_how_many_seconds() {
    let now = 1_800_000_000_000;
    let left = |after: u64| {
        let text = until(now + after, now, &Zone::UTC);
        (text.key.to_string(), text.args)
    };
    assert_eq!(left(10_000).0, "vote-closes-in");
    assert!(format!("{:?}", left(9_001).1).contains("10"), "{:?}", left(9_001));
    assert_eq!(left(120_000).0, "vote-closes");
}
