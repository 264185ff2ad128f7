//! Groups that become supergroups in the middle of a match, and forum topics that close or disappear.

use kletka_sandbox::{Fault, Message, On, Order};

use super::house::{ANNA, BORIS, BOT, House, PATIENCE, VERA, mover};

/// Waits for a picture of a match in a chat, with some words in its caption.
async fn board(house: &House, chat: i64, number: u32, words: &str) -> Message {
    let head = format!("№{number} ");
    let fits =
        |m: &Message| m.from == BOT && m.photo().is_some() && m.text.starts_with(&head) && m.text.contains(words);
    house.find(chat, words, fits).await
}

/// Checks that after a migration the match continues in the supergroup by replies, and that nothing there was deleted
/// by mistake.
async fn goes_on(house: &House, chat: i64, user: i64, board_there: &Message, cell: &str) -> Message {
    house.sandbox.reply(user, chat, board_there.id, cell);
    let next = board(house, chat, 1, &format!(": {cell}\n")).await;
    house.gone(board_there).await;
    house.settled().await;
    let deleted = house.sandbox.messages(chat).into_iter().filter(|message| message.deleted);
    assert!(deleted.into_iter().all(|message| message.photo().is_some() && message.from == BOT));
    next
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_becomes_a_supergroup() {
    let house = House::open().await;
    let first_board = house.accepted("/tictactoe @boris size=6 line=4").await;
    let (first, second) = mover(&first_board);
    house.say(VERA, "/pig@kletka_bot");
    house.told("Who’s in?").await;
    house.settled().await;
    let new = house.sandbox.migrate(house.group);
    let there = board(&house, new, 1, "put a cross").await;
    let lobby = house.told_in(new, "Who’s in?").await;
    house.press(BORIS, &lobby, "Join").await;
    let next = goes_on(&house, new, first, &there, "a1").await;
    goes_on(&house, new, second, &next, "b1").await;
    // Presses on messages in the old chat still reach the match.
    let press = house.sandbox.act(|world| world.press_data(ANNA, new, first_board.id, "l:2:join"));
    house.sandbox.toast(&press, PATIENCE).await.expect("it is answered");
    house.told_in(new, "3 so far").await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_refusal_of_a_picture_tells_of_the_move_first() {
    let house = House::open().await;
    let first_board = house.accepted("/tictactoe @boris size=6 line=4").await;
    let (first, second) = mover(&first_board);
    house.settled().await;
    house.sandbox.fail(Fault::TooMany(1), On::method("sendPhoto"), 1);
    house.reply(first, first_board.id, "a1");
    house.sandbox.wait(|world| world.faults_left() == 0, PATIENCE).await.expect("it is tried");
    house.sandbox.hold_updates();
    let new = house.sandbox.migrate(house.group);
    let there = board(&house, new, 1, ": a1\n").await;
    house.sandbox.release_updates(Order::Kept);
    goes_on(&house, new, second, &there, "b1").await;
    assert_eq!(house.sandbox.pictures(new).len(), 2, "one for each position");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_in_the_supergroup_comes_before_the_news_of_it() {
    let house = House::open().await;
    let first_board = house.accepted("/tictactoe @boris size=6 line=4").await;
    let (first, _) = mover(&first_board);
    house.settled().await;
    house.sandbox.hold_updates();
    let new = house.sandbox.migrate(house.group);
    house.sandbox.say(VERA, new, "/pig@kletka_bot dice=1");
    house.sandbox.release_updates(Order::Reversed);
    let there = board(&house, new, 1, "put a cross").await;
    let lobby = house.told_in(new, "Who’s in?").await;
    house.press(ANNA, &lobby, "Join").await;
    house.press(VERA, &lobby, "Start").await;
    board(&house, new, 2, "roll the dice").await;
    goes_on(&house, new, first, &there, "a1").await;
    let asked = house.sandbox.say(first, new, "/matches@kletka_bot");
    let listed = house.find(new, "the list", |message| message.reply_to == Some(asked)).await;
    assert!(listed.text.contains("№1") && listed.text.contains("№2"), "{}", listed.text);
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_to_be_removed_in_the_group_is_not_removed_in_the_supergroup() {
    let house = House::open().await;
    let first_board = house.accepted("/tictactoe @boris size=6 line=4").await;
    let (first, _) = mover(&first_board);
    house.settled().await;
    house.sandbox.fail(Fault::TooMany(2), On::method("deleteMessage"), 1);
    house.reply(first, first_board.id, "a1");
    house.sandbox.wait(|world| world.faults_left() == 0, PATIENCE).await.expect("it is tried");
    let new = house.sandbox.migrate(house.group);
    board(&house, new, 1, "").await;
    for _ in 0..=first_board.id {
        house.sandbox.say(VERA, new, "talk");
    }
    house.settled().await;
    assert!(house.sandbox.messages(new).iter().all(|message| !message.deleted));
    assert!(house.sandbox.calls_of("DeleteMessage").iter().all(|call| call.chat != Some(new)));
}

/// A forum with a match in a topic: the forum, the topic, the board, and the player to move.
async fn in_a_topic(house: &House) -> (i64, i32, Message, i64) {
    let forum = house.sandbox.add_forum("Forum", &[ANNA, BORIS, VERA]);
    let topic = house.sandbox.open_topic(ANNA, forum, "Paper").expect("it is a forum");
    house.sandbox.say_in(ANNA, forum, topic, "/tictactoe@kletka_bot @boris size=6 line=4");
    let lobby = house.told_in(forum, "challenges").await;
    house.press(BORIS, &lobby, "Accept").await;
    let there = board(house, forum, 1, "put a cross").await;
    assert_eq!(there.topic, Some(topic));
    house.settled().await;
    let (first, _) = mover(&there);
    (forum, topic, there, first)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_topic_gets_its_board_when_it_opens() {
    let house = House::open().await;
    let (forum, topic, there, first) = in_a_topic(&house).await;
    house.sandbox.close_topic(ANNA, forum, topic);
    house.sandbox.say(first, forum, "/m@kletka_bot 1 a1");
    let told = house.told_in(forum, "The topic of №1 is closed.").await;
    assert_eq!(told.topic, None, "where the move was written");
    for wanted in ["/board@kletka_bot 1", "/draw@kletka_bot 1"] {
        let said = house.sandbox.say(first, forum, wanted);
        house.find(forum, wanted, |m| m.reply_to == Some(said) && m.text.starts_with("The topic of №1")).await;
    }
    // The rest of the forum continues.
    let asked = house.sandbox.say(VERA, forum, "/tictactoe@kletka_bot bot:1");
    let other = board(&house, forum, 2, "Vera").await;
    assert!(other.id > asked && other.topic.is_none());
    house.settled().await;
    assert!(house.sandbox.message(forum, there.id).is_some_and(|message| !message.deleted), "nothing came after it");
    house.sandbox.reopen_topic(ANNA, forum, topic);
    let next = board(&house, forum, 1, ": a1\n").await;
    assert_eq!(next.topic, Some(topic));
    house.gone(&there).await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_outlives_its_topic() {
    let house = House::open().await;
    let (forum, topic, there, first) = in_a_topic(&house).await;
    house.sandbox.delete_topic(forum, topic);
    house.sandbox.say(first, forum, "/m@kletka_bot 1 a1");
    let next = board(&house, forum, 1, ": a1\n").await;
    assert_eq!(next.topic, None);
    assert!(next.id > there.id);
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_topic_that_opens_again_gets_the_result_that_it_missed() {
    let house = House::open().await;
    let (forum, topic, there, first) = in_a_topic(&house).await;
    let second = if first == ANNA { BORIS } else { ANNA };
    let mut last = there;
    for (user, place) in [(first, "a1"), (second, "a2"), (first, "b1"), (second, "b2"), (first, "c1"), (second, "c2")] {
        house.sandbox.say(user, forum, &format!("/m@kletka_bot 1 {place}"));
        last = board(&house, forum, 1, &format!(": {place}\n")).await;
        house.settled().await;
    }
    house.sandbox.close_topic(ANNA, forum, topic);
    house.sandbox.say(first, forum, "/m@kletka_bot 1 d1");
    house.settled().await;
    assert!(house.sandbox.message(forum, last.id).is_some_and(|message| !message.deleted));
    house.sandbox.reopen_topic(ANNA, forum, topic);
    let next = board(&house, forum, 1, "🏆").await;
    assert_eq!(next.topic, Some(topic));
    house.gone(&last).await;
    house.settled().await;
}
