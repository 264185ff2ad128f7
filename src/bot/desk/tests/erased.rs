//! Erasing somebody: what waits for them, the boards that show their name, and what they play in.

use kletka_people::cup::{Phase, Presence};

use super::*;
use crate::bot::table::erasing::{self, Came};
use crate::game::Text;
use crate::store::schema::{BoardRow, ChatId, Due, EntryRow, MatchId, ToRow, UserId};

const BORIS: i64 = 8;
const VERA: i64 = 9;
const DAY: u64 = 24 * 3_600 * SECOND;

fn person(id: i64) -> Person {
    Person { id, name: format!("Person {id}"), username: None, language: Some("en".to_owned()), bot: false }
}

/// Somebody writes, in the group or in private.
fn said(update: u32, from: i64, private: bool, text: &str) -> Incoming {
    let chat = if private { Chat { peer: from, private, title: String::new() } } else { group() };
    let mut incoming = writes(update, chat, text);
    if let Kind::Message(message) = &mut incoming.kind {
        message.from = person(from);
    }
    incoming
}

fn presses(update: u32, from: i64, data: &str) -> Incoming {
    pressed(update, person(from), 50, data)
}

/// A desk that Anna, Boris and Vera have written to in private.
fn known() -> Desk {
    let mut desk = desk();
    for (update, user) in (1..).zip([ANNA, BORIS, VERA]) {
        desk.update(said(update, user, true, "/start"), NOW);
    }
    desk.update(said(4, ANNA, false, "/rules@kletka_bot pig"), NOW);
    desk
}

fn chat_of(desk: &Desk, peer: i64) -> ChatId {
    Tx::new(&*desk.store).chat_of_peer(peer).expect("a chat")
}

/// Nothing waits to be sent any more.
fn emptied(desk: &mut Desk) {
    desk.step(NOW, |work| work.tx.entries().into_iter().for_each(|(entry, _)| work.drop_entry(entry)));
}

fn begin(desk: &mut Desk, user: UserId) -> Result<(), Text> {
    desk.step(NOW, |work| erasing::begin(work, user)).expect("a step").0
}

/// Begins a match of two people in the group.
fn played(desk: &mut Desk, id: MatchId, update: u32, by: [i64; 2]) {
    desk.update(said(update, by[0], false, "/tictactoe@kletka_bot"), NOW);
    desk.update(presses(update + 1, by[1], &format!("l:{id}:join")), NOW);
    assert_eq!(Tx::new(&*desk.store).match_row(id).map(|row| row.stage), Some(Stage::Live));
}

#[test]
fn what_waits_for_somebody_is_dropped_and_nothing_else() {
    let mut desk = known();
    emptied(&mut desk);
    let (own, other, together) = (chat_of(&desk, ANNA), chat_of(&desk, BORIS), chat_of(&desk, group().peer));
    let waits = [
        (own, None),
        (own, Some(ANNA)),
        (together, Some(ANNA)),
        (together, Some(BORIS)),
        (together, None),
        (other, None),
    ];
    desk.step(NOW, |work| {
        for (message, (chat, user)) in (70..).zip(waits) {
            let to = user.map(|user| ToRow { quiet: true, ..ToRow::of(user) });
            work.enqueue_row(EntryRow { chat, due: Due::Delete { message }, to }).expect("the chat is open");
        }
    });
    assert_eq!(begin(&mut desk, ANNA), Ok(()));
    assert!(begin(&mut desk, ANNA).is_err(), "it runs already");
    desk.erase(NOW);
    let left = Tx::new(&*desk.store).entries();
    let message = |row: &EntryRow| if let Due::Delete { message } = row.due { Some(message) } else { None };
    assert_eq!(left.iter().filter_map(|(_, row)| message(row)).collect::<Vec<_>>(), [73, 74, 75]);
    // The last message is told in private, which goes when it is sent.
    let (last, row) = left.iter().find(|(_, row)| message(row).is_none()).expect("that it is done");
    assert_eq!((left.len(), row.chat), (4, own));
    desk.erase(NOW);
    assert_eq!(Tx::new(&*desk.store).chat_of_peer(ANNA), Some(own));
    assert!(desk.prepare(*last, NOW).call.is_some());
    desk.delivered(*last, stands(90, NOW), NOW);
    desk.erase(NOW);
    let tx = Tx::new(&*desk.store);
    assert!(tx.chat_of_peer(ANNA).is_none() && tx.erasing().is_none() && tx.user(ANNA).is_none());
    assert!(tx.chat_of_peer(BORIS).is_some() && tx.user(BORIS).is_some());
}

#[test]
fn whoever_has_no_private_chat_is_erased_at_once() {
    let mut desk = desk();
    desk.update(said(1, VERA, false, "/rules@kletka_bot pig"), NOW);
    assert_eq!(begin(&mut desk, VERA), Ok(()));
    desk.erase(NOW);
    let tx = Tx::new(&*desk.store);
    assert!(tx.erasing().is_none() && tx.user(VERA).is_none());
}

/// Of these matches, the first two ended in the last two days. Each has a board in the group, one in each private chat,
/// and one in the group that was never sent.
#[test]
fn boards_of_late_are_painted_again_without_the_name() {
    let mut desk = known();
    let (own, other, together) = (chat_of(&desk, ANNA), chat_of(&desk, BORIS), chat_of(&desk, group().peer));
    let ended = [(1, [ANNA, BORIS], 0), (2, [BORIS, ANNA], 2 * DAY), (3, [ANNA, BORIS], 2 * DAY + 1)];
    for (id, by, ago) in ended.into_iter().chain([(4, [BORIS, VERA], 0)]) {
        played(&mut desk, id, 10 * u32::try_from(id).unwrap(), by);
        desk.step(NOW, |work| {
            let before = work.tx.match_row(id).expect("a match");
            let board = |chat, message| BoardRow { message, ..BoardRow::new(chat, None) };
            let boards = vec![board(together, Some(60)), board(own, Some(61)), board(other, Some(62))];
            let boards = [boards, vec![board(together, None)]].concat();
            let row = MatchRow { stage: Stage::Over, last: NOW - ago, boards, ..before.clone() };
            work.tx.put_match(Some(&before), &row);
        });
    }
    emptied(&mut desk);
    assert_eq!(begin(&mut desk, ANNA), Ok(()));
    let (came, _) = desk.step(NOW, erasing::step).expect("a step");
    assert_eq!(came, Some(Came::Further));
    let entries = Tx::new(&*desk.store).entries();
    let painted = entries.iter().map(|(_, row)| match row.due {
        Due::View { id } => (id, row.chat),
        _ => panic!("only boards: {row:?}"),
    });
    assert_eq!(painted.collect::<Vec<_>>(), [(1, together), (1, other), (2, together), (2, other)]);
    let (board, _) = entries[0];
    desk.erase(NOW);
    match desk.prepare(board, NOW).call {
        Some(Call::EditPhoto { caption, .. }) => {
            assert!(caption.contains("Player 4c1") && !caption.contains("Person 7"), "{caption}");
        }
        _ => panic!("the picture changes"),
    }
}

#[test]
fn whoever_is_erased_resigns_and_withdraws() {
    let mut desk = known();
    played(&mut desk, 1, 10, [ANNA, BORIS]);
    played(&mut desk, 2, 20, [BORIS, VERA]);
    desk.update(said(30, ANNA, false, "/tictactoe@kletka_bot"), NOW);
    desk.update(said(31, BORIS, false, "/tictactoe@kletka_bot"), NOW);
    assert_eq!(begin(&mut desk, ANNA), Ok(()));
    let tx = Tx::new(&*desk.store);
    let stages = [1, 2, 3, 4].map(|id| tx.match_row(id).expect("a match").stage);
    assert_eq!(stages, [Stage::Over, Stage::Live, Stage::Void, Stage::Lobby]);
    let row = row(&desk);
    let places = row.outcome.as_ref().expect("it has ended").places.clone();
    let seat = |user| usize::from(row.seat_of(user).expect("a seat"));
    assert_eq!((places[seat(ANNA)], places[seat(BORIS)]), (2, 1));
}

/// A cup of these people.
fn cup_of(people: &[i64], terms: &str) -> Desk {
    let mut desk = known();
    desk.update(said(10, people[0], false, &format!("/cup@kletka_bot tictactoe {terms}")), NOW);
    for (update, user) in (11..).zip(&people[1..]) {
        desk.update(presses(update, *user, &cup_key("join")), NOW);
    }
    desk
}

fn cup_key(word: &str) -> String {
    use crate::bot::context::callback::OfPeople;
    Callback::OfPeople(OfPeople::Cup { id: 1, word: word.to_owned() }).write().expect("it fits")
}

/// How many still play in the cup, and what has become of it.
fn stands_in(desk: &Desk) -> (usize, Phase) {
    let cup = Tx::new(&*desk.store).cup(1).expect("a cup").cup;
    (cup.entrants().filter(|(_, _, presence)| *presence == Presence::Playing).count(), cup.phase())
}

#[test]
fn whoever_is_erased_leaves_an_open_cup() {
    let mut desk = cup_of(&[BORIS, ANNA, VERA], "");
    assert_eq!(stands_in(&desk), (3, Phase::Joining));
    assert_eq!(begin(&mut desk, VERA), Ok(()));
    assert_eq!(stands_in(&desk), (2, Phase::Joining));
    desk.update(presses(20, BORIS, &cup_key("start")), NOW);
    let row = row(&desk);
    assert_eq!((row.seat_of(VERA), row.seats.len()), (None, 2));
}

#[test]
fn whoever_is_erased_has_no_number_for_a_name() {
    let mut desk = cup_of(&[BORIS, VERA], "");
    assert_eq!(begin(&mut desk, BORIS), Ok(()));
    emptied(&mut desk);
    desk.erase(NOW);
    desk.step(NOW, |work| {
        let row = work.tx.cup(1).expect("a cup");
        crate::bot::table::cups::show(work, &row, 0);
    });
    let entries = Tx::new(&*desk.store).entries();
    let (shown, _) = entries.iter().find(|(_, row)| matches!(row.due, Due::Cup { .. })).expect("an invitation");
    match desk.prepare(*shown, NOW).call {
        Some(Call::Say { text, .. } | Call::EditText { text, .. }) => {
            assert!(text.contains("Player 4c1 opens it"), "{text}");
        }
        _ => panic!("a text"),
    }
}

#[test]
fn whoever_is_erased_resigns_their_match_of_a_cup() {
    let mut desk = cup_of(&[BORIS, VERA], "");
    desk.update(presses(20, BORIS, &cup_key("start")), NOW);
    assert_eq!((row(&desk).stage, stands_in(&desk)), (Stage::Live, (2, Phase::Running)));
    assert_eq!(begin(&mut desk, VERA), Ok(()));
    assert_eq!((row(&desk).stage, stands_in(&desk).1), (Stage::Over, Phase::Over));
}

#[test]
fn whoever_is_erased_is_not_in_the_next_round() {
    for erased in [false, true] {
        let mut desk = cup_of(&[BORIS, ANNA, VERA], "");
        desk.update(presses(20, BORIS, &cup_key("start")), NOW);
        let rests = [ANNA, BORIS, VERA].into_iter().find(|user| row(&desk).seat_of(*user).is_none()).expect("a bye");
        if erased {
            assert_eq!(begin(&mut desk, rests), Ok(()));
        }
        let plays = [ANNA, BORIS, VERA].into_iter().find(|user| *user != rests).expect("a player");
        desk.update(said(30, plays, false, "/resign@kletka_bot 1"), NOW);
        assert_eq!(row(&desk).stage, Stage::Over);
        let next = Tx::new(&*desk.store).match_row(2).map(|row| row.seat_of(rests).is_some());
        assert_eq!((next, stands_in(&desk).1 == Phase::Over), if erased { (None, true) } else { (Some(true), false) });
        desk.erase(NOW);
        let cup = Tx::new(&*desk.store).cup(1).expect("a cup");
        assert_eq!(cup.people.iter().any(|one| one.user == rests), !erased);
    }
}
