//! Moves: every way to make one, and all texts that are not moves.

use kletka_sandbox::SandboxConfig;

use super::house::{ANNA, BORIS, BOT, House, VERA, labels, mover, placeholder, texts};

/// A group in which the bot receives all messages.
pub async fn open_ears() -> House {
    House::with(SandboxConfig { privacy: false, ..SandboxConfig::default() }, "en").await
}

/// How many pictures the bot has sent or replaced in a chat.
pub fn pictures(house: &House, chat: i64) -> usize {
    house.sandbox.pictures(chat).len()
}

/// The name of a player of the group.
pub fn name(user: i64) -> &'static str {
    if user == ANNA { "Anna" } else { "Boris" }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_says_how_to_move() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris size=6 line=4").await;
    let (first, second) = mover(&board);
    let head = "№1 · Tic-tac-toe · Anna — Boris\n";
    let (one, two) = (name(first), name(second));
    let how = "Reply to this picture with your move, for example a4.";
    assert_eq!(board.text, format!("{head}{one}: put a cross on an empty cell\n{how}"));
    assert_eq!(placeholder(&board), Some("a4"));
    // One picture for each accepted move, and the old one is deleted.
    let said = house.reply(first, board.id, "b2");
    let next = house.board(house.group, said).await;
    assert_eq!(next.text, format!("{head}{one}: b2\n{two}: put a nought on an empty cell\n{how}"));
    assert_eq!((next.mentioned(), placeholder(&next)), (vec![second], Some("a4")));
    house.gone(&board).await;
    assert_eq!(pictures(&house, house.group), 2);
    // Small boards have buttons, which leave no room for an input field.
    let small = house.accepted("/tictactoe @boris").await;
    assert!(small.text.ends_with("for example b2."), "{}", small.text);
    assert_eq!((placeholder(&small), small.buttons().len()), (None, 9));
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_answer_the_message() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&board);
    let early = house.reply(second, board.id, "a1");
    let told = house.answer(early).await;
    assert_eq!(told.text, format!("Not your turn: {} is to move.", name(first)));
    let said = house.reply(first, board.id, "b2");
    let board = house.board(house.group, said).await;
    for (text, answer) in [
        ("b2", "b2 is taken. Choose an empty cell."),
        ("d1", "There is no d1 on this board: the last cell is c3."),
        ("щ1", "This board has other letters: a b c"),
        ("a1 b1", "Type one cell, for example b2."),
    ] {
        let said = house.reply(second, board.id, text);
        assert_eq!(house.answer(said).await.text, answer, "{text}");
    }
    // A stranger's reply to the board is ignored, be it a move or not.
    let mark = house.reply(VERA, board.id, "a1");
    house.reply(VERA, board.id, "hello");
    house.silent(mark).await;
    // A reply to the bot's refusal is a reply to the bot.
    let told = house.told("Type one cell").await;
    let said = house.reply(second, told.id, "А1");
    assert!(house.board(house.group, said).await.text.contains(": a1\n"), "the Cyrillic А looks like the Latin one");
    assert_eq!(pictures(&house, house.group), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_board_is_as_good() {
    let house = House::open().await;
    house.say(ANNA, "/settings@kletka_bot");
    let menu = house.told("Settings of this chat").await;
    house.press_data(ANNA, &menu, "s:boards:keep").await;
    let oldest = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&oldest);
    let said = house.reply(first, oldest.id, "a1");
    let newer = house.board(house.group, said).await;
    let said = house.reply(second, oldest.id, "b2");
    let newest = house.board(house.group, said).await;
    assert!(newest.text.contains(&format!("{}: b2\n", name(second))), "{}", newest.text);
    // If all pictures are kept, the old ones keep their buttons, but these do nothing.
    assert_eq!(house.press_data(first, &newer, "m:1:1:c3").await, "That button is out of date.");
    let mark = house.say(VERA, "…");
    house.silent(mark).await;
    assert!([&oldest, &newer].iter().all(|m| house.sandbox.message(m.chat, m.id).is_some_and(|m| !m.deleted)));
}

#[tokio::test(flavor = "multi_thread")]
async fn by_command() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&board);
    let mut since = board.id;
    for (user, text, cell) in [
        (first, "/m@kletka_bot a1", "a1"),
        (second, "/m@kletka_bot 1 b1", "b1"),
        (first, "/m@kletka_bot №1 C1", "c1"),
        (second, "/move@kletka_bot #1 c 2", "c2"),
    ] {
        since = house.say(user, text);
        let next = house.board(house.group, since).await;
        assert!(next.text.contains(&format!("{}: {cell}\n", name(user))), "{text}: {}", next.text);
    }
    for (user, text, answer) in [
        (
            first,
            "/m@kletka_bot",
            "Put your move after the command: /m e4. If you are in several matches, the match number goes first: /m 17 e4.",
        ),
        (first, "/m@kletka_bot hello", "Type one cell, for example b2."),
        (first, "/m@kletka_bot 1", "Type one cell, for example b2."),
        (first, "/m@kletka_bot 1 c1", "c1 is taken. Choose an empty cell."),
        (first, "/m@kletka_bot 17 a2", "There is no match №17."),
        (VERA, "/m@kletka_bot a2", "You are not playing here. /play starts a match, /matches lists what is on."),
        (VERA, "/m@kletka_bot 1 a2", "You are not playing in №1."),
    ] {
        let said = house.say(user, text);
        assert_eq!(house.answer(said).await.text, answer, "{text}");
    }
    // A bare command reaches the bot as a reply, or if no other bot has written since.
    let last = house.board(house.group, since).await;
    let said = house.reply(first, last.id, "/m a2");
    let next = house.board(house.group, said).await;
    assert!(next.text.contains(": a2\n"), "{}", next.text);
    let said = house.say(second, "/m b3");
    let next = house.board(house.group, said).await;
    assert!(next.text.contains(": b3\n"), "{}", next.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn by_buttons() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&board);
    assert_eq!(house.press(VERA, &board, "a1").await, "You are not playing in №1.");
    assert_eq!(house.press(second, &board, "a1").await, format!("Not your turn: {} is to move.", name(first)));
    assert_eq!(house.press(first, &board, "a1").await, "");
    let next = house.board(house.group, board.id).await;
    assert_eq!(labels(&next)[0], "✕ | b1 | c1");
    // The old keyboard plays nothing, whatever its data.
    for (user, data) in [(first, "m:1:0:b1"), (second, "m:1:0:b1"), (second, "m:1:7:b1")] {
        let told = house.press_data(user, &board, data).await;
        assert_eq!(told, "That button is out of date.");
    }
    assert_eq!(house.press_data(second, &next, "m:1:1:a1").await, "a1 is taken. Choose an empty cell.");
    assert_eq!(house.press_data(second, &next, "m:9:1:a1").await, "There is no match №9.");
    assert_eq!(next.button("✕").and_then(|taken| taken.data.clone()), None);
    assert_eq!(house.press_data(second, &next, "-").await, "");
    let mark = house.say(VERA, "…");
    house.silent(mark).await;
    assert_eq!(pictures(&house, house.group), 2);
    assert_eq!(house.press(second, &next, "b1").await, "");
    let next = house.board(house.group, next.id).await;
    assert!(next.text.contains(": b1\n"), "{}", next.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_answered_with_the_number() {
    let house = House::open().await;
    for _ in 0..2 {
        house.accepted("/pig @boris").await;
    }
    let said = house.say(BORIS, "/m@kletka_bot hello");
    let question = house.answer(said).await;
    let one = house.find(house.group, "№1", |m| m.from == BOT && m.text.starts_with("№1 · ")).await;
    let (first, second) = mover(&one);
    let ask = "Which one do you mean? №1 Pig (Anna — Boris), №2 Pig (Anna — Boris). Put its number first: /m 1";
    let example = if first == BORIS { "roll" } else { "…" };
    assert_eq!(question.text, format!("{ask} {example}"));
    let said = house.reply(second, question.id, "№1 roll");
    assert_eq!(house.answer(said).await.text, format!("Not your turn: {} is to move.", name(first)));
    let said = house.reply(first, question.id, "1 roll");
    let board = house.board(house.group, said).await;
    assert!(board.text.starts_with("№1 · Pig · "), "{}", board.text);
}

/// In private, a text that names its match is answered as after `/m`, also if it is no move there.
#[tokio::test(flavor = "multi_thread")]
async fn a_number_in_private_says_which_match_is_meant() {
    let house = House::opened().await;
    for (command, how) in [
        ("/bulls bot:1", "Just type it, for example "),
        ("/tictactoe bot:1", "Reply to this message, for example "),
        ("/tictactoe bot:1", "Reply to this message, for example "),
    ] {
        let said = house.whisper(ANNA, command);
        let board = house.board(ANNA, said).await;
        assert!(board.text.contains(how), "plain text can mean one match only: {}", board.text);
    }
    let asked = "Which one do you mean?";
    for (text, answer) in [
        ("zzz", asked),
        ("9 zzz", asked),
        ("2 zzz", "Type one cell, for example"),
        ("№2 zzz", "Type one cell, for example"),
        ("/m 2 zzz", "Type one cell, for example"),
        ("/m №1 34", "The numbers here have 4 digits; yours has 2."),
        ("№1 34", "The numbers here have 4 digits; yours has 2."),
        ("#1 34", "The numbers here have 4 digits; yours has 2."),
        ("№999 zzz", "There is no match №999."),
        ("2 resign", "№2"),
    ] {
        let said = house.whisper(ANNA, text);
        let told = house.said(ANNA, ANNA, said).await;
        assert!(told.len() == 1 && told[0].text.contains(answer), "{text}: {:?}", texts(&told));
        assert!(answer == asked || !told[0].text.contains(asked), "{text}: {}", told[0].text);
    }
    // A number may be a move, with or without that of its match.
    for text in ["4821", "1 5678"] {
        let said = house.whisper(ANNA, text);
        house.find(ANNA, text, |m| m.id > said && m.photo().is_some() && m.text.starts_with("№1 · ")).await;
    }
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_of_the_other_script() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot @boris size=6");
    let lobby = house.find(house.group, "вызов", |m| m.id > said && m.button("Принять").is_some()).await;
    house.press(BORIS, &lobby, "Принять").await;
    let board = house.board(house.group, lobby.id).await;
    assert_eq!(placeholder(&board), Some("а4"));
    let (first, second) = mover(&board);
    // The third column is labelled в, which looks like a Latin B. No column looks like an F.
    let wrong = house.reply(first, board.id, "f2");
    let told = house.answer(wrong).await.text;
    assert_eq!(told, "На этом поле другие буквы: а б в г д е");
    let said = house.reply(first, board.id, "B2");
    let board = house.board(house.group, said).await;
    assert!(board.text.contains(": в2\n"), "{}", board.text);
    let said = house.reply(second, board.id, "В 2");
    assert_eq!(house.answer(said).await.text, "Клетка в2 занята, выбери пустую.");
    let said = house.reply(second, board.id, "б2.");
    let board = house.board(house.group, said).await;
    assert!(board.text.contains(": б2\n"), "{}", board.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typo_is_corrected_by_editing() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&board);
    let typo = house.reply(first, board.id, "b4");
    assert_eq!(house.answer(typo).await.text, "There is no b4 on this board: the last cell is c3.");
    house.correct(first, typo, "b5");
    house.find(house.group, "b5", |m| m.text.starts_with("There is no b5")).await;
    house.correct(first, typo, "b2");
    let board = house.board(house.group, typo).await;
    assert!(board.text.contains(&format!("{}: b2\n", name(first))), "{}", board.text);
    // An accepted move stays.
    house.correct(first, typo, "b3");
    let mark = house.say(VERA, "…");
    house.silent(mark).await;
    // By command, and although the opponent has written in between.
    let typo = house.say(second, "/m@kletka_bot b2");
    assert_eq!(house.answer(typo).await.text, "b2 is taken. Choose an empty cell.");
    house.correct(second, typo, "/m@kletka_bot 1 a1");
    let board = house.board(house.group, board.id).await;
    assert!(board.text.contains(": a1\n"), "{}", board.text);
    house.correct(second, typo, "/m@kletka_bot 1 a2");
    // Out of turn at first, but possible now that the opponent has moved.
    let early = house.reply(second, board.id, "c3");
    house.answer(early).await;
    let said = house.reply(first, board.id, "c1");
    let board = house.board(house.group, said).await;
    house.correct(second, early, "a3");
    let board = house.board(house.group, board.id).await;
    assert!(board.text.contains(&format!("{}: a3\n", name(second))), "{}", board.text);
    // Editing a message that was refused before your own last move is not a new move.
    let wrong = house.reply(first, board.id, "z9");
    house.answer(wrong).await;
    let said = house.reply(first, board.id, "c2");
    let board = house.board(house.group, said).await;
    house.correct(first, wrong, "c3");
    let mark = house.say(VERA, "…");
    house.silent(mark).await;
    assert_eq!(pictures(&house, house.group), 6);
    assert_eq!(board.mentioned(), [second]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_accepted_message_plays_once_for_all_matches() {
    let house = open_ears().await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, _) = mover(&board);
    let played = house.say(first, "b2");
    let board = house.board(house.group, played).await;
    house.reply(first, board.id, "resign");
    let over = house.board(house.group, board.id).await;
    let next = house.accepted("/tictactoe @boris").await;
    house.correct(first, played, "b3");
    let mark = house.say(VERA, "…");
    house.silent(mark).await;
    // Nor does it affect the finished match, and people may talk about it.
    let talk = house.reply(first, over.id, "well played!");
    house.silent(talk).await;
    let late = house.reply(first, over.id, "b3");
    assert_eq!(house.answer(late).await.text, "This match is over.");
    assert_eq!(house.press_data(first, &over, "m:1:1:b3").await, "This match is over.");
    assert!(next.text.starts_with("№2 · "), "{}", next.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_forwarded_is_no_move() {
    let house = open_ears().await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, _) = mover(&board);
    let elsewhere = house.sandbox.add_group("Elsewhere", &[first]);
    let text = house.sandbox.say(first, elsewhere, "b2");
    let forwarded = house.sandbox.forward(first, elsewhere, text, house.group);
    house.silent(forwarded).await;
    let typed = house.say(first, "b2");
    house.board(house.group, typed).await;
    assert_eq!(pictures(&house, house.group), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_is_told() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&board);
    let mut last = board.id;
    for (n, cell) in ["a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2"].into_iter().enumerate() {
        let user = if n % 2 == 0 { first } else { second };
        last = house.say(user, &format!("/m@kletka_bot {cell}"));
        house.board(house.group, last).await;
    }
    let over = house.board(house.group, last).await;
    assert_eq!(
        over.text,
        format!(
            "№1 · Tic-tac-toe · Anna — Boris\n{}: a2\nA draw.\nRated: Anna 1500? (±0), Boris 1500? (±0).",
            name(first)
        )
    );
    assert!(over.mentioned().is_empty());
    assert_eq!(labels(&over), ["Rematch | Look back", "Film | Card | Record"]);
    assert_eq!(pictures(&house, house.group), 10, "the first board and one for each move");
    let late = house.say(first, "/m@kletka_bot a2");
    assert_eq!(
        house.answer(late).await.text,
        "You are not playing here. /play starts a match, /matches lists what is on."
    );
    let late = house.say(first, "/m@kletka_bot 1 a2");
    assert_eq!(house.answer(late).await.text, "This match is over.");
}

#[tokio::test(flavor = "multi_thread")]
async fn against_the_computer_in_a_group() {
    let house = House::open().await;
    let said = house.say(ANNA, "/tictactoe@kletka_bot bot:5");
    let mut board = house.board(house.group, said).await;
    let mut shown = pictures(&house, house.group);
    assert_eq!(shown, 1);
    while board.button("Rematch").is_none() {
        let free = board.buttons().iter().find(|b| b.data.is_some()).map(|b| b.text.clone());
        let cell = free.expect("a free cell");
        assert_eq!(board.mentioned(), [ANNA]);
        assert_eq!(house.press(ANNA, &board, &cell).await, "");
        let next = house.board(house.group, board.id).await;
        assert!(next.text.contains(&format!("Anna: {cell}\n")), "{}", next.text);
        house.gone(&board).await;
        board = next;
        shown += 1;
        assert_eq!(pictures(&house, house.group), shown, "one picture for both moves");
    }
    assert!(!board.text.contains("Anna wins"), "{}", board.text);
    // The computer is ready for a rematch at once.
    house.press(ANNA, &board, "Rematch").await;
    let next = house.board(house.group, board.id).await;
    assert!(next.text.starts_with("№2 · Tic-tac-toe · Anna — Kletka (level 5)\n"), "{}", next.text);
    let said = house.said(VERA, house.group, board.id).await;
    assert_eq!(said.len(), 1, "{:?}", texts(&said));
}
