//! Matches from beginning to end: who may act, deadlines, leaving, and that a replay gives the same.

use kletka_games::game::{Input, Manner, Need, Nth, Seats, Turn, Viewer, Why};
use kletka_games::play::{Action, Match, record};

use crate::course::Moment;
use crate::{all, known, no_chance};

pub fn somebody_may_act_until_the_end(now: &Moment<'_>) {
    let Turn::Act(asks) = now.turn else { return };
    assert!(!asks.is_empty(), "nothing is asked, but it goes on");
    assert!(asks.iter().all(|ask| !ask.seats.is_empty()), "an ask of nobody: {asks:?}");
    assert!(now.turn.may().iter().all(|seat| seat.0 < now.setting.seats), "a seat that nobody sits on: {asks:?}");
    assert!(!now.turn.seats().is_empty() || now.turn.until().is_some(), "nobody is waited for: {asks:?}");
    if !now.is_close() {
        return;
    }
    for ask in asks {
        for seat in ask.seats.within(now.some_seats().collect()).iter() {
            let sample = now.position().sample(seat, &mut now.setting.chance(now.step as u64, 6));
            assert!(sample.is_some() || ask.need == Need::May, "{seat:?} can do nothing about {ask:?}");
        }
    }
}

pub fn a_question_of_yes_or_no_has_two_buttons(now: &Moment<'_>) {
    let Turn::Act(asks) = now.turn else { return };
    for ask in asks.iter().filter(|ask| ask.yes_or_no) {
        for seat in ask.seats.iter() {
            let buttons: Vec<_> = now.position().buttons(Viewer::Public, seat).into_iter().flatten().collect();
            assert_eq!(buttons.iter().filter(|button| button.text.is_some()).count(), 2, "{seat:?}: {buttons:?}");
        }
    }
}

pub fn who_is_not_asked_has_no_moves(now: &Moment<'_>) {
    if !now.is_close() {
        return;
    }
    for seat in now.some_seats().filter(|seat| !now.turn.may().has(*seat)) {
        let listed = now.position().moves(seat);
        assert!(listed.is_some_and(|moves| moves.is_empty()), "{seat:?} is not asked");
        assert_eq!(now.position().sample(seat, &mut no_chance().chance), None, "{seat:?} is not asked");
    }
}

pub fn a_match_ends_with_a_place_for_everybody(now: &Moment<'_>) {
    if !now.is_over() {
        return;
    }
    let seats = now.setting.seats;
    let outcome = now.live.outcome().expect("it has ended by its rules");
    assert_eq!(outcome.places.len(), usize::from(seats));
    assert!(outcome.places.iter().all(|place| (1..=seats.max(2)).contains(place)), "{outcome:?}");
    assert!(has_first(&outcome.places), "{outcome:?}");
    assert!(outcome.scores.as_ref().is_none_or(|scores| scores.len() == usize::from(seats)));
    no_score_contradicts_the_places(now, &outcome.places);
    let mut position = now.position().copy();
    let before = known(&*position, seats);
    for seat in now.some_seats() {
        for text in [now.live.lines().last().map_or("", |line| &line.text), "???", ""] {
            let input = Input::canonical(text).said(Manner::Addressed);
            let reject = position.play(seat, &input, &mut no_chance()).expect_err("it is over");
            assert_eq!(reject.why, Why::Over, "{text:?}");
        }
    }
    assert!(known(&*position, seats) == before, "a refusal after the end changes something");
}

/// If a game states its rounds, none is beyond their number, and none comes back.
pub fn rounds_go_on_up_to_their_number(now: &Moment<'_>) {
    let position = now.position();
    let Some(Nth { now: round, of }) = position.round(Viewer::Public) else { return };
    assert!(round >= 1 && of.is_none_or(|of| round <= of), "round {round} of {of:?}");
    if now.is_close() && now.step > 0 {
        let lines = now.live.lines();
        let before = Match::replay(now.live.header().clone(), lines[..lines.len() - 1].to_vec());
        let before = before.expect("it was played").position().round(Viewer::Public);
        assert!(before.is_some_and(|before| before.now <= round && before.of == of), "{before:?}, then {round}");
    }
}

/// Captions name the best by their scores, so of those who stayed nobody may have more than somebody ahead. Only a
/// winner may have less than others: some rolls win at once.
fn no_score_contradicts_the_places(now: &Moment<'_>, places: &[u8]) {
    let Some(scores) = now.position().scores(Viewer::Public) else { return };
    let present = now.live.present();
    let stayed = present.iter().map(|seat| (places[seat.index()], scores[seat.index()]));
    let mut stayed: Vec<(u8, i64)> = stayed.filter(|(place, _)| *place > 1).collect();
    stayed.sort_by_key(|(place, score)| (*place, std::cmp::Reverse(*score)));
    assert!(stayed.is_sorted_by_key(|(_, score)| std::cmp::Reverse(*score)), "{places:?} with {scores:?}");
}

/// Whether the latest line of a match is a passed deadline.
fn has_lapsed(live: &Match) -> bool {
    live.lines().last().is_some_and(|line| matches!(line.action(), Ok(Action::Lapse)))
}

pub fn a_deadline_lies_ahead_and_something_happens_when_it_passes(now: &Moment<'_>) {
    let lapsed = has_lapsed(now.live);
    assert!(!lapsed || now.before != Some(now.turn), "a deadline passes and nothing happens: {:?}", now.turn);
    let new = now.before.and_then(Turn::until) != now.turn.until();
    if let Some(until) = now.turn.until().filter(|_| lapsed || new) {
        assert!(until > now.now(), "a deadline at {until} is set at {}", now.now());
    }
}

pub fn leaving_ends_the_match_or_leaves_somebody_to_act(now: &Moment<'_>) {
    if let Turn::Act(asks) = now.turn {
        let waits = asks.iter().any(|ask| ask.need != Need::May || ask.until.is_some());
        assert!(waits, "{:?} are left, and nobody is waited for: {asks:?}", now.live.present());
        assert!(!now.position().board(Viewer::Public).is_empty());
        return;
    }
    let places = now.live.outcome().expect("nobody has called it off").places;
    assert!(places.len() == usize::from(now.setting.seats) && has_first(&places));
}

/// Whether somebody is first, or nobody has solved the task that all had, or that one had alone.
fn has_first(places: &[u8]) -> bool {
    places.contains(&1) || places.iter().all(|place| *place == 2)
}

pub fn a_record_plays_the_same_again(now: &Moment<'_>) {
    if !now.is_over() {
        return;
    }
    let (live, seats) = (now.live, now.setting.seats);
    for with_seed in [true, false] {
        let text = record::write(live.header(), live.lines(), with_seed);
        let (header, lines) = record::read(&text, &all().collect::<Vec<_>>()).expect("what was written can be read");
        let again = Match::replay(header, lines).expect("what was accepted is accepted again");
        assert_eq!((again.turn(), again.outcome()), (live.turn(), live.outcome()));
        let same = known(again.position(), seats) == known(live.position(), seats);
        assert!(same, "played again {} it looks different", if with_seed { "with its seed" } else { "by draws" });
        assert_eq!(record::write(again.header(), again.lines(), with_seed), text);
    }
}

pub fn a_copy_is_independent(now: &Moment<'_>) {
    if !now.is_close() {
        return;
    }
    let (position, seats) = (now.position(), now.setting.seats);
    let before = known(position, seats);
    let mut copy = position.copy();
    assert!(known(&*copy, seats) == before, "a copy looks different");
    if let Some(seat) = position.turn().may().iter().next() {
        let text = position.sample(seat, &mut no_chance().chance).expect("who may act has a move");
        copy.play(seat, &Input::canonical(&text), &mut no_chance()).expect("a sample is legal");
        copy.leave(seat, &mut no_chance());
        if copy.turn().until().is_some() {
            copy.lapse(&mut no_chance());
        }
    }
    assert!(known(position, seats) == before, "what happens to a copy happens to the position");
}

pub fn all_seats_are_asked_at_some_time(now: &Moment<'_>) {
    // A match may be over before every seat had a turn.
    if now.is_over() && now.live.lines().len() >= 4 * usize::from(now.setting.seats) {
        assert_eq!(now.asked, Seats::first(now.setting.seats), "somebody never plays");
    }
}
