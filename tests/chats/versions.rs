//! Games that change during matches, and many computers at one table.

use kletka::game::AnyGame;
use kletka_sandbox::Message;

use super::echo::{self, FIRST, SECOND, THIRD};
use super::house::{ANNA, BORIS, House, VERA, labels};

/// A match by the first rules in which each player has said it once.
async fn begun(house: &House) -> Message {
    let board = house.accepted("/echo @boris").await;
    said(house, &board).await
}

/// Both say it. Returns the last board.
async fn said(house: &House, board: &Message) -> Message {
    let mut board = board.clone();
    for user in [ANNA, BORIS] {
        assert_eq!(house.press(user, &board, "Say it").await, "");
        board = house.board(house.group, board.id).await;
    }
    house.settled().await;
    board
}

async fn change(house: &mut House, games: &'static [&'static dyn AnyGame]) {
    house.stop().await;
    house.play_with(games);
    house.start().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_by_the_rules_it_began_with() {
    let mut house = House::of(FIRST).await;
    echo::speak();
    let board = begun(&house).await;
    assert!(board.text.contains("They say pine."), "{}", board.text);
    change(&mut house, SECOND).await;
    // The word comes from the list of that time.
    let board = said(&house, &board).await;
    assert!(board.text.contains("They say pine."), "{}", board.text);
    house.reply(ANNA, board.id, "resign");
    house.means_it(ANNA).await;
    let end = house.picture(&["№1", "wins!"]).await;
    // A rematch uses the rules of its own time, and draws again.
    house.press(ANNA, &end, "Rematch").await;
    let lobby = house.told("№2").await;
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.board(house.group, lobby.id).await;
    let board = said(&house, &board).await;
    assert!(board.text.contains("They say ") && !board.text.contains("pine"), "{}", board.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_rules_that_nobody_knows_any_more_is_closed() {
    let mut house = House::of(FIRST).await;
    echo::speak();
    let board = begun(&house).await;
    house.reply(ANNA, board.id, "draw");
    house.told("offers a draw").await;
    house.settled().await;
    change(&mut house, THIRD).await;
    let told = house.told("№1 Echo (Anna — Boris) ends here without a result").await;
    assert_eq!(told.reply_to, Some(board.id));
    house.settled().await;
    let last = house.find(house.group, "the last picture", |message| message.photo().is_some()).await;
    assert_eq!((last.id, labels(&last)), (board.id, Vec::new()), "it stays, without buttons");
    for command in ["/board@kletka_bot 1", "/export@kletka_bot", "/replay@kletka_bot 1"] {
        house.ask(VERA, command, "Match №1 was played under rules that I no longer know.").await;
    }
    let press = board.buttons()[0].data.clone().expect("it plays");
    assert_eq!(house.press_data(BORIS, &board, &press).await, "This match is over.");
    // It is announced once, and a new match uses the new rules.
    change(&mut house, THIRD).await;
    let board = house.accepted("/echo @boris").await;
    let board = said(&house, &board).await;
    assert!(board.text.contains("They say yew."), "{}", board.text);
    let ends = |m: &&Message| m.text.contains("ends here without a result");
    assert_eq!(house.sandbox.messages(house.group).iter().filter(ends).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_waited_begins_by_the_newest_rules() {
    let mut house = House::of(FIRST).await;
    echo::speak();
    house.say(ANNA, "/echo@kletka_bot @boris");
    let lobby = house.told("challenges").await;
    change(&mut house, THIRD).await;
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.board(house.group, lobby.id).await;
    let board = said(&house, &board).await;
    assert!(board.text.contains("They say yew."), "{}", board.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_one_makes_nobody_else_think_again() {
    const ROUNDS: usize = 3;
    let house = House::of(FIRST).await;
    echo::speak();
    let said = house.say(ANNA, &format!("/echo@kletka_bot{} rounds={ROUNDS}", " bot:1".repeat(10)));
    house.board(house.group, said).await;
    for _ in 0..ROUNDS {
        says(&house).await;
    }
    house.picture(&["A draw."]).await;
    house.settled().await;
    assert_eq!(echo::thoughts(), 10 * ROUNDS, "each computer thinks once a round");
}

/// Anna says it in the next round. While the computers answer, a board may still show the last one: its button does
/// nothing any more.
async fn says(house: &House) {
    for _ in 0..1_000 {
        let board = house.find(house.group, "a board to say it", |m| m.button("Say it").is_some()).await;
        let data = board.button("Say it").and_then(|button| button.data.clone()).expect("a button");
        if house.press_data(ANNA, &board, &data).await.is_empty() {
            return;
        }
    }
    panic!("no board takes it:\n{}", house.sandbox.transcript(house.group));
}
