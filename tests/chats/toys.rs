//! Promises of the contract to games that the registry does not have yet, played in a group and in both languages.

#[path = "../toys/mod.rs"]
mod games;

use std::sync::Once;

use kletka::base::Labels;
use kletka::bot::Registry;
use kletka::bot::words::{Lang, add};
use kletka_sandbox::{Line, Message, SandboxConfig};

use super::house::{ANNA, BORIS, House, VERA, labels, mover};

/// A house with the toys.
async fn house(language: &str) -> House {
    static WORDS: Once = Once::new();
    WORDS.call_once(|| {
        for game in games::LAWFUL {
            for (lang, code) in [(Lang::ENGLISH, "en"), (Lang::of(Some("ru")), "ru")] {
                let path = format!("{}/tests/toys/locales/{code}/{}.ftl", env!("CARGO_MANIFEST_DIR"), game.info().id);
                let words = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
                add(lang, &words).unwrap_or_else(|error| panic!("{path}: {error}"));
            }
        }
    });
    House::playing(Registry(games::LAWFUL), SandboxConfig::default(), language).await
}

/// The board that follows a reply to a board.
async fn answered(house: &House, user: i64, board: &Message, text: &str) -> Message {
    let said = house.reply(user, board.id, text);
    house.board(house.group, said).await
}

/// The board that follows a press.
async fn pressed(house: &House, user: i64, board: &Message, label: &str) -> (Message, String) {
    let toast = house.press(user, board, label).await;
    (house.board(house.group, board.id).await, toast)
}

/// The texts of a language in the scenes.
struct Words {
    language: &'static str,
    accept: &'static str,
    known: &'static str,
    strange: &'static str,
    yes: &'static str,
    asked: &'static str,
    counts: &'static str,
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strange_word_is_put_to_the_others() {
    for words in [
        Words {
            language: "en",
            accept: "Accept",
            known: "c2 r crown",
            strange: "D 2 z Zebra",
            yes: "👍 Yes",
            asked: "says “zebra”. Is there such a word?",
            counts: "“zebra” counts.",
        },
        Words {
            language: "ru",
            accept: "Принять",
            known: "в 2 к крона",
            strange: "г2 з зебра",
            yes: "👍 Да",
            asked: "«зебра». Есть такое слово?",
            counts: "«зебра» засчитано.",
        },
    ] {
        let house = house(words.language).await;
        house.say(ANNA, "/toyvote@kletka_bot @boris");
        let lobby = house.find(house.group, "a challenge", |m| m.button(words.accept).is_some()).await;
        house.press(BORIS, &lobby, words.accept).await;
        let board = house.board(house.group, lobby.id).await;
        let (first, second) = mover(&board);
        let board = answered(&house, first, &board, words.known).await;
        assert_eq!(board.mentioned(), [second], "{}", board.text);
        let board = answered(&house, second, &board, words.strange).await;
        assert!(board.text.contains(words.asked), "{}", board.text);
        assert_eq!((labels(&board).len(), board.mentioned()), (1, vec![first]), "only the other one votes");
        let (board, toast) = pressed(&house, first, &board, words.yes).await;
        assert_eq!(toast, "");
        assert!(board.text.contains(words.counts), "{}", board.text);
        assert_eq!(board.mentioned(), [first]);
        println!("{}", house.sandbox.transcript(house.group));
    }
}

/// Until all have chosen, a choice appears only in the toast to its player.
#[tokio::test(flavor = "multi_thread")]
async fn twenty_people_choose_in_secret_without_a_private_chat() {
    for (language, join, start, chosen, late) in [
        ("en", "Join", "Start", "Your choice: 12.", "Too late to change: your choice stays 12."),
        ("ru", "Я в игре", "Начать", "Твой выбор: 12.", "Менять уже поздно: остаётся 12."),
    ] {
        let house = house(language).await;
        let people: Vec<i64> = (101..=120).collect();
        let group = house.sandbox.act(|world| {
            for user in &people {
                world.add_user(*user, &format!("P{user}"), None, language);
            }
            world.add_group("A class", &people)
        });
        let write = |user, text: &str| house.sandbox.act(|world| world.say(user, group, text));
        write(people[0], "/toyseal@kletka_bot rounds=1");
        let lobby = house.find(group, "a challenge", |m| m.button(join).is_some()).await;
        for user in &people[1..] {
            house.press(*user, &lobby, join).await;
        }
        house.press(people[0], &lobby, start).await;
        let mut board = house.board(group, lobby.id).await;
        assert_eq!(board.buttons().len(), 12, "{}", board.text);
        // Everybody but the last takes the highest number. The last alone takes another and wins.
        for (n, user) in people.iter().enumerate() {
            let last = n + 1 == people.len();
            board = house.find(group, "the board", |m| m.photo().is_some()).await;
            let toast = house.press(*user, &board, if last { "7" } else { "12" }).await;
            assert!(last || toast.starts_with(chosen), "{toast}");
            if !last {
                let again = house.press(*user, &board, "12").await;
                assert_eq!(again, toast, "whoever presses again hears what was chosen");
                assert_eq!(house.press(*user, &board, "7").await, late);
            }
            let captions = house.sandbox.messages(group);
            // So many people are only counted; that number is not a choice.
            let told = |m: &Message| m.text.replace("ещё 12.", "").replace("12 more.", "");
            let leaks = captions.iter().any(|m| told(m).contains("12.") || told(m).contains(": 12\n"));
            assert!(last || !leaks, "{}", house.sandbox.transcript(group));
        }
        let end = house.find(group, "the end", |m| m.photo().is_some() && m.buttons().len() == 4).await;
        assert!(end.text.contains("P120") && end.text.contains('7'), "{}", end.text);
        house.settled().await;
        for user in &people {
            let private: Vec<Message> = house.sandbox.messages(*user);
            assert!(private.is_empty(), "nobody was written to in private: {private:?}");
        }
        let pictures = house.sandbox.messages(group).iter().filter(|m| m.photo().is_some()).count();
        assert_eq!(pictures, 2, "a picture to choose by, which changes in place, and the end");
        println!("{}", house.sandbox.transcript(group));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_alone_and_others_play_along() {
    for (language, along, enough, shared, end, again) in [
        ("en", "Join in", "enough", "You’re in", "Not this time. 0 points.", "Play again"),
        ("ru", "Играть вместе", "хватит", "Ты в игре", "На этот раз не вышло. 0 очков.", "Ещё раз"),
    ] {
        let house = house(language).await;
        let said = house.say(ANNA, "/toyalone@kletka_bot");
        let board = house.board(house.group, said).await;
        assert_eq!(board.mentioned(), [ANNA], "{}", board.text);
        assert!(labels(&board).iter().any(|row| row.contains(along)), "{:?}", labels(&board));
        let stranger = house.reply(VERA, board.id, "c3");
        assert_eq!(house.said(BORIS, house.group, stranger).await.len(), 0, "who does not play is not heard");
        let toast = house.press(BORIS, &board, along).await;
        assert!(toast.starts_with(shared), "{toast}");
        let board = answered(&house, BORIS, &board, if language == "ru" { "в3" } else { "c3" }).await;
        assert!(board.text.contains("Anna & Boris"), "{}", board.text);
        assert!(language == "en" || board.text.contains("жмите на лампочку"), "both are asked: {}", board.text);
        let mut asked = board.mentioned();
        asked.sort_unstable();
        assert_eq!(asked, [ANNA, BORIS], "either may go on: {}", board.text);
        let over = answered(&house, BORIS, &board, enough).await;
        assert!(over.text.contains(end), "{}", over.text);
        assert!(!over.text.contains("draw") && !over.text.contains("ничья"), "{}", over.text);
        // A rematch, requested by a partner: nobody's agreement is missing.
        house.press(BORIS, &over, again).await;
        let next = house.board(house.group, over.id).await;
        assert!(next.text.contains("Anna & Boris"), "{}", next.text);

        // In private, nobody else is needed.
        let said = house.whisper(ANNA, "/toyalone");
        let own = house.board(ANNA, said).await;
        assert_eq!(own.text.lines().count(), 3, "{}", own.text);
        assert!(!labels(&own).iter().any(|row| row.contains(along)));
        println!("{}\n{}", house.sandbox.transcript(house.group), house.sandbox.transcript(ANNA));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_sets_a_word_and_any_of_the_others_guess() {
    for (language, accept, word, letter, hint, found, cut_in) in [
        ("en", "Accept", "crown", "r", "hint", "“r” is in the word.", "“c” is in the word."),
        ("ru", "Принять", "крона", "р", "подсказка", "буква «р» есть.", "буква «к» есть."),
    ] {
        let house = house(language).await;
        let people = [ANNA, BORIS, VERA];
        for user in people {
            house.whisper(user, "/start");
        }
        house.settled().await;
        house.write(ANNA, house.group, Line::new("/toysetter@kletka_bot @boris Vera").mention("Vera", VERA));
        let lobby = house.find(house.group, "a challenge", |m| m.button(accept).is_some()).await;
        house.press(BORIS, &lobby, accept).await;
        house.press(VERA, &lobby, accept).await;
        let board = house.board(house.group, lobby.id).await;
        let [setter] = board.mentioned()[..] else { panic!("one is asked for a word: {}", board.text) };
        let others: Vec<i64> = people.into_iter().filter(|user| *user != setter).collect();
        let said = house.reply(setter, board.id, word);
        house.answer(said).await;
        house.whisper(setter, word);
        let board = house.find(house.group, "a riddle", |m| m.photo().is_some() && m.mentioned().len() == 2).await;
        assert!(!board.text.contains(word), "{}", board.text);
        let board = answered(&house, others[1], &board, letter).await;
        assert!(board.text.contains(found), "{}", board.text);
        let mut asked = board.mentioned();
        asked.sort_unstable();
        assert_eq!(asked, others, "either may go on");
        let board = answered(&house, setter, &board, hint).await;
        assert!(board.text.contains(cut_in), "the setter may cut in: {}", board.text);
        println!("{}", house.sandbox.transcript(house.group));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_chosen_as_an_option_and_the_chat_decides_its_language() {
    for (language, accept, options, letters) in
        [("en", "Accept", "word=ghost size=3x5", "“g”"), ("ru", "Принять", "size=3x5", "«к»")]
    {
        let house = house(language).await;
        house.say(ANNA, &format!("/toyletters@kletka_bot @boris {options}"));
        let lobby = house.find(house.group, "a challenge", |m| m.button(accept).is_some()).await;
        house.press(BORIS, &lobby, accept).await;
        let board = house.board(house.group, lobby.id).await;
        assert!(board.text.contains(letters), "{}", board.text);
        let board = answered(&house, mover(&board).0, &board, "a5").await;
        let sizes = house.say(ANNA, "/toyletters@kletka_bot @boris size=4x4");
        let refused = house.answer(sizes).await;
        assert!(refused.text.contains("3, 5…9 x 3, 5…7"), "{}", refused.text);
        let sizes = house.say(ANNA, "/toyletters@kletka_bot @boris word=x");
        assert!(house.answer(sizes).await.text.contains("× 2…8"), "{}", board.text);
        println!("{}", house.sandbox.transcript(house.group));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_without_an_end() {
    for (language, accept, labels, pass) in
        [("en", "Accept", Labels::Latin, "pass"), ("ru", "Принять", Labels::Cyrillic, "пас")]
    {
        let house = house(language).await;
        house.say(ANNA, "/toyendless@kletka_bot @boris");
        let lobby = house.find(house.group, "a challenge", |m| m.button(accept).is_some()).await;
        house.press(BORIS, &lobby, accept).await;
        let board = house.board(house.group, lobby.id).await;
        let (first, second) = mover(&board);
        let middle = format!("{}501", labels.column(350));
        assert!(board.text.contains(&middle), "{}", board.text);
        let board = answered(&house, first, &board, &middle).await;
        assert!(board.text.contains(&format!(": {middle}")), "{}", board.text);
        let board = answered(&house, second, &board, pass).await;
        assert_eq!(board.mentioned(), [first], "{}", board.text);
        let far = house.reply(first, board.id, &format!("{}700", labels.column(350)));
        let refused = house.said(VERA, house.group, far).await;
        assert_eq!(refused.len(), 1, "a cell out of the window is refused");
        println!("{}", house.sandbox.transcript(house.group));
    }
}
