//! Laws that hold for every game of the registry, whatever its rules: they know games only as [`AnyGame`] and
//! [`Position`].

mod common;

use std::collections::BTreeSet;

use common::{Played, Setting, each_game, languages, walk};
use kletka_games::game::scene::{Item, Pt, Says};
use kletka_games::game::{
    Arg, Chance, Deadline, Level, Memo, OptValues, Position, SearchCtx, Seat, Seed, StepCtx, Table, Text, Turn, Viewer,
    Why,
};
use kletka_games::games::GAMES;

/// Everybody who may look at a table of that many seats.
fn viewers(seats: u8) -> Vec<Viewer> {
    [Viewer::Public, Viewer::Revealed].into_iter().chain((0..seats).map(|seat| Viewer::Seat(Seat(seat)))).collect()
}

/// All that anybody knows of a position.
fn known(position: &dyn Position, seats: u8) -> Vec<Seen> {
    viewers(seats).into_iter().map(|who| position.seen(who)).collect()
}

/// Nobody's dice: for steps that must be refused before they draw.
fn no_chance() -> StepCtx {
    StepCtx::new(Chance::seeded(&Seed([0; 32]), u64::MAX), 0)
}

#[test]
fn the_registry_is_in_order() {
    let ids: Vec<_> = GAMES.iter().map(|game| game.info().id).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "ids are unique");
    for game in GAMES {
        let info = game.info();
        let plain = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        // A command of the messenger holds at most 32 characters.
        assert!(plain(info.id) && info.id.len() <= 24 && !info.id.as_bytes()[0].is_ascii_digit(), "{}", info.id);
        assert!(0 < info.since && info.since <= info.rules, "{}", info.id);
        let keys: Vec<_> = info.options.iter().map(|def| def.key).collect();
        assert!(keys.iter().all(|key| plain(key)), "{keys:?}");
        assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "{keys:?}");
        assert!(!keys.contains(&"clock"), "{}: the clock belongs to the table", info.id);
        for preset in info.presets {
            let mut values = OptValues::defaults(info.options);
            assert_eq!(values.take(info.options, info.presets, preset.name), Ok(()), "{} {}", info.id, preset.name);
        }
        let mut values = OptValues::defaults(info.options);
        assert!(game.check(&mut values, info.seats.least()).is_ok(), "{}: the defaults can be played", info.id);
        let defined = values.iter().count();
        assert_eq!(defined, info.options.len(), "{}: derived options are filled in", info.id);
        assert!(game.check(&mut values.clone(), info.seats.most() + 1).is_err(), "{}: too many seats", info.id);
    }
}

#[test]
fn every_match_ends() {
    each_game(|setting| {
        let played = walk(setting, |_, _| {});
        assert!(
            matches!(played.position.turn(), Turn::Over(_)),
            "{setting:?} goes on after {} steps",
            played.log.len()
        );
    });
}

#[test]
fn somebody_may_act_until_the_end_and_nobody_after() {
    each_game(|setting| {
        let Played { mut position, log, .. } = walk(setting, |position, _| {
            let turn = position.turn();
            let Turn::Act(_) = &turn else { return };
            assert!(!turn.seats().is_empty() && turn.may().iter().all(|seat| seat.0 < setting.seats), "{setting:?}");
        });
        let Turn::Over(outcome) = position.turn() else { return };
        assert_eq!(outcome.places.len(), usize::from(setting.seats), "{setting:?}");
        assert!(outcome.places.contains(&1) && outcome.places.iter().all(|p| (1..=setting.seats.max(2)).contains(p)));
        assert!(outcome.scores.is_none_or(|scores| scores.len() == usize::from(setting.seats)));
        let before = known(&*position, setting.seats);
        for seat in (0..setting.seats).map(Seat) {
            assert!(position.moves(seat).is_none_or(|moves| moves.is_empty()), "{setting:?}");
            assert_eq!(position.sample(seat, &mut no_chance().chance), None, "{setting:?}");
            for text in [log.last().map_or("", |step| &step.text), "???", ""] {
                let reject =
                    position.play(seat, &Input::canonical(text).said(Manner::Addressed), &mut no_chance()).unwrap_err();
                assert_eq!(reject.why, Why::Over, "{setting:?} {text:?}");
            }
        }
        assert_eq!(known(&*position, setting.seats), before);
    });
}

#[test]
fn what_is_offered_is_accepted() {
    each_game(|setting| {
        walk(setting, |position, step| {
            if !setting.looks_closely(step) {
                return;
            }
            for seat in position.turn().seats().iter() {
                let listed = position.moves(seat);
                assert_ne!(listed.as_deref(), Some(&[][..]), "{setting:?}: a seat that may act has a move");
                let sample = position.sample(seat, &mut setting.chance(step as u64, 7));
                assert!(sample.is_some(), "{setting:?}: and a sample");
                let buttons = position.buttons(Viewer::Seat(seat), seat).into_iter().flatten();
                let buttons = buttons.filter_map(|button| button.text).inspect(|text| {
                    assert!(text.len() <= 40, "{setting:?}: {text} on a button");
                });
                for text in listed.into_iter().flatten().chain(sample).chain(buttons) {
                    let read = position.read(seat, &Input::canonical(&text)).map(Parsed::into_text);
                    assert_eq!(read.as_ref(), Ok(&text), "{setting:?}: canonical");
                    let mut ctx = StepCtx::new(setting.chance(step as u64, 8), 0);
                    let played = position.copy().play(seat, &Input::canonical(&text), &mut ctx).map(Parsed::into_text);
                    assert_eq!(played.as_ref(), Ok(&text), "{setting:?} at step {step}");
                }
            }
        });
    });
}

#[test]
fn a_refusal_changes_nothing() {
    each_game(|setting| {
        walk(setting, |position, step| {
            let Turn::Act(act) = position.turn() else { return };
            if !setting.looks_closely(step) {
                return;
            }
            let before = known(position, setting.seats);
            let mut live = position.copy();
            for seat in (0..setting.seats).map(Seat) {
                for text in ["", "?", "hello there", "zz999", "a1 a1 a1", "-1", "0", "!resign"] {
                    let told = live.copy().play(seat, &Input::canonical(text).said(manner), &mut no_chance());
                    if told.is_err() {
                        assert!(
                            live.play(seat, &Input::canonical(text).said(manner), &mut no_chance()).is_err(),
                            "{setting:?} {text:?}"
                        );
                    }
                }
                let Some(text) =
                    act.seats.iter().next().and_then(|mover| position.sample(mover, &mut no_chance().chance))
                else {
                    continue;
                };
                if !act.seats.has(seat) && position.read(seat, &Input::canonical(&text)).is_ok() {
                    let mut ctx = no_chance();
                    let reject = live.play(seat, &Input::canonical(&text).said(manner), &mut ctx).unwrap_err();
                    assert_eq!(reject.why, Why::NotYourTurn, "{setting:?} {text:?}");
                    assert!(ctx.chance.drawn().is_empty() && ctx.events.is_empty());
                }
            }
            assert_eq!(known(&*live, setting.seats), before, "{setting:?} at step {step}");
        });
    });
}

#[test]
fn a_secret_move_is_not_taken_in_the_open() {
    each_game(|setting| {
        walk(setting, |position, step| {
            let Turn::Act(act) = position.turn() else { return };
            for seat in act.seats.iter().filter(|_| act.private && setting.looks_closely(step)) {
                let text = position.sample(seat, &mut no_chance().chance).expect("who may act has a move");
                let reject = position
                    .copy()
                    .play(seat, &Input::canonical(&text).said(Manner::Addressed), &mut no_chance())
                    .unwrap_err();
                assert_eq!(reject.why, Why::WrongChat, "{setting:?}");
            }
        });
    });
}

#[test]
fn the_same_moves_with_the_same_draws_give_the_same() {
    each_game(|setting| {
        let played = walk(setting, |_, _| {});
        let (mut again, _) = setting.start(Chance::given(&played.deal)).expect("it was started before");
        for step in &played.log {
            let mut ctx = StepCtx::new(Chance::given(&step.draws), step.at);
            assert_eq!(
                again.play(step.seat, &Input::canonical(&step.text), &mut ctx).as_ref(),
                Ok(&step.text),
                "{setting:?}"
            );
            assert!(!ctx.chance.fault(), "{setting:?}");
        }
        assert_eq!(known(&*again, setting.seats), known(&*played.position, setting.seats), "{setting:?}");
        assert_eq!(again.turn(), played.position.turn());
    });
}

#[test]
fn a_copy_is_independent() {
    each_game(|setting| {
        walk(setting, |position, step| {
            if !setting.looks_closely(step) {
                return;
            }
            let before = known(position, setting.seats);
            let mut copy = position.copy();
            assert_eq!(known(&*copy, setting.seats), before);
            if let Some(seat) = position.turn().seats().iter().next() {
                let text = position.sample(seat, &mut no_chance().chance).expect("who may act has a move");
                copy.play(seat, &Input::canonical(&text), &mut no_chance()).expect("a sample is legal");
                copy.leave(seat, &mut no_chance());
            }
            assert_eq!(known(position, setting.seats), before, "{setting:?}");
        });
    });
}

#[test]
fn leaving_ends_the_match_or_leaves_somebody_to_act() {
    each_game(|setting| {
        let played = walk(setting, |_, _| {});
        let half = played.log.len() / 2;
        let (mut position, _) = setting.start(Chance::given(&played.deal)).expect("it was started before");
        for step in &played.log[..half] {
            let mut ctx = StepCtx::new(Chance::given(&step.draws), step.at);
            position.play(step.seat, &Input::canonical(&step.text), &mut ctx).expect("it was played before");
        }
        for seat in (0..setting.seats).map(Seat) {
            if matches!(position.turn(), Turn::Over(_)) || !position.leave(seat, &mut no_chance()) {
                return;
            }
            match position.turn() {
                Turn::Act(act) => assert!(!act.seats.is_empty() && !act.seats.has(seat), "{setting:?}"),
                Turn::Over(outcome) => assert!(outcome.places.contains(&1), "{setting:?}"),
            }
            assert!(!position.board(Viewer::Public).is_empty());
        }
    });
}

/// A match may end in any position, by a word of the table: then everybody sees what a player saw.
#[test]
fn nothing_is_hidden_once_it_is_no_longer_played() {
    each_game(|setting| {
        let played = walk(setting, |position, step| {
            if !setting.looks_closely(step) {
                return;
            }
            let open = position.board(Viewer::Revealed);
            if !setting.game.info().hidden {
                assert_eq!(open, position.board(Viewer::Public), "{setting:?}");
            }
        });
        let position = &played.position;
        assert_eq!(position.board(Viewer::Revealed), position.board(Viewer::Public), "{setting:?}");
        assert_eq!(position.scene(Viewer::Revealed), position.scene(Viewer::Public), "{setting:?}");
    });
}

#[test]
fn there_is_always_something_to_see() {
    each_game(|setting| {
        walk(setting, |position, step| {
            if !setting.looks_closely(step) {
                return;
            }
            for who in viewers(setting.seats) {
                assert!(!position.board(who).is_empty() && !position.board(who).ends_with('\n'), "{setting:?}");
                let scene = position.scene(who);
                assert!(scene.width > 0.0 && scene.height > 0.0, "{setting:?}");
                assert!(scene.width.is_finite() && scene.height.is_finite(), "{setting:?}");
                for item in &scene.items {
                    assert!(numbers(item).iter().all(|n| n.is_finite()), "{setting:?} {item:?}");
                }
                let scores = position.scores(who);
                assert!(scores.is_none_or(|scores| scores.len() == usize::from(setting.seats)), "{setting:?}");
            }
        });
    });
}

/// All numbers of an item.
fn numbers(item: &Item) -> Vec<f32> {
    let all = |points: &[Pt]| points.iter().flat_map(|p| [p.x, p.y]).collect();
    match item {
        Item::Grid { at, step, .. } => vec![at.x, at.y, *step],
        Item::Stroke { points, .. } => all(points),
        Item::Dot { at, r, .. } | Item::Ring { at, r, .. } | Item::Cross { at, r, .. } => vec![at.x, at.y, *r],
        Item::Hatch { polygon, .. } | Item::Fill { polygon, .. } => all(polygon),
        Item::Label { at, size, .. } => vec![at.x, at.y, *size],
        Item::Die { at, side, .. } => vec![at.x, at.y, *side],
    }
}

#[test]
fn the_computer_plays_by_the_rules() {
    for game in GAMES.iter().filter(|game| game.info().computer) {
        let setting = Setting::plain(*game);
        walk(&setting, |position, step| {
            if step > 12 || !setting.looks_closely(step) {
                return;
            }
            for seat in position.turn().seats().iter() {
                for level in (1..=5).filter_map(Level::new) {
                    let until = Deadline::after(std::time::Duration::from_millis(20));
                    let (mut chance, mut memory) = (setting.chance(step as u64, 9), Memo::default());
                    let mut ctx = SearchCtx::new(level, &mut chance, until, &mut memory);
                    let text = position.think(seat, &mut ctx);
                    let text = text.expect("a game with an opponent has one at every level");
                    let mut ctx = StepCtx::new(setting.chance(step as u64, 8), 0);
                    let played = position.copy().play(seat, &Input::canonical(&text), &mut ctx).map(Parsed::into_text);
                    assert_eq!(played.as_ref(), Ok(&text), "{} {level:?}", game.info().id);
                }
            }
        });
    }
}

#[test]
fn both_languages_say_everything() {
    for game in GAMES {
        let info = game.info();
        let words = languages(info.id);
        let (first, rest) = words.split_first().expect("there is a language");
        for (language, entries) in rest {
            let keys =
                |entries: &[(String, String)]| entries.iter().map(|(key, _)| key.clone()).collect::<BTreeSet<_>>();
            assert_eq!(keys(&first.1), keys(entries), "{} in {} and {language}", info.id, first.0);
        }
        let facts = ["name", "about", "rules"].map(str::to_owned);
        let options = info.options.iter().map(|def| format!("opt-{}", def.key));
        let typed = info.words.iter().map(|word| format!("word-{word}"));
        let needed: Vec<_> = facts.into_iter().chain(options).chain(typed).collect();
        for (language, entries) in &words {
            let say = |key: &str| entries.iter().find(|(name, _)| name == key).map(|(_, text)| text.as_str());
            for key in &needed {
                let key = format!("{}-{key}", info.id);
                assert!(say(&key).is_some_and(|text| !text.is_empty()), "{language}: {key}");
            }
            let rules = say(&format!("{}-rules", info.id)).map_or(0, |text| text.chars().count());
            assert!(rules <= 1500, "{language}: the rules of {} are {rules} characters long", info.id);
            let about = say(&format!("{}-about", info.id)).unwrap_or_default();
            assert!(!about.contains('\n'), "{language}: {} in one line", info.id);
        }
    }
}

#[test]
fn a_typed_word_means_one_thing() {
    for game in GAMES {
        let info = game.info();
        for (language, entries) in languages(info.id) {
            let mut seen = BTreeSet::new();
            for word in info.words {
                let key = format!("{}-word-{word}", info.id);
                let text = entries.iter().find(|(name, _)| *name == key).map_or("", |(_, text)| text);
                let typed: Vec<_> = text.split('|').map(str::trim).collect();
                assert!(typed.contains(word), "{language}: {key} holds the canonical word");
                for alternative in typed {
                    assert_eq!(alternative, alternative.to_lowercase(), "{language}: {key}");
                    assert!(seen.insert(alternative.to_owned()), "{language}: {alternative} stands twice");
                }
            }
        }
    }
}

/// The keys of a message and of the messages in it.
fn keys(text: &Text, into: &mut BTreeSet<String>) {
    into.insert(text.key.to_string());
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(inner) => keys(inner, into),
            Arg::List(inner) => inner.iter().for_each(|text| keys(text, into)),
            _ => {}
        }
    }
}

#[test]
fn whatever_a_game_says_is_in_its_locale() {
    each_game(|setting| {
        let mut said = BTreeSet::new();
        let played = walk(setting, |position, step| {
            if let Turn::Act(act) = position.turn() {
                keys(&act.ask, &mut said);
            }
            if !setting.looks_closely(step) {
                return;
            }
            for seat in (0..setting.seats).map(Seat) {
                for button in position.buttons(Viewer::Seat(seat), seat).into_iter().flatten() {
                    keys(&button.label, &mut said);
                }
                if let Err(reject) = position.read(seat, &Input::canonical("hello there")) {
                    keys(&reject.text, &mut said);
                }
            }
            for item in position.scene(Viewer::Public).items {
                if let Item::Label { says: Says::Words(text), .. } = item {
                    keys(&text, &mut said);
                }
            }
        });
        played.events.iter().for_each(|text| keys(text, &mut said));
        let id = setting.game.info().id;
        for (language, entries) in languages(id) {
            for key in said.iter().filter(|key| key.starts_with(&format!("{id}-"))) {
                assert!(entries.iter().any(|(name, _)| name == key), "{language}: {key} is missing");
            }
        }
    });
}

mod reading {
    use proptest::prelude::*;

    use super::*;

    /// Positions at the start and in the middle of a match of each game.
    fn positions() -> Vec<(Box<dyn Position>, u8)> {
        let mut all = Vec::new();
        for game in GAMES {
            let setting = Setting::plain(*game);
            let steps = walk(&setting, |_, _| {}).log.len();
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
                for seat in (0..*seats).map(Seat) {
                    if let Ok(canonical) = position.read(seat, &Input::canonical(text)) {
                        assert_eq!(
                            position.read(seat, &Input::canonical(&canonical)).as_ref(),
                            Ok(&canonical),
                            "{text:?}"
                        );
                    }
                    let _ = position.copy().play(seat, &Input::canonical(text), &mut no_chance());
                }
            }
        });
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

        #[test]
        fn any_text(text in any::<String>()) {
            never_panics(&text);
        }

        #[test]
        fn a_text_that_looks_like_a_move(text in "([a-zа-я]{0,3}[ ,:;–-]?[0-9]{0,5}[ ,:!.-]?){1,6}") {
            never_panics(&text);
        }
    }
}

#[test]
fn who_was_drawn_by_lot_begins() {
    for game in GAMES {
        let info = game.info();
        for first in (0..info.seats.least()).map(Seat) {
            let table = Table { seats: info.seats.least(), first, rules: 1 };
            let mut values = OptValues::defaults(info.options);
            let position = game.start(&mut values, table, &mut no_chance()).expect("the defaults can be played");
            let seats = position.turn().seats();
            assert!(seats.has(first) || seats.len() > 1, "{}: {first:?} begins", info.id);
        }
    }
}
