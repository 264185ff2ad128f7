//! Dots in a chat: options by buttons, a capture, grounding, hints, texts in both languages.

use kletka_sandbox::{Message, SandboxConfig};

use super::house::{ANNA, BORIS, BOT, House, VERA, labels, mover};

/// Plays moves in turn, as replies to the latest picture. Returns the last picture.
async fn play(house: &House, board: Message, moves: &str) -> Message {
    let mut board = board;
    for text in moves.split(", ") {
        let answer = house.reply(mover(&board).0, board.id, text);
        board = house.board(house.group, answer).await;
    }
    board
}

/// Starts a match on a small sheet without a zone. Returns its first picture.
async fn small(house: &House, settings: &str) -> Message {
    house.accepted(&format!("/dots @boris size=5 zone=off {settings}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn size_and_start_are_tapped_under_a_challenge_that_names_no_option() {
    let house = House::open().await;
    house.say(ANNA, "/dots@kletka_bot @boris");
    let lobby = house.told("challenges").await;
    let rows =
        ["12 × 12 | ✓ 20 × 20 | 30 × 30 | 39 × 32", "✓ empty | cross | two crosses", "Accept | Decline", "Withdraw"];
    assert_eq!(labels(&lobby), rows);
    assert_eq!(house.press(BORIS, &lobby, "12 × 12").await, "Only whoever made the challenge can do that.");
    house.press(ANNA, &lobby, "12 × 12").await;
    let lobby = house.changed(&lobby).await;
    assert!(lobby.text.contains("Terms: sheet 12 × 12."), "{}", lobby.text);
    house.press(ANNA, &lobby, "cross").await;
    let lobby = house.changed(&lobby).await;
    assert_eq!(labels(&lobby)[..2], ["✓ 12 × 12 | 20 × 20 | 30 × 30 | 39 × 32", "empty | ✓ cross | two crosses"]);
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.board(house.group, lobby.id).await;
    let began = house.changed(&lobby).await;
    assert!(labels(&began).is_empty(), "{:?}", labels(&began));
    let answer = house.reply(mover(&board).0, board.id, "f6");
    assert_eq!(house.answer(answer).await.text, "There is already a dot on f6.");
}

#[tokio::test(flavor = "multi_thread")]
async fn options_are_tapped_while_whoever_joins_is_still_waited_for() {
    let house = House::open().await;
    house.say(ANNA, "/dots@kletka_bot");
    let lobby = house.told("Who’s in?").await;
    assert_eq!(house.press(ANNA, &lobby, "12 × 12").await, "");
    let lobby = house.changed(&lobby).await;
    assert!(lobby.text.contains("Terms: sheet 12 × 12."), "{}", lobby.text);
    house.press(BORIS, &lobby, "Join").await;
    house.board(house.group, lobby.id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_with_options_shows_no_such_buttons() {
    let house = House::open().await;
    house.say(ANNA, "/dots@kletka_bot @boris official");
    let lobby = house.told("challenges").await;
    assert_eq!(labels(&lobby), ["Accept | Decline", "Withdraw"]);
    assert!(lobby.text.contains("Terms: sheet 39 × 32."), "{}", lobby.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_from_a_capture_to_grounding_through_a_restart() {
    let mut house = House::open().await;
    let board = small(&house, "").await;
    let (first, _) = mover(&board);
    let board = play(&house, board, "a2, b2, b1, e5, c2").await;
    house.stop().await;
    house.start().await;
    let board = play(&house, board, "e4, b3").await;
    let name = if first == ANNA { "Anna" } else { "Boris" };
    assert!(board.text.contains(&format!("{name}: b3 captures 1 dot!")), "{}", board.text);
    let board = play(&house, board, "e3").await;
    assert!(labels(&board).join(" ").contains("⏚ Ground"), "{:?}", labels(&board));
    house.press(first, &board, "⏚ Ground").await;
    let over = house.told("wins!").await;
    assert!(over.text.contains(&format!("{name} grounds. No dot is loose.")), "{}", over.text);
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_grounding_is_answered_with_a_picture_and_changes_nothing() {
    let house = House::open().await;
    let board = small(&house, "").await;
    let board = play(&house, board, "b3, c3, d3, e5, c2").await;
    let board = play(&house, board, "e4").await;
    let (user, other) = mover(&board);
    let answer = house.reply(user, board.id, "ground");
    let told = house.board(house.group, answer).await;
    assert!(told.text.contains("Not yet: you have captured 0, the other player 0, and 3 dots of yours are loose"));
    assert!(told.photo().is_some(), "{}", told.text);
    assert_eq!(told.from, BOT);
    // A refused word without places to mark gets a text only.
    let answer = house.reply(user, board.id, "done");
    let told = house.answer(answer).await;
    assert!(told.photo().is_none() && told.text.contains("after a stop"), "{}", told.text);
    let next = play(&house, board, "c4").await;
    assert_eq!(mover(&next).0, other);
}

#[tokio::test(flavor = "multi_thread")]
async fn houses_are_shown_in_private_to_who_asks() {
    let house = House::open().await;
    house.sandbox.start_private(BORIS, "");
    let board = small(&house, "").await;
    let board = play(&house, board, "a2, e5, b1, e4, c2, e3, b3").await;
    let asked = house.reply(BORIS, board.id, "/hint");
    let hint = house.told_in(BORIS, "Shaded: the houses").await;
    assert!(hint.photo().is_some());
    let asked_too = house.reply(ANNA, board.id, "/hint");
    let told = house.answer(asked_too).await;
    assert!(told.text.contains("t.me/kletka_bot?start=m1"), "{}", told.text);
    assert!(house.said(VERA, house.group, asked).await.iter().all(|m| !m.text.contains("Shaded")));
    house.say(VERA, "/hint@kletka_bot 1");
    house.told("You are not playing in №1.").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_area_is_left_open_by_button() {
    let house = House::open().await;
    let board = small(&house, "territory").await;
    let (first, second) = mover(&board);
    let board = play(&house, board, "a2, b2, b1, e5, c2, e4, b3").await;
    assert_eq!(labels(&board), ["🖍 Paint | Leave open"]);
    assert_eq!(mover(&board).0, first);
    house.press(first, &board, "Leave open").await;
    let left = house.told("leaves the area open").await;
    assert_eq!(mover(&left).0, second);
    let board = play(&house, left, "e3").await;
    assert!(labels(&board).join(" ").contains("🖍 Paint b2"), "{:?}", labels(&board));
    house.press(first, &board, "🖍 Paint b2").await;
    let painted = house.told("paints the area around b2: 1 dot.").await;
    assert_eq!(mover(&painted).0, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_words_are_russian_in_a_russian_chat() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    house.say(ANNA, "/play@kletka_bot точки @boris size=5 zone=off stoptime=60");
    let lobby = house.told("зовёт сыграть").await;
    house.press(BORIS, &lobby, "Принять").await;
    let board = house.board(house.group, lobby.id).await;
    let board = play(&house, board, "а2, б2, б1, д5, в2, д4, б3").await;
    assert!(board.text.contains("б3 — окружена 1 точка!"), "{}", board.text);
    let board = play(&house, board, "г5").await;
    house.reply(mover(&board).0, board.id, "стоп");
    let question = house.question(house.group, &["точно «✋ Стоп»?"]).await;
    assert_eq!(house.press(mover(&board).0, &question, "Да").await, "");
    let board = house.board(house.group, question.id).await;
    assert!(board.text.contains("не дольше 60 секунд"), "{}", board.text);
    let board = play(&house, board, "г4").await;
    assert_eq!(labels(&board), ["✅ Готово"]);
    house.advance(1);
    let over = house.told("🏆").await;
    assert!(over.text.contains("Время после «стоп» вышло."), "{}", over.text);
}

/// The text of a document with that name, sent after a message.
async fn document(house: &House, after: i32, name: &str) -> (i32, String) {
    let named = |m: &Message| m.id > after && m.media().is_some_and(|file| file.name.as_deref() == Some(name));
    let message = house.find(house.group, name, named).await;
    assert_eq!((message.text.as_str(), message.from), ("№1", BOT));
    let bytes = message.media().and_then(|file| file.bytes.clone()).expect("kept");
    (message.id, String::from_utf8(bytes.to_vec()).expect("text"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_exported_as_record_and_as_sgf() {
    let house = House::open().await;
    let board = small(&house, "").await;
    let (first, _) = mover(&board);
    let board = play(&house, board, "a2, b2, b1, e5, c2, e4, b3").await;
    let asked = house.say(VERA, "/export@kletka_bot");
    let (text, _) = document(&house, asked, "kletka-1-dots.txt").await;
    let (sgf, live) = document(&house, asked, "kletka-1-dots.sgf").await;
    assert!(text < sgf, "the record comes first");
    assert!(live.starts_with("(;FF[4]GM[40]") && live.contains("RE[?]"), "{live}");
    let last = if first == ANNA { ";B[bc.bcabbacbbc])" } else { ";W[bc.bcabbacbbc])" };
    assert!(live.trim_end().ends_with(last), "{live}");
    house.reply(mover(&board).0, board.id, "resign");
    house.means_it(mover(&board).0).await;
    house.picture(&["wins!"]).await;
    let asked = house.say(VERA, "/export@kletka_bot 1");
    let (_, over) = document(&house, asked, "kletka-1-dots.sgf").await;
    let replay = kletka::cli::replay::Replay::of(&over, kletka::games::GAMES).expect("a match in SGF");
    assert!(!replay.refused() && replay.played.outcome().is_some(), "{over}");
    assert!(!over.contains("seed"), "{over}");
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_until_the_sheet_is_full() {
    let house = House::open().await;
    let asked = house.say(ANNA, "/dots@kletka_bot bot:2 size=5 zone=off ground=off");
    let mut board = house.board(house.group, asked).await;
    let crossings = (1..=5).flat_map(|row| ('a'..='e').map(move |col| format!("{col}{row}")));
    for crossing in crossings {
        if board.button("Rematch").is_some() {
            break;
        }
        let typed = house.reply(ANNA, board.id, &crossing);
        let answered =
            |m: &Message| m.from == BOT && (m.reply_to == Some(typed) || m.id > typed && m.photo().is_some());
        let answer = house.find(house.group, "an answer", answered).await;
        if answer.photo().is_some() {
            assert_ne!(answer.id, board.id);
            board = answer;
        } else {
            assert!(answer.text.contains(&crossing), "taken, or captured: {}", answer.text);
        }
    }
    assert!(board.button("Rematch").is_some(), "every crossing was tried: {}", board.text);
    house.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quarter_of_a_point_is_shown_where_it_decides() {
    let house = House::open().await;
    let board = house.accepted("/dots @boris size=7 zone=off territory=on").await;
    let (first, second) = mover(&board);
    let board = play(&house, board, "c2, c3, b3, g7, d3, g6, d4, g5, c5, g4, b4, leave").await;
    let score = |own: &str, theirs: &str| match first {
        ANNA => format!("Anna {own} : {theirs} Boris"),
        _ => format!("Anna {theirs} : {own} Boris"),
    };
    assert!(board.text.contains(&score("0", "0")), "an open area is nobody's yet: {}", board.text);
    house.say(first, "/draw@kletka_bot");
    let offer = house.told("offers a draw").await;
    house.press(second, &offer, "Agree").await;
    let over = house.told("wins!").await;
    assert!(over.text.contains(&score("¼", "0")), "{}", over.text);
    assert!(over.text.contains("With half of the open points"), "{}", over.text);
    house.settled().await;
}
