//! Matches from their beginning to their end: who may act, deadlines, leaving, and that all of it can be repeated.

use kletka_games::game::{Input, Manner, Need, Seats, Turn, Viewer, Why};
use kletka_games::play::{Action, Match, record};

use crate::common::{Ways, at, wander};
use crate::{each, games, known, no_chance, some_seats};

#[test]
fn somebody_may_act_until_the_end() {
    each(|setting| {
        wander(setting, Ways::Lapses, |live, step| {
            let turn = live.turn();
            let Turn::Act(asks) = &turn else { return };
            assert!(!asks.is_empty(), "nothing is asked, but it goes on");
            assert!(asks.iter().all(|ask| !ask.seats.is_empty()), "an ask of nobody: {asks:?}");
            assert!(turn.may().iter().all(|seat| seat.0 < setting.seats), "a seat that nobody sits on: {asks:?}");
            assert!(!turn.seats().is_empty() || turn.until().is_some(), "nobody is waited for: {asks:?}");
            if !setting.looks_closely(step) {
                return;
            }
            for ask in asks {
                for seat in ask.seats.within(some_seats(setting.seats).collect()).iter() {
                    let sample = live.position().sample(seat, &mut setting.chance(step as u64, 6));
                    assert!(sample.is_some() || ask.need == Need::May, "{seat:?} can do nothing about {ask:?}");
                }
            }
        });
    });
}

#[test]
fn who_is_not_asked_has_no_moves() {
    each(|setting| {
        wander(setting, Ways::Lapses, |live, step| {
            let turn = live.position().turn();
            for seat in some_seats(setting.seats).filter(|seat| setting.looks_closely(step) && !turn.may().has(*seat)) {
                let listed = live.position().moves(seat);
                assert!(listed.is_some_and(|moves| moves.is_empty()), "{seat:?} is not asked");
                assert_eq!(live.position().sample(seat, &mut no_chance().chance), None, "{seat:?} is not asked");
            }
        });
    });
}

#[test]
fn a_match_ends_with_a_place_for_everybody() {
    each(|setting| {
        let live = wander(setting, Ways::Lapses, |_, _| {});
        at(setting, &live, || {
            let outcome = live.outcome().expect("it has ended by its rules");
            assert_eq!(outcome.places.len(), usize::from(setting.seats));
            assert!(outcome.places.iter().all(|place| (1..=setting.seats.max(2)).contains(place)), "{outcome:?}");
            assert!(setting.seats == 1 || outcome.places.contains(&1), "{outcome:?}");
            assert!(outcome.scores.as_ref().is_none_or(|scores| scores.len() == usize::from(setting.seats)));
            let mut position = live.position().copy();
            let before = known(&*position, setting.seats);
            for seat in some_seats(setting.seats) {
                for text in [live.lines().last().map_or("", |line| &line.text), "???", ""] {
                    let input = Input::canonical(text).said(Manner::Addressed);
                    let reject = position.play(seat, &input, &mut no_chance()).expect_err("it is over");
                    assert_eq!(reject.why, Why::Over, "{text:?}");
                }
            }
            assert!(known(&*position, setting.seats) == before, "a refusal after the end changes something");
        });
    });
}

/// Whether the latest line of a match is a deadline that has passed.
fn has_lapsed(live: &Match) -> bool {
    live.lines().last().is_some_and(|line| matches!(line.action(), Ok(Action::Lapse)))
}

#[test]
fn a_deadline_lies_ahead_and_something_happens_when_it_passes() {
    each(|setting| {
        let mut before: Option<Turn> = None;
        wander(setting, Ways::Lapses, |live, _| {
            let turn = live.turn();
            let now = live.lines().last().and_then(|line| line.at).unwrap_or(0);
            let lapsed = has_lapsed(live);
            assert!(!lapsed || before.as_ref() != Some(&turn), "a deadline passes and nothing happens: {turn:?}");
            let new = before.as_ref().and_then(Turn::until) != turn.until();
            if let Some(until) = turn.until().filter(|_| lapsed || new) {
                assert!(until > now, "a deadline at {until} is set at {now}");
            }
            before = Some(turn);
        });
    });
}

#[test]
fn leaving_ends_the_match_or_leaves_somebody_to_act() {
    each(|setting| {
        let live = wander(setting, Ways::Leaving, |live, _| {
            if let Turn::Act(asks) = live.turn() {
                let waits = asks.iter().any(|ask| ask.need != Need::May || ask.until.is_some());
                assert!(waits, "{:?} are left, and nobody is waited for: {asks:?}", live.present());
                assert!(!live.position().board(Viewer::Public).is_empty());
            }
        });
        at(setting, &live, || {
            let places = live.outcome().expect("nobody has called it off").places;
            assert!(places.len() == usize::from(setting.seats) && (setting.seats == 1 || places.contains(&1)));
        });
    });
}

#[test]
fn a_record_plays_the_same_again() {
    each(|setting| {
        let live = wander(setting, Ways::Leaving, |_, _| {});
        at(setting, &live, || {
            for with_seed in [true, false] {
                let text = record::write(live.header(), live.lines(), with_seed);
                let (header, lines) =
                    record::read(&text, &games().collect::<Vec<_>>()).expect("what was written can be read");
                let again = Match::replay(header, lines).expect("what was accepted is accepted again");
                assert_eq!((again.turn(), again.outcome()), (live.turn(), live.outcome()));
                let same = known(again.position(), setting.seats) == known(live.position(), setting.seats);
                assert!(
                    same,
                    "played again {} it looks different",
                    if with_seed { "with its seed" } else { "by draws" }
                );
                assert_eq!(record::write(again.header(), again.lines(), with_seed), text);
            }
        });
    });
}

#[test]
fn a_copy_is_independent() {
    each(|setting| {
        wander(setting, Ways::Moves, |live, step| {
            let position = live.position();
            if !setting.looks_closely(step) {
                return;
            }
            let before = known(position, setting.seats);
            let mut copy = position.copy();
            assert!(known(&*copy, setting.seats) == before, "a copy looks different");
            if let Some(seat) = position.turn().may().iter().next() {
                let text = position.sample(seat, &mut no_chance().chance).expect("who may act has a move");
                copy.play(seat, &Input::canonical(&text), &mut no_chance()).expect("a sample is legal");
                copy.leave(seat, &mut no_chance());
                if copy.turn().until().is_some() {
                    copy.lapse(&mut no_chance());
                }
            }
            assert!(known(position, setting.seats) == before, "what happens to a copy happens to the position");
        });
    });
}

#[test]
fn all_seats_are_asked_at_some_time() {
    each(|setting| {
        let mut asked = Seats::NONE;
        let live = wander(setting, Ways::Moves, |live, _| asked = asked.and(live.turn().may()));
        // A match may be won before its turn comes round.
        if live.lines().len() >= 4 * usize::from(setting.seats) {
            at(setting, &live, || assert_eq!(asked, Seats::first(setting.seats), "somebody never plays"));
        }
    });
}
