//! The computer as an opponent: to the end, in a group and in private, without delaying anybody.

use kletka::store::schema::Tx;
use kletka_sandbox::Message;

use super::house::{ANNA, BORIS, BOT, House, PATIENCE};

/// The first button that plays a move.
fn any_move(board: &Message) -> Option<String> {
    let moves = board.buttons().into_iter().find(|b| b.data.as_ref().is_some_and(|data| data.starts_with("m:")));
    moves.map(|b| b.text.clone())
}

/// Presses the first move of every board until the match is over. Returns the last picture.
async fn play_out(
    house: &House,
    user: i64,
    mut board: Message,
    choose: impl Fn(&Message) -> Option<String>,
) -> Message {
    while board.button("Rematch").is_none() {
        let label = choose(&board).unwrap_or_else(|| panic!("nothing to press under {:?}", board.text));
        assert_eq!(house.press(user, &board, &label).await, "");
        let old = board.id;
        board = house.find(board.chat, "the next board", |m| m.id > old && m.photo().is_some()).await;
    }
    board
}

#[tokio::test(flavor = "multi_thread")]
async fn tic_tac_toe_at_every_level() {
    let house = House::open().await;
    for level in 1..=5 {
        let asked = house.whisper(ANNA, &format!("/tictactoe bot:{level}"));
        let board = house.find(ANNA, "a board", |m| m.id > asked && m.photo().is_some()).await;
        let end = play_out(&house, ANNA, board, any_move).await;
        assert!(end.text.contains(&format!("Kletka (level {level})")), "{}", end.text);
        assert!(level < 5 || !end.text.contains("🏆 Anna wins!"), "the best level never loses: {}", end.text);
    }
    house.proofread();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_move_and_the_answer_make_one_picture() {
    let house = House::open().await;
    house.say(ANNA, "/tictactoe@kletka_bot bot");
    let board = house.picture(&["Anna: put a"]).await;
    let after = house.calls_so_far();
    house.press(ANNA, &board, &any_move(&board).expect("a free cell")).await;
    let old = board.id;
    let board = house.find(house.group, "the answer", |m| m.id > old && m.photo().is_some()).await;
    assert!(
        board.text.contains("Anna: ") && board.text.contains("Kletka (level 3): "),
        "both moves are told: {}",
        board.text
    );
    assert_eq!(house.tally(house.group, ANNA, after).await.get("sendphoto"), Some(&1));
}

/// Shoots at one cell after another, like a beginner, until the match is over.
async fn sea_battle(house: &House, chat: i64, level: u8) -> Message {
    let typed =
        house.sandbox.act(|world| world.say(ANNA, chat, &format!("/seabattle@kletka_bot bot:{level} size=8 fleet=2")));
    house.find(chat, "a board", |m| m.id > typed && m.photo().is_some()).await;
    let placing = |m: &Message| m.id > typed && m.button("🎲 Random fleet").is_some();
    let own = house.find(ANNA, "the own board", placing).await;
    // The computer places its own fleet meanwhile, which does not outdate the keyboard.
    assert_eq!(house.press(ANNA, &own, "🎲 Random fleet").await, "");
    let own = house.find(ANNA, "a fleet", |m| m.button("✅ Ready").is_some()).await;
    assert_eq!(house.press(ANNA, &own, "✅ Ready").await, "");
    // If a strong computer begins, it may need no second turn.
    let mut board = house
        .find(chat, "a turn", |m| m.id > typed && (m.text.contains("hoot at a cell") || m.button("Rematch").is_some()))
        .await;
    if board.button("Rematch").is_some() {
        return board;
    }
    for cell in (1..=8).flat_map(|row| ('a'..='h').map(move |column| format!("{column}{row}"))) {
        let typed = house.sandbox.act(|world| world.say(ANNA, chat, &format!("/m@kletka_bot {cell}")));
        let answer = house.find(chat, "an answer", |m| m.id > typed && m.from == BOT).await;
        if answer.photo().is_some() {
            board = answer;
        } else {
            assert!(answer.text.contains("known to be empty"), "{}", answer.text);
        }
        if board.button("Rematch").is_some() {
            return board;
        }
    }
    panic!("all cells are shot and the match goes on\n{}", house.sandbox.transcript(chat));
}

#[tokio::test(flavor = "multi_thread")]
async fn sea_battle_in_a_group_and_in_private() {
    let house = House::open().await;
    house.whisper(ANNA, "/start");
    house.told_in(ANNA, "Hello!").await;
    let end = sea_battle(&house, house.group, 1).await;
    assert!(end.text.contains("wins!") && end.text.contains("Kletka (level 1)"), "{}", end.text);
    let end = sea_battle(&house, ANNA, 5).await;
    assert!(end.text.contains("wins!") && end.text.contains("Kletka (level 5)"), "{}", end.text);
    house.proofread();
}

/// Throws once and stops.
fn careful(board: &Message) -> Option<String> {
    let stop = board.button("✋ Stop").or_else(|| board.button("🎲 Roll"));
    stop.map(|button| button.text.clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn pig_against_two_computers() {
    let house = House::open().await;
    house.say(ANNA, "/pig@kletka_bot bot:1 bot:4 goal=60 dice=1");
    let board = house.picture(&["Anna: roll"]).await;
    let end = play_out(&house, ANNA, board, careful).await;
    assert!(end.text.contains("Kletka (level 1)") && end.text.contains("Kletka (level 4)"), "{}", end.text);
    assert!(end.text.contains("wins!") && end.text.contains("gets there"), "{}", end.text);
    house.whisper(ANNA, "/pig bot:2 bot:2 bot:5");
    house.find(ANNA, "two of one level", |m| m.text.contains("Kletka 1 (level 2)")).await;
    let asked = house.whisper(ANNA, "/pig bot:5 dice=1 goal=60");
    let board = house.find(ANNA, "a board", |m| m.id > asked && m.photo().is_some()).await;
    let end = play_out(&house, ANNA, board, careful).await;
    assert!(end.text.contains("Kletka (level 5)") && end.text.contains("wins!"), "{}", end.text);
    house.proofread();
}

/// What a person did stays in the caption, however long computers answer it.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_sentence_is_the_answer_to_the_person() {
    let house = House::open().await;
    house.say(ANNA, "/thousand@kletka_bot bot:3 bot:4 bot:5");
    let mut board = house.picture(&["Anna: "]).await;
    let (mut long, mut gaps) = (0, 0);
    while long < 3 && board.button("Rematch").is_none() {
        house.settled().await;
        let label = any_move(&board).unwrap_or_else(|| panic!("nothing to press under {:?}", board.text));
        house.press(ANNA, &board, &label).await;
        board = house.board(house.group, board.id).await;
        let told: Vec<&str> = board.text.lines().skip(1).collect();
        let own = 1 + usize::from(label.contains(", roll"));
        assert!(told[..own].iter().all(|line| line.starts_with("Anna ")), "{label}: {}", board.text);
        let gap = told.iter().position(|line| *line == "…");
        assert!(gap.is_none_or(|gap| gap >= own), "what is left out came after it: {}", board.text);
        gaps += usize::from(gap.is_some());
        long += usize::from(told.iter().filter(|line| line.starts_with("Kletka")).count() >= 3);
    }
    assert!(long > 0 && gaps > 0, "{}", house.sandbox.transcript(house.group));
}

/// In a race, a computer plays on while people look at their sheets. Only the end of its own race is shown.
#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_races_fills_no_chat() {
    let house = House::open().await;
    house.say(ANNA, "/numbers@kletka_bot bot:1");
    let board = house.picture(&["Anna"]).await;
    let raced = |tx: &Tx<'_>| tx.lines(1).len() > 20;
    assert!(house.holds(raced).await, "the computer goes on");
    house.settled().await;
    let boards = house.sandbox.messages(house.group).into_iter().filter(|m| m.photo().is_some()).count();
    assert!(boards <= 2, "{}", house.sandbox.transcript(house.group));
    house.reply(ANNA, board.id, "i1-a2");
    house.picture(&["Anna: i1–a2"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thinking_blocks_nobody_else() {
    let house = House::open().await;
    let elsewhere = house.sandbox.add_group("Elsewhere", &[BORIS, ANNA]);
    // The largest board at the best level: the computer uses all its time, and there are more of them than cores.
    let (slow, mut moves) = (4, Vec::new());
    for number in 1..=slow {
        house.say(ANNA, "/tictactoe@kletka_bot bot:5 size=10 line=5");
        let board = house.picture(&[&format!("№{number} ")]).await;
        // The lot may let the computer begin; then it thinks already.
        let asked = board.text.contains("Anna: put a");
        moves.push((number, if asked { house.reply(ANNA, board.id, "a10") } else { board.id }));
    }
    let said = house.sandbox.act(|world| world.say(BORIS, elsewhere, "/pig@kletka_bot @anna"));
    let lobby = house.find(elsewhere, "a challenge", |m| m.id > said && m.button("Accept").is_some()).await;
    house.press(ANNA, &lobby, "Accept").await;
    let board = house.find(elsewhere, "a board", |m| m.photo().is_some()).await;
    house.press(house.asked(&board), &board, "🎲 Roll").await;
    house.find(elsewhere, "the next board", |m| m.id > board.id && m.photo().is_some()).await;
    let answers = |world: &kletka_sandbox::World| {
        let all = world.messages(house.group);
        let answers = |m: &Message, (number, said): (usize, i32)| {
            m.id > said && m.text.starts_with(&format!("№{number} ")) && m.text.contains("Kletka (level 5): ")
        };
        moves.iter().filter(|own| all.iter().any(|m| answers(m, **own))).count()
    };
    assert!(house.sandbox.look(answers) < slow, "the computers were still thinking meanwhile");
    house.sandbox.wait(|world| answers(world) == slow, PATIENCE).await.expect("each of them answers");
}
