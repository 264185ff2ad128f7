//! Refusals of moves: they disappear with the next move, and chatter gets none.

use kletka_sandbox::Message;

use super::house::{BOT, House, PATIENCE, VERA, mover};

/// The answer to a message.
async fn answer_to(house: &House, said: i32) -> Message {
    house.find(house.group, "an answer", |message| message.from == BOT && message.reply_to == Some(said)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_refusal_stands_until_the_next_move() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris size=6 line=6").await;
    let (first, second) = mover(&board);
    let early = answer_to(&house, house.reply(second, board.id, "a1")).await;
    let again = answer_to(&house, house.say(second, "/m@kletka_bot b1")).await;
    house.gone(&early).await;
    let next = house.board(house.group, house.reply(first, board.id, "a1")).await;
    let stands = |message: &Message| house.sandbox.message(house.group, message.id).is_some_and(|m| !m.deleted);
    house.settled().await;
    assert!(stands(&again), "it is not the refused one who has moved");
    house.reply(second, next.id, "b1");
    house.gone(&again).await;
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_below_a_board_is_not_answered_and_a_hint_is_given_once() {
    let house = House::open().await;
    let board = house.accepted("/pig @boris dice=1").await;
    let (first, _) = mover(&board);
    house.settled().await;
    for talk in ["", "😂😂", "ахахаха", "nice one", "wait 5 min", "how did you do that?"] {
        house.reply(first, board.id, talk);
    }
    house.silent(board.id).await;
    let hint = answer_to(&house, house.reply(first, board.id, "rol")).await;
    let said = house.reply(first, board.id, "hodl");
    house.silent(said).await;
    let typed = answer_to(&house, house.say(first, "/m@kletka_bot rol")).await;
    house.gone(&hint).await;
    house.reply(first, board.id, "roll");
    house.gone(&typed).await;
    assert!(house.said(VERA, house.group, board.id).await.iter().any(|message| message.photo().is_some()));
}

#[tokio::test(flavor = "multi_thread")]
async fn how_to_answer_stands_under_the_first_two_boards() {
    let house = House::open().await;
    let mut board = house.accepted("/tictactoe @boris size=6 line=6").await;
    for (n, cell) in ["a1", "b1", "c1", "d1"].into_iter().enumerate() {
        assert_eq!(board.text.contains("Reply to this picture"), n < 2, "{}", board.text);
        let (mover, _) = mover(&board);
        board = house.board(house.group, house.reply(mover, board.id, cell)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blitz_can_be_played_from_the_private_chat() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris size=6 line=6 clock=blitz").await;
    let (first, _) = mover(&board);
    house.stop_clock();
    let link = house.sandbox.start_private(first, "m1");
    house.board(first, link).await;
    let said = house.whisper(first, "a1");
    house.board(first, said).await;
    let moved = |world: &kletka_sandbox::World| world.messages(house.group).iter().any(|m| m.text.contains(": a1\n"));
    house.sandbox.wait(moved, PATIENCE).await.expect("the group sees the move");
}
