//! A turn begins when its picture has arrived.

use kletka_sandbox::{Fault, On};

use super::clocks::{begin, name, play};
use super::house::{House, PATIENCE};

#[tokio::test(flavor = "multi_thread")]
async fn what_a_picture_waits_is_nobodys_time() {
    let mut house = House::open().await;
    let (board, first, second) = begin(&house, "clock=30s").await;
    house.pass(5);
    house.sandbox.fail(Fault::Internal, On::method("sendPhoto").in_chat(house.group), 3);
    let said = house.reply(first, board.id, "a1");
    house.sandbox.wait(|world| world.faults_left() < 3, PATIENCE).await.expect("it is tried");
    // More than the opponent would have.
    house.pass(40);
    house.idle().await;
    let board = house.board(house.group, said).await;
    assert!(board.text.contains(&format!("{}: a1", name(first))), "{}", board.text);
    assert!(board.text.ends_with(&format!("⏳ {} 0:30", name(second))), "{}", board.text);
    house.settled().await;
    // The same after a restart.
    house.stop().await;
    house.pass(25);
    house.start().await;
    play(&house, second, &board, "b1").await;
    house.pass(40);
    let end = house.picture(&[&format!("{} has run out of time.", name(first))]).await;
    let said = house.reply(second, end.id, "/export@kletka_bot 1");
    house.find(house.group, "the record", |message| message.reply_to == Some(said)).await;
    house.settled().await;
}
