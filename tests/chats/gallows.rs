//! Gallows in a group: a word is set in private, and the others guess where everybody can read it.

use kletka_sandbox::{Line, SandboxConfig};

use super::house::{ANNA, BORIS, House, VERA, labels};

#[tokio::test(flavor = "multi_thread")]
async fn only_who_sets_the_word_has_a_picture_in_private() {
    for (language, accept, word, letter, wrong, end, alphabet) in [
        ("en", "Accept", "crown", "O", "clown", "has found it: CROWN!", "A | B | C | D | E | F | G | H"),
        ("ru", "Принять", "крона", "О", "кроха", "верно, это КРОНА!", "А | Б | В | Г | Д | Е | Ж | З"),
        ("de", "Annehmen", "krönung", "N", "klingel", "hat es: KRÖNUNG!", "A | B | C | D | E | F | G | H"),
        ("fr", "Accepter", "crâne", "A", "crabe", "a trouvé\u{202f}: CRANE\u{202f}!", "A | B | C | D | E | F | G | H"),
        ("pl", "Przyjmij", "źródło", "O", "miasto", "odgaduje: ŹRÓDŁO!", "A | Ą | B | C | Ć | D | E | Ę"),
        ("tr", "Kabul et", "ışık", "I", "ırak", "buldu: IŞIK!", "A | B | C | Ç | D | E | F | G"),
    ] {
        let house = House::with(SandboxConfig::default(), language).await;
        let people = [ANNA, BORIS, VERA];
        for user in people {
            house.whisper(user, "/start");
        }
        house.settled().await;
        house.write(ANNA, house.group, Line::new("/gallows@kletka_bot @boris Vera").mention("Vera", VERA));
        let lobby = house.find(house.group, "a challenge", |m| m.button(accept).is_some()).await;
        house.press(BORIS, &lobby, accept).await;
        house.press(VERA, &lobby, accept).await;
        let board = house.board(house.group, lobby.id).await;
        let [setter] = board.mentioned()[..] else { panic!("one is asked for a word: {}", board.text) };
        let guessers: Vec<i64> = people.into_iter().filter(|user| *user != setter).collect();
        house.whisper(setter, "xyzzy");
        house.whisper(setter, word);
        let board = house.find(house.group, "the riddle", |m| m.photo().is_some() && m.mentioned().len() == 2).await;
        assert_eq!(labels(&board)[0], alphabet);
        house.press(guessers[0], &board, letter).await;
        let board = house.board(house.group, board.id).await;
        assert!(!board.text.contains(word), "{}", board.text);
        let said = house.reply(guessers[1], board.id, wrong);
        let board = house.board(house.group, said).await;
        let said = house.reply(guessers[0], board.id, word);
        let board = house.board(house.group, said).await;
        assert!(board.text.contains(end), "{}", board.text);
        house.settled().await;
        for user in people {
            let boards = house.sandbox.messages(user).iter().filter(|m| m.text.starts_with("№1")).count();
            assert_eq!(boards > 0, user == setter, "{}", house.sandbox.transcript(user));
        }
        println!("{}", house.sandbox.transcript(house.group));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_one_starts_at_once_and_may_change_the_options() {
    let house = House::open().await;
    let said = house.whisper(ANNA, "/gallows");
    let first = house.board(ANNA, said).await;
    house.press(ANNA, &first, "⚙ Change options").await;
    let ready = house.told_in(ANNA, "Anna plays Hangman, №2.").await;
    assert!(ready.text.contains("Press Start"), "{}", ready.text);
    assert_eq!(labels(&ready), ["lives: 6 | 7 | ✓ 9", "words: ✓ 1 | 3 | 5", "Start | Withdraw"]);
    house.press(ANNA, &ready, "5").await;
    house.press(ANNA, &ready, "Start").await;
    let board = house.board(ANNA, ready.id).await;
    assert!(board.text.contains("9 strokes left") && board.text.contains("Anna 0"), "{}", board.text);
}
