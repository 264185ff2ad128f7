//! *Your turn* in private: one message, for users who want it.

use kletka_sandbox::Message;

use super::house::{ANNA, BORIS, House, VERA};
use super::watch::Buttons;

/// A match of Anna and Boris in a group. Returns its first board.
async fn begun(house: &House, group: i64, command: &str) -> Message {
    let asked = house.sandbox.say(ANNA, group, command);
    let lobby = house.find(group, "a challenge", |m| m.id > asked && m.button_data("accept").is_some()).await;
    house.press(BORIS, &lobby, "Accept").await;
    house.board(group, lobby.id).await
}

/// The links of a message's buttons.
fn links(message: &Message) -> Vec<String> {
    message.buttons().iter().filter_map(|button| button.url.clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_message_tells_of_all_turns_and_is_edited() {
    let house = House::open().await;
    let club = house.sandbox.add_supergroup("Club", &[ANNA, BORIS]);
    house.whisper(ANNA, "/settings turns=on");
    house.told_in(ANNA, "Saved.").await;
    // Nobody else is told, and a group has no such setting.
    let wrong = house.ask(BORIS, "/settings@kletka_bot turns=on", "turns=on cannot be set here.").await;
    assert!(wrong.id > 0);
    let mut board = begun(&house, club, "/tictactoe@kletka_bot @boris clock=1d").await;
    if board.mentioned() == [BORIS] {
        house.press(BORIS, &board, "a1").await;
        let before = board.id;
        board = house.board(club, before).await;
    }
    let link = |board: &Message| vec![format!("https://t.me/c/{}/{}", -1_000_000_000_000 - club, board.id)];
    let turn = house.find(ANNA, "her turn", |m| m.text.starts_with("Your turn:") && links(m) == link(&board)).await;
    assert_eq!(turn.text, "Your turn:\n№1 Tic-tac-toe (Anna — Boris)");
    // She moves, and it is no longer her turn. Then it is again, in the same message.
    house.press(ANNA, &board, "b2").await;
    let theirs = house.board(club, board.id).await;
    house.find(ANNA, "nothing", |m| m.id == turn.id && m.text == "Nothing waits for you now.").await;
    house.press(BORIS, &theirs, "c3").await;
    let board = house.board(club, theirs.id).await;
    house.find(ANNA, "her turn again", |m| m.id == turn.id && links(m) == link(&board)).await;
    // A fast match is watched anyway. A basic group's messages cannot be linked: the button opens the private chat.
    begun(&house, house.group, "/tictactoe@kletka_bot @boris clock=blitz").await;
    let second = begun(&house, house.group, "/tictactoe@kletka_bot @boris").await;
    if second.mentioned() == [BORIS] {
        house.press(BORIS, &second, "a1").await;
    }
    let both = house.find(ANNA, "two matches", |m| m.id == turn.id && links(m).len() == 2).await;
    assert_eq!(links(&both)[1], "https://t.me/kletka_bot?start=m3");
    let started = house.sandbox.start_private(ANNA, "m3");
    let shown = house.find(ANNA, "the board", |m| m.id > started && m.photo().is_some()).await;
    assert!(shown.text.starts_with("№3 · put a"), "{}", shown.text);
    house.settled().await;
    let told = |m: &&Message| m.text.starts_with("Your turn:") || m.text.starts_with("Nothing waits");
    assert_eq!(house.sandbox.messages(ANNA).iter().filter(told).count(), 1);
    assert_eq!(house.sandbox.messages(BORIS).iter().filter(told).count(), 0, "he has not asked for it");
    assert!(house.sandbox.messages(VERA).is_empty());
    house.proofread();
}
