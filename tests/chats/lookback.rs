//! Looking back after a match: the most costly move, and the better one.

use kletka_sandbox::{Message, SandboxConfig};

use super::echo;
use super::house::{ANNA, BORIS, BOT, House, VERA, labels, mover};

/// A match that the second player loses by the third corner.
const LOST: [&str; 7] = ["a1", "b2", "c3", "c1", "a3", "b3", "a2"];

/// A match in which nobody makes a mistake.
const DRAWN: [&str; 9] = ["b2", "a1", "c3", "a3", "a2", "c2", "b1", "b3", "c1"];

const LOOKING: &str = "I am looking through the match.";
const NOTHING: &str = "In this match there is nothing to look back at.";

/// Plays a match from its first board. Returns the last board and the name of the second player.
async fn played(house: &House, mut board: Message, cells: &[&str]) -> (Message, &'static str) {
    let (first, second) = mover(&board);
    for (n, cell) in cells.iter().enumerate() {
        let answer = house.reply(if n % 2 == 0 { first } else { second }, board.id, cell);
        board = house.board(house.group, answer).await;
    }
    (board, if second == ANNA { "Anna" } else { "Boris" })
}

/// Plays a match that Anna and Boris begin in the group.
async fn begun(house: &House, cells: &[&str]) -> (Message, &'static str) {
    let board = house.accepted("/tictactoe @boris").await;
    played(house, board, cells).await
}

/// The pictures of the turning point in the group.
fn shown(house: &House) -> Vec<Message> {
    let fits = |m: &Message| m.from == BOT && !m.deleted && m.photo().is_some() && m.text.contains(", move ");
    house.sandbox.messages(house.group).into_iter().filter(fits).collect()
}

async fn turning_point(house: &House) -> Message {
    house.find(house.group, "the turning point", |m| m.photo().is_some() && m.text.contains(", move ")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_turning_point_comes_once_with_the_better_move() {
    let mut house = House::open().await;
    let (end, loser) = begun(&house, &LOST).await;
    assert_eq!(labels(&end), ["Rematch | Look back", "Film | Card | Record"]);
    assert_eq!(house.press(VERA, &end, "Look back").await, LOOKING, "everybody may ask");
    let point = turning_point(&house).await;
    assert_eq!(point.reply_to, Some(end.id));
    let better =
        ["a2", "b1", "b3", "c2"].into_iter().find(|cell| point.text.contains(&format!("Better was “{cell}”.")));
    assert!(better.is_some(), "an edge: {}", point.text);
    assert!(point.text.starts_with(&format!("№1, move 4: {loser} played “c1”. ")), "{}", point.text);
    assert!(point.text.ends_with("\nWith it: level. After the move: lost."), "{}", point.text);
    let there = "The picture is already in this chat.";
    assert_eq!(house.press(ANNA, &end, "Look back").await, there);
    house.settled().await;
    house.stop().await;
    house.start().await;
    assert_eq!(house.press(BORIS, &end, "Look back").await, there, "it is kept with the match");
    house.settled().await;
    assert_eq!(shown(&house).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_without_a_mistake_is_said_to_be_one() {
    let house = House::open().await;
    let (end, _) = begun(&house, &DRAWN).await;
    assert_eq!(house.press(ANNA, &end, "Look back").await, LOOKING);
    let told = house.told("I found no move that cost much.").await;
    assert!(told.text.starts_with("№1: "), "{}", told.text);
    assert_eq!(house.press(ANNA, &end, "Look back").await, "No move cost much in this match.");
    house.settled().await;
    assert!(shown(&house).is_empty());
}

/// A computer that fails knows nothing about the moves, which is not the same as a match without a mistake.
#[tokio::test(flavor = "multi_thread")]
async fn a_search_that_fails_finds_no_match_without_a_mistake() {
    let house = House::of(echo::FAILING).await;
    echo::speak();
    let mut board = house.accepted("/echo @boris rounds=3").await;
    for user in [ANNA, BORIS].repeat(3) {
        house.press(user, &board, "Say it").await;
        board = house.board(house.group, board.id).await;
    }
    for _ in 0..2 {
        assert_eq!(house.press(ANNA, &board, "Look back").await, LOOKING, "it is tried again");
        let told = house.told("I could not work out what the moves were worth.").await;
        assert!(told.text.starts_with("№1: "), "{}", told.text);
        house.settled().await;
    }
    assert!(shown(&house).is_empty());
}

/// An analysis in progress is lost with the process. Asking again gets it.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_in_between_it_comes_once() {
    let mut house = House::open().await;
    let (end, _) = begun(&house, &LOST).await;
    house.press(ANNA, &end, "Look back").await;
    house.stop().await;
    house.start().await;
    house.press(BORIS, &end, "Look back").await;
    turning_point(&house).await;
    house.settled().await;
    assert_eq!(shown(&house).len(), 1);
}

/// Short matches and games of luck have nothing to look back at; an old button or one that somebody made up says so.
#[tokio::test(flavor = "multi_thread")]
async fn where_there_is_nothing_to_find_there_is_no_button() {
    let house = House::open().await;
    let (board, _) = begun(&house, &LOST[..2]).await;
    assert_eq!(house.press_data(ANNA, &board, "back:1").await, "You can look back when the match is over.");
    house.reply(ANNA, board.id, "resign");
    let end = house.picture(&["resigns"]).await;
    assert_eq!(labels(&end), ["Rematch", "Film | Card | Record"]);
    assert_eq!(house.press_data(ANNA, &end, "back:1").await, NOTHING);
    assert_eq!(house.press_data(ANNA, &end, "back:77").await, house.press_data(ANNA, &end, "k:77").await);
    house.settled().await;
    assert!(shown(&house).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_turning_point_is_said_in_the_words_of_its_readers() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    house.say(ANNA, "/tictactoe@kletka_bot @boris");
    let lobby = house.find(house.group, "a challenge", |m| m.button("Принять").is_some()).await;
    house.press(BORIS, &lobby, "Принять").await;
    let board = house.board(house.group, lobby.id).await;
    let (end, _) = played(&house, board, &["а1", "б2", "в3", "в1", "а3", "б3", "а2"]).await;
    assert_eq!(labels(&end)[0], "Реванш | Где всё решилось");
    assert_eq!(house.press(ANNA, &end, "Где всё решилось").await, "Просматриваю партию.");
    let point =
        house.find(house.group, "the turning point", |m| m.photo().is_some() && m.text.contains("Лучше было")).await;
    assert!(point.text.contains("№1, ход 4: ") && point.text.contains(" играет «в1». "), "{}", point.text);
    assert!(point.text.ends_with("\nТогда было бы так: поровну. После хода: проигрыш."), "{}", point.text);
    house.proofread();
}
