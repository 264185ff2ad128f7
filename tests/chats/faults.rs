//! Faults between the bot and the messenger. In each case nothing is lost, nothing is retried forever, and the other
//! chats do not notice.

use std::time::Duration;

use kletka_sandbox::{BotStanding, Fault, Message, On, Order};
use serde_json::json;

use super::house::{ANNA, BORIS, House, VERA, mover};

/// Another group, in which Vera plays the computer.
struct Elsewhere(i64);

impl Elsewhere {
    fn open(house: &House) -> Elsewhere {
        Elsewhere(house.sandbox.add_group("Elsewhere", &[VERA]))
    }

    /// Plays a match from the first command to the answer to the first move.
    async fn plays(&self, house: &House) {
        let said = house.sandbox.say(VERA, self.0, "/tictactoe@kletka_bot bot:1");
        let board = house.board(self.0, said).await;
        let cells = board.buttons().into_iter().filter_map(|button| button.data.clone());
        let free = cells.into_iter().find(|data| data.starts_with("m:")).expect("there is an empty cell");
        house.press_data(VERA, &board, &free).await;
        house.board(self.0, board.id).await;
    }
}

/// Starts a match in the group: its first board, the player to move, and the other one.
async fn begun(house: &House) -> (Message, i64, i64) {
    let board = house.accepted("/tictactoe @boris size=6 line=4").await;
    let (first, second) = mover(&board);
    house.settled().await;
    (board, first, second)
}

/// The number of pictures in the group.
fn pictures(house: &House) -> usize {
    house.sandbox.pictures(house.group).len()
}

/// Makes a move by reply. Returns the picture that follows.
async fn moved(house: &House, user: i64, board: &Message, cell: &str) -> Message {
    follows(house, house.reply(user, board.id, cell), cell).await
}

/// The same by a command, since there is no picture to reply to.
async fn moved_blindly(house: &House, user: i64, cell: &str) -> Message {
    follows(house, house.say(user, &format!("/m@kletka_bot {cell}")), cell).await
}

/// The picture that follows a move.
async fn follows(house: &House, said: i32, cell: &str) -> Message {
    let next = house.board(house.group, said).await;
    assert!(next.text.contains(&format!(": {cell}\n")), "{}", next.text);
    next
}

fn error(code: u16, description: &str) -> Fault {
    Fault::Error { code, description: description.to_owned() }
}

/// Sets the board policy of the group.
async fn policy(house: &House, word: &str) {
    house.say(ANNA, "/settings@kletka_bot");
    let menu = house.told("Settings of this chat").await;
    assert_eq!(house.press_data(ANNA, &menu, &format!("s:boards:{word}")).await, "Saved.");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_told_to_wait_sends_the_newest_board() {
    let house = House::open().await;
    let elsewhere = Elsewhere::open(&house);
    let (board, first, second) = begun(&house).await;
    house.sandbox.fail(Fault::TooMany(1), On::method("sendPhoto").in_chat(house.group), 1);
    house.reply(first, board.id, "a1");
    house.sandbox.wait(|world| world.faults_left() == 0, super::house::PATIENCE).await.expect("it is tried");
    let said = house.reply(second, board.id, "b1");
    elsewhere.plays(&house).await;
    let next = house.board(house.group, said).await;
    assert!(next.text.contains(": a1\n") && next.text.contains(": b1\n"), "{}", next.text);
    moved(&house, first, &next, "c1").await;
    house.settled().await;
    assert_eq!(pictures(&house), 3, "two moves have one picture");
}

#[tokio::test(flavor = "multi_thread")]
async fn failures_of_the_server_are_waited_out() {
    let house = House::open().await;
    let elsewhere = Elsewhere::open(&house);
    let (board, first, second) = begun(&house).await;
    let photo = || On::method("sendPhoto").in_chat(house.group);
    house.sandbox.fail(Fault::Internal, photo(), 1);
    house.sandbox.fail(Fault::BadGateway, photo(), 1);
    house.sandbox.fail(Fault::Hang(Duration::from_millis(300)), photo(), 1);
    house.sandbox.fail(Fault::DropBefore, photo(), 1);
    house.reply(first, board.id, "a1");
    elsewhere.plays(&house).await;
    let next = house.told(": a1\n").await;
    assert_eq!(house.sandbox.faults_left(), 0);
    moved(&house, second, &next, "b1").await;
    house.settled().await;
    assert_eq!(pictures(&house), 3, "one for each position");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_lost_costs_one_picture() {
    let house = House::open().await;
    let (board, first, second) = begun(&house).await;
    house.sandbox.fail(Fault::DropAfter, On::method("sendPhoto").in_chat(house.group), 1);
    let lost = moved(&house, first, &board, "a1").await;
    let next = house.board(house.group, lost.id).await;
    assert_eq!(next.text, lost.text);
    house.settled().await;
    assert_eq!(pictures(&house), 3, "the lost one and its copy");
    // The board whose number the bot never learned accepts replies too.
    moved(&house, second, &lost, "b1").await;
    house.settled().await;
    assert_eq!(pictures(&house), 4);
    // From the reply the bot learns its number, and deletes it.
    house.gone(&lost).await;
    house.gone(&next).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_calls_are_tried_again_too() {
    let house = House::open().await;
    for (method, fault) in [
        ("sendMessage", Fault::Internal),
        ("sendMessage", Fault::DropBefore),
        ("editMessageText", Fault::TooMany(1)),
        ("deleteMessage", Fault::BadGateway),
    ] {
        house.sandbox.fail(fault, On::method(method), 1);
    }
    let (board, first, _) = begun(&house).await;
    house.told("The match has begun").await;
    moved(&house, first, &board, "a1").await;
    house.gone(&board).await;
    house.settled().await;
    assert_eq!(house.sandbox.faults_left(), 0);
    let challenges = house.sandbox.messages(house.group);
    assert_eq!(challenges.iter().filter(|message| message.text.contains("has begun")).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_is_not_modified_is_there() {
    let house = House::open().await;
    policy(&house, "edit").await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&board);
    house.settled().await;
    house.sandbox.fail(error(400, "Bad Request: message is not modified"), On::method("editMessageMedia"), 1);
    house.reply(first, board.id, "a1");
    house.sandbox.wait(|world| world.faults_left() == 0, super::house::PATIENCE).await.expect("it is tried");
    house.settled().await;
    house.reply(second, board.id, "b1");
    let changed = house.changed(&board).await;
    assert!(changed.text.contains(": b1\n"), "{}", changed.text);
    house.settled().await;
    assert_eq!(pictures(&house), 2, "the first and the change");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_is_gone_is_sent_anew() {
    let house = House::open().await;
    policy(&house, "edit").await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&board);
    house.settled().await;
    house.sandbox.delete(house.group, board.id);
    let next = moved_blindly(&house, first, "a1").await;
    house.settled().await;
    assert_eq!(house.sandbox.message(house.group, next.id).map(|message| message.edits), Some(0));
    house.reply(second, next.id, "b1");
    assert!(house.changed(&next).await.text.contains(": b1\n"), "and changed from then on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_too_old_to_be_deleted_loses_its_buttons() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    house.settled().await;
    let old = Fault::Error { code: 400, description: "Bad Request: message can't be deleted".to_owned() };
    house.sandbox.fail(old, On::method("deleteMessage"), 1);
    moved(&house, mover(&board).0, &board, "a1").await;
    house.settled().await;
    let stands = house.sandbox.message(house.group, board.id).expect("it was sent");
    assert!(!stands.deleted && !board.buttons().is_empty() && stands.buttons().is_empty(), "{:?}", stands.buttons());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_was_deleted_by_others_needs_not_be_removed() {
    let house = House::open().await;
    let (board, first, second) = begun(&house).await;
    house.sandbox.delete(house.group, board.id);
    let next = moved_blindly(&house, first, "a1").await;
    house.settled().await;
    let last = moved(&house, second, &next, "b1").await;
    house.settled().await;
    let said = house.said(VERA, house.group, board.id).await;
    let left: Vec<i32> = said.iter().filter(|message| !message.deleted).map(|message| message.id).collect();
    assert_eq!(left, [last.id]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_blocks_the_bot_gets_the_board_when_it_is_welcome_again() {
    let house = House::open().await;
    let elsewhere = Elsewhere::open(&house);
    let mut hello = 0;
    for user in [ANNA, BORIS] {
        let said = house.sandbox.start_private(user, "");
        let greeting = |message: &Message| message.id > said && message.text.starts_with("Hello");
        hello = house.find(user, "a greeting", greeting).await.id.max(hello);
    }
    // The bot is not told: its first attempt to write finds out.
    house.sandbox.set_bot(BORIS, BotStanding::Out);
    house.accepted("/seabattle @boris").await;
    let own = house.board(ANNA, hello).await;
    house.settled().await;
    let said = house.whisper(ANNA, "random");
    house.find(ANNA, "a fleet", |message| message.id >= own.id && message.text.contains("“ready”")).await;
    house.sandbox.wait(|world| world.pictures(ANNA).len() >= 3, super::house::PATIENCE).await.expect("a change");
    elsewhere.plays(&house).await;
    assert_eq!(house.sandbox.pictures(BORIS).len(), 1, "the greeting alone");
    house.sandbox.unblock(BORIS);
    let board = house.board(BORIS, hello).await;
    assert!(board.text.starts_with("№1 "), "{}", board.text);
    house.settled().await;
    assert!(said > 0);
    // Blocked again, this time with notice: nothing is tried, and `/start` brings the board.
    house.sandbox.block(BORIS);
    house.whisper(ANNA, "ready");
    house.told("Anna is ready").await;
    house.settled().await;
    let welcome = house.sandbox.start_private(BORIS, "m1");
    let again = house.board(BORIS, welcome).await;
    assert!(again.text.starts_with("№1 "), "{}", again.text);
    house.whisper(BORIS, "random");
    house.whisper(BORIS, "ready");
    house.told("Boris is ready").await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_comes_back_brings_the_boards() {
    let house = House::open().await;
    let elsewhere = Elsewhere::open(&house);
    let (board, first, _) = begun(&house).await;
    house.sandbox.kick_bot(ANNA, house.group);
    elsewhere.plays(&house).await;
    assert_eq!(pictures(&house), 1);
    house.sandbox.add_bot(ANNA, house.group);
    let again = house.board(house.group, board.id).await;
    assert_eq!(again.mentioned(), [first]);
    moved(&house, first, &again, "a1").await;
    house.settled().await;
    assert_eq!(pictures(&house), 3);
}

/// Refuses everything in the group. The bot learns it only by trying.
async fn shut_out(fault: Fault) {
    let house = House::open().await;
    let elsewhere = Elsewhere::open(&house);
    let (board, first, second) = begun(&house).await;
    house.sandbox.fail(fault, On::method("sendPhoto").in_chat(house.group), 1);
    house.reply(first, board.id, "a1");
    house.sandbox.wait(|world| world.faults_left() == 0, super::house::PATIENCE).await.expect("it is tried");
    elsewhere.plays(&house).await;
    house.settled().await;
    assert_eq!(pictures(&house), 1, "it is not tried again by itself");
    // A command to the bot shows that it is in the group: the missed messages come, and the earlier move counts.
    let said = house.say(VERA, "/board@kletka_bot 1");
    let next = house.board(house.group, said).await;
    assert!(next.text.contains(": a1\n"), "{}", next.text);
    moved(&house, second, &next, "b1").await;
    house.settled().await;
    assert_eq!(pictures(&house), 3, "what comes by itself and what was asked for are one picture");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_that_is_not_found() {
    shut_out(error(400, "Bad Request: chat not found")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn not_enough_rights() {
    shut_out(error(400, "Bad Request: not enough rights to send text messages to the chat")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kicked_without_notice() {
    shut_out(error(403, "Forbidden: bot was kicked from the group chat")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_messenger_never_takes_is_dropped() {
    let house = House::open().await;
    let (board, first, second) = begun(&house).await;
    house.sandbox.fail(error(400, "Bad Request: IMAGE_PROCESS_FAILED"), On::method("sendPhoto"), 1);
    house.sandbox.fail(error(400, "Bad Request: message is too long"), On::method("sendMessage"), 1);
    house.reply(first, board.id, "a1");
    house.sandbox.wait(|world| world.faults_left() == 0, super::house::PATIENCE).await.expect("it is tried");
    house.settled().await;
    let next = moved(&house, second, &board, "b1").await;
    assert!(next.text.contains(": a1\n"), "the next picture tells both: {}", next.text);
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_is_too_old_to_be_answered_still_counts() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, _) = mover(&board);
    let old = "Bad Request: query is too old and response timeout expired or query ID is invalid";
    house.sandbox.fail(error(400, old), On::method("answerCallbackQuery"), 1);
    let data = board.buttons()[0].data.clone().expect("cells are pressed");
    house.sandbox.press_data(first, house.group, board.id, &data);
    house.board(house.group, board.id).await;
    house.settled().await;
    assert_eq!(house.sandbox.faults_left(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn updates_that_come_twice_count_once() {
    let house = House::open().await;
    let twice = |house: &House| {
        let newest = house.sandbox.last_update().expect("there is one");
        assert!(house.sandbox.redeliver(newest));
    };
    let said = house.say(ANNA, "/pig@kletka_bot @boris dice=1");
    twice(&house);
    let lobby = house.told("challenges").await;
    house.press(BORIS, &lobby, "Accept").await;
    twice(&house);
    let board = house.board(house.group, said).await;
    let (first, _) = mover(&board);
    let roll = house.reply(first, board.id, "roll");
    twice(&house);
    let next = house.board(house.group, roll).await;
    let said = house.said(VERA, house.group, said).await;
    assert_eq!(said.len(), 3, "a challenge and two pictures in\n{}", house.sandbox.transcript(house.group));
    assert_eq!(said[2].id, next.id);
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn updates_in_another_order_do_no_harm() {
    let house = House::open().await;
    let (board, first, second) = begun(&house).await;
    house.sandbox.hold_updates();
    let early = house.reply(first, board.id, "a1");
    let late = house.reply(second, board.id, "b1");
    house.correct(first, early, "c1");
    house.sandbox.release_updates(Order::Reversed);
    // The edit arrives first and is the move, then comes the answer to it. The message itself arrives late and plays
    // nothing.
    let next = house.find(house.group, "both moves", |m| m.id > late && m.text.contains(": b1\n")).await;
    let said = house.said(VERA, house.group, late).await;
    assert!(said.iter().all(|message| message.photo().is_some()), "{}", house.sandbox.transcript(house.group));
    assert!(said.iter().any(|message| message.text.contains(": c1\n")));
    moved(&house, first, &next, "a1").await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_knows_is_passed_over() {
    let house = House::open().await;
    let (board, first, _) = begun(&house).await;
    let chat = json!({ "id": house.group, "type": "group", "title": "Squared paper" });
    let channel = json!({ "id": -1_009_999, "type": "channel", "title": "News" });
    let text = json!({ "message_id": 77, "date": 1, "chat": channel, "sender_chat": channel, "text": "/play pig" });
    for odd in [
        json!({ "hologram": { "message_id": 1 } }),
        json!({ "channel_post": text }),
        json!({ "edited_channel_post": text }),
        json!({ "message": text }),
        json!({ "message": 5 }),
        json!({ "message": { "message_id": "x", "chat": chat } }),
        json!({ "edited_message": { "message_id": 5, "chat": chat, "date": -1 } }),
        json!({ "callback_query": { "id": 5 } }),
        json!({ "callback_query": { "id": "5", "from": { "id": 1 }, "data": "m:1:0:a1" } }),
        json!({ "my_chat_member": { "chat": chat } }),
        json!({}),
        json!([1, 2, 3]),
    ] {
        house.sandbox.inject(odd);
    }
    house.silent(board.id).await;
    moved(&house, first, &board, "a1").await;
    house.settled().await;
    house.sandbox.wait(|world| world.pending_updates() == 0, super::house::PATIENCE).await.expect("all are confirmed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_whose_picture_is_refused_comes_in_letters() {
    let house = House::open().await;
    let (board, first, second) = begun(&house).await;
    let refused = error(400, "Bad Request: IMAGE_PROCESS_FAILED");
    house.sandbox.fail(refused, On::method("sendPhoto").in_chat(house.group), 100);
    house.reply(first, board.id, "a1");
    let letters = house.told(": a1\n").await;
    assert!(letters.photo().is_none() && letters.text.contains("1 x . . ."), "{}", letters.text);
    assert!(!letters.text.contains("photos"), "the group permits them: {}", letters.text);
    house.gone(&board).await;
    house.settled().await;
    house.sandbox.clear_faults();
    moved(&house, second, &letters, "b1").await;
    house.gone(&letters).await;
    house.settled().await;
}
