//! Moves: the game accepts the moves that it offers, a refused move changes nothing, and a text means one move.

use std::collections::BTreeSet;
use std::time::Duration;

use kletka_games::game::{
    Chance, Deadline, Input, Labels, Level, Manner, Memo, Parsed, SearchCtx, Secrecy, Seed, StepCtx, Viewer, Why,
};

use crate::common::{Setting, Ways, Words, amount, is_thorough, wander};
use crate::course::Moment;
use crate::{games, known, no_chance, wants_faces};

pub fn what_is_offered_is_accepted(now: &Moment<'_>) {
    if !now.is_close() {
        return;
    }
    let (position, step) = (now.position(), now.step as u64);
    for seat in now.acting() {
        let listed = position.moves(seat);
        assert_ne!(listed.as_deref(), Some(&[][..]), "{seat:?} may act and has no move");
        let sample = position.sample(seat, &mut now.setting.chance(step, 7));
        let buttons = position.buttons(Viewer::Seat(seat), seat).into_iter().inspect(|row| {
            assert!(row.len() <= 8, "{} buttons in a row", row.len());
        });
        let buttons = buttons.flatten().filter_map(|button| button.text).inspect(|text| {
            assert!(text.len() <= 40, "{text} on a button");
        });
        for text in now.some(listed.unwrap_or_default()).chain(sample).chain(buttons) {
            let mut ctx = StepCtx::new(now.setting.chance(step, 8), 0);
            let played = position.copy().play(seat, &Input::canonical(&text), &mut ctx).map(Parsed::into_text);
            assert_eq!(played.as_ref(), Ok(&text), "{seat:?} is offered `{text}`");
        }
    }
}

pub fn each_move_has_one_text(now: &Moment<'_>) {
    if !now.is_close() {
        return;
    }
    let position = now.position();
    for seat in now.acting() {
        let listed = position.moves(seat).unwrap_or_default();
        let different: BTreeSet<_> = listed.iter().collect();
        assert_eq!(different.len(), listed.len(), "{seat:?}: two moves with one text");
        let sample = position.sample(seat, &mut now.setting.chance(now.step as u64, 7));
        for text in now.some(listed).chain(sample) {
            let read = position.read(seat, &Input::canonical(&text)).expect("a move that is offered");
            assert_eq!(read.text(), text, "canonical");
            let again = position.read(seat, &Input::canonical(read.text())).expect("its own text");
            assert_eq!(again.label(), read.label(), "`{text}` is another move when it is read again");
        }
    }
}

pub fn the_example_of_an_ask_is_a_move_that_is_legal_now(now: &Moment<'_>) {
    let position = now.position();
    for ask in now.turn.asks().iter().filter(|ask| ask.typed && (now.step < 60 || now.is_close())) {
        let manner = if ask.secrecy == Secrecy::Open { Manner::Addressed } else { Manner::Private };
        for seat in ask.seats.within(now.some_seats().collect()).iter() {
            let text = position.example(seat).expect("what is typed has an example");
            let input = Input::typed(&text, Labels::Latin, manner);
            let parsed = position.read(seat, &input);
            let is_grave =
                |text: &String| position.read(seat, &Input::canonical(text)).is_ok_and(|parsed| parsed.is_grave());
            let no_other = position.moves(seat).is_some_and(|moves| moves.iter().all(is_grave));
            let calm = |parsed: &Parsed| !parsed.is_grave() || no_other;
            assert!(parsed.as_ref().is_ok_and(calm), "`{text}`: {parsed:?}");
            let mut ctx = StepCtx::new(now.setting.chance(now.step as u64, 8), 0);
            if let Some(fell) = parsed.as_ref().ok().and_then(Parsed::by_hand) {
                ctx.chance = Chance::given(fell);
            }
            let played = position.copy().play(seat, &input, &mut ctx);
            assert!(played.is_ok(), "`{text}` is refused: {played:?}");
            assert_eq!(position.example(seat), Some(text), "the same position, the same example");
        }
    }
}

/// On a Cyrillic board people read moves in its letters, and can type them that way, with the words of their language.
pub fn moves_can_be_typed_as_they_are_shown(now: &Moment<'_>) {
    if !now.is_close() {
        return;
    }
    let (position, words) = (now.position(), Words::of(now.setting.game.info()));
    for seat in now.acting() {
        let sample = position.sample(seat, &mut now.setting.chance(now.step as u64, 7));
        for text in now.some(position.moves(seat).unwrap_or_default()).chain(sample) {
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
}

/// The same move with the alternatives of the word that it begins with.
fn said_otherwise(words: &Words, text: &str) -> Vec<String> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let typed = words.0.iter().filter(|(word, _)| *word == first).flat_map(|(_, typed)| typed);
    typed.map(|typed| format!("{typed} {rest}").trim().to_owned()).collect()
}

pub fn a_refusal_changes_nothing(now: &Moment<'_>) {
    if now.is_over() || !now.is_close() {
        return;
    }
    let mut position = now.position().copy();
    let before = known(&*position, now.setting.seats);
    let mover = now.turn.may().iter().next().expect("somebody may act");
    let sample = position.sample(mover, &mut no_chance().chance).unwrap_or_default();
    for seat in now.some_seats() {
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
        if !now.turn.may().has(seat) && position.read(seat, &Input::canonical(&sample)).is_ok() {
            let mut ctx = no_chance();
            let reject = position.play(seat, &Input::canonical(&sample), &mut ctx).expect_err("not asked");
            assert_eq!(reject.why, Why::NotYourTurn, "{seat:?} `{sample}`");
            assert!(ctx.chance.drawn().is_empty() && ctx.events.is_empty());
        }
    }
    assert!(known(&*position, now.setting.seats) == before, "a refusal changes something");
}

/// The computer answers prompts for which others wait. At the beginning of a match each level has its turn. Thorough
/// runs try all levels at each step. The quick run asks only the computers of every third game, since some of them
/// first make a plan, which takes seconds.
#[test]
fn the_computer_plays_by_the_rules() {
    let levels: Vec<Level> = (1..=5).filter_map(Level::new).collect();
    let computers = games().filter(|game| game.info().computer);
    for game in computers.step_by(amount(1, 3)) {
        let setting = Setting::plain(game);
        let mut beginning = Vec::new();
        wander(&setting, Ways::Moves, |live, step| {
            if step < amount(8, 3) {
                beginning.push(live.position().copy());
            }
        });
        for (step, position) in beginning.iter().enumerate() {
            let some = if is_thorough() { &levels[..] } else { &levels[step % levels.len()..][..1] };
            for seat in position.turn().seats().iter() {
                for level in some {
                    let until = Deadline::after(Duration::from_millis(10));
                    let (mut chance, mut memo) = (Chance::seeded(&Seed([9; 32]), step as u64), Memo::default());
                    let mut mind = SearchCtx::new(*level, &mut chance, until, &mut memo);
                    let text = position.think(seat, &mut mind).expect("an opponent has a move at every level");
                    assert!(mind.delay < Duration::from_secs(60), "nobody waits so long for a computer");
                    let mut ctx = StepCtx::new(setting.chance(step as u64, 8), 0);
                    let played = position.copy().play(seat, &Input::canonical(&text), &mut ctx).map(Parsed::into_text);
                    assert_eq!(played.as_ref(), Ok(&text), "{setting:?} at step {step}, {level:?}");
                }
            }
        }
    }
}
