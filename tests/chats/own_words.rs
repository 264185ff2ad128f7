//! Words that both the game and the table understand: to whom a text belongs.

use kletka_sandbox::SandboxConfig;

use super::house::{ANNA, BORIS, House, mover};

/// Starts a match of a game in the group. Returns its first board.
async fn begun(house: &House, command: &str, accept: &str) -> kletka_sandbox::Message {
    house.whisper(ANNA, "/start");
    house.whisper(BORIS, "/start");
    house.settled().await;
    house.say(ANNA, command);
    let lobby = house.find(house.group, "a challenge", |m| m.button(accept).is_some()).await;
    house.press(BORIS, &lobby, accept).await;
    house.board(house.group, lobby.id).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_given_up_in_words_that_resign_no_match() {
    for (language, accept, letters, round, lost, resign, over) in [
        ("en", "Accept", ["+k", "k+"], "🏳 Give up the round", "gives up the round at", "give up", "resigns."),
        ("ru", "Принять", ["+к", "к+"], "🏳 Сдаю раунд", "Раунд сдан на", "сдаюсь", "сдаётся"),
    ] {
        let house = House::with(SandboxConfig::default(), language).await;
        let board = begun(&house, "/baldaline@kletka_bot @boris", accept).await;
        let (first, second) = mover(&board);
        let said = house.reply(first, board.id, letters[0]);
        let board = house.board(house.group, said).await;
        assert!(board.button(round).is_some(), "{:?}", board.text);
        let typed = format!("{}!", round.trim_start_matches("🏳 "));
        let said = house.reply(second, board.id, &typed);
        let board = house.board(house.group, said).await;
        assert!(board.text.contains(lost), "{}", board.text);
        let said = house.reply(second, board.id, letters[1]);
        let board = house.board(house.group, said).await;
        assert_eq!(mover(&board).0, first, "the loser of a round begins the next: {}", board.text);
        let said = house.reply(first, board.id, resign);
        let board = house.board(house.group, said).await;
        assert!(board.text.contains(over), "{}", board.text);
    }
}

/// «Ничья» means a draw, but may also be the word to set.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_game_asks_for_is_no_word_of_the_table() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    let board = begun(&house, "/gallows@kletka_bot @boris края=нет", "Принять").await;
    let [setter] = board.mentioned()[..] else { panic!("one is asked for a word: {}", board.text) };
    let guesser = if setter == ANNA { BORIS } else { ANNA };
    let said = house.say(guesser, "привет");
    house.silent(said).await;
    let said = house.reply(guesser, board.id, "привет");
    house.answer(said).await;
    house.whisper(setter, "ничья");
    let board = house.find(house.group, "the riddle", |m| m.photo().is_some() && m.text.contains("5 букв")).await;
    let said = house.reply(guesser, board.id, "ничья");
    let board = house.board(house.group, said).await;
    assert!(board.text.contains("верно, это НИЧЬЯ!"), "{}", board.text);
    // A text that cannot be the word to set is a word of the table.
    let board = begun(&house, "/gallows@kletka_bot @boris края=нет", "Принять").await;
    let [setter] = board.mentioned()[..] else { panic!("one is asked for a word: {}", board.text) };
    let guesser = if setter == ANNA { BORIS } else { ANNA };
    house.whisper(setter, "корона");
    let board = house.find(house.group, "the riddle", |m| m.id > board.id && m.photo().is_some()).await;
    let said = house.reply(guesser, board.id, "сдаюсь");
    let board = house.board(house.group, said).await;
    assert!(board.text.contains("сдаётся"), "{}", board.text);
}
