mod away;
mod below;
mod cups;
mod erased;
mod first_asks;
mod links;
mod lists;
mod told;
mod touches;
mod twins;

use super::*;
use crate::bot::call::Standing;
use crate::bot::context::callback::Callback;
use crate::bot::incoming::{Chat, Message, Person, Press};
use crate::store::memory::MemoryStore;
use crate::store::schema::{Closed, MatchRow, SeatRow, ShownRow, Stage, Who};

const NOW: u64 = 1_800_000_000_000;
const ANNA: i64 = 7;

fn desk() -> Desk {
    desk_over(Arc::new(MemoryStore::new()))
}

fn desk_over(store: Arc<dyn Store>) -> Desk {
    let me = Me { username: "kletka_bot".to_owned(), reads_all: false, inline: false };
    Desk::new(store, Registry::default(), me, Box::new(|| [7; 32]))
}

/// A text by Anna in private.
fn says(update: u32, text: &str) -> Incoming {
    writes(update, Chat { peer: ANNA, private: true, title: String::new() }, text)
}

fn writes(update: u32, chat: Chat, text: &str) -> Incoming {
    let message = Message {
        chat,
        topic: None,
        id: i32::try_from(update).unwrap(),
        alone: None,
        from: anna(),
        channel: false,
        at: NOW,
        text: text.to_owned(),
        mentions: Vec::new(),
        reply: None,
        forwarded: false,
        suggested: false,
        key: None,
    };
    Incoming { update, kind: Kind::Message(message) }
}

/// A press on a button below a message of the group.
fn pressed(update: u32, from: Person, message: i32, data: &str) -> Incoming {
    let (id, data, chat) = (update.to_string(), data.to_owned(), group());
    let (topic, alone, posted, instance) = (None, None, None, None);
    let press = Press { id, from, chat, topic, message, alone, posted, instance, data, at: NOW };
    Incoming { update, kind: Kind::Press(press) }
}

fn anna() -> Person {
    Person { id: ANNA, name: "Anna".to_owned(), username: None, language: Some("en".to_owned()), bot: false }
}

fn group() -> Chat {
    Chat { peer: -5, private: false, title: "Squared paper".to_owned() }
}

/// A message whose answer is too large to store.
fn huge(update: u32) -> Incoming {
    says(update, &format!("/{}", "x".repeat(crate::store::MAX_VALUE + 1)))
}

fn decide(think: &Think) -> Thought {
    let mut chance = crate::game::Chance::seeded(&crate::game::Seed(think.seed), 0);
    let until = crate::game::Deadline::after(std::time::Duration::from_secs(5));
    let mut memory = crate::game::Memo::default();
    let mut ctx = crate::game::SearchCtx::new(think.level, &mut chance, until, &mut memory);
    let text = think.position.think(think.seat, &mut ctx);
    Thought { id: think.id, version: think.version, seat: think.seat, text, took: std::time::Duration::ZERO }
}

/// A match against the computer with Anna to move, and the entry of its board.
fn match_with_computer(desk: &mut Desk) -> EntryId {
    begun(desk, "/tictactoe bot:1")
}

/// The same, by any command.
fn begun(desk: &mut Desk, command: &str) -> EntryId {
    let mut fx = desk.update(says(1, command), NOW);
    if let Some(think) = fx.think.pop() {
        fx = desk.thought(decide(&think), NOW);
    }
    fx.push.last().expect("a board is owed").entry
}

#[test]
fn a_failed_step_is_never_repeated() {
    let mut desk = desk();
    for _ in 0..2 {
        let fx = desk.update(huge(1), NOW);
        assert!(fx.push.is_empty(), "nothing of it is kept");
        assert!(!Tx::new(&*desk.store).first_time(1), "but that it came");
    }
    assert_eq!(desk.update(says(2, "/nothing"), NOW).push.len(), 1, "others are answered");
}

#[test]
fn a_failure_elsewhere_takes_neither_the_computer_nor_the_board_away() {
    let mut desk = desk();
    let entry = match_with_computer(&mut desk);
    assert!(desk.prepare(entry, NOW).call.is_some());
    desk.update(huge(2), NOW);
    // The board is in flight, so later moves need another entry.
    let mut fx = Effects::default();
    for (update, cell) in (3..).zip(["a1", "b1", "c1"]) {
        fx = desk.update(says(update, cell), NOW);
        if !fx.think.is_empty() {
            break;
        }
    }
    let think = fx.think.pop().expect("the computer is to move");
    desk.update(huge(9), NOW);
    let answered = desk.thought(decide(&think), NOW);
    assert!(answered.push.iter().any(|push| push.entry > entry), "its answer is shown");
    assert!(desk.thought(decide(&think), NOW).push.is_empty(), "once");
}

#[test]
fn a_failure_elsewhere_leaves_a_challenge_that_is_on_its_way_to_be_changed() {
    let mut desk = desk();
    let challenge = desk.update(writes(1, group(), "/pig@kletka_bot"), NOW).push[0].entry;
    assert!(desk.prepare(challenge, NOW).call.is_some());
    desk.update(huge(2), NOW);
    desk.delivered(challenge, stands(50, NOW), NOW);
    let off = desk.update(writes(3, group(), "/cancel@kletka_bot 1"), NOW).push;
    let off = off.iter().find_map(|push| desk.prepare(push.entry, NOW).call).expect("it is told");
    assert!(matches!(off, Call::EditText { message: 50, .. }), "where it was made");
}

/// The board is on display as that message, since that time.
fn stands(message: i32, at: u64) -> Delivery {
    Delivery::Done(Standing { message: Some(message), date: Some(at / 1000) })
}

/// Sends everything owed, and what follows from it. Every other call is refused.
fn carry_all(desk: &mut Desk) {
    loop {
        let entries = Tx::new(&*desk.store).entries();
        let Some((entry, _)) = entries.first() else { return };
        let ended = if entry % 2 == 0 { stands(1000, NOW) } else { Delivery::Refused("no".to_owned()) };
        if desk.prepare(*entry, NOW).call.is_some() {
            desk.delivered(*entry, ended, NOW);
        }
    }
}

#[test]
fn what_was_sent_leaves_nothing_behind_in_memory() {
    let mut desk = desk();
    match_with_computer(&mut desk);
    for (update, cell) in (3..).zip(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "/start", "/matches"]) {
        let mut fx = desk.update(says(update, cell), NOW);
        while let Some(think) = fx.think.pop() {
            fx = desk.thought(decide(&think), NOW);
        }
        carry_all(&mut desk);
    }
    assert!(desk.prepare(999, NOW).call.is_none(), "an entry that is not there is over");
    assert!(desk.cache.stored.boards.is_empty() && desk.cache.sent.is_empty() && desk.cache.thinking.is_empty());
}

#[test]
fn a_board_that_another_entry_has_shown_is_not_sent_again() {
    let mut desk = desk();
    let first = match_with_computer(&mut desk);
    // After it is prepared, it must wait. The move meanwhile enqueues another entry, and the first takes it along.
    desk.prepare(first, NOW);
    let mut fx = Effects::default();
    for (update, cell) in (3..).zip(["a1", "b1", "c1"]) {
        fx = desk.update(says(update, cell), NOW);
        if !fx.think.is_empty() {
            break;
        }
    }
    let think = fx.think.pop().expect("the computer is to move");
    let second = desk.thought(decide(&think), NOW).push.last().expect("it is owed").entry;
    assert!(second > first);
    assert!(desk.prepare(first, NOW).call.is_some());
    desk.delivered(first, stands(50, NOW), NOW);
    assert!(desk.prepare(second, NOW).call.is_none());
    assert!(Tx::new(&*desk.store).entry(second).is_none());
}

#[test]
fn a_timer_without_a_match_goes_off_once() {
    let mut desk = desk();
    desk.update(says(1, "/tictactoe bot:1"), NOW);
    let mut tx = Tx::new(&*desk.store);
    let row = tx.match_row(1).expect("there is a match");
    let stray = crate::store::schema::MatchRow { timer: Some(NOW - 5), ..row.clone() };
    tx.put_match(Some(&row), &stray);
    tx.put_match(None, &row);
    tx.commit().expect("it is small");
    assert_eq!(Tx::new(&*desk.store).due(NOW, 9).len(), 1);
    desk.tick(NOW);
    assert!(Tx::new(&*desk.store).due(NOW, 9).is_empty());
}

#[test]
fn whoever_was_to_begin_still_does_when_somebody_declines() {
    for (first, then) in [(0, 0), (1, 1), (3, 2)] {
        let mut desk = desk();
        desk.update(writes(1, group(), "/pig@kletka_bot @boris @vera @dima"), NOW);
        let mut tx = Tx::new(&*desk.store);
        let was = row(&desk);
        tx.put_match(Some(&was), &MatchRow { first: Some(first), ..was.clone() });
        tx.commit().expect("it is small");
        let boris = Person { id: 8, username: Some("boris".to_owned()), ..anna() };
        let decline = Callback::Lobby { id: 1, word: "decline".to_owned() }.write().expect("it fits");
        desk.update(pressed(2, boris, 50, &decline), NOW);
        assert_eq!((row(&desk).seats.len(), row(&desk).first), (3, Some(then)));
    }
}

#[test]
fn timers_wait_until_all_that_was_sent_has_come() {
    let mut desk = desk();
    desk.update(says(1, "/tictactoe bot:1"), NOW);
    let mut tx = Tx::new(&*desk.store);
    let row = tx.match_row(1).expect("there is a match");
    tx.put_match(Some(&row), &crate::store::schema::MatchRow { timer: Some(NOW - 5), ..row.clone() });
    tx.commit().expect("it is small");
    let due = |desk: &Desk| Tx::new(&*desk.store).due(NOW, 9).len();
    for hold in [Hold::On, Hold::Until(NOW + 1)] {
        desk.hold(hold);
        desk.tick(NOW);
        assert_eq!(due(&desk), 1, "{hold:?}");
    }
    desk.hold(Hold::Until(NOW));
    desk.tick(NOW);
    assert_eq!(due(&desk), 0);
}

/// The stored row of the match.
fn row(desk: &Desk) -> MatchRow {
    Tx::new(&*desk.store).match_row(1).expect("there is a match")
}

/// The caption of the board that an entry owes.
fn caption(ready: Ready) -> String {
    match ready.call {
        Some(Call::Photo { caption, .. }) => caption,
        _ => panic!("it is a new picture"),
    }
}

const SECOND: u64 = 1000;

/// Ten seconds per move, plus one that is never counted, plus one for a move under way.
const TURN: u64 = 12 * SECOND;

#[test]
fn time_counts_from_the_picture() {
    let mut desk = desk();
    let entry = begun(&mut desk, "/tictactoe bot:1 clock=10s");
    // For a minute it cannot be sent. That does not use up Anna's time.
    desk.prepare(entry, NOW);
    for later in 1..60 {
        desk.tick(NOW + later * SECOND);
        assert_eq!(row(&desk).stage, Stage::Live, "after {later} s");
    }
    let sent = NOW + 60 * SECOND;
    assert!(caption(desk.prepare(entry, sent)).ends_with("\n⏳ <b>Anna</b> 0:10"), "all of it is left");
    desk.delivered(entry, stands(50, sent), sent);
    assert_eq!(row(&desk).timer, Some(sent + TURN));
    desk.tick(sent + TURN - 1);
    assert_eq!(row(&desk).stage, Stage::Live);
    desk.tick(sent + TURN);
    assert_eq!(row(&desk).outcome.map(|outcome| outcome.places), Some(vec![2, 1]));
    assert_eq!(row(&desk).shown, [], "the turn is over");
    let last = Tx::new(&*desk.store).lines(1).pop().expect("there are lines");
    assert_eq!(last, format!("1 !flag @ {} shown {}", 60 * SECOND + TURN, 60 * SECOND));
}

#[test]
fn a_start_knows_what_was_shown() {
    let mut desk = desk();
    let entry = begun(&mut desk, "/tictactoe bot:1 clock=10s");
    desk.prepare(entry, NOW);
    let sent = NOW + 60 * SECOND;
    desk.delivered(entry, stands(50, sent), sent);
    // The same board again is not a new prompt.
    let again = desk.update(says(2, "/board"), sent + 5 * SECOND).push.pop().expect("it is owed").entry;
    assert!(caption(desk.prepare(again, sent + 5 * SECOND)).ends_with("⏳ <b>Anna</b> 0:06"));
    desk.delivered(again, stands(51, sent + 5 * SECOND), sent + 5 * SECOND);
    let mut desk = desk_over(Arc::clone(&desk.store));
    desk.resume(sent + 6 * SECOND);
    assert_eq!(row(&desk).timer, Some(sent + TURN));
    desk.tick(sent + TURN);
    assert_eq!(row(&desk).stage, Stage::Over);
}

#[test]
fn where_no_picture_arrives_time_runs_from_the_step() {
    for ended in [Delivery::Refused("no".to_owned()), Delivery::Closed(Closed::Blocked)] {
        let mut desk = desk();
        let entry = begun(&mut desk, "/tictactoe bot:1 clock=10s");
        desk.prepare(entry, NOW);
        let later = NOW + 60 * SECOND;
        desk.tick(later);
        assert_eq!(row(&desk).stage, Stage::Live, "it may still arrive");
        // What is refused as a picture is tried in letters.
        if let Some(letters) = desk.delivered(entry, ended.clone(), later).push.first() {
            desk.prepare(letters.entry, later);
            desk.tick(later);
            assert_eq!(row(&desk).stage, Stage::Live, "they may still arrive");
            desk.delivered(letters.entry, ended, later);
        }
        desk.tick(later);
        assert_eq!((row(&desk).stage, row(&desk).shown), (Stage::Over, Vec::new()));
    }
}

#[test]
fn a_clock_that_differs_from_the_messengers_gives_and_takes_nothing() {
    for (date, shown) in [(NOW + 3_600_000, 2 * SECOND), (NOW - 3_600_000, 0)] {
        let mut desk = desk();
        let entry = begun(&mut desk, "/tictactoe bot:1 clock=10s");
        desk.prepare(entry, NOW + 2 * SECOND);
        desk.delivered(entry, stands(50, date), NOW + 2 * SECOND);
        assert_eq!(row(&desk).timer, Some(NOW + shown + TURN));
    }
}

#[test]
fn a_picture_of_an_earlier_question_shows_nothing_of_a_later_one() {
    let mut desk = desk();
    let entry = begun(&mut desk, "/tictactoe bot:1 size=6 line=6 clock=10s");
    desk.prepare(entry, NOW);
    let mut fx = desk.update(says(3, "a1"), NOW);
    let think = fx.think.pop().unwrap_or_else(|| panic!("the computer is to move: {:?}", row(&desk)));
    desk.thought(decide(&think), NOW);
    desk.delivered(entry, stands(50, NOW), NOW + SECOND);
    assert_eq!(row(&desk).shown, []);
    let next = Tx::new(&*desk.store).entries().pop().expect("the next board is owed").0;
    desk.prepare(next, NOW + SECOND);
    desk.delivered(next, stands(51, NOW + 2 * SECOND), NOW + 2 * SECOND);
    assert_eq!(row(&desk).shown, [ShownRow { seat: 0, at: 2 * SECOND }], "computers need no picture");
}

#[test]
fn a_start_wakes_computers_and_lets_people_sleep() {
    let mut desk = desk();
    begun(&mut desk, "/tictactoe bot:1 size=6 line=6");
    desk.resume(NOW);
    let mut desk = desk_over(Arc::clone(&desk.store));
    let fx = desk.resume(NOW);
    assert!(fx.think.is_empty() && desk.cache.stored.matches.is_empty(), "nothing is replayed for Anna");
    assert_eq!(desk.update(says(3, "a1"), NOW).think.len(), 1);
    let mut desk = desk_over(Arc::clone(&desk.store));
    let think = desk.resume(NOW).think.pop().expect("the computer is to move");
    desk.thought(decide(&think), NOW);
    let mut desk = desk_over(Arc::clone(&desk.store));
    assert!(desk.resume(NOW).think.is_empty() && desk.cache.stored.matches.is_empty());
}

#[test]
fn positions_in_memory_have_an_end() {
    let mut desk = desk();
    let most = (1..1200).map(|update| {
        desk.update(says(update, "/tictactoe bot:1"), NOW);
        desk.cache.stored.matches.len()
    });
    let most = most.max();
    assert_eq!(Tx::new(&*desk.store).matches_alive().len(), 1199);
    assert_eq!(most, Some(1024));
}

/// The call of the newest entry that one person alone is to see.
fn alone_call(desk: &mut Desk, fx: &Effects) -> (EntryId, Call) {
    let calls = fx.push.iter().filter_map(|push| Some((push.entry, desk.prepare(push.entry, NOW).call?)));
    calls.into_iter().find(|(_, call)| call.dest().only.is_some() && !matches!(call, Call::Delete { .. })).expect("one")
}

#[test]
fn a_question_asked_for_anew_does_not_end_in_the_message_that_is_removed() {
    let mut desk = desk();
    let press = |update: u32, data: &str| pressed(update, anna(), 50, data);
    let mut fx = desk.update(writes(1, group(), "/bulls@kletka_bot bot:1"), NOW);
    let board = fx.push.last().expect("a board").entry;
    while let Some(think) = fx.think.pop() {
        fx = desk.thought(decide(&think), NOW);
    }
    assert!(desk.prepare(board, NOW).call.is_some());
    let ask = Callback::Alone { id: 1, again: false }.write().expect("it fits");
    desk.delivered(board, stands(50, NOW), NOW);

    let fx = desk.update(press(2, &ask), NOW);
    let (first, question) = alone_call(&mut desk, &fx);
    assert!(matches!(question, Call::Say { .. }));
    desk.delivered(first, Delivery::Alone(5), NOW);
    let mut answer = writes(3, group(), "1123");
    if let Kind::Message(message) = &mut answer.kind {
        (message.id, message.alone) = (0, Some(6));
    }
    let fx = desk.update(answer, NOW);
    let (second, refusal) = alone_call(&mut desk, &fx);
    assert_eq!(refusal.changes(), Some(5));
    // While the refusal is on its way into the old message, Anna presses the button again.
    let fx = desk.update(press(4, &ask), NOW);
    desk.delivered(second, Delivery::Alone(5), NOW);
    let (_, anew) = alone_call(&mut desk, &fx);
    assert!(matches!(anew, Call::Say { .. }), "it comes in a message of its own");
}

#[test]
fn a_clock_that_was_ahead_leaves_nobody_waiting() {
    const HOUR: u64 = 3_600 * SECOND;
    let mut desk = desk();
    let entry = begun(&mut desk, "/tictactoe bot:1 clock=10s");
    let challenge = desk.update(writes(3, group(), "/pig@kletka_bot"), NOW).push[0].entry;
    assert!(desk.prepare(challenge, NOW).call.is_some());
    desk.hold(Hold::Until(NOW + 5 * SECOND));
    desk.tick(NOW);
    let now = NOW - HOUR;
    desk.tick(now);
    assert_eq!((row(&desk).last, row(&desk).timer.is_some_and(|at| at <= now + 2 * TURN)), (now, true));
    desk.prepare(entry, now);
    desk.delivered(entry, stands(50, now + SECOND), now + SECOND);
    desk.tick(now + TURN);
    assert_eq!(row(&desk).stage, Stage::Live, "the whole turn is left");
    desk.tick(now + 2 * TURN);
    assert_eq!(row(&desk).stage, Stage::Over, "and not an hour more");
}

#[test]
fn a_suggestion_chosen_in_the_name_of_a_group_or_a_channel_is_answered() {
    for (from, channel) in [(group().peer, false), (-1009, true)] {
        let mut desk = desk();
        let mut chosen = writes(2, group(), "№1 b2");
        if let Kind::Message(message) = &mut chosen.kind {
            (message.from.id, message.channel, message.suggested) = (from, channel, true);
        }
        desk.update(writes(1, group(), "/tictactoe@kletka_bot bot:1"), NOW);
        let fx = desk.update(chosen, NOW);
        let call = fx.push.iter().find_map(|push| desk.prepare(push.entry, NOW).call);
        let said = call.and_then(|call| if let Call::Say { text, .. } = call { Some(text) } else { None });
        assert!(said.is_some_and(|text| text.starts_with("You are writing as a group or a channel")));
    }
}
