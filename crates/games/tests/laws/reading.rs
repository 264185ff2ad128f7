//! Arbitrary text: reading never panics, and its result is canonical.

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
                let typed = [
                    Input::typed(text, Labels::Cyrillic, Manner::Addressed),
                    Input::typed(text, Labels::Latin, Manner::Overheard),
                    Input::typed(text, Labels::Latin, Manner::Private),
                    Input::canonical(text),
                ];
                for input in typed {
                    if let Ok(parsed) = position.read(seat, &input) {
                        let again = position.read(seat, &Input::canonical(parsed.text()));
                        assert_eq!(again.as_ref(), Ok(&parsed), "{text:?}");
                        let _ = position.copy().play(seat, &Input::canonical(parsed.text()), &mut no_chance());
                    }
                }
                let _ = position.copy().play(seat, &Input::canonical(text), &mut no_chance());
            }
        }
    });
}

/// Texts that careless or malicious people type: words of games, numbers that hardly fit anywhere, lookalike letters,
/// signs without spaces.
fn odd_texts() -> impl Strategy<Value = String> {
    let words: Vec<String> = games().flat_map(|game| game.info().words.iter().map(|word| (*word).to_owned())).collect();
    let numbers = ["0", "-0", "-1", "00", "07", "255", "256", "65535", "65536", "99999999999", "9223372036854775808"];
    let alike = ["a1", "а1", "c3", "с3", "е5", "b2", "в2", "х6", "x6", "о", "o", "А10", "З3", "٣", "６", "①", "½"];
    let signs =
        ["", " ", "  ", ",", ",,", "-", "–", "−", "+", "*", "×", "/", "(", ")", "()", ".", "!", "=", "\u{200b}", "\n"];
    let others = [&numbers[..], &alike[..], &signs[..]].concat().into_iter().map(str::to_owned);
    let tokens: Vec<String> = words.into_iter().chain(others).collect();
    let part = prop_oneof![3 => prop::sample::select(tokens), 2 => (0..100u8).prop_map(|n| n.to_string())];
    prop::collection::vec((part, prop::sample::select(vec!["", " ", " ", ","])), 1..8)
        .prop_map(|parts| parts.into_iter().map(|(part, sign)| part + sign).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(amount(150, 20)) })]

    /// Two letters of the longer alphabet name more columns than two of the shorter one, which records use.
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

    #[test]
    fn a_text_of_odd_parts(text in odd_texts()) {
        never_panics(&text);
    }
}
