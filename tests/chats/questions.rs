//! Confirmation questions: before an irreversible action, and in private to find out which match is meant.

use kletka_sandbox::{Line, Message, Rank, SandboxConfig};

use super::house::{ANNA, BORIS, House, VERA, labels, mover};
use super::watch::Buttons;

/// Tic-tac-toe on a large board after that many plies. Returns the last picture.
async fn match_of_plies(house: &House, settings: &str, plies: usize) -> Message {
    let mut board = house.accepted(&format!("/tictactoe @boris size=5 {settings}")).await;
    for cell in ["a1", "a2", "b1", "b2", "c1"].into_iter().take(plies) {
        let typed = house.reply(mover(&board).0, board.id, cell);
        board = house.board(house.group, typed).await;
    }
    board
}

/// How many messages of a chat are confirmation questions.
fn questions(house: &House, chat: i64) -> usize {
    house.sandbox.messages(chat).iter().filter(|m| !m.deleted && m.button_data("yes").is_some()).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_fourth_ply_one_is_asked_before_resigning() {
    let house = House::open().await;
    let early = match_of_plies(&house, "", 3).await;
    house.reply(ANNA, early.id, "resign");
    house.picture(&["№1", "Anna resigns."]).await;

    let board = match_of_plies(&house, "", 4).await;
    let said = house.reply(ANNA, board.id, "/resign");
    let asked = house.question(house.group, &["№2 Tic-tac-toe (Anna — Boris): Anna, do you give up?"]).await;
    assert_eq!(
        (labels(&asked), asked.reply_to, asked.mentioned()),
        (vec!["Yes | No".to_owned()], Some(said), vec![ANNA])
    );
    assert_eq!(house.press(BORIS, &asked, "Yes").await, "You were not asked that.");
    assert_eq!(house.press(ANNA, &asked, "No").await, "Nothing has happened.");
    house.gone(&asked).await;
    // After asking twice, only the newer question is open.
    house.say(ANNA, "/resign@kletka_bot 2");
    let older = house.question(house.group, &["do you give up?"]).await;
    house.say(ANNA, "/resign@kletka_bot 2");
    house.gone(&older).await;
    let asked = house.question(house.group, &["do you give up?"]).await;
    house.reply(BORIS, asked.id, "yes");
    house.reply(ANNA, asked.id, "Yes!");
    house.picture(&["№2", "Anna resigns.", "Boris wins!"]).await;
    house.gone(&asked).await;
    let data = asked.button_data("yes").and_then(|button| button.data.clone()).expect("it had one");
    assert_eq!(house.press_data(ANNA, &asked, &data).await, "This question has been settled.");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_lapses_after_a_minute_also_across_a_restart() {
    let mut house = House::open().await;
    let board = match_of_plies(&house, "", 4).await;
    house.reply(ANNA, board.id, "resign");
    let asked = house.question(house.group, &["do you give up?"]).await;
    house.settled().await;
    house.stop().await;
    house.pass(59);
    house.start().await;
    assert_eq!(house.press(BORIS, &asked, "Yes").await, "You were not asked that.");
    house.pass(3);
    let lapsed = house.changed(&asked).await;
    let told = "№1 Tic-tac-toe (Anna — Boris): nobody answered within a minute, so nothing changes.";
    assert_eq!((lapsed.text.as_str(), &lapsed.keyboard), (told, &None));
    let data = asked.button_data("yes").and_then(|button| button.data.clone()).expect("it had one");
    let late = "Too late: the minute for an answer has passed.";
    assert_eq!(house.press_data(ANNA, &lapsed, &data).await, late);
    // The same if the bot was away meanwhile.
    house.reply(ANNA, board.id, "resign");
    let asked = house.question(house.group, &["do you give up?"]).await;
    let data = asked.button_data("yes").and_then(|button| button.data.clone()).expect("it has one");
    house.settled().await;
    house.stop().await;
    house.pass(90);
    house.start().await;
    assert_eq!(house.press_data(ANNA, &asked, &data).await, late);
    house.changed(&asked).await;
    // A timely answer counts, and the match has continued meanwhile.
    house.reply(ANNA, board.id, "resign");
    let asked = house.question(house.group, &["do you give up?"]).await;
    house.pass(58);
    assert_eq!(house.press(ANNA, &asked, "Yes").await, "");
    house.picture(&["№1", "Anna resigns."]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_blitz_nobody_is_asked() {
    let house = House::open().await;
    let board = match_of_plies(&house, "clock=blitz", 4).await;
    house.reply(ANNA, board.id, "resign");
    house.picture(&["Anna resigns."]).await;
    assert_eq!(questions(&house, house.group), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_is_asked_before_a_match_is_called_off() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    house.say(ANNA, "/tictactoe@kletka_bot @boris size=5");
    let lobby = house.told("зовёт сыграть").await;
    house.press(BORIS, &lobby, "Принять").await;
    let mut board = house.board(house.group, lobby.id).await;
    for cell in ["а1", "а2", "б1", "б2"] {
        let typed = house.reply(mover(&board).0, board.id, cell);
        board = house.board(house.group, typed).await;
    }
    house.sandbox.set_rank(house.group, VERA, Rank::Admin);
    // The question goes to the group itself: any of its administrators may answer.
    house.write(VERA, house.group, Line::new("/cancel@kletka_bot").anonymous());
    let asked = house.question(house.group, &["отменить партию?"]).await;
    assert_eq!(house.press(BORIS, &asked, "Да").await, "Спросили не тебя.");
    assert_eq!(house.press(VERA, &asked, "Нет").await, "Всё остаётся как было.");
    house.gone(&asked).await;
    house.say(VERA, "/cancel@kletka_bot 1");
    let asked = house.question(house.group, &["отменить партию?"]).await;
    house.reply(VERA, asked.id, "Да");
    house.picture(&["Партия отменена"]).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_gives_everything_else_away_is_asked_about() {
    let house = House::open().await;
    let mut board = house.accepted("/dots @boris size=5 zone=off").await;
    let (first, second) = mover(&board);
    for node in ["a2", "b2", "b1", "e5", "c2", "e4", "b3", "d4"] {
        let typed = house.reply(mover(&board).0, board.id, node);
        board = house.board(house.group, typed).await;
    }
    let typed = house.reply(second, board.id, "stop");
    assert!(house.answer(typed).await.text.starts_with("Not your turn: "), "what cannot be is not asked about");
    assert_eq!(house.press(first, &board, "✋ Stop").await, "Are you sure? Answer the question below.");
    let asked = house.question(house.group, &["“✋ Stop” – are you sure?"]).await;
    assert_eq!(asked.mentioned(), [first]);
    // Moving on answers the question.
    let typed = house.reply(first, board.id, "d3");
    let board = house.board(house.group, typed).await;
    house.gone(&asked).await;
    let typed = house.reply(second, board.id, "d5");
    let board = house.board(house.group, typed).await;
    house.reply(first, board.id, "stop");
    house.means_it(first).await;
    house.picture(&[" stops. "]).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_in_private_says_which_match_it_means_and_is_answered_there() {
    let house = House::open().await;
    house.whisper(ANNA, "/start");
    let board = house.accepted("/tictactoe @boris size=5").await;
    let (first, second) = mover(&board);
    house.whisper(second, "/start");
    house.reply(first, board.id, "a1");
    let board = house.board(house.group, board.id).await;
    let names = |user| if user == ANNA { "Anna" } else { "Boris" };
    let (one, two) = (names(first), names(second));
    house.whisper(second, "undo");
    house.told_in(second, "You have no move to take back.").await;
    // Even before the fifth ply: the word could have meant anything.
    house.whisper(first, "undo");
    let asked =
        house.question(first, &["№1 Tic-tac-toe (Anna — Boris): ", "shall I ask there for your move back?"]).await;
    assert_eq!(house.press(first, &asked, "Yes").await, "");
    house.told(&format!("{one} asks to take a move back in №1.\nWaiting for {two}.")).await;
    house.told_in(first, &format!("{one} asks to take a move back in №1.\nWaiting for {two}.")).await;
    house.whisper(second, "draw");
    house.question(second, &["№1", "shall I offer a draw there?"]).await;
    house.whisper(second, "yes");
    house.told(&format!("{two} offers a draw in №1.")).await;
    house.told_in(second, &format!("{two} offers a draw in №1.\nWaiting for {one}.")).await;
    // A prompt in private comes before matches in groups.
    house.whisper(first, "/tictactoe bot:1");
    house.board(first, asked.id).await;
    house.whisper(first, "resign");
    house.picture_in(first, &["№2", &format!("{one} resigns.")]).await;
    house.whisper(first, "resign");
    house.question(first, &["№1 Tic-tac-toe", "do you give up?"]).await;
    assert_eq!(house.sandbox.message(house.group, board.id).map(|m| m.deleted), Some(false), "nothing has happened");
    house.whisper(first, "yes");
    house.picture(&["№1", &format!("{one} resigns.")]).await;
    house.told_in(first, &format!("№1 Tic-tac-toe (Anna — Boris)\n{one} resigns.")).await;
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_in_groups_the_number_is_wanted() {
    let house = House::open().await;
    house.whisper(ANNA, "/start");
    for _ in 0..2 {
        house.accepted("/tictactoe @boris").await;
    }
    house.whisper(ANNA, "draw");
    let which = house.told_in(ANNA, "Which one do you mean?").await;
    assert!(which.text.ends_with("For example: /draw 1"), "{}", which.text);
    house.whisper(ANNA, "/resign 2");
    house.picture(&["№2", "Anna resigns."]).await;
    house.told_in(ANNA, "№2 Tic-tac-toe (Anna — Boris)\nAnna resigns.").await;
    house.whisper(ANNA, "show");
    house.told_in(ANNA, "The picture is shown in the group.").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_hint_ends_a_match_by_a_tap() {
    for (language, word) in [("en", "answer the picture with “resign”"), ("ru", "ответь на картинку: «сдаюсь»")]
    {
        let house = House::with(SandboxConfig::default(), language).await;
        let said = house.whisper(ANNA, "/tictactoe bot:1 size=5 line=5");
        let board = house.board(ANNA, said).await;
        let cell = |board: &Message| {
            board.buttons().iter().find_map(|b| b.data.clone().filter(|d| d.starts_with("m:"))).expect("a cell")
        };
        house.press_data(ANNA, &board, &cell(&board)).await;
        let board = house.board(ANNA, board.id).await;
        house.press_data(ANNA, &board, &cell(&board)).await;
        house.board(ANNA, board.id).await;
        house.whisper(ANNA, "/cancel");
        let told = house.told_in(ANNA, word).await;
        assert!(!told.text.contains('/'), "{}", told.text);
    }
}
