use crate::game::{Input, Labels, Manner, Seat, Viewer};
use crate::games::tests::trial;
use crate::play::Match;

fn by(game: &mut Match, seat: u8, text: &str) -> Result<(), String> {
    let input = Input::typed(text, Labels::Latin, Manner::Private);
    game.play(Seat(seat), &input, 0).map(|_| ()).map_err(|reject| reject.text.key.to_string())
}

#[test]
fn one_throw_is_for_everybody_and_each_writes_it_somewhere() {
    let mut game = trial::seated("ascent", "", "Anna | Boris");
    by(&mut game, 0, "4 1").expect("what has fallen");
    assert_eq!(trial::asked(&game), [0, 1]);
    assert_eq!(by(&mut game, 0, "15 3"), Err("ascent-reject-number".to_owned()));
    assert_eq!(by(&mut game, 0, "41 16"), Err("ascent-reject-line".to_owned()));
    assert_eq!(by(&mut game, 0, "41 0"), Err("ascent-reject-line".to_owned()));
    assert_eq!(by(&mut game, 0, "41"), Err("ascent-reject-syntax".to_owned()));
    by(&mut game, 0, "41 → 3").expect("a line");
    assert!(!game.position().board(Viewer::Seat(Seat(1))).contains("41"), "until the other one has written");
    let told = trial::play(&mut game, &["14-3"]);
    assert_eq!(told, ["dice-all-chosen", "ascent-wrote", "ascent-wrote"]);
    assert!(game.position().board(Viewer::Public).contains("· · 41 ·"));
    by(&mut game, 1, "5 5").expect("the other one throws");
    assert_eq!(by(&mut game, 1, "55 3"), Err("ascent-reject-filled".to_owned()));
    by(&mut game, 1, "55 4").expect("a line");
    by(&mut game, 0, "55 2").expect("a line");
    assert_eq!(trial::scores(&game), [1, 2], "14 55 rises, 55 41 does not");
}

#[test]
fn a_match_has_fifteen_throws() {
    let mut game = trial::seated("ascent", "", "Anna");
    for line in 1..=15 {
        by(&mut game, 0, &format!("{} {}", 1 + line % 6, 1 + line % 5)).expect("a throw");
        let number = 10 * (1 + line % 6) + 1 + line % 5;
        by(&mut game, 0, &format!("{number} {line}")).expect("a line");
    }
    // 22 33 44 55 61, then 12 23 34 45 51 62, then 13 …
    assert_eq!(trial::scores(&game), [6]);
    assert_eq!(game.outcome().map(|outcome| outcome.places), Some(vec![1]));
}
