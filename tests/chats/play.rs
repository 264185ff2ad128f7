//! A match from the challenge to the last picture.

use super::house::{ANNA, BORIS, House, VERA, labels, mover, texts};

#[tokio::test(flavor = "multi_thread")]
async fn tictactoe_from_challenge_to_rematch() {
    let house = House::open().await;
    let said = house.say(ANNA, "/play@kletka_bot tictactoe @boris");
    let lobby = house.told("challenges").await;
    assert_eq!(labels(&lobby), ["Accept | Decline", "Withdraw"]);
    assert_eq!(house.press(VERA, &lobby, "Accept").await, "This challenge is for somebody else.");
    house.press(BORIS, &lobby, "Accept").await;
    let mut board = house.board(house.group, lobby.id).await;
    assert!(board.text.starts_with("№1 · Tic-tac-toe · Anna — Boris\n"), "{}", board.text);
    let began = house.changed(&lobby).await;
    assert!(began.text.contains("The match has begun"), "{}", began.text);
    assert_eq!(labels(&began), [""; 0]);

    // The first player makes a row, a1 a2 a3; the other plays b1 b2.
    let (first, second) = mover(&board);
    let moves = [(first, "a1"), (second, "b1"), (first, "A 2"), (second, "2b"), (first, "a-3!")];
    for (user, text) in moves {
        assert_eq!(board.mentioned(), [user]);
        assert_eq!(board.buttons().len(), 9);
        let answer = house.reply(user, board.id, text);
        let next = house.board(house.group, answer).await;
        house.gone(&board).await;
        board = next;
    }
    let winner = if first == ANNA { "Anna" } else { "Boris" };
    let rated = match first {
        ANNA => "Rated: Anna 1662? (+162), Boris 1338? (−162).",
        _ => "Rated: Anna 1338? (−162), Boris 1662? (+162).",
    };
    assert!(board.text.ends_with(&format!("{winner}: a3\n🏆 {winner} wins!\n{rated}")), "{}", board.text);
    assert!(board.mentioned().is_empty());
    assert_eq!(labels(&board), ["Rematch", "Film | Card | Record"]);
    let all = house.said(VERA, house.group, said).await;
    assert_eq!(all.len(), 7, "a challenge and six boards: {:?}", texts(&all));

    house.press(VERA, &board, "Card").await;
    let card = house.find(house.group, "a card", |m| m.photo().is_some() && m.reply_to == Some(board.id)).await;
    assert_eq!(card.text, "№1 · Tic-tac-toe");

    // In the rematch, the other player begins, and the old picture stays.
    assert_eq!(house.press(VERA, &board, "Rematch").await, "You are not playing in №1.");
    house.press(first, &board, "Rematch").await;
    let again = house.told("№2").await;
    assert_eq!(labels(&again), ["Accept | Decline", "Withdraw"]);
    assert_eq!(house.press(first, &board, "Rematch").await, "There already is a rematch: №2.");
    house.press(second, &again, "Accept").await;
    let next = house.board(house.group, again.id).await;
    assert!(next.text.starts_with("№2"), "{}", next.text);
    assert_eq!(next.mentioned(), [second]);
    assert!(!house.sandbox.message(house.group, board.id).is_none_or(|m| m.deleted));
    println!("{}", house.sandbox.transcript(house.group));
}
