//! Arbitrary text: it is read without panic, and what is read is canonical.

use kletka_games::game::{Input, Labels, Manner, Position};
use proptest::prelude::*;

use crate::common::{Setting, amount, walk};
use crate::{games, no_chance, some_seats};

/// Positions at the start and in the middle of a match of each game.
fn positions() -> Vec<(Box<dyn Position>, u8)> {
    let mut all = Vec::new();
    for game in games() {
        let setting = Setting::plain(game);
        let steps = walk(&setting, |_, _| {}).lines().len();
        walk(&setting, |position, step| {
            if step == 0 || step == steps / 2 {
                all.push((position.copy(), setting.seats));
            }
        });
    }
    all
}

thread_local! {
    static POSITIONS: Vec<(Box<dyn Position>, u8)> = positions();
}

fn never_panics(text: &str) {
    POSITIONS.with(|positions| {
        for (position, seats) in positions {
            for seat in some_seats(*seats) {
                let typed = position.read(seat, &Input::typed(text, Labels::Cyrillic, Manner::Addressed));
                for parsed in [typed, position.read(seat, &Input::canonical(text))].into_iter().flatten() {
                    let again = position.read(seat, &Input::canonical(parsed.text()));
                    assert_eq!(again.as_ref(), Ok(&parsed), "{text:?}");
                }
                let _ = position.copy().play(seat, &Input::canonical(text), &mut no_chance());
            }
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(amount(150, 50)) })]

    /// Two letters of the longer alphabet name more columns than two of the shorter one, in which records are written.
    #[test]
    fn a_place_far_to_the_right(text in "[ш-яa-z][а-я][1-9]") {
        never_panics(&text);
    }

    #[test]
    fn any_text(text in any::<String>()) {
        never_panics(&text);
    }

    #[test]
    fn a_text_that_looks_like_a_move(text in "([a-zа-я]{0,3}[ ,:;–-]?[0-9]{0,5}[ ,:!.-]?){1,6}") {
        never_panics(&text);
    }
}
