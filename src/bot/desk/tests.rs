use super::*;
use crate::bot::incoming::{Chat, Message, Person};
use crate::store::memory::MemoryStore;

const NOW: u64 = 1_800_000_000_000;
const ANNA: i64 = 7;

fn desk() -> Desk {
    let me = Me { username: "kletka_bot".to_owned(), reads_all: false };
    Desk::new(Arc::new(MemoryStore::new()), Registry::default(), me, Box::new(|| [7; 32]))
}

/// What Anna writes in private.
fn says(update: u32, text: &str) -> Incoming {
    let from =
        Person { id: ANNA, name: "Anna".to_owned(), username: None, language: Some("en".to_owned()), bot: false };
    let message = Message {
        chat: Chat { peer: ANNA, private: true, title: String::new() },
        topic: None,
        id: i32::try_from(update).unwrap(),
        from,
        at: NOW,
        text: text.to_owned(),
        mentions: Vec::new(),
        reply: None,
        forwarded: false,
    };
    Incoming { update, kind: Kind::Message(message) }
}

/// A message whose answer would be larger than anything that can be stored.
fn huge(update: u32) -> Incoming {
    says(update, &format!("/{}", "x".repeat(crate::store::MAX_VALUE + 1)))
}

fn decide(think: &Think) -> Thought {
    let mut chance = crate::game::Chance::seeded(&crate::game::Seed(think.seed), 0);
    let until = crate::game::Deadline::after(std::time::Duration::from_secs(5));
    let mut memory = crate::game::Memo::default();
    let mut ctx = crate::game::SearchCtx::new(think.level, &mut chance, until, &mut memory);
    let text = think.position.think(think.seat, &mut ctx);
    Thought { id: think.id, version: think.version, seat: think.seat, text }
}

/// A match against the computer with Anna to move, and the entry of its board.
fn match_with_computer(desk: &mut Desk) -> EntryId {
    let mut fx = desk.update(says(1, "/tictactoe bot:1"), NOW);
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
    // The board is on its way, so the moves that follow owe another.
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

/// Sends all that is owed, and what comes of it; every other call is refused.
fn carry_all(desk: &mut Desk) {
    loop {
        let entries = Tx::new(&*desk.store).entries();
        let Some((entry, _)) = entries.first() else { return };
        let ended = if entry % 2 == 0 { Delivery::Done(Some(1000)) } else { Delivery::Refused("no".to_owned()) };
        if desk.prepare(*entry, NOW).call.is_some() {
            desk.delivered(*entry, ended, NOW);
        }
    }
}

#[test]
fn what_was_owed_leaves_nothing_behind_in_memory() {
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
    assert!(desk.cache.owed.is_empty() && desk.cache.sent.is_empty() && desk.cache.thinking.is_empty());
}

#[test]
fn a_board_that_another_entry_has_shown_is_not_sent_again() {
    let mut desk = desk();
    let first = match_with_computer(&mut desk);
    // Made ready, it has to wait; the move meanwhile owes another, and the first takes it along.
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
    desk.delivered(first, Delivery::Done(Some(50)), NOW);
    assert!(desk.prepare(second, NOW).call.is_none());
    assert!(Tx::new(&*desk.store).entry(second).is_none());
}

#[test]
fn a_timer_without_a_match_goes_off_once() {
    let mut desk = desk();
    desk.update(says(1, "/tictactoe bot:1"), NOW);
    let mut tx = Tx::new(&*desk.store);
    let row = tx.match_row(1).expect("there is a match");
    let stray = crate::store::kept::MatchRow { timer: Some(NOW - 5), ..row.clone() };
    tx.put_match(Some(&row), &stray);
    tx.put_match(None, &row);
    tx.commit().expect("it is small");
    assert_eq!(Tx::new(&*desk.store).due(NOW, 9).len(), 1);
    desk.tick(NOW);
    assert!(Tx::new(&*desk.store).due(NOW, 9).is_empty());
}

#[test]
fn timers_wait_until_all_that_was_sent_has_come() {
    let mut desk = desk();
    desk.update(says(1, "/tictactoe bot:1"), NOW);
    let mut tx = Tx::new(&*desk.store);
    let row = tx.match_row(1).expect("there is a match");
    tx.put_match(Some(&row), &crate::store::kept::MatchRow { timer: Some(NOW - 5), ..row.clone() });
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
