//! Players who may never answer: the others are told, and need not wait for players who have left the group.

use kletka_sandbox::{BotStanding, Line, Message};

use super::clocks::{begin, name, play};
use super::house::{ANNA, BORIS, BOT, House, VERA, labels};
use super::watch::Buttons;

const WAIT_NO_LONGER: &str = "Don’t wait any longer";
const LATE: &str = "Nothing to do: they are back, or no longer in the match.";

/// A user leaves the group, and the group is told.
async fn left(house: &House, user: i64) -> Message {
    house.sandbox.leave(user, house.group);
    let told = house.told(&format!("{} has left the group", name(user))).await;
    assert_eq!((labels(&told), told.mentioned()), (vec![WAIT_NO_LONGER.to_owned()], Vec::new()));
    told
}

/// The callback data of a message's only button.
fn data(message: &Message) -> String {
    message.buttons().first().and_then(|button| button.data.clone()).expect("a button")
}

/// Waits until a message has no buttons.
async fn unkeyed(house: &House, message: &Message) {
    house.find(message.chat, "no buttons", |m| m.id == message.id && m.keyboard.is_none()).await;
}

/// How many messages of the bot in the group contain a text, once it has handled everything.
async fn count(house: &House, text: &str) -> usize {
    house.said(VERA, house.group, 0).await;
    house.settled().await;
    let said = house.sandbox.messages(house.group);
    said.iter().filter(|message| message.from == BOT && message.text.contains(text)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_drops_out_when_the_other_does_not_wait() {
    let mut house = House::open().await;
    let (_, first, second) = begin(&house, "").await;
    let (one, two) = (name(first), name(second));
    let told = left(&house, first).await;
    let text = format!("{one} has left the group, and №1 Tic-tac-toe (Anna — Boris) is waiting for them.");
    assert_eq!(told.text, text);
    // The bot remembers leavers after a restart.
    house.settled().await;
    house.stop().await;
    house.start().await;
    assert_eq!(house.press(VERA, &told, WAIT_NO_LONGER).await, "You are not playing in №1.");
    assert_eq!(house.press(second, &told, WAIT_NO_LONGER).await, "");
    let asks = format!("№1 Tic-tac-toe (Anna — Boris): {two}, {one} has left the group. Stop waiting?");
    let asked = house.question(house.group, &[&asks]).await;
    assert_eq!(asked.mentioned(), [second]);
    assert_eq!(house.press(VERA, &asked, "Yes").await, "You were not asked that.");
    assert_eq!(house.press(second, &asked, "No").await, "Nothing has happened.");
    house.gone(&asked).await;
    assert_eq!(house.press(second, &told, WAIT_NO_LONGER).await, "");
    house.means_it(second).await;
    let over = format!("{one} left the group: that counts as running out of time.");
    house.picture(&[&over, &format!("🏆 {two} wins!")]).await;
    assert_eq!(house.press_data(second, &told, &data(&told)).await, LATE);
    unkeyed(&house, &told).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_back_is_not_dropped() {
    let house = House::open().await;
    let (board, first, second) = begin(&house, "").await;
    let told = left(&house, first).await;
    house.press(second, &told, WAIT_NO_LONGER).await;
    let asked = house.question(house.group, &["Stop waiting?"]).await;
    let yes = asked.button_data("yes").and_then(|button| button.data.clone()).expect("it asks");
    // A person who writes there is there.
    let board = play(&house, first, &board, "a1").await;
    house.gone(&asked).await;
    assert_eq!(house.press_data(second, &asked, &yes).await, "This question has been settled.");
    assert_eq!(house.press_data(second, &told, &data(&told)).await, LATE);
    unkeyed(&house, &told).await;
    let board = play(&house, second, &board, "b1").await;
    assert_eq!(board.mentioned(), [first]);

    // The opponent leaves out of turn, and comes back without a word.
    let told = left(&house, second).await;
    let text = "has left the group but still has a seat in №1 Tic-tac-toe (Anna — Boris), which will wait for them.";
    assert_eq!(told.text, format!("{} {text}", name(second)));
    house.sandbox.join(second, house.group);
    assert_eq!(house.press_data(first, &told, &data(&told)).await, LATE);
    unkeyed(&house, &told).await;

    // If they leave again, the old message no longer counts, and a press also shows that they are there.
    house.sandbox.leave(second, house.group);
    let again = |m: &Message| m.from == BOT && m.id > told.id && m.text.contains("has left the group");
    let told = house.find(house.group, "the news", again).await;
    assert_eq!(house.press(second, &told, WAIT_NO_LONGER).await, LATE, "nobody drops out of a match by that");
    assert_eq!(house.press_data(first, &told, &data(&told)).await, LATE);
    play(&house, first, &board, "c1").await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_turn_as_well_the_place_is_the_last() {
    let house = House::open().await;
    let (_, first, second) = begin(&house, "clock=60m+2h").await;
    let told = left(&house, second).await;
    assert_eq!(house.press(first, &told, WAIT_NO_LONGER).await, "");
    house.means_it(first).await;
    let over = format!("{} left the group: that counts as running out of time.", name(second));
    house.picture(&[&over, &format!("🏆 {} wins!", name(first))]).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_the_others_go_on() {
    let house = House::open().await;
    let lobby = house.ask(ANNA, "/pig@kletka_bot goal=50 dice=1", "Who’s in?").await;
    for user in [BORIS, VERA] {
        assert_eq!(house.press(user, &lobby, "Join").await, "");
    }
    house.press(ANNA, &lobby, "Start").await;
    let board = house.picture(&["roll the dice"]).await;
    let mover = house.asked(&board);
    let other = [ANNA, BORIS, VERA].into_iter().find(|user| *user != mover).expect("three play");
    house.sandbox.leave(mover, house.group);
    let told = house.told("has left the group").await;
    assert_eq!(house.press(other, &told, WAIT_NO_LONGER).await, "");
    house.means_it(other).await;
    let board = house.picture(&["left the group: that counts as running out of time.", "roll the dice"]).await;
    assert_ne!(house.asked(&board), mover);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_else_plays_nobody_is_told() {
    let house = House::open().await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot bot:1 size=5");
    house.board(house.group, said).await;
    for user in [ANNA, VERA] {
        house.sandbox.leave(user, house.group);
    }
    assert_eq!(count(&house, "has left the group").await, 0);
}

/// Waits until a challenge contains these parts, and returns it.
async fn reads(house: &House, lobby: &Message, parts: &[&str]) -> Message {
    let fits = |m: &Message| m.id == lobby.id && parts.iter().all(|part| m.text.contains(part));
    house.find(house.group, &format!("{parts:?}"), fits).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_leaves_is_not_asked_any_more() {
    let house = House::open().await;
    let lobby = house.ask(ANNA, "/tictactoe@kletka_bot @boris", "challenges").await;
    // Messages of a chat are sent one after the other, so by now the bot knows that the challenge has arrived.
    house.ask(VERA, "/matches@kletka_bot", "№1").await;
    house.sandbox.leave(BORIS, house.group);
    let off = house.changed(&lobby).await;
    assert_eq!(off.text, "The challenge №1 to Tic-tac-toe is off.\n@boris has left the group.");
    assert_eq!(labels(&off), [""; 0]);
    let told = house.told("so the challenge is off").await;
    assert_eq!(told.text, "@boris has left the group, so the challenge is off: №1 Tic-tac-toe (Anna — @boris).");
    assert_eq!((told.reply_to, told.mentioned()), (Some(lobby.id), Vec::new()));
    assert_eq!(house.press_data(ANNA, &lobby, "l:1:withdraw").await, "This challenge is off.");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_goes_on_without_a_guest_who_leaves_while_enough_are_left() {
    let house = House::open().await;
    let three = || Line::new("/pig@kletka_bot @boris Vera").mention("Vera", VERA);
    house.write(ANNA, house.group, three());
    let lobby = house.told("Anna challenges @boris, Vera to Pig, №1.").await;
    house.sandbox.leave(BORIS, house.group);
    let parts = ["Anna challenges Vera to Pig, №1. 🎲\n", "\n@boris has left the group."];
    let waits = reads(&house, &lobby, &parts).await;
    assert_eq!(labels(&waits), ["Accept | Decline", "Withdraw"]);
    assert_eq!(house.press(BORIS, &waits, "Accept").await, "This challenge is for somebody else.");
    assert_eq!(house.press(VERA, &waits, "Accept").await, "");
    house.picture(&["№1 · Pig · Anna 0 : 0 Vera 🎲\n"]).await;
    // If the others have agreed already, the match begins.
    house.write(ANNA, house.group, three());
    let lobby = house.told("Vera to Pig, №2.").await;
    house.press(VERA, &lobby, "Accept").await;
    house.sandbox.leave(BORIS, house.group);
    house.picture(&["№2 · Pig · Anna 0 : 0 Vera 🎲\n"]).await;
    assert_eq!(count(&house, "so the challenge is off").await, 0);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_an_open_table_gives_the_seat_back() {
    let house = House::open().await;
    let lobby = house.ask(ANNA, "/pig@kletka_bot goal=50", "Who’s in?").await;
    for user in [BORIS, VERA] {
        assert_eq!(house.press(user, &lobby, "Join").await, "");
    }
    reads(&house, &lobby, &["\n3 so far: Anna, Boris, Vera"]).await;
    house.sandbox.leave(BORIS, house.group);
    reads(&house, &lobby, &["\n2 so far: Anna, Vera"]).await;
    assert_eq!(count(&house, "has left the group").await, 0, "who may join instead needs no news");
    // A leaver who comes back may join again.
    house.sandbox.join(BORIS, house.group);
    assert_eq!(house.press(BORIS, &lobby, "Join").await, "");
    house.sandbox.leave(VERA, house.group);
    reads(&house, &lobby, &["\n2 so far: Anna, Boris"]).await;
    assert_eq!(house.press(ANNA, &lobby, "Start").await, "");
    house.picture(&["№1 · Pig · Anna 0 : 0 Boris 🎲\n"]).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_its_host_a_challenge_is_off() {
    let house = House::open().await;
    let alone = house.ask(ANNA, "/pig@kletka_bot", "Who’s in?").await;
    house.sandbox.leave(ANNA, house.group);
    let off = house.changed(&alone).await;
    assert_eq!(off.text, "The challenge №1 to Pig is off. 🎲\nAnna has left the group.");
    assert_eq!(count(&house, "so the challenge is off").await, 0, "nobody has waited for it");

    house.sandbox.join(ANNA, house.group);
    let lobby = house.ask(ANNA, "/pig@kletka_bot", "Who’s in?").await;
    assert_eq!(house.press(BORIS, &lobby, "Join").await, "");
    let lobby = reads(&house, &lobby, &["\n2 so far: Anna, Boris"]).await;
    house.sandbox.leave(ANNA, house.group);
    let off = house.changed(&lobby).await;
    assert_eq!(off.text, "The challenge №2 to Pig is off. 🎲\nAnna has left the group.");
    let told = house.told("so the challenge is off").await;
    assert_eq!(told.text, "Anna has left the group, so the challenge is off: №2 Pig (Anna — Boris).");
    assert_eq!(house.press_data(BORIS, &off, "l:2:leave").await, "This challenge is off.");
    house.proofread();
}

const SHUT_OUT: &str =
    "Boris, №1 Sea battle (Anna — Boris) needs your answer in private, but I can’t write to you there";

#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_be_asked_in_private_is_named_once() {
    let house = House::opened().await;
    // The bot is not told: its first attempt to write finds out.
    house.sandbox.set_bot(BORIS, BotStanding::Out);
    house.accepted("/seabattle @boris size=8 fleet=2,1").await;
    let told = house.told(SHUT_OUT).await;
    let link = told.button("Open my board").and_then(|button| button.url.clone());
    assert_eq!((told.mentioned(), link.as_deref()), (vec![BORIS], Some("https://t.me/kletka_bot?start=m1")));
    house.sandbox.unblock(BORIS);
    house.picture_in(BORIS, &["№1 "]).await;
    house.sandbox.block(BORIS);
    assert_eq!(count(&house, "needs your answer in private").await, 1);
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_blocks_the_bot_while_asked_in_private_is_named_at_once() {
    let house = House::opened().await;
    house.accepted("/seabattle @boris size=8 fleet=2,1").await;
    house.picture_in(BORIS, &["№1 "]).await;
    house.sandbox.block(BORIS);
    house.told(SHUT_OUT).await;
    // In a game that asks for nothing in private, it does not matter.
    house.accepted("/tictactoe @boris size=5").await;
    assert_eq!(count(&house, "needs your answer in private").await, 1);
    house.proofread();
}
