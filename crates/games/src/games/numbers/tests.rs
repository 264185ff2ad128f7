use std::collections::HashSet;

use super::sheet::{COLS, ROWS};
use super::*;
use crate::game::scene::{Item, Says};
use crate::game::{Deadline, Drawn, Level, Memo, Outcome, Seed};
use crate::games::tests::{self, play};
use crate::play::{Header, Match};

const KNOWN: &str = include_str!("../../../tests/numbers.json");

fn known() -> serde_json::Value {
    serde_json::from_str(KNOWN).expect("JSON")
}

fn begun(settings: &str, names: &str) -> Match {
    tests::begun("numbers", settings, names)
}

fn refused(settings: &str, moves: &[&str], last: &str) -> Reject {
    tests::refused(begun(settings, "Anna"), moves, last)
}

fn key(settings: &str, moves: &[&str], last: &str) -> String {
    refused(settings, moves, last).text.key.into_owned()
}

#[test]
fn pairs_of_the_start_are_the_known_ones() {
    let pairs: HashSet<(usize, usize)> = serde_json::from_value(known()["start_pairs"].clone()).expect("pairs");
    assert_eq!(Sheet::begin().pairs().collect::<HashSet<_>>(), pairs);
    let board = begun("", "Anna").position().board(Viewer::Public);
    assert_eq!(board.lines().nth(1), Some("1 1 2 3 4 5 6 7 8 9"));
    assert_eq!(board.lines().nth(2), Some("2 1 1 1 2 1 3 1 4 1"));
    assert_eq!(board.lines().nth(3), Some("3 5 1 6 1 7 1 8 1 9"), "10 is left out");
}

#[test]
fn sequences_without_a_refill_are_as_many_as_is_known() {
    let file = known();
    let wanted: Vec<usize> = serde_json::from_value(file["strike_sequences"].clone()).expect("numbers");
    let digits = |sheet: &Sheet| (0..sheet.cells()).map(|cell| sheet.digit(cell).unwrap_or(0)).collect::<Vec<u8>>();
    let (mut front, mut counts) = (vec![Sheet::begin()], Vec::new());
    let mut reached = HashSet::from([digits(&front[0])]);
    let mut stuck = HashSet::new();
    while counts.len() < wanted.len() {
        let mut next = Vec::new();
        for sheet in &front {
            for (one, two) in sheet.pairs() {
                let mut after = sheet.clone();
                after.strike(one, two);
                reached.insert(digits(&after));
                next.push(after);
            }
            if sheet.pairs().next().is_none() {
                stuck.insert(digits(sheet));
            }
        }
        counts.push(next.len());
        front = next;
    }
    assert_eq!(counts, wanted);
    assert_eq!(Some(reached.len() as u64), file["reachable_without_refill"].as_u64());
    assert_eq!(Some(stuck.len() as u64), file["stuck"].as_u64());
}

#[test]
fn a_known_game_goes_as_it_is_known() {
    let file = known();
    let mut game = begun("", "Anna");
    let mut sheet = Sheet::begin();
    for step in file["game"]["record"].as_array().expect("a list") {
        let number = |n: usize| step[n].as_u64().map(|n| n as usize);
        match (number(0), number(1), number(2)) {
            (Some(one), Some(two), Some(pairs)) => {
                assert_eq!(sheet.pairs().count(), pairs, "before {one}-{two}");
                let m = Move::strike(place(one), place(two));
                sheet.play(m, false).expect("a legal pair");
                play(&mut game, &[&Numbers.write(&m)]).expect("a legal pair");
            }
            (None, Some(cells), Some(left)) => {
                assert_eq!((sheet.cells(), sheet.left), (cells, left));
                sheet.play(Move::More, true).expect("nothing is left to strike");
                play(&mut game, &["more"]).expect("there is room");
            }
            _ => panic!("{step}"),
        }
    }
    let cells: String = (0..sheet.cells()).map(|cell| char::from(b'0' + sheet.digit(cell).unwrap_or(0))).collect();
    assert_eq!(file["game"]["final_cells"].as_str(), Some(&*cells));
    assert_eq!((sheet.cleared(), game.outcome()), (false, None));
}

#[test]
fn neighbours_go_on_into_the_next_row_and_over_what_is_crossed_out() {
    // 9 ends the first row, and 1 begins the second.
    play(&mut begun("", "Anna"), &["i1-a2"]).expect("reading goes on in the next row");
    // Once these two are gone, the 8 and the 1 after them are neighbours but do not go together.
    let reject = refused("", &["i1-a2"], "h1-b2");
    assert_eq!(reject.text, Text::new("numbers-reject-fit").with("one", 8u8).with("two", 1u8));
    let reject = refused("", &[], "a2-c2");
    let told = Text::new("numbers-reject-between").with("digit", 1u8).with("place", Place::new(1, 1));
    assert_eq!(reject.text, told);
    let reject = refused("", &[], "a1-a3");
    assert_eq!(reject.text.key, "numbers-reject-fit");
    assert_eq!(key("", &[], "i1-i3"), "numbers-reject-between", "in the column 1 stands between");
    play(&mut begun("", "Anna"), &["g2-i2", "i1-i3"]).expect_err("4 stands between");
    assert_eq!(key("", &[], "a2-b3"), "numbers-reject-order");
    play(&mut begun("", "Anna"), &["b2-a2", "i2-i3"]).expect("places in any order, and a column");
}

#[test]
fn what_cannot_be_is_told() {
    assert_eq!(key("", &[], "d1-g1"), "numbers-reject-fit");
    assert_eq!(key("", &[], "e1-e1"), "numbers-reject-same");
    assert_eq!(key("", &["a2-b2"], "a2-c2"), "numbers-reject-struck");
    assert_eq!(key("", &[], "a1-a4"), "numbers-reject-outside");
    assert_eq!(key("", &[], "i1-j1"), "numbers-reject-outside");
    assert_eq!(key("stuck", &[], "more"), "numbers-reject-stuck");
    play(&mut begun("", "Anna"), &["more"]).expect("at any time");
}

#[test]
fn more_writes_what_is_left_in_reading_order() {
    let mut game = begun("", "Anna");
    play(&mut game, &["i1-a2", "more"]).expect("legal moves");
    let board = game.position().board(Viewer::Public);
    let rows: Vec<&str> = board.lines().skip(4).collect();
    assert_eq!(rows, ["4 1 2 3 4 5 6 7 8 1", "5 1 2 1 3 1 4 1 5 1", "6 6 1 7 1 8 1 9", "left 50 refills 1 moves 2"]);
}

#[test]
fn undo_is_free_for_one_alone() {
    let mut game = begun("", "Anna");
    play(&mut game, &["i1-a2", "more"]).expect("legal moves");
    for left in [25, 27] {
        let keep = game.takeback(Seat(0)).expect("nothing stands in the way");
        game.undo(Seat(0), keep, 0).expect("and nobody is asked");
        assert!(game.position().board(Viewer::Public).contains(&format!("left {left} refills 0")));
    }
}

#[test]
fn a_hint_shows_a_pair_that_can_be_crossed_out() {
    let mut game = begun("", "Anna");
    let said = |game: &Match| game.position().hint(Seat(0)).map(|help| help.text().clone()).expect("it goes on");
    assert_eq!(said(&game).args[0].1, crate::base::Arg::Place(Place::new(8, 0)));
    while said(&game).key == "numbers-hint" {
        let [one, two] = [0, 1].map(|n| match said(&game).args[n].1 {
            crate::base::Arg::Place(place) => place,
            _ => panic!("two places"),
        });
        play(&mut game, &[&format!("{one}-{two}")]).expect("what is hinted at is legal");
    }
    assert_eq!(said(&game).key, "numbers-hint-none");
    assert!(game.position().moves(Seat(0)).is_some_and(|moves| moves == ["more"]));
}

/// All pairs, found by trying every cell with every other.
fn slow(sheet: &Sheet) -> HashSet<(usize, usize)> {
    let gone = |cell: usize| sheet.digit(cell).is_none();
    let mut pairs = HashSet::new();
    for two in 0..sheet.cells() {
        for one in 0..two {
            let (Some(a), Some(b)) = (sheet.digit(one), sheet.digit(two)) else { continue };
            let along = (one + 1..two).all(gone);
            let upon = one % COLS == two % COLS && (one + 1..two).filter(|cell| cell % COLS == one % COLS).all(gone);
            if (along || upon) && (a == b || a + b == 10) {
                pairs.insert((one, two));
            }
        }
    }
    pairs
}

#[test]
fn pairs_are_found_as_by_looking_at_all() {
    let mut chance = Chance::seeded(&Seed([3; 32]), 0);
    for _ in 0..12 {
        let mut sheet = Sheet::begin();
        for _ in 0..60 {
            let pairs: Vec<_> = sheet.pairs().collect();
            let set: HashSet<_> = pairs.iter().copied().collect();
            assert_eq!(set.len(), pairs.len(), "each once");
            assert_eq!(set, slow(&sheet));
            // Any pair outside this set is refused.
            let (one, two) = (chance.index(sheet.cells()), chance.index(sheet.cells()));
            let m = Move::strike(place(one), place(two));
            assert_eq!(sheet.clone().play(m, false).is_ok(), set.contains(&(one.min(two), one.max(two))));
            let Some(m) = sheet.some_move(true, &mut chance) else { break };
            assert!(sheet.moves(true).contains(&m));
            sheet.play(m, true).expect("a listed move");
        }
    }
}

#[test]
fn all_crossed_out_is_won_and_a_full_sheet_is_lost() {
    let mut race = Race::new(Sheet::begin(), 1, false, true);
    race.sheets[0] = Sheet::of(vec![0, 3, 0, 7]);
    race.sheets[0].play(Move::Strike(place(1), place(3)), false).expect("they make ten");
    assert_eq!(race.outcome(), Some(Outcome::alone(true)));
    // 1 and 2 alternate: nothing goes together, and a refill has no room.
    let full = (0..COLS * ROWS / 2 + COLS).map(|cell| if cell % 2 == 0 { 1 } else { 2 }).collect();
    race.sheets[0] = Sheet::of(full);
    let reject = race.sheets[0].play(Move::More, false).expect_err("no room");
    assert_eq!(reject.text.key, "numbers-reject-full");
    race.sheets[0] = Sheet::of([vec![5, 5], [1, 2].repeat(COLS * ROWS / 4 + 9)].concat());
    race.sheets[0].play(Move::Strike(place(0), place(1)), false).expect("equal");
    assert_eq!(race.outcome(), Some(Outcome::alone(false)));
}

#[test]
fn in_a_race_fewest_refills_win_then_fewest_moves() {
    let done = |refills, moves| {
        let mut sheet = Sheet::of(Vec::new());
        (sheet.refills, sheet.moves) = (refills, moves);
        sheet
    };
    let mut race = Race::new(Sheet::begin(), 4, false, true);
    assert_eq!(race.playing().len(), 4, "all at once, each on a sheet of one's own");
    race.sheets = vec![done(3, 90), done(2, 120), done(3, 80), done(9, 200)];
    assert_eq!(race.outcome().map(|outcome| outcome.places), Some(vec![3, 1, 2, 4]));
    race.sheets[3].dead = true;
    race.sheets[3].left = 4;
    for keeps in [false, true] {
        let sheets = race.sheets.clone();
        let mut race = Race::new(Sheet::begin(), 4, false, keeps);
        race.sheets = sheets;
        assert!(race.leave(Seat(1)) && race.leave(Seat(3)));
        let places = if keeps { vec![3, 1, 2, 4] } else { vec![2, 4, 1, 3] };
        assert_eq!(
            race.outcome().map(|outcome| outcome.places),
            Some(places),
            "by the first rules all who leave are last"
        );
    }
}

/// Anna clears her sheet and leaves. The others play on against her result, and so does the last of them.
#[test]
fn a_cleared_sheet_keeps_its_place_when_its_player_leaves() {
    let mut race = Race::new(Sheet::begin(), 3, false, true);
    race.sheets[0] = Sheet::of(Vec::new());
    (race.sheets[0].refills, race.sheets[0].moves) = (3, 100);
    assert!(race.leave(Seat(0)), "two go on");
    assert!(race.leave(Seat(1)), "one goes on, since the result can be overtaken");
    assert_eq!((race.outcome(), race.playing().len()), (None, 1));
    race.sheets[2] = Sheet::of(vec![3, 7]);
    race.sheets[2].play(Move::Strike(place(0), place(1)), false).expect("they make ten");
    assert_eq!(race.outcome().map(|outcome| outcome.places), Some(vec![2, 3, 1]), "without a refill it is better");
    let mut race = Race::new(Sheet::begin(), 3, false, false);
    race.sheets[0] = Sheet::of(Vec::new());
    assert!(race.leave(Seat(0)) && !race.leave(Seat(1)), "by the first rules nobody played on alone");
    let mut race = Race::new(Sheet::begin(), 3, false, true);
    assert!(race.leave(Seat(0)) && !race.leave(Seat(1)), "where nothing was cleared nobody plays on alone");
}

#[test]
fn writing_on_twice_is_asked_about() {
    let mut game = begun("", "Anna | Boris");
    let grave = |game: &Match, seat: u8| game.grave(Seat(seat), &Input::canonical("more"), 0).ok().flatten().is_some();
    assert!(!grave(&game, 0), "the first time it may be meant");
    game.play(Seat(0), &Input::canonical("more"), 0).expect("at any time");
    assert!(grave(&game, 0) && !grave(&game, 1), "only of whoever has just done so");
    game.play(Seat(1), &Input::canonical("i1-a2"), 0).expect("a pair of the other sheet");
    assert!(grave(&game, 0), "what others do does not matter");
    game.play(Seat(0), &Input::canonical("i1-a2"), 0).expect("a pair");
    assert!(!grave(&game, 0), "a pair was struck in between");
    // There is no other move.
    let mut race = Race::new(Sheet::begin(), 1, false, true);
    race.sheets[0] = Sheet::of(vec![1, 2]);
    race.sheets[0].play(Move::More, false).expect("there is room");
    assert!(!Numbers.grave(&race, Seat(0), &Move::More), "1212 has no pair, so it is meant");
}

#[test]
fn the_computer_plays_a_race_to_its_end() {
    for settings in ["stuck", ""].into_iter().take(crate::amount(2, 1)) {
        let mut game = begun(settings, "A | B | C");
        let mut chance = Chance::seeded(&Seed([9; 32]), 0);
        let mut memos = [Memo::default(), Memo::default(), Memo::default()];
        while let Some(seat) = game.turn().seats().iter().next() {
            let until = Deadline::after_work(60_000);
            let level = Level::new(1 + 2 * seat.0).expect("a level");
            let mut ctx = SearchCtx::new(level, &mut chance, until, &mut memos[seat.index()]);
            let m = game.position().think(seat, &mut ctx).expect("a move");
            game.play(seat, &Input::canonical(&m), 0).unwrap_or_else(|reject| panic!("{m}: {reject:?}"));
        }
        let places = game.outcome().map(|outcome| outcome.places);
        assert_eq!(places.map(|places| places[2]), Some(1), "the best one wins");
        let board = game.position().board(Viewer::Public);
        assert!(board.lines().last().is_some_and(|line| line.starts_with("left 0")), "and clears its sheet\n{board}");
    }
}

#[test]
fn refills_can_be_few_and_the_beginning_drawn() {
    let mut sheet = Sheet::of(vec![1, 2, 3, 7]).allowing(1);
    sheet.play(Move::More, false).expect("one is allowed");
    let reject = sheet.play(Move::More, false).expect_err("only one");
    assert_eq!(reject.text, Text::new("numbers-reject-refills").with("count", 1_u32));
    assert!(!sheet.moves(false).contains(&Move::More) && sheet.open());
    while let [m, ..] = sheet.moves(false)[..] {
        sheet.play(m, false).expect("a pair");
    }
    assert!(!sheet.open(), "no pair, and nothing to write on");
    let board = |seed| {
        let header = tests::header("numbers", "start=drawn refills=3", "Anna");
        let game = Match::begin(Header { seed: Some(Seed([seed; 32])), ..header }).expect("it can be played");
        game.position().board(Viewer::Public)
    };
    assert!(board(3) == board(3) && board(3) != board(4), "{}", board(3));
}

#[test]
fn an_achievement_is_what_is_left_or_the_moves_that_it_took() {
    let mut race = Race::new(Sheet::of(vec![0, 3, 0, 7]), 1, false, true);
    assert_eq!(race.feat().map(|feat| feat.worth), Some(-2));
    race.sheets[0].play(Move::Strike(place(1), place(3)), false).expect("they make ten");
    let feat = race.feat().expect("it counts");
    assert_eq!((feat.worth, feat.text), (999_999, Text::new("numbers-feat-cleared").with("moves", 1_u32)));
}

/// Views differ by nothing else, so nobody sees more than others.
#[test]
fn of_long_sheets_the_page_has_the_viewers_own_whole() {
    let mut sheet = Sheet::begin();
    (0..3).for_each(|_| sheet.play(Move::More, false).expect("digits are written on"));
    let mut race = Race::new(sheet, 3, false, true);
    race.latest = Some(Seat(2));
    let whole = |race: &Race| race.scene().boards.iter().map(|board| board.seat).collect::<Vec<_>>();
    assert_eq!(whole(&race), [Some(Seat(2))], "whoever moved last");
    assert_eq!(whole(&race.seen_by(Some(Seat(1)))), [Some(Seat(1))]);
    assert_eq!(race.seen_by(Some(Seat(1))), race);
    let short = Race::new(Sheet::begin(), 3, false, true);
    assert_eq!(whole(&short).len(), 3);
}

#[test]
fn of_a_long_sheet_only_digits_that_are_left_are_written() {
    let digits = |rows: usize| {
        // One digit is left in each row; all of the first three rows are crossed out.
        let cells = (0..rows * COLS).map(|cell| u8::from(cell % COLS == 4 && cell / COLS > 2));
        let scene = Race::new(Sheet::of(cells.collect()), 1, false, true).scene();
        let says = |item: &Item| if let Item::Label { says, .. } = item { Some(says.clone()) } else { None };
        let labels: Vec<Says> = scene.items.iter().filter_map(says).collect();
        let folded = Text::new("numbers-folded").with("rows", 3_usize);
        assert!(labels.contains(&Says::Words(folded)), "{labels:?}");
        labels.iter().filter(|says| matches!(says, Says::Plain(_))).count()
    };
    assert_eq!((digits(47), digits(48)), (44 * COLS, 45));
}
