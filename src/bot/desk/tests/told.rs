//! What the players of a match on a card are told in private: that it is their turn, and that their time runs out.

use super::away::{BORIS, buttons, person, press};
use super::below::{begins, delivered, mover};
use super::*;
use crate::bot::incoming::Incoming;

const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;

/// What a chat gets.
#[derive(Debug)]
enum Got {
    /// A message: its text and its buttons.
    Line(String),
    Edit(i32),
    Gone(i32),
    Other,
}

impl Got {
    fn of(call: &Call) -> Got {
        match call {
            Call::Say { text, markup, .. } => Got::Line(format!("{text} {markup:?}")),
            Call::EditText { message, .. } => Got::Edit(*message),
            Call::Delete { message, .. } => Got::Gone(*message),
            _ => Got::Other,
        }
    }
}

/// Somebody writes to the bot in private.
fn whispers(update: u32, from: i64, text: &str) -> Incoming {
    let mut incoming = writes(update, Chat { peer: from, private: true, title: String::new() }, text);
    if let Kind::Message(message) = &mut incoming.kind {
        message.from = person(from);
    }
    incoming
}

/// Everything owed goes out, with the chats that get it. Messages get the numbers from `from` on.
fn sent(desk: &mut Desk, from: i32, now: u64) -> Vec<(i64, Got)> {
    let mut calls = Vec::new();
    loop {
        let entries = Tx::new(&*desk.store).entries();
        let Some((entry, _)) = entries.into_iter().next() else { return calls };
        let Some(call) = desk.prepare(entry, now).call else { continue };
        let number = call.changes().unwrap_or(from + i32::try_from(calls.len()).unwrap());
        desk.delivered(entry, stands(number, now), now);
        calls.push((call.dest().peer, Got::of(&call)));
    }
}

/// The same, but only what private chats get.
fn told(desk: &mut Desk, from: i32, now: u64) -> Vec<(i64, Got)> {
    sent(desk, from, now).into_iter().filter(|(chat, _)| [ANNA, BORIS].contains(chat)).collect()
}

/// Whoever is to move presses a cell of the card at that time. Returns the next board.
fn moves(desk: &mut Desk, call: &Call, update: u32, now: u64) -> Call {
    // After a start nothing is replayed until somebody looks.
    assert!(desk.seen_by(1, ANNA, now).is_ok());
    let (user, _) = mover(desk);
    let (_, cell) = buttons(call).into_iter().find(|(_, data)| data.starts_with("m:")).expect("a cell");
    let mut incoming = press(update, user, "card", &cell);
    if let Kind::Press(press) = &mut incoming.kind {
        press.at = now;
    }
    let fx = desk.update(incoming, now);
    delivered(desk, &fx)
}

/// Both have started the bot, Anna wants to be told of her turns, and it is hers on the card.
fn annas_turn(desk: &mut Desk, game: &str) -> Call {
    for (update, from, text) in [(90, ANNA, "/start"), (91, ANNA, "/settings turns=on"), (92, BORIS, "/start")] {
        desk.update(whispers(update, from, text), NOW);
    }
    sent(desk, 500, NOW);
    let call = begins(desk, game);
    if mover(desk).0 == ANNA { call } else { moves(desk, &call, 2, NOW) }
}

#[test]
fn a_turn_on_a_card_is_told_after_two_minutes_once() {
    let mut desk = desk();
    let call = annas_turn(&mut desk, "tictactoe");
    desk.tick(NOW + 2 * MINUTE - 1);
    assert!(told(&mut desk, 600, NOW).is_empty(), "she may be looking");
    // A restart forgets nothing of it.
    let mut desk = desk_over(Arc::clone(&desk.store));
    let line = NOW + 2 * MINUTE;
    desk.resume(line);
    desk.tick(line);
    let first = told(&mut desk, 600, line);
    let [(ANNA, Got::Line(text))] = first.as_slice() else { panic!("one line: {first:?}") };
    assert!(text.contains("№1") && text.contains("start=m1"), "{text}");
    let mut desk = desk_over(Arc::clone(&desk.store));
    for later in [line + 1, line + HOUR, line + 24 * HOUR] {
        desk.tick(later);
        assert!(told(&mut desk, 700, later).is_empty(), "one line a turn");
    }
    // She moves, and so does Boris at once; her next turn is a line of its own, since an edit notifies nobody.
    let theirs = moves(&mut desk, &call, 3, line);
    let gone = told(&mut desk, 700, line);
    assert!(matches!(gone.as_slice(), [(ANNA, Got::Edit(600))]), "{gone:?}");
    let mut board = moves(&mut desk, &theirs, 4, line);
    desk.tick(line + 2 * MINUTE);
    let second = told(&mut desk, 700, line + 2 * MINUTE);
    assert!(matches!(second.as_slice(), [(ANNA, Got::Line(_)), (ANNA, Got::Gone(600))]), "{second:?}");
    // Both move in time, and there is no line.
    for update in [5, 6] {
        board = moves(&mut desk, &board, update, line + 3 * MINUTE);
    }
    told(&mut desk, 800, line + 3 * MINUTE);
    moves(&mut desk, &board, 7, line + 4 * MINUTE);
    desk.tick(line + 10 * MINUTE);
    assert!(told(&mut desk, 900, line + 10 * MINUTE).is_empty(), "Boris has not asked for it");
}

#[test]
fn who_plays_on_in_the_same_turn_is_not_called() {
    let mut desk = desk();
    let call = annas_turn(&mut desk, "pig");
    let mut board = call;
    for update in 3..9 {
        board = moves(&mut desk, &board, update, NOW + u64::from(update) * MINUTE);
        desk.tick(NOW + u64::from(update) * MINUTE + MINUTE);
        assert!(told(&mut desk, 600, NOW).is_empty());
    }
}

#[test]
fn clocks_and_silence_remind_in_private_and_only_who_owes_the_move() {
    for (game, at, said) in [("tictactoe clock=3d", 58 * HOUR, "running out"), ("tictactoe", 48 * HOUR, "your move")] {
        let mut desk = desk();
        desk.update(whispers(90, BORIS, "/start"), NOW);
        desk.update(whispers(91, ANNA, "/start"), NOW);
        sent(&mut desk, 500, NOW);
        begins(&mut desk, game);
        sent(&mut desk, 600, NOW);
        let (user, _) = mover(&mut desk);
        // Those who may sleep are reminded in the morning.
        let later = NOW + at + 12 * HOUR;
        desk.tick(later);
        let calls = sent(&mut desk, 700, later);
        let [(to, Got::Line(text))] = calls.as_slice() else { panic!("{calls:?}") };
        assert_eq!(*to, user);
        assert!(text.contains(said) && text.contains("start=m1"), "{text}");
        desk.tick(later + HOUR);
        assert!(sent(&mut desk, 700, later + HOUR).is_empty(), "once");
    }
}

#[test]
fn who_has_not_started_the_bot_or_has_blocked_it_is_not_reminded() {
    for blocked in [false, true] {
        let mut desk = desk();
        if blocked {
            for (update, user) in [(90, ANNA), (91, BORIS)] {
                desk.update(whispers(update, user, "/start"), NOW);
            }
            for (entry, _) in Tx::new(&*desk.store).entries() {
                desk.prepare(entry, NOW);
                desk.delivered(entry, Delivery::Closed(Closed::Blocked), NOW);
            }
        }
        begins(&mut desk, "tictactoe");
        sent(&mut desk, 600, NOW);
        desk.tick(NOW + 60 * HOUR);
        assert!(row(&desk).reminded.is_some(), "its time goes on");
        assert_eq!(Tx::new(&*desk.store).entries(), [], "nobody is reminded, least of all the other chat");
    }
}
