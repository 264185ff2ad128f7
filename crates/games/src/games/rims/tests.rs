//! The rules and the forms of moves. `slow` has a second implementation of the geometry, `drawn` tests the curves,
//! `counts` the computer.

#[cfg(test)]
mod counts;
#[cfg(test)]
mod drawn;
#[cfg(test)]
mod slow;

use super::sheet::{COLS, Fault, ROWS};
use super::*;
use crate::base::{Labels, Place};
use crate::game::{Drawn, Manner, Outcome, Seats, Seed, Why};
use crate::games::GAMES;
use crate::games::tests::{play, refused};
use crate::play::perft::{Perft, Uncounted};
use crate::play::{Match, record};

/// A sheet for two with these points.
fn of(points: &str, most: u8) -> Sheet {
    let places = Place::read_path(points).expect("places");
    let terms = Terms { points: places.len() as u8, most, misere: true };
    Sheet::new(terms, places, 2, Seat(0))
}

fn line(text: &str) -> Line {
    Line(Place::read_path(text).expect("places"))
}

/// The sheet after some rims.
fn after(mut sheet: Sheet, rims: &[&str]) -> Sheet {
    for text in rims {
        sheet.play(&line(text)).unwrap_or_else(|reject| panic!("{text}: {reject:?}"));
    }
    sheet
}

/// A match between these people.
fn begun(settings: &str, names: &str) -> Match {
    let text = format!("game rims {settings}\nseats {names}\nfirst 1\nseed {}\n", "05".repeat(32));
    Match::begin(record::read(&text, GAMES).expect("a record").0).expect("it can be played")
}

fn chance(seed: u8) -> Chance {
    Chance::seeded(&Seed([seed; 32]), 0)
}

/// A sheet at the beginning of a match.
fn strewn(points: u8, most: u8, seed: u8) -> Sheet {
    let terms = Terms { points, most, misere: true };
    Sheet::new(terms, layout::strewn(points, &mut chance(seed)), 2, Seat(0))
}

/// The key of a refusal, and the places that it marks.
fn key(sheet: &Sheet, text: &str) -> (String, String) {
    let mut copy = sheet.clone();
    let reject = copy.play(&line(text)).expect_err("an illegal one");
    assert!(reject.why == Why::Illegal && copy == *sheet, "{text}");
    let marks: Vec<String> = reject.marks.iter().map(Place::to_string).collect();
    (reject.text.key.trim_start_matches("rims-reject-").to_owned(), marks.join(" "))
}

#[test]
fn points_are_strewn_with_room_around() {
    for (points, seed) in (8..=24).flat_map(|points| (0..30).map(move |seed| (points, seed))) {
        let placed = layout::strewn(points, &mut chance(seed));
        assert_eq!(placed.len(), usize::from(points));
        let inner = |place: &Place| (1..COLS - 1).contains(&place.col) && (1..ROWS - 1).contains(&place.row);
        assert!(placed.iter().all(inner), "none on the edge");
        for (n, a) in placed.iter().enumerate() {
            assert!(placed[..n].iter().all(|b| layout::square(*a, *b) >= 4), "{a} has a neighbour");
        }
    }
}

#[test]
fn a_record_has_the_points_in_its_deal() {
    let head = "game rims points=8\nseats A | B\nfirst 1\n";
    let begun = |text: String| Match::begin(record::read(&text, GAMES).expect("a record").0).expect("two can play it");
    let first = begun(format!("{head}seed {}\n", "01".repeat(32)));
    let dealt: Vec<String> = first.header().deal.iter().map(ToString::to_string).collect();
    assert_eq!(dealt.len(), 8, "a number for each");
    let again = begun(format!("{head}deal {}\n", dealt.join(" ")));
    assert_eq!(again.position().board(Viewer::Public), first.position().board(Viewer::Public));
}

#[test]
fn corners_are_typed_in_many_ways() {
    let sheet = of("c3 h8", 4);
    let read = |input: &Input<'_>| Rims.parse(&sheet, Seat(0), input);
    let forms = ["c3 f5 e9 b7", "c3-f5-e9-b7", "c3f5e9b7", "C3, F5, E9, B7!", "c3 → f5 → e9 → b7", "c3>f5 e9>b7"];
    for text in forms.into_iter().chain(["c3 f5 e9 b7 c3", "3c 5f 9e 7b"]) {
        assert_eq!(read(&Input::canonical(text)), Ok(line("c3 f5 e9 b7")), "{text}");
    }
    assert_eq!(read(&Input::typed("в3 е5 д9 б7", Labels::Cyrillic, Manner::Addressed)), Ok(line("c3 f5 e9 b7")));
    assert_eq!(read(&Input::canonical("c3")), Ok(line("c3")));
    assert_eq!(read(&Input::canonical("c3 f5 c3")), Ok(line("c3 f5 c3")), "that closes nothing");
    assert_eq!(Rims.write(&line("c3 f5 e9 b7")), "c3 f5 e9 b7");
    for text in ["hello", "", "5", "c3 >", "c3 f5 and e9", "c3=f5"] {
        assert_eq!(read(&Input::canonical(text)).expect_err("no move").why, Why::Syntax, "{text}");
    }
}

#[test]
fn a_rim_has_three_to_twelve_corners_on_the_sheet() {
    let sheet = of("c3 h8", 4);
    assert_eq!(key(&sheet, "c3 f5").0, "corners");
    let twelve = "c3 e3 e4 g4 g5 j5 j11 h11 h10 e10 e7 c7";
    after(sheet.clone(), &[twelve]);
    assert_eq!(key(&sheet, &format!("{twelve} b5")).0, "corners");
    assert_eq!(key(&sheet, "c3 u3 c9").0, "outside");
    assert_eq!(key(&sheet, "c3 t15 c9").0, "outside");
    after(sheet, &["c3 a1 t14"]);
}

#[test]
fn a_rim_does_not_touch_itself() {
    let sheet = of("c3 h8", 4);
    assert_eq!(key(&sheet, "c3 g7 g3 c7"), ("knot".to_owned(), "c3 c7 g3 g7".to_owned()));
    for text in ["c3 c3 f5", "c3 f5 c3 e9", "c3 f3 e3 e5", "c3 g3 g7 e3 c7", "c3 f3 c3", "c3 e5 g7"] {
        assert_eq!(key(&sheet, text).0, "knot", "{text}");
    }
    after(sheet, &["c3 e3 g3 g5 e5"]); // A corner may lie on a straight line.
}

#[test]
fn a_rim_passes_through_one_free_point_at_least_and_not_too_many() {
    let sheet = of("c3 e3 g3 i3 k3 h8", 4);
    assert_eq!(key(&sheet, "a2 d2 d5"), ("empty".to_owned(), String::new()));
    assert_eq!(key(&sheet, "b2 l2 l5 b5"), ("empty".to_owned(), String::new()), "around five");
    assert_eq!(key(&sheet, "c3 k3 f6"), ("many".to_owned(), "c3 e3 g3 i3 k3".to_owned()), "along a side");
    let held = after(sheet.clone(), &["c3 i3 f6"]).rims[0].held;
    assert_eq!(held, 0b1111, "corners and what lies on a side");
    let one = of("c3 e3 g3", 1);
    assert_eq!(key(&one, "c3 e3 d5").0, "many");
    after(one, &["c3 d1 d5", "e3 f2 f5", "g3"]);
}

#[test]
fn points_on_a_rim_are_taken() {
    let sheet = after(of("c3 e3 h8", 4), &["c3 d1 d5"]);
    assert_eq!(key(&sheet, "c3 e3 b8"), ("taken".to_owned(), "c3".to_owned()));
    assert_eq!(key(&sheet, "c3"), ("taken".to_owned(), "c3".to_owned()));
    assert_eq!(key(&sheet, "c4"), ("bare".to_owned(), "c4".to_owned()));
}

#[test]
fn a_rim_touches_and_crosses_no_other() {
    let sheet = after(of("c3 e3 h8 m8", 4), &["c3 g3 g9 c9"]);
    for text in ["h8 g8 j5", "h8 f8 j5", "h8 g9 j12", "h8 j6 j12 e12 e9", "h8 g3 j3", "h8 c6 e2"] {
        assert_eq!(key(&sheet, text), ("meets".to_owned(), "c3 e3".to_owned()), "{text}");
    }
    // Inside another rim, around one, around several, and past a corner by less than a tenth of a square.
    let nested = after(of("c3 d5 h8 m8", 4), &["c3 g3 g9 c9", "d5 f4 f8", "h8 h14 a14 a1 h1", "m8 t14 i14 i1 t1"]);
    assert!(nested.is_over());
    after(of("c3 i7", 4), &["c3 s14 c14", "i7 t14 t13"]);
}

#[test]
fn a_loop_fits_in_the_narrowest_place() {
    // d3 is 1/√530 of a square away from the line between a1 and t14. No point can be nearer to a rim.
    let tight = after(of("d3 c8 m4", 4), &["c8 a1 t14"]);
    let looped = after(tight.clone(), &["d3", "m4"]);
    assert!(looped.is_over());
    assert!(!looped.rims[1].curve.meets(&looped.rims[0].curve));
    assert_eq!(looped.rims[1].held, 1);
    // Enclosed from both sides.
    let shut = after(of("d3 c8 m4", 4), &["c8 a1 t14", "m4 d2 b1 s13"]);
    after(shut, &["d3"]);
}

#[test]
fn regions_are_what_rims_part() {
    let sheet = after(of("c3 d5 e6 h8 m8 b12", 4), &["c3 g3 g9 b9"]);
    assert_eq!(sheet.regions(), [0b000110, 0b111000]);
    assert!(sheet.board().ends_with("\n1 c3 g3 g9 b9\no d5 e6 | h8 m8 b12"));
    let sheet = after(sheet, &["h8 t9 t14 a14 a13 g13"]);
    assert_eq!(sheet.regions(), [0b000110, 0b110000]);
}

/// The outcome when the seats draw loops in turn.
fn places(seats: u8, misere: bool, leaving: &[(usize, Seat)]) -> Option<Outcome> {
    let places = Place::read_path("c3 e3 h8 m8 o3").expect("places");
    let mut sheet = Sheet::new(Terms { points: 5, most: 4, misere }, places.clone(), seats, Seat(1));
    for (n, place) in places.into_iter().enumerate() {
        leaving.iter().filter(|(at, _)| *at == n).for_each(|(_, seat)| sheet.leave(*seat));
        if !sheet.is_over() {
            assert_eq!(sheet.outcome(), None);
            sheet.play(&Line(vec![place])).expect("a free point");
        }
    }
    sheet.outcome()
}

fn at(places: &[u8]) -> Option<Outcome> {
    Some(Outcome { places: places.to_vec(), scores: None })
}

#[test]
fn whoever_draws_the_last_rim_loses_or_wins() {
    assert_eq!((places(2, true, &[]), places(2, false, &[])), (at(&[1, 2]), at(&[2, 1])));
    assert_eq!((places(3, true, &[]), places(3, false, &[])), (at(&[1, 1, 3]), at(&[2, 2, 1])));
    assert_eq!((places(4, true, &[]), places(4, false, &[])), (at(&[1, 4, 1, 1]), at(&[2, 1, 2, 2])));
}

#[test]
fn who_leaves_is_behind_those_who_stay() {
    assert_eq!(places(4, true, &[(1, Seat(2)), (2, Seat(0))]), at(&[3, 2, 4, 1]));
    assert_eq!(places(3, true, &[(2, Seat(0)), (3, Seat(1))]), at(&[3, 2, 1]));
    assert_eq!(places(2, false, &[(1, Seat(1))]), at(&[1, 2]));
}

#[test]
fn options_say_how_many_points_a_rim_may_have() {
    for (settings, most) in [("", 4), ("max=1", 1), ("max=12", 12), ("max=unlimited points=24", 24)] {
        let text = format!("game rims {settings}\nseats A | B\n");
        let (header, _) = record::read(&text, GAMES).expect("a record");
        let terms = Rims.options(&mut header.options.clone(), 2).expect("they go together");
        assert_eq!(terms.most, most, "{settings}");
    }
    for settings in ["max=0", "max=13", "points=7", "points=25"] {
        assert!(record::read(&format!("game rims {settings}\nseats A | B\n"), GAMES).is_err(), "{settings}");
    }
}

#[test]
fn loops_are_offered_when_few_points_are_left() {
    let sheet = of("c3 e3 h8 m8 o3", 4);
    let buttons = Rims.buttons(&sheet, Seat(0));
    assert_eq!(buttons.concat(), ["c3", "e3", "h8", "m8", "o3"].map(|text| Tap::Move(line(text))));
    assert!(Rims.buttons(&sheet, Seat(1)).is_empty() && Rims.buttons(&strewn(16, 4, 1), Seat(0)).is_empty());
}

#[test]
fn the_moves_cannot_be_listed() {
    let game = begun("", "Anna | Boris");
    assert_eq!(Perft::of(&game).count(game.position(), 1), Err(Uncounted::Endless));
    assert_eq!(Rims.moves(&strewn(8, 4, 1), Seat(1)), Moves::Listed(Vec::new()), "who is not asked has none");
}

#[test]
fn a_match_through_the_table() {
    let mut game = begun("points=8", "Anna | Boris | Carl");
    let board = game.position().board(Viewer::Public);
    let points = board.lines().last().and_then(|line| line.strip_prefix("o ")).expect("free points").to_owned();
    let points: Vec<&str> = points.split(' ').collect();
    play(&mut game, &points[..7]).expect("free points");
    assert_eq!(game.turn().seats(), Seats::one(Seat(1)));
    play(&mut game, &points[7..]).expect("the last one");
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1, 3, 1]));
    let reject = refused(begun("points=8", "Anna | Boris"), &points[..1], points[0]);
    assert_eq!(reject.text.key, "rims-reject-taken");
}

#[test]
fn nothing_typed_is_too_much() {
    let sheet = strewn(16, 4, 1);
    let long = Line(vec![Place::new(3, 3); 5000]);
    assert_eq!(sheet.judge(&long), Err(Fault::Corners(5000)));
    assert_eq!(sheet.judge(&Line(Vec::new())), Err(Fault::Corners(0)));
    let far = Line(vec![Place::new(u16::MAX, u16::MAX), Place::new(0, 0), Place::new(5, 0)]);
    assert!(matches!(sheet.judge(&far), Err(Fault::Outside(_))));
}
