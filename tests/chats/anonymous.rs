//! Administrators who write in the name of their group.

use kletka_sandbox::{Line, Rank};

use super::house::{ANNA, BORIS, House, VERA};

/// Anna, who owns the group, writes in its name.
fn hidden(house: &House, text: &str) -> i32 {
    house.write(ANNA, house.group, Line::new(text).anonymous())
}

const PLAYS: &str = "You are writing as the group, and only people can play: write as yourself.";

#[tokio::test(flavor = "multi_thread")]
async fn who_hides_reads_and_governs_but_does_not_play() {
    let house = House::open().await;
    // The first update of a group, whoever sent it, enters it into the directory.
    let said = hidden(&house, "/play@kletka_bot");
    assert_eq!(house.answerless(said).await.text.lines().next(), Some("What shall we play?"));
    let said = hidden(&house, "/rules@kletka_bot pig");
    assert!(house.answerless(said).await.text.contains("On your turn roll"));
    let said = hidden(&house, "/settings@kletka_bot quiet=23-8");
    assert_eq!(house.told("Saved.").await.reply_to, Some(said));
    house.told("Settings of this chat").await;
    for command in ["/play@kletka_bot pig", "/tictactoe@kletka_bot bot", "/m@kletka_bot b2", "/resign@kletka_bot"] {
        let said = hidden(&house, command);
        assert_eq!(house.answer(said).await.text, PLAYS, "{command}");
    }
    let board = house.accepted("/tictactoe @boris").await;
    let said = house.write(ANNA, house.group, Line::new("b2").reply_to(board.id).anonymous());
    assert_eq!(house.answer(said).await.text, PLAYS);
    // Chatter gets no answer.
    let said = house.write(ANNA, house.group, Line::new("go on, you two").reply_to(board.id).anonymous());
    house.silent(said).await;
    hidden(&house, "/cancel@kletka_bot 1");
    house.picture(&["№1", "Called off"]).await;
    assert!(house.sandbox.calls_of("getChatMember").is_empty(), "who writes so is an administrator");
    // A challenge belongs to its author. Spectators may not withdraw it.
    house.sandbox.set_rank(house.group, BORIS, Rank::Member);
    house.say(VERA, "/pig@kletka_bot");
    house.told("Vera starts Pig, №2.").await;
    hidden(&house, "/cancel@kletka_bot 2");
    house.told("The challenge №2 to Pig is off.").await;
}
