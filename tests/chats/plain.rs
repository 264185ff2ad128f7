//! Plain text: which match it is a move of if there are several, and when it is not a move.

use kletka_sandbox::{Line, Message};

use super::house::{ANNA, BORIS, BOT, House, VERA, mover, placeholder, texts};
use super::moves::{name, open_ears, pictures};

#[tokio::test(flavor = "multi_thread")]
async fn plain_text_where_the_bot_reads_it() {
    let house = open_ears().await;
    let board = house.accepted("/tictactoe @boris size=6").await;
    let (first, second) = mover(&board);
    assert!(board.text.ends_with("\nJust type it, for example a4."), "{}", board.text);
    assert_eq!(placeholder(&board), None);
    let said = house.say(first, "b2");
    let board = house.board(house.group, said).await;
    let asked = format!("{}: put a nought on an empty cell\nJust type it, for example ", name(second));
    assert!(board.text.contains(&asked), "each of them is told once: {}", board.text);
    // Chatter of players and of strangers.
    let mark = house.say(VERA, "hello");
    for user in [first, second, VERA] {
        for text in
            ["hello", "5", "a1 is nice", "ok 5", "na 3", "b", "2 b or not 2 b", "draw", "/shrug", "Boris?", "№1"]
        {
            house.say(user, text);
        }
    }
    house.say(VERA, "c3");
    house.silent(mark).await;
    // An impossible move gets an answer, and a possible one is played.
    let said = house.say(second, "b2");
    assert_eq!(house.answer(said).await.text, "b2 is taken. Choose an empty cell.");
    let said = house.say(first, "c3");
    assert_eq!(house.answer(said).await.text, format!("Not your turn: {} is to move.", name(second)));
    let said = house.say(second, "№1 c3");
    house.board(house.group, said).await;
    assert_eq!(pictures(&house, house.group), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_text_in_privacy_mode() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris size=6").await;
    let (first, second) = mover(&board);
    let unheard = house.say(first, "b2");
    house.silent(unheard).await;

    // As an administrator, the bot reads it, and says so once, without a new board.
    let mark = house.say(VERA, "…");
    house.sandbox.promote_bot(ANNA, house.group);
    house.told("I read everything").await;
    assert_eq!(house.said(VERA, house.group, mark).await.len(), 1);
    let said = house.say(first, "b2");
    let board = house.board(house.group, said).await;
    assert!(!board.text.contains("Reply to this picture"), "{}", board.text);
    assert_eq!(placeholder(&board), None);

    // When it no longer is one, it must say how moves reach it now.
    house.sandbox.demote_bot(ANNA, house.group);
    let again = house.board(house.group, board.id).await;
    assert!(again.text.ends_with("\nReply to this picture with your move, for example a4."), "{}", again.text);
    assert_eq!(placeholder(&again), Some("a4"));
    house.gone(&board).await;
    let unheard = house.say(second, "c3");
    house.silent(unheard).await;
    let said = house.reply(second, again.id, "c3");
    house.board(house.group, said).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_matches_in_one_chat() {
    let house = open_ears().await;
    let one = house.accepted("/tictactoe @boris size=6").await;
    let two = house.accepted("/tictactoe @boris size=5").await;
    let (first, other) = mover(&one);
    // The same player is to move in both, or a different one in each.
    let both = mover(&two).0 == first;
    let said = house.say(first, "b2");
    if both {
        let question = house.answer(said).await;
        let ask = "Which one do you mean? №1 Tic-tac-toe (Anna — Boris), №2 Tic-tac-toe (Anna — Boris). \
                   Put its number first: /m 1 b2";
        assert_eq!(question.text, ask);
        let said = house.reply(first, question.id, "2 b2");
        let board = house.board(house.group, said).await;
        assert!(board.text.starts_with("№2 · ") && board.text.contains(": b2\n"), "{}", board.text);
    } else {
        // Only one of them waits for this person.
        let board = house.board(house.group, said).await;
        assert!(board.text.starts_with("№1 · ") && board.text.contains(": b2\n"), "{}", board.text);
    }
    // A reply says which match is meant. So does a number.
    let asked = if both { first } else { other };
    let (number, board) = if both { (1, &one) } else { (2, &two) };
    let said = house.reply(asked, board.id, "/m@kletka_bot d4");
    let next = house.board(house.group, said).await;
    assert!(next.text.starts_with(&format!("№{number} · ")) && next.text.contains(": d4\n"), "{}", next.text);
    let turns = |n: u64| {
        let at = format!("№{n} · ");
        let boards = house.sandbox.messages(house.group).into_iter().rev();
        let board = boards.into_iter().find(|m| m.from == BOT && !m.deleted && m.text.starts_with(&at));
        mover(&board.expect("each match has a board"))
    };
    let (user, _) = turns(1);
    let said = house.say(user, "№1 f6");
    let board = house.board(house.group, said).await;
    assert!(board.text.starts_with("№1 · ") && board.text.contains(": f6\n"), "{}", board.text);
    let (user, _) = turns(2);
    let said = house.say(user, "/m@kletka_bot 2 a1");
    let board = house.board(house.group, said).await;
    assert!(board.text.starts_with("№2 · ") && board.text.contains(": a1\n"), "{}", board.text);
    // Chatter is a move of neither, and not worth a question.
    let mark = house.say(ANNA, "hello");
    for text in ["5", "ok 5", "да 5", "№7 a1", "1 and 2"] {
        house.say(BORIS, text);
    }
    house.silent(mark).await;
}

/// Anna starts a match in a topic. Returns its first board.
async fn in_topic(house: &House, forum: i64, topic: i32) -> Message {
    let said = house.write(ANNA, forum, Line::new("/tictactoe@kletka_bot @boris size=6").topic(topic));
    let challenge = |m: &Message| m.id > said && m.button("Accept").is_some();
    let lobby = house.find(forum, "a challenge", challenge).await;
    assert_eq!(lobby.topic, Some(topic));
    house.press(BORIS, &lobby, "Accept").await;
    let board = house.board(forum, lobby.id).await;
    assert_eq!(board.topic, Some(topic));
    board
}

#[tokio::test(flavor = "multi_thread")]
async fn topics_of_a_forum() {
    let house = open_ears().await;
    let forum = house.sandbox.add_forum("Forum", &[ANNA, BORIS, VERA]);
    let chess = house.sandbox.open_topic(ANNA, forum, "Chess").expect("a forum has topics");
    let games = house.sandbox.open_topic(ANNA, forum, "Games").expect("a forum has topics");
    let one = in_topic(&house, forum, games).await;
    let (first, second) = mover(&one);
    // Plain text counts only in the topic of the match.
    house.write(first, forum, Line::new("a1").topic(chess));
    let said = house.write(first, forum, Line::new("a1"));
    assert_eq!(texts(&house.said(VERA, forum, said).await), [""; 0]);
    let said = house.write(first, forum, Line::new("a1").topic(games));
    let board = house.board(forum, said).await;
    assert_eq!(board.topic, Some(games));
    // By a command from elsewhere: the refusal comes there, the board where it belongs.
    let wrong = house.write(second, forum, Line::new("/m@kletka_bot 1 a1").topic(chess));
    let told = house.said(VERA, forum, wrong).await;
    assert_eq!(texts(&told), ["a1 is taken. Choose an empty cell."]);
    assert_eq!((told[0].topic, told[0].reply_to), (Some(chess), Some(wrong)));
    let said = house.write(second, forum, Line::new("/m@kletka_bot 1 b1").topic(chess));
    assert_eq!(house.board(forum, said).await.topic, Some(games));

    // Two matches at once: each topic has its own.
    let two = in_topic(&house, forum, chess).await;
    let (user, _) = mover(&two);
    let said = house.write(user, forum, Line::new("c3").topic(chess));
    let board = house.board(forum, said).await;
    assert!(board.text.starts_with("№2 · ") && board.topic == Some(chess), "{}", board.text);
    let said = house.write(first, forum, Line::new("c3").topic(games));
    let board = house.board(forum, said).await;
    assert!(board.text.starts_with("№1 · ") && board.topic == Some(games), "{}", board.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_text_in_private() {
    let house = House::open().await;
    let said = house.whisper(ANNA, "b2");
    let told = house.said(ANNA, ANNA, said).await;
    let idle = "No match of yours is waiting here. /play shows the games; to play with friends, add me to a group.";
    assert_eq!(texts(&told), [idle]);
    // A match in a group does not make the private one ambiguous.
    let group = house.accepted("/tictactoe @boris").await;
    let (asked, _) = mover(&group);
    let said = house.whisper(ANNA, "/tictactoe bot:1");
    let board = house.board(ANNA, said).await;
    assert!(board.text.starts_with("№2 · Tic-tac-toe · Anna — Kletka (level 1)\n"), "{}", board.text);
    let free = board.buttons().iter().find(|b| b.data.is_some()).map(|b| b.text.clone());
    let cell = free.expect("a free cell");
    let before = pictures(&house, ANNA);
    let said = house.whisper(ANNA, &cell);
    let next = house.board(ANNA, said).await;
    let news: Vec<&str> = next.text.lines().skip(1).take(2).collect();
    assert_eq!(news[0], format!("Anna: {cell}"), "{}", next.text);
    assert!(news[1].starts_with("Kletka (level 1): "), "{}", next.text);
    house.gone(&board).await;
    let said = house.whisper(ANNA, &cell);
    assert_eq!(texts(&house.said(ANNA, ANNA, said).await), [format!("{cell} is taken. Choose an empty cell.")]);
    // You reach the group's match by its number.
    let said = house.whisper(asked, "/m 1 a1");
    let next = house.board(house.group, group.id).await;
    assert!(next.text.contains(": a1\n"), "{}", next.text);
    assert_eq!(texts(&house.said(asked, asked, said).await), [""; 0]);
    let said = house.whisper(ANNA, "good luck");
    assert_eq!(texts(&house.said(ANNA, ANNA, said).await), ["Type one cell, for example b2."]);
    assert_eq!(pictures(&house, ANNA), before + 1, "one picture for both moves");
}
