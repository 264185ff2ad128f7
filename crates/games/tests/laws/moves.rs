//! Moves: what is offered is accepted, what is refused changes nothing, and texts stand for one move.

use std::collections::BTreeSet;
use std::time::Duration;

use kletka_games::game::{
    Chance, Deadline, Input, Labels, Level, Manner, Memo, Parsed, Position, SearchCtx, Seat, Secrecy, Seed, StepCtx,
    Turn, Viewer, Why,
};

use crate::common::{Setting, Ways, Words, wander};
use crate::{each, games, known, no_chance, some_seats, wants_faces};

/// Looks closely at some positions of a random match.
fn look(setting: &Setting, mut check: impl FnMut(&dyn Position, u64)) {
    wander(setting, Ways::Lapses, |live, step| {
        if setting.looks_closely(step) {
            check(live.position(), step as u64);
        }
    });
}

/// The seats that may act, a few of them where there are many.
fn acting(position: &dyn Position, setting: &Setting) -> impl Iterator<Item = Seat> {
    position.turn().may().within(some_seats(setting.seats).collect()).iter()
}

pub fn offered_is_accepted(setting: &Setting) {
    look(setting, |position, step| {
        for seat in acting(position, setting) {
            let listed = position.moves(seat);
            assert_ne!(listed.as_deref(), Some(&[][..]), "{seat:?} may act and has no move");
            let sample = position.sample(seat, &mut setting.chance(step, 7));
            let buttons = position.buttons(Viewer::Seat(seat), seat).into_iter().inspect(|row| {
                assert!(row.len() <= 8, "{} buttons in a row", row.len());
            });
            let buttons = buttons.flatten().filter_map(|button| button.text).inspect(|text| {
                assert!(text.len() <= 40, "{text} on a button");
            });
            for text in listed.into_iter().flatten().chain(sample).chain(buttons) {
                let mut ctx = StepCtx::new(setting.chance(step, 8), 0);
                let played = position.copy().play(seat, &Input::canonical(&text), &mut ctx).map(Parsed::into_text);
                assert_eq!(played.as_ref(), Ok(&text), "{seat:?} is offered `{text}`");
            }
        }
    });
}

#[test]
fn what_is_offered_is_accepted() {
    each(offered_is_accepted);
}

#[test]
fn each_move_has_one_text() {
    each(|setting| {
        look(setting, |position, step| {
            for seat in acting(position, setting) {
                let listed = position.moves(seat).unwrap_or_default();
                let different: BTreeSet<_> = listed.iter().collect();
                assert_eq!(different.len(), listed.len(), "{seat:?}: two moves with one text");
                for text in listed.into_iter().chain(position.sample(seat, &mut setting.chance(step, 7))) {
                    let read = position.read(seat, &Input::canonical(&text)).expect("a move that is offered");
                    assert_eq!(read.text(), text, "canonical");
                    let again = position.read(seat, &Input::canonical(read.text())).expect("its own text");
                    assert_eq!(again.label(), read.label(), "`{text}` is another move when it is read again");
                }
            }
        });
    });
}

#[test]
fn the_example_of_an_ask_is_a_move_that_is_legal_now() {
    each(|setting| {
        wander(setting, Ways::Lapses, |live, step| {
            let position = live.position();
            for ask in live.turn().asks().iter().filter(|ask| ask.typed && (step < 60 || setting.looks_closely(step))) {
                let manner = if ask.secrecy == Secrecy::Open { Manner::Addressed } else { Manner::Private };
                for seat in ask.seats.within(some_seats(setting.seats).collect()).iter() {
                    let text = position.example(seat).expect("what is typed has an example");
                    let input = Input::typed(&text, Labels::Latin, manner);
                    let parsed = position.read(seat, &input);
                    let is_grave = |text: &String| {
                        position.read(seat, &Input::canonical(text)).is_ok_and(|parsed| parsed.is_grave())
                    };
                    let no_other = position.moves(seat).is_some_and(|moves| moves.iter().all(is_grave));
                    let calm = |parsed: &Parsed| !parsed.is_grave() || no_other;
                    assert!(parsed.as_ref().is_ok_and(calm), "`{text}`: {parsed:?}");
                    let mut ctx = StepCtx::new(setting.chance(step as u64, 8), 0);
                    if let Some(fell) = parsed.as_ref().ok().and_then(Parsed::by_hand) {
                        ctx.chance = Chance::given(fell);
                    }
                    let played = position.copy().play(seat, &input, &mut ctx);
                    assert!(played.is_ok(), "`{text}` is refused: {played:?}");
                    assert_eq!(position.example(seat), Some(text), "the same position, the same example");
                }
            }
        });
    });
}

/// On a Cyrillic board people read moves in its letters and type them so, with the words of their language.
#[test]
fn moves_can_be_typed_as_they_are_shown() {
    each(|setting| {
        let words = Words::of(setting.game.info());
        look(setting, |position, step| {
            for seat in acting(position, setting) {
                let sample = position.sample(seat, &mut setting.chance(step, 7));
                for text in position.moves(seat).unwrap_or_default().into_iter().chain(sample) {
                    let shown = Labels::Cyrillic.text(&text);
                    let input = Input::typed(&shown, Labels::Cyrillic, Manner::Private).by(&words);
                    let read = position.read(seat, &input).map(Parsed::into_text);
                    if read.as_ref().is_err_and(wants_faces) {
                        continue;
                    }
                    assert_eq!(read.as_ref(), Ok(&text), "`{shown}` on a Cyrillic board");
                    for said in said_otherwise(&words, &text) {
                        let input = Input::typed(&said, Labels::Latin, Manner::Addressed).by(&words);
                        let read = position.read(seat, &input).map(Parsed::into_text);
                        assert_eq!(read.as_ref(), Ok(&text), "`{said}`");
                    }
                }
            }
        });
    });
}

/// The same move with what else people say for the word that it begins with.
fn said_otherwise(words: &Words, text: &str) -> Vec<String> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let typed = words.0.iter().filter(|(word, _)| *word == first).flat_map(|(_, typed)| typed);
    typed.map(|typed| format!("{typed} {rest}").trim().to_owned()).collect()
}

#[test]
fn a_refusal_changes_nothing() {
    each(|setting| {
        wander(setting, Ways::Lapses, |live, step| {
            let turn = live.position().turn();
            let Turn::Act(_) = turn else { return };
            if !setting.looks_closely(step) {
                return;
            }
            let mut position = live.position().copy();
            let before = known(&*position, setting.seats);
            let mover = turn.may().iter().next().expect("somebody may act");
            let sample = position.sample(mover, &mut no_chance().chance).unwrap_or_default();
            for seat in some_seats(setting.seats) {
                let texts = ["", "?", "hello there", "zz999", "a1 a1 a1", "-1", "0", "!resign", &sample];
                for (text, manner) in texts.into_iter().zip([Manner::Overheard, Manner::Private].into_iter().cycle()) {
                    let input = Input::canonical(text).said(manner);
                    let refused = position.copy().play(seat, &input, &mut no_chance()).is_err();
                    if refused {
                        let mut ctx = no_chance();
                        assert!(position.play(seat, &input, &mut ctx).is_err(), "`{text}` is refused at times");
                        assert!(ctx.events.is_empty(), "`{text}` is refused and told of");
                    }
                }
                if !turn.may().has(seat) && position.read(seat, &Input::canonical(&sample)).is_ok() {
                    let mut ctx = no_chance();
                    let reject = position.play(seat, &Input::canonical(&sample), &mut ctx).expect_err("not asked");
                    assert_eq!(reject.why, Why::NotYourTurn, "{seat:?} `{sample}`");
                    assert!(ctx.chance.drawn().is_empty() && ctx.events.is_empty());
                }
            }
            assert!(known(&*position, setting.seats) == before, "a refusal changes something");
        });
    });
}

/// Computers are asked only where they are waited for.
#[test]
fn the_computer_plays_by_the_rules() {
    for game in games().filter(|game| game.info().computer) {
        let setting = Setting::plain(game);
        wander(&setting, Ways::Moves, |live, step| {
            let position = live.position();
            for seat in position.turn().seats().iter().filter(|_| step <= 12 && setting.looks_closely(step)) {
                for level in (1..=5).filter_map(Level::new) {
                    let until = Deadline::after(Duration::from_millis(10));
                    let (mut chance, mut memo) = (Chance::seeded(&Seed([9; 32]), step as u64), Memo::default());
                    let mut mind = SearchCtx::new(level, &mut chance, until, &mut memo);
                    let text = position.think(seat, &mut mind).expect("an opponent has a move at every level");
                    assert!(mind.delay < Duration::from_secs(60), "nobody waits so long for a computer");
                    let mut ctx = StepCtx::new(setting.chance(step as u64, 8), 0);
                    let played = position.copy().play(seat, &Input::canonical(&text), &mut ctx).map(Parsed::into_text);
                    assert_eq!(played.as_ref(), Ok(&text), "{level:?}");
                }
            }
        });
    }
}
