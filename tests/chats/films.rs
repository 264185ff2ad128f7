//! `/replay`: a match as a film.

use kletka_sandbox::{Body, Line, Message, SandboxConfig};

use super::house::{ANNA, BORIS, BOT, House, VERA, mover};

/// The number of frames of a film, and their total duration in hundredths of a second.
fn frames(film: &Message) -> (usize, usize) {
    let Body::Animation(media) = &film.body else { panic!("{film:?} is no film") };
    assert_eq!(media.name.as_deref(), Some("replay.gif"));
    let bytes = media.bytes.clone().expect("kept");
    let mut reader = gif::DecodeOptions::new().read_info(&bytes[..]).expect("a GIF");
    let size = (u32::from(reader.width()), u32::from(reader.height()));
    assert_eq!(size, (media.width, media.height));
    assert_eq!(size.0.max(size.1).clamp(500, 640), size.0.max(size.1), "{size:?}");
    let mut delays = Vec::new();
    while let Some(frame) = reader.read_next_frame().expect("a whole GIF") {
        delays.push(usize::from(frame.delay));
    }
    (delays.len(), delays.iter().sum())
}

/// The film that replies to a message of a chat.
async fn film(house: &House, chat: i64, asked: i32) -> Message {
    let fits = |m: &Message| m.from == BOT && m.reply_to == Some(asked) && matches!(m.body, Body::Animation(_));
    let film = house.find(chat, "a film", fits).await;
    // Until the bot knows that it arrived, it still counts as being sent.
    house.settled().await;
    film
}

/// Plays some moves of tic-tac-toe by replies. Returns the last board.
async fn played(house: &House, mut board: Message, moves: &[&str]) -> Message {
    for text in moves {
        let answer = house.reply(mover(&board).0, board.id, text);
        board = house.board(house.group, answer).await;
    }
    board
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_shown_as_far_as_it_has_come() {
    let house = House::open().await;
    let asked = house.say(VERA, "/replay@kletka_bot");
    house.answer(asked).await;
    let board = house.accepted("/tictactoe @boris").await;
    let asked = house.reply(VERA, board.id, "/replay");
    let start = film(&house, house.group, asked).await;
    assert_eq!(start.text, "№1 · Tic-tac-toe · Anna — Boris\nNobody has moved yet.");
    assert_eq!(frames(&start), (1, 300));

    let board = played(&house, board, &["a1", "b1"]).await;
    let asked = house.say(ANNA, "/replay@kletka_bot");
    let middle = film(&house, house.group, asked).await;
    assert_eq!(middle.text, "№1 · Tic-tac-toe · Anna — Boris\n2 moves so far.");
    assert_eq!(frames(&middle), (3, 100 + 50 + 300));

    // A film is not a board: it is a message beside it, and a reply to it counts for its match.
    let (first, _) = mover(&board);
    let answer = house.reply(first, middle.id, "a2");
    let board = house.board(house.group, answer).await;
    let end = played(&house, board, &["b2", "a3"]).await;
    let winner = if first == ANNA { "Anna" } else { "Boris" };
    for text in ["/replay@kletka_bot", "/replay@kletka_bot 1", "/replay@kletka_bot №1"] {
        let asked = house.say(VERA, text);
        let whole = film(&house, house.group, asked).await;
        assert_eq!(whole.text, format!("№1 · Tic-tac-toe · Anna — Boris\n🏆 {winner} wins!"));
        // A title page says who played what, and when.
        assert_eq!(frames(&whole), (7, 150 + 100 + 4 * 50 + 300));
    }
    let private = house.whisper(ANNA, "/replay 1");
    assert_eq!(frames(&film(&house, ANNA, private).await).0, 7);
    assert!(house.sandbox.message(house.group, end.id).is_some_and(|board| !board.deleted));
    let stranger = house.whisper(VERA, "/replay 1");
    house.find(VERA, "a refusal", |m| m.id > stranger && m.text == "There is no match №1.").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_that_were_taken_back_are_not_shown() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    let (first, second) = mover(&board);
    let board = played(&house, board, &["a1"]).await;
    house.reply(first, board.id, "undo");
    let offer = house.told("asks to take a move back").await;
    house.press(second, &offer, "Agree").await;
    let board = house.board(house.group, offer.id).await;
    played(&house, board, &["c3", "b2"]).await;
    let asked = house.say(VERA, "/replay@kletka_bot");
    let shown = film(&house, house.group, asked).await;
    assert!(shown.text.ends_with("\n2 moves so far."), "{}", shown.text);
    assert_eq!(frames(&shown).0, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_while_a_film_is_on_its_way_sees_that_one() {
    let house = House::open().await;
    let board = house.accepted("/tictactoe @boris").await;
    played(&house, board, &["a1"]).await;
    let ask = |user: i64| (user, Line::new("/replay@kletka_bot"));
    let asked =
        house.sandbox.act(|world| [ask(ANNA), ask(VERA)].map(|(user, line)| world.write(user, house.group, line)));
    film(&house, house.group, asked[0]).await;
    let films = |house: &House| {
        let all = house.sandbox.messages(house.group);
        all.iter().filter(|m| matches!(m.body, Body::Animation(_))).count()
    };
    assert_eq!(films(&house), 1);
    let later = house.say(VERA, "/replay@kletka_bot");
    film(&house, house.group, later).await;
    assert_eq!(films(&house), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sea_battle_is_shown_when_it_is_over() {
    for (language, opened, accept, asks, refusal, end) in [
        (
            "en",
            "Hello!",
            "Accept",
            "Place your ships",
            "This match holds secrets; its film is shown when it is over.",
            "🏆",
        ),
        ("ru", "Привет!", "Принять", "", "В этой партии есть тайны, фильм о ней будет в конце.", "🏆 Победа: "),
    ] {
        let house = House::with(SandboxConfig::default(), language).await;
        for user in [ANNA, BORIS] {
            house.whisper(user, "/start");
            house.told_in(user, opened).await;
        }
        house.say(ANNA, "/seabattle@kletka_bot @boris size=8 fleet=2,1");
        let lobby = house.find(house.group, "a challenge", |m| m.button(accept).is_some()).await;
        house.press(BORIS, &lobby, accept).await;
        let board = house.board(house.group, lobby.id).await;
        house.picture_in(ANNA, &[asks]).await;
        let placed = house.whisper(ANNA, "a1-a2");
        house.board(ANNA, placed).await;
        for user in [ANNA, VERA] {
            let asked = house.reply(user, board.id, "/replay");
            assert_eq!(house.answer(asked).await.text, refusal);
        }
        house.reply(ANNA, board.id, "/resign");
        let over = house.board(house.group, placed).await;
        let asked = house.reply(VERA, over.id, "/replay");
        let film = film(&house, house.group, asked).await;
        assert!(film.text.contains(end) && film.text.contains("Boris"), "{}", film.text);
        // The title page, the empty boards, the ship that nobody has seen so far, and the title that names the winner.
        assert_eq!(frames(&film), (4, 150 + 100 + 50 + 300));
        house.proofread();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_race_of_pig_in_russian() {
    let house = House::with(SandboxConfig::default(), "ru").await;
    house.say(ANNA, "/pig@kletka_bot @boris goal=10 dice=1");
    let lobby = house.find(house.group, "a challenge", |m| m.button("Принять").is_some()).await;
    house.press(BORIS, &lobby, "Принять").await;
    let mut board = house.board(house.group, lobby.id).await;
    let (mut moves, roll) = (0, board.buttons()[0].text.clone());
    while !board.text.contains('🏆') {
        let keys = board.buttons();
        let keep = keys.iter().find(|key| key.text != roll).map_or(roll.clone(), |key| key.text.clone());
        house.press(mover(&board).0, &board, &keep).await;
        board = house.board(house.group, board.id).await;
        moves += 1;
        if moves == 2 {
            let asked = house.say(VERA, "/replay@kletka_bot");
            let early = film(&house, house.group, asked).await;
            assert!(
                early.text.starts_with("№1 · Свинья · Anna ") && early.text.ends_with("\nПока 2 хода."),
                "{early:?}"
            );
        }
    }
    let asked = house.say(BORIS, "/replay@kletka_bot");
    let film = film(&house, house.group, asked).await;
    assert!(film.text.contains("🏆 Победа: ") && film.text.starts_with("№1 · Свинья · "), "{}", film.text);
    // The title page and the first position come before the moves.
    assert_eq!(frames(&film).0, moves + 2);
    house.proofread();
}
