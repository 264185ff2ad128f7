//! Matches where the bot is not, in messages that people post.

use super::*;
use crate::bot::call::Suggestion;
use crate::bot::context::effects::Does;
use crate::bot::incoming::Inline;
use crate::bot::seal::away_peer;

pub(super) const BORIS: i64 = 8;

pub(super) fn person(id: i64) -> Person {
    let name = if id == ANNA { "Anna" } else { "Boris" }.to_owned();
    Person { id, name, username: None, language: Some("en".to_owned()), bot: false }
}

/// What the bot suggests to somebody who types behind its name.
pub(super) fn typed(desk: &mut Desk, from: i64, text: &str) -> Vec<Suggestion> {
    let query = Inline { id: format!("query {text}"), from: person(from), text: text.to_owned() };
    let mut fx = desk.update(Incoming { update: 0, kind: Kind::Inline(query) }, NOW);
    fx.suggest.pop().expect("an answer").rows
}

/// The data of the first button of a suggestion.
pub(super) fn key(row: &Suggestion) -> String {
    match &row.keys[0].1 {
        Does::Press(data) => data.clone(),
        Does::Link(link) => panic!("{link}"),
    }
}

/// A press below an inline message of the chat between Anna and Boris.
pub(super) fn press(update: u32, from: i64, message: &str, data: &str) -> Incoming {
    let mut incoming = pressed(update, person(from), 0, data);
    if let Kind::Press(press) = &mut incoming.kind {
        press.chat = Chat { peer: away_peer("17"), private: false, title: String::new() };
        press.posted = Some(message.to_owned());
    }
    incoming
}

/// The data of the buttons below a message, by their labels.
pub(super) fn buttons(call: &Call) -> Vec<(String, String)> {
    let Some(crate::bot::call::Markup::Inline(rows)) = call.markup() else { return Vec::new() };
    let data = |key: &crate::bot::call::Key| match &key.does {
        crate::bot::call::KeyDoes::Press(data) => Some((key.label.clone(), data.clone())),
        _ => None,
    };
    rows.iter().flatten().filter_map(data).collect()
}

/// The call of the newest entry that changes a card.
pub(super) fn shown(desk: &mut Desk, fx: &Effects) -> (EntryId, Call) {
    let calls: Vec<_> =
        fx.push.iter().filter_map(|push| Some((push.entry, desk.prepare(push.entry, NOW).call?))).collect();
    calls.into_iter().last().unwrap_or_else(|| panic!("no change: {:?} {:?}", fx.answers, fx.push))
}

#[test]
fn nothing_is_stored_before_somebody_takes_the_seat() {
    let mut desk = desk();
    let rows = typed(&mut desk, ANNA, "tictactoe");
    let join = key(&rows[0]);
    assert!(join.len() <= 64 && rows[0].text.contains("Anna"), "{rows:?}");
    let own = desk.update(press(1, ANNA, "card", &join), NOW);
    assert!(own.answers[0].text.contains("play the computer"), "{:?}", own.answers);
    let forged = desk.update(press(2, BORIS, "card", &join.replace("tictactoe", "pig")), NOW);
    assert!(!forged.answers[0].text.is_empty());
    let tx = Tx::new(&*desk.store);
    assert!(tx.all_matches().is_empty() && tx.all_chats().is_empty() && tx.user(ANNA).is_none());
}

#[test]
fn a_row_names_its_terms_once() {
    let row = typed(&mut desk(), ANNA, "dots size=12").remove(0);
    assert!(row.title.starts_with("Dots · ") && row.title.contains("12") && !row.title.contains("Terms"), "{row:?}");
    assert_eq!(row.text.matches("Terms: ").count(), 1, "{row:?}");
}

#[test]
fn the_first_who_presses_plays_in_the_card() {
    let mut desk = desk();
    let join = key(&typed(&mut desk, ANNA, "tictactoe")[0]);
    let fx = desk.update(press(1, BORIS, "card", &join), NOW);
    let (entry, call) = shown(&mut desk, &fx);
    assert_eq!(call.dest().posted.as_deref(), Some("card"));
    let Call::EditPhoto { message, caption, letters, .. } = &call else { panic!("a picture") };
    assert!(caption.contains("Anna") && caption.contains("Boris"), "{caption}");
    assert!(letters.as_ref().is_some_and(|letters| letters.contains("<pre>")));
    desk.delivered(entry, stands(*message, NOW), NOW);
    // Whose move it is plays by a button, and nobody else does.
    let row = Tx::new(&*desk.store).match_row(1).expect("a match");
    let first = desk.cache.stored.matches[&1].turn().seats().iter().next().expect("somebody is asked");
    let SeatRow { who: Who::User(mover), .. } = row.seats[first.index()] else { panic!("a person") };
    let (_, cell) = buttons(&call).into_iter().find(|(_, data)| data.starts_with("m:")).expect("a cell");
    let wrong = desk.update(press(2, ANNA + BORIS - mover, "card", &cell), NOW);
    assert!(wrong.push.is_empty() && !wrong.answers[0].text.is_empty());
    let fx = desk.update(press(3, mover, "card", &cell), NOW);
    let (_, call) = shown(&mut desk, &fx);
    assert_eq!((call.dest().posted.as_deref(), call.changes()), (Some("card"), Some(*message)));
    // The same card posted again is another match, and a press on the old button says that it is too late.
    let late = desk.update(press(4, ANNA, "card", &join), NOW);
    assert!(late.answers[0].text.contains("begun"), "{:?}", late.answers);
    desk.update(press(5, BORIS, "another card", &join), NOW);
    assert_eq!(Tx::new(&*desk.store).all_matches(), [1, 2]);
}

#[test]
fn a_board_whose_picture_is_late_keeps_its_news_and_a_newer_one_takes_its_place() {
    let mut desk = desk();
    let join = key(&typed(&mut desk, ANNA, "tictactoe")[0]);
    let fx = desk.update(press(1, BORIS, "card", &join), NOW);
    let (entry, call) = shown(&mut desk, &fx);
    desk.delivered(entry, stands(call.changes().expect("a card"), NOW), NOW);
    let mut call = call;
    let mut entries = Vec::new();
    for n in 0..2 {
        let turn = desk.cache.stored.matches[&1].turn();
        let seat = turn.seats().iter().next().expect("somebody is asked");
        let row = Tx::new(&*desk.store).match_row(1).expect("a match");
        let SeatRow { who: Who::User(mover), .. } = row.seats[seat.index()] else { panic!("a person") };
        let (_, cell) = buttons(&call).into_iter().find(|(_, data)| data.starts_with("m:")).expect("a cell");
        let fx = desk.update(press(2 + n, mover, "card", &cell), NOW);
        let (entry, next) = shown(&mut desk, &fx);
        desk.delivered(entry, Delivery::Part(std::time::Duration::from_secs(3)), NOW);
        entries.push(entry);
        call = next;
    }
    let Call::EditPhoto { caption, .. } = &call else { panic!("a picture") };
    assert!(caption.contains("Anna</b>: ") && caption.contains("Boris</b>: "), "both moves are news: {caption}");
    assert!(desk.prepare(entries[0], NOW).call.is_none(), "the newer one shows all");
    assert!(desk.prepare(entries[1], NOW).call.is_some());
    desk.delivered(entries[1], stands(call.changes().expect("a card"), NOW), NOW);
    assert!(Tx::new(&*desk.store).entries().is_empty());
}

#[test]
fn a_second_press_on_the_own_invitation_is_played_by_the_computer() {
    let mut desk = desk();
    let join = key(&typed(&mut desk, ANNA, "tictactoe")[0]);
    desk.update(press(1, ANNA, "card", &join), NOW);
    let fx = desk.update(press(2, ANNA, "card", &join), NOW + 5 * SECOND);
    assert_eq!((Tx::new(&*desk.store).all_matches(), fx.answers[0].text.as_str()), (vec![1], ""));
    // Much later it is a first press again.
    let join = key(&typed(&mut desk, ANNA, "pig")[0]);
    desk.update(press(3, ANNA, "card 2", &join), NOW);
    desk.update(press(4, ANNA, "card 2", &join), NOW + 61 * SECOND);
    assert_eq!(Tx::new(&*desk.store).all_matches(), [1]);
}

#[test]
fn many_sit_down_before_the_host_begins() {
    let mut desk = desk();
    let join = key(&typed(&mut desk, ANNA, "pig")[0]);
    let fx = desk.update(press(1, BORIS, "card", &join), NOW);
    let (entry, call) = shown(&mut desk, &fx);
    let Call::EditText { message, text, .. } = &call else { panic!("a challenge") };
    assert!(text.contains("Anna") && text.contains("Boris"), "{text}");
    desk.delivered(entry, stands(*message, NOW), NOW);
    let start = buttons(&call).into_iter().find(|(label, _)| label == "Start").expect("a start").1;
    let fx = desk.update(press(2, ANNA, "card", &start), NOW);
    let (_, call) = shown(&mut desk, &fx);
    assert!(matches!(call, Call::EditPhoto { .. }));
}

#[test]
fn an_invitation_posted_where_the_bot_is_becomes_a_challenge_there_and_never_two() {
    let mut desk = desk();
    let join = key(&typed(&mut desk, ANNA, "tictactoe")[0]);
    let posted = |update| {
        let mut message = writes(update, group(), "Anna starts Tic-tac-toe. Who’s in?");
        if let Kind::Message(message) = &mut message.kind {
            (message.suggested, message.key) = (true, Some(join.clone()));
        }
        message
    };
    // Whoever writes in the name of a group or a channel is nobody.
    for (update, from, channel) in [(1, group().peer, false), (2, -1009, true)] {
        let mut said = posted(update);
        if let Kind::Message(message) = &mut said.kind {
            (message.from.id, message.channel) = (from, channel);
        }
        desk.update(said, NOW);
        assert!(Tx::new(&*desk.store).user(from).is_none());
    }
    desk.update(posted(3), NOW);
    desk.update(posted(4), NOW);
    desk.update(press(5, BORIS, "card", &join), NOW);
    let tx = Tx::new(&*desk.store);
    assert_eq!(tx.all_matches(), [1]);
    let row = tx.match_row(1).expect("a match");
    assert_eq!((row.stage, tx.chat(row.chat).map(|chat| chat.away)), (Stage::Live, Some(false)));
}

#[test]
fn what_was_played_before_the_bot_came_counts_in_the_group() {
    let mut desk = desk();
    let join = key(&typed(&mut desk, ANNA, "tictactoe")[0]);
    let fx = desk.update(press(1, BORIS, "card", &join), NOW);
    let (entry, call) = shown(&mut desk, &fx);
    desk.delivered(entry, stands(call.changes().expect("a card"), NOW), NOW);
    // Somebody has added the bot to that chat, and presses a button of one of its messages there.
    desk.update(writes(2, group(), "/pig@kletka_bot"), NOW);
    let mut ordinary = press(3, BORIS, "", "l:2:join");
    if let Kind::Press(press) = &mut ordinary.kind {
        (press.chat, press.posted, press.instance, press.message) = (group(), None, Some(away_peer("17")), 50);
    }
    let fx = desk.update(ordinary, NOW);
    let tx = Tx::new(&*desk.store);
    let home = tx.chat_of_peer(group().peer);
    assert_eq!((tx.match_row(1).map(|row| row.chat), tx.chat_of_peer(away_peer("17"))), (home, home));
    // The board comes as a message of the group.
    let calls: Vec<Call> = fx.push.iter().filter_map(|push| desk.prepare(push.entry, NOW).call).collect();
    let board = |call: &Call| matches!(call, Call::Photo { caption, .. } if caption.contains("№1"));
    assert!(calls.iter().any(board));
    // An invitation in that chat begins a match of the group.
    let join = key(&typed(&mut desk, ANNA, "boxes 3x3")[0]);
    desk.update(press(4, BORIS, "card 2", &join), NOW);
    assert_eq!(Tx::new(&*desk.store).match_row(3).map(|row| row.chat), home);
}

#[test]
fn a_late_press_takes_a_seat_at_the_card_that_it_is_below() {
    let mut desk = desk();
    let join = key(&typed(&mut desk, ANNA, "pig")[0]);
    desk.update(press(1, BORIS, "card", &join), NOW);
    desk.update(press(2, BORIS, "another card", &join), NOW);
    let fx = desk.update(press(3, 9, "another card", &join), NOW);
    let seats = |id| Tx::new(&*desk.store).match_row(id).map(|row| row.seats.len());
    assert_eq!((seats(1), seats(2), fx.answers[0].text.as_str()), (Some(2), Some(3), ""));
}

#[test]
fn the_files_of_a_match_are_asked_for_in_private() {
    let mut desk = desk();
    let join = key(&typed(&mut desk, ANNA, "tictactoe")[0]);
    desk.update(press(1, BORIS, "card", &join), NOW);
    let film = Callback::Film(1).write().expect("it fits");
    let fx = desk.update(press(2, ANNA, "card", &film), NOW);
    assert_eq!(fx.answers[0].url.as_deref(), Some("https://t.me/kletka_bot?start=m1"));
    let fx = desk.update(press(3, 9, "card", &film), NOW);
    assert!(fx.answers[0].url.is_none() && !fx.answers[0].text.is_empty(), "{:?}", fx.answers);
}
