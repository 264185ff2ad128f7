//! Matches that wait for nobody begin at once; questions with buttons; shared seats.

use kletka::bot::Limits;
use kletka_sandbox::Message;

use super::house::{ANNA, BORIS, BOT, House, VERA, labels, mover, pledged, texts};

const CHANGE: &str = "⚙ Change options";

#[tokio::test(flavor = "multi_thread")]
async fn against_the_computer_one_plays_at_once_and_may_change_the_settings() {
    let house = House::open().await;
    let said = house.say(ANNA, "/dots@kletka_bot bot:1");
    let board = house.board(house.group, said).await;
    assert!(board.text.starts_with("№1 · Dots · Anna 0 : 0 Kletka (level 1)"), "{}", board.text);
    assert!(board.button(CHANGE).is_some(), "{:?}", labels(&board));
    assert_eq!(house.press(BORIS, &board, CHANGE).await, "Only whoever made the challenge can do that.");
    assert_eq!(house.press(ANNA, &board, CHANGE).await, "");
    let lobby = house.told("Anna challenges Kletka (level 1) to Dots, №2.").await;
    assert_eq!(labels(&lobby)[2..], ["Start | Withdraw"]);
    house.gone(&board).await;
    house.ask(VERA, "/board@kletka_bot 1", "it goes on as №2").await;
    assert_eq!(house.press_data(ANNA, &board, "l:1:change").await, "This challenge is off.");
    house.press(ANNA, &lobby, "12 × 12").await;
    let lobby = house.changed(&lobby).await;
    assert_eq!(house.press(BORIS, &lobby, "Start").await, "Only whoever made the challenge can do that.");
    house.press(ANNA, &lobby, "Start").await;
    let board = house.picture(&["№2", "Anna: put your first dot in the shaded zone"]).await;
    assert!(board.button(CHANGE).is_some());
    // Settings that were given need not be offered.
    let said = house.say(ANNA, "/dots@kletka_bot bot:1 size=12x12");
    assert!(house.board(house.group, said).await.button(CHANGE).is_none());
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_move_the_settings_stay() {
    let house = House::open().await;
    let said = house.whisper(ANNA, "/gallows");
    let board = house.board(ANNA, said).await;
    // No word ends with this guess, although it is short.
    house.whisper(ANNA, "q");
    let next = house.board(ANNA, board.id).await;
    assert!(next.button(CHANGE).is_none() && next.text.starts_with("№1"), "{}", next.text);
    let told = "The options can be changed only before the first move.";
    assert_eq!(house.press_data(ANNA, &next, "l:1:change").await, told);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_board_has_a_sign_where_chance_plays_a_part() {
    let house = House::open().await;
    let said = house.say(ANNA, "/pig@kletka_bot bot:1");
    let board = house.board(house.group, said).await;
    let sign = pledged(&board).expect("a sign");
    let pledge = sign.strip_prefix("1-").expect("the number of the match").to_owned();
    assert!(pledge.len() == 32 && pledge.bytes().all(|b| b.is_ascii_hexdigit()), "{pledge}");
    let fair = house.ask(VERA, "/fair@kletka_bot", "Its SHA-256: ").await;
    assert!(fair.text.contains(&format!("Its SHA-256: {pledge}")) && fair.text.contains("ChaCha20"), "{}", fair.text);
    house.press(ANNA, &board, "🎲 Roll").await;
    let next = house.find(house.group, "the roll", |m| m.id > fair.id && m.photo().is_some()).await;
    assert_eq!(pledged(&next), Some(sign), "{}", next.text);
    let said = house.say(ANNA, "/tictactoe@kletka_bot bot:1");
    assert_eq!(pledged(&house.board(house.group, said).await), None, "nothing is drawn there");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sign_of_luck_tells_in_private_how_it_was_fixed() {
    let house = House::open().await;
    let said = house.say(ANNA, "/pig@kletka_bot bot:1");
    let sign = pledged(&house.board(house.group, said).await).expect("a sign");
    let said = house.whisper(VERA, &format!("/start fair{sign}"));
    let told = house.find(VERA, "the pledge", |m| m.id > said && m.text.contains("Its SHA-256: ")).await;
    assert!(told.text.starts_with("№1: ") && told.text.contains(&sign[2..]), "{}", told.text);
    // Without the pledge, the number of a match of others opens nothing, nor does another pledge.
    for guess in ["fair1", "fair1-", "fair1-00000000000000000000000000000000", "fair2-", "fair-"] {
        let said = house.whisper(VERA, &format!("/start {guess}"));
        let told = house.said(VERA, VERA, said).await;
        assert!(texts(&told).iter().all(|text| !text.contains("SHA-256")), "{guess}: {told:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_for_nobody_is_no_challenge() {
    let mut house = House::open().await;
    house.limit(Limits { here: 1, challenges: 1, ..Limits::default() });
    house.stop().await;
    house.start().await;
    house.ask(ANNA, "/pig@kletka_bot @boris", "№1").await;
    let said = house.say(ANNA, "/dots@kletka_bot bot:1");
    let board = house.board(house.group, said).await;
    house.press(ANNA, &board, CHANGE).await;
    house.told("to Dots, №3").await;
    house.say(ANNA, "/cancel@kletka_bot 1");
    house.told("It was withdrawn.").await;
    house.ask(ANNA, "/pig@kletka_bot @boris", "Anna challenges @boris to Pig, №4").await;
    house.ask(ANNA, "/pig@kletka_bot @boris", "One challenge of yours is waiting here already").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_says_which_match_is_meant() {
    let house = House::open().await;
    // Of three matches between two players, at least two are begun by the same one.
    let mut boards = Vec::new();
    for _ in 0..3 {
        boards.push(house.accepted("/pig @boris").await);
    }
    let asked = |user| boards.iter().filter(|board| mover(board).0 == user).count();
    let first = if asked(ANNA) > 1 { ANNA } else { BORIS };
    let number = boards.iter().position(|board| mover(board).0 == first).expect("there are two") + 1;
    let which = house.ask(first, "/m@kletka_bot roll", "Which one do you mean?").await;
    let label = format!("№{number} Pig");
    assert_eq!(house.press(VERA, &which, &label).await, "You were not asked that.");
    assert_eq!(house.press(first, &which, &label).await, "");
    house.gone(&which).await;
    let fits = |m: &Message| m.id > which.id && m.photo().is_some() && m.text.starts_with(&format!("№{number} · Pig"));
    house.find(house.group, "the throw", fits).await;
    let data = which.button(&label).and_then(|button| button.data.clone()).expect("a button");
    assert_eq!(house.press_data(first, &which, &data).await, "That button is out of date.", "it plays once");

    let which = house.ask(first, "/resign@kletka_bot", "Which one do you mean?").await;
    assert_eq!(labels(&which), ["№1 Pig | №2 Pig", "№3 Pig"]);
    house.press(first, &which, "№3 Pig").await;
    house.picture(&["№3", "resigns"]).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_is_asked_for_and_a_question_keep_each_other() {
    let house = House::open().await;
    let board = house.accepted("/dots @boris size=39x32").await;
    let (first, second) = mover(&board);
    let mut last = board;
    for (user, text) in [(first, "p12"), (second, "q12"), (first, "p13"), (second, "q13")] {
        let said = house.reply(user, last.id, text);
        last = house.board(house.group, said).await;
    }
    house.say(first, "/resign@kletka_bot");
    house.question(house.group, &["do you give up?"]).await;
    let said = house.say(second, "/board@kletka_bot near");
    let near = house.board(house.group, said).await;
    assert!(near.button("🗺 Whole sheet").is_some(), "{:?}", labels(&near));
    let question = house.question(house.group, &["do you give up?"]).await;
    assert_eq!(house.press(first, &question, "No").await, "Nothing has happened.");
    house.gone(&question).await;
    let said = house.reply(first, near.id, "p14");
    assert!(house.board(house.group, said).await.button("🗺 Whole sheet").is_some());

    // When the bot asks which match is meant, it remembers the requested view.
    house.accepted("/dots @boris size=39x32").await;
    let which = house.ask(VERA, "/board@kletka_bot near", "Which one do you mean?").await;
    assert!(which.text.ends_with("For example: /board 1 near"), "{}", which.text);
    house.press(VERA, &which, "№2 Dots").await;
    let fits = |m: &Message| m.id > which.id && m.photo().is_some() && m.text.starts_with("№2");
    let near = house.find(house.group, "the part", fits).await;
    assert!(near.button("🗺 Whole sheet").is_some(), "{:?}", labels(&near));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_greeted_while_a_board_waits() {
    let house = House::open().await;
    house.accepted("/seabattle @boris").await;
    house.sandbox.start_private(BORIS, "");
    let own = house.board(BORIS, 0).await;
    assert!(own.text.starts_with("№1 · Sea battle"), "{}", own.text);
    house.settled().await;
    // Again: the board with a prompt is sent once more.
    let said = house.whisper(BORIS, "/start");
    let again = house.board(BORIS, said).await;
    assert!(again.text.starts_with("№1 · Sea battle"), "{}", again.text);
    let greeted = house.sandbox.messages(BORIS).iter().any(|m| m.from == BOT && m.text.starts_with("Hello"));
    assert!(!greeted, "{}", house.sandbox.transcript(BORIS));
    // If nothing waits for a user, the bot greets them.
    house.sandbox.start_private(VERA, "");
    house.told_in(VERA, "Hello!").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_plays_along_ends_a_match_alone() {
    let house = House::open().await;
    let said = house.say(ANNA, "/gallows@kletka_bot");
    let lobby = house.find(house.group, "a board or a table", |m| m.id > said && m.from == BOT).await;
    assert!(lobby.photo().is_none(), "others may join: {}", lobby.text);
    house.press(ANNA, &lobby, "Start").await;
    let board = house.board(house.group, lobby.id).await;
    house.press(BORIS, &board, "Join in").await;
    house.ask(BORIS, "/resign@kletka_bot", "Boris wants to give up. Anna, you began it").await;
    let question = house.question(house.group, &["wants to give up"]).await;
    assert_eq!(house.press(BORIS, &question, "Yes").await, "You were not asked that.");
    assert_eq!(house.press(ANNA, &question, "No").await, "Nothing has happened.");
    house.gone(&question).await;
    house.say(BORIS, "/cancel@kletka_bot");
    let question = house.question(house.group, &["Boris wants to call it off"]).await;
    assert_eq!(house.press(ANNA, &question, "Yes").await, "");
    house.picture(&["Called off"]).await;
    house.proofread();
}
