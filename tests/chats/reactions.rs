//! Reactions: the bot's own, and those by which people vote.

use kletka_sandbox::{Fault, Message, On};

use super::house::{ANNA, House, PATIENCE, mover};

/// A match of six in a row, in a group where a person gets two answers a minute.
async fn tight() -> (House, Message) {
    let mut house = House::open().await;
    house.answer_at_most(2);
    house.stop().await;
    house.start().await;
    let board = house.accepted("/tictactoe @boris size=6 line=6").await;
    (house, board)
}

/// Somebody answers a board by moves that are refused, until there is nothing left to say; gives the last message.
async fn refused(house: &House, user: i64, board: &Message) -> i32 {
    for cell in ["z1", "z2"] {
        let said = house.reply(user, board.id, cell);
        house.find(house.group, "an answer", |message| message.reply_to == Some(said)).await;
    }
    house.reply(user, board.id, "z3")
}

/// Waits for the bot's reaction to a message.
async fn reacted(house: &House, message: i32, emoji: Option<&str>) {
    let stands = |world: &kletka_sandbox::World| {
        world.message(house.group, message).is_some_and(|m| m.reaction.as_deref() == emoji)
    };
    house.sandbox.wait(stands, PATIENCE).await.expect("the reaction");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_doubted_where_there_are_no_words_left() {
    let (house, board) = tight().await;
    let (first, _) = mover(&board);
    let said = refused(&house, first, &board).await;
    reacted(&house, said, Some("🤔")).await;
    let calls = || house.sandbox.calls_of("setMessageReaction").len();
    house.correct(first, said, "z4");
    let next = house.reply(first, board.id, "z5");
    reacted(&house, next, Some("🤔")).await;
    assert_eq!(calls(), 2, "each message once");
    let more = house.reply(first, board.id, "z6");
    house.correct(first, said, "a1");
    reacted(&house, said, None).await;
    house.board(house.group, more).await;
    reacted(&house, more, None).await;
    assert_eq!(calls(), 3, "of doubts, too, there are so many a minute");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_reaction_is_taken_there_is_silence() {
    for (code, text) in [(404, "Not Found: method not found"), (400, "Bad Request: REACTION_INVALID")] {
        let (house, board) = tight().await;
        let fault = Fault::Error { code, description: text.to_owned() };
        house.sandbox.fail(fault, On::method("setMessageReaction"), u32::MAX);
        let (first, _) = mover(&board);
        let said = refused(&house, first, &board).await;
        let failed = |world: &kletka_sandbox::World| !world.calls_of("setMessageReaction").is_empty();
        house.sandbox.wait(failed, PATIENCE).await.expect("it is tried");
        house.settled().await;
        let board = house.board(house.group, house.reply(first, board.id, "a1")).await;
        assert!(board.id > said, "{text}: the match goes on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_may_want_no_reactions() {
    let (house, board) = tight().await;
    house.say(ANNA, "/settings@kletka_bot reactions=off");
    house.told("Saved").await;
    house.pass(61);
    let (first, _) = mover(&board);
    refused(&house, first, &board).await;
    house.board(house.group, house.reply(first, board.id, "a1")).await;
    house.settled().await;
    assert!(house.sandbox.calls_of("setMessageReaction").is_empty());
}
