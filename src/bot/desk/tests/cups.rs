//! Cups whose time or whose people change at an odd moment.

use kletka_people::cup::{End, Phase};

use super::*;
use crate::bot::context::callback::OfPeople;
use crate::bot::context::effects::CupOrder;
use crate::bot::table::endings;
use crate::game::Seat;
use crate::store::schema::{CupRow, Due};

const BORIS: i64 = 8;
const VERA: i64 = 9;
const DAY: u64 = 24 * 3_600 * SECOND;

fn person(id: i64) -> Person {
    Person { id, name: format!("Person {id}"), username: None, language: Some("en".to_owned()), bot: false }
}

/// Somebody writes in the group.
fn group_says(update: u32, from: i64, text: &str) -> Incoming {
    let mut incoming = writes(update, group(), text);
    if let Kind::Message(message) = &mut incoming.kind {
        message.from = person(from);
    }
    incoming
}

/// Somebody presses a button of the cup.
fn presses(update: u32, from: i64, word: &str) -> Incoming {
    let data = Callback::OfPeople(OfPeople::Cup { id: 1, word: word.to_owned() }).write().expect("it fits");
    pressed(update, person(from), 50, &data)
}

fn cup(desk: &Desk) -> CupRow {
    Tx::new(&*desk.store).cup(1).expect("a cup")
}

/// A cup that Boris has opened, and that Vera has joined.
fn opened(terms: &str) -> Desk {
    let mut desk = desk();
    desk.update(group_says(1, BORIS, &format!("/cup@kletka_bot tictactoe {terms}")), NOW);
    desk.update(presses(2, VERA, "join"), NOW);
    assert_eq!(cup(&desk).people.len(), 2);
    desk
}

fn changed(desk: &mut Desk, change: impl FnOnce(&mut CupRow)) {
    desk.step(NOW, |work| {
        let before = work.tx.cup(1).expect("a cup");
        let mut row = before.clone();
        change(&mut row);
        work.tx.put_cup(Some(&before), &row);
    });
}

/// The first player moves.
fn one_move(desk: &mut Desk, at: u64) {
    let first = row(desk).seats[0].users().next().expect("a person");
    desk.update(group_says(90, first, "/m@kletka_bot b2"), at);
    let (owes, _) = desk.step(at, |work| work.live(1).map(|live| live.owing())).expect("a step");
    assert_eq!(owes.and_then(|owes| owes.iter().next()), Some(Seat(1)));
}

#[test]
fn a_casual_cup_leaves_the_ratings_as_they_are() {
    for terms in ["", "casual"] {
        let mut desk = opened(terms);
        desk.update(presses(3, BORIS, "join"), NOW);
        desk.update(presses(4, BORIS, "start"), NOW);
        assert_eq!(row(&desk).casual, !terms.is_empty());
    }
}

#[test]
fn no_chat_votes_in_a_cup() {
    let mut desk = desk();
    desk.update(group_says(1, BORIS, "/cup@kletka_bot tictactoe vote=1m"), NOW);
    assert!(Tx::new(&*desk.store).cup(1).is_none());
    desk.update(group_says(2, BORIS, "/cup@kletka_bot tictactoe"), NOW);
    assert_eq!(cup(&desk).game, "tictactoe");
}

#[test]
fn what_an_administrator_may_order_is_asked_again_when_the_messenger_has_answered() {
    for (order, meant) in [("out @#9", CupOrder::Out(VERA)), ("stop", CupOrder::Stop)] {
        let mut desk = opened("");
        let fx = desk.update(group_says(3, ANNA, &format!("/cup@kletka_bot {order}")), NOW);
        let query = fx.ask.expect("whether Anna is an administrator");
        assert!(matches!(query.then, AdminThen::Cup { wanted, .. } if wanted == meant));
        desk.update(presses(4, ANNA, "join"), NOW);
        desk.update(presses(5, BORIS, "start"), NOW);
        assert_eq!((cup(&desk).cup.phase(), cup(&desk).cup.playing().count()), (Phase::Running, 3));
        desk.admin(query, Some(true), NOW);
        // Now she plays in it: she puts nobody out, and a stop lets the round count.
        let row = cup(&desk).cup;
        assert_eq!((row.phase(), row.playing().count(), row.is_stopped()), (Phase::Running, 3, order == "stop"));
    }
}

#[test]
fn who_owes_no_move_is_not_late_where_a_match_is_too_long() {
    let mut desk = opened("");
    desk.update(presses(3, BORIS, "start"), NOW);
    one_move(&mut desk, NOW);
    desk.step(NOW, |work| endings::cancel(work, 1));
    let cup = cup(&desk).cup;
    let meeting = cup.meeting(1).expect("a match");
    let seat_of = |one| meeting.seats.iter().position(|seat| *seat == one);
    let gone = [&meeting.gone[..], &meeting.late].concat();
    assert_eq!((meeting.end, gone.into_iter().filter_map(seat_of).collect::<Vec<_>>()), (End::Late, vec![1]));
    assert_eq!(meeting.places, [1, 2]);
}

/// Without a clock nobody has anything left of the round.
#[test]
fn where_no_clock_runs_the_end_of_a_round_decides_at_once() {
    let mut desk = opened("");
    changed(&mut desk, |row| row.clock = "off".to_owned());
    desk.update(presses(3, BORIS, "start"), NOW);
    one_move(&mut desk, NOW + SECOND);
    desk.tick(NOW + 7 * DAY);
    assert_eq!(row(&desk).stage, Stage::Live);
    desk.tick(NOW + 7 * DAY + 2 * SECOND);
    assert_eq!((row(&desk).stage, cup(&desk).cup.phase()), (Stage::Over, Phase::Over));
    assert_eq!(row(&desk).outcome.map(|outcome| outcome.places), Some(vec![1, 2]));
}

#[test]
fn a_round_that_began_while_the_clock_was_ahead_is_no_longer_for_that() {
    let mut desk = opened("");
    let now = NOW - 30 * DAY;
    desk.tick(NOW);
    let lapses = cup(&desk).timer.expect("a timer");
    desk.tick(now);
    assert_eq!(cup(&desk).timer, Some(lapses - 30 * DAY), "nor is the wait for people");
    let mut desk = opened("");
    desk.update(presses(3, BORIS, "start"), NOW);
    desk.tick(NOW);
    assert_eq!(cup(&desk).cup.ends(), Some(NOW + 7 * DAY));
    desk.tick(now);
    assert_eq!((cup(&desk).cup.ends(), cup(&desk).timer), (Some(now + 7 * DAY), Some(now + 7 * DAY + SECOND)));
}

#[test]
fn a_morning_that_a_wrong_clock_has_passed_over_still_brings_its_puzzles() {
    const HOUR: u64 = 3_600 * SECOND;
    let mut desk = desk();
    // It is eight in the morning.
    desk.update(writes(1, group(), "/rules@kletka_bot pig"), NOW);
    desk.step(NOW, |work| {
        let chat = work.tx.chat_of_peer(group().peer).expect("a chat");
        let mut row = work.tx.chat_copy(chat).expect("a chat");
        row.daily = true;
        work.tx.put_chat(chat, &row);
        days::expect(work, chat, &crate::bot::context::zone::Zone::of(&row));
    });
    desk.tick(NOW);
    desk.tick(NOW + 26 * HOUR);
    desk.tick(NOW + SECOND);
    let shown = |fx: &Effects, desk: &Desk| {
        let entries = Tx::new(&*desk.store).entries();
        let day = |id| entries.iter().any(|(entry, row)| *entry == id && matches!(row.due, Due::Day { .. }));
        fx.push.iter().filter(|push| day(push.entry)).count()
    };
    let fx = desk.tick(NOW + HOUR);
    assert_eq!(shown(&fx, &desk), 1);
}
