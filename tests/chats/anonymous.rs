//! Administrators who write in the name of their group, and people who write in the name of a channel.

use kletka_sandbox::{Line, Rank, SandboxConfig};

use super::house::{ANNA, BORIS, House, VERA};

/// Anna, who owns the group, writes in its name.
fn hidden(house: &House, text: &str) -> i32 {
    house.write(ANNA, house.group, Line::new(text).anonymous())
}

const PLAYS: &str = "You are writing as a group or a channel, and only people can play: write as yourself.";

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

/// Vera, who owns nothing, writes in the name of her channel.
fn as_channel(house: &House, line: Line) -> i32 {
    house.write(VERA, house.group, line.as_channel())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_writes_as_a_channel_is_told_once_a_day_that_people_play() {
    let mut house = House::open().await;
    house.say(BORIS, "/rules@kletka_bot pig");
    house.told("On your turn roll").await;
    as_channel(&house, Line::new("good morning"));
    let said = as_channel(&house, Line::new("/settings@kletka_bot quiet=23-8"));
    assert_eq!(house.answer(said).await.text, PLAYS);
    let said = as_channel(&house, Line::new("/play@kletka_bot pig"));
    house.silent(said).await;
    house.stop().await;
    house.start().await;
    let said = as_channel(&house, Line::new("/rules@kletka_bot pig"));
    house.silent(said).await;
    house.advance(24);
    let board = house.accepted("/tictactoe @boris").await;
    let said = as_channel(&house, Line::new("go on, you two").reply_to(board.id));
    house.silent(said).await;
    let said = as_channel(&house, Line::new("b2").reply_to(board.id));
    assert_eq!(house.answer(said).await.text, PLAYS);
    // Whoever writes so need not be an administrator.
    let said = as_channel(&house, Line::new("/cancel@kletka_bot 1"));
    house.silent(said).await;
    let said = house.say(BORIS, "/board@kletka_bot 1");
    assert!(!house.board(house.group, said).await.text.contains("Called off"));
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_writes_as_a_channel_is_told_so_in_the_language_of_the_group() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    // Nobody knows a channel's language, so the channel does not set that of a group.
    let said = as_channel(&house, Line::new("/play@kletka_bot pig"));
    house.silent(said).await;
    let said = as_channel(&house, Line::new("/play@kletka_bot pig"));
    assert_eq!(
        house.answer(said).await.text,
        "Ты пишешь от имени группы или канала, а играют люди: напиши от своего имени."
    );
}
