//! The rules by example, and the drawing. `tests/solved.rs` has the known values.

mod solved;

use super::die::{Die, beside, opposite};
use crate::base::Labels;
use crate::game::scene::{Item, Says};
use crate::game::{Input, Manner, Seat, Text, Turn, Viewer, Why};
use crate::games::tests::{begun, refused, replayed};
use crate::play::Match;

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);

/// A match after some games. Each is a throw of the bot and the tips that follow. Anna throws first.
fn after(settings: &str, games: &[(&str, &[&str])]) -> Match {
    let mut text = format!("game vertushka {settings}\nseats Anna | Boris\nfirst 1\n");
    let mut throws = games.iter().map(|(throw, _)| *throw);
    text += &format!("deal {}\n", throws.next().unwrap_or_default());
    for (number, (_, tips)) in games.iter().enumerate() {
        for (n, tip) in tips.iter().enumerate() {
            // A player who threw a game tips second.
            text += &format!("{} {tip}", 1 + (n + number + 1) % 2);
            let next = if n + 1 == tips.len() { throws.next() } else { None };
            text += &next.map(|throw| format!(" ; {throw}\n")).unwrap_or("\n".to_owned());
        }
    }
    replayed(&text)
}

/// A match in its first game.
fn thrown(settings: &str, throw: &str, tips: &[&str]) -> Match {
    after(settings, &[(throw, tips)])
}

fn board(game: &Match) -> String {
    game.position().board(Viewer::Public)
}

fn moves(game: &Match, seat: Seat) -> String {
    game.position().moves(seat).expect("listed").join(" ")
}

fn scores(game: &Match) -> Vec<i64> {
    game.position().scores(Viewer::Public).expect("points")
}

fn mover(game: &Match) -> Option<Seat> {
    game.turn().seats().iter().next()
}

/// Boris, then Anna makes 31 from a throw of 6. Then Boris passes it by three from a 4, and Anna by two from a 6.
const MADE_BY_OTHER: (&str, &[&str]) = ("6", &["5", "4", "6", "3", "2", "4", "1"]);
const MADE_BY_THROWER: (&str, &[&str]) = ("6", &["5", "4", "6", "5", "4", "1"]);
const THREE_OVER_BY_OTHER: (&str, &[&str]) = ("4", &["6", "5", "4", "6", "3", "2", "4"]);
const TWO_OVER_BY_THROWER: (&str, &[&str]) = ("6", &["5", "4", "6", "3", "5", "4"]);

/// Boris is to tip. The sum is 24, with a 3 on top.
const AT_24: &[&str] = &["3", "1", "4", "6", "2", "3"];

#[test]
fn four_faces_at_first_then_three() {
    let game = thrown("", "5", &[]);
    assert_eq!((moves(&game, BORIS), moves(&game, ANNA)), ("1 3 4 6".to_owned(), String::new()));
    let game = thrown("", "5", &["4"]);
    assert_eq!(moves(&game, ANNA), "1 2 6");
    assert_eq!(board(&game), "0 : 0, to 6\n[4], was 5, may be 1 2 6\n5 + 4 = 9 of 31");
}

#[test]
fn each_ban_is_told_by_its_name() {
    let refusal = |tips: &[&str], last| refused(thrown("", "5", &[]), tips, last).text;
    let key = |tips: &[&str], last| refusal(tips, last).key.into_owned();
    assert_eq!(key(&[], "5"), "vertushka-reject-top");
    assert_eq!(key(&[], "2"), "vertushka-reject-under");
    assert_eq!(key(&["4"], "7"), "vertushka-reject-face");
    assert_eq!(key(&["4"], "0"), "vertushka-reject-face");
    assert_eq!(key(&["4"], "left 0"), "vertushka-reject-face");
    assert_eq!(key(&["4"], "3>6"), "vertushka-reject-shown");
    assert_eq!(key(&["4"], "throw"), "vertushka-reject-thrown");
    let before = Text::new("vertushka-reject-before").with("face", 5u8).with("top", 4u8).with("faces", "1, 2, 6");
    assert_eq!(refusal(&["4"], "5"), before, "and what can be done");
    assert_eq!(moves(&thrown("", "5", &["4", "1"]), BORIS), "2 3 5", "the ban is on the latest top alone");
}

#[test]
fn passing_the_target_pays_the_other() {
    let game = thrown("", "5", AT_24);
    assert_eq!(board(&game), "0 : 0, to 6\n[3], was 2, may be 1 5 6\n5 + 3 + 1 + 4 + 6 + 2 + 3 = 24 of 31");
    let to_30 = [AT_24, &["6"]].concat();
    assert_eq!(moves(&thrown("", "5", &to_30), ANNA), "2 4 5", "all of them go over");
    let game = after("", &[("5", &[AT_24, &["6", "2"]].concat()), ("4", &[])]);
    assert_eq!(scores(&game), [0, 1], "32 is one too many");
    let to_30 = [AT_24, &["5", "1"]].concat();
    assert_eq!(moves(&thrown("", "5", &to_30), BORIS), "2 3 4", "here it is Boris who goes over");
    assert_eq!(scores(&after("", &[TWO_OVER_BY_THROWER, ("1", &[])])), [0, 2]);
    assert_eq!(scores(&after("", &[THREE_OVER_BY_OTHER, ("1", &[])])), [3, 0]);
}

#[test]
fn making_the_target_scores_three() {
    assert_eq!(scores(&after("", &[MADE_BY_OTHER, ("1", &[])])), [0, 3]);
    assert_eq!(scores(&after("", &[MADE_BY_THROWER, ("1", &[])])), [3, 0]);
}

#[test]
fn the_other_one_throws_next_whoever_won() {
    for first in [MADE_BY_OTHER, MADE_BY_THROWER] {
        let game = after("", &[first, ("5", &[])]);
        assert_eq!(mover(&game), Some(ANNA), "Boris has thrown");
        assert!(board(&game).ends_with("\n[5], may be 1 3 4 6\n5 = 5 of 31"), "nothing is banned: {}", board(&game));
        let game = after("points=9", &[first, MADE_BY_THROWER, ("5", &[])]);
        assert_eq!(mover(&game), Some(BORIS), "Anna has thrown again");
    }
}

#[test]
fn the_match_ends_at_its_points_or_beyond() {
    let game = after("", &[MADE_BY_OTHER, MADE_BY_THROWER]);
    let outcome = game.outcome().expect("six points");
    assert_eq!((outcome.places, outcome.scores), (vec![2, 1], Some(vec![0, 6])));
    assert!(game.lines().last().is_some_and(|line| line.draws.is_empty()), "nobody throws any more");
    assert!(board(&game).starts_with("0 : 6, to 6\nlast: 6 + 5"));
    let outcome = after("points=4", &[MADE_BY_THROWER, MADE_BY_OTHER]).outcome().expect("more than four");
    assert_eq!(outcome.scores, Some(vec![6, 0]));
    let outcome = after("single", &[TWO_OVER_BY_THROWER]).outcome().expect("one game");
    assert_eq!((outcome.places, outcome.scores), (vec![2, 1], Some(vec![0, 2])));
}

#[test]
fn two_dice_count_together_and_are_banned_apart() {
    let game = thrown("two", "3 4", &[]);
    assert_eq!(moves(&game, BORIS), "left 1 left 2 left 5 left 6 right 1 right 2 right 5 right 6");
    let game = thrown("two", "3 4", &["right 6"]);
    assert_eq!(board(&game), "0 : 0, to 6\n[3], may be 1 2 5 6\n[6], was 4, may be 2 3 5\n7 + 9 = 16 of 31");
    let game = thrown("two", "3 4", &["right 6", "left 1"]);
    assert_eq!(moves(&game, BORIS), "left 2 left 4 left 5 right 2 right 3 right 5", "right was 4, left was 3");
    assert_eq!(scores(&after("two", &[("3 4", &["left 6", "left 5", "left 1"]), ("1 1", &[])])), [0, 3]);
    let far = ["left 1", "left 4", "left 6", "right 6"];
    assert_eq!(thrown("two", "3 4", &far).outcome().and_then(|end| end.scores), Some(vec![0, 11]));
}

#[test]
fn the_die_that_is_meant_is_found_where_only_one_can_be() {
    let read = |game: &Match, text: &str| {
        let input = Input::typed(text, Labels::Latin, Manner::Addressed);
        game.position().read(ANNA, &input).map(|m| m.into_text()).map_err(|reject| reject.why)
    };
    let game = thrown("two target=99", "1 4", &["left 5", "right 6", "left 3", "right 2"]);
    assert!(board(&game).contains("[3], was 5, may be 1 2 6\n[2], was 6, may be 1 3 4"), "{}", board(&game));
    for (text, meant) in
        [("6", "left 6"), ("4", "right 4"), ("3>1", "left 1"), ("2-1", "right 1"), ("1 left", "left 1")]
    {
        assert_eq!(read(&game, text).as_deref(), Ok(meant), "{text}");
    }
    assert_eq!(read(&game, "1"), Err(Why::Ambiguous));
    assert_eq!(read(&game, "4>1").as_deref(), Ok("4>1"), "that no die shows 4 is another matter");
    for text in ["left", "left 6 right 2", "6 6", "16", "12", "-6", "6>", "six", "throw 5", "1 throw", "left right 6"] {
        assert_eq!(read(&game, text), Err(Why::Syntax), "{text}");
    }
    // Two dice in the same position.
    let game = thrown("two", "4 4", &[]);
    assert_eq!(read(&game, "6").as_deref(), Ok("left 6"));
    let game = thrown("two", "4 5", &["right 4"]);
    assert_eq!(read(&game, "4>6"), Err(Why::Ambiguous), "one of them was a 5");
    assert_eq!(read(&game, "4>5").as_deref(), Ok("left 5"), "the other one was it");
    assert_eq!(read(&thrown("", "5", &[]), "right 6").as_deref(), Ok("6"), "there is one die");
}

#[test]
fn refusals_with_two_dice() {
    let key = |last| refused(thrown("two", "3 4", &["right 6"]), &[], last).text.key.into_owned();
    assert_eq!(key("right 4"), "vertushka-reject-before");
    assert_eq!(key("left 4"), "vertushka-reject-under");
    assert_eq!(key("6>1"), "vertushka-reject-under");
    assert_eq!(key("4"), "vertushka-reject-neither");
    assert_eq!(key("4>5"), "vertushka-reject-shown");
    assert_eq!(key("left 8"), "vertushka-reject-face");
    assert_eq!([key("8"), key("0")], ["vertushka-reject-face"; 2]);
}

#[test]
fn real_dice_are_thrown_by_who_is_on_turn() {
    let mut game = begun("vertushka", "count=2 dice=real target=13 points=20", "Anna | Boris");
    assert_eq!((mover(&game), moves(&game, ANNA)), (Some(ANNA), "throw".to_owned()));
    assert!(game.position().buttons(Viewer::Public, ANNA).is_empty(), "the faces are typed");
    let typed = |text| Input::typed(text, Labels::Latin, Manner::Addressed);
    let reject = game.play(ANNA, &typed("throw"), 0).expect_err("what fell?");
    assert_eq!(reject.text.key, "reject-by-hand");
    assert_eq!(refused_at(&mut game, ANNA, "left 5"), "vertushka-reject-throw");
    game.play(ANNA, &typed("3 4"), 0).expect("what fell");
    assert_eq!(board(&game), "0 : 0, to 20\n[3], may be 1 2 5 6\n[4], may be 1 2 5 6\n7 = 7 of 13");
    game.play(BORIS, &typed("left 2"), 0).expect("13");
    assert_eq!((scores(&game), mover(&game)), (vec![0, 3], Some(BORIS)));
    assert!(board(&game).ends_with("last: 7 + 6 = 13, seat 2 +3\nseat 2 throws"));
    game.play(BORIS, &typed("5 5"), 0).expect("what fell");
    assert_eq!(mover(&game), Some(ANNA));
}

fn refused_at(game: &mut Match, seat: Seat, text: &str) -> String {
    game.play(seat, &Input::canonical(text), 0).expect_err("illegal").text.key.into_owned()
}

/// A die rolls over an edge: the top goes to the side that it rolled to, and no two faces change places.
#[test]
fn a_die_stays_a_die() {
    let one = Die { top: 1, front: 2, before: None };
    assert_eq!([one.right(), one.left(), one.back()], [3, 4, 5], "1, 2, 3 run counter-clockwise");
    let mut dice = vec![one];
    for n in 0..1000 {
        let Some(die) = dice.get(n).copied() else { break };
        for face in (1..=6).filter(|face| beside(die.top, *face)) {
            let tipped = die.tip(face);
            assert_eq!((tipped.top, tipped.before), (face, Some(die.top)));
            assert!(beside(tipped.top, tipped.front) && beside(tipped.top, tipped.right()));
            let (was, is) = ([die.front, die.back(), die.right(), die.left()], opposite(face));
            let rolled = was.iter().position(|side| *side == face).expect("a side");
            let sides = [tipped.front, tipped.back(), tipped.right(), tipped.left()];
            // The side opposite to the one that came up is now below. The old top is in that side's place.
            assert_eq!((sides[rolled ^ 1], opposite(tipped.top)), (die.top, is), "{die:?} to {face}");
            assert_eq!(sides[(rolled + 2) % 4], was[(rolled + 2) % 4], "the axis stays");
            let next = Die { before: None, ..tipped };
            if !dice.contains(&next) {
                dice.push(next);
            }
        }
    }
    assert_eq!(dice.len(), 24, "a die lies in 24 ways");
}

#[test]
fn buttons_say_the_sum() {
    let game = thrown("two", "3 4", &["right 6"]);
    let rows = game.position().buttons(Viewer::Public, ANNA);
    let texts = rows.iter().map(|row| row.iter().filter_map(|tap| tap.text.clone()).collect::<Vec<_>>().join(" "));
    assert_eq!(texts.collect::<Vec<_>>(), ["left 1 left 2 left 5 left 6", "right 2 right 3 right 5"]);
    let label = Text::new("vertushka-tip-left").with("face", 5u8).with("makes", 27u16);
    assert_eq!(rows[0][2].label, label, "16 and 5 and 6");
    assert!(game.position().buttons(Viewer::Public, BORIS).is_empty());
}

#[test]
fn the_picture_shows_each_way_and_the_ban() {
    let dice = |game: &Match| -> Vec<u8> {
        let items = game.position().scene(Viewer::Public).items;
        items.iter().filter_map(|item| if let Item::Die { face, .. } = item { Some(*face) } else { None }).collect()
    };
    let barred = |game: &Match| {
        let items = game.position().scene(Viewer::Public).items;
        let said = |says: &Says| matches!(says, Says::Words(text) if text.key.starts_with("vertushka-sheet-before"));
        items.iter().filter(|item| matches!(item, Item::Label { says, .. } if said(says))).count()
    };
    let game = thrown("", "5", &["4"]);
    let mut shown = dice(&game);
    shown.sort_unstable();
    assert_eq!((shown, barred(&game)), (vec![1, 2, 5, 6], 1));
    assert_eq!((dice(&thrown("two", "3 4", &[])).len(), barred(&thrown("two", "3 4", &[]))), (8, 0));
    assert!(dice(&after("single", &[MADE_BY_OTHER])).is_empty(), "nothing may come up any more");
}

#[test]
fn a_long_sum_stays_on_the_page() {
    for (settings, throw) in [("target=99", "1"), ("target=99 count=2", "1 1")] {
        let mut game = thrown(settings, throw, &[]);
        for _ in 0..300 {
            if !matches!(game.turn(), Turn::Act(_)) {
                break;
            }
            let seat = mover(&game).expect("it goes on");
            let least = game.position().moves(seat).expect("listed").swap_remove(0);
            if game.play(seat, &Input::canonical(&least), 0).is_err() {
                // This record has no next throw.
                break;
            }
            let scene = game.position().scene(Viewer::Public);
            for item in &scene.items {
                if let Item::Label { at, .. } | Item::Die { at, .. } | Item::Ring { at, .. } = item {
                    assert!(at.x > 0.0 && at.x < scene.width && at.y > 0.0 && at.y < scene.height, "{item:?}");
                }
            }
        }
        assert!(board(&game).len() > 150, "{}", board(&game));
    }
}
